//! Legal actions, chosen by index or matched with an action stored in a file.
//!
//! Sessions play actions with [`apply`]. Law 7 uses the same function to check that a rejected action leaves the
//! state unchanged.

use serde_json::Value;

use crate::dealer::Dealer;
use crate::luck::LuckError;
use crate::ruleset::Ruleset;
use crate::turn::Turn;

/// The error returned for an action that the rules do not allow. The state is unchanged.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum IllegalAction {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// There is no choice with this number.
    #[error("there is no choice {number}; there are {count}")]
    NoSuchChoice {
        /// The number of the requested choice, from 1.
        number: usize,
        /// Number of available choices.
        count: usize,
    },
    /// The action is not legal in this position.
    #[error("`{0}` is not allowed here")]
    NotAllowed(Value),
    /// The player cannot forfeit the game, because it is not a game of two players against each other.
    #[error("only one of two players who play against each other can forfeit the game")]
    Forfeit,
    /// The given results do not fit the random events of the action.
    #[error(transparent)]
    Luck(#[from] LuckError),
}

/// Finds an action that is stored in a file. Returns its index among the legal actions, or `None` if the action
/// is not legal.
pub fn find<R: Ruleset>(rules: &R, state: &R::State, action: &Value) -> Option<usize> {
    let action: R::Action = serde_json::from_value(action.clone()).ok()?;
    let mut actions = Vec::new();
    rules.legal_actions(state, &mut actions);
    actions.iter().position(|legal| *legal == action)
}

/// Plays the legal action at this index, from 0.
///
/// # Errors
/// Returns an error if the game is over or there is no action at this index. The state is then unchanged.
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
    let action = *actions
        .get(index)
        .ok_or(IllegalAction::NoSuchChoice { number: index.saturating_add(1), count: actions.len() })?;
    rules.apply(state, action, dealer);
    Ok(())
}
