//! What-if analysis: branches can start at any position, are stored separately and never change the game.
//! Notes belong to positions.

use std::path::{Path, PathBuf};

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel_window::Shell;

use crate::house::{anything, begin, click, comes_to_rest, play_out, window, window_with};

const SETTINGS: &str = r#"{"language":"en","speed":"none","forced":false,"theme":"light","coach":false}"#;

/// Moves of a game. With the last one, Cross wins.
const GAME: [&str; 5] = ["row 1, column 1", "row 2, column 2", "row 1, column 2", "row 3, column 3", "row 1, column 3"];

fn says(window: &Harness<'static, Shell>, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

/// Waits until the moves are replayed, which happens on a background thread.
fn settle(window: &mut Harness<'static, Shell>) {
    assert!(comes_to_rest(window));
    window.run();
}

/// Waits until all strings in `words` are visible, and returns whether they are. The window may become idle
/// while the background thread still replays moves.
fn comes(window: &mut Harness<'static, Shell>, words: &[&str]) -> bool {
    (0..400).any(|_| words.iter().all(|words| says(window, words)) || !comes_to_rest(window))
        && words.iter().all(|words| says(window, words))
}

fn plies(window: &Harness<'static, Shell>) -> usize {
    window.state().play().expect("a game is on the table").held().session().expect("held here").plies().len()
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.filter(|path| path.extension().is_some_and(|it| it == ending)).collect()
}

/// Returns a window with a game that Cross has won, and the game's file.
fn won(folder: &Path) -> (Harness<'static, Shell>, PathBuf) {
    let mut window = window_with(folder, None, SETTINGS);
    begin(&mut window, "Tic-tac-toe", "Nought");
    for square in GAME {
        click(&mut window, &format!("Mark {square}"));
    }
    click(&mut window, "View table");
    let game = files(&folder.join("games"), "rondel").remove(0);
    (window, game)
}

fn press(window: &mut Harness<'static, Shell>, key: Key) {
    window.key_press(key);
    window.run();
}

#[test]
fn one_plays_on_from_an_earlier_position_and_the_game_stays_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, game) = won(folder.path());
    let before = std::fs::read(&game).expect("the game");
    press(&mut window, Key::F5);
    settle(&mut window);
    assert!(says(&window, "End of the game") && says(&window, "No variations yet"));
    press(&mut window, Key::ArrowLeft);
    press(&mut window, Key::ArrowLeft);
    assert!(says(&window, "Position 3: Nought to move"));
    click(&mut window, "Play from here …");
    click(&mut window, "Who plays Cross");
    click(&mut window, "You");
    click(&mut window, "Start");
    settle(&mut window);
    assert!(says(&window, "What if: variation from move 4.") && plies(&window) == 3);
    click(&mut window, "Mark row 1, column 3");
    settle(&mut window);
    assert_eq!(plies(&window), 4);
    let branches = files(&game.with_extension("rondel.branches"), "rondel");
    assert_eq!(branches.len(), 1);
    // Undo reverts the explored moves, but not beyond the start of the branch.
    click(&mut window, "Undo (Ctrl+Z)");
    assert_eq!(plies(&window), 3);
    click(&mut window, "Undo (Ctrl+Z)");
    assert_eq!(plies(&window), 3);
    click(&mut window, "Mark row 2, column 1");
    click(&mut window, "Back to the game");
    settle(&mut window);
    assert!(plies(&window) == 5 && !says(&window, "What if: variation from move"));
    assert!(says(&window, "Position 3: Nought to move"), "one comes back to where one left");
    assert_eq!(std::fs::read(&game).expect("the game"), before);
    assert!(comes(&mut window, &["Game as played", "Move 4: Nought"]));
}

/// Starts a branch before the end of the game and names it.
fn overlook(window: &mut Harness<'static, Shell>) {
    press(window, Key::F5);
    press(window, Key::ArrowLeft);
    click(window, "Play from here …");
    click(window, "Start");
    settle(window);
    click(window, "Mark row 3, column 1");
    settle(window);
    window.get_by_label("Name of this variation").focus();
    window.run();
    window.get_by_label("Name of this variation").type_text("Overlooked");
    window.run();
}

#[test]
fn branches_are_found_again_named_and_laid_beside_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, game) = won(folder.path());
    overlook(&mut window);
    drop(window);
    let mut again = window_with(folder.path(), Some(&game), SETTINGS);
    click(&mut again, "View table");
    press(&mut again, Key::F5);
    assert!(comes(&mut again, &["Overlooked"]));
    click(&mut again, "Compare with: Overlooked");
    assert!(says(&again, "Side by side") && says(&again, "0 / 2"));
    press(&mut again, Key::ArrowRight);
    assert!(says(&again, "1 / 2"));
    press(&mut again, Key::Escape);
    assert!(!says(&again, "Side by side"));
    again.get_by_label_contains("Overlooked, ").click();
    settle(&mut again);
    assert!(says(&again, "What if: variation from move 5."));
}

#[test]
fn a_branch_is_thrown_away_and_brought_back_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, game) = won(folder.path());
    let before = std::fs::read(&game).expect("the game");
    overlook(&mut window);
    assert!(window.query_by_label("Delete: Overlooked").is_none(), "what lies on the table stays");
    click(&mut window, "Back to the game");
    settle(&mut window);
    let branches = game.with_extension("rondel.branches");
    let lie = |folder: &Path| (files(folder, "rondel").len(), files(folder, "notes").len());
    assert_eq!(lie(&branches), (1, 1));
    assert!(window.query_by_label("Delete: Game as played").is_none(), "nor the game itself");
    click(&mut window, "Delete: Overlooked");
    settle(&mut window);
    assert!(comes(&mut window, &["No variations yet"]) && !says(&window, "Overlooked, "));
    assert_eq!((lie(&branches), lie(&branches.join("bin"))), ((0, 0), (1, 1)));
    click(&mut window, "Restore the deleted variation");
    settle(&mut window);
    assert!(comes(&mut window, &["Overlooked, "]) && !says(&window, "Restore"));
    assert_eq!((lie(&branches), lie(&branches.join("bin"))), ((1, 1), (0, 0)));
    assert_eq!(std::fs::read(&game).expect("the game"), before);
}

#[test]
fn the_master_is_asked_about_any_position_that_is_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = won(folder.path());
    press(&mut window, Key::F5);
    assert!(window.query_by_label("What would the Master do?").is_none(), "nobody decides at the end");
    press(&mut window, Key::ArrowLeft);
    press(&mut window, Key::ArrowLeft);
    window.get_by_label("What would the Master do?").click();
    window.run_ok();
    settle(&mut window);
    assert!(says(&window, "The Master’s advice"));
    // Nought must block the row of Cross.
    assert!(window.query_all_by_label_contains("Mark row 1, column 3").next().is_some());
    press(&mut window, Key::ArrowLeft);
    assert!(!says(&window, "The Master’s advice"), "it belongs to the position");
}

#[test]
fn the_master_is_asked_in_a_branch_that_goes_on_and_it_is_reviewed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = won(folder.path());
    press(&mut window, Key::F5);
    settle(&mut window);
    press(&mut window, Key::ArrowLeft);
    press(&mut window, Key::ArrowLeft);
    click(&mut window, "Play from here …");
    click(&mut window, "Who plays Cross");
    click(&mut window, "You");
    click(&mut window, "Start");
    settle(&mut window);
    click(&mut window, "Mark row 1, column 3");
    settle(&mut window);
    assert!(window.state().play().expect("a branch").view().is_branch() && plies(&window) == 4);
    click(&mut window, "Replay");
    settle(&mut window);
    assert!(says(&window, "Position 3: Nought to move"));
    window.get_by_label("What would the Master do?").click();
    window.run_ok();
    settle(&mut window);
    assert!(says(&window, "The Master’s advice"));
    assert!(window.query_by_label("Review this game").is_some());
}

#[test]
fn a_branch_from_the_review_leads_back_to_the_review_and_the_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = won(folder.path());
    click(&mut window, "Review this game");
    settle(&mut window);
    click(&mut window, "Previous mistake");
    click(&mut window, "What if");
    settle(&mut window);
    click(&mut window, "Play from here …");
    click(&mut window, "Start");
    settle(&mut window);
    assert!(window.state().play().expect("a branch").view().is_branch());
    click(&mut window, "Back to the game");
    settle(&mut window);
    assert!(!window.state().play().expect("the game").view().is_branch());
    assert!(says(&window, "Previous mistake") && says(&window, "this move cost"), "the review of the position");
    click(&mut window, "What if");
    settle(&mut window);
    window.get_by_label("Close variations").click();
    settle(&mut window);
    assert!(says(&window, "Previous mistake"), "closing the branches leads back too");
}

#[test]
fn positions_are_marked_and_noted() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, game) = won(folder.path());
    press(&mut window, Key::F5);
    press(&mut window, Key::ArrowLeft);
    click(&mut window, "Bad move");
    window.get_by_label("Note on this position").focus();
    window.run();
    window.get_by_label("Note on this position").type_text("Two in a row!");
    window.run();
    let notes = std::fs::read_to_string(game.with_extension("rondel.notes")).expect("notes");
    assert!(notes.contains("Two in a row!") && notes.contains("bad"), "{notes}");
    drop(window);
    let mut again = window_with(folder.path(), Some(&game), SETTINGS);
    click(&mut again, "View table");
    press(&mut again, Key::F5);
    assert!(says(&again, "? Move 5  Two in a row!"));
    again.get_by_label_contains("? Move 5").click();
    again.run();
    assert!(says(&again, "Position 4: "));
}

#[test]
fn between_two_people_with_secrets_nothing_is_tried_before_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    assert!(window.query_by_label("What if").is_none());
    play_out(&mut window, anything(3));
    click(&mut window, "View table");
    click(&mut window, "What if");
    settle(&mut window);
    assert!(says(&window, "End of the game"));
}
