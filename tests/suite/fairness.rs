//! Tests that a bot's choice does not change if only hidden information changes.

use rondel::bots::{Expected, Level, SearchLimits, SearchResult};
use rondel::{AnyState, Bot, Dealer, Session, Turn};
use rondel_tests::{games, mid_game, play_any, table};

const BOTS: [&str; 3] = ["greedy", "mcts:200", "apprentice"];
/// For each game with hidden information, the minimum number of positions in which bots are tested with different
/// hidden information.
const ENOUGH: u32 = 40;

/// Returns the result of a bot's search of a position, with `seed` for its random draws. `eye` is the seed of the
/// sample in the observation, which must not affect the result.
fn thought(name: &str, session: &Session, state: &AnyState, eye: u64, seed: u64) -> SearchResult<Expected> {
    let Turn::Decide(seat) = session.game().turn(state) else { panic!("nobody decides") };
    let observation = session.game().observe(state, seat, &mut Dealer::seeded(eye));
    let bot = name.parse().expect("the name of a bot");
    session.game().think(bot, &observation, &mut Dealer::seeded(seed), &SearchLimits::QUIET)
}

/// Runs every bot on this position and on a position that differs only in hidden information. Returns `false` if
/// no such position was found or there is nothing to choose.
fn asked_about_other_hidden_facts(session: &Session, id: &str) -> bool {
    let ply = session.plies().len() as u64;
    let Turn::Decide(seat) = session.turn() else { return false };
    // `session.observe` is not suitable, because it observes the position before the first choice if several
    // seats decide together.
    let observation = session.game().observe(session.state(), seat, &mut Dealer::seeded(ply));
    let other = session.game().sample(&observation, &mut Dealer::seeded(ply ^ 0x07_4E2));
    if other == *session.state() || session.choices().len() < 2 {
        return false;
    }
    for name in BOTS {
        let here = thought(name, session, session.state(), 1, ply);
        let there = thought(name, session, &other, 2, ply);
        assert_eq!(here.choice, there.choice, "{id}, ply {ply}: {name} knows what it cannot see");
        assert_eq!(here.considered, there.considered, "{id}, ply {ply}: {name} thinks about what it cannot see");
        assert_eq!(here.line, there.line, "{id}, ply {ply}: {name} expects what it cannot see");
    }
    true
}

#[test]
fn the_choice_does_not_change_when_what_is_hidden_does() {
    let mut hiding = Vec::new();
    for plugin in games() {
        let mut asked = 0;
        // Play additional games if the games are short.
        for (seats, seed) in [plugin.players.0.max(2), plugin.players.1].into_iter().cycle().zip(1..=10) {
            if seed > 2 && (asked == 0 || asked >= ENOUGH) {
                break;
            }
            let mut session = table(plugin, seats, seed);
            let mut hand = Dealer::seeded(seed);
            while play_any(&mut session, &mut hand) {
                if hand.below(3) == 0 && asked_about_other_hidden_facts(&session, plugin.id) {
                    asked += 1;
                }
            }
        }
        if asked > 0 {
            assert!(asked >= ENOUGH, "{}: hidden facts differed in {asked} positions only", plugin.id);
            hiding.push(plugin.id);
        }
    }
    assert_eq!(
        hiding,
        [
            "cribbage",
            "euchre",
            "gin-rummy",
            "harbour",
            "hearts",
            "liars-dice",
            "porters",
            "rival-cities",
            "spandau-1780",
            "wisps"
        ]
    );
}

#[test]
fn the_master_thinks_the_same_on_any_number_of_threads_in_every_game() {
    for plugin in games() {
        let session = mid_game(plugin, plugin.players.1, 1780);
        let Turn::Decide(seat) = session.turn() else { panic!("{}: the game is over", plugin.id) };
        let found = |threads| {
            let effort = SearchLimits { threads, stop: &|_| false };
            let (observation, mut dealer) = (session.observe(seat), session.aside_dealer(seat));
            let thought = session.game().think(Bot::Level(Level::Master), &observation, &mut dealer, &effort);
            (thought.choice, thought.iterations, thought.considered, thought.line)
        };
        assert_eq!(found(1), found(2), "{}", plugin.id);
    }
}
