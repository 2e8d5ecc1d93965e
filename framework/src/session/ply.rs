//! The record of a decision.

use serde_json::Value;

use crate::dealer::{Announcement, CHOSEN, Dealer, Moment, Weight};
use crate::game::AnyState;
use crate::journal::Entry;
use crate::luck::Luck;
use crate::scene::Choice;
use crate::seat::Seat;
use crate::text::Text;

use super::Forfeit;

/// A decision that was made, or a forfeit, which ends the game.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The deciding seat.
    pub seat: Seat,
    /// The action, as stored in files. `null` for a forfeit.
    pub action: Value,
    /// The results given for its random events; see
    /// [`Session::play_with`](crate::Session::play_with).
    pub luck: Vec<Luck>,
    /// The time that the decision took, in milliseconds, if the game has a clock.
    pub time: Option<u64>,
    /// The moments of the action. The last moment shows the position after the action.
    pub moments: Vec<Moment>,
    /// Whether something was drawn or revealed, in which case the decision cannot be taken back.
    pub final_: bool,
    /// Whether there was only one choice, or the ply is no choice but a forfeit.
    pub forced: bool,
    /// Why the seat lost the game with this ply. `None` for a decision.
    pub forfeit: Option<Forfeit>,
    pub(super) before: (AnyState, Dealer),
}

impl Ply {
    /// Returns the announcements of all moments of the ply.
    pub fn announcements(&self) -> impl Iterator<Item = &Announcement> {
        self.moments.iter().flat_map(|moment| &moment.heard)
    }

    /// Returns whether another ply is the same decision with the same given results.
    pub fn is_same(&self, other: &Self) -> bool {
        (&self.action, &self.luck, self.forfeit) == (&other.action, &other.luck, other.forfeit)
    }

    /// Returns the ply as an entry of a journal.
    pub fn entry(&self) -> Entry {
        let seat = self.seat;
        match self.forfeit {
            Some(cause) => Entry::Forfeit { seat, cause },
            None => Entry::Play { seat, action: self.action.clone(), luck: self.luck.clone(), time: self.time },
        }
    }
}

/// Returns the announcement of an action that the rules do not announce. Only the deciding seat sees its
/// choice, which may be secret.
pub(super) fn unsaid(seat: Seat, choice: Choice) -> Announcement {
    let chosen = Text::new(CHOSEN).with("choice", choice.label);
    Announcement::new(Text::List(Vec::new())).private_to(seat, chosen).weighing(Weight::Small)
}
