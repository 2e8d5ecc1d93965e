//! The `rondel film` command.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure};
use clap::Args;
use indicatif::ProgressBar;
use rondel::Observer;
use rondel_export::film::{self, FilmFormat, GIF_SIGN, LARGEST, Shooting};
use rondel_export::moment::RenderOptions;
use rondel_system::png_file;

use super::output::Output;
use super::shot::{Theme, size};
use super::{replay, table};

#[derive(Debug, Args)]
pub(super) struct Film {
    /// A saved game or a game code.
    file: PathBuf,
    /// First ply to show; 0 is the deal.
    #[arg(long, value_name = "PLY", default_value_t = 0)]
    from: usize,
    /// Last ply to show; by default the end of the game.
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,
    /// Whose view to show: a seat number, `spectator`, or `open` for all hands once the game is over.
    #[arg(long = "as", value_name = "WHO", default_value = "spectator", value_parser = table::who)]
    observer: Observer,
    /// Width and height of the film in pixels.
    #[arg(long, default_value = "960x600", value_parser = size)]
    size: [usize; 2],
    /// Light or dark theme.
    #[arg(long, value_enum, default_value = "light")]
    theme: Theme,
    /// Language: en, de or nl.
    #[arg(long)]
    language: Option<String>,
    /// The film to write: a GIF, which opens everywhere, or a larger file with all colours if its name ends in .png or
    /// .apng.
    #[arg(short, long = "output", value_name = "FILE")]
    output: PathBuf,
}

impl Film {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let language = table::language(self.language.as_deref())?;
        let format = format_of(&self.output)?;
        ensure!(
            self.size.iter().all(|side| *side <= LARGEST),
            "--size: a film can be at most {LARGEST} pixels wide and high"
        );
        let name = || self.file.display().to_string();
        let (plugin, session) = replay::open_reporting(&self.file)?;
        if let Observer::Seat(seat) = self.observer {
            let seats = session.seats().count();
            ensure!(seat.index() < seats, "--as {}: there are {seats} seats", seat.index() + 1);
        }
        let played = session.plies().len();
        let to = self.to.unwrap_or(played);
        ensure!(
            self.from <= to && to <= played,
            "{}: there are no plies {} to {to}; {played} were played",
            name(),
            self.from
        );
        let sign = if format == FilmFormat::Gif { GIF_SIGN } else { png_file::SIGN };
        let output = Output::reserve("--output", &self.output, sign)?;
        let look = RenderOptions { text: 100, theme: self.theme.choice(), language };
        let shooting =
            Shooting { plugin, observer: self.observer, plies: self.from..=to, size: self.size, look, format };
        let bar = ProgressBar::new(0);
        let goes_on = |done: usize, all: usize| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
            true
        };
        let pictures = film::pictures(&session, &shooting)?.len();
        let file = film::film(&session, &shooting, &goes_on)?;
        bar.finish_and_clear();
        let kilobytes = file.len().div_ceil(1_000);
        output.write(&file)?;
        Ok(writeln!(out, "{}: {pictures} pictures, {kilobytes} kB", self.output.display())?)
    }
}

fn format_of(path: &Path) -> anyhow::Result<FilmFormat> {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    match ending.as_deref() {
        Some("gif") => Ok(FilmFormat::Gif),
        Some("png" | "apng") => Ok(FilmFormat::Apng),
        _ => bail!("--output {}: the name of a film must end in .gif, .png or .apng", path.display()),
    }
}
