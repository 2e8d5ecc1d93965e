//! People elsewhere: what they do reaches the table, who is there is told, and what only all together may do is asked.

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

/// What the screen knows of people elsewhere.
#[derive(Default)]
pub struct OnlinePanel {
    /// What the person wants to do about the others; done once the strip is drawn.
    pub(super) deed: Option<OnlineAction>,
    /// Whether the list of all is open.
    pub(super) open: bool,
    /// What is being written to the others.
    pub(super) words: String,
    /// How high the strip below the header was a frame ago, in points.
    pub(super) strip: f32,
    /// Whether the person wants to write now.
    pub(super) writes: bool,
    /// Whose words are not shown.
    pub(super) muted: Vec<Seat>,
    /// What was done with each invitation; that of those who look on has no seat.
    pub(super) letters: BTreeMap<Option<Seat>, InvitationView>,
    /// Whether the person is asked if they leave for good.
    pub(super) leaves: bool,
    /// Which of the open tables it is.
    pub(super) key: Option<TableKey>,
    /// Whether its bots were halted when the person left the screen.
    pub bots_halt: bool,
    /// How many words were heard.
    pub(super) heard: u32,
    /// Whether the game was fair, in words, once that is known.
    pub(super) verdict: Option<Result<String, String>>,
}

impl GameView {
    /// Whether somebody takes part from elsewhere: then nobody is helped by the engine before the end.
    pub fn has_people_elsewhere(&self) -> bool {
        self.held.has_people_elsewhere()
    }

    /// Who says what.
    pub(super) fn spoken(&self, said: &Said, cx: &AppContext) -> String {
        let words = match &said.words {
            ChatText::Phrase(number) => cx.words.word(phrase(*number)),
            ChatText::Own(words) => words.clone(),
        };
        format!("{}: {words}", self.player_name(said.by, cx))
    }

    /// The seat of the person at this screen.
    pub(super) fn own_seat(&self) -> Option<Seat> {
        self.held.own_seat()
    }

    /// What the header says while somebody elsewhere decides; nothing where a bot does, or the person at this screen.
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
        Some(cx.words.with("far-waits", "player", self.player_name(seat, cx)))
    }
}

impl OnlinePanel {
    /// Says whether the game was fair, once its host has opened it.
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

    /// What was said before one sat down is read in the list of all.
    pub(super) fn pass_over_words(&mut self, game: &GameView) {
        self.heard = game.held.said().last().map_or(0, |last| last.number + 1);
    }
}

impl GameView {
    /// Asks everybody whether a decision may be taken back, where others are elsewhere; whether that was the way to do it.
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
