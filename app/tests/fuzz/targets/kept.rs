//! Inputs that caused a failure in the past.

use std::path::{Path, PathBuf};

use super::hunt::try_out;
use super::{Attempt, Target};

/// Returns the inputs that caused a failure of a target, each with the name of the original seed.
pub(crate) fn kept(target: &Target) -> Vec<(String, PathBuf)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/kept").join(target.name.replace(' ', "-"));
    let mut kept = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else {
                let seed = folder.strip_prefix(&root).map(|name| name.to_string_lossy().into_owned());
                kept.push((seed.unwrap_or_default(), path));
            }
        }
    }
    kept.sort();
    kept
}

/// Tries an input with several random seeds, and returns the failure if it still occurs.
pub(crate) fn retry(target: &Target, name: &str, bytes: &[u8]) -> Option<String> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let broken = |luck| {
        let attempt = Attempt { name, bytes, luck, folder: folder.path() };
        try_out(target, &attempt, false).fault.map(|fault| fault.words)
    };
    (0..8).find_map(broken)
}
