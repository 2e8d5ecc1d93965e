//! What host and guests say to each other.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::delta::Delta;
use super::keys::{Seal, Secret, Share, TableId};
use crate::intern;
use crate::journal::Player;
use crate::scene::{Icon, Observer};
use crate::seat::{Seat, SeatSet};
use crate::text::Text;

/// The way of talking that this house speaks.
pub const PROTOCOL: u32 = 2;
/// The longest message of one person to the others, in characters; what is longer is cut.
pub const LONGEST_WORDS: usize = 200;

/// All that a guest has and wants; it is said anew as often as need be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToHost {
    /// The way of talking.
    pub protocol: u32,
    /// At which table.
    pub table: TableId,
    /// The number of this message over this connection, from 1: what comes late is left unread.
    pub count: u64,
    /// What one was invited with; needed until one has a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<Secret>,
    /// What one is called.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What commits one to one's share of the luck…
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
    /// …and the share, once everybody's seal is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<Share>,
    /// What has arrived.
    pub seen: Acknowledged,
    /// What one wants and has no answer to yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<NumberedRequest>,
}

/// What of the host's messages has arrived.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acknowledged {
    /// Whether one knows which table this is.
    pub welcomed: bool,
    /// The version of the last [`TableStatus`]; 0 for none.
    pub standing: u32,
    /// How many events: those numbered below.
    pub events: u32,
    /// How many words of others.
    pub said: u32,
    /// Whether the game was opened.
    pub opened: bool,
}

impl Acknowledged {
    /// Whether all that `other` has seen has arrived here too.
    pub(super) fn covers(&self, other: &Self) -> bool {
        self.welcomed >= other.welcomed
            && self.standing >= other.standing
            && self.events >= other.events
            && self.said >= other.said
            && self.opened >= other.opened
    }
}

/// A wish with its number, so that it comes true once at most.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NumberedRequest {
    /// The number of the wish, from 1.
    pub serial: u32,
    /// What is wished for.
    pub wish: Request,
}

/// What a guest may want.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// To take a choice.
    Choose {
        /// How many events the guest knew when it chose.
        events: u32,
        /// Which of its choices, from 0.
        choice: usize,
    },
    /// To take its last decision back, with all that followed.
    TakeBack {
        /// How many events the guest knew.
        events: u32,
    },
    /// To let somebody else take back, or not.
    Agree {
        /// How many events the guest knew.
        events: u32,
        /// Whether it agrees.
        yes: bool,
    },
    /// To say something to everybody.
    Say(ChatText),
    /// To play another game with the same people.
    Again,
    /// To leave the seat for good.
    Leave,
}

/// Why a wish does not come true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RequestRefused {
    /// Something else has happened since.
    Late,
    /// One does not decide there, or may only look on.
    NotYours,
    /// There is no such choice.
    NoSuchChoice,
    /// Nothing was decided that could be taken back.
    NothingPlayed,
    /// Something was drawn or seen that cannot be unseen.
    SecretSeen,
    /// Somebody did not agree.
    Declined,
    /// It was said or done too often.
    TooOften,
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatText {
    /// A phrase of the house, which everybody reads in their own language: the number of it.
    Phrase(u8),
    /// Words of one's own: plain characters, [`LONGEST_WORDS`] of them at most.
    Own(String),
}

/// What a host says to a guest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToGuest {
    /// No, and the connection ends.
    Refused(Refusal),
    /// Which table this is.
    Welcome(Box<Welcome>),
    /// How things stand.
    Standing(TableStatus),
    /// What has happened.
    Report(Arc<NumberedEvent>),
    /// What somebody said.
    Said(Said),
    /// Everything, once the game is over.
    Opened(Box<Opened>),
}

/// Why a host does not talk to somebody. Who has no business at a table learns nothing but [`Refusal::No`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// There is no such table, invitation or guest.
    #[error("there is no such table, or the invitation has already been used")]
    No,
    /// The host speaks another protocol.
    #[error("the host uses another protocol version: {0}, not {PROTOCOL}")]
    Protocol(u32),
    /// What was sent is no message, or one that nobody sends who keeps to the protocol.
    #[error("the host does not understand this program")]
    Garbled,
    /// More was sent than anybody needs.
    #[error("too many messages were sent")]
    TooMany,
    /// The guest knows more of the game than the host, which has lost part of it.
    #[error("the host has lost part of the game")]
    Behind,
    /// The table was closed.
    #[error("the table was closed")]
    Closed,
    /// The same guest has connected anew.
    #[error("the same guest has connected again")]
    Elsewhere,
}

/// What somebody is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// A player.
    Seat(Seat),
    /// Somebody who looks on, and sees what everybody sees.
    Bystander,
}

impl Role {
    /// Whose views are theirs.
    pub fn observer(self) -> Observer {
        match self {
            Self::Seat(seat) => Observer::Seat(seat),
            Self::Bystander => Observer::Spectator,
        }
    }

    /// The seat, where there is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Bystander => None,
        }
    }
}

/// What never changes at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Welcome {
    /// Which table.
    pub table: TableId,
    /// The id of its game.
    pub game: String,
    /// The version of the game's rules and content.
    pub version: String,
    /// Its options, as files hold them.
    pub setup: Value,
    /// What one is there.
    pub role: Role,
    /// What the game calls each seat, and its icon.
    pub seats: Vec<Named>,
    /// What commits the host to its share of the luck.
    pub seal: Seal,
    /// Whether the game was dealt before one came: then one had no share in its luck.
    pub dealt: bool,
}

/// A seat as its game calls it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Named {
    /// Its name.
    pub name: Text,
    /// Its icon.
    #[serde(default, deserialize_with = "intern::option")]
    pub icon: Option<Icon>,
}

/// How things stand at a table; the last one holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableStatus {
    /// Which one it is: what has a lower number is out of date.
    pub version: u32,
    /// Who sits where.
    pub seats: Vec<PlayerStatus>,
    /// How far the game has come.
    pub phase: Phase,
    /// Who wants to take back, if anybody.
    #[serde(default)]
    pub asks: Option<TakeBack>,
    /// Whose wish to take back was declined, until something else has happened or somebody asks again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined: Option<Seat>,
    /// How many look on.
    #[serde(default)]
    pub watchers: u8,
    /// What became of the guest's own wish of this number; nothing wrong where there is no reason.
    #[serde(default)]
    pub answered: Option<(u32, Option<RequestRefused>)>,
    /// Where the same people play next.
    #[serde(default)]
    pub next: Option<TableId>,
    /// Who wants to play again.
    #[serde(default)]
    pub again: SeatSet,
}

/// How far a game has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are being taken.
    Gathering,
    /// All seals are known: everybody opens their share.
    Sealed(Vec<(Seat, Seal)>),
    /// It is played.
    Playing,
    /// It is over.
    Over,
}

/// Who sits at a seat, as guests are told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerStatus {
    /// Their name, or which bot it is.
    pub player: Player,
    /// Who that is.
    pub presence: super::Presence,
}

/// A wish to take decisions back, which everybody else must agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeBack {
    /// Who wishes.
    pub by: Seat,
    /// How many decisions.
    pub plies: usize,
    /// Who has agreed.
    pub agreed: SeatSet,
}

/// Something that happened, with its number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NumberedEvent {
    /// Which event, from 0.
    pub number: u32,
    /// What.
    pub event: Event,
}

/// What happens at a table. Event 0 is the deal; every later one is a line of the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A decision, or the deal.
    Played {
        /// What the guest's observer may know of each moment of it, as what is new beside the view before it.
        views: Vec<Delta>,
        /// Whether there was no other choice.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        forced: bool,
    },
    /// The game went back to the end of this ply.
    TakenBack {
        /// Which ply; 0 is the deal.
        ply: usize,
    },
    /// A decision that was taken back before the guest heard of it.
    Gone,
}

/// What somebody said, with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Which words, from 0.
    pub number: u32,
    /// Whether it is the oldest that the host still knows.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub oldest: bool,
    /// Whose.
    pub by: Seat,
    /// What.
    pub words: ChatText,
}

/// The whole game, once it is over: all luck and all decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// The host's share of the luck.
    pub host: Share,
    /// Those of the guests.
    pub guests: Vec<(Seat, Share)>,
    /// Who sat where when the game was dealt.
    pub players: Vec<Player>,
    /// The lines of its journal after the first.
    pub journal: String,
}
