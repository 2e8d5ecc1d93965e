//! Games that end before the rules say so: a player resigns, or loses because the time is up.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Ply, Session};
use crate::dealer::{Announcement, Moment, Weight};
use crate::game::IllegalAction;
use crate::seat::Seat;
use crate::text::Text;
use crate::turn::{Outcome, Turn};

/// Why a player loses before the rules say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Forfeit {
    /// The player resigned.
    Resignation,
    /// The player's time was up.
    Time,
}

impl Forfeit {
    /// Returns the reason that the outcome gives.
    const fn reason(self) -> &'static str {
        match self {
            Self::Resignation => "end-resignation",
            Self::Time => "end-time",
        }
    }

    fn announcement(self, seat: Text) -> Announcement {
        let (key, brief) = match self {
            Self::Resignation => ("resigns", "resigns-in-brief"),
            Self::Time => ("runs-out-of-time", "runs-out-of-time-in-brief"),
        };
        Announcement::new(Text::new(key).with("seat", seat)).in_brief(Text::new(brief)).weighing(Weight::Great)
    }
}

impl Session {
    /// Returns whether a seat can forfeit the game now: the game is not over, and two players play against each other.
    /// With more players, the game goes on, and a bot can take over the seat instead.
    pub fn may_forfeit(&self, seat: Seat) -> bool {
        self.game.is_duel(self.seats) && seat.index() < self.seats.count() && matches!(self.turn(), Turn::Decide(_))
    }

    /// Ends the game, which `seat` loses. This counts as a ply of that seat, whoever is to decide, and cannot be taken
    /// back. The position does not change.
    ///
    /// # Errors
    /// Returns an error if the seat cannot forfeit the game; see [`Session::may_forfeit`]. A seat cannot run out of time
    /// unless the clock of the game says that it then loses.
    pub fn forfeit(&mut self, seat: Seat, cause: Forfeit) -> Result<&Ply, IllegalAction> {
        let is_agreed = cause == Forfeit::Resignation || self.header.clock.is_some_and(|clock| clock.loses);
        if !self.may_forfeit(seat) || !is_agreed {
            let over = matches!(self.turn(), Turn::Over(_));
            return Err(if over { IllegalAction::Over } else { IllegalAction::Forfeit });
        }
        self.plies.push(Ply {
            seat,
            action: Value::Null,
            luck: Vec::new(),
            time: None,
            moments: vec![Moment {
                state: self.state.clone(),
                heard: vec![cause.announcement(self.game.seat_name(seat))],
            }],
            final_: false,
            forced: true,
            forfeit: Some(cause),
            before: (self.state.clone(), self.dealer.clone()),
        });
        Ok(&self.plies[self.plies.len() - 1])
    }

    /// Returns the decisions made so far: all plies except a forfeit.
    pub fn decisions(&self) -> &[Ply] {
        &self.plies[..self.plies.len() - usize::from(self.forfeit_of().is_some())]
    }

    /// Returns who has forfeited the game, and why. Returns `None` if nobody has.
    pub fn forfeit_of(&self) -> Option<(Seat, Forfeit)> {
        self.plies.last().and_then(|ply| Some((ply.seat, ply.forfeit?)))
    }

    /// Returns the outcome if a player has forfeited the game.
    pub(super) fn forfeited(&self) -> Option<Outcome> {
        let (loser, cause) = self.forfeit_of()?;
        Some(Outcome::win(loser.rival(), self.seats, cause.reason()))
    }
}
