//! Playing with people elsewhere: inviting them, and joining a table that is held elsewhere.

mod inviting;
mod joining;
mod square;

use std::sync::Arc;

use egui::Context;
use rondel::journal::Player;
use rondel::{Plugin, Setup, Text};

use self::inviting::Inviting;
use self::joining::Joining;
use super::house::House;
use super::play::Play;
use crate::far::{Attendance, Switchboard};
use crate::net::{Identity, Options, Relays};

/// What this program says and hears elsewhere; nothing is opened before it is needed.
#[derive(Default)]
pub struct Parlour {
    board: Option<Arc<Switchboard>>,
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
    /// The game begins.
    Play(Box<Play>),
}

impl Parlour {
    /// Whether this program can be reached at all: it is left out of some.
    pub const IS_THERE: bool = true;

    /// Opens this program to others, once.
    fn board(&mut self, ctx: &Context, house: &House) -> Result<Arc<Switchboard>, String> {
        if let Some(board) = &self.board {
            return Ok(board.clone());
        }
        let said =
            |error: &dyn std::fmt::Display| house.words.with("far-no-net", "reason", Text::verbatim(error.to_string()));
        let identity = Identity::keep(&house.store.key_file()).map_err(|error| said(&error))?;
        let options = Options { relays: relays(&house.settings.relays), ..Options::default() };
        let ctx = ctx.clone();
        let board =
            Switchboard::open(identity, &options, move || ctx.request_repaint()).map_err(|error| said(&error))?;
        let board = Arc::new(board);
        self.board = Some(board.clone());
        Ok(board)
    }

    /// Opens a table for guests: nobody sits yet where there is no player.
    ///
    /// # Errors
    /// Why it cannot be opened, in words.
    pub fn invite(
        &mut self,
        ctx: &Context,
        house: &House,
        plugin: &'static Plugin,
        setup: Box<dyn Setup>,
        seats: &[Option<Player>],
    ) -> Result<Dialog, String> {
        let board = self.board(ctx, house)?;
        Inviting::open(board, house, plugin, setup, seats).map(|inviting| Dialog::Inviting(Box::new(inviting)))
    }

    /// Asks for an invitation.
    pub fn join(&mut self, house: &House) -> Dialog {
        Dialog::Joining(Box::new(Joining::new(house)))
    }

    /// Opens the doors of a game with guests that goes on.
    pub fn reopen(&mut self, ctx: &Context, house: &mut House, play: &mut Play) {
        let Some(table) = play.table_of_guests() else { return };
        match self.board(ctx, house) {
            Ok(board) => play.admit(Box::new(Attendance::of(board, table))),
            Err(why) => house.notices.push(why),
        }
    }
}

impl Dialog {
    /// Draws the dialog.
    pub fn ui(&mut self, parlour: &mut Parlour, ctx: &Context, house: &mut House) -> Outcome {
        match self {
            Self::Inviting(inviting) => inviting.ui(ctx, house),
            Self::Joining(joining) => joining.ui(parlour, ctx, house),
        }
    }
}

/// Whose servers help, as the settings say it: `makers`, `none`, or addresses of one's own.
fn relays(words: &str) -> Relays {
    match words.trim() {
        "" | "makers" => Relays::Makers,
        "none" => Relays::Nobody,
        own => Relays::Own(own.split_whitespace().map(str::to_owned).collect()),
    }
}
