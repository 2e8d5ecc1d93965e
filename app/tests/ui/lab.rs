//! The lab in the window: choosing and measuring columns, viewing figures, and opening the game behind a bar.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel::Turn;
use rondel_window::Shell;
use rondel_window::lab::measured::Measured;

use crate::house::{click, comes_to_rest, wait_for_trial, window};

type Window = Harness<'static, Shell>;

/// Opens the lab with tic-tac-toe and connect four, to be played the given number of times.
fn two_columns(root: &std::path::Path, games: &str) -> Window {
    let mut window = window(root, None);
    click(&mut window, "Tools");
    click(&mut window, "Lab");
    click(&mut window, "Remove column C");
    for (column, title) in [("A", "Tic-tac-toe"), ("B", "Connect four")] {
        click(&mut window, &format!("Game in column {column}"));
        click(&mut window, title);
    }
    click(&mut window, "Number of games");
    click(&mut window, games);
    window
}

fn measured(window: &Window) -> &Measured {
    window.state().lab().and_then(|lab| lab.measured()).expect("something was measured")
}

/// Draws frames until the run is over.
fn play_to_the_end(window: &mut Window) {
    while measured(window).is_running() {
        window.run();
        std::thread::yield_now();
    }
    window.run();
}

/// Returns the labels of buttons that contain all of these strings.
fn called(window: &Window, parts: &[&str]) -> Vec<String> {
    let has_all = |name: &String| parts.iter().all(|part| name.contains(part));
    window.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label()).filter(has_all).collect()
}

#[test]
fn two_games_are_measured_and_their_figures_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_columns(folder.path(), "20 games");
    click(&mut window, "Run");
    play_to_the_end(&mut window);
    let games: Vec<u64> = measured(&window).measures().iter().map(|measures| measures.games).collect();
    assert_eq!(games, [20, 20]);
    for shown in ["Longest", "Most choice"] {
        assert!(window.query_all_by_label_contains(shown).next().is_some(), "{shown}");
    }
    // Connect four has seven columns to drop a piece into.
    let most: Vec<_> = window.query_all_by_label_contains("Most options – B · Connect four, 7").collect();
    assert_eq!(most.len(), 1);
    assert!(window.query_all_by_label_contains("Points – A").next().is_none(), "nobody counts points there");
    for chart in ["How long a game is", "Who wins", "How games end", "Options over the course of a game"] {
        window.get_by_label(chart);
    }
}

#[test]
fn what_the_games_share_stands_there_and_leads_to_all_mechanics() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_columns(folder.path(), "20 games");
    click(&mut window, "Run");
    play_to_the_end(&mut window);
    // Both games are about lines of pieces.
    window.get_by_label("Pattern building");
    click(&mut window, "Compare mechanics");
    window.run();
    window.get_by_label("In several games");
    assert!(window.query_by_label("Run").is_none(), "the lab is left");
}

#[test]
fn a_game_behind_a_bar_opens_at_its_beginning_and_leads_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_columns(folder.path(), "20 games");
    click(&mut window, "Run");
    play_to_the_end(&mut window);
    let bars = called(&window, &["B · Connect four, Plies: ", "Click to see game"]);
    let bar = bars.first().expect("a length of Connect four").clone();
    click(&mut window, &bar);
    while window.state().play().is_none() {
        window.run();
        std::thread::yield_now();
    }
    window.run();
    let play = window.state().play().expect("the game");
    let session = play.held().session().expect("held here");
    assert!(play.view().is_shown() && play.game().id == "connect-four");
    let Turn::Over(_) = session.turn() else { panic!("a measured game is over") };
    let plies = session.plies().len();
    let said = bar.split("Plies: ").nth(1).and_then(|rest| rest.split([',', ' ']).next()).expect("a number").to_owned();
    assert!(plies as u64 >= said.parse::<u64>().expect("a number"), "{plies} plies behind `{bar}`");
    window.get_by_label(&format!("Position 0 of {plies}"));
    assert!(!folder.path().join("games").exists(), "a game that is only looked at is not kept");

    window.key_press(Key::Escape);
    window.run();
    assert!(window.state().play().is_none());
    assert_eq!(measured(&window).measures()[1].games, 20, "the figures are still there");
    window.key_press(Key::Escape);
    window.run();
    window.get_by_label("Recent games");
    click(&mut window, "Tools");
    click(&mut window, "Lab");
    assert_eq!(measured(&window).measures()[0].games, 20, "and after a walk through the house, too");
}

#[test]
fn a_run_that_is_stopped_keeps_what_was_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_columns(folder.path(), "2 minutes");
    click(&mut window, "Run");
    while measured(&window).measures()[0].games < 10 {
        window.run();
        std::thread::yield_now();
    }
    click(&mut window, "Stop");
    play_to_the_end(&mut window);
    assert!(measured(&window).measures().iter().all(|measures| measures.games >= 9));
    window.get_by_label("Run");
    window.get_by_label("How long a game is");
}

#[test]
fn an_idle_lab_asks_for_no_frame() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_columns(folder.path(), "20 games");
    click(&mut window, "Run");
    play_to_the_end(&mut window);
    assert!(comes_to_rest(&mut window));
}

#[test]
fn a_seed_that_is_no_number_is_refused_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_columns(folder.path(), "20 games");
    let seed = window.get_by_role_and_label(Role::TextInput, "Seed");
    seed.focus();
    seed.type_text("x");
    window.run();
    click(&mut window, "Run");
    window.get_by_label("Enter a whole number, 0 or higher.");
    assert!(window.state().lab().is_some_and(|lab| lab.measured().is_none()));
}

#[test]
fn the_figures_are_written_to_a_file_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_columns(folder.path(), "20 games");
    click(&mut window, "Run");
    play_to_the_end(&mut window);
    click(&mut window, "Save as JSON …");
    click(&mut window, "Save");
    let file = folder.path().join("lab/tic-tac-toe-connect-four-1.json");
    assert!(window.query_all_by_label_contains("Saved: ").next().is_some(), "the person is told where");
    let text = std::fs::read_to_string(file).expect("the file");
    let written: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(written["columns"][1]["game"], "connect-four");
    assert_eq!(written["columns"][1]["figures"]["options-most"]["value"], 7.0);
    for (ending, begin) in
        [("PNG", &b"\x89PNG"[..]), ("CSV", b"column,notation,kind,id,"), ("HTML", b"<!doctype html>")]
    {
        click(&mut window, &format!("Save as {ending} …"));
        click(&mut window, "Save");
        let name = format!("lab/tic-tac-toe-connect-four-1.{}", ending.to_lowercase());
        let file = std::fs::read(folder.path().join(name)).expect("the file");
        assert!(file.starts_with(begin), "{ending}");
    }
}

#[test]
fn columns_are_added_copied_and_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_columns(folder.path(), "20 games");
    click(&mut window, "Copy column A");
    click(&mut window, "Add a column");
    assert!(window.query_by_label("Add a column").is_none(), "four stand beside each other at most");
    for column in ["D", "C", "B"] {
        click(&mut window, &format!("Remove column {column}"));
    }
    assert!(window.query_by_label("Remove column A").is_none(), "one stays");
    click(&mut window, "Copy column A");
    click(&mut window, "Who plays in column B");
    click(&mut window, "Computer: Random");
    click(&mut window, "Run");
    play_to_the_end(&mut window);
    let bots: Vec<String> = measured(&window).columns().iter().map(|column| column.name.clone()).collect();
    assert_eq!(bots, ["tic-tac-toe@greedy+greedy", "tic-tac-toe@random+random"]);
}

#[test]
fn an_open_list_of_values_is_walked_with_the_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_columns(folder.path(), "20 games");
    click(&mut window, "Game in column A");
    click(&mut window, "Harbour");
    click(&mut window, "Options in A: default");
    let focused = |window: &Window| {
        let node = window.root().children_recursive().find(|node| node.accesskit_node().is_focused());
        node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    };
    let press = |window: &mut Window, key: Key| {
        window.key_press(key);
        window.run();
    };
    let is_open = |window: &Window| window.query_all_by_label("Off").next().is_some();
    for opening in [Key::Space, Key::Enter] {
        window.query_all_by_label("Bonus cards").last().expect("the list").focus();
        window.run();
        press(&mut window, opening);
        assert_eq!(focused(&window), "Off", "the list opens at what is chosen");
        press(&mut window, Key::ArrowDown);
        assert_eq!(focused(&window), "On");
        press(&mut window, Key::ArrowLeft);
        assert_eq!(focused(&window), "On", "nothing lies beside it");
        press(&mut window, Key::ArrowDown);
        assert_eq!(focused(&window), "On", "the list ends there");
        press(&mut window, Key::Escape);
        assert!(!is_open(&window), "the list alone is closed");
        assert_eq!(focused(&window), "Bonus cards");
    }
    press(&mut window, Key::Space);
    press(&mut window, Key::End);
    press(&mut window, Key::Enter);
    assert!(!is_open(&window));
    window.get_by_label("Options in A: Bonus cards: on");
}

#[test]
fn one_game_under_other_options_stands_beside_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_columns(folder.path(), "20 games");
    click(&mut window, "Remove column B");
    click(&mut window, "Game in column A");
    click(&mut window, "Harbour");
    click(&mut window, "Copy column A");
    click(&mut window, "Options in B: default");
    click(&mut window, "Bonus cards");
    click(&mut window, "On");
    window.get_by_label("Options in B: Bonus cards: on");
    click(&mut window, "Run");
    play_to_the_end(&mut window);
    let names: Vec<&str> = measured(&window).columns().iter().map(|column| column.name.as_str()).collect();
    assert_eq!(names, ["harbour@greedy+greedy", "harbour:bonus=with@greedy+greedy"]);
    let stale =
        |window: &Window| window.query_by_label_contains("The columns on the left have changed since").is_some();
    assert!(!stale(&window));
    click(&mut window, "Seats in column B");
    click(&mut window, "3 players");
    assert!(stale(&window), "three seats were not measured");
}

#[test]
fn content_of_ones_own_is_measured_beside_the_bundled() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("content/harbour");
    std::fs::create_dir_all(&own).expect("a folder of one's own");
    let bundled = include_str!("../../../games/harbour/content/buildings.ron");
    std::fs::write(own.join("buildings.ron"), format!("// mine\n{bundled}")).expect("a content file");
    let mut window = two_columns(folder.path(), "20 games");
    for column in ["A", "B"] {
        click(&mut window, &format!("Game in column {column}"));
        click(&mut window, "Harbour");
    }
    let tick = window.query_all_by_label("With my own content files").last().expect("a choice");
    tick.click_accesskit();
    window.run();
    wait_for_trial(&mut window);
    click(&mut window, "Run");
    play_to_the_end(&mut window);
    let [bundled, own] = measured(&window).measures() else { panic!("two columns") };
    assert_eq!(bundled, own, "the same cards give the same games");
    window.get_by_label("Computer: Greedy · With your own cards: buildings.ron");

    std::fs::write(folder.path().join("content/harbour/market.ron"), "nonsense").expect("a content file");
    let tick = window.query_all_by_label("With my own content files").last().expect("a choice");
    tick.click_accesskit();
    window.run();
    window.query_all_by_label("With my own content files").last().expect("a choice").click_accesskit();
    window.run();
    assert!(window.query_by_label_contains("market.ron").is_some(), "what is wrong with it is told");
    let start = window.get_by_label("Run");
    assert!(start.accesskit_node().is_disabled(), "nothing is measured with what cannot be played");
}

#[test]
fn a_bar_is_reached_and_opened_with_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_columns(folder.path(), "20 games");
    click(&mut window, "Run");
    play_to_the_end(&mut window);
    let ends = called(&window, &["A · Tic-tac-toe", "Share of games", "Click to see game"]);
    let ended = ends.iter().find(|name| !name.contains("Plies")).expect("a way to end").clone();
    window.get_by_label(&ended).focus();
    window.run();
    window.key_press(Key::Enter);
    while window.state().play().is_none() {
        window.run();
        std::thread::yield_now();
    }
    window.run();
    assert_eq!(window.state().play().map(|play| play.game().id), Some("tic-tac-toe"));
    click(&mut window, "Back to the lab");
    assert!(window.state().play().is_none() && measured(&window).measures()[0].games == 20);
}
