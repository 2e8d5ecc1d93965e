//! Tests for HB-6.14 to HB-6.16 and HB-6.19 to HB-6.21: the other characters.

use crate::table::{BLUE, GREEN, RED, Table, at, pay, start, take};
use rondel_harbour::Action;
use rondel_harbour::content::Good::{Fish, Livestock, Stone, Wood};

/// Returns a three-player table in which Red plays this character and has these goods.
fn red_is(id: &str, counts: [u8; 4]) -> Table {
    let mut table = Table::wharfs(3);
    table.with_character(RED, id).stock(RED, counts);
    table
}

#[test]
fn hb_6_14_the_diplomat_enters_an_occupied_building_and_who_stands_there_gains() {
    let mut table = red_is("diplomat", [0; 4]);
    table.worker_at(BLUE, at("cattle_ferry")).enter("cattle_ferry");
    assert_eq!((table.decides(), table.legal().len()), (Some(BLUE), 4), "one good of choice");
    table.play(take([0, 0, 1, 0]));
    assert_eq!((table.has(RED), table.has(BLUE), table.has(GREEN)), ([0, 2, 0, 0], [0, 0, 1, 0], [0; 4]));
}

#[test]
fn hb_6_14_everybody_standing_there_gains_in_turn_order() {
    let mut table = red_is("diplomat", [0; 4]);
    table.worker_at(BLUE, at("cattle_ferry")).worker_at(GREEN, at("cattle_ferry")).enter("cattle_ferry");
    assert_eq!(table.decides(), Some(BLUE));
    table.play(take([1, 0, 0, 0]));
    assert_eq!(table.decides(), Some(GREEN));
    table.play(take([0, 0, 0, 1]));
    assert_eq!((table.has(BLUE), table.has(GREEN)), ([1, 0, 0, 0], [0, 0, 0, 1]));
}

#[test]
fn hb_6_14_a_free_building_brings_the_others_nothing() {
    let mut table = red_is("diplomat", [0; 4]);
    table.worker_at(BLUE, at("quarry")).enter("cattle_ferry");
    assert_eq!((table.has(RED), table.has(BLUE)), ([0, 2, 0, 0], [0; 4]));
}

#[test]
fn hb_6_14_the_diplomat_must_move_as_well_and_others_may_not_follow() {
    let mut table = red_is("diplomat", [0; 4]);
    assert!(!table.worker_at(RED, at("quarry")).may_enter("quarry"));
    assert!(!table.turn_of(BLUE).may_enter("quarry"));
}

#[test]
fn hb_6_15_the_smuggler_pays_no_fees() {
    let mut table = red_is("smuggler", [1, 0, 0, 0]);
    table.own(BLUE, "cattle_ferry").enter("cattle_ferry");
    assert_eq!((table.has(RED), table.has(BLUE), table.decides()), ([1, 2, 0, 0], [0; 4], Some(BLUE)));
    let mut table = red_is("smuggler", [0; 4]);
    assert!(table.own(BLUE, "sushi_shop").may_enter("sushi_shop"), "nor needs a good for one");
}

#[test]
fn hb_6_15_others_pay_the_smuggler() {
    let mut table = Table::wharfs(2);
    table.with_character(BLUE, "smuggler").stock(RED, [1, 0, 0, 0]).play(Action::Enter(start(BLUE)));
    table.play(Action::PayFee(Fish));
    assert_eq!(table.has(BLUE), [1, 0, 0, 0]);
}

#[test]
fn hb_6_16_the_merman_may_pay_fish_in_place_of_any_other_good() {
    let mut table = red_is("merman", [3, 2, 0, 0]);
    table.for_sale("golem_workshop", 0).enter("golem_workshop");
    assert_eq!(table.legal(), [[3, 0, 0, 0], [2, 1, 0, 0], [1, 2, 0, 0]].map(pay));
    table.play(pay([1, 2, 0, 0]));
    assert_eq!(table.has(RED), [2, 0, 0, 5]);
}

#[test]
fn hb_6_16_no_other_good_stands_for_fish() {
    let mut table = red_is("merman", [0, 4, 0, 0]);
    table.for_sale("sushi_shop", 0).enter("sushi_shop");
    assert_eq!(table.has(RED), [0, 4, 0, 0]);
    let mut table = red_is("merman", [1, 3, 0, 0]);
    table.for_sale("pub", 0).enter("pub");
    assert_eq!(table.has(RED), [0, 2, 2, 2], "the fish of the pub is one, its livestock another");
}

#[test]
fn hb_6_16_others_pay_in_kind() {
    let mut table = red_is("mason", [3, 2, 0, 0]);
    table.for_sale("golem_workshop", 0).enter("golem_workshop");
    assert_eq!(table.has(RED), [3, 2, 0, 0]);
}

#[test]
fn hb_6_16_fish_stand_for_nothing_when_shipping() {
    let mut table = red_is("merman", [6, 0, 0, 0]);
    table.market([Stone, Livestock, Wood, Fish]).play(Action::Enter(start(RED))).play(Action::Part(1));
    assert_eq!(table.legal(), [Action::Ship(Fish)]);
}

#[test]
fn hb_6_19_the_speculator_scores_the_dollars_of_the_slot_of_stone() {
    let mut table = red_is("speculator", [6; 4]);
    let orders = [
        [Stone, Fish, Livestock, Wood],
        [Fish, Stone, Livestock, Wood],
        [Fish, Livestock, Stone, Wood],
        [Fish, Livestock, Wood, Stone],
    ];
    assert_eq!(orders.map(|order| table.market(order).points(RED)), [2, 3, 4, 5]);
}

#[test]
fn hb_6_20_the_miser_scores_a_point_for_every_three_goods_left() {
    for (counts, points) in [([0; 4], 0), ([1, 1, 0, 0], 0), ([1, 1, 1, 0], 1), ([2, 2, 1, 0], 1), ([6; 4], 8)] {
        assert_eq!(red_is("miser", counts).points(RED), points, "{counts:?}");
    }
}

#[test]
fn hb_6_21_the_admiral_scores_a_point_for_each_anchor() {
    let mut table = red_is("admiral", [6; 4]);
    assert_eq!(table.points(RED), 1, "that of the own starting building");
    table.own(RED, "pub").own(RED, "griffin_stable");
    let score = table.rules.score(&table.state, RED);
    assert_eq!((score.buildings, score.ability), (16, 2));
}

#[test]
fn hb_6_21_the_abilities_of_others_score_nothing() {
    let mut table = red_is("admiral", [0; 4]);
    table.own(BLUE, "pub").stock(BLUE, [6; 4]);
    assert_eq!(table.rules.score(&table.state, BLUE).ability, 0);
}
