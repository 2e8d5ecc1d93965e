//! Games with remote players: presence, chat, and requests to which all players must agree.

use std::collections::BTreeMap;

use rondel::Seat;
use rondel_hosting::{ChatText, Said};
use rondel_presenter::online::{phrase, refusal};
use rondel_tables::{GameHandle, TableKey};

use super::people::OnlineAction;
use super::view::GameView;
use crate::context::AppContext;
use crate::faults;
use crate::invitation_view::InvitationView;

/// The parts of the screen's state that concern remote players.
#[derive(Default)]
pub struct OnlinePanel {
    /// Action requested by the user, performed after the strip is drawn.
    pub(super) deed: Option<OnlineAction>,
    /// Whether the list of all players is open.
    pub(super) open: bool,
    /// Chat message being written.
    pub(super) words: String,
    /// Height of the strip below the header in the previous frame, in points.
    pub(super) strip: f32,
    /// Whether the chat input should receive the keyboard focus.
    pub(super) writes: bool,
    /// Seats whose chat messages are hidden.
    pub(super) muted: Vec<Seat>,
    /// State of each invitation's controls, by seat. The invitation for spectators is stored under `None`.
    pub(super) letters: BTreeMap<Option<Seat>, InvitationView>,
    /// Whether the user is being asked to confirm leaving permanently.
    pub(super) leaves: bool,
    /// Key of the open table.
    pub(super) key: Option<TableKey>,
    /// Whether the bots were halted when the user left the screen.
    pub bots_halt: bool,
    /// Sequence number of the next chat message to show.
    pub(super) heard: u32,
    /// Result of the fairness check as text, or an error message if the game was unfair. `None` until it is known.
    pub(super) verdict: Option<Result<String, String>>,
}

impl GameView {
    /// Returns the seat that the user can resign for now, if any.
    pub(super) fn resigner(&self) -> Option<Seat> {
        self.held.resigner().filter(|_| self.mode.is_live() && !self.covered())
    }

    /// Returns whether there are remote players. If so, the program gives no assistance until the game is over.
    pub fn has_people_elsewhere(&self) -> bool {
        self.held.has_people_elsewhere()
    }

    /// Returns a chat message with the name of its sender.
    pub(super) fn spoken(&self, said: &Said, cx: &AppContext) -> String {
        let words = match &said.words {
            ChatText::Phrase(number) => cx.words.word(phrase(*number)),
            ChatText::Own(words) => words.clone(),
        };
        format!("{}: {words}", self.short_name(said.by, cx))
    }

    /// Returns the seat of the player at this screen.
    pub(super) fn own_seat(&self) -> Option<Seat> {
        self.held.own_seat()
    }

    /// Returns the header text while a remote player decides. `None` if a bot or the player at this screen decides.
    pub(super) fn waits_for(&self, seat: Seat, cx: &AppContext) -> Option<String> {
        if !self.has_people_elsewhere() || self.held.bot(seat).is_some() {
            return None;
        }
        if self.held.is_choosing() {
            return Some(cx.words.word("far-sent"));
        }
        if self.held.is_here(seat) {
            return None;
        }
        Some(cx.words.with("far-waits", "player", self.full_name(seat, cx)))
    }
}

impl OnlinePanel {
    /// Updates the result of the fairness check once the host has revealed the game.
    pub(super) fn judge(&mut self, game: &mut GameView, cx: &AppContext) {
        let verdict = game.held.away_mut().filter(|visit| visit.guest().is_opened());
        self.verdict = verdict.and_then(|visit| visit.verdict()).map(|verdict| match verdict {
            Ok(verdict) => Ok(cx.words.word(if verdict.shared { "far-fair" } else { "far-fair-since" })),
            Err(broken) => {
                let reason = faults::broken(broken, &cx.words);
                Err(cx.words.with("far-unfair", "reason", reason))
            }
        });
    }

    /// Marks all previous chat messages as seen. They remain available in the list of all players.
    pub(super) fn pass_over_words(&mut self, game: &GameView) {
        self.heard = game.held.said().last().map_or(0, |last| last.number + 1);
    }
}

impl GameView {
    /// Asks all players for permission to take back a decision. If there are no remote players, no permission is
    /// needed, and the function returns `false`.
    pub(super) fn asks_back(&mut self, cx: &AppContext) -> bool {
        if !self.has_people_elsewhere() {
            return false;
        }
        let Some(own) = self.own_seat() else { return true };
        let asked = match &mut self.held {
            GameHandle::Local(table) => table.with_host(|host| host.ask_back(own)),
            GameHandle::Remote(visit) => {
                visit.guest_mut().ask_back();
                Ok(())
            }
        };
        if let Err(refused) = asked {
            self.tell(cx.words.word(refusal(refused)));
        }
        true
    }
}
