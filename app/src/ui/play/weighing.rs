//! What a search found out, in words and rows: each choice with its tries, what it is worth, and the line that is expected.

use std::cmp::Reverse;

use egui::{CursorIcon, Label, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use rondel::bots::{Considered, Expected, Returns, Thought};
use rondel::{Catalog, ElementId, Seat, Text};

use super::choices::ShownChoice;
use crate::ui::table::brush::seat_shape;
use crate::ui::theme;
use crate::ui::words::Words;

/// A thought in words.
pub(super) struct Weighed {
    /// The choices, the one tried most first.
    pub(super) rows: Vec<WeighedChoice>,
    /// How many more there were that hardly anything is known of.
    pub(super) more: usize,
    /// How the game is expected to go on after the choice: who, and what they do.
    line: Vec<(Seat, String)>,
}

/// A choice and what was found out about it.
pub(super) struct WeighedChoice {
    /// Its place in the list of choices.
    pub(super) place: usize,
    pub(super) targets: Vec<ElementId>,
    label: String,
    /// In which share of the iterations it was tried.
    share: f32,
    /// What it is worth to who decides: "62 % ± 3".
    result: String,
    /// The same at length, and what it is worth to the others.
    details: String,
    /// Whether it is what was done in the game.
    taken: bool,
}

/// What is weighed, and how much of it is told.
pub(super) struct Scales<'a> {
    /// Whose decision it is.
    pub(super) seat: Seat,
    /// What the seats are called.
    pub(super) names: &'a [String],
    /// What there is to choose from.
    pub(super) choices: &'a [ShownChoice],
    /// Which choice was taken in the game, if any was.
    pub(super) taken: Option<usize>,
    /// How many choices are told at most.
    pub(super) most: usize,
}

/// So many steps of an expected line are told: what comes later is hardly more than a guess.
const STEPS: usize = 5;
/// The margin within a row.
const PAD: f32 = 9.0;

impl Weighed {
    /// Says what was found out.
    pub(super) fn of(thought: &Thought<Expected>, scales: &Scales<'_>, words: &Words, catalog: &Catalog) -> Self {
        let order = order(&thought.considered, thought.choice);
        let told = |(rank, place): &(usize, &usize)| *rank < scales.most || scales.taken == Some(**place);
        let row = |place: usize| {
            let choice = scales.choices.get(place)?;
            Some(WeighedChoice::of(place, choice, thought, scales, words))
        };
        let rows: Vec<WeighedChoice> =
            order.iter().enumerate().filter(told).filter_map(|(_, place)| row(*place)).collect();
        let line = line_words(&thought.line[thought.line.len().min(1)..], scales.names, words, catalog);
        Self { more: order.len() - rows.len(), rows, line }
    }

    /// Draws the choices; gives which one the pointer or the keyboard is on, and which one was clicked.
    pub(super) fn rows_ui(&self, ui: &mut Ui, words: &Words, taking: bool) -> (Option<&WeighedChoice>, Option<usize>) {
        let (mut pointed, mut clicked) = (None, None);
        ui.spacing_mut().item_spacing.y = 5.0;
        for row in &self.rows {
            let response = row.ui(ui, words, taking);
            if response.hovered() || response.has_focus() {
                pointed = Some(row);
            }
            if taking && response.clicked() {
                clicked = Some(row.place);
            }
        }
        (pointed, clicked)
    }

    /// Draws the line that is expected.
    pub(super) fn line_ui(&self, ui: &mut Ui, words: &Words) {
        if self.line.is_empty() {
            return;
        }
        title_ui(ui, words.word("line-title"));
        for (seat, step) in &self.line {
            ui.horizontal_top(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(12.0, 18.0), Sense::hover());
                seat_shape(ui.painter(), rect.center(), 5.5, *seat);
                ui.add(Label::new(RichText::new(step).size(13.5)).wrap());
            });
        }
    }
}

impl WeighedChoice {
    fn of(place: usize, choice: &ShownChoice, thought: &Thought<Expected>, scales: &Scales<'_>, words: &Words) -> Self {
        let found = &thought.considered[place];
        let result = |seat: usize| result_words(&found.results[seat], words);
        let tries =
            Text::new("weighed-tries").with("count", found.visits as i64).with("all", thought.iterations as i64);
        let mut details = vec![words.say(&tries)];
        // Between two it is enough to know one: the other has the rest.
        let told = if scales.names.len() > 2 { scales.names.len() } else { 0 };
        details.extend((0..told).map(|seat| format!("{}: {}", scales.names[seat], result(seat))));
        Self {
            place,
            targets: choice.targets.clone(),
            label: choice.label.clone(),
            share: found.visits as f32 / thought.iterations.max(1) as f32,
            result: result(scales.seat.index()),
            details: details.join("\n"),
            taken: scales.taken == Some(place),
        }
    }

    fn ui(&self, ui: &mut Ui, words: &Words, taking: bool) -> Response {
        let palette = theme::palette(ui.ctx());
        let width = ui.available_width();
        let result = ui.painter().layout_no_wrap(self.result.clone(), theme::strong(14.0), palette.ink);
        let share = words.with("weighed-share", "share", percent(f64::from(self.share)));
        let share = ui.painter().layout_no_wrap(share, theme::text(12.0), palette.faint);
        let face = if self.taken { theme::strong(14.0) } else { theme::text(14.0) };
        let room = (width - result.size().x - 3.0 * PAD).max(60.0);
        let label = ui.painter().layout(self.marked(words), face, palette.ink, room);
        let height = PAD * 0.8 + label.size().y.max(result.size().y) + 2.0 + share.size().y + PAD * 0.5;
        let sense = if taking { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
        let role = if taking { Role::Button } else { Role::Label };
        response.widget_info(|| WidgetInfo::labeled(role, true, self.read_aloud(words)));
        if ui.is_rect_visible(rect) {
            self.paint_sheet(ui, rect, response.hovered() || response.has_focus());
            let inside = rect.shrink2(vec2(PAD, PAD * 0.8));
            let middle = rect.bottom() - PAD * 0.5 - share.size().y / 2.0;
            self.paint_bar(ui, inside.left(), inside.right() - share.size().x.max(30.0) - 6.0, middle);
            let share_at = pos2(inside.right() - share.size().x, middle - share.size().y / 2.0);
            ui.painter().galley(share_at, share, palette.faint);
            ui.painter().galley(pos2(inside.right() - result.size().x, inside.top()), result, palette.ink);
            ui.painter().galley(inside.min, label, palette.ink);
        }
        let response = response.on_hover_text(&self.details);
        if taking { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
    }

    fn paint_sheet(&self, ui: &Ui, rect: Rect, lit: bool) {
        let palette = theme::palette(ui.ctx());
        let fill = if lit { theme::between(palette.sheet, palette.glow, 0.22) } else { palette.sheet };
        let edge = match (lit, self.taken) {
            (true, _) => Stroke::new(1.6, palette.brand),
            (false, true) => Stroke::new(1.6, palette.point),
            (false, false) => Stroke::new(1.0, palette.edge),
        };
        ui.painter().rect(rect, 8.0, fill, edge, StrokeKind::Inside);
    }

    /// The share of the tries as a bar.
    fn paint_bar(&self, ui: &Ui, left: f32, right: f32, middle: f32) {
        const THICK: f32 = 5.0;
        let palette = theme::palette(ui.ctx());
        let whole = Rect::from_min_max(pos2(left, middle - THICK / 2.0), pos2(right, middle + THICK / 2.0));
        ui.painter().rect_filled(whole, THICK / 2.0, theme::faded(palette.edge, 0.6));
        let part = Rect::from_min_size(whole.min, vec2((whole.width() * self.share).max(THICK), THICK));
        ui.painter().rect_filled(part, THICK / 2.0, palette.point);
    }

    /// The choice, with a word where it was taken.
    fn marked(&self, words: &Words) -> String {
        if self.taken { words.with("weighed-taken", "choice", Text::verbatim(&self.label)) } else { self.label.clone() }
    }

    /// What a screen reader says of the row; never the same as the choice in its own list.
    fn read_aloud(&self, words: &Words) -> String {
        let row = Text::new("weighed-row")
            .with("choice", Text::verbatim(self.marked(words)))
            .with("result", Text::verbatim(&self.result))
            .with("share", percent(f64::from(self.share)));
        words.say(&row)
    }
}

/// The heading of a part of the panel.
pub(super) fn title_ui(ui: &mut Ui, words: String) {
    ui.add_space(6.0);
    ui.label(RichText::new(words).font(theme::strong(13.0)).color(theme::palette(ui.ctx()).faint));
}

/// A sentence that may be overlooked.
pub(super) fn note_ui(ui: &mut Ui, words: String) {
    ui.add(Label::new(RichText::new(words).size(13.0).color(theme::palette(ui.ctx()).faint)).wrap());
}

/// The places of the choices that were tried, the one tried most first; of those tried as often, the one that is taken.
fn order(considered: &[Considered], choice: usize) -> Vec<usize> {
    let mut order: Vec<usize> =
        (0..considered.len()).filter(|place| considered[*place].visits > 0 || *place == choice).collect();
    order.sort_by_key(|place| (Reverse(considered[*place].visits), *place != choice));
    order
}

/// The first steps of a line, those that one seat takes in a row in one sentence.
fn line_words(steps: &[Expected], names: &[String], words: &Words, catalog: &Catalog) -> Vec<(Seat, String)> {
    let steps = &steps[..steps.len().min(STEPS)];
    let turn = |turn: &[Expected]| {
        let seat = turn[0].seat;
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        let choices: Vec<String> = turn.iter().map(|step| catalog.say(&step.choice)).collect();
        let sentence = Text::new("line-step")
            .with("seat", Text::verbatim(name))
            .with("choice", Text::verbatim(choices.join("; ")));
        (seat, words.say(&sentence))
    };
    steps.chunk_by(|one, next| one.seat == next.seat).map(turn).collect()
}

fn result_words(returns: &Returns, words: &Words) -> String {
    let (mean, reach) = (percent(returns.mean()), whole_reach(returns.reach()));
    words.say(&Text::new("weighed-result").with("mean", mean).with("reach", reach))
}

/// How far an interval reaches in whole percent: never nothing, for nothing here is certain.
fn whole_reach(reach: f64) -> u32 {
    percent(reach).max(1)
}

/// A share from 0 to 1 in whole percent.
pub(super) fn percent(share: f64) -> u32 {
    (share.clamp(0.0, 1.0) * 100.0).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_told_in_whole_percent_and_is_never_certain() {
        assert_eq!((percent(0.617), whole_reach(0.027)), (62, 3));
        assert_eq!((percent(1.2), percent(-0.1)), (100, 0));
        assert_eq!(whole_reach(0.001), 1);
    }

    #[test]
    fn every_language_has_its_own_way_of_writing_a_share() {
        let result = |language: &str| result_words(&Returns::default(), &Words::new(language, []));
        assert_eq!(["en", "de", "nl"].map(result), ["50 % ± 50", "50 % ± 50", "50% ± 50"]);
    }

    #[test]
    fn what_one_does_in_a_row_is_one_sentence() {
        let words = Words::new("en", []);
        let step = |seat, choice: &str| Expected { seat: Seat::new(seat), choice: Text::verbatim(choice) };
        let steps = [step(0, "a"), step(0, "b"), step(1, "c"), step(0, "d"), step(0, "e"), step(1, "f")];
        let told = line_words(&steps, &["Ann".to_owned(), "Bob".to_owned()], &words, words.of("no game"));
        let sentences: Vec<&str> = told.iter().map(|(_, sentence)| sentence.as_str()).collect();
        assert_eq!(sentences, ["then Ann: a; b", "then Bob: c", "then Ann: d; e"]);
    }

    #[test]
    fn what_was_tried_most_comes_first_and_what_never_was_is_left_out() {
        let tried = |visits: u64| Considered { visits, ..Considered::default() };
        assert_eq!(order(&[tried(3), tried(0), tried(40), tried(7), tried(7)], 4), [2, 4, 3, 0]);
    }
}
