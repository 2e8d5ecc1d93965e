//! Hints, the analysis of bots' decisions, and bots that think for a long time.

use std::path::{Path, PathBuf};

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel::journal::{Header, Player};
use rondel::{Observer, Seat, Session, Turn};
use rondel_window::Shell;

use crate::house::{anything, begin, click, comes_to_rest, decide, window, window_at_pace};

type Window = Harness<'static, Shell>;

/// Writes a game file with these players and random legal decisions until a condition holds.
fn saved(root: &Path, game: &str, players: &[Player], is_so: impl Fn(&Session) -> bool) -> PathBuf {
    let session = (1..200).find_map(|luck| played(game, players, luck, &is_so)).expect("it comes to that some time");
    let file = root.join("table.rondel");
    std::fs::write(&file, session.journal()).expect("a game");
    file
}

fn played(game: &str, players: &[Player], luck: u64, is_so: impl Fn(&Session) -> bool) -> Option<Session> {
    let plugin = rondel::plugins().expect("the games")[game];
    let header = Header::new(game.to_owned(), plugin.version.to_owned(), (plugin.setup)(), players.to_vec(), luck);
    let mut session = Session::start(header).expect("a game");
    let mut pick = anything(luck);
    while !is_so(&session) && matches!(session.turn(), Turn::Decide(_)) {
        let place = pick(session.choices().len());
        session.play(place).expect("a choice");
    }
    is_so(&session).then_some(session)
}

fn bot(words: &str) -> Player {
    Player::bot(words.parse().expect("a bot"))
}

fn is_over(session: &Session) -> bool {
    matches!(session.turn(), Turn::Over(_))
}

/// Returns whether a seat sees something that a spectator does not.
fn hides(session: &Session, seat: u8) -> bool {
    let seen = |observer| session.scene(observer).pieces().map(|piece| piece.name.clone()).collect::<Vec<_>>();
    seen(Observer::Seat(Seat::new(seat))) != seen(Observer::Spectator)
}

/// Returns whether the first seat has to choose directly after a decision of the second.
fn first_answers(session: &Session) -> bool {
    let second_chose = session.plies().last().is_some_and(|ply| ply.seat.index() == 1);
    second_chose && matches!(session.turn(), Turn::Decide(seat) if seat.index() == 0) && session.choices().len() > 1
}

fn plies(window: &Window) -> usize {
    window.state().play().expect("a game").held().session().expect("held here").plies().len()
}

/// Returns the rows with the search results of each choice. A row that cannot be clicked exposes its text as a value.
fn rows(window: &Window) -> Vec<String> {
    let nodes = window.root().children_recursive();
    let read = nodes.flat_map(|node| [node.accesskit_node().label(), node.accesskit_node().value()]).flatten();
    read.filter(|words| words.contains("% of iterations")).collect()
}

/// Draws frames until a condition holds. Thinking has no time limit.
fn wait_for(window: &mut Window, there: impl Fn(&Window) -> bool) {
    while !there(window) {
        window.step();
        std::thread::yield_now();
    }
}

fn says(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

/// Returns whether an enabled button with this label exists.
fn offers(window: &Window, label: &str) -> bool {
    let button = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Button;
    window.query_all_by_label(label).any(|node| button(&node) && !node.accesskit_node().is_disabled())
}

#[test]
fn a_hint_tells_the_best_choices_and_a_click_takes_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    // Cross threatens the upper row. Only one square saves Nought.
    for place in ["row 1, column 1", "row 2, column 2", "row 1, column 2"] {
        click(&mut window, &format!("Mark {place}"));
    }
    click(&mut window, "Hint (H)");
    wait_for(&mut window, |window| !rows(window).is_empty());
    let told = rows(&window);
    assert!(told.len() <= 5 && told[0].starts_with("Mark row 1, column 3: "), "{told:?}");
    assert!(told[0].contains("certain draw") && told[1..].iter().any(|row| row.contains("certain loss")), "{told:?}");
    assert!(says(&window, "Likely continuation") && says(&window, "iterations, using only what Nought can know"));
    click(&mut window, &told[0]);
    assert!(window.query_by_label("Nought in row 1, column 3").is_some());
    assert!(rows(&window).is_empty(), "a hint goes with its decision");
}

#[test]
fn a_key_asks_for_a_hint_and_keys_put_it_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    for away in [Key::H, Key::Escape] {
        window.key_press(Key::H);
        window.run();
        wait_for(&mut window, |window| !rows(window).is_empty());
        window.key_press(away);
        window.run();
        assert!(rows(&window).is_empty() && says(&window, "Log"));
    }
    assert_eq!(plies(&window), 0, "the key takes no choice");
}

#[test]
fn no_hint_is_given_under_the_cover_nor_of_the_past_nor_where_nothing_is_to_be_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let mut pick = anything(5);
    let (mut covers, mut forced) = (0, 0);
    while covers < 2 || forced < 1 {
        let play = window.state().play().expect("a game");
        let Turn::Decide(_) = play.held().session().expect("held here").turn() else { panic!("it goes on") };
        let (covered, choices) = (play.covered(), play.held().session().expect("held here").choices().len());
        window.key_press(Key::H);
        window.run();
        if covered {
            covers += 1;
            assert!(!says(&window, "Hint") && rows(&window).is_empty());
        } else if choices == 1 {
            forced += 1;
            assert!(!offers(&window, "Hint (H)") && !says(&window, "Stop"));
        } else {
            assert!(offers(&window, "Hint (H)"));
            window.key_press(Key::Escape);
            window.run();
        }
        decide(&mut window, &mut pick);
    }
    while window.state().play().expect("a game").covered() {
        decide(&mut window, &mut pick);
    }
    click(&mut window, "Replay");
    window.key_press(Key::H);
    window.run();
    assert!(!says(&window, "Hint") && rows(&window).is_empty());
}

/// A hint that is still being computed when the table is covered is discarded.
#[test]
fn a_hint_that_comes_too_late_is_told_to_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let mut pick = anything(6);
    let mut covers = 0;
    while covers < 2 {
        decide(&mut window, &mut pick);
        if window.state().play().expect("a game").covered() {
            covers += 1;
            window.run_steps(4);
            assert!(rows(&window).is_empty());
        } else {
            window.key_press(Key::H);
            window.run();
        }
    }
}

#[test]
fn after_the_game_everybody_may_see_what_a_bot_considered() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = saved(folder.path(), "tic-tac-toe", &[Player::human("Ann"), bot("mcts:300")], is_over);
    let mut window = window(folder.path(), Some(&file));
    click(&mut window, "View table");
    click(&mut window, "Why this move?");
    wait_for(&mut window, |window| !rows(window).is_empty());
    assert_eq!(rows(&window).iter().filter(|row| row.contains(" (played): ")).count(), 1);
    assert!(says(&window, "using only what Nought could know") && says(&window, "Nought (Computer: 300 iterations)"));
    assert!(!says(&window, "Guesses about hidden information"), "nothing is hidden in this game");
    assert!(!offers(&window, &rows(&window)[0]), "the past is not played again");
    click(&mut window, "Close (Esc)");
    // In an earlier position, the analysis covers the decision that led to the position. Human decisions have no
    // analysis.
    for (step, asked) in [("Go to start", false), ("Step forward", false), ("Step forward", true)] {
        if !says(&window, "Position") {
            click(&mut window, "Replay");
        }
        click(&mut window, step);
        assert_eq!(offers(&window, "Why this move?"), asked, "{step}");
    }
}

#[test]
fn what_a_bot_holds_is_shown_once_the_person_says_so_and_then_freely() {
    let folder = tempfile::tempdir().expect("a folder");
    let players = [Player::human("Ann"), bot("mcts:60")];
    let hand = |session: &Session| first_answers(session) && hides(session, 0);
    let file = saved(folder.path(), "rival-cities", &players, hand);
    let mut window = window(folder.path(), Some(&file));
    click(&mut window, "Why this move?");
    assert!(says(&window, "This reveals the bot’s hand and plans.") && rows(&window).is_empty());
    click(&mut window, "Cancel");
    assert!(!says(&window, "Moves considered"));
    click(&mut window, "Why this move?");
    click(&mut window, "Show it");
    wait_for(&mut window, |window| !rows(window).is_empty());
    assert!(says(&window, "Guesses about hidden information") && says(&window, "Hamburg may have: "));
    window.key_press(Key::Escape);
    window.run();
    click(&mut window, "Why this move?");
    assert!(!says(&window, "This reveals the bot’s hand"), "they have said so in this game");
}

#[test]
fn nobody_is_shown_what_a_bot_holds_while_several_persons_play() {
    let folder = tempfile::tempdir().expect("a folder");
    let persons = [Player::human("Ann"), bot("mcts:60"), Player::human("Bob")];
    let hand = |session: &Session| first_answers(session) && hides(session, 1);
    let file = saved(folder.path(), "spandau-1780", &persons, hand);
    let mut window = window(folder.path(), Some(&file));
    click(&mut window, "I’m ready");
    assert!(says(&window, "Why this move?") && !offers(&window, "Why this move?"));
}

#[test]
fn at_a_table_of_bots_nobody_is_asked_and_those_who_do_not_search_say_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let sentences = [("greedy", "This bot does not look ahead"), ("random", "This bot does not think")];
    for (name, sentence) in sentences {
        let players = [bot(name), bot(name)];
        let file = saved(folder.path(), "rival-cities", &players, |session| session.plies().len() == 40);
        let settings = r#"{"language":"en","speed":"slow","forced":false}"#;
        let mut window = window_at_pace(folder.path(), Some(&file), settings, 0.05);
        click(&mut window, "Pause");
        click(&mut window, "Why this move?");
        assert!(says(&window, sentence) && !says(&window, "This reveals the bot’s hand"));
    }
}

#[test]
fn a_bot_that_thinks_long_shows_how_far_it_is_and_is_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    // This number of iterations would take days.
    let players = [bot("mcts:4000000000"), Player::human("Ann")];
    let file = saved(folder.path(), "tic-tac-toe", &players, |_| true);
    let mut window = window(folder.path(), Some(&file));
    wait_for(&mut window, |window| offers(window, "Stop"));
    assert_eq!(plies(&window), 0);
    let bars =
        window.root().children_recursive().filter(|node| node.accesskit_node().role() == Role::ProgressIndicator);
    assert_eq!(bars.count(), 1);
    click(&mut window, "Stop");
    wait_for(&mut window, |window| plies(window) == 1);
    window.run();
    assert!(!says(&window, "Stop") && offers(&window, "Hint (H)"), "it is the person's turn");
}

#[test]
fn bots_that_answer_at_once_show_no_progress() {
    let folder = tempfile::tempdir().expect("a folder");
    let players = [bot("random"), bot("greedy")];
    let file = saved(folder.path(), "tic-tac-toe", &players, |_| true);
    let settings = r#"{"language":"en","speed":"fast","forced":false}"#;
    let mut window = window_at_pace(folder.path(), Some(&file), settings, 0.05);
    while !says(&window, "Rematch") {
        assert!(!says(&window, "Stop"));
        window.step();
    }
}

/// No frames are drawn while nothing is computed, and a displayed hint requires no further computation.
#[test]
fn a_table_with_a_hint_is_at_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Hint (H)");
    wait_for(&mut window, |window| !rows(window).is_empty());
    assert!(comes_to_rest(&mut window));
}

#[test]
fn the_dialog_claims_nothing_of_levels_that_nobody_measured() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Parish");
    assert!(says(&window, "The strength of the levels has not been measured"));
    let about = window.get_by_label("Computer: Journeyman").accesskit_node().description();
    assert_eq!(about.unwrap_or_default(), "");
}

#[test]
fn the_levels_are_offered_and_the_journeyman_sits_across() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Tic-tac-toe");
    let about = |label: &str| window.get_by_label(label).accesskit_node().description().unwrap_or_default();
    assert!(about("Computer: Journeyman").starts_with("Plans ahead.") && about("Computer: Master").contains("far"));
    let across = window.get_by_label("Who plays Nought").accesskit_node().value();
    assert_eq!(across.as_deref(), Some("Computer: Journeyman"));
    click(&mut window, "Other computer players");
    for name in ["Beginner", "Apprentice", "Expert", "Master", "Greedy", "thinks for 5 seconds"] {
        assert!(says(&window, &format!("Computer: {name}")), "{name}");
    }
    assert!(!says(&window, "Computer: Grandmaster"), "longer thought brings nothing here");
    click(&mut window, "Computer: Master");
    click(&mut window, "Start");
    let header = window.state().play().expect("a game").held().session().expect("held here").header();
    assert_eq!(header.players[1].bot.map(String::from).as_deref(), Some("master"));
}
