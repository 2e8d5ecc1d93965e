//! Games that teach themselves: models of the value of a position, fitted to games between searches.
//!
//! | file | contents |
//! | --- | --- |
//! | `leaves.rs` | a serialiser that reads a state as numbers |
//! | `survey.rs` | which of these numbers change, and how |
//! | `schema.rs` | which of them a model uses, and the inputs that they become |
//! | `model.rs` | the model: integers, evaluated in search |
//! | `fit.rs` | fits a model to positions and results |
//! | `fitting.rs` | fits models of several kinds to games, and compares them |
//! | `selfplay.rs` | games between searches, as training data |
//! | `advised.rs` | a ruleset whose estimate is a model |
//!
//! A round of training plays games with the best model so far, fits models to these and earlier games, and plays a
//! match between the best fit and the best model so far. All of it depends on the seed alone, except that the two
//! sides of a match think for equal time. This module opens no files and reads no clock; `rondel train` does.

mod advised;
mod fit;
mod fitting;
mod leaves;
mod model;
mod schema;
mod selfplay;
mod survey;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ruleset::Ruleset;
use crate::seat::Seats;

pub use advised::Advised;
pub use fitting::{FitReport, FitTask, Fitted, fit_games};
pub use model::Model;
pub use selfplay::{SelfPlay, TrainingGame, contest, play_training_game};

/// What training found for a game: a model for each number of seats, and the search settings that suit it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Training {
    /// Identifies the rules that the models were made for.
    pub rules: String,
    /// At most one model for each number of seats.
    pub models: Vec<Arc<Model>>,
}

impl Training {
    /// Returns the model for tables of this size, if there is one.
    pub fn model(&self, seats: Seats) -> Option<&Arc<Model>> {
        self.models.iter().find(|model| model.seats() == seats)
    }

    /// Returns the same training with this model instead of the one for the same number of seats.
    #[must_use]
    pub fn with(mut self, model: Arc<Model>) -> Self {
        self.models.retain(|other| other.seats() != model.seats());
        self.models.push(model);
        self.models.sort_by_key(|model| model.seats().count());
        self
    }

    /// Returns whether every model can be used with a ruleset: its parts fit together, it expects as many features as
    /// the ruleset has, and its number of seats is a possible one.
    pub fn fits<R: Ruleset>(&self, rules: &Advised<R>) -> bool {
        self.models.iter().all(|model| {
            let seats = model.seats();
            model.is_sound()
                && rules.seats().contains(&(seats.count() as u8))
                && selfplay::features(&**rules.rules(), seats) == model.features
        })
    }
}
