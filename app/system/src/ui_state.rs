//! State that is recorded automatically in the settings, such as the last setup of each game and the window. If it
//! cannot be read, it is discarded silently.

use std::collections::BTreeMap;

use rondel::plain::excerpt;
use rondel::seat::MAX_SEATS;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// The last setup of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LastTable {
    /// Identifier of the game.
    pub game: String,
    /// The player at each seat: a bot in command line syntax, or `None` for a person.
    pub players: Vec<Option<String>>,
    /// Chosen value of each option, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The time that each player had, if it was limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<String>,
}

/// The user's progress in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Learnt {
    /// Identifier of the game.
    pub game: String,
    /// Name of the lesson.
    pub lesson: String,
    /// The furthest step reached, from 0, or the number of steps if the lesson is completed.
    pub step: usize,
}

/// Number of coached decisions, by game identifier and the message key of the question.
pub(super) type Coached = BTreeMap<String, BTreeMap<String, u8>>;

/// The last state of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Window {
    /// Width and height in logical points when not maximised, or `None` if the window has never been open.
    pub size: Option<(u16, u16)>,
    /// Whether the window is maximised.
    pub maximized: bool,
    /// Whether the window is in full screen mode.
    pub full_screen: bool,
    /// Height of the upper part of the side column, in percent of the column, or `None` for the default.
    pub column: Option<u8>,
}

/// Maximum number of remembered games.
const GAMES: usize = 24;
/// Maximum number of remembered lessons.
pub(super) const LESSONS: usize = 60;
/// Maximum number of coached kinds of decision per game, and maximum number of games with coached decisions.
pub(super) const COACHED: (usize, usize) = (40, 8);
/// Maximum number of options per game.
const OPTIONS: usize = 16;
/// Maximum length of the name of a game, option, value or bot, in characters.
const LONGEST: usize = 48;

impl LastTable {
    /// Puts this setup first and removes any older setup of the same game.
    pub fn remember(self, tables: &mut Vec<Self>) {
        tables.retain(|other| other.game != self.game);
        tables.insert(0, self);
        tables.truncate(GAMES);
    }

    fn in_bounds(mut self) -> Option<Self> {
        let fits = |name: &String| name.chars().count() <= LONGEST;
        self.players.truncate(MAX_SEATS);
        for player in &mut self.players {
            *player = player.take().filter(fits);
        }
        self.options.retain(|option, value| fits(option) && fits(value));
        self.options = self.options.into_iter().take(OPTIONS).collect();
        (fits(&self.game) && !self.game.is_empty() && excerpt(&self.game, LONGEST) == self.game).then_some(self)
    }
}

/// Reads a list of setups, ignoring invalid entries.
pub(super) fn tables<'de, D: Deserializer<'de>>(file: D) -> Result<Vec<LastTable>, D::Error> {
    let Value::Array(entries) = Value::deserialize(file)? else { return Ok(Vec::new()) };
    let readable = entries.into_iter().filter_map(|entry| serde_json::from_value::<LastTable>(entry).ok());
    Ok(readable.filter_map(LastTable::in_bounds).take(GAMES).collect())
}

/// Reads a list of lessons, ignoring invalid entries.
pub(super) fn lessons<'de, D: Deserializer<'de>>(file: D) -> Result<Vec<Learnt>, D::Error> {
    let Value::Array(entries) = Value::deserialize(file)? else { return Ok(Vec::new()) };
    let readable = entries.into_iter().filter_map(|entry| serde_json::from_value::<Learnt>(entry).ok());
    let fits = |name: &str| name.chars().count() <= LONGEST;
    Ok(readable.filter(|learnt| fits(&learnt.game) && fits(&learnt.lesson)).take(LESSONS).collect())
}

/// Reads the coaching history, ignoring invalid entries.
pub(super) fn coached<'de, D: Deserializer<'de>>(file: D) -> Result<Coached, D::Error> {
    let Value::Object(entries) = Value::deserialize(file)? else { return Ok(Coached::new()) };
    let fits = |name: &str| name.chars().count() <= LONGEST;
    let readable = entries.into_iter().filter_map(|(game, kinds)| {
        let kinds: BTreeMap<String, u8> = serde_json::from_value(kinds).ok()?;
        Some((game, kinds.into_iter().filter(|(kind, _)| fits(kind)).take(COACHED.0).collect()))
    });
    Ok(readable.filter(|(game, _)| fits(game)).take(COACHED.1).collect())
}

/// Reads the window state, or returns the default if it is invalid.
pub(super) fn window<'de, D: Deserializer<'de>>(file: D) -> Result<Window, D::Error> {
    Ok(serde_json::from_value(Value::deserialize(file)?).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;

    fn read(text: &str) -> Settings {
        serde_json::from_str(text).expect("settings")
    }

    #[test]
    fn what_cannot_be_read_is_forgotten_and_nothing_else_with_it() {
        let sound = r#"{"game":"harbour","players":[null,"master"],"options":{"start":"usual"}}"#;
        let settings = read(&format!(r#"{{"text":120,"tables":[7,{{"game":1}},{sound}],"window":[]}}"#));
        assert_eq!((settings.text, settings.window), (120, Window::default()));
        assert_eq!(settings.tables.len(), 1);
        assert_eq!(settings.tables[0].players, [None, Some("master".to_owned())]);
        assert!(read(r#"{"tables":"none"}"#).tables.is_empty());
        let lessons = read(r#"{"lessons":[1,{"game":"x","lesson":"y","step":3}],"text":120}"#);
        assert_eq!((lessons.learnt("x", "y"), lessons.learnt("x", "z"), lessons.text), (3, 0, 120));
        let coached = read(r#"{"coached":{"x":{"ask":3},"y":[7]},"text":120}"#);
        assert_eq!((coached.coaches("x", "ask"), coached.coaches("y", "ask"), coached.text), (false, true, 120));
        assert!(read(r#"{"coached":[1]}"#).coached.is_empty());
    }

    #[test]
    fn no_list_grows_beyond_its_bounds() {
        let mut tables = Vec::new();
        for number in 0..40 {
            let game = format!("game-{}", number % 30);
            LastTable { game, players: Vec::new(), options: BTreeMap::new(), clock: None }.remember(&mut tables);
        }
        assert_eq!((tables.len(), tables[0].game.as_str()), (GAMES, "game-9"));
        assert_eq!(tables.iter().filter(|table| table.game == "game-9").count(), 1);
        let many: Vec<String> = (0..99).map(|number| format!("\"option-{number}\":\"{}\"", "x".repeat(40))).collect();
        let table =
            format!(r#"{{"game":"g","players":[{}],"options":{{{}}}}}"#, ["null"; 30].join(","), many.join(","));
        let lesson = |number| format!(r#"{{"game":"spandau-1780","lesson":"lesson-number-{number}","step":1}}"#);
        let lessons: Vec<String> = (0..300).map(lesson).collect();
        let kinds: Vec<String> = (0..300).map(|number| format!(r#""ask-something-long-{number}":3"#)).collect();
        let coached: Vec<String> =
            (0..30).map(|number| format!(r#""some-game-{number}":{{{}}}"#, kinds.join(","))).collect();
        let settings = read(&format!(
            r#"{{"tables":[{}],"lessons":[{}],"coached":{{{}}}}}"#,
            vec![table; 99].join(","),
            lessons.join(","),
            coached.join(",")
        ));
        assert_eq!((settings.lessons.len(), settings.coached.len()), (LESSONS, COACHED.1));
        assert_eq!((settings.tables.len(), settings.tables[0].players.len()), (GAMES, MAX_SEATS));
        let written = serde_json::to_string_pretty(&settings).expect("settings are plain data");
        assert!((written.len() as u64) < crate::FileKind::Settings.limit(), "{} bytes", written.len());
    }
}
