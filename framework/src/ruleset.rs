//! The two traits that whoever adds a game writes.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::bots::{Calibration, Level, LevelRatings, Part, Skills};
use crate::dealer::Dealer;
use crate::goals::Goals;
use crate::scene::{Choice, Icon, Observer, Obstacle, Scene, ScoreSheet, Use, Withheld};
use crate::seat::{Seat, SeatSet, Seats};
use crate::text::Text;
use crate::turn::Turn;

/// The rules of one game, with the cards and boards it is played with.
///
/// A ruleset is immutable and shared; all that changes in play is in `State`.
pub trait Ruleset: Send + Sync + 'static {
    /// Everything on the table, hidden cards included. Plain data: no luck, no caches, no pointers.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision of one seat.
    type Action: Copy + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// How many seats a table may have.
    fn seats(&self) -> RangeInclusive<u8>;

    /// More plies than any game can last.
    fn longest_game(&self) -> usize;

    /// Whether several seats may share the first place at the end.
    fn allows_ties(&self) -> bool {
        false
    }

    /// Sets up the table.
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Self::State;

    /// Whose decision comes next, or how the game ended.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Who decides at the same time as the seat whose decision comes next, unseen by each other, that seat among them: a card
    /// that all choose in secret, a sealed bid. Nobody where it decides alone, as in most games.
    ///
    /// They are asked one after another all the same, in the order of their seats and each once, and this says the same until the
    /// last of them has chosen. Till then what they chose lies in the state, hidden from everybody else, and nobody is asked, offered,
    /// shown or told anything that depends on it (law 11), nor is luck asked for. Whoever chooses several things in secret is
    /// asked in as many rounds.
    #[inline]
    fn together(&self, _state: &Self::State) -> SeatSet {
        SeatSet::NONE
    }

    /// Appends every legal action, each once, in a stable order; at least one while a seat decides, none when it is over.
    fn legal_actions(&self, state: &Self::State, into: &mut Vec<Self::Action>);

    /// One legal action, each as likely as any other; while a seat decides. `buffer` is for reuse between calls.
    ///
    /// Playouts spend most of their time here: a ruleset that can draw one action without listing all may say how.
    #[inline]
    fn random_action(&self, state: &Self::State, dealer: &mut Dealer, buffer: &mut Vec<Self::Action>) -> Self::Action {
        buffer.clear();
        self.legal_actions(state, buffer);
        assert!(!buffer.is_empty(), "a seat that decides has a legal action (law 1)");
        buffer[dealer.below(buffer.len() as u32) as usize]
    }

    /// Plays an action that is legal here.
    fn apply(&self, state: &mut Self::State, action: Self::Action, dealer: &mut Dealer);

    /// Replaces all that `observer` cannot know by a fair sample of what it could be.
    fn determinize(&self, state: &mut Self::State, observer: Seat, dealer: &mut Dealer);

    /// Counts every piece.
    ///
    /// # Errors
    /// A table that lost or grew a piece is corrupt.
    fn census(&self, state: &Self::State) -> Result<(), Miscount>;

    /// Advice to bots: how good the position is for `seat`, from 0 (lost) to 1 (won). No rule reads it.
    fn estimate(&self, _state: &Self::State, _seat: Seat) -> Option<f32> {
        None
    }

    /// Advice to bots, while a seat decides: what nobody overlooks who looks one ply ahead (decisive and anti-decisive moves:
    /// Teytaud and Teytaud 2010). A search asks at every ply of a playout, so a ruleset says something only where that takes
    /// about as long as drawing an action.
    #[inline]
    fn urgent(&self, _state: &Self::State) -> Urgent<Self::Action> {
        Urgent::Unasked
    }

    /// Advice to bots: what `seat` knows and others do not, as a number, where there is so little of it that a search can
    /// think about each case apart; 0 where there is nothing or too much. A player in doubt about it is thought to act alike
    /// in all cases. No rule reads it.
    #[inline]
    fn knowledge(&self, _state: &Self::State, _seat: Seat) -> u32 {
        0
    }

    /// Advice to bots: what stands behind the levels a person can choose, as measured by playing them against each other.
    fn skills(&self) -> Skills {
        Level::UNMEASURED
    }

    /// How strong those levels are at a table of two, as measured; nothing where nobody has measured it.
    fn level_ratings(&self) -> Option<LevelRatings> {
        None
    }

    /// What comes of what a search expects at a table of two, as fitted to games; for hints, the coach and reviews. No bot plays
    /// otherwise for it.
    fn calibration(&self) -> Calibration {
        Calibration::NONE
    }
}

/// How a ruleset looks and reads.
pub trait Stage: Ruleset {
    /// The table as `observer` sees it: nothing in it betrays what they cannot know.
    fn scene(&self, state: &Self::State, observer: Observer) -> Scene;

    /// The same things as in [`Stage::scene`], in the same order with the same faces, on tables of other shapes: for a window
    /// that is much wider than high, for one that is higher than wide. Nothing is shown in them that is not in the scene.
    fn other_shapes(&self, _state: &Self::State, _observer: Observer) -> Vec<Scene> {
        Vec::new()
    }

    /// What an action is called, and which things on the table one clicks to take it.
    fn choice(&self, state: &Self::State, action: Self::Action) -> Choice;

    /// What the seat that decides is asked.
    fn prompt(&self, state: &Self::State) -> Text;

    /// What a seat is called in this game: a city, a colour.
    fn seat_name(&self, seat: Seat) -> Text;

    /// The icon that stands for a seat.
    fn seat_icon(&self, _seat: Seat) -> Option<Icon> {
        None
    }

    /// What a person might try here and cannot, with the rule that forbids it.
    fn obstacles(&self, _state: &Self::State) -> Vec<Obstacle> {
        Vec::new()
    }

    /// What decisions like this one sometimes offer and this one does not, for lists that look alike from turn to turn.
    fn withheld(&self, _state: &Self::State) -> Vec<Withheld> {
        Vec::new()
    }

    /// When the things on the table are chosen, kind by kind: told to whoever clicks one at another time and meets no
    /// [obstacle](Stage::obstacles).
    fn uses(&self) -> Vec<Use> {
        Vec::new()
    }

    /// Which round of the game it is, from 1, by the count its rules keep, such as rounds or seasons; nothing where they keep
    /// none, or before the first. Everybody may know it.
    fn round(&self, _state: &Self::State) -> Option<u16> {
        None
    }

    /// Every way to win, to end the game and to score, and how near everybody is, as far as `observer` may know.
    fn goals(&self, _state: &Self::State, _observer: Observer) -> Goals {
        Goals::default()
    }

    /// What `seat` has, in the parts that [`Ruleset::estimate`] is made of, so that advice can say what a choice brings: "+2
    /// goods". It is asked about positions that could be, never about what is hidden from who is advised.
    fn estimate_parts(&self, _state: &Self::State, _seat: Seat) -> Vec<Part> {
        Vec::new()
    }

    /// The points line by line, where the game counts any.
    fn score_sheet(&self, _state: &Self::State) -> ScoreSheet {
        ScoreSheet::default()
    }
}

/// What a ruleset says of the next ply; see [`Ruleset::urgent`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgent<A> {
    /// It does not look.
    Unasked,
    /// No action wins at once, and the next seat would win with none.
    Nothing,
    /// This action wins at once.
    Wins(A),
    /// No action wins at once, and without this one the next seat could.
    Parries(A),
}

/// A table with a piece too many or too few.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}: counted {found}, there are {expected}")]
pub struct Miscount {
    /// Which pieces.
    pub what: String,
    /// How many lie on the table.
    pub found: usize,
    /// How many the game has.
    pub expected: usize,
}

impl Miscount {
    /// Compares a count with what the game has.
    ///
    /// # Errors
    /// When they differ.
    pub fn check(what: &str, found: usize, expected: usize) -> Result<(), Self> {
        if found == expected { Ok(()) } else { Err(Self { what: what.to_owned(), found, expected }) }
    }
}
