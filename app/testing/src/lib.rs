//! Test fixtures shared by several crates: a game whose rules break a law.

pub mod stuck;
