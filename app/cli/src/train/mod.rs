//! The `rondel train` command, which trains a model that evaluates the positions of a game.
//!
//! Each round has three steps: it plays games between bots that search with the best model so far, fits new models to
//! these and earlier games, and plays a match between the best fit and the best model so far. All results are written
//! to a folder as soon as they are available, so an interrupted run resumes where it stopped. Several machines can play
//! games with different values of `--seed`. The files with their games are then combined.

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
use rondel::bots::SearchSettings;
use rondel::learning::{FitReport, FitTask, Fitted, Model, SelfPlay, Training, TrainingGame};
use rondel::{AnyGame, Seats, StartError};

use super::table::{GameArgs, Opened, RunArgs};
use contest::{Contest, Verdict};
use training_store::TrainingStore;

#[derive(Debug, Args)]
pub(super) struct Train {
    #[command(flatten)]
    game: GameArgs,
    /// Number of players; by default the fewest possible, but at least two.
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
    /// Only play a match between the best model so far, or else the one included in the game, and the game's own
    /// estimate.
    #[arg(long)]
    verify: bool,
    #[command(flatten)]
    run: RunArgs,
}

impl Train {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let Opened { plugin, game, .. } = self.game.open()?;
        let seats = self.seats(&game)?;
        let usual = (plugin.setup)().open()?.fingerprint(seats);
        let store = TrainingStore::open(&self.folder, plugin, (&game, seats))?;
        let mut best = store.best(&game)?.or_else(|| game.training().cloned());
        let pool = self.run.pool()?;
        let started = Instant::now();
        writeln!(out, "{}, {} seats, in {}", plugin.id, seats.count(), self.folder.display())?;
        if self.verify {
            let has_model = |training: &Arc<Training>| training.model(seats).is_some();
            let training = best.filter(has_model).context("there is no model for this player count yet")?;
            let seed = self.run.seed;
            let contest = Contest { game: &game, pool: &pool, seats, iterations: self.iterations, seed };
            let verdict = contest.play(&training, None, self.matches, VERIFYING);
            writeln!(out, "match against the game's own estimate: {verdict}, after {}", clock(started.elapsed()))?;
            return Ok(());
        }
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
            let report = fit(&playing, (&usual, seats), &games, self.run.seed, out)?;
            let contest = Contest { game: &game, pool: &pool, seats, iterations: self.iterations, seed: plan.seed };
            let chosen = self.choose(&contest, &report, best.as_ref(), out)?;
            let Some((training, verdict)) = chosen else { bail!("no model could be fitted") };
            writeln!(out, "match: {verdict}, after {}", clock(started.elapsed()))?;
            let is_taken = verdict.is_better();
            if is_taken {
                store.take(&training)?;
                best = Some(training);
            }
            writeln!(out, "{}", if is_taken { "accepted" } else { "not accepted" })?;
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
        if asked == 1 {
            bail!("a table with one seat cannot be trained: models are compared by playing against each other");
        }
        Seats::new(asked).context("too many players")
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

    /// Finds the fit and the search settings that win most with equal thinking time, and plays a full match with them.
    fn choose(
        &self,
        contest: &Contest<'_>,
        report: &FitReport,
        best: Option<&Arc<Training>>,
        out: &mut impl Write,
    ) -> anyhow::Result<Option<(Arc<Training>, Verdict)>> {
        let base = best.map(|best| (**best).clone()).unwrap_or_default();
        let with = |model: &Model, settings: SearchSettings| {
            let model = Arc::new(model.searching(settings));
            let told = format!("{} inputs, {} hidden units, {settings}", model.inputs(), model.hidden());
            Candidate { training: Arc::new(base.clone().with(Arc::clone(&model))), model, told }
        };
        let fits = worthwhile(&report.fits);
        let each = |fit: &&Fitted| FIRST_SETTINGS.map(|settings| with(&fit.model, settings));
        let Some(fit) = self.best_of(contest, fits.iter().flat_map(each).collect(), best, 1, out)? else {
            return Ok(None);
        };
        let settings = OTHER_SETTINGS.into_iter().map(|settings| with(&fit.model, settings));
        let settings = settings.chain([fit.clone()]).collect();
        let Some(chosen) = self.best_of(contest, settings, best, 100, out)? else { return Ok(None) };
        writeln!(out, "  {}", chosen.told)?;
        let verdict = contest.play(&chosen.training, best, self.matches, DECIDING);
        Ok(Some((chosen.training, verdict)))
    }

    /// Returns the candidate that wins most. After each stage, the better half of the candidates advances to a stage
    /// with twice as many games, until only one candidate is left.
    fn best_of(
        &self,
        contest: &Contest<'_>,
        mut left: Vec<Candidate>,
        best: Option<&Arc<Training>>,
        mut stage: u64,
        out: &mut impl Write,
    ) -> anyhow::Result<Option<Candidate>> {
        let mut games = (self.matches / 16).max(8);
        while left.len() > 1 {
            let mut rated = Vec::new();
            for candidate in left {
                let verdict = contest.play(&candidate.training, best, games, stage);
                writeln!(out, "  {}: {verdict}", candidate.told)?;
                rated.push((verdict.rate(), candidate));
            }
            rated.sort_by(|one, other| other.0.total_cmp(&one.0));
            rated.truncate(rated.len() / 2);
            left = rated.into_iter().map(|(_, candidate)| candidate).collect();
            (games, stage) = (games * 2, stage + 1);
        }
        Ok(left.pop())
    }
}

/// A model with search settings.
#[derive(Clone)]
struct Candidate {
    training: Arc<Training>,
    model: Arc<Model>,
    told: String,
}

const fn settings(turns: u32, tries: u32, exploration: u32) -> SearchSettings {
    SearchSettings { turns, tries, exploration }
}

/// The search settings with which the fits are first compared, from thorough to quick.
const FIRST_SETTINGS: [SearchSettings; 3] = [settings(5, 16, 100), settings(2, 16, 100), settings(1, 4, 100)];
/// The search settings that are tried with the best fit.
const OTHER_SETTINGS: [SearchSettings; 11] = [
    settings(0, 1, 100),
    settings(1, 1, 100),
    settings(1, 4, 50),
    settings(1, 4, 200),
    settings(1, 16, 100),
    settings(2, 8, 100),
    settings(2, 16, 50),
    settings(2, 16, 200),
    settings(2, 32, 100),
    settings(3, 8, 100),
    settings(3, 16, 100),
];

/// Returns the fits that may be the best with equal thinking time. A fit is excluded if another fit has a smaller error
/// and is at least as fast.
fn worthwhile(fits: &[Fitted]) -> Vec<&Fitted> {
    let is_quicker = |one: &Model, other: &Model| one.inputs() <= other.inputs() && one.hidden() <= other.hidden();
    let beats = |one: &Fitted, other: &Fitted| one.error < other.error && is_quicker(&one.model, &other.model);
    fits.iter().filter(|fit| !fits.iter().any(|other| beats(other, fit))).collect()
}

fn fit(
    game: &AnyGame,
    (rules, seats): (&str, Seats),
    games: &[TrainingGame],
    seed: u64,
    out: &mut impl Write,
) -> anyhow::Result<FitReport> {
    let bar = ProgressBar::new_spinner();
    let report =
        game.fit_games(FitTask { rules, seats, games, seed, stop: &|| false, tell: &|line| bar.println(line) });
    bar.finish_and_clear();
    let (fitted, kept) = report.positions;
    let before = report.before.map_or_else(|| "no estimate".to_owned(), |before| format!("{before:.4} before"));
    writeln!(out, "  {fitted} positions; squared error on {kept} others: {before}")?;
    for Fitted { model, error } in &report.fits {
        writeln!(out, "  {} inputs, {} hidden units: {error:.4}", model.inputs(), model.hidden())?;
    }
    Ok(report)
}

/// Numbers of the deciding matches. The number of a match determines its deals. The stages of the two tournaments are
/// numbered from 1 and from 100.
const DECIDING: u64 = 200;
const VERIFYING: u64 = 300;

fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
