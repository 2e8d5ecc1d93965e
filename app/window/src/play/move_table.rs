//! The results of a search as rows, each with a choice, its value and its number of iterations, and the expected
//! line of play.

use egui::{CursorIcon, Label, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use rondel::bots::{Expected, MoveStats, PartChange, ProvenResult, Reasons, Returns, SearchResult};
use rondel::{Catalog, ElementId, Seat, Text};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::theme;
use rondel_presenter::analysis::{line_words, percent};
use rondel_presenter::words::Words;

use super::reading::ShownChoice;

/// The results of a search as text.
pub(super) struct MoveTable {
    /// The choices: proven wins first, proven losses last, and the others by decreasing number of iterations.
    pub(super) rows: Vec<MoveRow>,
    /// Number of tried choices that are not listed.
    pub(super) more: usize,
    /// Whether any listed value is an estimate instead of a proven result.
    pub(super) has_estimates: bool,
    /// Number of choices at the beginning of the list that are equally good: their values differ by no more than
    /// the uncertainty.
    equal: usize,
    /// Expected continuation, as pairs of a seat and its choice.
    line: Vec<(Seat, String)>,
}

/// A choice and its search results.
pub(super) struct MoveRow {
    /// Index in the list of choices.
    pub(super) place: usize,
    pub(super) targets: Vec<ElementId>,
    label: String,
    /// Share of the search iterations that tried the choice, from 0 to 1.
    share: f32,
    /// Value for the deciding seat, from 0 (lost) to 1 (won).
    worth: f32,
    /// Value for the deciding seat as text, such as "62% ± 3" or a certain win.
    result: String,
    /// Detailed results, including the values for the other seats.
    details: String,
    /// Gains and costs until another seat decides. Empty if they are unknown.
    brings: String,
    /// Whether the choice was made in the game.
    taken: bool,
}

/// The input for a [`MoveTable`], with a limit on the number of rows.
pub(super) struct MoveTableContext<'a> {
    /// Seat that decides.
    pub(super) seat: Seat,
    /// Names of the seats.
    pub(super) names: &'a [String],
    /// The available choices.
    pub(super) choices: &'a [ShownChoice],
    /// Index of the choice made in the game, if any.
    pub(super) taken: Option<usize>,
    /// Maximum number of choices listed.
    pub(super) most: usize,
    /// Effects of the choices, by index.
    pub(super) reasons: &'a [(usize, Reasons)],
}

/// Height of the space for the bar below a choice, in points.
const BAR: f32 = 9.0;
/// Margin within a row, in points.
const PAD: f32 = 9.0;

impl MoveTable {
    /// Builds the table from a search result.
    pub(super) fn of(
        thought: &SearchResult<Expected>,
        scales: &MoveTableContext<'_>,
        words: &Words,
        catalog: &Catalog,
    ) -> Self {
        let mut order = thought.most_tried(usize::MAX);
        // The choice that was made is listed even if the search reached certainty before trying it.
        let untried = scales.taken.filter(|taken| *taken < thought.considered.len() && !order.contains(taken));
        order.extend(untried);
        // Choices without effect are not listed, unless all choices are without effect.
        let is_idle = |place: &usize| scales.choices.get(*place).is_some_and(|choice| choice.idle);
        let all = order.len();
        if !order.iter().all(is_idle) {
            order.retain(|place| scales.taken == Some(*place) || !is_idle(place));
        }
        let told = |(rank, place): &(usize, &usize)| *rank < scales.most || scales.taken == Some(**place);
        let row = |place: usize| {
            let choice = scales.choices.get(place)?;
            Some(MoveRow::of(place, choice, thought, scales, words, catalog))
        };
        let rows: Vec<MoveRow> = order.iter().enumerate().filter(told).filter_map(|(_, place)| row(*place)).collect();
        let line = line_words(&thought.line[thought.line.len().min(1)..], scales.names, words, catalog);
        let has_estimates = rows.iter().any(|row| thought.considered[row.place].proven.is_none());
        let equal = equal_first(rows.iter().map(|row| &thought.considered[row.place]), scales.seat);
        Self { more: all - rows.len(), has_estimates, rows, equal, line }
    }

    /// Returns the indices of the best choices.
    pub(super) fn best(&self) -> impl Iterator<Item = usize> {
        self.rows.iter().take(self.equal.max(1)).map(|row| row.place)
    }

    /// Draws the choices. Returns the row under the pointer or with the keyboard focus, and the index of the
    /// clicked choice.
    pub(super) fn rows_ui(&self, ui: &mut Ui, words: &Words, taking: bool) -> (Option<&MoveRow>, Option<usize>) {
        let (mut pointed, mut clicked) = (None, None);
        ui.spacing_mut().item_spacing.y = 5.0;
        if self.equal > 1 {
            note_ui(ui, words.with("weighed-equal", "count", self.equal));
        }
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

    /// Draws the expected line of play.
    pub(super) fn line_ui(&self, ui: &mut Ui, words: &Words) {
        if self.line.is_empty() {
            return;
        }
        title_ui(ui, words.word("line-title"));
        steps_ui(ui, &self.line);
    }
}

impl MoveRow {
    fn of(
        place: usize,
        choice: &ShownChoice,
        thought: &SearchResult<Expected>,
        scales: &MoveTableContext<'_>,
        words: &Words,
        catalog: &Catalog,
    ) -> Self {
        let found = &thought.considered[place];
        let result = |seat: usize| returns_words(&found.results[seat], words);
        let tries =
            Text::new("weighed-tries").with("count", found.visits as i64).with("all", thought.iterations as i64);
        let mut details = vec![words.say(&tries)];
        details.extend(found.proven.map(|proven| words.with("weighed-within", "count", i64::from(proven.plies))));
        // With two seats, one value is sufficient, because it determines the other.
        let told = if scales.names.len() > 2 { scales.names.len() } else { 0 };
        details.extend((0..told).map(|seat| format!("{}: {}", scales.names[seat], result(seat))));
        Self {
            place,
            targets: choice.targets.clone(),
            label: choice.label.clone(),
            share: found.visits as f32 / thought.iterations.max(1) as f32,
            worth: worth(found, scales.seat),
            result: result_words(found, scales.seat, words),
            details: details.join("\n"),
            brings: reasons_words(scales.reasons_for(place), scales, words, catalog),
            taken: scales.taken == Some(place),
        }
    }

    fn ui(&self, ui: &mut Ui, words: &Words, taking: bool) -> Response {
        let palette = theme::palette(ui.ctx());
        let width = ui.available_width();
        let result = ui.painter().layout_no_wrap(self.result.clone(), theme::strong(14.0), palette.ink);
        let face = if self.taken { theme::strong(14.0) } else { theme::text(14.0) };
        let room = (width - result.size().x - 3.0 * PAD).max(60.0);
        let label = ui.painter().layout(self.marked(words), face, palette.ink, room);
        let brings = ui.painter().layout(self.brings.clone(), theme::text(12.5), palette.faint, width - 2.0 * PAD);
        let told = if self.brings.is_empty() { 0.0 } else { brings.size().y + 2.0 };
        let first = label.size().y.max(result.size().y);
        let height = PAD * 0.8 + first + told + 2.0 + BAR + PAD * 0.5;
        let sense = if taking { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
        let role = if taking { Role::Button } else { Role::Label };
        response.widget_info(|| WidgetInfo::labeled(role, true, self.read_aloud(words)));
        if ui.is_rect_visible(rect) {
            self.paint_sheet(ui, rect, response.hovered() || response.has_focus());
            let inside = rect.shrink2(vec2(PAD, PAD * 0.8));
            self.paint_bar(ui, inside.left(), inside.right(), rect.bottom() - PAD * 0.5 - BAR / 2.0);
            ui.painter().galley(pos2(inside.right() - result.size().x, inside.top()), result, palette.ink);
            ui.painter().galley(inside.min, label, palette.ink);
            ui.painter().galley(inside.min + vec2(0.0, first + 2.0), brings, palette.faint);
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

    /// Draws the value of the choice as a bar. The tooltip shows the number of iterations.
    fn paint_bar(&self, ui: &Ui, left: f32, right: f32, middle: f32) {
        const THICK: f32 = BAR * 0.6;
        let palette = theme::palette(ui.ctx());
        let whole = Rect::from_min_max(pos2(left, middle - THICK / 2.0), pos2(right, middle + THICK / 2.0));
        ui.painter().rect_filled(whole, THICK / 2.0, theme::faded(palette.edge, 0.6));
        let part = Rect::from_min_size(whole.min, vec2((whole.width() * self.worth).max(THICK), THICK));
        ui.painter().rect_filled(part, THICK / 2.0, palette.point);
    }

    /// Returns the label, with a note if the choice was made in the game.
    fn marked(&self, words: &Words) -> String {
        if self.taken { words.with("weighed-taken", "choice", &self.label) } else { self.label.clone() }
    }

    /// Returns the row's text for screen readers, which always differs from the text of the same choice in the
    /// list of choices.
    fn read_aloud(&self, words: &Words) -> String {
        let row = Text::new("weighed-row")
            .with("choice", self.marked(words))
            .with("result", &self.result)
            .with("share", percent(f64::from(self.share)));
        let said = words.say(&row);
        if self.brings.is_empty() { said } else { format!("{said} {}", self.brings) }
    }
}

impl MoveTableContext<'_> {
    fn reasons_for(&self, place: usize) -> Option<&Reasons> {
        self.reasons.iter().find(|(of, _)| *of == place).map(|(_, reasons)| reasons)
    }
}

/// Draws the heading of a section of the panel.
pub(super) fn title_ui(ui: &mut Ui, words: String) {
    ui.add_space(6.0);
    ui.label(RichText::new(words).font(theme::strong(13.0)).color(theme::palette(ui.ctx()).faint));
}

/// Draws the steps of a line of play, each with the symbol of its seat.
pub(super) fn steps_ui(ui: &mut Ui, line: &[(Seat, String)]) {
    for (seat, step) in line {
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 18.0), Sense::hover());
            seat_shape(ui.painter(), rect.center(), 5.5, *seat);
            ui.add(Label::new(RichText::new(step).size(13.5)).wrap());
        });
    }
}

/// Draws a less important sentence, in faint text.
pub(super) fn note_ui(ui: &mut Ui, words: String) {
    ui.add(Label::new(RichText::new(words).size(13.0).color(theme::palette(ui.ctx()).faint)).wrap());
}

/// Returns the most important gains and costs of a choice, beginning with those of the deciding seat: "+2
/// goods, −1 letter; Hamburg: +1 card".
fn reasons_words(reasons: Option<&Reasons>, scales: &MoveTableContext<'_>, words: &Words, catalog: &Catalog) -> String {
    /// Maximum number of changes listed for the deciding seat, and for each other seat.
    const OWN: usize = 4;
    const OTHERS: usize = 2;
    let Some(reasons) = reasons else { return String::new() };
    let likely = |share: f32| share >= 0.5;
    if likely(reasons.wins) || likely(reasons.ends) {
        return words.word(if likely(reasons.wins) { "reason-wins" } else { "reason-ends" });
    }
    let of = |seat: Seat, most: usize| {
        let own = reasons.changes.iter().filter(move |change| change.seat == seat);
        let told: Vec<String> = own.filter_map(|change| change_words(change, words, catalog)).take(most).collect();
        told.join(", ")
    };
    let own = of(scales.seat, OWN);
    let names = scales.names.iter().enumerate().map(|(seat, name)| (Seat::new(seat as u8), name));
    let others = names.filter(|(seat, _)| *seat != scales.seat).map(|(seat, name)| (of(seat, OTHERS), name));
    let others = others.filter(|(told, _)| !told.is_empty()).map(|(told, name)| format!("{name}: {told}"));
    let told: Vec<String> = Some(own).filter(|own| !own.is_empty()).into_iter().chain(others).collect();
    if told.is_empty() && !reasons.changes.is_empty() {
        return words.word("reason-nothing");
    }
    told.join("; ")
}

/// Returns a change as text, such as "+2 goods", or `None` if it rounds to zero.
fn change_words(change: &PartChange, words: &Words, catalog: &Catalog) -> Option<String> {
    let by = change.by.round() as i64;
    let what = catalog.say(&change.text.clone().with("count", by.abs()));
    let key = if by > 0 { "reason-more" } else { "reason-less" };
    let said = Text::new(key).with("count", by.abs()).with("what", what);
    (by != 0).then(|| words.say(&said))
}

/// Returns the number of choices at the beginning whose values do not differ significantly from that of the first.
fn equal_first<'a>(found: impl Iterator<Item = &'a MoveStats>, seat: Seat) -> usize {
    let mut found = found.map(|found| (found.proven.is_some(), &found.results[seat.index()])).peekable();
    let Some((is_proven, best)) = found.peek().copied() else { return 0 };
    let is_equal = |(proven, returns): &(bool, &Returns)| {
        let apart = (returns.mean() - best.mean()).abs();
        !is_proven && !proven && apart <= returns.reach().max(best.reach()).max(0.005)
    };
    found.take_while(is_equal).count()
}

/// Returns the value of a choice for the deciding seat, from 0 to 1.
fn worth(found: &MoveStats, seat: Seat) -> f32 {
    found.expected(seat, seat).clamp(0.0, 1.0) as f32
}

/// Returns the value of a choice for the deciding seat as text.
fn result_words(found: &MoveStats, seat: Seat, words: &Words) -> String {
    match found.proven.map(|proven| proven.ending) {
        Some(ProvenResult::Won) => words.word("weighed-won"),
        Some(ProvenResult::Drawn) => words.word("weighed-drawn"),
        Some(ProvenResult::Lost) => words.word("weighed-lost"),
        None => returns_words(&found.results[seat.index()], words),
    }
}

fn returns_words(returns: &Returns, words: &Words) -> String {
    let (mean, reach) = (percent(returns.mean()), whole_reach(returns.reach()));
    words.say(&Text::new("weighed-result").with("mean", mean).with("reach", reach))
}

/// Returns half the width of an interval as a whole percentage. It is at least 1, because estimates are never certain.
fn whole_reach(reach: f64) -> u32 {
    percent(reach).max(1)
}

#[cfg(test)]
mod tests {
    use rondel::bots::Proven;

    use super::*;

    #[test]
    fn a_result_is_told_in_whole_percent_and_is_never_certain() {
        assert_eq!((percent(0.617), whole_reach(0.027)), (62, 3));
        assert_eq!((percent(1.2), percent(-0.1)), (100, 0));
        assert_eq!(whole_reach(0.001), 1);
    }

    #[test]
    fn every_language_has_its_own_way_of_writing_a_share() {
        let result = |language: &str| returns_words(&Returns::default(), &Words::new(language, []));
        assert_eq!(["en", "de", "nl"].map(result), ["50% ± 50", "50\u{a0}% ± 50", "50% ± 50"]);
    }

    #[test]
    fn what_is_certain_is_said_to_be() {
        let words = Words::new("en", []);
        let said = |ending| {
            let found = MoveStats { proven: Some(Proven { ending, plies: 5 }), ..MoveStats::default() };
            result_words(&found, Seat::new(0), &words)
        };
        let endings = [ProvenResult::Won, ProvenResult::Drawn, ProvenResult::Lost];
        assert_eq!(endings.map(said), ["certain win", "certain draw", "certain loss"]);
        let unsure = MoveStats::default();
        assert_eq!(result_words(&unsure, Seat::new(0), &words), "50% ± 50");
    }
}
