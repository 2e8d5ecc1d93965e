//! The seats in the new-game dialog, each with a card that shows its player.

use egui::{Rect, Response, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};
use rondel::journal::Player;
use rondel::scene::Icon;
use rondel::{Bot, Plugin, Seat};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::{theme, widgets};
use rondel_presenter::opponents::bot_name;

use super::portrait;
use crate::context::AppContext;

/// A seat in the dialog.
pub(super) struct SeatRow {
    /// The player's name, if a person plays.
    pub(super) name: String,
    pub(super) who: Who,
    /// The seat's name in the game.
    pub(super) seat_name: String,
    /// The seat's emblem in the game.
    pub(super) icon: Option<Icon>,
}

/// The value that represents a guest with a phone when seat assignments are saved.
pub(super) const PHONE: &str = "phone";
/// The prefix of the value that represents a program when seat assignments are saved. It is followed by the name of the
/// program.
pub(super) const PROGRAM: &str = "program:";

/// A seat's occupant.
#[derive(Clone, PartialEq)]
pub(super) enum Who {
    /// A player at this screen.
    Person,
    /// A remote player, who receives an invitation.
    Guest,
    /// A player with a phone on the local network.
    Phone,
    /// A bot.
    Bot(Bot),
    /// The other program with this name.
    Program(String),
}

impl Who {
    /// Returns whether a bot or another program plays.
    pub(super) fn is_computer(&self) -> bool {
        matches!(self, Self::Bot(_) | Self::Program(_))
    }
}

impl SeatRow {
    pub(super) fn is_guest(&self) -> bool {
        matches!(self.who, Who::Guest | Who::Phone)
    }

    pub(super) fn bot(&self) -> Option<Bot> {
        if let Who::Bot(bot) = self.who { Some(bot) } else { None }
    }

    /// Returns the player, for a game without guests.
    pub(super) fn player(&self) -> Player {
        match &self.who {
            Who::Bot(bot) => Player::bot(*bot),
            Who::Program(name) => Player::program(name),
            Who::Person | Who::Guest | Who::Phone => Player::human(self.name.trim()),
        }
    }

    /// Returns a description of the player, in the program's language.
    fn told(&self, index: usize, cx: &AppContext) -> String {
        match &self.who {
            Who::Person if self.name.trim().is_empty() => cx.words.with("player-number", "number", index + 1),
            Who::Person => self.name.trim().to_owned(),
            Who::Guest => cx.words.word("far-guest"),
            Who::Phone => cx.words.word("web-guest"),
            Who::Bot(bot) => bot_name(*bot, &cx.words),
            Who::Program(name) => cx.words.with("program-named", "name", name.clone()),
        }
    }

    /// Draws the seat's card. A click selects the seat.
    pub(super) fn card_ui(
        &self,
        ui: &mut Ui,
        (index, is_selected): (usize, bool),
        plugin: &'static Plugin,
        cx: &mut AppContext,
    ) -> Response {
        const HEIGHT: f32 = 52.0;
        const PORTRAIT: f32 = 38.0;
        const EMBLEM: f32 = 30.0;
        let palette = theme::palette(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::click());
        let told = self.told(index, cx);
        let name = cx.words.with("new-who", "seat", self.seat_name.clone());
        response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_selected, &name));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_value(told.clone()));
        let edge = if is_selected { Stroke::new(2.0, palette.brand) } else { widgets::clickable_edge(ui, &response) };
        let fill = if is_selected { theme::between(palette.sheet, palette.glow, 0.3) } else { palette.sheet };
        ui.painter().rect(rect, 10.0, fill, edge, egui::StrokeKind::Inside);
        let seat = Seat::new(index as u8);
        let at = |x: f32, size: f32| Rect::from_center_size(pos2(rect.left() + x, rect.center().y), Vec2::splat(size));
        let paint =
            |icon| widgets::paint_game_icon(ui, &mut cx.icons, plugin, icon, at(26.0, EMBLEM), egui::Color32::WHITE);
        if !self.icon.is_some_and(paint) {
            seat_shape(ui.painter(), at(26.0, EMBLEM).center(), EMBLEM * 0.4, seat);
        }
        portrait::paint(ui, &mut cx.icons, at(70.0, PORTRAIT), &self.who, theme::seat_ground(seat));
        let width = rect.width() - 108.0;
        let line = |y: f32, text: &str, font, colour| {
            widgets::paint_line(ui.painter(), pos2(rect.left() + 98.0, rect.top() + y), text, font, colour, width);
        };
        line(18.0, &told, theme::strong(15.0), palette.ink);
        line(37.0, &self.seat_name, theme::text(13.0), palette.faint);
        response.on_hover_cursor(egui::CursorIcon::PointingHand)
    }
}

/// Draws buttons that assign the seats to remote guests, or to phones on the local network.
pub(super) fn all_elsewhere_ui(ui: &mut Ui, seats: &mut [SeatRow], cx: &AppContext) {
    let button = |ui: &mut Ui, (key, hint): (&'static str, &'static str)| {
        ui.button(cx.words.word(key)).on_hover_text(cx.words.word(hint)).clicked()
    };
    let are_all = |seats: &[SeatRow], who: &Who| seats.iter().all(|place| place.who == *who);
    if !are_all(&seats[1..], &Who::Guest) && button(ui, ("far-all", "far-all-hint")) {
        seats[0].who = Who::Person;
        for place in &mut seats[1..] {
            place.who = Who::Guest;
        }
    }
    if !are_all(seats, &Who::Phone) && button(ui, ("web-all", "web-phones-hint")) {
        for place in seats {
            place.who = Who::Phone;
        }
    }
}
