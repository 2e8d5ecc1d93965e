//! The tables of a batch.

use std::collections::HashMap;
use std::sync::Arc;

use super::{Batch, BatchError, BatchSettings, Encoding, Numbering, Restart, Rows};
use crate::arena::{choose, game_seed};
use crate::bots::Bot;
use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::{MAX_SEATS, Seat};
use crate::together::{asked, deciders};
use crate::turn::{Outcome, Turn};

/// Tables of one game.
pub(super) struct TableBatch<R: Ruleset> {
    rules: Arc<R>,
    encoding: Arc<Encoding>,
    settings: BatchSettings,
    /// The numbers of the actions in the catalogue. The map is empty if these numbers are not used.
    catalogue: HashMap<R::Action, u32>,
    tables: Vec<Table<R>>,
    sample: R::State,
    omitted: u64,
}

/// One table.
struct Table<R: Ruleset> {
    state: R::State,
    /// The position before the first choice of seats that decide simultaneously.
    began: R::State,
    /// The source of the game's random draws.
    dealer: Dealer,
    /// The game's seed.
    seed: u64,
    /// Number of positions of this game so far.
    plies: u64,
    /// The deciding seat, or `None` if the game is over.
    decides: Option<Seat>,
    legal: Vec<R::Action>,
    /// The number of each legal action.
    numbers: Vec<Option<u32>>,
    /// Number of games that were started.
    games: u64,
}

/// Returns the position that a seat knows. In a simultaneous decision, this is the position before the first
/// choice.
fn known<'a, R: Ruleset>(rules: &R, table: &'a Table<R>, seat: Seat) -> &'a R::State {
    let together = rules.together(&table.state);
    let has_begun = table.decides.is_some_and(|decides| !together.before(decides).is_empty());
    if has_begun && together.has(seat) { &table.began } else { &table.state }
}

impl<R: Ruleset> Table<R> {
    /// Returns the dealer for a seat's samples. The dealer does not depend on earlier samples, because the number
    /// of draws in those samples could depend on hidden information.
    fn aside(&self, seat: Seat) -> Dealer {
        Dealer::seeded(game_seed(!self.seed, self.plies * MAX_SEATS as u64 + seat.index() as u64))
    }
}

impl BatchSettings {
    /// Adds a seat's knowledge of a position to an empty row. `sample` is overwritten.
    fn observe<R: Ruleset>(
        &self,
        rules: &R,
        encoding: &Encoding,
        (known, seat): (&R::State, Seat),
        aside: &mut Dealer,
        (sample, row): (&mut R::State, &mut [f32]),
    ) {
        let samples = self.samples.max(1);
        for _ in 0..samples {
            sample.clone_from(known);
            rules.determinize(sample, seat, aside);
            encoding.add(rules, sample, seat, row, 1.0 / samples as f32);
        }
    }
}

/// A timer that never expires.
fn never(_: u32) -> Box<dyn Fn() -> bool + Sync> {
    Box::new(|| false)
}

impl<R: Ruleset> TableBatch<R> {
    pub(super) fn new(rules: Arc<R>, encoding: Arc<Encoding>, settings: BatchSettings) -> Self {
        let state = rules.deal(encoding.seats, &mut Dealer::seeded(0));
        let table = || Table {
            state: state.clone(),
            began: state.clone(),
            dealer: Dealer::seeded(0),
            seed: 0,
            plies: 0,
            decides: None,
            legal: Vec::new(),
            numbers: Vec::new(),
            games: 0,
        };
        let tables = (0..settings.rows).map(|_| table()).collect();
        let catalogue = match settings.numbering {
            Numbering::Listed => HashMap::new(),
            Numbering::Catalogued => encoding.actions::<R>().zip(0..).collect(),
        };
        Self { rules, encoding, settings, catalogue, tables, sample: state, omitted: 0 }
    }

    /// Adds the number of each legal action, or `None` for an action without a number. If no action has a number,
    /// the first action gets number 0, so that the deciding seat can always choose.
    fn number(&self, legal: &[R::Action], numbers: &mut Vec<Option<u32>>) {
        match self.settings.numbering {
            Numbering::Listed => {
                let most = self.encoding.most_choices();
                numbers.extend((0..legal.len()).map(|index| (index < most).then_some(index as u32)));
            }
            Numbering::Catalogued => numbers.extend(legal.iter().map(|action| self.catalogue.get(action).copied())),
        }
        if numbers.iter().all(Option::is_none) {
            numbers.iter_mut().take(1).for_each(|first| *first = Some(0));
        }
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
        (table.seed, table.plies) = (seed, 0);
        table.state = self.rules.deal(self.encoding.seats, &mut table.dealer);
    }

    /// Determines whose turn it is. Returns the outcome if the game is over.
    fn look(&mut self, row: usize) -> Option<Outcome> {
        let table = &mut self.tables[row];
        table.plies += 1;
        table.legal.clear();
        let mut numbers = std::mem::take(&mut table.numbers);
        numbers.clear();
        let outcome = match self.rules.turn(&table.state) {
            Turn::Over(outcome) => {
                table.decides = None;
                Some(outcome)
            }
            Turn::Decide(seat) => {
                table.decides = Some(seat);
                self.rules.legal_actions(&table.state, &mut table.legal);
                self.number(&self.tables[row].legal, &mut numbers);
                self.omitted += numbers.iter().filter(|number| number.is_none()).count() as u64;
                None
            }
        };
        self.tables[row].numbers = numbers;
        outcome
    }

    /// Writes the row of a table, apart from reward and `done`.
    fn write(&mut self, row: usize, rows: &mut Rows<'_>) {
        let (table, encoding, rules) = (&self.tables[row], &*self.encoding, &*self.rules);
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
                let (known, mut aside) = (known(rules, table, seat), table.aside(seat));
                self.settings.observe(rules, encoding, (known, seat), &mut aside, (&mut self.sample, observation));
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

    /// Plays an action at a table. Returns the outcome if the game is over.
    fn play(&mut self, row: usize, index: usize) -> Option<Outcome> {
        let table = &mut self.tables[row];
        let action = table.legal[index];
        let together = self.rules.together(&table.state);
        if !together.is_empty() && table.decides.is_some_and(|seat| together.before(seat).is_empty()) {
            table.began.clone_from(&table.state);
        }
        self.rules.apply(&mut table.state, action, &mut table.dealer);
        self.look(row)
    }

    /// Writes the end of a game.
    fn write_end(&self, row: usize, outcome: &Outcome, rows: &mut Rows<'_>) {
        let seats = self.encoding.seats;
        rows.done[row] = 1;
        for seat in seats.each() {
            rows.reward[row * seats.count() + seat.index()] = 2.0 * outcome.utility(seat) - 1.0;
        }
    }

    /// Lets bots play at a table until a seat without a bot decides or the game is over.
    fn respond_at(&mut self, row: usize, bots: &[Option<Bot>], rows: &mut Rows<'_>) {
        let count = self.encoding.seats.count();
        let mut played = false;
        while let Some(seat) = self.tables[row].decides {
            // Games are numbered from 1.
            let moved = self.tables[row].games as usize + count - 1;
            let Some(bot) = bots[(seat.index() + moved) % count] else { break };
            let (rules, table) = (&*self.rules, &self.tables[row]);
            let index = choose(rules, bot, known(rules, table, seat), seat, &mut table.aside(seat), &never);
            played = true;
            if let Some(outcome) = self.play(row, index) {
                self.write_end(row, &outcome, rows);
                if self.settings.restart == Restart::NextStep {
                    break;
                }
                self.start_until_open(row);
            }
        }
        if played {
            self.write(row, rows);
        }
    }

    /// Starts games at a table until a game needs a decision.
    fn start_until_open(&mut self, row: usize) {
        /// Maximum number of deals. In some rulesets, a game may be over as soon as it is dealt, perhaps with every
        /// deal.
        const MOST: u32 = 100;
        for _ in 0..MOST {
            self.start(row);
            if self.look(row).is_none() {
                break;
            }
        }
    }

    /// Starts games at a table until a game needs a decision, and writes the row of the table.
    fn start_and_write(&mut self, row: usize, rows: &mut Rows<'_>) {
        self.start_until_open(row);
        self.write(row, rows);
    }

    /// Returns the index of the chosen action, or `None` if the choice is ignored.
    fn chosen(&self, row: usize, choice: i64) -> Result<Option<usize>, BatchError> {
        let table = &self.tables[row];
        if table.decides.is_none() {
            return Ok(None);
        }
        let illegal = BatchError::Illegal { row: self.settings.first_row + row, choice };
        let number = u32::try_from(choice).map_err(|_| illegal)?;
        table.numbers.iter().position(|legal| *legal == Some(number)).map(Some).ok_or(illegal)
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
        for (row, choice) in choices.iter().enumerate() {
            let Some(index) = self.chosen(row, *choice)? else {
                self.start_and_write(row, rows);
                continue;
            };
            let Some(outcome) = self.play(row, index) else {
                self.write(row, rows);
                continue;
            };
            self.write_end(row, &outcome, rows);
            match self.settings.restart {
                Restart::SameStep => self.start_and_write(row, rows),
                Restart::NextStep => self.write(row, rows),
            }
        }
        Ok(())
    }

    fn respond(&mut self, bots: &[Option<Bot>], rows: &mut Rows<'_>) -> Result<(), BatchError> {
        self.check(rows)?;
        let (given, wanted) = (bots.len(), self.encoding.seats.count());
        if given != wanted {
            return Err(BatchError::Length { name: "bots", given, wanted });
        }
        if bots.iter().all(Option::is_some) {
            return Err(BatchError::OnlyBots);
        }
        (0..self.tables.len()).for_each(|row| self.respond_at(row, bots, rows));
        Ok(())
    }

    fn observe(&mut self, row: usize, seat: usize, observation: &mut [f32], mask: &mut [u8]) -> Result<(), BatchError> {
        let (encoding, rules) = (&*self.encoding, &*self.rules);
        let no_seat = BatchError::NoSeat { row, seat };
        let table = self.tables.get(row).ok_or(no_seat)?;
        let seat = encoding.seats.each().nth(seat).ok_or(no_seat)?;
        let lengths = [
            ("observation", observation.len(), encoding.observation().len()),
            ("mask", mask.len(), self.settings.mask_width(encoding)),
        ];
        if let Some((name, given, wanted)) = lengths.into_iter().find(|(_, given, wanted)| given != wanted) {
            return Err(BatchError::Length { name, given, wanted });
        }
        observation.fill(0.0);
        mask.fill(0);
        if table.decides.is_none() {
            return Ok(());
        }
        let (known, mut aside) = (known(rules, table, seat), table.aside(seat));
        self.settings.observe(rules, encoding, (known, seat), &mut aside, (&mut self.sample, observation));
        let mut legal = Vec::new();
        if deciders(rules, &table.state).has(seat) {
            match asked(rules, &table.state, seat) {
                Some(asked) => rules.legal_actions(&asked, &mut legal),
                None => rules.legal_actions(&table.state, &mut legal),
            }
        }
        let mut numbers = Vec::new();
        self.number(&legal, &mut numbers);
        numbers.iter().flatten().for_each(|number| mask[*number as usize] = 1);
        Ok(())
    }

    fn omitted(&self) -> u64 {
        self.omitted
    }
}
