//! Error messages in the user's language. Messages from the system and from files are included unchanged.

use std::io;
use std::path::Path;

use rondel::journal::{LoadError, Notice};
use rondel::plain::plain;
use rondel::setup::SameId;
use rondel::{IllegalAction, LuckError, SetupError, StartError, Text, journal};
use rondel_export::film::{AnimationError, FilmError};
use rondel_export::work::WorkError;
use rondel_hosting::{Broken, GuestError, Refusal};
use rondel_presenter::opponents::bot_name;
use rondel_presenter::words::Words;
use rondel_system::{MoveError, Moved, NoFile, OpenError, ReadError, SaveError, SettingsFault, Unopened, Unreadable};
use rondel_tables::code::CodeError;
use rondel_tables::external_bot::ExternalBotError;
use rondel_tables::{ProgramFault, SUBSTITUTE};

/// Returns a message about a problem in a file that could still be opened.
pub fn notice(notice: &Notice, words: &Words) -> String {
    match notice {
        Notice::TornLine { line } => words.with("fault-torn", "line", *line),
        Notice::Unreadable { line, reason } => words.say(&lined("fault-unreadable", *line, reason)),
        Notice::CannotBePlayed { line, reason } => words.say(&lined("fault-unplayable", *line, reason)),
        Notice::NoText => words.word("fault-stand-in"),
        Notice::NoSuchBot { seat, bot } => {
            words.say(&Text::new("fault-no-bot").with("bot", bot.as_str()).with("seat", seat.index() + 1))
        }
        Notice::Rewritten => words.word("fault-rewritten"),
        Notice::OtherVersion { version, .. } => words.with("header-version", "version", version.as_str()),
    }
}

fn lined(key: &'static str, line: usize, reason: &str) -> Text {
    Text::new(key).with("line", line).with("reason", reason)
}

/// Returns the reason why a file cannot be opened.
pub fn open_error(error: &OpenError, words: &Words) -> String {
    let (path, reason) = match error {
        OpenError::Unopened { path, source } => (path, unopened(source, words)),
        OpenError::UnknownGame { path, game } => (path, words.with("fault-no-game", "game", game.as_str())),
        OpenError::Guests { path, reason } => (path, words.with("fault-guests", "reason", reason.as_str())),
    };
    of_file(path, &reason)
}

/// Returns a message about a file, with the sanitised path at the beginning.
pub fn of_file(path: &Path, reason: &str) -> String {
    format!("{}: {reason}", plain(&path.to_string_lossy()))
}

/// Returns the reason why a file cannot be opened as a game.
pub fn unopened(fault: &Unopened, words: &Words) -> String {
    match fault {
        Unopened::File(error) => read_error(error, words),
        Unopened::Journal(error) => load_error(error, words),
        Unopened::Start(error) => start_error(error, words),
    }
}

/// Returns the reason why a game has no code, or why a code is invalid.
pub fn code_error(error: &CodeError, words: &Words) -> String {
    match error {
        CodeError::Foreign => words.word("code-foreign"),
        CodeError::Later => words.word("code-later"),
        CodeError::Torn => words.word("code-torn"),
        CodeError::Several => words.word("code-several"),
        CodeError::Long | CodeError::ManyPlies => words.word("code-long"),
        CodeError::GivenLuck => words.word("code-luck"),
        CodeError::Header(error) => load_error(error, words),
        CodeError::Start(error) => start_error(error, words),
        CodeError::OtherVersion { version, own } => {
            words.say(&Text::new("code-version").with("version", version.as_str()).with("own", *own))
        }
    }
}

/// Returns the reason why an export failed.
pub fn unmade(unmade: &WorkError, words: &Words) -> String {
    match unmade {
        WorkError::Film(FilmError::Long(_) | FilmError::Reel(AnimationError::Large)) => words.word("share-film-long"),
        WorkError::Save(error) => save_error(error, words),
        other => words.with("share-unmade", "reason", other.to_string()),
    }
}

/// Returns the reason why a game's file was not moved.
pub fn unmoved(why: &MoveError, words: &Words) -> String {
    match why {
        MoveError::Busy { path } => of_file(path, &words.word("library-busy")),
        MoveError::System { path, source } => of_file(path, &source.to_string()),
    }
}

/// Returns the reason why a file cannot be read.
pub fn read_error(error: &ReadError, words: &Words) -> String {
    match error {
        ReadError::NoFile(other) => words.word(match other {
            NoFile::Folder => "fault-folder",
            NoFile::Pipe => "fault-pipe",
            NoFile::Socket => "fault-socket",
            NoFile::Device => "fault-device",
        }),
        ReadError::TooLarge { size, kind } => too_large(*size, kind.limit(), words),
        ReadError::NoText { line, byte } => {
            words.say(&Text::new("fault-no-text").with("line", *line).with("byte", *byte))
        }
        ReadError::System(error) => error.to_string(),
    }
}

fn too_large(size: u64, limit: u64, words: &Words) -> String {
    words.say(&Text::new("fault-too-large").with("size", size as i64).with("limit", limit as i64))
}

/// Returns the message saying that the settings cannot be read, including the new location of the file.
pub fn unreadable_settings(Unreadable { fault, aside }: &Unreadable, words: &Words) -> String {
    let reason = settings_fault(fault, words);
    match aside {
        Some(aside) => {
            words.say(&Text::new("notice-settings-broken").with("reason", reason).with("file", aside.to_string_lossy()))
        }
        None => words.with("notice-settings-stuck", "reason", reason),
    }
}

/// Returns the reason why settings cannot be read.
pub fn settings_fault(fault: &SettingsFault, words: &Words) -> String {
    match fault {
        SettingsFault::File(error) => read_error(error, words),
        SettingsFault::Content(reason) => reason.clone(),
    }
}

/// Returns the message saying that a bot plays instead of a program.
pub fn program_fault(fault: &ProgramFault, words: &Words) -> String {
    let ProgramFault { name, failure, .. } = fault;
    let reason = match failure {
        None => words.word("program-unknown"),
        Some(ExternalBotError::Command(_)) => words.word("program-command"),
        Some(ExternalBotError::Start { error, .. }) => words.with("program-start", "reason", error.to_string()),
        Some(ExternalBotError::Ended { said: Some(said), .. }) => {
            words.with("program-ended-said", "line", said.clone())
        }
        Some(ExternalBotError::Ended { status: Some(status), .. }) => {
            words.with("program-ended-status", "status", status.to_string())
        }
        Some(ExternalBotError::Ended { .. } | ExternalBotError::Lost) => words.word("program-ended"),
        Some(ExternalBotError::Late { limit, .. }) => {
            words.with("program-late", "seconds", limit.as_secs().to_string())
        }
        Some(ExternalBotError::Flood { .. }) => words.word("program-flood"),
        Some(ExternalBotError::Nonsense { line, .. }) => {
            words.with("program-nonsense", "line", plain(line).into_owned())
        }
        Some(ExternalBotError::Unasked { of, .. }) => words.with("program-unasked", "number", of.to_string()),
        Some(ExternalBotError::Illegal { choice, count, .. }) => {
            words.say(&Text::new("program-illegal").with("choice", choice.to_string()).with("count", *count))
        }
    };
    let bot = bot_name(SUBSTITUTE, words);
    words.say(&Text::new("program-replaced").with("name", name.clone()).with("reason", reason).with("bot", bot))
}

/// Returns the message saying that a game continues in another file.
pub fn moved(Moved { from, to }: &Moved, words: &Words) -> String {
    words.say(&Text::new("notice-moved").with("from", from.to_string_lossy()).with("to", to.to_string_lossy()))
}

fn load_error(error: &LoadError, words: &Words) -> String {
    match error {
        LoadError::TooLarge { size } => too_large(*size as u64, journal::LARGEST as u64, words),
        LoadError::UnknownGame { game } => words.with("fault-no-game", "game", game.as_str()),
        LoadError::Empty => words.word("fault-empty"),
        LoadError::Foreign(reason) => words.with("fault-foreign", "reason", reason.as_str()),
        LoadError::Format { .. } => words.word("fault-format"),
    }
}

/// Returns the reason why a game could not be saved.
pub fn save_error(error: &SaveError, words: &Words) -> String {
    let (path, reason) = match error {
        SaveError::Busy { path } => (path, words.word("fault-busy")),
        SaveError::System { path, source } => (path, source.to_string()),
    };
    of_file(path, &reason)
}

/// Returns the message that is shown while a game is unsaved, with the reason and a remedy.
pub fn save_trouble(error: &SaveError, words: &Words) -> String {
    let reason = save_error(error, words);
    if let SaveError::Busy { .. } = error {
        return words.with("save-trouble-elsewhere", "reason", reason);
    }
    let SaveError::System { source, .. } = error else { return words.with("save-trouble", "reason", reason) };
    match source.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            words.with("save-trouble-forbidden", "reason", reason)
        }
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            words.with("save-trouble-full", "reason", reason)
        }
        _ => words.with("save-trouble", "reason", reason),
    }
}

/// Returns the reason why a guest cannot continue, phrased as the end of a sentence.
pub fn visit_fault(fault: &GuestError, words: &Words) -> String {
    match fault {
        GuestError::Refused(refusal) => words.word(match refusal {
            Refusal::No => "far-no",
            Refusal::Protocol(_) => "far-protocol",
            Refusal::Garbled => "far-garbled",
            Refusal::TooMany => "far-too-many",
            Refusal::Behind => "far-behind",
            Refusal::Closed => "far-table-closed",
            Refusal::Elsewhere => "far-elsewhere",
        }),
        GuestError::UnknownGame(game) => words.with("fault-no-game", "game", game.as_str()),
        GuestError::OtherVersion { theirs, own } => {
            words.say(&Text::new("far-other-version").with("theirs", theirs.as_str()).with("own", *own))
        }
        GuestError::Senseless(_) => words.word("far-senseless"),
        GuestError::Broken(fault) => broken(fault, words),
    }
}

/// Returns how a host violated the protocol, phrased as the end of a sentence.
pub fn broken(broken: &Broken, words: &Words) -> String {
    match broken {
        Broken::HostShare => words.word("far-broken-host"),
        Broken::Recommitted => words.word("far-broken-again"),
        Broken::GuestShare(seat) => words.with("far-broken-guest", "seat", seat.index() + 1),
        Broken::OtherShares => words.word("far-broken-shares"),
        Broken::Journal(reason) => words.with("far-broken-journal", "reason", reason.as_str()),
        Broken::Length { opened, told } => {
            words.say(&Text::new("far-broken-length").with("opened", *opened).with("told", *told))
        }
        Broken::Shown { ply, part, .. } => {
            words.say(&Text::new("far-broken-shown").with("ply", *ply).with("part", part.as_str()))
        }
    }
}

/// Returns the reason why a game cannot begin.
pub fn start_error(error: &StartError, words: &Words) -> String {
    match error {
        StartError::Seats { asked, .. } => words.with("fault-seats", "count", *asked),
        StartError::OtherGame { game, setup } => {
            words.say(&Text::new("fault-other-game").with("game", game.as_str()).with("setup", *setup))
        }
        StartError::Setup(error) => setup_error(error, words),
        StartError::Clock => words.word("fault-clock"),
        StartError::Luck(error) => luck_error(error, words),
        StartError::Fork { number, .. } => words.with("fault-fork", "number", *number),
        StartError::Branch => words.word("fault-branch"),
    }
}

/// Returns the reason why a setup cannot be opened or changed.
pub fn setup_error(error: &SetupError, words: &Words) -> String {
    match error {
        SetupError::NoSuchOption { option, .. } => words.with("fault-no-option", "option", option.as_str()),
        SetupError::NoSuchValue { option, value, .. } => {
            words.say(&Text::new("fault-no-value").with("option", option.as_str()).with("value", value.as_str()))
        }
        SetupError::NoSuchContent { file } => words.with("fault-no-content", "file", file.as_str()),
        // The message already says what is wrong and where.
        SetupError::Content(_) | SetupError::Models(_) => plain(&error.to_string()).into_owned(),
    }
}

/// Returns the reason why a decision was rejected.
pub fn illegal_action(refused: &IllegalAction, words: &Words) -> String {
    match refused {
        IllegalAction::Over => words.word("fault-over"),
        IllegalAction::NoSuchChoice { number, .. } => words.with("fault-no-choice", "number", *number),
        IllegalAction::NotAllowed(action) => words.with("fault-not-allowed", "action", action.to_string()),
        IllegalAction::Forfeit => words.word("fault-forfeit"),
        IllegalAction::Luck(error) => luck_error(error, words),
    }
}

/// Returns the reason why given results do not fit the random events of a deal or a decision.
fn luck_error(error: &LuckError, words: &Words) -> String {
    match error {
        LuckError::Impossible { number, .. } => words.with("fault-luck-impossible", "number", *number),
        LuckError::Unused { left } => words.with("fault-luck-unused", "count", *left),
        LuckError::TooMany { most, .. } => words.with("fault-luck-many", "count", *most),
        LuckError::WithGuests => words.word("fault-luck-guests"),
    }
}

/// Returns the reason why no games are available.
pub fn same_id(same: &SameId, words: &Words) -> String {
    words.with("fault-same-game", "game", same.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_helps_depends_on_what_is_the_matter() {
        let words = Words::new("en", []);
        let system = |kind: io::ErrorKind| SaveError::System { path: "a.rondel".into(), source: kind.into() };
        let told = |error: SaveError| save_trouble(&error, &words);
        let space = "Free some disk space";
        assert!(told(system(io::ErrorKind::StorageFull)).contains(space));
        let forbidden = told(system(io::ErrorKind::PermissionDenied));
        assert!(
            forbidden.contains("do not have permission to write there") && !forbidden.contains(space),
            "{forbidden}"
        );
        let busy = told(SaveError::Busy { path: "a.rondel".into() });
        assert!(busy.contains("Close it in the other window") && !busy.contains(space), "{busy}");
        let other = told(system(io::ErrorKind::NotADirectory));
        assert!(
            other.contains("a.rondel: ") && other.contains("save it elsewhere") && !other.contains(space),
            "{other}"
        );
        for told in [forbidden, busy, other] {
            assert!(
                told.starts_with("The game continues but cannot be saved (")
                    && told.ends_with("this window stays open.")
            );
        }
    }
}
