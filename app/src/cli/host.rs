//! `rondel host`: tables that are there for guests, without a display.

use std::collections::BTreeMap;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, bail};
use clap::Args;
use rondel::hosting::{Agreement, Presence, TableId};
use rondel::journal::Player;
use rondel::{Plugin, Table as _, Turn};
use serde_json::json;

use super::aside;
use super::table::{self, GameArgs};
use crate::far::{Attendance, Gathered, InvitedSeat, Switchboard, agreement};
use crate::local::{BotMove, LocalTable};
use crate::net::{Identity, Options, Relays};
use crate::store::Store;

/// How often a table is looked after of which nothing is heard.
const LOOK: Duration = Duration::from_millis(500);

#[derive(Debug, Args)]
pub(super) struct Host {
    #[command(flatten)]
    game: GameArgs,
    /// Who sits at the table: `guest` for whoever is invited, or a bot; all are guests if nobody is named.
    #[arg(long)]
    seats: Option<String>,
    /// So many tables of this kind.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(0..=10_000))]
    tables: u16,
    /// Lets people look on, with an invitation of their own.
    #[arg(long)]
    watchers: bool,
    /// Goes on with the tables that were left unfinished in the folder.
    #[arg(long)]
    resume: bool,
    /// Where the tables are kept; the program's own folder if not said.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    #[command(flatten)]
    reach: Reach,
    /// Ends when all games are over.
    #[arg(long)]
    until_over: bool,
    /// A JSON object for each event, a line each.
    #[arg(long)]
    json: bool,
}

/// How this program is reached, and reaches others.
#[derive(Debug, Args)]
pub(super) struct Reach {
    /// The address and port to listen at, such as 0.0.0.0:4433.
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// Whose servers help programs to find each other: `makers` (those of the network library's makers), `none`, or the address of
    /// your own; may be given several times.
    #[arg(long = "relay", value_name = "makers|none|URL")]
    relays: Vec<String>,
    /// So many may be connected at a time.
    #[arg(long, default_value_t = 4_096)]
    connections: usize,
}

impl Reach {
    pub(super) fn options(&self) -> anyhow::Result<Options> {
        let relays = match self.relays.as_slice() {
            [] => Relays::Makers,
            [one] if one == "makers" => Relays::Makers,
            [one] if one == "none" => Relays::Nobody,
            urls if urls.iter().any(|url| url == "makers" || url == "none") => {
                bail!("`makers` and `none` stand alone; name either one of them or servers of your own")
            }
            urls => Relays::Own(urls.to_vec()),
        };
        Ok(Options { relays, local: true, listen: self.listen, most_lines: self.connections })
    }
}

/// A table in one of its two lives.
enum Kept {
    Gathering(Box<Gathered>),
    Playing(Box<LocalTable>),
    /// While one becomes the other, or when it is over.
    Done,
}

/// All tables of this program.
struct Hall<'a, W> {
    board: Arc<Switchboard>,
    store: Store,
    tables: BTreeMap<TableId, Kept>,
    /// When each was looked after last.
    seen: BTreeMap<TableId, Instant>,
    json: bool,
    out: &'a mut W,
}

impl Host {
    pub(super) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        let opened = self.game.open()?;
        let seats = seats(self.seats.as_deref(), opened.plugin, *opened.game.seats().end())?;
        let store = self.folder.clone().map_or_else(Store::open, Store::at);
        let identity = Identity::keep(&store.key_file())?;
        let board = Arc::new(Switchboard::open(identity, &self.reach.options()?, || {})?);
        let ends = Arc::new(AtomicBool::new(false));
        listen_for_the_end(&ends)?;
        let mut hall = Hall { board, store, tables: BTreeMap::new(), seen: BTreeMap::new(), json: self.json, out };
        if self.resume {
            hall.resume_all()?;
        }
        for _ in 0..self.tables {
            let setup = rondel::setup::clone_setup(opened.setup.as_ref());
            hall.open(opened.plugin, agreement(opened.plugin, setup, &seats, self.watchers)?)?;
        }
        hall.invite()?;
        while !ends.load(Ordering::Relaxed) {
            hall.look_after()?;
            if self.until_over && hall.tables.is_empty() {
                return Ok(());
            }
        }
        aside("rondel: the tables are closed; `rondel host --resume` opens them again");
        Ok(())
    }
}

/// A table that is closed by a signal has written down all it knew.
fn listen_for_the_end(ends: &Arc<AtomicBool>) -> anyhow::Result<()> {
    let ends = ends.clone();
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        if let Ok(runtime) = runtime {
            runtime.block_on(crate::net::asked_to_end());
            ends.store(true, Ordering::Relaxed);
        }
    })?;
    Ok(())
}

fn seats(words: Option<&str>, plugin: &Plugin, most: u8) -> anyhow::Result<Vec<InvitedSeat>> {
    let usual = vec!["guest"; usize::from(plugin.players.0.max(2).min(most))].join(",");
    let seat = |words: &str| match words.trim() {
        "guest" => Ok(InvitedSeat::Guest),
        "human" => Err(anyhow!("nobody sits before a table without a display; a seat is `guest` or a bot")),
        bot => Ok(InvitedSeat::Here(Player::bot(
            bot.parse().map_err(|_| anyhow!("`{bot}` is neither `guest` nor a bot"))?,
        ))),
    };
    words.unwrap_or(&usual).split(',').map(seat).collect()
}

impl<W: Write> Hall<'_, W> {
    fn say(&mut self, event: &str, table: TableId, more: serde_json::Value, words: &str) -> anyhow::Result<()> {
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

    fn waiting_file(&self, table: TableId) -> PathBuf {
        self.store.visits().join(format!("{}.table", &table.hex()[..16]))
    }

    fn open(&mut self, plugin: &'static Plugin, agreed: Agreement) -> anyhow::Result<()> {
        let table = agreed.table;
        let file = self.waiting_file(table);
        let gathered = Gathered::open(plugin, agreed, self.board.clone(), Some(file))?;
        self.tables.insert(table, Kept::Gathering(Box::new(gathered)));
        Ok(())
    }

    /// Opens all tables that were left: those that wait for guests, and games that are not over.
    fn resume_all(&mut self) -> anyhow::Result<()> {
        for path in files(&self.store.visits(), "table") {
            let read = std::fs::read(&path).map_err(anyhow::Error::from);
            match read.and_then(|bytes| Ok(serde_json::from_slice::<Agreement>(&bytes)?)) {
                Ok(agreed) => {
                    let plugin = table::find(&agreed.game)?;
                    self.open(plugin, agreed)?;
                }
                Err(error) => aside(&format!("rondel: {}: {error}", path.display())),
            }
        }
        let plugins: Vec<&'static Plugin> = rondel::plugins()?.into_values().collect();
        for path in self.store.saved_files() {
            match LocalTable::resume(self.store.games(), &plugins, path.clone()) {
                Ok(resumed) if resumed.table.is_hosted() && matches!(resumed.table.turn(), Turn::Decide(_)) => {
                    let mut held = resumed.table;
                    let table = held.host().hosted().map(|hosted| hosted.agreement.table).context("it is hosted")?;
                    held.admit(Box::new(Attendance::of(self.board.clone(), table)));
                    self.tables.insert(table, Kept::Playing(Box::new(held)));
                    self.say("resumed", table, json!({}), &format!("goes on: {}", path.display()))?;
                }
                Ok(_) => {}
                Err(error) => aside(&format!("rondel: {error}")),
            }
        }
        Ok(())
    }

    /// Says all invitations.
    fn invite(&mut self) -> anyhow::Result<()> {
        let mut said = Vec::new();
        for (table, kept) in &self.tables {
            let Kept::Gathering(gathered) = kept else { continue };
            for (seat, invitation) in gathered.invitations(Duration::from_secs(if said.is_empty() { 3 } else { 0 })) {
                said.push((*table, Some(seat.index() + 1), invitation));
            }
            said.extend(gathered.watchers().map(|invitation| (*table, None, invitation)));
        }
        for (table, seat, invitation) in said {
            let invitation = invitation.to_string();
            let who = seat.map_or_else(|| "looks on".to_owned(), |seat| format!("seat {seat}"));
            self.say(
                "invitation",
                table,
                json!({ "seat": seat, "invitation": invitation }),
                &format!("{who}: {invitation}"),
            )?;
        }
        Ok(())
    }

    /// Waits for mail, and looks after the tables it is for; after all others now and then.
    fn look_after(&mut self) -> anyhow::Result<()> {
        let mut tables = self.board.wait(Duration::from_millis(5));
        let now = Instant::now();
        let late = |table: &&TableId| self.seen.get(*table).is_none_or(|seen| now.duration_since(*seen) >= LOOK);
        tables.extend(self.tables.keys().filter(late));
        tables.extend(self.tables.iter().filter(|(_, kept)| bot_decides(kept)).map(|(table, _)| *table));
        tables.sort_unstable();
        tables.dedup();
        for table in tables {
            self.seen.insert(table, now);
            if let Some(kept) = self.tables.remove(&table) {
                match self.attend(table, kept)? {
                    Kept::Done => drop(self.seen.remove(&table)),
                    kept => drop(self.tables.insert(table, kept)),
                }
            }
        }
        Ok(())
    }

    fn attend(&mut self, table: TableId, kept: Kept) -> anyhow::Result<Kept> {
        match kept {
            Kept::Gathering(mut gathered) => {
                let before = gathered.sitting();
                if let Err(error) = gathered.attend() {
                    aside(&format!("rondel: {error}"));
                }
                for (seat, (before, now)) in before.iter().zip(gathered.sitting()).enumerate() {
                    if before.presence == Presence::Open && now.presence != Presence::Open {
                        let name = now.player.name;
                        self.say(
                            "joined",
                            table,
                            json!({ "seat": seat + 1, "name": name }),
                            &format!("seat {}: {name} has come", seat + 1),
                        )?;
                    }
                }
                if !gathered.is_ready() {
                    return Ok(Kept::Gathering(gathered));
                }
                let (plugin, host, attendance) = gathered.deal()?;
                let mut held = LocalTable::receive(self.store.games(), plugin, host, Box::new(attendance));
                held.attend();
                let file = held.file().map(|path| path.display().to_string()).unwrap_or_default();
                self.say(
                    "dealt",
                    table,
                    json!({ "game": plugin.id, "file": file }),
                    &format!("the game begins: {file}"),
                )?;
                Ok(Kept::Playing(Box::new(held)))
            }
            Kept::Playing(mut held) => {
                held.attend();
                while let BotMove::Ready = held.let_bot_think(Duration::from_millis(2), || {}) {
                    held.let_bot_move()?;
                }
                if let Some(trouble) = held.trouble() {
                    aside(&format!("rondel: {trouble}"));
                }
                if let Turn::Over(outcome) = held.turn()
                    && !held.host().is_waiting()
                {
                    let places: Vec<u8> = held.seats().each().map(|seat| outcome.placing(seat)).collect();
                    self.say(
                        "over",
                        table,
                        json!({ "reason": outcome.reason(), "places": places }),
                        &format!("is over: places {places:?}"),
                    )?;
                    return Ok(Kept::Done);
                }
                Ok(Kept::Playing(held))
            }
            Kept::Done => Ok(Kept::Done),
        }
    }
}

fn bot_decides(kept: &Kept) -> bool {
    match kept {
        Kept::Playing(held) => matches!(held.turn(), Turn::Decide(seat) if held.bot(seat).is_some()),
        Kept::Gathering(_) | Kept::Done => false,
    }
}

/// The files of a folder with this ending, in the order of their names.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|is| is == ending)).collect();
    files.sort();
    files
}
