//! Limits the number of bots that think at the same time. Tables are served in order, so that every bot gets
//! its turn.

use std::collections::{BTreeSet, VecDeque};

use rondel_tables::TableKey;

/// The tables at which it is a bot's turn. Some of these bots are thinking. The others wait in order of arrival.
pub(super) struct BotQueue {
    most: usize,
    at_work: BTreeSet<TableKey>,
    waiting: VecDeque<TableKey>,
}

impl BotQueue {
    /// Creates a queue in which up to `most` bots (at least one) think at the same time.
    pub(super) fn new(most: usize) -> Self {
        Self { most: most.max(1), at_work: BTreeSet::new(), waiting: VecDeque::new() }
    }

    /// Returns whether the bot of this table may think or is already thinking. Otherwise the table is added
    /// to the queue.
    pub(super) fn lets(&mut self, table: TableKey) -> bool {
        if self.at_work.contains(&table) {
            return true;
        }
        let is_next = |other: &TableKey| *other == table;
        if !self.waiting.contains(&table) {
            self.waiting.push_back(table);
        }
        let Some(place) = self.waiting.iter().take(self.free()).position(is_next) else { return false };
        self.waiting.remove(place);
        self.at_work.insert(table)
    }

    /// Removes a table whose bot has finished or need not think.
    pub(super) fn ends(&mut self, table: TableKey) {
        if !self.at_work.remove(&table) {
            self.waiting.retain(|other| *other != table);
        }
    }

    /// Returns the tables whose bots are thinking or may start.
    pub(super) fn due(&self) -> impl Iterator<Item = TableKey> + '_ {
        self.at_work.iter().chain(self.waiting.iter().take(self.free())).copied()
    }

    fn free(&self) -> usize {
        self.most.saturating_sub(self.at_work.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn table(number: u32) -> TableKey {
        TableKey(number)
    }

    #[test]
    fn no_more_think_at_a_time_and_who_waits_longest_comes_next() {
        let mut queue = BotQueue::new(2);
        let asked = [3, 2, 1, 0].map(|number| queue.lets(table(number)));
        assert_eq!(asked, [true, true, false, false]);
        assert!(queue.lets(table(3)), "it thinks already");
        assert_eq!(queue.due().collect::<Vec<_>>(), [2, 3].map(table));
        queue.ends(table(2));
        // A table that continues immediately goes to the end of the queue.
        assert!(!queue.lets(table(2)) && !queue.lets(table(0)));
        assert_eq!(queue.due().collect::<Vec<_>>(), [3, 1].map(table));
        assert!(queue.lets(table(1)));
        // Removing a table frees a slot, whether its bot was thinking or waiting.
        queue.ends(table(0));
        queue.ends(table(3));
        assert!(queue.lets(table(2)) && queue.waiting.is_empty());
    }

    #[test]
    fn one_may_always_think() {
        let mut queue = BotQueue::new(0);
        assert!(queue.lets(table(1)) && !queue.lets(table(2)));
    }
}
