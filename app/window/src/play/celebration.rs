//! The celebration of a win on the result sheet, and of the end of a lesson: paper snippets in the colours of the
//! winners, which fall for a moment.

use egui::{Painter, Rect, Vec2, vec2};
use rondel::Seat;
use rondel_painter::theme;
use rondel_system::Speed;

use crate::context::AppContext;

/// Duration of the celebration in seconds, and the number of snippets.
const SECONDS: f32 = 2.6;
const SNIPPETS: u32 = 90;

/// A snippet at one point in time.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Snippet {
    /// Its centre, relative to the room in which it falls: (0, 0) is the upper left corner, (1, 1) the lower right.
    at: (f32, f32),
    /// Its rotation in radians, and its opacity from 0 to 1.
    turn: f32,
    strength: f32,
}

/// Draws the snippets over `room`, `age` seconds after the celebration has begun. Draws nothing if animations are
/// off.
pub(super) fn celebrate(painter: &Painter, room: Rect, age: f64, winners: &[Seat], cx: &AppContext) {
    let age = age as f32;
    if cx.settings.reduce_motion || cx.settings.speed == Speed::None || age > SECONDS || winners.is_empty() {
        return;
    }
    let painter = painter.with_clip_rect(room);
    let gold = theme::palette(painter.ctx()).glow;
    for number in 0..SNIPPETS {
        let snippet = snippet(number, age);
        let winner = winners[number as usize % winners.len()];
        let colour = if number % 3 == 0 { gold } else { theme::seat_colour(winner) };
        let centre = room.min + vec2(snippet.at.0, snippet.at.1) * room.size();
        let (across, along) = (Vec2::angled(snippet.turn) * 6.0, Vec2::angled(snippet.turn).rot90() * 3.0);
        let corners =
            vec![centre - across - along, centre + across - along, centre + across + along, centre - across + along];
        let fill = colour.gamma_multiply(snippet.strength);
        painter.add(egui::Shape::convex_polygon(corners, fill, egui::Stroke::NONE));
    }
    painter.ctx().request_repaint();
}

/// Returns a snippet `age` seconds after the start. Its path depends only on its number.
fn snippet(number: u32, age: f32) -> Snippet {
    // Multiples of irrational numbers are spread evenly.
    let spread = |step: f32| (number as f32 * step).fract();
    let (start, speed, sway) = (spread(0.618_034), 0.35 + 0.45 * spread(0.754_877), spread(0.569_84));
    let at = (start + 0.03 * (age * 3.0 + sway * 6.0).sin(), -0.25 * spread(0.819_17) + age * speed);
    let strength = ((SECONDS - age) / 0.8).clamp(0.0, 1.0);
    Snippet { at, turn: age * (2.0 + 4.0 * sway) + sway * 6.0, strength }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snippets_fall_over_the_whole_width_and_are_gone_at_the_end() {
        for number in 0..SNIPPETS {
            let (first, later) = (snippet(number, 0.2), snippet(number, 1.0));
            assert!(later.at.1 > first.at.1, "{number}: {first:?} {later:?}");
            assert!(snippet(number, SECONDS).strength < 0.001, "{number}");
        }
        let left = (0..SNIPPETS).filter(|number| snippet(*number, 0.0).at.0 < 0.5).count();
        assert!((35..=55).contains(&left), "{left} of {SNIPPETS} start on the left half");
    }
}
