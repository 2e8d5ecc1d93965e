//! The parts of a game that the user may share. Images and films never reveal more than the user may see. A code may
//! reveal more, in which case it is unavailable or requires a warning.

use std::ops::RangeInclusive;

use rondel::table::Stretch;
use rondel::{Table, Turn};
use rondel_export::film::{FilmFormat, Shooting};
use rondel_export::moment::RenderOptions;
use rondel_export::work::Order;
use rondel_tables::code::CodeError;

use super::view::GameView;

/// Width and height of a film in pixels: small enough for messengers, large enough to be legible.
const FILM: [usize; 2] = [960, 600];

/// The part of a game to film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmRange {
    /// The viewed turn, or the last one.
    Turn,
    /// Everything since the user's last decision.
    Since,
    /// The whole game.
    Whole,
}

/// The availability of a code for the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeOffer {
    /// Unavailable, because the code would reveal another player's secrets.
    None,
    /// Available with a warning, because the code reveals information that is hidden from the user.
    Warned,
    /// Available, because nothing is hidden.
    Free,
}

impl GameView {
    /// Returns whether a code of the game is available. A code reveals all hidden information, so no code is
    /// available while several people are playing. A user who plays only against bots is warned.
    pub fn code_offer(&self) -> CodeOffer {
        let Some(held) = self.held.here().filter(|_| self.mode.is_game() && !self.covered()) else {
            return CodeOffer::None;
        };
        // The code of a branch with assumed hidden information would reveal the actual moves before the branch,
        // and the game may still be in progress.
        if held.is_over() && held.supposed_by().is_none() {
            CodeOffer::Free
        } else if self.has_people_elsewhere() || self.persons().len() > 1 && !held.is_over() {
            CodeOffer::None
        } else {
            CodeOffer::Warned
        }
    }

    /// Returns the game's code up to the viewed position, or `None` if no code is available.
    pub fn code(&self) -> Option<Result<String, CodeError>> {
        let held = self.held.here().filter(|_| self.code_offer() != CodeOffer::None)?;
        Some(held.code(self.watching.step().map_or(held.plies(), |step| step.place.ply)))
    }

    /// Returns an order to render the current view, or `None` if the screen is covered.
    pub fn picture_order(&self, look: RenderOptions) -> Option<Order> {
        if self.covered() {
            return None;
        }
        let observer = self.watching.chronicle.observer();
        let view = |place| self.held.view(place, observer).map(Box::new);
        let view_now = view(self.watching.step()?.place)?;
        let before = self.watching.step_before().and_then(|step| view(step.place));
        Some(Order::Picture { plugin: self.plugin, company: self.held.players(), view: view_now, before, look })
    }

    /// Returns an order to film a part of the game as the user has seen it, or `None` for a remotely hosted game.
    pub fn film_order(&self, part: FilmRange, look: RenderOptions) -> Option<Order> {
        let held = self.held.here().filter(|_| !self.covered())?;
        let plies = self.plies_of(part)?;
        let observer = self.watching.chronicle.observer();
        let shooting = Shooting { plugin: self.plugin, observer, plies, size: FILM, look, format: FilmFormat::Gif };
        Some(Order::Film(held.original(), shooting))
    }

    /// Returns the plies of a part of the game, or `None` if nothing happened in it.
    pub fn plies_of(&self, part: FilmRange) -> Option<RangeInclusive<usize>> {
        let chronicle = &self.watching.chronicle;
        let steps = chronicle.steps();
        let last = steps.last()?.place.ply;
        match part {
            FilmRange::Whole => (last > 0).then_some(0..=last),
            FilmRange::Since => {
                let [only] = self.persons()[..] else { return None };
                let from = chronicle.since(only).filter(|_| !matches!(self.held.turn(), Turn::Over(_)))?;
                Some(steps.get(from)?.place.ply..=last)
            }
            FilmRange::Turn => {
                let at = self.watching.at;
                let is_here = |turn: &Stretch| turn.mover.is_some() && turn.from <= at && at < turn.to;
                let turn = chronicle.stretches().find(is_here)?;
                Some(steps.get(turn.from)?.place.ply..=steps.get(turn.to - 1)?.place.ply)
            }
        }
    }
}
