//! What is new in a view, beside the one before it: a decision changes a few pieces of many.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::tree::{Name, Tree};

/// How one value becomes another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Delta {
    /// It is another value altogether.
    #[serde(rename = "=")]
    New(Value),
    /// The field it is said of goes.
    #[serde(rename = "x")]
    Gone,
    /// Some fields of an object change.
    #[serde(rename = "o")]
    Fields(BTreeMap<String, Delta>),
    /// Some items of a list change; the list is as long as before.
    #[serde(rename = "i")]
    Items(BTreeMap<usize, Delta>),
    /// Of a list so many items at the beginning and at the end stay, and these stand between them.
    #[serde(rename = "m")]
    Middle {
        /// How many stay at the beginning.
        #[serde(rename = "a")]
        start: usize,
        /// How many stay at the end.
        #[serde(rename = "z")]
        end: usize,
        /// What stands between them.
        #[serde(rename = "m")]
        items: Vec<Value>,
    },
}

/// A delta that does not fit the value it is said of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("what is new does not fit what was there")]
pub struct Misfit;

/// How `old` becomes `new`; nothing where they are equal.
pub(super) fn between(old: &Tree, new: &Tree) -> Option<Delta> {
    if old == new {
        return None;
    }
    Some(match (old, new) {
        (Tree::Fields(old), Tree::Fields(new)) => fields(old, new),
        (Tree::List(old), Tree::List(new)) if old.len() == new.len() => items(old, new),
        (Tree::List(old), Tree::List(new)) => middle(old, new),
        _ => Delta::New(new.value()),
    })
}

/// The field of this name; most often it is the one at this place.
fn field<'a>(fields: &'a [(Name, Tree)], name: &str, place: usize) -> Option<&'a Tree> {
    let here = fields.get(place).filter(|(other, _)| other == name);
    here.or_else(|| fields.iter().find(|(other, _)| other == name)).map(|(_, tree)| tree)
}

fn fields(old: &[(Name, Tree)], new: &[(Name, Tree)]) -> Delta {
    let changed = new.iter().enumerate().filter_map(|(place, (name, tree))| {
        let change = match field(old, name, place) {
            Some(before) => between(before, tree)?,
            None => Delta::New(tree.value()),
        };
        Some((name.to_string(), change))
    });
    let gone = old.iter().enumerate().filter(|(place, (name, _))| field(new, name, *place).is_none());
    Delta::Fields(changed.chain(gone.map(|(_, (name, _))| (name.to_string(), Delta::Gone))).collect())
}

fn items(old: &[Tree], new: &[Tree]) -> Delta {
    let pairs = old.iter().zip(new).enumerate();
    let changed: BTreeMap<_, _> = pairs.filter_map(|(place, (old, new))| Some((place, between(old, new)?))).collect();
    // Numbers, such as those of a rectangle, are shorter as they are.
    if changed.len() * 2 > new.len() && !new.iter().any(Tree::is_nested) {
        return Delta::New(Value::Array(new.iter().map(Tree::value).collect()));
    }
    Delta::Items(changed)
}

fn middle(old: &[Tree], new: &[Tree]) -> Delta {
    let start = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let left = old.len().min(new.len()) - start;
    let end = old.iter().rev().zip(new.iter().rev()).take(left).take_while(|(old, new)| old == new).count();
    Delta::Middle { start, end, items: new[start..new.len() - end].iter().map(Tree::value).collect() }
}

impl Delta {
    /// Makes `old` what it becomes.
    ///
    /// # Errors
    /// Where it was not made for this value; `old` may then be anything.
    pub fn apply(self, old: &mut Value) -> Result<(), Misfit> {
        match (self, old) {
            (Self::New(new), old) => *old = new,
            (Self::Fields(changed), Value::Object(old)) => {
                for (name, delta) in changed {
                    match (delta, old.get_mut(&name)) {
                        (Self::Gone, Some(_)) => drop(old.remove(&name)),
                        (delta, Some(value)) => delta.apply(value)?,
                        (Self::New(value), None) => drop(old.insert(name, value)),
                        _ => return Err(Misfit),
                    }
                }
            }
            (Self::Items(changed), Value::Array(old)) => {
                for (place, delta) in changed {
                    delta.apply(old.get_mut(place).ok_or(Misfit)?)?;
                }
            }
            (Self::Middle { start, end, items }, Value::Array(old)) => {
                let until = old.len().checked_sub(end).filter(|until| start <= *until).ok_or(Misfit)?;
                old.splice(start..until, items);
            }
            _ => return Err(Misfit),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn there(old: &Value, new: &Value) -> Delta {
        let delta = between(&Tree::of(old), &Tree::of(new)).expect("they differ");
        let written = serde_json::to_string(&delta).expect("plain data");
        let mut made = old.clone();
        serde_json::from_str::<Delta>(&written).expect("as written").apply(&mut made).expect("it fits");
        assert_eq!(&made, new, "{written}");
        delta
    }

    #[test]
    fn a_value_becomes_another_and_only_what_is_new_is_said() {
        let old = json!({"pieces": [{"id": 1, "at": [1, 2]}, {"id": 2, "at": [3, 4]}], "turn": 3, "gone": null});
        let moved = json!({"pieces": [{"id": 1, "at": [1, 2]}, {"id": 2, "at": [9, 8]}], "turn": 4, "new": "x"});
        let delta = there(&old, &moved);
        assert!(serde_json::to_string(&delta).expect("plain data").len() < 100, "{delta:?}");
        there(&old, &json!({"pieces": [{"id": 2, "at": [3, 4]}], "turn": 3, "gone": null}));
        there(&old, &json!([1]));
        there(&json!([1, 1, 1]), &json!([1, 1]));
        there(&json!([]), &json!([1, 1]));
        there(&json!([1, 2, 3, 4, 5]), &json!([1, 2, 9, 9, 4, 5]));
        assert_eq!(between(&Tree::of(&old), &Tree::of(&old)), None);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let misfits = [
            Delta::Items([(3, Delta::New(Value::Null))].into()),
            Delta::Gone,
            Delta::Middle { start: 2, end: 1, items: Vec::new() },
            Delta::Middle { start: 0, end: usize::MAX, items: Vec::new() },
            Delta::Fields(BTreeMap::new()),
        ];
        for misfit in misfits {
            assert_eq!(misfit.apply(&mut json!([1, 2])), Err(Misfit));
        }
        for misfit in [Delta::Items(BTreeMap::new()), Delta::Gone] {
            assert_eq!(Delta::Fields([("x".into(), misfit)].into()).apply(&mut json!({})), Err(Misfit));
        }
    }
}
