//! Playing with people elsewhere: inviting them, joining a table that is held elsewhere, and all such tables that are open in this
//! program. They go on whichever screen is shown.

mod files;
mod inviting;
mod joining;
mod returning;
mod room;
mod seating;

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use egui::Context;
use rondel::{Plugin, Text};

pub use self::files::{far_files, look};
use self::inviting::Inviting;
use self::joining::Joining;
use self::returning::Returning;
use self::room::{Kind, Room};
use super::context::{AppContext, Phones};
use super::faults;
use super::home::{FarTable, Place, RoomId};
use super::invited::Invited;
use super::play::Play;
use rondel_online::net::invitation::NoInvitation;
use rondel_online::net::{Identity, Options, Relays};
use rondel_online::{Attendance, Gathered, Switchboard, VisitError};
use rondel_presenter::resolved::ResolvedScene;
use rondel_web::Server;

/// All that is said and heard elsewhere; nothing is opened before it is needed.
#[derive(Default)]
pub struct Parlour {
    board: Option<Arc<Switchboard>>,
    /// Whose servers help it, as the settings said when it was opened.
    relays: String,
    /// The pages of its tables, where phones are wanted.
    pages: Option<Server>,
    /// The tables that are open and not on the screen.
    rooms: Vec<Room>,
    /// How many there ever were.
    opened: u32,
    /// Whether what was left when the program was closed is open again.
    returning: Returning,
    /// Kept while this window, of several of the program, is the one with people elsewhere.
    alone: Option<File>,
}

/// A dialog about people elsewhere.
pub enum Dialog {
    /// Guests are waited for.
    Inviting(Box<Inviting>),
    /// A table elsewhere is looked for.
    Joining(Box<Joining>),
}

/// What became of a dialog.
pub enum Outcome {
    /// It stays open.
    NotYet,
    /// It was closed.
    Never,
    /// The game begins in this room.
    Play(RoomId),
}

/// Where one comes to at a table with people elsewhere.
pub enum Door {
    /// Somebody is waited for.
    Dialog(Dialog),
    /// The game.
    Play(Box<Play>),
}

/// Something that happened at a table nobody looks at.
pub struct Call {
    /// What, in words.
    pub words: String,
}

impl Parlour {
    /// Whether this program can be reached at all: it is left out of some.
    pub const IS_THERE: bool = true;

    /// Opens this program to others, once.
    fn board(&mut self, ctx: &Context, cx: &AppContext) -> Result<Arc<Switchboard>, String> {
        if let Some(board) = &self.board {
            return Ok(board.clone());
        }
        let said = |error: &dyn std::fmt::Display| no_net(cx, error);
        let identity = Identity::keep(&cx.store.key_file()).map_err(|error| said(&error))?;
        let options = Options { relays: relays(&cx.settings.relays), ..Options::default() };
        let ctx = ctx.clone();
        let board =
            Switchboard::open(identity, &options, move || ctx.request_repaint()).map_err(|error| said(&error))?;
        let board = Arc::new(board);
        self.board = Some(board.clone());
        self.alone = self.alone.take().or_else(|| cx.store.alone_with_what_was_left());
        self.relays.clone_from(&cx.settings.relays);
        Ok(board)
    }

    /// Whose servers help may have been changed since: that holds as soon as nobody is connected.
    fn follow_settings(&mut self, cx: &AppContext) {
        let is_idle = |board: &Arc<Switchboard>| Arc::strong_count(board) == 1;
        if self.relays != cx.settings.relays && self.pages.is_none() && self.board.as_ref().is_some_and(is_idle) {
            self.board = None;
        }
    }

    /// Opens pages for phones where they are wanted, and closes them where they are no longer.
    fn look_after_phones(&mut self, ctx: &Context, cx: &mut AppContext) {
        if !cx.settings.phones {
            (self.pages, cx.phones) = (None, Phones::default());
            return;
        }
        // Nothing is opened before there is a table to come to.
        if self.board.is_none() || self.pages.is_some() || cx.phones.fault.is_some() {
            return;
        }
        let options = rondel_web::Options { any_port: true, ..rondel_web::Options::default() };
        let opened =
            self.board(ctx, cx).and_then(|board| Server::open(&board, &options).map_err(|error| no_net(cx, &error)));
        match opened {
            Ok(pages) => {
                cx.phones.origin = Some(pages.origin().to_owned());
                self.pages = Some(pages);
            }
            Err(why) => cx.phones.fault = Some(why),
        }
    }

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
    ) -> Result<Dialog, String> {
        let board = self.board(ctx, cx)?;
        let gathered = inviting::gather(board, cx, plugin, invited)?;
        Ok(self.wait_for_guests(Kind::Gathering(Box::new(gathered)), cx))
    }

    fn wait_for_guests(&mut self, kind: Kind, cx: &AppContext) -> Dialog {
        let room = self.open_room(kind);
        Dialog::Inviting(Box::new(Inviting::at(room, self, cx)))
    }

    /// Asks for an invitation.
    pub fn join(&mut self, cx: &AppContext) -> Dialog {
        Dialog::Joining(Box::new(Joining::new(cx)))
    }

    /// Opens the doors of a game with guests that goes on.
    pub fn reopen(&mut self, ctx: &Context, cx: &mut AppContext, play: &mut Play) {
        let Some(table) = play.view().table_of_guests() else { return };
        match self.board(ctx, cx) {
            Ok(board) => play.view_mut().admit(Box::new(Attendance::of(board, table))),
            Err(why) => cx.notices.push(why),
        }
    }

    /// Keeps a table open that nobody looks at any more.
    pub fn keep(&mut self, play: Box<Play>) {
        self.open_room(Kind::Playing(play));
    }

    /// Goes back to the table that is open in a room.
    pub fn take(&mut self, room: RoomId, cx: &AppContext) -> Option<Box<Play>> {
        let place = self.rooms.iter().position(|open| open.id == room && matches!(open.kind, Kind::Playing(_)))?;
        let Kind::Playing(mut play) = self.rooms.remove(place).kind else { return None };
        play.look_again(cx);
        Some(play)
    }

    /// The room in which the game of this file is open.
    pub fn room_of(&self, file: &Path) -> Option<RoomId> {
        self.rooms.iter().find(|room| room.file() == Some(file)).map(|room| room.id)
    }

    /// Goes to a table.
    ///
    /// # Errors
    /// Why one cannot go there, in words.
    pub fn go_to(&mut self, ctx: &Context, cx: &AppContext, place: &Place) -> Result<Door, String> {
        match place {
            Place::Room(room) => self.enter(*room, cx),
            Place::File(path) => match self.room_of(path) {
                Some(room) => self.enter(room, cx),
                None => self.go_on(ctx, cx, path),
            },
        }
    }

    fn enter(&mut self, room: RoomId, cx: &AppContext) -> Result<Door, String> {
        match self.rooms.iter().find(|open| open.id == room).map(|open| &open.kind) {
            Some(Kind::Gathering(_)) => Ok(Door::Dialog(Dialog::Inviting(Box::new(Inviting::at(room, self, cx))))),
            Some(Kind::Calling(_)) => Ok(Door::Dialog(Dialog::Joining(Box::new(Joining::waiting(room, cx))))),
            Some(Kind::Playing(_)) => self.take(room, cx).map(Door::Play).ok_or_else(|| cx.words.word("far-closed")),
            Some(Kind::Closed) | None => Err(cx.words.word("far-closed")),
        }
    }

    /// Goes on with a table that lies in a file.
    fn go_on(&mut self, ctx: &Context, cx: &AppContext, path: &Path) -> Result<Door, String> {
        let board = self.board(ctx, cx)?;
        let kind = files::open(path, cx, board)?;
        Ok(match kind {
            Kind::Playing(play) => Door::Play(play),
            Kind::Calling(_) => {
                let room = self.open_room(kind);
                Door::Dialog(Dialog::Joining(Box::new(Joining::waiting(room, cx))))
            }
            Kind::Gathering(_) | Kind::Closed => Door::Dialog(self.wait_for_guests(kind, cx)),
        })
    }

    fn open_room(&mut self, kind: Kind) -> RoomId {
        self.opened += 1;
        let id = RoomId(self.opened);
        self.rooms.push(Room::new(id, kind));
        id
    }

    fn room(&mut self, id: RoomId) -> Option<&mut Room> {
        self.rooms.iter_mut().find(|room| room.id == id)
    }

    /// Closes a room for good, and gives what was in it.
    fn close(&mut self, id: RoomId) -> Option<Kind> {
        let place = self.rooms.iter().position(|room| room.id == id)?;
        Some(self.rooms.remove(place).kind)
    }

    /// Keeps all tables going; what their person should be told of. The game on the screen lies in the file `shown`.
    pub fn attend(&mut self, ctx: &Context, cx: &mut AppContext, shown: Option<&Path>) -> Vec<Call> {
        self.return_to_what_was_left(ctx, cx, shown);
        self.follow_settings(cx);
        self.look_after_phones(ctx, cx);
        if let Some(board) = &self.board {
            // Who calls at a table that is no more is told so.
            board.wait(Duration::ZERO);
        }
        let calls = self.rooms.iter_mut().filter_map(|room| room.attend(ctx, cx)).collect();
        self.rooms.retain(|room| !room.is_done());
        self.go_again_everywhere(ctx, cx);
        if !self.rooms.is_empty() {
            ctx.request_repaint_after(LOOK);
        }
        calls
    }

    /// Goes along to another game with the same people, where all want one; the room in which it is waited for.
    pub fn go_again(&mut self, ctx: &Context, cx: &mut AppContext, play: &mut Play) -> Option<RoomId> {
        if let Some(visit) = play.follow(&cx.store.visits()) {
            return Some(self.open_room(Kind::Calling(visit)));
        }
        let table = play.view_mut().wanted_again()?;
        let board = self.board(ctx, cx).ok()?;
        match Gathered::again(table, board, &cx.store.visits()) {
            Ok(gathered) => Some(self.open_room(Kind::Gathering(Box::new(gathered)))),
            Err(error) => {
                let why = no_net(cx, &error);
                if !cx.notices.contains(&why) {
                    cx.notices.push(why);
                }
                None
            }
        }
    }

    fn go_again_everywhere(&mut self, ctx: &Context, cx: &mut AppContext) {
        for place in 0..self.rooms.len() {
            if let Kind::Playing(_) = self.rooms[place].kind {
                let mut kind = std::mem::replace(&mut self.rooms[place].kind, Kind::Closed);
                if let Kind::Playing(play) = &mut kind {
                    self.go_again(ctx, cx, play);
                }
                self.rooms[place].kind = kind;
            }
        }
    }

    /// Whether the game in a room has begun; nothing where there is no such room.
    pub fn has_begun(&self, room: RoomId) -> Option<bool> {
        let room = self.rooms.iter().find(|open| open.id == room)?;
        Some(matches!(room.kind, Kind::Playing(_)))
    }

    /// The tables that are open and not on the screen, as Home shows them: first those at which one is to decide.
    pub fn shelf(&self, cx: &AppContext) -> Vec<FarTable> {
        let mut tables: Vec<FarTable> = self.rooms.iter().filter_map(|room| room.told(cx)).collect();
        tables.sort_by_key(|table| table.progress != super::home::Progress::YourTurn);
        tables
    }

    /// The table in a room as it stands.
    pub fn picture(&self, room: RoomId, cx: &AppContext) -> Option<ResolvedScene> {
        self.rooms.iter().find(|open| open.id == room)?.picture(cx)
    }

    /// What is to be known of tables nobody looks at, in words.
    pub fn news(&self, cx: &AppContext) -> Vec<(RoomId, String)> {
        self.rooms.iter().filter_map(|room| Some((room.id, room.news(cx)?))).collect()
    }

    /// Somebody has read the news of a room.
    pub fn put_away(&mut self, room: RoomId) {
        if let Some(room) = self.room(room) {
            room.put_away();
        }
    }

    /// Whether a game is not on disk.
    pub fn is_unsaved(&mut self) -> bool {
        self.rooms.iter_mut().any(Room::is_unsaved)
    }
}

/// Tables are looked after this often, whether anything comes or not.
pub const LOOK: Duration = Duration::from_secs(1);

impl Dialog {
    /// Draws the dialog.
    pub fn ui(&mut self, parlour: &mut Parlour, ctx: &Context, cx: &mut AppContext) -> Outcome {
        match self {
            Self::Inviting(inviting) => inviting.ui(parlour, ctx, cx),
            Self::Joining(joining) => joining.ui(parlour, ctx, cx),
        }
    }
}

/// Why one cannot be a guest.
fn no_visit(cx: &AppContext, error: &VisitError) -> String {
    match error {
        VisitError::Invitation(NoInvitation::Foreign) => cx.words.word("far-foreign"),
        VisitError::Invitation(NoInvitation::Torn) => cx.words.word("far-torn"),
        VisitError::Fault(fault) => {
            let reason = faults::visit_fault(fault, &cx.words);
            cx.words.with("far-ended", "reason", Text::verbatim(reason))
        }
        // What the system says itself stays as it is said.
        VisitError::File { .. } | VisitError::NoNextTable => error.to_string(),
        VisitError::Net(error) => no_net(cx, error),
    }
}

fn no_net(cx: &AppContext, error: &dyn std::fmt::Display) -> String {
    cx.words.with("far-no-net", "reason", Text::verbatim(error.to_string()))
}

/// Whose servers help, as the settings say it: `makers`, `none`, or addresses of one's own.
fn relays(words: &str) -> Relays {
    match words.trim() {
        "" | "makers" => Relays::Makers,
        "none" => Relays::Nobody,
        own => Relays::Own(own.split_whitespace().map(str::to_owned).collect()),
    }
}
