//! Drawings shared by games: the suits and the back of playing cards, and the sides of a die.
//!
//! A game adds those it uses to its own with the macro [`drawings!`](https://docs.rs/rondel/latest/rondel/macro.drawings.html).

macro_rules! shared {
    ($($(#[$doc:meta])* $constant:ident = $name:literal;)*) => {
        $($(#[$doc])* pub const $constant: (&str, &str) =
            ($name, include_str!(concat!("../drawings/", $name, ".svg")));)*
    };
}

shared! {
    /// The suit of clubs.
    CLUBS = "suit-clubs";
    /// The suit of diamonds.
    DIAMONDS = "suit-diamonds";
    /// The suit of hearts.
    HEARTS = "suit-hearts";
    /// The suit of spades.
    SPADES = "suit-spades";
    /// The back of a playing card.
    CARD_BACK = "card-back";
    /// The side of a die with one pip.
    DIE_1 = "die-1";
    /// The side of a die with two pips.
    DIE_2 = "die-2";
    /// The side of a die with three pips.
    DIE_3 = "die-3";
    /// The side of a die with four pips.
    DIE_4 = "die-4";
    /// The side of a die with five pips.
    DIE_5 = "die-5";
    /// The side of a die with six pips.
    DIE_6 = "die-6";
}
