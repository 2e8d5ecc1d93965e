//! The list of other programs that can play as opponents, in the new-game dialog.

use egui::{Button, CollapsingHeader, DragValue, Grid, RichText, TextEdit, Ui};
use rondel_painter::{theme, widgets};
use rondel_system::{PROGRAM_SECONDS, Program};

use super::context::AppContext;
use super::faults;
use super::options::hint;

/// The programs, and the entry fields for another one.
pub(super) struct Programs {
    /// The programs that the user has named.
    pub(super) known: Vec<Program>,
    name: String,
    command: String,
    /// Why the file of programs could not be read or written.
    fault: Option<String>,
    /// Whether the file could not be read. No programs can be added then, so the file is never written.
    is_unreadable: bool,
}

/// Width of the entry fields, in points.
const NAME: f32 = 120.0;
const COMMAND: f32 = 230.0;

impl Programs {
    /// Reads the programs.
    pub(super) fn read(cx: &AppContext) -> Self {
        let (known, fault) = match cx.store.programs() {
            Ok(known) => (known, None),
            Err(fault) => (Vec::new(), Some(faults::settings_fault(&fault, &cx.words))),
        };
        let is_unreadable = fault.is_some();
        Self { known, name: String::new(), command: String::new(), fault, is_unreadable }
    }

    /// Draws the list. Changes are saved immediately.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        ui.add_space(10.0);
        let title = RichText::new(cx.words.word("programs-title")).font(theme::strong(14.0));
        CollapsingHeader::new(title).id_salt("programs").show(ui, |ui| {
            let before = self.known.clone();
            hint(ui, cx.words.word("programs-hint"));
            if !self.known.is_empty() {
                Grid::new("programs").num_columns(4).spacing([12.0, 6.0]).show(ui, |ui| self.known_ui(ui, cx));
            }
            if !self.is_unreadable {
                self.entry_ui(ui, cx);
            }
            if self.known != before {
                self.keep(cx);
            }
            if let Some(fault) = &self.fault {
                ui.colored_label(theme::palette(ui.ctx()).alarm, fault);
            }
        });
    }

    fn known_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        let mut removed = None;
        for (at, program) in self.known.iter_mut().enumerate() {
            widgets::shortened_ui(ui, NAME, RichText::new(&program.name).strong());
            widgets::shortened_ui(ui, COMMAND, RichText::new(&program.command).monospace().size(13.0));
            let time = DragValue::new(&mut program.seconds).range(PROGRAM_SECONDS.0..=PROGRAM_SECONDS.1).suffix(" s");
            ui.add(time).on_hover_text(cx.words.word("programs-time-hint")).accessible_name(cx.words.with(
                "programs-time",
                "name",
                program.name.clone(),
            ));
            let remove = ui.button(cx.words.word("programs-remove"));
            if remove.accessible_name(cx.words.with("programs-remove-named", "name", program.name.clone())).clicked() {
                removed = Some(at);
            }
            ui.end_row();
        }
        if let Some(at) = removed {
            self.known.remove(at);
        }
    }

    fn entry_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        ui.horizontal_wrapped(|ui| {
            let field = |ui: &mut Ui, text: &mut String, key, width, most| {
                let name = cx.words.word(key);
                let edit = TextEdit::singleline(text).hint_text(name.clone()).char_limit(most).desired_width(width);
                ui.add(edit).accessible_name(name);
            };
            field(ui, &mut self.name, "programs-name", NAME, 24);
            field(ui, &mut self.command, "programs-command", COMMAND, 400);
            let program = Program::new(&self.name, &self.command);
            let is_new = !self.known.iter().any(|known| known.name == program.name);
            let is_whole = !program.name.is_empty() && !program.command.is_empty();
            let add = ui.add_enabled(is_whole && is_new, Button::new(cx.words.word("programs-add")));
            let why = if is_new { "programs-add-hint" } else { "programs-same" };
            if add.on_disabled_hover_text(cx.words.word(why)).clicked() {
                self.known.push(program);
                self.name.clear();
                self.command.clear();
            }
        });
    }

    fn keep(&mut self, cx: &AppContext) {
        self.fault = cx.store.keep_programs(&self.known).err().map(|error| error.to_string());
    }
}
