//! Tests of the lab on every registered game: results do not depend on the order of the games, small games give
//! known values, and measured games can be opened.

use rondel::arena::Share;
use rondel::bots::Bot;
use rondel::journal::{Entry, Header, Journal, Player};
use rondel::lab::{LabPlan, Measures, Unit, figure, figures};
use rondel::{AnyGame, Seat, Session, Turn, plugins};
use rondel_games as _;

const CLOCK: rondel::bots::Deadline<'static> = &|_| Box::new(|| false);

fn opened(id: &str) -> AnyGame {
    (plugins().expect("each game once")[id].setup)().open().expect("the bundled content is sound")
}

fn measured(game: &AnyGame, plan: &LabPlan, games: impl IntoIterator<Item = u64>) -> Measures {
    let mut measures = Measures::new(plan.seats());
    games.into_iter().for_each(|index| game.measure(plan, index, CLOCK, &mut measures));
    measures
}

/// Returns a plan with two seats, or with the nearest number that the game allows.
fn plan(game: &AnyGame, bot: Bot) -> LabPlan {
    let seats = 2.clamp(*game.seats().start(), *game.seats().end());
    LabPlan::new(vec![bot; seats.into()], 5)
}

#[test]
fn parts_put_together_are_the_whole_to_the_last_digit() {
    for id in plugins().expect("each game once").keys() {
        let game = opened(id);
        let plan = plan(&game, Bot::Random);
        let whole = measured(&game, &plan, 0..12);
        // Each part contains every third game. The last part is added first, and each part is serialised and
        // deserialised.
        let mut parts = Measures::new(plan.seats());
        for part in (0..3).rev() {
            let part = measured(&game, &plan, (part..12).step_by(3));
            let written = serde_json::to_string(&part).expect("plain data");
            parts.add(&serde_json::from_str(&written).expect("as written")).expect("the same table");
        }
        assert_eq!(parts, whole, "{id}");
        assert_eq!(
            serde_json::to_string(&parts).expect("plain data"),
            serde_json::to_string(&whole).expect("plain data")
        );
    }
}

#[test]
fn random_tic_tac_toe_is_what_its_tree_says() {
    // Over the whole tree of random play, the first seat wins 737/1260 of the games, the second 121/420, and
    // 8/63 are drawn.
    let game = opened("tic-tac-toe");
    let measures = measured(&game, &plan(&game, Bot::Random), 0..4000);
    let holds = |share: Share, truth: f64| share.low <= truth && truth <= share.high;
    let won = |seat: usize| Share::of(measures.seats[seat].wins.map_or(0, |bin| bin.count), measures.games);
    assert!(holds(won(0), 737.0 / 1260.0), "{:?}", won(0));
    assert!(holds(won(1), 121.0 / 420.0), "{:?}", won(1));
    let ties = figure("ties").and_then(|ties| ties.measured(&measures)).expect("ties");
    let (low, high) = ties.interval.expect("an interval");
    assert!(low <= 8.0 / 63.0 && 8.0 / 63.0 <= high, "{ties:?}");
    assert!(measures.plies.bins().all(|(plies, _)| (5..=9).contains(&plies)));
    assert_eq!(measures.options_by_ply.len(), 9);
    for (ply, options) in measures.options_by_ply.iter().enumerate() {
        let left = 9 - ply as i64;
        assert_eq!(
            (options.most(), options.quantile(0.0), options.mean()),
            (left, Some(left), Some(left as f64)),
            "ply {ply}"
        );
    }
    assert_eq!(measures.samples.greatest(), Some(1), "nothing is hidden");
    let interfering = figure("interfering").and_then(|figure| figure.measured(&measures)).expect("two seats");
    // An alternative turn marks a different square in 8 of 9, 7 of 8, … cases.
    assert!(interfering.value > 0.7, "{interfering:?}");
}

#[test]
fn every_figure_is_within_its_bounds_and_its_interval_around_it() {
    for id in plugins().expect("each game once").keys() {
        let game = opened(id);
        let plan = plan(&game, Bot::Random);
        let measures = measured(&game, &plan, 0..30);
        let found: Vec<_> = figures(&measures).collect();
        assert!(found.len() > 12, "{id}: {}", found.len());
        for (figure, estimate) in found {
            let bounds = match figure.unit {
                Unit::Count => -1000.0..=1e5,
                Unit::Share | Unit::Result => 0.0..=1.0,
                Unit::Correlation => -1.0..=1.0,
            };
            assert!(bounds.contains(&estimate.value), "{id}: {} {estimate:?}", figure.id);
            if let Some((low, high)) = estimate.interval {
                assert!(low <= estimate.value && estimate.value <= high, "{id}: {} {estimate:?}", figure.id);
                assert!(bounds.contains(&low) && bounds.contains(&high), "{id}: {} {estimate:?}", figure.id);
            }
        }
        let ends: u64 = measures.endings.values().map(|bin| bin.count).sum();
        // Partners win together.
        let seats = plan.seats();
        let firsts = game.teams(seats).each(seats).filter_map(|team| team.iter().next());
        let won: u64 = firsts.filter_map(|seat| measures.seats[seat.index()].wins).map(|bin| bin.count).sum();
        let shared = measures.ties.map_or(0, |bin| bin.count) + measures.defeats.map_or(0, |bin| bin.count);
        assert_eq!((ends, won + shared, measures.plies.samples()), (30, 30, 30), "{id}");
    }
}

#[test]
fn what_sets_the_games_apart_is_seen() {
    let value = |id: &str, wanted: &str| {
        let game = opened(id);
        let measures = measured(&game, &plan(&game, Bot::Random), 0..60);
        figure(wanted).and_then(|figure| figure.measured(&measures)).map(|estimate| estimate.value)
    };
    assert!(value("spandau-1780", "hidden") > Some(8.0), "hands and works are hidden");
    assert_eq!(value("connect-four", "hidden"), Some(1.0));
    assert_eq!(value("connect-four", "points"), None, "nothing is counted there");
    assert!(value("harbour", "points").is_some());
    let (long, short) = (value("spandau-1780", "plies"), value("connect-four", "plies"));
    assert!(long.zip(short).is_some_and(|(long, short)| long > short), "{long:?} {short:?}");
}

#[test]
fn a_game_behind_a_figure_opens_as_it_was_played() {
    for (id, plugin) in plugins().expect("each game once") {
        let game = opened(id);
        let plan = plan(&game, Bot::Random);
        let measures = measured(&game, &plan, 3..4);
        let players = plan.bots.iter().map(|bot| Player::bot(*bot)).collect();
        let header =
            Header::new(id.to_owned(), plugin.version.to_owned(), (plugin.setup)(), players, plan.game_seed(3));
        let played = game.record(&plan, 3, CLOCK);
        let entries = played.into_iter().map(|(seat, action)| Entry::play(seat, action));
        let journal = Journal { header, entries: entries.collect(), notices: Vec::new() };
        let (session, notices) = Session::replay(journal).expect("the game opens");
        assert!(notices.is_empty(), "{id}: {notices:?}");
        let Turn::Over(outcome) = session.turn() else { panic!("{id}: the game is not over") };
        assert_eq!(measures.endings.keys().map(String::as_str).collect::<Vec<_>>(), [outcome.reason()], "{id}");
        let won = measures.seats.iter().position(|seat| seat.wins.is_some());
        let first = outcome.winning_team().and_then(|team| team.iter().next());
        assert_eq!(won, first.map(Seat::index), "{id}");
    }
}

#[test]
fn the_book_defines_every_figure() {
    let page = include_str!("../../docs/lab.md");
    for figure in rondel::lab::FIGURES {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{}` |", figure.id)));
        assert!(row.is_some_and(|row| row.split('|').count() == 6), "docs/lab.md says nothing of {}", figure.id);
    }
}
