//! The game library in the window: keyboard operation, and actions on games.

use std::path::{Path, PathBuf};

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel::Session;
use rondel::journal::{Header, Player};
use rondel_window::Shell;

use crate::house::{click, comes_to_rest, window};

type Window = Harness<'static, Shell>;

/// Writes a game between this person and the master, in which the first choice was taken `plies` times.
fn a_game(root: &Path, file: &str, game: &str, name: &str, plies: usize) -> PathBuf {
    let plugin = rondel::plugins().expect("the games")[game];
    let players = vec![Player::human(name), Player::bot("master".parse().expect("a bot"))];
    let header = Header::of(plugin, (plugin.setup)(), players, 3);
    let mut played = Session::start(header).expect("a game");
    for _ in 0..plies {
        played.play(0).expect("a first choice");
    }
    let file = root.join(format!("games/{file}.rondel"));
    std::fs::create_dir_all(root.join("games")).expect("a folder");
    std::fs::write(&file, played.journal()).expect("a game");
    file
}

/// Writes two games played by Ann, one of which she won, and one played by Ben.
fn three_games(root: &Path) {
    a_game(root, "won", "tic-tac-toe", "Ann", 7);
    a_game(root, "open", "tic-tac-toe", "Ann", 2);
    a_game(root, "four", "connect-four", "Ben", 2);
}

/// Opens a window and its library by keyboard.
fn library(root: &Path) -> Window {
    let mut window = window(root, None);
    press(&mut window, Modifiers::COMMAND, Key::L);
    settle(&mut window);
    window
}

fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run();
}

/// Draws frames until the library is up to date and shows the results.
fn settle(window: &mut Window) {
    window.run();
    while window.state().library().and_then(|library| library.shown()).is_none() {
        window.step();
        std::thread::yield_now();
    }
    window.run();
}

fn shown(window: &Window) -> Vec<String> {
    let shown = window.state().library().and_then(|library| library.shown()).expect("it has settled");
    let mut names: Vec<String> = shown.iter().map(rondel_library::LibraryRow::file_name).collect();
    names.sort();
    names
}

/// Draws frames until exactly these games are listed.
fn wait_for(window: &mut Window, names: &[&str]) {
    for _ in 0..1_000_000 {
        settle(window);
        if shown(window) == names {
            return;
        }
        window.step();
        std::thread::yield_now();
    }
    panic!("{:?} and not {names:?}", shown(window));
}

fn write(window: &mut Window, words: &str) {
    window.event(egui::Event::Text(words.to_owned()));
    window.run();
}

fn focused(window: &Window) -> String {
    let node = window.root().children_recursive().find(|node| node.accesskit_node().is_focused());
    node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

#[test]
fn a_game_is_found_by_typing_and_opened_and_leads_back_by_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    three_games(folder.path());
    let mut window = library(folder.path());
    wait_for(&mut window, &["four.rondel", "open.rondel", "won.rondel"]);
    assert_eq!(focused(&window), "Search");
    write(&mut window, "master ann");
    wait_for(&mut window, &["open.rondel", "won.rondel"]);
    write(&mut window, " row");
    wait_for(&mut window, &["won.rondel"]);
    let row = "Tic-tac-toe, Ann, Computer: Master, You won, three in a row, 7 moves, just now";
    assert!(window.query_by_label(row).is_some(), "it is read aloud");
    press(&mut window, Modifiers::NONE, Key::Enter);
    let play = window.state().play().expect("the game is opened");
    assert_eq!(play.held().session().expect("held here").plies().len(), 7);
    click(&mut window, "Back to all games");
    wait_for(&mut window, &["won.rondel"]);
    press(&mut window, Modifiers::NONE, Key::Escape);
    wait_for(&mut window, &["four.rondel", "open.rondel", "won.rondel"]);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("Tools").is_some(), "home again");
}

#[test]
fn several_games_are_chosen_by_keys_and_go_to_the_bin_and_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    three_games(folder.path());
    let mut window = library(folder.path());
    window.query_by_label_contains("Ben, Computer: Master").expect("its row").click_accesskit();
    window.run();
    assert!(focused(&window).starts_with("Games: Connect four, Ben"), "{}", focused(&window));
    press(&mut window, Modifiers::COMMAND, Key::A);
    assert!(window.query_all_by_label_contains("3 games selected").next().is_some());
    press(&mut window, Modifiers::NONE, Key::Delete);
    wait_for(&mut window, &[]);
    click(&mut window, "Bin (3)");
    wait_for(&mut window, &["four.rondel", "open.rondel", "won.rondel"]);
    write(&mut window, "nothing is written here");
    window.query_by_label_contains("Ben, Computer: Master").expect("its row").click_accesskit();
    window.run();
    click(&mut window, "Restore from bin");
    wait_for(&mut window, &["open.rondel", "won.rondel"]);
    click(&mut window, "Empty the bin …");
    assert!(folder.path().join("bin/won.rondel").exists(), "it asks first");
    click(&mut window, "Delete for good");
    wait_for(&mut window, &[]);
    assert!(!folder.path().join("bin/won.rondel").exists());
    click(&mut window, "Bin (0)");
    wait_for(&mut window, &["four.rondel"]);
}

#[test]
fn a_game_has_a_name_and_a_star_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    three_games(folder.path());
    let mut window = library(folder.path());
    window.query_by_label_contains("Ben, Computer: Master").expect("its row").click_accesskit();
    window.run();
    press(&mut window, Modifiers::NONE, Key::S);
    press(&mut window, Modifiers::NONE, Key::F2);
    window.run();
    assert_eq!(focused(&window), "Name");
    write(&mut window, "The long evening");
    press(&mut window, Modifiers::NONE, Key::Enter);
    settle(&mut window);
    let row = "The long evening, starred, Connect four, Ben, Computer: Master";
    while window.query_all_by_label_contains(row).next().is_none() {
        window.step();
        std::thread::yield_now();
    }
    click(&mut window, "Starred games only");
    wait_for(&mut window, &["four.rondel"]);
}

#[test]
fn one_sees_how_one_has_fared() {
    let folder = tempfile::tempdir().expect("a folder");
    three_games(folder.path());
    let mut window = library(folder.path());
    click(&mut window, "Statistics");
    settle(&mut window);
    // For one win in one game, the Wilson interval starts at about a fifth.
    for told in
        ["All: 1 – 0 – 0", "Computer: Master: 1 – 0 – 0", "Seat 1: 1 – 0 – 0", "100\u{a0}% (21\u{a0}% to 100\u{a0}%)"]
    {
        assert!(window.query_all_by_label_contains(told).next().is_some(), "{told}");
    }
    assert!(window.query_by_label("Tic-tac-toe: 1 of the 10 games needed for a rating").is_some());
}

#[test]
fn only_the_rows_in_sight_are_laid_out_and_a_library_at_rest_asks_for_no_frame() {
    let folder = tempfile::tempdir().expect("a folder");
    let one = a_game(folder.path(), "one", "tic-tac-toe", "Ann", 7);
    for number in 0..300 {
        std::fs::copy(&one, one.with_file_name(format!("{number}.rondel"))).expect("a copy");
    }
    let mut window = library(folder.path());
    assert_eq!(shown(&window).len(), 301);
    let rows = window.query_all_by_label_contains("Tic-tac-toe, Ann, Computer: Master, You won").count();
    assert!((5..40).contains(&rows), "{rows}");
    press(&mut window, Modifiers::NONE, Key::Tab);
    window.query_all_by_label_contains("Tic-tac-toe, Ann").last().expect("a row").click_accesskit();
    window.run();
    press(&mut window, Modifiers::NONE, Key::End);
    press(&mut window, Modifiers::NONE, Key::Delete);
    for _ in 0..1_000_000 {
        settle(&mut window);
        if shown(&window).len() == 300 {
            break;
        }
        window.step();
        std::thread::yield_now();
    }
    assert_eq!(shown(&window).len(), 300);
    assert!(comes_to_rest(&mut window));
}

#[test]
fn a_folder_that_cannot_be_read_is_named_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("games"), "a file in place of the folder").expect("a file");
    let mut window = library(folder.path());
    let games = folder.path().join("games");
    let told = format!("The folder {} cannot be read", games.display());
    while window.query_by_label_contains(&told).is_none() {
        settle(&mut window);
    }
    // Once it can be read, its games are listed.
    std::fs::remove_file(&games).expect("it can be removed");
    three_games(folder.path());
    window.input_mut().focused = false;
    window.run();
    window.input_mut().focused = true;
    wait_for(&mut window, &["four.rondel", "open.rondel", "won.rondel"]);
    assert!(window.query_by_label_contains(&told).is_none());
}

#[test]
fn a_file_that_is_no_game_is_there_with_its_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    three_games(folder.path());
    std::fs::write(folder.path().join("games/letter.rondel"), "Dear Ann").expect("a file");
    let mut window = library(folder.path());
    window.query_by_label_contains("letter.rondel, Cannot be opened").expect("its row").click_accesskit();
    let told = "letter.rondel: line 1 is not the start of a Rondel game";
    while window.query_all_by_label_contains(told).next().is_none() {
        window.step();
        std::thread::yield_now();
    }
}
