//! Harbour: workers, a market that moves with every sale, and buildings to buy, for one to four.
//!
//! The rules are told in `rules/en.md`, sentence by sentence with numbers (`HB-4.2`); the functions below `rules` and
//! the tests cite them. Modules in reading order:
//!
//! | module | holds |
//! | --- | --- |
//! | [`content`] | cards and boards as data, and their checks |
//! | [`state`] | everything on the table |
//! | [`action`] | one decision of one player |
//! | `rules` | one file per chapter |
//! | `hidden` | who can know what |
//! | `stage` | how it looks and reads |
//! | `estimate` | advice to bots |

pub mod action;
mod census;
pub mod content;
pub mod estimate;
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
pub use plugin::{Boards, FeeReading, HarbourSetup, Level, PurchaseReading, ShippedOrder, Start, WarehouseReading};
pub use rules::ending::Score;
pub use state::State;

/// The rules of Harbour, with one set of cards and one way to set up.
#[derive(Debug)]
pub struct Harbour {
    content: Content,
    setup: HarbourSetup,
}

impl Harbour {
    /// The cards and boards it is played with.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// What a building card does, in words.
    pub fn action_in_words(&self, card: u8) -> Text {
        words::deed(&self.content.buildings[usize::from(card)].action)
    }

    /// What the starting building of a board does, in words.
    pub fn start_in_words(&self, board: u8) -> Text {
        words::deed(&self.content.boards[usize::from(board)].start)
    }

    /// What an icon is called.
    pub fn icon_in_words(icon: content::Icon) -> Text {
        Text::new(format!("icon-{}", words::icon(icon)))
    }

    /// So many points.
    pub fn points_in_words(points: u8) -> Text {
        Text::new("count-point").with("count", points)
    }

    /// Does all that needs no decision, for states built by hand.
    pub fn settle(&self, state: &mut State, dealer: &mut Dealer) {
        rules::Table { rules: self, state, dealer }.settle();
    }

    /// How strong the training opponent is at this table.
    pub fn training(&self) -> &content::Training {
        rules::trainer::training(self)
    }

    /// The points of a player that everybody sees.
    pub fn open_score(&self, state: &State, seat: Seat) -> Score {
        rules::ending::open_score(&self.content, state, seat)
    }

    /// The points of a player, as they would be counted now.
    pub fn score(&self, state: &State, seat: Seat) -> Score {
        rules::ending::score(&self.content, state, seat)
    }
}

impl Ruleset for Harbour {
    type State = State;
    type Action = Action;

    /// HB-1.1: one to four.
    fn seats(&self) -> RangeInclusive<u8> {
        1..=4
    }

    fn longest_game(&self) -> usize {
        // HB-5.6: twenty purchases with fifty rounds of four turns before each, and a dozen plies in a turn, are beyond
        // all that was seen.
        60_000
    }

    /// HB-5.5: at last the victory is shared.
    fn allows_ties(&self) -> bool {
        true
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> State {
        rules::setup::deal(self, seats, dealer)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.agenda.top() {
            Some(item) if !state.is_over => Turn::Decide(item.seat),
            _ => Turn::Over(rules::ending::outcome(&self.content, state)),
        }
    }

    fn legal_actions(&self, state: &State, into: &mut Vec<Action>) {
        rules::legal::legal(self, state, into);
    }

    fn apply(&self, state: &mut State, action: Action, dealer: &mut Dealer) {
        rules::play(&mut rules::Table { rules: self, state, dealer }, action);
    }

    fn determinize(&self, state: &mut State, observer: Seat, dealer: &mut Dealer) {
        hidden::determinize(&self.content, state, observer, dealer);
    }

    fn check_conservation(&self, state: &State) -> Result<(), ConservationError> {
        census::census(state)
    }

    fn estimate(&self, state: &State, seat: Seat) -> Option<f32> {
        Some(estimate::estimate(self, state, seat))
    }

    fn estimates(&self, state: &State, _seats: Seats) -> [f32; MAX_SEATS] {
        estimate::estimates(self, state)
    }

    /// As measured with `rondel ladder` (docs/strength.md).
    fn skills(&self) -> Skills {
        [
            Skill::new(10, 15),
            Skill::new(20, 0),
            Skill::new(60, 0),
            Skill::new(240, 0),
            Skill::new(1600, 0),
            Skill::new(16_000, 0),
        ]
    }

    /// As measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1144, 1341, 1500, 1715, 1777, 1891])
    }

    /// As fitted to games (docs/strength.md).
    fn calibration(&self) -> Calibration {
        Calibration { optimism: 3.1, slope: 1.3 }
    }
}
