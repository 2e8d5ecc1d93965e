//! Exports of a game: an image, a film, or a page with its review.

#[cfg(test)]
use rondel_games as _;

mod animation;
pub mod film;
pub mod moment;
pub mod page;
pub mod work;
