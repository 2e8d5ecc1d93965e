//! Reads journals. They are read as bytes, not as text, because a file may contain any bytes.

use std::borrow::Cow;

use serde::Deserialize;

use super::{
    Entries, Entry, FORMAT, Fork, Header, Journal, LARGEST, LONGEST_LINE, LONGEST_NAME, LoadError, Notice, Player,
};
use crate::bounds;
use crate::clock::TimeControl;
use crate::luck::Luck;
use crate::plain::excerpt;
use crate::seat::Seat;
use crate::setup::{Setup, plugins};

/// Maximum number of values in a line: options, players, and the parts of a decision.
const MOST_VALUES: usize = 1_000;
/// Maximum length of a quotation from a file in an error message, in characters.
pub(crate) const QUOTED: usize = 160;
/// The byte order mark that some editors write at the start of a file.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

impl Journal {
    /// Reads a journal from the contents of a file.
    ///
    /// # Errors
    /// Returns an error if the file is empty, too large, not a journal of a known game, or in a different format
    /// version. An invalid line after the first produces a notice, not an error.
    pub fn read(file: impl AsRef<[u8]>) -> Result<Self, LoadError> {
        let file = file.as_ref();
        if file.len() > LARGEST {
            return Err(LoadError::TooLarge { size: file.len() });
        }
        let unmarked = file.strip_prefix(BYTE_ORDER_MARK);
        let lines = unmarked.unwrap_or(file);
        if lines.iter().all(|byte| *byte == 0 || byte.is_ascii_whitespace()) {
            return Err(LoadError::Empty);
        }
        let (first, later) = lines.split_at(end_of_line(lines));
        let mut notices = Vec::new();
        let header = header(first, &mut notices)?;
        let (sound, damage) = sound_lines(later);
        let text = String::from_utf8_lossy(&later[..sound]).into_owned();
        let ends_as_ours = |line: &[u8]| line.ends_with(b"\n") && !line.ends_with(b"\r\n");
        let ours = |line: &[u8]| ends_as_ours(line) && !is_blank(line);
        let alike = ends_as_ours(first) && later[..sound].split_inclusive(|byte| *byte == b'\n').all(ours);
        if unmarked.is_some() || !alike {
            notices.push(Notice::Rewritten);
        }
        notices.extend(damage);
        Ok(Self { header, entries: Entries { text }, notices })
    }
}

/// Returns the index at which the second line begins.
fn end_of_line(lines: &[u8]) -> usize {
    lines.iter().position(|byte| *byte == b'\n').map_or(lines.len(), |end| end + 1)
}

fn is_blank(line: &[u8]) -> bool {
    line.iter().all(u8::is_ascii_whitespace)
}

/// Returns the length of the valid later lines, in bytes, and a notice about the first invalid line.
fn sound_lines(later: &[u8]) -> (usize, Option<Notice>) {
    let mut sound = 0;
    for (line, words) in (2..).zip(later.split_inclusive(|byte| *byte == b'\n')) {
        if let Err(reason) = entry(words) {
            let torn = !words.ends_with(b"\n");
            let notice = if torn { Notice::TornLine { line } } else { Notice::Unreadable { line, reason } };
            return (sound, Some(notice));
        }
        sound += words.len();
    }
    (sound, None)
}

/// Parses the entry on a line. Returns `None` for blank lines, which an editor may leave.
fn entry(line: &[u8]) -> Result<Option<Entry>, String> {
    if is_blank(line) {
        return Ok(None);
    }
    if line.len() > LONGEST_LINE {
        return Err(format!("it has {} bytes; the maximum is {LONGEST_LINE}", line.len()));
    }
    let words = std::str::from_utf8(line)
        .map_err(|error| format!("byte {} is not valid UTF-8 text", error.valid_up_to() + 1))?;
    bounds::json(words, MOST_VALUES).map_err(|fault| fault.to_string())?;
    serde_json::from_str(words).map(Some).map_err(|error| said(&error))
}

/// Describes a parse error. Each line is parsed separately, so only the column is included.
fn said(error: &serde_json::Error) -> String {
    excerpt(&error.to_string(), QUOTED).replace(" at line 1 column ", ", column ")
}

/// The header as read from any file. Optional fields have defaults.
#[derive(Deserialize)]
struct Raw {
    game: String,
    #[serde(default)]
    version: String,
    setup: Box<dyn Setup>,
    players: Vec<RawPlayer>,
    seed: u64,
    #[serde(default)]
    forks: Vec<Fork>,
    #[serde(default)]
    deal: Vec<Luck>,
    #[serde(default)]
    own_luck: bool,
    #[serde(default)]
    clock: Option<TimeControl>,
}

#[derive(Deserialize)]
struct RawPlayer {
    #[serde(default)]
    name: String,
    #[serde(default)]
    bot: Option<String>,
    #[serde(default)]
    program: bool,
}

/// The part of the header that is parsed first, because a later format may have an entirely different header.
#[derive(Deserialize)]
struct FormatProbe {
    rondel: u64,
}

/// The part of the header that is parsed if the options are invalid, because they may belong to an unknown game.
#[derive(Deserialize)]
struct Named {
    game: String,
}

fn unknown_game(header: &str) -> Option<LoadError> {
    let Named { game } = serde_json::from_str(header).ok()?;
    let known = plugins().ok()?.contains_key(game.as_str());
    (!known).then(|| LoadError::UnknownGame { game: excerpt(&game, LONGEST_NAME) })
}

fn header(line: &[u8], notices: &mut Vec<Notice>) -> Result<Header, LoadError> {
    let words = String::from_utf8_lossy(line);
    if let Cow::Owned(_) = words {
        notices.push(Notice::NoText);
    }
    let foreign = |error: serde_json::Error| LoadError::Foreign(said(&error));
    bounds::json(&words, MOST_VALUES).map_err(|fault| LoadError::Foreign(fault.to_string()))?;
    let FormatProbe { rondel } = serde_json::from_str(&words).map_err(foreign)?;
    if rondel != u64::from(FORMAT) {
        return Err(LoadError::Format { found: u32::try_from(rondel).unwrap_or(u32::MAX) });
    }
    let raw = serde_json::from_str(&words).map_err(|error| unknown_game(&words).unwrap_or_else(|| foreign(error)));
    let Raw { game, version, setup, players, seed, forks, deal, own_luck, clock } = raw?;
    let seats = (0..=u8::MAX).map(Seat::new);
    let players = seats.zip(players).map(|(seat, player)| seated(seat, player, notices)).collect();
    let (game, version) = (excerpt(&game, QUOTED), excerpt(&version, QUOTED));
    Ok(Header { rondel: FORMAT, game, version, setup, players, seed, forks, deal, own_luck, clock })
}

fn seated(seat: Seat, RawPlayer { name, bot, program }: RawPlayer, notices: &mut Vec<Notice>) -> Player {
    let bot = bot.and_then(|words| {
        let bot = words.parse().ok();
        if bot.is_none() {
            notices.push(Notice::NoSuchBot { seat, bot: excerpt(&words, LONGEST_NAME) });
        }
        bot
    });
    Player { name: excerpt(&name, LONGEST_NAME), program: program && bot.is_none(), bot }
}

impl Entries {
    /// Returns the entries with their line numbers.
    pub fn iter(&self) -> impl Iterator<Item = (usize, Entry)> {
        let read = |(line, words): (usize, &str)| {
            let entry = entry(words.as_bytes()).expect("every line was read before it was kept");
            entry.map(|entry| (line, entry))
        };
        (2..).zip(self.text.lines()).filter_map(read)
    }

    /// Returns the number of decisions that were not undone.
    pub fn plies(&self) -> usize {
        self.iter().fold(0_usize, |plies, (_, entry)| match entry {
            Entry::Play { .. } | Entry::Forfeit { .. } => plies + 1,
            Entry::Undo => plies.saturating_sub(1),
        })
    }
}

impl FromIterator<Entry> for Entries {
    fn from_iter<T: IntoIterator<Item = Entry>>(entries: T) -> Self {
        Self { text: entries.into_iter().map(|entry| entry.line()).collect() }
    }
}
