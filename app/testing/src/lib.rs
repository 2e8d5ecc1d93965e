//! Test fixtures shared by several crates: a game whose rules violate one of the laws.

pub mod stuck;
