//! Starts the table server of this window and reopens the tables of the previous session, so that guests find
//! their host and users are notified of their turn. If the program has several windows, only one of them
//! reopens the tables.

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Context;
use rondel::{View, trial};
use rondel_online::net::{Identity, Relays, TransportOptions};
use rondel_online::{HostPolicy, TABLE, TableServer, VISIT, WhenOver, age, kept_in};
use rondel_system::{ClaimError, Store};
use rondel_tables::TableSummary;
use rondel_web::Server;

use super::{OnlineTables, no_net, table_error};
use crate::context::{AppContext, Phones};

/// Tables that have been inactive for this long are opened only on request.
const FORGOTTEN: Duration = Duration::from_hours(31 * 24);
/// Maximum number of files to read.
const MOST: usize = 24;

/// Returns the files of two kinds of online tables: those whose game has not begun, and those that are hosted
/// remotely. The most recently modified files come first.
pub fn table_files(store: &Store) -> Vec<PathBuf> {
    kept_in(&store.visits(), &[VISIT, TABLE]).into_iter().take(MOST).collect()
}

/// Reads the file of an online table. Returns `None` if it is unreadable or its game is over.
pub fn look(path: &Path) -> Option<(TableSummary, Option<View>)> {
    TableServer::look(path)
}

/// Returns the reason why this window cannot be online.
fn claim_error(cx: &AppContext, error: &ClaimError) -> String {
    match error {
        ClaimError::InUse(_) => cx.words.word("far-second"),
        ClaimError::File { .. } => no_net(cx, error),
    }
}

impl OnlineTables {
    /// Returns the table server, which is started if necessary.
    pub(super) fn server(&mut self, ctx: &Context, cx: &AppContext) -> Result<&mut TableServer, String> {
        if self.server.is_none() {
            if self.claim.is_none() {
                self.claim = Some(cx.store.claim_online().map_err(|error| claim_error(cx, &error))?);
            }
            let identity = Identity::keep(&cx.store.key_file()).map_err(|error| no_net(cx, &error))?;
            let options = TransportOptions { relays: relays(&cx.settings.relays), ..TransportOptions::default() };
            let policy = HostPolicy {
                stand_in: None,
                patience: None,
                bots: rondel_system::clock::threads(),
                most_tables: usize::MAX,
                most_disk: u64::MAX,
                when_over: WhenOver::Stays,
            };
            let ctx = ctx.clone();
            let server = TableServer::open(identity, &options, cx.store.clone(), policy, move || ctx.request_repaint());
            self.server = Some(server.map_err(|error| table_error(cx, &error))?);
            self.alone = self.alone.take().or_else(|| cx.store.alone_with_what_was_left());
            self.relays.clone_from(&cx.settings.relays);
        }
        self.server.as_mut().ok_or_else(String::new)
    }

    /// Applies a changed relay setting by stopping the server as soon as it is idle.
    pub(super) fn follow_settings(&mut self, cx: &AppContext) {
        let is_idle = self.pages.is_none() && self.server.as_ref().is_some_and(TableServer::is_idle);
        if is_idle && self.relays != cx.settings.relays {
            self.server = None;
        }
    }

    /// Starts or stops the server of the pages for phones, according to the settings.
    pub(super) fn look_after_phones(&mut self, ctx: &Context, cx: &mut AppContext) {
        if !cx.settings.phones {
            (self.pages, cx.phones) = (None, Phones::default());
            return;
        }
        // Without a table, there are no pages to serve.
        if self.server.is_none() || self.pages.is_some() || cx.phones.fault.is_some() {
            return;
        }
        let options = rondel_web::WebOptions { any_port: true, ..rondel_web::WebOptions::default() };
        let server = self.server(ctx, cx);
        match server.and_then(|server| Server::open(server.router(), &options).map_err(|error| no_net(cx, &error))) {
            Ok(pages) => {
                cx.phones.origin = Some(pages.origin().to_owned());
                self.pages = Some(pages);
            }
            Err(why) => cx.phones.fault = Some(why),
        }
    }

    /// Reopens the tables of the previous session once the window has been drawn.
    pub(super) fn return_to_what_was_left(&mut self, ctx: &Context, cx: &AppContext) {
        const FRAMES: u8 = 2;
        if self.frames == FRAMES {
            return;
        }
        self.frames += 1;
        if self.frames == FRAMES {
            self.open_what_was_left(ctx, cx);
        } else {
            ctx.request_repaint();
        }
    }

    fn open_what_was_left(&mut self, ctx: &Context, cx: &AppContext) {
        let is_forgotten = |path: &PathBuf| age(path) > FORGOTTEN;
        // A trial of custom content would take time, so tables that need a trial are not reopened automatically.
        let is_tried = |path: &PathBuf| {
            rondel_tables::header(path).is_some_and(|header| !trial::takes_time(header.setup.as_ref()))
        };
        let files = table_files(&cx.store).into_iter().filter(|path| !is_forgotten(path));
        let (lobbies, sessions): (Vec<_>, Vec<_>) =
            files.partition(|path| path.extension().is_some_and(|ending| ending == TABLE));
        let games = cx.store.hosted_files().into_iter().filter(|path| !is_forgotten(path) && is_tried(path));
        let games: Vec<PathBuf> = games.collect();
        if lobbies.is_empty() && sessions.is_empty() && games.is_empty() {
            return;
        }
        self.alone = self.alone.take().or_else(|| cx.store.alone_with_what_was_left());
        if self.alone.is_none() {
            return;
        }
        // If a table cannot be opened, the error is reported when the user opens it.
        if let Ok(server) = self.server(ctx, cx) {
            server.resume_games(games);
            server.resume_lobbies(lobbies);
            server.resume_sessions(sessions);
        }
    }
}

/// Parses the relay setting: `makers`, `none`, or a list of addresses.
fn relays(words: &str) -> Relays {
    match words.trim() {
        "" | "makers" => Relays::Makers,
        "none" => Relays::Nobody,
        own => Relays::Own(own.split_whitespace().map(str::to_owned).collect()),
    }
}
