//! Secret choices that several seats make simultaneously.

use serde::{Deserialize, Serialize};

use crate::dealer::Dealer;
use crate::seat::{MAX_SEATS, Observer, Seat, SeatSet, by_seat};

/// The secret choices of several seats, such as cards, bids or directions, stored until all these seats have
/// chosen.
///
/// Seats are asked one after another, in order, and no seat sees another seat's choice before
/// [`Picks::reveal`]. Until then, a chosen item should not be moved: a card should stay in its hand, and a bid in
/// its purse, so that its absence does not reveal the choice.
///
/// ```
/// use rondel::components::Picks;
/// use rondel::{Dealer, Seat, Seats};
///
/// let mut bids = Picks::ask(Seats::TWO.each().collect());
/// assert_eq!((bids.asked(), bids.together().len()), (Some(Seat::new(0)), 2)); // For `turn` and `together`.
/// bids.choose(7);
/// bids.choose(4);
/// assert!(bids.are_all_in());
/// let shown = bids.reveal(&mut Dealer::seeded(1));
/// assert_eq!(shown.highest_by(|bid| *bid).map(|(seat, bid)| (seat.index(), bid)), Some((0, 7)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize"))]
pub struct Picks<T> {
    asked: SeatSet,
    #[serde(serialize_with = "by_seat")]
    picked: [Option<T>; MAX_SEATS],
}

impl<T: Copy> Picks<T> {
    /// The state in which no seat is asked.
    pub const CLOSED: Self = Self { asked: SeatSet::NONE, picked: [None; MAX_SEATS] };

    /// Asks all these seats to choose simultaneously.
    pub const fn ask(seats: SeatSet) -> Self {
        Self { asked: seats, picked: [None; MAX_SEATS] }
    }

    /// Returns the seat that is asked next, or `None` if all seats have chosen.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        self.asked.iter().find(|seat| self.picked[seat.index()].is_none())
    }

    /// Returns all seats that choose simultaneously, as [`Ruleset::together`](crate::Ruleset::together) requires.
    #[inline]
    pub const fn together(&self) -> SeatSet {
        self.asked
    }

    /// Returns whether all seats have chosen and the choices can be revealed.
    #[inline]
    pub fn are_all_in(&self) -> bool {
        !self.asked.is_empty() && self.asked().is_none()
    }

    /// Returns whether a seat has chosen. This fact is public, but the choice itself is not.
    pub const fn has_chosen(&self, seat: Seat) -> bool {
        self.picked[seat.index()].is_some()
    }

    /// Records the choice of the seat that is asked.
    pub fn choose(&mut self, pick: T) {
        if let Some(seat) = self.asked() {
            self.picked[seat.index()] = Some(pick);
        }
    }

    /// Returns a seat's choice, or `None` if the seat has not chosen or the observer may not see the choice.
    pub fn seen_by(&self, observer: Observer, seat: Seat) -> Option<T> {
        self.picked[seat.index()].filter(|_| observer.sees_secrets_of(seat))
    }

    /// Replaces the choices made by seats other than `observer` with the values that `of` returns, for use in
    /// `determinize`. If `of` returns `None`, the choice is kept.
    pub fn suppose(&mut self, observer: Seat, mut of: impl FnMut(Seat) -> Option<T>) {
        for seat in self.asked.iter().filter(|seat| *seat != observer) {
            let pick = &mut self.picked[seat.index()];
            if pick.is_some() {
                *pick = of(seat).or(*pick);
            }
        }
    }

    /// Reveals all choices and resets to [`Picks::CLOSED`]. This counts as a revealed secret, so it cannot be undone.
    pub fn reveal(&mut self, dealer: &mut Dealer) -> RevealedPicks<T> {
        dealer.show_secret();
        let picked = std::mem::replace(self, Self::CLOSED).picked;
        RevealedPicks(picked)
    }
}

/// The choices of all seats after they have been revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RevealedPicks<T>([Option<T>; MAX_SEATS]);

impl<T: Copy> RevealedPicks<T> {
    /// Returns the choices with their seats, in seat order.
    pub fn each(&self) -> impl Iterator<Item = (Seat, T)> {
        let seats = Seat::each_of(MAX_SEATS as u8).zip(self.0);
        seats.filter_map(|(seat, pick)| Some((seat, pick?)))
    }

    /// Keeps only unique choices. Choices with the same `kind`, such as equal bids, cancel each other out.
    #[must_use]
    pub fn alone_by<K: PartialEq>(&self, kind: impl Fn(&T) -> K) -> Self {
        let alike = |pick: &T| self.each().filter(|(_, other)| kind(other) == kind(pick)).count();
        Self(self.0.map(|pick| pick.filter(|pick| alike(pick) == 1)))
    }

    /// Returns the choice with the highest `measure`, or `None` if there are no choices or several seats are tied.
    pub fn highest_by<K: Ord>(&self, measure: impl Fn(&T) -> K) -> Option<(Seat, T)> {
        let (seat, best) = self.each().max_by_key(|(_, pick)| measure(pick))?;
        let is_alone = self.each().filter(|(_, pick)| measure(pick) == measure(&best)).count() == 1;
        is_alone.then_some((seat, best))
    }

    /// Returns the choice with the lowest `measure`, or `None` if there are no choices or several seats are tied.
    pub fn lowest_by<K: Ord>(&self, measure: impl Fn(&T) -> K) -> Option<(Seat, T)> {
        self.highest_by(|pick| std::cmp::Reverse(measure(pick)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(seats: &[u8]) -> Picks<u8> {
        Picks::ask(seats.iter().map(|seat| Seat::new(*seat)).collect())
    }

    fn shown(picks: &[u8]) -> RevealedPicks<u8> {
        let mut all = Picks::ask(Seat::each_of(picks.len() as u8).collect());
        for pick in picks {
            all.choose(*pick);
        }
        all.reveal(&mut Dealer::seeded(1))
    }

    #[test]
    fn all_are_asked_in_turn_and_together_until_the_last_has_chosen() {
        let mut picks = asked(&[1, 4]);
        let all = picks.together();
        assert_eq!((picks.asked(), picks.are_all_in()), (Some(Seat::new(1)), false));
        picks.choose(9);
        assert_eq!((picks.asked(), picks.together()), (Some(Seat::new(4)), all), "nobody learns who is through");
        picks.choose(3);
        assert!(picks.are_all_in() && picks.asked().is_none());
        let mut dealer = Dealer::seeded(1);
        let shown = picks.reveal(&mut dealer);
        assert_eq!(shown.each().collect::<Vec<_>>(), [(Seat::new(1), 9), (Seat::new(4), 3)]);
        assert_eq!((picks, dealer.draws()), (Picks::CLOSED, 1), "what all have seen is not taken back");
        assert!(!picks.are_all_in(), "nobody is asked");
    }

    #[test]
    fn only_who_chose_sees_it_and_others_suppose_something() {
        let mut picks = asked(&[0, 1]);
        picks.choose(9);
        let [first, second] = [0, 1].map(Seat::new);
        assert_eq!(picks.seen_by(Observer::Seat(first), first), Some(9));
        assert_eq!(picks.seen_by(Observer::Seat(second), first), None);
        assert_eq!(picks.seen_by(Observer::Spectator, first), None);
        let mut supposed = picks;
        supposed.suppose(first, |_| Some(2));
        assert_eq!(supposed, picks, "one's own");
        supposed.suppose(second, |_| Some(2));
        assert_eq!(supposed.seen_by(Observer::Open, first), Some(2));
        assert!(!supposed.has_chosen(second), "who has not chosen yet has not");
    }

    #[test]
    fn ties_cancel_or_win_nothing() {
        let first = |best: Option<(Seat, u8)>| best.map(|(seat, pick)| (seat.index(), pick));
        assert_eq!(first(shown(&[5, 7, 7, 2]).highest_by(|pick| *pick)), None);
        assert_eq!(first(shown(&[5, 7, 7, 2]).alone_by(|pick| *pick).highest_by(|pick| *pick)), Some((0, 5)));
        assert_eq!(first(shown(&[5, 7, 7, 2]).lowest_by(|pick| *pick)), Some((3, 2)));
        assert_eq!(shown(&[4, 4]).alone_by(|pick| *pick).each().count(), 0);
    }
}
