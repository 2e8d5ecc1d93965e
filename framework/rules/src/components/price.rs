//! Costs, and the ways to pay them.

use serde::{Deserialize, Serialize};

use super::{Kind, Supply};

/// A cost: fixed counts of certain kinds, and a number of items of any kind.
///
/// ```
/// use rondel::components::{Price, Supply};
///
/// rondel::kinds! { enum Good { Cloth, Salt } }
/// let purse: Supply<Good, 2> = Supply::from_counts([1, 2]);
/// let price: Price<Good, 2> = Price::any(2);
/// let mut ways = 0;
/// price.each_payment(&purse, |_| ways += 1);
/// assert_eq!((price.is_payable_from(&purse), ways), (true, 2)); // cloth and salt, or two salt
/// ```
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Price<K, const N: usize> {
    /// The part that must be paid in particular kinds.
    pub fixed: Supply<K, N>,
    /// Number of additional items, of any kind.
    pub any: u8,
}

impl<K: Kind, const N: usize> Price<K, N> {
    /// A price of zero.
    pub const FREE: Self = Self { fixed: Supply::EMPTY, any: 0 };

    /// Creates a price of `any` items of any kind.
    pub const fn any(any: u8) -> Self {
        Self { fixed: Supply::EMPTY, any }
    }

    /// Creates a price of `count` items of one kind.
    pub fn of(kind: K, count: u8) -> Self {
        Self { fixed: Supply::of(kind, count), any: 0 }
    }

    /// Returns whether `purse` can pay the price.
    #[inline]
    pub fn is_payable_from(&self, purse: &Supply<K, N>) -> bool {
        purse.holds(&self.fixed) && purse.total() >= self.fixed.total() + u32::from(self.any)
    }

    /// Returns whether there is more than one way to pay from `purse`.
    pub fn has_several_payments(&self, purse: &Supply<K, N>) -> bool {
        let spare = K::ALL.iter().filter(|kind| purse.count(**kind) > self.fixed.count(**kind));
        self.any > 0
            && self.is_payable_from(purse)
            && purse.total() > self.fixed.total() + u32::from(self.any)
            && spare.take(2).count() > 1
    }

    /// Calls `see` once for each distinct way to pay from `purse`. If the price cannot be paid, does not call
    /// `see`.
    pub fn each_payment(&self, purse: &Supply<K, N>, mut see: impl FnMut(Supply<K, N>)) {
        if self.is_payable_from(purse) {
            let free = purse.total() - self.fixed.total();
            Self::spread(purse, 0, free, self.any, self.fixed, &mut see);
        }
    }

    /// Calls `see` for each way to add `any` items to `paid`, using only the kinds from index `from` on. The purse has
    /// `free` unpaid items of these kinds.
    fn spread(
        purse: &Supply<K, N>,
        from: usize,
        free: u32,
        any: u8,
        paid: Supply<K, N>,
        see: &mut impl FnMut(Supply<K, N>),
    ) {
        if any == 0 {
            return see(paid);
        }
        if any == 1 {
            // A single item needs no recursion, and `any` is at most 1 in most prices.
            for kind in K::ALL.iter().skip(from).filter(|kind| purse.count(**kind) > paid.count(**kind)) {
                let mut whole = paid;
                whole.add(*kind, 1);
                see(whole);
            }
            return;
        }
        let Some(kind) = K::ALL.get(from) else { return };
        let most = purse.count(*kind) - paid.count(*kind);
        let later = free - u32::from(most);
        // This kind must cover the items that the later kinds cannot cover.
        let least = u32::from(any).saturating_sub(later) as u8;
        for count in (least..=most.min(any)).rev() {
            let mut more = paid;
            more.add(*kind, count);
            Self::spread(purse, from + 1, later, any - count, more, see);
        }
    }
}

impl<K, const N: usize> Clone for Price<K, N> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<K, const N: usize> Copy for Price<K, N> {}
impl<K, const N: usize> PartialEq for Price<K, N> {
    fn eq(&self, other: &Self) -> bool {
        self.fixed == other.fixed && self.any == other.any
    }
}
impl<K, const N: usize> Eq for Price<K, N> {}
impl<K: Kind, const N: usize> std::fmt::Debug for Price<K, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} + {} any", self.fixed, self.any)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::kinds! { enum Spice { Saffron, Pepper, Salt } }
    type Purse = Supply<Spice, 3>;

    fn payments(price: Price<Spice, 3>, purse: Purse) -> Vec<Purse> {
        let mut ways = Vec::new();
        price.each_payment(&purse, |way| ways.push(way));
        ways
    }

    #[test]
    fn each_way_to_pay_is_listed_once() {
        let ways = payments(Price::any(2), Purse::of_each(2));
        assert_eq!(ways.len(), 6, "two of three kinds, each at most twice");
        assert!(ways.iter().all(|way| way.total() == 2));
        assert!((1..ways.len()).all(|later| !ways[..later].contains(&ways[later])));
    }

    #[test]
    fn several_payments_are_told_without_listing_them() {
        for (purse, fixed) in (0..27).flat_map(|purse| (0..27).map(move |fixed| (purse, fixed))) {
            let supply = |number: u8| Purse::from_counts([number % 3, number / 3 % 3, number / 9]);
            for any in 0..7 {
                let price = Price { fixed: supply(fixed), any };
                let listed = payments(price, supply(purse));
                assert_eq!(price.has_several_payments(&supply(purse)), listed.len() > 1, "{price:?} from {purse}");
            }
        }
    }

    #[test]
    fn what_is_owed_in_kind_cannot_pay_for_any() {
        let price = Price { fixed: Supply::of(Spice::Salt, 1), any: 1 };
        assert_eq!(payments(price, Purse::of(Spice::Salt, 1)), []);
        assert_eq!(payments(price, Purse::of(Spice::Salt, 2)), [Purse::of(Spice::Salt, 2)]);
    }

    #[test]
    fn a_price_of_nothing_is_paid_with_nothing() {
        assert_eq!(payments(Price::FREE, Purse::EMPTY), [Purse::EMPTY]);
    }
}
