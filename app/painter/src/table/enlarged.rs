//! A thing seen closely: its whole face in its tooltip, large enough to be read.

use egui::{Painter, Rect, Sense, Ui, vec2};
use rondel::ElementId;
use rondel::scene::Shape;
use rondel_presenter::resolved::ResolvedPiece;

use super::brush::{Brush, View};
use super::face::{TextMetrics, lay};
use crate::theme::Palette;

/// Room in a tooltip for a thing seen closely.
pub(super) struct Enlarged {
    /// The thing.
    pub(super) id: ElementId,
    rect: Rect,
    painter: Painter,
}

impl Enlarged {
    /// Makes room for a thing with something to read on it, unless it is about as large on the table already.
    pub(super) fn make_room(ui: &mut Ui, piece: &ResolvedPiece, view: View) -> Option<Self> {
        /// As large as it may be, in points, and how much larger than on the table it must be at least.
        const MOST: (f32, f32) = (300.0, 210.0);
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

    /// Paints the thing into its room.
    pub(super) fn paint(&self, piece: &ResolvedPiece, brush: &mut Brush<'_>, palette: &Palette) {
        let scale = self.rect.width() / piece.rect.width();
        let view = View { origin: self.rect.min - piece.rect.min.to_vec2() * scale, scale };
        let Brush { plugin, icons, now, .. } = brush;
        let mut close = Brush { painter: &self.painter, plugin, icons, view, now: *now };
        let face = lay(piece, scale, &mut TextMetrics::new(self.painter.ctx()));
        close.whole(piece, &face, self.rect, 1.0, palette);
    }
}
