//! Exports of a game in the background: an image, a film, or a page with the review.

use std::path::PathBuf;

use egui::Context;
use rondel_export::work::{Made, Order, Work};
use rondel_presenter::words::Words;

use super::faults;

/// An export that runs in the background.
pub struct Making {
    work: Work,
    /// The message key of the export's name.
    what: &'static str,
}

impl Making {
    /// Starts an export.
    pub fn begin(ctx: &Context, order: Order, file: Option<PathBuf>, what: &'static str) -> Self {
        let waker = ctx.clone();
        Self { work: Work::begin(order, file, move || waker.request_repaint()), what }
    }

    /// Returns the name of the export.
    pub fn words(&self, words: &Words) -> String {
        words.word(self.what)
    }

    /// Returns the numbers of completed and total parts as text, if the export has several parts.
    pub fn count(&self) -> Option<String> {
        let (done, all) = self.work.progress();
        (all > 0).then(|| format!("{done} / {all}"))
    }

    /// Returns the progress, from 0 to 1.
    pub fn share(&self) -> f32 {
        let (done, all) = self.work.progress();
        done as f32 / all.max(1) as f32
    }

    /// Returns the message for the result once the export has finished. An image without a file is copied to
    /// the clipboard.
    pub fn result(&self, ctx: &Context, words: &Words) -> Option<String> {
        Some(match self.work.made()? {
            Ok(Made::Saved(file)) => words.with("lab-saved", "file", file.display().to_string()),
            Ok(Made::Picture(picture)) => {
                ctx.copy_image(picture);
                words.word("share-picture-copied")
            }
            Err(unmade) => faults::unmade(&unmade, words),
        })
    }
}
