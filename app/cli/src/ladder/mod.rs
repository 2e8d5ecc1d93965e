//! The `rondel ladder` command.

mod game_store;
mod tune;

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::bail;
use clap::Args;
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};
use rondel::arena::ratings::{Duel, Encounters, Rating};
use rondel::arena::{self, Mean, Share, Spread};
use rondel::bots::{Bot, Level};
use rondel::{AnyGame, Dealer, Outcome, Seats, StartError, Teams};
use rondel_system::clock::CLOCK;
use serde::Serialize;

use self::game_store::{GameStore, GamesHeader};
use super::aside;
use super::programs::{self, Company, ProgramArgs, Programs};
use super::publish::PublishArgs;
use super::table::{GameArgs, Opened, RunArgs};

#[derive(Debug, Args)]
pub(super) struct Ladder {
    #[command(flatten)]
    game: GameArgs,
    /// Number of players; by default two if the game allows it, otherwise the fewest it allows.
    #[arg(long)]
    seats: Option<u8>,
    /// How often two players meet. At a table of two, odd numbers are rounded up to even, so that each player has each
    /// seat equally often.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// The bots, such as `greedy,master,mcts:500`, or programs, such as `command:python3 bot.py`; by default the levels
    /// up to the Master, greedy and random.
    #[arg(long)]
    bots: Option<String>,
    /// Find the levels of the game automatically: up to the Master, each should score about 70% of the points against
    /// the one below it. Levels are tuned by their iterations and, at the low end, slips. Prints the lines for the
    /// ruleset. The run can be stopped at any time: each level is printed as it is found.
    #[arg(long, conflicts_with = "bots")]
    tune: bool,
    /// Maximum iterations of the highest level, with --tune.
    #[arg(long, default_value_t = 2000, requires = "tune", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    most: u32,
    /// Record each result in this file, one per line, and continue from what it contains: an interrupted run loses no
    /// games, and a longer run plays only the new ones.
    #[arg(long, value_name = "FILE", conflicts_with = "tune")]
    keep: Option<PathBuf>,
    #[command(flatten)]
    programs: ProgramArgs,
    #[command(flatten)]
    run: RunArgs,
    /// Print JSON: the same seed gives the same bytes. Timings go to standard error.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    publish: PublishArgs,
}

/// The players of one game, and its seed.
struct Seating {
    seated: Vec<usize>,
    seed: u64,
}

impl Seating {
    /// Seats each team's player at all seats of the team. `seated` contains each team's player.
    fn in_teams(self, teams: Teams, seats: Seats) -> Self {
        Self { seated: seats.each().map(|seat| self.seated[teams.index(seat)]).collect(), ..self }
    }
}

/// The printed results of one player.
#[derive(Serialize)]
struct Rung {
    bot: String,
    /// Iterations per decision, if the bot searches with a fixed number.
    #[serde(skip_serializing_if = "Option::is_none")]
    iterations: Option<u32>,
    /// Percentage of decisions in which the bot makes a random choice.
    slips: u8,
    /// The rating, or `None` in a solo or cooperative game, in which players never play against each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<Rating>,
    /// The mean payoff of the games, from 0 to 1, or `None` if only the final ranking counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    payoff: Option<Mean>,
    /// The share of games won outright.
    won: Share,
    games: u64,
    /// The results against each player, in order. The player's entry against itself is empty.
    duels: Vec<Met>,
}

/// A duel, with the confidence interval of the share of points.
#[derive(Serialize)]
struct Met {
    #[serde(flatten)]
    duel: Duel,
    low: f64,
    high: f64,
}

impl Met {
    fn of(duel: Duel) -> Self {
        let (low, high) = Share::interval(duel.points, duel.games.into());
        Self { duel, low, high }
    }
}

/// The output of `--json`.
#[derive(Serialize)]
struct LadderJson<'a> {
    game: &'a str,
    seats: u8,
    seed: u64,
    tables: usize,
    rungs: Vec<Rung>,
    /// Number of games in which a bot took over for a program that had failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    substituted: Option<u64>,
}

impl Ladder {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        self.publish.check()?;
        let Opened { plugin, setup, game } = self.game.open()?;
        let range = game.seats();
        let seats = self.seats.unwrap_or(2.clamp(*range.start(), *range.end()));
        if self.tune {
            let tuning = tune::Tuning { seats, games: self.games, seed: self.run.seed, most: self.most };
            return tune::run((plugin.id, &game), tuning, &self.run.pool()?, self.json, out);
        }
        let (bots, commands) = self.players()?;
        let at_table = check_seats(&game, seats, bots.len())?;
        let teams = game.teams(at_table);
        let sides = teams.count(at_table);
        let pool = self.run.pool()?;
        let meetings = self.meetings(sides);
        if meetings != u64::from(self.games) {
            aside(&format!(
                "{meetings} games are played for --games {}, so that each player has each seat equally often",
                self.games
            ));
        }
        if self.keep.is_some() && commands.iter().any(Option::is_some) {
            bail!("--keep cannot be used with programs: they may change between two runs");
        }
        let mut programs = Programs::start(commands, &self.programs, None)?;
        let about = GamesHeader::of(plugin, setup.as_ref(), &game.skills())?;
        let kept = self.keep.as_deref().map(|file| GameStore::open(file, &about)).transpose()?;
        let started = Instant::now();
        let tables = self.tables(&bots, sides, &programs);
        let tables: Vec<Seating> = tables.into_iter().map(|table| table.in_teams(teams, at_table)).collect();
        let bar = ProgressBar::new(tables.len() as u64);
        let play = |table: &Seating| {
            let seated: Vec<Bot> = table.seated.iter().map(|player| bots[*player]).collect();
            let play = || game.play_game(&seated, table.seed, CLOCK).outcome;
            let outcome = match &kept {
                Some(kept) => kept.outcome(&seated, table.seed, play),
                None => play(),
            };
            bar.inc(1);
            outcome
        };
        let are_programs: Vec<bool> = (0..bots.len()).map(|player| programs.command(player).is_some()).collect();
        let is_program = |table: &Seating| table.seated.iter().any(|player| are_programs[*player]);
        let outcomes: Vec<Option<Outcome>> =
            pool.install(|| tables.par_iter().map(|table| (!is_program(table)).then(|| play(table))).collect());
        let words = plugin.catalog("en")?;
        let mut with_programs = |table: &Seating| -> anyhow::Result<Outcome> {
            let company = Company { seated: &table.seated, bots: &bots };
            let record = programs.play_from(table.seed, (plugin, setup.as_ref()), company, &words)?;
            bar.inc(1);
            Ok(record.outcome)
        };
        // A program is one process, so its games are played one after the other.
        let outcomes =
            tables.iter().zip(outcomes).map(|(table, outcome)| outcome.map_or_else(|| with_programs(table), Ok));
        let outcomes: Vec<Outcome> = outcomes.collect::<anyhow::Result<_>>()?;
        bar.finish_and_clear();
        if let Some(error) = kept.and_then(GameStore::trouble) {
            aside(&format!("some games could not be saved: {error}"));
        }
        let object = LadderJson {
            game: plugin.id,
            seats,
            seed: self.run.seed,
            tables: tables.len(),
            rungs: rungs((&bots, programs.named(&bots)), &game, sides, &tables, &outcomes, self.run.seed),
            substituted: programs.substituted(),
        };
        let seconds = started.elapsed().as_secs_f64();
        let table = markdown(&object)?;
        if self.json {
            // The output depends only on the seed, so the duration is printed separately.
            aside(&format!("{} games in {seconds:.0} s", tables.len()));
            writeln!(out, "{}", serde_json::to_string(&object)?)?;
        } else {
            writeln!(
                out,
                "{}, {seats} players: {} games in {seconds:.0} s (seed {})\n",
                object.game, object.tables, object.seed
            )?;
            write!(out, "{table}")?;
        }
        self.publish.write(&table)
    }

    /// Returns each player's bot, and the commands of those that are programs.
    fn players(&self) -> anyhow::Result<(Vec<Bot>, Vec<Option<String>>)> {
        /// Maximum number of bots, to prevent a mistake from starting hours of games.
        const MOST: usize = 40;
        let Some(words) = &self.bots else {
            let levels = Level::QUICK.into_iter().map(Bot::Level);
            return Ok(([Bot::Random, Bot::Greedy].into_iter().chain(levels).collect(), Vec::new()));
        };
        let mut players: Vec<(Bot, Option<String>)> = Vec::new();
        for name in words.split(',').map(str::trim) {
            let player = match programs::command(name) {
                Some(command) => (Bot::Random, Some(command.to_owned())),
                None => (name.parse()?, None),
            };
            if players.contains(&player) {
                bail!("`{name}` is specified twice");
            }
            players.push(player);
        }
        if players.len() > MOST {
            bail!("a ladder takes at most {MOST} bots, not {}", players.len());
        }
        Ok(players.into_iter().unzip())
    }

    /// Returns the number of games between two players. For two-player games, this number is rounded up to an
    /// even number, so that each player sits in each seat equally often.
    fn meetings(&self, seats: usize) -> u64 {
        u64::from(self.games).next_multiple_of(if seats == 2 { 2 } else { 1 })
    }

    /// Returns the games to play. Each team has one player, and two players meet about as often as requested. In games
    /// of two teams, each pair plays in both orders. Levels then meet only their neighbours, because other pairings
    /// take a long time and reveal little. In a solo or cooperative game, each player plays the requested number of
    /// games.
    fn tables(&self, bots: &[Bot], seats: usize, programs: &Programs) -> Vec<Seating> {
        let players = bots.len();
        let games = self.meetings(seats);
        // Games with the same index have the same deal for all players.
        let seed = |index: u64| arena::game_seed(self.run.seed, index);
        match seats {
            1 => (0..players)
                .flat_map(|player| (0..games).map(move |game| (player, game)))
                .map(|(player, game)| Seating { seated: vec![player], seed: seed(game) })
                .collect(),
            2 => (0..players)
                .flat_map(|one| (one + 1..players).map(move |other| (one, other)))
                .filter(|(one, other)| {
                    let is_program = [one, other].iter().any(|player| programs.command(**player).is_some());
                    is_program || meet(bots, bots[*one], bots[*other])
                })
                .flat_map(|(one, other)| (0..games).map(move |game| (one, other, game)))
                .map(|(one, other, game)| {
                    let seated = if game % 2 == 0 { vec![one, other] } else { vec![other, one] };
                    Seating { seated, seed: seed(game / 2) }
                })
                .collect(),
            _ => {
                let pairs = |count: usize| (count * (count - 1) / 2) as u64;
                let tables = (games * pairs(players)).div_ceil(pairs(seats));
                let mut dealer = Dealer::seeded(!self.run.seed);
                let mut everyone: Vec<usize> = (0..players).collect();
                (0..tables)
                    .map(|table| {
                        dealer.shuffle(&mut everyone);
                        Seating { seated: everyone[..seats].to_vec(), seed: seed(table) }
                    })
                    .collect()
            }
        }
    }
}

/// Returns the seats of a table, or an error if the game does not allow this number of seats, or if there are
/// fewer bots than teams.
fn check_seats(game: &AnyGame, seats: u8, bots: usize) -> anyhow::Result<Seats> {
    let range = game.seats();
    let at_table = Seats::new(seats).filter(|_| range.contains(&seats));
    let refused = || StartError::Seats { asked: seats.into(), fewest: *range.start(), most: *range.end() };
    let at_table = at_table.ok_or_else(refused)?;
    let teams = game.teams(at_table);
    let sides = teams.count(at_table);
    if bots < sides {
        let needs = if teams.has_partners(at_table) { "teams need" } else { "seats need" };
        bail!("{sides} {needs} {sides} bots, not {bots}");
    }
    Ok(at_table)
}

/// Returns whether two bots meet in two-player games. A level meets only the nearest participating levels.
fn meet(bots: &[Bot], one: Bot, other: Bot) -> bool {
    let (Bot::Level(one), Bot::Level(other)) = (one, other) else { return true };
    let (low, high) = (one.min(other), one.max(other));
    !bots.iter().any(|bot| matches!(bot, Bot::Level(between) if low < *between && *between < high))
}

/// Returns the results of the players. Each player is given as a bot and a name.
fn rungs(
    (bots, names): (&[Bot], Vec<String>),
    game: &AnyGame,
    sides: usize,
    tables: &[Seating],
    outcomes: &[Outcome],
    seed: u64,
) -> Vec<Rung> {
    let skills = game.skills();
    let mut encounters = Encounters::new(bots.len());
    let mut won = vec![(0, 0); bots.len()];
    let mut payoffs = vec![Spread::default(); bots.len()];
    for (table, outcome) in tables.iter().zip(outcomes) {
        encounters.count(&table.seated, *outcome);
        for first in outcome.teams().each(outcome.seats()).filter_map(|team| team.iter().next()) {
            let player = table.seated[first.index()];
            won[player].0 += u64::from(outcome.has_won(first));
            won[player].1 += 1;
            if outcome.is_joint() || outcome.has_worth() {
                payoffs[player].count(outcome.utility(first).into());
            }
        }
    }
    // The Journeyman, in the middle of the ladder, fixes the scale if it takes part.
    let fixed = bots.iter().position(|bot| *bot == Bot::Level(Level::Journeyman)).unwrap_or(0);
    let ratings = encounters.ratings(fixed, seed);
    bots.iter()
        .zip(names)
        .enumerate()
        .map(|(player, (bot, name))| Rung {
            bot: name,
            iterations: bot.iterations(&skills, 0),
            slips: if let Bot::Level(level) = bot { level.skill(&skills).slips } else { 0 },
            rating: ratings[player].filter(|_| sides > 1),
            payoff: payoffs[player].mean(),
            won: Share::of(won[player].0, won[player].1),
            games: won[player].1,
            duels: (0..bots.len()).map(|other| Met::of(encounters.duel(player, other))).collect(),
        })
        .collect()
}

/// Formats the results of a ladder as a Markdown table, strongest bot first.
fn markdown(object: &LadderJson<'_>) -> anyhow::Result<String> {
    let LadderJson { rungs, .. } = object;
    let mut out = String::new();
    let rated = rungs.iter().any(|rung| rung.rating.is_some());
    let is_paid = rungs.iter().any(|rung| rung.payoff.is_some());
    let (rating, against) =
        if rated { ("rating | ", " against the level below | against greedy | against random |") } else { ("", "") };
    let payoff = if is_paid { "mean payoff | " } else { "" };
    writeln!(out, "| bot | iterations | {rating}{payoff}won |{against}")?;
    writeln!(out, "|{}", " --- |".repeat(if rated { 7 } else { 3 } + usize::from(is_paid)))?;
    let unrated = |rung: &Rung| rung.payoff.map_or(rung.won.rate, |payoff| payoff.mean);
    let strength = |rung: &Rung| rung.rating.map_or_else(|| unrated(rung), |rating| rating.elo);
    let mut order: Vec<&Rung> = rungs.iter().collect();
    order.sort_by(|one, other| strength(other).total_cmp(&strength(one)));
    for rung in order {
        // The name of a program is its command.
        let bot: Option<Bot> = rung.bot.parse().ok();
        let iterations = rung.iterations.map(|count| count.to_string()).unwrap_or_default();
        let slips = if rung.slips > 0 { format!(", {}% slips", rung.slips) } else { String::new() };
        write!(out, "| {} | {iterations}{slips} | ", rung.bot)?;
        if let Some(rating) = rung.rating {
            let end = |end: Option<f64>| end.map_or("…".to_owned(), |elo| format!("{elo:.0}"));
            if rating.low == rating.high && rating.low.is_some() {
                write!(out, "{:.0} (fixed) | ", rating.elo)?;
            } else {
                write!(out, "{:.0} ({} to {}) | ", rating.elo, end(rating.low), end(rating.high))?;
            }
        } else if rated {
            write!(out, " | ")?;
        }
        match rung.payoff {
            Some(Mean { mean, low, high }) => write!(out, "{mean:.3} ({low:.3} to {high:.3}) | ")?,
            None if is_paid => write!(out, " | ")?,
            None => {}
        }
        write!(out, "{:.0}% of {} ", 100.0 * rung.won.rate, rung.games)?;
        if !rated {
            write!(out, "({:.0} to {:.0}%) ", 100.0 * rung.won.low, 100.0 * rung.won.high)?;
        }
        write!(out, "|")?;
        if rated {
            let below = if let Some(Bot::Level(level)) = bot { level.below().map(Bot::Level) } else { None };
            for other in [below, Some(Bot::Greedy), Some(Bot::Random)] {
                let other = other.filter(|other| Some(*other) != bot).map(|other| other.to_string());
                let duel = rungs.iter().zip(&rung.duels).find(|(met, _)| Some(&met.bot) == other.as_ref());
                write!(out, " {} |", duel.map(|(_, met)| said(met)).unwrap_or_default())?;
            }
        }
        writeln!(out)?;
    }
    Ok(out)
}

/// Formats the points of a duel with their confidence interval.
fn said(met: &Met) -> String {
    if met.duel.games == 0 {
        return String::new();
    }
    format!("{} of {} ({:.0} to {:.0}%)", met.duel.points, met.duel.games, 100.0 * met.low, 100.0 * met.high)
}

#[cfg(test)]
mod tests {
    use rondel_testing::{crossing, lanterns};

    use super::*;

    /// Plays games with these teams between a searching and a random bot, and returns the results of both.
    fn climb(plugin: &rondel::Plugin, seats: u8, by_team: &[&[usize]]) -> (Vec<Rung>, String) {
        let game = (plugin.setup)().open().expect("it opens");
        let at_table = Seats::new(seats).expect("a table");
        let teams = game.teams(at_table);
        let bots = [Bot::searching(40), Bot::Random];
        let seating =
            |(seed, seated): (u64, &&[usize])| Seating { seated: seated.to_vec(), seed }.in_teams(teams, at_table);
        let tables: Vec<Seating> = (0..).zip(by_team).map(seating).collect();
        let play = |table: &Seating| {
            let seated: Vec<Bot> = table.seated.iter().map(|player| bots[*player]).collect();
            game.play_game(&seated, table.seed, CLOCK).outcome
        };
        let outcomes: Vec<Outcome> = tables.iter().map(play).collect();
        let names = bots.iter().map(ToString::to_string).collect();
        let rungs = rungs((&bots, names), &game, teams.count(at_table), &tables, &outcomes, 1);
        let object = LadderJson { game: plugin.id, seats, seed: 1, tables: tables.len(), rungs, substituted: None };
        let table = markdown(&object).expect("a table");
        (object.rungs, table)
    }

    #[test]
    fn one_bot_plays_for_a_pair_whose_win_counts_once() {
        let (rungs, _) = climb(&crossing::PLUGIN, 4, &[&[0, 1][..], &[1, 0]].repeat(30));
        assert_eq!((rungs[0].games, rungs[0].duels[1].duel.games), (60, 60));
        assert_eq!(rungs[0].won.count + rungs[1].won.count, 60, "no game is a draw");
        assert!(rungs[0].won.count > 35 && rungs[0].rating.is_some() && rungs[0].payoff.is_none());
    }

    #[test]
    fn where_all_play_together_a_bot_is_measured_by_its_mean_payoff() {
        let (rungs, table) = climb(&lanterns::PLUGIN, 3, &[&[0][..], &[1]].repeat(20));
        assert!(rungs[0].rating.is_none() && rungs[0].games == 20, "{table}");
        let payoff = |player: usize| rungs[player].payoff.expect("a payoff").mean;
        assert!(payoff(0) > payoff(1), "{table}");
        assert!(table.starts_with("| bot | iterations | mean payoff | won |"), "{table}");
    }
}
