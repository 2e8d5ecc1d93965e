//! Texts as the messages about broken laws name them.

use std::collections::BTreeSet;

use crate::text::{Arg, Text};

/// A text in few words, whatever the language: messages by their keys.
pub(super) fn brief(text: &Text) -> String {
    match text {
        Text::Verbatim(words) => words.clone(),
        Text::List(texts) => texts.iter().map(brief).collect::<Vec<_>>().join(", "),
        Text::Translated(versions) => versions.first().map(|(_, words)| words.clone()).unwrap_or_default(),
        Text::Message { key, args } => {
            let say_arg = |arg: &Arg| match arg {
                Arg::Number(number) => number.to_string(),
                Arg::Text(text) => brief(text),
            };
            let args: Vec<String> = args.iter().map(|(name, arg)| format!("{name}: {}", say_arg(arg))).collect();
            if args.is_empty() { key.to_string() } else { format!("{key}({})", args.join(", ")) }
        }
    }
}

/// The same of a text and of all that it is made of.
pub(super) fn words(text: &Text, into: &mut BTreeSet<String>) {
    into.insert(brief(text));
    match text {
        Text::List(texts) => texts.iter().for_each(|text| words(text, into)),
        Text::Message { args, .. } => args.iter().for_each(|(_, arg)| match arg {
            Arg::Number(number) => {
                into.insert(number.to_string());
            }
            Arg::Text(text) => words(text, into),
        }),
        Text::Verbatim(_) | Text::Translated(_) => {}
    }
}
