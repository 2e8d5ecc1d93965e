//! A playout asks for no memory beyond the one list of actions that all playouts share; a search for no more than a
//! desktop can spare.

use rondel::bots::{Bot, Effort};
use rondel::{Dealer, Seats, Turn};
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

#[test]
fn a_long_search_in_mid_game_stays_below_200_mib() {
    const ITERATIONS: u32 = 100_000;
    const LIMIT: u64 = 200 << 20;
    for plugin in games() {
        let session = mid_game(plugin, plugin.players.0.max(2), 7);
        let Turn::Decide(seat) = session.turn() else { panic!("{}: the game is over", plugin.id) };
        let observation = session.observe(seat);
        let bot = Bot::searching(ITERATIONS);
        let mut iterations = 0;
        let asked = allocation_counter::measure(|| {
            let thought = session.game().think(bot, &observation, &mut Dealer::seeded(1), &Effort::QUIET);
            iterations = thought.iterations;
        });
        assert_eq!(iterations, u64::from(ITERATIONS), "{}", plugin.id);
        assert!(asked.bytes_max < LIMIT, "{}: {} bytes at a time", plugin.id, asked.bytes_max);
    }
}
