//! Auctions: the seat to bid, the valid bids, and the winner.

use serde::{Deserialize, Serialize};

use crate::seat::{MAX_SEATS, Seat, Seats, by_seat};

/// A method of bidding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bidding {
    /// Repeated clockwise rounds: each seat bids more than the last bid or drops out for good, until one seat is left.
    #[default]
    Ascending,
    /// One clockwise round: each seat bids more than the last bid or drops out.
    OnceAround,
    /// One bid per seat, without knowledge of the other bids. Among equal bids, the seat that was asked first wins.
    Sealed,
}

/// An auction of one lot.
///
/// The auction does not track money: the rules of a game determine how much the bidding seat can pay.
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
    /// The seats that have bid or dropped out, one bit each.
    heard: u8,
    /// The excluded seats, one bit each.
    left_out: u8,
    /// Each seat's last bid, or 0 if the seat has not bid.
    #[serde(serialize_with = "by_seat")]
    bids: [u16; MAX_SEATS],
    leader: Option<Seat>,
    /// The minimum opening bid.
    opening: u16,
}

impl Auction {
    /// Opens the bidding, starting with `first`.
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

    /// Sets the minimum opening bid. The default is 1. `lowest` must be at least 1.
    #[must_use]
    pub const fn opening_at(mut self, lowest: u16) -> Self {
        debug_assert!(lowest > 0, "nothing is no bid");
        self.opening = lowest;
        self
    }

    /// Excludes a seat, such as the seller.
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

    /// Returns the seat that has to bid or drop out, or `None` if the auction is decided.
    #[inline]
    pub const fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// Returns the method of bidding.
    pub const fn bidding(&self) -> Bidding {
        self.bidding
    }

    /// Returns whether a seat is still in the auction.
    #[inline]
    pub const fn is_in(&self, seat: Seat) -> bool {
        self.still_in >> seat.index() & 1 == 1
    }

    /// Returns whether a seat has answered at least once, by bidding or dropping out.
    pub const fn was_asked(&self, seat: Seat) -> bool {
        self.heard >> seat.index() & 1 == 1
    }

    /// Returns the highest bid and its bidder. While sealed bids are being made, the result must be hidden from all
    /// seats.
    #[inline]
    pub fn highest(&self) -> Option<(Seat, u16)> {
        self.leader.map(|seat| (seat, self.bids[seat.index()]))
    }

    /// Returns a seat's last bid, or `None` if the seat has not bid. While sealed bids are being made, the result
    /// must be hidden from all other seats.
    pub fn bid_of(&self, seat: Seat) -> Option<u16> {
        Some(self.bids[seat.index()]).filter(|bid| *bid > 0)
    }

    /// Returns the lowest valid bid.
    #[inline]
    pub fn lowest_bid(&self) -> u16 {
        match self.highest() {
            Some((_, bid)) if self.bidding != Bidding::Sealed => (bid + 1).max(self.opening),
            _ => self.opening,
        }
    }

    /// Returns the valid bids that can be paid from `purse`.
    #[inline]
    pub fn bids(&self, purse: u16) -> std::ops::RangeInclusive<u16> {
        self.lowest_bid()..=purse
    }

    /// Places a bid for the seat whose turn it is.
    ///
    /// # Panics
    /// Panics if the auction is decided, or if the bid is too low. The rules must prevent both.
    pub fn bid(&mut self, amount: u16) {
        let seat = self.asked.expect("somebody is asked");
        assert!(amount >= self.lowest_bid(), "a bid of {amount} is too low");
        self.bids[seat.index()] = amount;
        if self.highest().is_none_or(|(_, best)| amount > best) {
            self.leader = Some(seat);
        }
        self.next(seat);
    }

    /// Drops out on behalf of the seat whose turn it is.
    ///
    /// # Panics
    /// Panics if the auction is decided.
    pub fn drop_out(&mut self) {
        let seat = self.asked.expect("somebody is asked");
        self.still_in &= !(1 << seat.index());
        self.next(seat);
    }

    /// While sealed bids are being made, replaces the bids that `observer` cannot know: the bids of all other seats
    /// that have answered. `draw` returns the new bid of each of these seats. A value of 0 means that the seat
    /// dropped out.
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

    /// Returns the seat that was asked first. The result is valid only while some seats have not been asked.
    fn first_asked(&self) -> Seat {
        let count = self.seats.count();
        let before = |seat: Seat| Seat::new(((seat.index() + count - 1) % count) as u8);
        let mut first = self.asked.unwrap_or_default();
        while self.was_asked(before(first)) || self.is_left_out(before(first)) {
            first = before(first);
        }
        first
    }

    /// Asks the next seat, unless the auction is decided.
    fn next(&mut self, after: Seat) {
        self.heard |= 1 << after.index();
        self.ask_after(after);
    }

    fn ask_after(&mut self, after: Seat) {
        let following = self.round_from(after).skip(1).find(|seat| match self.bidding {
            Bidding::Ascending => self.is_in(*seat),
            Bidding::OnceAround | Bidding::Sealed => !self.was_asked(*seat) && !self.is_left_out(*seat),
        });
        // If the next seat is the leader, the leader has won. If nobody has bid yet, the last remaining seat may
        // still make an opening bid.
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
