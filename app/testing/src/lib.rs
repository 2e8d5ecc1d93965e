//! What the tests of several crates need: a game whose rules break a law.

pub mod stuck;
