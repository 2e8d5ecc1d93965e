//! Small things every screen uses.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Button, Color32, Context, FontId, Frame, Galley, Image, Margin, Modal, Painter, Rect, Response, RichText, Sense,
    Stroke, StrokeKind, TextStyle, Ui, Vec2, pos2,
};

use super::icons::Icons;
use super::theme;

/// A button that leads on.
pub fn primary(ui: &mut Ui, words: impl Into<String>) -> Response {
    let palette = theme::palette(ui.ctx());
    let light = !ui.visuals().dark_mode;
    let ink = if light { Color32::from_rgb(0xff, 0xf6, 0xe6) } else { Color32::from_rgb(0x2a, 0x1c, 0x0e) };
    let words = RichText::new(words).font(theme::strong(15.5)).color(ink);
    ui.scope(|ui| {
        let widgets = &mut ui.visuals_mut().widgets;
        for (widget, lighter) in
            [(&mut widgets.inactive, 0.0), (&mut widgets.hovered, 0.14), (&mut widgets.active, 0.26)]
        {
            widget.weak_bg_fill = theme::between(palette.brand, palette.glow, lighter);
            widget.bg_stroke = Stroke::new(1.0, theme::between(palette.brand, Color32::BLACK, 0.25));
        }
        ui.spacing_mut().button_padding = Vec2::new(18.0, 8.0);
        ui.add(Button::new(words))
    })
    .inner
}

/// A drawing of the house, in one colour.
pub fn house_icon(ui: &mut Ui, icons: &mut Icons, name: &str, size: f32, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint_house_icon(ui, icons, name, rect, colour);
}

/// Paints a drawing of the house into a rectangle.
pub fn paint_house_icon(ui: &Ui, icons: &mut Icons, name: &str, rect: Rect, colour: Color32) {
    if let Some((texture, _)) = icons.icon(ui.ctx(), None, name, rect.width() * ui.pixels_per_point()) {
        ui.painter().image(texture, rect, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), colour);
    }
}

/// How wide a button is that is only a drawing.
pub const ICON_BUTTON: f32 = 36.0;

/// A button that is only a drawing; `words` are read aloud and shown as its tooltip.
pub fn icon_button(ui: &mut Ui, icons: &mut Icons, name: &str, words: impl Into<String>, on: bool) -> Response {
    const SIZE: f32 = 20.0;
    let palette = theme::palette(ui.ctx());
    let words = words.into();
    let texture = icons.icon(ui.ctx(), None, name, SIZE * ui.pixels_per_point());
    let button = match texture {
        Some((texture, _)) => Button::new(Image::from_texture((texture, Vec2::splat(SIZE))).tint(palette.ink)),
        None => Button::new(words.clone()),
    };
    ui.scope(|ui| {
        ui.spacing_mut().button_padding = Vec2::new(8.0, 7.0);
        ui.add(button.selected(on)).accessible_name(words.clone()).on_hover_text(words)
    })
    .inner
}

/// Paints a ring round whatever the keys are on: dark on light or light on dark, on any ground.
pub fn focus_ring(ctx: &Context) {
    let Some(focused) = ctx.memory(egui::Memory::focused).and_then(|id| ctx.read_response(id)) else { return };
    if !focused.interact_rect.is_positive() {
        return;
    }
    let palette = theme::palette(ctx);
    let painter = ctx.layer_painter(focused.layer_id).with_clip_rect(focused.interact_rect.expand(5.0));
    let rect = focused.rect.expand(2.0);
    painter.rect_stroke(rect, 9, Stroke::new(4.0, palette.sheet), StrokeKind::Middle);
    painter.rect_stroke(rect, 9, Stroke::new(2.0, palette.ink), StrokeKind::Middle);
}

/// A sheet of paper in a panel.
pub fn sheet(ui: &Ui) -> Frame {
    let palette = theme::palette(ui.ctx());
    Frame::NONE
        .fill(palette.sheet)
        .stroke(Stroke::new(1.0, palette.edge))
        .corner_radius(12)
        .inner_margin(Margin::same(14))
}

/// A dialog over everything.
pub fn dialog(ctx: &Context, name: &'static str) -> Modal {
    let frame = Frame::window(&ctx.style_of(ctx.theme())).inner_margin(Margin::symmetric(26, 22));
    let id = egui::Id::unique(("dialog", name));
    // Below the lists that drop down from it: egui would lay a dialog that is opened again over a list it opened before.
    let area = Modal::default_area(id).order(egui::Order::Middle);
    Modal::new(id).area(area).frame(frame).backdrop_color(Color32::from_black_alpha(140))
}

/// A heading in the serif of the house.
pub fn heading(ui: &mut Ui, words: impl Into<String>, size: f32) -> Response {
    ui.label(RichText::new(words).font(theme::serif(size)))
}

/// A small plate with a word, such as a mechanic.
pub fn chip(ui: &mut Ui, words: impl Into<String>) {
    let palette = theme::palette(ui.ctx());
    Frame::NONE
        .fill(theme::faded(palette.edge, 0.35))
        .corner_radius(9)
        .inner_margin(Margin::symmetric(CHIP_MARGIN, 2))
        .show(ui, |ui| ui.label(RichText::new(words).size(CHIP_TEXT).color(palette.faint)));
}

const CHIP_TEXT: f32 = 12.0;
const CHIP_MARGIN: i8 = 8;

/// How much room a [`chip`] takes beside others.
pub fn chip_width(ui: &Ui, words: &str) -> f32 {
    let words = ui.painter().layout_no_wrap(words.to_owned(), theme::text(CHIP_TEXT), Color32::PLACEHOLDER);
    words.size().x + 2.0 * f32::from(CHIP_MARGIN)
}

/// How wide a button with these words is.
pub fn button_width(ui: &Ui, words: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let words = ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER);
    words.size().x + 2.0 * ui.spacing().button_padding.x
}

/// Words on one line; what has no room is cut, with three dots.
pub fn elided(painter: &Painter, words: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, colour);
    job.wrap = TextWrapping::truncate_at_width(width.max(8.0));
    painter.layout_job(job)
}
