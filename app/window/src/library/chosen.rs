//! The selection in the list of games, by mouse and keyboard. Shift and Ctrl have their usual functions.

use std::collections::BTreeSet;
use std::path::PathBuf;

use egui::Modifiers;
use rondel_library::LibraryRow;

/// The selected games, identified by file because rows move while games are being indexed.
#[derive(Debug, Default)]
pub(super) struct Chosen {
    /// The focused game.
    current: Option<PathBuf>,
    /// The last known index of the focused game's row.
    at: usize,
    /// The game at which a Shift selection starts.
    anchor: Option<PathBuf>,
    all: BTreeSet<PathBuf>,
}

impl Chosen {
    /// Returns the focused game.
    pub(super) fn current<'a>(&self, rows: &'a [LibraryRow]) -> Option<&'a LibraryRow> {
        rows.get(self.at).filter(|row| Some(&row.path) == self.current.as_ref())
    }

    /// Returns the index of the focused game.
    pub(super) fn at(&self, rows: &[LibraryRow]) -> Option<usize> {
        self.current(rows).map(|_| self.at)
    }

    /// Returns whether a game is selected.
    pub(super) fn has(&self, row: &LibraryRow) -> bool {
        self.all.contains(&row.path)
    }

    /// Returns the number of selected games.
    pub(super) fn count(&self) -> usize {
        self.all.len()
    }

    /// Returns the files of all selected games.
    pub(super) fn files(&self) -> Vec<PathBuf> {
        self.all.iter().cloned().collect()
    }

    /// Adapts the selection to a changed list. Games that are gone are deselected. The focus stays on the same
    /// game. If that game is gone, the focus moves to the game that is now in its row.
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

    /// Selects only the first game of a newly loaded list.
    pub(super) fn begin(&mut self, rows: &[LibraryRow]) {
        *self = Self::default();
        self.only(rows, 0);
    }

    /// Handles a click on a row.
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

    /// Moves the focus by a number of rows, down if positive. With `extends`, selects all rows from the anchor to the
    /// new row.
    pub(super) fn step(&mut self, rows: &[LibraryRow], by: isize, extends: bool) {
        let Some(last) = rows.len().checked_sub(1) else { return };
        let to = self.at(rows).map_or(0, |at| at.saturating_add_signed(by).min(last));
        if extends { self.reach(rows, to) } else { self.only(rows, to) }
    }

    /// Selects all games.
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
