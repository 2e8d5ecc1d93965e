//! Reads a game file for the index: replays the game and reads its review and its guests.

use std::path::Path;

use rondel::journal::Notice;
use rondel::review::Verdict;
use rondel::{Session, Turn};
use rondel_system::panic_hook::guarded;
use rondel_system::{Identity, Unopened, Weighed, read_game};
use rondel_tables::SUBSTITUTE;
use rondel_tables::reviewer::is_deep;

use super::months::begun;
use super::row::{Outcome, Record, ReviewSummary, SeatedPlayer};

/// Reads a game file. Returns an error message if it cannot be opened, or if the rules panic on its contents.
pub(super) fn examine(file: &Path) -> Result<Record, String> {
    match guarded(|| look(file)) {
        Ok(Ok(game)) => Ok(game),
        Ok(Err(fault)) => Err(fault.to_string()),
        Err(broken) => Err(broken.to_string()),
    }
}

fn look(file: &Path) -> Result<Record, Unopened> {
    let (journal, bytes) = read_game(file)?;
    let print = Identity::of(&journal, &bytes).print();
    let (session, notices) = Session::replay(journal)?;
    let seats = seats(file, &session);
    let (outcome, decides) = match session.turn() {
        Turn::Over(outcome) => (Some(Outcome::of(&outcome)), None),
        Turn::Decide(seat) => (None, Some(seat)),
    };
    let mut game = Record {
        id: session.header().game.clone(),
        seats,
        outcome,
        decides,
        plies: session.plies().len(),
        rounds: session.game().round(session.state()),
        begun: file.file_stem().and_then(|name| name.to_str()).and_then(begun),
        damaged: notices.iter().any(Notice::is_damage),
        judged: None,
        print,
    };
    let mut found = rondel_system::read_review(file, &session.journal(), session.seats());
    found.retain(|weighed| is_deep(weighed, &session));
    game.judged = judged(found, &game);
    Ok(game)
}

/// Returns the players at the table. Guests are stored in a separate file next to the journal.
fn seats(file: &Path, session: &Session) -> Vec<SeatedPlayer> {
    let hosted = rondel_system::read_guests(file).ok().flatten();
    let holders = hosted.map(|hosted| hosted.holders).unwrap_or_default();
    let rondel_system::GameMetadata { elsewhere, substituted, .. } = rondel_system::read_about(file);
    let sitter = |(place, player): (usize, &rondel::journal::Player)| {
        let holder = holders.get(place);
        let is_guest = holder.is_some_and(|it| it.key.is_some() || it.open.is_some() || it.left);
        let name = holder.and_then(|it| it.name.clone()).unwrap_or_else(|| player.name.clone());
        let is_substituted = player.program && substituted.contains(&(place as u8));
        let bot = holder.and_then(|it| it.bot).or(player.bot).or(is_substituted.then_some(SUBSTITUTE));
        let name = if is_substituted { String::new() } else { name };
        let elsewhere = is_guest || player.program || elsewhere.contains(&(place as u8));
        SeatedPlayer { name, bot, elsewhere: elsewhere && bot.is_none() }
    };
    session.header().players.iter().enumerate().map(sitter).collect()
}

fn judged(found: Vec<Weighed>, game: &Record) -> Option<ReviewSummary> {
    let mine = game.mine();
    let verdicts = found.into_iter().map(|weighed| weighed.decision);
    let verdicts = verdicts.filter(|decision| mine.is_none_or(|seat| decision.seat == seat));
    let verdicts: Vec<Verdict> = verdicts.map(|decision| decision.verdict()).collect();
    let count = |verdict| verdicts.iter().filter(|other| **other == verdict).count();
    (!verdicts.is_empty()).then(|| ReviewSummary {
        weighed: verdicts.len(),
        inexact: count(Verdict::Inexact),
        mistakes: count(Verdict::Mistake),
        blunders: count(Verdict::Blunder),
    })
}
