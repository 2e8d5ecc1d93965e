//! The `rondel compare` command.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Args;
use indicatif::ProgressBar;
use rondel::Bot;
use rondel::lab::{LabPlan, Measures};
use rondel_charts::answers::FigureRow;
use rondel_charts::report::{ComparisonReport, PAGE_SIGN, page, picture};
use rondel_charts::{Column, Goal, Run, RunPart, Shard, numbers};
use rondel_presenter::words::Words;
use rondel_system::{FileKind, png_file};

use super::output::Output;
use super::table::{self, RunArgs};

#[derive(Debug, Args)]
pub(super) struct Compare {
    /// What to compare: `game[:option=value,…][@seats]`, such as `harbour:trainer=easy@1` or `spandau-1780@3`. Seats
    /// can name their bots instead, as in `harbour@greedy+random`; `content=FILE` is also an option.
    #[arg(value_name = "COLUMN", required_unless_present = "merge", conflicts_with = "merge")]
    columns: Vec<String>,
    /// Number of games per column.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000), conflicts_with = "merge")]
    games: u64,
    /// The bot at seats for which none is specified.
    #[arg(long, default_value = "greedy", conflicts_with = "merge")]
    bot: Bot,
    /// The stronger bot in skill trials; by default greedy, or mcts:200 for games without an estimate.
    #[arg(long, conflicts_with = "merge")]
    strong: Option<Bot>,
    /// The weaker bot in skill trials.
    #[arg(long, default_value = "random", conflicts_with = "merge")]
    weak: Bot,
    /// Replay one in this many deals for the trials of skill and of the deal; 0 for none. By default one in ten for
    /// 1000 games or more, and about a hundred deals for fewer.
    #[arg(long, conflicts_with = "merge")]
    trials: Option<u64>,
    #[command(flatten)]
    run: RunArgs,
    /// Play only one part of the games, such as 3/8, and print the counts, to be merged with the others.
    #[arg(long, value_name = "I/N", conflicts_with_all = ["merge", "json", "csv", "html", "picture"])]
    shard: Option<Shard>,
    /// Merge the parts of a run instead of playing: files, or folders of them. Files that GNU parallel puts next to its
    /// results (`1.err`, `1.seq`; `stderr`, `seq`) are ignored.
    #[arg(long, value_name = "PART", num_args = 1..)]
    merge: Vec<PathBuf>,
    /// Print all counts and figures as JSON.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print the figures and chart data as CSV.
    #[arg(long)]
    csv: bool,
    /// Write all charts to an HTML page; an existing file is replaced only if rondel wrote it.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write all charts to a PNG picture; an existing file is replaced only if rondel wrote it.
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,
    /// Language of names, page and picture.
    #[arg(long)]
    language: Option<String>,
}

impl Compare {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let language = match &self.language {
            None => "en",
            asked => table::language(asked.as_deref())?,
        };
        // Problems with the files must be reported before hours of games are played.
        let html = self.html.as_ref().map(|file| Output::reserve("--html", file, PAGE_SIGN)).transpose()?;
        let drawn = self.picture.as_ref().map(|file| Output::reserve("--picture", file, png_file::SIGN)).transpose()?;
        if let Some(html) = &html {
            html.stands_apart(&[])?;
        }
        if let Some(drawn) = &drawn {
            drawn.stands_apart(&html.iter().collect::<Vec<_>>())?;
        }
        let (columns, measures, games) = if self.merge.is_empty() { self.play()? } else { self.merged()? };
        if let Some(shard) = self.shard {
            let part = RunPart::of(&columns, games, shard, measures);
            writeln!(out, "{}", serde_json::to_string(&part)?)?;
            return Ok(());
        }
        let words = Words::new(language, columns.iter().map(|column| column.plugin));
        let report = ComparisonReport { columns: &columns, measures: &measures, games, words: &words };
        if let Some(html) = html {
            html.write(page(&report).as_bytes())?;
        }
        if let Some(drawn) = drawn {
            drawn.write(&picture(&report)?)?;
        }
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&report.json())?)?;
        } else if self.csv {
            report.csv(&mut *out)?;
        } else {
            print(&report, out)?;
        }
        Ok(())
    }

    fn play(&self) -> anyhow::Result<(Vec<Column>, Vec<Measures>, u64)> {
        /// Maximum number of columns, each of which has its own colour.
        const MOST: usize = 4;
        if self.columns.len() > MOST {
            bail!("at most {MOST} columns can be compared, not {}", self.columns.len());
        }
        let read = |words: &String| {
            let mut column = Column::read(words, self.bot, self.run.seed)?;
            column.plan.strong = self.strong.unwrap_or(column.plan.strong);
            column.plan.weak = self.weak;
            column.plan.trial_every = self.trials.unwrap_or(LabPlan::trial_every(self.games));
            anyhow::Ok(column)
        };
        let columns = Arc::new(self.columns.iter().map(read).collect::<anyhow::Result<Vec<_>>>()?);
        let shard = self.shard.unwrap_or(Shard::WHOLE);
        let mut run = Run::start(Arc::clone(&columns), Goal::Games(self.games), shard, self.run.count(), || ())?;
        let bar = ProgressBar::new(shard.share_of(self.games) * columns.len() as u64);
        while !run.is_over() {
            std::thread::sleep(Duration::from_millis(20));
            bar.set_position(run.done());
        }
        bar.finish_and_clear();
        run.wait()?;
        let measures = run.measures();
        drop(run);
        let columns = Arc::into_inner(columns).context("a game is still in progress")?;
        Ok((columns, measures, self.games))
    }

    fn merged(&self) -> anyhow::Result<(Vec<Column>, Vec<Measures>, u64)> {
        // Parts are merged one by one, so that a thousand parts need no more memory than two.
        let mut unread = None;
        let files = part_files(&self.merge)?;
        let parts = files.iter().map_while(|path| {
            let file = path.display().to_string();
            let read = table::read("--merge ", path, FileKind::Part).and_then(|text| Ok(RunPart::read(&file, &text)?));
            read.map_err(|error| unread = Some(error)).ok().map(|part| (file, part))
        });
        let merged = RunPart::merge(parts);
        if let Some(error) = unread {
            return Err(error);
        }
        let RunPart { games, columns: counted, .. } = merged?;
        let (mut columns, mut measures) = (Vec::new(), Vec::new());
        for column in counted {
            let plugin = table::find(&column.game)?;
            let mut opened =
                Column::open(column.name, plugin, column.setup, column.plan.bots.clone(), column.plan.seed)?;
            opened.plan = column.plan;
            columns.push(opened);
            measures.push(column.measures);
        }
        Ok((columns, measures, games))
    }
}

/// Returns the named files, and all files in the named folders, sorted by name.
fn part_files(named: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in named {
        if path.is_dir() {
            let before = files.len();
            files_in(path, &mut files).with_context(|| format!("--merge {}", path.display()))?;
            if files.len() == before {
                bail!("--merge {}: no files in this folder", path.display());
            }
            files[before..].sort();
        } else {
            files.push(path.clone());
        }
    }
    files.retain(|path| !lies_beside_a_result(path));
    Ok(files)
}

fn files_in(folder: &Path, into: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        // Links to folders are not followed, because they could form a loop.
        if entry.file_type()?.is_dir() {
            files_in(&entry.path(), into)?;
        } else {
            into.push(entry.path());
        }
    }
    Ok(())
}

/// Returns whether GNU parallel wrote this file next to a result. With `--results parts/{}`, the result is
/// `parts/1`, next to `parts/1.err` and `parts/1.seq`. With `--results parts`, the result is
/// `parts/1/1/stdout`, next to `stderr` and `seq`.
fn lies_beside_a_result(path: &Path) -> bool {
    let is_beside = |result: PathBuf| result != path && result.is_file();
    match (path.file_name().and_then(OsStr::to_str), path.extension().and_then(OsStr::to_str)) {
        (Some("stderr" | "seq"), _) => is_beside(path.with_file_name("stdout")),
        (_, Some("err" | "seq")) => is_beside(path.with_extension("")),
        _ => false,
    }
}

/// Prints the figures in columns.
fn print(report: &ComparisonReport<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    let names: Vec<String> = (0..report.columns.len()).map(|place| report.name(place)).collect();
    let row = |FigureRow { figure, values }: &FigureRow| {
        let said = values.iter().map(|value| {
            value
                .as_ref()
                .map_or("–".to_owned(), |value| numbers::estimate(report.words.language(), figure.unit, value))
        });
        (report.catalog(0).word(&format!("figure-{}", figure.id)), said.collect())
    };
    let rows: Vec<(String, Vec<String>)> = FigureRow::all(report.measures).iter().map(row).collect();
    let first = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let width = |place: usize| {
        let values = rows.iter().map(|(_, values)| values[place].chars().count());
        values.chain([names[place].chars().count()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..names.len()).map(width).collect();
    let line = |name: &str, values: &[String]| {
        let values = values.iter().zip(&widths).map(|(value, width)| format!("  {value:<width$}"));
        format!("{name:<first$}{}", values.collect::<String>()).trim_end().to_owned()
    };
    writeln!(out, "{}", line("", &names))?;
    for (name, values) in &rows {
        writeln!(out, "{}", line(name, values))?;
    }
    Ok(())
}
