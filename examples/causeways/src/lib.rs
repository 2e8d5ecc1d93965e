//! Causeways: a route-building game for two to four players on a map of hexagons and lines. The player with the
//! most causeways at a village owns that village.

mod aid;
mod marsh;
mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{Calibration, LevelRatings, Skill, Skills};
use rondel::{Announcement, ConservationError, Dealer, MAX_SEATS, Outcome, Ruleset, Seat, Seats, Turn, Weight};
use serde::{Deserialize, Serialize};

use marsh::{AT, ENDS, PLACES, VILLAGES};
pub use plugin::{CausewaysSetup, PLUGIN};

/// The ruleset: the player with the most causeways at a village owns it, and owned villages are worth points.
pub struct Causeways;

/// Maximum number of players.
const MOST_SEATS: usize = 4;

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Marsh {
    /// Each seat's causeways, one bit per place.
    built: [u64; MOST_SEATS],
    /// The value of each village, in points.
    worth: [u8; VILLAGES],
    seats: u8,
    /// The seat to move; `None` once the game is over.
    mover: Option<u8>,
}

/// The action of building a causeway, identified by the number of the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Build(u8);

/// CW-1.1: the values of the villages, before they are shuffled.
const WORTHS: [u8; VILLAGES] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5];

/// Minimum gain, in points, for a turn to be announced with [`Weight::Great`].
const MUCH: i32 = 4;

/// CW-1.2: the number of causeways each seat has, by player count.
const fn causeways(seats: u8) -> u32 {
    match seats {
        2 => 12,
        3 => 10,
        _ => 8,
    }
}

impl Marsh {
    /// Returns the places where a seat may build, one bit each (CW-2.1, CW-2.2).
    fn open_to(&self, seat: u8) -> u64 {
        let free = ((1_u64 << PLACES) - 1) & !self.built.iter().fold(0, |all, own| all | own);
        let own = self.built[usize::from(seat)];
        if own == 0 {
            return free;
        }
        if own.count_ones() >= causeways(self.seats) {
            return 0;
        }
        free & AT.iter().filter(|at| **at & own != 0).fold(0, |all, at| all | at)
    }

    /// CW-3.1: returns the owner of a village, or `None` if the seats with the most causeways there are tied.
    fn owner(&self, village: usize) -> Option<Seat> {
        let count = |seat: Seat| (self.built[seat.index()] & AT[village]).count_ones();
        let most = Seat::each_of(self.seats).max_by_key(|seat| count(*seat))?;
        let alone = Seat::each_of(self.seats).all(|seat| seat == most || count(seat) < count(most));
        (alone && count(most) > 0).then_some(most)
    }

    /// CW-3.2: returns the total value and the number of the villages that each seat owns.
    fn points(&self) -> [(i32, i32); MOST_SEATS] {
        let mut points = [(0, 0); MOST_SEATS];
        for village in 0..VILLAGES {
            if let Some(owner) = self.owner(village) {
                let (worth, villages) = &mut points[owner.index()];
                *worth += i32::from(self.worth[village]);
                *villages += 1;
            }
        }
        points
    }

    /// Returns the number of causeways that a seat has not built yet.
    fn left(&self, seat: Seat) -> u32 {
        causeways(self.seats) - self.built[seat.index()].count_ones()
    }
}

impl Ruleset for Causeways {
    type State = Marsh;
    type Action = Build;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=MOST_SEATS as u8
    }

    fn longest_game(&self) -> usize {
        PLACES
    }

    fn allows_ties(&self) -> bool {
        true
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Marsh {
        let mut worth = WORTHS;
        dealer.shuffle(&mut worth);
        Marsh { built: [0; MOST_SEATS], worth, seats: seats.count() as u8, mover: Some(0) }
    }

    fn turn(&self, marsh: &Marsh) -> Turn {
        if let Some(mover) = marsh.mover {
            return Turn::Decide(Seat::new(mover));
        }
        // CW-3.3: if points are equal, the seat with more villages wins.
        let mut points = [0; MAX_SEATS];
        for (own, (worth, villages)) in points.iter_mut().zip(marsh.points()) {
            *own = worth * VILLAGES as i32 + villages;
        }
        let seats = Seats::new(marsh.seats).unwrap_or(Seats::TWO);
        Turn::Over(Outcome::by_points(&points, seats, "end-built"))
    }

    fn legal_actions(&self, marsh: &Marsh, into: &mut Vec<Build>) {
        if let Some(mover) = marsh.mover {
            let open = marsh.open_to(mover);
            into.extend((0..PLACES as u8).filter(|place| open >> place & 1 == 1).map(Build));
        }
    }

    fn apply(&self, marsh: &mut Marsh, build: Build, dealer: &mut Dealer) {
        let Some(mover) = marsh.mover else { return };
        let before = marsh.points();
        marsh.built[usize::from(mover)] |= 1 << build.0;
        // CW-2.3: a seat that cannot build is skipped.
        let after = (1..=marsh.seats).map(|step| (mover + step) % marsh.seats);
        marsh.mover = after.into_iter().find(|seat| marsh.open_to(*seat) != 0);
        let marsh = *marsh;
        dealer.announce(|| {
            let own = Seat::new(mover);
            let told = stage::between("builds-between", build).with("player", stage::name_of(own));
            let mut gained = [0; MAX_SEATS];
            for (gained, (after, before)) in gained.iter_mut().zip(marsh.points().into_iter().zip(before)) {
                *gained = after.0 - before.0;
            }
            let taken = -gained.iter().filter(|gained| **gained < 0).sum::<i32>();
            let gained = gained[own.index()];
            let brief = stage::between("builds", build).with("points", gained).with("taken", taken);
            let ends = ENDS[usize::from(build.0)].map(stage::village);
            let weight = if gained >= MUCH { Weight::Great } else { Weight::Usual };
            Announcement::new(told)
                .in_brief(brief)
                .weighing(weight)
                .about([stage::place(build)].into_iter().chain(ends))
        });
    }

    fn determinize(&self, _marsh: &mut Marsh, _observer: Seat, _dealer: &mut Dealer) {}

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn skills(&self) -> Skills {
        [
            Skill::new(10, 10),
            Skill::new(25, 0),
            Skill::new(70, 0),
            Skill::new(250, 0),
            Skill::new(1000, 0),
            Skill::new(10_000, 0),
        ]
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([961, 1194, 1500, 1840, 2009, 2269])
    }

    /// Returns values fitted to played games (docs/strength.md).
    fn calibration(&self) -> Calibration {
        Calibration { optimism: 9.6, slope: 1.12 }
    }

    fn check_conservation(&self, marsh: &Marsh) -> Result<(), ConservationError> {
        let all = marsh.built.iter().fold(0, |all: u64, own| all | own);
        let apart: u32 = marsh.built.iter().map(|own| own.count_ones()).sum();
        ConservationError::check("causeways", apart as usize, all.count_ones() as usize)?;
        let worth: usize = marsh.worth.iter().map(|worth| usize::from(*worth)).sum();
        ConservationError::check("worth of the villages", worth, WORTHS.iter().map(|worth| usize::from(*worth)).sum())
    }
}
