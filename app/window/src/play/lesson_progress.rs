//! The progress of a lesson.

use egui::{Pos2, Rect, Vec2, vec2};
use rondel::lesson::{self, LessonStep};
use rondel::{Course, ElementId};

/// A lesson in progress.
pub(super) struct LessonProgress {
    /// Name of the lesson in the game.
    pub(super) name: &'static str,
    pub(super) course: Course,
    /// Index of the selected answer to the current question, if any.
    pub(super) answered: Option<usize>,
    /// The step that was last read aloud and recorded as reached.
    pub(super) told: Option<usize>,
    /// Size of the lesson sheet in the previous frame.
    pub(super) size: Vec2,
    /// Step, available area, and position of the sheet. The position is kept during the step unless the user
    /// drags the sheet.
    pub(super) stands: Option<(usize, Rect, Pos2)>,
    /// Distance by which the sheet was dragged in this frame.
    pub(super) drawn: Vec2,
}

impl LessonProgress {
    /// Creates the progress of a lesson at the current step of its course.
    pub(super) fn new(name: &'static str, course: Course) -> Self {
        let (size, drawn) = (vec2(340.0, 180.0), Vec2::ZERO);
        Self { name, course, answered: None, told: None, size, stands: None, drawn }
    }

    /// Returns the elements that the lesson points to.
    pub(super) fn at(&self) -> Vec<ElementId> {
        let names: &[String] = match self.course.step() {
            Some(LessonStep::Say { at, .. } | LessonStep::Choose { at, .. } | LessonStep::Ask { at, .. }) => at,
            Some(LessonStep::Play(_) | LessonStep::Table { .. }) | None => &[],
        };
        names.iter().filter_map(|name| lesson::element(name)).collect()
    }

    /// Returns whether the learner is reading or answering a question, so that nothing can be played.
    pub(super) fn is_read(&self) -> bool {
        matches!(self.course.step(), Some(LessonStep::Say { .. } | LessonStep::Ask { .. }))
    }

    /// Returns whether the learner may proceed to the next step.
    pub(super) fn may_go_on(&self) -> bool {
        match self.course.step() {
            Some(LessonStep::Say { .. }) => true,
            Some(LessonStep::Ask { answers, .. }) => {
                self.answered.and_then(|answer| answers.get(answer)).is_some_and(|answer| answer.right)
            }
            Some(LessonStep::Choose { .. } | LessonStep::Play(_) | LessonStep::Table { .. }) | None => false,
        }
    }

    /// Returns the index of the previous step that has text, or `None` if there is none.
    pub(super) fn before(&self) -> Option<usize> {
        let steps = &self.course.lesson().steps;
        (0..self.course.place()).rev().find(|step| is_said(&steps[*step]))
    }
}

/// Returns whether a step has text and waits for the learner's response.
pub(super) fn is_said(step: &LessonStep) -> bool {
    !matches!(step, LessonStep::Play(_) | LessonStep::Table { .. })
}
