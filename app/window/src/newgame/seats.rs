//! The seats in the new-game dialog.

use rondel::Bot;
use rondel::journal::Player;
use rondel::scene::Icon;
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
