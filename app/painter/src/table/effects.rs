//! Temporary effects of a moment: flying icons, gains and losses at both ends of a flow, and rings around changes.

use std::cell::Cell;

use egui::Vec2;
use rondel::scene::{Icon, Shape};
use rondel::{ElementId, Seat};
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene};

use super::changes::{SceneChange, SceneChanges, Thing, reads_alike};
use super::close_up::gains_stamp;
use super::flights::{Flight, are_cards, flights, way};
use super::folding::Folding;
use super::lasting_marks::{holds_things, told_at};
use super::motion::GONE;

/// The visible effects of recent moments.
#[derive(Default)]
pub struct Effects {
    pub(super) flights: Vec<Flight>,
    pub(super) tallies: Vec<FlowTally>,
    pub(super) rings: Vec<Ring>,
    /// The previous versions of pieces that left or changed in the last moment.
    pub(super) past: Vec<ResolvedPiece>,
    /// The pieces that are stamped in the last moment.
    stamped: Vec<ElementId>,
    /// The time at which pieces switch to their new appearance.
    turns_at: f64,
    /// The time at which the pieces that left have faded out.
    faded_at: f64,
    began: f64,
}

/// An amount that an object gained or lost.
pub(super) struct FlowTally {
    pub(super) thing: Thing,
    pub(super) icon: Option<Icon>,
    pub(super) amount: i32,
    pub(super) life: Life,
    /// The centre of its label relative to the centre of the object, in table units, once the label has been placed.
    pub(super) spot: Cell<Option<Vec2>>,
}

/// A ring around an object that is new, has changed or was mentioned.
pub(super) struct Ring {
    pub(super) thing: Thing,
    pub(super) mover: Option<Seat>,
    pub(super) life: Life,
}

/// The time span during which an effect is visible.
#[derive(Clone, Copy)]
pub(super) struct Life {
    begins: f64,
    ends: f64,
    stands: bool,
}

/// The fraction of a moment during which pieces and icons move. They then stay still, so that the result can be
/// seen.
pub const MOVING: f32 = 0.72;
/// Minimum time that an effect stays visible, in seconds, even if the next moment begins earlier.
const LINGERS: f64 = 1.7;
/// Duration of the animation in which a ring closes around its object and a tally rises, in seconds.
const COMES: f64 = 0.3;
/// Effects that begin within this time, in seconds, are shown together.
const TOGETHER: f64 = 0.8;
const GOES: f64 = 0.3;
/// Duration of the animation in which a stamp comes down onto its piece, in seconds.
const STAMPS: f64 = 0.45;
/// Maximum number of tallies, and of rings. The oldest are dropped first.
const MOST: usize = 48;

impl Life {
    pub(super) fn new(begins: f64, seconds: f32) -> Self {
        let stands = seconds <= 0.0;
        let ends = if stands { f64::INFINITY } else { begins + LINGERS.max(f64::from(seconds) * 1.2) };
        Self { begins, ends, stands }
    }

    /// Returns whether two effects begin at about the same time.
    pub(super) fn is_near(&self, other: &Self) -> bool {
        (self.begins - other.begins).abs() < TOGETHER
    }

    /// Returns the visibility of the effect at `now`, from 0 to 1.
    pub(super) fn strength(&self, now: f64) -> f32 {
        if self.stands {
            1.0
        } else {
            (self.arrival(now) * 3.0).min(1.0).min(((self.ends - now) / GOES).clamp(0.0, 1.0) as f32)
        }
    }

    /// Returns the progress of the effect's appearance at `now`, from 0 to 1.
    pub(super) fn arrival(&self, now: f64) -> f32 {
        if self.stands { 1.0 } else { ((now - self.begins) / COMES).clamp(0.0, 1.0) as f32 }
    }

    /// Returns the time of the effect's next change in appearance, or infinity if there is none.
    fn stirs_at(&self, now: f64) -> f64 {
        let moments = [self.begins, self.begins + COMES, self.ends - GOES, self.ends];
        match moments.iter().position(|moment| now < *moment) {
            _ if self.stands => f64::INFINITY,
            None => f64::INFINITY,
            // Nothing changes before the effect begins or while it is fully visible.
            Some(0) => self.begins,
            Some(2) => moments[2],
            Some(_) => now,
        }
    }
}

impl Effects {
    /// Shows the changes of a moment that lasts `seconds`. If `seconds` is 0, nothing moves, and the effects remain
    /// until the next moment with visible changes.
    pub(super) fn begin(
        &mut self,
        traces: &SceneChanges,
        scenes: [&ResolvedScene; 2],
        folding: &Folding,
        mover: Option<Seat>,
        seconds: f32,
        now: f64,
    ) {
        if traces.all().is_empty() {
            return;
        }
        let over = |life: &Life| life.stands || now >= life.ends;
        self.tallies.retain(|tally| !over(&tally.life));
        self.rings.retain(|ring| !over(&ring.life));
        self.flights.retain(|flight| now < flight.ends);
        self.follow_zones(scenes);
        self.fly(traces, scenes, folding, seconds, now);
        self.count(traces, seconds, now);
        self.ring(traces, mover, seconds, now);
        let spare = self.tallies.len().saturating_sub(MOST);
        self.tallies.drain(..spare);
        let spare = self.rings.len().saturating_sub(MOST);
        self.rings.drain(..spare);
    }

    /// Updates the zone indices of rings after a change of scene and removes the rings of zones that have disappeared.
    fn follow_zones(&mut self, [before, after]: [&ResolvedScene; 2]) {
        self.rings.retain_mut(|ring| {
            let Thing::Zone(place) = &mut ring.thing else { return true };
            let zone = before.zones.get(*place);
            let now = zone.and_then(|zone| after.zones.iter().position(|other| reads_alike(zone, other)));
            now.inspect(|now| *place = *now).is_some()
        });
    }

    fn fly(
        &mut self,
        traces: &SceneChanges,
        [before, after]: [&ResolvedScene; 2],
        folding: &Folding,
        seconds: f32,
        now: f64,
    ) {
        /// The flights of a moment start within this share of the flight time, so that they are seen one after another.
        const STARTS: f64 = 0.75;
        let lands = f64::from(seconds * MOVING);
        let count = traces.flows().count().max(1) as f64;
        let (each, lasts) = (lands * STARTS / count, lands * (1.0 - STARTS + STARTS / count));
        for (number, flow) in traces.flows().enumerate() {
            let begins = now + each * number as f64;
            let (from, to) = way(flow, before, after, folding);
            if seconds > 0.0 {
                let is_card = are_cards(flow, [before, after]);
                self.flights.extend(flights(*flow, is_card, (from.middle, to.middle), (begins, begins + lasts)));
            }
            let amount = i32::from(flow.count);
            let [told_from, told_to] = told_at(flow, &[before, after]);
            for (end, id, amount, begins) in
                [(&from, flow.from, -amount, begins), (&to, flow.to, amount, begins + lasts * 0.8)]
            {
                // Objects that do not show their contents, such as a shop, show no loss.
                let told = if amount > 0 { told_to } else { told_from };
                let shows = |id: &ElementId| {
                    told && !traces.moves(*id) && (amount > 0 || holds_things(before, *id)) && !is_new_card(after, *id)
                };
                if let Some(id) = id.filter(|id| end.is_place && shows(id) && traces.flows_explain(*id)) {
                    self.tally(Thing::Element(id), Some(flow.icon), amount, Life::new(begins, seconds));
                }
            }
        }
    }

    /// Adds tallies for changes of counts that the flows do not explain.
    fn count(&mut self, traces: &SceneChanges, seconds: f32, now: f64) {
        for trace in traces.all() {
            if let SceneChange::Counted(id, difference) = trace
                && *difference != 0
                && !traces.moves(*id)
                && !traces.flows_explain(*id)
            {
                self.tally(Thing::Element(*id), None, *difference, Life::new(now, seconds));
            }
        }
    }

    /// Adds an amount to the current tally of the same object, icon and sign, or creates a new tally.
    fn tally(&mut self, thing: Thing, icon: Option<Icon>, amount: i32, life: Life) {
        let same = |tally: &&mut FlowTally| {
            tally.thing == thing
                && tally.icon == icon
                && tally.amount.signum() == amount.signum()
                && (tally.life.begins - life.begins).abs() < COMES
        };
        match self.tallies.iter_mut().find(same) {
            Some(tally) => tally.amount += amount,
            None => self.tallies.push(FlowTally { thing, icon, amount, life, spot: Cell::default() }),
        }
    }

    fn ring(&mut self, traces: &SceneChanges, mover: Option<Seat>, seconds: f32, now: f64) {
        for trace in traces.all() {
            let ringed = match trace {
                SceneChange::Left(_) | SceneChange::Flew(_) => false,
                // A new title that only results from the announced event, such as an updated total score, gets no
                // ring.
                SceneChange::Zone(_) => traces.names_nothing(),
                SceneChange::Toned(id) | SceneChange::Shifted(id) => traces.names(*id),
                _ => true,
            };
            if let Some(thing) = trace.thing().filter(|_| ringed) {
                self.rings.retain(|ring| ring.thing != thing);
                self.rings.push(Ring { thing, mover, life: Life::new(now, seconds) });
            }
        }
    }

    /// Keeps the pieces of the previous scene that remain visible for a while.
    pub(super) fn keep(
        &mut self,
        old: ResolvedScene,
        new: &ResolvedScene,
        traces: &SceneChanges,
        seconds: f32,
        now: f64,
    ) {
        self.past.clear();
        self.stamped.clear();
        (self.began, self.turns_at, self.faded_at) = (now, now, now);
        if seconds <= 0.0 {
            return;
        }
        let lands = f64::from(seconds * MOVING);
        let waits = traces.flows().next().is_some();
        self.turns_at = now + lands * if waits { 0.8 } else { 0.4 };
        self.faded_at = now + lands * f64::from(GONE);
        let kept = |id: ElementId| {
            traces.all().iter().any(|trace| match trace {
                SceneChange::Left(other) | SceneChange::Counted(other, _) | SceneChange::Changed(other) => *other == id,
                _ => false,
            })
        };
        // The stamp of a card that is shown large is pressed there.
        let stamped = new.pieces.iter().map(|piece| piece.id).filter(|id| traces.close_up() != Some(*id));
        self.stamped = stamped.filter(|id| gains_stamp(*id, [&old, new])).collect();
        self.past = old.pieces.into_iter().filter(|piece| kept(piece.id)).collect();
    }

    /// Returns how far a new stamp has come down onto its piece at `now`, from 0 to 1.
    pub(super) fn pressed(&self, id: ElementId, now: f64) -> f32 {
        if !self.stamped.contains(&id) {
            return 1.0;
        }
        ((now - self.turns_at) / STAMPS).clamp(0.0, 1.0) as f32
    }

    /// Returns the index in [`Effects::past`] of a piece that still has its previous appearance.
    pub(super) fn as_before(&self, id: ElementId, now: f64) -> Option<usize> {
        if now >= self.turns_at || self.past.is_empty() {
            return None;
        }
        self.past.iter().position(|piece| piece.id == id)
    }

    /// Returns the indices in [`Effects::past`] of the pieces that left, with their remaining opacity.
    pub(super) fn leaving(&self, scene: &ResolvedScene, now: f64) -> impl Iterator<Item = (usize, f32)> {
        let left = ((self.faded_at - now) / (self.faded_at - self.began).max(1e-6)).clamp(0.0, 1.0) as f32;
        let gone = move |piece: &ResolvedPiece| left > 0.0 && scene.piece(piece.id).is_none();
        self.past.iter().enumerate().filter(move |(_, piece)| gone(piece)).map(move |(place, _)| (place, left))
    }

    /// Removes finished effects. Returns the number of seconds until the table's appearance next changes, or `None`
    /// if it will not change.
    pub(super) fn stirs_in(&mut self, now: f64) -> Option<f64> {
        self.flights.retain(|flight| now < flight.ends);
        self.tallies.retain(|tally| now < tally.life.ends);
        self.rings.retain(|ring| now < ring.life.ends);
        if now >= self.faded_at && now >= self.turns_at {
            self.past.clear();
        }
        let lives = self.tallies.iter().map(|tally| &tally.life).chain(self.rings.iter().map(|ring| &ring.life));
        let stirs = lives.map(|life| life.stirs_at(now)).fold(f64::INFINITY, f64::min);
        if now >= self.turns_at + STAMPS {
            self.stamped.clear();
        }
        let flies = !self.flights.is_empty() || !self.past.is_empty() || !self.stamped.is_empty();
        let stirs = if flies { now } else { stirs };
        stirs.is_finite().then_some((stirs - now).max(0.0))
    }

    /// Removes all effects.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
}

/// Returns whether an element is a card without an amount. If it is dealt, that it is there says enough.
fn is_new_card(scene: &ResolvedScene, id: ElementId) -> bool {
    scene.piece(id).is_some_and(|piece| piece.shape == Shape::Card && piece.count.is_none())
}

#[cfg(test)]
mod tests {
    use rondel::scene::{Piece, Rect, Scene, Stamp, Zone, ZoneKind};
    use rondel::{Catalog, Observer, Text};

    use super::*;

    const WORK: ElementId = ElementId::new("work", 0);

    /// Creates a table with two works. A single work that gets a stamp would be shown large.
    fn table(stamped: bool) -> ResolvedScene {
        let work = |place: f32| {
            let id = ElementId { number: place as u32, ..WORK };
            let work = Piece::new(id, Shape::Card, Rect::new(90.0 * place, 0.0, 90.0, 90.0), Text::verbatim("Work"));
            if stamped { work.stamp(Stamp::Approval, "genuine", Text::verbatim("Genuine")) } else { work }
        };
        let mut scene = Scene::new(Observer::Spectator);
        let cabinet = Zone::new(ZoneKind::Row, Rect::new(0.0, 0.0, 180.0, 90.0));
        scene.zones.push(cabinet.with([work(0.0), work(1.0)]));
        ResolvedScene::new(&scene, &Catalog::new("en", []).expect("no words are needed"))
    }

    #[test]
    fn a_new_stamp_comes_down_once_and_an_old_one_lies_on_its_piece() {
        let shown = |before: bool| {
            let (old, new) = (table(before), table(true));
            let mut effects = Effects::default();
            let changes = SceneChanges::of(&old, &new, &[]);
            effects.keep(old, &new, &changes, 1.0, 10.0);
            let turns = effects.turns_at;
            let pressed = [0.0, 0.5, 1.0].map(|share| effects.pressed(WORK, turns + STAMPS * share));
            assert!(effects.stirs_in(turns + STAMPS).is_none(), "nothing stirs after the stamp");
            pressed.map(|pressed| (pressed * 100.0).round() as u8)
        };
        assert_eq!(shown(false), [0, 50, 100]);
        assert_eq!(shown(true), [100; 3]);
    }
}
