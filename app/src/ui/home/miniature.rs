//! A table as it stands, painted small.

use egui::{Rect, Ui};
use rondel::Plugin;

use crate::ui::icons::Icons;
use crate::ui::table::brush::{Brush, Faces, Table, View};
use crate::ui::table::effects::Effects;
use crate::ui::table::folding::Folding;
use crate::ui::table::highlights::Highlights;
use crate::ui::table::lasting::Marks;
use crate::ui::table::motion::Motion;
use crate::ui::table::resolved::ResolvedScene;
use crate::ui::theme;

/// A table as it stands, painted small.
pub(super) struct Miniature {
    plugin: &'static Plugin,
    scene: ResolvedScene,
    faces: Faces,
}

impl Miniature {
    /// The picture of a scene of this game.
    pub(super) fn of(plugin: &'static Plugin, scene: ResolvedScene) -> Self {
        Self { plugin, scene, faces: Faces::wordless() }
    }

    /// Paints the table as large as it fits into `room`.
    pub(super) fn paint(&mut self, ui: &Ui, room: Rect, icons: &mut Icons) {
        let scene = &self.scene;
        let view = View::fit(scene.size, room);
        self.faces.prepare(ui.ctx(), scene, &[], 0, view.scale);
        let now = ui.input(|input| input.time);
        let painter = ui.painter_at(room);
        let mut brush = Brush { painter: &painter, plugin: self.plugin, icons, view, now };
        let (faces, motion, folding) = (&self.faces, &Motion::default(), &Folding::default());
        let (effects, marks) = (&Effects::default(), &Marks::default());
        brush.table(&Table { scene, faces, motion, folding, highlights: &Highlights::default(), effects, marks });
    }
}

/// Paints the room in which a picture lies.
pub(super) fn paint_room(ui: &Ui, room: Rect) {
    ui.painter().rect_filled(room, 9, theme::palette(ui.ctx()).room);
}
