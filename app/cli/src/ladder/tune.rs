//! `rondel ladder --tune`: determines the levels of a game by playing each level against the level below it.
//! The Grandmaster uses ten times the iterations of the Master.

use std::fmt::Write as _;
use std::io::Write;

use anyhow::bail;
use indicatif::ProgressBar;
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use rondel::arena::ratings::Encounters;
use rondel::arena::{self, Share};
use rondel::bots::{Bot, Level, Mcts, Skill, Skills};
use rondel::{AnyGame, Outcome, Seats, StartError};
use rondel_system::clock::CLOCK;
use serde::Serialize;

use super::super::aside;

/// The parameters of the search for levels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tuning {
    pub(super) seats: u8,
    /// Number of games between two candidates.
    pub(super) games: u32,
    pub(super) seed: u64,
    /// Maximum number of iterations of the Master.
    pub(super) most: u32,
}

/// Share of the points that a level should score against the level below it: the target, the tolerance of the target,
/// and the acceptable range.
const AIM: f64 = 0.70;
const NEAR: f64 = 0.04;
const GOOD: std::ops::RangeInclusive<f64> = 0.60..=0.85;
/// Minimum number of iterations. With fewer, a search is no better than a random choice.
const FEWEST: f64 = 10.0;
/// Ratio of the Grandmaster's iterations to the Master's.
const LONGER: u32 = 10;
/// First increase in strength to try: 2.5 times the iterations, or 30 percentage points fewer slips.
const FIRST_STEP: (f64, f64) = (0.92, 0.30);
/// Maximum number of bisections between a strength that is too low and one that is too high.
const HALVINGS: u32 = 5;
/// Slips of the lowest level, in percent, and the target share for each attempt. The last attempts place the
/// levels closer together, in case the game does not allow enough distance between them.
const TRIES: [(u8, f64); 6] = [(0, AIM), (35, AIM), (60, AIM), (85, AIM), (95, 0.66), (100, 0.63)];

/// A strength on a single scale. A negative value stands for a search with the minimum number of iterations. Its
/// absolute value is the share of slips. Any other value is the natural logarithm of the number of iterations divided
/// by the minimum.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Strength(f64);

impl Strength {
    fn skill(self) -> Skill {
        if self.0 < 0.0 {
            return Skill::new(FEWEST as u32, (-self.0 * 100.0).round().min(100.0) as u8);
        }
        Skill::new(plain(FEWEST * self.0.exp()), 0)
    }

    const fn of_slips(slips: u8) -> Self {
        Self(-(slips as f64) / 100.0)
    }

    fn of_iterations(iterations: u32) -> Self {
        Self((f64::from(iterations) / FEWEST).ln().max(0.0))
    }
}

/// Rounds a number to two significant digits.
fn plain(number: f64) -> u32 {
    let unit = 10_f64.powf(number.log10().floor() - 1.0).max(1.0);
    ((number / unit).round() * unit) as u32
}

/// Returns a bot with this skill, which the ruleset need not define yet.
fn bot(level: Level, skill: Skill) -> Bot {
    Bot::Mcts(Mcts::of_level(level, skill))
}

/// A share of the points, with its confidence interval.
#[derive(Clone, Copy, Debug, Serialize)]
struct Taken {
    rate: f64,
    low: f64,
    high: f64,
}

/// A level that was determined.
#[derive(Serialize)]
struct TunedLevel {
    level: String,
    iterations: u32,
    slips: u8,
    /// Share of the points scored against the level below, in games that were not used for tuning.
    #[serde(skip_serializing_if = "Option::is_none")]
    share: Option<Taken>,
    rating: Option<f64>,
    #[serde(skip)]
    skill: Skill,
}

/// The output of `--json`.
#[derive(Serialize)]
struct TuneJson<'a> {
    game: &'a str,
    seats: u8,
    seed: u64,
    games: u32,
    levels: &'a [TunedLevel],
    lines: String,
}

/// Determines the levels and prints them with the code for the ruleset.
pub(super) fn run(
    (id, game): (&str, &AnyGame),
    tuning: Tuning,
    pool: &ThreadPool,
    json: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let range = game.seats();
    if tuning.seats < 2 {
        bail!("levels are tuned by playing them against each other: two seats are needed");
    }
    if !range.contains(&tuning.seats) {
        bail!(StartError::Seats { asked: tuning.seats.into(), fewest: *range.start(), most: *range.end() });
    }
    if Seats::new(tuning.seats).is_some_and(|seats| game.teams(seats).are_together(seats)) {
        bail!("levels are tuned by playing them against each other, but in this game all play together");
    }
    if f64::from(tuning.most) < 2.0 * FEWEST {
        bail!("--most {}: the highest level needs at least {} iterations", tuning.most, 2.0 * FEWEST);
    }
    let bar = ProgressBar::new_spinner();
    let match_up = MatchUp { game, tuning, pool, bar: &bar };
    let skills = match_up.skills();
    let levels = match_up.judge(&skills);
    bar.finish_and_clear();
    let lines = lines(&levels, tuning);
    if json {
        let object =
            TuneJson { game: id, seats: tuning.seats, seed: tuning.seed, games: tuning.games, levels: &levels, lines };
        writeln!(out, "{}", serde_json::to_string(&object)?)?;
        return Ok(());
    }
    print(id, tuning, &levels, out)?;
    writeln!(out, "\nFor the ruleset:\n\n{lines}")?;
    Ok(())
}

/// A series of games between candidates.
struct MatchUp<'a> {
    game: &'a AnyGame,
    tuning: Tuning,
    pool: &'a ThreadPool,
    bar: &'a ProgressBar,
}

impl MatchUp<'_> {
    /// Returns the skills of all levels.
    fn skills(&self) -> Skills {
        let [beginner, apprentice, journeyman, expert, master] = self.levels();
        let grandmaster = Skill::new(master.iterations.saturating_mul(LONGER), 0);
        [beginner, apprentice, journeyman, expert, master, grandmaster]
    }

    /// Returns the skills of the five levels up to the Master, with as few slips as possible. If no attempt
    /// succeeds, returns the result of the attempt whose levels are furthest apart.
    fn levels(&self) -> [Skill; 5] {
        let mut nearest = ([Skill::new(FEWEST as u32, 0); 5], 0.0);
        for (slips, aim) in TRIES {
            let (skills, least) = self.ladder(slips, aim);
            if GOOD.contains(&least) {
                return skills;
            }
            if least >= nearest.1 {
                nearest = (skills, least);
            }
            self.bar.suspend(|| {
                aside("five such levels do not fit; trying again with a lowest level that slips more");
            });
        }
        nearest.0
    }

    /// Builds the levels upwards from a lowest level with the given slips. Returns the skills, and the
    /// smallest share of the points that a level scores against the level below it.
    fn ladder(&self, slips: u8, aim: f64) -> ([Skill; 5], f64) {
        let mut strength = Strength::of_slips(slips);
        let mut skills = [strength.skill(); 5];
        let mut least: f64 = 1.0;
        for level in Level::QUICK.into_iter().skip(1) {
            let (found, share) = self.above(level, strength, aim);
            strength = found;
            least = least.min(share);
            let skill = found.skill();
            skills[level as usize..].fill(skill);
            let slips = if skill.slips > 0 { format!(", {}% slips", skill.slips) } else { String::new() };
            let said = format!(
                "{level}: {} iterations{slips}, {:.0}% against the level below",
                skill.iterations,
                100.0 * share
            );
            self.bar.suspend(|| aside(&said));
            if !GOOD.contains(&share) {
                break;
            }
        }
        (skills, least)
    }

    /// Finds the strength that scores closest to the target share against the level below. Returns the
    /// strength and its share.
    fn above(&self, level: Level, below: Strength, aim: f64) -> (Strength, f64) {
        let top = Strength::of_iterations(self.tuning.most);
        let rival = bot(Level::Journeyman, below.skill());
        let take = |strength: Strength| {
            let duel = self.share([bot(level, strength.skill()), rival], self.tuning.seed);
            self.bar.set_message(format!("{level}: {:?} scores {:.0}%", strength.skill(), 100.0 * duel.rate));
            duel.rate
        };
        let mut step = if below.0 < 0.0 { FIRST_STEP.1 } else { FIRST_STEP.0 };
        let (mut weak, mut best) = (below.0, (top, 0.0));
        let mut strong = None;
        let note = |strength: f64, share: f64, best: &mut (Strength, f64)| {
            if (share - aim).abs() < (best.1 - aim).abs() {
                *best = (Strength(strength), share);
            }
            (share - aim).abs() <= NEAR && GOOD.contains(&share)
        };
        let mut next = (weak + step).min(top.0);
        while strong.is_none() {
            let share = take(Strength(next));
            if note(next, share, &mut best) || (next >= top.0 && share < aim) {
                return best;
            }
            if share > aim {
                strong = Some(next);
            } else {
                weak = next;
                step *= 1.5;
                // All slips must be removed before the iterations can increase.
                next = (next + step).min(top.0);
            }
        }
        let mut strong = strong.unwrap_or(top.0);
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(weak, strong);
            if Strength(middle).skill() == Strength(weak).skill()
                || Strength(middle).skill() == Strength(strong).skill()
            {
                break;
            }
            let share = take(Strength(middle));
            if note(middle, share, &mut best) {
                break;
            }
            if share > aim { strong = middle } else { weak = middle }
        }
        best
    }

    /// Plays games between two candidates, who alternate seats.
    fn play(&self, bots: [Bot; 2], seed: u64, games: u32) -> Vec<(Vec<usize>, Outcome)> {
        let seats = Seats::new(self.tuning.seats).unwrap_or(Seats::TWO);
        let teams = self.game.teams(seats);
        let one = |number: u32| {
            let seated: Vec<usize> = seats.each().map(|seat| (teams.index(seat) + number as usize) % 2).collect();
            let at_table: Vec<Bot> = seated.iter().map(|player| bots[*player]).collect();
            let outcome = self.game.play_game(&at_table, arena::game_seed(seed, u64::from(number / 2)), CLOCK).outcome;
            self.bar.tick();
            (seated, outcome)
        };
        self.pool.install(|| (0..games.next_multiple_of(2)).into_par_iter().map(one).collect())
    }

    /// Returns the share of the points that the first bot scores against the second.
    fn share(&self, bots: [Bot; 2], seed: u64) -> Taken {
        let mut encounters = Encounters::new(2);
        for (seated, outcome) in self.play(bots, seed, self.tuning.games) {
            encounters.count(&seated, outcome);
        }
        share_of(&encounters, 0, 1)
    }

    /// Rates the levels in games that were not used for tuning.
    fn judge(&self, skills: &Skills) -> Vec<TunedLevel> {
        let mut encounters = Encounters::new(skills.len());
        for level in Level::ALL.into_iter().skip(1) {
            let place = level as usize;
            let bots = [bot(level, skills[place]), bot(Level::Journeyman, skills[place - 1])];
            for (seated, outcome) in self.play(bots, !self.tuning.seed, 2 * self.tuning.games) {
                let seated: Vec<usize> = seated.into_iter().map(|player| place - player).collect();
                encounters.count(&seated, outcome);
            }
        }
        let ratings = encounters.ratings(Level::Journeyman as usize, self.tuning.seed);
        let found = |level: Level| {
            let place = level as usize;
            let skill = skills[place];
            TunedLevel {
                level: level.to_string(),
                iterations: skill.iterations,
                slips: skill.slips,
                share: (place > 0).then(|| share_of(&encounters, place, place - 1)),
                rating: ratings[place].map(|rating| rating.elo),
                skill,
            }
        };
        Level::ALL.into_iter().map(found).collect()
    }
}

fn share_of(encounters: &Encounters, player: usize, other: usize) -> Taken {
    let duel = encounters.duel(player, other);
    let games = f64::from(duel.games.max(1));
    let (low, high) = Share::interval(duel.points, duel.games.into());
    Taken { rate: duel.points / games, low, high }
}

/// Returns the code for the ruleset.
fn lines(levels: &[TunedLevel], tuning: Tuning) -> String {
    let skill = |found: &TunedLevel| format!("Skill::new({}, {})", found.skill.iterations, found.skill.slips);
    let skills: Vec<String> = levels.iter().map(skill).collect();
    let Tuning { seats, games, seed, .. } = tuning;
    let measured = format!(
        "    /// As measured with `rondel ladder --tune` (seed {seed}, {games} games each, {seats} at the table)."
    );
    let mut lines = format!(
        "use rondel::bots::{{LevelRatings, Skill, Skills}};\n\n{measured}\n    fn skills(&self) -> Skills {{\n        [{}]\n    }}\n",
        skills.join(", ")
    );
    let ratings: Option<Vec<String>> =
        levels.iter().map(|found| found.rating.map(|elo| format!("{:.0}", elo.clamp(0.0, 9999.0)))).collect();
    if let Some(ratings) = ratings.filter(|_| seats == 2) {
        let _ = write!(
            lines,
            "\n{measured}\n    fn level_ratings(&self) -> Option<LevelRatings> {{\n        Some([{}])\n    }}\n",
            ratings.join(", ")
        );
    }
    lines
}

fn print(id: &str, tuning: Tuning, levels: &[TunedLevel], out: &mut impl Write) -> anyhow::Result<()> {
    let Tuning { seats, games, seed, .. } = tuning;
    writeln!(out, "{id}, {seats} players: levels found with {games} games per attempt (seed {seed}),")?;
    writeln!(out, "verified with {} further games each\n", 2 * games)?;
    writeln!(out, "| level | iterations | rating | against the level below |\n| --- | --- | --- | --- |")?;
    for found in levels {
        let slips = if found.slips > 0 { format!(", {}% slips", found.slips) } else { String::new() };
        let rating = found.rating.map(|elo| format!("{elo:.0}")).unwrap_or_default();
        let share = found.share.map(|share| {
            let Taken { rate, low, high } = share;
            let short = if GOOD.contains(&rate) { "" } else { ", outside 60 to 85%" };
            format!("{:.0}% ({:.0} to {:.0}%){short}", 100.0 * rate, 100.0 * low, 100.0 * high)
        });
        let share = share.unwrap_or_default();
        writeln!(out, "| {} | {}{slips} | {rating} | {share} |", found.level, found.iterations)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strength_slips_less_and_then_thinks_longer() {
        let skills = [-0.6, -0.005, 0.0, 0.92, 5.3].map(|strength| Strength(strength).skill());
        let plain = [Skill::new(10, 60), Skill::new(10, 1), Skill::new(10, 0), Skill::new(25, 0), Skill::new(2000, 0)];
        assert_eq!(skills, plain);
        assert_eq!(Strength::of_iterations(2000).skill(), Skill::new(2000, 0));
        assert_eq!(Strength::of_slips(35).skill(), Skill::new(10, 35));
    }
}
