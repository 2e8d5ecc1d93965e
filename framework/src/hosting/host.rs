//! A game whose host talks to guests. One without guests is a game at one screen.

use serde::{Deserialize, Serialize};

use super::doors::{Doors, Outgoing, Presence};
use super::gathering::{Agreement, MOST_BYSTANDERS, presence, seats};
use super::keys::{Key, Secret, TableId};
use super::message::{Asked, Refusal, Role, Said, Sitting, TakeBack, ToHost, Wish, WishRefused, Words};
use super::telling::Telling;
use crate::bots::Bot;
use crate::game::IllegalAction;
use crate::journal::{Entry, Journal, Player};
use crate::seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
use crate::session::{Session, StartError, UndoRefused};
use crate::table::Table as _;
use crate::turn::Turn;

/// A game and whoever takes part in it from elsewhere.
pub struct Host {
    session: Session,
    doors: Doors,
    /// What was agreed with guests; nothing where there never were any.
    hosted: Option<Hosted>,
    /// What each event was; event 0 is the deal.
    events: Vec<Happened>,
    /// The lines of the journal after the first.
    journal: String,
    /// How much of it was handed over to be written down.
    handed: usize,
    /// What guests have chosen who decide together with others that are asked before.
    waiting: PerSeat<Option<(Key, u32, usize)>, MAX_SEATS>,
    asks: Option<TakeBack>,
    again: SeatSet,
    next: Option<TableId>,
    /// To the end of which ply the game went back since this was last asked.
    back_to: Option<usize>,
}

/// What is kept of a hosted game beside its journal.
#[derive(Debug, Serialize, Deserialize)]
pub struct Hosted {
    /// What was agreed before the game.
    pub agreement: Agreement,
    /// Who has each seat now.
    pub holders: Vec<Holder>,
    /// What was said.
    #[serde(default)]
    pub said: Vec<Said>,
}

/// Who has a seat in a hosted game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Holder {
    /// Whom it obeys, where a guest has it.
    #[serde(default)]
    pub key: Option<Key>,
    /// What lets somebody else take it over.
    #[serde(default)]
    pub open: Option<Secret>,
    /// The bot that plays for whoever has it.
    #[serde(default)]
    pub bot: Option<Bot>,
    /// Whether who had it left for good.
    #[serde(default)]
    pub left: bool,
    /// What who took it over later is called.
    #[serde(default)]
    pub name: Option<String>,
}

/// What an event was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Happened {
    /// This ply, which stands; 0 is the deal.
    Ply(usize),
    /// A ply that was taken back.
    Gone,
    /// The game went back to the end of this ply.
    TakenBack(usize),
}

/// Why a hosted game cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// The game cannot begin.
    #[error(transparent)]
    Start(#[from] StartError),
    /// Its journal is another game's.
    #[error("the journal does not belong to this table")]
    OtherGame,
}

impl Host {
    /// A game without guests.
    pub fn alone(session: Session) -> Self {
        let mut host = Self::new(session, None, Doors::default());
        let entries: Vec<Entry> =
            host.session.plies().iter().map(|ply| Entry::Play { seat: ply.seat, action: ply.action.clone() }).collect();
        entries.iter().zip(1..).for_each(|(entry, ply)| host.note(entry, Happened::Ply(ply)));
        host.handed = host.journal.len();
        host
    }

    fn new(session: Session, hosted: Option<Hosted>, doors: Doors) -> Self {
        Self {
            session,
            doors,
            hosted,
            events: vec![Happened::Ply(0)],
            journal: String::new(),
            handed: 0,
            waiting: PerSeat::default(),
            asks: None,
            again: SeatSet::NONE,
            next: None,
            back_to: None,
        }
    }

    /// The game of a gathering, which was just dealt.
    pub(super) fn dealt(session: Session, agreement: Agreement, mut doors: Doors) -> Self {
        let holder = |(_, chair): (Seat, &super::Chair)| Holder { key: chair.key(), ..Holder::default() };
        let holders = seats(&agreement.chairs).map(holder).collect();
        doors.changed();
        Self::new(session, Some(Hosted { agreement, holders, said: Vec::new() }), doors)
    }

    /// Goes on with a hosted game after the program was closed. What the journal holds that cannot be played is left out.
    ///
    /// # Errors
    /// A journal that cannot begin or is that of another game.
    pub fn resume(hosted: Hosted, journal: Journal) -> Result<Self, HostError> {
        let agreed = hosted.agreement.header();
        let Journal { header, entries, .. } = journal;
        if header.line() != agreed.line() {
            return Err(HostError::OtherGame);
        }
        let mut doors = Doors::default();
        for (seat, holder) in (0..).map(Seat::new).zip(&hosted.holders) {
            if let Some(key) = holder.key {
                doors.admit(key, Role::Seat(seat), false);
            }
        }
        hosted.agreement.watching.iter().for_each(|key| doors.admit(*key, Role::Bystander, false));
        doors.remember(hosted.said.clone());
        let mut host = Self::new(Session::start(header)?, Some(hosted), doors);
        for (_, entry) in entries.iter() {
            let done = match &entry {
                Entry::Play { action, .. } => host.session.play_action(action).is_ok(),
                Entry::Undo => host.session.undo().is_ok(),
            };
            if !done {
                break;
            }
            host.note_entry(&entry);
        }
        host.handed = host.journal.len();
        Ok(host)
    }

    /// What is to be kept of a hosted game beside its journal.
    pub fn hosted(&self) -> Option<&Hosted> {
        self.hosted.as_ref()
    }

    /// The game itself, with everything that is hidden in it.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The lines that were added to the journal since this was last asked; they are written down before anybody is told.
    pub fn take_lines(&mut self) -> String {
        let new = self.journal[self.handed..].to_owned();
        self.handed = self.journal.len();
        new
    }

    /// To the end of which ply the game went back since this was last asked, if it did.
    pub fn take_back_to(&mut self) -> Option<usize> {
        self.back_to.take()
    }

    /// The bot that plays at a seat just now, if one does.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        let stand_in = self.holder(seat).and_then(|holder| holder.bot);
        stand_in.or_else(|| self.session.header().players.get(seat.index()).and_then(|player| player.bot))
    }

    /// Whether somebody elsewhere has this seat and decides there.
    pub fn is_elsewhere(&self, seat: Seat) -> bool {
        let holder = self.holder(seat);
        holder.is_some_and(|holder| {
            (holder.key.is_some() || holder.open.is_some() || holder.left) && holder.bot.is_none()
        })
    }

    fn holder(&self, seat: Seat) -> Option<&Holder> {
        self.hosted.as_ref()?.holders.get(seat.index())
    }

    /// Who wants to take back, if anybody.
    pub fn asks(&self) -> Option<TakeBack> {
        self.asks
    }

    /// Who has asked for another game.
    pub fn again(&self) -> SeatSet {
        self.again
    }

    /// How many look on.
    pub fn watchers(&self) -> usize {
        self.doors.bystanders()
    }

    /// What was said.
    pub fn said(&self) -> &[Said] {
        self.doors.said()
    }

    /// Who sits where.
    pub fn sitting(&self) -> Vec<Sitting> {
        let players = &self.session.header().players;
        let sitting = |(seat, player): (Seat, &Player)| {
            let holder = self.holder(seat).cloned().unwrap_or_default();
            let presence = match (self.bot(seat), holder) {
                (Some(_), _) => Presence::Bot,
                (None, Holder { left: true, .. }) => Presence::Left,
                (None, Holder { open: Some(_), .. }) => Presence::Open,
                (None, Holder { key: Some(key), .. }) => presence(&self.doors, key),
                (None, _) => Presence::Here,
            };
            let name = self.holder(seat).and_then(|holder| holder.name.clone());
            Sitting {
                player: Player { name: name.unwrap_or_else(|| player.name.clone()), bot: self.bot(seat) },
                presence,
            }
        };
        (0..).map(Seat::new).zip(players).map(sitting).collect()
    }

    /// A connection to somebody begins.
    pub fn came(&mut self, key: Key) {
        self.doors.came(key);
    }

    /// A connection has ended.
    pub fn went(&mut self, key: Key) {
        self.doors.went(key);
    }

    /// What has not been acknowledged is sent again.
    pub fn tick(&mut self) {
        self.doors.tick();
    }

    /// Whether somebody has not acknowledged what was sent.
    pub fn is_waiting(&self) -> bool {
        self.doors.is_waiting(self.events.len() as u32)
    }

    /// All there is to be sent. What was played is written down first: see [`Host::take_lines`].
    pub fn tell(&mut self) -> Vec<Outgoing> {
        let Some(hosted) = &self.hosted else { return Vec::new() };
        let told = Telling {
            hosted,
            session: &self.session,
            events: &self.events,
            journal: &self.journal,
            sitting: self.sitting(),
            watchers: self.doors.bystanders(),
            asks: self.asks,
            next: self.next,
            again: self.again,
        };
        let mut doors = std::mem::take(&mut self.doors);
        let out = doors.tell(&told);
        self.doors = doors;
        out
    }

    /// Hears somebody.
    ///
    /// # Errors
    /// Somebody who has no business here, or who does not keep to the protocol: their connection ends.
    pub fn hear(&mut self, key: Key, message: &ToHost) -> Result<(), Refusal> {
        if self.doors.caller(key).is_none() {
            self.admit(key, message)?;
        }
        let asked = self.doors.heed(key, message, self.events.len() as u32)?;
        let Some(Asked { serial, wish }) = asked else { return Ok(()) };
        let Some(role) = self.doors.caller(key).map(|caller| caller.role) else { return Ok(()) };
        let outcome = match (wish, role.seat()) {
            (Wish::Leave, seat) => {
                self.leave(key, seat);
                return Ok(());
            }
            (_, None) => Err(WishRefused::NotYours),
            (Wish::Choose { events, choice }, Some(seat)) => match self.choose(key, serial, seat, events, choice) {
                // It is answered when it is played.
                Ok(false) => return Ok(()),
                Ok(true) => Ok(()),
                Err(refused) => Err(refused),
            },
            (Wish::TakeBack { events }, Some(seat)) => self.known(events).and_then(|()| self.ask_back(seat)),
            (Wish::Agree { events, yes }, Some(seat)) => self.known(events).and_then(|()| self.agree(seat, yes)),
            (Wish::Say(words), Some(_)) => self.say(key, &words),
            (Wish::Again, Some(seat)) => self.wish_again(seat),
        };
        self.doors.answer(key, serial, outcome);
        Ok(())
    }

    fn admit(&mut self, key: Key, message: &ToHost) -> Result<(), Refusal> {
        let invitation = message.invitation.ok_or(Refusal::No)?;
        let hosted = self.hosted.as_mut().ok_or(Refusal::No)?;
        if let Some(place) = hosted.holders.iter().position(|holder| holder.open == Some(invitation)) {
            let name = Some(super::doors::named(&message.name));
            hosted.holders[place] = Holder { key: Some(key), name, ..Holder::default() };
            self.doors.admit(key, Role::Seat(Seat::new(place as u8)), true);
            return Ok(());
        }
        let agreement = &mut hosted.agreement;
        if agreement.watchers == Some(invitation) && agreement.watching.len() < MOST_BYSTANDERS {
            agreement.watching.push(key);
            self.doors.admit(key, Role::Bystander, true);
            return Ok(());
        }
        Err(Refusal::No)
    }

    /// Whether a guest knows all that has happened.
    fn known(&self, events: u32) -> Result<(), WishRefused> {
        if events as usize == self.events.len() { Ok(()) } else { Err(WishRefused::Late) }
    }

    /// Whether a guest that knew so many events may choose by them: since then others have at most decided together with it.
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

    /// A guest chooses; whether it was played at once.
    fn choose(&mut self, key: Key, serial: u32, seat: Seat, events: u32, choice: usize) -> Result<bool, WishRefused> {
        if !self.is_timely(seat, events) {
            return Err(WishRefused::Late);
        }
        if self.bot(seat).is_some() || !self.session.deciders().has(seat) {
            return Err(WishRefused::NotYours);
        }
        if self.session.turn() != Turn::Decide(seat) {
            self.waiting[seat] = Some((key, serial, choice));
            return Ok(false);
        }
        self.take(choice).map_err(|_| WishRefused::NoSuchChoice)?;
        Ok(true)
    }

    /// Takes choice number `choice`, from 0, of whoever decides, and then what others had chosen who decide at the same time.
    ///
    /// # Errors
    /// When there is no such choice; nothing changes.
    pub fn take(&mut self, choice: usize) -> Result<(), IllegalAction> {
        let together = self.session.deciders();
        let ply = self.session.play(choice)?;
        let entry = Entry::Play { seat: ply.seat, action: ply.action.clone() };
        self.note(&entry, Happened::Ply(self.session.plies().len()));
        if self.asks.take().is_some() || matches!(self.session.turn(), Turn::Over(_)) {
            self.doors.changed();
        }
        match self.session.turn() {
            Turn::Decide(next) if together.has(next) => {
                if let Some((key, serial, choice)) = self.waiting[next].take() {
                    let taken = self.take(choice).map_err(|_| WishRefused::NoSuchChoice);
                    self.doors.answer(key, serial, taken);
                }
            }
            _ => self.waiting = PerSeat::default(),
        }
        Ok(())
    }

    /// Takes the last `plies` decisions back, all or none, without asking anybody.
    ///
    /// # Errors
    /// When so many were not played, or something was drawn or seen that cannot be unseen.
    pub fn take_back(&mut self, plies: usize) -> Result<(), UndoRefused> {
        self.session.take_back(plies)?;
        let stands = self.session.plies().len();
        self.back_to = Some(self.back_to.map_or(stands, |before| before.min(stands)));
        for back in (0..plies).rev() {
            self.note(&Entry::Undo, Happened::TakenBack(self.session.plies().len() + back));
        }
        self.asks = None;
        self.waiting = PerSeat::default();
        self.doors.changed();
        Ok(())
    }

    /// How many decisions go back so that `seat` decides again, and whose consent that takes.
    fn back(&self, seat: Seat) -> Result<(usize, SeatSet), WishRefused> {
        if matches!(self.session.turn(), Turn::Over(_)) {
            // Everything is open now.
            return Err(WishRefused::SecretSeen);
        }
        let plies = self.session.plies();
        let last = plies.iter().rposition(|ply| ply.seat == seat && !ply.forced).ok_or(WishRefused::NothingPlayed)?;
        if plies[last..].iter().any(|ply| ply.final_) {
            return Err(WishRefused::SecretSeen);
        }
        let others = self.session.seats().each().filter(|other| *other != seat && self.bot(*other).is_none());
        Ok((plies.len() - last, others.collect()))
    }

    /// Somebody wants to take their last decision back: done at once where nobody else sits there, else everybody is asked.
    ///
    /// # Errors
    /// Where there is nothing to take back, or something cannot be unseen.
    pub fn ask_back(&mut self, seat: Seat) -> Result<(), WishRefused> {
        let (plies, others) = self.back(seat)?;
        if others.is_empty() {
            return self.take_back(plies).map_err(|_| WishRefused::SecretSeen);
        }
        self.asks = Some(TakeBack { by: seat, plies, agreed: SeatSet::from(seat) });
        self.doors.changed();
        Ok(())
    }

    /// Somebody agrees that another takes back, or does not; who asked may take the question back.
    ///
    /// # Errors
    /// Where nobody asks.
    pub fn agree(&mut self, seat: Seat, yes: bool) -> Result<(), WishRefused> {
        let mut asks = self.asks.ok_or(WishRefused::Late)?;
        if !yes {
            self.asks = None;
            self.doors.changed();
            return Ok(());
        }
        let (plies, others) = self.back(asks.by)?;
        asks.agreed = asks.agreed.iter().chain([seat]).collect();
        self.asks = Some(asks);
        self.doors.changed();
        if plies == asks.plies && others.iter().all(|other| asks.agreed.has(other)) {
            self.take_back(plies).map_err(|_| WishRefused::SecretSeen)?;
        }
        Ok(())
    }

    fn say(&mut self, key: Key, words: &Words) -> Result<(), WishRefused> {
        let said = self.doors.say(key, words);
        self.keep_words();
        said
    }

    /// Somebody at the host's own screen says something.
    pub fn say_as(&mut self, seat: Seat, words: &Words) {
        self.doors.say_as(seat, words);
        self.keep_words();
    }

    fn keep_words(&mut self) {
        if let Some(hosted) = &mut self.hosted {
            hosted.said = self.doors.said().to_vec();
        }
    }

    /// Somebody wants another game with the same people.
    ///
    /// # Errors
    /// While the game goes on.
    pub fn wish_again(&mut self, seat: Seat) -> Result<(), WishRefused> {
        if !matches!(self.session.turn(), Turn::Over(_)) {
            return Err(WishRefused::NotYours);
        }
        self.again = self.again.iter().chain([seat]).collect();
        self.doors.changed();
        Ok(())
    }

    /// The same people play at another table now.
    pub fn goes_on_at(&mut self, next: TableId) {
        self.next = Some(next);
        self.doors.changed();
    }

    fn leave(&mut self, key: Key, seat: Option<Seat>) {
        self.doors.dismiss(key);
        let Some(hosted) = &mut self.hosted else { return };
        match seat {
            Some(seat) => {
                let holder = &mut hosted.holders[seat.index()];
                *holder = Holder { left: true, bot: holder.bot, ..Holder::default() };
                self.waiting[seat] = None;
            }
            None => hosted.agreement.watching.retain(|other| *other != key),
        }
    }

    /// Lets a bot play for a guest, or hands the seat back to whoever has it.
    ///
    /// # Errors
    /// Where no guest ever sat.
    pub fn stand_in(&mut self, seat: Seat, bot: Option<Bot>) -> Result<(), WishRefused> {
        let hosted = self.hosted.as_mut().ok_or(WishRefused::NotYours)?;
        let guest = hosted.agreement.chairs.get(seat.index()).is_some_and(|chair| chair.key().is_some());
        let holder = hosted.holders.get_mut(seat.index()).filter(|_| guest).ok_or(WishRefused::NotYours)?;
        holder.bot = bot;
        self.waiting[seat] = None;
        self.doors.changed();
        Ok(())
    }

    /// Offers the seat of a guest to whoever shows this. Who had it is sent away.
    ///
    /// # Errors
    /// Where no guest ever sat.
    pub fn offer(&mut self, seat: Seat, invitation: Secret) -> Result<(), WishRefused> {
        let hosted = self.hosted.as_mut().ok_or(WishRefused::NotYours)?;
        let guest = hosted.agreement.chairs.get(seat.index()).is_some_and(|chair| chair.key().is_some());
        let holder = hosted.holders.get_mut(seat.index()).filter(|_| guest).ok_or(WishRefused::NotYours)?;
        let before = std::mem::replace(holder, Holder { open: Some(invitation), bot: holder.bot, ..Holder::default() });
        if let Some(key) = before.key {
            self.doors.dismiss(key);
        }
        self.waiting[seat] = None;
        self.doors.changed();
        Ok(())
    }

    fn note_entry(&mut self, entry: &Entry) {
        let plies = self.session.plies().len();
        let happened = if *entry == Entry::Undo { Happened::TakenBack(plies) } else { Happened::Ply(plies) };
        self.note(entry, happened);
    }

    /// Takes note of what has just happened.
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
