//! The views that a guest received, by moment. They are stored as differences, with occasional complete views.

use std::cell::RefCell;

use super::deal::digest;
use super::delta::{Delta, DeltaMismatch, between};
use super::patch::patch;
use super::tree::Tree;
use crate::scene::{ElementId, Observer, Piece, Rect, Shape, Zone, ZoneKind, ZoneLayout};
use crate::seat::Seat;
use crate::table::Step;
use crate::text::Text;
use crate::turn::Turn;
use crate::view::{MomentId, View};

/// The views and events received by a guest.
#[derive(Debug, Default)]
pub(super) struct Record {
    plies: Vec<RecordedPly>,
    /// The latest view.
    present: Option<View>,
    /// Size in bytes of the last complete view that was stored.
    whole: usize,
    /// Total size in bytes of the differences stored since the last complete view. When this size reaches half of
    /// `whole`, the next view is stored in full. Every moment is thus close to a complete view, but a long game
    /// stores few complete views.
    since: usize,
    /// The record of each event.
    events: Vec<Event>,
    /// The last view that was requested. A user who browses the game usually requests a nearby view next.
    looked_at: RefCell<Option<View>>,
}

#[derive(Debug)]
struct RecordedPly {
    steps: Vec<Step>,
    /// The difference at each moment, as JSON.
    news: Vec<Box<str>>,
    /// The complete view before the first moment, if it was stored.
    whole: Option<Box<str>>,
}

/// The record of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// A ply that was played and not taken back.
    Stands(usize),
    /// A ply that was played and taken back. Contains a digest of its views.
    TakenBack([u8; 32]),
    /// An undo, or a ply that was never received.
    Nothing,
}

/// Error returned when a host sends a message that the protocol does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the host sent something invalid about the game")]
pub struct ProtocolViolation;

impl From<DeltaMismatch> for ProtocolViolation {
    fn from(_: DeltaMismatch) -> Self {
        Self
    }
}

fn text(value: &impl serde::Serialize) -> Box<str> {
    serde_json::to_string(value).expect("plain data").into_boxed_str()
}

impl Record {
    /// Returns the record of each event.
    pub(super) fn events(&self) -> &[Event] {
        &self.events
    }

    /// Returns the number of plies, including the deal.
    pub(super) fn plies(&self) -> usize {
        self.plies.len()
    }

    /// Adds a ply. After an error, no further messages from the host should be processed.
    pub(super) fn played(
        &mut self,
        (observer, seats): (Observer, usize),
        deltas: Vec<Delta>,
        forced: bool,
    ) -> Result<(), ProtocolViolation> {
        let added = self.add((observer, seats), deltas, forced);
        if added.is_err() {
            // Restore the view, which may be partly changed, from the stored differences.
            self.present = self.told(self.place());
        }
        added
    }

    fn add(
        &mut self,
        (observer, seats): (Observer, usize),
        deltas: Vec<Delta>,
        forced: bool,
    ) -> Result<(), ProtocolViolation> {
        let ply = self.plies.len();
        let last = deltas.len().checked_sub(1).ok_or(ProtocolViolation)?;
        let whole = (ply == 0 || self.since >= self.whole / 2).then(|| text(&self.present));
        let mut present = self.present.take();
        let (mut steps, mut news) = (Vec::new(), Vec::new());
        for (moment, delta) in deltas.into_iter().enumerate() {
            news.push(text(&delta));
            let view = patch(present.take(), delta)?;
            let at_rest = moment == last;
            if view.place != (MomentId { ply, moment }) || view.observer != observer || view.turn.is_some() != at_rest {
                return Err(ProtocolViolation);
            }
            if !fits(&view, seats) {
                return Err(ProtocolViolation);
            }
            let View { place, mover, round, ends_turn, .. } = view;
            let (heard, non_player) = (view.heard.clone(), view.non_player().cloned());
            steps.push(Step { place, mover, round, heard, at_rest, forced, ends_turn, non_player });
            present = Some(view);
        }
        let told: usize = news.iter().map(|news| news.len()).sum();
        (self.whole, self.since) = match &whole {
            // The difference for the deal is a complete view.
            Some(_) if ply == 0 => (told, 0),
            Some(whole) => (whole.len(), told),
            None => (self.whole, self.since + told),
        };
        self.plies.push(RecordedPly { steps, news, whole });
        self.events.push(Event::Stands(ply));
        self.present = present;
        Ok(())
    }

    /// Rewinds to the end of a ply.
    pub(super) fn taken_back(&mut self, ply: usize) -> Result<(), ProtocolViolation> {
        if self.plies.is_empty() {
            return Err(ProtocolViolation);
        }
        let stays = self.plies.len().min(ply.saturating_add(1));
        let mut walk = self.walk(stays);
        let mut gone = Vec::new();
        while let Some(ply) = self.plies.get(stays + gone.len()) {
            let views = walk.next().ok_or(ProtocolViolation)?;
            gone.push(Event::TakenBack(digest_of(&views, ply.forced())));
        }
        let stands = self.events.iter_mut().filter_map(|event| match event {
            Event::Stands(ply) => Some((ply.checked_sub(stays)?, event)),
            _ => None,
        });
        for (ply, event) in stands {
            *event = gone[ply];
        }
        self.plies.truncate(stays);
        self.looked_at.take();
        self.present = self.told(self.place());
        self.events.push(Event::Nothing);
        if self.present.is_some() { Ok(()) } else { Err(ProtocolViolation) }
    }

    /// Records a decision that was taken back before it was received.
    pub(super) fn gone(&mut self) {
        self.events.push(Event::Nothing);
    }

    pub(super) fn step(&self, place: MomentId) -> Option<&Step> {
        self.plies.get(place.ply)?.steps.get(place.moment)
    }

    /// Returns the last known moment.
    pub(super) fn place(&self) -> MomentId {
        let last = self.plies.last().and_then(|ply| ply.steps.last());
        last.map_or(MomentId::default(), |step| step.place)
    }

    /// Returns the latest view.
    pub(super) fn present(&self) -> Option<&View> {
        self.present.as_ref()
    }

    pub(super) fn view(&self, place: MomentId) -> Option<View> {
        if place == self.place() { self.present.clone() } else { self.told(place) }
    }

    /// Reconstructs the view of a moment from the stored differences.
    fn told(&self, place: MomentId) -> Option<View> {
        self.step(place)?;
        let near =
            self.looked_at.take().filter(|view| (self.whole_before(place.ply)..=place.ply).contains(&view.place.ply));
        let mut walk = match near.filter(|view| view.place <= place) {
            Some(view) => Walk { record: self, at: self.after(view.place), view: Some(view) },
            None => self.walk(place.ply),
        };
        while walk.at <= place {
            walk.step()?;
        }
        self.looked_at.replace(walk.view.clone());
        walk.view
    }

    /// Returns the last ply up to and including `ply` that is stored with a complete view.
    fn whole_before(&self, ply: usize) -> usize {
        (0..=ply).rev().find(|ply| self.plies.get(*ply).is_some_and(|ply| ply.whole.is_some())).unwrap_or(0)
    }

    /// Returns the moment after the given moment.
    fn after(&self, MomentId { ply, moment }: MomentId) -> MomentId {
        let more = self.plies.get(ply).is_some_and(|ply| moment + 1 < ply.news.len());
        if more { MomentId { ply, moment: moment + 1 } } else { MomentId { ply: ply + 1, moment: 0 } }
    }

    /// Returns an iterator over the views of each ply, starting at `ply`.
    pub(super) fn walk(&self, ply: usize) -> Walk<'_> {
        let from = self.whole_before(ply);
        let whole = self.plies.get(from).and_then(|ply| ply.whole.as_deref());
        let view = whole.and_then(|whole| serde_json::from_str(whole).ok()).flatten();
        let mut walk = Walk { record: self, at: MomentId { ply: from, moment: 0 }, view };
        while walk.at.ply < ply && walk.step().is_some() {}
        walk
    }
}

impl RecordedPly {
    /// Returns whether the mover had only one choice.
    fn forced(&self) -> bool {
        self.steps.last().is_some_and(|step| step.forced)
    }
}

/// An iterator over the views of each ply.
pub(super) struct Walk<'a> {
    record: &'a Record,
    /// The next moment.
    at: MomentId,
    /// The view before `at`.
    view: Option<View>,
}

impl Walk<'_> {
    /// Returns whether the next moment belongs to this ply.
    pub(super) fn is_at(&self, ply: usize) -> bool {
        self.at.ply == ply && ply < self.record.plies.len()
    }

    /// Returns the view of the next moment, or `None` at the end.
    pub(super) fn step(&mut self) -> Option<&View> {
        let news = self.record.plies.get(self.at.ply)?.news.get(self.at.moment)?;
        let view = patch(self.view.take(), serde_json::from_str(news).ok()?).ok()?;
        self.at = self.record.after(self.at);
        Some(self.view.insert(view))
    }
}

impl Iterator for Walk<'_> {
    type Item = Vec<View>;

    fn next(&mut self) -> Option<Vec<View>> {
        let ply = self.at.ply;
        let mut views = Vec::new();
        while self.at.ply == ply {
            views.push(self.step()?.clone());
        }
        Some(views)
    }
}

/// Returns the difference between two views, or a complete view if there is no earlier view.
pub(super) fn news(before: Option<View>, mut after: View) -> Option<Delta> {
    let Some(mut before) = before else { return Some(Delta::New(Tree::of(&after).value())) };
    leave_out_what_stays(&mut before, &mut after);
    between(&Tree::of(&before), &Tree::of(&after))
}

/// Returns whether a view refers only to seats of the table.
fn fits(view: &View, seats: usize) -> bool {
    let is_there = |seat: Seat| seat.index() < seats;
    let turn = match view.turn {
        None => true,
        Some(Turn::Decide(seat)) => is_there(seat),
        Some(Turn::Over(outcome)) => outcome.seats().count() == seats,
    };
    turn && view.mover.is_none_or(is_there) && view.deciders.iter().all(is_there)
}

/// Clears unchanged parts in both views. This saves time and does not change the resulting delta.
fn leave_out_what_stays(before: &mut View, after: &mut View) {
    if before.goals == after.goals {
        (before.goals, after.goals) = Default::default();
    }
    let nowhere = || Rect::new(0.0, 0.0, 0.0, 0.0);
    let (old, new) = (&mut before.scene, &mut after.scene);
    let zone = (|zone: &Zone| zone.rect, || Zone::new(ZoneKind::Row, nowhere()));
    if blank_out(&mut old.zones, &mut new.zones, zone) {
        for (old, new) in old.zones.iter_mut().zip(&mut new.zones) {
            let nothing = || Piece::new(ElementId::new("", 0), Shape::Card, nowhere(), Text::List(Vec::new()));
            blank_out(&mut old.pieces, &mut new.pieces, (|piece: &Piece| piece.id, nothing));
        }
    }
    if !stand_still(&old.layouts, &new.layouts, |layout| layout.width) {
        return;
    }
    for (old, new) in old.layouts.iter_mut().zip(&mut new.layouts) {
        let nothing = || ZoneLayout { rect: nowhere(), pieces: Vec::new(), regions: Vec::new() };
        blank_out(&mut old.zones, &mut new.zones, (|zone: &ZoneLayout| zone.rect, nothing));
    }
}

/// Returns whether two lists have the same items at the same positions. Items are identified by the same keys as
/// in deltas.
fn stand_still<T, K: PartialEq>(old: &[T], new: &[T], known_by: impl Fn(&T) -> K) -> bool {
    old.len() == new.len() && old.iter().zip(new).all(|(old, new)| known_by(old) == known_by(new))
}

/// Returns whether two lists have the same items at the same positions. If so, both items of each equal pair are
/// replaced with the same blank item. Otherwise, items may be compared with items at other positions, so nothing
/// is replaced.
fn blank_out<T: PartialEq, K: PartialEq>(
    old: &mut [T],
    new: &mut [T],
    (known_by, blank): (impl Fn(&T) -> K, impl Fn() -> T),
) -> bool {
    let still = stand_still(old, new, known_by);
    if still {
        for (old, new) in old.iter_mut().zip(new).filter(|(old, new)| old == new) {
            (*old, *new) = (blank(), blank());
        }
    }
    still
}

/// Returns a digest of the views of a ply, for use by the record and the final check.
pub(super) fn digest_of(views: &[View], forced: bool) -> [u8; 32] {
    digest(&serde_json::to_vec(&(views, forced)).expect("a view is plain data"))
}

/// Returns the name of the first field in which two views differ.
pub(super) fn part_that_differs(one: &View, other: &View) -> Option<String> {
    match between(&Tree::of(one), &Tree::of(other))? {
        Delta::Fields(changed) => changed.into_keys().next(),
        _ => Some("view".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patch::tests as samples;

    fn view(ply: usize, zones: u32) -> View {
        let view = samples::view(ply, (0..zones).map(samples::zone).collect());
        View { turn: Some(Turn::Decide(Seat::new(0))), ..view }
    }

    #[test]
    fn what_stays_is_left_out_and_nothing_else() {
        // The second and the last piece keep their places. The other two pieces move.
        let pieces = |numbers: [u32; 4]| {
            let mut zone = samples::zone(4);
            zone.pieces.iter_mut().zip(numbers).for_each(|(piece, number)| piece.id.number = number);
            zone
        };
        let still = view(1, 3);
        let turned = |ply, zones: [usize; 3]| {
            let mut view = View { place: MomentId { ply, moment: 0 }, ..still.clone() };
            view.scene.zones = zones.map(|pieces| samples::zone(pieces as u32)).to_vec();
            view
        };
        let mut moved = still.clone();
        moved.scene.zones = vec![pieces([1, 2, 3, 4]), samples::zone(1)];
        let mut again = moved.clone();
        again.scene.zones[0] = pieces([5, 2, 1, 4]);
        let mut laid_out = again.clone();
        laid_out.scene.add_layout(&moved.scene);
        let mut twice = laid_out.clone();
        twice.scene.add_layout(&again.scene);
        twice.scene.layouts[1].width = 77.0;
        let all = [still.clone(), moved, again, laid_out, twice, turned(2, [1, 2, 3]), turned(3, [3, 2, 1])];
        for (one, other) in all.iter().flat_map(|one| all.iter().map(move |other| (one, other))) {
            let Some(delta) = news(Some(one.clone()), other.clone()) else { continue };
            let told = serde_json::from_str(&text(&delta)).expect("as written");
            assert_eq!(patch(Some(one.clone()), told).as_ref(), Ok(other), "{delta:?}");
        }
    }

    #[test]
    fn what_makes_no_sense_changes_nothing() {
        let mut record = Record::default();
        let nothing = Delta::Items([(7, Delta::Gone)].into());
        let senseless = |record: &mut Record, views| record.played((Observer::Spectator, 2), views, false);
        assert_eq!((senseless(&mut record, vec![nothing.clone()]), record.present()), (Err(ProtocolViolation), None));
        let (deal, first, second) = (view(0, 1), view(1, 3), view(2, 2));
        for (before, after) in [(None, &deal), (Some(&deal), &first)] {
            let delta = news(before.cloned(), after.clone()).expect("they differ");
            record.played((Observer::Spectator, 2), vec![delta], false).expect("it makes sense");
        }
        // The first delta fits, the second does not.
        let half = news(Some(first.clone()), second).expect("they differ");
        assert_eq!(senseless(&mut record, vec![half, nothing]), Err(ProtocolViolation));
        assert_eq!(senseless(&mut record, Vec::new()), Err(ProtocolViolation));
        assert_eq!((record.present(), record.plies(), record.events().len()), (Some(&first), 2, 2));
    }
}
