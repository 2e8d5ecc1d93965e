//! The visible changes of one moment: elements that moved, appeared, left, changed or were mentioned, and items
//! that flew.
//!
//! [`SceneChanges`] is computed from the previous scene, the new scene and the announcements. It contains neither
//! times nor screen positions. The duration of a moment, flying items and lasting marks are derived from it.

use std::collections::HashSet;

use egui::{Rect, vec2};
use rondel::scene::{Shape, ZoneKind};
use rondel::{ElementId, Flow, HeardAnnouncement, Weight};
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene, ResolvedZone, TITLE_ROOM};
use rondel_presenter::resolved_region::ResolvedRegion;

use super::close_up::{close_up_of, gains_stamp};
use super::flights::way;
use super::folding::Folding;

/// A visible change.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SceneChange {
    /// A piece moved.
    Moved(ElementId),
    /// A piece made space for other pieces in its row or hand, was carried by a card that moved, or appeared together
    /// with its zone, such as the panel of a decision.
    Shifted(ElementId),
    /// A piece appeared.
    Appeared(ElementId),
    /// A piece left the table.
    Left(ElementId),
    /// The number of items in a stack changed by this amount.
    Counted(ElementId, i32),
    /// The face or shape of a piece changed.
    Changed(ElementId),
    /// Only the colour of a piece changed.
    Toned(ElementId),
    /// A region has a new owner, name or border.
    Region(ElementId),
    /// The zone with this index has a new title.
    Zone(usize),
    /// An object was mentioned but did not change.
    Named(ElementId),
    /// Items moved from one place to another.
    Flew(Flow),
}

/// An object that has changed or was mentioned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A piece or a region.
    Element(ElementId),
    /// A zone, by its index.
    Zone(usize),
}

/// The visible representation of an object: the object itself, or its opener if the object is folded away.
pub(super) struct VisibleThing<'a> {
    /// Position, in table units.
    pub(super) rect: Rect,
    /// The piece, if the representation is a piece.
    pub(super) piece: Option<&'a ResolvedPiece>,
    /// The region, if the representation is a region.
    pub(super) region: Option<&'a ResolvedRegion>,
    /// The opener of its zone, or `None` if the zone cannot be folded away.
    pub(super) folded_into: Option<ElementId>,
}

/// All visible changes of a moment.
#[derive(Clone, Debug, Default)]
pub struct SceneChanges {
    all: Vec<SceneChange>,
    /// The elements that were mentioned.
    named: HashSet<ElementId>,
    /// The elements whose flows add up to the change of their amount, and the elements that have flows but
    /// show no amount.
    explained: HashSet<ElementId>,
    weight: Option<Weight>,
    close_up: Option<ElementId>,
    /// Whether the card that is shown large gets a stamp.
    is_finding: bool,
}

impl SceneChange {
    /// Returns the piece or region that changed.
    pub fn element(&self) -> Option<ElementId> {
        match self {
            Self::Moved(id)
            | Self::Shifted(id)
            | Self::Appeared(id)
            | Self::Left(id)
            | Self::Counted(id, _)
            | Self::Changed(id)
            | Self::Toned(id)
            | Self::Region(id)
            | Self::Named(id) => Some(*id),
            Self::Zone(_) | Self::Flew(_) => None,
        }
    }

    /// Returns the object that changed. An object that left is in the previous scene. All others are in the new
    /// scene.
    pub fn thing(&self) -> Option<Thing> {
        match self {
            Self::Zone(place) => Some(Thing::Zone(*place)),
            _ => self.element().map(Thing::Element),
        }
    }
}

impl SceneChanges {
    /// Computes the changes that are visible to an observer who sees both scenes and receives these announcements.
    pub fn of(before: &ResolvedScene, after: &ResolvedScene, told: &[HeardAnnouncement]) -> Self {
        let named: HashSet<ElementId> = told.iter().flat_map(|told| told.elements.iter().copied()).collect();
        let mut all = Vec::new();
        after.pieces.iter().for_each(|piece| piece_traces(before, after, piece, &mut all));
        let left = before.pieces.iter().filter(|piece| after.piece(piece.id).is_none());
        all.extend(left.map(|piece| SceneChange::Left(piece.id)));
        for (place, zone) in after.zones.iter().enumerate() {
            if !before.zones.iter().any(|old| reads_alike(old, zone)) && !is_new_zone(before, after, place) {
                all.push(SceneChange::Zone(place));
            }
            let changed = |region: &&ResolvedRegion| {
                let old = before.region(region.id);
                old.is_none_or(|old| {
                    (old.owner, &old.name, &old.outline) != (region.owner, &region.name, &region.outline)
                })
            };
            all.extend(zone.regions.iter().filter(changed).map(|region| SceneChange::Region(region.id)));
        }
        let seen: HashSet<ElementId> = all.iter().filter_map(SceneChange::element).collect();
        for told in told {
            for id in told.elements.iter().filter(|id| !seen.contains(id)) {
                if (after.piece(*id).is_some() || after.region(*id).is_some())
                    && !all.contains(&SceneChange::Named(*id))
                {
                    all.push(SceneChange::Named(*id));
                }
            }
            all.extend(told.flows.iter().copied().map(SceneChange::Flew));
        }
        let explained = explained(before, after, told);
        let close_up = close_up_of(&all, [before, after], told);
        let is_finding = close_up.is_some_and(|id| gains_stamp(id, [before, after]));
        let mut traces = Self { all, named, explained, weight: None, close_up, is_finding };
        // A change of colour alone, e.g. because a piece became available, is not an event.
        let is_event = |trace: &SceneChange| !matches!(trace, SceneChange::Toned(_) | SceneChange::Shifted(_));
        let counts = |told: &&HeardAnnouncement| {
            let mut own = traces.of_told(told);
            if told.is_wordless() { own.any(is_event) } else { own.next().is_some() }
        };
        let heaviest = told.iter().filter(counts).map(|told| told.weight).max();
        traces.weight = heaviest.or_else(|| traces.all.iter().any(is_event).then_some(Weight::Small));
        traces
    }

    /// Returns all changes.
    pub fn all(&self) -> &[SceneChange] {
        &self.all
    }

    /// Returns the changes that belong to an announcement: its flows and the objects that it names. If it has
    /// neither, returns all changed objects.
    pub fn of_told<'a>(&'a self, told: &'a HeardAnnouncement) -> impl Iterator<Item = &'a SceneChange> {
        let own = |trace: &SceneChange| match trace {
            SceneChange::Flew(flow) => told.flows.contains(flow),
            trace => trace.element().is_some_and(|id| told.elements.contains(&id)),
        };
        let has_own = self.all.iter().any(own);
        let change = |trace: &SceneChange| !matches!(trace, SceneChange::Flew(_) | SceneChange::Named(_));
        self.all.iter().filter(move |trace| if has_own { own(trace) } else { change(trace) })
    }

    /// Returns the importance of the visible changes, or `None` if there is nothing to watch.
    pub fn weight(&self) -> Option<Weight> {
        self.weight
    }

    /// Returns the card that is shown large on its way to its new place.
    pub fn close_up(&self) -> Option<ElementId> {
        self.close_up
    }

    /// Returns whether the card that is shown large gets a stamp.
    pub fn is_finding(&self) -> bool {
        self.is_finding
    }

    /// Returns whether an element was mentioned.
    pub fn names(&self, id: ElementId) -> bool {
        self.named.contains(&id)
    }

    /// Returns whether no element was mentioned. If so, everything that changed belongs to the event.
    pub fn names_nothing(&self) -> bool {
        self.named.is_empty()
    }

    /// Returns the flows.
    pub fn flows(&self) -> impl Iterator<Item = &Flow> {
        self.all.iter().filter_map(|trace| if let SceneChange::Flew(flow) = trace { Some(flow) } else { None })
    }

    /// Returns whether an element itself shows what it gained or lost, because it moved along a track.
    pub(super) fn moves(&self, id: ElementId) -> bool {
        self.all.iter().any(|trace| matches!(trace, SceneChange::Moved(moved) if *moved == id))
    }

    /// Returns whether items flew to or from an element. If the element shows an amount, the items must also add up to
    /// the change of this amount. They do not add up if, for example, a player's goods are first set aside and later
    /// handed over.
    pub fn flows_explain(&self, id: ElementId) -> bool {
        self.explained.contains(&id)
    }
}

/// Returns the elements whose flows add up to the change of their amounts, and the elements that have flows but show
/// no amount.
fn explained(before: &ResolvedScene, after: &ResolvedScene, told: &[HeardAnnouncement]) -> HashSet<ElementId> {
    let flows = || told.iter().flat_map(|told| &told.flows);
    let sum = |id: ElementId| -> i32 {
        let at = |flow: &Flow| i32::from(flow.to == Some(id)) - i32::from(flow.from == Some(id));
        flows().map(|flow| at(flow) * i32::from(flow.count)).sum()
    };
    let count = |scene: &ResolvedScene, id| scene.piece(id).and_then(|piece| piece.count).map(i32::from);
    let agrees = |id: &ElementId| match (count(before, *id), count(after, *id)) {
        (Some(old), Some(new)) => new - old == sum(*id),
        _ => true,
    };
    flows().flat_map(|flow| [flow.from, flow.to]).flatten().filter(agrees).collect()
}

fn piece_traces(before: &ResolvedScene, after: &ResolvedScene, piece: &ResolvedPiece, into: &mut Vec<SceneChange>) {
    let id = piece.id;
    let Some(old) = before.piece(id) else {
        let is_new_zone = is_new_zone(before, after, piece.zone);
        into.push(if is_new_zone { SceneChange::Shifted(id) } else { SceneChange::Appeared(id) });
        return;
    };
    if old.rect != piece.rect {
        let shifted = makes_room(before, after, old, piece) || is_carried(before, after, old, piece);
        into.push(if shifted { SceneChange::Shifted(id) } else { SceneChange::Moved(id) });
    }
    match (old.count, piece.count) {
        (Some(was), Some(is)) if was != is => into.push(SceneChange::Counted(id, i32::from(is) - i32::from(was))),
        _ => {}
    }
    // An amount that is not shown for a while, such as during a payment, is neither gained nor lost.
    let shows_otherwise = old.count.is_some() != piece.count.is_some();
    if old.face != piece.face || old.shape != piece.shape || shows_otherwise {
        into.push(SceneChange::Changed(id));
    } else if old.tone != piece.tone && old.count == piece.count {
        into.push(SceneChange::Toned(id));
    }
}

fn is_card(piece: &ResolvedPiece) -> bool {
    matches!(piece.shape, Shape::Card | Shape::Tile | Shape::Space)
}

/// Returns whether a card moved only because the layout of its zone changed: cards were added to or removed from its
/// row or hand, or the zone or the card changed its size.
fn makes_room(before: &ResolvedScene, after: &ResolvedScene, old: &ResolvedPiece, piece: &ResolvedPiece) -> bool {
    let (from, to) = (&before.zones[old.zone], &after.zones[piece.zone]);
    let same_zone = is_same_zone((from, old.zone), (to, piece.zone));
    let in_row = matches!(to.kind, ZoneKind::Row | ZoneKind::Fan) && from.kind == to.kind && from.rect == to.rect;
    let is_laid_anew = same_zone && (from.rect != to.rect || old.rect.size() != piece.rect.size());
    is_card(piece) && (in_row || is_laid_anew)
}

/// Returns whether a piece is on a card that moved or changed its size, and is still at the same place on the card.
fn is_carried(before: &ResolvedScene, after: &ResolvedScene, old: &ResolvedPiece, piece: &ResolvedPiece) -> bool {
    /// Maximum change of the position, as a share of the size of the card. The contents of a card are not scaled
    /// evenly.
    const NEAR: f32 = 0.15;
    let carries = |card: &ResolvedPiece| {
        let was = before.piece(card.id).filter(|_| card.id != piece.id && is_card(card));
        was.is_some_and(|was| {
            let place = |card: &ResolvedPiece, at: Rect| (at.center() - card.rect.min) / card.rect.size();
            let moved = place(card, piece.rect) - place(was, old.rect);
            was.rect != card.rect
                && moved.abs().max_elem() < NEAR
                && was.rect.contains(old.rect.center())
                && card.rect.contains(piece.rect.center())
        })
    };
    after.pieces.iter().filter(|card| card.zone == piece.zone).any(carries)
}

/// Returns whether two zones of successive scenes are the same zone, even if its name or position has changed. Each
/// zone is given with its index.
fn is_same_zone((one, place): (&ResolvedZone, usize), (other, now): (&ResolvedZone, usize)) -> bool {
    let alike = one.kind == other.kind && one.owner == other.owner && one.folded_into == other.folded_into;
    alike && (place == now || one.name.is_some() && one.name == other.name)
}

/// Returns whether a zone was not on the table before.
fn is_new_zone(before: &ResolvedScene, after: &ResolvedScene, place: usize) -> bool {
    let zone = (&after.zones[place], place);
    !before.zones.iter().enumerate().any(|(old, was)| is_same_zone((was, old), zone))
}

/// Returns whether two zones have the same kind, owner, opener and name. To the players, a zone is unchanged if only
/// its position, its size or the place of its title differs.
pub(super) fn reads_alike(one: &ResolvedZone, other: &ResolvedZone) -> bool {
    let seen = |zone: &ResolvedZone| (zone.kind, zone.owner, zone.folded_into);
    seen(one) == seen(other) && one.name == other.name
}

/// Returns the visible representation of an object in a scene, or `None` if the object is not in the scene.
pub(super) fn seen<'a>(scene: &'a ResolvedScene, folding: &Folding, thing: Thing) -> Option<VisibleThing<'a>> {
    let piece_seen = |piece: &'a ResolvedPiece| VisibleThing {
        rect: piece.rect,
        piece: Some(piece),
        region: None,
        folded_into: piece.folded_into,
    };
    let open = |opener: Option<ElementId>| opener.is_none_or(|opener| folding.is_out(opener));
    let opener = |opener: Option<ElementId>| opener.and_then(|id| scene.piece(id)).map(piece_seen);
    match thing {
        Thing::Element(id) => {
            if let Some(piece) = scene.piece(id) {
                return if open(piece.folded_into) { Some(piece_seen(piece)) } else { opener(piece.folded_into) };
            }
            let zone = scene.zones.iter().find(|zone| zone.regions.iter().any(|region| region.id == id))?;
            if !open(zone.folded_into) {
                return opener(zone.folded_into);
            }
            let region = zone.regions.iter().find(|region| region.id == id)?;
            Some(VisibleThing { rect: region.bounds, piece: None, region: Some(region), folded_into: zone.folded_into })
        }
        Thing::Zone(place) => {
            let zone = scene.zones.get(place)?;
            if !open(zone.folded_into) {
                return opener(zone.folded_into);
            }
            // The title itself is marked, not the contents of its zone.
            let title = zone.title.is_some().then(|| vec2(zone.rect.width(), TITLE_ROOM));
            let rect = Rect::from_min_size(zone.rect.min, title.unwrap_or(zone.rect.size()));
            Some(VisibleThing { rect, piece: None, region: None, folded_into: zone.folded_into })
        }
    }
}

/// Returns the position of a change, in table units. The position of a flow spans both of its ends.
pub fn place(trace: &SceneChange, before: &ResolvedScene, after: &ResolvedScene, folding: &Folding) -> Option<Rect> {
    let at = |scene, thing| seen(scene, folding, thing).map(|seen| seen.rect);
    match trace {
        SceneChange::Flew(flow) => {
            let (from, to) = way(flow, before, after, folding);
            Some(Rect::from_two_pos(from.middle, to.middle))
        }
        SceneChange::Left(id) => at(before, Thing::Element(*id)),
        trace => at(after, trace.thing()?),
    }
}

#[cfg(test)]
mod tests {
    use rondel::scene::{Piece, Rect, Scene, Zone};
    use rondel::{Announcement, Catalog, Observer, Text};

    use super::*;

    const CARD: ElementId = ElementId::new("card", 0);
    const TOKEN: ElementId = ElementId::new("token", 0);

    /// A titled mat with a card and a token, each with its place.
    fn table(mat: Rect, card: Rect, token: Rect, title: &str) -> ResolvedScene {
        let piece = |id, shape, rect| Piece::new(id, shape, rect, Text::verbatim("Piece"));
        let pieces = [piece(CARD, Shape::Card, card), piece(TOKEN, Shape::Disc, token)];
        let mut scene = Scene::new(Observer::Spectator);
        scene.zones.push(Zone::new(ZoneKind::Mat, mat).titled(Text::verbatim(title)).with(pieces));
        ResolvedScene::new(&scene, &Catalog::new("en", []).expect("no words are needed"))
    }

    #[test]
    fn what_a_new_layout_moves_has_not_changed() {
        let (mat, token) = (Rect::new(0.0, 0.0, 400.0, 400.0), Rect::new(80.0, 80.0, 20.0, 20.0));
        let before = table(mat, Rect::new(0.0, 0.0, 100.0, 100.0), token, "Mat");
        let changes = |after: &ResolvedScene| SceneChanges::of(&before, after, &[]).all().to_vec();
        let large = table(mat, Rect::new(0.0, 0.0, 200.0, 200.0), Rect::new(170.0, 170.0, 20.0, 20.0), "Mat");
        assert_eq!(changes(&large), [SceneChange::Shifted(CARD), SceneChange::Shifted(TOKEN)]);
        let wide = table(Rect::new(0.0, 0.0, 500.0, 400.0), Rect::new(9.0, 0.0, 100.0, 100.0), token, "Mat");
        assert_eq!(changes(&wide), [SceneChange::Shifted(CARD)], "nor has the mat");
        let moved = table(mat, Rect::new(0.0, 0.0, 100.0, 100.0), Rect::new(10.0, 10.0, 20.0, 20.0), "Mat");
        assert_eq!(changes(&moved), [SceneChange::Moved(TOKEN)], "the token left its place on the card");
        let card = table(mat, Rect::new(0.0, 200.0, 100.0, 100.0), token, "Mat");
        assert!(changes(&card).contains(&SceneChange::Moved(CARD)), "the card was moved");
        let named = table(mat, Rect::new(0.0, 0.0, 100.0, 100.0), token, "Another");
        assert_eq!(changes(&named), [SceneChange::Zone(0)]);
        let mut opened = (*before.source).clone();
        let panel = Rect::new(400.0, 0.0, 100.0, 100.0);
        let tile = Piece::new(ElementId::new("tile", 0), Shape::Tile, panel, Text::verbatim("Tile"));
        opened.zones.push(Zone::new(ZoneKind::Row, panel).with([tile]));
        let opened = ResolvedScene::new(&opened, &Catalog::new("en", []).expect("no words are needed"));
        let tile = SceneChange::Shifted(ElementId::new("tile", 0));
        assert_eq!(changes(&opened), [tile], "a panel that opens is no change of the table");
    }

    #[test]
    fn flows_explain_an_amount_if_they_add_up_to_its_change() {
        let stock = |count: u16| {
            let stock = Piece::new(TOKEN, Shape::Disc, Rect::new(0.0, 0.0, 20.0, 20.0), Text::verbatim("Fish"));
            let mut scene = Scene::new(Observer::Spectator);
            let mat = Rect::new(0.0, 0.0, 400.0, 400.0);
            scene.zones.push(Zone::new(ZoneKind::Mat, mat).with([stock.count(count)]));
            ResolvedScene::new(&scene, &Catalog::new("en", []).expect("no words are needed"))
        };
        let mut paid = Announcement::new(Text::verbatim("Paid")).to(Observer::Spectator);
        paid.flows.push(Flow::of("fish", 4u16).from(TOKEN));
        let explains = |before, after| {
            let told = std::slice::from_ref(&paid);
            SceneChanges::of(&stock(before), &stock(after), told).flows_explain(TOKEN)
        };
        assert!(explains(5, 1));
        assert!(!explains(1, 1), "the goods were set aside before");
        assert!(!explains(5, 2), "something else was gained");
        assert!(!SceneChanges::of(&stock(5), &stock(1), &[]).flows_explain(TOKEN), "nothing flew");
    }
}
