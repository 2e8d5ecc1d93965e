//! A person's own mistakes, taken from the reviews saved next to games.

use std::path::Path;
use std::sync::Arc;
use std::time::UNIX_EPOCH;

use rondel::journal::{Journal, Player};
use rondel::review::Verdict;
use rondel::{Plugin, Seat, Session, Turn};
use rondel_hosting::Host;
use rondel_system::FileKind;
use rondel_system::Weighed;

use super::{Exercise, ExerciseKind, Mistake, Position};
use crate::LocalTable;
use crate::reviewer::is_deep;

/// Returns the mistakes of the players at this screen in a finished game, the most costly first. If only bots
/// played, the mistakes of all seats are returned.
pub fn at_table(table: &LocalTable, found: &[Weighed]) -> Vec<Exercise> {
    let here: Vec<Seat> = table.seats().each().filter(|seat| table.sits_here(*seat)).collect();
    let seats = if here.is_empty() { table.seats().each().collect() } else { here };
    of_game(table.plugin(), table.session(), found, &seats, None)
}

/// Returns the mistakes of the players at this screen in a saved game, or `None` if there are no such
/// players, or if the game is unfinished, was not reviewed or cannot be read.
pub fn in_file(file: &Path, plugins: &[&'static Plugin]) -> Option<Vec<Exercise>> {
    // Most games were never reviewed and need not be read.
    if !rondel_system::has_review(file) {
        return None;
    }
    let bytes = rondel_system::read(file, FileKind::Game).ok()?;
    let text = String::from_utf8(bytes).ok()?;
    let journal = Journal::read(text.as_bytes()).ok()?;
    let plugin = *plugins.iter().find(|plugin| plugin.id == journal.header.game)?;
    let host = match rondel_system::read_guests(file).ok()? {
        Some(hosted) => Host::resume(hosted, journal).ok()?.0,
        None => Host::alone(Session::replay(journal).ok()?.0),
    };
    let session = host.session();
    let found = rondel_system::read_review(file, &session.journal(), session.seats());
    let elsewhere = rondel_system::read_about(file).elsewhere;
    let is_elsewhere = |seat: Seat| host.is_elsewhere(seat) || elsewhere.contains(&(seat.index() as u8));
    let is_person = |seat: Seat| session.header().players.get(seat.index()).is_some_and(Player::is_person);
    let here = |seat: &Seat| host.bot(*seat).is_none() && is_person(*seat) && !is_elsewhere(*seat);
    let here: Vec<Seat> = session.seats().each().filter(here).collect();
    if found.is_empty() || here.is_empty() || !is_over(session) {
        return None;
    }
    let written = std::fs::metadata(file).and_then(|about| about.modified()).ok();
    let played = written.and_then(|time| time.duration_since(UNIX_EPOCH).ok()).map(|since| since.as_secs());
    Some(of_game(plugin, session, &found, &here, played))
}

fn is_over(session: &Session) -> bool {
    matches!(session.turn(), Turn::Over(_))
}

/// Returns the mistakes in a review that can be practised: only mistakes judged at full depth, and one per position.
fn of_game(
    plugin: &'static Plugin,
    session: &Session,
    found: &[Weighed],
    seats: &[Seat],
    played: Option<u64>,
) -> Vec<Exercise> {
    if !is_over(session) {
        return Vec::new();
    }
    let journal: Arc<str> = session.journal().into();
    let mut mistakes: Vec<Exercise> = Vec::new();
    for weighed in found {
        let Weighed { iterations, decision } = weighed;
        let wanted =
            is_deep(weighed, session) && decision.verdict() >= Verdict::Mistake && seats.contains(&decision.seat);
        let known = session.state_at(decision.ply).map(|state| session.game().actions(state).len());
        // A saved review may refer to another version of the game.
        let fits = known == Some(decision.choices.len())
            && session.plies().get(decision.ply).is_some_and(|ply| ply.seat == decision.seat);
        let position = Position::of(session, decision.ply, decision.seat).filter(|_| wanted && fits);
        let Some(position) = position.filter(|it| mistakes.iter().all(|other| other.position != *it)) else { continue };
        let mistake = Mistake {
            chosen: decision.chosen,
            worth: decision.choices[decision.chosen],
            loss: decision.loss(),
            iterations: *iterations,
            played,
        };
        mistakes.push(Exercise {
            plugin,
            journal: Arc::clone(&journal),
            ply: decision.ply,
            seat: decision.seat,
            kind: ExerciseKind::Mistake(mistake),
            position,
        });
    }
    mistakes.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
    mistakes
}

fn loss(exercise: &Exercise) -> f64 {
    if let ExerciseKind::Mistake(mistake) = &exercise.kind { mistake.loss } else { 0.0 }
}
