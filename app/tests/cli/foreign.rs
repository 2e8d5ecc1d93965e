//! Files and names from untrusted sources: the program never hangs, floods its output, or sends control
//! sequences to the terminal.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use rondel::plain::is_plain;
use serde_json::Value;

use super::journals::edit;
use super::{complaint, rondel, run, said, saved};

/// Returns the output and error output of the program, which must be plain text for any input.
fn plain_lines(words: &[&str], output: &Output) -> String {
    let told = [output.stdout.clone(), output.stderr.clone()].concat();
    let told = String::from_utf8(told).expect("text");
    let steering = told.chars().find(|letter| !is_plain(*letter) && *letter != '\n');
    assert_eq!(steering, None, "{words:?}: {told:?}");
    assert!(!told.contains("panicked"), "{words:?}: {told}");
    let complained = String::from_utf8_lossy(&output.stderr).lines().count();
    assert!(complained <= 4 && output.stderr.len() < 9_000, "{words:?}: {complained} lines of complaint: {told}");
    told
}

/// Harmful characters in JSON or in a name: escape sequences, bells, C1 controls, direction marks and line breaks.
const HARM: &str = "\\u001b[2J\\u001b]0;owned\\u0007\u{9b}31m\\u202eevil\u{2066}\\nrondel: all is well\\r\\u0000\u{7f}";

/// A manipulation of the text of a game.
type Tamper = fn(&str) -> String;

#[test]
fn no_text_of_a_journal_steers_the_terminal() {
    let tampers: [(&str, Tamper); 7] = [
        ("names", |line| line.replace("{\"bot\":\"random\"}", &format!("{{\"name\":\"{HARM}\"}}"))),
        ("bots", |line| line.replace("\"random\"", &format!("\"{HARM}\""))),
        ("the version", |line| line.replace("\"version\":\"", &format!("\"version\":\"{HARM}"))),
        ("the game", |line| line.replace("connect-four", HARM)),
        ("the game alone", |line| line.replacen("connect-four", HARM, 1)),
        ("options", |line| line.replace("\"setup\":{", &format!("\"setup\":{{\"{HARM}\":\"{HARM}\","))),
        ("the seed", |line| line.replace("\"seed\":", &format!("\"seed\":\"{HARM}\",\"x\":"))),
    ];
    for (name, tamper) in tampers {
        let folder = tempfile::tempdir().expect("a folder");
        let path = saved(folder.path());
        let before = fs::read(&path).expect("the game");
        edit(&path, 1, tamper);
        assert_ne!(fs::read(&path).expect("the game"), before, "{name}");
        for words in [&["replay", &path][..], &["replay", &path, "--verify"]] {
            plain_lines(words, &run(words));
        }
    }
    for action in [HARM.to_owned(), "a".repeat(3_000)] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = saved(folder.path());
        edit(&path, 3, |_| format!("{{\"play\":{{\"seat\":1,\"action\":\"{action}\"}}}}"));
        let words = ["replay", &path];
        let told = plain_lines(&words, &run(&words));
        assert!(told.contains("line 3 cannot be played"), "{told}");
        edit(&path, 3, |_| format!("{{\"{action}\":1}}"));
        let told = plain_lines(&words, &run(&words));
        assert!(told.contains("line 3 cannot be read"), "{told}");
    }
}

#[test]
fn no_word_of_a_content_file_steers_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("buildings.ron");
    let bundled = include_str!("../../../games/harbour/content/buildings.ron");
    let named = bundled.replace("name_en: \"", "name_en: \"\\u{1b}[31m\\u{7}\\u{9b}\\u{202e}\\n\\r");
    assert_ne!(named, bundled);
    fs::write(&own, named).expect("a content file");
    let (own, game) = (own.display().to_string(), folder.path().join("game.rondel").display().to_string());
    let words = ["play", "harbour", "--seats", "random,random", "--seed", "3", "--content", &own, "--save", &game];
    let told = plain_lines(&words, &run(&words));
    assert!(told.contains("\u{FFFD}[31m\u{FFFD}\u{FFFD}\u{FFFD}  "), "the names are said: {told}");
    let words = ["replay", &game, "--ply", "9"];
    assert!(plain_lines(&words, &run(&words)).contains("\u{FFFD}[31m"));
    // Error messages contain excerpts of the file.
    for (from, to) in [("name_en:", "na\u{9b}me:"), ("Partly(", "Par\u{202e}tly("), ("cost:", "cost: \u{1b} ,")] {
        fs::write(&own, bundled.replace(from, to)).expect("a content file");
        let words = ["simulate", "harbour", "--games", "1", "--content", &own];
        let output = run(&words);
        assert!(!output.status.success() && plain_lines(&words, &output).contains("buildings.ron"));
    }
}

#[test]
fn content_of_no_game_is_refused_by_its_size_its_depth_and_its_texts() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("buildings.ron");
    let path = own.display().to_string();
    let bundled = include_str!("../../../games/harbour/content/buildings.ron");
    let long = bundled.replacen("name_en: \"", &format!("name_en: \"{}", "a".repeat(600)), 1);
    for (text, told) in [
        ("[".repeat(99_000), "brackets are nested deeper than 32"),
        ("Some(".repeat(19_000), "brackets are nested deeper than 32"),
        (format!("{bundled}{}", " ".repeat(200_000)), "bytes; a content file can have at most 100000"),
        (long, "a text has more than 500 characters"),
    ] {
        fs::write(&own, text).expect("a content file");
        let refused = complaint(&["simulate", "harbour", "--games", "1", "--content", &path]);
        assert!(refused.contains(told) && refused.len() < 600, "{refused}");
        let column = format!("harbour:content={path}");
        assert!(complaint(&["compare", &column, "--games", "1"]).contains(told));
    }
}

#[test]
fn names_of_files_and_words_of_the_command_line_do_not_steer_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let evil = folder.path().join("a\u{1b}[2J\u{7}\u{9b}\u{202e}\nrondel: all is well.rondel");
    let path = evil.display().to_string();
    fs::write(&evil, "nonsense\n").expect("a file");
    for words in [
        &["replay", &path][..],
        &["replay", "no\u{1b}[2Jne\nhere"],
        &["play", "\u{1b}[2J\u{202e}"],
        &["simulate", "harbour", "--games", "1", "--content", &path],
        &["simulate", "harbour", "--games", "1", "--option", "\u{1b}[2J=\u{7}"],
        &["simulate", "harbour", "--games", "\u{1b}[2J"],
        &["play", "tic-tac-toe", "--seats", "\u{9b}31m,human"],
        &["compare", "--merge", &path],
        &["compare", "\u{1b}[2J@2"],
        &["\u{1b}[2J\nsecond line"],
    ] {
        let output = run(words);
        assert!(!output.status.success(), "{words:?}");
        plain_lines(words, &output);
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1, "{words:?} is one sentence");
    }
}

/// Creates all kinds of paths that are not readable files, and returns them with the expected messages.
#[cfg(unix)]
fn no_files(folder: &Path) -> Vec<(PathBuf, &'static str)> {
    let in_folder = |name: &str| folder.join(name);
    let pipe = in_folder("pipe.rondel");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    std::os::unix::fs::symlink(&pipe, in_folder("link.rondel")).expect("a link");
    std::os::unix::fs::symlink("/dev/zero", in_folder("zero.rondel")).expect("a link");
    // The socket remains after its listener is closed.
    drop(std::os::unix::net::UnixListener::bind(in_folder("socket.rondel")).expect("a socket"));
    fs::create_dir(in_folder("folder.rondel")).expect("a folder");
    let large = File::create(in_folder("large.rondel")).expect("a file");
    large.set_len(60_000_000).expect("a hole as large");
    let told = [
        ("pipe", "this is a pipe, not a file"),
        ("link", "this is a pipe, not a file"),
        ("zero", "this is a device, not a file"),
        ("socket", "this is a socket, not a file"),
        ("folder", "this is a folder, not a file"),
        ("large", "the file has 60000000 bytes"),
    ];
    told.map(|(name, told)| (in_folder(&format!("{name}.rondel")), told)).into()
}

#[test]
#[cfg(unix)]
fn what_is_no_file_is_refused_before_it_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    for (path, told) in no_files(folder.path()) {
        let path = path.display().to_string();
        let column = format!("tic-tac-toe:content={path}");
        for words in [
            &["replay", &path][..],
            &["play", "tic-tac-toe", "--content", &path],
            &["compare", "--merge", &path],
            &["compare", &column],
        ] {
            let refused = complaint(words);
            // A folder of parts is allowed, but this one contains none.
            let merges_a_folder = words.contains(&"--merge") && told.contains("folder");
            let told = if merges_a_folder { "no files in this folder" } else { told };
            assert!(refused.contains(told) && refused.contains(&path), "{words:?}: {refused}");
        }
    }
}

/// Runs the program with its own data folder.
fn at_home(home: &Path, words: &[&str]) -> Output {
    rondel().env("RONDEL_HOME", home).args(words).stdin(Stdio::null()).output().expect("the program runs")
}

#[test]
#[cfg(unix)]
fn every_saved_game_is_listed_and_the_reason_where_one_cannot_be_opened() {
    let home = tempfile::tempdir().expect("a folder");
    assert!(at_home(home.path(), &["list", "--saved"]).stdout.is_empty(), "nothing was saved yet");
    let games = home.path().join("games");
    fs::create_dir(&games).expect("a folder");
    let mut expected = no_files(&games);
    let sound = PathBuf::from(saved(&games));
    fs::write(games.join("letter\u{1b}\n.rondel"), "Dear Ann,\n").expect("a letter");
    expected.push((games.join("letter\u{FFFD} .rondel"), "line 1 is not the start of a Rondel game"));
    let output = at_home(home.path(), &["list", "--saved"]);
    let told = plain_lines(&["list", "--saved"], &output);
    assert_eq!(told.lines().count(), expected.len() + 1, "{told}");
    for (path, reason) in &expected {
        let line = told.lines().find(|line| line.starts_with(&format!("{}: ", path.display()))).expect("a line");
        assert!(line.contains(reason), "{line}");
    }
    assert!(told.contains(&format!("{}: connect-four, plies: ", sound.display())));
    let output = at_home(home.path(), &["list", "--saved", "--json"]);
    plain_lines(&["list", "--saved", "--json"], &output);
    let objects: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let objects = objects.as_array().expect("a list");
    assert_eq!(objects.iter().filter(|object| object["reason"].is_string()).count(), expected.len());
    assert!(objects.iter().any(|object| object["plies"].as_u64() > Some(0) && object["damaged"] == false));
}

#[test]
#[cfg(unix)]
fn a_home_that_is_no_folder_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    for (home, _) in no_files(folder.path()).into_iter().filter(|(path, _)| !path.is_dir()) {
        let output = at_home(&home, &["list", "--saved"]);
        let told = plain_lines(&["list", "--saved"], &output);
        assert!(!output.status.success() && told.contains(&home.display().to_string()), "{told}");
    }
}

#[test]
fn a_journal_lost_while_it_is_played_is_written_anew_beside() {
    let harms: [fn(&Path); 3] = [
        |path| fs::remove_file(path).expect("deleted"),
        |path| {
            fs::remove_file(path).expect("deleted");
            fs::write(path, "Dear Ann,\n").expect("a letter");
        },
        |path| drop(File::create(path).expect("emptied")),
    ];
    for harm in harms {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.rondel");
        let words = ["play", "tic-tac-toe", "--seats", "human,human", "--language", "en", "--save"];
        let mut program = rondel()
            .args(words)
            .arg(&path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut keyboard = program.stdin.take().expect("a keyboard");
        let mut screen = program.stdout.take().expect("a screen");
        keyboard.write_all(b"\n1\n").expect("a decision");
        // The next person is prompted once the first decision is saved.
        let mut seen = Vec::new();
        while !String::from_utf8_lossy(&seen).contains("Pass the keyboard to Nought") {
            let mut byte = [0];
            assert_eq!(screen.read(&mut byte).expect("output"), 1, "{}", String::from_utf8_lossy(&seen));
            seen.push(byte[0]);
        }
        harm(&path);
        let left = fs::read(&path).ok();
        keyboard.write_all(b"\n1\n\n1\n\nq\n").expect("further decisions");
        drop(keyboard);
        screen.read_to_end(&mut seen).expect("the rest");
        let mut told = String::new();
        program.stderr.take().expect("complaints").read_to_string(&mut told).expect("text");
        assert!(program.wait().expect("the end").success());
        assert!(told.contains("Another program deleted or changed") && told.lines().count() == 1, "{told}");
        assert_eq!(fs::read(&path).ok(), left, "nothing foreign is written to");
        let anew = folder.path().join("game-2.rondel").display().to_string();
        assert_eq!(fs::read_to_string(&anew).expect("the game").lines().count(), 4, "header and three decisions");
        assert!(said(&["replay", &anew, "--verify", "--language", "en"]).contains("plies: 3"));
    }
}

/// Returns the measurements of a few games, as written by another machine.
fn part() -> String {
    said(&["compare", "tic-tac-toe", "--bot", "random", "--games", "4", "--shard", "1/1"])
}

#[test]
fn no_text_of_a_part_steers_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("part.json");
    let path = file.display().to_string();
    let text = part();
    let tampers: [(&str, String); 5] = [
        ("name", text.replace("\"name\":\"", &format!("\"name\":\"{HARM}"))),
        ("endings", text.replacen("\"endings\":{\"", &format!("\"endings\":{{\"{HARM}"), 1)),
        ("program", text.replace("\"program\":\"", &format!("\"program\":\"{HARM}"))),
        ("version", text.replace("\"version\":\"", &format!("\"version\":\"{HARM}"))),
        ("game", text.replace("\"game\":\"tic", &format!("\"game\":\"{HARM}tic"))),
    ];
    for (name, tampered) in tampers {
        assert_ne!(tampered, text, "{name}");
        fs::write(&file, tampered).expect("a part");
        for words in [&["compare", "--merge", &path][..], &["compare", "--merge", &path, "--json"]] {
            let output = run(words);
            plain_lines(words, &output);
            if output.status.success() && words.contains(&"--json") {
                serde_json::from_slice::<Value>(&output.stdout).expect("JSON");
            }
        }
        plain_lines(&["--csv"], &run(&["compare", "--merge", &path, "--csv"]));
    }
}

#[test]
fn a_part_of_no_comparison_is_refused_before_much_is_built_from_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("part.json");
    let path = file.display().to_string();
    let text = part();
    let options = |what: String| text.replacen("\"setup\":{", &format!("\"setup\":{{{what}"), 1);
    for (tampered, told) in [
        ("[".repeat(1_000_000), "brackets are nested deeper than 32"),
        (options(format!("\"x\":[{}0],", "0,".repeat(5_000))), "there are more than 1000 values"),
        (text.replacen("\"game\":\"tic", &format!("\"game\":\"{}", "a".repeat(200_000)), 1), "does not have version"),
        (text.replacen("\"shard\":\"", &format!("\"shard\":\"{}", "a".repeat(200_000)), 1), "is not a part"),
    ] {
        assert_ne!(tampered, text);
        fs::write(&file, tampered).expect("a part");
        let refused = complaint(&["compare", "--merge", &path]);
        assert!(refused.contains(told) && refused.len() < 3_000, "{refused}");
    }
}
