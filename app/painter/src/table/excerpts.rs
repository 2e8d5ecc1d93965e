//! Which parts of a face are left out where there is no room for all of it, in the order of `EXCERPTS`. The tooltip of
//! the piece shows the whole face.

/// What of a face is shown where there is no room to read all of it.
#[derive(Clone, Copy)]
pub(super) struct Excerpt {
    pub title: Title,
    /// Whether its drawing is shown.
    pub icon: bool,
    pub lines: Lines,
    /// Whether it is for cards with a title alone, whose name comes first.
    pub named_card: bool,
}

/// How much of the title of a face is shown.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Title {
    Whole,
    /// All of it, with words that are too long broken by a hyphen.
    Broken,
    /// As much as fits into one row.
    Beginning,
    None,
}

/// Which lines of a face are shown.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Lines {
    All,
    /// Without their words.
    Signs,
    /// The same with drawings as small as the words beside them and no line across, rather than that a name is cut or an amount
    /// is missing.
    SmallSigns,
    /// Nothing but their number, where there is only one.
    Number,
    /// Drawings alone, smaller than what is read, where there is no number among them.
    Icons,
    None,
}

/// What is shown, from the most to the least; the first of these that can be read is taken. What a card is called comes before its
/// drawing, and before what it does: the tooltip tells the rest.
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
    // What is said comes before a drawing.
    any(Title::None, false, Lines::All),
    any(Title::None, true, Lines::Signs),
    any(Title::Whole, true, Lines::None),
    any(Title::None, false, Lines::Number),
    any(Title::None, false, Lines::Icons),
    any(Title::None, true, Lines::None),
];

/// An excerpt of any face.
const fn any(title: Title, icon: bool, lines: Lines) -> Excerpt {
    Excerpt { title, icon, lines, named_card: false }
}

/// An excerpt of a card with a title, and of nothing else.
const fn card(title: Title, icon: bool, lines: Lines) -> Excerpt {
    Excerpt { title, icon, lines, named_card: true }
}

/// What adorns so few parts of lines stays with them.
pub(super) const FEW_SIGNS: usize = 3;
/// How large a drawing beside a title is at least, in multiples of the size of the words: a smaller one leaves its room to them.
pub(super) const LEAST_DRAWING: f32 = 1.8;

impl Excerpt {
    /// Whether it is for faces with a title alone.
    pub(super) fn needs_title(self) -> bool {
        self.named_card || self.title != Title::None && self.lines != Lines::All
    }
}
