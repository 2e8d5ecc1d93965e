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

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::bots::{Bot, Level};
use crate::catalog::Catalog;
use crate::intern;
use crate::journal::{FORMAT, Header, Player};
use crate::scene::{Choice, ElementId, Observer, Scene};
use crate::seat::Seat;
use crate::session::{Session, StartError};
use crate::setup::{Plugin, SetupError};
use crate::text::Text;
use crate::turn::Turn;

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
    /// How many sit at the table.
    pub seats: u8,
    /// The seat of whoever learns, from 0.
    #[serde(default)]
    pub learner: u8,
    /// The seed of all luck.
    pub seed: u64,
    /// What happens, one after the other.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Step {
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
    #[error("there is no lesson `{0}`")]
    Unknown(String),
    /// An option the game does not have.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A table that cannot be laid.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A step that does not fit the table.
    #[error("step {step}: {fault}")]
    Step {
        /// Its number, from 1.
        step: usize,
        /// What is wrong with it.
        fault: String,
    },
}

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
        let found = plugin.lessons.iter().find(|(lesson, _)| *lesson == name);
        let (_, text) = found.ok_or_else(|| LessonError::Unknown(name.to_owned()))?;
        Self::read(name, text)
    }

    /// The seat of whoever learns.
    pub const fn learner(&self) -> Seat {
        Seat::new(self.learner)
    }

    /// The game it is taught at: the learner and, for the time after it, apprentices.
    ///
    /// # Errors
    /// An option the game does not have.
    pub fn header(&self, plugin: &Plugin) -> Result<Header, LessonError> {
        let mut setup = (plugin.setup)();
        for (option, value) in &self.options {
            setup.choose(option, value)?;
        }
        let sits = |seat: u8| {
            if seat == self.learner { Player::human("") } else { Player::bot(Bot::Level(Level::Apprentice)) }
        };
        Ok(Header {
            rondel: FORMAT,
            game: plugin.id.to_owned(),
            version: plugin.version.to_owned(),
            setup,
            players: (0..self.seats).map(sits).collect(),
            seed: self.seed,
        })
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
    /// At the first step.
    pub fn begin(lesson: Lesson) -> Self {
        Self { lesson, step: 0, played: 0 }
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
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.step)
    }

    /// Goes on from what was said or asked. Elsewhere it is the table that goes on.
    pub fn go_on(&mut self) {
        if matches!(self.step(), Some(Step::Say { .. } | Step::Ask { .. })) {
            self.step += 1;
        }
    }

    /// Which of these choices the script takes now; nothing where it is the learner's, or none of them is meant.
    pub fn plays(&self, choices: &[Choice]) -> Option<usize> {
        let Some(Step::Play(picks)) = self.step() else { return None };
        let pick = picks.get(self.played)?;
        choices.iter().position(|choice| pick.fits(choice))
    }

    /// Whether the learner may take this choice now.
    pub fn allows(&self, choice: &Choice) -> bool {
        match self.step() {
            Some(Step::Choose { among, .. }) => among.is_empty() || among.iter().any(|pick| pick.fits(choice)),
            Some(Step::Say { .. } | Step::Play(_) | Step::Ask { .. }) | None => false,
        }
    }

    /// What the learner takes where the lesson is played without one.
    fn canonical(&self, choices: &[Choice]) -> Option<usize> {
        match self.step() {
            Some(Step::Choose { among, .. }) => match among.first() {
                Some(pick) => choices.iter().position(|choice| pick.fits(choice)),
                None => (!choices.is_empty()).then_some(0),
            },
            _ => self.plays(choices),
        }
    }

    /// Something was taken, by the learner or as the script says.
    pub fn taken(&mut self) {
        let picks = match self.step() {
            Some(Step::Choose { .. }) => 1,
            Some(Step::Play(picks)) => picks.len(),
            Some(Step::Say { .. } | Step::Ask { .. }) | None => return,
        };
        self.played += 1;
        if self.played >= picks {
            (self.step, self.played) = (self.step + 1, 0);
        }
    }

    /// Plays a lesson up to a step, where the learner takes the first of what is meant; for whoever goes on with it later.
    ///
    /// # Errors
    /// A lesson that does not fit its table.
    pub fn resume(plugin: &Plugin, lesson: Lesson, step: usize) -> Result<(Self, Session), LessonError> {
        let mut session = Session::start(lesson.header(plugin)?)?;
        let mut course = Self::begin(lesson);
        while course.place() < step && course.step().is_some() {
            course.walk(&mut session).map_err(|fault| LessonError::Step { step: course.place() + 1, fault })?;
        }
        Ok((course, session))
    }

    /// Goes on by what was said, or by one decision.
    fn walk(&mut self, session: &mut Session) -> Result<(), String> {
        match self.step() {
            Some(Step::Say { .. } | Step::Ask { .. }) | None => self.go_on(),
            Some(Step::Choose { .. } | Step::Play(_)) => {
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

/// Plays a lesson from its first step to its last and says what is wrong with it: a choice that is not there, a thing that does not lie
/// on the table, words that are missing in a language, a learner who cannot be right.
///
/// # Errors
/// The first fault.
pub fn check(plugin: &Plugin, name: &str, catalogs: &[Catalog]) -> Result<(), LessonError> {
    let lesson = Lesson::of(plugin, name)?;
    let fault = |step: usize| move |fault: String| LessonError::Step { step: step + 1, fault };
    let reads = |key: &str| reads_well(key, catalogs);
    reads(&lesson.title).and_then(|()| reads(&lesson.about)).map_err(fault(0))?;
    let mut session = Session::start(lesson.header(plugin)?)?;
    let mut course = Course::begin(lesson);
    branches(course.lesson()).map_err(fault(0))?;
    while let Some(step) = course.step() {
        let place = course.place();
        let learner = course.lesson().learner();
        let scene = session.scene(Observer::Seat(learner));
        fits(step, &scene, &session, learner).and_then(|()| words(step, &reads)).map_err(fault(place))?;
        course.walk(&mut session).map_err(fault(place))?;
    }
    Ok(())
}

/// Where the learner may take different choices, nothing later may hang on which it was: the script knows one of them.
fn branches(lesson: &Lesson) -> Result<(), String> {
    let open = |step: &Step| matches!(step, Step::Choose { among, .. } if among.len() != 1);
    let acts = |step: &Step| matches!(step, Step::Choose { .. } | Step::Play(_));
    let Some(place) = lesson.steps.iter().position(open) else { return Ok(()) };
    if lesson.steps[place + 1..].iter().any(acts) {
        return Err(format!("step {} leaves the learner a choice, and the game goes on after it", place + 1));
    }
    Ok(())
}

fn reads_well(key: &str, catalogs: &[Catalog]) -> Result<(), String> {
    let text = Text::new(key.to_owned());
    catalogs.iter().flat_map(|catalog| catalog.faults(&text)).next().map_or(Ok(()), Err)
}

/// Every word of a step exists.
fn words(step: &Step, reads: &dyn Fn(&str) -> Result<(), String>) -> Result<(), String> {
    match step {
        Step::Say { text, .. } => reads(text),
        Step::Choose { text, otherwise, .. } => {
            reads(text).and_then(|()| otherwise.iter().try_for_each(|key| reads(key)))
        }
        Step::Play(_) => Ok(()),
        Step::Ask { text, answers, .. } => reads(text).and_then(|()| {
            answers.iter().try_for_each(|answer| reads(&answer.text).and_then(|()| reads(&answer.reply)))
        }),
    }
}

/// What a step points at lies on the table, and what it asks for can be done.
fn fits(step: &Step, scene: &Scene, session: &Session, learner: Seat) -> Result<(), String> {
    let at = match step {
        Step::Say { at, .. } | Step::Choose { at, .. } | Step::Ask { at, .. } => at,
        Step::Play(picks) if picks.is_empty() => return Err("nothing is played".to_owned()),
        Step::Play(_) => return Ok(()),
    };
    for name in at {
        let lies = element(name).is_some_and(|id| scene.piece(id).is_some());
        let is_region =
            || scene.zones.iter().flat_map(|zone| &zone.regions).any(|region| region.id.to_string() == *name);
        if !lies && !is_region() {
            return Err(format!("`{name}` does not lie on the table"));
        }
    }
    match step {
        Step::Choose { among, otherwise, .. } => {
            if session.turn() != Turn::Decide(learner) {
                return Err("it is not the learner's turn".to_owned());
            }
            let choices = session.choices();
            if among.iter().any(|pick| !choices.iter().any(|choice| pick.fits(choice))) {
                return Err(unmet(&choices));
            }
            let refuses = !among.is_empty() && choices.iter().any(|choice| !among.iter().any(|pick| pick.fits(choice)));
            if refuses && otherwise.is_none() {
                return Err("nothing is said to another choice".to_owned());
            }
            Ok(())
        }
        Step::Ask { answers, .. } if !answers.iter().any(|answer| answer.right) => Err("no answer is right".to_owned()),
        Step::Say { .. } | Step::Play(_) | Step::Ask { .. } => Ok(()),
    }
}
