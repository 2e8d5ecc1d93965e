//! The window: one screen at a time, dialogs over it.

use std::path::PathBuf;

use egui::{Color32, Context, Frame, Key, Margin, Panel, RichText, Ui, ViewportCommand};

use super::content::{Reply, Trial};
use super::dialogs::{AskFile, Asked, Purpose, Unsaved, settings_ui, unsaved_ui, waiting_ui};
use super::faults;
use super::home::{Choose, Home};
use super::house::House;
use super::lab::{Lab, Leads};
use super::matrix::{Go, Matrix};
use super::newgame::{Agreed, NewGame};
use super::play::{Leave, Play};
use super::rules::Rules;
use super::theme;
use crate::local;
use crate::store::Store;

/// What the shell is started with.
#[derive(Debug)]
pub struct Start {
    /// Where games and settings live.
    pub store: Store,
    /// A game to open at once.
    pub file: Option<PathBuf>,
    /// A fixed seed for new games, for tests.
    pub seed: Option<u64>,
}

/// The desktop shell.
pub struct Shell {
    house: House,
    screen: Screen,
    /// What was chosen and measured there stays while the window is open.
    lab: Option<Box<Lab>>,
    overlay: Option<Overlay>,
    rules: Option<Rules>,
    title: String,
    /// Whether the window closes though a game is not on disk: its person said so.
    closes_anyway: bool,
}

enum Screen {
    Home(Box<Home>),
    Matrix(Box<Matrix>),
    Play(Box<Play>),
    Lab,
}

enum Overlay {
    New(NewGame),
    /// With what is done once the file is saved.
    File(AskFile, Option<Departure>),
    Settings,
    Unsaved(Departure),
    /// A saved game whose own content is being played with before it is opened.
    Trial(PathBuf, Trial),
}

/// How a person leaves the game at the table for good.
#[derive(Clone, Copy)]
enum Departure {
    Home,
    Rematch,
    Close,
}

impl Shell {
    /// Opens the shell in a window.
    pub fn new(ctx: &Context, start: Start) -> Self {
        theme::install(ctx);
        let house = House::open(start.store, start.seed);
        theme::apply(ctx, &house.settings);
        let screen = Screen::Home(Box::new(Home::new(&house)));
        let title = String::new();
        let mut shell = Self { house, screen, lab: None, overlay: None, rules: None, title, closes_anyway: false };
        if let Some(file) = start.file
            && let Err(why) = shell.resume(ctx, file)
        {
            shell.house.notices.push(why);
        }
        shell
    }

    /// The game at the table, if there is one.
    pub fn play(&self) -> Option<&Play> {
        if let Screen::Play(play) = &self.screen { Some(play) } else { None }
    }

    /// The lab, once it was entered.
    pub fn lab(&self) -> Option<&Lab> {
        self.lab.as_deref()
    }

    /// What every screen shares.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Draws one frame.
    pub fn frame(&mut self, ui: &mut Ui) {
        theme::apply(ui.ctx(), &self.house.settings);
        let words = (self.house.words.language().to_owned(), self.house.settings.clone());
        self.close_requested(ui.ctx());
        self.notices_ui(ui);
        let free = self.overlay.is_none() && self.rules.is_none();
        let house = &mut self.house;
        match &mut self.screen {
            Screen::Home(home) => {
                if let Some(choice) = home.ui(ui, house) {
                    self.choose(ui.ctx(), choice);
                }
            }
            Screen::Matrix(matrix) => match matrix.ui(ui, house, free) {
                Some(Go::Home) => self.screen = Screen::Home(Box::new(Home::new(&self.house))),
                Some(Go::Rules(plugin, rule)) => self.rules = Some(Rules::open(plugin, &self.house, Some(rule))),
                None => {}
            },
            Screen::Play(play) => {
                if let Some(leave) = play.ui(ui, house, free) {
                    self.leave(ui.ctx(), leave);
                }
            }
            Screen::Lab => {
                let lab = self.lab.get_or_insert_with(|| Box::new(Lab::new(house)));
                match lab.ui(ui, house, free) {
                    Some(Leads::Home) => self.screen = Screen::Home(Box::new(Home::new(&self.house))),
                    Some(Leads::Settings) => self.overlay = Some(Overlay::Settings),
                    Some(Leads::Matrix) => self.screen = Screen::Matrix(Box::new(Matrix::open(ui.ctx(), &self.house))),
                    Some(Leads::Table(play)) => self.sit_down(*play),
                    None => {}
                }
            }
        }
        self.overlay_ui(ui);
        self.unsaved_ui(ui.ctx());
        self.trial_ui(ui.ctx());
        if let Some(rules) = &mut self.rules
            && !rules.ui(ui.ctx(), &self.house)
        {
            self.rules = None;
        }
        self.keys(ui);
        self.entitle(ui.ctx());
        if words.0 != self.house.words.language()
            && let Screen::Play(play) = &mut self.screen
        {
            play.read(&self.house, None);
        }
    }

    fn keys(&mut self, ui: &Ui) {
        if ui.input(|input| input.key_pressed(Key::F1)) {
            self.rules = match (&self.rules, &self.screen) {
                (None, Screen::Play(play)) => Some(Rules::open(play.game(), &self.house, None)),
                _ => None,
            };
        }
    }

    /// The window is called after the game and whose turn it is, never after anything else in it.
    fn entitle(&mut self, ctx: &Context) {
        let title = match &self.screen {
            Screen::Home(_) => "Rondel".to_owned(),
            Screen::Lab => format!("{} – Rondel", self.house.words.word("lab-title")),
            Screen::Matrix(_) => format!("{} – Rondel", self.house.words.word("matrix-title")),
            Screen::Play(play) => format!("{} – Rondel", play.title(&self.house)),
        };
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |window| window.set_label(title.as_str()));
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    fn notices_ui(&mut self, ui: &mut Ui) {
        let palette = theme::palette(ui.ctx());
        let mut away = None;
        for (index, notice) in self.house.notices.iter().enumerate() {
            let strip = Frame::NONE
                .fill(theme::between(palette.glow, Color32::WHITE, 0.45))
                .inner_margin(Margin::symmetric(14, 7));
            Panel::top(("notice", index)).frame(strip).show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.label(RichText::new(notice).color(Color32::from_rgb(0x2c, 0x22, 0x18)));
                    if ui.button(self.house.words.word("notice-away")).clicked() {
                        away = Some(index);
                    }
                });
            });
        }
        if let Some(index) = away {
            self.house.notices.remove(index);
        }
    }

    fn overlay_ui(&mut self, ui: &mut Ui) {
        let Some(overlay) = &mut self.overlay else { return };
        match overlay {
            Overlay::Settings => {
                if !settings_ui(ui.ctx(), &mut self.house) {
                    self.overlay = None;
                }
            }
            Overlay::New(new) => match new.ui(ui, &mut self.house) {
                Agreed::NotYet => {}
                Agreed::Never => self.overlay = None,
                Agreed::Play(header) => match Play::begin(&self.house, new.plugin, *header) {
                    Ok(play) => self.sit_down(play),
                    Err(error) => new.refuse(faults::start_error(&error, &self.house.words)),
                },
            },
            Overlay::File(ask, _) => match ask.ui(ui.ctx(), &self.house) {
                Asked::NotYet => {}
                Asked::Never => self.overlay = None,
                Asked::File(path) => self.use_file(ui.ctx(), path),
            },
            Overlay::Unsaved(_) | Overlay::Trial(..) => {}
        }
    }

    /// Asks what becomes of a game that is not on disk.
    fn unsaved_ui(&mut self, ctx: &Context) {
        let Some(Overlay::Unsaved(departure)) = self.overlay else { return };
        let Screen::Play(play) = &self.screen else { return };
        // A later decision may have found its way to disk, and this one with it.
        let decided = play.trouble().map_or(Unsaved::Leave, |trouble| unsaved_ui(ctx, &self.house, trouble));
        match decided {
            Unsaved::Undecided => {}
            Unsaved::Stay => self.overlay = None,
            Unsaved::SaveAs => {
                let ask = AskFile::to_save(&self.house, play.game().id);
                self.overlay = Some(Overlay::File(ask, Some(departure)));
            }
            Unsaved::Leave => {
                self.overlay = None;
                self.depart(ctx, departure);
            }
        }
    }

    /// Waits until games were played with the content of a saved one, and opens it.
    fn trial_ui(&mut self, ctx: &Context) {
        let Some(Overlay::Trial(path, trial)) = &self.overlay else { return };
        if let Reply::Tried(_) = trial.reply() {
            let path = path.clone();
            self.overlay = None;
            // What came of the trial is remembered, so that this takes no time.
            if let Err(why) = self.open(path) {
                self.house.notices.push(why);
            }
        } else if !waiting_ui(ctx, &self.house) {
            self.overlay = None;
        }
    }

    /// The window is not closed over a game that is not on disk before its person has said so.
    fn close_requested(&mut self, ctx: &Context) {
        let closes = ctx.input(|input| input.viewport().close_requested());
        if closes && !self.closes_anyway && self.holds(Departure::Close) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Whether a game that is not on disk holds the person back; then they are asked.
    fn holds(&mut self, departure: Departure) -> bool {
        let Screen::Play(play) = &mut self.screen else { return false };
        let unsaved = play.is_unsaved();
        play.tell_moved(&mut self.house);
        if unsaved {
            self.rules = None;
            self.overlay = Some(Overlay::Unsaved(departure));
        }
        unsaved
    }

    fn use_file(&mut self, ctx: &Context, path: PathBuf) {
        let Some(Overlay::File(ask, departure)) = &self.overlay else { return };
        let departure = *departure;
        let outcome = match (ask.purpose(), &mut self.screen) {
            (Purpose::Open, _) => self.resume(ctx, path),
            (Purpose::Save, Screen::Play(play)) => {
                play.save_as(path).map_err(|error| faults::save_error(&error, &self.house.words))
            }
            (Purpose::Save, Screen::Home(_) | Screen::Matrix(_) | Screen::Lab) => Ok(()),
        };
        if let (Err(why), Some(Overlay::File(ask, _))) = (outcome, &mut self.overlay) {
            ask.refuse(why);
            return;
        }
        if let Some(Overlay::File(..)) = &self.overlay {
            self.overlay = None;
        }
        if let Some(departure) = departure {
            self.depart(ctx, departure);
        }
    }

    /// Opens a saved game; one with content that nobody has played with yet once that is done.
    fn resume(&mut self, ctx: &Context, path: PathBuf) -> Result<(), String> {
        // What cannot be read is told of when it is opened.
        match local::header(&path).and_then(|header| Trial::needed(ctx, header.setup.as_ref())) {
            Some(trial) => {
                self.overlay = Some(Overlay::Trial(path, trial));
                Ok(())
            }
            None => self.open(path),
        }
    }

    fn open(&mut self, path: PathBuf) -> Result<(), String> {
        let (play, faults) =
            Play::resume(&self.house, path).map_err(|error| faults::open_error(&error, &self.house.words))?;
        let told = |fault: String| self.house.words.with("notice-damaged", "reason", rondel::Text::verbatim(fault));
        let notices: Vec<String> = faults.into_iter().map(told).collect();
        self.house.notices.extend(notices);
        self.sit_down(play);
        Ok(())
    }

    fn sit_down(&mut self, play: Play) {
        self.overlay = None;
        self.rules = None;
        self.screen = Screen::Play(Box::new(play));
    }

    fn choose(&mut self, ctx: &Context, choice: Choose) {
        match choice {
            Choose::New(plugin) => self.overlay = Some(Overlay::New(NewGame::propose(&self.house, plugin))),
            Choose::Resume(path) => {
                if let Err(why) = self.resume(ctx, path) {
                    self.house.notices.push(why);
                }
            }
            Choose::Rules(plugin) => self.rules = Some(Rules::open(plugin, &self.house, None)),
            Choose::Open => self.overlay = Some(Overlay::File(AskFile::to_open(&self.house), None)),
            Choose::Matrix => self.screen = Screen::Matrix(Box::new(Matrix::open(ctx, &self.house))),
            Choose::Settings => self.overlay = Some(Overlay::Settings),
            Choose::Lab => self.screen = Screen::Lab,
        }
    }

    fn leave(&mut self, ctx: &Context, leave: Leave) {
        let Screen::Play(play) = &self.screen else { return };
        match leave {
            Leave::Home => self.depart_once_saved(ctx, Departure::Home),
            Leave::Rematch => self.depart_once_saved(ctx, Departure::Rematch),
            Leave::Rules(rule) => self.rules = Some(Rules::open(play.game(), &self.house, rule)),
            Leave::Settings => self.overlay = Some(Overlay::Settings),
            Leave::SaveAs => self.overlay = Some(Overlay::File(AskFile::to_save(&self.house, play.game().id), None)),
        }
    }

    fn depart_once_saved(&mut self, ctx: &Context, departure: Departure) {
        if !self.holds(departure) {
            self.depart(ctx, departure);
        }
    }

    fn depart(&mut self, ctx: &Context, departure: Departure) {
        let Screen::Play(play) = &self.screen else { return };
        match departure {
            Departure::Home if play.is_shown() => self.screen = Screen::Lab,
            Departure::Home => self.screen = Screen::Home(Box::new(Home::new(&self.house))),
            Departure::Rematch => {
                let (plugin, header) = (play.game(), play.rematch(self.house.seed()));
                match Play::begin(&self.house, plugin, header) {
                    Ok(play) => self.sit_down(play),
                    Err(error) => {
                        let why = faults::start_error(&error, &self.house.words);
                        self.house.notices.push(why);
                    }
                }
            }
            Departure::Close => {
                self.closes_anyway = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }
}

impl eframe::App for Shell {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.frame(ui);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}
