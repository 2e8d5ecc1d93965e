//! Rival Cities: Hamburg and Altona, side by side on the Elbe, for two.
//!
//! The rules are told in `rules/en.md`, sentence by sentence with numbers (`RC-2.4`); the functions below `rules` and
//! the tests cite them. Modules in reading order:
//!
//! | module | holds |
//! | --- | --- |
//! | [`content`] | cards and boards as data, and their checks |
//! | `ids` | cards by their sort |
//! | [`state`] | everything on the table |
//! | [`action`] | one decision of one city |
//! | `rules` | one file per chapter |
//! | `hidden` | who can know what |
//! | `stage` | how it looks and reads |
//! | `estimate` | advice to bots |

pub mod action;
mod census;
pub mod content;
pub mod estimate;
mod hidden;
mod ids;
mod plugin;
mod rules;
mod stage;
pub mod state;
mod words;

use std::ops::RangeInclusive;

pub use rondel::ContentError;
use rondel::bots::{Calibration, LevelRatings, Skill, Skills};
use rondel::{ConservationError, Dealer, MAX_SEATS, Outcome, Ruleset, Seat, Seats, Turn};

pub use action::Action;
pub use content::Content;
pub use plugin::{FirstCity, RingOrder, RivalCitiesSetup};
pub use state::State;

/// The rules of Rival Cities, with one set of cards and one way to set up.
#[derive(Debug)]
pub struct RivalCities {
    content: Content,
    ring_order: RingOrder,
    first_city: FirstCity,
}

impl RivalCities {
    /// The cards and boards it is played with.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Does all that needs no decision, for states built by hand.
    pub fn settle(&self, state: &mut State, dealer: &mut Dealer) {
        rules::Table::new(&self.content, state, dealer).settle();
    }
}

impl Ruleset for RivalCities {
    type State = State;
    type Action = Action;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        // Seven off-seasons end the game, and a season has at most twenty turns; a turn of fifty plies is beyond any
        // that was seen.
        7 * 20 * 50
    }

    fn deal(&self, _seats: Seats, dealer: &mut Dealer) -> State {
        rules::setup::deal(&self.content, self.ring_order, self.first_city, dealer)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match (state.end, state.agenda.top()) {
            (Some(end), _) => Turn::Over(Outcome::win(end.winner, Seats::TWO, end.by.key())),
            (None, Some(item)) => Turn::Decide(item.seat),
            // On the way of an action nothing may be open for a moment.
            (None, None) => Turn::Decide(state.active()),
        }
    }

    fn legal_actions(&self, state: &State, into: &mut Vec<Action>) {
        rules::tasks::legal(&self.content, state, into);
    }

    fn apply(&self, state: &mut State, action: Action, dealer: &mut Dealer) {
        rules::play(&mut rules::Table::new(&self.content, state, dealer), action);
    }

    fn determinize(&self, state: &mut State, observer: Seat, dealer: &mut Dealer) {
        hidden::determinize(state, observer, dealer);
    }

    fn check_conservation(&self, state: &State) -> Result<(), ConservationError> {
        census::census(&self.content, state)
    }

    fn estimate(&self, state: &State, seat: Seat) -> Option<f32> {
        Some(estimate::estimate(&self.content, state, seat))
    }

    fn estimates(&self, state: &State, _seats: Seats) -> [f32; MAX_SEATS] {
        estimate::estimates(&self.content, state)
    }

    /// As measured with `rondel ladder` (docs/strength.md).
    fn skills(&self) -> Skills {
        [
            Skill::new(10, 0),
            Skill::new(30, 0),
            Skill::new(100, 0),
            Skill::new(350, 0),
            Skill::new(1200, 0),
            Skill::new(12_000, 0),
        ]
    }

    /// As measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([980, 1235, 1500, 1620, 1642, 1850])
    }

    /// As fitted to games (docs/strength.md).
    fn calibration(&self) -> Calibration {
        Calibration { optimism: 1.07, slope: 1.26 }
    }
}
