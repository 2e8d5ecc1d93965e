//! Groups of choices and their headings.

use rondel::Group;

use super::words::Words;

/// The groups in list order. The collapsible group is last, so that collapsing it does not renumber the others.
pub const GROUPS: [Group; 4] = [Group::Main, Group::Pay, Group::Pass, Group::Aside];

/// Returns the heading of a group of choices.
pub fn group_title(group: Group, words: &Words) -> String {
    match group {
        Group::Main => words.word("group-main"),
        Group::Pay => words.word("group-pay"),
        Group::Aside => words.word("group-aside"),
        Group::Pass => words.word("group-pass"),
    }
}
