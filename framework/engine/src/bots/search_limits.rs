//! Limits of a search: its threads and its stop condition.

/// The limits of a bot's search.
#[derive(Clone, Copy)]
pub struct SearchLimits<'a> {
    /// Maximum number of threads. With a budget of iterations, the result is the same on any number of threads.
    pub threads: usize,
    /// Called repeatedly by every thread, with the number of iterations that the thread has completed since its
    /// last call. When it returns `true`, the search ends with its results so far.
    pub stop: &'a (dyn Fn(u32) -> bool + Sync),
}

impl SearchLimits<'static> {
    /// One thread and no early stop.
    pub const QUIET: Self = Self { threads: 1, stop: &|_| false };
}

/// A function that starts a timer of the given number of milliseconds. The function that it returns reports
/// whether the time has expired. The framework itself reads no clock.
pub type Deadline<'a> = &'a (dyn Fn(u32) -> Box<dyn Fn() -> bool + Sync> + Sync);
