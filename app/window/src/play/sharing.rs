//! What the person before the screen may give away of a game: never more than they may see themselves.

use std::ops::RangeInclusive;

use rondel::table::Stretch;
use rondel::{Table, Turn};
use rondel_export::film::{FilmFormat, Shooting};
use rondel_export::moment::RenderOptions;
use rondel_export::work::Order;
use rondel_tables::code::CodeError;

use super::view::GameView;

/// Width and height of a film, in dots: small enough for messengers, large enough to be read.
const FILM: [usize; 2] = [960, 600];

/// Which part of a game is filmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmRange {
    /// The turn that is looked at, or the last one.
    Turn,
    /// What happened since the person decided last.
    Since,
    /// Everything.
    Whole,
}

/// Whether there is a code of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeOffer {
    /// It would tell somebody what they may not know.
    None,
    /// It tells the person what is hidden from them: they are warned.
    Warned,
    /// Nothing is hidden any more.
    Free,
}

impl GameView {
    /// Whether there is a code of the game for whoever is before the screen. It tells everything that is hidden, so there is none while
    /// several people play; who plays against bots is warned.
    pub fn code_offer(&self) -> CodeOffer {
        let Some(held) = self.held.here().filter(|_| self.mode.is_game() && !self.covered()) else {
            return CodeOffer::None;
        };
        // A branch that only supposes what is hidden tells how it truly was before, and the game may still go on.
        if held.is_over() && held.supposed_by().is_none() {
            CodeOffer::Free
        } else if self.has_people_elsewhere() || self.persons().len() > 1 && !held.is_over() {
            CodeOffer::None
        } else {
            CodeOffer::Warned
        }
    }

    /// The code of the game up to the position that is looked at; nothing where there is none.
    pub fn code(&self) -> Option<Result<String, CodeError>> {
        let held = self.held.here().filter(|_| self.code_offer() != CodeOffer::None)?;
        Some(held.code(self.watching.step().map_or(held.plies(), |step| step.place.ply)))
    }

    /// What is seen just now, to be drawn.
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

    /// A part of the game as whoever is before the screen has seen it, to be filmed. What is only visited has no film.
    pub fn film_order(&self, part: FilmRange, look: RenderOptions) -> Option<Order> {
        let held = self.held.here().filter(|_| !self.covered())?;
        let plies = self.plies_of(part)?;
        let observer = self.watching.chronicle.observer();
        let shooting = Shooting { plugin: self.plugin, observer, plies, size: FILM, look, format: FilmFormat::Gif };
        Some(Order::Film(held.original(), shooting))
    }

    /// Which plies a part of the game is made of; nothing where nothing happened in it.
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
