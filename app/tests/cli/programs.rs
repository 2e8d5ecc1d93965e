//! Seats played by other programs.

use super::{complaint, json, run, said};

/// A program that makes the last choice, whatever the game.
pub(crate) const LAST: &str = r#"sh -c 'while read -r line; do case $line in *decide*) last=${line#*\"choices\":[}; last=${last%%]*}; count=$(printf %s "$last" | grep -o "\",\"" | wc -l); echo "{\"choice\": $count}";; esac; done'"#;

#[test]
fn a_program_plays_against_bots_and_the_same_seed_gives_the_same_games() {
    let script = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(script.path(), LAST.trim_start_matches("sh -c '").trim_end_matches('\'')).expect("written");
    let seats = format!("command:sh {},random", script.path().display());
    let words = ["simulate", "tic-tac-toe", "--games", "6", "--seed", "3", "--seats", &seats, "--json"];
    let first = json(&words);
    assert_eq!(first, json(&words));
    assert_eq!(first["games"], 6);
    assert_eq!(first["seats"][0], format!("sh {}", script.path().display()));
    assert_eq!(first["seats"][1], "random");
}

#[test]
fn a_bot_takes_over_for_a_program_that_fails() {
    let seats = "random,command:sh -c 'exit 3'";
    let output = run(&["simulate", "connect-four", "--games", "3", "--seats", seats, "--program-substitute", "greedy"]);
    let errors = String::from_utf8(output.stderr).expect("text");
    assert!(output.status.success(), "{errors}");
    let told = "`sh -c 'exit 3'` has ended (exit status: 3); greedy takes over";
    assert_eq!(errors.matches(told).count(), 1, "once for all games: {errors}");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(told.contains("3 games of") && told.contains("in 3 games, a bot took over"), "{told}");
}

#[test]
fn a_simulation_stops_if_a_program_fails_and_nobody_takes_over() {
    let stopped = complaint(&["simulate", "connect-four", "--games", "3", "--seats", "random,command:sh -c 'exit 3'"]);
    assert!(stopped.contains("has ended (exit status: 3); with `--program-substitute BOT`"), "{stopped}");
}

#[test]
fn programs_play_in_a_terminal_and_are_named_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("bot.sh");
    std::fs::write(&script, "while read -r line; do echo '{\"choice\": 0}'; done").expect("written");
    let file = folder.path().join("game.rondel").display().to_string();
    let seats = format!("command:sh {0},command:sh {0}", script.display());
    let told = said(&["play", "tic-tac-toe", "--seats", &seats, "--seed", "1", "--save", &file]);
    assert!(told.contains("wins") || told.contains("Draw"), "{told}");
    let journal = std::fs::read_to_string(&file).expect("a journal");
    assert!(journal.contains("bot.sh"), "{journal}");
    assert_eq!(journal.lines().count(), 1 + 7, "the first free squares in order, until three are in a row");
}

#[test]
fn a_command_that_cannot_be_started_is_named() {
    let missing = complaint(&["simulate", "tic-tac-toe", "--games", "1", "--seats", "random,command:no-such-bot"]);
    assert!(missing.contains("`no-such-bot` cannot be started"), "{missing}");
    let open = complaint(&["simulate", "tic-tac-toe", "--games", "1", "--seats", "random,command:sh 'bot"]);
    assert!(open.contains("a quotation mark is missing"), "{open}");
    let late = complaint(&["simulate", "tic-tac-toe", "--games", "1", "--program-limit", "0"]);
    assert!(late.contains("--program-limit"), "{late}");
}

#[test]
fn a_ladder_rates_a_program_beside_bots() {
    let command = r#"command:sh -c 'while read -r line; do echo "{\"choice\": 0}"; done'"#;
    let bots = format!("random,{command},beginner");
    let ladder = ["ladder", "tic-tac-toe", "--games", "20", "--bots", &bots, "--json"];
    let found = json(&ladder);
    let rungs = found["rungs"].as_array().expect("the players");
    assert_eq!(rungs[1]["bot"], command.trim_start_matches("command:"));
    assert!(rungs[1]["games"] == 40 && found["substituted"] == 0, "{found}");
    assert!(rungs[1]["rating"]["elo"].as_f64().is_some_and(f64::is_finite), "{found}");
    assert_eq!(found, json(&ladder), "the same seed gives the same results");
    let kept = complaint(&["ladder", "tic-tac-toe", "--games", "2", "--bots", &bots, "--keep", "kept"]);
    assert!(kept.contains("--keep cannot be used with programs"), "{kept}");
    let failing = complaint(&["ladder", "tic-tac-toe", "--games", "2", "--bots", "random,command:sh -c 'exit 3'"]);
    assert!(failing.contains("has ended (exit status: 3)"), "{failing}");
}

#[test]
fn a_game_is_exported_in_the_form_of_openspiel_unless_somebody_still_plays_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.rondel").display().to_string();
    said(&["play", "tic-tac-toe", "--seats", "random,random", "--seed", "1", "--save", &file]);
    let text = said(&["export", &file, "--format", "openspiel"]);
    let plies = std::fs::read_to_string(&file).expect("a journal").lines().count() - 1;
    assert_eq!(text.matches("# Apply action").count(), plies);
    assert!(text.starts_with("game: tic_tac_toe\n") && text.contains("IsTerminal() = True"), "{text}");
    let header = r#"{"rondel":1,"game":"tic-tac-toe","version":"0.1.0","setup":{"ruleset":"tic-tac-toe"},"players":[{},{}],"seed":1}"#;
    std::fs::write(&file, format!("{header}\n")).expect("written");
    let refused = complaint(&["export", &file, "--format", "openspiel"]);
    assert!(refused.contains("the game is in progress"), "{refused}");
}
