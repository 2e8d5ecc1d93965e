//! `rondel completions` and `rondel man`: shell completions and manual pages generated from the definition of
//! the command line.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, ensure};
use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use super::CommandLine;

#[derive(Debug, Args)]
pub(super) struct Completions {
    /// The shell: bash, elvish, fish, powershell or zsh.
    shell: Shell,
}

impl Completions {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut CommandLine::command(), "rondel", &mut script);
        Ok(out.write_all(&script)?)
    }
}

#[derive(Debug, Args)]
pub(super) struct Man {
    /// The folder for the pages; it is created if it does not exist.
    folder: PathBuf,
}

impl Man {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let path = || self.folder.display().to_string();
        std::fs::create_dir_all(&self.folder).with_context(path)?;
        clap_mangen::generate_to(CommandLine::command(), &self.folder).with_context(path)?;
        ensure!(self.folder.join("rondel.1").is_file(), "{}: no manual page was written", path());
        Ok(())
    }
}
