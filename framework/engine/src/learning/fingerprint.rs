//! A fingerprint of a game's rules, which shows whether a model was trained for the same rules.

use serde::Serialize;

use super::leaves::{Meaning, Receiver, SeatScope, Step, walk};
use super::model::{describe, quantised};
use crate::dealer::Dealer;
use crate::ruleset::{Ruleset, SeatFeatures};
use crate::seat::Seats;
use crate::turn::Turn;

/// Number of random games that are played.
const GAMES: u64 = 3;
/// One of every `READ_EVERY` positions is read completely.
const READ_EVERY: u32 = 8;

/// Returns a hash of a few random games with fixed seeds. The hash covers the number of legal actions and the
/// action taken at each ply, some positions with the ruleset's features, and the results. A difference in content,
/// options or features that has no effect in these games is not detected. The names of types and the estimate do
/// not affect the hash.
pub fn fingerprint<R: Ruleset>(rules: &R, seats: Seats) -> String {
    let mut hash = Hash::new(seats.count() as u32, u32::from(*rules.seats().end()));
    let mut legal = Vec::new();
    for seed in 0..GAMES {
        let mut dealer = Dealer::seeded(seed);
        let mut state = rules.deal(seats, &mut dealer);
        for ply in 0_u32.. {
            let decides = match rules.turn(&state) {
                Turn::Decide(seat) => seat,
                Turn::Over(outcome) => {
                    for seat in seats.each() {
                        hash.add(u64::from(outcome.utility(seat).to_bits()));
                    }
                    break;
                }
            };
            if ply.is_multiple_of(READ_EVERY) {
                hash.read(&state);
                let mut features = SeatFeatures::default();
                describe(rules, &state, seats, decides, &mut features);
                for seat in seats.each() {
                    features[seat].iter().for_each(|feature| hash.add(quantised(*feature) as u64));
                }
            }
            legal.clear();
            rules.legal_actions(&state, &mut legal);
            hash.add(legal.len() as u64);
            let Some(action) = legal.get(dealer.below(legal.len().max(1) as u32) as usize).copied() else { break };
            hash.read(&action);
            rules.apply(&mut state, action, &mut dealer);
        }
    }
    format!("{:016x}", hash.sum)
}

/// A hash of the numbers in states and actions (FNV-1a with 64 bits).
struct Hash {
    sum: u64,
    scope: SeatScope,
}

impl Hash {
    const fn new(seats: u32, most_seats: u32) -> Self {
        Self { sum: 0xcbf2_9ce4_8422_2325, scope: SeatScope::new(seats, most_seats) }
    }

    fn add(&mut self, value: u64) {
        for byte in value.to_le_bytes() {
            self.sum = (self.sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn read(&mut self, value: &impl Serialize) {
        walk(value, self);
    }
}

impl Receiver for Hash {
    fn below(&mut self, node: u32, step: Step) -> Option<u32> {
        self.add(u64::from(step.index));
        Some(node)
    }

    fn number(&mut self, _: u32, meaning: Meaning, value: i64) {
        self.add(meaning as u64);
        self.add(value.cast_unsigned());
    }

    fn scope(&mut self) -> &mut SeatScope {
        &mut self.scope
    }
}
