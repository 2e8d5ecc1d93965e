//! `rondel compare`: output for people and programs, parts of a run, and rejected input.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::{complaint, json, rondel, said};

/// Returns the commands in `docs/scaling.md` that are marked for the tests.
fn documented() -> String {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/scaling.md")).expect("the page");
    let block = page.split("```sh\n# in the tests\n").nth(1).and_then(|rest| rest.split("```").next());
    block.expect("commands for the tests").to_owned()
}

#[test]
fn what_the_page_on_scaling_says_for_one_machine_gives_the_same_to_the_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Path::new(env!("CARGO_BIN_EXE_rondel")).parent().expect("a folder").to_owned();
    let others = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(program).chain(std::env::split_paths(&others))).expect("a path");
    let mut shell = Command::new("sh");
    let output = shell.args(["-euc", &documented()]).env("PATH", path).current_dir(folder.path()).output();
    let output = output.expect("a shell");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let parts = (1..=5).map(|part| fs::read(folder.path().join(format!("part-{part}.json"))).expect("a part").len());
    assert!(parts.min() > Some(1000), "a part is more than a stub");
    let whole = fs::read_to_string(folder.path().join("whole.json")).expect("the whole");
    let whole: Value = serde_json::from_str(&whole).expect("JSON");
    assert_eq!(whole["columns"][2]["measures"]["games"], 23);
    let page = fs::read_to_string(folder.path().join("report.html")).expect("the page");
    assert!(page.contains("Spandau 1780 · 3 players") && page.matches("<svg").count() >= 10);
}

#[test]
fn a_comparison_is_read_by_people_and_by_programs() {
    let words = ["compare", "tic-tac-toe", "connect-four", "--bot", "random", "--games", "40", "--seed", "3"];
    let table = said(&words);
    assert!(table.lines().next().is_some_and(|heads| heads.contains("Tic-tac-toe") && heads.contains("Connect four")));
    assert!(table.contains("Plies") && table.contains("First seat wins"), "{table}");
    let numbers = json(&[&words[..], &["--json"]].concat());
    let plies = &numbers["columns"][0]["figures"]["plies"];
    let (low, mean, high) = (&plies["low"], &plies["value"], &plies["high"]);
    assert!(low.as_f64() < mean.as_f64() && mean.as_f64() < high.as_f64() && mean.as_f64() > Some(5.0), "{plies}");
    let csv = said(&[&words[..], &["--csv"]].concat());
    assert!(
        csv.lines().all(|line| line.split(',').count() >= 10)
            && csv.contains("Connect four,connect-four,figure,options,"),
        "{csv}"
    );
    // The result does not depend on the number of threads.
    assert_eq!(json(&[&words[..], &["--json", "--threads", "1"]].concat()), numbers);
    let folder = tempfile::tempdir().expect("a folder");
    let picture = folder.path().join("all.png");
    said(&[&words[..], &["--language", "de", "--picture", picture.to_str().expect("a path")]].concat());
    assert!(fs::read(picture).expect("a picture").starts_with(b"\x89PNG"));
}

#[test]
fn columns_of_one_game_are_told_apart() {
    let columns =
        ["tic-tac-toe@greedy+random", "tic-tac-toe@random+greedy", "tic-tac-toe@random+greedy", "connect-four"];
    let words = [&["compare", "--games", "4", "--csv"], &columns[..]].concat();
    let csv = said(&words);
    let expected = [
        "\"Tic-tac-toe · greedy, random\",tic-tac-toe@greedy+random",
        "\"Tic-tac-toe · random, greedy · 1\",tic-tac-toe@random+greedy",
        "\"Tic-tac-toe · random, greedy · 2\",tic-tac-toe@random+greedy",
        "Connect four,connect-four",
    ];
    for name in expected {
        assert!(csv.contains(&format!("{name},figure,plies,")), "{name}: {csv}");
    }
    let written = json(&[&["compare", "--games", "4", "--json"], &columns[..]].concat());
    let names = written["columns"].as_array().into_iter().flatten().map(|column| &column["name"]);
    assert!(names.eq(columns.iter()), "each column by its notation: {written}");
}

#[test]
fn a_comparison_that_cannot_be_is_refused_in_a_sentence() {
    for (words, why) in [
        (&["compare", "chess"][..], "unknown game `chess`"),
        (&["compare", "harbour@9", "--games", "1"], "9 players are too many"),
        (&["compare", "harbour", "--games", "0"], "0 is not in 1.."),
        (&["compare"], "required"),
        (&["compare", "harbour", "--shard", "9/8"], "`9/8` is not a part"),
        (&["compare", "harbour", "--shard", "1/2", "--json"], "cannot be used with"),
        (&["compare", "--merge", "nowhere.json"], "--merge nowhere.json: "),
        (&["compare", "harbour:trainer=easy,trainer=hard", "--games", "1"], "`trainer` is specified twice"),
        (&["compare", "harbour:content=nowhere.ron", "--games", "1"], "content=nowhere.ron: "),
        (&["compare", "--merge", "Cargo.toml"], "this is not a part of a comparison"),
        (
            &["compare", "tic-tac-toe", "--games", "1", "--html", "no/such/folder/a.html"],
            "--html no/such/folder/a.html",
        ),
        (&["compare", "tic-tac-toe", "--games", "1", "--language", "fr"], "unknown language `fr`"),
    ] {
        let complaint = complaint(words);
        assert!(complaint.contains(why), "{words:?}: {complaint}");
    }
}

const QUICK: [&str; 4] = ["compare", "tic-tac-toe", "--games", "2"];

/// Returns the arguments of a small comparison that writes these files.
fn quick<'a>(files: &[&'a str]) -> Vec<&'a str> {
    [&QUICK[..], files].concat()
}

#[test]
fn a_page_or_picture_is_written_over_its_like_and_over_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (page, drawn) = (path("page.html"), path("all.png"));
    for _ in 0..2 {
        said(&quick(&["--html", &page, "--picture", &drawn]));
    }
    // The program does not overwrite a foreign file, its own file of the other type, or a folder.
    let letter = path("letter.html");
    fs::write(&letter, "<p>Dear Ann,").expect("a letter");
    let before = fs::read(&drawn).expect("a picture");
    for (option, file) in [("--html", &letter), ("--picture", &letter), ("--html", &drawn), ("--picture", &page)] {
        let refused = complaint(&quick(&[option, file]));
        assert!(
            refused.contains(&format!("{option} {file}")) && refused.contains("was not written by rondel"),
            "{refused}"
        );
    }
    let refused = complaint(&quick(&["--html", &folder.path().display().to_string()]));
    assert!(refused.contains("not a file"), "{refused}");
    assert_eq!(fs::read_to_string(&letter).expect("the letter"), "<p>Dear Ann,");
    assert_eq!(fs::read(&drawn).expect("the picture"), before);
}

#[test]
fn two_things_are_not_written_into_one_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("both").display().to_string();
    let other = folder.path().join("../").join(folder.path().file_name().expect("a name")).join("both");
    let refused = complaint(&quick(&["--html", &file, "--picture", &other.display().to_string()]));
    assert!(refused.contains("--html and --picture specify the same file"), "{refused}");
    assert!(!Path::new(&file).exists(), "its name is free for another try");
    let printed = fs::File::create(&file).expect("a file");
    let output = rondel().args(quick(&["--json", "--html", &file])).stdout(printed).output().expect("it runs");
    let refused = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && refused.contains("standard output already goes to this file"), "{refused}");
}

#[test]
fn a_file_is_not_left_behind_where_nothing_came_of_the_comparison() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("page.html").display().to_string();
    complaint(&["compare", "--merge", "Cargo.toml", "--html", &file]);
    assert!(!Path::new(&file).exists(), "its name is free for another try");
}

/// Writes the parts of a run as GNU parallel does, each with its output and its number in separate files.
fn laid_out(folder: &Path, result: impl Fn(u32) -> String, said_by: &str, number: &str) {
    for part in 1..=3 {
        let shard = format!("{part}/3");
        let text = said(&["compare", "tic-tac-toe", "--games", "9", "--shard", &shard]);
        let path = folder.join(result(part));
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, text).expect("a part");
        let beside = |ending: &str| match ending.strip_prefix('.') {
            Some(_) => folder.join(result(part) + ending),
            None => path.with_file_name(ending),
        };
        fs::write(beside(said_by), "").expect("what was said");
        fs::write(beside(number), part.to_string()).expect("its number");
    }
}

#[test]
fn the_results_of_gnu_parallel_are_merged_as_it_lays_them_out() {
    let whole = said(&["compare", "tic-tac-toe", "--games", "9", "--json"]);
    let folder = tempfile::tempdir().expect("a folder");
    let (plain, deep) = (folder.path().join("plain"), folder.path().join("deep"));
    laid_out(&plain, |part| part.to_string(), ".err", ".seq");
    laid_out(&deep, |part| format!("1/{part}/stdout"), "stderr", "seq");
    let named = |path: &Path| path.display().to_string();
    let merged = |files: &[String]| {
        let files = files.iter().map(String::as_str);
        said(&["compare", "--json", "--merge"].into_iter().chain(files).collect::<Vec<_>>())
    };
    assert_eq!(merged(&[named(&plain)]), whole, "a folder");
    assert_eq!(merged(&[named(&deep)]), whole, "folders in a folder");
    let part = deep.join("1/2/stdout");
    let text = fs::read_to_string(&part).expect("a part");
    fs::write(part, format!("\u{feff}{text}")).expect("a part");
    assert_eq!(merged(&[named(&deep)]), whole, "with a byte-order mark, as some editors write it");
    // The files are in the order in which a shell lists `plain/*`.
    let all = fs::read_dir(&plain).expect("the parts").flatten().map(|entry| named(&entry.path()));
    let mut all: Vec<String> = all.collect();
    all.sort();
    assert_eq!(all.len(), 9);
    assert_eq!(merged(&all), whole);
    // A stray file that does not belong to a part is reported.
    fs::write(plain.join("notes.err"), "to be done").expect("a stray file");
    let refused = complaint(&["compare", "--merge", &named(&plain)]);
    assert!(refused.contains("notes.err: this is not a part"), "{refused}");
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).expect("a folder");
    let refused = complaint(&["compare", "--merge", &named(&empty)]);
    assert!(refused.contains("no files in this folder"), "{refused}");
}
