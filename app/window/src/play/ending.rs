//! Texts about the end of a game.

use rondel::scene::ScoreSheet;
use rondel::{Outcome, Seat, Text};
use rondel_presenter::ending::{headline, reason};
use rondel_presenter::team_columns::{are_of_teams, heading, shown_seats};

use super::ending_turns::TURNS;
use super::log::LogPanel;
use super::view::GameView;
use crate::context::AppContext;

/// The end of a game as text.
pub struct EndingText {
    /// Headline that names the winners.
    pub headline: String,
    /// Reason for the result, as a sentence.
    pub reason: String,
    pub(super) winners: Vec<Seat>,
    pub(super) seats: Vec<String>,
    /// The columns of the score sheet in seat order: seats, or teams with their first seat, and their names.
    pub(super) columns: Vec<(Seat, String)>,
    /// The same columns from first to last place. If there are more than two, each name includes the place.
    pub(super) ranked: Vec<(Seat, String)>,
    pub(super) others: Vec<String>,
    pub(super) lines: Vec<(String, Vec<i32>)>,
    /// The most important turns, each with its last step, its seat and its short headlines.
    pub(super) turns: Vec<(usize, Seat, Vec<String>)>,
    /// The first step of each turn, with its short headlines.
    pub(super) headlines: Vec<(usize, Vec<String>)>,
}

impl EndingText {
    /// Returns the short headlines of the turn to which a step belongs.
    pub(super) fn headlines_at(&self, step: usize) -> &[String] {
        let later = self.headlines.partition_point(|(from, _)| *from <= step);
        self.headlines[..later].last().map_or(&[], |(_, headlines)| headlines)
    }

    /// Returns the last line of the score sheet as text: its label and each player's count.
    pub(super) fn total(&self) -> Option<String> {
        let (what, points) = self.lines.last()?;
        let of_seats = self.columns.iter().filter_map(|(seat, name)| Some((name, points.get(seat.index())?)));
        let others = self.others.iter().zip(points.iter().skip(self.seats.len()));
        let counts: Vec<String> = of_seats.chain(others).map(|(name, count)| format!("{name} {count}")).collect();
        Some(format!("{what}: {}", counts.join(", ")))
    }
}

impl GameView {
    /// Returns the end of the game as text.
    pub(super) fn read_ending(
        &self,
        log: &LogPanel,
        seats: &[String],
        outcome: &Outcome,
        sheet: ScoreSheet,
        cx: &AppContext,
    ) -> EndingText {
        let catalog = cx.words.of(self.plugin.id);
        let own = |seat: Seat| seats.get(seat.index()).cloned().unwrap_or_default();
        let winners: Vec<Seat> = outcome.winners().collect();
        let company = self.company(seats, cx);
        let named = winners.iter().map(|seat| Text::verbatim(company.full(*seat))).collect();
        let headline = headline(outcome, named, &cx.words);
        let teams = outcome.teams();
        let rows = sheet.lines.iter().map(|(_, points)| points.as_slice());
        let columns = shown_seats(teams, seats.len(), are_of_teams(teams, seats.len(), rows));
        let others = sheet.others.iter().map(|other| catalog.say(other)).collect();
        let lines = sheet.lines.into_iter().map(|(text, points)| (catalog.say(&text), points)).collect();
        let first = if outcome.is_defeat() { log.log.opponents().collect() } else { winners.clone() };
        let turns = log.log.heaviest(TURNS, &first, &cx.words, seats);
        let headlines =
            log.log.turns().iter().map(|turn| (turn.from, turn.short_headlines(&cx.words, seats))).collect();
        let reason = reason(outcome.reason(), winners.iter().map(|seat| own(*seat)), catalog, &cx.words);
        let named = |seat: &Seat| (*seat, cx.words.say(&heading(*seat, &columns, teams, seats)));
        let columns: Vec<(Seat, String)> = columns.iter().map(named).collect();
        let mut ranked = columns.clone();
        ranked.sort_by_key(|(seat, _)| outcome.placing(*seat));
        let several = ranked.len() > 2 && !outcome.is_joint();
        let ranked = ranked
            .into_iter()
            .map(|(seat, name)| (seat, if several { format!("{}. {name}", outcome.placing(seat)) } else { name }));
        let ranked = ranked.collect();
        // If the game has only a score, there are no winners and no laurels.
        let winners = if outcome.is_scored() { Vec::new() } else { winners };
        EndingText {
            headline,
            reason,
            winners,
            seats: seats.to_vec(),
            columns,
            ranked,
            others,
            lines,
            turns,
            headlines,
        }
    }
}
