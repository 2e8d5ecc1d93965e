//! A game, as far as it was played, as a short text: what was agreed, the seed, and which of the choices was taken each time.
//!
//! The text says everything about the game, what is hidden as well: whoever has it can work out every card. Names of players are
//! left out. What a text says is checked twice: that all of it was copied, and that it is played here as it was played there.

use std::io::{Read as _, Write as _};
use std::path::Path;

use data_encoding::BASE32_NOPAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use rondel::journal::{Entry, FORMAT, Fork, Header, Journal, LoadError, Notice, Player};
use rondel::plain::excerpt;
use rondel::{Bot, Plugin, Session, StartError, plugins};
use rondel_hosting::deal::digest;
use serde_json::{Map, Value, json};

use super::digits::Digits;

/// What the code of a game begins with, whichever its shape.
const NAMED: &str = "rondelgame";
/// What it begins with in the shape that is written here.
const BEGINS: &str = "rondelgame1";
/// So many bytes of a digest tell whether all of it was copied, and whether it is played as it was.
const CHECK: usize = 3;
/// No code has more letters; that of an ordinary game has some hundred, one with content of a person's own some thousand.
const LONGEST: usize = 400_000;
/// What was agreed has no more bytes, unpacked.
const LARGEST: u64 = 1_000_000;
/// No game with a code has more plies.
const MOST_PLIES: usize = 5_000;

/// A code that was read and not yet played.
#[derive(Debug)]
pub struct Code {
    plugin: &'static Plugin,
    header: Header,
    plies: usize,
    decisions: Digits,
    played: [u8; CHECK],
}

/// Why there is no game in a text, or no code of a game.
#[derive(Debug, thiserror::Error)]
pub enum CodeError {
    /// It is no code.
    #[error("the code of a game begins with `{BEGINS}`")]
    Foreign,
    /// A later program wrote it.
    #[error("this code was written by a newer version of Rondel")]
    Later,
    /// Part of it is missing or changed.
    #[error("the code is incomplete or has been changed")]
    Torn,
    /// It is longer than that of any game.
    #[error("a code can have at most {LONGEST} characters")]
    Long,
    /// A game that takes too many decisions.
    #[error("a game with more than {MOST_PLIES} moves is too long for a code; send its file instead")]
    ManyPlies,
    /// What was agreed cannot be read.
    #[error(transparent)]
    Header(#[from] LoadError),
    /// The game cannot begin.
    #[error(transparent)]
    Start(#[from] StartError),
    /// Under the rules of this version it would be another game.
    #[error(
        "this code was written by version {version} of the game; under the rules of version {own} it would be a different game"
    )]
    OtherVersion {
        /// The version that wrote it.
        version: String,
        /// The version that reads it.
        own: &'static str,
    },
}

/// The text of a code, where what should name a file is one.
pub fn in_place_of_file(path: &Path) -> Option<&str> {
    path.to_str().filter(|words| is_in(words) && !path.exists())
}

/// Whether a text that was copied from somewhere holds the code of a game.
pub fn is_in(words: &str) -> bool {
    named_at(words).is_some()
}

/// Where a code begins in a text, in small letters or large ones.
fn named_at(words: &str) -> Option<usize> {
    words.as_bytes().windows(NAMED.len()).position(|part| part.eq_ignore_ascii_case(NAMED.as_bytes()))
}

/// The code of a game after its first `plies` decisions.
///
/// # Errors
/// A game of too many decisions, or with too much content of a person's own.
pub fn written(session: &Session, plies: usize) -> Result<String, CodeError> {
    let plies = plies.min(session.plies().len());
    if plies > MOST_PLIES {
        return Err(CodeError::ManyPlies);
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
    // Few words are shorter as they stand.
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
    /// Reads a code out of whatever was copied with it: blanks and ends of lines within it make no difference.
    ///
    /// # Errors
    /// A text without a code, a damaged one, or one of a game that is not here.
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

    /// The game.
    pub fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    /// What was agreed before it.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Plays it, and says what should be known of it.
    ///
    /// # Errors
    /// A game that cannot begin, or that this version of the rules would play otherwise.
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

/// What tells a game, as far as it was played, from any other: its options and every decision.
fn check_of_play(session: &Session, plies: usize) -> [u8; CHECK] {
    let mut text = setup_of(session.header()).to_string();
    for ply in &session.plies()[..plies] {
        text.push_str(&Entry::Play { seat: ply.seat, action: ply.action.clone() }.line());
    }
    let digest = digest(text.as_bytes());
    std::array::from_fn(|place| digest[place])
}

fn setup_of(header: &Header) -> Value {
    serde_json::to_value(&header.setup).unwrap_or_default()
}

/// The entries of the options the game begins with where nobody chooses.
fn usual_options(plugin: &Plugin) -> Map<String, Value> {
    match serde_json::to_value((plugin.setup)()) {
        Ok(Value::Object(usual)) => usual,
        _ => Map::new(),
    }
}

/// The game, its version, who plays and what of the options is not as usual, a line for each; and a line more where it left another
/// game within so many plies.
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

/// What was agreed, looked over as the first line of any file is.
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

/// Unpacks what may say that it is as large as it likes.
fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, CodeError> {
    let mut unpacked = Vec::new();
    DeflateDecoder::new(bytes).take(LARGEST + 1).read_to_end(&mut unpacked).map_err(|_| CodeError::Torn)?;
    if unpacked.len() as u64 > LARGEST { Err(CodeError::Long) } else { Ok(unpacked) }
}

/// The bytes a code stands for, without what tells whether all of them are there. It may be broken into lines, and words may follow it.
fn bytes_of(words: &str) -> Result<Vec<u8>, CodeError> {
    /// After so many words it is looked whether the code ends there.
    const MOST_ENDS: usize = 300;
    let from = named_at(words).ok_or(CodeError::Foreign)?;
    let (mut code, mut ends) = (String::new(), Vec::new());
    for word in words[from..].split_whitespace() {
        let letters = word.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
        code.push_str(letters);
        ends.push(code.len());
        if letters.len() < word.len() || code.len() > LONGEST + BEGINS.len() {
            break;
        }
    }
    code.make_ascii_lowercase();
    let digits = code.strip_prefix(BEGINS).ok_or_else(|| {
        let shape = code[NAMED.len()..].chars().next();
        if shape.is_some_and(|shape| shape.is_ascii_digit()) { CodeError::Later } else { CodeError::Torn }
    })?;
    // Most codes stand alone.
    let alone = checked(digits);
    let mut ends = ends.into_iter().filter_map(|end| digits.get(..end.checked_sub(BEGINS.len())?)).take(MOST_ENDS);
    let fault = if digits.len() > LONGEST { CodeError::Long } else { CodeError::Torn };
    alone.or_else(|| ends.find_map(checked)).ok_or(fault)
}

/// The bytes these digits stand for, where their check is right.
fn checked(digits: &str) -> Option<Vec<u8>> {
    if digits.len() > LONGEST {
        return None;
    }
    let mut bytes = BASE32_NOPAD.decode(digits.to_ascii_uppercase().as_bytes()).ok()?;
    let check = bytes.split_off(bytes.len().checked_sub(CHECK)?);
    (digest(&bytes)[..CHECK] == *check).then_some(bytes)
}

/// Writes a count, small ones as one byte.
fn put_count(bytes: &mut Vec<u8>, mut count: usize) {
    while count >= 0x80 {
        bytes.push(count as u8 | 0x80);
        count >>= 7;
    }
    bytes.push(count as u8);
}

/// What of a code is still to be read.
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
