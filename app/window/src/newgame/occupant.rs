//! The panel of the new-game dialog for choosing the player at the selected seat, for example a person, a guest or a
//! bot.

use egui::{
    Align, Color32, Frame, Label, Layout, Margin, Pos2, Rect, Response, RichText, Sense, Shape, Stroke, TextEdit, Ui,
    UiBuilder, Vec2, pos2, vec2,
};
use rondel::bots::Level;
use rondel::{Bot, Seat};
use rondel_painter::segments::{Segment, segments_ui};
use rondel_painter::{theme, widgets};
use rondel_presenter::opponents::{bot_name, level_about, level_name, short_bot_name};

use super::extras::popup_ui;
use super::levels::tiles_ui;
use super::programs::Programs;
use super::seats::{SeatRow, Who};
use super::{OPPONENT, heading_ui};
use crate::context::{AppContext, HAS_NETWORK};
use crate::portraits;

/// The bots of a game that can be chosen.
pub(super) struct Opponents<'a> {
    pub(super) bots: &'a [Bot],
    /// Whether the strength of the levels has been measured in this game.
    pub(super) are_measured: bool,
    /// Whether the bots have trained models for the default content but not for the chosen content.
    pub(super) are_untrained: bool,
    /// Whether there are several bots, so that all of them can be given the same level at once.
    pub(super) are_several: bool,
}

impl Opponents<'_> {
    /// Returns the levels, from the lowest to the highest.
    pub(super) fn levels(&self) -> impl Iterator<Item = Level> {
        self.bots.iter().filter_map(|bot| if let Bot::Level(level) = bot { Some(*level) } else { None })
    }
}

/// The changes that the user made in the panel.
#[derive(Default)]
pub(super) struct Changed {
    /// Whether another player was chosen.
    pub(super) who: bool,
    /// The bot chosen for all seats with bots.
    pub(super) all: Option<Bot>,
}

/// Draws a seat's panel. `index` is the seat's number, counted from 0.
pub(super) fn occupant_ui(
    ui: &mut Ui,
    cx: &mut AppContext,
    (index, place): (usize, &mut SeatRow),
    opponents: &Opponents<'_>,
    programs: &mut Programs,
) -> Changed {
    let before = place.who.clone();
    let mut changed = Changed::default();
    heading_ui(ui, cx.words.with("new-occupant", "seat", place.seat_name.clone()));
    kinds_ui(ui, cx, place);
    let ground = theme::seat_ground(Seat::new(index as u8));
    let portrait = place.who.portrait(index);
    match &place.who {
        Who::Person => with_portrait_ui(ui, cx, portrait, ground, |ui, cx| {
            let name = cx.words.with("new-name", "seat", place.seat_name.clone());
            let edit = TextEdit::singleline(&mut place.name)
                .hint_text(cx.words.with("player-number", "number", index + 1))
                .char_limit(24)
                .font(theme::text(16.0))
                .margin(vec2(10.0, 7.0))
                .desired_width(ui.available_width().min(300.0));
            ui.add(edit).accessible_name(name);
            about_ui(ui, cx.words.word("new-person-about"));
        }),
        Who::Guest | Who::Phone => with_portrait_ui(ui, cx, portrait, ground, |ui, cx| {
            let about = if place.who == Who::Guest { "new-guest-about" } else { "web-phones-hint" };
            about_ui(ui, cx.words.word(about));
        }),
        Who::Bot(_) | Who::Program(_) => {
            let tile = tiles_ui(ui, cx, place, opponents, programs, ground);
            changed.all = bubble_ui(ui, tile, |ui| {
                if programs.are_shown(&place.who) {
                    others_ui(ui, cx, place, opponents, programs)
                } else {
                    about_level_ui(ui, cx, place, opponents)
                }
            });
        }
    }
    changed.who = place.who != before;
    changed
}

/// Draws the control that selects the kind of player.
fn kinds_ui(ui: &mut Ui, cx: &mut AppContext, place: &mut SeatRow) {
    let computer = if place.who.is_computer() { place.who.clone() } else { Who::Bot(OPPONENT) };
    let mut kinds = vec![(Who::Person, "bot-none", "person")];
    if HAS_NETWORK {
        kinds.extend([(Who::Guest, "far-guest", "people"), (Who::Phone, "web-guest", "phone")]);
    }
    kinds.push((computer, "new-computer", "bot"));
    let pixels = 17.0 * ui.pixels_per_point();
    let segment = |(_, key, icon): &(Who, &'static str, &str)| {
        let icon = cx.icons.icon(ui.ctx(), None, icon, pixels).map(|(texture, _)| texture);
        Segment::new(cx.words.word(key)).icon(icon)
    };
    let segments: Vec<Segment> = kinds.iter().map(segment).collect();
    let chosen = kinds.iter().position(|(who, ..)| *who == place.who).unwrap_or(0);
    let responses = segments_ui(ui, &segments, chosen, None);
    if let Some(taken) = responses.iter().position(Response::clicked) {
        place.who = kinds.swap_remove(taken).0;
    }
}

/// Draws the portrait of a kind of player, with `contents` beside it.
fn with_portrait_ui(
    ui: &mut Ui,
    cx: &mut AppContext,
    portrait: &str,
    ground: Color32,
    contents: impl FnOnce(&mut Ui, &mut AppContext),
) {
    const PORTRAIT: f32 = 196.0;
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(PORTRAIT), Sense::hover());
        let disc = Rect::from_center_size(rect.center(), Vec2::splat(PORTRAIT - 8.0));
        portraits::paint(ui, &mut cx.icons, disc, portrait, ground);
        ui.add_space(16.0);
        ui.vertical(|ui| {
            ui.set_max_width(ui.available_width().min(440.0));
            ui.add_space(56.0);
            contents(ui, cx);
        });
    });
}

/// Font size of a sentence about a player.
const ABOUT: f32 = 14.0;

/// Draws a sentence about the chosen player.
fn about_ui(ui: &mut Ui, words: String) {
    let faint = theme::palette(ui.ctx()).faint;
    ui.add(Label::new(RichText::new(words).size(ABOUT).color(faint)).wrap());
}

/// Height of the contents of the bubble, in points.
const BUBBLE: f32 = 66.0;

/// Draws a bubble, which points at the middle of the lower edge of the chosen tile.
fn bubble_ui<R>(ui: &mut Ui, tile: Option<Pos2>, contents: impl FnOnce(&mut Ui) -> R) -> R {
    const TIP: Vec2 = vec2(9.0, 8.0);
    let palette = theme::palette(ui.ctx());
    let edge = Stroke::new(1.0, palette.edge);
    ui.add_space(2.0);
    let frame = Frame::NONE.fill(palette.sheet).stroke(edge).corner_radius(12).inner_margin(Margin::symmetric(14, 8));
    let bubble = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_min_height(BUBBLE);
        contents(ui)
    });
    let top = bubble.response.rect.top();
    // In several rows of tiles, the chosen one may be far away.
    if let Some(tile) = tile.filter(|tile| top - tile.y < 20.0) {
        let (left, right) = (pos2(tile.x - TIP.x, top + 1.0), pos2(tile.x + TIP.x, top + 1.0));
        let tip = pos2(tile.x, top - TIP.y);
        ui.painter().add(Shape::convex_polygon(vec![left, tip, right], palette.sheet, Stroke::NONE));
        ui.painter().line(vec![left, tip, right], edge);
    }
    bubble.inner
}

/// Draws the name of the chosen level, a sentence about it, and a button that uses the chosen bot for all seats with
/// bots. Returns that bot if the button was clicked.
fn about_level_ui(ui: &mut Ui, cx: &AppContext, place: &SeatRow, opponents: &Opponents<'_>) -> Option<Bot> {
    /// Minimum width of a sentence beside the button, in points.
    const NARROW: f32 = 240.0;
    let Some(Bot::Level(level)) = place.bot() else { return None };
    let about = if opponents.are_measured { level_about(level) } else { "new-level-hint-unmeasured" };
    let mut about = cx.words.word(about);
    if opponents.are_untrained {
        about = format!("{about} {}", cx.words.word("new-level-hint-untrained"));
    }
    let name = RichText::new(cx.words.word(level_name(level))).font(theme::strong(15.0));
    let button = if opponents.are_several { widgets::button_width(ui, &cx.words.word("new-all")) + 16.0 } else { 0.0 };
    let width = ui.available_width() - button;
    if width < NARROW {
        ui.label(name);
        about_ui(ui, about);
        return all_ui(ui, cx, place, opponents);
    }
    let row = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), BUBBLE));
    let line = ui.fonts_mut(|fonts| fonts.row_height(&theme::strong(15.0)));
    let sentence = ui.painter().layout(about.clone(), theme::text(ABOUT), Color32::PLACEHOLDER, width).size().y;
    let above = ((BUBBLE - line - sentence) / 2.0).max(0.0);
    let text = Rect::from_min_size(row.min + vec2(0.0, above), vec2(width, BUBBLE - above));
    ui.scope_builder(UiBuilder::new().max_rect(text).layout(Layout::top_down(Align::Min)), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.label(name);
        about_ui(ui, about);
    });
    let end = UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(end, |ui| all_ui(ui, cx, place, opponents)).inner
}

/// Draws the button that uses the chosen bot for all seats with bots. Returns that bot if the button was clicked.
fn all_ui(ui: &mut Ui, cx: &AppContext, place: &SeatRow, opponents: &Opponents<'_>) -> Option<Bot> {
    place.bot().filter(|_| opponents.are_several && ui.button(cx.words.word("new-all")).clicked())
}

/// Draws the bots without a level and the other programs. Returns the chosen bot if it is to be used for all seats with
/// bots.
fn others_ui(
    ui: &mut Ui,
    cx: &mut AppContext,
    place: &mut SeatRow,
    opponents: &Opponents<'_>,
    programs: &mut Programs,
) -> Option<Bot> {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        ui.spacing_mut().button_padding = vec2(7.0, 4.0);
        for bot in opponents.bots.iter().filter(|bot| !matches!(bot, Bot::Level(_))) {
            let option = widgets::option_value(ui, &mut place.who, Who::Bot(*bot), short_bot_name(*bot, &cx.words));
            option.accessible_name(bot_name(*bot, &cx.words));
        }
        for program in programs.available() {
            let words = cx.words.with("program-named", "name", program.name.clone());
            widgets::option_value(ui, &mut place.who, Who::Program(program.name.clone()), words);
        }
    });
    let row = ui.horizontal_wrapped(|ui| {
        let added = popup_ui(ui, cx.words.word("programs-title"), false, |ui| {
            ui.set_width(PROGRAMS.min(ui.ctx().content_rect().width() - 80.0));
            programs.ui(ui, cx)
        });
        if let Some(added) = added.flatten() {
            place.who = Who::Program(added);
        }
        all_ui(ui, cx, place, opponents)
    });
    row.inner
}

/// Width of the list of programs, in points.
const PROGRAMS: f32 = 620.0;
