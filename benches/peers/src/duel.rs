//! Games of Connect Four between Rondel's search and that of `board-game`, each with a fixed number of iterations per
//! decision.
//!
//! Both games of a pair have the same seed, and each side begins one of them. The same seeds give the same games.

use board_game::ai::mcts::mcts_build_tree;
use board_game::board::Board as _;
use board_game::games::connect4::Connect4;
use rand_08::SeedableRng as _;
use rondel::arena::Share;
use rondel::bots::{self, Bot, SearchLimits};
use rondel::{Dealer, Observation, Ruleset, Seat, Seats, Turn};
use rondel_connect_four::{ConnectFour, Drop};

/// A match between the two searches.
pub(crate) struct Duel {
    /// The bot that plays for Rondel.
    pub(crate) bot: Bot,
    /// Number of iterations of the search of `board-game` for each decision.
    pub(crate) iterations: u64,
    /// The exploration constant of the search of `board-game`.
    pub(crate) exploration: f32,
    /// Number of games. Each side begins half of them.
    pub(crate) games: u64,
    /// The seed of the first pair of games.
    pub(crate) seed: u64,
}

impl Duel {
    /// Plays all games. Returns a line with Rondel's score and its 95% interval.
    pub(crate) fn play(&self) -> String {
        let points: Vec<f64> = (0..self.games).map(|number| self.game(number)).collect();
        let of = |parity: usize| points.iter().skip(parity).step_by(2).sum::<f64>();
        let all: f64 = points.iter().sum();
        let (low, high) = Share::interval(all, self.games);
        format!(
            "connect-four: {} scores {all} of {} against board-game with {} iterations and exploration {}: {:.1} % \
             ({:.1} to {:.1}); {} as first, {} as second; seeds from {}",
            self.bot,
            self.games,
            self.iterations,
            self.exploration,
            100.0 * all / self.games as f64,
            100.0 * low,
            100.0 * high,
            of(0),
            of(1),
            self.seed,
        )
    }

    /// Returns Rondel's score in a game: 1, 0 or one half. Rondel begins the games with even numbers.
    fn game(&self, number: u64) -> f64 {
        let own = Seat::new((number % 2) as u8);
        let seed = self.seed + number / 2;
        let mut dealer = Dealer::seeded(seed);
        let mut generator = rand_08::rngs::SmallRng::seed_from_u64(seed);
        let mut board = ConnectFour.deal(Seats::TWO, &mut dealer);
        let mut theirs = Connect4::default();
        loop {
            let seat = match ConnectFour.turn(&board) {
                Turn::Decide(seat) => seat,
                Turn::Over(outcome) => return f64::from(outcome.utility(own)),
            };
            let mut actions = Vec::new();
            ConnectFour.legal_actions(&board, &mut actions);
            let action = if seat == own {
                let observation = Observation::of(&ConnectFour, &board, seat, &mut dealer);
                actions[bots::think(&ConnectFour, self.bot, &observation, &mut dealer, &SearchLimits::QUIET).choice]
            } else {
                let tree = mcts_build_tree(&theirs, self.iterations, self.exploration, &mut generator);
                let column = tree.best_move();
                *actions.iter().find(|action| number_of(**action) == column).expect("both have the same rules")
            };
            ConnectFour.apply(&mut board, action, &mut dealer);
            theirs.play(number_of(action)).expect("both have the same rules");
        }
    }
}

/// Returns the column of an action, which is its only content.
fn number_of(action: Drop) -> u8 {
    serde_json::to_value(action).ok().and_then(|column| column.as_u64()).expect("a column") as u8
}
