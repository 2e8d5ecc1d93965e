//! Tests for HB-4.4 to HB-4.6, HB-4.12 and HB-4.13: buying buildings.

use crate::table::{BLUE, RED, Table, at, card, start, with_wharfs};
use rondel::Stage;
use rondel_harbour::Action;
use rondel_harbour::content::Good::{Fish, Livestock, Stone, Wood};
use rondel_harbour::state::Task;

/// Returns a table in which Red enters the Library in the display and carries out the Library's purchase first.
fn at_the_library(counts: [u8; 4]) -> Table {
    let mut table = Table::wharfs(2);
    table.for_sale("library", 4).stock(RED, counts).enter("library").play(Action::Part(1));
    table
}

#[test]
fn hb_4_4_each_coin_lowers_the_price_by_one() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["sushi_shop", "tax_office"]).red_buys_with([0, 0, 0, 5]).ship(&[Stone]);
    assert!(table.may_buy("quarry"), "$7 less $2");
    assert!(!table.for_sale("library", 0).may_buy("library"), "$9 less $2");
}

#[test]
fn hb_4_4_the_guild_lowers_it_by_one_for_each_anchor_beside_the_coins() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["pub", "fish_market", "sushi_shop"]).display(&[
        "shipbuilders_guild",
        "library",
        "griffin_stable",
    ]);
    table.stock(RED, [0, 0, 0, 5]).enter("shipbuilders_guild").ship(&[Stone]);
    assert!(table.may_buy("library"), "$9 less $3 for anchors and $1 for a coin");
    assert!(!table.may_buy("griffin_stable"), "$10 less $4");
}

#[test]
fn hb_4_4_anchors_lower_nothing_elsewhere() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["pub", "fish_market"]).red_buys_with([0, 0, 0, 5]).ship(&[Stone]);
    assert!(table.may_buy("bait_shop") && !table.may_buy("cattle_ferry"));
}

#[test]
fn hb_4_4_for_nothing_nothing_need_be_shipped() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["sushi_shop", "tax_office", "pawn_shop", "bank", "library"]);
    table.red_buys_with([1, 0, 0, 0]).buy("bait_shop");
    assert_eq!((table.has(RED), table.owns(RED, "bait_shop")), ([1, 0, 0, 0], true));
    assert_eq!(table.order(), [Fish, Livestock, Wood, Stone]);
}

#[test]
fn hb_4_4_no_price_falls_below_nothing() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["sushi_shop", "tax_office", "pawn_shop", "bank", "hall_of_mirrors", "flute_carver"]);
    table.for_sale("library", 4).stock(RED, [0; 4]).enter("library").play(Action::Part(1)).buy("bait_shop");
    assert!(table.may_buy("cattle_ferry") && table.may_buy("lumber_yard"), "$6 less $6");
    assert!(!table.may_buy("quarry"), "the dollar that was over is none for the next");
}

#[test]
fn hb_4_5_a_building_whose_price_is_reached_is_bought_and_the_rest_is_lost() {
    let mut table = Table::wharfs(2);
    table.red_buys_with([2, 3, 0, 5]).ship(&[Stone]);
    assert!(table.may_buy("bait_shop") && !table.may_buy("cattle_ferry"), "$5");
    table.ship(&[Fish]);
    assert!(table.may_buy("quarry"), "$7");
    table.buy("bait_shop");
    assert_eq!((table.has(RED), table.decides()), ([0, 3, 0, 0], Some(BLUE)));
    table.turn_of(RED).worker_at(RED, at("quarry")).play(Action::Enter(start(RED)));
    assert!(matches!(table.asks(), Some((RED, Task::Take(_)))), "no $2 were saved");
}

#[test]
fn hb_4_5_only_buildings_of_the_display_are_bought() {
    let mut table = Table::wharfs(2);
    table.own(BLUE, "inn").own(RED, "bathhouse").red_buys_with([6; 4]).ship(&[Stone, Wood, Livestock, Fish]);
    let display: Vec<Action> = table.state.display.iter().map(|(_, card)| Action::Buy(card)).collect();
    assert_eq!(table.legal(), display);
}

#[test]
fn hb_4_5_a_building_without_a_price_cannot_be_bought() {
    let mut setup = with_wharfs();
    let buildings = setup.content.get_mut("buildings.ron").expect("a content file");
    *buildings = buildings.replacen("cost: 5, victory_points: 4", "cost: None, victory_points: 4", 1);
    let mut table = Table::with(2, &setup);
    assert_eq!(table.rules.content().buildings[usize::from(card("bait_shop"))].cost, None);
    table.red_buys_with([2, 0, 0, 5]).ship(&[Stone, Fish]);
    assert!(!table.may_buy("bait_shop") && table.may_buy("cattle_ferry"));
}

#[test]
fn hb_4_6_the_library_buys_two_for_the_money_of_one_shipment() {
    let mut table = at_the_library([2, 3, 4, 5]);
    table.ship(&[Stone, Wood, Fish]).buy("bait_shop");
    assert!(table.may_buy("cattle_ferry") && !table.may_buy("quarry"), "$11 less $5");
    assert!(!table.may(Action::Ship(Livestock)), "nothing more is shipped");
    table.buy("lumber_yard");
    assert_eq!(
        (table.has(RED), table.state.players[RED].bought()),
        ([0, 3, 1, 0], 2),
        "with the wood of the other part"
    );
    assert_eq!(table.order(), [Stone, Wood, Fish, Livestock], "the market moved once");
}

#[test]
fn hb_4_6_or_one() {
    let mut table = at_the_library([2, 0, 4, 5]);
    table.ship(&[Stone, Wood, Fish]).buy("bait_shop").play(Action::Finish);
    assert_eq!((table.state.players[RED].bought(), table.has(RED)), (1, [0, 0, 1, 0]));
    assert!(!table.owns(RED, "cattle_ferry") && table.decides() == Some(BLUE));
}

#[test]
fn hb_4_6_never_three() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["sushi_shop", "tax_office", "pawn_shop", "bank", "hall_of_mirrors"]).for_sale("library", 4);
    table.stock(RED, [6; 4]).enter("library").play(Action::Part(1)).ship(&[Stone]).buy("bait_shop").buy("cattle_ferry");
    assert_eq!(table.decides(), Some(BLUE));
}

#[test]
fn hb_4_6_coins_count_for_each_of_the_two() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["sushi_shop", "tax_office"]).for_sale("library", 4).stock(RED, [0, 3, 0, 5]);
    table.enter("library").play(Action::Part(1)).ship(&[Livestock, Stone]).buy("bait_shop");
    assert!(table.may_buy("quarry"), "$8 less $3, then $7 less $2");
    table.buy("quarry");
    assert_eq!(table.state.players[RED].bought(), 4);
}

#[test]
fn hb_4_6_the_coin_of_the_first_does_not_count_for_the_second() {
    let mut table = at_the_library([2, 0, 4, 5]);
    table.for_sale("bathhouse", 1).ship(&[Stone, Wood, Fish]).buy("bathhouse");
    assert!(table.may_buy("bait_shop") && !table.may_buy("lumber_yard"), "$5 are left");
}

#[test]
fn hb_4_6_the_warehouse_of_the_first_keeps_nothing() {
    let mut table = at_the_library([2, 0, 4, 5]);
    table.for_sale("inn", 1).ship(&[Stone, Wood, Fish]).buy("inn").buy("bait_shop");
    assert_eq!(table.has(RED), [0, 0, 1, 0], "but the wood of the other part");
}

#[test]
fn hb_4_6_the_display_is_refilled_after_both() {
    let mut table = at_the_library([2, 0, 4, 5]);
    table.ship(&[Stone, Wood, Fish]).buy("bait_shop");
    assert_eq!((table.state.display.len(), table.state.display.get(0)), (4, None));
    table.buy("cattle_ferry");
    assert_eq!((table.state.display.len(), table.state.stack.len()), (5, 29));
}

#[test]
fn hb_4_12_the_building_is_laid_before_its_buyer_and_visitors_pay() {
    let mut table = Table::wharfs(2);
    table.red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    assert_eq!(table.state.owner(at("bait_shop")), Some(RED));
    table.enter("bait_shop");
    assert_eq!((table.has(RED), table.has(BLUE)), ([1, 0, 0, 0], [1, 0, 0, 0]));
}

#[test]
fn hb_4_12_a_worker_on_it_stays_there() {
    let mut table = Table::wharfs(3);
    table.worker_at(BLUE, at("bait_shop")).red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    assert_eq!(table.state.players[BLUE].worker, Some(at("bait_shop")));
    table.turn_of(RED);
    assert!(!table.may_enter("bait_shop"), "not even by its buyer");
    assert_eq!((table.has(BLUE), table.has(RED)), ([0; 4], [0; 4]), "no fee for standing there");
}

#[test]
fn hb_4_12_the_display_is_refilled_in_the_same_place() {
    let mut table = Table::wharfs(2);
    let stack = table.state.stack.pile;
    table.for_sale("bait_shop", 2).red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    let drawn = table.state.display.get(2).expect("a new building");
    assert!(stack.has(drawn) && !table.state.stack.pile.has(drawn));
    assert_eq!((table.state.display.len(), table.state.stack.len()), (5, 30));
}

#[test]
fn hb_4_12_without_a_stack_the_place_stays_empty() {
    let mut table = Table::wharfs(2);
    table.stack_to(BLUE).red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    assert_eq!((table.state.display.get(0), table.state.display.len()), (None, 4));
    table.turn_of(RED).red_buys_somewhere_else();
    assert_eq!(table.state.display.len(), 3, "what is left is still for sale");
}

impl Table {
    /// Moves Red to another building first, then buys the cattle ferry for Red.
    fn red_buys_somewhere_else(&mut self) {
        self.worker_at(RED, at("quarry")).market([Fish, Livestock, Wood, Stone]).red_buys_with([2, 0, 0, 5]);
        self.ship(&[Stone, Fish]).buy("cattle_ferry");
    }
}

#[test]
fn hb_4_13_one_purchase_is_made_in_a_turn() {
    let mut table = Table::wharfs(2);
    table.red_buys_with([6; 4]).ship(&[Stone]).buy("bait_shop");
    assert_eq!((table.has(RED), table.asks()), ([6, 6, 6, 0], Some((BLUE, Task::Move))), "with goods for another");
}

#[test]
fn hb_4_5_the_label_of_a_purchase_shows_how_its_money_adds_up() {
    let catalog =
        |language: &str| rondel::plugins().expect("the game")["harbour"].catalog(language).expect("its words");
    let label = |table: &Table, id: &str, language: &str| {
        catalog(language).say(&table.rules.choice(&table.state, Action::Buy(card(id))).label)
    };
    let mut table = Table::wharfs(2);
    table.red_buys_with([2, 0, 4, 0]).ship(&[Wood]);
    let alone = label(&table, "bait_shop", "en");
    assert!(!alone.contains(" = "), "one slot is no sum: {alone}");
    table.ship(&[Fish]);
    for language in ["en", "de", "nl"] {
        let both = label(&table, "bait_shop", language);
        assert!(both.starts_with("$2 + $4 = $6: "), "{both}");
    }
}
