//! Marks for the consequences of a player's decisions, which remain until that player decides again.

use rondel::scene::{Icon, Shape, Tone};
use rondel::{ElementId, Flow, Observer, Seat};
use rondel_presenter::resolved::ResolvedScene;

use super::changes::{SceneChange, SceneChanges};

/// The lasting marks of a table.
#[derive(Default)]
pub struct Marks {
    all: Vec<LastingMark>,
}

/// An object that was affected by a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct LastingMark {
    /// The seat that made the decision.
    pub mover: Seat,
    /// The piece or region.
    pub id: ElementId,
    /// Total gains and losses by icon; empty if the object is only new or moved.
    pub sums: Vec<(Option<Icon>, i32)>,
    /// Whether the object changed in a way that the amounts do not show.
    is_new: bool,
    /// The observer who saw the change.
    observer: Observer,
}

impl Marks {
    /// Marks the consequences of a decision by `mover`, as seen by the observer of `scene`.
    /// Also marks the spaces that the named pieces of the scene `before` have left for good.
    pub fn note(&mut self, traces: &SceneChanges, mover: Seat, before: &ResolvedScene, scene: &ResolvedScene) {
        let observer = scene.observer;
        for flow in traces.flows() {
            let amount = i32::from(flow.count);
            let [told_from, told_to] = told_at(flow, &[scene]);
            for (id, amount, told) in [(flow.from, -amount, told_from), (flow.to, amount, told_to)] {
                // Objects that do not show their contents, such as a shop, show no loss.
                let shows = |id: &ElementId| told && !traces.moves(*id) && (amount > 0 || holds_things(scene, *id));
                if let Some(id) = id.filter(|id| shows(id) && traces.flows_explain(*id)) {
                    self.mark(mover, id, observer).add(Some(flow.icon), amount);
                }
            }
        }
        for trace in traces.all() {
            match trace {
                SceneChange::Counted(id, difference) if !traces.flows_explain(*id) && !traces.moves(*id) => {
                    let own_icon = scene.piece(*id).and_then(|piece| piece.face.icon);
                    self.mark(mover, *id, observer).add(own_icon, *difference);
                }
                SceneChange::Appeared(id) if was_left(*id, traces, before, scene) => {
                    self.mark(mover, *id, observer).is_new = true;
                }
                // A space that has become empty was left by another piece, which has its own mark.
                SceneChange::Appeared(id) if scene.piece(*id).is_some_and(|piece| piece.shape == Shape::Space) => {}
                // Rotating the table for another player moves many objects that the decision did not affect.
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

    /// Removes the marks with amounts of objects whose amounts have changed again without a decision, because they no
    /// longer explain what is there.
    pub fn outdate(&mut self, traces: &SceneChanges) {
        let flows = |id: ElementId| traces.flows().any(|flow| flow.from == Some(id) || flow.to == Some(id));
        let counts = |id| traces.all().iter().any(|trace| matches!(trace, SceneChange::Counted(at, _) if *at == id));
        self.all.retain(|mark| mark.sums.is_empty() || !flows(mark.id) && !counts(mark.id));
    }

    fn mark(&mut self, mover: Seat, id: ElementId, observer: Observer) -> &mut LastingMark {
        let known = |mark: &LastingMark| mark.mover == mover && mark.id == id && mark.observer == observer;
        let place = self.all.iter().position(known).unwrap_or_else(|| {
            self.all.push(LastingMark { mover, id, sums: Vec::new(), is_new: false, observer });
            self.all.len() - 1
        });
        &mut self.all[place]
    }

    /// Removes the marks of the decisions of `seat`.
    pub fn clear_of(&mut self, seat: Seat) {
        self.all.retain(|mark| mark.mover != seat);
    }

    /// Removes all marks.
    pub fn clear(&mut self) {
        self.all.clear();
    }

    /// Returns whether, for `observer`, this is the latest mark of its object.
    pub fn is_last_at(&self, mark: &LastingMark, observer: Observer) -> bool {
        self.seen_by(observer).filter(|other| other.id == mark.id).last() == Some(mark)
    }

    /// Returns the marks that `observer` may see: marks of changes that this observer or every spectator saw. Other
    /// marks would reveal hidden information.
    pub fn seen_by(&self, observer: Observer) -> impl Iterator<Item = &LastingMark> {
        self.all.iter().filter(move |mark| mark.observer == observer || mark.observer == Observer::Spectator)
    }
}

/// Returns whether this is a space from which a named piece has left the table.
fn was_left(space: ElementId, traces: &SceneChanges, before: &ResolvedScene, scene: &ResolvedScene) -> bool {
    let Some(space) = scene.piece(space).filter(|piece| piece.shape == Shape::Space) else { return false };
    let gone = |trace: &SceneChange| match trace {
        SceneChange::Left(id) if traces.names(*id) => before.piece(*id),
        _ => None,
    };
    traces.all().iter().filter_map(gone).any(|piece| space.rect.contains(piece.rect.center()))
}

/// Returns whether an object visibly shows its amount, by a number or by its position.
pub(super) fn holds_things(scene: &ResolvedScene, id: ElementId) -> bool {
    scene.piece(id).is_none_or(|piece| piece.count.is_some() || matches!(piece.shape, Shape::Disc | Shape::Figure))
}

/// Returns two flags: whether the loss at the start of a flow is shown, and whether the gain at its end is shown. A
/// flow between a player and a shared place is shown only on the player's side.
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

#[cfg(test)]
mod tests {
    use rondel::scene::{Piece, Rect, Scene, Zone, ZoneKind};
    use rondel::{Announcement, Catalog, Text};

    use super::*;

    const WORK: ElementId = ElementId::new("work", 0);
    const PLACE: ElementId = ElementId::new("place", 0);

    fn cabinet(id: ElementId, shape: Shape) -> ResolvedScene {
        let room = Rect::new(0.0, 0.0, 400.0, 200.0);
        let piece = Piece::new(id, shape, Rect::new(10.0, 10.0, 90.0, 90.0), Text::verbatim("Piece"));
        let mut scene = Scene::new(Observer::Spectator);
        scene.zones.push(Zone::new(ZoneKind::Row, room).with([piece]));
        ResolvedScene::new(&scene, &Catalog::new("en", []).expect("no words are needed"))
    }

    #[test]
    fn the_place_of_a_named_piece_that_has_left_the_table_is_marked() {
        let (before, after) = (cabinet(WORK, Shape::Card), cabinet(PLACE, Shape::Space));
        let marked = |named: &[ElementId]| {
            let told = Announcement::new(Text::verbatim("Gone")).about(named.iter().copied()).to(Observer::Spectator);
            let mut marks = Marks::default();
            marks.note(&SceneChanges::of(&before, &after, &[told]), Seat::new(1), &before, &after);
            marks.seen_by(Observer::Spectator).map(|mark| mark.id).collect::<Vec<_>>()
        };
        assert_eq!(marked(&[WORK]), [PLACE]);
        assert_eq!(marked(&[ElementId::new("coins", 0)]), [], "nobody said that the work leaves");
    }

    #[test]
    fn amounts_that_change_again_without_a_decision_are_no_longer_marked() {
        let coins = |count: u16| {
            let mut scene = Scene::new(Observer::Spectator);
            let rect = Rect::new(10.0, 10.0, 40.0, 40.0);
            let piece = Piece::new(WORK, Shape::Tile, rect, Text::verbatim("Coins")).icon("coins").count(count);
            scene.zones.push(Zone::new(ZoneKind::Row, Rect::new(0.0, 0.0, 400.0, 200.0)).with([piece]));
            ResolvedScene::new(&scene, &Catalog::new("en", []).expect("no words are needed"))
        };
        let [five, three, six] = [5, 3, 6].map(coins);
        let told = [Announcement::new(Text::verbatim("Paid")).about([WORK]).to(Observer::Spectator)];
        let mut marks = Marks::default();
        marks.note(&SceneChanges::of(&five, &three, &told), Seat::new(1), &five, &three);
        assert_eq!(marks.seen_by(Observer::Spectator).count(), 1);
        marks.outdate(&SceneChanges::of(&three, &three, &told));
        assert_eq!(marks.seen_by(Observer::Spectator).count(), 1, "the amount is the same");
        marks.outdate(&SceneChanges::of(&three, &six, &told));
        assert_eq!(marks.seen_by(Observer::Spectator).count(), 0);
    }
}
