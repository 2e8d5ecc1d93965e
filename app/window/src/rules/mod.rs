//! The rulebook of a game, with contents, text, pictures and search. It is shown in a window or in an embedded pane.

mod page;
mod picture;
pub mod pictures;
mod scenes;
mod search;
mod text;

use egui::{Align, Context, Frame, Key, Layout, Margin, Panel, RichText, ScrollArea, Stroke, TextEdit, Ui, vec2};
use rondel::Plugin;
use rondel_painter::{theme, widgets};

use self::page::{PageLayout, Reader};
use self::picture::Gallery;
use self::search::Search;
use self::text::{Block, blocks};
use super::context::AppContext;

pub use self::picture::faults;

/// The open rulebook of a game.
pub struct Rules {
    /// The game.
    pub plugin: &'static Plugin,
    language: String,
    blocks: Vec<Block>,
    /// The descriptions of the pictures.
    pictures: Vec<&'static str>,
    gallery: Gallery,
    page: PageLayout,
    wanted: String,
    search: Search,
    /// The blocks that match the search.
    found: Vec<usize>,
    at: usize,
    go_to: Option<(usize, Align)>,
    /// Whether the table of contents covers the text, because there is no space next to it.
    contents_open: bool,
    /// Whether the window has just been opened, so that the search field receives the focus.
    fresh: bool,
    /// Whether keys scroll the page. `false` if the rulebook is embedded.
    keys: bool,
}

/// Minimum width of a pane that shows the contents next to the text, in points.
const ROOMY: f32 = 690.0;
/// Width of the table of contents, in points.
const CONTENTS: f32 = 196.0;

impl Rules {
    /// Opens the rules, at the given rule if there is one.
    pub fn open(plugin: &'static Plugin, cx: &AppContext, rule: Option<&str>) -> Self {
        let language = cx.words.language().to_owned();
        let blocks = blocks(plugin.rules(&language));
        let shows = |block: &Block| if let Block::Picture(_, shows) = block { Some(*shows) } else { None };
        let mut rules = Self {
            pictures: blocks.iter().filter_map(shows).collect(),
            plugin,
            search: Search::new("", &language),
            language,
            blocks,
            gallery: Gallery::default(),
            page: PageLayout::default(),
            wanted: String::new(),
            found: Vec::new(),
            at: 0,
            go_to: None,
            contents_open: false,
            fresh: true,
            keys: true,
        };
        if let Some(rule) = rule {
            rules.go_to(rule);
        }
        rules
    }

    /// Opens the rules for an embedded pane, which does not request the focus.
    pub fn beside(plugin: &'static Plugin, cx: &AppContext, rule: Option<&str>) -> Self {
        Self { fresh: false, keys: false, ..Self::open(plugin, cx, rule) }
    }

    /// Returns the search text, if any.
    pub fn wanted(&self) -> Option<&str> {
        Some(self.wanted.as_str()).filter(|wanted| !wanted.is_empty())
    }

    /// Scrolls to a rule.
    pub fn go_to(&mut self, rule: &str) {
        rule.clone_into(&mut self.wanted);
        self.find();
    }

    /// Switches to the current language of the program and keeps the place in the text.
    fn translate(&mut self, cx: &AppContext) {
        let mut again = Self::open(self.plugin, cx, Some(&self.wanted));
        let read = same_place(&self.blocks, self.page.read, &again.blocks);
        again.go_to = read.map(|place| (place, Align::Center));
        *self = Self { fresh: self.fresh, keys: self.keys, ..again };
    }

    /// Draws the rules and the search in the available space.
    pub fn pane_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        if self.language != cx.words.language() {
            self.translate(cx);
        }
        if self.gallery.hang(ui.ctx(), &mut cx.pictures, self.plugin, &self.pictures, &cx.words) {
            self.page.reshape();
        }
        let roomy = ui.available_width() >= ROOMY;
        self.search_ui(ui, cx, roomy);
        ui.separator();
        if roomy {
            let contents = Panel::left("contents").exact_size(CONTENTS).resizable(false).frame(Frame::NONE);
            let contents = contents.show_separator_line(false);
            contents.show(ui, |ui| self.contents_ui(ui));
        } else if self.contents_open {
            self.contents_ui(ui);
            return;
        }
        let left = if roomy { 18 } else { 0 };
        Frame::NONE.inner_margin(Margin { left, ..Margin::ZERO }).show(ui, |ui| {
            if roomy {
                let room = ui.available_rect_before_wrap();
                let edge = theme::palette(ui.ctx()).edge;
                ui.painter().vline(room.left() - 12.0, room.y_range(), Stroke::new(1.0, edge));
            }
            self.text_ui(ui, cx);
        });
    }

    /// Draws the window. Returns `false` if it was closed.
    pub fn ui(&mut self, ctx: &Context, cx: &mut AppContext) -> bool {
        const SIZE: egui::Vec2 = vec2(930.0, 0.86);
        let mut open = true;
        let room = ctx.content_rect();
        let title = format!("{} – {}", cx.words.of(self.plugin.id).word("title"), cx.words.word("rules-title"));
        egui::Window::new(RichText::new(title).font(theme::serif(20.0)))
            .id(egui::Id::unique("rules window"))
            .open(&mut open)
            .collapsible(false)
            .default_size([SIZE.x.min(room.width() - 40.0), room.height() * SIZE.y - 60.0])
            .max_height(room.height() - 40.0)
            .default_pos([(room.center().x - SIZE.x / 2.0).max(10.0), room.top() + room.height() * 0.06])
            .show(ctx, |ui| self.pane_ui(ui, cx));
        let closed_by_key = ctx.input(|input| input.key_pressed(Key::Escape)) && !ctx.text_edit_focused();
        open && !closed_by_key
    }

    fn search_ui(&mut self, ui: &mut Ui, cx: &AppContext, roomy: bool) {
        ui.horizontal_wrapped(|ui| {
            if !roomy {
                let contents = widgets::option(ui, self.contents_open, cx.words.word("rules-contents"));
                self.contents_open ^= contents.clicked();
            }
            let edit =
                TextEdit::singleline(&mut self.wanted).hint_text(cx.words.word("rules-search")).desired_width(230.0);
            let edit = ui.add(edit).accessible_name(cx.words.word("rules-search"));
            if std::mem::take(&mut self.fresh) {
                edit.request_focus();
            }
            if edit.changed() {
                self.find();
            }
            let enter = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let back = ui.button(cx.words.word("rules-back")).clicked();
            let next = ui.button(cx.words.word("rules-next")).clicked() || enter;
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
                    self.go_to = Some((self.found[self.at], Align::Center));
                    self.contents_open = false;
                }
                ui.label(format!("{} / {count}", self.at + 1));
            } else if !self.search.is_empty() {
                ui.label(cx.words.word("rules-nothing"));
            }
            if enter {
                edit.request_focus();
            }
        });
    }

    /// Runs the search. For a rule number, the rule itself comes first, followed by the places that mention it.
    fn find(&mut self) {
        self.search = Search::new(&self.wanted, &self.language);
        self.at = 0;
        let is_told = |block: &Block| matches!(block, Block::Rule(told, _) if self.search.asks_for(told));
        let finds = |block: &Block| is_told(block) || self.search.finds(&block.text());
        self.found = (0..self.blocks.len()).filter(|place| finds(&self.blocks[*place])).collect();
        if let Some(place) = self.found.iter().position(|place| is_told(&self.blocks[*place])) {
            self.at = place;
        }
        self.go_to = self.found.get(self.at).map(|place| (*place, Align::Center));
    }

    /// Draws the table of contents with the current chapter highlighted. A click on a heading scrolls to it.
    fn contents_ui(&mut self, ui: &mut Ui) {
        let palette = theme::palette(ui.ctx());
        let at = self.page.read;
        let headings = self.blocks.iter().enumerate().filter_map(|(place, block)| match block {
            Block::Heading(level, words) if *level > 1 => Some((place, *level, words)),
            _ => None,
        });
        let headings: Vec<_> = headings.collect();
        let chapter = headings.iter().rev().find(|(place, level, _)| *level == 2 && *place <= at);
        let chapter = chapter.map(|(place, ..)| *place);
        let mut wanted = None;
        ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                for (place, level, words) in headings {
                    let here = chapter == Some(place);
                    let (size, indent) = if level == 2 { (14.0, 0.0) } else { (13.0, 16.0) };
                    let text = RichText::new(words).size(size);
                    let text = match (here, level) {
                        (true, _) => text.color(palette.brand).strong(),
                        (false, 2) => text.color(palette.ink),
                        (false, _) => text.color(palette.faint),
                    };
                    ui.horizontal_top(|ui| {
                        ui.add_space(indent);
                        let room = vec2((ui.available_width() - 14.0).max(40.0), 0.0);
                        let entry = ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
                            ui.set_width(room.x);
                            ui.add(egui::Button::new(text).wrap().frame_when_inactive(false))
                        });
                        if entry.inner.clicked() {
                            wanted = Some(place);
                        }
                    });
                }
            });
        });
        if let Some(place) = wanted {
            self.go_to = Some((place, Align::TOP));
            self.contents_open = false;
        }
    }

    fn text_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let mut reader = Reader {
            plugin: self.plugin,
            words: &cx.words,
            search: &self.search,
            current: self.found.get(self.at).copied(),
            gallery: &mut self.gallery,
            icons: &mut cx.icons,
            keys: self.keys,
        };
        let asked = self.page.ui(ui, &self.blocks, &mut reader, self.go_to.take());
        if let Some(rule) = asked {
            self.go_to(rule);
        }
    }
}

/// Finds the corresponding block in another language's rules, by its distance from the preceding rule or from
/// the start.
fn same_place(blocks: &[Block], at: usize, others: &[Block]) -> Option<usize> {
    let rule = blocks.iter().enumerate().take(at + 1).rev().find_map(|(place, block)| match block {
        Block::Rule(number, _) => Some((place, *number)),
        _ => None,
    });
    let is_same =
        |number: &str| others.iter().position(|block| matches!(block, Block::Rule(told, _) if *told == number));
    let place = rule.map_or(Some(at), |(place, number)| Some(is_same(number)? + at - place))?;
    (place < others.len()).then_some(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_the_rules_is_the_same_in_another_language() {
        let english = blocks("# Caravan\n\n**CV-1.1** Rest.\n\n- Sand.\n\n**CV-1.2** Drink.");
        let german = blocks("# Karawane\n\nEine Vorrede.\n\n**CV-1.1** Raste.\n\n- Sand.\n\n**CV-1.2** Trinke.");
        let there = |at| same_place(&english, at, &german);
        assert_eq!([0, 1, 2, 3].map(there), [Some(0), Some(2), Some(3), Some(4)]);
        assert_eq!(same_place(&german, 4, &blocks("**CV-1.1** Rust.")), None);
    }
}
