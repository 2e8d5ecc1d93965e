//! The real window, headless.

mod house;
mod keeping;
mod secrets;
mod table;
mod unsaved;
mod whole_games;
