//! The decision shown on a page: its choices by group, narrowed by the selected elements, and the elements to
//! highlight.

use rondel::scene::{BlockedClick, Choice, Group};
use rondel::{Catalog, ElementId, View};
use rondel_presenter::choices::{GROUPS, group_title};
use rondel_presenter::narrowing::{Clickable, Narrowing};
use rondel_presenter::words::Words;
use serde::Serialize;

/// A decision to be made.
#[derive(Serialize)]
pub(crate) struct ShownAsk {
    /// Number of the decision. Answers to earlier decisions are ignored.
    decision: u64,
    prompt: String,
    groups: Vec<ShownGroup>,
    #[serde(rename = "withheld")]
    disabled_choices: Vec<ShownDisabledChoice>,
    /// Elements to highlight.
    open: Vec<String>,
    /// Those elements of `open` that lead only to choices without effect.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    idle: Vec<String>,
    /// Those elements of `open` that lead only to asides, while others answer the question.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    aside: Vec<String>,
    /// Selected elements and their counts.
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
    /// A remark if the choice would have no effect.
    remark: Option<String>,
    /// Elements that the choice involves.
    things: Vec<String>,
}

#[derive(Serialize)]
struct ShownDisabledChoice {
    label: String,
    icon: Option<&'static str>,
    reason: String,
}

/// Returns the choices of a view in clickable form.
pub(crate) fn clickables(view: &View) -> Vec<Clickable<'_>> {
    let each = view.choices.iter();
    each.map(|choice| Clickable::of(&choice.targets, choice.group, choice.idle).in_order(choice.in_order)).collect()
}

impl ShownAsk {
    pub(crate) fn of(view: &View, decision: u64, narrowing: &Narrowing, catalog: &Catalog, words: &Words) -> Self {
        let clickables = clickables(view);
        let listed = narrowing.listed(&clickables);
        let listed: Vec<(usize, &Choice)> =
            view.choices.iter().enumerate().filter(|(number, _)| listed[*number]).collect();
        let open = narrowing.open(&clickables);
        let named = |ids: &[ElementId]| ids.iter().map(ToString::to_string).collect();
        let group = |group: Group| {
            let of_group = listed.iter().filter(|(_, choice)| choice.group == group);
            let choices: Vec<ShownChoice> =
                of_group.map(|(number, choice)| ShownChoice::of(*number, choice, catalog, words)).collect();
            let title = (group != Group::Main).then(|| group_title(group, words));
            (!choices.is_empty()).then_some(ShownGroup { title, choices })
        };
        let disabled =
            view.disabled_choices.iter().filter(|_| narrowing.is_empty()).map(|choice| ShownDisabledChoice {
                label: catalog.say(&choice.label),
                icon: choice.icon,
                reason: catalog.say(&choice.reason),
            });
        let mut chosen: Vec<(String, usize)> =
            narrowing.chosen().iter().map(|(id, times)| (id.to_string(), *times)).collect();
        chosen.sort_unstable();
        Self {
            decision,
            prompt: view.prompt.as_ref().map(|prompt| catalog.say(prompt)).unwrap_or_default(),
            groups: GROUPS.into_iter().filter_map(group).collect(),
            disabled_choices: disabled.collect(),
            open: named(&open.elements),
            idle: named(&open.idle),
            aside: named(&open.aside),
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

/// Returns the reason why an element cannot be chosen, and the applicable rule.
pub(crate) fn why_not(view: &View, id: ElementId, catalog: &Catalog) -> Option<(String, &'static str)> {
    let BlockedClick { reason, rule, .. } = view.blocked_clicks.iter().find(|blocked| blocked.element == id)?;
    Some((catalog.say(reason), rule))
}
