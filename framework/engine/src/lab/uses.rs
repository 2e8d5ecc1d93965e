//! Counts the actions taken and the objects they refer to, with the results of the seats that took the actions.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::statistics::{Bin, Estimate, Ratio};
use crate::seat::Seat;
use crate::text::{Arg, Text};
use crate::turn::Outcome;

/// The usage counts of actions or objects, and the results of the seats that used them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(Text, Use)>", into = "Vec<(Text, Use)>")]
pub struct Uses(BTreeMap<Text, Use>);

/// The usage counts of one action or object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Use {
    /// The total number of uses and the first game with a use.
    pub times: Bin,
    /// The sum of the results of the seats that used the action or object, divided by the number of these seats. A
    /// seat counts once per game.
    pub users: Ratio,
}

impl Use {
    /// Returns the number of seats that used the action or object, counted separately in each game.
    pub fn seats(&self) -> u64 {
        self.users.below() as u64
    }

    /// Returns the mean result of the seats that used the action or object: 1 for beating everyone, 0 for
    /// losing to everyone.
    pub fn result(&self) -> Option<Estimate> {
        self.users.value()
    }
}

impl From<Vec<(Text, Use)>> for Uses {
    fn from(uses: Vec<(Text, Use)>) -> Self {
        Self(uses.into_iter().collect())
    }
}

impl From<Uses> for Vec<(Text, Use)> {
    fn from(uses: Uses) -> Self {
        uses.0.into_iter().collect()
    }
}

impl Uses {
    /// Returns an iterator over everything that was used.
    pub fn iter(&self) -> impl Iterator<Item = (&Text, &Use)> {
        self.0.iter()
    }

    /// Adds the counts of `other`.
    pub fn add(&mut self, other: &Self) {
        for (what, more) in &other.0 {
            match self.0.get_mut(what) {
                Some(own) => {
                    own.times.add(more.times);
                    own.users.add(&more.users);
                }
                None => {
                    self.0.insert(what.clone(), more.clone());
                }
            }
        }
    }
}

/// The uses in one game, with the seats that made them.
#[derive(Default)]
pub(super) struct InOneGame {
    used: BTreeMap<Text, (u64, BTreeSet<Seat>)>,
}

impl InOneGame {
    pub(super) fn used(&mut self, what: Text, seat: Seat) {
        let (times, seats) = self.used.entry(what).or_default();
        *times += 1;
        seats.insert(seat);
    }

    /// Adds the finished game to `uses`.
    pub(super) fn count_into(self, uses: &mut Uses, outcome: &Outcome, game: u64) {
        for (what, (count, seats)) in self.used {
            let fresh = || Use { times: Bin { count: 0, game }, users: Ratio::default() };
            let own = uses.0.entry(what).or_insert_with(fresh);
            own.times.add(Bin { count, game });
            let results = seats.iter().map(|seat| f64::from(outcome.utility(*seat))).sum();
            own.users.count(results, seats.len() as f64);
        }
    }
}

/// Returns the kind of an action, derived from its label: the message without the values of its arguments.
pub fn sort_of(label: &Text) -> Text {
    match label {
        Text::Message { key, args } => {
            let gap = |(name, _): &(_, Arg)| (std::borrow::Cow::clone(name), Arg::Text(Text::verbatim("…")));
            Text::Message { key: key.clone(), args: args.iter().map(gap).collect() }
        }
        Text::List(texts) => texts.first().map_or_else(|| label.clone(), sort_of),
        Text::Verbatim(_) | Text::Translated(_) => label.clone(),
    }
}

/// Collects the names in an action's label: its arguments and the parts of composite texts, except numbers and
/// verbatim text.
pub fn names_in(label: &Text, into: &mut Vec<Text>) {
    match label {
        Text::Message { args, .. } => {
            for (_, arg) in args {
                match arg {
                    Arg::Text(Text::Verbatim(_)) | Arg::Number(_) => {}
                    Arg::Text(name @ Text::Translated(_)) => into.push(name.clone()),
                    Arg::Text(name @ Text::Message { args, .. }) if args.is_empty() => into.push(name.clone()),
                    Arg::Text(text) => names_in(text, into),
                }
            }
        }
        Text::List(texts) => {
            for text in texts {
                match text {
                    Text::Translated(_) => into.push(text.clone()),
                    Text::Message { args, .. } if args.is_empty() => into.push(text.clone()),
                    _ => names_in(text, into),
                }
            }
        }
        Text::Verbatim(_) | Text::Translated(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seats;

    #[test]
    fn an_action_is_sorted_by_its_words_and_names_what_it_is_about() {
        let well = Text::new("good-water");
        let camel = Text::translated(["camel", "Kamel", "kameel"]);
        let goods = Text::List(vec![well.clone(), Text::new("some").with("count", 3).with("good", camel.clone())]);
        let label = Text::new("trade").with("count", 2).with("for", goods).with("with", Text::verbatim("Ann"));
        let mut names = Vec::new();
        names_in(&label, &mut names);
        assert_eq!(names, [well, camel]);
        let other =
            Text::new("trade").with("count", 9).with("for", Text::new("gold")).with("with", Text::new("nobody"));
        assert_eq!(sort_of(&label), sort_of(&other));
    }

    #[test]
    fn who_uses_a_thing_twice_is_one_user() {
        let mut game = InOneGame::default();
        game.used(Text::new("well"), Seat::new(1));
        game.used(Text::new("well"), Seat::new(1));
        let mut uses = Uses::default();
        game.count_into(&mut uses, &Outcome::win(Seat::new(1), Seats::TWO, "line"), 4);
        let (_, well) = uses.iter().next().expect("the well");
        assert_eq!((well.times, well.seats()), (Bin { count: 2, game: 4 }, 1));
        assert!((well.result().expect("one user").value - 1.0).abs() < 1e-9);
        let mut twice = uses.clone();
        twice.add(&uses);
        assert_eq!(twice.iter().next().expect("the well").1.times.count, 4);
        let written = serde_json::to_string(&twice).expect("plain data");
        assert_eq!(serde_json::from_str::<Uses>(&written).expect("as written"), twice);
    }
}
