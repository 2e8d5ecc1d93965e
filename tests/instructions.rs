//! Compares the number of instructions that fixed workloads execute with the recorded numbers.
//!
//! Execution time depends on the load of the machine; instruction counts do not. The instructions executed
//! before any work is done (half a million for the loader, more with each linked game) are counted separately
//! and subtracted. A count may grow by at most 5%. If a larger increase is intended, or if a count has fallen by
//! more than that, record the counts again with `RONDEL_RECORD=1 cargo test -p rondel-tests --test instructions
//! -- --ignored` and read the diff.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use rondel_tests::{WORKS, games};

/// Permitted relative change of a count.
const TOLERANCE: f64 = 0.05;

/// Runs a command and returns its standard output. Panics with its standard error if it fails.
fn said(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Builds the workloads with the release profile, and returns the path of the executable.
fn workloads() -> PathBuf {
    let words = ["build", "--release", "-p", "rondel-tests", "--example", "workloads", "--message-format=json"];
    let told = said(Command::new(env!("CARGO")).args(words).current_dir(env!("CARGO_MANIFEST_DIR")));
    let messages = told.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let mut executables = messages.filter_map(|message| message["executable"].as_str().map(PathBuf::from));
    executables.next_back().expect("cargo names what it built")
}

/// Returns the number of instructions of a run with these arguments, including the loader.
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

/// Returns the instruction count of each workload of a game, excluding the start-up of the program.
fn counts(workloads: &Path, game: &str) -> [(String, u64); WORKS.len()] {
    let start = instructions(workloads, &[game]);
    WORKS.map(|work| (format!("{game} {work}"), instructions(workloads, &[game, work]).saturating_sub(start)))
}

/// Returns the factors other than the code that affect the counts: the compiler version and the CPU architecture.
fn compiler() -> String {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    format!("{}, {}", said(Command::new(rustc).arg("--version")).trim(), std::env::consts::ARCH)
}

/// Formats the page of counts: a header with the compiler, then a line for each workload.
fn page(compiler: &str, counts: &BTreeMap<String, u64>) -> String {
    let mut page = format!("# Instructions of each workload (tests/workloads.rs), counted with {compiler}\n");
    for (workload, count) in counts {
        writeln!(page, "{workload:<28}{count:>14}").expect("a text takes all");
    }
    page
}

/// Parses a page into its header and its counts.
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
        // A different compiler generates different instructions, which is not a regression.
        let words = format!("*** THE INSTRUCTION COUNTS WERE NOT COMPARED: this is {compiler}; {header} ***\n");
        std::io::stderr().write_all(words.as_bytes()).expect("somebody listens");
        return;
    }
    let workloads = workloads();
    // Counts are independent of the load, so all games run at the same time.
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
    // Improvements are reported even if the test passes.
    std::io::stderr().write_all(told.as_bytes()).expect("somebody listens");
    assert!(
        grown.is_empty(),
        "more instructions than recorded:\n{grown}record anew with RONDEL_RECORD=1 if that is meant"
    );
}
