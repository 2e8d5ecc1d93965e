//! The clock and the number of threads, which the framework does not determine itself.

use std::time::{Duration, Instant};

use rondel::bots::Deadline;

/// A clock for bots with a time budget.
pub const CLOCK: Deadline<'static> = &|millis| {
    let end = Instant::now() + Duration::from_millis(u64::from(millis));
    Box::new(move || Instant::now() >= end)
};

/// Returns the number of threads that the machine can run in parallel.
pub fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}
