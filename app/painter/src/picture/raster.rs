//! Fills triangles as a graphics card would: textured, with colours multiplied and blended in gamma space.

use std::collections::HashMap;
use std::ops::Range;

use egui::epaint::{ClippedPrimitive, ImageDelta, Mesh, Primitive, Vertex};
use egui::{Color32, ColorImage, ImageData, TextureId};

/// Stores a texture, or updates a part of an existing one.
pub(super) fn load(textures: &mut HashMap<TextureId, ColorImage>, id: TextureId, delta: ImageDelta) {
    let ImageData::Color(image) = delta.image;
    match (delta.pos, textures.get_mut(&id)) {
        (Some([left, top]), Some(texture)) => {
            let (width, wide) = (image.width(), texture.width());
            for (row, dots) in image.pixels.chunks_exact(width.max(1)).enumerate() {
                let start = (top + row) * wide + left;
                texture.pixels[start..start + width].copy_from_slice(dots);
            }
        }
        _ => {
            textures.insert(id, (*image).clone());
        }
    }
}

/// Fills all triangles of a frame whose size is given in pixels.
pub(super) fn fill(
    triangles: &[ClippedPrimitive],
    size: [usize; 2],
    pixels_per_point: f32,
    textures: &HashMap<TextureId, ColorImage>,
) -> ColorImage {
    let mut frame = ColorImage::filled(size, Color32::BLACK);
    for ClippedPrimitive { clip_rect, primitive } in triangles {
        let Primitive::Mesh(mesh) = primitive else { continue };
        let Some(texture) = textures.get(&mesh.texture_id) else { continue };
        let dot = |points: f32, most: usize| ((points * pixels_per_point).round().max(0.0) as usize).min(most);
        let clip = [
            dot(clip_rect.min.x, size[0]),
            dot(clip_rect.min.y, size[1]),
            dot(clip_rect.max.x, size[0]),
            dot(clip_rect.max.y, size[1]),
        ];
        fill_mesh(mesh, texture, clip, pixels_per_point, &mut frame);
    }
    frame
}

fn fill_mesh(mesh: &Mesh, texture: &ColorImage, clip: [usize; 4], pixels_per_point: f32, frame: &mut ColorImage) {
    for corners in mesh.triangles() {
        let corners = corners.map(|index| {
            let vertex = mesh.vertices[index as usize];
            Vertex { pos: vertex.pos * pixels_per_point, ..vertex }
        });
        Triangle::new(corners, texture).fill(clip, frame);
    }
}

/// Red, green, blue and opacity, each from 0 to 255.
type Rgba = [f32; 4];

/// A triangle in pixel coordinates.
struct Triangle<'a> {
    corners: [Vertex; 3],
    area: f32,
    texture: &'a ColorImage,
    /// The colour, if it is uniform.
    plain: Option<Rgba>,
}

impl<'a> Triangle<'a> {
    fn new(mut corners: [Vertex; 3], texture: &'a ColorImage) -> Self {
        let mut area = edge(&corners[0], &corners[1], corners[2].pos.x, corners[2].pos.y);
        if area < 0.0 {
            corners.swap(1, 2);
            area = -area;
        }
        let [one, ..] = corners;
        let plain = corners.iter().all(|corner| corner.uv == one.uv && corner.color == one.color).then(|| {
            let texture = sample(texture, one.uv.x, one.uv.y);
            std::array::from_fn(|channel| f32::from(one.color[channel]) * texture[channel] / 255.0)
        });
        Self { corners, area, texture, plain }
    }

    fn fill(&self, [left, top, right, bottom]: [usize; 4], frame: &mut ColorImage) {
        if self.area <= f32::EPSILON {
            return;
        }
        let [a, b, c] = &self.corners;
        let range = |of: fn(&Vertex) -> f32, least: usize, most: usize| {
            let (low, high) = (of(a).min(of(b)).min(of(c)), of(a).max(of(b)).max(of(c)));
            let first = ((low - 0.5).ceil().max(0.0) as usize).max(least);
            first..((high + 0.5).floor().max(0.0) as usize).min(most)
        };
        let (columns, rows) = (range(|v| v.pos.x, left, right), range(|v| v.pos.y, top, bottom));
        for y in rows {
            for x in self.span(columns.clone(), y as f32 + 0.5) {
                let colour = self.plain.unwrap_or_else(|| self.colour(x as f32 + 0.5, y as f32 + 0.5));
                let dot = &mut frame[(x, y)];
                *dot = over(colour, *dot);
            }
        }
    }

    fn sides(&self) -> [(&Vertex, &Vertex); 3] {
        let [a, b, c] = &self.corners;
        [(b, c), (c, a), (a, b)]
    }

    /// Returns the pixels of a row that are inside the triangle. A pixel on an edge shared by two triangles
    /// belongs to exactly one of them.
    fn span(&self, columns: Range<usize>, y: f32) -> Range<usize> {
        let inside = |x: usize| {
            self.sides().iter().all(|(from, to)| {
                let (dx, dy) = (to.pos.x - from.pos.x, to.pos.y - from.pos.y);
                let weight = edge(from, to, x as f32 + 0.5, y);
                weight > 0.0 || weight == 0.0 && (dy < 0.0 || dy == 0.0 && dx > 0.0)
            })
        };
        let (mut first, mut end) = (columns.start as f32, columns.end as f32);
        for (from, to) in self.sides() {
            let slope = from.pos.y - to.pos.y;
            let crossing = 0.0 - edge(from, to, 0.5, y) / slope;
            if slope > 0.0 {
                first = first.max(crossing.floor());
            } else if slope < 0.0 {
                end = end.min(crossing.ceil() + 1.0);
            }
        }
        let (mut first, mut end) = (first.max(0.0) as usize, end.max(0.0) as usize);
        while first < end && !inside(first) {
            first += 1;
        }
        while first < end && !inside(end - 1) {
            end -= 1;
        }
        first..end.max(first)
    }

    fn colour(&self, x: f32, y: f32) -> Rgba {
        let weights = self.sides().map(|(from, to)| edge(from, to, x, y) / self.area);
        let corners = &self.corners;
        let mix = |of: &dyn Fn(&Vertex) -> f32| {
            of(&corners[0]) * weights[0] + of(&corners[1]) * weights[1] + of(&corners[2]) * weights[2]
        };
        let texture = sample(self.texture, mix(&|v| v.uv.x), mix(&|v| v.uv.y));
        let same = corners[0].color == corners[1].color && corners[1].color == corners[2].color;
        std::array::from_fn(|channel| {
            let tint = if same { f32::from(corners[0].color[channel]) } else { mix(&|v| f32::from(v.color[channel])) };
            tint * texture[channel] / 255.0
        })
    }
}

/// Returns twice the signed area of the triangle formed by an edge and a point. It is positive on the inner side of
/// the edge.
fn edge(from: &Vertex, to: &Vertex, x: f32, y: f32) -> f32 {
    (to.pos.x - from.pos.x) * (y - from.pos.y) - (to.pos.y - from.pos.y) * (x - from.pos.x)
}

/// Samples a texture with bilinear interpolation.
fn sample(texture: &ColorImage, u: f32, v: f32) -> Rgba {
    let [width, height] = texture.size;
    let place = |share: f32, length: usize| {
        let place = (share * length as f32 - 0.5).clamp(0.0, (length - 1) as f32);
        let low = place.floor();
        (low as usize, (low as usize + 1).min(length - 1), place - low)
    };
    let ((left, right, dx), (top, bottom, dy)) = (place(u, width), place(v, height));
    let dot = |x: usize, y: usize| texture[(x, y)].to_array().map(f32::from);
    let (nw, ne, sw, se) = (dot(left, top), dot(right, top), dot(left, bottom), dot(right, bottom));
    std::array::from_fn(|channel| {
        let upper = nw[channel] + (ne[channel] - nw[channel]) * dx;
        let lower = sw[channel] + (se[channel] - sw[channel]) * dx;
        upper + (lower - upper) * dy
    })
}

fn over(upper: Rgba, lower: Color32) -> Color32 {
    let left = 1.0 - upper[3] / 255.0;
    let channel = |place: usize| (upper[place] + f32::from(lower[place]) * left).round().clamp(0.0, 255.0) as u8;
    Color32::from_rgb(channel(0), channel(1), channel(2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Rect, pos2};

    #[test]
    fn a_square_of_two_triangles_is_filled_once_everywhere() {
        let mut mesh = Mesh::default();
        let half = Color32::from_rgba_premultiplied(100, 0, 0, 128);
        mesh.add_colored_rect(Rect::from_min_max(pos2(1.0, 1.0), pos2(4.0, 4.0)), half);
        let textures = [(mesh.texture_id, ColorImage::filled([1, 1], Color32::WHITE))].into();
        let clip_rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(3.0, 9.0));
        let frame = fill(&[ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) }], [6, 6], 1.0, &textures);
        for (place, dot) in frame.pixels.iter().enumerate() {
            let inside = (1..3).contains(&(place % 6)) && (1..4).contains(&(place / 6));
            assert_eq!(*dot, if inside { Color32::from_rgb(100, 0, 0) } else { Color32::BLACK }, "dot {place}");
        }
    }

    #[test]
    fn a_texture_is_smooth_between_its_dots() {
        let mut texture = ColorImage::filled([2, 1], Color32::BLACK);
        texture[(1, 0)] = Color32::WHITE;
        assert!((sample(&texture, 0.5, 0.5)[0] - 127.5).abs() < 0.01);
        assert!(sample(&texture, 0.0, 0.5)[0] < 0.01);
    }
}
