//! What is being made of a game on a thread of its own: a picture, a film, the page of its review.

use std::path::PathBuf;

use egui::Context;
use rondel_export::work::{Made, Order, Work};
use rondel_presenter::words::Words;

use super::faults;

/// Something that is being made of a game, while one plays on.
pub struct Making {
    work: Work,
    /// What it is called.
    what: &'static str,
}

impl Making {
    /// Begins to make something of a game.
    pub fn begin(ctx: &Context, order: Order, file: Option<PathBuf>, what: &'static str) -> Self {
        let waker = ctx.clone();
        Self { work: Work::begin(order, file, move || waker.request_repaint()), what }
    }

    /// What is being made.
    pub fn words(&self, words: &Words) -> String {
        words.word(self.what)
    }

    /// How many parts of how many are done, where it has parts.
    pub fn count(&self) -> Option<String> {
        let (done, all) = self.work.progress();
        (all > 0).then(|| format!("{done} / {all}"))
    }

    /// How much of it is done, from 0 to 1.
    pub fn share(&self) -> f32 {
        let (done, all) = self.work.progress();
        done as f32 / all.max(1) as f32
    }

    /// What came of it, once something has: a picture is copied.
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
