//! Text that is translated into the reader's language when it is shown.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// The languages in which every text of the program is available.
pub const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

/// A translatable text, usually a message from a locale file with values for its placeholders. A `Catalog`
/// translates it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Text {
    /// The message `key`, with its arguments.
    Message {
        /// The message key.
        key: Cow<'static, str>,
        /// Values for the placeholders of the message.
        #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "few")]
        args: Vec<(Cow<'static, str>, Arg)>,
    },
    /// A text that is the same in every language, such as a player's name or a number.
    Verbatim(String),
    /// Several texts, joined as a list in a sentence: "a, b and c".
    List(#[serde(deserialize_with = "few")] Vec<Text>),
    /// A text stored with the content instead of in a locale file, as pairs of language and translation. For
    /// example, a player's own card has a name in each language.
    Translated(#[serde(deserialize_with = "few")] Vec<(Cow<'static, str>, String)>),
}

/// Deserialises the parts of a text, up to 64. Without a limit, a list in a file could need many times as much memory
/// as the file itself.
fn few<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
    const MOST: usize = 64;
    struct Few<T>(PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for Few<T> {
        type Value = Vec<T>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "at most {MOST} parts of a text")
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Vec<T>, A::Error> {
            let mut few = Vec::new();
            while let Some(part) = parts.next_element()? {
                if few.len() == MOST {
                    return Err(A::Error::invalid_length(MOST + 1, &self));
                }
                few.push(part);
            }
            few.shrink_to_fit();
            Ok(few)
        }
    }
    deserializer.deserialize_seq(Few(PhantomData))
}

/// A value for a placeholder in a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Arg {
    /// A number, which may select a plural form.
    Number(i64),
    /// A nested text.
    Text(Text),
}

/// The argument name that marks a number as an amount.
const COUNT: &str = "count";

/// A named argument of a message.
type Named = (Cow<'static, str>, Arg);

/// Combines two arguments by adding their amounts. Returns the result and whether an amount was added, or `None` if
/// the arguments differ in anything except their amounts.
fn sum((name, one): &Named, (other_name, other): &Named) -> Option<(Named, bool)> {
    if name != other_name {
        return None;
    }
    let (arg, is_sum) = match (one, other) {
        (Arg::Number(one), Arg::Number(other)) if name == COUNT => (Arg::Number(one.checked_add(*other)?), true),
        (Arg::Text(one), Arg::Text(other)) => match one.plus(other) {
            Some(sum) => (Arg::Text(sum), true),
            None => (Arg::Text((one == other).then(|| one.clone())?), false),
        },
        (one, other) => ((one == other).then(|| one.clone())?, false),
    };
    Some(((name.clone(), arg), is_sum))
}

impl Text {
    /// Returns the message key, or `None` if the text is not a message.
    pub fn key(&self) -> Option<&str> {
        if let Self::Message { key, .. } = self { Some(key) } else { None }
    }

    /// Returns the message key, followed by the message keys in its arguments.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let args = if let Self::Message { args, .. } = self { args.as_slice() } else { &[] };
        let within = args.iter().filter_map(|(_, arg)| if let Arg::Text(text) = arg { text.key() } else { None });
        self.key().into_iter().chain(within)
    }

    /// Returns the text for both amounts together, such as "3 fish" for "1 fish" and "2 fish". Returns `None` if
    /// the texts differ in anything except their amounts. An amount is a number called `count`. Lists of amounts
    /// are joined, with equal items added up.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Option<Self> {
        match (self, other) {
            (Self::Message { key, args }, Self::Message { key: other_key, args: others })
                if key == other_key && args.len() == others.len() =>
            {
                let sums = args.iter().zip(others).map(|(one, other)| sum(one, other));
                let sums: Vec<_> = sums.collect::<Option<_>>()?;
                let has_amount = sums.iter().any(|(_, is_sum)| *is_sum);
                let args = sums.into_iter().map(|(arg, _)| arg).collect();
                has_amount.then(|| Self::Message { key: key.clone(), args })
            }
            (Self::List(_), _) | (_, Self::List(_))
                if self.parts().iter().chain(other.parts()).all(Self::is_amount) =>
            {
                let mut joined = self.parts().to_vec();
                for other in other.parts() {
                    let same = joined.iter().enumerate().find_map(|(at, part)| Some((at, part.plus(other)?)));
                    match same {
                        Some((at, sum)) => joined[at] = sum,
                        None => joined.push(other.clone()),
                    }
                }
                Some(Self::List(joined))
            }
            _ => None,
        }
    }

    /// Returns one text for two that say the same of different things, such as "pays 1 fish and 2 wood" for "pays 1 fish"
    /// and "pays 2 wood". Returns `None` unless the texts are the same message and differ in exactly one nested text.
    #[must_use]
    pub fn joined(&self, other: &Self) -> Option<Self> {
        let (Self::Message { key, args }, Self::Message { key: other_key, args: others }) = (self, other) else {
            return None;
        };
        if key != other_key || args.len() != others.len() {
            return None;
        }
        let mut differing = args.iter().zip(others).enumerate().filter(|(_, (one, other))| one != other);
        let (Some((at, ((name, one), (other_name, other)))), None) = (differing.next(), differing.next()) else {
            return None;
        };
        let (Arg::Text(one), Arg::Text(other)) = (one, other) else { return None };
        if name != other_name {
            return None;
        }
        let mut args = args.clone();
        args[at].1 = Arg::Text(Self::List([one.parts(), other.parts()].concat()));
        Some(Self::Message { key: key.clone(), args })
    }

    /// Returns the parts of a list, or the text itself if it is no list.
    fn parts(&self) -> &[Self] {
        if let Self::List(parts) = self { parts } else { std::slice::from_ref(self) }
    }

    /// Returns whether the text is an amount: a message with a number called `count`.
    fn is_amount(&self) -> bool {
        let is_count = |(name, arg): &Named| name == COUNT && matches!(arg, Arg::Number(_));
        matches!(self, Self::Message { args, .. } if args.iter().any(is_count))
    }

    /// Creates a message from its message key, which the locale files define.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self::Message { key: key.into(), args: Vec::new() }
    }

    /// Creates a text that is the same in every language.
    pub fn verbatim(words: impl Into<String>) -> Self {
        Self::Verbatim(words.into())
    }

    /// Creates a text with one translation for each of [`LANGUAGES`], in that order, as read from a content file.
    pub fn translated(words: [&str; 3]) -> Self {
        Self::Translated(LANGUAGES.into_iter().map(Cow::Borrowed).zip(words.map(str::to_owned)).collect())
    }

    /// Sets the value of the placeholder `name`. Has no effect if the text is not a message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        if let Self::Message { args, .. } = &mut self {
            args.push((name.into(), value.into()));
        }
        self
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

/// Creates a text that is the same in every language, like [`Text::verbatim`].
impl From<String> for Arg {
    fn from(words: String) -> Self {
        Self::Text(Text::Verbatim(words))
    }
}

impl From<&String> for Arg {
    fn from(words: &String) -> Self {
        words.clone().into()
    }
}

impl From<&str> for Arg {
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

impl From<Cow<'_, str>> for Arg {
    fn from(words: Cow<'_, str>) -> Self {
        words.into_owned().into()
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        })*
    };
}
number_args!(u8, i8, u16, i16, u32, i32, i64, usize);

#[cfg(test)]
mod tests {
    use super::*;

    fn amount(what: &'static str, count: i64) -> Text {
        Text::new(what).with("count", count)
    }

    #[test]
    fn texts_that_differ_only_in_amounts_are_added_up() {
        let gains = |what: Text| Text::new("gains").with("what", what);
        let (fish, wood) = (amount("fish", 1), amount("wood", 2));
        assert_eq!(gains(fish.clone()).plus(&gains(amount("fish", 2))), Some(gains(amount("fish", 3))));
        let list = |parts: &[&Text]| Text::List(parts.iter().copied().cloned().collect());
        let both = gains(list(&[&fish])).plus(&gains(list(&[&wood, &fish])));
        assert_eq!(both, Some(gains(list(&[&amount("fish", 2), &wood]))));
        let more = both.and_then(|both| both.plus(&gains(fish.clone())));
        assert_eq!(more, Some(gains(list(&[&amount("fish", 3), &wood]))));
    }

    #[test]
    fn texts_that_say_the_same_of_different_things_are_joined() {
        let pays = |to: &'static str, what: Text| Text::new("pays").with("to", to).with("what", what);
        let (fish, wood, stone) = (amount("fish", 1), amount("wood", 2), amount("stone", 1));
        let both = pays("Ann", fish.clone()).joined(&pays("Ann", wood.clone()));
        let list = |parts: &[&Text]| Text::List(parts.iter().copied().cloned().collect());
        assert_eq!(both, Some(pays("Ann", list(&[&fish, &wood]))));
        let all = both.and_then(|both| both.joined(&pays("Ann", stone.clone())));
        assert_eq!(all, Some(pays("Ann", list(&[&fish, &wood, &stone]))));
        assert_eq!(pays("Ann", fish.clone()).joined(&pays("Ben", wood)), None, "two things differ");
        assert_eq!(pays("Ann", fish.clone()).joined(&pays("Ann", fish)), None, "nothing differs");
        let moves = |spaces: i64| Text::new("moves").with("spaces", spaces);
        assert_eq!(moves(1).joined(&moves(2)), None, "numbers are no things");
    }

    #[test]
    fn anything_else_that_differs_is_not_added_up() {
        let moves = |from: i64, count: i64| Text::new("moves").with("from", from).with("count", count);
        assert_eq!(moves(1, 2).plus(&moves(1, 3)), Some(moves(1, 5)));
        assert_eq!(moves(1, 2).plus(&moves(2, 2)), None, "another number");
        assert_eq!(amount("fish", 1).plus(&amount("wood", 1)), None);
        assert_eq!(Text::new("passes").plus(&Text::new("passes")), None, "there is no amount");
        assert_eq!(amount("fish", i64::MAX).plus(&amount("fish", 1)), None);
        let named = Text::List(vec![Text::verbatim("Ann")]);
        assert_eq!(named.plus(&named), None);
    }
}
