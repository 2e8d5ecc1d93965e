//! Auctions: who is asked next, what may be bid, and who has won.

use serde::{Deserialize, Serialize};

use crate::seat::{MAX_SEATS, Seat, Seats};

/// How bids are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bidding {
    /// Clockwise again and again: each bids more than the last or drops out for good, until one is left.
    #[default]
    Ascending,
    /// Clockwise once: each bids more than the last or drops out.
    OnceAround,
    /// Each once, without knowing the others' bids; of equal bids that of whoever was asked first wins.
    Sealed,
}

/// A lot under the hammer.
///
/// It knows nobody's purse: the rules of a game say how much the seat that is asked could pay.
///
/// ```
/// use rondel::components::{Auction, Bidding};
/// use rondel::{Seat, Seats};
///
/// let mut lot = Auction::open(Bidding::OnceAround, Seats::TWO, Seat::new(0));
/// lot.bid(2);
/// lot.drop_out();
/// assert_eq!((lot.asked(), lot.highest()), (None, Some((Seat::new(0), 2))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Auction {
    bidding: Bidding,
    seats: Seats,
    asked: Option<Seat>,
    /// The seats that have not dropped out, one bit each.
    still_in: u8,
    /// The seats that were asked, one bit each.
    heard: u8,
    /// The seats that take no part, one bit each.
    left_out: u8,
    /// What each seat has bid last; 0 where it has not bid.
    bids: [u16; MAX_SEATS],
    leader: Option<Seat>,
    /// The lowest first bid.
    opening: u16,
}

impl Auction {
    /// Opens bidding; `first` is asked first.
    pub const fn open(bidding: Bidding, seats: Seats, first: Seat) -> Self {
        let still_in = (1_u16 << seats.count()) as u8;
        let still_in = still_in.wrapping_sub(1);
        Self {
            bidding,
            seats,
            asked: Some(first),
            still_in,
            heard: 0,
            left_out: 0,
            bids: [0; MAX_SEATS],
            leader: None,
            opening: 1,
        }
    }

    /// Asks for so much at least, where 1 is not enough; less than 1 is no bid.
    #[must_use]
    pub const fn opening_at(mut self, lowest: u16) -> Self {
        debug_assert!(lowest > 0, "nothing is no bid");
        self.opening = lowest;
        self
    }

    /// Leaves a seat out, such as the one that sells.
    #[must_use]
    pub fn without(mut self, seat: Seat) -> Self {
        self.still_in &= !(1 << seat.index());
        self.left_out |= 1 << seat.index();
        if self.asked == Some(seat) {
            self.ask_after(seat);
        }
        self
    }

    const fn is_left_out(&self, seat: Seat) -> bool {
        self.left_out >> seat.index() & 1 == 1
    }

    /// Who bids or drops out now; nobody once it is decided.
    #[inline]
    pub const fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// How bids are made.
    pub const fn bidding(&self) -> Bidding {
        self.bidding
    }

    /// Whether a seat has not dropped out.
    #[inline]
    pub const fn is_in(&self, seat: Seat) -> bool {
        self.still_in >> seat.index() & 1 == 1
    }

    /// Whether a seat has been asked.
    pub const fn was_asked(&self, seat: Seat) -> bool {
        self.heard >> seat.index() & 1 == 1
    }

    /// The highest bid and whose it is. While sealed bids are still asked for, nobody may know it.
    #[inline]
    pub fn highest(&self) -> Option<(Seat, u16)> {
        self.leader.map(|seat| (seat, self.bids[seat.index()]))
    }

    /// What a seat bid last; nothing where it has not. While sealed bids are still asked for, only the seat itself knows.
    pub fn bid_of(&self, seat: Seat) -> Option<u16> {
        Some(self.bids[seat.index()]).filter(|bid| *bid > 0)
    }

    /// The lowest bid that counts now.
    #[inline]
    pub fn lowest_bid(&self) -> u16 {
        match self.highest() {
            Some((_, bid)) if self.bidding != Bidding::Sealed => (bid + 1).max(self.opening),
            _ => self.opening,
        }
    }

    /// The bids that count now and can be paid from `purse`.
    #[inline]
    pub fn bids(&self, purse: u16) -> std::ops::RangeInclusive<u16> {
        self.lowest_bid()..=purse
    }

    /// The seat that is asked bids.
    ///
    /// # Panics
    /// When nobody is asked, or the bid is too low: the rules offer neither.
    pub fn bid(&mut self, amount: u16) {
        let seat = self.asked.expect("somebody is asked");
        assert!(amount >= self.lowest_bid(), "a bid of {amount} is too low");
        self.bids[seat.index()] = amount;
        if self.highest().is_none_or(|(_, best)| amount > best) {
            self.leader = Some(seat);
        }
        self.next(seat);
    }

    /// The seat that is asked drops out.
    ///
    /// # Panics
    /// When nobody is asked.
    pub fn drop_out(&mut self) {
        let seat = self.asked.expect("somebody is asked");
        self.still_in &= !(1 << seat.index());
        self.next(seat);
    }

    /// Gives each other seat that made a sealed bid another one, from `draw`: an observer cannot know them.
    pub fn forget_sealed(&mut self, observer: Seat, mut draw: impl FnMut(Seat) -> u16) {
        if self.bidding != Bidding::Sealed || self.asked.is_none() {
            return;
        }
        for seat in self.seats.each() {
            if seat == observer || !self.was_asked(seat) {
                continue;
            }
            self.bids[seat.index()] = draw(seat);
            let bids = self.bids[seat.index()] > 0;
            self.still_in = self.still_in & !(1 << seat.index()) | u8::from(bids) << seat.index();
        }
        self.leader = None;
        let first = self.first_asked();
        for seat in self.round_from(first) {
            let bid = self.bids[seat.index()];
            if bid > 0 && self.highest().is_none_or(|(_, best)| bid > best) {
                self.leader = Some(seat);
            }
        }
    }

    fn round_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seats.count();
        (0..count).map(move |step| Seat::new(((first.index() + step) % count) as u8))
    }

    /// While not all were asked: whoever was asked first.
    fn first_asked(&self) -> Seat {
        let count = self.seats.count();
        let before = |seat: Seat| Seat::new(((seat.index() + count - 1) % count) as u8);
        let mut first = self.asked.unwrap_or_default();
        while self.was_asked(before(first)) || self.is_left_out(before(first)) {
            first = before(first);
        }
        first
    }

    /// Asks the next seat, unless it is decided.
    fn next(&mut self, after: Seat) {
        self.heard |= 1 << after.index();
        self.ask_after(after);
    }

    fn ask_after(&mut self, after: Seat) {
        let following = self.round_from(after).skip(1).find(|seat| match self.bidding {
            Bidding::Ascending => self.is_in(*seat),
            Bidding::OnceAround | Bidding::Sealed => !self.was_asked(*seat) && !self.is_left_out(*seat),
        });
        // The one who is left has won, but may open if nobody has bid.
        self.asked = following.filter(|seat| Some(*seat) != self.leader);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [Seat; 4] = [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3)];

    fn auction(bidding: Bidding, seats: u8, first: u8) -> Auction {
        Auction::open(bidding, Seats::new(seats).expect("a table"), Seat::new(first))
    }

    #[test]
    fn an_ascending_auction_goes_round_until_one_is_left() {
        let mut lot = auction(Bidding::Ascending, 3, 1);
        assert_eq!((lot.asked(), lot.lowest_bid()), (Some(SEATS[1]), 1));
        lot.bid(3);
        assert_eq!((lot.asked(), lot.lowest_bid()), (Some(SEATS[2]), 4));
        lot.drop_out();
        lot.bid(5);
        assert_eq!(lot.asked(), Some(SEATS[1]), "who dropped out is not asked again");
        assert!(!lot.is_in(SEATS[2]));
        lot.drop_out();
        assert_eq!((lot.asked(), lot.highest()), (None, Some((SEATS[0], 5))));
    }

    #[test]
    fn who_is_left_without_a_bid_may_still_open() {
        let mut lot = auction(Bidding::Ascending, 3, 0);
        lot.drop_out();
        lot.drop_out();
        assert_eq!(lot.asked(), Some(SEATS[2]));
        let mut unsold = lot;
        unsold.drop_out();
        assert_eq!((unsold.asked(), unsold.highest()), (None, None));
        lot.bid(1);
        assert_eq!((lot.asked(), lot.highest()), (None, Some((SEATS[2], 1))));
    }

    #[test]
    fn once_around_each_is_asked_once() {
        let mut lot = auction(Bidding::OnceAround, 4, 2);
        lot.bid(2);
        lot.drop_out();
        lot.bid(7);
        assert_eq!(lot.lowest_bid(), 8);
        lot.drop_out();
        assert_eq!((lot.asked(), lot.highest()), (None, Some((SEATS[0], 7))));
        assert_eq!(lot.bid_of(SEATS[2]), Some(2));
    }

    #[test]
    fn once_around_the_first_may_win_without_being_asked_again() {
        let mut lot = auction(Bidding::OnceAround, 2, 0);
        lot.bid(4);
        assert_eq!(lot.asked(), Some(SEATS[1]));
        lot.drop_out();
        assert_eq!((lot.asked(), lot.highest()), (None, Some((SEATS[0], 4))));
    }

    #[test]
    fn of_equal_sealed_bids_the_earlier_wins() {
        let mut lot = auction(Bidding::Sealed, 3, 1);
        lot.bid(4);
        assert_eq!(lot.lowest_bid(), 1, "nobody knows of the four");
        lot.bid(2);
        lot.bid(4);
        assert_eq!((lot.asked(), lot.highest()), (None, Some((SEATS[1], 4))));
    }

    #[test]
    fn the_sealed_bids_of_others_can_be_drawn_anew() {
        let mut lot = auction(Bidding::Sealed, 4, 3);
        lot.bid(4);
        lot.bid(9);
        lot.drop_out();
        assert_eq!(lot.asked(), Some(SEATS[2]));
        let mut sample = lot;
        sample.forget_sealed(SEATS[2], |seat| if seat == SEATS[1] { 6 } else { 6 * u16::from(seat == SEATS[3]) });
        assert_eq!(sample.highest(), Some((SEATS[3], 6)), "of two sixes the earlier one leads");
        assert!(sample.is_in(SEATS[1]) && !sample.is_in(SEATS[0]), "who dropped out is as unknown as who bid");
        let mut own = lot;
        own.forget_sealed(SEATS[0], |_| 1);
        assert_eq!(own.highest(), Some((SEATS[0], 9)), "one's own bid is known");
    }

    #[test]
    fn who_sells_does_not_bid_and_may_ask_for_more_than_one() {
        let mut lot = auction(Bidding::OnceAround, 3, 1).without(SEATS[1]).opening_at(5);
        assert_eq!((lot.asked(), lot.lowest_bid()), (Some(SEATS[2]), 5));
        lot.bid(5);
        assert_eq!((lot.asked(), lot.lowest_bid()), (Some(SEATS[0]), 6));
        lot.drop_out();
        assert_eq!((lot.asked(), lot.highest()), (None, Some((SEATS[2], 5))));
    }

    #[test]
    fn who_sells_has_no_sealed_bid_that_could_be_drawn_anew() {
        let mut lot = auction(Bidding::Sealed, 4, 0).without(SEATS[1]);
        lot.bid(3);
        assert_eq!(lot.asked(), Some(SEATS[2]));
        let mut sample = lot;
        sample.forget_sealed(SEATS[2], |_| 7);
        assert_eq!((sample.highest(), sample.bid_of(SEATS[1])), (Some((SEATS[0], 7)), None));
        lot.bid(1);
        lot.drop_out();
        assert_eq!((lot.asked(), lot.highest()), (None, Some((SEATS[0], 3))));
    }

    #[test]
    fn what_can_be_paid_bounds_the_bids() {
        let mut lot = auction(Bidding::Ascending, 2, 0);
        assert_eq!(lot.bids(3), 1..=3);
        lot.bid(3);
        assert!(lot.bids(3).is_empty());
    }

    #[test]
    #[should_panic(expected = "too low")]
    fn a_bid_that_is_too_low_is_refused() {
        let mut lot = auction(Bidding::Ascending, 2, 0);
        lot.bid(3);
        lot.bid(3);
    }
}
