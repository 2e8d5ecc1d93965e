//! Guests of disconnected pages. A page that reconnects, for example on a phone that wakes up, continues
//! without receiving the whole game again.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rondel_hosting::{Guest, Key, TableId};

/// Maximum number of stored guests. Beyond it, the oldest is dropped.
const MOST: usize = 256;
/// Time after which a guest is dropped.
const KEPT: Duration = Duration::from_hours(2);

/// The guests of disconnected pages.
#[derive(Default)]
pub(super) struct SuspendedGuests {
    guests: Mutex<BTreeMap<(Key, TableId), (Instant, Guest)>>,
}

impl SuspendedGuests {
    fn guests(&self) -> MutexGuard<'_, BTreeMap<(Key, TableId), (Instant, Guest)>> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stores the guest of a disconnected page.
    pub(super) fn park(&self, key: Key, guest: Guest) {
        let mut guests = self.guests();
        let now = Instant::now();
        guests.retain(|_, (since, _)| now.duration_since(*since) < KEPT);
        guests.insert((key, guest.table()), (now, guest));
        if guests.len() > MOST
            && let Some(first) = guests.iter().min_by_key(|(_, (since, _))| *since).map(|(who, _)| *who)
        {
            guests.remove(&first);
        }
    }

    /// Removes and returns the guest of a page that reconnects.
    pub(super) fn take(&self, key: Key, table: TableId) -> Option<Guest> {
        self.guests().remove(&(key, table)).map(|(_, guest)| guest)
    }
}

#[cfg(test)]
mod tests {
    use rondel_hosting::{Secret, Share};

    use super::*;

    #[test]
    fn a_guest_comes_back_once_and_of_too_many_the_first_is_forgotten() {
        let parked = SuspendedGuests::default();
        let guest = |table: u16| {
            let mut id = [0; 32];
            id[..2].copy_from_slice(&table.to_be_bytes());
            Guest::invited(TableId(id), Secret([0; 32]), "Ann", Share([0; 32]))
        };
        let key = Key([1; 32]);
        for table in 0..=MOST as u16 {
            parked.park(key, guest(table));
        }
        assert!(parked.take(key, guest(0).table()).is_none());
        assert!(parked.take(key, guest(1).table()).is_some());
        assert!(parked.take(key, guest(1).table()).is_none());
    }
}
