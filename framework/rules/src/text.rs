//! Words to be said in the reader's language.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// The languages every text of the house is written in.
pub const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

/// Something to be read: a message of a locale file with what fills its gaps. A `Catalog` says it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Text {
    /// The message `key`, with its arguments.
    Message {
        /// The key in the locale files.
        key: Cow<'static, str>,
        /// What fills the gaps.
        #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "few")]
        args: Vec<(Cow<'static, str>, Arg)>,
    },
    /// Words that are the same in every language: a player's name, a number.
    Verbatim(String),
    /// Several texts in a row, parted by commas.
    List(#[serde(deserialize_with = "few")] Vec<Text>),
    /// Words that come with content instead of a locale file: language and words.
    Translated(#[serde(deserialize_with = "few")] Vec<(Cow<'static, str>, String)>),
}

/// The parts of a text in a file. No text has many, and lists that grow as long as a file says take many times its size.
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

/// What fills a gap of a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Arg {
    /// A number; messages may choose a plural by it.
    Number(i64),
    /// Another text.
    Text(Text),
}

impl Text {
    /// The key of its message; nothing where it is none.
    pub fn key(&self) -> Option<&str> {
        if let Self::Message { key, .. } = self { Some(key) } else { None }
    }

    /// The key of its message, then those of the messages that fill its gaps.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let args = if let Self::Message { args, .. } = self { args.as_slice() } else { &[] };
        let within = args.iter().filter_map(|(_, arg)| if let Arg::Text(text) = arg { text.key() } else { None });
        self.key().into_iter().chain(within)
    }

    /// The message `key` of the locale files.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self::Message { key: key.into(), args: Vec::new() }
    }

    /// Words that no language changes.
    pub fn verbatim(words: impl Into<String>) -> Self {
        Self::Verbatim(words.into())
    }

    /// Words of a content file in each language of the house, in the order of [`LANGUAGES`].
    pub fn translated(words: [&str; 3]) -> Self {
        Self::Translated(LANGUAGES.into_iter().map(Cow::Borrowed).zip(words.map(str::to_owned)).collect())
    }

    /// Fills the gap `name`.
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

/// Words that no language changes, as [`Text::verbatim`].
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
number_args!(u8, i8, u16, u32, i32, i64, usize);
