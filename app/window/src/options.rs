//! Widgets for the options of a game's setup.

use egui::{CollapsingHeader, Color32, Grid, RichText, TextStyle, Ui};
use rondel::{Plugin, Setup, SetupOption};
use rondel_painter::dropdown::Dropdown;
use rondel_painter::theme;

use super::context::AppContext;
use super::faults;

/// Layout of option grids, in points: the minimum width of names, and the spacing.
pub const LABEL: f32 = 130.0;
pub const APART: [f32; 2] = [12.0, 10.0];

/// Draws all options that apply to a game with this number of players. Rare options are collapsed. Returns `None`
/// if no option was changed. Otherwise returns the result of the change, which is an error message if the setup
/// rejected the change.
pub fn options_ui(
    ui: &mut Ui,
    cx: &AppContext,
    plugin: &Plugin,
    setup: &mut dyn Setup,
    players: u8,
) -> Option<Result<(), String>> {
    let applying = setup.options().into_iter().filter(|option| option.applies(players));
    let (rare, usual): (Vec<SetupOption>, Vec<SetupOption>) = applying.partition(|option| option.rare);
    let mut changed = None;
    if !usual.is_empty() {
        section(ui, cx.words.word("new-options"));
        changed = option_grid_ui(ui, cx, plugin, "options", usual);
    }
    if !rare.is_empty() {
        ui.add_space(10.0);
        let title = RichText::new(cx.words.word("new-readings")).font(theme::strong(14.0));
        let folded = CollapsingHeader::new(title)
            .id_salt("readings")
            .show(ui, |ui| option_grid_ui(ui, cx, plugin, "readings", rare));
        changed = folded.body_returned.flatten().or(changed);
    }
    let (option, value) = changed?;
    Some(setup.choose(option, value).map_err(|error| faults::setup_error(&error, &cx.words)))
}

/// Draws a grid of options. Returns the changed option and its new value, if any.
fn option_grid_ui(
    ui: &mut Ui,
    cx: &AppContext,
    plugin: &Plugin,
    id: &'static str,
    options: Vec<SetupOption>,
) -> Option<(&'static str, &'static str)> {
    /// Below this width, values are placed under their names.
    const NARROW: f32 = 380.0;
    /// Minimum and maximum width of a value next to its name.
    const WIDTHS: (f32, f32) = (200.0, 340.0);
    let catalog = cx.words.of(plugin.id);
    let narrow = ui.available_width() < NARROW;
    let label_width = |option: &SetupOption| {
        let label = catalog.say(&option.label);
        ui.painter().layout_no_wrap(label, TextStyle::Body.resolve(ui.style()), Color32::WHITE).size().x
    };
    let labels = options.iter().map(label_width).fold(LABEL, f32::max);
    let width = if narrow {
        ui.available_width() - 12.0
    } else {
        (ui.available_width() - labels - APART[0] - 12.0).clamp(WIDTHS.0, WIDTHS.1)
    };
    let mut changed = None;
    Grid::new(id)
        .num_columns(if narrow { 1 } else { 2 })
        .min_col_width(if narrow { 0.0 } else { LABEL })
        .spacing(APART)
        .show(ui, |ui| {
            for option in options {
                let label = catalog.say(&option.label);
                let mut chosen = option.chosen;
                let mut value_ui = |ui: &mut Ui| {
                    let values: Vec<(&'static str, String)> =
                        option.values.iter().map(|(value, text)| (*value, capitalised(&catalog.say(text)))).collect();
                    Dropdown::new(option.id, label.as_str()).width(width).value(ui, &mut chosen, &values);
                };
                if narrow {
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 3.0;
                        ui.label(RichText::new(&label).size(13.0));
                        value_ui(ui);
                    });
                } else {
                    ui.label(&label);
                    value_ui(ui);
                }
                if chosen != option.chosen {
                    changed = Some((option.id, chosen));
                }
                ui.end_row();
            }
        });
    changed
}

/// Returns a text that begins with a capital letter. In running text, the same value is in lower case.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Draws a hint in a less prominent style.
pub fn hint(ui: &mut Ui, words: String) {
    ui.label(RichText::new(words).small().color(theme::palette(ui.ctx()).faint));
}

/// Draws the heading of a section of a dialog.
pub fn section(ui: &mut Ui, words: String) {
    ui.add_space(10.0);
    ui.label(RichText::new(words).font(theme::strong(14.0)).color(theme::palette(ui.ctx()).faint));
}
