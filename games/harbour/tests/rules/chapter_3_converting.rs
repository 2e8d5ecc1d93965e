//! Tests for HB-3.4 to HB-3.7: converting.

use crate::table::{BLUE, RED, Table, pay, take};
use rondel_harbour::Action;
use rondel_harbour::state::Task;

/// Returns a table in which Red has these goods and enters a building in the display.
fn at_building(id: &str, counts: [u8; 4]) -> Table {
    let mut table = Table::wharfs(2);
    table.for_sale(id, 0).stock(RED, counts).enter(id);
    table
}

/// The rulebook's worked example of the icons.
#[test]
fn hb_3_4_example_one_wood_is_paid_for_one_fish_one_livestock_and_one_stone() {
    assert_eq!(at_building("flute_carver", [0, 0, 1, 0]).has(RED), [1, 1, 0, 1]);
    assert_eq!(at_building("flute_carver", [0, 0, 3, 0]).has(RED), [1, 1, 2, 1], "once");
}

#[test]
fn hb_3_4_exactly_what_stands_before_the_arrow_is_paid() {
    assert_eq!(at_building("golem_workshop", [1, 5, 0, 0]).has(RED), [1, 2, 0, 5]);
    assert_eq!(at_building("pub", [2, 2, 0, 0]).has(RED), [1, 1, 2, 2]);
}

#[test]
fn hb_3_4_what_cannot_be_paid_in_full_is_not_converted() {
    assert_eq!(at_building("golem_workshop", [0, 2, 0, 0]).has(RED), [0, 2, 0, 0]);
    assert_eq!(at_building("inn", [1, 0, 1, 0]).has(RED), [1, 0, 1, 0]);
}

#[test]
fn hb_3_4_what_can_be_paid_must_be() {
    let table = at_building("pawn_shop", [2, 1, 0, 0]);
    assert!(!table.may(Action::Finish));
    assert_eq!(at_building("sushi_shop", [1, 6, 6, 6]).has(RED), [0, 6, 6, 6], "even to one's loss");
}

#[test]
fn hb_3_4_the_goods_are_paid_before_others_are_gained() {
    assert_eq!(at_building("bathhouse", [5, 6, 1, 1]).has(RED), [6, 6, 0, 0]);
    let mut table = Table::wharfs(2);
    table.with_character(RED, "merman").for_sale("goulash_kitchen", 0).stock(RED, [6, 0, 0, 0]);
    table.enter("goulash_kitchen");
    assert_eq!(table.has(RED), [6, 0, 1, 1], "the Merman's sixth fish makes room for the one gained");
}

#[test]
fn hb_3_5_goods_of_choice_are_paid_in_any_mix_once_each() {
    let table = at_building("pawn_shop", [2, 1, 0, 3]);
    let mixes = [[2, 0, 0, 0], [1, 1, 0, 0], [1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 0, 2]];
    assert_eq!(table.legal(), mixes.map(pay));
}

#[test]
fn hb_3_5_goods_of_one_kind_are_all_alike() {
    let mut table = Table::wharfs(2);
    table.with_character(RED, "alchemist").stock(RED, [2, 1, 0, 1]).play(Action::UseAbility);
    assert_eq!(table.legal(), [[2, 1, 0, 0], [2, 0, 0, 1]].map(pay), "two fish and one more");
    table.play(pay([2, 1, 0, 0]));
    assert_eq!(table.legal(), [[0, 2, 0, 0], [0, 0, 2, 0], [0, 0, 0, 2]].map(take), "two of one kind come back");
}

#[test]
fn hb_3_6_what_is_chosen_is_none_of_the_kinds_paid() {
    let mut table = at_building("pawn_shop", [1, 1, 0, 3]);
    table.play(pay([1, 1, 0, 0]));
    let threes = [[0, 0, 3, 0], [0, 0, 2, 1], [0, 0, 1, 2], [0, 0, 0, 3]];
    assert_eq!(table.legal(), threes.map(take));
}

#[test]
fn hb_3_6_where_one_kind_is_turned_into_others_that_kind_counts() {
    let mut table = Table::wharfs(2);
    table.with_character(RED, "alchemist").stock(RED, [0, 1, 2, 0]).play(Action::UseAbility);
    assert_eq!(table.has(RED), [0; 4], "there was one way to pay");
    assert_eq!(table.legal(), [[2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 2]].map(take), "livestock only paid for it");
}

#[test]
fn hb_3_7_a_conversion_of_several_times_is_done_once_at_least() {
    let mut table = at_building("bank", [1, 1, 0, 0]);
    assert_eq!(table.legal(), [[1, 0, 0, 0], [0, 1, 0, 0]].map(pay), "it cannot be left out");
    table.play(pay([1, 0, 0, 0])).play(take([0, 0, 1, 0]));
    assert_eq!(table.legal(), [pay([0, 1, 0, 0]), pay([0, 0, 1, 0]), Action::Finish]);
    table.play(Action::Finish);
    assert_eq!((table.has(RED), table.asks()), ([0, 1, 1, 0], Some((BLUE, Task::Move))));
}

#[test]
fn hb_3_7_the_second_time_is_left_to_the_player_though_one_way_to_pay_is_left() {
    let mut table = at_building("bank", [1, 0, 0, 0]);
    assert_eq!(table.has(RED), [0; 4], "the first is done at once");
    table.play(take([0, 0, 0, 1]));
    assert_eq!(table.legal(), [pay([0, 0, 0, 1]), Action::Finish]);
}

#[test]
fn hb_3_7_and_up_to_its_number() {
    let mut table = at_building("bank", [1, 1, 0, 0]);
    table.play(pay([1, 0, 0, 0])).play(take([0, 0, 1, 0])).play(pay([0, 0, 1, 0])).play(take([1, 0, 0, 0]));
    assert_eq!((table.has(RED), table.asks()), ([1, 1, 0, 0], Some((BLUE, Task::Move))), "twice, not three times");
}
