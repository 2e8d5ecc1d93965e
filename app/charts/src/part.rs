//! Measurements stored in a file, which can be merged with those of other machines.

use std::fmt;
use std::str::FromStr;

use rondel::lab::{LabPlan, Measures};
use rondel::plain::excerpt;
use rondel::{Setup, bounds};
use rondel_system::FileKind;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use super::Column;

/// A part of the games of a run: the `part`-th of `parts` equal parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    part: u64,
    parts: u64,
}

impl Shard {
    /// All games.
    pub const WHOLE: Self = Self { part: 1, parts: 1 };

    /// Returns the number of the run's `games` that belong to this part.
    pub fn share_of(self, games: u64) -> u64 {
        games.saturating_sub(self.part - 1).div_ceil(self.parts)
    }

    /// Returns the number of a game in the whole run, given its index within this part. Both are counted from 0.
    pub fn game(self, index: u64) -> u64 {
        index * self.parts + self.part - 1
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.parts)
    }
}

/// The error for text that is not a valid part of a run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a part; use 3/8 for the third of eight")]
pub struct NoShard(String);

impl FromStr for Shard {
    type Err = NoShard;
    fn from_str(words: &str) -> Result<Self, NoShard> {
        /// Maximum number of parts, well above any realistic number of machines.
        const MOST: u64 = 1_000_000;
        let numbers = words.split_once('/').and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
        match numbers {
            Some((part, parts)) if (1..=parts).contains(&part) && parts <= MOST => Ok(Self { part, parts }),
            _ => Err(NoShard(words.to_owned())),
        }
    }
}

impl TryFrom<String> for Shard {
    type Error = NoShard;
    fn try_from(words: String) -> Result<Self, NoShard> {
        words.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}

/// The measurements of one machine.
#[derive(Debug, Serialize, Deserialize)]
pub struct RunPart {
    /// Format version of the file.
    pub rondel_lab: u32,
    /// Version of the program that took the measurements.
    pub program: String,
    /// Number of games per column in the whole run.
    pub games: u64,
    /// The games covered by this part.
    pub shard: Shard,
    /// The measurements, column by column.
    pub columns: Vec<Counted>,
}

/// The measurements of one column.
#[derive(Debug, Serialize, Deserialize)]
pub struct Counted {
    /// The column as the user wrote it.
    pub name: String,
    /// Identifier of the game.
    pub game: String,
    /// Version of the game's rules and content.
    pub version: String,
    /// Options and content of the game.
    #[serde(deserialize_with = "bounded_setup")]
    pub setup: Box<dyn Setup>,
    /// The players and the trial settings.
    pub plan: LabPlan,
    /// The measured numbers.
    pub measures: Measures,
}

/// Maximum number of JSON values in a file. A histogram entry consists of three values.
const MOST_VALUES: usize = 2_000_000;
/// Maximum length of an excerpt in an error message, in characters.
const QUOTED: usize = 300;
/// The format version that this program writes.
const FORMAT: u32 = 1;
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// Deserialises a setup. The limit on its number of values is much lower than the limit for a whole file.
fn bounded_setup<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Box<dyn Setup>, D::Error> {
    const MOST_VALUES: usize = 1_000;
    let written = <&RawValue>::deserialize(deserializer)?.get();
    bounds::json(written, MOST_VALUES).map_err(D::Error::custom)?;
    serde_json::from_str(written).map_err(D::Error::custom)
}

/// The reason why parts cannot be merged into one run.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    /// The file is not a valid part.
    #[error("{file}: this is not a part of a comparison ({reason})")]
    Unreadable {
        /// The file.
        file: String,
        /// The reason.
        reason: String,
    },
    /// The part belongs to another run.
    #[error("{file}: {what} differs from {first}")]
    OtherRun {
        /// The file.
        file: String,
        /// The property that differs.
        what: &'static str,
        /// The first file, with which this file was compared.
        first: String,
    },
    /// The same part was specified twice.
    #[error("{file}: part {shard} is specified twice")]
    Twice {
        /// The repeated file.
        file: String,
        /// The part of the run.
        shard: Shard,
    },
    /// The number of games does not match the part.
    #[error("{file}: part {shard} of a run of {games} games has {found} games instead of {expected}")]
    Incomplete {
        /// The file.
        file: String,
        /// The part of the run.
        shard: Shard,
        /// Number of games in the whole run.
        games: u64,
        /// Number of games that the part should contain.
        expected: u64,
        /// Number of games that the part contains.
        found: u64,
    },
    /// Some parts were not given.
    #[error("{} of {parts} parts are missing: {}", .missing.len(), first_few(.missing))]
    Missing {
        /// Total number of parts.
        parts: u64,
        /// The missing parts.
        missing: Vec<Shard>,
    },
}

fn first_few(shards: &[Shard]) -> String {
    const SHOWN: usize = 8;
    let shown: Vec<String> = shards.iter().take(SHOWN).map(ToString::to_string).collect();
    shown.join(", ") + if shards.len() > SHOWN { ", …" } else { "" }
}

impl RunPart {
    /// Creates a part from the measurements of these columns.
    pub fn of(columns: &[Column], games: u64, shard: Shard, measures: Vec<Measures>) -> Self {
        let counted = |(column, measures): (&Column, _)| Counted {
            name: column.name.clone(),
            game: column.plugin.id.to_owned(),
            version: column.plugin.version.to_owned(),
            setup: rondel::setup::clone_setup(column.setup.as_ref()),
            plan: column.plan.clone(),
            measures,
        };
        Self {
            rondel_lab: FORMAT,
            program: PROGRAM.to_owned(),
            games,
            shard,
            columns: columns.iter().zip(measures).map(counted).collect(),
        }
    }

    /// Parses a part from the text of a file.
    ///
    /// # Errors
    /// Returns an error if the text is not a valid part or has a different number of games than it declares.
    pub fn read(file: &str, text: &str) -> Result<Self, MergeError> {
        let unreadable =
            |reason: String| MergeError::Unreadable { file: file.to_owned(), reason: excerpt(&reason, QUOTED) };
        if text.len() > FileKind::Part.limit() as usize {
            return Err(unreadable(format!(
                "it has {} bytes; a part can have at most {}",
                text.len(),
                FileKind::Part.limit()
            )));
        }
        bounds::json(text, MOST_VALUES).map_err(|fault| unreadable(fault.to_string()))?;
        let mut part: Self = serde_json::from_str(text).map_err(|error| unreadable(error.to_string()))?;
        if part.rondel_lab != FORMAT {
            return Err(unreadable(format!("its format is {}, not {FORMAT}", part.rondel_lab)));
        }
        if part.program != PROGRAM {
            let other = &part.program;
            return Err(unreadable(format!("it was created by version {other} of Rondel, but this is {PROGRAM}")));
        }
        if part.columns.is_empty() {
            return Err(unreadable("it contains no columns".to_owned()));
        }
        let expected = part.shard.share_of(part.games);
        for column in &mut part.columns {
            column.name = excerpt(&column.name, QUOTED);
            let own = rondel::plugins().ok().and_then(|games| games.get(column.game.as_str()).copied());
            if own.is_none_or(|own| own.version != column.version) {
                let Counted { version, game, .. } = column;
                return Err(unreadable(format!("this program does not have version {version} of `{game}`")));
            }
            if column.measures.seats.len() != column.plan.bots.len() {
                return Err(unreadable(format!("`{}` has a different number of seats than players", column.name)));
            }
            let found = column.measures.games;
            if found != expected {
                let (shard, games) = (part.shard, part.games);
                return Err(MergeError::Incomplete { file: file.to_owned(), shard, games, expected, found });
            }
        }
        Ok(part)
    }

    /// Merges parts, each given with its file name, into a single part with all games of the run.
    ///
    /// # Errors
    /// Returns an error if the parts belong to different runs, or if a part is repeated or missing.
    pub fn merge(parts: impl IntoIterator<Item = (String, Self)>) -> Result<Self, MergeError> {
        let mut parts = parts.into_iter();
        let Some((first, mut whole)) = parts.next() else {
            return Err(MergeError::Missing { parts: 1, missing: vec![Shard::WHOLE] });
        };
        let count = whole.shard.parts;
        let mut found = std::collections::BTreeSet::from([whole.shard]);
        for (file, part) in parts {
            if let Some(what) = whole.differs(&part) {
                return Err(MergeError::OtherRun { file, what, first });
            }
            if !found.insert(part.shard) {
                return Err(MergeError::Twice { file, shard: part.shard });
            }
            for (own, more) in whole.columns.iter_mut().zip(&part.columns) {
                let other = |_| MergeError::OtherRun { file: file.clone(), what: "the table", first: first.clone() };
                own.measures.add(&more.measures).map_err(other)?;
            }
        }
        let all = (1..=count).map(|part| Shard { part, parts: count });
        let missing: Vec<Shard> = all.filter(|shard| !found.contains(shard)).collect();
        if !missing.is_empty() {
            return Err(MergeError::Missing { parts: count, missing });
        }
        whole.shard = Shard::WHOLE;
        Ok(whole)
    }

    /// Compares the properties that must be the same in all parts of a run. Returns the first one in which the two
    /// parts differ.
    fn differs(&self, other: &Self) -> Option<&'static str> {
        if self.games != other.games {
            return Some("the number of games");
        }
        if self.shard.parts != other.shard.parts {
            return Some("the number of parts");
        }
        if self.columns.len() != other.columns.len() {
            return Some("the number of columns");
        }
        let written = |setup: &dyn Setup| serde_json::to_value(setup).ok();
        self.columns.iter().zip(&other.columns).find_map(|(one, other)| {
            let parts = [
                (one.game == other.game, "the game"),
                (one.version == other.version, "the version of a game"),
                (one.plan == other.plan, "who plays, or the seed,"),
                (written(one.setup.as_ref()) == written(other.setup.as_ref()), "an option"),
                (one.name == other.name, "the name of a column"),
            ];
            parts.into_iter().find(|(same, _)| !same).map(|(_, what)| what)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Goal, Run};
    use rondel::bots::Bot;
    use std::sync::Arc;

    fn part(games: u64, shard: &str, seed: u64) -> RunPart {
        let column = |words| Column::read(words, Bot::Random, seed).expect("a column");
        let columns = Arc::new(vec![column("tic-tac-toe"), column("harbour:trainer=easy@1"), column("rival-cities")]);
        let shard: Shard = shard.parse().expect("a part");
        let mut run = Run::start(Arc::clone(&columns), Goal::Games(games), shard, 2, || ()).expect("threads");
        run.wait().expect("sound games");
        RunPart::of(&columns, games, shard, run.measures())
    }

    /// Writes a part as JSON and reads it back.
    fn filed(part: &RunPart) -> (String, RunPart) {
        let text = serde_json::to_string(part).expect("plain data");
        let name = format!("{}.json", part.shard);
        let read = RunPart::read(&name, &text).expect("as written");
        (name, read)
    }

    #[test]
    fn parts_put_together_are_the_run_over_all_of_it() {
        let whole = serde_json::to_string(&part(23, "1/1", 4)).expect("plain data");
        let parts = ["3/4", "1/4", "4/4", "2/4"].map(|shard| filed(&part(23, shard, 4)));
        let merged = RunPart::merge(parts).expect("four parts of one run");
        assert_eq!(serde_json::to_string(&merged).expect("plain data"), whole);
    }

    #[test]
    fn parts_that_do_not_belong_together_are_refused() {
        let refused = |parts: Vec<RunPart>| RunPart::merge(parts.iter().map(filed)).expect_err("no run").to_string();
        assert_eq!(refused(vec![part(6, "1/3", 1), part(6, "2/3", 1)]), "1 of 3 parts are missing: 3/3");
        assert_eq!(refused(vec![part(6, "1/2", 1), part(6, "1/2", 1)]), "1/2.json: part 1/2 is specified twice");
        assert!(refused(vec![part(6, "1/2", 1), part(6, "2/2", 2)]).contains("the seed"));
        assert!(refused(vec![part(6, "1/2", 1), part(7, "2/2", 1)]).contains("the number of games"));
        assert!(refused(Vec::new()).contains("missing"));
    }

    #[test]
    fn a_file_that_is_no_part_is_refused() {
        let text = serde_json::to_string(&part(4, "1/2", 1)).expect("plain data");
        let refused = |text: &str| RunPart::read("a.json", text).expect_err("no part").to_string();
        assert!(refused("{}").contains("a.json: this is not a part"));
        assert!(refused(&text[..text.len() / 2]).contains("this is not a part"));
        assert!(refused(&text.replacen("\"rondel_lab\":1", "\"rondel_lab\":9", 1)).contains("format is 9"));
        assert!(refused(&text.replacen("\"program\":\"", "\"program\":\"9.", 1)).contains("of Rondel, but this is"));
        assert!(
            refused(&text.replacen("\"version\":\"", "\"version\":\"9.", 1))
                .contains("this program does not have version 9.")
        );
        assert!(refused(&text.replacen("\"games\":4", "\"games\":400", 1)).contains("instead of 200"));
        assert!(refused(&text.replacen("\"1/2\"", "\"3/2\"", 1)).contains("`3/2` is not a part"));
    }

    #[test]
    fn every_game_is_in_one_part() {
        for games in [0, 1, 7, 12] {
            let mut all: Vec<u64> = Vec::new();
            for shard in ["1/5", "2/5", "3/5", "4/5", "5/5"].map(|words| words.parse::<Shard>().expect("a part")) {
                all.extend((0..shard.share_of(games)).map(|index| shard.game(index)));
            }
            all.sort_unstable();
            assert_eq!(all, (0..games).collect::<Vec<_>>());
        }
    }
}
