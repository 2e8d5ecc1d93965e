//! HB-7: playing alone against the training opponent.

use crate::table::{RED, Table, at, start, take, usual, with_wharfs};
use rondel_harbour::content::Good::{Fish, Livestock, Stone, Wood};
use rondel_harbour::state::{TRAINER, Task};
use rondel_harbour::{Action, HarbourSetup, Level};

/// Red alone; the training opponent has so many dollars. In the display lie, from the left, buildings for $5, $6, $6,
/// $7 and $7.
fn alone(dollars: u8) -> Table {
    let mut table = Table::wharfs(1);
    table.state.dollars = dollars;
    table
}

/// Red goes home, or from there to the lighthouse, for a wood or two; then the training opponent has its turn.
fn trainer_moves(table: &mut Table) {
    table.stock(RED, [0; 4]);
    if table.state.players[RED].worker == Some(start(RED)) {
        table.enter("lighthouse").play(take([0, 0, 1, 0]));
    } else {
        table.play(Action::Enter(start(RED))).play(take([0, 0, 2, 0]));
    }
    assert_eq!(table.asks(), Some((RED, Task::Move)), "no step of its turn needs a decision");
}

#[test]
fn hb_7_1_you_begin_at_a_table_for_two_with_five_buildings() {
    for seed in 0..20 {
        let table = Table::dealt(1, &with_wharfs(), seed);
        assert_eq!((table.state.active(), table.state.display.len()), (RED, 5));
        assert!(matches!(table.asks(), Some((RED, Task::Take(_)))));
    }
}

#[test]
fn hb_7_1_the_training_opponent_has_no_board_and_no_goods() {
    let mut table = Table::dealt(1, &HarbourSetup { bonus: true, ..usual() }, 3);
    let boards = table.legal();
    table.play(boards[0]);
    let trainer = &table.state.players[TRAINER];
    assert_eq!((trainer.board, trainer.bonus, table.has(TRAINER)), (None, None, [0; 4]));
    assert!(!alone(0).may(Action::Enter(start(TRAINER))));
}

#[test]
fn hb_7_1_what_opponents_gain_is_nothing_to_it() {
    let mut table = alone(0);
    table.for_sale("abbey", 4).enter("abbey").play(take([1, 0, 0, 0]));
    assert_eq!((table.has(TRAINER), table.asks()), ([0; 4], Some((RED, Task::Move))));
}

#[test]
fn hb_7_2_its_worker_moves_to_the_leftmost_free_building() {
    let mut table = alone(0);
    trainer_moves(&mut table);
    assert_eq!(table.state.players[TRAINER].worker, Some(at("bait_shop")));
    trainer_moves(&mut table);
    assert_eq!(table.state.players[TRAINER].worker, Some(at("ranch")), "not where it stands");
    trainer_moves(&mut table);
    assert_eq!(table.state.players[TRAINER].worker, Some(at("bait_shop")));
}

#[test]
fn hb_7_2_not_to_where_you_stand() {
    let mut table = alone(0);
    table.enter("bait_shop");
    assert_eq!(table.state.players[TRAINER].worker, Some(at("ranch")));
}

#[test]
fn hb_7_3_it_receives_one_dollar_a_turn() {
    let mut table = alone(0);
    trainer_moves(&mut table);
    assert_eq!(table.state.dollars, 1);
    trainer_moves(&mut table);
    assert_eq!(table.state.dollars, 2);
}

#[test]
fn hb_7_3_and_one_more_once_it_owns_three_buildings() {
    for (owned, dollars) in [(2, 1), (3, 2)] {
        let mut table = alone(0);
        table.own_all(TRAINER, &["inn", "smokehouse", "ice_cellar"][..owned]);
        trainer_moves(&mut table);
        assert_eq!(table.state.dollars, dollars);
    }
}

#[test]
fn hb_7_4_it_buys_as_soon_as_its_dollars_reach_a_price() {
    let mut table = alone(3);
    trainer_moves(&mut table);
    assert_eq!((table.state.dollars, table.state.players[TRAINER].bought()), (4, 0));
    trainer_moves(&mut table);
    assert_eq!((table.state.dollars, table.owns(TRAINER, "bait_shop")), (0, true));
    assert_eq!((table.state.display.len(), table.state.stack.len()), (5, 30), "the display is refilled");
}

#[test]
fn hb_7_4_the_dearest_it_can_pay_the_leftmost_of_equals() {
    let mut table = alone(5);
    trainer_moves(&mut table);
    assert!(table.owns(TRAINER, "ranch") && !table.owns(TRAINER, "lumber_yard"), "both cost $6");
    let mut table = alone(7);
    trainer_moves(&mut table);
    assert_eq!((table.owns(TRAINER, "quarry"), table.state.dollars), (true, 1), "one purchase of $7, and it saves");
}

#[test]
fn hb_7_4_the_goods_on_the_two_dearest_slots_count_as_shipped() {
    let mut table = alone(4);
    table.with_character(RED, "mason").enter("ranch");
    assert!(table.owns(TRAINER, "bait_shop"));
    assert_eq!(table.order(), [Stone, Wood, Fish, Livestock]);
    assert_eq!(table.has(RED), [0, 2, 0, 1], "the Mason has a stone of it");
}

#[test]
fn hb_7_4_without_a_purchase_the_market_stays() {
    let mut table = alone(0);
    trainer_moves(&mut table);
    assert_eq!(table.order(), [Fish, Livestock, Wood, Stone]);
}

#[test]
fn hb_7_5_nobody_pays_it_a_fee() {
    let mut table = alone(0);
    table.own(TRAINER, "inn").own(TRAINER, "sushi_shop").stock(RED, [1, 0, 1, 1]).enter("inn");
    assert_eq!((table.has(RED), table.has(TRAINER)), ([0, 4, 0, 0], [0; 4]));
    table.stock(RED, [0; 4]);
    assert!(table.may_enter("sushi_shop"), "even without a good");
}

#[test]
fn hb_7_5_its_buildings_may_be_entered_while_no_worker_stands_there() {
    let mut table = alone(0);
    table.own(TRAINER, "inn").worker_at(TRAINER, at("inn"));
    assert!(!table.may_enter("inn"));
    assert!(table.worker_at(TRAINER, at("ranch")).may_enter("inn") && !table.may_enter("ranch"));
}

#[test]
fn hb_7_5_it_pays_no_fee() {
    let mut table = alone(9);
    table.nothing_for_sale().own(RED, "inn");
    trainer_moves(&mut table);
    assert_eq!((table.has(RED), table.state.players[TRAINER].worker), ([0, 0, 2, 0], None), "it goes nowhere else");
}

#[test]
fn hb_7_6_it_begins_with_nothing_three_or_six_dollars() {
    for (trainer, dollars) in [(Level::Easy, 0), (Level::Usual, 3), (Level::Hard, 6)] {
        assert_eq!(Table::dealt(1, &HarbourSetup { trainer, ..with_wharfs() }, 1).state.dollars, dollars);
    }
    assert_eq!(Table::dealt(2, &HarbourSetup { trainer: Level::Hard, ..with_wharfs() }, 1).state.dollars, 0);
}

#[test]
fn hb_7_7_its_fourth_purchase_brings_your_last_turn() {
    let mut table = alone(3);
    table.own_all(TRAINER, &["inn", "smokehouse", "ice_cellar"]);
    trainer_moves(&mut table);
    assert_eq!((table.state.players[TRAINER].bought(), table.asks()), (4, Some((RED, Task::Move))));
    table.enter("quarry");
    assert!(table.outcome().is_some_and(|outcome| outcome.is_defeat()));
}

#[test]
fn hb_7_7_your_fourth_purchase_brings_its_last_turn() {
    let mut table = alone(5);
    table.own_all(RED, &["griffin_stable", "smokehouse", "ice_cellar"]).red_buys_with([0, 0, 0, 5]);
    table.ship(&[Stone]).buy("bait_shop");
    assert_eq!(table.winners(), [RED]);
    assert_eq!(table.state.players[TRAINER].bought(), 1, "it bought the ranch in its last turn");
}

/// A game alone that is over, in which Red and the training opponent have these buildings.
fn finished(red: &[&str], trainer: &[&str], goods: [u8; 4]) -> bool {
    let mut table = alone(0);
    table.own_all(RED, red).own_all(TRAINER, trainer).stock(RED, goods).over();
    table.winners() == [RED]
}

#[test]
fn hb_7_7_you_win_with_more_points() {
    assert!(finished(&["sushi_shop"], &["quarry"], [0; 4]), "7 points against 6");
    assert!(!finished(&["quarry"], &["sushi_shop"], [6; 4]), "6 points against 7");
}

#[test]
fn hb_7_7_at_equal_points_with_more_bought_buildings() {
    assert!(finished(&["bait_shop", "bathhouse"], &["masoners_hall"], [0; 4]), "4 and 4 points against 8");
    assert!(!finished(&["masoners_hall"], &["bait_shop", "bathhouse"], [6; 4]));
}

#[test]
fn hb_7_7_then_with_goods_in_the_warehouse() {
    assert!(finished(&["ranch"], &["inn"], [1, 0, 0, 0]), "5 points and one building each");
}

#[test]
fn hb_7_7_a_full_tie_is_a_shared_victory() {
    assert!(finished(&["ranch"], &["inn"], [0; 4]), "5 points, one building and no good each");
}
