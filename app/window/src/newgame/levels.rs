//! The tiles of the new-game dialog from which a bot level is chosen, each with the level's portrait.

use egui::{
    Color32, CursorIcon, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use rondel::Bot;
use rondel::bots::Level;
use rondel_painter::{theme, widgets};
use rondel_presenter::opponents::{bot_name, level_about, level_name};

use super::occupant::Opponents;
use super::programs::Programs;
use super::seats::{SeatRow, Who};
use crate::context::AppContext;
use crate::portraits;

/// Height and minimum and maximum width of a tile, and the distance between tiles, in points.
const HEIGHT: f32 = 144.0;
const WIDTHS: (f32, f32) = (94.0, 200.0);
const APART: f32 = 8.0;

/// What a tile shows.
struct Tile {
    portrait: &'static str,
    label: String,
    /// The accessible name and description.
    name: String,
    about: String,
    /// The number of pips: one for the lowest level, two for the next, and so on.
    pips: usize,
}

/// Draws the tiles of the levels, and a tile for the other computer players. Returns the lower middle of the chosen
/// tile.
pub(super) fn tiles_ui(
    ui: &mut Ui,
    cx: &mut AppContext,
    place: &mut SeatRow,
    opponents: &Opponents<'_>,
    programs: &mut Programs,
    ground: Color32,
) -> Option<Pos2> {
    let levels: Vec<Level> = opponents.levels().collect();
    let most = levels.len() + 1;
    let room = ui.available_width() + APART;
    let fitting = ((room / (WIDTHS.0 + APART)) as usize).clamp(1, most);
    let columns = most.div_ceil(most.div_ceil(fitting));
    let width = (room / columns as f32 - APART).min(WIDTHS.1);
    let are_others = programs.are_shown(&place.who);
    let mut chosen = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(APART);
        for start in (0..most).step_by(columns) {
            ui.horizontal(|ui| {
                for number in start..(start + columns).min(most) {
                    let Some(level) = levels.get(number).copied() else {
                        let tile = Tile::of_others(cx).ui(ui, cx, width, are_others, ground);
                        programs.shown |= tile.clicked();
                        chosen = are_others.then_some(tile.rect.center_bottom()).or(chosen);
                        continue;
                    };
                    let is_chosen = !are_others && place.bot() == Some(Bot::Level(level));
                    let tile = Tile::of_level(level, cx, opponents.are_measured);
                    let tile = tile.ui(ui, cx, width, is_chosen, ground);
                    chosen = is_chosen.then_some(tile.rect.center_bottom()).or(chosen);
                    if tile.clicked() {
                        (place.who, programs.shown) = (Who::Bot(Bot::Level(level)), false);
                    }
                }
            });
        }
    });
    chosen
}

impl Tile {
    /// Returns the tile of a level. The description is omitted if the level's strength has not been measured.
    fn of_level(level: Level, cx: &AppContext, is_measured: bool) -> Self {
        Self {
            portrait: portraits::level_portrait(level),
            label: cx.words.word(level_name(level)),
            name: bot_name(Bot::Level(level), &cx.words),
            about: if is_measured { cx.words.word(level_about(level)) } else { String::new() },
            pips: Level::ALL.iter().position(|other| *other == level).map_or(0, |place| place + 1),
        }
    }

    fn of_others(cx: &AppContext) -> Self {
        let (label, name) = (cx.words.word("new-others"), cx.words.word("new-other-computers"));
        Self { portrait: portraits::ROBOT, label, name, about: String::new(), pips: 0 }
    }

    fn ui(self, ui: &mut Ui, cx: &mut AppContext, width: f32, is_chosen: bool, ground: Color32) -> Response {
        const PORTRAIT: f32 = 84.0;
        let palette = theme::palette(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &self.name));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(self.about));
        let fill = if is_chosen { theme::between(palette.sheet, palette.glow, 0.28) } else { palette.sheet };
        let edge = if is_chosen { Stroke::new(2.5, palette.brand) } else { widgets::clickable_edge(ui, &response) };
        ui.painter().rect(rect, 12, fill, edge, StrokeKind::Inside);
        let place = Rect::from_center_size(rect.center_top() + vec2(0.0, 52.0), Vec2::splat(PORTRAIT));
        portraits::paint(ui, &mut cx.icons, place, self.portrait, ground);
        // A long name is set in a smaller font.
        let laid = |size: f32| ui.painter().layout_no_wrap(self.label.clone(), theme::strong(size), palette.ink);
        let size = if laid(13.5).size().x <= width - 8.0 { 13.5 } else { 12.5 };
        let words = widgets::elided(ui.painter(), &self.label, theme::strong(size), palette.ink, width - 6.0);
        let below = if self.pips == 0 { 117.0 } else { 110.0 };
        let at = pos2(rect.center().x - words.size().x / 2.0, rect.top() + below - words.size().y / 2.0);
        ui.painter().galley(at, words, palette.ink);
        if self.pips > 0 {
            paint_pips(ui, rect.center_top() + vec2(0.0, 129.0), self.pips, is_chosen);
        }
        response.on_hover_cursor(CursorIcon::PointingHand)
    }
}

/// Paints a row with one pip for each level, of which `count` are filled.
fn paint_pips(ui: &Ui, middle: Pos2, count: usize, is_chosen: bool) {
    const APART: f32 = 9.0;
    let palette = theme::palette(ui.ctx());
    let empty = theme::between(palette.edge, palette.ink, if is_chosen { 0.25 } else { 0.0 });
    let start = middle - vec2(APART * (Level::ALL.len() as f32 - 1.0) / 2.0, 0.0);
    for pip in 0..Level::ALL.len() {
        let at = start + vec2(APART * pip as f32, 0.0);
        let (radius, colour) = if pip < count { (3.0, palette.brand) } else { (2.0, empty) };
        ui.painter().circle_filled(at, radius, colour);
    }
}
