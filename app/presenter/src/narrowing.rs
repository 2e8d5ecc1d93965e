//! Narrows down the choices as the user clicks elements. The targets of a choice form a multiset: an element that
//! occurs twice must be clicked twice.

use std::collections::HashMap;

use rondel::ElementId;

use super::resolved::ResolvedScene;

/// The elements clicked so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Narrowing {
    chosen: HashMap<ElementId, usize>,
}

/// The effect of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Click {
    /// A single choice remains and all its targets have been clicked; contains the index of the choice, which is then
    /// made.
    Takes(usize),
    /// The set of remaining choices has changed: it shrinks, or grows again if an element was deselected.
    Narrows,
    /// No remaining choice has this element as a target.
    Dead,
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
    }

    /// Returns whether a choice with these targets is still possible.
    pub fn allows(&self, targets: &[ElementId]) -> bool {
        within(&self.chosen, &counted(targets))
    }

    /// Returns the elements that can be clicked next, without duplicates.
    pub fn open<'a>(&self, choices: impl Iterator<Item = &'a [ElementId]>) -> Vec<ElementId> {
        let mut open = Vec::new();
        for targets in choices {
            let counts = counted(targets);
            if !within(&self.chosen, &counts) {
                continue;
            }
            open.extend(
                counts
                    .iter()
                    .filter(|(id, count)| self.chosen.get(id).copied().unwrap_or(0) < **count)
                    .map(|(id, _)| *id),
            );
        }
        open.sort_unstable();
        open.dedup();
        open
    }

    /// Returns the element that a click on `id` selects: `id` itself, or the selectable piece beneath it if `id`
    /// cannot be selected. For example, a click on a token selects its field.
    pub fn meant<'a>(
        &self,
        id: ElementId,
        choices: impl Iterator<Item = &'a [ElementId]>,
        scene: &ResolvedScene,
    ) -> ElementId {
        let open = self.open(choices);
        let Some(clicked) = scene.piece(id).filter(|_| !open.contains(&id) && !self.chosen.contains_key(&id)) else {
            return id;
        };
        let is_below = |below: &ElementId| {
            let below = scene.piece(*below);
            below.is_some_and(|piece| piece.rect.contains(clicked.rect.center()) && piece.rect != clicked.rect)
        };
        open.into_iter().find(is_below).unwrap_or(id)
    }

    /// Clicks an element. If it cannot be clicked again, all clicks on it are removed.
    pub fn click(&mut self, id: ElementId, choices: &[&[ElementId]]) -> Click {
        if self.open(choices.iter().copied()).contains(&id) {
            *self.chosen.entry(id).or_insert(0) += 1;
        } else if self.chosen.remove(&id).is_some() {
            return Click::Narrows;
        } else {
            return Click::Dead;
        }
        let mut left = choices.iter().enumerate().filter(|(_, targets)| self.allows(targets));
        match (left.next(), left.next()) {
            (Some((index, targets)), None) if counted(targets) == self.chosen => Click::Takes(index),
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

    #[test]
    fn a_thing_that_stands_twice_is_clicked_twice() {
        let choices: [&[ElementId]; 2] = [&[BEER, BEER], &[BEER, CLOTH]];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows);
        assert_eq!(narrowing.open(choices.into_iter()), [BEER, CLOTH]);
        assert_eq!(narrowing.clone().click(CLOTH, &choices), Click::Takes(1));
        assert_eq!(narrowing.click(BEER, &choices), Click::Takes(0));
    }

    #[test]
    fn a_choice_within_another_waits_for_the_list() {
        let choices: [&[ElementId]; 2] = [&[BEER], &[BEER, CLOTH]];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows);
        assert_eq!(narrowing.click(CLOTH, &choices), Click::Takes(1));
    }

    #[test]
    fn the_last_choice_is_not_taken_before_all_its_things_were_clicked() {
        let choices: [&[ElementId]; 2] = [&[BEER, CLOTH], &[SPACE]];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows);
        assert!(!narrowing.allows(choices[1]));
        assert_eq!(narrowing.click(CLOTH, &choices), Click::Takes(0));
    }

    #[test]
    fn two_choices_of_the_same_things_are_told_apart_in_the_list() {
        let choices: [&[ElementId]; 2] = [&[SPACE], &[SPACE]];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(SPACE, &choices), Click::Narrows);
        assert!(choices.iter().all(|targets| narrowing.allows(targets)));
    }

    #[test]
    fn a_second_click_puts_a_thing_back_and_a_dead_thing_changes_nothing() {
        let choices: [&[ElementId]; 1] = [&[BEER, CLOTH]];
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.click(SPACE, &choices), Click::Dead);
        narrowing.click(BEER, &choices);
        assert_eq!(narrowing.click(BEER, &choices), Click::Narrows);
        assert!(narrowing.is_empty());
    }
}
