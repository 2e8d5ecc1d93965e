//! Tests for HB-5: the end and the points.

use crate::table::{BLUE, GREEN, RED, Table, YELLOW, start, with_wharfs};
use rondel::Seat;
use rondel_harbour::content::Good::{Fish, Stone, Wood};
use rondel_harbour::state::Task;
use rondel_harbour::{Action, HarbourSetup};

/// Returns a table in which Red has bought this many buildings and then the bait shop.
fn after_buying(seats: u8, bought: usize) -> Table {
    let mut table = Table::wharfs(seats);
    table.own_all(RED, &["pub", "fish_market", "masoners_hall", "inn"][..bought]);
    table.red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    table
}

/// Returns a finished two-player game with these buildings and goods.
fn finished(red: (&[&str], [u8; 4]), blue: (&[&str], [u8; 4])) -> Table {
    let mut table = Table::wharfs(2);
    for (seat, (owned, goods)) in [(RED, red), (BLUE, blue)] {
        table.own_all(seat, owned).stock(seat, goods);
    }
    table.over();
    table
}

/// Lets the players move in turn until the game is over, each to the first unoccupied building of three.
/// Returns the order of the players.
fn who_moves(table: &mut Table) -> Vec<Seat> {
    let mut moved = Vec::new();
    while let Some((seat, Task::Move)) = table.asks() {
        moved.push(seat);
        assert!(moved.len() < 12, "the game does not end");
        let free =
            ["cattle_ferry", "quarry", "lumber_yard"].into_iter().find(|id| table.may_enter(id)).expect("a free one");
        table.enter(free);
    }
    moved
}

#[test]
fn hb_5_1_after_the_fourth_purchase_every_other_player_has_one_more_turn() {
    for seats in 2..=4 {
        let mut table = after_buying(seats, 3);
        assert_eq!(who_moves(&mut table), (1..seats).map(Seat::new).collect::<Vec<_>>());
        assert!(table.outcome().is_some() && table.legal().is_empty());
    }
}

#[test]
fn hb_5_1_whoever_it_is_that_buys() {
    let mut table = Table::wharfs(3);
    table.own_all(GREEN, &["inn", "smokehouse", "ice_cellar"]).turn_of(GREEN).stock(GREEN, [0, 0, 0, 5]);
    table.play(Action::Enter(start(GREEN))).play(Action::Part(1)).ship(&[Stone]).buy("bait_shop");
    assert_eq!(who_moves(&mut table), [RED, BLUE]);
}

#[test]
fn hb_5_1_three_purchases_do_not_end_the_game() {
    let table = after_buying(2, 2);
    assert_eq!((table.state.turns.turns_left(), table.asks()), (None, Some((BLUE, Task::Move))));
}

#[test]
fn hb_5_1_a_fourth_purchase_in_the_last_round_does_not_prolong_it() {
    let mut table = after_buying(3, 3);
    table.own_all(BLUE, &["smokehouse", "ice_cellar", "sushi_shop"]).stock(BLUE, [0, 0, 0, 2]);
    table.for_sale("shipbuilders_guild", 0).own_all(BLUE, &["bank", "tax_office", "pawn_shop", "library"]);
    table.enter("shipbuilders_guild").buy("cattle_ferry").enter("quarry");
    assert!(table.outcome().is_some(), "Green had the last turn");
}

#[test]
fn hb_5_1_the_second_purchase_of_the_library_may_be_the_fourth() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["pub", "fish_market"]).for_sale("library", 4).stock(RED, [6; 4]).enter("library");
    table.play(Action::Part(1)).ship(&[Stone, Wood, Fish]);
    table.buy("bait_shop").buy("cattle_ferry");
    assert_eq!((table.asks(), table.state.turns.turns_left()), (Some((BLUE, Task::Move)), Some(0)));
}

#[test]
fn hb_5_1_a_fourth_and_fifth_building_at_once_end_it_as_well() {
    let mut table = Table::wharfs(2);
    table.own_all(RED, &["pub", "fish_market", "masoners_hall"]).for_sale("library", 4).stock(RED, [6; 4]);
    table.enter("library").play(Action::Part(1)).ship(&[Stone, Wood, Fish]).buy("bait_shop").buy("cattle_ferry");
    assert_eq!((table.state.players[RED].bought(), table.state.turns.turns_left()), (5, Some(0)));
}

#[test]
fn hb_5_2_the_points_of_the_buildings_are_scored() {
    let table = finished((&["sushi_shop", "bait_shop"], [0; 4]), (&["griffin_stable"], [6; 4]));
    assert_eq!((table.points(RED), table.points(BLUE)), (7 + 4, 10));
    assert_eq!(table.winners(), [RED]);
}

#[test]
fn hb_5_3_what_the_ability_says_is_scored_beside_them() {
    let mut table = finished((&["bait_shop"], [3, 3, 0, 0]), (&["lumber_yard"], [6; 4]));
    table.with_character(RED, "miser");
    let score = table.rules.score(&table.state, RED);
    assert_eq!((score.buildings, score.ability, score.total()), (4, 2, 6));
    assert_eq!(table.winners(), [RED]);
}

#[test]
fn hb_5_4_goods_of_the_kind_of_the_bonus_card_score() {
    let mut table = Table::with(4, &HarbourSetup { bonus: true, ..with_wharfs() });
    for (card, seat) in (0..).zip([RED, BLUE, GREEN, YELLOW]) {
        table.state.players[seat].bonus = Some(card);
        table.stock(seat, [5, 2, 1, 6]);
    }
    assert_eq!([RED, BLUE, GREEN, YELLOW].map(|seat| table.points(seat)), [2, 1, 0, 3], "1 point for each 2 goods");
}

/// Returns a table with two players who have bonus cards. Red, who has bought three buildings, buys the bait
/// shop for stone, and Blue takes the last turn.
fn at_the_end(red: [u8; 4], character: &str) -> Table {
    let mut table = Table::with(2, &HarbourSetup { bonus: true, ..with_wharfs() });
    (table.state.players[RED].bonus, table.state.players[BLUE].bonus) = (Some(0), Some(1));
    table.with_character(RED, character).own_all(RED, &["pub", "fish_market", "masoners_hall"]);
    table.red_buys_with(red).ship(&[Stone]).buy("bait_shop").enter("quarry");
    assert!(table.outcome().is_some());
    table
}

#[test]
fn hb_5_4_goods_that_were_turned_into_points_are_gone() {
    let table = at_the_end([5, 2, 0, 5], "wharfs");
    assert_eq!(table.has(RED), [1, 2, 0, 0], "two points for four fish");
    let score = table.rules.score(&table.state, RED);
    assert_eq!((score.bonus, score.total()), (2, score.buildings + 2));
    assert_eq!(table.has(BLUE), [0, 0, 0, 2], "no livestock, no points, and the stone stays");
}

#[test]
fn hb_5_4_abilities_count_what_is_left_of_them() {
    let table = at_the_end([5, 4, 0, 5], "miser");
    let score = table.rules.score(&table.state, RED);
    assert_eq!(
        (table.has(RED), score.bonus, score.ability),
        ([1, 4, 0, 0], 2, 1),
        "a point for five goods, not for nine"
    );
}

#[test]
fn hb_5_4_before_the_end_the_points_are_those_it_would_bring() {
    let mut table = Table::with(2, &HarbourSetup { bonus: true, ..with_wharfs() });
    table.state.players[RED].bonus = Some(0);
    table.with_character(RED, "miser").stock(RED, [5, 4, 0, 0]);
    assert_eq!(table.points(RED), 2 + 1);
    let open = table.rules.open_score(&table.state, RED);
    assert_eq!((open.ability, open.bonus), (3, 0), "who does not know the card counts all goods");
}

#[test]
fn hb_5_5_goods_turned_into_points_break_no_tie() {
    let mut table = Table::with(2, &HarbourSetup { bonus: true, ..with_wharfs() });
    (table.state.players[RED].bonus, table.state.players[BLUE].bonus) = (Some(0), Some(1));
    // Red has 5 points plus 2 for fish, and Blue has 7 points. Each has one building, so Blue wins the tie with
    // two goods left.
    table.own(RED, "inn").own(BLUE, "sushi_shop").stock(RED, [5, 0, 0, 0]).stock(BLUE, [0, 0, 2, 0]);
    table.state.idle_turns = 99;
    table.for_sale("golem_workshop", 1).enter("golem_workshop");
    assert_eq!((table.has(RED), table.has(BLUE)), ([1, 0, 0, 0], [0, 0, 2, 0]));
    assert_eq!((table.points(RED), table.points(BLUE), table.winners()), (7, 7, vec![BLUE]));
}

#[test]
fn hb_5_5_most_points_win_whoever_ended_the_game() {
    let mut table = after_buying(2, 3);
    table.own_all(BLUE, &["clocktower", "golem_workshop", "ballast_quay", "griffin_stable"]);
    who_moves(&mut table);
    assert_eq!(table.winners(), [BLUE]);
}

#[test]
fn hb_5_5_a_tie_goes_to_more_bought_buildings() {
    // Red has 4 + 4 points, and Blue has 8.
    let table = finished((&["bait_shop", "bathhouse"], [0; 4]), (&["masoners_hall"], [6; 4]));
    assert_eq!((table.points(RED), table.points(BLUE), table.winners()), (8, 8, vec![RED]));
}

#[test]
fn hb_5_5_then_to_more_goods() {
    let table = finished((&["cattle_ferry"], [0, 0, 0, 2]), (&["inn"], [1, 1, 1, 0]));
    assert_eq!((table.points(RED), table.points(BLUE), table.winners()), (5, 5, vec![BLUE]));
}

#[test]
fn hb_5_5_then_the_victory_is_shared() {
    let table = finished((&["cattle_ferry"], [0, 0, 0, 3]), (&["inn"], [1, 1, 1, 0]));
    assert_eq!(table.winners(), [RED, BLUE]);
    assert!(rondel::Ruleset::allows_ties(&table.rules));
}

#[test]
fn hb_5_5_a_point_weighs_more_than_all_goods_and_buildings() {
    let table = finished((&["sushi_shop"], [0; 4]), (&["pub"], [6; 4]));
    assert_eq!(table.winners(), [RED], "7 points against 6");
}

#[test]
fn hb_5_6_fifty_rounds_without_a_purchase_end_the_game() {
    for (seats, before) in [(2, 98), (4, 198)] {
        let mut table = Table::wharfs(seats);
        table.own(BLUE, "bait_shop");
        table.state.idle_turns = before;
        table.enter("quarry");
        assert_eq!(table.outcome().map(|outcome| outcome.reason()), None, "one turn is left");
        table.enter("cattle_ferry");
        assert_eq!(table.outcome().map(|outcome| outcome.reason()), Some("end-standstill"));
        assert_eq!(table.winners(), [BLUE]);
    }
}

#[test]
fn hb_5_6_a_purchase_begins_the_count_anew() {
    let mut table = Table::wharfs(2);
    table.state.idle_turns = 99;
    table.red_buys_with([0, 0, 0, 5]).ship(&[Stone]).buy("bait_shop");
    assert_eq!((table.state.idle_turns, table.outcome().is_none()), (0, true));
}
