//! Who of a table's guests is gone or does not decide, and since when: a bot may play for them, and before the game begins their seat may be
//! open again, so that the others can go on.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use rondel::{Bot, Seat, Table as _, Turn};
use rondel_hosting::Presence;
use rondel_tables::LocalTable;

use super::HostedLobby;

/// Who of one table's guests holds the others up.
#[derive(Default)]
pub(super) struct Absence {
    gone: BTreeMap<Seat, Instant>,
    /// Those who are there and whose turn it is, with what had happened when it came to them.
    thinking: BTreeMap<Seat, (usize, Instant)>,
    /// Those who are there and for whom the bot decides this once.
    idle: BTreeSet<Seat>,
    /// Since when somebody does not open their share of the luck (true), or has not come along to another game.
    held_up: Option<(bool, Instant)>,
}

impl Absence {
    /// Lets the bot play for who is gone, and hands seats back to who has come again; the seats of which this was done, and whether a
    /// bot plays there now.
    pub(super) fn attend(&mut self, table: &mut LocalTable, bot: Bot, patience: Duration) -> Vec<(Seat, bool)> {
        let mut changed = Vec::new();
        let happened = table.host().happened();
        for (seat, sitting) in (0..).map(Seat::new).zip(table.host().sitting()) {
            let stood_in = table.host().is_stood_in(seat);
            let decides = table.turn() == Turn::Decide(seat);
            let now = match sitting.presence {
                Presence::Bot if stood_in => !table.host().is_there(seat) || (decides && self.idle.contains(&seat)),
                Presence::Left => true,
                Presence::Lost => self.gone.entry(seat).or_insert_with(Instant::now).elapsed() >= patience,
                Presence::There if decides => {
                    let since = self.thinking.entry(seat).or_insert_with(|| (happened, Instant::now()));
                    if since.0 != happened {
                        *since = (happened, Instant::now());
                    }
                    since.1.elapsed() >= patience && self.idle.insert(seat)
                }
                Presence::Open | Presence::Bot | Presence::Here | Presence::There => false,
            };
            if !matches!(sitting.presence, Presence::Lost) {
                self.gone.remove(&seat);
            }
            if !(decides && sitting.presence == Presence::There) {
                self.thinking.remove(&seat);
            }
            if !now {
                self.idle.remove(&seat);
            }
            if now != stood_in && table.with_host(|host| host.stand_in(seat, now.then_some(bot))).is_ok() {
                changed.push((seat, now));
            }
        }
        changed
    }

    /// Opens the seats of those who came and were not there for a while, before the game begins: whoever shows the same invitation gets them.
    /// Who came along from a game before has none, so they keep their seats.
    pub(super) fn reopen_seats(&mut self, lobby: &mut HostedLobby, patience: Duration) {
        if lobby.came_along() {
            return;
        }
        for (seat, sitting) in (0..).map(Seat::new).zip(lobby.sitting()) {
            if sitting.presence != Presence::Lost {
                self.gone.remove(&seat);
            } else if self.gone.entry(seat).or_insert_with(Instant::now).elapsed() >= patience {
                // Only a new invitation asks the system for numbers.
                let _ = lobby.reopen(seat, false);
            }
        }
    }

    /// How long a table has been waiting for somebody in whose place nobody can come.
    pub(super) fn held_up(&mut self, lobby: &HostedLobby) -> Duration {
        let is_missing = || lobby.sitting().iter().any(|sitting| sitting.presence == Presence::Lost);
        let sealed = !lobby.held_up_by().is_empty();
        let waits = sealed || (lobby.came_along() && is_missing());
        if !waits {
            self.held_up = None;
            return Duration::ZERO;
        }
        let since = self.held_up.get_or_insert_with(|| (sealed, Instant::now()));
        if since.0 != sealed {
            // It is another thing that is waited for.
            *since = (sealed, Instant::now());
        }
        since.1.elapsed()
    }
}
