//! Pictures in the rules: scenes that are painted in the same way as the table.

use std::collections::HashMap;

use egui::{Context, Label, Rect, RichText, Stroke, StrokeKind, Ui, Vec2, vec2};
use rondel::Plugin;
use rondel_painter::icons::Icons;
use rondel_painter::table::brush::{Faces, View, paint_still};
use rondel_painter::theme;
use rondel_presenter::resolved::ResolvedScene;
use rondel_presenter::words::Words;

use super::pictures::{Made, Pictures};
use super::scenes::{Shot, shoot};
use super::text::{Block, blocks};

/// Returns an error message for each picture in the rules that cannot be drawn.
pub fn faults(plugin: &Plugin, rules: &'static str) -> Vec<String> {
    let shown = blocks(rules).into_iter().filter_map(|block| match block {
        Block::Picture(_, words) => Some(words),
        _ => None,
    });
    shown.filter_map(|words| shoot(plugin, words).err().map(|fault| format!("{words}: {fault}"))).collect()
}

/// The pictures of an open rulebook, in its language.
#[derive(Default)]
pub(super) struct Gallery {
    /// `None` for pictures that cannot be drawn.
    drawn: HashMap<&'static str, Option<DrawnPicture>>,
}

struct DrawnPicture {
    scene: ResolvedScene,
    cut: Rect,
    faces: Faces,
}

impl Gallery {
    /// Adds the pictures that have become available. Returns whether there were any.
    pub(super) fn hang(
        &mut self,
        ctx: &Context,
        pictures: &mut Pictures,
        plugin: &'static Plugin,
        wanted: &[&'static str],
        words: &Words,
    ) -> bool {
        pictures.want(ctx, plugin, wanted);
        pictures.take();
        let before = self.drawn.len();
        for shows in wanted.iter().filter(|_| before < wanted.len()) {
            let drawn = |shot: &Shot| DrawnPicture {
                scene: ResolvedScene::new(&shot.0, words.of(plugin.id)),
                cut: shot.1,
                faces: Faces::default(),
            };
            match pictures.get(plugin, shows) {
                None | Some(Made::Coming) => {}
                Some(Made::There(shot)) => {
                    self.drawn.entry(shows).or_insert_with(|| Some(drawn(shot)));
                }
                Some(Made::Failed) => {
                    self.drawn.insert(shows, None);
                }
            }
        }
        self.drawn.len() > before
    }

    /// Returns the size of a picture within `room`.
    pub(super) fn size(&self, shows: &str, room: Vec2) -> Vec2 {
        /// The aspect ratio of most tables, used until the picture's own aspect ratio is known.
        const USUAL: Vec2 = vec2(3.0, 2.0);
        let drawn = self.drawn.get(shows).and_then(Option::as_ref);
        let shape = drawn.map_or(USUAL, |drawn| drawn.cut.size());
        shape * (room.x / shape.x).min(room.y / shape.y)
    }

    /// Paints a picture, or a message saying that it cannot be drawn.
    pub(super) fn paint(
        &mut self,
        ui: &mut Ui,
        room: Rect,
        shows: &str,
        plugin: &'static Plugin,
        icons: &mut Icons,
        words: &Words,
    ) {
        let palette = theme::palette(ui.ctx());
        ui.painter().rect_filled(room, 6, palette.room);
        match self.drawn.get_mut(shows) {
            None => {}
            Some(None) => {
                ui.put(room, Label::new(RichText::new(words.word("rules-no-picture")).color(palette.faint)).wrap());
            }
            Some(Some(DrawnPicture { scene, cut, faces })) => {
                let scale = room.width() / cut.width();
                let view = View { origin: room.min - cut.min.to_vec2() * scale, scale };
                paint_still(ui, room, view, scene, faces, plugin, icons);
            }
        }
        ui.painter().rect_stroke(room, 6, Stroke::new(1.0, palette.edge), StrokeKind::Inside);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel_games as _;
    use rondel_painter::picture::Rasterizer;

    const ROOM: Rect = Rect::from_min_max(egui::pos2(20.0, 20.0), egui::pos2(380.0, 280.0));

    /// Renders a picture of Connect Four, once it is available, or an empty area if `shows` is `None`.
    fn painted(shows: Option<&'static str>) -> Rasterizer {
        let plugin = rondel::plugins().expect("the games")["connect-four"];
        let words = Words::new("en", [plugin]);
        let (mut pictures, mut gallery, mut icons) = (Pictures::default(), Gallery::default(), Icons::default());
        icons.draw_at_once();
        let mut easel = Rasterizer::new([400, 300], 1.0);
        theme::install(easel.ctx());
        while let Some(shows) = shows
            && !gallery.hang(easel.ctx(), &mut pictures, plugin, &[shows], &words)
        {
            std::thread::yield_now();
        }
        for _ in 0..2 {
            easel.draw(|ui| gallery.paint(ui, ROOM, shows.unwrap_or_default(), plugin, &mut icons, &words));
        }
        easel
    }

    #[test]
    fn a_picture_is_painted_within_its_frame() {
        let (empty, full) = (painted(None).picture(), painted(Some("scene:ply=8")).picture());
        let mut others = [0, 0];
        for (place, (before, after)) in empty.pixels.iter().zip(&full.pixels).enumerate() {
            let at = egui::pos2((place % 400) as f32 + 0.5, (place / 400) as f32 + 0.5);
            others[usize::from(ROOM.expand(1.0).contains(at))] += u32::from(before != after);
        }
        let area = ROOM.area() as u32;
        assert!(others[0] == 0 && others[1] > area / 2, "{others:?} of {area}");
    }

    #[test]
    fn what_cannot_be_drawn_says_so_in_words() {
        let words = |easel: &Rasterizer| easel.words().into_iter().map(|words| words.text).collect::<Vec<_>>();
        assert_eq!(words(&painted(None)), Vec::<String>::new(), "what is still to come says nothing");
        assert_eq!(words(&painted(Some("scene:zone=cellar"))), ["This picture cannot be shown."]);
    }

    #[test]
    fn what_keeps_a_picture_from_being_drawn_is_told_of_a_whole_text() {
        let text = "![One](scene:zone=cellar)\n\n![Other](scene:ply=0)\n";
        assert_eq!(faults(&rondel_testing::stuck::PLUGIN, text).len(), 1);
    }
}
