//! A column of a comparison: a game, its options, and who plays it.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, anyhow, bail};
use rondel::bots::Bot;
use rondel::lab::LabPlan;
use rondel::{AnyGame, Catalog, MAX_SEATS, Plugin, Setup, SetupOption, StartError, plugins, trial};
use rondel_system::{FileKind, read_text};

/// What was said already of a game: the second of two would silently replace the first.
#[derive(Debug, Default)]
pub struct Given(BTreeSet<String>);

impl Given {
    /// Notes what is said.
    ///
    /// # Errors
    /// It was said before.
    pub fn once(&mut self, what: &str) -> anyhow::Result<()> {
        if self.0.insert(what.to_owned()) { Ok(()) } else { bail!("`{what}` is given twice") }
    }
}

/// How much the stronger bot of a trial searches in games that have no estimate.
const SEARCHES: u32 = 200;

/// What is measured side by side with others.
pub struct Column {
    /// As it was asked for: `game[:option=value,…][@seats]`.
    pub name: String,
    /// The game.
    pub plugin: &'static Plugin,
    /// Its options and content.
    pub setup: Box<dyn Setup>,
    /// The game, opened.
    pub game: AnyGame,
    /// Who plays.
    pub plan: LabPlan,
}

impl Column {
    /// Opens the game of a setup; `bots` sit at its table.
    ///
    /// # Errors
    /// A setup that cannot be opened, a table of a size the game is not for.
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

    /// A column of a game that is open, with as many bots as it is for.
    pub fn at(
        name: String,
        plugin: &'static Plugin,
        setup: Box<dyn Setup>,
        game: AnyGame,
        bots: Vec<Bot>,
        seed: u64,
    ) -> Self {
        let mut plan = LabPlan::new(bots, seed);
        // Who looks ahead to the end of a turn sees nothing there where nothing says how good it is.
        if !game.estimates(plan.seats()) {
            plan.strong = Bot::searching(SEARCHES);
        }
        Self { name, plugin, setup, game, plan }
    }

    /// The options that are not as usual.
    pub fn changed(plugin: &Plugin, setup: &dyn Setup) -> Vec<SetupOption> {
        let usual = (plugin.setup)().options();
        let same = |option: &SetupOption| usual.iter().any(|one| one.id == option.id && one.chosen == option.chosen);
        setup.options().into_iter().filter(|option| !same(option)).collect()
    }

    /// The options that are not as usual, as a person would say them.
    pub fn said_options(plugin: &Plugin, setup: &dyn Setup, words: &Catalog) -> Vec<String> {
        let said = |option: SetupOption| {
            let (_, value) = option.values.iter().find(|(value, _)| *value == option.chosen)?;
            Some(format!("{}: {}", words.say(&option.label), words.say(value)))
        };
        Self::changed(plugin, setup).into_iter().filter_map(said).collect()
    }

    /// How one would ask for a column: options that are not as usual, files of a person's own, and who sits there.
    pub fn asked(plugin: &Plugin, setup: &dyn Setup, files: &[String], bots: &[Bot]) -> String {
        let changed = Self::changed(plugin, setup).into_iter().map(|option| format!("{}={}", option.id, option.chosen));
        let options: Vec<String> = changed.chain(files.iter().map(|file| format!("content={file}"))).collect();
        let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
        let parted = if options.is_empty() { "" } else { ":" };
        format!("{}{parted}{}@{}", plugin.id, options.join(","), bots.join("+"))
    }

    /// How one would ask for it. A content file of a person's own is left out, since only its text is known.
    pub fn words(&self) -> String {
        Self::asked(self.plugin, self.setup.as_ref(), &[], &self.plan.bots)
    }

    /// Reads `game[:option=value,…][@seats]`. The seats are a number, or the bots that sit there, parted by `+`:
    /// `spandau-1780@3`, `harbour@greedy+random`. `content=FILE` is an option too. Where nothing is said of the seats two
    /// sit there, or the fewest the game allows; nobody named is `usual`.
    ///
    /// # Errors
    /// What cannot be read, a game or option that is not there, a file that cannot be played with.
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

/// Who sits there: so many, or those named.
fn seated(words: &str, usual: Bot) -> anyhow::Result<Vec<Bot>> {
    if let Ok(count) = words.parse::<usize>() {
        if count > MAX_SEATS {
            bail!("{count} seats are too many; the maximum is {MAX_SEATS}");
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
            ("harbour:trainer=easy,trainer=hard", "`trainer` is given twice"),
            ("harbour:content=a/market.ron,content=b/market.ron", "content=a/market.ron"),
            ("harbour@9", "9 seats are too many"),
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
