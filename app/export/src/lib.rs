//! Exports games as images, as films, or as HTML pages with a review.

#[cfg(test)]
use rondel_games as _;

mod animation;
pub mod film;
pub mod moment;
pub mod page;
pub mod playthrough;
pub mod work;
