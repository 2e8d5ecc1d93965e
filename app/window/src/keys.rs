//! A list of all keyboard shortcuts, grouped by purpose.

use egui::{Context, Event, Frame, Grid, Key, Margin, RichText, ScrollArea, Stroke, Ui};
use rondel_painter::{theme, widgets};
use rondel_presenter::words::Words;

use super::command::Command;
use super::context::AppContext;

/// A group of shortcuts: the message key of its title and, for each entry, its key caps and the message key of its
/// description.
type Group = (&'static str, &'static [(&'static [Cap], &'static str)]);

/// A key cap, or the text between two key caps.
#[derive(Clone, Copy)]
enum Cap {
    /// A label that is the same in every language.
    Letter(&'static str),
    /// A label that is translated.
    Named(&'static str),
    /// The text between two key caps.
    Between(&'static str),
}

use Cap::{Between, Letter, Named};

const OR: Cap = Between("keys-or");
const TO: Cap = Between("keys-to");
const ESCAPE: Cap = Named("key-escape");
const SPACE: Cap = Named("key-space");
const ENTER: Cap = Named("key-enter");

/// All shortcuts.
const GROUPS: [Group; 6] = [
    (
        "keys-table",
        &[
            (&[Letter("+"), OR, Letter("−")], "keys-zoom"),
            (&[Named("key-wheel")], "keys-wheel"),
            (&[Named("key-drag")], "keys-drag"),
            (&[Letter("F6")], "keys-areas"),
            (&[Letter("←"), Letter("↑"), Letter("↓"), Letter("→")], "keys-pieces"),
            (&[Letter("F2"), OR, Named("key-right-click")], "keys-inspect"),
            (&[Letter("F3")], "keys-standing"),
            (&[Letter("F5")], "keys-branch"),
            (&[SPACE], "keys-skip"),
            (&[Named("key-control"), Letter("Z")], "keys-undo"),
            (&[ENTER, OR, SPACE], "keys-uncover"),
            (&[ESCAPE], "keys-fold"),
        ],
    ),
    (
        "keys-choices",
        &[
            (&[Letter("1"), TO, Letter("9"), Letter("A"), TO, Letter("W")], "keys-take"),
            (&[Letter("0")], "keys-pass"),
            (&[Letter("↑"), Letter("↓")], "keys-walk"),
            (&[ENTER], "keys-take-marked"),
            (&[Letter("H")], "keys-hint"),
            (&[ESCAPE], "keys-all"),
        ],
    ),
    ("keys-practice", &[(&[ENTER], "keys-practice-enter"), (&[Letter("S")], "keys-practice-show")]),
    (
        "keys-replay",
        &[
            (&[Letter("←"), Letter("→")], "keys-step"),
            (&[Named("key-page-up"), Named("key-page-down")], "keys-turn"),
            (&[Named("key-home"), Named("key-end")], "keys-ends"),
            (&[SPACE], "keys-play"),
            (&[ESCAPE], "keys-present"),
        ],
    ),
    (
        "keys-library",
        &[
            (&[Named("key-control"), Letter("L")], "keys-library-open"),
            (&[Letter("↑"), Letter("↓")], "keys-library-walk"),
            (&[Named("key-shift"), Letter("↑"), Letter("↓")], "keys-library-choose"),
            (&[Named("key-control"), Letter("A")], "keys-library-all"),
            (&[ENTER], "keys-library-enter"),
            (&[Letter("F2")], "keys-library-name"),
            (&[Letter("S")], "keys-library-star"),
            (&[Named("key-delete")], "keys-library-delete"),
            (&[Named("key-control"), Letter("E")], "keys-library-export"),
            (&[ESCAPE], "keys-library-escape"),
        ],
    ),
    (
        "keys-window",
        &[
            (&[Letter("F1")], "keys-rules"),
            (&[Letter("F4")], "keys-aid"),
            (&[Letter("?")], "keys-sheet"),
            (&[Named("key-control"), Letter("V")], "keys-paste"),
            (&[Letter("F11")], "keys-screen"),
            (&[Named("key-tab")], "keys-focus"),
            (&[ENTER, OR, SPACE], "keys-press"),
            (&[ENTER], "keys-begin"),
            (&[ESCAPE], "keys-close"),
        ],
    ),
];

/// Returns whether the user typed a question mark outside a text field.
pub fn asked_for(ctx: &Context) -> bool {
    let typed = |event: &Event| match event {
        Event::Text(text) => text == "?",
        Event::Key { key: Key::Questionmark, pressed, .. } => *pressed,
        _ => false,
    };
    !ctx.text_edit_focused() && ctx.input(|input| input.events.iter().any(typed))
}

/// Draws the list.
pub fn sheet_ui(ctx: &Context, cx: &AppContext) {
    let words = &cx.words;
    let room = ctx.content_rect();
    let columns = if room.width() > 1000.0 { 2 } else { 1 };
    let width = 470.0 * columns as f32 + 30.0;
    let (closed, dismissed) = widgets::dialog_ui(ctx, "keys", width, &words.word("keys-title"), |ui| {
        let height = (room.height() - 180.0).max(160.0);
        ScrollArea::vertical().max_height(height).min_scrolled_height(height).show(ui, |ui| {
            ui.columns(columns, |columns| {
                let halves = GROUPS.chunks(GROUPS.len().div_ceil(columns.len()));
                for (column, groups) in columns.iter_mut().zip(halves) {
                    for group in groups {
                        group_ui(column, group, words);
                    }
                }
            });
        });
        ui.add_space(12.0);
        widgets::primary(ui, words.word("close")).clicked()
    });
    cx.send_if((closed || dismissed).then_some(Command::CloseDialog));
}

fn group_ui(ui: &mut Ui, (title, uses): &Group, words: &Words) {
    ui.add_space(10.0);
    let title = words.word(title);
    ui.label(RichText::new(title).font(theme::strong(15.0)).color(theme::palette(ui.ctx()).brand));
    Grid::new(uses.as_ptr()).num_columns(2).spacing([16.0, 7.0]).min_col_width(150.0).show(ui, |ui| {
        for (caps, meaning) in *uses {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for cap in *caps {
                    cap_ui(ui, *cap, words);
                }
            });
            ui.add(egui::Label::new(words.word(meaning)).wrap());
            ui.end_row();
        }
    });
}

fn cap_ui(ui: &mut Ui, cap: Cap, words: &Words) {
    let palette = theme::palette(ui.ctx());
    let label = match cap {
        Letter(letter) => letter.to_owned(),
        Named(key) => words.word(key),
        Between(key) => {
            ui.label(RichText::new(words.word(key)).small().color(palette.faint));
            return;
        }
    };
    let frame = Frame::NONE.fill(palette.sheet).stroke(Stroke::new(1.0, palette.edge)).corner_radius(5);
    frame.inner_margin(Margin::symmetric(7, 2)).show(ui, |ui| ui.label(RichText::new(label).font(theme::strong(13.0))));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_its_words_in_every_language() {
        for language in rondel::LANGUAGES {
            let words = Words::new(language, []);
            for (title, uses) in GROUPS {
                let caps = uses.iter().flat_map(|(caps, _)| caps.iter()).filter_map(|cap| match cap {
                    Letter(_) => None,
                    Named(key) | Between(key) => Some(*key),
                });
                for key in caps.chain(uses.iter().map(|(_, meaning)| *meaning)).chain([title]) {
                    assert_ne!(words.word(key), key, "{language}");
                    assert!(words.has(key), "{language}: {key}");
                }
            }
        }
    }
}
