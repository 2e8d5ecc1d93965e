//! In place of [`parlour`](super::parlour) where the program was built without a network: nobody is elsewhere.

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Context;
use rondel::Plugin;
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::Store;

use super::context::AppContext;
use super::home::{FarFile, FarTable, Place, RoomId};
use super::invited::Invited;
use super::play::Play;

/// Nothing is said or heard elsewhere.
#[derive(Default)]
pub struct Parlour {}

/// There is none.
pub enum Dialog {}

/// What would become of one.
pub enum Outcome {
    /// It stays open.
    NotYet,
    /// It was closed.
    Never,
    /// The game begins in this room.
    Play(RoomId),
}

/// Where one would come to.
pub enum Door {
    /// Somebody is waited for.
    Dialog(Dialog),
    /// The game.
    Play(Box<Play>),
}

/// Something that would happen at a table nobody looks at.
pub struct Call {
    /// What, in words.
    pub words: String,
}

/// Tables would be looked after this often.
pub const LOOK: Duration = Duration::from_secs(1);

/// There are none.
pub fn far_files(_: &Store) -> Vec<PathBuf> {
    Vec::new()
}

/// Nothing.
pub fn look(_: &Path, _: &str) -> Option<FarFile> {
    None
}

impl Parlour {
    /// Whether this program can be reached at all.
    pub const IS_THERE: bool = false;

    /// Opens no table.
    ///
    /// # Errors
    /// Always.
    pub fn invite(&mut self, _: &Context, _: &AppContext, _: &'static Plugin, _: Invited) -> Result<Dialog, String> {
        Err(String::new())
    }

    /// A game with guests goes on without them.
    pub fn reopen(&mut self, _: &Context, _: &mut AppContext, _: &mut Play) {}

    /// Nobody takes part in it: it lies in its file.
    pub fn keep(&mut self, _: Box<Play>) {}

    /// Nothing.
    pub fn take(&mut self, _: RoomId, _: &AppContext) -> Option<Box<Play>> {
        None
    }

    /// None.
    pub fn room_of(&self, _: &Path) -> Option<RoomId> {
        None
    }

    /// Goes nowhere.
    ///
    /// # Errors
    /// Always.
    pub fn go_to(&mut self, _: &Context, _: &AppContext, _: &Place) -> Result<Door, String> {
        Err(String::new())
    }

    /// Nothing happens.
    pub fn attend(&mut self, _: &Context, _: &mut AppContext, _: Option<&Path>) -> Vec<Call> {
        Vec::new()
    }

    /// Nobody goes along.
    pub fn go_again(&mut self, _: &Context, _: &mut AppContext, _: &mut Play) -> Option<RoomId> {
        None
    }

    /// There is no room.
    pub fn has_begun(&self, _: RoomId) -> Option<bool> {
        None
    }

    /// There are none.
    pub fn shelf(&self, _: &AppContext) -> Vec<FarTable> {
        Vec::new()
    }

    /// Nothing.
    pub fn picture(&self, _: RoomId, _: &AppContext) -> Option<ResolvedScene> {
        None
    }

    /// None.
    pub fn news(&self, _: &AppContext) -> Vec<(RoomId, String)> {
        Vec::new()
    }

    /// There are none.
    pub fn put_away(&mut self, _: RoomId) {}

    /// Never.
    pub fn is_unsaved(&mut self) -> bool {
        false
    }
}

impl Dialog {
    /// Draws nothing.
    pub fn ui(&mut self, _: &mut Parlour, _: &Context, _: &mut AppContext) -> Outcome {
        match *self {}
    }
}
