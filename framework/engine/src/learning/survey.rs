//! Determines which numbers of a state vary, and how.

use serde::Serialize;

use super::leaves::{Meaning, Receiver, SeatScope, Step, walk};
use super::schema::{Kind, Leaf, Place, Schema};

/// An amount whose range contains at most this many values has one input for each value.
const FEW: i64 = 12;
/// Maximum number of items that are read from a list.
const LONGEST_LIST: u32 = 80;
/// Minimum share of the states in which an input must be active, and in which it must be inactive.
const SELDOM: f32 = 0.002;

/// Records the numbers that occur in many states.
pub(crate) struct Survey {
    seen: Vec<Seen>,
    scope: SeatScope,
}

/// The values found at one place.
#[derive(Default)]
struct Seen {
    name: String,
    below: Vec<u32>,
    is_own: bool,
    meaning: Option<Meaning>,
    low: i64,
    high: i64,
    /// The number of occurrences of each value, from `SMALLEST` on, or of each member of a set.
    counts: Vec<u32>,
    times: u32,
}

/// The smallest value whose occurrences are counted.
const SMALLEST: i64 = -32;
/// The number of values whose occurrences are counted.
const COUNTED: usize = 128;

impl Survey {
    pub(crate) fn new(seats: u32, most_seats: u32) -> Self {
        Self { seen: vec![Seen::default()], scope: SeatScope::new(seats, most_seats) }
    }

    pub(crate) fn see(&mut self, state: &impl Serialize) {
        walk(state, self);
    }

    /// Returns the schema of all numbers that vary.
    pub(crate) fn schema(&self) -> Schema {
        let mut names = vec![String::new()];
        let place = |seen: &Seen| Place { leaf: seen.leaf(self.scope.seats, &mut names), below: seen.below.clone() };
        let places = self.seen.iter().map(place).collect();
        Schema::new(places, names, (self.scope.seats, self.scope.most_seats))
    }
}

impl Seen {
    /// Returns the inputs of the number at this place, and appends the names of the inputs to `names`. Returns
    /// `None` if no number occurs at this place, or if the number never varies. A seat or a set always has inputs.
    fn leaf(&self, seats: u32, names: &mut Vec<String>) -> Option<Leaf> {
        let meaning = self.meaning?;
        let kind = match (meaning, self.is_own) {
            (Meaning::Seat, false) => Kind::Named,
            (Meaning::Seat, true) => Kind::Relative,
            (Meaning::Track, false) if seats == 2 => Kind::Track,
            (Meaning::Set, own) => {
                if own {
                    Kind::OwnSet
                } else {
                    Kind::TableSet
                }
            }
            (Meaning::Amount, own) if self.is_mask() => {
                if own {
                    Kind::OwnSet
                } else {
                    Kind::TableSet
                }
            }
            (_, false) => Kind::Table,
            (_, true) => Kind::Own,
        };
        let mut new = |name: String| {
            let input = names.len() as u32;
            names.push(name.clone());
            if kind.is_own() {
                names.push(format!("{name} (others)"));
            }
            input
        };
        let name = &self.name;
        let often = |times: u32| {
            let share = times as f32 / self.times as f32;
            (SELDOM..=1.0 - SELDOM).contains(&share)
        };
        let mut leaf = Leaf { kind, low: 0, each: Vec::new(), amount: 0 };
        match kind {
            Kind::Named => leaf.each.push(new(name.clone())),
            Kind::Relative => {
                leaf.each.push(new(format!("{name}=own")));
                leaf.each.push(new(format!("{name}=other")));
            }
            _ if kind.is_set() => {
                let members = self.counts.iter().take(64).enumerate();
                leaf.each = members
                    .map(|(member, times)| if often(*times) { new(format!("{name}.{member}")) } else { 0 })
                    .collect();
                leaf.amount = new(format!("{name}#"));
            }
            _ if self.low == self.high => return None,
            _ => {
                let few = meaning == Meaning::Choice || self.high - self.low < FEW;
                if few && self.low >= SMALLEST && self.high < SMALLEST + COUNTED as i64 {
                    let reach = self.low.abs().max(self.high.abs());
                    (leaf.low, leaf.each) = if kind == Kind::Track {
                        (-reach, (-reach..=reach).map(|value| new(format!("{name}={value}"))).collect())
                    } else {
                        let count = |value: i64| self.counts.get((value - SMALLEST) as usize).copied().unwrap_or(0);
                        let each = (self.low..=self.high)
                            .map(|value| if often(count(value)) { new(format!("{name}={value}")) } else { 0 });
                        (self.low, each.collect())
                    };
                }
                if meaning != Meaning::Choice {
                    leaf.amount = new(name.clone());
                }
            }
        }
        Some(leaf)
    }

    /// Returns whether a number must be a set, because it is far too large for an amount.
    fn is_mask(&self) -> bool {
        self.high > 100_000 || self.low < -100_000
    }
}

impl Receiver for Survey {
    fn below(&mut self, node: u32, step: Step) -> Option<u32> {
        if step.index >= LONGEST_LIST {
            return None;
        }
        let (index, next) = (step.index as usize, self.seen.len() as u32);
        let is_own = self.scope.seat.is_some();
        let above = &mut self.seen[node as usize];
        if above.below.len() <= index {
            above.below.resize(index + 1, 0);
        }
        if above.below[index] == 0 {
            above.below[index] = next;
            let own = if step.name.is_empty() { step.index.to_string() } else { step.name.to_owned() };
            let name = if above.name.is_empty() { own } else { format!("{}.{own}", above.name) };
            self.seen.push(Seen { name, is_own, ..Seen::default() });
            return Some(next);
        }
        Some(above.below[index])
    }

    fn number(&mut self, node: u32, meaning: Meaning, value: i64) {
        let is_own = self.scope.seat.is_some();
        let seen = &mut self.seen[node as usize];
        seen.is_own |= is_own;
        if seen.times == 0 {
            (seen.low, seen.high, seen.meaning) = (value, value, Some(meaning));
        }
        (seen.low, seen.high) = (seen.low.min(value), seen.high.max(value));
        seen.times += 1;
        if seen.counts.is_empty() {
            seen.counts = vec![0; COUNTED];
        }
        if meaning == Meaning::Set || seen.is_mask() {
            // A set is recognised by its first large value. Earlier values were counted as amounts.
            let mut left = value.cast_unsigned();
            while left != 0 {
                seen.counts[left.trailing_zeros() as usize] += 1;
                left &= left - 1;
            }
        } else if let Some(count) = usize::try_from(value - SMALLEST).ok().and_then(|at| seen.counts.get_mut(at)) {
            *count += 1;
        }
    }

    fn scope(&mut self) -> &mut SeatScope {
        &mut self.scope
    }
}
