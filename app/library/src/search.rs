//! Library queries and their translation to SQL.
//!
//! A search scans a column for each word (`instr`). This is fast enough for tens of thousands of games, so a
//! full-text index is not needed.

use rondel::bots::Level;
use rusqlite::types::Value;

use super::row::{GameLocation, GameScore};
use super::terms::terms;

/// A search with filters and an order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words that must all occur in the searchable text of a game, in any order and any supported language.
    pub words: String,
    /// Identifier of the game, or `None` for any.
    pub game: Option<String>,
    /// Whether the games are over, in progress, or either.
    pub standing: GameStatus,
    /// Result for the only person at this screen, or `None` for any.
    pub score: Option<GameScore>,
    /// Bot level at the table, or `None` for any.
    pub level: Option<Level>,
    /// Whether to return only games with a star.
    pub starred: bool,
    /// Location to search.
    pub place: GameLocation,
    /// Sort order.
    pub sort: Sort,
    /// Whether the order is reversed.
    pub reversed: bool,
}

/// Filter for finished and unfinished games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameStatus {
    /// Finished or in progress.
    #[default]
    Any,
    /// Finished.
    Over,
    /// In progress.
    Unfinished,
}

/// Sort order of the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// Most recently played first.
    #[default]
    Played,
    /// By the name of the game.
    Title,
    /// Longest first.
    Length,
    /// Won games first, then drawn games.
    Result,
}

impl Sort {
    /// All sort orders.
    pub const ALL: [Self; 4] = [Self::Played, Self::Title, Self::Length, Self::Result];

    fn clause(self, reversed: bool) -> &'static str {
        match (self, reversed) {
            (Self::Played, false) => "played DESC, file DESC",
            (Self::Played, true) => "played, file",
            (Self::Title, false) => "game, played DESC, file DESC",
            (Self::Title, true) => "game DESC, played DESC, file DESC",
            (Self::Length, false) => "plies DESC, played DESC, file DESC",
            (Self::Length, true) => "plies, played DESC, file DESC",
            (Self::Result, false) => "coalesce(score, -1) DESC, played DESC, file DESC",
            (Self::Result, true) => "coalesce(score, 9), played DESC, file DESC",
        }
    }
}

impl Query {
    /// Returns the SQL conditions and order, with the values for the placeholders.
    pub(super) fn clauses(&self) -> (String, Vec<Value>) {
        let mut conditions = vec!["place = ?".to_owned()];
        let mut values = vec![Value::from(place_number(self.place))];
        let mut and = |condition: &str, more: Vec<Value>| {
            conditions.push(condition.to_owned());
            values.extend(more);
        };
        for term in terms(&self.words) {
            let words = vec!["instr(words, ?) > 0"; term.words.len()].join(" AND ");
            let periods = " OR (played >= ? AND played < ?)".repeat(term.periods.len());
            let bounds = term.periods.into_iter().flat_map(|(first, next)| [first.into(), next.into()]);
            and(&format!("(({words}){periods})"), term.words.into_iter().map(Value::from).chain(bounds).collect());
        }
        if let Some(game) = &self.game {
            and("game = ?", vec![game.clone().into()]);
        }
        match self.standing {
            GameStatus::Any => {}
            GameStatus::Over => and("over = 1", Vec::new()),
            GameStatus::Unfinished => and("over = 0", Vec::new()),
        }
        if let Some(score) = self.score {
            and("score = ?", vec![score_number(score).into()]);
        }
        if let Some(level) = self.level {
            and("instr(bots, ?) > 0", vec![format!(",{level},").into()]);
        }
        if self.starred {
            and("star = 1", Vec::new());
        }
        let clauses = format!("WHERE {} ORDER BY {}", conditions.join(" AND "), self.sort.clause(self.reversed));
        (clauses, values)
    }
}

pub(super) fn place_number(place: GameLocation) -> i64 {
    match place {
        GameLocation::Shelf => 0,
        GameLocation::Bin => 1,
    }
}

pub(super) fn score_number(score: GameScore) -> i64 {
    match score {
        GameScore::Lost => 0,
        GameScore::Drawn => 1,
        GameScore::Won => 2,
    }
}
