//! The seats in the new-game dialog, and who sits there.

use egui::Ui;
use rondel::Bot;
use rondel::journal::Player;

use super::context::AppContext;

/// A seat in the dialog.
pub(super) struct SeatRow {
    /// The name of a person.
    pub(super) name: String,
    pub(super) who: Who,
    /// The name of the seat in the game.
    pub(super) seat_name: String,
}

/// The value that represents a guest with a phone when seat assignments are saved.
pub(super) const PHONE: &str = "phone";
/// The prefix of the value that represents a program when seat assignments are saved; the name of the program follows.
pub(super) const PROGRAM: &str = "program:";

/// The occupant of a seat.
#[derive(Clone, PartialEq)]
pub(super) enum Who {
    /// A player at this screen.
    Person,
    /// A remote player, who receives an invitation.
    Guest,
    /// A player with a phone on the local network.
    Phone,
    /// The computer.
    Bot(Bot),
    /// The other program with this name.
    Program(String),
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
