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

/// Saves a game that was last played at a time, in minutes since 1970.
fn save_played_at(root: &Path, minutes: u64) {
    std::fs::create_dir(root.join("games")).expect("a folder");
    let file = root.join("games/one.rondel");
    said(&["play", "tic-tac-toe", "--seats", "random,random", "--save", &file.to_string_lossy()]);
    let played = std::time::UNIX_EPOCH + std::time::Duration::from_mins(minutes);
    std::fs::File::options().append(true).open(&file).and_then(|file| file.set_modified(played)).expect("a file");
}

/// Returns the output of `rondel games` in a time zone.
fn listed_in(zone: &str, root: &Path, words: &[&str]) -> String {
    let output = rondel().env("RONDEL_HOME", root).env("TZ", zone).arg("games").args(words).output();
    String::from_utf8(output.expect("it runs").stdout).expect("text")
}

#[test]
fn days_are_those_of_the_time_zone() {
    let folder = tempfile::tempdir().expect("a folder");
    // 28 November 2026, 01:30 UTC, which is still the previous day in America.
    save_played_at(folder.path(), 29_930_490);
    for (zone, day, other) in [
        ("UTC", "2026-11-28", "2026-11-27"),
        ("America/New_York", "2026-11-27", "2026-11-28"),
        ("Pacific/Honolulu", "2026-11-27", "2026-11-28"),
        ("Europe/Berlin", "2026-11-28", "2026-11-27"),
        ("Asia/Kolkata", "2026-11-28", "2026-11-27"),
        ("Pacific/Kiritimati", "2026-11-28", "2026-11-27"),
    ] {
        let listed = |words: &[&str]| listed_in(zone, folder.path(), words);
        assert!(listed(&[]).starts_with(day), "{zone}: {}", listed(&[]));
        assert_eq!(listed(&["--search", day]).lines().count(), 1, "{zone}");
        assert_eq!(listed(&["--search", other]).lines().count(), 0, "{zone}");
    }
}

#[test]
fn months_are_those_of_the_time_zone() {
    let folder = tempfile::tempdir().expect("a folder");
    // 30 November 2026, 23:30 UTC.
    save_played_at(folder.path(), 29_934_690);
    for (zone, month, other) in [
        ("UTC", "nov 2026", "dec 2026"),
        ("America/New_York", "nov 2026", "dec 2026"),
        ("Europe/Berlin", "dec 2026", "nov 2026"),
        ("Asia/Kolkata", "dec 2026", "nov 2026"),
        ("Pacific/Kiritimati", "dec 2026", "nov 2026"),
    ] {
        let found = |month| listed_in(zone, folder.path(), &["--search", month]).lines().count();
        assert_eq!((found(month), found(other)), (1, 0), "{zone}");
    }
}

#[test]
fn people_of_the_same_name_are_listed_with_their_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("games")).expect("a folder");
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    for (names, listed) in [(["Ann", "Ann"], ", Ann (seat 1) – Ann (seat 2), "), (["Ann", "Ben"], ", Ann – Ben, ")]
    {
        let players = names.map(rondel::journal::Player::human).to_vec();
        let header = rondel::journal::Header::of(plugin, (plugin.setup)(), players, 3);
        let session = rondel::Session::start(header).expect("a game");
        std::fs::write(folder.path().join("games/one.rondel"), session.journal()).expect("a game");
        let all = games(folder.path(), &["--rebuild"]);
        assert!(all.contains(listed), "{all}");
    }
}

#[test]
fn a_folder_of_games_that_cannot_be_read_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("games"), "a file").expect("a file");
    let output = rondel().env("RONDEL_HOME", folder.path()).arg("games").output().expect("it runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && told.contains("games: "), "{told}");
}
