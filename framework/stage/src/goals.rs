//! Ways to win, to end a game and to score, with every seat's progress, for display throughout a game.

use serde::{Deserialize, Serialize};

use crate::intern;
use crate::scene::{Icon, Name};
use crate::text::Text;

/// Every way to win, to end the game and to score, with as much of the seats' progress as one observer may know.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Goals {
    /// The goals, in reading order.
    pub list: Vec<Goal>,
    /// Headings of additional columns after the seats' columns, such as a column for an automatic opponent. Each
    /// additional column is drawn in the colour and shape of the next unused seat.
    pub others: Vec<Text>,
}

/// A way to win, to end the game or to score, and every seat's progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Goal {
    /// The condition to reach or the quantity to count, such as "all four alliances".
    pub text: Text,
    /// The icon.
    #[serde(deserialize_with = "intern::option", default)]
    pub icon: Option<Icon>,
    /// The number of the rule.
    #[serde(deserialize_with = "intern::word")]
    pub rule: Name,
    /// The consequence of reaching the goal.
    pub brings: Brings,
    /// The seats' progress.
    pub reach: Reach,
    /// The count at which the goal is reached. `None` if the count has no target, or if the goal has no count.
    pub needs: Option<i32>,
    /// A description of the last missing unit, such as "one more building", for a count that is one short of the
    /// goal. `None` if there is no suitable text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_step: Option<Text>,
    /// A description of the play that remains after the goal is reached, if the game does not end immediately,
    /// such as "everybody else has one more turn".
    #[serde(default)]
    pub until_then: Option<Text>,
    /// Whether the counts are those of teams, so that partners always have the same count.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub of_teams: bool,
    /// The columns that certainly cannot reach the goal in their next turn, even if they are only one short. No
    /// warning is shown for these columns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_next_turn: Vec<usize>,
    /// The column that reached the goal first, if several can reach it before the game is over. `None` means the first
    /// column whose count is sufficient.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reached_by: Option<usize>,
}

/// The consequence of reaching a goal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Brings {
    /// The seat that reaches the goal wins.
    Victory {
        /// The [reason](crate::Outcome::reason) for the end of the game.
        #[serde(deserialize_with = "intern::word")]
        reason: Name,
    },
    /// The game ends, immediately or after a few more turns.
    End {
        /// The possible reasons for the end of the game.
        #[serde(deserialize_with = "intern::list")]
        reasons: Vec<Name>,
    },
    /// Points are scored at the end. The counts are the points that the observer knows about.
    Points,
}

/// The seats' progress towards a goal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reach {
    /// A separate count for each seat, in seat order, and then for each of the [other columns](Goals::others).
    Each(Vec<i32>),
    /// One common count for all seats, such as the number of items that have left a supply.
    Together(i32),
}

impl Goal {
    fn new(text: Text, rule: Name, brings: Brings) -> Self {
        Self {
            text,
            icon: None,
            rule,
            brings,
            reach: Reach::Together(0),
            needs: None,
            last_step: None,
            until_then: None,
            of_teams: false,
            not_next_turn: Vec::new(),
            reached_by: None,
        }
    }

    /// Creates a goal that wins the game; the game then ends with `reason`.
    pub fn victory(text: Text, reason: Name, rule: Name) -> Self {
        Self::new(text, rule, Brings::Victory { reason })
    }

    /// Creates a goal that ends the game with one of `reasons`.
    pub fn end(text: Text, reasons: impl IntoIterator<Item = Name>, rule: Name) -> Self {
        Self::new(text, rule, Brings::End { reasons: reasons.into_iter().collect() })
    }

    /// Creates a goal for which points are counted at the end.
    pub fn points(text: Text, rule: Name) -> Self {
        Self::new(text, rule, Brings::Points)
    }

    /// Sets each seat's count, in seat order.
    #[must_use]
    pub fn each(mut self, has: impl IntoIterator<Item = i32>) -> Self {
        self.reach = Reach::Each(has.into_iter().collect());
        self
    }

    /// Says that the counts are those of teams: partners always have the same count, and are shown as one column.
    #[must_use]
    pub const fn of_teams(mut self) -> Self {
        self.of_teams = true;
        self
    }

    /// Sets the count that all seats share.
    #[must_use]
    pub fn together(mut self, has: i32) -> Self {
        self.reach = Reach::Together(has);
        self
    }

    /// Sets the count at which the goal is reached.
    #[must_use]
    pub fn needs(mut self, needs: i32) -> Self {
        self.needs = Some(needs);
        self
    }

    /// Sets the icon.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Sets the description of the last missing unit, such as "one more building". It is inserted into warnings
    /// such as "Red needs one more building to end the game."
    ///
    /// ```
    /// # use rondel::{Goal, Text};
    /// let goal = Goal::end(Text::new("goal-built"), ["end-built"], "X-1.1").last_step(Text::new("goal-built-step"));
    /// # assert!(goal.last_step.is_some());
    /// ```
    #[must_use]
    pub fn last_step(mut self, text: Text) -> Self {
        self.last_step = Some(text);
        self
    }

    /// Sets the description of the play that remains after the goal is reached.
    #[must_use]
    pub fn until_then(mut self, text: Text) -> Self {
        self.until_then = Some(text);
        self
    }

    /// Sets the columns that certainly cannot reach the goal in their next turn.
    #[must_use]
    pub fn not_next_turn(mut self, columns: impl IntoIterator<Item = usize>) -> Self {
        self.not_next_turn = columns.into_iter().collect();
        self
    }

    /// Sets the column that reached the goal first.
    #[must_use]
    pub const fn reached_by(mut self, column: Option<usize>) -> Self {
        self.reached_by = column;
        self
    }

    /// Returns whether each seat has a separate count.
    pub const fn is_of_each(&self) -> bool {
        matches!(self.reach, Reach::Each(_))
    }

    /// Returns the counts by column, or a single count if all seats share it.
    pub fn counts(&self) -> &[i32] {
        match &self.reach {
            Reach::Each(has) => has,
            Reach::Together(has) => std::slice::from_ref(has),
        }
    }

    /// Returns the columns that have reached the goal.
    pub fn reached(&self) -> impl Iterator<Item = usize> + '_ {
        self.columns(|missing| missing <= 0)
    }

    /// Returns the columns that are one short of the goal, except columns that cannot reach the goal in their
    /// next turn.
    pub fn one_short(&self) -> impl Iterator<Item = usize> + '_ {
        self.columns(|missing| missing == 1).filter(|column| !self.not_next_turn.contains(column))
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
        assert_eq!(goal.not_next_turn([0]).one_short().count(), 0);
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
