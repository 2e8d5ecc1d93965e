//! Paints everything below the pieces: the backdrop or wood, and mats. Also adds a background to text that would be
//! unreadable on them.

use egui::epaint::{RectShape, Shadow};
use egui::{Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use rondel::scene::{Shape, ZoneKind};
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene, ResolvedZone};

use super::brush::Brush;
use super::face::FaceMark;
use super::paint::surface;
use crate::picture::colour::{contrast, over};
use crate::picture::legibility::ENOUGH;
use crate::theme::{Palette, between, faded, seat_colour};

/// Opacity of an empty space.
pub(super) const SPACE_FILL: f32 = 0.34;

impl Brush<'_> {
    pub(super) fn ground(&mut self, scene: &ResolvedScene, palette: &Palette) {
        let table = self.view.rect(Rect::from_min_size(Pos2::ZERO, scene.size));
        let corner = CornerRadius::same((12.0 * self.view.scale).clamp(3.0, 24.0) as u8);
        let shadow = Shadow { offset: [0, 6], blur: 28, spread: 2, color: Color32::from_black_alpha(120) };
        self.painter.add(shadow.as_shape(table, corner));
        // The drawing is cropped, not stretched, if the table has a different aspect ratio.
        let shape = scene.size.x / scene.size.y / scene.backdrop_shape;
        let pixels = table.width() * (1.0 / shape).max(1.0) * self.painter.ctx().pixels_per_point();
        let drawing =
            scene.backdrop.and_then(|backdrop| self.icons.backdrop(self.painter.ctx(), self.plugin, backdrop, pixels));
        match drawing {
            Some(texture) => {
                let seen = Rect::from_center_size(pos2(0.5, 0.5), vec2(shape.min(1.0), (1.0 / shape).min(1.0)));
                self.painter.add(RectShape::filled(table, corner, palette.tint).with_texture(texture, seen));
            }
            None => self.boards(table, corner, palette),
        }
    }

    /// Paints a wooden table top for games without a backdrop.
    fn boards(&self, table: Rect, corner: CornerRadius, palette: &Palette) {
        const BOARDS: usize = 7;
        self.painter.rect_filled(table, corner, palette.wood);
        let height = table.height() / BOARDS as f32;
        for board in 0..BOARDS {
            let y = table.top() + board as f32 * height;
            let lighter = [0.0, 0.07, 0.03, 0.1, 0.02, 0.08, 0.05][board];
            let inner = Rect::from_min_size(pos2(table.left() + 3.0, y + 1.0), vec2(table.width() - 6.0, height - 1.5));
            self.painter.rect_filled(inner, 3.0, between(palette.wood, palette.wood_ink, lighter));
            for grain in 1..4_u8 {
                let y = y + height * (f32::from(grain) * 0.24 + lighter);
                let start = table.left() + table.width() * (0.04 + 0.13 * f32::from((grain * 3 + board as u8 * 5) % 5));
                let end = (start + table.width() * 0.42).min(table.right() - 8.0);
                self.painter.hline(start..=end, y, Stroke::new(1.0, faded(palette.wood_ink, 0.06)));
            }
        }
        self.painter.rect_stroke(table, corner, Stroke::new(2.0, faded(Color32::BLACK, 0.35)), StrokeKind::Inside);
    }

    /// Returns the background for the text of an empty space if the text would be unreadable on the visible ground:
    /// the backdrop or wood, and the mat. A space on top of another piece never gets a background, because the game
    /// has chosen the piece below.
    pub(super) fn plate_on_ground(
        &self,
        scene: &ResolvedScene,
        piece: &ResolvedPiece,
        face: &[FaceMark],
        palette: &Palette,
    ) -> Option<FaceMark> {
        if piece.shape != Shape::Space || piece.level > 0 {
            return None;
        }
        let plates = |at: Pos2| {
            face.iter()
                .any(|mark| matches!(mark, FaceMark::Plate(plate) | FaceMark::Bubble(plate) if plate.contains(at)))
        };
        let bare = face.iter().filter_map(|mark| match mark {
            FaceMark::Words(at, words, font) => {
                let size = self.painter.layout_no_wrap(words.clone(), font.clone(), palette.paper.ink).size();
                let words = Rect::from_min_size(*at, size);
                (!plates(words.center())).then(|| words.expand2(vec2(font.size * 0.3, 0.0)))
            }
            _ => None,
        });
        let words = bare.reduce(Rect::union)?;
        let on_table =
            Rect::from_min_size(piece.rect.min + words.min.to_vec2() / self.view.scale, words.size() / self.view.scale);
        let mat = cloth(&scene.zones[piece.zone], palette).unwrap_or(Color32::TRANSPARENT);
        let shows_through = over(mat, self.colour_of_ground(scene, on_table, palette));
        let ground = over(faded(surface(piece, palette).0, SPACE_FILL), shows_through);
        (contrast(palette.paper.ink, ground) < ENOUGH).then_some(FaceMark::Plate(words))
    }

    /// Returns the average colour of a part of the backdrop or the wood.
    fn colour_of_ground(&self, scene: &ResolvedScene, part: Rect, palette: &Palette) -> Color32 {
        let drawn = scene.backdrop.and_then(|backdrop| self.icons.colours_of(self.plugin, backdrop));
        let Some(drawn) = drawn else { return between(palette.wood, palette.wood_ink, 0.05) };
        let shape = scene.size.x / scene.size.y / scene.backdrop_shape;
        let seen = Rect::from_center_size(pos2(0.5, 0.5), vec2(shape.min(1.0), (1.0 / shape).min(1.0)));
        let at = |place: Pos2| seen.min + place.to_vec2() / scene.size * seen.size();
        drawn.within(Rect::from_min_max(at(part.min), at(part.max))) * palette.tint
    }
}

/// Returns whether a zone covers the table like a sheet when it is unfolded.
pub(super) fn covers(zone: &ResolvedZone) -> bool {
    zone.folded_into.is_some() && zone.kind != ZoneKind::Map
}

/// Returns whether a zone is a mat with a frame, regardless of its position.
fn is_mat(zone: &ResolvedZone) -> bool {
    match zone.kind {
        ZoneKind::Mat => true,
        ZoneKind::Grid => zone.title.is_none() && zone.owner.is_none(),
        ZoneKind::Row | ZoneKind::Fan | ZoneKind::Track | ZoneKind::Ring | ZoneKind::Map => false,
    }
}

/// Returns whether a zone is drawn with a cloth and a frame.
pub fn is_framed(zone: &ResolvedZone) -> bool {
    is_mat(zone) || covers(zone)
}

/// Returns the colour of a zone's cloth, or `None` if it has no cloth.
pub(super) fn cloth(zone: &ResolvedZone, palette: &Palette) -> Option<Color32> {
    let cloth = between(palette.paper.ink, zone.owner.map_or(palette.wood, seat_colour), 0.35);
    if covers(zone) { Some(between(palette.wood, cloth, 0.6)) } else { is_mat(zone).then(|| faded(cloth, 0.42)) }
}

#[cfg(test)]
mod tests {
    use egui::ColorImage;
    use rondel::scene::{Piece, Zone};
    use rondel::{ElementId, Observer, Plugin, Scene, Text};

    use super::*;
    use crate::icons::Icons;
    use crate::picture::legibility::of_words;
    use crate::picture::{FrameText, Rasterizer};
    use crate::table::brush::{Faces, View, paint_still};
    use crate::theme;
    use rondel_system::{Settings, ThemeChoice};

    const ICONS: &[(&str, &str)] = &[
        (
            "night",
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'><rect width='6' height='4' fill='#101828'/></svg>",
        ),
        (
            "day",
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'><rect width='6' height='4' fill='#f4ecd8'/></svg>",
        ),
    ];

    /// Returns the text on an empty space in the middle of a table, and the image below it.
    fn space_on(backdrop: &'static str, choice: ThemeChoice) -> (FrameText, ColorImage) {
        let plugin: &'static Plugin = Box::leak(Box::new(Plugin { icons: ICONS, ..rondel_testing::stuck::PLUGIN }));
        let words = || Text::verbatim("Field");
        let rect = rondel::scene::Rect::new(450.0, 300.0, 600.0, 400.0);
        let space = Piece::new(ElementId::new("space", 0), Shape::Space, rect, words()).title(words());
        let mut scene = Scene::new(Observer::Spectator);
        (scene.width, scene.height, scene.backdrop) = (1500.0, 1000.0, Some(backdrop));
        scene.zones = vec![Zone::new(ZoneKind::Map, scene.bounds()).with([space])];
        let scene = ResolvedScene::new(&scene, &plugin.catalog("en").expect("its words"));
        let mut easel = Rasterizer::new([600, 400], 1.0);
        theme::install(easel.ctx());
        let (mut faces, mut icons) = (Faces::default(), Icons::default());
        icons.draw_at_once();
        for _ in 0..2 {
            easel.draw(|ui| {
                theme::apply(ui.ctx(), &Settings { theme: choice, ..Settings::default() });
                let room = ui.ctx().content_rect();
                paint_still(ui, room, View::fit(scene.size, room), &scene, &mut faces, plugin, &mut icons);
            });
        }
        (easel.words().remove(0), easel.without_words())
    }

    #[test]
    fn words_on_an_empty_space_are_read_by_day_and_night_and_have_a_plate_where_they_need_one() {
        for choice in [ThemeChoice::Light, ThemeChoice::Dark] {
            for (backdrop, has_plate) in [("night", true), ("day", false)] {
                let (word, ground) = space_on(backdrop, choice);
                let found = of_words(std::slice::from_ref(&word), Some(&ground));
                assert!(found.faint_texts.is_empty(), "{backdrop}, {choice:?}: {found:?}");
                let at = |place: Pos2| ground[(place.x as usize, place.y as usize)];
                let aside = word.rect.left_center() - vec2(word.rect.width(), 0.0);
                assert_eq!(at(word.rect.center()) != at(aside), has_plate, "{backdrop}, {choice:?}");
            }
        }
    }
}
