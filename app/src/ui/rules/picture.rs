//! Pictures in rules: tables painted as the window paints them, played on a thread when the rules are opened and kept.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::{Context, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};
use rondel::Plugin;

use super::text::{Block, blocks};
use crate::picture::scenes::{Shot, shoot};
use crate::ui::icons::Icons;
use crate::ui::table::brush::{Brush, Faces, Table, View};
use crate::ui::table::effects::Effects;
use crate::ui::table::folding::Folding;
use crate::ui::table::highlights::Highlights;
use crate::ui::table::lasting::Marks;
use crate::ui::table::motion::Motion;
use crate::ui::table::resolved::ResolvedScene;
use crate::ui::theme;
use crate::ui::words::Words;

/// Says what keeps the pictures in a text from being drawn.
pub fn faults(plugin: &Plugin, rules: &'static str) -> Vec<String> {
    let shown = blocks(rules).into_iter().filter_map(|block| match block {
        Block::Picture(_, words) => Some(words),
        _ => None,
    });
    shown.filter_map(|words| shoot(plugin, words).err().map(|fault| format!("{words}: {fault}"))).collect()
}

/// The tables of pictures, played on a thread of their own and kept while the program runs.
#[derive(Default)]
pub struct Pictures {
    made: HashMap<(&'static str, &'static str), Option<Arc<Shot>>>,
    coming: Vec<Receiver<(&'static str, &'static str, Option<Shot>)>>,
}

impl Pictures {
    /// Begins to play for those of these pictures that are not there yet.
    fn want(&mut self, ctx: &Context, plugin: &'static Plugin, wanted: &[&'static str]) {
        let new = |words: &&&'static str| !self.made.contains_key(&(plugin.id, **words));
        let new: Vec<&'static str> = wanted.iter().filter(new).copied().collect();
        if new.is_empty() {
            return;
        }
        // Until it comes there is none; where no thread can be had there never is.
        self.made.extend(new.iter().map(|words| ((plugin.id, *words), None)));
        let (send, coming) = channel();
        let waker = ctx.clone();
        let playing = std::thread::Builder::new().name("pictures".to_owned()).spawn(move || {
            for words in new {
                if send.send((plugin.id, words, shoot(plugin, words).ok())).is_err() {
                    break;
                }
                waker.request_repaint();
            }
        });
        if playing.is_ok() {
            self.coming.push(coming);
        }
    }

    fn take(&mut self) {
        let made = &mut self.made;
        self.coming.retain(|coming| {
            loop {
                match coming.try_recv() {
                    Ok((game, words, shot)) => made.insert((game, words), shot.map(Arc::new)),
                    Err(ended) => break ended == TryRecvError::Empty,
                };
            }
        });
    }
}

/// The pictures of an open text, in its language.
#[derive(Default)]
pub(super) struct Gallery {
    drawn: HashMap<&'static str, Drawn>,
}

struct Drawn {
    scene: ResolvedScene,
    cut: Rect,
    faces: Faces,
}

impl Gallery {
    /// Hangs up what has come of the pictures of a text; true where something new has.
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
            if let Some(Some(shot)) = pictures.made.get(&(plugin.id, *shows)) {
                self.drawn.entry(shows).or_insert_with(|| Drawn {
                    scene: ResolvedScene::new(&shot.0, words.of(plugin.id)),
                    cut: shot.1,
                    faces: Faces::default(),
                });
            }
        }
        self.drawn.len() > before
    }

    /// How large a picture is, within so much room.
    pub(super) fn size(&self, shows: &str, room: Vec2) -> Vec2 {
        /// The shape of most tables, until it is known.
        const USUAL: Vec2 = vec2(3.0, 2.0);
        let shape = self.drawn.get(shows).map_or(USUAL, |drawn| drawn.cut.size());
        shape * (room.x / shape.x).min(room.y / shape.y)
    }

    /// Paints a picture.
    pub(super) fn paint(&mut self, ui: &Ui, room: Rect, shows: &str, plugin: &'static Plugin, icons: &mut Icons) {
        let palette = theme::palette(ui.ctx());
        ui.painter().rect_filled(room, 6, palette.room);
        if let Some(Drawn { scene, cut, faces }) = self.drawn.get_mut(shows) {
            let scale = room.width() / cut.width();
            let view = View { origin: room.min - cut.min.to_vec2() * scale, scale };
            faces.prepare(ui.ctx(), scene, &[], 0, view.scale);
            let painter = ui.painter_at(room);
            let now = ui.input(|input| input.time);
            let mut brush = Brush { painter: &painter, plugin, icons, view, now };
            let (motion, folding) = (&Motion::default(), &Folding::default());
            let (effects, marks) = (&Effects::default(), &Marks::default());
            brush.table(&Table { scene, faces, motion, folding, highlights: &Highlights::default(), effects, marks });
        }
        ui.painter().rect_stroke(room, 6, Stroke::new(1.0, palette.edge), StrokeKind::Inside);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_keeps_a_picture_from_being_drawn_is_told_of_a_whole_text() {
        let text = "![One](scene:zone=cellar)\n\n![Other](scene:ply=0)\n";
        assert_eq!(faults(&crate::stuck::PLUGIN, text).len(), 1);
    }
}
