//! What is made of a game for others: a picture, a film, a page of its review.

#[cfg(test)]
use rondel_games as _;

mod animation;
pub mod film;
pub mod moment;
pub mod page;
pub mod work;
