//! Law 11: seats that decide together cannot see each other's choices.

use serde::Serialize;

use super::after::After;
use super::{Breach, Law, alike, holds, summary};
use crate::dealer::Dealer;
use crate::ruleset::{Ruleset, Stage};
use crate::scene::{Choice, Observer};
use crate::seat::{Seat, Seats};
use crate::turn::Turn;

/// Checks the group of seats that decide together in a position, and returns how many of its members have already been
/// asked.
pub(super) fn in_order<R: Ruleset>(rules: &R, state: &R::State, seats: Seats) -> Result<usize, Breach> {
    let together = rules.together(state);
    let Turn::Decide(seat) = rules.turn(state) else { return Ok(0) };
    if together.is_empty() {
        return Ok(0);
    }
    holds(
        Law::Together,
        together.len() > 1 && together.iter().all(|seat| seats.each().any(|own| own == seat)),
        || format!("{together} decide together at a table of {}", seats.count()),
    )?;
    holds(Law::Together, together.has(seat), || format!("{seat} is asked, but {together} decide together"))?;
    Ok(together.before(seat).len())
}

/// Returns the breach for a seat whose choices depend on the choices of others in its group.
pub(super) fn other_choices(seat: Seat) -> Breach {
    Breach::new(Law::Together, format!("the choices of {seat} depend on what other seats of its group have chosen"))
}

/// Checks law 11 at one position. The seat that is asked makes one of two choices, and the seats asked after it
/// make the same choices in both cases. Until the last seat has chosen, no other seat and no spectator may be
/// able to tell which choice was made.
pub(super) fn check<R: Stage>(rules: &R, state: &R::State, luck: u64) -> Result<(), Breach> {
    let together = rules.together(state);
    let Turn::Decide(mover) = rules.turn(state) else { return Ok(()) };
    if together.is_empty() {
        return Ok(());
    }
    let mut eye = Dealer::seeded(luck);
    let legal = legal_actions(rules, state);
    let count = legal.len() as u32;
    let one = eye.below(count);
    // A different action, if several are legal.
    let other = (one + 1 + eye.below((count - 1).max(1))) % count;
    let chosen = [one, other].map(|place| legal[place as usize]);
    let mut branches = chosen.map(|action| After::of(rules, state, action, luck));
    for later in together.after(mover).iter() {
        let breach = |what: String| {
            let chosen = summary::actions(rules, state, &chosen).join(" or ");
            format!("{mover} chooses {chosen}, and {what}")
        };
        for branch in &branches {
            let (turn, now) = (rules.turn(&branch.state), rules.together(&branch.state));
            holds(Law::Together, (turn, now) == (Turn::Decide(later), together), || {
                let turn = said(turn);
                format!("{together} decide together, but when {later} should be asked, {turn}, and {now} do so")
            })?;
        }
        let others = together.iter().filter(|seat| *seat != mover).map(Observer::Seat);
        for observer in others.chain([Observer::Spectator]) {
            let who = summary::who(observer);
            same(
                &branches,
                |branch| branch.seen_by(rules, observer),
                || breach(format!("{who} hears of it before {later} has chosen")),
            )?;
            same(
                &branches,
                |branch| rules.scene(&branch.state, observer),
                || breach(format!("{who} sees it before {later} has chosen")),
            )?;
        }
        let legal = legal_actions(rules, &branches[0].state);
        same(
            &branches,
            |branch| legal_actions(rules, &branch.state),
            || breach(format!("{later} has different legal actions")),
        )?;
        let choices = |branch: &After<R>| -> Vec<Choice> {
            legal.iter().map(|action| rules.choice(&branch.state, *action)).collect()
        };
        same(&branches, choices, || breach(format!("{later} sees different choices")))?;
        same(&branches, |branch| rules.prompt(&branch.state), || breach(format!("{later} gets a different prompt")))?;
        same(
            &branches,
            |branch| rules.blocked_clicks(&branch.state),
            || breach(format!("{later} gets different blocked clicks")),
        )?;
        same(
            &branches,
            |branch| rules.disabled_choices(&branch.state),
            || breach(format!("{later} gets different disabled choices")),
        )?;
        same(
            &branches,
            |branch| rules.indirect_choices(&branch.state),
            || breach(format!("{later} gets different indirect choices")),
        )?;
        // An action that makes a random draw cannot be undone, and every seat learns whether an action can be
        // undone.
        holds(Law::Together, branches.iter().all(|branch| !branch.is_final), || {
            breach(format!("something random is drawn or a secret is shown before {later} has chosen"))
        })?;
        let action = legal[eye.below(legal.len() as u32) as usize];
        branches = branches.map(|branch| After::of(rules, &branch.state, action, luck ^ later.index() as u64));
    }
    branches.iter().try_for_each(|branch| {
        let is_over = match rules.turn(&branch.state) {
            Turn::Decide(seat) => rules.together(&branch.state) != together || together.before(seat).is_empty(),
            Turn::Over(_) => true,
        };
        holds(Law::Together, is_over, || format!("all of {together} have chosen, but one of them is asked again"))
    })
}

fn said(turn: Turn) -> String {
    match turn {
        Turn::Decide(seat) => format!("{seat} decides"),
        Turn::Over(_) => "the game is over".to_owned(),
    }
}

/// Checks that a value is the same after both choices (law 11).
fn same<R: Stage, T: PartialEq + Serialize>(
    [one, other]: &[After<R>; 2],
    what: impl Fn(&After<R>) -> T,
    fault: impl FnOnce() -> String,
) -> Result<(), Breach> {
    alike(Law::Together, &what(one), &what(other), fault)
}

fn legal_actions<R: Ruleset>(rules: &R, state: &R::State) -> Vec<R::Action> {
    let mut legal = Vec::new();
    rules.legal_actions(state, &mut legal);
    legal
}
