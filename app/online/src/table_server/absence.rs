//! Tracks guests who are disconnected or do not decide. A bot may play for them, or their seat may be
//! reopened before the game begins, so that the others can continue.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use rondel::{Bot, Seat, Table as _, Turn};
use rondel_hosting::Presence;
use rondel_tables::LocalTable;

use super::HostedLobby;

/// Absent guests of one table.
#[derive(Default)]
pub(super) struct Absence {
    gone: BTreeMap<Seat, Instant>,
    /// Connected guests whose turn it is, with the event count and the time at which the turn began.
    thinking: BTreeMap<Seat, (usize, Instant)>,
    /// Connected guests whose current decision is left to the bot.
    idle: BTreeSet<Seat>,
    /// Reason and start of the current wait: for a share of the random seed (`true`), or for a disconnected player of
    /// the previous game (`false`).
    held_up: Option<(bool, Instant)>,
}

impl Absence {
    /// Lets the bot play for absent guests until they return. Returns each seat that changed and whether a
    /// bot now plays there.
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

    /// Reopens the seats of guests who have been disconnected for a while before the game begins. The same
    /// invitation remains valid. Guests who moved here from an earlier game have no invitation, so they keep
    /// their seats.
    pub(super) fn reopen_seats(&mut self, lobby: &mut HostedLobby, patience: Duration) {
        if lobby.came_along() {
            return;
        }
        for (seat, sitting) in (0..).map(Seat::new).zip(lobby.sitting()) {
            if sitting.presence != Presence::Lost {
                self.gone.remove(&seat);
            } else if self.gone.entry(seat).or_insert_with(Instant::now).elapsed() >= patience {
                // Only a new invitation needs random numbers, so this cannot fail.
                let _ = lobby.reopen(seat, false);
            }
        }
    }

    /// Returns how long a table has been waiting for a player who cannot be replaced.
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
            // The reason for the wait has changed.
            *since = (sealed, Instant::now());
        }
        since.1.elapsed()
    }
}
