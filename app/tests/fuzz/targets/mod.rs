//! The fuzz targets: all input of the program that may come from untrusted sources.
//!
//! A [`Target`] has valid inputs, which the program itself recorded, and a check for damaged inputs. A damaged input
//! may be accepted or rejected, and its file must not change. An accepted input must work. [`edits`] damages inputs.
//! [`hunt`] tries many of them and finds the smallest damage that causes a failure.

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

/// A parser of untrusted input, with valid inputs and a check.
pub(crate) struct Target {
    /// Name of the target.
    pub(crate) name: &'static str,
    /// Number of damaged inputs in a test.
    #[allow(dead_code, reason = "the long run goes by the clock")]
    pub(crate) cases: u32,
    /// Valid inputs.
    seeds: fn() -> Vec<Seed>,
    /// Checks an input. Returns whether it was accepted, or an error if the result is wrong.
    check: fn(&Attempt<'_>) -> Result<Taken, String>,
}

/// A valid input.
pub(crate) struct Seed {
    /// Information for the check, such as the game and the name of the file.
    name: String,
    text: String,
}

/// A damaged input to be read.
pub(crate) struct Attempt<'a> {
    /// Name of the original seed.
    name: &'a str,
    bytes: &'a [u8],
    /// Seed for random choices.
    luck: u64,
    /// A folder for files.
    folder: &'a Path,
}

/// Whether an input was accepted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Taken {
    Taken,
    Refused,
}

/// All targets.
pub(crate) const ALL: [Target; 6] =
    [journals::TARGET, contents::TARGET, parts::TARGET, settings::TARGET, program::LINES, program::FILES];

impl Attempt<'_> {
    /// Writes the input to a file.
    fn file(&self, name: &str) -> std::path::PathBuf {
        let path = self.folder.join(name);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).expect("a folder can be made");
        }
        std::fs::write(&path, self.bytes).expect("a file can be written");
        path
    }

    /// Checks that a file is unchanged.
    fn unchanged(&self, path: &Path) -> Result<(), String> {
        if std::fs::read(path).is_ok_and(|bytes| bytes == self.bytes) { Ok(()) } else { Err(hunt::CHANGED.to_owned()) }
    }
}
