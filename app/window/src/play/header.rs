//! The header above the table, with the seat to move and its prompt.

use egui::{Align, Label, Layout, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};
use rondel::{NonPlayer, Seat, Table, Text, Turn};
use rondel_painter::header::{self, Header, HeaderButton};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::widgets::shortened_ui;
use rondel_painter::{theme, widgets};
use rondel_presenter::heard::heaviest;

use super::focus::Area;
use super::standing::{warning_ui, warning_width};
use super::{GameView, Mode, Play};
use crate::command::Command;
use crate::context::AppContext;
use crate::faults;

/// A tool button in the header.
#[derive(Clone, Copy)]
enum Tool {
    Result,
    Undo,
    Resign,
    LookBack,
    Goals,
    Review,
    Branches,
    People,
    Fit,
    Share,
    Aid,
    Rules,
    Settings,
}

/// Height of the first row, in points.
const HEIGHT: f32 = 50.0;
/// Distance between the button for leaving the game and the seat to move, in points.
const HOME: f32 = 4.0;
/// Minimum width of a warning next to the prompt, in points.
const WARNING: f32 = 170.0;
/// Font size of player names and remarks, in points.
const SMALL: f32 = 13.0;

fn buttons(tools: &[(Tool, &'static str, &'static str, bool)], cx: &AppContext) -> Vec<HeaderButton> {
    tools.iter().map(|(_, icon, words, on)| HeaderButton::icon(icon, cx.words.word(words)).on(*on)).collect()
}

impl GameView {
    /// Returns remarks, for example that the file was written by another version of the game.
    fn remarks(&self, cx: &AppContext) -> Vec<String> {
        let watchers = self.held.watchers();
        let watched = if self.looks_on() {
            Some(cx.words.word("far-looking-on"))
        } else {
            (watchers > 0).then(|| cx.words.with("far-watched", "count", watchers))
        };
        watched.into_iter().chain(self.remarks.iter().map(|remark| faults::notice(remark, &cx.words))).collect()
    }

    /// Draws names or a headline on one line, followed by remarks. Each part is truncated if there is too
    /// little space.
    fn line_ui(&self, ui: &mut Ui, named: impl IntoIterator<Item = RichText>, cx: &AppContext) {
        /// Maximum share of the line for the remarks.
        const REMARKS: f32 = 0.4;
        let faint = theme::palette(ui.ctx()).faint;
        let remarks = self.remarks(cx).join("  ·  ");
        let width = if remarks.is_empty() {
            0.0
        } else {
            let laid = ui.painter().layout_no_wrap(remarks.clone(), theme::text(SMALL), faint);
            (laid.size().x + ui.spacing().item_spacing.x).min(ui.available_width() * REMARKS)
        };
        for named in named {
            let room = ui.available_width() - width;
            if room > 0.0 {
                shortened_ui(ui, room, named);
            }
        }
        if !remarks.is_empty() {
            shortened_ui(ui, ui.available_width(), RichText::new(remarks).size(SMALL).color(faint));
        }
    }

    /// Draws a seat's emblem: its icon in the game, or its symbol if there is no icon.
    pub(super) fn emblem_ui(&self, ui: &mut Ui, cx: &mut AppContext, seat: Seat, size: f32) {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
        let icon = self.held.players().into_iter().find(|sitter| sitter.seat == seat).and_then(|sitter| sitter.icon);
        let icons = &mut cx.icons;
        let paint = |icon| widgets::paint_game_icon(ui, icons, self.plugin, icon, rect, egui::Color32::WHITE);
        if !icon.is_some_and(paint) {
            seat_shape(ui.painter(), rect.center(), size * 0.42, seat);
        }
    }

    /// Returns the width of the emblem and the prompt of a person who decides, or 0 if nobody is asked.
    fn prompt_width(&self, ui: &Ui) -> f32 {
        /// Width of the emblem, with the gaps beside it, in points.
        const EMBLEM: f32 = 60.0;
        if self.deciding_here().is_none() {
            return 0.0;
        }
        let prompt = self.reading.prompt.clone();
        EMBLEM + ui.painter().layout_no_wrap(prompt, theme::text(15.0), egui::Color32::WHITE).size().x
    }

    fn turn_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let palette = theme::palette(ui.ctx());
        // In a past position, neither the seat to move nor the winner is shown.
        if self.watching.looks_back() {
            let ply = self.watching.step().map_or(0, |step| step.place.ply);
            let place = Text::new("replay-place").with("ply", ply).with("plies", self.held.plies());
            let told = self.watching.step().is_some_and(|step| heaviest(&step.heard).is_some());
            let room = if told { ui.available_width() * 0.6 } else { ui.available_width() };
            ui.scope(|ui| {
                ui.set_max_width(room);
                self.line_ui(ui, [RichText::new(cx.words.say(&place)).font(theme::serif(20.0))], cx);
            });
            if let Some(told) = self.watching.step().and_then(|step| heaviest(&step.heard)) {
                let words = cx.words.of(self.plugin.id).say(&told.text);
                ui.add(Label::new(RichText::new(words).size(16.0)).truncate());
            }
            return;
        }
        match self.held.turn() {
            Turn::Decide(decides) => {
                let seat = self.acts(decides);
                let phase = self.phase().map(|phase| cx.words.of(self.plugin.id).say(&phase.name));
                if phase.is_some() {
                    ui.allocate_exact_size(Vec2::splat(34.0), Sense::hover());
                } else {
                    self.emblem_ui(ui, cx, seat, 34.0);
                }
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.add_space(1.0);
                    let player = if phase.is_some() { None } else { self.player_beside(seat, cx) };
                    let name = phase.unwrap_or_else(|| self.seat_name(seat, cx));
                    let name = RichText::new(name).font(theme::serif(19.0));
                    let player = player.map(|player| RichText::new(player).size(SMALL).color(palette.faint));
                    ui.horizontal(|ui| self.line_ui(ui, [name].into_iter().chain(player), cx));
                    let line = if self.has_answered() {
                        RichText::new("")
                    } else if let Some(caption) = self.caption().filter(|_| !self.is_settled()) {
                        RichText::new(caption).size(15.0).strong()
                    } else if self.is_person(seat) && !self.held.is_choosing() && self.is_settled() {
                        RichText::new(&self.reading.prompt).size(15.0)
                    } else if let Some(caption) = self.caption().filter(|_| !self.tells_own_step()) {
                        RichText::new(caption).size(15.0).strong()
                    } else if self.mode.lesson().is_some() {
                        RichText::new("")
                    } else if self.held.here().is_some_and(|table| table.luck_request().is_some()) {
                        RichText::new(cx.words.word("luck-waits")).size(15.0)
                    } else if let Some(waits) = self.waits_for(seat, cx) {
                        RichText::new(waits).size(15.0)
                    } else if !self.is_settled() {
                        // The last move is still being shown.
                        RichText::new("")
                    } else {
                        RichText::new(self.thinks(seat, cx)).size(15.0)
                    };
                    ui.add(Label::new(line).truncate());
                });
            }
            Turn::Over(_) => {
                let headline = self.reading.ending.as_ref().map(|ending| ending.headline.clone()).unwrap_or_default();
                self.line_ui(ui, [RichText::new(headline).font(theme::serif(20.0))], cx);
            }
        }
    }

    /// Returns the phase that is being shown, in which nobody acts.
    fn phase(&self) -> Option<&NonPlayer> {
        let step = self.watching.step().filter(|_| !self.is_settled())?;
        step.non_player.as_ref().filter(|phase| phase.look.is_none())
    }

    /// Returns the message that a bot or another program is thinking.
    fn thinks(&self, seat: Seat, cx: &AppContext) -> String {
        match self.held.player(seat) {
            Some(player) if player.program => cx.words.with("program-thinks", "name", player.name),
            _ => cx.words.word("bot-thinks"),
        }
    }

    /// Returns the caption, unless it would reveal what is found on the table.
    fn caption(&self) -> Option<&str> {
        self.announcer.caption.text().filter(|_| !self.watching.examines)
    }

    /// Returns whether the caption describes an action of a player at this screen.
    fn tells_own_step(&self) -> bool {
        self.announcer.caption.mover().is_some_and(|mover| self.is_person(mover))
    }

    /// Returns whether everything that has happened has been shown.
    fn is_settled(&self) -> bool {
        self.watching.is_present() && !self.watching.dwells
    }

    /// Returns the seat named in the header: the seat whose action the caption describes, or else the seat to move.
    pub(super) fn acts(&self, decides: Seat) -> Seat {
        let asked = self.is_person(decides) && !self.held.is_choosing() && self.is_settled();
        let is_past = |mover: Seat| asked || self.is_settled() && self.is_person(mover);
        self.announcer.caption.mover().filter(|mover| !is_past(*mover)).unwrap_or(decides)
    }

    /// Draws a band along the header's lower edge, in the colour of the seat named in the header, or in grey in a phase in
    /// which nobody acts.
    pub(super) fn banner_ui(&self, ui: &Ui) {
        const BAND: f32 = 5.0;
        if self.watching.looks_back() {
            return;
        }
        let Turn::Decide(seat) = self.held.turn() else { return };
        let colour = match self.phase() {
            Some(_) => theme::palette(ui.ctx()).faint,
            None => theme::seat_colour(self.acts(seat)),
        };
        let window = ui.ctx().content_rect();
        let bottom = ui.max_rect().bottom() + 6.0;
        let band = Rect::from_min_max(pos2(window.left(), bottom - BAND), pos2(window.right(), bottom));
        ui.ctx().layer_painter(ui.layer_id()).rect_filled(band, 0.0, colour);
    }
}

impl Play {
    /// Returns the height of the header in a window of this width, in points.
    pub(super) fn header_height(&self, ui: &Ui, width: f32, cx: &AppContext) -> f32 {
        header::height(ui, width, self.turn_size(ui), &buttons(&self.tools(), cx))
    }

    /// Returns the minimum space for the button for leaving the game and for the seat to move.
    fn turn_size(&self, ui: &Ui) -> Vec2 {
        /// Minimum widths for the seat to move and for a warning next to it.
        const WIDTHS: (f32, f32) = (260.0, 160.0);
        let warns = !self.game.covered() && warning_width(&self.goals, &self.game, WIDTHS.1) > 0.0;
        let width = WIDTHS.0 + if warns { WIDTHS.1 } else { 0.0 };
        vec2(widgets::ICON_BUTTON + ui.spacing().item_spacing.x + HOME + width, HEIGHT)
    }

    /// Draws the header and handles its buttons.
    pub(super) fn header_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let room = ui.max_rect();
        let tools = self.tools();
        let buttons = buttons(&tools, cx);
        let mut header = Header::new(ui, self.turn_size(ui), &buttons);
        header.title_ui(|ui| {
            let (icon, words) = match self.game.mode {
                Mode::Practice(_) => ("back", "practice-leave"),
                Mode::Replay => ("back", "lab-return"),
                Mode::Live | Mode::Lesson(_) | Mode::Plan(_) => ("home", "header-home"),
            };
            // The strip below has the buttons that leave a plan.
            if !self.game.mode.is_plan() {
                let home = widgets::icon_button(ui, &mut cx.icons, icon, cx.words.word(words), false);
                self.focus.header = Some(Area::beginning(&home, room));
                if home.clicked() {
                    cx.send(Command::Leave);
                }
                ui.add_space(HOME);
            }
            let gap = ui.spacing().item_spacing.x;
            let turn = vec2((ui.available_width() - gap).max(0.0), ui.available_height());
            let prompt = self.game.prompt_width(ui);
            let free = turn.x - prompt;
            let warning = if self.game.covered() { 0.0 } else { warning_width(&self.goals, &self.game, turn.x) };
            let warning = warning.min(free.max(WARNING));
            let phases = self.game.phases_width(turn.x - warning - gap, prompt);
            let beside = if phases > 0.0 { phases + gap } else { 0.0 };
            let turn = vec2((turn.x - warning - gap - beside).max(0.0), turn.y);
            ui.allocate_ui_with_layout(turn, Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(turn.x);
                self.game.turn_ui(ui, cx);
            });
            if phases > 0.0 {
                self.game.phases_ui(ui, cx, phases);
            }
            if warning > 0.0 {
                let own = <[Seat; 1]>::try_from(self.game.persons()).ok().map(|[only]| only);
                let asked = warning_ui(&self.goals, own, ui, cx, warning);
                self.run_if(asked, cx);
            }
        });
        if let Some(clicked) = header.buttons_ui(&mut cx.icons, &buttons) {
            self.use_tool(tools[clicked.button].0, cx);
        }
    }

    /// Returns the buttons on the right. Each button has an action, an icon, a message key, and a flag for
    /// whether it is active.
    fn tools(&self) -> Vec<(Tool, &'static str, &'static str, bool)> {
        let looks_back = self.game.watching.looks_back();
        let all = [
            (
                self.game.reading.ending.is_some() && self.game.mode.is_game(),
                Tool::Result,
                "trophy",
                "end-result",
                self.ending.open,
            ),
            (self.game.mode.is_live() && !self.game.looks_on(), Tool::Undo, "undo", "undo", false),
            (self.game.resigner().is_some(), Tool::Resign, "resign", "resign-open", false),
            (!self.game.covered() && self.game.held.plies() > 0, Tool::LookBack, "replay", "replay-title", looks_back),
            (
                !self.goals.is_empty() && !self.game.covered(),
                Tool::Goals,
                "goals",
                "standing-title",
                self.panel.is_goals(),
            ),
            (self.game.can_review(), Tool::Review, "review", "review-open", self.panel.is_reviewing()),
            (self.branches.can_branch(&self.game), Tool::Branches, "branch", "branch-title", self.is_branching()),
            (self.game.has_people_elsewhere(), Tool::People, "people", "far-title", self.online.open),
            (!self.game.table.is_fit(), Tool::Fit, "fit", "table-fit", false),
            (!self.game.covered() && self.game.mode.practice().is_none(), Tool::Share, "share", "share-title", false),
            (!self.game.covered(), Tool::Aid, "aid", "aid-title", false),
            (true, Tool::Rules, "rules", "rules-title", false),
            (true, Tool::Settings, "settings", "settings-title", false),
        ];
        let there = all.into_iter().filter(|(there, ..)| *there);
        there.map(|(_, tool, icon, words, on)| (tool, icon, words, on)).collect()
    }

    fn use_tool(&mut self, tool: Tool, cx: &AppContext) {
        match tool {
            Tool::Result => {
                self.go_on(cx);
                self.ending.open = true;
            }
            Tool::Undo => self.undo(cx),
            Tool::Resign => cx.send(Command::AskToResign),
            Tool::LookBack => self.toggle_looking_back(cx),
            Tool::Goals => self.open_standing(!self.panel.is_goals()),
            Tool::Review => self.toggle_review(cx),
            Tool::Branches => self.open_branches(!self.is_branching(), cx),
            Tool::People => self.online.open = !self.online.open,
            Tool::Fit => self.game.table.fit(),
            Tool::Share => cx.send(Command::Share),
            Tool::Aid => cx.send(Command::ToggleAid),
            Tool::Rules => cx.send(Command::OpenRules(self.game.plugin, None)),
            Tool::Settings => cx.send(Command::OpenSettings),
        }
    }
}
