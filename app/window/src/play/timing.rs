//! The times at which the table accepts clicks, and the display durations of moments.

use egui::Context;
use rondel_painter::table::dwell_time::DwellTime;

/// The parts of the screen's state that depend on time.
#[derive(Default)]
pub(super) struct Timing {
    /// Display durations of moments.
    pub(super) pace: DwellTime,
    /// Time at which the only available choice is made automatically, in seconds.
    pub(super) forced_at: Option<f64>,
    /// Time until which mouse clicks are ignored, in seconds, because the content under the pointer has just changed.
    settles_at: f64,
}

/// Time after a change during which a click is assumed to be meant for the previous content, in seconds.
const SETTLING: f64 = 0.25;

impl Timing {
    /// Ignores clicks for a moment, because the content under the pointer is changing.
    pub(super) fn settle(&mut self, now: f64) {
        self.settles_at = now + SETTLING;
    }

    /// Returns whether the pointer has rested since the content under it changed. What has appeared there by chance must
    /// not look like a suggestion.
    pub(super) fn pointer_rests(&self, ctx: &Context) -> bool {
        ctx.input(|input| {
            let moved_at = input.time - f64::from(input.pointer.time_since_last_movement());
            moved_at < self.settles_at - SETTLING
        })
    }

    /// Returns whether a mouse click was probably meant for the previous content. Key presses are never rejected.
    pub(super) fn clicks_too_early(&self, ctx: &Context) -> bool {
        ctx.input(|input| input.pointer.any_click() && input.time < self.settles_at)
    }
}
