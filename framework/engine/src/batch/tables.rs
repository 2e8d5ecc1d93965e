//! The tables of a batch.

use std::sync::Arc;

use super::{Batch, BatchError, BatchSettings, Encoding, Numbering, Restart, Rows};
use crate::arena::game_seed;
use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::turn::{Outcome, Turn};

/// Tables of one game.
pub(super) struct TableBatch<R: Ruleset> {
    rules: Arc<R>,
    encoding: Arc<Encoding>,
    settings: BatchSettings,
    tables: Vec<Table<R>>,
    sample: R::State,
    omitted: u64,
}

/// One table.
struct Table<R: Ruleset> {
    state: R::State,
    /// The position before the first choice of seats that choose at the same time.
    began: R::State,
    /// Draws what the game draws.
    dealer: Dealer,
    /// Draws samples.
    aside: Dealer,
    /// The deciding seat; `None` if the game is over.
    decides: Option<Seat>,
    legal: Vec<R::Action>,
    /// The number of each legal action.
    numbers: Vec<Option<u32>>,
    /// Number of games that were started.
    games: u64,
}

impl<R: Ruleset> TableBatch<R> {
    pub(super) fn new(rules: Arc<R>, encoding: Arc<Encoding>, settings: BatchSettings) -> Self {
        let state = rules.deal(encoding.seats, &mut Dealer::seeded(0));
        let table = || Table {
            state: state.clone(),
            began: state.clone(),
            dealer: Dealer::seeded(0),
            aside: Dealer::seeded(0),
            decides: None,
            legal: Vec::new(),
            numbers: Vec::new(),
            games: 0,
        };
        let tables = (0..settings.rows).map(|_| table()).collect();
        Self { rules, encoding, settings, tables, sample: state, omitted: 0 }
    }

    fn check(&self, rows: &Rows<'_>) -> Result<(), BatchError> {
        let (count, encoding) = (self.tables.len(), &self.encoding);
        let action = encoding.most_choices() * encoding.action().len();
        let lengths = [
            ("observation", rows.observation.len(), encoding.observation().len(), true),
            ("actions", rows.actions.len(), action, true),
            ("mask", rows.mask.len(), self.settings.mask_width(encoding), false),
            ("seat", rows.seat.len(), 1, false),
            ("reward", rows.reward.len(), encoding.seats.count(), false),
            ("done", rows.done.len(), 1, false),
        ];
        for (name, given, width, optional) in lengths {
            let wanted = count * width;
            if given != wanted && !(optional && given == 0) {
                return Err(BatchError::Length { name, given, wanted });
            }
        }
        Ok(())
    }

    /// Starts a new game at a table.
    fn start(&mut self, row: usize) {
        let table = &mut self.tables[row];
        let seed = game_seed(game_seed(self.settings.seed, (self.settings.first_row + row) as u64), table.games);
        table.games += 1;
        table.dealer = Dealer::seeded(seed);
        table.aside = Dealer::seeded(!seed);
        table.state = self.rules.deal(self.encoding.seats, &mut table.dealer);
    }

    /// Reads whose turn it is. Returns the outcome if the game is over.
    fn look(&mut self, row: usize) -> Option<Outcome> {
        let table = &mut self.tables[row];
        table.legal.clear();
        table.numbers.clear();
        match self.rules.turn(&table.state) {
            Turn::Over(outcome) => {
                table.decides = None;
                Some(outcome)
            }
            Turn::Decide(seat) => {
                table.decides = Some(seat);
                self.rules.legal_actions(&table.state, &mut table.legal);
                let (numbering, most) = (self.settings.numbering, self.encoding.most_choices());
                let number = |(index, action): (usize, &R::Action)| match numbering {
                    Numbering::Listed => (index < most).then_some(index as u32),
                    Numbering::Catalogued => self.encoding.number(action),
                };
                table.numbers.extend(table.legal.iter().enumerate().map(number));
                self.omitted += table.numbers.iter().filter(|number| number.is_none()).count() as u64;
                None
            }
        }
    }

    /// Writes the row of a table, apart from reward and `done`.
    fn write(&mut self, row: usize, rows: &mut Rows<'_>) {
        let (table, encoding, rules) = (&mut self.tables[row], &*self.encoding, &*self.rules);
        let width = self.settings.mask_width(encoding);
        let mask = &mut rows.mask[row * width..][..width];
        mask.fill(0);
        table.numbers.iter().flatten().for_each(|number| mask[*number as usize] = 1);
        rows.seat[row] = table.decides.map_or(-1, |seat| seat.index() as i8);
        if !rows.observation.is_empty() {
            let columns = encoding.observation().len();
            let observation = &mut rows.observation[row * columns..][..columns];
            observation.fill(0.0);
            if let Some(seat) = table.decides {
                let together = rules.together(&table.state);
                let known = if together.before(seat).is_empty() { &table.state } else { &table.began };
                let samples = self.settings.samples.max(1);
                for _ in 0..samples {
                    self.sample.clone_from(known);
                    rules.determinize(&mut self.sample, seat, &mut table.aside);
                    encoding.add(rules, &self.sample, seat, observation, 1.0 / samples as f32);
                }
            }
        }
        if !rows.actions.is_empty() {
            let columns = encoding.action().len();
            let size = encoding.most_choices() * columns;
            let actions = &mut rows.actions[row * size..][..size];
            actions.fill(0.0);
            if let Some(seat) = table.decides {
                for (action, row) in table.legal.iter().zip(actions.chunks_exact_mut(columns.max(1))) {
                    encoding.add_action(action, seat, row);
                }
            }
        }
    }

    /// Starts games at a table until one needs a decision.
    fn start_and_write(&mut self, row: usize, rows: &mut Rows<'_>) {
        /// A game may be over as soon as it is dealt; a game that always is never gets further.
        const MOST: u32 = 100;
        for _ in 0..MOST {
            self.start(row);
            if self.look(row).is_none() {
                break;
            }
        }
        self.write(row, rows);
    }

    /// Returns the index of the chosen action; `None` if the choice is ignored.
    fn chosen(&self, row: usize, choice: i64) -> Result<Option<usize>, BatchError> {
        let table = &self.tables[row];
        if table.decides.is_none() {
            return Ok(None);
        }
        let illegal = BatchError::Illegal { row: self.settings.first_row + row, choice };
        let number = u32::try_from(choice).map_err(|_| illegal)?;
        match table.numbers.iter().position(|legal| *legal == Some(number)) {
            Some(index) => Ok(Some(index)),
            // No action of this position has a number; the first one is played.
            None if table.numbers.iter().all(Option::is_none) => Ok(Some(0)),
            None => Err(illegal),
        }
    }
}

impl<R: Ruleset> Batch for TableBatch<R> {
    fn encoding(&self) -> &Arc<Encoding> {
        &self.encoding
    }

    fn restart(&mut self, rows: &mut Rows<'_>) -> Result<(), BatchError> {
        self.check(rows)?;
        rows.reward.fill(0.0);
        rows.done.fill(0);
        (0..self.tables.len()).for_each(|row| self.start_and_write(row, rows));
        Ok(())
    }

    fn reseed(&mut self, seed: u64) {
        self.settings.seed = seed;
        self.tables.iter_mut().for_each(|table| table.games = 0);
    }

    fn check_choices(&self, choices: &[i64]) -> Result<(), BatchError> {
        let (given, wanted) = (choices.len(), self.tables.len());
        if given != wanted {
            return Err(BatchError::Length { name: "choices", given, wanted });
        }
        choices.iter().enumerate().try_for_each(|(row, choice)| self.chosen(row, *choice).map(drop))
    }

    fn step(&mut self, choices: &[i64], rows: &mut Rows<'_>) -> Result<(), BatchError> {
        self.check(rows)?;
        self.check_choices(choices)?;
        rows.reward.fill(0.0);
        rows.done.fill(0);
        let seats = self.encoding.seats;
        for (row, choice) in choices.iter().enumerate() {
            let Some(index) = self.chosen(row, *choice)? else {
                self.start_and_write(row, rows);
                continue;
            };
            let table = &mut self.tables[row];
            let action = table.legal[index];
            let together = self.rules.together(&table.state);
            if !together.is_empty() && table.decides.is_some_and(|seat| together.before(seat).is_empty()) {
                table.began.clone_from(&table.state);
            }
            self.rules.apply(&mut table.state, action, &mut table.dealer);
            let Some(outcome) = self.look(row) else {
                self.write(row, rows);
                continue;
            };
            rows.done[row] = 1;
            for seat in seats.each() {
                rows.reward[row * seats.count() + seat.index()] = 2.0 * outcome.utility(seat) - 1.0;
            }
            match self.settings.restart {
                Restart::SameStep => self.start_and_write(row, rows),
                Restart::NextStep => self.write(row, rows),
            }
        }
        Ok(())
    }

    fn omitted(&self) -> u64 {
        self.omitted
    }
}
