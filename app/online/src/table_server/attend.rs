//! Advances tables: processes messages, lets bots move, and begins and ends games.

use std::collections::BTreeSet;
use std::ops::Bound;
use std::path::Path;
use std::time::{Duration, Instant};

use rondel::{Table as _, Turn};
use rondel_hosting::{GuestTable as _, PlayerStatus, Presence, TableId, Update};
use rondel_tables::{BotMove, GameHandle, LocalTable, OnScreen, RemoteTable, TableChange, TableEvent, TableKey};

use super::{HostedLobby, OpenTable, TableServer, TableStage, WhenOver};

/// Interval at which a table without messages is processed.
const LOOK: Duration = Duration::from_millis(500);
/// Maximum number of tables without messages that are processed in one pass.
const A_FEW: usize = 8;
/// How long a table waits for guests who do not connect.
pub(super) const LINGERS: Duration = Duration::from_hours(7 * 24);
/// Time during which players can ask for another game after the end.
const REMATCH: Duration = Duration::from_mins(10);

impl TableServer {
    /// Advances all tables and returns the events since the last call. Waits up to `most` for messages. The
    /// game on the screen is processed like all others.
    pub fn attend(&mut self, most: Duration, mut screen: Option<OnScreen<'_>>) -> Vec<TableEvent> {
        self.take_sessions();
        let now = Instant::now();
        for key in self.due(most, now) {
            let Some(mut table) = self.tables.remove(&key) else { continue };
            table.looked = Some(now);
            // A failure at one table must not affect the others.
            table.stage = match std::mem::replace(&mut table.stage, TableStage::Closed) {
                TableStage::Gathering(lobby) => self.gather(key, &mut table, lobby),
                TableStage::Playing(mut held) => {
                    let moves_bots = !table.bots_halt;
                    if self.play(key, &mut table, &mut held, moves_bots) && !self.is_done(&table, &held) {
                        TableStage::Playing(held)
                    } else {
                        TableStage::Closed
                    }
                }
                TableStage::Lent => {
                    if let Some(screen) = screen.as_mut().filter(|screen| screen.key == key) {
                        self.play(key, &mut table, screen.held, screen.lets_bots_move);
                    }
                    TableStage::Lent
                }
                TableStage::Closed => TableStage::Closed,
            };
            match table.stage {
                TableStage::Closed => self.queue.ends(key),
                _ => drop(self.tables.insert(key, table)),
            }
        }
        self.take_events()
    }

    /// Waits for messages. Returns the tables with messages, the tables whose bots are due, the tables at which the
    /// user of this program plays, and some other tables.
    fn due(&mut self, most: Duration, now: Instant) -> BTreeSet<TableKey> {
        let heard = self.router.wait(most);
        let is_due = |table: &OpenTable| match table.stage {
            TableStage::Lent | TableStage::Closed => true,
            TableStage::Playing(ref held) => held.away().is_some() || heard.contains(&table.id),
            TableStage::Gathering(_) => heard.contains(&table.id),
        };
        let mut due: BTreeSet<TableKey> = self
            .tables
            .iter()
            .filter(|(_, table)| table.looked.is_none() || is_due(table))
            .map(|(key, _)| *key)
            .collect();
        // Only a few other tables are processed per pass, so that a thousand idle tables do not delay the active
        // ones.
        let next: Vec<_> = self.tables.range((Bound::Excluded(self.last), Bound::Unbounded)).take(A_FEW).collect();
        let is_late = |table: &OpenTable| table.looked.is_none_or(|looked| now.duration_since(looked) >= LOOK);
        due.extend(next.iter().filter(|(_, table)| is_late(table)).map(|(key, _)| **key));
        self.last = next.last().filter(|_| next.len() == A_FEW).map_or(TableKey(0), |(key, _)| **key);
        due.extend(self.queue.due());
        due
    }

    /// Returns whether any bot is thinking or may start thinking.
    pub fn bots_are_due(&self) -> bool {
        self.queue.due().next().is_some()
    }

    fn gather(&mut self, key: TableKey, table: &mut OpenTable, mut lobby: Box<HostedLobby>) -> TableStage {
        let (id, before) = (table.id, lobby.sitting());
        let trouble = lobby.attend().err().map(|error| error.to_string());
        self.note_trouble(key, table, trouble);
        if lobby.is_left() {
            lobby.call_off();
            return TableStage::Closed;
        }
        if let (Some(patience), Some(_)) = (self.policy.patience, self.policy.stand_in) {
            table.absence.reopen_seats(&mut lobby, patience);
        }
        self.say_who_came(key, id, &before, lobby.sitting());
        if !lobby.is_ready() {
            let Some(patience) = self.policy.patience else { return TableStage::Gathering(lobby) };
            let held_up = table.absence.held_up(&lobby);
            if !lobby.held_up_by().is_empty() && held_up >= patience {
                match lobby.anew() {
                    Ok(next) => {
                        let next = self.insert_lobby(next);
                        self.say(key, id, TableChange::Anew(next));
                    }
                    Err(error) => tracing::error!(table = ?id, "{error}"),
                }
            } else if held_up >= LINGERS {
                lobby.call_off();
                return self.give_up(key, id, "a guest has been absent for a week".to_owned());
            }
            return TableStage::Gathering(lobby);
        }
        let mut dealt = match lobby.begin(self.store.games()) {
            Ok(dealt) => dealt,
            Err(error) => return self.give_up(key, id, error.to_string()),
        };
        dealt.attend();
        if bot_decides(&dealt) {
            self.queue.lets(key);
        }
        let dealt = GameHandle::from(dealt);
        *table = OpenTable { looked: table.looked, ..OpenTable::of_game(id, &dealt) };
        self.say(key, id, TableChange::Began);
        TableStage::Playing(Box::new(dealt))
    }

    /// Reports when a table can no longer be saved, and when it can be saved again.
    fn note_trouble(&mut self, key: TableKey, table: &mut OpenTable, trouble: Option<String>) {
        if table.trouble == trouble {
            return;
        }
        let change = match &trouble {
            Some(reason) => {
                tracing::error!(table = ?table.id, "{reason}");
                TableChange::Unsaved(reason.clone())
            }
            None => TableChange::Saved,
        };
        table.trouble = trouble;
        self.say(key, table.id, change);
    }

    fn say_who_came(&mut self, key: TableKey, id: TableId, before: &[PlayerStatus], now: Vec<PlayerStatus>) {
        for (seat, (before, now)) in (0..).map(rondel::Seat::new).zip(before.iter().zip(now)) {
            match (before.presence, now.presence) {
                (Presence::Open, Presence::Open) => {}
                (Presence::Open, _) => self.say(key, id, TableChange::Came(seat, now.player.name)),
                (_, Presence::Open) => self.say(key, id, TableChange::Free(seat)),
                _ => {}
            }
        }
    }

    /// Processes messages at a remote table whose game has not begun, and follows its players to a new table.
    fn await_game(&mut self, key: TableKey, table: &mut OpenTable, session: &mut Box<dyn RemoteTable>) {
        session.attend();
        if session.guest().has_begun() {
            return self.say(key, table.id, TableChange::Began);
        }
        // If a player has delayed the start, the other players move to a new table.
        let anew = session.guest().gathers_at().is_some();
        if let Some(next) = anew.then(|| session.follow(&self.store.visits())).flatten() {
            std::mem::replace(session, next).leave();
            table.file = session.file().map(Path::to_owned);
        }
    }

    /// Processes messages and lets bots move. Returns whether the game can continue.
    fn play(&mut self, key: TableKey, table: &mut OpenTable, held: &mut GameHandle, moves_bots: bool) -> bool {
        let id = table.id;
        if !held.has_begun() {
            if let Some(session) = held.away_mut() {
                self.await_game(key, table, session);
            }
            // The start of the game is reported, but not the first turn, which begins at the same time.
            table.called = held.is_own_turn().then(|| held.plies());
            return true;
        }
        // The time up to now belongs to the players who have been asked, not to those who are asked next.
        if let GameHandle::Local(local) = held {
            local.run_clocks(true);
        }
        self.hear(key, id, held);
        if let GameHandle::Local(local) = held {
            if let (Some(bot), Some(patience)) = (self.policy.stand_in, self.policy.patience)
                && !matches!(local.turn(), Turn::Over(_))
            {
                for (seat, bot) in table.absence.attend(local, bot, patience) {
                    self.say(key, id, if bot { TableChange::StandsIn(seat) } else { TableChange::Back(seat) });
                }
            }
            if moves_bots && let Err(reason) = self.let_bots_move(key, local) {
                self.give_up(key, id, reason);
                return false;
            }
            let trouble = local.trouble().map(ToString::to_string);
            self.note_trouble(key, table, trouble);
        }
        if table.file.as_deref() != held.file() {
            table.file = held.file().map(Path::to_owned);
        }
        let called = held.is_own_turn().then(|| held.plies());
        if called != std::mem::replace(&mut table.called, called) && called.is_some() && held.others_moved_last() {
            self.say(key, id, TableChange::YourTurn);
        }
        let Turn::Over(outcome) = held.turn() else {
            table.over = None;
            return true;
        };
        if table.over.is_none() {
            table.over = Some(Instant::now());
            self.say(key, id, TableChange::Over(outcome));
        }
        self.go_on(key, table, held);
        true
    }

    /// Processes received messages.
    fn hear(&mut self, key: TableKey, id: TableId, held: &mut GameHandle) {
        match held {
            GameHandle::Local(local) => {
                local.attend();
                if let Some(ply) = local.take_back_to() {
                    self.say(key, id, TableChange::TakenBack(ply));
                }
            }
            GameHandle::Remote(session) => {
                let all = session.attend();
                for heard in all {
                    match heard {
                        Update::TakenBack(ply) => self.say(key, id, TableChange::TakenBack(ply)),
                        Update::Refused(refused) => self.say(key, id, TableChange::Refused(refused)),
                        Update::Opened => {
                            held.keep_opened(self.store.games());
                            self.say(key, id, TableChange::Opened);
                        }
                        Update::Nothing
                        | Update::Welcomed
                        | Update::Standing
                        | Update::Unsaved
                        | Update::Played
                        | Update::Missed
                        | Update::Said => {}
                    }
                }
            }
        }
    }

    /// Lets the bots of a table move for as long as it is a bot's turn and the queue allows it.
    ///
    /// # Errors
    /// Returns an error message if a bot's choice is illegal, so that the game cannot continue.
    fn let_bots_move(&mut self, key: TableKey, local: &mut LocalTable) -> Result<(), String> {
        while bot_decides(local) && self.queue.lets(key) {
            let wake = self.wake.clone();
            match local.let_bot_think(Duration::ZERO, move || wake()) {
                BotMove::Thinking => break,
                BotMove::Ready => self.queue.ends(key),
                // This is retried in the next pass.
                BotMove::Lost | BotMove::NobodysTurn => {
                    self.queue.ends(key);
                    break;
                }
            }
            local.let_bot_move().map_err(|error| error.to_string())?;
        }
        if !bot_decides(local) {
            self.queue.ends(key);
        }
        Ok(())
    }

    /// Starts another game for the same players, if all of them want one.
    fn go_on(&mut self, key: TableKey, table: &mut OpenTable, held: &mut GameHandle) {
        let next = match held {
            GameHandle::Remote(_) if table.followed || !held.wants_again() => return,
            GameHandle::Remote(session) => match session.follow(&self.store.visits()) {
                Some(next) => self.insert_game(next.guest().table(), GameHandle::Remote(next)),
                None => return,
            },
            GameHandle::Local(local) => {
                if !local.host().all_want_another() || local.host().next().is_some() {
                    return;
                }
                let opened = self.check_tables().and_then(|()| self.check_disk());
                match opened.and_then(|()| HostedLobby::again(local, self.router.clone(), &self.store.visits())) {
                    Ok(lobby) => self.insert_lobby(lobby),
                    Err(error) => return self.say(key, table.id, TableChange::NotAgain(error.to_string())),
                }
            }
        };
        table.followed = true;
        self.say(key, table.id, TableChange::Again(next));
    }

    /// Returns whether a finished table is no longer needed.
    fn is_done(&self, table: &OpenTable, held: &GameHandle) -> bool {
        let (Some(local), Some(since)) = (held.here(), table.over) else { return false };
        let (host, since) = (local.host(), since.elapsed());
        match self.policy.when_over {
            WhenOver::Stays => false,
            WhenOver::ClosesAtOnce => !host.is_waiting() || since > LINGERS,
            // Players have some time to ask for another game.
            WhenOver::ClosesLater => host.is_done() && (since > REMATCH || host.next().is_some()) || since > LINGERS,
        }
    }

    /// Closes a table after a permanent failure. Other tables are not affected.
    fn give_up(&mut self, key: TableKey, id: TableId, reason: String) -> TableStage {
        tracing::error!(table = ?id, "{reason}");
        self.say(key, id, TableChange::Failed(reason));
        TableStage::Closed
    }
}

pub(super) fn bot_decides(table: &LocalTable) -> bool {
    matches!(table.turn(), Turn::Decide(seat) if table.bot(seat).is_some())
}
