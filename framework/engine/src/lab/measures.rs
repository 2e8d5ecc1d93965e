//! The counts collected over many games at one table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::statistics::{Bin, Estimate, Histogram, Ratio, Sum};
use super::uses::Uses;
use crate::scene::ZoneKind;
use crate::seat::{Seat, Seats};

/// Number of stretches of equal length into which a game is divided.
pub const STRETCHES: usize = 20;

/// All counts collected over many games at one table. Games can be counted, and partial results merged, in any
/// order. [`super::figures`] defines the figures derived from the counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measures {
    /// Number of games.
    pub games: u64,
    /// Number of plies in a game.
    pub plies: Histogram,
    /// Number of plies with a choice in a game.
    pub decisions: Histogram,
    /// Number of turns in a game. A turn is a run of plies of one seat.
    pub turns: Histogram,
    /// Sum of the decimal logarithms of the numbers of legal actions in a game.
    pub tree: Sum,
    /// The counts for each seat.
    pub seats: Vec<SeatMeasures>,
    /// Games in which several teams tied for first place.
    pub ties: Option<Bin>,
    /// Games in which the game itself defeated all seats.
    pub defeats: Option<Bin>,
    /// Games by ending. The key is the message key of the rule that ended the game.
    pub endings: BTreeMap<String, Bin>,
    /// Number of legal actions at each ply, over all plies.
    pub options: Histogram,
    /// Mean number of legal actions per ply of a game.
    pub options_per_ply: Ratio,
    /// Number of forced plies in a game, divided by the number of plies.
    pub forced: Ratio,
    /// Legal actions by ply number.
    pub options_by_ply: Vec<OptionCounts>,
    /// Legal actions in each stretch of a game.
    pub options_by_stretch: Vec<OptionCounts>,
    /// Final points of all seats. The histogram is empty if the game has no points.
    pub points: Histogram,
    /// Mean points of the seats in a game.
    pub mean_points: Sum,
    /// Difference in points between first and second place.
    pub margins: Histogram,
    /// Number of lead changes in a game.
    pub lead_changes: Histogram,
    /// Percentage of the game that had passed when the winner took the lead permanently.
    pub decided: Histogram,
    /// Largest deficit of the eventual winner in a game.
    pub deficit: Sum,
    /// Lead of the eventual winner over the best other seat, in each stretch.
    pub advantage: Vec<Sum>,
    /// Number of distinct positions among the samples, for each position examined.
    pub samples: Histogram,
    /// Mean number of distinct positions among the samples, by game.
    pub hidden: Sum,
    /// Share of the examined positions in which something was hidden from the deciding seat.
    pub secretive: Ratio,
    /// Share of the examined turns after which the next seat had other options than after an alternative turn.
    pub interfering: Ratio,
    /// Difference between the options after the turn and after the alternative turn: 1 minus the share of common
    /// options (Jaccard 1901).
    pub interference: Sum,
    /// Difference between the other seats' estimates after the turn and after the alternative turn.
    pub harm: Sum,
    /// Share of the examined plies that touched each kind of zone, by game.
    pub touched: BTreeMap<ZoneKind, Sum>,
    /// Actions by kind.
    pub actions: Uses,
    /// Named objects that actions refer to, such as cards, buildings and places.
    pub things: Uses,
    /// Result of the stronger bot against weaker bots, averaged over all seats of one deal.
    pub skill: Sum,
    /// Correlation of the results of one deal played twice by the same bots: covariance divided by variance.
    pub deal: Ratio,
}

/// The counts for one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatMeasures {
    /// Number of plies in a game.
    pub plies: Sum,
    /// Number of plies with a choice in a game.
    pub decisions: Sum,
    /// Number of turns in a game.
    pub turns: Sum,
    /// Games that the seat won alone.
    pub wins: Option<Bin>,
    /// Result: 1 for beating everyone, 0 for losing to everyone, with ties counted as half.
    pub result: Sum,
    /// Final points.
    pub points: Sum,
}

impl Measures {
    /// Creates empty counts.
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

    /// Adds the counts of `other`, from a table with the same number of seats.
    ///
    /// # Errors
    /// Returns an error if the counts belong to a different table; `self` is then unchanged.
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

    /// Returns the share of the games that a seat won alone.
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

/// Adds a bin to another, which may be empty.
pub(super) fn add_bin(own: &mut Option<Bin>, more: Option<Bin>) {
    match (own.as_mut(), more) {
        (Some(own), Some(more)) => own.add(more),
        (None, Some(more)) => *own = Some(more),
        (_, None) => {}
    }
}

/// Error returned when counts of different tables are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these counts belong to another game setup")]
pub struct OtherTable;

/// The numbers of legal actions at the same point in many games. The mean and the maximum are exact. Quantiles are
/// approximate, so that few values need to be stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionCounts {
    sum: Sum,
    most: i64,
    nearly: Histogram,
}

impl OptionCounts {
    /// Counts the legal actions at a ply.
    pub fn count(&mut self, options: i64, game: u64) {
        self.sum.count(options as f64);
        self.most = self.most.max(options);
        self.nearly.count(coarse(options), game);
    }

    /// Adds the counts of `other`.
    pub fn add(&mut self, other: &Self) {
        self.sum.add(&other.sum);
        self.most = self.most.max(other.most);
        self.nearly.add(&other.nearly);
    }

    /// Returns the number of plies counted.
    pub fn plies(&self) -> u64 {
        self.sum.samples()
    }

    /// Returns the mean, or `None` if no game reached this point.
    pub fn mean(&self) -> Option<f64> {
        self.sum.mean().map(|mean| mean.value)
    }

    /// Returns a quantile. Values up to 32 are exact; larger values may be up to one sixteenth too low.
    pub fn quantile(&self, share: f64) -> Option<i64> {
        self.nearly.quantile(share)
    }

    /// Returns the maximum.
    pub fn most(&self) -> i64 {
        self.most
    }
}

/// Rounds a number down to five significant binary digits.
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
