//! Tests for SP-11: what inspections reveal, and to whom.

use std::collections::BTreeSet;

use crate::chapter_11_hidden::{imagined, is_near, share};
use crate::table::{BLUE, GREEN, RED, Table, five_of, lot, other, set};
use rondel::{Ruleset, Seat};
use rondel_spandau_1780::state::{Phase, State, Task, title};
use rondel_spandau_1780::{Action, SpandauSetup};

/// Returns a table in which Red has inspected a work and may now publish the finding.
fn inspected(piece: u8) -> Table {
    let mut table = Table::usual(3);
    table
        .active(RED, &["painters_workshop"])
        .coins(RED, 9)
        .ask(RED, Task::Act(Phase::Artist))
        .play(Action::Inspect(piece));
    table
}

/// Returns a table in which Red has kept the finding secret.
fn kept(piece: u8) -> Table {
    let mut table = inspected(piece);
    table.play(Action::Finish);
    table
}

fn genuine_in(states: &[State], piece: u8) -> f64 {
    share(states, |state| state.genuine.has(piece))
}

#[test]
fn sp_6_3_a_finding_stays_in_every_sample_of_the_inspector() {
    for (piece, genuine) in [(five_of(RED)[1], 1.0), (five_of(RED)[3], 0.0), (five_of(BLUE)[0], 1.0), (lot(), 0.0)] {
        let mut table = Table::usual(3);
        if genuine > 0.5 {
            table.genuine(piece)
        } else {
            table.forged(piece)
        };
        table.active(RED, &["painters_workshop"]).coins(RED, 9).ask(RED, Task::Act(Phase::Artist));
        table.play(Action::Inspect(piece)).play(Action::Finish);
        let states = imagined(&table, RED, 300);
        assert!((genuine_in(&states, piece) - genuine).abs() < 1e-9);
        assert!((genuine_in(&states, other(piece)) - (1.0 - genuine)).abs() < 1e-9, "its twin is the other");
    }
}

#[test]
fn sp_6_3_a_finding_does_not_reach_the_others() {
    for genuine in [true, false] {
        for observer in [BLUE, GREEN] {
            let mut table = kept(five_of(BLUE)[0]);
            if !genuine {
                table.forged(five_of(BLUE)[0]).genuine(five_of(BLUE)[4]);
            }
            let states = imagined(&table, observer, 2_000);
            let share = genuine_in(&states, five_of(BLUE)[0]);
            assert!(is_near(share, 0.4), "for {observer}, truly {genuine}: {share}");
        }
    }
    let states = imagined(&kept(lot()), BLUE, 2_000);
    assert!((0.44..0.60).contains(&genuine_in(&states, lot())));
}

#[test]
fn sp_6_3_that_something_open_was_inspected_all_know() {
    for piece in [five_of(BLUE)[0], lot(), five_of(RED)[0]] {
        let table = kept(piece);
        for state in imagined(&table, GREEN, 50) {
            assert_eq!(state.players[RED].known, 1 << title(piece), "the others saw which one");
        }
    }
}

#[test]
fn sp_6_3_which_hidden_work_of_ones_own_was_inspected_nobody_else_knows() {
    let table = kept(five_of(RED)[2]);
    let states = imagined(&table, BLUE, 800);
    let mut titles = BTreeSet::new();
    for state in &states {
        let known = state.players[RED].known;
        assert_eq!(known.count_ones(), 1, "that there was one all saw");
        assert!(state.players[RED].works.iter().any(|piece| known >> title(piece) & 1 == 1), "one of Red's works");
        titles.insert(known);
    }
    assert!(titles.len() > 20, "{} titles", titles.len());
    let states = imagined(&table, RED, 50);
    assert!(states.iter().all(|state| state.players[RED].known == table.state.players[RED].known));
}

/// Returns the work whose finding the player may publish in a sample.
fn publishes(state: &State) -> u8 {
    match state.asked().map(|item| item.task) {
        Some(Task::Publish(piece)) => piece,
        task => panic!("{task:?} is asked"),
    }
}

#[test]
fn sp_6_3_while_the_finding_is_in_hand_the_others_do_not_see_what_it_is_about() {
    let table = inspected(five_of(RED)[2]);
    let states = imagined(&table, BLUE, 800);
    let works: BTreeSet<u8> = states.iter().map(publishes).collect();
    assert!(works.len() > 20, "{works:?}");
    let truth = share(&states, |state| publishes(state) == five_of(RED)[2]);
    assert!(truth < 0.045, "any of 56 works, but in {truth} of the samples the true one");
    for state in &states {
        let piece = publishes(state);
        let red = &state.players[RED];
        assert!(red.works.has(piece) && state.knows(RED, piece));
        assert_ne!(red.offered, Some(piece), "all would have been told of that one");
    }
    assert!(imagined(&table, RED, 50).iter().all(|state| publishes(state) == five_of(RED)[2]));
}

#[test]
fn sp_6_3_nor_if_it_is_a_work_that_they_know_red_to_own() {
    let mut table = Table::usual(3);
    let shown = five_of(RED)[2];
    table.state.seen.add(shown);
    table
        .active(RED, &["painters_workshop"])
        .coins(RED, 9)
        .ask(RED, Task::Act(Phase::Artist))
        .play(Action::Inspect(shown));
    let works: BTreeSet<u8> = imagined(&table, BLUE, 800).iter().map(publishes).collect();
    assert!(works.len() > 20, "only {works:?} can be what Red inspected, though nobody was told");
}

#[test]
fn sp_6_3_all_that_is_known_of_an_open_inspection_is_seen_at_once() {
    for piece in [five_of(BLUE)[0], lot()] {
        let table = inspected(piece);
        assert!(imagined(&table, GREEN, 50).iter().all(|state| publishes(state) == piece));
    }
}

#[test]
fn sp_6_4_after_publishing_the_finding_is_in_every_sample_of_all() {
    for (piece, genuine) in [(five_of(RED)[1], true), (five_of(RED)[3], false), (lot(), false)] {
        let mut table = inspected(piece);
        if table.state.genuine.has(piece) != genuine {
            table = Table::usual(3);
            table.forged(piece).active(RED, &["painters_workshop"]).coins(RED, 9).ask(RED, Task::Act(Phase::Artist));
            table.play(Action::Inspect(piece));
        }
        table.play(Action::Publish);
        for observer in [RED, BLUE, GREEN] {
            for state in imagined(&table, observer, 60) {
                assert_eq!(state.genuine.has(piece), genuine);
                assert_eq!(state.players[RED].works.has(piece), genuine, "and all know who has it");
                assert_eq!(state.removed, table.state.removed);
            }
        }
    }
}

#[test]
fn sp_6_4_a_genuine_work_published_stays_with_its_owner_in_every_sample() {
    let mut table = Table::usual(3);
    let piece = five_of(RED)[1];
    table.state.stack.remove(other(piece));
    table.state.removed.add(other(piece));
    table.active(RED, &["painters_workshop"]).coins(RED, 1).ask(RED, Task::Act(Phase::Artist));
    table.play(Action::Inspect(piece)).play(Action::Publish);
    let states = imagined(&table, BLUE, 200);
    assert!(states.iter().all(|state| state.players[RED].works.has(piece)), "the others were told that Red has it");
}

#[test]
fn sp_11_7_knowing_some_of_the_five_tells_of_the_others() {
    let five = five_of(RED);
    let rest = |table: &Table, piece: u8| genuine_in(&imagined(table, RED, 2_000), piece);
    assert!(is_near(rest(&kept(five[0]), five[2]), 0.25), "one of four, when one genuine one is found");
    assert!(is_near(rest(&kept(five[3]), five[2]), 0.5), "two of four, when a forged one is found");
    let mut table = kept(five[0]);
    table.state.players[RED].known |= 1 << title(five[1]);
    assert!(five[2..].iter().all(|piece| rest(&table, *piece) < 1e-9), "both genuine ones are found");
    let mut table = kept(five[2]);
    table.state.players[RED].known |= 1 << title(five[3]) | 1 << title(five[4]);
    assert!(five[..2].iter().all(|piece| rest(&table, *piece) > 1.0 - 1e-9), "all forged ones are found");
}

#[test]
fn sp_11_7_with_both_copies_of_a_title_one_of_the_three_others_is_genuine() {
    let mut table = Table::usual(2);
    let works = [0, 1, 4, 6, 8];
    table.works(RED, &works).offers(RED, 0).genuine(0).genuine(4).forged(6).forged(8);
    table.state.players[RED].dealt = set(works);
    table.state.players[RED].traced = set([0]);
    let states = imagined(&table, RED, 2_000);
    assert!(is_near(genuine_in(&states, 0), 0.5));
    for piece in [4, 6, 8] {
        assert!(is_near(genuine_in(&states, piece), 1.0 / 3.0), "{piece}: {}", genuine_in(&states, piece));
    }
    assert!(states.iter().all(|state| state.players[RED].works.and(state.genuine).len() == 2));
}

#[test]
fn sp_11_7_two_copies_in_two_fives_are_as_likely_the_genuine_one() {
    let mut table = Table::usual(2);
    let (own, theirs) = (five_of(RED)[0], other(five_of(RED)[0]));
    let works = [theirs, 12, 14, 16, 18];
    table.works(BLUE, &works).offers(BLUE, theirs).forged(theirs).genuine(12).genuine(14).forged(16).forged(18);
    table.state.players[BLUE].dealt = set(works);
    table.state.players[BLUE].traced = set([theirs]);
    let share = genuine_in(&imagined(&table, RED, 4_000), own);
    assert!(is_near(share, 0.5), "{share}: the two copies were dealt alike");
}

/// Returns a game in which `chosen` players have chosen their first offers.
fn choosing_offers(chosen: usize) -> Table {
    let mut table = Table::dealt(3, &SpandauSetup::default(), 11);
    while table.task() != Some(Task::Offer) {
        table.play_first();
    }
    for _ in 0..chosen {
        let fourth = table.legal()[3];
        table.play(fourth);
    }
    table
}

#[test]
fn sp_1_19_secret_offers_are_known_to_nobody_else_until_all_have_chosen() {
    let table = choosing_offers(2);
    assert!(table.state.offers_secret);
    let chose: Vec<Seat> = table.state.clockwise(table.state.start).take(2).collect();
    for observer in table.state.seats.each() {
        let states = imagined(&table, observer, 800);
        for seat in &chose {
            let offers: Vec<Option<u8>> = states.iter().map(|state| state.players[*seat].offered).collect();
            let different: BTreeSet<Option<u8>> = offers.iter().copied().collect();
            if *seat == observer {
                assert_eq!(different, BTreeSet::from([table.state.players[*seat].offered]));
            } else {
                assert!(different.len() > 30 && !different.contains(&None), "{} offers", different.len());
                let truth = offers.iter().filter(|offer| **offer == table.state.players[*seat].offered).count();
                assert!(truth < 40, "the truth in {truth} of 800 samples");
            }
        }
        assert!(states.iter().all(|state| state.players[observer].works == table.works_of(observer)));
    }
}

#[test]
fn sp_1_19_in_a_sample_a_secret_offer_is_a_work_of_the_one_who_offers() {
    let table = choosing_offers(2);
    for state in imagined(&table, table.state.start, 200) {
        for seat in state.seats.each() {
            let player = &state.players[seat];
            assert!(player.offered.is_none_or(|piece| player.works.has(piece)));
        }
    }
}

#[test]
fn sp_11_4_an_inspection_of_others_does_not_tell_by_what_they_know() {
    // Red knows two hidden works, one genuine and one forged. Blue's samples must not change if the two are swapped.
    let sample = |genuine: bool| {
        let mut table = Table::usual(3);
        table.state.players[RED].known = 1 << title(five_of(RED)[1]) | 1 << title(five_of(RED)[2]);
        if !genuine {
            table.forged(five_of(RED)[1]).genuine(five_of(RED)[2]);
        }
        table.ask(RED, Task::Exchange);
        let mut legal = Vec::new();
        table.rules.legal_actions(&table.state, &mut legal);
        (imagined(&table, BLUE, 100), legal)
    };
    assert_eq!(sample(true), sample(false));
}
