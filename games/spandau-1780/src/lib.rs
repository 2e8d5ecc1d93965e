//! Spandau 1780: a map to spread over, an auction every round, goods whose prices move, campaigns, a palace, and works of
//! art of which nobody knows at first which are genuine; for two to five.
//!
//! The rules are told in `rules/en.md`, sentence by sentence with numbers (`SP-4.2`); the functions below `rules` and
//! the tests cite them. Modules in reading order:
//!
//! | module | holds |
//! | --- | --- |
//! | [`content`] | map, cards and boards as data, and their checks |
//! | [`state`] | everything on the table |
//! | [`action`] | one decision of one player |
//! | `rules` | one file per chapter or part of one |
//! | `hidden` | who can know what |
//! | `stage` | how it looks and reads |
//! | `estimate` | advice to bots |

pub mod action;
mod census;
pub mod content;
mod estimate;
mod hidden;
mod plugin;
mod rules;
mod stage;
pub mod state;
mod words;

use std::ops::RangeInclusive;

pub use rondel::ContentError;
use rondel::bots::{Calibration, LevelRatings, Skill, Skills};
use rondel::{ConservationError, Dealer, MAX_SEATS, Ruleset, Seat, Seats, Text, Turn};

pub use action::Action;
pub use content::Content;
pub use plugin::{Auctions, Change, Drawn, Kinds, SpandauSetup, Storage, Turns};
pub use state::State;

/// The rules of Spandau 1780, with one set of cards and one way to set up.
#[derive(Debug)]
pub struct Spandau {
    content: Content,
    setup: SpandauSetup,
}

impl Spandau {
    /// The map, cards and boards it is played with.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Symbols in words, such as those a card brings.
    pub fn symbols_in_words(symbols: content::Symbols) -> Text {
        words::symbols(symbols)
    }

    /// What a terrain is called.
    pub fn terrain_in_words(terrain: content::Terrain) -> Text {
        words::terrain(terrain)
    }

    /// What a kind of artworks is called.
    pub fn kind_in_words(kind: content::ArtKind) -> Text {
        words::kind(kind)
    }

    /// What a good is called.
    pub fn good_in_words(good: content::Good) -> Text {
        words::good(good)
    }

    /// The rewards of a rank of a campaign in words.
    pub fn rewards_in_words(rewards: &[content::Reward]) -> Text {
        words::rewards(rewards)
    }

    /// Does all that needs no decision, for states built by hand.
    pub fn settle(&self, state: &mut State, dealer: &mut Dealer) {
        rules::Table::of(self, state, dealer).settle();
    }
}

impl Ruleset for Spandau {
    type State = State;
    type Action = Action;

    /// SP-1.1: two to five.
    fn seats(&self) -> RangeInclusive<u8> {
        2..=5
    }

    fn longest_game(&self) -> usize {
        // Every round takes an artwork off the display: 54 rounds at most, and five turns of 150 plies are beyond all
        // that was seen.
        40_000
    }

    /// SP-10.9: at last the victory is shared.
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

    /// As measured with `rondel ladder` (docs/strength.md).
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

    /// As measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([930, 1246, 1500, 1672, 1945, 2171])
    }

    /// As fitted to games (docs/strength.md).
    fn calibration(&self) -> Calibration {
        Calibration { optimism: 2.84, slope: 1.05 }
    }
}
