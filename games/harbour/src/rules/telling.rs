//! Announces what happens: the log messages, their short form in a turn's headline, and the steps that observers see.

use rondel::line::Line;
use rondel::{Announcement, ElementId, Flow, NonPlayer, Seat};

use super::Table;
use crate::content::Good;
use crate::state::{Building, State};
use crate::words;

/// A source or destination of goods.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// A player's warehouse.
    Warehouse(Seat),
    /// Another element on the table, for goods that do not belong to a player.
    On(ElementId),
    /// The supply, which is unlimited and not shown on the table.
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
    /// Moves units of one good between two places. Every movement of goods after the setup uses this method.
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

    /// Announces that dollars, points or cards move between two elements or leave the table.
    #[inline]
    pub(super) fn pass_on(&mut self, icon: &'static str, count: u8, from: ElementId, to: impl Into<Option<ElementId>>) {
        if count > 0 {
            self.dealer.flow(|| Flow { to: to.into(), ..Flow::of(icon, count).from(from) });
        }
    }

    /// Shows the current state to observers before anything else happens.
    #[inline]
    pub(super) fn step(&mut self) {
        self.dealer.moment(&*self.state);
    }

    /// Announces a player's action. `fill` adds the arguments other than the player.
    pub(super) fn say(
        &mut self,
        line: Line,
        seat: Seat,
        fill: impl FnOnce(Announcement) -> Announcement,
        about: impl IntoIterator<Item = ElementId>,
    ) {
        let state = &*self.state;
        self.dealer.announce(|| in_turn(state, fill(told(state, line, seat)).about(about)));
    }

    /// Announces an event that concerns everyone.
    pub(super) fn tell(&mut self, line: Line, about: impl IntoIterator<Item = ElementId>) {
        let state = &*self.state;
        self.dealer.announce(|| in_turn(state, line.announcement().about(about)));
    }

    /// Announces a player's action that involves a building.
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
            let told = fill(told(state, line, seat).with("building", name));
            in_turn(state, told.about([words::building_element(building)]))
        });
    }
}

/// Returns the announcement about a player. The headline begins with the active player, so gains of other
/// players appear only in the log.
fn told(state: &State, line: Line, seat: Seat) -> Announcement {
    let gains_for_oneself = || seat == state.active() || state.nobody_has_moved();
    let brief = match line.brief {
        Some("brief-gain") if !gains_for_oneself() => None,
        brief => brief,
    };
    Line { brief, ..line }.announcement().with("player", words::player(seat, state.solo))
}

/// Marks an announcement made during the training opponent's turn (HB-7.2).
fn in_turn(state: &State, told: Announcement) -> Announcement {
    let active = state.active();
    if state.is_trainer(active) {
        told.in_turn_of(NonPlayer { name: words::player(active, true), look: Some(active) })
    } else {
        told
    }
}
