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
use crate::view::{HeardAnnouncement, MomentId, View};

/// A game that somebody takes part in or looks at, wherever it is held. Screens know nothing else of a game.
pub trait Table {
    /// Who sits at the table, in seat order.
    fn players(&self) -> Vec<PlayerInfo>;
    /// Who decides next, or how the game ended.
    fn turn(&self) -> Turn;
    /// The present moment.
    fn place(&self) -> MomentId;
    /// What `observer` heard at a moment; `None` where there is no such moment.
    fn step(&self, place: MomentId, observer: Observer) -> Option<Step>;
    /// All that `observer` may know of a moment. `None` where there is no such moment, and for [`Observer::Open`]
    /// before the game is over.
    fn view(&self, place: MomentId, observer: Observer) -> Option<View>;
    /// Plays choice number `choice`, from 0, for the seat that decides.
    ///
    /// # Errors
    /// When there is no such choice. Nothing changes then.
    fn take(&mut self, choice: usize) -> Result<(), IllegalAction>;
    /// Takes back the last `plies` decisions, all or none.
    ///
    /// # Errors
    /// When fewer were played, or something was drawn or seen since that cannot be unseen.
    fn take_back(&mut self, plies: usize) -> Result<(), UndoRefused>;
}

/// A seat at a table and who has it.
#[derive(Clone, Debug)]
pub struct PlayerInfo {
    /// The seat.
    pub seat: Seat,
    /// Its name in this game.
    pub name: Text,
    /// Its icon in this game.
    pub icon: Option<Icon>,
    /// The person or bot that has it.
    pub player: Player,
}

/// What one observer heard at one moment: a view without its table.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Which moment.
    pub place: MomentId,
    /// The seat whose decision led to it; `None` for the deal.
    pub mover: Option<Seat>,
    /// The round at that moment, where the game counts any.
    pub round: Option<u16>,
    /// What was announced.
    pub heard: Vec<HeardAnnouncement>,
    /// Whether it is the last moment of its ply.
    pub at_rest: bool,
    /// Whether the mover had only this choice.
    pub forced: bool,
}

/// What one observer has heard of a game so far, moment by moment. The log, the replay and *since your turn* are
/// parts of it. [`Table::view`] gives the table at each moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Chronicle {
    observer: Observer,
    steps: Vec<Step>,
}

/// Consecutive moments of one seat's decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The seat; `None` for the deal.
    pub mover: Option<Seat>,
    /// The index of its first step in the chronicle…
    pub from: usize,
    /// …and the index after its last step.
    pub to: usize,
}

impl Chronicle {
    /// An empty chronicle.
    pub fn of(observer: Observer) -> Self {
        Self { observer, steps: Vec::new() }
    }

    /// Whose chronicle it is.
    pub fn observer(&self) -> Observer {
        self.observer
    }

    /// Every moment so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Appends what has happened at the table since the last call.
    pub fn follow(&mut self, table: &dyn Table) {
        let present = table.place();
        let mut next = self.steps.last().map_or(MomentId::default(), following);
        while next <= present
            && let Some(step) = table.step(next, self.observer)
        {
            next = following(&step);
            self.steps.push(step);
        }
    }

    /// Removes the steps after ply `ply`, which were taken back.
    pub fn take_back_to(&mut self, ply: usize) {
        self.steps.retain(|step| step.place.ply <= ply);
    }

    /// The index of the step at a place, or of the last step before it.
    pub fn find(&self, place: MomentId) -> usize {
        self.steps.partition_point(|step| step.place <= place).saturating_sub(1)
    }

    /// The game by turns: what one seat decided before another did.
    pub fn stretches(&self) -> impl DoubleEndedIterator<Item = Stretch> + '_ {
        self.stretches_from(0)
    }

    /// As [`Chronicle::stretches`], from the step with index `from` on.
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

    /// The index of the first step after the last decision of `seat`; `None` where it has not decided yet, or
    /// nothing happened since.
    pub fn since(&self, seat: Seat) -> Option<usize> {
        let own = self.steps.iter().rposition(|step| step.mover == Some(seat))?;
        (own + 1 < self.steps.len()).then_some(own + 1)
    }
}

/// Where the moment after a step is expected.
fn following(step: &Step) -> MomentId {
    let MomentId { ply, moment } = step.place;
    if step.at_rest { MomentId { ply: ply + 1, moment: 0 } } else { MomentId { ply, moment: moment + 1 } }
}

impl Table for Session {
    fn players(&self) -> Vec<PlayerInfo> {
        let game = self.game();
        let sitter = |(seat, player): (Seat, &Player)| PlayerInfo {
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

    fn place(&self) -> MomentId {
        Session::place(self)
    }

    fn step(&self, place: MomentId, observer: Observer) -> Option<Step> {
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

    fn view(&self, place: MomentId, observer: Observer) -> Option<View> {
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
