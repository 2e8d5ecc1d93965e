//! Formats texts, actions and zones for messages about broken laws.

use std::collections::BTreeSet;

use crate::rules_panic::caught;
use crate::ruleset::Stage;
use crate::scene::{Choice, Observer, Zone};
use crate::text::{Arg, Text};

/// Formats a text briefly and independently of language; each message is shown as its key.
pub fn brief(text: &Text) -> String {
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

/// Formats an action by the label of its choice and the elements to click. An illegal action may have no choice,
/// and is then formatted as JSON.
pub(super) fn action<R: Stage>(rules: &R, state: &R::State, action: R::Action) -> String {
    let written = || format!("`{}`", serde_json::to_string(&action).unwrap_or_default());
    caught(|| rules.choice(state, action)).map_or_else(|_| written(), |choice| self::choice(&choice))
}

/// Formats several actions.
pub(super) fn actions<R: Stage>(rules: &R, state: &R::State, some: &[R::Action]) -> Vec<String> {
    some.iter().map(|one| action(rules, state, *one)).collect()
}

/// Formats a choice by its label and the elements to click.
pub(super) fn choice(choice: &Choice) -> String {
    let targets: Vec<String> = choice.targets.iter().map(ToString::to_string).collect();
    let label = brief(&choice.label);
    if targets.is_empty() { format!("`{label}`") } else { format!("`{label}` on {}", targets.join(", ")) }
}

/// Formats a zone by its kind, title and owner.
pub(super) fn zone(zone: &Zone) -> String {
    let title = zone.title.as_ref().map(|title| format!(" `{}`", brief(title))).unwrap_or_default();
    let owner = zone.owner.map(|owner| format!(" of {owner}")).unwrap_or_default();
    let first = zone.pieces.first().map(|piece| format!(" with {}", piece.id)).unwrap_or_default();
    format!("the {}{title}{owner}{}", zone.kind.name(), if title.is_empty() { first } else { String::new() })
}

/// Formats an observer.
pub(super) fn who(observer: Observer) -> String {
    match observer {
        Observer::Seat(seat) => seat.to_string(),
        Observer::Spectator => "a spectator".to_owned(),
        Observer::Open => "an observer who sees everything".to_owned(),
    }
}

/// Collects the brief forms of a text and of all texts it contains.
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
