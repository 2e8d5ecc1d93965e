//! Law 5: views leak nothing, samples respect what is known.

use std::collections::BTreeMap;

use super::{Breach, Moment, Views, holds};
use crate::dealer::Dealer;
use crate::ruleset::Stage;
use crate::scene::{Observer, Piece, Scene};
use crate::seat::Seat;
use crate::turn::Turn;

/// What was hidden so far.
#[derive(Debug, Default)]
pub(super) struct Secrets {
    /// Positions in which a seat's sample was another position.
    pub(super) hidden_positions: u64,
    /// Whether in some position two seats see different things.
    private: bool,
    positions: u64,
    /// For an observer and another seat: in how many positions looked at the other saw something of their own, and in how
    /// many of those a sample for the observer showed the other something else.
    kept: BTreeMap<(Seat, Seat), (u32, u32)>,
}

/// Whose secrets a sample replaces is looked at in every so many positions: laying out the table is most of the work.
const LOOK_EVERY: u64 = 8;
/// After so many positions in which every sample gave a secret away it is no accident.
const NO_ACCIDENT: u32 = 40;

impl Secrets {
    /// Law 5 at one position.
    pub(super) fn check<R: Stage>(
        &mut self,
        moment: &Moment<'_, R>,
        views: &Views,
        hand: &mut Dealer,
    ) -> Result<(), Breach> {
        let rules = moment.rules;
        let public = &views.public;
        let mut hides = false;
        let mut private = false;
        let mut sample = moment.state.clone();
        self.positions += 1;
        for seat in moment.seats.each() {
            sample.clone_from(moment.state);
            rules.determinize(&mut sample, seat, hand);
            if self.positions.is_multiple_of(LOOK_EVERY) {
                self.look_at_others(moment, views, seat, &sample);
            }
            let own = &views.seats[seat.index()];
            // Once is enough: the law asks whether there is such a position.
            // Alone there is nobody whose samples could differ.
            private |= !self.private && moment.seats.count() > 1 && things(own) != things(public);
            if sample == *moment.state {
                continue;
            }
            hides = true;
            rules
                .census(&sample)
                .map_err(|miscount| Breach { law: 5, fault: format!("a sample for {seat}: {miscount}") })?;
            same_scene(own, &rules.scene(&sample, Observer::Seat(seat)), || format!("{seat} sees"))?;
            same_scene(public, &rules.scene(&sample, Observer::Bystander), || {
                format!("with what {seat} does not know, a bystander sees")
            })?;
            if let Turn::Decide(decides) = moment.turn {
                let turn = rules.turn(&sample);
                holds(5, turn == moment.turn, || format!("{decides} decides, in a sample for {seat} it is {turn:?}"))?;
                if decides == seat {
                    same_decision(moment, seat, &sample)?;
                }
            }
        }
        self.hidden_positions += u64::from(hides);
        self.private |= private;
        Ok(())
    }

    /// Notes whether a sample for `observer` keeps what others alone see.
    fn look_at_others<R: Stage>(&mut self, moment: &Moment<'_, R>, views: &Views, observer: Seat, sample: &R::State) {
        let public = &views.public;
        for other in moment.seats.each().filter(|other| *other != observer) {
            let own = &views.seats[other.index()];
            if things(own) == things(public) {
                continue;
            }
            let (seen, replaced) = self.kept.entry((observer, other)).or_default();
            *seen += 1;
            *replaced += u32::from(moment.rules.scene(sample, Observer::Seat(other)) != *own);
        }
    }

    /// Law 5 over a whole run: where seats see different things, samples differ, and what one seat alone sees is not the
    /// same in every sample for another.
    pub(super) fn samples_differ(&self) -> Result<(), Breach> {
        holds(5, !self.private || self.hidden_positions > 0, || {
            "seats see different things, and no sample ever differs".to_owned()
        })?;
        let given_away = self.kept.iter().find(|(_, (seen, replaced))| *seen >= NO_ACCIDENT && *replaced == 0);
        let Some(((observer, other), (seen, _))) = given_away else { return Ok(()) };
        holds(5, false, || {
            format!("every sample for {observer} shows what {other} alone should see, in all of {seen} positions")
        })
    }
}

/// What the deciding seat may do, how it reads, what it is asked and what stands in its way.
fn same_decision<R: Stage>(moment: &Moment<'_, R>, seat: Seat, sample: &R::State) -> Result<(), Breach> {
    let rules = moment.rules;
    let mut legal = Vec::new();
    rules.legal_actions(sample, &mut legal);
    holds(5, legal == moment.legal, || {
        let differs =
            moment.legal.iter().chain(&legal).find(|action| moment.legal.contains(action) != legal.contains(action));
        format!("{seat} may do other things in a sample: {differs:?} is legal in one only")
    })?;
    for action in moment.legal {
        let (choice, supposed) = (rules.choice(moment.state, *action), rules.choice(sample, *action));
        holds(5, choice == supposed, || format!("{seat} reads {choice:?}, in a sample {supposed:?}"))?;
    }
    let (prompt, supposed) = (rules.prompt(moment.state), rules.prompt(sample));
    holds(5, prompt == supposed, || format!("{seat} is asked {prompt:?}, in a sample {supposed:?}"))?;
    holds(5, rules.obstacles(moment.state) == rules.obstacles(sample), || {
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
    holds(5, false, || fault)
}

/// The things on a table wherever they lie: an observer may see the table from their own side.
fn things(scene: &Scene) -> Vec<(crate::scene::ElementId, &crate::text::Text, &crate::scene::Face, Option<u16>)> {
    let thing = |piece: &'_ Piece| (piece.id, piece.count);
    let mut pieces: Vec<&Piece> = scene.pieces().collect();
    pieces.sort_by_key(|piece| thing(piece));
    pieces.into_iter().map(|piece| (piece.id, &piece.name, &piece.face, piece.count)).collect()
}
