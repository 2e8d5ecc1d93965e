//! Journals, read as the window reads them, from opening the file to continuing the game.

use std::path::Path;

use rondel::journal::{Entry, Journal, Notice};
use rondel::{Session, Turn};
use rondel_system::{self, Contents, FileKind, JournalWriter, Store};

use super::{Attempt, Seed, Taken, Target, contents, tables};

pub(super) const TARGET: Target = Target { name: "journals", cases: 1500, seeds, check };

/// Returns games of every kind. They cover each option and each number of players of every game, and are stopped early,
/// late or not at all. Some games have custom content.
pub(super) fn seeds() -> Vec<Seed> {
    let mut seeds = Vec::new();
    let mut keep = |session, plies| {
        let text = tables::recorded(session, plies, seeds.len() as u64);
        seeds.push(Seed { name: String::new(), text });
    };
    for plugin in tables::games() {
        for (number, setup) in tables::setups(plugin).into_iter().enumerate() {
            let seats = plugin.players.0 + number as u8 % (plugin.players.1 - plugin.players.0 + 1);
            let plies = [usize::MAX, 12, 60, 0][number % 4];
            keep(tables::table(plugin, setup.as_ref(), seats, number as u64).expect("a bundled game"), plies);
        }
        for seats in plugin.players.0..=plugin.players.1 {
            let setup = (plugin.setup)();
            keep(tables::table(plugin, setup.as_ref(), seats, u64::from(seats)).expect("a bundled game"), 40);
        }
    }
    for (plugin, file, text) in contents::bundled().into_iter().step_by(4) {
        let mut setup = (plugin.setup)();
        setup.replace_content(&file, text).expect("the bundled text");
        keep(tables::table(plugin, setup.as_ref(), plugin.players.1, 5).expect("a bundled game"), 20);
    }
    seeds
}

/// Returns a game with a few decisions.
pub(super) fn short() -> String {
    let plugin = tables::games().next().expect("there are games");
    let setup = (plugin.setup)();
    tables::recorded(tables::table(plugin, setup.as_ref(), 2, 1).expect("a bundled game"), 5, 1)
}

fn check(attempt: &Attempt<'_>) -> Result<Taken, String> {
    let store = Store::at(attempt.folder);
    let path = attempt.file("games/game.rondel");
    // The entry on the home screen.
    let listed = store.saved(1);
    let opened = open(&path);
    attempt.unchanged(&path)?;
    let Some((mut session, text, sound)) = opened else { return Ok(Taken::Refused) };
    let is_it = |game: &Contents| game.game == session.header().game;
    if !listed.games.iter().any(|game| game.contents.as_ref().is_ok_and(is_it)) {
        return Err("a journal that can be opened is not listed".to_owned());
    }
    if sound {
        continue_in(&path, text, &mut session)?;
    }
    tables::go_on(&mut session, attempt.luck)?;
    Ok(Taken::Taken)
}

/// Opens a file. Returns the game, its text, and whether it is undamaged, or `None` if it is rejected.
fn open(path: &Path) -> Option<(Session, String, bool)> {
    let bytes = rondel_system::read(path, FileKind::Game).ok()?;
    let (session, notices) = Session::replay(Journal::read(&bytes).ok()?).ok()?;
    let (text, is_text) = match String::from_utf8(bytes) {
        Ok(text) => (text, true),
        Err(_) => (String::new(), false),
    };
    Some((session, text, is_text && !notices.iter().any(Notice::is_damage)))
}

/// Continues an undamaged game in its file, as the window does. The next decision must be present when the file
/// is opened again.
fn continue_in(path: &Path, text: String, session: &mut Session) -> Result<(), String> {
    let Turn::Decide(seat) = session.turn() else { return Ok(()) };
    let action = session.play(0).map_err(|refused| refused.to_string())?.action.clone();
    let mut recorder = JournalWriter::resume(path.to_owned(), text);
    recorder.append(&Entry::play(seat, action).line());
    if let Some(trouble) = recorder.trouble() {
        return Err(format!("a sound journal cannot be continued: {trouble}"));
    }
    drop(recorder);
    match open(path) {
        Some((again, _, true)) if again.state() == session.state() => Ok(()),
        _ => Err("the decision after a sound journal is lost".to_owned()),
    }
}
