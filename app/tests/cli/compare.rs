//! `rondel compare`: numbers for people and programs, parts of a run, and what is refused.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::{complaint, json, said};

/// The commands of `docs/scaling.md` that are marked as run by the tests.
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
        csv.lines().all(|line| line.split(',').count() >= 9) && csv.contains("Connect four,figure,options,"),
        "{csv}"
    );
    // Any number of threads gives the same.
    assert_eq!(json(&[&words[..], &["--json", "--threads", "1"]].concat()), numbers);
    let folder = tempfile::tempdir().expect("a folder");
    let picture = folder.path().join("all.png");
    said(&[&words[..], &["--language", "de", "--picture", picture.to_str().expect("a path")]].concat());
    assert!(fs::read(picture).expect("a picture").starts_with(b"\x89PNG"));
}

#[test]
fn a_comparison_that_cannot_be_is_refused_in_a_sentence() {
    for (words, why) in [
        (&["compare", "chess"][..], "there is no game `chess`"),
        (&["compare", "harbour@7", "--games", "1"], "no table has 7 seats"),
        (&["compare", "harbour", "--games", "0"], "0 is not in 1.."),
        (&["compare"], "required"),
        (&["compare", "harbour", "--shard", "9/8"], "`9/8` is not a part"),
        (&["compare", "harbour", "--shard", "1/2", "--json"], "cannot be used with"),
        (&["compare", "--merge", "nowhere.json"], "nowhere.json"),
        (&["compare", "--merge", "Cargo.toml"], "this is not a part of a comparison"),
        (&["compare", "tic-tac-toe", "--games", "1", "--html", "no/such/folder/a.html"], "no/such/folder/a.html"),
        (&["compare", "tic-tac-toe", "--games", "1", "--language", "fr"], "there is no language `fr`"),
    ] {
        let complaint = complaint(words);
        assert!(complaint.contains(why), "{words:?}: {complaint}");
    }
}
