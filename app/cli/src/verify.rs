//! `rondel verify`: checks whether a game joined as a guest was dealt and reported fairly.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;
use rondel_online::GuestSession;
use rondel_tables::RemoteTable as _;
use serde_json::json;

#[derive(Debug, Args)]
pub(super) struct Verify {
    /// The file of the game, in the folder `visits`.
    file: PathBuf,
    /// Save the whole game, which the host has revealed, to a new file.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(super) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        let name = self.file.display().to_string();
        let mut visit = GuestSession::look(&self.file).with_context(|| name.clone())?;
        let Some(verdict) = visit.verdict() else { bail!("{name}: the host has not revealed this game yet") };
        match verdict {
            Ok(fair) => {
                if let Some(path) = &self.save {
                    rondel_system::export(path, fair.journal.as_bytes())?;
                }
                if self.json {
                    writeln!(out, "{}", json!({ "fair": true, "compared": fair.compared, "shared": fair.shared }))?;
                } else {
                    let luck =
                        if fair.shared { "with your share in the random seed" } else { "dealt before you joined" };
                    writeln!(out, "{name}: fair, {luck}; {} events were shown truthfully", fair.compared)?;
                }
                Ok(())
            }
            Err(broken) => {
                if self.json {
                    writeln!(out, "{}", json!({ "fair": false, "reason": broken.to_string() }))?;
                    out.flush()?;
                }
                bail!("{name}: {broken}")
            }
        }
    }
}
