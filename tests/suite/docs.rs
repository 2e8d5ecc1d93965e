//! Checks of the project's Markdown pages: lines are short, and every link and every path has a target. Paths
//! are relative to the root of the repository or to a game's crate.

use std::fs;
use std::path::{Path, PathBuf};

use rondel_tests::game_folders;

/// Maximum number of characters in a line of prose or code. Table rows and lines of patches cannot be broken.
const LONGEST_LINE: usize = 120;
/// Prefixes of the paths in the repository that pages mention.
const FOLDERS: [&str; 9] =
    ["app/", "framework/", "games/", "docs/", "tests/", "examples/", "packaging/", "benches/", "conformance/"];
/// Files of the crate that `rondel new` writes. The pages for authors mention them.
const OF_A_NEW_CRATE: [&str; 2] = ["tests/rules.rs", "tests/gates.rs"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

/// Returns the Markdown files in a folder, including its subfolders if `deep` is set.
fn pages_in(folder: &Path, deep: bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let below = folders.iter().filter(|_| deep).flat_map(|folder| pages_in(folder, deep));
    let pages = files.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    pages.chain(below).collect()
}

fn pages() -> Vec<PathBuf> {
    let mut pages = [pages_in(&root(), false), pages_in(&root().join("docs"), true)].concat();
    pages.sort();
    pages
}

/// Returns each line with its number and whether it is part of a code block.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str, bool)> {
    let mut is_open = false;
    text.lines().zip(1..).map(move |(line, number)| {
        let is_fence = line.trim_start().starts_with("```");
        is_open ^= is_fence;
        (number, line, is_open || is_fence)
    })
}

/// Returns the anchor of a heading, without the `#`.
fn anchor(heading: &str) -> String {
    let is_kept = |letter: &char| letter.is_alphanumeric() || "-_".contains(*letter);
    heading.trim_start_matches('#').trim().to_lowercase().replace(' ', "-").chars().filter(is_kept).collect()
}

fn has_heading(page: &Path, wanted: &str) -> bool {
    let text = fs::read_to_string(page).expect("a page");
    lines(&text).any(|(_, line, is_code)| !is_code && line.starts_with('#') && anchor(line) == wanted)
}

/// Returns whether the target of a link exists.
fn leads_somewhere(page: &Path, link: &str) -> bool {
    // Links in the rules may refer to scenes of the game. External addresses are not checked.
    if link.contains("://") || link.starts_with("scene:") {
        return true;
    }
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let target = if file.is_empty() { page.to_owned() } else { page.parent().expect("a folder").join(file) };
    let is_page = target.extension().is_some_and(|ending| ending == "md");
    target.exists() && (heading.is_empty() || !is_page || has_heading(&target, heading))
}

/// Returns the faults in a line of prose.
fn faults(page: &Path, line: &str) -> Vec<String> {
    let links = line.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link);
    let dead = links.filter(|link| !leads_somewhere(page, link)).map(|link| format!("no such page or heading: {link}"));
    let words = line.split('`').skip(1).step_by(2).filter_map(|code| code.split(' ').next());
    let is_path =
        |word: &&str| FOLDERS.iter().any(|folder| word.starts_with(folder)) && !word.contains(['*', '{', '…', '<']);
    let is_of_a_game = |word: &str| game_folders().iter().any(|folder| folder.join(word).exists());
    let is_there = |word: &&str| OF_A_NEW_CRATE.contains(word) || root().join(word).exists() || is_of_a_game(word);
    let gone = words.filter(is_path).filter(|word| !is_there(word)).map(|word| format!("no such file: {word}"));
    dead.chain(gone).collect()
}

/// Returns whether a line is the separator below the heading of a table, but the line before it is not a heading.
fn lacks_heading(before: &str, line: &str) -> bool {
    let cells = |row: &str| row.matches('|').count();
    line.starts_with("| ---") && (!before.starts_with('|') || cells(before) != cells(line))
}

/// Returns the faults of a page, each with its line number.
fn wrong_with(page: &Path) -> Vec<String> {
    let name = page.strip_prefix(root()).expect("a page of the project").display().to_string().replace('\\', "/");
    let text = fs::read_to_string(page).expect("a page");
    let (mut wrong, mut before) = (Vec::new(), "");
    for (number, line, is_code) in lines(&text) {
        if lacks_heading(std::mem::replace(&mut before, line), line) {
            wrong.push(format!("{name}:{number}: a table without a heading for each column"));
        }
        let is_whole = line.starts_with('|') || is_code && line.starts_with(['+', '-']);
        if line.chars().count() > LONGEST_LINE && !is_whole && !name.starts_with("docs/measurements/") {
            wrong.push(format!("{name}:{number}: more than {LONGEST_LINE} letters"));
        }
        if !is_code {
            wrong.extend(faults(page, line).into_iter().map(|fault| format!("{name}:{number}: {fault}")));
        }
    }
    wrong
}

#[test]
fn no_page_has_long_lines_or_leads_to_what_is_not_there() {
    let pages = pages();
    let wrong: Vec<String> = pages.iter().flat_map(|page| wrong_with(page)).collect();
    assert!(pages.len() > 20, "{} pages were found", pages.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_table_without_a_heading_is_found() {
    assert!(!lacks_heading("| game | games |", "| --- | --- |") && !lacks_heading("", "| Harbour | 40 |"));
    assert!(lacks_heading("", "| --- | --- |") && lacks_heading("| game |", "| --- | --- |"));
}

#[test]
fn a_dead_link_a_missing_heading_and_a_missing_file_are_found() {
    let page = root().join("README.md");
    assert!(faults(&page, "[there](docs/README.md), [here](#licence), `docs/README.md`, `games/*/rules`").is_empty());
    for line in ["[gone](docs/gone.md)", "[gone](docs/README.md#no-such-heading)", "see `docs/gone.md --all`"] {
        assert_eq!(faults(&page, line).len(), 1, "{line}");
    }
}
