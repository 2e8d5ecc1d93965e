//! People elsewhere: what they do reaches the table, who is there is told, and what only all together may do is asked.

use std::collections::BTreeMap;

use rondel::Seat;
use rondel_hosting::{Said, TakeBack, Words};
use rondel_presenter::online::{phrase, refusal};
use rondel_tables::{Guests, Held, LocalTable};

use super::GameView;
use super::people::Deed;
use crate::context::AppContext;
use crate::faults;
use crate::letter::Letter;

/// What the screen knows of people elsewhere.
#[derive(Default)]
pub struct OnlinePanel {
    /// What the person wants to do about the others; done once the strip is drawn.
    pub(super) deed: Option<Deed>,
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
    pub(super) letters: BTreeMap<Option<Seat>, Letter>,
    /// Whether the person is asked if they leave for good.
    pub(super) leaves: bool,
    /// How many decisions there were when the person was called.
    pub(super) called: Option<usize>,
    /// Whether one went along to the next table of the same people.
    pub(super) followed: bool,
    /// How many words were heard.
    pub(super) heard: u32,
    /// Whether the game was fair, in words, once that is known.
    pub(super) verdict: Option<Result<String, String>>,
}

impl GameView {
    /// The table of the guests of a game that is held here, if it has any.
    pub fn table_of_guests(&self) -> Option<rondel_hosting::TableId> {
        let hosted = self.held.here().and_then(|table| table.host().hosted());
        hosted.map(|hosted| hosted.agreement.table)
    }

    /// Lets guests in again.
    pub fn admit(&mut self, guests: Box<dyn Guests>) {
        if let Some(table) = self.held.here_mut() {
            table.admit(guests);
        }
    }

    /// Whether somebody takes part from elsewhere: then nobody is helped by the engine before the end.
    pub fn has_people_elsewhere(&self) -> bool {
        match &self.held {
            Held::Here(table) => table.is_hosted(),
            Held::Away(_) => true,
        }
    }

    pub(super) fn said(&self) -> &[Said] {
        match &self.held {
            Held::Here(table) => table.host().said(),
            Held::Away(visit) => visit.guest().said(),
        }
    }

    /// Who says what.
    pub(super) fn spoken(&self, said: &Said, cx: &AppContext) -> String {
        let words = match &said.words {
            Words::Phrase(number) => cx.words.word(phrase(*number)),
            Words::Own(words) => words.clone(),
        };
        format!("{}: {words}", self.player_name(said.by, cx))
    }

    pub(super) fn asks(&self) -> Option<TakeBack> {
        match &self.held {
            Held::Here(table) => table.host().asks(),
            Held::Away(visit) => visit.guest().standing().and_then(|standing| standing.asks),
        }
    }

    /// Whether the person at this screen has asked to take back, and somebody did not agree.
    pub(super) fn was_declined(&self) -> bool {
        let declined = match &self.held {
            Held::Here(table) => table.host().declined(),
            Held::Away(visit) => visit.guest().standing().and_then(|standing| standing.declined),
        };
        declined.is_some_and(|seat| self.held.is_here(seat))
    }

    /// The seat of the person at this screen.
    pub(super) fn own_seat(&self) -> Option<Seat> {
        self.persons().first().copied()
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
    /// Replays what the host has opened, and keeps the game among one's own where all was fair.
    pub(super) fn judge(&mut self, game: &mut GameView, cx: &AppContext) {
        let elsewhere =
            game.held.seats().each().filter(|seat| !game.held.is_here(*seat) && game.held.bot(*seat).is_none());
        let elsewhere: Vec<u8> = elsewhere.map(|seat| seat.index() as u8).collect();
        let Some(visit) = game.held.away_mut() else { return };
        let said = match visit.verdict() {
            Some(Ok(verdict)) => {
                let journal = verdict.journal.clone();
                let key = if verdict.shared { "far-fair" } else { "far-fair-since" };
                let folder = cx.store.games();
                if let Ok(journal) = rondel::journal::Journal::read(journal)
                    && let Ok((mut kept, _)) = LocalTable::hold(folder, game.plugin, journal)
                {
                    kept.write_from_here();
                    if let Some(file) = kept.file() {
                        // Without it the game counts as one of several people at this screen.
                        let _ = rondel_system::write_about(file, |about| about.elsewhere = elsewhere);
                    }
                }
                Ok(cx.words.word(key))
            }
            Some(Err(broken)) => {
                let reason = faults::broken(broken, &cx.words);
                Err(cx.words.with("far-unfair", "reason", reason))
            }
            None => return,
        };
        self.verdict = Some(said);
    }

    /// What was said before one sat down is read in the list of all.
    pub(super) fn pass_over_words(&mut self, game: &GameView) {
        self.heard = game.said().last().map_or(0, |last| last.number + 1);
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
            Held::Here(table) => table.with_host(|host| host.ask_back(own)),
            Held::Away(visit) => {
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
