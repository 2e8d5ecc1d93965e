//! The columns of observations and actions.

use std::collections::HashSet;

use serde::Serialize;
use serde_json::Value;

use crate::dealer::Dealer;
use crate::learning::leaves::{Meaning, Receiver, SeatScope, Step, walk};
use crate::learning::schema::{Inputs, Owner, Schema};
use crate::learning::survey::Survey;
use crate::ruleset::{Ruleset, SeatFeatures};
use crate::seat::{Seat, Seats};
use crate::turn::Turn;

/// Number of random games from which an encoding is derived.
const GAMES: u64 = 400;
/// Maximum number of positions that are surveyed.
const POSITIONS: u32 = 30_000;
/// Maximum number of actions in a catalogue.
const LARGEST_CATALOGUE: usize = 4_096;

/// The mapping of a game's positions and actions to rows of numbers. It is derived from random games with fixed seeds,
/// so it is the same on every machine.
#[derive(Debug)]
pub struct Encoding {
    pub(super) seats: Seats,
    state: Schema,
    action: Schema,
    features: usize,
    names: Vec<String>,
    action_names: Vec<String>,
    most_choices: usize,
    catalogue: Vec<Value>,
}

impl Encoding {
    /// Derives the encoding for tables of this size.
    pub fn of<R: Ruleset>(rules: &R, seats: Seats) -> Self {
        let most_seats = u32::from(*rules.seats().end());
        let count = seats.count() as u32;
        let mut states = Survey::new(count, most_seats);
        let mut actions = Survey::new(count, most_seats);
        let mut known = Some(HashSet::new());
        let (mut positions, mut most_choices) = (0, 1);
        let mut legal = Vec::new();
        for seed in 0..GAMES {
            let mut dealer = Dealer::seeded(seed);
            let mut aside = Dealer::seeded(!seed);
            let mut state = rules.deal(seats, &mut dealer);
            while let Turn::Decide(seat) = rules.turn(&state) {
                let mut sample = state.clone();
                rules.determinize(&mut sample, seat, &mut aside);
                states.see(&sample);
                positions += 1;
                legal.clear();
                rules.legal_actions(&state, &mut legal);
                most_choices = most_choices.max(legal.len());
                for action in &legal {
                    actions.see(action);
                }
                if let Some(known) = &mut known {
                    known.extend(&legal);
                }
                known = known.filter(|known| known.len() <= LARGEST_CATALOGUE);
                let Some(action) = legal.get(dealer.below(legal.len().max(1) as u32) as usize).copied() else { break };
                rules.apply(&mut state, action, &mut dealer);
            }
            if positions >= POSITIONS {
                break;
            }
        }
        let (state, action) = (states.schema(), actions.schema());
        let features = own_features(rules, seats);
        let json = |action: &R::Action| serde_json::to_value(action).expect("an action is plain data");
        let mut known: Vec<R::Action> = known.into_iter().flatten().collect();
        known.sort_by_cached_key(|action| (numbers(action), json(action).to_string()));
        let of_seats = (0..features).flat_map(|feature| {
            let name = format!("feature.{feature}");
            [name.clone(), format!("{name} (others)")]
        });
        Self {
            seats,
            names: state.names().map(str::to_owned).chain(of_seats).collect(),
            action_names: action.names().map(str::to_owned).collect(),
            state,
            action,
            features,
            // Random games rarely reach the position with the most choices.
            most_choices: (most_choices * 3 / 2).next_multiple_of(8),
            catalogue: known.iter().map(json).collect(),
        }
    }

    /// Returns the name of each column of an observation.
    pub fn observation(&self) -> &[String] {
        &self.names
    }

    /// Returns the name of each column of an action.
    pub fn action(&self) -> &[String] {
        &self.action_names
    }

    /// Returns the maximum number of legal actions that a batch can list for a table.
    pub fn most_choices(&self) -> usize {
        self.most_choices
    }

    /// Returns the number of seats at the tables.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Returns the actions that have a fixed number, in the order of their numbers. The list is empty if the game
    /// has more than 4,096 different actions.
    pub fn catalogue(&self) -> &[Value] {
        &self.catalogue
    }

    /// Returns the actions of the catalogue.
    pub(super) fn actions<R: Ruleset>(&self) -> impl Iterator<Item = R::Action> {
        let read = |action: &Value| serde_json::from_value(action.clone()).expect("it was written by this game");
        self.catalogue.iter().map(read)
    }

    /// Adds the values of a sample, multiplied by `scale`, to a row.
    pub(super) fn add<R: Ruleset>(&self, rules: &R, sample: &R::State, viewer: Seat, row: &mut [f32], scale: f32) {
        let (state, features) = row.split_at_mut(self.names.len() - 2 * self.features);
        self.state.read(sample, &mut Row { cells: state, viewer: viewer.index() as u32, scale });
        if self.features == 0 {
            return;
        }
        let mut described = SeatFeatures::default();
        rules.features(sample, self.seats, &mut described);
        for seat in self.seats.each() {
            let others = usize::from(seat != viewer);
            for (column, feature) in features[others..].iter_mut().step_by(2).zip(&described[seat]) {
                *column += feature * scale;
            }
        }
    }

    /// Adds the numbers of an action to a row.
    pub(super) fn add_action(&self, action: &impl Serialize, viewer: Seat, row: &mut [f32]) {
        self.action.read(action, &mut Row { cells: row, viewer: viewer.index() as u32, scale: 1.0 });
    }
}

/// Returns the number of features that the ruleset defines for each seat.
fn own_features<R: Ruleset>(rules: &R, seats: Seats) -> usize {
    let mut features = SeatFeatures::default();
    let state = rules.deal(seats, &mut Dealer::seeded(0));
    if matches!(rules.turn(&state), Turn::Decide(_)) {
        rules.features(&state, seats, &mut features);
    }
    features[Seat::new(0)].len()
}

/// A row of an array, from the perspective of its seat.
struct Row<'a> {
    cells: &'a mut [f32],
    viewer: u32,
    scale: f32,
}

impl Inputs for Row<'_> {
    #[inline]
    fn add(&mut self, owner: Owner, input: u32, value: i16) {
        let is_seen = match owner {
            Owner::Table => true,
            Owner::Seat(seat) => seat == self.viewer,
            Owner::Others(seat) => seat != self.viewer,
        };
        if is_seen {
            // Input 0 is not used.
            self.cells[input as usize - 1] += f32::from(value) * self.scale;
        }
    }
}

/// Returns the numbers in an action, in the order in which they are read. A catalogue is sorted by these numbers.
fn numbers(action: &impl Serialize) -> Vec<i64> {
    let mut numbers = Numbers(Vec::new(), WHOLE);
    walk(action, &mut numbers);
    numbers.0
}

/// Lists in an action are read completely, because no list in an action has one item for each seat.
const WHOLE: SeatScope = SeatScope::new(u32::MAX, 0);

struct Numbers(Vec<i64>, SeatScope);

impl Receiver for Numbers {
    fn below(&mut self, node: u32, _: Step) -> Option<u32> {
        Some(node)
    }

    fn number(&mut self, _: u32, _: Meaning, value: i64) {
        self.0.push(value);
    }

    fn scope(&mut self) -> &mut SeatScope {
        &mut self.1
    }
}
