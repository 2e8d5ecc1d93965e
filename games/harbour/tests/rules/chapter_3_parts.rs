//! Tests for HB-3.17 to HB-3.19: buildings with two parts, a choice of two effects, and declined purchases.

use crate::table::{BLUE, RED, Table, start, take, with_wharfs};
use rondel_harbour::content::Good;
use rondel_harbour::state::Task;
use rondel_harbour::{Action, HarbourSetup, PurchaseReading};

/// Returns a table in which Red has these goods and enters a building of the display.
fn at_building(id: &str, counts: [u8; 4]) -> Table {
    let mut table = Table::wharfs(2);
    table.for_sale(id, 4).stock(RED, counts).enter(id);
    table
}

#[test]
fn hb_3_17_two_parts_are_done_in_the_order_one_likes() {
    for [first, second] in [[0, 1], [1, 0]] {
        let mut table = at_building("traders_guild", [0; 4]);
        assert_eq!(table.legal(), [Action::Part(0), Action::Part(1)]);
        let parts = [take([0, 1, 0, 0]), Action::Swap(Good::Fish, Good::Wood)];
        table.play(Action::Part(first as u8)).play(parts[first]).play(parts[second]);
        assert_eq!((table.has(RED), table.decides()), ([0, 1, 0, 0], Some(BLUE)));
        assert_eq!(table.order(), [Good::Wood, Good::Livestock, Good::Fish, Good::Stone]);
    }
}

/// The rulebook's worked example of the icons.
#[test]
fn hb_3_17_example_a_stone_is_gained_and_a_building_bought_in_either_order() {
    let mut table = at_building("architectural_society", [0, 0, 0, 5]);
    table.play(Action::Part(0)).ship(&[Good::Stone]).buy("bait_shop");
    assert_eq!((table.has(RED), table.owns(RED, "bait_shop")), ([0; 4], true), "the stone gained is shipped too");
    let mut table = at_building("architectural_society", [0, 0, 0, 5]);
    table.play(Action::Part(1)).ship(&[Good::Stone]).buy("bait_shop");
    assert_eq!((table.has(RED), table.owns(RED, "bait_shop")), ([0, 0, 0, 1], true), "the stone comes afterwards");
}

#[test]
fn hb_3_17_what_one_part_brings_may_make_the_other_possible() {
    let mut table = at_building("architectural_society", [0, 0, 0, 4]);
    assert!(matches!(table.asks(), Some((RED, Task::Purchase(_)))), "the fifth stone is here");
    table.ship(&[Good::Stone]).buy("bait_shop");
    assert_eq!((table.has(RED), table.decides()), ([0; 4], Some(BLUE)));
}

#[test]
fn hb_3_17_a_part_that_cannot_be_done_is_left_out() {
    assert_eq!(at_building("library", [0; 4]).has(RED), [0, 0, 1, 0]);
    let mut table = at_building("bank", [0; 4]);
    assert_eq!(table.decides(), Some(BLUE), "neither part");
    table.turn_of(RED).worker_at(RED, start(RED)).for_sale("dock_crane", 0).enter("dock_crane");
    assert!(matches!(table.asks(), Some((RED, Task::Market { .. }))));
}

#[test]
fn hb_3_17_a_conversion_that_cannot_be_paid_is_left_out() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["sushi_shop", "tax_office", "pawn_shop", "hall_of_mirrors", "library"]);
    table.for_sale("bank", 4).enter("bank");
    assert!(matches!(table.asks(), Some((RED, Task::Purchase(_)))), "the bait shop costs nothing");
    table.buy("bait_shop");
    assert_eq!((table.has(RED), table.decides()), ([0; 4], Some(BLUE)));
}

#[test]
fn hb_3_17_a_part_that_can_be_done_is_not_left_out() {
    let mut table = at_building("architectural_society", [0, 0, 0, 5]);
    assert_eq!(table.legal(), [Action::Part(0), Action::Part(1)]);
    table.play(Action::Part(1)).ship(&[Good::Stone]).buy("bait_shop");
    assert_eq!(table.has(RED), [0, 0, 0, 1], "the stone is gained too");
}

#[test]
fn hb_3_18_a_starting_building_offers_goods_or_a_purchase() {
    let mut table = Table::wharfs(2);
    table.stock(RED, [0, 0, 0, 5]).play(Action::Enter(start(RED)));
    assert_eq!(table.asks(), Some((RED, Task::Either(start(RED)))));
    assert_eq!(table.legal(), [Action::Part(0), Action::Part(1)]);
    table.play(Action::Part(0)).play(take([1, 0, 1, 0]));
    assert_eq!((table.has(RED), table.decides()), ([1, 0, 1, 5], Some(BLUE)), "goods, and no purchase");
    let mut table = Table::wharfs(2);
    table.red_buys_with([0, 0, 0, 5]).ship(&[Good::Stone]).buy("bait_shop");
    assert_eq!((table.has(RED), table.decides()), ([0; 4], Some(BLUE)), "a purchase, and no goods");
}

#[test]
fn hb_3_18_who_cannot_buy_gains_the_goods() {
    let mut table = Table::wharfs(2);
    table.stock(RED, [1, 2, 3, 4]).play(Action::Enter(start(RED)));
    assert!(matches!(table.asks(), Some((RED, Task::Take(_)))));
}

#[test]
fn hb_3_18_a_purchase_that_was_chosen_is_made() {
    let mut table = Table::wharfs(2);
    table.red_buys_with([2, 0, 0, 5]);
    assert_eq!(table.legal(), [Action::Ship(Good::Fish), Action::Ship(Good::Stone)]);
}

/// Returns a table in which Red has five stone and enters the guild, with the given option for declining
/// purchases and changes.
fn at_the_guild(purchase: PurchaseReading) -> Table {
    let mut table = Table::with(2, &HarbourSetup { purchase, ..with_wharfs() });
    table.for_sale("shipbuilders_guild", 4).stock(RED, [0, 0, 0, 5]).enter("shipbuilders_guild");
    table
}

#[test]
fn hb_3_19_a_purchase_that_can_be_paid_is_made() {
    for purchase in [PurchaseReading::AsFarAsPossible, PurchaseReading::Compulsory] {
        let mut table = at_the_guild(purchase);
        assert_eq!(table.legal(), [Action::Ship(Good::Stone)]);
        table.ship(&[Good::Stone]);
        assert!(table.may_buy("bait_shop") && table.may_buy("cattle_ferry"), "which one is the player's choice");
        assert!(!table.may(Action::Finish));
        table.buy("cattle_ferry").stock(BLUE, [1, 2, 3, 3]);
        table.turn_of(BLUE).worker_at(RED, start(RED)).enter("shipbuilders_guild");
        assert_eq!(table.decides(), Some(RED), "Blue cannot pay");
    }
}

#[test]
fn hb_3_19_the_option_lets_one_decline_it_and_then_nothing_is_shipped() {
    let mut table = at_the_guild(PurchaseReading::MayDecline);
    assert!(table.may(Action::Finish));
    table.ship(&[Good::Stone]).play(Action::Finish);
    assert_eq!((table.has(RED), table.decides()), ([0, 0, 0, 5], Some(BLUE)));
    assert_eq!(table.order(), [Good::Fish, Good::Livestock, Good::Wood, Good::Stone]);
}

#[test]
fn hb_3_19_a_building_that_says_may_lets_one_decline() {
    let mut setup = with_wharfs();
    let buildings = setup.content.get_mut("buildings.ron").expect("a content file");
    *buildings =
        buildings.replacen("One(Buy(discount: 1, per: Icon(Anchor)))", "May(Buy(discount: 1, per: Icon(Anchor)))", 1);
    let mut table = Table::with(2, &setup);
    table.for_sale("shipbuilders_guild", 4).stock(RED, [0, 0, 0, 5]).enter("shipbuilders_guild");
    assert_eq!(table.legal(), [Action::Ship(Good::Stone), Action::Finish]);
}

#[test]
fn hb_3_19_no_purchase_that_was_begun_ends_in_nothing() {
    // Regardless of which goods are shipped, and in which order, a building can be bought in the end.
    let mut plans = vec![at_the_guild_with([2, 3, 4, 5])];
    let mut ended = 0;
    while let Some(table) = plans.pop() {
        let actions = table.legal();
        assert!(!actions.is_empty());
        for action in actions {
            if let Action::Buy(_) = action {
                ended += 1;
                continue;
            }
            let mut next = at_the_guild_with([2, 3, 4, 5]);
            next.state = table.state;
            next.play(action);
            plans.push(next);
        }
    }
    assert!(ended > 0);
}

fn at_the_guild_with(counts: [u8; 4]) -> Table {
    let mut table = Table::wharfs(2);
    table.for_sale("shipbuilders_guild", 4).stock(RED, counts).enter("shipbuilders_guild");
    table
}

/// Setups in older saved games keep their meaning, whether they contain this option or omit it. In those
/// setups, changes of the market could always be declined.
#[test]
fn hb_3_19_setups_of_old_keep_their_meaning() {
    let reading = |text: &str| serde_json::from_str::<HarbourSetup>(text).expect("a setup").purchase;
    assert_eq!(reading(r#"{"purchase": "may-decline"}"#), PurchaseReading::MayDecline);
    assert_eq!(reading(r#"{"purchase": "compulsory"}"#), PurchaseReading::Compulsory);
    assert_eq!(reading("{}"), PurchaseReading::MayDecline);
    assert_eq!(HarbourSetup::default().purchase, PurchaseReading::AsFarAsPossible);
}
