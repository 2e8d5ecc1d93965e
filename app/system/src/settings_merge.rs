//! Merges settings that several windows with the same folder change at the same time.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Map, Value};

use super::settings::{Settings, Unreadable};

impl Settings {
    /// Writes the changes since `base`, the settings that this window last read or wrote. Changes that other
    /// windows have made in the meantime are kept, as are unknown fields written by a newer version. Returns the
    /// merged settings.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written, or if it can neither be read nor be renamed to a backup.
    pub fn write_changes(&self, base: &Self, file: &Path) -> io::Result<Self> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let _lock = lock(file);
        let is_there = file.symlink_metadata().is_ok();
        let theirs = match Self::read(file) {
            (_, Some(Unreadable { fault, aside: None })) => return Err(io::Error::other(fault)),
            (theirs, None) if is_there => theirs,
            // If there is no file, there is nothing to merge, and all settings are written.
            _ => base.clone(),
        };
        let mut merged = self.merged(base, theirs)?;
        merged.keep_in_bounds();
        let unknown = Self::unknown_fields(file)?;
        merged.write_with(unknown, file)?;
        Ok(merged)
    }

    /// Performs a three-way merge: values of `self` that differ from `base` take precedence. All other values are taken
    /// from `theirs`.
    fn merged(&self, base: &Self, theirs: Self) -> serde_json::Result<Self> {
        let mut tables = theirs.tables.clone();
        for table in self.tables.iter().rev().filter(|table| !base.tables.contains(table)) {
            table.clone().remember(&mut tables);
        }
        let mut lessons = theirs.lessons.clone();
        lessons.retain(|learnt| {
            let is_same = |other: &super::Learnt| (&other.game, &other.lesson) == (&learnt.game, &learnt.lesson);
            !base.lessons.iter().any(is_same) || self.lessons.iter().any(is_same)
        });
        let merged = merge(&serde_json::to_value(base)?, serde_json::to_value(self)?, serde_json::to_value(theirs)?);
        let mut merged = Self { tables, lessons, ..serde_json::from_value(merged)? };
        for learnt in self.lessons.iter().rev().filter(|learnt| !base.lessons.contains(learnt)) {
            merged.learn(&learnt.game, &learnt.lesson, learnt.step, usize::MAX);
        }
        Ok(merged)
    }
}

/// Performs a three-way merge of JSON values. The entries of objects are merged individually.
fn merge(base: &Value, own: Value, theirs: Value) -> Value {
    if own == *base {
        return theirs;
    }
    match (own, theirs) {
        (Value::Object(own), Value::Object(theirs)) => {
            let nothing = Map::new();
            let base = base.as_object().unwrap_or(&nothing);
            let mut merged = theirs;
            merged.retain(|name, _| own.contains_key(name) || !base.contains_key(name));
            for (name, value) in own {
                let before = base.get(&name);
                if before == Some(&value) {
                    continue;
                }
                let value = match merged.remove(&name) {
                    Some(theirs) => merge(before.unwrap_or(&Value::Null), value, theirs),
                    None => value,
                };
                merged.insert(name, value);
            }
            Value::Object(merged)
        }
        (own, _) => own,
    }
}

/// Prevents other windows from writing in the meantime. Returns without a lock if another window does not release
/// its lock.
fn lock(file: &Path) -> Option<File> {
    let lock = OpenOptions::new().write(true).create(true).truncate(false).open(file.with_extension("lock")).ok()?;
    for _ in 0..20 {
        if lock.try_lock().is_ok() {
            return Some(lock);
        }
        sleep(Duration::from_millis(5));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LastTable, ThemeChoice};

    fn table(game: &str, player: &str) -> LastTable {
        LastTable { game: game.to_owned(), players: vec![Some(player.to_owned())], options: [].into(), clock: None }
    }

    #[test]
    fn two_windows_keep_what_each_of_them_changed() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("settings.json");
        let mut first = Settings { tables: vec![table("a", "one"), table("b", "one")], ..Settings::default() };
        first.learn("a", "basics", 2, 9);
        first.met("a", "build");
        first.write_changes(&Settings::default(), &file).expect("written");
        let (mut one, mut other) = (first.clone(), first.clone());
        one.theme = ThemeChoice::Light;
        table("b", "two").remember(&mut one.tables);
        one.learn("a", "basics", 5, 9);
        one.met("a", "sell");
        one.write_changes(&first, &file).expect("written");
        other.text = 150;
        table("c", "one").remember(&mut other.tables);
        other.learn("a", "more", 1, 9);
        other.met("b", "sell");
        let merged = other.write_changes(&first, &file).expect("written");
        assert_eq!((merged.theme, merged.text), (ThemeChoice::Light, 150));
        assert_eq!(merged.tables, [table("c", "one"), table("b", "two"), table("a", "one")]);
        assert_eq!((merged.learnt("a", "basics"), merged.learnt("a", "more")), (5, 1));
        assert_eq!((merged.coached["a"].len(), merged.coached["b"].len()), (2, 1));
        assert_eq!(Settings::read(&file).0, merged);
        // The first window writes again, and no change of the second window is lost.
        let base = one.clone();
        one.volume = 5;
        one.coached.clear();
        let merged = one.write_changes(&base, &file).expect("written");
        assert_eq!((merged.theme, merged.text, merged.volume), (ThemeChoice::Light, 150, 5));
        assert_eq!(merged.coached.len(), 1, "what this window knew of is forgotten");
    }

    #[test]
    fn what_a_newer_program_wrote_is_kept() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("settings.json");
        std::fs::write(&file, "\u{feff}{\"text\": 120, \"later\": {\"a\": [1]}}").expect("a file");
        let base = Settings::read(&file).0;
        let own = Settings { volume: 3, ..base.clone() };
        own.write_changes(&base, &file).expect("written");
        let text = std::fs::read_to_string(&file).expect("settings");
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!((&value["text"], &value["volume"], &value["later"]["a"][0]), (&120.into(), &3.into(), &1.into()));
    }

    #[test]
    fn without_a_file_all_of_it_is_written() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("deep/settings.json");
        let own = Settings { text: 130, ..Settings::default() };
        assert_eq!(own.write_changes(&own, &file).expect("written"), own);
        assert_eq!(Settings::read(&file).0, own);
    }
}
