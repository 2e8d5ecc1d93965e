//! Connect Four: discs fall to the lowest free hole of a column, and four discs of one colour in a row win.

mod aid;
mod plugin;

use std::ops::RangeInclusive;

use rondel::bots::{Calibration, LevelRatings, Skill, Skills};
use rondel::scene::{Piece, Rect, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{
    Announcement, Choice, ConservationError, Dealer, ElementId, Flow, Goal, Goals, Group, Observer, Outcome, Ruleset,
    Scene, Seat, Seats, Stage, Text, Turn, Urgent,
};
use serde::{Deserialize, Serialize};

pub use plugin::{ConnectFourSetup, PLUGIN};

/// The ruleset: four in a row win.
pub struct ConnectFour;

/// The holes each seat has filled, as bit sets. Each column has seven bits, from the bottom up. The seventh bit is
/// always zero.
#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Board {
    discs: [u64; 2],
    played: u8,
}

/// The action of dropping a disc into a column, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drop(u8);

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
const LOWEST: u64 = 0x0000_0408_1020_4081;
const HOLES: u64 = LOWEST * 0b11_1111;

impl Board {
    fn mover(&self) -> usize {
        usize::from(self.played & 1)
    }

    /// Returns the hole where a disc would land, for every column that is not full.
    fn landings(&self) -> u64 {
        ((self.discs[0] | self.discs[1]) + LOWEST) & HOLES
    }

    /// Returns the element ID of the hole where the disc would land.
    fn landing(&self, drop: Drop) -> ElementId {
        ElementId::new("hole", (self.landings() & 0x7F << (7 * drop.0)).trailing_zeros())
    }

    /// Looks at every line of four holes without discs of the other seat, and returns the largest number of the
    /// seat's discs in one line.
    fn longest(&self, seat: Seat) -> u32 {
        let [own, other] = [seat.index(), seat.index() ^ 1].map(|seat| self.discs[seat]);
        let lines = [1, 7, 8, 6].into_iter().flat_map(|step| {
            let line = 1 | 1 << step | 1 << (2 * step) | 1 << (3 * step);
            (0..64 - 3 * step).map(move |first| line << first)
        });
        let open = lines.filter(|line: &u64| line & !HOLES == 0 && line & other == 0);
        open.map(|line| (line & own).count_ones()).max().unwrap_or(0)
    }

    /// Returns the holes that would complete four in a row, including filled holes and bits outside the board.
    #[inline]
    fn fourths(discs: u64) -> u64 {
        let along = |step: u32| {
            let above = discs << step & discs << (2 * step);
            let below = discs >> step & discs >> (2 * step);
            above & (discs << (3 * step) | discs >> step) | below & (discs << step | discs >> (3 * step))
        };
        // In a column, only the hole above the discs can be empty.
        let upwards = discs << 1 & discs << 2 & discs << 3;
        upwards | along(7) | along(8) | along(6)
    }

    /// Returns whether there are four in a row: in a column, along a row or along either diagonal.
    fn has_four(discs: u64) -> bool {
        [1, 7, 8, 6].into_iter().any(|step| {
            let pairs = discs & discs >> step;
            pairs & pairs >> (2 * step) != 0
        })
    }
}

impl Ruleset for ConnectFour {
    type State = Board;
    type Action = Drop;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        usize::from(COLUMNS * ROWS)
    }

    fn allows_ties(&self) -> bool {
        true
    }

    fn deal(&self, _seats: Seats, _dealer: &mut Dealer) -> Board {
        Board::default()
    }

    #[inline]
    fn turn(&self, board: &Board) -> Turn {
        let last = board.mover() ^ 1;
        if Board::has_four(board.discs[last]) {
            Turn::Over(Outcome::win(Seat::new(last as u8), Seats::TWO, "end-four"))
        } else if board.played == COLUMNS * ROWS {
            Turn::Over(Outcome::draw(Seats::TWO, "end-full"))
        } else {
            Turn::Decide(Seat::new(board.mover() as u8))
        }
    }

    fn legal_actions(&self, board: &Board, into: &mut Vec<Drop>) {
        if let Turn::Decide(_) = self.turn(board) {
            into.extend((0..COLUMNS).filter(|column| board.landings() >> (7 * column) & 0x7F != 0).map(Drop));
        }
    }

    /// Tries random columns until one is not full. All legal columns are equally likely, and few attempts are needed,
    /// because columns are rarely full.
    #[inline]
    fn random_action(&self, board: &Board, dealer: &mut Dealer, _buffer: &mut Vec<Drop>) -> Drop {
        let landings = board.landings();
        loop {
            let column = dealer.below(u32::from(COLUMNS)) as u8;
            if landings >> (7 * column) & 0x7F != 0 {
                return Drop(column);
            }
        }
    }

    #[inline]
    fn apply(&self, board: &mut Board, drop: Drop, dealer: &mut Dealer) {
        dealer.flow(|| Flow::of(["red", "blue"][board.mover()], 1_u16).to(board.landing(drop)));
        dealer.announce(|| {
            let key = ["dropped-red", "dropped-blue"][board.mover()];
            Announcement::new(Text::new(key).with("column", drop.0 + 1))
                .in_brief(Text::new("drops").with("column", drop.0 + 1))
                .about([board.landing(drop)])
        });
        board.discs[board.mover()] |= board.landings() & 0x7F << (7 * drop.0);
        board.played += 1;
    }

    #[inline]
    fn urgent(&self, board: &Board) -> Urgent<Drop> {
        let landings = board.landings();
        let drop = |holes: u64| Drop((holes.trailing_zeros() / 7) as u8);
        let own = Board::fourths(board.discs[board.mover()]) & landings;
        if own != 0 {
            return Urgent::Wins(drop(own));
        }
        let rivals = Board::fourths(board.discs[board.mover() ^ 1]) & landings;
        if rivals == 0 { Urgent::Nothing } else { Urgent::Parries(drop(rivals)) }
    }

    fn determinize(&self, _board: &mut Board, _observer: Seat, _dealer: &mut Dealer) {}

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn skills(&self) -> Skills {
        [
            Skill::new(45, 0),
            Skill::new(110, 0),
            Skill::new(400, 0),
            Skill::new(1600, 0),
            Skill::new(10_000, 0),
            Skill::new(100_000, 0),
        ]
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1155, 1313, 1500, 1598, 1709, 1987])
    }

    /// Returns values fitted to played games (docs/strength.md).
    fn calibration(&self) -> Calibration {
        Calibration { optimism: 5.4, slope: 1.25 }
    }

    fn check_conservation(&self, board: &Board) -> Result<(), ConservationError> {
        let discs = (board.discs[0] | board.discs[1]) & HOLES;
        ConservationError::check("discs", discs.count_ones() as usize, usize::from(board.played))
    }
}

impl Stage for ConnectFour {
    fn scene(&self, board: &Board, observer: Observer) -> Scene {
        let area = Rect::new(380.0, 90.0, 840.0, 720.0);
        let holes = layout::grid(area, usize::from(COLUMNS), usize::from(ROWS)).enumerate().map(|(place, rect)| {
            let (row, column) = (ROWS - 1 - place as u8 / COLUMNS, place as u8 % COLUMNS);
            let id = ElementId::new("hole", u32::from(7 * column + row));
            let owner = Seat::each_of(2).find(|seat| board.discs[seat.index()] >> (7 * column + row) & 1 == 1);
            let disc = |key| Text::new(key).with("row", row + 1).with("column", column + 1);
            let Some(seat) = owner else { return Piece::new(id, Shape::Space, rect.shrunk(8.0), disc("hole")) };
            let name = if seat == Seat::new(0) { "red" } else { "blue" };
            Piece::new(id, Shape::Disc, rect.shrunk(8.0), disc(name)).icon(name).tone(Tone::Seat(seat))
        });
        let mut scene = Scene::new(observer);
        scene.zones.push(Zone::new(ZoneKind::Grid, area).with(holes));
        scene
    }

    fn choice(&self, board: &Board, drop: Drop) -> Choice {
        Choice::new(Text::new("drop").with("column", drop.0 + 1), Group::Main).on([board.landing(drop)])
    }

    fn prompt(&self, _board: &Board) -> Text {
        Text::new("prompt")
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        vec![UsageHint::of("hole", "when-hole", "C4-1.2")]
    }

    fn goals(&self, board: &Board, _observer: Observer) -> Goals {
        let four = Goal::victory(Text::new("goal-four"), "end-four", "C4-1.3").last_step(Text::new("goal-four-step"));
        let full = Goal::end(Text::new("goal-full"), ["end-full"], "C4-1.4").last_step(Text::new("goal-full-step"));
        let list = vec![
            four.each(Seat::each_of(2).map(|seat| board.longest(seat) as i32)).needs(4),
            full.together(board.played.into()).needs((COLUMNS * ROWS).into()),
        ];
        Goals { list, others: Vec::new() }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::new(if seat == Seat::new(0) { "seat-red" } else { "seat-blue" })
    }

    fn seat_icon(&self, seat: Seat) -> Option<&'static str> {
        Some(if seat == Seat::new(0) { "red" } else { "blue" })
    }
}
