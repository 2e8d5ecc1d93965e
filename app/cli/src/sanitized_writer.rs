//! A final filter for terminal output. Names and notices are sanitised much earlier. This filter catches anything
//! that was missed.

use std::io::{self, Write};

use rondel::plain::{STAND_IN, is_plain};

/// A writer that passes on plain text and replaces everything else.
pub(super) struct SanitizedWriter<W: Write> {
    out: W,
    /// The first bytes of an incomplete character.
    begun: Vec<u8>,
}

impl<W: Write> SanitizedWriter<W> {
    pub(super) fn around(out: W) -> Self {
        Self { out, begun: Vec::new() }
    }
}

/// Returns whether a terminal displays this character without interpreting it. Tabs separate columns.
fn passes(letter: char) -> bool {
    is_plain(letter) || matches!(letter, '\n' | '\t')
}

impl<W: Write> Write for SanitizedWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let harmless = |byte: &u8| matches!(byte, b' '..=b'~' | b'\n' | b'\t');
        if self.begun.is_empty() && bytes.iter().all(harmless) {
            return self.out.write_all(bytes).map(|()| bytes.len());
        }
        self.begun.extend_from_slice(bytes);
        let mut shown = String::with_capacity(self.begun.len());
        let mut rest = 0;
        for chunk in self.begun.utf8_chunks() {
            shown.extend(chunk.valid().chars().map(|letter| if passes(letter) { letter } else { STAND_IN }));
            rest += chunk.valid().len();
            let unfinished = std::str::from_utf8(&self.begun[rest..]).is_err_and(|error| error.error_len().is_none());
            if unfinished {
                break;
            }
            rest += chunk.invalid().len();
            if !chunk.invalid().is_empty() {
                shown.push(STAND_IN);
            }
        }
        self.begun.drain(..rest);
        self.out.write_all(shown.as_bytes()).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(pieces: &[&[u8]]) -> String {
        let mut rim = SanitizedWriter::around(Vec::new());
        for piece in pieces {
            rim.write_all(piece).expect("memory");
        }
        String::from_utf8(rim.out).expect("text")
    }

    #[test]
    fn plain_lines_pass_as_they_are() {
        let words = "Übung\t„a“ – שלום 👩\u{200d}🚀\n{\"a\": 1}\n";
        assert_eq!(written(&[words.as_bytes()]), words);
        let bytes: Vec<&[u8]> = words.as_bytes().chunks(1).collect();
        assert_eq!(written(&bytes), words, "byte by byte too");
    }

    #[test]
    fn what_steers_a_terminal_does_not_pass() {
        assert_eq!(written(&[b"a\x1b[2J\x07\r\x7f"]), "a\u{FFFD}[2J\u{FFFD}\u{FFFD}\u{FFFD}");
        assert_eq!(written(&["\u{9b}31m\u{202e}".as_bytes()]), "\u{FFFD}31m\u{FFFD}");
        assert_eq!(written(&[b"\xC2", b"\x9b1m"]), "\u{FFFD}1m", "though it comes in two pieces");
        assert_eq!(written(&[b"a\xFFb\x9b"]), "a\u{FFFD}b\u{FFFD}");
    }
}
