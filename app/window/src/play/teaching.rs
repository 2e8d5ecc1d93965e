//! Lessons at the table: the elements that a lesson points to, and the choices that it allows. The script plays for all
//! other seats. The text is in `lesson_panel.rs`.

use egui::{Key, Modifiers, Rect, Ui};
use rondel::ElementId;

use super::lesson_progress::LessonProgress;
use super::view::GameView;

impl GameView {
    /// Returns the elements to which the lesson refers.
    pub(super) fn taught(&self) -> Vec<ElementId> {
        self.mode.lesson().filter(|_| self.watching.is_present()).map(LessonProgress::at).unwrap_or_default()
    }

    /// Returns the indices of the choices that the lesson currently allows, or `None` if it has no restrictions.
    pub(super) fn meant_by_lesson(&self) -> Option<Vec<usize>> {
        let course = &self.mode.lesson()?.course;
        course.step()?;
        let choices = self.held.choices_of_lesson();
        Some((0..choices.len()).filter(|choice| course.allows(&choices[*choice])).collect())
    }

    /// Returns whether the choices that the lesson waits for appear only in the list and not on the table.
    pub(super) fn stands_in_list_alone(&self) -> bool {
        let nowhere = |place: &usize| self.reading.choices.get(*place).is_some_and(|choice| choice.targets.is_empty());
        self.meant_by_lesson().is_some_and(|meant| !meant.is_empty() && meant.iter().all(nowhere))
    }

    /// Returns whether the lesson has text to read or a question to answer before anything can be clicked.
    pub(super) fn lesson_is_read(&self) -> bool {
        self.mode.lesson().is_some_and(LessonProgress::is_read)
    }

    /// Returns whether the lesson is active. It is paused while moves are being displayed and while the user
    /// looks back.
    pub(super) fn teaches_now(&self) -> bool {
        self.watching.is_present() && !self.watching.dwells && !self.watching.looks_back()
    }

    /// Returns the screen rectangles of the pieces that can be chosen now.
    pub(super) fn choosable_rects(&self) -> Vec<Rect> {
        let (view, scene) = (self.table.shown().view, self.table.scene());
        let choices = &self.reading.choices;
        let meant = self.meant_by_lesson().unwrap_or_default();
        let targets = meant.iter().filter_map(|place| choices.get(*place)).flat_map(|choice| &choice.targets);
        targets.filter_map(|id| scene.piece(*id)).map(|piece| view.rect(piece.rect)).collect()
    }

    /// Handles Enter, which continues the lesson after text has been read.
    pub(super) fn lesson_keys(&mut self, ui: &Ui) {
        let Some(teaching) = self.mode.lesson().filter(|_| self.teaches_now()) else { return };
        let free = ui.memory(|memory| memory.focused().is_none());
        if free && teaching.may_go_on() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
            self.lesson_go_on();
        }
    }
}
