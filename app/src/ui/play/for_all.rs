//! The table for all: a screen in the middle of the room, at which nobody plays. It says who is there, and whose turn it is.

use egui::{Align2, Frame, Margin, Panel, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use rondel::hosting::{Presence, Sitting};
use rondel::{Seat, Table as _, Turn};

use super::Play;
use crate::ui::house::House;
use crate::ui::table::brush::seat_shape;
use crate::ui::theme;
use crate::ui::widgets;

/// How high somebody's plate is, and how large their name.
const HIGH: f32 = 40.0;
const NAME: f32 = 19.0;
/// How wide the shape of a seat and its icon are.
const SIGN: f32 = 24.0;
const ICON: f32 = 30.0;
const APART: f32 = 10.0;

impl Play {
    /// Whether the table is held here, and everybody plays elsewhere, as on phones in the same room.
    pub(super) fn is_for_all(&self) -> bool {
        self.held.here().is_some() && self.has_people_elsewhere() && self.persons().is_empty()
    }

    /// Draws everybody side by side over the table.
    pub(super) fn for_all_ui(&mut self, ui: &mut Ui, house: &mut House) {
        if !self.is_for_all() {
            return;
        }
        let palette = theme::palette(ui.ctx());
        let sitting = self.held.sitting();
        let strip = Frame::NONE.fill(palette.panel).inner_margin(Margin::symmetric(14, 7));
        Panel::top("for all").frame(strip).show(ui, |ui| {
            let wide = (ui.available_width() - APART * (sitting.len() as f32 - 1.0)) / sitting.len().max(1) as f32;
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = APART;
                for (place, sitting) in sitting.iter().enumerate() {
                    self.plate_ui(ui, house, Seat::new(place as u8), sitting, wide.min(340.0));
                }
            });
        });
    }

    fn plate_ui(&self, ui: &mut Ui, house: &mut House, seat: Seat, sitting: &Sitting, width: f32) {
        let palette = theme::palette(ui.ctx());
        let shown = self.watching.step().filter(|_| !self.watching.is_present()).and_then(|step| step.mover);
        let turn = if let Turn::Decide(asked) = self.held.turn() { Some(self.acts(asked)) } else { None };
        let decides = shown.or(turn) == Some(seat);
        let (rect, response) = ui.allocate_exact_size(vec2(width, HIGH), Sense::hover());
        let (name, player) = (self.seat_name(seat, house), self.player_name(seat, house));
        let gone = matches!(sitting.presence, Presence::Lost | Presence::Left | Presence::Open);
        let remark = if gone { house.words.word("far-gone") } else { String::new() };
        let said = [name, player.clone(), remark].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, said.join(", ")));
        let fill = if decides { theme::seat_ground(seat) } else { palette.sheet };
        let edge = if decides { Stroke::new(2.5, palette.glow) } else { Stroke::new(1.0, palette.edge) };
        ui.painter().rect(rect, 10.0, fill, edge, StrokeKind::Inside);
        seat_shape(ui.painter(), pos2(rect.left() + 20.0, rect.center().y), SIGN / 2.0, seat);
        let mut left = rect.left() + 38.0;
        if let Some(icon) = self.held.company().get(seat.index()).and_then(|sitter| sitter.icon) {
            let place = Rect::from_center_size(pos2(left + ICON / 2.0, rect.center().y), vec2(ICON, ICON));
            widgets::paint_game_icon(ui, &mut house.icons, self.plugin, icon, place, palette.tint);
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
