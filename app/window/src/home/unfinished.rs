//! Cards for unfinished games, each with a small image of its table.

use egui::{Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};
use rondel_painter::miniature::{Miniature, paint_room};
use rondel_painter::{theme, widgets};

use super::saved::{Shelved, age_of, people, spoken};
use crate::context::AppContext;

/// Maximum number of cards per row.
pub(super) const MOST: usize = 4;
const GAP: f32 = 20.0;
const NARROWEST: f32 = 290.0;

/// Returns the number of cards that fit in a row.
pub(super) fn columns(width: f32) -> usize {
    (((width + GAP) / (NARROWEST + GAP)).floor() as usize).clamp(1, MOST)
}

/// Returns whether a game is listed as unfinished, i.e. is not known to be over or unreadable.
pub(super) fn is_unfinished(shelved: &Shelved, cx: &AppContext) -> bool {
    shelved.contents(cx).is_ok() && !shelved.is_over() && !matches!(shelved.looked_up, Some(Ok(None)))
}

/// A card of an unfinished game.
pub(super) struct Card<'a> {
    /// An id that does not depend on the card's position, so that a click cannot hit a different card that has
    /// moved to the same position.
    pub(super) id: Id,
    /// The text for screen readers.
    pub(super) spoken: String,
    pub(super) title: String,
    /// The time since the game was played.
    pub(super) age: String,
    /// Text that states whose turn it is, or what the table is waiting for.
    pub(super) line: Option<String>,
    /// The players, and any damage to the file.
    pub(super) about: String,
    /// An image of the table, if available.
    pub(super) table: Option<&'a mut Miniature>,
    /// Whether the game has remote players.
    pub(super) far: bool,
}

impl Shelved {
    /// Returns the card for the game, or `None` if its file cannot be opened.
    pub(super) fn card(&mut self, cx: &AppContext) -> Option<Card<'_>> {
        let game = self.contents(cx).ok()?;
        let line = self.turn(game, &cx.words);
        let mut spoken = spoken(self, game, &cx.words);
        if let Some(line) = &line {
            spoken.extend([", ", line]);
        }
        // Remarks are at the beginning, so that they remain visible next to long names.
        let mut about = self.remarks(game, &cx.words);
        about.push(people(game, &cx.words).join(" – "));
        let title = cx.words.of(&game.game).word("title");
        let age = age_of(&self.game, &cx.words);
        let about = about.join("  ·  ");
        let id = Id::unique(("card", &self.game.path));
        Some(Card { id, spoken, title, age, line, about, table: self.table.as_mut(), far: false })
    }
}

/// Draws the cards in rows. Returns the index of the card that was clicked.
pub(super) fn cards_ui(ui: &mut Ui, cards: &mut [Card<'_>], cx: &mut AppContext) -> Option<usize> {
    const WORDS: f32 = 72.0;
    let mut chosen = None;
    let beside = columns(ui.available_width());
    let columns = beside as f32;
    // In a short window, this leaves enough space for the covers below the cards.
    let most = (ui.ctx().content_rect().height() * 0.29).clamp(250.0, 400.0);
    let width = ((ui.available_width() - GAP * (columns - 1.0)) / columns).min(most);
    let size = vec2(width, (width - 2.0 * MARGIN) * 9.0 / 16.0 + 2.0 * MARGIN + WORDS);
    for (row, cards) in cards.chunks_mut(beside).enumerate() {
        if row > 0 {
            ui.add_space(GAP - ui.spacing().item_spacing.y);
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (place, card) in cards.iter_mut().enumerate() {
                if card_ui(ui, card, size, cx) {
                    chosen = Some(row * beside + place);
                }
            }
        });
    }
    chosen
}

const MARGIN: f32 = 6.0;

fn card_ui(ui: &mut Ui, shown: &mut Card<'_>, size: Vec2, cx: &mut AppContext) -> bool {
    /// Size of the icon for remote players, in points.
    const MARK: f32 = 22.0;
    let palette = theme::palette(ui.ctx());
    let (_, rect) = ui.allocate_space(size);
    let card = ui.interact(rect, shown.id, Sense::click());
    card.widget_info(|| WidgetInfo::labeled(Role::Button, true, &shown.spoken));
    let lit = card.hovered() || card.has_focus();
    let edge = if lit { Stroke::new(2.5, palette.brand) } else { Stroke::new(1.0, palette.edge) };
    ui.painter().rect(rect, 12, palette.sheet, Stroke::NONE, StrokeKind::Inside);
    let height = (rect.width() - 2.0 * MARGIN) * 9.0 / 16.0;
    let picture = Rect::from_min_size(rect.min + Vec2::splat(MARGIN), vec2(rect.width() - 2.0 * MARGIN, height));
    paint_room(ui, picture);
    if let Some(table) = &mut shown.table {
        table.paint(ui, picture, &mut cx.icons);
    }
    if shown.far {
        let mark = Rect::from_min_size(picture.min + Vec2::splat(8.0), Vec2::splat(MARK));
        ui.painter().circle_filled(mark.center(), MARK * 0.78, palette.sheet);
        widgets::paint_house_icon(ui, &mut cx.icons, "people", mark, palette.brand);
    }
    ui.painter().rect_stroke(rect, 12, edge, StrokeKind::Inside);
    let is_whole = words_ui(ui, Rect::from_min_max(pos2(rect.left(), picture.bottom()), rect.max), shown);
    let card = if is_whole { card } else { card.on_hover_text(&shown.about) };
    card.clicked()
}

/// Draws three lines: the title and the time, whose turn it is, and the players. Returns whether the last line fits.
fn words_ui(ui: &Ui, room: Rect, card: &Card<'_>) -> bool {
    let palette = theme::palette(ui.ctx());
    let inner = room.shrink2(vec2(14.0, 6.0));
    let line = |words: &str, font, colour, width| widgets::elided(ui.painter(), words, font, colour, width);
    let age = line(&card.age, theme::text(13.0), palette.faint, inner.width());
    let title = line(&card.title, theme::strong(15.5), palette.ink, inner.width() - age.size().x - 12.0);
    let about = line(&card.about, theme::text(13.0), palette.faint, inner.width());
    let below = inner.bottom() - about.size().y;
    ui.painter().galley(pos2(inner.right() - age.size().x, inner.top() + 2.0), age, palette.faint);
    if let Some(turn) = &card.line {
        let turn = line(turn, theme::strong(13.5), palette.brand, inner.width());
        let middle = (inner.top() + title.size().y + below - turn.size().y) / 2.0;
        ui.painter().galley(pos2(inner.left(), middle), turn, palette.brand);
    }
    ui.painter().galley(inner.left_top(), title, palette.ink);
    let is_whole = !about.elided;
    ui.painter().galley(pos2(inner.left(), below), about, palette.faint);
    is_whole
}
