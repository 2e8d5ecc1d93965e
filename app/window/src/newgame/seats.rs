//! The seats in the new-game dialog.

use rondel::journal::Player;
use rondel::scene::Icon;
use rondel::{Bot, Seats, Teams, Text};
use rondel_presenter::opponents::{bot_name, short_bot_name};

use crate::context::AppContext;
use crate::portraits;

/// A seat in the dialog.
pub(super) struct SeatRow {
    /// The player's name, if a person plays.
    pub(super) name: String,
    pub(super) who: Who,
    /// The seat's name in the game.
    pub(super) seat_name: String,
    /// The names of the seats of the same team, if there are opponents too.
    pub(super) partners: Vec<String>,
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
    /// Returns the name of the icon with the portrait of the player at a seat, counted from 0.
    pub(super) fn portrait(&self, index: usize) -> &'static str {
        match self {
            Self::Person => portraits::person_portrait(index),
            Self::Guest => portraits::GUEST,
            Self::Phone => "portrait-phone",
            Self::Bot(Bot::Level(level)) => portraits::level_portrait(*level),
            Self::Bot(_) | Self::Program(_) => portraits::ROBOT,
        }
    }

    /// Returns whether a bot or another program plays.
    pub(super) fn is_computer(&self) -> bool {
        matches!(self, Self::Bot(_) | Self::Program(_))
    }
}

/// Notes for each of the seats at the table who its partners are. Where all play together, everyone is a partner, so that
/// nobody is named.
pub(super) fn note_partners(rows: &mut [SeatRow], teams: Teams, seats: Seats) {
    let names: Vec<String> = rows.iter().map(|row| row.seat_name.clone()).collect();
    for row in rows.iter_mut() {
        row.partners.clear();
    }
    if !teams.has_partners(seats) || teams.are_together(seats) {
        return;
    }
    for (row, seat) in rows.iter_mut().zip(seats.each()) {
        let partners = teams.of(seat, seats).iter().filter(|partner| *partner != seat);
        row.partners = partners.filter_map(|partner| names.get(partner.index()).cloned()).collect();
    }
}

impl SeatRow {
    /// Returns the name of the seat, followed by those of its partners.
    pub(super) fn seat_and_partners(&self, cx: &AppContext) -> String {
        if self.partners.is_empty() {
            return self.seat_name.clone();
        }
        let partners = self.partners.iter().map(Text::verbatim).collect();
        let words = Text::new("new-with").with("seat", self.seat_name.as_str()).with("partners", Text::List(partners));
        cx.words.say(&words)
    }

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
    pub(super) fn told(&self, index: usize, cx: &AppContext) -> String {
        match &self.who {
            Who::Person if self.name.trim().is_empty() => cx.words.with("player-number", "number", index + 1),
            Who::Person => self.name.trim().to_owned(),
            Who::Guest => cx.words.word("far-guest"),
            Who::Phone => cx.words.word("web-guest"),
            Who::Bot(bot) => bot_name(*bot, &cx.words),
            Who::Program(name) => cx.words.with("program-named", "name", name.clone()),
        }
    }

    /// Returns a short description of the player for the card, whose portrait shows that a bot plays.
    pub(super) fn short(&self, index: usize, cx: &AppContext) -> String {
        self.bot().map_or_else(|| self.told(index, cx), |bot| short_bot_name(bot, &cx.words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_are_named_unless_all_play_together() {
        let row = |name: &str| SeatRow {
            name: String::new(),
            who: Who::Person,
            seat_name: name.to_owned(),
            partners: Vec::new(),
            icon: None,
        };
        let mut rows = ["North", "East", "South", "West", "Nobody"].map(row);
        let seats = Seats::new(4).expect("four seats");
        note_partners(&mut rows, Teams::alternating(2), seats);
        let partners = rows.each_ref().map(|row| row.partners.join(", "));
        assert_eq!(partners, ["South", "West", "North", "East", ""]);
        for teams in [Teams::TOGETHER, Teams::ALONE] {
            note_partners(&mut rows, teams, seats);
            assert!(rows.iter().all(|row| row.partners.is_empty()), "{teams:?}");
        }
    }
}
