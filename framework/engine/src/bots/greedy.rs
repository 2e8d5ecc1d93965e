//! A bot that takes the action that looks best at the end of its own turn.

use super::turns::{Trials, worth};
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::playout::seats_at;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::together;
use crate::turn::Turn;

/// A bot that tries each action on samples of the hidden information. After each action, the bot finishes its own
/// turn several times at random. It then takes the action with the best mean over the samples.
///
/// The value of an action in one sample is the best position that the bot reached at the end of its turn, because
/// the bot chooses the rest of its turn itself. The bot does not control hidden information, random draws or the
/// simultaneous choices of others, so it takes the mean over these.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// Number of samples.
    pub samples: u32,
    /// Number of random continuations in each sample, if the turn has further choices.
    pub tries: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Self { samples: 12, tries: 4 }
    }
}

impl Greedy {
    /// Returns the index of the bot's choice in `actions`, which must contain all legal actions of the
    /// observer. Ties are broken at random.
    pub fn choose<R: Ruleset>(
        &self,
        rules: &R,
        observation: &Observation<R>,
        actions: &[R::Action],
        dealer: &mut Dealer,
    ) -> usize {
        let seat = observation.seat();
        let first = observation.sample(rules, dealer);
        let (mut supposed, mut state) = (first.clone(), first.clone());
        let seats = seats_at(rules, &first);
        let mut trials = Trials::<R>::new(&first, seats);
        let decides_alone = rules.together(&first).is_empty();
        let mut values = vec![MeanOfBest::default(); actions.len()];
        let mut others = Vec::new();
        for _ in 0..self.samples {
            // Each sample is used for every action, so that differences in value are due to the actions.
            observation.sample_into(rules, &mut supposed, dealer);
            let is_known = supposed == first;
            if !decides_alone {
                others = choices_of_others(rules, &supposed, seat, actions[0], dealer);
            }
            for (action, value) in actions.iter().zip(&mut values) {
                state.clone_from(&supposed);
                if decides_alone {
                    let drawn = dealer.draws();
                    rules.apply(&mut state, *action, dealer);
                    // If nothing is hidden or drawn, all samples show the same position, so each sample is only
                    // another attempt at the rest of the bot's turn.
                    let is_same = is_known && dealer.draws() == drawn;
                    let tries = if is_same || !goes_on(rules, &state, seat) { 1 } else { self.tries };
                    let best = trials.finish_turn(rules, &mut state, seat, (tries, true), dealer);
                    if is_same { value.add_try(best) } else { value.add_sample(best) }
                } else {
                    for other in &others {
                        rules.apply(&mut state, other.unwrap_or(*action), dealer);
                    }
                    value.add_sample(worth(rules, &state, seats, seat));
                }
            }
        }
        best_of(values.iter().map(MeanOfBest::mean), dealer)
    }
}

/// Returns whether the seat has another choice in its turn.
fn goes_on<R: Ruleset>(rules: &R, state: &R::State, seat: Seat) -> bool {
    rules.turn(state) == Turn::Decide(seat) && rules.together(state).is_empty() && !rules.begins_turn(state)
}

/// The best value in each sample, averaged over different samples.
#[derive(Clone, Copy, Default)]
struct MeanOfBest {
    sum: f32,
    samples: u32,
    /// The best value in the samples that show the known position, and their number.
    known: Option<(f32, u32)>,
}

impl MeanOfBest {
    /// Adds the best value in a sample.
    fn add_sample(&mut self, value: f32) {
        self.sum += value;
        self.samples += 1;
    }

    /// Adds a value reached from the known position without a random draw.
    fn add_try(&mut self, value: f32) {
        let (best, tries) = self.known.unwrap_or((f32::NEG_INFINITY, 0));
        self.known = Some((best.max(value), tries + 1));
    }

    fn mean(&self) -> f32 {
        let (best, tries) = self.known.unwrap_or_default();
        (self.sum + best * tries as f32) / (self.samples + tries).max(1) as f32
    }
}

/// Returns the index of the largest value. Ties are broken at random.
fn best_of(values: impl Iterator<Item = f32>, dealer: &mut Dealer) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    let mut equals = 0;
    for (index, value) in values.enumerate() {
        if value > best.1 {
            best = (index, value);
            equals = 1;
        } else if value >= best.1 {
            equals += 1;
            if dealer.below(equals) == 0 {
                best.0 = index;
            }
        }
    }
    best.0
}

/// Returns random choices for all seats that decide simultaneously with `seat`, in the order in which they are
/// asked. The entry for `seat` itself is `None`, and `own` is played for that seat.
fn choices_of_others<R: Ruleset>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    own: R::Action,
    dealer: &mut Dealer,
) -> Vec<Option<R::Action>> {
    let mut state = state.clone();
    let mut buffer = Vec::new();
    let deciders = together::deciders(rules, &state);
    let choose = |decides: Seat| {
        let other = (decides != seat).then(|| rules.random_action(&state, dealer, &mut buffer));
        rules.apply(&mut state, other.unwrap_or(own), dealer);
        other
    };
    deciders.iter().map(choose).collect()
}
