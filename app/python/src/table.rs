//! A table at which one game is played.

use std::collections::BTreeMap;

use pyo3::prelude::*;
use rondel::bots::SearchLimits;
use rondel::catalog::Catalog;
use rondel::journal::Journal;
use rondel::{Dealer, Observer, Plugin, Seat, Session, Turn};
use serde_json::Value;

use crate::batch::{buffer, timeless};
use crate::game::encoding;
use crate::interrupt::Interrupt;
use crate::wrong;

/// A table at which one game is played.
#[pyclass(module = "rondel._native")]
pub(crate) struct Table {
    plugin: &'static Plugin,
    session: Session,
    /// The message catalogues used so far, by language.
    catalogs: BTreeMap<String, Catalog>,
}

impl Table {
    pub(crate) fn new(plugin: &'static Plugin, session: Session) -> Self {
        Self { plugin, session, catalogs: BTreeMap::new() }
    }

    fn catalog(&mut self, language: &str) -> PyResult<&Catalog> {
        if !self.catalogs.contains_key(language) {
            let catalog = self.plugin.catalog(language).map_err(wrong)?;
            self.catalogs.insert(language.to_owned(), catalog);
        }
        Ok(&self.catalogs[language])
    }

    pub(crate) fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    pub(crate) fn seat_of(&self, seat: u8) -> PyResult<Seat> {
        let seats = self.session.seats();
        if usize::from(seat) < seats.count() {
            Ok(Seat::new(seat))
        } else {
            Err(wrong(format!("there is no seat {seat}: the table has {}", seats.count())))
        }
    }

    pub(crate) fn observer(&self, seat: Option<u8>) -> PyResult<Observer> {
        seat.map_or(Ok(Observer::Spectator), |seat| self.seat_of(seat).map(Observer::Seat))
    }
}

#[pymethods]
impl Table {
    /// Replays the game in a journal.
    #[staticmethod]
    fn replay(py: Python<'_>, journal: &str) -> PyResult<Self> {
        let journal = Journal::read(journal).map_err(wrong)?;
        let (session, notices) = py.detach(|| Session::replay(journal)).map_err(wrong)?;
        if let Some(notice) = notices.first() {
            return Err(wrong(notice));
        }
        let id = session.header().game.as_str();
        let plugin = *rondel::plugins().map_err(wrong)?.get(id).ok_or_else(|| wrong(id))?;
        Ok(Self::new(plugin, session))
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.plugin.id
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> usize {
        self.session.seats().count()
    }

    /// The number of choices made so far.
    #[getter]
    fn ply(&self) -> usize {
        self.session.plies().len()
    }

    /// The seat that decides next, or `None` if the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        match self.session.turn() {
            Turn::Decide(seat) => Some(seat.index()),
            Turn::Over(_) => None,
        }
    }

    /// All seats that have yet to decide, alone or at the same time.
    #[getter]
    fn deciders(&self) -> Vec<usize> {
        self.session.deciders().iter().map(Seat::index).collect()
    }

    /// The result for each seat, from -1 (lost) to 1 (won), or `None` while the game is in progress.
    #[getter]
    fn rewards(&self) -> Option<Vec<f32>> {
        match self.session.turn() {
            Turn::Decide(_) => None,
            Turn::Over(outcome) => {
                Some(self.session.seats().each().map(|seat| 2.0 * outcome.utility(seat) - 1.0).collect())
            }
        }
    }

    /// Returns the legal choices as text.
    fn choices(&mut self, language: &str) -> PyResult<Vec<String>> {
        let choices = self.session.choices();
        let catalog = self.catalog(language)?;
        Ok(choices.iter().map(|choice| catalog.say(&choice.label)).collect())
    }

    /// Returns the legal actions as a JSON list.
    fn actions(&self) -> String {
        Value::Array(self.session.game().actions(self.session.state())).to_string()
    }

    /// Plays the legal action at this index.
    fn play(&mut self, index: usize) -> PyResult<()> {
        let count = self.session.choices().len();
        if index >= count && count > 0 {
            return Err(wrong(format!("there is no choice {index}: there are {count}, numbered from 0")));
        }
        self.session.play(index).map(drop).map_err(wrong)
    }

    /// Plays an action, given as JSON.
    fn play_action(&mut self, action: &str) -> PyResult<()> {
        let action: Value = serde_json::from_str(action).map_err(wrong)?;
        self.session.play_action(&action).map(drop).map_err(wrong)
    }

    /// Takes back the last choice.
    fn undo(&mut self) -> PyResult<()> {
        self.session.undo().map_err(wrong)
    }

    /// Returns what a seat sees, as JSON, or what a spectator sees if `seat` is `None`.
    fn view(&self, seat: Option<u8>) -> PyResult<String> {
        let observer = self.observer(seat)?;
        let view = self.session.view(self.session.place(), observer);
        serde_json::to_string(&view.ok_or_else(|| wrong("there is nothing to see"))?).map_err(wrong)
    }

    /// Writes a seat's observation into an array, as the mean over samples of hidden information.
    fn observation(&self, py: Python<'_>, seat: u8, samples: u32, seed: u64, array: Bound<'_, PyAny>) -> PyResult<()> {
        let session = &self.session;
        let encoding = encoding(py, session.game(), session.header().setup.as_ref(), session.seats())?;
        let array = buffer("observation", &array, encoding.observation().len())?;
        let observation = session.observe(self.seat_of(seat)?);
        let row = session.game().encode(&encoding, &observation, samples, &mut Dealer::seeded(seed));
        array.copy_from_slice(py, &row)
    }

    /// Returns the number of columns of an observation.
    fn columns(&self, py: Python<'_>) -> PyResult<usize> {
        let session = &self.session;
        let encoding = encoding(py, session.game(), session.header().setup.as_ref(), session.seats())?;
        Ok(encoding.observation().len())
    }

    /// Returns the index of the choice that a bot, such as `journeyman`, `mcts:200` or `random`, makes for the
    /// deciding seat. The bot sees only what its seat may know.
    fn bot_choice(&self, py: Python<'_>, bot: &str, seed: u64) -> PyResult<usize> {
        let bot = timeless(bot)?;
        let Turn::Decide(seat) = self.session.turn() else { return Err(wrong("the game is over")) };
        let observation = self.session.observe(seat);
        let game = self.session.game();
        let mut dealer = Dealer::seeded(seed);
        let interrupt = Interrupt::new();
        let stop = |_| interrupt.must_stop();
        let limits = SearchLimits { threads: 1, stop: &stop };
        let choice = py.detach(|| game.think(bot, &observation, &mut dealer, &limits).choice);
        interrupt.result().map(|()| choice)
    }

    /// Returns the journal: the file in which a game is saved.
    fn journal(&self) -> String {
        self.session.journal()
    }
}
