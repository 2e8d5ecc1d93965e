//! Fits a model to positions and their results, by gradient descent.

use super::model::{FEATURE_ONE, Model, ONE, describe, quantised};
use super::schema::{Inputs, Owner, Schema};
use crate::dealer::Dealer;
use crate::ruleset::{Ruleset, SeatFeatures};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::skill::SearchSettings;

/// An active input of a position.
#[derive(Clone, Copy, Debug)]
struct Active {
    input: u32,
    value: f32,
}

/// Positions as inputs, with their target results.
pub(super) struct Examples {
    seats: usize,
    active: Vec<Active>,
    /// The end of each list in `active`. Each position has a list for the table, followed by one for each seat.
    ends: Vec<u32>,
    /// For each position, the target result for each seat.
    targets: Vec<f32>,
    /// The number of inputs.
    inputs: usize,
}

/// The inputs of a position that is being read.
struct Reading {
    table: Vec<Active>,
    own: [Vec<Active>; MAX_SEATS],
    seats: usize,
}

impl Inputs for Reading {
    fn add(&mut self, owner: Owner, input: u32, value: i16) {
        self.put(owner, Active { input, value: f32::from(value) });
    }
}

impl Reading {
    fn put(&mut self, owner: Owner, active: Active) {
        match owner {
            Owner::Table => self.table.push(active),
            Owner::Seat(seat) => self.own[seat as usize].push(active),
            Owner::Others(seat) => {
                for (_, own) in self.own[..self.seats].iter_mut().enumerate().filter(|(at, _)| *at != seat as usize) {
                    own.push(active);
                }
            }
        }
    }
}

impl Examples {
    pub(super) fn new(seats: Seats, schema: &Schema, features: u32) -> Self {
        let inputs = schema.count() + 2 * features as usize;
        Self { seats: seats.count(), active: Vec::new(), ends: Vec::new(), targets: Vec::new(), inputs }
    }

    /// Returns the number of positions.
    pub(super) fn len(&self) -> usize {
        self.targets.len() / self.seats
    }

    /// Adds a position in which `decides` is the deciding seat.
    pub(super) fn add<R: Ruleset>(
        &mut self,
        rules: &R,
        schema: &Schema,
        (state, decides): (&R::State, Seat),
        targets: &[f32],
    ) {
        let mut reading = Reading { table: Vec::new(), own: Default::default(), seats: self.seats };
        schema.read(state, &mut reading);
        let first = schema.count() as u32;
        let mut features = SeatFeatures::default();
        let seats = Seats::new(self.seats as u8).expect("the seats of a table");
        describe(rules, state, seats, decides, &mut features);
        for seat in seats.each() {
            // If a ruleset violates the requirement of a constant number of features, excess features are ignored.
            let most = (self.inputs - schema.count()) / 2;
            for (place, feature) in features[seat].iter().take(most).enumerate() {
                let value = f32::from(quantised(*feature)) / FEATURE_ONE as f32;
                let input = first + 2 * place as u32;
                reading.put(Owner::Seat(seat.index() as u32), Active { input, value });
                reading.put(Owner::Others(seat.index() as u32), Active { input: input + 1, value });
            }
        }
        for list in std::iter::once(&reading.table).chain(&reading.own[..self.seats]) {
            self.active.extend_from_slice(list);
            self.ends.push(self.active.len() as u32);
        }
        self.targets.extend_from_slice(&targets[..self.seats]);
    }

    /// Returns the inputs of the table (`list` 0) or of a seat (`list` 1 and above) in a position.
    fn list(&self, position: usize, list: usize) -> &[Active] {
        let at = position * (self.seats + 1) + list;
        let start = if at == 0 { 0 } else { self.ends[at - 1] as usize };
        &self.active[start..self.ends[at] as usize]
    }

    /// Returns the root mean square of the values of each input.
    fn scales(&self) -> Vec<f32> {
        let mut squares = vec![0.0_f64; self.inputs];
        for Active { input, value } in &self.active {
            squares[*input as usize] += f64::from(value * value);
        }
        let lists = (self.len() * self.seats).max(1) as f64;
        squares.into_iter().map(|sum| (sum / lists).sqrt() as f32).collect()
    }
}

/// The parameters during fitting.
#[derive(Clone)]
pub(super) struct Weights {
    sums: usize,
    /// The weight of each input in each sum, then the initial value of each sum, then the weight of each sum in the
    /// worth of a position.
    values: Vec<f32>,
    inputs: usize,
}

impl Weights {
    fn bias(&self) -> usize {
        self.inputs * self.sums
    }

    fn output(&self) -> usize {
        self.bias() + self.sums
    }

    fn new(inputs: usize, sums: usize, dealer: &mut Dealer) -> Self {
        let mut weights = Self { sums, values: vec![0.0; (inputs + 2) * sums], inputs };
        let mut drawn = |most: f32| (dealer.below(20_001) as f32 / 10_000.0 - 1.0) * most;
        let (bias, output) = (weights.bias(), weights.output());
        for at in 1..sums {
            for input in 0..inputs {
                weights.values[input * sums + at] = drawn(0.05);
            }
            weights.values[bias + at] = 0.3 + drawn(0.2);
            weights.values[output + at] = drawn(0.5);
        }
        weights
    }

    /// Returns the importance of each input in the first sum: its weight times the typical magnitude of its value.
    pub(super) fn importance(&self, examples: &Examples) -> Vec<f32> {
        examples.scales().iter().enumerate().map(|(at, scale)| (self.values[at * self.sums] * scale).abs()).collect()
    }

    /// Converts the parameters to a model.
    pub(super) fn model(&self, (rules, seats): (&str, Seats), schema: &Schema, features: u32) -> Model {
        let whole = |value: &f32| (value * ONE as f32).round().clamp(-32_000.0, 32_000.0) as i16;
        let (bias, output) = (self.bias(), self.output());
        Model {
            seats: seats.count() as u8,
            rules: rules.to_owned(),
            schema: schema.clone(),
            features,
            sums: self.sums as u32,
            bias: self.values[bias..output].iter().map(whole).collect(),
            weights: self.values[..bias].iter().map(whole).collect(),
            output: self.values[output..].iter().map(whole).collect(),
            search: SearchSettings::USUAL,
        }
    }
}

/// The sums of one position, and the results computed from them.
struct Pass {
    /// Each seat's sums.
    sums: Vec<f32>,
    worths: [f32; MAX_SEATS],
    values: [f32; MAX_SEATS],
}

fn logistic(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

impl Pass {
    fn new(sums: usize) -> Self {
        Self { sums: vec![0.0; (MAX_SEATS + 1) * sums], worths: [0.0; MAX_SEATS], values: [0.0; MAX_SEATS] }
    }

    /// Computes the expected results of a position.
    fn forward(&mut self, weights: &Weights, examples: &Examples, position: usize) {
        let (width, seats) = (weights.sums, examples.seats);
        let (table, own) = self.sums.split_at_mut(width);
        table.copy_from_slice(&weights.values[weights.bias()..weights.output()]);
        let sum = |into: &mut [f32], list: &[Active]| {
            for Active { input, value } in list {
                let row = &weights.values[*input as usize * width..][..width];
                for (sum, weight) in into.iter_mut().zip(row) {
                    *sum += weight * value;
                }
            }
        };
        sum(table, examples.list(position, 0));
        let output = &weights.values[weights.output()..];
        for (seat, into) in own.chunks_mut(width).enumerate().take(seats) {
            into.copy_from_slice(table);
            sum(into, examples.list(position, seat + 1));
            let hidden = into.iter().zip(output).skip(1).map(|(sum, output)| sum.clamp(0.0, 1.0) * output);
            self.worths[seat] = into[0] + hidden.sum::<f32>();
        }
        for seat in 0..seats {
            self.values[seat] = if seats == 1 {
                logistic(self.worths[seat])
            } else {
                let others = (0..seats).filter(|other| *other != seat);
                others.map(|other| logistic(self.worths[seat] - self.worths[other])).sum::<f32>() / (seats - 1) as f32
            };
        }
    }

    /// Adds the gradient of the error to `slopes`.
    fn backward(&self, weights: &Weights, examples: &Examples, position: usize, slopes: &mut [f32]) {
        let (width, seats) = (weights.sums, examples.seats);
        let targets = &examples.targets[position * seats..][..seats];
        // The derivative of the error with respect to each worth.
        let mut of_worth = [0.0; MAX_SEATS];
        for seat in 0..seats {
            let value = self.values[seat].clamp(0.001, 0.999);
            let error = (value - targets[seat]) / (value * (1.0 - value));
            if seats == 1 {
                of_worth[seat] += error * value * (1.0 - value);
                continue;
            }
            for other in (0..seats).filter(|other| *other != seat) {
                let ahead = logistic(self.worths[seat] - self.worths[other]);
                let slope = error * ahead * (1.0 - ahead) / (seats - 1) as f32;
                of_worth[seat] += slope;
                of_worth[other] -= slope;
            }
        }
        let mut of_table = vec![0.0; width];
        let mut of_sums = vec![0.0; width];
        for (seat, own) in self.sums[width..].chunks(width).enumerate().take(seats) {
            let slope = of_worth[seat];
            of_sums[0] = slope;
            for at in 1..width {
                let output = weights.output() + at;
                slopes[output] += slope * own[at].clamp(0.0, 1.0);
                // A small slope outside the range lets a saturated sum recover.
                let within = if (0.0..=1.0).contains(&own[at]) { 1.0 } else { 0.01 };
                of_sums[at] = slope * weights.values[output] * within;
            }
            for (table, own) in of_table.iter_mut().zip(&of_sums) {
                *table += own;
            }
            spread(slopes, examples.list(position, seat + 1), &of_sums);
        }
        spread(slopes, examples.list(position, 0), &of_table);
        for (at, slope) in of_table.iter().enumerate() {
            slopes[weights.bias() + at] += slope;
        }
    }
}

fn spread(slopes: &mut [f32], list: &[Active], of_sums: &[f32]) {
    let width = of_sums.len();
    for Active { input, value } in list {
        for (slope, of_sum) in slopes[*input as usize * width..][..width].iter_mut().zip(of_sums) {
            *slope += of_sum * value;
        }
    }
}

/// Returns the mean squared difference between expected results and `targets` (Brier 1950).
fn error(weights: &Weights, examples: &Examples) -> f32 {
    let mut pass = Pass::new(weights.sums);
    let mut sum = 0.0_f64;
    for position in 0..examples.len() {
        pass.forward(weights, examples, position);
        let targets = &examples.targets[position * examples.seats..];
        for (value, target) in pass.values.iter().zip(targets).take(examples.seats) {
            sum += f64::from((value - target).powi(2));
        }
    }
    (sum / (examples.len() * examples.seats).max(1) as f64) as f32
}

/// Fits a model with this many sums. Returns the parameters of the round with the lowest error on `kept`, the
/// held-out examples.
///
/// `decay` is the strength with which all weights are pulled towards 0.
pub(super) fn fit(
    examples: &Examples,
    kept: &Examples,
    sums: usize,
    decay: f32,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> (Weights, f32) {
    const ROUNDS: usize = 24;
    const PATIENCE: usize = 4;
    const BATCH: usize = 256;
    let mut dealer = Dealer::seeded(seed);
    let scales = examples.scales();
    let mut weights = Weights::new(examples.inputs, sums, &mut dealer);
    let mut slopes = vec![0.0_f32; weights.values.len()];
    let (mut means, mut squares) = (slopes.clone(), slopes.clone());
    let mut order: Vec<u32> = (0..examples.len() as u32).collect();
    let mut pass = Pass::new(sums);
    let mut best = (weights.clone(), f32::INFINITY);
    let (mut steps, mut since) = (0_u32, 0);
    for round in 0..ROUNDS {
        dealer.shuffle(&mut order);
        let rate = 0.01 * (1.0 - round as f32 / ROUNDS as f32);
        for batch in order.chunks(BATCH) {
            slopes.fill(0.0);
            for position in batch {
                pass.forward(&weights, examples, *position as usize);
                pass.backward(&weights, examples, *position as usize, &mut slopes);
            }
            steps += 1;
            let (fade, fade_squares) = (0.9_f32, 0.999_f32);
            let (right, right_squares) = (1.0 - fade.powi(steps as i32), 1.0 - fade_squares.powi(steps as i32));
            let share = 1.0 / batch.len() as f32;
            for at in 0..slopes.len() {
                let slope = slopes[at] * share;
                means[at] = fade * means[at] + (1.0 - fade) * slope;
                squares[at] = fade_squares * squares[at] + (1.0 - fade_squares) * slope * slope;
                let scale = scales.get(at / sums).map_or(1.0, |scale| scale.max(1.0));
                let change = rate / scale * (means[at] / right) / ((squares[at] / right_squares).sqrt() + 1e-8);
                weights.values[at] -= change + rate * decay * weights.values[at];
            }
        }
        let error = error(&weights, kept);
        if error < best.1 {
            best = (weights.clone(), error);
            since = 0;
        } else {
            since += 1;
        }
        if since >= PATIENCE || stop() {
            break;
        }
    }
    best
}
