//! `rondel train`: a small game is trained by self-play, and an interrupted run continues.

use std::fs;
use std::path::Path;

use crate::{complaint, said};

/// Runs a round of training, and returns the output.
fn train(folder: &Path, more: &[&str]) -> String {
    said(&words(folder, more))
}

fn words<'a>(folder: &'a Path, more: &[&'a str]) -> Vec<&'a str> {
    let folder = folder.to_str().expect("a path");
    let usual = ["train", "tic-tac-toe", "--folder", folder, "--games", "40", "--quick", "20", "--deep", "40"];
    let usual = usual.into_iter().chain(["--matches", "20", "--iterations", "20", "--rounds", "1"]);
    usual.chain(more.iter().copied()).collect()
}

fn games(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("games-0.jsonl")).expect("games were played");
    let mut lines: Vec<String> = text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect();
    lines.sort();
    lines
}

#[test]
fn a_run_that_was_cut_off_continues_with_the_same_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = train(folder.path(), &[]);
    assert!(told.contains("round 1: 40 games") && told.contains("hidden units") && told.contains("match: "), "{told}");
    let whole = games(folder.path());
    assert_eq!(whole.len(), 40);
    // Simulates a kill while a game is being written, before the end of the round.
    let file = folder.path().join("games-0.jsonl");
    let text = fs::read_to_string(&file).expect("games");
    let mut lines: Vec<&str> = text.lines().collect();
    lines.truncate(21);
    let cut = lines[20].split_at(lines[20].len() / 2).0;
    lines[20] = cut;
    fs::write(&file, lines.join("\n")).expect("the file is cut off");
    fs::remove_file(folder.path().join("rounds.jsonl")).expect("the round was over");
    train(folder.path(), &["--threads", "1"]);
    let mut again = games(folder.path());
    again.retain(|line| *line != cut);
    assert_eq!(again, whole);
    // Nothing is left to do.
    let told = train(folder.path(), &[]);
    assert!(!told.contains("round"), "{told}");
}

#[test]
fn a_folder_of_another_game_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    train(folder.path(), &[]);
    let path = folder.path().to_str().expect("a path");
    let told = complaint(&["train", "connect-four", "--folder", path]);
    assert!(told.contains("this folder is for tic-tac-toe"), "{told}");
    fs::write(folder.path().join("training.json"), "{").expect("torn");
    let told = complaint(&words(folder.path(), &[]));
    assert!(told.contains("training.json"), "{told}");
}
