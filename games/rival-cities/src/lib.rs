//! Rival Cities, a two-player game about Hamburg and Altona, neighbours on the Elbe.
//!
//! The rules are in `rules/en.md`, where each sentence has a number (`RC-2.4`). The functions in `rules` and
//! the tests cite these numbers. Modules in reading order:
//!
//! | module | contents |
//! | --- | --- |
//! | [`content`] | cards and boards as data, with validation |
//! | `ids` | typed card numbers |
//! | [`state`] | the state of the table |
//! | [`action`] | the decisions a city can make |
//! | `rules` | one file per chapter of the rules |
//! | `hidden` | hidden and known information |
//! | `stage` | layout and texts |
//! | `estimate` | position estimates for bots |

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
use rondel::{ConservationError, Dealer, MAX_SEATS, Ruleset, Seat, SeatFeatures, Seats, Turn};

pub use action::Action;
pub use content::Content;
pub use plugin::{FirstCity, RingOrder, RivalCitiesSetup};
pub use state::State;

/// The rules of Rival Cities for a given set of cards and setup options.
#[derive(Debug)]
pub struct RivalCities {
    content: Content,
    ring_order: RingOrder,
    first_city: FirstCity,
}

impl RivalCities {
    /// Returns the cards and boards in use.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Resolves everything that needs no decision. Intended for states constructed in code.
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
        // The game ends after at most seven off-seasons, and a season has at most twenty turns. No observed
        // turn has needed fifty plies.
        7 * 20 * 50
    }

    fn deal(&self, _seats: Seats, dealer: &mut Dealer) -> State {
        rules::setup::deal(&self.content, self.ring_order, self.first_city, dealer)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match (state.end, state.agenda.top()) {
            (Some(end), _) => Turn::Over(end.outcome()),
            (None, Some(item)) => Turn::Decide(item.seat),
            // While an action is being applied, the agenda may be temporarily empty.
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

    fn features(&self, state: &State, _seats: Seats, into: &mut SeatFeatures) {
        for (seat, features) in estimate::features(&self.content, state) {
            into[seat].extend(features);
        }
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn skills(&self) -> Skills {
        [
            Skill::new(10, 0),
            Skill::new(33, 0),
            Skill::new(70, 0),
            Skill::new(400, 0),
            Skill::new(3000, 0),
            Skill::new(30_000, 0),
        ]
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1035, 1302, 1500, 1773, 1935, 1985])
    }

    /// Returns values fitted to recorded games (docs/strength.md).
    fn calibration(&self) -> Calibration {
        Calibration { optimism: 1.1, slope: 0.92 }
    }
}
