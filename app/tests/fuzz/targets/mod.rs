//! What is attacked: everything the program reads that somebody else may have written.
//!
//! A [`Target`] has sound texts, recorded by the program itself, and a check of what becomes of a damaged one: it may be
//! refused or taken, but what is taken works, and its file is as it was. [`edits`] damages, [`hunt`] tries many damaged
//! texts and finds the smallest damage that breaks something.

mod anatomy;
mod contents;
mod edits;
mod hunt;
mod journals;
mod kept;
mod parts;
mod program;
mod settings;
mod tables;
mod watch;

use std::path::Path;

use hunt::locked;

pub(crate) use hunt::{Figures, Hunt, Length, hunt};
pub(crate) use kept::{kept, retry};
#[allow(unused_imports, reason = "the long run tells them")]
pub(crate) use program::{largest_run, most_memory};

/// Something that reads what others wrote.
pub(crate) struct Target {
    /// What it is called.
    pub(crate) name: &'static str,
    /// How many damaged texts a test tries.
    #[allow(dead_code, reason = "the long run goes by the clock")]
    pub(crate) cases: u32,
    /// Sound texts.
    seeds: fn() -> Vec<Seed>,
    /// Whether a text was taken; why it should not have been, or what went wrong.
    check: fn(&Attempt<'_>) -> Result<Taken, String>,
}

/// A sound text.
pub(crate) struct Seed {
    /// What the check needs to know of it, such as the game and the file it is for.
    name: String,
    text: String,
}

/// A damaged text before it is read.
pub(crate) struct Attempt<'a> {
    /// The name of the sound text it was.
    name: &'a str,
    bytes: &'a [u8],
    /// Any number: where something is drawn it follows from this.
    luck: u64,
    /// A folder for files.
    folder: &'a Path,
}

/// Whether a text was taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Taken {
    Taken,
    Refused,
}

/// Everything that is attacked.
pub(crate) const ALL: [Target; 6] =
    [journals::TARGET, contents::TARGET, parts::TARGET, settings::TARGET, program::LINES, program::FILES];

impl Attempt<'_> {
    /// Writes the text into a file.
    fn file(&self, name: &str) -> std::path::PathBuf {
        let path = self.folder.join(name);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).expect("a folder can be made");
        }
        std::fs::write(&path, self.bytes).expect("a file can be written");
        path
    }

    /// Whether a file is as it was written.
    fn unchanged(&self, path: &Path) -> Result<(), String> {
        if std::fs::read(path).is_ok_and(|bytes| bytes == self.bytes) { Ok(()) } else { Err(hunt::CHANGED.to_owned()) }
    }
}
