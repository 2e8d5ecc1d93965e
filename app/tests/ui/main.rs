//! The real window, headless.

mod folding;
mod house;
mod keeping;
mod lab;
mod matrix;
mod parish;
mod secrets;
mod shelf;
mod table;
mod thoughts;
mod unsaved;
mod whole_games;
