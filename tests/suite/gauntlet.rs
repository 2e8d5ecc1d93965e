//! Tests that every registered game must pass.

use std::collections::BTreeSet;

use rondel::bots::SearchLimits;
use rondel::journal::Journal;
use rondel::{Bot, Dealer, LANGUAGES, Plugin, Session, Turn, UndoRefused, plugins};
use rondel_conformance::Gates;
use rondel_tests::{folder_of, game, game_folders, games, mid_game, play_any, table};

#[test]
fn the_bundled_games_are_here() {
    let found: Vec<&str> = plugins().expect("each id once").into_keys().collect();
    assert_eq!(
        found,
        [
            "backgammon",
            "causeways",
            "checkers",
            "connect-four",
            "cribbage",
            "euchre",
            "gin-rummy",
            "go",
            "harbour",
            "hearts",
            "liars-dice",
            "porters",
            "rival-cities",
            "spandau-1780",
            "tic-tac-toe",
            "wisps"
        ]
    );
}

/// Checks the laws on games with the default setup and every player count, and all files in the game's folder. Other
/// setups are covered by the tests of each game.
fn passes_every_gate(id: &str) {
    let plugin = game(id);
    let folder = folder_of(plugin);
    let gates = Gates::of(plugin, &folder).on_games(20).from_seed(1780).looking_every(5);
    let report = gates.pass().unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(report.games, 20, "{id}");
    let unexplained = report.unexplained_clicks().0;
    assert!(unexplained.is_empty(), "{id}: whoever clicks in vain is told why: {unexplained:?}");
    let hides = report.hidden_positions > 0;
    assert_eq!(
        hides,
        !["backgammon", "causeways", "checkers", "connect-four", "go", "tic-tac-toe"].contains(&id),
        "{id}: whether something is hidden"
    );
}

#[test]
fn causeways_passes_every_gate() {
    passes_every_gate("causeways");
}

#[test]
fn checkers_passes_every_gate() {
    passes_every_gate("checkers");
}

#[test]
fn connect_four_passes_every_gate() {
    passes_every_gate("connect-four");
}

#[test]
fn harbour_passes_every_gate() {
    passes_every_gate("harbour");
}

#[test]
fn liars_dice_passes_every_gate() {
    passes_every_gate("liars-dice");
}

#[test]
fn go_passes_every_gate() {
    passes_every_gate("go");
}

#[test]
fn porters_passes_every_gate() {
    passes_every_gate("porters");
}

#[test]
fn backgammon_passes_every_gate() {
    passes_every_gate("backgammon");
}

#[test]
fn hearts_passes_every_gate() {
    passes_every_gate("hearts");
}

#[test]
fn cribbage_passes_every_gate() {
    passes_every_gate("cribbage");
}

#[test]
fn euchre_passes_every_gate() {
    passes_every_gate("euchre");
}

#[test]
fn gin_rummy_passes_every_gate() {
    passes_every_gate("gin-rummy");
}

#[test]
fn rival_cities_passes_every_gate() {
    passes_every_gate("rival-cities");
}

#[test]
fn spandau_1780_passes_every_gate() {
    passes_every_gate("spandau-1780");
}

#[test]
fn tic_tac_toe_passes_every_gate() {
    passes_every_gate("tic-tac-toe");
}

#[test]
fn wisps_passes_every_gate() {
    passes_every_gate("wisps");
}

#[test]
fn every_game_speaks_every_language_of_the_house() {
    for plugin in games() {
        let spoken: BTreeSet<&str> = plugin.locales.iter().map(|(language, _)| *language).collect();
        assert_eq!(spoken, BTreeSet::from(LANGUAGES), "{}", plugin.id);
    }
}

/// The linker drops any game that `games/src/lib.rs` does not name.
#[test]
fn every_folder_of_a_game_is_named_to_the_linker() {
    for folder in game_folders() {
        let id = folder.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let is_here = games().iter().any(|plugin| plugin.id == id);
        let name = id.replace('-', "_");
        assert!(
            is_here,
            "write `pub use rondel_{name} as {name};` into games/src/lib.rs, and the crate into its Cargo.toml"
        );
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
        // In Porters, every turn tells somebody something or draws a pack.
        assert!(undone > 0 || plugin.id == "porters", "{}", plugin.id);
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

/// Plays one game with one of these bots in each seat.
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

/// With an estimate, an iteration is slow, so a bot checks after each iteration whether it must stop. Iterations that
/// play a game to its end are fast, so the bot checks less often.
#[test]
fn a_bot_that_is_told_to_stop_answers_soon() {
    for plugin in games() {
        let session = mid_game(plugin, plugin.players.0.max(2), 3);
        let Turn::Decide(seat) = session.turn() else { panic!("{}: the game is over", plugin.id) };
        let effort = SearchLimits { threads: 1, stop: &|_| true };
        let bot = "mcts:60000ms".parse().expect("a bot");
        let thought = session.game().think(bot, &session.observe(seat), &mut Dealer::seeded(1), &effort);
        let most = if session.game().estimates(session.seats()) { 1 } else { 16 };
        assert_eq!(thought.iterations, most, "{}", plugin.id);
    }
}

/// Uses only the smallest number of seats, because a master is slow.
#[test]
fn a_master_plays_every_game_to_its_end() {
    for plugin in games() {
        let names = [&["master"][..], &vec!["apprentice"; usize::from(plugin.players.0) - 1]].concat();
        play_to_the_end(plugin, &names);
    }
}
