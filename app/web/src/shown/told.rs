//! The history of the game, the players' progress towards its end, and the result.

use rondel::{Catalog, Outcome, Seat, Teams, View};
use rondel_presenter::ending::told_end;
use rondel_presenter::goals::GoalProgress;
use rondel_presenter::log::Log;
use rondel_presenter::opponents::Company;
use rondel_presenter::team_columns::{are_of_teams, heading, shown_seats};
use rondel_presenter::words::Words;
use serde::Serialize;

/// Maximum number of turns in the history.
const TURNS: usize = 24;

/// A turn in the history.
#[derive(Serialize)]
pub(crate) struct ShownTurn {
    seat: Option<Seat>,
    headline: String,
    lines: Vec<String>,
}

/// The players' progress towards the end of the game.
#[derive(Serialize)]
pub(crate) struct ShownGoals {
    /// Warnings that the game is one step from its end.
    warnings: Vec<String>,
    goals: Vec<ShownGoal>,
}

#[derive(Serialize)]
struct ShownGoal {
    brings: String,
    text: String,
    icon: Option<&'static str>,
    counts: Vec<(Option<Seat>, String, String)>,
}

/// The result of a game.
#[derive(Serialize)]
pub(crate) struct ShownEnd {
    told: String,
    columns: Vec<String>,
    lines: Vec<(String, Vec<i32>)>,
}

pub(crate) fn turns(log: &Log, words: &Words, seats: &[String]) -> Vec<ShownTurn> {
    let turns = log.told(TURNS, words, seats).into_iter();
    turns.map(|turn| ShownTurn { seat: turn.seat, headline: turn.headline, lines: turn.lines }).collect()
}

impl ShownGoals {
    pub(crate) fn of(view: &View, seats: (&[String], Teams), catalog: &Catalog, words: &Words) -> Self {
        let over = matches!(view.turn, Some(rondel::Turn::Over(_)));
        let standing = GoalProgress::of(&view.goals, seats, over, catalog, words);
        let goals = standing.told(words).into_iter().map(|goal| ShownGoal {
            brings: goal.brings,
            text: goal.text,
            icon: goal.icon,
            counts: goal.counts,
        });
        Self { warnings: standing.warning_texts().map(str::to_owned).collect(), goals: goals.collect() }
    }
}

impl ShownEnd {
    pub(crate) fn of(
        outcome: &Outcome,
        view: &View,
        (seats, company): (&[String], &Company),
        catalog: &Catalog,
        words: &Words,
    ) -> Self {
        let sheet = view.score.clone().unwrap_or_default();
        let others = sheet.others.iter().map(|other| catalog.say(other));
        let rows = sheet.lines.iter().map(|(_, points)| points.as_slice());
        let (teams, count) = (outcome.teams(), seats.len());
        let shown = shown_seats(teams, count, are_of_teams(teams, count, rows));
        let of_shown = |points: &[i32]| -> Vec<i32> {
            let of_seats = shown.iter().filter_map(|seat| points.get(seat.index()));
            of_seats.chain(points.iter().skip(count)).copied().collect()
        };
        Self {
            told: told_end(outcome, company, catalog, words),
            columns: shown.iter().map(|seat| words.say(&heading(*seat, &shown, teams, seats))).chain(others).collect(),
            lines: sheet.lines.iter().map(|(text, points)| (catalog.say(text), of_shown(points))).collect(),
        }
    }
}
