//! Laws 2 and 3: conservation of pieces, and serialisation of positions.

use super::{Breach, Law, holds, summary};
use crate::bounds;
use crate::ruleset::{Ruleset, Stage};
use crate::view::{DEEPEST_VIEW, View};

/// Checks laws 2 and 3.
pub(super) fn check<R: Ruleset>(rules: &R, state: &R::State) -> Result<(), Breach> {
    rules.check_conservation(state).map_err(|miscount| Breach::new(Law::Census, miscount.to_string()))?;
    let written = write(state, "the state")?;
    let read: R::State = read(&written, "the state")?;
    holds(Law::Json, read == *state, || format!("the state changes in a JSON round trip: {written}"))
}

/// Checks law 3 for an action.
pub(super) fn check_action<R: Stage>(rules: &R, state: &R::State, action: R::Action) -> Result<(), Breach> {
    let written = write(&action, "an action")?;
    let read: R::Action = read(&written, "an action")?;
    holds(Law::Json, read == action, || {
        format!("{} changes in a JSON round trip: {written}", summary::action(rules, state, action))
    })
}

/// Checks that remote guests can receive a view (law 3).
pub(super) fn check_view(view: &View) -> Result<(), Breach> {
    let written = write(view, "a view")?;
    bounds::json_within(&written, usize::MAX, DEEPEST_VIEW).map_err(|fault| {
        Breach::new(Law::Json, format!("a view cannot be sent to remote guests: {fault}; reduce the nesting of texts"))
    })
}

fn write(thing: &impl serde::Serialize, what: &str) -> Result<String, Breach> {
    serde_json::to_string(thing)
        .map_err(|error| Breach::new(Law::Json, format!("{what} cannot be written as JSON: {error}")))
}

fn read<T: serde::de::DeserializeOwned>(written: &str, what: &str) -> Result<T, Breach> {
    serde_json::from_str(written)
        .map_err(|error| Breach::new(Law::Json, format!("{what} cannot be read from JSON: {error}: {written}")))
}
