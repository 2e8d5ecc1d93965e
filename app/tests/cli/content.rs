//! The user's content on the command line and in saved games: it is tested before it is accepted.

use std::fs;
use std::path::Path;

use super::{complaint, run, said};

/// A change to `buildings.ron` of Harbour. The entry is valid, but leads to two choices with the same name.
const UNPLAYABLE: (&str, &str) = ("One(Market(Move))", "Both(Double, Double)");

/// Writes a content file of a game with one changed number.
fn own(folder: &Path, game: &str, file: &str, from: &str, to: &str) -> String {
    let bundled = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("content").join(file);
    let text = fs::read_to_string(bundled).expect("a content file");
    assert!(text.contains(from), "{file} has no `{from}`");
    let path = folder.join(file);
    fs::write(&path, text.replacen(from, to, 1)).expect("a file of one's own");
    path.display().to_string()
}

#[test]
fn content_with_which_nobody_could_move_is_refused_by_every_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let board = own(folder.path(), "rival-cities", "board.ron", "movement: [0, 0, 1, 1, 2]", "movement: [1]");
    let column = format!("rival-cities:content={board}");
    for words in [
        &["simulate", "rival-cities", "--games", "1", "--content", &board][..],
        &["play", "rival-cities", "--content", &board],
        &["check", "rival-cities", "--games", "1", "--content", &board],
        &["ladder", "rival-cities", "--games", "2", "--content", &board],
        &["compare", &column, "--games", "1"],
    ] {
        let refused = complaint(words);
        assert!(refused.contains("board.ron, line 5, movement: the first space must cost nothing"), "{refused}");
    }
}

#[test]
fn content_whose_entries_are_good_and_that_cannot_be_played_is_named_with_file_and_entry() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = UNPLAYABLE;
    let path = own(folder.path(), "harbour", "buildings.ron", from, to);
    let text = fs::read_to_string(&path).expect("the file");
    let line = 1 + text.lines().position(|line| line.contains(to)).expect("the entry");
    // A valid file that is passed together with the unplayable file is not blamed.
    let market = own(folder.path(), "harbour", "market.ron", "inland_traders: 3", "inland_traders: 4");
    for content in [&["--content", &path][..], &["--content", &path, "--content", &market]] {
        let refused = complaint(&[&["simulate", "harbour", "--games", "1"], content].concat());
        assert!(refused.contains(&format!("buildings.ron, line {line}, canal_lock, `action: {to}`: ")), "{refused}");
        assert!(refused.contains("the game cannot be played with this: a game breaks law 6, "), "{refused}");
    }
}

#[test]
fn content_that_an_editor_saved_with_a_byte_order_mark_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let market = own(folder.path(), "harbour", "market.ron", "inland_traders: 3", "inland_traders: 4");
    let text = fs::read_to_string(&market).expect("the file");
    let words = ["play", "harbour", "--seats", "random,random", "--seed", "3", "--content", &market];
    let plain = said(&words);
    fs::write(&market, format!("\u{feff}{text}")).expect("written");
    assert_eq!(said(&words), plain);
}

#[test]
fn a_name_with_braces_is_played_with_and_said_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = own(folder.path(), "harbour", "buildings.ron", "\"Lighthouse\"", "\"{$x}\"");
    let words = ["play", "harbour", "--seats", "random,random", "--option", "start=first-game", "--language", "en"];
    let text = said(&[&words[..], &["--content", &path]].concat());
    assert!(text.contains("{$x}") && !text.contains("Lighthouse"), "{text}");
}

#[test]
fn a_saved_game_with_content_nobody_could_play_with_is_refused_with_the_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let board = own(folder.path(), "rival-cities", "board.ron", "letters: 12", "letters: 11");
    let game = folder.path().join("game.rondel").display().to_string();
    said(&["play", "rival-cities", "--seats", "random,random", "--content", &board, "--save", &game]);
    assert!(run(&["replay", &game, "--verify"]).status.success());
    let text = fs::read_to_string(&game).expect("the game");
    fs::write(&game, text.replacen("movement: [0, 0, 1, 1, 2]", "movement: [1]", 1)).expect("written");
    let refused = complaint(&["replay", &game]);
    assert!(refused.contains(&game) && refused.contains("board.ron, line 5, movement: "), "{refused}");
}
