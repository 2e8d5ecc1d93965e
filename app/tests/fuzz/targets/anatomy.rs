//! Determines the approximate structure of RON, JSON or JSON Lines, even if damaged, so that specific parts
//! can be modified.

use std::ops::Range;

/// Byte ranges of the parts of an input.
#[derive(Default)]
pub(crate) struct Anatomy {
    /// Items between commas, and values after a colon.
    pub(crate) items: Vec<Range<usize>>,
    /// Numbers.
    pub(crate) numbers: Vec<Range<usize>>,
    /// Unquoted words.
    pub(crate) words: Vec<Range<usize>>,
    /// Strings including their quotes.
    pub(crate) strings: Vec<Range<usize>>,
    /// Lines including their line breaks.
    pub(crate) lines: Vec<Range<usize>>,
}

/// The item being read at one nesting depth, and its value after a colon.
#[derive(Default)]
struct Open {
    item: Option<usize>,
    colon: bool,
    value: Option<usize>,
}

impl Open {
    fn token(&mut self, at: usize) {
        self.item.get_or_insert(at);
        if self.colon {
            self.value.get_or_insert(at);
        }
    }

    fn close(&mut self, end: usize, items: &mut Vec<Range<usize>>) {
        let Self { item, value, .. } = std::mem::take(self);
        items.extend(item.into_iter().chain(value).map(|start| start..end));
    }
}

impl Anatomy {
    pub(crate) fn of(text: &[u8]) -> Self {
        let mut parts = Self::default();
        let mut open = vec![Open::default()];
        let (mut at, mut end, mut line) = (0, 0, 0);
        while at < text.len() {
            let here = &text[at..];
            let depth = open.len();
            let (kind, length) = token(here);
            let inner = open.last_mut().expect("the outermost stays open");
            if let Token::Number | Token::Word | Token::Text | Token::Opens = kind {
                inner.token(at);
            }
            match kind {
                Token::Comma | Token::Closes => inner.close(end, &mut parts.items),
                Token::LineEnd if depth == 1 => inner.close(end, &mut parts.items),
                Token::Colon => (inner.colon, inner.value) = (true, None),
                Token::Number => parts.numbers.push(at..at + length),
                Token::Word => parts.words.push(at..at + length),
                Token::Text => parts.strings.push(at..at + length),
                Token::Opens | Token::LineEnd | Token::Space => {}
            }
            match kind {
                Token::Opens => open.push(Open::default()),
                Token::Closes if depth > 1 => drop(open.pop()),
                Token::LineEnd => {
                    parts.lines.push(line..at + 1);
                    line = at + 1;
                }
                _ => {}
            }
            at += length;
            if !matches!(kind, Token::Space | Token::LineEnd | Token::Comma | Token::Colon) {
                end = at;
            }
        }
        if line < text.len() {
            parts.lines.push(line..text.len());
        }
        while let Some(mut unclosed) = open.pop() {
            unclosed.close(end, &mut parts.items);
        }
        parts
    }
}

#[derive(Clone, Copy)]
enum Token {
    Comma,
    Colon,
    LineEnd,
    Opens,
    Closes,
    Number,
    Word,
    Text,
    /// A space, a comment, or anything else without meaning here.
    Space,
}

/// Returns the first token of non-empty text and its length.
fn token(text: &[u8]) -> (Token, usize) {
    let while_ = |is: fn(u8) -> bool| text.iter().position(|byte| !is(*byte)).unwrap_or(text.len());
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let is_number = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'+' | b'_');
    match text[0] {
        b',' => (Token::Comma, 1),
        b':' => (Token::Colon, 1),
        b'\n' => (Token::LineEnd, 1),
        b'(' | b'[' | b'{' => (Token::Opens, 1),
        b')' | b']' | b'}' => (Token::Closes, 1),
        b'"' => (Token::Text, string_length(text)),
        b'0'..=b'9' | b'-' => (Token::Number, while_(is_number)),
        b'/' if text.starts_with(b"//") => (Token::Space, while_(|byte| byte != b'\n')),
        letter if is_word(letter) => (Token::Word, while_(is_word)),
        _ => (Token::Space, 1),
    }
}

fn string_length(text: &[u8]) -> usize {
    let mut at = 1;
    while at < text.len() {
        match text[at] {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}
