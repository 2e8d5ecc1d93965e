//! Playing with people elsewhere: inviting them, joining a table that is held elsewhere, and what this program's table server says of all
//! tables that are open and not on the screen.

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
use rondel::{Plugin, Text};
use rondel_online::net::invitation::NoInvitation;
use rondel_online::{InvitedSeat, TableError, TableServer};
use rondel_presenter::opponents::player_name;
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

/// Tables are looked after this often, whether anything comes or not.
const LOOK: Duration = Duration::from_secs(1);

/// All tables with people elsewhere; nothing is opened before it is needed.
#[derive(Default)]
pub struct OnlineTables {
    server: Option<TableServer>,
    /// Whose servers help to find others, as the settings said when the table server was opened.
    relays: String,
    /// The pages of its tables, where phones are wanted.
    pages: Option<Server>,
    /// What this window knows of the tables that are open and not on its screen.
    kept: BTreeMap<TableKey, BackgroundTable>,
    /// How many frames were drawn before what was left when the program was closed is opened again.
    frames: u8,
    /// Kept while this window, of several of the program, is the one with people elsewhere.
    alone: Option<File>,
}

/// What the window knows of a table that is not on its screen.
#[derive(Default)]
struct BackgroundTable {
    panel: OnlinePanel,
    /// What should be known about the file the game came from.
    remarks: Vec<Notice>,
    /// What its person has not read yet.
    unread: Option<News>,
}

/// What happened while nobody looked.
#[derive(Clone, Copy, PartialEq)]
enum News {
    Began,
    Turn,
}

/// A dialog about people elsewhere.
pub enum OnlineDialog {
    /// Guests are waited for.
    Inviting(Box<Inviting>),
    /// A table elsewhere is looked for.
    Joining(Box<Joining>),
}

impl OnlineTables {
    /// Opens a table for guests.
    ///
    /// # Errors
    /// Why it cannot be opened, in words.
    pub fn invite(
        &mut self,
        ctx: &Context,
        cx: &AppContext,
        plugin: &'static Plugin,
        invited: Invited,
    ) -> Result<TableKey, String> {
        let Invited { setup, seats, watchers, .. } = invited;
        let seat = |player: Option<Player>| player.map_or(InvitedSeat::Guest, InvitedSeat::Here);
        let seats: Vec<InvitedSeat> = seats.into_iter().map(seat).collect();
        self.server(ctx, cx)?.invite(plugin, setup, &seats, watchers).map_err(|error| table_error(cx, &error))
    }

    /// Asks for an invitation.
    pub fn join(&self, cx: &AppContext) -> OnlineDialog {
        OnlineDialog::Joining(Box::new(Joining::new(None, cx)))
    }

    /// Lets guests into a game on the screen that was resumed from its file.
    pub fn adopt(&mut self, ctx: &Context, cx: &mut AppContext, play: &mut Play) {
        if !play.view().has_people_elsewhere() {
            return;
        }
        match self.server(ctx, cx) {
            Ok(server) => play.adopted_by(|held| server.adopt(held)),
            Err(why) => cx.notices.push(why),
        }
    }

    /// Keeps a table open that nobody looks at any more, if it still has need of this program.
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

    /// Goes back to a game that nobody looks at.
    pub fn take(&mut self, key: TableKey, cx: &AppContext) -> Option<Box<Play>> {
        let held = self.server.as_mut()?.lend(key)?;
        let BackgroundTable { panel, remarks, .. } = self.kept.remove(&key).unwrap_or_default();
        Play::at_table(cx, key, held, panel, remarks).map(Box::new)
    }

    /// The open table of this file; one whose screen is no more is closed.
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
    /// Why it cannot be opened, in words.
    pub fn open_file(&mut self, ctx: &Context, cx: &AppContext, path: &Path) -> Result<TableKey, String> {
        self.server(ctx, cx)?.open_file(path).map_err(|error| table_error(cx, &error))
    }

    /// The dialog of a table whose game has not begun.
    pub fn dialog(&self, key: TableKey, cx: &AppContext) -> Option<OnlineDialog> {
        let server = self.server.as_ref()?;
        let inviting = server.lobby(key).map(|lobby| OnlineDialog::Inviting(Box::new(Inviting::at(key, lobby, cx))));
        let joining = || OnlineDialog::Joining(Box::new(Joining::new(Some(key), cx)));
        inviting.or_else(|| server.joining(key).map(|_| joining()))
    }

    /// Keeps all tables going; what happened to the game on the screen, and what the person is told of, in words. `front` says whether the
    /// window is in front of others.
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

    /// Takes note of what happened at a table that nobody looks at; what the person is told of it, in words.
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
            TableChange::NotAgain(_) | TableChange::Failed(_) => {
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

    /// Whether the game at a table has begun; nothing where there is no such table.
    pub fn has_begun(&self, key: TableKey) -> Option<bool> {
        let server = self.server.as_ref().filter(|server| server.is_open(key))?;
        Some(server.lobby(key).is_none() && server.joining(key).is_none())
    }

    /// The tables that are open and not on the screen.
    pub fn open(&self) -> Vec<(TableKey, TableSummary)> {
        let keys = self.server.iter().flat_map(|server| server.keys().into_iter().map(move |key| (server, key)));
        keys.filter_map(|(server, key)| Some((key, server.summary(key)?))).collect()
    }

    /// The table as it stands.
    pub fn picture(&self, key: TableKey, cx: &AppContext) -> Option<ResolvedScene> {
        let held = self.server.as_ref()?.playing(key)?;
        let view = rondel::Table::view(held, rondel::Table::place(held), held.observer())?;
        Some(ResolvedScene::new(&view.scene, cx.words.of(held.plugin()?.id)))
    }

    /// What is to be known of tables nobody looks at, in words.
    pub fn news(&self, cx: &AppContext) -> Vec<(TableKey, String)> {
        let unread = self.kept.iter().filter_map(|(key, kept)| Some((*key, kept.unread?)));
        unread.filter_map(|(key, news)| Some((key, self.news_words(key, news, cx)?))).collect()
    }

    /// The news of a table, while they hold.
    fn news_words(&self, key: TableKey, news: News, cx: &AppContext) -> Option<String> {
        let held = self.server.as_ref()?.playing(key)?;
        match news {
            News::Began => Some(cx.words.with("far-began", "game", title(held, cx))),
            News::Turn => held.is_own_turn().then(|| call_words(held, cx)),
        }
    }

    /// Somebody has read the news of a table.
    pub fn put_away(&mut self, key: TableKey) {
        if let Some(kept) = self.kept.get_mut(&key) {
            kept.unread = None;
        }
    }
}

impl OnlineDialog {
    /// Draws the dialog, until it is closed or the game at a table begins.
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

/// Says what went wrong at a table, whether it is on the screen or not: once, as it may go wrong again and again.
fn note_trouble(change: &TableChange, cx: &mut AppContext) {
    let notice = match change {
        TableChange::NotAgain(reason) => no_net(cx, reason),
        TableChange::Failed(reason) => cx.words.with("far-ended", "reason", reason.as_str()),
        _ => return,
    };
    cx.notice_once(notice);
}

fn title(held: &GameHandle, cx: &AppContext) -> String {
    held.plugin().map(|plugin| cx.words.of(plugin.id).word("title")).unwrap_or_default()
}

/// What the person is told who is to decide.
fn call_words(held: &GameHandle, cx: &AppContext) -> String {
    let own = held.own_seat();
    let others = held.seats().each().filter(|seat| Some(*seat) != own && held.bot(*seat).is_none());
    let others = others.map(|seat| Text::verbatim(player_name(seat, held.player(seat), &cx.words))).collect();
    cx.words.say(&Text::new("far-your-turn").with("game", title(held, cx)).with("others", Text::List(others)))
}

/// Why a table cannot be opened.
fn table_error(cx: &AppContext, error: &TableError) -> String {
    match error {
        TableError::Invitation(NoInvitation::Foreign) => cx.words.word("far-foreign"),
        TableError::Invitation(NoInvitation::Torn) => cx.words.word("far-torn"),
        TableError::Fault(fault) => {
            let reason = faults::visit_fault(fault, &cx.words);
            cx.words.with("far-ended", "reason", reason)
        }
        TableError::UnknownGame(game) => cx.words.with("fault-no-game", "game", game.as_str()),
        TableError::Start(error) => faults::start_error(error, &cx.words),
        TableError::Net(error) => no_net(cx, error),
        // What the system says itself stays as it is said.
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
