//! A game that cannot be saved is not lost when the window is closed or another game is opened.

use std::path::{Path, PathBuf};

use egui::{ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel_window::Shell;

use crate::elsewhere::{Evening, SAY};
use crate::house::{begin, click, window};

/// Creates a game whose decision cannot be saved. Also returns the obstructing file.
fn unsaved(root: &Path) -> (Harness<'static, Shell>, PathBuf) {
    let blocked = root.join("games");
    std::fs::write(&blocked, "a file in place of the folder").expect("a file");
    let mut window = window(root, None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Mark row 1, column 1");
    (window, blocked)
}

/// Closes the window through the system and returns whether it stays open.
fn close(window: &mut Harness<'static, Shell>) -> bool {
    let viewport = window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    viewport.events.push(ViewportEvent::Close);
    window.step();
    let root = &window.output().viewport_output[&ViewportId::ROOT];
    let stays = root.commands.contains(&ViewportCommand::CancelClose);
    window.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.clear();
    window.run();
    stays
}

const ASKED: &str = "This game is not saved";

#[test]
fn a_window_that_is_closed_asks_what_becomes_of_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = unsaved(folder.path());
    assert!(close(&mut window));
    assert!(window.query_by_label(ASKED).is_some());
    click(&mut window, "Stay");
    assert!(window.query_by_label(ASKED).is_none());
    assert!(close(&mut window), "it is asked again");
    click(&mut window, "Leave anyway");
    assert!(!close(&mut window), "they have said so");
}

#[test]
fn a_window_closes_at_once_over_a_game_that_can_be_saved_by_then() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, blocked) = unsaved(folder.path());
    std::fs::remove_file(&blocked).expect("the way is free");
    assert!(!close(&mut window));
    assert_eq!(std::fs::read_dir(blocked).expect("the games").count(), 1);
}

#[test]
fn whoever_goes_home_saves_elsewhere_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, blocked) = unsaved(folder.path());
    click(&mut window, "Back to all games");
    assert!(window.query_by_label(ASKED).is_some());
    assert!(window.state().play().is_some(), "nobody has left");
    click(&mut window, "Save elsewhere");
    std::fs::remove_file(&blocked).expect("the way is free");
    click(&mut window, "Save");
    assert!(window.state().play().is_none(), "saved, and gone home");
    assert_eq!(std::fs::read_dir(blocked).expect("the games").count(), 1);
}

#[test]
fn a_rematch_waits_until_the_game_before_it_is_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = unsaved(folder.path());
    for (row, column) in [(2, 1), (1, 2), (2, 2), (1, 3)] {
        click(&mut window, &format!("Mark row {row}, column {column}"));
    }
    let plies = |window: &Harness<'static, Shell>| {
        window.state().play().expect("a game").held().session().expect("held here").plies().len()
    };
    click(&mut window, "Rematch");
    assert!(window.query_by_label(ASKED).is_some());
    assert_eq!(plies(&window), 5);
    click(&mut window, "Leave anyway");
    assert_eq!(plies(&window), 0, "the next game");
}

/// Finds a person's only file with this extension, and puts a folder in its place, so that the file can no longer be
/// written.
fn block(folder: &Path, extension: &str) -> PathBuf {
    let entries =
        |folder: &Path| std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let folders = entries(folder).filter(|path| path.is_dir());
    let mut files =
        folders.flat_map(|folder| entries(&folder)).filter(|path| path.extension() == Some(extension.as_ref()));
    let file = files.next().expect("a file");
    assert_eq!(files.next(), None);
    std::fs::remove_file(&file).expect("removed");
    std::fs::create_dir_all(file.join("in the way")).expect("a folder");
    file
}

#[test]
fn guests_are_told_while_their_host_cannot_save() {
    const WAITS: &str = "The host’s computer cannot save the game; its disk may be full.";
    const SAID: &str = "Is anybody there?";
    let mut evening = Evening::named(&["Ann", "Ben"]);
    evening.invite(false);
    // Before the game, the host cannot save who has joined.
    let blocked = block(evening.folders[0].path(), "table");
    let invitation = evening.copy(0, 0);
    evening.join(1, &invitation);
    evening.wait("the guest is told", |them| them.reads(1, WAITS));
    std::fs::remove_dir_all(&blocked).expect("the way is free");
    evening.wait("the game begins", |them| them.window(1).state().play().is_some());
    assert!(!evening.reads(1, WAITS));
    // During the game, the host cannot save the chat.
    let blocked = block(evening.folders[0].path(), "guests");
    evening.click(1, "Players at this table");
    let edit = evening.window(1).get_by_role_and_label(egui::accesskit::Role::TextInput, SAY);
    edit.focus();
    edit.type_text(SAID);
    evening.step();
    evening.click(1, "Send");
    evening.wait("the guest is told", |them| them.reads(1, WAITS));
    assert!(!evening.reads(0, WAITS), "the host has a message of their own");
    std::fs::remove_dir_all(&blocked).expect("the way is free");
    evening.wait("it is over", |them| !them.reads(1, WAITS) && them.reads(1, SAID));
}
