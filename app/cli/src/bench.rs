//! The `rondel bench` command.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rondel::bots::{Bot, Level, SearchLimits};
use rondel::journal::{Header, Journal, Player};
use rondel::{AnyGame, AnyState, BenchOp, Dealer, Observer, Plugin, Seat, Seats, Session, Turn, plugins};
use serde::Serialize;

use super::publish::PublishArgs;
use super::table;

#[derive(Debug, Args)]
pub(super) struct Bench {
    /// The games to measure; all by default.
    games: Vec<String>,
    /// Seconds per measurement; by default one second, and a whole game for the Master's decisions.
    #[arg(long, value_parser = seconds)]
    seconds: Option<Duration>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    publish: PublishArgs,
}

/// The measurements of one game.
#[derive(Serialize)]
struct Speed {
    game: &'static str,
    seats: u8,
    playouts_per_second: f64,
    plies_per_second: f64,
    mcts_iterations_per_second: f64,
    /// Thinking time of the Master per decision on two threads, in one game against itself.
    master_seconds: Answers,
    /// Duration of searches with the time limit `BUDGET`.
    budget_seconds: Answers,
    /// Duration of each part of a ply in a playout, in nanoseconds, averaged over positions of a random game.
    /// `apply` includes a copy.
    copy_nanos: f64,
    legal_actions_nanos: f64,
    apply_nanos: f64,
    /// Time to lay out the table for the first seat, in nanoseconds, averaged over the same positions.
    scene_nanos: f64,
    /// Time to read and replay a random game, and its number of plies.
    journal_seconds: f64,
    journal_plies: usize,
}

/// Thinking times per decision, in seconds.
#[derive(Clone, Copy, Default, Serialize)]
struct Answers {
    mean: f64,
    longest: f64,
}

impl Answers {
    fn of(times: &[Duration]) -> Self {
        let seconds = |time: &Duration| time.as_secs_f64();
        let mean = times.iter().map(seconds).sum::<f64>() / times.len().max(1) as f64;
        Self { mean, longest: times.iter().map(seconds).fold(0.0, f64::max) }
    }
}

/// Default duration of a measurement, and the number of rounds whose median is reported.
const USUAL: Duration = Duration::from_secs(1);
const ROUNDS: u32 = 5;
/// The time limit to test, and the number of decisions that are timed.
const BUDGET: Duration = Duration::from_millis(200);
const BUDGET_TRIES: usize = 10;

/// Parses the duration of a measurement.
fn seconds(words: &str) -> Result<Duration, String> {
    let bounds = 0.01..=3600.0;
    let seconds = words.parse().ok().filter(|seconds: &f64| bounds.contains(seconds));
    let seconds = seconds.ok_or_else(|| "it is a number of seconds from 0.01 to 3600".to_owned())?;
    Ok(Duration::from_secs_f64(seconds))
}

/// A timer that also shows the progress of the measurements.
struct Stopwatch {
    seconds: Option<Duration>,
    bar: ProgressBar,
}

/// Number of measurements for each table.
const MEASUREMENTS: u64 = 9;

impl Bench {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        self.publish.check()?;
        let games: Vec<&Plugin> = if self.games.is_empty() {
            plugins()?.into_values().collect()
        } else {
            self.games.iter().map(|id| table::find(id)).collect::<Result<_, _>>()?
        };
        let tables: Vec<(&Plugin, Seats)> = games
            .into_iter()
            .flat_map(|plugin| {
                (plugin.players.0..=plugin.players.1).filter_map(Seats::new).map(move |seats| (plugin, seats))
            })
            .collect();
        let bar = ProgressBar::new(MEASUREMENTS * tables.len() as u64);
        bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}")?);
        let stopwatch = Stopwatch { seconds: self.seconds, bar };
        let mut speeds = Vec::new();
        for (plugin, seats) in tables {
            let speed = stopwatch.measure(plugin, seats)?;
            if !self.json {
                stopwatch.bar.suspend(|| print(&speed, out))?;
            }
            speeds.push(speed);
        }
        stopwatch.bar.finish_and_clear();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&speeds)?)?;
        }
        self.publish.write(&markdown(&speeds))
    }
}

fn markdown(speeds: &[Speed]) -> String {
    let head = "| game | seats | playouts/s | plies/s | search iterations/s | Master answers, mean and longest in s | \
        copy, ns | legal actions, ns | copy and apply, ns | scene, µs | journal, plies in ms |";
    let rows = speeds.iter().map(|speed| {
        format!(
            "| {} | {} | {:.0} | {:.0} | {:.0} | {:.3}, {:.3} | {:.0} | {:.0} | {:.0} | {:.0} | {} in {:.1} |",
            speed.game,
            speed.seats,
            speed.playouts_per_second,
            speed.plies_per_second,
            speed.mcts_iterations_per_second,
            speed.master_seconds.mean,
            speed.master_seconds.longest,
            speed.copy_nanos,
            speed.legal_actions_nanos,
            speed.apply_nanos,
            speed.scene_nanos / 1e3,
            speed.journal_plies,
            speed.journal_seconds * 1e3,
        )
    });
    let lines = [head.to_owned(), format!("|{}", " --- |".repeat(11))].into_iter().chain(rows);
    lines.collect::<Vec<_>>().join("\n")
}

fn print(speed: &Speed, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(
        out,
        "{:<16}{:>2} seats {:>12.0} playouts/s {:>12.0} plies/s {:>12.0} mcts iterations/s",
        speed.game, speed.seats, speed.playouts_per_second, speed.plies_per_second, speed.mcts_iterations_per_second
    )?;
    writeln!(
        out,
        "{:<24} master answers in {:.3} s, at most {:.3} s; {:.1} s to think take {:.3} s, at most {:.3} s",
        "",
        speed.master_seconds.mean,
        speed.master_seconds.longest,
        BUDGET.as_secs_f64(),
        speed.budget_seconds.mean,
        speed.budget_seconds.longest
    )?;
    writeln!(
        out,
        "{:<24} copy {:.0} ns, legal actions {:.0} ns, copy and apply {:.0} ns, scene {:.0} µs; {} plies open in {:.2} ms",
        "",
        speed.copy_nanos,
        speed.legal_actions_nanos,
        speed.apply_nanos,
        speed.scene_nanos / 1e3,
        speed.journal_plies,
        speed.journal_seconds * 1e3
    )?;
    Ok(out.flush()?)
}

impl Stopwatch {
    /// Shows the name of the next measurement.
    fn next(&self, plugin: &Plugin, seats: Seats, what: &'static str) {
        self.bar.set_message(format!("{} with {} seats: {what}", plugin.id, seats.count()));
    }

    fn measure(&self, plugin: &'static Plugin, seats: Seats) -> anyhow::Result<Speed> {
        let game = (plugin.setup)().open().with_context(|| plugin.id)?;
        let mut plies_per_playout = 0.0;
        self.next(plugin, seats, "playouts");
        let playouts_per_second = self.rate(|count, seed| {
            plies_per_playout = game.playouts(seats, count, seed) as f64 / f64::from(count);
        });
        let session = random_game(plugin, seats)?;
        let positions = positions(&session);
        let nanos = |what, work: &dyn Fn(&AnyState, u32)| {
            self.next(plugin, seats, what);
            let per_second = self.rate(|count, _| positions.iter().for_each(|position| work(position, count)));
            1e9 / per_second / positions.len() as f64
        };
        let chore = |what, chore| {
            nanos(what, &|position, count| {
                game.repeat(chore, position, count);
            })
        };
        let copy_nanos = chore("copies", BenchOp::Copy);
        let legal_actions_nanos = chore("lists of actions", BenchOp::List);
        let apply_nanos = chore("actions", BenchOp::Apply);
        let scene_nanos = nanos("scenes", &|position, count| {
            for _ in 0..count {
                black_box(game.scene(position, Observer::Seat(Seat::default())));
            }
        });
        self.next(plugin, seats, "journals");
        let written = session.journal();
        let opened = self.rate(|count, _| {
            for _ in 0..count {
                black_box(Journal::read(&written).map(Session::replay).is_ok());
            }
        });
        self.next(plugin, seats, "searches");
        let mcts_iterations_per_second = self.search_rate(&game, seats);
        self.next(plugin, seats, "answers of the Master");
        let master_seconds = self.answers(&game, seats, Bot::Level(Level::Master), usize::MAX);
        self.next(plugin, seats, "answers within a time");
        let budget_seconds = self.answers(&game, seats, Bot::thinking(BUDGET.as_millis() as u32), BUDGET_TRIES);
        Ok(Speed {
            game: plugin.id,
            seats: seats.count() as u8,
            playouts_per_second,
            plies_per_second: playouts_per_second * plies_per_playout,
            mcts_iterations_per_second,
            master_seconds,
            budget_seconds,
            copy_nanos,
            legal_actions_nanos,
            apply_nanos,
            scene_nanos,
            journal_seconds: 1.0 / opened,
            journal_plies: session.plies().len(),
        })
    }

    /// Returns the iterations per second of a search in the first position with more than one choice.
    fn search_rate(&self, game: &AnyGame, seats: Seats) -> f64 {
        let mut dealer = Dealer::seeded(1);
        let mut state = game.deal(seats, &mut dealer);
        while let Turn::Decide(seat) = game.turn(&state) {
            if game.actions(&state).len() > 1 {
                let observation = game.observe(&state, seat, &mut dealer);
                return self.rate(|count, seed| {
                    let mut dealer = Dealer::seeded(seed);
                    let mut left = count;
                    // A search ends early if it proves the result. It is then repeated.
                    while left > 0 {
                        let thought = game.think(Bot::searching(left), &observation, &mut dealer, &SearchLimits::QUIET);
                        left = left.saturating_sub(thought.iterations.max(1) as u32);
                    }
                });
            }
            if game.apply(&mut state, 0, &mut dealer).is_err() {
                break;
            }
        }
        self.bar.inc(1);
        0.0
    }

    /// Lets a bot play against itself on two threads, and measures its thinking time for each decision with
    /// more than one choice. Ends after `most` such decisions, or at the time limit if there is one.
    fn answers(&self, game: &AnyGame, seats: Seats, bot: Bot, most: usize) -> Answers {
        let mut dealer = Dealer::seeded(1);
        let mut state = game.deal(seats, &mut dealer);
        let mut times: Vec<Duration> = Vec::new();
        let is_over_time = |times: &[Duration]| self.seconds.is_some_and(|most| times.iter().sum::<Duration>() >= most);
        while let Turn::Decide(seat) = game.turn(&state)
            && times.len() < most
            && !is_over_time(&times)
        {
            let mut choice = 0;
            if game.actions(&state).len() > 1 {
                let observation = game.observe(&state, seat, &mut dealer);
                let mut luck = Dealer::seeded(times.len() as u64);
                let started = Instant::now();
                choice = table::think(game, bot, &observation, &mut luck, 2).choice;
                times.push(started.elapsed());
            }
            if game.apply(&mut state, choice, &mut dealer).is_err() {
                break;
            }
        }
        self.bar.inc(1);
        Answers::of(&times)
    }

    /// Returns the number of repetitions of `work` per second. `work` receives a number of repetitions and a seed.
    fn rate(&self, mut work: impl FnMut(u32, u64)) -> f64 {
        let mut timed = |count: u32, seed: u64| {
            let started = Instant::now();
            work(count, seed);
            started.elapsed()
        };
        let round = self.seconds.unwrap_or(USUAL) / ROUNDS;
        // Finds how often the work fits in about a quarter of a round. A round repeats it four times as often.
        let mut count = 1;
        while timed(count, 0) < round / 4 && count < u32::MAX / 8 {
            count *= 2;
        }
        count *= 4;
        let mut rates: Vec<f64> =
            (1..=ROUNDS).map(|round| f64::from(count) / timed(count, round.into()).as_secs_f64()).collect();
        rates.sort_by(f64::total_cmp);
        self.bar.inc(1);
        rates[rates.len() / 2]
    }
}

/// Plays a game of random choices to its end.
fn random_game(plugin: &Plugin, seats: Seats) -> anyhow::Result<Session> {
    let players = vec![Player::bot(Bot::Random); seats.count()];
    let header = Header::of(plugin, (plugin.setup)(), players, 1);
    let mut session = Session::start(header)?;
    let mut hand = Dealer::seeded(1);
    while let Turn::Decide(_) = session.turn() {
        let count = session.choices().len();
        session.play(hand.below(count as u32) as usize)?;
    }
    Ok(session)
}

/// Returns evenly spaced positions of a game.
fn positions(session: &Session) -> Vec<&AnyState> {
    /// Maximum number of positions, which keeps the measurement short.
    const MOST: usize = 32;
    let plies = session.plies().len();
    let apart = plies.div_ceil(MOST).max(1);
    (0..plies).step_by(apart).filter_map(|ply| session.state_at(ply)).collect()
}
