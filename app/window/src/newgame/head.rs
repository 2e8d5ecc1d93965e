//! The head of the dialog for a new game: its title and a description of the game over the game's cover.

use egui::{CornerRadius, Label, Layout, Rect, RichText, Ui, UiBuilder, Vec2, pos2, vec2};
use rondel::Plugin;
use rondel_painter::{theme, widgets};

use crate::context::AppContext;
use crate::cover_image::{self, FadesAt};
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
    let corners = CornerRadius { ne: 13, ..CornerRadius::ZERO };
    cover_image::paint(ui, place, corners, (FadesAt::Left, head.width() * FADES, 1.0), plugin, cx);
}
