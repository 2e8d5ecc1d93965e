//! Tests for SP-3: paying for an artwork.

use std::collections::BTreeSet;

use crate::table::{BLUE, RED, Table, card, lot};
use rondel::components::{Cards, Kind};
use rondel::{Ruleset, Stage};
use rondel_spandau_1780::content::{DeckKind, Good};
use rondel_spandau_1780::state::{Payment, State, Task, each_card};
use rondel_spandau_1780::{Action, Change, SpandauSetup};

/// Returns a table in which Red has won the auction for `price` coins and pays.
fn won(price: u16, change: Change, set_up: impl Fn(&mut Table)) -> Table {
    let mut table = Table::quiet(2, &SpandauSetup { change, ..SpandauSetup::default() });
    set_up(&mut table);
    table.auction();
    table.play(Action::Bid(price));
    table
}

fn discards(table: &Table) -> [u32; 3] {
    table.state.decks.map(|deck| deck.discard.len())
}

/// The rulebook's list of the values of hand cards.
#[test]
fn sp_3_6_example_a_city_card_pays_3_a_river_card_2_and_a_land_card_1() {
    let cards = ["weekly_market", "watermill", "post_mill"];
    let mut table = won(6, Change::Given, |table| {
        table.hand(RED, &cards);
    });
    // The price takes all three cards, so the player is not asked.
    assert_eq!((discards(&table), table.hand_size(RED), table.coins_of(RED)), ([1, 1, 1], 0, 0));
    for (worth, id) in [(3, cards[0]), (2, cards[1]), (1, cards[2])] {
        table = Table::usual(2);
        table.hand(RED, &[id]);
        assert_eq!(table.state.purse(RED), worth);
        table.auction().play(Action::Bid(worth));
        assert!(table.works_of(RED).has(lot()), "{id} pays {worth}");
        assert!(table.state.decks[card(id).deck().index()].discard.has(card(id).number()), "it lies on its own pile");
    }
}

#[test]
fn sp_3_6_the_player_chooses_which_cards_pay() {
    let mut table = won(2, Change::Given, |table| {
        table.hand(RED, &["watermill", "brickyard"]).coins(RED, 2);
    });
    assert_eq!(table.legal().len(), 3, "coins or either card");
    table.play(Action::PayCard(card("brickyard")));
    assert!(table.state.players[RED].hand[DeckKind::River.index()].has(card("watermill").number()));
    assert_eq!((table.hand_size(RED), table.coins_of(RED)), (1, 2));
}

/// The example from the rulebook: two units of wheat bring six coins.
#[test]
fn sp_3_7_example_two_of_three_units_at_3_bring_six_coins_and_leave_one_at_1() {
    let mut table = won(6, Change::Given, |table| {
        table.goods(RED, Good::Wheat, 3, 3).coins(RED, 6);
    });
    table.play(Action::Sell(Good::Wheat));
    assert_eq!(table.state.prices[5], 3, "the second unit brings as much as the first");
    table.play(Action::Sell(Good::Wheat));
    assert_eq!((table.stock_and_price(RED, Good::Wheat), table.coins_of(RED)), ((1, 1), 6));
    assert_eq!(table.state.payment, Payment::default(), "nothing is being paid any more");
    assert!(table.works_of(RED).has(lot()));
}

#[test]
fn sp_3_7_a_price_does_not_fall_below_the_lowest_by_selling() {
    let mut table = won(12, Change::Given, |table| {
        table.goods(RED, Good::Silk, 3, 4).goods(RED, Good::Potato, 1, 2);
    });
    while table.task().is_some_and(|task| matches!(task, Task::Pay)) {
        table.play(Action::Sell(Good::Silk));
    }
    assert_eq!(table.stock_and_price(RED, Good::Silk), (0, 3));
    assert_eq!(table.stock_and_price(RED, Good::Potato), (1, 2), "what was not sold keeps its price");
}

#[test]
fn sp_3_7_each_kind_has_its_own_price() {
    let mut table = won(9, Change::Given, |table| {
        table.goods(RED, Good::Wheat, 1, 3).goods(RED, Good::Cattle, 2, 3).coins(RED, 1);
    });
    table.play(Action::Sell(Good::Cattle)).play(Action::Sell(Good::Wheat));
    assert_eq!((table.stock_and_price(RED, Good::Wheat), table.stock_and_price(RED, Good::Cattle)), ((0, 2), (0, 1)));
    assert_eq!(table.coins_of(RED), 1);
}

#[test]
fn sp_3_7_many_units_are_sold_at_once_but_no_more_than_are_needed() {
    let mut table = won(7, Change::Given, |table| {
        table.goods(RED, Good::Wheat, 4, 3).coins(RED, 1);
    });
    assert!(table.may(Action::SellMany(Good::Wheat, 3)) && !table.may(Action::SellMany(Good::Wheat, 4)));
    table.play(Action::SellMany(Good::Wheat, 3));
    assert_eq!(table.stock_and_price(RED, Good::Wheat), (1, 1));
    assert_eq!(table.coins_of(RED), 3, "nine were paid for seven");
}

#[test]
fn sp_3_7_the_stock_of_others_is_not_touched() {
    let mut table = won(6, Change::Given, |table| {
        table.goods(RED, Good::Wheat, 2, 3).goods(BLUE, Good::Wheat, 2, 3);
    });
    while table.task().is_some_and(|task| matches!(task, Task::Pay)) {
        table.play(Action::Sell(Good::Wheat));
    }
    assert_eq!((table.stock_and_price(RED, Good::Wheat), table.state.stock(BLUE, Good::Wheat)), ((0, 1), 2));
}

#[test]
fn sp_3_8_what_is_too_much_comes_back_in_coins() {
    let table = won(2, Change::Given, |table| {
        table.hand(RED, &["weekly_market"]);
    });
    assert_eq!((table.hand_size(RED), table.coins_of(RED)), (0, 1), "a City card pays 3");
}

#[test]
fn sp_3_8_an_option_gives_no_change() {
    let table = won(2, Change::Kept, |table| {
        table.hand(RED, &["weekly_market"]);
    });
    assert_eq!((table.hand_size(RED), table.coins_of(RED)), (0, 0));
    let mut table = won(5, Change::Kept, |table| {
        table.hand(RED, &["weekly_market"]).coins(RED, 6);
    });
    table.play(Action::PayCard(card("weekly_market")));
    assert_eq!((table.hand_size(RED), table.coins_of(RED)), (0, 4), "coins are paid to the point");
}

#[test]
fn sp_3_6_a_card_is_never_paid_without_being_chosen() {
    let table = won(2, Change::Kept, |table| {
        table.hand(RED, &["weekly_market", "brickyard"]);
    });
    let cards = table.legal().into_iter().filter(|action| matches!(action, Action::PayCard(_)));
    let choices: Vec<_> = cards.map(|action| table.rules.choice(&table.state, action)).collect();
    assert!(!choices.is_empty() && choices.iter().all(|choice| choice.deliberate), "{choices:?}");
}

/// The cards spent from each deck, and the units spent of each good.
type Spending = ([u8; 3], [u8; 6]);

fn spent(before: &State, after: &State) -> (Spending, i32) {
    let cards =
        std::array::from_fn(|deck| before.players[RED].hand[deck].without(after.players[RED].hand[deck]).len() as u8);
    let goods = std::array::from_fn(|good| before.players[RED].stock[good] - after.players[RED].stock[good]);
    ((cards, goods), i32::from(before.players[RED].coins) - i32::from(after.players[RED].coins))
}

/// Returns all payments that the rules allow, by trying every combination.
fn by_the_rules(state: &State, price: i32, change: Change) -> BTreeSet<(Spending, i32)> {
    let player = &state.players[RED];
    let most: Vec<u8> = player.hand.iter().map(|cards| cards.len() as u8).chain(player.stock).collect();
    let worth: Vec<i32> = [3, 1, 2].into_iter().chain(state.prices.iter().map(|price| i32::from(*price))).collect();
    let mut ways: Vec<Vec<u8>> = vec![Vec::new()];
    for limit in most {
        ways = ways.iter().flat_map(|way| (0..=limit).map(move |count| [way.as_slice(), &[count]].concat())).collect();
    }
    let mut payments = BTreeSet::new();
    for way in ways {
        let value: i32 = way.iter().zip(&worth).map(|(count, worth)| i32::from(*count) * worth).sum();
        let cheapest =
            way.iter().zip(&worth).filter(|(count, _)| **count > 0).map(|(_, worth)| *worth).min().unwrap_or(0);
        let superfluous = value > price && value - price >= cheapest;
        let coins = (price - value).max(0);
        if superfluous || coins > i32::from(player.coins) {
            continue;
        }
        let back = if change == Change::Given { (value - price).max(0) } else { 0 };
        let cards = [way[0], way[1], way[2]];
        payments.insert(((cards, std::array::from_fn(|good| way[3 + good])), coins - back));
    }
    payments
}

/// Returns all payments that the program allows.
fn by_the_program(table: &Table, before: &State) -> BTreeSet<(Spending, i32)> {
    let mut open = vec![table.state];
    let mut payments = BTreeSet::new();
    while let Some(state) = open.pop() {
        if !matches!(state.asked().map(|item| item.task), Some(Task::Pay)) {
            payments.insert(spent(before, &state));
            continue;
        }
        let mut actions = Vec::new();
        table.rules.legal_actions(&state, &mut actions);
        assert!(!actions.is_empty());
        for action in actions {
            let mut next = state;
            table.rules.apply(&mut next, action, &mut table.dealer.clone());
            open.push(next);
        }
    }
    payments
}

#[test]
fn sp_3_8_all_that_may_be_paid_with_can_be_and_nothing_superfluous() {
    for change in [Change::Given, Change::Kept] {
        for coins in [0, 2, 7] {
            for price in 1..=9 {
                let mut before = None;
                let mut table = Table::quiet(2, &SpandauSetup { change, ..SpandauSetup::default() });
                table.hand(RED, &["weekly_market", "watermill", "post_mill", "village_inn"]).coins(RED, coins);
                table.goods(RED, Good::Wheat, 2, 3).goods(RED, Good::Silk, 1, 5).auction();
                before.get_or_insert(table.state);
                table.play(Action::Bid(price));
                let before = before.expect("the state before");
                let expected = by_the_rules(&before, i32::from(price), change);
                assert_eq!(by_the_program(&table, &before), expected, "{price} with {coins} coins, {change:?}");
            }
        }
    }
}

#[test]
fn sp_3_8_the_dearest_is_paid_first() {
    let mut table = won(3, Change::Given, |table| {
        table.hand(RED, &["weekly_market", "watermill", "post_mill"]).goods(RED, Good::Wheat, 1, 3);
    });
    table.play(Action::PayCard(card("watermill")));
    let dearer = |action: &Action| matches!(action, Action::PayCard(id) if *id == card("weekly_market"));
    assert!(!table.may_any(dearer) && !table.may(Action::Sell(Good::Wheat)));
}

#[test]
fn sp_3_3_every_bid_that_counts_can_be_paid_with_all_one_has() {
    let mut table = Table::usual(2);
    table.hand(RED, &["weekly_market", "watermill"]).goods(RED, Good::Potato, 3, 2).coins(RED, 1).auction();
    table.play(Action::Bid(12));
    while table.task().is_some_and(|task| matches!(task, Task::Pay)) {
        table.play_first();
    }
    assert!(table.works_of(RED).has(lot()));
    assert_eq!((table.coins_of(RED), each_card(table.state.players[RED].hand).count()), (0, 0));
    assert_eq!(table.stock_and_price(RED, Good::Potato), (0, 1));
    assert!(table.state.decks.iter().map(|deck| deck.discard).fold(Cards::NONE, Cards::or).len() == 2);
}
