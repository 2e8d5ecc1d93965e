//! Parses pasted or typed input: codes and invitations within other text, and paths copied from other programs.

use std::path::PathBuf;

use directories::UserDirs;

/// The reason why text does not contain exactly one code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastedError {
    /// The text contains nothing that starts like a code.
    Missing,
    /// The text contains the start of a code, but the code is incomplete or was changed.
    Torn,
    /// The text contains the start of a code, followed by more digits than a code can have.
    Long,
    /// The text contains several different codes.
    Several,
}

/// Finds the code in `text`, ignoring everything around it.
///
/// A code consists of `prefix` followed by base 32 digits, in upper or lower case. Line breaks, spaces, quotation
/// marks (`"` or `>` at the start of each line) and invisible characters within the code are skipped. `decode`
/// receives the digits in lower case without the prefix, and returns `None` if their checksum is wrong. The checksum
/// therefore determines the end of a code that is followed by words.
///
/// # Errors
///
/// Returns an error if the text does not contain exactly one code. Repetitions of the same code are allowed.
pub fn code<T: PartialEq>(
    text: &str,
    prefix: &str,
    max_digits: usize,
    decode: impl Fn(&str) -> Option<T>,
) -> Result<T, PastedError> {
    let mut starts = code_starts(text, prefix).peekable();
    let mut error = PastedError::Missing;
    let mut found = None;
    while let Some(start) = starts.next() {
        let end = starts.peek().copied().unwrap_or(text.len());
        let digits = Digits::read(&text[start + prefix.len()..end], max_digits);
        error = if digits.digits.len() > max_digits { PastedError::Long } else { PastedError::Torn };
        let Some(value) = digits.candidates().find_map(&decode) else { continue };
        if found.as_ref().is_some_and(|found| *found != value) {
            return Err(PastedError::Several);
        }
        found = Some(value);
    }
    found.ok_or(error)
}

/// Returns the byte offset of the first code in `text`, if any.
pub fn code_start(text: &str, prefix: &str) -> Option<usize> {
    code_starts(text, prefix).next()
}

fn code_starts<'a>(text: &'a str, prefix: &'a str) -> impl Iterator<Item = usize> + 'a {
    let windows = text.as_bytes().windows(prefix.len()).enumerate();
    windows.filter(|(_, window)| window.eq_ignore_ascii_case(prefix.as_bytes())).map(|(start, _)| start)
}

/// The base 32 digits that follow a prefix, and the lengths at which the code may end.
struct Digits {
    digits: String,
    ends: Vec<usize>,
}

impl Digits {
    fn read(text: &str, max: usize) -> Self {
        let mut digits = String::new();
        let mut ends = Vec::new();
        for letter in text.chars() {
            if letter.is_ascii_alphabetic() || ('2'..='7').contains(&letter) {
                digits.push(letter.to_ascii_lowercase());
                if digits.len() > max {
                    break;
                }
            } else if letter.is_alphanumeric() {
                break;
            } else if ends.last() != Some(&digits.len()) {
                ends.push(digits.len());
            }
        }
        if ends.last() != Some(&digits.len()) {
            ends.push(digits.len());
        }
        Self { digits, ends }
    }

    /// Returns the possible codes, the most likely first: all digits, then the digits before each of the first gaps,
    /// then the digits before each of the last gaps.
    fn candidates(&self) -> impl Iterator<Item = &str> {
        /// Maximum number of gaps that are tried from either end.
        const MAX: usize = 300;
        let first = self.ends.iter().take(MAX);
        let last = self.ends.iter().skip(MAX).rev().take(MAX);
        self.ends.last().into_iter().chain(first).chain(last).map(|end| &self.digits[..*end])
    }
}

/// Parses a pasted or typed path: surrounding whitespace and quotation marks are removed, a leading `~` is replaced
/// with the home folder, and `file://` addresses are converted to paths.
pub fn path(text: &str) -> PathBuf {
    let text = text.trim();
    let quotes = [('"', '"'), ('\'', '\''), ('“', '”'), ('„', '“'), ('‘', '’'), ('<', '>'), ('`', '`')];
    let unquoted = quotes.iter().find_map(|(open, close)| text.strip_prefix(*open)?.strip_suffix(*close));
    let text = unquoted.unwrap_or(text).trim();
    if let Some(path) = text.strip_prefix("file://").and_then(file_of_address) {
        return path;
    }
    let home = || UserDirs::new().map(|dirs| dirs.home_dir().to_owned());
    let in_home = text.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', '\\']));
    match in_home.and_then(|rest| Some((rest, home()?))) {
        Some((rest, home)) => home.join(rest.trim_start_matches(['/', '\\'])),
        None => PathBuf::from(text),
    }
}

/// Takes a `file://` address without this prefix. Returns its path, or `None` if the file is on another computer.
fn file_of_address(address: &str) -> Option<PathBuf> {
    let path = address.strip_prefix("localhost").unwrap_or(address);
    let path = percent_encoding::percent_decode_str(path).decode_utf8().ok()?;
    // On Windows, the address is `file:///C:/games`.
    let drive = path.strip_prefix('/').filter(|rest| rest.as_bytes().get(1) == Some(&b':'));
    path.starts_with('/').then(|| PathBuf::from(drive.unwrap_or(&path)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decodes a code whose checksum is `2345`.
    fn decode(digits: &str) -> Option<String> {
        let body = digits.strip_suffix("2345")?;
        (body.len() >= 8 && !body.contains("2345")).then(|| body.to_owned())
    }

    fn found(text: &str) -> Result<String, PastedError> {
        code(text, "rondel1", 40, decode)
    }

    #[test]
    fn a_code_is_found_in_what_surrounds_it() {
        let code = "rondel1abcdefghijkl2345";
        for text in [
            "rondel1abcdefghijkl2345",
            "  RONDEL1ABCDEFGHIJKL2345\r\n",
            "Come!\nrondel1abcdefghijkl2345\n\n\nSent from my phone",
            "rondel1abcdefghijkl2345 thanks",
            "\"rondel1abcdefghijkl2345\"",
            "“rondel1abcdefghijkl2345”, she wrote",
            "> Come and play:\n> rondel1abcdef\n> ghijkl2345\n>\n> Ann",
            ">> rondel1abcdef\n>> ghijkl23\n>> 45\nyes",
            "(rondel1abcdefghijkl2345)",
            "**rondel1abcdefghijkl2345**",
            "<rondel1abcdefghijkl2345>.",
            "rondel1abcdef\u{ad}ghi\u{200b}jkl2345",
            "rondel1abcdef=\r\nghijkl2345",
            "rondel1abcdefghijkl2345. 10 o'clock?",
            "rondel1abcdefghijkl2345\nGrüße",
            "rondel1abcdefghijkl2345 and once more rondel1abcdefghijkl2345",
            "rondel1abcdef (broken)\nrondel1abcdefghijkl2345",
        ] {
            assert_eq!(found(text).as_deref(), Ok("abcdefghijkl"), "{text}");
        }
        let long = format!("{code}\n{}", "word ".repeat(2_000));
        assert_eq!(super::code(&long, "rondel1", 100_000, decode).as_deref(), Ok("abcdefghijkl"));
        let broken = code[7..].chars().flat_map(|digit| [digit, '\n', '>', ' ']).collect::<String>();
        assert_eq!(found(&format!("rondel1{broken}")).as_deref(), Ok("abcdefghijkl"));
    }

    #[test]
    fn a_text_without_exactly_one_code_is_refused() {
        assert_eq!(found("beer"), Err(PastedError::Missing));
        assert_eq!(found(""), Err(PastedError::Missing));
        assert_eq!(found("rondel1"), Err(PastedError::Torn));
        assert_eq!(found("rondel1abcdefghijkl234"), Err(PastedError::Torn));
        assert_eq!(found("rondel1abcdefghijkl2345 or rondel1zzzzzzzzzzzz2345?"), Err(PastedError::Several));
        assert_eq!(found(&format!("rondel1{}", "a".repeat(50))), Err(PastedError::Long));
    }

    #[test]
    fn a_path_is_read_as_people_write_it() {
        let home = UserDirs::new().expect("a home folder").home_dir().to_owned();
        for (text, is) in [
            ("games/a.rondel", PathBuf::from("games/a.rondel")),
            (" /a b/c.rondel\n", PathBuf::from("/a b/c.rondel")),
            ("\"/a b/c.rondel\"", PathBuf::from("/a b/c.rondel")),
            ("'/a b/c.rondel'", PathBuf::from("/a b/c.rondel")),
            ("~/games/a.rondel", home.join("games/a.rondel")),
            ("~", home.clone()),
            ("~ann/a.rondel", PathBuf::from("~ann/a.rondel")),
            ("it's", PathBuf::from("it's")),
            ("file:///home/ann/my%20games/a.rondel", PathBuf::from("/home/ann/my games/a.rondel")),
            ("file://localhost/a.rondel", PathBuf::from("/a.rondel")),
            ("file:///C:/games/a.rondel", PathBuf::from("C:/games/a.rondel")),
            ("file://server/a.rondel", PathBuf::from("file://server/a.rondel")),
            ("", PathBuf::new()),
        ] {
            assert_eq!(path(text), is, "{text}");
        }
    }
}
