//! The difference between two views. A decision changes a few pieces of many, so sending whole views would waste most
//! bytes.
//!
//! Items of a list are matched by their ids or by where they lie, so that one that comes or goes does not change the
//! rest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::tree::{Name, Tree};

/// A thing is looked for so many places further on in a list.
const FAR: usize = 64;

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
    /// A list becomes another in these steps, from its beginning on; what is after the last of them stays.
    #[serde(rename = "s")]
    Steps(Vec<ListEdit>),
}

/// What becomes of the next items of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ListEdit {
    /// So many stay as they are.
    #[serde(rename = "k")]
    Keep(usize),
    /// So many go.
    #[serde(rename = "d")]
    Drop(usize),
    /// The next one changes.
    #[serde(rename = "c")]
    Change(Delta),
    /// Here these come in.
    #[serde(rename = "n")]
    Put(Vec<Value>),
}

/// A delta that does not fit the value it is said of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the update does not match the previous view")]
pub struct DeltaMismatch;

/// What lies deeper than this is said as a whole: what is new is up to three times as deep as what it is said of, and nobody reads what is
/// deeper than [`super::codec::DEEPEST`].
const LEVELS: usize = 16;

/// How `old` becomes `new`; nothing where they are equal.
pub(super) fn between(old: &Tree, new: &Tree) -> Option<Delta> {
    within(old, new, LEVELS)
}

/// The same, taken apart no deeper than so many levels.
fn within(old: &Tree, new: &Tree, levels: usize) -> Option<Delta> {
    if old == new {
        return None;
    }
    let Some(levels) = levels.checked_sub(1) else { return Some(Delta::New(new.value())) };
    Some(match (old, new) {
        (Tree::Fields(old), Tree::Fields(new)) => fields(old, new, levels),
        (Tree::List(old), Tree::List(new)) if stand_still(old, new) => items(old, new, levels),
        (Tree::List(old), Tree::List(new)) => Delta::Steps(steps(old, new, levels)),
        _ => Delta::New(new.value()),
    })
}

/// The field of this name; most often it is the one at this place.
fn field<'a>(fields: &'a [(Name, Tree)], name: &str, place: usize) -> Option<&'a Tree> {
    let here = fields.get(place).filter(|(other, _)| other == name);
    here.or_else(|| fields.iter().find(|(other, _)| other == name)).map(|(_, tree)| tree)
}

fn fields(old: &[(Name, Tree)], new: &[(Name, Tree)], levels: usize) -> Delta {
    let changed = new.iter().enumerate().filter_map(|(place, (name, tree))| {
        let change = match field(old, name, place) {
            Some(before) => within(before, tree, levels)?,
            None => Delta::New(tree.value()),
        };
        Some((name.to_string(), change))
    });
    let gone = old.iter().enumerate().filter(|(place, (name, _))| field(new, name, *place).is_none());
    Delta::Fields(changed.chain(gone.map(|(_, (name, _))| (name.to_string(), Delta::Gone))).collect())
}

fn items(old: &[Tree], new: &[Tree], levels: usize) -> Delta {
    let pairs = old.iter().zip(new).enumerate();
    let changed: BTreeMap<_, _> =
        pairs.filter_map(|(place, (old, new))| Some((place, within(old, new, levels)?))).collect();
    // Numbers, such as those of a rectangle, are shorter as they are.
    if changed.len() * 2 > new.len() && !new.iter().any(Tree::is_nested) {
        return Delta::New(Value::Array(new.iter().map(Tree::value).collect()));
    }
    Delta::Items(changed)
}

/// Whether each thing of a list is where it was.
fn stand_still(old: &[Tree], new: &[Tree]) -> bool {
    old.len() == new.len()
        && (!new.iter().any(Tree::is_nested) || old.iter().zip(new).all(|(old, new)| is_same(old, new)))
}

/// Whether two items of a list are one thing, though it may have changed: things are known by their `id`, and what has none by its
/// first field.
fn is_same(old: &Tree, new: &Tree) -> bool {
    match (old, new) {
        (Tree::Fields(old), Tree::Fields(new)) => {
            let known_by = |fields| field(fields, "id", 0).or_else(|| fields.first().map(|(_, tree)| tree));
            known_by(old) == known_by(new)
        }
        _ => old == new,
    }
}

/// How a list becomes another: things stay in their order, and others come and go between them.
fn steps(mut old: &[Tree], mut new: &[Tree], levels: usize) -> Vec<ListEdit> {
    let mut steps = Vec::new();
    while let ([first, ..], [next, ..]) = (old, new) {
        let (gone, put) = before_the_next_that_stays(old, new);
        if gone + put > 0 {
            drop_next(&mut steps, gone);
            put_next(&mut steps, &new[..put]);
            (old, new) = (&old[gone..], &new[put..]);
            continue;
        }
        match within(first, next, levels) {
            None => keep_next(&mut steps),
            Some(change) => steps.push(ListEdit::Change(change)),
        }
        (old, new) = (&old[1..], &new[1..]);
    }
    drop_next(&mut steps, old.len());
    put_next(&mut steps, new);
    if let Some(ListEdit::Keep(_)) = steps.last() {
        steps.pop();
    }
    steps
}

/// How many go, or come, before the next thing that stays: of the first of either list that which is found sooner in the other. Where
/// neither is, one has become the other.
fn before_the_next_that_stays(old: &[Tree], new: &[Tree]) -> (usize, usize) {
    let found = |list: &[Tree], thing: &Tree| list.iter().take(FAR).position(|other| is_same(other, thing));
    match (found(old, &new[0]), found(new, &old[0])) {
        (Some(gone), Some(put)) if put < gone => (0, put),
        (Some(gone), _) => (gone, 0),
        (None, Some(put)) => (0, put),
        (None, None) => (0, 0),
    }
}

fn keep_next(steps: &mut Vec<ListEdit>) {
    match steps.last_mut() {
        Some(ListEdit::Keep(count)) => *count += 1,
        _ => steps.push(ListEdit::Keep(1)),
    }
}

fn drop_next(steps: &mut Vec<ListEdit>, count: usize) {
    if count > 0 {
        steps.push(ListEdit::Drop(count));
    }
}

fn put_next(steps: &mut Vec<ListEdit>, items: &[Tree]) {
    if !items.is_empty() {
        steps.push(ListEdit::Put(items.iter().map(Tree::value).collect()));
    }
}

/// Makes a list what it becomes.
///
/// # Errors
/// Where the steps were not made for this list; `old` may then be anything.
pub(super) fn walk<T>(
    old: &mut Vec<T>,
    steps: Vec<ListEdit>,
    change: impl Fn(&mut T, Delta) -> Result<(), DeltaMismatch>,
    read: impl Fn(Value) -> Result<T, DeltaMismatch>,
) -> Result<(), DeltaMismatch> {
    let mut left = std::mem::take(old).into_iter();
    for step in steps {
        match step {
            ListEdit::Keep(count) | ListEdit::Drop(count) if count > left.len() => return Err(DeltaMismatch),
            ListEdit::Keep(count) => old.extend(left.by_ref().take(count)),
            ListEdit::Drop(count) => drop(left.by_ref().take(count).last()),
            ListEdit::Change(delta) => {
                let mut item = left.next().ok_or(DeltaMismatch)?;
                change(&mut item, delta)?;
                old.push(item);
            }
            ListEdit::Put(items) => {
                for item in items {
                    old.push(read(item)?);
                }
            }
        }
    }
    old.extend(left);
    Ok(())
}

impl Delta {
    /// Makes `old` what it becomes.
    ///
    /// # Errors
    /// Where it was not made for this value; `old` may then be anything.
    pub fn apply(self, old: &mut Value) -> Result<(), DeltaMismatch> {
        match (self, old) {
            (Self::New(new), old) => *old = new,
            (Self::Fields(changed), Value::Object(old)) => {
                for (name, delta) in changed {
                    match (delta, old.get_mut(&name)) {
                        (Self::Gone, Some(_)) => drop(old.remove(&name)),
                        (delta, Some(value)) => delta.apply(value)?,
                        (Self::New(value), None) => drop(old.insert(name, value)),
                        _ => return Err(DeltaMismatch),
                    }
                }
            }
            (Self::Items(changed), Value::Array(old)) => {
                for (place, delta) in changed {
                    delta.apply(old.get_mut(place).ok_or(DeltaMismatch)?)?;
                }
            }
            (Self::Steps(steps), Value::Array(old)) => walk(old, steps, |item, delta| delta.apply(item), Ok)?,
            _ => return Err(DeltaMismatch),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use rondel::Dealer;

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
    fn what_is_new_deep_within_is_said_no_deeper_than_anybody_reads() {
        use super::super::codec::DEEPEST;
        use crate::view::DEEPEST_VIEW;
        /// Brackets of a message around what is new in a view.
        const AROUND: usize = 8;
        // Texts within texts within lists, as deep as a view may be: one of three things at the bottom is another.
        let deep = |last: u8| (2..DEEPEST_VIEW).fold(json!([last, [0], {"id": 7}]), |inner, _| json!([[0], inner]));
        let view = deep(1).to_string();
        assert_eq!(crate::bounds::json_within(&view, 1_000, DEEPEST_VIEW), Ok(()), "{view}");
        assert!(crate::bounds::json_within(&view, 1_000, DEEPEST_VIEW - 1).is_err(), "{view}");
        let delta = serde_json::to_string(&there(&deep(1), &deep(2))).expect("plain data");
        assert_eq!(crate::bounds::json_within(&delta, 1_000, DEEPEST - AROUND), Ok(()), "{delta}");
    }

    #[test]
    fn things_are_known_again_where_others_come_and_go() {
        let thing = |id: u32, at: u32| json!({"id": id, "at": at, "face": {"name": "a long name of a thing", "icons": [1, 2, 3]}});
        let old = json!([thing(1, 1), thing(2, 2), thing(3, 3), thing(4, 4), thing(5, 5)]);
        let new = json!([thing(1, 1), thing(3, 2), thing(4, 4), thing(6, 5), thing(5, 6), thing(7, 7)]);
        let at = |at: u32| ListEdit::Change(Delta::Fields([("at".to_owned(), Delta::New(at.into()))].into()));
        let put = |id, at| ListEdit::Put(vec![thing(id, at)]);
        assert_eq!(
            there(&old, &new),
            Delta::Steps(vec![
                ListEdit::Keep(1),
                ListEdit::Drop(1),
                at(2),
                ListEdit::Keep(1),
                put(6, 5),
                at(6),
                put(7, 7)
            ])
        );
        let swapped = json!([thing(2, 1), thing(1, 2), thing(3, 3), thing(4, 4), thing(5, 5)]);
        let Delta::Steps(steps) = there(&old, &swapped) else { panic!("things have changed places") };
        assert!(steps.len() <= 3, "{steps:?}");
        there(&old, &json!([]));
        there(&json!([]), &old);
    }

    #[test]
    fn any_list_becomes_any_other() {
        let mut luck = Dealer::seeded(5);
        let mut list = |most: u32| -> Value {
            let item = |luck: &mut Dealer| match luck.below(8) {
                0 => json!(luck.below(4)),
                1 => json!({"name": luck.below(4)}),
                2 => json!([luck.below(3), {"id": luck.below(3)}]),
                _ => json!({"id": luck.below(12), "at": luck.below(3)}),
            };
            (0..luck.below(most)).map(|_| item(&mut luck)).collect()
        };
        for round in 0..2_000 {
            let (old, new) = (list(3 + round / 20), list(3 + round / 20));
            if old != new {
                there(&old, &new);
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let misfits = [
            Delta::Items([(3, Delta::New(Value::Null))].into()),
            Delta::Gone,
            Delta::Steps(vec![ListEdit::Keep(3)]),
            Delta::Steps(vec![ListEdit::Drop(1), ListEdit::Keep(usize::MAX)]),
            Delta::Steps(vec![ListEdit::Keep(2), ListEdit::Change(Delta::New(Value::Null))]),
            Delta::Steps(vec![ListEdit::Change(Delta::Gone)]),
            Delta::Fields(BTreeMap::new()),
        ];
        for misfit in misfits {
            assert_eq!(misfit.apply(&mut json!([1, 2])), Err(DeltaMismatch));
        }
        for misfit in [Delta::Items(BTreeMap::new()), Delta::Gone] {
            assert_eq!(Delta::Fields([("x".into(), misfit)].into()).apply(&mut json!({})), Err(DeltaMismatch));
        }
    }
}
