//! The log next to the table. The steps of each turn are collapsed under its headline.

use std::collections::BTreeSet;

use egui::{Align, Layout, Response, ScrollArea, Sense, TextStyle, Ui};
use rondel::{Catalog, Chronicle, ElementId, Plugin};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::{linked, theme};
use rondel_presenter::log::{Log, LogLine, Turn};
use rondel_presenter::words::Words;

/// The log next to the table.
#[derive(Default)]
pub struct LogPanel {
    /// Contents of the log.
    pub(super) log: Log,
    whole: bool,
    /// Turns that the user has collapsed or expanded, identified by the index of their first step.
    unfolded: BTreeSet<usize>,
    /// A turn that has just been unfolded, to which the list scrolls.
    opened: Option<usize>,
    /// The step to which the list last scrolled.
    scrolled_to: Option<usize>,
    /// Frame in which the log was last drawn, and the height of the log. If the log reappears or its height
    /// changes, it scrolls to the current turn.
    drawn: Option<(u64, f32)>,
}

/// The context for drawing a log.
#[derive(Clone, Copy)]
pub struct LogContext<'a> {
    /// The plugin of the game, whose rules the log may mention.
    pub plugin: &'static Plugin,
    /// The translations of the program.
    pub words: &'a Words,
    /// Whether the game is followed as it is played, so that nothing is listed before it has been shown.
    pub is_live: bool,
    /// Whether several people share the screen, so that a player may not have seen how the own last turn ended.
    pub is_shared: bool,
}

/// The user's interaction with the log in one frame.
#[derive(Default)]
pub struct Read {
    /// The elements mentioned in the entry under the pointer.
    pub about: Vec<ElementId>,
    /// The step of the clicked entry.
    pub clicked: Option<usize>,
    /// The headline of the last turn.
    pub latest: Option<Response>,
}

/// Maximum number of turns shown, unless the user requests all.
const RECENT: usize = 40;
/// A turn with at most this number of entries is always expanded.
const FEW: usize = 2;
/// Width of the space for the seat marker before a headline, and for the button after it, in points.
const INDENT: f32 = 16.0;
const FOLD: f32 = 34.0;

impl LogPanel {
    /// Reads new entries from the chronicle.
    pub fn read(&mut self, chronicle: &Chronicle, catalog: &Catalog) {
        if self.log.read(chronicle, catalog) {
            *self = Self { log: std::mem::take(&mut self.log), whole: self.whole, ..Self::default() };
        }
    }

    /// Clears the log, because decisions were taken back and may be replaced by others.
    pub fn forget(&mut self) {
        *self = Self { whole: self.whole, ..Self::default() };
    }

    /// Returns whether the log was hidden or had a different height in the previous frame.
    fn lies_anew(&mut self, ui: &Ui) -> bool {
        let (frame, height) = (ui.ctx().cumulative_frame_nr(), ui.available_height());
        let before = self.drawn.replace((frame, height));
        before.is_none_or(|(last, high)| last + 1 < frame || (high - height).abs() > 1.0)
    }

    /// Draws the log of a game. `shown` is the step displayed on the table. Later entries are faint.
    pub fn ui(&mut self, ui: &mut Ui, game: LogContext<'_>, names: &[String], shown: usize) -> Read {
        let words = game.words;
        let mut read = Read::default();
        let mut turned = None;
        let follow = self.scrolled_to.replace(shown) != Some(shown) || self.lies_anew(ui);
        let last = self.log.turns().partition_point(|turn| turn.from <= shown);
        let own = if game.is_shared { self.log.own_last(last) } else { None };
        let hidden = if self.whole { 0 } else { last.saturating_sub(RECENT) };
        ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            if hidden > 0 && ui.button(words.with("log-earlier", "count", hidden)).clicked() {
                self.whole = true;
            }
            for (place, turn) in self.log.turns().iter().enumerate().skip(hidden) {
                // A turn without entries would appear as a name only.
                if !turn.is_deal() && turn.lines.is_empty() {
                    continue;
                }
                if game.is_live && turn.from > shown {
                    break;
                }
                let current = place + 1 == last;
                // The turn in progress is expanded, and the player's own last turn if it may not have been seen.
                let fresh = Some(turn.from) == own || current && turn.to > shown + 1;
                let open = turn.lines.len() <= FEW || fresh != self.unfolded.contains(&turn.from);
                if heading_ui(turn, ui, game, names, open, shown, &mut read) {
                    turned = Some(turn.from);
                }
                // A single entry would only repeat the headline.
                let says_more = turn.lines.len() > 1;
                if open && says_more {
                    // The user's choices are on the table until their consequences are announced.
                    let is_told = |line: &&LogLine| !current || !line.is_choice;
                    let lines = turn.lines.iter().filter(|line| !game.is_live || line.step <= shown);
                    for line in lines.filter(is_told) {
                        line_ui(line, ui, game, shown, &mut read);
                    }
                }
                if open && self.opened == Some(turn.from) {
                    ui.scroll_to_cursor(None);
                    self.opened = None;
                }
                if current && follow {
                    ui.scroll_to_cursor(Some(Align::BOTTOM));
                }
            }
        });
        if let Some(turn) = turned
            && !self.unfolded.remove(&turn)
        {
            self.unfolded.insert(turn);
            self.opened = Some(turn);
        }
        read
    }
}

/// Draws the headline of a turn. Returns whether the user toggled the display of its steps.
fn heading_ui(
    turn: &Turn,
    ui: &mut Ui,
    game: LogContext<'_>,
    names: &[String],
    open: bool,
    shown: usize,
    read: &mut Read,
) -> bool {
    let mut folds_over = false;
    ui.add_space(6.0);
    ui.horizontal_top(|ui| {
        let palette = theme::palette(ui.ctx());
        let folds = turn.lines.len() > FEW;
        let (mark, _) = ui.allocate_exact_size(egui::vec2(INDENT, 18.0), Sense::hover());
        if let Some(seat) = turn.seat {
            seat_shape(ui.painter(), mark.left_center() + egui::vec2(6.0, 0.0), 6.0, seat);
        } else if !turn.is_deal() {
            ui.painter().circle_filled(mark.left_center() + egui::vec2(6.0, 0.0), 3.0, palette.faint);
        }
        let colour = if turn.from > shown { palette.faint } else { palette.ink };
        // The headline of a turn that is still being shown would tell the rest of it.
        let is_begun = game.is_live && turn.to > shown + 1;
        let name = turn.name(names).unwrap_or_default();
        let headline = if is_begun { format!("{name} …") } else { turn.headline(game.words, names) };
        // Only the name is bold, so that long headlines remain readable.
        let bold = if headline.starts_with(&name) && !name.is_empty() { name.len() } else { headline.len() };
        let fonts = [theme::strong(14.0), theme::text(14.0)];
        let right = if folds { FOLD } else { 0.0 };
        let headline = column_ui(ui, right, |ui| {
            linked::begun_ui(ui, (&headline, bold), fonts, colour, game.plugin, game.words, Some(Sense::click()))
        });
        if headline.hovered() {
            read.about = turn.lines.iter().flat_map(|line| &line.elements).copied().collect();
        }
        if headline.clicked() {
            read.clicked = Some(turn.to.saturating_sub(1));
        }
        if headline.gained_focus() {
            headline.scroll_to_me(None);
        }
        read.latest = Some(headline);
        if folds {
            let title = if open { "log-fold" } else { "log-unfold" };
            let mark = if open { "−" } else { "+" };
            let button = ui.add_sized([FOLD - 8.0, 20.0], egui::Button::new(mark));
            folds_over = button.on_hover_text(game.words.word(title)).clicked();
        }
    });
    folds_over
}

/// Draws wrapped text with a margin of `right` points at the right edge.
fn column_ui(ui: &mut Ui, right: f32, text_ui: impl FnOnce(&mut Ui) -> Response) -> Response {
    let room = egui::vec2((ui.available_width() - right - 8.0).max(40.0), 0.0);
    let column = Layout::top_down(Align::Min);
    ui.allocate_ui_with_layout(room, column, |ui| {
        ui.set_width(room.x);
        text_ui(ui)
    })
    .inner
}

fn line_ui(line: &LogLine, ui: &mut Ui, game: LogContext<'_>, shown: usize, read: &mut Read) {
    let palette = theme::palette(ui.ctx());
    let colour = if line.step > shown { palette.faint } else { palette.ink };
    ui.horizontal_top(|ui| {
        ui.add_space(INDENT);
        let font = TextStyle::Body.resolve(ui.style());
        let text = column_ui(ui, 0.0, |ui| {
            linked::words_ui(ui, &line.text, font, colour, game.plugin, game.words, Some(Sense::click()))
        });
        if text.hovered() && !line.elements.is_empty() {
            read.about.clone_from(&line.elements);
        }
        if text.clicked() {
            read.clicked = Some(line.step);
        }
    });
}
