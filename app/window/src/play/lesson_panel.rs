//! The panel of a lesson: a fixed part of the side column, so that the table is never covered and the buttons never
//! move. The elements that the lesson refers to stay bright, and an arrow points to them.

use egui::epaint::QuadraticBezierShape;
use egui::{
    Align, Button, Color32, CornerRadius, Id, LayerId, Layout, Order, Painter, Pos2, Rect, RichText, Sense, Shape,
    Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};
use rondel::lesson::{self, LessonStep};
use rondel::{Plugin, Table, Text, Turn};
use rondel_painter::{linked, theme, widgets};
use rondel_presenter::words::Words;
use rondel_sound::Sound;

use super::celebration::celebrate;
use super::lesson_progress::{LessonProgress, TEXT, is_said};
use super::mode::Mode;
use super::view::GameView;
use crate::command::Command;
use crate::context::AppContext;

/// Height of the heading with the progress bar, in points.
const HEAD: f32 = 34.0;
/// Height of a row of buttons, in points.
const ROW: f32 = 34.0;
/// Distance between parts, in points.
const GAP: f32 = 6.0;
/// Distance between the frame of the panel and its contents, in points.
const PAD: Vec2 = vec2(14.0, 10.0);
/// Maximum height of the panel, in points.
const HIGHEST: f32 = 470.0;

/// The button that the learner has clicked.
enum Clicked {
    GoOn,
    NextLesson(&'static str),
    PlayOn,
    Back(usize),
    Leave,
}

impl GameView {
    /// Draws the panel of the lesson in the next `height` points of the column.
    pub(super) fn lesson_ui(&mut self, ui: &mut Ui, cx: &mut AppContext, height: f32) {
        if self.reaches_another_table(cx) {
            return;
        }
        let text = self.lesson_text(cx);
        let palette = theme::palette(ui.ctx());
        let size = vec2(ui.available_width(), height.min(HIGHEST));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        ui.painter().rect(
            rect,
            CornerRadius::same(9),
            palette.sheet,
            Stroke::new(2.0, palette.brand),
            egui::StrokeKind::Inside,
        );
        let inside = rect.shrink2(PAD);
        let foot = inside.bottom() - 2.0 * ROW - GAP;
        let head = Rect::from_min_max(inside.min, pos2(inside.right(), inside.top() + HEAD));
        let body = Rect::from_min_max(pos2(inside.left(), head.bottom() + GAP), pos2(inside.right(), foot - GAP));
        let foot = Rect::from_min_max(pos2(inside.left(), foot), inside.max);
        let mut part = |rect: Rect| ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
        let (mut head_ui, mut body_ui, mut foot_ui) = (part(head), part(body), part(foot));
        self.lesson_head_ui(&mut head_ui, cx);
        let used = self.lesson_body_ui(&mut body_ui, cx, &text, body.height());
        let clicked = self.lesson_foot_ui(&mut foot_ui, cx);
        if let Some(completed) = self.mode.lesson().and_then(|teaching| teaching.completed) {
            // Above the table, which is painted later.
            let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("celebration")));
            celebrate(&painter, ui.ctx().content_rect(), cx.now - completed, &self.persons(), cx);
        }
        if let Some(teaching) = self.mode.lesson_mut() {
            teaching.panel = rect;
            teaching.primary = Rect::from_min_size(foot.min, vec2(foot.width(), ROW));
            teaching.fits = used <= body.height() + 0.5;
            if !teaching.fits && teaching.text > TEXT.1 && teaching.answered.is_none() {
                teaching.text -= 1.0;
                ui.ctx().request_discard("a long text is set in smaller letters");
            }
        }
        match clicked {
            Some(Clicked::GoOn) => self.lesson_go_on(),
            Some(Clicked::PlayOn) => self.play_on(),
            Some(Clicked::NextLesson(name)) => cx.send(Command::BeginLesson(self.plugin, name, 0)),
            Some(Clicked::Back(step)) => {
                let name = self.mode.lesson().map_or("", |teaching| teaching.name);
                cx.send(Command::BeginLesson(self.plugin, name, step));
            }
            Some(Clicked::Leave) => cx.send(Command::Leave),
            None => {}
        }
    }

    /// If the next step sets up another table, restarts the lesson there and returns `true`.
    fn reaches_another_table(&self, cx: &AppContext) -> bool {
        let Some(teaching) = self.mode.lesson().filter(|_| self.teaches_now()) else { return false };
        let is_other = matches!(teaching.course.step(), Some(LessonStep::Table { .. }));
        if is_other {
            cx.send(Command::BeginLesson(self.plugin, teaching.name, teaching.course.place()));
        }
        is_other
    }

    /// Returns the text of the current step. While the consequences of the previous step are shown, returns the
    /// text of that step instead. A new text is read aloud, and its step is recorded as reached.
    fn lesson_text(&mut self, cx: &mut AppContext) -> String {
        let is_present = self.teaches_now();
        let is_over = !matches!(self.held.turn(), Turn::Decide(_));
        let Some(teaching) = self.mode.lesson_mut() else { return String::new() };
        let steps = &teaching.course.lesson().steps;
        let place = teaching.course.place();
        let is_now = is_present && steps.get(place).is_none_or(is_said);
        let said = if is_now { steps.get(place) } else { steps[..place].iter().rfind(|step| is_said(step)) };
        let text = match said {
            Some(LessonStep::Say { text, .. } | LessonStep::Choose { text, .. } | LessonStep::Ask { text, .. }) => {
                cx.words.of(self.plugin.id).word(text)
            }
            _ => cx.words.word(if is_over { "lesson-over-ended" } else { "lesson-over" }),
        };
        if is_now && teaching.told.replace(place) != Some(place) {
            let count = steps.len();
            teaching.text = TEXT.0;
            if place == count && teaching.completed.is_none() {
                teaching.completed = Some(cx.now);
                cx.sound(Sound::End, 1.0);
            }
            cx.settings.learn(self.plugin.id, teaching.name, place, count);
            cx.keep_settings();
            self.announcer.speech.say(text.clone());
        }
        text
    }

    /// Draws the title and the progress. Scripted moves are not counted as steps, because the learner does not take
    /// part in them.
    fn lesson_head_ui(&self, ui: &mut Ui, cx: &AppContext) {
        const BAR: f32 = 4.0;
        let palette = theme::palette(ui.ctx());
        let Some(teaching) = self.mode.lesson() else { return };
        let lesson = teaching.course.lesson();
        let said = |steps: &[LessonStep]| steps.iter().filter(|step| is_said(step)).count();
        let (at, count) = (said(&lesson.steps[..teaching.course.place()]), said(&lesson.steps));
        let place = Text::new("lesson-place").with("step", (at + 1).min(count)).with("steps", count);
        let title = cx.words.of(self.plugin.id).say(&Text::new(lesson.title.clone()));
        ui.horizontal(|ui| {
            let place = RichText::new(cx.words.say(&place)).size(13.0).color(palette.faint);
            widgets::shortened_ui(ui, ui.available_width() - 76.0, RichText::new(title).font(theme::strong(15.0)));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(place));
        });
        let bottom = ui.max_rect().bottom();
        let bar = Rect::from_min_max(pos2(ui.max_rect().left(), bottom - BAR), pos2(ui.max_rect().right(), bottom));
        let done = Rect::from_min_size(bar.min, vec2(bar.width() * at as f32 / count.max(1) as f32, BAR));
        ui.painter().rect_filled(bar, BAR / 2.0, palette.edge);
        ui.painter().rect_filled(done, BAR / 2.0, palette.brand);
    }

    /// Draws the text with its answers, or the list of learnt points. Returns the height that the contents need.
    fn lesson_body_ui(&mut self, ui: &mut Ui, cx: &AppContext, text: &str, height: f32) -> f32 {
        let palette = theme::palette(ui.ctx());
        let catalog = cx.words.of(self.plugin.id);
        let is_present = self.teaches_now();
        let Some(teaching) = self.mode.lesson() else { return 0.0 };
        let (step, given) = (teaching.course.step().filter(|_| is_present), teaching.answered);
        let size = teaching.text;
        let message = self.announcer.message.as_ref().map(super::message::Message::with_rule);
        let is_new = message != teaching.warned;
        // In each step, the scroll area starts at the top of the text.
        let area = egui::ScrollArea::vertical().id_salt(("lesson", teaching.course.place())).max_height(height);
        let shown = area.auto_shrink([false, false]).show(ui, |ui| {
            linked::words_ui(ui, text, theme::text(size), palette.ink, self.plugin, &cx.words, None);
            let mut clicked = None;
            match step {
                Some(LessonStep::Ask { answers, .. }) => {
                    clicked = answers_ui(ui, (answers, given), size, self.plugin, &cx.words);
                }
                None if is_present => learnt_ui(ui, &teaching.course.lesson().learnt, size, self.plugin, &cx.words),
                _ => {}
            }
            if let Some(message) = &message {
                ui.add_space(4.0);
                linked::words_ui(ui, message, theme::text(15.0), palette.alarm, self.plugin, &cx.words, None);
                if is_new {
                    ui.scroll_to_cursor(Some(Align::BOTTOM));
                }
            }
            clicked
        });
        if let (Some(index), Some(LessonStep::Ask { answers, .. })) = (shown.inner, step) {
            self.announcer.speech.say(catalog.say(&Text::new(answers[index].reply.clone())));
            self.announcer.message = None;
            ui.ctx().request_repaint();
        }
        if let Some(teaching) = self.mode.lesson_mut() {
            // After the right answer, the others can no longer be chosen.
            teaching.answered = if teaching.may_go_on() { given } else { shown.inner.or(given) };
            teaching.warned = message;
        }
        shown.content_size.y
    }

    /// Draws the buttons: in the first row, the button that continues the lesson, and in the second row, the
    /// others.
    fn lesson_foot_ui(&self, ui: &mut Ui, cx: &AppContext) -> Option<Clicked> {
        let teaching = self.mode.lesson()?;
        let is_over = teaching.course.step().is_none();
        let next = self.plugin.lessons.iter().skip_while(|lesson| lesson.name != teaching.name).nth(1);
        let goes_on = is_over && matches!(self.held.turn(), Turn::Decide(_));
        let whole = vec2(ui.available_width(), ROW);
        let primary = |ui: &mut Ui, key: &'static str| {
            let words = cx.words.word(key);
            let row = ui.allocate_ui_with_layout(whole, Layout::top_down_justified(Align::Center), |ui| {
                widgets::primary_wide(ui, words, whole.x).clicked()
            });
            row.inner
        };
        let mut clicked = None;
        match next {
            _ if !is_over && self.teaches_now() && teaching.may_go_on() => {
                clicked = primary(ui, "lesson-go-on").then_some(Clicked::GoOn);
            }
            _ if !is_over => self.instruction_ui(ui, whole, cx),
            Some(next) => clicked = primary(ui, "lesson-next").then_some(Clicked::NextLesson(next.name)),
            None if goes_on => clicked = primary(ui, "lesson-play-on").then_some(Clicked::PlayOn),
            None => clicked = primary(ui, "lesson-leave").then_some(Clicked::Leave),
        }
        let row = Rect::from_min_size(pos2(ui.max_rect().left(), ui.max_rect().bottom() - ROW), whole);
        let mut row = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::left_to_right(Align::Center)));
        if goes_on && next.is_some() {
            clicked = row.button(cx.words.word("lesson-play-on")).clicked().then_some(Clicked::PlayOn).or(clicked);
        } else {
            let before = teaching.before();
            let back = row.add_enabled(before.is_some(), Button::new(cx.words.word("lesson-back")));
            clicked = before.filter(|_| back.clicked()).map(Clicked::Back).or(clicked);
        }
        if !is_over || next.is_some() || goes_on {
            row.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.button(cx.words.word("lesson-leave")).clicked() {
                    clicked = Some(Clicked::Leave);
                }
            });
        }
        clicked
    }

    /// Draws an instruction in place of the button that continues the lesson.
    fn instruction_ui(&self, ui: &mut Ui, size: Vec2, cx: &AppContext) {
        let palette = theme::palette(ui.ctx());
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let is_asked = self.mode.lesson().is_some_and(LessonProgress::is_read);
        let key = match self.teaches_now() {
            false => "lesson-watch",
            true if is_asked => "lesson-answer",
            true if self.stands_in_list_alone() => "lesson-choose-list",
            true => "lesson-choose",
        };
        let mut place = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
        place.add(egui::Label::new(RichText::new(cx.words.word(key)).size(14.0).strong().color(palette.ink)).wrap());
    }

    /// Continues as a normal game after the lesson. From now on, the game is saved, and bots play the other seats.
    pub(super) fn play_on(&mut self) {
        self.mode = Mode::Live;
        self.held.write_from_here();
    }

    /// Continues after a text or a question.
    pub(super) fn lesson_go_on(&mut self) {
        if let Some(teaching) = self.mode.lesson_mut() {
            teaching.course.go_on();
            teaching.answered = None;
            self.announcer.message = None;
        }
    }

    /// Dims everything on the table except the elements that the lesson refers to and the pieces that can be chosen.
    /// The rest is dimmed less while the lesson asks for a choice, for which the whole table matters. Draws an arrow
    /// from the panel to the elements that the lesson refers to.
    pub(super) fn spotlight_ui(&self, ui: &Ui) {
        /// Distance between the edge of an element and the dimmed area, in points.
        const MARGIN: f32 = 6.0;
        let Some(teaching) = self.mode.lesson().filter(|_| self.teaches_now()) else { return };
        let taught = self.taught_rects();
        if taught.is_empty() {
            return;
        }
        let room = self.table.shown().room;
        let choosable = self.choosable_rects();
        let lit = taught.iter().chain(&choosable).map(|rect| rect.expand(MARGIN)).collect::<Vec<_>>();
        let shade = match (ui.visuals().dark_mode, choosable.is_empty()) {
            (true, true) => 120,
            (true, false) => 70,
            (false, true) => 80,
            (false, false) => 45,
        };
        let shade = Color32::from_black_alpha(shade);
        let painter = ui.painter().with_clip_rect(room);
        for dim in outside(room, &lit) {
            painter.rect_filled(dim, CornerRadius::ZERO, shade);
        }
        if teaching.panel.is_positive() {
            let over = LayerId::new(Order::Middle, Id::unique("lesson arrow"));
            arrow(&ui.ctx().layer_painter(over), teaching.panel, &taught, theme::palette(ui.ctx()).brand);
        }
    }

    /// Returns the screen rectangles of the elements to which the lesson refers.
    pub(super) fn taught_rects(&self) -> Vec<Rect> {
        let (view, scene) = (self.table.shown().view, self.table.scene());
        let rect = |id| {
            let piece = scene.piece(id).map(|piece| piece.rect);
            piece.or_else(|| {
                let region = scene.zones.iter().flat_map(|zone| &zone.regions).find(|region| region.id == id)?;
                Some(Rect::from_points(&region.outline))
            })
        };
        self.taught().into_iter().filter_map(rect).map(|rect| view.rect(rect)).collect()
    }
}

/// Draws the answers to a question and the reply to the selected one. Returns the index of the clicked answer.
fn answers_ui(
    ui: &mut Ui,
    (answers, given): (&[lesson::Answer], Option<usize>),
    size: f32,
    plugin: &'static Plugin,
    words: &Words,
) -> Option<usize> {
    let (palette, catalog) = (theme::palette(ui.ctx()), words.of(plugin.id));
    let mut clicked = None;
    ui.add_space(4.0);
    for (index, answer) in answers.iter().enumerate() {
        let words = catalog.say(&Text::new(answer.text.clone()));
        let button = Button::new(RichText::new(words).size(size - 1.0)).wrap().selected(given == Some(index));
        if ui.add_sized(vec2(ui.available_width(), 0.0), button).clicked() {
            clicked = Some(index);
        }
    }
    if let Some(answer) = given.and_then(|index| answers.get(index)) {
        let reply = catalog.say(&Text::new(answer.reply.clone()));
        let colour = if answer.right { palette.point } else { palette.alarm };
        linked::words_ui(ui, &reply, theme::text(size), colour, plugin, words, None);
        // A long question is scrolled so that the reply is visible.
        let is_new = ui.data_mut(|data| !std::mem::replace(data.get_temp_mut_or_default(Id::unique(&reply)), true));
        if is_new {
            ui.scroll_to_cursor(Some(Align::BOTTOM));
        }
    }
    clicked
}

/// Draws the list of points that were learnt in the lesson.
fn learnt_ui(ui: &mut Ui, learnt: &[String], size: f32, plugin: &'static Plugin, words: &Words) {
    let palette = theme::palette(ui.ctx());
    if learnt.is_empty() {
        return;
    }
    ui.add_space(2.0);
    ui.label(RichText::new(words.word("lesson-learnt")).font(theme::strong(size - 1.0)));
    for key in learnt {
        ui.horizontal_top(|ui| {
            let (mark, _) = ui.allocate_exact_size(vec2(16.0, 20.0), Sense::hover());
            let at = mark.center();
            let tick = [at + vec2(-5.0, 0.0), at + vec2(-1.5, 4.0), at + vec2(5.0, -4.5)];
            ui.painter().add(Shape::line(tick.to_vec(), Stroke::new(2.2, palette.point)));
            let text = words.of(plugin.id).word(key);
            ui.add(egui::Label::new(RichText::new(text).size(size - 1.0)).wrap());
        });
    }
}

/// Returns rectangles that cover `room` except for the given parts.
fn outside(room: Rect, parts: &[Rect]) -> Vec<Rect> {
    let mut rows: Vec<f32> = parts.iter().flat_map(|part| [part.top(), part.bottom()]).collect();
    rows.extend([room.top(), room.bottom()]);
    rows.retain(|y| (room.top()..=room.bottom()).contains(y));
    rows.sort_by(f32::total_cmp);
    rows.dedup();
    let mut covered = Vec::new();
    for pair in rows.windows(2) {
        let (top, bottom) = (pair[0], pair[1]);
        let middle = f32::midpoint(top, bottom);
        let mut crossed: Vec<&Rect> =
            parts.iter().filter(|part| part.top() < middle && middle < part.bottom()).collect();
        crossed.sort_by(|one, other| one.left().total_cmp(&other.left()));
        let mut left = room.left();
        for part in crossed {
            if part.left() > left {
                covered.push(Rect::from_min_max(pos2(left, top), pos2(part.left().min(room.right()), bottom)));
            }
            left = left.max(part.right());
        }
        if left < room.right() {
            covered.push(Rect::from_min_max(pos2(left, top), pos2(room.right(), bottom)));
        }
    }
    covered
}

/// Draws an arrow from the edge of the panel to the nearest of the targets. Only its tip is opaque, so that what lies
/// on the way can be read.
fn arrow(painter: &Painter, panel: Rect, targets: &[Rect], colour: Color32) {
    /// Distance between the tip and the target, length of the arrowhead, and width of the light edge, in points.
    const APART: f32 = 3.0;
    const HEAD: f32 = 12.0;
    const EDGE: f32 = 2.0;
    /// Length of the opaque part in points, and opacity of the rest.
    const TIP: f32 = 44.0;
    const REST: f32 = 0.35;
    let Some((from, to)) = ends(panel, targets) else { return };
    let way = to - from;
    let to = to - way.normalized() * APART;
    // The arrow leaves the panel at a right angle.
    let bend = if way.x.abs() > way.y.abs() { vec2(way.x * 0.5, 0.0) } else { vec2(0.0, way.y * 0.5) };
    let middle = from + bend;
    let heading = (to - middle).normalized();
    let side = vec2(-heading.y, heading.x);
    let base = to - heading * HEAD;
    let head = vec![to, base + side * HEAD * 0.6, base - side * HEAD * 0.6];
    // A light edge keeps the arrow visible on any background.
    let light = Color32::from_white_alpha(230);
    let tip = base - heading * TIP.min((base - middle).length());
    for (wider, colour) in [(EDGE, light), (0.0, colour)] {
        let stroke = |colour: Color32| Stroke::new(3.0 + 2.0 * wider, colour);
        let rest = stroke(colour.gamma_multiply(REST));
        let line = [from, middle, tip];
        painter.add(QuadraticBezierShape::from_points_stroke(line, false, Color32::TRANSPARENT, rest));
        painter.line_segment([tip, base], stroke(colour));
        painter.add(Shape::convex_polygon(head.clone(), colour, Stroke::new(2.0 * wider, colour)));
    }
}

/// Returns the ends of the arrow: the points of the panel and of a target that are closest to each other.
fn ends(panel: Rect, targets: &[Rect]) -> Option<(Pos2, Pos2)> {
    let nearest = |target: &Rect| {
        let from = target.center().clamp(panel.min, panel.max);
        // Inside a target, the arrow ends at its edge.
        (from, from.clamp(target.min, target.max))
    };
    let ends = targets.iter().map(nearest);
    ends.min_by(|one, other| one.0.distance(one.1).total_cmp(&other.0.distance(other.1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect { min: Pos2::new(0.0, 60.0), max: Pos2::new(900.0, 700.0) };

    #[test]
    fn all_but_the_lit_parts_is_dimmed_exactly_once() {
        let parts = [
            Rect::from_min_size(pos2(20.0, 80.0), vec2(60.0, 60.0)),
            Rect::from_min_size(pos2(60.0, 100.0), vec2(60.0, 60.0)),
            Rect::from_min_size(pos2(860.0, 650.0), vec2(90.0, 90.0)),
        ];
        let dims = outside(ROOM, &parts);
        for x in 0..90 {
            for y in 6..70 {
                let at = pos2(x as f32 * 10.0 + 3.0, y as f32 * 10.0 + 3.0);
                let count = dims.iter().filter(|dim| dim.contains(at)).count();
                assert_eq!(count, usize::from(!parts.iter().any(|part| part.contains(at))), "{at:?}");
            }
        }
    }

    #[test]
    fn the_arrow_leads_from_the_panel_to_the_nearest_target() {
        let panel = Rect::from_min_size(pos2(920.0, 60.0), vec2(300.0, 300.0));
        let [near, far] = [600.0, 100.0].map(|x| Rect::from_min_size(pos2(x, 200.0), vec2(50.0, 50.0)));
        let (from, to) = ends(panel, &[far, near]).expect("targets");
        assert_eq!((from, to), (pos2(920.0, 225.0), pos2(650.0, 225.0)));
        assert_eq!(ends(panel, &[]), None);
    }
}
