//! Tests for HB-2: the turn, the warehouse and the icons. Fees have a separate file.

use crate::table::{BLUE, GREEN, RED, Table, at, start, take};
use rondel_harbour::Action;
use rondel_harbour::content::Good;
use rondel_harbour::state::{Building, Task};

fn entered(table: &Table) -> Vec<Building> {
    let place = |action| if let Action::Enter(building) = action { Some(building) } else { None };
    table.legal().into_iter().filter_map(place).collect()
}

#[test]
fn hb_2_1_turns_go_round_clockwise() {
    let mut table = Table::wharfs(3);
    table.turn_of(BLUE).enter("bait_shop");
    assert_eq!(table.asks(), Some((GREEN, Task::Move)));
    table.enter("cattle_ferry");
    assert_eq!(table.asks(), Some((RED, Task::Move)));
    table.enter("quarry");
    assert_eq!(table.asks(), Some((BLUE, Task::Move)));
}

#[test]
fn hb_2_2_the_worker_must_move_to_another_building() {
    let mut table = Table::wharfs(2);
    table.worker_at(RED, at("quarry"));
    assert!(!table.may_enter("quarry"));
    assert!(!table.may(Action::Finish), "staying is no choice");
    table.enter("cattle_ferry");
    assert_eq!(table.state.players[RED].worker, Some(at("cattle_ferry")));
}

#[test]
fn hb_2_3_every_building_of_the_table_may_be_entered() {
    let mut table = Table::wharfs(2);
    table.own(RED, "inn").own(BLUE, "bank").stock(RED, [1, 0, 0, 0]);
    let display = ["bait_shop", "cattle_ferry", "lumber_yard", "quarry", "lighthouse"].map(at);
    let all = [start(RED), start(BLUE)].into_iter().chain(display).chain([at("inn"), at("bank")]);
    assert_eq!(entered(&table), all.collect::<Vec<_>>());
}

#[test]
fn hb_2_3_cards_of_the_stack_cannot_be_entered() {
    let table = Table::wharfs(2);
    assert!(!table.may_enter("sushi_shop"));
}

#[test]
fn hb_2_4_a_building_with_a_worker_cannot_be_entered_whoever_owns_it() {
    let mut table = Table::wharfs(2);
    table.own(RED, "inn").stock(RED, [1, 0, 0, 0]);
    for place in [at("quarry"), at("inn"), start(RED), start(BLUE)] {
        assert!(table.may(Action::Enter(place)));
        table.worker_at(BLUE, place);
        assert!(!table.may(Action::Enter(place)), "{place:?}");
    }
}

#[test]
fn hb_2_5_a_building_may_be_entered_for_nothing() {
    let mut table = Table::wharfs(2);
    table.for_sale("sushi_shop", 0).enter("sushi_shop");
    assert_eq!((table.has(RED), table.asks()), ([0; 4], Some((BLUE, Task::Move))));
}

#[test]
fn hb_2_5_the_action_is_carried_out_as_far_as_possible() {
    let mut table = Table::wharfs(2);
    table.for_sale("architectural_society", 0).enter("architectural_society");
    assert_eq!((table.has(RED), table.decides()), ([0, 0, 0, 1], Some(BLUE)), "the stone without a purchase");
    let mut table = Table::wharfs(2);
    table.stock(RED, [6, 6, 6, 5]).enter("quarry");
    assert_eq!(table.has(RED), [6; 4], "one stone of two");
}

#[test]
fn hb_2_6_without_a_building_to_enter_the_turn_is_passed() {
    let mut table = Table::wharfs(2);
    table.nothing_for_sale().own(BLUE, "sushi_shop").worker_at(RED, start(RED)).worker_at(BLUE, start(BLUE));
    table.settle();
    assert_eq!(table.asks(), Some((BLUE, Task::Move)), "Red has no fee for the sushi shop");
    assert_eq!(table.state.players[RED].worker, Some(start(RED)));
}

#[test]
fn hb_2_12_what_goes_beyond_six_is_lost() {
    let mut table = Table::wharfs(2);
    table.stock(RED, [5, 0, 0, 0]).enter("bait_shop");
    assert_eq!(table.has(RED), [6, 0, 0, 0]);
    table.turn_of(RED).for_sale("hall_of_mirrors", 0).stock(RED, [0, 5, 0, 0]).enter("hall_of_mirrors");
    assert_eq!(table.has(RED), [0, 6, 0, 0]);
}

/// The rulebook's worked example of the warehouse.
#[test]
fn hb_2_12_example_four_fish_and_two_more_stand_at_six() {
    let mut table = Table::wharfs(2);
    table.stock(RED, [4, 0, 0, 0]).enter("bait_shop");
    assert_eq!(table.has(RED), [6, 0, 0, 0]);
}

#[test]
fn hb_2_12_no_action_takes_what_is_not_there() {
    let mut table = Table::wharfs(2);
    table.for_sale("golem_workshop", 0).stock(RED, [0, 2, 0, 0]).enter("golem_workshop");
    assert_eq!(table.has(RED), [0, 2, 0, 0], "three livestock are asked for");
}

#[test]
fn hb_2_13_icons_of_one_sort_add_up_starting_building_included() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["pub", "golem_workshop"]).for_sale("fish_market", 0).enter("fish_market");
    assert_eq!(table.has(RED), [3, 0, 0, 0], "the Wharfs, the pub and the golems have an anchor each");
}

#[test]
fn hb_2_13_icons_work_from_the_moment_of_the_purchase() {
    let mut table = Table::wharfs(2);
    table.for_sale("pub", 0).for_sale("fish_market", 1).red_buys_with([2, 0, 0, 5]);
    table.ship(&[Good::Fish, Good::Stone]).buy("pub").turn_of(RED).enter("fish_market");
    assert_eq!(table.has(RED), [2, 0, 0, 0]);
}

#[test]
fn hb_2_13_the_icons_of_others_and_of_the_display_do_not_work_for_a_visitor() {
    let mut table = Table::wharfs(2);
    table.own_all(BLUE, &["pub", "fish_market"]).stock(RED, [0, 0, 0, 1]);
    table.enter("fish_market").play(Action::PayFee(Good::Stone));
    assert_eq!(table.has(RED), [1, 0, 0, 0], "one anchor: that of the Wharfs");
}

#[test]
fn hb_2_13_two_top_hats_are_as_good_as_one() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["traders_guild", "griffin_stable"]).stock(RED, [1, 0, 0, 0]);
    table.play(Action::Enter(start(BLUE))).play(take([1, 1, 0, 0]));
    assert_eq!((table.has(RED), table.has(BLUE)), ([2, 1, 0, 0], [0; 4]));
}
