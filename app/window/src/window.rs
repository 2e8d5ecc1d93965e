//! The operating system window: full-screen mode, restored size, and dropped files.

use std::path::PathBuf;

use egui::{Align2, Area, Color32, Context, Frame, Id, Key, Margin, Modifiers, Order, RichText, Vec2, ViewportCommand};
use rondel_painter::theme;
use rondel_system::Window;

use super::context::AppContext;

/// Minimum size of the window in points, at which all contents fit.
pub const LEAST: Vec2 = Vec2::new(800.0, 520.0);
/// Size of the window on the first start, in points.
pub const USUAL: Vec2 = Vec2::new(1440.0, 860.0);

/// Restores the last state of the window, limited to the size of the screen.
pub fn as_it_was_left(window: Window) -> egui::ViewportBuilder {
    const LARGEST: f32 = 8192.0;
    let left = window.size.map_or(USUAL, |(width, height)| Vec2::new(width.into(), height.into()));
    egui::ViewportBuilder::default()
        .with_inner_size(left.clamp(LEAST, Vec2::splat(LARGEST)))
        .with_min_inner_size(LEAST)
        .with_clamp_size_to_monitor_size(true)
        .with_maximized(window.maximized)
        .with_fullscreen(window.full_screen)
}

/// Records the state of the window. If the system does not report a value, the previous value is kept.
pub fn note(ctx: &Context, window: &mut Window) {
    let (is_real, maximized, full_screen) = ctx.input(|input| {
        let viewport = input.viewport();
        (viewport.native_pixels_per_point.is_some(), viewport.maximized, viewport.fullscreen)
    });
    window.maximized = maximized.unwrap_or(window.maximized);
    window.full_screen = full_screen.unwrap_or(window.full_screen);
    if is_real && !window.maximized && !window.full_screen {
        // egui divides sizes by the zoom factor; multiplying by it restores the system's units.
        let size = ctx.viewport_rect().size() * ctx.zoom_factor();
        window.size = Some((size.x.round() as u16, size.y.round() as u16));
    }
}

/// Toggles full-screen mode when F11 is pressed.
pub fn keys(ctx: &Context, window: &mut Window) {
    if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F11)) {
        fill_screen(ctx, window, !window.full_screen);
    }
}

/// Turns full-screen mode on or off.
pub fn fill_screen(ctx: &Context, window: &mut Window, full_screen: bool) {
    window.full_screen = full_screen;
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(full_screen));
}

/// Returns the files and folders dropped on the window in this frame.
pub fn dropped(ctx: &Context) -> Vec<PathBuf> {
    ctx.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect())
}

/// Shows what will happen when the dragged file is dropped on the window.
pub fn hovering_ui(ctx: &Context, cx: &AppContext) {
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let palette = theme::palette(ctx);
    let area = Area::new(Id::unique("a file hovers")).order(Order::Foreground).interactable(false);
    area.anchor(Align2::CENTER_CENTER, Vec2::ZERO).show(ctx, |ui| {
        let screen = ctx.content_rect();
        ui.painter().with_clip_rect(screen).rect_filled(screen, 0, Color32::from_black_alpha(140));
        let sheet = Frame::NONE
            .fill(palette.sheet)
            .stroke(egui::Stroke::new(2.5, palette.brand))
            .corner_radius(14)
            .inner_margin(Margin::symmetric(36, 28));
        sheet.show(ui, |ui| ui.label(RichText::new(cx.words.word("window-drop")).font(theme::serif(24.0))));
    });
}
