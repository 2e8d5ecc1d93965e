//! Clocks: chosen for a new game, shown beside the table, and running out.

use std::time::Duration;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel::clock::TimeControl;
use rondel::journal::{Header, Player};
use rondel::{Session, Turn};
use rondel_window::Shell;

use crate::house::{click, window, window_with};

type Window = Harness<'static, Shell>;

fn says(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

fn plies(window: &Window) -> usize {
    window.state().play().expect("a game").held().plies()
}

#[test]
fn a_clock_is_chosen_remembered_and_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = window(folder.path(), None);
    click(&mut first, "Connect four");
    click(&mut first, "Clock");
    click(&mut first, "5 minutes per player, 5 seconds more after each decision");
    click(&mut first, "Start");
    let clock = Some(TimeControl::per_game(300, 5));
    let session = |window: &Window| window.state().play().expect("a game").held().session().map(|of| of.header().clock);
    assert_eq!(session(&first), Some(clock));
    assert!(says(&first, ": 5:00 left") || says(&first, ": 4:59 left"), "one clock, because the other player is a bot");
    drop(first);
    let settings = std::fs::read_to_string(folder.path().join("settings.json")).expect("settings");
    let mut second = window_with(folder.path(), None, &settings);
    click(&mut second, "Connect four");
    assert!(says(&second, "Clock: 5 minutes per player"));
    click(&mut second, "Clock: 5 minutes per player, 5 seconds more after each decision");
    click(&mut second, "No clock");
    click(&mut second, "Start");
    assert_eq!(session(&second), Some(None));
    assert!(!says(&second, " left"));
}

#[test]
fn the_computer_decides_for_a_player_whose_time_is_up_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let plugin = rondel::plugins().expect("the games")["connect-four"];
    let players = vec![Player::human("Ann"), Player::human("Ben")];
    let clock = Some(TimeControl::per_decision(1));
    let header = Header { clock, ..Header::of(plugin, (plugin.setup)(), players, 7) };
    let file = folder.path().join("timed.rondel");
    std::fs::write(&file, Session::start(header).expect("a game").journal()).expect("a game");
    let mut window = window(folder.path(), Some(&file));
    assert!(!says(&window, "time is up"));
    let persons = |window: &Window| window.state().play().expect("a game").held().persons().len();
    assert_eq!(persons(&window), 2);
    let asked = |window: &Window| window.state().play().expect("a game").held().session().map(Session::turn);
    let before = asked(&window);
    while plies(&window) == 0 {
        std::thread::sleep(Duration::from_millis(50));
        window.step();
    }
    assert!(says(&window, "time is up. The computer decides."));
    assert_eq!(persons(&window), 2, "both still sit at the screen");
    assert!(matches!(asked(&window), Some(Turn::Decide(_))) && asked(&window) != before);
    let session = window.state().play().expect("a game").held().session().expect("held here");
    assert!(session.plies()[0].time.is_some_and(|time| time >= 1000));
}

#[test]
fn a_player_loses_when_the_time_is_up_if_that_was_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Connect four");
    click(&mut window, "Clock");
    click(&mut window, "30 seconds per decision");
    click(&mut window, "Clock: 30 seconds per decision");
    click(&mut window, "Whoever runs out of time loses");
    assert!(says(&window, "Whoever runs out of time loses the game."));
    click(&mut window, "Start");
    let header = |window: &Window| window.state().play().expect("a game").held().session().map(|of| of.header().clock);
    assert_eq!(header(&window), Some(Some(TimeControl::per_decision(30).or_lose())));
    drop(window);
    let plugin = rondel::plugins().expect("the games")["connect-four"];
    let players = vec![Player::human("Ann"), Player::human("Ben")];
    let clock = Some(TimeControl::per_decision(1).or_lose());
    let header = Header { clock, ..Header::of(plugin, (plugin.setup)(), players, 7) };
    let file = folder.path().join("timed.rondel");
    std::fs::write(&file, Session::start(header).expect("a game").journal()).expect("a game");
    let mut window = crate::house::window(folder.path(), Some(&file));
    while plies(&window) == 0 {
        std::thread::sleep(Duration::from_millis(50));
        window.step();
    }
    for _ in 0..50 {
        window.step();
    }
    assert!(says(&window, "the other player ran out of time.") && !says(&window, "The computer decides."));
}
