//! A preview of the focused game's table, laid out on a separate thread so that frames are not delayed.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::{Context, Rect, Ui};
use rondel::Plugin;
use rondel_painter::miniature::Miniature;
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::Unopened;

use crate::background;
use crate::context::AppContext;

/// A game's file and the time it was last played. Together they identify a position, because the table
/// changes when the game continues.
type Which = (PathBuf, i64);
/// The result of laying out a table.
type LayoutResult = Result<Option<ResolvedScene>, Unopened>;

/// The preview of a game, or the reason why it is unavailable.
enum PreviewContent {
    Table(Box<Miniature>),
    Fault(Unopened),
    Nothing,
}

/// The preview of one game.
#[derive(Default)]
pub(super) struct Preview {
    shown: Option<(Which, PreviewContent)>,
    coming: Option<(Which, Option<&'static Plugin>, Receiver<LayoutResult>)>,
}

impl Preview {
    /// Requests the preview of a game. Only one preview is computed at a time, so that quick scrolling does not
    /// create a queue of requests.
    pub(super) fn show(
        &mut self,
        ctx: &Context,
        cx: &AppContext,
        file: &Path,
        played: i64,
        plugin: Option<&'static Plugin>,
    ) {
        let which = (file.to_owned(), played);
        self.take();
        let is_known = self.shown.as_ref().is_some_and(|(shown, _)| *shown == which);
        if is_known || self.coming.is_some() {
            return;
        }
        let (language, path) = (cx.words.language().to_owned(), which.0.clone());
        let laid = background::spawn(ctx, "library picture", move |tell| {
            let found = rondel_tables::glance(&path, |_| true);
            let scene = |view: rondel::View| {
                let catalog = plugin?.catalog(&language).ok()?;
                Some(ResolvedScene::new(&view.scene, &catalog))
            };
            tell(found.map(|found| found.view.and_then(scene)));
        });
        self.coming = laid.map(|laid| (which, plugin, laid));
    }

    fn take(&mut self) {
        let Some((which, plugin, laid)) = &self.coming else { return };
        let shown = match laid.try_recv() {
            Err(TryRecvError::Empty) => return,
            Ok(Ok(Some(scene))) => plugin.map_or(PreviewContent::Nothing, |plugin| {
                PreviewContent::Table(Box::new(Miniature::of(plugin, scene)))
            }),
            Ok(Err(fault)) => PreviewContent::Fault(fault),
            Ok(Ok(None)) | Err(TryRecvError::Disconnected) => PreviewContent::Nothing,
        };
        self.shown = Some((which.clone(), shown));
        self.coming = None;
    }

    /// Paints the table of the game in this file, if its preview is available.
    pub(super) fn paint(&mut self, ui: &Ui, file: &Path, room: Rect, cx: &mut AppContext) {
        if let Some(((shown, _), PreviewContent::Table(miniature))) = &mut self.shown
            && shown == file
        {
            miniature.paint(ui, room, &mut cx.icons);
        }
    }

    /// Returns the reason why the game in this file cannot be opened, if it is known.
    pub(super) fn fault(&self, file: &Path) -> Option<&Unopened> {
        match &self.shown {
            Some(((shown, _), PreviewContent::Fault(fault))) if shown == file => Some(fault),
            _ => None,
        }
    }
}
