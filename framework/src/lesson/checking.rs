//! Checks lessons, and describes errors for their authors.

use super::{Course, LONGEST, Lesson, LessonError, LessonStep, element, unmet};
use crate::catalog::Catalog;
use crate::scene::{Observer, Scene};
use crate::seat::Seat;
use crate::session::Session;
use crate::setup::Plugin;
use crate::text::Text;
use crate::turn::Turn;

/// Plays a lesson from its first step to its last, and checks that its choices are available, that its elements
/// are on the table, that its messages exist in every language, and that its questions have a correct answer.
///
/// # Errors
/// Returns the first error found.
pub fn check(plugin: &Plugin, name: &str, catalogs: &[Catalog]) -> Result<(), LessonError> {
    let lesson = Lesson::of(plugin, name)?;
    let fault = |step: usize| move |fault: String| LessonError::Step { step: step + 1, fault };
    let reads = |key: &str| reads_well(key, catalogs);
    reads(&lesson.title).and_then(|()| reads(&lesson.about)).map_err(fault(0))?;
    lesson.learnt.iter().try_for_each(|key| reads(key)).map_err(fault(0))?;
    if !(1..=LONGEST).contains(&lesson.minutes) {
        return Err(LessonError::Minutes(lesson.minutes));
    }
    branches(&lesson).map_err(fault(0))?;
    let (mut course, mut session) = Course::begin(plugin, lesson)?;
    while let Some(step) = course.step() {
        let place = course.place();
        let learner = course.lesson().learner();
        let scene = session.scene(Observer::Seat(learner));
        fits(step, &scene, &session, learner).and_then(|()| words(step, &reads)).map_err(fault(place))?;
        course.walk(plugin, &mut session).map_err(fault(place))?;
    }
    Ok(())
}

/// Checks that no later step at the same table depends on a free choice by the learner, because the script can
/// follow only one outcome.
fn branches(lesson: &Lesson) -> Result<(), String> {
    let open = |step: &LessonStep| matches!(step, LessonStep::Choose { among, .. } if among.len() != 1);
    let acts = |step: &LessonStep| matches!(step, LessonStep::Choose { .. } | LessonStep::Play(_));
    let same_table = |step: &&LessonStep| !matches!(step, LessonStep::Table { .. });
    for place in (0..lesson.steps.len()).filter(|place| open(&lesson.steps[*place])) {
        if lesson.steps[place + 1..].iter().take_while(same_table).any(acts) {
            let step = place + 1;
            return Err(format!("step {step} leaves the learner a free choice, but later steps continue the game"));
        }
    }
    Ok(())
}

fn reads_well(key: &str, catalogs: &[Catalog]) -> Result<(), String> {
    let text = Text::new(key.to_owned());
    catalogs.iter().flat_map(|catalog| catalog.faults(&text)).next().map_or(Ok(()), Err)
}

/// Checks that every message key in a step exists.
fn words(step: &LessonStep, reads: &dyn Fn(&str) -> Result<(), String>) -> Result<(), String> {
    match step {
        LessonStep::Say { text, .. } => reads(text),
        LessonStep::Choose { text, otherwise, .. } => {
            reads(text).and_then(|()| otherwise.iter().try_for_each(|key| reads(key)))
        }
        LessonStep::Play(_) | LessonStep::Table { .. } => Ok(()),
        LessonStep::Ask { text, answers, .. } => reads(text).and_then(|()| {
            answers.iter().try_for_each(|answer| reads(&answer.text).and_then(|()| reads(&answer.reply)))
        }),
    }
}

/// Checks that the elements that a step points at are on the table, and that the choices of the step are possible.
fn fits(step: &LessonStep, scene: &Scene, session: &Session, learner: Seat) -> Result<(), String> {
    let at = match step {
        LessonStep::Say { at, .. } | LessonStep::Choose { at, .. } | LessonStep::Ask { at, .. } => at,
        LessonStep::Play(picks) if picks.is_empty() => return Err("it plays nothing".to_owned()),
        LessonStep::Play(_) | LessonStep::Table { .. } => return Ok(()),
    };
    for name in at {
        let is_piece = element(name).is_some_and(|id| scene.piece(id).is_some());
        let is_region =
            || scene.zones.iter().flat_map(|zone| &zone.regions).any(|region| region.id.to_string() == *name);
        if !is_piece && !is_region() {
            return Err(format!("`{name}` is not on the table"));
        }
    }
    match step {
        LessonStep::Choose { among, otherwise, .. } => {
            if session.turn() != Turn::Decide(learner) {
                return Err("it is not the learner's turn".to_owned());
            }
            let choices = session.choices();
            if among.iter().any(|pick| !choices.iter().any(|choice| pick.fits(choice))) {
                return Err(unmet(&choices));
            }
            let refuses = !among.is_empty() && choices.iter().any(|choice| !among.iter().any(|pick| pick.fits(choice)));
            if refuses && otherwise.is_none() {
                return Err("`otherwise` is missing, the reply to other choices".to_owned());
            }
            Ok(())
        }
        LessonStep::Ask { answers, .. } if !answers.iter().any(|answer| answer.right) => {
            Err("it has no correct answer".to_owned())
        }
        LessonStep::Say { .. } | LessonStep::Play(_) | LessonStep::Table { .. } | LessonStep::Ask { .. } => Ok(()),
    }
}
