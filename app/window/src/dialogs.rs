//! Small dialogs: the settings, opening a file, and saving to another file.

use std::path::PathBuf;

use egui::{Button, Context, Grid, Key, RichText, ScrollArea, Slider, TextEdit, Ui};
use rondel::LANGUAGES;
use rondel::plain::plain;
use rondel_painter::dropdown::Dropdown;
use rondel_painter::{theme, widgets};
use rondel_sound::Sound;
use rondel_system::{SaveError, Settings, Speed, ThemeChoice, pasted};

use super::command::{Command, Departure};
use super::content::trial_ui;
use super::context::{AppContext, HAS_NETWORK};
use super::native::{NativeDialog, Picked};
use super::{faults, window};

/// Draws the settings. Changes take effect and are saved immediately.
pub fn settings_ui(ctx: &Context, cx: &mut AppContext) {
    let before = cx.settings.clone();
    let title = cx.words.word("settings-title");
    let (answer, dismissed) = widgets::dialog_ui(ctx, "settings", 470.0, &title, |ui| {
        let room = (ctx.content_rect().height() - 190.0).max(160.0);
        ScrollArea::vertical().max_height(room).show(ui, |ui| settings_grid_ui(ui, cx));
        widgets::answers_ui(ui, cx.words.word("close"), cx.words.word("keys-title"))
    });
    if cx.settings != before {
        cx.change_language();
        cx.keep_settings();
    }
    match answer {
        Some(false) => cx.send(Command::OpenKeys),
        Some(true) => cx.send(Command::CloseDialog),
        None if dismissed => cx.send(Command::CloseDialog),
        None => {}
    }
}

fn settings_grid_ui(ui: &mut Ui, cx: &mut AppContext) {
    Grid::new("settings grid").num_columns(2).spacing([24.0, 14.0]).show(ui, |ui| {
        let words = &cx.words;
        let settings = &mut cx.settings;
        let label = words.word("settings-language");
        ui.label(&label);
        let mut spoken = settings.spoken();
        let languages = LANGUAGES.map(|language| (language.to_owned(), own_name(language).to_owned()));
        Dropdown::new("language", label).value(ui, &mut spoken, &languages);
        if spoken != settings.spoken() {
            settings.language = Some(spoken);
        }
        ui.end_row();

        ui.label(words.word("settings-text"));
        let (least, most) = Settings::TEXT;
        // The text size is applied when the slider is released, because a slider that resizes while it is being
        // dragged is hard to use.
        let mut text = ui.data(|data| data.get_temp(text_id())).unwrap_or(settings.text);
        let slider = ui.add(Slider::new(&mut text, least..=most).step_by(10.0).suffix(" %"));
        if slider.dragged() {
            ui.data_mut(|data| data.insert_temp(text_id(), text));
        } else {
            ui.data_mut(|data| data.remove::<u16>(text_id()));
            settings.text = text;
        }
        slider.accessible_name(words.word("settings-text"));
        ui.end_row();

        ui.label(words.word("settings-theme"));
        row(
            ui,
            &mut settings.theme,
            [
                (ThemeChoice::Light, words.word("theme-light")),
                (ThemeChoice::Dark, words.word("theme-dark")),
                (ThemeChoice::System, words.word("theme-system")),
            ],
        );
        ui.label(words.word("settings-speed"));
        row(
            ui,
            &mut settings.speed,
            [
                (Speed::None, words.word("speed-none")),
                (Speed::Fast, words.word("speed-fast")),
                (Speed::Normal, words.word("speed-normal")),
                (Speed::Slow, words.word("speed-slow")),
            ],
        );
        volume_ui(ui, cx);
        let (words, settings) = (&cx.words, &mut cx.settings);
        check_row(ui, &mut settings.reduce_motion, words.word("settings-reduce-motion"));
        check_row(ui, &mut settings.forced, words.word("settings-forced"));
        if HAS_NETWORK {
            check_row(ui, &mut settings.notify, words.word("settings-notify"))
                .on_hover_text(words.word("settings-notify-hint"));
            ui.label(words.word("far-relays")).on_hover_text(words.word("far-relays-hint"));
            let mut relays = if settings.relays.is_empty() { "makers".to_owned() } else { settings.relays.clone() };
            let mut choices = vec![
                ("makers".to_owned(), words.word("far-relays-makers")),
                ("none".to_owned(), words.word("far-relays-none")),
            ];
            // The settings file may specify custom relay servers.
            if !choices.iter().any(|(value, _)| *value == relays) {
                choices.push((relays.clone(), relays.clone()));
            }
            Dropdown::new("relays", words.word("far-relays")).value(ui, &mut relays, &choices);
            if relays != "makers" || !settings.relays.is_empty() {
                settings.relays = relays;
            }
            ui.end_row();
        }

        let mut full_screen = settings.window.full_screen;
        if check_row(ui, &mut full_screen, words.word("settings-screen")).changed() {
            window::fill_screen(ui.ctx(), &mut settings.window, full_screen);
        }
    });
}

/// Draws the volume setting, which plays a sample sound when the slider is released.
fn volume_ui(ui: &mut Ui, cx: &mut AppContext) {
    let label = cx.words.word("settings-volume");
    let off = cx.words.word("settings-volume-off");
    ui.label(&label);
    let words = &cx.words;
    let named = |volume: f64, _| match volume.round() as u8 {
        0 => off.clone(),
        volume => words.with("percent", "value", volume),
    };
    let read = |text: &str| Some(text.trim_end_matches('%').trim().parse().unwrap_or(0.0));
    let slider = Slider::new(&mut cx.settings.volume, 0..=100).step_by(5.0);
    let slider = ui.add(slider.custom_formatter(named).custom_parser(read));
    if slider.drag_stopped() || slider.changed() && !slider.dragged() {
        cx.sound(Sound::Coin, 1.0);
    }
    slider.accessible_name(label);
    ui.end_row();
}

fn text_id() -> egui::Id {
    egui::Id::unique("text size being dragged")
}

fn row<T: Copy + PartialEq, const N: usize>(ui: &mut Ui, value: &mut T, choices: [(T, String); N]) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (choice, words) in choices {
            widgets::option_value(ui, value, choice, words);
        }
    });
    ui.end_row();
}

fn check_row(ui: &mut Ui, checked: &mut bool, words: String) -> egui::Response {
    ui.label("");
    let response = ui.checkbox(checked, words);
    ui.end_row();
    response
}

/// Returns the name of a language in that language.
fn own_name(language: &str) -> &'static str {
    match language {
        "de" => "Deutsch",
        "nl" => "Nederlands",
        _ => "English",
    }
}

/// Asks how to proceed with an unsaved game that the user is leaving, and shows why it is unsaved.
pub fn unsaved_ui(ctx: &Context, cx: &AppContext, trouble: &SaveError, departure: Departure) {
    let title = cx.words.word("unsaved-title");
    let ((), dismissed) = widgets::dialog_ui(ctx, "unsaved", 520.0, &title, |ui| {
        let reason = faults::save_error(trouble, &cx.words);
        ui.label(cx.words.with("unsaved-why", "reason", reason));
        ui.add_space(12.0);
        ui.horizontal_wrapped(|ui| {
            if widgets::primary(ui, cx.words.word("unsaved-elsewhere")).clicked() {
                cx.send(Command::SaveAs(Some(departure)));
            }
            if ui.button(cx.words.word("unsaved-leave")).clicked() {
                cx.send(Command::Depart(departure));
            }
            if ui.button(cx.words.word("unsaved-stay")).clicked() {
                cx.send(Command::CloseDialog);
            }
        });
    });
    cx.send_if(dismissed.then_some(Command::CloseDialog));
}

/// Shows a message saying that a saved game will open once its custom content has passed the trial.
pub fn waiting_ui(ctx: &Context, cx: &AppContext) {
    let dialog = widgets::dialog(ctx, "trial").show(ctx, |ui| {
        ui.set_width(420.0_f32.min(ctx.content_rect().width() - 60.0));
        trial_ui(ui, &cx.words);
        ui.add_space(12.0);
        ui.button(cx.words.word("cancel")).clicked()
    });
    cx.send_if((dialog.inner || dialog.should_close()).then_some(Command::CloseDialog));
}

/// A dialog for selecting a file by path or from the folder of saved games.
pub struct AskFile {
    /// Whether the file is to be opened or created.
    pub purpose: Purpose,
    path: String,
    listed: Vec<PathBuf>,
    /// The entry of the list that was clicked. Its name may not be valid Unicode.
    clicked: Option<PathBuf>,
    /// The folder shown by the native dialog if no path has been entered.
    folder: PathBuf,
    native: Option<NativeDialog>,
    fault: Option<String>,
}

/// The purpose for which a file is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The file is to be opened.
    Open,
    /// The file is to be created.
    Save,
}

/// The user's answer to the dialog.
pub enum FileAnswer {
    /// The dialog was cancelled.
    Never,
    /// This file was selected.
    File(PathBuf),
}

impl AskFile {
    /// Creates a dialog that selects a game to open.
    pub fn to_open(cx: &AppContext) -> Self {
        Self { listed: cx.store.saved_files(), ..Self::new(Purpose::Open, cx.store.games(), String::new()) }
    }

    fn new(purpose: Purpose, folder: PathBuf, path: String) -> Self {
        Self { purpose, path, listed: Vec::new(), clicked: None, folder, native: None, fault: None }
    }

    /// Creates a dialog that selects where to save a game, and proposes an unused name.
    pub fn to_save(cx: &AppContext, game: &str) -> Self {
        Self::to_write(cx.store.games(), game, "rondel")
    }

    /// Creates a dialog that selects where to save a copy of a game, and proposes an unused name outside the
    /// games folder.
    pub fn to_give(cx: &AppContext, game: &str) -> Self {
        Self::to_write(cx.store.shared(), game, "rondel")
    }

    /// Creates a dialog that selects where to export measurements, and proposes an unused name.
    pub fn to_export(cx: &AppContext, name: &str, ending: &str) -> Self {
        Self::to_write(cx.store.exports(), name, ending)
    }

    /// Creates a dialog that selects where to save a shared file, and proposes an unused name.
    pub fn to_share(cx: &AppContext, name: &str, ending: &str) -> Self {
        Self::to_write(cx.store.shared(), name, ending)
    }

    fn to_write(folder: PathBuf, name: &str, ending: &str) -> Self {
        let free = (1..1000).map(|number| folder.join(format!("{name}-{number}.{ending}"))).find(|path| !path.exists());
        let path = free.as_ref().unwrap_or(&folder).display().to_string();
        Self::new(Purpose::Save, folder, path)
    }

    /// Shows why the file cannot be used.
    pub fn refuse(&mut self, why: String) {
        self.fault = Some(why);
    }

    /// Draws the dialog. Returns `None` while it remains open.
    pub fn ui(&mut self, ctx: &Context, cx: &AppContext) -> Option<FileAnswer> {
        let (title, yes) = match self.purpose {
            Purpose::Open => (cx.words.word("open-title"), cx.words.word("open-yes")),
            Purpose::Save => (cx.words.word("save-as"), cx.words.word("save-yes")),
        };
        self.take_picked(cx);
        let (asked, dismissed) = widgets::dialog_ui(ctx, "file", 600.0, &title, |ui| {
            if !self.listed.is_empty() {
                let height = ui.spacing().interact_size.y;
                ScrollArea::vertical().max_height(240.0).show_rows(ui, height, self.listed.len(), |ui, rows| {
                    for path in &self.listed[rows] {
                        let name = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
                        if ui.selectable_label(self.clicked.as_ref() == Some(path), plain(&name)).clicked() {
                            self.path = path.display().to_string();
                            self.clicked = Some(path.clone());
                        }
                    }
                });
                ui.add_space(8.0);
            }
            ui.label(cx.words.word("file-path"));
            let mut enter = false;
            ui.horizontal(|ui| {
                let choose = cx.words.word("file-choose");
                let width = ui.available_width() - widgets::button_width(ui, &choose) - ui.spacing().item_spacing.x;
                let edit = ui.add(TextEdit::singleline(&mut self.path).desired_width(width));
                enter = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                edit.accessible_name(cx.words.word("file-path"));
                if ui.add_enabled(self.native.is_none(), Button::new(choose)).clicked() {
                    self.choose(ctx, &title, cx);
                }
            });
            if let Some(fault) = &self.fault {
                ui.label(RichText::new(fault).color(theme::palette(ctx).alarm));
            }
            let path = pasted::path(&self.path);
            match widgets::answers_ui(ui, yes, cx.words.word("cancel")) {
                Some(false) => Some(FileAnswer::Never),
                answer if (enter || answer.is_some()) && !self.path.trim().is_empty() => {
                    // A name that is not valid Unicode is kept in its original form.
                    let clicked =
                        self.clicked.clone().filter(|clicked| clicked.display().to_string() == self.path.trim());
                    Some(FileAnswer::File(clicked.unwrap_or(path)))
                }
                _ => None,
            }
        });
        asked.or(dismissed.then_some(FileAnswer::Never))
    }
    /// Opens the native dialog.
    fn choose(&mut self, ctx: &Context, title: &str, cx: &AppContext) {
        let written = self.path.trim();
        let start = if written.is_empty() { self.folder.join("game.rondel") } else { pasted::path(written) };
        self.fault = None;
        self.native = NativeDialog::open(ctx, self.purpose, title.to_owned(), start);
        if self.native.is_none() {
            self.fault = Some(cx.words.word("file-no-dialog"));
        }
    }

    /// Copies the file selected in the native dialog to the text field, or reports that no native dialog is available.
    fn take_picked(&mut self, cx: &AppContext) {
        match self.native.as_ref().map(NativeDialog::picked) {
            None | Some(Picked::NotYet) => return,
            Some(Picked::Nothing) => {}
            Some(Picked::NoDialog) => self.fault = Some(cx.words.word("file-no-dialog")),
            Some(Picked::File(file)) => {
                self.path = file.display().to_string();
                self.clicked = Some(file);
            }
        }
        self.native = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel_system::Store;

    #[test]
    fn what_was_picked_on_the_desktop_stands_in_the_field_and_no_dialog_is_told() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let cx = AppContext::open(Store::at(folder.path()), Some(1));
        let mut ask = AskFile::to_open(&cx);
        let file = folder.path().join("game.rondel");
        ask.native = Some(NativeDialog::answered(Some(file.clone())));
        ask.take_picked(&cx);
        assert_eq!((ask.path, ask.clicked.as_ref()), (file.display().to_string(), Some(&file)));
        let mut ask = AskFile::to_save(&cx, "harbour");
        let before = ask.path.clone();
        ask.native = Some(NativeDialog::answered(None));
        ask.take_picked(&cx);
        assert_eq!((ask.path, ask.fault), (before, Some(cx.words.word("file-no-dialog"))));
    }
}
