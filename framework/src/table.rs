//! Where views come from, and what an observer has heard of them so far.
//!
//! A [`Chronicle`] keeps the steps of a game, not its views, and asks its [`Table`] for a view when a place is looked
//! at: the views of every moment of a long game would take hundreds of megabytes.

use crate::game::IllegalAction;
use crate::journal::Player;
use crate::scene::{Icon, Observer};
use crate::seat::{Seat, Seats};
use crate::session::{Session, UndoRefused};
use crate::text::Text;
use crate::turn::Turn;
use crate::view::{Place, Told, View};

/// A game somebody takes part in or looks at, wherever it is held. Screens know nothing else of a game.
pub trait Table {
    /// Who sits here.
    fn company(&self) -> Vec<Sitter>;
    /// Whose decision comes next, or how the game ended.
    fn turn(&self) -> Turn;
    /// The present.
    fn place(&self) -> Place;
    /// What `observer` heard at a moment; nothing where there was no such moment.
    fn step(&self, place: Place, observer: Observer) -> Option<Step>;
    /// All that `observer` may know of a moment; nothing where there was no such moment, or where everything is asked to be
    /// open before the game is over.
    fn view(&self, place: Place, observer: Observer) -> Option<View>;
    /// Takes choice number `choice`, from 0, of whoever decides.
    ///
    /// # Errors
    /// When there is no such choice; nothing changes.
    fn take(&mut self, choice: usize) -> Result<(), IllegalAction>;
    /// Takes the last `plies` decisions back, all or none.
    ///
    /// # Errors
    /// When so many were not played, or something was drawn or seen that cannot be unseen.
    fn take_back(&mut self, plies: usize) -> Result<(), UndoRefused>;
}

/// Who has a seat at a table.
#[derive(Clone, Debug)]
pub struct Sitter {
    /// Where.
    pub seat: Seat,
    /// What the game calls the seat.
    pub name: Text,
    /// The game's icon for the seat.
    pub icon: Option<Icon>,
    /// The person or bot.
    pub player: Player,
}

/// What one observer heard at one moment: a view without its table.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Which moment.
    pub place: Place,
    /// Whose decision brought it about; nothing for the deal.
    pub mover: Option<Seat>,
    /// Which round it was then, where the game counts any.
    pub round: Option<u16>,
    /// What was heard.
    pub heard: Vec<Told>,
    /// Whether it is the last moment of its ply.
    pub at_rest: bool,
    /// Whether the mover had no other choice.
    pub forced: bool,
}

/// What one observer has heard of a game so far, moment by moment: the log, the replay and what happened since one's last
/// turn are parts of it. The table at each moment is asked for with [`Table::view`].
#[derive(Clone, Debug, PartialEq)]
pub struct Chronicle {
    observer: Observer,
    steps: Vec<Step>,
}

/// Consecutive moments of one player's decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Whose; nothing for the deal.
    pub mover: Option<Seat>,
    /// The number of its first step in the chronicle…
    pub from: usize,
    /// …and that of the first after it.
    pub to: usize,
}

impl Chronicle {
    /// A chronicle in which nothing stands yet.
    pub fn of(observer: Observer) -> Self {
        Self { observer, steps: Vec::new() }
    }

    /// Whose it is.
    pub fn observer(&self) -> Observer {
        self.observer
    }

    /// Every moment so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Adds what has happened at the table since it was last followed.
    pub fn follow(&mut self, table: &dyn Table) {
        let present = table.place();
        let mut next = self.steps.last().map_or(Place::default(), following);
        while next <= present
            && let Some(step) = table.step(next, self.observer)
        {
            next = following(&step);
            self.steps.push(step);
        }
    }

    /// Forgets what came after ply number `ply`: it was taken back.
    pub fn take_back_to(&mut self, ply: usize) {
        self.steps.retain(|step| step.place.ply <= ply);
    }

    /// The number of the step at a place, or of the last one before it.
    pub fn find(&self, place: Place) -> usize {
        self.steps.partition_point(|step| step.place <= place).saturating_sub(1)
    }

    /// The game by turns: what one player decided before another did.
    pub fn stretches(&self) -> impl DoubleEndedIterator<Item = Stretch> + '_ {
        self.stretches_from(0)
    }

    /// As [`Chronicle::stretches`], from a step on.
    pub fn stretches_from(&self, from: usize) -> impl DoubleEndedIterator<Item = Stretch> + '_ {
        let from = from.min(self.steps.len());
        let parts = self.steps[from..].chunk_by(|one, next| one.mover == next.mover);
        let mut ends: Vec<Stretch> = Vec::new();
        for part in parts {
            let from = ends.last().map_or(from, |last| last.to);
            ends.push(Stretch { mover: part[0].mover, from, to: from + part.len() });
        }
        ends.into_iter()
    }

    /// The number of the first step that happened after the last decision of `seat`; nothing where it has decided nothing,
    /// or nothing happened since.
    pub fn since(&self, seat: Seat) -> Option<usize> {
        let own = self.steps.iter().rposition(|step| step.mover == Some(seat))?;
        (own + 1 < self.steps.len()).then_some(own + 1)
    }
}

/// Where the moment after a step is looked for.
fn following(step: &Step) -> Place {
    let Place { ply, moment } = step.place;
    if step.at_rest { Place { ply: ply + 1, moment: 0 } } else { Place { ply, moment: moment + 1 } }
}

impl Table for Session {
    fn company(&self) -> Vec<Sitter> {
        let game = self.game();
        let sitter = |(seat, player): (Seat, &Player)| Sitter {
            seat,
            name: game.seat_name(seat),
            icon: game.seat_icon(seat),
            player: player.clone(),
        };
        Seats::each(self.seats()).zip(&self.header().players).map(sitter).collect()
    }

    fn turn(&self) -> Turn {
        Session::turn(self)
    }

    fn place(&self) -> Place {
        Session::place(self)
    }

    fn step(&self, place: Place, observer: Observer) -> Option<Step> {
        let observer = self.eyes(place, observer);
        let moments = self.moments(place.ply)?;
        let moment = moments.get(place.moment)?;
        let heard = moment.heard.iter().map(|told| told.to(observer)).collect();
        let ply = place.ply.checked_sub(1).map(|before| &self.plies()[before]);
        Some(Step {
            place,
            mover: ply.map(|ply| ply.seat),
            round: self.game().round(&moment.state),
            heard,
            at_rest: place.moment + 1 == moments.len(),
            forced: ply.is_some_and(|ply| ply.forced),
        })
    }

    fn view(&self, place: Place, observer: Observer) -> Option<View> {
        Session::view(self, place, observer)
    }

    fn take(&mut self, choice: usize) -> Result<(), IllegalAction> {
        self.play(choice).map(|_| ())
    }

    fn take_back(&mut self, plies: usize) -> Result<(), UndoRefused> {
        self.may_take_back(plies)?;
        (0..plies).try_for_each(|_| self.undo())
    }
}
