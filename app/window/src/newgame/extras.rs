//! The settings of the new-game dialog that are less often changed: the options of the game, the coach, spectators,
//! the seed and custom content.

use egui::{
    Atom, AtomPaintArgs, Button, Popup, PopupCloseBehavior, Response, RichText, ScrollArea, Shape, Stroke, TextEdit,
    TextStyle, Ui, Vec2, pos2,
};
use rondel::clock::TimeControl;
use rondel::journal::{Header, Player};
use rondel::{LuckRequest, Session, SetupOption, Text};
use rondel_painter::segments::{Segment, segments_ui, segments_width};
use rondel_painter::{theme, widgets};
use rondel_presenter::clocks;
use rondel_tables::hides_anything;

use super::seats::{SeatRow, Who};
use super::{NewGame, heading_ui};
use crate::content::trial_ui;
use crate::context::AppContext;
use crate::faults;
use crate::options::{capitalised, hint};

/// Distance between options that are beside one another, in points.
const APART: f32 = 14.0;
/// Width of the list of rare options, in points.
const RARE: f32 = 440.0;

/// An option as it is drawn.
struct Shown {
    id: &'static str,
    label: String,
    /// A sentence about the option, if there is one.
    about: Option<String>,
    values: Vec<&'static str>,
    segments: Vec<Segment>,
    chosen: usize,
    /// Width of the label or the values, whichever is wider.
    width: f32,
}

/// The option that the user changed, and its new value.
type Choice = Option<(&'static str, &'static str)>;

impl NewGame {
    /// Draws the options of the game, except those that are rarely changed.
    pub(super) fn options_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        let usual = self.applying(false);
        if usual.is_empty() {
            return;
        }
        heading_ui(ui, cx.words.word("new-options"));
        let choice = self.option_rows_ui(ui, cx, &usual);
        self.choose(cx, choice);
    }

    /// Returns the options that apply to the chosen number of players.
    fn applying(&self, are_rare: bool) -> Vec<SetupOption> {
        let count = self.count as u8;
        self.setup.options().into_iter().filter(|option| option.applies(count) && option.rare == are_rare).collect()
    }

    fn choose(&mut self, cx: &AppContext, choice: Choice) {
        if let Some((option, value)) = choice {
            let answer = self.setup.choose(option, value);
            self.fault = answer.err().map(|error| faults::setup_error(&error, &cx.words));
            self.content.options_changed();
        }
    }

    /// Draws options, each with a control for its values. Two options share a row if both fit.
    fn option_rows_ui(&self, ui: &mut Ui, cx: &AppContext, options: &[SetupOption]) -> Choice {
        let half = (ui.available_width() - APART) / 2.0;
        let shown: Vec<Shown> = options.iter().map(|option| Shown::of(ui, cx, self.plugin.id, option)).collect();
        let mut shown = shown.into_iter().peekable();
        let mut choice = None;
        while let Some(option) = shown.next() {
            let beside = if option.width <= half { shown.next_if(|next| next.width <= half) } else { None };
            let full = if beside.is_some() { half } else { ui.available_width() };
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = APART;
                for option in std::iter::once(option).chain(beside) {
                    choice = ui.vertical(|ui| option.ui(ui, full)).inner.or(choice);
                }
            });
            ui.add_space(2.0);
        }
        choice
    }

    /// Draws a row with the settings that are rarely changed. Long ones open in a popup.
    pub(super) fn extras_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 18.0;
            // Ticks are as tall as buttons, so that all labels are on one line.
            ui.spacing_mut().interact_size.y =
                ui.text_style_height(&TextStyle::Button) + 2.0 * ui.spacing().button_padding.y;
            let has_guests = self.seats.iter().take(self.count).any(SeatRow::is_guest);
            if has_guests {
                ui.checkbox(&mut self.extras.watchers, cx.words.word("new-watchers"))
                    .on_hover_text(cx.words.word("new-watchers-hint"));
            }
            // The coach requires a local human player, and is not allowed in games with remote players.
            if !has_guests && self.seats.iter().take(self.count).any(|place| place.who == Who::Person) {
                ui.checkbox(&mut self.extras.coach, cx.words.word("new-coach"))
                    .on_hover_text(cx.words.word("new-coach-hint"));
            }
            if self.has_clocks() {
                self.clock_ui(ui, cx);
            }
            if !has_guests && self.extras.offers_luck {
                ui.checkbox(&mut self.extras.own_luck, cx.words.word("new-own-luck"))
                    .on_hover_text(cx.words.word("new-own-luck-hint"));
            }
            let rare = self.applying(true);
            if !rare.is_empty() {
                let choice = popup_ui(ui, cx.words.word("new-readings"), false, |ui| {
                    ui.set_width(RARE.min(ui.ctx().content_rect().width() - 80.0));
                    let room = ui.ctx().content_rect().height() * 0.7;
                    let scroll = ScrollArea::vertical().max_height(room);
                    scroll.show(ui, |ui| self.option_rows_ui(ui, cx, &rare)).inner
                });
                self.choose(cx, choice.flatten());
            }
            // In a game with remote players, the seed cannot be chosen.
            if !has_guests {
                let is_wrong = self.extras.seed.trim().parse::<u64>().is_err();
                popup_ui(ui, cx.words.word("new-seed"), is_wrong, |ui| self.seed_ui(ui, cx));
            }
        });
        self.content_ui(ui, cx);
    }

    /// Returns whether people can use their own dice: the game begins with a roll, and nothing is hidden from anybody.
    pub(super) fn begins_with_open_dice(&self) -> bool {
        let players = (0..self.count).map(|_| Player::human("")).collect();
        let header = Header::of(self.plugin, (self.plugin.setup)(), players, 0);
        let rolls = matches!(Session::luck_of_deal(&header), Ok(Some(LuckRequest::Die(_))));
        rolls && Session::start(header).is_ok_and(|session| !hides_anything(&session, 0))
    }

    /// Returns whether any person plays. Only people have clocks.
    pub(super) fn has_clocks(&self) -> bool {
        self.seats.iter().take(self.count).any(|place| place.is_guest() || place.who == Who::Person)
    }

    /// Returns the time that each player has in this game, if it is limited.
    pub(super) fn clock(&self) -> Option<TimeControl> {
        let chosen = self.extras.clock.filter(|_| self.has_clocks())?;
        Some(TimeControl { loses: chosen.loses && self.extras.is_duel, ..chosen })
    }

    /// Draws a button that opens the list of time controls.
    fn clock_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        let says = |clock: Option<TimeControl>| match clock {
            Some(control) => clocks::phrase(control, &cx.words),
            None => cx.words.word("clock-none"),
        };
        let label = match self.extras.clock {
            Some(control) => cx.words.with("new-clock-is", "clock", clocks::phrase(control, &cx.words)),
            None => cx.words.word("new-clock"),
        };
        popup_ui(ui, label, false, |ui| {
            for clock in std::iter::once(None).chain(clocks::OFFERED.map(Some)) {
                let chosen = self.extras.clock;
                let is_it = chosen.map(|control| control.limit) == clock.map(|control| control.limit);
                if ui.radio(is_it, says(clock)).clicked() {
                    let loses = chosen.is_some_and(|control| control.loses);
                    self.extras.clock = clock.map(|control| TimeControl { loses, ..control });
                    Popup::close_all(ui.ctx());
                }
            }
            if let Some(control) = self.extras.clock.as_mut().filter(|_| self.extras.is_duel) {
                ui.add_space(6.0);
                ui.checkbox(&mut control.loses, cx.words.word("clock-loses"));
            }
            hint(
                ui,
                self.clock().map_or_else(|| cx.words.word("clock-rule"), |control| clocks::rule(control, &cx.words)),
            );
        });
    }

    fn seed_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        ui.horizontal(|ui| {
            let edit = TextEdit::singleline(&mut self.extras.seed).char_limit(20).desired_width(190.0);
            ui.add(edit).accessible_name(cx.words.word("new-seed"));
            if widgets::icon_button(ui, &mut cx.icons, "dice", cx.words.word("new-reroll"), false).clicked() {
                self.extras.seed = cx.seed().to_string();
            }
        });
        hint(ui, cx.words.word("new-seed-hint"));
    }

    /// Draws the list of custom content files in use, and the errors to fix.
    fn content_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        if !self.content.good.is_empty() {
            let files = Text::List(self.content.good.iter().map(Text::verbatim).collect());
            ui.label(cx.words.with("new-content", "files", files));
        }
        if self.content.is_on_trial() {
            trial_ui(ui, &cx.words);
        }
        if self.content.faults().next().is_none() {
            return;
        }
        let alarm = theme::palette(ui.ctx()).alarm;
        for fault in self.content.faults() {
            ui.colored_label(alarm, fault);
        }
        ui.label(cx.words.word("new-content-wrong"));
        if ui.button(cx.words.word("new-content-again")).clicked() {
            self.read_content(cx);
        }
    }
}

impl Shown {
    fn of(ui: &Ui, cx: &AppContext, game: &str, option: &SetupOption) -> Self {
        let catalog = cx.words.of(game);
        let label = catalog.say(&option.label);
        let segment = |(_, text): &(&'static str, Text)| {
            let value = capitalised(&catalog.say(text));
            let name = Text::new("new-option").with("option", label.as_str()).with("value", value.as_str());
            Segment::new(value).named(cx.words.say(&name))
        };
        let segments: Vec<Segment> = option.values.iter().map(segment).collect();
        let values: Vec<&'static str> = option.values.iter().map(|(value, _)| *value).collect();
        let chosen = values.iter().position(|value| *value == option.chosen).unwrap_or(0);
        let faint = theme::palette(ui.ctx()).faint;
        let words = ui.painter().layout_no_wrap(label.clone(), theme::text(LABEL), faint).size().x;
        let about = format!("option-{}-about", option.id);
        let about = catalog.has(&about).then(|| catalog.word(&about));
        let width = words.max(segments_width(ui, &segments));
        Self { id: option.id, label, about, values, width, segments, chosen }
    }

    fn ui(self, ui: &mut Ui, width: f32) -> Choice {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 4.0;
        let label = ui.label(RichText::new(&self.label).size(LABEL).color(theme::palette(ui.ctx()).faint));
        let responses = ui.push_id(self.id, |ui| segments_ui(ui, &self.segments, self.chosen, Some(width))).inner;
        if let Some(about) = &self.about {
            for response in responses.iter().chain([&label]) {
                response.clone().on_hover_text(about);
            }
        }
        let taken = responses.iter().position(Response::clicked).filter(|taken| *taken != self.chosen);
        taken.map(|taken| (self.id, self.values[taken]))
    }
}

/// Font size of the labels of options, in points.
const LABEL: f32 = 13.0;

/// Draws a quiet button that opens a popup with `contents`. The label of a setting that `is_wrong` is red.
pub(super) fn popup_ui<R>(
    ui: &mut Ui,
    words: String,
    is_wrong: bool,
    contents: impl FnOnce(&mut Ui) -> R,
) -> Option<R> {
    let palette = theme::palette(ui.ctx());
    let ink = if is_wrong { palette.alarm } else { palette.ink };
    let arrow = Atom::paint(Vec2::new(9.0, 6.0), move |ui: &Ui, args: AtomPaintArgs| {
        let rect = args.rect;
        let points = vec![rect.left_top(), rect.right_top(), pos2(rect.center().x, rect.bottom())];
        ui.painter().add(Shape::convex_polygon(points, ink, Stroke::NONE));
    });
    let button = ui.add(Button::new((RichText::new(words).color(ink), arrow)).frame_when_inactive(false));
    let popup = Popup::from_toggle_button_response(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    popup.gap(4.0).show(contents).map(|shown| shown.inner)
}
