//! Samples a few positions of each game and examines them closely once the game is over.

use std::collections::BTreeMap;

use super::measures::Measures;
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::{Ruleset, Stage};
use crate::scene::{Observer, Piece, Scene, ZoneKind};
use crate::seat::{Seat, Seats};
use crate::turn::Turn;

/// Number of positions examined in each game.
const KEPT: usize = 4;
/// Number of samples used to measure how much is hidden.
const SAMPLES: usize = 16;

/// A position and its consequences.
pub(super) struct Moment<R: Ruleset> {
    state: R::State,
    seat: Seat,
    dealer: Dealer,
    /// The actions taken from the position until `after`.
    done: Vec<(Seat, R::Action)>,
    after: Option<R::State>,
}

impl<R: Ruleset> Moment<R> {
    pub(super) fn new(state: &R::State, seat: Seat, dealer: &Dealer) -> Self {
        Self { state: state.clone(), seat, dealer: dealer.clone(), done: Vec::new(), after: None }
    }
}

/// A uniform random sample of the moments of a game (reservoir sampling: Vitter 1985).
pub(super) struct Reservoir<R: Ruleset> {
    moments: Vec<Moment<R>>,
    offered: u32,
    /// Index of the moment whose consequence is not known yet.
    open: Option<usize>,
}

impl<R: Ruleset> Default for Reservoir<R> {
    fn default() -> Self {
        Self { moments: Vec::with_capacity(KEPT), offered: 0, open: None }
    }
}

impl<R: Stage> Reservoir<R> {
    /// Offers a moment to the sample, which may reject it.
    pub(super) fn consider(&mut self, dealer: &mut Dealer, moment: impl FnOnce() -> Moment<R>) {
        self.offered += 1;
        if self.moments.len() < KEPT {
            self.open = Some(self.moments.len());
            self.moments.push(moment());
        } else {
            let place = dealer.below(self.offered) as usize;
            if place < KEPT {
                self.moments[place] = moment();
                self.open = Some(place);
            }
        }
    }

    /// Records an action taken between the last moment and its consequence.
    pub(super) fn decides(&mut self, done: (Seat, R::Action)) {
        if let Some(place) = self.open {
            self.moments[place].done.push(done);
        }
    }

    /// Records the position that resulted from the last moment.
    pub(super) fn went_on(&mut self, state: &R::State) {
        if let Some(place) = self.open.take() {
            self.moments[place].after = Some(state.clone());
        }
    }

    /// Counts the kinds of zones that a ply touches. A zone is touched if spectators see a piece in it added,
    /// removed, moved or changed.
    pub(super) fn count_touched(&self, rules: &R, into: &mut Measures) {
        let mut touched: BTreeMap<ZoneKind, u32> = BTreeMap::new();
        let mut looked = 0;
        for moment in &self.moments {
            let Some(after) = &moment.after else { continue };
            let (before, after) =
                (rules.scene(&moment.state, Observer::Spectator), rules.scene(after, Observer::Spectator));
            looked += 1;
            for kind in kinds(&before).into_iter().chain(kinds(&after)) {
                touched.entry(kind).or_default();
            }
            for (kind, count) in &mut touched {
                *count += u32::from(!same(&before, &after, *kind));
            }
        }
        for (kind, count) in touched {
            into.touched.entry(kind).or_default().count(f64::from(count) / f64::from(looked.max(1)));
        }
    }

    /// Counts the distinct positions in a sample of the positions that the deciding seat considers possible.
    pub(super) fn count_secrets(&self, rules: &R, game: u64, dealer: &mut Dealer, into: &mut Measures) {
        if self.moments.is_empty() {
            return;
        }
        let (mut sum, mut secretive) = (0, 0);
        for moment in &self.moments {
            let observation = Observation::<R>::of(rules, &moment.state, moment.seat, dealer);
            let mut different: Vec<R::State> = Vec::with_capacity(SAMPLES);
            for _ in 0..SAMPLES {
                let sample = observation.sample(rules, dealer);
                if !different.contains(&sample) {
                    different.push(sample);
                }
            }
            into.samples.count(different.len() as i64, game);
            sum += different.len();
            secretive += usize::from(different.len() > 1);
        }
        let looked = self.moments.len() as f64;
        into.hidden.count(sum as f64 / looked);
        into.secretive.count(secretive as f64, looked);
    }

    /// Measures how much a different turn, with random actions but the same draws of the dealer, would have changed for
    /// the other seats.
    pub(super) fn count_interaction(&self, rules: &R, seats: Seats, dealer: &mut Dealer, into: &mut Measures) {
        if seats.count() < 2 {
            return;
        }
        let (mut looked, mut interfering, mut interference, mut harm) = (0, 0, 0.0, 0.0);
        for moment in &self.moments {
            let (Some(after), Some(other)) = (&moment.after, another_turn(rules, moment, dealer)) else { continue };
            let (options, others) = (options(rules, after), options(rules, &other));
            let common = options.1.iter().filter(|action| others.1.contains(action)).count();
            let all = options.1.len() + others.1.len() - common;
            // If the two turns are followed by decisions of different seats, there are no common options.
            let common = if options.0 == others.0 { common } else { 0 };
            looked += 1;
            interfering += u32::from(common < all);
            interference += 1.0 - common as f64 / all.max(1) as f64;
            let (with, without) = (rules.estimates(after, seats), rules.estimates(&other, seats));
            let others = seats.each().filter(|seat| *seat != moment.seat);
            let differences = others.map(|seat| f64::from((with[seat.index()] - without[seat.index()]).abs()));
            harm += differences.sum::<f64>() / (seats.count() - 1) as f64;
        }
        if looked == 0 {
            return;
        }
        let looked = f64::from(looked);
        into.interfering.count(interfering.into(), looked);
        into.interference.count(interference / looked);
        if rules.has_estimates(&self.moments[0].state, seats) {
            into.harm.count(harm / looked);
        }
    }
}

/// Returns the position after a turn of random actions with the same draws of the dealer as in the real turn, or
/// `None` if the game ended in that turn. Seats that decide simultaneously with the acting seat repeat their real
/// choices.
fn another_turn<R: Ruleset>(rules: &R, moment: &Moment<R>, dealer: &mut Dealer) -> Option<R::State> {
    let mut state = moment.state.clone();
    let mut luck = moment.dealer.clone();
    let mut buffer = Vec::new();
    let together = rules.together(&state);
    for (seat, done) in moment.done.iter().take(together.len()) {
        let action = if *seat == moment.seat { rules.random_action(&state, dealer, &mut buffer) } else { *done };
        rules.apply(&mut state, action, &mut luck);
    }
    while let Turn::Decide(seat) = rules.turn(&state) {
        if seat != moment.seat || !together.is_empty() || !rules.together(&state).is_empty() {
            return Some(state);
        }
        let action = rules.random_action(&state, dealer, &mut buffer);
        rules.apply(&mut state, action, &mut luck);
    }
    None
}

/// Returns the deciding seat and its legal actions.
fn options<R: Ruleset>(rules: &R, state: &R::State) -> (Option<Seat>, Vec<R::Action>) {
    let mut actions = Vec::new();
    let Turn::Decide(seat) = rules.turn(state) else { return (None, actions) };
    rules.legal_actions(state, &mut actions);
    (Some(seat), actions)
}

fn kinds(scene: &Scene) -> Vec<ZoneKind> {
    scene.zones.iter().map(|zone| zone.kind).collect()
}

/// Returns whether the pieces in zones of this kind are identical and look identical in both scenes.
fn same(before: &Scene, after: &Scene, kind: ZoneKind) -> bool {
    fn pieces(scene: &Scene, kind: ZoneKind) -> impl Iterator<Item = &Piece> {
        scene.zones.iter().filter(move |zone| zone.kind == kind).flat_map(|zone| &zone.pieces)
    }
    let look = |piece: &&Piece| (piece.id, piece.count);
    let (mut before, mut after) = (pieces(before, kind), pieces(after, kind));
    loop {
        match (before.next(), after.next()) {
            (None, None) => return true,
            (Some(one), Some(other))
                if look(&one) == look(&other) && one.rect == other.rect && one.face == other.face => {}
            _ => return false,
        }
    }
}
