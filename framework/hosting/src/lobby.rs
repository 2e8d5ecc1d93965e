//! A table before its game: guests claim seats, and all programs agree on the random seed.
//!
//! Once the host has all seals, no guest may join or leave, because a newcomer could choose a share that depends
//! on the shares already revealed. If a guest then fails to reveal a share, the other players move to a new table
//! ([`Lobby::anew`]), as for a rematch.

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
use crate::clock::TimeControl;
use crate::game::AnyGame;
use crate::journal::{Header, Player};
use crate::scene::Icon;
use crate::seat::{Seat, SeatSet, Seats};
use crate::session::{Session, StartError};
use crate::setup::Setup;
use crate::teams::Teams;
use crate::text::Text;
use crate::trial;

/// Maximum number of spectators at a time.
pub const MOST_SPECTATORS: usize = 8;

/// The table as set up by the host, with the seats taken so far. Can be saved and loaded.
#[derive(Debug, Serialize, Deserialize)]
pub struct LobbyState {
    /// The id of the table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules and content.
    pub version: String,
    /// The game's options.
    pub setup: Box<dyn Setup>,
    /// All seats, in order.
    pub chairs: Vec<SeatClaim>,
    /// The invitation for spectators. `None` if spectators are not allowed.
    #[serde(default)]
    pub watchers: Option<Secret>,
    /// The spectators.
    #[serde(default)]
    pub watching: Vec<Key>,
    /// The host's contribution to the shared random seed.
    pub share: Share,
    /// Whether the host has all seals and sends them to all guests. From then on guests may not join or leave, and the
    /// random seed is settled.
    #[serde(default)]
    pub sealed: bool,
    /// The table to which the players have moved because one guest did not reveal a contribution to the random
    /// seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<TableId>,
    /// The time that each player has, if it is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
}

/// A seat and its owner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatClaim {
    /// A player at the host's own screen, or a bot.
    Here(Player),
    /// A free seat, with the secret of its invitation.
    Open(Secret),
    /// A guest.
    Taken {
        /// The key that controls the seat.
        key: Key,
        /// The guest's name.
        name: String,
        /// The invitation that becomes valid again if the guest leaves the seat.
        invitation: Secret,
        /// The commitment to the guest's contribution to the random seed.
        seal: Option<Seal>,
        /// The guest's contribution to the random seed, once it is revealed.
        share: Option<Share>,
    },
}

impl SeatClaim {
    /// Returns the guest's key, or `None` if no guest has the seat.
    pub fn key(&self) -> Option<Key> {
        if let Self::Taken { key, .. } = self { Some(*key) } else { None }
    }

    /// Returns the player for the header of a game.
    pub(super) fn player(&self) -> Player {
        match self {
            Self::Here(player) => player.clone(),
            Self::Open(_) => Player::human(""),
            Self::Taken { name, .. } => Player::human(name.clone()),
        }
    }
}

/// Reason why a game cannot be dealt.
#[derive(Debug, thiserror::Error)]
pub enum NotReady {
    /// A player is missing, or a share has not been revealed yet.
    #[error("not all players are here")]
    Waiting,
    /// The game cannot start.
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
    /// Opens a table, or reopens a saved table.
    ///
    /// # Errors
    /// Returns an error if the setup cannot be opened or the game does not allow this number of seats.
    pub fn open(agreement: LobbyState) -> Result<Self, StartError> {
        let game = trial::open(agreement.setup.as_ref())?;
        let (asked, range) = (agreement.chairs.len(), game.seats());
        if !u8::try_from(asked).is_ok_and(|seats| range.contains(&seats)) {
            return Err(StartError::Seats { asked, fewest: *range.start(), most: *range.end() });
        }
        let is_duel = asked == 2 && game.is_duel(Seats::TWO);
        if agreement.clock.is_some_and(|clock| clock.loses) && !is_duel {
            return Err(StartError::Clock);
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

    /// Returns the state of the table.
    pub fn agreement(&self) -> &LobbyState {
        &self.agreement
    }

    /// Returns the chat so far.
    pub fn said(&self) -> &[Said] {
        self.doors.said()
    }

    /// Restores the chat of an earlier run of the program. Its numbering continues.
    pub fn remember(&mut self, said: Vec<Said>) {
        self.doors.remember(said);
    }

    /// Returns the player at each seat, with the player's presence.
    pub fn sitting(&self) -> Vec<PlayerStatus> {
        sitting(&self.agreement.chairs, &self.doors)
    }

    /// Assigns a seat to an invitation, a bot, or a player at the host's own screen. A guest who had the seat is
    /// removed.
    ///
    /// # Errors
    /// Returns an error if the random seed is settled, because guests may then no longer join or leave.
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

    /// Removes a guest, and makes their seat available again.
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

    /// Stores a guest's seal the first time it is received, and the matching share once all seals are known.
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

    /// Seals the table once every seat is taken by a bot, a local player, or a connected guest who has sent a seal.
    /// Disconnected guests must return first, because no other guest can take their place afterwards.
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

    /// Returns the state of a new table for the same players. It is needed if a guest does not reveal a share
    /// after the random seed is settled, because nobody can take over that guest's seat at this table. At the new
    /// table, that seat and the seats of disconnected guests are open. `share` is the host's contribution to the
    /// new random seed, and `secrets` supplies the invitation to each seat.
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

    /// Records that the players have moved to another table. No game can start at this table afterwards.
    pub fn goes_on_at(&mut self, next: TableId) {
        self.agreement.next = Some(next);
        self.doors.changed();
    }

    /// Returns whether the players have moved to another table and every admitted guest has been informed.
    pub fn is_left(&self) -> bool {
        self.agreement.next.is_some() && self.doors.have_all_heard()
    }

    /// Returns the seats whose shares are still missing after the random seed is settled. The game can start once
    /// these shares have arrived.
    pub fn held_up_by(&self) -> SeatSet {
        let LobbyState { sealed: true, next: None, chairs, .. } = &self.agreement else { return SeatSet::NONE };
        let missing = |(_, chair): &(Seat, &SeatClaim)| matches!(chair, SeatClaim::Taken { share: None, .. });
        seats(chairs).filter(missing).map(|(seat, _)| seat).collect()
    }

    /// Returns whether the game can be dealt.
    pub fn is_ready(&self) -> bool {
        self.agreement.sealed && self.agreement.next.is_none() && self.held_up_by().is_empty()
    }

    /// Deals the game.
    ///
    /// # Errors
    /// Returns the unchanged table if a player is missing or the game cannot start.
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

    fn tell_unsaved(&mut self) -> Vec<Outgoing> {
        self.doors.tell_unsaved()
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
                // After the random seed is settled, a guest can leave only once the game has started.
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

/// Returns all seats with their owners.
pub(super) fn seats(chairs: &[SeatClaim]) -> impl Iterator<Item = (Seat, &SeatClaim)> {
    (0..).map(Seat::new).zip(chairs)
}

/// Returns the player at each seat before the game, with the player's presence.
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

/// Returns [`Presence::There`] if a guest is connected, and [`Presence::Lost`] otherwise.
pub(super) fn presence(doors: &PeerTable, key: Key) -> Presence {
    if doors.caller(key).is_some_and(|caller| caller.online) { Presence::There } else { Presence::Lost }
}

impl LobbyState {
    /// Returns the state of another table for the same players, with these seats.
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
            clock: self.clock,
        }
    }

    /// Returns the index of the first spectator who is not connected.
    fn left_alone(&self, doors: &PeerTable) -> Option<usize> {
        self.watching.iter().position(|key| presence(doors, *key) != Presence::There)
    }

    /// Returns whether the holder of this invitation may become a spectator.
    pub(super) fn may_look_on(&self, doors: &PeerTable, shown: Secret) -> bool {
        let room = self.watching.len() < MOST_SPECTATORS || self.left_alone(doors).is_some();
        room && self.watchers == Some(shown)
    }

    /// Admits a spectator. If all places are taken, the new spectator replaces a disconnected spectator.
    pub(super) fn let_look_on(&mut self, doors: &mut PeerTable, key: Key) {
        if self.watching.len() >= MOST_SPECTATORS
            && let Some(place) = self.left_alone(doors)
        {
            doors.dismiss(self.watching.remove(place));
        }
        self.watching.push(key);
        doors.admit(key, Role::Bystander, true);
    }

    /// Returns the game's header. All shares must have been revealed.
    pub(super) fn header(&self) -> Header {
        let header = Header::new(
            self.game.clone(),
            self.version.clone(),
            crate::setup::clone_setup(self.setup.as_ref()),
            self.chairs.iter().map(SeatClaim::player).collect(),
            seed(self.table, self.share, &self.shares()),
        );
        Header { clock: self.clock, ..header }
    }

    /// Returns the guests' revealed shares, in seat order.
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
            clock: self.clock,
            teams: u8::try_from(self.chairs.len())
                .ok()
                .and_then(Seats::new)
                .map_or(Teams::ALONE, |seats| game.teams(seats)),
        }
    }
}
