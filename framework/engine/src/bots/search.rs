//! A single search tree and its growth.

mod certain;

use arrayvec::ArrayVec;

use super::mcts::Settings;
use super::proof::{ProofState, Proven};
use super::search_result::{LineStep, MoveStats, Returns};
use super::tree::{FULL, ROOT, Tree};
use super::turns::Trials;
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::{Ruleset, Urgent};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::skill::SearchSettings;
use crate::together;
use crate::turn::Turn;

/// A tree over all positions that the observer cannot distinguish. All buffers are reused from one iteration to
/// the next.
pub(super) struct Search<'a, R: Ruleset> {
    rules: &'a R,
    observation: &'a Observation<R>,
    /// The observer's legal actions.
    actions: &'a [R::Action],
    settings: SearchSettings,
    dealer: Dealer,
    seats: Seats,
    /// Whether the ruleset estimates positions.
    knows: bool,
    /// The observer's private knowledge, as a number; see `Ruleset::knowledge`.
    own: u32,
    /// Whether the table has two seats and nothing in the position is hidden from either of them.
    is_open: bool,
    /// A separate dealer for inspecting positions, so that inspection does not affect the search's own draws.
    onlooker: Dealer,
    tree: Tree<R::Action>,
    /// Statistics for each of `actions`.
    pub(super) considered: Vec<MoveStats>,
    /// The results of all iterations for the observer.
    returns: Returns,
    pub(super) iterations: u64,
    /// Index in `actions` of the only action to try, regardless of the tree's statistics.
    insisted: Option<usize>,
    /// Whether the search ends once the remaining iterations cannot change the most-tried action.
    only_chooses: bool,
    state: R::State,
    /// A position sampled from no particular seat's view, for searches that model each seat's private knowledge.
    anyones: R::State,
    trials: Trials<R>,
    legal: Vec<R::Action>,
    buffer: Vec<R::Action>,
    path: Vec<u32>,
}

impl<'a, R: Ruleset> Search<'a, R> {
    /// Creates an empty tree. Its random draws are determined by `seed` alone.
    pub(super) fn new(
        rules: &'a R,
        observation: &'a Observation<R>,
        actions: &'a [R::Action],
        settings: Settings,
        seed: u64,
    ) -> Self {
        let mut dealer = Dealer::seeded(seed);
        let state = observation.sample(rules, &mut dealer);
        let is_known = dealer.draws() == 0;
        let mut search = Self {
            rules,
            observation,
            actions,
            settings: SearchSettings::USUAL,
            seats: Seats::TWO,
            knows: false,
            own: rules.knowledge(&state, observation.seat()),
            is_open: false,
            onlooker: Dealer::seeded(seed),
            tree: Tree::new(actions[0], observation.seat(), FULL / settings.trees as usize),
            considered: vec![MoveStats::default(); actions.len()],
            returns: Returns::default(),
            iterations: 0,
            insisted: None,
            only_chooses: false,
            trials: Trials::new(&state, Seats::TWO),
            anyones: state.clone(),
            state,
            legal: Vec::new(),
            buffer: Vec::new(),
            path: Vec::new(),
            dealer,
        };
        // Only the outcome of a game contains the seats at the table, so a game is played to its end.
        let (outcome, _) = crate::playout(rules, &mut search.anyones, &mut search.dealer, &mut search.buffer);
        search.seats = outcome.seats();
        search.trials = Trials::new(&search.state, search.seats);
        search.settings = settings.or(rules.search_settings(search.seats));
        search.knows = rules.has_estimates(&search.state, search.seats);
        search.anyones.clone_from(&search.state);
        let is_known = is_known && search.seats == Seats::TWO;
        if is_known {
            search.arrive(ROOT);
        }
        search.is_open = is_known && search.tree.standing(ROOT) != ProofState::Clouded;
        search
    }

    /// Restricts all later iterations to one of the observer's actions.
    pub(super) fn insist_on(&mut self, action: usize) {
        self.insisted = Some(action);
    }

    /// Makes the search end once the remaining iterations cannot change the most-tried action.
    pub(super) fn only_choose(&mut self) {
        self.only_chooses = true;
    }

    /// Returns whether `left` more iterations cannot change which action has the most visits.
    fn has_chosen(&self, left: u32) -> bool {
        if self.is_open {
            // An action with few visits may still be proven to win.
            return false;
        }
        let (mut most, mut next) = (0, 0);
        for MoveStats { visits, .. } in &self.considered {
            (most, next) = if *visits > most { (*visits, most) } else { (most, next.max(*visits)) };
        }
        most > next + u64::from(left)
    }

    /// Returns the proven result of each of the observer's actions, if any.
    pub(super) fn proven(&self) -> impl Iterator<Item = Option<Proven>> + '_ {
        let row = self.is_open.then(|| self.tree.row(ROOT)).into_iter().flatten();
        row.map(|node| {
            let ending = self.tree.standing(node).ending();
            ending.map(|ending| Proven { ending, plies: self.tree.plies(node) })
        })
    }

    /// Returns whether the result of the game is proven.
    pub(super) fn is_settled(&self) -> bool {
        self.is_open && self.iterations > 0 && self.tree.standing(ROOT).is_settled()
    }

    /// Runs up to `iterations` iterations. Ends early if `stop` returns `true`, if the result of the game is
    /// proven, or, in a search that only chooses, once the choice is certain.
    pub(super) fn run(&mut self, iterations: u32, stop: &dyn Fn(u32) -> bool) {
        /// Number of iterations between calls to `stop`. Reading a clock in every iteration would take longer than
        /// playing a small game to its end.
        const ASK_EVERY: u32 = 16;
        let together = if self.knows { 1 } else { ASK_EVERY };
        let mut left = iterations;
        while left > 0 {
            let now = left.min(together);
            for made in 0..now {
                self.iterate();
                if self.insisted.is_none() && self.is_settled() {
                    stop(made + 1);
                    return;
                }
            }
            left -= now;
            if stop(now) || self.only_chooses && self.insisted.is_none() && self.has_chosen(left) {
                return;
            }
        }
    }

    /// Samples a possible position, descends through its legal actions, adds a node, and runs a playout from there.
    fn iterate(&mut self) {
        let is_own = self.suppose();
        self.path.clear();
        let (first, settled) = self.descend();
        let first = first.filter(|_| is_own);
        let utilities = match settled {
            Some(node) => self.certainly(node),
            None if self.knows => self.play_on(),
            None => self.play_out(),
        };
        for &node in &self.path {
            self.tree.credit(node, utilities[self.tree.seat(node).index()]);
        }
        if settled.is_some() {
            self.conclude();
        }
        self.iterations += 1;
        if is_own {
            self.returns.count(utilities[self.observation.seat().index()]);
        }
        if let Some(first) = first {
            let considered = &mut self.considered[first];
            considered.visits += 1;
            for seat in self.seats.each() {
                considered.results[seat.index()].count(utilities[seat.index()]);
            }
        }
    }

    /// Samples a possible position, and returns whether the observer also considers the position possible.
    ///
    /// A search that models other seats' knowledge must not assume that they know the observer's own
    /// secret; otherwise they would call every bluff. In such games the position is sampled from the view of a
    /// bystander: each seat's knowledge is redrawn in turn.
    fn suppose(&mut self) -> bool {
        if self.own == 0 {
            self.observation.sample_into(self.rules, &mut self.state, &mut self.dealer);
            return true;
        }
        for seat in self.seats.each() {
            self.rules.determinize(&mut self.anyones, seat, &mut self.dealer);
        }
        self.state.clone_from(&self.anyones);
        self.rules.knowledge(&self.state, self.observation.seat()) == self.own
    }

    /// Descends to an action that was never tried. A forced action is not a decision, so the descent continues below
    /// it. Returns the index of the observer's action on the path, and the last node if its value is proven.
    fn descend(&mut self) -> (Option<usize>, Option<u32>) {
        /// Exploration constant for wins and losses, tuned on solved positions of Connect Four.
        const OF_GAMES: f32 = 0.7;
        /// Exploration constant for estimates, as a multiple of the standard deviation of the results so far, which is
        /// taken to be at least `LEAST_SPREAD`. A search whose estimates hardly differ therefore explores as much as
        /// other searches.
        const OF_ESTIMATES: f32 = 0.8;
        const LEAST_SPREAD: f32 = 0.02;
        let usual = if self.knows { OF_ESTIMATES * (self.returns.spread() as f32).max(LEAST_SPREAD) } else { OF_GAMES };
        let exploration = self.settings.exploration as f32 / 100.0 * usual;
        let mut first = None;
        let mut node = ROOT;
        if self.is_open {
            let goes_on;
            (first, node, goes_on) = self.descend_open(exploration);
            if !goes_on {
                return (first, Some(node).filter(|node| *node != ROOT && self.tree.standing(*node).is_settled()));
            }
        }
        while let Turn::Decide(seat) = self.rules.turn(&self.state) {
            if !self.rules.together(&self.state).is_empty() {
                let Some(joint) = self.descend_together(node, exploration, &mut first) else { break };
                node = joint;
                continue;
            }
            self.collect(node, seat);
            let Some((place, child)) = self.select(node, exploration) else { break };
            // The observer has the same legal actions in every possible position.
            first = first.or(Some(place));
            let action = self.tree.action(child);
            self.rules.apply(&mut self.state, action, &mut self.dealer);
            self.path.push(child);
            if self.tree.visits(child) == 0 && self.legal.len() > 1 {
                break;
            }
            node = self.tree.below(child);
        }
        (first, None)
    }

    /// Selects one of the most recently collected children of `node`.
    #[inline]
    fn select(&mut self, node: u32, exploration: f32) -> Option<(usize, u32)> {
        match self.insisted {
            Some(place) if node == ROOT => self.tree.collected_at(place),
            _ => self.tree.select(exploration, &mut self.dealer),
        }
    }

    /// Collects the legal actions below a node.
    #[inline]
    fn collect(&mut self, node: u32, seat: Seat) {
        let knows = self.rules.knowledge(&self.state, seat);
        self.legal.clear();
        self.rules.legal_actions(&self.state, &mut self.legal);
        self.tree.collect(node, seat, knows, &self.legal);
    }

    /// Selects a choice for each of the seats that decide simultaneously, based only on the results of that seat's
    /// own actions, regardless of the others' choices (decoupled selection: Tak, Lanctot and Winands 2014). No seat
    /// can therefore react to a choice that it cannot see. Returns the node below the joint choice, or `None` if
    /// the tree is full or the choice is new and not forced.
    #[cold]
    #[inline(never)]
    fn descend_together(&mut self, node: u32, exploration: f32, first: &mut Option<usize>) -> Option<u32> {
        let is_root = node == ROOT;
        let mut chosen = ArrayVec::<u16, MAX_SEATS>::new();
        let mut is_forced = true;
        let deciders = together::deciders(self.rules, &self.state);
        for seat in deciders.iter() {
            self.collect(node, seat);
            is_forced &= self.legal.len() <= 1;
            let own = is_root && seat == self.observation.seat();
            let selected =
                if own { self.select(node, exploration) } else { self.tree.select(exploration, &mut self.dealer) };
            let action = match selected {
                Some((place, child)) => {
                    if own {
                        *first = Some(place);
                    }
                    chosen.push(self.tree.behind(child));
                    self.tree.action(child)
                }
                None => self.rules.random_action(&self.state, &mut self.dealer, &mut self.buffer),
            };
            self.rules.apply(&mut self.state, action, &mut self.dealer);
        }
        self.path.extend(chosen.iter().map(|behind| self.tree.child(node, *behind)));
        if chosen.len() < deciders.len() {
            return None;
        }
        let joint = self.tree.join(node, &chosen)?;
        let is_known = self.tree.visits(joint) > 0;
        if chosen.len() > 1 {
            self.path.push(joint);
        }
        (is_known || is_forced).then_some(joint)
    }

    /// Plays the position to the end and returns the result for each seat. Urgent actions are taken in the first
    /// plies; all other actions are random.
    fn play_out(&mut self) -> [f32; MAX_SEATS] {
        /// Number of plies in which urgent actions are considered. Considering them in every ply is slightly
        /// stronger but much slower.
        const LOOKS: u32 = 10;
        let mut plies = 0;
        let outcome = loop {
            if let Turn::Over(outcome) = self.rules.turn(&self.state) {
                break outcome;
            }
            let urgent = if plies < LOOKS { self.rules.urgent(&self.state) } else { Urgent::Unasked };
            plies += 1;
            let action = match urgent {
                Urgent::Wins(action) | Urgent::Parries(action) => action,
                Urgent::Nothing | Urgent::Unasked => {
                    self.rules.random_action(&self.state, &mut self.dealer, &mut self.buffer)
                }
            };
            self.rules.apply(&mut self.state, action, &mut self.dealer);
        };
        let mut utilities = [0.0; MAX_SEATS];
        for seat in self.seats.each() {
            utilities[seat.index()] = outcome.utility(seat);
        }
        utilities
    }

    /// Returns the value of the position for each seat: the mean of the ruleset's estimates after each of the
    /// next few turns. If the game ends earlier, its result replaces the estimates of the missing turns.
    ///
    /// Early estimates are reliable but short-sighted, and late estimates are the opposite. Which kind is better
    /// depends on the game. In every game, the mean of both kinds is about as good as the better kind.
    fn play_on(&mut self) -> [f32; MAX_SEATS] {
        let mut utilities = [0.0; MAX_SEATS];
        let all = self.settings.turns.max(1);
        let mut turns = 0;
        loop {
            match self.rules.turn(&self.state) {
                Turn::Over(outcome) => {
                    for seat in self.seats.each() {
                        utilities[seat.index()] += (all - turns) as f32 / all as f32 * outcome.utility(seat);
                    }
                    return utilities;
                }
                Turn::Decide(_) if self.settings.turns == 0 => return self.rules.estimates(&self.state, self.seats),
                Turn::Decide(seat) => {
                    let (rules, tries) = (self.rules, self.settings.tries);
                    if rules.together(&self.state).is_empty() {
                        self.trials.finish_turn(rules, &mut self.state, seat, (tries, false), &mut self.dealer);
                    } else {
                        self.trials.decide_together(rules, &mut self.state, tries, &mut self.dealer);
                    }
                    if let Turn::Over(_) = self.rules.turn(&self.state) {
                        continue;
                    }
                    turns += 1;
                    let estimates = self.rules.estimates(&self.state, self.seats);
                    for seat in self.seats.each() {
                        utilities[seat.index()] += estimates[seat.index()] / all as f32;
                    }
                    if turns == all {
                        return utilities;
                    }
                }
            }
        }
    }

    /// Returns the expected continuation after a choice: the most-tried action at each step, in one possible position.
    pub(super) fn line(&mut self, choice: usize) -> Vec<LineStep<R::State, R::Action>> {
        /// Minimum number of visits to an action for it to be reported.
        const SELDOM: u32 = 8;
        const LONGEST: usize = 12;
        let mut line: Vec<LineStep<R::State, R::Action>> = Vec::new();
        let mut wanted = Some(self.actions[choice]);
        let mut node = ROOT;
        self.observation.sample_into(self.rules, &mut self.state, &mut self.dealer);
        while line.len() < LONGEST {
            let deciders = together::deciders(self.rules, &self.state);
            let mut chosen = ArrayVec::<u16, MAX_SEATS>::new();
            for seat in deciders.iter() {
                self.collect(node, seat);
                let own = wanted.take_if(|_| seat == self.observation.seat());
                let next = match own {
                    Some(action) => self.tree.collected().find(|node| self.tree.action(*node) == action),
                    None => self.tree.likeliest(),
                };
                let is_told = |next: &u32| {
                    node == ROOT || self.tree.visits(*next) >= SELDOM || self.tree.standing(*next).is_settled()
                };
                let Some(next) = next.filter(is_told) else { break };
                let action = self.tree.action(next);
                chosen.push(self.tree.behind(next));
                let step = LineStep { seat, state: self.state.clone(), action };
                // The observer's own choice is listed first, even if other seats are asked before it.
                line.insert(if own.is_some() { 0 } else { line.len() }, step);
                self.rules.apply(&mut self.state, action, &mut self.dealer);
            }
            if deciders.is_empty() || chosen.len() < deciders.len() {
                break;
            }
            let Some(below) = self.tree.join(node, &chosen) else { break };
            node = below;
        }
        line.truncate(LONGEST);
        line
    }
}
