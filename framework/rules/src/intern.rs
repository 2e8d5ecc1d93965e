//! Interns names known at compile time, such as those of icons, when they are read from a file or a message.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// Maximum number of interned names. No program needs more names, and the limit keeps untrusted input from
/// exhausting memory.
const MOST: usize = 20_000;
/// Maximum length of a name in bytes, and maximum number of names in a list.
const LONGEST: usize = 100;

static NAMES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// Returns the interned copy of a name, which is kept until the program exits. Returns `None` if the name is too
/// long or there are too many names.
pub fn interned(name: &str) -> Option<&'static str> {
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = names.get(name) {
        return Some(known);
    }
    if name.len() > LONGEST || names.len() >= MOST {
        return None;
    }
    let kept: &'static str = Box::leak(name.to_owned().into_boxed_str());
    names.insert(kept);
    Some(kept)
}

fn kept<E: serde::de::Error>(name: &str) -> Result<&'static str, E> {
    interned(name).ok_or_else(|| E::custom("the name is too long, or there are too many names"))
}

/// Deserialises a name.
///
/// # Errors
/// Returns an error if the value is not a string, if it is too long, or if there are too many names.
pub fn word<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static str, D::Error> {
    kept(&String::deserialize(deserializer)?)
}

/// Deserialises an optional name.
///
/// # Errors
/// Returns the same errors as [`word`].
pub fn option<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'static str>, D::Error> {
    Option::<String>::deserialize(deserializer)?.as_deref().map(kept).transpose()
}

/// Deserialises a list of names.
///
/// # Errors
/// Returns the same errors as [`word`], and an error if the list is too long.
pub fn list<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<&'static str>, D::Error> {
    let names = Vec::<String>::deserialize(deserializer)?;
    if names.len() > LONGEST {
        return Err(D::Error::custom("too many names"));
    }
    names.iter().map(|name| kept(name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_kept_once_and_a_long_one_never() {
        let (one, again) = (interned("beer-barrel"), interned(&["beer", "barrel"].join("-")));
        assert!(one.is_some_and(|one| again.is_some_and(|again| std::ptr::eq(one, again))));
        assert_eq!(interned(&"x".repeat(LONGEST + 1)), None);
    }
}
