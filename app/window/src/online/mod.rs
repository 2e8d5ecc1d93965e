//! Online play: inviting guests, joining remote tables, and news from tables that are open in the background.

mod inviting;
mod joining;
mod opening;
mod seating;

use std::collections::BTreeMap;
use std::fs::File;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use egui::Context;
use rondel::journal::{Notice, Player};
use rondel::{Plugin, Table as _, Text};
use rondel_online::net::invitation::NoInvitation;
use rondel_online::{InvitedSeat, TableError, TableServer, TableTerms};
use rondel_presenter::opponents::Company;
use rondel_presenter::resolved::ResolvedScene;
use rondel_sound::Sound;
use rondel_tables::{GameHandle, OnScreen, TableChange, TableEvent, TableKey, TableSummary};
use rondel_web::Server;

use self::inviting::Inviting;
use self::joining::Joining;
use crate::context::AppContext;
use crate::faults;
use crate::invited::Invited;
use crate::play::Play;
use crate::play::online::OnlinePanel;

pub use self::opening::{look, table_files};

/// The interval at which tables are polled even if no messages arrive.
const LOOK: Duration = Duration::from_secs(1);

/// All online tables. The server is started only when needed.
#[derive(Default)]
pub struct OnlineTables {
    server: Option<TableServer>,
    /// The relay setting at the time the table server was started.
    relays: String,
    /// The server of the pages for phones, if enabled.
    pages: Option<Server>,
    /// The state of open tables that are not currently displayed.
    kept: BTreeMap<TableKey, BackgroundTable>,
    /// Number of frames drawn so far. It stops increasing once the previous session's tables have been reopened.
    frames: u8,
    /// The lock for reopening tables automatically. If the program has several windows, only one of them holds it.
    alone: Option<File>,
    /// The claim on the folder of online tables, once this window has gone online.
    claim: Option<File>,
}

/// The state of a table that is not currently displayed.
#[derive(Default)]
struct BackgroundTable {
    panel: OnlinePanel,
    /// Remarks about the file from which the game was loaded.
    remarks: Vec<Notice>,
    /// News that the user has not dismissed.
    unread: Option<News>,
}

/// An event at a background table.
#[derive(Clone, Copy, PartialEq)]
enum News {
    Began,
    Turn,
}

/// An online dialog.
pub enum OnlineDialog {
    /// The dialog for a table that is waiting for guests.
    Inviting(Box<Inviting>),
    /// The dialog for joining a remote table.
    Joining(Box<Joining>),
}

impl OnlineTables {
    /// Opens a table for guests.
    ///
    /// # Errors
    /// Returns a message if the table cannot be opened.
    pub fn invite(
        &mut self,
        ctx: &Context,
        cx: &AppContext,
        plugin: &'static Plugin,
        invited: Invited,
    ) -> Result<TableKey, String> {
        let Invited { setup, seats, watchers, clock, .. } = invited;
        let terms = TableTerms { watchers, clock };
        let seat = |player: Option<Player>| player.map_or(InvitedSeat::Guest, InvitedSeat::Here);
        let seats: Vec<InvitedSeat> = seats.into_iter().map(seat).collect();
        self.server(ctx, cx)?.invite(plugin, setup, &seats, terms).map_err(|error| table_error(cx, &error))
    }

    /// Creates the dialog that asks for an invitation.
    pub fn join(&self, cx: &AppContext) -> OnlineDialog {
        OnlineDialog::Joining(Box::new(Joining::new(None, cx)))
    }

    /// Lets guests join the current game, which was resumed from a file.
    pub fn adopt(&mut self, ctx: &Context, cx: &mut AppContext, play: &mut Play) {
        if !play.view().has_people_elsewhere() {
            return;
        }
        match self.server(ctx, cx) {
            Ok(server) => play.adopted_by(|held| server.adopt(held)),
            Err(why) => cx.notices.push(why),
        }
    }

    /// Moves the table of a closed screen to the background, or closes the table if no other players use it.
    pub fn give_back(&mut self, play: Box<Play>) {
        let Some((key, held, panel)) = play.leave_table() else { return };
        let Some(server) = &mut self.server else { return };
        if held.goes_on_elsewhere() {
            server.give_back(key, held, panel.bots_halt);
            self.kept.insert(key, BackgroundTable { panel, ..BackgroundTable::default() });
        } else {
            server.close(key);
        }
    }

    /// Returns to a background game.
    pub fn take(&mut self, key: TableKey, cx: &AppContext) -> Option<Box<Play>> {
        let held = self.server.as_mut()?.lend(key)?;
        let BackgroundTable { panel, remarks, .. } = self.kept.remove(&key).unwrap_or_default();
        Play::at_table(cx, key, held, panel, remarks).map(Box::new)
    }

    /// Returns the key of the open table for this file. If the table is neither displayed nor active, closes the
    /// table and returns `None`.
    pub fn key_of(&mut self, file: &Path, shown: Option<TableKey>) -> Option<TableKey> {
        let server = self.server.as_mut()?;
        let key = server.key_of(file)?;
        if shown == Some(key) || server.summary(key).is_some() || server.playing(key).is_some() {
            return Some(key);
        }
        server.close(key);
        None
    }

    /// Opens the table in a file.
    ///
    /// # Errors
    /// Returns a message if the table cannot be opened.
    pub fn open_file(&mut self, ctx: &Context, cx: &AppContext, path: &Path) -> Result<TableKey, String> {
        self.server(ctx, cx)?.open_file(path).map_err(|error| table_error(cx, &error))
    }

    /// Returns the dialog for a table whose game has not begun.
    pub fn dialog(&self, key: TableKey, cx: &AppContext) -> Option<OnlineDialog> {
        let server = self.server.as_ref()?;
        let inviting = server.lobby(key).map(|lobby| OnlineDialog::Inviting(Box::new(Inviting::at(key, lobby, cx))));
        let joining = || OnlineDialog::Joining(Box::new(Joining::new(Some(key), cx)));
        inviting.or_else(|| server.joining(key).map(|_| joining()))
    }

    /// Updates all tables. Returns the changes to the displayed game, and notifications for the user. `front`
    /// means that the window is in the foreground.
    pub fn attend(
        &mut self,
        ctx: &Context,
        cx: &mut AppContext,
        screen: Option<OnScreen<'_>>,
        front: bool,
    ) -> (Vec<TableChange>, Vec<String>) {
        self.return_to_what_was_left(ctx, cx);
        self.follow_settings(cx);
        self.look_after_phones(ctx, cx);
        let Some(server) = &mut self.server else { return Default::default() };
        let shown = screen.as_ref().map(|screen| screen.key);
        let call_shown = screen.as_ref().map(|screen| call_words(screen.held, cx)).unwrap_or_default();
        let events = server.attend(Duration::ZERO, screen);
        let (mut changes, mut calls) = (Vec::new(), Vec::new());
        for TableEvent { key, change, .. } in events {
            if shown == Some(key) {
                match &change {
                    TableChange::YourTurn if !front => {
                        cx.sound(Sound::Turn, 1.0);
                        calls.push(call_shown.clone());
                    }
                    _ => note_trouble(&change, cx),
                }
                changes.push(change);
            } else {
                calls.extend(self.note(key, change, cx));
            }
        }
        if let Some(server) = &self.server {
            self.kept.retain(|key, _| server.is_open(*key));
            if !server.keys().is_empty() {
                ctx.request_repaint_after(LOOK);
            }
        }
        (changes, calls)
    }

    /// Processes a change at a background table. Returns a notification for the user, if any.
    fn note(&mut self, key: TableKey, change: TableChange, cx: &mut AppContext) -> Option<String> {
        let news = match change {
            TableChange::Came(..) | TableChange::Free(_) => {
                cx.sound(Sound::Turn, 0.7);
                return None;
            }
            TableChange::Resumed { damage, remarks, .. } => {
                self.kept.entry(key).or_default().remarks = remarks;
                let told = damage
                    .iter()
                    .map(|fault| cx.words.with("notice-damaged", "reason", faults::notice(fault, &cx.words)));
                let told: Vec<String> = told.collect();
                cx.notices.extend(told);
                return None;
            }
            TableChange::NotAgain(_) | TableChange::Failed(_) | TableChange::Unsaved(_) => {
                note_trouble(&change, cx);
                return None;
            }
            TableChange::Began => News::Began,
            TableChange::YourTurn => News::Turn,
            _ => return None,
        };
        let words = self.news_words(key, news, cx)?;
        self.kept.entry(key).or_default().unread = Some(news);
        cx.sound(Sound::Turn, 1.0);
        Some(words)
    }

    /// Returns whether the game at a table has begun, or `None` if there is no such table.
    pub fn has_begun(&self, key: TableKey) -> Option<bool> {
        let server = self.server.as_ref().filter(|server| server.is_open(key))?;
        Some(server.lobby(key).is_none() && server.joining(key).is_none())
    }

    /// Returns the open tables that are not currently displayed.
    pub fn open(&self) -> Vec<(TableKey, TableSummary)> {
        let keys = self.server.iter().flat_map(|server| server.keys().into_iter().map(move |key| (server, key)));
        keys.filter_map(|(server, key)| Some((key, server.summary(key)?))).collect()
    }

    /// Returns the current scene of a table.
    pub fn picture(&self, key: TableKey, cx: &AppContext) -> Option<ResolvedScene> {
        let held = self.server.as_ref()?.playing(key)?;
        let view = rondel::Table::view(held, rondel::Table::place(held), held.observer())?;
        Some(ResolvedScene::new(&view.scene, cx.words.of(held.plugin()?.id)))
    }

    /// Returns the news from background tables as text.
    pub fn news(&self, cx: &AppContext) -> Vec<(TableKey, String)> {
        let unread = self.kept.iter().filter_map(|(key, kept)| Some((*key, kept.unread?)));
        unread.filter_map(|(key, news)| Some((key, self.news_words(key, news, cx)?))).collect()
    }

    /// Returns the text for a table's news, or `None` if the news is out of date.
    fn news_words(&self, key: TableKey, news: News, cx: &AppContext) -> Option<String> {
        let held = self.server.as_ref()?.playing(key)?;
        match news {
            News::Began => Some(cx.words.with("far-began", "game", title(held, cx))),
            News::Turn => held.is_own_turn().then(|| call_words(held, cx)),
        }
    }

    /// Dismisses the news of a table.
    pub fn put_away(&mut self, key: TableKey) {
        if let Some(kept) = self.kept.get_mut(&key) {
            kept.unread = None;
        }
    }
}

impl OnlineDialog {
    /// Draws the dialog. Breaks with `None` once the dialog is closed, and with the table's key once the game at
    /// the table begins.
    pub fn ui(
        &mut self,
        tables: &mut OnlineTables,
        ctx: &Context,
        cx: &mut AppContext,
    ) -> ControlFlow<Option<TableKey>> {
        match self {
            Self::Inviting(inviting) => inviting.ui(tables, ctx, cx),
            Self::Joining(joining) => joining.ui(tables, ctx, cx),
        }
    }
}

/// Shows a notice about an error at a table. Because errors may repeat, the same notice is shown only once.
fn note_trouble(change: &TableChange, cx: &mut AppContext) {
    let notice = match change {
        TableChange::NotAgain(reason) => no_net(cx, reason),
        TableChange::Unsaved(reason) => cx.words.with("far-unsaved", "reason", reason.as_str()),
        TableChange::Failed(reason) => cx.words.with("far-ended", "reason", reason.as_str()),
        _ => return,
    };
    cx.notice_once(notice);
}

fn title(held: &GameHandle, cx: &AppContext) -> String {
    held.plugin().map(|plugin| cx.words.of(plugin.id).word("title")).unwrap_or_default()
}

/// Returns the text of the notification that tells the user it is their turn.
fn call_words(held: &GameHandle, cx: &AppContext) -> String {
    let own = held.own_seat();
    let others = held.seats().each().filter(|seat| Some(*seat) != own && held.bot(*seat).is_none());
    let mut players = held.players();
    for sitter in &mut players {
        sitter.player = held.player(sitter.seat).unwrap_or_else(|| sitter.player.clone());
    }
    let catalog = held.plugin().map_or_else(|| cx.words.of(""), |plugin| cx.words.of(plugin.id));
    let company = Company::at(players, catalog, &cx.words);
    let others = others.map(|seat| Text::verbatim(company.short(seat))).collect();
    cx.words.say(&Text::new("far-your-turn").with("game", title(held, cx)).with("others", Text::List(others)))
}

/// Returns the reason why a table cannot be opened.
fn table_error(cx: &AppContext, error: &TableError) -> String {
    match error {
        TableError::Invitation(NoInvitation::Foreign) => cx.words.word("far-foreign"),
        TableError::Invitation(NoInvitation::Torn) => cx.words.word("far-torn"),
        TableError::Invitation(NoInvitation::Several) => cx.words.word("far-several"),
        TableError::OwnTable => cx.words.word("far-own"),
        TableError::Fault(fault) => {
            let reason = faults::visit_fault(fault, &cx.words);
            cx.words.with("far-ended", "reason", reason)
        }
        TableError::UnknownGame(game) => cx.words.with("fault-no-game", "game", game.as_str()),
        TableError::Start(error) => faults::start_error(error, &cx.words),
        TableError::Net(error) => no_net(cx, error),
        // System messages are not translated.
        other => other.to_string(),
    }
}

fn no_net(cx: &AppContext, error: &dyn std::fmt::Display) -> String {
    cx.words.with("far-no-net", "reason", error.to_string())
}

#[cfg(test)]
mod tests {
    use rondel_system::Store;

    use super::*;

    #[test]
    fn a_second_window_of_one_folder_is_not_online() {
        let folder = tempfile::tempdir().expect("a folder");
        let ctx = Context::default();
        let cx = AppContext::open(Store::at(folder.path()), Some(1));
        let (mut first, mut second) = (OnlineTables::default(), OnlineTables::default());
        assert!(first.server(&ctx, &cx).is_ok());
        let refused = second.server(&ctx, &cx).err();
        assert_eq!(refused.as_deref(), Some(cx.words.word("far-second").as_str()));
        drop(first);
        assert!(second.server(&ctx, &cx).is_ok());
    }

    #[test]
    fn what_goes_wrong_at_a_table_is_said_once_also_where_it_is_on_the_screen() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut cx = AppContext::open(Store::at(folder.path()), Some(1));
        for change in [
            TableChange::NotAgain("no room".to_owned()),
            TableChange::Failed("a torn bot".to_owned()),
            TableChange::Opened,
        ] {
            for _ in 0..2 {
                note_trouble(&change, &mut cx);
            }
        }
        let said = |reason: &str| cx.notices.iter().filter(|notice| notice.contains(reason)).count();
        assert_eq!((said("no room"), said("a torn bot"), cx.notices.len()), (1, 1, 2), "{:?}", cx.notices);
    }
}
