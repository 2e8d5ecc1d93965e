//! Tests for HB-6.7: the once-per-turn abilities of the Alchemist and the Satyr.

use crate::table::{BLUE, RED, Table, pay, start, take, with_wharfs};
use rondel_harbour::Action;
use rondel_harbour::content::Good::{Fish, Livestock, Stone};
use rondel_harbour::state::Task;

/// Returns a table in which Red plays this character and has these goods.
fn red_is(id: &str, counts: [u8; 4]) -> Table {
    let mut table = Table::wharfs(2);
    table.with_character(RED, id).stock(RED, counts);
    table
}

#[test]
fn hb_6_7_the_satyr_swaps_one_good_for_another() {
    let mut table = red_is("satyr", [1, 1, 0, 0]);
    table.play(Action::UseAbility);
    assert_eq!(table.legal(), [pay([1, 0, 0, 0]), pay([0, 1, 0, 0])]);
    table.play(pay([1, 0, 0, 0]));
    assert_eq!(table.legal(), [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]].map(take), "another");
    table.play(take([0, 0, 0, 1]));
    assert_eq!((table.has(RED), table.asks()), ([0, 1, 0, 1], Some((RED, Task::Move))), "before the move");
}

#[test]
fn hb_6_7_the_alchemist_pays_one_to_turn_two_of_one_kind_into_two_of_another() {
    let mut table = red_is("alchemist", [1, 3, 0, 0]);
    table.play(Action::UseAbility).play(pay([1, 2, 0, 0])).play(take([0, 0, 2, 0]));
    assert_eq!(table.has(RED), [0, 1, 2, 0]);
    let mut table = red_is("alchemist", [1, 3, 0, 0]);
    table.play(Action::UseAbility).play(pay([0, 3, 0, 0])).play(take([2, 0, 0, 0]));
    assert_eq!(table.has(RED), [3, 0, 0, 0], "the one may be of the kind that is turned");
}

#[test]
fn hb_6_7_the_alchemist_needs_three_goods_two_of_them_alike() {
    assert!(!red_is("alchemist", [1, 1, 1, 0]).may(Action::UseAbility));
    assert!(!red_is("alchemist", [0, 2, 0, 0]).may(Action::UseAbility));
    assert!(red_is("alchemist", [0, 2, 1, 0]).may(Action::UseAbility));
}

#[test]
fn hb_6_7_once_in_a_turn_and_again_in_the_next() {
    let mut table = red_is("satyr", [1, 1, 0, 0]);
    table.play(Action::UseAbility).play(pay([1, 0, 0, 0])).play(take([0, 0, 0, 1]));
    assert!(!table.may(Action::UseAbility));
    table.enter("cattle_ferry");
    assert_eq!(table.asks(), Some((BLUE, Task::Move)), "nor after the action");
    table.enter("quarry");
    assert!(table.may(Action::UseAbility));
}

#[test]
fn hb_6_7_after_the_action_too() {
    let mut table = red_is("satyr", [0; 4]);
    table.enter("bait_shop");
    assert_eq!(table.asks(), Some((RED, Task::EndOfTurn)));
    assert_eq!(table.legal(), [Action::Finish, Action::UseAbility]);
    table.play(Action::UseAbility).play(take([0, 0, 1, 0]));
    assert_eq!((table.has(RED), table.decides()), ([1, 0, 1, 0], Some(BLUE)));
    let mut table = red_is("satyr", [1, 0, 0, 0]);
    table.enter("bait_shop").play(Action::Finish);
    assert_eq!(table.decides(), Some(BLUE), "it may be left");
}

#[test]
fn hb_6_7_at_the_decisions_within_the_action() {
    let mut table = red_is("satyr", [0, 1, 0, 0]);
    table.for_sale("sushi_shop", 0).own(BLUE, "sushi_shop").enter("sushi_shop");
    assert!(table.may(Action::UseAbility), "before the fee");
    let mut table = red_is("satyr", [0, 1, 0, 0]);
    table.play(Action::Enter(start(RED)));
    assert!(matches!(table.asks(), Some((RED, Task::Take(_)))) && table.may(Action::UseAbility));
    let mut table = red_is("satyr", [1, 0, 0, 0]);
    table.for_sale("traders_guild", 0).enter("traders_guild");
    assert!(table.may(Action::UseAbility), "before either part");
    table.play(Action::Part(1));
    assert!(table.may(Action::UseAbility), "before the market is changed");
}

#[test]
fn hb_6_7_not_within_a_purchase() {
    let mut table = red_is("satyr", [0; 4]);
    table.own(RED, "inn").red_buys_with([0, 3, 0, 6]);
    assert!(!table.may(Action::UseAbility), "while goods are shipped");
    table.ship(&[Livestock, Stone]).buy("bait_shop");
    assert!(matches!(table.asks(), Some((RED, Task::KeepBack { .. }))) && !table.may(Action::UseAbility));
}

#[test]
fn hb_6_7_not_in_the_turn_of_another() {
    let mut table = Table::wharfs(2);
    table.with_character(BLUE, "satyr").stock(BLUE, [1, 1, 0, 0]).for_sale("tax_office", 0).enter("tax_office");
    assert_eq!(table.asks(), Some((BLUE, Task::Give(RED))));
    assert!(!table.may(Action::UseAbility));
}

#[test]
fn hb_6_7_not_before_the_first_turn() {
    let mut table = Table::dealt(2, &with_wharfs(), 3);
    let first = table.state.active();
    table.with_character(first, "satyr").stock(first, [1, 0, 0, 0]);
    assert!(matches!(table.asks(), Some((_, Task::Take(_)))) && !table.may(Action::UseAbility));
}

#[test]
fn hb_6_7_not_without_goods_to_pay() {
    let mut table = red_is("satyr", [0; 4]);
    assert!(!table.may(Action::UseAbility));
    table.for_sale("canal_lock", 0).enter("canal_lock").play(Action::Move(Fish, 1));
    assert_eq!(table.decides(), Some(BLUE));
}
