//! Reading files that anybody may have put there: by kind and size before a byte of them is read.

use std::fs::{File, FileType, Metadata};
use std::io::{self, Read as _};
use std::path::Path;

use rondel::{content, journal};

/// What a file is read as; each has a largest size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A saved game.
    Game,
    /// Cards and boards of a person's own.
    Content,
    /// Words, rules, drawings, lessons and code of a game that is being written.
    Source,
    /// A part of a comparison.
    Part,
    /// The settings.
    Settings,
    /// What was found out about a game.
    Review,
    /// What a person noted about a game.
    Notes,
    /// What a person says of a game.
    About,
    /// Choices to be taken in a game, a line each.
    Script,
}

impl FileKind {
    /// The most bytes a file of this kind has.
    pub const fn limit(self) -> u64 {
        match self {
            Self::Game => journal::LARGEST as u64,
            Self::Content => content::LARGEST_FILE as u64,
            Self::Source => 4_000_000,
            Self::Part => 20_000_000,
            Self::Settings => 50_000,
            Self::Review => 40_000_000,
            Self::Notes => 8_000_000,
            Self::About => 20_000,
            Self::Script => 1_000_000,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Game => "a saved game",
            Self::Content => "a content file",
            Self::Source => "a file of a game",
            Self::Part => "a part of a comparison",
            Self::Settings => "a settings file",
            Self::Review => "a review",
            Self::Notes => "a file of notes",
            Self::About => "what is said of a game",
            Self::Script => "a script",
        }
    }
}

/// What is not a file though it has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoFile {
    /// A folder.
    Folder,
    /// A pipe, from which reading could wait for ever.
    Pipe,
    /// A socket.
    Socket,
    /// A device, which may have no end.
    Device,
}

impl std::fmt::Display for NoFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Folder => "a folder",
            Self::Pipe => "a pipe",
            Self::Socket => "a socket",
            Self::Device => "a device",
        })
    }
}

/// Why a file is not read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It is something else.
    #[error("this is {0}, not a file")]
    NoFile(NoFile),
    /// It is larger than anything of its kind.
    #[error("the file has {size} bytes; {} can have at most {}", kind.name(), kind.limit())]
    TooLarge {
        /// How many bytes it has.
        size: u64,
        /// What it should be.
        kind: FileKind,
    },
    /// It is no text.
    #[error("line {line}: byte {byte} is not text")]
    NoText {
        /// Which line, from 1.
        line: usize,
        /// Which byte of it, from 1.
        byte: usize,
    },
    /// The system does not give it.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// Reads a file of this kind. Nothing else is so much as opened, since opening a pipe already waits.
///
/// # Errors
/// What is no file, too large or cannot be read.
pub fn read(path: &Path, kind: FileKind) -> Result<Vec<u8>, ReadError> {
    check(&path.metadata()?, kind)?;
    let file = File::open(path)?;
    // It may have been replaced since, or grow while it is read.
    let size = check(&file.metadata()?, kind)?;
    let mut bytes = Vec::with_capacity(usize::try_from(size).unwrap_or_default());
    let found = file.take(kind.limit() + 1).read_to_end(&mut bytes)? as u64;
    if found > kind.limit() { Err(ReadError::TooLarge { size: found, kind }) } else { Ok(bytes) }
}

/// Reads a file of this kind that must be text.
///
/// # Errors
/// As [`read`], and a byte that is no text.
pub fn read_text(path: &Path, kind: FileKind) -> Result<String, ReadError> {
    String::from_utf8(read(path, kind)?).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.split(|byte| *byte == b'\n').count();
        let byte = before.len() - before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1) + 1;
        ReadError::NoText { line, byte }
    })
}

/// The size of a file, where it is one and not too large.
fn check(about: &Metadata, kind: FileKind) -> Result<u64, ReadError> {
    if let Some(other) = no_file(about.file_type()) {
        return Err(ReadError::NoFile(other));
    }
    let size = about.len();
    if size > kind.limit() { Err(ReadError::TooLarge { size, kind }) } else { Ok(size) }
}

fn no_file(kind: FileType) -> Option<NoFile> {
    if kind.is_file() {
        return None;
    }
    if kind.is_dir() {
        return Some(NoFile::Folder);
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt as _;
        if kind.is_fifo() {
            return Some(NoFile::Pipe);
        }
        if kind.is_socket() {
            return Some(NoFile::Socket);
        }
    }
    Some(NoFile::Device)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_file_is_refused_by_its_kind() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let told = |path: &Path| read(path, FileKind::Game).expect_err("no file").to_string();
        assert_eq!(told(folder.path()), "this is a folder, not a file");
        assert!(matches!(read(&folder.path().join("none"), FileKind::Game), Err(ReadError::System(_))));
    }

    #[test]
    #[cfg(unix)]
    fn neither_a_pipe_nor_a_socket_nor_a_device_is_opened() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let told = |path: &Path| read(path, FileKind::Game).expect_err("no file").to_string();
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
        assert!(made.success());
        assert_eq!(told(&pipe), "this is a pipe, not a file");
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&pipe, &link).expect("a link");
        assert_eq!(told(&link), "this is a pipe, not a file");
        let socket = folder.path().join("socket");
        let _listener = std::os::unix::net::UnixListener::bind(&socket).expect("a socket");
        assert_eq!(told(&socket), "this is a socket, not a file");
        assert_eq!(told(Path::new("/dev/zero")), "this is a device, not a file");
    }

    #[test]
    fn a_file_of_a_size_that_nothing_of_its_kind_has_is_not_read() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("large");
        for (kind, told) in [
            (FileKind::Game, "the file has 4000001 bytes; a saved game can have at most 4000000"),
            (FileKind::Content, "the file has 100001 bytes; a content file can have at most 100000"),
            (FileKind::Source, "the file has 4000001 bytes; a file of a game can have at most 4000000"),
            (FileKind::Part, "the file has 20000001 bytes; a part of a comparison can have at most 20000000"),
            (FileKind::Settings, "the file has 50001 bytes; a settings file can have at most 50000"),
        ] {
            let file = File::create(&path).expect("a file");
            file.set_len(kind.limit() + 1).expect("a hole as large");
            assert_eq!(read(&path, kind).expect_err("too large").to_string(), told);
            file.set_len(kind.limit()).expect("a hole as large");
            assert_eq!(read(&path, kind).expect("as large as may be").len() as u64, kind.limit());
        }
    }

    #[test]
    fn a_byte_that_is_no_text_is_named_with_its_place() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("cards.ron");
        std::fs::write(&path, b"[\n1,\xFF]").expect("a file");
        assert_eq!(read_text(&path, FileKind::Content).expect_err("no text").to_string(), "line 2: byte 3 is not text");
    }
}
