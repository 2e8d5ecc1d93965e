//! Tests for SP-10: the winner.

use std::collections::BTreeSet;

use crate::table::{BLUE, GREEN, RED, Table, work};
use rondel::{Dealer, Ruleset, Seat};
use rondel_spandau_1780::SpandauSetup;
use rondel_spandau_1780::state::Ending;

/// Returns a finished game in which Red, Blue and Green own these works. Works marked `true` are genuine.
fn over(works: [&[(&str, bool)]; 3]) -> Table {
    let mut table = Table::usual(3);
    for seat in [RED, BLUE, GREEN] {
        table.works(seat, &[]);
    }
    for (seat, works) in [RED, BLUE, GREEN].into_iter().zip(works) {
        for (id, genuine) in works {
            let piece = work(id);
            let copy = if table.state.genuine.has(piece) == *genuine { piece } else { piece ^ 1 };
            table.more_work(seat, copy);
        }
    }
    table.state.ended = Some(Ending::Campaigns);
    table.settle();
    table
}

const PAINTINGS: [&str; 3] = ["girl_grenadier", "still_life_with_lemon", "feast_on_peacock_island"];

fn genuine<'a>(ids: &[&'a str]) -> Vec<(&'a str, bool)> {
    ids.iter().map(|id| (*id, true)).collect()
}

#[test]
fn sp_10_8_who_owns_the_most_genuine_works_wins() {
    let red = [("ivory_ship", true), ("sleeping_faun", true), ("bronze_bear", true)];
    let blue = [("table_clock", true), ("victory_medal", true), ("astrolabe", false), ("flute_sonata", false)];
    let table = over([&red, &blue, &[]]);
    assert_eq!(table.winners(), [RED]);
    let outcome = table.outcome().expect("the game is over");
    assert_eq!([RED, BLUE, GREEN].map(|seat| outcome.placing(seat)), [1, 2, 3]);
}

#[test]
fn sp_10_8_forgeries_coins_goods_and_influence_count_for_nothing() {
    let forged: Vec<(&str, bool)> =
        ["astrolabe", "flute_sonata", "table_clock", "lidded_vase"].map(|id| (id, false)).into();
    let mut table = over([&[("ivory_ship", true)], &forged, &[]]);
    table.coins(BLUE, 99).stone(BLUE, "tegel", 0);
    table.state.players[BLUE].stock = [5; 6];
    table.state.players[BLUE].level = 5;
    assert_eq!(table.winners(), [RED]);
}

#[test]
fn sp_10_8_more_genuine_works_beat_more_kinds() {
    let red = genuine(&[PAINTINGS[0], PAINTINGS[1], PAINTINGS[2]]);
    let blue = genuine(&["table_clock", "victory_medal"]);
    assert_eq!(over([&red, &blue, &[]]).winners(), [RED]);
}

#[test]
fn sp_10_9_a_tie_goes_to_whoever_has_more_kinds_among_the_genuine_ones() {
    let red = genuine(&[PAINTINGS[0], PAINTINGS[1], "ivory_ship"]);
    let blue = genuine(&["table_clock", "victory_medal", "astrolabe"]);
    let table = over([&red, &blue, &[("flute_sonata", true)]]);
    assert_eq!(table.winners(), [BLUE]);
    let outcome = table.outcome().expect("the game is over");
    assert_eq!([RED, BLUE, GREEN].map(|seat| outcome.placing(seat)), [2, 1, 3]);
}

#[test]
fn sp_10_9_kinds_of_forgeries_break_no_tie() {
    let mut red = genuine(&[PAINTINGS[0], PAINTINGS[1]]);
    red.extend(["table_clock", "victory_medal", "astrolabe"].map(|id| (id, false)));
    let blue = genuine(&["ivory_ship", "lidded_vase"]);
    assert_eq!(over([&red, &blue, &[]]).winners(), [BLUE]);
}

#[test]
fn sp_10_9_after_that_the_victory_is_shared() {
    let red = genuine(&["ivory_ship", "lidded_vase"]);
    let blue = genuine(&["table_clock", "victory_medal"]);
    let mut table = over([&red, &blue, &[]]);
    table.coins(RED, 50);
    assert_eq!(table.winners(), [RED, BLUE]);
    assert!(table.rules.allows_ties());
    assert_eq!(over([&[], &[], &[]]).winners(), [RED, BLUE, GREEN]);
}

#[test]
fn sp_10_9_all_eight_kinds_are_told_apart() {
    for missing in 0..8 {
        let mut table = over([&[], &[], &[]]);
        let twice = (missing + 1) % 8;
        for kind in 0..8_u8 {
            let first = 8 * kind;
            table.genuine(first).more_work(RED, first);
            let second = if kind == missing { 8 * twice + 4 } else { first + 2 };
            table.genuine(second).more_work(BLUE, second);
        }
        assert_eq!((table.state.genuine_works(RED), table.state.genuine_works(BLUE)), (8, 8));
        assert_eq!(table.winners(), [RED], "eight kinds against seven");
    }
}

#[test]
fn sp_10_8_random_games_end_in_every_way_but_the_rarest_and_the_best_cabinet_wins() {
    let mut endings = BTreeSet::new();
    for seed in 0..120 {
        let seats = 2 + (seed % 4) as u8;
        let mut table = Table::dealt(seats, &SpandauSetup::default(), seed);
        let (mut dealer, mut buffer) = (Dealer::seeded(seed), Vec::new());
        while table.outcome().is_none() {
            let action = table.rules.random_action(&table.state, &mut dealer, &mut buffer);
            table.rules.apply(&mut table.state, action, &mut dealer);
        }
        endings.insert(format!("{:?}", table.state.ended));
        let most = table.state.seats.each().map(|seat| table.state.genuine_works(seat)).max();
        assert!(table.winners().iter().all(|seat: &Seat| Some(table.state.genuine_works(*seat)) == most));
        assert!(!table.winners().is_empty());
    }
    assert!(endings.len() >= 3, "{endings:?}");
}
