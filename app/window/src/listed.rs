//! Texts about games and tables in lists.

use std::path::PathBuf;

use rondel::Seat;
use rondel::journal::Player;
use rondel::table::PlayerInfo;
use rondel_presenter::opponents::{bot_name, player_name};
use rondel_presenter::words::Words;
use rondel_system::Age;
use rondel_tables::{TableKey, TableProgress, TableSummary};

/// The location of an online table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TablePlace {
    /// It is open in this program.
    Open(TableKey),
    /// It can be opened from this file.
    File(PathBuf),
}

/// Returns the name of a player; `None` for a human player without a name.
pub fn name_of(player: &Player, words: &Words) -> Option<String> {
    let named = (!player.name.is_empty()).then(|| player.name.clone());
    named.or_else(|| player.bot.map(|bot| bot_name(bot, words)))
}

/// Returns the names of the players at a table. Players without a name are left out until the game begins.
pub fn people(table: &TableSummary, words: &Words) -> Vec<String> {
    let has_begun = table.place.is_some();
    let fallback = |seat: Seat| has_begun.then(|| player_name(seat, None, words));
    let name = |sitter: &PlayerInfo| name_of(&sitter.player, words).or_else(|| fallback(sitter.seat));
    table.players.iter().filter_map(name).collect()
}

/// Returns the status of a table as text.
pub fn progress(table: &TableSummary, words: &Words) -> String {
    match table.progress {
        TableProgress::Gathering(0) => words.word("far-home-begins"),
        TableProgress::Gathering(open) => words.with("far-home-gathers", "count", open),
        TableProgress::Waiting => words.word("far-home-waits"),
        TableProgress::YourTurn => words.word("home-your-turn"),
        TableProgress::Turn(seat) => {
            let player = table.players.iter().find(|sitter| sitter.seat == seat).map(|sitter| sitter.player.clone());
            words.with("home-turn", "player", player_name(seat, player, words))
        }
    }
}

/// Returns a duration since some event as text.
pub fn age(age: Age, words: &Words) -> String {
    match age {
        Age::Now => words.word("age-now"),
        Age::Minutes(count) => words.with("age-minutes", "count", count as usize),
        Age::Hours(count) => words.with("age-hours", "count", count as usize),
        Age::Days(count) => words.with("age-days", "count", count as usize),
    }
}
