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
/// Time after a change during which a click that leads to nothing needs no explanation, in seconds: it was probably
/// meant for the previous content.
const UNEXPLAINED: f64 = 1.0;

impl Timing {
    /// Ignores clicks for a moment, because the content under the pointer is changing.
    pub(super) fn settle(&mut self, now: f64) {
        self.settles_at = now + SETTLING;
    }

    /// Returns whether a mouse click that leads to nothing needs no explanation.
    pub(super) fn needs_no_explanation(&self, ctx: &Context) -> bool {
        ctx.input(|input| input.pointer.any_click() && input.time < self.settles_at - SETTLING + UNEXPLAINED)
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

#[cfg(test)]
mod tests {
    use egui::{Event, RawInput, pos2};

    use super::*;

    /// Draws a frame at `time` in which the pointer moves to `x`, and returns whether it rests.
    fn rests(ctx: &Context, timing: &Timing, time: f64, x: Option<f32>) -> bool {
        let events = x.map(|x| Event::PointerMoved(pos2(x, 10.0))).into_iter().collect();
        let mut rests = false;
        let mut output = ctx.run_ui(RawInput { time: Some(time), events, ..RawInput::default() }, |ui| {
            rests = timing.pointer_rests(ui.ctx());
        });
        output.textures_delta.clear();
        rests
    }

    #[test]
    fn a_mouse_click_just_after_a_change_needs_no_explanation() {
        let mut timing = Timing::default();
        timing.settle(2.0);
        let unexplained = |time: f64, clicks: bool| {
            let ctx = Context::default();
            let mut unexplained = false;
            let button = |pressed: bool| Event::PointerButton {
                pos: pos2(10.0, 10.0),
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            };
            let events = if clicks {
                vec![Event::PointerMoved(pos2(10.0, 10.0)), button(true), button(false)]
            } else {
                Vec::new()
            };
            let mut output = ctx.run_ui(RawInput { time: Some(time), events, ..RawInput::default() }, |ui| {
                unexplained = timing.needs_no_explanation(ui.ctx());
            });
            output.textures_delta.clear();
            unexplained
        };
        assert!(unexplained(2.5, true));
        assert!(!unexplained(3.5, true), "the table has been the same for long");
        assert!(!unexplained(2.5, false), "a key is never pressed by mistake");
    }

    #[test]
    fn a_pointer_rests_from_a_change_below_it_until_it_moves() {
        let (ctx, mut timing) = (Context::default(), Timing::default());
        assert!(!rests(&ctx, &timing, 1.0, Some(10.0)));
        timing.settle(2.0);
        assert!(rests(&ctx, &timing, 2.1, None), "the content changed, the pointer did not move");
        assert!(rests(&ctx, &timing, 9.0, None));
        assert!(!rests(&ctx, &timing, 9.1, Some(12.0)), "it was moved");
    }
}
