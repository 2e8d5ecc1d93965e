//! Porters: a cooperative game for two to five players, each of whom sees all packs but those on their own back. The
//! porters signal to each other what they carry, and supply six mountain huts before night falls.

mod estimate;
mod packs;
mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{SearchSettings, Skill, Skills};
use rondel::components::{Cards, Hands, Sight};
use rondel::{ConservationError, Dealer, Outcome, Ruleset, Seat, Seats, Teams, Turn};
use serde::{Deserialize, Serialize};

use packs::{GOODS, PACKS, PROPERTIES, Traits};
pub use plugin::{PLUGIN, PortersSetup};

/// The ruleset: all porters win or lose together.
pub struct Porters;

/// PO-1.2: the maximum numbers of players and of packs on a back, and the packs that each of so many players carries.
const PORTERS: usize = 5;
const SLOTS: usize = 6;
const CARRIED: [usize; PORTERS + 1] = [0, 0, 6, 5, 5, 4];
/// PO-1.3: the number of huts, and of shelves in each and in all.
const HUTS: usize = 6;
const IN_HUT: usize = 3;
const SHELVES: usize = HUTS * IN_HUT;
/// PO-1.4: the huts that must be full before a hut opens.
const BELOW: [&[usize]; HUTS] = [&[], &[], &[], &[0, 1], &[1, 2], &[3, 4]];
/// PO-1.5: the number of signals at the beginning, which is also the maximum, and the hours until night.
const SIGNALS: u8 = 8;
const HOURS: u8 = 40;
/// PO-3.2: the number of fallen packs that loses the game.
const FALLS: u8 = 3;

/// The places of packs that nobody carries. The places before these are the slots on the porters' backs.
const DEPOT: usize = PORTERS * SLOTS;
const STOCKED: usize = DEPOT + 1;
const GONE: usize = DEPOT + 2;

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mountain {
    seats: Seats,
    packs: Hands<{ GONE + 1 }>,
    /// What signals have told about the pack in each slot.
    told: [Traits; DEPOT],
    /// What each shelf asks for, and the pack on it.
    asked: [Traits; SHELVES],
    stocked: [Option<u8>; SHELVES],
    signals: u8,
    fallen: u8,
    /// The number of hours that have passed, one for each turn.
    hour: u8,
}

/// What a porter does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// Tells another porter which of their packs have a property: goods from 0 to 4, or weights 1 to 4 as 5 to 8.
    Signal(Seat, u8),
    /// Carries the pack in a slot to a shelf.
    Carry(u8, u8),
    /// Leaves the pack in a slot behind.
    Leave(u8),
}

/// Returns the place of a slot on a porter's back.
const fn place(seat: Seat, slot: usize) -> usize {
    seat.index() * SLOTS + slot
}

impl Mountain {
    /// PO-1.6: returns the porter whose turn it is.
    const fn porter(&self) -> Seat {
        Seat::new(self.hour % self.seats.count() as u8)
    }

    /// Returns the slots of a porter that hold a pack, each with the pack and what signals have told about it.
    fn carried(&self, seat: Seat) -> impl Iterator<Item = (usize, u8, Traits)> + '_ {
        let slots = (0..CARRIED[self.seats.count()]).map(move |slot| (slot, place(seat, slot)));
        slots.filter_map(|(slot, at)| Some((slot, self.packs.at(at).iter().next()?, self.told[at])))
    }

    fn is_full(&self, hut: usize) -> bool {
        self.stocked[hut * IN_HUT..][..IN_HUT].iter().all(Option::is_some)
    }

    fn is_open(&self, hut: usize) -> bool {
        BELOW[hut].iter().all(|below| self.is_full(*below))
    }

    /// PO-2.1: returns whether a signal applies to a pack of this porter and tells the porter anything new.
    fn may_signal(&self, to: Seat, property: u8) -> bool {
        self.carried(to).any(|(_, pack, _)| Traits::of(pack).has(property))
            && self.carried(to).any(|(_, pack, told)| told.told(property, pack) != told)
    }

    fn signal(&mut self, to: Seat, property: u8, dealer: &mut Dealer) {
        dealer.announce(|| stage::signalled(self, to, property));
        self.signals -= 1;
        let before = *self;
        for (slot, pack, told) in before.carried(to) {
            let told = told.told(property, pack);
            self.told[place(to, slot)] = told;
            self.packs.bar(place(to, slot), Cards::first(PACKS).without(told.packs()));
        }
    }

    /// PO-2.5, PO-2.6, PO-2.8: carries a pack to a shelf, where it stays if it fits and otherwise falls, or leaves it behind.
    fn put_down(&mut self, slot: usize, to: Option<usize>, dealer: &mut Dealer) {
        let (seat, at) = (self.porter(), place(self.porter(), slot));
        let Some(pack) = self.packs.at(at).iter().next() else { return };
        let fits = to.filter(|to| Traits::of(pack).meets(self.asked[*to]));
        dealer.announce(|| stage::put_down(seat, slot, pack, (to, fits)));
        self.packs.put(pack, if fits.is_some() { STOCKED } else { GONE });
        self.fallen += u8::from(to != fits);
        if let Some(to) = fits {
            self.stocked[to] = Some(pack);
        }
        // PO-2.7: a full hut returns a signal, as does a pack that is left behind.
        let full = fits.map(|to| to / IN_HUT).filter(|hut| self.is_full(*hut));
        self.signals = SIGNALS.min(self.signals + u8::from(full.is_some() || to.is_none()));
        if let Some(hut) = full {
            dealer.announce(|| stage::filled(hut));
        }
        dealer.moment(self);
        // PO-2.9: a new pack takes the slot of the old one. Everybody but the porter sees it.
        self.told[at] = Traits::ANY;
        if let Some(pack) = self.packs.draw(DEPOT, at, dealer) {
            let others = self.seats.each().filter(|other| *other != seat).collect();
            dealer.announce(|| stage::taken(seat, slot, pack, others));
        }
    }
}

impl Ruleset for Porters {
    type State = Mountain;
    type Action = Act;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=PORTERS as u8
    }

    fn longest_game(&self) -> usize {
        HOURS.into()
    }

    fn teams(&self, _seats: Seats) -> Teams {
        Teams::TOGETHER
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Mountain {
        let sight = |at| match at {
            DEPOT => Sight::Nobody,
            STOCKED | GONE => Sight::All,
            slot => Sight::Others(Seat::new((slot / SLOTS) as u8)),
        };
        let mut packs = Hands::new(Cards::first(PACKS), DEPOT, sight);
        for seat in seats.each() {
            (0..CARRIED[seats.count()]).for_each(|slot| packs.deal(DEPOT, place(seat, slot), 1, dealer));
        }
        let (told, asked, stocked) = ([Traits::ANY; DEPOT], demands(dealer), [None; SHELVES]);
        Mountain { seats, packs, told, asked, stocked, signals: SIGNALS, fallen: 0, hour: 0 }
    }

    /// PO-3.1 to PO-3.3: all shelves are full, too many packs have fallen, or night has fallen. PO-3.4: the score.
    fn turn(&self, mountain: &Mountain) -> Turn {
        let (supplied, left) = (mountain.packs.at(STOCKED).len(), HOURS - mountain.hour);
        let (won, reason, worth) = match (supplied as usize, mountain.fallen, left) {
            (SHELVES, ..) => (true, "end-supplied", estimate::victory(left)),
            (_, FALLS, _) => (false, "end-fallen", estimate::FALLEN * estimate::defeat(supplied)),
            (.., 0) => (false, "end-night", estimate::defeat(supplied)),
            _ => return Turn::Decide(mountain.porter()),
        };
        let score = supplied as i32 + if won { left.into() } else { 0 };
        Turn::Over(Outcome::together(won, mountain.seats, reason).with_score(score).worth(|_| worth))
    }

    fn legal_actions(&self, mountain: &Mountain, into: &mut Vec<Act>) {
        let Turn::Decide(seat) = self.turn(mountain) else { return };
        let is_free = |shelf: &usize| mountain.stocked[*shelf].is_none() && mountain.is_open(*shelf / IN_HUT);
        // PO-2.4: the goods or the weight must be known.
        for (slot, _, told) in mountain.carried(seat).filter(|(.., told)| told.known() != [None; 2]) {
            let shelves = (0..SHELVES).filter(is_free).filter(|shelf| told.meets(mountain.asked[*shelf]));
            into.extend(shelves.map(|shelf| Act::Carry(slot as u8, shelf as u8)));
        }
        for to in mountain.seats.each().filter(|to| *to != seat && mountain.signals > 0) {
            let properties = (0..PROPERTIES).filter(|property| mountain.may_signal(to, *property));
            into.extend(properties.map(|property| Act::Signal(to, property)));
        }
        into.extend(mountain.carried(seat).map(|(slot, ..)| Act::Leave(slot as u8)));
    }

    fn apply(&self, mountain: &mut Mountain, act: Act, dealer: &mut Dealer) {
        // What a signal tells, and what a pack turns out to be, was a secret before.
        dealer.show_secret();
        match act {
            Act::Signal(to, property) => mountain.signal(to, property, dealer),
            Act::Carry(slot, to) => mountain.put_down(slot.into(), Some(to.into()), dealer),
            Act::Leave(slot) => mountain.put_down(slot.into(), None, dealer),
        }
        mountain.hour += 1;
    }

    /// Draws the observer's own packs again. `Hands` knows from the signals what each of them cannot be.
    fn determinize(&self, mountain: &mut Mountain, observer: Seat, dealer: &mut Dealer) {
        mountain.packs.determinize(observer, dealer);
    }

    fn check_conservation(&self, mountain: &Mountain) -> Result<(), ConservationError> {
        mountain.packs.check_conservation("packs", Cards::first(PACKS))?;
        let stocked: Cards = mountain.stocked.iter().flatten().copied().collect();
        let (found, expected) = (stocked.and(mountain.packs.at(STOCKED)).len(), mountain.packs.at(STOCKED).len());
        ConservationError::check("packs on shelves", found as usize, expected as usize)
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md). Longer searches were not tried.
    fn skills(&self) -> Skills {
        [(40, 15), (50, 0), (100, 0), (400, 0), (1600, 0), (1600, 0)].map(|(thinks, slips)| Skill::new(thinks, slips))
    }

    /// In a playout, all porters would act as if they knew their packs, so that signals would be worthless.
    fn search_settings(&self, _seats: Seats) -> SearchSettings {
        SearchSettings { turns: 0, ..SearchSettings::USUAL }
    }

    fn estimate(&self, mountain: &Mountain, _seat: Seat) -> Option<f32> {
        Some(estimate::estimate(mountain))
    }
}

/// PO-1.3: returns what the shelves ask for: in the lower huts each property once, in each of the two upper huts goods,
/// a weight and a kind, and in the hut at the top three kinds. All kinds differ.
fn demands(dealer: &mut Dealer) -> [Traits; SHELVES] {
    const LOWER: usize = PROPERTIES as usize;
    let mut asked = [Traits::ANY; SHELVES];
    asked.iter_mut().zip(0..PROPERTIES).for_each(|(asked, property)| *asked = Traits::with(property));
    dealer.shuffle(&mut asked[..LOWER]);
    let mut kinds = Cards::first(PACKS / 2);
    for (at, asked) in asked.iter_mut().enumerate().skip(LOWER) {
        *asked = match at % IN_HUT {
            0 if at < SHELVES - IN_HUT => Traits::with(dealer.chance(GOODS.into()) as u8),
            1 if at < SHELVES - IN_HUT => Traits::with(GOODS + dealer.chance((PROPERTIES - GOODS).into()) as u8),
            _ => Traits::of(2 * kinds.draw(dealer).unwrap_or_default()),
        };
    }
    asked
}
