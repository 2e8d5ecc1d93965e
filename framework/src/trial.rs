//! Tests user-supplied content in trial games before it is accepted, because a game may reach a position without a
//! legal action even if every entry is valid.
//!
//! [`open`] opens a setup. Bundled content is covered by the tests of its game. Any other content, from a user's
//! folder, the command line or a saved game, is first tested in trial games
//! ([`conformance::plays`](crate::conformance::plays)). The result is cached while the program runs. If a test fails,
//! bundled files and passages are restored one at a time to find the file and the passage that cause the failure.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use crate::catalog::{Catalog, LANGUAGES};
use crate::content::ContentError;
use crate::game::AnyGame;
use crate::rules_panic;
use crate::setup::{Setup, SetupError, clone_setup, plugins};

/// Maximum number of cached results.
const REMEMBERED: usize = 64;

/// The results of tested setups, keyed by the JSON of the setup.
static TRIED: Mutex<BTreeMap<String, Result<(), ContentError>>> = Mutex::new(BTreeMap::new());

/// Opens a setup. User-supplied content is first tested in trial games, which takes a fraction of a second.
///
/// # Errors
/// Returns an error if the content does not meet the game's requirements, or if a trial game fails.
pub fn open(setup: &dyn Setup) -> Result<AnyGame, SetupError> {
    let Some(key) = key(setup) else { return setup.open() };
    let game = match unharmed(|| setup.open()) {
        Ok(opened) => opened?,
        Err(fault) => return Err(blame(setup, fault).into()),
    };
    let known = tried(|tried| tried.get(&key).cloned());
    let outcome = known.unwrap_or_else(|| {
        let outcome = unharmed(|| play(setup, &game)).and_then(|played| played).map_err(|fault| blame(setup, fault));
        tried(|tried| {
            while tried.len() >= REMEMBERED {
                tried.pop_first();
            }
            tried.insert(key, outcome.clone());
        });
        outcome
    });
    outcome.map(|()| game).map_err(SetupError::Content)
}

/// Returns whether [`open`] would first play trial games with this setup. The app then calls [`open`] on a separate
/// thread.
pub fn takes_time(setup: &dyn Setup) -> bool {
    key(setup).is_some_and(|key| tried(|tried| !tried.contains_key(&key)))
}

/// Returns the cache key of a setup, or `None` if the setup has no user-supplied content.
fn key(setup: &dyn Setup) -> Option<String> {
    setup.own_content().filter(|own| !own.is_empty())?;
    serde_json::to_string(setup).ok()
}

fn tried<T>(look: impl FnOnce(&mut BTreeMap<String, Result<(), ContentError>>) -> T) -> T {
    look(&mut TRIED.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Plays trial games with a setup. Returns a description of the first failure.
fn play(setup: &dyn Setup, game: &AnyGame) -> Result<(), String> {
    let plugin = plugins().ok().and_then(|games| games.get(setup.typetag_name()).copied());
    let catalogs: Vec<Catalog> = LANGUAGES.iter().filter_map(|language| plugin?.catalog(language).ok()).collect();
    game.plays(&catalogs).map_err(|violation| format!("a game breaks {violation}"))
}

/// Returns whether a setup can be opened and its trial games succeed.
fn is_sound(setup: &dyn Setup) -> bool {
    let attempt = || setup.open().map_err(|error| error.to_string()).and_then(|game| play(setup, &game));
    unharmed(attempt).is_ok_and(|played| played.is_ok())
}

/// Finds the file and the passage that cause the failure, by replacing one file or passage at a time with the
/// bundled text and testing the setup again.
fn blame(setup: &dyn Setup, fault: String) -> ContentError {
    let own = setup.own_content().cloned().unwrap_or_default();
    let without = |file: &str| {
        let mut other = clone_setup(setup);
        other.own_content_mut().map(|own| own.remove(file));
        other
    };
    let mut files = own.keys();
    let guilty = if own.len() == 1 { files.next() } else { files.find(|file| is_sound(without(file).as_ref())) };
    let place = match guilty {
        Some(file) => passage(setup, file, &own[file]).unwrap_or_else(|| file.clone()),
        None => own.keys().cloned().collect::<Vec<_>>().join(", "),
    };
    ContentError::Unplayable { place, fault }
}

/// Describes the passage of a file that causes the failure.
fn passage(setup: &dyn Setup, file: &str, text: &str) -> Option<String> {
    /// Maximum number of passages that are tested. If none of these is the cause, only the file is named.
    const MOST: usize = 6;
    let bundled = setup.bundled_content().iter().find(|(name, _)| *name == file)?.1;
    let (own, bundled): (Vec<&str>, Vec<&str>) = (text.lines().collect(), bundled.lines().collect());
    let changed = passages(&own, &bundled);
    let restored = |(own_lines, bundled_lines): &(Range<usize>, Range<usize>)| {
        let parts = [&own[..own_lines.start], &bundled[bundled_lines.clone()], &own[own_lines.end..]];
        let mut other = clone_setup(setup);
        other.own_content_mut().map(|content| content.insert(file.to_owned(), parts.concat().join("\n")));
        other
    };
    let guilty = match &changed[..] {
        [only] => Some(only),
        several => several.iter().take(MOST).find(|passage| is_sound(restored(passage).as_ref())),
    };
    let lines = &guilty?.0;
    // If lines are missing at the end, report the last line.
    let line = lines.start.min(own.len().saturating_sub(1));
    let entry = entry(&own, line);
    Some(format!("{file}, line {}, {entry}", line + 1))
}

/// Returns the passages that differ. Each passage is a range of lines in `one` and the corresponding range in
/// `other`.
fn passages(one: &[&str], other: &[&str]) -> Vec<(Range<usize>, Range<usize>)> {
    let alike = |(one, other): &(&&str, &&str)| one == other;
    let head = one.iter().zip(other).take_while(alike).count();
    let tail = one[head..].iter().rev().zip(other[head..].iter().rev()).take_while(alike).count();
    let (one_end, other_end) = (one.len() - tail, other.len() - tail);
    if one_end - head != other_end - head {
        return vec![(head..one_end, head..other_end)];
    }
    // Both files have the same number of lines, so each run of differing lines is a separate passage.
    let mut runs: Vec<Range<usize>> = Vec::new();
    for line in (head..one_end).filter(|line| one[*line] != other[*line]) {
        match runs.last_mut() {
            Some(run) if run.end == line => run.end += 1,
            _ => runs.push(line..line + 1),
        }
    }
    runs.into_iter().map(|run| (run.clone(), run)).collect()
}

/// Describes a line of a content file, including the name of its entry if that is on an earlier line.
fn entry(lines: &[&str], line: usize) -> String {
    const LONGEST: usize = 60;
    let written = lines.get(line).map_or("", |line| line.trim().trim_end_matches(','));
    let words: String = written.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
    let cut = if words.len() < written.len() { "…" } else { "" };
    let name_in = |line: &str| line.split("id: \"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned);
    let mut above = lines[..line].iter().rev().take_while(|line| !line.trim_start().starts_with(')'));
    match above.find_map(|line| name_in(line)).filter(|_| name_in(written).is_none()) {
        Some(name) => format!("{name}, `{words}{cut}`"),
        None => format!("`{words}{cut}`"),
    }
}

/// Runs code that may panic, and returns a description of the panic. Rules rely on the checks of each content
/// entry. Even if these checks are incomplete, untrusted content must not crash the program.
pub(crate) fn unharmed<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    rules_panic::caught(work).map_err(|broken| format!("a game crashed ({})", broken.words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_as_many_lines_differ_in_several_passages() {
        let (one, other) = (["a", "b", "C", "D", "e", "F"], ["a", "b", "c", "d", "e", "f"]);
        assert_eq!(passages(&one, &other), [(2..4, 2..4), (5..6, 5..6)]);
        assert_eq!(passages(&one, &one), []);
    }

    #[test]
    fn texts_of_more_or_fewer_lines_differ_in_one_passage() {
        let other = ["a", "b", "c", "d"];
        assert_eq!(passages(&["a", "x", "b", "c", "d"], &other), [(1..2, 1..1)]);
        assert_eq!(passages(&["a", "d"], &other), [(1..1, 1..3)]);
        assert_eq!(passages(&[], &other), [(0..0, 0..4)]);
    }

    #[test]
    fn an_entry_is_named_by_its_id_and_its_line() {
        let lines = ["[", "  (", "    id: \"inn\",", "    price: 3,", "  ),", "  (id: \"mill\", price: 4),", "]"];
        assert_eq!(entry(&lines, 3), "inn, `price: 3`");
        assert_eq!(entry(&lines, 5), "`(id: \"mill\", price: 4)`");
        assert_eq!(entry(&lines, 4), "inn, `)`");
        assert_eq!(entry(&lines, 0), "`[`");
        assert_eq!(entry(&[], 0), "``");
    }

    #[test]
    fn what_breaks_down_says_how() {
        assert_eq!(unharmed(|| 3), Ok(3));
        let broken = unharmed(|| panic!("the {} is empty", "purse"));
        assert_eq!(broken, Err::<(), _>("a game crashed (the purse is empty)".to_owned()));
    }
}
