//! Limits of a search: its threads and its stop condition.

/// The limits within which a bot may think.
#[derive(Clone, Copy)]
pub struct SearchLimits<'a> {
    /// Maximum number of threads. With a budget of iterations, the result is the same on any number of threads.
    pub threads: usize,
    /// Called repeatedly with the number of iterations done on any thread since the last call. When it returns
    /// `true`, the search ends with its results so far.
    pub stop: &'a (dyn Fn(u32) -> bool + Sync),
}

impl SearchLimits<'static> {
    /// One thread and no early stop.
    pub const QUIET: Self = Self { threads: 1, stop: &|_| false };
}

/// Starts a timer of this many milliseconds. The returned function reports whether the time is over. The
/// framework itself reads no clock.
pub type Deadline<'a> = &'a (dyn Fn(u32) -> Box<dyn Fn() -> bool + Sync> + Sync);
