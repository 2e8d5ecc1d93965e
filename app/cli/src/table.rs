//! Command-line arguments that describe a table: the game, its options and its players.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail};
use clap::Args;
use rayon::{ThreadPool, ThreadPoolBuilder};
use rondel::bots::{Bot, Expected, NoSuchBot, SPELLINGS, SearchLimits, SearchResult};
use rondel::journal::Player;
use rondel::{AnyGame, AnyObservation, Dealer, LANGUAGES, Observer, Plugin, Seat, Setup, StartError, plugins, trial};
use rondel_charts::column::Given;
use rondel_system::clock::CLOCK;
use rondel_system::{FileKind, read_text};

/// A game and its options.
#[derive(Debug, Args)]
pub(super) struct GameArgs {
    /// The game, as named by `rondel list`.
    pub(super) game: String,
    /// An option of the game; can be repeated, once per option.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Your own content file, named like the game’s; can be repeated, once per file. It is tested over a few hundred
    /// games before it is accepted.
    #[arg(long = "content", value_name = "FILE")]
    content: Vec<PathBuf>,
}

/// The number of games played in parallel, and the seed.
#[derive(Debug, Args)]
pub(super) struct RunArgs {
    /// The seed: the same seed gives the same games, as long as no bot has a time limit.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Number of threads; one per core by default.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl RunArgs {
    /// Returns the number of threads; one per core by default.
    pub(super) fn count(&self) -> usize {
        self.threads.map_or_else(rondel_system::clock::threads, usize::from)
    }

    /// Returns a thread pool with the requested number of threads.
    pub(super) fn pool(&self) -> anyhow::Result<ThreadPool> {
        Ok(ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0).into()).build()?)
    }
}

/// A validated game with its options.
pub(super) struct Opened {
    pub(super) plugin: &'static Plugin,
    pub(super) setup: Box<dyn Setup>,
    pub(super) game: AnyGame,
}

impl GameArgs {
    /// Returns a game with its default options.
    #[cfg(feature = "net")]
    pub(super) fn usual(game: &str) -> Self {
        Self { game: game.to_owned(), options: Vec::new(), content: Vec::new() }
    }

    pub(super) fn open(&self) -> anyhow::Result<Opened> {
        let plugin = find(&self.game)?;
        let mut setup = (plugin.setup)();
        let mut given = Given::default();
        for option in &self.options {
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| anyhow!("`{option}` is not an option; use --option name=value"))?;
            given.once(&format!("--option {name}"))?;
            setup.choose(name, value).with_context(|| plugin.id)?;
        }
        for path in &self.content {
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            given.once(&format!("--content {name}"))?;
            let option = || format!("--content {}", path.display());
            let text = read_text(path, FileKind::Content).with_context(option)?;
            setup.replace_content(&name, text).with_context(option)?;
        }
        let game = trial::open(setup.as_ref()).with_context(|| plugin.id)?;
        Ok(Opened { plugin, setup, game })
    }
}

/// Returns the game with this id.
pub(super) fn find(id: &str) -> anyhow::Result<&'static Plugin> {
    let games = plugins()?;
    games.get(id).copied().ok_or_else(|| {
        let known: Vec<&str> = games.keys().copied().collect();
        anyhow!("unknown game `{id}`; available: {}", known.join(", "))
    })
}

/// Parses an observer.
pub(super) fn who(words: &str) -> Result<Observer, String> {
    match words {
        "spectator" | "bystander" => Ok(Observer::Spectator),
        "open" => Ok(Observer::Open),
        number => match number.parse::<u8>() {
            Ok(number @ 1..=MOST_SEATS) => Ok(Observer::Seat(Seat::new(number - 1))),
            _ => Err(format!("neither a seat from 1 to {MOST_SEATS} nor `spectator` nor `open`")),
        },
    }
}

const MOST_SEATS: u8 = rondel::MAX_SEATS as u8;

/// Reads a file, adding the option and the path to any error, as in `--merge part.json`.
pub(super) fn read(option: &str, path: &Path, kind: FileKind) -> anyhow::Result<String> {
    read_text(path, kind).with_context(|| format!("{option}{}", path.display()))
}

/// Parses the players. By default, the table has the minimum number of players: `first` at the first seat, and
/// `other` at all other seats.
pub(super) fn players(words: Option<&str>, game: &AnyGame, first: &str, other: &str) -> anyhow::Result<Vec<Player>> {
    let range = game.seats();
    let players = match words {
        Some(words) => words.split(',').map(player).collect::<Result<Vec<_>, _>>()?,
        None => {
            (0..*range.start()).map(|seat| player(if seat == 0 { first } else { other })).collect::<Result<_, _>>()?
        }
    };
    let (fewest, most) = (*range.start(), *range.end());
    if (usize::from(fewest)..=usize::from(most)).contains(&players.len()) {
        Ok(players)
    } else {
        bail!(StartError::Seats { asked: players.len(), fewest, most })
    }
}

fn player(words: &str) -> anyhow::Result<Player> {
    let words = words.trim();
    if words == "human" {
        return Ok(Player::human(""));
    }
    match words.parse() {
        Ok(bot) => Ok(Player::bot(bot)),
        Err(NoSuchBot::Unknown(_)) => {
            bail!("unknown player `{words}`; a seat is human (only with `rondel play`), {SPELLINGS}")
        }
        Err(other) => Err(other.into()),
    }
}

/// Returns the bots at all seats, or an error if any player is not a bot.
pub(super) fn bots(players: &[Player]) -> anyhow::Result<Vec<Bot>> {
    let bot =
        |player: &Player| player.bot.ok_or_else(|| anyhow!("simulations are for bots only; `human` is not allowed"));
    players.iter().map(bot).collect()
}

/// Returns the requested language. The default is the language of the desktop if it is supported, and English
/// otherwise.
pub(super) fn language(asked: Option<&str>) -> anyhow::Result<&'static str> {
    let spoken = |words: &str| LANGUAGES.into_iter().find(|language| *language == words);
    match asked {
        Some(words) => {
            spoken(words).ok_or_else(|| anyhow!("unknown language `{words}`; available: {}", LANGUAGES.join(", ")))
        }
        None => Ok(sys_locale::get_locale().and_then(|locale| spoken(locale.get(..2)?)).unwrap_or("en")),
    }
}

/// Lets a bot think. A bot with a time limit stays within the limit.
pub(super) fn think(
    game: &AnyGame,
    bot: Bot,
    observation: &AnyObservation,
    dealer: &mut Dealer,
    threads: usize,
) -> SearchResult<Expected> {
    let ring = bot.millis().map(CLOCK);
    let stop = |_| ring.as_ref().is_some_and(|ring| ring());
    game.think(bot, observation, dealer, &SearchLimits { threads, stop: &stop })
}
