//! A playout asks for no memory beyond the one list of actions that all playouts share.

use rondel::Seats;
use rondel_tests::games;

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
