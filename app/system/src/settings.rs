//! The user's settings, stored in a file that can be deleted without harm.

use std::io;
use std::path::{Path, PathBuf};

use rondel::LANGUAGES;
use rondel::journal::LONGEST_NAME;
use rondel::plain::excerpt;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::ui_state::{self, Coached, LastTable, Learnt, Window};
use super::{FileKind, ReadError, read_text};

/// The user's settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Language code, such as `en`, or `None` for the language of the system.
    pub language: Option<String>,
    /// Text size in percent.
    pub text: u16,
    /// Light or dark theme.
    pub theme: ThemeChoice,
    /// Speed of animations and of bots.
    pub speed: Speed,
    /// Whether to disable motion. Changes are still marked and shown for the same length of time.
    pub reduce_motion: bool,
    /// Sound volume in percent; 0 is silent.
    pub volume: u8,
    /// Whether to make a choice automatically if it is the only one.
    pub forced: bool,
    /// Whether the coach explains each kind of decision the first few times it occurs.
    pub coach: bool,
    /// Number of occurrences of each kind of decision.
    #[serde(deserialize_with = "ui_state::coached")]
    pub coached: Coached,
    /// The most recently used player names.
    pub names: Vec<String>,
    /// Whether to show a desktop notification when it is the user's turn and the window is in the background.
    pub notify: bool,
    /// Relay servers used to reach other players: `makers` (run by the makers of the network library), `none`, or
    /// the user's own addresses.
    pub relays: String,
    /// Whether hosted tables accept phones on the local network. The setting persists between program starts.
    pub phones: bool,
    /// The last setup of each game, most recent first.
    #[serde(deserialize_with = "ui_state::tables")]
    pub tables: Vec<LastTable>,
    /// The lessons that were started, with the progress of each.
    #[serde(deserialize_with = "ui_state::lessons")]
    pub lessons: Vec<Learnt>,
    /// The last state of the window.
    #[serde(deserialize_with = "ui_state::window")]
    pub window: Window,
}

/// A colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ThemeChoice {
    /// A light parchment theme.
    Light,
    /// A dark candlelight theme.
    Dark,
    /// The theme of the system.
    #[default]
    System,
}

/// Speed of animations and of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// No animation and no delay. Changes are only marked.
    None,
    /// Fast.
    Fast,
    /// Slow enough to follow.
    #[default]
    Normal,
    /// Slow enough to discuss.
    Slow,
}

/// Speeds in the format of older settings, which distinguish between animations and bots.
#[derive(Deserialize)]
struct Older {
    speed: Option<Speed>,
    motion: Option<Speed>,
    pace: Option<OldPace>,
}

/// Speed of bots in older settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum OldPace {
    Instant,
    Quick,
    Normal,
    Leisurely,
}

impl Older {
    /// Converts the old format to a speed, or returns `None` if the settings have the current format.
    fn meant(&self) -> Option<Speed> {
        match (self.speed, self.motion, self.pace) {
            (Some(_), ..) => None,
            (_, Some(Speed::None), _) => Some(Speed::None),
            (.., Some(OldPace::Instant | OldPace::Quick)) => Some(Speed::Fast),
            (.., Some(OldPace::Leisurely)) => Some(Speed::Slow),
            (_, motion, _) => motion,
        }
    }
}

/// A settings file that could not be read.
#[derive(Debug)]
pub struct Unreadable {
    /// The reason.
    pub fault: SettingsFault,
    /// Path of the backup, or `None` if the file could not be renamed.
    pub aside: Option<PathBuf>,
}

/// The reason why settings cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum SettingsFault {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] ReadError),
    /// The contents are not valid settings.
    #[error("{0}")]
    Content(String),
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            text: 100,
            theme: ThemeChoice::default(),
            speed: Speed::default(),
            reduce_motion: false,
            volume: 60,
            forced: true,
            coach: true,
            coached: Coached::new(),
            names: Vec::new(),
            notify: true,
            relays: String::new(),
            phones: false,
            tables: Vec::new(),
            lessons: Vec::new(),
            window: Window::default(),
        }
    }
}

impl Settings {
    /// Returns the number of completed steps in a lesson.
    pub fn learnt(&self, game: &str, lesson: &str) -> usize {
        let found = self.lessons.iter().find(|learnt| learnt.game == game && learnt.lesson == lesson);
        found.map_or(0, |learnt| learnt.step)
    }

    /// Records the progress in a lesson with the given number of steps. A completed lesson remains completed.
    pub fn learn(&mut self, game: &str, lesson: &str, step: usize, steps: usize) {
        let before = self.learnt(game, lesson);
        if before >= steps {
            return;
        }
        self.lessons.retain(|learnt| learnt.game != game || learnt.lesson != lesson);
        self.lessons.insert(0, Learnt { game: game.to_owned(), lesson: lesson.to_owned(), step: step.max(before) });
        self.lessons.truncate(ui_state::LESSONS);
    }

    /// Number of occurrences after which the coach no longer explains a decision.
    const OFTEN: u8 = 3;

    /// Returns whether the coach explains this kind of decision.
    pub fn coaches(&self, game: &str, kind: &str) -> bool {
        let times = self.coached.get(game).and_then(|kinds| kinds.get(kind));
        self.coach && times.is_none_or(|times| *times < Self::OFTEN)
    }

    /// Returns whether the coach explains this kind of decision for the last time.
    pub fn coaches_last(&self, game: &str, kind: &str) -> bool {
        let times = self.coached.get(game).and_then(|kinds| kinds.get(kind));
        self.coach && times.is_some_and(|times| *times == Self::OFTEN - 1)
    }

    /// Records a decision of this kind. If `game` has no record yet and the maximum number of games is already
    /// recorded, all existing records are removed first.
    pub fn met(&mut self, game: &str, kind: &str) {
        let (kinds, games) = ui_state::COACHED;
        if self.coached.len() >= games && !self.coached.contains_key(game) {
            self.coached.clear();
        }
        let met = self.coached.entry(game.to_owned()).or_default();
        if met.len() < kinds || met.contains_key(kind) {
            let times = met.entry(kind.to_owned()).or_default();
            *times = times.saturating_add(1);
        }
    }
}

impl Speed {
    /// Returns the factor by which display times are multiplied, relative to the normal speed.
    pub fn factor(self) -> f32 {
        match self {
            Self::None => 0.0,
            Self::Fast => 0.5,
            Self::Normal => 1.0,
            Self::Slow => 2.0,
        }
    }

    /// Returns the duration of a transition to an unrelated position, in seconds.
    pub fn seconds(self) -> f32 {
        0.27 * self.factor()
    }
}

impl Settings {
    /// Returns the duration of a motion, in seconds, or 0 if motion is disabled.
    pub fn moving(&self, seconds: f32) -> f32 {
        if self.reduce_motion { 0.0 } else { seconds }
    }

    /// Minimum and maximum text size, in percent.
    pub const TEXT: (u16, u16) = (80, 200);

    /// Returns the language to use.
    pub fn spoken(&self) -> String {
        let known = |wanted: &str| LANGUAGES.iter().find(|language| wanted.starts_with(**language)).copied();
        let chosen = self.language.as_deref().and_then(known);
        chosen.or_else(|| known(&sys_locale::get_locale()?)).unwrap_or("en").to_owned()
    }

    /// Reads the settings. An unreadable file is renamed to a backup and reported.
    pub fn read(file: &Path) -> (Self, Option<Unreadable>) {
        match Self::in_file(file) {
            Ok(mut settings) => {
                settings.keep_in_bounds();
                (settings, None)
            }
            Err(SettingsFault::File(ReadError::System(error))) if error.kind() == io::ErrorKind::NotFound => {
                (Self::default(), None)
            }
            Err(fault) => (Self::default(), Some(Unreadable { fault, aside: put_aside(file) })),
        }
    }

    /// Reads only the state of the window. An unreadable file is not changed.
    pub fn window_in(file: &Path) -> Window {
        Self::in_file(file).map(|settings| settings.window).unwrap_or_default()
    }

    fn in_file(file: &Path) -> Result<Self, SettingsFault> {
        Self::in_text(&read_text(file, FileKind::Settings)?)
            .map_err(|error| SettingsFault::Content(excerpt(&error.to_string(), 160)))
    }

    fn in_text(text: &str) -> serde_json::Result<Self> {
        let settings: Self = serde_json::from_str(text)?;
        let older: Older = serde_json::from_str(text)?;
        Ok(Self { speed: older.meant().unwrap_or(settings.speed), ..settings })
    }

    pub(super) fn keep_in_bounds(&mut self) {
        self.text = self.text.clamp(Self::TEXT.0, Self::TEXT.1);
        self.volume = self.volume.min(100);
        self.names.truncate(rondel::seat::MAX_SEATS);
        for name in &mut self.names {
            *name = excerpt(name, LONGEST_NAME);
        }
    }

    /// Returns the fields of the file that are unknown to this program. Returns no fields if the file cannot be read.
    pub(super) fn unknown_fields(file: &Path) -> serde_json::Result<Map<String, Value>> {
        let text = read_text(file, FileKind::Settings).unwrap_or_default();
        let mut fields: Map<String, Value> = serde_json::from_str(&text).unwrap_or_default();
        let known = serde_json::to_value(Self::default())?;
        // Fields of older versions are converted when the settings are read.
        fields.retain(|name, _| known.get(name).is_none() && !matches!(name.as_str(), "motion" | "pace"));
        Ok(fields)
    }

    /// Writes the settings together with fields that are unknown to this program.
    pub(super) fn write_with(&self, unknown: Map<String, Value>, file: &Path) -> io::Result<()> {
        // If the settings file is a link, its target is replaced.
        let file = std::fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        let mut fields = serde_json::to_value(self)?;
        if let Value::Object(fields) = &mut fields {
            fields.extend(unknown);
        }
        let mut text = serde_json::to_string_pretty(&fields)?;
        text.push('\n');
        super::atomic::replace(&file, text.as_bytes())
    }
}

/// Renames a file to an unused name. Returns `None` if that is not possible.
fn put_aside(file: &Path) -> Option<PathBuf> {
    let first = file.with_extension("json.bak");
    let later = (2..1000).map(|number| file.with_extension(format!("json.{number}.bak")));
    let aside = std::iter::once(first).chain(later).find(|path| path.symlink_metadata().is_err())?;
    std::fs::rename(file, &aside).ok().map(|()| aside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_settings_are_put_aside_not_lost() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("settings.json");
        std::fs::write(&file, "{ \"text\": ").expect("a file");
        let (settings, aside) = Settings::read(&file);
        assert_eq!(settings, Settings::default());
        let aside = aside.and_then(|unreadable| unreadable.aside).expect("it was put aside");
        assert_eq!(std::fs::read_to_string(aside).expect("the old file"), "{ \"text\": ");
    }

    #[test]
    fn what_was_put_aside_before_is_kept() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("settings.json");
        let put_aside = |text: &str| {
            std::fs::write(&file, text).expect("a file");
            Settings::read(&file).1.and_then(|unreadable| unreadable.aside).expect("it was put aside")
        };
        let (first, second) = (put_aside("one"), put_aside("two"));
        assert_eq!(std::fs::read_to_string(first).expect("the older file"), "one");
        assert_eq!(std::fs::read_to_string(second).expect("the old file"), "two");
    }

    #[test]
    fn settings_are_read_as_they_were_written() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("deep/settings.json");
        let settings =
            Settings { language: Some("nl".to_owned()), text: 140, volume: 0, forced: false, ..Settings::default() };
        settings.write_changes(&Settings::default(), &file).expect("written");
        let (read, fault) = Settings::read(&file);
        assert!(read == settings && fault.is_none());
    }

    #[test]
    #[cfg(unix)]
    fn what_is_no_file_or_too_large_is_put_aside_too() {
        type Make = fn(&Path);
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("settings.json");
        let made: [(Make, &str); 4] = [
            (|file| std::fs::create_dir(file).expect("a folder"), "this is a folder, not a file"),
            (
                |file| assert!(std::process::Command::new("mkfifo").arg(file).status().expect("mkfifo").success()),
                "this is a pipe, not a file",
            ),
            (|file| std::fs::write(file, " ".repeat(60_000)).expect("a file"), "the file has 60000 bytes"),
            (|file| std::fs::write(file, "[".repeat(40_000)).expect("a file"), "invalid type"),
        ];
        for (make, expected) in made {
            make(&file);
            let (settings, unreadable) = Settings::read(&file);
            let Unreadable { fault, aside } = unreadable.expect(expected);
            assert!(fault.to_string().contains(expected), "{fault}");
            assert!(settings == Settings::default() && aside.is_some_and(|aside| aside.exists()));
            assert!(!file.exists(), "the way is free for other settings");
        }
        std::fs::write(&file, "{ broken").expect("a file");
        Settings::default().write_changes(&Settings::default(), &file).expect("written");
        assert!(Settings::read(&file).1.is_none());
        let kept = folder.path().join("settings.json.5.bak");
        assert_eq!(std::fs::read_to_string(kept).expect("the old file"), "{ broken");
    }

    #[test]
    #[cfg(unix)]
    fn what_is_called_like_a_draft_is_left_alone_and_a_link_stays_one() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (file, real) = (folder.path().join("settings.json"), folder.path().join("mine.json"));
        let pipe = folder.path().join("settings.json.1.new");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        Settings::default().write_changes(&Settings::default(), &real).expect("written");
        std::os::unix::fs::symlink(&real, &file).expect("a link");
        let settings = Settings { text: 150, ..Settings::default() };
        settings.write_changes(&Settings::default(), &file).expect("written");
        assert_eq!(Settings::read(&real).0, settings);
        assert!(file.symlink_metadata().expect("the link").is_symlink() && pipe.exists());
    }

    #[test]
    fn with_less_motion_nothing_moves_and_all_is_shown_for_as_long() {
        let less = Settings::in_text(r#"{"speed":"slow","reduce_motion":true}"#).expect("settings");
        assert!(less.moving(3.0) <= 0.0 && less.speed == Speed::Slow);
        assert!(Settings::default().moving(3.0) > 2.9);
    }

    #[test]
    fn older_settings_say_how_fast_what_happens_is_shown() {
        let read = |text: &str| Settings::in_text(text).expect("settings").speed;
        assert_eq!(read("{}"), Speed::Normal);
        assert_eq!(read(r#"{"motion":"none","pace":"leisurely"}"#), Speed::None);
        assert_eq!(read(r#"{"motion":"slow","pace":"normal"}"#), Speed::Slow);
        assert_eq!(read(r#"{"motion":"normal","pace":"instant"}"#), Speed::Fast);
        assert_eq!(read(r#"{"pace":"leisurely"}"#), Speed::Slow);
        assert_eq!(read(r#"{"motion":"none","speed":"slow"}"#), Speed::Slow, "what is said now counts");
        let written = serde_json::to_string(&Settings::default()).expect("settings are plain data");
        assert!(written.contains(r#""speed":"normal""#) && !written.contains(r#""motion""#), "{written}");
    }

    #[test]
    fn text_out_of_bounds_is_brought_back() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("settings.json");
        std::fs::write(&file, "{ \"text\": 900, \"volume\": 200, \"language\": \"tlh\" }").expect("a file");
        assert_eq!(Settings::read(&file).0.text, 200);
        assert_eq!(Settings::read(&file).0.volume, 100);
        assert_eq!(Settings::read(&file).0.spoken().len(), 2);
    }
}
