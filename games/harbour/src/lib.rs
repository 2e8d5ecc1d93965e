//! Harbour, a game for one to four players with workers, buildings to buy and a market that changes with every sale.
//!
//! The rules are in `rules/en.md`, where each sentence has a number (`HB-4.2`). The functions in `rules` and
//! the tests cite these numbers. Modules in reading order:
//!
//! | module | contents |
//! | --- | --- |
//! | [`content`] | cards and boards as data, with validation |
//! | [`state`] | the state of the table |
//! | [`action`] | the decisions a player can make |
//! | `rules` | one file per chapter of the rules |
//! | `hidden` | hidden and known information |
//! | `stage` | layout and texts |
//! | `estimate` | position estimates for bots |

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
use rondel::{ConservationError, Dealer, MAX_SEATS, Ruleset, Seat, SeatFeatures, Seats, Text, Turn};

pub use action::Action;
pub use content::Content;
pub use plugin::{Boards, FeeReading, HarbourSetup, Level, PurchaseReading, ShippedOrder, Start, WarehouseReading};
pub use rules::ending::Score;
pub use state::State;

/// The rules of Harbour for a given set of cards and setup options.
#[derive(Debug)]
pub struct Harbour {
    content: Content,
    setup: HarbourSetup,
}

impl Harbour {
    /// Returns the cards and boards in use.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Returns the text that describes the action of a building card.
    pub fn action_in_words(&self, card: u8) -> Text {
        words::deed(&self.content.buildings[usize::from(card)].action)
    }

    /// Returns the text that describes the action of a board's starting building.
    pub fn start_in_words(&self, board: u8) -> Text {
        words::deed(&self.content.boards[usize::from(board)].start)
    }

    /// Returns the name of an icon.
    pub fn icon_in_words(icon: content::Icon) -> Text {
        Text::new(format!("icon-{}", words::icon(icon)))
    }

    /// Returns the text for a number of points.
    pub fn points_in_words(points: u8) -> Text {
        Text::new("count-point").with("count", points)
    }

    /// Resolves everything that needs no decision. Intended for states constructed in code.
    pub fn settle(&self, state: &mut State, dealer: &mut Dealer) {
        rules::Table { rules: self, state, dealer }.settle();
    }

    /// Returns the strength of the training opponent at this table.
    pub fn training(&self) -> &content::Training {
        rules::trainer::training(self)
    }

    /// Returns the part of a player's points that everyone can see.
    pub fn open_score(&self, state: &State, seat: Seat) -> Score {
        rules::ending::open_score(&self.content, state, seat)
    }

    /// Returns the points a player would score if the game ended now.
    pub fn score(&self, state: &State, seat: Seat) -> Score {
        rules::ending::score(&self.content, state, seat)
    }
}

impl Ruleset for Harbour {
    type State = State;
    type Action = Action;

    /// Returns the possible numbers of seats: one to four (HB-1.1).
    fn seats(&self) -> RangeInclusive<u8> {
        1..=4
    }

    fn longest_game(&self) -> usize {
        // HB-5.6: twenty purchases, each after up to fifty rounds of four turns, take 48,000 plies if a turn
        // has a dozen plies. No observed game has come close to this limit.
        60_000
    }

    /// Returns `true`, because the victory is shared if all tie-breakers are equal (HB-5.5).
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

    /// Returns whether the worker is about to move, which begins a turn (HB-2.2). In a solo game, the same
    /// player takes all turns.
    #[inline]
    fn begins_turn(&self, state: &State) -> bool {
        matches!(state.agenda.top(), Some(state::Item { task: state::Task::Move, .. }))
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

    fn features(&self, state: &State, seats: Seats, into: &mut SeatFeatures) {
        for seat in seats.each() {
            into[seat].extend(estimate::features(self, state, seat));
        }
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
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

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1144, 1341, 1500, 1715, 1777, 1891])
    }

    /// Returns values fitted to recorded games (docs/strength.md).
    fn calibration(&self) -> Calibration {
        Calibration { optimism: 3.1, slope: 1.3 }
    }
}
