//! Backgammon: one game for up to three points, or a match to several points with the doubling cube. An action moves one
//! checker by one die, so a turn is a sequence of up to four actions. Without the cube, the dice are rolled at the end of
//! the previous turn. A player who may double decides before the roll.

mod board;
mod estimate;
mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{LevelRatings, SearchSettings, Skill, Skills};
use rondel::components::{Dice, DoublingCube, MatchScore};
use rondel::{ConservationError, Dealer, Flow, Outcome, Ruleset, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

pub use board::{Board, Move, Stakes};
use board::{CHECKERS, each};
pub use plugin::{BackgammonSetup, Length, PLUGIN};

/// The ruleset, with the points that win.
pub struct Backgammon {
    /// BG-5.6: with 1 point, a single game is played.
    limit: u8,
}

/// The number of sides of each die.
const SIDES: u8 = 6;
/// The most points that a game without the cube can count.
const MOST: f32 = 3.0;

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// Moves a checker.
    Move(Move),
    /// Rolls the dice instead of doubling.
    Roll,
    /// Offers to double the stake.
    Double,
    /// Accepts the double.
    Take,
    /// Declines the double, which ends the game.
    Drop,
}

impl Backgammon {
    /// Rolls the dice of the seat to move. A seat that cannot play is skipped (BG-2.8). Stops where a seat decides.
    fn roll(board: &mut Board, dealer: &mut Dealer) {
        loop {
            board.roll(Dice::rolled(SIDES, dealer));
            let key = if board.left[1] == 0 { "rolls-double" } else { "rolls" };
            dealer.announce(|| stage::told_dice(board, key, "rolls-in-brief"));
            if board.playable() != [0, 0] {
                return;
            }
            dealer.announce(|| stage::told_dice(board, "skipped", "stuck-in-brief"));
            dealer.moment(board);
            board.pass();
            if board.may_double() {
                return;
            }
        }
    }

    /// Moves a checker, and ends the turn if no number can be played any more.
    fn move_checker(&self, board: &mut Board, action: Move, dealer: &mut Dealer) {
        let (seat, to) = (board.seat(), action.to());
        let [from, reached] = [action.from.into(), to].map(|place| stage::place(seat, place));
        dealer.announce(|| stage::told(board, action));
        dealer.flow(|| Flow::of(stage::drawing(seat), 1_u16).from(from).to(reached));
        if board.advance(action) {
            let bar = stage::place(seat ^ 1, board::BAR);
            dealer.flow(|| Flow::of(stage::drawing(seat ^ 1), 1_u16).from(reached).to(bar));
        }
        board.left[usize::from(board.left[0] == 0 || board.dice.shown()[0] != action.die)] -= 1;
        if let Some(winner) = board.winner() {
            return self.end_game(board, winner, board.lost(winner ^ 1), dealer);
        }
        if board.playable() != [0, 0] {
            return;
        }
        if board.is_rolled() {
            dealer.announce(|| stage::told_dice(board, "stuck", "stuck-in-brief"));
        }
        board.pass();
        if !board.may_double() {
            Self::roll(board, dealer);
        }
    }

    /// BG-5.1, BG-5.4: the winner gets the points of the game times the stake. The next game begins unless the match is
    /// over (BG-5.6).
    fn end_game(&self, board: &mut Board, winner: usize, points: u8, dealer: &mut Dealer) {
        let score = &mut board.stakes.score;
        let points = i16::from(points) * board.stakes.cube.stake() as i16;
        score.add(Seat::new(winner as u8), points);
        board.stakes.is_over = true;
        if self.limit == 1 {
            return;
        }
        dealer.announce(|| stage::told_points(board, winner, points));
        if !board.stakes.score.has_reached(self.limit.into()) {
            dealer.moment(board);
            board.stakes.score.end_deal();
            *board = self.begin(board.stakes.score, board.stakes.without_cube, dealer);
        }
    }

    /// BG-1.3: begins a game. Both roll a die each, again if they are equal, and the higher begins with both dice.
    fn begin(&self, score: MatchScore<2>, without_cube: Option<u16>, dealer: &mut Dealer) -> Board {
        // BG-5.5: the first game in which somebody needs a single point is played without the cube.
        let is_without = without_cube.is_none() && score.has_reached(i16::from(self.limit) - 1);
        let without_cube = if is_without { Some(score.deals()) } else { without_cube };
        let (cube, has_rolled, is_over) = (DoublingCube::CENTERED, false, false);
        let stakes = Stakes { score, cube, without_cube, has_rolled, is_over };
        loop {
            let dice = Dice::rolled(SIDES, dealer);
            let [first, second] = dice.shown();
            if first != second {
                let board = Board::start(dice, stakes);
                dealer.announce(|| stage::told_dice(&board, "begins", "rolls-in-brief"));
                return board;
            }
        }
    }

    /// Returns whether a match is played, so that there is a doubling cube.
    pub(crate) const fn is_match(&self) -> bool {
        self.limit > 1
    }
}

impl Ruleset for Backgammon {
    type State = Board;
    type Action = Act;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    /// Hits make a game of any length possible. The longest of 20,000 random games had 791 plies.
    fn longest_game(&self) -> usize {
        20_000 * (2 * usize::from(self.limit) - 1)
    }

    fn deal(&self, _seats: Seats, dealer: &mut Dealer) -> Board {
        self.begin(MatchScore::new(Seats::TWO, Seat::new(0)), None, dealer)
    }

    /// BG-4.1: the first seat without checkers on the board wins. BG-4.2, BG-4.3: it wins up to three points. BG-5.6: in a
    /// match, the points of all games count.
    fn turn(&self, board: &Board) -> Turn {
        if self.is_match() {
            let won = Seats::TWO.each().find(|seat| board.stakes.score.of(*seat) >= self.limit.into());
            return match won {
                Some(winner) => Turn::Over(Outcome::win(winner, Seats::TWO, "end-match")),
                None => Turn::Decide(board.stakes.cube.asked().unwrap_or(Seat::new(board.mover))),
            };
        }
        let Some(winner) = board.winner() else { return Turn::Decide(Seat::new(board.mover)) };
        let points = board.lost(winner ^ 1);
        let reason = ["end-single", "end-gammon", "end-backgammon"][usize::from(points) - 1];
        let share = f32::from(points) / MOST / 2.0;
        let outcome = Outcome::win(Seat::new(winner as u8), Seats::TWO, reason);
        Turn::Over(outcome.worth(|seat| if seat.index() == winner { 0.5 + share } else { 0.5 - share }))
    }

    /// Returns whether a turn begins: before the roll if the seat may double, and otherwise before the first move. A seat
    /// takes several turns in a row if its rival cannot move.
    fn begins_turn(&self, board: &Board) -> bool {
        if board.is_rolled() { board.is_fresh() && !board.stakes.has_rolled } else { board.may_double() }
    }

    fn legal_actions(&self, board: &Board, into: &mut Vec<Act>) {
        if board.stakes.cube.asked().is_some() {
            into.extend([Act::Take, Act::Drop]);
        } else if !board.is_rolled() && board.may_double() {
            into.extend([Act::Roll, Act::Double]);
        }
        for (sources, die) in board.playable().into_iter().zip(*board.dice.shown()) {
            into.extend(each(sources).map(|from| Act::Move(Move { from: from as u8, die })));
        }
    }

    fn apply(&self, board: &mut Board, action: Act, dealer: &mut Dealer) {
        let seat = Seat::new(board.mover);
        match action {
            Act::Move(action) => self.move_checker(board, action, dealer),
            Act::Roll => {
                board.stakes.has_rolled = true;
                Self::roll(board, dealer);
            }
            // BG-5.2: the other seat answers.
            Act::Double => {
                board.stakes.cube.offer(seat);
                dealer.announce(|| stage::told_cube(board, "doubles", seat));
            }
            // BG-5.3: the stake doubles, and only the other seat may double again.
            Act::Take => {
                board.stakes.cube.accept();
                dealer.announce(|| stage::told_cube(board, "takes", seat.rival()));
                Self::roll(board, dealer);
            }
            // BG-5.4: the game is lost at the stake before the double.
            Act::Drop => {
                dealer.announce(|| stage::told_cube(board, "drops", seat.rival()));
                board.stakes.cube.decline();
                self.end_game(board, seat.index(), 1, dealer);
            }
        }
    }

    fn determinize(&self, _board: &mut Board, _observer: Seat, _dealer: &mut Dealer) {}

    fn check_conservation(&self, board: &Board) -> Result<(), ConservationError> {
        for own in board.checkers {
            let count: usize = own.iter().map(|count| usize::from(*count)).sum();
            ConservationError::check("checkers of a seat", count, CHECKERS.into())?;
        }
        let shared = (1..board::BAR).filter(|point| board.checkers[0][*point] > 0 && board.rivals(0, *point) > 0);
        ConservationError::check("points with checkers of both seats", shared.count(), 0)
    }

    /// Returns settings that rate a position at once: with so many rolls, playouts add noise but no strength.
    fn search_settings(&self, _seats: Seats) -> SearchSettings {
        SearchSettings { turns: 0, ..SearchSettings::USUAL }
    }

    /// Decisions about the cube are never made at random.
    fn allows_slips(&self, board: &Board) -> bool {
        board.is_rolled() && board.stakes.cube.asked().is_none()
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md). There is no Grandmaster.
    fn skills(&self) -> Skills {
        [(10, 60), (10, 43), (10, 21), (11, 0), (620, 0), (620, 0)].map(|(thinks, slips)| Skill::new(thinks, slips))
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1218, 1358, 1500, 1646, 1816, 1816])
    }

    fn estimate(&self, board: &Board, seat: Seat) -> Option<f32> {
        Some(if self.is_match() {
            estimate::in_match(board, seat, self.limit.into())
        } else {
            estimate::expected(board, seat.index())
        })
    }
}
