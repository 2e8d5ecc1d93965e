//! The colours, fonts, spacing and motion of the app.

use std::sync::Arc;

use egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke, Style,
    TextStyle, Theme, Vec2, Visuals,
};
use rondel::{MAX_SEATS, Seat};
use rondel_system::{Settings, ThemeChoice};

use super::{fallback_fonts, right_to_left};

/// The serif font family, used for names and headings.
pub const SERIF: &str = "serif";
/// The bold font family for text.
pub const STRONG: &str = "strong";

/// The colours of one theme. Objects on the table look like paper and wood in both themes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// The background behind the table.
    pub room: Color32,
    /// The background of panels.
    pub panel: Color32,
    /// The background of cards and sheets in panels and dialogs.
    pub sheet: Color32,
    /// The outline of a sheet.
    pub edge: Color32,
    /// Text.
    pub ink: Color32,
    /// Less important text.
    pub faint: Color32,
    /// Headings and primary controls.
    pub brand: Color32,
    /// Highlights, e.g. of clickable objects.
    pub glow: Color32,
    /// The object under the pointer.
    pub point: Color32,
    /// Errors and warnings.
    pub alarm: Color32,
    /// Paper on the table.
    pub paper: Paper,
    /// The wood of a table without its own backdrop.
    pub wood: Color32,
    /// Text on wood.
    pub wood_ink: Color32,
    /// The tint of drawings, which dims them in the dark theme.
    pub tint: Color32,
}

/// The colours of paper on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Ordinary paper.
    pub plain: Color32,
    /// Warmer paper.
    pub warm: Color32,
    /// Used-up paper.
    pub spent: Color32,
    /// The edge of the paper.
    pub edge: Color32,
    /// Text on the paper.
    pub ink: Color32,
}

/// The light theme.
pub const LIGHT: Palette = Palette {
    room: Color32::from_rgb(0x5b, 0x43, 0x2e),
    panel: Color32::from_rgb(0xf1, 0xe7, 0xd0),
    sheet: Color32::from_rgb(0xfb, 0xf5, 0xe6),
    edge: Color32::from_rgb(0xd5, 0xc3, 0x9b),
    ink: Color32::from_rgb(0x2c, 0x22, 0x18),
    faint: Color32::from_rgb(0x6d, 0x5c, 0x45),
    brand: Color32::from_rgb(0x8a, 0x34, 0x24),
    glow: Color32::from_rgb(0xf2, 0xa9, 0x1c),
    point: Color32::from_rgb(0x1f, 0x8a, 0x70),
    alarm: Color32::from_rgb(0xa8, 0x27, 0x1c),
    paper: Paper {
        plain: Color32::from_rgb(0xfb, 0xf3, 0xde),
        warm: Color32::from_rgb(0xf6, 0xdf, 0xa8),
        spent: Color32::from_rgb(0xd8, 0xcd, 0xb6),
        edge: Color32::from_rgb(0xb8, 0xa1, 0x7c),
        ink: Color32::from_rgb(0x2b, 0x21, 0x18),
    },
    wood: Color32::from_rgb(0x8d, 0x66, 0x40),
    wood_ink: Color32::from_rgb(0xf6, 0xea, 0xcf),
    tint: Color32::WHITE,
};

/// The dark theme.
pub const DARK: Palette = Palette {
    room: Color32::from_rgb(0x17, 0x12, 0x0e),
    panel: Color32::from_rgb(0x25, 0x1e, 0x18),
    sheet: Color32::from_rgb(0x31, 0x28, 0x20),
    edge: Color32::from_rgb(0x55, 0x46, 0x36),
    ink: Color32::from_rgb(0xf2, 0xe7, 0xd3),
    faint: Color32::from_rgb(0xb9, 0xa8, 0x8e),
    brand: Color32::from_rgb(0xe8, 0xa7, 0x5d),
    glow: Color32::from_rgb(0xff, 0xbe, 0x3b),
    point: Color32::from_rgb(0x5f, 0xd0, 0xb0),
    alarm: Color32::from_rgb(0xff, 0x8a, 0x75),
    paper: Paper {
        plain: Color32::from_rgb(0xe6, 0xdb, 0xc2),
        warm: Color32::from_rgb(0xe0, 0xc5, 0x8a),
        spent: Color32::from_rgb(0xb5, 0xaa, 0x94),
        edge: Color32::from_rgb(0x97, 0x83, 0x62),
        ink: Color32::from_rgb(0x26, 0x1d, 0x15),
    },
    wood: Color32::from_rgb(0x4c, 0x37, 0x24),
    wood_ink: Color32::from_rgb(0xea, 0xdb, 0xbb),
    tint: Color32::from_rgb(0xb4, 0xac, 0xa2),
};

/// Returns the colours of the active theme.
pub fn palette(ctx: &Context) -> Palette {
    if ctx.theme() == Theme::Dark { DARK } else { LIGHT }
}

/// Returns a seat's colour: red, blue, green, amber, violet, teal, pink or grey. It is always shown together with a
/// symbol or a name.
pub fn seat_colour(seat: Seat) -> Color32 {
    const SEATS: [Color32; MAX_SEATS] = [
        Color32::from_rgb(0xb3, 0x40, 0x2e),
        Color32::from_rgb(0x2f, 0x5f, 0x8f),
        Color32::from_rgb(0x4d, 0x7c, 0x3a),
        Color32::from_rgb(0xc0, 0x83, 0x1d),
        Color32::from_rgb(0x75, 0x4a, 0x8c),
        Color32::from_rgb(0x24, 0x7f, 0x7c),
        Color32::from_rgb(0xd9, 0x5c, 0xc4),
        Color32::from_rgb(0x94, 0x96, 0x80),
    ];
    SEATS[seat.index() % SEATS.len()]
}

/// Returns a seat's colour, darkened so that white text on it is readable.
pub fn seat_ground(seat: Seat) -> Color32 {
    between(seat_colour(seat), Color32::BLACK, 0.26)
}

/// Returns the colour of a column of the lab: brick, blue, green or violet. It is always shown together with
/// a letter or a name.
pub fn column_colour(ctx: &Context, column: usize) -> Color32 {
    const LIGHT: [Color32; 4] = [
        Color32::from_rgb(0xb0, 0x4a, 0x2f),
        Color32::from_rgb(0x2f, 0x67, 0x9c),
        Color32::from_rgb(0x4f, 0x83, 0x3c),
        Color32::from_rgb(0x84, 0x56, 0x9b),
    ];
    const DARK: [Color32; 4] = [
        Color32::from_rgb(0xe8, 0x8c, 0x68),
        Color32::from_rgb(0x7d, 0xb6, 0xe6),
        Color32::from_rgb(0x9f, 0xcb, 0x80),
        Color32::from_rgb(0xc9, 0xa0, 0xe0),
    ];
    let colours = if ctx.theme() == Theme::Dark { DARK } else { LIGHT };
    colours[column % colours.len()]
}

/// Fades `colour` to the fraction `left` of its opacity, from 0 to 1.
pub fn faded(colour: Color32, left: f32) -> Color32 {
    colour.gamma_multiply(left)
}

/// Mixes two colours. `share` is the proportion of the second, from 0 to 1.
pub fn between(one: Color32, other: Color32, share: f32) -> Color32 {
    one.lerp_to_gamma(other, share)
}

/// Returns the font for names and headings.
pub fn serif(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(SERIF.into()))
}

/// Returns the font for emphasised text.
pub fn strong(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(STRONG.into()))
}

/// Returns the font for ordinary text.
pub fn text(size: f32) -> FontId {
    FontId::proportional(size)
}

/// Installs the fonts and the styles of both themes.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    fallback_fonts::install(ctx);
    right_to_left::install(ctx);
    for (theme, palette, base) in [(Theme::Light, LIGHT, Visuals::light()), (Theme::Dark, DARK, Visuals::dark())] {
        ctx.set_style_of(theme, style(palette, base));
    }
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
}

/// Applies the settings. This is cheap if nothing has changed.
pub fn apply(ctx: &Context, settings: &Settings) {
    let wanted = match settings.theme {
        ThemeChoice::Light => egui::ThemePreference::Light,
        ThemeChoice::Dark => egui::ThemePreference::Dark,
        ThemeChoice::System => egui::ThemePreference::System,
    };
    if ctx.options(|options| options.theme_preference) != wanted {
        ctx.set_theme(wanted);
    }
    let animation = settings.moving(ANIMATION);
    if (ctx.global_style().animation_time - animation).abs() > 1e-4 {
        ctx.all_styles_mut(|style| style.animation_time = animation);
    }
    let zoom = zoom(ctx, settings);
    if (zoom - ctx.zoom_factor()).abs() > 1e-4 {
        ctx.set_zoom_factor(zoom);
        // Otherwise, the first frame of a window would be shown at a different scale.
        ctx.request_discard("the zoom factor has changed");
    }
    ctx.data_mut(|data| data.insert_temp(egui::Id::unique("text size"), f32::from(settings.text) / 100.0));
}

/// Returns the size of the smallest text, in points, scaled by the text size in the settings. At the default
/// setting it is 10 pixels on a desktop with a height of 720 pixels, and 14 at 1080. Table text that would be
/// smaller is omitted.
pub fn smallest_text(ctx: &Context) -> f32 {
    let chosen = ctx.data(|data| data.get_temp(egui::Id::unique("text size"))).unwrap_or(1.0);
    smallest_usual_text(ctx) * chosen
}

/// Returns [`smallest_text`] at the default text size.
pub fn smallest_usual_text(ctx: &Context) -> f32 {
    const LEAST: (f32, f32) = (10.0, 720.0);
    const GROWTH: f32 = 4.0 / 360.0;
    // In a window that is taller than wide, the width limits the height of the table.
    let window = ctx.viewport_rect().size() * ctx.zoom_factor();
    let height = window.y.min(window.x * 0.62);
    (LEAST.0 + (height - LEAST.1).max(0.0) * GROWTH) / ctx.zoom_factor()
}

/// Returns the zoom factor, which grows with the window so that text on a large screen can be read from the same
/// distance as on a small one.
fn zoom(ctx: &Context, settings: &Settings) -> f32 {
    let size = ctx.viewport_rect().size() * ctx.zoom_factor();
    let chosen = f32::from(settings.text) / 100.0;
    // Without a window, the size in points is fixed and does not shrink as the zoom factor grows.
    if ctx.input(|input| input.viewport().inner_rect.is_none()) {
        return chosen;
    }
    // Before the first frame, egui does not know the size of the window and assumes a very large one.
    if ctx.input(|input| input.raw.screen_rect.is_none()) {
        return ctx.zoom_factor();
    }
    let room = (size.x / 1600.0).min(size.y / 900.0).clamp(0.86, 2.6);
    // In a small window, text must leave enough space for the table.
    let most = (size.x / 800.0).min(size.y / 480.0).max(0.8);
    ((room * chosen).min(most) * 20.0).round() / 20.0
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let mut own = |name: &str, bytes: &'static [u8]| {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    };
    own("noto", notosans::REGULAR_TTF);
    own("noto-bold", notosans::BOLD_TTF);
    own("libertinus", include_bytes!("fonts/LibertinusSerif-Semibold.otf"));
    let fallbacks = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let led_by = |name: &str| std::iter::once(name.to_owned()).chain(fallbacks.clone()).collect::<Vec<_>>();
    fonts.families.insert(FontFamily::Proportional, led_by("noto"));
    fonts.families.insert(FontFamily::Name(STRONG.into()), led_by("noto-bold"));
    fonts.families.insert(FontFamily::Name(SERIF.into()), led_by("libertinus"));
    fonts
}

/// Duration of transitions between the looks of a control, in seconds.
const ANIMATION: f32 = 0.1;

fn style(palette: Palette, base: Visuals) -> Style {
    let mut style = Style { visuals: visuals(palette, base), ..Style::default() };
    style.text_styles = [
        (TextStyle::Small, text(12.0)),
        (TextStyle::Body, text(14.5)),
        (TextStyle::Button, text(14.5)),
        (TextStyle::Heading, serif(25.0)),
        (TextStyle::Monospace, FontId::monospace(13.5)),
    ]
    .into();
    style.spacing.item_spacing = Vec2::new(8.0, 8.0);
    style.spacing.button_padding = Vec2::new(12.0, 6.0);
    style.spacing.interact_size.y = 28.0;
    style.spacing.combo_width = 180.0;
    // Text fades out at the edge of a scroll area to show that it continues.
    style.spacing.scroll.fade = egui::style::ScrollFadeStyle { strength: 1.0, size: 26.0 };
    // This is tall enough for a list of all opponents.
    style.spacing.default_area_size.y = 560.0;
    style.spacing.window_margin = Margin::same(18);
    style.spacing.menu_margin = Margin::same(10);
    style.spacing.tooltip_width = 340.0;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;
    style.animation_time = ANIMATION;
    style
}

fn visuals(palette: Palette, base: Visuals) -> Visuals {
    let mut visuals = base;
    visuals.override_text_color = Some(palette.ink);
    visuals.weak_text_color = Some(palette.faint);
    visuals.panel_fill = palette.panel;
    visuals.window_fill = palette.panel;
    visuals.window_stroke = Stroke::new(1.0, palette.edge);
    visuals.window_corner_radius = CornerRadius::same(14);
    visuals.menu_corner_radius = CornerRadius::same(10);
    visuals.window_shadow = Shadow { offset: [0, 10], blur: 40, spread: 0, color: Color32::from_black_alpha(110) };
    visuals.popup_shadow = Shadow { offset: [0, 5], blur: 18, spread: 0, color: Color32::from_black_alpha(80) };
    visuals.hyperlink_color = palette.brand;
    visuals.warn_fg_color = palette.alarm;
    visuals.error_fg_color = palette.alarm;
    visuals.extreme_bg_color = palette.sheet;
    visuals.text_edit_bg_color = Some(palette.sheet);
    visuals.faint_bg_color = faded(palette.edge, 0.25);
    visuals.selection.bg_fill = between(palette.panel, palette.glow, 0.55);
    visuals.selection.stroke = Stroke::new(1.0, palette.ink);
    let radius = CornerRadius::same(8);
    let widgets = &mut visuals.widgets;
    for (widget, fill, edge, width) in [
        (&mut widgets.noninteractive, palette.panel, faded(palette.edge, 0.8), 1.0),
        (&mut widgets.inactive, palette.sheet, palette.edge, 1.0),
        (&mut widgets.hovered, between(palette.sheet, palette.glow, 0.22), palette.brand, 1.4),
        // Focused widgets also use this style: they have a ring instead of a fill, because a fill could be mistaken for
        // a selection.
        (&mut widgets.active, palette.sheet, palette.brand, 1.8),
        (&mut widgets.open, palette.sheet, palette.brand, 1.2),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(width, edge);
        widget.fg_stroke = Stroke::new(1.2, palette.ink);
        widget.corner_radius = radius;
        widget.expansion = 0.0;
    }
    visuals
}

#[cfg(test)]
mod tests {
    use egui::{RawInput, Rect};

    use super::*;

    /// Draws a frame in a window that is 1280 points wide at a zoom factor of 1, and returns the widths at which
    /// the passes of the frame were laid out, in pixels.
    fn widths_of_a_frame(ctx: &Context, screen_rect: Option<Rect>) -> Vec<f32> {
        let window = Rect::from_min_size(egui::Pos2::ZERO, Vec2::new(1280.0, 720.0));
        let mut input = RawInput { screen_rect, ..RawInput::default() };
        input.viewports.entry(egui::ViewportId::ROOT).or_default().inner_rect = Some(window);
        let mut widths = Vec::new();
        let mut output = ctx.run_ui(input, |ui| {
            apply(ui.ctx(), &Settings::default());
            widths.push(ui.ctx().viewport_rect().width() * ui.ctx().zoom_factor());
        });
        output.textures_delta.clear();
        widths
    }

    #[test]
    fn the_first_frame_has_the_scale_of_the_window() {
        let ctx = Context::default();
        widths_of_a_frame(&ctx, None);
        assert!((ctx.zoom_factor() - 1.0).abs() < 1e-4, "{}: the size is not known yet", ctx.zoom_factor());
        let window = Rect::from_min_size(egui::Pos2::ZERO, Vec2::new(1280.0, 720.0));
        let widths = widths_of_a_frame(&ctx, Some(window));
        assert!(widths.iter().all(|width| (width - 1280.0).abs() < 1.0), "{widths:?}");
        assert!((ctx.zoom_factor() - 0.85).abs() < 1e-4, "{}", ctx.zoom_factor());
    }
}
