//! Tests the bots on games whose value is known.

mod beliefs;
mod connect_four;
mod diagram;
mod greedy;
mod kuhn;
mod only_win;
mod poker;
#[path = "../planted_faults/prizes.rs"]
#[allow(dead_code, reason = "the laws want more faults of it")]
mod prizes;
mod proofs;
mod secret_choices;
mod threads;
mod tic_tac_toe;
mod unmeasured;

use std::sync::atomic::{AtomicU32, Ordering};

use rondel::bots::{Bot, SearchLimits};
use rondel::{Dealer, Plugin, Seat, Session, Turn, plugins};

const TIC_TAC_TOE: &str = "tic-tac-toe";

fn plugin(id: &str) -> &'static Plugin {
    plugins().expect("each id once")[id]
}

fn bot(words: &str) -> Bot {
    words.parse().expect("the name of a bot")
}

/// Starts a game for two seats and makes these choices.
fn table(id: &str, choices: &[usize]) -> Session {
    let plugin = plugin(id);
    let players = vec![rondel::journal::Player::human(""); 2];
    let header = rondel::journal::Header::of(plugin, (plugin.setup)(), players, 1);
    let mut session = Session::start(header).expect("a table for two");
    for choice in choices {
        session.play(*choice).expect("a legal choice");
    }
    session
}

/// Returns the number of the square that a bot takes in tic-tac-toe after these choices.
fn square_of(name: &str, choices: &[usize], seed: u64) -> u32 {
    let session = table(TIC_TAC_TOE, choices);
    let Turn::Decide(seat) = session.turn() else { panic!("the game is over") };
    let observation = session.observe(seat);
    let choice = session.game().think(bot(name), &observation, &mut Dealer::seeded(seed), &SearchLimits::QUIET).choice;
    session.choices()[choice].targets[0].number
}

#[test]
fn the_search_wins_in_one() {
    // Cross has the upper left and upper middle, Nought the centre and the lower right: 0, 4, 1, 8.
    let choices = [0, 3, 0, 5];
    for seed in 0..20 {
        assert_eq!(square_of("mcts:500", &choices, seed), 2, "seed {seed}");
    }
}

#[test]
fn the_search_parries_a_win_in_one() {
    // Cross has the upper left and the middle left, Nought the centre: 0, 4, 3. Nought must take the lower left.
    let choices = [0, 3, 2];
    for seed in 0..20 {
        assert_eq!(square_of("mcts:500", &choices, seed), 6, "seed {seed}");
    }
}

#[test]
fn greedy_wins_in_one() {
    for seed in 0..20 {
        assert_eq!(square_of("greedy", &[0, 3, 0, 5], seed), 2, "seed {seed}");
    }
}

#[test]
fn two_good_searches_draw_at_tic_tac_toe() {
    let game = (plugin(TIC_TAC_TOE).setup)().open().expect("it opens");
    for seed in 0..20 {
        let record = game.play_game(&[bot("mcts:2000"), bot("mcts:2000")], seed, &|_| Box::new(|| false));
        assert_eq!(record.outcome.winner(), None, "seed {seed}");
    }
}

#[test]
fn a_search_thinks_the_same_from_the_same_seed_and_ends_when_it_is_told() {
    assert_eq!(square_of("mcts:50", &[4], 7), square_of("mcts:50", &[4], 7));
    let session = table(TIC_TAC_TOE, &[]);
    let observation = session.observe(Seat::new(0));
    let made = AtomicU32::new(0);
    let stop = |more| made.fetch_add(more, Ordering::Relaxed) + more >= 640;
    let effort = SearchLimits { threads: 1, stop: &stop };
    let thought = session.game().think(bot("mcts:60000ms"), &observation, &mut Dealer::seeded(1), &effort);
    assert_eq!((made.load(Ordering::Relaxed), thought.iterations), (640, 640));
}
