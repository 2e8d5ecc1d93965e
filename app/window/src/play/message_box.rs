//! Draws the message over the table.

use egui::{Context, Frame, Margin, Pos2, Rect, Vec2, pos2, vec2};
use rondel_painter::{linked, theme};

use super::Play;
use crate::context::AppContext;

/// Maximum width of the text of a message, in points.
const MESSAGE: f32 = 520.0;

impl Play {
    /// Draws the message at an edge of the table, where it covers as little as possible of the elements that can be
    /// chosen.
    pub(super) fn message_ui(&mut self, ctx: &Context, cx: &AppContext) {
        if let Some(message) = self.game.announcer.message.as_mut().filter(|message| message.brief) {
            let seconds = message.reading_time();
            message.until.get_or_insert(cx.now + seconds);
        }
        let until = self.game.announcer.message.as_ref().and_then(|message| message.until);
        if until.is_some_and(|until| cx.now >= until) {
            self.game.announcer.message = None;
        }
        let Some(message) = &self.game.announcer.message else { return };
        if let Some(until) = until {
            ctx.request_repaint_after_secs((until - cx.now) as f32);
        }
        if self.game.mode.lesson().is_some() {
            // The panel of the lesson shows the message.
            return;
        }
        let palette = theme::palette(ctx);
        let (mut answers, mut close) = (false, false);
        let frame =
            Frame::popup(&ctx.style_of(ctx.theme())).fill(palette.sheet).inner_margin(Margin::symmetric(16, 10));
        let id = egui::Id::unique("message");
        // The size in the previous frame, or an estimate for the first frame.
        let size = ctx.memory(|memory| memory.area_rect(id)).map_or(vec2(MESSAGE + 34.0, 80.0), |rect| rect.size());
        let table = self.game.table.shown();
        let open: Vec<Rect> = table.open.iter().map(|(_, rect)| *rect).collect();
        egui::Area::new(id).fixed_pos(message_place(table.room, size, &open)).order(egui::Order::Foreground).show(
            ctx,
            |ui| {
                frame.show(ui, |ui| {
                    ui.set_max_width(MESSAGE);
                    ui.horizontal_wrapped(|ui| {
                        linked::words_ui(
                            ui,
                            &message.with_rule(),
                            theme::text(15.5),
                            palette.ink,
                            self.game.plugin,
                            &cx.words,
                            None,
                        );
                        answers = message.answerable && ui.small_button(cx.words.word("far-answer")).clicked();
                        close = ui.small_button(cx.words.word("close")).clicked();
                    });
                });
            },
        );
        if answers {
            (self.online.open, self.online.writes) = (true, true);
        }
        if answers || close {
            self.game.announcer.message = None;
        }
    }
}

/// Returns the position for a message of this size. This is the lower edge of `room`, unless another position
/// covers less of the elements that can be chosen.
fn message_place(room: Rect, size: Vec2, open: &[Rect]) -> Pos2 {
    let room = room.shrink(10.0);
    let last = (room.max - size).max(room.min);
    let middle = (room.center().x - size.x / 2.0).max(room.left());
    let places = [
        pos2(middle, last.y),
        pos2(middle, room.top()),
        pos2(room.left(), last.y),
        last,
        room.min,
        pos2(last.x, room.top()),
    ];
    let hides = |place: &Pos2| {
        let message = Rect::from_min_size(*place, size);
        let common =
            |rect: &Rect| Some(message.intersect(*rect)).filter(Rect::is_positive).map_or(0.0, |common| common.area());
        open.iter().map(common).sum::<f32>()
    };
    places.into_iter().min_by(|one, other| hides(one).total_cmp(&hides(other))).unwrap_or(room.min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_hides_nothing_that_can_be_chosen_where_there_is_room_elsewhere() {
        let room = Rect::from_min_max(pos2(0.0, 60.0), pos2(1200.0, 900.0));
        let size = vec2(550.0, 80.0);
        let at = |open: &[Rect]| message_place(room, size, open);
        assert_eq!(at(&[]), pos2(325.0, 810.0));
        let below = Rect::from_min_max(pos2(500.0, 700.0), pos2(700.0, 880.0));
        assert_eq!(at(&[below]), pos2(325.0, 70.0));
        let above = Rect::from_min_max(pos2(500.0, 70.0), pos2(700.0, 200.0));
        let place = at(&[below, above]);
        let message = Rect::from_min_size(place, size);
        assert!(room.contains_rect(message), "{message:?}");
        // With these elements, a message in the centre of an edge would hide part of one of them. A corner hides
        // less.
        assert!((message.left() - 10.0).abs() < 0.01, "{message:?}");
    }
}
