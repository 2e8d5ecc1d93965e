//! Tic-tac-toe: the smallest complete game. If you are adding a game, read this one first.

mod aid;
mod plugin;

use std::ops::RangeInclusive;

use rondel::bots::{Calibration, LevelRatings, Skill, Skills};
use rondel::scene::{Piece, Rect, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{
    Announcement, Choice, ConservationError, Dealer, ElementId, Goal, Goals, Group, Observer, Outcome, Ruleset, Scene,
    Seat, Seats, Stage, Text, Turn,
};
use serde::{Deserialize, Serialize};

pub use plugin::{PLUGIN, TicTacToeSetup};

/// The ruleset: three in a row win.
pub struct TicTacToe;

/// The squares that each seat has marked, and the number of marks. Each square is one bit, row by row from the upper
/// left.
#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Board {
    marks: [u16; 2],
    played: u8,
}

/// The action of marking a square, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mark(u8);

const FULL: u16 = 0b1_1111_1111;
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl Board {
    fn mover(self) -> usize {
        usize::from(self.played & 1)
    }

    fn free(self) -> u16 {
        FULL & !(self.marks[0] | self.marks[1])
    }
}

impl Ruleset for TicTacToe {
    type State = Board;
    type Action = Mark;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        9
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
        if LINES.iter().any(|line| board.marks[last] & line == *line) {
            Turn::Over(Outcome::win(Seat::new(last as u8), Seats::TWO, "end-line"))
        } else if board.played == 9 {
            Turn::Over(Outcome::draw(Seats::TWO, "end-full"))
        } else {
            Turn::Decide(Seat::new(board.mover() as u8))
        }
    }

    fn legal_actions(&self, board: &Board, into: &mut Vec<Mark>) {
        if let Turn::Decide(_) = self.turn(board) {
            into.extend((0..9).filter(|square| board.free() >> square & 1 == 1).map(Mark));
        }
    }

    /// Tries random squares until one is free. All free squares are equally likely, and no list is needed.
    #[inline]
    fn random_action(&self, board: &Board, dealer: &mut Dealer, _buffer: &mut Vec<Mark>) -> Mark {
        let free = board.free();
        loop {
            let square = dealer.below(9) as u8;
            if free >> square & 1 == 1 {
                return Mark(square);
            }
        }
    }

    #[inline]
    fn apply(&self, board: &mut Board, mark: Mark, dealer: &mut Dealer) {
        dealer.announce(|| {
            let key = ["marked-cross", "marked-nought"][board.mover()];
            let place = usize::from(mark.0);
            Announcement::new(name(key, place)).in_brief(name("marks", place)).about([square(place)])
        });
        board.marks[board.mover()] |= 1 << mark.0;
        board.played += 1;
    }

    fn determinize(&self, _board: &mut Board, _observer: Seat, _dealer: &mut Dealer) {}

    /// Returns values measured with `rondel ladder` (docs/strength.md). In this game, a search longer than the
    /// Master's does not improve play.
    fn skills(&self) -> Skills {
        [
            Skill::new(10, 50),
            Skill::new(10, 20),
            Skill::new(16, 0),
            Skill::new(50, 0),
            Skill::new(2000, 0),
            Skill::new(2000, 0),
        ]
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1286, 1383, 1500, 1636, 1792, 1792])
    }

    /// Returns values fitted to played games (docs/strength.md).
    fn calibration(&self) -> Calibration {
        Calibration { optimism: 1.9, slope: 0.56 }
    }

    fn check_conservation(&self, board: &Board) -> Result<(), ConservationError> {
        let marks = board.marks[0].count_ones() + board.marks[1].count_ones();
        ConservationError::check("marks", marks as usize, usize::from(board.played))
    }
}

impl Stage for TicTacToe {
    fn scene(&self, board: &Board, observer: Observer) -> Scene {
        let area = Rect::new(425.0, 75.0, 750.0, 750.0);
        let squares = layout::grid(area, 3, 3).enumerate().map(|(square, rect)| {
            let id = self::square(square);
            let owner = Seat::each_of(2).find(|seat| board.marks[seat.index()] >> square & 1 == 1);
            let Some(seat) = owner else {
                return Piece::new(id, Shape::Space, rect.shrunk(8.0), name("square", square));
            };
            let mark = if seat == Seat::new(0) { "cross" } else { "nought" };
            Piece::new(id, Shape::Space, rect.shrunk(8.0), name(mark, square)).icon(mark).tone(Tone::Seat(seat))
        });
        let mut scene = Scene::new(observer);
        scene.zones.push(Zone::new(ZoneKind::Grid, area).with(squares));
        scene
    }

    fn choice(&self, _board: &Board, mark: Mark) -> Choice {
        Choice::new(name("mark", usize::from(mark.0)), Group::Main).on([square(usize::from(mark.0))])
    }

    fn prompt(&self, _board: &Board) -> Text {
        Text::new("prompt")
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        vec![UsageHint::of("square", "when-square", "TTT-1.1")]
    }

    fn goals(&self, board: &Board, _observer: Observer) -> Goals {
        let longest = |seat: Seat| {
            let [own, other] = [seat.index(), seat.index() ^ 1].map(|seat| board.marks[seat]);
            let open = LINES.iter().filter(|line| *line & other == 0);
            open.map(|line| (line & own).count_ones() as i32).max().unwrap_or(0)
        };
        let line = Goal::victory(Text::new("goal-line"), "end-line", "TTT-1.2").last_step(Text::new("goal-line-step"));
        let full = Goal::end(Text::new("goal-full"), ["end-full"], "TTT-1.3").last_step(Text::new("goal-full-step"));
        let list = vec![line.each(Seat::each_of(2).map(longest)).needs(3), full.together(board.played.into()).needs(9)];
        Goals { list, others: Vec::new() }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::new(if seat == Seat::new(0) { "seat-cross" } else { "seat-nought" })
    }

    fn seat_icon(&self, seat: Seat) -> Option<&'static str> {
        Some(if seat == Seat::new(0) { "cross" } else { "nought" })
    }
}

/// Returns the element ID of a square.
const fn square(number: usize) -> ElementId {
    ElementId::new("square", number as u32)
}

/// Returns a text about a square, with its row and column, counted from 1, as arguments.
fn name(key: &'static str, square: usize) -> Text {
    Text::new(key).with("row", square / 3 + 1).with("column", square % 3 + 1)
}
