//! Chapter 3: gaining goods.

use rondel::Seat;
use rondel::components::{Kind, Price};
use rondel::line::usual;

use super::Table;
use super::telling::Place;
use crate::content::{Bundle, Content, Copied, Effect, FULL, Good, Goods, Per, Trigger};
use crate::state::{Building, GoodSet, State, Taking, Task};
use crate::words;

/// Maximum number of chosen units for which all combinations are listed. Larger numbers are taken in several steps.
pub(crate) const HANDFUL: u8 = 3;

/// Returns the remaining capacity of a warehouse for each good that is not in `except` (HB-2.12).
pub(crate) fn room(goods: &Goods, except: GoodSet) -> Goods {
    let mut room = Goods::EMPTY;
    for good in Good::ALL.iter().filter(|good| !except.has(**good)) {
        room.add(*good, FULL - goods.count(*good));
    }
    room
}

/// Returns whether the warehouse has capacity for any part of a gain.
pub(crate) fn has_room(goods: &Goods, gain: &Bundle) -> bool {
    let room = room(goods, GoodSet::NONE);
    (gain.any > 0 && !room.is_empty()) || gain.named().iter().any(|(good, _)| room.count(good) > 0)
}

/// Returns the multiplier of a gain or discount (HB-3.2).
pub(crate) fn multiplied(content: &Content, state: &State, seat: Seat, per: Option<Per>) -> u8 {
    per.map_or(1, |Per::Icon(icon)| state.icons(content, seat).count(icon))
}

/// Calls `see` once with each way to take goods. A good at its limit is excluded as long as another good can be
/// taken (HB-3.1).
pub(crate) fn each_taking(goods: &Goods, taking: &Taking, mut see: impl FnMut(Goods)) {
    let room = room(goods, taking.except);
    if taking.same {
        let open = room.iter().map(|(good, _)| Goods::of(good, taking.left));
        return open.for_each(see);
    }
    let at_once = taking.left.min(HANDFUL).min(room.total() as u8);
    Price::any(at_once).each_payment(&room, &mut see);
}

/// Returns whether there is more than one way to take the goods.
pub(crate) fn takes_a_choice(goods: &Goods, taking: &Taking) -> bool {
    let room = room(goods, taking.except);
    let kinds = room.iter().count();
    kinds > 1 && (taking.same || room.total() > u32::from(taking.left))
}

/// Returns whether an action is guaranteed to yield at least one good to a visitor who has none (HB-2.10).
/// Conversions do not count, because such a visitor cannot pay for a conversion.
pub(crate) fn surely_gains(content: &Content, state: &State, seat: Seat, building: Building) -> bool {
    state.deed(content, building).parts().any(|effect| effect_surely_gains(content, state, seat, effect))
}

pub(crate) fn effect_surely_gains(content: &Content, state: &State, seat: Seat, effect: Effect) -> bool {
    match effect {
        Effect::Gain { per, .. } => multiplied(content, state, seat, per) > 0,
        Effect::Levy(_) => state.turns.others(seat).any(|other| !state.players[other].goods.is_empty()),
        Effect::Copy(Copied::Left) => {
            state.players[seat].worker.is_some_and(|left| copy_surely_gains(content, state, seat, left))
        }
        Effect::Copy(Copied::Occupied) => {
            let mut places = state
                .turns
                .others(seat)
                .filter_map(|other| state.players[other].worker)
                .filter(|place| !state.deed(content, *place).copies());
            let first = places.next().is_some_and(|place| copy_surely_gains(content, state, seat, place));
            first && places.all(|place| copy_surely_gains(content, state, seat, place))
        }
        Effect::Convert { .. } | Effect::Double | Effect::Market(_) | Effect::Buy { .. } => false,
    }
}

/// Returns whether copying a building is guaranteed to yield goods. A copy of a copy does nothing (HB-3.16).
fn copy_surely_gains(content: &Content, state: &State, seat: Seat, building: Building) -> bool {
    let deed = state.deed(content, building);
    !deed.copies() && deed.parts().any(|part| effect_surely_gains(content, state, seat, part))
}

impl Table<'_> {
    /// Gains the goods, multiplied by the icons. Then the opponents gain their goods (HB-3.1 to HB-3.3).
    pub(super) fn start_gain(&mut self, seat: Seat, goods: Bundle, per: Option<Per>, others: Option<Bundle>) {
        let times = multiplied(&self.rules.content, self.state, seat, per);
        if let Some(theirs) = others {
            for other in self.state.turns.others(seat).rev() {
                self.open(other, Task::Gain(theirs, 1));
            }
        }
        if times > 0 {
            self.gain(seat, goods, times, GoodSet::NONE);
        }
    }

    /// Adds the named goods immediately and opens a choice for the others (HB-3.1).
    pub(super) fn gain(&mut self, seat: Seat, goods: Bundle, times: u8, except: GoodSet) {
        if self.state.is_trainer(seat) {
            return self.trainer_takes(goods, times);
        }
        let mut gained = GoodSet::NONE;
        for (good, count) in goods.named().iter() {
            self.add(seat, good, count * times);
            gained = gained.with(good);
        }
        let chosen = if goods.same > 0 { goods.same } else { goods.any * times };
        if chosen > 0 {
            let taking = Taking { left: chosen, except, same: goods.same > 0, gained, to_begin: false };
            self.open(seat, Task::Take(taking));
        } else {
            self.after_gain(seat, gained);
        }
    }

    /// Adds units of a good up to a total of six. Any further units are lost (HB-2.12).
    pub(super) fn add(&mut self, seat: Seat, good: Good, count: u8) {
        let added = count.min(FULL - self.state.players[seat].goods.count(good));
        self.transfer(good, added, Place::Supply, Place::Warehouse(seat));
        let line = match added {
            0 => usual("log-gain-nothing"),
            _ if added < count => usual("log-gain-lost").brief("brief-gain"),
            _ => usual("log-gain").brief("brief-gain"),
        };
        self.say(
            line,
            seat,
            |text| {
                let text = text.with("what", words::amount(good, added));
                if added < count { text.with("lost", words::amount(good, count - added)) } else { text }
            },
            [words::stock(seat, good)],
        );
    }

    /// Takes the chosen goods. Continues the choice if there are more goods to take (HB-3.1).
    pub(super) fn take(&mut self, seat: Seat, taking: Taking, goods: Goods) {
        let mut gained = taking.gained;
        for (good, count) in goods.iter() {
            self.add(seat, good, count);
            gained = gained.with(good);
        }
        let left = if taking.same { 0 } else { taking.left - goods.total() as u8 };
        if left > 0 {
            self.open(seat, Task::Take(Taking { left, gained, ..taking }));
        } else if !taking.to_begin {
            self.after_gain(seat, gained);
        }
    }

    /// Takes all goods that fit, if there is nothing to choose (HB-3.1).
    pub(super) fn take_all(&mut self, seat: Seat, taking: Taking) {
        let room = room(&self.state.players[seat].goods, taking.except);
        let mut gained = taking.gained;
        for (good, most) in room.iter() {
            let count = if room.iter().count() == 1 { taking.left } else { taking.left.min(most) };
            self.add(seat, good, count);
            gained = gained.with(good);
        }
        if !taking.to_begin {
            self.after_gain(seat, gained);
        }
    }

    /// Triggers abilities that respond to the goods gained in one step (HB-6.5).
    pub(super) fn after_gain(&mut self, seat: Seat, gained: GoodSet) {
        for good in gained.iter() {
            self.trigger(seat, Trigger::YouGain(good));
        }
    }
}
