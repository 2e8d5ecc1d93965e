//! A game with its options.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use rondel::batch::Encoding;
use rondel::journal::{Header, Player};
use rondel::setup::clone_setup;
use rondel::{AnyGame, Plugin, Seats, Session, Setup, trial};

use crate::batch::Batch;
use crate::table::Table;
use crate::wrong;

/// The names of the columns of observations and actions, the maximum number of choices, and the catalogue as JSON
/// texts.
type EncodingParts = (Vec<String>, Vec<String>, usize, Vec<String>);

/// A game with its options and content.
#[pyclass(frozen, module = "rondel._native")]
pub(crate) struct Game {
    plugin: &'static Plugin,
    setup: Box<dyn Setup>,
    game: AnyGame,
}

/// The encodings derived so far. The key is the game with its setup as JSON, and the number of seats.
static ENCODINGS: Mutex<BTreeMap<(String, u8), Arc<Encoding>>> = Mutex::new(BTreeMap::new());

/// Returns the encoding for tables of this size. It is derived only once.
pub(crate) fn encoding(py: Python<'_>, game: &AnyGame, setup: &dyn Setup, seats: Seats) -> PyResult<Arc<Encoding>> {
    let key = (serde_json::to_string(setup).map_err(wrong)?, seats.count() as u8);
    let kept = || ENCODINGS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(encoding) = kept().get(&key) {
        return Ok(Arc::clone(encoding));
    }
    let encoding = py.detach(|| Arc::new(game.encoding(seats)));
    Ok(Arc::clone(kept().entry(key).or_insert(encoding)))
}

impl Game {
    fn seats(&self, seats: u8) -> PyResult<Seats> {
        let range = self.game.seats();
        match Seats::new(seats) {
            Some(found) if range.contains(&seats) => Ok(found),
            _ => Err(wrong(format!("{} is for {} to {} players", self.plugin.id, range.start(), range.end()))),
        }
    }

    fn encoding_of(&self, py: Python<'_>, seats: u8) -> PyResult<Arc<Encoding>> {
        encoding(py, &self.game, self.setup.as_ref(), self.seats(seats)?)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, options=None, content=None))]
    fn new(
        py: Python<'_>,
        id: &str,
        options: Option<BTreeMap<String, String>>,
        content: Option<BTreeMap<String, String>>,
    ) -> PyResult<Self> {
        let plugin = *rondel::plugins()
            .map_err(wrong)?
            .get(id)
            .ok_or_else(|| wrong(format!("there is no game `{id}`; see rondel.games()")))?;
        let mut setup = (plugin.setup)();
        for (name, value) in options.into_iter().flatten() {
            setup.choose(&name, &value).map_err(wrong)?;
        }
        for (file, text) in content.into_iter().flatten() {
            setup.replace_content(&file, text).map_err(wrong)?;
        }
        let game = py.detach(|| trial::open(setup.as_ref())).map_err(wrong)?;
        Ok(Self { plugin, setup, game })
    }

    /// The id of the game.
    #[getter]
    fn id(&self) -> &'static str {
        self.plugin.id
    }

    /// The smallest and largest number of players.
    #[getter]
    fn players(&self) -> (u8, u8) {
        (*self.game.seats().start(), *self.game.seats().end())
    }

    /// Returns a hash of the rules with their content. The hash changes if the rules change.
    fn fingerprint(&self, py: Python<'_>, seats: u8) -> PyResult<String> {
        let seats = self.seats(seats)?;
        Ok(py.detach(|| self.game.fingerprint(seats)))
    }

    /// Returns the options as a list of (name, values, default).
    fn options(&self) -> Vec<(String, Vec<String>, String)> {
        let usual = (self.plugin.setup)();
        let own = |option: rondel::SetupOption| {
            let values = option.values.iter().map(|(value, _)| (*value).to_owned()).collect();
            (option.id.to_owned(), values, option.chosen.to_owned())
        };
        usual.options().into_iter().map(own).collect()
    }

    /// Deals a table.
    fn table(&self, py: Python<'_>, seats: u8, seed: u64) -> PyResult<Table> {
        let seats = self.seats(seats)?;
        let players = seats.each().map(|_| Player::human("")).collect();
        let header = Header::of(self.plugin, clone_setup(self.setup.as_ref()), players, seed);
        let session = py.detach(|| Session::start(header)).map_err(wrong)?;
        Ok(Table::new(self.plugin, session))
    }

    /// Returns the names of the columns of observations and actions, the maximum number of choices, and the catalogue
    /// of actions as JSON texts.
    fn encoding(&self, py: Python<'_>, seats: u8) -> PyResult<EncodingParts> {
        let encoding = self.encoding_of(py, seats)?;
        let catalogue = encoding.catalogue().iter().map(ToString::to_string).collect();
        Ok((encoding.observation().to_vec(), encoding.action().to_vec(), encoding.most_choices(), catalogue))
    }

    /// Creates a batch of tables.
    #[expect(clippy::too_many_arguments, reason = "each is a keyword argument of the Python class")]
    fn batch(
        &self,
        py: Python<'_>,
        seats: u8,
        rows: usize,
        seed: u64,
        samples: u32,
        catalogued: bool,
        same_step: bool,
        threads: usize,
    ) -> PyResult<Batch> {
        let encoding = self.encoding_of(py, seats)?;
        Batch::new(&self.game, &encoding, (rows, seed, samples, catalogued, same_step), threads)
    }
}
