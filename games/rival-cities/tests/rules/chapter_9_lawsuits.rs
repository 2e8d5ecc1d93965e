//! Tests for RC-9: resolving and winning lawsuits.

use crate::table::{ALTONA, HAMBURG, Table, cards, goods};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{Effect, Product};
use rondel_rival_cities::state::Task;

use Product::{Beer, Cloth, Furniture, Leather};

/// Returns a table in which the off-season has resolved lawsuit 6 (win bonus: 2 letters) on space I with its
/// marker at this position.
fn resolved(marker: i8) -> Table {
    let mut table = Table::first_game();
    table.lawsuit(0, 6, marker).lawsuit(1, 2, -3).lawsuit(2, 3, 2).season_step(5);
    table
}

#[test]
fn rc_9_1_on_0_the_lawsuit_goes_into_the_box_for_nothing() {
    let table = resolved(0);
    assert_eq!(table.state.lawsuits_gone, cards(&[6]));
    for seat in [HAMBURG, ALTONA] {
        let city = table.city(seat);
        assert_eq!((city.lawsuits, city.letters, city.stars), (cards(&[]), 0, 0));
    }
}

#[test]
fn rc_9_2_on_1_the_city_of_that_side_gains_a_star_and_the_lawsuit_goes_into_the_box() {
    for (marker, city) in [(1, HAMBURG), (-1, ALTONA)] {
        let table = resolved(marker);
        assert_eq!(table.state.lawsuits_gone, cards(&[6]));
        assert_eq!((table.city(city).stars, table.city(city.rival()).stars, table.state.bank.stars), (1, 0, 11));
        assert_eq!((table.city(city).lawsuits, table.city(city).letters), (cards(&[]), 0));
    }
}

#[test]
fn rc_9_3_on_2_3_or_4_the_city_of_that_side_wins_the_card_and_its_bonus() {
    for (lead, (sign, city)) in [2, 3, 4].into_iter().flat_map(|lead| [(lead, (1, HAMBURG)), (lead, (-1, ALTONA))]) {
        let table = resolved(lead * sign);
        assert_eq!((table.city(city).lawsuits, table.city(city).letters, table.city(city).stars), (cards(&[6]), 2, 0));
        assert_eq!(table.city(city.rival()).letters, 0);
        assert!(table.state.lawsuits_gone.is_empty());
    }
}

#[test]
fn rc_9_3_the_win_bonus_of_each_lawsuit() {
    // Number, decisions, products gained, letters, stars, prestige, factories.
    let furniture_twice = [Action::Take(Furniture), Action::Take(Cloth)];
    let wins: [(u8, &[Action], _, _, _, _, _); 10] = [
        (1, &[Action::Accept], goods(Leather, 3), 0, 0, -1, 1),
        (2, &[Action::Accept], goods(Leather, 0), 0, 0, 0, 2),
        (3, &furniture_twice, goods(Furniture, 1).plus(&goods(Cloth, 1)), 0, 0, 0, 1),
        (4, &[Action::Accept], goods(Leather, 0), 0, 0, 0, 2),
        (5, &[], goods(Beer, 3), 0, 2, 0, 1),
        (6, &[], goods(Leather, 0), 2, 0, 0, 1),
        (7, &[Action::Take(Leather), Action::Accept], goods(Leather, 1), 0, 0, -1, 1),
        (8, &[Action::Accept], goods(Leather, 0), 0, 0, 0, 2),
        (9, &[], goods(Leather, 0), 1, 0, 0, 1),
        (10, &[Action::Accept], goods(Leather, 0), 0, 0, 0, 2),
    ];
    for (number, decided, stock, letters, stars, prestige, factories) in wins {
        let mut table = Table::first_game();
        table.lawsuit(0, number, -2).season_step(5);
        table.play_all(decided.iter().copied());
        let city = table.city(ALTONA);
        assert_eq!((city.stock, city.letters, city.stars), (stock, letters, stars), "lawsuit {number}");
        assert_eq!((table.prestige_place(), city.factories()), (prestige, factories), "lawsuit {number}");
        assert_eq!(table.asks(), Some((HAMBURG, Task::ChooseOption)), "lawsuit {number}");
    }
}

#[test]
fn rc_9_3_actions_of_the_win_bonus_may_be_declined() {
    for number in [1, 2, 4, 8, 10] {
        let mut table = Table::first_game();
        table.lawsuit(0, number, 2).season_step(5).play(Action::Decline);
        assert_eq!((table.prestige_place(), table.city(HAMBURG).factories()), (0, 1));
    }
}

#[test]
fn rc_9_4_the_others_move_forward_with_their_markers() {
    for marker in [0, 1, -2] {
        let table = resolved(marker);
        assert_eq!([0, 1].map(|slot| table.lawsuit_on(slot)), [Some(2), Some(3)]);
        assert_eq!([0, 1].map(|slot| table.marker(slot)), [-3, 2]);
    }
}

#[test]
fn rc_9_4_only_after_the_win_bonus() {
    let mut table = Table::first_game();
    table.lawsuit(0, 2, 2).lawsuit(1, 6, 0).season_step(5);
    assert_eq!((table.asks(), table.lawsuit_on(0)), (Some((HAMBURG, Task::Offer(Effect::Factory(0)))), None));
    table.play(Action::Accept);
    assert_eq!(table.lawsuit_on(0), Some(6));
}

#[test]
fn rc_9_4_only_after_the_win_bonus_of_a_court_ruling_too() {
    let mut table = Table::first_game();
    table.lawsuit(0, 2, 2).lawsuit(1, 6, 0).start(Effect::Court).play(Action::Accept);
    assert_eq!((table.asks(), table.lawsuit_on(0)), (Some((HAMBURG, Task::Offer(Effect::Factory(0)))), None));
    table.play(Action::Decline);
    assert_eq!((table.lawsuit_on(0), table.state.active()), (Some(6), ALTONA));
}

#[test]
fn rc_9_5_a_new_lawsuit_comes_to_iii_with_its_marker_on_0() {
    let mut table = Table::first_game();
    table.lawsuit(0, 6, 2).lawsuit(1, 2, -3).lawsuit(2, 3, 2);
    let stack = table.state.lawsuit_stack;
    table.season_step(5);
    let new = table.state.lawsuits.get(2).expect("a lawsuit came");
    assert!(stack.has(new.card) && !table.state.lawsuit_stack.has(new.card));
    assert_eq!((new.marker.place(), table.state.lawsuit_stack.len()), (0, stack.len() - 1));
}

#[test]
fn rc_9_6_without_a_stack_the_spaces_stay_empty_and_the_rest_moves_forward() {
    let mut table = Table::first_game();
    table.lawsuit(0, 6, 0).lawsuit(1, 2, -1).lawsuit(2, 3, 3).no_lawsuit_stack();
    for left in [vec![(2, -1), (3, 3)], vec![(3, 3)]] {
        table.season_step(5);
        let lying: Vec<(u8, i8)> =
            table.state.lawsuits.iter().map(|(_, lawsuit)| (lawsuit.card.0 + 1, lawsuit.marker.place())).collect();
        assert_eq!(lying, left);
        assert_eq!(table.state.lawsuits.get(0).map(|lawsuit| lawsuit.card.0 + 1), Some(left[0].0));
    }
}
