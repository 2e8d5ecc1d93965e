//! Comparisons of games for the lab, both in the window and on the command line.
//!
//! [`column`](mod@column) defines a game to measure, [`run`] plays the games, and [`part`] stores measurements in
//! files that can be merged. [`charts`](mod@charts) describes the charts independently of rendering, and [`report`]
//! exports the results.

#[cfg(test)]
use rondel_games as _;

pub mod answers;
pub mod charts;
pub mod column;
pub mod numbers;
pub mod part;
pub mod report;
pub mod run;
pub mod shared;

pub use charts::{Axis, Chart, ChartPoint, Series, Shape, charts};
pub use column::Column;
pub use part::{MergeError, RunPart, Shard};
pub use run::{Goal, Run};
