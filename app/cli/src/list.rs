//! `rondel list`: lists the available games or the saved games.

use std::io::Write;

use anyhow::Context as _;
use clap::Args;
use rondel::plain::plain;
use rondel::plugins;
use rondel_system::{Contents, SavedGame, SavedGames, Store};
use serde_json::{Value, json};

#[derive(Debug, Args)]
pub(super) struct List {
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// List the saved games instead, most recently played first, including files that cannot be opened and why.
    #[arg(long)]
    saved: bool,
}

/// Lists the saved games as text or as JSON.
fn list_saved(json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    let store = Store::open();
    let SavedGames { games, fault, .. } = store.saved(usize::MAX);
    if let Some(fault) = fault {
        return Err(fault).with_context(|| store.games().display().to_string());
    }
    if json {
        let objects: Vec<_> = games.iter().map(saved_object).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&objects)?)?;
        return Ok(());
    }
    for game in &games {
        let file = game.path.to_string_lossy();
        let file = plain(&file);
        match &game.contents {
            Ok(Contents { game, plies, damaged, .. }) => {
                let damaged = if *damaged { ", damaged" } else { "" };
                writeln!(out, "{file}: {game}, plies: {plies}{damaged}")?;
            }
            Err(reason) => writeln!(out, "{file}: cannot be opened: {}", plain(&reason.to_string()))?,
        }
    }
    Ok(())
}

fn saved_object(game: &SavedGame) -> Value {
    let file = game.path.to_string_lossy();
    match &game.contents {
        Ok(Contents { game, players, plies, damaged }) => {
            json!({ "file": file, "game": game, "players": players, "plies": plies, "damaged": damaged })
        }
        Err(reason) => json!({ "file": file, "reason": reason.to_string() }),
    }
}

impl List {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if self.saved {
            return list_saved(self.json, out);
        }
        let mut games = Vec::new();
        for plugin in plugins()?.values() {
            let words = plugin.catalog("en")?;
            let options: Vec<_> = (plugin.setup)()
                .options()
                .iter()
                .map(|option| {
                    let values: Vec<&str> = option.values.iter().map(|(id, _)| *id).collect();
                    json!({ "name": option.id, "values": values, "chosen": option.chosen })
                })
                .collect();
            let mechanics: Vec<_> = plugin
                .mechanics
                .iter()
                .map(|mechanic| {
                    let (term, sentence) = (words.say(&mechanic.term()), words.say(&mechanic.sentence()));
                    json!({ "name": mechanic.id, "term": term, "rule": mechanic.rule, "sentence": sentence })
                })
                .collect();
            if !self.json {
                let (fewest, most) = plugin.players;
                let players = if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") };
                writeln!(
                    out,
                    "{:<16}{} · {players} players · {}",
                    plugin.id,
                    words.word("title"),
                    words.word("tagline")
                )?;
                for option in &options {
                    let values: Vec<_> =
                        option["values"].as_array().into_iter().flatten().filter_map(|v| v.as_str()).collect();
                    let name = option["name"].as_str().unwrap_or_default();
                    writeln!(out, "{:<16}--option {name}={}", "", values.join("|"))?;
                }
            }
            games.push(json!({
                "game": plugin.id,
                "title": words.word("title"),
                "tagline": words.word("tagline"),
                "version": plugin.version,
                "players": { "min": plugin.players.0, "max": plugin.players.1 },
                "minutes": { "min": plugin.minutes.0, "max": plugin.minutes.1 },
                "mechanics": mechanics,
                "credits": plugin.credits,
                "options": options,
            }));
        }
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&games)?)?;
        }
        Ok(())
    }
}
