//! Tests for SP-6: the artist.

use crate::table::{BLUE, GREEN, RED, STOP, Table, five_of, lot, other, set, work};
use rondel_spandau_1780::Action;
use rondel_spandau_1780::state::{Ending, Phase, Task, title};

/// Returns a three-player table at which Red has one artist symbol and coins, and may inspect.
fn artist(coins: u16) -> Table {
    let mut table = Table::usual(3);
    table.active(RED, &["painters_workshop"]).coins(RED, coins).ask(RED, Task::Act(Phase::Artist));
    table
}

fn inspectable(table: &Table) -> Vec<u8> {
    table
        .legal()
        .iter()
        .filter_map(|action| if let Action::Inspect(piece) = action { Some(*piece) } else { None })
        .collect()
}

#[test]
fn sp_6_1_for_each_artist_symbol_one_work_may_be_inspected_for_one_coin() {
    let mut table = artist(5);
    assert_eq!(table.asks(), Some((RED, Task::Inspect(1))));
    table.play(Action::Inspect(five_of(RED)[1])).play(Action::Finish);
    assert_eq!((table.coins_of(RED), table.task()), (4, Some(STOP)));
}

#[test]
fn sp_6_1_three_symbols_inspect_three_times_as_long_as_there_are_coins() {
    for (coins, inspections) in [(1, 1), (2, 2), (3, 3), (9, 3)] {
        let mut table = Table::usual(3);
        table
            .active(RED, &["painters_workshop", "academy_of_arts"])
            .coins(RED, coins)
            .ask(RED, Task::Act(Phase::Artist));
        let mut count = 0;
        while matches!(table.task(), Some(Task::Inspect(_))) {
            table.play(Action::Inspect(five_of(RED)[count])).play(Action::Finish);
            count += 1;
        }
        assert_eq!((count, table.coins_of(RED)), (inspections, coins - inspections as u16));
    }
}

#[test]
fn sp_6_1_without_a_coin_or_a_symbol_nothing_is_asked() {
    assert_eq!(artist(0).task(), Some(STOP));
    let mut table = Table::usual(3);
    table.coins(RED, 5).ask(RED, Task::Act(Phase::Artist));
    assert_eq!(table.task(), Some(STOP));
}

#[test]
fn sp_6_1_one_may_inspect_fewer() {
    let mut table = artist(3);
    table.play(Action::Finish);
    assert_eq!((table.task(), table.coins_of(RED), table.state.players[RED].known), (Some(STOP), 3, 0));
}

#[test]
fn sp_6_2_ones_own_works_those_others_offer_and_the_displayed_one_may_be_inspected() {
    let mut expected = five_of(RED).to_vec();
    expected.extend([five_of(BLUE)[0], five_of(GREEN)[0], lot()]);
    assert_eq!(inspectable(&artist(1)), expected);
}

#[test]
fn sp_6_2_a_work_whose_worth_everybody_knows_needs_no_inspection() {
    let mut table = artist(1);
    table.state.public = 1 << title(lot()) | 1 << title(five_of(RED)[1]);
    let offered = inspectable(&table);
    assert_eq!(offered.len(), 6);
    assert!(!offered.contains(&lot()) && !offered.contains(&five_of(RED)[1]));
}

#[test]
fn sp_6_2_an_own_finding_does_not_keep_from_inspecting_again() {
    let mut table = artist(2);
    table.play(Action::Inspect(lot())).play(Action::Finish).ask(RED, Task::Act(Phase::Artist));
    assert!(inspectable(&table).contains(&lot()), "to publish it later");
}

#[test]
fn sp_6_3_what_is_found_the_inspector_alone_knows_and_of_both_copies() {
    let mut table = artist(2);
    let piece = five_of(BLUE)[0];
    table.play(Action::Inspect(piece)).play(Action::Finish);
    assert!(table.state.knows(RED, piece) && table.state.knows(RED, other(piece)));
    for seat in [BLUE, GREEN] {
        assert!(!table.state.knows(seat, piece) && !table.state.knows(seat, other(piece)));
    }
    assert!(!table.state.all_know(piece));
    assert_eq!(table.state.players[RED].known.count_ones(), 1);
}

#[test]
fn sp_6_4_a_finding_may_be_made_public_at_once() {
    let mut table = artist(2);
    table.play(Action::Inspect(five_of(RED)[0]));
    assert_eq!(table.asks(), Some((RED, Task::Publish(five_of(RED)[0]))));
    assert_eq!(table.legal(), [Action::Publish, Action::Finish]);
    table.play(Action::Publish);
    assert!([RED, BLUE, GREEN].iter().all(|seat| table.state.knows(*seat, five_of(RED)[0])));
    assert!(table.state.all_know(other(five_of(RED)[0])));
}

#[test]
fn sp_6_4_who_publishes_a_genuine_work_shows_who_has_it() {
    let mut table = artist(1);
    let piece = five_of(RED)[1];
    table.play(Action::Inspect(piece));
    assert!(!table.state.seen.has(piece), "until then nobody knows that Red has it");
    table.play(Action::Publish);
    assert!(table.state.seen.has(piece) && table.works_of(RED).has(piece));
}

#[test]
fn sp_6_4_that_holds_if_the_forged_copy_had_left_the_game_before() {
    let mut table = artist(1);
    let piece = five_of(RED)[1];
    table.state.stack.remove(other(piece));
    table.state.removed.add(other(piece));
    table.play(Action::Inspect(piece)).play(Action::Publish);
    assert!(table.state.seen.has(piece), "all were told that Red's work is genuine");
}

#[test]
fn sp_6_5_a_work_shown_to_be_forged_leaves_the_game() {
    let piece = five_of(RED)[3];
    let mut table = artist(1);
    table.play(Action::Inspect(piece)).play(Action::Publish);
    assert!(table.state.removed.has(piece) && !table.works_of(RED).has(piece));
    assert!(table.state.stack.has(other(piece)), "its genuine copy stays");
    assert_eq!((table.works_of(RED).len(), table.state.players[RED].offered), (4, Some(five_of(RED)[0])));
}

#[test]
fn sp_6_5_kept_secret_it_stays() {
    let mut table = artist(1);
    table.play(Action::Inspect(five_of(RED)[3])).play(Action::Finish);
    assert!(table.works_of(RED).has(five_of(RED)[3]) && table.state.removed.is_empty());
}

#[test]
fn sp_6_6_the_forged_copy_of_a_genuine_work_leaves_the_stack() {
    let mut table = artist(1);
    let (piece, copy) = (five_of(RED)[0], other(five_of(RED)[0]));
    assert!(table.state.stack.has(copy));
    table.play(Action::Inspect(piece)).play(Action::Publish);
    assert!(table.state.removed.has(copy) && !table.state.stack.has(copy) && table.works_of(RED).has(piece));
}

#[test]
fn sp_6_6_it_leaves_a_collection_and_its_owner_is_not_compensated() {
    let mut table = Table::usual(3);
    let copy = other(five_of(RED)[1]);
    table.more_work(BLUE, copy).active(RED, &["painters_workshop"]).coins(RED, 1).ask(RED, Task::Act(Phase::Artist));
    table.play(Action::Inspect(five_of(RED)[1])).play(Action::Publish);
    assert_eq!(table.works_of(BLUE), set(five_of(BLUE)));
    assert!(table.state.removed.has(copy) && table.coins_of(BLUE) == 0);
    assert_eq!(table.task(), Some(STOP), "it was not offered");
}

#[test]
fn sp_6_6_it_leaves_an_offer() {
    let mut table = Table::usual(3);
    let copy = other(five_of(RED)[1]);
    table.more_work(BLUE, copy).offers(BLUE, copy).active(RED, &["painters_workshop"]).coins(RED, 1);
    table.ask(RED, Task::Act(Phase::Artist)).play(Action::Inspect(five_of(RED)[1])).play(Action::Publish);
    assert_eq!(table.asks(), Some((BLUE, Task::Offer)));
    assert_eq!(table.works_of(BLUE), set(five_of(BLUE)));
}

#[test]
fn sp_6_6_it_leaves_the_display() {
    let mut table = Table::usual(3);
    let copy = other(five_of(RED)[1]);
    table.state.stack.remove(copy);
    table.state.stack.add(lot());
    (table.state.displayed, table.state.seen) = (Some(copy), table.state.seen.without(set([lot()])).or(set([copy])));
    table.active(RED, &["painters_workshop"]).coins(RED, 1).ask(RED, Task::Act(Phase::Artist));
    table.play(Action::Inspect(five_of(RED)[1])).play(Action::Publish);
    assert!(table.state.removed.has(copy));
    assert!(table.state.displayed.is_some_and(|piece| piece != copy && table.state.seen.has(piece)));
}

#[test]
fn sp_6_6_nothing_happens_where_it_is_gone_already() {
    let mut table = artist(1);
    let (piece, copy) = (five_of(RED)[0], other(five_of(RED)[0]));
    table.state.stack.remove(copy);
    table.state.removed.add(copy);
    let stack = table.state.stack;
    table.play(Action::Inspect(piece)).play(Action::Publish);
    assert_eq!((table.state.stack, table.state.removed), (stack, set([copy])));
}

#[test]
fn sp_6_7_whose_offer_left_the_game_offers_another_work_at_once() {
    let mut table = artist(2);
    let piece = five_of(BLUE)[0];
    table.forged(piece).play(Action::Inspect(piece)).play(Action::Publish);
    assert_eq!(table.asks(), Some((BLUE, Task::Offer)), "out of turn");
    assert_eq!(table.legal(), five_of(BLUE)[1..].iter().map(|piece| Action::Offer(*piece)).collect::<Vec<_>>());
    table.play(Action::Offer(five_of(BLUE)[3]));
    assert_eq!((table.state.players[BLUE].offered, table.task()), (Some(five_of(BLUE)[3]), Some(STOP)));
    assert!(table.state.seen.has(five_of(BLUE)[3]));
}

#[test]
fn sp_6_7_the_inspector_goes_on_after_that() {
    let mut table = Table::usual(3);
    let piece = five_of(BLUE)[0];
    table.forged(piece).active(RED, &["academy_of_arts"]).coins(RED, 2).ask(RED, Task::Act(Phase::Artist));
    table.play(Action::Inspect(piece)).play(Action::Publish).play(Action::Offer(five_of(BLUE)[1]));
    assert_eq!(table.asks(), Some((RED, Task::Inspect(1))));
}

#[test]
fn sp_6_7_who_has_no_other_work_offers_none() {
    let mut table = artist(1);
    let piece = five_of(BLUE)[0];
    table.works(BLUE, &[piece]).offers(BLUE, piece).forged(piece);
    table.play(Action::Inspect(piece)).play(Action::Publish);
    assert_eq!((table.state.players[BLUE].offered, table.works_of(BLUE).len()), (None, 0));
    assert_eq!(table.task(), Some(STOP));
}

#[test]
fn sp_6_7_a_displayed_work_that_left_is_replaced_by_the_next() {
    let mut table = artist(1);
    let stack = table.state.stack;
    table.forged(lot()).play(Action::Inspect(lot())).play(Action::Publish);
    let next = table.state.displayed.expect("another work");
    assert!(stack.has(next) && !table.state.stack.has(next) && table.state.removed.has(lot()));
    assert!(table.state.seen.has(next) && !table.state.seen.has(lot()));
    assert_eq!(table.outcome(), None);
}

#[test]
fn sp_6_7_if_none_can_follow_the_game_is_over() {
    let mut table = artist(1);
    table.forged(lot()).stack(&[]).play(Action::Inspect(lot())).play(Action::Publish);
    assert_eq!(table.state.ended, Some(Ending::Artworks));
}

#[test]
fn sp_6_2_what_others_do_not_offer_cannot_be_inspected() {
    let mut table = artist(1);
    table.more_work(BLUE, work("astrolabe"));
    let offered = inspectable(&table);
    assert!(!offered.contains(&work("astrolabe")) && !offered.contains(&five_of(BLUE)[1]));
    assert!(table.state.stack.iter().all(|piece| !offered.contains(&piece)));
}
