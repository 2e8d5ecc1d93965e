//! Time, and how many can work at once: what the framework does not know.

use std::time::{Duration, Instant};

use rondel::bots::Deadline;

/// A clock for bots whose budget is time.
pub const CLOCK: Deadline<'static> = &|millis| {
    let end = Instant::now() + Duration::from_millis(u64::from(millis));
    Box::new(move || Instant::now() >= end)
};

/// How many threads the machine runs at once.
pub fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}
