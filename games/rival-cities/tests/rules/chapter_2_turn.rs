//! Tests for RC-2: the turn and the ink jar.

use crate::table::{ALTONA, HAMBURG, Table};
use rondel::scene::Inline;
use rondel::{Observer, Stage};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{Goods, Product};
use rondel_rival_cities::state::Task;

/// Returns the cost of a move for Hamburg, based on the number of products it is asked to pay.
fn cost_of(table: &Table, spaces: u8) -> u8 {
    let mut table = Table { rules: Table::first_game().rules, state: table.state, dealer: table.dealer.clone() };
    table.play(Action::MoveJar(spaces));
    match table.asks() {
        Some((HAMBURG, Task::PayMove(owed))) => owed,
        _ => 0,
    }
}

fn rich() -> Table {
    let mut table = Table::first_game();
    for product in [Product::Beer, Product::Cloth, Product::Leather, Product::Furniture] {
        table.give(HAMBURG, product, 12);
    }
    table
}

#[test]
fn rc_2_1_a_turn_ends_with_its_option_and_the_rival_is_next() {
    let mut table = Table::first_game();
    table.play(Action::MoveJar(2)).play(Action::OptionA).play(Action::Perform(0));
    assert_eq!(table.state.active(), ALTONA);
    assert_eq!(table.asks(), Some((ALTONA, Task::MoveJar)));
}

#[test]
fn rc_2_2_the_ink_jar_moves_clockwise_by_one_space_at_least() {
    let mut table = Table::first_game();
    assert_eq!(table.legal(), [Action::MoveJar(1), Action::MoveJar(2)]);
    table.play(Action::MoveJar(1));
    assert_eq!(table.state.jar.place(), 1);
}

#[test]
fn rc_2_3_a_move_goes_as_far_as_can_be_paid_for_but_not_beyond_20_spaces() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Product::Beer, 3);
    assert_eq!(table.legal().last(), Some(&Action::MoveJar(4)), "four spaces cost 2, five cost 4");
    assert_eq!(rich().legal().last(), Some(&Action::MoveJar(20)));
}

#[test]
fn rc_2_4_the_scale_of_costs_as_printed() {
    let table = rich();
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(|spaces| cost_of(&table, spaces)), [0, 0, 1, 2, 4, 6, 8, 10]);
}

#[test]
fn rc_2_4_the_cards_of_the_ring_show_what_moving_there_costs() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Product::Beer, 4);
    let prices = |table: &Table| {
        let scene = table.rules.scene(&table.state, Observer::Seat(HAMBURG));
        let badges = scene.pieces().flat_map(|piece| &piece.face.badges);
        let priced = badges.filter_map(|badge| match badge.inlines[..] {
            [Inline::Number(price), Inline::Icon("any-product")] => Some(price),
            _ => None,
        });
        let mut priced: Vec<_> = priced.collect();
        priced.sort_unstable();
        priced
    };
    assert_eq!(prices(&table), [1, 2, 4], "three to five spaces; two are free, and six cannot be paid");
    table.play(Action::MoveJar(1));
    assert!(prices(&table).is_empty(), "the jar has moved");
}

/// The worked example on the rulebook's page about movement (all three editions).
#[test]
fn rc_2_4_example_six_spaces_cost_six_products_and_one_or_two_are_free() {
    let table = rich();
    assert_eq!([1, 2, 6].map(|spaces| cost_of(&table, spaces)), [0, 0, 1 + 1 + 2 + 2]);
}

#[test]
fn rc_2_5_the_city_chooses_which_products_pay() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Product::Beer, 1).give(HAMBURG, Product::Cloth, 2);
    table.play(Action::MoveJar(4));
    let both = Goods::of(Product::Beer, 1).plus(&Goods::of(Product::Cloth, 1));
    assert_eq!(table.legal(), [Action::Pay(both), Action::Pay(Goods::of(Product::Cloth, 2))]);
    table.play(Action::Pay(both));
    assert_eq!((table.has(HAMBURG, Product::Beer), table.has(HAMBURG, Product::Cloth)), (0, 1));
    assert_eq!(table.asks(), Some((HAMBURG, Task::ChooseOption)));
}

#[test]
fn rc_2_5_more_than_three_products_are_paid_one_by_one_until_three_are_left() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Product::Beer, 4).give(HAMBURG, Product::Leather, 4);
    table.play(Action::MoveJar(5));
    assert_eq!(table.asks(), Some((HAMBURG, Task::PayMove(4))));
    table.play(Action::Pay(Goods::of(Product::Leather, 1)));
    assert_eq!(table.asks(), Some((HAMBURG, Task::PayMove(3))));
    table.play(Action::Pay(Goods::of(Product::Beer, 3)));
    assert_eq!((table.has(HAMBURG, Product::Beer), table.has(HAMBURG, Product::Leather)), (1, 3));
}

#[test]
fn rc_2_6_ship_17_shifts_the_scale_by_one_space() {
    let mut table = rich();
    table.give_ship(HAMBURG, 17);
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(|spaces| cost_of(&table, spaces)), [0, 0, 0, 1, 2, 4, 6, 8]);
}

#[test]
fn rc_2_7_what_is_paid_goes_to_the_supply_and_what_is_gained_comes_from_it() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Product::Beer, 1);
    assert_eq!(table.state.bank.goods.count(Product::Beer), 11);
    table.play(Action::MoveJar(3)).play(Action::Pay(Goods::of(Product::Beer, 1)));
    assert_eq!(table.state.bank.goods.count(Product::Beer), 12);
}

#[test]
fn rc_2_8_passing_the_bell_pays_first_then_takes_the_token_and_holds_the_off_season() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Product::Beer, 1).give_alliance(HAMBURG, 2).jar_at(18);
    table.play(Action::MoveJar(3));
    assert_eq!((table.asks(), table.state.bell), (Some((HAMBURG, Task::PayMove(1))), None));
    table.play(Action::Pay(Goods::of(Product::Beer, 1)));
    assert_eq!((table.state.bell, table.state.season_step), (Some(HAMBURG), 1));
    assert!(matches!(table.asks(), Some((HAMBURG, Task::Upkeep(_)))));
    table.play(Action::Decline);
    assert_eq!((table.state.seasons, table.asks()), (1, Some((HAMBURG, Task::ChooseOption))));
}

#[test]
fn rc_2_8_reaching_space_0_passes_the_bell_and_19_does_not() {
    let mut table = Table::first_game();
    table.jar_at(18).play(Action::MoveJar(1));
    assert_eq!(table.state.seasons, 0);
    let mut table = Table::first_game();
    table.jar_at(18).play(Action::MoveJar(2));
    assert_eq!((table.state.seasons, table.state.jar.place()), (1, 0));
}
