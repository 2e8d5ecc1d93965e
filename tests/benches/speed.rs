//! Benchmarks of all registered games through the type-erased interface, on one thread: random playouts,
//! search, the cost of a ply (copying a position, listing the legal actions, and copying a position and applying an
//! action), the presentation of a position to a user, and opening a saved game. All benchmarks except playouts, search
//! and opening a saved game start from the middle of a random game.

use std::time::{Duration, Instant};

use divan::Bencher;
use divan::counter::ItemsCount;
use rondel::bots::{Bot, SearchLimits};
use rondel::journal::Journal;
use rondel::{AnyGame, AnyObservation, BenchOp, Dealer, Observer, Plugin, Seats, Session, Turn, plugins};
use rondel_tests::{mid_game, play_any, table};

fn main() {
    divan::main();
}

fn games() -> Vec<&'static str> {
    plugins().expect("each id once").into_keys().collect()
}

fn plugin(id: &str) -> &'static Plugin {
    plugins().expect("each id once")[id]
}

/// Returns a position in the middle of a random game. The game has the smallest number of seats allowed, but at
/// least two.
fn middle(id: &str) -> Session {
    mid_game(plugin(id), plugin(id).players.0.max(2), 7)
}

fn open(id: &str) -> (AnyGame, Seats) {
    let game = (plugin(id).setup)().open().expect("the bundled content is good");
    let seats = Seats::new(*game.seats().start()).expect("a table");
    (game, seats)
}

#[divan::bench(args = games())]
fn playouts(bencher: Bencher<'_, '_>, id: &str) {
    const GAMES: u32 = 1000;
    let (game, seats) = open(id);
    // Each run plays different games. If the same thousand small games were repeated, a CPU would learn to
    // predict their branches.
    let mut seed = 0;
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        seed += 1;
        game.playouts(seats, GAMES, seed)
    });
}

/// Returns an observation of the first position with more than one action, for the seat to move.
fn first_choice(game: &AnyGame, seats: Seats) -> AnyObservation {
    let mut dealer = Dealer::seeded(1);
    let mut state = game.deal(seats, &mut dealer);
    loop {
        let Turn::Decide(seat) = game.turn(&state) else { panic!("nothing is ever chosen") };
        if game.actions(&state).len() > 1 {
            return game.observe(&state, seat, &mut dealer);
        }
        game.apply(&mut state, 0, &mut dealer).expect("the only choice");
    }
}

#[divan::bench(args = games())]
fn search(bencher: Bencher<'_, '_>, id: &str) {
    const ITERATIONS: u32 = 1000;
    let (game, seats) = open(id);
    let observation = first_choice(&game, seats);
    let bot = Bot::searching(ITERATIONS);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(|| {
        seed += 1;
        game.think(bot, &observation, &mut Dealer::seeded(seed), &SearchLimits::QUIET).choice
    });
}

/// Measures a decision with a time limit of 100 ms. The result should be 100 ms in every game.
#[divan::bench(args = games(), sample_count = 20, sample_size = 1)]
fn budget_of_100_ms(bencher: Bencher<'_, '_>, id: &str) {
    const MILLIS: u32 = 100;
    let session = middle(id);
    let Turn::Decide(seat) = session.turn() else { panic!("the game is over") };
    let observation = session.observe(seat);
    bencher.bench_local(|| {
        let end = Instant::now() + Duration::from_millis(u64::from(MILLIS));
        let effort = SearchLimits { threads: 1, stop: &|_| Instant::now() >= end };
        let bot = Bot::thinking(MILLIS);
        session.game().think(bot, &observation, &mut Dealer::seeded(1), &effort).choice
    });
}

/// Repeats one operation of a playout, without the overhead of the type-erased interface.
fn chore(bencher: Bencher<'_, '_>, id: &str, chore: BenchOp) {
    const TIMES: u32 = 1000;
    let session = middle(id);
    bencher.counter(ItemsCount::new(TIMES)).bench_local(|| session.game().repeat(chore, session.state(), TIMES));
}

#[divan::bench(args = games())]
fn state_clone(bencher: Bencher<'_, '_>, id: &str) {
    chore(bencher, id, BenchOp::Copy);
}

#[divan::bench(args = games())]
fn legal_actions(bencher: Bencher<'_, '_>, id: &str) {
    chore(bencher, id, BenchOp::List);
}

#[divan::bench(args = games())]
fn apply(bencher: Bencher<'_, '_>, id: &str) {
    chore(bencher, id, BenchOp::Apply);
}

/// Measures the time to list the choices as a user sees them.
#[divan::bench(args = games())]
fn choices(bencher: Bencher<'_, '_>, id: &str) {
    let session = middle(id);
    bencher.bench_local(|| session.choices());
}

#[divan::bench(args = games())]
fn scene(bencher: Bencher<'_, '_>, id: &str) {
    let session = middle(id);
    let Turn::Decide(seat) = session.turn() else { panic!("the game is over") };
    bencher.bench_local(|| session.scene(Observer::Seat(seat)));
}

/// Measures reading and replaying the journal of a whole random game.
#[divan::bench(args = games())]
fn open_journal(bencher: Bencher<'_, '_>, id: &str) {
    let mut session = table(plugin(id), plugin(id).players.0.max(2), 7);
    let mut hand = Dealer::seeded(7);
    while play_any(&mut session, &mut hand) {}
    let written = session.journal();
    bencher.counter(ItemsCount::new(session.plies().len())).bench_local(|| {
        let journal = Journal::read(&written).expect("a journal");
        Session::replay(journal).expect("it replays").0.plies().len()
    });
}
