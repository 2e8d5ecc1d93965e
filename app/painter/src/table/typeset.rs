//! Typesets text and icons as large as possible in the available space. Unreadable parts are omitted.

use std::collections::HashMap;

use egui::{Context, Pos2, Rect, Vec2, pos2, vec2};
use rondel::scene::Icon;
use rondel_presenter::hyphens::broken;
use rondel_presenter::resolved::{LinePart, ResolvedPiece};

use super::excerpts::{Lines, Title, beginning, largest_text};
use super::face::{FaceMark, square_in};
use super::rows::{Gaps, font, half_points, lines_alone, place_rows, shares};
use crate::theme;

/// Measures text. The width of each string is computed once per scene.
pub struct TextMetrics<'a> {
    ctx: &'a Context,
    widths: HashMap<(bool, String), f32>,
    /// The height of a row, as a multiple of the font size.
    pub(super) row: f32,
    /// Minimum font size in points. Smaller text is omitted.
    pub(super) smallest: f32,
    /// The minimum font size at the default text size.
    pub(super) smallest_usual: f32,
    /// Whether all text is omitted, regardless of its size.
    pub(super) wordless: bool,
}

const REFERENCE: f32 = 20.0;
/// Maximum font size of a title above a drawing: the larger of a fraction of the piece's shorter side and a number of
/// table units. Titles of neighbouring pieces are thus of similar size. Titles next to a drawing may be larger.
const HEADING: (f32, f32) = (0.085, 12.5);
const HEADING_BESIDE: (f32, f32) = (0.17, 17.0);
/// The fraction of a row's height that is empty above and below its letters.
pub(super) const LEADING: f32 = 0.25;
/// The factor by which a row may be wider than measured.
const SLACK: f32 = 1.02;

impl<'a> TextMetrics<'a> {
    /// Creates metrics for the fonts of this window.
    pub fn new(ctx: &'a Context) -> Self {
        let row = ctx.fonts_mut(|fonts| fonts.row_height(&theme::text(REFERENCE))) / REFERENCE;
        let (smallest, smallest_usual) = (theme::smallest_text(ctx), theme::smallest_usual_text(ctx));
        Self { ctx, widths: HashMap::new(), row, smallest, smallest_usual, wordless: false }
    }

    /// Creates metrics for faces without text.
    pub fn wordless(ctx: &'a Context) -> Self {
        Self { smallest: 1.0, smallest_usual: 1.0, wordless: true, ..Self::new(ctx) }
    }

    /// Returns the width of text, as a multiple of the font size.
    pub(super) fn width(&mut self, words: &str, strong: bool) -> f32 {
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

/// A word or icon of a row.
enum Token {
    Icon(Icon),
    Words(String, bool),
    Bar,
}

/// A row of words and icons with its width, as a multiple of the font size.
pub(super) struct TypesetRow {
    tokens: Vec<(Token, f32)>,
    pub(super) width: f32,
    /// Whether it is a horizontal rule instead of text.
    pub(super) rule: bool,
    /// The index of the face's line to which the row belongs.
    pub(super) line: usize,
}

/// Size of an icon next to text, as a multiple of the font size.
const ICON_EM: f32 = 1.3;
/// Size of an icon in a line without text, and its size if space is scarce.
const BIG_ICON_EM: f32 = 1.75;
const TIGHT_ICON_EM: f32 = 1.45;
const GAP_EM: f32 = 0.27;
const BAR_EM: f32 = 0.5;
const RULE_EM: f32 = 0.55;

impl TypesetRow {
    pub(super) fn has_words(&self) -> bool {
        self.tokens.iter().any(|(token, _)| matches!(token, Token::Words(..)))
    }

    pub(super) fn height(&self, ruler: &TextMetrics<'_>) -> f32 {
        if self.rule {
            return RULE_EM;
        }
        let icons = self.tokens.iter().filter(|(token, _)| matches!(token, Token::Icon(_)));
        icons.map(|(_, width)| width + 0.08).fold(ruler.row * 0.98, f32::max)
    }
}

pub(super) fn one_row(parts: &[LinePart], ruler: &mut TextMetrics<'_>) -> TypesetRow {
    let strong = |part: &LinePart, ruler: &mut TextMetrics<'_>| match part {
        // Text on a badge is bold, since it is short and separate from other text.
        LinePart::Words(words) => (Token::Words(words.clone(), true), ruler.width(words, true)),
        part => token(part, ICON_EM, ruler),
    };
    let tokens = parts.iter().map(|part| strong(part, ruler)).collect();
    finish_row(tokens)
}

fn token(part: &LinePart, icon_size: f32, ruler: &mut TextMetrics<'_>) -> (Token, f32) {
    match part {
        LinePart::Icon(icon) => (Token::Icon(icon), icon_size),
        LinePart::Words(words) => (Token::Words(words.clone(), false), ruler.width(words, false)),
        LinePart::Number(number) => (Token::Words(number.clone(), true), ruler.width(number, true)),
        LinePart::Divider => (Token::Bar, BAR_EM),
    }
}

fn finish_row(tokens: Vec<(Token, f32)>) -> TypesetRow {
    let gaps = tokens.len().saturating_sub(1) as f32 * GAP_EM;
    let width = tokens.iter().map(|(_, width)| width).sum::<f32>() + gaps;
    TypesetRow { tokens, width, rule: false, line: 0 }
}

/// The layout of a line that contains only icons and numbers, and is read as one symbol.
#[derive(Clone, Copy, PartialEq)]
enum Signs {
    Whole,
    Broken,
    /// Split across rows, with smaller icons, so that nothing has to be omitted.
    Tight,
    /// Like `Tight`, with icons as small as those next to text.
    Small,
}

/// Breaks a line at the width `room`, which is a multiple of the font size.
fn break_line(
    parts: &[LinePart],
    strong: bool,
    room: f32,
    signs: Signs,
    ruler: &mut TextMetrics<'_>,
    rows: &mut Vec<TypesetRow>,
) {
    if let [LinePart::Divider] = parts {
        rows.push(TypesetRow { tokens: Vec::new(), width: 0.0, rule: true, line: 0 });
        return;
    }
    let spoken = parts.iter().any(|part| matches!(part, LinePart::Words(_)));
    let icon_size = match signs {
        _ if spoken => ICON_EM,
        Signs::Tight => TIGHT_ICON_EM,
        Signs::Small => ICON_EM,
        Signs::Whole | Signs::Broken => BIG_ICON_EM,
    };
    let room = if spoken || signs != Signs::Whole { room } else { f32::INFINITY };
    let mut tokens: Vec<(Token, f32)> = Vec::new();
    let mut width = 0.0;
    // `with` is the width of the part that must follow in the same row.
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
            LinePart::Words(words) => {
                for word in words.split_whitespace() {
                    let new = (Token::Words(word.to_owned(), strong), ruler.width(word, strong));
                    add(new, 0.0, &mut tokens);
                }
            }
            LinePart::Number(_) if matches!(parts.get(place + 1), Some(LinePart::Icon(_))) => {
                // A number stays in the same row as the icon that it counts.
                add(token(part, icon_size, ruler), GAP_EM + icon_size, &mut tokens);
            }
            _ => add(token(part, icon_size, ruler), 0.0, &mut tokens),
        }
    }
    if !tokens.is_empty() {
        rows.push(finish_row(tokens));
    }
}

/// Places a row, starting at its upper left corner. Adjacent words of the same weight are merged into one run.
pub(super) fn place_row(row: &TypesetRow, start: Pos2, size: f32, marks: &mut Vec<FaceMark>, ruler: &TextMetrics<'_>) {
    let height = row.height(ruler) * size;
    let mut x = start.x;
    let words_y = start.y + (height - ruler.row * size) / 2.0;
    // A fitted size may be slightly smaller than the minimum because of rounding.
    let smallest = ruler.smallest - 0.02;
    let mut run: Option<(Pos2, String, bool)> = None;
    for (token, width) in &row.tokens {
        match token {
            Token::Words(word, strong) => match &mut run {
                Some((_, words, as_strong)) if as_strong == strong => {
                    words.push(' ');
                    words.push_str(word);
                }
                _ => {
                    end_run(&mut run, size, smallest, marks);
                    run = Some((pos2(x, words_y), word.clone(), *strong));
                }
            },
            Token::Icon(icon) => {
                end_run(&mut run, size, smallest, marks);
                let middle = pos2(x + width * size / 2.0, start.y + height / 2.0);
                marks.push(FaceMark::Icon(icon, Rect::from_center_size(middle, Vec2::splat(width * size))));
            }
            Token::Bar => {
                end_run(&mut run, size, smallest, marks);
                let middle = pos2(x + width * size / 2.0, start.y + height / 2.0);
                marks.push(FaceMark::Rule(Rect::from_center_size(middle, vec2((size * 0.1).max(1.0), height * 0.8))));
            }
        }
        x += (width + GAP_EM) * size;
    }
    end_run(&mut run, size, smallest, marks);
}

fn end_run(run: &mut Option<(Pos2, String, bool)>, size: f32, smallest: f32, marks: &mut Vec<FaceMark>) {
    if let Some((place, words, strong)) = run.take()
        && size >= smallest
    {
        marks.push(FaceMark::Words(place, words, font(size, strong)));
    }
}

/// The rows of a face, each with a flag for title rows.
type Rows = Vec<(TypesetRow, bool)>;

/// The space and the font sizes available for text.
#[derive(Clone, Copy)]
struct WordRoom {
    room: Rect,
    /// Whether there is a drawing, and whether it is next to the text.
    icon: bool,
    beside: bool,
    least: f32,
    most: f32,
    cap: f32,
}

/// Typesets the text of an excerpt as large as possible. Returns the font size, the rows and their height, or `None`
/// if the text would be unreadable.
fn set_words(
    piece: &ResolvedPiece,
    (title, lines): (Title, Lines),
    WordRoom { room: text_room, icon, beside, least, most, cap }: WordRoom,
    ruler: &mut TextMetrics<'_>,
) -> Option<(f32, Rows, f32)> {
    let icon_share = if icon && !beside { 0.3 } else { 0.0 };
    // If a name is shortened to leave space for a drawing, a small font keeps as much of the name as possible.
    let most = if icon && title == Title::Beginning { most.min(least * 1.15) } else { most };
    let mut size = half_points(most.min(cap)).max(least);
    loop {
        // A title is hyphenated or cut only if a smaller font does not help.
        let mended = matches!(title, Title::Broken | Title::Beginning);
        let title = if mended && size > least * 1.15 { Title::Whole } else { title };
        let fits = |rows: &[(TypesetRow, bool)], height: f32, widest: f32, ruler: &TextMetrics<'_>| {
            let room = text_room.height() * (1.0 - icon_share);
            let shared = icon || lines_alone(rows).len() < 2 || shares(rows, room, size, ruler).is_some();
            shared && height * size <= room + 0.5 && widest * size <= text_room.width() + 0.5
        };
        let can_be_crammed = |rows: &[(TypesetRow, bool)], height: f32, widest: f32, ruler: &TextMetrics<'_>| {
            // At the smallest size, text that is narrow enough may use some of the drawing's space.
            let room = text_room.height() * (1.0 - icon_share * 0.6);
            let room = match icon && !beside {
                // The letters of a single row may fill the whole height, and those of several rows may reach the edges.
                false if rows.len() == 1 => room * 1.25,
                false if rows.first().is_some_and(|(row, _)| row.has_words()) => room + LEADING * ruler.row * size,
                _ => room,
            };
            height * size <= room + 0.5 && widest * size <= text_room.width() * 1.02
        };
        // A line of icons and numbers is split only if it does not fit in one row.
        let ways = match () {
            () if lines == Lines::SmallSigns => &[Signs::Small][..],
            () if size <= least => &[Signs::Whole, Signs::Broken, Signs::Tight],
            () if size <= most * 0.5 => &[Signs::Whole, Signs::Broken],
            () => &[Signs::Whole],
        };
        for signs in ways {
            let (rows, height, widest) = set_rows(piece, (title, lines), text_room.width() / size, *signs, ruler);
            let crammed = size <= least && *signs != Signs::Whole && can_be_crammed(&rows, height, widest, ruler);
            if crammed || fits(&rows, height, widest, ruler) {
                return Some((size, rows, height * size));
            }
        }
        if size <= least {
            return None;
        }
        size = (size - 0.5).max(least);
    }
}

/// Returns whether there is room for a drawing of this share of the height beside the text.
pub(super) fn is_beside(inner: Rect, share: f32) -> bool {
    share > 0.0 && inner.width() > inner.height() * 1.6
}

/// A typeset excerpt: the font size, the parts to paint and the occupied areas.
pub(super) type Excerpted = (f32, Vec<FaceMark>, Vec<Rect>);

/// Typesets an excerpt, with a drawing beside the title of this share of the height, or below the title if it is 0;
/// returns `None` if the excerpt would be unreadable.
pub(super) fn set_excerpt(
    piece: &ResolvedPiece,
    shown: (Title, Option<Icon>, Lines),
    share: f32,
    inner: Rect,
    (scale, cap): (f32, f32),
    ruler: &mut TextMetrics<'_>,
) -> Option<Excerpted> {
    let (title, icon, lines) = shown;
    let (w, h) = (inner.width(), inner.height());
    if w < 4.0 || h < 4.0 {
        return None;
    }
    let beside = icon.is_some() && is_beside(inner, share);
    let text_room =
        if beside { Rect::from_min_max(pos2(inner.left() + h * share * 1.04, inner.top()), inner.max) } else { inner };
    let least = if lines == Lines::Icons { ruler.smallest * 0.5 } else { ruler.smallest };
    let most = largest_text(piece, icon.is_some(), scale).max(least);
    let words = WordRoom { room: text_room, icon: icon.is_some(), beside, least, most, cap };
    let (size, rows, height) = set_words(piece, (title, lines), words, ruler)?;
    if rows.is_empty() && icon.is_none() {
        return None;
    }
    // The space is too narrow even for the beginning of the title.
    if title != Title::None && piece.face.title.is_some() && !rows.iter().any(|(_, title)| *title) {
        return None;
    }
    let heading = match icon {
        Some(_) => {
            let (share, units) = if beside { HEADING_BESIDE } else { HEADING };
            let most = (share * piece.rect.size().min_elem()).max(units);
            size.min(half_points(most * scale).max(least))
        }
        None => size,
    };
    let size_of = |title: bool| if title { heading } else { size };
    let height: f32 =
        if heading < size { rows.iter().map(|(row, title)| row.height(ruler) * size_of(*title)).sum() } else { height };
    let left_over = text_room.height() - height;
    let (start, gaps) = match icon {
        Some(_) if !beside => (text_room.top(), Gaps::BelowTitle(left_over)),
        None if let Some(above) = shares(&rows, text_room.height(), size, ruler) => {
            (text_room.top(), Gaps::Above(above))
        }
        _ => (text_room.top() + left_over / 2.0, Gaps::Above(vec![0.0; rows.len()])),
    };
    let mut marks = Vec::new();
    let mut taken = place_rows(&rows, text_room, start, gaps, size_of, &mut marks, ruler);
    if let Some(icon) = icon {
        let title: f32 = rows.iter().filter(|(_, title)| *title).map(|(row, _)| row.height(ruler) * heading).sum();
        let rect = if beside {
            Rect::from_center_size(inner.left_center() + vec2(h * share / 2.0, 0.0), Vec2::splat(h * share))
        } else {
            square_in(
                Rect::from_min_size(pos2(inner.left(), start + title), vec2(w, left_over)).shrink(left_over * 0.05),
            )
        };
        marks.push(FaceMark::Figure(icon, rect));
        // A drawing may extend slightly under a badge.
        taken.push(rect.shrink(rect.width() * 0.16));
    }
    Some((size, marks, taken))
}

/// Breaks title and lines at a width. Returns the rows, their total height and the width of the widest one.
fn set_rows(
    piece: &ResolvedPiece,
    (with_title, with_lines): (Title, Lines),
    room: f32,
    signs: Signs,
    ruler: &mut TextMetrics<'_>,
) -> (Rows, f32, f32) {
    let mut title = Vec::new();
    let title_words = piece.face.title.as_ref().and_then(|words| match with_title {
        Title::Whole => Some(words.clone()),
        Title::Broken => Some(broken(&piece.face.hyphenated, |part| ruler.width(part, true) <= room)),
        Title::Beginning => beginning(words, room, ruler),
        Title::None => None,
    });
    if let Some(words) = title_words {
        break_line(&[LinePart::Words(words)], true, room, signs, ruler, &mut title);
    }
    let mut lines = Vec::new();
    let count = |of: fn(&LinePart) -> bool| piece.face.lines.iter().flatten().filter(|part| of(part)).count();
    // A number is meaningful on its own if there is no other number and at most one drawing, e.g. a bid.
    let number_tells =
        count(|part| matches!(part, LinePart::Number(_))) == 1 && count(|part| matches!(part, LinePart::Icon(_))) <= 1;
    let has_no_number = count(|part| matches!(part, LinePart::Number(_))) == 0;
    let wanted = |part: &&LinePart| match with_lines {
        Lines::All => true,
        Lines::Signs => !matches!(part, LinePart::Words(_)),
        Lines::SmallSigns => !matches!(part, LinePart::Words(_) | LinePart::Divider),
        Lines::Number => number_tells && matches!(part, LinePart::Number(_)),
        // A cost without its amount would be misleading.
        Lines::Icons => has_no_number && matches!(part, LinePart::Icon(_) | LinePart::Divider),
        Lines::None => false,
    };
    for (number, line) in piece.face.lines.iter().enumerate() {
        let line: Vec<LinePart> = line.iter().filter(wanted).cloned().collect();
        let before = lines.len();
        break_line(&line, false, room, signs, ruler, &mut lines);
        lines[before..].iter_mut().for_each(|row| row.line = number);
    }
    if lines.iter().all(|row| row.rule) {
        lines.clear();
    }
    let rows: Rows =
        title.into_iter().map(|row| (row, true)).chain(lines.into_iter().map(|row| (row, false))).collect();
    let height = rows.iter().map(|(row, _)| row.height(ruler)).sum();
    let widest = rows.iter().map(|(row, _)| row.width).fold(0.0, f32::max);
    (rows, height, widest)
}
