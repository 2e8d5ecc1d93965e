//! Spandau 1780, a game for two to five players with a map to expand across, an auction in every round, goods
//! with changing prices, campaigns, a palace, and works of art that may be forged.
//!
//! The rules are in `rules/en.md`, where each sentence has a number (`SP-4.2`). The functions in `rules` and
//! the tests cite these numbers. Modules in reading order:
//!
//! | module | contents |
//! | --- | --- |
//! | [`content`] | the map, cards and boards as data, with validation |
//! | [`state`] | the state of the table |
//! | [`action`] | the decisions a player can make |
//! | `rules` | one file per chapter or part of a chapter |
//! | `hidden` | hidden and known information |
//! | `stage` | layout and texts |
//! | `estimate` | position estimates for bots |

pub mod action;
mod census;
pub mod content;
mod estimate;
mod hidden;
mod plugin;
mod rules;
pub mod shelf;
mod stage;
pub mod state;
mod words;

use std::ops::RangeInclusive;

pub use rondel::ContentError;
use rondel::bots::{Calibration, LevelRatings, Skill, Skills};
use rondel::{ConservationError, Dealer, MAX_SEATS, Ruleset, Seat, SeatFeatures, Seats, Text, Turn};

pub use action::Action;
pub use content::Content;
pub use plugin::{Auctions, Change, Drawn, Kinds, SpandauSetup, Storage, Turns};
pub use state::State;

/// The rules of Spandau 1780 for a given set of content and options.
#[derive(Debug)]
pub struct Spandau {
    content: Content,
    setup: SpandauSetup,
}

impl Spandau {
    /// Returns the map, cards and boards in use.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Returns symbols as text, for example those that a card provides.
    pub fn symbols_in_words(symbols: content::Symbols) -> Text {
        words::symbols(symbols)
    }

    /// Returns the name of a terrain.
    pub fn terrain_in_words(terrain: content::Terrain) -> Text {
        words::terrain(terrain)
    }

    /// Returns the name of a kind of artwork.
    pub fn kind_in_words(kind: content::ArtKind) -> Text {
        words::kind(kind)
    }

    /// Returns the name of a good.
    pub fn good_in_words(good: content::Good) -> Text {
        words::good(good)
    }

    /// Returns the rewards of a campaign rank as text.
    pub fn rewards_in_words(rewards: &[content::Reward]) -> Text {
        words::rewards(rewards)
    }

    /// Resolves everything that needs no decision. Intended for states constructed in code.
    pub fn settle(&self, state: &mut State, dealer: &mut Dealer) {
        rules::Table::of(self, state, dealer).settle();
    }
}

impl Ruleset for Spandau {
    type State = State;
    type Action = Action;

    /// Returns the possible numbers of seats: two to five (SP-1.1).
    fn seats(&self) -> RangeInclusive<u8> {
        2..=5
    }

    fn longest_game(&self) -> usize {
        // Every round removes an artwork from the display, so there are at most 54 rounds. No observed round
        // has needed five turns of 150 plies each.
        40_000
    }

    /// Returns `true`, because the victory is shared if the tie-breaker is equal too (SP-10.9).
    fn allows_ties(&self) -> bool {
        true
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> State {
        rules::setup::deal(self, seats, dealer)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.asked() {
            Some(item) => Turn::Decide(item.seat),
            None => Turn::Over(rules::ending::outcome(state)),
        }
    }

    fn legal_actions(&self, state: &State, into: &mut Vec<Action>) {
        rules::legal::legal(self, state, into);
    }

    fn random_action(&self, state: &State, dealer: &mut Dealer, buffer: &mut Vec<Action>) -> Action {
        rules::legal::any(self, state, dealer, buffer)
    }

    fn apply(&self, state: &mut State, action: Action, dealer: &mut Dealer) {
        rules::play(&mut rules::Table::of(self, state, dealer), action);
    }

    fn determinize(&self, state: &mut State, observer: Seat, dealer: &mut Dealer) {
        hidden::determinize(self, state, observer, dealer);
    }

    fn check_conservation(&self, state: &State) -> Result<(), ConservationError> {
        census::census(&self.content, self.setup.storage, state)
    }

    fn estimate(&self, state: &State, seat: Seat) -> Option<f32> {
        Some(estimate::estimate(&self.content, state, seat))
    }

    fn estimates(&self, state: &State, _seats: Seats) -> [f32; MAX_SEATS] {
        estimate::estimates(&self.content, state)
    }

    fn features(&self, state: &State, seats: Seats, into: &mut SeatFeatures) {
        for seat in seats.each() {
            into[seat].extend(estimate::features(&self.content, state, seat));
        }
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn skills(&self) -> Skills {
        [
            Skill::new(10, 30),
            Skill::new(18, 3),
            Skill::new(44, 0),
            Skill::new(112, 0),
            Skill::new(600, 0),
            Skill::new(6000, 0),
        ]
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([930, 1246, 1500, 1672, 1945, 2171])
    }

    /// Returns values fitted to recorded games (docs/strength.md).
    fn calibration(&self) -> Calibration {
        Calibration { optimism: 2.84, slope: 1.05 }
    }
}
