//! The cards of the seats in the new-game dialog, each with a portrait of its player, and the number of players.

use egui::text::LayoutJob;
use egui::{
    Align, Color32, CursorIcon, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};
use rondel::{Plugin, Seat};
use rondel_painter::segments::{SEGMENTS, Segment, segments_ui};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::{theme, widgets};

use super::seats::{SeatRow, Who};
use super::{NewGame, heading_ui};
use crate::context::{AppContext, HAS_NETWORK};
use crate::portraits;

/// Height of a card, distance between cards, and minimum width of a card, in points.
const HEIGHT: f32 = 118.0;
const APART: f32 = 12.0;
const NARROWEST: f32 = 150.0;
/// Minimum width of a card whose text is beside the portrait, in points. In a narrower one, the text is below it.
const BESIDE: f32 = 216.0;

/// The positions within a card.
struct Places {
    portrait: Rect,
    /// The left or upper middle end of the text, its width, and whether it is beside the portrait.
    text: Pos2,
    width: f32,
    is_beside: bool,
}

impl Places {
    fn within(card: Rect) -> Self {
        const MARGIN: f32 = 14.0;
        let is_beside = card.width() >= BESIDE;
        if is_beside {
            let size = (HEIGHT - 2.0 * MARGIN).min(card.width() * 0.38);
            let middle = card.left_center() + vec2(MARGIN + size / 2.0, 0.0);
            let portrait = Rect::from_center_size(middle, Vec2::splat(size));
            let text = pos2(portrait.right() + MARGIN, card.center().y);
            return Self { portrait, text, width: card.right() - text.x - 8.0, is_beside };
        }
        let portrait = Rect::from_center_size(card.center_top() + vec2(0.0, 42.0), Vec2::splat(66.0));
        Self { portrait, text: pos2(card.center().x, 96.0 + card.top()), width: card.width() - 12.0, is_beside }
    }

    /// Paints the player's name and below it the seat's name.
    fn paint_names(&self, ui: &Ui, player: &str, seat: &str) {
        let palette = theme::palette(ui.ctx());
        let sizes = if self.is_beside { 14..=17 } else { 13..=14 };
        // A long name is set in a smaller font.
        let width = |size: u8| {
            let font = theme::strong(f32::from(size));
            ui.painter().layout_no_wrap(player.to_owned(), font, palette.ink).size().x
        };
        let fitting = sizes.clone().rev().find(|size| width(*size) <= self.width);
        let mut name = LayoutJob::simple(
            player.to_owned(),
            theme::strong(f32::from(fitting.unwrap_or(*sizes.start()))),
            palette.ink,
            self.width,
        );
        name.wrap.max_rows = if self.is_beside { 2 } else { 1 };
        name.halign = if self.is_beside { Align::Min } else { Align::Center };
        let name = ui.painter().layout_job(name);
        let seat = widgets::elided(ui.painter(), seat, theme::text(13.0), palette.faint, self.width);
        let top = self.text - vec2(0.0, f32::midpoint(name.size().y, seat.size().y));
        let left = if self.is_beside { 0.0 } else { seat.size().x / 2.0 };
        let below = top + vec2(-left, name.size().y);
        ui.painter().galley(top, name, palette.ink);
        ui.painter().galley(below, seat, palette.faint);
    }

    /// Paints the seat's emblem on the edge of the portrait.
    fn paint_emblem(&self, ui: &Ui, cx: &mut AppContext, plugin: &Plugin, index: usize, place: &SeatRow) {
        let size = self.portrait.width() * 0.36;
        let at = self.portrait.center() + Vec2::splat(self.portrait.width() * 0.37);
        let palette = theme::palette(ui.ctx());
        ui.painter().circle(at, size * 0.62, palette.sheet, Stroke::new(1.0, palette.edge));
        let room = Rect::from_center_size(at, Vec2::splat(size * 0.86));
        let icon = place.icon;
        if !icon.is_some_and(|icon| widgets::paint_game_icon(ui, &mut cx.icons, plugin, icon, room, Color32::WHITE)) {
            seat_shape(ui.painter(), at, size * 0.34, Seat::new(index as u8));
        }
    }
}

impl SeatRow {
    /// Draws the seat's card. A click selects the seat.
    fn card_ui(
        &self,
        ui: &mut Ui,
        width: f32,
        (index, is_selected): (usize, bool),
        plugin: &'static Plugin,
        cx: &mut AppContext,
    ) -> Response {
        let palette = theme::palette(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
        let mut told = self.told(index, cx);
        if !self.partners.is_empty() {
            told.extend([", ", &self.seat_and_partners(cx)]);
        }
        let name = cx.words.with("new-who", "seat", self.seat_name.clone());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_selected, &name));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_value(told));
        let seat = Seat::new(index as u8);
        let colour = theme::seat_colour(seat);
        let fill = theme::between(palette.sheet, colour, if is_selected { 0.3 } else { 0.1 });
        let edge = if is_selected { Stroke::new(2.5, palette.brand) } else { widgets::clickable_edge(ui, &response) };
        ui.painter().rect(rect, 12, fill, edge, StrokeKind::Inside);
        if is_selected {
            // A tip below the card points at the panel for choosing its player.
            let tip = rect.center_bottom() + vec2(0.0, 8.0);
            let points = vec![tip, tip + vec2(-11.0, -9.0), tip + vec2(11.0, -9.0)];
            ui.painter().add(Shape::convex_polygon(points, palette.brand, Stroke::NONE));
        }
        let places = Places::within(rect);
        let ground = theme::seat_ground(seat);
        portraits::paint(ui, &mut cx.icons, places.portrait, self.who.portrait(index), ground);
        places.paint_emblem(ui, cx, plugin, index, self);
        places.paint_names(ui, &self.short(index, cx), &self.seat_and_partners(cx));
        response.on_hover_cursor(CursorIcon::PointingHand)
    }

    /// Draws the card of a seat at which nobody plays. A click adds a player there.
    fn empty_ui(&self, ui: &mut Ui, width: f32, cx: &mut AppContext) -> Response {
        let palette = theme::palette(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
        let name = cx.words.with("new-add", "seat", self.seat_name.clone());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let lit = response.hovered() || response.has_focus();
        let colour = if lit { palette.brand } else { palette.edge };
        ui.painter().rect_stroke(rect, 12, Stroke::new(1.0, colour), StrokeKind::Inside);
        let (middle, radius) = (rect.center() - vec2(0.0, 13.0), 24.0);
        ui.painter().circle_stroke(middle, radius, Stroke::new(1.5, colour));
        let ink = if lit { palette.brand } else { palette.faint };
        let plus = Rect::from_center_size(middle, Vec2::splat(radius));
        widgets::paint_house_icon(ui, &mut cx.icons, "add", plus, ink);
        let words = widgets::elided(ui.painter(), &self.seat_name, theme::text(13.0), ink, width - 12.0);
        let below = vec2(-words.size().x / 2.0, radius + 8.0);
        ui.painter().galley(middle + below, words, ink);
        response.on_hover_cursor(CursorIcon::PointingHand)
    }
}

impl NewGame {
    /// Draws the possible numbers of players, and buttons that assign the seats to remote players.
    pub(super) fn count_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let (fewest, most) = self.plugin.players;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = SEGMENTS;
            heading_ui(ui, cx.words.word("new-seats"));
            if fewest < most {
                let counts = fewest..=most;
                let segments: Vec<Segment> =
                    counts.map(|count| Segment::new(cx.words.with("players-count", "count", count))).collect();
                let chosen = self.count - usize::from(fewest);
                let responses = segments_ui(ui, &segments, chosen, None);
                self.take_focus(&responses[chosen]);
                if let Some(taken) = responses.iter().position(Response::clicked) {
                    self.count = taken + usize::from(fewest);
                    self.open_setup(cx);
                }
            }
            let seats = &mut self.seats[..self.count];
            if seats.len() > 1 && HAS_NETWORK {
                all_elsewhere_ui(ui, seats, cx);
            }
        });
        self.selected = self.selected.min(self.count - 1);
    }

    /// Draws the cards of all seats. Those at which nobody plays are empty.
    pub(super) fn cards_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let (width, most) = (ui.available_width(), self.seats.len());
        let fitting = (((width + APART) / (NARROWEST + APART)) as usize).clamp(1, most);
        let columns = most.div_ceil(most.div_ceil(fitting));
        let card_width = (width - APART * (columns as f32 - 1.0)) / columns as f32;
        let (mut selected, mut count, mut first) = (self.selected, self.count, None);
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(APART);
            for start in (0..most).step_by(columns) {
                ui.horizontal(|ui| {
                    for index in start..(start + columns).min(most) {
                        let place = &self.seats[index];
                        let card = if index < self.count {
                            place.card_ui(ui, card_width, (index, self.selected == index), self.plugin, cx)
                        } else {
                            place.empty_ui(ui, card_width, cx)
                        };
                        if card.clicked() {
                            (selected, count) = (index, count.max(index + 1));
                            self.programs.shown = false;
                        }
                        first.get_or_insert(card);
                    }
                });
            }
        });
        self.selected = selected;
        if std::mem::replace(&mut self.count, count) != count {
            self.open_setup(cx);
        }
        if let Some(first) = first.filter(|_| self.plugin.players.0 == self.plugin.players.1) {
            self.take_focus(&first);
        }
    }
}

/// Draws buttons that assign the seats to remote guests, or to phones on the local network, at the right end of the
/// row.
fn all_elsewhere_ui(ui: &mut Ui, seats: &mut [SeatRow], cx: &AppContext) {
    let are_all = |seats: &[SeatRow], who: &Who| seats.iter().all(|place| place.who == *who);
    // Both buttons are always there, so that none moves when the other has been clicked.
    let guests = (!are_all(&seats[1..], &Who::Guest), "far-all", "far-all-hint");
    let phones = (!are_all(seats, &Who::Phone), "web-all", "web-phones-hint");
    let widths = [guests, phones]
        .map(|(_, key, _)| widgets::button_width(ui, &cx.words.word(key)) + ui.spacing().item_spacing.x)
        .into_iter();
    let room = ui.available_size_before_wrap().x - widths.sum::<f32>() + ui.spacing().item_spacing.x;
    ui.add_space(room.max(0.0));
    let button = |ui: &mut Ui, (is_useful, key, hint): (bool, &'static str, &'static str)| {
        let button = ui.add_enabled(is_useful, egui::Button::new(cx.words.word(key)));
        button.on_hover_text(cx.words.word(hint)).clicked()
    };
    if button(ui, guests) {
        seats[0].who = Who::Person;
        for place in &mut seats[1..] {
            place.who = Who::Guest;
        }
    }
    if button(ui, phones) {
        for place in seats {
            place.who = Who::Phone;
        }
    }
}
