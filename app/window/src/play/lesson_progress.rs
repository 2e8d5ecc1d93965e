//! How far a lesson is.

use egui::{Pos2, Rect, Vec2, vec2};
use rondel::lesson::{self, LessonStep};
use rondel::{Course, ElementId};

/// A lesson on its way.
pub(super) struct LessonProgress {
    /// Its name in the game.
    pub(super) name: &'static str,
    pub(super) course: Course,
    /// The answer that was given to the question, by its place.
    pub(super) answered: Option<usize>,
    /// The step that was read aloud and remembered.
    pub(super) told: Option<usize>,
    /// How large the sheet was in the last frame.
    pub(super) size: Vec2,
    /// Where it stands at which step and in which room: it stays there while that step lasts, or where it was drawn to.
    pub(super) stands: Option<(usize, Rect, Pos2)>,
    /// How far it was drawn in this frame.
    pub(super) drawn: Vec2,
}

impl LessonProgress {
    /// A lesson of this name, at the step of its course.
    pub(super) fn new(name: &'static str, course: Course) -> Self {
        let (size, drawn) = (vec2(340.0, 180.0), Vec2::ZERO);
        Self { name, course, answered: None, told: None, size, stands: None, drawn }
    }

    /// What is pointed at.
    pub(super) fn at(&self) -> Vec<ElementId> {
        let names: &[String] = match self.course.step() {
            Some(LessonStep::Say { at, .. } | LessonStep::Choose { at, .. } | LessonStep::Ask { at, .. }) => at,
            Some(LessonStep::Play(_) | LessonStep::Table { .. }) | None => &[],
        };
        names.iter().filter_map(|name| lesson::element(name)).collect()
    }

    /// Whether the learner reads or is asked something, so that nothing is played.
    pub(super) fn is_read(&self) -> bool {
        matches!(self.course.step(), Some(LessonStep::Say { .. } | LessonStep::Ask { .. }))
    }

    /// Whether the learner may go on.
    pub(super) fn may_go_on(&self) -> bool {
        match self.course.step() {
            Some(LessonStep::Say { .. }) => true,
            Some(LessonStep::Ask { answers, .. }) => {
                self.answered.and_then(|answer| answers.get(answer)).is_some_and(|answer| answer.right)
            }
            Some(LessonStep::Choose { .. } | LessonStep::Play(_) | LessonStep::Table { .. }) | None => false,
        }
    }

    /// The step before this one at which something was said; nothing at the first.
    pub(super) fn before(&self) -> Option<usize> {
        let steps = &self.course.lesson().steps;
        (0..self.course.place()).rev().find(|step| is_said(&steps[*step]))
    }
}

/// Whether a step says something, and waits for who learns.
pub(super) fn is_said(step: &LessonStep) -> bool {
    !matches!(step, LessonStep::Play(_) | LessonStep::Table { .. })
}
