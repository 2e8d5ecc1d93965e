//! Answers to common questions, derived from the figures, such as which game is longest or depends most on luck.

use rondel::lab::{Estimate, FIGURES, Figure, Measures, Unit};

/// One figure, measured for every column.
pub struct FigureRow {
    /// The figure.
    pub figure: &'static Figure,
    /// Estimate for each column, or `None` if the figure is not available for that column.
    pub values: Vec<Option<Estimate>>,
}

impl FigureRow {
    /// Returns every figure that is available for at least one column.
    pub fn all(measures: &[Measures]) -> Vec<Self> {
        let row = |figure: &'static Figure| {
            let values: Vec<_> = measures.iter().map(|measures| figure.measured(measures)).collect();
            values.iter().any(Option::is_some).then_some(Self { figure, values })
        };
        FIGURES.iter().filter_map(row).collect()
    }

    /// Returns the range of this row's bars. The range covers all values and intervals and always includes 0.
    pub fn scale(&self) -> (f64, f64) {
        let known = || self.values.iter().flatten();
        let ends = |of: &Estimate| of.interval.unwrap_or((of.value, of.value));
        let low = known().map(|of| ends(of).0.min(of.value)).fold(0.0, f64::min);
        let high = known().map(|of| ends(of).1.max(of.value)).fold(0.0, f64::max);
        (low, if high - low < 1e-9 { low + 1.0 } else { high })
    }
}

/// A question: the message key of its answer, the figure that answers it, and how the values are ranked.
struct Question {
    words: &'static str,
    figure: &'static str,
    end: FigureEnd,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FigureEnd {
    Most,
    /// The amount of luck, derived from the skill figure. A skill of 0.5 means that luck decides everything, and 1
    /// that there is no luck.
    Luck,
}

const QUESTIONS: [Question; 8] = [
    Question { words: "lab-most-length", figure: "plies", end: FigureEnd::Most },
    Question { words: "lab-most-choice", figure: "options", end: FigureEnd::Most },
    Question { words: "lab-most-luck", figure: "skill", end: FigureEnd::Luck },
    Question { words: "lab-most-secrets", figure: "hidden", end: FigureEnd::Most },
    Question { words: "lab-most-drama", figure: "lead-changes", end: FigureEnd::Most },
    Question { words: "lab-most-late", figure: "decided", end: FigureEnd::Most },
    Question { words: "lab-most-comeback", figure: "deficit", end: FigureEnd::Most },
    Question { words: "lab-most-interaction", figure: "interference", end: FigureEnd::Most },
];

impl FigureEnd {
    /// Converts a figure into the quantity that the question asks for.
    fn of(self, figure: &Estimate) -> Estimate {
        let luck = |skill: f64| (2.0 * (1.0 - skill)).clamp(0.0, 1.0);
        match self {
            Self::Most => *figure,
            Self::Luck => {
                let interval = figure.interval.map(|(low, high)| (luck(high), luck(low)));
                Estimate { value: luck(figure.value), interval, ..*figure }
            }
        }
    }
}

/// An answer: the columns for which the figure is available, best match first.
pub struct FigureAnswer<'a> {
    /// Message key of the question.
    pub asked: &'static str,
    /// The figure that answers the question.
    pub row: &'a FigureRow,
    /// Unit of the values.
    pub unit: Unit,
    /// Range of the bars.
    pub scale: (f64, f64),
    /// Column indices with their values, best match first.
    pub ranked: Vec<(usize, Estimate)>,
    /// Whether the interval of the first value overlaps no other interval.
    pub clearly: bool,
}

/// Answers every question whose figure is available for at least two columns and differs between the top two.
pub fn answers(rows: &[FigureRow]) -> Vec<FigureAnswer<'_>> {
    QUESTIONS.iter().filter_map(|question| answer(question, rows)).collect()
}

fn answer<'a>(Question { words, figure, end }: &Question, rows: &'a [FigureRow]) -> Option<FigureAnswer<'a>> {
    let row = rows.iter().find(|row| row.figure.id == *figure)?;
    let mut ranked: Vec<(usize, Estimate)> =
        row.values.iter().enumerate().filter_map(|(place, value)| Some((place, end.of(&(*value)?)))).collect();
    ranked.sort_by(|one, other| other.1.value.total_cmp(&one.1.value));
    let [(_, first), others @ ..] = ranked.as_slice() else { return None };
    let differs = others.first().is_some_and(|(_, second)| (first.value - second.value).abs() > 1e-9);
    let clearly = others.iter().all(|(_, other)| are_apart(first, other));
    let (unit, scale) = match end {
        FigureEnd::Most => (row.figure.unit, row.scale()),
        FigureEnd::Luck => (Unit::Share, (0.0, 1.0)),
    };
    differs.then_some(FigureAnswer { asked: words, row, unit, scale, ranked, clearly })
}

/// Returns whether two intervals are disjoint. Returns `false` if either estimate has too few samples.
fn are_apart(one: &Estimate, other: &Estimate) -> bool {
    const FEWEST: u64 = 10;
    if one.samples.min(other.samples) < FEWEST {
        return false;
    }
    let ends = |of: &Estimate| of.interval.unwrap_or((of.value, of.value));
    let ((low, high), (other_low, other_high)) = (ends(one), ends(other));
    high < other_low || other_high < low
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel::Seats;

    fn measured(plies: impl Iterator<Item = i64>, skill: f64) -> Measures {
        let mut measures = Measures::new(Seats::TWO);
        for length in plies {
            measures.plies.count(length, 0);
            measures.skill.count(skill);
        }
        measures
    }

    #[test]
    fn the_longer_game_is_clearly_so_where_the_intervals_lie_apart() {
        let columns =
            [measured((0..40).map(|game| 50 + game % 5), 0.6), measured((0..40).map(|game| 70 + game % 5), 0.9)];
        let rows = FigureRow::all(&columns);
        let found = answers(&rows);
        let length = found.iter().find(|answer| answer.asked == "lab-most-length").expect("lengths");
        assert_eq!((length.ranked[0].0, length.clearly), (1, true));
        // The lower the win rate of the stronger bot, the more luck there is. A rate of 0.6 means 80% luck.
        let luck = found.iter().find(|answer| answer.asked == "lab-most-luck").expect("skill");
        assert!(luck.ranked[0].0 == 0 && (luck.ranked[0].1.value - 0.8).abs() < 1e-9);
        let few = [measured((0..5).map(|game| 50 + game), 1.0), measured((0..5).map(|game| 90 + game), 1.0)];
        let rows = FigureRow::all(&few);
        let found = answers(&rows);
        assert!(found.iter().all(|answer| !answer.clearly && answer.asked != "lab-most-luck"), "alike, or too few");
    }

    fn estimate(value: f64, interval: Option<(f64, f64)>, samples: u64) -> Estimate {
        Estimate { value, interval, samples }
    }

    #[test]
    fn intervals_are_apart_where_nothing_is_in_both() {
        let of = |low: f64, high: f64| estimate(f64::midpoint(low, high), Some((low, high)), 40);
        assert!(are_apart(&of(3.0, 4.0), &of(5.0, 6.0)) && are_apart(&of(5.0, 6.0), &of(3.0, 4.0)));
        assert!(!are_apart(&of(3.0, 5.0), &of(4.0, 6.0)));
        assert!(are_apart(&estimate(7.0, None, 40), &of(3.0, 4.0)), "what was counted is known");
        let few = estimate(0.5, Some((0.5, 0.5)), 3);
        assert!(!are_apart(&few, &of(0.9, 1.0)), "three that are alike are no proof");
    }

    #[test]
    fn luck_is_what_skill_leaves() {
        let luck = |skill, interval| FigureEnd::Luck.of(&estimate(skill, interval, 10));
        assert!((luck(1.0, None).value - 0.0).abs() < 1e-9);
        assert!((luck(0.5, None).value - 1.0).abs() < 1e-9);
        assert!((luck(0.4, None).value - 1.0).abs() < 1e-9, "there is no more than all");
        let (low, high) = luck(0.75, Some((0.6, 0.9))).interval.expect("an interval");
        assert!((low - 0.2).abs() < 1e-9 && (high - 0.8).abs() < 1e-9);
    }
}
