//! Reviews, pictures and playthroughs of tables.

use std::sync::atomic::Ordering;

use pyo3::prelude::*;
use rayon::prelude::*;
use rondel::bots::{Budget, Mcts, SearchLimits};
use rondel::review::{Decision, Review, Verdict, usual_iterations};
use rondel::{LANGUAGES, Table as _};
use rondel_export::moment::{Moments, RenderOptions};
use rondel_export::playthrough;
use rondel_system::ThemeChoice;
use serde::Serialize;

use crate::batch::buffer;
use crate::interrupt::interruptible;
use crate::table::Table;
use crate::wrong;

/// A reviewed decision, with its verdict.
#[derive(Serialize)]
struct Reviewed<'a> {
    #[serde(flatten)]
    decision: &'a Decision,
    verdict: Verdict,
    loss: f64,
    reach: f64,
}

/// Reviews the decisions of one seat or of all seats. Returns a JSON list of decisions and, if all seats were reviewed,
/// the parts of each seat's result.
#[pyfunction]
pub(crate) fn review(
    py: Python<'_>,
    table: PyRef<'_, Table>,
    seat: Option<u8>,
    iterations: Option<u32>,
) -> PyResult<(String, Option<String>)> {
    let of = seat.map(|seat| table.seat_of(seat)).transpose()?;
    let session = table.session();
    let iterations = iterations.unwrap_or_else(|| usual_iterations(&session.game().skills()));
    let search = Mcts::new(Budget::Iterations(iterations));
    let decisions = interruptible(py, |stop| {
        let stop = |_| stop.load(Ordering::Relaxed);
        let limits = SearchLimits { threads: 1, stop: &stop };
        let plies = Review::plies(session, of);
        plies.par_iter().filter_map(|ply| Decision::weigh(session, *ply, search, &limits)).collect()
    })?;
    let found = Review::of(session, decisions);
    let reviewed = |decision| {
        let decision: &Decision = decision;
        Reviewed { decision, verdict: decision.verdict(), loss: decision.loss(), reach: decision.reach() }
    };
    let decisions: Vec<Reviewed<'_>> = found.decisions.iter().map(reviewed).collect();
    let balances: Vec<_> = session.seats().each().map(|seat| found.balance(seat)).collect();
    let balances = of.is_none().then(|| serde_json::to_string(&balances)).transpose();
    Ok((serde_json::to_string(&decisions).map_err(wrong)?, balances.map_err(wrong)?))
}

/// Draws the table as a seat or a spectator sees it into an array of height × width × 3 bytes.
#[pyfunction]
pub(crate) fn picture(
    py: Python<'_>,
    table: PyRef<'_, Table>,
    seat: Option<u8>,
    size: (usize, usize),
    is_dark: bool,
    language: &str,
    array: Bound<'_, PyAny>,
) -> PyResult<()> {
    let (width, height) = size;
    let array = buffer::<u8>("picture", &array, width * height * 3)?;
    let observer = table.observer(seat)?;
    let session = table.session();
    let view = session.view(session.place(), observer).ok_or_else(|| wrong("there is nothing to see"))?;
    let theme = if is_dark { ThemeChoice::Dark } else { ThemeChoice::Light };
    let language = LANGUAGES.iter().find(|known| **known == language).ok_or_else(|| wrong("no such language"))?;
    let look = RenderOptions { text: 100, theme, language };
    let (plugin, players) = (table.plugin(), session.players());
    let image = py.detach(|| {
        let mut moments = Moments::new(plugin, players, [width, height], look);
        moments.lay(&view);
        moments.draw()
    });
    let pixels: Vec<u8> = image.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]).collect();
    array.copy_from_slice(py, &pixels)
}

/// Returns the game so far as an OpenSpiel playthrough.
#[pyfunction]
pub(crate) fn playthrough_of(py: Python<'_>, table: PyRef<'_, Table>, language: &str) -> PyResult<String> {
    let catalog = table.plugin().catalog(language).map_err(wrong)?;
    let (plugin, session) = (table.plugin(), table.session());
    Ok(py.detach(|| playthrough::playthrough(plugin, session, &catalog)))
}
