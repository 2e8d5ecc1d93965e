//! What went wrong, in the language of the settings. What the system or a file says itself stays as it is said.

use rondel::journal::{LoadError, Notice};
use rondel::{StartError, Text};

use super::play::OpenError;
use super::words::Words;

/// Something a person should know about a file that could be opened all the same.
pub fn notice(notice: &Notice, words: &Words) -> String {
    let (key, line) = match notice {
        Notice::TornLine { line } => ("fault-torn", line),
        Notice::Unreadable { line, .. } => ("fault-unreadable", line),
        Notice::CannotBePlayed { line, .. } => ("fault-unplayable", line),
    };
    words.with(key, "line", *line)
}

/// Why a file cannot be opened.
pub fn open_error(error: &OpenError, words: &Words) -> String {
    let (path, reason) = match error {
        OpenError::File { path, source } => (path, source.to_string()),
        OpenError::Journal { path, source } => (path, load_error(source, words)),
        OpenError::Start { path, source } => (path, start_error(source, words)),
        OpenError::UnknownGame { path, game } => {
            (path, words.with("fault-no-game", "game", Text::verbatim(game.as_str())))
        }
    };
    format!("{}: {reason}", path.display())
}

fn load_error(error: &LoadError, words: &Words) -> String {
    match error {
        LoadError::Empty => words.word("fault-empty"),
        LoadError::Foreign(_) => words.word("fault-foreign"),
        LoadError::Format { .. } => words.word("fault-format"),
    }
}

/// Why a game cannot begin.
pub fn start_error(error: &StartError, words: &Words) -> String {
    match error {
        StartError::Seats { asked, .. } => words.with("fault-seats", "count", *asked),
        // A content file's own words name the file, the line and the entry.
        StartError::Setup(error) => error.to_string(),
    }
}
