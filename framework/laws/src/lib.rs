//! The laws of a ruleset, checked in many games. Half of the games are random, and half are played by greedy bots.
//!
//! 0. The rules do not panic. A panic is caught and reported with the action and the source location.
//! 1. A seat that decides has at least one action, no action is listed twice, a finished game has no actions, and
//!    every game ends within [`Ruleset::longest_game`] plies.
//! 2. [`Ruleset::check_conservation`] succeeds, including at every moment of an action.
//! 3. Actions, and states at every moment, survive a JSON round trip. Guests accept the nesting depth of every view.
//! 4. The same seed and actions always give the same states, on any thread.
//! 5. Everything a seat may know (every part of its [`View`]) is the same in all positions it cannot distinguish,
//!    even at [moments](Dealer::moment) between decisions and at the end. Samples replace hidden information.
//!    - 5a. In every place, some sample for a seat replaces the pieces that only another seat sees. A place contains
//!      the pieces in a zone that have the same kind, colour and number of badges. If every sample keeps the contents
//!      of a place, the samples reveal these contents. A place counts only if its contents could be different: if the
//!      seat sees it face down (or with a different count), or if two continuations look and sound the same to the seat
//!      but not to the other seat.
//!    - 5b. If two actions lead to positions that give an observer the same samples, the observer sees and hears the
//!      same during both actions, moment by moment: texts, headline, elements, flows, weight, tables and the number of
//!      moments. The actions are two actions by another seat, or one action with different random draws or, if an
//!      announcement names a piece that stays hidden, with different hidden information that is also new to the mover.
//!      Either both actions make a random draw or show a secret, or neither does, because all seats learn whether an
//!      undo is possible.
//!    - 5c. Whatever the probability of a piece, the cases "present but not sampled" and "sampled but not present" are
//!      equally frequent. This is checked with a chi-square test of paired samples from games in which no seat acts on
//!      a secret (see `uniformity.rs` for the reason). Samples give all possible values of a secret choice the same
//!      probability.
//! 6. Choices have distinct labels, every text exists in every language, and every clickable element is on the
//!    table. The elements of an announcement and both ends of its flows are on the public table before or after
//!    the announcement. Regions are on the table and list each other as neighbours. Collapsible zones fold into
//!    pieces of zones that are always open.
//! 7. An illegal action is rejected and changes nothing. Playing an action does not change a saved copy of a position.
//!    - 7b. No player can undo an action that revealed information. If the mover can distinguish two positions after an
//!      action but not before it, a random draw was made or [`Dealer::show_secret`] was called.
//! 8. Every seat has a final place, and first place is shared by several teams only if the rules allow it. Partners
//!    ([`Ruleset::teams`]) share a place and its worth, and no place is worth less than a worse place.
//! 9. For the same random seed, a seat gets the same sample in all positions that it cannot distinguish.
//! 10. The declarations of a plug-in are correct: its id is the tag of its setup, its player counts match its tables,
//!     and every drawing and rule that it names exists (rules in every language in which the game has rules). Every
//!     symbol on a piece has a label in every language and is explained in the player aid, and every card back has a
//!     label. This law applies to registered games; `rondel::conformance::check_plugin` checks it.
//! 11. Seats that decide together ([`Ruleset::together`]) are asked in seat order, each once. Until the last of them
//!     has chosen, the choice of one seat does not affect the actions and prompts of the other seats, or anything that
//!     those seats see and hear. Until then, no random draw is made, and no secret is shown.
//! 12. If a player wins by a goal of [`Stage::goals`], the player or a partner has reached the goal, and nobody reached
//!     it before. If a game ends for a reason that one or more goals list, one of these goals has been reached.
//!
//! No law restricts what [`Ruleset::estimate`] may read. Bots call it only for samples, in which every hidden hand
//! is random.
//!
//! Violations of laws 5a and 5c, and of the last sentence of law 5, become apparent only over many games: about 50 if
//! every sample reveals a secret (several hundred if the secret could be different only in some positions), and about
//! 100 if samples are grossly biased. [`LawReport::verdict`] checks these laws on a merged report.

mod actions;
mod after;
mod clicks;
mod diff;
mod ending;
mod evidence;
mod fairness;
mod goals;
mod hidden;
mod law;
mod layout;
mod moments;
mod playing;
mod samples;
mod secrets;
mod summary;
mod table;
mod telling;
mod together;
mod uniformity;
mod words;

use std::collections::BTreeMap;
use std::ops::Range;

use rondel_engine::bots::{self, Bot, SearchLimits};
use rondel_rules::rules_panic::{self, RulesPanic, caught};
use rondel_rules::{AnyState, Dealer, Observation, Observer, Seats, Turn, any_state, dealer, seat, text, turn};
use rondel_stage::ruleset::{self, Ruleset, Stage};
use rondel_stage::view::{self, Happening};
use rondel_stage::{Catalog, MomentId, View, bounds, catalog, legal, scene};
use serde::Serialize;

pub use diff::Difference;
pub use fairness::{Unfair, draws_fairly};
pub use law::Law;
pub use playing::plays;
pub use summary::brief;

/// The scope of a check.
#[derive(Clone, Copy, Debug)]
pub struct CheckPlan<'a> {
    /// Number of games. The games cycle through all table sizes.
    pub games: u32,
    /// Seed of the first game. Each further game has the next seed.
    pub seed: u64,
    /// The languages in which every text must exist.
    pub catalogs: &'a [Catalog],
    /// Only one position in `look_every` is laid out for every observer and examined for laws 5, 6, 7b, 11 and 12,
    /// because laying out a large table takes far longer than playing a ply. Most other checks are made at every ply.
    pub look_every: u32,
}

/// The results of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LawReport {
    /// Number of games.
    pub games: u64,
    /// Total number of plies.
    pub plies: u64,
    /// Number of examined positions in which something was hidden: a sample for a seat differed from the position.
    pub hidden_positions: u64,
    /// Number of games for each ending.
    pub endings: BTreeMap<&'static str, u64>,
    /// Evidence that accumulates over many games, kept so that reports can be merged.
    evidence: evidence::Evidence,
    clicks: clicks::Clicks,
}

impl LawReport {
    /// Merges two reports. A violation may become apparent only in the merged report, so call
    /// [`LawReport::verdict`] on it.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        for (ending, games) in other.endings {
            *self.endings.entry(ending).or_default() += games;
        }
        Self {
            endings: self.endings,
            games: self.games + other.games,
            plies: self.plies + other.plies,
            hidden_positions: self.hidden_positions + other.hidden_positions,
            evidence: self.evidence.and(other.evidence),
            clicks: self.clicks.and(other.clicks),
        }
    }

    /// Returns the number of unexplained clicks in examined positions, by kind of element, and the total number of
    /// clicks. Only clicks on elements that can be chosen at other times are counted. No law requires an explanation.
    pub fn unexplained_clicks(&self) -> (BTreeMap<&'static str, u64>, u64) {
        self.clicks.unexplained()
    }

    /// Checks laws 5, 5a and 5c, whose violations become apparent only over many games.
    ///
    /// # Errors
    /// Returns the first broken law, with the first position or game in the evidence.
    pub fn verdict(&self) -> Result<(), Violation> {
        self.evidence.judge()
    }
}

/// One examined position in `TELLING_EVERY` is used to check announcements (laws 5b and 7b).
const TELLING_EVERY: u32 = 2;

/// A broken law.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("law {law}, seed {seed}, ply {ply}: {fault}")]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// Seed of the game.
    pub seed: u64,
    /// Number of plies before the position.
    pub ply: u32,
    /// Description of the violation.
    pub fault: String,
    /// Differences between two views or samples that should be equal. Empty for other violations.
    pub apart: Vec<Difference>,
}

impl Violation {
    /// Creates a violation from a breach, with the game and the ply in which the breach was found.
    pub fn of(breach: Breach, seed: u64, ply: u32) -> Self {
        Self { law: breach.law, seed, ply, fault: breach.fault, apart: breach.apart }
    }

    /// Returns the differences as a table for a terminal; `None` if there are no differences.
    pub fn side_by_side(&self) -> Option<String> {
        (!self.apart.is_empty()).then(|| diff::table(&self.apart, "in a position that should look the same"))
    }
}

/// A broken law. The caller adds the game and the ply.
#[derive(Debug)]
pub struct Breach {
    law: Law,
    fault: String,
    apart: Vec<Difference>,
}

impl From<RulesPanic> for Breach {
    fn from(broken: RulesPanic) -> Self {
        Self::new(Law::Soundness, format!("the rules panicked: {broken}"))
    }
}

impl Breach {
    /// Creates a breach of a law with a description.
    pub fn new(law: Law, fault: impl Into<String>) -> Self {
        Self { law, fault: fault.into(), apart: Vec::new() }
    }
}

/// Checks a condition that a law requires.
///
/// # Errors
/// Returns a breach if the condition is false.
pub fn holds(law: Law, condition: bool, fault: impl FnOnce() -> String) -> Result<(), Breach> {
    if condition { Ok(()) } else { Err(Breach::new(law, fault())) }
}

/// Checks that two values are equal. If they are not, the breach lists their differences.
fn alike<T: PartialEq + Serialize>(
    law: Law,
    here: &T,
    there: &T,
    fault: impl FnOnce() -> String,
) -> Result<(), Breach> {
    if here == there {
        return Ok(());
    }
    let apart = diff::apart(here, there);
    let first = apart.first().map(|first| format!(": {} is `{}` or `{}`", first.path, first.here, first.there));
    Err(Breach { law, fault: fault() + &first.unwrap_or_default(), apart })
}

/// A position within a game, as input for all laws.
struct Position<'a, R: Ruleset> {
    rules: &'a R,
    state: &'a R::State,
    turn: Turn,
    legal: &'a [R::Action],
    seats: Seats,
}

/// The views of all observers of a position, created only once, because laying out tables takes most of the time.
struct Views {
    seats: Vec<View>,
    public: View,
}

impl Views {
    /// Creates the views. `at_rest` is `true` if a seat decides now or the game is over.
    fn of<R: Stage>(rules: &R, state: &R::State, seats: Seats, at_rest: bool) -> Self {
        let view = |observer| view(rules, state, observer, at_rest);
        let own = seats.each().map(|seat| view(Observer::Seat(seat))).collect();
        Self { seats: own, public: view(Observer::Spectator) }
    }

    fn all(&self) -> impl Iterator<Item = &View> {
        self.seats.iter().chain([&self.public])
    }
}

/// Returns the view of `observer`, without any history.
fn view<R: Stage>(rules: &R, state: &R::State, observer: Observer, at_rest: bool) -> View {
    View::of(rules, state, observer, &Happening { place: MomentId::default(), mover: None, heard: &[], at_rest })
}

/// Plays games, alternately with random and greedy bots, and checks all laws except law 10.
///
/// # Errors
/// Returns the first broken law.
pub fn check<R: Stage>(rules: &R, plan: &CheckPlan<'_>) -> Result<LawReport, Violation> {
    let report = check_games(rules, plan, 0..plan.games)?;
    report.verdict()?;
    Ok(report)
}

/// Runs [`check`] on this many threads. Each thread plays a contiguous range of the games. Laws that need many
/// games are judged over all games.
///
/// # Errors
/// Returns the first broken law in the first range that has a violation.
pub fn check_on<R: Stage>(threads: u32, rules: &R, plan: &CheckPlan<'_>) -> Result<LawReport, Violation> {
    let each = plan.games.div_ceil(threads.max(1)).max(1);
    let parts = (0..plan.games).step_by(each as usize).map(|first| first..plan.games.min(first + each));
    let found: Vec<Result<LawReport, Violation>> = std::thread::scope(|scope| {
        let begin = |games: Range<u32>| scope.spawn(move || check_games(rules, plan, games));
        let parts: Vec<_> = parts.map(begin).collect();
        parts.into_iter().map(|part| part.join().expect("panics are caught and reported")).collect()
    });
    let report = found.into_iter().try_fold(LawReport::default(), |all, part| Ok(all.and(part?)))?;
    report.verdict()?;
    Ok(report)
}

/// Plays a range of a plan's games, without judging the laws that need many games.
fn check_games<R: Stage>(rules: &R, plan: &CheckPlan<'_>, games: Range<u32>) -> Result<LawReport, Violation> {
    let mut report = LawReport::default();
    let mut secrets = secrets::Secrets::default();
    let mut words = words::TextCheck::new(plan.catalogs);
    let begun = caught(|| (rules.usage_hints(), rules.seats().filter_map(Seats::new).collect::<Vec<_>>()));
    let (uses, tables) = begun.map_err(|broken| Violation::of(broken.into(), plan.seed, 0))?;
    words.read_uses(&uses);
    for index in games {
        let seed = plan.seed.wrapping_add(u64::from(index));
        let seats = *tables
            .get(index as usize % tables.len().max(1))
            .ok_or_else(|| Violation::of(Breach::new(Law::Actions, "`seats()` allows no player count"), seed, 0))?;
        let mut game = Walk {
            rules,
            seats,
            seed,
            look_every: plan.look_every,
            ply: 0,
            played_by: played_by(index as usize, tables.len()),
            taking: None,
            played: Vec::new(),
            states: Vec::new(),
        };
        let whole = game.whole(&mut secrets, &mut words, &mut report.clicks);
        let ending = whole.map_err(|breach| Violation::of(breach, seed, game.ply))?;
        *report.endings.entry(ending).or_default() += 1;
        report.games += 1;
        report.plies += game.played.len() as u64;
    }
    report.evidence = secrets.evidence;
    report.hidden_positions = report.evidence.hidden_positions;
    Ok(report)
}

/// Returns the bot that plays game number `index`. Random games seldom reach the endings that players aim for,
/// so at tables of each size every other game is played by greedy bots.
fn played_by(index: usize, sizes: usize) -> Bot {
    let (round, size) = (index / sizes, index % sizes);
    if (round + size).is_multiple_of(2) { Bot::Random } else { Bot::Greedy }
}

/// A game with the actions and positions so far.
struct Walk<'a, R: Stage> {
    rules: &'a R,
    seats: Seats,
    seed: u64,
    look_every: u32,
    ply: u32,
    played_by: Bot,
    /// The action in progress.
    taking: Option<R::Action>,
    played: Vec<R::Action>,
    states: Vec<R::State>,
}

impl<R: Stage> Walk<'_, R> {
    /// Plays one game and checks all laws. A panic in the rules is reported as a breach, with any missing texts.
    fn whole(
        &mut self,
        secrets: &mut secrets::Secrets,
        words: &mut words::TextCheck<'_>,
        clicks: &mut clicks::Clicks,
    ) -> Result<&'static str, Breach> {
        let done = caught(|| {
            let ending = self.walk(secrets, words, clicks)?;
            self.replay()?;
            // This check also lays out tables, so it runs as rarely as the other examinations.
            if self.seed.is_multiple_of(u64::from(self.look_every.max(1))) {
                uniformity::check(self.rules, self.seats, self.seed, &mut secrets.evidence);
            }
            Ok(ending)
        });
        done.unwrap_or_else(|broken| {
            let missing = words.all_said().err().map(|missing| format!("; also, {}", missing.fault));
            Err(Breach::new(Law::Soundness, self.panicked(&broken) + &missing.unwrap_or_default()))
        })
    }

    /// Describes a panic in the rules and the action during or after which it occurred.
    fn panicked(&self, broken: &RulesPanic) -> String {
        let said =
            |action, place: usize| self.states.get(place).map(|state| summary::action(self.rules, state, action));
        let last = self.played.len();
        let at = match (self.taking, self.played.last()) {
            (Some(action), _) => said(action, last).map(|action| format!(" in {action}")),
            (None, Some(action)) => said(*action, last - 1).map(|action| format!(" after {action}")),
            (None, None) => Some(" at the deal".to_owned()),
        };
        format!("the rules panicked{}: {broken}", at.unwrap_or_default())
    }

    fn walk(
        &mut self,
        secrets: &mut secrets::Secrets,
        words: &mut words::TextCheck<'_>,
        clicks: &mut clicks::Clicks,
    ) -> Result<&'static str, Breach> {
        let rules = self.rules;
        let uses = rules.usage_hints();
        let mut dealer = Dealer::seeded(self.seed).with_listener();
        // Actions and samples use separate random seeds, so that a replay draws the same cards.
        let mut hand = Dealer::seeded(!self.seed);
        let mut eye = Dealer::seeded(self.seed ^ 0x10_0C5A);
        let mut state = rules.deal(self.seats, &mut dealer);
        let mut legal = Vec::new();
        let mut pool = actions::Pool::<R>::default();
        let mut buffer = Vec::new();
        loop {
            legal.clear();
            rules.legal_actions(&state, &mut legal);
            let turn = rules.turn(&state);
            let position = Position { rules, state: &state, turn, legal: &legal, seats: self.seats };
            actions::check(&position, self.ply)?;
            table::check(rules, &state)?;
            let moments = dealer.take_moments(AnyState::of::<R>(state.clone()));
            let before = self.states.last();
            let moments = moments::Moments { rules, seats: self.seats, before, steps: &moments };
            moments.check(words)?;
            // Each game starts its examinations at a different ply, so that all parts of a game are covered.
            let looks = (u64::from(self.ply) + self.seed).is_multiple_of(u64::from(self.look_every.max(1)));
            let asked_before = together::in_order(rules, &state, self.seats)?;
            if looks || matches!(turn, Turn::Over(_)) {
                together::check(rules, &state, self.seed ^ u64::from(self.ply) << 32)?;
                let views = Views::of(rules, &state, self.seats, true);
                views.all().try_for_each(|view| goals::check(&position, view))?;
                moments.look(&views, words, &mut eye)?;
                secrets.check(&position, &views, (self.seed, self.ply), &mut eye)?;
                clicks.click(&position, &views, &uses);
                let asks = eye.below(TELLING_EVERY) == 0;
                if asks {
                    // Serialising views is slow, so only one view is checked.
                    let one = self.ply as usize % (self.seats.count() + 1);
                    views.all().nth(one).map_or(Ok(()), table::check_view)?;
                }
                words.check(&position, views)?;
                if asks {
                    telling::check(&position, &mut eye, &mut secrets.evidence)?;
                }
            }
            samples::check(&position, self.seed ^ u64::from(self.ply) << 32)?;
            pool.check(&position, &mut hand)?;
            self.states.push(state.clone());
            if let Turn::Over(outcome) = turn {
                words.all_said()?;
                return ending::check(&position, &outcome).map(|()| outcome.reason());
            }
            let action = match turn {
                Turn::Decide(seat) if self.played_by != Bot::Random => {
                    // Seats that decide together know only the position in which the first of them was asked.
                    let known = &self.states[self.states.len().saturating_sub(1 + asked_before)];
                    let observation = Observation::of(rules, known, seat, &mut hand);
                    let choice =
                        bots::think(rules, self.played_by, &observation, &mut hand, &SearchLimits::QUIET).choice;
                    *legal.get(choice).ok_or_else(|| together::other_choices(seat))?
                }
                _ => rules.random_action(&state, &mut hand, &mut buffer),
            };
            actions::is_legal(&position, action)?;
            table::check_action(rules, &state, action)?;
            self.taking = Some(action);
            actions::apply(rules, &mut state, action, &mut dealer)?;
            self.taking = None;
            self.played.push(action);
            self.ply += 1;
        }
    }

    /// Replays the game on this thread and on another, and checks that all states are the same (law 4).
    fn replay(&mut self) -> Result<(), Breach> {
        let again = self.first_difference();
        let elsewhere = std::thread::scope(|scope| {
            let replay = scope.spawn(|| caught(|| self.first_difference()));
            replay.join().expect("panics are caught on the thread")
        })?;
        let Some(ply) = again.or(elsewhere) else { return Ok(()) };
        self.ply = ply;
        let where_ = if again.is_some() { "a second time" } else { "on another thread" };
        holds(Law::Luck, false, || format!("played {where_}, the same seed and actions lead to a different state"))
    }

    fn first_difference(&self) -> Option<u32> {
        let mut dealer = Dealer::seeded(self.seed);
        let mut state = self.rules.deal(self.seats, &mut dealer);
        for (ply, before) in self.states.iter().enumerate() {
            if state != *before {
                return Some(ply as u32);
            }
            if let Some(action) = self.played.get(ply) {
                self.rules.apply(&mut state, *action, &mut dealer);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_tables_of_every_size_every_other_game_is_played_by_bots() {
        for sizes in 1..=5 {
            for size in 0..sizes {
                let games = (0..6).map(|round| played_by(round * sizes + size, sizes));
                assert_eq!(games.filter(|bot| *bot == Bot::Greedy).count(), 3, "size {size} of {sizes}");
            }
        }
    }
}
