//! Other programs as opponents: they are added in the new-game dialog, play at their seats, and are replaced if they
//! fail.
#![cfg(unix)]

use std::time::{Duration, Instant};

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel::journal::Player;
use rondel::{Bot, Table as _, Turn};
use rondel_window::Shell;

use crate::house::{click, window, window_with};

/// Answers each question with the first choice.
const FIRST: &str = r#"sh -c 'while read -r line; do echo "{\"choice\": 0}"; done'"#;
const PLAYS: &str = "Who plays Nought";

fn enter(window: &mut Harness<'static, Shell>, label: &str, text: &str) {
    window.get_by_label(label).focus();
    window.run_steps(2);
    window.get_by_label(label).type_text(text);
    window.run_steps(2);
}

/// Adds a program and begins a game against it.
fn begin(window: &mut Harness<'static, Shell>, command: &str) {
    click(window, "Tic-tac-toe");
    click(window, "Other computer players");
    click(window, "Other programs as opponents");
    enter(window, "Name", "First square");
    enter(window, "Command, such as python3 bot.py", command);
    window.key_press(egui::Key::Enter);
    window.run_steps(3);
    let plays = window.get_by_label(PLAYS).accesskit_node().value();
    assert_eq!(plays.as_deref(), Some("First square (program)"), "it has the seat of the bot");
    click(window, "Start");
}

fn plies(window: &Harness<'static, Shell>) -> usize {
    window.state().play().expect("a game").held().plies()
}

/// Waits until this many choices have been made.
fn wait_for(window: &mut Harness<'static, Shell>, count: usize) {
    let began = Instant::now();
    while plies(window) < count {
        assert!(began.elapsed() < Duration::from_mins(1), "{} choices were made", plies(window));
        window.run_steps(1);
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_named_program_plays_and_is_proposed_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = window(folder.path(), None);
    begin(&mut first, FIRST);
    let play = first.state().play().expect("a game");
    let players = play.held().session().expect("held here").header().players.clone();
    assert_eq!(players[1], Player::program("First square"));
    assert!(matches!(play.held().turn(), Turn::Decide(seat) if play.held().is_here(seat)));
    first.key_press(egui::Key::Num9);
    wait_for(&mut first, 2);
    let play = first.state().play().expect("a game");
    assert!(play.message().is_none(), "{:?}", play.message());
    let session = play.held().session().expect("held here");
    assert_eq!(session.plies()[1].action, serde_json::json!(0), "the first square");
    drop(first);
    let settings = std::fs::read_to_string(folder.path().join("settings.json")).expect("settings");
    assert!(settings.contains("program:First square"), "{settings}");
    let mut second = window_with(folder.path(), None, &settings);
    click(&mut second, "Tic-tac-toe");
    click(&mut second, "Other programs as opponents");
    let programs = |window: &Harness<'static, Shell>| window.state().context().store.programs().expect("read").len();
    click(&mut second, "Remove First square");
    assert_eq!(programs(&second), 0);
    click(&mut second, "Restore First square");
    assert_eq!(programs(&second), 1);
    click(&mut second, "Remove First square");
    click(&mut second, "Start");
    let play = second.state().play().expect("a game");
    assert!(matches!(play.held().player(rondel::Seat::new(1)), Some(Player { bot: Some(Bot::Level(_)), .. })));
    assert_eq!(programs(&second), 0);
}

#[test]
fn a_program_that_fails_is_replaced_and_the_reason_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "sh -c 'read -r line; echo I resign'");
    window.key_press(egui::Key::Num1);
    wait_for(&mut window, 2);
    let message = window.state().play().expect("a game").message().expect("a message").to_owned();
    let expected =
        "First square cannot play: it wrote “I resign”, which is not an answer. Computer: Journeyman takes over.";
    assert_eq!(message, expected);
}
