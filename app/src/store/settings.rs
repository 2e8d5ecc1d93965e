//! What a person likes; a file of its own, which may be lost without harm.

use std::io;
use std::path::{Path, PathBuf};

use rondel::LANGUAGES;
use serde::{Deserialize, Serialize};

/// What a person likes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language, as `en`; that of the system where nothing is said.
    pub language: Option<String>,
    /// The size of all text, in percent.
    pub text: u16,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// How fast pieces glide.
    pub motion: Speed,
    /// How fast bots move.
    pub pace: Pace,
    /// Whether the only choice there is is taken without asking.
    pub forced: bool,
    /// What the players called themselves last time.
    pub names: Vec<String>,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ThemeChoice {
    /// Parchment by day.
    Light,
    /// By candle light.
    Dark,
    /// As the system has it.
    #[default]
    System,
}

/// How fast pieces glide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// They are where they are.
    None,
    /// Quickly.
    Fast,
    /// So that one can follow.
    #[default]
    Normal,
    /// So that one can point at them.
    Slow,
}

/// How fast bots move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// As soon as they know what to do.
    Instant,
    /// Quickly.
    Quick,
    /// So that one can follow.
    #[default]
    Normal,
    /// So that one can talk about it.
    Leisurely,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            text: 100,
            theme: ThemeChoice::default(),
            motion: Speed::default(),
            pace: Pace::default(),
            forced: true,
            names: Vec::new(),
        }
    }
}

impl Speed {
    /// How long a piece glides, in seconds.
    pub fn seconds(self) -> f32 {
        match self {
            Self::None => 0.0,
            Self::Fast => 0.14,
            Self::Normal => 0.26,
            Self::Slow => 0.55,
        }
    }
}

impl Pace {
    /// The least time between two moves of bots, in seconds.
    pub fn seconds(self) -> f64 {
        match self {
            Self::Instant => 0.0,
            Self::Quick => 0.35,
            Self::Normal => 0.9,
            Self::Leisurely => 1.9,
        }
    }
}

impl Settings {
    /// The smallest and the largest text, in percent.
    pub const TEXT: (u16, u16) = (80, 200);

    /// The language to speak.
    pub fn spoken(&self) -> String {
        let known = |wanted: &str| LANGUAGES.iter().find(|language| wanted.starts_with(**language)).copied();
        let chosen = self.language.as_deref().and_then(known);
        chosen.or_else(|| known(&sys_locale::get_locale()?)).unwrap_or("en").to_owned()
    }

    /// Reads the settings. A file that cannot be read is put aside, and what it was renamed to is told.
    pub fn read(file: &Path) -> (Self, Option<PathBuf>) {
        match std::fs::read(file) {
            Ok(bytes) => match serde_json::from_slice::<Self>(&bytes) {
                Ok(settings) => (settings.in_bounds(), None),
                Err(_) => (Self::default(), Some(put_aside(file))),
            },
            Err(_) => (Self::default(), None),
        }
    }

    fn in_bounds(mut self) -> Self {
        self.text = self.text.clamp(Self::TEXT.0, Self::TEXT.1);
        self.names.truncate(rondel::seat::MAX_SEATS);
        self
    }

    /// Writes the settings; the file is never half written.
    ///
    /// # Errors
    /// A place that cannot be written.
    pub fn write(&self, file: &Path) -> io::Result<()> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut text = serde_json::to_string_pretty(self)?;
        text.push('\n');
        let draft = file.with_extension("json.new");
        std::fs::write(&draft, text)?;
        std::fs::rename(draft, file)
    }
}

/// Gives a file another name, one that nothing is called yet.
fn put_aside(file: &Path) -> PathBuf {
    let first = file.with_extension("json.bak");
    let later = (2..1000).map(|number| file.with_extension(format!("json.{number}.bak")));
    let aside = std::iter::once(first.clone()).chain(later).find(|path| !path.exists()).unwrap_or(first);
    // Where it cannot be renamed it stays until the settings are changed.
    let _ = std::fs::rename(file, &aside);
    aside
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
        let aside = aside.expect("it was put aside");
        assert_eq!(std::fs::read_to_string(aside).expect("the old file"), "{ \"text\": ");
    }

    #[test]
    fn what_was_put_aside_before_is_kept() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("settings.json");
        let put_aside = |text: &str| {
            std::fs::write(&file, text).expect("a file");
            Settings::read(&file).1.expect("it was put aside")
        };
        let (first, second) = (put_aside("one"), put_aside("two"));
        assert_eq!(std::fs::read_to_string(first).expect("the older file"), "one");
        assert_eq!(std::fs::read_to_string(second).expect("the old file"), "two");
    }

    #[test]
    fn settings_are_read_as_they_were_written() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("deep/settings.json");
        let settings = Settings { language: Some("nl".to_owned()), text: 140, forced: false, ..Settings::default() };
        settings.write(&file).expect("written");
        assert_eq!(Settings::read(&file), (settings, None));
    }

    #[test]
    fn text_out_of_bounds_is_brought_back() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("settings.json");
        std::fs::write(&file, "{ \"text\": 900, \"language\": \"tlh\" }").expect("a file");
        assert_eq!(Settings::read(&file).0.text, 200);
        assert_eq!(Settings::read(&file).0.spoken().len(), 2);
    }
}
