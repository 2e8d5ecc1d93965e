//! What a page asks its person: the choices by group, narrowed by what was tapped, and what glows on the table.

use rondel::scene::{BlockedClick, Choice, Group};
use rondel::{Catalog, ElementId, View};
use rondel_presenter::choices::{GROUPS, group_title};
use rondel_presenter::narrowing::Narrowing;
use rondel_presenter::words::Words;
use serde::Serialize;

/// What is asked.
#[derive(Serialize)]
pub(crate) struct ShownAsk {
    /// Which decision it is: an answer to an earlier one is not taken.
    decision: u64,
    prompt: String,
    groups: Vec<ShownGroup>,
    withheld: Vec<ShownWithheld>,
    /// What glows.
    open: Vec<String>,
    /// What was tapped, and how often.
    chosen: Vec<(String, usize)>,
}

#[derive(Serialize)]
struct ShownGroup {
    title: Option<String>,
    choices: Vec<ShownChoice>,
}

#[derive(Serialize)]
struct ShownChoice {
    number: usize,
    label: String,
    icons: Vec<&'static str>,
    /// What is said where nothing would come of it.
    remark: Option<String>,
    /// The things it is about.
    things: Vec<String>,
}

#[derive(Serialize)]
struct ShownWithheld {
    label: String,
    icon: Option<&'static str>,
    reason: String,
}

/// The things of each choice.
pub(crate) fn targets(view: &View) -> impl Iterator<Item = &[ElementId]> {
    view.choices.iter().map(|choice| choice.targets.as_slice())
}

impl ShownAsk {
    pub(crate) fn of(view: &View, decision: u64, narrowing: &Narrowing, catalog: &Catalog, words: &Words) -> Self {
        let listed: Vec<(usize, &Choice)> =
            view.choices.iter().enumerate().filter(|(_, choice)| narrowing.allows(&choice.targets)).collect();
        let group = |group: Group| {
            let of_group = listed.iter().filter(|(_, choice)| choice.group == group);
            let choices: Vec<ShownChoice> =
                of_group.map(|(number, choice)| ShownChoice::of(*number, choice, catalog, words)).collect();
            let title = (group != Group::Main).then(|| group_title(group, words));
            (!choices.is_empty()).then_some(ShownGroup { title, choices })
        };
        let withheld = view.disabled_choices.iter().filter(|_| narrowing.is_empty()).map(|withheld| ShownWithheld {
            label: catalog.say(&withheld.label),
            icon: withheld.icon,
            reason: catalog.say(&withheld.reason),
        });
        let mut chosen: Vec<(String, usize)> =
            narrowing.chosen().iter().map(|(id, times)| (id.to_string(), *times)).collect();
        chosen.sort_unstable();
        Self {
            decision,
            prompt: view.prompt.as_ref().map(|prompt| catalog.say(prompt)).unwrap_or_default(),
            groups: GROUPS.into_iter().filter_map(group).collect(),
            withheld: withheld.collect(),
            open: narrowing.open(targets(view)).iter().map(ToString::to_string).collect(),
            chosen,
        }
    }
}

impl ShownChoice {
    fn of(number: usize, choice: &Choice, catalog: &Catalog, words: &Words) -> Self {
        Self {
            number,
            label: catalog.say(&choice.label),
            icons: choice.icons.clone(),
            remark: choice.idle.then(|| words.word("choice-idle")),
            things: choice.targets.iter().map(ToString::to_string).collect(),
        }
    }
}

/// Why a thing cannot be chosen, and the rule that says so.
pub(crate) fn why_not(view: &View, id: ElementId, catalog: &Catalog) -> Option<(String, &'static str)> {
    let BlockedClick { reason, rule, .. } = view.blocked_clicks.iter().find(|obstacle| obstacle.element == id)?;
    Some((catalog.say(reason), rule))
}
