//! A chart of the sides' expected results over the course of a game.

use egui::{Align2, CursorIcon, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use rondel::Seat;
use rondel::review::{Review, Verdict};
use rondel_painter::theme::{self, faded, seat_colour};

use super::super::view::GameView;
use crate::context::AppContext;

/// The expected results of the sides over the course of a game.
#[derive(Default)]
pub(super) struct Curve {
    plies: usize,
    /// The name of the side, if only one line is shown.
    name: String,
    lines: Vec<SideCurve>,
    /// The costly decisions: the ply, the deciding seat, and its side.
    flaws: Vec<(usize, Seat, Seat)>,
}

/// The expected results of one side, by ply.
struct SideCurve {
    /// The seat that stands for the side.
    seat: Seat,
    points: Vec<(usize, f64)>,
}

impl Curve {
    /// Builds the lines for a review: one for each side. Of two sides, one line represents both. A review of a single
    /// seat's decisions shows only the line of that seat.
    pub(super) fn of(game: &GameView, review: &Review, of_all: bool, cx: &AppContext) -> Self {
        let first = game.viewed_seat();
        let sides = game.sides(cx);
        let of = |seat: Seat| sides.of(seat).filter(|_| of_all).map_or(seat, |side| side.seat);
        let shown: Vec<Seat> =
            if sides.count() <= 2 || !of_all { vec![of(first)] } else { sides.iter().map(|side| side.seat).collect() };
        let line = |seat: Seat| SideCurve { seat, points: review.course(seat) };
        let flaws = review.decisions.iter().filter(|decision| decision.verdict() >= Verdict::Mistake);
        let name = match shown.len() {
            1 if of_all => sides.of(first).map_or_else(String::new, |side| side.name.clone()),
            1 => game.seat_name(first, cx),
            _ => String::new(),
        };
        Self {
            plies: game.held.plies(),
            name,
            lines: shown.into_iter().map(line).collect(),
            flaws: flaws.map(|decision| (decision.ply, decision.seat, of(decision.seat))).collect(),
        }
    }

    /// Returns whether the first line is in the upper half in the last third of the game.
    fn ends_high(&self) -> bool {
        let points = self.lines.first().map_or(&[][..], |line| &line.points);
        let last = &points[2 * points.len() / 3..];
        last.iter().map(|(_, value)| value - 0.5).sum::<f64>() > 0.0
    }

    /// Draws the lines. Returns the ply that was clicked.
    pub(super) fn ui(&self, ui: &mut Ui, cx: &AppContext, at: usize) -> Option<usize> {
        const HIGH: f32 = 104.0;
        const DOT: f32 = 3.5;
        let palette = theme::palette(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), Sense::click_and_drag());
        let name = cx.words.word("review-curve");
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        let field = rect.shrink(4.0);
        ui.painter().rect(field, 4.0, palette.sheet, Stroke::new(1.0, palette.edge), StrokeKind::Inside);
        let last = self.plies.max(1) as f32;
        let x = |ply: usize| field.left() + field.width() * ply as f32 / last;
        let y = |value: f64| field.bottom() - field.height() * value as f32;
        let half = field.center().y;
        ui.painter().add(Shape::dashed_line(
            &[pos2(field.left(), half), pos2(field.right(), half)],
            Stroke::new(1.0, palette.faint),
            4.0,
            4.0,
        ));
        for line in &self.lines {
            let points: Vec<_> = line.points.iter().map(|(ply, value)| pos2(x(*ply), y(*value))).collect();
            let colour = seat_colour(line.seat);
            if self.lines.len() == 1 {
                for pair in points.windows(2) {
                    // Each segment is filled as a quad down to the centre line.
                    let quad = vec![pair[0], pair[1], pos2(pair[1].x, half), pos2(pair[0].x, half)];
                    ui.painter().add(Shape::convex_polygon(quad, faded(colour, 0.28), Stroke::NONE));
                }
            }
            ui.painter().add(Shape::line(points, Stroke::new(2.0, colour)));
        }
        for (value, align) in [(1.0, Align2::LEFT_TOP), (0.0, Align2::LEFT_BOTTOM)] {
            let words = cx.words.with("percent", "value", (100.0 * value) as i64);
            let at = pos2(field.left() + 4.0, y(value));
            ui.painter().text(at, align, words, theme::text(11.0), palette.faint);
        }
        let (corner, align) = if self.ends_high() {
            (field.right_bottom() + vec2(-5.0, -1.0), Align2::RIGHT_BOTTOM)
        } else {
            (field.right_top() + vec2(-5.0, 1.0), Align2::RIGHT_TOP)
        };
        ui.painter().text(corner, align, &self.name, theme::strong(12.0), palette.ink);
        for (ply, seat, side) in &self.flaws {
            let line = self.lines.iter().find(|line| line.seat == *side).or(self.lines.first());
            let value =
                line.and_then(|line| line.points.iter().find(|(at, _)| at == ply)).map_or(0.5, |(_, value)| *value);
            ui.painter().circle(pos2(x(*ply), y(value)), DOT, seat_colour(*seat), Stroke::new(1.5, palette.ink));
        }
        let here = Rect::from_x_y_ranges(x(at) - 1.0..=x(at) + 1.0, field.y_range());
        ui.painter().rect_filled(here, 0.0, palette.ink);
        let response = response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name);
        let pointer = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged())?;
        let share = ((pointer.x - field.left()) / field.width()).clamp(0.0, 1.0);
        let ply = (share * last).round() as usize;
        (ply != at).then_some(ply)
    }
}
