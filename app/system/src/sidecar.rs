//! Sidecar files of a game, which share its name and are moved together with it.

use std::path::{Path, PathBuf};

/// The user's metadata.
pub(super) const ABOUT: &str = ".about";
/// The review of the game's decisions.
pub(super) const REVIEW: &str = ".review";
/// The user's notes on positions of the game.
pub(super) const NOTES: &str = ".notes";
/// The folder of the game's branches.
pub(super) const BRANCHES: &str = ".branches";
/// The guest list with its access keys.
pub(super) const GUESTS: &str = ".guests";

/// Returns the sidecar file with the given suffix.
pub(super) fn beside(game: &Path, ending: &str) -> PathBuf {
    let mut name = game.file_name().unwrap_or_default().to_owned();
    name.push(ending);
    game.with_file_name(name)
}
