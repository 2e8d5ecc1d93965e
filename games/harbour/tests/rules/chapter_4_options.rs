//! Tests for HB-4.11: the inland traders.

use crate::table::{BLUE, RED, Table, start, with_wharfs};
use rondel_harbour::content::Good::{Fish, Livestock, Stone, Wood};
use rondel_harbour::state::Task;
use rondel_harbour::{Action, HarbourSetup, PurchaseReading};

/// Returns a three-player table with the inland traders. Red has these goods and is about to buy.
fn inland(counts: [u8; 4]) -> Table {
    let mut table = Table::with(3, &HarbourSetup { inland: true, ..with_wharfs() });
    table.red_buys_with(counts);
    table
}

#[test]
fn hb_4_11_one_of_each_good_is_sold_together_for_the_price_on_the_board() {
    let mut table = inland([1, 4, 1, 1]);
    assert_eq!(table.rules.content().market.inland_traders, 3);
    table.play(Action::SellBundle).ship(&[Livestock]);
    assert!(table.may_buy("cattle_ferry") && !table.may_buy("quarry"), "$3 and $3");
    table.buy("cattle_ferry");
    assert_eq!(table.has(RED), [0; 4]);
}

#[test]
fn hb_4_11_the_market_does_not_move_for_it() {
    let mut table = inland([1, 1, 1, 6]);
    table.play(Action::SellBundle).ship(&[Stone]).buy("bait_shop");
    assert_eq!((table.has(RED), table.order()), ([0; 4], [Stone, Fish, Livestock, Wood]), "but for the stone");
    let mut table = Table::with(3, &HarbourSetup { inland: true, ..with_wharfs() });
    table.own_all(RED, &["sushi_shop", "tax_office", "inn"]).red_buys_with([1; 4]);
    table.play(Action::SellBundle).buy("bait_shop");
    assert_eq!((table.has(RED), table.order()), ([0; 4], [Fish, Livestock, Wood, Stone]));
    assert_eq!(table.decides(), Some(BLUE), "no warehouse keeps of it");
}

#[test]
fn hb_4_11_the_minimums_are_asked_of_what_is_left() {
    let mut table = inland([2, 4, 5, 5]);
    table.play(Action::SellBundle);
    assert_eq!(table.legal(), [Action::Ship(Livestock), Action::Ship(Wood)]);
    table.ship(&[Livestock, Wood]).buy("quarry");
    assert_eq!(table.has(RED), [1, 0, 0, 4]);
}

#[test]
fn hb_4_11_once_and_before_anything_is_shipped() {
    let mut table = inland([6; 4]);
    table.play(Action::SellBundle);
    assert!(!table.may(Action::SellBundle));
    let mut table = inland([6; 4]);
    table.ship(&[Fish]);
    assert!(!table.may(Action::SellBundle));
}

#[test]
fn hb_4_11_all_four_goods_are_needed() {
    assert!(inland([3, 4, 5, 1]).may(Action::SellBundle));
    assert!(!inland([3, 4, 5, 0]).may(Action::SellBundle));
}

#[test]
fn hb_4_11_the_bundle_is_not_sold_without_buying() {
    let declining = HarbourSetup { inland: true, purchase: PurchaseReading::MayDecline, ..with_wharfs() };
    let mut table = Table::with(3, &declining);
    table.for_sale("shipbuilders_guild", 5).stock(RED, [6; 4]).enter("shipbuilders_guild");
    table.play(Action::SellBundle).play(Action::Finish);
    assert_eq!((table.has(RED), table.decides()), ([6; 4], Some(BLUE)));
    let mut table = Table::with(3, &HarbourSetup { inland: true, ..with_wharfs() });
    table.stock(RED, [1; 4]).play(Action::Enter(start(RED)));
    assert!(matches!(table.asks(), Some((RED, Task::Take(_)))), "$3 buy nothing");
}

#[test]
fn hb_4_11_with_the_bundle_a_purchase_may_become_possible() {
    let mut table = Table::with(3, &HarbourSetup { inland: true, ..with_wharfs() });
    table.stock(RED, [3, 1, 1, 1]).play(Action::Enter(start(RED))).play(Action::Part(1));
    assert_eq!(table.legal(), [Action::SellBundle], "$3 for it and $2 for the fish left");
    table.play(Action::SellBundle).ship(&[Fish]).buy("bait_shop");
    assert_eq!(table.has(RED), [0; 4]);
}

#[test]
fn hb_4_11_only_for_three_and_four_players_and_as_an_option() {
    for (seats, inland, comes) in [(2, true, false), (3, true, true), (4, true, true), (3, false, false)] {
        let mut table = Table::with(seats, &HarbourSetup { inland, ..with_wharfs() });
        table.red_buys_with([6; 4]);
        assert_eq!(table.may(Action::SellBundle), comes, "{seats} players");
    }
}
