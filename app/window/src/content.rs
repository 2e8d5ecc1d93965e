//! Reads and validates custom content, and plays trial games with it before use. Trials run on a separate thread so
//! that the window does not block.

use std::sync::mpsc::{Receiver, TryRecvError};

use egui::{Context, Ui};
use rondel::plain::plain;
use rondel::{Plugin, Setup, SetupError, trial};
use rondel_presenter::words::Words;

use super::context::AppContext;
use super::{background, faults};

/// The user's custom content files for a game, and the results of their validation.
#[derive(Default)]
pub struct OwnContent {
    /// The names of the valid files.
    pub good: Vec<String>,
    wrong: Vec<String>,
    stage: TrialStage,
}

#[derive(Default)]
enum TrialStage {
    /// No trial games have been played yet.
    #[default]
    Pending,
    Running(Trial),
    /// The trial has finished. Contains an error message if it failed.
    Finished(Option<String>),
}

/// A trial of a setup on a separate thread.
pub struct Trial {
    outcome: Receiver<Result<(), SetupError>>,
}

/// The state of a trial.
pub enum Reply {
    /// The trial is still running.
    Running,
    /// The result of the trial. It is cached, so opening the setup no longer takes time.
    Finished(Result<(), SetupError>),
}

impl Trial {
    /// Starts a trial of a setup. Returns `None` if the setup can be opened immediately.
    pub fn needed(ctx: &Context, setup: &dyn Setup) -> Option<Self> {
        if !trial::takes_time(setup) {
            return None;
        }
        let setup = rondel::setup::clone_setup(setup);
        // If no thread can be created, the setup is opened on the main thread.
        let outcome = background::spawn(ctx, "content on trial", move |tell| {
            tell(trial::open(setup.as_ref()).map(|_| ()));
        });
        Some(Self { outcome: outcome? })
    }

    /// Returns the state of the trial.
    pub fn reply(&self) -> Reply {
        match self.outcome.try_recv() {
            Ok(outcome) => Reply::Finished(outcome),
            Err(TryRecvError::Empty) => Reply::Running,
            // Any error is reported when the setup is opened on the main thread.
            Err(TryRecvError::Disconnected) => Reply::Finished(Ok(())),
        }
    }
}

/// Applies the options chosen in another setup of the same game. Options that are not available here are ignored.
pub fn with_options_of(mut setup: Box<dyn Setup>, chosen: &dyn Setup) -> Box<dyn Setup> {
    for option in chosen.options() {
        let _ = setup.choose(option.id, option.chosen);
    }
    setup
}

/// Draws a message saying that trial games are being played. It is not animated, because the thread requests a repaint
/// on completion.
pub fn trial_ui(ui: &mut Ui, words: &Words) {
    ui.label(words.word("content-trial"));
}

impl OwnContent {
    /// Reads the custom content files into the setup.
    pub fn read(cx: &AppContext, plugin: &Plugin, setup: &mut dyn Setup) -> Self {
        let (mut good, mut wrong) = (Vec::new(), Vec::new());
        for (name, text) in cx.store.content(plugin.id) {
            let replaced = match text {
                Ok(text) => setup.replace_content(&name, text).map_err(|error| faults::setup_error(&error, &cx.words)),
                Err(error) => Err(format!("{}: {}", plain(&name), faults::read_error(&error, &cx.words))),
            };
            match replaced {
                Ok(()) => good.push(name),
                Err(why) => wrong.push(why),
            }
        }
        Self { good, wrong, stage: TrialStage::Pending }
    }

    /// Reads the content files again, and keeps the chosen options of the setup.
    pub fn read_anew(cx: &AppContext, plugin: &Plugin, setup: &mut Box<dyn Setup>) -> Self {
        let mut anew = (plugin.setup)();
        let content = Self::read(cx, plugin, anew.as_mut());
        *setup = with_options_of(anew, setup.as_ref());
        content
    }

    /// Returns a copy with the same files, but without the result of a trial.
    #[must_use]
    pub fn copy(&self) -> Self {
        Self { good: self.good.clone(), wrong: self.wrong.clone(), stage: TrialStage::Pending }
    }

    /// Returns whether there are no files.
    pub fn is_empty(&self) -> bool {
        self.good.is_empty() && self.wrong.is_empty()
    }

    /// Returns all errors that must be fixed before a game can begin.
    pub fn faults(&self) -> impl Iterator<Item = &String> {
        let unplayable = if let TrialStage::Finished(fault) = &self.stage { fault.as_ref() } else { None };
        self.wrong.iter().chain(unplayable)
    }

    /// Returns whether a trial is running.
    pub fn is_on_trial(&self) -> bool {
        matches!(self.stage, TrialStage::Running(_))
    }

    /// Returns whether the content is valid, so that a game can begin.
    pub fn is_sound(&self) -> bool {
        self.wrong.is_empty() && (self.good.is_empty() || matches!(self.stage, TrialStage::Finished(None)))
    }

    /// Discards the result of the trial, because an option has changed.
    pub fn options_changed(&mut self) {
        self.stage = TrialStage::Pending;
    }

    /// Starts a trial of the setup, or processes its result. Called every frame.
    pub fn advance(&mut self, ctx: &Context, setup: &dyn Setup, words: &Words) {
        let said = |outcome: Result<(), SetupError>| outcome.err().map(|error| faults::setup_error(&error, words));
        if self.good.is_empty() || !self.wrong.is_empty() {
            return;
        }
        match &self.stage {
            TrialStage::Pending => {
                self.stage = match Trial::needed(ctx, setup) {
                    Some(trial) => TrialStage::Running(trial),
                    None => TrialStage::Finished(said(trial::open(setup).map(|_| ()))),
                };
            }
            TrialStage::Running(trial) => {
                if let Reply::Finished(outcome) = trial.reply() {
                    self.stage = TrialStage::Finished(said(outcome));
                }
            }
            TrialStage::Finished(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use rondel_games as _;

    use super::*;
    use rondel_system::Store;

    /// Creates a Harbour market that differs from the bundled one only in a unique comment.
    fn own_market(remark: &str) -> (tempfile::TempDir, AppContext) {
        let folder = tempfile::tempdir().expect("a folder");
        let own = folder.path().join("content/harbour");
        std::fs::create_dir_all(&own).expect("a folder of one's own");
        let bundled = include_str!("../../../games/harbour/content/market.ron");
        std::fs::write(own.join("market.ron"), format!("// {remark}\n{bundled}")).expect("a content file");
        let cx = AppContext::open(Store::at(folder.path()), Some(1));
        (folder, cx)
    }

    #[test]
    fn no_game_begins_before_its_content_was_played_with_and_the_window_goes_on_meanwhile() {
        let (_folder, cx) = own_market("nobody has played with this");
        let plugin = cx.plugin("harbour").expect("the game");
        let mut setup = (plugin.setup)();
        let mut content = OwnContent::read(&cx, plugin, setup.as_mut());
        assert_eq!(content.good, ["market.ron"]);
        assert!(!content.is_sound() && !content.is_on_trial());
        let ctx = Context::default();
        content.advance(&ctx, setup.as_ref(), &cx.words);
        assert!(content.is_on_trial() && !content.is_sound(), "the first frame waits for nothing");
        while content.is_on_trial() {
            content.advance(&ctx, setup.as_ref(), &cx.words);
            std::thread::yield_now();
        }
        assert!(content.is_sound() && content.faults().next().is_none());
        // A different option requires a new trial. The result for the first option is cached.
        setup.choose("bonus", "with").expect("an option");
        content.options_changed();
        content.advance(&ctx, setup.as_ref(), &cx.words);
        assert!(content.is_on_trial());
        setup.choose("bonus", "without").expect("an option");
        content.options_changed();
        content.advance(&ctx, setup.as_ref(), &cx.words);
        assert!(content.is_sound());
    }
}
