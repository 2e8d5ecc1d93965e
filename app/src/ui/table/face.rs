//! Where everything on a piece goes: icons, words and plates, fitted into its outline at one scale.

use std::collections::HashMap;

use egui::{Context, FontId, Pos2, Rect, Vec2, pos2, vec2};
use rondel::scene::{Corner, Icon, Shape};

use super::resolved::{Part, ResolvedPiece};
use crate::ui::theme;

/// Something to be painted on a piece; places are in points from its upper left corner.
#[derive(Clone, Debug)]
pub enum Mark {
    /// A plate under a badge.
    Plate(Rect),
    /// A round plate under a count.
    Bubble(Rect),
    /// A thin line.
    Rule(Rect),
    /// A drawing.
    Icon(Icon, Rect),
    /// The drawing of a back, filling the piece.
    Back(Icon, Rect),
    /// Words, from their upper left corner.
    Words(Pos2, String, FontId),
}

/// Measures words; every word is measured once per scene.
pub struct Ruler<'a> {
    ctx: &'a Context,
    widths: HashMap<(bool, String), f32>,
    row: f32,
}

const REFERENCE: f32 = 20.0;
/// Smaller words than this, in points, are not drawn.
const SMALLEST: f32 = 5.2;
/// How much wider a row may come out than was measured.
const SLACK: f32 = 1.02;

impl<'a> Ruler<'a> {
    /// A ruler for the fonts of this window.
    pub fn new(ctx: &'a Context) -> Self {
        let row = ctx.fonts_mut(|fonts| fonts.row_height(&theme::text(REFERENCE))) / REFERENCE;
        Self { ctx, widths: HashMap::new(), row }
    }

    /// The width of words, in multiples of their size.
    fn width(&mut self, words: &str, strong: bool) -> f32 {
        let key = (strong, words.to_owned());
        if let Some(width) = self.widths.get(&key) {
            return *width;
        }
        let font = font(REFERENCE, strong);
        let galley =
            self.ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), font, egui::Color32::PLACEHOLDER));
        let width = galley.size().x / REFERENCE * SLACK;
        self.widths.insert(key, width);
        width
    }
}

fn font(size: f32, strong: bool) -> FontId {
    if strong { theme::strong(size) } else { theme::text(size) }
}

/// A word or icon of a row.
enum Token {
    Icon(Icon),
    Words(String, bool),
    Bar,
}

/// A row of words and icons with its width, in multiples of the size of its words.
struct Row {
    tokens: Vec<(Token, f32)>,
    width: f32,
    /// A line across instead of words.
    rule: bool,
}

const ICON_EM: f32 = 1.3;
const GAP_EM: f32 = 0.27;
const BAR_EM: f32 = 0.5;
const RULE_EM: f32 = 0.55;

impl Row {
    fn height(&self, ruler: &Ruler<'_>) -> f32 {
        match (self.rule, self.tokens.iter().any(|(token, _)| matches!(token, Token::Icon(_)))) {
            (true, _) => RULE_EM,
            (false, true) => ruler.row.max(ICON_EM + 0.08),
            (false, false) => ruler.row * 0.98,
        }
    }
}

/// Places everything on a piece that is drawn at `scale` points for each table unit.
pub fn lay(piece: &ResolvedPiece, scale: f32, ruler: &mut Ruler<'_>) -> Vec<Mark> {
    let size = piece.rect.size() * scale;
    let whole = Rect::from_min_size(Pos2::ZERO, size);
    let mut marks = Vec::new();
    if let Some(back) = piece.face.back {
        marks.push(Mark::Back(back, whole));
        if let Some(count) = piece.count {
            bubble(count, whole, scale, &mut marks, ruler);
        }
        return marks;
    }
    let small = size.min_elem();
    let padding = match piece.shape {
        Shape::Disc => small * 0.14,
        Shape::Figure => 0.0,
        Shape::Card | Shape::Space | Shape::Tile => (small * 0.06).clamp(1.0, 7.0 * scale),
    };
    let mut inner = whole.shrink(padding);
    let (top, bottom) = badges(piece, whole, scale, &mut marks, ruler);
    let face = &piece.face;
    let only_icon = face.title.is_none() && face.lines.is_empty();
    if !only_icon {
        inner.min.y += top;
        inner.max.y -= bottom;
    }
    match (face.icon, piece.count) {
        (Some(icon), Some(count)) if only_icon => icon_and_count(icon, count, inner, whole, scale, &mut marks, ruler),
        (Some(icon), None) if only_icon => marks.push(Mark::Icon(icon, square_in(inner))),
        (None, Some(count)) if only_icon => words_in(&count.to_string(), inner, &mut marks, ruler),
        (None, None) if only_icon => {}
        (icon, count) => {
            text_face(piece, icon, inner, scale, &mut marks, ruler);
            if let Some(count) = count {
                bubble(count, whole, scale, &mut marks, ruler);
            }
        }
    }
    marks
}

fn square_in(rect: Rect) -> Rect {
    Rect::from_center_size(rect.center(), Vec2::splat(rect.size().min_elem()))
}

fn icon_and_count(icon: Icon, count: u16, inner: Rect, whole: Rect, scale: f32, marks: &mut Vec<Mark>, ruler: &mut Ruler<'_>) {
    let (w, h) = (inner.width(), inner.height());
    if w >= h * 1.35 {
        let left = Rect::from_min_size(inner.min, vec2(w * 0.5, h));
        marks.push(Mark::Icon(icon, square_in(left)));
        words_in(&count.to_string(), Rect::from_min_max(pos2(left.right(), inner.top()), inner.max), marks, ruler);
    } else if h >= w * 1.25 {
        let upper = Rect::from_min_size(inner.min, vec2(w, h * 0.6));
        marks.push(Mark::Icon(icon, square_in(upper)));
        words_in(&count.to_string(), Rect::from_min_max(pos2(inner.left(), upper.bottom()), inner.max), marks, ruler);
    } else {
        marks.push(Mark::Icon(icon, square_in(inner)));
        bubble(count, whole, scale, marks, ruler);
    }
}

/// One strong word as large as it fits.
fn words_in(words: &str, rect: Rect, marks: &mut Vec<Mark>, ruler: &mut Ruler<'_>) {
    let width = ruler.width(words, true);
    let size = half_points((rect.height() * 0.72).min(rect.width() / width * 0.94));
    if size < SMALLEST {
        return;
    }
    let place = rect.center() - vec2(width * size, ruler.row * size) / 2.0;
    marks.push(Mark::Words(place, words.to_owned(), font(size, true)));
}

fn bubble(count: u16, whole: Rect, scale: f32, marks: &mut Vec<Mark>, ruler: &mut Ruler<'_>) {
    let words = count.to_string();
    let size = half_points((whole.size().min_elem() * 0.3).clamp(8.0 * scale, 15.0 * scale));
    let width = ruler.width(&words, true) * size;
    let plate = vec2((width + size * 0.7).max(size * 1.35), size * 1.35);
    let rect = Rect::from_min_size(whole.max - plate + Vec2::splat(size * 0.15), plate);
    marks.push(Mark::Bubble(rect));
    if size >= SMALLEST {
        let place = rect.center() - vec2(width, ruler.row * size) / 2.0;
        marks.push(Mark::Words(place, words, font(size, true)));
    }
}

/// Places the plates in the corners, and says how much of the upper and the lower edge they take.
fn badges(piece: &ResolvedPiece, whole: Rect, scale: f32, marks: &mut Vec<Mark>, ruler: &mut Ruler<'_>) -> (f32, f32) {
    let (mut top, mut bottom) = (0.0_f32, 0.0_f32);
    let most = half_points((whole.size().min_elem() / scale * 0.19).clamp(8.0, 15.0) * scale);
    for (corner, parts) in &piece.face.badges {
        let row = one_row(parts, ruler);
        let size = most.min(whole.width() * 0.9 / (row.width + 0.6));
        let plate = vec2((row.width + 0.6) * size, (row.height(ruler) + 0.12) * size).max(Vec2::splat(size * 1.45));
        let margin = size * 0.22;
        let x = match corner {
            Corner::TopLeft | Corner::BottomLeft => whole.left() + margin,
            Corner::TopRight | Corner::BottomRight => whole.right() - margin - plate.x,
        };
        let y = match corner {
            Corner::TopLeft | Corner::TopRight => whole.top() + margin,
            Corner::BottomLeft | Corner::BottomRight => whole.bottom() - margin - plate.y,
        };
        let rect = Rect::from_min_size(pos2(x, y), plate);
        marks.push(Mark::Plate(rect));
        place_row(&row, rect.center() - vec2(row.width, row.height(ruler)) * size / 2.0, size, marks, ruler);
        // Plates beside a title share its row where the title is short; else the title begins below them.
        match corner {
            Corner::TopLeft | Corner::TopRight => top = top.max(plate.y),
            Corner::BottomLeft | Corner::BottomRight => bottom = bottom.max(plate.y),
        }
    }
    (top, bottom)
}

fn one_row(parts: &[Part], ruler: &mut Ruler<'_>) -> Row {
    let tokens = parts.iter().map(|part| token(part, ruler)).collect();
    finish_row(tokens)
}

fn token(part: &Part, ruler: &mut Ruler<'_>) -> (Token, f32) {
    match part {
        Part::Icon(icon) => (Token::Icon(icon), ICON_EM),
        Part::Words(words) => (Token::Words(words.clone(), false), ruler.width(words, false)),
        Part::Number(number) => (Token::Words(number.clone(), true), ruler.width(number, true)),
        Part::Divider => (Token::Bar, BAR_EM),
    }
}

fn finish_row(tokens: Vec<(Token, f32)>) -> Row {
    let gaps = tokens.len().saturating_sub(1) as f32 * GAP_EM;
    let width = tokens.iter().map(|(_, width)| width).sum::<f32>() + gaps;
    Row { tokens, width, rule: false }
}

/// Breaks a line where `room` (in multiples of the size of its words) ends.
fn break_line(parts: &[Part], strong: bool, room: f32, ruler: &mut Ruler<'_>, rows: &mut Vec<Row>) {
    if let [Part::Divider] = parts {
        rows.push(Row { tokens: Vec::new(), width: 0.0, rule: true });
        return;
    }
    let mut tokens: Vec<(Token, f32)> = Vec::new();
    let mut width = 0.0;
    let mut add = |new: (Token, f32), tokens: &mut Vec<(Token, f32)>| {
        if !tokens.is_empty() && width + GAP_EM + new.1 > room {
            rows.push(finish_row(std::mem::take(tokens)));
            width = 0.0;
        }
        width += new.1 + if tokens.is_empty() { 0.0 } else { GAP_EM };
        tokens.push(new);
    };
    for part in parts {
        match part {
            Part::Words(words) => {
                for word in words.split_whitespace() {
                    let new = (Token::Words(word.to_owned(), strong), ruler.width(word, strong));
                    add(new, &mut tokens);
                }
            }
            _ => add(token(part, ruler), &mut tokens),
        }
    }
    if !tokens.is_empty() {
        rows.push(finish_row(tokens));
    }
}

/// Paints a row from its upper left corner; neighbouring words of one weight become one run.
fn place_row(row: &Row, start: Pos2, size: f32, marks: &mut Vec<Mark>, ruler: &Ruler<'_>) {
    let height = row.height(ruler) * size;
    let mut x = start.x;
    let words_y = start.y + (height - ruler.row * size) / 2.0;
    let mut run: Option<(Pos2, String, bool)> = None;
    for (token, width) in &row.tokens {
        match token {
            Token::Words(word, strong) => match &mut run {
                Some((_, words, as_strong)) if as_strong == strong => {
                    words.push(' ');
                    words.push_str(word);
                }
                _ => {
                    end_run(&mut run, size, marks);
                    run = Some((pos2(x, words_y), word.clone(), *strong));
                }
            },
            Token::Icon(icon) => {
                end_run(&mut run, size, marks);
                let middle = pos2(x + width * size / 2.0, start.y + height / 2.0);
                marks.push(Mark::Icon(icon, Rect::from_center_size(middle, Vec2::splat(ICON_EM * size))));
            }
            Token::Bar => {
                end_run(&mut run, size, marks);
                let middle = pos2(x + width * size / 2.0, start.y + height / 2.0);
                marks.push(Mark::Rule(Rect::from_center_size(middle, vec2((size * 0.1).max(1.0), height * 0.8))));
            }
        }
        x += (width + GAP_EM) * size;
    }
    end_run(&mut run, size, marks);
}

fn end_run(run: &mut Option<(Pos2, String, bool)>, size: f32, marks: &mut Vec<Mark>) {
    if let Some((place, words, strong)) = run.take()
        && size >= SMALLEST
    {
        marks.push(Mark::Words(place, words, font(size, strong)));
    }
}

fn half_points(size: f32) -> f32 {
    (size * 2.0).floor() / 2.0
}

/// Title, icon and lines, as large as they fit.
fn text_face(piece: &ResolvedPiece, icon: Option<Icon>, inner: Rect, scale: f32, marks: &mut Vec<Mark>, ruler: &mut Ruler<'_>) {
    let (w, h) = (inner.width(), inner.height());
    if w < 4.0 || h < 4.0 {
        return;
    }
    let beside = icon.is_some() && w > h * 2.0;
    let text_room = if beside { Rect::from_min_max(pos2(inner.left() + h * 1.08, inner.top()), inner.max) } else { inner };
    let most = (inner.size().min_elem() / scale * 0.2).clamp(9.0, 17.0) * scale;
    let least = SMALLEST.max(5.0 * scale).min(most);
    let icon_share = if icon.is_some() && !beside { 0.3 } else { 0.0 };
    let mut size = half_points(most).max(least);
    let (rows, height) = loop {
        let (rows, height, widest) = set_rows(piece, text_room.width() / size, ruler);
        let room = text_room.height() * (1.0 - icon_share);
        let fits = height * size <= room + 0.5 && widest * size <= text_room.width() + 0.5;
        if fits || size <= least {
            break (rows, height * size);
        }
        size = (size - 0.5).max(least);
    };
    // At the smallest size words win over the drawing, and what is still too long is shrunk further than is pleasant.
    let overflow = (text_room.height() / height).min(1.0);
    let (size, height) = (size * overflow, height * overflow);
    let mut y = text_room.top();
    match icon {
        Some(icon) if beside => {
            marks.push(Mark::Icon(icon, Rect::from_min_size(inner.min, Vec2::splat(h))));
            y += (text_room.height() - height) / 2.0;
        }
        Some(icon) => {
            let room = text_room.height() - height;
            let title: f32 = rows.iter().filter(|(_, title)| *title).map(|(row, _)| row.height(ruler) * size).sum();
            let rect = Rect::from_min_size(pos2(inner.left(), y + title), vec2(w, room));
            if room > size * 0.8 {
                marks.push(Mark::Icon(icon, square_in(rect.shrink(room * 0.05))));
            }
            place_rows(&rows, text_room, y, Some(room), size, marks, ruler);
            return;
        }
        None => y += (text_room.height() - height) / 2.0,
    }
    place_rows(&rows, text_room, y, None, size, marks, ruler);
}

/// Places rows below each other; `gap` is left between title and lines.
fn place_rows(rows: &[(Row, bool)], room: Rect, mut y: f32, gap: Option<f32>, size: f32, marks: &mut Vec<Mark>, ruler: &Ruler<'_>) {
    let mut gap = gap;
    for (row, title) in rows {
        if !title && let Some(gap) = gap.take() {
            y += gap;
        }
        let height = row.height(ruler) * size;
        if row.rule {
            let middle = pos2(room.center().x, y + height / 2.0);
            marks.push(Mark::Rule(Rect::from_center_size(middle, vec2(room.width() * 0.86, (size * 0.09).max(1.0)))));
        } else {
            place_row(row, pos2(room.center().x - row.width * size / 2.0, y), size, marks, ruler);
        }
        y += height;
    }
}

/// Breaks title and lines at a width; gives the rows, whether each belongs to the title, their height and the widest.
fn set_rows(piece: &ResolvedPiece, room: f32, ruler: &mut Ruler<'_>) -> (Vec<(Row, bool)>, f32, f32) {
    let mut title = Vec::new();
    if let Some(words) = &piece.face.title {
        break_line(&[Part::Words(words.clone())], true, room, ruler, &mut title);
    }
    let mut lines = Vec::new();
    for line in &piece.face.lines {
        break_line(line, false, room, ruler, &mut lines);
    }
    let rows: Vec<(Row, bool)> =
        title.into_iter().map(|row| (row, true)).chain(lines.into_iter().map(|row| (row, false))).collect();
    let height = rows.iter().map(|(row, _)| row.height(ruler)).sum();
    let widest = rows.iter().map(|(row, _)| row.width).fold(0.0, f32::max);
    (rows, height, widest)
}
