//! The shared screen: a display for everyone in the room, without local players. It shows the players who are
//! present and whose turn it is.

use egui::{Align2, Frame, Margin, Panel, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use rondel::{Seat, Table as _};
use rondel_hosting::{PlayerStatus, Presence};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::{theme, widgets};

use super::view::GameView;
use crate::context::AppContext;

/// Height of a player's panel and font size of the player's name, in points.
const HIGH: f32 = 40.0;
const NAME: f32 = 19.0;
/// Widths of a seat's symbol and of its icon, in points.
const SIGN: f32 = 24.0;
const ICON: f32 = 30.0;
const APART: f32 = 10.0;
/// Minimum and maximum width of a player's panel, in points. If the panels would be narrower than the minimum,
/// they wrap to more rows.
const WIDE: (f32, f32) = (130.0, 340.0);
/// Minimum width for a name, in points. The icon is omitted if it would leave less space than this.
const ROOM: f32 = 70.0;

impl GameView {
    /// Returns whether the table is hosted here and all human players use other devices, for example phones in the same
    /// room.
    pub(super) fn is_for_all(&self) -> bool {
        self.held.here().is_some() && self.has_people_elsewhere() && self.persons().is_empty()
    }

    /// Draws all players side by side above the table.
    pub(super) fn for_all_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        if !self.is_for_all() {
            return;
        }
        let palette = theme::palette(ui.ctx());
        let sitting = self.held.sitting();
        let strip = Frame::NONE.fill(palette.panel).inner_margin(Margin::symmetric(14, 7));
        Panel::top("for all").frame(strip).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(APART, APART);
            let wide = |across: usize| (ui.available_width() - APART * (across as f32 - 1.0)) / across as f32;
            let all = sitting.len().max(1);
            let across = (1..=all).rev().find(|across| wide(*across) >= WIDE.0).unwrap_or(1);
            // Distributes the players evenly across the rows.
            let across = all.div_ceil(all.div_ceil(across));
            let wide = wide(across).min(WIDE.1);
            for (row, sitting) in sitting.chunks(across).enumerate() {
                ui.horizontal(|ui| {
                    for (place, sitting) in sitting.iter().enumerate() {
                        let seat = Seat::new((row * across + place) as u8);
                        self.plate_ui(ui, cx, seat, sitting, wide);
                    }
                });
            }
        });
    }

    fn plate_ui(&self, ui: &mut Ui, cx: &mut AppContext, seat: Seat, sitting: &PlayerStatus, width: f32) {
        let palette = theme::palette(ui.ctx());
        // While a decision is being displayed, the turn still belongs to the player who made it.
        let is_past = !self.watching.is_present() || self.watching.dwells;
        let shown = self.watching.step().filter(|_| is_past).and_then(|step| step.mover);
        let decides = shown.or(self.decides()) == Some(seat);
        let (rect, response) = ui.allocate_exact_size(vec2(width, HIGH), Sense::hover());
        let (name, player) = (self.seat_name(seat, cx), self.short_name(seat, cx));
        let gone = matches!(sitting.presence, Presence::Lost | Presence::Left | Presence::Open);
        let remark = if gone { cx.words.word("far-gone") } else { String::new() };
        let turn = if decides { cx.words.word("web-turn") } else { String::new() };
        let said =
            [name, player.clone(), remark, turn].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, said.join(", ")));
        let fill = if decides { theme::seat_ground(seat) } else { palette.sheet };
        let edge = if decides { Stroke::new(2.5, palette.glow) } else { Stroke::new(1.0, palette.edge) };
        ui.painter().rect(rect, 10.0, fill, edge, StrokeKind::Inside);
        seat_shape(ui.painter(), pos2(rect.left() + 20.0, rect.center().y), SIGN / 2.0, seat);
        let mut left = rect.left() + 38.0;
        let has_room = width - 38.0 - ICON - 8.0 - 10.0 >= ROOM;
        let icon = self.held.players().get(seat.index()).and_then(|sitter| sitter.icon);
        if let Some(icon) = icon.filter(|_| has_room) {
            let place = Rect::from_center_size(pos2(left + ICON / 2.0, rect.center().y), vec2(ICON, ICON));
            widgets::paint_game_icon(ui, &mut cx.icons, self.plugin, icon, place, palette.tint);
            left += ICON + 8.0;
        }
        let ink = match (decides, gone) {
            (true, _) => egui::Color32::WHITE,
            (false, true) => palette.faint,
            (false, false) => palette.ink,
        };
        let galley = widgets::elided(ui.painter(), &player, theme::strong(NAME), ink, rect.right() - left - 10.0);
        let place = Align2::LEFT_CENTER.anchor_size(pos2(left, rect.center().y), galley.size());
        ui.painter().galley(place.min, galley, ink);
        response.on_hover_text(said.join("\n"));
    }
}
