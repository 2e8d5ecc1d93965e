//! Enlarged pieces in tooltips, with their whole face at a readable size.

use egui::{Painter, Rect, Sense, Ui, vec2};
use rondel::ElementId;
use rondel::scene::Shape;
use rondel_presenter::resolved::ResolvedPiece;

use super::brush::{Brush, View};
use super::face::{TextMetrics, lay};
use crate::theme::Palette;

/// The space in a tooltip for an enlarged piece.
pub(super) struct Enlarged {
    /// The piece.
    pub(super) id: ElementId,
    rect: Rect,
    painter: Painter,
}

impl Enlarged {
    /// Allocates space for a piece with text on it. Returns `None` if the piece has no text, or if it is almost as
    /// large on the table already.
    pub(super) fn make_room(ui: &mut Ui, piece: &ResolvedPiece, view: View) -> Option<Self> {
        /// Maximum width and height, in points.
        const MOST: (f32, f32) = (300.0, 210.0);
        /// Minimum scale relative to the scale of the table.
        const GAIN: f32 = 1.3;
        let face = &piece.face;
        let reads = face.back.is_none() && !(face.lines.is_empty() && face.badges.is_empty() && face.title.is_none());
        let size = piece.rect.size();
        let scale = (MOST.0 / size.x).min(MOST.1 / size.y);
        if !reads || !matches!(piece.shape, Shape::Card | Shape::Tile) || scale < view.scale * GAIN {
            return None;
        }
        let (rect, _) = ui.allocate_exact_size(vec2(size.x, size.y) * scale, Sense::hover());
        Some(Self { id: piece.id, rect, painter: ui.painter().clone() })
    }

    /// Paints the piece into the allocated space.
    pub(super) fn paint(&self, piece: &ResolvedPiece, brush: &mut Brush<'_>, palette: &Palette) {
        let scale = self.rect.width() / piece.rect.width();
        let view = View { origin: self.rect.min - piece.rect.min.to_vec2() * scale, scale };
        let Brush { plugin, icons, now, .. } = brush;
        let mut close = Brush { painter: &self.painter, plugin, icons, view, now: *now };
        let face = lay(piece, scale, &mut TextMetrics::new(self.painter.ctx()));
        close.whole(piece, &face, self.rect, (1.0, 1.0), palette);
    }
}
