//! The regions of a map with localised text and triangulated areas.

use earcut::Earcut;
use emath::{Pos2, Rect, pos2};
use rondel::scene::Region;
use rondel::{Catalog, ElementId, Seat};

use super::hyphens::{hyphenated, joints};

/// A region ready to be drawn. Coordinates are in table units.
pub struct ResolvedRegion {
    /// Stable identity.
    pub id: ElementId,
    /// Localised name.
    pub name: String,
    /// The name with soft hyphens where it may be broken.
    pub hyphenated: String,
    /// The help text and the number of the related rule.
    pub help: Option<(String, &'static str)>,
    /// Corners of the border.
    pub outline: Vec<Pos2>,
    /// The line inside the border that is drawn in the owner's colour.
    pub inner_line: Vec<Pos2>,
    /// The triangles that fill the region, as indices into `outline`.
    pub triangles: Vec<[u32; 3]>,
    /// Bounding rectangle.
    pub bounds: Rect,
    /// Centre of the name.
    pub label: Pos2,
    /// The pieces that are its fields.
    pub fields: Vec<ElementId>,
    /// The regions that share a border with it.
    pub neighbours: Vec<ElementId>,
    /// The owning seat, if any.
    pub owner: Option<Seat>,
}

/// Distance of the owner's line from the border, in table units.
const INSET: f32 = 2.6;

impl ResolvedRegion {
    /// Localises the text and triangulates the area.
    pub fn new(region: &Region, catalog: &Catalog) -> Self {
        let outline: Vec<Pos2> = region.outline.iter().map(|(x, y)| pos2(*x, *y)).collect();
        let name = catalog.say(&region.name);
        Self {
            id: region.id,
            hyphenated: hyphenated(&name, catalog.language(), &joints(catalog)),
            name,
            help: region.help.as_ref().map(|help| (catalog.say(&help.text), help.rule)),
            inner_line: shrunk(&outline, INSET),
            triangles: cut(&outline),
            bounds: Rect::from_points(&outline),
            label: pos2(region.label.0, region.label.1),
            fields: region.fields.clone(),
            neighbours: region.neighbours.clone(),
            owner: region.owner,
            outline,
        }
    }

    /// Returns whether a point of the table is inside the region.
    pub fn holds(&self, point: Pos2) -> bool {
        holds(&self.outline, point)
    }
}

/// Returns whether a point is inside a simple polygon.
pub fn holds(outline: &[Pos2], point: Pos2) -> bool {
    let crosses = |(from, to): (Pos2, Pos2)| {
        (from.y > point.y) != (to.y > point.y)
            && point.x < from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
    };
    edges(outline).filter(|edge| crosses(*edge)).count() % 2 == 1
}

fn edges(outline: &[Pos2]) -> impl Iterator<Item = (Pos2, Pos2)> {
    outline.iter().copied().zip(outline.iter().copied().cycle().skip(1))
}

/// Returns the area of a polygon. The sign depends on the orientation of the corners.
pub fn signed_area(outline: &[Pos2]) -> f32 {
    edges(outline).map(|(from, to)| from.x * to.y - to.x * from.y).sum::<f32>() / 2.0
}

/// Triangulates a simple polygon.
pub fn cut(outline: &[Pos2]) -> Vec<[u32; 3]> {
    let mut corners: Vec<u32> = Vec::new();
    Earcut::new().earcut(outline.iter().map(|corner| [corner.x, corner.y]), &[], &mut corners);
    corners.as_chunks().0.to_vec()
}

/// Returns `outline` with its border moved inwards by `by`.
pub fn shrunk(outline: &[Pos2], by: f32) -> Vec<Pos2> {
    let count = outline.len();
    let inwards = by * signed_area(outline).signum();
    let normal = |from: Pos2, to: Pos2| (to - from).normalized().rot90() * -1.0;
    let moved = |place: usize| {
        let (before, here, after) =
            (outline[(place + count - 1) % count], outline[place], outline[(place + 1) % count]);
        let (one, other) = (normal(before, here), normal(here, after));
        // Limits how far a sharp corner extends beyond the region.
        let straightness = (1.0 + one.dot(other)).max(0.4);
        here + (one + other) * (inwards / straightness)
    };
    (0..count).map(moved).collect()
}

#[cfg(test)]
mod tests {
    use emath::Vec2;

    use super::*;

    /// An L-shape: a square of side 40 without its upper right part.
    const HOOK: [(f32, f32); 6] = [(0.0, 0.0), (15.0, 0.0), (15.0, 25.0), (40.0, 25.0), (40.0, 40.0), (0.0, 40.0)];

    fn region(corners: &[(f32, f32)]) -> ResolvedRegion {
        let region = Region {
            id: ElementId::new("region", 0),
            name: rondel::Text::verbatim("Hook"),
            outline: corners.to_vec(),
            label: (7.0, 30.0),
            fields: Vec::new(),
            neighbours: Vec::new(),
            owner: None,
            help: Some(rondel::scene::Help { text: rondel::Text::verbatim("A spit of land."), rule: "X-1" }),
        };
        ResolvedRegion::new(&region, &Catalog::new("en", []).expect("a locale"))
    }

    fn area_of_triangles(region: &ResolvedRegion) -> f32 {
        let corner = |place: u32| region.outline[place as usize];
        region.triangles.iter().map(|triangle| signed_area(&triangle.map(corner)).abs()).sum()
    }

    #[test]
    fn the_triangles_of_a_region_cover_it_and_nothing_else() {
        let back: Vec<(f32, f32)> = HOOK.iter().rev().copied().collect();
        for corners in [&HOOK[..], &back] {
            let hook = region(corners);
            assert!((area_of_triangles(&hook) - 975.0).abs() < 0.01, "{:?}", hook.triangles);
            let middle = |triangle: &[u32; 3]| {
                let corners = triangle.map(|place| hook.outline[place as usize].to_vec2());
                (corners.into_iter().fold(Vec2::ZERO, |sum, corner| sum + corner) / 3.0).to_pos2()
            };
            assert!(hook.triangles.iter().all(|triangle| hook.holds(middle(triangle))));
        }
    }

    #[test]
    fn a_region_holds_what_is_within_its_border() {
        let hook = region(&HOOK);
        assert!([(7.0, 5.0), (7.0, 30.0), (38.0, 38.0)].iter().all(|(x, y)| hook.holds(pos2(*x, *y))));
        assert!([(30.0, 10.0), (-1.0, 30.0), (41.0, 38.0)].iter().all(|(x, y)| !hook.holds(pos2(*x, *y))));
    }

    #[test]
    fn the_line_of_an_owner_runs_within_the_border_whichever_way_it_goes_round() {
        let back: Vec<(f32, f32)> = HOOK.iter().rev().copied().collect();
        for corners in [&HOOK[..], &back] {
            let hook = region(corners);
            assert!(hook.inner_line.iter().all(|corner| hook.holds(*corner)), "{:?}", hook.inner_line);
        }
    }

    #[test]
    fn a_tooltip_says_what_the_game_says_of_a_region() {
        let hook = region(&HOOK);
        assert_eq!((hook.name.as_str(), hook.help), ("Hook", Some(("A spit of land.".to_owned(), "X-1"))));
    }
}
