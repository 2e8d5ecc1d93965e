//! Law 5: views leak nothing, samples respect what is known; law 5a: they keep nothing else.

use super::evidence::Evidence;
use super::unseen::unseen;
use super::{Breach, Law, Moment, Views, holds};
use crate::dealer::Dealer;
use crate::ruleset::Stage;
use crate::scene::{Observer, Piece, Scene};
use crate::seat::Seat;
use crate::turn::Turn;

/// Whose secrets a sample replaces is looked at in the first positions, and then in one of so many.
const LOOK_EVERY: u32 = 4;
const FIRST: u64 = 100;

/// What was looked at so far.
#[derive(Debug, Default)]
pub(super) struct Secrets {
    positions: u64,
    /// What only many games can show.
    pub(super) evidence: Evidence,
}

impl Secrets {
    /// Laws 5 and 5a at one position: after so many plies of the game with this seed.
    pub(super) fn check<R: Stage>(
        &mut self,
        moment: &Moment<'_, R>,
        views: &Views,
        at: (u64, u32),
        hand: &mut Dealer,
    ) -> Result<(), Breach> {
        let rules = moment.rules;
        let public = &views.public;
        let mut hides = false;
        let mut private = false;
        let mut sample = moment.state.clone();
        self.positions += 1;
        // Drawn and not counted, so that games of one length are not looked at in the same place always.
        let looks_at_others = self.positions <= FIRST || hand.below(LOOK_EVERY) == 0;
        for seat in moment.seats.each() {
            sample.clone_from(moment.state);
            rules.determinize(&mut sample, seat, hand);
            if looks_at_others {
                self.look_at_others(moment, views, seat, at, &sample);
            }
            let own = &views.seats[seat.index()];
            // Once is enough: the law asks whether there is such a position.
            // Alone there is nobody whose samples could differ.
            private |= !self.evidence.private && moment.seats.count() > 1 && things(own) != things(public);
            if sample == *moment.state {
                continue;
            }
            hides = true;
            rules
                .census(&sample)
                .map_err(|miscount| Breach { law: Law::Views, fault: format!("a sample for {seat}: {miscount}") })?;
            same_scene(own, &rules.scene(&sample, Observer::Seat(seat)), || format!("{seat} sees"))?;
            same_scene(public, &rules.scene(&sample, Observer::Bystander), || {
                format!("with what {seat} does not know, a bystander sees")
            })?;
            if let Turn::Decide(decides) = moment.turn {
                let turn = rules.turn(&sample);
                holds(Law::Views, turn == moment.turn, || {
                    format!("{decides} decides, in a sample for {seat} it is {turn:?}")
                })?;
                if decides == seat {
                    same_decision(moment, seat, &sample)?;
                }
            }
        }
        self.evidence.hidden_positions += u64::from(hides);
        self.evidence.private |= private;
        Ok(())
    }

    /// Notes whether a sample for `observer` keeps what others alone see.
    fn look_at_others<R: Stage>(
        &mut self,
        moment: &Moment<'_, R>,
        views: &Views,
        observer: Seat,
        at: (u64, u32),
        sample: &R::State,
    ) {
        let public = &views.public;
        for other in moment.seats.each().filter(|other| *other != observer) {
            let own = &views.seats[other.index()];
            if things(own) == things(public) {
                continue;
            }
            let (pair, seen) = ((observer, other), &views.seats[observer.index()]);
            let hidden = unseen(own, seen);
            // Laying out the table once more is most of the work, and what was replaced once need not be looked at again.
            if self.evidence.asks_about(pair, &hidden) {
                let supposed = moment.rules.scene(sample, Observer::Seat(other));
                self.evidence.kept.entry(pair).or_default().note(at, supposed != *own);
                self.evidence.note_places(pair, at, hidden, &unseen(&supposed, seen));
            }
        }
    }
}

/// What the deciding seat may do, how it reads, what it is asked and what stands in its way.
fn same_decision<R: Stage>(moment: &Moment<'_, R>, seat: Seat, sample: &R::State) -> Result<(), Breach> {
    let rules = moment.rules;
    let mut legal = Vec::new();
    rules.legal_actions(sample, &mut legal);
    holds(Law::Views, legal == moment.legal, || {
        let differs =
            moment.legal.iter().chain(&legal).find(|action| moment.legal.contains(action) != legal.contains(action));
        format!("{seat} may do other things in a sample: {differs:?} is legal in one only")
    })?;
    for action in moment.legal {
        let (choice, supposed) = (rules.choice(moment.state, *action), rules.choice(sample, *action));
        holds(Law::Views, choice == supposed, || format!("{seat} reads {choice:?}, in a sample {supposed:?}"))?;
    }
    let (prompt, supposed) = (rules.prompt(moment.state), rules.prompt(sample));
    holds(Law::Views, prompt == supposed, || format!("{seat} is asked {prompt:?}, in a sample {supposed:?}"))?;
    holds(Law::Views, rules.obstacles(moment.state) == rules.obstacles(sample), || {
        format!("{seat} meets other obstacles in a sample")
    })
}

fn same_scene(scene: &Scene, sampled: &Scene, who: impl FnOnce() -> String) -> Result<(), Breach> {
    if scene == sampled {
        return Ok(());
    }
    let differs = scene.pieces().find(|piece| sampled.piece(piece.id) != Some(piece));
    let fault = match differs {
        Some(piece) => match sampled.piece(piece.id) {
            Some(other) => format!("{} another {}: {:?} for {:?}", who(), piece.id, other.face, piece.face),
            None => format!("{} a {} that a sample has not", who(), piece.id),
        },
        None => format!("{} another table in a sample", who()),
    };
    holds(Law::Views, false, || fault)
}

/// The things on a table wherever they lie: an observer may see the table from their own side.
fn things(scene: &Scene) -> Vec<(crate::scene::ElementId, &crate::text::Text, &crate::scene::Face, Option<u16>)> {
    let thing = |piece: &'_ Piece| (piece.id, piece.count);
    let mut pieces: Vec<&Piece> = scene.pieces().collect();
    pieces.sort_by_key(|piece| thing(piece));
    pieces.into_iter().map(|piece| (piece.id, &piece.name, &piece.face, piece.count)).collect()
}
