//! Somebody at a table that is held elsewhere: a mirror of what its host says.

use std::collections::VecDeque;
use std::sync::Arc;

use super::deal::{NonceOwner, seal};
use super::keys::{Seal, Secret, Share, TableId};
use super::message::{
    Acknowledged, ChatText, Event, NumberedRequest, Opened, PROTOCOL, Phase, PlayerStatus, Refusal, Request,
    RequestRefused, Role, Said, TableStatus, ToGuest, ToHost, Welcome,
};
use super::peer_table::KEPT_WORDS;
use super::record::{ProtocolViolation, Record};
use super::verify::{Broken, FairnessVerdict, GuestEvidence};
use crate::journal::LONGEST_NAME;
use crate::plain::{excerpt, plain};
use crate::scene::Observer;
use crate::seat::Seat;
use crate::setup::{Plugin, plugins};
use crate::table::{PlayerInfo, Step};
use crate::turn::Turn;
use crate::view::{MomentId, View};

/// Somebody at a table that is held elsewhere.
#[derive(Debug)]
pub struct Guest {
    table: TableId,
    invitation: Secret,
    name: String,
    share: Share,
    /// The number of the last message over this connection.
    count: u64,
    /// Whether there is something new to be said.
    speaks: bool,
    plugin: Option<&'static Plugin>,
    welcome: Option<Welcome>,
    standing: Option<TableStatus>,
    /// What everybody had committed themselves to when one opened one's own share.
    seals: Option<Vec<(Seat, Seal)>>,
    record: Record,
    said: Vec<Said>,
    words: u32,
    /// The number of the last wish that was said.
    serial: u32,
    /// Wishes without an answer, the oldest first; each has its number once it is said.
    wishes: VecDeque<(Option<u32>, Request)>,
    opened: Option<Opened>,
}

/// What came of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// Nothing new.
    Nothing,
    /// One has a place at the table.
    Welcomed,
    /// Who is there, or what is asked, has changed.
    Standing,
    /// A wish of one's own will not come true.
    Refused(RequestRefused),
    /// Something was played.
    Played,
    /// Something was taken back to the end of this ply.
    TakenBack(usize),
    /// A decision was taken back before one heard of it.
    Missed,
    /// Somebody said something.
    Said,
    /// The game was opened: [`Guest::verify`] can say whether all was fair.
    Opened,
}

/// Why a guest cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GuestError {
    /// The host said no.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The table plays a game that is not in this program.
    #[error("unknown game `{0}`")]
    UnknownGame(String),
    /// The table plays it by other rules or content.
    #[error("the host has version {theirs} of the game, this program has {own}")]
    OtherVersion {
        /// The host's.
        theirs: String,
        /// One's own.
        own: &'static str,
    },
    /// What the host said makes no sense.
    #[error(transparent)]
    Senseless(#[from] ProtocolViolation),
    /// The host has broken its word.
    #[error(transparent)]
    Broken(#[from] Broken),
}

impl Guest {
    /// Somebody with an invitation; whom the host knows, as at another game of the same people, needs none and may show anything.
    /// `share` is one's own part of the luck: any 32 bytes nobody can guess.
    pub fn invited(table: TableId, invitation: Secret, name: &str, share: Share) -> Self {
        Self {
            table,
            invitation,
            name: excerpt(plain(name).trim(), LONGEST_NAME),
            share,
            count: 0,
            speaks: true,
            plugin: None,
            welcome: None,
            standing: None,
            seals: None,
            record: Record::default(),
            said: Vec::new(),
            words: 0,
            serial: 0,
            wishes: VecDeque::new(),
            opened: None,
        }
    }

    /// One's own name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Which table.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// The game, once one knows it.
    pub fn plugin(&self) -> Option<&'static Plugin> {
        self.plugin
    }

    /// What never changes at the table.
    pub fn welcome(&self) -> Option<&Welcome> {
        self.welcome.as_ref()
    }

    /// How things stand.
    pub fn standing(&self) -> Option<&TableStatus> {
        self.standing.as_ref()
    }

    /// Where those who are there gather anew, before the game, because somebody has not opened their share of the luck.
    pub fn gathers_at(&self) -> Option<TableId> {
        self.standing.as_ref().filter(|standing| matches!(standing.phase, Phase::Sealed(_)))?.next
    }

    /// One's own seat.
    pub fn seat(&self) -> Option<Seat> {
        self.welcome.as_ref().and_then(|welcome| welcome.role.seat())
    }

    /// Whose views one sees.
    pub fn observer(&self) -> Observer {
        self.welcome.as_ref().map_or(Observer::Spectator, |welcome| welcome.role.observer())
    }

    /// What was said.
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// Whether the game has begun, so that there is something to see.
    pub fn has_begun(&self) -> bool {
        self.present().is_some()
    }

    /// A connection begins.
    pub fn connected(&mut self) {
        self.count = 0;
        self.speaks = true;
        if let Some(standing) = &mut self.standing {
            // The host counts anew where its program was closed meanwhile.
            standing.version = 0;
        }
    }

    /// What has no answer is asked again.
    pub fn tick(&mut self) {
        let settled = match &self.standing {
            None => false,
            // Over a new connection the host says nothing before it has heard who this is: until it does, the first word may be lost.
            Some(standing) => standing.version > 0 && !matches!(standing.phase, Phase::Gathering | Phase::Sealed(_)),
        };
        let opened =
            self.opened.is_some() || self.standing.as_ref().is_none_or(|standing| standing.phase != Phase::Over);
        self.speaks |= !self.wishes.is_empty() || !settled || !opened || self.present().is_none();
    }

    /// What there is to be said, if anything.
    pub fn tell(&mut self) -> Option<ToHost> {
        if !self.speaks {
            return None;
        }
        self.speaks = false;
        self.count += 1;
        let wish = self.asked();
        let seat = self.seat().filter(|_| self.welcome.as_ref().is_some_and(|welcome| !welcome.dealt));
        Some(ToHost {
            protocol: PROTOCOL,
            table: self.table,
            count: self.count,
            invitation: Some(self.invitation),
            name: self.name.clone(),
            seal: seat.map(|seat| seal(self.table, NonceOwner::Guest(seat), self.share)),
            share: self.seals.as_ref().filter(|_| !self.has_begun()).and(seat).map(|_| self.share),
            seen: Acknowledged {
                welcomed: self.welcome.is_some(),
                standing: self.standing.as_ref().map_or(0, |standing| standing.version),
                events: self.events(),
                said: self.words,
                opened: self.opened.is_some(),
            },
            wish,
        })
    }

    /// The oldest wish with its number. Numbers go on from those the host has answered, also those of an earlier life of this
    /// program: so the host is heard before anything is asked over a new connection.
    fn asked(&mut self) -> Option<NumberedRequest> {
        self.standing.as_ref().filter(|standing| standing.version > 0)?;
        let (number, wish) = self.wishes.front_mut()?;
        let serial = *number.get_or_insert_with(|| {
            // A host may have answered whatever number it likes.
            self.serial = self.serial.saturating_add(1);
            self.serial
        });
        Some(NumberedRequest { serial, wish: wish.clone() })
    }

    /// Hears the host.
    ///
    /// # Errors
    /// A host that says no, speaks of what this program does not have, makes no sense, or has broken its word.
    pub fn hear(&mut self, message: ToGuest) -> Result<Update, GuestError> {
        match message {
            ToGuest::Refused(refusal) => Err(refusal.into()),
            ToGuest::Welcome(welcome) => self.hear_welcome(*welcome),
            // What comes before the welcome comes again.
            _ if self.welcome.is_none() => Ok(Update::Nothing),
            ToGuest::Standing(standing) => self.hear_standing(standing),
            ToGuest::Report(report) => {
                self.speaks = true;
                if report.number != self.events() {
                    return Ok(Update::Nothing);
                }
                self.hear_event(Arc::unwrap_or_clone(report).event)
            }
            ToGuest::Said(said) => self.hear_words(said),
            ToGuest::Opened(opened) => {
                self.speaks = true;
                if !matches!(self.turn(), Some(Turn::Over(_))) {
                    // What came before it is still on its way.
                    return Ok(Update::Nothing);
                }
                let new = self.opened.is_none();
                self.opened = Some(*opened);
                Ok(if new { Update::Opened } else { Update::Nothing })
            }
        }
    }

    /// Hears again what was heard before the program was closed, in the order in which it was heard.
    ///
    /// # Errors
    /// As [`Guest::hear`].
    pub fn recall(&mut self, message: ToGuest) -> Result<Update, GuestError> {
        // Each connection counts anew.
        self.connected();
        self.hear(message)
    }

    fn hear_welcome(&mut self, welcome: Welcome) -> Result<Update, GuestError> {
        self.speaks = true;
        if welcome.table != self.table {
            return Err(ProtocolViolation.into());
        }
        if let Some(known) = &self.welcome {
            if known.seal != welcome.seal {
                return Err(Broken::Recommitted.into());
            }
            let same = known.role == welcome.role && known.setup == welcome.setup && known.game == welcome.game;
            return if same { Ok(Update::Nothing) } else { Err(ProtocolViolation.into()) };
        }
        let plugin = plugins().ok().and_then(|games| games.get(welcome.game.as_str()).copied());
        let plugin = plugin.ok_or_else(|| GuestError::UnknownGame(excerpt(&welcome.game, LONGEST_NAME)))?;
        if plugin.version != welcome.version {
            return Err(GuestError::OtherVersion {
                theirs: excerpt(&welcome.version, LONGEST_NAME),
                own: plugin.version,
            });
        }
        let seats = u8::try_from(welcome.seats.len()).map_err(|_| ProtocolViolation)?;
        let in_range = (plugin.players.0..=plugin.players.1).contains(&seats);
        let seated = welcome.role.seat().is_none_or(|seat| seat.index() < usize::from(seats));
        if !in_range || !seated {
            return Err(ProtocolViolation.into());
        }
        self.plugin = Some(plugin);
        self.welcome = Some(welcome);
        Ok(Update::Welcomed)
    }

    fn hear_standing(&mut self, mut standing: TableStatus) -> Result<Update, GuestError> {
        self.speaks = true;
        let known = self.standing.as_ref().map_or(0, |known| known.version);
        if standing.version <= known {
            return Ok(Update::Nothing);
        }
        let strangers = standing.again.iter().chain(standing.asks.iter().flat_map(|asks| asks.agreed.iter()));
        let mut strangers = strangers.chain(standing.asks.map(|asks| asks.by)).filter(|seat| !self.is_there(*seat));
        if standing.seats.len() != self.seats() || strangers.next().is_some() {
            return Err(ProtocolViolation.into());
        }
        for PlayerStatus { player, .. } in &mut standing.seats {
            player.name = excerpt(&player.name, LONGEST_NAME);
        }
        if let Phase::Sealed(seals) = &standing.phase {
            self.hear_seals(seals)?;
        }
        let mut heard = Update::Standing;
        if let Some((serial, refused)) = standing.answered {
            if self.wishes.front().is_some_and(|(number, _)| *number == Some(serial)) {
                self.wishes.pop_front();
                heard = refused.map_or(heard, Update::Refused);
            }
            self.serial = self.serial.max(serial);
        }
        self.standing = Some(standing);
        Ok(heard)
    }

    /// Everybody's seals are known: now, and never before, one's own share is opened.
    fn hear_seals(&mut self, seals: &[(Seat, Seal)]) -> Result<(), GuestError> {
        let Some(Welcome { role, dealt: false, .. }) = &self.welcome else { return Ok(()) };
        if let Some(known) = &self.seals {
            // Who were to draw again until the luck pleases them would have to say other seals.
            return if known == seals { Ok(()) } else { Err(Broken::Recommitted.into()) };
        }
        if let Role::Seat(seat) = role
            && !seals.contains(&(*seat, seal(self.table, NonceOwner::Guest(*seat), self.share)))
        {
            return Err(Broken::GuestShare(*seat).into());
        }
        self.seals = Some(seals.to_vec());
        Ok(())
    }

    fn hear_event(&mut self, event: Event) -> Result<Update, GuestError> {
        let heard = match event {
            Event::Played { views, forced } => {
                self.record.played((self.observer(), self.seats()), views, forced)?;
                Update::Played
            }
            Event::TakenBack { ply } => {
                self.record.taken_back(ply)?;
                Update::TakenBack(ply)
            }
            Event::Gone => {
                self.record.gone();
                return Ok(Update::Missed);
            }
        };
        Ok(heard)
    }

    fn hear_words(&mut self, said: Said) -> Result<Update, GuestError> {
        self.speaks = true;
        // Of a long talk the host keeps the end.
        if said.number != self.words && !(said.oldest && said.number > self.words) {
            return Ok(Update::Nothing);
        }
        self.words = said.number.checked_add(1).filter(|_| self.is_there(said.by)).ok_or(ProtocolViolation)?;
        let words = match said.words {
            ChatText::Own(words) => ChatText::Own(excerpt(&words, super::LONGEST_WORDS)),
            phrase @ ChatText::Phrase(_) => phrase,
        };
        self.said.push(Said { words, ..said });
        if self.said.len() > KEPT_WORDS {
            self.said.remove(0);
        }
        Ok(Update::Said)
    }

    /// How many seats the table has.
    fn seats(&self) -> usize {
        self.welcome.as_ref().map_or(0, |welcome| welcome.seats.len())
    }

    /// Whether the table has this seat.
    fn is_there(&self, seat: Seat) -> bool {
        seat.index() < self.seats()
    }

    /// Asks for something. It is asked until it is answered.
    pub fn wish(&mut self, wish: Request) {
        self.wishes.push_back((None, wish));
        self.speaks = true;
    }

    /// Takes one of one's choices, from 0.
    pub fn choose(&mut self, choice: usize) {
        self.wish(Request::Choose { events: self.events(), choice });
    }

    /// Asks to take one's last decision back.
    pub fn ask_back(&mut self) {
        self.wish(Request::TakeBack { events: self.events() });
    }

    /// Agrees that another takes back, or does not.
    pub fn agree(&mut self, yes: bool) {
        self.wish(Request::Agree { events: self.events(), yes });
    }

    /// Whether a choice is on its way.
    pub fn has_chosen(&self) -> bool {
        self.wishes.iter().any(|(_, wish)| matches!(wish, Request::Choose { .. }))
    }

    /// What has no answer yet.
    pub fn unanswered(&self) -> impl Iterator<Item = &Request> {
        self.wishes.iter().map(|(_, wish)| wish)
    }

    /// One's own seat, where one is to decide and has not.
    pub fn deciding(&self) -> Option<Seat> {
        let (seat, view) = (self.seat()?, self.present()?);
        (view.deciders.has(seat) && !view.choices.is_empty()).then_some(seat)
    }

    /// What one sees now.
    pub fn present(&self) -> Option<&View> {
        self.record.present()
    }

    /// Whose decision comes next, or how the game ended; nothing before the deal.
    pub fn turn(&self) -> Option<Turn> {
        self.present().and_then(|view| view.turn)
    }

    /// Who sits at the table.
    pub fn company(&self) -> Vec<PlayerInfo> {
        let (Some(welcome), Some(standing)) = (&self.welcome, &self.standing) else { return Vec::new() };
        let sitter = |((seat, named), sitting): ((Seat, &super::message::Named), &PlayerStatus)| PlayerInfo {
            seat,
            name: named.name.clone(),
            icon: named.icon,
            player: sitting.player.clone(),
        };
        (0..).map(Seat::new).zip(&welcome.seats).zip(&standing.seats).map(sitter).collect()
    }

    /// How many events one knows of.
    fn events(&self) -> u32 {
        self.record.events().len() as u32
    }

    /// Where the game stands, as far as one knows.
    pub fn place(&self) -> MomentId {
        self.record.place()
    }

    /// How many decisions stand.
    pub fn plies(&self) -> usize {
        self.record.plies().saturating_sub(1)
    }

    /// What one heard at a moment.
    pub fn step(&self, place: MomentId) -> Option<&Step> {
        self.record.step(place)
    }

    /// What one saw at a moment.
    pub fn view(&self, place: MomentId) -> Option<View> {
        self.record.view(place)
    }

    /// Whether the host has opened the game.
    pub fn is_opened(&self) -> bool {
        self.opened.is_some()
    }

    /// Replays the game that was opened and compares it with all one was shown; nothing before it was opened.
    ///
    /// # Errors
    /// How the host has broken its word.
    pub fn verify(&self) -> Option<Result<FairnessVerdict, Broken>> {
        let (welcome, opened) = (self.welcome.as_ref()?, self.opened.as_ref()?);
        let held = GuestEvidence { welcome, seals: self.seals.as_deref(), share: self.share, record: &self.record };
        Some(held.verify(opened))
    }
}
