//! Tests for RC-5: prestige and alliances.

use crate::table::{ALTONA, HAMBURG, Table, cards};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{AllianceId, Effect, Product};
use rondel_rival_cities::state::Task;

const REPEAT: Task = Task::RepeatPrestige { alliance: true, ship: false };

/// Returns a table in which Hamburg is allied with Bruxelles and has one furniture to pay for a repeat.
fn with_bruxelles() -> Table {
    let mut table = Table::first_game();
    table.give_alliance(HAMBURG, 6).give(HAMBURG, Product::Furniture, 1);
    table
}

#[test]
fn rc_5_14_the_prestige_marker_moves_one_space_towards_the_citys_name() {
    for (city, from, to) in [(HAMBURG, 0, 1), (ALTONA, 0, -1), (HAMBURG, -3, -2), (ALTONA, 5, 4)] {
        let mut table = Table::first_game();
        table.turn_of(city).prestige(from).start(Effect::Prestige);
        assert_eq!(table.prestige_place(), to);
    }
}

#[test]
fn rc_5_15_prestige_from_a_card_may_be_repeated() {
    let mut table = with_bruxelles();
    table.basic(14).play(Action::Perform(0));
    assert_eq!(table.asks(), Some((HAMBURG, REPEAT)));
}

#[test]
fn rc_5_15_prestige_for_the_larger_fleet_may_be_repeated() {
    let mut table = with_bruxelles();
    table.give_ship(HAMBURG, 20).season_step(2).play(Action::Accept);
    assert_eq!(table.asks(), Some((HAMBURG, REPEAT)));
}

#[test]
fn rc_5_15_prestige_from_ship_8_may_be_repeated() {
    let mut table = with_bruxelles();
    table.give_ship(HAMBURG, 8).season_step(3).play(Action::Accept);
    assert_eq!(table.asks(), Some((HAMBURG, REPEAT)));
}

#[test]
fn rc_5_15_prestige_from_lawsuits_advanced_and_won_may_be_repeated() {
    let mut table = with_bruxelles();
    table.lawsuit(0, 9, 0).give(HAMBURG, Product::Leather, 1).start(Effect::Lawsuit);
    table.play(Action::Advance(0)).play(Action::Accept);
    assert_eq!(table.asks(), Some((HAMBURG, REPEAT)));
    let mut table = with_bruxelles();
    table.lawsuit(0, 1, 2).season_step(5).play(Action::Accept);
    assert_eq!(table.asks(), Some((HAMBURG, REPEAT)));
}

#[test]
fn rc_5_15_the_prestige_piracy_gives_the_rival_may_be_repeated() {
    let mut table = Table::first_game();
    table.give_alliance(ALTONA, 6).give(ALTONA, Product::Furniture, 2).start(Effect::PiracyForPrestige(3));
    table.play(Action::Accept);
    assert_eq!(table.asks(), Some((ALTONA, REPEAT)));
}

#[test]
fn rc_5_16_an_alliance_of_the_board_is_free() {
    let mut table = Table::first_game();
    table.alliances_in_play([1, 3, 5, 7]).start(Effect::Alliance);
    assert_eq!(
        table.legal(),
        [0, 2, 4, 6]
            .map(|card| Action::Ally(AllianceId(card)))
            .into_iter()
            .chain([Action::Decline])
            .collect::<Vec<_>>()
    );
    table.play(Action::Ally(AllianceId(4)));
    assert_eq!(table.city(HAMBURG).alliances, cards(&[5]));
    assert_eq!((table.state.alliances.len(), table.state.active()), (3, ALTONA));
}

#[test]
fn rc_5_17_an_alliance_of_the_rival_costs_a_letter() {
    let mut table = Table::first_game();
    table.alliances_in_play([1, 3, 5, 7]).give_alliance(ALTONA, 3).start(Effect::Alliance);
    assert!(!table.may(Action::Ally(AllianceId(2))), "without a letter it cannot be taken");
    table.give_letters(HAMBURG, 1).play(Action::Ally(AllianceId(2)));
    assert_eq!((table.city(HAMBURG).alliances, table.city(ALTONA).alliances), (cards(&[3]), cards(&[])));
    assert_eq!((table.city(HAMBURG).letters, table.city(ALTONA).letters, table.state.bank.letters), (0, 0, 12));
}

#[test]
fn rc_5_17_one_of_the_board_costs_no_letter_even_for_a_city_that_has_one() {
    let mut table = Table::first_game();
    table
        .alliances_in_play([1, 3, 5, 7])
        .give_letters(HAMBURG, 1)
        .start(Effect::Alliance)
        .play(Action::Ally(AllianceId(0)));
    assert_eq!(table.city(HAMBURG).letters, 1);
}
