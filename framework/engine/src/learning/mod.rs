//! Training by self-play: models of the value of a position, fitted to games between search bots.
//!
//! | file | contents |
//! | --- | --- |
//! | `leaves.rs` | a serialiser that reads a state as numbers |
//! | `survey.rs` | determines which of these numbers vary, and how |
//! | `schema.rs` | the numbers that a model uses, and the inputs derived from them |
//! | `model.rs` | the model: integer arithmetic, evaluated during search |
//! | `fit.rs` | fits a model to positions and results |
//! | `fitting.rs` | fits models of several kinds to games, and compares them |
//! | `selfplay.rs` | games between search bots, as training data |
//! | `advised.rs` | a ruleset whose estimate is a model |
//! | `fingerprint.rs` | identifies the rules that a model was trained for |
//!
//! A round of training plays games with the best model so far, fits models to these and earlier games, and plays a
//! match between the best fit and the best model so far. All results depend only on the seed, except those of a match,
//! in which both sides have equal search time. This module accesses neither files nor a clock, unlike `rondel train`.

mod advised;
mod fingerprint;
mod fit;
mod fitting;
pub(crate) mod leaves;
mod model;
pub(crate) mod schema;
mod selfplay;
pub(crate) mod survey;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ruleset::Ruleset;
use crate::seat::Seats;

pub use advised::Advised;
pub use fingerprint::fingerprint;
pub use fitting::{FitReport, FitTask, Fitted, fit_games};
pub use model::Model;
pub use selfplay::{SelfPlay, TrainingGame, contest, play_training_game};

/// The result of training for a game: a model for each player count, with suitable search settings.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Training {
    /// At most one model for each player count.
    pub models: Vec<Arc<Model>>,
}

impl Training {
    /// Returns the model for tables of this size, if there is one.
    pub fn model(&self, seats: Seats) -> Option<&Arc<Model>> {
        self.models.iter().find(|model| model.seats() == seats)
    }

    /// Returns the training with this model in place of any model for the same number of seats.
    #[must_use]
    pub fn with(mut self, model: Arc<Model>) -> Self {
        self.models.retain(|other| other.seats() != model.seats());
        self.models.push(model);
        self.models.sort_by_key(|model| model.seats().count());
        self
    }

    /// Returns whether every model can be used with a ruleset: its parts are consistent, it expects the ruleset's
    /// number of features, and the game supports its number of seats.
    pub fn fits<R: Ruleset>(&self, rules: &R) -> bool {
        self.models.iter().all(|model| model.fits(rules))
    }

    /// Returns only the models that fit a ruleset and were made for rules with the same fingerprint.
    #[must_use]
    pub fn made_for<R: Ruleset>(mut self, rules: &R) -> Self {
        self.models.retain(|model| model.fits(rules) && model.rules == fingerprint(rules, model.seats()));
        self
    }
}
