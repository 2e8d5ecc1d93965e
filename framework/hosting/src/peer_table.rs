//! The peers of a table, with the messages and requests of each. Used both before and during the game.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::keys::Key;
use super::message::LONGEST_WORDS;
use super::message::{
    Acknowledged, ChatText, NumberedEvent, NumberedRequest, PROTOCOL, Refusal, RequestRefused, Role, Said, TableStatus,
    ToGuest, ToHost,
};
use crate::journal::LONGEST_NAME;
use crate::plain::{excerpt, plain};
use crate::seat::Seat;

/// Maximum number of messages from one guest between two ticks. Even a guest at a table with fast bots sends
/// fewer, and a host can process this many.
pub const USUAL_MESSAGES: u16 = 400;
/// Maximum number of chat messages from one guest between two ticks.
const WORDS: u16 = 4;
/// Maximum number of chat messages kept by the host and by each guest.
pub(super) const KEPT_WORDS: usize = 200;
/// Maximum number of unacknowledged events for each guest. This limits the memory used for slow or silent guests.
const ON_THEIR_WAY: u32 = 8;

/// A message and its recipient.
pub type Outgoing = (Key, ToGuest);

/// A seat's current occupant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// No player has taken the seat yet.
    Open,
    /// A bot.
    Bot,
    /// A player at the host's own screen.
    Here,
    /// A guest who is connected.
    There,
    /// A guest whose connection was lost and who may return.
    Lost,
    /// A guest who has left permanently.
    Left,
}

/// A peer that has access to the host of a table.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) role: Role,
    pub(super) online: bool,
    /// Number of the last message received over this connection; 0 before the first message.
    count: u64,
    acked: Acknowledged,
    sent: Acknowledged,
    /// Reports that were sent but not acknowledged, kept so that they need not be computed again.
    unheard: Vec<Arc<NumberedEvent>>,
    /// Messages sent before the last tick, which should be acknowledged before the next tick.
    due: Acknowledged,
    /// Version of the table status for this peer.
    version: u32,
    pub(super) answered: Option<(u32, Option<RequestRefused>)>,
    messages: u16,
    words: u16,
}

/// All peers that have access to the host of a table, and the chat.
#[derive(Clone, Debug)]
pub(super) struct PeerTable {
    /// Maximum number of messages from one guest between two ticks.
    most_messages: u16,
    callers: BTreeMap<Key, Caller>,
    /// Recent counts of messages and chat messages from peers that left, so that the counts continue if the peers
    /// return.
    left: BTreeMap<Key, (u16, u16)>,
    said: Vec<Said>,
    /// Number of old chat messages that have been discarded.
    forgotten: u32,
    /// Whether the peers are being notified that the table cannot be saved.
    unsaved: bool,
}

/// The source of the messages for guests, except for the chat.
pub(super) trait Disclosure {
    fn welcome(&self, role: Role) -> ToGuest;
    fn standing(&self, version: u32, answered: Option<(u32, Option<RequestRefused>)>) -> ToGuest;
    /// Returns the number of events.
    fn events(&self) -> u32;
    fn report(&self, number: u32, role: Role) -> NumberedEvent;
    fn opened(&self) -> Option<ToGuest>;
}

impl Caller {
    /// Returns whether the peer is connected and has sent a message over this connection.
    fn is_reachable(&self) -> bool {
        self.online && self.count > 0
    }

    /// Returns the report of an event for this peer.
    fn report(&mut self, number: u32, told: &impl Disclosure) -> Arc<NumberedEvent> {
        if let Some(report) = self.unheard.iter().find(|report| report.number == number) {
            return Arc::clone(report);
        }
        let report = Arc::new(told.report(number, self.role));
        self.unheard.push(Arc::clone(&report));
        report
    }
}

impl Default for PeerTable {
    fn default() -> Self {
        Self {
            most_messages: USUAL_MESSAGES,
            callers: BTreeMap::new(),
            left: BTreeMap::new(),
            said: Vec::new(),
            forgotten: 0,
            unsaved: false,
        }
    }
}

impl PeerTable {
    /// Sets the maximum number of messages from one guest between two ticks.
    pub(super) fn allow(&mut self, messages: u16) {
        self.most_messages = messages;
    }

    pub(super) fn caller(&self, key: Key) -> Option<&Caller> {
        self.callers.get(&key)
    }

    /// Returns the number of connected spectators.
    pub(super) fn bystanders(&self) -> usize {
        self.callers.values().filter(|caller| caller.role == Role::Bystander && caller.online).count()
    }

    /// Admits a peer. `online` is `true` if the peer has just sent a message. In that case, the admission counts
    /// as a tenth of the peer's allowed messages, because every admission is announced to all other peers and
    /// saved.
    pub(super) fn admit(&mut self, key: Key, role: Role, online: bool) {
        let (before, words) = self.left.remove(&key).unwrap_or_default();
        let coming = if online { self.most_messages / 10 } else { 0 };
        let caller = Caller {
            role,
            online,
            count: 0,
            acked: Acknowledged::default(),
            sent: Acknowledged::default(),
            unheard: Vec::new(),
            due: Acknowledged::default(),
            version: 1,
            answered: None,
            messages: before.saturating_add(coming),
            words,
        };
        self.callers.insert(key, caller);
        self.changed();
    }

    pub(super) fn dismiss(&mut self, key: Key) {
        if let Some(Caller { messages, words, .. }) = self.callers.remove(&key) {
            self.left.insert(key, (messages, words));
        }
        self.changed();
    }

    /// Records a new connection to a peer. Messages in transit over an earlier connection are lost.
    pub(super) fn came(&mut self, key: Key) {
        if let Some(caller) = self.callers.get_mut(&key) {
            caller.online = true;
            (caller.count, caller.acked, caller.sent, caller.due) = Default::default();
            self.changed();
        }
    }

    /// Discards prepared reports after events have changed.
    pub(super) fn retell(&mut self) {
        self.callers.values_mut().for_each(|caller| caller.unheard.clear());
    }

    /// Records the end of a connection.
    pub(super) fn went(&mut self, key: Key) {
        if let Some(caller) = self.callers.get_mut(&key) {
            caller.online = false;
            caller.unheard = Vec::new();
            self.changed();
        }
    }

    /// Marks the table status as changed, so that it is sent to every peer.
    pub(super) fn changed(&mut self) {
        self.callers.values_mut().for_each(|caller| caller.version += 1);
    }

    /// Schedules unacknowledged messages for resending if they were sent before the previous tick, and resets the
    /// message counts.
    pub(super) fn tick(&mut self) {
        self.left.clear();
        for caller in self.callers.values_mut() {
            let sent = caller.sent;
            if !caller.acked.covers(&caller.due) {
                caller.sent = caller.acked;
            }
            caller.due = sent;
            (caller.messages, caller.words) = (0, 0);
        }
    }

    /// Processes a message, and returns its request if the request is new.
    pub(super) fn heed(&mut self, key: Key, message: &ToHost, events: u32) -> Result<Option<NumberedRequest>, Refusal> {
        understood(message)?;
        let said = self.forgotten + self.said.len() as u32;
        let caller = self.callers.get_mut(&key).ok_or(Refusal::No)?;
        caller.messages = caller.messages.saturating_add(1);
        if caller.messages > self.most_messages {
            return Err(Refusal::TooMany);
        }
        if message.count <= caller.count {
            return Ok(None);
        }
        let mut seen = message.seen;
        if seen.events > events {
            return Err(Refusal::Behind);
        }
        // A guest cannot have received more than was sent.
        (seen.said, seen.standing) = (seen.said.min(said), seen.standing.min(caller.version));
        caller.count = message.count;
        caller.acked = seen;
        let on_their_way = seen.events..seen.events + ON_THEIR_WAY;
        caller.unheard.retain(|report| on_their_way.contains(&report.number));
        // Messages that have already arrived, even over an earlier connection, are not sent again.
        caller.sent = Acknowledged {
            welcomed: caller.sent.welcomed || seen.welcomed,
            standing: caller.sent.standing.max(seen.standing),
            events: caller.sent.events.max(seen.events),
            said: caller.sent.said.max(seen.said),
            opened: caller.sent.opened || seen.opened,
        };
        let last = caller.answered.map_or(0, |(serial, _)| serial);
        Ok(message.wish.clone().filter(|asked| asked.serial > last))
    }

    /// Answers a request.
    pub(super) fn answer(&mut self, key: Key, serial: u32, outcome: Result<(), RequestRefused>) {
        if let Some(caller) = self.callers.get_mut(&key) {
            caller.answered = Some((serial, outcome.err()));
            caller.version += 1;
        }
    }

    /// Adds a chat message from a peer.
    pub(super) fn say(&mut self, key: Key, words: &ChatText) -> Result<(), RequestRefused> {
        let caller = self.callers.get_mut(&key).ok_or(RequestRefused::NotYours)?;
        let by = caller.role.seat().ok_or(RequestRefused::NotYours)?;
        caller.words += 1;
        if caller.words > WORDS {
            return Err(RequestRefused::TooOften);
        }
        self.say_as(by, words);
        Ok(())
    }

    /// Adds a chat message from a seat.
    pub(super) fn say_as(&mut self, by: Seat, words: &ChatText) {
        let words = match words {
            ChatText::Phrase(number) => ChatText::Phrase(*number),
            ChatText::Own(words) => ChatText::Own(excerpt(words.trim(), LONGEST_WORDS)),
        };
        self.said.push(Said { number: self.forgotten + self.said.len() as u32, oldest: false, by, words });
        if self.said.len() > KEPT_WORDS {
            self.said.remove(0);
            self.forgotten += 1;
        }
    }

    pub(super) fn said(&self) -> &[Said] {
        &self.said
    }

    pub(super) fn remember(&mut self, said: Vec<Said>) {
        self.forgotten = said.first().map_or(0, |first| first.number);
        self.said = said;
    }

    /// Returns the notices to send while the table cannot be saved.
    pub(super) fn tell_unsaved(&mut self) -> Vec<Outgoing> {
        if !std::mem::replace(&mut self.unsaved, true) {
            self.changed();
        }
        let mut out = Vec::new();
        for (key, caller) in self.callers.iter_mut().filter(|(_, caller)| caller.is_reachable()) {
            if caller.sent.standing < caller.version {
                out.push((*key, ToGuest::Standing(TableStatus::notice(caller.version))));
                caller.sent.standing = caller.version;
            }
        }
        out
    }

    /// Returns all messages to send.
    pub(super) fn tell(&mut self, told: &impl Disclosure) -> Vec<Outgoing> {
        if std::mem::take(&mut self.unsaved) {
            // The notices used up version numbers, so the next table status needs a new number.
            self.changed();
        }
        let mut out = Vec::new();
        let events = told.events();
        let (forgotten, words) = (self.forgotten, self.forgotten + self.said.len() as u32);
        for (key, caller) in self.callers.iter_mut().filter(|(_, caller)| caller.is_reachable()) {
            let mut send = |message| out.push((*key, message));
            if !caller.sent.welcomed {
                send(told.welcome(caller.role));
                caller.sent.welcomed = true;
            }
            while caller.sent.events < events.min(caller.acked.events + ON_THEIR_WAY) {
                send(ToGuest::Report(caller.report(caller.sent.events, told)));
                caller.sent.events += 1;
            }
            // The status is sent after the events, because it may tell a guest that its choice was accepted. If
            // the guest did not have the event yet, it would offer the same decision again.
            if caller.sent.standing < caller.version {
                send(told.standing(caller.version, caller.answered));
                caller.sent.standing = caller.version;
            }
            while caller.sent.said < words {
                let place = caller.sent.said.saturating_sub(forgotten) as usize;
                let Some(said) = self.said.get(place) else { break };
                send(ToGuest::Said(Said { oldest: place == 0, ..said.clone() }));
                caller.sent.said = said.number + 1;
            }
            if !caller.sent.opened
                && caller.sent.events == events
                && let Some(opened) = told.opened()
            {
                send(opened);
                caller.sent.opened = true;
            }
        }
        out
    }

    /// Returns whether any connected peer has unacknowledged messages.
    pub(super) fn is_waiting(&self, events: u32, opened: bool) -> bool {
        let behind = |caller: &Caller| {
            let Acknowledged { standing, events: heard, opened: shown, .. } = caller.acked;
            standing < caller.version || heard < events || (opened && !shown)
        };
        self.callers.values().any(|caller| caller.online && (self.unsaved || behind(caller)))
    }

    /// Returns whether every peer, connected or not, has received the current table status.
    pub(super) fn have_all_heard(&self) -> bool {
        !self.unsaved && self.callers.values().all(|caller| caller.acked.standing >= caller.version)
    }

    /// Returns whether every peer has received the complete game.
    pub(super) fn have_all_opened(&self) -> bool {
        self.callers.values().all(|caller| caller.acked.opened)
    }
}

/// Checks the protocol version of a message. Invited peers are checked before they are admitted, so that an
/// incompatible program does not use up an invitation. Peers without an invitation are rejected before this check.
pub(super) fn understood(message: &ToHost) -> Result<(), Refusal> {
    if message.protocol == PROTOCOL { Ok(()) } else { Err(Refusal::Protocol(PROTOCOL)) }
}

/// Returns a name in a form that is safe to display.
pub(super) fn named(name: &str) -> String {
    excerpt(plain(name).trim(), LONGEST_NAME)
}
