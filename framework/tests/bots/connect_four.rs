//! Tests the search on positions from the middle of a game of Connect Four, which a test can solve. The search
//! preserves the value of every position except one.

use rondel::bots::{Budget, Mcts, SearchLimits};
use rondel::{Dealer, Observation, Ruleset, Seats, Turn};
use rondel_connect_four::{Board, ConnectFour, Drop};

const ITERATIONS: u32 = 50_000;
const POSITIONS: usize = 20;
/// Numbers of discs in the positions: enough for a test to solve the position, but too few for the game to be
/// nearly over.
const DISCS: std::ops::RangeInclusive<u32> = 12..=28;

const LOWEST: u64 = 0x0000_0408_1020_4081;
const HOLES: u64 = LOWEST * 0b11_1111;

/// The discs of the player to move and of the player who moved last, with seven bits for each column from bottom to
/// top, in John Tromp's layout.
#[derive(Clone, Copy)]
struct Discs {
    own: u64,
    rivals: u64,
}

impl Discs {
    fn count(self) -> u32 {
        (self.own | self.rivals).count_ones()
    }

    fn drop(self, column: usize) -> Option<Self> {
        let landing = ((self.own | self.rivals) + LOWEST) & HOLES & 0x7F << (7 * column);
        (landing != 0).then_some(Self { own: self.rivals, rivals: self.own | landing })
    }

    /// Returns the positions after one more disc, starting with the middle column.
    fn drops(self) -> impl Iterator<Item = Self> {
        [3, 2, 4, 1, 5, 0, 6].into_iter().filter_map(move |column| self.drop(column))
    }

    /// Returns whether the player who moved last has four in a row.
    fn is_lost(self) -> bool {
        [1, 6, 7, 8].into_iter().any(|step| {
            let pairs = self.rivals & self.rivals >> step;
            pairs & pairs >> (2 * step) != 0
        })
    }
}

/// An alpha-beta search over all lines of play, which tries the middle columns first.
pub(crate) struct Solver {
    /// A hash table of positions with bounds on their values. A later entry replaces an earlier entry.
    known: Vec<(u64, [i8; 2])>,
}

impl Solver {
    const PLACES: u32 = 20;

    pub(crate) fn new() -> Self {
        Self { known: vec![(0, [-1, 1]); 1 << Self::PLACES] }
    }

    /// Returns the value for the player to move: 1, 0 or −1. The player who moved last must not have won.
    fn value(&mut self, discs: Discs, mut alpha: i8, mut beta: i8) -> i8 {
        if discs.count() == 42 {
            return 0;
        }
        if discs.drops().any(Discs::is_lost) {
            return 1;
        }
        // Ignore moves that let the other side win immediately.
        let is_sound = |next: &Discs| !next.drops().any(Discs::is_lost);
        if !discs.drops().any(|next| is_sound(&next)) {
            return -1;
        }
        let name = discs.own + (discs.own | discs.rivals) + LOWEST;
        let place = (name.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - Self::PLACES)) as usize;
        let [low, high] = if self.known[place].0 == name { self.known[place].1 } else { [-1, 1] };
        (alpha, beta) = (alpha.max(low), beta.min(high));
        if alpha >= beta {
            return alpha;
        }
        let mut best = -1;
        for next in discs.drops().filter(is_sound) {
            best = best.max(-self.value(next, -beta, -alpha.max(best)));
            if best >= beta {
                break;
            }
        }
        let bounds = match best {
            best if best >= beta => [best, high],
            best if best <= alpha => [low, best],
            best => [best, best],
        };
        self.known[place] = (name, bounds);
        best
    }

    /// Returns the value for the player to move, even if the other player has already won.
    fn exactly(&mut self, discs: Discs) -> i8 {
        if discs.is_lost() { -1 } else { self.value(discs, -1, 1) }
    }
}

/// A position in which the choice matters, with the value of each legal action.
pub(crate) struct Problem {
    pub(crate) board: Board,
    pub(crate) actions: Vec<Drop>,
    pub(crate) values: Vec<i8>,
}

/// Returns a fixed set of positions from random games.
pub(crate) fn problems(solver: &mut Solver) -> Vec<Problem> {
    let mut dealer = Dealer::seeded(4);
    let mut problems = Vec::new();
    let mut buffer = Vec::new();
    while problems.len() < POSITIONS {
        let wanted = DISCS.start() + dealer.below(DISCS.end() - DISCS.start() + 1);
        let mut board = ConnectFour.deal(Seats::TWO, &mut dealer);
        let mut discs = Discs { own: 0, rivals: 0 };
        while let Turn::Decide(_) = ConnectFour.turn(&board) {
            if discs.count() == wanted {
                problems.extend(problem(solver, &board, discs));
                break;
            }
            let action = ConnectFour.random_action(&board, &mut dealer, &mut buffer);
            discs = discs.drop(column(action)).expect("a legal action");
            ConnectFour.apply(&mut board, action, &mut dealer);
        }
    }
    problems
}

fn problem(solver: &mut Solver, board: &Board, discs: Discs) -> Option<Problem> {
    let mut actions = Vec::new();
    ConnectFour.legal_actions(board, &mut actions);
    let nexts = actions.iter().map(|action| discs.drop(column(*action)).expect("a legal action"));
    let values: Vec<i8> = nexts.map(|next| -solver.exactly(next)).collect();
    let matters = values.iter().any(|value| *value != values[0]);
    matters.then_some(Problem { board: *board, actions, values })
}

/// Returns the column of an action, which is its only content.
fn column(action: Drop) -> usize {
    serde_json::to_value(action).ok().and_then(|column| column.as_u64()).expect("a column") as usize
}

#[test]
fn the_search_keeps_what_a_position_of_connect_four_is_worth() {
    let mut solver = Solver::new();
    let mut lost = Vec::new();
    for (number, Problem { board, actions, values }) in problems(&mut solver).iter().enumerate() {
        let Turn::Decide(seat) = ConnectFour.turn(board) else { unreachable!("somebody decides") };
        let mut dealer = Dealer::seeded(number as u64);
        let observation = Observation::of(&ConnectFour, board, seat, &mut dealer);
        let search = Mcts::new(Budget::Iterations(ITERATIONS));
        let choice = search.think(&ConnectFour, &observation, actions, &mut dealer, &SearchLimits::QUIET).choice;
        if values[choice] < *values.iter().max().expect("a choice") {
            lost.push(format!("{board:?}: {:?} of {values:?}", actions[choice]));
        }
    }
    // One failure is known: a position with twelve discs and three columns that win late. If playouts parry
    // threats, the search prefers another column, even with 500,000 iterations. If playouts parry nothing, the
    // search is right in all twenty positions.
    assert!(lost.len() <= 1, "{} of {POSITIONS}: {lost:#?}", lost.len());
}

/// Returns the value of a position by plain exhaustive search.
fn plainly(discs: Discs) -> i8 {
    if discs.is_lost() {
        return -1;
    }
    discs.drops().map(|next| -plainly(next)).max().unwrap_or(0)
}

#[test]
fn the_solver_is_right_about_the_ends_of_games() {
    let mut dealer = Dealer::seeded(8);
    let mut solver = Solver::new();
    let mut values = [0; 3];
    for _ in 0..2000 {
        let mut discs = Discs { own: 0, rivals: 0 };
        while discs.count() < 32 && !discs.is_lost() {
            discs = discs.drop(dealer.below(7) as usize).unwrap_or(discs);
        }
        let value = solver.exactly(discs);
        assert_eq!(value, plainly(discs), "{:#x} {:#x}", discs.own, discs.rivals);
        values[(value + 1) as usize] += u32::from(!discs.is_lost());
    }
    assert!(values.iter().all(|count| *count > 0), "{values:?}");
}
