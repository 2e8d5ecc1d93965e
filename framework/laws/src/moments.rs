//! Laws 2, 3, 5 and 6 for the moments of an action, whose tables must satisfy the same laws as all other tables.

use std::collections::BTreeSet;

use super::summary::brief;
use super::words::TextCheck;
use super::{Breach, Law, Views, holds, secrets, table};
use crate::dealer::{Dealer, Moment};
use crate::ruleset::Stage;
use crate::scene::{ElementId, Observer, Scene};
use crate::seat::Seats;

/// The moments that led to a position. The last moment shows the position itself.
pub(super) struct Moments<'a, R: Stage> {
    pub(super) rules: &'a R,
    pub(super) seats: Seats,
    /// The position in which the action was taken. `None` for the deal.
    pub(super) before: Option<&'a R::State>,
    pub(super) steps: &'a [Moment],
}

impl<R: Stage> Moments<'_, R> {
    /// Runs the checks that need no layout: announcements have valid text, and every moment is a valid position.
    pub(super) fn check(&self, words: &mut TextCheck<'_>) -> Result<(), Breach> {
        for moment in self.steps {
            words.hear(&moment.heard);
        }
        self.between().try_for_each(|state| table::check(self.rules, state))
    }

    /// Checks the tables: no moment shows an observer more than it may know, and announced elements are on the
    /// table. `now` contains the views of the last moment.
    pub(super) fn look(&self, now: &Views, words: &mut TextCheck<'_>, eye: &mut Dealer) -> Result<(), Breach> {
        let rules = self.rules;
        let between: Vec<Views> = self.between().map(|state| Views::of(rules, state, self.seats, false)).collect();
        let first = self.before.map(|state| rules.scene(state, Observer::Spectator));
        let mut before = first.as_ref();
        for (moment, views) in self.steps.iter().zip(between.iter().chain([now])) {
            let after = &views.public.scene;
            on_the_table(moment, before, after)?;
            before = Some(after);
        }
        for (state, views) in self.between().zip(between) {
            let mut sample = state.clone();
            for seat in self.seats.each() {
                sample.clone_from(state);
                rules.determinize(&mut sample, seat, eye);
                if sample != *state {
                    secrets::knows_no_more(rules, &views, seat, &sample)?;
                }
            }
            words.check_tables(views)?;
        }
        Ok(())
    }

    /// Returns the positions of all moments except the last.
    fn between(&self) -> impl Iterator<Item = &R::State> {
        let before_the_last = self.steps.len().saturating_sub(1);
        self.steps[..before_the_last].iter().map(|moment| moment.state.typed::<R>())
    }
}

/// Checks that the elements of an announcement and the ends of its flows are publicly visible before or after the
/// announcement (law 6).
fn on_the_table(moment: &Moment, before: Option<&Scene>, after: &Scene) -> Result<(), Breach> {
    if moment.heard.iter().all(|told| told.elements.is_empty() && told.flows.is_empty()) {
        return Ok(());
    }
    let things: BTreeSet<ElementId> = before.into_iter().chain([after]).flat_map(things).collect();
    for told in &moment.heard {
        for id in &told.elements {
            holds(Law::Words, things.contains(id), || {
                format!("`{}` is about {id}, which is not on the public table", brief(&told.text))
            })?;
        }
        for flow in &told.flows {
            holds(Law::Words, flow.count > 0, || format!("`{}` has a flow of zero {}", brief(&told.text), flow.icon))?;
            for end in [flow.from, flow.to].into_iter().flatten() {
                holds(Law::Words, things.contains(&end), || {
                    format!("{} flows from or to {end}, which is not on the public table", flow.icon)
                })?;
            }
        }
    }
    Ok(())
}

fn things(scene: &Scene) -> impl Iterator<Item = ElementId> {
    let regions = scene.zones.iter().flat_map(|zone| &zone.regions).map(|region| region.id);
    scene.pieces().map(|piece| piece.id).chain(regions)
}
