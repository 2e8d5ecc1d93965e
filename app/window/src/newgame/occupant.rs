//! The panel of the new-game dialog for choosing the player at the selected seat, for example a person, a guest or a
//! bot.

use egui::{
    CollapsingHeader, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, vec2,
};
use rondel::Bot;
use rondel::bots::Level;
use rondel_painter::{theme, widgets};
use rondel_presenter::opponents::{bot_name, level_about, level_name};

use super::programs::Programs;
use super::seats::{SeatRow, Who};
use super::{OPPONENT, portrait};
use crate::context::{AppContext, HAS_NETWORK};
use crate::options::hint;

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
    let heading = cx.words.with("new-occupant", "seat", place.seat_name.clone());
    ui.label(RichText::new(heading).font(theme::strong(14.0)).color(theme::palette(ui.ctx()).faint));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        kinds_ui(ui, cx, place);
    });
    ui.add_space(6.0);
    match &place.who {
        Who::Person => {
            let name = cx.words.with("new-name", "seat", place.seat_name.clone());
            let edit = TextEdit::singleline(&mut place.name)
                .hint_text(cx.words.with("player-number", "number", index + 1))
                .char_limit(24)
                .desired_width(ui.available_width().min(260.0));
            ui.add(edit).accessible_name(name);
            hint(ui, cx.words.word("new-person-about"));
        }
        Who::Guest => hint(ui, cx.words.word("far-all-hint")),
        Who::Phone => hint(ui, cx.words.word("web-phones-hint")),
        Who::Bot(_) | Who::Program(_) => {
            levels_ui(ui, cx, place, opponents);
            if let Some(bot) = place.bot().filter(|_| opponents.are_several)
                && ui.button(cx.words.word("new-all")).clicked()
            {
                changed.all = Some(bot);
            }
            others_ui(ui, cx, place, opponents, programs);
        }
    }
    changed.who = place.who != before;
    changed
}

/// Draws the buttons that select the kind of player.
fn kinds_ui(ui: &mut Ui, cx: &AppContext, place: &mut SeatRow) {
    let computer = if place.who.is_computer() { place.who.clone() } else { Who::Bot(OPPONENT) };
    let kinds =
        [(Who::Person, "bot-none"), (Who::Guest, "far-guest"), (Who::Phone, "web-guest"), (computer, "new-computer")];
    for (who, key) in kinds.into_iter().filter(|(who, _)| HAS_NETWORK || !matches!(who, Who::Guest | Who::Phone)) {
        widgets::option_value(ui, &mut place.who, who, cx.words.word(key));
    }
}

/// Draws the bot levels, each with a sentence about it.
fn levels_ui(ui: &mut Ui, cx: &mut AppContext, place: &mut SeatRow, opponents: &Opponents<'_>) {
    ui.spacing_mut().item_spacing.y = 5.0;
    let levels = opponents.bots.iter().filter_map(|bot| if let Bot::Level(level) = bot { Some(*level) } else { None });
    for level in levels {
        let is_chosen = place.bot() == Some(Bot::Level(level));
        if level_ui(ui, cx, level, is_chosen, opponents.are_measured).clicked() {
            place.who = Who::Bot(Bot::Level(level));
        }
    }
    if !opponents.are_measured {
        hint(ui, cx.words.word("new-level-hint-unmeasured"));
    }
    if opponents.are_untrained {
        hint(ui, cx.words.word("new-level-hint-untrained"));
    }
}

/// Draws a level with its portrait. The sentence about the level is omitted if its strength has not been measured.
fn level_ui(ui: &mut Ui, cx: &mut AppContext, level: Level, is_chosen: bool, is_measured: bool) -> Response {
    const PORTRAIT: f32 = 30.0;
    const MARGIN: f32 = 8.0;
    let palette = theme::palette(ui.ctx());
    let width = ui.available_width();
    let start = PORTRAIT + 2.0 * MARGIN;
    let laid = |text: String, font, colour| ui.painter().layout(text, font, colour, (width - start - MARGIN).max(40.0));
    let name = laid(cx.words.word(level_name(level)), theme::strong(14.5), palette.ink);
    let about = if is_measured { cx.words.word(level_about(level)) } else { String::new() };
    let sentence = is_measured.then(|| laid(about.clone(), theme::text(12.5), palette.faint));
    let text = name.size().y + sentence.as_ref().map_or(0.0, |sentence| sentence.size().y);
    let height = (text + 8.0).max(PORTRAIT + 8.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let label = bot_name(Bot::Level(level), &cx.words);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &label));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about));
    let lit = response.hovered() || response.has_focus();
    let fill = if is_chosen { theme::between(palette.sheet, palette.glow, 0.22) } else { palette.sheet };
    let edge = if is_chosen {
        Stroke::new(2.0, palette.brand)
    } else {
        Stroke::new(1.0, if lit { palette.brand } else { palette.edge })
    };
    ui.painter().rect(rect, 8.0, fill, edge, StrokeKind::Inside);
    let middle = rect.left_center() + vec2(MARGIN + PORTRAIT / 2.0, 0.0);
    let picture = Rect::from_center_size(middle, egui::Vec2::splat(PORTRAIT));
    let colour = theme::between(palette.brand, egui::Color32::BLACK, 0.3);
    portrait::paint(ui, &mut cx.icons, picture, &Who::Bot(Bot::Level(level)), colour);
    let at = rect.left_center() + vec2(start, -text / 2.0);
    let below = at + vec2(0.0, name.size().y);
    ui.painter().galley(at, name, palette.ink);
    if let Some(sentence) = sentence {
        ui.painter().galley(below, sentence, palette.faint);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// Draws the bots without a level and the other programs. They are collapsed unless one of them is chosen.
fn others_ui(
    ui: &mut Ui,
    cx: &mut AppContext,
    place: &mut SeatRow,
    opponents: &Opponents<'_>,
    programs: &mut Programs,
) {
    let is_other = !matches!(place.who, Who::Bot(Bot::Level(_)));
    let title = RichText::new(cx.words.word("new-other-computers")).font(theme::strong(14.0));
    CollapsingHeader::new(title).id_salt("other computers").default_open(is_other).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for bot in opponents.bots.iter().filter(|bot| !matches!(bot, Bot::Level(_))) {
                widgets::option_value(ui, &mut place.who, Who::Bot(*bot), bot_name(*bot, &cx.words));
            }
            for program in programs.available() {
                let words = cx.words.with("program-named", "name", program.name.clone());
                widgets::option_value(ui, &mut place.who, Who::Program(program.name.clone()), words);
            }
        });
        if let Some(added) = programs.ui(ui, cx) {
            place.who = Who::Program(added);
        }
    });
}
