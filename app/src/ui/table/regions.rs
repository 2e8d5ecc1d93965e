//! Paints the regions of a map: their borders, what lights up, their names.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::brush::{Brush, Table, seat_shape};
use super::resolved::ResolvedZone;
use super::resolved_region::ResolvedRegion;
use crate::ui::theme::{self, Palette, between, faded, seat_colour};

/// How wide a border is, in table units.
const BORDER: f32 = 1.6;
/// How large a name is, in table units.
const NAME: f32 = 11.5;

impl Brush<'_> {
    /// Paints the regions of a map: their ground, then borders, then what lights up.
    pub(super) fn regions(&self, zone: &ResolvedZone, table: &Table<'_>, palette: &Palette) {
        let scale = self.view.scale;
        for region in &zone.regions {
            if let Some(owner) = region.owner {
                self.painter.add(self.region_ground(region, faded(seat_colour(owner), 0.3)));
            }
        }
        let border = Stroke::new((BORDER * scale).max(0.8), between(palette.paper_ink, palette.wood, 0.25));
        zone.regions.iter().for_each(|region| self.closed_line(&region.outline, border));
        for region in &zone.regions {
            if let Some(owner) = region.owner {
                self.closed_line(&region.inner_line, Stroke::new((2.2 * scale).max(1.0), seat_colour(owner)));
            }
        }
        self.lit_regions(zone, table, palette);
    }

    /// Writes the names of the regions of a map over what lies on them: a field is known by its edge, a name by every
    /// letter. Where names would meet, or hide what can be chosen, the later one moves up or down a line, or gives way: the
    /// pointer tells it then.
    pub(super) fn region_names(&self, zone: &ResolvedZone, table: &Table<'_>, palette: &Palette) {
        let mut taken: Vec<Rect> = Vec::new();
        let map = self.view.rect(zone.rect);
        let open = table.highlights.open.iter().filter_map(|id| table.scene.piece(*id));
        let open: Vec<Rect> = open.map(|piece| self.view.rect(piece.rect).expand(self.outline() * 2.0)).collect();
        // Where something can be chosen is named first and always, then what is owned.
        let is_open = |region: &ResolvedRegion| region.fields.iter().any(|id| table.highlights.open.contains(id));
        let mut regions: Vec<&ResolvedRegion> = zone.regions.iter().collect();
        regions.sort_by_key(|region| (!is_open(region), region.owner.is_none()));
        for region in regions {
            self.region_name(region, palette, (&open, is_open(region)), map, &mut taken);
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

    /// The region under the pointer has a broad bright border, its neighbours a thin one.
    fn lit_regions(&self, zone: &ResolvedZone, table: &Table<'_>, palette: &Palette) {
        let width = self.outline();
        let lit = table.highlights.hovered.and_then(|id| table.scene.region_of(id));
        let neighbours = lit.map_or(&[][..], |lit| &lit.neighbours);
        for region in zone.regions.iter().filter(|region| neighbours.contains(&region.id)) {
            self.closed_line(&region.inner_line, Stroke::new(width, faded(palette.glow, 0.85)));
        }
        let lit = lit.filter(|lit| zone.regions.iter().any(|region| region.id == lit.id));
        let pointed = zone.regions.iter().filter(|region| table.highlights.pointed.contains(&region.id));
        for (region, colour) in
            lit.map(|lit| (lit, palette.glow)).into_iter().chain(pointed.map(|it| (it, palette.point)))
        {
            self.painter.add(self.region_ground(region, faded(colour, 0.14)));
            self.closed_line(&region.outline, Stroke::new(width * 1.3, colour));
        }
    }

    /// A name with the shape of the owner's seat before it; a pale rim lets it be read on any drawing.
    fn region_name(
        &self,
        region: &ResolvedRegion,
        palette: &Palette,
        (open, wanted): (&[Rect], bool),
        map: Rect,
        taken: &mut Vec<Rect>,
    ) {
        let own = (NAME * self.view.scale * 2.0).floor() / 2.0;
        let size = own.max(theme::smallest_text(self.painter.ctx()));
        let shape = region.owner.map(|owner| (owner, (size * 0.44).max(2.5)));
        let middle = self.view.point(region.label);
        let room = shape.map_or(0.0, |(_, radius)| radius * 2.6);
        let galley = self.painter.layout_no_wrap(region.name.clone(), theme::strong(size), palette.paper_ink);
        let extent = galley.size() + vec2(room, 0.0);
        let line = galley.size().y * 0.8;
        // Up and down first, then to the sides.
        let lines = [0.0, -0.5, 0.5, -1.0, 1.0, -1.7, 1.7];
        let spots = [0.0, -0.35, 0.35].into_iter().flat_map(|side| lines.map(|lines| (side, lines)));
        let spots = spots.map(|(side, lines)| vec2(side * extent.x, lines * line));
        // No name runs off the map.
        let onto =
            |rect: Rect| rect.translate((map.min - rect.min).max(Vec2::ZERO) - (rect.max - map.max).max(Vec2::ZERO));
        let spots: Vec<Rect> = spots.map(|shift| onto(Rect::from_center_size(middle + shift, extent))).collect();
        let letters = |spot: &Rect| spot.shrink2(vec2(0.0, spot.height() * 0.2));
        let is_free = |spot: &&Rect| !taken.iter().any(|other| other.intersects(letters(spot)));
        let hidden = |spot: &Rect| {
            let both = open.iter().map(|other| other.intersect(letters(spot)));
            both.filter(Rect::is_positive).map(|both| both.area()).sum::<f32>()
        };
        let own_lines = || spots[..lines.len()].iter().filter(is_free);
        let spot = if wanted {
            spots.iter().filter(is_free).min_by(|one, other| hidden(one).total_cmp(&hidden(other)))
        } else {
            own_lines().find(|spot| hidden(spot) == 0.0)
        };
        let spot = spot.copied().filter(|_| size <= 3.0 * own);
        let Some(spot) = spot else {
            if let Some((owner, radius)) = shape {
                seat_shape(self.painter, middle, radius, owner);
            }
            return;
        };
        taken.push(letters(&spot));
        let words = spot.min + vec2(room, 0.0);
        let rim = (size * 0.17).max(1.6);
        for side in 0..8 {
            let shift = Vec2::angled(std::f32::consts::TAU * side as f32 / 8.0) * rim;
            let pale = palette.paper;
            self.painter.galley_with_override_text_color(words + shift, galley.clone(), pale);
        }
        self.painter.galley(words, galley, palette.paper_ink);
        if let Some((owner, radius)) = shape {
            seat_shape(self.painter, pos2(spot.left() + radius, spot.center().y), radius, owner);
        }
    }
}
