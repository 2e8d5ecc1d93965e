//! What lies beside a game: files called after it, which go where it goes.

use std::path::{Path, PathBuf};

/// What a person says of a game.
pub(super) const ABOUT: &str = ".about";
/// What was found out about its decisions.
pub(super) const REVIEW: &str = ".review";
/// What a person noted at its positions.
pub(super) const NOTES: &str = ".notes";
/// The folder of its branches.
pub(super) const BRANCHES: &str = ".branches";
/// Who its guests are, with what lets them in.
pub(super) const GUESTS: &str = ".guests";

/// The file beside a game with this ending.
pub(super) fn beside(game: &Path, ending: &str) -> PathBuf {
    let mut name = game.file_name().unwrap_or_default().to_owned();
    name.push(ending);
    game.with_file_name(name)
}
