//! Bots that play for guests who are gone or do not decide, so that the others at their table can go on; and seats that are open again
//! where a guest is gone before the game began.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use clap::Args;
use rondel::{Bot, Seat, Table as _, Turn};
use rondel_hosting::{Presence, TableId};
use rondel_online::Gathered;
use rondel_tables::LocalTable;

/// So many seconds a guest may hold the others up, where nothing else is said.
const PATIENCE: u64 = 300;

/// Who plays for guests who are gone or do not decide.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct StandIn {
    /// The bot that plays for a guest who has left or has not been there for a while, until they are back, and for one who is there and
    /// has not decided for a while, that once; nobody if not said.
    #[arg(long, value_name = "BOT")]
    stand_in: Option<Bot>,
    /// So many seconds a guest may not be there, or not decide, before the bot plays for them; before the game begins their seat is open again
    /// after that time, to whoever has its invitation. Whoever does not open their part of the luck for so long, with `--stand-in` or without,
    /// is left behind: the others gather at a new table.
    #[arg(long, default_value_t = PATIENCE, value_name = "SECONDS")]
    patience: u64,
}

#[cfg(test)]
impl StandIn {
    /// Nobody plays for anybody, and so many seconds are waited for whoever holds the others up.
    pub(super) fn patient(patience: u64) -> Self {
        Self { patience, ..Self::default() }
    }
}

impl Default for StandIn {
    fn default() -> Self {
        Self { stand_in: None, patience: PATIENCE }
    }
}

/// Who of all guests is gone or does not decide, and since when.
pub(super) struct StandIns {
    who: StandIn,
    gone: BTreeMap<(TableId, Seat), Instant>,
    /// Those who are there and whose turn it is, with what had happened when it came to them.
    thinking: BTreeMap<(TableId, Seat), (usize, Instant)>,
    /// The tables at which somebody does not open their share of the luck (true), or has not come along to another game, and since when.
    held_up: BTreeMap<TableId, (bool, Instant)>,
    /// Those who are there and for whom the bot decides this once.
    idle: BTreeSet<(TableId, Seat)>,
}

impl StandIns {
    pub(super) fn new(who: StandIn) -> Self {
        Self { who, gone: BTreeMap::new(), thinking: BTreeMap::new(), held_up: BTreeMap::new(), idle: BTreeSet::new() }
    }

    /// Lets the bot play for who is gone, and hands seats back to who has come again; the seats of which this was done, and whether a
    /// bot plays there now.
    pub(super) fn attend(&mut self, table: TableId, held: &mut LocalTable) -> Vec<(Seat, bool)> {
        let Some(bot) = self.who.stand_in else { return Vec::new() };
        let mut changed = Vec::new();
        let patience = self.patience();
        let happened = held.host().happened();
        for (seat, sitting) in (0..).map(Seat::new).zip(held.host().sitting()) {
            let stood_in = held.host().is_stood_in(seat);
            let decides = held.turn() == Turn::Decide(seat);
            let now = match sitting.presence {
                Presence::Bot if stood_in => {
                    !held.host().is_there(seat) || (decides && self.idle.contains(&(table, seat)))
                }
                Presence::Left => true,
                Presence::Lost => {
                    let since = *self.gone.entry((table, seat)).or_insert_with(Instant::now);
                    since.elapsed() >= patience
                }
                Presence::There if decides => {
                    let since = self.thinking.entry((table, seat)).or_insert_with(|| (happened, Instant::now()));
                    if since.0 != happened {
                        *since = (happened, Instant::now());
                    }
                    since.1.elapsed() >= patience && self.idle.insert((table, seat))
                }
                Presence::Open | Presence::Bot | Presence::Here | Presence::There => false,
            };
            if !matches!(sitting.presence, Presence::Lost) {
                self.gone.remove(&(table, seat));
            }
            if !(decides && sitting.presence == Presence::There) {
                self.thinking.remove(&(table, seat));
            }
            if !now {
                self.idle.remove(&(table, seat));
            }
            if now != stood_in && held.with_host(|host| host.stand_in(seat, now.then_some(bot))).is_ok() {
                changed.push((seat, now));
            }
        }
        changed
    }

    /// Opens the seats of those who came and were not there for a while, before the game begins: whoever shows the same invitation gets them.
    /// Who came along from a game before has none, so they keep their seats.
    pub(super) fn attend_gathering(&mut self, table: TableId, gathered: &mut Gathered) {
        if self.who.stand_in.is_none() || gathered.came_along() {
            return;
        }
        let patience = self.patience();
        for (seat, sitting) in (0..).map(Seat::new).zip(gathered.sitting()) {
            if sitting.presence != Presence::Lost {
                self.gone.remove(&(table, seat));
                continue;
            }
            let since = *self.gone.entry((table, seat)).or_insert_with(Instant::now);
            if since.elapsed() >= patience {
                // Only a new invitation asks the system for numbers.
                let _ = gathered.reopen(seat, false);
            }
        }
    }

    /// How long a table has been waiting for somebody in whose place nobody can come.
    pub(super) fn held_up(&mut self, table: TableId, gathered: &Gathered) -> Duration {
        let is_missing = || gathered.sitting().iter().any(|sitting| sitting.presence == Presence::Lost);
        let sealed = !gathered.held_up_by().is_empty();
        let waits = sealed || (gathered.came_along() && is_missing());
        if !waits {
            self.held_up.remove(&table);
            return Duration::ZERO;
        }
        let since = self.held_up.entry(table).or_insert_with(|| (sealed, Instant::now()));
        if since.0 != sealed {
            // It is another thing that is waited for.
            *since = (sealed, Instant::now());
        }
        since.1.elapsed()
    }

    /// How long somebody may hold the others up.
    pub(super) fn patience(&self) -> Duration {
        Duration::from_secs(self.who.patience)
    }

    /// A table is no more.
    pub(super) fn forget(&mut self, table: TableId) {
        self.held_up.remove(&table);
        self.gone.retain(|(other, _), _| *other != table);
        self.thinking.retain(|(other, _), _| *other != table);
        self.idle.retain(|(other, _)| *other != table);
    }
}
