//! Tests for SP-4: the palace.

use crate::table::{BLUE, RED, Table, card};
use rondel_spandau_1780::Action;
use rondel_spandau_1780::content::{Good, Symbol};
use rondel_spandau_1780::state::Task;

/// Returns a three-player table at which Red's counter is on a level and Red has these active cards with palace
/// symbols.
fn palace(level: u8, cards: &[&str]) -> Table {
    let mut table = Table::usual(3);
    table.active(RED, cards);
    table.state.players[RED].level = level;
    table
}

fn stands(table: &Table) -> (u8, Option<u8>) {
    (table.state.players[RED].level, table.state.players[RED].shield)
}

#[test]
fn sp_4_1_at_the_beginning_of_the_turn_the_stone_comes_off_its_shield() {
    let mut table = palace(0, &[]);
    table.state.players[RED].shield = Some(4);
    table.turn_of(RED);
    assert_eq!(stands(&table), (0, None));
    assert_ne!(table.task(), Some(Task::Advance), "the guard has left before the army counts");
}

#[test]
fn sp_4_1_the_stones_of_others_stay() {
    let mut table = palace(0, &[]);
    table.state.players[BLUE].shield = Some(4);
    table.turn_of(RED);
    assert_eq!(table.state.players[BLUE].shield, Some(4));
}

#[test]
fn sp_4_2_the_counter_rises_by_as_many_levels_as_palace_symbols_to_the_fifth_at_most() {
    let cards: [(&[&str], u8); 3] =
        [(&[], 0), (&["court_tailor"], 1), (&["court_tailor", "grunewald_hunting_lodge"], 3)];
    for (cards, symbols) in cards {
        for level in 0..=5 {
            let mut table = palace(level, cards);
            table.turn_of(RED);
            assert_eq!(stands(&table), ((level + symbols).min(5), None));
        }
    }
}

#[test]
fn sp_4_3_from_the_first_level_on_influence_may_be_asserted() {
    let mut table = palace(0, &[]);
    table.turn_of(RED);
    assert!(!matches!(table.task(), Some(Task::Assert { .. })), "there is no shield at the beginning");
    let mut table = palace(0, &["court_tailor"]);
    table.turn_of(RED);
    assert_eq!(table.legal(), [Action::Assert, Action::Finish]);
    let mut table = palace(2, &[]);
    table.turn_of(RED).play(Action::Assert);
    assert_eq!(stands(&table), (0, Some(2)), "without any palace symbol too");
}

#[test]
fn sp_4_3_the_counter_begins_again_with_what_was_beyond_five() {
    for (level, expected) in [(1, (0, Some(4))), (2, (0, Some(5))), (3, (1, Some(5))), (5, (3, Some(5)))] {
        let mut table = palace(level, &["court_tailor", "grunewald_hunting_lodge"]);
        table.turn_of(RED).play(Action::Assert);
        assert_eq!(stands(&table), expected);
    }
}

#[test]
fn sp_4_3_what_was_beyond_five_is_five_at_most() {
    let mut table = palace(5, &["court_opera", "grunewald_hunting_lodge", "orangery", "sanssouci"]);
    table.turn_of(RED).play(Action::Assert);
    assert_eq!(stands(&table), (5, Some(5)), "eight beyond five");
}

#[test]
fn sp_4_4_without_asserting_what_is_beyond_five_is_lost() {
    let mut table = palace(4, &["grunewald_hunting_lodge"]);
    table.turn_of(RED).play(Action::Finish);
    assert_eq!(stands(&table), (5, None));
    table.turn_of(RED).play(Action::Assert);
    assert_eq!(stands(&table), (2, Some(5)), "only the two of this turn are beyond");
}

#[test]
fn sp_4_5_the_symbols_of_the_shield_count_at_once_for_the_campaign() {
    let mut table = palace(4, &[]);
    table.turn_of(RED).play(Action::Assert);
    assert_eq!((table.symbols(RED, Symbol::Military), table.task()), (3, Some(Task::Advance)));
    table.play(Action::Advance);
    assert_eq!(table.state.players[RED].progress, Some(3));
}

#[test]
fn sp_4_5_for_inspections() {
    let mut table = palace(2, &[]);
    table.coins(RED, 2).turn_of(RED).play(Action::Assert);
    assert_eq!(table.asks(), Some((RED, Task::Inspect(1))));
}

#[test]
fn sp_4_5_for_cards() {
    let mut table = palace(5, &[]);
    table.control(RED, "zehlendorf").hand(RED, &["economic_society"]);
    table.turn_of(RED).play(Action::Assert).play(Action::Finish);
    assert_eq!((table.symbols(RED, Symbol::Progress), table.task()), (4, Some(Task::PlayCards)));
    assert!(table.may(Action::Play(card("economic_society"))));
}

#[test]
fn sp_4_5_for_the_next_harvest_and_until_the_next_turn() {
    let mut table = palace(1, &[]);
    table.coins(RED, 1).turn_of(RED).play(Action::Assert);
    while table.state.round == 1 {
        table.play_first();
    }
    assert_eq!((table.state.stock(RED, Good::Wine), table.state.players[RED].shield), (1, Some(1)));
    table.turn_of(RED);
    assert_eq!(table.symbols(RED, Symbol::Wine), 0);
}

#[test]
fn sp_4_6_several_players_may_stand_on_one_shield() {
    let mut table = palace(3, &[]);
    table.state.players[BLUE].shield = Some(3);
    table.turn_of(RED).play(Action::Assert);
    assert_eq!((table.state.players[RED].shield, table.state.players[BLUE].shield), (Some(3), Some(3)));
}
