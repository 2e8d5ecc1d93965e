//! Which games of the list are chosen: by clicks and keys, with Shift and Ctrl as everywhere.

use std::collections::BTreeSet;
use std::path::PathBuf;

use egui::Modifiers;
use rondel_library::LibraryRow;

/// The games that are chosen, known by their files: rows move while games are looked into.
#[derive(Debug, Default)]
pub(super) struct Chosen {
    /// The one the keys are on.
    current: Option<PathBuf>,
    /// Where its row was seen last.
    at: usize,
    /// From where Shift chooses.
    anchor: Option<PathBuf>,
    all: BTreeSet<PathBuf>,
}

impl Chosen {
    /// The game the keys are on.
    pub(super) fn current<'a>(&self, rows: &'a [LibraryRow]) -> Option<&'a LibraryRow> {
        rows.get(self.at).filter(|row| Some(&row.path) == self.current.as_ref())
    }

    /// Where the game the keys are on stands in the list.
    pub(super) fn at(&self, rows: &[LibraryRow]) -> Option<usize> {
        self.current(rows).map(|_| self.at)
    }

    /// Whether a game is chosen.
    pub(super) fn has(&self, row: &LibraryRow) -> bool {
        self.all.contains(&row.path)
    }

    /// How many games are chosen.
    pub(super) fn count(&self) -> usize {
        self.all.len()
    }

    /// The files of all games that are chosen.
    pub(super) fn files(&self) -> Vec<PathBuf> {
        self.all.iter().cloned().collect()
    }

    /// Takes up a list that has changed: what is no longer in it is not chosen, and the keys are on the game they were on, or on
    /// that which has come to its place.
    pub(super) fn follow(&mut self, rows: &[LibraryRow]) {
        let here: BTreeSet<&PathBuf> = rows.iter().map(|row| &row.path).collect();
        self.all.retain(|path| here.contains(path));
        self.anchor = self.anchor.take().filter(|path| here.contains(path));
        match rows.iter().position(|row| Some(&row.path) == self.current.as_ref()) {
            Some(at) => self.at = at,
            None if rows.is_empty() => self.current = None,
            None => self.only(rows, self.at.min(rows.len() - 1)),
        }
        if self.all.is_empty() {
            self.all.extend(self.current.clone());
        }
    }

    /// Chooses the first game of a new list alone.
    pub(super) fn begin(&mut self, rows: &[LibraryRow]) {
        *self = Self::default();
        self.only(rows, 0);
    }

    /// A click on a row.
    pub(super) fn click(&mut self, rows: &[LibraryRow], at: usize, modifiers: Modifiers) {
        if modifiers.shift {
            self.reach(rows, at);
        } else if modifiers.command {
            let Some(row) = rows.get(at) else { return };
            if !self.all.remove(&row.path) {
                self.all.insert(row.path.clone());
            }
            self.go(rows, at);
            self.anchor = self.current.clone();
        } else {
            self.only(rows, at);
        }
    }

    /// Goes so many rows down the list; with Shift all on the way are chosen.
    pub(super) fn step(&mut self, rows: &[LibraryRow], by: isize, extends: bool) {
        let Some(last) = rows.len().checked_sub(1) else { return };
        let to = self.at(rows).map_or(0, |at| at.saturating_add_signed(by).min(last));
        if extends { self.reach(rows, to) } else { self.only(rows, to) }
    }

    /// Chooses all games.
    pub(super) fn everything(&mut self, rows: &[LibraryRow]) {
        self.all = rows.iter().map(|row| row.path.clone()).collect();
    }

    fn only(&mut self, rows: &[LibraryRow], at: usize) {
        self.go(rows, at);
        self.anchor = self.current.clone();
        self.all = self.current.iter().cloned().collect();
    }

    fn reach(&mut self, rows: &[LibraryRow], to: usize) {
        let from = rows.iter().position(|row| Some(&row.path) == self.anchor.as_ref()).unwrap_or(to);
        let (first, last) = (from.min(to), from.max(to));
        self.all = rows.iter().take(last + 1).skip(first).map(|row| row.path.clone()).collect();
        self.go(rows, to);
    }

    fn go(&mut self, rows: &[LibraryRow], at: usize) {
        self.at = at;
        self.current = rows.get(at).map(|row| row.path.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel_library::GameLocation;
    use rondel_system::GameMetadata;

    fn rows(names: &[&str]) -> Vec<LibraryRow> {
        let row = |name: &&str| LibraryRow {
            path: PathBuf::from(name),
            place: GameLocation::Shelf,
            played: 0,
            about: GameMetadata::default(),
            game: Err(String::new()),
        };
        names.iter().map(row).collect()
    }

    fn chosen(chosen: &Chosen) -> Vec<String> {
        chosen.files().iter().map(|path| path.display().to_string()).collect()
    }

    #[test]
    fn shift_chooses_from_where_one_was_and_control_one_more() {
        let rows = rows(&["a", "b", "c", "d", "e"]);
        let mut these = Chosen::default();
        these.begin(&rows);
        these.click(&rows, 1, Modifiers::NONE);
        these.click(&rows, 3, Modifiers::SHIFT);
        assert_eq!(chosen(&these), ["b", "c", "d"]);
        these.click(&rows, 0, Modifiers::SHIFT);
        assert_eq!(chosen(&these), ["a", "b"], "from the same place to the other side");
        these.click(&rows, 4, Modifiers::COMMAND);
        these.click(&rows, 1, Modifiers::COMMAND);
        assert_eq!(chosen(&these), ["a", "e"]);
        these.step(&rows, 1, true);
        assert_eq!(chosen(&these), ["b", "c"]);
        these.step(&rows, 99, false);
        assert_eq!((chosen(&these), these.at(&rows)), (vec!["e".to_owned()], Some(4)));
    }

    #[test]
    fn the_choice_stays_with_its_games_when_the_list_changes() {
        let mut these = Chosen::default();
        let before = rows(&["a", "b", "c"]);
        these.begin(&before);
        these.step(&before, 1, false);
        let after = rows(&["new", "a", "b", "c"]);
        these.follow(&after);
        assert_eq!((chosen(&these), these.at(&after)), (vec!["b".to_owned()], Some(2)));
        let gone = rows(&["new", "a", "c"]);
        these.follow(&gone);
        assert_eq!(chosen(&these), ["c"], "what has come to its place");
        these.follow(&[]);
        assert_eq!((these.count(), these.at(&[])), (0, None));
    }
}
