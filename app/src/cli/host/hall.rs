//! All tables of a program without a display.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::ops::Bound;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use anyhow::bail;
use rondel::{Plugin, Table as _, Turn};
use rondel_hosting::{GuestTable as _, Presence, TableId};
use rondel_online::net::Invitation;
use rondel_online::{Attendance, Gathered, InvitedSeat, Switchboard, TABLE, agreement, kept_in};
use rondel_system::{Store, forget_guests};
use rondel_tables::{BotMove, LocalTable, Resumed};
use rondel_web::Server;
use serde_json::json;

use super::super::table::Opened;
use super::Limits;
use super::queue::BotQueue;
use super::stand_in::{StandIn, StandIns};

/// So long mail is waited for while bots think, or may begin to.
const LOOK_AT_BOTS: Duration = Duration::from_millis(1);
/// The same where none does.
const LOOK_AT_MAIL: Duration = Duration::from_millis(5);
/// How often a table is looked after of which nothing is heard.
const LOOK: Duration = Duration::from_millis(500);
/// So many tables of which nothing is heard are looked after at a time.
const A_FEW: usize = 8;
/// So long a game that is over waits for guests who have not been shown all of it.
const LINGERS: Duration = Duration::from_hours(7 * 24);
/// So long people who have seen the end may say that they want another game.
const REMATCH: Duration = Duration::from_mins(10);
const MEGABYTE: u64 = 1_000_000;

/// A table in one of its two lives.
enum Kept {
    Gathering(Box<Gathered>),
    Playing(Box<LocalTable>),
    /// While one becomes the other, or when nobody needs it any more.
    Done,
}

/// All tables of this program.
pub(super) struct Hall<'a, W> {
    board: Arc<Switchboard>,
    store: Store,
    limits: Limits,
    tables: BTreeMap<TableId, Kept>,
    /// When each was looked after last.
    seen: BTreeMap<TableId, Instant>,
    /// The last of those that were looked after though nothing was heard of them.
    last: TableId,
    /// Those whose game is over, and since when.
    over: BTreeMap<TableId, Instant>,
    stand_ins: StandIns,
    /// Whose bots think.
    queue: BotQueue,
    /// The pages of the tables, where they are open to browsers.
    pages: Option<Server>,
    json: bool,
    /// Whether a game that is over waits only for guests who are there.
    brief: bool,
    out: &'a mut W,
}

/// How tables are held here.
#[derive(Clone, Copy)]
pub(super) struct Manners {
    pub(super) limits: Limits,
    pub(super) stand_in: StandIn,
    pub(super) json: bool,
    /// Whether a game that is over waits only for guests who are there.
    pub(super) brief: bool,
}

impl<'a, W: Write> Hall<'a, W> {
    pub(super) fn new(
        board: Arc<Switchboard>,
        store: Store,
        manners: Manners,
        pages: Option<Server>,
        out: &'a mut W,
    ) -> Self {
        let (tables, seen, over) = Default::default();
        let Manners { limits, stand_in, json, brief } = manners;
        let (stand_ins, queue, last) = (StandIns::new(stand_in), BotQueue::new(limits.bots), TableId([0; 32]));
        Self { board, store, limits, tables, seen, last, over, stand_ins, queue, pages, json, brief, out }
    }

    /// Whether there is no table any more.
    pub(super) fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    fn say(&mut self, event: &str, table: TableId, more: serde_json::Value, words: &str) -> anyhow::Result<()> {
        tracing::info!(?table, "{event}");
        if self.json {
            let mut line = json!({ "event": event, "table": table.hex() });
            if let (Some(line), serde_json::Value::Object(more)) = (line.as_object_mut(), more) {
                line.extend(more);
            }
            writeln!(self.out, "{line}")?;
        } else {
            writeln!(self.out, "{} {words}", &table.hex()[..8])?;
        }
        Ok(self.out.flush()?)
    }

    /// Whether there is room for another table.
    fn room(&self) -> anyhow::Result<()> {
        if self.tables.len() >= self.limits.most_tables {
            bail!("there are {} tables, the most is {}", self.tables.len(), self.limits.most_tables);
        }
        Ok(())
    }

    /// Whether there is room on the disk for more.
    fn room_on_disk(&self) -> anyhow::Result<()> {
        let kept = [self.store.games(), self.store.visits()].iter().map(|folder| bytes(folder)).sum::<u64>() / MEGABYTE;
        if kept >= self.limits.most_disk {
            bail!("{kept} megabytes of games are kept, the most is {}", self.limits.most_disk);
        }
        Ok(())
    }

    /// Opens a new table.
    pub(super) fn open(&mut self, opened: &Opened, seats: &[InvitedSeat], watchers: bool) -> anyhow::Result<()> {
        self.room()?;
        let setup = rondel::setup::clone_setup(opened.setup.as_ref());
        let agreed = agreement(opened.plugin, setup, seats, watchers)?;
        let gathered = Gathered::open(opened.plugin, agreed, self.board.clone(), &self.store.visits())?;
        self.tables.insert(gathered.table(), Kept::Gathering(Box::new(gathered)));
        Ok(())
    }

    /// Opens all tables that were left: games that are not over or not shown to everybody, and those that wait for guests.
    pub(super) fn resume_all(&mut self) -> anyhow::Result<()> {
        for (table, (path, Resumed { table: mut held, damage, .. })) in self.left_amid_a_game()? {
            for notice in damage {
                tracing::warn!("{}: {notice}", path.display());
            }
            held.admit(Box::new(Attendance::of(self.board.clone(), table)));
            self.tables.insert(table, Kept::Playing(Box::new(held)));
            self.say("resumed", table, json!({}), &format!("goes on: {}", path.display()))?;
        }
        for path in kept_in(&self.store.visits(), TABLE) {
            // It may have been dealt when the program was killed.
            if Gathered::agreed(&path).is_ok_and(|agreed| self.tables.contains_key(&agreed.table)) {
                note(&path, std::fs::remove_file(&path));
                continue;
            }
            match Gathered::resume(&path, self.board.clone()) {
                Ok(gathered) => drop(self.tables.insert(gathered.table(), Kept::Gathering(Box::new(gathered)))),
                Err(error) => tracing::error!("{error}"),
            }
        }
        Ok(())
    }

    /// The games that are to go on, with their files: one of each table. Where several files are of one, as after one was torn, that in
    /// which most has happened goes on, the one written last of those that are alike.
    fn left_amid_a_game(&self) -> anyhow::Result<BTreeMap<TableId, (PathBuf, Resumed)>> {
        let plugins: Vec<&'static Plugin> = rondel::plugins()?.into_values().collect();
        let mut left = BTreeMap::<TableId, (PathBuf, Resumed)>::new();
        // Those written last come first.
        for path in self.store.saved_files() {
            let resumed = match LocalTable::resume(self.store.games(), &plugins, path.clone()) {
                Ok(resumed) => resumed,
                Err(error) => {
                    tracing::error!("{error}");
                    continue;
                }
            };
            let Some(hosted) = resumed.table.host().hosted() else { continue };
            if matches!(resumed.table.turn(), Turn::Over(_)) && age(&path) > LINGERS {
                note(&path, forget_guests(&path));
                continue;
            }
            let (table, happened) = (hosted.agreement.table, resumed.table.host().happened());
            let other = left.get(&table).map(|(path, other)| (path, other.table.host().happened()));
            if let Some((other, _)) = other.filter(|(_, other)| *other >= happened) {
                leave_alone(&path, other);
            } else if let Some((other, _)) = left.insert(table, (path.clone(), resumed)) {
                leave_alone(&other, &path);
            }
        }
        Ok(left)
    }

    /// Opens new tables until there are so many of a kind, with those that go on.
    pub(super) fn open_up_to(
        &mut self,
        wanted: usize,
        opened: &Opened,
        seats: &[InvitedSeat],
        watchers: bool,
    ) -> anyhow::Result<()> {
        let is_open = |kept: &&Kept| match kept {
            Kept::Gathering(gathered) => gathered.plugin().id == opened.plugin.id && !gathered.has_gone_on(),
            Kept::Playing(held) => held.plugin().id == opened.plugin.id && !matches!(held.turn(), Turn::Over(_)),
            Kept::Done => false,
        };
        let (open, goes_on) = (self.tables.values().filter(is_open).count(), !self.is_empty());
        if let Err(full) = self.room_on_disk() {
            if open < wanted && !goes_on {
                return Err(full);
            }
            tracing::error!("no new table: {full}");
            return Ok(());
        }
        for _ in open..wanted {
            match self.open(opened, seats, watchers) {
                // Who sits at a table that goes on need not care.
                Err(error) if goes_on => {
                    tracing::error!("no new table: {error}");
                    break;
                }
                done => done?,
            }
        }
        Ok(())
    }

    /// Says all invitations.
    pub(super) fn invite_all(&mut self) -> anyhow::Result<()> {
        // Where relay servers help, one of them is waited for once.
        self.board.address(Duration::from_secs(3));
        let tables: Vec<TableId> = self.tables.keys().copied().collect();
        tables.into_iter().try_for_each(|table| self.invite(table))
    }

    /// Says the invitations of a table that nobody has used.
    fn invite(&mut self, table: TableId) -> anyhow::Result<()> {
        let Some(Kept::Gathering(gathered)) = self.tables.get(&table) else { return Ok(()) };
        let watchers = gathered.watchers();
        for (seat, invitation) in gathered.invitations(Duration::ZERO) {
            self.say_invitation(table, Some(seat.index() + 1), &invitation)?;
        }
        watchers.map_or(Ok(()), |invitation| self.say_invitation(table, None, &invitation))
    }

    fn say_invitation(&mut self, table: TableId, seat: Option<usize>, words: &Invitation) -> anyhow::Result<()> {
        let page = self.pages.as_ref().map(|pages| pages.link(table, words.secret));
        let words = words.to_string();
        let who = seat.map_or_else(|| "looks on".to_owned(), |seat| format!("seat {seat}"));
        let (mut more, mut said) = (json!({ "seat": seat, "invitation": words }), format!("{who}: {words}"));
        if let Some(page) = page {
            said = format!("{said}\n         {who}, in a browser: {page}");
            more["page"] = page.into();
        }
        self.say("invitation", table, more, &said)
    }

    /// Waits for mail, and looks after the tables it is for; after all others now and then.
    pub(super) fn look_after(&mut self) -> anyhow::Result<()> {
        let wait = if self.queue.due().next().is_some() { LOOK_AT_BOTS } else { LOOK_AT_MAIL };
        let mut due: BTreeSet<TableId> = self.board.wait(wait).into_iter().collect();
        let now = Instant::now();
        let late = |table: &&TableId| self.seen.get(*table).is_none_or(|seen| now.duration_since(*seen) >= LOOK);
        // A few at a time, so that nobody waits for a thousand tables at which nothing happens.
        let next =
            self.tables.range((Bound::Excluded(self.last), Bound::Unbounded)).map(|(table, _)| table).take(A_FEW);
        let next: Vec<TableId> = next.copied().collect();
        due.extend(next.iter().filter(late));
        self.last = next.last().copied().filter(|_| next.len() == A_FEW).unwrap_or(TableId([0; 32]));
        due.extend(self.queue.due());
        for table in due {
            self.seen.insert(table, now);
            let Some(kept) = self.tables.remove(&table) else { continue };
            // What goes wrong at one table is no matter of the others.
            let kept = match kept {
                Kept::Gathering(gathered) => self.gather(gathered)?,
                Kept::Playing(held) => self.play(table, held)?,
                Kept::Done => Kept::Done,
            };
            match kept {
                Kept::Done => {
                    self.seen.remove(&table);
                    self.over.remove(&table);
                    self.stand_ins.forget(table);
                    self.queue.ends(table);
                }
                kept => drop(self.tables.insert(table, kept)),
            }
        }
        Ok(())
    }

    fn gather(&mut self, mut gathered: Box<Gathered>) -> anyhow::Result<Kept> {
        let (table, before) = (gathered.table(), gathered.sitting());
        if let Err(error) = gathered.attend() {
            tracing::error!(?table, "{error}");
        }
        if gathered.is_left() {
            gathered.call_off();
            return Ok(Kept::Done);
        }
        self.stand_ins.attend_gathering(table, &mut gathered);
        for (seat, (before, now)) in (1..).zip(before.iter().zip(gathered.sitting())) {
            match (before.presence, now.presence) {
                (Presence::Open, Presence::Open) => {}
                (Presence::Open, _) => {
                    let name = now.player.name;
                    let more = json!({ "seat": seat, "name": name });
                    self.say("joined", table, more, &format!("seat {seat}: {name} has come"))?;
                }
                (_, Presence::Open) => {
                    self.say("left", table, json!({ "seat": seat }), &format!("seat {seat} is free again"))?;
                    let mut open = gathered.invitations(Duration::ZERO).into_iter();
                    if let Some((_, invitation)) = open.find(|(whose, _)| whose.index() + 1 == seat) {
                        self.say_invitation(table, Some(seat), &invitation)?;
                    }
                }
                _ => {}
            }
        }
        if !gathered.is_ready() {
            let held_up = self.stand_ins.held_up(table, &gathered);
            if !gathered.held_up_by().is_empty() && held_up >= self.stand_ins.patience() {
                self.gather_anew(table, &mut gathered)?;
            } else if held_up >= LINGERS {
                gathered.call_off();
                return self.give_up(table, "somebody has not come for a week");
            }
            return Ok(Kept::Gathering(gathered));
        }
        let plugin = gathered.plugin();
        let mut held = match gathered.begin(self.store.games()) {
            Ok(held) => held,
            Err(error) => return self.give_up(table, &error.to_string()),
        };
        held.attend();
        if bot_decides(&held) {
            self.queue.lets(table);
        }
        let file = held.file().map(|path| path.display().to_string()).unwrap_or_default();
        let more = json!({ "game": plugin.id, "file": file });
        self.say("dealt", table, more, &format!("the game begins: {file}"))?;
        Ok(Kept::Playing(Box::new(held)))
    }

    fn play(&mut self, table: TableId, mut held: Box<LocalTable>) -> anyhow::Result<Kept> {
        held.attend();
        if !matches!(held.turn(), Turn::Over(_)) {
            for (seat, bot) in self.stand_ins.attend(table, &mut held) {
                let words = if bot { "the computer plays meanwhile" } else { "plays again" };
                let seat = seat.index() + 1;
                let more = json!({ "seat": seat });
                self.say(if bot { "stood-in" } else { "back" }, table, more, &format!("seat {seat}: {words}"))?;
            }
        }
        while bot_decides(&held) && self.queue.lets(table) {
            match held.let_bot_think(Duration::ZERO, || {}) {
                BotMove::Thinking => break,
                BotMove::Ready => self.queue.ends(table),
                // It is tried again when the table is looked after next.
                BotMove::Lost | BotMove::NobodysTurn => {
                    self.queue.ends(table);
                    break;
                }
            }
            if let Err(error) = held.let_bot_move() {
                return self.give_up(table, &error.to_string());
            }
        }
        if !bot_decides(&held) {
            self.queue.ends(table);
        }
        if let Some(trouble) = held.trouble() {
            tracing::error!(?table, "{trouble}");
        }
        let Turn::Over(outcome) = held.turn() else { return Ok(Kept::Playing(held)) };
        let news = !self.over.contains_key(&table);
        let since = *self.over.entry(table).or_insert_with(Instant::now);
        if news {
            let places: Vec<u8> = held.seats().each().map(|seat| outcome.placing(seat)).collect();
            let more = json!({ "reason": outcome.reason(), "places": places });
            self.say("over", table, more, &format!("is over: places {places:?}"))?;
        }
        if held.host().all_want_another() && held.host().next().is_none() {
            self.set_another(table, &mut held)?;
        }
        let shown = if self.brief { !held.host().is_waiting() } else { held.host().is_done() };
        // Who wants another game has a moment to say so.
        let done = shown && (self.brief || since.elapsed() > REMATCH || held.host().next().is_some());
        Ok(if done || since.elapsed() > LINGERS { Kept::Done } else { Kept::Playing(held) })
    }

    /// Something went wrong at a table that will not pass: it is closed, and the others go on.
    fn give_up(&mut self, table: TableId, reason: &str) -> anyhow::Result<Kept> {
        tracing::error!(?table, "{reason}");
        self.say("failed", table, json!({ "reason": reason }), &format!("cannot go on: {reason}"))?;
        Ok(Kept::Done)
    }

    /// Sets another table for those who are there, since somebody does not open their share of the luck.
    fn gather_anew(&mut self, table: TableId, gathered: &mut Gathered) -> anyhow::Result<()> {
        match gathered.anew() {
            Ok(next) => self.go_on_at(table, "anew", "gathers anew", next),
            Err(error) => {
                tracing::error!(?table, "{error}");
                Ok(())
            }
        }
    }

    /// The people of a table are at another one now.
    fn go_on_at(&mut self, table: TableId, event: &str, words: &str, gathered: Gathered) -> anyhow::Result<()> {
        let next = gathered.table();
        self.tables.insert(next, Kept::Gathering(Box::new(gathered)));
        let more = json!({ "next": next.hex() });
        self.say(event, table, more, &format!("{words}: {}", &next.hex()[..8]))?;
        self.invite(next)
    }

    /// Sets another table for the same people.
    fn set_another(&mut self, table: TableId, held: &mut LocalTable) -> anyhow::Result<()> {
        if let Err(full) = self.room().and_then(|()| self.room_on_disk()) {
            tracing::warn!(?table, "no other game: {full}");
            return Ok(());
        }
        match Gathered::again(held, self.board.clone(), &self.store.visits()) {
            Ok(gathered) => self.go_on_at(table, "again", "plays another game", gathered),
            Err(error) => {
                tracing::error!(?table, "{error}");
                Ok(())
            }
        }
    }
}

fn bot_decides(held: &LocalTable) -> bool {
    matches!(held.turn(), Turn::Decide(seat) if held.bot(seat).is_some())
}

/// Says what went wrong with a file, where that keeps nobody from playing.
fn note(path: &Path, done: io::Result<()>) {
    if let Err(error) = done {
        tracing::error!("{}: {error}", path.display());
    }
}

fn leave_alone(path: &Path, other: &Path) {
    tracing::warn!("{}: the same table goes on in {}; this file is left alone", path.display(), other.display());
}

/// How many bytes the files of a folder have.
fn bytes(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.metadata().ok()).map(|data| data.len()).sum()
}

/// How long nothing was written into a file.
fn age(path: &Path) -> Duration {
    let written = std::fs::metadata(path).and_then(|data| data.modified());
    written.ok().and_then(|written| SystemTime::now().duration_since(written).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests;
