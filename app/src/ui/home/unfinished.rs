//! The games that wait to be gone on with, each with a small picture of its table.

use egui::{Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::saved::{Shelved, age, people, spoken};
use crate::store::Contents;
use crate::ui::house::House;
use crate::ui::miniature::paint_room;
use crate::ui::theme;
use crate::ui::widgets;

/// How many stand side by side at most.
pub(super) const MOST: usize = 4;
const GAP: f32 = 20.0;
const NARROWEST: f32 = 290.0;

/// How many cards stand side by side in so much room.
pub(super) fn columns(width: f32) -> usize {
    (((width + GAP) / (NARROWEST + GAP)).floor() as usize).clamp(1, MOST)
}

/// Whether a game is shown among those to be gone on with: one that is not known to be over or broken.
pub(super) fn is_unfinished(shelved: &Shelved, house: &House) -> bool {
    shelved.contents(house).is_ok() && !shelved.is_over() && !matches!(shelved.looked_up, Some(Ok(None)))
}

/// Draws the games at these places of the list; gives the place of the one that was chosen.
pub(super) fn cards_ui(ui: &mut Ui, saved: &mut [Shelved], places: &[usize], house: &mut House) -> Option<usize> {
    const WORDS: f32 = 72.0;
    let mut chosen = None;
    let columns = columns(ui.available_width()) as f32;
    // In a low window they leave the games below them room for all of their covers.
    let most = (ui.ctx().content_rect().height() * 0.29).clamp(250.0, 400.0);
    let width = ((ui.available_width() - GAP * (columns - 1.0)) / columns).min(most);
    let size = vec2(width, (width - 2.0 * MARGIN) * 9.0 / 16.0 + 2.0 * MARGIN + WORDS);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for place in places {
            let shelved = &mut saved[*place];
            let Ok(game) = shelved.contents(house).cloned() else { continue };
            if card_ui(ui, shelved, &game, size, house) {
                chosen = Some(*place);
            }
        }
    });
    chosen
}

const MARGIN: f32 = 6.0;

fn card_ui(ui: &mut Ui, shelved: &mut Shelved, game: &Contents, size: Vec2, house: &mut House) -> bool {
    let palette = theme::palette(ui.ctx());
    let (rect, card) = ui.allocate_exact_size(size, Sense::click());
    let turn = shelved.turn(game, &house.words);
    let mut words = spoken(shelved, game, &house.words);
    if let Some(turn) = &turn {
        words.extend([", ", turn]);
    }
    card.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    let lit = card.hovered() || card.has_focus();
    let edge = if lit { Stroke::new(2.5, palette.brand) } else { Stroke::new(1.0, palette.edge) };
    ui.painter().rect(rect, 12, palette.sheet, Stroke::NONE, StrokeKind::Inside);
    let height = (rect.width() - 2.0 * MARGIN) * 9.0 / 16.0;
    let picture = Rect::from_min_size(rect.min + Vec2::splat(MARGIN), vec2(rect.width() - 2.0 * MARGIN, height));
    paint_room(ui, picture);
    if let Some(table) = &mut shelved.table {
        table.paint(ui, picture, &mut house.icons);
    }
    ui.painter().rect_stroke(rect, 12, edge, StrokeKind::Inside);
    words_ui(ui, Rect::from_min_max(pos2(rect.left(), picture.bottom()), rect.max), shelved, game, turn, house);
    card.clicked()
}

/// Three lines: which game and when it was played, whose turn it is, who plays.
fn words_ui(ui: &Ui, room: Rect, shelved: &Shelved, game: &Contents, turn: Option<String>, house: &House) {
    let palette = theme::palette(ui.ctx());
    let inner = room.shrink2(vec2(14.0, 6.0));
    let age = widgets::elided(
        ui.painter(),
        &age(&shelved.game, &house.words),
        theme::text(13.0),
        palette.faint,
        inner.width(),
    );
    let title = house.words.of(&game.game).word("title");
    let title =
        widgets::elided(ui.painter(), &title, theme::strong(15.5), palette.ink, inner.width() - age.size().x - 12.0);
    // What is wrong with a game is seen however long the names are.
    let mut remarks = shelved.remarks(game, &house.words);
    remarks.push(people(game, &house.words).join(" – "));
    let about = widgets::elided(ui.painter(), &remarks.join("  ·  "), theme::text(13.0), palette.faint, inner.width());
    let below = inner.bottom() - about.size().y;
    ui.painter().galley(pos2(inner.right() - age.size().x, inner.top() + 2.0), age, palette.faint);
    if let Some(turn) = turn {
        let turn = widgets::elided(ui.painter(), &turn, theme::strong(13.5), palette.brand, inner.width());
        let middle = (inner.top() + title.size().y + below - turn.size().y) / 2.0;
        ui.painter().galley(pos2(inner.left(), middle), turn, palette.brand);
    }
    ui.painter().galley(inner.left_top(), title, palette.ink);
    ui.painter().galley(pos2(inner.left(), below), about, palette.faint);
}
