//! What a guest asks the host for.

use super::super::message::{Request, Welcome};
use super::Guest;
use crate::turn::Turn;

impl Guest {
    /// Adds a request, which is repeated until it is answered.
    pub fn wish(&mut self, wish: Request) {
        self.wishes.push_back((None, wish));
        self.speaks = true;
    }

    /// Asks the host to make one of the guest's choices, numbered from 0.
    pub fn choose(&mut self, choice: usize) {
        self.wish(Request::Choose { events: self.events(), choice });
    }

    /// Asks the host to take back the guest's last decision.
    pub fn ask_back(&mut self) {
        self.wish(Request::TakeBack { events: self.events() });
    }

    /// Returns whether the guest may resign: it plays against one other player, and the game is not over.
    pub fn may_resign(&self) -> bool {
        let is_duel = self.welcome.as_ref().is_some_and(Welcome::is_duel);
        is_duel && !self.is_resigning() && matches!(self.turn(), Some(Turn::Decide(_)))
    }

    fn is_resigning(&self) -> bool {
        self.wishes.iter().any(|(_, wish)| *wish == Request::Resign)
    }

    /// Resigns. The host ends the game. A choice that waits for the other player is withdrawn, because the host answers
    /// requests in order.
    pub fn resign(&mut self) {
        self.wishes.retain(|(_, wish)| !matches!(wish, Request::Choose { .. }));
        self.wishes.push_front((None, Request::Resign));
        self.speaks = true;
    }

    /// Accepts or declines another player's request to take back a decision.
    pub fn agree(&mut self, yes: bool) {
        self.wish(Request::Agree { events: self.events(), yes });
    }

    /// Returns whether a choice is awaiting an answer.
    pub fn has_chosen(&self) -> bool {
        self.wishes.iter().any(|(_, wish)| matches!(wish, Request::Choose { .. }))
    }

    /// Returns the unanswered requests.
    pub fn unanswered(&self) -> impl Iterator<Item = &Request> {
        self.wishes.iter().map(|(_, wish)| wish)
    }
}
