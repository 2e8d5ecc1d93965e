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
    /// The main drawing, under plates.
    Figure(Icon, Rect),
    /// A drawing in a line or on a plate.
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
    /// Smaller words than this, in points, are not drawn.
    smallest: f32,
}

const REFERENCE: f32 = 20.0;
/// Smaller words than this, in dots of the screen, cannot be read.
const SMALLEST: f32 = 5.2;
/// Over a drawing a title is no larger than this share of its piece, or so many table units, so that neighbours are
/// headed alike.
const HEADING: (f32, f32) = (0.085, 12.5);
/// How much wider a row may come out than was measured.
const SLACK: f32 = 1.02;

impl<'a> Ruler<'a> {
    /// A ruler for the fonts of this window.
    pub fn new(ctx: &'a Context) -> Self {
        let row = ctx.fonts_mut(|fonts| fonts.row_height(&theme::text(REFERENCE))) / REFERENCE;
        // With large text a point is more than one dot, so that fewer points are enough.
        let smallest = SMALLEST / ctx.pixels_per_point().max(1.0);
        Self { ctx, widths: HashMap::new(), row, smallest }
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

/// An icon beside words.
const ICON_EM: f32 = 1.3;
/// An icon that speaks for itself.
const BIG_ICON_EM: f32 = 1.75;
const GAP_EM: f32 = 0.27;
const BAR_EM: f32 = 0.5;
const RULE_EM: f32 = 0.55;

impl Row {
    fn height(&self, ruler: &Ruler<'_>) -> f32 {
        if self.rule {
            return RULE_EM;
        }
        let icons = self.tokens.iter().filter(|(token, _)| matches!(token, Token::Icon(_)));
        icons.map(|(_, width)| width + 0.08).fold(ruler.row * 0.98, f32::max)
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
        Shape::Card | Shape::Space | Shape::Tile => (small * 0.06).min(7.0 * scale),
    };
    let inner = whole.shrink(padding);
    let plates = badges(piece, whole, scale, &mut marks, ruler);
    let face = &piece.face;
    let only_icon = face.title.is_none() && face.lines.is_empty();
    match (face.icon, piece.count) {
        (Some(icon), Some(count)) if only_icon => icon_and_count(icon, count, inner, whole, scale, &mut marks, ruler),
        // A drawing without a body may be as wide as it likes.
        (Some(icon), None) if only_icon && piece.shape == Shape::Figure => marks.push(Mark::Figure(icon, inner)),
        (Some(icon), None) if only_icon => marks.push(Mark::Figure(icon, square_in(inner))),
        (None, Some(count)) if only_icon => words_in(&count.to_string(), inner, &mut marks, ruler),
        (None, None) if only_icon => {}
        (icon, count) => {
            marks.extend(beside_plates(piece, icon, inner, &plates, scale, ruler));
            if let Some(count) = count {
                bubble(count, whole, scale, &mut marks, ruler);
            }
        }
    }
    marks
}

/// Lays out title, icon and lines where the plates in the corners leave room: over the whole face if nothing meets a
/// plate there, else below or above the plates.
fn beside_plates(
    piece: &ResolvedPiece,
    icon: Option<Icon>,
    inner: Rect,
    plates: &[Rect],
    scale: f32,
    ruler: &mut Ruler<'_>,
) -> Vec<Mark> {
    let middle = inner.center().y;
    let below = plates.iter().filter(|plate| plate.center().y < middle).map(Rect::bottom).fold(inner.top(), f32::max);
    let above = plates.iter().filter(|plate| plate.center().y >= middle).map(Rect::top).fold(inner.bottom(), f32::min);
    let room = |top: f32, bottom: f32| Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), bottom));
    let tries = [inner, room(inner.top(), above), room(below, inner.bottom()), room(below, above)];
    let mut best: Option<(f32, Vec<Mark>)> = None;
    for (place, rect) in tries.into_iter().enumerate() {
        if place > 0 && tries[..place].contains(&rect) {
            continue;
        }
        let mut marks = Vec::new();
        let (size, taken) = text_face(piece, icon, rect, scale, &mut marks, ruler);
        let free = taken.iter().all(|taken| plates.iter().all(|plate| !plate.intersects(taken.shrink(0.5))));
        let better = best.as_ref().is_none_or(|(most, _)| size > *most);
        if (free || place == tries.len() - 1 && best.is_none()) && better {
            best = Some((size, marks));
        }
    }
    best.map(|(_, marks)| marks).unwrap_or_default()
}

fn square_in(rect: Rect) -> Rect {
    Rect::from_center_size(rect.center(), Vec2::splat(rect.size().min_elem()))
}

fn icon_and_count(
    icon: Icon,
    count: u16,
    inner: Rect,
    whole: Rect,
    scale: f32,
    marks: &mut Vec<Mark>,
    ruler: &mut Ruler<'_>,
) {
    let (w, h) = (inner.width(), inner.height());
    if w >= h * 1.35 {
        let left = Rect::from_min_size(inner.min, vec2(w * 0.5, h));
        marks.push(Mark::Figure(icon, square_in(left)));
        words_in(&count.to_string(), Rect::from_min_max(pos2(left.right(), inner.top()), inner.max), marks, ruler);
    } else if h >= w * 1.25 {
        let upper = Rect::from_min_size(inner.min, vec2(w, h * 0.6));
        marks.push(Mark::Figure(icon, square_in(upper)));
        words_in(&count.to_string(), Rect::from_min_max(pos2(inner.left(), upper.bottom()), inner.max), marks, ruler);
    } else {
        marks.push(Mark::Figure(icon, square_in(inner)));
        bubble(count, whole, scale, marks, ruler);
    }
}

/// One strong word as large as it fits.
fn words_in(words: &str, rect: Rect, marks: &mut Vec<Mark>, ruler: &mut Ruler<'_>) {
    let width = ruler.width(words, true);
    let size = (rect.height() * 0.72).min(rect.width() / width * 0.94);
    let size = half_points(size).max(size.min(ruler.smallest));
    if size < ruler.smallest {
        return;
    }
    let place = rect.center() - vec2(width * size, ruler.row * size) / 2.0;
    marks.push(Mark::Words(place, words.to_owned(), font(size, true)));
}

fn bubble(count: u16, whole: Rect, scale: f32, marks: &mut Vec<Mark>, ruler: &mut Ruler<'_>) {
    let words = count.to_string();
    let size = half_points((whole.size().min_elem() * 0.3).clamp(8.0 * scale, 15.0 * scale));
    let width = ruler.width(&words, true) * size;
    let area = vec2((width + size * 0.7).max(size * 1.35), size * 1.35);
    let rect = Rect::from_min_size(whole.max - area + Vec2::splat(size * 0.15), area);
    marks.push(Mark::Bubble(rect));
    if size >= ruler.smallest {
        let place = rect.center() - vec2(width, ruler.row * size) / 2.0;
        marks.push(Mark::Words(place, words, font(size, true)));
    }
}

/// Places the plates in the corners, and says where they are.
fn badges(piece: &ResolvedPiece, whole: Rect, scale: f32, marks: &mut Vec<Mark>, ruler: &mut Ruler<'_>) -> Vec<Rect> {
    let mut plates = Vec::new();
    let most = half_points((whole.size().min_elem() / scale * 0.19).clamp(8.0, 15.0) * scale);
    for (corner, parts) in &piece.face.badges {
        let row = one_row(parts, ruler);
        let size = most.min(whole.width() * 0.9 / (row.width + 0.6));
        let extent = vec2((row.width + 0.6) * size, (row.height(ruler) + 0.12) * size).max(Vec2::splat(size * 1.45));
        let margin = size * 0.22;
        let x = match corner {
            Corner::TopLeft | Corner::BottomLeft => whole.left() + margin,
            Corner::TopRight | Corner::BottomRight => whole.right() - margin - extent.x,
        };
        let y = match corner {
            Corner::TopLeft | Corner::TopRight => whole.top() + margin,
            Corner::BottomLeft | Corner::BottomRight => whole.bottom() - margin - extent.y,
        };
        let rect = Rect::from_min_size(pos2(x, y), extent);
        marks.push(Mark::Plate(rect));
        place_row(&row, rect.center() - vec2(row.width, row.height(ruler)) * size / 2.0, size, marks, ruler);
        plates.push(rect);
    }
    plates
}

fn one_row(parts: &[Part], ruler: &mut Ruler<'_>) -> Row {
    let tokens = parts.iter().map(|part| token(part, ICON_EM, ruler)).collect();
    finish_row(tokens)
}

fn token(part: &Part, icon_size: f32, ruler: &mut Ruler<'_>) -> (Token, f32) {
    match part {
        Part::Icon(icon) => (Token::Icon(icon), icon_size),
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

/// Breaks a line where `room` (in multiples of the size of its words) ends. A line of icons alone reads as one sign and
/// is only broken where `break_signs` says so.
fn break_line(parts: &[Part], strong: bool, room: f32, break_signs: bool, ruler: &mut Ruler<'_>, rows: &mut Vec<Row>) {
    if let [Part::Divider] = parts {
        rows.push(Row { tokens: Vec::new(), width: 0.0, rule: true });
        return;
    }
    let spoken = parts.iter().any(|part| matches!(part, Part::Words(_)));
    let icon_size = if spoken { ICON_EM } else { BIG_ICON_EM };
    let room = if spoken || break_signs { room } else { f32::INFINITY };
    let mut tokens: Vec<(Token, f32)> = Vec::new();
    let mut width = 0.0;
    // `with` is the width of what must stand in the same row after it.
    let mut add = |new: (Token, f32), with: f32, tokens: &mut Vec<(Token, f32)>| {
        if !tokens.is_empty() && width + GAP_EM + new.1 + with > room {
            rows.push(finish_row(std::mem::take(tokens)));
            width = 0.0;
        }
        width += new.1 + if tokens.is_empty() { 0.0 } else { GAP_EM };
        tokens.push(new);
    };
    for (place, part) in parts.iter().enumerate() {
        match part {
            Part::Words(words) => {
                for word in words.split_whitespace() {
                    let new = (Token::Words(word.to_owned(), strong), ruler.width(word, strong));
                    add(new, 0.0, &mut tokens);
                }
            }
            Part::Number(_) if matches!(parts.get(place + 1), Some(Part::Icon(_))) => {
                // A number belongs to the icon it counts.
                add(token(part, icon_size, ruler), GAP_EM + icon_size, &mut tokens);
            }
            _ => add(token(part, icon_size, ruler), 0.0, &mut tokens),
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
                    end_run(&mut run, size, ruler.smallest, marks);
                    run = Some((pos2(x, words_y), word.clone(), *strong));
                }
            },
            Token::Icon(icon) => {
                end_run(&mut run, size, ruler.smallest, marks);
                let middle = pos2(x + width * size / 2.0, start.y + height / 2.0);
                marks.push(Mark::Icon(icon, Rect::from_center_size(middle, Vec2::splat(width * size))));
            }
            Token::Bar => {
                end_run(&mut run, size, ruler.smallest, marks);
                let middle = pos2(x + width * size / 2.0, start.y + height / 2.0);
                marks.push(Mark::Rule(Rect::from_center_size(middle, vec2((size * 0.1).max(1.0), height * 0.8))));
            }
        }
        x += (width + GAP_EM) * size;
    }
    end_run(&mut run, size, ruler.smallest, marks);
}

fn end_run(run: &mut Option<(Pos2, String, bool)>, size: f32, smallest: f32, marks: &mut Vec<Mark>) {
    if let Some((place, words, strong)) = run.take()
        && size >= smallest
    {
        marks.push(Mark::Words(place, words, font(size, strong)));
    }
}

fn half_points(size: f32) -> f32 {
    (size * 2.0).floor() / 2.0
}

/// Title, icon and lines, as large as they fit. Gives the size of the words, and where something stands.
fn text_face(
    piece: &ResolvedPiece,
    icon: Option<Icon>,
    inner: Rect,
    scale: f32,
    marks: &mut Vec<Mark>,
    ruler: &mut Ruler<'_>,
) -> (f32, Vec<Rect>) {
    let (w, h) = (inner.width(), inner.height());
    if w < 4.0 || h < 4.0 {
        return (0.0, Vec::new());
    }
    let beside = icon.is_some() && w > h * 1.6;
    let text_room =
        if beside { Rect::from_min_max(pos2(inner.left() + h * 1.04, inner.top()), inner.max) } else { inner };
    let most = (piece.rect.size().min_elem() * 0.22).clamp(9.0, 26.0) * scale;
    let least = ruler.smallest.max(5.0 * scale).min(most);
    let icon_share = if icon.is_some() && !beside { 0.3 } else { 0.0 };
    let mut size = half_points(most).max(least);
    let (rows, height) = loop {
        let (rows, height, widest) = set_rows(piece, text_room.width() / size, size <= least.max(most * 0.6), ruler);
        let room = text_room.height() * (1.0 - icon_share);
        let fits = height * size <= room + 0.5 && widest * size <= text_room.width() + 0.5;
        if fits || size <= least {
            break (rows, height * size);
        }
        size = (size - 0.5).max(least);
    };
    // At the smallest size words win over the drawing, and what is still too long is shrunk further than is pleasant.
    let overflow = (text_room.height() / height).min(1.0);
    let size = size * overflow;
    let heading = match icon {
        Some(_) => {
            let most = (HEADING.0 * piece.rect.size().min_elem()).max(HEADING.1);
            size.min(half_points(most * scale).max(least))
        }
        None => size,
    };
    let size_of = |title: bool| if title { heading } else { size };
    let height: f32 = rows.iter().map(|(row, title)| row.height(ruler) * size_of(*title)).sum();
    let left_over = text_room.height() - height;
    let (start, gap) = match icon {
        Some(_) if !beside => (text_room.top(), Some(left_over)),
        _ => (text_room.top() + left_over / 2.0, None),
    };
    let mut taken = place_rows(&rows, text_room, start, gap, size_of, marks, ruler);
    if let Some(icon) = icon {
        let title: f32 = rows.iter().filter(|(_, title)| *title).map(|(row, _)| row.height(ruler) * heading).sum();
        let rect = if beside {
            Rect::from_min_size(inner.min, Vec2::splat(h))
        } else {
            square_in(
                Rect::from_min_size(pos2(inner.left(), start + title), vec2(w, left_over)).shrink(left_over * 0.05),
            )
        };
        if rect.width() > size * 0.7 {
            marks.push(Mark::Figure(icon, rect));
            // A drawing may reach a little under a plate.
            taken.push(rect.shrink(rect.width() * 0.16));
        }
    }
    (size, taken)
}

/// Places rows below each other, titles and lines in their sizes; `gap` is left between them. Says where they stand.
fn place_rows(
    rows: &[(Row, bool)],
    room: Rect,
    mut y: f32,
    mut gap: Option<f32>,
    size_of: impl Fn(bool) -> f32,
    marks: &mut Vec<Mark>,
    ruler: &Ruler<'_>,
) -> Vec<Rect> {
    let mut taken = Vec::new();
    for (row, title) in rows {
        if !title && let Some(gap) = gap.take() {
            y += gap;
        }
        let size = size_of(*title);
        let height = row.height(ruler) * size;
        if row.rule {
            let middle = pos2(room.center().x, y + height / 2.0);
            let line = Rect::from_center_size(middle, vec2(room.width() * 0.86, (size * 0.09).max(1.0)));
            marks.push(Mark::Rule(line));
            taken.push(line);
        } else {
            let start = pos2(room.center().x - row.width * size / 2.0, y);
            place_row(row, start, size, marks, ruler);
            taken.push(Rect::from_min_size(start, vec2(row.width * size, height)));
        }
        y += height;
    }
    taken
}

/// Breaks title and lines at a width; gives the rows, whether each belongs to the title, their height and the widest.
fn set_rows(
    piece: &ResolvedPiece,
    room: f32,
    break_signs: bool,
    ruler: &mut Ruler<'_>,
) -> (Vec<(Row, bool)>, f32, f32) {
    let mut title = Vec::new();
    if let Some(words) = &piece.face.title {
        break_line(&[Part::Words(words.clone())], true, room, break_signs, ruler, &mut title);
    }
    let mut lines = Vec::new();
    for line in &piece.face.lines {
        break_line(line, false, room, break_signs, ruler, &mut lines);
    }
    let rows: Vec<(Row, bool)> =
        title.into_iter().map(|row| (row, true)).chain(lines.into_iter().map(|row| (row, false))).collect();
    let height = rows.iter().map(|(row, _)| row.height(ruler)).sum();
    let widest = rows.iter().map(|(row, _)| row.width).fold(0.0, f32::max);
    (rows, height, widest)
}
