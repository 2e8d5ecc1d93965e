//! Texts for list entries about games and tables.

use std::path::PathBuf;

use rondel::table::PlayerInfo;
use rondel_presenter::opponents::{Company, own_name};
use rondel_presenter::words::Words;
use rondel_system::Age;
use rondel_tables::{TableKey, TableProgress, TableSummary};

/// The place from which an online table can be opened.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TablePlace {
    /// The table is open in this program.
    Open(TableKey),
    /// The table is stored in this file.
    File(PathBuf),
}

/// Returns the names of the players at a table. Until the game begins, players without a name are left out.
pub fn people(table: &TableSummary, words: &Words) -> Vec<String> {
    let has_begun = table.place.is_some();
    let company = company(table, words);
    let is_named = |sitter: &&PlayerInfo| has_begun || own_name(&sitter.player, words).is_some();
    table.players.iter().filter(is_named).map(|sitter| company.short(sitter.seat)).collect()
}

fn company(table: &TableSummary, words: &Words) -> Company {
    Company::at(table.players.iter().cloned(), words.of(table.plugin.id), words)
}

/// Returns the status of a table as text.
pub fn progress(table: &TableSummary, words: &Words) -> String {
    match table.progress {
        TableProgress::Gathering(0) => words.word("far-home-begins"),
        TableProgress::Gathering(open) => words.with("far-home-gathers", "count", open),
        TableProgress::Waiting => words.word("far-home-waits"),
        TableProgress::YourTurn => words.word("home-your-turn"),
        TableProgress::Turn(seat) => words.with("home-turn", "player", company(table, words).short(seat)),
    }
}

/// Returns the time since an event as text.
pub fn age(age: Age, words: &Words) -> String {
    match age {
        Age::Now => words.word("age-now"),
        Age::Minutes(count) => words.with("age-minutes", "count", count as usize),
        Age::Hours(count) => words.with("age-hours", "count", count as usize),
        Age::Days(count) => words.with("age-days", "count", count as usize),
    }
}
