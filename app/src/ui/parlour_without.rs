//! In place of [`parlour`](super::parlour) where the program was built without a network: nobody is elsewhere.

use egui::Context;
use rondel::journal::Player;
use rondel::{Plugin, Setup};

use super::house::House;
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
    /// The game begins.
    Play(Box<Play>),
}

impl Parlour {
    /// Whether this program can be reached at all.
    pub const IS_THERE: bool = false;

    /// Opens no table.
    ///
    /// # Errors
    /// Always.
    pub fn invite(
        &mut self,
        _: &Context,
        _: &House,
        _: &'static Plugin,
        _: Box<dyn Setup>,
        _: &[Option<Player>],
    ) -> Result<Dialog, String> {
        Err(String::new())
    }

    /// A game with guests goes on without them.
    pub fn reopen(&mut self, _: &Context, _: &mut House, _: &mut Play) {}
}

impl Dialog {
    /// Draws nothing.
    pub fn ui(&mut self, _: &mut Parlour, _: &Context, _: &mut House) -> Outcome {
        match *self {}
    }
}
