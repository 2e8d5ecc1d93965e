//! Games with partners and cooperative games obey the laws, and their results are counted correctly.

use rondel::arena::{Tally, game_seed};
use rondel::conformance::{self, CheckPlan, LawReport};
use rondel::{Bot, Catalog, Plugin, Seat, Seats};
use rondel_testing::{crossing, lanterns};

fn check<R: rondel::Stage>(rules: &R, plugin: &Plugin, games: u32) -> LawReport {
    let words = |(language, words): &(&str, &str)| Catalog::new(language, [*words]).expect("a locale");
    let catalogs: Vec<Catalog> = plugin.locales.iter().map(words).collect();
    let report = conformance::check(rules, &CheckPlan { games, seed: 1, catalogs: &catalogs, look_every: 1 });
    report.expect("a lawful game")
}

#[test]
fn the_game_of_pairs_keeps_the_laws() {
    let report = check(&crossing::Crossing, &crossing::PLUGIN, 100);
    assert_eq!((report.games, report.endings.len()), (100, 1));
    report.verdict().expect("fair samples");
}

#[test]
fn the_game_of_all_together_keeps_the_laws_at_every_table() {
    let report = check(&lanterns::Lanterns, &lanterns::PLUGIN, 100);
    assert!(report.hidden_positions > 300 && report.endings.len() == 2, "{report:?}");
    report.verdict().expect("fair samples");
}

/// Plays games between these bots.
fn tally(plugin: &Plugin, bots: &[Bot], games: u64) -> Tally {
    let game = (plugin.setup)().open().expect("it opens");
    let mut tally = Tally::new(Seats::new(bots.len() as u8).expect("a table"));
    (0..games).for_each(|index| tally.count(&game.play_game(bots, game_seed(1, index), &|_| Box::new(|| false))));
    tally
}

#[test]
fn the_better_pair_wins_more_games_and_none_is_a_draw() {
    let search = Bot::searching(60);
    let tally = tally(&crossing::PLUGIN, &[search, Bot::Random, search, Bot::Random], 200);
    let wins = |seat: u8| tally.wins(Seat::new(seat));
    assert_eq!((wins(0), wins(1), wins(0) + wins(1)), (wins(2), wins(3), 200));
    assert_eq!(tally.statistics().draws, 0);
    assert!(wins(0) > 120, "{}", wins(0));
}

#[test]
fn the_better_team_has_the_higher_payoff_where_all_play_together() {
    let payoff = |bot: Bot| {
        let statistics = tally(&lanterns::PLUGIN, &[bot; 3], 60).statistics();
        assert_eq!((statistics.draws, statistics.together + statistics.defeats), (0, 60));
        (statistics.payoffs[0].mean, statistics.scores.expect("scores").mean)
    };
    let (random, greedy) = (payoff(Bot::Random), payoff(Bot::Greedy));
    assert!(greedy.0 > random.0 + 0.05 && greedy.1 > random.1, "{random:?} {greedy:?}");
}
