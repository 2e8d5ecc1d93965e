//! Random playouts per second: the house beside the crates `board-game` and `minimax`, in one run.
//!
//! The engines take turns, round by round, so that what else the machine does meets all of them alike; the median of the
//! rounds counts. All are driven by xoshiro256++, all start each game from the empty board and play it to its end.

mod bitboards;

use std::hint::black_box;
use std::time::Instant;

use rand_08::SeedableRng as _;
use rand_09::seq::IndexedRandom as _;
use rondel::{Dealer, Ruleset, Seats, playout};

const ROUNDS: usize = 15;
const PLAYOUTS: u32 = 200_000;

/// Through the generic code of the house; counts plies, so that nothing can be left out.
fn house<R: Ruleset>(rules: &R, playouts: u32, seed: u64) -> u64 {
    let mut dealer = Dealer::seeded(seed);
    let mut buffer = Vec::new();
    let mut plies = 0;
    for _ in 0..playouts {
        let mut state = rules.deal(Seats::TWO, &mut dealer);
        let (outcome, length) = playout(rules, &mut state, &mut dealer, &mut buffer);
        black_box(outcome.winner());
        plies += u64::from(length);
    }
    plies
}

fn board_game<B: board_game::board::Board + Default>(playouts: u32, seed: u64) -> u64 {
    let mut generator = rand_08::rngs::SmallRng::seed_from_u64(seed);
    let mut plies = 0;
    for _ in 0..playouts {
        let mut board = B::default();
        while board.play_random_available_move(&mut generator).is_ok() {
            plies += 1;
        }
        black_box(board.outcome());
    }
    plies
}

fn minimax<G: minimax::Game>(playouts: u32, seed: u64) -> u64
where
    G::S: Default,
{
    let mut generator = <rand_09::rngs::SmallRng as rand_09::SeedableRng>::seed_from_u64(seed);
    let mut moves = Vec::new();
    let mut plies = 0;
    for _ in 0..playouts {
        let mut state = G::S::default();
        loop {
            moves.clear();
            if let Some(winner) = G::generate_moves(&state, &mut moves) {
                black_box(winner);
                break;
            }
            let chosen = *moves.choose(&mut generator).expect("a game that goes on has a move");
            if let Some(next) = G::apply(&mut state, chosen) {
                state = next;
            }
            plies += 1;
        }
    }
    plies
}

type Engine = (&'static str, fn(u32, u64) -> u64);

fn compare(game: &str, engines: [Engine; 3]) {
    let mut rates = [const { Vec::new() }; 3];
    let mut plies = [0; 3];
    for round in 0..ROUNDS {
        for (index, (_, engine)) in engines.iter().enumerate() {
            let started = Instant::now();
            plies[index] += engine(PLAYOUTS, round as u64);
            rates[index].push(f64::from(PLAYOUTS) / started.elapsed().as_secs_f64());
        }
    }
    let medians = rates.map(|mut rates| {
        rates.sort_by(f64::total_cmp);
        rates[ROUNDS / 2]
    });
    for ((name, _), (median, plies)) in engines.iter().zip(medians.iter().zip(plies)) {
        let length = plies as f64 / (ROUNDS as f64 * f64::from(PLAYOUTS));
        let ratio = medians[0] / median;
        println!("{game:<14}{name:<12}{:>8.2} M playouts/s{length:>8.2} plies each   rondel ×{ratio:.2}", median / 1e6);
    }
}

fn main() {
    compare(
        "tic-tac-toe",
        [
            ("rondel", |playouts, seed| house(&rondel_tic_tac_toe::TicTacToe, playouts, seed)),
            ("board-game", board_game::<board_game::games::ttt::TTTBoard>),
            ("minimax", minimax::<bitboards::TicTacToe>),
        ],
    );
    compare(
        "connect-four",
        [
            ("rondel", |playouts, seed| house(&rondel_connect_four::ConnectFour, playouts, seed)),
            ("board-game", board_game::<board_game::games::connect4::Connect4>),
            ("minimax", minimax::<bitboards::ConnectFour>),
        ],
    );
}
