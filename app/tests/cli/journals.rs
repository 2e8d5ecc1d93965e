//! Games in files: saving, replaying, inspecting, damaged files, and a full disk.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::{complaint, json, played, run, said, saved};

#[test]
fn a_saved_game_is_replayed_and_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = saved(folder.path());
    let end = said(&["replay", &path, "--language", "en"]);
    assert!(end.contains("wins: four in a row."), "{end}");
    let early = said(&["replay", &path, "--ply", "2", "--language", "en"]);
    assert!(early.ends_with("Red to move.\n") && early.matches("drops a disc").count() == 2, "{early}");
    assert!(said(&["replay", &path, "--verify", "--language", "de"]).starts_with("Jede Zeile"));
    let before = fs::read_to_string(&path).expect("the game");
    let refused = complaint(&["replay", &path, "--ply", "99"]);
    assert!(refused.contains("there is no ply 99"), "{refused}");
    let refused = run(&["play", "tic-tac-toe", "--seats", "random,random", "--save", &path]);
    assert!(!refused.status.success());
    assert_eq!(fs::read_to_string(&path).expect("the game"), before, "a saved game is never written over");
}

#[test]
fn a_moment_is_shown_as_each_observer_knows_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.rondel").display().to_string();
    said(&["play", "rival-cities", "--seats", "random,random", "--seed", "5", "--save", &path]);
    let view = |ply: &str, who: &str| said(&["replay", &path, "--ply", ply, "--as", who, "--json"]);
    let read = |json: &str| serde_json::from_str::<rondel::View>(json).expect("a view");
    let (one, two, bystander) = (view("30", "1"), view("30", "2"), view("30", "spectator"));
    assert!(one != two && read(&one).scene.pieces().count() > 20);
    assert_eq!(read(&bystander).observer, rondel::Observer::Spectator);
    let asked = [&one, &two, &bystander].map(|view| usize::from(!read(view).choices.is_empty()));
    assert_eq!(asked.iter().sum::<usize>(), 1, "one seat decides");
    let end = said(&["replay", &path, "--as", "open", "--json"]);
    assert!(read(&end).score.is_some());
    let refused = |words: &[&str]| complaint(&[&["replay", &path][..], words].concat());
    assert!(refused(&["--ply", "30", "--moment", "99"]).contains("there is no moment 99"));
    assert!(refused(&["--as", "3"]).contains("there are 2 seats"));
    assert!(refused(&["--as", "nobody"]).contains("neither a seat"));
    let text = fs::read_to_string(&path).expect("the game");
    fs::write(&path, text.lines().take(20).fold(String::new(), |text, line| text + line + "\n")).expect("written");
    assert!(refused(&["--as", "open"]).contains("once the game is over"));
}

/// Runs the program with a maximum file size, given in blocks.
#[cfg(unix)]
fn run_on_a_full_disk(blocks: u32, words: &[&str]) -> Output {
    let limited = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &limited, env!("CARGO_BIN_EXE_rondel")]).args(words).stdin(Stdio::null());
    shell.output().expect("the program runs")
}

#[test]
#[cfg(unix)]
fn a_game_that_can_no_longer_be_saved_is_played_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.rondel").display().to_string();
    let words =
        ["play", "connect-four", "--seats", "random,random", "--seed", "5", "--language", "en", "--save", &path];
    let output = run_on_a_full_disk(1, &words);
    let (told, warned) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("wins: four in a row."), "{told}");
    // The error is reported when it occurs, and again at the end with the attempted path. A script can read both
    // messages.
    let lines: Vec<&str> = warned.lines().collect();
    assert_eq!(lines.len(), 2, "{warned}");
    assert!(lines[0].contains("cannot be saved (") && lines[0].contains(&path), "{warned}");
    assert!(lines[1].contains("The game is not saved (") && lines[1].contains(&path), "{warned}");
    assert!(lines[1].contains("Saving it in these places failed too"), "{warned}");
    assert!(!output.status.success(), "what was asked for was not done");
}

#[test]
#[cfg(unix)]
fn a_file_that_could_not_be_written_at_all_is_not_left_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.rondel").display().to_string();
    let output = run_on_a_full_disk(0, &["play", "connect-four", "--seats", "random,random", "--save", &path]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains(&path));
    assert!(!Path::new(&path).exists(), "its name is free for another try");
}

#[test]
fn a_game_taken_back_in_part_is_replayed_as_it_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.rondel").display().to_string();
    let words = ["play", "tic-tac-toe", "--seats", "human,random", "--language", "en", "--save", &path];
    played(&words, "5\nu\n1\nq\n");
    let text = said(&["replay", &path, "--language", "en"]);
    assert!(text.contains("Cross marks row 1, column 1.") && !text.contains("Cross marks row 2, column 2."), "{text}");
}

/// Changes a line of a journal.
pub(crate) fn edit(path: &str, line: usize, change: impl Fn(&str) -> String) {
    let text = fs::read_to_string(path).expect("the game");
    let lines =
        text.lines().enumerate().map(|(index, words)| if index + 1 == line { change(words) } else { words.to_owned() });
    fs::write(path, lines.map(|line| line + "\n").collect::<String>()).expect("written");
}

#[test]
fn a_torn_edited_or_foreign_journal_is_named_with_its_line() {
    type Harm = fn(&str);
    let table: [(&str, Harm, &str); 9] = [
        (
            "a torn last line",
            |path| {
                let text = fs::read_to_string(path).expect("the game");
                fs::write(path, &text[..text.len() - 5]).expect("written");
            },
            "was cut off",
        ),
        ("a line that is no JSON", |path| edit(path, 4, |_| "hello".to_owned()), "line 4 cannot be read"),
        (
            "an action that is not allowed",
            |path| edit(path, 3, |_| r#"{"play":{"seat":1,"action":77}}"#.to_owned()),
            "line 3 cannot be played",
        ),
        (
            "another seat",
            |path| edit(path, 3, |line| line.replace("\"seat\":1", "\"seat\":0")),
            "line 3 cannot be played",
        ),
        (
            "a game that is not here",
            |path| edit(path, 1, |line| line.replacen("connect-four", "chess", 1)),
            "unknown game `chess`",
        ),
        (
            "the setup of another game",
            |path| edit(path, 1, |line| line.replacen("connect-four", "tic-tac-toe", 1)),
            "its options are for `connect-four`",
        ),
        (
            "seven players",
            |path| edit(path, 1, |line| line.replace("\"players\":[", &format!("\"players\":[{}", "{},".repeat(5)))),
            "2 players, not 7",
        ),
        ("a later format", |path| edit(path, 1, |line| line.replace("\"rondel\":1", "\"rondel\":99")), "format 99"),
        (
            "a foreign file",
            |path| fs::write(path, "PNG\n").expect("written"),
            "line 1 is not the start of a Rondel game",
        ),
    ];
    for (name, harm, expected) in table {
        let folder = tempfile::tempdir().expect("a folder");
        let path = saved(folder.path());
        harm(&path);
        let refused = complaint(&["replay", &path, "--verify"]);
        assert!(refused.contains(expected) && refused.contains(&path), "{name}: {refused}");
    }
    for (name, bytes) in [("empty", &b""[..]), ("not text", &[0xFF, 0xD8, 0xFF][..])] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x").display().to_string();
        fs::write(&path, bytes).expect("written");
        assert!(complaint(&["replay", &path]).contains(&path), "{name}");
    }
}

#[test]
fn a_game_of_another_version_is_verified_and_said_to_be_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = saved(folder.path());
    let version = json(&["list", "--json"])
        .as_array()
        .and_then(|games| games.iter().find(|game| game["game"] == "connect-four"))
        .and_then(|game| game["version"].as_str())
        .expect("a version")
        .to_owned();
    let own = format!("\"version\":\"{version}\"");
    edit(&path, 1, |line| line.replacen(&own, "\"version\":\"0.0.1\"", 1));
    let output = run(&["replay", &path, "--verify", "--language", "en"]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && told.contains("0.0.1"), "{told}");
}
