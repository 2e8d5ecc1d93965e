//! The rules of a game, searchable and open at any rule: in a window of their own, or in a place beside others.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Color32, Context, FontId, Key, RichText, ScrollArea, TextEdit, Ui};
use rondel::Plugin;

use super::house::House;
use super::theme;

/// The open rules of a game.
pub struct Rules {
    plugin: &'static Plugin,
    language: String,
    blocks: Vec<Block>,
    search: String,
    /// The blocks in which the search words stand.
    found: Vec<usize>,
    at: usize,
    scroll_to: Option<usize>,
    /// Whether the window was just opened: the search field then takes the keyboard.
    fresh: bool,
}

/// A part of the text that stands by itself.
struct Block {
    kind: Kind,
    spans: Vec<(String, bool)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Heading(usize),
    Paragraph,
    Item,
    TableRow,
}

impl Rules {
    /// Opens the rules, at a rule where one is named.
    pub fn open(plugin: &'static Plugin, house: &House, rule: Option<&str>) -> Self {
        let language = house.words.language().to_owned();
        let blocks = blocks(plugin.rules(&language));
        let mut rules = Self {
            plugin,
            language,
            blocks,
            search: String::new(),
            found: Vec::new(),
            at: 0,
            scroll_to: None,
            fresh: true,
        };
        if let Some(rule) = rule {
            rule.clone_into(&mut rules.search);
            rules.find();
        }
        rules
    }

    /// Opens the rules for a place beside others: the keyboard stays where it is.
    pub fn beside(plugin: &'static Plugin, house: &House, rule: Option<&str>) -> Self {
        Self { fresh: false, ..Self::open(plugin, house, rule) }
    }

    /// Draws the rules with their search into the room there is.
    pub fn pane_ui(&mut self, ui: &mut Ui, house: &House) {
        if self.language != house.words.language() {
            let again = Self::open(self.plugin, house, Some(&self.search.clone()));
            *self = Self { fresh: self.fresh, ..again };
        }
        self.search_ui(ui, house);
        ui.separator();
        self.text_ui(ui);
    }

    /// Draws the window; false when it was closed.
    pub fn ui(&mut self, ctx: &Context, house: &House) -> bool {
        let mut open = true;
        let room = ctx.content_rect();
        let title = format!("{} – {}", house.words.of(self.plugin.id).word("title"), house.words.word("rules-title"));
        egui::Window::new(RichText::new(title).font(theme::serif(20.0)))
            .id(egui::Id::unique("rules window"))
            .open(&mut open)
            .collapsible(false)
            .default_size([640.0_f32.min(room.width() - 40.0), room.height() * 0.78])
            .max_height(room.height() - 40.0)
            .default_pos([room.center().x - 320.0, room.top() + room.height() * 0.1])
            .show(ctx, |ui| self.pane_ui(ui, house));
        let closed_by_key = ctx.input(|input| input.key_pressed(Key::Escape)) && !ctx.text_edit_focused();
        open && !closed_by_key
    }

    fn search_ui(&mut self, ui: &mut Ui, house: &House) {
        ui.horizontal_wrapped(|ui| {
            let edit =
                TextEdit::singleline(&mut self.search).hint_text(house.words.word("rules-search")).desired_width(230.0);
            let edit = ui.add(edit).accessible_name(house.words.word("rules-search"));
            if std::mem::take(&mut self.fresh) {
                edit.request_focus();
            }
            if edit.changed() {
                self.find();
            }
            let enter = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let back = ui.button(house.words.word("rules-back")).clicked();
            let next = ui.button(house.words.word("rules-next")).clicked() || enter;
            if !self.found.is_empty() {
                let count = self.found.len();
                self.at = if next {
                    (self.at + 1) % count
                } else if back {
                    (self.at + count - 1) % count
                } else {
                    self.at
                };
                if next || back {
                    self.scroll_to = Some(self.found[self.at]);
                }
                ui.label(format!("{} / {count}", self.at + 1));
            } else if !self.search.is_empty() {
                ui.label(house.words.word("rules-nothing"));
            }
            if enter {
                edit.request_focus();
            }
        });
    }

    /// Finds the search words; a rule's number is found where the rule stands, before where it is mentioned.
    fn find(&mut self) {
        let wanted = self.search.trim().to_lowercase();
        self.at = 0;
        self.found = if wanted.is_empty() {
            Vec::new()
        } else {
            let holds = |block: &Block| block.text().to_lowercase().contains(&wanted);
            (0..self.blocks.len()).filter(|place| holds(&self.blocks[*place])).collect()
        };
        let told = |place: &usize| {
            let text = self.blocks[*place].text().to_lowercase();
            text.strip_prefix(&wanted)
                .is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit() || next == '.'))
        };
        if let Some(place) = self.found.iter().position(told) {
            self.at = place;
        }
        self.scroll_to = self.found.get(self.at).copied();
    }

    fn text_ui(&mut self, ui: &mut Ui) {
        let wanted = self.search.trim().to_lowercase();
        let current = self.found.get(self.at).copied();
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 9.0;
            for (place, block) in self.blocks.iter().enumerate() {
                if let Kind::Heading(level) = block.kind {
                    ui.add_space(if level <= 2 { 12.0 } else { 4.0 });
                }
                let job = block.job(ui, &wanted, current == Some(place));
                let indent = if block.kind == Kind::Item { 18.0 } else { 0.0 };
                let shown = ui.horizontal_top(|ui| {
                    ui.add_space(indent);
                    if block.kind == Kind::Item {
                        ui.label("•");
                    }
                    ui.add(egui::Label::new(job).wrap().selectable(true))
                });
                if self.scroll_to == Some(place) {
                    shown.inner.scroll_to_me(Some(Align::Center));
                    self.scroll_to = None;
                }
            }
            ui.add_space(30.0);
        });
    }
}

impl Block {
    fn text(&self) -> String {
        self.spans.iter().map(|(text, _)| text.as_str()).collect()
    }

    /// The block with its marks: strong words, and what was searched for.
    fn job(&self, ui: &Ui, wanted: &str, current: bool) -> LayoutJob {
        let palette = theme::palette(ui.ctx());
        let mut job = LayoutJob::default();
        for (text, is_strong) in &self.spans {
            let font = match self.kind {
                Kind::Heading(1) => theme::serif(27.0),
                Kind::Heading(_) => theme::serif(21.0),
                _ if *is_strong => theme::strong(15.0),
                _ => theme::text(15.0),
            };
            let colour = if *is_strong && !matches!(self.kind, Kind::Heading(_)) { palette.brand } else { palette.ink };
            let lit = if current { palette.glow } else { theme::faded(palette.glow, 0.45) };
            append_marked(&mut job, text, wanted, &font, colour, lit);
        }
        job
    }
}

fn append_marked(job: &mut LayoutJob, text: &str, wanted: &str, font: &FontId, colour: Color32, lit: Color32) {
    let plain = TextFormat {
        font_id: font.clone(),
        color: colour,
        line_height: Some(font.size * 1.42),
        ..TextFormat::default()
    };
    // Words of any colour must be read on the mark.
    let bright = u32::from(lit.r()) + u32::from(lit.g()) + u32::from(lit.b()) > 3 * 110;
    let marked =
        TextFormat { background: lit, color: if bright { Color32::BLACK } else { Color32::WHITE }, ..plain.clone() };
    let lower = text.to_lowercase();
    // Letters whose small form is longer or shorter would shift the marks: then none are drawn.
    if wanted.is_empty() || lower.len() != text.len() {
        job.append(text, 0.0, plain);
        return;
    }
    let mut rest = 0;
    while let Some(found) = lower[rest..].find(wanted) {
        let (start, end) = (rest + found, rest + found + wanted.len());
        if !text.is_char_boundary(start) || !text.is_char_boundary(end) {
            break;
        }
        job.append(&text[rest..start], 0.0, plain.clone());
        job.append(&text[start..end], 0.0, marked.clone());
        rest = end;
    }
    job.append(&text[rest..], 0.0, plain);
}

/// Reads the little Markdown that rules are written in: headings, paragraphs, lists, table rows, strong words.
fn blocks(markdown: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for line in markdown.lines().map(str::trim) {
        let level = line.chars().take_while(|letter| *letter == '#').count();
        let is_rule_line = line.starts_with('|') && line.chars().all(|letter| "|-: ".contains(letter));
        if line.is_empty() || is_rule_line {
            open = false;
        } else if level > 0 {
            blocks.push(Block { kind: Kind::Heading(level), spans: spans(line[level..].trim()) });
            open = false;
        } else if let Some(item) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
            blocks.push(Block { kind: Kind::Item, spans: spans(item) });
            open = true;
        } else if line.starts_with('|') {
            let cells = line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>().join("   ·   ");
            blocks.push(Block { kind: Kind::TableRow, spans: spans(&cells) });
            open = false;
        } else {
            match blocks.last_mut().filter(|_| open) {
                Some(block) => {
                    block.spans.push((" ".to_owned(), false));
                    block.spans.extend(spans(line));
                }
                None => blocks.push(Block { kind: Kind::Paragraph, spans: spans(line) }),
            }
            open = true;
        }
    }
    blocks
}

fn spans(line: &str) -> Vec<(String, bool)> {
    let parts = line.split("**").enumerate();
    parts.filter(|(_, part)| !part.is_empty()).map(|(place, part)| (part.replace('`', ""), place % 2 == 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_blocks() {
        let blocks =
            blocks("# Caravan\n\n**CV-1.1** Rest\nat an *oasis*.\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
        let kinds: Vec<Kind> = blocks.iter().map(|block| block.kind).collect();
        assert_eq!(kinds, [Kind::Heading(1), Kind::Paragraph, Kind::Item, Kind::Item, Kind::TableRow, Kind::TableRow]);
        assert_eq!(blocks[1].text(), "CV-1.1 Rest at an *oasis*.");
        assert!(blocks[1].spans[0].1, "the number is strong");
    }
}
