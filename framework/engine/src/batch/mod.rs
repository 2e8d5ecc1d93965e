//! Many tables of one game that are stepped together, with positions and actions as rows of numbers: an environment for
//! learning agents.
//!
//! A row describes only what its seat may know: it is read from samples of the position ([`Ruleset::determinize`]),
//! never from the position itself. Two positions that a seat cannot distinguish give the same row for the same seed
//! (laws 5 and 9).

mod buffers;
mod encoding;
mod tables;

use std::sync::Arc;

use thiserror::Error;

use crate::bots::Bot;
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;

pub use buffers::Buffers;
pub use encoding::Encoding;

/// The settings of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BatchSettings {
    /// Number of tables.
    pub rows: usize,
    /// The number of the first table. A batch can be split into parts. The tables then play the same games as in
    /// the whole batch.
    pub first_row: usize,
    /// The seed: batches with the same seed and the same choices are identical.
    pub seed: u64,
    /// Number of samples of the hidden information. An observation is the mean of these samples.
    pub samples: u32,
    /// The meaning of a choice's number.
    pub numbering: Numbering,
    /// When a finished game is replaced with a new one.
    pub restart: Restart,
}

impl BatchSettings {
    /// Returns the number of values in a row of the mask.
    pub fn mask_width(&self, encoding: &Encoding) -> usize {
        match self.numbering {
            Numbering::Listed => encoding.most_choices(),
            Numbering::Catalogued => encoding.catalogue().len(),
        }
    }
}

/// The meaning of a choice's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbering {
    /// The number is the index of the action in the list of legal actions, which differs from position to position.
    Listed,
    /// The number is the index of the action in the encoding's catalogue, which is the same in every position.
    Catalogued,
}

/// When a finished game is replaced with a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restart {
    /// In the step in which the game ends. The observation already shows the new game, but the reward and `done`
    /// belong to the finished game.
    SameStep,
    /// In the following step, which ignores the choice for this row.
    NextStep,
}

/// The arrays that a batch fills: one row per table, in order. Observations and actions are omitted if their array
/// is empty.
#[derive(Debug)]
pub struct Rows<'a> {
    /// The knowledge of the deciding seat: [`Encoding::observation`] values per table.
    pub observation: &'a mut [f32],
    /// The legal actions: for each table, [`Encoding::most_choices`] rows of [`Encoding::action`] values, in the order
    /// of the list of legal actions.
    pub actions: &'a mut [f32],
    /// 1 for each number that can be chosen, otherwise 0.
    pub mask: &'a mut [u8],
    /// The deciding seat, or -1 if the game is over.
    pub seat: &'a mut [i8],
    /// The result for each seat, from -1 (lost) to 1 (won), if the game has just ended. Otherwise 0.
    pub reward: &'a mut [f32],
    /// 1 if the game has just ended, otherwise 0.
    pub done: &'a mut [u8],
}

/// The reason why a call was refused. A refused call does not change the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BatchError {
    /// A choice is not legal.
    #[error("table {row}: choice {choice} is not legal")]
    Illegal {
        /// The table.
        row: usize,
        /// The number of the choice.
        choice: i64,
    },
    /// There is no such table or seat.
    #[error("there is no seat {seat} at table {row}")]
    NoSeat {
        /// The table.
        row: usize,
        /// The seat.
        seat: usize,
    },
    /// All seats have bots.
    #[error("one seat at least must be without a bot")]
    OnlyBots,
    /// An array has the wrong length.
    #[error("the array `{name}` has {given} values instead of {wanted}")]
    Length {
        /// The name of the array.
        name: &'static str,
        /// The length that was given.
        given: usize,
        /// The expected length.
        wanted: usize,
    },
}

/// Tables of one game that are stepped together.
pub trait Batch: Send + Sync {
    /// Returns the encoding of positions and actions.
    fn encoding(&self) -> &Arc<Encoding>;

    /// Starts a new game at every table. The numbering of the games continues, so the new games differ from all
    /// earlier games.
    ///
    /// # Errors
    /// Returns an error if an array has the wrong length.
    fn restart(&mut self, rows: &mut Rows<'_>) -> Result<(), BatchError>;

    /// Sets the seed. The next game at each table is the first game of this seed.
    fn reseed(&mut self, seed: u64);

    /// Checks one choice for every table.
    ///
    /// # Errors
    /// Returns an error if a choice is not legal.
    fn check_choices(&self, choices: &[i64]) -> Result<(), BatchError>;

    /// Makes one choice at every table.
    ///
    /// # Errors
    /// Returns an error if an array has the wrong length or if a choice is not legal; the tables are then
    /// unchanged.
    fn step(&mut self, choices: &[i64], rows: &mut Rows<'_>) -> Result<(), BatchError>;

    /// Lets bots play until, at every table, a seat without a bot decides or the game is over. `bots` contains the
    /// bot at each seat in the first game of a table. In each further game, the bots move on by one seat. The bots
    /// must not have a time limit. The rewards and `done` of games that have already ended are kept, so call this
    /// after [`Batch::step`] or [`Batch::restart`] with the same arrays.
    ///
    /// # Errors
    /// Returns an error if an array has the wrong length or if no seat is without a bot.
    fn respond(&mut self, bots: &[Option<Bot>], rows: &mut Rows<'_>) -> Result<(), BatchError>;

    /// Writes what a seat knows at one table, and the numbers that the seat can choose. The seat need not be the
    /// deciding seat. In a simultaneous decision, a seat can choose even before it is the deciding seat. Nothing is
    /// written if the game is over.
    ///
    /// # Errors
    /// Returns an error if an array has the wrong length or if there is no such table or seat.
    fn observe(&mut self, row: usize, seat: usize, observation: &mut [f32], mask: &mut [u8]) -> Result<(), BatchError>;

    /// Returns how many legal actions could not be offered so far, because the encoding has no number for them.
    /// This is rare: the encoding is derived from thousands of random games.
    fn omitted(&self) -> u64;
}

/// Returns a seat's knowledge as a row of numbers: the mean over samples of the hidden information.
pub fn encode<R: Ruleset>(
    rules: &R,
    encoding: &Encoding,
    observation: &Observation<R>,
    samples: u32,
    dealer: &mut Dealer,
) -> Vec<f32> {
    let mut row = vec![0.0; encoding.observation().len()];
    let samples = samples.max(1);
    for _ in 0..samples {
        let sample = observation.sample(rules, dealer);
        encoding.add(rules, &sample, observation.seat(), &mut row, 1.0 / samples as f32);
    }
    row
}

/// Creates a batch of tables. The first games begin with [`Batch::restart`].
pub fn batch<R: Ruleset>(rules: Arc<R>, encoding: Arc<Encoding>, settings: &BatchSettings) -> Box<dyn Batch> {
    Box::new(tables::TableBatch::new(rules, encoding, *settings))
}
