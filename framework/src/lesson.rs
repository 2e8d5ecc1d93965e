//! Lessons: a game that is taught at its own table. A lesson is data: a set-up, a seed, who learns, and steps; whatever else
//! happens at the table follows the script.
//!
//! ```ron
//! (
//!     title: "lesson-line", about: "lesson-line-about", minutes: 2, seats: 2, seed: 1,
//!     steps: [
//!         Say(text: "lesson-line-goal", at: ["square-4"]),
//!         Choose(text: "lesson-line-middle", at: ["square-4"], among: [(on: ["square-4"])], otherwise: "lesson-line-not-there"),
//!         Play([(on: ["square-1"])]),
//!         Ask(text: "lesson-line-who", answers: [
//!             (text: "lesson-line-cross", right: true, reply: "lesson-line-yes"),
//!             (text: "lesson-line-nought", reply: "lesson-line-no"),
//!         ]),
//!     ],
//! )
//! ```
//!
//! A lesson begins with a deal, or with a position of a saved game that its first step lays: `Table(journal: "late", ply: 40)` is the
//! game of `lessons/late.rondel` after 40 decisions, and takes the place of `options`, `seats` and `seed`. Such a step may stand
//! anywhere, so that one lesson shows several positions; each of them has the same learner.

mod checking;

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::Deserialize;

use crate::bots::{Bot, Level};
use crate::intern;
use crate::journal::{Header, Journal, Player};
use crate::scene::{Choice, ElementId};
use crate::seat::Seat;
use crate::session::{Session, StartError};
use crate::setup::{Plugin, SetupError};
use crate::text::Text;
use crate::turn::Turn;

pub use checking::check;

/// A lesson as it comes with its game.
#[derive(Clone, Copy, Debug)]
pub struct LessonFile {
    /// Its name.
    pub name: &'static str,
    /// The RON.
    pub text: &'static str,
    /// The saved games it takes positions from: name and journal.
    pub journals: &'static [(&'static str, &'static str)],
}

/// A lesson, as its file has it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The text key of its name.
    pub title: String,
    /// The text key of what one learns in it.
    pub about: String,
    /// How long it takes a beginner.
    pub minutes: u8,
    /// The options of the set-up that are not as usual, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// How many sit at the table; left out where the first step lays one.
    #[serde(default)]
    pub seats: Option<u8>,
    /// The seat of whoever learns, from 0.
    #[serde(default)]
    pub learner: u8,
    /// The seed of all luck; left out where the first step lays a table.
    #[serde(default)]
    pub seed: Option<u64>,
    /// What happens, one after the other.
    pub steps: Vec<LessonStep>,
    /// The saved games that came with it.
    #[serde(skip)]
    journals: &'static [(&'static str, &'static str)],
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum LessonStep {
    /// Something is said until the learner goes on.
    Say {
        /// The text key.
        text: String,
        /// What is pointed at.
        #[serde(default)]
        at: Vec<String>,
    },
    /// The learner chooses.
    Choose {
        /// The text key of what they are told.
        text: String,
        /// What is pointed at.
        #[serde(default)]
        at: Vec<String>,
        /// What they may take: one of these, or anything where none is named.
        #[serde(default)]
        among: Vec<Pick>,
        /// The text key of what they are told when they try something else.
        #[serde(default)]
        otherwise: Option<String>,
    },
    /// These are played, whoever decides.
    Play(Vec<Pick>),
    /// Another position is laid: that of a saved game after so many decisions.
    Table {
        /// The name of the journal.
        journal: String,
        /// How many decisions of it are played.
        ply: usize,
    },
    /// The learner is asked something.
    Ask {
        /// The text key of the question.
        text: String,
        /// What is pointed at.
        #[serde(default)]
        at: Vec<String>,
        /// What they may answer.
        answers: Vec<Answer>,
    },
}

/// Names a choice of a decision by what is the same in every language. The first that fits is meant.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// The things one clicks for it, all of them and as often.
    #[serde(default)]
    pub on: Vec<String>,
    /// The text key of its label.
    #[serde(default)]
    pub called: Option<String>,
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The text key.
    pub text: String,
    /// Whether it is right.
    #[serde(default)]
    pub right: bool,
    /// The text key of what is said to it.
    pub reply: String,
}

/// Why a lesson cannot be taught; said to its author.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// The file cannot be read.
    #[error("{lesson}, line {line}: {reason}")]
    Syntax {
        /// The lesson.
        lesson: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
    /// The game has no lesson of this name.
    #[error("unknown lesson `{0}`")]
    Unknown(String),
    /// An option the game does not have.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A table that cannot be laid.
    #[error(transparent)]
    Start(#[from] StartError),
    /// Nothing says at which table it is taught.
    #[error("it needs `seats` and a `seed`, or a `Table` as its first step")]
    NoTable,
    /// Two things say at which table it is taught.
    #[error("its first step is a `Table`, so `options`, `seats` and `seed` must be left out")]
    TwoTables,
    /// It takes too long, or no time at all.
    #[error("it takes {0} minutes; a lesson may take 1 to {LONGEST}")]
    Minutes(u8),
    /// A step that does not fit the table.
    #[error("step {step}: {fault}")]
    Step {
        /// Its number, from 1.
        step: usize,
        /// What is wrong with it.
        fault: String,
    },
}

/// No lesson takes more minutes.
pub const LONGEST: u8 = 12;

impl Pick {
    /// Whether it means this choice.
    pub fn fits(&self, choice: &Choice) -> bool {
        let mut clicked: Vec<String> = choice.targets.iter().map(ElementId::to_string).collect();
        let mut named = self.on.clone();
        clicked.sort_unstable();
        named.sort_unstable();
        let on = self.on.is_empty() || clicked == named;
        let called = self.called.as_deref().is_none_or(|called| key(&choice.label) == Some(called));
        on && called && !(self.on.is_empty() && self.called.is_none())
    }
}

/// The text key of a label.
fn key(text: &Text) -> Option<&str> {
    match text {
        Text::Message { key, .. } => Some(key),
        Text::Verbatim(_) | Text::List(_) | Text::Translated(_) => None,
    }
}

/// What is called `kind-number`.
pub fn element(name: &str) -> Option<ElementId> {
    let (kind, number) = name.rsplit_once('-')?;
    Some(ElementId { kind: intern::interned(kind)?, number: number.parse().ok()? })
}

impl Lesson {
    /// Reads a lesson. `name` is told where it cannot be read.
    ///
    /// # Errors
    /// A text that is no lesson.
    pub fn read(name: &str, text: &str) -> Result<Self, LessonError> {
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        options.from_str(text).map_err(|error| LessonError::Syntax {
            lesson: name.to_owned(),
            line: error.span.start.line,
            reason: error.code.to_string(),
        })
    }

    /// The lesson of a game.
    ///
    /// # Errors
    /// No lesson of this name, or a text that is no lesson.
    pub fn of(plugin: &Plugin, name: &str) -> Result<Self, LessonError> {
        let found = plugin.lessons.iter().find(|lesson| lesson.name == name);
        let file = found.ok_or_else(|| LessonError::Unknown(name.to_owned()))?;
        Ok(Self { journals: file.journals, ..Self::read(name, file.text)? })
    }

    /// The seat of whoever learns.
    pub const fn learner(&self) -> Seat {
        Seat::new(self.learner)
    }

    /// Who sits at its tables: the learner and, for the time after it, apprentices.
    fn players(&self, seats: u8) -> Vec<Player> {
        let sits = |seat: u8| {
            if seat == self.learner { Player::human("") } else { Player::bot(Bot::Level(Level::Apprentice)) }
        };
        (0..seats).map(sits).collect()
    }

    /// The table it begins at.
    fn open(&self, plugin: &Plugin) -> Result<Session, LessonError> {
        if let Some(LessonStep::Table { journal, ply }) = self.steps.first() {
            if self.seats.is_some() || self.seed.is_some() || !self.options.is_empty() {
                return Err(LessonError::TwoTables);
            }
            return self.lay(plugin, journal, *ply).map_err(|fault| LessonError::Step { step: 1, fault });
        }
        let (Some(seats), Some(seed)) = (self.seats, self.seed) else { return Err(LessonError::NoTable) };
        let mut setup = (plugin.setup)();
        for (option, value) in &self.options {
            setup.choose(option, value)?;
        }
        let (game, version, players) = (plugin.id.to_owned(), plugin.version.to_owned(), self.players(seats));
        Ok(Session::start(Header::new(game, version, setup, players, seed))?)
    }

    /// The position of a saved game after so many decisions.
    fn lay(&self, plugin: &Plugin, name: &str, ply: usize) -> Result<Session, String> {
        let (_, text) = self
            .journals
            .iter()
            .find(|(journal, _)| *journal == name)
            .ok_or_else(|| format!("no journal `{name}` came with the lesson"))?;
        let lines: String = text.split_inclusive('\n').take(ply + 1).collect();
        let at_fault = |why: &dyn Display| format!("the journal `{name}`: {why}");
        let mut journal = Journal::read(lines).map_err(|error| at_fault(&error))?;
        let header = &mut journal.header;
        if header.game != plugin.id {
            return Err(at_fault(&format!("it is one of `{}`", header.game)));
        }
        if header.players.iter().any(|player| !player.name.is_empty()) {
            return Err(at_fault(&"it names people"));
        }
        // The version may be another as long as every decision can be played.
        plugin.version.clone_into(&mut header.version);
        header.players = self.players(u8::try_from(header.players.len()).unwrap_or(u8::MAX));
        let (session, notices) = Session::replay(journal).map_err(|error| at_fault(&error))?;
        if let Some(damage) = notices.iter().find(|notice| notice.is_damage()) {
            return Err(at_fault(damage));
        }
        match session.plies().len() {
            played if played < ply => Err(at_fault(&format!("it has {played} decisions and not {ply}"))),
            _ => Ok(session),
        }
    }
}

/// Somebody on their way through a lesson.
#[derive(Clone, Debug)]
pub struct Course {
    lesson: Lesson,
    step: usize,
    /// How much of a scripted step is played.
    played: usize,
}

impl Course {
    /// At the first step, with the table it begins at.
    fn begin(plugin: &Plugin, lesson: Lesson) -> Result<(Self, Session), LessonError> {
        let session = lesson.open(plugin)?;
        let step = usize::from(matches!(lesson.steps.first(), Some(LessonStep::Table { .. })));
        Ok((Self { lesson, step, played: 0 }, session))
    }

    /// What is taught.
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Which step it is, from 0.
    pub const fn place(&self) -> usize {
        self.step
    }

    /// The step; nothing after the last.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.step)
    }

    /// Goes on from what was said or asked. Elsewhere it is the table that goes on.
    pub fn go_on(&mut self) {
        if matches!(self.step(), Some(LessonStep::Say { .. } | LessonStep::Ask { .. })) {
            self.step += 1;
        }
    }

    /// Which of these choices the script takes now; nothing where it is the learner's, or none of them is meant.
    pub fn plays(&self, choices: &[Choice]) -> Option<usize> {
        let Some(LessonStep::Play(picks)) = self.step() else { return None };
        let pick = picks.get(self.played)?;
        choices.iter().position(|choice| pick.fits(choice))
    }

    /// Whether the learner may take this choice now.
    pub fn allows(&self, choice: &Choice) -> bool {
        match self.step() {
            Some(LessonStep::Choose { among, .. }) => among.is_empty() || among.iter().any(|pick| pick.fits(choice)),
            Some(LessonStep::Say { .. } | LessonStep::Play(_) | LessonStep::Table { .. } | LessonStep::Ask { .. })
            | None => false,
        }
    }

    /// What the learner takes where the lesson is played without one.
    fn canonical(&self, choices: &[Choice]) -> Option<usize> {
        match self.step() {
            Some(LessonStep::Choose { among, .. }) => match among.first() {
                Some(pick) => choices.iter().position(|choice| pick.fits(choice)),
                None => (!choices.is_empty()).then_some(0),
            },
            _ => self.plays(choices),
        }
    }

    /// Something was taken, by the learner or as the script says.
    pub fn taken(&mut self) {
        let picks = match self.step() {
            Some(LessonStep::Choose { .. }) => 1,
            Some(LessonStep::Play(picks)) => picks.len(),
            Some(LessonStep::Say { .. } | LessonStep::Table { .. } | LessonStep::Ask { .. }) | None => return,
        };
        self.played += 1;
        if self.played >= picks {
            (self.step, self.played) = (self.step + 1, 0);
        }
    }

    /// Plays a lesson up to a step, where the learner takes the first of what is meant; for whoever goes on with it later. A step that
    /// lays a table is passed: the table of the step after it lies there.
    ///
    /// # Errors
    /// A lesson that does not fit its table.
    pub fn resume(plugin: &Plugin, lesson: Lesson, step: usize) -> Result<(Self, Session), LessonError> {
        let (mut course, mut session) = Self::begin(plugin, lesson)?;
        while course.step().is_some_and(|next| course.place() < step || matches!(next, LessonStep::Table { .. })) {
            course.walk(plugin, &mut session).map_err(|fault| LessonError::Step { step: course.place() + 1, fault })?;
        }
        Ok((course, session))
    }

    /// Goes on by what was said, by one decision, or to another table.
    fn walk(&mut self, plugin: &Plugin, session: &mut Session) -> Result<(), String> {
        match self.step() {
            Some(LessonStep::Say { .. } | LessonStep::Ask { .. }) | None => self.go_on(),
            Some(LessonStep::Table { journal, ply }) => {
                *session = self.lesson.lay(plugin, journal, *ply)?;
                self.step += 1;
            }
            Some(LessonStep::Choose { .. } | LessonStep::Play(_)) => {
                let Turn::Decide(_) = session.turn() else { return Err("the game is over".to_owned()) };
                let choices = session.choices();
                let index = self.canonical(&choices).ok_or_else(|| unmet(&choices))?;
                session.play(index).map_err(|refused| refused.to_string())?;
                self.taken();
            }
        }
        Ok(())
    }
}

/// What can be chosen instead of what a script names.
fn unmet(choices: &[Choice]) -> String {
    let named = choices.iter().map(|choice| {
        let on: Vec<String> = choice.targets.iter().map(ElementId::to_string).collect();
        format!("(on: {on:?}, called: {:?})", key(&choice.label).unwrap_or_default())
    });
    format!("nobody can choose that; there are {}", named.collect::<Vec<_>>().join(", "))
}
