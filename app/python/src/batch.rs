//! Batches of tables.

use std::sync::Arc;

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;
use rondel::batch::{self, BatchError, BatchSettings, Buffers, Encoding, Numbering, Restart, Rows};
use rondel::{AnyGame, Bot};

use crate::wrong;

/// Tables that are stepped together, in parts of equal size, one for each thread.
#[pyclass(module = "rondel._native")]
pub(crate) struct Batch {
    /// Each part: its tables, the index of its first table, and its number of tables.
    parts: Vec<(Box<dyn batch::Batch>, usize, usize)>,
    encoding: Arc<Encoding>,
    settings: BatchSettings,
    /// The output of the tables, before it is copied into the caller's arrays.
    written: Buffers,
}

/// The arrays that the caller owns.
type Arrays<'py> = (
    Option<Bound<'py, PyAny>>,
    Option<Bound<'py, PyAny>>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
);

impl Batch {
    pub(crate) fn new(
        game: &AnyGame,
        encoding: &Arc<Encoding>,
        (rows, seed, samples, catalogued, same_step): (usize, u64, u32, bool, bool),
        threads: usize,
    ) -> PyResult<Self> {
        if rows == 0 {
            return Err(PyValueError::new_err("a batch has at least one table"));
        }
        if catalogued && encoding.catalogue().is_empty() {
            return Err(PyValueError::new_err("this game has too many different actions for fixed numbers"));
        }
        let settings = BatchSettings {
            rows,
            first_row: 0,
            seed,
            samples: samples.max(1),
            numbering: if catalogued { Numbering::Catalogued } else { Numbering::Listed },
            restart: if same_step { Restart::SameStep } else { Restart::NextStep },
        };
        let size = rows.div_ceil(threads.clamp(1, rows));
        let part = |first: usize| {
            let own = BatchSettings { rows: size.min(rows - first), first_row: first, ..settings };
            (game.batch(Arc::clone(encoding), &own), first, own.rows)
        };
        let parts = (0..rows).step_by(size).map(part).collect();
        let written = Buffers::new(encoding, &settings);
        Ok(Self { parts, encoding: Arc::clone(encoding), settings, written })
    }

    /// Runs all parts in parallel, and copies their output into the caller's arrays.
    fn run(
        &mut self,
        py: Python<'_>,
        arrays: &Arrays<'_>,
        work: impl Fn(&mut dyn batch::Batch, usize, &mut Rows<'_>) -> Result<(), BatchError> + Sync,
    ) -> PyResult<()> {
        let (observation, actions, mask, seat, reward, done) = arrays;
        let rows = self.settings.rows;
        let columns = self.encoding.observation().len();
        let action = self.encoding.most_choices() * self.encoding.action().len();
        let seats = self.encoding.seats().count();
        // The arrays are checked first, so that nothing is played if the results cannot be written.
        let observation = observation.as_ref().map(|array| buffer("observation", array, rows * columns)).transpose()?;
        let actions = actions.as_ref().map(|array| buffer("actions", array, rows * action)).transpose()?;
        let mask = buffer("mask", mask, rows * self.settings.mask_width(&self.encoding))?;
        let seat = buffer("seat", seat, rows)?;
        let reward = buffer("reward", reward, rows * seats)?;
        let done = buffer("done", done, rows)?;
        self.written.observation.resize(observation.as_ref().map_or(0, |array| array.item_count()), 0.0);
        self.written.actions.resize(actions.as_ref().map_or(0, |array| array.item_count()), 0.0);
        let (parts, written) = (&mut self.parts, &mut self.written);
        let worked = py.detach(|| {
            let arrays = written.split(parts.iter().map(|(_, _, count)| *count));
            let mut jobs: Vec<_> = parts.iter_mut().zip(arrays).collect();
            match &mut jobs[..] {
                [((tables, first, _), rows)] => work(&mut **tables, *first, rows),
                many => {
                    many.par_iter_mut().try_for_each(|((tables, first, _), rows)| work(&mut **tables, *first, rows))
                }
            }
        });
        worked.map_err(wrong)?;
        let Buffers { observation: seen, actions: offered, .. } = &self.written;
        for (array, values) in [(observation, seen), (actions, offered)] {
            if let Some(array) = array {
                array.copy_from_slice(py, values)?;
            }
        }
        mask.copy_from_slice(py, &self.written.mask)?;
        seat.copy_from_slice(py, &self.written.seat)?;
        reward.copy_from_slice(py, &self.written.reward)?;
        done.copy_from_slice(py, &self.written.done)
    }
}

/// Returns the buffer of an array, which must be writable, contiguous and of this length.
pub(crate) fn buffer<T: pyo3::buffer::Element>(
    name: &str,
    array: &Bound<'_, PyAny>,
    wanted: usize,
) -> PyResult<PyBuffer<T>> {
    let buffer =
        PyBuffer::<T>::get(array).map_err(|error| wrong(format!("the array `{name}` has the wrong type: {error}")))?;
    if buffer.readonly() || !buffer.is_c_contiguous() {
        return Err(wrong(format!("the array `{name}` must be writable and contiguous (C order)")));
    }
    let given = buffer.item_count();
    if given == wanted {
        Ok(buffer)
    } else {
        Err(wrong(format!("the array `{name}` has {given} values instead of {wanted}")))
    }
}

/// Parses the name of a bot that has no time limit.
pub(crate) fn timeless(name: &str) -> PyResult<Bot> {
    let bot: Bot = name.parse().map_err(wrong)?;
    match bot.millis() {
        Some(_) => Err(wrong(format!("{name}: bots that think by the clock cannot be used here"))),
        None => Ok(bot),
    }
}

#[pymethods]
impl Batch {
    /// Starts a new game at every table.
    fn restart(&mut self, py: Python<'_>, arrays: Arrays<'_>) -> PyResult<()> {
        self.run(py, &arrays, |tables, _, rows| tables.restart(rows))
    }

    /// Sets the seed. The next game at each table is the first game of this seed.
    fn reseed(&mut self, seed: u64) {
        self.settings.seed = seed;
        self.parts.iter_mut().for_each(|(tables, _, _)| tables.reseed(seed));
    }

    /// Makes one choice at every table.
    fn step(&mut self, py: Python<'_>, choices: Bound<'_, PyAny>, arrays: Arrays<'_>) -> PyResult<()> {
        let buffer = PyBuffer::<i64>::get(&choices)?;
        let choices = buffer.to_vec(py)?;
        if choices.len() != self.settings.rows {
            return Err(wrong(format!("{} choices for {} tables", choices.len(), self.settings.rows)));
        }
        for (tables, first, count) in &self.parts {
            tables.check_choices(&choices[*first..first + count]).map_err(wrong)?;
        }
        self.run(py, &arrays, |tables, first, rows| tables.step(&choices[first..first + rows.seat.len()], rows))
    }

    /// Lets bots play until a seat without a bot has to decide.
    fn respond(&mut self, py: Python<'_>, bots: Vec<Option<String>>, arrays: Arrays<'_>) -> PyResult<()> {
        let bot = |name: Option<String>| name.map(|name| timeless(&name)).transpose();
        let bots: Vec<Option<Bot>> = bots.into_iter().map(bot).collect::<PyResult<_>>()?;
        self.run(py, &arrays, |tables, _, rows| tables.respond(&bots, rows))
    }

    /// Writes a seat's observation at one table, and the numbers of the actions that it can choose.
    fn observe(
        &mut self,
        py: Python<'_>,
        row: usize,
        seat: usize,
        observation: Bound<'_, PyAny>,
        mask: Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let mut seen = vec![0.0; self.encoding.observation().len()];
        let mut open = vec![0; self.settings.mask_width(&self.encoding)];
        let observation = buffer("observation", &observation, seen.len())?;
        let mask = buffer("mask", &mask, open.len())?;
        let found = self.parts.iter_mut().find(|(_, first, count)| (*first..first + count).contains(&row));
        let (tables, first, _) = found.ok_or_else(|| wrong(format!("there is no table {row}")))?;
        tables.observe(row - *first, seat, &mut seen, &mut open).map_err(wrong)?;
        observation.copy_from_slice(py, &seen)?;
        mask.copy_from_slice(py, &open)
    }

    /// Returns the number of values in a row of the mask.
    #[getter]
    fn mask_width(&self) -> usize {
        self.settings.mask_width(&self.encoding)
    }

    /// The number of legal actions since the start that could not be offered.
    #[getter]
    fn omitted(&self) -> u64 {
        self.parts.iter().map(|(tables, _, _)| tables.omitted()).sum()
    }
}
