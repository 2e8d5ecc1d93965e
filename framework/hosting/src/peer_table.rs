//! Who is connected to a table, what they have heard and what they want: the same before the game and in it.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::keys::Key;
use super::message::LONGEST_WORDS;
use super::message::{
    Acknowledged, ChatText, NumberedEvent, NumberedRequest, PROTOCOL, Refusal, RequestRefused, Role, Said, ToGuest,
    ToHost,
};
use crate::journal::LONGEST_NAME;
use crate::plain::{excerpt, plain};
use crate::seat::Seat;

/// So many messages may come from one guest between two ticks: more than quick bots at its table can cause, and few enough to be
/// read.
pub const USUAL_MESSAGES: u16 = 400;
/// So many words between two ticks.
const WORDS: u16 = 4;
/// So many words of all are kept, at either end.
pub(super) const KEPT_WORDS: usize = 200;
/// So many events may be on their way to a guest at a time: who is slow or silent takes no more room than these.
const ON_THEIR_WAY: u32 = 8;

/// A message and who it is for.
pub type Outgoing = (Key, ToGuest);

/// Who sits at a seat just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot,
    /// Somebody where the table is held.
    Here,
    /// A guest who is connected.
    There,
    /// A guest whose connection is gone, and who may come back.
    Lost,
    /// A guest who has left for good.
    Left,
}

/// Somebody who may talk to the host of a table.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) role: Role,
    pub(super) online: bool,
    /// The number of the last message.
    count: u64,
    acked: Acknowledged,
    sent: Acknowledged,
    /// The events that were sent and not acknowledged: what is sent again is not made again.
    unheard: Vec<Arc<NumberedEvent>>,
    /// What had been sent by the last tick: it should have been acknowledged by the next.
    due: Acknowledged,
    /// The version of how things stand as this caller is told.
    version: u32,
    pub(super) answered: Option<(u32, Option<RequestRefused>)>,
    messages: u16,
    words: u16,
}

/// Everybody who may talk to the host of a table, and what is said there.
#[derive(Clone, Debug)]
pub(super) struct PeerTable {
    /// So many messages may come from one guest between two ticks.
    most_messages: u16,
    callers: BTreeMap<Key, Caller>,
    /// How many messages and words lately came from those who have left since: who comes again goes on counting.
    left: BTreeMap<Key, (u16, u16)>,
    said: Vec<Said>,
    /// How many words were said before those that are kept.
    forgotten: u32,
}

/// What there is to be told beside how things stand.
pub(super) trait Disclosure {
    fn welcome(&self, role: Role) -> ToGuest;
    fn standing(&self, version: u32, answered: Option<(u32, Option<RequestRefused>)>) -> ToGuest;
    /// How many events there are.
    fn events(&self) -> u32;
    fn report(&self, number: u32, role: Role) -> NumberedEvent;
    fn opened(&self) -> Option<ToGuest>;
}

impl Caller {
    /// What is said to it of an event.
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
        }
    }
}

impl PeerTable {
    /// Takes so many messages from one guest between two ticks.
    pub(super) fn allow(&mut self, messages: u16) {
        self.most_messages = messages;
    }

    pub(super) fn caller(&self, key: Key) -> Option<&Caller> {
        self.callers.get(&key)
    }

    /// How many look on just now.
    pub(super) fn bystanders(&self) -> usize {
        self.callers.values().filter(|caller| caller.role == Role::Bystander && caller.online).count()
    }

    /// Lets somebody in. They are thought to be connected where they have just spoken; then their coming, of which all others are told and
    /// which is written down, counts as a tenth of the messages they may send.
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

    /// A connection to somebody begins; whatever was on its way over another one is lost.
    pub(super) fn came(&mut self, key: Key) {
        if let Some(caller) = self.callers.get_mut(&key) {
            caller.online = true;
            (caller.count, caller.acked, caller.sent, caller.due) = Default::default();
            self.changed();
        }
    }

    /// What was told of an event is so no more.
    pub(super) fn retell(&mut self) {
        self.callers.values_mut().for_each(|caller| caller.unheard.clear());
    }

    /// A connection has ended.
    pub(super) fn went(&mut self, key: Key) {
        if let Some(caller) = self.callers.get_mut(&key) {
            caller.online = false;
            caller.unheard = Vec::new();
            self.changed();
        }
    }

    /// Somebody should be told anew how things stand.
    pub(super) fn changed(&mut self) {
        self.callers.values_mut().for_each(|caller| caller.version += 1);
    }

    /// What has been on its way for a whole tick and more, and was not acknowledged, is sent again; and everybody may speak again.
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

    /// Takes note of a message; the wish in it, if it is a new one.
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
        // Nobody can have seen what was never said.
        (seen.said, seen.standing) = (seen.said.min(said), seen.standing.min(caller.version));
        caller.count = message.count;
        caller.acked = seen;
        let on_their_way = seen.events..seen.events + ON_THEIR_WAY;
        caller.unheard.retain(|report| on_their_way.contains(&report.number));
        // What has arrived need not be sent, also where it came over an earlier connection.
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

    /// Answers a wish.
    pub(super) fn answer(&mut self, key: Key, serial: u32, outcome: Result<(), RequestRefused>) {
        if let Some(caller) = self.callers.get_mut(&key) {
            caller.answered = Some((serial, outcome.err()));
            caller.version += 1;
        }
    }

    /// Somebody says something to everybody.
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

    /// A seat says something to everybody.
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

    /// All there is to be sent just now.
    pub(super) fn tell(&mut self, told: &impl Disclosure) -> Vec<Outgoing> {
        let mut out = Vec::new();
        let events = told.events();
        let (forgotten, words) = (self.forgotten, self.forgotten + self.said.len() as u32);
        for (key, caller) in self.callers.iter_mut().filter(|(_, caller)| caller.online && caller.count > 0) {
            let mut send = |message| out.push((*key, message));
            if !caller.sent.welcomed {
                send(told.welcome(caller.role));
                caller.sent.welcomed = true;
            }
            if caller.sent.standing < caller.version {
                send(told.standing(caller.version, caller.answered));
                caller.sent.standing = caller.version;
            }
            while caller.sent.events < events.min(caller.acked.events + ON_THEIR_WAY) {
                send(ToGuest::Report(caller.report(caller.sent.events, told)));
                caller.sent.events += 1;
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

    /// Whether there is anything somebody has not acknowledged.
    pub(super) fn is_waiting(&self, events: u32, opened: bool) -> bool {
        let behind = |caller: &Caller| {
            let Acknowledged { standing, events: heard, opened: shown, .. } = caller.acked;
            standing < caller.version || heard < events || (opened && !shown)
        };
        self.callers.values().any(|caller| caller.online && behind(caller))
    }

    /// Whether everybody knows how things stand, whether they are there or not.
    pub(super) fn have_all_heard(&self) -> bool {
        self.callers.values().all(|caller| caller.acked.standing >= caller.version)
    }

    /// Whether everybody has been shown the whole game.
    pub(super) fn have_all_opened(&self) -> bool {
        self.callers.values().all(|caller| caller.acked.opened)
    }
}

/// Whether a message is in the way of talking of this house. Of who is invited it is asked before they are let in: an invitation is not
/// used up by a program that cannot play. Who is not is told nothing, not even this.
pub(super) fn understood(message: &ToHost) -> Result<(), Refusal> {
    if message.protocol == PROTOCOL { Ok(()) } else { Err(Refusal::Protocol(PROTOCOL)) }
}

/// A name as it may be shown.
pub(super) fn named(name: &str) -> String {
    excerpt(plain(name).trim(), LONGEST_NAME)
}
