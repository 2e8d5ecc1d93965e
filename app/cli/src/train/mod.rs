//! The `rondel train` command: a game teaches itself to judge positions.
//!
//! Each round plays games between searches with the best model so far, fits models to these and earlier games, and
//! plays a match between the best fit and the best model so far. Everything is written to a folder as it is found, so
//! a run that was stopped continues where it was. Several machines can play games with different `--seed`; their files of
//! games are then put together.

mod contest;
mod training_store;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clap::Args;
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use rondel::learning::{FitReport, FitTask, Fitted, SelfPlay, Training, TrainingGame};
use rondel::{AnyGame, Seats, StartError};

use super::table::{GameArgs, Opened, RunArgs};
use contest::{Contest, Verdict};
use training_store::TrainingStore;

#[derive(Debug, Args)]
pub(super) struct Train {
    #[command(flatten)]
    game: GameArgs,
    /// Number of seats; the smallest number of seats of the game by default, but at least two.
    #[arg(long)]
    seats: Option<u8>,
    /// The folder for the games and the model; it is created if it does not exist.
    #[arg(long)]
    folder: PathBuf,
    /// Number of rounds.
    #[arg(long, default_value_t = 4)]
    rounds: u32,
    /// Number of games in each round.
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(20..=1_000_000))]
    games: u64,
    /// Iterations of most decisions.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(2..))]
    quick: u32,
    /// Iterations of the decisions whose search is recorded.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(2..))]
    deep: u32,
    /// Number of games in a match between models.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(20..=100_000))]
    matches: u64,
    /// Iterations of the best model so far in a match. The other side gets as many as it makes in the same time.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..))]
    iterations: u32,
    #[command(flatten)]
    run: RunArgs,
}

impl Train {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let Opened { plugin, game, .. } = self.game.open()?;
        let seats = self.seats(&game)?;
        if !game.tells_seats(seats) {
            bail!("{}: the number of seats cannot be told from its states; keep a `Seats` in them", plugin.id);
        }
        let store = TrainingStore::open(&self.folder, plugin, seats)?;
        let mut best = store.best(&game)?;
        let pool = self.run.pool()?;
        let started = Instant::now();
        writeln!(out, "{}, {} seats, in {}", plugin.id, seats.count(), self.folder.display())?;
        for round in 0..self.rounds {
            if store.is_done(round)? {
                continue;
            }
            let playing = game.trained(best.clone())?;
            let plan =
                SelfPlay { seats, seed: self.run.seed ^ u64::from(round) << 32, quick: self.quick, deep: self.deep };
            pool.install(|| self.play(&playing, &plan, &store, round))?;
            let games = store.games(round)?;
            writeln!(out, "round {}: {} games after {}", round + 1, games.len(), clock(started.elapsed()))?;
            let report = fit(&playing, seats, &games, self.run.seed, out)?;
            let contest = Contest { game: &game, pool: &pool, seats, iterations: self.iterations, seed: plan.seed };
            let chosen = self.choose(&contest, &report, best.as_ref(), out)?;
            let Some((training, verdict)) = chosen else { bail!("no model could be fitted") };
            writeln!(out, "match: {verdict}, after {}", clock(started.elapsed()))?;
            let is_taken = verdict.is_better();
            if is_taken {
                store.take(&training)?;
                best = Some(training);
            }
            writeln!(out, "{}", if is_taken { "taken" } else { "not taken" })?;
            store.finish(round, &verdict.to_string(), is_taken)?;
        }
        Ok(())
    }

    fn seats(&self, game: &AnyGame) -> anyhow::Result<Seats> {
        let range = game.seats();
        let asked = self.seats.unwrap_or_else(|| (*range.start()).max(2));
        if !range.contains(&asked) {
            bail!(StartError::Seats { asked: asked.into(), fewest: *range.start(), most: *range.end() });
        }
        Seats::new(asked).context("too many seats")
    }

    /// Plays the missing games of a round.
    fn play(&self, game: &AnyGame, plan: &SelfPlay, store: &TrainingStore, round: u32) -> anyhow::Result<()> {
        let missing = store.missing(round, plan.seed, self.games)?;
        let bar = ProgressBar::new(missing.len() as u64);
        missing.into_par_iter().try_for_each(|index| {
            store.add(round, &game.play_training_game(plan, index))?;
            bar.inc(1);
            anyhow::Ok(())
        })?;
        bar.finish_and_clear();
        Ok(())
    }

    /// Plays a short match of each fit, then a full one of the best.
    fn choose(
        &self,
        contest: &Contest<'_>,
        report: &FitReport,
        best: Option<&Arc<Training>>,
        out: &mut impl Write,
    ) -> anyhow::Result<Option<(Arc<Training>, Verdict)>> {
        /// The number of fits that are tried, and the share of a full match that each plays first.
        const TRIED: usize = 3;
        const SHORT: u64 = 4;
        let base = best.map(|best| (**best).clone()).unwrap_or_default();
        let mut found: Option<(Arc<Training>, Verdict)> = None;
        for Fitted { model, .. } in report.fits.iter().take(TRIED) {
            let training = Arc::new(base.clone().with(Arc::clone(model)));
            let verdict = contest.play(&training, best, self.matches / SHORT, 1);
            writeln!(out, "  {} hidden units: {verdict}", model.hidden())?;
            if found.as_ref().is_none_or(|(_, other)| verdict.rate() > other.rate()) {
                found = Some((training, verdict));
            }
        }
        let Some((training, _)) = found else { return Ok(None) };
        let verdict = contest.play(&training, best, self.matches, 2);
        Ok(Some((training, verdict)))
    }
}

fn fit(
    game: &AnyGame,
    seats: Seats,
    games: &[TrainingGame],
    seed: u64,
    out: &mut impl Write,
) -> anyhow::Result<FitReport> {
    let bar = ProgressBar::new_spinner();
    let report = game.fit_games(FitTask { seats, games, seed, stop: &|| false, tell: &|line| bar.println(line) });
    bar.finish_and_clear();
    let (fitted, kept) = report.positions;
    let before = report.before.map_or_else(|| "no estimate".to_owned(), |before| format!("{before:.4} before"));
    writeln!(out, "  {fitted} positions; squared error on {kept} others: {before}")?;
    for Fitted { model, error } in &report.fits {
        writeln!(out, "  {} inputs, {} hidden units: {error:.4}", model.inputs(), model.hidden())?;
    }
    Ok(report)
}

fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
