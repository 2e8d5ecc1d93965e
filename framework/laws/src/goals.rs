//! Law 12: goals match the endings of games.

use super::summary::brief;
use super::{Breach, Law, Position, holds};
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::turn::Turn;
use crate::view::View;
use rondel_stage::goals::{Brings, Goal, Reach};

/// Checks law 12 at one position for one observer.
pub(super) fn check<R: Ruleset>(position: &Position<'_, R>, view: &View) -> Result<(), Breach> {
    let columns = position.seats.count() + view.goals.others.len();
    for goal in &view.goals.list {
        if let Reach::Each(has) = &goal.reach {
            holds(Law::Goals, has.len() == columns, || {
                format!("the goal `{}` has {} numbers, but there are {columns} columns", brief(&goal.text), has.len())
            })?;
        }
        let fits = match goal.brings {
            Brings::Victory { .. } => goal.needs.is_some(),
            Brings::End { .. } => true,
            Brings::Points => goal.needs.is_none(),
        };
        holds(Law::Goals, fits, || {
            let needs = if goal.needs.is_some() {
                "scores points, so it must not set `needs`"
            } else {
                "wins the game, so it must set `needs`"
            };
            format!("the goal `{}` {needs}", brief(&goal.text))
        })?;
        victory(position.turn, goal)?;
    }
    end(position.turn, &view.goals.list)
}

/// Formats the seats of these columns.
fn seats(columns: &[usize]) -> String {
    let seats: Vec<String> = columns.iter().map(|column| Seat::new(*column as u8).to_string()).collect();
    if seats.is_empty() { "nobody".to_owned() } else { seats.join(", ") }
}

/// Checks that if a seat wins by a goal, the seat or one of its partners has reached the goal. While the game is in
/// progress, no seat may have reached it.
fn victory(turn: Turn, goal: &Goal) -> Result<(), Breach> {
    let Brings::Victory { reason } = &goal.brings else { return Ok(()) };
    let reached: Vec<usize> = goal.reached().collect();
    match turn {
        Turn::Decide(_) => holds(Law::Goals, reached.is_empty(), || {
            format!("{} reached `{}`, but the game is not over", seats(&reached), brief(&goal.text))
        }),
        Turn::Over(outcome) if outcome.reason() == *reason => {
            let team = outcome.winning_team().unwrap_or_default();
            let winners: Vec<usize> = team.iter().map(Seat::index).collect();
            // A count that all seats share has only one column.
            let is_common = !goal.is_of_each() && outcome.is_joint() && !reached.is_empty();
            let is_theirs = is_common || winners.iter().any(|winner| reached.contains(winner));
            holds(Law::Goals, !winners.is_empty() && is_theirs, || {
                format!("{} won by `{}`, but {} reached it", seats(&winners), brief(&goal.text), seats(&reached))
            })
        }
        Turn::Over(_) => Ok(()),
    }
}

/// Checks that if a game ends for a reason that is listed by one or more goals, at least one of these goals has
/// been reached.
fn end(turn: Turn, goals: &[Goal]) -> Result<(), Breach> {
    let Turn::Over(outcome) = turn else { return Ok(()) };
    let names_it = |goal: &&Goal| match &goal.brings {
        Brings::End { reasons, .. } => reasons.contains(&outcome.reason()),
        Brings::Victory { .. } | Brings::Points => false,
    };
    let mut named = goals.iter().filter(names_it).peekable();
    let nobody = named.peek().is_some() && named.all(|goal| goal.needs.is_some() && goal.reached().next().is_none());
    holds(Law::Goals, !nobody, || {
        format!("the game ended with the reason `{}`, but no goal that lists it has been reached", outcome.reason())
    })
}
