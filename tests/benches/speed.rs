//! How fast the registered games are played: random playouts and search, through the erased interface on one thread.

use divan::Bencher;
use divan::counter::ItemsCount;
use rondel::bots::{Bot, Budget};
use rondel::{AnyGame, AnyObservation, Dealer, Seats, Turn, plugins};
use rondel_games as _;

fn main() {
    divan::main();
}

fn games() -> Vec<&'static str> {
    plugins().expect("each id once").into_keys().collect()
}

fn open(id: &str) -> (AnyGame, Seats) {
    let game = (plugins().expect("each id once")[id].setup)().open().expect("the bundled content is good");
    let seats = Seats::new(*game.seats().start()).expect("a table");
    (game, seats)
}

#[divan::bench(args = games())]
fn playouts(bencher: Bencher<'_, '_>, id: &str) {
    const GAMES: u32 = 1000;
    let (game, seats) = open(id);
    // Other games each time: a processor learns the branches of a thousand small games by heart.
    let mut seed = 0;
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        seed += 1;
        game.playouts(seats, GAMES, seed)
    });
}

/// The first position in which there is anything to choose, as the seat that chooses knows it.
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
    let bot = Bot::Mcts(Budget::Iterations(ITERATIONS));
    let mut seed = 0;
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(|| {
        seed += 1;
        game.think(bot, &observation, &mut Dealer::seeded(seed), &|| false)
    });
}
