//! Programs that the user has added as opponents. A saved game contains only the name of a program, so opening a game
//! from another person never starts a command that the user has not entered.

use std::io;
use std::time::Duration;

use rondel::journal::LONGEST_NAME;
use rondel::plain::excerpt;
use serde::{Deserialize, Serialize};

use super::settings::SettingsFault;
use super::{FileKind, ReadError, Store, read_text};

/// A program that can play as an opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// Its name, which is unique.
    pub name: String,
    /// The command that starts it.
    pub command: String,
    /// Time limit for each decision, in seconds.
    #[serde(default = "usual_seconds")]
    pub seconds: u16,
}

/// Maximum number of programs.
const MOST: usize = 50;
/// Maximum length of a command, in characters.
const LONGEST_COMMAND: usize = 500;
/// Minimum and maximum time limit for a decision, in seconds.
pub const PROGRAM_SECONDS: (u16, u16) = (1, 600);

const fn usual_seconds() -> u16 {
    10
}

impl Program {
    /// Creates a program with the usual time limit.
    pub fn new(name: &str, command: &str) -> Self {
        let (name, command) = (excerpt(name.trim(), LONGEST_NAME), command.trim().to_owned());
        Self { name, command, seconds: usual_seconds() }
    }

    /// Returns the time limit for each decision.
    pub fn limit(&self) -> Duration {
        Duration::from_secs(self.seconds.into())
    }
}

impl Store {
    /// Reads the programs. Returns an empty list if the file does not exist.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub fn programs(&self) -> Result<Vec<Program>, SettingsFault> {
        let text = match read_text(&self.programs_file(), FileKind::Settings) {
            Err(ReadError::System(error)) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            read => read?,
        };
        let wrong = |error: serde_json::Error| SettingsFault::Content(excerpt(&error.to_string(), 160));
        let mut programs: Vec<Program> = serde_json::from_str(&text).map_err(wrong)?;
        programs.truncate(MOST);
        for program in &mut programs {
            program.name = excerpt(program.name.trim(), LONGEST_NAME);
            program.seconds = program.seconds.clamp(PROGRAM_SECONDS.0, PROGRAM_SECONDS.1);
        }
        programs.retain(|program| !program.name.is_empty() && program.command.chars().count() <= LONGEST_COMMAND);
        Ok(programs)
    }

    /// Writes the programs.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn keep_programs(&self, programs: &[Program]) -> io::Result<()> {
        let mut text = serde_json::to_string_pretty(programs)?;
        text.push('\n');
        super::atomic::replace_private(&self.programs_file(), text.as_bytes())
    }

    fn programs_file(&self) -> std::path::PathBuf {
        self.root.join("programs.json")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_read_as_they_were_written_and_kept_in_bounds() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::at(folder.path());
        assert_eq!(store.programs().expect("none yet"), []);
        let bot = Program::new(" My bot ", " python bot.py ");
        assert_eq!(
            (bot.name.as_str(), bot.command.as_str(), bot.limit()),
            ("My bot", "python bot.py", Duration::from_secs(10))
        );
        store.keep_programs(std::slice::from_ref(&bot)).expect("written");
        assert_eq!(store.programs().expect("read"), [bot]);
        let file = store.programs_file();
        std::fs::write(&file, r#"[{"name": "slow", "command": "x", "seconds": 9999}, {"name": " ", "command": "x"}]"#)
            .expect("written");
        let read = store.programs().expect("read");
        assert_eq!(read, [Program { seconds: 600, ..Program::new("slow", "x") }]);
        std::fs::write(&file, "[{").expect("written");
        assert!(matches!(store.programs(), Err(SettingsFault::Content(_))));
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_can_read_the_commands() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::at(folder.path());
        store.keep_programs(&[Program::new("a", "b")]).expect("written");
        let mode = std::fs::metadata(store.programs_file()).expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0);
    }
}
