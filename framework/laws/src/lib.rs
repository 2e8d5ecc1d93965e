//! The laws of a ruleset, checked at every ply of many games: half of them random, half played by greedy bots.
//!
//! 0. Nothing breaks down: a panic of the rules is caught, and told with the action and its place in the source.
//! 1. A seat that decides has an action, no action is listed twice, a finished game has none, every game ends within
//!    [`Ruleset::longest_game`].
//! 2. [`Ruleset::check_conservation`] holds, at every moment of an action as well.
//! 3. A state and an action are the same after a journey through JSON; so is the state at every moment. A view is nested no deeper
//!    than guests elsewhere read.
//! 4. The same seed and actions give the same states, on one thread or many.
//! 5. All that a seat may know ([`View`], every part of it) is the same for every position it cannot tell apart, also
//!    between two decisions, at the [moments](Dealer::moment) of an action, and at the end; many samples differ where something is hidden.
//!    - 5a. What one seat sees and another does not is replaced in some sample for the other, place by place: a place is the
//!      things of one sort in a zone, those that are marked or coloured apart by themselves. What really lies there and
//!      is supposed in every sample was left to be read. Nothing need be replaced that could not be otherwise: a place
//!      counts where the other sees it face down (or counts less there), or where two ways to go on look and sound the same
//!      to the other and not to whoever sees the place.
//!    - 5b. Two different positions after an action that are one to an observer, since they give it the same samples, are
//!      seen and told of alike on the way, moment by moment: the words, the headline, the things, the flows, the weight, the tables,
//!      and how many moments there are: after two actions of somebody else, after the same with other luck, or with something else hidden
//!      that is news to the mover as well, where what is told names a thing that stays hidden. Luck is asked, or a secret shown, in both of
//!      them or in neither, since all learn what can be undone.
//!    - 5c. A thing is as often there and not supposed as it is supposed and not there: the chi-square of paired samples, in games
//!      in which nobody acts upon a secret (see `uniformity.rs` for why), whatever the odds are; what is chosen in secret is any of what
//!      could be chosen then, each as often.
//! 6. Choices have labels of their own, every text exists in every language, what can be clicked lies on the table; what
//!    is told of lies on it for all to see, before or after, and so do both ends of a flow; regions lie on it and know
//!    their neighbours, zones fold into things that lie open.
//! 7. An illegal action is refused and changes nothing; a position set aside stays as it was.
//!    - 7b. Where the mover can tell two positions apart after an action and could not before, luck was asked or
//!      [`Dealer::show_secret`] called, so that nobody undoes what they have seen.
//! 8. Every seat is placed, and ties are only as the rules allow.
//! 9. Two positions that a seat cannot tell apart give it the same sample where luck is the same.
//! 10. What a plug-in says is so: its id is the tag of its setup, its players are the seats of its tables, and
//!     every drawing and rule that is named exists, the rules in each language; every symbol on a thing has a word in each
//!     language and is explained by the player aid, and every back has a word. This one is about what registers, and stands above:
//!     `rondel::conformance::check_plugin`.
//! 11. Who decides together ([`Ruleset::together`]) is asked in the order of the seats, each once; whatever one of them chooses,
//!     the others may do, are asked, see and hear the same until the last has chosen.
//! 12. Whoever wins by a way that [`Stage::goals`] names has reached it, and nobody had before; where a game ends
//!     for a reason that goals name, one of them is reached.
//!
//! No law asks what [`Ruleset::estimate`] reads: bots ask it about samples, in which every hidden hand is supposed, so it may read all of them.
//!
//! Laws 5a, 5c and the second half of 5 only show over many games: some 50 for what is given away in every sample (some
//! hundreds where it lies open and could be otherwise now and then only), and a hundred for samples that are grossly
//! uneven. [`LawReport::verdict`] judges joined reports by them.

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

/// What to check.
#[derive(Clone, Copy, Debug)]
pub struct CheckPlan<'a> {
    /// How many games; tables of every size in turn.
    pub games: u32,
    /// The seed of the first; each further game has the next.
    pub seed: u64,
    /// The languages every text must exist in.
    pub catalogs: &'a [Catalog],
    /// One in so many positions is also looked at: laid out for everybody, read, and compared with samples (laws 5 and 6).
    /// Laying a large table out takes a thousand times as long as playing a ply; the other laws hold at every ply.
    pub look_every: u32,
}

/// What was checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LawReport {
    /// How many games.
    pub games: u64,
    /// How many plies in all.
    pub plies: u64,
    /// How many of the positions looked at hid something from a seat, so that its sample was another position.
    pub hidden_positions: u64,
    /// How the games ended, and how many of them each way.
    pub endings: BTreeMap<&'static str, u64>,
    /// What only many games show, kept so that reports can be joined.
    evidence: evidence::Evidence,
    clicks: clicks::Clicks,
}

impl LawReport {
    /// Both reports in one. What neither shows alone both may show together: ask [`LawReport::verdict`].
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

    /// Clicks on things that are chosen at other times, in the positions looked at: how many were answered without a reason and a
    /// rule, by the kind of the thing, and how many there were in all. No law asks for a reason.
    pub fn unexplained_clicks(&self) -> (BTreeMap<&'static str, u64>, u64) {
        self.clicks.unexplained()
    }

    /// Whether the laws that only many games can show to be broken (5, 5a and 5c) hold in all that was checked.
    ///
    /// # Errors
    /// The first that is broken, with the first position that was counted.
    pub fn verdict(&self) -> Result<(), Violation> {
        self.evidence.judge()
    }
}

/// In one of so many positions looked at, actions are asked what they tell (laws 5b and 7b).
const TELLING_EVERY: u32 = 2;

/// A law that is broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("law {law}, seed {seed}, ply {ply}: {fault}")]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// The seed of the game.
    pub seed: u64,
    /// After how many plies.
    pub ply: u32,
    /// What is wrong.
    pub fault: String,
    /// What differs between two views, or two samples, that should be one; nothing where that is not what is wrong.
    pub apart: Vec<Difference>,
}

impl Violation {
    /// A broken law with the game and the ply in which it was found.
    pub fn of(breach: Breach, seed: u64, ply: u32) -> Self {
        Self { law: breach.law, seed, ply, fault: breach.fault, apart: breach.apart }
    }

    /// The two views side by side, as a table for a terminal, where they are what is wrong.
    pub fn side_by_side(&self) -> Option<String> {
        (!self.apart.is_empty()).then(|| diff::table(&self.apart, "in a position that should be just like it"))
    }
}

/// A broken law whose game and ply are known to the caller.
#[derive(Debug)]
pub struct Breach {
    law: Law,
    fault: String,
    apart: Vec<Difference>,
}

impl From<RulesPanic> for Breach {
    fn from(broken: RulesPanic) -> Self {
        Self::new(Law::Soundness, format!("the rules break down: {broken}"))
    }
}

impl Breach {
    /// A broken law, and what is wrong.
    pub fn new(law: Law, fault: impl Into<String>) -> Self {
        Self { law, fault: fault.into(), apart: Vec::new() }
    }
}

/// Says that a law holds here, or how it is broken.
///
/// # Errors
/// Where the condition does not hold.
pub fn holds(law: Law, condition: bool, fault: impl FnOnce() -> String) -> Result<(), Breach> {
    if condition { Ok(()) } else { Err(Breach::new(law, fault())) }
}

/// Says that two things are one, or what differs between them.
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

/// One position of a game on its way, as all laws look at it.
struct Position<'a, R: Ruleset> {
    rules: &'a R,
    state: &'a R::State,
    turn: Turn,
    legal: &'a [R::Action],
    seats: Seats,
}

/// All that each may know of a position; made once, since laying out tables is most of the work.
struct Views {
    seats: Vec<View>,
    public: View,
}

impl Views {
    /// `at_rest` where somebody decides now, or the game is over.
    fn of<R: Stage>(rules: &R, state: &R::State, seats: Seats, at_rest: bool) -> Self {
        let view = |observer| view(rules, state, observer, at_rest);
        let own = seats.each().map(|seat| view(Observer::Seat(seat))).collect();
        Self { seats: own, public: view(Observer::Spectator) }
    }

    fn all(&self) -> impl Iterator<Item = &View> {
        self.seats.iter().chain([&self.public])
    }
}

/// All that `observer` may know of a position, however it came about.
fn view<R: Stage>(rules: &R, state: &R::State, observer: Observer, at_rest: bool) -> View {
    View::of(rules, state, observer, &Happening { place: MomentId::default(), mover: None, heard: &[], at_rest })
}

/// Plays games, at random and by greedy bots in turn, and checks every law at every ply.
///
/// # Errors
/// The first law that is broken.
pub fn check<R: Stage>(rules: &R, plan: &CheckPlan<'_>) -> Result<LawReport, Violation> {
    let report = check_games(rules, plan, 0..plan.games)?;
    report.verdict()?;
    Ok(report)
}

/// As [`check`], on so many threads: each has some of the games, in a row, and what only many games show is judged over all of them.
///
/// # Errors
/// A law that is broken: the first in the first part in which one is.
pub fn check_on<R: Stage>(threads: u32, rules: &R, plan: &CheckPlan<'_>) -> Result<LawReport, Violation> {
    let each = plan.games.div_ceil(threads.max(1)).max(1);
    let parts = (0..plan.games).step_by(each as usize).map(|first| first..plan.games.min(first + each));
    let found: Vec<Result<LawReport, Violation>> = std::thread::scope(|scope| {
        let begin = |games: Range<u32>| scope.spawn(move || check_games(rules, plan, games));
        let parts: Vec<_> = parts.map(begin).collect();
        parts.into_iter().map(|part| part.join().expect("what breaks down is told as a fault")).collect()
    });
    let report = found.into_iter().try_fold(LawReport::default(), |all, part| Ok(all.and(part?)))?;
    report.verdict()?;
    Ok(report)
}

/// Some games of a plan; what only many games show is not judged yet.
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
            .ok_or_else(|| Violation::of(Breach::new(Law::Actions, "no number of seats is allowed"), seed, 0))?;
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

/// Who plays game number `index`. Random games seldom come to the endings that players strive for, so at tables of every size
/// every other game is played by bots.
fn played_by(index: usize, sizes: usize) -> Bot {
    let (round, size) = (index / sizes, index % sizes);
    if (round + size).is_multiple_of(2) { Bot::Random } else { Bot::Greedy }
}

/// One game and what was played in it.
struct Walk<'a, R: Stage> {
    rules: &'a R,
    seats: Seats,
    seed: u64,
    look_every: u32,
    ply: u32,
    played_by: Bot,
    /// The action that is being taken.
    taking: Option<R::Action>,
    played: Vec<R::Action>,
    states: Vec<R::State>,
}

impl<R: Stage> Walk<'_, R> {
    /// A game under all laws. Rules that break down are a fault like any other, told with whatever was missing before.
    fn whole(
        &mut self,
        secrets: &mut secrets::Secrets,
        words: &mut words::TextCheck<'_>,
        clicks: &mut clicks::Clicks,
    ) -> Result<&'static str, Breach> {
        let done = caught(|| {
            let ending = self.walk(secrets, words, clicks)?;
            self.replay()?;
            // As seldom as the table is looked at: this is laying out as well.
            if self.seed.is_multiple_of(u64::from(self.look_every.max(1))) {
                uniformity::check(self.rules, self.seats, self.seed, &mut secrets.evidence);
            }
            Ok(ending)
        });
        done.unwrap_or_else(|broken| {
            let besides = words.all_said().err().map(|missing| format!("; besides, {}", missing.fault));
            Err(Breach::new(Law::Soundness, self.broke_down(&broken) + &besides.unwrap_or_default()))
        })
    }

    /// What is said where the rules break down: in which action, or after which.
    fn broke_down(&self, broken: &RulesPanic) -> String {
        let said =
            |action, place: usize| self.states.get(place).map(|state| summary::action(self.rules, state, action));
        let last = self.played.len();
        let at = match (self.taking, self.played.last()) {
            (Some(action), _) => said(action, last).map(|action| format!(" in {action}")),
            (None, Some(action)) => said(*action, last - 1).map(|action| format!(" after {action}")),
            (None, None) => Some(" at the deal".to_owned()),
        };
        format!("the rules break down{}: {broken}", at.unwrap_or_default())
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
        // Which actions are taken, and what is sampled to look at, is not the luck of the game: a replay draws the same cards.
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
            // Each game begins its looks at another ply, so that all parts of a game are looked at.
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
                    // To write views down is slow: one of them at a time.
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
                    // All that those who decide together know is where the first of them was asked; this is the last of the states.
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

    /// Law 4: plays the same once more here and on another thread.
    fn replay(&mut self) -> Result<(), Breach> {
        let again = self.first_difference();
        let elsewhere = std::thread::scope(|scope| {
            let replay = scope.spawn(|| caught(|| self.first_difference()));
            replay.join().expect("what breaks down is caught there")
        })?;
        let Some(ply) = again.or(elsewhere) else { return Ok(()) };
        self.ply = ply;
        let where_ = if again.is_some() { "a second time" } else { "on another thread" };
        holds(Law::Luck, false, || format!("played {where_}, the same seed and actions lead to another state"))
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
