//! Lessons: tutorials that take place at the game's own table. A lesson consists of a setup, a seed, the
//! learner's seat and a list of steps. All decisions that the learner does not make follow the script.
//!
//! ```ron
//! (
//!     title: "lesson-line", about: "lesson-line-about", minutes: 2, seats: 2, seed: 1,
//!     learnt: ["lesson-line-learnt-1"],
//!     steps: [
//!         Say(text: "lesson-line-goal", at: ["square-4"]),
//!         Choose(
//!             text: "lesson-line-middle",
//!             at: ["square-4"],
//!             among: [(on: ["square-4"])],
//!             otherwise: "lesson-line-not-there",
//!         ),
//!         Play([(on: ["square-1"])]),
//!         Ask(text: "lesson-line-who", answers: [
//!             (text: "lesson-line-cross", right: true, reply: "lesson-line-yes"),
//!             (text: "lesson-line-nought", reply: "lesson-line-no"),
//!         ]),
//!     ],
//! )
//! ```
//!
//! A lesson begins with a deal, or with a position of a saved game if its first step is a `Table`. For example,
//! `Table(journal: "late", ply: 40)` is the position in `lessons/late.rondel` after 40 decisions, and replaces
//! `options`, `seats` and `seed`. A `Table` step may occur anywhere, so that one lesson can show several positions.
//! The learner has the same seat in all these positions.

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

/// A lesson that is bundled with its game.
#[derive(Clone, Copy, Debug)]
pub struct LessonFile {
    /// The name of the lesson.
    pub name: &'static str,
    /// The lesson, in RON.
    pub text: &'static str,
    /// The saved games whose positions the lesson uses, as pairs of name and journal.
    pub journals: &'static [(&'static str, &'static str)],
}

/// A lesson, as stored in its file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The message key of the title.
    pub title: String,
    /// The message key of a summary of what the lesson teaches.
    pub about: String,
    /// Duration for a beginner, in minutes.
    pub minutes: u8,
    /// The setup options that differ from their defaults, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Number of seats at the table, or `None` if the first step is a `Table`.
    #[serde(default)]
    pub seats: Option<u8>,
    /// The learner's seat, from 0.
    #[serde(default)]
    pub learner: u8,
    /// The seed of all randomness, or `None` if the first step is a `Table`.
    #[serde(default)]
    pub seed: Option<u64>,
    /// The message keys of the learning outcomes, one short sentence each.
    #[serde(default)]
    pub learnt: Vec<String>,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
    /// The saved games that are bundled with the lesson.
    #[serde(skip)]
    journals: &'static [(&'static str, &'static str)],
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum LessonStep {
    /// A message that is shown until the learner continues.
    Say {
        /// The message key.
        text: String,
        /// The elements to point at.
        #[serde(default)]
        at: Vec<String>,
    },
    /// A choice by the learner.
    Choose {
        /// The message key of the instruction.
        text: String,
        /// The elements to point at.
        #[serde(default)]
        at: Vec<String>,
        /// The permitted choices. If the list is empty, any choice is permitted.
        #[serde(default)]
        among: Vec<Pick>,
        /// The message key of the reply to any other choice.
        #[serde(default)]
        otherwise: Option<String>,
    },
    /// Choices that the script makes for the deciding seat, which may be any seat.
    Play(Vec<Pick>),
    /// A switch to the position of a saved game after a given number of decisions.
    Table {
        /// The name of the journal.
        journal: String,
        /// Number of decisions to play.
        ply: usize,
    },
    /// A question that the learner answers.
    Ask {
        /// The message key of the question.
        text: String,
        /// The elements to point at.
        #[serde(default)]
        at: Vec<String>,
        /// The possible answers.
        answers: Vec<Answer>,
    },
}

/// Identifies a choice by properties that do not depend on the language. The first matching choice is used.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// The elements to click for the choice, each as many times as it is listed. An empty list matches any
    /// elements.
    #[serde(default)]
    pub on: Vec<String>,
    /// The message key of the choice's label. `None` matches any label.
    #[serde(default)]
    pub called: Option<String>,
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The message key.
    pub text: String,
    /// Whether the answer is correct.
    #[serde(default)]
    pub right: bool,
    /// The message key of the reply.
    pub reply: String,
}

/// Error returned when a lesson cannot be used. The message is intended for the author of the lesson.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// The file cannot be parsed.
    #[error("{lesson}, line {line}: {reason}")]
    Syntax {
        /// The name of the lesson.
        lesson: String,
        /// The line, from 1.
        line: usize,
        /// A description of the error.
        reason: String,
    },
    /// The game has no lesson with this name.
    #[error("unknown lesson `{0}`")]
    Unknown(String),
    /// An option of the lesson is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The table cannot be set up.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The lesson does not specify its table.
    #[error("it needs `seats` and a `seed`, or a `Table` as its first step")]
    NoTable,
    /// The lesson specifies its table twice.
    #[error("its first step is a `Table`, so `options`, `seats` and `seed` must be omitted")]
    TwoTables,
    /// The duration is zero or too long.
    #[error("it lasts {0} minutes; a lesson may last 1 to {LONGEST}")]
    Minutes(u8),
    /// A step does not match the table.
    #[error("step {step}: {fault}")]
    Step {
        /// The number of the step, from 1.
        step: usize,
        /// A description of the error.
        fault: String,
    },
}

/// Maximum duration of a lesson, in minutes.
pub const LONGEST: u8 = 12;

impl Pick {
    /// Returns whether this pick matches a choice. A pick without properties matches nothing.
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

/// Returns the message key of a label.
fn key(text: &Text) -> Option<&str> {
    match text {
        Text::Message { key, .. } => Some(key),
        Text::Verbatim(_) | Text::List(_) | Text::Translated(_) => None,
    }
}

/// Parses the name of an element, of the form `kind-number`.
pub fn element(name: &str) -> Option<ElementId> {
    let (kind, number) = name.rsplit_once('-')?;
    Some(ElementId { kind: intern::interned(kind)?, number: number.parse().ok()? })
}

impl Lesson {
    /// Parses a lesson. `name` is used in error messages.
    ///
    /// # Errors
    /// Returns an error if the text is not a valid lesson.
    pub fn read(name: &str, text: &str) -> Result<Self, LessonError> {
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        options.from_str(text).map_err(|error| LessonError::Syntax {
            lesson: name.to_owned(),
            line: error.span.start.line,
            reason: error.code.to_string(),
        })
    }

    /// Returns the lesson of a game with this name.
    ///
    /// # Errors
    /// Returns an error if the game has no lesson with this name, or if the lesson is invalid.
    pub fn of(plugin: &Plugin, name: &str) -> Result<Self, LessonError> {
        let found = plugin.lessons.iter().find(|lesson| lesson.name == name);
        let file = found.ok_or_else(|| LessonError::Unknown(name.to_owned()))?;
        Ok(Self { journals: file.journals, ..Self::read(name, file.text)? })
    }

    /// Returns the learner's seat.
    pub const fn learner(&self) -> Seat {
        Seat::new(self.learner)
    }

    /// Returns the players of the lesson: the learner, and Apprentice bots that play the other seats after the
    /// lesson.
    fn players(&self, seats: u8) -> Vec<Player> {
        let sits = |seat: u8| {
            if seat == self.learner { Player::human("") } else { Player::bot(Bot::Level(Level::Apprentice)) }
        };
        (0..seats).map(sits).collect()
    }

    /// Opens the table at which the lesson begins.
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

    /// Opens a saved game at the position after `ply` decisions.
    fn lay(&self, plugin: &Plugin, name: &str, ply: usize) -> Result<Session, String> {
        let (_, text) = self
            .journals
            .iter()
            .find(|(journal, _)| *journal == name)
            .ok_or_else(|| format!("the lesson has no journal `{name}`"))?;
        let lines: String = text.split_inclusive('\n').take(ply + 1).collect();
        let at_fault = |why: &dyn Display| format!("the journal `{name}`: {why}");
        let mut journal = Journal::read(lines).map_err(|error| at_fault(&error))?;
        let header = &mut journal.header;
        if header.game != plugin.id {
            return Err(at_fault(&format!("it belongs to `{}`", header.game)));
        }
        if header.players.iter().any(|player| !player.name.is_empty()) {
            return Err(at_fault(&"it contains names of people"));
        }
        // The version may differ, because every decision is checked when it is played.
        plugin.version.clone_into(&mut header.version);
        header.players = self.players(u8::try_from(header.players.len()).unwrap_or(u8::MAX));
        let (session, notices) = Session::replay(journal).map_err(|error| at_fault(&error))?;
        if let Some(damage) = notices.iter().find(|notice| notice.is_damage()) {
            return Err(at_fault(damage));
        }
        match session.plies().len() {
            played if played < ply => Err(at_fault(&format!("it has {played} decisions, not {ply}"))),
            _ => Ok(session),
        }
    }
}

/// A learner's progress through a lesson.
#[derive(Clone, Debug)]
pub struct Course {
    lesson: Lesson,
    step: usize,
    /// Number of choices made in the current step.
    played: usize,
}

impl Course {
    /// Creates a course at the first step of a lesson, and opens the table for that step.
    fn begin(plugin: &Plugin, lesson: Lesson) -> Result<(Self, Session), LessonError> {
        let session = lesson.open(plugin)?;
        let step = usize::from(matches!(lesson.steps.first(), Some(LessonStep::Table { .. })));
        Ok((Self { lesson, step, played: 0 }, session))
    }

    /// Returns the lesson.
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Returns the index of the current step, from 0.
    pub const fn place(&self) -> usize {
        self.step
    }

    /// Returns the current step, or `None` after the last step.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.step)
    }

    /// Advances past a message or a question. Has no effect in other steps, which advance when a choice is made.
    pub fn go_on(&mut self) {
        if matches!(self.step(), Some(LessonStep::Say { .. } | LessonStep::Ask { .. })) {
            self.step += 1;
        }
    }

    /// Returns the index of the choice that the script makes next, or `None` if the learner decides or no choice
    /// matches.
    pub fn plays(&self, choices: &[Choice]) -> Option<usize> {
        let Some(LessonStep::Play(picks)) = self.step() else { return None };
        let pick = picks.get(self.played)?;
        choices.iter().position(|choice| pick.fits(choice))
    }

    /// Returns whether the learner may make this choice now.
    pub fn allows(&self, choice: &Choice) -> bool {
        match self.step() {
            Some(LessonStep::Choose { among, .. }) => among.is_empty() || among.iter().any(|pick| pick.fits(choice)),
            Some(LessonStep::Say { .. } | LessonStep::Play(_) | LessonStep::Table { .. } | LessonStep::Ask { .. })
            | None => false,
        }
    }

    /// Returns the index of the choice to make if the lesson is played without a learner.
    fn canonical(&self, choices: &[Choice]) -> Option<usize> {
        match self.step() {
            Some(LessonStep::Choose { among, .. }) => match among.first() {
                Some(pick) => choices.iter().position(|choice| pick.fits(choice)),
                None => (!choices.is_empty()).then_some(0),
            },
            _ => self.plays(choices),
        }
    }

    /// Records that a choice was made, by the learner or by the script.
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

    /// Resumes a lesson at a step. All earlier steps are played first, with the first permitted choice wherever the
    /// learner chooses. If the step is a `Table`, the position of that step is set up, and the course continues
    /// with the next step.
    ///
    /// # Errors
    /// Returns an error if the lesson does not match its table.
    pub fn resume(plugin: &Plugin, lesson: Lesson, step: usize) -> Result<(Self, Session), LessonError> {
        let (mut course, mut session) = Self::begin(plugin, lesson)?;
        while course.step().is_some_and(|next| course.place() < step || matches!(next, LessonStep::Table { .. })) {
            course.walk(plugin, &mut session).map_err(|fault| LessonError::Step { step: course.place() + 1, fault })?;
        }
        Ok((course, session))
    }

    /// Advances past a message or a question, makes one decision, or sets up a different table.
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

/// Returns the error message for a pick that matches no choice. The message lists the available choices.
fn unmet(choices: &[Choice]) -> String {
    let named = choices.iter().map(|choice| {
        let on: Vec<String> = choice.targets.iter().map(ElementId::to_string).collect();
        format!("(on: {on:?}, called: {:?})", key(&choice.label).unwrap_or_default())
    });
    format!("this cannot be chosen; the choices are {}", named.collect::<Vec<_>>().join(", "))
}
