//! Plays many games among bots and summarises their results.
//!
//! The seed of each game is derived from the seed of the run and the number of the game, so games can be played
//! in any order and on any number of threads with the same results. The caller creates the threads.

pub mod ratings;
mod spread;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::bots::{self, Bot, Deadline, SearchLimits};
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;
use crate::seat::{Seat, Seats};
use crate::turn::{Outcome, Turn};

pub use self::spread::{Mean, Spread};

/// The result of one game among bots.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameRecord {
    /// The outcome.
    pub outcome: Outcome,
    /// Number of plies.
    pub plies: u32,
}

/// Plays a whole game among bots, one for each seat.
pub fn play_game<R: Ruleset>(rules: &R, bots: &[Bot], seed: u64, alarm: Deadline<'_>) -> GameRecord {
    play_watched(rules, bots, Luck::of(seed), alarm, &mut ())
}

/// The seeds of one game. Bots have their own seed, so their draws never affect those of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck {
    /// Seed of the deal.
    pub deal: u64,
    /// Seed of all random draws after the deal. If it equals `deal`, the deal's sequence of draws continues.
    pub play: u64,
    /// Seed of the bots' own random draws.
    pub thoughts: u64,
}

impl Luck {
    /// Returns the seeds of the game that is identified by `seed`.
    pub const fn of(seed: u64) -> Self {
        Self { deal: seed, play: seed, thoughts: seed ^ 0x5EED_0F7B_0752_1A4D }
    }

    /// Returns seeds with the same deal and different random draws afterwards.
    #[must_use]
    pub const fn after_the_deal(self) -> Self {
        Self { deal: self.deal, play: !self.play, thoughts: self.thoughts.rotate_left(32) ^ 0x0DD5_EED5 }
    }
}

/// Receives the events of a game among bots.
pub(crate) trait Watcher<R: Ruleset> {
    /// Called before `seat` plays `action` in `state`. `dealer` is the game's dealer.
    fn decides(&mut self, _rules: &R, _state: &R::State, _seat: Seat, _action: R::Action, _dealer: &Dealer) {}
    /// Called when the game is over.
    fn ends(&mut self, _rules: &R, _state: &R::State, _outcome: &Outcome) {}
}

/// A watcher that ignores all events.
impl<R: Ruleset> Watcher<R> for () {}

/// Plays a whole game among bots, one for each seat, and reports its events to `watcher`.
pub(crate) fn play_watched<R: Ruleset>(
    rules: &R,
    bots: &[Bot],
    luck: Luck,
    alarm: Deadline<'_>,
    watcher: &mut impl Watcher<R>,
) -> GameRecord {
    let seats = Seats::new(bots.len() as u8).expect("as many bots as a table has seats");
    let mut thoughts = Dealer::seeded(luck.thoughts);
    let mut actions = Vec::new();
    let mut plies = 0;
    let ended = follow(rules, seats, luck, |table| {
        let bot = bots[table.seat.index()];
        let action = if bot == Bot::Random {
            rules.random_action(table.state, &mut thoughts, &mut actions)
        } else {
            let index = choose(rules, bot, table.known, table.seat, &mut thoughts, alarm);
            actions.clear();
            rules.legal_actions(table.state, &mut actions);
            *actions.get(index).expect("a seat that decides has a legal action (law 1)")
        };
        watcher.decides(rules, table.state, table.seat, action, table.dealer);
        plies += 1;
        Some(action)
    });
    let (state, outcome) = ended.expect("every decision is made");
    watcher.ends(rules, &state, &outcome);
    GameRecord { outcome, plies }
}

/// A decision in a game, and the information available to the deciding seat.
pub(crate) struct Decision<'a, R: Ruleset> {
    /// The position.
    pub(crate) state: &'a R::State,
    /// The position that the seat knows. In a simultaneous decision, this is the position before any member of the
    /// group has chosen, because no member knows more than that position shows.
    pub(crate) known: &'a R::State,
    /// The seat that decides.
    pub(crate) seat: Seat,
    /// The game's dealer.
    pub(crate) dealer: &'a Dealer,
}

/// Plays a whole game. `decide` returns the action for each decision, which must be legal. Returns the last
/// position and the outcome, or `None` as soon as `decide` returns `None`.
pub(crate) fn follow<R: Ruleset>(
    rules: &R,
    seats: Seats,
    luck: Luck,
    mut decide: impl FnMut(&Decision<'_, R>) -> Option<R::Action>,
) -> Option<(R::State, Outcome)> {
    let mut dealer = Dealer::seeded(luck.deal);
    let mut state = rules.deal(seats, &mut dealer);
    if luck.play != luck.deal {
        dealer = Dealer::seeded(luck.play);
    }
    let mut began = state.clone();
    loop {
        let seat = match rules.turn(&state) {
            Turn::Over(outcome) => return Some((state, outcome)),
            Turn::Decide(seat) => seat,
        };
        let together = rules.together(&state);
        let is_first = together.before(seat).is_empty();
        let known = if is_first { &state } else { &began };
        let action = decide(&Decision { state: &state, known, seat, dealer: &dealer })?;
        if !together.is_empty() && is_first {
            began.clone_from(&state);
        }
        rules.apply(&mut state, action, &mut dealer);
    }
}

/// Lets a bot decide. Returns the index of its choice among the legal actions.
pub(crate) fn choose<R: Ruleset>(
    rules: &R,
    bot: Bot,
    known: &R::State,
    seat: Seat,
    thoughts: &mut Dealer,
    alarm: Deadline<'_>,
) -> usize {
    let observation = Observation::of(rules, known, seat, thoughts);
    let ring = bot.millis().map(alarm);
    let stop = |_| ring.as_ref().is_some_and(|ring| ring());
    // Many games are played at the same time, so each bot uses one thread.
    let effort = SearchLimits { threads: 1, stop: &stop };
    bots::think(rules, bot, &observation, thoughts, &effort).choice
}

/// Returns the seed of game number `index` of a run. The seeds of neighbouring games are unrelated (`SplitMix64`,
/// Steele et al. 2014).
pub fn game_seed(seed: u64, index: u64) -> u64 {
    let mut mixed = seed.wrapping_add(index.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// The results of many games at one table. Tallies can be added in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    games: u64,
    plies: u64,
    shortest: u32,
    longest: u32,
    wins: Vec<u64>,
    draws: u64,
    defeats: u64,
    together: u64,
    scores: Spread,
    payoffs: Vec<Spread>,
    reasons: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// Creates an empty tally.
    pub fn new(seats: Seats) -> Self {
        Self {
            games: 0,
            plies: 0,
            shortest: u32::MAX,
            longest: 0,
            wins: vec![0; seats.count()],
            draws: 0,
            defeats: 0,
            together: 0,
            scores: Spread::default(),
            payoffs: vec![Spread::default(); seats.count()],
            reasons: BTreeMap::new(),
        }
    }

    /// Adds one game.
    pub fn count(&mut self, record: &GameRecord) {
        self.games += 1;
        self.plies += u64::from(record.plies);
        self.shortest = self.shortest.min(record.plies);
        self.longest = self.longest.max(record.plies);
        let outcome = &record.outcome;
        let won = outcome.winning_team();
        for winner in won.unwrap_or_default().iter() {
            self.wins[winner.index()] += 1;
        }
        self.together += u64::from(won.is_some() && outcome.is_joint());
        self.defeats += u64::from(outcome.is_defeat());
        self.draws += u64::from(outcome.is_tie());
        if let Some(score) = outcome.score() {
            self.scores.count(score.into());
        }
        if outcome.has_worth() || outcome.teams().has_partners(outcome.seats()) {
            for (seat, payoff) in outcome.seats().each().zip(&mut self.payoffs) {
                payoff.count(outcome.utility(seat).into());
            }
        }
        *self.reasons.entry(record.outcome.reason()).or_default() += 1;
    }

    /// Returns the sum of both tallies.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.plies += other.plies;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        self.draws += other.draws;
        self.defeats += other.defeats;
        self.together += other.together;
        self.scores.add(&other.scores);
        self.payoffs.iter_mut().zip(&other.payoffs).for_each(|(own, more)| own.add(more));
        for (own, more) in self.wins.iter_mut().zip(&other.wins) {
            *own += more;
        }
        for (reason, count) in &other.reasons {
            *self.reasons.entry(reason).or_default() += count;
        }
        self
    }

    /// Returns the number of games that a seat won, alone or with its partners.
    pub fn wins(&self, seat: Seat) -> u64 {
        self.wins[seat.index()]
    }

    /// Returns the statistics for display.
    pub fn statistics(&self) -> Statistics {
        let games = self.games.max(1);
        Statistics {
            plies: Plies {
                mean: self.plies as f64 / games as f64,
                min: if self.games == 0 { 0 } else { self.shortest },
                max: self.longest,
            },
            wins: self.wins.iter().map(|wins| Share::of(*wins, self.games)).collect(),
            draws: self.draws,
            defeats: self.defeats,
            together: self.together,
            scores: self.scores.mean(),
            payoffs: self.payoffs.iter().filter_map(Spread::mean).collect(),
            reasons: self.reasons.clone(),
        }
    }
}

/// The statistics of many games, for display.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Statistics {
    /// Length of the games.
    pub plies: Plies,
    /// The games that each seat won, alone or with its partners.
    pub wins: Vec<Share>,
    /// Number of games in which several teams share first place. A seat without partners is a team.
    pub draws: u64,
    /// Number of games in which the game itself defeated all seats.
    pub defeats: u64,
    /// Number of games that all seats won together.
    #[serde(skip_serializing_if = "is_zero")]
    pub together: u64,
    /// The seats' shared scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Mean>,
    /// The mean worth of the games to each seat, from 0 to 1; see [`Outcome::utility`]. The list is empty if no
    /// outcome has partners or an explicit worth.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub payoffs: Vec<Mean>,
    /// Number of games ended by each rule.
    pub reasons: BTreeMap<&'static str, u64>,
}

// `skip_serializing_if` passes a reference.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "required by serde")]
fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// Length of games, in plies.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Plies {
    /// Mean length.
    pub mean: f64,
    /// Length of the shortest game.
    pub min: u32,
    /// Length of the longest game.
    pub max: u32,
}

/// A count out of a total, with its share and the confidence interval of the share.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The count.
    pub count: u64,
    /// Share of the total, from 0 to 1.
    pub rate: f64,
    /// Lower end of the 95% interval (Wilson 1927).
    pub low: f64,
    /// Upper end of the 95% interval.
    pub high: f64,
}

/// Number of standard deviations on each side of the mean that enclose 95% of a normal distribution.
pub(crate) const NORMAL_95: f64 = 1.959_963_984_540_054;

impl Share {
    /// Returns the share of `count` in `all`.
    pub fn of(count: u64, all: u64) -> Self {
        let (low, high) = Self::interval(count as f64, all);
        let rate = if all == 0 { 0.0 } else { count as f64 / all as f64 };
        Self { count, rate, low, high }
    }

    /// Returns the ends of the 95% interval for `points` scored in `all` games. Half points are allowed.
    pub fn interval(points: f64, all: u64) -> (f64, f64) {
        const Z: f64 = NORMAL_95;
        if all == 0 {
            return (0.0, 1.0);
        }
        let n = all as f64;
        let rate = points / n;
        let middle = rate + Z * Z / (2.0 * n);
        let reach = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        let stretch = 1.0 + Z * Z / n;
        // Rounding must not produce a positive lower end if no points were scored.
        let low = if points <= 0.0 { 0.0 } else { ((middle - reach) / stretch).max(0.0) };
        (low, ((middle + reach) / stretch).min(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teams::Teams;

    fn record(winner: u8, plies: u32) -> GameRecord {
        GameRecord { outcome: Outcome::win(Seat::new(winner), Seats::TWO, "line"), plies }
    }

    #[test]
    fn a_win_of_partners_is_counted_for_each_and_is_no_draw() {
        let four = Seats::new(4).expect("four seats");
        let mut tally = Tally::new(four);
        let pairs = Outcome::by_team_points(&[3, 1], Teams::alternating(2), four, "end");
        tally.count(&GameRecord { outcome: pairs, plies: 1 });
        let statistics = tally.statistics();
        assert_eq!(statistics.wins.iter().map(|share| share.count).collect::<Vec<_>>(), [1, 0, 1, 0]);
        assert_eq!((statistics.draws, statistics.together, statistics.payoffs.len()), (0, 0, 4));
        assert!((statistics.payoffs[2].mean - 1.0).abs() < 1e-9);
    }

    #[test]
    fn of_games_won_together_the_scores_and_payoffs_are_known() {
        let mut tally = Tally::new(Seats::TWO);
        for score in [10, 20] {
            let outcome = Outcome::together(true, Seats::TWO, "end").with_score(score).worth(|_| score as f32 / 25.0);
            tally.count(&GameRecord { outcome, plies: 1 });
        }
        let statistics = tally.and(&Tally::new(Seats::TWO)).statistics();
        assert_eq!((statistics.together, statistics.draws, statistics.defeats), (2, 0, 0));
        assert!(statistics.scores.is_some_and(|scores| (scores.mean - 15.0).abs() < 1e-9));
        assert!((statistics.payoffs[1].mean - 0.6).abs() < 1e-6);
    }

    #[test]
    fn an_interval_is_wilsons() {
        // Published tables give 13.34% to 28.88% for 20 of 100.
        let share = Share::of(20, 100);
        assert!((share.low - 0.133_367).abs() < 1e-5 && (share.high - 0.288_829).abs() < 1e-5, "{share:?}");
        assert!(Share::of(0, 10).low.abs() < 1e-12 && (Share::of(10, 10).high - 1.0).abs() < 1e-12);
    }

    #[test]
    fn half_points_have_an_interval_of_their_own() {
        let [below, half, above] = [98.0, 98.5, 99.0].map(|points| Share::interval(points, 100));
        assert!(below.0 < half.0 && half.0 < above.0 && below.1 < half.1 && half.1 < above.1);
        // The expected values are Wilson's interval, computed independently.
        assert!((half.0 - 0.937_588).abs() < 1e-5 && (half.1 - 0.996_528).abs() < 1e-5, "{half:?}");
    }

    #[test]
    fn games_add_up_the_same_in_any_order() {
        let records = [record(0, 5), record(1, 9), GameRecord { outcome: Outcome::draw(Seats::TWO, "full"), plies: 9 }];
        let all = |records: &[GameRecord]| {
            let mut tally = Tally::new(Seats::TWO);
            for record in records {
                tally.count(record);
            }
            tally
        };
        let whole = all(&records);
        assert_eq!(all(&records[2..]).and(&all(&records[..2])), whole);
        let statistics = whole.statistics();
        assert_eq!((statistics.draws, statistics.plies.min, statistics.plies.max), (1, 5, 9));
        assert_eq!(statistics.reasons, BTreeMap::from([("full", 1), ("line", 2)]));
    }

    #[test]
    fn neighbouring_games_have_their_own_seeds() {
        let seeds: std::collections::HashSet<u64> =
            (0..100).flat_map(|seed| (0..100).map(move |index| game_seed(seed, index))).collect();
        assert_eq!(seeds.len(), 10_000);
    }
}
