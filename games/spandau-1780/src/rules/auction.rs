//! Chapter 3: the auction.

use std::ops::ControlFlow;

use rondel::components::{Auction, Kind};
use rondel::line::{great, small, usual};
use rondel::{Seat, Text};

use super::Table;
use crate::action::Action;
use crate::content::{DeckKind, Good};
use crate::plugin::Change;
use crate::state::{CardId, Payment, State, Task, value_of};
use crate::words;

/// Returns the bids that are high enough and that the player can pay (SP-3.3).
#[inline]
pub(crate) fn bids(state: &State, seat: Seat) -> std::ops::RangeInclusive<u16> {
    state.auction.bids(state.purse(seat))
}

/// Calls `see` with every payment allowed next: the rest in coins, or a card or goods, the most valuable first,
/// until the price is reached (SP-3.8). An item is left out if it cannot cover the price together with the
/// coins and the items that may still follow.
pub(crate) fn each_payment(state: &State, seat: Seat, mut see: impl FnMut(Action)) {
    let all = |action| {
        see(action);
        ControlFlow::Continue(())
    };
    let _ = try_each_payment(state, seat, all);
}

/// Returns whether there is more than one way to continue the payment.
pub(crate) fn is_payment_a_choice(state: &State, seat: Seat) -> bool {
    let mut ways = 0;
    let second = |_| {
        ways += 1;
        if ways > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    try_each_payment(state, seat, second).is_break()
}

#[inline]
fn try_each_payment(state: &State, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
    let (player, payment) = (&state.players[seat], &state.payment);
    let left = payment.left();
    if left == 0 {
        return ControlFlow::Continue(());
    }
    if player.coins >= left {
        see(Action::PayCoins)?;
    }
    // A player with enough coins for the rest may choose any item.
    let missing = left.saturating_sub(player.coins);
    let may = |value: u8| value <= payment.last && (missing == 0 || remaining(state, seat, value) >= missing);
    for deck in DeckKind::ALL {
        let hand = player.hand[deck.index()];
        if !hand.is_empty() && may(value_of(*deck)) {
            hand.iter().try_for_each(|card| see(Action::PayCard(CardId::new(*deck, card))))?;
        }
    }
    for good in Good::ALL {
        if player.stock[good.index()] > payment.sold[good.index()] && may(state.prices[good.index()]) {
            see(Action::Sell(*good))?;
            let stock = player.stock[good.index()] - payment.sold[good.index()];
            let needed = left.div_ceil(u16::from(state.prices[good.index()]));
            let count = u16::from(stock).min(needed) as u8;
            if count > 1 {
                see(Action::SellMany(*good, count))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the value of all remaining cards and goods that are worth no more than `value` each.
fn remaining(state: &State, seat: Seat, value: u8) -> u16 {
    let (player, payment) = (&state.players[seat], &state.payment);
    let decks = DeckKind::ALL.iter().filter(|deck| value_of(**deck) <= value);
    let cards = decks.map(|deck| u16::from(value_of(*deck)) * player.hand[deck.index()].len() as u16);
    let kinds = (0..Good::ALL.len()).filter(|good| state.prices[*good] <= value);
    let goods = kinds.map(|good| u16::from(state.prices[good]) * u16::from(player.stock[good] - payment.sold[good]));
    cards.sum::<u16>() + goods.sum::<u16>()
}

impl Table<'_> {
    /// Opens the auction. The starting player of the last round is asked first (SP-3.1).
    pub(super) fn open_auction(&mut self) {
        let (seats, start) = (self.state.seats, self.state.start);
        self.state.auction = Auction::open(self.rules.setup.auction.bidding(), seats, start);
        self.open(start, Task::Bid);
    }

    /// Makes a higher bid (SP-3.2).
    pub(super) fn bid(&mut self, seat: Seat, amount: u16) {
        self.state.auction.bid(amount);
        let line = small("log-bid").brief("brief-bid");
        self.say(line, seat, move |text| text.with("coins", amount), [words::bidder(seat)]);
        self.ask_next();
    }

    /// Drops out for the rest of the auction (SP-3.2), by choice or because the player cannot pay more.
    pub(super) fn drop_out(&mut self, seat: Seat, by_choice: bool) {
        self.state.auction.drop_out();
        let line = small(if by_choice { "log-drop-out" } else { "log-cannot-outbid" }).brief("brief-drop-out");
        // That others can bid no more is no part of the turn in which a bid is made.
        self.say_of_each(line, seat, |text| text, [words::bidder(seat)]);
        self.ask_next();
    }

    /// Asks the next bidder, or ends the bidding. If nobody has bid, the last player left is asked too (SP-3.4).
    fn ask_next(&mut self) {
        if let Some(next) = self.state.auction.asked() {
            self.open(next, Task::Bid);
            return self.moment();
        }
        match self.state.auction.highest() {
            Some((winner, price)) => {
                // Another player may have ended the bidding by dropping out.
                self.acting = Some(winner);
                self.state.payment = Payment { price, paid: 0, sold: [0; 6], last: u8::MAX };
                self.open(winner, Task::Pay);
                self.knock_down(winner, price);
                self.moment();
            }
            None => self.leave_unsold(),
        }
    }

    /// Announces the winner and the price, before the winner pays (SP-3.4).
    fn knock_down(&mut self, winner: Seat, price: u16) {
        let Some(piece) = self.state.displayed else { return };
        let rules = self.rules;
        let name_it = move |text: Text| text.with("work", words::work(rules, piece)).with("coins", price);
        let about = [words::bidder(winner), words::work_element(piece)];
        self.whisper(usual("log-knocked-down"), winner, name_it, ("log-knocked-down-own", name_it), about);
    }

    /// Removes the artwork after an auction without bids. Nobody learns whether it was genuine (SP-3.5).
    fn leave_unsold(&mut self) {
        if let Some(piece) = self.state.displayed.take() {
            self.state.removed.add(piece);
            self.state.seen.remove(piece);
            self.works_go(1, words::work_element(piece), None);
            let rules = self.rules;
            let about = [words::work_element(piece)];
            self.tell(usual("log-unsold"), move |text| text.with("work", words::work(rules, piece)), about);
        }
        self.after_auction();
    }

    /// Pays part of the price (SP-3.6).
    pub(super) fn pay(&mut self, seat: Seat, action: Action) {
        match action {
            Action::PayCard(card) => {
                self.throw_card(seat, card);
                let payment = &mut self.state.payment;
                payment.last = value_of(card.deck());
                payment.paid += u16::from(payment.last);
                self.say(
                    small("log-pay-card"),
                    seat,
                    move |text| text.with("deck", words::deck(card.deck())).with("coins", value_of(card.deck())),
                    [words::hand_element(seat, card.deck())],
                );
            }
            Action::Sell(good) => self.sell(good, 1),
            Action::SellMany(good, count) => self.sell(good, count),
            _ => return self.complete_payment(seat),
        }
        if self.state.payment.left() > 0 {
            return self.open(seat, Task::Pay);
        }
        self.complete_payment(seat);
    }

    /// Sells units of one good at its current price (SP-3.7).
    fn sell(&mut self, good: Good, count: u8) {
        let payment = &mut self.state.payment;
        payment.sold[good.index()] += count;
        payment.last = self.state.prices[good.index()];
        payment.paid += u16::from(payment.last) * u16::from(count);
    }

    /// Removes the goods sold and lowers their prices (SP-3.7). No other rule sells goods (SP-3.9). The winner
    /// takes the work and becomes the starting player (SP-3.10).
    fn complete_payment(&mut self, seat: Seat) {
        let payment = std::mem::take(&mut self.state.payment);
        for good in Good::ALL {
            let (index, count) = (good.index(), payment.sold[good.index()]);
            if count > 0 {
                let lowest = self.rules.content.row(*good).lowest;
                let price = self.state.prices[index];
                self.give_goods(seat, *good, count);
                self.state.prices[index] = price.saturating_sub(count).max(lowest);
                let (coins, now) = (u16::from(price) * u16::from(count), self.state.prices[index]);
                self.say(
                    small("log-sell"),
                    seat,
                    move |text| text.with("what", words::amount(*good, count)).with("coins", coins).with("price", now),
                    [words::price_element(*good)],
                );
            }
        }
        if payment.paid < payment.price {
            self.move_coins(Some(seat), None, payment.price - payment.paid);
        } else if self.rules.setup.change == Change::Given {
            // SP-3.8: change is given in coins.
            self.move_coins(None, Some(seat), payment.paid - payment.price);
        }
        self.take_lot(seat, payment.price);
        self.after_auction();
    }

    /// Gives the artwork to the winner, who becomes the starting player (SP-3.10).
    fn take_lot(&mut self, seat: Seat, price: u16) {
        let Some(piece) = self.state.displayed.take() else { return };
        self.player(seat).gain_work(piece);
        self.state.start = seat;
        self.works_go(1, words::work_element(piece), Some(words::portrait(seat)));
        let rules = self.rules;
        self.say(
            great("log-win").brief("brief-win"),
            seat,
            move |text| text.with("work", words::work(rules, piece)).with("coins", price),
            [words::work_element(piece), words::portrait(seat)],
        );
        self.offer_if_none(seat, piece);
        self.check_cabinets();
    }

    /// Displays the next artwork (SP-3.11), after which the players act.
    fn after_auction(&mut self) {
        if self.state.ended.is_none() {
            self.display_next();
        }
        self.open_turns();
    }
}
