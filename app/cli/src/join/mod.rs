//! `rondel join`: joins a game as a guest in a terminal.

mod join_loop;

use std::io::{self, BufRead, BufReader, Cursor, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use clap::Args;
use rondel_online::net::{Identity, TransportOptions};
use rondel_online::{GuestSession, Router};
use rondel_system::Store;
use rondel_tables::external_bot::ExternalBot;

use self::join_loop::{Hand, JoinLoop};
use super::host::Relay;
use super::{is_closed_output, table};

#[derive(Debug, Args)]
pub(super) struct Join {
    /// The invitation you were sent.
    invitation: String,
    /// Your name at the table.
    #[arg(long, default_value = "")]
    name: String,
    /// Make random choices, seeded with this number; for testing tables.
    #[arg(long, value_name = "SEED")]
    any: Option<u64>,
    /// Make the choices in this file, one number per line, as if they were typed.
    #[arg(long, value_name = "FILE", conflicts_with = "any")]
    script: Option<PathBuf>,
    /// Let this program make the choices, such as `python bot.py`. If it fails, choices are made at random.
    #[arg(long, value_name = "COMMAND", conflicts_with_all = ["any", "script"])]
    command: Option<String>,
    /// Milliseconds that the program has for each decision.
    #[arg(long, default_value_t = 10_000, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    program_limit: u64,
    /// Number of rematches to play with the same players.
    #[arg(long, default_value_t = 0, value_name = "GAMES")]
    again: u32,
    /// Milliseconds to wait before each random choice.
    #[arg(long, default_value_t = 0, requires = "any")]
    pace: u64,
    /// Language: en, de or nl.
    #[arg(long)]
    language: Option<String>,
    /// Folder for the game; by default the program’s own folder.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    #[command(flatten)]
    relay: Relay,
}

impl Join {
    pub(super) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        self.play(out).map_err(|error| {
            if is_closed_output(&error) {
                anyhow!(
                    "standard output was closed, so the game was left; `rondel join` with that invitation resumes it"
                )
            } else {
                error
            }
        })
    }

    fn play(self, out: &mut impl Write) -> anyhow::Result<()> {
        // The language, the choices, the relays and the folder are checked before the invitation is used.
        let language = table::language(self.language.as_deref())?;
        let hand = self.hand()?;
        let relays = self.relay.relays()?;
        let store = self.folder.clone().map_or_else(Store::open, Store::at);
        let _claim = store.claim_online()?;
        let mut visit = GuestSession::begin(&store.visits(), &self.invitation, &self.name)?;
        let identity = Identity::keep(&store.key_file())?;
        // Prevents the window from resuming this game automatically.
        let _alone = store.alone_with_what_was_left();
        let options = TransportOptions { relays, ..TransportOptions::default() };
        let router = Arc::new(Router::open(identity, &options, || {})?);
        visit.connect(router.clone());
        let mut guest = JoinLoop::at(visit, store.visits(), hand, language);
        for _ in 0..self.again {
            if !guest.run(out)? {
                return Ok(());
            }
            guest.go_again()?;
        }
        guest.run(out).map(drop)
    }

    /// Returns the source of the choices. A script is read completely in advance.
    fn hand(&self) -> anyhow::Result<Hand> {
        if let Some(command) = &self.command {
            let program = ExternalBot::start(command, Duration::from_millis(self.program_limit))?;
            return Ok(Hand::Program(Box::new(program)));
        }
        Ok(match (&self.script, self.any) {
            (Some(path), _) => {
                let script = rondel_system::read_text(path, rondel_system::FileKind::Script);
                let script = script.with_context(|| path.display().to_string())?;
                Hand::Script(lines(Cursor::new(script))?)
            }
            (None, Some(seed)) => Hand::any(seed, Duration::from_millis(self.pace)),
            (None, None) => Hand::Keyboard(lines(BufReader::new(io::stdin()))?),
        })
    }
}

/// Reads lines on a separate thread, so that the table is not blocked.
fn lines(typed: impl BufRead + Send + 'static) -> io::Result<Receiver<Option<String>>> {
    let (sender, lines) = channel();
    std::thread::Builder::new().name("keyboard".to_owned()).spawn(move || {
        for line in typed.lines() {
            if sender.send(line.ok()).is_err() {
                return;
            }
        }
        let _ = sender.send(None);
    })?;
    Ok(lines)
}
