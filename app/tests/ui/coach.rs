//! The coach explains a kind of decision the first three times it occurs, and stays silent afterwards or when
//! disabled.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel_window::Shell;

use crate::house::{begin, click, window_with};

const SETTINGS: &str = r#"{"language":"en","speed":"none","forced":false,"theme":"light","coach":true}"#;

/// Returns whether the coach is visible after the next frame.
fn speaks(window: &mut Harness<'static, Shell>) -> bool {
    window.step();
    window.query_all_by_label("Coach").next().is_some()
}

#[test]
fn the_coach_is_silent_about_what_was_done_three_times() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = window_with(folder.path(), None, SETTINGS);
    begin(&mut first, "Tic-tac-toe", "Nought");
    for square in ["row 1, column 1", "row 2, column 1", "row 3, column 2"] {
        assert!(speaks(&mut first), "before {square}");
        click(&mut first, &format!("Mark {square}"));
    }
    assert!(!speaks(&mut first));
    drop(first);
    let settings = std::fs::read_to_string(folder.path().join("settings.json")).expect("settings");
    let again = tempfile::tempdir().expect("a folder");
    let mut second = window_with(again.path(), None, &settings);
    begin(&mut second, "Tic-tac-toe", "Nought");
    assert!(!speaks(&mut second), "it remembers in the next game");
    click(&mut second, "Back to all games");
    begin(&mut second, "Connect four", "Blue");
    assert!(speaks(&mut second), "another game is new");
}

/// Returns whether the coach's advice is visible.
fn advises(window: &mut Harness<'static, Shell>) -> bool {
    window.step();
    window.query_all_by_label("The Master’s advice").next().is_some()
}

/// Waits for the coach's advice.
fn wait_for_advice(window: &mut Harness<'static, Shell>) {
    while !advises(window) {
        std::thread::yield_now();
    }
}

#[test]
fn the_coach_lets_one_think_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window_with(folder.path(), None, SETTINGS);
    begin(&mut window, "Tic-tac-toe", "Nought");
    window.run_steps(40);
    assert!(!advises(&mut window), "before it is asked");
    click(&mut window, "What would the Master do?");
    wait_for_advice(&mut window);
    click(&mut window, "Mark row 1, column 1");
    assert!(speaks(&mut window) && !advises(&mut window), "the next advice waits again");
    assert!(window.query_by_label_contains("three times").is_none());
    window.key_press(egui::Key::H);
    wait_for_advice(&mut window);
    click(&mut window, "Mark row 2, column 1");
    assert!(speaks(&mut window));
    assert!(window.query_by_label_contains("three times").is_some(), "it says that it falls silent");
}

#[test]
fn the_coach_can_be_told_to_be_silent_and_left_out_of_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window_with(folder.path(), None, SETTINGS);
    begin(&mut window, "Tic-tac-toe", "Nought");
    assert!(speaks(&mut window));
    click(&mut window, "Turn off");
    assert!(!speaks(&mut window));
    click(&mut window, "Mark row 1, column 1");
    assert!(!speaks(&mut window));
    click(&mut window, "Back to all games");
    click(&mut window, "Connect four");
    click(&mut window, "Coach");
    click(&mut window, "Start");
    assert!(speaks(&mut window), "a new game lets it speak again");
}

#[test]
fn all_that_the_coach_says_is_to_be_seen_in_a_small_window() {
    let folder = tempfile::tempdir().expect("a folder");
    // The German text is longer. A window of 1280 × 720 is scaled to 86%.
    let mut window = window_with(folder.path(), None, &SETTINGS.replace("\"en\"", "\"de\""));
    window.set_size(egui::vec2(1280.0, 720.0) / 0.86);
    click(&mut window, "Spandau 1780");
    click(&mut window, "Beginnen");
    // The computer may make the first move.
    while window.query_by_label("Ausschalten").is_none() {
        window.step();
        std::thread::yield_now();
    }
    window.run_steps(8);
    let last = window.get_by_label("Ausschalten").rect();
    let log = window.get_by_label("Verlauf").rect();
    assert!(last.bottom() <= log.top(), "{last} reaches below the end of what it says, at {log}");
}
