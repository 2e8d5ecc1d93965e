//! A stack of open decisions.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::seat::Seat;

/// A pending task and the seat that must resolve it. This is the usual item type of an [`Agenda`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AgendaItem<T> {
    /// The seat that must resolve the task.
    pub seat: Seat,
    /// The pending task.
    pub task: T,
}

/// A stack of up to `N` open decisions, innermost last. It is plain data, so a position in which a card is only
/// partly resolved can be saved, copied and searched.
///
/// ```
/// use rondel::components::Agenda;
///
/// #[derive(Clone, Copy, Debug, Default, PartialEq)]
/// enum Task {
///     #[default]
///     PlayACard,
///     DiscardTwo,
/// }
///
/// let mut open: Agenda<Task, 4> = Agenda::new();
/// open.push(Task::PlayACard);
/// open.push(Task::DiscardTwo); // The effect of the card is resolved first.
/// assert_eq!(open.top(), Some(&Task::DiscardTwo));
/// open.pop();
/// assert_eq!(open.as_slice(), [Task::PlayACard]);
/// ```
#[derive(Clone, Copy)]
pub struct Agenda<D, const N: usize> {
    open: [D; N],
    depth: u8,
}

impl<D: Copy + Default, const N: usize> Agenda<D, N> {
    /// Creates an empty agenda.
    pub fn new() -> Self {
        Self { open: [D::default(); N], depth: 0 }
    }

    /// Pushes a decision, which must be resolved before all others.
    ///
    /// # Panics
    /// Panics if `N` decisions are already open. The rules must bound the nesting depth.
    #[inline]
    pub fn push(&mut self, decision: D) {
        self.open[self.depth as usize] = decision;
        self.depth += 1;
    }

    /// Removes and returns the innermost decision. Returns `None` if the agenda is empty.
    #[inline]
    pub fn pop(&mut self) -> Option<D> {
        self.depth = self.depth.checked_sub(1)?;
        Some(self.open[self.depth as usize])
    }

    /// Returns the innermost decision, or `None` if the agenda is empty.
    #[inline]
    pub fn top(&self) -> Option<&D> {
        self.as_slice().last()
    }

    /// Removes all decisions.
    pub fn clear(&mut self) {
        self.depth = 0;
    }

    /// Returns all open decisions, innermost last.
    #[inline]
    pub fn as_slice(&self) -> &[D] {
        &self.open[..self.depth as usize]
    }
}

impl<D: Copy + Default, const N: usize> Default for Agenda<D, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<D: Copy + Default + PartialEq, const N: usize> PartialEq for Agenda<D, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<D: Copy + Default + std::fmt::Debug, const N: usize> std::fmt::Debug for Agenda<D, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<D: Copy + Default + Serialize, const N: usize> Serialize for Agenda<D, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, D: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Agenda<D, N> {
    fn deserialize<De: Deserializer<'de>>(deserializer: De) -> Result<Self, De::Error> {
        let open = Vec::<D>::deserialize(deserializer)?;
        if open.len() > N {
            return Err(De::Error::custom(format!("there are {} open decisions; the maximum is {N}", open.len())));
        }
        let mut agenda = Self::new();
        for decision in open {
            agenda.push(decision);
        }
        Ok(agenda)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_decision_comes_first() {
        let mut agenda: Agenda<u8, 3> = Agenda::new();
        agenda.push(1);
        agenda.push(2);
        assert_eq!(
            (agenda.top().copied(), agenda.pop(), agenda.pop(), agenda.pop()),
            (Some(2), Some(2), Some(1), None)
        );
    }

    #[test]
    fn what_was_closed_does_not_count() {
        let mut once: Agenda<u8, 3> = Agenda::new();
        once.push(7);
        once.pop();
        assert_eq!(once, Agenda::new());
        assert!(serde_json::from_str::<Agenda<u8, 1>>("[1,2]").is_err());
    }
}
