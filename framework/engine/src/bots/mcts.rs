//! Monte Carlo tree search over information sets.
//!
//! Proven results are stored separately from estimates (`proof.rs`, `search/certain.rs`). Private knowledge
//! ([`Ruleset::knowledge`]) and simultaneous decisions ([`Ruleset::together`]) are handled in `search.rs`.
//!
//! No tree is kept from one decision to the next. The result of a search depends only on the position, the seed
//! and the budget, so it can be repeated: a program can show later what a bot considered, and a resumed game
//! continues exactly as it would have without the interruption. Additional iterations compensate for the trees
//! that are not reused.

use std::cmp::Reverse;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use super::search::Search;
use super::search_limits::SearchLimits;
use super::search_result::{LineStep, MoveStats, SearchResult};
use crate::bots::{Budget, NoSuchBot};
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;
use crate::skill::{Level, SearchSettings, Skill};

/// A search in trees over all positions that the observer cannot distinguish (Cowling, Powley and Whitehouse 2012).
///
/// Each iteration samples a possible position, descends through its legal actions, adds a node, and runs a playout
/// from there. If the ruleset has an estimate, a playout consists of a few turns, each selected as the best of
/// several random turns, and the estimate is computed after each turn (playouts that are themselves small searches:
/// Nijssen and Winands 2012; early termination: Lorentz 2008). Otherwise the game is played at random to the end.
/// Every seat is assumed to maximise its own result (Sturtevant 2008). Nodes represent sequences of actions, so
/// results are averaged over the dealer's random draws.
///
/// Several trees can grow independently, each on its own thread if available, and their counts are added at the
/// end (Chaslot, Winands and van den Herik 2008). With a budget of iterations, the choice is therefore the same
/// on any number of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mcts {
    budget: Budget,
    settings: Settings,
    /// Minimum number of iterations for each action in [`Mcts::weigh`].
    least: u32,
}

/// The parameters of a tree. Each ranges from 1 to a maximum, except that `turns` and `slips` may be 0. `None` selects
/// the game's setting ([`Ruleset::search_settings`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Settings {
    /// Exploration, as a percentage of the default.
    exploration: Option<u32>,
    /// Number of random turns from which a playout selects the best.
    tries: Option<u32>,
    /// Number of turns after which a playout ends.
    turns: Option<u32>,
    /// Number of trees that grow in parallel.
    pub(super) trees: u32,
    /// Percentage of decisions in which the bot makes a random choice instead of searching.
    pub(super) slips: u32,
}

impl Settings {
    const USUAL: Self = Self { exploration: None, tries: None, turns: None, trees: 1, slips: 0 };

    /// Maximum number of trees, and maximum percentage of slips. With more trees, each tree would have too few nodes.
    const MOST_TREES: u32 = 256;
    const MOST_SLIPS: u32 = 100;

    /// Returns each setting that differs from the default, with its name.
    fn unusual(self) -> impl Iterator<Item = (&'static str, u32)> {
        let Self { exploration, tries, turns, trees, slips } = self;
        let others = [("trees", trees, 1), ("slips", slips, 0)];
        let others = others.map(|(name, value, usual)| (name, (value != usual).then_some(value)));
        let all = [("exploration", exploration), ("tries", tries), ("turns", turns)].into_iter().chain(others);
        all.filter_map(|(name, value)| Some((name, value?)))
    }

    /// Sets the setting with this name to the result of `value`, which is given the allowed range. Returns `None` if
    /// there is no such setting.
    fn set(
        &mut self,
        name: &str,
        value: impl FnOnce(RangeInclusive<u32>) -> Result<u32, NoSuchBot>,
    ) -> Option<Result<(), NoSuchBot>> {
        let most = SearchSettings::MOST;
        let done = match name {
            "exploration" => value(1..=most.exploration).map(|value| self.exploration = Some(value)),
            "tries" => value(1..=most.tries).map(|value| self.tries = Some(value)),
            "turns" => value(0..=most.turns).map(|value| self.turns = Some(value)),
            "trees" => value(1..=Self::MOST_TREES).map(|value| self.trees = value),
            "slips" => value(1..=Self::MOST_SLIPS).map(|value| self.slips = value),
            _ => return None,
        };
        Some(done)
    }

    /// Returns the exploration and playout settings. A setting that is `None` is taken from `of_game`.
    pub(super) fn or(self, of_game: SearchSettings) -> SearchSettings {
        SearchSettings {
            exploration: self.exploration.unwrap_or(of_game.exploration),
            tries: self.tries.unwrap_or(of_game.tries),
            turns: self.turns.unwrap_or(of_game.turns),
        }
        .bounded()
    }
}

impl Mcts {
    /// Creates a search with this budget for each decision.
    pub const fn new(budget: Budget) -> Self {
        Self { budget, settings: Settings::USUAL, least: 0 }
    }

    /// Creates the search for a level with this skill.
    pub fn of_level(level: Level, Skill { iterations, slips }: Skill) -> Self {
        /// Number of trees for the Master level and above. Every desktop computer has at least two cores.
        const MASTERS_TREES: u32 = 2;
        let trees = if level >= Level::Master { MASTERS_TREES } else { 1 };
        Self::new(Budget::Iterations(iterations)).in_trees(trees).slipping(slips)
    }

    /// Returns the budget for each decision.
    pub const fn budget(self) -> Budget {
        self.budget
    }

    /// Returns whether all settings are the defaults that the levels use.
    pub fn is_usual(self) -> bool {
        self.settings == Settings::USUAL
    }

    /// Divides the iterations among up to 256 trees, which can grow on as many threads.
    #[must_use]
    pub fn in_trees(mut self, trees: u32) -> Self {
        self.settings.trees = trees.clamp(1, Settings::MOST_TREES);
        self
    }

    /// Sets the percentage of decisions in which the bot makes a random choice, as the lowest levels do.
    #[must_use]
    pub fn slipping(mut self, slips: u8) -> Self {
        self.settings.slips = u32::from(slips).min(Settings::MOST_SLIPS);
        self
    }

    /// Returns the percentage of decisions in which the bot makes a random choice.
    pub const fn slips(self) -> u32 {
        self.settings.slips
    }

    /// Sets how strongly the search prefers little-tried actions to successful actions. The default is 100, and the
    /// maximum is 10,000.
    #[must_use]
    pub fn exploring(mut self, hundredths: u32) -> Self {
        self.settings.exploration = Some(hundredths.clamp(1, SearchSettings::MOST.exploration));
        self
    }

    /// Makes playouts end after `turns` turns, each selected as the best of `tries` random turns. Both numbers are
    /// limited to 100.
    #[must_use]
    pub fn playing_on(mut self, turns: u32, tries: u32) -> Self {
        self.settings.turns = Some(turns.min(SearchSettings::MOST.turns));
        self.settings.tries = Some(tries.clamp(1, SearchSettings::MOST.tries));
        self
    }

    /// Sets exploration, turns and tries.
    #[must_use]
    pub fn set_to(self, settings: SearchSettings) -> Self {
        self.exploring(settings.exploration).playing_on(settings.turns, settings.tries)
    }

    /// Makes [`Mcts::weigh`] try each action at least `least` times, so that all actions are evaluated.
    #[must_use]
    pub fn trying_each(mut self, least: u32) -> Self {
        self.least = least;
        self
    }

    /// Searches one decision of the observer. `actions` must contain all legal actions, and at least two.
    pub fn think<R: Ruleset>(
        &self,
        rules: &R,
        observation: &Observation<R>,
        actions: &[R::Action],
        dealer: &mut Dealer,
        effort: &SearchLimits<'_>,
    ) -> SearchResult<LineStep<R::State, R::Action>> {
        self.weigh(rules, observation, actions, None, dealer, effort)
    }

    /// Like [`Mcts::think`]. If `chosen` is given, a second phase tries that action and the search's own choice
    /// until each has half of all iterations or is proven, so that the two can be compared. The second phase also
    /// ends when `effort` stops the search, so a time limit should leave some time for this phase.
    ///
    /// With a budget of iterations and a single tree, the first phase ends as soon as the remaining iterations
    /// cannot change which action is the most tried. The choice is the same as with all iterations. In a two-seat
    /// game with nothing hidden, all iterations are run, because a result may still be proven. In a search that
    /// models private knowledge, only iterations whose position is possible for the observer count towards an
    /// action, so each of the two actions may get fewer than half of the iterations.
    pub fn weigh<R: Ruleset>(
        &self,
        rules: &R,
        observation: &Observation<R>,
        actions: &[R::Action],
        chosen: Option<usize>,
        dealer: &mut Dealer,
        effort: &SearchLimits<'_>,
    ) -> SearchResult<LineStep<R::State, R::Action>> {
        // The result of a timed search depends on the machine in any case, so every thread grows a tree.
        let (iterations, trees) = match self.budget {
            Budget::Iterations(count) => (count, self.settings.trees.min(count.max(1))),
            Budget::Millis(_) => (u32::MAX, effort.threads.clamp(1, Settings::MOST_TREES as usize) as u32),
        };
        let settings = Settings { trees, ..self.settings };
        let mut searches: Vec<Search<'_, R>> = (0..trees)
            .map(|_| {
                let seed = u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX));
                Search::new(rules, observation, actions, settings, seed)
            })
            .collect();
        let share = |tree: usize| match self.budget {
            Budget::Iterations(_) => iterations / trees + u32::from((tree as u32) < iterations % trees),
            Budget::Millis(_) => iterations,
        };
        if let (Some(_), [only]) = (chosen, searches.as_mut_slice()) {
            only.only_choose();
        }
        // With a budget of iterations, each tree completes its own share, so that the choice is the same on any
        // number of threads.
        let hurries = matches!(self.budget, Budget::Millis(_));
        grow(&mut searches, share, hurries, effort);
        let mut considered = gathered(&searches, actions.len());
        let own = observation.seat().index();
        // Prefer a proven win, then the most-tried action that is not a proven loss. The better mean breaks ties.
        let rank = |index: &usize| (considered[*index].rank(), considered[*index].results[own].mean());
        let choice = (0..actions.len())
            .reduce(|best, index| if rank(&index) > rank(&best) { index } else { best })
            .unwrap_or_default();
        if let Some(chosen) = chosen {
            // With a budget of iterations, the target is half of the budget, not half of the iterations that were
            // run, because a search that proves the result ends early.
            let wanted = match self.budget {
                Budget::Iterations(count) => u64::from(count) / 2,
                Budget::Millis(_) => searches.iter().map(|search| search.iterations).sum::<u64>() / 2,
            };
            let both = [choice, chosen].map(|place| (place, wanted));
            // Trying the other actions does not change the statistics of these two.
            let each = (0..actions.len()).map(|place| (place, u64::from(self.least)));
            for (place, wanted) in both.into_iter().chain(each) {
                let missing = wanted.saturating_sub(considered[place].visits) as u32;
                if considered[place].proven.is_some() || missing == 0 {
                    continue;
                }
                for search in &mut searches {
                    search.insist_on(place);
                }
                let share = |tree| missing / trees + u32::from((tree as u32) < missing % trees);
                grow(&mut searches, share, false, effort);
                considered = gathered(&searches, actions.len());
            }
        }
        let surest = |search: &Search<'_, R>| search.proven().nth(choice).flatten().map(|proven| Reverse(proven.plies));
        let deepest = searches.iter_mut().max_by_key(|search| (surest(search), search.considered[choice].visits));
        let line = deepest.map(|search| search.line(choice)).unwrap_or_default();
        SearchResult { choice, iterations: searches.iter().map(|search| search.iterations).sum(), considered, line }
    }
}

/// Formats the search as `mcts:500` (iterations) or `mcts:800ms`, followed by the settings that differ from the
/// defaults, such as `mcts:500:turns=3:tries=4`. The settings are `turns`, `tries`, `exploration` (a percentage
/// of the default), `trees` and `slips` (a percentage of random choices).
impl fmt::Display for Mcts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Budget::Iterations(count) => write!(f, "mcts:{count}")?,
            Budget::Millis(millis) => write!(f, "mcts:{millis}ms")?,
        }
        self.settings.unusual().try_for_each(|(name, value)| write!(f, ":{name}={value}"))
    }
}

impl FromStr for Mcts {
    type Err = NoSuchBot;

    fn from_str(words: &str) -> Result<Self, NoSuchBot> {
        let mut parts = words.split(':');
        let (Some("mcts"), Some(budget)) = (parts.next(), parts.next()) else {
            return Err(NoSuchBot::Unknown(words.to_owned()));
        };
        let amount = |what: &str, number: &str, range: RangeInclusive<u32>| {
            let number = number.parse().ok().filter(|number| range.contains(number));
            let (fewest, most) = range.into_inner();
            number.ok_or_else(|| NoSuchBot::Amount { bot: words.to_owned(), what: what.to_owned(), fewest, most })
        };
        let budget = match budget.strip_suffix("ms") {
            Some(millis) => Budget::Millis(amount("the number of milliseconds", millis, 1..=u32::MAX)?),
            None => Budget::Iterations(amount("the number of iterations", budget, 1..=u32::MAX)?),
        };
        let mut search = Self::new(budget);
        let mut set = Vec::new();
        for part in parts {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            // With a time limit, there is one tree per thread, so `trees` cannot be set.
            let is_clocks = name == "trees" && matches!(budget, Budget::Millis(_));
            let is_free = !is_clocks && !set.contains(&name);
            match is_free.then(|| search.settings.set(name, |range| amount(name, value, range))).flatten() {
                Some(done) => done?,
                None => return Err(NoSuchBot::Setting { bot: words.to_owned(), name: name.to_owned() }),
            }
            set.push(name);
        }
        Ok(search)
    }
}

/// Returns the statistics of each action, added up over all trees.
fn gathered<R: Ruleset>(searches: &[Search<'_, R>], actions: usize) -> Vec<MoveStats> {
    let mut considered = vec![MoveStats::default(); actions];
    for search in searches {
        for (all, part) in considered.iter_mut().zip(&search.considered) {
            all.visits += part.visits;
            for (all, part) in all.results.iter_mut().zip(&part.results) {
                all.add(part);
            }
        }
        for (all, part) in considered.iter_mut().zip(search.proven()) {
            all.proven = match (all.proven, part) {
                (Some(one), Some(other)) => Some(one.shorter(other)),
                (one, other) => one.or(other),
            };
        }
    }
    considered
}

/// Grows each tree by its share of the iterations, on as many threads as allowed. If `hurries` is set, all trees stop
/// when the first one has proven the result of the game.
fn grow<R: Ruleset>(
    searches: &mut [Search<'_, R>],
    share: impl Fn(usize) -> u32 + Sync,
    hurries: bool,
    effort: &SearchLimits<'_>,
) {
    let threads = effort.threads.clamp(1, searches.len());
    let is_certain = AtomicBool::new(false);
    let stop = |more| (effort.stop)(more) || is_certain.load(Ordering::Relaxed);
    let work = |part: &mut [Search<'_, R>], first: usize| {
        for (place, search) in part.iter_mut().enumerate() {
            search.run(share(first + place), &stop);
            if hurries && search.is_settled() {
                is_certain.store(true, Ordering::Relaxed);
            }
        }
    };
    if threads == 1 {
        return work(searches, 0);
    }
    let each = searches.len().div_ceil(threads);
    std::thread::scope(|scope| {
        for (part, searches) in searches.chunks_mut(each).enumerate() {
            let work = &work;
            scope.spawn(move || work(searches, part * each));
        }
    });
}
