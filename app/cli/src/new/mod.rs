//! `rondel new`: creates a crate for a new game that can be played immediately.

mod names;
mod source;
mod template;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail};
use clap::Args;
use names::Names;
use rondel::{MAX_SEATS, plugins};
use source::RondelSource;
use template::{Files, TemplateKind};

#[derive(Debug, Args)]
pub(super) struct New {
    /// The id of the game: lowercase letters, digits and hyphens, such as `silk-road`.
    id: String,
    /// Number of players, or a range.
    #[arg(long, default_value = "2-4", value_parser = players)]
    players: (u8, u8),
    /// Players hold cards that only they can see.
    #[arg(long)]
    hidden: bool,
    /// All players choose at the same time, in secret.
    #[arg(long)]
    simultaneous: bool,
    /// The folder in which to create the game’s folder.
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    into: PathBuf,
    /// Where Rondel is: a folder with its sources, or the URL of a repository. By default the checkout from which
    /// this is called or in which the program is located; required if there is none.
    #[arg(long, value_name = "PATH")]
    rondel: Option<String>,
    /// Make it a game of Rondel itself, in the folder `games` of its sources.
    #[arg(long, conflicts_with = "into")]
    here: bool,
}

/// Parses `2-4`, or `2` for exactly two players.
fn players(words: &str) -> Result<(u8, u8), String> {
    let (fewest, most) = words.split_once('-').unwrap_or((words, words));
    let count = |words: &str| words.parse().ok().filter(|count| (1..=MAX_SEATS as u8).contains(count));
    match (count(fewest), count(most)) {
        (Some(fewest), Some(most)) if fewest <= most => Ok((fewest, most)),
        _ => Err(format!("not a player count from 1 to {MAX_SEATS}, such as `2` or `2-4`")),
    }
}

impl New {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let names = Names::of(&self.id)?;
        if plugins()?.contains_key(self.id.as_str()) {
            bail!("a game named `{}` already exists", self.id);
        }
        if self.simultaneous && self.players.0 < 2 {
            bail!("--simultaneous needs at least two players");
        }
        let house = RondelSource::find(self.rondel.as_deref())?;
        let kind = TemplateKind { hidden: self.hidden, simultaneous: self.simultaneous };
        if self.here { self.write_here(names, kind, &house, out) } else { self.write_apart(&names, kind, &house, out) }
    }

    fn write_apart(
        &self,
        names: &Names,
        kind: TemplateKind,
        house: &RondelSource,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let folder = self.into.join(&self.id);
        let files = Files::apart(names, kind, self.players, house);
        write(&folder, &files.list)?;
        if let Some(lock) = house.lock() {
            // The lock file pins the dependency versions with which Rondel was tested.
            let place = folder.join("Cargo.lock");
            fs::copy(&lock, &place).with_context(|| place.display().to_string())?;
        }
        writeln!(out, "{}: {} files; the game is ready to play. In that folder:", folder.display(), files.list.len())?;
        writeln!(out, "  cargo test    checks the laws and the rules, and explains how to fix faults")?;
        writeln!(out, "  cargo play    opens the window with the game (the first build takes a few minutes)")?;
        writeln!(out, "Its rules are in rules/en.md, their code in src/lib.rs, its table in src/stage.rs.")?;
        Ok(())
    }

    fn write_here(
        &self,
        names: Names,
        kind: TemplateKind,
        house: &RondelSource,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let RondelSource::Folder(root) = house else {
            bail!("--here writes to the sources of Rondel: run it in a checkout, or specify one with --rondel");
        };
        let names = names.in_the_house();
        let folder = root.join("games").join(&self.id);
        let files = Files::here(&names, kind, self.players);
        write(&folder, &files.list)?;
        let (id, package, library) = (&self.id, &names.package, &names.library);
        writeln!(out, "{}: {} files. To add the game to the program, put", folder.display(), files.list.len())?;
        writeln!(out, "  \"games/{id}\" into `members` of Cargo.toml")?;
        writeln!(out, "  {package} = {{ path = \"games/{id}\" }} into its `[workspace.dependencies]`")?;
        writeln!(out, "  {package} = {{ opt-level = 3, codegen-units = 1 }} into its `[profile.release.package]`")?;
        writeln!(out, "  {package}.workspace = true into games/Cargo.toml")?;
        writeln!(out, "  pub use {library} as {}; into games/src/lib.rs", id.replace('-', "_"))?;
        writeln!(out, "and add its texts and rules in German and Dutch; `cargo test -p {package}` checks the rest.")?;
        Ok(())
    }
}

/// Writes the files of a crate into a folder that must not exist yet.
fn write(folder: &Path, files: &[(String, String)]) -> anyhow::Result<()> {
    if fs::symlink_metadata(folder).is_ok() {
        bail!("{} already exists; nothing was written", folder.display());
    }
    for (name, text) in files {
        let path = folder.join(name);
        let parent = path.parent().ok_or_else(|| anyhow!("{} has no folder", path.display()))?;
        let written = fs::create_dir_all(parent).and_then(|()| fs::write(&path, text));
        written.with_context(|| path.display().to_string())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_a_number_or_a_range() {
        assert_eq!(players("2-4"), Ok((2, 4)));
        assert_eq!(players("6"), Ok((6, 6)));
        for wrong in ["", "0", "9", "4-2", "2-", "two", "2-4-6", "-2"] {
            assert_eq!(
                players(wrong),
                Err("not a player count from 1 to 8, such as `2` or `2-4`".to_owned()),
                "{wrong}"
            );
        }
    }
}
