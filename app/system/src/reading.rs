//! Reads files from untrusted sources. The type and size of a file are checked before any byte is read.

use std::fs::{File, FileType, Metadata};
use std::io::{self, Read as _};
use std::path::Path;

use rondel::{content, journal};

/// A type of file, which determines the maximum size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A saved game.
    Game,
    /// Cards and boards provided by the user.
    Content,
    /// Translations, rules, drawings, lessons and code of a game in development.
    Source,
    /// A part of a comparison.
    Part,
    /// The settings.
    Settings,
    /// The review of a game.
    Review,
    /// The user's notes on a game.
    Notes,
    /// The user's metadata for a game.
    About,
    /// Choices to make in a game, one per line.
    Script,
}

impl FileKind {
    /// Returns the maximum size in bytes.
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
            Self::About => "a file about a game",
            Self::Script => "a script",
        }
    }
}

/// An object in the file system that is not a regular file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoFile {
    /// A folder.
    Folder,
    /// A pipe, which may block readers indefinitely.
    Pipe,
    /// A socket.
    Socket,
    /// A device, which may have unlimited contents.
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

/// The reason why a file cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The path is not a regular file.
    #[error("this is {0}, not a file")]
    NoFile(NoFile),
    /// The file exceeds the maximum size of its type.
    #[error("the file has {size} bytes; {} can have at most {}", kind.name(), kind.limit())]
    TooLarge {
        /// Size in bytes.
        size: u64,
        /// The expected type.
        kind: FileKind,
    },
    /// The file is not UTF-8 text.
    #[error("line {line}: byte {byte} is not valid UTF-8 text")]
    NoText {
        /// Line number, from 1.
        line: usize,
        /// Byte position within the line, from 1.
        byte: usize,
    },
    /// The operating system cannot read the file.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// Reads a file of the given type. Only regular files are opened, since opening a pipe would already block.
///
/// # Errors
/// Returns an error if the path is not a regular file, or if the file is too large or cannot be read.
pub fn read(path: &Path, kind: FileKind) -> Result<Vec<u8>, ReadError> {
    check(&path.metadata()?, kind)?;
    let file = File::open(path)?;
    // The file may have been replaced in the meantime, or may grow while it is read.
    let size = check(&file.metadata()?, kind)?;
    let mut bytes = Vec::with_capacity(usize::try_from(size).unwrap_or_default());
    let found = file.take(kind.limit() + 1).read_to_end(&mut bytes)? as u64;
    if found > kind.limit() { Err(ReadError::TooLarge { size: found, kind }) } else { Ok(bytes) }
}

/// Reads a text file of the given type.
///
/// # Errors
/// Returns the errors of [`read`], and an error for invalid UTF-8.
pub fn read_text(path: &Path, kind: FileKind) -> Result<String, ReadError> {
    let mut bytes = read(path, kind)?;
    if let Some(text) = of_utf16(&bytes) {
        return Ok(text);
    }
    // Editors on Windows write a byte-order mark at the beginning.
    if bytes.starts_with(&[0xef, 0xbb, 0xbf]) {
        bytes.drain(..3);
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.split(|byte| *byte == b'\n').count();
        let byte = before.len() - before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1) + 1;
        ReadError::NoText { line, byte }
    })
}

/// Returns the text of a UTF-16 file, or `None` if it has no byte-order mark or is not valid UTF-16.
fn of_utf16(bytes: &[u8]) -> Option<String> {
    let unit: fn([u8; 2]) -> u16 = match bytes {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ => return None,
    };
    let (pairs, rest) = bytes[2..].as_chunks::<2>();
    let text = String::from_utf16(&pairs.iter().map(|pair| unit(*pair)).collect::<Vec<_>>()).ok();
    text.filter(|_| rest.is_empty())
}

/// Returns the size of a file, or an error if it is not a regular file or is too large.
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
    fn a_text_is_read_with_the_mark_that_editors_put_in_front() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("cards.ron");
        let utf16 = |unit: fn(u16) -> [u8; 2]| "\u{feff}[1, “é🎲”]".encode_utf16().flat_map(unit).collect::<Vec<u8>>();
        for bytes in
            ["[1, “é🎲”]".into(), "\u{feff}[1, “é🎲”]".into(), utf16(u16::to_le_bytes), utf16(u16::to_be_bytes)]
        {
            std::fs::write(&path, bytes).expect("a file");
            assert_eq!(read_text(&path, FileKind::Content).expect("text"), "[1, “é🎲”]");
        }
        std::fs::write(&path, b"\xff\xfe1").expect("a file");
        assert!(read_text(&path, FileKind::Content).is_err(), "half a character");
    }

    #[test]
    fn a_byte_that_is_no_text_is_named_with_its_place() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("cards.ron");
        std::fs::write(&path, b"[\n1,\xFF]").expect("a file");
        assert_eq!(
            read_text(&path, FileKind::Content).expect_err("no text").to_string(),
            "line 2: byte 3 is not valid UTF-8 text"
        );
    }
}
