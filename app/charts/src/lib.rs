//! What the lab compares: games measured side by side, in the window and on the command line.
//!
//! [`column`](mod@column) says what is measured, [`run`] plays, [`part`] is a file of numbers that can be put together with others,
//! [`charts`](mod@charts) is what is shown of them, without saying how it is drawn, [`report`] what is kept of it.

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
