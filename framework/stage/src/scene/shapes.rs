//! Alternative layouts of a scene for tables of other shapes: the same zones and pieces, with different positions
//! and sizes.
//!
//! A layout contains only positions and sizes, so a view needs only one scene, regardless of the number of table
//! shapes. Law 5 compares the layouts as part of the scene. Law 6 checks that each layout contains the same
//! pieces, and that all pieces are on the table.

use serde::{Deserialize, Serialize};

use super::{Rect, Region, Scene, Zone};

/// The positions of all pieces on a table of a different shape.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Layout {
    /// Width of the table, in table units.
    pub width: f32,
    /// Height of the table, in table units.
    pub height: f32,
    /// The layouts of the zones, in the order of the scene; empty if the layout was made from a scene with
    /// different pieces.
    pub zones: Vec<ZoneLayout>,
}

/// The positions of a zone and its contents.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ZoneLayout {
    /// The rectangle of the zone.
    pub rect: Rect,
    /// The rectangles of the pieces, in the order of the zone.
    pub pieces: Vec<Rect>,
    /// The borders of the regions and the centres of their names, in the order of the zone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<RegionLayout>,
}

/// The border of a region and the centre of its name.
pub type RegionLayout = (Vec<(f32, f32)>, (f32, f32));

impl Layout {
    /// Returns the positions that the pieces of `scene` have in `other`. If the zones, the pieces or their order
    /// differ between the two scenes, the layout has no zones, and law 6 reports an error.
    pub fn of(scene: &Scene, other: &Scene) -> Self {
        let same = scene.zones.len() == other.zones.len()
            && scene.zones.iter().zip(&other.zones).all(|(one, other)| hold_the_same(one, other));
        let zones = if same { other.zones.iter().map(ZoneLayout::of).collect() } else { Vec::new() };
        Self { width: other.width, height: other.height, zones }
    }

    /// Returns the rectangle of the whole table.
    pub fn bounds(&self) -> Rect {
        Rect::new(0.0, 0.0, self.width, self.height)
    }
}

impl ZoneLayout {
    fn of(zone: &Zone) -> Self {
        let region = |region: &Region| (region.outline.clone(), region.label);
        Self {
            rect: zone.rect,
            pieces: zone.pieces.iter().map(|piece| piece.rect).collect(),
            regions: zone.regions.iter().map(region).collect(),
        }
    }

    /// Returns whether a zone has the same number of pieces and regions as this layout.
    fn fits(&self, zone: &Zone) -> bool {
        self.pieces.len() == zone.pieces.len() && self.regions.len() == zone.regions.len()
    }
}

/// Returns whether two zones have the same style, title, owner and opening piece, and contain the same pieces and
/// regions, regardless of their positions.
fn hold_the_same(one: &Zone, other: &Zone) -> bool {
    one.kind == other.kind
        && one.title == other.title
        && one.owner == other.owner
        && one.folded_into == other.folded_into
        && one.pieces.len() == other.pieces.len()
        && one.pieces.iter().zip(&other.pieces).all(|(one, other)| {
            one.id == other.id && one.shape == other.shape && one.face == other.face && one.count == other.count
        })
        && one.regions.iter().map(|region| region.id).eq(other.regions.iter().map(|region| region.id))
}

impl Scene {
    /// Adds the layout of `other`, a scene with the same pieces on a table of a different shape.
    pub fn add_layout(&mut self, other: &Self) {
        let layout = Layout::of(self, other);
        self.layouts.push(layout);
    }

    /// Returns whether a layout has a position for every piece on this table.
    pub fn fits(&self, layout: &Layout) -> bool {
        self.zones.len() == layout.zones.len()
            && self.zones.iter().zip(&layout.zones).all(|(zone, placed)| placed.fits(zone))
    }

    /// Returns the scene in the layout with this index, or an unchanged copy if the layout does not exist or does
    /// not fit.
    #[must_use]
    pub fn laid_out(&self, layout: usize) -> Self {
        let mut scene = self.clone();
        let Some(layout) = self.layouts.get(layout).filter(|layout| self.fits(layout)) else { return scene };
        (scene.width, scene.height) = (layout.width, layout.height);
        for (zone, placed) in scene.zones.iter_mut().zip(&layout.zones) {
            zone.rect = placed.rect;
            for (piece, rect) in zone.pieces.iter_mut().zip(&placed.pieces) {
                piece.rect = *rect;
            }
            for (region, (outline, label)) in zone.regions.iter_mut().zip(&placed.regions) {
                (region.outline, region.label) = (outline.clone(), *label);
            }
        }
        scene
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{ElementId, Observer, Piece, Shape, ZoneKind};
    use crate::text::Text;

    fn table(width: f32, card: Rect, number: u32) -> Scene {
        let mut scene = Scene::new(Observer::Spectator);
        scene.width = width;
        let card = Piece::new(ElementId::new("card", number), Shape::Card, card, Text::verbatim("card"));
        scene.zones.push(Zone::new(ZoneKind::Row, Rect::new(0.0, 0.0, width, 100.0)).with([card]));
        scene
    }

    #[test]
    fn a_table_of_another_shape_has_the_same_things_elsewhere() {
        let classic = table(1600.0, Rect::new(0.0, 0.0, 50.0, 80.0), 1);
        let wide = table(2200.0, Rect::new(900.0, 0.0, 90.0, 90.0), 1);
        let mut both = classic.clone();
        both.add_layout(&wide);
        assert_eq!(both.laid_out(7), both, "no such layout");
        let laid = both.laid_out(0);
        assert_eq!((laid.width, &laid.zones), (wide.width, &wide.zones));
    }

    #[test]
    fn other_things_are_no_layout_of_a_table() {
        let mut scene = table(1600.0, Rect::new(0.0, 0.0, 50.0, 80.0), 1);
        scene.add_layout(&table(2200.0, Rect::new(0.0, 0.0, 50.0, 80.0), 2));
        assert!(scene.layouts[0].zones.is_empty() && !scene.fits(&scene.layouts[0]));
        assert_eq!(scene.laid_out(0), scene, "it is shown as it is");
    }
}
