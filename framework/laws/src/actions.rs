//! Laws 1 and 7: the legal actions, and the rejection of all other actions.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::{Breach, Law, Position, holds, summary};
use crate::dealer::Dealer;
use crate::legal::{self, IllegalAction};
use crate::ruleset::{Ruleset, Stage, Urgent};
use crate::seat::Seat;
use crate::turn::Turn;

/// Checks law 1.
pub(super) fn check<R: Stage>(position: &Position<'_, R>, ply: u32) -> Result<(), Breach> {
    let longest = position.rules.longest_game();
    match position.turn {
        Turn::Over(_) => {
            holds(Law::Actions, position.legal.is_empty(), || {
                format!("the game is over, but {} is legal", said(position, position.legal[0]))
            })?;
        }
        Turn::Decide(seat) => {
            holds(Law::Actions, seat.index() < position.seats.count(), || {
                format!("{seat} decides, but it is not at the table")
            })?;
            holds(Law::Actions, !position.legal.is_empty(), || format!("{seat} decides, but has no legal action"))?;
            holds(Law::Actions, (ply as usize) < longest, || {
                format!("the game is not over after {longest} plies, the maximum returned by `longest_game()`")
            })?;
            check_urgent(position, seat)?;
            check_estimates(position)?;
        }
    }
    let mut listed = HashSet::with_capacity(position.legal.len());
    match position.legal.iter().find(|action| !listed.insert(**action)) {
        Some(twice) => holds(Law::Actions, false, || format!("{} is listed twice", said(position, *twice))),
        None => Ok(()),
    }
}

fn said<R: Stage>(position: &Position<'_, R>, action: R::Action) -> String {
    summary::action(position.rules, position.state, action)
}

/// Checks that the action that will be played is legal (law 1).
pub(super) fn is_legal<R: Stage>(position: &Position<'_, R>, action: R::Action) -> Result<(), Breach> {
    holds(Law::Actions, position.legal.contains(&action), || {
        format!("the action to be played, {}, is not legal", said(position, action))
    })
}

/// Checks that an urgent action is legal, and that it wins immediately if and only if the ruleset declares that it does
/// (law 1).
fn check_urgent<R: Stage>(position: &Position<'_, R>, seat: Seat) -> Result<(), Breach> {
    let urgent = position.rules.urgent(position.state);
    let (Urgent::Wins(action) | Urgent::Parries(action)) = urgent else { return Ok(()) };
    holds(Law::Actions, position.legal.contains(&action), || {
        format!("`urgent()` returns {}, which is not legal", said(position, action))
    })?;
    let mut after = position.state.clone();
    position.rules.apply(&mut after, action, &mut Dealer::seeded(0));
    let wins = matches!(position.rules.turn(&after), Turn::Over(outcome) if outcome.has_won(seat));
    holds(Law::Actions, wins == matches!(urgent, Urgent::Wins(_)), || {
        let action = said(position, action);
        if wins {
            format!("`urgent()` returns {action} only to prevent a win, but it wins immediately")
        } else {
            format!("`urgent()` returns {action} as a win, but it does not win immediately")
        }
    })
}

/// Checks that [`Ruleset::estimates`] returns the same values as [`Ruleset::estimate`] for each seat (law 1).
fn check_estimates<R: Stage>(position: &Position<'_, R>) -> Result<(), Breach> {
    let all = position.rules.estimates(position.state, position.seats);
    let wrong = position.seats.each().find_map(|seat| {
        let own = position.rules.estimate(position.state, seat)?;
        ((own - all[seat.index()]).abs() > 1e-5).then_some((seat, own))
    });
    holds(Law::Actions, wrong.is_none(), || {
        let (seat, own) = wrong.unwrap_or_default();
        format!("{seat}: `estimate()` returns {own}, but `estimates()` returns {}", all[seat.index()])
    })
}

/// Plays an action and checks that a saved copy of the position does not change (law 7).
pub(super) fn apply<R: Stage>(
    rules: &R,
    state: &mut R::State,
    action: R::Action,
    dealer: &mut Dealer,
) -> Result<(), Breach> {
    let before = state.clone();
    let written = serde_json::to_string(&before).unwrap_or_default();
    rules.apply(state, action, dealer);
    let still = serde_json::to_string(&before).unwrap_or_default();
    holds(Law::Refusals, written == still, || {
        let action = summary::action(rules, &before, action);
        format!("{action} changed a saved copy of the position, which makes undo impossible")
    })
}

/// Actions that were legal in earlier positions, used to check that illegal actions are rejected (law 7).
pub(super) struct Pool<R: Ruleset> {
    actions: Vec<R::Action>,
}

impl<R: Ruleset> Default for Pool<R> {
    fn default() -> Self {
        Self { actions: Vec::new() }
    }
}

impl<R: Stage> Pool<R> {
    /// Maximum number of actions kept.
    const LIMIT: usize = 256;

    /// Checks that illegal actions are rejected and leave the state unchanged.
    pub(super) fn check(&mut self, position: &Position<'_, R>, hand: &mut Dealer) -> Result<(), Breach> {
        let mut state = position.state.clone();
        let count = position.legal.len();
        let refused = legal::apply(position.rules, &mut state, count, &mut Dealer::seeded(0));
        let expected = match position.turn {
            Turn::Over(_) => IllegalAction::Over,
            Turn::Decide(_) => IllegalAction::NoSuchChoice { number: count + 1, count },
        };
        holds(Law::Refusals, refused == Err(expected), || {
            format!("choice {} of {count} was not rejected: {refused:?}", count + 1)
        })?;
        for garbage in [Value::Null, json!("no such action"), json!({ "no such": "action" }), json!([[-1]])] {
            let found = legal::find(position.rules, &state, &garbage);
            holds(Law::Refusals, found.is_none(), || format!("`{garbage}` is read as an action"))?;
        }
        if !self.actions.is_empty() {
            let other = self.actions[hand.below(self.actions.len() as u32) as usize];
            let written = serde_json::to_value(other).unwrap_or_default();
            let found = legal::find(position.rules, &state, &written);
            let legal = position.legal.iter().position(|action| *action == other);
            holds(Law::Refusals, found == legal, || {
                let number = |place: Option<usize>| {
                    place.map_or("no choice".to_owned(), |place| format!("choice {}", place + 1))
                };
                format!("{} is {} here, but is read as {}", said(position, other), number(legal), number(found))
            })?;
        }
        let unchanged = state == *position.state;
        holds(Law::Refusals, unchanged, || "a rejected action changed the position".to_owned())?;
        self.remember(position.legal, hand);
        Ok(())
    }

    fn remember(&mut self, legal: &[R::Action], hand: &mut Dealer) {
        if legal.is_empty() {
            return;
        }
        let action = legal[hand.below(legal.len() as u32) as usize];
        if self.actions.len() < Self::LIMIT {
            self.actions.push(action);
        } else {
            self.actions[hand.below(Self::LIMIT as u32) as usize] = action;
        }
    }
}
