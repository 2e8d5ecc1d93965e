//! Chapter 8: the growth of Berlin.

use rondel::line::{Line, usual};
use rondel::{Flow, Seat, Text};

use super::Table;
use crate::Spandau;
use crate::content::{Field, Stones};
use crate::rules::influence::each_displaceable;
use crate::state::{Ending, State, Task};
use crate::words;

/// Returns the free fields for a black stone, of any terrain, in regions with a black stone and in their
/// neighbouring regions (SP-8.3). Of equivalent fields in a region, only one is returned.
pub(crate) fn places(rules: &Spandau, state: &State) -> [Stones; 4] {
    let atlas = &rules.content.atlas;
    let free = atlas.all.without(state.taken()).within(atlas.reach(state.berlin.regions()));
    std::array::from_fn(|terrain| free.and(atlas.terrain[terrain]).first_of_each())
}

/// Calls `see` with every player's stones that Berlin may displace (SP-8.4).
pub(crate) fn each_displacement(rules: &Spandau, state: &State, mut see: impl FnMut(Field)) {
    for seat in state.seats.each() {
        each_displaceable(&rules.content, state, seat, state.berlin.regions(), u16::MAX, &mut see);
    }
}

/// Returns whether a black stone can be placed at all (SP-10.6).
pub(crate) fn can_grow(rules: &Spandau, state: &State) -> bool {
    let mut can = places(rules, state).iter().any(|places| !places.is_empty());
    if !can {
        each_displacement(rules, state, |_| can = true);
    }
    can
}

impl Table<'_> {
    /// Places a black stone on a free field (SP-8.3).
    pub(super) fn grow(&mut self, seat: Seat, field: Field, left: u8) {
        self.grow_more(seat, left);
        self.place_black(seat, field, usual("log-grow").brief("brief-grow"));
    }

    /// Displaces a stone to make way for a black one (SP-8.4).
    pub(super) fn displace_for_berlin(&mut self, seat: Seat, from: Field, left: u8) {
        self.grow_more(seat, left);
        self.open(seat, Task::MoveForBerlin(from));
    }

    /// Moves the displaced stone and puts a black stone in its place. The bank pays the owner (SP-8.4).
    pub(super) fn move_for_berlin(&mut self, seat: Seat, from: Field, to: Field) {
        self.relocate(seat, from, to, None, usual("log-displace-berlin").brief("brief-displace-berlin"));
        self.moment();
        self.place_black(seat, from, usual("log-grow"));
    }

    fn grow_more(&mut self, seat: Seat, left: u8) {
        if left > 1 {
            self.open(seat, Task::Grow(left - 1));
        }
    }

    fn place_black(&mut self, seat: Seat, field: Field, line: Line) {
        self.state.berlin.add(field);
        self.dealer.flow(move || Flow::of("stone-berlin", 1_u16).to(words::field_element(field)));
        let rules = self.rules;
        let fill = move |text: Text| text.with("field", words::field(&rules.content, field));
        self.say_on_map(line, seat, field, (|text| text, fill), [words::field_element(field)]);
        self.check_map();
    }

    /// Ends the game, because a black stone is due and Berlin cannot grow (SP-10.6).
    pub(super) fn cannot_grow(&mut self) {
        self.end(Ending::Berlin);
    }
}
