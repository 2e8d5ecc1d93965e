//! Tests of the rules, by rule number.

use rondel::{Dealer, Ruleset, Seats, Turn};

use caravan_lib::{Choose, PLAYERS, ROUNDS, Rules, Table};

/// Returns a newly dealt table with the maximum number of players.
fn table() -> Table {
    Rules.deal(Seats::new(PLAYERS.1).expect("a table"), &mut Dealer::seeded(1))
}

/// Plays a round in which the first seat chooses its highest card and all others choose their lowest.
fn play_a_round(table: &mut Table) {
    let mut legal = Vec::new();
    for seat in table.seats.each() {
        legal.clear();
        Rules.legal_actions(table, &mut legal);
        let numbers = legal.iter().map(|choose| choose.0);
        let number = if seat.index() == 0 { numbers.max() } else { numbers.min() };
        Rules.apply(table, Choose(number.expect("a card")), &mut Dealer::seeded(1));
    }
}

#[test]
fn cv_1_1_everybody_holds_eight_cards_and_eight_prizes_lie_in_a_row() {
    let table = table();
    assert!(table.seats.each().all(|seat| table.hands[seat.index()].len() == u32::from(ROUNDS)));
    let mut prizes = table.prizes;
    prizes.sort_unstable();
    assert_eq!(prizes, [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn cv_1_2_all_choose_at_the_same_time() {
    let table = table();
    assert_eq!(Rules.together(&table).len(), table.seats.count());
}

#[test]
fn cv_1_3_the_highest_card_takes_the_prize_and_equal_ones_take_nothing() {
    let mut table = table();
    play_a_round(&mut table);
    let shown = table.latest;
    let highest = shown.iter().flatten().max();
    let best: Vec<_> = table.seats.each().filter(|seat| shown[seat.index()].as_ref() == highest).collect();
    let won: u8 = table.points.iter().sum();
    assert_eq!(won, if best.len() == 1 { table.prizes[0] } else { 0 });
}

#[test]
fn cv_1_4_most_points_win_after_eight_rounds() {
    let mut table = table();
    for _ in 0..ROUNDS {
        play_a_round(&mut table);
    }
    let Turn::Over(outcome) = Rules.turn(&table) else { panic!("nobody decides any more") };
    let most = table.points.iter().max();
    assert!(outcome.winners().all(|winner| Some(&table.points[winner.index()]) == most));
}
