//! Narrows down the choices as the user clicks elements. The targets of a choice form a multiset: an element that
//! occurs twice must be clicked twice.

use std::collections::HashMap;

use rondel::{ElementId, Group};

use super::resolved::ResolvedScene;

/// A choice that can be made by clicking its elements.
#[derive(Clone, Copy, Debug)]
pub struct Clickable<'a> {
    /// The elements to click.
    pub targets: &'a [ElementId],
    /// Whether the choice is available at any time and does not answer the current question.
    pub is_aside: bool,
    /// Whether the choice passes or ends a step.
    pub passes: bool,
    /// Whether the choice would have no effect.
    pub is_idle: bool,
    /// Whether the elements are clicked in the order listed.
    pub in_order: bool,
}

impl<'a> Clickable<'a> {
    /// Creates the clickable form of a choice.
    pub fn of(targets: &'a [ElementId], group: Group, is_idle: bool) -> Self {
        let (is_aside, passes) = (group == Group::Aside, group == Group::Pass);
        Self { targets, is_aside, passes, is_idle, in_order: false }
    }

    /// Sets whether the elements are clicked in the order listed.
    #[must_use]
    pub fn in_order(mut self, in_order: bool) -> Self {
        self.in_order = in_order;
        self
    }

    /// Returns whether these clicks are the beginning of the choice.
    fn begins_with(&self, clicked: &Narrowing) -> bool {
        if self.in_order {
            self.targets.starts_with(&clicked.clicks)
        } else {
            within(&clicked.chosen, &counted(self.targets))
        }
    }

    /// Returns whether these clicks are the whole choice.
    fn is_complete(&self, clicked: &Narrowing) -> bool {
        if self.in_order { self.targets == clicked.clicks } else { counted(self.targets) == clicked.chosen }
    }

    /// Returns the elements that can be clicked after these clicks.
    fn next(&self, clicked: &Narrowing) -> Vec<ElementId> {
        if self.in_order {
            return self.targets.get(clicked.clicks.len()).copied().into_iter().collect();
        }
        let counts = counted(self.targets).into_iter();
        counts.filter(|(id, count)| clicked.chosen.get(id).copied().unwrap_or(0) < *count).map(|(id, _)| id).collect()
    }
}

/// The elements clicked so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Narrowing {
    chosen: HashMap<ElementId, usize>,
    /// The same clicks in order.
    clicks: Vec<ElementId>,
}

/// The effect of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Click {
    /// A single choice remains and all its targets have been clicked. Contains the index of the choice, which is then
    /// made.
    Takes(usize),
    /// The set of remaining choices has changed: it shrinks, or grows again if an element was deselected.
    Narrows,
    /// No remaining choice has this element as a target.
    Dead,
}

/// The elements that can be clicked next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// All of them, sorted and without duplicates.
    pub elements: Vec<ElementId>,
    /// Those that lead only to choices without effect.
    pub idle: Vec<ElementId>,
    /// Those that lead only to asides, while other choices answer the current question.
    pub aside: Vec<ElementId>,
    /// The elements that can be moved to others, including those that have been clicked.
    pub movable: Vec<ElementId>,
}

fn counted(targets: &[ElementId]) -> HashMap<ElementId, usize> {
    let mut counts = HashMap::new();
    for target in targets {
        *counts.entry(*target).or_insert(0) += 1;
    }
    counts
}

/// Returns whether the multiset `part` is contained in `whole`.
fn within(part: &HashMap<ElementId, usize>, whole: &HashMap<ElementId, usize>) -> bool {
    part.iter().all(|(id, count)| whole.get(id).is_some_and(|most| most >= count))
}

/// Returns the targets shared by all choices with `is_aside`, such as the letter that pays for every exchange. A
/// click on a shared target selects these choices.
fn common_to_asides(choices: &[Clickable<'_>]) -> Vec<ElementId> {
    let mut asides = choices.iter().filter(|choice| choice.is_aside);
    let Some(first) = asides.next() else { return Vec::new() };
    let mut common = first.targets.to_vec();
    asides.for_each(|aside| common.retain(|id| aside.targets.contains(id)));
    common
}

impl Narrowing {
    /// Returns the clicked elements and the number of clicks on each.
    pub fn chosen(&self) -> &HashMap<ElementId, usize> {
        &self.chosen
    }

    /// Returns whether no element has been clicked.
    pub fn is_empty(&self) -> bool {
        self.chosen.is_empty()
    }

    /// Clears all clicks.
    pub fn clear(&mut self) {
        self.chosen.clear();
        self.clicks.clear();
    }

    fn add(&mut self, id: ElementId) {
        *self.chosen.entry(id).or_insert(0) += 1;
        self.clicks.push(id);
    }

    /// Removes all clicks on an element. In a choice whose elements are clicked in order, removes all later clicks too.
    fn remove(&mut self, id: ElementId, choices: &[Clickable<'_>]) {
        let is_ordered = choices.iter().any(|choice| choice.in_order && choice.begins_with(self));
        match self.clicks.iter().position(|clicked| *clicked == id) {
            Some(place) if is_ordered => self.clicks.truncate(place),
            _ => self.clicks.retain(|clicked| *clicked != id),
        }
        self.chosen = counted(&self.clicks);
    }

    /// Returns for each choice whether it is still possible. Clicks are first taken as an answer to the current
    /// question. A choice with `is_aside` is therefore possible only if the clicked elements belong to no other
    /// choice.
    pub fn allowed(&self, choices: &[Clickable<'_>]) -> Vec<bool> {
        if self.is_empty() {
            return vec![true; choices.len()];
        }
        let possible = |choice: &Clickable<'_>| choice.begins_with(self);
        let answers = choices.iter().any(|choice| !choice.is_aside && possible(choice));
        choices.iter().map(|choice| !(answers && choice.is_aside) && possible(choice)).collect()
    }

    /// Returns for each choice whether it is listed: whether it is still possible, or passes. Passing needs no
    /// selection, so it stays listed while something is selected.
    pub fn listed(&self, choices: &[Clickable<'_>]) -> Vec<bool> {
        self.allowed(choices).into_iter().zip(choices).map(|(allowed, choice)| allowed || choice.passes).collect()
    }

    /// Returns the choice whose targets are exactly the clicked elements, if there is only one.
    fn exact(&self, choices: &[Clickable<'_>]) -> Option<usize> {
        let allowed = self.allowed(choices);
        let is_exact = |place: &usize| allowed[*place] && choices[*place].is_complete(self);
        let mut exact = (0..choices.len()).filter(is_exact);
        exact.next().filter(|_| exact.next().is_none())
    }

    /// Returns the elements that can be clicked next.
    pub fn open(&self, choices: &[Clickable<'_>]) -> Open {
        let common = if self.is_empty() { common_to_asides(choices) } else { Vec::new() };
        let (mut open, mut matters, mut answers) = (Vec::new(), Vec::new(), Vec::new());
        for (choice, _) in choices.iter().zip(self.allowed(choices)).filter(|(_, allowed)| *allowed) {
            let next = choice.next(self).into_iter();
            let begins_there = !choice.is_aside || choice.in_order || common.is_empty();
            let next = next.filter(|id| begins_there || common.contains(id));
            open.extend(next.clone());
            if !choice.is_idle {
                matters.extend(next.clone());
            }
            if !choice.is_aside {
                answers.extend(next);
            }
        }
        open.sort_unstable();
        open.dedup();
        // Another element can be moved instead of one that has been clicked; see `click`.
        let movable = |choice: &Clickable<'_>| {
            let from = choice.targets.len().checked_sub(2)?;
            let is_next = (from..=from + 1).contains(&self.clicks.len()) && choice.begins_with(self);
            (from == 0 || is_next).then(|| choice.targets[from])
        };
        let moves = choices.iter().filter(|choice| choice.in_order && !choice.is_aside);
        let mut movable: Vec<ElementId> = moves.filter_map(movable).collect();
        movable.sort_unstable();
        movable.dedup();
        let without = |some: &[ElementId]| open.iter().copied().filter(|id| !some.contains(id)).collect();
        let aside = if answers.is_empty() { Vec::new() } else { without(&answers) };
        Open { idle: without(&matters), aside, movable, elements: open }
    }

    /// Returns the element that a click on `id` selects: `id` itself, or the selectable piece beneath it if `id`
    /// cannot be selected. For example, a click on a token selects its field.
    pub fn meant(&self, id: ElementId, choices: &[Clickable<'_>], scene: &ResolvedScene) -> ElementId {
        let open = self.open(choices).elements;
        let Some(clicked) = scene.piece(id).filter(|_| !open.contains(&id) && !self.chosen.contains_key(&id)) else {
            return id;
        };
        let is_below = |below: &ElementId| {
            let below = scene.piece(*below);
            below.is_some_and(|piece| piece.rect.contains(clicked.rect.center()) && piece.rect != clicked.rect)
        };
        open.into_iter().find(is_below).unwrap_or(id)
    }

    /// Clicks an element. If it cannot be clicked again, the click makes the choice that needs exactly the elements
    /// clicked so far. Without such a choice, all clicks on the element are removed. If another element was selected
    /// to be moved, a click on an element that can be moved selects this element instead.
    pub fn click(&mut self, id: ElementId, choices: &[Clickable<'_>]) -> Click {
        if self.open(choices).elements.contains(&id) {
            self.add(id);
        } else if let Some(index) = self.exact(choices).filter(|_| self.chosen.contains_key(&id)) {
            return Click::Takes(index);
        } else if self.chosen.contains_key(&id) {
            self.remove(id, choices);
            return Click::Narrows;
        } else if !self.is_empty()
            && choices.iter().any(|choice| choice.in_order && choice.targets.first() == Some(&id))
        {
            self.clear();
            return self.click(id, choices);
        } else {
            return Click::Dead;
        }
        let allowed = self.allowed(choices);
        let mut left =
            choices.iter().enumerate().zip(allowed).filter(|(_, allowed)| *allowed).map(|(choice, _)| choice);
        match (left.next(), left.next()) {
            (Some((index, choice)), None) if choice.is_complete(self) => Click::Takes(index),
            _ => Click::Narrows,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEER: ElementId = ElementId::new("beer", 0);
    const CLOTH: ElementId = ElementId::new("cloth", 0);
    const SPACE: ElementId = ElementId::new("space", 4);
    const LETTER: ElementId = ElementId::new("letter", 0);

    fn main(targets: &[ElementId]) -> Clickable<'_> {
        Clickable::of(targets, Group::Main, false)
    }

    #[test]
    fn a_thing_that_stands_twice_is_clicked_twice() {
        let choices = [main(&[BEER, BEER]), main(&[BEER, CLOTH])];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows);
        assert_eq!(narrowing.open(&choices).elements, [BEER, CLOTH]);
        assert_eq!(narrowing.clone().click(CLOTH, &choices), Click::Takes(1));
        assert_eq!(narrowing.click(BEER, &choices), Click::Takes(0));
    }

    #[test]
    fn a_choice_within_another_is_made_by_a_second_click_on_its_element() {
        let choices = [main(&[BEER]), main(&[BEER, CLOTH])];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows);
        assert_eq!(narrowing.clone().click(CLOTH, &choices), Click::Takes(1));
        assert_eq!(narrowing.click(BEER, &choices), Click::Takes(0));
        let two_alike = [main(&[BEER]), main(&[BEER]), main(&[BEER, CLOTH])];
        narrowing.clear();
        assert_eq!(narrowing.click(BEER, &two_alike), Click::Narrows);
        assert_eq!(narrowing.click(BEER, &two_alike), Click::Narrows, "the list tells them apart");
        assert!(narrowing.is_empty());
    }

    #[test]
    fn the_last_choice_is_not_taken_before_all_its_things_were_clicked() {
        let choices = [main(&[BEER, CLOTH]), main(&[SPACE])];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows);
        assert_eq!(narrowing.allowed(&choices), [true, false]);
        assert_eq!(narrowing.click(CLOTH, &choices), Click::Takes(0));
    }

    #[test]
    fn passing_stays_listed_while_something_is_selected() {
        let choices = [main(&[BEER, CLOTH]), main(&[SPACE]), Clickable::of(&[], Group::Pass, false)];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.listed(&choices), [true, true, true]);
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows);
        assert_eq!(narrowing.listed(&choices), [true, false, true]);
        assert_eq!(narrowing.click(CLOTH, &choices), Click::Takes(0), "passing is no answer to a click");
    }

    #[test]
    fn two_choices_of_the_same_things_are_told_apart_in_the_list() {
        let choices = [main(&[SPACE]), main(&[SPACE])];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(SPACE, &choices), Click::Narrows);
        assert_eq!(narrowing.allowed(&choices), [true, true]);
    }

    #[test]
    fn a_second_click_puts_a_thing_back_and_a_dead_thing_changes_nothing() {
        let choices = [main(&[BEER, CLOTH])];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(SPACE, &choices), Click::Dead);
        narrowing.click(BEER, &choices);
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows);
        assert!(narrowing.is_empty());
    }

    #[test]
    fn a_click_answers_the_question_and_an_aside_begins_at_what_all_asides_share() {
        let aside = |targets| Clickable::of(targets, Group::Aside, false);
        let choices = [main(&[BEER]), main(&[SPACE]), aside(&[LETTER, BEER]), aside(&[LETTER, CLOTH])];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.open(&choices).elements, [BEER, LETTER, SPACE]);
        assert_eq!(narrowing.clone().click(BEER, &choices), Click::Takes(0), "although a letter could buy it too");
        assert_eq!(narrowing.clone().click(CLOTH, &choices), Click::Dead);
        assert_eq!(narrowing.click(LETTER, &choices), Click::Narrows);
        assert_eq!(narrowing.open(&choices).elements, [BEER, CLOTH]);
        assert_eq!(narrowing.click(BEER, &choices), Click::Takes(2));
    }

    #[test]
    fn a_move_begins_at_its_source_and_another_source_may_be_selected_instead() {
        let step = |targets| Clickable::of(targets, Group::Main, false).in_order(true);
        let choices = [step(&[BEER, SPACE]), step(&[BEER, LETTER]), step(&[CLOTH, SPACE])];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.open(&choices).elements, [BEER, CLOTH]);
        assert_eq!(narrowing.click(SPACE, &choices), Click::Dead, "places light up after the piece is selected");
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows);
        assert_eq!(narrowing.open(&choices).elements, [LETTER, SPACE]);
        assert_eq!(narrowing.open(&choices).movable, [BEER, CLOTH], "both can be dragged");
        assert_eq!(narrowing.allowed(&choices), [true, true, false]);
        assert_eq!(narrowing.click(CLOTH, &choices), Click::Narrows);
        assert_eq!(narrowing.open(&choices).elements, [SPACE]);
        assert_eq!(narrowing.click(SPACE, &choices), Click::Takes(2));
    }

    #[test]
    fn a_move_may_lead_to_the_source_of_another_move() {
        let step = |targets| Clickable::of(targets, Group::Main, false).in_order(true);
        let choices = [step(&[BEER, CLOTH]), step(&[CLOTH, SPACE]), step(&[BEER, SPACE])];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows);
        assert_eq!(narrowing.allowed(&choices), [true, false, true]);
        assert_eq!(narrowing.clone().click(CLOTH, &choices), Click::Takes(0));
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows, "a second click puts the piece back");
        assert!(narrowing.is_empty());
        let there_and_back = [step(&[BEER, CLOTH]), step(&[CLOTH, BEER])];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(CLOTH, &there_and_back), Click::Narrows);
        assert_eq!(narrowing.click(BEER, &there_and_back), Click::Takes(1));
        let longer = [step(&[BEER, CLOTH, SPACE]), step(&[BEER, CLOTH, LETTER])];
        let mut narrowing = Narrowing::default();
        let movable: Vec<Vec<ElementId>> = [BEER, CLOTH, BEER]
            .into_iter()
            .map(|id| {
                let movable = narrowing.open(&longer).movable;
                assert_eq!(narrowing.click(id, &longer), Click::Narrows);
                movable
            })
            .collect();
        assert_eq!(movable, [vec![], vec![CLOTH], vec![CLOTH]], "what is clicked before is not moved");
        assert!(narrowing.is_empty(), "what follows the piece is put back with it");
        let aside = |targets| Clickable::of(targets, Group::Aside, false).in_order(true);
        let mut narrowing = Narrowing::default();
        let choices = [aside(&[BEER, SPACE]), aside(&[CLOTH, SPACE])];
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows, "and not at what the asides share");
    }

    #[test]
    fn an_element_is_idle_if_all_its_choices_are() {
        let idle = |targets| Clickable::of(targets, Group::Main, true);
        let choices = [main(&[BEER]), idle(&[BEER, BEER]), idle(&[CLOTH])];
        let open = Narrowing::default().open(&choices);
        assert_eq!((open.elements, open.idle), (vec![BEER, CLOTH], vec![CLOTH]));
    }

    #[test]
    fn an_element_is_aside_if_it_answers_no_question_and_another_one_does() {
        let aside = |targets| Clickable::of(targets, Group::Aside, false);
        let choices = [main(&[BEER]), aside(&[LETTER, BEER]), aside(&[LETTER, CLOTH])];
        assert_eq!(Narrowing::default().open(&choices).aside, [LETTER]);
        assert_eq!(Narrowing::default().open(&choices[1..]).aside, [], "nothing else can be chosen");
    }
}
