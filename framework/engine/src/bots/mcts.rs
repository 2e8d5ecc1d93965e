//! Monte Carlo tree search over information sets.
//!
//! What a search knows for certain is kept apart from what it estimates (`proof.rs`, `search/certain.rs`). How it
//! treats what a seat alone knows ([`Ruleset::knowledge`]) and decisions made at the same time ([`Ruleset::together`])
//! stands in `search.rs`.
//!
//! No tree is kept from one decision to the next. A thought follows from the position, the seed and the budget alone,
//! so it can be repeated: a program can show later what a bot considered, and a resumed game goes on as it would have.
//! What a kept tree would save is spent on more iterations instead.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use super::search::Search;
use super::search_limits::SearchLimits;
use super::search_result::{LineStep, MoveStats, SearchResult};
use crate::bots::{Budget, NoSuchBot};
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;
use crate::skill::{Level, Skill};

/// Searches trees over all positions the observer cannot tell apart (Cowling, Powley and Whitehouse 2012).
///
/// Each iteration supposes one position that could be, walks down the actions that are legal in it, adds one, and plays on
/// from there: for some turns, each the best of a few random ones, after each of which it asks the ruleset's estimate
/// (playouts that are themselves small searches: Nijssen and Winands 2012; cut early: Lorentz 2008); at random to the end
/// where a ruleset has no estimate. Every seat is taken to choose what is best for itself (Sturtevant 2008). Nodes stand
/// for sequences of actions, so the luck of the dealer is averaged over.
///
/// Several trees grow apart from each other, each on a thread where there is one, and their counts are added at the end
/// (Chaslot, Winands and van den Herik 2008): so with a budget of iterations the choice is the same on any number of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mcts {
    budget: Budget,
    settings: Settings,
    /// How often it tries each action at least, where it weighs one.
    least: u32,
}

/// How a tree grows. None of it is nought but slips, nor beyond [`Settings::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Settings {
    /// How eager it is to try what is little known, in hundredths of what is usual.
    pub(super) exploration: u32,
    /// Of how many random turns a playout takes the best.
    pub(super) tries: u32,
    /// After how many turns a playout ends.
    pub(super) turns: u32,
    /// How many trees grow beside each other.
    pub(super) trees: u32,
    /// In how many of a hundred decisions it does not think at all and takes any choice.
    pub(super) slips: u32,
}

impl Settings {
    /// What was found to be best, or good enough, in every game.
    const USUAL: Self = Self { exploration: 100, tries: 16, turns: 5, trees: 1, slips: 0 };

    /// The most that each can be: a playout of so many turns and tries takes hundredths of a second in a long game, and a
    /// tree of a search that has more of them would have no room to grow.
    const MOST: Self = Self { exploration: 10_000, tries: 100, turns: 100, trees: 256, slips: 100 };

    /// Each by the name it is written with.
    const fn named(self) -> [(&'static str, u32); 5] {
        let Self { exploration, tries, turns, trees, slips } = self;
        [("exploration", exploration), ("tries", tries), ("turns", turns), ("trees", trees), ("slips", slips)]
    }

    /// The one of this name, and the most it can be.
    fn by_name(&mut self, name: &str) -> Option<(&mut u32, u32)> {
        match name {
            "exploration" => Some((&mut self.exploration, Self::MOST.exploration)),
            "tries" => Some((&mut self.tries, Self::MOST.tries)),
            "turns" => Some((&mut self.turns, Self::MOST.turns)),
            "trees" => Some((&mut self.trees, Self::MOST.trees)),
            "slips" => Some((&mut self.slips, Self::MOST.slips)),
            _ => None,
        }
    }
}

impl Mcts {
    /// A search with this budget for each decision.
    pub const fn new(budget: Budget) -> Self {
        Self { budget, settings: Settings::USUAL, least: 0 }
    }

    /// The search by which a level plays with this skill.
    pub fn of_level(level: Level, Skill { iterations, slips }: Skill) -> Self {
        /// Two cores are what every desktop has.
        const MASTERS_TREES: u32 = 2;
        let trees = if level >= Level::Master { MASTERS_TREES } else { 1 };
        Self::new(Budget::Iterations(iterations)).in_trees(trees).slipping(slips)
    }

    /// How long it thinks about a decision.
    pub const fn budget(self) -> Budget {
        self.budget
    }

    /// Whether it searches as the levels do.
    pub fn is_usual(self) -> bool {
        self.settings == Settings::USUAL
    }

    /// Divides the iterations among so many trees, which can grow on as many threads; at most 256.
    #[must_use]
    pub fn in_trees(mut self, trees: u32) -> Self {
        self.settings.trees = trees.clamp(1, Settings::MOST.trees);
        self
    }

    /// Lets it take any choice in so many of a hundred decisions, as the lowest levels do.
    #[must_use]
    pub fn slipping(mut self, slips: u8) -> Self {
        self.settings.slips = u32::from(slips).min(Settings::MOST.slips);
        self
    }

    /// In how many of a hundred decisions it takes any choice.
    pub const fn slips(self) -> u32 {
        self.settings.slips
    }

    /// Makes it more or less eager to try what is little known, beside what went well: at 100 as eager as usual, at most at 10,000.
    #[must_use]
    pub fn exploring(mut self, hundredths: u32) -> Self {
        self.settings.exploration = hundredths.clamp(1, Settings::MOST.exploration);
        self
    }

    /// Ends a playout after so many turns, each the best of so many random ones; of each at least one and at most a hundred.
    #[must_use]
    pub fn playing_on(mut self, turns: u32, tries: u32) -> Self {
        self.settings.turns = turns.clamp(1, Settings::MOST.turns);
        self.settings.tries = tries.clamp(1, Settings::MOST.tries);
        self
    }

    /// Where it [weighs](Mcts::weigh) a decision, tries each action at least so often, for whoever wants to know what all are worth.
    #[must_use]
    pub fn trying_each(mut self, least: u32) -> Self {
        self.least = least;
        self
    }

    /// Thinks about one decision of the observer, whose legal actions, at least two, are all `actions`.
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

    /// Thinks as [`Mcts::think`], and then, where one was chosen, tries that one and the one it would take itself until each was
    /// tried in half as many iterations as all together may have, or what it is worth is certain; so the two can be compared. The
    /// tries end as well when `effort` says so: a budget of time should leave some for them.
    ///
    /// With a number of iterations and a single tree it thinks before only until it is clear which it would try most: the same as with
    /// all iterations. Where an end can yet be proven, with two at the table and nothing hidden, it makes all of them. Where seats are thought about by what each alone knows, only tries that
    /// could be for the observer count for what an action is worth, so there may be fewer than half of them.
    pub fn weigh<R: Ruleset>(
        &self,
        rules: &R,
        observation: &Observation<R>,
        actions: &[R::Action],
        chosen: Option<usize>,
        dealer: &mut Dealer,
        effort: &SearchLimits<'_>,
    ) -> SearchResult<LineStep<R::State, R::Action>> {
        // What is done in a given time depends on the machine anyway, so there every thread grows a tree.
        let (iterations, trees) = match self.budget {
            Budget::Iterations(count) => (count, self.settings.trees.min(count.max(1))),
            Budget::Millis(_) => (u32::MAX, effort.threads.clamp(1, Settings::MOST.trees as usize) as u32),
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
        // With a number of iterations each tree makes its own, so that the choice is the same on any number of threads.
        let hurries = matches!(self.budget, Budget::Millis(_));
        grow(&mut searches, share, hurries, effort);
        let mut considered = gathered(&searches, actions.len());
        let own = observation.seat().index();
        // What wins for certain, else what was tried most and does not lose for certain; the better one where two were tried as
        // often.
        let rank = |index: &usize| (considered[*index].rank(), considered[*index].results[own].mean());
        let choice = (0..actions.len())
            .reduce(|best, index| if rank(&index) > rank(&best) { index } else { best })
            .unwrap_or_default();
        if let Some(chosen) = chosen {
            // A search that knows how the game ends has ended sooner.
            let wanted = match self.budget {
                Budget::Iterations(count) => u64::from(count) / 2,
                Budget::Millis(_) => searches.iter().map(|search| search.iterations).sum::<u64>() / 2,
            };
            let both = [choice, chosen].map(|place| (place, wanted));
            // What is known of those two is not changed by what is found out about the others.
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

/// As it is written: `mcts:500` (iterations) or `mcts:800ms`, then what is not as usual of `turns`, `tries`, `exploration`
/// (in hundredths of what is usual), `trees` and `slips` (in so many of a hundred decisions any choice), such as `mcts:500:turns=3:tries=4`.
impl fmt::Display for Mcts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Budget::Iterations(count) => write!(f, "mcts:{count}")?,
            Budget::Millis(millis) => write!(f, "mcts:{millis}ms")?,
        }
        let usual = Settings::USUAL.named();
        let unusual = self.settings.named().into_iter().zip(usual).filter(|(own, usual)| own != usual);
        unusual.into_iter().try_for_each(|((name, value), _)| write!(f, ":{name}={value}"))
    }
}

impl FromStr for Mcts {
    type Err = NoSuchBot;

    fn from_str(words: &str) -> Result<Self, NoSuchBot> {
        let mut parts = words.split(':');
        let (Some("mcts"), Some(budget)) = (parts.next(), parts.next()) else {
            return Err(NoSuchBot::Unknown(words.to_owned()));
        };
        let amount = |what: &str, number: &str, most: u32| {
            let number = number.parse().ok().filter(|number| (1..=most).contains(number));
            number.ok_or_else(|| NoSuchBot::Amount { bot: words.to_owned(), what: what.to_owned(), most })
        };
        let budget = match budget.strip_suffix("ms") {
            Some(millis) => Budget::Millis(amount("the milliseconds", millis, u32::MAX)?),
            None => Budget::Iterations(amount("the iterations", budget, u32::MAX)?),
        };
        let mut search = Self::new(budget);
        let mut set = Vec::new();
        for part in parts {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            // By the clock there is a tree for each thread.
            let is_clocks = name == "trees" && matches!(budget, Budget::Millis(_));
            let setting = search.settings.by_name(name).filter(|_| !is_clocks && !set.contains(&name));
            let Some((setting, most)) = setting else {
                return Err(NoSuchBot::Setting { bot: words.to_owned(), name: name.to_owned() });
            };
            *setting = amount(name, value, most)?;
            set.push(name);
        }
        Ok(search)
    }
}

/// What all trees together found out about each action.
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

/// Grows each tree by its share, on as many threads as there may be. In a hurry all of them end with the first that knows for
/// certain how the game ends.
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
