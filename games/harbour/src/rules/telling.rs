//! What is told of what happens: lines of the log, their short words for the headline of a turn, and the steps one sees.

use rondel::line::Line;
use rondel::{Announcement, ElementId, Flow, Seat};

use super::Table;
use crate::content::Good;
use crate::state::{Building, State};
use crate::words;

/// Where goods come from and go to.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// The warehouse of a player.
    Warehouse(Seat),
    /// Something else on the table, where nobody owns them any more.
    On(ElementId),
    /// The supply, which has no end and lies nowhere.
    Supply,
}

impl Place {
    fn element(self, good: Good) -> Option<ElementId> {
        match self {
            Self::Warehouse(seat) => Some(words::stock(seat, good)),
            Self::On(element) => Some(element),
            Self::Supply => None,
        }
    }
}

impl Table<'_> {
    /// Units of one good go from one place to another; all goods that move after the set-up do so here.
    #[inline]
    pub(super) fn transfer(&mut self, good: Good, count: u8, from: Place, to: Place) {
        if count == 0 {
            return;
        }
        if let Place::Warehouse(seat) = from {
            self.player(seat).goods.remove(good, count);
        }
        if let Place::Warehouse(seat) = to {
            self.player(seat).goods.add(good, count);
        }
        self.dealer.flow(|| {
            let (from, to) = (from.element(good), to.element(good));
            Flow { from, to, ..Flow::of(words::good_icon(good), count) }
        });
    }

    /// Dollars, points or cards go from one thing on the table to another, or out of it.
    #[inline]
    pub(super) fn pass_on(&mut self, icon: &'static str, count: u8, from: ElementId, to: impl Into<Option<ElementId>>) {
        if count > 0 {
            self.dealer.flow(|| Flow { to: to.into(), ..Flow::of(icon, count).from(from) });
        }
    }

    /// Whoever watches sees the table as it is now before anything else happens.
    #[inline]
    pub(super) fn step(&mut self) {
        self.dealer.moment(&*self.state);
    }

    /// Announces what a player did: `fill` adds what the message needs beside the player.
    pub(super) fn say(
        &mut self,
        line: Line,
        seat: Seat,
        fill: impl FnOnce(Announcement) -> Announcement,
        about: impl IntoIterator<Item = ElementId>,
    ) {
        let state = &*self.state;
        self.dealer.announce(|| fill(told(state, line, seat)).about(about));
    }

    /// Announces what happened to all.
    pub(super) fn tell(&mut self, line: Line, about: impl IntoIterator<Item = ElementId>) {
        self.dealer.announce(|| line.announcement().about(about));
    }

    /// Announces what a player did with a building.
    pub(super) fn say_building(
        &mut self,
        line: Line,
        seat: Seat,
        building: Building,
        fill: impl FnOnce(Announcement) -> Announcement,
    ) {
        let (content, state) = (&self.rules.content, &*self.state);
        self.dealer.announce(|| {
            let name = words::building(content, state, building);
            fill(told(state, line, seat).with("building", name)).about([words::building_element(building)])
        });
    }
}

/// The line about a player. The headline begins with the person whose turn it is: what befalls others is left to the log, and
/// what the training opponent does in it names the opponent.
fn told(state: &State, line: Line, seat: Seat) -> Announcement {
    let gains_for_oneself = || seat == state.active() || state.nobody_has_moved();
    let brief = match line.brief {
        Some("brief-enter") if state.is_trainer(seat) => Some("brief-trainer-enter"),
        Some("brief-buy") if state.is_trainer(seat) => Some("brief-trainer-buy"),
        Some("brief-gain") if !gains_for_oneself() => None,
        brief => brief.filter(|_| !state.is_trainer(seat)),
    };
    Line { brief, ..line }.announcement().with("player", words::player(seat, state.solo))
}
