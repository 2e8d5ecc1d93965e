//! The numbers of a state that a model uses, and the inputs derived from them.
//!
//! A survey of many states (`survey.rs`) records every place where a number can occur, with the values that occur.
//! A [`Schema`] is derived from the survey. A small number or a choice becomes one input for each value. A set
//! becomes one input for each member and one for its size. An amount becomes one input with its value. Numbers that
//! never change are omitted.
//!
//! Inputs are relative to one seat. A number that belongs to a seat becomes two inputs: one for the seat itself and
//! one for all others together. A reference to a seat means either the seat itself or another seat. A track is
//! measured from the seat's own side.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::leaves::{Meaning, Receiver, SeatScope, Step, walk};

/// The owner of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// The table: the input is the same for all seats.
    Table,
    /// One seat: the input belongs to that seat alone.
    Seat(u32),
    /// One seat, as seen by all others.
    Others(u32),
}

/// Receives the active inputs of a position.
pub(crate) trait Inputs {
    /// Adds `value` to input number `input`.
    fn add(&mut self, owner: Owner, input: u32, value: i16);
}

/// A place where a number can occur.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Place {
    /// The index of the place below, for each step. An entry is 0 if there is no place below.
    pub(crate) below: Vec<u32>,
    /// The inputs of the number, or `None` if the place has no number or if the number is not used.
    pub(crate) leaf: Option<Leaf>,
}

/// The inputs of a number.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Leaf {
    pub(crate) kind: Kind,
    /// The value of the first entry of `each`.
    pub(crate) low: i64,
    /// The input for each value, or for each member of a set. An entry is 0 if the value or member has no input.
    pub(crate) each: Vec<u32>,
    /// The input for the amount, or for the size of a set. 0 if there is no such input.
    pub(crate) amount: u32,
}

/// How a number is converted to inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Kind {
    /// A number of the table.
    Table,
    /// A number of one seat. Each input `n` for the seat itself is followed by input `n + 1` for the others.
    Own,
    /// A reference to a seat, stored for the table.
    Named,
    /// A number of the table that is positive for the first seat of two.
    Track,
    /// A set of the table.
    TableSet,
    /// A set of one seat.
    OwnSet,
    /// A reference to a seat, stored for a seat: either to that seat itself or to another seat.
    Relative,
}

impl Kind {
    pub(crate) fn is_own(self) -> bool {
        matches!(self, Self::Own | Self::OwnSet | Self::Named | Self::Relative)
    }

    pub(crate) fn is_set(self) -> bool {
        matches!(self, Self::TableSet | Self::OwnSet)
    }
}

/// The inputs of a model, and how to read them from a state.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Schema {
    places: Vec<Place>,
    /// The name of each input, such as `players.0.goods.2`. Input 0 is not used.
    names: Vec<String>,
    /// The number of seats at the table, and at the largest table of the game.
    seats: u32,
    #[serde(default)]
    most_seats: u32,
    #[serde(skip)]
    flat: OnceLock<Flat>,
}

/// The places of a schema in three flat lists, which are faster to read than nested lists.
#[derive(Clone, Debug, Default)]
struct Flat {
    nodes: Vec<Node>,
    /// The nodes below each node, concatenated.
    below: Vec<u32>,
    /// The inputs for each value of each leaf, concatenated.
    each: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    /// Index in `Flat::below` of the first node below, and the number of these nodes.
    below: u32,
    below_count: u32,
    kind: Option<Kind>,
    /// Index in `Flat::each` of the input for the first value, and the number of values.
    each: u32,
    each_count: u32,
    low: i64,
    amount: u32,
}

impl Flat {
    fn of(places: &[Place]) -> Self {
        let mut flat = Self::default();
        for place in places {
            let leaf = place.leaf.as_ref();
            flat.nodes.push(Node {
                below: flat.below.len() as u32,
                below_count: place.below.len() as u32,
                kind: leaf.map(|leaf| leaf.kind),
                each: flat.each.len() as u32,
                each_count: leaf.map_or(0, |leaf| leaf.each.len() as u32),
                low: leaf.map_or(0, |leaf| leaf.low),
                amount: leaf.map_or(0, |leaf| leaf.amount),
            });
            flat.below.extend_from_slice(&place.below);
            flat.each.extend(leaf.iter().flat_map(|leaf| &leaf.each));
        }
        flat
    }

    /// Returns the input for the value at an index of a leaf, or 0 if the value has no input.
    #[inline]
    fn each(&self, node: &Node, index: i64) -> u32 {
        match u32::try_from(index) {
            Ok(index) if index < node.each_count => self.each[(node.each + index) as usize],
            _ => 0,
        }
    }
}

impl Schema {
    /// Creates a schema. In `places`, each place must come before the places below it.
    pub(crate) fn new(places: Vec<Place>, names: Vec<String>, (seats, most_seats): (u32, u32)) -> Self {
        let mut schema = Self { places, names, seats, most_seats, flat: OnceLock::new() };
        schema.prune();
        schema
    }

    /// Returns the number of inputs, including input 0, which is never active.
    pub(crate) fn count(&self) -> usize {
        self.names.len()
    }

    /// Returns the name of each input except input 0.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().skip(1).map(String::as_str)
    }

    /// Returns whether nothing is read from the state.
    pub(crate) fn is_empty(&self) -> bool {
        self.names.len() <= 1
    }

    /// Returns whether the schema is consistent. A schema from a file may be inconsistent.
    pub(crate) fn is_sound(&self) -> bool {
        let inputs = self.names.len() as u32;
        let fits = |leaf: &Leaf| {
            let extra = u32::from(leaf.kind.is_own());
            let least = match leaf.kind {
                Kind::Named => 1,
                Kind::Relative => 2,
                _ => 0,
            };
            leaf.each.len() >= least
                && leaf
                    .each
                    .iter()
                    .chain([&leaf.amount])
                    .all(|input| *input == 0 || input.checked_add(extra).is_some_and(|last| last < inputs))
        };
        let places = self.places.len() as u32;
        (1..=crate::seat::MAX_SEATS as u32).contains(&self.seats)
            && !self.places.is_empty()
            && self
                .places
                .iter()
                .all(|place| place.below.iter().all(|below| *below < places) && place.leaf.iter().all(fits))
    }

    /// Returns the number of seats at the table.
    pub(crate) fn seats(&self) -> u32 {
        self.seats
    }

    /// Reports the active inputs of a state.
    pub(crate) fn read(&self, state: &impl Serialize, inputs: &mut impl Inputs) {
        let flat = self.flat.get_or_init(|| Flat::of(&self.places));
        walk(
            state,
            &mut Reader { flat, seats: self.seats, scope: SeatScope::new(self.seats, self.most_seats), inputs },
        );
    }

    /// Returns the schema with only the inputs for which `keep` is set. If one input of a pair is kept, the other
    /// is kept too. The second return value contains the old number of each input.
    pub(crate) fn keeping(&self, keep: &[bool]) -> (Self, Vec<usize>) {
        let mut kept = Self { names: vec![String::new()], flat: OnceLock::new(), ..self.clone() };
        let mut old = vec![0];
        for place in &mut kept.places {
            if let Some(leaf) = &mut place.leaf {
                let width = if leaf.kind.is_own() { 2 } else { 1 };
                for input in leaf.each.iter_mut().chain([&mut leaf.amount]) {
                    let was = *input as usize;
                    if was == 0 || !keep[was..was + width].contains(&true) {
                        *input = 0;
                        continue;
                    }
                    *input = kept.names.len() as u32;
                    for was in was..was + width {
                        kept.names.push(self.names[was].clone());
                        old.push(was);
                    }
                }
                if leaf.amount == 0 && leaf.each.iter().all(|input| *input == 0) {
                    place.leaf = None;
                }
            }
        }
        kept.prune();
        (kept, old)
    }

    /// Removes the branches without inputs, so that they are not visited.
    fn prune(&mut self) {
        // Each place has a lower number than the places below it.
        let mut is_useful = vec![false; self.places.len()];
        for place in (0..self.places.len()).rev() {
            for below in &mut self.places[place].below {
                if *below != 0 && !is_useful[*below as usize] {
                    *below = 0;
                }
            }
            let Place { below, leaf } = &self.places[place];
            is_useful[place] = leaf.is_some() || below.iter().any(|below| *below != 0);
        }
    }
}

/// Reads a state with a schema.
struct Reader<'a, I> {
    flat: &'a Flat,
    seats: u32,
    scope: SeatScope,
    inputs: &'a mut I,
}

impl<I: Inputs> Reader<'_, I> {
    #[inline]
    fn add(&mut self, kind: Kind, input: u32, value: i16) {
        if input == 0 {
            return;
        }
        match self.scope.seat {
            Some(seat) if kind.is_own() => {
                self.inputs.add(Owner::Seat(seat), input, value);
                self.inputs.add(Owner::Others(seat), input + 1, value);
            }
            _ => self.inputs.add(Owner::Table, input, value),
        }
    }
}

fn bounded(value: i64) -> i16 {
    value.clamp(-0x7FFF, 0x7FFF) as i16
}

impl<I: Inputs> Receiver for Reader<'_, I> {
    #[inline]
    fn below(&mut self, node: u32, step: Step) -> Option<u32> {
        let node = &self.flat.nodes[node as usize];
        if step.index >= node.below_count {
            return None;
        }
        let below = self.flat.below[(node.below + step.index) as usize];
        (below != 0).then_some(below)
    }

    fn number(&mut self, node: u32, _: Meaning, value: i64) {
        let flat = self.flat;
        let leaf = &flat.nodes[node as usize];
        let Some(kind) = leaf.kind else { return };
        match kind {
            Kind::Table | Kind::Own => {
                self.add(kind, flat.each(leaf, value.wrapping_sub(leaf.low)), 1);
                self.add(kind, leaf.amount, bounded(value));
            }
            Kind::TableSet | Kind::OwnSet => {
                let mut left = value.cast_unsigned();
                self.add(kind, leaf.amount, left.count_ones() as i16);
                while left != 0 {
                    self.add(kind, flat.each(leaf, i64::from(left.trailing_zeros())), 1);
                    left &= left - 1;
                }
            }
            Kind::Named => {
                let input = flat.each(leaf, 0);
                if input != 0 && (0..i64::from(self.seats)).contains(&value) {
                    self.inputs.add(Owner::Seat(value as u32), input, 1);
                    self.inputs.add(Owner::Others(value as u32), input + 1, 1);
                }
            }
            Kind::Relative => {
                let is_self = self.scope.seat.is_some_and(|seat| i64::from(seat) == value);
                self.add(kind, flat.each(leaf, i64::from(!is_self)), 1);
            }
            Kind::Track => {
                for (seat, value) in [(0, value), (1, value.wrapping_neg())] {
                    let input = flat.each(leaf, value.wrapping_sub(leaf.low));
                    if input != 0 {
                        self.inputs.add(Owner::Seat(seat), input, 1);
                    }
                    if leaf.amount != 0 {
                        self.inputs.add(Owner::Seat(seat), leaf.amount, bounded(value));
                    }
                }
            }
        }
    }

    fn scope(&mut self) -> &mut SeatScope {
        &mut self.scope
    }
}

#[cfg(test)]
mod tests {
    use rondel_rules::PerSeat;
    use rondel_rules::components::{Cards, Track};

    use super::*;
    use crate::learning::survey::Survey;
    use crate::seat::Seat;

    #[derive(Serialize)]
    struct Table {
        players: PerSeat<Player, 3>,
        tug: Track<5>,
        next: Seat,
        phase: Phase,
        left: u8,
        always: u8,
    }

    #[derive(Serialize, Default)]
    struct Player {
        coins: u16,
        hand: Cards,
        target: Option<Seat>,
    }

    #[derive(Serialize)]
    enum Phase {
        Draw,
        Play { card: u8 },
    }

    fn table(number: u8) -> Table {
        let mut players: PerSeat<Player, 3> = PerSeat::default();
        let [one, two] = [0, 1].map(Seat::new);
        players[one] = Player { coins: u16::from(number) * 7, hand: Cards::first(2), target: Some(two) };
        players[two] = Player { coins: 5, hand: Cards::first(number), target: (number > 3).then_some(two) };
        let phase = if number.is_multiple_of(2) { Phase::Draw } else { Phase::Play { card: number } };
        Table { players, tug: Track::at(number as i8 - 2), next: Seat::new(number % 2), phase, left: number, always: 4 }
    }

    #[derive(Default)]
    struct Recorded(Vec<(Owner, String, i16)>, Vec<String>);

    impl Inputs for Recorded {
        fn add(&mut self, owner: Owner, input: u32, value: i16) {
            self.0.push((owner, self.1[input as usize].clone(), value));
        }
    }

    fn schema() -> Schema {
        let mut survey = Survey::new(2, 3);
        for number in 0..6 {
            survey.see(&table(number));
        }
        survey.schema()
    }

    fn told(schema: &Schema, number: u8) -> Vec<(Owner, String, i16)> {
        let mut told = Recorded(Vec::new(), schema.names.clone());
        schema.read(&table(number), &mut told);
        told.0
    }

    #[test]
    fn numbers_become_inputs_from_the_view_of_each_seat() {
        let (schema, told) = (schema(), told(&schema(), 5));
        assert!(schema.is_sound());
        let has = |owner, name: &str, value| told.contains(&(owner, name.to_owned(), value));
        let [own, others] = [Owner::Seat, Owner::Others];
        // A seat's amount has one input for the seat itself and one input for the others. A set has inputs for its
        // members and its size.
        assert!(has(own(0), "players.0.coins", 35) && has(others(0), "players.0.coins (others)", 35), "{told:?}");
        assert!(has(own(1), "players.0.hand.4", 1) && has(own(1), "players.0.hand#", 5), "{told:?}");
        // A reference to a seat is read from each seat's view.
        assert!(has(own(0), "players.0.target.0=other", 1) && has(own(1), "players.0.target.0=own", 1), "{told:?}");
        assert!(has(own(1), "next", 1) && has(others(1), "next (others)", 1), "{told:?}");
        // A track is measured from the seat's own side.
        assert!(has(own(0), "tug", 3) && has(own(1), "tug", -3), "{told:?}");
        // A variant and its contents have inputs. A small amount has one input for each value.
        assert!(has(Owner::Table, "phase=1", 1) && has(Owner::Table, "phase.Play.card", 5), "{told:?}");
        assert!(has(Owner::Table, "left=5", 1) && has(Owner::Table, "left", 5), "{told:?}");
        // Unoccupied seats are omitted, and so are numbers that never change.
        let is_left_out = |name: &str| told.iter().all(|(_, other, _)| !other.starts_with(name));
        assert!(is_left_out("always") && told.iter().all(|(owner, ..)| !matches!(owner, Owner::Seat(2))), "{told:?}");
    }

    #[test]
    fn inputs_that_are_not_kept_are_not_read() {
        let schema = schema();
        let keep: Vec<bool> = schema.names.iter().map(|name| name == "players.0.coins" || name == "left").collect();
        let (kept, old) = schema.keeping(&keep);
        assert!(kept.is_sound());
        assert_eq!(kept.names, ["", "players.0.coins", "players.0.coins (others)", "left"]);
        assert!(old.iter().zip(&kept.names).all(|(old, name)| schema.names[*old] == *name));
        let names: Vec<String> = told(&kept, 5).into_iter().map(|(_, name, _)| name).collect();
        let both = ["players.0.coins", "players.0.coins (others)"];
        assert_eq!(names, [both[0], both[1], both[0], both[1], "left"]);
        let (none, _) = schema.keeping(&vec![false; schema.names.len()]);
        assert!(none.is_empty() && told(&none, 5).is_empty());
    }

    #[test]
    fn a_schema_that_points_nowhere_is_not_sound() {
        let schema = schema();
        let torn = |tear: fn(&mut Schema)| {
            let mut torn = schema.clone();
            tear(&mut torn);
            !torn.is_sound()
        };
        assert!(torn(|schema| schema.places.clear()));
        assert!(torn(|schema| schema.places[0].below[0] = 9_999));
        assert!(torn(|schema| schema.names.truncate(3)));
        assert!(torn(|schema| schema.seats = 9));
        assert!(torn(|schema| {
            let leaf = schema.places.iter_mut().filter_map(|place| place.leaf.as_mut()).find(|leaf| leaf.kind.is_own());
            leaf.expect("a number of a seat").amount = u32::MAX;
        }));
        // A reference to a seat has one input if it is stored for the table, and two if it is stored for a seat.
        let empty = |schema: &mut Schema, kind: Kind| {
            let leaves = schema.places.iter_mut().filter_map(|place| place.leaf.as_mut());
            leaves.filter(|leaf| leaf.kind == kind).for_each(|leaf| leaf.each.clear());
        };
        for kind in [Kind::Named, Kind::Relative] {
            let mut torn = schema.clone();
            empty(&mut torn, kind);
            assert!(!torn.is_sound(), "{kind:?}");
        }
    }
}
