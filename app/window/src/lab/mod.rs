//! The lab, in which bots play many games and the statistics are compared.
//!
//! [`columns`] contains the columns to compare, [`measured`] contains a run and its results, [`answers`] and
//! [`results`] draw the figures, and [`plots`] and [`named`] draw the charts. [`replay`] opens the game behind
//! a value, and [`export`] writes the results to a file.

pub mod answers;
pub mod columns;
pub mod export;
pub mod marks;
pub mod measured;
pub mod named;
mod panels;
pub mod plots;
pub mod replay;
pub mod results;

use std::time::Duration;

use egui::{
    Align, CentralPanel, Color32, Frame, Key, Layout, Margin, Panel, Popup, ProgressBar, RichText, ScrollArea,
    TextEdit, TextStyle, Ui, vec2,
};
use rondel_charts::Goal;
use rondel_painter::dropdown::Dropdown;
use rondel_painter::header::{Header, HeaderButton};
use rondel_painter::{theme, widgets};

use self::columns::{ColumnRequest, Draft, MOST, badge_ui};
use self::export::{Export, ExportFormat};
use self::marks::Behind;
use self::measured::Measured;
use self::replay::Opening;
use super::command::Command;
use super::context::AppContext;
use super::options::{hint, section};

/// The lab screen.
pub struct Lab {
    drafts: Vec<Draft>,
    /// Number of columns created so far, from which unique column numbers are derived.
    made: usize,
    goal: Goal,
    seed: String,
    fault: Option<String>,
    measured: Option<Measured>,
    opening: Option<Opening>,
    export: Option<Export>,
    /// Whether the seed field has the focus. If so, Escape leaves the field instead of the lab.
    typing: bool,
}

/// The available lengths of a run.
const GOALS: [Goal; 7] = [
    Goal::Games(20),
    Goal::Games(100),
    Goal::Games(300),
    Goal::Games(1000),
    Goal::Games(3000),
    Goal::Time(Duration::from_secs(30)),
    Goal::Time(Duration::from_mins(2)),
];

/// Number of columns in a new lab.
const PROPOSED: usize = 3;

impl Lab {
    /// Creates the lab with columns for the longest games.
    pub fn new(cx: &AppContext) -> Self {
        let mut longest = cx.plugins.clone();
        longest.sort_by_key(|plugin| std::cmp::Reverse(plugin.minutes));
        longest.truncate(PROPOSED);
        let drafts: Vec<Draft> =
            longest.into_iter().enumerate().map(|(number, plugin)| Draft::new(cx, plugin, number)).collect();
        Self {
            made: drafts.len(),
            drafts,
            goal: GOALS[2],
            seed: cx.seed().to_string(),
            fault: None,
            measured: None,
            opening: None,
            export: None,
            typing: false,
        }
    }

    /// Returns the current or last run, if any.
    pub fn measured(&self) -> Option<&Measured> {
        self.measured.as_ref()
    }

    /// Draws the screen. `free` is `false` while a dialog covers it.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut AppContext, free: bool) {
        // Open lists handle Escape themselves.
        let taken = Popup::is_any_open(ui.ctx()) || self.typing || self.export.is_some() || !free;
        let escape = !taken && ui.input(|input| input.key_pressed(Key::Escape));
        cx.send_if(escape.then_some(Command::Leave));
        if let Some(measured) = &mut self.measured
            && let Some(fault) = measured.advance(ui.ctx(), &cx.words)
        {
            self.fault = Some(fault);
        }
        let palette = theme::palette(ui.ctx());
        let bar = Frame::NONE.fill(palette.panel).inner_margin(Margin::symmetric(12, 6));
        Panel::top("lab header").frame(bar).show(ui, |ui| self.header_ui(ui, cx));
        let side = Frame::NONE.fill(palette.panel).inner_margin(Margin::same(14));
        Panel::left("lab columns").exact_size(352.0).resizable(false).frame(side).show(ui, |ui| {
            self.side_ui(ui, cx);
        });
        let page = Frame::NONE.fill(theme::between(palette.panel, palette.edge, 0.18));
        CentralPanel::default().frame(page).show(ui, |ui| {
            if let (Some(behind), Some(measured)) = (self.page_ui(ui, cx), &self.measured) {
                self.opening = Opening::start(ui.ctx(), measured.columns(), behind);
            }
        });
        if let Some(export) = &mut self.export
            && let Some(measured) = &self.measured
            && !export.ui(ui.ctx(), cx, measured)
        {
            self.export = None;
        }
        self.take_opened(cx);
    }

    fn header_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        const SIZE: f32 = 25.0;
        let measured = self.measured.as_ref().filter(|measured| !measured.is_empty());
        let formats = if measured.is_some() { ExportFormat::ALL.as_slice() } else { &[] };
        let mut buttons: Vec<HeaderButton> =
            formats.iter().map(|format| HeaderButton::new(format.words(&cx.words))).collect();
        buttons.push(HeaderButton::icon("settings", cx.words.word("settings-title")));
        let laid = |words: String, font| ui.painter().layout_no_wrap(words, font, Color32::PLACEHOLDER).size();
        let title = laid(cx.words.word("lab-title"), theme::serif(SIZE));
        let tagline = laid(cx.words.word("lab-tagline"), TextStyle::Body.resolve(ui.style())).x;
        let gap = ui.spacing().item_spacing.x;
        let wanted = vec2(widgets::ICON_BUTTON + 2.0 * gap + 4.0 + title.x, title.y.max(46.0));
        let mut header = Header::new(ui, wanted, &buttons);
        header.title_ui(|ui| {
            if widgets::icon_button(ui, &mut cx.icons, "home", cx.words.word("header-home"), false).clicked() {
                cx.send(Command::Leave);
            }
            ui.add_space(4.0);
            let title = RichText::new(cx.words.word("lab-title")).font(theme::serif(SIZE));
            widgets::shortened_ui(ui, ui.available_width(), title);
            // The tagline is omitted if the buttons need its space.
            if tagline + gap < ui.available_width() {
                ui.label(RichText::new(cx.words.word("lab-tagline")).color(theme::palette(ui.ctx()).faint));
            }
        });
        let clicked = header.buttons_ui(&mut cx.icons, &buttons);
        match clicked.map(|click| formats.get(click.button)) {
            None => {}
            Some(None) => cx.send(Command::OpenSettings),
            Some(Some(format)) => self.export = measured.map(|measured| Export::new(*format, measured, cx)),
        }
    }

    /// Draws the columns to compare, and below them the length of the run.
    fn side_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        Panel::bottom("lab run").frame(Frame::NONE).show_separator_line(false).show(ui, |ui| self.run_ui(ui, cx));
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            let few = self.drafts.len() == 1;
            let many = self.drafts.len() == MOST;
            let mut wish = None;
            for (place, draft) in self.drafts.iter_mut().enumerate() {
                wish = draft.ui(ui, cx, place, few, many).map(|wish| (place, wish)).or(wish);
                ui.add_space(2.0);
            }
            if !many && ui.button(cx.words.word("lab-add")).clicked() {
                wish = Some((self.drafts.len() - 1, ColumnRequest::Another));
            }
            if let Some((place, wish)) = wish {
                self.grant(cx, place, wish);
            }
        });
    }

    fn grant(&mut self, cx: &AppContext, place: usize, wish: ColumnRequest) {
        let number = self.made;
        let more = match wish {
            ColumnRequest::Away => {
                self.drafts.remove(place);
                return;
            }
            ColumnRequest::Copy => self.drafts[place].copy(number),
            ColumnRequest::Another => {
                // Prefers a game that is not in any column yet.
                let stands = |id: &str| self.drafts.iter().any(|draft| draft.plugin().id == id);
                let free = cx.plugins.iter().find(|plugin| !stands(plugin.id)).or(cx.plugins.first());
                let Some(plugin) = free else { return };
                Draft::new(cx, plugin, number)
            }
        };
        self.made += 1;
        self.drafts.insert(place + 1, more);
    }

    fn run_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let words = &cx.words;
        section(ui, words.word("lab-amount"));
        ui.horizontal(|ui| {
            let goals = GOALS.map(|goal| (goal, goal_name(goal, cx)));
            Dropdown::new("amount", words.word("lab-amount")).width(130.0).value(ui, &mut self.goal, &goals);
            ui.label(words.word("lab-seed"));
            let edit = TextEdit::singleline(&mut self.seed).char_limit(20).desired_width(f32::INFINITY);
            let edit = ui.add(edit).on_hover_text(words.word("lab-seed-hint"));
            self.typing = edit.has_focus();
            edit.accessible_name(words.word("lab-seed"));
        });
        ui.add_space(4.0);
        if let Some(fault) = &self.fault {
            ui.colored_label(theme::palette(ui.ctx()).alarm, fault);
        }
        if let Some(measured) = self.measured.as_ref().filter(|measured| measured.is_running()) {
            progress_ui(ui, cx, measured);
            return;
        }
        let sound = self.drafts.iter().all(Draft::is_sound);
        let start = ui.add_enabled_ui(sound, |ui| widgets::primary(ui, words.word("lab-start"))).inner;
        hint(ui, words.word("lab-start-hint"));
        if start.clicked() {
            self.start(cx);
        }
    }

    fn start(&mut self, cx: &AppContext) {
        self.fault = None;
        let Ok(seed) = self.seed.trim().parse::<u64>() else {
            self.fault = Some(cx.words.word("new-seed-bad"));
            return;
        };
        let column = |draft: &Draft| Ok((draft.column(&cx.words, seed)?, draft.content().to_vec()));
        let columns: Result<Vec<_>, String> = self.drafts.iter().map(column).collect();
        match columns.and_then(|columns| Measured::start(columns, self.goal)) {
            Ok(measured) => {
                self.opening = None;
                self.measured = Some(measured);
            }
            Err(why) => self.fault = Some(why),
        }
    }

    /// Draws the results. Returns the game behind a value that was clicked.
    fn page_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) -> Option<Behind> {
        let mut behind = None;
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            Frame::NONE.inner_margin(Margin::symmetric(22, 18)).show(ui, |ui| {
                self.opening_ui(ui, cx);
                match &self.measured {
                    None => self.welcome_ui(ui, cx),
                    Some(measured) if measured.is_empty() => {
                        ui.label(RichText::new(cx.words.word("lab-first")).color(theme::palette(ui.ctx()).faint));
                    }
                    Some(measured) => {
                        self.stale_ui(ui, cx, measured);
                        results::ui(ui, cx, measured);
                        ui.add_space(18.0);
                        behind = plots::ui(ui, cx, measured);
                    }
                }
            });
        });
        behind
    }

    /// Draws an introduction to the lab, shown before the first run.
    fn welcome_ui(&self, ui: &mut Ui, cx: &mut AppContext) {
        ui.add_space(ui.available_height().min(700.0) * 0.16);
        ui.vertical_centered(|ui| {
            let palette = theme::palette(ui.ctx());
            widgets::house_icon(ui, &mut cx.icons, "lab", 64.0, palette.brand);
            ui.add_space(6.0);
            widgets::heading(ui, cx.words.word("lab-welcome"), 30.0);
            ui.add_space(4.0);
            ui.scope(|ui| {
                ui.set_max_width(620.0);
                ui.label(RichText::new(cx.words.word("lab-welcome-how")).size(16.0).color(palette.faint));
            });
            ui.add_space(18.0);
            for (place, draft) in self.drafts.iter().enumerate() {
                ui.horizontal(|ui| {
                    ui.add_space((ui.available_width() - 190.0).max(0.0) / 2.0);
                    badge_ui(ui, place, 22.0);
                    ui.label(RichText::new(cx.words.of(draft.plugin().id).word("title")).font(theme::serif(19.0)));
                });
            }
        });
    }

    /// Draws a note if the columns have changed since the last run.
    fn stale_ui(&self, ui: &mut Ui, cx: &AppContext, measured: &Measured) {
        let same = measured.columns().len() == self.drafts.len()
            && measured.columns().iter().zip(&self.drafts).all(|(column, draft)| column.name == draft.spec());
        if !same {
            let words = RichText::new(cx.words.word("lab-stale")).font(theme::strong(14.0));
            ui.label(words.color(theme::palette(ui.ctx()).brand));
            ui.add_space(6.0);
        }
    }

    /// Draws a message while a game is being replayed.
    fn opening_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        let Some(opening) = &self.opening else { return };
        let mut given_up = false;
        widgets::sheet(ui).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.label(cx.words.with("lab-opening", "number", opening.behind.game as usize + 1));
                given_up = ui.button(cx.words.word("cancel")).clicked();
            });
        });
        ui.add_space(10.0);
        if given_up {
            self.opening = None;
        }
    }

    /// Opens the requested game once it has been replayed.
    fn take_opened(&mut self, cx: &AppContext) {
        let Some(opened) = self.opening.as_ref().and_then(|opening| opening.opened(cx)) else { return };
        self.opening = None;
        match opened {
            Ok(table) => cx.send(Command::ShowGame(Box::new(table))),
            Err(why) => self.fault = Some(why),
        }
    }
}

/// Draws the progress of the run and the button that stops it.
fn progress_ui(ui: &mut Ui, cx: &AppContext, measured: &Measured) {
    let told = measured.progress_words(&cx.words);
    let bar = ProgressBar::new(measured.progress()).desired_height(16.0).corner_radius(8.0);
    ui.add(bar.fill(theme::palette(ui.ctx()).point)).accessible_name(told.clone());
    ui.horizontal(|ui| {
        ui.label(RichText::new(told).size(13.0));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(cx.words.word("lab-stop")).clicked() {
                measured.stop();
            }
        });
    });
}

fn goal_name(goal: Goal, cx: &AppContext) -> String {
    match goal {
        Goal::Games(count) => cx.words.with("lab-games", "count", count as usize),
        Goal::Time(time) if time.as_secs() < 60 => cx.words.with("lab-seconds", "count", time.as_secs() as usize),
        Goal::Time(time) => cx.words.with("lab-minutes", "count", time.as_secs() as usize / 60),
    }
}
