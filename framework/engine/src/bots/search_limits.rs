//! What a thinking bot may use, and who looks over its shoulder.

/// On how many threads a bot may think, and when it must stop.
#[derive(Clone, Copy)]
pub struct SearchLimits<'a> {
    /// The most threads a search runs on. With a budget of iterations it finds the same on any number of them.
    pub threads: usize,
    /// Asked again and again, and told how many iterations were done since it was asked last, on any thread; once it says
    /// `true` the thinking ends, with what was found so far.
    pub stop: &'a (dyn Fn(u32) -> bool + Sync),
}

impl SearchLimits<'static> {
    /// One thread, and nobody who stops it.
    pub const QUIET: Self = Self { threads: 1, stop: &|_| false };
}

/// Sets a timer of so many milliseconds; what it gives says whether they are over. The framework knows no clock.
pub type Deadline<'a> = &'a (dyn Fn(u32) -> Box<dyn Fn() -> bool + Sync> + Sync);
