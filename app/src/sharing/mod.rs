//! What can be given away of a game: a text that opens anywhere, a picture, a film, a page of its review.

pub mod code;
mod digits;
pub mod film;
pub mod page;
mod reel;
pub mod work;
