//! The `rondel simulate` command.

use std::io::Write;
use std::time::Instant;

use anyhow::Context as _;
use clap::Args;
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use rondel::arena::{Mean, Statistics, Tally, game_seed};
use rondel::{Catalog, Seats};
use rondel_system::clock::CLOCK;
use serde::Serialize;

use super::aside;
use super::programs::{self, Company, ProgramArgs, Programs};
use super::table::{self, GameArgs, Opened, RunArgs};

#[derive(Debug, Args)]
pub(super) struct Simulate {
    #[command(flatten)]
    game: GameArgs,
    /// Number of games.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The bots, such as `greedy,mcts:500`, or `command:python bot.py` for a program; random bots by default. With
    /// programs, games are played one after another.
    #[arg(long)]
    seats: Option<String>,
    #[command(flatten)]
    run: RunArgs,
    #[command(flatten)]
    programs: ProgramArgs,
    /// Print JSON: the same seed gives the same bytes. Timings go to standard error.
    #[arg(long)]
    json: bool,
}

/// The output of `--json`.
#[derive(Serialize)]
struct SimulationJson<'a> {
    game: &'a str,
    games: u64,
    seats: Vec<String>,
    seed: u64,
    /// Number of games in which a bot took over for a program that had failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    substituted: Option<u64>,
    #[serde(flatten)]
    statistics: Statistics,
}

impl Simulate {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let Opened { plugin, setup, game } = self.game.open()?;
        let (named, commands) = programs::commands(self.seats.as_deref(), "random");
        let players = table::players(named.as_deref(), &game, "random", "random")?;
        let bots = table::bots(&players)?;
        let seats = Seats::new(bots.len() as u8).context("too many players")?;
        let pool = self.run.pool()?;
        let started = Instant::now();
        // The bar is hidden automatically if the output is not a terminal.
        let bar = ProgressBar::new(self.games);
        let one = |index| {
            let mut tally = Tally::new(seats);
            tally.count(&game.play_game(&bots, game_seed(self.run.seed, index), CLOCK));
            bar.inc(1);
            tally
        };
        let mut programs = Programs::start(commands, &self.programs, None)?;
        let tally = if programs.is_empty() {
            pool.install(|| {
                (0..self.games).into_par_iter().map(one).reduce(|| Tally::new(seats), |left, right| left.and(&right))
            })
        } else {
            let (words, seated) = (plugin.catalog("en")?, (0..bots.len()).collect::<Vec<_>>());
            let mut tally = Tally::new(seats);
            for index in 0..self.games {
                let company = Company { seated: &seated, bots: &bots };
                let seed = game_seed(self.run.seed, index);
                tally.count(&programs.play_from(seed, (plugin, setup.as_ref()), company, &words)?);
                bar.inc(1);
            }
            tally
        };
        bar.finish_and_clear();
        let object = SimulationJson {
            game: plugin.id,
            games: self.games,
            seats: programs.named(&bots),
            seed: self.run.seed,
            substituted: programs.substituted(),
            statistics: tally.statistics(),
        };
        let seconds = started.elapsed().as_secs_f64();
        if self.json {
            // The output depends only on the seed, so the duration is printed separately.
            aside(&format!("{} games in {seconds:.1} s", self.games));
            writeln!(out, "{}", serde_json::to_string(&object)?)?;
        } else {
            print(&object, seconds, &plugin.catalog("en")?, &game, out)?;
        }
        Ok(())
    }
}

fn print(
    object: &SimulationJson<'_>,
    seconds: f64,
    words: &Catalog,
    game: &rondel::AnyGame,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let SimulationJson { games, statistics, .. } = object;
    writeln!(out, "{games} games of {} in {seconds:.1} s (seed {})", words.word("title"), object.seed)?;
    let plies = &statistics.plies;
    writeln!(out, "plies: {:.1} on average, {} to {}", plies.mean, plies.min, plies.max)?;
    for ((seat, share), bot) in rondel::Seat::each_of(rondel::MAX_SEATS as u8).zip(&statistics.wins).zip(&object.seats)
    {
        let (percent, low, high) = (100.0 * share.rate, 100.0 * share.low, 100.0 * share.high);
        let name = words.say(&game.seat_name(seat));
        writeln!(out, "{name} ({bot}): {} wins, {percent:.1}% (95% interval {low:.1}–{high:.1}%)", share.count)?;
    }
    if let Some(games) = object.substituted.filter(|games| *games > 0) {
        writeln!(out, "in {games} games, a bot took over for a program that had failed")?;
    }
    for ((seat, payoff), bot) in
        rondel::Seat::each_of(rondel::MAX_SEATS as u8).zip(&statistics.payoffs).zip(&object.seats)
    {
        let (name, Mean { mean, low, high }) = (words.say(&game.seat_name(seat)), payoff);
        writeln!(out, "{name} ({bot}): mean payoff {mean:.3} (95% interval {low:.3}–{high:.3})")?;
    }
    if let Some(Mean { mean, low, high }) = statistics.scores {
        writeln!(out, "score: {mean:.1} on average (95% interval {low:.1}–{high:.1})")?;
    }
    if statistics.together > 0 {
        writeln!(out, "won together: {}", statistics.together)?;
    }
    if statistics.draws > 0 {
        writeln!(out, "draws: {}", statistics.draws)?;
    }
    if statistics.defeats > 0 {
        writeln!(out, "lost to the game: {}", statistics.defeats)?;
    }
    for (reason, count) in &statistics.reasons {
        writeln!(out, "ended by {}: {count}", words.word(reason))?;
    }
    Ok(())
}
