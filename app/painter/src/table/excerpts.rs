//! Selects which parts of a face to omit if there is not enough space, in the order of `EXCERPTS`. The piece's
//! tooltip shows the whole face.

use rondel::scene::Shape;
use rondel_presenter::resolved::{LinePart, ResolvedPiece};

use super::face::FaceMark;
use super::typeset::{Excerpted, TextMetrics};

/// The parts of a face to show if the whole face would be unreadable.
#[derive(Clone, Copy)]
pub(super) struct Excerpt {
    pub title: Title,
    /// Whether the drawing is shown.
    pub icon: bool,
    pub lines: Lines,
    /// Whether the excerpt applies only to cards with a title, whose name takes precedence.
    pub named_card: bool,
    /// Whether even a face with few other parts has no drawing.
    pub plain: bool,
}

/// The part of a face's title to show.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Title {
    Whole,
    /// The whole title, with long words hyphenated.
    Broken,
    /// The beginning that fits in one row.
    Beginning,
    None,
}

/// The parts of a face's lines to show.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Lines {
    All,
    /// The lines without their text.
    Signs,
    /// The lines without text and dividers, and with small icons, so that no name is truncated and no amount dropped.
    SmallSigns,
    /// Only the number, if there is exactly one.
    Number,
    /// Only the icons, which may be smaller than text. The parts must contain no number.
    Icons,
    None,
}

/// The excerpts, from the most to the least complete; the first readable one is used. On a card with a name, the
/// beginning of the name beside a drawing takes precedence over the whole name without one; the name takes precedence
/// over the effects. The tooltip shows the rest.
pub(super) const EXCERPTS: [Excerpt; 26] = [
    any(Title::Whole, true, Lines::All),
    card(Title::Broken, true, Lines::All),
    card(Title::Beginning, true, Lines::All),
    any(Title::Broken, true, Lines::All),
    any(Title::Broken, false, Lines::All),
    Excerpt { plain: true, ..any(Title::Broken, false, Lines::All) },
    card(Title::Broken, false, Lines::All),
    any(Title::Broken, false, Lines::SmallSigns),
    any(Title::Beginning, true, Lines::All),
    any(Title::Whole, true, Lines::Signs),
    any(Title::Broken, true, Lines::Signs),
    any(Title::Beginning, true, Lines::Signs),
    card(Title::Broken, false, Lines::Signs),
    card(Title::Beginning, false, Lines::All),
    card(Title::Beginning, false, Lines::Signs),
    card(Title::Beginning, false, Lines::SmallSigns),
    card(Title::Broken, true, Lines::None),
    card(Title::Broken, false, Lines::None),
    card(Title::Beginning, true, Lines::None),
    any(Title::None, true, Lines::All),
    // Text takes precedence over the drawing.
    any(Title::None, false, Lines::All),
    any(Title::None, true, Lines::Signs),
    any(Title::Whole, true, Lines::None),
    any(Title::None, false, Lines::Number),
    any(Title::None, false, Lines::Icons),
    any(Title::None, true, Lines::None),
];

/// Creates an excerpt for any face.
const fn any(title: Title, icon: bool, lines: Lines) -> Excerpt {
    Excerpt { title, icon, lines, named_card: false, plain: false }
}

/// Creates an excerpt only for cards with a title.
const fn card(title: Title, icon: bool, lines: Lines) -> Excerpt {
    Excerpt { title, icon, lines, named_card: true, plain: false }
}

/// Faces with fewer parts than this keep their drawing next to the title.
pub(super) const FEW_SIGNS: usize = 3;
/// Minimum width of a drawing next to a title, as a multiple of the font size. A smaller drawing is dropped in favour
/// of the text.
pub(super) const LEAST_DRAWING: f32 = 1.8;
/// Minimum width of a drawing on a card with a name, as a share of the card's shorter side. A name that leaves less
/// space for the drawing is shortened.
const LEAST_PICTURE: f32 = 0.28;

impl Excerpt {
    /// Returns whether this excerpt is only for faces with a title.
    pub(super) fn needs_title(self) -> bool {
        self.named_card || self.title != Title::None && self.lines != Lines::All
    }
}

/// Sizes of a drawing beside a name, as a share of the height, if the name leaves no room for more.
const SLIM: f32 = 0.78;
const SLIMMER: f32 = 0.62;
const SLIMMEST: f32 = 0.5;

/// Returns the arrangements of name and drawing to try, as the size of the drawing beside the name, as a share of the
/// height; 0 if the drawing is below the name even if there is room beside it. The whole name is beside the drawing if
/// it fits there; a shortened one is longest above it.
pub(super) const fn arrangements(title: Title) -> &'static [f32] {
    match title {
        Title::Whole => &[1.0, 0.0, SLIM, SLIMMER, SLIMMEST],
        Title::Broken => &[1.0, SLIM, SLIMMER, SLIMMEST],
        Title::Beginning => &[0.0, 1.0],
        Title::None => &[1.0],
    }
}

/// Returns whether the drawing of a card with a name is too small beside this much of the name, so that less of the
/// name is shown, or, if it is already shortened, that there is no room for a drawing: a few letters say too little.
pub(super) fn gives_way(piece: &ResolvedPiece, (size, marks, _): &Excerpted, title: Title, scale: f32) -> bool {
    let width = |mark: &FaceMark| if let FaceMark::Figure(_, rect) = mark { Some(rect.width()) } else { None };
    let Some(width) = marks.iter().find_map(width) else { return false };
    let shorter = piece.rect.size().min_elem() * scale;
    match title {
        Title::Whole | Title::Broken => width < (LEAST_PICTURE * shorter).max(LEAST_DRAWING * size),
        Title::Beginning => width < LEAST_DRAWING * size || tells_too_little(piece, marks),
        Title::None => false,
    }
}

/// Returns whether less of the name is shown than tells which one it is.
fn tells_too_little(piece: &ResolvedPiece, marks: &[FaceMark]) -> bool {
    const LEAST: f32 = 0.35;
    let letters = |words: &str| words.chars().count() as f32;
    let all = piece.face.title.as_deref().map_or(0.0, letters);
    let shown = |mark: &FaceMark| match mark {
        FaceMark::Words(_, words, _) => words.strip_suffix('…').map(letters),
        _ => None,
    };
    marks.iter().filter_map(shown).any(|shown| shown < LEAST * all)
}

/// Returns the longest beginning of a title that fits in `room` ems, with an ellipsis if the title is truncated.
pub(super) fn beginning(title: &str, room: f32, ruler: &mut TextMetrics<'_>) -> Option<String> {
    const FEWEST: usize = 3;
    let letters: Vec<char> = title.chars().collect();
    let cut = (FEWEST..letters.len()).rev().map(|count| {
        let words: String = letters[..count].iter().collect();
        // A name is cut between two words if that keeps more than half of the text that fits.
        let whole =
            words.rsplit_once(' ').map(|(before, _)| before).filter(|before| before.chars().count() * 2 > count);
        let words = if letters[count] == ' ' { words.as_str() } else { whole.unwrap_or(&words) };
        format!("{}…", words.trim_end_matches([' ', '-', ':', ',']))
    });
    std::iter::once(title.to_owned()).chain(cut).find(|words| ruler.width(words, true) <= room)
}

/// Maximum font size of the lines of a face: a fraction of the piece's shorter side, and a number of table units. Faces
/// that contain only icons and numbers, and tiles with only one line, may use a larger font.
const LARGEST_TEXT: (f32, f32) = (0.22, 26.0);
const LARGEST_ON_TILE: (f32, f32) = (0.4, 26.0);
const LARGEST_ALONE: (f32, f32) = (0.55, 26.0);
const LARGEST_SIGNS: (f32, f32) = (0.31, 40.0);

/// Returns whether a face consists of icons and numbers, without a word.
pub(super) fn is_only_signs(piece: &ResolvedPiece) -> bool {
    let face = &piece.face;
    face.title.is_none() && !face.lines.iter().flatten().any(|part| matches!(part, LinePart::Words(_)))
}

/// Returns whether a face consists of one line.
fn is_one_line(piece: &ResolvedPiece) -> bool {
    piece.face.title.is_none() && piece.face.lines.len() == 1
}

/// Returns the maximum font size of a face's lines, in points.
pub(super) fn largest_text(piece: &ResolvedPiece, has_drawing: bool, scale: f32) -> f32 {
    let (share, highest) = match piece.shape {
        Shape::Tile if !has_drawing && is_one_line(piece) => LARGEST_ALONE,
        Shape::Tile if !has_drawing => LARGEST_ON_TILE,
        _ if !has_drawing && is_only_signs(piece) => LARGEST_SIGNS,
        _ => LARGEST_TEXT,
    };
    (piece.rect.size().min_elem() * share).clamp(9.0, highest) * scale
}
