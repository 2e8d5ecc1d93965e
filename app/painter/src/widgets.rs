//! Small widgets shared by all screens.

use std::ops::RangeInclusive;
use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Atom, AtomPaintArgs, Button, Color32, Context, FontId, Frame, Galley, Id, Image, Label, Layout,
    Margin, Modal, Painter, Panel, Pos2, Rect, Response, RichText, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode,
    Ui, Vec2, WidgetText, pos2, vec2,
};
use rondel::Plugin;
use rondel::scene::Icon;

use super::icons::Icons;
use super::theme;

/// Font size of a primary button, in points.
const PRIMARY: f32 = 15.5;
/// Padding of a primary button, in points.
const PRIMARY_PADDING: Vec2 = vec2(18.0, 8.0);

/// Draws a button for the main action.
pub fn primary(ui: &mut Ui, words: impl Into<String>) -> Response {
    primary_wide(ui, words, 0.0)
}

/// Draws a primary button with a minimum width, in points.
pub fn primary_wide(ui: &mut Ui, words: impl Into<String>, width: f32) -> Response {
    let palette = theme::palette(ui.ctx());
    let light = !ui.visuals().dark_mode;
    let ink = if light { Color32::from_rgb(0xff, 0xf6, 0xe6) } else { Color32::from_rgb(0x2a, 0x1c, 0x0e) };
    let words = RichText::new(words).font(theme::strong(PRIMARY)).color(ink);
    ui.scope(|ui| {
        let widgets = &mut ui.visuals_mut().widgets;
        for (widget, lighter) in
            [(&mut widgets.inactive, 0.0), (&mut widgets.hovered, 0.14), (&mut widgets.active, 0.26)]
        {
            widget.weak_bg_fill = theme::between(palette.brand, palette.glow, lighter);
            widget.bg_stroke = Stroke::new(1.0, theme::between(palette.brand, Color32::BLACK, 0.25));
        }
        ui.spacing_mut().button_padding = PRIMARY_PADDING;
        ui.add(Button::new(words).min_size(vec2(width, 0.0)))
    })
    .inner
}

/// Draws a primary button whose label changes. Its width is that of its longest label, so that neighbouring widgets
/// stay in place.
pub fn primary_of(ui: &mut Ui, words: &[String], which: usize) -> Response {
    let laid = |words: &String| ui.painter().layout_no_wrap(words.clone(), theme::strong(PRIMARY), Color32::BLACK);
    let widest = words.iter().map(|words| laid(words).size().x).fold(0.0, f32::max);
    primary_wide(ui, &words[which], widest + 2.0 * PRIMARY_PADDING.x)
}

/// Draws one of the app's own icons in a single colour.
pub fn house_icon(ui: &mut Ui, icons: &mut Icons, name: &str, size: f32, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint_house_icon(ui, icons, name, rect, colour);
}

/// Draws an icon of a game, at most `size` points wide and tall. Leaves the space empty if there is no icon.
pub fn game_icon(ui: &mut Ui, icons: &mut Icons, plugin: &Plugin, icon: Option<Icon>, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    if let Some(icon) = icon {
        paint_game_icon(ui, icons, plugin, icon, rect, Color32::WHITE);
    }
}

/// Paints an icon of a game as large as possible within a square. Returns `false` if there is no such icon.
pub fn paint_game_icon(ui: &Ui, icons: &mut Icons, plugin: &Plugin, icon: Icon, room: Rect, tint: Color32) -> bool {
    let width = room.width();
    let Some((texture, size)) = icons.icon(ui.ctx(), Some(plugin), icon, width * ui.pixels_per_point()) else {
        return false;
    };
    let place = Rect::from_center_size(room.center(), size * (width / size.max_elem()));
    ui.painter().image(texture, place, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), tint);
    true
}

/// Paints one of the app's own icons into a rectangle.
pub fn paint_house_icon(ui: &Ui, icons: &mut Icons, name: &str, rect: Rect, colour: Color32) {
    if let Some((texture, _)) = icons.icon(ui.ctx(), None, name, rect.width() * ui.pixels_per_point()) {
        ui.painter().image(texture, rect, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), colour);
    }
}

/// Width of an icon button, in points.
pub const ICON_BUTTON: f32 = 36.0;

/// Draws a button with only an icon. `words` is its accessible name and its tooltip.
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

/// Paints a ring around the focused widget, dark on light or light on dark so that it is visible on any background.
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

/// Returns the frame of a sheet of paper in a panel.
pub fn sheet(ui: &Ui) -> Frame {
    let palette = theme::palette(ui.ctx());
    Frame::NONE
        .fill(palette.sheet)
        .stroke(Stroke::new(1.0, palette.edge))
        .corner_radius(12)
        .inner_margin(Margin::same(14))
}

/// Returns a modal dialog.
pub fn dialog(ctx: &Context, name: &'static str) -> Modal {
    let frame = Frame::window(&ctx.style_of(ctx.theme())).inner_margin(Margin::symmetric(26, 22));
    let id = egui::Id::unique(("dialog", name));
    // Drop-down lists must appear above the dialog. By default, egui puts a reopened dialog above a list that the
    // dialog opened earlier.
    let area = Modal::default_area(id).order(egui::Order::Middle);
    Modal::new(id).area(area).frame(frame).backdrop_color(Color32::from_black_alpha(140))
}

/// Draws a dialog with the given width and title. Returns the result of `contents` and whether the dialog was
/// dismissed.
pub fn dialog_ui<R>(
    ctx: &Context,
    name: &'static str,
    width: f32,
    title: &str,
    contents: impl FnOnce(&mut Ui) -> R,
) -> (R, bool) {
    titled_ui(ctx, dialog(ctx, name), width, title, contents)
}

/// Like [`dialog_ui`], but for an existing `Modal`.
pub fn titled_ui<R>(
    ctx: &Context,
    dialog: Modal,
    width: f32,
    title: &str,
    contents: impl FnOnce(&mut Ui) -> R,
) -> (R, bool) {
    let shown = dialog.show(ctx, |ui| {
        ui.set_width(width.min(ctx.content_rect().width() - 60.0));
        heading(ui, title, 26.0);
        ui.add_space(8.0);
        contents(ui)
    });
    let dismissed = shown.should_close();
    (shown.inner, dismissed)
}

/// Draws the two buttons that close a dialog. Returns `true` for `yes`, `false` for `no`, and `None` if neither was
/// clicked.
pub fn answers_ui(ui: &mut Ui, yes: String, no: String) -> Option<bool> {
    ui.add_space(12.0);
    let answers = ui.horizontal_wrapped(|ui| {
        let yes = primary(ui, yes).clicked();
        let no = ui.button(no).clicked();
        (yes || no).then_some(yes)
    });
    answers.inner
}

/// Draws the heading of a panel with a close button. Returns whether the button was clicked.
pub fn panel_heading(ui: &mut Ui, icons: &mut Icons, title: String, close: String) -> bool {
    let row = ui.horizontal(|ui| {
        heading(ui, title, 19.0);
        let close = |ui: &mut Ui| icon_button(ui, icons, "close", close, false).clicked();
        ui.with_layout(Layout::right_to_left(Align::Center), close).inner
    });
    row.inner
}

/// Draws a notification bar across the window. `add` draws its text and buttons.
pub fn notice_ui(ui: &mut Ui, name: impl std::hash::Hash + std::fmt::Debug, add: impl FnOnce(&mut Ui)) {
    let fill = theme::between(theme::palette(ui.ctx()).glow, Color32::WHITE, 0.45);
    let strip = Frame::NONE.fill(fill).inner_margin(Margin::symmetric(14, 7));
    Panel::top(Id::unique(name)).frame(strip).show(ui, |ui| ui.horizontal_wrapped(add));
}

/// Returns text styled for a bar drawn by [`notice_ui`].
pub fn notice_words(words: impl Into<String>) -> RichText {
    RichText::new(words).color(Color32::from_rgb(0x2c, 0x22, 0x18))
}

/// Returns the outline of a clickable card or row, which is highlighted while hovered or focused.
pub fn clickable_edge(ui: &Ui, response: &Response) -> Stroke {
    let palette = theme::palette(ui.ctx());
    let lit = response.hovered() || response.has_focus();
    if lit { Stroke::new(2.0, palette.brand) } else { Stroke::new(1.0, palette.edge) }
}

/// Draws a heading in the serif font.
pub fn heading(ui: &mut Ui, words: impl Into<String>, size: f32) -> Response {
    ui.label(RichText::new(words).font(theme::serif(size)))
}

/// Like [`dialog`], but with a fixed upper edge, for dialogs whose contents change.
pub fn hanging_dialog(ctx: &Context, name: &'static str) -> Modal {
    let dialog = dialog(ctx, name);
    let area = dialog.area.clone().anchor(Align2::CENTER_TOP, vec2(0.0, hanging(ctx)));
    dialog.area(area)
}

/// Returns the distance of a [`hanging_dialog`] from the top of the window, in points.
fn hanging(ctx: &Context) -> f32 {
    (ctx.content_rect().height() * 0.05).min(48.0)
}

/// Returns the maximum height, in points, of the scrolling part of a [`hanging_dialog`] whose other parts take up
/// `else_taken` points.
pub fn hanging_room(ctx: &Context, else_taken: f32) -> f32 {
    const MARGINS: f32 = 2.0 * 22.0 + 16.0;
    (ctx.content_rect().height() - hanging(ctx) - MARGINS - else_taken).max(140.0)
}

/// Draws one of several options. The selected one is filled and ticked. The focused one has the focus ring.
pub fn option(ui: &mut Ui, chosen: bool, words: impl Into<String>) -> Response {
    const TICK: f32 = 12.0;
    let ink = theme::palette(ui.ctx()).ink;
    let tick = Atom::paint(Vec2::splat(TICK), move |ui: &Ui, args: AtomPaintArgs| {
        if chosen {
            let at = |x: f32, y: f32| args.rect.min + vec2(x, y) * args.rect.size();
            let line = vec![at(0.08, 0.55), at(0.38, 0.85), at(0.95, 0.15)];
            ui.painter().line(line, Stroke::new(2.2, ink));
        }
    });
    // The text of the other options is centred in a button of the same width.
    let margin = || Atom::paint(vec2((TICK - ui.spacing().icon_spacing) / 2.0, 1.0), |_: &Ui, _: AtomPaintArgs| {});
    let words = RichText::new(words);
    let button = if chosen {
        Button::selectable(chosen, (tick, words))
    } else {
        Button::selectable(chosen, (margin(), words, margin()))
    };
    // The other options have an edge, so that they look like buttons as well.
    let button = if chosen { button } else { button.frame_when_inactive(true) };
    ui.add(button)
}

/// Like [`option`], but sets `value` to `this` when clicked.
pub fn option_value<T: PartialEq>(ui: &mut Ui, value: &mut T, this: T, words: impl Into<String>) -> Response {
    let response = option(ui, *value == this, words);
    if response.clicked() {
        *value = this;
    }
    response
}

/// Draws text on one line, at most `width` points wide. If the text is truncated, hovering over it shows it in
/// full.
pub fn shortened_ui(ui: &mut Ui, width: f32, words: RichText) -> Response {
    let laid = WidgetText::from(words.clone());
    let laid = laid.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body).size();
    if laid.x <= width {
        return ui.add(Label::new(words).extend());
    }
    // Leave enough space for an ellipsis.
    let size = vec2(width.max(laid.y), laid.y);
    let row = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_max_width(size.x);
        ui.add(Label::new(words).truncate())
    });
    row.inner
}

/// Draws text on up to `rows` lines. If the text is truncated, hovering over it shows it in full.
pub fn rows_ui(ui: &mut Ui, words: &str, font: FontId, colour: Color32, rows: usize) -> Response {
    let mut job = LayoutJob::simple(words.to_owned(), font, colour, f32::INFINITY);
    job.wrap.max_rows = rows;
    ui.add(Label::new(job).wrap())
}

/// Draws a small rounded label, e.g. for a game mechanic.
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

/// Returns the width of a [`chip`], in points.
pub fn chip_width(ui: &Ui, words: &str) -> f32 {
    let words = ui.painter().layout_no_wrap(words.to_owned(), theme::text(CHIP_TEXT), Color32::PLACEHOLDER);
    words.size().x + 2.0 * f32::from(CHIP_MARGIN)
}

/// Returns the width of a button with this label, in points.
pub fn button_width(ui: &Ui, words: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let words = ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER);
    words.size().x + 2.0 * ui.spacing().button_padding.x
}

/// Lays out text on one line, truncated with an ellipsis if it is too wide.
pub fn elided(painter: &Painter, words: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, colour);
    job.wrap = TextWrapping::truncate_at_width(width.max(8.0));
    painter.layout_job(job)
}

/// Paints an error bar: a horizontal line with a vertical tick at each end, which extends `high` points up and
/// down.
pub fn paint_whisker(painter: &Painter, reach: RangeInclusive<f32>, y: f32, high: f32, stroke: Stroke) {
    painter.hline(reach.clone(), y, stroke);
    for end in [*reach.start(), *reach.end()] {
        painter.vline(end, y - high..=y + high, stroke);
    }
}

/// Paints vertically centred text on one line, truncated with an ellipsis if it is too wide.
pub fn paint_line(painter: &Painter, at: Pos2, words: &str, font: FontId, colour: Color32, width: f32) {
    let galley = elided(painter, words, font, colour, width);
    painter.galley(pos2(at.x, at.y - galley.size().y / 2.0), galley, colour);
}
