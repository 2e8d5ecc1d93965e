//! Locates the Rondel crates that a new game depends on.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::bail;
use serde_json::json;

/// The source of the Rondel crates.
pub(super) enum RondelSource {
    /// A folder with the sources.
    Folder(PathBuf),
    /// A Git repository.
    Repository(String),
}

impl RondelSource {
    /// Returns the named source, or the checkout that contains the current folder or the program.
    ///
    /// # Errors
    ///
    /// Returns an error if there are no sources.
    pub(super) fn find(named: Option<&str>) -> anyhow::Result<Self> {
        match named {
            Some(address) if address.contains("://") || address.starts_with("git@") => {
                if address.contains(char::is_whitespace) {
                    bail!("`{address}` is not the URL of a repository");
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
                match near.into_iter().find_map(above) {
                    Some(root) => Ok(Self::Folder(root)),
                    None => bail!(
                        "the sources of Rondel, which a game needs to build, were not found: specify a checkout or the \
                         URL of a repository with --rondel"
                    ),
                }
            }
        }
    }

    /// Returns the dependency specification for the crate in this folder.
    pub(super) fn dependency(&self, folder: &str) -> String {
        match self {
            // Every JSON string is also a basic string in TOML.
            Self::Folder(root) => format!("path = {}", json!(root.join(folder).display().to_string())),
            Self::Repository(address) => format!("git = {}", json!(address)),
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
    fs::canonicalize(folder).ok().filter(|_| is_house)
}
