//! Differences between views. A decision changes only a few of many pieces, so sending complete views would waste
//! bandwidth.
//!
//! Items of a list are matched by id or position, so that adding or removing an item does not affect the other
//! items.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::tree::{Name, Tree};

/// Maximum number of items of a list that are searched for a moved item.
const FAR: usize = 64;

/// The change from one value to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Delta {
    /// The value is replaced.
    #[serde(rename = "=")]
    New(Value),
    /// The field is removed.
    #[serde(rename = "x")]
    Gone,
    /// Some fields of an object change.
    #[serde(rename = "o")]
    Fields(BTreeMap<String, Delta>),
    /// Some items of a list change, but the length of the list does not.
    #[serde(rename = "i")]
    Items(BTreeMap<usize, Delta>),
    /// The list is edited in these steps, from its start. Items after the last step are unchanged.
    #[serde(rename = "s")]
    Steps(Vec<ListEdit>),
}

/// An edit to the next items of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ListEdit {
    /// Keep this many items.
    #[serde(rename = "k")]
    Keep(usize),
    /// Remove this many items.
    #[serde(rename = "d")]
    Drop(usize),
    /// Change the next item.
    #[serde(rename = "c")]
    Change(Delta),
    /// Insert these items.
    #[serde(rename = "n")]
    Put(Vec<Value>),
}

/// Error returned when a delta does not fit the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the update does not match the previous view")]
pub struct DeltaMismatch;

/// Maximum number of levels that are compared separately; deeper values are sent as a whole. A delta is up to three
/// times as deep as its values, and nesting beyond [`super::codec::DEEPEST`] is rejected.
const LEVELS: usize = 16;

/// Returns the change from `old` to `new`, or `None` if they are equal.
pub(super) fn between(old: &Tree, new: &Tree) -> Option<Delta> {
    within(old, new, LEVELS)
}

/// Like [`between`], with a limit on the number of levels.
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

/// Returns the field with this name, which is usually at index `place`.
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
    // If most values in a list of plain values have changed, the whole list is shorter than the changes.
    if changed.len() * 2 > new.len() && !new.iter().any(Tree::is_nested) {
        return Delta::New(Value::Array(new.iter().map(Tree::value).collect()));
    }
    Delta::Items(changed)
}

/// Returns whether two lists can be compared item by item. For this, they must be equally long, and nested items
/// must still be at their old positions.
fn stand_still(old: &[Tree], new: &[Tree]) -> bool {
    old.len() == new.len()
        && (!new.iter().any(Tree::is_nested) || old.iter().zip(new).all(|(old, new)| is_same(old, new)))
}

/// Returns whether two items represent the same object, possibly changed. Objects are identified by `id`, or by
/// their first field if they have no `id`.
fn is_same(old: &Tree, new: &Tree) -> bool {
    match (old, new) {
        (Tree::Fields(old), Tree::Fields(new)) => {
            let known_by = |fields| field(fields, "id", 0).or_else(|| fields.first().map(|(_, tree)| tree));
            known_by(old) == known_by(new)
        }
        _ => old == new,
    }
}

/// Returns the edits that turn one list into another. The order of kept items does not change.
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

/// Returns the numbers of items to remove and to insert before the next kept item. The first item of one list is
/// kept if the other list also contains it. If both first items qualify, the item that is found sooner is kept.
/// Both numbers are 0 if the first items match, or if neither item is in the other list. In both cases, the old
/// item is changed into the new item.
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

/// Applies edits to a list.
///
/// # Errors
/// Returns an error if the edits do not fit the list. The content of `old` is then unspecified.
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
    /// Applies the delta to `old`.
    ///
    /// # Errors
    /// Returns an error if the delta does not fit the value. The content of `old` is then unspecified.
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
        /// Number of brackets in a message around the delta of a view.
        const AROUND: usize = 8;
        // Texts nested in lists to the maximum depth of a view. One of the three innermost values changes.
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
