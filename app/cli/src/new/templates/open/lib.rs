//! caravan-title: tiles lie in a row, and players take turns to take the first or the last tile.
//!
//! Nothing is hidden, and only the order of the tiles is random. Change the rules step by step, starting
//! with `rules/en.md`; `cargo test` reports what is missing.

mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::{Announcement, ConservationError, Dealer, MAX_SEATS, Outcome, Ruleset, Seat, Seats, Text, Turn};
use serde::{Deserialize, Serialize};

pub use plugin::{Options, PLUGIN};

/// Minimum and maximum number of players.
pub const PLAYERS: (u8, u8) = (FEWEST, MOST);
/// Number of tiles in the row for each player.
pub const TILES_EACH: usize = 4;
const MOST_TILES: usize = TILES_EACH * MAX_SEATS;

/// The rules of caravan-title.
pub struct Rules;

/// The complete position. Plain data without randomness or text.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// The seats in the game.
    pub seats: Seats,
    /// Value of each tile, in row order. Unused entries are 0.
    pub tiles: [u8; MOST_TILES],
    /// Index of the first tile that is left.
    pub first: u8,
    /// Index after the last tile that is left.
    pub end: u8,
    /// Points of the tiles that each seat has taken.
    pub points: [u8; MAX_SEATS],
}

/// A decision: the tile to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Take {
    /// The first tile of the row.
    First,
    /// The last tile of the row.
    Last,
}

impl Table {
    /// Returns the initial number of tiles.
    pub fn tiles_in_all(&self) -> u8 {
        (TILES_EACH * self.seats.count()) as u8
    }

    /// Returns the number of tiles that are left.
    pub fn left(&self) -> u8 {
        self.end - self.first
    }

    /// Returns the seat that takes the next tile, while any tile is left (CV-1.2).
    pub fn mover(&self) -> Seat {
        Seat::new((self.tiles_in_all() - self.left()) % self.seats.count() as u8)
    }

    /// Returns the index of the tile to be taken.
    pub fn place(&self, take: Take) -> u8 {
        match take {
            Take::First => self.first,
            Take::Last => self.end - 1,
        }
    }

    /// Returns each seat's points, for the outcome and the score sheet.
    pub fn score(&self) -> Vec<i32> {
        self.seats.each().map(|seat| i32::from(self.points[seat.index()])).collect()
    }
}

impl Ruleset for Rules {
    type State = Table;
    type Action = Take;

    fn seats(&self) -> RangeInclusive<u8> {
        PLAYERS.0..=PLAYERS.1
    }

    fn longest_game(&self) -> usize {
        MOST_TILES
    }

    fn allows_ties(&self) -> bool {
        true
    }

    /// CV-1.1: tiles with values from 1 to 9 are shuffled into a row.
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Table {
        let count = TILES_EACH * seats.count();
        let mut tiles = [0; MOST_TILES];
        for (place, tile) in tiles[..count].iter_mut().enumerate() {
            *tile = (place % 9) as u8 + 1;
        }
        dealer.shuffle(&mut tiles[..count]);
        Table { seats, tiles, first: 0, end: count as u8, points: [0; MAX_SEATS] }
    }

    /// CV-1.3: the game ends with the last tile, and the player with the most points wins.
    fn turn(&self, table: &Table) -> Turn {
        if table.left() > 0 {
            return Turn::Decide(table.mover());
        }
        Turn::Over(Outcome::by_points(&table.score(), table.seats, "end-row"))
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<Take>) {
        if table.left() > 0 {
            into.push(Take::First);
        }
        if table.left() > 1 {
            into.push(Take::Last);
        }
    }

    fn apply(&self, table: &mut Table, take: Take, dealer: &mut Dealer) {
        let (seat, place) = (table.mover(), table.place(take));
        let worth = table.tiles[usize::from(place)];
        dealer.announce(|| {
            let told = |key| Text::new(key).with("seat", stage::name(seat)).with("worth", worth);
            Announcement::new(told("takes")).in_brief(told("takes-in-brief")).about([stage::stock(seat)])
        });
        table.points[seat.index()] += worth;
        match take {
            Take::First => table.first += 1,
            Take::Last => table.end -= 1,
        }
    }

    /// All information is public, so there is nothing to replace.
    fn determinize(&self, _table: &mut Table, _observer: Seat, _dealer: &mut Dealer) {}

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        let left = &table.tiles[usize::from(table.first)..usize::from(table.end)];
        let lying: u32 = left.iter().map(|tile| u32::from(*tile)).sum();
        let taken: u32 = table.points.iter().map(|points| u32::from(*points)).sum();
        let all: u32 = table.tiles.iter().map(|tile| u32::from(*tile)).sum();
        ConservationError::check("points", (lying + taken) as usize, all as usize)
    }

    /// Position estimate for bots, based on the lead over the best opponent.
    fn estimate(&self, table: &Table, seat: Seat) -> Option<f32> {
        let own = f32::from(table.points[seat.index()]);
        let others = table.seats.each().filter(|other| *other != seat).map(|other| table.points[other.index()]);
        let best = f32::from(others.max().unwrap_or(0));
        Some(((own - best) / 40.0 + 0.5).clamp(0.0, 1.0))
    }
}
