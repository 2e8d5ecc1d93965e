//! Content of a person's own: read, checked entry by entry, and played with on a thread of its own before it is taken, so that
//! the window never waits.

use std::sync::mpsc::{Receiver, TryRecvError};

use egui::{Context, Ui};
use rondel::plain::plain;
use rondel::{Plugin, Setup, SetupError, trial};
use rondel_presenter::words::Words;

use super::context::AppContext;
use super::{background, faults};

/// The content files of the person's own for a game, and what became of them.
#[derive(Default)]
pub struct OwnContent {
    /// The files whose entries are good.
    pub good: Vec<String>,
    wrong: Vec<String>,
    stage: TrialStage,
}

#[derive(Default)]
enum TrialStage {
    /// Whether games can be played with it nobody knows yet.
    #[default]
    Untried,
    Trying(Trial),
    /// What went wrong, if anything did.
    Tried(Option<String>),
}

/// A setup that is being played with.
pub struct Trial {
    outcome: Receiver<Result<(), SetupError>>,
}

/// How far a trial is.
pub enum Reply {
    /// Games are being played.
    Trying,
    /// Games can be played with it, or why not. The answer is remembered: opening the setup takes no time any more.
    Tried(Result<(), SetupError>),
}

impl Trial {
    /// Begins to play with a setup that nobody has played with; nothing where opening it takes no time.
    pub fn needed(ctx: &Context, setup: &dyn Setup) -> Option<Self> {
        if !trial::takes_time(setup) {
            return None;
        }
        let setup = rondel::setup::clone_setup(setup);
        // A system without another thread lets the window wait.
        let outcome = background::spawn(ctx, "content on trial", move |tell| {
            tell(trial::open(setup.as_ref()).map(|_| ()));
        });
        Some(Self { outcome: outcome? })
    }

    /// How far it is.
    pub fn reply(&self) -> Reply {
        match self.outcome.try_recv() {
            Ok(outcome) => Reply::Tried(outcome),
            Err(TryRecvError::Empty) => Reply::Trying,
            // Opening it says what is wrong, here and now.
            Err(TryRecvError::Disconnected) => Reply::Tried(Ok(())),
        }
    }
}

/// A setup with the options that are chosen in another of the same game: what could be chosen a moment ago can be chosen still.
pub fn with_options_of(mut setup: Box<dyn Setup>, chosen: &dyn Setup) -> Box<dyn Setup> {
    for option in chosen.options() {
        let _ = setup.choose(option.id, option.chosen);
    }
    setup
}

/// Says that games are being played. Nothing moves meanwhile: the thread wakes the window.
pub fn trial_ui(ui: &mut Ui, words: &Words) {
    ui.label(words.word("content-trial"));
}

impl OwnContent {
    /// Puts the content files of the person's own into the setup.
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
        Self { good, wrong, stage: TrialStage::Untried }
    }

    /// Reads the content files anew; the options of the setup stay as they were chosen.
    pub fn read_anew(cx: &AppContext, plugin: &Plugin, setup: &mut Box<dyn Setup>) -> Self {
        let mut anew = (plugin.setup)();
        let content = Self::read(cx, plugin, anew.as_mut());
        *setup = with_options_of(anew, setup.as_ref());
        content
    }

    /// The same files for another table.
    #[must_use]
    pub fn copy(&self) -> Self {
        Self { good: self.good.clone(), wrong: self.wrong.clone(), stage: TrialStage::Untried }
    }

    /// Whether there is no file at all.
    pub fn is_empty(&self) -> bool {
        self.good.is_empty() && self.wrong.is_empty()
    }

    /// Everything that must be mended first.
    pub fn faults(&self) -> impl Iterator<Item = &String> {
        let unplayable = if let TrialStage::Tried(fault) = &self.stage { fault.as_ref() } else { None };
        self.wrong.iter().chain(unplayable)
    }

    /// Whether games are being played with it just now.
    pub fn is_on_trial(&self) -> bool {
        matches!(self.stage, TrialStage::Trying(_))
    }

    /// Whether a game can begin.
    pub fn is_sound(&self) -> bool {
        self.wrong.is_empty() && (self.good.is_empty() || matches!(self.stage, TrialStage::Tried(None)))
    }

    /// An option was changed: what could be played with may now be otherwise.
    pub fn options_changed(&mut self) {
        self.stage = TrialStage::Untried;
    }

    /// Has games played with the setup that holds it, and takes up what came of them; called for every frame.
    pub fn advance(&mut self, ctx: &Context, setup: &dyn Setup, words: &Words) {
        let said = |outcome: Result<(), SetupError>| outcome.err().map(|error| faults::setup_error(&error, words));
        if self.good.is_empty() || !self.wrong.is_empty() {
            return;
        }
        match &self.stage {
            TrialStage::Untried => {
                self.stage = match Trial::needed(ctx, setup) {
                    Some(trial) => TrialStage::Trying(trial),
                    None => TrialStage::Tried(said(trial::open(setup).map(|_| ()))),
                };
            }
            TrialStage::Trying(trial) => {
                if let Reply::Tried(outcome) = trial.reply() {
                    self.stage = TrialStage::Tried(said(outcome));
                }
            }
            TrialStage::Tried(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use rondel_games as _;

    use super::*;
    use rondel_system::Store;

    /// A market of Harbour like the bundled one but for a remark that nobody has made before.
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
        // Another option is another game; this one again is known.
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
