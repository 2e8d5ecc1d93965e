//! A table before its game: guests claim seats, and all agree on the luck.
//!
//! Once all seals are sent, nobody may join or leave, because a newcomer could see shares that are already open. If
//! somebody does not open their share then, the others move to a new table ([`Lobby::anew`]) and are led there as
//! to a next game.

mod disclosure;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use self::disclosure::LobbyDisclosure;
use super::deal::{NonceOwner, seal, seed};
use super::guest_table::GuestTable;
use super::host::Host;
use super::keys::{Key, Seal, Secret, Share, TableId};
use super::message::{
    Named, NumberedRequest, PlayerStatus, Refusal, Request, RequestRefused, Role, Said, ToHost, Welcome,
};
use super::peer_table::{Outgoing, PeerTable, Presence, named, understood};
use crate::game::AnyGame;
use crate::journal::{Header, Player};
use crate::scene::Icon;
use crate::seat::{Seat, SeatSet};
use crate::session::{Session, StartError};
use crate::setup::Setup;
use crate::text::Text;
use crate::trial;

/// So many may look on at a time.
pub const MOST_SPECTATORS: usize = 8;

/// What a host has set up, and how far the seats are taken. It can be written down and read again.
#[derive(Debug, Serialize, Deserialize)]
pub struct LobbyState {
    /// Which table.
    pub table: TableId,
    /// The id of the game.
    pub game: String,
    /// The version of the game's rules and content.
    pub version: String,
    /// Its options.
    pub setup: Box<dyn Setup>,
    /// Every seat, in order.
    pub chairs: Vec<SeatClaim>,
    /// What lets somebody look on, if anybody may.
    #[serde(default)]
    pub watchers: Option<Secret>,
    /// Who looks on.
    #[serde(default)]
    pub watching: Vec<Key>,
    /// The host's share of the luck.
    pub share: Share,
    /// Whether all seals were said to all: from then on nobody comes or goes, and the luck is settled.
    #[serde(default)]
    pub sealed: bool,
    /// Where the same people gather anew, because somebody has not opened their share of the luck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<TableId>,
}

/// A seat and who has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatClaim {
    /// Somebody at the host's own screen, or a bot.
    Here(Player),
    /// Nobody yet: whoever shows this gets it.
    Open(Secret),
    /// A guest.
    Taken {
        /// Whom the seat obeys.
        key: Key,
        /// What they are called.
        name: String,
        /// What opens the seat again, should they leave it.
        invitation: Secret,
        /// What they have committed themselves to.
        seal: Option<Seal>,
        /// Their share of the luck, once it is open.
        share: Option<Share>,
    },
}

impl SeatClaim {
    /// The key it obeys, where a guest has it.
    pub fn key(&self) -> Option<Key> {
        if let Self::Taken { key, .. } = self { Some(*key) } else { None }
    }

    /// Who sits there, as the header of a game has it.
    pub(super) fn player(&self) -> Player {
        match self {
            Self::Here(player) => player.clone(),
            Self::Open(_) => Player::human(""),
            Self::Taken { name, .. } => Player::human(name.clone()),
        }
    }
}

/// Why a game cannot be dealt.
#[derive(Debug, thiserror::Error)]
pub enum NotReady {
    /// Not everybody is there, or not all shares are open.
    #[error("not everyone is here")]
    Waiting,
    /// The game cannot begin.
    #[error(transparent)]
    Start(#[from] StartError),
}

/// A table before the game.
pub struct Lobby {
    agreement: LobbyState,
    game: AnyGame,
    doors: PeerTable,
}

impl Lobby {
    /// Opens the doors of a table, or opens them again.
    ///
    /// # Errors
    /// A setup that cannot be opened, or a number of seats the game does not allow.
    pub fn open(agreement: LobbyState) -> Result<Self, StartError> {
        let game = trial::open(agreement.setup.as_ref())?;
        let (asked, range) = (agreement.chairs.len(), game.seats());
        if !u8::try_from(asked).is_ok_and(|seats| range.contains(&seats)) {
            return Err(StartError::Seats { asked, fewest: *range.start(), most: *range.end() });
        }
        let mut doors = PeerTable::default();
        for (seat, chair) in seats(&agreement.chairs) {
            if let Some(key) = chair.key() {
                doors.admit(key, Role::Seat(seat), false);
            }
        }
        agreement.watching.iter().for_each(|key| doors.admit(*key, Role::Bystander, false));
        Ok(Self { agreement, game, doors })
    }

    /// What was agreed so far.
    pub fn agreement(&self) -> &LobbyState {
        &self.agreement
    }

    /// What was said so far.
    pub fn said(&self) -> &[Said] {
        self.doors.said()
    }

    /// Knows again what was said before the program was closed: guests who have heard it count on.
    pub fn remember(&mut self, said: Vec<Said>) {
        self.doors.remember(said);
    }

    /// Who sits where.
    pub fn sitting(&self) -> Vec<PlayerStatus> {
        sitting(&self.agreement.chairs, &self.doors)
    }

    /// Lets a seat be taken by whoever shows this, or by a bot, or at the host's own screen. Whoever had it is sent away.
    ///
    /// # Errors
    /// When the luck is settled: then nobody comes or goes.
    pub fn place(&mut self, seat: Seat, chair: SeatClaim) -> Result<(), RequestRefused> {
        if self.agreement.sealed {
            return Err(RequestRefused::Late);
        }
        let place = self.agreement.chairs.get_mut(seat.index()).ok_or(RequestRefused::NotYours)?;
        if let Some(key) = std::mem::replace(place, chair).key() {
            self.doors.dismiss(key);
        }
        self.doors.changed();
        self.settle();
        Ok(())
    }

    /// Somebody goes, and their seat can be taken again.
    fn leave(&mut self, key: Key, role: Role) {
        self.doors.dismiss(key);
        match role {
            Role::Bystander => self.agreement.watching.retain(|other| *other != key),
            Role::Seat(seat) => {
                let chair = &mut self.agreement.chairs[seat.index()];
                if let SeatClaim::Taken { invitation, .. } = chair {
                    *chair = SeatClaim::Open(*invitation);
                }
            }
        }
    }

    fn admit(&mut self, key: Key, message: &ToHost) -> Result<(), Refusal> {
        let invitation = message.invitation.ok_or(Refusal::No)?;
        let open = |chair: &SeatClaim| matches!(chair, SeatClaim::Open(secret) if *secret == invitation);
        if let Some(place) = self.agreement.chairs.iter().position(open).filter(|_| !self.agreement.sealed) {
            understood(message)?;
            let name = named(&message.name);
            self.agreement.chairs[place] = SeatClaim::Taken { key, name, invitation, seal: None, share: None };
            self.doors.admit(key, Role::Seat(Seat::new(place as u8)), true);
            return Ok(());
        }
        if !self.agreement.may_look_on(&self.doors, invitation) {
            return Err(Refusal::No);
        }
        understood(message)?;
        self.agreement.let_look_on(&mut self.doors, key);
        Ok(())
    }

    /// Takes note of a seal, once, and of the share it is of, once all seals are known.
    fn note_share(&mut self, seat: Seat, message: &ToHost) -> Result<(), Refusal> {
        let (table, sealed) = (self.agreement.table, self.agreement.sealed);
        let SeatClaim::Taken { seal: said, share: open, .. } = &mut self.agreement.chairs[seat.index()] else {
            return Ok(());
        };
        let before = (*said, *open);
        match (*said, message.seal) {
            (None, Some(new)) => *said = Some(new),
            (Some(said), Some(again)) if said != again => return Err(Refusal::Garbled),
            _ => {}
        }
        if let Some(share) = message.share.filter(|_| sealed) {
            if *said != Some(seal(table, NonceOwner::Guest(seat), share)) {
                return Err(Refusal::Garbled);
            }
            *open = Some(share);
        }
        if before != (*said, *open) {
            self.doors.changed();
        }
        Ok(())
    }

    /// Once everybody is there and has said their seal, all are told all of them. Who has just gone is waited for: once the luck is settled
    /// nobody can come in their place.
    fn settle(&mut self) {
        let committed = |chair: &SeatClaim| match chair {
            SeatClaim::Here(_) => true,
            SeatClaim::Open(_) => false,
            SeatClaim::Taken { key, seal, .. } => seal.is_some() && presence(&self.doors, *key) == Presence::There,
        };
        if !self.agreement.sealed && self.agreement.chairs.iter().all(committed) {
            self.agreement.sealed = true;
            self.doors.changed();
        }
    }

    /// What is agreed on at another table, where the luck of this one is settled and somebody does not open their share of it: nobody can come
    /// in their place here. Their seat there is open, as is that of whoever is not there just now; `share` is the host's part of the new luck,
    /// and each number of `secrets` opens a seat.
    pub fn anew(&self, table: TableId, share: Share, mut secrets: impl FnMut() -> Secret) -> LobbyState {
        let before = &self.agreement;
        let chair = |chair: &SeatClaim| match chair {
            SeatClaim::Here(_) => chair.clone(),
            SeatClaim::Taken { key, name, share: Some(_), .. } if presence(&self.doors, *key) == Presence::There => {
                SeatClaim::Taken { key: *key, name: name.clone(), invitation: secrets(), seal: None, share: None }
            }
            SeatClaim::Open(_) | SeatClaim::Taken { .. } => SeatClaim::Open(secrets()),
        };
        before.again(table, share, before.chairs.iter().map(chair).collect())
    }

    /// The same people gather at another table now: no game begins here any more.
    pub fn goes_on_at(&mut self, next: TableId) {
        self.agreement.next = Some(next);
        self.doors.changed();
    }

    /// Whether its people gather at another table, and everybody who ever came here knows.
    pub fn is_left(&self) -> bool {
        self.agreement.next.is_some() && self.doors.have_all_heard()
    }

    /// Whose share of the luck is still missing, once it is settled: the game begins when they open it.
    pub fn held_up_by(&self) -> SeatSet {
        let LobbyState { sealed: true, next: None, chairs, .. } = &self.agreement else { return SeatSet::NONE };
        let missing = |(_, chair): &(Seat, &SeatClaim)| matches!(chair, SeatClaim::Taken { share: None, .. });
        seats(chairs).filter(missing).map(|(seat, _)| seat).collect()
    }

    /// Whether the game can be dealt.
    pub fn is_ready(&self) -> bool {
        self.agreement.sealed && self.agreement.next.is_none() && self.held_up_by().is_empty()
    }

    /// Deals.
    ///
    /// # Errors
    /// When somebody is missing, or the game cannot begin; the table stays as it is.
    pub fn deal(self) -> Result<Host, Box<(Self, NotReady)>> {
        if !self.is_ready() {
            return Err(Box::new((self, NotReady::Waiting)));
        }
        match Session::start(self.agreement.header()) {
            Ok(session) => Ok(Host::dealt(session, self.agreement, self.doors)),
            Err(error) => Err(Box::new((self, error.into()))),
        }
    }
}

impl GuestTable for Lobby {
    fn allow(&mut self, messages: u16) {
        self.doors.allow(messages);
    }

    fn came(&mut self, key: Key) {
        self.doors.came(key);
        self.settle();
    }

    fn went(&mut self, key: Key) {
        self.doors.went(key);
    }

    fn tick(&mut self) {
        self.doors.tick();
    }

    fn tell(&mut self) -> Vec<Outgoing> {
        let Self { agreement, game, doors } = self;
        let told = LobbyDisclosure {
            agreement,
            game,
            sitting: sitting(&agreement.chairs, doors),
            watchers: doors.bystanders(),
        };
        doors.tell(&told)
    }

    fn is_waiting(&self) -> bool {
        self.doors.is_waiting(0, false)
    }

    fn hear(&mut self, key: Key, message: &ToHost) -> Result<(), Refusal> {
        if self.doors.caller(key).is_none() {
            self.admit(key, message)?;
        }
        let asked = self.doors.heed(key, message, 0)?;
        let Some(role) = self.doors.caller(key).map(|caller| caller.role) else { return Ok(()) };
        if let Some(NumberedRequest { serial, wish }) = asked {
            let outcome = match wish {
                Request::Say(words) => self.doors.say(key, &words),
                Request::Leave if !self.agreement.sealed => {
                    self.leave(key, role);
                    return Ok(());
                }
                // Who leaves while the luck is settled leaves the game that follows.
                _ => Err(RequestRefused::NotYours),
            };
            self.doors.answer(key, serial, outcome);
        }
        if let Role::Seat(seat) = role {
            self.note_share(seat, message)?;
            self.settle();
        }
        Ok(())
    }
}

/// Every seat and who has it.
pub(super) fn seats(chairs: &[SeatClaim]) -> impl Iterator<Item = (Seat, &SeatClaim)> {
    (0..).map(Seat::new).zip(chairs)
}

/// Who sits where before the game.
fn sitting(chairs: &[SeatClaim], doors: &PeerTable) -> Vec<PlayerStatus> {
    let sitting = |(_, chair): (Seat, &SeatClaim)| {
        let presence = match chair {
            SeatClaim::Here(player) if player.bot.is_some() => Presence::Bot,
            SeatClaim::Here(_) => Presence::Here,
            SeatClaim::Open(_) => Presence::Open,
            SeatClaim::Taken { key, .. } => presence(doors, *key),
        };
        PlayerStatus { player: chair.player(), presence }
    };
    seats(chairs).map(sitting).collect()
}

/// Whether a guest is connected.
pub(super) fn presence(doors: &PeerTable, key: Key) -> Presence {
    if doors.caller(key).is_some_and(|caller| caller.online) { Presence::There } else { Presence::Lost }
}

impl LobbyState {
    /// What is agreed for another table of the same people, who sit in these chairs.
    pub(super) fn again(&self, table: TableId, share: Share, chairs: Vec<SeatClaim>) -> Self {
        Self {
            table,
            game: self.game.clone(),
            version: self.version.clone(),
            setup: crate::setup::clone_setup(self.setup.as_ref()),
            chairs,
            watchers: self.watchers,
            watching: self.watching.clone(),
            share,
            sealed: false,
            next: None,
        }
    }

    /// The place of somebody who looked on and is not there just now; of several, of who came first.
    fn left_alone(&self, doors: &PeerTable) -> Option<usize> {
        self.watching.iter().position(|key| presence(doors, *key) != Presence::There)
    }

    /// Whether whoever shows this may look on.
    pub(super) fn may_look_on(&self, doors: &PeerTable, shown: Secret) -> bool {
        let room = self.watching.len() < MOST_SPECTATORS || self.left_alone(doors).is_some();
        room && self.watchers == Some(shown)
    }

    /// Lets somebody look on, in the place of somebody who is not there where all are taken.
    pub(super) fn let_look_on(&mut self, doors: &mut PeerTable, key: Key) {
        if self.watching.len() >= MOST_SPECTATORS
            && let Some(place) = self.left_alone(doors)
        {
            doors.dismiss(self.watching.remove(place));
        }
        self.watching.push(key);
        doors.admit(key, Role::Bystander, true);
    }

    /// The header of the game, once all shares are open.
    pub(super) fn header(&self) -> Header {
        Header::new(
            self.game.clone(),
            self.version.clone(),
            crate::setup::clone_setup(self.setup.as_ref()),
            self.chairs.iter().map(SeatClaim::player).collect(),
            seed(self.table, self.share, &self.shares()),
        )
    }

    /// The open shares of the guests, in the order of their seats.
    pub(super) fn shares(&self) -> Vec<(Seat, Share)> {
        let share = |(seat, chair): (Seat, &SeatClaim)| match chair {
            SeatClaim::Taken { share, .. } => share.map(|share| (seat, share)),
            _ => None,
        };
        seats(&self.chairs).filter_map(share).collect()
    }

    pub(super) fn seals(&self) -> Vec<(Seat, Seal)> {
        let said = |(seat, chair): (Seat, &SeatClaim)| match chair {
            SeatClaim::Taken { seal, .. } => seal.map(|seal| (seat, seal)),
            _ => None,
        };
        seats(&self.chairs).filter_map(said).collect()
    }

    pub(super) fn welcome(&self, game: &AnyGame, role: Role, dealt: bool) -> Welcome {
        let named = |(seat, _): (Seat, &SeatClaim)| -> Named {
            let (name, icon): (Text, Option<Icon>) = (game.seat_name(seat), game.seat_icon(seat));
            Named { name, icon }
        };
        Welcome {
            table: self.table,
            game: self.game.clone(),
            version: self.version.clone(),
            setup: serde_json::to_value(&self.setup).unwrap_or(Value::Null),
            role,
            seats: seats(&self.chairs).map(named).collect(),
            seal: seal(self.table, NonceOwner::Host, self.share),
            dealt,
        }
    }
}
