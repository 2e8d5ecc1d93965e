//! How many instructions fixed amounts of work take, beside what they took when they were last written down.
//!
//! Time depends on what else a machine does; instructions do not. What a program takes before it does any work (half a million
//! for the loader, more with each game that is linked) is counted by itself and taken off. A count may grow by a twentieth, no more. Where more is
//! meant, or a count has fallen as much, record anew with
//! `RONDEL_RECORD=1 cargo test -p rondel-tests --test instructions -- --ignored` and read the diff.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use rondel_tests::{WORKS, games};

/// How much a count may change, as a share of what was written down.
const TOLERANCE: f64 = 0.05;

/// What a program says on its standard output; its standard error where it fails.
fn said(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Builds the workloads as they are shipped, optimised.
fn workloads() -> PathBuf {
    let words = ["build", "--release", "-p", "rondel-tests", "--example", "workloads", "--message-format=json"];
    let told = said(Command::new(env!("CARGO")).args(words).current_dir(env!("CARGO_MANIFEST_DIR")));
    let messages = told.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let mut executables = messages.filter_map(|message| message["executable"].as_str().map(PathBuf::from));
    executables.next_back().expect("cargo names what it built")
}

/// How many instructions a run with these words takes, from the first of the loader on.
fn instructions(workloads: &Path, words: &[&str]) -> u64 {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    let output = valgrind.arg(workloads).args(words).output().expect("valgrind is installed");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {told}");
    let digits = |line: &str| line.chars().filter(char::is_ascii_digit).collect::<String>().parse().ok();
    let counted = told.lines().find_map(|line| line.split_once("refs:")).and_then(|(_, count)| digits(count));
    counted.unwrap_or_else(|| panic!("{words:?}: valgrind counted nothing: {told}"))
}

/// How many instructions each work of a game takes, without the start of the program.
fn counts(workloads: &Path, game: &str) -> [(String, u64); WORKS.len()] {
    let start = instructions(workloads, &[game]);
    WORKS.map(|work| (format!("{game} {work}"), instructions(workloads, &[game, work]).saturating_sub(start)))
}

/// What the counts hang on beside the code: the compiler and the kind of machine.
fn compiler() -> String {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    format!("{}, {}", said(Command::new(rustc).arg("--version")).trim(), std::env::consts::ARCH)
}

/// The page of counts: what they were counted with, then a line for each workload.
fn page(compiler: &str, counts: &BTreeMap<String, u64>) -> String {
    let mut page = format!("# Instructions of each workload (tests/workloads.rs), counted with {compiler}\n");
    for (workload, count) in counts {
        writeln!(page, "{workload:<28}{count:>14}").expect("a text takes all");
    }
    page
}

/// The first line and the counts of a page.
fn read(page: &str) -> (&str, BTreeMap<String, u64>) {
    let (header, lines) = page.split_once('\n').unwrap_or((page, ""));
    let counts = lines.lines().filter_map(|line| {
        let (workload, count) = line.rsplit_once(' ')?;
        Some((workload.trim().to_owned(), count.parse().ok()?))
    });
    (header, counts.collect())
}

#[test]
fn a_page_is_read_as_it_is_written() {
    let counts =
        BTreeMap::from([("caravan search".to_owned(), 12_345), ("a caravan of a long name scenes".to_owned(), 6)]);
    let page = page("rustc 1.0", &counts);
    assert!(page.lines().next().is_some_and(|header| header.ends_with("rustc 1.0")), "{page}");
    assert_eq!(read(&page).1, counts);
}

#[test]
#[ignore = "needs valgrind and an optimised build: cargo test -p rondel-tests --test instructions -- --ignored"]
fn no_workload_takes_more_instructions_than_it_did() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("instructions.txt");
    let recorded = std::fs::read_to_string(&path).unwrap_or_default();
    let (header, recorded) = read(&recorded);
    let compiler = compiler();
    let record = std::env::var_os("RONDEL_RECORD").is_some();
    if !record && !header.ends_with(&compiler) {
        // Another compiler makes other instructions: that is no fault of the code.
        let words = format!("*** THE INSTRUCTION COUNTS WERE NOT COMPARED: this is {compiler}; {header} ***\n");
        std::io::stderr().write_all(words.as_bytes()).expect("somebody listens");
        return;
    }
    let workloads = workloads();
    // What else runs changes no count.
    let counts: BTreeMap<String, u64> = std::thread::scope(|scope| {
        let workloads = &workloads;
        let each = games().into_iter().map(|plugin| scope.spawn(move || counts(workloads, plugin.id)));
        let each: Vec<_> = each.collect();
        each.into_iter().flat_map(|game| game.join().expect("it is counted")).collect()
    });
    let mut grown = String::new();
    let mut told = String::new();
    for (workload, count) in &counts {
        let Some(before) = recorded.get(workload) else {
            writeln!(grown, "{workload}: {count}, and never recorded").expect("a text takes all");
            continue;
        };
        let change = *count as f64 / *before as f64 - 1.0;
        let line = format!("{workload}: {before} before, {count} now ({:+.1} %)", 100.0 * change);
        if change > TOLERANCE {
            writeln!(grown, "{line}").expect("a text takes all");
        } else if change < -TOLERANCE {
            writeln!(told, "{line}: fewer, record them with RONDEL_RECORD=1").expect("a text takes all");
        }
    }
    if record {
        std::fs::write(&path, page(&compiler, &counts)).expect("the page can be written");
        return;
    }
    // Good news is told even where the test passes.
    std::io::stderr().write_all(told.as_bytes()).expect("somebody listens");
    assert!(
        grown.is_empty(),
        "more instructions than recorded:\n{grown}record anew with RONDEL_RECORD=1 if that is meant"
    );
}
