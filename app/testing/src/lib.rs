//! Games for tests of several crates: one whose rules violate a law, one of two pairs, and one that all win or lose
//! together.

pub mod crossing;
pub mod lanterns;
pub mod stuck;
