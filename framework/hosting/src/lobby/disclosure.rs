//! The messages that a host sends to its guests before the game.

use super::LobbyState;
use crate::game::AnyGame;
use crate::message::{NumberedEvent, Phase, PlayerStatus, RequestRefused, Role, TableStatus, ToGuest};
use crate::peer_table::Disclosure;
use crate::seat::SeatSet;

/// The state of a lobby, as sent to guests.
pub(super) struct LobbyDisclosure<'a> {
    pub(super) agreement: &'a LobbyState,
    pub(super) game: &'a AnyGame,
    pub(super) sitting: Vec<PlayerStatus>,
    pub(super) watchers: usize,
}

impl Disclosure for LobbyDisclosure<'_> {
    fn welcome(&self, role: Role) -> ToGuest {
        ToGuest::Welcome(Box::new(self.agreement.welcome(self.game, role, false)))
    }

    fn standing(&self, version: u32, answered: Option<(u32, Option<RequestRefused>)>) -> ToGuest {
        let phase = if self.agreement.sealed { Phase::Sealed(self.agreement.seals()) } else { Phase::Gathering };
        ToGuest::Standing(TableStatus {
            version,
            seats: self.sitting.clone(),
            phase,
            asks: None,
            declined: None,
            clocks: None,
            watchers: self.watchers as u8,
            answered,
            next: self.agreement.next,
            again: SeatSet::NONE,
            unsaved: None,
        })
    }

    fn events(&self) -> u32 {
        0
    }

    fn report(&self, _: u32, _: Role) -> NumberedEvent {
        unreachable!("nothing happens before the game")
    }

    fn opened(&self) -> Option<ToGuest> {
        None
    }
}
