//! Searches of the library, and how they are put to the index.
//!
//! A search scans a column for each word (`instr`). That is fast enough for tens of thousands of games, so there is no
//! full-text index to keep.

use rondel::bots::Level;
use rusqlite::types::Value;

use super::row::{GameLocation, GameScore};

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words that are all to be found in what is known of a game, in any order and any language of the house.
    pub words: String,
    /// Games of this id alone.
    pub game: Option<String>,
    /// Games that are over, that go on, or both.
    pub standing: GameStatus,
    /// Games that went so for the only person at this screen.
    pub score: Option<GameScore>,
    /// Games with this level at the table.
    pub level: Option<Level>,
    /// Games with a star alone.
    pub starred: bool,
    /// Those with the others, or those in the bin.
    pub place: GameLocation,
    /// What comes first.
    pub sort: Sort,
    /// Whether the order is turned round.
    pub reversed: bool,
}

/// Whether a game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameStatus {
    /// Over or not.
    #[default]
    Any,
    /// Over.
    Over,
    /// Going on.
    Unfinished,
}

/// What comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// What was played last.
    #[default]
    Played,
    /// By the name of the game.
    Title,
    /// The longest.
    Length,
    /// What was won, then what was drawn.
    Result,
}

impl Sort {
    /// All of them.
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
    /// The conditions and the order as the index understands them, with the values that belong into their gaps.
    pub(super) fn clauses(&self) -> (String, Vec<Value>) {
        let mut conditions = vec!["place = ?".to_owned()];
        let mut values = vec![Value::from(place_number(self.place))];
        let mut and = |condition: &str, value: Option<Value>| {
            conditions.push(condition.to_owned());
            values.extend(value);
        };
        for word in self.words.to_lowercase().split_whitespace() {
            and("instr(words, ?) > 0", Some(word.to_owned().into()));
        }
        if let Some(game) = &self.game {
            and("game = ?", Some(game.clone().into()));
        }
        match self.standing {
            GameStatus::Any => {}
            GameStatus::Over => and("over = 1", None),
            GameStatus::Unfinished => and("over = 0", None),
        }
        if let Some(score) = self.score {
            and("score = ?", Some(score_number(score).into()));
        }
        if let Some(level) = self.level {
            and("instr(bots, ?) > 0", Some(format!(",{level},").into()));
        }
        if self.starred {
            and("star = 1", None);
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
