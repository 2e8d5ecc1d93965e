//! Legal actions, named by their index as people choose them, or found again as files hold them.
//!
//! Sessions play through [`apply`], and law 7 checks every ruleset through it: a refused action changes nothing.

use serde_json::Value;

use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::turn::Turn;

/// An action that the rules do not allow here. Nothing has changed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum IllegalAction {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// There are fewer choices.
    #[error("there is no choice {number}; there are {count}")]
    NoSuchChoice {
        /// The choice asked for, from 1.
        number: usize,
        /// How many choices there are.
        count: usize,
    },
    /// It is not one of the legal actions.
    #[error("`{0}` is not allowed here")]
    NotAllowed(Value),
}

/// The index of the legal action that a file means; `None` where it means none.
pub fn find<R: Ruleset>(rules: &R, state: &R::State, action: &Value) -> Option<usize> {
    let action: R::Action = serde_json::from_value(action.clone()).ok()?;
    let mut actions = Vec::new();
    rules.legal_actions(state, &mut actions);
    actions.iter().position(|legal| *legal == action)
}

/// Plays the legal action with this index, from 0.
///
/// # Errors
/// When the game is over or there is no such action. The state is unchanged then.
pub fn apply<R: Ruleset>(
    rules: &R,
    state: &mut R::State,
    index: usize,
    dealer: &mut Dealer,
) -> Result<(), IllegalAction> {
    if let Turn::Over(_) = rules.turn(state) {
        return Err(IllegalAction::Over);
    }
    let mut actions = Vec::new();
    rules.legal_actions(state, &mut actions);
    let action = *actions.get(index).ok_or(IllegalAction::NoSuchChoice { number: index + 1, count: actions.len() })?;
    rules.apply(state, action, dealer);
    Ok(())
}
