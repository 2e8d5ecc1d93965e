//! The `rondel replay` command.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use clap::Args;
use rondel::journal::Notice;
use rondel::scene::print::print;
use rondel::{Bot, MomentId, Observer, Plugin, Session, Turn, View};
use rondel_tables::code::{self, Code};

use super::play::words::Words;
use super::{complain, search_text, table};

#[derive(Debug, Args)]
pub(super) struct Replay {
    /// A saved game or a game code.
    file: PathBuf,
    /// Show the table after this many plies instead of at the end.
    #[arg(long)]
    ply: Option<usize>,
    /// Show one step of that ply, from 1; the last by default.
    #[arg(long, requires = "ply")]
    moment: Option<usize>,
    /// Whose view to show: a seat number, `spectator`, or `open` for all hands once the game is over.
    #[arg(long = "as", value_name = "WHO", default_value = "spectator", value_parser = table::who)]
    observer: Observer,
    /// Print the view as JSON: all this observer may know at this moment.
    #[arg(long, conflicts_with_all = ["verify", "think"])]
    json: bool,
    /// Let a bot, such as `master`, analyse the position, based on what the player to move knows, and print what it
    /// finds.
    #[arg(long, value_name = "BOT", conflicts_with = "verify")]
    think: Option<Bot>,
    /// Check that every line matches the game as played; fail if one does not.
    #[arg(long)]
    verify: bool,
    /// Language: en, de or nl.
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
        let moments = session.moments(shown).map_or(0, <[_]>::len);
        let moment = self.moment.unwrap_or(moments);
        ensure!((1..=moments).contains(&moment), "{}: there is no moment {moment}; ply {shown} has {moments}", name());
        let place = MomentId { ply: shown, moment: moment - 1 };
        let view = self.view(&session, place).with_context(name)?;
        if self.json {
            serde_json::to_writer(&mut *out, &view)?;
            return Ok(writeln!(out)?);
        }
        writeln!(out, "{}", words.game.word("title"))?;
        words.tell(out, &session, self.observer, 0, place)?;
        writeln!(out)?;
        write!(out, "{}", print(&view.scene, &words.game))?;
        match view.turn {
            None => Ok(()),
            Some(Turn::Over(_)) if self.think.is_some() => {
                bail!("{}: the game is over after {shown} plies; specify an earlier one with --ply", name())
            }
            Some(Turn::Over(outcome)) => words.outcome(out, &session, &view.score.unwrap_or_default(), &outcome),
            Some(Turn::Decide(seat)) => {
                words.to_move(out, &session, seat)?;
                for choice in &view.choices {
                    writeln!(out, "  {}", words.game.say(&choice.label))?;
                }
                self.think.map_or(Ok(()), |bot| search_text::say(out, &words, &session, shown, seat, bot))
            }
        }
    }

    /// Returns the view to show. By default, this is a spectator's view, because anyone can read a file.
    fn view(&self, session: &Session, place: MomentId) -> anyhow::Result<View> {
        if let Observer::Seat(seat) = self.observer {
            let seats = session.seats().count();
            ensure!(seat.index() < seats, "--as {}: there are {seats} seats", seat.index() + 1);
        }
        session.view(place, self.observer).context("--as open: hands are only visible once the game is over")
    }
}

/// Reads and replays a saved game or a game code, and reports what is wrong with it.
pub(super) fn open_reporting(path: &Path) -> anyhow::Result<(&'static Plugin, Session)> {
    let (plugin, session, notices) = open(path)?;
    for notice in &notices {
        complain(&format!("{}: {notice}", path.display()));
    }
    Ok((plugin, session))
}

/// Reads and replays a saved game or a game code.
pub(super) fn open(path: &Path) -> anyhow::Result<(&'static Plugin, Session, Vec<Notice>)> {
    if let Some(words) = code::in_place_of_file(path) {
        let code = Code::read(words)?;
        let plugin = code.plugin();
        let (session, notices) = code.play()?;
        return Ok((plugin, session, notices));
    }
    let name = || path.display().to_string();
    let (journal, _) = rondel_system::read_game(path).with_context(name)?;
    let plugin = table::find(&journal.header.game).with_context(name)?;
    let (session, notices) = Session::replay(journal).with_context(name)?;
    Ok((plugin, session, notices))
}
