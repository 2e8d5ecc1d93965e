//! The banner of the dialog for a new game: the game's cover, which fades into the dialog.

use egui::{Color32, Image, Mesh, Rect, Ui, pos2, vec2};
use rondel::Plugin;
use rondel_painter::theme;

use crate::context::AppContext;
use crate::home::COVER;

/// Draws the cover of a game in the right part of `rect`. Its left edge fades into the dialog.
pub(super) fn banner_ui(ui: &Ui, rect: Rect, plugin: &'static Plugin, cx: &mut AppContext) {
    /// Width of the image, and of the part that fades, as fractions of the width of the banner.
    const IMAGE: f32 = 0.56;
    const FADES: f32 = 0.14;
    let place = Rect::from_min_max(pos2(rect.right() - rect.width() * IMAGE, rect.top()), rect.max);
    let Some(drawing) = cx.icons.backdrop(ui.ctx(), plugin, COVER, place.width() * ui.pixels_per_point()) else {
        return;
    };
    let tint = theme::palette(ui.ctx()).tint;
    let height = (place.height() / place.width() * 16.0 / 9.0).min(1.0);
    let seen = Rect::from_center_size(pos2(0.5, 0.5), vec2(1.0, height));
    Image::from_texture((drawing, place.size())).uv(seen).corner_radius(9).tint(tint).paint_at(ui, place);
    let (sheet, fade) = (ui.visuals().window_fill, place.left() + rect.width() * FADES);
    let mut veil = Mesh::default();
    for (x, colour) in [(place.left() - 1.0, sheet), (fade, Color32::TRANSPARENT)] {
        veil.colored_vertex(pos2(x, place.top()), colour);
        veil.colored_vertex(pos2(x, place.bottom()), colour);
    }
    veil.add_triangle(0, 1, 2);
    veil.add_triangle(1, 2, 3);
    ui.painter().add(veil);
}
