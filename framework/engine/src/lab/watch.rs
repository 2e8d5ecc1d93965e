//! Observes one game from the deal to the end.

use super::measures::{Measures, STRETCHES, add_bin};
use super::moments::{Moment, Reservoir};
use super::statistics::Bin;
use super::uses::{InOneGame, names_in, sort_of};
use crate::arena::Watcher;
use crate::dealer::Dealer;
use crate::playout::playout;
use crate::ruleset::{Ruleset, Stage};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Seats};
use crate::teams::Teams;
use crate::turn::Outcome;

/// The records of a game in progress.
pub(super) struct Watch<R: Ruleset> {
    seats: Seats,
    index: u64,
    /// A separate dealer, so that watching does not change the game.
    dealer: Dealer,
    plies: Vec<WatchedPly>,
    /// For each turn except the last: the number of plies played before the turn ended, and the value of the
    /// position at the end of the turn for each seat.
    turns: Vec<(usize, PositionJudgement)>,
    turns_of: [u32; MAX_SEATS],
    actions: InOneGame,
    things: InOneGame,
    looked_at: Reservoir<R>,
    turns_looked_at: Reservoir<R>,
    points: Vec<i32>,
    buffer: Vec<R::Action>,
}

#[derive(Clone, Copy)]
struct WatchedPly {
    seat: Seat,
    /// The seats that decided simultaneously.
    together: SeatSet,
    options: u32,
}

impl<R: Stage> Watch<R> {
    pub(super) fn new(seats: Seats, index: u64, seed: u64) -> Self {
        Self {
            seats,
            index,
            dealer: Dealer::seeded(seed ^ 0x0B5E_47E4_5EA7_ED00),
            plies: Vec::new(),
            turns: Vec::new(),
            turns_of: [0; MAX_SEATS],
            actions: InOneGame::default(),
            things: InOneGame::default(),
            looked_at: Reservoir::default(),
            turns_looked_at: Reservoir::default(),
            points: Vec::new(),
            buffer: Vec::new(),
        }
    }

    /// Adds the observed game to the measures.
    pub(super) fn count_into(mut self, rules: &R, outcome: &Outcome, into: &mut Measures) {
        into.games += 1;
        self.count_length(into);
        self.count_options(into);
        self.count_end(outcome, into);
        self.count_drama(outcome, into);
        self.looked_at.count_touched(rules, into);
        self.turns_looked_at.count_secrets(rules, self.index, &mut self.dealer, into);
        self.turns_looked_at.count_interaction(rules, self.seats, &mut self.dealer, into);
        self.actions.count_into(&mut into.actions, outcome, self.index);
        self.things.count_into(&mut into.things, outcome, self.index);
    }

    fn count_length(&self, into: &mut Measures) {
        let decisions = self.plies.iter().filter(|ply| ply.options > 1).count();
        into.plies.count(self.plies.len() as i64, self.index);
        into.decisions.count(decisions as i64, self.index);
        into.turns.count(self.turns_of.iter().sum::<u32>().into(), self.index);
        for (seat, own) in self.seats.each().zip(&mut into.seats) {
            let plies = || self.plies.iter().filter(|ply| ply.seat == seat);
            own.plies.count(plies().count() as f64);
            own.decisions.count(plies().filter(|ply| ply.options > 1).count() as f64);
            own.turns.count(self.turns_of[seat.index()].into());
        }
    }

    fn count_options(&self, into: &mut Measures) {
        let length = self.plies.len();
        if into.options_by_ply.len() < length {
            into.options_by_ply.resize_with(length, Default::default);
        }
        let (mut sum, mut forced, mut tree) = (0.0, 0.0, 0.0);
        for (number, ply) in self.plies.iter().enumerate() {
            let options = i64::from(ply.options);
            into.options.count(options, self.index);
            into.options_by_ply[number].count(options, self.index);
            into.options_by_stretch[stretch(number, length)].count(options, self.index);
            sum += f64::from(ply.options);
            forced += f64::from(u8::from(options <= 1));
            tree += f64::from(ply.options).log10();
        }
        into.options_per_ply.count(sum, length as f64);
        into.forced.count(forced, length as f64);
        into.tree.count(tree);
    }

    fn count_end(&self, outcome: &Outcome, into: &mut Measures) {
        let once = Bin::once(self.index);
        into.endings.entry(outcome.reason().to_owned()).and_modify(|own| own.add(once)).or_insert(once);
        for winner in outcome.winning_team().unwrap_or_default().iter() {
            add_bin(&mut into.seats[winner.index()].wins, Some(once));
        }
        if outcome.is_defeat() {
            add_bin(&mut into.defeats, Some(once));
        } else if outcome.is_tie() {
            add_bin(&mut into.ties, Some(once));
        }
        for (seat, own) in self.seats.each().zip(&mut into.seats) {
            own.result.count(outcome.utility(seat).into());
            if let Some(points) = self.points.get(seat.index()) {
                own.points.count((*points).into());
            }
        }
        let mut points = self.points.clone();
        points.sort_unstable_by_key(|points| std::cmp::Reverse(*points));
        for points in &points {
            into.points.count(i64::from(*points), self.index);
        }
        if !points.is_empty() {
            into.mean_points.count(f64::from(points.iter().sum::<i32>()) / points.len() as f64);
        }
        if let [first, second, ..] = points[..] {
            into.margins.count(i64::from(first) - i64::from(second), self.index);
        }
    }

    /// Measures how the lead developed, given the final outcome.
    fn count_drama(&self, outcome: &Outcome, into: &mut Measures) {
        let teams = outcome.teams();
        if self.seats.count() < 2 || outcome.is_joint() {
            return;
        }
        let mut leader: Option<Seat> = None;
        let (mut changes, mut for_good) = (0, None);
        let winners = outcome.winning_team();
        for (ply, judged) in &self.turns {
            if let Some(seat) = judged.leader(self.seats, teams) {
                changes += i64::from(leader.is_some_and(|before| !teams.are_partners(before, seat)));
                leader = Some(seat);
            }
            let leads = leader.map_or(winners.is_none(), |seat| outcome.has_won(seat));
            for_good = if leads { for_good.or(Some(*ply)) } else { None };
        }
        into.lead_changes.count(changes, self.index);
        let Some(winner) = winners.and_then(|team| team.iter().next()) else { return };
        let length = self.plies.len().max(1);
        // If the winner was not ahead at the end of any turn, only the end of the game decided it.
        into.decided.count((100 * for_good.unwrap_or(length)).div_ceil(length) as i64, self.index);
        let mut advantages = [(0.0, 0_u32); STRETCHES];
        let mut deficit = 0.0_f64;
        for (ply, judged) in &self.turns {
            let ahead = judged.ahead(winner, self.seats, teams);
            if -ahead > f64::from(judged.doubt) {
                deficit = deficit.max(-ahead);
            }
            let (sum, count) = &mut advantages[stretch(*ply, length)];
            *sum += ahead;
            *count += 1;
        }
        into.deficit.count(deficit);
        for (sum, (ahead, count)) in into.advantage.iter_mut().zip(advantages) {
            if count > 0 {
                sum.count(ahead / f64::from(count));
            }
        }
    }
}

/// Returns the stretch of the game that contains a ply.
fn stretch(ply: usize, length: usize) -> usize {
    (ply * STRETCHES / length.max(1)).min(STRETCHES - 1)
}

/// The value of a position for each seat.
struct PositionJudgement {
    values: [f32; MAX_SEATS],
    /// Differences up to this value are insignificant.
    doubt: f32,
}

impl PositionJudgement {
    /// Evaluates a position by the ruleset's estimate or, if there is none, by the mean result of random playouts.
    fn of<R: Ruleset>(rules: &R, state: &R::State, seats: Seats, dealer: &mut Dealer) -> Self {
        /// Estimates with a smaller difference are considered equal.
        const EQUAL: f32 = 1e-4;
        const PLAYOUTS: u16 = 256;
        if rules.has_estimates(state, seats) {
            return Self { values: rules.estimates(state, seats), doubt: EQUAL };
        }
        let mut values = [0.0; MAX_SEATS];
        let mut buffer = Vec::new();
        for _ in 0..PLAYOUTS {
            let (outcome, _) = playout(rules, &mut state.clone(), dealer, &mut buffer);
            for (seat, value) in seats.each().zip(&mut values) {
                *value += outcome.utility(seat) / f32::from(PLAYOUTS);
            }
        }
        // The doubt is twice the standard error of the difference of two opposite results.
        Self { values, doubt: 2.0 / f32::from(PLAYOUTS).sqrt() }
    }

    /// Returns a seat's lead over the best seat of another team.
    fn ahead(&self, seat: Seat, seats: Seats, teams: Teams) -> f64 {
        let others =
            seats.each().filter(|other| !teams.are_partners(seat, *other)).map(|other| self.values[other.index()]);
        f64::from(self.values[seat.index()]) - f64::from(others.fold(f32::MIN, f32::max))
    }

    /// Returns the first seat of the team with the best position, or `None` if there is a tie.
    fn leader(&self, seats: Seats, teams: Teams) -> Option<Seat> {
        seats.each().find(|seat| self.ahead(*seat, seats, teams) > f64::from(self.doubt))
    }
}

impl<R: Stage> Watch<R> {
    fn begins_turn(&mut self, rules: &R, state: &R::State, (seat, together): (Seat, SeatSet), dealer: &Dealer) {
        if !self.plies.is_empty() && self.seats.count() > 1 {
            self.turns.push((self.plies.len(), PositionJudgement::of(rules, state, self.seats, &mut self.dealer)));
        }
        self.turns_looked_at.went_on(state);
        // If several seats decide simultaneously, choose one at random, not always the first to be asked.
        let any = (together.len() > 1).then(|| self.dealer.below(together.len() as u32) as usize);
        let seat = any.and_then(|place| together.iter().nth(place)).unwrap_or(seat);
        self.turns_looked_at.consider(&mut self.dealer, || Moment::new(state, seat, dealer));
    }
}

impl<R: Stage> Watcher<R> for Watch<R> {
    fn decides(&mut self, rules: &R, state: &R::State, seat: Seat, action: R::Action, dealer: &Dealer) {
        self.buffer.clear();
        rules.legal_actions(state, &mut self.buffer);
        self.looked_at.went_on(state);
        let together = rules.together(state);
        if self.plies.last().is_none_or(|last| (last.seat, last.together) != (seat, together)) {
            self.turns_of[seat.index()] += 1;
            // Seats that decide simultaneously share one turn: nothing happens between their choices.
            if together.before(seat).is_empty() {
                self.begins_turn(rules, state, (seat, together), dealer);
            }
        }
        self.turns_looked_at.decides((seat, action));
        self.looked_at.consider(&mut self.dealer, || Moment::new(state, seat, dealer));
        self.plies.push(WatchedPly { seat, together, options: self.buffer.len() as u32 });
        let label = rules.choice(state, action).label;
        let mut names = Vec::new();
        names_in(&label, &mut names);
        for name in names {
            self.things.used(name, seat);
        }
        self.actions.used(sort_of(&label), seat);
    }

    fn ends(&mut self, rules: &R, state: &R::State, _: &Outcome) {
        self.looked_at.went_on(state);
        let sheet = rules.score_sheet(state);
        self.points = sheet.lines.last().map(|(_, points)| points.clone()).unwrap_or_default();
        self.points.truncate(self.seats.count());
    }
}
