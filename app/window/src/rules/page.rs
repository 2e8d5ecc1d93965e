//! The page with the text of the rules. Rule numbers are next to the text in small type. Only visible parts are
//! laid out. The heights of all blocks are computed once per width.

use std::collections::BTreeMap;
use std::ops::Range;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Color32, FontId, Key, Label, Modifiers, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use rondel::Plugin;
use rondel_painter::icons::Icons;
use rondel_painter::{linked, theme};
use rondel_presenter::words::Words;

use super::picture::Gallery;
use super::search::Search;
use super::text::{Block, Span};

/// Maximum width of the text in points. Lines of more than about 75 characters are hard to read.
const WIDEST: f32 = 600.0;
/// Width of the column of rule numbers on the right, in points.
const NUMBERS: f32 = 62.0;
const INDENT: f32 = 18.0;
const PICTURE: Vec2 = vec2(WIDEST + NUMBERS, 430.0);
const CELL: Vec2 = vec2(10.0, 4.0);

/// The layout of the page.
#[derive(Default)]
pub(super) struct PageLayout {
    made_for: Option<(u32, u32)>,
    heights: Vec<f32>,
    /// The top of each block, and the bottom of the last one.
    tops: Vec<f32>,
    /// The layouts of tables, by block.
    grids: BTreeMap<usize, Grid>,
    /// The first visible block, and the height of the part of it that is scrolled out of view.
    anchor: (usize, f32),
    /// The current block, determined slightly below the top of the visible area.
    pub(super) read: usize,
    /// The last scroll target. It is kept in view when heights change, until the user scrolls.
    sought: Option<(usize, Align)>,
    /// Whether the height of a picture has become known.
    reshaped: bool,
}

/// The column widths and row heights of a table.
#[derive(Default)]
struct Grid {
    columns: Vec<f32>,
    rows: Vec<f32>,
}

/// The context for displaying the text.
pub(super) struct Reader<'a> {
    pub(super) plugin: &'static Plugin,
    pub(super) words: &'a Words,
    pub(super) search: &'a Search,
    /// The current search result.
    pub(super) current: Option<usize>,
    pub(super) gallery: &'a mut Gallery,
    pub(super) icons: &'a mut Icons,
    /// Whether keys scroll the page.
    pub(super) keys: bool,
}

impl PageLayout {
    /// Schedules an update of the pictures' heights before the next frame. The visible part of the text keeps
    /// its position.
    pub(super) fn reshape(&mut self) {
        self.reshaped = true;
    }

    /// Draws the page. Returns the rule that was clicked. `go_to` contains a block to scroll to and its alignment.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        blocks: &[Block],
        reader: &mut Reader<'_>,
        go_to: Option<(usize, Align)>,
    ) -> Option<&'static str> {
        const SCROLL_BAR: f32 = 16.0;
        let width = (ui.available_width() - SCROLL_BAR).clamp(120.0, WIDEST + NUMBERS);
        let wanted = (width.to_bits(), ui.pixels_per_point().to_bits());
        let mut area = ScrollArea::vertical().id_salt("page").auto_shrink([false, false]);
        let turned = ui.input(|input| input.smooth_scroll_delta != Vec2::ZERO || input.pointer.any_down());
        self.sought = go_to.or(self.sought.filter(|_| !turned));
        let mut go_to = go_to;
        let reshaped = std::mem::take(&mut self.reshaped);
        if self.made_for != Some(wanted) || reshaped {
            let (block, gone) = self.anchor;
            let again = self.made_for.replace(wanted) != Some(wanted);
            self.measure(ui, blocks, reader, width, again);
            go_to = self.sought;
            if go_to.is_none() {
                area = area.vertical_scroll_offset(self.tops.get(block).copied().unwrap_or_default() + gone);
            }
        }
        let mut asked = None;
        area.show_viewport(ui, |ui, seen| {
            let origin = ui.max_rect().min;
            let whole = self.tops.last().copied().unwrap_or_default();
            ui.set_min_size(vec2(width, whole));
            let first = self.tops.partition_point(|top| *top <= seen.top()).saturating_sub(1);
            self.anchor = (first, seen.top() - self.tops[first]);
            let read = seen.top() + seen.height() * 0.25;
            let read = self.tops.partition_point(|top| *top <= read).saturating_sub(1);
            if std::mem::replace(&mut self.read, read) != read {
                // The table of contents was drawn earlier in this frame and is now out of date.
                ui.ctx().request_repaint();
            }
            if reader.keys && scroll_by_keys(ui, seen.height(), whole) {
                self.sought = None;
            }
            for (place, block) in blocks.iter().enumerate() {
                let (top, bottom) = (self.tops[place], self.tops[place + 1]);
                let rect = Rect::from_min_max(origin + vec2(0.0, top), origin + vec2(width, bottom));
                if let Some((_, align)) = go_to.filter(|(wanted, _)| *wanted == place) {
                    ui.scroll_to_rect(rect, Some(align));
                }
                if bottom < seen.top() || top > seen.bottom() {
                    // Screen readers receive all blocks in the same form, including those that are out of view.
                    let response = ui.interact(rect, ui.scope_id().with(("unseen", place)), Sense::hover());
                    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, block.spoken()));
                    continue;
                }
                let builder = UiBuilder::new().id_salt(place).max_rect(rect);
                ui.scope_builder(builder, |ui| {
                    let grids = &mut self.grids;
                    let drawn = Drawing { place, width, reader, grids }.block_ui(ui, block);
                    asked = drawn.or(asked);
                });
            }
        });
        asked
    }

    /// Measures all blocks, or only the pictures.
    fn measure(&mut self, ui: &Ui, blocks: &[Block], reader: &mut Reader<'_>, width: f32, all: bool) {
        self.heights.resize(blocks.len(), 0.0);
        self.tops.clear();
        let mut top = 0.0;
        for ((place, block), height) in blocks.iter().enumerate().zip(&mut self.heights) {
            if all || matches!(block, Block::Picture(..)) {
                let grids = &mut self.grids;
                *height = Drawing { place, width, reader, grids }.height(ui, block);
            }
            self.tops.push(top);
            top += *height;
        }
        self.tops.push(top + 30.0);
    }
}

/// Scrolls with the page keys, the arrow keys and, unless a text field has the focus, Home and End. Returns
/// whether the page was scrolled.
fn scroll_by_keys(ui: &Ui, page: f32, whole: f32) -> bool {
    const LINE: f32 = 60.0;
    let mut turned = false;
    let writes = ui.ctx().text_edit_focused();
    let keys = [
        (Key::PageDown, -page * 0.9, true),
        (Key::PageUp, page * 0.9, true),
        (Key::ArrowDown, -LINE, true),
        (Key::ArrowUp, LINE, true),
        (Key::End, -whole, !writes),
        (Key::Home, whole, !writes),
    ];
    for (key, by, applies) in keys {
        if applies && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            ui.scroll_with_delta(vec2(0.0, by));
            turned = true;
        }
    }
    turned
}

/// The context for drawing or measuring a block.
struct Drawing<'a, 'b> {
    place: usize,
    width: f32,
    reader: &'a mut Reader<'b>,
    grids: &'a mut BTreeMap<usize, Grid>,
}

impl Drawing<'_, '_> {
    /// Returns the margins above and below a block.
    fn margins(&self, block: &Block) -> (f32, f32) {
        match block {
            Block::Heading(1, _) => (0.0, 8.0),
            Block::Heading(2, _) if self.place > 0 => (22.0, 8.0),
            Block::Heading(..) => (12.0, 6.0),
            Block::Item(_) => (0.0, 5.0),
            Block::Rule(..) | Block::Paragraph(_) => (0.0, 10.0),
            Block::Table(_) => (2.0, 14.0),
            Block::Picture(..) => (4.0, 14.0),
        }
    }

    /// Returns the maximum width of a block's text.
    fn column(&self, block: &Block) -> f32 {
        let indent = if matches!(block, Block::Item(_)) { INDENT } else { 0.0 };
        (self.width - NUMBERS - indent).max(60.0)
    }

    fn height(&mut self, ui: &Ui, block: &Block) -> f32 {
        let (above, below) = self.margins(block);
        let column = self.column(block);
        let inner = match block {
            Block::Heading(..) | Block::Rule(..) | Block::Paragraph(_) | Block::Item(_) => {
                high(ui, self.words(ui, block).0, column)
            }
            Block::Table(rows) => {
                let columns = self.columns(ui, rows);
                let heights: Vec<f32> = (0..rows.len()).map(|row| self.row_height(ui, rows, row, &columns)).collect();
                let height = heights.iter().sum();
                self.grids.insert(self.place, Grid { columns, rows: heights });
                height
            }
            Block::Picture(caption, shows) => {
                self.reader.gallery.size(shows, self.picture_room()).y
                    + 5.0
                    + high(ui, caption_job(ui, caption), column)
            }
        };
        above + inner + below
    }

    fn picture_room(&self) -> Vec2 {
        vec2(self.width.min(PICTURE.x), PICTURE.y)
    }

    /// Draws the block. Returns the rule that was clicked.
    fn block_ui(&mut self, ui: &mut Ui, block: &Block) -> Option<&'static str> {
        let rect = ui.max_rect();
        let (above, _) = self.margins(block);
        let origin = rect.min + vec2(0.0, above);
        let column = self.column(block);
        match block {
            Block::Heading(..) | Block::Rule(..) | Block::Paragraph(_) | Block::Item(_) => {
                let left = self.width - NUMBERS - column;
                if left > 0.0 {
                    let ink = theme::palette(ui.ctx()).faint;
                    ui.painter().circle_filled(origin + vec2(left * 0.4, 11.0), 2.4, ink);
                }
                let (job, links) = self.words(ui, block);
                let room = Rect::from_min_size(origin + vec2(left, 0.0), vec2(column, rect.height() - above));
                if let Block::Rule(number, _) = block {
                    self.number_ui(ui, rect, number);
                }
                self.linked_ui(ui, room, job, &links)
            }
            Block::Table(rows) => self.table_ui(ui, origin, rows),
            Block::Picture(caption, shows) => {
                let size = self.reader.gallery.size(shows, self.picture_room());
                let room = Rect::from_min_size(origin, size);
                let Reader { gallery, icons, plugin, words, .. } = &mut *self.reader;
                gallery.paint(ui, room, shows, plugin, icons, words);
                let response = ui.interact(room, ui.scope_id().with("picture"), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Image, true, caption));
                let below = Rect::from_min_size(room.left_bottom() + vec2(0.0, 5.0), vec2(column, 60.0));
                self.linked_ui(ui, below, caption_job(ui, caption), &[])
            }
        }
    }

    fn linked_ui(&mut self, ui: &mut Ui, room: Rect, job: LayoutJob, links: &[linked::Link]) -> Option<&'static str> {
        let builder = UiBuilder::new().max_rect(room).id_salt(room.min.x.to_bits());
        let (plugin, language) = (self.reader.plugin, self.reader.words.language());
        ui.scope_builder(builder, |ui| linked::show(ui, job, links, plugin, language, None).asked).inner
    }

    /// Draws the rule number next to its rule, in small type so that the text stands out.
    fn number_ui(&self, ui: &mut Ui, rect: Rect, number: &str) {
        let palette = theme::palette(ui.ctx());
        let lit = self.reader.search.asks_for(number);
        let format = TextFormat {
            font_id: theme::text(11.0),
            color: palette.faint,
            line_height: Some(15.0 * LINE_HEIGHT),
            background: if lit { theme::faded(palette.glow, 0.45) } else { Color32::TRANSPARENT },
            ..TextFormat::default()
        };
        let job = LayoutJob::single_section(number.to_owned(), format);
        let room = Rect::from_min_max(pos2(rect.right() - NUMBERS + 12.0, rect.top()), rect.max);
        let builder = UiBuilder::new().max_rect(room).id_salt("number");
        ui.scope_builder(builder, |ui| ui.add(Label::new(job).selectable(true).extend()));
    }

    /// Lays out the text of a block with search results highlighted, and returns the layout with its links.
    fn words(&self, ui: &Ui, block: &Block) -> (LayoutJob, Vec<linked::Link>) {
        let palette = theme::palette(ui.ctx());
        match block {
            Block::Heading(level, words) => {
                let (font, colour) = match level {
                    1 => (theme::serif(28.0), palette.ink),
                    2 => (theme::serif(21.0), palette.brand),
                    _ => (theme::strong(15.5), palette.brand),
                };
                let spans = [Span { words: words.clone(), strong: false }];
                self.job(ui, &spans, &[font.clone(), font], colour)
            }
            Block::Rule(_, spans) | Block::Paragraph(spans) | Block::Item(spans) => {
                self.job(ui, spans, &[theme::text(15.0), theme::strong(15.0)], palette.ink)
            }
            Block::Table(_) | Block::Picture(..) => (LayoutJob::default(), Vec::new()),
        }
    }

    fn job(&self, ui: &Ui, spans: &[Span], fonts: &[FontId; 2], colour: Color32) -> (LayoutJob, Vec<linked::Link>) {
        let palette = theme::palette(ui.ctx());
        let Reader { plugin, words, search, current, .. } = &self.reader;
        let lit = if *current == Some(self.place) { palette.glow } else { theme::faded(palette.glow, 0.45) };
        let (mut job, mut links) = (LayoutJob::default(), Vec::new());
        for span in spans {
            let font = fonts[usize::from(span.strong)].clone();
            let line_height = Some(font.size * LINE_HEIGHT);
            let plain = TextFormat { font_id: font, color: colour, line_height, ..TextFormat::default() };
            let found = linked::links(&span.words, plugin, words);
            let marks = if search.is_empty() { Vec::new() } else { search.marks(&span.words) };
            let begin = job.text.len();
            for (piece, link, marked) in pieces(span.words.len(), &found, &marks) {
                let mut format = if link { linked::as_link(&plain, ui) } else { plain.clone() };
                if marked {
                    format.background = lit;
                    format.color = on(lit);
                }
                job.append(&span.words[piece], 0.0, format);
            }
            links.extend(found.into_iter().map(|(range, number)| (begin + range.start..begin + range.end, number)));
        }
        (job, links)
    }
}

/// Line height as a multiple of the font size.
const LINE_HEIGHT: f32 = 1.42;

/// Returns a text colour that is readable on a highlighted background.
fn on(ground: Color32) -> Color32 {
    let bright = u32::from(ground.r()) + u32::from(ground.g()) + u32::from(ground.b()) > 3 * 110;
    if bright { Color32::BLACK } else { Color32::WHITE }
}

/// Splits text of `length` bytes into ranges. Each range has one flag for links and one for highlights.
fn pieces(length: usize, links: &[linked::Link], marks: &[Range<usize>]) -> Vec<(Range<usize>, bool, bool)> {
    let mut ends: Vec<usize> = links.iter().flat_map(|(range, _)| [range.start, range.end]).collect();
    ends.extend(marks.iter().flat_map(|mark| [mark.start, mark.end]));
    ends.extend([0, length]);
    ends.sort_unstable();
    ends.dedup();
    let piece = |pair: &[usize]| {
        let link = links.iter().any(|(range, _)| range.contains(&pair[0]));
        (pair[0]..pair[1], link, marks.iter().any(|mark| mark.contains(&pair[0])))
    };
    ends.windows(2).map(piece).collect()
}

fn caption_job(ui: &Ui, caption: &str) -> LayoutJob {
    let colour = theme::palette(ui.ctx()).faint;
    LayoutJob::single_section(
        caption.to_owned(),
        TextFormat { font_id: theme::text(13.0), color: colour, ..TextFormat::default() },
    )
}

fn high(ui: &Ui, mut job: LayoutJob, width: f32) -> f32 {
    job.wrap.max_width = width;
    ui.fonts_mut(|fonts| fonts.layout_job(job)).size().y
}

/// Tables.
impl Drawing<'_, '_> {
    fn cell(&self, ui: &Ui, rows: &[Vec<Vec<Span>>], row: usize, column: usize) -> (LayoutJob, Vec<linked::Link>) {
        let palette = theme::palette(ui.ctx());
        let spans = rows[row].get(column).map_or(&[][..], Vec::as_slice);
        let (fonts, colour) = match row {
            0 => ([theme::strong(13.0), theme::strong(13.0)], palette.faint),
            _ => ([theme::text(14.0), theme::strong(14.0)], palette.ink),
        };
        self.job(ui, spans, &fonts, colour)
    }

    /// Returns the column widths. If there is enough space, each column is as wide as its longest cell.
    fn columns(&self, ui: &Ui, rows: &[Vec<Vec<Span>>]) -> Vec<f32> {
        let count = rows.iter().map(Vec::len).max().unwrap_or_default();
        let natural = |column: usize| {
            let wide = |row: usize| {
                let job = self.cell(ui, rows, row, column).0;
                ui.fonts_mut(|fonts| fonts.layout_job(job)).size().x
            };
            (0..rows.len()).map(wide).fold(0.0, f32::max).ceil() + 1.0
        };
        let mut widths: Vec<f32> = (0..count).map(natural).collect();
        let room = self.width - NUMBERS - 2.0 * CELL.x * count as f32;
        let mut excess = widths.iter().sum::<f32>() - room;
        // The widest columns are narrowed first.
        while excess > 0.5 {
            let Some(widest) = (0..count).max_by(|one, other| widths[*one].total_cmp(&widths[*other])) else { break };
            let others = (0..count).filter(|column| *column != widest).map(|column| widths[column]);
            let next = others.fold(40.0, f32::max);
            let less = (widths[widest] - next).max(8.0).min(excess).min((widths[widest] - 40.0).max(0.0));
            if less < 0.5 {
                break;
            }
            widths[widest] -= less;
            excess -= less;
        }
        widths
    }

    fn row_height(&self, ui: &Ui, rows: &[Vec<Vec<Span>>], row: usize, columns: &[f32]) -> f32 {
        let cell = |(column, width): (usize, &f32)| high(ui, self.cell(ui, rows, row, column).0, *width);
        columns.iter().enumerate().map(cell).fold(0.0, f32::max) + 2.0 * CELL.y
    }

    fn table_ui(&mut self, ui: &mut Ui, origin: egui::Pos2, rows: &[Vec<Vec<Span>>]) -> Option<&'static str> {
        let palette = theme::palette(ui.ctx());
        let Grid { columns, rows: heights } = self.grids.remove(&self.place).unwrap_or_default();
        let width = columns.iter().map(|column| column + 2.0 * CELL.x).sum::<f32>();
        let (mut top, mut asked) = (origin.y, None);
        for (row, height) in heights.iter().copied().enumerate() {
            let whole = Rect::from_min_size(pos2(origin.x, top), vec2(width, height));
            if row == 0 {
                ui.painter().rect_filled(whole, 3, theme::faded(palette.edge, 0.45));
            }
            ui.painter().hline(whole.x_range(), whole.bottom(), Stroke::new(1.0, theme::faded(palette.edge, 0.8)));
            let mut left = origin.x + CELL.x;
            for (column, wide) in columns.iter().enumerate() {
                let (job, links) = self.cell(ui, rows, row, column);
                let room = Rect::from_min_size(pos2(left, top + CELL.y), vec2(*wide, height));
                asked = ui.push_id((row, column), |ui| self.linked_ui(ui, room, job, &links)).inner.or(asked);
                left += wide + 2.0 * CELL.x;
            }
            top += height;
        }
        self.grids.insert(self.place, Grid { columns, rows: heights });
        asked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_where_links_and_marks_begin_and_end() {
        let found = pieces(20, &[(5..10, "CV-1.1")], &[0..3, 8..12]);
        let expected = [
            (0..3, false, true),
            (3..5, false, false),
            (5..8, true, false),
            (8..10, true, true),
            (10..12, false, true),
            (12..20, false, false),
        ];
        assert_eq!(found, expected);
        assert_eq!(pieces(4, &[], &[]), [(0..4, false, false)]);
    }
}
