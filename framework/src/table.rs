//! The source of views, and the record of what an observer has seen and heard.
//!
//! A [`Chronicle`] stores the steps of a game, not its views, because the views of all moments of a long game
//! would need hundreds of megabytes. Views are requested from a [`Table`] when they are shown.

use crate::dealer::NonPlayer;
use crate::game::IllegalAction;
use crate::journal::Player;
use crate::scene::{Icon, Observer};
use crate::seat::{Seat, Seats};
use crate::session::{Session, UndoRefused};
use crate::text::Text;
use crate::turn::Turn;
use crate::view::{HeardAnnouncement, MomentId, View};

/// A game that the user plays or watches, local or remote. Screens access a game only through this trait.
pub trait Table {
    /// Returns the players at the table, in seat order.
    fn players(&self) -> Vec<PlayerInfo>;
    /// Returns the seat that decides next, or the outcome if the game is over.
    fn turn(&self) -> Turn;
    /// Returns the current moment.
    fn place(&self) -> MomentId;
    /// Returns the step at a moment, with the announcements for `observer`, or `None` if there is no such moment.
    fn step(&self, place: MomentId, observer: Observer) -> Option<Step>;
    /// Returns everything that `observer` may know about a moment. Returns `None` if there is no such moment, or if
    /// the observer is [`Observer::Open`] and the game is not over.
    fn view(&self, place: MomentId, observer: Observer) -> Option<View>;
    /// Makes choice number `choice`, from 0, for the deciding seat.
    ///
    /// # Errors
    /// Returns an error if there is no such choice. The game is then unchanged.
    fn take(&mut self, choice: usize) -> Result<(), IllegalAction>;
    /// Takes back the last `plies` decisions, either all of them or none.
    ///
    /// # Errors
    /// Returns an error if fewer decisions were made, or if something has since been drawn or revealed.
    fn take_back(&mut self, plies: usize) -> Result<(), UndoRefused>;
}

/// A seat at a table and its player.
#[derive(Clone, Debug)]
pub struct PlayerInfo {
    /// The seat.
    pub seat: Seat,
    /// The seat's name in this game.
    pub name: Text,
    /// The seat's icon in this game.
    pub icon: Option<Icon>,
    /// The person or bot in the seat.
    pub player: Player,
}

/// The announcements that one observer received at one moment: a view without its table.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The moment.
    pub place: MomentId,
    /// The seat whose decision led to this moment, or `None` for the deal.
    pub mover: Option<Seat>,
    /// The round at that moment, or `None` if the game does not count rounds.
    pub round: Option<u16>,
    /// The announcements.
    pub heard: Vec<HeardAnnouncement>,
    /// Whether this is the last moment of its ply.
    pub at_rest: bool,
    /// Whether the mover had only one choice.
    pub forced: bool,
    /// Whether the next decision begins a new turn, even if the same seat makes it; see
    /// [`Ruleset::begins_turn`](crate::Ruleset::begins_turn).
    pub ends_turn: bool,
    /// What acts in this step without a seat, or `None` if a seat acts.
    pub non_player: Option<NonPlayer>,
}

impl Step {
    /// Returns the seat that acts in this step: the deciding seat, or one for which the rules carry something out. If an
    /// automatic opponent acts, returns the seat whose colour the opponent has. Returns `None` for the deal and for a
    /// phase.
    pub fn actor(&self) -> Option<Seat> {
        match &self.non_player {
            Some(non_player) => non_player.look,
            None => self.heard.iter().find_map(|told| told.by).or(self.mover),
        }
    }

    /// Returns whether the step belongs to the same turn as the previous step `before`.
    pub fn continues(&self, before: &Self) -> bool {
        self.mover == before.mover && self.non_player == before.non_player && !before.ends_turn
    }
}

/// The steps of a game so far for one observer, moment by moment. The log, the replay and *since your last
/// turn* show parts of this record. [`Table::view`] returns the table at each moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Chronicle {
    observer: Observer,
    steps: Vec<Step>,
}

/// Consecutive moments of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The deciding seat, or `None` for the deal.
    pub mover: Option<Seat>,
    /// The seat that acts or, if an automatic opponent acts, the seat whose colour the opponent has. `None` for the
    /// deal. See [`Step::actor`].
    pub actor: Option<Seat>,
    /// The index of the first step in the chronicle.
    pub from: usize,
    /// The index after the last step.
    pub to: usize,
}

impl Chronicle {
    /// Creates an empty chronicle.
    pub fn of(observer: Observer) -> Self {
        Self { observer, steps: Vec::new() }
    }

    /// Returns the observer.
    pub fn observer(&self) -> Observer {
        self.observer
    }

    /// Returns every step so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Appends the steps that were made at the table since the last call.
    pub fn follow(&mut self, table: &dyn Table) {
        let present = table.place();
        let mut next = self.steps.last().map_or(MomentId::default(), following);
        while next <= present
            && let Some(step) = table.step(next, self.observer)
        {
            next = following(&step);
            self.push(step);
        }
    }

    /// Appends a step. If an automatic opponent acted in the previous step of the same turn, a step without text is
    /// attributed to that opponent.
    fn push(&mut self, mut step: Step) {
        if let Some(last) = self.steps.last()
            && step.heard.iter().all(HeardAnnouncement::is_wordless)
            && last.mover == step.mover
            && !last.ends_turn
        {
            step.non_player.clone_from(&last.non_player);
        }
        self.steps.push(step);
    }

    /// Removes the steps after ply `ply`, which were taken back.
    pub fn take_back_to(&mut self, ply: usize) {
        self.steps.retain(|step| step.place.ply <= ply);
    }

    /// Returns the index of the step at a moment or, if there is no such step, of the last step before that moment.
    pub fn find(&self, place: MomentId) -> usize {
        self.steps.partition_point(|step| step.place <= place).saturating_sub(1)
    }

    /// Divides the game into turns: consecutive decisions of one seat, or consecutive steps of an automatic opponent.
    pub fn stretches(&self) -> impl DoubleEndedIterator<Item = Stretch> + '_ {
        self.stretches_from(0)
    }

    /// Like [`Chronicle::stretches`], beginning with the step at index `from`.
    pub fn stretches_from(&self, from: usize) -> impl DoubleEndedIterator<Item = Stretch> + '_ {
        let from = from.min(self.steps.len());
        let parts = self.steps[from..].chunk_by(|one, next| next.continues(one));
        let mut ends: Vec<Stretch> = Vec::new();
        for part in parts {
            let from = ends.last().map_or(from, |last| last.to);
            ends.push(Stretch { mover: part[0].mover, actor: part[0].actor(), from, to: from + part.len() });
        }
        ends.into_iter()
    }

    /// Returns the index of the first step after the last decision of `seat`, or `None` if the seat has not decided
    /// yet or there are no later steps.
    pub fn since(&self, seat: Seat) -> Option<usize> {
        let own = self.steps.iter().rposition(|step| step.mover == Some(seat) && step.non_player.is_none())?;
        (own + 1 < self.steps.len()).then_some(own + 1)
    }
}

/// Returns the moment that is expected to follow a step.
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
        let at_rest = place.moment + 1 == moments.len();
        let non_player = moment.heard.iter().find_map(|told| told.non_player.clone());
        let ply = place.ply.checked_sub(1).map(|before| &self.plies()[before]);
        Some(Step {
            place,
            mover: ply.map(|ply| ply.seat),
            round: self.game().round(&moment.state),
            heard,
            at_rest,
            forced: ply.is_some_and(|ply| ply.forced),
            ends_turn: at_rest && self.game().begins_turn(&moment.state),
            non_player,
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
