//! The names under which components serialise themselves.
//!
//! The names do not appear in files, because JSON omits the names of newtypes. When a position is converted to
//! numbers for training, the serialiser uses the names to distinguish seats, sets and signed distances from other
//! numbers.

/// One value for each seat.
pub const PER_SEAT: &str = "PerSeat";
/// A seat, as its index.
pub const SEAT: &str = "Seat";
/// A set of seats, as a list.
pub const SEAT_SET: &str = "SeatSet";
/// A set of cards, as one or more numbers whose bits are the cards.
pub const CARD_SET: &str = "CardSet";
/// The place of a marker: positive on the side of the first of two seats, negative on the side of the second.
pub const TRACK: &str = "Track";
