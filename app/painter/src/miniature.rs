//! A table as it stands, painted small.

use egui::{Rect, Ui};
use rondel::Plugin;
use rondel_presenter::resolved::ResolvedScene;

use crate::icons::Icons;
use crate::table::brush::{Faces, View, paint_still};
use crate::theme;

/// A table as it stands, painted small.
pub struct Miniature {
    plugin: &'static Plugin,
    scene: ResolvedScene,
    faces: Faces,
}

impl Miniature {
    /// The picture of a scene of this game.
    pub fn of(plugin: &'static Plugin, scene: ResolvedScene) -> Self {
        Self { plugin, scene, faces: Faces::wordless() }
    }

    /// The picture of a scene that is painted so large that its words can be read.
    pub fn readable(plugin: &'static Plugin, scene: ResolvedScene) -> Self {
        Self { plugin, scene, faces: Faces::default() }
    }

    /// Paints the table as large as it fits into `room`.
    pub fn paint(&mut self, ui: &Ui, room: Rect, icons: &mut Icons) {
        let view = View::fit(self.scene.size, room);
        paint_still(ui, room, view, &self.scene, &mut self.faces, self.plugin, icons);
    }
}

/// Paints the room in which a picture lies.
pub fn paint_room(ui: &Ui, room: Rect) {
    ui.painter().rect_filled(room, 9, theme::palette(ui.ctx()).room);
}
