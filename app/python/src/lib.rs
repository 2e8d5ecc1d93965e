//! The native part of the Python package `rondel`. Its classes exchange plain values and JSON texts with Python. The
//! package converts these values to Python types.

mod batch;
mod game;
mod interrupt;
mod reports;
mod table;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
// Links the bundled games.
use rondel_games as _;

/// Converts an error to a `ValueError`.
fn wrong(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

#[pymodule]
mod _native {
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::reports::{picture, playthrough_of, review};
    #[pymodule_export]
    use super::table::Table;

    use pyo3::prelude::*;

    /// Returns the ids of all games.
    #[pyfunction]
    fn games() -> PyResult<Vec<&'static str>> {
        Ok(rondel::plugins().map_err(super::wrong)?.keys().copied().collect())
    }
}
