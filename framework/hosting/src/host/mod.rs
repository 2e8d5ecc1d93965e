//! A game that is served to guests. A game without guests is played on one screen.

mod asking;
mod clock;
mod seat_owners;

pub use asking::{MOST_DECLINED, MOST_TAKEN_BACK};

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::disclosure::GameDisclosure;
use super::guest_table::GuestTable;
use super::keys::{Key, Secret, TableId};
use super::lobby::{LobbyState, seats};
use super::message::{ChatText, NumberedRequest, Refusal, Request, RequestRefused, Role, Said, TakeBack, ToHost};
use super::peer_table::{Outgoing, PeerTable};
use crate::bots::Bot;
use crate::game::IllegalAction;
use crate::journal::{Entry, Journal, Notice};
use crate::luck::{Luck, LuckError};
use crate::seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
use crate::session::{Forfeit, Ply, Session, StartError, UndoRefused};
use crate::table::Table as _;
use crate::turn::Turn;

/// A game with its remote participants.
pub struct Host {
    session: Session,
    doors: PeerTable,
    /// The agreement with guests. `None` if the game never had guests.
    hosted: Option<Hosted>,
    /// The events. Event 0 is the deal.
    events: Vec<Happened>,
    /// All lines of the journal except the first line, which is the header.
    journal: String,
    /// Length of the part of `journal` that was returned for saving.
    handed: usize,
    /// Choices that guests made early, because other seats in a simultaneous decision are asked first.
    waiting: PerSeat<Option<(Key, u32, usize)>, MAX_SEATS>,
    /// The time that each seat has taken for its current decision, if the game has a clock.
    taken: PerSeat<Duration, MAX_SEATS>,
    asks: Option<TakeBack>,
    /// The seat whose request was declined, and how often, since the last event.
    declined: Option<(Seat, u8)>,
    again: SeatSet,
    /// Number of changes to the data saved in addition to the journal.
    changes: u64,
    /// The lowest ply that the game has returned to since the last query.
    back_to: Option<usize>,
}

/// The data of a hosted game that is saved in addition to its journal.
#[derive(Debug, Serialize, Deserialize)]
pub struct Hosted {
    /// The agreement made before the game.
    pub agreement: LobbyState,
    /// Each seat's current owner.
    pub holders: Vec<SeatOwner>,
    /// The chat.
    #[serde(default)]
    pub said: Vec<Said>,
    /// The next table of the same players.
    #[serde(default)]
    pub next: Option<TableId>,
}

/// A seat's owner in a hosted game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatOwner {
    /// The key of the guest who has the seat, if any.
    #[serde(default)]
    pub key: Option<Key>,
    /// The invitation that lets another person take the seat.
    #[serde(default)]
    pub open: Option<Secret>,
    /// The bot that plays for the owner.
    #[serde(default)]
    pub bot: Option<Bot>,
    /// Whether the owner has left permanently.
    #[serde(default)]
    pub left: bool,
    /// The name of a guest who took over the seat later.
    #[serde(default)]
    pub name: Option<String>,
}

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Happened {
    /// A ply that was not taken back; 0 is the deal.
    Ply(usize),
    /// A ply that was taken back.
    Gone,
    /// The game returned to the end of this ply.
    TakenBack(usize),
}

/// Reason why a hosted game cannot continue.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// The game cannot start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The journal belongs to another game.
    #[error("the journal does not belong to this table")]
    OtherGame,
}

impl Host {
    /// Creates a game without guests.
    pub fn alone(session: Session) -> Self {
        let mut host = Self::new(session, None, PeerTable::default());
        let entries: Vec<Entry> = host.session.plies().iter().map(Ply::entry).collect();
        entries.iter().zip(1..).for_each(|(entry, ply)| host.note(entry, Happened::Ply(ply)));
        host.handed = host.journal.len();
        host
    }

    fn new(session: Session, hosted: Option<Hosted>, doors: PeerTable) -> Self {
        Self {
            session,
            doors,
            hosted,
            events: vec![Happened::Ply(0)],
            journal: String::new(),
            handed: 0,
            waiting: PerSeat::default(),
            taken: PerSeat::default(),
            asks: None,
            declined: None,
            again: SeatSet::NONE,
            changes: 0,
            back_to: None,
        }
    }

    /// Creates the hosted game of a lobby after the deal.
    pub(super) fn dealt(session: Session, agreement: LobbyState, mut doors: PeerTable) -> Self {
        let holder = |(_, chair): (Seat, &super::SeatClaim)| SeatOwner { key: chair.key(), ..SeatOwner::default() };
        let holders = seats(&agreement.chairs).map(holder).collect();
        doors.changed();
        let said = doors.said().to_vec();
        Self::new(session, Some(Hosted { agreement, holders, said, next: None }), doors)
    }

    /// Resumes a hosted game after a restart of the program. The notices list the parts of the journal that were
    /// skipped because they could not be played.
    ///
    /// # Errors
    /// Returns an error if the journal belongs to another game, or if the game cannot start.
    pub fn resume(hosted: Hosted, journal: Journal) -> Result<(Self, Vec<Notice>), HostError> {
        let is_given = |entry: &Entry| matches!(entry, Entry::Play { luck, .. } if !luck.is_empty());
        if journal.header.line() != hosted.agreement.header().line()
            || journal.entries.iter().any(|(_, entry)| is_given(&entry))
        {
            return Err(HostError::OtherGame);
        }
        let mut doors = PeerTable::default();
        for (seat, holder) in (0..).map(Seat::new).zip(&hosted.holders) {
            if let Some(key) = holder.key {
                doors.admit(key, Role::Seat(seat), false);
            }
        }
        hosted.agreement.watching.iter().for_each(|key| doors.admit(*key, Role::Bystander, false));
        doors.remember(hosted.said.clone());
        let mut entries = Vec::new();
        let (session, notices) = Session::replay_noting(journal, |entry, plies| entries.push((entry.clone(), plies)))?;
        let mut host = Self::new(session, Some(hosted), doors);
        for (entry, plies) in &entries {
            host.note_entry(entry, *plies);
        }
        host.handed = host.journal.len();
        Ok((host, notices))
    }

    /// Returns the data to save in addition to the journal. `None` if the game never had guests.
    pub fn hosted(&self) -> Option<&Hosted> {
        self.hosted.as_ref()
    }

    /// Returns the number of changes to [`Host::hosted`]. Unchanged data need not be saved again.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Returns the data for modification, and counts a change.
    fn hosted_mut(&mut self) -> Option<&mut Hosted> {
        self.changes += 1;
        self.hosted.as_mut()
    }

    /// Returns the number of events: the deal, each decision, and each undo.
    pub fn happened(&self) -> usize {
        self.events.len()
    }

    /// Returns the game, including all hidden information.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Returns the journal lines added since the last call. They must be saved before messages are sent.
    pub fn take_lines(&mut self) -> String {
        let new = self.journal[self.handed..].to_owned();
        self.handed = self.journal.len();
        new
    }

    /// Returns the lowest ply that the game has returned to since the last call, if any.
    pub fn take_back_to(&mut self) -> Option<usize> {
        self.back_to.take()
    }

    /// Returns the number of spectators.
    pub fn watchers(&self) -> usize {
        self.doors.bystanders()
    }

    /// Returns the chat.
    pub fn said(&self) -> &[Said] {
        self.doors.said()
    }

    /// Returns whether the game is over and every participant, connected or not, has received the complete game.
    pub fn is_done(&self) -> bool {
        matches!(self.session.turn(), Turn::Over(_)) && self.doors.have_all_opened()
    }

    /// Returns an error if a guest has not received all events. `events` is the number of events that it has
    /// received.
    fn known(&self, events: u32) -> Result<(), RequestRefused> {
        if events as usize == self.events.len() { Ok(()) } else { Err(RequestRefused::Late) }
    }

    /// Returns whether a choice is still valid if the guest had received only the first `events` events when it
    /// chose. All later events must be decisions of seats that decide together with the guest's seat.
    fn is_timely(&self, seat: Seat, events: u32) -> bool {
        let game = self.session.game();
        let beside = |event: &Happened| match event {
            Happened::Ply(ply) => {
                ply.checked_sub(1).and_then(|before| self.session.state_at(before)).is_some_and(|state| {
                    let together = game.together(state);
                    game.turn(state) != Turn::Decide(seat) && game.turn(state).deciders(together).has(seat)
                })
            }
            Happened::Gone | Happened::TakenBack(_) => false,
        };
        self.events.get(events as usize..).is_some_and(|since| since.iter().all(beside))
    }

    /// Processes a guest's choice, and returns whether it was played immediately.
    fn choose(
        &mut self,
        key: Key,
        serial: u32,
        seat: Seat,
        events: u32,
        choice: usize,
    ) -> Result<bool, RequestRefused> {
        if !self.is_timely(seat, events) {
            return Err(RequestRefused::Late);
        }
        if self.bot(seat).is_some() || !self.session.deciders().has(seat) {
            return Err(RequestRefused::NotYours);
        }
        if self.session.turn() != Turn::Decide(seat) {
            self.waiting[seat] = Some((key, serial, choice));
            if self.session.header().clock.is_some() {
                // The guest's clock stops.
                self.doors.changed();
            }
            return Ok(false);
        }
        self.take(choice).map_err(|_| RequestRefused::NoSuchChoice)?;
        Ok(true)
    }

    /// Makes choice number `choice`, from 0, for the deciding seat, and then the waiting choices of other seats in
    /// the same simultaneous decision.
    ///
    /// # Errors
    /// Returns an error if the choice does not exist. The game is then unchanged.
    pub fn take(&mut self, choice: usize) -> Result<(), IllegalAction> {
        self.take_with(choice, &[])
    }

    /// Like [`Host::take`], but with these results of the random events of the choice; see [`Session::play_with`].
    ///
    /// # Errors
    /// Returns an error if the choice does not exist, if the results do not fit, or if results are given at a table with
    /// guests, who could not verify them. The game is then unchanged.
    pub fn take_with(&mut self, choice: usize, luck: &[Luck]) -> Result<(), IllegalAction> {
        if self.hosted.is_some() && !luck.is_empty() {
            return Err(LuckError::WithGuests.into());
        }
        let together = self.session.deciders();
        let seat = self.session.play_with(choice, luck)?.seat;
        self.stop_clock(seat);
        let plies = self.session.plies();
        let (entry, count) = (plies[plies.len() - 1].entry(), plies.len());
        self.note(&entry, Happened::Ply(count));
        let (asked, declined) = (self.asks.take(), self.declined.take());
        if asked.is_some() || declined.is_some() || matches!(self.session.turn(), Turn::Over(_)) {
            self.doors.changed();
        }
        match self.session.turn() {
            Turn::Decide(next) if together.has(next) => {
                if let Some((key, serial, choice)) = self.waiting[next].take() {
                    let taken = self.take(choice).map_err(|_| RequestRefused::NoSuchChoice);
                    self.doors.answer(key, serial, taken);
                }
            }
            _ => self.waiting = PerSeat::default(),
        }
        Ok(())
    }

    /// Takes back the last `plies` decisions, without asking the players. If this is not possible for all of
    /// them, none is taken back.
    ///
    /// # Errors
    /// Returns an error if fewer decisions were made, or if a random draw was made or a secret revealed.
    pub fn take_back(&mut self, plies: usize) -> Result<(), UndoRefused> {
        self.session.take_back(plies)?;
        let stands = self.session.plies().len();
        self.back_to = Some(self.back_to.map_or(stands, |before| before.min(stands)));
        for back in (0..plies).rev() {
            self.note(&Entry::Undo, Happened::TakenBack(self.session.plies().len() + back));
        }
        (self.asks, self.declined) = (None, None);
        (self.waiting, self.taken) = Default::default();
        self.doors.retell();
        self.doors.changed();
        Ok(())
    }

    fn say(&mut self, key: Key, words: &ChatText) -> Result<(), RequestRefused> {
        self.doors.say(key, words)?;
        self.keep_words();
        Ok(())
    }

    /// Adds a chat message from a player at the host's own screen.
    pub fn say_as(&mut self, seat: Seat, words: &ChatText) {
        self.doors.say_as(seat, words);
        self.keep_words();
    }

    fn keep_words(&mut self) {
        let said = self.doors.said().to_vec();
        if let Some(hosted) = self.hosted_mut() {
            hosted.said = said;
        }
    }

    fn note_entry(&mut self, entry: &Entry, plies: usize) {
        let happened = if *entry == Entry::Undo { Happened::TakenBack(plies) } else { Happened::Ply(plies) };
        self.note(entry, happened);
    }

    /// Records an event in the journal and the list of events.
    fn note(&mut self, entry: &Entry, happened: Happened) {
        self.journal.push_str(&entry.line());
        if let Happened::TakenBack(ply) = happened {
            let undone = self.events.iter_mut().rev().find(|event| **event == Happened::Ply(ply + 1));
            if let Some(undone) = undone {
                *undone = Happened::Gone;
            }
        }
        self.events.push(happened);
    }
}

impl GuestTable for Host {
    fn allow(&mut self, messages: u16) {
        self.doors.allow(messages);
    }

    fn came(&mut self, key: Key) {
        self.doors.came(key);
    }

    fn went(&mut self, key: Key) {
        self.doors.went(key);
    }

    fn tick(&mut self) {
        self.doors.tick();
    }

    fn tell(&mut self) -> Vec<Outgoing> {
        let Some(hosted) = &self.hosted else { return Vec::new() };
        let told = GameDisclosure {
            hosted,
            session: &self.session,
            events: &self.events,
            journal: &self.journal,
            sitting: self.sitting(),
            watchers: self.doors.bystanders(),
            asks: self.asks,
            declined: self.declined(),
            clocks: self.clocks(),
            next: hosted.next,
            again: self.again,
        };
        let mut doors = std::mem::take(&mut self.doors);
        let out = doors.tell(&told);
        self.doors = doors;
        out
    }

    fn tell_unsaved(&mut self) -> Vec<Outgoing> {
        self.doors.tell_unsaved()
    }

    fn hear(&mut self, key: Key, message: &ToHost) -> Result<(), Refusal> {
        if self.doors.caller(key).is_none() {
            self.admit(key, message)?;
        }
        let asked = self.doors.heed(key, message, self.events.len() as u32)?;
        let Some(NumberedRequest { serial, wish }) = asked else { return Ok(()) };
        let Some(role) = self.doors.caller(key).map(|caller| caller.role) else { return Ok(()) };
        let outcome = match (wish, role.seat()) {
            (Request::Leave, seat) => {
                self.leave(key, seat);
                return Ok(());
            }
            (_, None) => Err(RequestRefused::NotYours),
            (Request::Choose { events, choice }, Some(seat)) => match self.choose(key, serial, seat, events, choice) {
                // The answer is sent when the choice takes effect.
                Ok(false) => return Ok(()),
                Ok(true) => Ok(()),
                Err(refused) => Err(refused),
            },
            (Request::TakeBack { events }, Some(seat)) => self.known(events).and_then(|()| self.ask_back(seat)),
            (Request::Agree { events, yes }, Some(seat)) => self.known(events).and_then(|()| self.agree(seat, yes)),
            (Request::Resign, Some(seat)) => {
                match self.forfeit(seat, Forfeit::Resignation) {
                    // The game ended while the request was on its way.
                    Ok(()) | Err(IllegalAction::Over) => Ok(()),
                    Err(_) => Err(RequestRefused::NotYours),
                }
            }
            (Request::Say(words), Some(_)) => self.say(key, &words),
            (Request::Again, Some(seat)) => self.wish_again(seat),
        };
        self.doors.answer(key, serial, outcome);
        Ok(())
    }

    fn is_waiting(&self) -> bool {
        let over = matches!(self.session.turn(), Turn::Over(_));
        self.doors.is_waiting(self.events.len() as u32, over)
    }
}
