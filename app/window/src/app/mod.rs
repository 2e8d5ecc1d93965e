//! The main window, which shows one screen at a time and dialogs above it.

mod commands;
mod leaving;
mod live;
mod online;
mod opening;
mod practising;
mod sharing;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

use egui::{Context, Id, Key, Modifiers, Ui, ViewportCommand};
use rondel::Plugin;

use self::live::Live;

pub use self::opening::{Opens, Start};
use crate::aid::Aid;
use crate::command::{Command, Departure};
use crate::content::{Reply, Trial};
use crate::context::AppContext;
use crate::dialogs::{AskFile, FileAnswer, settings_ui, unsaved_ui, waiting_ui};
use crate::home::Home;
use crate::lab::Lab;
use crate::lessons::lessons_ui;
use crate::library::LibraryScreen;
use crate::making::Making;
use crate::matrix::Matrix;
use crate::newgame::NewGame;
use crate::notifying::Notifier;
use crate::online::{OnlineDialog, OnlineTables};
use crate::play::Play;
use crate::rules::Rules;
use crate::sharing::Share;
use crate::{keys, own_luck, practice, window};
use rondel_painter::{linked, theme, widgets};
use rondel_sound::Sounds;
use rondel_tables::practice::Practised;
use rondel_tables::{DealQuestion, TableKey};

/// The state of the application window.
pub struct Shell {
    cx: AppContext,
    /// Tables with remote players.
    online: OnlineTables,
    screen: Screen,
    /// The lab, whose state is kept until the window is closed.
    lab: Option<Box<Lab>>,
    /// The library, whose state is also kept until the window is closed.
    library: Option<Box<LibraryScreen>>,
    overlay: Option<Overlay>,
    rules: Option<Rules>,
    /// The player aid next to the table, which does not block the game.
    aid: Option<Aid>,
    /// The settings of closed new-game dialogs, by game.
    drafts: BTreeMap<&'static str, Box<NewGame>>,
    /// The next game with the same players, while it is being set up.
    next: Option<TableKey>,
    /// The export in progress.
    making: Option<Making>,
    /// The folder of the game under development.
    live: Option<Live>,
    origin: Origin,
    focus: FocusReturn,
    viewport: ViewportState,
}

/// The information for leaving the current game: how the user reached it, and the positions practised so far.
struct Origin {
    /// Whether the game was opened from the library, so that leaving the game returns there.
    back_to_library: bool,
    /// The suspended game whose mistakes are being practised.
    behind: Option<Box<Play>>,
    /// The positions that have been practised.
    practised: Practised,
}

/// Restores the keyboard focus after a dialog is closed.
#[derive(Default)]
struct FocusReturn {
    /// The widget that had the focus when the dialog was opened.
    opener: Option<Id>,
    /// The widget to focus and the remaining number of attempts. Several attempts are needed, because a closed
    /// dialog keeps the focus for one more frame.
    returning: Option<(Id, u8)>,
}

/// The state of the operating system window.
#[derive(Default)]
struct ViewportState {
    title: String,
    /// Whether the user has agreed to close the window despite an unsaved game.
    closes_anyway: bool,
}

enum Screen {
    Home(Box<Home>),
    Matrix(Box<Matrix>),
    Play(Box<Play>),
    Lab,
    Library,
}

enum Overlay {
    New(Box<NewGame>),
    /// The file dialog, and the departure to perform once the file is saved, if any.
    File(AskFile, Option<Departure>),
    /// The dialog for sharing the game.
    Share(Share),
    Settings,
    /// The list of a game's lessons.
    Lessons(&'static Plugin),
    /// The dialog that selects positions to practise.
    Practice(practice::PracticeDialog),
    /// The list of keyboard shortcuts.
    Keys,
    Unsaved(Departure),
    /// The question whether the player wants to resign.
    Resign,
    /// The question for a result of the deal, which people enter.
    Deal(&'static Plugin, Box<DealQuestion>),
    /// The question for the result of a random event in the game.
    Luck,
    /// The dialog for inviting guests or joining a remote table.
    Online(OnlineDialog),
    /// The trial of a saved game's custom content, which must pass before the game is opened.
    Trial(PathBuf, Trial),
}

const FRAMES_TO_RETURN: u8 = 3;

impl Shell {
    /// Creates the shell in an egui context.
    pub fn new(ctx: &Context, start: Start) -> Self {
        theme::install(ctx);
        let cx = AppContext::open(start.store, start.seed);
        theme::apply(ctx, &cx.settings);
        let screen = Screen::Home(Box::new(Home::new(&cx)));
        let practised = Practised::read(&cx.store.practised_file());
        let mut shell = Self {
            cx,
            online: OnlineTables::default(),
            screen,
            lab: None,
            library: None,
            overlay: None,
            rules: None,
            aid: None,
            drafts: BTreeMap::new(),
            next: None,
            making: None,
            live: None,
            origin: Origin { back_to_library: false, behind: None, practised },
            focus: FocusReturn::default(),
            viewport: ViewportState::default(),
        };
        match start.opens {
            Opens::Home => {}
            Opens::File(file) => {
                if let Err(why) = shell.resume(ctx, file) {
                    shell.cx.notices.push(why);
                }
            }
            Opens::Folder(folder) => shell.follow(ctx, folder),
        }
        shell
    }

    /// Sets the sound output.
    #[must_use]
    pub fn with_sounds(mut self, sounds: Sounds) -> Self {
        self.cx.sounds = sounds;
        self
    }

    /// Sets the notifier used while the window is in the background.
    #[must_use]
    pub fn with_notifier(mut self, notifier: Notifier) -> Self {
        self.cx.notifier = notifier;
        self
    }

    /// Returns the current game, if any.
    pub fn play(&self) -> Option<&Play> {
        if let Screen::Play(play) = &self.screen { Some(play) } else { None }
    }

    /// Returns the lab, if it has been opened.
    pub fn lab(&self) -> Option<&Lab> {
        self.lab.as_deref()
    }

    /// Returns the library, if it has been opened.
    pub fn library(&self) -> Option<&LibraryScreen> {
        self.library.as_deref()
    }

    /// Returns the context shared by all screens.
    pub fn context(&self) -> &AppContext {
        &self.cx
    }

    /// Draws one frame.
    pub fn frame(&mut self, ui: &mut Ui) {
        self.cx.begin_frame(ui.ctx());
        theme::apply(ui.ctx(), &self.cx.settings);
        let words = (self.cx.words.language().to_owned(), self.cx.settings.clone());
        window::note(ui.ctx(), &mut self.cx.settings.window);
        self.close_requested(ui.ctx());
        self.take_dropped(ui.ctx());
        self.take_pasted(ui.ctx());
        self.take_live();
        self.notices_ui(ui);
        self.live_ui(ui);
        self.news_ui(ui);
        self.making_ui(ui);
        let free = self.is_free();
        if free && self.aid_is_shown() && Aid::closes(ui.ctx()) {
            self.aid = None;
        }
        let focused = ui.ctx().memory(egui::Memory::focused);
        let cx = &mut self.cx;
        match &mut self.screen {
            Screen::Home(home) => home.ui(ui, cx, &self.online),
            Screen::Matrix(matrix) => matrix.ui(ui, cx, free),
            Screen::Play(play) => play.ui(ui, cx, free),
            Screen::Lab => self.lab.get_or_insert_with(|| Box::new(Lab::new(cx))).ui(ui, cx, free),
            Screen::Library => {
                let shelves = self.library.get_or_insert_with(|| Box::new(LibraryScreen::open(ui.ctx(), cx)));
                shelves.ui(ui, cx, free);
            }
        }
        self.run_commands(ui.ctx());
        self.overlay_ui(ui);
        self.run_commands(ui.ctx());
        if let Some(rules) = &mut self.rules
            && !rules.ui(ui.ctx(), &mut self.cx)
        {
            self.rules = None;
        }
        self.aid_ui(ui.ctx());
        self.read_asked(ui.ctx());
        self.keys(ui);
        self.lead_focus(ui.ctx(), free, focused);
        widgets::focus_ring(ui.ctx());
        window::hovering_ui(ui.ctx(), &self.cx);
        self.entitle(ui.ctx());
        if words.0 != self.cx.words.language()
            && let Screen::Play(play) = &mut self.screen
        {
            play.read(&self.cx);
        }
    }

    /// Returns whether a table is visible, so that the player aid can be shown next to it.
    fn is_at_table(&self) -> bool {
        self.play().is_some_and(|play| !play.covered())
    }

    /// Returns whether the player aid is visible.
    fn aid_is_shown(&self) -> bool {
        self.aid.is_some() && self.is_at_table()
    }

    fn aid_ui(&mut self, ctx: &Context) {
        if self.aid_is_shown()
            && let Some(aid) = &mut self.aid
            && !aid.ui(ctx, &mut self.cx)
        {
            self.aid = None;
        }
    }

    /// Opens or closes the player aid.
    fn toggle_aid(&mut self) {
        let Screen::Play(play) = &self.screen else { return };
        if !self.is_at_table() {
            return;
        }
        self.aid = match self.aid.take() {
            Some(_) => None,
            None => Some(Aid::open(play.game(), play.view().goals(), &self.cx)),
        };
    }

    /// Opens the rulebook at the rule whose link was clicked, or scrolls to the rule if the rulebook is already open.
    fn read_asked(&mut self, ctx: &Context) {
        let Some((plugin, rule)) = linked::asked(ctx) else { return };
        match &mut self.rules {
            Some(rules) if rules.plugin.id == plugin.id => rules.go_to(rule),
            _ => self.rules = Some(Rules::open(plugin, &self.cx, Some(rule))),
        }
    }

    /// Returns whether the screen is not covered by a dialog or the rulebook.
    fn is_free(&self) -> bool {
        self.overlay.is_none() && self.rules.is_none()
    }

    /// Returns the focus to the widget that opened a dialog, once the dialog is closed. `was_free` and
    /// `focused` describe the state at the start of the frame.
    fn lead_focus(&mut self, ctx: &Context, was_free: bool, focused: Option<Id>) {
        if was_free && !self.is_free() {
            self.focus.opener = focused;
        } else if !was_free && self.is_free() {
            self.focus.returning = self.focus.opener.take().map(|opener| (opener, FRAMES_TO_RETURN));
        }
        if let Some((opener, frames)) = self.focus.returning.take() {
            ctx.memory_mut(|memory| memory.request_focus(opener));
            ctx.request_repaint();
            self.focus.returning = (frames > 1).then_some((opener, frames - 1));
        }
    }

    fn keys(&mut self, ui: &Ui) {
        window::keys(ui.ctx(), &mut self.cx.settings.window);
        if ui.input(|input| input.key_pressed(Key::F1)) {
            match (&self.rules, &self.screen) {
                (None, Screen::Play(play)) => self.rules = Some(Rules::open(play.game(), &self.cx, None)),
                (None, _) if self.overlay.is_none() => self.overlay = Some(Overlay::Keys),
                _ => self.rules = None,
            }
        }
        if self.is_free() && ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::F4)) {
            self.toggle_aid();
        }
        let is_home = self.is_free() && matches!(self.screen, Screen::Home(_));
        if is_home && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::L)) {
            self.enter_library(ui.ctx());
        }
        if self.is_free() && keys::asked_for(ui.ctx()) {
            self.overlay = Some(Overlay::Keys);
        }
    }

    /// Sets the window title. At a table, the title consists of the game's name and the player to move. The title
    /// must not reveal anything else about the game.
    fn entitle(&mut self, ctx: &Context) {
        let title = self.called();
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |window| window.set_label(title.as_str()));
        self.write_title(ctx, title);
    }

    fn called(&self) -> String {
        let word = |key| self.cx.words.word(key);
        let what = self.title_of_call().unwrap_or_else(|| match &self.screen {
            Screen::Home(_) => String::new(),
            Screen::Lab => word("lab-title"),
            Screen::Matrix(_) => word("matrix-title"),
            Screen::Library => word("library-title"),
            Screen::Play(play) => play.view().title(&self.cx),
        });
        if what.is_empty() { "Rondel".to_owned() } else { format!("{what} – Rondel") }
    }

    fn write_title(&mut self, ctx: &Context, title: String) {
        if title != self.viewport.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.viewport.title = title;
        }
    }

    fn notices_ui(&mut self, ui: &mut Ui) {
        let mut away = None;
        for (index, notice) in self.cx.notices.iter().enumerate() {
            widgets::notice_ui(ui, ("notice", index), |ui| {
                ui.label(widgets::notice_words(notice));
                if ui.button(self.cx.words.word("notice-away")).clicked() {
                    away = Some(index);
                }
            });
        }
        if let Some(index) = away {
            self.cx.notices.remove(index);
        }
    }

    fn overlay_ui(&mut self, ui: &mut Ui) {
        if let Screen::Play(play) = &self.screen
            && self.is_free()
            && play.asks_luck()
        {
            self.overlay = Some(Overlay::Luck);
        }
        let (ctx, cx) = (ui.ctx().clone(), &mut self.cx);
        match (&mut self.overlay, &self.screen) {
            (Some(Overlay::Settings), _) => settings_ui(&ctx, cx),
            (Some(Overlay::Keys), _) => keys::sheet_ui(&ctx, cx),
            (Some(Overlay::New(new)), _) => new.ui(ui, cx),
            (Some(Overlay::Lessons(plugin)), _) => lessons_ui(&ctx, plugin, cx),
            (Some(Overlay::Practice(dialog)), _) => dialog.ui(&ctx, cx),
            (Some(Overlay::Share(share)), Screen::Play(play)) => share.ui(&ctx, cx, play),
            (Some(Overlay::Unsaved(departure)), Screen::Play(play)) => match play.view().trouble() {
                Some(trouble) => unsaved_ui(&ctx, cx, trouble, *departure),
                // The game may have been saved by a later attempt.
                None => cx.send(Command::Depart(*departure)),
            },
            (Some(Overlay::Resign), Screen::Play(play)) => play.resign_ui(&ctx, cx),
            (Some(Overlay::Deal(_, question)), _) => own_luck::deal_ui(&ctx, cx, question),
            (Some(Overlay::Luck), Screen::Play(play)) => play.luck_ui(&ctx, cx),
            (None | Some(Overlay::Share(_) | Overlay::Unsaved(_) | Overlay::Resign | Overlay::Luck), _) => {}
            (Some(Overlay::File(ask, _)), _) => match ask.ui(&ctx, cx) {
                None => {}
                Some(FileAnswer::Never) => cx.send(Command::CloseDialog),
                Some(FileAnswer::File(path)) => cx.send(Command::UseFile(path)),
            },
            (Some(Overlay::Trial(path, trial)), _) => match trial.reply() {
                Reply::Running => waiting_ui(&ctx, cx),
                Reply::Finished(_) => cx.send(Command::OpenAfterTrial(path.clone())),
            },
            (Some(Overlay::Online(dialog)), _) => match dialog.ui(&mut self.online, &ctx, cx) {
                ControlFlow::Continue(()) => {}
                ControlFlow::Break(None) => cx.send(Command::CloseDialog),
                ControlFlow::Break(Some(table)) => cx.send(Command::SitDown(table)),
            },
        }
    }

    /// Begins or continues a lesson. If the saved step cannot be reached, for example because the game has changed, the
    /// lesson is restarted.
    pub(super) fn teach(&mut self, plugin: &'static Plugin, name: &'static str, step: usize) {
        let taught = Play::teach(&self.cx, plugin, name, step).or_else(|_| Play::teach(&self.cx, plugin, name, 0));
        match taught {
            Ok(play) => self.sit_down(play),
            Err(error) => {
                self.overlay = None;
                self.cx.notices.push(self.cx.words.with("lesson-unplayable", "reason", error.to_string()));
            }
        }
    }

    fn sit_down(&mut self, play: Play) {
        self.overlay = None;
        self.rules = None;
        self.aid = None;
        self.origin.back_to_library = false;
        self.origin.behind = None;
        self.change_screen(Screen::Play(Box::new(play)));
    }
}

impl eframe::App for Shell {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.attend(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.frame(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.cx.keep_settings();
        self.note_practised();
        if let Screen::Play(play) = &self.screen {
            play.keep_found();
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}
