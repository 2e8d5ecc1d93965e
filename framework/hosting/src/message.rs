//! The messages between hosts and guests.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::delta::Delta;
use super::keys::{Seal, Secret, Share, TableId};
use crate::clock::{Clocks, TimeControl};
use crate::intern;
use crate::journal::Player;
use crate::scene::{Icon, Observer};
use crate::seat::{Seat, SeatSet, Seats};
use crate::teams::Teams;
use crate::text::Text;

/// The protocol version of this program.
pub const PROTOCOL: u32 = 2;
/// Maximum length of a chat message, in characters. Longer messages are truncated.
pub const LONGEST_WORDS: usize = 200;

/// A guest's complete state and open requests. It is sent repeatedly until it is acknowledged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToHost {
    /// The protocol version.
    pub protocol: u32,
    /// The id of the table.
    pub table: TableId,
    /// Number of this message in this connection, from 1. Messages that arrive out of order are ignored.
    pub count: u64,
    /// The guest's invitation, needed until the guest has a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<Secret>,
    /// The guest's name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The commitment to the guest's contribution to the random seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
    /// The guest's share, sent once all seals are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<Share>,
    /// The messages received so far.
    pub seen: Acknowledged,
    /// The oldest unanswered request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<NumberedRequest>,
}

/// The messages from the host that have arrived.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acknowledged {
    /// Whether the welcome has arrived.
    pub welcomed: bool,
    /// Version of the last [`TableStatus`]; 0 before the first status.
    pub standing: u32,
    /// Number of events received.
    pub events: u32,
    /// Number of chat messages received.
    pub said: u32,
    /// Whether the complete game has arrived.
    pub opened: bool,
}

impl Acknowledged {
    /// Returns whether this includes everything that `other` includes.
    pub(super) fn covers(&self, other: &Self) -> bool {
        self.welcomed >= other.welcomed
            && self.standing >= other.standing
            && self.events >= other.events
            && self.said >= other.said
            && self.opened >= other.opened
    }
}

/// A request with its number, so that it is executed only once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NumberedRequest {
    /// Number of the request, from 1.
    pub serial: u32,
    /// The request.
    pub wish: Request,
}

/// A request from a guest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// Make a choice.
    Choose {
        /// Number of events that the guest had received when it chose.
        events: u32,
        /// Index of the choice, from 0.
        choice: usize,
    },
    /// Take back the guest's last decision, with everything that followed.
    TakeBack {
        /// Number of events that the guest has received.
        events: u32,
    },
    /// Answer another player's request to take back decisions.
    Agree {
        /// Number of events that the guest has received.
        events: u32,
        /// Whether the guest agrees.
        yes: bool,
    },
    /// Resign, which ends a game of two players.
    Resign,
    /// Send a chat message to all players.
    Say(ChatText),
    /// Play another game with the same players.
    Again,
    /// Leave the seat permanently.
    Leave,
}

/// Reason why a request was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RequestRefused {
    /// Another event has happened in the meantime.
    Late,
    /// The guest may not make this request now, or is a spectator.
    NotYours,
    /// The choice does not exist.
    NoSuchChoice,
    /// There is no decision to take back.
    NothingPlayed,
    /// A random draw was made or a secret revealed in the meantime.
    SecretSeen,
    /// A player did not agree.
    Declined,
    /// The request was made too often.
    TooOften,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatText {
    /// The number of a predefined phrase, which is shown to each player in their own language.
    Phrase(u8),
    /// Free text: plain characters, up to [`LONGEST_WORDS`].
    Own(String),
}

/// A message from a host to a guest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToGuest {
    /// Access is denied, and the connection ends.
    Refused(Refusal),
    /// The fixed properties of the table.
    Welcome(Box<Welcome>),
    /// The table status.
    Standing(TableStatus),
    /// An event.
    Report(Arc<NumberedEvent>),
    /// A chat message.
    Said(Said),
    /// The complete game, sent once it is over.
    Opened(Box<Opened>),
}

/// Reason why a host rejects a peer. A peer without access gets only [`Refusal::No`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The table, invitation or guest does not exist.
    #[error("there is no such table, or the invitation has already been used")]
    No,
    /// The host uses a different protocol version.
    #[error("the host uses another protocol version: {0}, not {PROTOCOL}")]
    Protocol(u32),
    /// The data is not a message, or the protocol does not allow the message.
    #[error("the host does not understand this program")]
    Garbled,
    /// Too many messages were sent.
    #[error("too many messages were sent")]
    TooMany,
    /// The guest has received events that the host does not have, because the host has lost part of the game.
    #[error("the host has lost part of the game")]
    Behind,
    /// The table was closed.
    #[error("the table was closed")]
    Closed,
    /// The same guest has opened another connection.
    #[error("the same guest has connected again")]
    Elsewhere,
}

/// The role of a peer at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// A player.
    Seat(Seat),
    /// A spectator, who sees only public information.
    Bystander,
}

impl Role {
    /// Returns the observer whose views the peer receives.
    pub fn observer(self) -> Observer {
        match self {
            Self::Seat(seat) => Observer::Seat(seat),
            Self::Bystander => Observer::Spectator,
        }
    }

    /// Returns the seat, or `None` for a spectator.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Bystander => None,
        }
    }
}

/// The fixed properties of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Welcome {
    /// The id of the table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules and content.
    pub version: String,
    /// The game's options, as stored in files.
    pub setup: Value,
    /// The role of the recipient.
    pub role: Role,
    /// The name and icon that the game gives each seat.
    pub seats: Vec<Named>,
    /// The commitment to the host's contribution to the random seed.
    pub seal: Seal,
    /// Whether the game was dealt before the recipient joined. If so, the recipient did not contribute to the
    /// random seed.
    pub dealt: bool,
    /// The time that each player has, if it is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// Who plays with whom.
    #[serde(default, skip_serializing_if = "Teams::are_alone")]
    pub teams: Teams,
}

impl Welcome {
    /// Returns whether the recipient plays against exactly one other player, so that it may resign.
    pub fn is_duel(&self) -> bool {
        self.role.seat().is_some() && self.seats.len() == 2 && !self.teams.are_together(Seats::TWO)
    }
}

/// The name and icon that the game gives a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Named {
    /// The name.
    pub name: Text,
    /// The icon, if any.
    #[serde(default, deserialize_with = "intern::option")]
    pub icon: Option<Icon>,
}

/// The current status of a table. It replaces all earlier versions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableStatus {
    /// Version of the status. Lower versions are outdated.
    pub version: u32,
    /// The player at each seat.
    pub seats: Vec<PlayerStatus>,
    /// The phase of the game.
    pub phase: Phase,
    /// The pending request to take back decisions, if any.
    #[serde(default)]
    pub asks: Option<TakeBack>,
    /// The seat whose request to take back decisions was declined; `None` after the next event or request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined: Option<Seat>,
    /// The clocks at the time of the message, if the game has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// Number of spectators.
    #[serde(default)]
    pub watchers: u8,
    /// Number of the recipient's last answered request, with the reason why the request was rejected. The reason
    /// is `None` if the request was granted.
    #[serde(default)]
    pub answered: Option<(u32, Option<RequestRefused>)>,
    /// The next table of the same players.
    #[serde(default)]
    pub next: Option<TableId>,
    /// The seats that want a rematch.
    #[serde(default)]
    pub again: SeatSet,
    /// The number of the notice, if this message is a notice that the host cannot save the table. The number
    /// serves as the version of the notice. In a notice, `version` is 0, so that programs without support for
    /// notices ignore it. A notice does not replace the last status.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unsaved: Option<u32>,
}

impl TableStatus {
    /// Creates a notice that the host cannot save the table. It reveals nothing else.
    pub(super) fn notice(number: u32) -> Self {
        Self {
            version: 0,
            seats: Vec::new(),
            phase: Phase::Gathering,
            asks: None,
            declined: None,
            clocks: None,
            watchers: 0,
            answered: None,
            next: None,
            again: SeatSet::NONE,
            unsaved: Some(number),
        }
    }
}

/// The phase of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are being taken.
    Gathering,
    /// All seals are known, and the guests are revealing their shares. Contains the seals.
    Sealed(Vec<(Seat, Seal)>),
    /// The game is in progress.
    Playing,
    /// The game is over.
    Over,
}

/// The player at a seat, as sent to guests.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerStatus {
    /// The player's name, or the bot.
    pub player: Player,
    /// The player's presence.
    pub presence: super::Presence,
}

/// A request to take back decisions, which all other players must approve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeBack {
    /// The requesting seat.
    pub by: Seat,
    /// Number of decisions.
    pub plies: usize,
    /// The seats that have agreed.
    pub agreed: SeatSet,
}

/// An event with its number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NumberedEvent {
    /// Number of the event, from 0.
    pub number: u32,
    /// The event.
    pub event: Event,
}

/// An event at a table. Event 0 is the deal. Each later event is a line of the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A decision, or the deal.
    Played {
        /// The view of the guest's observer at each moment, as the difference from the previous view.
        views: Vec<Delta>,
        /// Whether there was only one choice.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        forced: bool,
    },
    /// The game returned to the end of this ply.
    TakenBack {
        /// The ply; 0 is the deal.
        ply: usize,
    },
    /// A decision that was taken back before the guest received it.
    Gone,
}

/// A chat message with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Number of the message, from 0.
    pub number: u32,
    /// Whether this is the oldest message that the host has kept.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub oldest: bool,
    /// The seat of the author.
    pub by: Seat,
    /// The text.
    pub words: ChatText,
}

/// The complete game, once it is over: all contributions to the random seed and all decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// The host's contribution to the random seed.
    pub host: Share,
    /// The guests' contributions to the random seed.
    pub guests: Vec<(Seat, Share)>,
    /// The player at each seat when the game was dealt.
    pub players: Vec<Player>,
    /// All lines of the journal except the first line, which is the header.
    pub journal: String,
}
