//! `rondel review`: the decisive moments of a saved game.

use std::fs;

use serde_json::Value;

use crate::{complaint, said};

fn played(folder: &std::path::Path) -> String {
    let path = folder.join("game.rondel").display().to_string();
    said(&["play", "connect-four", "--seats", "random,mcts:100", "--seed", "4", "--save", &path]);
    path
}

#[test]
fn a_review_says_what_each_decision_cost_and_where_the_result_came_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = played(folder.path());
    let review = |words: &[&str]| said(&[&["review", &path, "--iterations", "200"][..], words].concat());
    let english = review(&["--language", "en"]);
    for told in [
        "hundredths of the best result",
        "Expected result over the game:\n  Red   ▄▅",
        "What decided the game:",
        "a move by Red",
        "better: ",
        "result 100.",
    ] {
        assert!(english.contains(told), "{told}: {english}");
    }
    assert!(review(&["--language", "de"]).contains("Was die Partie entschied:"));
    // The result does not depend on the number of threads.
    let json = review(&["--json", "--threads", "1"]);
    assert_eq!(json, review(&["--json", "--threads", "3"]));
    let found: Value = serde_json::from_str(&json).expect("JSON");
    let decisions = found["decisions"].as_array().expect("decisions");
    let blunders = decisions.iter().filter(|decision| decision["verdict"] == "blunder").count();
    let told = &found["seats"][0]["verdicts"]["blunder"];
    assert!(blunders > 0 && told.as_u64() <= Some(blunders as u64), "{told}");
    let worst = decisions
        .iter()
        .max_by(|one, other| one["loss"].as_f64().partial_cmp(&other["loss"].as_f64()).expect("numbers"));
    let worst = worst.expect("a decision");
    let (words, choices) = (worst["words"].as_array().expect("words"), worst["choices"].as_array().expect("choices"));
    let chosen = worst["chosen"].as_u64().expect("a place") as usize;
    assert!(words.len() == choices.len() && words[chosen] == worst["choice"], "{worst}");
    assert!(worst["seat"] == 0 && worst["better"].is_string() && worst["choices"].as_array().is_some(), "{worst}");
    assert!(review(&["--all", "--language", "en"]).matches("ply ").count() > english.matches("ply ").count());
}

#[test]
fn what_was_found_is_kept_beside_the_game_and_not_weighed_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = played(folder.path());
    let beside = format!("{path}.review");
    let review = |iterations: &str| said(&["review", &path, "--json", "--iterations", iterations]);
    let first = review("100");
    // A modified evaluation of the first decision is shown as stored.
    let mut kept: Value = serde_json::from_str(&fs::read_to_string(&beside).expect("kept")).expect("JSON");
    assert_eq!(review("100"), first);
    let mean = &mut kept["decisions"][0]["choices"][0]["mean"];
    assert!(mean.is_number(), "a choice is worth something");
    *mean = 0.1237.into();
    fs::write(&beside, kept.to_string()).expect("written");
    assert!(review("100").contains("\"mean\":0.1237"), "it was not weighed again");
    let deeper = review("200");
    assert!(!deeper.contains("\"mean\":0.1237"), "a longer search is another");
    review("50");
    assert_eq!(review("200"), deeper, "what is known better stays");
}

#[test]
fn while_a_game_goes_on_a_review_tells_a_seat_of_its_own_decisions_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = played(folder.path());
    let text = fs::read_to_string(&path).expect("the game").replacen(r#""bot":"mcts:100""#, r#""name":"Ann""#, 1);
    assert!(text.contains("Ann"), "{text}");
    fs::write(&path, text.lines().take(7).fold(String::new(), |text, line| text + line + "\n")).expect("written");
    let refused = complaint(&["review", &path]);
    assert!(refused.contains("the game is in progress") && refused.contains("--as"), "{refused}");
    let own = said(&["review", &path, "--as", "2", "--all", "--iterations", "50", "--language", "en"]);
    let mut told = own.lines().filter(|line| line.starts_with("ply "));
    assert!(
        told.clone().count() >= 2 && told.all(|line| line.contains(", Blue (Ann): ")) && !own.contains("luck"),
        "{own}"
    );
    let json: Value = serde_json::from_str(&said(&["review", &path, "--as", "2", "--json"])).expect("JSON");
    assert!(
        json["seats"][0].get("balance").is_none() && json["swings"].as_array().is_some_and(Vec::is_empty),
        "{json}"
    );
    assert!(complaint(&["review", &path, "--as", "3"]).contains("there are 2 seats"));
    let refused = complaint(&["review", &path, "--as", "1"]);
    assert!(refused.contains("no person plays at this seat"), "{refused}");
    // A table without any decisions.
    fs::write(&path, text.lines().take(1).fold(String::new(), |text, line| text + line + "\n")).expect("written");
    assert!(said(&["review", &path, "--as", "2", "--language", "en"]).contains("no choices to review"));
}
