//! The dialogs of the library: naming a game, importing, exporting and emptying the bin.

use std::path::PathBuf;

use egui::{Button, Context, Key, RichText, ScrollArea, TextEdit, Ui};
use rondel_library::LibraryRequest;
use rondel_painter::{theme, widgets};
use rondel_system::{LONGEST_OWN_NAME, pasted};

use crate::context::AppContext;
use crate::dialogs::Purpose;
use crate::native::{NativeDialog, Picked};

/// A dialog of the library.
pub(super) enum LibraryDialog {
    /// The dialog for naming the game in a file, with the text entered so far.
    Name(PathBuf, String),
    /// A confirmation before the bin is emptied. Contains the number of games in the bin.
    Empty(usize),
    /// The dialog for importing games, with the field for the file or folder.
    Import(AskPlace),
    /// The dialog for exporting these games, with the field for the destination folder.
    Export(Vec<PathBuf>, AskPlace),
    /// A report with a title and several lines of text.
    Report(String, Vec<String>),
}

/// The user's request, or `None` if the dialog was closed without one.
pub(super) type Decision = Option<LibraryRequest>;

/// A field for a path, which can be typed or selected in the native dialog.
pub(super) struct AskPlace {
    path: String,
    native: Option<NativeDialog>,
    fault: Option<String>,
}

impl AskPlace {
    pub(super) fn at(path: String) -> Self {
        Self { path, native: None, fault: None }
    }

    /// Returns the decision, or `None` if the user confirmed without entering a path. The dialog then stays open.
    fn decided(&self, yes: bool, wish: impl FnOnce(PathBuf) -> LibraryRequest) -> Option<Decision> {
        if yes && self.path.trim().is_empty() { None } else { Some(yes.then(|| wish(pasted::path(&self.path)))) }
    }

    /// Draws the field with buttons for the native dialogs: one for folders and, if `files_too` is set, one for
    /// files. Returns whether Enter was pressed.
    fn ui(&mut self, ui: &mut Ui, title: &str, files_too: bool, cx: &AppContext) -> bool {
        self.take_picked(cx);
        let edit = ui.add(TextEdit::singleline(&mut self.path).desired_width(f32::INFINITY));
        let enter = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if !edit.has_focus() && ui.memory(|memory| memory.focused().is_none()) {
            edit.request_focus();
        }
        edit.accessible_name(cx.words.word("library-path"));
        ui.horizontal(|ui| {
            let idle = self.native.is_none();
            if files_too && ui.add_enabled(idle, Button::new(cx.words.word("library-choose-file"))).clicked() {
                let start = cx.store.games().join("game.rondel");
                self.await_dialog(NativeDialog::open(ui.ctx(), Purpose::Open, title.to_owned(), start), cx);
            }
            if ui.add_enabled(idle, Button::new(cx.words.word("library-choose-folder"))).clicked() {
                self.await_dialog(NativeDialog::folder(ui.ctx(), title.to_owned()), cx);
            }
        });
        if let Some(fault) = &self.fault {
            ui.label(RichText::new(fault).color(theme::palette(ui.ctx()).alarm));
        }
        enter
    }

    fn await_dialog(&mut self, dialog: Option<NativeDialog>, cx: &AppContext) {
        self.fault = dialog.is_none().then(|| cx.words.word("file-no-dialog"));
        self.native = dialog;
    }

    fn take_picked(&mut self, cx: &AppContext) {
        match self.native.as_ref().map(NativeDialog::picked) {
            None | Some(Picked::NotYet) => return,
            Some(Picked::Nothing) => {}
            Some(Picked::NoDialog) => self.fault = Some(cx.words.word("file-no-dialog")),
            Some(Picked::File(file)) => self.path = file.display().to_string(),
        }
        self.native = None;
    }
}

impl LibraryDialog {
    /// Draws the dialog. Returns `None` while it remains open.
    pub(super) fn ui(&mut self, ctx: &Context, cx: &AppContext) -> Option<Decision> {
        let words = &cx.words;
        let title = match self {
            Self::Name(..) => words.word("library-name-title"),
            Self::Empty(count) => words.with("library-empty-title", "count", *count),
            Self::Import(_) => words.word("library-import-title"),
            Self::Export(games, _) => words.with("library-export-title", "count", games.len()),
            Self::Report(title, _) => title.clone(),
        };
        let contents = |ui: &mut Ui| self.contents_ui(ui, &title, cx);
        let (decided, dismissed) = widgets::dialog_ui(ctx, "library", 560.0, &title, contents);
        decided.or(dismissed.then_some(None))
    }

    fn contents_ui(&mut self, ui: &mut Ui, title: &str, cx: &AppContext) -> Option<Decision> {
        let words = &cx.words;
        let answer = |ui: &mut Ui, yes| widgets::answers_ui(ui, words.word(yes), words.word("cancel"));
        match self {
            Self::Name(game, name) => {
                let edit = TextEdit::singleline(name).char_limit(LONGEST_OWN_NAME).desired_width(f32::INFINITY);
                let edit = ui.add(edit);
                let enter = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                if !enter && ui.memory(|memory| memory.focused().is_none()) {
                    edit.request_focus();
                }
                edit.accessible_name(words.word("library-name"));
                ui.label(RichText::new(words.word("library-name-hint")).color(theme::palette(ui.ctx()).faint));
                let yes = answer(ui, "library-name-yes").or(enter.then_some(true))?;
                Some(yes.then(|| LibraryRequest::Rename(game.clone(), name.clone())))
            }
            Self::Empty(_) => {
                ui.label(words.word("library-empty-why"));
                answer(ui, "library-empty-yes").map(|yes| yes.then_some(LibraryRequest::EmptyBin))
            }
            Self::Import(ask) => {
                ui.label(words.word("library-import-how"));
                let enter = ask.ui(ui, title, true, cx);
                let yes = answer(ui, "library-import-yes").or(enter.then_some(true))?;
                ask.decided(yes, |place| LibraryRequest::Import(vec![place]))
            }
            Self::Export(games, ask) => {
                ui.label(words.word("library-export-how"));
                let enter = ask.ui(ui, title, false, cx);
                let yes = answer(ui, "library-export-yes").or(enter.then_some(true))?;
                ask.decided(yes, |folder| LibraryRequest::Export(std::mem::take(games), folder))
            }
            Self::Report(_, lines) => {
                ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
                    for line in lines {
                        ui.add(egui::Label::new(line.as_str()).wrap());
                    }
                });
                ui.add_space(12.0);
                widgets::primary(ui, words.word("close")).clicked().then_some(None)
            }
        }
    }
}
