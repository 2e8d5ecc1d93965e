//! Games for the tests of several crates: one whose rules violate a law, one for two pairs of partners, and a
//! cooperative one.

pub mod crossing;
pub mod lanterns;
pub mod stuck;
