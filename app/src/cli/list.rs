//! `rondel list`.

use std::io::Write;

use clap::Args;
use rondel::plugins;
use serde_json::json;

#[derive(Debug, Args)]
pub(super) struct List {
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

impl List {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
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
