//! Law 12: goals are what ends games.

use super::{Breach, Law, Position, holds};
use crate::goals::{Brings, Goal, Reach};
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::turn::Turn;
use crate::view::View;

/// Law 12 at one position, as one observer sees it.
pub(super) fn check<R: Ruleset>(position: &Position<'_, R>, view: &View) -> Result<(), Breach> {
    let columns = position.seats.count() + view.goals.others.len();
    for goal in &view.goals.list {
        if let Reach::Each(has) = &goal.reach {
            holds(Law::Goals, has.len() == columns, || {
                format!("{:?} has {} numbers for {columns} columns", goal.text, has.len())
            })?;
        }
        let fits = match goal.brings {
            Brings::Victory { .. } => goal.needs.is_some(),
            Brings::End { .. } => true,
            Brings::Points => goal.needs.is_none(),
        };
        holds(Law::Goals, fits, || {
            format!("{:?} needs {:?}, though it brings {:?}", goal.text, goal.needs, goal.brings)
        })?;
        victory(position.turn, goal)?;
    }
    end(position.turn, &view.goals.list)
}

/// Whoever wins by a way has reached it, and nobody had before.
fn victory(turn: Turn, goal: &Goal) -> Result<(), Breach> {
    let Brings::Victory { reason } = &goal.brings else { return Ok(()) };
    let reached: Vec<usize> = goal.reached().collect();
    match turn {
        Turn::Decide(_) => holds(Law::Goals, reached.is_empty(), || {
            format!("{reached:?} reached {:?}, and the game goes on", goal.text)
        }),
        Turn::Over(outcome) if outcome.reason() == *reason => {
            let winner = outcome.winner().map(Seat::index);
            holds(Law::Goals, winner.is_some_and(|winner| reached.contains(&winner)), || {
                format!("{winner:?} won by {:?}, which {reached:?} reached", goal.text)
            })
        }
        Turn::Over(_) => Ok(()),
    }
}

/// Where a game ends for a reason that some goals name, one of them is reached.
fn end(turn: Turn, goals: &[Goal]) -> Result<(), Breach> {
    let Turn::Over(outcome) = turn else { return Ok(()) };
    let names_it = |goal: &&Goal| match &goal.brings {
        Brings::End { reasons, .. } => reasons.contains(&outcome.reason()),
        Brings::Victory { .. } | Brings::Points => false,
    };
    let mut named = goals.iter().filter(names_it).peekable();
    let nobody = named.peek().is_some() && named.all(|goal| goal.needs.is_some() && goal.reached().next().is_none());
    holds(Law::Goals, !nobody, || {
        format!("the game ended for {}, and no goal that says so is reached", outcome.reason())
    })
}
