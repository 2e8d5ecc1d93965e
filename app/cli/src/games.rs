//! `rondel games`: lists all saved games from the library.

use std::io::Write;

use anyhow::bail;
use clap::Args;
use rondel::plain::plain;
use rondel_library::{GameStatus, Library, LibraryRow, Query, Record, SeatedPlayer};
use rondel_system::Store;
use rondel_system::local_time::date;
use serde_json::{Value, json};

use super::complain;

#[derive(Debug, Args)]
pub(super) struct Games {
    /// Only games that match all these words: names, games, opponents, endings, or dates such as 2026-11.
    #[arg(long)]
    search: Option<String>,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
    /// Only finished games.
    #[arg(long, conflicts_with = "unfinished")]
    over: bool,
    /// Only unfinished games.
    #[arg(long)]
    unfinished: bool,
    /// Only starred games.
    #[arg(long)]
    starred: bool,
    /// List the games in the bin instead.
    #[arg(long)]
    bin: bool,
    /// Rebuild the index from the saved games first.
    #[arg(long)]
    rebuild: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let store = Store::open();
        let folder = if self.bin { store.bin() } else { store.games() };
        let mut library = Library::open(store, || ())?;
        if self.rebuild {
            library.rebuild();
        }
        library.ask(self.query());
        library.settle();
        if let Some(unreadable) = library.unreadable().into_iter().find(|unreadable| unreadable.folder == folder) {
            bail!("{}: {}", folder.display(), unreadable.reason);
        }
        if library.progress().in_memory {
            complain("the index cannot be saved to its file; it was built for this run only");
        }
        let answer = library.answer();
        let rows = answer.as_ref().map(|answer| answer.rows.as_slice()).unwrap_or_default();
        if self.json {
            let objects: Vec<Value> = rows.iter().map(object).collect();
            writeln!(out, "{}", serde_json::to_string_pretty(&objects)?)?;
            return Ok(());
        }
        for row in rows {
            writeln!(out, "{}", line(row))?;
        }
        Ok(())
    }

    fn query(&self) -> Query {
        Query {
            words: self.search.clone().unwrap_or_default(),
            game: self.game.clone(),
            standing: match (self.over, self.unfinished) {
                (true, _) => GameStatus::Over,
                (_, true) => GameStatus::Unfinished,
                _ => GameStatus::Any,
            },
            starred: self.starred,
            place: if self.bin { rondel_library::GameLocation::Bin } else { rondel_library::GameLocation::Shelf },
            ..Query::default()
        }
    }
}

fn line(row: &LibraryRow) -> String {
    let star = if row.about.star { " *" } else { "" };
    let name = if row.about.name.is_empty() { String::new() } else { format!(" \"{}\"", row.about.name) };
    let path = row.path.to_string_lossy();
    let told = match &row.game {
        Ok(game) => format!("{}, {}, {}, plies: {}", game.id, players(game), ending(game), game.plies),
        Err(reason) => format!("cannot be opened: {}", plain(reason)),
    };
    format!("{}{star}{name} {}: {told}", date(row.played), plain(&path))
}

/// Returns the players in seat order. People with the same name are distinguished by their seat numbers.
fn players(game: &Record) -> String {
    let is_named = |sitter: &SeatedPlayer| sitter.bot.is_none() && !sitter.name.is_empty();
    let players = game.seats.iter().enumerate().map(|(place, sitter)| match sitter.bot {
        Some(bot) => bot.to_string(),
        None if sitter.name.is_empty() => "human".to_owned(),
        None => {
            let namesakes = game.seats.iter().filter(|other| is_named(other) && other.name == sitter.name);
            let seat = if namesakes.count() > 1 { format!(" (seat {})", place + 1) } else { String::new() };
            format!("{}{seat}", sitter.name)
        }
    });
    players.collect::<Vec<_>>().join(" – ")
}

fn ending(game: &Record) -> String {
    match &game.outcome {
        None => "unfinished".to_owned(),
        Some(outcome) => {
            let places: Vec<String> = outcome.placing.iter().map(ToString::to_string).collect();
            format!("places {} ({})", places.join(" "), plain(&outcome.reason))
        }
    }
}

fn object(row: &LibraryRow) -> Value {
    let mut object = json!({
        "file": row.path.to_string_lossy(),
        "played": row.played,
        "name": row.about.name,
        "star": row.about.star,
    });
    match &row.game {
        Ok(game) => object["game"] = json!(game),
        Err(reason) => object["reason"] = json!(reason),
    }
    object
}
