//! `rondel replay`.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use clap::Args;
use rondel::journal::{Journal, Notice};
use rondel::scene::print::print;
use rondel::{Bot, Observer, Plugin, Session, Turn};

use super::play::words::Words;
use super::{complain, table, thoughts};
use crate::store::{self, Kind};

#[derive(Debug, Args)]
pub(super) struct Replay {
    /// The saved game.
    file: PathBuf,
    /// Shows the table after so many plies, not at the end.
    #[arg(long)]
    ply: Option<usize>,
    /// Lets a bot, such as `master`, think about the position that is shown, over what the seat that decides knows, and
    /// says what it finds.
    #[arg(long, value_name = "BOT", conflicts_with = "verify")]
    think: Option<Bot>,
    /// Says whether every line is as it was played, and fails where one is not.
    #[arg(long)]
    verify: bool,
    /// The language: en, de or nl.
    #[arg(long)]
    language: Option<String>,
}

impl Replay {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let language = table::language(self.language.as_deref())?;
        let name = || self.file.display().to_string();
        let (plugin, session, notices) = open(&self.file)?;
        if self.verify
            && let Some(notice) = notices.iter().find(|notice| notice.is_damage())
        {
            bail!("{}: {notice}", name());
        }
        for notice in &notices {
            complain(&format!("{}: {notice}", name()));
        }
        let played = session.plies().len();
        let shown = self.ply.unwrap_or(played);
        ensure!(shown <= played, "{}: there is no ply {shown}; {played} were played", name());
        let words = Words::new(plugin, language)?;
        if self.verify {
            words.line(out, "cli-verified", &[("plies", played.into())])?;
            return Ok(());
        }
        writeln!(out, "{}", words.game.word("title"))?;
        for ply in &session.plies()[..shown] {
            for announcement in ply.announcements() {
                writeln!(out, "{}", words.game.say(&announcement.text))?;
            }
        }
        // A file is read by anybody, so that the table is shown as a bystander sees it.
        let state = session.state_at(shown).context("the ply was counted")?;
        writeln!(out)?;
        write!(out, "{}", print(&session.game().scene(state, Observer::Bystander), &words.game))?;
        match session.game().turn(state) {
            Turn::Over(_) if self.think.is_some() => {
                bail!("{}: the game is over after {shown} plies; name an earlier one with --ply", name())
            }
            Turn::Over(outcome) => words.outcome(out, session.game(), &session.game().score_sheet(state), &outcome),
            Turn::Decide(seat) => {
                words.to_move(out, session.game(), seat)?;
                self.think.map_or(Ok(()), |bot| thoughts::say(out, &words, &session, shown, seat, bot))
            }
        }
    }
}

/// Reads and replays a journal.
fn open(path: &Path) -> anyhow::Result<(&'static Plugin, Session, Vec<Notice>)> {
    let name = || path.display().to_string();
    let bytes = store::read(path, Kind::Game).with_context(name)?;
    let journal = Journal::read(bytes).with_context(name)?;
    let plugin = table::find(&journal.header.game).with_context(name)?;
    let (session, notices) = Session::replay(journal).with_context(name)?;
    Ok((plugin, session, notices))
}
