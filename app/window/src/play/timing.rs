//! When something on the table may be clicked, and how long moments are shown.

use egui::Context;
use rondel_painter::table::dwell_time::DwellTime;

/// What on the screen waits for a time to come.
#[derive(Default)]
pub(super) struct Timing {
    /// How long moments are shown.
    pub(super) pace: DwellTime,
    /// When a choice is taken that is the only one.
    pub(super) forced_at: Option<f64>,
    /// Until then the mouse takes nothing: what lies under the pointer has only just appeared there.
    settles_at: f64,
}

/// How long after a change a click cannot have been meant for what it brought.
const SETTLING: f64 = 0.25;

impl Timing {
    /// What appears under the pointer now takes no click for a moment.
    pub(super) fn settle(&mut self, now: f64) {
        self.settles_at = now + SETTLING;
    }

    /// Whether this is a click of the mouse that was meant for what lay here before. Keys are never too early.
    pub(super) fn clicks_too_early(&self, ctx: &Context) -> bool {
        ctx.input(|input| input.pointer.any_click() && input.time < self.settles_at)
    }
}
