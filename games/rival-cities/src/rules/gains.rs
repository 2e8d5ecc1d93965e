//! Chapter 10, limits of the supply: payments and gains.

use rondel::Seat;
use rondel::components::Kind;
use rondel::line::Line;

use super::Table;
use super::telling::{FORGOES, GAINS, GAINS_MORE, PAYS, TAKES_SCARCE, Telling};
use crate::content::{Goods, Product};
use crate::words;

impl Table<'_> {
    /// Pays products to the supply (RC-2.7).
    pub(crate) fn pay(&mut self, seat: Seat, goods: &Goods) {
        self.pay_as(PAYS, seat, goods, |told| told);
    }

    /// Pays products to the supply, with a log message that needs more than the city and the products.
    pub(crate) fn pay_as(
        &mut self,
        line: Line,
        seat: Seat,
        goods: &Goods,
        fill: impl FnOnce(Telling<'_>) -> Telling<'_>,
    ) {
        self.state.cities[seat].stock.pay(goods, &mut self.state.bank.goods);
        self.say(line, seat, |told| {
            let told = fill(told);
            let pile = |product| words::product_tile(seat, product);
            let piles = goods.iter().map(|(product, _)| pile(product));
            told.with("what", words::goods(goods)).about(piles).goods(goods, pile, words::bank_product)
        });
    }

    /// Pays letters to the supply (RC-2.7).
    pub(crate) fn pay_letters(&mut self, seat: Seat, letters: u8) {
        self.pay_letters_as(PAYS, seat, letters, |told| told);
    }

    /// Pays letters to the supply, with a log message that needs more than the city and the letters.
    pub(crate) fn pay_letters_as(
        &mut self,
        line: Line,
        seat: Seat,
        letters: u8,
        fill: impl FnOnce(Telling<'_>) -> Telling<'_>,
    ) {
        self.city(seat).letters -= letters;
        self.state.bank.letters += letters;
        self.say(line, seat, |told| {
            let told = fill(told);
            let pile = words::letter_tile(seat);
            told.with("what", words::letters(letters)).about([pile]).went("letter", letters, pile, words::BANK_LETTERS)
        });
    }

    /// Gains products from the supply. If the supply has too few, the rest is taken from the rival as long as
    /// the rival has more of the product than the city. Any remaining units are forgone (RC-10.4). Returns the
    /// number that came from the supply, because alliances count only those (RC-7.12).
    pub(crate) fn gain(&mut self, seat: Seat, product: Product, count: u8) -> u8 {
        self.gain_as(GAINS, seat, product, count, |told| told)
    }

    /// Gains products like [`Table::gain`], with a log message that says why.
    pub(crate) fn gain_as(
        &mut self,
        line: Line,
        seat: Seat,
        product: Product,
        count: u8,
        fill: impl FnOnce(Telling<'_>) -> Telling<'_>,
    ) -> u8 {
        let supply_had = self.state.bank.goods.give(product, count, &mut self.state.cities[seat].stock);
        if supply_had > 0 {
            self.say(line, seat, |told| {
                let pile = words::product_tile(seat, product);
                fill(told).with("what", words::amount(product, supply_had)).about([pile]).went(
                    words::product_icon(product),
                    supply_had,
                    words::bank_product(product),
                    pile,
                )
            });
        }
        let mut taken = 0;
        while supply_had + taken < count && self.state.can_gain(seat, product) {
            let mut received = Goods::EMPTY;
            self.city(seat.rival()).stock.give(product, 1, &mut received);
            self.city(seat).stock.add(product, 1);
            taken += 1;
        }
        if taken > 0 {
            self.say(TAKES_SCARCE, seat, |told| {
                told.with("what", words::amount(product, taken)).taken_from_rival(seat, product, taken)
            });
        }
        if supply_had + taken < count {
            self.say(FORGOES, seat, |told| {
                told.with("what", words::product(product)).about([words::bank_product(product)])
            });
        }
        supply_had
    }

    /// Gains letters, with the same fallback as for products (RC-10.4).
    pub(crate) fn gain_letters(&mut self, seat: Seat, count: u8) {
        let supply_had = count.min(self.state.bank.letters);
        self.state.bank.letters -= supply_had;
        self.city(seat).letters += supply_had;
        let mut taken = 0;
        while supply_had + taken < count && self.state.cities[seat.rival()].letters > self.state.cities[seat].letters {
            self.city(seat.rival()).letters -= 1;
            self.city(seat).letters += 1;
            taken += 1;
        }
        let gained = supply_had + taken;
        self.letter_gained |= gained > 0 && seat == self.state.active();
        let line = if gained > 0 { GAINS } else { FORGOES };
        self.say(line, seat, |told| {
            let pile = words::letter_tile(seat);
            told.with("what", words::letters(gained.max(1)))
                .about([pile])
                .went("letter", supply_had, words::BANK_LETTERS, pile)
                .went("letter", taken, words::letter_tile(seat.rival()), pile)
        });
    }

    /// Gains up to `count` star tokens from the supply and returns the number gained (RC-10.5).
    pub(crate) fn gain_stars(&mut self, seat: Seat, count: u8) -> u8 {
        let gained = count.min(self.state.bank.stars);
        self.state.bank.stars -= gained;
        self.city(seat).stars += gained;
        let line = if gained > 0 { GAINS } else { FORGOES };
        self.say(line, seat, |told| {
            let pile = words::star_tile(seat);
            told.with("what", words::stars(gained.max(1))).about([pile]).went("star", gained, words::BANK_STARS, pile)
        });
        gained
    }

    /// Applies Oslo, London and Novgorod while their cards are in front of the city (RC-7.1). Each adds one
    /// unit of its product to a Production or Gift (RC-7.2 to RC-7.5) that yielded this product from the supply
    /// (RC-7.12). `gained` has one bit set for each product that qualifies.
    pub(crate) fn favour(&mut self, seat: Seat, gained: u8) {
        let alliances = self.state.cities[seat].alliances;
        if alliances.is_empty() {
            return;
        }
        for product in Product::ALL {
            let favours = self.content.holders.favours[product.index()].filter(|card| alliances.has(*card));
            if let Some(card) = favours.filter(|_| gained >> product.index() & 1 == 1) {
                self.gain_as(GAINS_MORE, seat, *product, 1, |told| {
                    told.with("source", words::alliance_name(card)).about([words::alliance(card)])
                });
            }
        }
    }
}
