//! Dice, and the probabilities of their results.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::dealer::Dealer;
use crate::luck::{Luck, LuckRequest};

/// The numbers shown by `N` dice, whose sides are numbered from 1.
///
/// ```
/// use rondel::components::Dice;
/// use rondel::Dealer;
///
/// let mut dealer = Dealer::seeded(1);
/// let mut dice: Dice<5> = Dice::rolled(6, &mut dealer);
/// assert!((5..=30).contains(&dice.sum()));
/// let sixes = dice.count(6);
/// dice.roll_again(6, |shown| shown != 6, &mut dealer); // Keeps the sixes.
/// assert!(dice.count(6) >= sixes);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice<const N: usize>([u8; N]);

impl<const N: usize> Dice<N> {
    /// Rolls `N` dice with `sides` sides each. `sides` must be at least 1.
    pub fn rolled(sides: u8, dealer: &mut Dealer) -> Self {
        Self(std::array::from_fn(|_| roll(sides, dealer)))
    }

    /// Rerolls, in order, each die whose number satisfies `again`.
    pub fn roll_again(&mut self, sides: u8, again: impl Fn(u8) -> bool, dealer: &mut Dealer) {
        for shown in self.0.iter_mut().filter(|shown| again(**shown)) {
            *shown = roll(sides, dealer);
        }
    }

    /// Returns the number on each die.
    pub const fn shown(&self) -> &[u8; N] {
        &self.0
    }

    /// Returns the number of dice that show `shown`.
    pub fn count(&self, shown: u8) -> usize {
        self.0.into_iter().filter(|die| *die == shown).count()
    }

    /// Returns the sum of all dice.
    pub fn sum(&self) -> u32 {
        self.0.iter().map(|die| u32::from(*die)).sum()
    }

    /// Returns the dice sorted from lowest to highest.
    #[must_use]
    pub fn sorted(mut self) -> Self {
        self.0.sort_unstable();
        self
    }
}

fn roll(sides: u8, dealer: &mut Dealer) -> u8 {
    match dealer.given(|| LuckRequest::Die(sides)) {
        Some(Luck::Die(shown)) => shown,
        _ => dealer.below(sides.into()) as u8 + 1,
    }
}

/// Returns the probability of each sum of the dice, indexed by the sum.
///
/// ```
/// let sums = rondel::components::chances_of_sums(2, 6);
/// assert!((sums[7] - 6.0 / 36.0).abs() < 1e-9 && sums[1] == 0.0);
/// ```
pub fn chances_of_sums(dice: u8, sides: u8) -> Vec<f64> {
    let mut chances = vec![1.0];
    for _ in 0..dice {
        let mut with_one_more = vec![0.0; chances.len() + usize::from(sides)];
        for (sum, chance) in chances.iter().enumerate() {
            for shown in 1..=usize::from(sides) {
                with_one_more[sum + shown] += chance / f64::from(sides);
            }
        }
        chances = with_one_more;
    }
    chances
}

/// Returns a list whose entry at index `n` is the probability that exactly `n` dice show one given number.
pub fn chances_of_counts(dice: u8, sides: u8) -> Vec<f64> {
    let shows = 1.0 / f64::from(sides);
    let mut chances = vec![1.0];
    for _ in 0..dice {
        let mut with_one_more = vec![0.0; chances.len() + 1];
        for (count, chance) in chances.iter().enumerate() {
            with_one_more[count] += chance * (1.0 - shows);
            with_one_more[count + 1] += chance * shows;
        }
        chances = with_one_more;
    }
    chances
}

impl<const N: usize> Serialize for Dice<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Dice<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let shown = Vec::<u8>::deserialize(deserializer)?;
        let found = shown.len();
        shown.try_into().map(Self).map_err(|_| D::Error::custom(format!("expected {N} dice, found {found}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_all_rolls_counted() {
        let rolls =
            |dice: u32| (0..4_u32.pow(dice)).map(move |roll| (0..dice).map(move |die| roll / 4_u32.pow(die) % 4 + 1));
        for dice in 0..5 {
            let all = f64::from(4_u32.pow(dice));
            for (sum, chance) in chances_of_sums(dice as u8, 4).iter().enumerate() {
                let found = rolls(dice).filter(|roll| roll.clone().sum::<u32>() as usize == sum).count();
                assert!((chance - found as f64 / all).abs() < 1e-9, "{dice} dice show {sum}");
            }
            for (count, chance) in chances_of_counts(dice as u8, 4).iter().enumerate() {
                let found =
                    rolls(dice).filter(|roll| roll.clone().filter(|shown| *shown == 3).count() == count).count();
                assert!((chance - found as f64 / all).abs() < 1e-9, "{count} of {dice} dice");
            }
        }
    }

    #[test]
    fn each_side_is_as_likely_and_what_is_kept_stays() {
        let mut dealer = Dealer::seeded(6);
        let mut counts = [0_u32; 6];
        for _ in 0..6_000 {
            let mut dice: Dice<4> = Dice::rolled(6, &mut dealer);
            dice.shown().iter().for_each(|shown| counts[usize::from(*shown) - 1] += 1);
            let before = dice;
            dice.roll_again(6, |shown| shown < 4, &mut dealer);
            let kept = before.shown().iter().zip(dice.shown()).filter(|(before, _)| **before >= 4);
            assert!(kept.clone().all(|(before, after)| before == after));
            assert_eq!(dice.sorted().sum(), dice.sum());
        }
        assert!(counts.iter().all(|count| (3_700..4_300).contains(count)), "{counts:?}");
    }

    #[test]
    fn another_number_of_dice_is_refused() {
        let dice: Dice<3> = serde_json::from_str("[1,6,6]").expect("three dice");
        assert_eq!((dice.count(6), serde_json::to_string(&dice).expect("plain data").as_str()), (2, "[1,6,6]"));
        serde_json::from_str::<Dice<3>>("[1,2]").expect_err("two dice");
    }
}
