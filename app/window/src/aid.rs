//! The player aid: a reference sheet next to the table for use during a game.

use egui::{
    Align, Context, Frame, Key, Label, Layout, Margin, Modifiers, Popup, Rect, RichText, ScrollArea, Sense, Ui, Vec2,
    pos2, vec2,
};
use rondel::aid::{AidLine, explained, word_of};
use rondel::goals::{Brings, Goal};
use rondel::scene::Icon;
use rondel::{Catalog, Goals, Plugin};
use rondel_painter::icons::Icons;
use rondel_painter::{linked, theme, widgets};
use rondel_presenter::words::Words;

use super::context::AppContext;

/// The open player aid of a game.
pub struct Aid {
    plugin: &'static Plugin,
    goals: Goals,
    language: String,
    parts: Vec<AidSection>,
    /// The approximate heights of the sections, in lines.
    heights: Vec<f32>,
    /// Whether the contents are short enough for a single column.
    narrow: bool,
}

/// A heading with its entries.
struct AidSection {
    heading: String,
    entries: Vec<AidEntry>,
}

impl AidSection {
    /// Returns the approximate height including the heading, in lines.
    fn lines(&self) -> f32 {
        2.4 + self.entries.iter().map(AidEntry::lines).sum::<f32>()
    }
}

struct AidEntry {
    icon: Option<Icon>,
    words: String,
    rule: Option<&'static str>,
    /// Whether the entry is a symbol with its name. Two symbols share a row.
    symbol: bool,
    prices: &'static [(&'static str, &'static str)],
}

impl AidEntry {
    fn of(line: &AidLine, catalog: &Catalog) -> Self {
        let words = match (line.text, line.icon) {
            (None, Some(icon)) => symbol_word(catalog, icon).unwrap_or_default(),
            _ => catalog.word(&line.key()),
        };
        Self { icon: line.icon, words, rule: Some(line.rule), symbol: line.is_symbol(), prices: line.prices }
    }

    fn goal(goal: &Goal, catalog: &Catalog) -> Self {
        let mut words = catalog.say(&goal.text);
        if let Some(then) = &goal.until_then {
            words = format!("{words}. {}", catalog.say(then));
        }
        Self { icon: goal.icon, words, rule: Some(goal.rule), symbol: false, prices: &[] }
    }

    /// Returns the approximate height, in lines.
    fn lines(&self) -> f32 {
        if self.symbol {
            return 0.55;
        }
        let rows = (self.words.chars().count() as f32 / 46.0).ceil().max(1.0);
        0.35 + rows + if self.prices.is_empty() { 0.0 } else { 2.4 }
    }
}

/// Returns the name of an icon, without a trailing colon, or `None` if the game has no text for it.
pub fn symbol_word(catalog: &Catalog, icon: &str) -> Option<String> {
    let key = word_of(icon);
    catalog.has(&key).then(|| catalog.word(&key).trim_end_matches(':').to_owned())
}

/// Returns the sections of an aid: the game's own sections, followed by the ways to win, to end the game and to score.
/// If the game's own sections list no symbols, all named symbols are added.
fn parts(plugin: &'static Plugin, goals: &Goals, catalog: &Catalog, words: &Words) -> Vec<AidSection> {
    let mut parts: Vec<AidSection> = Vec::new();
    for part in plugin.aid {
        let entries = part.lines.iter().map(|line| AidEntry::of(line, catalog)).collect();
        parts.push(AidSection { heading: catalog.word(part.heading), entries });
    }
    let sort = |goal: &Goal| match goal.brings {
        Brings::Victory { .. } => 0,
        Brings::End { .. } => 1,
        Brings::Points => 2,
    };
    for (kind, heading) in ["standing-victory", "standing-end", "standing-points"].into_iter().enumerate() {
        let of_kind = goals.list.iter().filter(|goal| sort(goal) == kind);
        let entries: Vec<AidEntry> = of_kind.map(|goal| AidEntry::goal(goal, catalog)).collect();
        if !entries.is_empty() {
            parts.push(AidSection { heading: words.word(heading), entries });
        }
    }
    if explained(plugin.aid).next().is_none() {
        let named = plugin.icons.iter().filter_map(|(icon, _)| Some((*icon, symbol_word(catalog, icon)?)));
        let symbol = |(icon, words)| AidEntry { icon: Some(icon), words, rule: None, symbol: true, prices: &[] };
        let entries: Vec<AidEntry> = named.map(symbol).collect();
        if !entries.is_empty() {
            parts.push(AidSection { heading: words.word("aid-symbols"), entries });
        }
    }
    parts
}

impl Aid {
    /// Opens the aid of a game that has these goals.
    pub fn open(plugin: &'static Plugin, goals: Goals, cx: &AppContext) -> Self {
        Self::of(plugin, goals, cx.words.of(plugin.id), &cx.words)
    }

    fn of(plugin: &'static Plugin, goals: Goals, catalog: &Catalog, words: &Words) -> Self {
        let language = words.language().to_owned();
        let parts = parts(plugin, &goals, catalog, words);
        let heights = parts.iter().map(AidSection::lines).collect();
        let narrow = parts.iter().flat_map(|part| &part.entries).map(AidEntry::lines).sum::<f32>() < 14.0;
        Self { plugin, goals, language, parts, heights, narrow }
    }

    /// Draws the sheet. Returns `false` if it was closed.
    pub fn ui(&mut self, ctx: &Context, cx: &mut AppContext) -> bool {
        const WIDE: f32 = 860.0;
        const TWO_COLUMNS: f32 = 720.0;
        const ONE_COLUMN: f32 = 420.0;
        if self.language != cx.words.language() {
            *self = Self::open(self.plugin, std::mem::take(&mut self.goals), cx);
        }
        let mut open = true;
        let room = ctx.content_rect();
        let title = format!("{} – {}", cx.words.of(self.plugin.id).word("title"), cx.words.word("aid-title"));
        // Most of the table should remain visible, so two columns are used only in a wide window.
        let share = WIDE.min(room.width() * 0.45);
        let width = if self.narrow || share < TWO_COLUMNS { ONE_COLUMN } else { share };
        let width = width.min(room.width() - 40.0);
        egui::Window::new(RichText::new(title).font(theme::serif(20.0)))
            .id(egui::Id::unique(("player aid", self.plugin.id)))
            .open(&mut open)
            .collapsible(false)
            .default_size([width, room.height() - 170.0])
            .max_height(room.height() - 90.0)
            .default_pos([room.left() + 20.0, room.top() + 74.0])
            .show(ctx, |ui| {
                ScrollArea::vertical()
                    .auto_shrink([false, self.narrow])
                    .show(ui, |ui| self.columns_ui(ui, &mut cx.icons));
            });
        open
    }

    /// Returns whether the user has closed the aid with Escape. If a list is open, Escape closes the list instead.
    pub fn closes(ctx: &Context) -> bool {
        !ctx.text_edit_focused()
            && !Popup::is_any_open(ctx)
            && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    }

    /// Draws the sections in as many columns as fit, but at most three. The columns have similar heights.
    fn columns_ui(&self, ui: &mut Ui, icons: &mut Icons) {
        const COLUMN: f32 = 330.0;
        let count = ((ui.available_width() / COLUMN) as usize).clamp(1, 3).min(self.parts.len().max(1));
        let ends = divided(&self.heights, count);
        ui.columns(ends.len(), |columns| {
            let mut first = 0;
            for (column, end) in columns.iter_mut().zip(&ends) {
                let frame = Frame::NONE.inner_margin(Margin { left: 2, right: 10, top: 2, bottom: 8 });
                frame.show(column, |ui| {
                    ui.with_layout(Layout::top_down(Align::Min), |ui| {
                        ui.spacing_mut().item_spacing.y = 5.0;
                        for part in &self.parts[first..*end] {
                            self.part_ui(ui, part, icons);
                        }
                    });
                });
                first = *end;
            }
        });
    }

    fn part_ui(&self, ui: &mut Ui, part: &AidSection, icons: &mut Icons) {
        let palette = theme::palette(ui.ctx());
        ui.label(RichText::new(&part.heading).font(theme::serif(17.0)).color(palette.brand));
        for alike in part.entries.chunk_by(|one, next| one.symbol == next.symbol) {
            if alike[0].symbol {
                self.symbols_ui(ui, alike, icons);
            } else {
                for line in alike {
                    self.line_ui(ui, line, icons);
                }
            }
        }
        ui.add_space(9.0);
    }

    /// Draws symbols with their names, two per row.
    fn symbols_ui(&self, ui: &mut Ui, symbols: &[AidEntry], icons: &mut Icons) {
        let width = (ui.available_width() - 10.0) / 2.0;
        for row in symbols.chunks(2) {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 10.0;
                for entry in row {
                    let cell = vec2(width, ICON);
                    ui.allocate_ui_with_layout(cell, Layout::left_to_right(Align::Min), |ui| {
                        ui.set_width(width);
                        self.line_ui(ui, entry, icons);
                    });
                }
            });
        }
    }

    /// Draws an entry: its icon, its text, and its rule number as a link.
    fn line_ui(&self, ui: &mut Ui, entry: &AidEntry, icons: &mut Icons) {
        const GAP: f32 = 8.0;
        const NUMBER: f32 = 46.0;
        let palette = theme::palette(ui.ctx());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let left = ui.available_width();
            if entry.icon.is_some() {
                widgets::game_icon(ui, icons, self.plugin, entry.icon, ICON);
            }
            let taken = if entry.icon.is_some() { ICON + GAP } else { 0.0 };
            let number = if entry.rule.is_some() { NUMBER + GAP } else { 0.0 };
            let room = vec2((left - taken - number).max(40.0), ICON);
            ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
                ui.set_width(room.x);
                ui.add_space(2.0);
                let words = RichText::new(&entry.words).size(13.5).color(palette.ink);
                ui.add(Label::new(words).wrap());
                if !entry.prices.is_empty() {
                    prices_ui(ui, entry.prices);
                }
            });
            if let Some(rule) = entry.rule {
                ui.allocate_ui_with_layout(vec2(NUMBER, ICON), Layout::top_down(Align::Min), |ui| {
                    ui.add_space(4.0);
                    linked::number_ui(ui, rule, self.plugin, &self.language);
                });
            }
        });
    }
}

/// Size of icons, in points.
const ICON: f32 = 22.0;

/// Draws a small table with two values in each column.
fn prices_ui(ui: &mut Ui, prices: &[(&str, &str)]) {
    const CELL: Vec2 = vec2(31.0, 19.0);
    let palette = theme::palette(ui.ctx());
    let width = (ui.available_width() / prices.len() as f32).min(CELL.x);
    let (rect, response) = ui.allocate_exact_size(vec2(width * prices.len() as f32, CELL.y * 2.0), Sense::hover());
    let said = prices.iter().map(|(above, below)| format!("{above}: {below}")).collect::<Vec<_>>().join(", ");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
    let painter = ui.painter();
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), CELL.y));
    painter.rect_filled(head, 3, theme::faded(palette.edge, 0.55));
    painter.rect_stroke(rect, 3, egui::Stroke::new(1.0, palette.edge), egui::StrokeKind::Inside);
    for (column, (above, below)) in prices.iter().enumerate() {
        let middle = rect.left() + width * (column as f32 + 0.5);
        let at = |row: f32| pos2(middle, rect.top() + CELL.y * (row + 0.5));
        painter.text(at(0.0), egui::Align2::CENTER_CENTER, above, theme::text(12.5), palette.faint);
        painter.text(at(1.0), egui::Align2::CENTER_CENTER, below, theme::strong(13.0), palette.ink);
        if column > 0 {
            let x = rect.left() + width * column as f32;
            painter.vline(x, rect.y_range(), egui::Stroke::new(1.0, theme::faded(palette.edge, 0.6)));
        }
    }
}

/// Divides the sections into columns so that the tallest column is as short as possible. Returns the end index of
/// each column.
fn divided(heights: &[f32], columns: usize) -> Vec<usize> {
    let fit = |most: f32| {
        let (mut ends, mut height) = (Vec::new(), 0.0);
        for (place, own) in heights.iter().enumerate() {
            if height > 0.0 && height + own > most {
                ends.push(place);
                height = 0.0;
            }
            height += own;
        }
        ends.push(heights.len());
        ends
    };
    let mut most = heights.iter().copied().fold(1.0, f32::max);
    while fit(most).len() > columns.max(1) {
        most += 0.5;
    }
    fit(most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel::Text;
    use rondel::aid::AidPart;

    const WORDS: &str = "title = Caravan\naid-turn = Turn\naid-move = Move.\nicon-camel = camel:\nicon-salt = salt";

    fn shown(aid: &'static [AidPart], goals: &Goals) -> Vec<(String, Vec<String>)> {
        let icons = &[("camel", "<svg/>"), ("tent", "<svg/>"), ("salt", "<svg/>")];
        let plugin: &'static Plugin = Box::leak(Box::new(Plugin { aid, icons, ..rondel_testing::stuck::PLUGIN }));
        let catalog = Catalog::new("en", [WORDS]).expect("a locale");
        let parts = parts(plugin, goals, &catalog, &Words::new("en", []));
        let words = |part: AidSection| part.entries.into_iter().map(|entry| entry.words).collect();
        parts.into_iter().map(|part| (part.heading.clone(), words(part))).collect()
    }

    fn part(heading: &str, entries: &[&str]) -> (String, Vec<String>) {
        (heading.to_owned(), entries.iter().map(|entry| (*entry).to_owned()).collect())
    }

    #[test]
    fn a_game_that_says_nothing_has_its_symbols_and_its_goals() {
        let goal =
            Goal::end(Text::verbatim("no salt left"), ["end"], "X-1").until_then(Text::verbatim("One more turn."));
        let goals = Goals { list: vec![goal], others: Vec::new() };
        let expected = [part("Ends the game", &["no salt left. One more turn."]), part("Symbols", &["camel", "salt"])];
        assert_eq!(shown(&[], &goals), expected);
    }

    #[test]
    fn what_a_game_says_comes_first_and_its_own_symbols_are_all() {
        const AID: &[AidPart] =
            &[AidPart::new("aid-turn", &[AidLine::new("aid-move", "X-1.1"), AidLine::symbol("camel", "X-1.2")])];
        assert_eq!(shown(AID, &Goals::default()), [part("Turn", &["Move.", "camel"])]);
    }

    #[test]
    fn symbols_and_lines_stand_in_the_order_of_the_game() {
        const AID: &[AidPart] = &[AidPart::new(
            "aid-turn",
            &[AidLine::symbol("salt", "X-1.1"), AidLine::new("aid-move", "X-1.2"), AidLine::symbol("camel", "X-1.3")],
        )];
        let plugin: &'static Plugin = Box::leak(Box::new(Plugin { aid: AID, ..rondel_testing::stuck::PLUGIN }));
        let catalog = Catalog::new("en", [WORDS]).expect("a locale");
        let aid = Aid::of(plugin, Goals::default(), &catalog, &Words::new("en", []));
        let mut easel = rondel_painter::picture::Rasterizer::new([400, 300], 1.0);
        theme::install(easel.ctx());
        let mut icons = Icons::default();
        (0..2).for_each(|_| easel.draw(|ui| aid.columns_ui(ui, &mut icons)));
        let mut words = easel.words();
        words.sort_by(|one, other| one.rect.top().total_cmp(&other.rect.top()));
        let said: Vec<&str> =
            words.iter().map(|words| words.text.as_str()).filter(|text| !text.starts_with("X-")).collect();
        assert_eq!(said, ["Turn", "salt", "Move.", "camel"]);
    }

    #[test]
    fn columns_are_about_as_long_as_each_other() {
        assert_eq!(divided(&[5.0, 5.0, 4.0, 4.0], 2), [2, 4]);
        assert_eq!(divided(&[1.0, 1.0, 9.0], 2), [2, 3]);
        assert_eq!(divided(&[3.0], 3), [1]);
        assert_eq!(divided(&[], 2), [0]);
    }
}
