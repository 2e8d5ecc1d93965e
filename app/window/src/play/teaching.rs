//! Lessons at the table. The script plays for all other seats, and the text is shown next to the elements to
//! which it refers.

use egui::{Frame, Key, Margin, Modifiers, Order, Pos2, Rect, RichText, Stroke, Ui, Vec2, vec2};
use rondel::lesson::{self, LessonStep};
use rondel::{ElementId, Plugin, Table, Text, Turn};
use rondel_painter::{linked, theme, widgets};
use rondel_presenter::words::Words;

use super::lesson_progress::{LessonProgress, is_said};
use super::mode::Mode;
use super::view::GameView;
use crate::command::Command;
use crate::context::AppContext;

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
    fn stands_in_list_alone(&self) -> bool {
        let nowhere = |place: &usize| self.reading.choices.get(*place).is_some_and(|choice| choice.targets.is_empty());
        self.meant_by_lesson().is_some_and(|meant| !meant.is_empty() && meant.iter().all(nowhere))
    }

    /// Returns whether the lesson has text to read or a question to answer before anything can be clicked.
    pub(super) fn lesson_is_read(&self) -> bool {
        self.mode.lesson().is_some_and(LessonProgress::is_read)
    }

    /// Returns whether the lesson is active. It is paused while moves are being displayed and while the user
    /// looks back.
    fn teaches_now(&self) -> bool {
        self.watching.is_present() && !self.watching.dwells && !self.watching.looks_back()
    }

    /// Continues as a normal game after the lesson. From now on, the game is saved, and bots play the other seats.
    pub(super) fn play_on(&mut self) {
        self.mode = Mode::Live;
        self.held.write_from_here();
    }

    /// Returns the screen rectangles of the pieces.
    fn piece_rects(&self) -> Vec<Rect> {
        let (view, scene) = (self.table.shown().view, self.table.scene());
        let pieces = scene.pieces.iter().filter(|piece| piece.folded_into.is_none());
        pieces.map(|piece| view.rect(piece.rect)).collect()
    }

    /// Returns the screen rectangles of the pieces that can be chosen now.
    fn choosable_rects(&self) -> Vec<Rect> {
        let (view, scene) = (self.table.shown().view, self.table.scene());
        let choices = &self.reading.choices;
        let meant = self.meant_by_lesson().unwrap_or_default();
        let targets = meant.iter().filter_map(|place| choices.get(*place)).flat_map(|choice| &choice.targets);
        targets.filter_map(|id| scene.piece(*id)).map(|piece| view.rect(piece.rect)).collect()
    }

    /// Returns the screen rectangle that encloses all elements to which the lesson refers.
    fn taught_rect(&self) -> Option<Rect> {
        let view = self.table.shown().view;
        let scene = self.table.scene();
        let rect = |id: ElementId| {
            let piece = scene.piece(id).map(|piece| piece.rect);
            piece.or_else(|| {
                let region = scene.zones.iter().flat_map(|zone| &zone.regions).find(|region| region.id == id)?;
                Some(Rect::from_points(&region.outline))
            })
        };
        self.taught().into_iter().filter_map(rect).map(|rect| view.rect(rect)).reduce(Rect::union)
    }

    /// Handles Enter, which continues the lesson after text has been read.
    pub(super) fn lesson_keys(&mut self, ui: &Ui) {
        let Some(teaching) = self.mode.lesson().filter(|_| self.teaches_now()) else { return };
        let free = ui.memory(|memory| memory.focused().is_none());
        if free && teaching.may_go_on() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
            self.lesson_go_on();
        }
    }

    fn lesson_go_on(&mut self) {
        if let Some(teaching) = self.mode.lesson_mut() {
            teaching.course.go_on();
            teaching.answered = None;
            self.announcer.message = None;
        }
    }

    /// Draws the lesson sheet.
    pub(super) fn teaching_ui(&mut self, ui: &Ui, cx: &mut AppContext) {
        let present = self.teaches_now();
        let Some(teaching) = self.mode.lesson_mut() else { return };
        if matches!(teaching.course.step(), Some(LessonStep::Play(_))) || !present {
            return;
        }
        if matches!(teaching.course.step(), Some(LessonStep::Table { .. })) {
            // This step sets up a new table, so the lesson is restarted there.
            return cx.send(Command::BeginLesson(self.plugin, teaching.name, teaching.course.place()));
        }
        let key = match teaching.course.step() {
            Some(LessonStep::Say { text, .. } | LessonStep::Choose { text, .. } | LessonStep::Ask { text, .. }) => {
                text.clone()
            }
            Some(LessonStep::Play(_) | LessonStep::Table { .. }) | None => String::new(),
        };
        let text = match key.as_str() {
            "" if matches!(self.held.turn(), Turn::Decide(_)) => cx.words.word("lesson-over"),
            "" => cx.words.word("lesson-over-ended"),
            _ => cx.words.of(self.plugin.id).word(&key),
        };
        let place = teaching.course.place();
        if teaching.told.replace(place) != Some(place) {
            let steps = teaching.course.lesson().steps.len();
            cx.settings.learn(self.plugin.id, teaching.name, place, steps);
            cx.keep_settings();
            self.announcer.speech.say(text.clone());
        }
        let (size, stands) = (teaching.size, teaching.stands);
        let (target, room) = (self.taught_rect(), self.table.shown().room);
        let corner = match stands.filter(|(step, within, _)| (*step, *within) == (place, room)) {
            Some((.., corner)) => corner.clamp(room.min, (room.max - size).max(room.min)),
            None => beside(target, &self.piece_rects(), &self.choosable_rects(), room, size),
        };
        let palette = theme::palette(ui.ctx());
        let frame = Frame::popup(&ui.ctx().style_of(ui.ctx().theme()))
            .fill(palette.sheet)
            .stroke(Stroke::new(2.0, palette.brand))
            .inner_margin(Margin::symmetric(16, 12));
        let area = egui::Area::new(egui::Id::unique("lesson")).order(Order::Middle).fixed_pos(corner);
        let shown = area.show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(WIDTH.min((room.width() * 0.45).max(NARROWEST)));
                self.sheet_ui(ui, cx, &text, room.height());
            });
        });
        if let Some(teaching) = self.mode.lesson_mut() {
            if teaching.size == shown.response.rect.size() {
                let drawn = std::mem::take(&mut teaching.drawn);
                teaching.stands = Some((place, room, corner + drawn));
            } else {
                teaching.size = shown.response.rect.size();
                ui.ctx().request_repaint();
            }
        }
    }

    fn sheet_ui(&mut self, ui: &mut Ui, cx: &mut AppContext, text: &str, room: f32) {
        let palette = theme::palette(ui.ctx());
        let Some(teaching) = self.mode.lesson() else { return };
        let catalog = cx.words.of(self.plugin.id);
        let lesson = teaching.course.lesson();
        let (name, before) = (teaching.name, teaching.before());
        // Scripted moves are not counted as steps, because the learner does not take part in them.
        let read = |steps: &[LessonStep]| steps.iter().filter(|step| is_said(step)).count();
        let (at, count) = (read(&lesson.steps[..teaching.course.place()]), read(&lesson.steps));
        let place = Text::new("lesson-place").with("step", (at + 1).min(count)).with("steps", count);
        let title = catalog.say(&Text::new(lesson.title.clone()));
        let heading = ui.horizontal(|ui| {
            ui.label(RichText::new(title).size(13.0).color(palette.faint));
            ui.label(RichText::new(cx.words.say(&place)).size(13.0).color(palette.faint));
            ui.allocate_space(vec2(ui.available_width(), 0.0));
        });
        // The user can drag the sheet by its heading.
        let heading = ui.interact(heading.response.rect, ui.scope_id().with("heading"), egui::Sense::drag());
        let drawn = heading.on_hover_cursor(egui::CursorIcon::Grab).drag_delta();
        let mut answer_given = None;
        egui::ScrollArea::vertical().max_height((room - BESIDES).max(60.0)).show(ui, |ui| {
            linked::words_ui(ui, text, theme::text(16.0), palette.ink, self.plugin, &cx.words, None);
            if let Some(LessonStep::Ask { answers, .. }) = teaching.course.step() {
                answer_given = answers_ui(ui, answers, teaching.answered, self.plugin, &cx.words);
            }
        });
        if let (Some(index), Some(LessonStep::Ask { answers, .. })) = (answer_given, teaching.course.step()) {
            self.announcer.speech.say(catalog.say(&Text::new(answers[index].reply.clone())));
        }
        if let Some(message) = &self.announcer.message {
            ui.add_space(4.0);
            linked::words_ui(ui, &message.with_rule(), theme::text(15.0), palette.alarm, self.plugin, &cx.words, None);
        }
        let (may_go_on, over) = (teaching.may_go_on(), teaching.course.step().is_none());
        let is_asked = teaching.is_read();
        if let Some(teaching) = self.mode.lesson_mut() {
            teaching.drawn = drawn;
            teaching.answered = answer_given.or(teaching.answered);
        }
        if answer_given.is_some() {
            self.announcer.message = None;
            ui.ctx().request_repaint();
        }
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            if may_go_on && widgets::primary(ui, cx.words.word("lesson-go-on")).clicked() {
                self.lesson_go_on();
            }
            if !may_go_on && !is_asked && !over {
                let where_ = if self.stands_in_list_alone() { "lesson-choose-list" } else { "lesson-choose" };
                ui.label(RichText::new(cx.words.word(where_)).size(14.0).strong());
            }
            if over {
                let next = self.plugin.lessons.iter().skip_while(|lesson| lesson.name != name).nth(1);
                if let Some(next) = next
                    && widgets::primary(ui, cx.words.word("lesson-next")).clicked()
                {
                    cx.send(Command::BeginLesson(self.plugin, next.name, 0));
                }
                let words = cx.words.word("lesson-play-on");
                let goes_on = matches!(self.held.turn(), Turn::Decide(_));
                let plays_on =
                    goes_on && if next.is_some() { ui.button(words) } else { widgets::primary(ui, words) }.clicked();
                if plays_on {
                    self.play_on();
                }
            }
            if let Some(step) = before
                && ui.button(cx.words.word("lesson-back")).clicked()
            {
                cx.send(Command::BeginLesson(self.plugin, name, step));
            }
            if ui.button(cx.words.word("lesson-leave")).clicked() {
                cx.send(Command::Leave);
            }
        });
    }
}

/// Draws the answers to a question and the reply to the selected one. Returns the index of the clicked answer.
fn answers_ui(
    ui: &mut Ui,
    answers: &[lesson::Answer],
    given: Option<usize>,
    plugin: &'static Plugin,
    words: &Words,
) -> Option<usize> {
    let (palette, catalog) = (theme::palette(ui.ctx()), words.of(plugin.id));
    let mut clicked = None;
    for (index, answer) in answers.iter().enumerate() {
        let words = catalog.say(&Text::new(answer.text.clone()));
        let button = egui::Button::new(words).wrap().selected(given == Some(index));
        if ui.add_sized(vec2(ui.available_width(), 0.0), button).clicked() {
            clicked = Some(index);
        }
    }
    if let Some(answer) = given.and_then(|index| answers.get(index)) {
        let reply = catalog.say(&Text::new(answer.reply.clone()));
        let colour = if answer.right { palette.point } else { palette.alarm };
        linked::words_ui(ui, &reply, theme::text(16.0), colour, plugin, words, None);
    }
    clicked
}

/// Maximum width of the lesson sheet, in points.
const WIDTH: f32 = 340.0;
/// Minimum width in a small window, in points.
const NARROWEST: f32 = 240.0;
/// Height of the title and the buttons, in points.
const BESIDES: f32 = 150.0;

/// Returns the position for a sheet of this size: inside `room`, with the least possible overlap with the
/// target and, second, with anything else.
fn beside(target: Option<Rect>, others: &[Rect], choosable: &[Rect], room: Rect, size: Vec2) -> Pos2 {
    const GAP: f32 = 14.0;
    /// Cost of each covered unit of the target's area, and of each point of distance from the target. For other
    /// pieces, each covered unit of area costs 1.
    const WORTH: f32 = 100.0;
    const STEP: f32 = 60.0;
    /// Cost of each covered unit of an area that can be chosen.
    const CHOOSABLE: f32 = 20.0;
    let room = room.shrink(8.0);
    let most = (room.max - size).max(room.min);
    let middle = target.unwrap_or(room).center() - size / 2.0;
    let (low, right) = (room.bottom() - size.y, room.right() - size.x);
    let mut places = vec![Pos2::new(right, middle.y), Pos2::new(room.left(), middle.y), Pos2::new(middle.x, low)];
    if let Some(target) = target {
        places.extend([
            Pos2::new(target.right() + GAP, middle.y),
            Pos2::new(target.left() - GAP - size.x, middle.y),
            Pos2::new(middle.x, target.bottom() + GAP),
            Pos2::new(middle.x, target.top() - GAP - size.y),
        ]);
    }
    places.extend([room.min, Pos2::new(right, room.top()), Pos2::new(room.left(), low), Pos2::new(right, low)]);
    let covers = |corner: &Pos2| {
        let sheet = Rect::from_min_size(*corner, size);
        let common = |rect: Rect| {
            let common = sheet.intersect(rect);
            if common.is_positive() { common.area() } else { 0.0 }
        };
        let away = target.map_or(0.0, |target| between(sheet, target));
        let target = target.map_or(0.0, |target| common(target.expand(GAP / 2.0)));
        let all = |rects: &[Rect]| rects.iter().map(|other| common(*other)).sum::<f32>();
        WORTH * target + STEP * away + CHOOSABLE * all(choosable) + all(others)
    };
    let places = places.into_iter().map(|corner| corner.clamp(room.min, most));
    places.min_by(|one, other| covers(one).total_cmp(&covers(other))).unwrap_or(room.min)
}

/// Returns the distance between two rectangles.
fn between(one: Rect, other: Rect) -> f32 {
    let x = (one.left() - other.right()).max(other.left() - one.right()).max(0.0);
    let y = (one.top() - other.bottom()).max(other.top() - one.bottom()).max(0.0);
    x.hypot(y)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect { min: Pos2::new(0.0, 60.0), max: Pos2::new(900.0, 700.0) };

    #[test]
    fn the_sheet_stands_beside_what_it_points_at() {
        let size = vec2(340.0, 200.0);
        for target in [
            Rect::from_min_size(Pos2::new(20.0, 80.0), vec2(60.0, 60.0)),
            Rect::from_min_size(Pos2::new(820.0, 620.0), vec2(60.0, 60.0)),
            Rect::from_min_size(Pos2::new(420.0, 300.0), vec2(60.0, 60.0)),
            Rect::from_min_size(Pos2::new(10.0, 70.0), vec2(880.0, 300.0)),
        ] {
            let sheet = Rect::from_min_size(beside(Some(target), &[], &[], ROOM, size), size);
            assert!(ROOM.contains_rect(sheet), "{sheet:?}");
            assert!(!sheet.intersects(target), "{sheet:?} lies over {target:?}");
        }
    }

    #[test]
    fn a_sheet_that_fits_nowhere_beside_it_stays_in_the_room() {
        let sheet = Rect::from_min_size(beside(Some(ROOM), &[], &[], ROOM, vec2(340.0, 200.0)), vec2(340.0, 200.0));
        assert!(ROOM.contains_rect(sheet));
    }
}
