//! The `rondel export` command.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use clap::{Args, ValueEnum};
use rondel::journal::Player;
use rondel::{Seat, Turn};
use rondel_export::playthrough::playthrough;

use super::{replay, table};

#[derive(Debug, Args)]
pub(super) struct Export {
    /// A saved game or a game code.
    file: PathBuf,
    /// The format.
    #[arg(long, value_enum)]
    format: Format,
    /// Language: en, de or nl.
    #[arg(long)]
    language: Option<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    /// The text format of OpenSpiel's playthroughs: every position with its legal actions, observations and results.
    Openspiel,
}

impl Export {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let language = table::language(self.language.as_deref())?;
        let name = || self.file.display().to_string();
        let (plugin, session) = replay::open_reporting(&self.file)?;
        let is_person = |seat: Seat| session.header().players.get(seat.index()).is_some_and(Player::is_person);
        if matches!(session.turn(), Turn::Decide(_)) && session.seats().each().any(is_person) {
            bail!("{}: the game is in progress, and the export shows what every seat sees", name());
        }
        match self.format {
            Format::Openspiel => write!(out, "{}", playthrough(plugin, &session, &plugin.catalog(language)?))?,
        }
        Ok(())
    }
}
