//! Chapter 4: shipping goods and buying a building.

use rondel::components::{Kind, Market, Price};
use rondel::line::{great, small, usual};
use rondel::{Seat, Text};

use super::Table;
use super::gaining::{effect_surely_gains, multiplied};
use super::telling::Place;
use crate::action::Action;
use crate::content::{Ability, Bonus, Content, Effect, Good, Goods, Icon, Kept, Per, Trigger};
use crate::plugin::{ShippedOrder, WarehouseReading};
use crate::state::{Building, GoodSet, Purchase, State, Task};
use crate::{Harbour, words};

/// Player counts with which the inland traders can be in the game (HB-4.11).
const INLAND_PLAYERS: std::ops::RangeInclusive<usize> = 3..=4;

/// Returns a new purchase, with the discounts for coins and from the action (HB-4.4).
pub(crate) fn begin(rules: &Harbour, state: &State, seat: Seat, count: u8, discount: u8, per: Option<Per>) -> Purchase {
    let icons = state.icons(&rules.content, seat);
    let granted = if discount == 0 { 0 } else { discount * multiplied(&rules.content, state, seat, per) };
    Purchase {
        left: count,
        discount: icons.count(Icon::Coin) + granted,
        warehouses: icons.count(Icon::Warehouse),
        ..Purchase::default()
    }
}

/// Returns whether a purchase on these terms could buy any building.
pub(crate) fn can_buy(rules: &Harbour, state: &State, seat: Seat, count: u8, discount: u8, per: Option<Per>) -> bool {
    let purchase = begin(rules, state, seat, count, discount, per);
    can_be_completed(rules, state, seat, &purchase) || may_sell_bundle(rules, state, seat, &purchase)
}

/// Returns the price of a building in this purchase, at least 0 (HB-4.4), or `None` if the building has no
/// price (HB-4.5).
pub(crate) fn price(content: &Content, purchase: &Purchase, card: u8) -> Option<u8> {
    content.buildings[usize::from(card)].cost.map(|cost| cost.saturating_sub(purchase.discount))
}

/// Returns the minimum number of units for shipping a good (HB-4.1). An ability may lower the minimum (HB-6.13).
pub(crate) fn minimum(content: &Content, state: &State, seat: Seat, good: Good) -> u8 {
    lowered(state.ability(content, seat), good, content.market.slots[state.market.slot_of(good)].minimum)
}

/// Lowers the minimum of a good if the ability applies to it (HB-6.13).
fn lowered(ability: Ability, good: Good, needed: u8) -> u8 {
    match ability {
        Ability::ShipMinimum { good: cheaper, less } if cheaper == good => needed.saturating_sub(less).max(1),
        _ => needed,
    }
}

/// Returns the goods in the warehouse, except those sold to the inland traders.
pub(crate) fn stock(state: &State, seat: Seat, purchase: &Purchase) -> Goods {
    let goods = state.players[seat].goods;
    if purchase.bundle { goods.minus(&Goods::of_each(1)).unwrap_or(goods) } else { goods }
}

/// Returns the goods that could be shipped (HB-4.1).
pub(crate) fn shippable(content: &Content, state: &State, seat: Seat, purchase: &Purchase) -> GoodSet {
    let stock = stock(state, seat, purchase);
    let ability = state.ability(content, seat);
    let slots = state.market.order().iter().zip(&content.market.slots);
    slots
        .filter(|(good, slot)| stock.count(**good) >= lowered(ability, **good, slot.minimum))
        .map(|(good, _)| *good)
        .collect()
}

/// Returns the dollars raised by the slots (HB-4.2), the inland traders (HB-4.11) and an ability (HB-6.11, HB-6.12).
pub(crate) fn dollars(content: &Content, state: &State, seat: Seat, purchase: &Purchase) -> u8 {
    let market = &content.market;
    let slots: u8 = purchase.shipped.iter().map(|good| market.slots[state.market.slot_of(good)].dollars).sum();
    let bundle = if purchase.bundle { market.inland_traders } else { 0 };
    let bonus = match state.ability(content, seat) {
        Ability::ShipBonus { on: Bonus::LowestSlot, dollars } if purchase.shipped.has(state.market.at(0)) => dollars,
        Ability::ShipBonus { on: Bonus::Kinds(kinds), dollars } if purchase.shipped.len() >= kinds => dollars,
        _ => 0,
    };
    slots + bundle + bonus
}

/// Returns the maximum number of dollars that a purchase could currently raise (HB-4.2).
pub(crate) fn most_dollars(rules: &Harbour, state: &State, seat: Seat) -> u8 {
    let all_shipped = |purchase: Purchase| {
        let shipped = shippable(&rules.content, state, seat, &purchase);
        dollars(&rules.content, state, seat, &Purchase { shipped, ..purchase })
    };
    let alone = all_shipped(Purchase::default());
    let trades = inland_traders_come(rules, state) && state.players[seat].goods.holds(&Goods::of_each(1));
    if trades { alone.max(all_shipped(Purchase { bundle: true, ..Purchase::default() })) } else { alone }
}

/// Returns the number of dollars missing for the cheapest building (HB-4.3), or `None` if one can be bought.
pub(crate) fn short_of(rules: &Harbour, state: &State, seat: Seat, effect: &Effect) -> Option<u8> {
    let Effect::Buy { count, discount, per } = *effect else { return None };
    let purchase = begin(rules, state, seat, count, discount, per);
    let cheapest = cheapest(&rules.content, state, &purchase)?;
    cheapest.checked_sub(most_dollars(rules, state, seat)).filter(|short| *short > 0)
}

/// Returns how many dollars a good adds, or has added, to a purchase.
pub(crate) fn brings(content: &Content, state: &State, seat: Seat, purchase: &Purchase, good: Good) -> u8 {
    let with_it = Purchase { shipped: purchase.shipped.with(good), ..*purchase };
    let without = Purchase { shipped: purchase.shipped.without(good), ..*purchase };
    dollars(content, state, seat, &with_it) - dollars(content, state, seat, &without)
}

/// Returns the price of the cheapest building in the display.
fn cheapest(content: &Content, state: &State, purchase: &Purchase) -> Option<u8> {
    state.display.iter().filter_map(|(_, card)| price(content, purchase, card)).min()
}

/// Returns whether a building can be bought with the goods selected for shipping, or with additional ones
/// (HB-4.3). If a fee is still due, it must remain payable or be waived by a top hat (HB-2.11).
pub(crate) fn can_be_completed(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase) -> bool {
    let content = &rules.content;
    let Some(cheapest) = cheapest(content, state, purchase) else { return false };
    let most = purchase.shipped.or(shippable(content, state, seat, purchase));
    if state.fee_due.is_none() {
        return dollars(content, state, seat, &Purchase { shipped: most, ..*purchase }) >= cheapest;
    }
    let mut plans = purchase.shipped.up_to(most).map(|shipped| Purchase { shipped, ..*purchase });
    let is_enough = |plan: &Purchase| dollars(content, state, seat, plan) >= cheapest;
    plans.any(|plan| is_enough(&plan) && may_buy(rules, state, seat, &plan).next().is_some())
}

/// Returns the additional goods that may be shipped (HB-4.1).
pub(crate) fn may_ship(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase) -> GoodSet {
    if purchase.bought > 0 {
        return GoodSet::NONE;
    }
    let more = shippable(&rules.content, state, seat, purchase).except(purchase.shipped);
    if state.fee_due.is_none() {
        // Shipping more never rules out a purchase, so the check is the same for every good.
        return if can_be_completed(rules, state, seat, purchase) { more } else { GoodSet::NONE };
    }
    let with = |good: Good| Purchase { shipped: purchase.shipped.with(good), ..*purchase };
    more.iter().filter(|good| can_be_completed(rules, state, seat, &with(*good))).collect()
}

/// Returns whether the inland traders are in the game: with 3 or 4 players, if the option is set (HB-4.11).
pub(crate) fn inland_traders_come(rules: &Harbour, state: &State) -> bool {
    rules.setup.inland && INLAND_PLAYERS.contains(&state.turns.seats().count())
}

/// Returns whether one of each good can be sold to the inland traders. This is possible once, before anything
/// is shipped (HB-4.11).
pub(crate) fn may_sell_bundle(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase) -> bool {
    inland_traders_come(rules, state)
        && !purchase.bundle
        && purchase.shipped.is_empty()
        && purchase.bought == 0
        && state.players[seat].goods.holds(&Goods::of_each(1))
        && can_be_completed(rules, state, seat, &Purchase { bundle: true, ..*purchase })
}

/// Returns the buildings affordable with the remaining money (HB-4.5). If the action allows this, a second
/// building may be bought (HB-4.6).
pub(crate) fn may_buy<'a>(
    rules: &'a Harbour,
    state: &'a State,
    seat: Seat,
    purchase: &'a Purchase,
) -> impl Iterator<Item = u8> + use<'a> {
    let content = &rules.content;
    let money = (purchase.left > 0).then(|| dollars(content, state, seat, purchase) - purchase.spent);
    let leaves_a_fee = leaves_a_fee(rules, state, seat, purchase);
    let cards = state.display.iter().map(|(_, card)| card);
    cards.filter(move |card| {
        let is_reached = |price| money.is_some_and(|money| price <= money);
        price(content, purchase, *card).is_some_and(is_reached) && (leaves_a_fee || saves_a_fee(content, *card))
    })
}

/// Returns whether a building has a top hat, which releases its owner from an unpaid fee (HB-2.9).
fn saves_a_fee(content: &Content, card: u8) -> bool {
    content.icons[usize::from(card)].count(Icon::TopHat) > 0
}

/// Returns two counts (HB-4.7 to HB-4.10): the goods left after shipping, including goods kept by abilities,
/// and the shipped goods that warehouses could still keep.
pub(crate) fn after_shipping(content: &Content, state: &State, seat: Seat, purchase: &Purchase) -> (Goods, Goods) {
    let (mut left, mut loose) = (stock(state, seat, purchase), Goods::EMPTY);
    for good in purchase.shipped.iter() {
        let units = left.count(good);
        let kept = match state.ability(content, seat) {
            // HB-6.8: the units above the minimum.
            Ability::Keep(Kept::Excess) => units - minimum(content, state, seat, good),
            // HB-6.9: one unit of each good.
            Ability::Keep(Kept::OneOfEach) => 1,
            _ => 0,
        };
        // HB-6.10: warehouses keep units from what is left.
        loose.add(good, units - kept);
        left = left.minus(&Goods::of(good, units - kept)).unwrap_or(left);
    }
    (left, loose)
}

/// Returns whether a fee that is still due can be paid after the purchase (HB-2.11).
fn leaves_a_fee(rules: &Harbour, state: &State, seat: Seat, purchase: &Purchase) -> bool {
    if state.fee_due.is_none() {
        return true;
    }
    let content = &rules.content;
    let (left, loose) = after_shipping(content, state, seat, purchase);
    let keeps = purchase.warehouses > 0 && !loose.is_empty();
    let gains = matches!(state.ability(content, seat), Ability::When { on: Trigger::YouBuy, .. });
    !left.is_empty() || keeps || gains || another_part_gains(content, state, seat)
}

/// Returns whether the building's other part is still open and guaranteed to yield goods.
fn another_part_gains(content: &Content, state: &State, seat: Seat) -> bool {
    state.agenda.as_slice().iter().any(|item| match item.task {
        Task::Parts { building, open } => {
            let parts = state.deed(content, building).parts().enumerate();
            parts
                .filter(|(part, _)| open >> part & 1 == 1)
                .any(|(_, effect)| effect_surely_gains(content, state, seat, effect))
        }
        _ => false,
    })
}

/// Calls `see` with each way to keep up to `left` units (HB-4.8).
pub(crate) fn each_keeping(rules: &Harbour, loose: &Goods, left: u8, see: impl FnMut(Goods)) {
    let loose = keepable(rules, loose);
    Price::any(left.min(loose.total() as u8)).each_payment(&loose, see);
}

/// Returns the units that warehouses can keep: several of one good or, depending on the option, only one of each
/// (HB-4.8).
pub(crate) fn keepable(rules: &Harbour, loose: &Goods) -> Goods {
    match rules.setup.warehouses {
        WarehouseReading::SameGood => *loose,
        WarehouseReading::DifferentGoods => loose.iter().fold(Goods::EMPTY, |mut once, (good, _)| {
            once.add(good, 1);
            once
        }),
    }
}

/// Returns the market after shipping. The goods not shipped move right in their order, and the shipped ones fill the
/// slots from the left (HB-4.9), the most expensive first or, depending on the option, in their previous order
/// (HB-4.10).
pub(crate) fn market_after(rules: &Harbour, state: &State, shipped: GoodSet) -> Market<Good, 4> {
    let mut market = state.market;
    let mut order = [Good::Fish; 4];
    let mut count = 0;
    let mut add = |good: &Good| {
        if shipped.has(*good) {
            order[count] = *good;
            count += 1;
        }
    };
    match rules.setup.shipped {
        ShippedOrder::HighestFirst => market.order().iter().rev().for_each(&mut add),
        ShippedOrder::Kept => market.order().iter().for_each(&mut add),
    }
    market.sell(&order[..count]);
    market
}

impl Table<'_> {
    /// Begins a purchase (HB-4.4). `may_decline` specifies whether the player may decline it (HB-3.19).
    pub(super) fn start_purchase(&mut self, seat: Seat, count: u8, discount: u8, per: Option<Per>, may_decline: bool) {
        let purchase = begin(self.rules, self.state, seat, count, discount, per);
        self.open(seat, Task::Purchase(Purchase { may_decline, ..purchase }));
    }

    /// Carries out one step of a purchase. Nothing is shipped before a building is bought (HB-4.3), so the
    /// steps up to then are only a plan. There is one purchase per turn, because an action contains at most one
    /// purchase (HB-4.13).
    pub(super) fn purchase(&mut self, seat: Seat, mut purchase: Purchase, action: Action) {
        match action {
            Action::SellBundle => purchase.bundle = true,
            Action::Ship(good) => purchase.shipped = purchase.shipped.with(good),
            Action::Buy(card) => return self.buy(seat, purchase, card),
            _ if purchase.bought > 0 => {
                let loose = self.ship(seat, &purchase);
                return self.after_shipment(seat, &purchase, &loose);
            }
            // HB-3.19: the purchase is declined.
            _ => return,
        }
        self.open(seat, Task::Purchase(purchase));
    }

    /// Buys a building (HB-4.5), and offers a second one if the action allows it and enough money remains (HB-4.6).
    pub(super) fn buy(&mut self, seat: Seat, mut purchase: Purchase, card: u8) {
        if purchase.bought == 0 {
            self.tell_shipment(seat, &purchase);
        }
        // If no second building can be bought, ship the goods first, so that they leave before the building arrives.
        let first = (purchase.left == 1).then(|| self.ship(seat, &purchase));
        if first.is_some() && (purchase.bundle || !purchase.shipped.is_empty()) {
            self.step();
        }
        self.take_building(seat, &mut purchase, card);
        if purchase.left > 0 && may_buy(self.rules, self.state, seat, &purchase).next().is_some() {
            return self.open(seat, Task::Purchase(purchase));
        }
        let loose = first.unwrap_or_else(|| self.ship(seat, &purchase));
        self.step();
        self.after_shipment(seat, &purchase, &loose);
    }

    /// Gives the building to its buyer (HB-4.12). Its icons do not count in this purchase (HB-4.6).
    fn take_building(&mut self, seat: Seat, purchase: &mut Purchase, card: u8) {
        let price = price(&self.rules.content, purchase, card).expect("what is bought has a price");
        purchase.spent += price;
        purchase.bought += 1;
        purchase.left -= 1;
        let slot = self.state.display.slot_of(card).expect("what is bought lies in the display");
        self.state.display.take(slot);
        self.player(seat).take_building(card);
        let (building, home) = (Building::card(card), words::home(seat, self.state.solo));
        let element = words::building_element(building);
        // The money does not go to any player.
        self.pass_on(words::DOLLARS, price, home, None);
        self.pass_on(words::POINTS, self.rules.content.buildings[usize::from(card)].victory_points, element, home);
        self.say_building(great("log-buy").brief("brief-buy"), seat, building, |text| text.with("price", price));
        self.forgive_fee(seat);
    }

    /// Announces the goods shipped, each with its number of units, and the dollars they raise.
    fn tell_shipment(&mut self, seat: Seat, purchase: &Purchase) {
        let (content, home) = (&self.rules.content, words::home(seat, self.state.solo));
        let mut raised = 0;
        if purchase.bundle {
            let dollars = content.market.inland_traders;
            raised += dollars;
            self.pass_on(words::DOLLARS, dollars, words::BUNDLE, home);
            let each = Goods::of_each(1);
            self.say(
                usual("log-bundle").brief("brief-bundle"),
                seat,
                |text| text.with("dollars", dollars),
                words::stocks(seat, &each),
            );
        }
        if purchase.shipped.is_empty() {
            return;
        }
        let (stock, all) = (stock(self.state, seat, purchase), dollars(content, self.state, seat, purchase));
        let mut units = Goods::EMPTY;
        for good in purchase.shipped.iter() {
            let slot = self.state.market.slot_of(good);
            let dollars = content.market.slots[slot].dollars;
            raised += dollars;
            units.add(good, stock.count(good));
            self.pass_on(words::DOLLARS, dollars, words::slot(slot as u8), home);
        }
        // HB-6.11, HB-6.12: the bonus of an ability.
        self.pass_on(words::DOLLARS, all - raised, words::ability(seat), home);
        let stocks = words::stocks(seat, &units);
        self.say(
            usual("log-ship").brief("brief-ship"),
            seat,
            |text| text.with("what", words::goods(&units)).with("dollars", all),
            stocks,
        );
    }

    /// Removes all units of the shipped goods (HB-4.7) and returns those that warehouses could keep.
    fn ship(&mut self, seat: Seat, purchase: &Purchase) -> Goods {
        let (_, loose) = after_shipping(&self.rules.content, self.state, seat, purchase);
        if purchase.bundle {
            for good in Good::ALL {
                self.transfer(*good, 1, Place::Warehouse(seat), Place::On(words::BUNDLE));
            }
        }
        for (good, count) in loose.iter() {
            let berth = words::berth(self.state.market.slot_of(good) as u8);
            self.transfer(good, count, Place::Warehouse(seat), Place::On(berth));
        }
        loose
    }

    /// Queues the remaining steps of the purchase (HB-4.12), adjusts the market (HB-4.9) and opens the choice
    /// of units that warehouses keep (HB-4.8).
    fn after_shipment(&mut self, seat: Seat, purchase: &Purchase, loose: &Goods) {
        self.open(seat, Task::AfterPurchase { shipped: purchase.shipped, bought: purchase.bought });
        self.adjust_market(seat, purchase.shipped);
        let kept = purchase.warehouses.min(keepable(self.rules, loose).total() as u8);
        if kept > 0 {
            self.open(seat, Task::KeepBack { loose: *loose, left: kept });
        }
    }

    /// Returns the chosen units to the player's warehouse (HB-4.8).
    pub(super) fn keep_back(&mut self, seat: Seat, goods: Goods) {
        for (good, count) in goods.iter() {
            self.transfer(good, count, Place::Supply, Place::Warehouse(seat));
        }
        self.say(
            small("log-keep").brief("brief-keep"),
            seat,
            |text| text.with("what", words::goods(&goods)),
            words::stocks(seat, &goods),
        );
        self.step();
    }

    /// Adjusts the market (HB-4.9). The Harbour Pilot may choose the order (HB-6.17).
    fn adjust_market(&mut self, seat: Seat, shipped: GoodSet) {
        let before = self.state.market;
        let now = market_after(self.rules, self.state, shipped);
        self.state.market = now;
        if shipped.len() > 1 && self.state.ability(&self.rules.content, seat) == Ability::RefillOrder {
            self.open(seat, Task::Refill { shipped, placed: 0 });
        }
        if now != before {
            let cheapest = self.rules.content.market.slots[0].dollars;
            let order = || Text::List(now.order().iter().map(|good| words::good(*good)).collect());
            let moved = Good::ALL.iter().filter(|good| now.slot_of(**good) != before.slot_of(**good));
            let moved = moved.map(|good| words::on_market(*good));
            self.say(usual("log-market"), seat, |text| text.with("dollars", cheapest).with("goods", order()), moved);
            self.step();
        }
    }

    /// Refills the display (HB-4.12), triggers abilities (HB-6.3, HB-6.4) and begins the last round after a
    /// fourth purchase (HB-5.1).
    pub(super) fn after_purchase(&mut self, seat: Seat, shipped: GoodSet, bought: u8) {
        self.refill_display();
        for other in self.state.turns.others(seat).rev() {
            for good in Good::ALL.iter().filter(|good| shipped.has(**good)) {
                self.trigger(other, Trigger::OtherShips(*good));
            }
        }
        for _ in 0..bought {
            self.trigger(seat, Trigger::YouBuy);
        }
        self.after_buying(seat);
    }

    /// Fills empty slots of the display from the stack until it runs out (HB-4.12).
    pub(super) fn refill_display(&mut self) {
        for slot in 0..self.state.display_slots() {
            if self.state.display.get(slot).is_none()
                && let Some(drawn) = self.state.stack.draw(self.dealer)
            {
                self.state.display.put(slot, drawn.card);
                let element = words::building_element(Building::card(drawn.card));
                self.pass_on(words::BACK, 1, words::STACK, element);
                self.say_building(usual("log-refill"), self.state.active(), Building::card(drawn.card), |text| text);
            }
        }
    }
}
