//! The `rondel shot` command.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure};
use clap::{Args, ValueEnum};
use rondel::journal::Journal;
use rondel::{Observer, Plugin, Seat, Session, Turn};
use rondel_export::moment::RenderOptions;
use rondel_painter::picture::legibility::Legibility;
use rondel_painter::picture::to_png;
use rondel_system::{Settings, ThemeChoice, png_file};
use rondel_tables::greedy::{bots_header, greedy_game};
use serde::Serialize;

use super::output::Output;
use super::table::{self, GameArgs};
use super::{complain, replay};
use crate::screenshots::rig::{ScreenshotRig, beginning};

#[derive(Debug, Args)]
pub(super) struct Shot {
    #[command(flatten)]
    game: GameArgs,
    /// A saved game; without one, greedy bots play a game from the seed.
    #[arg(long)]
    file: Option<PathBuf>,
    /// Number of plies; by default the end of the file, or 40 without a file.
    #[arg(long)]
    ply: Option<usize>,
    /// Whose view to show: a seat number, or `spectator`; by default the player to move.
    #[arg(long = "as", value_name = "WHO", value_parser = table::who)]
    observer: Option<Observer>,
    /// Number of players if no file is given; by default the fewest possible.
    #[arg(long, conflicts_with = "file")]
    seats: Option<u8>,
    /// Seed of the game to play if no file is given.
    #[arg(long, default_value_t = 1, conflicts_with = "file")]
    seed: u64,
    /// Width and height of the window in pixels.
    #[arg(long, default_value = "1280x720", value_parser = size)]
    size: [usize; 2],
    /// Pixels per point.
    #[arg(long, default_value_t = 1.0, value_parser = scale)]
    scale: f32,
    /// Text size in percent.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u16).range(i64::from(Settings::TEXT.0)..=i64::from(Settings::TEXT.1)))]
    text: u16,
    /// Light or dark theme.
    #[arg(long, value_enum, default_value = "dark")]
    theme: Theme,
    /// Language: en, de or nl.
    #[arg(long)]
    language: Option<String>,
    /// Show the goals instead of the log.
    #[arg(long)]
    standing: bool,
    /// The PNG picture to write; an existing file is replaced only if rondel wrote it.
    #[arg(short, long = "output", value_name = "FILE", required_unless_present = "json")]
    output: Option<PathBuf>,
    /// Print the legibility of the table as JSON: smallest text, contrast, text that is cut off or covered, empty
    /// space.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub(super) fn choice(self) -> ThemeChoice {
        match self {
            Self::Light => ThemeChoice::Light,
            Self::Dark => ThemeChoice::Dark,
        }
    }
}

/// The output of `--json`.
#[derive(Serialize)]
struct ShotJson<'a> {
    game: &'a str,
    seats: usize,
    ply: usize,
    #[serde(rename = "as")]
    observer: Option<usize>,
    size: [usize; 2],
    scale: f32,
    text: u16,
    language: &'a str,
    #[serde(flatten)]
    legibility: Legibility,
}

impl Shot {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let language = table::language(self.language.as_deref())?;
        let output = self.output.as_ref().map(|file| Output::reserve("--output", file, png_file::SIGN)).transpose()?;
        let (plugin, session) = match &self.file {
            Some(file) => self.replay(file)?,
            None => self.play()?,
        };
        let (seats, ply) = (session.seats().count(), session.plies().len());
        let seat = self.seat(&session)?;
        let mut studio = ScreenshotRig::new(self.size, self.scale);
        studio.dress(RenderOptions { text: self.text, theme: self.theme.choice(), language });
        let journal = Journal::read(session.journal().into_bytes())?;
        let mut table = studio.open(plugin, journal, seat)?;
        table.open_standing(self.standing);
        studio.draw(&mut table);
        if let Some(output) = output {
            output.write(&to_png(&studio.picture())?)?;
        }
        if self.json {
            let object = ShotJson {
                game: plugin.id,
                seats,
                ply,
                observer: seat.map(|seat| seat.index() + 1),
                size: self.size,
                scale: self.scale,
                text: self.text,
                language,
                legibility: studio.measure(&mut table, true),
            };
            writeln!(out, "{}", serde_json::to_string_pretty(&object)?)?;
        }
        Ok(())
    }

    fn seat(&self, session: &Session) -> anyhow::Result<Option<Seat>> {
        let seats = session.seats().count();
        match self.observer {
            None => Ok(match session.turn() {
                Turn::Decide(seat) => Some(seat),
                Turn::Over(_) => Some(Seat::new(0)),
            }),
            Some(Observer::Spectator) => Ok(None),
            Some(Observer::Seat(seat)) => {
                ensure!(seat.index() < seats, "--as {}: there are {seats} seats", seat.index() + 1);
                Ok(Some(seat))
            }
            Some(Observer::Open) => {
                bail!("--as open: an image can only show what a seat or a spectator sees")
            }
        }
    }

    /// Replays the saved game up to the requested ply.
    fn replay(&self, path: &Path) -> anyhow::Result<(&'static Plugin, Session)> {
        let name = || path.display().to_string();
        let (plugin, mut session, notices) = replay::open(path)?;
        ensure!(plugin.id == self.game.game, "{}: this is a game of {}", name(), plugin.id);
        for notice in &notices {
            complain(&format!("{}: {notice}", name()));
        }
        let played = session.plies().len();
        let wanted = self.ply.unwrap_or(played);
        ensure!(wanted <= played, "{}: there is no ply {wanted}; {played} were played", name());
        if wanted < played {
            session = Session::replay(beginning(&session.journal(), wanted)?)?.0;
        }
        Ok((plugin, session))
    }

    /// Plays a game between greedy bots up to the requested ply or to its end.
    fn play(&self) -> anyhow::Result<(&'static Plugin, Session)> {
        /// Default number of plies, after which most tables show something of interest.
        const USUAL: usize = 40;
        let opened = self.game.open()?;
        let range = opened.game.seats();
        let seats = self.seats.unwrap_or(*range.start());
        ensure!(
            range.contains(&seats),
            "--seats {seats}: {} is played by {} to {}",
            opened.plugin.id,
            range.start(),
            range.end()
        );
        let header = bots_header(opened.plugin, opened.setup, seats, self.seed);
        let session = greedy_game(header, self.ply.unwrap_or(USUAL))?;
        let played = session.plies().len();
        if let Some(ply) = self.ply.filter(|ply| played < *ply) {
            bail!("there is no ply {ply}; the game was over after {played}");
        }
        Ok((opened.plugin, session))
    }
}

/// Parses a size such as `1280x720`.
pub(super) fn size(words: &str) -> Result<[usize; 2], String> {
    const LEAST: usize = 64;
    const MOST: usize = 8192;
    let sides = words.split_once('x').and_then(|(width, height)| Some([width.parse().ok()?, height.parse().ok()?]));
    match sides {
        Some(size) if size.iter().all(|side| (LEAST..=MOST).contains(side)) => Ok(size),
        _ => Err(format!("not a width and a height from {LEAST} to {MOST} such as 1280x720")),
    }
}

fn scale(words: &str) -> Result<f32, String> {
    match words.parse() {
        Ok(scale) if (0.5..=4.0).contains(&scale) => Ok(scale),
        _ => Err("not a number from 0.5 to 4".to_owned()),
    }
}
