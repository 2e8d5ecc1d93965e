//! The list of games. Only visible rows are laid out. The whole list is one tab stop; the arrow keys move within it.

use egui::{
    Color32, EventFilter, Id, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use rondel_library::{GameScore, LibraryRow};
use rondel_painter::theme::{self, Palette};
use rondel_painter::widgets;

use super::chosen::Chosen;
use super::detail::LibraryAction;
use super::game_text;
use crate::context::AppContext;

const ROW: f32 = 54.0;
const GAP: f32 = 4.0;

/// The state of the list.
#[derive(Default)]
pub(super) struct List {
    /// Whether the list must scroll to the focused row.
    pub(super) shows_current: bool,
    /// Number of visible rows.
    page: usize,
}

impl List {
    /// Returns the widget id of the list.
    pub(super) fn id() -> Id {
        Id::unique("library list")
    }

    /// Handles keys while the list or the search field above it has the focus. `wanted` means that the search
    /// field contains text and therefore keeps its editing keys.
    pub(super) fn keys(
        &mut self,
        ui: &Ui,
        rows: &[LibraryRow],
        chosen: &mut Chosen,
        field: Id,
        wanted: bool,
    ) -> Option<LibraryAction> {
        let (in_list, in_field) = ui.memory(|memory| (memory.has_focus(Self::id()), memory.has_focus(field)));
        if !in_list && !in_field {
            return None;
        }
        let pressed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
        let page = self.page.max(2) as isize - 1;
        let all = rows.len() as isize;
        let ends = [(Key::Home, -all), (Key::End, all)];
        let steps = [(Key::ArrowDown, 1), (Key::ArrowUp, -1), (Key::PageDown, page), (Key::PageUp, -page)];
        for (key, by) in steps.into_iter().chain(ends.into_iter().filter(|_| in_list)) {
            // The combination with Shift must be tested first, because a request for the plain key also matches the
            // key with Shift.
            for (modifiers, extends) in [(Modifiers::SHIFT, true), (Modifiers::NONE, false)] {
                if pressed(modifiers, key) {
                    chosen.step(rows, by, extends);
                    self.shows_current = true;
                }
            }
        }
        if (in_list || !wanted) && pressed(Modifiers::COMMAND, Key::A) {
            chosen.everything(rows);
        }
        let of_list =
            [(Modifiers::NONE, Key::Delete, LibraryAction::Delete), (Modifiers::NONE, Key::S, LibraryAction::Star)];
        let of_both = [
            (Modifiers::NONE, Key::Enter, LibraryAction::Open),
            (Modifiers::NONE, Key::F2, LibraryAction::Rename),
            (Modifiers::COMMAND, Key::E, LibraryAction::Export),
        ];
        let keys = of_both.into_iter().chain(of_list.into_iter().filter(|_| in_list));
        let mut keys = keys.filter(|(modifiers, key, _)| pressed(*modifiers, *key));
        keys.next().map(|(_, _, asked)| asked).filter(|_| !rows.is_empty())
    }

    /// Draws the list.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        rows: &[LibraryRow],
        chosen: &mut Chosen,
        cx: &mut AppContext,
    ) -> Option<LibraryAction> {
        const KEPT: EventFilter =
            EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: false };
        let room = ui.available_rect_before_wrap();
        let list = ui.interact(room, Self::id(), Sense::focusable_noninteractive());
        let told = chosen.current(rows).map(|row| game_text::spoken(row, cx)).unwrap_or_default();
        let name = cx.words.word("library-list");
        list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, format!("{name}: {told}")));
        if list.has_focus() {
            ui.memory_mut(|memory| memory.set_focus_lock_filter(list.id, KEPT));
        }
        ui.spacing_mut().item_spacing.y = GAP;
        let mut area = ScrollArea::vertical().auto_shrink([false, false]);
        if std::mem::take(&mut self.shows_current)
            && let Some(at) = chosen.at(rows)
        {
            area = area.vertical_scroll_offset(Self::offset(ui, at, room.height()));
        }
        let mut asked = None;
        let scrolled = area.id_salt("library rows").show_rows(ui, ROW, rows.len(), |ui, range| {
            for at in range {
                let Some(row) = rows.get(at) else { continue };
                let response = row_ui(ui, row, (chosen.has(row), chosen.at(rows) == Some(at)), cx);
                if response.double_clicked() {
                    asked = Some(LibraryAction::Open);
                }
                if response.clicked() {
                    let modifiers = ui.input(|input| input.modifiers);
                    chosen.click(rows, at, modifiers);
                    ui.memory_mut(|memory| memory.request_focus(Self::id()));
                }
            }
        });
        self.page = (scrolled.inner_rect.height() / (ROW + GAP)) as usize;
        let offset = scrolled.state.clamped_offset().y;
        ui.data_mut(|data| data.insert_temp(Self::id(), offset));
        asked
    }

    /// Returns the scroll offset that makes a row visible with minimal scrolling.
    fn offset(ui: &Ui, at: usize, height: f32) -> f32 {
        let now: f32 = ui.data(|data| data.get_temp(Self::id())).unwrap_or_default();
        let top = at as f32 * (ROW + GAP);
        now.clamp((top + ROW - height + 8.0).max(0.0), top.max(0.0)).max(0.0)
    }
}

/// Returns the colour of a game's result. In a selected row, this is the normal text colour, for legibility.
fn tone(row: &LibraryRow, is_chosen: bool, ui: &Ui) -> Color32 {
    let palette = theme::palette(ui.ctx());
    if is_chosen {
        return palette.ink;
    }
    match row.game.as_ref().ok().map(|game| (game.outcome.is_some(), game.score())) {
        None => palette.alarm,
        Some((true, Some(GameScore::Won))) => palette.point,
        Some((false, _)) => palette.brand,
        Some(_) => palette.ink,
    }
}

fn row_ui(ui: &mut Ui, row: &LibraryRow, (is_chosen, is_current): (bool, bool), cx: &mut AppContext) -> Response {
    let palette = theme::palette(ui.ctx());
    let (_, rect) = ui.allocate_space(vec2(ui.available_width() - 12.0, ROW));
    // Rows are not tab stops; only the list itself is.
    let response = ui.interact(rect, Id::unique(("library row", &row.path)), Sense::CLICK);
    let spoken = game_text::spoken(row, cx);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &spoken));
    let fill = if is_chosen { ui.visuals().selection.bg_fill } else { palette.sheet };
    let fill = if response.hovered() && !is_chosen { theme::between(fill, palette.glow, 0.14) } else { fill };
    let edge = if is_current { Stroke::new(2.0, palette.brand) } else { Stroke::new(1.0, palette.edge) };
    ui.painter().rect(rect, 9, fill, edge, StrokeKind::Inside);
    match paint_row(ui, rect, row, is_chosen, cx) {
        Some(shortened) => response.on_hover_text(shortened),
        None => response,
    }
}

/// Paints the text of a row. Returns the line with the players if it had to be truncated.
fn paint_row(ui: &Ui, rect: Rect, row: &LibraryRow, is_chosen: bool, cx: &mut AppContext) -> Option<String> {
    const ICON: f32 = 22.0;
    const LENGTH: f32 = 170.0;
    let palette = theme::palette(ui.ctx());
    // Faint text would be unreadable on the background of a selected row.
    let palette = if is_chosen {
        Palette { faint: theme::between(palette.faint, palette.ink, 0.7), alarm: palette.ink, ..palette }
    } else {
        palette
    };
    let icon = match &row.game {
        Err(_) => "close",
        Ok(game) => game.outcome.as_ref().map_or("play", |outcome| game_text::finish(outcome, game.mine())),
    };
    let place = Rect::from_center_size(pos2(rect.left() + 27.0, rect.center().y), vec2(ICON, ICON));
    widgets::paint_house_icon(ui, &mut cx.icons, icon, place, tone(row, is_chosen, ui));
    let words = &cx.words;
    // A narrow row has no column for the length.
    let is_wide = rect.width() > 900.0;
    let result = (rect.width() * 0.3).clamp(130.0, 330.0);
    let when_width = (rect.width() * 0.2).clamp(96.0, 128.0);
    let right = rect.right() - 16.0;
    let result_left = right - when_width - result - if is_wide { LENGTH } else { 0.0 };
    let line = |left: f32, width: f32, first: (&str, Color32), second: (&str, Color32)| {
        let upper = widgets::elided(ui.painter(), first.0, theme::strong(14.5), first.1, width);
        let lower = widgets::elided(ui.painter(), second.0, theme::text(13.0), second.1, width);
        let (below, is_shortened) = (rect.bottom() - 7.0 - lower.size().y, lower.elided);
        ui.painter().galley(pos2(left, rect.top() + 7.0), upper, first.1);
        ui.painter().galley(pos2(left, below), lower, second.1);
        is_shortened
    };
    let mut shortened = None;
    let star = if row.about.star { 24.0 } else { 0.0 };
    let left = rect.left() + 52.0;
    if row.about.star {
        let place = Rect::from_min_size(pos2(left, rect.top() + 8.0), vec2(17.0, 17.0));
        let colour = if is_chosen { palette.ink } else { palette.glow };
        widgets::paint_house_icon(ui, &mut cx.icons, "starred", place, colour);
    }
    let title = game_text::title(row, words);
    if let Ok(game) = &row.game {
        let mut about = Vec::new();
        about.extend(game.damaged.then(|| words.word("home-damaged")));
        about.extend((!row.about.name.is_empty()).then(|| words.of(&game.id).word("title")));
        about.push(game_text::people(game, words).join(" – "));
        let width = result_left - left - 16.0;
        line(left + star, width - star, (&title, palette.ink), ("", palette.faint));
        let about = about.join("  ·  ");
        let is_shortened = line(left, width, ("", palette.ink), (&about, palette.faint));
        shortened = is_shortened.then_some(about);
        let ending = game_text::ending(game, words).unwrap_or_default();
        let outcome = (game_text::result(game, words), tone(row, is_chosen, ui));
        line(result_left, result - 14.0, (&outcome.0, outcome.1), (&ending, palette.faint));
        if is_wide {
            let plies = words.with("home-moves", "count", game.plies);
            let judged = game_text::judged(game, words).unwrap_or_default();
            line(result_left + result, LENGTH - 14.0, (&plies, palette.ink), (&judged, palette.faint));
        }
    } else {
        // The reason is shown in the details, in the user's language.
        let reason = words.word("home-unopened");
        line(left, right - when_width - left, (&title, palette.ink), (&reason, palette.alarm));
    }
    let when =
        widgets::elided(ui.painter(), &game_text::when(row, words), theme::text(13.0), palette.faint, when_width);
    let at = pos2(right - when.size().x, rect.center().y - when.size().y / 2.0);
    ui.painter().galley(at, when, palette.faint);
    shortened
}
