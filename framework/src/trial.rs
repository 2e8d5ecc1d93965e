//! Content of a person's own, checked by play before it is taken: what reads well entry by entry can still leave somebody
//! without a legal action.
//!
//! [`open`] opens a setup. One with bundled content alone was checked by the tests of its game; one that carries other content,
//! from a person's folder, a command line or a saved game, is played with first ([`conformance::plays`](crate::conformance::plays)).
//! What came of it is remembered while the program runs. Where it fails, bundled texts are put back one at a time to see which file
//! and which passage of it is to blame.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use crate::catalog::{Catalog, LANGUAGES};
use crate::content::ContentError;
use crate::game::AnyGame;
use crate::rules_panic;
use crate::setup::{Setup, SetupError, clone_setup, plugins};

/// So many setups are remembered.
const REMEMBERED: usize = 64;

/// What came of setups that were tried, by their JSON.
static TRIED: Mutex<BTreeMap<String, Result<(), ContentError>>> = Mutex::new(BTreeMap::new());

/// Opens a setup; content of a person's own is played with first, which takes part of a second.
///
/// # Errors
/// Content that is not as the game needs it, or with which no game can be played.
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

/// Whether [`open`] would first play with this setup: a window does that on a thread of its own.
pub fn takes_time(setup: &dyn Setup) -> bool {
    key(setup).is_some_and(|key| tried(|tried| !tried.contains_key(&key)))
}

/// What a setup is remembered by; nothing where it carries no content of a person's own.
fn key(setup: &dyn Setup) -> Option<String> {
    setup.own_content().filter(|own| !own.is_empty())?;
    serde_json::to_string(setup).ok()
}

fn tried<T>(look: impl FnOnce(&mut BTreeMap<String, Result<(), ContentError>>) -> T) -> T {
    look(&mut TRIED.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Plays with a setup; what came of it where it went wrong.
fn play(setup: &dyn Setup, game: &AnyGame) -> Result<(), String> {
    let plugin = plugins().ok().and_then(|games| games.get(setup.typetag_name()).copied());
    let catalogs: Vec<Catalog> = LANGUAGES.iter().filter_map(|language| plugin?.catalog(language).ok()).collect();
    game.plays(&catalogs).map_err(|violation| format!("a game breaks {violation}"))
}

/// Whether a setup can be opened and played with.
fn is_sound(setup: &dyn Setup) -> bool {
    let attempt = || setup.open().map_err(|error| error.to_string()).and_then(|game| play(setup, &game));
    unharmed(attempt).is_ok_and(|played| played.is_ok())
}

/// Names the file and the passage without which games go well.
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

/// The passage of a file that games go well without, in words.
fn passage(setup: &dyn Setup, file: &str, text: &str) -> Option<String> {
    /// Whoever changed more is told the file.
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
    // Where lines are missing the one before them is named.
    let line = lines.start.min(own.len().saturating_sub(1));
    let entry = entry(&own, line);
    Some(format!("{file}, line {}, {entry}", line + 1))
}

/// Where two texts differ: the lines of the first, and those of the second that stand there instead.
fn passages(one: &[&str], other: &[&str]) -> Vec<(Range<usize>, Range<usize>)> {
    let alike = |(one, other): &(&&str, &&str)| one == other;
    let head = one.iter().zip(other).take_while(alike).count();
    let tail = one[head..].iter().rev().zip(other[head..].iter().rev()).take_while(alike).count();
    let (one_end, other_end) = (one.len() - tail, other.len() - tail);
    if one_end - head != other_end - head {
        return vec![(head..one_end, head..other_end)];
    }
    // As many lines here as there: each run of lines that differ stands apart.
    let mut runs: Vec<Range<usize>> = Vec::new();
    for line in (head..one_end).filter(|line| one[*line] != other[*line]) {
        match runs.last_mut() {
            Some(run) if run.end == line => run.end += 1,
            _ => runs.push(line..line + 1),
        }
    }
    runs.into_iter().map(|run| (run.clone(), run)).collect()
}

/// What stands in a line of a content file, and the name of the entry it belongs to where that stands in a line before.
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

/// Does what may break down by a panic, and says how it did: rules are written for content that was checked entry by entry, and
/// content from elsewhere must not take the program down where the checks have a gap.
pub(crate) fn unharmed<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    rules_panic::caught(work).map_err(|broken| format!("a game breaks down ({})", broken.words))
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
        assert_eq!(broken, Err::<(), _>("a game breaks down (the purse is empty)".to_owned()));
    }
}
