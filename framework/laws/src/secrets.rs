//! Law 5: views leak no secrets, and samples agree with the observer's knowledge. Law 5a: samples replace other
//! seats' secrets.

use serde::Serialize;

use super::evidence::{Evidence, NO_ACCIDENT};
use super::hidden::unseen;
use super::{Breach, Law, Position, Views, alike, holds, summary};
use crate::dealer::Dealer;
use crate::ruleset::Stage;
use crate::scene::{Choice, Observer, Piece, Scene};
use crate::seat::Seat;
use crate::turn::Turn;
use crate::view::View;

/// The first [`FIRST`] positions, and then one position in `LOOK_EVERY`, are used to check that samples replace
/// other seats' secrets.
const LOOK_EVERY: u32 = 4;
const FIRST: u64 = 100;

/// The number of positions checked so far, and the evidence from them.
#[derive(Debug, Default)]
pub(super) struct Secrets {
    positions: u64,
    /// Evidence that accumulates over many games.
    pub(super) evidence: Evidence,
}

impl Secrets {
    /// Checks laws 5 and 5a at one position. `at` contains the seed of the game and the number of plies.
    pub(super) fn check<R: Stage>(
        &mut self,
        position: &Position<'_, R>,
        views: &Views,
        at: (u64, u32),
        hand: &mut Dealer,
    ) -> Result<(), Breach> {
        let rules = position.rules;
        let public = &views.public.scene;
        let mut hides = false;
        let mut private = false;
        let mut sample = position.state.clone();
        self.positions += 1;
        // Positions are chosen at random, so that games of equal length are not always checked at the same plies.
        let looks_at_others = self.positions <= FIRST || hand.below(LOOK_EVERY) == 0;
        for seat in position.seats.each() {
            sample.clone_from(position.state);
            rules.determinize(&mut sample, seat, hand);
            if looks_at_others {
                self.look_at_others((position, views), seat, at, &sample, hand);
            }
            let own = &views.seats[seat.index()].scene;
            // With only one seat, nothing needs to be hidden, so samples need not differ.
            let counts = self.evidence.private < NO_ACCIDENT && position.seats.count() > 1;
            private |= counts && things(own) != things(public);
            if sample == *position.state {
                continue;
            }
            hides = true;
            knows_no_more(position.rules, views, seat, &sample)?;
            if position.turn == Turn::Decide(seat) {
                may_do_the_same(position, seat, &sample)?;
            }
        }
        self.evidence.hidden_positions += u64::from(hides);
        self.evidence.private += u32::from(private);
        Ok(())
    }

    /// Records whether a sample for `observer` keeps the pieces that only other seats see.
    fn look_at_others<R: Stage>(
        &mut self,
        (position, views): (&Position<'_, R>, &Views),
        observer: Seat,
        at: (u64, u32),
        sample: &R::State,
        hand: &mut Dealer,
    ) {
        let public = &views.public.scene;
        for other in position.seats.each().filter(|other| *other != observer) {
            let own = &views.seats[other.index()].scene;
            if things(own) == things(public) {
                continue;
            }
            let (pair, seen) = ((observer, other), &views.seats[observer.index()].scene);
            let hidden = unseen(own, seen);
            // Pieces that differ only in a mark from the pieces in the observer's view are not secret.
            if hidden.is_empty() {
                continue;
            }
            // Laying out another table takes most of the time. A place whose contents were replaced once needs no
            // further check.
            if self.evidence.asks_about(pair, &hidden) {
                let mut supposed = vec![position.rules.scene(sample, Observer::Seat(other))];
                for _ in 1..self.evidence.samples_wanted(pair, &hidden) {
                    let mut another = position.state.clone();
                    position.rules.determinize(&mut another, observer, hand);
                    supposed.push(position.rules.scene(&another, Observer::Seat(other)));
                }
                self.evidence.kept.entry(pair).or_default().note(at, supposed.iter().any(|scene| scene != own));
                let supposed: Vec<_> = supposed.iter().map(|scene| unseen(scene, seen)).collect();
                self.evidence.note_places(pair, at, hidden, &supposed);
            }
        }
    }
}

/// Checks law 5 for a displayed position: a sample for `seat` is a valid position, and looks the same as the real
/// position to the seat and to a spectator, who knows no more than the seat.
pub(super) fn knows_no_more<R: Stage>(rules: &R, views: &Views, seat: Seat, sample: &R::State) -> Result<(), Breach> {
    rules
        .check_conservation(sample)
        .map_err(|miscount| Breach::new(Law::Views, format!("a sample for {seat}: {miscount}")))?;
    let supposed = |view: &View| super::view(rules, sample, view.observer, view.turn.is_some());
    let own = &views.seats[seat.index()];
    same_view(own, &supposed(own), &format!("in a sample, {seat}"))?;
    same_view(&views.public, &supposed(&views.public), &format!("in a sample for {seat}, a spectator"))
}

/// Checks that the deciding seat has the same legal actions in a sample.
fn may_do_the_same<R: Stage>(position: &Position<'_, R>, seat: Seat, sample: &R::State) -> Result<(), Breach> {
    let mut legal = Vec::new();
    position.rules.legal_actions(sample, &mut legal);
    let slips = |state| position.rules.allows_slips(state);
    holds(Law::Views, slips(sample) == slips(position.state), || {
        format!("in a sample, {seat} may choose at random in only one of the two positions")
    })?;
    holds(Law::Views, legal == position.legal, || {
        let here = position.legal.iter().find(|action| !legal.contains(action)).map(|action| (action, position.state));
        let elsewhere = || legal.iter().find(|action| !position.legal.contains(action)).map(|action| (action, sample));
        let Some((action, state)) = here.or_else(elsewhere) else {
            return format!("in a sample, {seat} has the same actions in a different order");
        };
        let action = summary::action(position.rules, state, *action);
        format!("in a sample, {seat} has different actions: {action} is legal in only one of the two positions")
    })
}

/// Compares all fields of two views. The pattern lists every field of a view, so that no field is forgotten.
fn same_view(view: &View, supposed: &View, who: &str) -> Result<(), Breach> {
    fn same<T: PartialEq + Serialize>(who: &str, what: &str, one: &T, other: &T) -> Result<(), Breach> {
        alike(Law::Views, one, other, || format!("{who} {what}"))
    }
    let View {
        place,
        observer,
        mover,
        turn,
        deciders,
        ends_turn,
        round,
        scene,
        goals,
        heard,
        prompt,
        choices,
        blocked_clicks,
        disabled_choices,
        indirect_choices,
        score,
    } = view;
    same(who, "is at a different moment", &(place, observer), &(&supposed.place, &supposed.observer))?;
    same(who, "sees a different table", scene, &supposed.scene)?;
    same(who, "sees a different turn", turn, &supposed.turn)?;
    same(who, "sees different deciders", deciders, &supposed.deciders)?;
    same(who, "sees a different mover", mover, &supposed.mover)?;
    same(who, "sees a different end of the turn", ends_turn, &supposed.ends_turn)?;
    same(who, "sees a different round", round, &supposed.round)?;
    same(who, "sees different goals", goals, &supposed.goals)?;
    same(who, "hears different announcements", heard, &supposed.heard)?;
    same(who, "gets a different prompt", prompt, &supposed.prompt)?;
    let only =
        |own: &'_ [Choice], others: &[Choice]| own.iter().find(|choice| !others.contains(choice)).map(summary::choice);
    holds(Law::Views, choices.len() == supposed.choices.len(), || {
        let choice = only(choices, &supposed.choices).or_else(|| only(&supposed.choices, choices)).unwrap_or_default();
        format!("{who} has different actions: {choice} is legal in only one of the two positions")
    })?;
    for (choice, supposed) in choices.iter().zip(&supposed.choices) {
        same(who, "sees a different choice", choice, supposed)?;
    }
    same(who, "gets different blocked clicks", blocked_clicks, &supposed.blocked_clicks)?;
    same(who, "gets different disabled choices", disabled_choices, &supposed.disabled_choices)?;
    same(who, "gets different indirect choices", indirect_choices, &supposed.indirect_choices)?;
    same(who, "sees a different score", score, &supposed.score)
}

/// Returns the pieces on a table without their positions, because each observer may see the table from a different
/// side.
fn things(scene: &Scene) -> Vec<(crate::scene::ElementId, &crate::text::Text, &crate::scene::Face, Option<u16>)> {
    let thing = |piece: &'_ Piece| (piece.id, piece.count);
    let mut pieces: Vec<&Piece> = scene.pieces().collect();
    pieces.sort_by_key(|piece| thing(piece));
    pieces.into_iter().map(|piece| (piece.id, &piece.name, &piece.face, piece.count)).collect()
}
