//! Selects which parts of a face to omit if there is not enough space, in the order of `EXCERPTS`. The piece's
//! tooltip shows the whole face.

/// The parts of a face to show if the whole face would be unreadable.
#[derive(Clone, Copy)]
pub(super) struct Excerpt {
    pub title: Title,
    /// Whether the drawing is shown.
    pub icon: bool,
    pub lines: Lines,
    /// Whether the excerpt applies only to cards with a title, whose name takes precedence.
    pub named_card: bool,
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
    /// Without text and dividers, and with small icons, to avoid truncating a name or dropping an amount.
    SmallSigns,
    /// Only the number, if there is exactly one.
    Number,
    /// Only the icons, which may be smaller than text; requires that the parts contain no number.
    Icons,
    None,
}

/// The excerpts, from the most to the least complete; the first readable one is used. A card's name takes
/// precedence over its drawing and over its effects, which the tooltip shows.
pub(super) const EXCERPTS: [Excerpt; 23] = [
    any(Title::Whole, true, Lines::All),
    any(Title::Broken, true, Lines::All),
    any(Title::Broken, false, Lines::All),
    card(Title::Broken, false, Lines::All),
    card(Title::Broken, false, Lines::SmallSigns),
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
    Excerpt { title, icon, lines, named_card: false }
}

/// Creates an excerpt only for cards with a title.
const fn card(title: Title, icon: bool, lines: Lines) -> Excerpt {
    Excerpt { title, icon, lines, named_card: true }
}

/// Faces with fewer parts than this keep their drawing next to the title.
pub(super) const FEW_SIGNS: usize = 3;
/// Minimum width of a drawing next to a title, as a multiple of the font size; a smaller drawing is dropped
/// in favour of the text.
pub(super) const LEAST_DRAWING: f32 = 1.8;

impl Excerpt {
    /// Returns whether this excerpt is only for faces with a title.
    pub(super) fn needs_title(self) -> bool {
        self.named_card || self.title != Title::None && self.lines != Lines::All
    }
}
