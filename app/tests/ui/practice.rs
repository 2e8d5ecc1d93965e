//! Practice: the user looks for better choices where they made mistakes, and for immediate wins, by mouse and by
//! keyboard. Practising never changes a game.

use std::path::{Path, PathBuf};

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel_window::Shell;

use crate::house::{begin, click, comes_to_rest, window_with};

const SETTINGS: &str = r#"{"language":"en","speed":"none","forced":false,"theme":"light","coach":false}"#;

/// Moves of a game in which Nought overlooks that Cross has two in a row, and Cross wins.
const BLUNDERED: [&str; 5] =
    ["row 1, column 1", "row 2, column 2", "row 1, column 2", "row 3, column 3", "row 1, column 3"];

fn says(window: &Harness<'static, Shell>, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

/// Draws frames while `words` is visible.
fn while_said(window: &mut Harness<'static, Shell>, words: &str) {
    while says(window, words) {
        window.step();
        std::thread::yield_now();
    }
    window.run_steps(8);
}

fn press(window: &mut Harness<'static, Shell>, key: Key) {
    window.key_press(key);
    window.run_steps(6);
}

/// Opens a window with a finished and reviewed game that contains a blunder.
fn reviewed(folder: &Path) -> Harness<'static, Shell> {
    let mut window = window_with(folder, None, SETTINGS);
    begin(&mut window, "Tic-tac-toe", "Nought");
    for square in BLUNDERED {
        click(&mut window, &format!("Mark {square}"));
    }
    click(&mut window, "Review this game");
    while_said(&mut window, "moves analysed");
    // Everything is saved only after the analysis threads report that they are idle.
    while kept(folder).len() < 2 {
        window.step();
        std::thread::yield_now();
    }
    window
}

/// Returns the paths and contents of all files in the folder of games.
fn kept(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = std::fs::read_dir(folder.join("games")).expect("games").flatten().map(|entry| entry.path());
    let mut kept: Vec<_> = entries.map(|path| (path.clone(), std::fs::read(path).expect("a file"))).collect();
    kept.sort();
    kept
}

#[test]
fn a_mistake_is_answered_wrongly_and_then_rightly_and_the_game_stays_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = reviewed(folder.path());
    let before = kept(folder.path());
    let mine: Vec<String> = ["Practise this mistake", "Practise these 2 mistakes", "Practise these 3 mistakes"]
        .into_iter()
        .map(str::to_owned)
        .filter(|words| window.query_by_label(words).is_some())
        .collect();
    click(&mut window, &mine[0]);
    assert!(comes_to_rest(&mut window));
    assert!(says(&window, "Position 1 of ") && says(&window, "You see what Nought knew at the time."));
    assert!(says(&window, "Played in the game: Mark row 3, column 3 ("), "the dearest comes first");
    for hidden in ["Review this game", "What if", "Undo (Ctrl+Z)", "Best: "] {
        assert!(!says(&window, hidden), "{hidden}");
    }
    click(&mut window, "Mark row 3, column 3");
    assert!(says(&window, "The same as in the game.") && says(&window, "You chose: Mark row 3, column 3"));
    assert!(!says(&window, "How the choices compare"), "it is a riddle still");
    assert!(window.query_by_label("Mark row 2, column 1").is_none(), "the table stands still");
    click(&mut window, "Try again");
    click(&mut window, "Mark row 1, column 3");
    while_said(&mut window, "Evaluating your choice");
    assert!(says(&window, "Right!") && says(&window, "How the choices compare"));
    assert!(says(&window, "Mark row 1, column 3 (played)"));
    assert!(comes_to_rest(&mut window), "nothing moves any more, so nothing is drawn any more");
    click(&mut window, "Leave practice");
    assert!(says(&window, "What decided the game"), "one comes back to the review");
    assert!(kept(folder.path()) == before, "the game and its review are as they were, and nothing else lies there");
}

#[test]
fn positions_of_ones_own_are_found_from_home_and_the_answer_can_be_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(reviewed(folder.path()));
    let mut window = window_with(folder.path(), None, SETTINGS);
    click(&mut window, "Tools");
    click(&mut window, "Practice");
    while_said(&mut window, "Searching your reviewed games");
    assert!(says(&window, "from one reviewed game."));
    click(&mut window, "Practise");
    assert!(says(&window, "From your game of ") && says(&window, "Position 1 of "));
    click(&mut window, "Show me");
    while !says(&window, "Best: ") {
        window.step();
        std::thread::yield_now();
    }
    window.run_steps(8);
    assert!(says(&window, "Best: Mark row 1, column 3") && says(&window, "How the choices compare"));
    assert!(!says(&window, "Right!"));
    // Continues to the end of the round, whatever its length.
    for _ in 0..10 {
        if says(&window, "Round over") {
            break;
        }
        press(&mut window, Key::S);
        press(&mut window, Key::Enter);
    }
    assert!(says(&window, "Round over") && says(&window, "0 of "));
    click(&mut window, "Another round");
    assert!(says(&window, "Find the instant win"));
}

#[test]
fn whoever_has_no_review_is_told_so_and_finds_instant_wins_with_the_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window_with(folder.path(), None, SETTINGS);
    for label in ["Tools", "Practice"] {
        window.get_by_label(label).focus();
        press(&mut window, Key::Enter);
    }
    while_said(&mut window, "Searching your reviewed games");
    assert!(says(&window, "None of your finished games has been reviewed yet."));
    window.get_by_label("Find the instant win: Connect four").focus();
    press(&mut window, Key::Enter);
    while !says(&window, "Position 1 of ") {
        window.step();
        std::thread::yield_now();
    }
    window.run_steps(8);
    assert!(says(&window, "Exactly one choice wins the game this turn. Find it."));
    let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7];
    let (mut wrong, mut right) = (0, 0);
    for _ in 0..3 {
        for key in keys {
            press(&mut window, key);
            if says(&window, "Right!") {
                right += 1;
                break;
            }
            assert!(says(&window, "That does not win the game this turn."));
            wrong += 1;
            // Returns to the position for another try.
            press(&mut window, Key::Enter);
        }
        press(&mut window, Key::Enter);
    }
    assert!(right == 3 && wrong > 0, "{right} right, {wrong} wrong");
    assert!(says(&window, "Position 4 of ") && says(&window, "of 3 right on the first try"));
    press(&mut window, Key::Escape);
    assert!(says(&window, "Board games, played by the real rules."), "and home again");
    assert!(!folder.path().join("games").exists(), "nothing was written down");
}

#[test]
fn mistakes_are_practised_from_the_library_and_it_is_remembered_which() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(reviewed(folder.path()));
    // Another position was practised at an earlier time.
    std::fs::write(folder.path().join("practised"), "A".repeat(43) + "\n").expect("the file");
    let met = || std::fs::read_to_string(folder.path().join("practised")).map(|file| file.lines().count()).ok();
    let mut window = window_with(folder.path(), None, SETTINGS);
    click(&mut window, "Game library");
    while !says(&window, "Practise mistakes") {
        window.step();
        std::thread::yield_now();
    }
    click(&mut window, "Practise mistakes");
    assert!(says(&window, "Position 1 of ") && says(&window, "Played in the game: Mark row 3, column 3 ("));
    assert_eq!(met(), Some(1));
    press(&mut window, Key::Escape);
    assert!(says(&window, "Practise mistakes"), "one comes back to all games");
    assert_eq!(met(), Some(2));
    click(&mut window, "Practice");
    while_said(&mut window, "Searching your reviewed games");
    click(&mut window, "Practise");
    assert!(says(&window, "Position 1 of "));
    press(&mut window, Key::Escape);
    assert!(says(&window, "Practise mistakes"), "from there too");
}
