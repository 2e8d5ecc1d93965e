//! Playing cards of the French pack: their names, letters and faces.
//!
//! The rules of a game number cards as they need them, for example with `Suits`; its stage turns a number into a
//! [`PlayingCard`]. The texts are messages of the framework, and the drawings are in [`drawings`](crate::drawings).
//!
//! ```
//! use rondel::playing_cards::{PlayingCard, Suit};
//! use rondel::scene::{ElementId, Rect};
//!
//! let queen = PlayingCard::new(Suit::Spades, 12);
//! let piece = queen.piece(ElementId::new("card", 0), Rect::new(0.0, 0.0, 90.0, 126.0));
//! assert_eq!(piece.face.icon, Some("suit-spades"));
//! assert_eq!(piece.name, queen.name());
//! ```

use crate::scene::{Corner, ElementId, Icon, Inline, Piece, Rect, Shape};
use crate::text::Text;

/// The height of a playing card divided by its width.
pub const PROPORTION: f32 = 1.4;

/// A suit of the French pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All suits, from clubs to spades.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// Returns the drawing of the suit, one of those in [`drawings`](crate::drawings).
    pub const fn icon(self) -> Icon {
        ["suit-clubs", "suit-diamonds", "suit-hearts", "suit-spades"][self as usize]
    }

    /// Returns the name of the suit.
    pub fn name(self) -> Text {
        Text::new(["icon-suit-clubs", "icon-suit-diamonds", "icon-suit-hearts", "icon-suit-spades"][self as usize])
    }
}

/// A card of the French pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayingCard {
    suit: Suit,
    rank: u8,
}

impl PlayingCard {
    /// Creates a card. The ranks are 1 for the ace, 2 to 10, 11 for the jack, 12 for the queen and 13 for the king;
    /// 14 is the ace again, for games in which it is the best card.
    pub const fn new(suit: Suit, rank: u8) -> Self {
        Self { suit, rank: if rank == 14 { 1 } else { rank } }
    }

    /// Returns the suit.
    pub const fn suit(self) -> Suit {
        self.suit
    }

    /// Returns the name, such as “queen of spades”.
    pub fn name(self) -> Text {
        Text::new("card-name").with("rank", self.rank).with("suit", self.suit as u32)
    }

    /// Returns the letter or number in the card's corner. The letters depend on the language.
    pub fn letter(self) -> Text {
        Text::new("card-letter").with("rank", self.rank)
    }

    /// Returns the letter and the suit, for use inside a line.
    pub fn inlines(self) -> [Inline; 2] {
        [Inline::Text(self.letter()), Inline::Icon(self.suit.icon())]
    }

    /// Returns the card face up.
    pub fn piece(self, id: ElementId, rect: Rect) -> Piece {
        let piece = Piece::new(id, Shape::Card, rect, self.name()).icon(self.suit.icon());
        piece.badge(Corner::TopLeft, self.inlines())
    }
}

/// Returns a card face down, with a name that says what is known of it.
pub fn face_down(id: ElementId, rect: Rect, name: Text) -> Piece {
    Piece::new(id, Shape::Card, rect, name).back("card-back")
}
