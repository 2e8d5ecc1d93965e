//! The `rondel balance` command.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use anyhow::Context as _;
use clap::Args;
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use rondel::arena::Share;
use rondel::lab::{self, LabPlan};
use rondel::{AnyGame, Bot, Catalog, Dealer, Outcome, Seat, SeatSet, Text, Turn};
use rondel_system::clock::CLOCK;

use super::table::{GameArgs, Opened, RunArgs};

#[derive(Debug, Args)]
pub(super) struct Balance {
    #[command(flatten)]
    game: GameArgs,
    /// Number of games for each player count.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The bot at every seat.
    #[arg(long, default_value = "greedy")]
    bot: Bot,
    #[command(flatten)]
    run: RunArgs,
}

/// A choice in two parts: an action with a placeholder, and the target that fills the placeholder.
type Chosen = (Text, Text);

/// The recorded data of one game.
struct Played {
    outcome: Outcome,
    plies: usize,
    points: Vec<i32>,
    /// All choices that were offered, each with the seats that made it.
    choices: BTreeMap<Chosen, BTreeSet<Seat>>,
}

impl Played {
    /// Returns a seat's share of the win: 1 if its team is alone in first place. Teams that tie for first
    /// place share this 1 equally.
    fn won(&self, seat: Seat) -> f64 {
        let (teams, seats) = (self.outcome.teams(), self.outcome.seats());
        let is_first = |team: &SeatSet| team.iter().any(|seat| self.outcome.placing(seat) == 1);
        let first = teams.each(seats).filter(is_first).count();
        if self.outcome.winners().any(|winner| winner == seat) { 1.0 / first as f64 } else { 0.0 }
    }

    /// Returns the number of teams. A seat without partners is a team.
    fn sides(&self) -> usize {
        self.outcome.teams().count(self.outcome.seats())
    }
}

impl Balance {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let Opened { plugin, game, .. } = self.game.open()?;
        let pool = self.run.pool()?;
        let numbers = game.seats();
        let bar = ProgressBar::new(self.games * numbers.clone().count() as u64);
        let mut tables = BTreeMap::new();
        for seats in numbers {
            let plan = LabPlan::new(vec![self.bot; seats.into()], self.run.seed);
            let one = |index| {
                let played = play(&game, &plan, index);
                bar.inc(1);
                played
            };
            let all = pool.install(|| (0..self.games).into_par_iter().map(one).collect::<anyhow::Result<Vec<_>>>())?;
            tables.insert(seats, all);
        }
        bar.finish_and_clear();
        let words = plugin.catalog("en")?;
        let Self { games, bot, run, .. } = self;
        writeln!(out, "# {}: the balance\n", words.word("title"))?;
        writeln!(
            out,
            "{games} games with each player count, every seat played by `{bot}`, seed {}. Created by\n",
            run.seed
        )?;
        writeln!(out, "    rondel balance {} --games {games} --bot {bot} --seed {}\n", plugin.id, run.seed)?;
        writeln!(out, "and not written by hand. All intervals are 95% Wilson intervals.\n")?;
        seats_table(out, &tables)?;
        endings_table(out, &tables, &words)?;
        choice_tables(out, &tables, &words)
    }
}

/// Plays game number `index` of a plan and records all its choices.
fn play(game: &AnyGame, plan: &LabPlan, index: u64) -> anyhow::Result<Played> {
    let record = game.record(plan, index, CLOCK);
    let mut dealer = Dealer::seeded(plan.game_seed(index));
    let mut state = game.deal(plan.seats(), &mut dealer);
    let mut choices: BTreeMap<Chosen, BTreeSet<Seat>> = BTreeMap::new();
    for (seat, action) in &record {
        let taken = game.find(&state, action).context("a recorded action is legal")?;
        for (place, choice) in game.choices(&state).into_iter().enumerate() {
            let (sort, mut names) = (lab::sort_of(&choice.label), Vec::new());
            lab::names_in(&choice.label, &mut names);
            for name in names {
                let seats = choices.entry((sort.clone(), name)).or_default();
                if place == taken {
                    seats.insert(*seat);
                }
            }
        }
        game.apply(&mut state, taken, &mut dealer)?;
    }
    let Turn::Over(outcome) = game.turn(&state) else { anyhow::bail!("a recorded game is not over") };
    let points = game.score_sheet(&state).lines.pop().map(|(_, points)| points).unwrap_or_default();
    Ok(Played { outcome, plies: record.len(), points, choices })
}

type Tables = BTreeMap<u8, Vec<Played>>;

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0_f64), |(sum, count), value| (sum + value, count + 1.0));
    sum / count.max(1.0)
}

/// Writes the header of a Markdown table.
fn head(out: &mut impl Write, columns: &[String]) -> std::io::Result<()> {
    writeln!(out, "| {} |\n|{}", columns.join(" | "), " --- |".repeat(columns.len()))
}

fn seats_table(out: &mut impl Write, tables: &Tables) -> anyhow::Result<()> {
    writeln!(out, "## Seats\n")?;
    head(
        out,
        &["seats", "wins by seat", "points of winners", "points of all", "plies", "shared wins"].map(str::to_owned),
    )?;
    for (seats, games) in tables {
        let wins = Seat::each_of(*seats).map(|seat| {
            let share =
                Share::of(games.iter().map(|game| game.won(seat)).sum::<f64>().round() as u64, games.len() as u64);
            format!("{:.0}% ({:.0}–{:.0})", 100.0 * share.rate, 100.0 * share.low, 100.0 * share.high)
        });
        let winners = games.iter().flat_map(|game| {
            game.outcome.winners().filter_map(|seat| game.points.get(seat.index()).map(|points| f64::from(*points)))
        });
        let points = |points: f64, known: bool| if known { format!("{points:.1}") } else { "–".to_owned() };
        let known = games.iter().any(|game| !game.points.is_empty());
        let of_all =
            games.iter().flat_map(|game| game.points.iter().take((*seats).into()).map(|points| f64::from(*points)));
        writeln!(
            out,
            "| {seats} | {} | {} | {} | {:.0} | {} |",
            wins.collect::<Vec<_>>().join(" · "),
            points(mean(winners), known),
            points(mean(of_all), known),
            mean(games.iter().map(|game| game.plies as f64)),
            games.iter().filter(|game| game.outcome.is_tie()).count(),
        )?;
    }
    Ok(writeln!(out)?)
}

fn endings_table(out: &mut impl Write, tables: &Tables, words: &Catalog) -> anyhow::Result<()> {
    let reasons: BTreeSet<_> = tables.values().flatten().map(|game| game.outcome.reason()).collect();
    writeln!(out, "## How games end\n")?;
    let names = reasons.iter().map(|reason| words.word(reason));
    head(out, &std::iter::once("seats".to_owned()).chain(names).collect::<Vec<_>>())?;
    for (seats, games) in tables {
        let share = |reason: &&str| {
            let count = games.iter().filter(|game| game.outcome.reason() == *reason).count();
            format!("{count} ({:.1}%)", 100.0 * count as f64 / games.len() as f64)
        };
        writeln!(out, "| {seats} | {} |", reasons.iter().map(share).collect::<Vec<_>>().join(" | "))?;
    }
    Ok(writeln!(out)?)
}

/// How often a choice was offered and how often it was made, and the results of the players who made it.
#[derive(Default)]
struct Fate {
    offered: u64,
    taken: u64,
    /// Number of wins by players who made the choice, and the number of wins to expect if all seats won equally often.
    won: f64,
    even: f64,
}

impl Fate {
    fn rate(&self) -> f64 {
        self.taken as f64 / self.offered as f64
    }
}

fn choice_tables(out: &mut impl Write, tables: &Tables, words: &Catalog) -> anyhow::Result<()> {
    let mut sorts: BTreeMap<&Text, BTreeMap<&Text, Fate>> = BTreeMap::new();
    for (_, games) in tables.iter().filter(|(seats, _)| **seats > 1) {
        for game in games {
            for ((sort, name), takers) in &game.choices {
                let fate = sorts.entry(sort).or_default().entry(name).or_default();
                fate.offered += 1;
                fate.taken += u64::from(!takers.is_empty());
                fate.won += takers.iter().map(|seat| game.won(*seat)).sum::<f64>();
                fate.even += takers.len() as f64 / game.sides() as f64;
            }
        }
    }
    writeln!(out, "## What is chosen\n")?;
    writeln!(out, "Games with at least two players. *Offered*, *chosen*: the number of games in which a player could")?;
    writeln!(out, "choose it, and did. *Wins*: the games won by players who chose it, relative to an equal share.\n")?;
    for (sort, fates) in sorts.into_iter().filter(|(_, fates)| fates.len() > 1) {
        head(out, &[words.say(sort), "offered".to_owned(), "chosen".to_owned(), "wins".to_owned()])?;
        let mut rows: Vec<_> = fates.into_iter().collect();
        rows.sort_by(|(_, one), (_, other)| other.rate().total_cmp(&one.rate()));
        for (name, fate) in rows {
            let wins = if fate.even > 0.0 { format!("{:.2}", fate.won / fate.even) } else { "–".to_owned() };
            let (name, percent) = (words.say(name), 100.0 * fate.rate());
            writeln!(out, "| {name} | {} | {} ({percent:.0}%) | {wins} |", fate.offered, fate.taken)?;
        }
        writeln!(out)?;
    }
    Ok(())
}
