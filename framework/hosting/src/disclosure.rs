//! The messages that a host sends to its guests during a game: views of the current position, and the complete game
//! once it is over.

use super::delta::Delta;
use super::host::{Happened, Hosted};
use super::keys::TableId;
use super::message::{
    Event, NumberedEvent, Opened, Phase, PlayerStatus, RequestRefused, Role, TableStatus, TakeBack, ToGuest,
};
use super::peer_table::Disclosure;
use super::record::news;
use crate::clock::Clocks;
use crate::journal::Header;
use crate::scene::Observer;
use crate::seat::{Seat, SeatSet};
use crate::session::Session;
use crate::turn::Turn;
use crate::view::MomentId;

/// The state of a game, as sent to guests.
pub(super) struct GameDisclosure<'a> {
    pub(super) hosted: &'a Hosted,
    pub(super) session: &'a Session,
    pub(super) events: &'a [Happened],
    pub(super) journal: &'a str,
    pub(super) sitting: Vec<PlayerStatus>,
    pub(super) watchers: usize,
    pub(super) asks: Option<TakeBack>,
    pub(super) declined: Option<Seat>,
    pub(super) clocks: Option<Clocks>,
    pub(super) next: Option<TableId>,
    pub(super) again: SeatSet,
}

impl GameDisclosure<'_> {
    /// Returns the differences between the views at the moments of a ply.
    fn views(&self, ply: usize, observer: Observer) -> Vec<Delta> {
        let mut last = ply.checked_sub(1).and_then(|before| {
            let moment = self.session.moments(before)?.len() - 1;
            self.session.view(MomentId { ply: before, moment }, observer)
        });
        let moments = self.session.moments(ply).map_or(0, <[_]>::len);
        let views = (0..moments).filter_map(|moment| self.session.view(MomentId { ply, moment }, observer));
        let mut views = views.peekable();
        let mut deltas = Vec::with_capacity(moments);
        while let Some(view) = views.next() {
            let before = last.take();
            last = views.peek().is_some().then(|| view.clone());
            // No two views are equal, because each contains the id of its moment.
            deltas.extend(news(before, view));
        }
        deltas
    }
}

impl Disclosure for GameDisclosure<'_> {
    fn welcome(&self, role: Role) -> ToGuest {
        // A guest who was present before the deal contributed to the random seed.
        let chair = role.seat().and_then(|seat| Some((seat, self.hosted.agreement.chairs.get(seat.index())?)));
        let holder = chair.and_then(|(seat, _)| self.hosted.holders.get(seat.index()));
        let shared =
            chair.zip(holder).is_some_and(|((_, chair), holder)| chair.key().is_some() && chair.key() == holder.key);
        ToGuest::Welcome(Box::new(self.hosted.agreement.welcome(self.session.game(), role, !shared)))
    }

    fn standing(&self, version: u32, answered: Option<(u32, Option<RequestRefused>)>) -> ToGuest {
        let over = matches!(self.session.turn(), Turn::Over(_));
        ToGuest::Standing(TableStatus {
            version,
            seats: self.sitting.clone(),
            phase: if over { Phase::Over } else { Phase::Playing },
            asks: self.asks,
            declined: self.declined,
            clocks: self.clocks.clone(),
            watchers: self.watchers as u8,
            answered,
            next: self.next,
            again: self.again,
            unsaved: None,
        })
    }

    fn events(&self) -> u32 {
        self.events.len() as u32
    }

    fn report(&self, number: u32, role: Role) -> NumberedEvent {
        let event = match self.events[number as usize] {
            Happened::Gone => Event::Gone,
            Happened::TakenBack(ply) => Event::TakenBack { ply },
            Happened::Ply(ply) => {
                let forced = ply.checked_sub(1).is_some_and(|before| self.session.plies()[before].forced);
                Event::Played { views: self.views(ply, role.observer()), forced }
            }
        };
        NumberedEvent { number, event }
    }

    fn opened(&self) -> Option<ToGuest> {
        let over = matches!(self.session.turn(), Turn::Over(_));
        let Header { players, .. } = self.session.header();
        over.then(|| {
            ToGuest::Opened(Box::new(Opened {
                host: self.hosted.agreement.share,
                guests: self.hosted.agreement.shares(),
                players: players.clone(),
                journal: self.journal.to_owned(),
            }))
        })
    }
}
