//! Tasks on the agenda. For each task, this module defines whether it needs a decision, which decisions are
//! legal, how a decision is carried out, and what happens without one.

use rondel::Seat;
use rondel::components::{Kind, Price};

use super::Table;
use super::actions::kinds_of;
use super::lawsuits::{can_pay_costs, may_resolve, may_swap};
use super::possible::{
    can_trade, costs_within_reach, each_donation, exchange_opens, le_havre_payments, may_advance_any, may_buy_any,
    may_donate, may_draw, may_exchange, may_perform, within_reach,
};
use super::prestige::{RIVAL_ALLIANCE_LETTERS, may_form_alliance, ship_repeat_price};
use super::season::{upkeep_letters, upkeep_price};
use super::ships::can_buy;
use super::telling::{LEAVES, USES_NOTHING};
use super::turn::{LONGEST_MOVE, may_choose_a, may_choose_c, may_choose_d, movement_cost};
use crate::action::Action;
use crate::content::{Content, Effect, Goods, Product};
use crate::state::{CardRef, Item, State, Task};
use crate::words;

/// Maximum payment in products of any kind for which all combinations are listed. Larger amounts are paid one
/// product at a time.
const HANDFUL: u8 = 3;

/// Returns whether the task leaves anything to decide. A task that leaves nothing to decide is skipped.
fn needs_decision(content: &Content, state: &State, item: Item) -> bool {
    let seat = item.seat;
    let city = &state.cities[seat];
    match item.task {
        Task::FirstProduct | Task::MoveJar | Task::PayMove(_) | Task::Produce(..) | Task::Upkeep(_) => true,
        Task::ChooseOption => {
            may_choose_a(state) || !city.hand.is_empty() || may_choose_c(content, state, seat) || may_choose_d(state)
        }
        Task::BothOptions { a, b } => (a && may_choose_a(state)) || (b && !city.hand.is_empty()),
        Task::Card { card, open } => {
            let actions = &content.card(card).actions;
            (0..actions.len()).any(|part| open >> part & 1 == 1 && may_perform(content, state, seat, actions[part]))
        }
        Task::TakeAny { .. } => Product::ALL.iter().any(|product| state.can_gain(seat, *product)),
        Task::Donate { what, price, .. } => may_donate(state, seat, what, price),
        Task::Swap(_) => can_trade(state, seat),
        Task::PayFactory(cost) => may_perform(content, state, seat, Effect::Factory(cost)),
        Task::Offer(effect) => may_perform(content, state, seat, effect),
        Task::RepeatPrestige { alliance, ship } => {
            (alliance && within_reach(state, seat, &content.holders.repeat_prestige_price, 0))
                || (ship && within_reach(state, seat, &ship_repeat_price(content), 0))
        }
        Task::RepeatDraw => may_draw(state) && within_reach(state, seat, &content.holders.repeat_draw_price, 0),
        Task::FormAlliance => may_form_alliance(state, seat),
        Task::BuyShip => may_buy_any(content, state, seat),
        Task::Advance { .. } => may_advance_any(content, state, seat),
        Task::SwayAgain { slot, .. } => state
            .lawsuits
            .get(usize::from(slot))
            .is_some_and(|lawsuit| costs_within_reach(content, state, seat, lawsuit.card)),
        Task::RepeatLawsuit => {
            let mut payable = false;
            le_havre_payments(content, state, seat, |_| payable = true);
            payable
        }
        Task::Court => may_perform(content, state, seat, Effect::Court),
        Task::Steal(_) => !state.cities[seat.rival()].stock.is_empty(),
        Task::LastExchange => exchange_opens(content, state, seat),
        Task::Do(_)
        | Task::Sway(_)
        | Task::Discard(_)
        | Task::RefillShips
        | Task::RefillLawsuits
        | Task::OffSeason(_) => false,
    }
}

/// Appends all legal actions of the deciding city.
#[allow(clippy::too_many_lines, reason = "one row for each task; playouts call it for every decision")]
pub(crate) fn legal(content: &Content, state: &State, into: &mut Vec<Action>) {
    if state.end.is_some() {
        return;
    }
    let Some(&Item { seat, task }) = state.agenda.top() else { return };
    let city = &state.cities[seat];
    match task {
        Task::FirstProduct | Task::TakeAny { .. } => {
            let gainable = Product::ALL.iter().filter(|product| state.can_gain(seat, **product));
            into.extend(gainable.map(|product| Action::Take(*product)));
        }
        Task::MoveJar => {
            // RC-2.3, RC-2.5: only moves that the city can pay for.
            let purse = city.stock.total();
            let affordable = |spaces: &u8| u32::from(movement_cost(content, state, seat, *spaces)) <= purse;
            into.extend((1..=LONGEST_MOVE).take_while(affordable).map(Action::MoveJar));
        }
        Task::PayMove(owed) => {
            if owed <= HANDFUL {
                Price::any(owed).each_payment(&city.stock, |goods| into.push(Action::Pay(goods)));
            } else {
                into.extend(city.stock.iter().map(|(product, _)| Action::Pay(Goods::of(product, 1))));
            }
        }
        Task::ChooseOption => options(content, state, seat, into),
        Task::BothOptions { a, b } => {
            if a && may_choose_a(state) {
                into.push(Action::OptionA);
            }
            if b {
                into.extend(city.hand.iter().map(Action::OptionB));
            }
            into.push(Action::Finish);
        }
        Task::Card { card, open } => open_actions(content, state, seat, card, open, into),
        // RC-5.3: if any product may be produced, one kind is chosen. The factories make the same kind, or
        // their kinds are chosen afterwards.
        Task::Produce(what, _) => {
            for product in kinds_of(what) {
                into.extend((0..=city.active_factories).map(|factories| Action::Produce(*product, factories)));
            }
        }
        Task::Donate { what, price, .. } => {
            each_donation(state, seat, what, price, |goods| into.push(Action::Pay(goods)));
            into.push(Action::Finish);
        }
        Task::Swap(_) => {
            trades(state, seat, Action::Swap, into);
            into.push(Action::Finish);
        }
        Task::PayFactory(cost) => {
            Price::any(cost).each_payment(&city.stock, |goods| into.push(Action::Pay(goods)));
            into.push(Action::Decline);
        }
        Task::Offer(_) => into.extend([Action::Accept, Action::Decline]),
        Task::RepeatPrestige { alliance, ship } => {
            if alliance && city.stock.holds(&content.holders.repeat_prestige_price) {
                into.push(Action::RepeatWithAlliance);
            }
            if ship && city.stock.holds(&ship_repeat_price(content)) {
                into.push(Action::RepeatWithShip);
            }
            into.push(Action::Decline);
        }
        Task::RepeatDraw => {
            if city.stock.holds(&content.holders.repeat_draw_price) {
                into.push(Action::RepeatWithAlliance);
            }
            into.push(Action::Decline);
        }
        Task::FormAlliance => {
            into.extend(state.alliances.iter().map(|(_, card)| Action::Ally(card)));
            if city.letters >= RIVAL_ALLIANCE_LETTERS {
                into.extend(state.cities[seat.rival()].alliances.iter().map(Action::Ally));
            }
            into.push(Action::Decline);
        }
        Task::BuyShip => {
            let for_sale = state.ships.iter().filter(|(_, ship)| can_buy(content, state, seat, *ship));
            into.extend(for_sale.map(|(_, ship)| Action::Buy(ship)));
            into.push(Action::Decline);
        }
        Task::Advance { .. } => {
            let payable = state.lawsuits.iter().filter(|(_, lawsuit)| can_pay_costs(content, city, lawsuit.card));
            into.extend(payable.map(|(slot, _)| Action::Advance(slot as u8)));
            into.push(Action::Decline);
        }
        Task::SwayAgain { slot, .. } => {
            let lawsuit = state.lawsuits.get(usize::from(slot));
            if lawsuit.is_some_and(|lawsuit| can_pay_costs(content, city, lawsuit.card)) {
                into.push(Action::Accept);
            }
            into.push(Action::Finish);
        }
        Task::RepeatLawsuit => {
            le_havre_payments(content, state, seat, |goods| into.push(Action::Pay(goods)));
            into.push(Action::Decline);
        }
        Task::Court => {
            if may_resolve(state, seat) {
                into.push(Action::Accept);
            }
            into.extend((0..2).filter(|slot| may_swap(state, usize::from(*slot))).map(Action::SwapLawsuits));
            into.push(Action::Decline);
        }
        Task::Steal(_) => {
            into.extend(state.cities[seat.rival()].stock.iter().map(|(product, _)| Action::Take(product)));
            into.push(Action::Finish);
        }
        Task::Upkeep(card) => {
            if let Some(price) = upkeep_price(content, card) {
                price.each_payment(&city.stock, |goods| into.push(Action::Pay(goods)));
            } else if city.letters >= upkeep_letters(content, card) {
                into.push(Action::Accept);
            }
            into.push(Action::Decline);
        }
        Task::LastExchange => into.push(Action::Finish),
        Task::Do(_)
        | Task::Sway(_)
        | Task::Discard(_)
        | Task::RefillShips
        | Task::RefillLawsuits
        | Task::OffSeason(_) => unreachable!("{task:?} is done without asking"),
    }
    if may_exchange(state, seat) {
        trades(state, seat, Action::Exchange, into);
    }
}

impl Table<'_> {
    /// Carries out a decision for the innermost task.
    pub(super) fn resolve(&mut self, action: Action) {
        let item = *self.state.agenda.top().expect("a city decides");
        let seat = item.seat;
        self.mover = Some(seat);
        if let Action::Exchange(give, take) = action {
            return self.exchange_letter(seat, give, take);
        }
        self.state.agenda.pop();
        match (item.task, action) {
            (Task::FirstProduct, Action::Take(product)) => self.take_first_product(seat, product),
            (Task::MoveJar, Action::MoveJar(spaces)) => self.move_jar(seat, spaces),
            (Task::PayMove(owed), Action::Pay(goods)) => self.pay_for_move(seat, owed, goods),
            (Task::ChooseOption, option) => self.choose_option(seat, option),
            (Task::BothOptions { a, b }, half) => self.choose_half(seat, a, b, half),
            (Task::Card { card, open }, Action::Perform(part)) => self.perform(seat, card, open, part),
            (Task::Produce(what, count), Action::Produce(product, factories)) => {
                self.produce(seat, what, product, count, factories);
            }
            (Task::TakeAny { left, gained, favoured }, Action::Take(product)) => {
                self.take_any(seat, product, left, gained, favoured);
            }
            (Task::Donate { what, price, stars, times, gained }, Action::Pay(goods)) => {
                self.donate(seat, goods, stars, gained);
                if times > 1 {
                    self.open(seat, Task::Donate { what, price, stars, times: times - 1, gained: true });
                }
            }
            (Task::Swap(times), Action::Swap(give, take)) => self.swap(seat, give, take, times),
            (Task::PayFactory(_), Action::Pay(goods)) => self.build_factory(seat, Some(goods)),
            (Task::Offer(effect), Action::Accept) => self.start(seat, effect),
            (Task::RepeatPrestige { alliance, ship }, repeat) => self.repeat_prestige(seat, alliance, ship, repeat),
            (Task::RepeatDraw, Action::RepeatWithAlliance) => self.repeat_draw(seat),
            (Task::FormAlliance, Action::Ally(card)) => self.form_alliance(seat, card),
            (Task::BuyShip, Action::Buy(card)) => self.buy_ship(seat, card),
            (Task::Advance { repeat }, Action::Advance(slot)) => self.advance_lawsuit(seat, slot, repeat),
            (Task::SwayAgain { slot, left }, Action::Accept) => self.sway_again(seat, slot, left),
            (Task::RepeatLawsuit, Action::Pay(goods)) => self.repeat_lawsuit(seat, goods),
            (Task::Court, ruling) => self.court_ruling(seat, ruling),
            (Task::Steal(left), Action::Take(product)) => self.steal(seat, product, left),
            (Task::Upkeep(card), choice) => self.upkeep(seat, card, choice),
            (Task::Card { card, open }, Action::Finish) => {
                let content = self.content;
                let uses_nothing = open.count_ones() as usize == content.card(card).actions.len();
                self.say(if uses_nothing { USES_NOTHING } else { LEAVES }, seat, |told| {
                    let place = told.state.jar.place();
                    told.with("card", words::card_said(content, card)).about([words::card_element(card, place)])
                });
            }
            // Any other task is forfeited or declined (RC-4.5).
            (_, Action::Finish | Action::Decline) => {}
            (task, action) => unreachable!("{action:?} is not legal at {task:?}"),
        }
    }

    /// Carries out everything that needs no decision, until a city must decide or the game is over.
    pub(crate) fn settle(&mut self) {
        let decided = self.mover;
        loop {
            // RC-11.5: the game stops the moment it is won.
            if self.state.end.is_some() {
                return self.state.agenda.clear();
            }
            let Some(&item) = self.state.agenda.top() else {
                self.before_the_turn_ends();
                continue;
            };
            if needs_decision(self.content, self.state, item) {
                return;
            }
            self.state.agenda.pop();
            // Nobody acts in an off-season that has begun, except in its decisions.
            self.mover = decided.filter(|_| self.state.season_step == 0);
            self.do_at_once(item);
        }
    }

    /// Opens a last exchange if a gained letter makes something new affordable (RC-5.29). Otherwise, ends the turn.
    fn before_the_turn_ends(&mut self) {
        let city = self.state.active();
        if std::mem::take(&mut self.letter_gained) && exchange_opens(self.content, self.state, city) {
            self.open(city, Task::LastExchange);
        } else {
            self.end_turn();
        }
    }

    /// Ends the turn and begins the rival's turn (RC-2.1).
    fn end_turn(&mut self) {
        self.state.turns.end_turn();
        self.open(self.state.active(), Task::MoveJar);
    }

    fn do_at_once(&mut self, Item { seat, task }: Item) {
        match task {
            Task::Do(effect) => self.start(seat, effect),
            Task::Sway(slot) => self.sway(seat, slot),
            Task::Discard(card) => {
                self.state.in_play.remove(card);
                self.discard(card);
                self.renew_stack();
            }
            Task::RefillShips => self.refill_ships(),
            Task::RefillLawsuits => self.refill_lawsuits(),
            Task::OffSeason(step) => self.begin_step(step),
            // RC-3.10, RC-4.4: impossible tasks are forfeited. If no product can be gained, alliances add no
            // product either.
            Task::FirstProduct
            | Task::MoveJar
            | Task::PayMove(_)
            | Task::ChooseOption
            | Task::BothOptions { .. }
            | Task::Card { .. }
            | Task::Produce(..)
            | Task::TakeAny { .. }
            | Task::Donate { .. }
            | Task::Swap(_)
            | Task::PayFactory(_)
            | Task::Offer(_)
            | Task::RepeatPrestige { .. }
            | Task::RepeatDraw
            | Task::FormAlliance
            | Task::BuyShip
            | Task::Advance { .. }
            | Task::SwayAgain { .. }
            | Task::RepeatLawsuit
            | Task::Court
            | Task::Steal(_)
            | Task::Upkeep(_)
            | Task::LastExchange => {}
        }
    }
}

/// Appends the available options (RC-3.1).
fn options(content: &Content, state: &State, seat: Seat, into: &mut Vec<Action>) {
    if may_choose_a(state) {
        into.push(Action::OptionA);
    }
    into.extend(state.cities[seat].hand.iter().map(Action::OptionB));
    if may_choose_c(content, state, seat) {
        into.push(Action::OptionC);
    }
    if may_choose_d(state) {
        into.push(Action::OptionD);
    }
}

/// Appends the open actions of a card that can be performed (RC-4.2). Identical actions are listed once.
fn open_actions(content: &Content, state: &State, seat: Seat, card: CardRef, open: u8, into: &mut Vec<Action>) {
    let actions = &content.card(card).actions;
    let is_open = |part: usize| open >> part & 1 == 1;
    for part in (0..actions.len()).filter(|part| is_open(*part)) {
        let alike = (0..part).any(|earlier| is_open(earlier) && actions[earlier] == actions[part]);
        if !alike && may_perform(content, state, seat, actions[part]) {
            into.push(Action::Perform(part as u8));
        }
    }
    into.push(Action::Finish);
}

/// Appends the trades of one product for a different one that is in the supply (RC-5.6, RC-5.8).
fn trades(state: &State, seat: Seat, trade: impl Fn(Product, Product) -> Action, into: &mut Vec<Action>) {
    for (give, _) in state.cities[seat].stock.iter() {
        for (take, _) in state.bank.goods.iter() {
            if take != give {
                into.push(trade(give, take));
            }
        }
    }
}
