//! The `rondel code` command.

use std::io::Write;
use std::path::PathBuf;

use anyhow::ensure;
use clap::Args;
use rondel::Turn;
use rondel_tables::code;

use super::{complain, replay};

#[derive(Debug, Args)]
pub(super) struct Code {
    /// The saved game.
    file: PathBuf,
    /// Number of plies to include; all by default.
    #[arg(long)]
    ply: Option<usize>,
}

impl Code {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let name = || self.file.display().to_string();
        let (_, session) = replay::open_reporting(&self.file)?;
        let played = session.plies().len();
        let plies = self.ply.unwrap_or(played);
        ensure!(plies <= played, "{}: there is no ply {plies}; {played} were played", name());
        if !matches!(session.turn(), Turn::Over(_)) {
            complain("this game is not over: anyone who reads its code can work out all hidden cards and future draws");
        }
        Ok(writeln!(out, "{}", code::written(&session, plies)?)?)
    }
}
