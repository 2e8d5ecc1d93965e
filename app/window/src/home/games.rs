//! The installed games, shown as covers and ordered by playing time, longest first.

use std::cmp::Reverse;

use egui::text::LayoutJob;
use egui::{
    Color32, Image, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use rondel::{Plugin, Text};
use rondel_painter::miniature::{Miniature, paint_room};
use rondel_painter::{theme, widgets};
use rondel_presenter::resolved::ResolvedScene;

use crate::command::Command;
use crate::context::AppContext;
use crate::lessons::{LessonsDone, NextLesson};

/// The name of a game's cover icon, whose aspect ratio is 16:9. A game without a cover icon shows its opening position.
pub(crate) const COVER: &str = "cover";

/// A game's cover.
pub(super) struct Cover {
    plugin: &'static Plugin,
    /// The opening position as seen by a spectator, if the game has no cover icon.
    opening: Option<Miniature>,
    lessons: LessonsDone,
    /// Whether the buttons of a compact card are below its image instead of next to it.
    is_narrow: bool,
}

/// Returns the covers of all games, ordered by the shortest playing time, longest first.
pub(super) fn covers(cx: &AppContext) -> Vec<Cover> {
    let mut plugins = cx.plugins.clone();
    plugins.sort_by_key(|plugin| (Reverse(plugin.minutes), cx.words.of(plugin.id).word("title")));
    plugins.into_iter().map(|plugin| Cover::of(plugin, cx)).collect()
}

/// Draws the covers in a grid: large cards for long games and, below them, compact cards for short games, with the
/// image next to the text. If `height` is small, the images in the first row are shorter, so that the buttons remain
/// visible.
pub(super) fn covers_ui(ui: &mut Ui, covers: &mut [Cover], height: f32, cx: &mut AppContext) {
    /// Minimum widths of large and compact cards, in points.
    const NARROWEST: (f32, f32) = (340.0, 330.0);
    /// Maximum number of large cards per row.
    const BESIDE: usize = 4;
    let width = ui.available_width();
    let big = covers.iter().filter(|cover| !cover.is_short()).count();
    let (large, low) = covers.split_at_mut(if big == 0 { covers.len() } else { big });
    let columns = ((width / NARROWEST.0) as usize).clamp(1, large.len().clamp(1, BESIDE));
    // Cards of both kinds should be visible in the window.
    let widest = (ui.ctx().content_rect().height() * 0.62).max(520.0);
    let card = (share(width, columns) - 1.0).min(widest);
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    for row in large.chunks_mut(columns) {
        // All cards in a row are as tall as the longest text requires.
        let words = row.iter().map(|cover| cover.words_height(ui, card, cx)).fold(0.0, f32::max);
        let picture = picture_height(card).min((height - words).max(LOWEST));
        let size = vec2(card, picture + words);
        ui.horizontal(|ui| {
            for cover in row {
                cover.card_ui(ui, size, picture, cx);
            }
        });
    }
    let width = card * columns as f32 + GAP * (columns as f32 - 1.0);
    let beside = ((width / NARROWEST.1) as usize).clamp(1, low.len().max(1));
    for row in low.chunks_mut(beside) {
        let width = share(width, beside);
        let is_narrow = row.iter().any(|cover| cover.is_narrow(ui, vec2(width, LOW), cx));
        for cover in row.iter_mut() {
            cover.is_narrow = is_narrow;
        }
        let height = row.iter().map(|cover| cover.low_height(ui, width, cx)).fold(LOW, f32::max);
        ui.horizontal(|ui| {
            for cover in row {
                cover.card_ui(ui, vec2(width, height), height, cx);
            }
        });
    }
}

/// Returns the width of a card if `columns` cards fill `width` side by side.
fn share(width: f32, columns: usize) -> f32 {
    (width - GAP * (columns as f32 - 1.0)) / columns as f32
}

const GAP: f32 = 20.0;
const MARGIN: f32 = 8.0;
const SIDE: f32 = 18.0;
/// Minimum height of the image on a large card, in points.
const LOWEST: f32 = 130.0;
/// Minimum height of the card of a short game, in points.
const LOW: f32 = 150.0;
/// Height of the row of buttons on a card, in points.
const BUTTONS: f32 = 40.0;
/// Width of the image on a narrow compact card, as a fraction of the card's width.
const NARROW_PICTURE: f32 = 0.34;
/// A game is short if its maximum duration is less than this, in minutes.
const SHORT: u16 = 20;

fn picture_height(card: f32) -> f32 {
    (card - 2.0 * MARGIN) * 9.0 / 16.0 + 2.0 * MARGIN
}

impl Cover {
    fn of(plugin: &'static Plugin, cx: &AppContext) -> Self {
        let opening = || {
            let view = rondel_tables::opening(plugin)?;
            Some(Miniature::of(plugin, ResolvedScene::new(&view.scene, cx.words.of(plugin.id))))
        };
        let opening = plugin.icon(COVER).is_none().then(opening).flatten();
        Self { plugin, opening, lessons: LessonsDone::of(plugin, cx), is_narrow: false }
    }

    /// Updates the progress in the lessons, and returns the next one if the user has begun to learn the game.
    pub(super) fn look_at_lessons(&mut self, cx: &AppContext) -> Option<(&'static Plugin, NextLesson)> {
        self.lessons = LessonsDone::of(self.plugin, cx);
        let next = self.lessons.next.clone().filter(|_| self.lessons.is_begun)?;
        Some((self.plugin, next))
    }

    /// Returns the label of the button for lessons, with the number of completed lessons if there are any. The label
    /// is empty if the game has no lessons.
    fn learn_words(&self, cx: &AppContext) -> String {
        match &self.lessons {
            LessonsDone { count: 0, .. } => String::new(),
            LessonsDone { done: 0, .. } => cx.words.word("home-learn"),
            LessonsDone { done, count, .. } => {
                cx.words.say(&Text::new("home-learn-some").with("done", *done).with("count", *count))
            }
        }
    }

    fn is_short(&self) -> bool {
        self.plugin.minutes.1 < SHORT
    }

    /// Returns the height of the text below the image on a card of this width.
    fn words_height(&self, ui: &Ui, card: f32, cx: &AppContext) -> f32 {
        const TITLE_FACTS_AND_BUTTONS: f32 = 142.0;
        let tagline = cx.words.of(self.plugin.id).word("tagline");
        let wrapped = ui.painter().layout(tagline, theme::text(TAGLINE), Color32::PLACEHOLDER, card - 2.0 * SIDE);
        TITLE_FACTS_AND_BUTTONS + wrapped.size().y
    }

    /// Returns the minimum height of a compact card of this width.
    fn low_height(&self, ui: &Ui, card: f32, cx: &AppContext) -> f32 {
        const TITLE_FACTS_AND_BUTTONS: f32 = 116.0;
        let tagline = cx.words.of(self.plugin.id).word("tagline");
        let room = card - self.low_picture(ui, vec2(card, LOW), cx) - 2.0 * SIDE + MARGIN;
        let wrapped = ui.painter().layout(tagline, theme::text(TAGLINE), Color32::PLACEHOLDER, room);
        TITLE_FACTS_AND_BUTTONS + wrapped.size().y
    }

    /// Returns the width of the image on a compact card. The image is cropped at its sides to leave space for the
    /// buttons, or, if the card is narrow, for the text above them.
    fn low_picture(&self, ui: &Ui, card: Vec2, cx: &AppContext) -> f32 {
        let whole = (card.y - 2.0 * MARGIN) * 16.0 / 9.0 + 2.0 * MARGIN;
        let beside = card.x - self.buttons_width(ui, cx) - 2.0 * SIDE;
        if self.is_narrow { card.x * NARROW_PICTURE } else { whole.min(beside) }
    }

    /// Returns whether a compact card of this size is too narrow for its image to be next to the buttons.
    fn is_narrow(&self, ui: &Ui, card: Vec2, cx: &AppContext) -> bool {
        card.x - self.buttons_width(ui, cx) - 2.0 * SIDE < card.y * 0.6
    }

    /// Draws a card with its image above the text, or next to the text if the image is as tall as the card.
    fn card_ui(&mut self, ui: &mut Ui, size: Vec2, picture: f32, cx: &mut AppContext) {
        let palette = theme::palette(ui.ctx());
        let title = cx.words.of(self.plugin.id).word("title");
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &title));
        cx.send_if(response.clicked().then_some(Command::NewGame(self.plugin)));
        let lit = response.hovered() || response.has_focus();
        let shadow = ui.visuals().popup_shadow;
        ui.painter().add(shadow.as_shape(rect, 14));
        ui.painter().rect_filled(rect, 14, palette.sheet);
        let is_low = picture >= size.y;
        let width = if is_low { self.low_picture(ui, size, cx) } else { size.x };
        let is_narrow = is_low && self.is_narrow;
        let picture = vec2(width, if is_narrow { picture - BUTTONS } else { picture });
        let picture = Rect::from_min_size(rect.min, picture).shrink(MARGIN);
        // The words and buttons of a card that is out of sight remain, for the keyboard and for screen readers.
        if ui.is_rect_visible(rect) {
            self.picture_ui(ui, picture, cx);
        }
        let edge = if lit { Stroke::new(2.5, palette.brand) } else { Stroke::new(1.0, palette.edge) };
        ui.painter().rect_stroke(rect, 14, edge, StrokeKind::Inside);
        let corner = if is_low { picture.right_top() } else { pos2(rect.left(), picture.bottom()) };
        let words = Rect::from_min_max(corner, rect.max).shrink2(vec2(SIDE, if is_low { 6.0 } else { 8.0 }));
        let mut inner = ui.new_child(UiBuilder::new().max_rect(words).layout(egui::Layout::top_down(egui::Align::Min)));
        let catalog = cx.words.of(self.plugin.id);
        inner.spacing_mut().item_spacing = vec2(8.0, 4.0);
        widgets::heading(&mut inner, title, 23.0);
        let left = if is_narrow { rect.left() + SIDE } else { words.left() };
        let buttons = Rect::from_min_max(pos2(left, words.bottom() - BUTTONS), words.max);
        let facts = RichText::new(facts(self.plugin, cx)).font(theme::strong(13.5));
        let tagline = catalog.word("tagline");
        let mut job = LayoutJob::simple(tagline, theme::text(TAGLINE), palette.faint, words.width());
        if is_low {
            // A compact card has no spare line, so the tagline is truncated to leave space for the facts above the
            // buttons.
            let row = ui.fonts_mut(|fonts| fonts.row_height(&theme::text(TAGLINE)));
            let room = buttons.top() - inner.cursor().top() - row;
            job.wrap.max_rows = ((room / row) as usize).max(1);
        }
        inner.label(job);
        inner.label(facts);
        if !is_low {
            self.mechanics_ui(&mut inner, cx);
        }
        let row = egui::Layout::left_to_right(egui::Align::Center);
        inner.scope_builder(UiBuilder::new().max_rect(buttons).layout(row), |ui| {
            if widgets::primary(ui, cx.words.word("home-play")).clicked() {
                cx.send(Command::NewGame(self.plugin));
            }
            if !self.plugin.lessons.is_empty() {
                let game = Text::new("lessons-of").with("game", cx.words.of(self.plugin.id).word("title"));
                let learn = ui.button(self.learn_words(cx)).accessible_name(cx.words.say(&game));
                if learn.clicked() {
                    cx.send(Command::OpenLessons(self.plugin));
                }
            }
            if ui.button(cx.words.word("rules-title")).clicked() {
                cx.send(Command::OpenRules(self.plugin, None));
            }
        });
    }

    /// Returns the total width of a card's buttons.
    fn buttons_width(&self, ui: &Ui, cx: &AppContext) -> f32 {
        /// The margins of the three buttons and the gaps between them.
        const BESIDE: f32 = 2.0 * (18.0 + 12.0 + 12.0) + 2.0 * 8.0;
        let words = [cx.words.word("home-play"), self.learn_words(cx), cx.words.word("rules-title")];
        let width =
            |words: String| ui.painter().layout_no_wrap(words, theme::strong(15.5), Color32::PLACEHOLDER).size().x;
        BESIDE + words.map(width).iter().sum::<f32>()
    }

    fn mechanics_ui(&self, ui: &mut Ui, cx: &AppContext) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            // Shows only the mechanics that fit.
            let mut room = ui.available_width();
            for mechanic in self.plugin.mechanics.iter().take(3) {
                let words = cx.words.of(self.plugin.id).say(&mechanic.term());
                room -= widgets::chip_width(ui, &words) + ui.spacing().item_spacing.x;
                if room < 0.0 {
                    break;
                }
                widgets::chip(ui, words);
            }
        });
    }

    fn picture_ui(&mut self, ui: &Ui, room: Rect, cx: &mut AppContext) {
        paint_room(ui, room);
        if let Some(opening) = &mut self.opening {
            opening.paint(ui, room, &mut cx.icons);
        } else if let Some(drawing) =
            cx.icons.backdrop(ui.ctx(), self.plugin, COVER, room.width() * ui.pixels_per_point())
        {
            let tint = theme::palette(ui.ctx()).tint;
            // An image with a different aspect ratio from its area is cropped around its centre.
            let shape = room.width() / room.height() * 9.0 / 16.0;
            let seen = Rect::from_center_size(pos2(0.5, 0.5), vec2(shape.min(1.0), (1.0 / shape).min(1.0)));
            Image::from_texture((drawing, room.size())).uv(seen).corner_radius(9).tint(tint).paint_at(ui, room);
        }
    }
}

const TAGLINE: f32 = 14.5;

/// Returns the numbers of players and the duration of a game as text.
pub(crate) fn facts(plugin: &Plugin, cx: &AppContext) -> String {
    let range = |(least, most): (u16, u16)| if least == most { least.to_string() } else { format!("{least}–{most}") };
    let (fewest, most) = plugin.players;
    let players = cx.words.with("home-players", "range", range((fewest.into(), most.into())));
    let minutes = cx.words.with("home-minutes", "range", range(plugin.minutes));
    format!("{players}  ·  {minutes}")
}
