//! Every registered game through the same gauntlet.

use std::collections::BTreeSet;

use rondel::bots::Effort;
use rondel::conformance::{self, Plan};
use rondel::journal::Journal;
use rondel::{Bot, Catalog, Dealer, LANGUAGES, Plugin, Session, Setup, Turn, UndoRefused, plugins};
use rondel_tests::{games, mid_game, play_any, table};

#[test]
fn the_bundled_games_are_here() {
    let found: Vec<&str> = plugins().expect("each id once").into_keys().collect();
    assert_eq!(found, ["causeways", "connect-four", "harbour", "rival-cities", "spandau-1780", "tic-tac-toe"]);
}

#[test]
fn every_game_keeps_the_laws() {
    for plugin in games() {
        let catalogs: Vec<Catalog> =
            LANGUAGES.iter().map(|language| plugin.catalog(language).expect("a good locale")).collect();
        let game = (plugin.setup)().open().expect("the bundled content is good");
        let plan = Plan { games: 20, seed: 1780, catalogs: &catalogs, look_every: 5 };
        let report = game.check(&plan).unwrap_or_else(|violation| panic!("{}: {violation}", plugin.id));
        assert_eq!(report.games, 20, "{}", plugin.id);
    }
}

/// The keys of a locale file.
fn keys(words: &str) -> BTreeSet<&str> {
    words
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
        .filter_map(|line| line.split_once('=').map(|(key, _)| key.trim()))
        .collect()
}

#[test]
fn every_game_speaks_every_language_in_full() {
    for plugin in games() {
        let english: BTreeSet<&str> = plugin
            .locales
            .iter()
            .filter(|(language, _)| *language == "en")
            .flat_map(|(_, words)| keys(words))
            .collect();
        for language in LANGUAGES {
            let own = plugin.locales.iter().filter(|(spoken, _)| *spoken == language);
            let spoken: BTreeSet<&str> = own.flat_map(|(_, words)| keys(words)).collect();
            let differs: Vec<_> = english.symmetric_difference(&spoken).collect();
            assert!(differs.is_empty(), "{} in {language}: {differs:?} is in one language only", plugin.id);
            let catalog = plugin.catalog(language).expect("a good locale");
            assert_eq!(catalog.language(), language, "{}", plugin.id);
            for key in ["title", "tagline"] {
                assert!(catalog.has(key), "{} in {language}: no `{key}`", plugin.id);
            }
        }
    }
}

#[test]
fn every_game_tells_its_rules() {
    for plugin in games() {
        let rules = plugin.rules("en");
        assert!(rules.starts_with("# ") && rules.contains("**"), "{}: {rules:.40}", plugin.id);
    }
}

#[test]
fn every_icon_is_a_well_formed_drawing() {
    for plugin in games() {
        let mut names = BTreeSet::new();
        for (name, svg) in plugin.icons {
            let drawing =
                roxmltree::Document::parse(svg).unwrap_or_else(|error| panic!("{} {name}: {error}", plugin.id));
            assert_eq!(drawing.root_element().tag_name().name(), "svg", "{} {name}", plugin.id);
            assert!(drawing.root_element().has_attribute("viewBox"), "{} {name}", plugin.id);
            assert!(names.insert(name), "{}: two drawings are called {name}", plugin.id);
        }
    }
}

#[test]
fn every_game_is_what_its_plugin_says() {
    for plugin in games() {
        let tables = u32::from(plugin.players.1 - plugin.players.0) + 1;
        let plan = Plan { games: 3 * tables, seed: 0, catalogs: &[], look_every: 1 };
        conformance::check_plugin(plugin, (plugin.setup)().as_ref(), &plan)
            .unwrap_or_else(|violation| panic!("{}: {violation}", plugin.id));
    }
}

fn written(setup: &dyn Setup) -> String {
    serde_json::to_string(setup).expect("a setup is plain data")
}

#[test]
fn every_setup_is_the_same_after_json_with_every_option() {
    for plugin in games() {
        let setup = (plugin.setup)();
        let options = setup.options();
        let mut variants = vec![setup];
        for option in &options {
            assert!(option.values.iter().any(|(id, _)| *id == option.chosen), "{} {}", plugin.id, option.id);
            for (value, _) in &option.values {
                let mut variant = (plugin.setup)();
                variant.choose(option.id, value).expect("a listed value");
                let chosen = variant.options().into_iter().find(|other| other.id == option.id);
                assert_eq!(chosen.map(|option| option.chosen), Some(*value), "{} {}", plugin.id, option.id);
                variants.push(variant);
            }
            let refused = (plugin.setup)().choose(option.id, "no-such-value").expect_err("no such value").to_string();
            assert!(refused.contains(option.id) && refused.contains("no-such-value"), "{refused}");
        }
        for variant in variants {
            let line = written(variant.as_ref());
            let read: Box<dyn Setup> = serde_json::from_str(&line).expect("a written setup can be read");
            assert_eq!(written(read.as_ref()), line);
            assert!(line.contains(&format!("\"ruleset\":\"{}\"", plugin.id)), "{line}");
            let game = read.open().expect("the bundled content is good");
            assert_eq!(game.seats(), plugin.players.0..=plugin.players.1, "{}", plugin.id);
        }
        let refused = (plugin.setup)().choose("no-such-option", "1").expect_err("no such option").to_string();
        assert!(refused.contains("no-such-option"), "{refused}");
    }
}

#[test]
fn a_session_refuses_what_is_not_allowed_and_undoes_to_an_equal_position() {
    for plugin in games() {
        let mut session = table(plugin, plugin.players.1, 11);
        let mut hand = Dealer::seeded(5);
        assert_eq!(session.undo(), Err(UndoRefused::NothingPlayed));
        let mut undone = 0;
        while let Turn::Decide(_) = session.turn() {
            let before = session.state().clone();
            let count = session.choices().len();
            assert!(session.play(count).is_err() && session.play_action(&serde_json::json!({ "no": 1 })).is_err());
            assert!(*session.state() == before, "{}: a refused choice changed the position", plugin.id);
            play_any(&mut session, &mut hand);
            let plies = session.plies().len();
            if session.undo().is_ok() {
                assert!(*session.state() == before, "{}: ply {plies} was not undone", plugin.id);
                undone += 1;
                play_any(&mut session, &mut hand);
            } else {
                assert_eq!(session.plies().len(), plies, "{}: a refused undo took something back", plugin.id);
            }
        }
        assert!(undone > 0, "{}", plugin.id);
        assert!(session.play(0).is_err(), "{}: the game is over", plugin.id);
    }
}

#[test]
fn a_journal_leads_to_the_same_position() {
    for plugin in games() {
        let mut session = table(plugin, plugin.players.1, 23);
        let mut hand = Dealer::seeded(6);
        while play_any(&mut session, &mut hand) {}
        let journal = Journal::read(session.journal()).expect("a journal");
        let (again, notices) = Session::replay(journal).expect("it replays");
        assert!(notices.is_empty(), "{}: {notices:?}", plugin.id);
        assert!(again.state() == session.state(), "{}", plugin.id);
    }
}

/// Plays one game of each of these bots, one in each seat.
fn play_to_the_end(plugin: &Plugin, names: &[&str]) {
    let game = (plugin.setup)().open().expect("the bundled content is good");
    let bots: Vec<Bot> = names.iter().map(|name| name.parse().expect("a bot")).collect();
    let record = game.play_game(&bots, 1, &|_| Box::new(|| false));
    assert!(record.plies > 0, "{}: {names:?}", plugin.id);
    assert_eq!(record.outcome.seats().count(), names.len(), "{}: {names:?}", plugin.id);
}

#[test]
fn every_bot_plays_every_game_to_its_end_at_the_fewest_seats_and_at_the_most() {
    for plugin in games() {
        for seats in BTreeSet::from([plugin.players.0, plugin.players.1]) {
            for name in ["random", "greedy", "mcts:5", "apprentice"] {
                play_to_the_end(plugin, &vec![name; usize::from(seats)]);
            }
        }
    }
}

/// An iteration with an estimate is long, so a bot asks after each whether it must stop; one that plays a game to its end is not.
#[test]
fn a_bot_that_is_told_to_stop_answers_soon() {
    for plugin in games() {
        let session = mid_game(plugin, plugin.players.0.max(2), 3);
        let Turn::Decide(seat) = session.turn() else { panic!("{}: the game is over", plugin.id) };
        let effort = Effort { threads: 1, stop: &|_| true };
        let bot = "mcts:60000ms".parse().expect("a bot");
        let thought = session.game().think(bot, &session.observe(seat), &mut Dealer::seeded(1), &effort);
        let most = if session.game().estimates(session.seats()) { 1 } else { 16 };
        assert_eq!(thought.iterations, most, "{}", plugin.id);
    }
}

/// At the fewest seats only, for a master takes its time.
#[test]
fn a_master_plays_every_game_to_its_end() {
    for plugin in games() {
        let names = [&["master"][..], &vec!["apprentice"; usize::from(plugin.players.0) - 1]].concat();
        play_to_the_end(plugin, &names);
    }
}
