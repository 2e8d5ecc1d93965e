//! `rondel join`: a guest in a terminal.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Args;
use rondel::hosting::{Guest, Heard, Wish};
use rondel::scene::print::print;
use rondel::{Dealer, Turn};

use super::aside;
use super::host::Reach;
use super::play::words::Words;
use super::table;
use crate::far::{Switchboard, Visit};
use crate::local::Away as _;
use crate::net::Identity;
use crate::store::Store;

#[derive(Debug, Args)]
pub(super) struct Join {
    /// The invitation, as you were sent it.
    invitation: String,
    /// What you are called there.
    #[arg(long, default_value = "")]
    name: String,
    /// Takes any choice, with luck from this seed: for tests of tables.
    #[arg(long, value_name = "SEED")]
    any: Option<u64>,
    /// Takes the choices that stand in this file, a number in each line, as they would be typed.
    #[arg(long, value_name = "FILE", conflicts_with = "any")]
    script: Option<PathBuf>,
    /// Plays so many more games with the same people.
    #[arg(long, default_value_t = 0, value_name = "GAMES")]
    again: u32,
    /// So many milliseconds pass before each of these choices.
    #[arg(long, default_value_t = 0, requires = "any")]
    pace: u64,
    /// The language: en, de or nl.
    #[arg(long)]
    language: Option<String>,
    /// Where the game is kept; the program's own folder if not said.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    #[command(flatten)]
    reach: Reach,
}

impl Join {
    pub(super) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        let store = self.folder.clone().map_or_else(Store::open, Store::at);
        let mut visit = Visit::begin(&store.visits(), &self.invitation, &self.name)?;
        let identity = Identity::keep(&store.key_file())?;
        let board = Arc::new(Switchboard::open(identity, &self.reach.options()?, || {})?);
        visit.connect(board.clone());
        let language = table::language(self.language.as_deref())?;
        let keyboard = match (&self.script, self.any) {
            (Some(script), _) => {
                let file = File::open(script).with_context(|| script.display().to_string())?;
                Some(lines(BufReader::new(file))?)
            }
            (None, Some(_)) => None,
            (None, None) => Some(lines(BufReader::new(io::stdin()))?),
        };
        let mut stay = Stay {
            visit,
            language,
            words: None,
            told: 0,
            asked: None,
            pace: Duration::from_millis(self.pace),
            luck: Dealer::seeded(self.any.unwrap_or(0)),
        };
        for _ in 0..self.again {
            if !stay.run(keyboard.as_ref(), out)? {
                return Ok(());
            }
            stay.go_along(&store.visits(), &board)?;
        }
        stay.run(keyboard.as_ref(), out).map(drop)
    }
}

/// What is typed, a line at a time, on a thread of its own: the table goes on meanwhile.
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

/// Somebody at a table far away.
struct Stay {
    visit: Visit,
    language: &'static str,
    words: Option<Words>,
    /// How many plies were told.
    told: usize,
    /// At how many plies the person was asked.
    asked: Option<usize>,
    luck: Dealer,
    pace: Duration,
}

impl Stay {
    /// Plays until the end, or until whoever types goes; whether it was the end.
    fn run(&mut self, keyboard: Option<&Receiver<Option<String>>>, out: &mut impl Write) -> anyhow::Result<bool> {
        // One who comes back knows the game.
        self.be_welcomed(out)?;
        loop {
            for heard in self.visit.attend() {
                self.tell(heard, out)?;
            }
            if let Some(fault) = self.visit.fault() {
                bail!("{fault}");
            }
            if self.visit.guest().is_opened() {
                return self.end(out).map(|()| true);
            }
            let guest = self.visit.guest();
            if guest.deciding().is_some() && !guest.has_chosen() {
                match keyboard {
                    None => self.choose_any(),
                    Some(lines) => {
                        self.ask(out)?;
                        match lines.recv_timeout(Duration::from_millis(50)) {
                            Ok(Some(line)) if line.trim() == "q" => return Ok(false),
                            Ok(Some(line)) => self.answer(line.trim(), out)?,
                            Ok(None) => return Ok(false),
                            Err(_) => {}
                        }
                    }
                }
            }
            std::thread::sleep(Duration::from_millis(3));
        }
    }

    /// Asks for another game with the same people, and goes there as soon as the host has set it.
    fn go_along(&mut self, folder: &Path, board: &Arc<Switchboard>) -> anyhow::Result<()> {
        self.visit.guest_mut().wish(Wish::Again);
        while self.visit.next().is_none() {
            self.visit.attend();
            if let Some(fault) = self.visit.fault() {
                bail!("{fault}");
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        self.visit = self.visit.follow(folder)?;
        self.visit.connect(board.clone());
        (self.told, self.asked) = (0, None);
        Ok(())
    }

    fn choose_any(&mut self) {
        std::thread::sleep(self.pace);
        let count = self.visit.guest().present().map_or(1, |view| view.choices.len());
        self.visit.guest_mut().choose(self.luck.below(count.max(1) as u32) as usize);
    }

    fn tell(&mut self, heard: Heard, out: &mut impl Write) -> anyhow::Result<()> {
        match heard {
            Heard::Welcomed => self.be_welcomed(out)?,
            Heard::Standing => {
                if let Some(why) = self.visit.lost() {
                    aside(&format!("rondel: {why}"));
                }
            }
            Heard::Refused(refused) => writeln!(out, "({refused:?})")?,
            Heard::Played => self.tell_new(out)?,
            Heard::TakenBack(ply) => {
                self.told = self.told.min(ply + 1);
                self.asked = None;
            }
            Heard::Nothing | Heard::Missed | Heard::Said | Heard::Opened => {}
        }
        Ok(out.flush()?)
    }

    /// Learns the words of the game, as soon as it is known which.
    fn be_welcomed(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if let (None, Some(plugin)) = (&self.words, self.visit.guest().plugin()) {
            let words = Words::new(plugin, self.language)?;
            writeln!(out, "{}", words.game.word("title"))?;
            self.words = Some(words);
        }
        Ok(())
    }

    fn words(&self) -> anyhow::Result<&Words> {
        self.words.as_ref().context("one is welcomed first")
    }

    /// Tells what has happened since it was last told.
    fn tell_new(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let guest: &Guest = self.visit.guest();
        let catalog = &self.words()?.game;
        for ply in self.told..=guest.plies() {
            let steps = (0..).map_while(|moment| guest.step(rondel::Place { ply, moment }));
            for told in steps.flat_map(|step| &step.heard).filter(|told| !told.is_wordless()) {
                writeln!(out, "{}", catalog.say(&told.text))?;
            }
        }
        self.told = guest.plies() + 1;
        Ok(())
    }

    fn ask(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let guest = self.visit.guest();
        if self.asked == Some(guest.plies()) {
            return Ok(());
        }
        let (view, words) = (guest.present().context("somebody decides")?, self.words()?);
        write!(out, "\n{}\n", print(&view.scene, &words.game))?;
        for (index, choice) in view.choices.iter().enumerate() {
            writeln!(out, "{:>3}  {}", index + 1, words.game.say(&choice.label))?;
        }
        write!(out, "> ")?;
        self.asked = Some(guest.plies());
        Ok(out.flush()?)
    }

    fn answer(&mut self, line: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let count = self.visit.guest().present().map_or(0, |view| view.choices.len());
        match line.parse::<usize>() {
            Ok(number) if (1..=count).contains(&number) => self.visit.guest_mut().choose(number - 1),
            _ if line == "u" => self.visit.guest_mut().ask_back(),
            _ => self.words()?.line(out, "cli-unclear", &[("count", count.into())])?,
        }
        Ok(())
    }

    fn end(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        self.tell_new(out)?;
        let places = match self.visit.guest().turn() {
            Some(Turn::Over(outcome)) => outcome.seats().each().map(|seat| outcome.placing(seat).to_string()).collect(),
            _ => Vec::new(),
        };
        writeln!(out, "places: {}", places.join(", "))?;
        match self.visit.verdict() {
            Some(Ok(verdict)) => {
                writeln!(out, "fair: {} events compared, own share in the luck: {}", verdict.compared, verdict.shared)?;
            }
            Some(Err(broken)) => bail!("{broken}"),
            None => {}
        }
        // The host hears that all has arrived.
        for _ in 0..20 {
            self.visit.attend();
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }
}
