//! Tests for HB-7: solo games against the training opponent.

use rondel::bots::{Budget, Mcts, SearchLimits, reasons};
use rondel::{Dealer, Observation, Ruleset, Seats};

use crate::table::{RED, Table, at, start, take, usual, with_wharfs};
use rondel_harbour::content::Good::{Fish, Livestock, Stone, Wood};
use rondel_harbour::state::{TRAINER, Task};
use rondel_harbour::{Action, HarbourSetup, Level};

/// Returns a solo game for Red. The training opponent has nothing, gains no goods of its choice, and buys after
/// `countdown` turns and then every five turns. The display contains, from the left, the Bait Shop, the Cattle
/// Ferry, the Lumber Yard, the Quarry and the Lighthouse, for $5, $6, $6, $7 and $7.
fn alone(countdown: u8) -> Table {
    gaining(0, countdown)
}

/// Returns a game like [`alone`], but the training opponent gains this many goods of its choice in each turn.
fn gaining(extra: u8, countdown: u8) -> Table {
    let mut setup = with_wharfs();
    let level = format!("(extra: {extra}, first: 5, turns: 5)");
    let levels = format!("(easy: {level}, usual: {level}, hard: {level}, provenance: Reconstructed)");
    setup.content.insert("trainer.ron".to_owned(), levels);
    let mut table = Table::with(1, &setup);
    table.state.countdown = countdown;
    table
}

/// Plays a turn of Red that does not affect the training opponent. Red enters the starting building or, if the
/// worker is already there, the sushi shop. Red owns the sushi shop but has no fish for it. Then the training
/// opponent takes its turn.
fn trainer_moves(table: &mut Table) {
    table.own(RED, "sushi_shop");
    table.stock(RED, [0, 0, 0, 6]);
    if table.state.players[RED].worker == Some(start(RED)) {
        table.enter("sushi_shop");
    } else {
        table.play(Action::Enter(start(RED)));
        if table.may(Action::Part(0)) {
            table.play(Action::Part(0));
        }
        table.play(take([0, 0, 2, 0]));
    }
    assert_eq!(table.asks(), Some((RED, Task::Move)), "no step of its turn needs a decision");
}

/// Moves the training opponent, which has no goods and is far from its next purchase, to this building of the
/// display. Returns the training opponent's goods.
fn trainer_visits(id: &str) -> [u8; 4] {
    let mut table = alone(9);
    table.for_sale(id, 0);
    trainer_moves(&mut table);
    assert_eq!(table.state.players[TRAINER].worker, Some(at(id)));
    table.has(TRAINER)
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
fn hb_7_1_the_training_opponent_has_no_board_and_no_bonus_card() {
    let mut table = Table::dealt(1, &HarbourSetup { bonus: true, ..usual() }, 3);
    let boards = table.legal();
    table.play(boards[0]);
    let trainer = &table.state.players[TRAINER];
    assert_eq!((trainer.board, trainer.bonus, trainer.worker), (None, None, None));
    assert!(!alone(9).may(Action::Enter(start(TRAINER))));
}

#[test]
fn hb_7_2_its_worker_walks_along_the_display() {
    let mut table = alone(9);
    for id in ["bait_shop", "cattle_ferry", "lumber_yard", "quarry", "lighthouse", "bait_shop"] {
        trainer_moves(&mut table);
        assert_eq!(table.state.players[TRAINER].worker, Some(at(id)));
    }
}

#[test]
fn hb_7_2_past_where_you_stand() {
    let mut table = alone(9);
    table.worker_at(TRAINER, at("bait_shop")).enter("cattle_ferry");
    assert_eq!(table.state.players[TRAINER].worker, Some(at("lumber_yard")));
    let mut table = alone(9);
    table.worker_at(TRAINER, at("lighthouse")).enter("bait_shop");
    assert_eq!(table.state.players[TRAINER].worker, Some(at("cattle_ferry")));
}

#[test]
fn hb_7_2_from_a_building_that_was_bought_to_the_first() {
    let mut table = alone(9);
    table.own(TRAINER, "inn").worker_at(TRAINER, at("inn"));
    trainer_moves(&mut table);
    assert_eq!(table.state.players[TRAINER].worker, Some(at("bait_shop")));
}

#[test]
fn hb_7_2_without_a_free_building_it_stays() {
    let mut table = alone(9);
    table.nothing_for_sale().worker_at(TRAINER, at("inn")).own(TRAINER, "inn");
    trainer_moves(&mut table);
    assert_eq!((table.state.players[TRAINER].worker, table.has(TRAINER)), (Some(at("inn")), [0; 4]));
}

#[test]
fn hb_7_3_it_gains_what_a_building_gives() {
    assert_eq!(trainer_visits("quarry"), [0, 0, 0, 2]);
    assert_eq!(trainer_visits("library"), [0, 0, 1, 0], "and buys nothing there");
}

#[test]
fn hb_7_3_what_stands_behind_an_arrow_costs_it_nothing() {
    assert_eq!(trainer_visits("pub"), [0, 0, 2, 2]);
    assert_eq!(trainer_visits("golem_workshop"), [0, 0, 0, 5]);
}

#[test]
fn hb_7_3_icons_count_once() {
    assert_eq!(trainer_visits("ranch"), [0, 1, 0, 0]);
    assert_eq!(trainer_visits("ice_cellar"), [1, 1, 0, 0]);
}

#[test]
fn hb_7_3_all_else_is_left_out() {
    for id in ["canal_lock", "commodity_exchange", "tax_office", "clocktower", "shipbuilders_guild", "hall_of_mirrors"]
    {
        assert_eq!(trainer_visits(id), [0; 4], "{id}");
    }
    let mut table = alone(9);
    table.for_sale("abbey", 0);
    trainer_moves(&mut table);
    assert_eq!(table.has(RED), [0, 0, 2, 6], "you gain nothing of its visit to the abbey");
}

#[test]
fn hb_7_3_in_each_turn_it_also_gains_goods_of_choice() {
    for (extra, after) in [(1, [0, 0, 0, 1]), (3, [0, 1, 1, 1]), (5, [1, 1, 1, 2])] {
        let mut table = gaining(extra, 9);
        table.for_sale("canal_lock", 0);
        trainer_moves(&mut table);
        assert_eq!(table.has(TRAINER), after);
    }
}

#[test]
fn hb_7_3_beyond_six_it_gains_nothing() {
    let mut table = alone(9);
    table.stock(TRAINER, [5, 0, 0, 0]);
    trainer_moves(&mut table);
    assert_eq!(table.has(TRAINER), [6, 0, 0, 0]);
}

#[test]
fn hb_7_4_of_goods_of_choice_it_takes_those_it_has_fewest_of_the_dearest_first() {
    assert_eq!(trainer_visits("pawn_shop"), [0, 1, 1, 1], "stone, wood and livestock");
    let mut table = alone(9);
    table.stock(TRAINER, [1, 1, 2, 2]).for_sale("pawn_shop", 0);
    trainer_moves(&mut table);
    assert_eq!(table.has(TRAINER), [2, 2, 2, 3]);
    let mut table = alone(9);
    table.stock(TRAINER, [6, 5, 6, 6]).for_sale("pawn_shop", 0);
    trainer_moves(&mut table);
    assert_eq!(table.has(TRAINER), [6; 4], "no more than there is room for");
}

#[test]
fn hb_7_4_so_it_does_with_what_your_visit_gives_it() {
    let mut table = alone(9);
    table.for_sale("abbey", 4).for_sale("canal_lock", 0).enter("abbey").play(take([1, 0, 0, 0]));
    assert_eq!((table.has(TRAINER), table.asks()), ([0, 0, 0, 1], Some((RED, Task::Move))));
}

#[test]
fn hb_7_4_it_gives_the_good_it_has_most_of_the_cheapest_of_equals() {
    for (before, after) in [([1, 3, 2, 3], [1, 2, 2, 3]), ([0, 0, 1, 0], [0; 4])] {
        let mut table = alone(9);
        table.stock(TRAINER, before).for_sale("canal_lock", 0).for_sale("tax_office", 4).enter("tax_office");
        assert_eq!(table.has(TRAINER), after);
        assert_eq!(table.asks(), Some((RED, Task::Move)), "nobody is asked");
    }
}

#[test]
fn hb_7_5_it_counts_its_turns_and_then_buys_and_counts_anew() {
    let mut table = alone(2);
    table.stock(TRAINER, [0, 0, 0, 5]);
    trainer_moves(&mut table);
    assert_eq!((table.state.countdown, table.state.players[TRAINER].bought()), (1, 0));
    trainer_moves(&mut table);
    assert_eq!((table.state.countdown, table.owns(TRAINER, "quarry")), (5, true), "$5 of stone and $2 of fish");
}

/// Returns a table in which the training opponent has these goods and buys in its next turn, moving from the
/// lighthouse to the canal lock.
fn buys_with(counts: [u8; 4]) -> Table {
    let mut table = alone(1);
    table.stock(TRAINER, counts).for_sale("canal_lock", 0).for_sale("bait_shop", 4);
    trainer_moves(&mut table);
    table
}

#[test]
fn hb_7_5_it_ships_every_good_that_reaches_its_minimum() {
    let table = buys_with([6, 2, 4, 1]);
    assert_eq!(table.has(TRAINER), [0, 2, 0, 1], "fish and wood for $6");
    assert_eq!(table.order(), [Wood, Fish, Livestock, Stone], "the market is adjusted as for anyone");
}

#[test]
fn hb_7_5_it_buys_the_dearest_it_can_pay_the_leftmost_of_equals() {
    let table = buys_with([2, 0, 4, 0]);
    assert!(table.owns(TRAINER, "cattle_ferry") && !table.owns(TRAINER, "lumber_yard"), "both cost $6");
    assert_eq!((table.state.display.len(), table.state.stack.len()), (5, 29), "the display is refilled");
    let table = buys_with([6; 4]);
    assert!(table.owns(TRAINER, "canal_lock") && table.state.players[TRAINER].bought() == 1, "$14 buy one for $7");
}

#[test]
fn hb_7_5_what_it_cannot_pay_it_waits_for_and_ships_nothing() {
    let mut table = buys_with([2, 0, 0, 4]);
    assert_eq!((table.has(TRAINER), table.state.countdown), ([2, 0, 0, 4], 0));
    assert_eq!(table.order(), [Fish, Livestock, Wood, Stone]);
    table.for_sale("quarry", 1);
    trainer_moves(&mut table);
    assert_eq!(table.state.players[TRAINER].bought(), 1, "with two stones more it buys at once");
}

#[test]
fn hb_7_5_what_it_ships_counts_as_shipped() {
    let mut table = alone(1);
    table.with_character(RED, "mason").stock(TRAINER, [0, 0, 0, 5]).enter("lighthouse").play(take([1, 0, 0, 0]));
    assert!(table.owns(TRAINER, "cattle_ferry") || table.owns(TRAINER, "quarry"));
    assert_eq!(table.has(RED), [2, 0, 0, 1], "the Mason has a stone of it");
}

#[test]
fn hb_7_6_its_buildings_are_entered_for_a_fee() {
    let mut table = alone(9);
    table.own(TRAINER, "inn").own(TRAINER, "sushi_shop").for_sale("canal_lock", 0).stock(RED, [1, 1, 1, 1]);
    table.enter("inn").play(Action::PayFee(Livestock));
    assert_eq!((table.has(RED), table.has(TRAINER)), ([0, 4, 0, 0], [0, 1, 0, 0]));
    table.stock(RED, [0; 4]);
    assert!(!table.may_enter("sushi_shop"), "not without a good");
}

#[test]
fn hb_7_6_while_no_worker_stands_there() {
    let mut table = alone(9);
    table.own(TRAINER, "inn").stock(RED, [1, 0, 0, 0]).worker_at(TRAINER, at("inn"));
    assert!(!table.may_enter("inn"));
    assert!(table.worker_at(TRAINER, at("cattle_ferry")).may_enter("inn") && !table.may_enter("cattle_ferry"));
}

#[test]
fn hb_7_6_it_enters_nothing_of_yours_and_pays_no_fee() {
    let mut table = alone(9);
    table.nothing_for_sale().own(RED, "inn");
    trainer_moves(&mut table);
    assert_eq!((table.has(RED), table.state.players[TRAINER].worker), ([0, 0, 2, 6], None), "it goes nowhere else");
}

#[test]
fn hb_7_6_its_icons_do_nothing_for_it() {
    let mut table = alone(1);
    table.own_all(TRAINER, &["tax_office", "pub", "inn"]).stock(TRAINER, [0, 0, 4, 0]).for_sale("ranch", 0);
    trainer_moves(&mut table);
    assert_eq!(table.has(TRAINER), [0, 1, 4, 0], "an anchor gains no second livestock");
    assert_eq!(table.state.players[TRAINER].bought(), 3, "a coin does not make $5 of $4");
    let mut table = alone(1);
    table.own(TRAINER, "inn").stock(TRAINER, [0, 0, 0, 6]).for_sale("canal_lock", 0).for_sale("bait_shop", 4);
    trainer_moves(&mut table);
    assert_eq!((table.has(TRAINER), table.state.players[TRAINER].bought()), ([0; 4], 2), "a warehouse keeps nothing");
}

#[test]
fn hb_7_7_the_levels_are_those_of_the_content() {
    for trainer in [Level::Easy, Level::Usual, Level::Hard] {
        let table = Table::dealt(1, &HarbourSetup { trainer, ..with_wharfs() }, 1);
        let levels = &table.rules.content().trainer;
        let level = [levels.easy, levels.usual, levels.hard][trainer as usize];
        assert_eq!((table.state.countdown, table.has(TRAINER)), (level.first, [0; 4]));
        assert_eq!(table.rules.training(), &level);
    }
    let two = Table::dealt(2, &HarbourSetup { trainer: Level::Hard, ..with_wharfs() }, 1);
    assert_eq!(two.state.countdown, 0, "nobody counts among players");
}

#[test]
fn hb_7_8_its_fourth_purchase_brings_your_last_turn() {
    let mut table = alone(1);
    table.own_all(TRAINER, &["inn", "smokehouse", "ice_cellar"]).stock(TRAINER, [0, 0, 0, 5]);
    trainer_moves(&mut table);
    assert_eq!((table.state.players[TRAINER].bought(), table.asks()), (4, Some((RED, Task::Move))));
    table.enter("lumber_yard");
    assert!(table.outcome().is_some_and(|outcome| outcome.is_defeat()));
}

#[test]
fn hb_7_8_your_fourth_purchase_brings_its_last_turn() {
    let mut table = alone(1);
    table.own_all(RED, &["griffin_stable", "smokehouse", "ice_cellar"]).stock(TRAINER, [6; 4]);
    table.red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    assert_eq!(table.winners(), [RED]);
    assert_eq!(table.state.players[TRAINER].bought(), 1, "it bought in its last turn");
}

/// Returns a finished solo game in which Red and the training opponent have these buildings and goods.
fn finished(red: (&[&str], [u8; 4]), trainer: (&[&str], [u8; 4])) -> Table {
    let mut table = alone(9);
    table.own_all(RED, red.0).own_all(TRAINER, trainer.0).stock(RED, red.1).stock(TRAINER, trainer.1).over();
    table
}

fn wins(red: (&[&str], [u8; 4]), trainer: (&[&str], [u8; 4])) -> bool {
    let table = finished(red, trainer);
    assert_eq!(table.outcome().is_some_and(|outcome| outcome.is_defeat()), table.winners().is_empty());
    table.winners() == [RED]
}

#[test]
fn hb_7_8_you_win_with_more_points() {
    assert!(wins((&["sushi_shop"], [0; 4]), (&["quarry"], [6; 4])), "7 points against 6");
    assert!(!wins((&["quarry"], [6; 4]), (&["sushi_shop"], [0; 4])), "6 points against 7");
}

#[test]
fn hb_7_8_at_equal_points_with_more_bought_buildings() {
    assert!(wins((&["bait_shop", "bathhouse"], [0; 4]), (&["masoners_hall"], [6; 4])), "4 and 4 points against 8");
    assert!(!wins((&["masoners_hall"], [6; 4]), (&["bait_shop", "bathhouse"], [0; 4])));
}

#[test]
fn hb_7_8_then_with_more_goods_left() {
    assert!(wins((&["cattle_ferry"], [2, 0, 0, 0]), (&["inn"], [0, 1, 0, 0])), "5 points and one building each");
    assert!(!wins((&["cattle_ferry"], [1, 0, 0, 0]), (&["inn"], [0, 1, 1, 0])));
}

#[test]
fn hb_7_8_a_full_tie_is_a_shared_victory() {
    assert!(wins((&["cattle_ferry"], [1, 0, 0, 0]), (&["inn"], [0, 0, 0, 1])), "5 points, one building, one good each");
}

#[test]
fn a_search_for_whoever_plays_alone_looks_a_few_turns_ahead_and_not_to_the_end() {
    let table = Table::dealt(1, &with_wharfs(), 4);
    let rules = &table.rules;
    let mut dealer = Dealer::seeded(1);
    let mut state = table.state;
    rules.apply(&mut state, take([1, 1, 1, 0]), &mut dealer);
    assert!(rules.begins_turn(&state), "the first turn is still to come");
    let mut actions = Vec::new();
    rules.legal_actions(&state, &mut actions);
    let observation = Observation::of(rules, &state, RED, &mut dealer);
    let search = Mcts::new(Budget::Iterations(300));
    let thought = search.think(rules, &observation, &actions, &mut dealer, &SearchLimits::QUIET);
    let value = thought.considered[thought.choice].results[RED.index()].mean();
    assert!((0.05..0.95).contains(&value), "the game is still open, not worth {value}");
    let alone = Seats::new(1).expect("one seat");
    let all: Vec<usize> = (0..actions.len()).collect();
    let reasons = reasons(rules, &observation, alone, &all, 8, &mut dealer);
    assert!(reasons.iter().all(|reasons| reasons.wins + reasons.ends < 0.01), "no first turn ends the game");
    assert!(reasons.iter().any(|reasons| !reasons.changes.is_empty()), "and something comes of it");
}
