//! Encodes a game, up to any ply, as a short string: its settings, its seed and the choice made at each decision.
//!
//! The code contains everything about the game except the names of the players, so it reveals all hidden
//! cards. Two checksums ensure that the code was copied completely and that the game replays identically in
//! this program.

use std::io::{Read as _, Write as _};
use std::path::Path;

use data_encoding::BASE32_NOPAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use rondel::journal::{FORMAT, Fork, Header, Journal, LoadError, Notice, Player};
use rondel::plain::excerpt;
use rondel::{Bot, Plugin, Session, StartError, plugins};
use rondel_hosting::deal::digest;
use rondel_system::pasted::{self, PastedError};
use serde_json::{Map, Value, json};

use super::digits::Digits;

/// Prefix of a game code in any format.
const NAMED: &str = "rondelgame";
/// Prefix of a game code in the current format.
const BEGINS: &str = "rondelgame1";
/// Number of digest bytes in each of the two checksums.
const CHECK: usize = 3;
/// Maximum number of characters. A code has hundreds of characters for an ordinary game, and thousands for a
/// game with custom content.
const LONGEST: usize = 400_000;
/// Maximum size of the unpacked settings, in bytes.
const LARGEST: u64 = 1_000_000;
/// Maximum number of plies.
const MOST_PLIES: usize = 5_000;

/// A code that has been parsed but not replayed.
#[derive(Debug)]
pub struct Code {
    plugin: &'static Plugin,
    header: Header,
    plies: usize,
    decisions: Digits,
    played: [u8; CHECK],
}

/// An error that occurs when reading or writing a game code.
#[derive(Debug, thiserror::Error)]
pub enum CodeError {
    /// The text contains no code.
    #[error("the code of a game begins with `{BEGINS}`")]
    Foreign,
    /// A newer program wrote the code.
    #[error("this code was written by a newer version of Rondel")]
    Later,
    /// The code is incomplete or has been changed.
    #[error("the code is incomplete or has been changed")]
    Torn,
    /// The text contains several different codes.
    #[error("the text contains several codes; paste only one of them")]
    Several,
    /// The code is longer than the code of any valid game.
    #[error("a code can have at most {LONGEST} characters")]
    Long,
    /// The game has too many decisions.
    #[error("a game with more than {MOST_PLIES} moves is too long for a code; send its file instead")]
    ManyPlies,
    /// Results of random events were given from outside, and codes have no room for them.
    #[error("a game with given luck has no code; send its file instead")]
    GivenLuck,
    /// The settings cannot be read.
    #[error(transparent)]
    Header(#[from] LoadError),
    /// The game cannot start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The rules of this version would produce a different game.
    #[error(
        "this code was written by version {version} of the game; under the rules of version {own} it would be a different game"
    )]
    OtherVersion {
        /// The version that wrote the code.
        version: String,
        /// The version of the game in this program.
        own: &'static str,
    },
}

/// Returns `path` as a string if it contains a game code and is not the path of an existing file.
pub fn in_place_of_file(path: &Path) -> Option<&str> {
    path.to_str().filter(|words| is_in(words) && !path.exists())
}

/// Returns whether `words` contains a game code.
pub fn is_in(words: &str) -> bool {
    pasted::code_start(words, NAMED).is_some()
}

/// Returns a game's code after its first `plies` decisions. A forfeit is left out, so that the game can be continued.
///
/// # Errors
/// Returns an error if the game has too many decisions or too much custom content.
pub fn written(session: &Session, plies: usize) -> Result<String, CodeError> {
    let plies = plies.min(session.decisions().len());
    if plies > MOST_PLIES {
        return Err(CodeError::ManyPlies);
    }
    if !session.header().deal.is_empty() || session.plies()[..plies].iter().any(|ply| !ply.luck.is_empty()) {
        return Err(CodeError::GivenLuck);
    }
    let game = session.game();
    let mut decisions = Digits::default();
    for (ply, played) in session.plies()[..plies].iter().enumerate().rev() {
        let state = session.state_at(ply).ok_or(CodeError::Torn)?;
        let chosen = game.find(state, &played.action).ok_or(CodeError::Torn)?;
        decisions.put(chosen as u32, game.actions(state).len() as u32);
    }
    let agreed = agreed(session.header(), plies).into_bytes();
    let packed = packed(&agreed);
    // Compression can make short settings longer.
    let (is_packed, agreed) = if packed.len() < agreed.len() { (1, packed) } else { (0, agreed) };
    let mut bytes = vec![is_packed];
    put_count(&mut bytes, agreed.len());
    bytes.extend(agreed);
    bytes.extend(session.header().seed.to_le_bytes());
    put_count(&mut bytes, plies);
    bytes.extend(check_of_play(session, plies));
    bytes.extend(decisions.to_bytes());
    let check = digest(&bytes);
    bytes.extend_from_slice(&check[..CHECK]);
    let letters = BASE32_NOPAD.encode(&bytes).to_ascii_lowercase();
    if letters.len() > LONGEST { Err(CodeError::Long) } else { Ok(format!("{BEGINS}{letters}")) }
}

impl Code {
    /// Parses the game code in `words`. White space within the code is ignored.
    ///
    /// # Errors
    /// Returns an error if there is no code, or if the code is damaged or belongs to an unknown game.
    pub fn read(words: &str) -> Result<Self, CodeError> {
        let bytes = bytes_of(words)?;
        let mut rest = Rest(&bytes);
        let is_packed = rest.take(1)?[0] == 1;
        let agreed = rest.count().and_then(|count| rest.take(count))?;
        let agreed = if is_packed { unpacked(agreed)? } else { agreed.to_vec() };
        let agreed = String::from_utf8(agreed).map_err(|_| CodeError::Torn)?;
        let seed = u64::from_le_bytes(rest.array()?);
        let plies = rest.count()?;
        if plies > MOST_PLIES {
            return Err(CodeError::ManyPlies);
        }
        let played = rest.array()?;
        let (plugin, header) = header(&agreed, seed)?;
        Ok(Self { plugin, header, plies, decisions: Digits::from_bytes(rest.0), played })
    }

    /// Returns the game.
    pub fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    /// Returns the header with the settings of the game.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Replays the game and returns it with the notices about it.
    ///
    /// # Errors
    /// Returns an error if the game cannot start, or if this version of the rules would play it differently.
    pub fn play(self) -> Result<(Session, Vec<Notice>), CodeError> {
        let Self { plugin, header, plies, mut decisions, played } = self;
        let (version, own) = (header.version.clone(), plugin.version);
        let is_other = version != own;
        let another = || {
            if version == own { CodeError::Torn } else { CodeError::OtherVersion { version: version.clone(), own } }
        };
        let mut session = Session::start(header)?;
        for _ in 0..plies {
            let count = session.game().actions(session.state()).len() as u32;
            session.play(decisions.take(count) as usize).map_err(|_| another())?;
        }
        if !decisions.is_empty() || check_of_play(&session, plies) != played {
            return Err(another());
        }
        let notices = if is_other { vec![Notice::OtherVersion { version, own }] } else { Vec::new() };
        Ok((session, notices))
    }
}

/// Returns a checksum over the options and the first `plies` decisions.
fn check_of_play(session: &Session, plies: usize) -> [u8; CHECK] {
    let mut text = setup_of(session.header()).to_string();
    for ply in &session.plies()[..plies] {
        text.push_str(&ply.entry().line());
    }
    let digest = digest(text.as_bytes());
    std::array::from_fn(|place| digest[place])
}

fn setup_of(header: &Header) -> Value {
    serde_json::to_value(&header.setup).unwrap_or_default()
}

/// Returns a game's default options.
fn usual_options(plugin: &Plugin) -> Map<String, Value> {
    match serde_json::to_value((plugin.setup)()) {
        Ok(Value::Object(usual)) => usual,
        _ => Map::new(),
    }
}

/// Returns the settings, one per line: the game, its version, the players and the options that differ from
/// the defaults, then any forks within the first `plies` plies.
fn agreed(header: &Header, plies: usize) -> String {
    let bots = header.players.iter().map(|player| player.bot.map(|bot| bot.to_string()).unwrap_or_default());
    let bots: Vec<String> = bots.collect();
    let usual = plugins().ok().and_then(|games| games.get(header.game.as_str()).map(|plugin| usual_options(plugin)));
    let usual = usual.unwrap_or_default();
    let options = match setup_of(header) {
        Value::Object(mut options) => {
            options.retain(|name, value| usual.get(name) != Some(value));
            options
        }
        _ => Map::new(),
    };
    let options = if options.is_empty() { String::new() } else { Value::Object(options).to_string() };
    let forks: Vec<&Fork> = header.forks.iter().filter(|fork| fork.ply as usize <= plies).collect();
    let forks = if forks.is_empty() { String::new() } else { format!("\n{}", json!(forks)) };
    format!("{}\n{}\n{}\n{options}{forks}", header.game, header.version, bots.join(","))
}

/// Parses the settings and validates them like the header of a file.
fn header(agreed: &str, seed: u64) -> Result<(&'static Plugin, Header), CodeError> {
    let mut lines = agreed.splitn(5, '\n');
    let mut line = || lines.next().ok_or(CodeError::Torn);
    let (game, version, bots, options) = (line()?, line()?, line()?, line()?);
    let forks = lines.next().unwrap_or("[]");
    let bounded = |words: &str| rondel::bounds::json(words, 1_000).is_ok();
    let forks: Vec<Fork> = serde_json::from_str(forks).ok().filter(|_| bounded(forks)).ok_or(CodeError::Torn)?;
    let known = plugins().ok().and_then(|games| games.get(game).copied());
    let plugin = known.ok_or_else(|| LoadError::UnknownGame { game: excerpt(game, rondel::journal::LONGEST_NAME) })?;
    let mut setup = usual_options(plugin);
    if !options.is_empty() {
        let chosen: Map<String, Value> =
            serde_json::from_str(options).ok().filter(|_| bounded(options)).ok_or(CodeError::Torn)?;
        setup.extend(chosen);
    }
    let players = bots.split(',').map(|bot| match bot.parse::<Bot>() {
        Ok(bot) => Player::bot(bot),
        Err(_) => Player::human(""),
    });
    let players: Vec<Player> = players.collect();
    let line = json!({
        "rondel": FORMAT, "game": game, "version": version, "setup": setup, "players": players, "seed": seed, "forks": forks,
    });
    Ok((plugin, Journal::read(line.to_string())?.header))
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes).and_then(|()| packer.finish()).expect("memory can be written to")
}

/// Decompresses data up to a size limit, because the data is untrusted.
fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, CodeError> {
    let mut unpacked = Vec::new();
    DeflateDecoder::new(bytes).take(LARGEST + 1).read_to_end(&mut unpacked).map_err(|_| CodeError::Torn)?;
    if unpacked.len() as u64 > LARGEST { Err(CodeError::Long) } else { Ok(unpacked) }
}

/// Returns the bytes of the game code contained in `text`, without the checksum.
fn bytes_of(text: &str) -> Result<Vec<u8>, CodeError> {
    pasted::code(text, BEGINS, LONGEST, checked).map_err(|error| match error {
        PastedError::Missing => match pasted::code_start(text, NAMED) {
            Some(start) if text[start + NAMED.len()..].starts_with(|next: char| next.is_ascii_digit()) => {
                CodeError::Later
            }
            Some(_) => CodeError::Torn,
            None => CodeError::Foreign,
        },
        PastedError::Torn => CodeError::Torn,
        PastedError::Long => CodeError::Long,
        PastedError::Several => CodeError::Several,
    })
}

/// Decodes the digits. Returns `None` if they are invalid or their checksum is wrong.
fn checked(digits: &str) -> Option<Vec<u8>> {
    if digits.len() > LONGEST {
        return None;
    }
    let mut bytes = BASE32_NOPAD.decode(digits.to_ascii_uppercase().as_bytes()).ok()?;
    let check = bytes.split_off(bytes.len().checked_sub(CHECK)?);
    (digest(&bytes)[..CHECK] == *check).then_some(bytes)
}

/// Appends a count in a variable-length encoding. Counts below 128 take one byte.
fn put_count(bytes: &mut Vec<u8>, mut count: usize) {
    while count >= 0x80 {
        bytes.push(count as u8 | 0x80);
        count >>= 7;
    }
    bytes.push(count as u8);
}

/// The unread part of a code.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], CodeError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(CodeError::Torn)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], CodeError> {
        self.take(N)?.try_into().map_err(|_| CodeError::Torn)
    }

    fn count(&mut self) -> Result<usize, CodeError> {
        let mut count = 0_usize;
        for shift in [0, 7, 14, 21] {
            let byte = self.take(1)?[0];
            count |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(count);
            }
        }
        Err(CodeError::Torn)
    }
}

#[cfg(test)]
mod tests;
