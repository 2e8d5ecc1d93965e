//! `rondel new`: the generated game is playable and passes every gate, and failures are reported.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::{complaint, said};

/// Returns the root of the workspace.
pub(crate) fn checkout() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

/// All kinds of generated games, with different numbers of players.
const SORTS: [(&str, &[&str]); 4] = [
    ("silk-road", &["--players", "1-8"]),
    ("hoard", &["--players", "2-8", "--hidden"]),
    ("auction-house", &["--players", "2", "--simultaneous"]),
    ("secret-league", &["--players", "3-8", "--simultaneous", "--hidden"]),
];

/// Generates a game into a folder.
pub(crate) fn written(id: &str, flags: &[&str], into: &Path) -> PathBuf {
    let (folder, checkout) = (into.to_string_lossy(), checkout());
    let house = checkout.to_string_lossy();
    let words = [&["new", id, "--into", &folder, "--rondel", &house], flags].concat();
    assert!(said(&words).contains("cargo test"));
    into.join(id)
}

/// Runs cargo in a folder, without network access. All generated crates share a target folder.
pub(crate) fn cargo(folder: &Path, target: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO"));
    command.args(words).arg("--offline").current_dir(folder).env("CARGO_TARGET_DIR", target).stdin(Stdio::null());
    command.output().expect("cargo runs")
}

/// Returns whether the generated sources are formatted.
fn is_formatted(folder: &Path) -> bool {
    let files = ["src/lib.rs", "tests/rules.rs", "tests/gates.rs"].map(|file| folder.join(file));
    let checked = Command::new("rustfmt").args(["--check", "--edition", "2024"]).args(files).output();
    // If rustfmt is not installed, the check is skipped.
    checked.is_ok_and(|output| output.stdout.is_empty())
}

#[test]
fn every_sort_of_game_passes_its_own_tests_as_it_is_written() {
    let tmp = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (crates, target) = (tmp.join("authors"), tmp.join("authors-target"));
    let _ = fs::remove_dir_all(&crates);
    for (id, flags) in SORTS {
        let folder = written(id, flags, &crates);
        assert!(is_formatted(&folder), "{id} is not formatted");
        let output = cargo(&folder, &target, &["test"]);
        let (told, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        if wrong.contains("--offline was specified") {
            // Unlike the output of `eprintln!`, this is visible even if the test passes.
            let _ = writeln!(
                std::io::stderr(),
                "*** GAMES MADE BY `rondel new` WERE NOT TRIED: cargo lacks crates offline. ***"
            );
            return;
        }
        assert!(output.status.success(), "{id}: {told}{wrong}");
        assert!(told.contains("it_passes_every_gate ... ok") && !wrong.contains("warning:"), "{id}: {told}{wrong}");
    }
}

#[test]
fn a_game_depends_on_the_house_by_folder_or_address() {
    let folder = tempfile::tempdir().expect("a folder");
    let manifest = |id: &str| fs::read_to_string(folder.path().join(id).join("Cargo.toml")).expect("a manifest");
    written("near", &[], folder.path());
    let framework = checkout().join("framework");
    assert!(manifest("near").contains(&format!("rondel = {{ path = \"{}\" }}", framework.display())));
    assert!(folder.path().join("near/Cargo.lock").is_file(), "the versions the house was tried with");
    let into = folder.path().to_string_lossy();
    said(&["new", "far", "--into", &into, "--rondel", "https://example.org/rondel"]);
    assert!(manifest("far").contains("rondel-conformance = { git = \"https://example.org/rondel\" }"));
}

/// Copies the program to a folder without sources and runs `rondel new` there.
#[test]
fn without_sources_nothing_is_written_and_the_option_for_them_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("rondel");
    fs::copy(env!("CARGO_BIN_EXE_rondel"), &program).expect("a program");
    let output = Command::new(program).args(["new", "silk-road"]).current_dir(folder.path()).output().expect("it runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && told.contains("--rondel"), "{told}");
    assert!(!folder.path().join("silk-road").exists());
}

#[test]
fn a_folder_of_sources_may_have_any_name() {
    for name in ["Ann's games", "Ann \"the best\"", "Spiele für 2 & mehr", "a\\b", "桌遊"] {
        let folder = tempfile::tempdir().expect("a folder");
        let sources = folder.path().join(name);
        for (part, package) in [("framework", "rondel"), ("app", "rondel-app")] {
            fs::create_dir_all(sources.join(part)).expect("a folder");
            let manifest = format!("[package]\nname = \"{package}\"\n");
            fs::write(sources.join(part).join("Cargo.toml"), manifest).expect("a manifest");
        }
        let (into, sources) = (folder.path().to_string_lossy().into_owned(), sources.to_string_lossy().into_owned());
        said(&["new", "silk-road", "--into", &into, "--rondel", &sources]);
        let manifest = fs::read_to_string(folder.path().join("silk-road/Cargo.toml")).expect("a manifest");
        let line = manifest.lines().find_map(|line| line.strip_prefix("rondel = ")).expect("a dependency");
        let quoted = line.trim_start_matches("{ path = ").trim_end_matches(" }");
        let path: String = serde_json::from_str(quoted).expect("a string");
        assert_eq!(path, format!("{sources}/framework"), "{name}");
    }
}

#[test]
fn what_cannot_be_written_is_said_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let into = folder.path().to_string_lossy().into_owned();
    let refused = |words: &[&str]| complaint(&[&["new"], words, &["--into", &into]].concat());
    assert!(refused(&["Silk Road"]).contains("lowercase letters, digits and single hyphens"));
    assert!(refused(&["../road"]).contains("is not a valid game id"));
    assert!(refused(&["match"]).contains("choose another id"));
    assert!(refused(&["build"]).contains("choose another id"));
    assert!(refused(&["harbour"]).contains("a game named `harbour` already exists"));
    assert!(refused(&["road", "--players", "9"]).contains("not a player count from 1 to 8"));
    assert!(refused(&["road", "--players", "1-2", "--simultaneous"]).contains("at least two players"));
    assert!(refused(&["road", "--rondel", &into]).contains("does not contain the sources of Rondel"));
    assert!(refused(&["road", "--here"]).contains("cannot be used with"));
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 0, "nothing was written");
    fs::write(folder.path().join("road"), "a file of somebody").expect("a file");
    assert!(refused(&["road"]).contains("already exists; nothing was written"));
    assert_eq!(fs::read_to_string(folder.path().join("road")).expect("the file"), "a file of somebody");
}

#[test]
fn a_game_of_the_house_is_told_where_to_let_it_in() {
    let root = tempfile::tempdir().expect("a folder");
    for (folder, name) in [("framework", "rondel"), ("app", "rondel-app")] {
        fs::create_dir(root.path().join(folder)).expect("a folder");
        let manifest = format!("[package]\nname = \"{name}\"\n");
        fs::write(root.path().join(folder).join("Cargo.toml"), manifest).expect("a manifest");
    }
    let told = said(&["new", "silk-road", "--here", "--rondel", &root.path().to_string_lossy()]);
    for line in [
        "\"games/silk-road\" into `members`",
        "rondel-silk-road = { path = \"games/silk-road\" }",
        "rondel-silk-road.workspace = true into games/Cargo.toml",
        "pub use rondel_silk_road as silk_road; into games/src/lib.rs",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    let folder = root.path().join("games/silk-road");
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
    assert!(manifest.contains("name = \"rondel-silk-road\"") && manifest.contains("version.workspace = true"));
    let tests = fs::read_to_string(folder.join("tests/gates.rs")).expect("the gates");
    assert!(tests.contains("rondel_silk_road::PLUGIN"), "{tests}");
    assert!(!folder.join("src/main.rs").exists(), "the house has a program");
}
