//! A guest at a remote table. It mirrors the state sent by the host.

mod requests;
mod update;

use std::collections::VecDeque;
use std::sync::Arc;

pub use self::update::{GuestError, Update};
use super::deal::{NonceOwner, seal};
use super::keys::{Seal, Secret, Share, TableId};
use super::message::{
    Acknowledged, ChatText, Event, NumberedRequest, Opened, PROTOCOL, Phase, PlayerStatus, Request, Role, Said,
    TableStatus, ToGuest, ToHost, Welcome,
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

/// A guest at a remote table.
#[derive(Debug)]
pub struct Guest {
    table: TableId,
    invitation: Secret,
    name: String,
    share: Share,
    /// Number of the last message sent over this connection.
    count: u64,
    /// Whether a message is due.
    speaks: bool,
    plugin: Option<&'static Plugin>,
    welcome: Option<Welcome>,
    standing: Option<TableStatus>,
    /// Whether the host cannot save the table.
    unsaved: bool,
    /// Number of the last "table cannot be saved" notice received over this connection; 0 before the first
    /// notice.
    notice: u32,
    /// The seals that the guest had received before it revealed its share.
    seals: Option<Vec<(Seat, Seal)>>,
    record: Record,
    said: Vec<Said>,
    words: u32,
    /// Number of the last request sent.
    serial: u32,
    /// Unanswered requests, oldest first. Each request gets its number when it is first sent.
    wishes: VecDeque<(Option<u32>, Request)>,
    opened: Option<Opened>,
}

impl Guest {
    /// Creates a guest with an invitation. If the host already knows the guest, as in a rematch, the invitation
    /// may have any value. `share` is the guest's contribution to the random seed: 32 unpredictable bytes.
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
            unsaved: false,
            notice: 0,
            seals: None,
            record: Record::default(),
            said: Vec::new(),
            words: 0,
            serial: 0,
            wishes: VecDeque::new(),
            opened: None,
        }
    }

    /// Returns the guest's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the id of the table.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// Returns the game, once it is known.
    pub fn plugin(&self) -> Option<&'static Plugin> {
        self.plugin
    }

    /// Returns the fixed properties of the table, once they are known.
    pub fn welcome(&self) -> Option<&Welcome> {
        self.welcome.as_ref()
    }

    /// Returns the current table status, once it is known.
    pub fn standing(&self) -> Option<&TableStatus> {
        self.standing.as_ref()
    }

    /// Returns whether the host has reported that it cannot save the table. The game waits until the host can
    /// save the table again.
    pub fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// Returns the version of the last status or notice received over this connection.
    fn heard_version(&self) -> u32 {
        self.standing.as_ref().map_or(0, |standing| standing.version).max(self.notice)
    }

    /// Returns the new table if the players have moved because one guest did not reveal a share.
    pub fn gathers_at(&self) -> Option<TableId> {
        self.standing.as_ref().filter(|standing| matches!(standing.phase, Phase::Sealed(_)))?.next
    }

    /// Returns the guest's seat, or `None` for spectators.
    pub fn seat(&self) -> Option<Seat> {
        self.welcome.as_ref().and_then(|welcome| welcome.role.seat())
    }

    /// Returns the observer whose views the guest receives.
    pub fn observer(&self) -> Observer {
        self.welcome.as_ref().map_or(Observer::Spectator, |welcome| welcome.role.observer())
    }

    /// Returns the chat.
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// Returns whether the game has started and the guest has a view to show.
    pub fn has_begun(&self) -> bool {
        self.present().is_some()
    }

    /// Records a new connection.
    pub fn connected(&mut self) {
        self.count = 0;
        self.speaks = true;
        self.notice = 0;
        if let Some(standing) = &mut self.standing {
            // If the host's program was restarted, its version numbers start again.
            standing.version = 0;
        }
    }

    /// Schedules a message if a request is unanswered or if data from the host is missing.
    pub fn tick(&mut self) {
        let settled = match &self.standing {
            None => false,
            // On a new connection, the host sends nothing until it receives a message from the guest. That
            // message may be lost.
            Some(standing) => standing.version > 0 && !matches!(standing.phase, Phase::Gathering | Phase::Sealed(_)),
        };
        let opened =
            self.opened.is_some() || self.standing.as_ref().is_none_or(|standing| standing.phase != Phase::Over);
        self.speaks |= !self.wishes.is_empty() || !settled || !opened || self.present().is_none();
    }

    /// Returns the next message to send, if any.
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
                standing: self.heard_version(),
                events: self.events(),
                said: self.words,
                opened: self.opened.is_some(),
            },
            wish,
        })
    }

    /// Returns the oldest request with its number. Numbering continues after the last number that the host has
    /// answered, even if an earlier run of this program used that number. Over a new connection, the guest therefore
    /// makes no request before the host has sent its status.
    fn asked(&mut self) -> Option<NumberedRequest> {
        self.standing.as_ref().filter(|standing| standing.version > 0)?;
        let (number, wish) = self.wishes.front_mut()?;
        let serial = *number.get_or_insert_with(|| {
            // A dishonest host may have sent the largest possible number, so the addition saturates.
            self.serial = self.serial.saturating_add(1);
            self.serial
        });
        Some(NumberedRequest { serial, wish: wish.clone() })
    }

    /// Processes a message from the host.
    ///
    /// # Errors
    /// Returns an error if the host rejects the guest, uses a game that this program does not have, sends an
    /// invalid message, or violates the protocol.
    pub fn hear(&mut self, message: ToGuest) -> Result<Update, GuestError> {
        match message {
            ToGuest::Refused(refusal) => Err(refusal.into()),
            ToGuest::Welcome(welcome) => self.hear_welcome(*welcome),
            // A guest who arrives while the table cannot be saved gets a notice before the welcome.
            ToGuest::Standing(TableStatus { unsaved: Some(number), .. }) => Ok(self.hear_unsaved(number)),
            // Other messages that arrive before the welcome are ignored. The host repeats them.
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
                    // Earlier events are still in transit.
                    return Ok(Update::Nothing);
                }
                let new = self.opened.is_none();
                self.opened = Some(*opened);
                Ok(if new { Update::Opened } else { Update::Nothing })
            }
        }
    }

    /// Processes a message that an earlier run of the program received. Messages must be in their original order.
    ///
    /// # Errors
    /// Returns the same errors as [`Guest::hear`].
    pub fn recall(&mut self, message: ToGuest) -> Result<Update, GuestError> {
        // Each connection has its own numbering.
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
        if standing.version <= self.heard_version() {
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
        self.unsaved = false;
        Ok(heard)
    }

    /// Processes a notice that the host cannot save the table.
    fn hear_unsaved(&mut self, number: u32) -> Update {
        self.speaks = true;
        if number <= self.heard_version() {
            return Update::Nothing;
        }
        self.notice = number;
        if std::mem::replace(&mut self.unsaved, true) { Update::Nothing } else { Update::Unsaved }
    }

    /// Stores the seals of all guests. The guest reveals its own share only after this.
    fn hear_seals(&mut self, seals: &[(Seat, Seal)]) -> Result<(), GuestError> {
        let Some(Welcome { role, dealt: false, .. }) = &self.welcome else { return Ok(()) };
        if let Some(known) = &self.seals {
            // A host that tries again to get a better random seed has to send different seals.
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
        // The host keeps only the end of a long chat.
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

    /// Returns the number of seats at the table.
    fn seats(&self) -> usize {
        self.welcome.as_ref().map_or(0, |welcome| welcome.seats.len())
    }

    /// Returns whether the table has this seat.
    fn is_there(&self, seat: Seat) -> bool {
        seat.index() < self.seats()
    }

    /// Returns the guest's seat if the guest has to decide and has not chosen yet.
    pub fn deciding(&self) -> Option<Seat> {
        let (seat, view) = (self.seat()?, self.present()?);
        let clocks = self.standing().and_then(|standing| standing.clocks.as_ref());
        let is_up = clocks.is_some_and(|clocks| clocks.is_up(seat));
        (view.deciders.has(seat) && !view.choices.is_empty() && !is_up).then_some(seat)
    }

    /// Returns the current view.
    pub fn present(&self) -> Option<&View> {
        self.record.present()
    }

    /// Returns the seat that decides next, or the outcome. `None` before the deal.
    pub fn turn(&self) -> Option<Turn> {
        self.present().and_then(|view| view.turn)
    }

    /// Returns the players at the table.
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

    /// Returns the number of events received.
    fn events(&self) -> u32 {
        self.record.events().len() as u32
    }

    /// Returns the last known moment of the game.
    pub fn place(&self) -> MomentId {
        self.record.place()
    }

    /// Returns the number of decisions that were not taken back.
    pub fn plies(&self) -> usize {
        self.record.plies().saturating_sub(1)
    }

    /// Returns the announcements at a moment.
    pub fn step(&self, place: MomentId) -> Option<&Step> {
        self.record.step(place)
    }

    /// Returns the view at a moment.
    pub fn view(&self, place: MomentId) -> Option<View> {
        self.record.view(place)
    }

    /// Returns whether the host has revealed the complete game.
    pub fn is_opened(&self) -> bool {
        self.opened.is_some()
    }

    /// Replays the revealed game and compares it with all views that the guest received. Returns `None` if the
    /// game has not been revealed.
    ///
    /// # Errors
    /// Returns the violation if the host has violated the protocol.
    pub fn verify(&self) -> Option<Result<FairnessVerdict, Broken>> {
        let (welcome, opened) = (self.welcome.as_ref()?, self.opened.as_ref()?);
        let held = GuestEvidence { welcome, seals: self.seals.as_deref(), share: self.share, record: &self.record };
        Some(held.verify(opened))
    }
}
