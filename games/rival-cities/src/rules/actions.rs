//! Chapter 5: actions with products, letters, cards and factories, and piracy.

use rondel::components::Kind;
use rondel::{Seat, Text};

use super::Table;
use super::telling::{
    BUILDS, DRAWS, GAINS_MORE, NO_FACTORY, NOTHING_TO_DRAW, PRODUCES, REACTIVATES, RESHUFFLES, STACK_EMPTY, STEALS,
    SWAPS, TURNS,
};
use crate::content::{AnyProduction, Effect, Goods, Pick, Product, ShipEffect, SpecialId};
use crate::state::{CITIES, CardRef, City, Task};
use crate::words;

const fn bit(product: Product) -> u8 {
    1 << product as u8
}

impl Table<'_> {
    /// Carries out a Production (RC-5.1), with one more of the same product for each factory turned (RC-5.2).
    /// Ships add their products (RC-8.7), then alliances add to the products gained (RC-7.5). In a Production
    /// of any product, the factories make the chosen kind or, if the content specifies this, each factory makes
    /// a separately chosen kind (RC-5.3).
    pub(crate) fn produce(&mut self, seat: Seat, what: Pick, product: Product, count: u8, factories: u8) {
        let city = self.city(seat);
        city.active_factories -= factories;
        city.inactive_factories += factories;
        if factories > 0 {
            self.say(TURNS, seat, |told| {
                let [active, inactive] = [words::factory_tile(seat), words::inactive_tile(seat)];
                told.with("count", factories).about([active, inactive]).went("factory", factories, active, inactive)
            });
        }
        let each_its_own = what == Pick::Any && self.content.board.any_production == AnyProduction::EachItsOwn;
        let (alike, chosen) = if each_its_own { (0, factories) } else { (factories, 0) };
        let mut gained = 0;
        if self.gain_as(PRODUCES, seat, product, count + alike, |told| told) > 0 {
            gained |= bit(product);
        }
        let content = self.content;
        let adding = self.state.cities[seat].ships.and(self.content.holders.each_production);
        for ship in adding.iter() {
            let ShipEffect::EachProduction(added) = content.ships[usize::from(ship)].effect else { continue };
            let by_ship = self.gain_as(GAINS_MORE, seat, added, 1, |told| {
                told.with("source", Text::new("source-ship")).about([words::ship(ship)])
            });
            if by_ship > 0 {
                gained |= bit(added);
            }
        }
        if chosen > 0 {
            self.open(seat, Task::TakeAny { left: chosen, gained, favoured: true });
        } else {
            self.favour(seat, gained);
        }
    }

    /// Carries out a Gift (RC-5.4).
    pub(crate) fn gift(&mut self, seat: Seat, what: Pick, count: u8) {
        match what {
            Pick::Any => self.open(seat, Task::TakeAny { left: count, gained: 0, favoured: true }),
            Pick::Only(product) => {
                if self.gain(seat, product, count) > 0 {
                    self.favour(seat, bit(product));
                }
            }
        }
    }

    /// Gains products outside a Production or Gift. Alliances add nothing to such a gain (RC-7.5).
    pub(crate) fn gain_plainly(&mut self, seat: Seat, what: Pick, count: u8) {
        match what {
            Pick::Any => self.open(seat, Task::TakeAny { left: count, gained: 0, favoured: false }),
            Pick::Only(product) => {
                self.gain(seat, product, count);
            }
        }
    }

    /// Takes one product of the city's choice. Each product is chosen separately (RC-5.4). Alliances add to a
    /// Gift or Production when it is complete.
    pub(crate) fn take_any(&mut self, seat: Seat, product: Product, left: u8, gained: u8, favoured: bool) {
        let gained = if self.gain(seat, product, 1) > 0 { gained | bit(product) } else { gained };
        if left > 1 {
            self.open(seat, Task::TakeAny { left: left - 1, gained, favoured });
        } else if favoured {
            self.favour(seat, gained);
        }
    }

    /// Carries out one Donation (RC-5.5). Amsterdam adds one star to an action that gained one (RC-7.6).
    pub(crate) fn donate(&mut self, seat: Seat, goods: Goods, stars: u8, gained_before: bool) {
        self.pay(seat, &goods);
        let gained = self.gain_stars(seat, stars) > 0;
        let amsterdam = !self.state.cities[seat].alliances.and(self.content.holders.extra_star).is_empty();
        if gained && !gained_before && amsterdam && self.state.bank.stars > 0 {
            self.gain_stars(seat, 1);
        }
    }

    /// Carries out one product swap (RC-5.6).
    pub(crate) fn swap(&mut self, seat: Seat, give: Product, take: Product, times: u8) {
        self.trade(seat, give, take);
        if times > 1 {
            self.open(seat, Task::Swap(times - 1));
        }
    }

    /// Exchanges a letter and one product for a different product (RC-5.8).
    pub(crate) fn exchange_letter(&mut self, seat: Seat, give: Product, take: Product) {
        self.pay_letters(seat, 1);
        self.trade(seat, give, take);
    }

    fn trade(&mut self, seat: Seat, give: Product, take: Product) {
        self.state.cities[seat].stock.give(give, 1, &mut self.state.bank.goods);
        self.state.bank.goods.give(take, 1, &mut self.state.cities[seat].stock);
        self.say(SWAPS, seat, |told| {
            let pile = |product| words::product_tile(seat, product);
            told.with("give", words::amount(give, 1))
                .with("take", words::amount(take, 1))
                .about([give, take].map(pile))
                .goods(&Goods::of(give, 1), pile, words::bank_product)
                .goods(&Goods::of(take, 1), words::bank_product, pile)
        });
    }

    /// Draws a special action card (RC-5.10). The draw may be repeated with Kjøbenhavn (RC-7.10).
    pub(crate) fn draw_special(&mut self, seat: Seat) {
        if self.draw_to_hand(seat)
            && !self.state.cities[seat].alliances.and(self.content.holders.repeat_draw).is_empty()
        {
            self.open(seat, Task::RepeatDraw);
        }
    }

    /// Draws a second card for Kjøbenhavn's price (RC-7.10). The repeat cannot be repeated (RC-7.11).
    pub(crate) fn repeat_draw(&mut self, seat: Seat) {
        self.pay(seat, &self.content.holders.repeat_draw_price);
        self.draw_to_hand(seat);
    }

    /// Draws a card into the hand and returns whether there was one. If both piles are empty, nothing is drawn
    /// (RC-10.3). Only the city itself knows which card it drew (RC-13.2).
    fn draw_to_hand(&mut self, seat: Seat) -> bool {
        let Some(card) = self.state.specials.draw(self.dealer).map(|drawn| SpecialId(drawn.card)) else {
            self.say(NOTHING_TO_DRAW, seat, |told| told.about([words::ACTION_STACK]));
            return false;
        };
        self.city(seat).hand.add(card);
        let content = self.content;
        self.say(DRAWS, seat, |told| {
            let City { hand, known, .. } = told.state.cities[seat];
            let place = words::hidden(seat, hand.without(known).len() - 1);
            let secret = Text::new("log-draws-secretly")
                .with("city", words::city(seat))
                .with("card", words::card_said(content, CardRef::special(card)));
            told.with("count", 1).whispered(seat, secret).went(words::ACTION_BACK, 1, words::ACTION_STACK, place)
        });
        self.renew_stack();
        true
    }

    /// If the action stack is empty, shuffles the discard pile to form a new stack (RC-10.2). If the discard
    /// pile is empty too, this happens as soon as cards are discarded (RC-10.3). While the stack is empty,
    /// every card in hand can be deduced by counting (RC-13.6).
    #[inline]
    pub(crate) fn renew_stack(&mut self) {
        if !self.state.specials.is_empty() {
            return;
        }
        for seat in CITIES {
            let city = self.city(seat);
            city.known = city.hand;
        }
        let discarded = self.state.specials.discard.len() as u8;
        let line = if self.state.specials.renew() { RESHUFFLES } else { STACK_EMPTY };
        self.tell(line, |told| {
            let hands = told.state.cities;
            let cards = CITIES.into_iter().flat_map(|seat| hands[seat].hand.iter()).map(words::special);
            told.about([words::ACTION_STACK]).about(cards).went(
                words::ACTION_BACK,
                discarded,
                words::DISCARD,
                words::ACTION_STACK,
            )
        });
    }

    /// Builds a factory, for a price or for free (RC-5.11, RC-5.12), if a factory is left in the supply (RC-10.5).
    pub(crate) fn build_factory(&mut self, seat: Seat, price: Option<Goods>) {
        if self.state.bank.factories == 0 {
            return self.say(NO_FACTORY, seat, |told| told.about([words::BANK_FACTORIES]));
        }
        if let Some(goods) = price {
            self.pay(seat, &goods);
        }
        self.state.bank.factories -= 1;
        self.city(seat).active_factories += 1;
        self.say(BUILDS, seat, |told| {
            let own = words::factory_tile(seat);
            told.about([own]).went("factory", 1, words::BANK_FACTORIES, own)
        });
    }

    /// Turns as many inactive factories active as possible, up to `count` (RC-5.13).
    pub(crate) fn reactivate(&mut self, seat: Seat, count: u8) {
        let city = self.city(seat);
        let turned = count.min(city.inactive_factories);
        city.inactive_factories -= turned;
        city.active_factories += turned;
        if turned > 0 {
            self.say(REACTIVATES, seat, |told| {
                let [active, inactive] = [words::factory_tile(seat), words::inactive_tile(seat)];
                told.with("count", turned).about([active, inactive]).went("factory", turned, inactive, active)
            });
        }
    }

    /// Steals one product (RC-5.27).
    pub(crate) fn steal(&mut self, seat: Seat, product: Product, left: u8) {
        let mut loot = Goods::EMPTY;
        self.city(seat.rival()).stock.give(product, 1, &mut loot);
        self.city(seat).stock.add(product, 1);
        self.say(STEALS, seat, |told| told.with("what", words::amount(product, 1)).taken_from_rival(seat, product, 1));
        if left > 1 {
            self.open(seat, Task::Steal(left - 1));
        }
    }

    /// Lets the rival earn prestige, then lets the city steal up to `count` products (RC-5.28).
    pub(crate) fn piracy_for_prestige(&mut self, seat: Seat, count: u8) {
        self.open(seat, Task::Steal(count));
        self.open(seat.rival(), Task::Offer(Effect::Prestige));
    }
}

/// Returns the products that a pick allows: one kind or all kinds.
pub(crate) fn kinds_of(what: Pick) -> &'static [Product] {
    match what {
        Pick::Any => Product::ALL,
        Pick::Only(product) => &Product::ALL[product.index()..=product.index()],
    }
}
