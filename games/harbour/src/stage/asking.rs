//! Prompts for the deciding player, and explanations of blocked clicks.

use rondel::components::Cards;
use rondel::scene::BlockedClick;
use rondel::{Seat, Text};

use crate::content::Change;
use crate::rules::{buying, turn};
use crate::state::{GoodSet, Item, Purchase, State, Task};
use crate::{Harbour, words};

/// Returns the prompt for the deciding player.
pub(super) fn prompt(rules: &Harbour, state: &State) -> Text {
    let Some(Item { seat, task }) = state.agenda.top().copied() else { return Text::new("ask-nothing") };
    let asked = question(rules, state, seat, task);
    // Include the reason if the player must decide in another player's turn.
    let active = state.active();
    match (task, state.players[active].worker) {
        (Task::Take(taking), Some(building)) if seat != active && !taking.to_begin => Text::new("ask-because")
            .with("player", words::player(active, state.solo))
            .with("building", words::building(rules.content(), state, building))
            .with("what", asked),
        _ => asked,
    }
}

fn question(rules: &Harbour, state: &State, seat: Seat, task: Task) -> Text {
    let slot = |slot: u8| rules.content().market.slots[usize::from(slot)].dollars;
    match task {
        Task::ChooseBoard => Text::new("ask-board"),
        Task::ChooseFree => Text::new("ask-free"),
        Task::Move if state.turns.turns_left().is_some() => Text::new("ask-last-move"),
        Task::Move => Text::new("ask-move"),
        Task::Fee(owner) => Text::new("ask-fee").with("owner", words::player(owner, state.solo)),
        Task::FeeAfter(owner) => Text::new("ask-fee-after").with("owner", words::player(owner, state.solo)),
        Task::Take(taking) if taking.to_begin => Text::new("ask-begin").with("count", taking.left),
        Task::Take(taking) if taking.same => Text::new("ask-take-same").with("count", taking.left),
        Task::Take(taking) => Text::new("ask-take").with("count", taking.left),
        Task::Convert { pay, gain, .. } => {
            Text::new("ask-convert").with("pay", words::bundle(&pay)).with("gain", words::bundle(&gain))
        }
        Task::Double => Text::new("ask-double"),
        Task::Market { change: Change::Swap, may_decline } => {
            Text::new(if may_decline { "ask-swap-or-leave" } else { "ask-swap" })
        }
        Task::Market { change: Change::Move, may_decline } => {
            Text::new(if may_decline { "ask-market-move-or-leave" } else { "ask-market-move" })
        }
        Task::Market { change: Change::Rearrange, .. } => Text::new("ask-arrange").with("dollars", slot(3)),
        Task::Arrange { slot: place, .. } => Text::new("ask-arrange").with("dollars", slot(place)),
        Task::Refill { placed, .. } => Text::new("ask-refill").with("dollars", slot(placed)),
        Task::LevyFrom => Text::new("ask-levy"),
        Task::Give(taker) => Text::new("ask-give").with("taker", words::player(taker, state.solo)),
        Task::CopyOccupied => Text::new("ask-copy"),
        Task::Parts { building, .. } => {
            Text::new("ask-parts").with("building", words::building(rules.content(), state, building))
        }
        Task::Either(building) => {
            Text::new("ask-either").with("building", words::building(rules.content(), state, building))
        }
        Task::Purchase(purchase) if purchase.bought > 0 => Text::new("ask-second"),
        Task::Purchase(purchase) if purchase.shipped.is_empty() && !purchase.bundle => Text::new("ask-ship"),
        Task::Purchase(purchase) => {
            let buys = buying::may_buy(rules, state, seat, &purchase).next().is_some();
            let ships = !buying::may_ship(rules, state, seat, &purchase).is_empty();
            Text::new(match (buys, ships) {
                (true, true) => "ask-buy",
                (true, false) => "ask-buy-only",
                _ => "ask-ship-more",
            })
        }
        Task::KeepBack { left, .. } => Text::new("ask-keep").with("count", left),
        Task::EndOfTurn => Text::new("ask-ability"),
        Task::LookAtStack | Task::Deed(_) | Task::Do(_) | Task::Gain(..) | Task::AfterPurchase { .. } => {
            Text::new("ask-nothing")
        }
    }
}

/// Returns the clicks that are currently blocked, with the reason and its rule.
pub(super) fn blocked_clicks(rules: &Harbour, state: &State) -> Vec<BlockedClick> {
    let Some(Item { seat, task }) = state.agenda.top().copied() else { return Vec::new() };
    let content = rules.content();
    match task {
        Task::Move => {
            let visitor = turn::Visitor::of(rules, state, seat);
            let why = |building, owner| {
                if !visitor.moves_to(building) {
                    Some(("not-where-you-are", "HB-2.2"))
                } else if !visitor.may_stand_on(building) {
                    Some(("not-occupied", "HB-2.4"))
                } else if !visitor.can_pay(building, owner) {
                    Some(("not-without-fee", "HB-2.10"))
                } else {
                    None
                }
            };
            let blocked = |(building, owner)| {
                let (reason, rule) = why(building, owner)?;
                Some(BlockedClick { element: words::building_element(building), reason: Text::new(reason), rule })
            };
            turn::buildings(state).filter_map(blocked).collect()
        }
        Task::Purchase(purchase) => {
            let stock = buying::stock(state, seat, &purchase);
            let ships = purchase.shipped.or(buying::may_ship(rules, state, seat, &purchase));
            let goods = GoodSet::ALL.except(ships).iter().map(|good| {
                let (have, needed) = (stock.count(good), buying::minimum(content, state, seat, good));
                let (reason, rule) = if purchase.bought > 0 {
                    (Text::new("not-after-buying"), "HB-4.6")
                } else if have < needed {
                    (Text::new("not-enough-to-ship").with("have", have).with("needed", needed), "HB-4.1")
                } else if state.fee_due.is_some() {
                    (Text::new("not-without-fee-left"), "HB-2.11")
                } else {
                    (Text::new("not-for-nothing"), "HB-4.3")
                };
                BlockedClick { element: words::on_market(good), reason, rule }
            });
            let money = buying::dollars(content, state, seat, &purchase) - purchase.spent;
            // What the purchase would raise if all goods that can still be shipped were shipped (HB-4.2).
            let all = Purchase { shipped: ships, ..purchase };
            let reachable = buying::dollars(content, state, seat, &all) - purchase.spent;
            let buys: Cards = buying::may_buy(rules, state, seat, &purchase).collect();
            let cards = state.display.iter().map(|(_, card)| card).filter(|card| !buys.has(*card)).map(|card| {
                let element = words::building_element(crate::state::Building::card(card));
                match buying::price(content, &purchase, card) {
                    Some(price) if price > money && price <= reachable => BlockedClick {
                        element,
                        reason: Text::new("ship-first").with("price", price).with("money", reachable),
                        rule: "HB-4.2",
                    },
                    Some(price) if price > money => BlockedClick {
                        element,
                        reason: Text::new("not-enough-money").with("price", price).with("money", money),
                        rule: "HB-4.5",
                    },
                    Some(_) => BlockedClick { element, reason: Text::new("not-without-fee-left"), rule: "HB-2.11" },
                    None => BlockedClick { element, reason: Text::new("not-for-sale"), rule: "HB-4.5" },
                }
            });
            goods.chain(cards).collect()
        }
        _ => Vec::new(),
    }
}
