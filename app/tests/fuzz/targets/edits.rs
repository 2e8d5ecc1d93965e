//! Modifications of valid input: bytes, lines, values and words are changed, moved, replaced or enlarged.

use std::ops::Range;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::anatomy::Anatomy;

/// A modification. Positions are relative, so that every edit can be applied to every input.
#[derive(Clone, Debug)]
pub(crate) enum Edit {
    /// Replaces a byte.
    Byte(Index, u8),
    /// Inserts bytes.
    Insert(Index, &'static str),
    /// Removes bytes.
    Cut(Index, usize),
    /// Truncates the text.
    Truncate(Index),
    /// Inserts a prefix.
    Prefix(&'static str),
    /// Changes the line breaks to those of another system.
    Returns,
    /// Removes a line, repeats it, or swaps it with another.
    LineOut(Index),
    LineAgain(Index, Index),
    LineSwap(Index, Index),
    /// Inserts a line from a different input.
    LineFrom(Index, Index, Index),
    /// Inserts an invalid line.
    LineOdd(Index, &'static str),
    /// Removes an item, repeats it, swaps it with another, or replaces it with another.
    ItemOut(Index),
    ItemAgain(Index),
    ItemSwap(Index, Index),
    ItemFrom(Index, Index, Index),
    /// Wraps an item in the given number of brackets.
    Nest(Index, &'static str, usize),
    /// Replaces a number.
    Number(Index, &'static str),
    /// Increases or decreases a number.
    Count(Index, i64),
    /// Replaces a word with another.
    Word(Index, Index),
    /// Replaces a string with an unusual or very long one.
    Text(Index, &'static str),
    Long(Index, usize),
}

const NUMBERS: [&str; 23] = [
    "0",
    "1",
    "2",
    "3",
    "-1",
    "-0",
    "7",
    "63",
    "64",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "18446744073709551615",
    "18446744073709551616",
    "1e308",
    "1e999",
    "0.5",
];
const STRINGS: [&str; 16] = [
    r#""""#,
    r#"" ""#,
    r#""{$x}""#,
    r#""{ $count }""#,
    r#""{""#,
    r#""}""#,
    "\"\u{1b}[2J\u{1b}]0;x\u{7}\"",
    r#""\u001b[31m""#,
    r#""\u{1b}[31m""#,
    r#""\n\r\t""#,
    "\"\u{0}\"",
    r#""\ud800""#,
    "\"\u{202e}\u{200b}\u{9b}\"",
    r#""../../x""#,
    r#""\"""#,
    "\"\u{1f600}é\"",
];
const LINES: [&str; 9] = [
    "\n",
    "{}\n",
    "\"undo\"\n",
    "null\n",
    "[]\n",
    "{\"play\":{\"seat\":0,\"action\":null}}\n",
    "{\"play\":{\"seat\":255,\"action\":0}}\n",
    "{\"undo\":null}\n",
    "\u{feff}\"undo\"\n",
];
const PIECES: [&str; 14] =
    ["\"", "{", "}", "[", "(", ",", ":", "\\", "\u{0}", "\u{1b}[2J", "\n", "\u{feff}", "//", "1e9999"];
const BRACKETS: [&str; 4] = ["[]", "()", "{}", "Some()"];

/// Generates one to five edits.
pub(crate) fn edits() -> impl Strategy<Value = Vec<Edit>> {
    vec(edit(), 1..=5)
}

fn edit() -> impl Strategy<Value = Edit> {
    let place = any::<Index>;
    let of_bytes = prop_oneof![
        (place(), any::<u8>()).prop_map(|(at, byte)| Edit::Byte(at, byte)),
        (place(), select(&PIECES[..])).prop_map(|(at, piece)| Edit::Insert(at, piece)),
        (place(), 1..40_usize).prop_map(|(at, length)| Edit::Cut(at, length)),
        place().prop_map(Edit::Truncate),
        select(vec!["\u{feff}", "\n", " ", "\u{0}", "//"]).prop_map(Edit::Prefix),
        Just(Edit::Returns),
    ];
    let of_lines = prop_oneof![
        place().prop_map(Edit::LineOut),
        (place(), place()).prop_map(|(line, to)| Edit::LineAgain(line, to)),
        (place(), place()).prop_map(|(one, other)| Edit::LineSwap(one, other)),
        (place(), place(), place()).prop_map(|(at, text, line)| Edit::LineFrom(at, text, line)),
        (place(), select(&LINES[..])).prop_map(|(at, line)| Edit::LineOdd(at, line)),
    ];
    let of_items = prop_oneof![
        place().prop_map(Edit::ItemOut),
        place().prop_map(Edit::ItemAgain),
        (place(), place()).prop_map(|(one, other)| Edit::ItemSwap(one, other)),
        (place(), place(), place()).prop_map(|(item, text, other)| Edit::ItemFrom(item, text, other)),
        (place(), select(&BRACKETS[..]), select(vec![1, 2, 50, 200, 20_000]))
            .prop_map(|(item, brackets, depth)| Edit::Nest(item, brackets, depth)),
    ];
    let of_words = prop_oneof![
        3 => (place(), select(&NUMBERS[..])).prop_map(|(at, number)| Edit::Number(at, number)),
        3 => (place(), -3..=3_i64).prop_map(|(at, more)| Edit::Count(at, more)),
        3 => (place(), place()).prop_map(|(one, other)| Edit::Word(one, other)),
        2 => (place(), select(&STRINGS[..])).prop_map(|(at, text)| Edit::Text(at, text)),
        1 => (place(), select(vec![300, 5_000, 200_000])).prop_map(|(at, length)| Edit::Long(at, length)),
    ];
    prop_oneof![2 => of_bytes, 2 => of_lines, 3 => of_items, 4 => of_words]
}

/// Applies all edits in order. Lines and items may be taken from `others`.
pub(crate) fn apply(edits: &[Edit], text: &str, others: &[&str]) -> Vec<u8> {
    edits.iter().fold(text.as_bytes().to_vec(), |text, edit| edit.apply(text, others))
}

impl Edit {
    fn apply(&self, mut text: Vec<u8>, others: &[&str]) -> Vec<u8> {
        let parts = Anatomy::of(&text);
        let other = |which: &Index| others[which.index(others.len())].as_bytes();
        match self {
            Self::Byte(at, byte) => {
                if !text.is_empty() {
                    let at = at.index(text.len());
                    text[at] = *byte;
                }
            }
            Self::Insert(at, piece) => {
                let at = at.index(text.len() + 1);
                put(&mut text, at..at, piece.as_bytes());
            }
            Self::Cut(at, length) => {
                let at = at.index(text.len() + 1);
                let end = text.len().min(at + length);
                put(&mut text, at..end, b"");
            }
            Self::Truncate(at) => text.truncate(at.index(text.len() + 1)),
            Self::Prefix(piece) => put(&mut text, 0..0, piece.as_bytes()),
            Self::Returns => text = String::from_utf8_lossy(&text).replace('\n', "\r\n").into_bytes(),
            Self::LineOut(line) => one(&parts.lines, line, |line| put(&mut text, line, b"")),
            Self::LineAgain(line, to) => two(&parts.lines, line, to, |line, to| {
                let copy = text[line].to_vec();
                put(&mut text, to.start..to.start, &copy);
            }),
            Self::LineSwap(line, with) => two(&parts.lines, line, with, |line, with| swap(&mut text, line, with)),
            Self::LineFrom(at, which, line) => {
                let other = other(which);
                one(&Anatomy::of(other).lines, line, |line| {
                    one(&parts.lines, at, |at| put(&mut text, at.start..at.start, &other[line]));
                });
            }
            Self::LineOdd(at, line) => one(&parts.lines, at, |at| put(&mut text, at.start..at.start, line.as_bytes())),
            Self::ItemOut(item) => one(&parts.items, item, |item| {
                let comma = text[item.end..].iter().position(|byte| !byte.is_ascii_whitespace());
                let comma = comma.filter(|at| text[item.end + at] == b',');
                put(&mut text, item.start..comma.map_or(item.end, |at| item.end + at + 1), b"");
            }),
            Self::ItemAgain(item) => one(&parts.items, item, |item| {
                let copy = [text[item.clone()].as_ref(), b", ".as_ref()].concat();
                put(&mut text, item.start..item.start, &copy);
            }),
            Self::ItemSwap(item, with) => two(&parts.items, item, with, |item, with| swap(&mut text, item, with)),
            Self::ItemFrom(item, which, with) => {
                let other = other(which);
                one(&Anatomy::of(other).items, with, |with| {
                    one(&parts.items, item, |item| put(&mut text, item, &other[with]));
                });
            }
            Self::Nest(item, brackets, depth) => one(&parts.items, item, |item| {
                let (open, close) = brackets.split_at(brackets.len() - 1);
                let nested =
                    [open.repeat(*depth).as_bytes(), &text[item.clone()], close.repeat(*depth).as_bytes()].concat();
                put(&mut text, item, &nested);
            }),
            Self::Number(at, number) => one(&parts.numbers, at, |at| put(&mut text, at, number.as_bytes())),
            Self::Count(at, more) => one(&parts.numbers, at, |at| {
                let number = std::str::from_utf8(&text[at.clone()]).ok().and_then(|words| words.parse::<i64>().ok());
                if let Some(number) = number {
                    put(&mut text, at, number.saturating_add(*more).to_string().as_bytes());
                }
            }),
            Self::Word(at, from) => two(&parts.words, at, from, |at, from| {
                let word = text[from].to_vec();
                put(&mut text, at, &word);
            }),
            Self::Text(at, words) => one(&parts.strings, at, |at| put(&mut text, at, words.as_bytes())),
            Self::Long(at, length) => one(&parts.strings, at, |at| {
                put(&mut text, at, format!("\"{}\"", "Wm ".repeat(length / 3)).as_bytes());
            }),
        }
        text
    }
}

fn put(text: &mut Vec<u8>, at: Range<usize>, words: &[u8]) {
    text.splice(at, words.iter().copied());
}

/// Swaps two ranges if they do not overlap.
fn swap(text: &mut Vec<u8>, one: Range<usize>, other: Range<usize>) {
    let (first, second) = if one.start <= other.start { (one, other) } else { (other, one) };
    if first.end <= second.start {
        let (first_words, second_words) = (text[first.clone()].to_vec(), text[second.clone()].to_vec());
        put(text, second, &first_words);
        put(text, first, &second_words);
    }
}

fn one(parts: &[Range<usize>], at: &Index, edit: impl FnOnce(Range<usize>)) {
    if !parts.is_empty() {
        edit(parts[at.index(parts.len())].clone());
    }
}

fn two(parts: &[Range<usize>], one: &Index, other: &Index, edit: impl FnOnce(Range<usize>, Range<usize>)) {
    if !parts.is_empty() {
        edit(parts[one.index(parts.len())].clone(), parts[other.index(parts.len())].clone());
    }
}
