//! The tables with people elsewhere among the games to go on with.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use egui::Context;
use rondel::View;
use rondel_painter::miniature::Miniature;
use rondel_presenter::resolved::ResolvedScene;
use rondel_tables::TableSummary;

use super::unfinished::Card;
use crate::background;
use crate::context::AppContext;
use crate::listed::{TablePlace, people, progress};
use crate::online::{OnlineTables, look, table_files};

/// No more files are shown.
const MOST: usize = 8;

/// The tables with people elsewhere: those that are open, and those that lie in files.
pub(super) struct Elsewhere {
    /// Files that were not looked into yet, and what was found in them.
    found: Option<Receiver<(TableSummary, Option<View>)>>,
    paths: Vec<PathBuf>,
    files: Vec<Shown>,
    open: Vec<Shown>,
}

/// A table with people elsewhere, and its picture.
struct Shown {
    place: TablePlace,
    table: TableSummary,
    picture: Option<Miniature>,
}

impl Elsewhere {
    /// Looks which files there are.
    pub(super) fn look(cx: &AppContext) -> Self {
        Self { found: None, paths: table_files(&cx.store), files: Vec::new(), open: Vec::new() }
    }

    /// Takes up what is new. Files are looked into on a thread of their own, once the first frame was drawn.
    pub(super) fn refresh(&mut self, ctx: &Context, cx: &AppContext, tables: &OnlineTables, drawn: bool) {
        if drawn && !self.paths.is_empty() {
            self.found = look_into(ctx, std::mem::take(&mut self.paths));
        }
        for (table, view) in self.found.iter().flat_map(Receiver::try_iter) {
            if let Some(file) = table.file.clone().filter(|_| self.files.len() < MOST) {
                let scene = view.map(|view| ResolvedScene::new(&view.scene, cx.words.of(table.plugin.id)));
                let picture = picture(&table, scene, cx);
                self.files.push(Shown { place: TablePlace::File(file), table, picture });
            }
        }
        let mut before = std::mem::take(&mut self.open);
        for (key, table) in tables.open() {
            let place = TablePlace::Open(key);
            let same = |shown: &Shown| shown.place == place && shown.table.place == table.place;
            let kept = before.iter().position(same).map(|at| before.swap_remove(at).picture);
            let picture = kept.unwrap_or_else(|| picture(&table, tables.picture(key, cx), cx));
            self.open.push(Shown { place, table, picture });
        }
        // First those at which one is to decide.
        self.open.sort_by_key(|shown| shown.table.progress != rondel_tables::TableProgress::YourTurn);
        let Self { open, files, .. } = self;
        files.retain(|file| open.iter().all(|shown| shown.table.file != file.table.file));
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.open.len() + self.files.len()
    }

    /// Where one of them is found.
    pub(super) fn place(&self, at: usize) -> Option<TablePlace> {
        self.open.iter().chain(&self.files).nth(at).map(|shown| shown.place.clone())
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
        let about = people(&self.table, &cx.words).join(" – ");
        let line = progress(&self.table, &cx.words);
        let spoken = format!("{}: {title}, {about}, {line}", cx.words.word("home-resume"));
        let id = egui::Id::unique(("card", &self.place));
        let table = self.picture.as_mut();
        Card { id, spoken, title, age: String::new(), line: Some(line), about, table, far: true }
    }
}

/// Its table as it stands, or the opening of its game.
fn picture(table: &TableSummary, scene: Option<ResolvedScene>, cx: &AppContext) -> Option<Miniature> {
    let opening = || {
        let view = rondel_tables::opening(table.plugin)?;
        Some(ResolvedScene::new(&view.scene, cx.words.of(table.plugin.id)))
    };
    scene.or_else(opening).map(|scene| Miniature::of(table.plugin, scene))
}

fn look_into(ctx: &Context, paths: Vec<PathBuf>) -> Option<Receiver<(TableSummary, Option<View>)>> {
    background::spawn(ctx, "tables elsewhere", move |tell| {
        // It ends early where nobody waits for it any longer.
        let _ = paths.iter().filter_map(|path| look(path)).all(tell);
    })
}
