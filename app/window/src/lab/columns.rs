//! The columns to compare. Each column consists of a game with its options, the number of players, and the bot that
//! plays.

use egui::{Align, Align2, CollapsingHeader, Frame, Layout, Margin, RichText, Sense, Stroke, Ui, Vec2};
use rondel::bots::Level;
use rondel::{Bot, Plugin, Setup, Text, trial};
use rondel_charts::Column;
use rondel_painter::dropdown::Dropdown;
use rondel_painter::{theme, widgets};
use rondel_presenter::opponents::bot_name;
use rondel_presenter::words::Words;

use crate::content::{OwnContent, trial_ui, with_options_of};
use crate::context::AppContext;
use crate::faults;
use crate::options::options_ui;

/// Maximum number of columns side by side.
pub const MOST: usize = 4;

/// The available bots. They play reproducibly, so that games can be replayed, and they decide quickly.
const PLAYERS: [Bot; 7] = [
    Bot::Random,
    Bot::Greedy,
    Bot::Level(Level::Beginner),
    Bot::Level(Level::Apprentice),
    Bot::Level(Level::Journeyman),
    Bot::Level(Level::Expert),
    Bot::Level(Level::Master),
];

/// A column being configured.
pub struct Draft {
    /// A number unique to this column, which identifies its widget state.
    number: usize,
    plugin: &'static Plugin,
    setup: Box<dyn Setup>,
    seats: u8,
    bot: Bot,
    /// The user's custom content files for this game.
    content: OwnContent,
    /// Whether the custom content is used.
    own: bool,
    fault: Option<String>,
}

/// A request to change the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnRequest {
    /// Removes the column.
    Away,
    /// Adds a copy of the column, to be modified.
    Copy,
    /// Adds a column with a different game.
    Another,
}

impl Draft {
    /// Creates a column with the default options of a game and greedy bots.
    pub fn new(cx: &AppContext, plugin: &'static Plugin, number: usize) -> Self {
        let setup = (plugin.setup)();
        let content = OwnContent::read(cx, plugin, (plugin.setup)().as_mut());
        let (fewest, most) = plugin.players;
        let seats = 2.clamp(fewest, most);
        Self { number, plugin, setup, seats, bot: Bot::Greedy, content, own: false, fault: None }
    }

    /// Returns a copy with a different number.
    #[must_use]
    pub fn copy(&self, number: usize) -> Self {
        Self {
            number,
            plugin: self.plugin,
            setup: rondel::setup::clone_setup(self.setup.as_ref()),
            seats: self.seats,
            bot: self.bot,
            content: self.content.copy(),
            own: self.own,
            fault: self.fault.clone(),
        }
    }

    /// Returns the game.
    pub fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    /// Returns the names of the custom content files in use.
    pub fn content(&self) -> &[String] {
        if self.own { &self.content.good } else { &[] }
    }

    /// Returns whether the column can be played.
    pub fn is_sound(&self) -> bool {
        !self.own || self.content.is_sound()
    }

    /// Returns the configured column, ready to be measured.
    ///
    /// # Errors
    /// Returns a message if the setup cannot be opened or does not allow this number of players.
    pub fn column(&self, words: &Words, seed: u64) -> Result<Column, String> {
        let setup = rondel::setup::clone_setup(self.setup.as_ref());
        let game = trial::open(setup.as_ref()).map_err(|error| faults::setup_error(&error, words))?;
        if !game.seats().contains(&self.seats) {
            return Err(words.with("fault-seats", "count", usize::from(self.seats)));
        }
        let bots = vec![self.bot; usize::from(self.seats)];
        Ok(Column::at(self.spec(), self.plugin, setup, game, bots, seed))
    }

    /// Returns the specification of the column, in the syntax of the command line.
    pub fn spec(&self) -> String {
        let bots = vec![self.bot; usize::from(self.seats)];
        Column::asked(self.plugin, self.setup.as_ref(), self.content(), &bots)
    }

    /// Draws the column as a card. `few` disables the removal of the column, and `many` disables the addition of
    /// columns.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        cx: &mut AppContext,
        place: usize,
        few: bool,
        many: bool,
    ) -> Option<ColumnRequest> {
        let palette = theme::palette(ui.ctx());
        let mut wish = None;
        let card = Frame::NONE
            .fill(palette.sheet)
            .stroke(Stroke::new(1.0, palette.edge))
            .corner_radius(12)
            .inner_margin(Margin::same(10));
        ui.push_id(("column", self.number), |ui| {
            let card = card.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal(|ui| {
                    ui.set_height(34.0);
                    badge_ui(ui, place, 24.0);
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let (icons, words) = (&mut cx.icons, &cx.words);
                        let column = letter(place);
                        let away = words.with("lab-away", "column", column.clone());
                        if !few && widgets::icon_button(ui, icons, "close", away, false).clicked() {
                            wish = Some(ColumnRequest::Away);
                        }
                        let copy = words.with("lab-copy", "column", column);
                        if !many && widgets::icon_button(ui, icons, "copy", copy, false).clicked() {
                            wish = Some(ColumnRequest::Copy);
                        }
                        self.game_ui(ui, cx, place);
                    });
                });
                self.players_ui(ui, cx, place);
                self.setup_ui(ui, cx, place);
            });
            // The strip shows the colour that represents the column in all charts.
            let edge = card.response.rect;
            let strip = egui::Rect::from_min_max(edge.left_top(), egui::pos2(edge.left() + 4.0, edge.bottom()));
            ui.painter().rect_filled(strip.shrink2(Vec2::new(0.0, 10.0)), 2.0, theme::column_colour(ui.ctx(), place));
        });
        wish
    }

    fn game_ui(&mut self, ui: &mut Ui, cx: &AppContext, place: usize) {
        let title = |plugin: &Plugin| cx.words.of(plugin.id).word("title");
        let titles: Vec<String> = cx.plugins.iter().map(|plugin| title(plugin)).collect();
        let at = cx.plugins.iter().position(|plugin| plugin.id == self.plugin.id);
        let name = cx.words.with("lab-game", "column", letter(place));
        let game = Dropdown::new("game", name).width(ui.available_width() - 4.0).font(theme::serif(17.0));
        let (_, taken) = game.pick(ui, title(self.plugin), at, &titles);
        if let Some(chosen) = taken.map(|place| cx.plugins[place]).filter(|plugin| plugin.id != self.plugin.id) {
            let (seats, bot) = (self.seats, self.bot);
            *self = Self { bot, ..Self::new(cx, chosen, self.number) };
            self.seats = seats.clamp(chosen.players.0, chosen.players.1);
        }
    }

    fn players_ui(&mut self, ui: &mut Ui, cx: &AppContext, place: usize) {
        let words = &cx.words;
        let column = letter(place);
        ui.horizontal(|ui| {
            let (fewest, most) = self.plugin.players;
            let count = |count: u8| words.with("players-count", "count", count);
            if fewest < most {
                let counts: Vec<(u8, String)> = (fewest..=most).map(|seats| (seats, count(seats))).collect();
                let name = words.with("lab-seats", "column", column.clone());
                Dropdown::new("seats", name).width(108.0).value(ui, &mut self.seats, &counts);
            } else {
                ui.label(RichText::new(count(fewest)).color(theme::palette(ui.ctx()).faint));
            }
            let bots = PLAYERS.map(|bot| bot_name(bot, words));
            let at = PLAYERS.iter().position(|bot| *bot == self.bot);
            let bot = Dropdown::new("bot", words.with("lab-bot", "column", column)).width(ui.available_width() - 4.0);
            if let (_, Some(taken)) = bot.pick(ui, bot_name(self.bot, words), at, &bots) {
                self.bot = PLAYERS[taken];
            }
        });
    }

    /// Draws the options, which are collapsed by default, and the custom content.
    fn setup_ui(&mut self, ui: &mut Ui, cx: &AppContext, place: usize) {
        let words = &cx.words;
        let palette = theme::palette(ui.ctx());
        if !self.setup.options().is_empty() {
            let said = Column::said_options(self.plugin, self.setup.as_ref(), words.of(self.plugin.id));
            let usual = if said.is_empty() { words.word("lab-usual") } else { said.join(", ") };
            let title = Text::new("lab-options").with("column", letter(place));
            let title = words.say(&title.with("options", usual));
            let header = CollapsingHeader::new(RichText::new(title).size(13.0)).id_salt("options");
            header.show(ui, |ui| {
                if let Some(answer) = options_ui(ui, cx, self.plugin, self.setup.as_mut(), self.seats) {
                    self.fault = answer.err();
                    self.content.options_changed();
                }
            });
        }
        if !self.content.is_empty() {
            let files = Text::List(self.content.good.iter().map(Text::verbatim).collect());
            let tick = ui.checkbox(&mut self.own, words.word("lab-own"));
            let tick = tick.on_hover_text(words.with("new-content", "files", files));
            if tick.changed() {
                self.read_content(cx);
            }
            if self.own {
                self.content.advance(ui.ctx(), self.setup.as_ref(), words);
                if self.content.is_on_trial() {
                    trial_ui(ui, words);
                }
                for fault in self.content.faults() {
                    ui.colored_label(palette.alarm, fault);
                }
            }
        }
        if let Some(fault) = &self.fault {
            ui.colored_label(palette.alarm, fault);
        }
    }

    /// Enables or disables the custom content, and keeps the chosen options.
    fn read_content(&mut self, cx: &AppContext) {
        if self.own {
            self.content = OwnContent::read_anew(cx, self.plugin, &mut self.setup);
        } else {
            self.setup = with_options_of((self.plugin.setup)(), self.setup.as_ref());
        }
    }
}

/// Returns a one-line description of a column: its bot, its non-default options and its custom content.
pub fn detail(column: &Column, content: &[String], words: &Words) -> String {
    let mut said: Vec<String> = column.plan.bots.first().map(|bot| bot_name(*bot, words)).into_iter().collect();
    said.extend(Column::said_options(column.plugin, column.setup.as_ref(), words.of(column.plugin.id)));
    if !content.is_empty() {
        said.push(words.with("new-content", "files", Text::List(content.iter().map(Text::verbatim).collect())));
    }
    said.join(" · ")
}

/// Returns a column's letter, starting with A.
pub fn letter(place: usize) -> String {
    char::from(b'A' + place as u8).to_string()
}

/// Draws the letter of a column on a disc in its colour.
pub fn badge_ui(ui: &mut Ui, place: usize, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint_badge(ui, rect.center(), place, size);
}

/// Paints the letter of a column on a disc in its colour.
pub fn paint_badge(ui: &Ui, centre: egui::Pos2, place: usize, size: f32) {
    let ink = if ui.visuals().dark_mode { egui::Color32::from_rgb(0x1d, 0x16, 0x10) } else { egui::Color32::WHITE };
    ui.painter().circle_filled(centre, size / 2.0, theme::column_colour(ui.ctx(), place));
    ui.painter().text(centre, Align2::CENTER_CENTER, letter(place), theme::strong(size * 0.58), ink);
}
