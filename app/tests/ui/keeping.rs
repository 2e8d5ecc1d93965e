//! Saving, undoing and resuming games: journals, damaged files, and locations that cannot be written.

use std::path::PathBuf;

use egui_kittest::kittest::Queryable;
use rondel::Turn;

use crate::house::{anything, begin, click, comes_to_rest, decide, window, window_with};

fn only_game(root: &std::path::Path) -> PathBuf {
    let mut files = std::fs::read_dir(root.join("games")).expect("the games").flatten().map(|entry| entry.path());
    let file = files.next().expect("a game");
    assert!(files.next().is_none(), "one game makes one file");
    file
}

fn plies(window: &egui_kittest::Harness<'static, rondel_window::Shell>) -> usize {
    window.state().play().expect("a game").held().session().expect("held here").plies().len()
}

#[test]
fn nothing_can_be_taken_back_before_anything_was_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Undo (Ctrl+Z)");
    let message = window.state().play().expect("a game").message().expect("a reason").to_owned();
    assert_eq!(message, "You have no move to undo.");
}

#[test]
fn a_decision_is_taken_back_and_the_journal_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Mark row 1, column 1");
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    window.run();
    assert_eq!(plies(&window), 0);
    click(&mut window, "Mark row 3, column 3");
    let text = std::fs::read_to_string(only_game(folder.path())).expect("the journal");
    assert_eq!(text.lines().count(), 4, "header, decision, undo, decision:\n{text}");
    assert!(text.contains("\"undo\""));
}

#[test]
fn what_was_drawn_cannot_be_taken_back_and_the_reason_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let mut pick = anything(5);
    loop {
        decide(&mut window, &mut pick);
        let session = window.state().play().expect("a game").held().session().expect("held here");
        assert!(matches!(session.turn(), Turn::Decide(_)), "something is drawn before the game ends");
        if session.plies().last().is_some_and(|ply| ply.final_) {
            break;
        }
    }
    let before = plies(&window);
    click(&mut window, "Undo (Ctrl+Z)");
    assert_eq!(plies(&window), before);
    let message = window.state().play().expect("a game").message().expect("a reason").to_owned();
    assert!(message.contains("cannot be undone"), "{message}");
}

#[test]
fn a_torn_journal_opens_at_its_last_good_position_and_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    let mut first = window(root, None);
    begin(&mut first, "Tic-tac-toe", "Nought");
    click(&mut first, "Mark row 1, column 1");
    click(&mut first, "Mark row 2, column 2");
    drop(first);
    let file = only_game(root);
    let text = std::fs::read_to_string(&file).expect("the journal");
    let torn = &text[..text.len() - 7];
    std::fs::write(&file, torn).expect("the journal is torn");

    let mut second = window(root, Some(&file));
    assert_eq!(plies(&second), 1);
    assert!(second.query_by_label_contains("The file is damaged: line 3 was cut off").is_some());
    click(&mut second, "Mark row 3, column 3");
    assert_eq!(std::fs::read_to_string(&file).expect("the torn journal"), torn, "the damaged file is left alone");
    let going_on = second.state().play().expect("a game").file().expect("a new file").to_owned();
    assert_ne!(going_on, file);
    assert_eq!(std::fs::read_to_string(going_on).expect("the new journal").lines().count(), 3);
}

#[test]
fn a_game_that_is_not_here_is_listed_and_says_so_when_it_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    let mut first = window(root, None);
    begin(&mut first, "Tic-tac-toe", "Nought");
    click(&mut first, "Mark row 1, column 1");
    drop(first);
    let file = only_game(root);
    let text = std::fs::read_to_string(&file).expect("the journal");
    std::fs::write(&file, text.replacen("tic-tac-toe", "chess", 1)).expect("the journal is changed");

    let mut second = window(root, None);
    let (name, path) = (file.file_name().expect("a name").display(), file.display());
    let label = format!("Cannot be opened: {name}, unknown game “chess”, {path}");
    second.query_by_label(&label).expect("the game is listed").click_accesskit();
    second.run();
    assert!(second.query_by_label(&format!("{path}: unknown game “chess”")).is_some());
    assert!(second.state().play().is_none());
}

#[test]
fn a_sound_journal_is_continued_where_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    let mut first = window(root, None);
    begin(&mut first, "Tic-tac-toe", "Nought");
    click(&mut first, "Mark row 1, column 1");
    drop(first);
    let file = only_game(root);
    let mut second = window(root, None);
    let resume = second.query_all_by_label_contains("Resume: Tic-tac-toe").next().expect("a game to resume");
    resume.click_accesskit();
    second.run();
    click(&mut second, "Mark row 2, column 2");
    assert_eq!(std::fs::read_to_string(only_game(root)).expect("the journal").lines().count(), 3);
    assert_eq!(second.state().play().expect("a game").file(), Some(file.as_path()));
}

#[test]
fn a_game_of_another_version_goes_on_in_its_file_and_the_header_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    let mut first = window(root, None);
    begin(&mut first, "Tic-tac-toe", "Nought");
    click(&mut first, "Mark row 1, column 1");
    let own = first.state().play().expect("a game").held().session().expect("held here").header().version.clone();
    drop(first);
    let file = only_game(root);
    let text = std::fs::read_to_string(&file).expect("the journal");
    let old = text.replacen(&format!("\"version\":\"{own}\""), "\"version\":\"0.0.1\"", 1);
    assert_ne!(old, text);
    std::fs::write(&file, old).expect("an old journal");
    let mut second = window(root, Some(&file));
    assert!(second.query_by_label("started with version 0.0.1 of the game").is_some());
    assert!(second.state().context().notices.is_empty(), "nothing is damaged");
    click(&mut second, "Mark row 2, column 2");
    assert_eq!(std::fs::read_to_string(only_game(root)).expect("the journal").lines().count(), 3);
}

#[test]
fn a_file_that_is_no_game_is_refused_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let stranger = folder.path().join("letter.txt");
    std::fs::write(&stranger, "Dear Ann,\n").expect("a letter");
    let window = window(folder.path(), Some(&stranger));
    assert!(window.state().play().is_none());
    assert!(window.query_by_label_contains("letter.txt: line 1 is not the start of a Rondel game (").is_some());
}

#[test]
fn a_game_that_cannot_be_saved_goes_on_and_is_saved_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let blocked = folder.path().join("games");
    std::fs::write(&blocked, "a file in place of the folder").expect("a file");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Mark row 1, column 1");
    assert!(window.query_by_label_contains("The game continues but cannot be saved").is_some());
    assert!(window.query_by_label_contains("Free some disk space").is_none(), "there is room enough");
    click(&mut window, "Mark row 2, column 2");
    assert_eq!(plies(&window), 2);
    std::fs::remove_file(&blocked).expect("the way is free");
    click(&mut window, "Try again");
    assert!(window.query_by_label_contains("cannot be saved").is_none());
    assert_eq!(std::fs::read_to_string(only_game(folder.path())).expect("the journal").lines().count(), 3);
}

#[test]
fn broken_settings_give_a_notice_and_the_usual_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = window_with(folder.path(), None, "{ \"language\": \"de\", ");
    assert_eq!(window.state().context().notices.len(), 1);
    assert!(folder.path().join("settings.json.bak").exists() || folder.path().join("settings.bak").exists());
}

#[test]
fn nothing_is_drawn_anew_while_nothing_happens() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Mark row 1, column 1");
    assert!(comes_to_rest(&mut window), "a table at rest asks for no frame");
}

#[test]
fn games_that_are_over_are_told_from_others_though_a_file_between_them_is_broken() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    let mut first = window(root, None);
    begin(&mut first, "Tic-tac-toe", "Nought");
    for (row, column) in [(1, 1), (2, 1), (1, 2), (2, 2), (1, 3)] {
        click(&mut first, &format!("Mark row {row}, column {column}"));
    }
    drop(first);
    let text = std::fs::read_to_string(only_game(root)).expect("the journal");
    let header = text.lines().next().expect("a header");
    std::fs::write(root.join("games/broken.rondel"), format!("{header}\nnonsense\n")).expect("a broken game");
    std::fs::write(root.join("games/foreign.rondel"), "nonsense\n").expect("no game at all");
    let mut second = window(root, None);
    while second.query_by_label("Resume: Tic-tac-toe, Player 1, Player 2, Player 1 won").is_none() {
        second.step();
        std::thread::yield_now();
    }
    assert!(second.query_by_label("Resume: Tic-tac-toe, Player 1, Player 2, damaged file, Cross to move").is_some());
}

#[test]
fn enter_begins_a_game_as_proposed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Tic-tac-toe");
    window.key_press(egui::Key::Enter);
    window.run();
    assert!(window.state().play().is_some());
}
