//! The user's own content files: they are tested while the window stays responsive, then accepted, or rejected
//! with the location of the error.

use std::path::Path;

use egui_kittest::kittest::Queryable;

use crate::house::{anything, click, decide, wait_for_trial, window};

/// Writes a content file of Rival Cities with one changed number into the user's content folder.
fn own_ships(root: &Path, from: &str, to: &str) {
    let printed = include_str!("../../../games/rival-cities/content/ships.ron");
    assert!(printed.contains(from));
    let folder = root.join("content/rival-cities");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("ships.ron"), printed.replacen(from, to, 1)).expect("a content file");
}

#[test]
fn a_content_file_of_ones_own_is_played_with_and_saved_with_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    own_ships(folder.path(), "cost: (Furniture, 3)", "cost: (Furniture, 2)");
    let mut window = window(folder.path(), None);
    click(&mut window, "Rival Cities");
    assert!(window.query_by_label("With your own cards: ships.ron").is_some());
    wait_for_trial(&mut window);
    click(&mut window, "Who plays Altona");
    click(&mut window, "Human");
    click(&mut window, "Start");
    decide(&mut window, &mut anything(1));
    let play = window.state().play().expect("a game");
    let text = std::fs::read_to_string(play.file().expect("a file")).expect("the journal");
    assert!(text.lines().next().is_some_and(|header| header.contains("cost: (Furniture, 2)")), "{text}");
}

#[test]
fn the_dialog_says_that_the_computer_was_trained_with_other_cards() {
    let untrained = "With your own cards, the computer plays a little weaker than usual";
    let folder = tempfile::tempdir().expect("a folder");
    let mut printed = window(folder.path(), None);
    click(&mut printed, "Rival Cities");
    assert!(printed.query_by_label_contains(untrained).is_none());
    let own = folder.path().join("content/rival-cities");
    std::fs::create_dir_all(&own).expect("a folder");
    let ships = include_str!("../../../games/rival-cities/content/ships.ron").replace("Printed(1)", "Printed(2)");
    std::fs::write(own.join("ships.ron"), ships).expect("a content file");
    let mut changed = window(folder.path(), None);
    click(&mut changed, "Rival Cities");
    assert!(changed.query_by_label_contains(untrained).is_some());
    // The warning about weaker bots disappears if only people play.
    wait_for_trial(&mut changed);
    click(&mut changed, "Who plays Altona");
    click(&mut changed, "Human");
    assert!(changed.query_by_label_contains(untrained).is_none());
}

#[test]
fn no_game_begins_before_every_content_file_is_mended() {
    let folder = tempfile::tempdir().expect("a folder");
    own_ships(folder.path(), "cost: (Furniture, 3)", "cost: (Furniture, 33)");
    let own = folder.path().join("content/rival-cities");
    std::fs::write(own.join("notes.txt"), "to be done").expect("a stray file");
    std::fs::write(own.join("sheep.ron"), "()").expect("a file of no game");
    let mut window = window(folder.path(), None);
    click(&mut window, "Rival Cities");
    let ships = "ships.ron, line 4, number 1: costs 33 Furniture, there are 12 in the game";
    assert!(window.query_by_label_contains(ships).is_some());
    assert!(window.query_by_label_contains("sheep.ron").is_some(), "every fault is told");
    assert!(window.query_by_label_contains("notes.txt").is_none(), "what is no content file is none of the game's");
    assert!(window.query_by_label_contains("The game cannot start with these files").is_some());
    click(&mut window, "Start");
    window.key_press(egui::Key::Enter);
    window.run();
    assert!(window.state().play().is_none());
    std::fs::remove_file(own.join("sheep.ron")).expect("taken out");
    own_ships(folder.path(), "cost: (Furniture, 3)", "cost: (Furniture, 2)");
    click(&mut window, "Reload files");
    assert!(window.query_by_label("With your own cards: ships.ron").is_some());
    wait_for_trial(&mut window);
    click(&mut window, "Start");
    assert!(window.state().play().is_some());
}

/// Writes a content file of Harbour whose entries are valid, but which leads to two choices with the same name.
fn own_buildings(root: &Path) {
    let bundled = include_str!("../../../games/harbour/content/buildings.ron");
    let (from, to) = ("One(Market(Move))", "Both(Double, Double)");
    assert!(bundled.contains(from));
    let folder = root.join("content/harbour");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("buildings.ron"), bundled.replacen(from, to, 1)).expect("a content file");
}

#[test]
fn content_that_cannot_be_played_is_found_out_while_the_dialog_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    own_buildings(folder.path());
    let mut window = window(folder.path(), None);
    click(&mut window, "Harbour");
    click(&mut window, "Start");
    assert!(window.state().play().is_none(), "nobody knows yet whether it can be played with");
    wait_for_trial(&mut window);
    assert!(window.query_by_label_contains("the game cannot be played with this: a game breaks law").is_some());
    assert!(window.query_by_label_contains("buildings.ron, line ").is_some());
    click(&mut window, "Start");
    assert!(window.state().play().is_none());
    // The lab does not accept the file until it has been tested.
    click(&mut window, "Cancel");
    click(&mut window, "Tools");
    click(&mut window, "Lab");
    let tick = window.query_all_by_label("With my own content files").next().expect("a game with files of one's own");
    tick.click_accesskit();
    window.run();
    wait_for_trial(&mut window);
    assert!(window.query_by_label_contains("the game cannot be played with this: a game breaks law").is_some());
}

#[test]
fn a_saved_game_opens_once_its_own_content_was_played_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    own_ships(root, "cost: (Furniture, 3)", "cost: (Furniture, 1)");
    let mut first = window(root, None);
    click(&mut first, "Rival Cities");
    wait_for_trial(&mut first);
    click(&mut first, "Who plays Altona");
    click(&mut first, "Human");
    click(&mut first, "Start");
    decide(&mut first, &mut anything(1));
    let file = first.state().play().expect("a game").file().expect("a file").to_owned();
    drop(first);
    // Simulates a game from another machine: this content has never been tested here.
    let text = std::fs::read_to_string(&file).expect("the game");
    let changed = text.replacen("The 21 ship cards", "The ships", 1);
    assert_ne!(text, changed);
    std::fs::write(&file, &changed).expect("another machine's game");
    let mut second = window(root, Some(&file));
    wait_for_trial(&mut second);
    assert_eq!(second.state().play().expect("the game").held().session().expect("held here").plies().len(), 1);
    // A game with unplayable content does not open.
    let broken = changed.replacen("cost: (Furniture, 1)", "cost: (Furniture, 99)", 1);
    std::fs::write(&file, broken).expect("an odd game");
    let mut third = window(root, Some(&file));
    wait_for_trial(&mut third);
    assert!(third.state().play().is_none());
    assert!(third.query_all_by_label_contains("costs 99 Furniture").next().is_some());
}
