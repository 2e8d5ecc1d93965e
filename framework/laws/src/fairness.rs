//! Checks that a ruleset's own implementation of [`Ruleset::random_action`] is uniform.

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::Seats;
use crate::turn::Turn;

/// A position in which some legal action is drawn too often or too rarely.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("after {ply} plies, {action} was drawn {times} times in {draws} draws, with {count} legal actions")]
pub struct Unfair {
    /// Number of plies before the position.
    pub ply: u32,
    /// The action.
    pub action: String,
    /// Number of times the action was drawn.
    pub times: u32,
    /// Number of draws.
    pub draws: u32,
    /// Number of legal actions.
    pub count: usize,
}

/// Draws many actions with [`Ruleset::random_action`] at every ply of one random game. All legal actions must be
/// equally frequent, within five standard deviations.
///
/// # Errors
/// Returns the first position in which an action is too frequent or too rare.
pub fn draws_fairly<R: Ruleset>(rules: &R, seats: Seats, seed: u64) -> Result<(), Unfair> {
    const DRAWS: u32 = 4000;
    let mut dealer = Dealer::seeded(seed);
    let mut state = rules.deal(seats, &mut dealer);
    let mut ply = 0;
    let mut buffer = Vec::new();
    while let Turn::Decide(_) = rules.turn(&state) {
        let mut legal = Vec::new();
        rules.legal_actions(&state, &mut legal);
        let mut times = vec![0_u32; legal.len()];
        for _ in 0..DRAWS {
            let action = rules.random_action(&state, &mut dealer, &mut buffer);
            if let Some(index) = legal.iter().position(|other| *other == action) {
                times[index] += 1;
            }
        }
        let share = 1.0 / legal.len() as f64;
        let expected = f64::from(DRAWS) * share;
        let slack = 5.0 * (expected * (1.0 - share)).sqrt();
        // Illegal actions are not counted, so the sum is less than `DRAWS` if an illegal action was drawn.
        let complete = times.iter().sum::<u32>() == DRAWS;
        for (action, times) in legal.iter().zip(times) {
            if !complete || (f64::from(times) - expected).abs() > slack {
                return Err(Unfair { ply, action: format!("{action:?}"), times, draws: DRAWS, count: legal.len() });
            }
        }
        let action = rules.random_action(&state, &mut dealer, &mut buffer);
        rules.apply(&mut state, action, &mut dealer);
        ply += 1;
    }
    Ok(())
}
