//! The head of the dialog for a new game: its title and a description of the game over the game's cover.

use egui::{Color32, CornerRadius, Image, Label, Layout, Mesh, Rect, RichText, Ui, UiBuilder, Vec2, pos2, vec2};
use rondel::Plugin;
use rondel_painter::{theme, widgets};

use crate::context::AppContext;
use crate::home::{COVER, facts};

/// Draws the head of a dialog. If `has_cover` is `false`, only the title is drawn. The height does not depend on the
/// image, so that the controls do not move while it is being rendered.
pub(super) fn head_ui(ui: &mut Ui, plugin: &'static Plugin, cx: &mut AppContext, has_cover: bool) {
    /// Minimum height of the head, height of all its lines except the tagline, and the fraction of the width that the
    /// text may take up.
    const HEIGHT: f32 = 114.0;
    const OTHERS: f32 = 68.0;
    const TEXT: f32 = 0.44;
    let title = cx.words.with("new-title", "game", cx.words.of(plugin.id).word("title"));
    if !has_cover || plugin.icon(COVER).is_none() {
        widgets::heading(ui, title, 26.0);
        ui.add_space(4.0);
        return;
    }
    let tagline = cx.words.of(plugin.id).word("tagline");
    let palette = theme::palette(ui.ctx());
    let width = ui.available_width() * TEXT;
    let rows = ui.painter().layout(tagline.clone(), theme::text(14.5), palette.faint, width).size().y;
    let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), HEIGHT.max(rows + OTHERS)));
    ui.advance_cursor_after_rect(place);
    cover_ui(ui, place, plugin, cx);
    let text = Rect::from_min_size(place.min, vec2(width, place.height()));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(text).layout(Layout::top_down(egui::Align::Min)));
    ui.spacing_mut().item_spacing.y = 5.0;
    widgets::heading(&mut ui, title, 28.0);
    ui.add(Label::new(RichText::new(tagline).size(14.5).color(palette.faint)).wrap());
    ui.label(RichText::new(facts(plugin, cx)).font(theme::strong(13.5)));
}

/// Draws the cover of a game in the right part of `head`, up to the edges of the dialog. Its left edge fades into the
/// dialog.
fn cover_ui(ui: &Ui, head: Rect, plugin: &'static Plugin, cx: &mut AppContext) {
    /// Width of the image, and of the part that fades, as fractions of the width of the head.
    const IMAGE: f32 = 0.60;
    const FADES: f32 = 0.18;
    /// Distance of the head from the edges of the dialog.
    const MARGIN: Vec2 = vec2(25.0, 21.0);
    let left = head.right() - head.width() * IMAGE;
    let place = Rect::from_min_max(pos2(left, head.top() - MARGIN.y), pos2(head.right() + MARGIN.x, head.bottom()));
    let Some(drawing) = cx.icons.backdrop(ui.ctx(), plugin, COVER, place.width() * ui.pixels_per_point()) else {
        return;
    };
    let tint = theme::palette(ui.ctx()).tint;
    let height = (place.height() / place.width() * 16.0 / 9.0).min(1.0);
    let seen = Rect::from_center_size(pos2(0.5, 0.5), vec2(1.0, height));
    let corners = CornerRadius { ne: 13, ..CornerRadius::ZERO };
    Image::from_texture((drawing, place.size())).uv(seen).corner_radius(corners).tint(tint).paint_at(ui, place);
    let (sheet, fade) = (ui.visuals().window_fill, place.left() + head.width() * FADES);
    let mut veil = Mesh::default();
    for (x, colour) in [(place.left() - 1.0, sheet), (fade, Color32::TRANSPARENT)] {
        veil.colored_vertex(pos2(x, place.top()), colour);
        veil.colored_vertex(pos2(x, place.bottom()), colour);
    }
    veil.add_triangle(0, 1, 2);
    veil.add_triangle(1, 2, 3);
    ui.painter().add(veil);
}
