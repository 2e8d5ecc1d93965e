//! Measures the legibility of all tables: every game with its minimum and maximum number of players, in eight
//! positions, three window sizes, text at 100 and 200%, light and dark themes, and three languages. `cargo run
//! --release -p rondel-app --example legibility` prints the tables of docs/measurements/legibility.md and all problems;
//! `… -- quick` checks fewer cases, `… -- harbour` only one game.

#![allow(clippy::print_stdout, reason = "it is run to be read")]

use std::process::ExitCode;

use rayon::prelude::*;
use rondel_cli::screenshots::survey::{SurveyFindings, SurveyPlan, shortcomings, survey};
use rondel_games as _;
use rondel_painter::picture::alike;
use rondel_system::ThemeChoice;

fn main() -> anyhow::Result<ExitCode> {
    let quick = std::env::args().any(|argument| argument == "quick");
    let plan = SurveyPlan {
        sizes: vec![[1280, 720], [1920, 1080]],
        texts: vec![100, 200],
        themes: vec![ThemeChoice::Light, ThemeChoice::Dark],
        languages: if quick { vec!["de"] } else { vec!["en", "de", "nl"] },
        positions: if quick { 3 } else { 8 },
        contrasts: true,
    };
    // Contrasts are skipped: colours are the same in a larger window, and its images take long to render.
    let large = SurveyPlan { sizes: vec![[3840, 2160]], contrasts: false, ..plan.clone() };
    let named: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "quick").collect();
    let is_named = |plugin: &&rondel::Plugin| named.is_empty() || named.iter().any(|name| name == plugin.id);
    let games: Vec<_> = rondel::plugins()?.into_values().filter(|plugin| is_named(plugin)).collect();
    let look = |plugin| Ok([survey(plugin, &plan)?, survey(plugin, &large)?].concat());
    let found: Result<Vec<Vec<SurveyFindings>>, rondel::StartError> = games.into_par_iter().map(look).collect();
    let found = found?.concat();
    println!(
        "| game | seats | window | text | pictures | smallest text | text contrast | mark contrast | cut | without tooltip | texts over texts | pieces over pieces | empty |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for found in &found {
        let worst = &found.worst;
        let figure = |measured: &Option<_>| {
            measured.as_ref().map_or("–".to_owned(), |it: &rondel_painter::picture::legibility::Measured| {
                format!("{:.1}", it.value)
            })
        };
        println!(
            "| {} | {} | {}×{} | {} % | {} | {} | {} | {} | {} | {} | {} | {} | {:.0} % |",
            found.game,
            found.seats,
            found.size[0],
            found.size[1],
            found.text,
            found.pictures,
            figure(&worst.smallest_text),
            figure(&worst.least_text_contrast),
            figure(&worst.least_mark_contrast),
            worst.cut_texts.len(),
            worst.untold_texts.len(),
            worst.overlapping_texts.len(),
            worst.overlapping_pieces.len(),
            worst.empty_share * 100.0,
        );
    }
    println!("\n| game | drawings | least apart | to whom | differs |\n| --- | --- | --- | --- | --- |");
    for plugin in rondel::plugins()?.into_values().filter(is_named) {
        for pair in alike::pairs(plugin).iter().take(if quick { 12 } else { 2 }) {
            let (count, differs) = (plugin.icons.len(), pair.differs * 100.0);
            println!("| {} | {count} | {}, {} | {:?} | {differs:.0} % |", plugin.id, pair.one, pair.other, pair.sight);
        }
    }
    println!();
    let mut short = found.iter().flat_map(shortcomings).collect::<Vec<_>>();
    short.sort();
    short.dedup();
    for line in &short {
        println!("{line}");
    }
    println!("{} shortcomings", short.len());
    Ok(if short.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
