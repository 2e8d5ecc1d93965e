//! Small images of a table.

use egui::{Rect, Ui};
use rondel::Plugin;
use rondel_presenter::resolved::ResolvedScene;

use crate::icons::Icons;
use crate::table::brush::{Faces, View, paint_still};
use crate::theme;

/// A small image of the current table.
pub struct Miniature {
    plugin: &'static Plugin,
    scene: ResolvedScene,
    faces: Faces,
}

impl Miniature {
    /// Creates a miniature of a scene of this game, without text.
    pub fn of(plugin: &'static Plugin, scene: ResolvedScene) -> Self {
        Self { plugin, scene, faces: Faces::wordless() }
    }

    /// Creates a miniature that is large enough to show its text.
    pub fn readable(plugin: &'static Plugin, scene: ResolvedScene) -> Self {
        Self { plugin, scene, faces: Faces::default() }
    }

    /// Paints the table as large as possible within `room`.
    pub fn paint(&mut self, ui: &Ui, room: Rect, icons: &mut Icons) {
        let view = View::fit(self.scene.size, room);
        paint_still(ui, room, view, &self.scene, &mut self.faces, self.plugin, icons);
    }
}

/// Paints the background behind an image of the table.
pub fn paint_room(ui: &Ui, room: Rect) {
    ui.painter().rect_filled(room, 9, theme::palette(ui.ctx()).room);
}
