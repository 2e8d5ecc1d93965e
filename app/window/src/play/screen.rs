//! The layout of the play screen, with header, table, choices and log, and the handling of keys and clicks.

use std::sync::Arc;

use egui::{CentralPanel, Context, Frame, Key, Margin, Modifiers, Panel, Popup, RichText, Ui, Vec2, vec2};
use rondel::{Scene, Text};
use rondel_painter::table::Help;
use rondel_painter::theme;
use rondel_presenter::describing::Describer;
use rondel_presenter::highlights::Highlights;
use rondel_presenter::narrowing::Open;
use rondel_presenter::resolved::ResolvedScene;

use super::Play;
use super::side::SidePart;
use super::view::GameView;
use crate::aid::symbol_word;
use crate::command::Command;
use crate::context::AppContext;
use crate::faults;

/// Window height below which the margin of the header is narrower, in points.
const LOW_WINDOW: f32 = 800.0;

/// The arrangement of the panels around the table. The table takes all remaining space.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Arrangement {
    /// Choices and log in one panel next to the table. `side` is its width.
    Classic { side: f32 },
    /// Choices and log below the table, for a window that is taller than it is wide. `table` is the height of
    /// the table.
    Narrow { table: f32 },
    /// Choices and log on opposite sides of the table. `side` is the width of each.
    Wide { side: f32 },
}

impl Arrangement {
    /// Returns the arrangement and the table layout that make the table largest. The first layout is preferred
    /// unless another layout makes the table clearly larger.
    fn best(room: Vec2, shapes: impl Iterator<Item = (Option<usize>, Vec2)>) -> (Self, Option<usize>) {
        /// Factor by which another layout must enlarge the table to be preferred to the first layout.
        const GAIN: f32 = 1.08;
        let weigh = |arrangement: Self, layout: Option<usize>, table: Vec2| {
            let area = arrangement.area(room, table) * if layout.is_none() { GAIN } else { 1.0 };
            (arrangement, layout, area)
        };
        let weighed = shapes.flat_map(|(layout, table)| {
            // If the window is not taller than it is wide, only the first layout may have the panels below the
            // table.
            let is_high = room.y > room.x;
            let below = Self::Narrow { table: height_above_panels(room, table) };
            let usual = Some(Self::of(room, table));
            let usual = usual.filter(|it| layout.is_none() || is_high || !matches!(it, Self::Narrow { .. }));
            let below = (layout.is_some() && is_high).then_some(below);
            [usual, below].into_iter().flatten().map(move |it| weigh(it, layout, table))
        });
        let best = weighed.max_by(|one, other| one.2.total_cmp(&other.2));
        best.map_or((Self::Classic { side: 0.0 }, None), |(arrangement, layout, _)| (arrangement, layout))
    }

    fn of(room: Vec2, table: Vec2) -> Self {
        /// Range for the width of a panel, in points.
        const PANEL: std::ops::RangeInclusive<f32> = 280.0..=420.0;
        let shape = table.x / table.y;
        let left_over = room.x - room.y * shape;
        let below = height_above_panels(room, table);
        let beside = ((room.x - PANEL.start()) / shape).min(room.y);
        if left_over >= 2.0 * PANEL.end() {
            Self::Wide { side: *PANEL.end() }
        } else if below > beside * 1.12 {
            Self::Narrow { table: below }
        } else {
            Self::Classic { side: left_over.clamp(*PANEL.start(), *PANEL.end()).min(room.x * 0.45) }
        }
    }

    /// Returns the area covered by a table of this shape, in square points.
    fn area(self, room: Vec2, table: Vec2) -> f32 {
        let room = match self {
            Self::Classic { side } => vec2(room.x - side, room.y),
            Self::Narrow { table } => vec2(room.x, table),
            Self::Wide { side } => vec2(room.x - 2.0 * side, room.y),
        };
        let scale = (room.x / table.x).min(room.y / table.y).max(0.0);
        table.x * table.y * scale * scale
    }
}

/// Returns the height of a table above the panels, in points.
fn height_above_panels(room: Vec2, table: Vec2) -> f32 {
    /// Minimum share of the height for the panels below the table.
    const BELOW: f32 = 0.27;
    (room.x * table.y / table.x).min(room.y * (1.0 - BELOW))
}

impl GameView {
    /// Resolves the text of a scene, using the current layout of the table.
    pub(super) fn resolve(&self, scene: Scene, cx: &AppContext) -> ResolvedScene {
        let catalog = cx.words.of(self.plugin.id);
        let mut scene = ResolvedScene::in_layout(&Arc::new(scene), self.table.scene().layout, catalog);
        self.table.keep_places(&mut scene);
        scene
    }

    /// Draws a strip that warns that the game is not saved. The strip remains until the game has been saved.
    fn trouble_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let Some(trouble) = self.held.trouble() else { return };
        let trouble = faults::save_trouble(trouble, &cx.words);
        let palette = theme::palette(ui.ctx());
        let strip = Frame::NONE.fill(palette.alarm).inner_margin(Margin::symmetric(14, 7));
        Panel::top("trouble").frame(strip).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let light = if ui.visuals().dark_mode { egui::Color32::BLACK } else { egui::Color32::WHITE };
                ui.label(RichText::new(trouble).color(light));
                if ui.button(cx.words.word("save-retry")).clicked() {
                    self.held.write_again();
                }
                if ui.button(cx.words.word("save-as")).clicked() {
                    cx.send(Command::SaveAs(None));
                }
            });
        });
    }

    /// Saves the whole game to a new file.
    ///
    /// # Errors
    /// Returns an error if the file already exists or cannot be written.
    pub fn save_as(&mut self, path: std::path::PathBuf) -> Result<(), rondel_system::SaveError> {
        self.held.save_as(path)
    }

    /// Returns the game's plugin.
    pub fn game(&self) -> &'static rondel::Plugin {
        self.plugin
    }

    /// Returns the title of the window, which contains the name of the game and the player to move.
    pub fn title(&self, cx: &AppContext) -> String {
        let game = cx.words.of(self.plugin.id).word("title");
        if self.mode.practice().is_some() {
            return cx.words.with("practice-window", "game", game);
        }
        if self.has_people_elsewhere() && self.held.is_own_turn() && self.persons().len() == 1 {
            return cx.words.with("window-your-turn", "game", game);
        }
        let Some(seat) = self.decides().filter(|_| !self.watching.looks_back()) else { return game };
        cx.words.say(&Text::new("window-turn").with("game", game).with("player", self.full_name(seat, cx)))
    }
}

impl Play {
    /// Draws the game. `free` is `false` while a dialog is open.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut AppContext, free: bool) {
        cx.begin_frame(ui.ctx());
        self.advance_plan(cx);
        if self.plan_is_open() {
            // A game with remote players continues while the user is planning.
            if self.game.has_people_elsewhere() {
                self.advance(cx);
                self.advance_clocks(cx);
            }
            self.planned_ui(ui, cx, free);
            return;
        }
        self.advance(cx);
        self.advance_clocks(cx);
        self.game.watching.examines = self.game.table.examines(cx.now);
        self.analysis.advance_insight(&mut self.game, &mut self.timing, cx);
        self.analysis.coach(&mut self.game, cx);
        self.panel.advance_review(&self.game, cx);
        self.advance_branches(cx);
        self.advance_practice(cx);
        let free = free && !self.branches.lies_beside();
        self.game.tell_moved(cx);
        let palette = theme::palette(ui.ctx());
        // In a short window, the table needs all available height.
        let above = if ui.available_height() < LOW_WINDOW { 2 } else { 6 };
        let bar = Frame::NONE.fill(palette.panel).inner_margin(Margin::symmetric(12, above));
        if free && self.analysis.asks_to_see.is_none() && !Popup::is_any_open(ui.ctx()) {
            self.keys(ui, cx);
        }
        let height = self.header_height(ui, ui.available_width() - bar.total_margin().sum().x, cx);
        Panel::top("header").exact_size(height + 2.0 * f32::from(above)).frame(bar).show(ui, |ui| {
            self.header_ui(ui, cx);
            self.game.banner_ui(ui);
        });
        self.plan_strip_ui(ui, cx);
        self.game.trouble_ui(ui, cx);
        self.game.for_all_ui(ui, cx);
        self.online.people_ui(&mut self.game, &mut self.timing, ui, cx);
        if !self.game.mode.is_plan() {
            self.branches.branch_strip_ui(&self.game, ui, cx);
        }
        if self.game.covered() {
            let answer = self.game.cover_ui(&self.timing, ui, cx);
            self.run_if(answer, cx);
            self.message_ui(ui.ctx(), cx);
            self.game.speak_ui(ui, cx);
            return;
        }
        if self.game.watching.looks_back() {
            let is_branching = self.is_branching();
            let replay = Panel::bottom("replay").frame(bar);
            let asked = replay.show(ui, |ui| self.game.replay_ui(&self.branches, is_branching, ui, cx)).inner;
            self.run_if(asked, cx);
        }
        self.arranged_ui(ui, cx, free);
        if free {
            let asked = self.ending.ending_ui(&mut self.game, &self.goals, &mut self.online, ui, cx);
            self.run_if(asked, cx);
            self.analysis.ask_to_see_ui(&mut self.game, cx);
        }
        self.branches.beside_ui(&self.game, ui.ctx(), cx);
        self.game.speak_ui(ui, cx);
    }

    /// Draws the table, the choices and the log in an arrangement that suits the window. The Tab order is the
    /// drawing order.
    fn arranged_ui(&mut self, ui: &mut Ui, cx: &mut AppContext, free: bool) {
        let palette = theme::palette(ui.ctx());
        let cloth = Frame::NONE.fill(palette.room);
        let side = Frame::NONE.fill(palette.panel).inner_margin(Margin::same(12));
        let room = ui.available_size();
        let (arrangement, layout) = Arrangement::best(room, self.game.table.scene().shapes());
        self.game.table.change_layout(layout, cx.words.of(self.game.plugin.id));
        match arrangement {
            Arrangement::Classic { side: width } => {
                let table = Panel::left("table").exact_size(room.x - width).resizable(false).show_separator_line(false);
                table.frame(cloth).show(ui, |ui| self.table_ui(ui, cx, free));
                CentralPanel::default().frame(side).show(ui, |ui| self.side_ui(ui, cx, SidePart::Both));
            }
            Arrangement::Narrow { table: height } => {
                let table = Panel::top("table").exact_size(height).resizable(false).show_separator_line(false);
                table.frame(cloth).show(ui, |ui| self.table_ui(ui, cx, free));
                let choices = Panel::left("choices").exact_size(room.x / 2.0).resizable(false).frame(side);
                choices.show(ui, |ui| self.side_ui(ui, cx, SidePart::Choices));
                CentralPanel::default().frame(side).show(ui, |ui| self.side_ui(ui, cx, SidePart::Log));
            }
            Arrangement::Wide { side: width } => {
                let choices = Panel::left("choices").exact_size(width).resizable(false).frame(side);
                choices.show(ui, |ui| self.side_ui(ui, cx, SidePart::Choices));
                let table = room.x - 2.0 * width;
                let table = Panel::left("table").exact_size(table).resizable(false).show_separator_line(false);
                table.frame(cloth).show(ui, |ui| self.table_ui(ui, cx, free));
                CentralPanel::default().frame(side).show(ui, |ui| self.side_ui(ui, cx, SidePart::Log));
            }
        }
    }

    fn keys(&mut self, ui: &Ui, cx: &AppContext) {
        let undo = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z));
        if undo && !ui.ctx().text_edit_focused() && self.ending.shown_ending(&self.game).is_none() {
            self.undo(cx);
        }
        if self.game.covered() {
            let answer = self.game.cover_keys(ui);
            self.run_if(answer, cx);
        } else {
            self.focus.area_keys(&mut self.game, ui);
            self.game.lesson_keys(ui);
            self.game.table.keys(ui, self.game.deciding_here().is_some() && !self.choices.narrowing.is_empty());
            self.insight_keys(ui, cx);
            let escape = ui.input(|input| input.key_pressed(Key::Escape));
            if escape && self.game.mode.is_replay() && self.ending.shown_ending(&self.game).is_none() {
                return cx.send(Command::Leave);
            }
            if escape && !self.needs_escape(ui.ctx()) {
                if self.game.mode.practice().is_some() {
                    return cx.send(Command::Leave);
                }
                if self.panel.is_goals() {
                    self.open_standing(false);
                } else {
                    self.game.table.fold_all();
                }
            }
            self.practice_keys(ui, cx);
            let chosen = self.choices.choice_keys(&mut self.game, ui);
            self.run_if(chosen, cx);
            if ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::F3)) {
                self.open_standing(!self.panel.is_goals());
            }
            if self.branches.can_branch(&self.game)
                && ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::F5))
            {
                self.open_branches(!self.is_branching(), cx);
            }
            let focused = ui.memory(|memory| memory.focused().is_some());
            if !focused && ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::Space)) {
                self.bots.skip_turn(&self.game);
            }
            let asked = self.game.replay_keys(&self.ending, ui);
            self.run_if(asked, cx);
        }
        if self.game.watching.looks_back() && ui.input(|input| input.key_pressed(Key::Escape)) {
            self.go_on(cx);
        }
    }

    /// Handles two keys: H asks the coach for advice or toggles a hint, and Escape closes an open analysis
    /// without further effects.
    fn insight_keys(&mut self, ui: &Ui, cx: &AppContext) {
        if ui.ctx().text_edit_focused() || self.ending.shown_ending(&self.game).is_some() {
            return;
        }
        if self.analysis.shown.is_some() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.analysis.shown = None;
        }
        if self.game.deciding_here().is_some()
            && ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::H))
        {
            self.analysis.toggle_hint(&mut self.game, cx);
        }
    }

    /// Returns whether pressing Escape would currently undo, close or leave something.
    fn needs_escape(&self, ctx: &Context) -> bool {
        let begun = !self.choices.narrowing.is_empty()
            || self.choices.cursor.is_some()
            || self.game.announcer.message.is_some();
        let deciding = self.game.deciding_here().is_some() && begun;
        deciding
            || self.game.watching.looks_back()
            || self.ending.shown_ending(&self.game).is_some()
            || ctx.text_edit_focused()
    }

    fn table_ui(&mut self, ui: &mut Ui, cx: &mut AppContext, free: bool) {
        let deciding = self.game.deciding_here().is_some() && !self.game.lesson_is_read();
        let Open { elements: mut open, idle, aside, movable } = if deciding {
            let meant = self.game.meant_by_lesson();
            let meant = |index: &usize| meant.as_ref().is_none_or(|meant| meant.contains(index));
            let choices = self.game.reading.clickables().into_iter().enumerate().filter(|(index, _)| meant(index));
            self.choices.narrowing.open(&choices.map(|(_, choice)| choice).collect::<Vec<_>>())
        } else {
            Open::default()
        };
        if deciding && self.choices.narrowing.is_empty() {
            open.extend(self.game.reading.indirect_choices.iter().map(|indirect| indirect.element));
        }
        let highlights = Highlights {
            open,
            idle,
            aside,
            movable,
            chosen: self.choices.narrowing.chosen().clone(),
            pointed: self.marks.pointed.iter().copied().chain(self.game.taught()).collect(),
            played: self.marks.played.clone(),
            hovered: self.marks.hovered,
        };
        let reading = &self.game.reading;
        let blocked_clicks = &reading.blocked_clicks;
        let explains = free && self.ending.shown_ending(&self.game).is_none();
        let reason = |id: rondel::ElementId| {
            let cost = reading.indirect_cost(id).map(str::to_owned);
            cost.or_else(|| Some(blocked_clicks.iter().find(|blocked| blocked.element == id)?.reason.clone()))
        };
        let (words, icons) = (&cx.words, &mut cx.icons);
        let folds = |out: bool| if out { words.word("table-fold") } else { words.word("table-unfold") };
        let enlarges = |out: bool| words.word(if out { "table-fit" } else { "table-enlarge" });
        let voice = Describer { words, seats: &self.game.reading.seats };
        let catalog = words.of(self.game.plugin.id);
        let symbol = |icon: &str| {
            // A sign such as an arrow says what it means.
            let word = symbol_word(catalog, icon).filter(|word| word.chars().any(char::is_alphabetic))?;
            Some(words.with("aid-symbol", "word", word))
        };
        let plugin = self.game.plugin;
        let help = Help { plugin, reason: &reason, folds: &folds, enlarges: &enlarges, symbol: &symbol, voice };
        let events = self.game.table.ui(ui, self.game.plugin, icons, &highlights, explains.then_some(&help));
        self.game.spotlight_ui(ui);
        if self.announces_turns() {
            self.banner_ui(ui, cx);
        }
        self.marks.hovered = None;
        if let Some(inspected) = events.inspected {
            self.game.announcer.speech.say(inspected);
        }
        if self.timing.clicks_too_early(ui.ctx()) {
            // Ignores the click.
        } else if let Some(id) = events.clicked {
            self.click(id, cx);
        } else if events.cleared {
            self.choices.narrowing.clear();
            self.game.announcer.message = None;
            self.bots.skip_turn(&self.game);
        }
        self.message_ui(ui.ctx(), cx);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPES: [(Option<usize>, Vec2); 3] =
        [(None, vec2(1500.0, 1000.0)), (Some(0), vec2(2200.0, 1000.0)), (Some(1), vec2(1200.0, 1290.0))];

    #[test]
    fn panels_stand_where_they_leave_the_table_the_most_room() {
        let of = |width: f32, height: f32| Arrangement::of(vec2(width, height), vec2(1500.0, 1000.0));
        assert!(matches!(of(1600.0, 840.0), Arrangement::Classic { side } if (290.0..=420.0).contains(&side)));
        assert!(matches!(of(853.0, 418.0), Arrangement::Classic { .. }), "a small window with large text");
        assert!(matches!(of(900.0, 1500.0), Arrangement::Narrow { table } if (table - 600.0).abs() < 1.0));
        assert!(matches!(of(2580.0, 1000.0), Arrangement::Wide { side } if side <= 420.0));
    }

    #[test]
    fn a_table_is_laid_out_for_the_shape_of_its_window() {
        let best = |width: f32, height: f32| Arrangement::best(vec2(width, height - 62.0), SHAPES.into_iter());
        for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0), (3840.0, 2160.0), (1280.0, 800.0), (640.0, 360.0)] {
            let (arrangement, layout) = best(width, height);
            assert!(layout.is_none() && matches!(arrangement, Arrangement::Classic { .. }), "{width} × {height}");
        }
        for (width, height) in [(3440.0, 1440.0), (2560.0, 1080.0), (5120.0, 1440.0)] {
            assert_eq!(best(width, height).1, Some(0), "{width} × {height}");
        }
        for (width, height) in [(1080.0, 1920.0), (1200.0, 1600.0)] {
            let (arrangement, layout) = best(width, height);
            assert!(layout == Some(1) && matches!(arrangement, Arrangement::Narrow { .. }), "{width} × {height}");
        }
    }

    #[test]
    fn a_table_without_other_layouts_is_shown_as_it_is_in_every_window() {
        for (width, height) in [(1280.0, 720.0), (3440.0, 1440.0), (1080.0, 1920.0)] {
            assert_eq!(Arrangement::best(vec2(width, height), SHAPES.into_iter().take(1)).1, None);
        }
    }
}
