//! Groups of choices and their headings.

use rondel::Group;

use super::words::Words;

/// The groups in the order in which the list shows them. The one that folds is the last, so that the numbers of the others
/// stay as they are.
pub const GROUPS: [Group; 4] = [Group::Main, Group::Pay, Group::Pass, Group::Aside];

/// What stands above the choices of a group.
pub fn group_title(group: Group, words: &Words) -> String {
    match group {
        Group::Main => words.word("group-main"),
        Group::Pay => words.word("group-pay"),
        Group::Aside => words.word("group-aside"),
        Group::Pass => words.word("group-pass"),
    }
}
