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
    /// Several texts, separated by commas.
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

impl Text {
    /// Returns the message key; `None` if the text is not a message.
    pub fn key(&self) -> Option<&str> {
        if let Self::Message { key, .. } = self { Some(key) } else { None }
    }

    /// Returns the message key, followed by the message keys in its arguments.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let args = if let Self::Message { args, .. } = self { args.as_slice() } else { &[] };
        let within = args.iter().filter_map(|(_, arg)| if let Arg::Text(text) = arg { text.key() } else { None });
        self.key().into_iter().chain(within)
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
number_args!(u8, i8, u16, u32, i32, i64, usize);
