//! Trained models that are compiled into a game.

use std::sync::{Arc, OnceLock};

use crate::content::ContentError;
use crate::game::AnyGame;
use crate::learning::{Advised, Training};
use crate::ruleset::Stage;
use crate::setup::SetupError;

/// The trained models that a game includes: the text of a file written by `rondel train`.
pub struct IncludedModels {
    text: &'static str,
    /// The models for the bundled content. They are set when a game is first opened with that content.
    bundled: OnceLock<Option<Arc<Training>>>,
}

impl IncludedModels {
    /// Includes the text of a model file.
    pub const fn new(text: &'static str) -> Self {
        Self { text, bundled: OnceLock::new() }
    }

    /// Opens a ruleset with the models that were made for its content. `usual` creates the ruleset with the same
    /// content and the usual options. For the bundled content, `usual` must always return the same ruleset, because
    /// the models that fit are kept and `usual` is not called again. If the user's own content is used
    /// (`own_content`), `usual` is called each time. At tables without a model, the ruleset's own estimate is used.
    ///
    /// # Errors
    /// Returns an error if the text is not a model file, or if `usual` returns an error.
    pub fn open<R: Stage>(
        &self,
        rules: R,
        own_content: bool,
        usual: impl FnOnce() -> Result<R, ContentError>,
    ) -> Result<AnyGame, SetupError> {
        let training = match self.bundled.get() {
            Some(training) if !own_content => training.clone(),
            _ => {
                let training = self.made_for(&usual()?)?;
                if !own_content {
                    self.bundled.get_or_init(|| training.clone());
                }
                training
            }
        };
        let training = training.filter(|training| training.fits(&rules));
        Ok(Arc::new(Advised::new(Arc::new(rules), training)))
    }

    fn made_for<R: Stage>(&self, usual: &R) -> Result<Option<Arc<Training>>, SetupError> {
        let training: Training =
            serde_json::from_str(self.text).map_err(|error| SetupError::Models(error.to_string()))?;
        let training = training.made_for(usual);
        Ok((!training.models.is_empty()).then(|| Arc::new(training)))
    }
}
