//! Tables with remote guests: a host and its guests in one thread, connected by simulated channels that lose,
//! duplicate, reorder and delay messages and disconnect guests. Everything is determined by a seed.

use rondel::journal::{Journal, Player};
use rondel::{Dealer, MomentId, Observer, Plugin, Seat, Session, Turn};
use rondel_hosting::{
    ChatText, Guest, GuestError, GuestTable, Host, Key, Lobby, LobbyState, Request, RequestRefused, Role, SeatClaim,
    Secret, Share, TableId, ToGuest, ToHost, Update, read_to_guest, read_to_host, write,
};

/// Quality of the simulated channels.
#[derive(Clone, Copy, Debug)]
pub struct Weather {
    /// Messages lost, per thousand.
    pub lost: u32,
    /// Messages delivered twice, per thousand.
    pub doubled: u32,
    /// Maximum additional delay of a message, in rounds.
    pub delay: u32,
    /// Rounds in which a guest is disconnected, per thousand.
    pub cuts: u32,
    /// Rounds in which a program is closed and reopened, per thousand.
    pub restarts: u32,
    /// Rounds in which the host's disk becomes full, per thousand. It stays full for about ten rounds.
    pub full: u32,
    /// Chance, per thousand, that a guest who acts asks to take a decision back.
    pub undone: u32,
}

/// Channels without any faults.
pub const CALM: Weather = Weather { lost: 0, doubled: 0, delay: 0, cuts: 0, restarts: 0, full: 0, undone: 0 };
/// Channels with very frequent faults.
pub const STORM: Weather = Weather { lost: 200, doubled: 150, delay: 6, cuts: 8, restarts: 1, full: 10, undone: 40 };

/// Statistics of a game played over simulated channels.
#[derive(Debug)]
pub struct Played {
    /// Number of decisions that were not taken back.
    pub plies: usize,
    /// Number of rounds until the end of the game.
    pub rounds: usize,
    /// Number of bytes sent to the guests.
    pub bytes: usize,
    /// Number of times a program was closed during the game.
    pub restarts: usize,
    /// Number of decisions that were taken back.
    pub undone: usize,
}

/// A guest's program, with the messages it has stored.
struct Visitor {
    key: Key,
    guest: Guest,
    fresh: Box<dyn Fn() -> Guest>,
    kept: Vec<Vec<u8>>,
    online: bool,
    hand: Dealer,
}

/// The host's program.
enum Table {
    Before(Box<Lobby>),
    Playing(Box<Host>),
    /// A placeholder while the lobby is replaced by the game.
    Between,
}

impl Table {
    /// Returns the table through the interface for guests.
    fn guests(&mut self) -> &mut dyn GuestTable {
        match self {
            Self::Before(gathering) => &mut **gathering,
            Self::Playing(host) => &mut **host,
            Self::Between => unreachable!("it lasts no longer than a deal"),
        }
    }
}

/// A function that alters the messages that a dishonest host sends to a guest.
pub type Lie<'a> = Box<dyn FnMut(Key, ToGuest) -> ToGuest + 'a>;

struct Parlour<'a> {
    table: Table,
    lie: Option<Lie<'a>>,
    /// Faults of the host that guests detected.
    faults: Vec<GuestError>,
    /// The data that the host has stored: the hosted state and the journal.
    kept: (String, String),
    /// The change counter of the most recently stored hosted state.
    written: Option<u64>,
    /// Whether the host's disk is full, so that the host cannot store anything.
    is_full: bool,
    visitors: Vec<Visitor>,
    weather: Weather,
    luck: Dealer,
    /// Messages in transit: the round of arrival, the index of the visitor, and the bytes.
    to_host: Vec<(usize, usize, Vec<u8>)>,
    to_guests: Vec<(usize, usize, Vec<u8>)>,
    bytes: usize,
    restarts: usize,
}

fn key(number: usize) -> Key {
    Key([number as u8 + 1; 32])
}

fn secret(number: usize) -> Secret {
    Secret([number as u8 + 101; 32])
}

/// Returns the initial state of a lobby. The host has seat 0 if there are several seats. All other players
/// and a spectator are remote.
pub fn agreement(plugin: &Plugin, seats: u8, seed: u64) -> LobbyState {
    let mut bytes = [7; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let chair = |seat: u8| {
        if seat == 0 && seats > 1 {
            SeatClaim::Here(Player::human("Host"))
        } else {
            SeatClaim::Open(secret(seat.into()))
        }
    };
    LobbyState {
        table: TableId(bytes),
        game: plugin.id.to_owned(),
        version: plugin.version.to_owned(),
        setup: (plugin.setup)(),
        chairs: (0..seats).map(chair).collect(),
        watchers: Some(secret(99)),
        watching: Vec::new(),
        share: Share(bytes.map(|byte| !byte)),
        sealed: false,
        next: None,
        clock: None,
    }
}

impl Parlour<'_> {
    fn open(plugin: &Plugin, seats: u8, seed: u64, weather: Weather) -> Self {
        let agreed = agreement(plugin, seats, seed);
        let table = agreed.table;
        let first = usize::from(seats > 1);
        let visitor = |number: usize| {
            let fresh = move || {
                let mut share = [number as u8; 32];
                share[..8].copy_from_slice(&seed.to_be_bytes());
                Guest::invited(table, secret(number), &format!("Guest {number}"), Share(share))
            };
            let hand = Dealer::seeded(seed ^ (number as u64) << 32);
            Visitor { key: key(number), guest: fresh(), fresh: Box::new(fresh), kept: Vec::new(), online: true, hand }
        };
        Self {
            lie: None,
            faults: Vec::new(),
            table: Table::Before(Box::new(Lobby::open(agreed).expect("a table"))),
            kept: Default::default(),
            written: None,
            is_full: false,
            visitors: (first..usize::from(seats)).chain([99]).map(visitor).collect(),
            weather,
            luck: Dealer::seeded(seed ^ 0xBAD),
            to_host: Vec::new(),
            to_guests: Vec::new(),
            bytes: 0,
            restarts: 0,
        }
    }

    fn happens(&mut self, of_thousand: u32) -> bool {
        of_thousand > 0 && self.luck.below(1_000) < of_thousand
    }

    /// Puts a message in transit. Depending on the weather, it may be lost, copied or delayed.
    fn send(&mut self, round: usize, visitor: usize, bytes: &[u8], to_host: bool) {
        let copies =
            if self.happens(self.weather.lost) { 0 } else { 1 + usize::from(self.happens(self.weather.doubled)) };
        for _ in 0..copies {
            let arrives = round + 1 + self.luck.below(self.weather.delay + 1) as usize;
            let way = if to_host { &mut self.to_host } else { &mut self.to_guests };
            way.push((arrives, visitor, bytes.to_vec()));
        }
    }

    /// Removes and returns the messages that arrive in a round.
    fn arrivals(way: &mut Vec<(usize, usize, Vec<u8>)>, round: usize) -> Vec<(usize, Vec<u8>)> {
        let (now, later) = std::mem::take(way).into_iter().partition(|(arrives, ..)| *arrives <= round);
        *way = later;
        let now: Vec<(usize, usize, Vec<u8>)> = now;
        now.into_iter().map(|(_, visitor, bytes)| (visitor, bytes)).collect()
    }

    fn cut(&mut self, visitor: usize) {
        self.to_host.retain(|(_, other, _)| *other != visitor);
        self.to_guests.retain(|(_, other, _)| *other != visitor);
        let Visitor { key, online, .. } = &mut self.visitors[visitor];
        *online = false;
        self.table.guests().went(*key);
    }

    fn mend(&mut self, visitor: usize) {
        let Visitor { key, online, guest, .. } = &mut self.visitors[visitor];
        *online = true;
        guest.connected();
        self.table.guests().came(*key);
    }

    /// Stores the data that the host must not lose. Called before anything is sent.
    fn keep(&mut self) {
        if self.is_full {
            return;
        }
        match &mut self.table {
            Table::Before(gathering) => self.kept.0 = serde_json::to_string(gathering.agreement()).expect("plain data"),
            Table::Playing(host) => {
                let lines = host.take_lines();
                self.kept.1.push_str(&lines);
                if self.written.replace(host.changes()) != Some(host.changes()) {
                    self.kept.0 = serde_json::to_string(&host.hosted()).expect("plain data");
                }
            }
            Table::Between => {}
        }
    }

    /// Closes the host's program and reopens it from its stored data.
    fn restart_host(&mut self) {
        (0..self.visitors.len()).for_each(|visitor| self.cut(visitor));
        let kept = &self.kept;
        let before = std::mem::replace(&mut self.table, Table::Between);
        self.table = if let Table::Playing(host) = before {
            let header = host.session().header().line();
            let journal = Journal::read(format!("{header}{}", kept.1)).expect("a journal");
            let hosted = serde_json::from_str(&kept.0).expect("as it was written");
            let (host, notices) = Host::resume(hosted, journal).expect("the same table");
            assert!(notices.is_empty(), "{notices:?}");
            self.written = None;
            Table::Playing(Box::new(host))
        } else {
            let agreed = serde_json::from_str(&kept.0).expect("as it was written");
            Table::Before(Box::new(Lobby::open(agreed).expect("a table")))
        };
    }

    /// Closes a guest's program and reopens it from its stored messages.
    fn restart_guest(&mut self, visitor: usize) {
        self.cut(visitor);
        let visitor = &mut self.visitors[visitor];
        visitor.guest = (visitor.fresh)();
        for message in &visitor.kept {
            let message = read_to_guest(message).expect("it was heard before");
            visitor.guest.recall(message).expect("it was heard before");
        }
    }

    fn deliver(&mut self, round: usize) {
        for (visitor, bytes) in Self::arrivals(&mut self.to_host, round) {
            let message: ToHost = read_to_host(&bytes).expect("a message");
            let key = self.visitors[visitor].key;
            let heard = self.table.guests().hear(key, &message);
            heard.unwrap_or_else(|refusal| panic!("an honest guest is refused: {refusal}"));
        }
        self.keep();
        for (visitor, bytes) in Self::arrivals(&mut self.to_guests, round) {
            let message: ToGuest = read_to_guest(&bytes).expect("a message");
            let visitor = &mut self.visitors[visitor];
            let heard = match visitor.guest.hear(message) {
                Ok(heard) => heard,
                Err(fault) if self.lie.is_some() => {
                    self.faults.push(fault);
                    continue;
                }
                Err(fault) => panic!("an honest host: {fault}"),
            };
            if !matches!(heard, Update::Nothing | Update::Unsaved) {
                visitor.kept.push(bytes);
            }
            let honest = [
                RequestRefused::Late,
                RequestRefused::NothingPlayed,
                RequestRefused::SecretSeen,
                RequestRefused::TooOften,
                RequestRefused::Declined,
            ];
            if let Update::Refused(refused) = heard {
                assert!(honest.contains(&refused), "{refused:?}");
            }
        }
    }

    /// Lets every guest and the host act.
    fn act(&mut self) {
        let undone = self.weather.undone;
        for place in 0..self.visitors.len() {
            // Guests skip some rounds, so that other guests may make requests in the meantime.
            if undone > 0 && self.luck.below(3) > 0 {
                continue;
            }
            let undo = self.happens(undone);
            let talks = self.happens(undone / 4);
            let guest = &mut self.visitors[place];
            let busy = guest.guest.unanswered().next().is_some();
            if let Some(asks) = guest.guest.standing().and_then(|standing| standing.asks)
                && let Some(own) = guest.guest.seat()
                && !asks.agreed.has(own)
                && !busy
            {
                guest.guest.agree(guest.hand.below(3) > 0);
            } else if guest.guest.deciding().is_some() && !busy {
                let choices = guest.guest.present().expect("it decides").choices.len();
                guest.guest.choose(guest.hand.below(choices as u32) as usize);
            } else if undo && !busy && guest.guest.seat().is_some() && guest.guest.plies() > 0 {
                guest.guest.ask_back();
            } else if talks && guest.guest.seat().is_some() {
                guest.guest.wish(Request::Say(ChatText::Own("Well played!".to_owned())));
            }
        }
        self.host_acts();
    }

    fn host_acts(&mut self) {
        if let Table::Before(gathering) = &self.table
            && gathering.is_ready()
            && let Table::Before(gathering) = std::mem::replace(&mut self.table, Table::Between)
        {
            self.table = match gathering.deal() {
                Ok(host) => Table::Playing(Box::new(host)),
                Err(failed) => panic!("{}", failed.1),
            };
        }
        let thinks = self.weather.undone > 0 && self.luck.below(8) > 0;
        let Table::Playing(host) = &mut self.table else { return };
        if thinks {
            return;
        }
        if let Some(asks) = host.asks()
            && !asks.agreed.has(Seat::new(0))
            && !host.is_elsewhere(Seat::new(0))
        {
            let yes = self.luck.below(3) > 0;
            // A decision that revealed something cannot be taken back, even if all agree.
            let _ = host.agree(Seat::new(0), yes);
        }
        if let Turn::Decide(seat) = host.session().turn()
            && !host.is_elsewhere(seat)
        {
            let choices = host.session().choices().len();
            host.take(self.luck.below(choices as u32) as usize).expect("a choice");
        }
    }

    fn speak(&mut self, round: usize) {
        self.keep();
        let guests = self.table.guests();
        for (key, message) in if self.is_full { guests.tell_unsaved() } else { guests.tell() } {
            let visitor = self.visitors.iter().position(|visitor| visitor.key == key).expect("a guest");
            let message = if let Some(lie) = &mut self.lie { lie(key, message) } else { message };
            let bytes = write(&message);
            self.bytes += bytes.len();
            self.send(round, visitor, &bytes, false);
        }
        for visitor in 0..self.visitors.len() {
            if let Some(message) = self.visitors[visitor].online.then(|| self.visitors[visitor].guest.tell()).flatten()
            {
                self.send(round, visitor, &write(&message), true);
            }
        }
    }

    fn misfortune(&mut self) {
        if self.happens(self.weather.cuts) {
            let visitor = self.luck.below(self.visitors.len() as u32) as usize;
            self.cut(visitor);
        }
        // Plies played while the disk is full are lost if the program is closed. While the disk is full, a program is
        // closed only if the game has been stored at least once.
        let may_close = !self.is_full || self.written.is_some();
        if self.happens(self.weather.restarts) && may_close {
            self.restarts += 1;
            self.keep();
            match self.luck.below(self.visitors.len() as u32 + 1) as usize {
                0 => self.restart_host(),
                visitor => self.restart_guest(visitor - 1),
            }
        }
        self.is_full = self.weather.full > 0 && self.happens(if self.is_full { 900 } else { self.weather.full });
        for visitor in 0..self.visitors.len() {
            if !self.visitors[visitor].online && self.luck.below(4) == 0 {
                self.mend(visitor);
            }
        }
    }

    fn tick(&mut self) {
        self.table.guests().tick();
        self.visitors.iter_mut().for_each(|visitor| visitor.guest.tick());
    }

    fn is_done(&self) -> bool {
        self.visitors.iter().all(|visitor| visitor.guest.is_opened())
    }

    fn session(&self) -> Option<&Session> {
        if let Table::Playing(host) = &self.table { Some(host.session()) } else { None }
    }
}

/// Plays a whole game of random choices over simulated channels, and compares each guest's views with the
/// host's session.
///
/// # Panics
/// Panics if a guest has seen anything other than its views, if the final check fails, or if the game stalls.
pub fn play(plugin: &Plugin, seats: u8, seed: u64, weather: Weather) -> Played {
    /// Maximum number of rounds without a new decision.
    const STALLED: usize = 2_000;
    let mut parlour = Parlour::open(plugin, seats, seed, weather);
    let (mut round, mut moved, mut plies) = (0, 0, 0);
    while !parlour.is_done() {
        round += 1;
        parlour.deliver(round);
        parlour.act();
        parlour.speak(round);
        parlour.misfortune();
        if round % 8 == 0 {
            parlour.tick();
        }
        let now = parlour.session().map_or(0, |session| session.plies().len());
        if now != plies {
            (plies, moved) = (now, round);
        }
        assert!(
            round - moved < STALLED,
            "{} with {seats}, seed {seed}: nothing goes on after {plies} plies",
            plugin.id
        );
    }
    let session = parlour.session().expect("it was played");
    for visitor in &parlour.visitors {
        compare(plugin, seed, session, &visitor.guest);
    }
    let undone = parlour.kept.1.lines().filter(|line| line.contains("undo")).count();
    let Parlour { bytes, restarts, .. } = parlour;
    Played { plies, rounds: round, bytes, restarts, undone }
}

/// Plays a game with a dishonest host. Returns the first fault that a guest detects, or `None` if no guest
/// detects any.
pub fn play_with_liar(plugin: &Plugin, seats: u8, seed: u64, lie: Lie<'_>) -> Option<GuestError> {
    let mut parlour = Parlour::open(plugin, seats, seed, CALM);
    parlour.lie = Some(lie);
    for round in 1..5_000 {
        parlour.deliver(round);
        parlour.act();
        parlour.speak(round);
        if let Some(fault) = parlour.faults.pop() {
            return Some(fault);
        }
        if parlour.is_done() {
            break;
        }
        if round % 8 == 0 {
            parlour.tick();
        }
    }
    parlour.visitors.iter().find_map(|visitor| visitor.guest.verify()?.err()).map(GuestError::from)
}

/// Asserts that a guest has seen its view of every moment and no other view, and that the final check confirms
/// it.
fn compare(plugin: &Plugin, seed: u64, session: &Session, guest: &Guest) {
    let observer = guest.observer();
    assert_eq!(guest.plies(), session.plies().len());
    let role = guest.welcome().expect("welcomed").role;
    assert_eq!(observer, role.seat().map_or(Observer::Spectator, Observer::Seat));
    for ply in 0..=session.plies().len() {
        for moment in 0..session.moments(ply).map_or(0, <[_]>::len) {
            let place = MomentId { ply, moment };
            // Older views are reconstructed from many others, so only some plies are compared here. The final
            // check compares all plies.
            if ply % 29 == 0 || ply + 3 > session.plies().len() {
                assert_eq!(guest.view(place), session.view(place, observer), "{} seed {seed} {place:?}", plugin.id);
            }
            assert_eq!(
                guest.step(place),
                rondel::Table::step(session, place, observer).as_ref(),
                "{} {place:?}",
                plugin.id
            );
        }
    }
    // Views are requested back and forth, as by a user who browses the game.
    let last = session.plies().len();
    for ply in [last / 2, last / 3, last / 3 + 1, 0, last, last / 2] {
        let place = MomentId { ply, moment: 0 };
        assert_eq!(guest.view(place), session.view(place, observer), "{} seed {seed} {place:?}", plugin.id);
    }
    let verdict = guest.verify().expect("it was opened");
    let verdict = verdict.unwrap_or_else(|broken| panic!("{} seed {seed}: an honest host: {broken}", plugin.id));
    assert_eq!(verdict.session.journal(), session.journal(), "the same game comes out");
    assert!(verdict.shared || role == Role::Bystander || verdict.compared > 0);
}
