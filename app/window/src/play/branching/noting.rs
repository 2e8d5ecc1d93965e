//! The user's notes on positions: a mark and text for each ply.

use std::path::PathBuf;

use egui::{Id, Label, RichText, TextEdit, Ui};
use rondel_painter::theme;
use rondel_system::{LONGEST_NOTE, Note, NoteMark, Notes};

use super::super::branching::Branches;
use super::super::view::GameView;
use crate::context::AppContext;

/// The notes on the current line.
#[derive(Default)]
pub(super) struct Noted {
    /// File to which the notes belong.
    file: Option<PathBuf>,
    notes: Notes,
    /// Error message if the notes could not be saved.
    fault: Option<String>,
}

/// Returns the symbol of a mark.
fn sign(mark: NoteMark) -> &'static str {
    match mark {
        NoteMark::Good => "!",
        NoteMark::Bad => "?",
        NoteMark::Question => "…",
        NoteMark::Star => "*",
    }
}

/// Returns the message key of a mark.
fn word(mark: NoteMark) -> &'static str {
    match mark {
        NoteMark::Good => "note-good",
        NoteMark::Bad => "note-bad",
        NoteMark::Question => "note-question",
        NoteMark::Star => "note-star",
    }
}

impl Branches {
    /// Returns the notes on the current line. Reads them from disk if the line has changed.
    fn noted(&mut self, game: &GameView) -> &mut Noted {
        let file = game.held.file();
        if self.noted.file.as_deref() != file {
            let notes = file.map(Notes::read).unwrap_or_default();
            self.noted = Noted { file: file.map(ToOwned::to_owned), notes, fault: None };
        }
        &mut self.noted
    }

    /// Loads the notes, so that `marked` can return them.
    pub(in super::super) fn read_notes(&mut self, game: &GameView) {
        self.noted(game);
    }

    /// Returns the plies that have notes, with their symbols.
    pub(in super::super) fn marked(&self) -> impl Iterator<Item = (usize, &'static str)> + '_ {
        let notes = self.noted.notes.plies.iter();
        notes.map(|(ply, note)| (*ply, note.mark.map_or("•", sign)))
    }

    /// Draws an editor for the note on a position.
    pub(super) fn note_ui(&mut self, game: &GameView, ui: &mut Ui, cx: &AppContext, ply: usize) {
        let words = &cx.words;
        if game.held.file().is_none() {
            return;
        }
        let before = self.noted(game).notes.plies.get(&ply).cloned().unwrap_or_default();
        let mut note = before.clone();
        ui.horizontal(|ui| {
            for mark in NoteMark::ALL {
                let on = note.mark == Some(mark);
                let button = ui.selectable_label(on, RichText::new(sign(mark)).strong().size(16.0));
                let button = button.on_hover_text(words.word(word(mark)));
                button
                    .widget_info(|| egui::WidgetInfo::selected(egui::Role::CheckBox, true, on, words.word(word(mark))));
                if button.clicked() {
                    note.mark = (!on).then_some(mark);
                }
            }
        });
        let field = TextEdit::multiline(&mut note.words)
            .id(Id::unique(("note", ply)))
            .desired_rows(1)
            .desired_width(f32::INFINITY)
            .char_limit(LONGEST_NOTE)
            .hint_text(words.word("note-words"));
        ui.add(field).accessible_name(words.word("note-words"));
        if note != before {
            self.keep_note(game, ply, note);
        }
        if let Some(fault) = &self.noted.fault {
            let words = words.with("note-lost", "reason", fault.as_str());
            ui.label(RichText::new(words).color(theme::palette(ui.ctx()).alarm));
        }
    }

    fn keep_note(&mut self, game: &GameView, ply: usize, note: Note) {
        let noted = self.noted(game);
        noted.change(|notes| notes.note(ply, note));
    }

    /// Draws all notes on the current line. Returns the ply of the clicked note.
    pub(super) fn notes_ui(&mut self, game: &GameView, ui: &mut Ui, cx: &AppContext) -> Option<usize> {
        let notes = &self.noted(game).notes.plies;
        if notes.is_empty() {
            return None;
        }
        ui.add_space(8.0);
        ui.label(RichText::new(cx.words.word("note-title")).size(13.0).color(theme::palette(ui.ctx()).faint));
        let mut clicked = None;
        for (ply, note) in notes {
            let first = note.words.lines().next().unwrap_or_default();
            let place = cx.words.with("note-place", "ply", ply + 1);
            let line = format!("{} {place}  {first}", note.mark.map_or("•", sign));
            let shown = egui::Link::new(RichText::new(line).size(14.0));
            ui.scope(|ui| {
                ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
                if ui.add(shown).clicked() {
                    clicked = Some(*ply);
                }
            });
        }
        clicked
    }

    /// Draws an editor for the name of the current branch.
    pub(super) fn name_ui(&mut self, game: &GameView, ui: &mut Ui, cx: &AppContext) {
        if game.held.file().is_none() {
            ui.add(Label::new(RichText::new(cx.words.word("branch-unwritten")).size(13.0)).wrap());
            return;
        }
        let noted = self.noted(game);
        let mut name = noted.notes.name.clone();
        let field = TextEdit::singleline(&mut name)
            .desired_width(f32::INFINITY)
            .char_limit(rondel_system::LONGEST_NAME)
            .hint_text(cx.words.word("branch-name"));
        ui.add(field).accessible_name(cx.words.word("branch-name"));
        if name != noted.notes.name {
            noted.change(|notes| notes.name = name);
            // The name also appears in the list of lines.
            let (file, name) = (noted.file.clone(), noted.notes.name.clone());
            for line in self.lines.iter_mut().filter(|line| Some(&line.file) == file.as_ref()) {
                line.name.clone_from(&name);
            }
        }
    }
}

impl Noted {
    /// Applies a change to the latest notes on disk, and saves the result.
    fn change(&mut self, change: impl FnOnce(&mut Notes)) {
        if let Some(notes) = self.file.as_deref().and_then(Notes::known) {
            self.notes = notes;
        }
        change(&mut self.notes);
        let written = self.file.as_ref().map_or(Ok(()), |file| self.notes.write(file));
        self.fault = written.err().map(|error| error.to_string());
    }
}
