//! Paints the regions of a map: their borders, highlights and names.
//!
//! Clicks select fields, never regions, because the targets of choices are pieces. The keyboard focus stops first
//! at a region and then at its fields.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Pos2, Shape, Stroke, Vec2, vec2};
use rondel_presenter::resolved::ResolvedZone;
use rondel_presenter::resolved_region::ResolvedRegion;

use super::brush::{Brush, PaintedTable, seat_shape};
use super::naming::{RIM, RegionName};
use crate::theme::{self, Palette, between, faded, seat_colour};

/// Width of a border, in table units.
const BORDER: f32 = 1.6;

impl Brush<'_> {
    /// Paints the regions of a map: the fill, then the borders, then the highlights.
    pub(super) fn regions(&self, zone: &ResolvedZone, table: &PaintedTable<'_>, palette: &Palette) {
        let scale = self.view.scale;
        for region in &zone.regions {
            if let Some(owner) = region.owner {
                self.painter.add(self.region_ground(region, faded(seat_colour(owner), 0.3)));
            }
        }
        let border = Stroke::new((BORDER * scale).max(0.8), between(palette.paper.ink, palette.wood, 0.25));
        zone.regions.iter().for_each(|region| self.closed_line(&region.outline, border));
        for region in &zone.regions {
            if let Some(owner) = region.owner {
                self.closed_line(&region.inner_line, Stroke::new((2.2 * scale).max(1.0), seat_colour(owner)));
            }
        }
        self.lit_regions(zone, table, palette);
    }

    /// Paints the names of the regions at their computed positions, each with the symbol of the owner's seat. A
    /// pale outline makes them readable on any drawing.
    pub(super) fn region_names(&self, names: &[RegionName], palette: &Palette) {
        let on_screen = self.view.origin.to_vec2();
        for name in names {
            let rim = (name.size * RIM).max(1.6);
            for (start, _, words) in &name.lines {
                let galley = self.painter.layout_no_wrap(words.clone(), theme::strong(name.size), palette.paper.ink);
                let corner = *start + on_screen - vec2(0.0, galley.size().y / 2.0);
                for side in 0..8 {
                    let shift = Vec2::angled(std::f32::consts::TAU * side as f32 / 8.0) * rim;
                    self.painter.galley_with_override_text_color(corner + shift, galley.clone(), palette.paper.plain);
                }
                self.painter.galley(corner, galley, palette.paper.ink);
            }
            if let Some((middle, radius, owner)) = name.shape {
                seat_shape(self.painter, middle + on_screen, radius, owner);
            }
        }
    }

    pub(super) fn region_ground(&self, region: &ResolvedRegion, colour: Color32) -> Mesh {
        let corner = |corner: &Pos2| Vertex { pos: self.view.point(*corner), uv: WHITE_UV, color: colour };
        let vertices = region.outline.iter().map(corner).collect();
        Mesh { indices: region.triangles.concat(), vertices, ..Mesh::default() }
    }

    pub(super) fn closed_line(&self, corners: &[Pos2], stroke: Stroke) {
        let points = corners.iter().map(|corner| self.view.point(*corner)).collect();
        self.painter.add(Shape::closed_line(points, stroke));
    }

    /// Highlights the region under the pointer with a broad bright border, and its neighbours with a thin border. Also
    /// highlights the marked regions.
    fn lit_regions(&self, zone: &ResolvedZone, table: &PaintedTable<'_>, palette: &Palette) {
        let width = self.outline();
        let lit = table.highlights.hovered.and_then(|id| table.scene.region_of(id));
        let neighbours = lit.map_or(&[][..], |lit| &lit.neighbours);
        for region in zone.regions.iter().filter(|region| neighbours.contains(&region.id)) {
            self.closed_line(&region.inner_line, Stroke::new(width, faded(palette.glow, 0.85)));
        }
        let lit = lit.filter(|lit| zone.regions.iter().any(|region| region.id == lit.id));
        let pointed = zone.regions.iter().filter(|region| table.highlights.pointed.contains(&region.id));
        let played = zone.regions.iter().filter(|region| table.highlights.played.contains(&region.id));
        let marked = played.map(|it| (it, palette.alarm)).chain(pointed.map(|it| (it, palette.point)));
        for (region, colour) in lit.map(|lit| (lit, palette.glow)).into_iter().chain(marked) {
            self.painter.add(self.region_ground(region, faded(colour, 0.14)));
            self.closed_line(&region.outline, Stroke::new(width * 1.3, colour));
        }
    }
}
