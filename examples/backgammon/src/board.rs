//! The board, and which checkers each die can move. Each seat counts the points from its own side: its checkers move
//! from the 24-point to the 1-point and are then borne off. The same point has number 25 - n for the other seat.

use rondel::Seat;
use rondel::components::{Dice, DoublingCube, MatchScore};
use serde::{Deserialize, Serialize};

/// The numbers of a seat's places besides the points 1 to 24: checkers borne off, and checkers on the bar.
pub(crate) const OFF: usize = 0;
pub(crate) const BAR: usize = 25;
pub(crate) const PLACES: usize = 26;
/// The highest point of a seat's home board (BG-1.1).
pub(crate) const HOME: usize = 6;
/// The number of checkers of each seat.
pub(crate) const CHECKERS: u8 = 15;
/// BG-1.2: the points that hold checkers at the start, and how many.
const START: [(usize, u8); 4] = [(24, 2), (13, 5), (8, 3), (6, 5)];
/// BG-2.2: how often the number of a double is played.
const DOUBLE: u8 = 4;

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    /// Each seat's checkers by place, in the numbering of that seat.
    pub(crate) checkers: [[u8; PLACES]; 2],
    pub(crate) mover: u8,
    pub(crate) dice: Dice<2>,
    /// How often each die is still to be played. Both are 0 before the roll.
    pub(crate) left: [u8; 2],
    pub(crate) stakes: Stakes,
}

/// What the games of a match are about.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stakes {
    pub(crate) score: MatchScore<2>,
    pub(crate) cube: DoublingCube,
    /// BG-5.5: the number of the game without the cube, from 0, once it has begun.
    pub(crate) without_cube: Option<u16>,
    /// Whether the seat to move has rolled instead of doubling.
    pub(crate) has_rolled: bool,
    /// Whether the game is over, and the next one has not begun.
    pub(crate) is_over: bool,
}

/// The action of moving a checker from a place, in the numbering of the seat to move, by the number on one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    /// The point, or 25 for the bar.
    pub from: u8,
    /// The number on the die.
    pub die: u8,
}

impl Stakes {
    /// Returns whether a match is played. A single game is one without the cube from the beginning.
    pub(crate) fn is_match(&self) -> bool {
        self.without_cube != Some(0)
    }

    /// BG-5.5: returns whether the cube is used in this game.
    pub(crate) fn has_cube(&self) -> bool {
        self.without_cube != Some(self.score.deals())
    }
}

impl Move {
    /// Returns the place that the checker reaches.
    pub(crate) fn to(self) -> usize {
        usize::from(self.from).saturating_sub(self.die.into())
    }
}

/// Returns the numbers of the places in a set.
pub(crate) fn each(places: u32) -> impl Iterator<Item = usize> {
    (0..PLACES).filter(move |place| places >> place & 1 == 1)
}

impl Board {
    /// Returns the board at the start, where the higher of two different dice begins (BG-1.3).
    pub(crate) fn start(dice: Dice<2>, stakes: Stakes) -> Self {
        let at = |place: usize| START.iter().find(|(point, _)| *point == place).map_or(0, |(_, count)| *count);
        let (own, [first, second]) = (std::array::from_fn(at), dice.shown());
        Self { checkers: [own; 2], mover: u8::from(second > first), dice, left: [1, 1], stakes }
    }

    /// Ends the turn. The other seat is to roll.
    pub(crate) fn pass(&mut self) {
        self.mover ^= 1;
        self.left = [0, 0];
        self.stakes.has_rolled = false;
    }

    /// BG-2.1, BG-2.2: the seat to move is to play these dice.
    pub(crate) fn roll(&mut self, dice: Dice<2>) {
        self.dice = dice;
        let [first, second] = dice.shown();
        self.left = if first == second { [DOUBLE, 0] } else { [1, 1] };
    }

    /// Returns whether the seat to move has rolled the dice.
    pub(crate) fn is_rolled(&self) -> bool {
        self.left != [0, 0]
    }

    /// BG-5.2: returns whether the seat to move may double the stake before its roll.
    pub(crate) fn may_double(&self) -> bool {
        self.stakes.has_cube() && !self.stakes.is_over && self.stakes.cube.may_double(Seat::new(self.mover))
    }

    /// Returns whether the seat to move has not played any of its dice.
    pub(crate) fn is_fresh(&self) -> bool {
        matches!(self.left, [1, 1] | [DOUBLE, 0])
    }

    pub(crate) fn seat(&self) -> usize {
        self.mover.into()
    }

    /// Returns the number of rival checkers on a point.
    pub(crate) fn rivals(&self, seat: usize, point: usize) -> u8 {
        self.checkers[seat ^ 1][BAR - point]
    }

    /// Returns the highest place with a checker of the seat, or [`OFF`] if there is none on the board.
    pub(crate) fn highest(&self, seat: usize) -> usize {
        self.checkers[seat].iter().rposition(|count| *count > 0).unwrap_or(OFF)
    }

    /// Returns the places whose checkers a die can move, one bit each, whatever the other die can do.
    pub(crate) fn sources(&self, die: u8) -> u32 {
        let (seat, die) = (self.seat(), usize::from(die));
        let (own, highest) = (&self.checkers[seat], self.highest(seat));
        // BG-2.3: a point with two rival checkers is closed.
        let is_open = |point: usize| self.rivals(seat, point) < 2;
        // BG-2.5: checkers on the bar enter first.
        if highest == BAR {
            return u32::from(is_open(BAR - die)) << BAR;
        }
        // BG-3.1, BG-3.3: all are at home. BG-3.2: a higher die bears off from the highest point.
        let bears_off = |from: usize| highest <= HOME && (from == die || from == highest);
        let can = |from: usize| if from > die { is_open(from - die) } else { bears_off(from) };
        (1..=highest).fold(0, |found, from| found | u32::from(own[from] > 0 && can(from)) << from)
    }

    /// Returns the places whose checkers each die may move.
    pub(crate) fn playable(&self) -> [u32; 2] {
        let dice = *self.dice.shown();
        let single = [0, 1].map(|die| if self.left[die] > 0 { self.sources(dice[die]) } else { 0 });
        if self.left.contains(&0) {
            return single;
        }
        // BG-2.6: both dice if possible. A move never closes the way of another checker, so the moves of a double need
        // no such check: any order plays as many of them as possible.
        let both = [0, 1].map(|die: usize| {
            let keeps = |from: &usize| self.keeps(*from, dice[die], dice[die ^ 1], single[die ^ 1]);
            each(single[die]).filter(keeps).fold(0, |all, from| all | 1 << from)
        });
        let high = usize::from(dice[1] > dice[0]);
        let mut sources = if both == [0, 0] { single } else { both };
        if both == [0, 0] && sources[high] != 0 {
            // BG-2.7: only the higher of the two.
            sources[high ^ 1] = 0;
        }
        // If both dice bear off from the same point, it does not matter which: the rest of the turn is the same.
        sources[high ^ 1] &= !(sources[high] & ((2 << dice[high ^ 1]) - 1));
        sources
    }

    /// Returns whether the other die can still be played after a move. It can move checkers from `others` before.
    fn keeps(&self, from: usize, die: u8, other: u8, others: u32) -> bool {
        // Another checker stays able to move.
        if others & !(1 << from) != 0 || others != 0 && self.checkers[self.seat()][from] > 1 {
            return true;
        }
        let mut after = *self;
        after.advance(Move { from: from as u8, die });
        after.sources(other) != 0
    }

    /// Moves a checker of the seat to move. Returns whether it hits a rival checker (BG-2.4).
    pub(crate) fn advance(&mut self, action: Move) -> bool {
        let (seat, to) = (self.seat(), action.to());
        self.checkers[seat][usize::from(action.from)] -= 1;
        self.checkers[seat][to] += 1;
        let hits = self.hits(to);
        self.checkers[seat ^ 1][BAR - to] -= u8::from(hits);
        self.checkers[seat ^ 1][BAR] += u8::from(hits);
        hits
    }

    /// Returns whether a checker of the seat to move hits a rival checker on this place.
    pub(crate) fn hits(&self, to: usize) -> bool {
        to != OFF && self.rivals(self.seat(), to) == 1
    }

    /// BG-4.1: returns the seat that has borne off all its checkers.
    pub(crate) fn winner(&self) -> Option<usize> {
        (0..2).find(|seat| self.checkers[*seat][OFF] == CHECKERS)
    }

    /// BG-4.2, BG-4.3: returns how many points a win over this seat counts.
    pub(crate) fn lost(&self, seat: usize) -> u8 {
        let own = &self.checkers[seat];
        let is_far_back = own[BAR - HOME..].iter().any(|count| *count > 0);
        if own[OFF] > 0 { 1 } else { 2 + u8::from(is_far_back) }
    }

    /// Returns the number of points that all checkers of a seat have yet to move.
    pub(crate) fn pips(&self, seat: usize) -> u16 {
        (0..).zip(self.checkers[seat]).map(|(place, count): (u16, _)| place * u16::from(count)).sum()
    }
}
