//! Where a new game finds the house it lives in.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::bail;

/// What a new game depends on.
pub(super) enum RondelSource {
    /// A folder with the sources.
    Folder(PathBuf),
    /// A repository.
    Repository(String),
    /// The crates as they are published.
    Released,
}

impl RondelSource {
    /// What was named; else the checkout in which this is called or the program lies; else what is published.
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

    /// How a manifest names one of its crates, which lies in this folder.
    pub(super) fn dependency(&self, folder: &str) -> String {
        match self {
            // In single quotes, where a path may hold anything else.
            Self::Folder(root) => format!("path = '{}'", root.join(folder).display()),
            Self::Repository(address) => format!("git = '{address}'"),
            Self::Released => format!("version = \"{}\"", env!("CARGO_PKG_VERSION")),
        }
    }

    /// The versions of all crates it was tried with.
    pub(super) fn lock(&self) -> Option<PathBuf> {
        let Self::Folder(root) = self else { return None };
        Some(root.join("Cargo.lock")).filter(|lock| lock.is_file())
    }
}

/// The folder, if it is that of the house's sources.
fn checkout(folder: &Path) -> Option<PathBuf> {
    let manifest = fs::read_to_string(folder.join("framework/Cargo.toml")).ok()?;
    let is_house = manifest.contains("name = \"rondel\"") && folder.join("app/Cargo.toml").is_file();
    let root = fs::canonicalize(folder).ok().filter(|_| is_house)?;
    Some(root).filter(|root| !root.to_string_lossy().contains(['\'', '\n']))
}
