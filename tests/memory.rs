//! A playout asks for no memory beyond the one list of actions that all playouts share; a search for no more than a
//! desktop can spare.

use rondel::bots::{Bot, Effort};
use rondel::{Dealer, Plugin, Seats, Turn};
use rondel_tests::{games, mid_game};

#[test]
fn playouts_ask_for_no_memory_however_many_there_are() {
    for plugin in games() {
        let game = (plugin.setup)().open().expect("the bundled content");
        for seats in (plugin.players.0..=plugin.players.1).filter_map(Seats::new) {
            let asked = |count: u32| {
                let mut plies = 0;
                let asked = allocation_counter::measure(|| plies = game.playouts(seats, count, 7));
                assert!(plies > 0, "{}: nothing was played", plugin.id);
                asked.count_total
            };
            // The list grows a few times until it holds the longest list of actions, then never again.
            assert!(asked(1) < 16, "{}: a single game asked for memory {} times", plugin.id, asked(1));
            let many = asked(400);
            assert!(many < 16, "{}: 400 games asked for memory {many} times", plugin.id);
        }
    }
}

/// Searches 100,000 iterations long at a table of so many in each game that has one.
fn stays_below_200_mib(seats: impl Fn(&Plugin) -> Option<u8>) {
    const ITERATIONS: u32 = 100_000;
    const LIMIT: u64 = 200 << 20;
    /// Of games in which nobody can win at once: there a search would ask for next to nothing.
    const SEED: u64 = 3;
    for (plugin, seats) in games().into_iter().filter_map(|plugin| Some((plugin, seats(plugin)?))) {
        let name = format!("{} at {seats}", plugin.id);
        let session = mid_game(plugin, seats, SEED);
        let Turn::Decide(seat) = session.turn() else { panic!("{name}: the game is over") };
        let observation = session.observe(seat);
        let bot = Bot::searching(ITERATIONS);
        let mut iterations = 0;
        let asked = allocation_counter::measure(|| {
            let thought = session.game().think(bot, &observation, &mut Dealer::seeded(1), &Effort::QUIET);
            iterations = thought.iterations;
        });
        assert_eq!(iterations, u64::from(ITERATIONS), "{name}");
        assert!(asked.bytes_max < LIMIT, "{name}: {} bytes at a time", asked.bytes_max);
    }
}

#[test]
fn a_long_search_in_mid_game_stays_below_200_mib() {
    stays_below_200_mib(|plugin| Some(plugin.players.0.max(2)));
}

#[test]
fn a_long_search_in_mid_game_stays_below_200_mib_at_the_most_seats_too() {
    stays_below_200_mib(|plugin| Some(plugin.players.1).filter(|seats| *seats > 2));
}
