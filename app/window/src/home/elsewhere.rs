//! The online tables among the unfinished games.

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

/// Maximum number of files shown.
const MOST: usize = 8;

/// The online tables: those that are open, and those stored in files.
pub(super) struct Elsewhere {
    /// Receives the contents of files that are read in the background.
    found: Option<Receiver<(TableSummary, Option<View>)>>,
    paths: Vec<PathBuf>,
    files: Vec<Shown>,
    open: Vec<Shown>,
}

/// An online table with its image.
struct Shown {
    place: TablePlace,
    table: TableSummary,
    picture: Option<Miniature>,
}

impl Elsewhere {
    /// Lists the files of online tables.
    pub(super) fn look(cx: &AppContext) -> Self {
        Self { found: None, paths: table_files(&cx.store), files: Vec::new(), open: Vec::new() }
    }

    /// Updates the tables. Files are read on a separate thread, after the first frame.
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
        // Tables at which it is the user's turn come first.
        self.open.sort_by_key(|shown| shown.table.progress != rondel_tables::TableProgress::YourTurn);
        let Self { open, files, .. } = self;
        files.retain(|file| open.iter().all(|shown| shown.table.file != file.table.file));
    }

    /// Returns the number of tables.
    pub(super) fn count(&self) -> usize {
        self.open.len() + self.files.len()
    }

    /// Returns the location of a table.
    pub(super) fn place(&self, at: usize) -> Option<TablePlace> {
        self.open.iter().chain(&self.files).nth(at).map(|shown| shown.place.clone())
    }

    /// Returns whether the game in this file is open.
    pub(super) fn holds(&self, file: &Path) -> bool {
        self.open.iter().any(|shown| shown.table.file.as_deref() == Some(file))
    }

    /// Returns a card for each table.
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

/// Returns an image of a table, or of the game's opening position if the table has no scene yet.
fn picture(table: &TableSummary, scene: Option<ResolvedScene>, cx: &AppContext) -> Option<Miniature> {
    let opening = || {
        let view = rondel_tables::opening(table.plugin)?;
        Some(ResolvedScene::new(&view.scene, cx.words.of(table.plugin.id)))
    };
    scene.or_else(opening).map(|scene| Miniature::of(table.plugin, scene))
}

fn look_into(ctx: &Context, paths: Vec<PathBuf>) -> Option<Receiver<(TableSummary, Option<View>)>> {
    background::spawn(ctx, "tables elsewhere", move |tell| {
        // Stops early if the receiver has been dropped.
        let _ = paths.iter().filter_map(|path| look(path)).all(tell);
    })
}
