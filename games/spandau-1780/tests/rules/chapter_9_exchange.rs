//! Tests for SP-9: exchanging works.

use crate::table::{BLUE, GREEN, RED, STOP, Table, YELLOW, five_of, lot, set};
use rondel_spandau_1780::Action;
use rondel_spandau_1780::state::{Phase, Task};

fn exchange(seats: u8) -> Table {
    let mut table = Table::usual(seats);
    table.ask(RED, Task::Exchange);
    table
}

#[test]
fn sp_9_1_the_offer_must_be_exchanged_for_that_of_another_player() {
    let mut table = exchange(4);
    assert_eq!(table.legal(), [BLUE, GREEN, YELLOW].map(Action::Exchange), "and it cannot be declined");
    table.play(Action::Exchange(GREEN));
    let (given, taken) = (five_of(RED)[0], five_of(GREEN)[0]);
    assert!(table.works_of(RED).has(taken) && !table.works_of(RED).has(given));
    assert!(table.works_of(GREEN).has(given) && !table.works_of(GREEN).has(taken));
    assert_eq!([RED, BLUE, GREEN, YELLOW].map(|seat| table.works_of(seat).len()), [5; 4]);
}

#[test]
fn sp_9_1_with_one_partner_there_is_nothing_to_choose() {
    let table = exchange(2);
    assert_eq!(table.task(), Some(Task::Offer));
    assert!(table.works_of(RED).has(five_of(BLUE)[0]));
}

#[test]
fn sp_9_1_it_comes_at_the_end_of_the_turn() {
    let mut table = Table::usual(3);
    table.active(RED, &["main_guardhouse", "painters_workshop"]).coins(RED, 1).hand(RED, &["weekly_market"]);
    table.state.players[RED].level = 1;
    table.control(RED, "zehlendorf").active(RED, &["bridge_guard"]);
    table.turn_of(RED);
    let mut order = Vec::new();
    while !matches!(table.task(), Some(Task::Bid)) && table.state.round == 1 {
        let name = format!("{:?}", table.task().expect("something is asked"));
        let name = name.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default().to_owned();
        if order.last() != Some(&name) {
            order.push(name);
        }
        table.play_first();
    }
    assert_eq!(order, ["Assert", "Advance", "Inspect", "PlayCards", "Grow", "Expand", "Exchange", "Offer"]);
}

#[test]
fn sp_9_2_then_the_active_player_chooses_what_to_offer_perhaps_what_was_just_received() {
    let mut table = exchange(3);
    table.play(Action::Exchange(BLUE));
    assert_eq!(table.asks(), Some((RED, Task::Offer)));
    let own = set(five_of(RED)[1..].iter().copied().chain([five_of(BLUE)[0]]));
    assert_eq!(table.legal(), own.iter().map(Action::Offer).collect::<Vec<_>>());
    table.play(Action::Offer(five_of(BLUE)[0]));
    assert_eq!((table.state.players[RED].offered, table.task()), (Some(five_of(BLUE)[0]), Some(STOP)));
    let mut table = exchange(3);
    table.play(Action::Exchange(BLUE)).play(Action::Offer(five_of(RED)[4]));
    assert!(table.state.players[RED].offered == Some(five_of(RED)[4]) && table.state.seen.has(five_of(RED)[4]));
}

#[test]
fn sp_9_2_the_other_player_offers_what_was_received() {
    let mut table = exchange(3);
    table.play(Action::Exchange(BLUE));
    assert_eq!(table.state.players[BLUE].offered, Some(five_of(RED)[0]));
    assert_eq!(table.state.players[GREEN].offered, Some(five_of(GREEN)[0]));
}

#[test]
fn sp_9_2_both_exchanged_works_are_known_to_all() {
    let mut table = exchange(3);
    table.play(Action::Exchange(BLUE)).play(Action::Offer(five_of(RED)[1]));
    assert!(table.state.seen.has(five_of(BLUE)[0]) && table.state.seen.has(five_of(RED)[0]));
}

#[test]
fn sp_9_3_without_an_offer_of_ones_own_there_is_no_exchange() {
    let mut table = Table::usual(3);
    table.works(RED, &[]).ask(RED, Task::Exchange);
    assert_eq!(table.task(), Some(STOP));
}

#[test]
fn sp_9_3_without_an_offer_of_anybody_else_there_is_none() {
    let mut table = Table::usual(3);
    table.works(BLUE, &[]).works(GREEN, &[]).ask(RED, Task::Exchange);
    assert_eq!((table.task(), table.works_of(RED)), (Some(STOP), set(five_of(RED))));
    let mut table = Table::usual(3);
    table.works(BLUE, &[]).ask(RED, Task::Exchange);
    assert!(table.works_of(RED).has(five_of(GREEN)[0]), "who offers nothing cannot be chosen");
}

#[test]
fn sp_9_4_who_had_no_work_offers_the_next_one_received() {
    let mut table = Table::usual(2);
    table.works(RED, &[]).coins(RED, 3).auction().play(Action::Bid(1));
    assert_eq!(table.state.players[RED].offered, Some(lot()));
    let mut table = Table::usual(3);
    table.works(RED, &[]).active(RED, &["spandau_musket_factory"]);
    table.state.players[RED].progress = Some(5);
    table.ask(RED, Task::Act(Phase::Army)).play(Action::Advance);
    let drawn = table.works_of(RED).iter().next().expect("a work for taking part");
    assert_eq!(table.state.players[RED].offered, Some(drawn));
    assert!(table.state.seen.has(drawn), "an offer is open");
}

#[test]
fn sp_9_4_who_offers_a_work_goes_on_offering_it() {
    let mut table = Table::usual(2);
    table.coins(RED, 3).auction().play(Action::Bid(1));
    assert_eq!(table.state.players[RED].offered, Some(five_of(RED)[0]));
    assert!(table.works_of(RED).has(lot()));
}

#[test]
fn sp_9_1_in_a_game_of_shortest_ways_every_owner_always_offers_one() {
    let mut table = Table::set_up(4, &rondel_spandau_1780::SpandauSetup::default(), 9);
    while table.outcome().is_none() {
        let choosing = table.asks().filter(|(_, task)| *task == Task::Offer).map(|(seat, _)| seat);
        for seat in table.state.seats.each().filter(|seat| Some(*seat) != choosing) {
            let player = &table.state.players[seat];
            assert!(player.offered.is_some_and(|piece| player.works.has(piece)));
        }
        table.play_first();
    }
    assert!(table.state.round > 5);
}
