//! Use of the table: by keyboard, against bots, in earlier positions, and in another language.

use std::path::Path;

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel::Turn;
use rondel_window::Shell;

use crate::house::{anything, begin, click, comes_to_rest, decide, play_out, window, window_at_pace, window_with};

type Window = Harness<'static, Shell>;

#[test]
fn choices_are_taken_by_keys_and_walked_by_arrows() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    window.key_press(egui::Key::Num5);
    window.run();
    assert!(window.query_by_label("Cross in row 2, column 2").is_some());
    for key in [egui::Key::ArrowDown, egui::Key::ArrowDown, egui::Key::Enter] {
        window.key_press(key);
        window.run();
    }
    assert!(window.query_by_label("Nought in row 1, column 2").is_some());
}

/// Begins a game in a window whose frames take 20 ms each.
fn tic_tac_toe_at_pace(folder: &Path) -> Window {
    let settings = r#"{"language":"en","speed":"normal","forced":false}"#;
    let mut window = window_at_pace(folder, None, settings, 0.02);
    begin(&mut window, "Tic-tac-toe", "Nought");
    window.run_steps(30);
    window
}

fn plies(window: &Window) -> usize {
    window.state().play().expect("a game").held().session().expect("held here").plies().len()
}

/// Clicks the first choice of the list, and returns the number of plies played `steps` frames later.
fn plies_after_a_click(window: &mut Window, steps: usize) -> usize {
    let label = window.state().play().expect("a game").choice_labels()[0].clone();
    window.query_all_by_label(&label).next().expect("a choice").click();
    window.run_steps(steps);
    plies(window)
}

#[test]
fn a_second_click_does_not_take_the_choice_that_has_just_appeared_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = tic_tac_toe_at_pace(folder.path());
    assert_eq!(plies_after_a_click(&mut window, 1), 1);
    assert_eq!(plies_after_a_click(&mut window, 60), 1, "the second click was meant for the choice before");
    assert_eq!(plies_after_a_click(&mut window, 1), 2);
    window.key_press(egui::Key::Num1);
    window.run_steps(4);
    assert_eq!(plies(&window), 3, "a key is never too early");
}

#[test]
fn a_piece_is_selected_before_the_square_that_it_moves_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Checkers", "Blue");
    click(&mut window, "Square 15");
    click(&mut window, "Red man on 11");
    assert_eq!(plies(&window), 0, "a square is chosen only after a piece");
    click(&mut window, "Red man on 10");
    click(&mut window, "Square 16");
    assert_eq!(plies(&window), 0, "another piece is selected, which cannot reach this square");
    click(&mut window, "Square 15");
    assert_eq!(plies(&window), 1);
    assert!(window.query_by_label("Red man on 15").is_some() && window.query_by_label("Red man on 11").is_some());
}

#[test]
fn a_slow_double_click_takes_no_more_than_one_choice_from_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = tic_tac_toe_at_pace(folder.path());
    window.run_steps(1);
    assert_eq!(plies_after_a_click(&mut window, 18), 1);
    assert_eq!(plies_after_a_click(&mut window, 28), 1, "the table has settled, but the pointer has not moved");
    assert_eq!(plies_after_a_click(&mut window, 2), 2, "later, the choice is meant");
}

#[test]
fn a_person_plays_a_bot_that_thinks_on_its_own_thread() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Tic-tac-toe");
    click(&mut window, "Start");
    click(&mut window, "Mark row 1, column 1");
    let plies = |window: &egui_kittest::Harness<'static, rondel_window::Shell>| {
        window.state().play().expect("a game").held().session().expect("held here").plies().len()
    };
    while plies(&window) < 2 {
        window.step();
        std::thread::yield_now();
    }
    assert!(
        matches!(window.state().play().expect("a game").held().session().expect("held here").turn(), Turn::Decide(seat) if seat.index() == 0)
    );
    click(&mut window, "Undo (Ctrl+Z)");
    assert_eq!(plies(&window), 0, "the bot's answer and the person's decision went back together");
}

#[test]
fn the_only_choice_is_taken_by_itself_where_one_likes_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = r#"{"language":"en","speed":"none","forced":true}"#;
    let mut window = window_with(folder.path(), None, settings);
    begin(&mut window, "Tic-tac-toe", "Nought");
    // Fills all squares but the last, without three in a row.
    for place in [(1, 1), (1, 2), (1, 3), (2, 2), (2, 1), (2, 3), (3, 2), (3, 1)] {
        click(&mut window, &format!("Mark row {}, column {}", place.0, place.1));
    }
    window.run();
    assert!(window.query_by_label("The board is full, and nobody has three in a row.").is_some());
}

#[test]
fn earlier_positions_are_looked_at_and_left_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Mark row 1, column 1");
    click(&mut window, "Mark row 2, column 2");
    click(&mut window, "Replay");
    click(&mut window, "Go to start");
    assert!(window.query_by_label("Free square in row 1, column 1").is_some());
    assert!(window.query_by_label("Position 0 of 2").is_some());
    assert!(window.state().play().expect("a game").choice_labels().is_empty(), "the past is only looked at");
    click(&mut window, "Back to the game");
    assert!(window.query_by_label("Cross in row 1, column 1").is_some());
}

#[test]
fn nothing_is_taken_back_beneath_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    let played = play_out(&mut window, |_| 0);
    let undo = |window: &mut egui_kittest::Harness<'static, rondel_window::Shell>| {
        window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
        window.run();
        window.state().play().expect("a game").held().session().expect("held here").plies().len()
    };
    assert_eq!(undo(&mut window), played);
    assert!(window.query_by_label("Rematch").is_some());
    click(&mut window, "View table");
    assert_eq!(undo(&mut window), played - 1);
}

#[test]
fn keys_step_through_earlier_positions() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    let played = play_out(&mut window, |_| 0);
    let mut at = |key: egui::Key, ply: usize| {
        window.key_press(key);
        window.run();
        let place = format!("Position {ply} of {played}");
        assert_eq!(window.query_by_label(&place).is_some(), ply < played, "{place} after {key:?}");
    };
    at(egui::Key::ArrowLeft, played);
    at(egui::Key::Escape, played);
    at(egui::Key::ArrowLeft, played - 1);
    at(egui::Key::Home, 0);
    at(egui::Key::ArrowRight, 1);
    at(egui::Key::End, played);
}

#[test]
fn the_other_choices_keep_their_numbers_when_the_asides_unfold() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let labels = |window: &egui_kittest::Harness<'static, rondel_window::Shell>| {
        window.state().play().expect("a game").choice_labels()
    };
    let mut pick = anything(16);
    while window.query_by_label("At any time").is_none_or(|node| node.accesskit_node().role() != Role::Button) {
        decide(&mut window, &mut pick);
    }
    // If there are no other choices, the group is expanded.
    let open = labels(&window);
    // Clicks the middle of the heading, far to the right of its text.
    window.get_by_label("At any time").click();
    window.run();
    let fewer = labels(&window);
    assert!(open.len() > fewer.len() + 3 && open.starts_with(&fewer), "{fewer:?} were {open:?}");
    window.get_by_label("At any time").click();
    window.run();
    assert_eq!(labels(&window), open);
}

#[test]
fn another_language_is_spoken_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Settings");
    click(&mut window, "Language");
    click(&mut window, "Deutsch");
    click(&mut window, "Schließen");
    assert!(window.query_all_by_label("Deine Möglichkeiten").next().is_some());
    assert!(window.query_by_label("Belege ein freies Feld.").is_some());
}

#[test]
fn the_rules_open_and_are_searched() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    window.key_press(egui::Key::F1);
    window.run();
    window.event(egui::Event::Text("TTT-1.2".to_owned()));
    window.run();
    assert!(window.query_by_label("1 / 1").is_some(), "the search field had the keyboard");
    window.key_press(egui::Key::Escape);
    window.run();
    assert!(window.query_by_label("1 / 1").is_none(), "one key closes the rules");
    assert!(window.state().play().expect("a game").held().session().expect("held here").plies().is_empty());
}

#[test]
fn every_setting_of_text_size_leaves_a_game_playable() {
    for text in [80, 200] {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = format!(r#"{{"language":"de","speed":"none","text":{text},"theme":"dark"}}"#);
        let mut window = window_with(folder.path(), None, &settings);
        click(&mut window, "Drei gewinnt");
        click(&mut window, "Wer spielt Kreis");
        click(&mut window, "Mensch");
        click(&mut window, "Beginnen");
        assert!(play_out(&mut window, |_| 0) >= 5);
    }
}

#[test]
fn no_window_is_too_small_or_too_large_to_draw() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    for size in [[90.0, 60.0], [300.0, 900.0], [1280.0, 200.0], [3840.0, 2160.0], [1280.0, 720.0]] {
        window.set_size(size.into());
        window.run();
    }
    assert!(!window.state().play().expect("a game").choice_labels().is_empty());
}

#[test]
fn a_piece_that_moved_comes_to_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = r#"{"language":"en","speed":"slow","forced":false}"#;
    let mut window = window_with(folder.path(), None, settings);
    begin(&mut window, "Connect four", "Blue");
    let label = window.state().play().expect("a game").choice_labels()[0].clone();
    window.query_all_by_label(&label).next().expect("a choice").click_accesskit();
    window.run_steps(120);
    assert_eq!(window.state().play().expect("a game").held().session().expect("held here").plies().len(), 1);
    assert!(comes_to_rest(&mut window), "what came to rest asks for no frame");
}

#[test]
fn bots_are_paused_stepped_and_skipped() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = r#"{"language":"en","speed":"slow","forced":false}"#;
    let mut window = window_with(folder.path(), None, settings);
    click(&mut window, "Tic-tac-toe");
    for seat in ["Nought", "Cross"] {
        click(&mut window, &format!("Who plays {seat}"));
        if seat == "Cross" {
            click(&mut window, "Computer");
        }
        click(&mut window, "Other computer players");
        click(&mut window, "Computer: Random");
    }
    // From here on, bots play, so the window never becomes idle.
    for label in ["Start", "Pause"] {
        window.get_by_label(label).click_accesskit();
        window.run_steps(3);
    }
    let plies = |window: &egui_kittest::Harness<'static, rondel_window::Shell>| {
        window.state().play().expect("a game").held().session().expect("held here").plies().len()
    };
    let before = plies(&window);
    window.run_steps(200);
    assert_eq!(plies(&window), before, "nothing moves while it is paused");
    window.get_by_label("One move").click_accesskit();
    while plies(&window) == before {
        window.step();
        std::thread::yield_now();
    }
    window.run_steps(200);
    assert_eq!(plies(&window), before + 1, "one move, no more");
    window.query_all_by_label("Skip to next human player").next().expect("a button").click_accesskit();
    while window.state().play().expect("a game").ending().is_none() {
        window.step();
        std::thread::yield_now();
    }
}

#[test]
fn a_right_click_shows_what_is_known_of_a_piece_and_takes_nothing() {
    const SQUARE: &str = "Free square in row 1, column 1";
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window_with(folder.path(), None, r#"{"language":"en","speed":"none","coach":false}"#);
    begin(&mut window, "Tic-tac-toe", "Nought");
    let square = window.query_all_by_label(SQUARE).next().expect("the square").rect().center();
    let told =
        |window: &egui_kittest::Harness<'static, rondel_window::Shell>| window.query_all_by_label(SQUARE).count();
    let before = told(&window);
    let mut click = || {
        for pressed in [true, false] {
            let button = egui::PointerButton::Secondary;
            window.event(egui::Event::PointerButton { pos: square, button, pressed, modifiers: egui::Modifiers::NONE });
            window.run_steps(2);
        }
        // Moves the pointer away, so that no tooltip appears.
        window.hover_at(egui::Pos2::ZERO);
        window.run_steps(4);
        (told(&window), window.state().play().expect("a game").held().session().expect("held here").plies().len())
    };
    assert_eq!(click(), (before + 1, 0));
    assert_eq!(click(), (before, 0), "a second one puts it away");
}
