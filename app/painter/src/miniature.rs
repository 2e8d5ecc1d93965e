//! Small images of a table.

use egui::{Rect, Stroke, StrokeKind, Ui, Vec2};
use rondel::{ElementId, Plugin};
use rondel_presenter::resolved::ResolvedScene;

use crate::icons::Icons;
use crate::table::brush::{Faces, View, paint_still};
use crate::theme;

/// A small image of the current table.
pub struct Miniature {
    plugin: &'static Plugin,
    scene: ResolvedScene,
    faces: Faces,
    /// The part of the table that is shown large, in table units. `None` for the whole table.
    focus: Option<Rect>,
}

impl Miniature {
    /// Creates a miniature of a scene of this game, without text.
    pub fn of(plugin: &'static Plugin, scene: ResolvedScene) -> Self {
        Self { plugin, scene, faces: Faces::wordless(), focus: None }
    }

    /// Creates a miniature that is large enough to show its text.
    pub fn readable(plugin: &'static Plugin, scene: ResolvedScene) -> Self {
        Self { plugin, scene, faces: Faces::default(), focus: None }
    }

    /// Creates a miniature of the surroundings of these elements, or of the whole table if none of the elements is on
    /// the table.
    pub fn close_up(plugin: &'static Plugin, scene: ResolvedScene, elements: &[ElementId]) -> Self {
        let places = elements.iter().filter_map(|element| scene.piece(*element)).map(|piece| piece.rect);
        match places.reduce(Rect::union) {
            Some(focus) => Self { plugin, scene, faces: Faces::small(), focus: Some(focus) },
            None => Self::of(plugin, scene),
        }
    }

    /// Paints the whole table as large as possible within `room`. If a part of the table is in focus, fills
    /// `room` with that part and its surroundings.
    pub fn paint(&mut self, ui: &Ui, room: Rect, icons: &mut Icons) {
        let view = match self.focus {
            Some(focus) => view_of(self.scene.size, focus, room),
            None => View::fit(self.scene.size, room),
        };
        paint_still(ui, room, view, &self.scene, &mut self.faces, self.plugin, icons);
        if let Some(focus) = self.focus {
            let edge = Stroke::new(2.5, theme::palette(ui.ctx()).glow);
            let around = view.rect(focus).expand(2.0);
            ui.painter_at(room).rect_stroke(around, 4.0, edge, StrokeKind::Outside);
        }
    }
}

/// Returns a view that fills `room` with the part of a table around `focus`.
fn view_of(table: Vec2, focus: Rect, room: Rect) -> View {
    /// Part of the room's width and height that the focus may fill.
    const FILLED: f32 = 0.7;
    /// Maximum enlargement, relative to the smallest view that fills the room.
    const LARGEST: f32 = 3.2;
    let filling = (room.width() / table.x).max(room.height() / table.y);
    let fitting = (room.width() / focus.width()).min(room.height() / focus.height()) * FILLED;
    let scale = fitting.clamp(filling, filling * LARGEST);
    let seen = room.size() / scale;
    let start = (focus.center() - seen / 2.0).to_vec2().min(table - seen).max(Vec2::ZERO);
    View { origin: room.min - start * scale, scale }
}

/// Paints the background behind an image of the table.
pub fn paint_room(ui: &Ui, room: Rect) {
    ui.painter().rect_filled(room, 9, theme::palette(ui.ctx()).room);
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};

    use super::*;

    #[test]
    fn a_close_up_fills_its_room_with_the_surroundings_of_the_focus() {
        let (table, room) = (vec2(1500.0, 1000.0), Rect::from_min_size(pos2(40.0, 20.0), vec2(240.0, 120.0)));
        let focuses = [
            Rect::from_min_size(pos2(700.0, 500.0), vec2(60.0, 80.0)),
            Rect::from_min_size(pos2(0.0, 0.0), vec2(60.0, 80.0)),
            Rect::from_min_size(pos2(1440.0, 940.0), vec2(60.0, 60.0)),
            Rect::from_min_size(pos2(100.0, 100.0), vec2(1300.0, 800.0)),
        ];
        for focus in focuses {
            let view = view_of(table, focus, room);
            let shown = view.rect(Rect::from_min_size(pos2(0.0, 0.0), table));
            assert!(shown.expand(0.01).contains_rect(room), "{focus:?}: the table fills the room");
            assert!(room.expand(0.01).contains(view.point(focus.center())), "{focus:?}");
        }
        let near = view_of(table, focuses[0], room);
        assert!(near.scale > 2.0 * View::fit(table, room).scale, "{near:?}");
        assert!((near.point(focuses[0].center()) - room.center()).length() < 0.1, "{near:?}");
    }
}
