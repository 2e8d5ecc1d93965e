//! What a guest was told of a game, moment by moment. Views are kept as what is new in each, with a whole one now and then.

use serde::Deserialize as _;
use serde_json::Value;

use super::deal::digest;
use super::delta::{Delta, Misfit, between};
use super::tree::Tree;
use crate::scene::{ElementId, Observer, Piece, Rect, Shape, Zone, ZoneKind, ZoneLayout};
use crate::table::Step;
use crate::text::Text;
use crate::view::{Place, View};

/// Every so many plies a whole view is kept, so that none is far to go from.
const WHOLE_EVERY: usize = 12;

/// What a guest was told.
#[derive(Debug, Default)]
pub(super) struct Record {
    plies: Vec<Ply>,
    /// The last view, as data.
    top: Value,
    /// What tells each event from any other, for the check at the end; nothing for what was taken back unseen.
    pub(super) digests: Vec<Option<[u8; 32]>>,
}

#[derive(Debug)]
struct Ply {
    steps: Vec<Step>,
    /// What is new in each moment, as a text.
    views: Vec<Box<str>>,
    /// The view before the first of them, where it is kept.
    whole: Option<Box<str>>,
}

/// Something a host said that nobody says who keeps to the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("what the host said of the game makes no sense")]
pub struct Senseless;

impl From<Misfit> for Senseless {
    fn from(_: Misfit) -> Self {
        Self
    }
}

fn text(value: &impl serde::Serialize) -> Box<str> {
    serde_json::to_string(value).expect("plain data").into_boxed_str()
}

impl Record {
    /// How many events are known.
    pub(super) fn events(&self) -> u32 {
        self.digests.len() as u32
    }

    /// How many plies stand, the deal among them.
    pub(super) fn plies(&self) -> usize {
        self.plies.len()
    }

    /// Adds a ply; the last view of it. A host that makes no sense is not heard again.
    pub(super) fn played(&mut self, observer: Observer, deltas: Vec<Delta>, forced: bool) -> Result<View, Senseless> {
        let ply = self.plies.len();
        let whole = ply.is_multiple_of(WHOLE_EVERY).then(|| text(&self.top));
        let top = &mut self.top;
        let (mut steps, mut views, mut seen, mut present) = (Vec::new(), Vec::new(), Vec::new(), None);
        let last = deltas.len().checked_sub(1).ok_or(Senseless)?;
        for (moment, delta) in deltas.into_iter().enumerate() {
            views.push(text(&delta));
            delta.apply(top)?;
            let mut view = View::deserialize(&*top).map_err(|_| Senseless)?;
            let at_rest = moment == last;
            if view.place != (Place { ply, moment }) || view.observer != observer || view.turn.is_some() != at_rest {
                return Err(Senseless);
            }
            seen.extend(digest_of(&view, forced));
            let heard = if at_rest { view.heard.clone() } else { std::mem::take(&mut view.heard) };
            steps.push(Step { place: view.place, mover: view.mover, round: view.round, heard, at_rest, forced });
            present = Some(view);
        }
        self.plies.push(Ply { steps, views, whole });
        self.digests.push(Some(digest(&seen)));
        present.ok_or(Senseless)
    }

    /// Takes back to the end of a ply.
    pub(super) fn taken_back(&mut self, ply: usize) -> Result<(), Senseless> {
        if self.plies.is_empty() {
            return Err(Senseless);
        }
        self.plies.truncate(ply + 1);
        let last = self.plies.last().map_or(0, |ply| ply.steps.len() - 1);
        self.top = self.value(Place { ply: self.plies.len() - 1, moment: last }).ok_or(Senseless)?;
        self.digests.push(None);
        Ok(())
    }

    /// Takes note of a decision that is no more.
    pub(super) fn gone(&mut self) {
        self.digests.push(None);
    }

    pub(super) fn step(&self, place: Place) -> Option<&Step> {
        self.plies.get(place.ply)?.steps.get(place.moment)
    }

    /// The last moment that is known.
    pub(super) fn place(&self) -> Place {
        let last = self.plies.last().and_then(|ply| ply.steps.last());
        last.map_or(Place::default(), |step| step.place)
    }

    /// The last view.
    pub(super) fn present(&self) -> Option<View> {
        (!self.plies.is_empty()).then(|| View::deserialize(&self.top).ok()).flatten()
    }

    pub(super) fn view(&self, place: Place) -> Option<View> {
        if place == self.place() {
            return self.present();
        }
        serde_json::from_value(self.value(place)?).ok()
    }

    fn value(&self, place: Place) -> Option<Value> {
        let ply = self.plies.get(place.ply)?;
        ply.views.get(place.moment)?;
        let from = (0..=place.ply).rev().find(|from| self.plies[*from].whole.is_some())?;
        let mut value: Value = serde_json::from_str(self.plies[from].whole.as_deref()?).ok()?;
        for (number, ply) in self.plies.iter().enumerate().take(place.ply + 1).skip(from) {
            let moments = if number == place.ply { place.moment + 1 } else { ply.views.len() };
            for delta in &ply.views[..moments] {
                serde_json::from_str::<Delta>(delta).ok()?.apply(&mut value).ok()?;
            }
        }
        Some(value)
    }
}

/// What is new in a view beside the one before it, or all of it where there is none.
pub(super) fn news(before: Option<View>, mut after: View) -> Option<Delta> {
    let Some(mut before) = before else { return Some(Delta::New(Tree::of(&after).value())) };
    leave_out_what_stays(&mut before, &mut after);
    between(&Tree::of(&before), &Tree::of(&after))
}

/// What stays as it was needs no words: the same in both, it is left out of both. It is only about time; the delta is the same.
fn leave_out_what_stays(before: &mut View, after: &mut View) {
    if before.goals == after.goals {
        (before.goals, after.goals) = Default::default();
    }
    let nowhere = || Rect::new(0.0, 0.0, 0.0, 0.0);
    let (old, new) = (&mut before.scene, &mut after.scene);
    blank_out(&mut old.zones, &mut new.zones, || Zone::new(ZoneKind::Row, nowhere()));
    if old.zones.len() == new.zones.len() {
        for (old, new) in old.zones.iter_mut().zip(&mut new.zones) {
            let nothing = || Piece::new(ElementId::new("", 0), Shape::Card, nowhere(), Text::List(Vec::new()));
            blank_out(&mut old.pieces, &mut new.pieces, nothing);
        }
    }
    for (old, new) in old.layouts.iter_mut().zip(&mut new.layouts) {
        let nothing = || ZoneLayout { rect: nowhere(), pieces: Vec::new(), regions: Vec::new() };
        blank_out(&mut old.zones, &mut new.zones, nothing);
    }
}

/// Puts the same blank for what is the same in two lists of one length.
fn blank_out<T: PartialEq>(old: &mut [T], new: &mut [T], blank: impl Fn() -> T) {
    if old.len() == new.len() {
        for (old, new) in old.iter_mut().zip(new).filter(|(old, new)| old == new) {
            (*old, *new) = (blank(), blank());
        }
    }
}

/// What tells a view from any other, as guest and check both say it.
pub(super) fn digest_of(view: &View, forced: bool) -> [u8; 33] {
    let said = serde_json::to_vec(view).expect("a view is plain data");
    let mut all = [u8::from(forced); 33];
    all[..32].copy_from_slice(&digest(&said));
    all
}

/// In what two views differ: the name of the first part that does.
pub(super) fn part_that_differs(one: &View, other: &View) -> Option<String> {
    match between(&Tree::of(one), &Tree::of(other))? {
        Delta::Fields(changed) => changed.into_keys().next(),
        _ => Some("view".to_owned()),
    }
}
