//! The game library on the command line.

use std::path::Path;

use serde_json::Value;

use crate::{rondel, said};

fn games(root: &Path, words: &[&str]) -> String {
    let output = rondel().env("RONDEL_HOME", root).arg("games").args(words).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn saved_games_are_listed_searched_and_found_again_without_their_index() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    std::fs::create_dir(root.join("games")).expect("a folder");
    let file = |name: &str| root.join("games").join(name).display().to_string();
    said(&["play", "connect-four", "--seats", "random,greedy", "--seed", "4", "--save", &file("four.rondel")]);
    said(&["play", "tic-tac-toe", "--seats", "random,random", "--seed", "4", "--save", &file("three.rondel")]);
    std::fs::write(file("letter.rondel"), "Dear Ann\u{1b}[2J").expect("a file");
    std::fs::write(file("four.rondel.about"), r#"{"name":"Mine","star":true}"#).expect("a file");
    let all = games(root, &[]);
    assert_eq!(all.lines().count(), 3, "{all}");
    assert!(all.contains(" * \"Mine\" ") && all.contains("cannot be opened: line 1 is not the start"), "{all}");
    let found = games(root, &["--search", "vier gierig", "--json"]);
    let found: Value = serde_json::from_str(&found).expect("JSON");
    let [four] = found.as_array().expect("a list").as_slice() else { panic!("{found}") };
    assert!(four["star"] == true && four["game"]["id"] == "connect-four", "{four}");
    assert_eq!(games(root, &["--over", "--starred"]).lines().count(), 1);
    assert_eq!(games(root, &["--unfinished"]), "");
    std::fs::remove_file(root.join("index.sqlite")).expect("there was an index");
    assert_eq!(games(root, &[]), all);
    assert_eq!(games(root, &["--rebuild"]), all);
}
