//! The progress of a lesson.

use egui::Rect;
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
    /// The message that was last shown in the panel.
    pub(super) warned: Option<String>,
    /// The time at which the last step was completed, in seconds.
    pub(super) completed: Option<f64>,
    /// The rectangles of the panel and of the button that continues the lesson, in the last frame.
    pub(super) panel: Rect,
    pub(super) primary: Rect,
    /// Whether the whole text was visible without scrolling in the last frame.
    pub(super) fits: bool,
    /// The text size of this step, in points. It is smaller if the text is long and the window is small.
    pub(super) text: f32,
}

/// Largest and smallest text size, in points.
pub(super) const TEXT: (f32, f32) = (16.0, 14.0);

impl LessonProgress {
    /// Creates the progress of a lesson at the current step of its course.
    pub(super) fn new(name: &'static str, course: Course) -> Self {
        let (panel, primary) = (Rect::NOTHING, Rect::NOTHING);
        let (answered, told, warned, completed, fits, text) = (None, None, None, None, true, TEXT.0);
        Self { name, course, answered, told, warned, completed, panel, primary, fits, text }
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
