//! Limits on the nesting depth and the number of values in untrusted text, checked before parsing. Parsing must
//! not need much more memory than the text itself, and must not overflow the stack. The code that reads files
//! limits their size.

use std::iter::Peekable;
use std::str::Chars;

/// Maximum nesting depth of brackets in any file.
pub const DEEPEST: usize = 32;

/// The reason for rejecting an input.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OutOfBounds {
    /// The brackets are nested too deeply.
    #[error("brackets are nested deeper than {deepest}")]
    Deep {
        /// Maximum nesting depth.
        deepest: usize,
    },
    /// There are too many values.
    #[error("there are more than {most} values")]
    Many {
        /// Maximum number of values.
        most: usize,
    },
    /// A string is too long.
    #[error("a text has more than {most} characters")]
    Long {
        /// Maximum number of characters.
        most: usize,
    },
}

/// Checks, without parsing, that JSON is not nested too deeply and has at most `most_values` values.
///
/// # Errors
/// Returns an error if the input exceeds a limit. Invalid JSON is not an error here; the parser detects it.
pub fn json(text: &str, most_values: usize) -> Result<(), OutOfBounds> {
    json_within(text, most_values, DEEPEST)
}

/// Like [`json`], with a different limit on the nesting depth.
///
/// # Errors
/// Returns the same errors as [`json`].
pub fn json_within(text: &str, most_values: usize, deepest: usize) -> Result<(), OutOfBounds> {
    let (mut depth, mut values) = (0_usize, 1_usize);
    let (mut quoted, mut escaped) = (false, false);
    for byte in text.bytes() {
        if quoted {
            quoted = escaped || byte != b'"';
            escaped = !escaped && byte == b'\\';
            continue;
        }
        match byte {
            b'"' => quoted = true,
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            b',' => values += 1,
            _ => {}
        }
        if depth > deepest {
            return Err(OutOfBounds::Deep { deepest });
        }
        if values > most_values {
            return Err(OutOfBounds::Many { most: most_values });
        }
    }
    Ok(())
}

/// Checks, without parsing, that RON is not nested too deeply, has at most `most_values` values, and contains no
/// string longer than `longest` characters.
///
/// # Errors
/// Returns the limit that was exceeded, and the number (from 1) of the line that exceeds the limit.
pub fn ron(text: &str, most_values: usize, longest: usize) -> Result<(), (usize, OutOfBounds)> {
    let mut look = RonScanner { rest: text.chars().peekable(), line: 1, longest };
    let (mut depth, mut values) = (0_usize, 1_usize);
    let mut before = ' ';
    while let Some(letter) = look.next() {
        match letter {
            '"' => look.string()?,
            'r' if !before.is_alphanumeric() && before != '_' => look.raw_string()?,
            '\'' => look.character(),
            '/' => look.comment(),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' => values += 1,
            _ => {}
        }
        before = letter;
        if depth > DEEPEST {
            return Err((look.line, OutOfBounds::Deep { deepest: DEEPEST }));
        }
        if values > most_values {
            return Err((look.line, OutOfBounds::Many { most: most_values }));
        }
    }
    Ok(())
}

/// A scanner that holds the unread part of a RON document.
struct RonScanner<'a> {
    rest: Peekable<Chars<'a>>,
    line: usize,
    longest: usize,
}

impl RonScanner<'_> {
    fn next(&mut self) -> Option<char> {
        let letter = self.rest.next()?;
        self.line += usize::from(letter == '\n');
        Some(letter)
    }

    fn check(&self, length: usize) -> Result<(), (usize, OutOfBounds)> {
        if length > self.longest { Err((self.line, OutOfBounds::Long { most: self.longest })) } else { Ok(()) }
    }

    /// Skips the rest of a string whose opening quote has been read.
    fn string(&mut self) -> Result<(), (usize, OutOfBounds)> {
        let mut length = 0;
        while let Some(letter) = self.next() {
            match letter {
                '"' => break,
                '\\' => drop(self.next()),
                _ => {}
            }
            length += 1;
            self.check(length)?;
        }
        Ok(())
    }

    /// Skips the rest of a raw string, such as `r#"…"#`, whose `r` has been read. Does nothing if the `r` begins
    /// an identifier.
    fn raw_string(&mut self) -> Result<(), (usize, OutOfBounds)> {
        let mut marks = 0;
        while self.rest.next_if_eq(&'#').is_some() {
            marks += 1;
        }
        if self.rest.next_if_eq(&'"').is_none() {
            return Ok(());
        }
        let (mut length, mut closing) = (0, None);
        while let Some(letter) = self.next() {
            closing = match (letter, closing) {
                ('"', _) => Some(0),
                ('#', Some(found)) => Some(found + 1),
                _ => None,
            };
            if closing == Some(marks) {
                break;
            }
            length += 1;
            self.check(length)?;
        }
        Ok(())
    }

    /// Skips the rest of a character literal whose opening quote has been read. The character may be a bracket.
    fn character(&mut self) {
        if self.next() == Some('\\') {
            self.next();
        }
        self.rest.next_if_eq(&'\'');
    }

    /// Skips the rest of a comment whose first slash has been read. Does nothing if the slash does not begin a
    /// comment.
    fn comment(&mut self) {
        if self.rest.next_if_eq(&'/').is_some() {
            while self.next().is_some_and(|letter| letter != '\n') {}
        } else if self.rest.next_if_eq(&'*').is_some() {
            let mut open = 1_usize;
            while open > 0 {
                match self.next() {
                    None => return,
                    Some('*') if self.rest.next_if_eq(&'/').is_some() => open -= 1,
                    Some('/') if self.rest.next_if_eq(&'*').is_some() => open += 1,
                    Some(_) => {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_too_deep_or_too_manifold_is_refused() {
        let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        assert_eq!(json(&nested(DEEPEST), 9), Ok(()));
        assert_eq!(json(&nested(DEEPEST + 1), 9), Err(OutOfBounds::Deep { deepest: DEEPEST }));
        assert_eq!(json(&nested(1_000_000), 9), Err(OutOfBounds::Deep { deepest: DEEPEST }));
        assert_eq!(json("[1,2,3]", 3), Ok(()));
        assert_eq!(json("[1,2,3]", 2), Err(OutOfBounds::Many { most: 2 }));
        assert_eq!(json(r#"["a,b\",,,[[[[","\\"]"#, 2), Ok(()), "what is quoted counts as one");
    }

    #[test]
    fn ron_too_deep_too_manifold_or_too_long_is_refused_with_its_line() {
        let check = |text: &str| ron(text, 4, 5);
        assert_eq!(check("(name: \"abcde\", size: 3)"), Ok(()));
        assert_eq!(check("(\n name: \"abcdef\")"), Err((2, OutOfBounds::Long { most: 5 })));
        assert_eq!(check("(name: r#\"ab\"cdef\"#)"), Err((1, OutOfBounds::Long { most: 5 })));
        assert_eq!(check("[1,\n2,3,4,\n5]"), Err((2, OutOfBounds::Many { most: 4 })));
        assert_eq!(check(&format!("\n{}", "Some(".repeat(33))), Err((2, OutOfBounds::Deep { deepest: DEEPEST })));
    }

    #[test]
    fn comments_and_characters_open_no_brackets() {
        let many = "(".repeat(40);
        for text in [
            format!("// {many}\n1"),
            format!("/* /* {many} */ {many} */ 1"),
            format!("\"{}\\\"{}\"", &many[..3], &many[..1]),
            format!("[{}]", "'(',".repeat(40)),
            "[rank, r, other, \"r\"]".to_owned(),
        ] {
            assert_eq!(ron(&text, 99, 5), Ok(()), "{text}");
        }
        assert_eq!(ron(&format!("/* */ {many}"), 99, 5), Err((1, OutOfBounds::Deep { deepest: DEEPEST })));
        assert_eq!(ron(&format!("r \"'\" {many}"), 99, 5), Err((1, OutOfBounds::Deep { deepest: DEEPEST })));
    }
}
