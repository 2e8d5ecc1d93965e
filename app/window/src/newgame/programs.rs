//! The list of other programs that can play as opponents, in the new-game dialog.

use egui::{Button, DragValue, Grid, RichText, TextEdit, Ui};
use rondel::Bot;
use rondel_painter::{theme, widgets};
use rondel_system::{PROGRAM_SECONDS, Program};

use super::seats::Who;
use crate::context::AppContext;
use crate::faults;
use crate::options::hint;

/// The programs, and the entry fields for a new one.
pub(super) struct Programs {
    /// The programs that the user has added.
    pub(super) known: Vec<Program>,
    /// Whether the other computer players are shown although none of them is chosen.
    pub(super) shown: bool,
    /// Names of the programs that were removed while the dialog was open. The programs can be restored until the
    /// dialog is closed.
    removed: Vec<String>,
    name: String,
    command: String,
    /// The reason why the file of programs could not be read or written.
    fault: Option<String>,
    /// Whether the file could not be read. If so, no programs can be added, so the file is never overwritten.
    is_unreadable: bool,
}

/// Widths of the columns, and of the button beside the entry fields, in points.
const NAME: f32 = 120.0;
const COMMAND: f32 = 230.0;
const BUTTON: f32 = 140.0;

impl Programs {
    /// Reads the programs.
    pub(super) fn read(cx: &AppContext) -> Self {
        let (known, fault) = match cx.store.programs() {
            Ok(known) => (known, None),
            Err(fault) => (Vec::new(), Some(faults::settings_fault(&fault, &cx.words))),
        };
        let is_unreadable = fault.is_some();
        Self {
            known,
            shown: false,
            removed: Vec::new(),
            name: String::new(),
            command: String::new(),
            fault,
            is_unreadable,
        }
    }

    /// Returns whether the other computer players are shown for this player: one of them plays, or the user asked for
    /// them.
    pub(super) fn are_shown(&self, who: &Who) -> bool {
        who.is_computer() && (self.shown || !matches!(who, Who::Bot(Bot::Level(_))))
    }

    /// Returns the programs that can play.
    pub(super) fn available(&self) -> impl Iterator<Item = &Program> {
        self.known.iter().filter(|program| !self.removed.contains(&program.name))
    }

    /// Draws the list. Returns the name of the program that was added, if any. Changes are saved immediately.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &AppContext) -> Option<String> {
        let before: Vec<Program> = self.available().cloned().collect();
        let mut added = None;
        hint(ui, cx.words.word("programs-hint"));
        if !self.known.is_empty() {
            Grid::new("programs").num_columns(4).spacing([12.0, 6.0]).show(ui, |ui| self.known_ui(ui, cx));
        }
        if !self.is_unreadable {
            added = self.entry_ui(ui, cx);
        }
        if !self.available().eq(&before) {
            self.keep(cx);
        }
        if let Some(fault) = &self.fault {
            ui.colored_label(theme::palette(ui.ctx()).alarm, fault);
        }
        added
    }

    fn known_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        for program in &mut self.known {
            let is_removed = self.removed.contains(&program.name);
            let shown = |text: RichText| if is_removed { text.strikethrough().weak() } else { text };
            widgets::shortened_ui(ui, NAME, shown(RichText::new(&program.name).strong()));
            widgets::shortened_ui(ui, COMMAND, shown(RichText::new(&program.command).monospace().size(13.0)));
            let time = DragValue::new(&mut program.seconds).range(PROGRAM_SECONDS.0..=PROGRAM_SECONDS.1).suffix(" s");
            ui.add_enabled(!is_removed, time)
                .on_hover_text(cx.words.word("programs-time-hint"))
                .accessible_name(cx.words.with("programs-time", "name", program.name.clone()));
            // The row stays, so that the next click does not hit a different row.
            let (key, named) = if is_removed {
                ("programs-restore", "programs-restore-named")
            } else {
                ("programs-remove", "programs-remove-named")
            };
            let toggle = ui.button(cx.words.word(key));
            if toggle.accessible_name(cx.words.with(named, "name", program.name.clone())).clicked() {
                if is_removed {
                    self.removed.retain(|name| *name != program.name);
                } else {
                    self.removed.push(program.name.clone());
                }
            }
            ui.end_row();
        }
    }

    /// Draws the entry fields. Returns the name of the program that was added, if any.
    fn entry_ui(&mut self, ui: &mut Ui, cx: &AppContext) -> Option<String> {
        let field = |ui: &mut Ui, text: &mut String, key, width, most| {
            let name = cx.words.word(key);
            let edit = TextEdit::singleline(text).hint_text(name.clone()).char_limit(most).desired_width(width);
            let edit = ui.add(edit).accessible_name(name);
            edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
        };
        let row = ui.horizontal(|ui| {
            let named = field(ui, &mut self.name, "programs-name", NAME, 24);
            let width = (ui.available_width() - BUTTON).max(120.0);
            let entered = field(ui, &mut self.command, "programs-command", width, 400) || named;
            let program = Program::new(&self.name, &self.command);
            let is_new = !self.known.iter().any(|known| known.name == program.name);
            let is_whole = !program.name.is_empty() && !program.command.is_empty();
            let add = ui.add_enabled(is_whole && is_new, Button::new(cx.words.word("programs-add")));
            let is_added = add.clicked() || entered && is_whole && is_new;
            add.on_disabled_hover_text(cx.words.word("programs-add-hint"));
            (is_added.then_some(program), is_new)
        });
        let (added, is_new) = row.inner;
        if !is_new {
            ui.colored_label(theme::palette(ui.ctx()).alarm, cx.words.word("programs-same"));
        }
        let added = added?;
        let name = added.name.clone();
        self.known.push(added);
        self.name.clear();
        self.command.clear();
        Some(name)
    }

    fn keep(&mut self, cx: &AppContext) {
        let kept: Vec<Program> = self.available().cloned().collect();
        self.fault = cx.store.keep_programs(&kept).err().map(|error| error.to_string());
    }
}
