//! A column of a comparison: a game, its options, and its players.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, anyhow, bail};
use rondel::bots::Bot;
use rondel::lab::LabPlan;
use rondel::{AnyGame, Catalog, MAX_SEATS, Plugin, Setup, SetupOption, StartError, plugins, trial};
use rondel_system::{FileKind, read_text};

/// Names already specified for a game. Repeated names are rejected, because a repeated option would silently
/// replace the first one.
#[derive(Debug, Default)]
pub struct Given(BTreeSet<String>);

impl Given {
    /// Records a name.
    ///
    /// # Errors
    /// Returns an error if the name was already recorded.
    pub fn once(&mut self, what: &str) -> anyhow::Result<()> {
        if self.0.insert(what.to_owned()) { Ok(()) } else { bail!("`{what}` is specified twice") }
    }
}

/// Number of search iterations for the stronger bot in the skill trials, in games without an estimate.
const SEARCHES: u32 = 200;

/// A game to compare with others.
pub struct Column {
    /// The column as the user wrote it: `game[:option=value,…][@seats]`.
    pub name: String,
    /// The game.
    pub plugin: &'static Plugin,
    /// Options and content of the game.
    pub setup: Box<dyn Setup>,
    /// The opened game.
    pub game: AnyGame,
    /// The players and the trial settings.
    pub plan: LabPlan,
}

impl Column {
    /// Opens the game of a setup for the given bots.
    ///
    /// # Errors
    /// Returns an error if the setup cannot be opened or the game does not support this number of players.
    pub fn open(
        name: String,
        plugin: &'static Plugin,
        setup: Box<dyn Setup>,
        bots: Vec<Bot>,
        seed: u64,
    ) -> anyhow::Result<Self> {
        let game = trial::open(setup.as_ref()).with_context(|| plugin.id)?;
        let (fewest, most) = (*game.seats().start(), *game.seats().end());
        if !(usize::from(fewest)..=usize::from(most)).contains(&bots.len()) {
            bail!(StartError::Seats { asked: bots.len(), fewest, most });
        }
        Ok(Self::at(name, plugin, setup, game, bots, seed))
    }

    /// Creates a column from an opened game. The game must support the number of players that `bots` specifies.
    pub fn at(
        name: String,
        plugin: &'static Plugin,
        setup: Box<dyn Setup>,
        game: AnyGame,
        bots: Vec<Bot>,
        seed: u64,
    ) -> Self {
        let mut plan = LabPlan::new(bots, seed);
        // Without an estimate, a bot that looks ahead to the end of the turn cannot rate the positions it finds.
        if !game.estimates(plan.seats()) {
            plan.strong = Bot::searching(SEARCHES);
        }
        Self { name, plugin, setup, game, plan }
    }

    /// Returns the options that differ from the default.
    pub fn changed(plugin: &Plugin, setup: &dyn Setup) -> Vec<SetupOption> {
        let usual = (plugin.setup)().options();
        let same = |option: &SetupOption| usual.iter().any(|one| one.id == option.id && one.chosen == option.chosen);
        setup.options().into_iter().filter(|option| !same(option)).collect()
    }

    /// Returns the options that differ from the default, as text for display.
    pub fn said_options(plugin: &Plugin, setup: &dyn Setup, words: &Catalog) -> Vec<String> {
        let said = |option: SetupOption| {
            let (_, value) = option.values.iter().find(|(value, _)| *value == option.chosen)?;
            Some(format!("{}: {}", words.say(&option.label), words.say(value)))
        };
        Self::changed(plugin, setup).into_iter().filter_map(said).collect()
    }

    /// Formats a column specification from the non-default options, the user's content files, and the bots.
    pub fn asked(plugin: &Plugin, setup: &dyn Setup, files: &[String], bots: &[Bot]) -> String {
        let changed = Self::changed(plugin, setup).into_iter().map(|option| format!("{}={}", option.id, option.chosen));
        let options: Vec<String> = changed.chain(files.iter().map(|file| format!("content={file}"))).collect();
        let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
        let parted = if options.is_empty() { "" } else { ":" };
        format!("{}{parted}{}@{}", plugin.id, options.join(","), bots.join("+"))
    }

    /// Formats the specification of this column. The user's own content files are omitted, because their names are
    /// not known here.
    pub fn words(&self) -> String {
        Self::asked(self.plugin, self.setup.as_ref(), &[], &self.plan.bots)
    }

    /// Parses `game[:option=value,…][@seats]`. The seats are either a number or a list of bots separated by `+`:
    /// `spandau-1780@3`, `harbour@greedy+random`. `content=FILE` is also an option. If no seats are given, the
    /// column has two seats, or the nearest number that the game supports. Seats without a named bot are played by
    /// `usual`.
    ///
    /// # Errors
    /// Returns an error if the text cannot be parsed, the game or option is unknown, or a content file is not usable.
    pub fn read(words: &str, usual: Bot, seed: u64) -> anyhow::Result<Self> {
        let (rest, seats) = match words.rsplit_once('@') {
            Some((rest, seats)) => (rest, Some(seats)),
            None => (words, None),
        };
        let (id, options) = rest.split_once(':').unwrap_or((rest, ""));
        let games = plugins()?;
        let plugin = *games.get(id).ok_or_else(|| {
            let known: Vec<&str> = games.keys().copied().collect();
            anyhow!("unknown game `{id}`; available: {}", known.join(", "))
        })?;
        let mut setup = (plugin.setup)();
        let mut given = Given::default();
        for option in options.split(',').filter(|option| !option.is_empty()) {
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| anyhow!("`{option}` is not an option; use name=value"))
                .with_context(|| words.to_owned())?;
            if name == "content" {
                let path = Path::new(value);
                let file = path.file_name().map(|file| file.to_string_lossy().into_owned()).unwrap_or_default();
                given.once(&format!("content={file}")).with_context(|| words.to_owned())?;
                let text = read_text(path, FileKind::Content).with_context(|| option.to_owned())?;
                setup.replace_content(&file, text).with_context(|| option.to_owned())?;
            } else {
                given.once(name).with_context(|| words.to_owned())?;
                setup.choose(name, value).with_context(|| plugin.id)?;
            }
        }
        let (fewest, most) = plugin.players;
        let bots = match seats {
            None => vec![usual; usize::from(2.clamp(fewest, most))],
            Some(seats) => seated(seats, usual).with_context(|| words.to_owned())?,
        };
        Self::open(words.to_owned(), plugin, setup, bots, seed).with_context(|| words.to_owned())
    }
}

/// Parses the seats: either a number or a list of bots.
fn seated(words: &str, usual: Bot) -> anyhow::Result<Vec<Bot>> {
    if let Ok(count) = words.parse::<usize>() {
        if count > MAX_SEATS {
            bail!("{count} players are too many; the maximum is {MAX_SEATS}");
        }
        return Ok(vec![usual; count]);
    }
    words.split('+').map(|bot| Ok(bot.parse()?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<Column, String> {
        Column::read(words, Bot::Greedy, 1).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn a_column_is_a_game_its_options_and_its_seats() {
        let column = read("harbour:trainer=easy@1").expect("a column");
        assert_eq!((column.plugin.id, column.plan.bots.as_slice()), ("harbour", [Bot::Greedy].as_slice()));
        assert!(column.setup.options().iter().any(|option| option.id == "trainer" && option.chosen == "easy"));
        assert_eq!(column.words(), "harbour:trainer=easy@greedy");
        let strong = |words| read(words).expect("a column").plan.strong;
        assert_eq!(strong("harbour@2"), Bot::Greedy);
        assert!(matches!(strong("connect-four"), Bot::Mcts(_)), "greedy sees nothing there");
        assert_eq!(read("rival-cities").expect("a column").plan.bots.len(), 2);
        let seated = read("spandau-1780@greedy+random+mcts:5").expect("a column").plan.bots;
        assert_eq!(seated.iter().map(ToString::to_string).collect::<Vec<_>>(), ["greedy", "random", "mcts:5"]);
    }

    #[test]
    fn a_column_that_cannot_be_read_says_why() {
        for (words, why) in [
            ("chess", "unknown game `chess`"),
            ("harbour:trainer", "`trainer` is not an option"),
            ("harbour:trainer=hardest", "cannot be `hardest`"),
            ("harbour:colour=red", "unknown option `colour`"),
            ("harbour:trainer=easy,trainer=hard", "`trainer` is specified twice"),
            ("harbour:content=a/market.ron,content=b/market.ron", "content=a/market.ron"),
            ("harbour@9", "9 players are too many"),
            ("rival-cities@3", "for 2 players, not 3"),
            ("harbour@0", "for 1 to 4 players, not 0"),
            ("harbour@human", "`human` is not a bot"),
            ("harbour:content=nowhere.ron", "content=nowhere.ron: "),
            ("", "unknown game ``"),
            ("@", "unknown game ``"),
        ] {
            let said = read(words).map(|column| column.name).expect_err("it cannot be read");
            assert!(said.contains(why), "{words}: {said}");
        }
    }
}
