//! What somebody's decisions brought about stays marked until they decide anew.

use rondel::scene::{Icon, Shape, Tone};
use rondel::{ElementId, Flow, Observer, Seat};
use rondel_presenter::resolved::ResolvedScene;

use super::changes::{SceneChange, SceneChanges};

/// What stays marked on a table.
#[derive(Default)]
pub struct Marks {
    all: Vec<LastingMark>,
}

/// A thing at which something was brought about.
#[derive(Clone, Debug, PartialEq)]
pub struct LastingMark {
    /// Whose decision it was.
    pub mover: Seat,
    /// The piece or region.
    pub id: ElementId,
    /// What it gained and lost in all, by icon; nothing at what is new or moved.
    pub sums: Vec<(Option<Icon>, i32)>,
    /// Whether more happened to it than what the sums say.
    is_new: bool,
    /// Who saw it.
    observer: Observer,
}

impl Marks {
    /// Marks what a decision of `mover` brought about, as whoever looks at `scene` saw it.
    pub fn note(&mut self, traces: &SceneChanges, mover: Seat, scene: &ResolvedScene) {
        let observer = scene.observer;
        for flow in traces.flows() {
            let amount = i32::from(flow.count);
            let [told_from, told_to] = told_at(flow, &[scene]);
            for (id, amount, told) in [(flow.from, -amount, told_from), (flow.to, amount, told_to)] {
                // What a shop or a price brought in is no loss that it shows.
                if let Some(id) = id.filter(|id| told && (amount > 0 || holds_things(scene, *id))) {
                    self.mark(mover, id, observer).add(Some(flow.icon), amount);
                }
            }
        }
        for trace in traces.all() {
            match trace {
                SceneChange::Counted(id, difference) if !traces.flew_at(*id) => {
                    self.mark(mover, *id, observer).add(None, *difference);
                }
                // A place that is empty now was left by something else.
                SceneChange::Appeared(id) if scene.piece(*id).is_some_and(|piece| piece.shape == Shape::Space) => {}
                // A table that turns to another player lays much elsewhere that nothing happened to.
                SceneChange::Appeared(id) | SceneChange::Moved(id) | SceneChange::Region(id)
                    if traces.names(*id) || traces.names_nothing() =>
                {
                    self.mark(mover, *id, observer).is_new = true;
                }
                SceneChange::Changed(id) if traces.names(*id) => self.mark(mover, *id, observer).is_new = true,
                _ => {}
            }
        }
        let there = |mark: &LastingMark| {
            mark.observer != observer || scene.piece(mark.id).is_some() || scene.region(mark.id).is_some()
        };
        self.all.retain(|mark| (mark.is_new || !mark.sums.is_empty()) && there(mark));
    }

    fn mark(&mut self, mover: Seat, id: ElementId, observer: Observer) -> &mut LastingMark {
        let known = |mark: &LastingMark| mark.mover == mover && mark.id == id && mark.observer == observer;
        let place = self.all.iter().position(known).unwrap_or_else(|| {
            self.all.push(LastingMark { mover, id, sums: Vec::new(), is_new: false, observer });
            self.all.len() - 1
        });
        &mut self.all[place]
    }

    /// Takes away what `seat` brought about.
    pub fn clear_of(&mut self, seat: Seat) {
        self.all.retain(|mark| mark.mover != seat);
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.all.clear();
    }

    /// Whether nothing was brought about later at the thing of a mark, as `observer` sees it.
    pub fn is_last_at(&self, mark: &LastingMark, observer: Observer) -> bool {
        self.seen_by(observer).filter(|other| other.id == mark.id).last() == Some(mark)
    }

    /// What `observer` sees marked: what they saw happen, and what everybody saw. A change that only another saw would
    /// betray something.
    pub fn seen_by(&self, observer: Observer) -> impl Iterator<Item = &LastingMark> {
        self.all.iter().filter(move |mark| mark.observer == observer || mark.observer == Observer::Spectator)
    }
}

/// Whether a thing shows how much it holds: by a number, or by where it stands.
pub(super) fn holds_things(scene: &ResolvedScene, id: ElementId) -> bool {
    scene.piece(id).is_none_or(|piece| piece.count.is_some() || matches!(piece.shape, Shape::Disc | Shape::Figure))
}

/// Whether it is told of a flow that it left where it came from, and that it came where it went: what goes between a player and
/// what all share is told at the player alone.
pub(super) fn told_at(flow: &Flow, scenes: &[&ResolvedScene]) -> [bool; 2] {
    let lies_at_player = |id: ElementId| {
        let found = scenes.iter().find_map(|scene| scene.piece(id).map(|piece| (scene, piece)));
        found.map(|(scene, piece)| scene.zones[piece.zone].owner.is_some() || matches!(piece.tone, Tone::Seat(_)))
    };
    match [flow.from, flow.to].map(|end| end.and_then(lies_at_player)) {
        [Some(from), Some(to)] if from != to => [from, to],
        _ => [true, true],
    }
}

impl LastingMark {
    fn add(&mut self, icon: Option<Icon>, amount: i32) {
        match self.sums.iter_mut().find(|(other, _)| *other == icon) {
            Some((_, sum)) => *sum += amount,
            None => self.sums.push((icon, amount)),
        }
        self.sums.retain(|(_, sum)| *sum != 0);
    }
}
