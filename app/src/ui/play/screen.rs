//! The screen of a game: header, table, choices and log, and what keys and clicks do there.

use egui::{CentralPanel, Context, Frame, Key, Label, Margin, Modifiers, Panel, RichText, Ui};

use rondel::Text;

use super::Play;
use crate::ui::faults;
use crate::ui::house::House;
use crate::ui::table::Help;
use crate::ui::table::describing::Voice;
use crate::ui::table::highlights::Highlights;
use crate::ui::theme;

/// Where a person goes from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// To the list of games.
    Home,
    /// To a new game of the same people.
    Rematch,
    /// To the rules, at a rule where one is named.
    Rules(Option<&'static str>),
    /// To the settings.
    Settings,
    /// To the dialog that saves elsewhere.
    SaveAs,
}

impl Play {
    /// Draws the game; says where the person goes from here. `free` is false while a dialog is open.
    pub fn ui(&mut self, ui: &mut Ui, house: &mut House, free: bool) -> Option<Leave> {
        let now = ui.input(|input| input.time);
        self.advance(ui.ctx(), house);
        self.advance_insight(ui.ctx(), house, now);
        self.tell_moved(house);
        let palette = theme::palette(ui.ctx());
        let bar = Frame::NONE.fill(palette.panel).inner_margin(Margin::symmetric(12, 6));
        let mut leave = None;
        if free && self.asks_to_see.is_none() {
            leave = self.keys(ui, house, now);
        }
        Panel::top("header").exact_size(62.0).frame(bar).show(ui, |ui| {
            leave = self.header_ui(ui, house, now).or(leave.take());
            self.banner_ui(ui);
        });
        leave = self.trouble_ui(ui, house).or(leave);
        if self.covered() {
            self.cover_ui(ui, house, now);
            self.message_ui(ui.ctx(), house);
            self.speak_ui(ui, house, now);
            return leave;
        }
        if self.watching.looks_back() {
            Panel::bottom("replay").frame(bar).show(ui, |ui| self.replay_ui(ui, house, now));
        }
        // What is drawn first the tabulator key comes to first.
        let room = ui.available_width() - self.side_width(ui);
        let table = Panel::left("table").exact_size(room).resizable(false).show_separator_line(false);
        let table = table.frame(Frame::NONE.fill(palette.room));
        table.show(ui, |ui| leave = self.table_ui(ui, house, now, free).or(leave));
        let side = Frame::NONE.fill(palette.panel).inner_margin(Margin::same(12));
        CentralPanel::default().frame(side).show(ui, |ui| self.side_ui(ui, house, now));
        if free {
            leave = self.ending_ui(ui, house).or(leave);
            self.ask_to_see_ui(ui.ctx(), house);
        }
        self.speak_ui(ui, house, now);
        leave
    }

    /// The panel takes what the table leaves, within reason.
    fn side_width(&self, ui: &Ui) -> f32 {
        let room = ui.available_size();
        let table = self.table.scene().size;
        let left_over = room.x - room.y * table.x / table.y;
        left_over.clamp(290.0, 420.0).min(room.x * 0.45)
    }

    fn keys(&mut self, ui: &Ui, house: &House, now: f64) -> Option<Leave> {
        let undo = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z));
        if undo && !ui.ctx().text_edit_focused() && self.shown_ending().is_none() {
            self.undo(house, now);
        }
        if self.covered() {
            self.cover_keys(ui, house, now);
        } else {
            self.area_keys(ui);
            self.table.keys(ui, self.deciding_here().is_some() && !self.narrowing.is_empty());
            self.insight_keys(ui, house);
            let escape = ui.input(|input| input.key_pressed(Key::Escape));
            if escape && self.shown && self.shown_ending().is_none() {
                return Some(Leave::Home);
            }
            if escape && !self.needs_escape(ui.ctx()) {
                self.table.fold_all();
            }
            self.choice_keys(ui, house, now);
            let focused = ui.memory(|memory| memory.focused().is_some());
            if !focused && ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::Space)) {
                self.skip_turn();
            }
            self.replay_keys(ui, house, now);
        }
        if self.watching.looks_back() && ui.input(|input| input.key_pressed(Key::Escape)) {
            self.go_on(house, now);
        }
        None
    }

    /// H asks for a hint and puts it away; Escape puts away whatever is looked into, and nothing else with it.
    fn insight_keys(&mut self, ui: &Ui, house: &House) {
        if ui.ctx().text_edit_focused() || self.shown_ending().is_some() {
            return;
        }
        if self.insight.is_some() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.insight = None;
        }
        if self.deciding_here().is_some() && ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::H)) {
            self.toggle_hint(ui.ctx(), house);
        }
    }

    /// Whether the Escape key has something to take back, close or leave just now.
    fn needs_escape(&self, ctx: &Context) -> bool {
        let begun = !self.narrowing.is_empty() || self.cursor.is_some() || self.message.is_some();
        let deciding = self.deciding_here().is_some() && begun;
        deciding || self.watching.looks_back() || self.shown_ending().is_some() || ctx.text_edit_focused()
    }

    /// The strip that says that the game is not on disk; it stays until it is.
    fn trouble_ui(&mut self, ui: &mut Ui, house: &mut House) -> Option<Leave> {
        let trouble = faults::save_trouble(self.held.trouble()?, &house.words);
        let palette = theme::palette(ui.ctx());
        let mut leave = None;
        let strip = Frame::NONE.fill(palette.alarm).inner_margin(Margin::symmetric(14, 7));
        Panel::top("trouble").frame(strip).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let light = if ui.visuals().dark_mode { egui::Color32::BLACK } else { egui::Color32::WHITE };
                ui.label(RichText::new(trouble).color(light));
                if ui.button(house.words.word("save-retry")).clicked() {
                    self.held.write_again();
                }
                if ui.button(house.words.word("save-as")).clicked() {
                    leave = Some(Leave::SaveAs);
                }
            });
        });
        leave
    }

    fn table_ui(&mut self, ui: &mut Ui, house: &mut House, now: f64, free: bool) -> Option<Leave> {
        let deciding = self.deciding_here().is_some();
        let open = if deciding {
            self.narrowing.open(self.reading.choices.iter().map(|choice| choice.targets.as_slice()))
        } else {
            Vec::new()
        };
        let highlights = Highlights {
            open,
            chosen: self.narrowing.chosen().clone(),
            pointed: self.pointed.clone(),
            hovered: self.hovered,
        };
        let obstacles = &self.reading.obstacles;
        let explains = free && self.shown_ending().is_none();
        let reason = |id: rondel::ElementId| {
            obstacles.iter().find(|obstacle| obstacle.element == id).map(|obstacle| obstacle.reason.clone())
        };
        let (words, icons) = (&house.words, &mut house.icons);
        let folds = |out: bool| if out { words.word("table-fold") } else { words.word("table-unfold") };
        let voice = Voice { words, seats: &self.reading.seats };
        let help = Help { reason: &reason, folds: &folds, voice };
        let events = self.table.ui(ui, self.plugin, icons, &highlights, explains.then_some(&help));
        self.hovered = None;
        if let Some(inspected) = events.inspected {
            self.speaking.say(inspected);
        }
        if self.clicks_too_early(ui.ctx()) {
            // Neither taken nor answered.
        } else if let Some(id) = events.clicked {
            self.click(id, house, now);
        } else if events.cleared {
            self.narrowing.clear();
            self.message = None;
            self.skip_turn();
        }
        let from_message = self.message_ui(ui.ctx(), house);
        events.rule.or(from_message).map(|rule| Leave::Rules(Some(rule)))
    }

    /// A sentence at the lower edge of the table, until something else happens.
    fn message_ui(&mut self, ctx: &Context, house: &House) -> Option<&'static str> {
        let now = ctx.input(|input| input.time);
        let until = self.message.as_ref()?.until;
        if until.is_some_and(|until| now >= until) {
            self.message = None;
        }
        let message = self.message.as_ref()?;
        if let Some(until) = until {
            ctx.request_repaint_after_secs((until - now) as f32);
        }
        let palette = theme::palette(ctx);
        let mut rule = None;
        let mut close = false;
        let frame =
            Frame::popup(&ctx.style_of(ctx.theme())).fill(palette.sheet).inner_margin(Margin::symmetric(16, 10));
        egui::Area::new(egui::Id::unique("message"))
            .anchor(egui::Align2::CENTER_BOTTOM, [-160.0, -28.0])
            .order(egui::Order::Foreground)
            .show(ctx, |ui| {
                frame.show(ui, |ui| {
                    ui.set_max_width(520.0);
                    ui.horizontal_wrapped(|ui| {
                        ui.add(Label::new(RichText::new(&message.text).size(15.5)).wrap());
                        if let Some(number) = message.rule
                            && !number.is_empty()
                            && ui.link(number).clicked()
                        {
                            rule = Some(number);
                        }
                        close = ui.small_button(house.words.word("close")).clicked();
                    });
                });
            });
        if close {
            self.message = None;
        }
        rule
    }

    /// Writes the whole game to a new file.
    ///
    /// # Errors
    /// A file that exists or cannot be written.
    pub fn save_as(&mut self, path: std::path::PathBuf) -> Result<(), crate::store::SaveError> {
        self.held.save_as(path)
    }

    /// The id of the game.
    pub fn game(&self) -> &'static rondel::Plugin {
        self.plugin
    }

    /// What the window is called: the game, and whose turn it is.
    pub fn title(&self, house: &House) -> String {
        let game = house.words.of(self.plugin.id).word("title");
        let Some(seat) = self.decides().filter(|_| !self.watching.looks_back()) else { return game };
        let player = Text::verbatim(self.full_name(seat, house));
        house.words.say(&Text::new("window-turn").with("game", Text::verbatim(game)).with("player", player))
    }
}
