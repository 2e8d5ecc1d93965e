//! The paths of icons that fly from one place to another.

use egui::{Pos2, Rect, Vec2, vec2};
use rondel::{ElementId, Flow};
use rondel_presenter::resolved::ResolvedScene;

use super::changes::{Thing, seen};
use super::folding::Folding;

/// One end of a flow, in table units.
pub(super) struct FlowEnd {
    /// The point at which items start or land.
    pub(super) middle: Pos2,
    /// Whether this end is a place on the table. Otherwise, it is the point at which items enter or leave.
    pub(super) is_place: bool,
}

/// A flying icon.
pub(super) struct Flight {
    pub(super) flow: Flow,
    pub(super) from: Pos2,
    pub(super) to: Pos2,
    pub(super) begins: f64,
    pub(super) ends: f64,
    /// Whether the icon is painted as a face-down card instead of a symbol on a disc.
    pub(super) is_card: bool,
    /// Whether the icon shows the count. Only the first icon of a flow does.
    pub(super) counts: bool,
}

/// Maximum number of icons drawn for one flow. The count shows the actual number.
const MOST: u16 = 3;
/// Distance between the end of a flow on the table and the point at which items enter or leave, in table units.
const OUTSIDE: f32 = 130.0;

/// Returns the ends of a flow on this table: pieces, regions, or the openers of pieces and regions that are folded
/// away. If only one end is on this table, the other end is a point on the mat of the same player or, elsewhere, in the
/// direction of the nearest edge.
pub(super) fn way(flow: &Flow, before: &ResolvedScene, after: &ResolvedScene, folding: &Folding) -> (FlowEnd, FlowEnd) {
    let at = |scene: &ResolvedScene, id| {
        let seen = seen(scene, folding, Thing::Element(id))?;
        let mat = seen.piece.map(|piece| &scene.zones[piece.zone]).filter(|zone| zone.owner.is_some());
        Some((anchor(&seen), mat.map(|zone| zone.rect)))
    };
    let find = |id: Option<ElementId>, first, second| id.and_then(|id| at(first, id).or_else(|| at(second, id)));
    let place = |middle: Pos2| FlowEnd { middle, is_place: true };
    let outside = |other: Pos2, mat: Option<Rect>| {
        let on_mat = mat.and_then(|mat| beside(other, mat));
        FlowEnd { middle: on_mat.unwrap_or_else(|| towards_edge(other, after.size)), is_place: false }
    };
    match (find(flow.from, before, after), find(flow.to, after, before)) {
        (Some((from, _)), Some((to, _))) if from.distance(to) > 1.0 => (place(from), place(to)),
        (Some((from, mat)), None) => (place(from), outside(from, mat)),
        (Some(_) | None, Some((to, mat))) => (outside(to, mat), place(to)),
        (None, None) => {
            let middle = (after.size / 2.0).to_pos2();
            (FlowEnd { middle: middle - vec2(0.0, OUTSIDE), is_place: false }, FlowEnd { middle, is_place: false })
        }
    }
}

fn anchor(seen: &super::changes::VisibleThing<'_>) -> Pos2 {
    seen.region.map_or(seen.rect.center(), |region| region.label)
}

/// Returns a point near `place` on the same mat, so that what a player gets or pays does not seem to be another
/// player's. Returns `None` if the mat is too small.
fn beside(place: Pos2, mat: Rect) -> Option<Pos2> {
    let ways = [vec2(0.0, -1.0), vec2(0.0, 1.0), vec2(1.0, 0.0), vec2(-1.0, 0.0)];
    ways.into_iter().map(|way| place + way * OUTSIDE).find(|point| mat.contains(*point))
}

/// Returns a point near `place`, towards the nearest edge of the table, or away from that edge if the edge is too
/// close.
fn towards_edge(place: Pos2, size: Vec2) -> Pos2 {
    let ways = [
        (place.y, vec2(0.0, -1.0)),
        (size.y - place.y, vec2(0.0, 1.0)),
        (place.x, vec2(-1.0, 0.0)),
        (size.x - place.x, vec2(1.0, 0.0)),
    ];
    let (room, towards) = ways.into_iter().fold(ways[0], |best, way| if way.0 < best.0 { way } else { best });
    let towards = if room < OUTSIDE / 2.0 { -towards } else { towards };
    (place + towards * OUTSIDE).clamp(Pos2::ZERO, size.to_pos2())
}

/// Returns whether the items of a flow are cards, i.e. whether any card on the table has the flow's icon as its
/// back.
pub(super) fn are_cards(flow: &Flow, scenes: [&ResolvedScene; 2]) -> bool {
    scenes.iter().any(|scene| scene.pieces.iter().any(|piece| piece.face.back == Some(flow.icon)))
}

/// Returns the flying icons of a flow, which start one after another and have all landed by `ends`.
pub(super) fn flights(
    flow: Flow,
    is_card: bool,
    (from, to): (Pos2, Pos2),
    (begins, ends): (f64, f64),
) -> impl Iterator<Item = Flight> {
    let count = flow.count.clamp(1, MOST);
    let stagger = if count > 1 { (ends - begins) * 0.3 / f64::from(count - 1) } else { 0.0 };
    let lasts = ends - begins - stagger * f64::from(count - 1);
    (0..count).map(move |number| {
        let begins = begins + stagger * f64::from(number);
        Flight { flow, from, to, begins, ends: begins + lasts, is_card, counts: number == 0 && flow.count > 1 }
    })
}

impl Flight {
    /// Returns the icon's position in table units, or `None` before it starts and after it lands.
    pub(super) fn place(&self, now: f64) -> Option<Pos2> {
        if now < self.begins || now >= self.ends {
            return None;
        }
        let passed = ((now - self.begins) / (self.ends - self.begins)) as f32;
        let eased = passed * passed * (3.0 - 2.0 * passed);
        let way = self.to - self.from;
        // A slight curve keeps two crossing flights apart.
        let bow = way.rot90() * (0.14 * (std::f32::consts::PI * eased).sin());
        Some(self.from + way * eased + bow)
    }
}

#[cfg(test)]
mod tests {
    use rondel::scene::{self, Piece, Scene, Shape, Zone, ZoneKind};
    use rondel::{Catalog, Observer, Seat, Text};

    use super::*;

    #[test]
    fn no_more_than_three_are_drawn_and_all_land_in_time() {
        let fly = |count: u16| -> Vec<Flight> {
            flights(Flow::of("beer", count), false, (Pos2::ZERO, Pos2::new(100.0, 0.0)), (1.0, 2.0)).collect()
        };
        for (count, drawn) in [(1, 1), (2, 2), (3, 3), (40, 3)] {
            let flights = fly(count);
            assert_eq!(flights.len(), drawn);
            assert!(flights.iter().all(|flight| flight.begins >= 1.0 && flight.ends <= 2.0 + 1e-9));
            assert_eq!(flights.iter().filter(|flight| flight.counts).count(), usize::from(count > 1));
        }
        let one = &fly(1)[0];
        assert_eq!(one.place(1.0), Some(Pos2::ZERO));
        assert_eq!((one.place(0.9), one.place(2.0)), (None, None));
    }

    #[test]
    fn what_a_player_gets_comes_from_the_own_mat_even_if_it_is_low() {
        let strip = Rect::from_min_size(Pos2::new(700.0, 900.0), vec2(392.0, 92.0));
        for x in [720.0, 900.0, 1080.0] {
            let coins = Pos2::new(x, 950.0);
            let start = beside(coins, strip).expect("the strip is wide");
            assert!(strip.contains(start) && start.distance(coins) > OUTSIDE - 1.0, "{start}");
            assert!(!strip.contains(towards_edge(coins, vec2(1500.0, 1000.0))), "the edge leads to another mat");
        }
        assert_eq!(beside(Pos2::new(40.0, 40.0), Rect::from_min_size(Pos2::ZERO, vec2(80.0, 80.0))), None);
    }

    #[test]
    fn what_comes_from_nowhere_starts_on_the_mat_of_the_player_who_gets_it() {
        let coins = |seat: u8| ElementId::new("coins", seat.into());
        let mut scene = Scene::new(Observer::Spectator);
        for seat in 0..2 {
            let area = scene::Rect::new(0.0, 100.0 + 200.0 * f32::from(seat), 900.0, 180.0);
            let zone = Zone::new(ZoneKind::Mat, area).of(Seat::new(seat));
            let place = scene::Rect::new(400.0, area.y + 50.0, 80.0, 80.0);
            scene.zones.push(zone.with([Piece::new(coins(seat), Shape::Tile, place, Text::verbatim("coins"))]));
        }
        let scene = ResolvedScene::new(&scene, &Catalog::new("en", []).expect("no words are needed"));
        for seat in 0..2 {
            let flow = |from, to| Flow { icon: "coin", count: 1, from, to };
            let (start, end) = way(&flow(None, Some(coins(seat))), &scene, &scene, &Folding::default());
            let mat = scene.zones[usize::from(seat)].rect;
            assert!(mat.contains(start.middle) && !start.is_place && end.is_place, "{seat}: {:?}", start.middle);
            let (_, end) = way(&flow(Some(coins(seat)), None), &scene, &scene, &Folding::default());
            assert!(mat.contains(end.middle) && !end.is_place, "{seat}: {:?}", end.middle);
        }
    }

    #[test]
    fn what_comes_from_outside_comes_into_sight_on_the_table() {
        let size = vec2(1600.0, 900.0);
        for place in [Pos2::new(20.0, 450.0), Pos2::new(800.0, 100.0), Pos2::new(1590.0, 890.0), Pos2::ZERO] {
            let start = towards_edge(place, size);
            let way = start.distance(place);
            assert!(
                Rect::from_min_size(Pos2::ZERO, size).contains(start) && way > OUTSIDE / 2.0 - 1.0,
                "{place}: {way}"
            );
        }
    }
}
