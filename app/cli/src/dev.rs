//! The `rondel dev` command.

use std::path::PathBuf;

use anyhow::bail;
use clap::Args;
use rondel::{Plugin, plugins};
use rondel_window::live::Folder;

use super::table::find;

#[derive(Debug, Args)]
pub(super) struct Dev {
    /// The game, as named by `rondel list`; by default the one whose crate is in the folder.
    game: Option<String>,
    /// Folder of the game’s crate; the current folder by default.
    #[arg(long, default_value = ".")]
    folder: PathBuf,
}

impl Dev {
    /// Returns the folder that the window watches.
    pub(super) fn folder(&self) -> anyhow::Result<Folder> {
        let folder = self.folder.canonicalize().unwrap_or_else(|_| self.folder.clone());
        if let Some(game) = &self.game {
            return Ok(Folder::of(find(game)?, &folder)?);
        }
        let games: Vec<&'static Plugin> = plugins()?.into_values().collect();
        let mut fitting = games.iter().filter_map(|plugin| Folder::of(plugin, &folder).ok());
        match (fitting.next(), fitting.next()) {
            (Some(only), None) => Ok(only),
            (None, _) => {
                bail!("{} is not the crate of a game in this program; specify one with --folder", folder.display())
            }
            (Some(_), Some(_)) => bail!("{} contains several games; specify one", folder.display()),
        }
    }
}
