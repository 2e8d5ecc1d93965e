//! The cover of a game as the background of a part of a dialog, into which it fades.

use egui::{Color32, CornerRadius, Image, Mesh, Rect, Ui, pos2, vec2};
use rondel::Plugin;
use rondel_painter::theme::{self, faded};

use crate::context::AppContext;
use crate::home::COVER;

/// The edge at which a cover fades into the dialog.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum FadesAt {
    Left,
    Bottom,
}

/// Paints the middle of a game's cover in `place`. The last `fades` points before an edge fade into the dialog, and the
/// rest shows through the dialog with this strength, from 0 to 1.
pub(crate) fn paint(
    ui: &Ui,
    place: Rect,
    corners: CornerRadius,
    (edge, fades, strength): (FadesAt, f32, f32),
    plugin: &'static Plugin,
    cx: &mut AppContext,
) {
    let Some(drawing) = cx.icons.backdrop(ui.ctx(), plugin, COVER, place.width() * ui.pixels_per_point()) else {
        return;
    };
    let tint = theme::palette(ui.ctx()).tint;
    let height = (place.height() / place.width() * 16.0 / 9.0).min(1.0);
    let seen = Rect::from_center_size(pos2(0.5, 0.5), vec2(1.0, height));
    Image::from_texture((drawing, place.size())).uv(seen).corner_radius(corners).tint(tint).paint_at(ui, place);
    let sheet = ui.visuals().window_fill;
    let thin = if strength < 1.0 { faded(sheet, 1.0 - strength) } else { Color32::TRANSPARENT };
    let mut veil = Mesh::default();
    let ends = match edge {
        FadesAt::Left => [place.left() - 1.0, place.left() + fades, place.right() + 1.0],
        FadesAt::Bottom => [place.bottom() + 1.0, place.bottom() - fades, place.top() - 1.0],
    };
    for (at, colour) in ends.into_iter().zip([sheet, thin, thin]) {
        let line = match edge {
            FadesAt::Left => [pos2(at, place.top()), pos2(at, place.bottom())],
            FadesAt::Bottom => [pos2(place.left(), at), pos2(place.right(), at)],
        };
        for at in line {
            veil.colored_vertex(at, colour);
        }
    }
    for first in [0, 2] {
        veil.add_triangle(first, first + 1, first + 2);
        veil.add_triangle(first + 1, first + 2, first + 3);
    }
    ui.painter().add(veil);
}
