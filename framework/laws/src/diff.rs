//! Compares two serialised views as trees, and names the pieces and zones on the path to each difference. One view
//! is of the real position, the other of a position that should look the same to the observer.

use serde::Serialize;
use serde_json::Value;

use super::summary::brief;
use crate::text::Text;

/// A place in a view, with its contents in both views.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The path to the place, such as `scene › fan "hand" › card-4 › title`.
    pub path: String,
    /// The contents in this view.
    pub here: String,
    /// The contents in the other view.
    pub there: String,
}

/// Maximum number of differences reported. The first few suffice to identify the cause.
const MOST: usize = 8;
/// Maximum length of a value, in characters.
const LONGEST: usize = 60;

/// Returns the differences between two values, in serialisation order.
pub(super) fn apart<T: Serialize>(here: &T, there: &T) -> Vec<Difference> {
    let [here, there] = [here, there].map(|thing| serde_json::to_value(thing).unwrap_or_default());
    let mut found = Vec::new();
    compare("it", Some(&here), Some(&there), &mut found);
    found.truncate(MOST);
    found
}

/// Formats differences as a table for a terminal, with columns as wide as their contents.
pub(super) fn table(differences: &[Difference], other: &str) -> String {
    let head = Difference { path: "what".to_owned(), here: "here".to_owned(), there: other.to_owned() };
    let rows: Vec<&Difference> = [&head].into_iter().chain(differences).collect();
    let width = |cell: fn(&Difference) -> &str| rows.iter().map(|row| cell(row).chars().count()).max().unwrap_or(0);
    let (path, here) = (width(|row| &row.path), width(|row| &row.here));
    let line = |row: &&Difference| format!("  {:path$} | {:here$} | {}", row.path, row.here, row.there);
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn compare(path: &str, here: Option<&Value>, there: Option<&Value>, found: &mut Vec<Difference>) {
    if here == there || found.len() >= MOST {
        return;
    }
    match (here, there) {
        (Some(Value::Object(one)), Some(Value::Object(other)))
            if text_of(here).is_none() && text_of(there).is_none() =>
        {
            for key in one.keys().chain(other.keys().filter(|key| !one.contains_key(*key))) {
                compare(&step(path, key), one.get(key), other.get(key), found);
            }
        }
        (Some(Value::Array(one)), Some(Value::Array(other))) => lists(path, one, other, found),
        _ => found.push(Difference { path: path.to_owned(), here: said(here), there: said(there) }),
    }
}

/// Compares lists of named elements by name, regardless of order, and all other lists by index.
fn lists(path: &str, one: &[Value], other: &[Value], found: &mut Vec<Difference>) {
    let names = |list: &[Value]| list.iter().map(name_of).collect::<Option<Vec<String>>>();
    let (Some(own), Some(others)) = (names(one), names(other)) else {
        for place in 0..one.len().max(other.len()) {
            let value = one.get(place).or(other.get(place));
            let name = value.and_then(title_of).unwrap_or_else(|| (place + 1).to_string());
            compare(&step(path, &name), one.get(place), other.get(place), found);
        }
        return;
    };
    let find = |list: &'_ [String], name: &str| list.iter().position(|other| other == name);
    for name in own.iter().chain(others.iter().filter(|name| !own.contains(name))) {
        let here = find(&own, name).map(|place| &one[place]);
        let there = find(&others, name).map(|place| &other[place]);
        match (here, there) {
            (Some(_), Some(_)) => compare(&step(path, name), here, there, found),
            _ => found.push(Difference { path: step(path, name), here: is_there(here), there: is_there(there) }),
        }
    }
    if own != others && found.is_empty() {
        found.push(Difference { path: step(path, "order"), here: own.join(" "), there: others.join(" ") });
    }
}

fn is_there(thing: Option<&Value>) -> String {
    if thing.is_some() { "is there" } else { "is not there" }.to_owned()
}

/// Appends a step to a path. Containers of elements are omitted.
fn step(path: &str, name: &str) -> String {
    let is_list = ["zones", "pieces", "face", "regions"].contains(&name);
    match (path, is_list) {
        (_, true) => path.to_owned(),
        ("it", _) => name.to_owned(),
        _ => format!("{path} › {name}"),
    }
}

fn name_of(value: &Value) -> Option<String> {
    value.get("id").and_then(id_of)
}

fn id_of(id: &Value) -> Option<String> {
    Some(format!("{}-{}", id.get("kind")?.as_str()?, id.get("number")?))
}

/// Returns a name for a zone, made from its kind and title.
fn title_of(value: &Value) -> Option<String> {
    let kind = value.get("kind")?.as_str()?.to_lowercase();
    let title = value.get("title")?;
    Some(text_of(Some(title)).map_or(kind.clone(), |title| format!("{kind} `{}`", brief(&title))))
}

fn text_of(value: Option<&Value>) -> Option<Text> {
    let value = value.filter(|value| value.as_object().is_some_and(|object| object.len() == 1))?;
    serde_json::from_value(value.clone()).ok()
}

/// Formats a value, truncated to the width of a column.
fn said(value: Option<&Value>) -> String {
    let words = match value {
        None | Some(Value::Null) => "nothing".to_owned(),
        Some(Value::String(words)) => words.clone(),
        Some(Value::Array(list)) if list.is_empty() => "nothing".to_owned(),
        Some(Value::Array(list)) => list.iter().map(|thing| said(Some(thing))).collect::<Vec<_>>().join(", "),
        Some(value) => {
            text_of(Some(value)).map(|text| brief(&text)).or_else(|| id_of(value)).unwrap_or_else(|| value.to_string())
        }
    };
    if words.chars().count() <= LONGEST {
        return words;
    }
    words.chars().take(LONGEST - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{ElementId, Observer, Piece, Rect, Scene, Shape, Zone, ZoneKind};

    fn table_with(name: &'static str, number: u32) -> Scene {
        let mut scene = Scene::new(Observer::Spectator);
        let piece =
            Piece::new(ElementId::new("card", number), Shape::Card, Rect::new(0.0, 0.0, 1.0, 1.0), Text::new(name));
        scene.zones.push(Zone::new(ZoneKind::Fan, scene.bounds()).titled(Text::new("hand")).with([piece]));
        scene
    }

    #[test]
    fn a_thing_that_differs_is_named_with_both_its_words() {
        let found = apart(&table_with("ace", 1), &table_with("king", 1));
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!((found[0].path.as_str(), found[0].here.as_str()), ("fan `hand` › card-1 › name", "ace"));
        assert_eq!(table(&found, "in a sample").lines().count(), 2);
        assert!(apart(&table_with("ace", 1), &table_with("ace", 1)).is_empty());
    }

    #[test]
    fn a_thing_that_is_missing_is_said_to_be() {
        let found = apart(&table_with("ace", 1), &table_with("ace", 2));
        let said: Vec<&str> = found.iter().map(|row| row.here.as_str()).collect();
        assert_eq!(said, ["is there", "is not there"], "{found:?}");
    }
}
