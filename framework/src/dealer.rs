//! The impartial hand at the table: all luck and all announcements come from here.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::scene::ElementId;
use crate::seat::Seat;
use crate::text::Text;

/// Draws, shuffles and announces.
///
/// A state never holds a random generator, so a bot that searches a state cannot read the future in it.
/// The generator is xoshiro256++ seeded through `SplitMix64`, and [`Dealer::below`] is fixed by this crate: the same
/// seed and the same actions give the same game on every machine.
#[derive(Clone, Debug)]
pub struct Dealer {
    generator: Xoshiro256PlusPlus,
    draws: u64,
    heard: Option<Vec<Announcement>>,
}

/// Something that happened and is told in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Announcement {
    /// What everyone may read.
    pub text: Text,
    /// What one seat reads instead, since it knows more.
    pub private: Option<(Seat, Text)>,
    /// The things it is about; hovering the line shows them. Never a hidden card.
    pub elements: Vec<ElementId>,
}

impl Announcement {
    /// A public line of the log.
    pub fn new(text: Text) -> Self {
        Self { text, private: None, elements: Vec::new() }
    }

    /// Names the things it is about.
    #[must_use]
    pub fn about(mut self, elements: impl IntoIterator<Item = ElementId>) -> Self {
        self.elements.extend(elements);
        self
    }

    /// What `seat` reads instead of the public text.
    #[must_use]
    pub fn whispered(mut self, seat: Seat, text: Text) -> Self {
        self.private = Some((seat, text));
        self
    }
}

impl Dealer {
    /// A dealer whose luck follows from `seed` alone; nobody listens to it yet.
    pub fn seeded(seed: u64) -> Self {
        Self { generator: Xoshiro256PlusPlus::seed_from_u64(seed), draws: 0, heard: None }
    }

    /// Starts keeping announcements.
    #[must_use]
    pub fn with_listener(mut self) -> Self {
        self.heard = Some(Vec::new());
        self
    }

    /// A fair number from 0 to `bound - 1`; counts as a draw. `bound` is at least 1.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "nothing to draw from");
        self.draws += 1;
        // Multiply and take the high half; refuse the few low halves that would favour small numbers (Lemire 2019).
        let mut product = (self.generator.next_u64() >> 32) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = (self.generator.next_u64() >> 32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts `items` into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Notes that somebody has seen a secret, so that an undo would give it back.
    pub fn show_secret(&mut self) {
        self.draws += 1;
    }

    /// How often luck was asked or a secret shown so far.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Tells the table what happened; costs nothing when nobody listens.
    #[inline]
    pub fn announce(&mut self, tell: impl FnOnce() -> Announcement) {
        /// Stands apart so that what nobody hears takes no room in the code of a playout.
        #[cold]
        #[inline(never)]
        fn listen(heard: &mut Vec<Announcement>, tell: impl FnOnce() -> Announcement) {
            heard.push(tell());
        }
        if let Some(heard) = &mut self.heard {
            listen(heard, tell);
        }
    }

    /// Hands over what was announced since the last call.
    pub fn take_announcements(&mut self) -> Vec<Announcement> {
        self.heard.as_mut().map(std::mem::take).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers_for_ever() {
        let mut dealer = Dealer::seeded(1780);
        let numbers: Vec<u32> = (0..8).map(|_| dealer.below(20)).collect();
        assert_eq!(numbers, [4, 9, 19, 9, 11, 8, 0, 7], "other numbers would break every saved game");
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut dealer = Dealer::seeded(7);
        let mut counts = [0_u32; 5];
        for _ in 0..50_000 {
            counts[dealer.below(5) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn announcements_are_kept_only_for_a_listener() {
        let mut deaf = Dealer::seeded(1);
        deaf.announce(|| unreachable!("nobody listens"));
        let mut dealer = Dealer::seeded(1).with_listener();
        dealer.announce(|| Announcement::new(Text::verbatim("the bell")));
        assert_eq!(dealer.take_announcements().len(), 1);
        assert!(dealer.take_announcements().is_empty());
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items = [1, 2, 3, 4, 5, 6];
        Dealer::seeded(3).shuffle(&mut items);
        items.sort_unstable();
        assert_eq!(items, [1, 2, 3, 4, 5, 6]);
    }
}
