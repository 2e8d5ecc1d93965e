//! What is counted over many games at one table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::statistics::{Bin, Estimate, Histogram, Ratio, Sum};
use super::uses::Uses;
use crate::scene::ZoneKind;
use crate::seat::{Seat, Seats};

/// Into how many stretches of equal length the course of a game is divided.
pub const STRETCHES: usize = 20;

/// Everything that is counted over many games at one table. Counting on and putting together what others counted give the
/// same in any order; [`super::figures`] says what each count means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measures {
    /// How many games.
    pub games: u64,
    /// Plies of a game.
    pub plies: Histogram,
    /// Plies of a game at which there was a choice.
    pub decisions: Histogram,
    /// Turns of a game: runs of plies of one seat.
    pub turns: Histogram,
    /// The sum of the decimal logarithms of the numbers of legal actions over a game.
    pub tree: Sum,
    /// What is counted for each seat.
    pub seats: Vec<SeatMeasures>,
    /// Games that several seats won together.
    pub ties: Option<Bin>,
    /// Games that the game itself won.
    pub defeats: Option<Bin>,
    /// How games ended: the text key of the rule.
    pub endings: BTreeMap<String, Bin>,
    /// Legal actions at a ply, of all plies.
    pub options: Histogram,
    /// The sum of the legal actions of a game over its plies.
    pub options_per_ply: Ratio,
    /// The forced plies of a game over its plies.
    pub forced: Ratio,
    /// Legal actions at each ply, from the first on.
    pub options_by_ply: Vec<OptionCounts>,
    /// Legal actions in each stretch of a game.
    pub options_by_stretch: Vec<OptionCounts>,
    /// Final points of all seats, where points are counted.
    pub points: Histogram,
    /// The mean points of the seats of a game.
    pub mean_points: Sum,
    /// By how many points the first was ahead of the second.
    pub margins: Histogram,
    /// How often in a game the lead changed.
    pub lead_changes: Histogram,
    /// After how many hundredths of the game the winner led for good.
    pub decided: Histogram,
    /// The largest deficit of the later winner in a game.
    pub deficit: Sum,
    /// By how much the later winner was ahead of the best other seat, in each stretch.
    pub advantage: Vec<Sum>,
    /// How many of the sampled positions differed, for each position looked at.
    pub samples: Histogram,
    /// The mean number of different positions among those sampled, by game.
    pub hidden: Sum,
    /// Positions at which something was hidden from who decided, of those looked at.
    pub secretive: Ratio,
    /// Turns after which the next seat had other options than after another turn, of those looked at.
    pub interfering: Ratio,
    /// How different those options were: one less the share of the common ones (Jaccard 1901).
    pub interference: Sum,
    /// How much the estimates of the other seats differed.
    pub harm: Sum,
    /// Plies that touched each kind of zone, of those looked at, by game.
    pub touched: BTreeMap<ZoneKind, Sum>,
    /// Sorts of actions.
    pub actions: Uses,
    /// Named things that actions are about: cards, buildings, places.
    pub things: Uses,
    /// The result of the stronger bot against weaker ones, the mean over all seats of one deal.
    pub skill: Sum,
    /// How the results of one deal, played twice by the same bots, hang together: the covariance over the variance.
    pub deal: Ratio,
}

/// What is counted for one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatMeasures {
    /// Its plies in a game.
    pub plies: Sum,
    /// Its plies with a choice.
    pub decisions: Sum,
    /// Its turns.
    pub turns: Sum,
    /// The games it won alone.
    pub wins: Option<Bin>,
    /// Its result: 1 for beating everyone, 0 for losing to everyone, a tie counts half.
    pub result: Sum,
    /// Its final points.
    pub points: Sum,
}

impl Measures {
    /// No game yet.
    pub fn new(seats: Seats) -> Self {
        Self {
            games: 0,
            plies: Histogram::default(),
            decisions: Histogram::default(),
            turns: Histogram::default(),
            tree: Sum::default(),
            seats: vec![SeatMeasures::default(); seats.count()],
            ties: None,
            defeats: None,
            endings: BTreeMap::new(),
            options: Histogram::default(),
            options_per_ply: Ratio::default(),
            forced: Ratio::default(),
            options_by_ply: Vec::new(),
            options_by_stretch: vec![OptionCounts::default(); STRETCHES],
            points: Histogram::default(),
            mean_points: Sum::default(),
            margins: Histogram::default(),
            lead_changes: Histogram::default(),
            decided: Histogram::default(),
            deficit: Sum::default(),
            advantage: vec![Sum::default(); STRETCHES],
            samples: Histogram::default(),
            hidden: Sum::default(),
            secretive: Ratio::default(),
            interfering: Ratio::default(),
            interference: Sum::default(),
            harm: Sum::default(),
            touched: BTreeMap::new(),
            actions: Uses::default(),
            things: Uses::default(),
            skill: Sum::default(),
            deal: Ratio::default(),
        }
    }

    /// Adds what others counted at a table of as many seats.
    ///
    /// # Errors
    /// Counts of another table; nothing has changed.
    pub fn add(&mut self, other: &Self) -> Result<(), OtherTable> {
        let shape = |of: &Self| (of.seats.len(), of.options_by_stretch.len(), of.advantage.len());
        if shape(self) != shape(other) {
            return Err(OtherTable);
        }
        self.games = self.games.saturating_add(other.games);
        for (own, more) in [
            (&mut self.plies, &other.plies),
            (&mut self.decisions, &other.decisions),
            (&mut self.turns, &other.turns),
            (&mut self.options, &other.options),
            (&mut self.points, &other.points),
            (&mut self.margins, &other.margins),
            (&mut self.lead_changes, &other.lead_changes),
            (&mut self.decided, &other.decided),
            (&mut self.samples, &other.samples),
        ] {
            own.add(more);
        }
        for (own, more) in [
            (&mut self.tree, &other.tree),
            (&mut self.mean_points, &other.mean_points),
            (&mut self.deficit, &other.deficit),
            (&mut self.hidden, &other.hidden),
            (&mut self.interference, &other.interference),
            (&mut self.harm, &other.harm),
            (&mut self.skill, &other.skill),
        ] {
            own.add(more);
        }
        for (own, more) in [
            (&mut self.options_per_ply, &other.options_per_ply),
            (&mut self.forced, &other.forced),
            (&mut self.secretive, &other.secretive),
            (&mut self.interfering, &other.interfering),
            (&mut self.deal, &other.deal),
        ] {
            own.add(more);
        }
        self.seats.iter_mut().zip(&other.seats).for_each(|(own, more)| own.add(more));
        add_bin(&mut self.ties, other.ties);
        add_bin(&mut self.defeats, other.defeats);
        for (ending, bin) in &other.endings {
            self.endings.entry(ending.clone()).and_modify(|own| own.add(*bin)).or_insert(*bin);
        }
        if self.options_by_ply.len() < other.options_by_ply.len() {
            self.options_by_ply.resize_with(other.options_by_ply.len(), OptionCounts::default);
        }
        self.options_by_ply.iter_mut().zip(&other.options_by_ply).for_each(|(own, more)| own.add(more));
        self.options_by_stretch.iter_mut().zip(&other.options_by_stretch).for_each(|(own, more)| own.add(more));
        self.advantage.iter_mut().zip(&other.advantage).for_each(|(own, more)| own.add(more));
        for (kind, sum) in &other.touched {
            self.touched.entry(*kind).or_default().add(sum);
        }
        self.actions.add(&other.actions);
        self.things.add(&other.things);
        Ok(())
    }

    /// How often a seat wins alone.
    pub fn wins(&self, seat: Seat) -> Option<Estimate> {
        let won = self.seats.get(seat.index())?.wins.map_or(0, |bin| bin.count);
        Estimate::share(won, self.games)
    }
}

impl SeatMeasures {
    fn add(&mut self, other: &Self) {
        self.plies.add(&other.plies);
        self.decisions.add(&other.decisions);
        self.turns.add(&other.turns);
        add_bin(&mut self.wins, other.wins);
        self.result.add(&other.result);
        self.points.add(&other.points);
    }
}

/// Adds a bin to what may be none yet.
pub(super) fn add_bin(own: &mut Option<Bin>, more: Option<Bin>) {
    match (own.as_mut(), more) {
        (Some(own), Some(more)) => own.add(more),
        (None, Some(more)) => *own = Some(more),
        (_, None) => {}
    }
}

/// Two counts are not of the same table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these counts belong to another game setup")]
pub struct OtherTable;

/// The numbers of legal actions at one place of many games: the mean and the most exactly, quantiles nearly, so that it stays
/// small however many values there are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionCounts {
    sum: Sum,
    most: i64,
    nearly: Histogram,
}

impl OptionCounts {
    /// Counts the legal actions of a ply.
    pub fn count(&mut self, options: i64, game: u64) {
        self.sum.count(options as f64);
        self.most = self.most.max(options);
        self.nearly.count(coarse(options), game);
    }

    /// Adds what others counted.
    pub fn add(&mut self, other: &Self) {
        self.sum.add(&other.sum);
        self.most = self.most.max(other.most);
        self.nearly.add(&other.nearly);
    }

    /// How many plies were counted.
    pub fn plies(&self) -> u64 {
        self.sum.samples()
    }

    /// The mean; nothing where no game went so far.
    pub fn mean(&self) -> Option<f64> {
        self.sum.mean().map(|mean| mean.value)
    }

    /// A quantile: exact up to 32, above it up to one in sixteen too low.
    pub fn quantile(&self, share: f64) -> Option<i64> {
        self.nearly.quantile(share)
    }

    /// The most there were.
    pub fn most(&self) -> i64 {
        self.most
    }
}

/// A number to five binary digits.
fn coarse(value: i64) -> i64 {
    let excess = (i64::BITS - value.leading_zeros()).saturating_sub(5);
    (value >> excess) << excess
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coarse_numbers_are_nearly_the_numbers() {
        for value in 0..5000 {
            let rough = coarse(value);
            assert!(
                rough <= value && (value < 32 && rough == value || value >= 32 && value - rough <= value / 16),
                "{value}: {rough}"
            );
        }
    }

    #[test]
    fn counts_of_another_table_are_refused() {
        let mut two = Measures::new(Seats::TWO);
        let three = Measures::new(Seats::new(3).expect("three seats"));
        assert_eq!(two.add(&three), Err(OtherTable));
        assert_eq!(two, Measures::new(Seats::TWO));
    }
}
