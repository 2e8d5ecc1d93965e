//! `rondel ladder --keep`: games recorded in a file are not played again.

use std::fs;

use crate::{complaint, json, said};

#[test]
fn a_ladder_goes_on_from_the_games_of_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let kept = file.to_str().expect("a plain path");
    let words = |games: &'static str| ["ladder", "tic-tac-toe", "--games", games, "--bots", "random,greedy", "--json"];
    let with_file = |games| json(&[&words(games)[..], &["--keep", kept]].concat());
    let lines = || fs::read_to_string(&file).expect("the file").lines().count();
    let eight = json(&words("8"));
    assert_eq!(with_file("4"), json(&words("4")));
    assert_eq!(lines(), 1 + 4);
    // Truncates the file in the middle of a line.
    let text = fs::read_to_string(&file).expect("the file");
    fs::write(&file, &text[..text.len() - 9]).expect("a torn file");
    assert_eq!(with_file("8"), eight);
    assert_eq!(lines(), 1 + 4 + 5, "the torn game and four new ones");
    assert_eq!((with_file("8"), lines()), (eight, 10), "nothing is left to be played");
    let other = complaint(&["ladder", "connect-four", "--games", "2", "--bots", "random,greedy", "--keep", kept]);
    assert!(other.contains("is empty or has games with other rules"), "{other}");
    #[cfg(unix)]
    let device = complaint(&[&words("2")[..], &["--keep", "/dev/null"]].concat());
    #[cfg(unix)]
    assert!(device.contains("is not a file of game results"), "{device}");
    let nowhere = folder.path().join("nowhere/games.jsonl");
    let nowhere = complaint(&[&words("2")[..], &["--keep", nowhere.to_str().expect("a plain path")]].concat());
    assert!(nowhere.contains("games.jsonl"), "{nowhere}");
    assert!(said(&["ladder", "--help"]).contains("--keep <FILE>"));
}
