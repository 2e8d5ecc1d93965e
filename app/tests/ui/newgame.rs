//! The new game dialog: it remembers the last setup of each game, keeps entered values, shows only relevant
//! options, and works without a mouse.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel::bots::Level;
use rondel::journal::Header;
use rondel::{Bot, SetupOption};
use rondel_window::Shell;

use crate::house::{click, window, window_with};

/// The button that uses the chosen bot for all computer players.
const ALL: &str = "Use for all computer players";

fn header(window: &Harness<'static, Shell>) -> Header {
    let play = window.state().play().expect("a game is on the table");
    play.held().session().expect("held here").header().again()
}

fn chosen(header: &Header, option: &str) -> &'static str {
    SetupOption::find(&header.setup.options(), option).expect("an option").chosen
}

/// Returns the label of the focused control.
fn focused(window: &Harness<'static, Shell>) -> String {
    let node = window.root().children_recursive().find(|node| node.accesskit_node().is_focused());
    node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

fn press(window: &mut Harness<'static, Shell>, key: Key) {
    window.key_press(key);
    window.run();
}

fn is_there(window: &Harness<'static, Shell>, label: &str) -> bool {
    window.query_all_by_label(label).next().is_some()
}

#[test]
fn a_game_is_proposed_as_it_was_last_set_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = window(folder.path(), None);
    click(&mut first, "Harbour");
    click(&mut first, "4 players");
    click(&mut first, "Computer: Beginner");
    click(&mut first, ALL);
    click(&mut first, "Bonus cards: On");
    click(&mut first, "Start");
    let begun = header(&first);
    assert_eq!(begun.players.iter().filter(|player| player.bot == Some(Bot::Level(Level::Beginner))).count(), 3);
    assert_eq!((chosen(&begun, "bonus"), chosen(&begun, "inland")), ("with", "without"));
    drop(first);
    let settings = std::fs::read_to_string(folder.path().join("settings.json")).expect("settings");
    let mut second = window_with(folder.path(), None, &settings);
    click(&mut second, "Harbour");
    click(&mut second, "Start");
    let again = header(&second);
    assert_eq!((&again.players, chosen(&again, "bonus")), (&begun.players, "with"));
}

#[test]
fn what_a_game_has_no_more_is_forgotten() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = r#"[{"game":"harbour","players":[null,"oracle",null,null,null,null,"master"],"options":
        {"sails":"red","start":"never","bonus":"with"}},{"game":"chess","players":[]},"nonsense"]"#;
    let settings = format!(r#"{{"language":"en","speed":"none","theme":"light","tables":{tables}}}"#);
    let mut window = window_with(folder.path(), None, &settings);
    assert!(window.state().context().notices.is_empty());
    click(&mut window, "Harbour");
    click(&mut window, "Start");
    let begun = header(&window);
    assert_eq!((begun.players.len(), chosen(&begun, "bonus"), chosen(&begun, "start")), (4, "with", "usual"));
    assert!(begun.players[1].bot.is_some(), "who sits there is proposed as usual");
}

#[test]
fn only_options_that_make_a_difference_are_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Harbour");
    let asked = |window: &Harness<'static, Shell>| {
        ["Training opponent (solo)", "Inland traders (3–4 players)", "Boards"].map(|label| is_there(window, label))
    };
    assert_eq!(asked(&window), [false, false, true]);
    click(&mut window, "1 player");
    assert_eq!(asked(&window), [true, false, true]);
    click(&mut window, "3 players");
    assert_eq!(asked(&window), [false, true, true]);
    click(&mut window, "Starting setup: First game");
    assert_eq!(asked(&window), [false, true, false]);
}

#[test]
fn among_bots_nobody_is_offered_a_coach() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = r#"{"game":"harbour","players":["greedy","greedy"],"options":{}}"#;
    let settings = format!(r#"{{"language":"en","tables":[{table}]}}"#);
    let mut window = window_with(folder.path(), None, &settings);
    click(&mut window, "Harbour");
    assert!(!is_there(&window, "Coach"));
    click(&mut window, "3 players");
    assert!(is_there(&window, ALL));
}

#[test]
fn all_opponents_are_chosen_at_once_where_there_are_several() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Harbour");
    assert!(!is_there(&window, ALL), "there is one");
    click(&mut window, "3 players");
    click(&mut window, "Other computer players");
    click(&mut window, "Computer: Random");
    click(&mut window, ALL);
    click(&mut window, "Start");
    let bots: Vec<_> = header(&window).players.iter().map(|player| player.bot).collect();
    assert_eq!(bots, [None, Some(Bot::Random), Some(Bot::Random)]);
}

#[test]
fn escape_and_cancel_both_keep_what_was_filled_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Harbour");
    click(&mut window, "3 players");
    window.key_press(Key::Escape);
    window.run();
    assert!(!is_there(&window, "Start"), "the dialog is closed");
    click(&mut window, "Rival Cities");
    window.key_press(Key::Escape);
    window.run();
    click(&mut window, "Harbour");
    assert!(is_there(&window, "Who plays Green"));
    click(&mut window, "4 players");
    click(&mut window, "Cancel");
    assert!(!is_there(&window, "Start"), "the dialog is closed");
    click(&mut window, "Harbour");
    assert!(is_there(&window, "Who plays Yellow"));
}

#[test]
fn the_upper_edge_of_the_dialog_stays_where_it_is_when_more_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Harbour");
    let top = |window: &Harness<'static, Shell>| window.get_by_label("New game: Harbour").rect().top();
    let before = top(&window);
    for label in ["4 players", "More options", "1 player"] {
        click(&mut window, label);
        assert!((top(&window) - before).abs() < 0.5, "{label}: {} after {before}", top(&window));
    }
}

#[test]
fn what_can_be_clicked_stays_where_it_was_when_the_picture_comes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    let button = |window: &Harness<'static, Shell>| {
        let begin = window.get_by_label("Start");
        (begin.accesskit_node().id(), begin.rect())
    };
    click(&mut window, "Connect four");
    let at_first = button(&window);
    // The drawing is created on a background thread, which takes a few of these frames.
    for _ in 0..60 {
        window.step();
        assert_eq!(button(&window), at_first);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    click(&mut window, "Start");
    assert!(window.state().play().is_some());
}

#[test]
fn a_card_is_chosen_with_the_keys_and_then_who_plays_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Harbour");
    click(&mut window, "3 players");
    window.get_by_label("Who plays Green").focus();
    window.run();
    press(&mut window, Key::Space);
    window.get_by_label("Computer: Journeyman").focus();
    window.run();
    press(&mut window, Key::ArrowRight);
    assert_eq!(focused(&window), "Computer: Expert");
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::Space);
    assert!(is_there(&window, "Start"), "the key chose a level, and began nothing");
    window.get_by_label("Who plays Blue").focus();
    window.run();
    press(&mut window, Key::Enter);
    click(&mut window, "Human");
    click(&mut window, "Start");
    let players = header(&window).players;
    assert_eq!((players[1].bot, players[2].bot), (None, Some(Bot::Level(Level::Master))));
}

#[test]
fn the_values_of_an_option_are_walked_with_the_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Harbour");
    window.get_by_label("Bonus cards: Off").focus();
    window.run();
    press(&mut window, Key::ArrowRight);
    assert_eq!(focused(&window), "Bonus cards: On");
    press(&mut window, Key::Enter);
    assert!(is_there(&window, "Start"), "Enter took, and began nothing");
    assert_eq!(focused(&window), "Bonus cards: On");
    click(&mut window, "Start");
    assert_eq!(chosen(&header(&window), "bonus"), "with");
}

#[test]
fn an_empty_seat_is_taken_by_clicking_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Harbour");
    assert!(!is_there(&window, "Who plays Yellow"));
    click(&mut window, "Add Yellow");
    assert!(is_there(&window, "Player for Yellow") && !is_there(&window, "Add Green"), "and all before it");
    click(&mut window, "Human");
    click(&mut window, "Start");
    let players = header(&window).players;
    assert_eq!(players.iter().map(|player| player.bot.is_some()).collect::<Vec<_>>(), [false, true, true, false]);
}

#[test]
fn nothing_moves_when_another_seat_or_player_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    for (game, seats) in [("Harbour", ["Red", "Blue"]), ("Tic-tac-toe", ["Cross", "Nought"])] {
        click(&mut window, game);
        let places = |window: &Harness<'static, Shell>| {
            ["Start", "Human", "Seed"].map(|label| {
                let found = window.query_all_by_label(label).find(|node| node.accesskit_node().role() != Role::Label);
                found.unwrap_or_else(|| panic!("{label}")).rect().min
            })
        };
        let before = places(&window);
        let who = seats.map(|seat| format!("Who plays {seat}"));
        for label in [&who[0], &who[1], "Human", "Computer", "Computer: Beginner", "Other computer players"] {
            click(&mut window, label);
            let after = places(&window);
            let has_moved = before.iter().zip(&after).any(|(before, after)| before.distance(*after) > 0.5);
            assert!(!has_moved, "{game}: {label}: {after:?} instead of {before:?}");
        }
        press(&mut window, Key::Escape);
    }
}

#[test]
fn the_keys_go_to_the_chosen_number_of_players_and_back_to_what_opened_the_dialog() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    let has_keys = |window: &Harness<'static, Shell>, label: &str| {
        window.query_all_by_label(label).any(|node| node.accesskit_node().is_focused())
    };
    window.query_all_by_label("Harbour").next().expect("its cover").focus();
    window.run();
    assert!(has_keys(&window, "Harbour"));
    window.key_press(Key::Enter);
    window.run();
    assert!(has_keys(&window, "2 players"));
    window.key_press(Key::Tab);
    window.run();
    assert!(has_keys(&window, "3 players"));
    window.key_press(Key::Escape);
    window.run();
    assert!(!is_there(&window, "Start") && has_keys(&window, "Harbour"));
}
