//! Tests how the greedy bot treats information that it cannot know, and choices that it makes itself.

use std::ops::RangeInclusive;

use rondel::bots::{self, Bot, SearchLimits};
use rondel::{ConservationError, Dealer, Observation, Outcome, Ruleset, Seat, Seats, Teams, Turn};
use serde::{Deserialize, Serialize};

/// A solo game with four doors, one of which hides a treasure. Opening a door ends the game. The player may instead
/// leave, which is worth less than the treasure but more than a door, or go into the garden, where a second choice has
/// one good and two bad results.
struct Exits {
    /// The worth of leaving.
    leaving: f32,
    /// The worth of the best result in the garden.
    garden: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Villa {
    treasure: u8,
    is_in_garden: bool,
    worth: Option<f32>,
}

const LEAVE: u8 = 4;
const GARDEN: u8 = 5;

impl Ruleset for Exits {
    type State = Villa;
    type Action = u8;

    fn seats(&self) -> RangeInclusive<u8> {
        1..=1
    }

    fn longest_game(&self) -> usize {
        2
    }

    fn teams(&self, _seats: Seats) -> Teams {
        Teams::TOGETHER
    }

    fn deal(&self, _seats: Seats, dealer: &mut Dealer) -> Villa {
        Villa { treasure: dealer.below(4) as u8, is_in_garden: false, worth: None }
    }

    fn turn(&self, house: &Villa) -> Turn {
        let alone = Seats::new(1).expect("one seat");
        house.worth.map_or(Turn::Decide(Seat::new(0)), |worth| Turn::Over(Outcome::scored(0, worth, alone, "end")))
    }

    fn legal_actions(&self, house: &Villa, into: &mut Vec<u8>) {
        match (house.worth, house.is_in_garden) {
            (Some(_), _) => {}
            (None, true) => into.extend(0..3),
            (None, false) => into.extend(0..=GARDEN),
        }
    }

    fn apply(&self, house: &mut Villa, action: u8, _dealer: &mut Dealer) {
        house.worth = match action {
            _ if house.is_in_garden => Some(if action == 2 { self.garden } else { 0.0 }),
            LEAVE => Some(self.leaving),
            GARDEN => {
                house.is_in_garden = true;
                None
            }
            door => Some(if door == house.treasure { 1.0 } else { 0.0 }),
        };
    }

    fn determinize(&self, house: &mut Villa, _observer: Seat, dealer: &mut Dealer) {
        house.treasure = dealer.below(4) as u8;
    }

    fn check_conservation(&self, _house: &Villa) -> Result<(), ConservationError> {
        Ok(())
    }
}

/// Returns how many of a hundred greedy players take this action first.
fn takes(rules: &Exits, action: u8) -> usize {
    let choice = |seed| {
        let mut dealer = Dealer::seeded(seed);
        let house = rules.deal(Seats::new(1).expect("one seat"), &mut dealer);
        let observation = Observation::of(rules, &house, Seat::new(0), &mut dealer);
        bots::think(rules, Bot::Greedy, &observation, &mut dealer, &SearchLimits::QUIET).choice
    };
    (0..100).filter(|seed| choice(*seed) == usize::from(action)).count()
}

#[test]
fn greedy_takes_the_mean_of_what_is_hidden_and_not_its_best() {
    // A door is worth a quarter on average. In its luckiest sample, it hides the treasure and is worth more than
    // leaving.
    assert!(takes(&Exits { leaving: 0.8, garden: 0.0 }, LEAVE) >= 98);
    assert_eq!(takes(&Exits { leaving: 0.01, garden: 0.0 }, LEAVE), 0);
}

#[test]
fn greedy_takes_the_best_of_its_own_choices() {
    // The mean result in the garden is a third of the best result, but the player chooses the result.
    assert!(takes(&Exits { leaving: 0.5, garden: 1.0 }, GARDEN) >= 90);
}
