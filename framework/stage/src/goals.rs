//! Ways to win, to end a game and to score, and how near every seat is: what a person at the table wants to see at any
//! time.

use serde::{Deserialize, Serialize};

use crate::intern;
use crate::scene::{Icon, Name};
use crate::text::Text;

/// Every way to win, to end the game and to score, as far as one observer may know.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Goals {
    /// The goals, in the order in which a person should read them.
    pub list: Vec<Goal>,
    /// Headings of columns beyond those of the seats, such as that of an automatic opponent.
    pub others: Vec<Text>,
}

/// A way to win, to end the game or to score, and how near every seat is to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Goal {
    /// What must be reached or is counted: "all four alliances".
    pub text: Text,
    /// Its icon.
    #[serde(deserialize_with = "intern::option", default)]
    pub icon: Option<Icon>,
    /// The number of its rule.
    #[serde(deserialize_with = "intern::word")]
    pub rule: Name,
    /// What happens when it is reached.
    pub brings: Brings,
    /// How far each seat has come.
    pub reach: Reach,
    /// The count at which it is reached; `None` where it is only counted, or no number says how near it is.
    pub needs: Option<i32>,
    /// What still happens between reaching it and the end, where the game does not end at once: "everybody else has
    /// one more turn".
    #[serde(default)]
    pub until_then: Option<Text>,
}

/// What happens when a goal is reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Brings {
    /// Whoever reaches it wins.
    Victory {
        /// The [reason](crate::Outcome::reason) with which the game ends then.
        #[serde(deserialize_with = "intern::word")]
        reason: Name,
    },
    /// The game ends, now or soon.
    End {
        /// The possible reasons with which it ends then.
        #[serde(deserialize_with = "intern::list")]
        reasons: Vec<Name>,
    },
    /// It is counted at the end, as far as the observer knows.
    Points,
}

/// How far the seats have come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reach {
    /// Each for itself: in seat order, then the [other columns](Goals::others).
    Each(Vec<i32>),
    /// All together, such as what has left a supply.
    Together(i32),
}

impl Goal {
    fn new(text: Text, rule: Name, brings: Brings) -> Self {
        Self { text, icon: None, rule, brings, reach: Reach::Together(0), needs: None, until_then: None }
    }

    /// A way to win, with which the game ends with `reason`.
    pub fn victory(text: Text, reason: Name, rule: Name) -> Self {
        Self::new(text, rule, Brings::Victory { reason })
    }

    /// A way to end the game, with one of `reasons`.
    pub fn end(text: Text, reasons: impl IntoIterator<Item = Name>, rule: Name) -> Self {
        Self::new(text, rule, Brings::End { reasons: reasons.into_iter().collect() })
    }

    /// Something counted at the end.
    pub fn points(text: Text, rule: Name) -> Self {
        Self::new(text, rule, Brings::Points)
    }

    /// Sets how much each seat has, in seat order.
    #[must_use]
    pub fn each(mut self, has: impl IntoIterator<Item = i32>) -> Self {
        self.reach = Reach::Each(has.into_iter().collect());
        self
    }

    /// Sets how much all have together.
    #[must_use]
    pub fn together(mut self, has: i32) -> Self {
        self.reach = Reach::Together(has);
        self
    }

    /// Sets the count at which it is reached.
    #[must_use]
    pub fn needs(mut self, needs: i32) -> Self {
        self.needs = Some(needs);
        self
    }

    /// Sets its icon.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Sets what still happens between reaching it and the end.
    #[must_use]
    pub fn until_then(mut self, text: Text) -> Self {
        self.until_then = Some(text);
        self
    }

    /// Whether each seat reaches it for itself.
    pub const fn is_of_each(&self) -> bool {
        matches!(self.reach, Reach::Each(_))
    }

    /// The counts by column; one for all where they reach it together.
    pub fn counts(&self) -> &[i32] {
        match &self.reach {
            Reach::Each(has) => has,
            Reach::Together(has) => std::slice::from_ref(has),
        }
    }

    /// The columns that have reached it.
    pub fn reached(&self) -> impl Iterator<Item = usize> + '_ {
        self.columns(|missing| missing <= 0)
    }

    /// The columns that are one step away from it.
    pub fn one_short(&self) -> impl Iterator<Item = usize> + '_ {
        self.columns(|missing| missing == 1)
    }

    fn columns(&self, fits: fn(i32) -> bool) -> impl Iterator<Item = usize> + '_ {
        let fits = move |has: &i32| self.needs.is_some_and(|needs| fits(needs - has));
        self.counts().iter().enumerate().filter(move |(_, has)| fits(has)).map(|(column, _)| column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goal() -> Goal {
        Goal::victory(Text::new("all"), "end-all", "X-1.1")
    }

    #[test]
    fn who_has_as_much_as_it_needs_or_more_has_reached_it() {
        let goal = goal().each([3, 4, 5, 2]).needs(4);
        assert_eq!(goal.reached().collect::<Vec<_>>(), [1, 2]);
        assert_eq!(goal.one_short().collect::<Vec<_>>(), [0]);
    }

    #[test]
    fn what_is_only_counted_is_never_reached() {
        let points = Goal::points(Text::new("stars"), "X-1.2").each([9, 0]);
        assert_eq!((points.reached().count(), points.one_short().count()), (0, 0));
    }

    #[test]
    fn what_all_reach_together_is_one_column() {
        let goal = goal().together(11).needs(12);
        assert_eq!((goal.counts(), goal.one_short().count()), (&[11][..], 1));
    }
}
