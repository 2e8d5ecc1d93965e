//! Tests for HB-3.1 to HB-3.3 and HB-3.8: gaining and doubling.

use crate::table::{BLUE, GREEN, RED, Table, at, start, take};
use rondel_harbour::Action;
use rondel_harbour::content::Good;
use rondel_harbour::state::Task;

/// Returns a table in which Red has these goods and enters the starting building, which yields any two goods.
fn at_home_with(counts: [u8; 4]) -> Table {
    let mut table = Table::wharfs(2);
    table.nothing_for_sale().stock(RED, counts).play(Action::Enter(start(RED)));
    table
}

#[test]
fn hb_3_1_goods_of_choice_are_any_mix() {
    let mut table = at_home_with([0; 4]);
    let pairs = [[2, 0, 0, 0], [1, 1, 0, 0], [1, 0, 1, 0], [1, 0, 0, 1], [0, 2, 0, 0]];
    let more = [[0, 1, 1, 0], [0, 1, 0, 1], [0, 0, 2, 0], [0, 0, 1, 1], [0, 0, 0, 2]];
    assert_eq!(table.legal(), pairs.into_iter().chain(more).map(take).collect::<Vec<_>>());
    table.play(take([0, 1, 0, 1]));
    assert_eq!((table.has(RED), table.decides()), ([0, 1, 0, 1], Some(BLUE)));
}

#[test]
fn hb_3_1_none_is_taken_that_is_full_while_another_could_be() {
    let table = at_home_with([6, 5, 0, 6]);
    assert_eq!(table.legal(), [take([0, 1, 1, 0]), take([0, 0, 2, 0])]);
}

#[test]
fn hb_3_1_where_nothing_is_left_to_choose_there_is_no_choice() {
    assert_eq!(at_home_with([6, 6, 6, 5]).has(RED), [6; 4]);
    assert_eq!(at_home_with([5, 6, 6, 5]).has(RED), [6; 4]);
    assert_eq!(at_home_with([6, 6, 2, 6]).has(RED), [6, 6, 4, 6]);
    assert_eq!(at_home_with([6; 4]).has(RED), [6; 4]);
}

#[test]
fn hb_3_1_named_goods_come_beside_those_of_choice() {
    let mut table = Table::wharfs(2);
    table.enter("lighthouse");
    assert_eq!(table.has(RED), [1, 0, 0, 0]);
    table.play(take([1, 0, 0, 0]));
    assert_eq!(table.has(RED), [2, 0, 0, 0]);
}

#[test]
fn hb_3_2_the_whole_gain_is_repeated_for_each_icon() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["inn", "golem_workshop"]).for_sale("ice_cellar", 0).enter("ice_cellar");
    assert_eq!(table.has(RED), [2, 2, 0, 0]);
}

#[test]
fn hb_3_2_goods_of_choice_are_repeated_too_and_chosen_by_handfuls() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["inn", "golem_workshop", "smokehouse", "goulash_kitchen"]);
    table.for_sale("warehouse_row", 0).enter("warehouse_row").play(take([1, 1, 1, 0]));
    assert_eq!(table.decides(), Some(RED));
    table.play(take([0, 0, 0, 1]));
    assert_eq!((table.has(RED), table.decides()), ([1; 4], Some(BLUE)), "four in all");
}

#[test]
fn hb_3_2_without_an_icon_there_is_nothing_to_gain() {
    let mut table = Table::wharfs(2);
    table.for_sale("warehouse_row", 0).enter("warehouse_row");
    assert_eq!((table.has(RED), table.decides()), ([0; 4], Some(BLUE)));
}

/// The rulebook's worked example of the anchors.
#[test]
fn hb_3_2_example_one_livestock_for_each_anchor() {
    for (owned, livestock) in [(vec![], 1), (vec!["pub"], 2), (vec!["pub", "golem_workshop", "fish_market"], 4)] {
        let mut table = Table::wharfs(2);
        table.own_all(RED, &owned).for_sale("ranch", 0).enter("ranch");
        assert_eq!(table.has(RED), [0, livestock, 0, 0]);
    }
}

#[test]
fn hb_3_3_opponents_gain_after_the_visitor_in_turn_order_each_choosing_alone() {
    let mut table = Table::wharfs(3);
    table.turn_of(BLUE).for_sale("abbey", 0).enter("abbey");
    assert_eq!((table.has(BLUE), table.decides()), ([1, 1, 0, 0], Some(BLUE)));
    table.play(take([1, 0, 0, 0]));
    assert_eq!(table.decides(), Some(GREEN));
    assert_eq!(table.legal().len(), 4, "one good");
    table.play(take([0, 1, 0, 0]));
    assert_eq!(table.decides(), Some(RED));
    table.play(take([0, 0, 0, 1]));
    assert_eq!([BLUE, GREEN, RED].map(|seat| table.has(seat)), [[2, 1, 0, 0], [0, 1, 0, 0], [0, 0, 0, 1]]);
    assert_eq!(table.asks(), Some((GREEN, Task::Move)));
}

#[test]
fn hb_3_8_a_good_of_choice_doubles() {
    let mut table = Table::wharfs(2);
    table.for_sale("hall_of_mirrors", 0).stock(RED, [2, 3, 0, 0]).enter("hall_of_mirrors");
    assert_eq!(table.legal(), [Action::Double(Good::Fish), Action::Double(Good::Livestock)], "what is owned");
    table.play(Action::Double(Good::Fish));
    assert_eq!(table.has(RED), [4, 3, 0, 0]);
}

#[test]
fn hb_3_8_to_six_at_most() {
    let mut table = Table::wharfs(2);
    table.for_sale("hall_of_mirrors", 0).stock(RED, [0, 4, 0, 0]).enter("hall_of_mirrors");
    assert_eq!(table.has(RED), [0, 6, 0, 0]);
}

#[test]
fn hb_3_8_a_full_good_is_not_chosen_while_another_would_grow() {
    let mut table = Table::wharfs(2);
    table.for_sale("hall_of_mirrors", 0).stock(RED, [6, 0, 0, 1]).enter("hall_of_mirrors");
    assert_eq!((table.has(RED), table.decides()), ([6, 0, 0, 2], Some(BLUE)));
}

#[test]
fn hb_3_8_without_goods_nothing_doubles() {
    let mut table = Table::wharfs(2);
    table.for_sale("hall_of_mirrors", 0).worker_at(BLUE, at("cattle_ferry")).enter("hall_of_mirrors");
    assert_eq!((table.has(RED), table.decides()), ([0; 4], Some(BLUE)));
}
