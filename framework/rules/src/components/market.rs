//! Goods ranked by their current value.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Kind;

/// A ranking of the `N` kinds of `K` in `N` slots, from the cheapest to the most expensive. Every kind is always in
/// exactly one slot.
///
/// ```
/// use rondel::components::Market;
///
/// rondel::kinds! { enum Good { Cloth, Salt, Wine } }
/// let mut market = Market::in_order([Good::Cloth, Good::Salt, Good::Wine]).expect("each once");
/// market.sell(&[Good::Wine]); // The others become more expensive.
/// assert_eq!(market.order(), &[Good::Wine, Good::Cloth, Good::Salt]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Market<K, const N: usize>([K; N]);

impl<K: Kind, const N: usize> Market<K, N> {
    /// Creates a market in this order, beginning with the cheapest slot. Returns `None` if a kind is missing.
    pub fn in_order(order: [K; N]) -> Option<Self> {
        K::ALL.iter().all(|kind| order.contains(kind)).then_some(Self(order))
    }

    /// Returns the kind in a slot. Slot 0 is the cheapest.
    #[inline]
    pub fn at(&self, slot: usize) -> K {
        self.0[slot]
    }

    /// Returns the slot of a kind.
    #[inline]
    pub fn slot_of(&self, kind: K) -> usize {
        self.0.iter().position(|standing| *standing == kind).expect("every kind stands in a slot")
    }

    /// Returns the kinds from the cheapest to the most expensive.
    pub fn order(&self) -> &[K; N] {
        &self.0
    }

    /// Swaps the slots of two kinds.
    pub fn swap(&mut self, one: K, other: K) {
        let slots = [self.slot_of(one), self.slot_of(other)];
        self.0.swap(slots[0], slots[1]);
    }

    /// Moves a kind to a slot. The kinds in between shift by one slot.
    pub fn shift(&mut self, kind: K, slot: usize) {
        let from = self.slot_of(kind);
        if from < slot {
            self.0[from..=slot].rotate_left(1);
        } else {
            self.0[slot..=from].rotate_right(1);
        }
    }

    /// Sells these kinds. The other kinds move to the expensive end and keep their order. The sold kinds fill the
    /// free slots in the given order, starting with the cheapest slot.
    pub fn sell(&mut self, sold: &[K]) {
        let mut free = N;
        for slot in (0..N).rev() {
            let kind = self.0[slot];
            if !sold.contains(&kind) {
                free -= 1;
                self.0[free] = kind;
            }
        }
        debug_assert_eq!(free, sold.len(), "each kind is sold once");
        self.0[..free].copy_from_slice(sold);
    }
}

impl<K: Serialize, const N: usize> Serialize for Market<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, K: Kind + Deserialize<'de>, const N: usize> Deserialize<'de> for Market<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let order = Vec::<K>::deserialize(deserializer)?;
        let ranked = order.try_into().ok().and_then(Self::in_order);
        ranked.ok_or_else(|| D::Error::custom(format!("a market must rank each of its {N} kinds once")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::kinds! { enum Spice { Saffron, Pepper, Salt, Clove } }
    use Spice::{Clove, Pepper, Saffron, Salt};

    fn market() -> Market<Spice, 4> {
        Market::in_order([Saffron, Pepper, Salt, Clove]).expect("each once")
    }

    #[test]
    fn what_is_sold_becomes_cheap_and_the_rest_moves_up_in_its_order() {
        let mut bazaar = market();
        bazaar.sell(&[Salt, Saffron]);
        assert_eq!(bazaar.order(), &[Salt, Saffron, Pepper, Clove]);
        bazaar.sell(&[Clove, Pepper, Saffron, Salt]);
        assert_eq!(bazaar.order(), &[Clove, Pepper, Saffron, Salt]);
        bazaar.sell(&[]);
        assert_eq!(bazaar.order(), &[Clove, Pepper, Saffron, Salt]);
    }

    #[test]
    fn a_kind_that_is_put_elsewhere_lets_the_others_close_up() {
        let mut bazaar = market();
        bazaar.shift(Saffron, 2);
        assert_eq!(bazaar.order(), &[Pepper, Salt, Saffron, Clove]);
        bazaar.shift(Clove, 0);
        assert_eq!(bazaar.order(), &[Clove, Pepper, Salt, Saffron]);
        bazaar.swap(Clove, Salt);
        assert_eq!((bazaar.slot_of(Clove), bazaar.at(0)), (2, Salt));
    }

    #[test]
    fn a_market_without_one_of_its_kinds_is_none() {
        assert_eq!(Market::in_order([Saffron, Saffron, Salt, Clove]), None);
        assert!(serde_json::from_str::<Market<Spice, 4>>(r#"["Saffron","Saffron","Salt","Clove"]"#).is_err());
        let written = serde_json::to_string(&market()).expect("written");
        assert_eq!(serde_json::from_str::<Market<Spice, 4>>(&written).expect("read"), market());
    }
}
