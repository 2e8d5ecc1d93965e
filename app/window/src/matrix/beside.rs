//! The rules of two games side by side, each opened at the rule for a shared mechanic.

use egui::{Align, Frame, Layout, Margin, RichText, Ui};
use rondel::{Plugin, Text};
use rondel_painter::dropdown::Dropdown;
use rondel_painter::{header, theme, widgets};

use super::term;
use crate::context::AppContext;
use crate::rules::Rules;

/// Two games with a shared mechanic.
pub(super) struct GameComparison {
    mechanic: &'static str,
    sides: [MatrixSide; 2],
}

struct MatrixSide {
    plugin: &'static Plugin,
    rules: Rules,
}

impl MatrixSide {
    fn open(plugin: &'static Plugin, mechanic: &str, cx: &AppContext) -> Self {
        let rule = plugin.mechanic(mechanic).map(|mechanic| mechanic.rule);
        Self { plugin, rules: Rules::beside(plugin, cx, rule) }
    }
}

impl GameComparison {
    /// Opens two games' rulebooks at their rules for the mechanic.
    pub(super) fn open(mechanic: &'static str, games: [&'static Plugin; 2], cx: &AppContext) -> Self {
        Self { mechanic, sides: games.map(|plugin| MatrixSide::open(plugin, mechanic, cx)) }
    }

    /// Draws both games. Returns `false` if the user goes back to the matrix.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut AppContext) -> bool {
        let title = term(cx, self.sides[0].plugin, self.mechanic);
        let back = ("back", cx.words.word("matrix-back"));
        let stays = header::bar_ui(ui, &mut cx.icons, back, title, &[], &[]).is_none();
        Frame::NONE.inner_margin(Margin::symmetric(24, 14)).show(ui, |ui| {
            self.shared_ui(ui, cx);
            let height = ui.available_height();
            ui.columns(2, |columns| {
                for (place, ui) in columns.iter_mut().enumerate() {
                    ui.push_id(("side", place), |ui| {
                        widgets::sheet(ui).show(ui, |ui| {
                            ui.set_height(height - 32.0);
                            // The default layout of egui's columns would stretch all lines to the full width.
                            let plain = Layout::top_down(Align::Min);
                            ui.with_layout(plain, |ui| self.side_ui(ui, place, cx));
                        });
                    });
                }
            });
        });
        stays
    }

    /// Draws the mechanics shared by the two games, each of which can be selected for comparison.
    fn shared_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        let [one, other] = [self.sides[0].plugin, self.sides[1].plugin];
        let shared = one.mechanics.iter().filter(|mechanic| other.mechanic(mechanic.id).is_some());
        let mut wanted = self.mechanic;
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(cx.words.word("matrix-both")).color(theme::palette(ui.ctx()).faint));
            for mechanic in shared {
                widgets::option_value(ui, &mut wanted, mechanic.id, term(cx, one, mechanic.id));
            }
        });
        ui.add_space(6.0);
        if wanted != self.mechanic {
            *self = Self::open(wanted, [one, other], cx);
        }
    }

    fn side_ui(&mut self, ui: &mut Ui, place: usize, cx: &mut AppContext) {
        let (own, other) = (self.sides[place].plugin, self.sides[1 - place].plugin);
        let title = |plugin: &Plugin| cx.words.of(plugin.id).word("title");
        let may_stand = |plugin: &&'static Plugin| plugin.id != other.id && plugin.mechanic(self.mechanic).is_some();
        let mut wanted = own.id;
        let name = cx.words.word(["matrix-left", "matrix-right"][place]);
        let games: Vec<(&'static str, String)> =
            cx.plugins.iter().copied().filter(may_stand).map(|plugin| (plugin.id, title(plugin))).collect();
        Dropdown::new("game", name).width(230.0).font(theme::serif(19.0)).value(ui, &mut wanted, &games);
        if let Some(plugin) = cx.plugin(wanted).filter(|plugin| plugin.id != own.id) {
            self.sides[place] = MatrixSide::open(plugin, self.mechanic, cx);
        }
        let side = &mut self.sides[place];
        if let Some(mechanic) = side.plugin.mechanic(self.mechanic) {
            let sentence = cx.words.of(side.plugin.id).say(&mechanic.sentence());
            ui.label(RichText::new(sentence).font(theme::strong(14.5)));
        }
        ui.add_space(4.0);
        side.rules.pane_ui(ui, cx);
    }
}

/// Returns the first two games of a row.
pub(super) fn first_two(cx: &AppContext, having: &[usize]) -> Option<[&'static Plugin; 2]> {
    let [one, other, ..] = having else { return None };
    Some([cx.plugins[*one], cx.plugins[*other]])
}

/// Returns the text of a game's mechanic for screen readers, e.g. `Harbour: Market. The four goods lie … (HB-4.9)`.
pub(super) fn spoken(cx: &AppContext, plugin: &Plugin, mechanic: &rondel::Mechanic) -> String {
    let words = cx.words.of(plugin.id);
    let cell = Text::new("matrix-cell")
        .with("game", words.word("title"))
        .with("mechanic", words.say(&mechanic.term()))
        .with("sentence", words.say(&mechanic.sentence()))
        .with("rule", mechanic.rule);
    cx.words.say(&cell)
}
