//! The tables with people elsewhere among the games to go on with.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use egui::Context;
use rondel_painter::miniature::Miniature;
use rondel_presenter::resolved::ResolvedScene;

use super::far::{FarFile, FarTable, Place};
use super::unfinished::Card;
use crate::background;
use crate::context::AppContext;
use crate::parlour::{Parlour, far_files, look};

/// No more files are shown.
const MOST: usize = 8;

/// The tables with people elsewhere: those that are open, and those that lie in files.
pub(super) struct Elsewhere {
    /// Files that were not looked into yet, and what was found in them.
    found: Option<Receiver<(PathBuf, FarFile)>>,
    paths: Vec<PathBuf>,
    files: Vec<Shown>,
    open: Vec<Shown>,
}

/// A table with people elsewhere, and its picture.
struct Shown {
    table: FarTable,
    picture: Option<Miniature>,
}

impl Elsewhere {
    /// Looks which files there are.
    pub(super) fn look(cx: &AppContext) -> Self {
        Self { found: None, paths: far_files(&cx.store), files: Vec::new(), open: Vec::new() }
    }

    /// Takes up what is new. Files are looked into on a thread of their own, once the first frame was drawn.
    pub(super) fn refresh(&mut self, ctx: &Context, cx: &AppContext, parlour: &Parlour, drawn: bool) {
        if drawn && !self.paths.is_empty() {
            self.found = look_into(ctx, cx.words.language(), std::mem::take(&mut self.paths));
        }
        let found = self.found.iter().flat_map(Receiver::try_iter);
        for (path, file) in found {
            let table = FarTable::of(&path, &file, &cx.words);
            let picture = picture(&table, file.scene, cx);
            if self.files.len() < MOST {
                self.files.push(Shown { table, picture });
            }
        }
        let mut before = std::mem::take(&mut self.open);
        for table in parlour.shelf(cx) {
            let same = |shown: &Shown| shown.table.place == table.place && shown.table.revision == table.revision;
            let kept = before.iter().position(same).map(|at| before.swap_remove(at).picture);
            let scene = |room| parlour.picture(room, cx);
            let paint = || picture(&table, if let Place::Room(room) = table.place { scene(room) } else { None }, cx);
            let picture = kept.unwrap_or_else(paint);
            self.open.push(Shown { table, picture });
        }
        let Self { open, files, .. } = self;
        files.retain(|file| open.iter().all(|shown| shown.table.file != file.table.file));
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.open.len() + self.files.len()
    }

    /// Where one of them is found.
    pub(super) fn place(&self, at: usize) -> Option<Place> {
        self.open.iter().chain(&self.files).nth(at).map(|shown| shown.table.place.clone())
    }

    /// Whether the game of this file is open.
    pub(super) fn holds(&self, file: &Path) -> bool {
        self.open.iter().any(|shown| shown.table.file.as_deref() == Some(file))
    }

    /// Each as a card.
    pub(super) fn cards(&mut self, cx: &AppContext) -> Vec<Card<'_>> {
        self.open.iter_mut().chain(&mut self.files).map(|shown| shown.card(cx)).collect()
    }
}

impl Shown {
    fn card(&mut self, cx: &AppContext) -> Card<'_> {
        let title = cx.words.of(self.table.plugin.id).word("title");
        let about = self.table.people.join(" – ");
        let line = self.table.line(&cx.words);
        let spoken = format!("{}: {title}, {about}, {line}", cx.words.word("home-resume"));
        let id = egui::Id::unique(("card", &self.table.place));
        let table = self.picture.as_mut();
        Card { id, spoken, title, age: String::new(), line: Some(line), about, table, far: true }
    }
}

/// Its table as it stands, or the opening of its game.
fn picture(table: &FarTable, scene: Option<ResolvedScene>, cx: &AppContext) -> Option<Miniature> {
    let opening = || {
        let view = rondel_tables::opening(table.plugin)?;
        Some(ResolvedScene::new(&view.scene, cx.words.of(table.plugin.id)))
    };
    scene.or_else(opening).map(|scene| Miniature::of(table.plugin, scene))
}

fn look_into(ctx: &Context, language: &str, paths: Vec<PathBuf>) -> Option<Receiver<(PathBuf, FarFile)>> {
    let language = language.to_owned();
    background::spawn(ctx, "tables elsewhere", move |tell| {
        let mut found = paths.into_iter().filter_map(|path| look(&path, &language).map(|file| (path, file)));
        // It ends early where nobody waits for it any longer.
        let _ = found.all(tell);
    })
}
