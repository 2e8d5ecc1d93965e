//! Parts of a comparison: an accepted part can be merged and shown.

use std::sync::{Arc, OnceLock};

use rondel::Bot;
use rondel_charts::report::{ComparisonReport, page};
use rondel_charts::{Column, Goal, Run, RunPart, Shard};
use rondel_presenter::words::Words;

use super::{Attempt, Seed, Taken, Target, tables};

pub(super) const TARGET: Target = Target { name: "parts", cases: 1500, seeds, check };

/// Returns a complete run of each game, the second part of a run, and a run of several games.
pub(super) fn seeds() -> Vec<Seed> {
    let at =
        |seats: fn((u8, u8)) -> u8| tables::games().map(move |game| format!("{}@{}", game.id, seats(game.players)));
    let several: Vec<String> = at(|(_, most)| most).collect();
    let mut texts: Vec<String> = at(|(fewest, _)| fewest).map(|column| counted(&[column], 2, "1/1")).collect();
    texts.push(counted(&several, 3, "2/2"));
    texts.push(counted(&several[..2], 30, "1/1"));
    texts.into_iter().map(|text| Seed { name: String::new(), text }).collect()
}

/// Returns a complete run of two small games.
pub(super) fn small() -> String {
    static SMALL: OnceLock<String> = OnceLock::new();
    let columns = ["connect-four@random+random".to_owned(), "tic-tac-toe".to_owned()];
    SMALL.get_or_init(|| counted(&columns, 2, "1/1")).clone()
}

/// Measures the given number of games per column.
fn counted(columns: &[String], games: u64, shard: &str) -> String {
    let read = |words: &String| Column::read(words, Bot::Random, 3).expect("a column of a bundled game");
    let columns: Arc<Vec<Column>> = Arc::new(columns.iter().map(read).collect());
    let shard: Shard = shard.parse().expect("a part");
    let mut run = Run::start(Arc::clone(&columns), Goal::Games(games), shard, 1, || ()).expect("a thread");
    run.wait().expect("sound games");
    let part = RunPart::of(&columns, games, shard, run.measures());
    serde_json::to_string(&part).expect("plain data")
}

fn check(attempt: &Attempt<'_>) -> Result<Taken, String> {
    let Ok(text) = std::str::from_utf8(attempt.bytes) else { return Ok(Taken::Refused) };
    let Ok(part) = RunPart::read("part.json", text) else { return Ok(Taken::Refused) };
    let again = serde_json::to_string(&part).map_err(|error| error.to_string())?;
    let twin =
        RunPart::read("twin.json", &again).map_err(|error| format!("what was taken is not read again: {error}"))?;
    if RunPart::merge([("part.json".to_owned(), part), ("twin.json".to_owned(), twin)]).is_ok() {
        return Err("the same games count twice".to_owned());
    }
    let part = RunPart::read("part.json", text).map_err(|error| error.to_string())?;
    let Ok(whole) = RunPart::merge([("part.json".to_owned(), part)]) else { return Ok(Taken::Taken) };
    let (mut columns, mut measures) = (Vec::new(), Vec::new());
    for counted in whole.columns {
        let plugin = tables::games().find(|plugin| plugin.id == counted.game).ok_or("no such game")?;
        let opened = Column::open(counted.name, plugin, counted.setup, counted.plan.bots.clone(), counted.plan.seed);
        let Ok(mut column) = opened else { return Ok(Taken::Refused) };
        column.plan = counted.plan;
        columns.push(column);
        measures.push(counted.measures);
    }
    let words = Words::new("en", columns.iter().map(|column| column.plugin));
    let report = ComparisonReport { columns: &columns, measures: &measures, games: whole.games, words: &words };
    let mut table = Vec::new();
    report.csv(&mut table).map_err(|error| error.to_string())?;
    if report.json().is_null() || page(&report).is_empty() || table.is_empty() {
        return Err("there is nothing in the report".to_owned());
    }
    Ok(Taken::Taken)
}
