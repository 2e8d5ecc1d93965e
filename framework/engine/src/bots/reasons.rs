//! Explains why a choice is good, in terms of the parts of the ruleset's estimate.

use super::turns::Trials;
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::{EstimatePart, Stage};
use crate::seat::{Seat, Seats};
use crate::text::Text;
use crate::together;
use crate::turn::Turn;

/// The effects of a choice until another turn begins, averaged over everything that the choosing seat cannot know.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reasons {
    /// Share of the samples in which the seat has won by then, from 0 to 1.
    pub wins: f32,
    /// Share of the samples in which the game has ended by then without a win for the seat, from 0 to 1.
    pub ends: f32,
    /// The changes for all seats, sorted by absolute value in the estimate, largest first.
    pub changes: Vec<PartChange>,
}

/// The change of one part of a seat's estimate. A loss is negative.
#[derive(Clone, Debug, PartialEq)]
pub struct PartChange {
    /// The seat.
    pub seat: Seat,
    /// The name of the part.
    pub text: Text,
    /// The average change.
    pub by: f32,
    /// The value of the change in the estimate.
    pub worth: f32,
}

/// Returns the effects of each of `choices`, given as indices of the observer's legal actions. In each of
/// `samples` possible positions, the rest of the turn is the best of several random continuations.
pub fn reasons<R: Stage>(
    rules: &R,
    observation: &Observation<R>,
    seats: Seats,
    choices: &[usize],
    samples: u32,
    dealer: &mut Dealer,
) -> Vec<Reasons> {
    /// Number of random continuations tried for the rest of a turn.
    const TRIES: u32 = 16;
    let seat = observation.seat();
    let mut found = vec![Reasons::default(); choices.len()];
    let samples = if choices.is_empty() { 0 } else { samples };
    for _ in 0..samples {
        let sample = observation.sample(rules, dealer);
        let asked = together::asked(rules, &sample, seat).unwrap_or_else(|| sample.clone());
        let mut actions = Vec::new();
        rules.legal_actions(&asked, &mut actions);
        let before = parts(rules, &asked, seats);
        let mut trials = Trials::<R>::new(&asked, seats);
        for (reasons, choice) in found.iter_mut().zip(choices) {
            let Some(action) = actions.get(*choice) else { continue };
            let mut state = asked.clone();
            rules.apply(&mut state, *action, dealer);
            let goes_on = matches!(rules.turn(&state), Turn::Decide(decides) if decides == seat);
            if goes_on && rules.together(&state).is_empty() {
                trials.finish_turn(rules, &mut state, seat, (TRIES, true), dealer);
            }
            if let Turn::Over(outcome) = rules.turn(&state) {
                let won = outcome.has_won(seat);
                *(if won { &mut reasons.wins } else { &mut reasons.ends }) += 1.0 / samples as f32;
            }
            for ((seat, old), (_, new)) in before.iter().zip(&parts(rules, &state, seats)) {
                reasons.note(*seat, old, new, 1.0 / samples as f32);
            }
        }
    }
    for reasons in &mut found {
        reasons.changes.sort_by(|one, other| other.worth.abs().total_cmp(&one.worth.abs()));
    }
    found
}

fn parts<R: Stage>(rules: &R, state: &R::State, seats: Seats) -> Vec<(Seat, Vec<EstimatePart>)> {
    seats.each().map(|seat| (seat, rules.estimate_parts(state, seat))).collect()
}

impl Reasons {
    /// Returns whether there are no effects: the game does not end and no named part changes.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty() && self.wins + self.ends <= 0.0
    }

    /// Adds the differences between the parts of a seat's estimate in two positions.
    fn note(&mut self, seat: Seat, old: &[EstimatePart], new: &[EstimatePart], share: f32) {
        let gone = old.iter().filter(|part| new.iter().all(|other| other.text != part.text));
        let gone: Vec<(&EstimatePart, f32)> = gone.map(|part| (part, -part.has)).collect();
        let there = new.iter().map(|part| {
            let had = old.iter().find(|other| other.text == part.text).map_or(0.0, |other| other.has);
            (part, part.has - had)
        });
        for (part, by) in there.chain(gone) {
            let (by, worth) = (by * share, by * share * part.weight);
            match self.changes.iter_mut().find(|change| change.seat == seat && change.text == part.text) {
                Some(change) => {
                    change.by += by;
                    change.worth += worth;
                }
                None if by != 0.0 => self.changes.push(PartChange { seat, text: part.text.clone(), by, worth }),
                None => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &'static str, has: f32) -> EstimatePart {
        EstimatePart::new(Text::new(name), has, 2.0)
    }

    #[test]
    fn what_is_there_only_before_or_after_has_changed_by_all_of_it() {
        let mut reasons = Reasons::default();
        let seat = Seat::new(1);
        reasons.note(seat, &[part("goods", 3.0), part("letters", 1.0)], &[part("goods", 3.0), part("ships", 2.0)], 0.5);
        reasons.note(seat, &[part("letters", 1.0)], &[part("letters", 1.0)], 0.5);
        let found: Vec<_> = reasons.changes.iter().map(|change| (change.text.key(), change.by, change.worth)).collect();
        assert_eq!(found, [(Some("ships"), 1.0, 2.0), (Some("letters"), -0.5, -1.0)]);
    }
}
