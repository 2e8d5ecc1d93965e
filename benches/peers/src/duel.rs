//! Games of connect four between the search of the house and that of `board-game`, both of so many iterations a decision.
//!
//! Each pair of games has a seed, and each of the two begins in one of them. The same seeds give the same games.

use board_game::ai::mcts::mcts_build_tree;
use board_game::board::Board as _;
use board_game::games::connect4::Connect4;
use rand_08::SeedableRng as _;
use rondel::arena::Share;
use rondel::bots::{self, Bot, Effort};
use rondel::{Dealer, Observation, Ruleset, Seat, Seats, Turn};
use rondel_connect_four::{ConnectFour, Drop};

/// Who plays whom, and how often.
pub(crate) struct Duel {
    /// How the house searches.
    pub(crate) house: Bot,
    /// How many iterations the other makes for each decision.
    pub(crate) iterations: u64,
    /// How eager the other is to try what is little known.
    pub(crate) exploration: f32,
    /// How many games there are, half of them with each side beginning.
    pub(crate) games: u64,
    /// The seed of the first pair of games.
    pub(crate) seed: u64,
}

impl Duel {
    /// Plays all games. Returns a line with the house's score and its 95% interval.
    pub(crate) fn play(&self) -> String {
        let points: Vec<f64> = (0..self.games).map(|number| self.game(number)).collect();
        let of = |parity: usize| points.iter().skip(parity).step_by(2).sum::<f64>();
        let all: f64 = points.iter().sum();
        let (low, high) = Share::interval(all, self.games);
        format!(
            "connect-four: {} scores {all} of {} against board-game with {} iterations and exploration {}: {:.1} % \
             ({:.1} to {:.1}); {} as first, {} as second; seeds from {}",
            self.house,
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

    /// The house's score in a game: 1, 0 or one half. It begins in the even ones.
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
                actions[bots::think(&ConnectFour, self.house, &observation, &mut dealer, &Effort::QUIET).choice]
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

/// The number of a column is all that an action holds.
fn number_of(action: Drop) -> u8 {
    serde_json::to_value(action).ok().and_then(|column| column.as_u64()).expect("a column") as u8
}
