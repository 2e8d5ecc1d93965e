//! Locates the Rondel crates that a new game depends on.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::bail;

/// The source of the Rondel crates.
pub(super) enum RondelSource {
    /// A folder with the sources.
    Folder(PathBuf),
    /// A Git repository.
    Repository(String),
    /// The published crates.
    Released,
}

impl RondelSource {
    /// Returns the named source, or else the checkout that contains the current folder or the program, or
    /// else the published crates.
    pub(super) fn find(named: Option<&str>) -> anyhow::Result<Self> {
        match named {
            Some(address) if address.contains("://") || address.starts_with("git@") => {
                if address.contains(['\'', '\n']) {
                    bail!("`{address}` is not the address of a repository");
                }
                Ok(Self::Repository(address.to_owned()))
            }
            Some(folder) => match checkout(Path::new(folder)) {
                Some(root) => Ok(Self::Folder(root)),
                None => bail!("{folder} does not contain the sources of Rondel (it has no `framework/Cargo.toml`)"),
            },
            None => {
                let near = [env::current_dir().ok(), env::current_exe().ok()].into_iter().flatten();
                let above = |place: PathBuf| place.ancestors().find_map(checkout);
                Ok(near.into_iter().find_map(above).map_or(Self::Released, Self::Folder))
            }
        }
    }

    /// Returns the dependency specification for the crate in this folder.
    pub(super) fn dependency(&self, folder: &str) -> String {
        match self {
            // Single quotes, because a path may contain any other character.
            Self::Folder(root) => format!("path = '{}'", root.join(folder).display()),
            Self::Repository(address) => format!("git = '{address}'"),
            Self::Released => format!("version = \"{}\"", env!("CARGO_PKG_VERSION")),
        }
    }

    /// Returns the lock file of the sources, whose dependency versions have been tested.
    pub(super) fn lock(&self) -> Option<PathBuf> {
        let Self::Folder(root) = self else { return None };
        Some(root.join("Cargo.lock")).filter(|lock| lock.is_file())
    }
}

/// Returns the canonical folder if it contains the sources of Rondel.
fn checkout(folder: &Path) -> Option<PathBuf> {
    let manifest = fs::read_to_string(folder.join("framework/Cargo.toml")).ok()?;
    let is_house = manifest.contains("name = \"rondel\"") && folder.join("app/Cargo.toml").is_file();
    let root = fs::canonicalize(folder).ok().filter(|_| is_house)?;
    Some(root).filter(|root| !root.to_string_lossy().contains(['\'', '\n']))
}
