//! Tests of the rules, by rule number.

use rondel::{Dealer, Ruleset, Seats, Turn};

use caravan_lib::{HAND, PLAYERS, Play, Rules, Table};

/// Returns a newly dealt table with the maximum number of players.
fn table() -> Table {
    Rules.deal(Seats::new(PLAYERS.1).expect("a table"), &mut Dealer::seeded(1))
}

/// Returns the highest or the lowest card of the seat to move.
fn extreme(table: &Table, highest: bool) -> Play {
    let mut legal = Vec::new();
    Rules.legal_actions(table, &mut legal);
    let card = if highest { legal.iter().map(|play| play.0).max() } else { legal.iter().map(|play| play.0).min() };
    Play(card.expect("a card"))
}

fn play(table: &mut Table, play: Play) {
    Rules.apply(table, play, &mut Dealer::seeded(2));
}

#[test]
fn cv_1_1_everybody_holds_three_cards() {
    let table = table();
    assert!(table.seats.each().all(|seat| table.cards.at(seat.index()).len() == HAND));
}

#[test]
fn cv_1_2_a_card_scores_where_it_is_higher_than_the_one_below() {
    let mut table = table();
    let first = table.mover();
    let lowest = extreme(&table, false);
    play(&mut table, lowest);
    assert_eq!(table.points[first.index()], 0, "nothing lay below");
    let (seat, before, card) = (table.mover(), table.points, extreme(&table, true));
    play(&mut table, card);
    assert_eq!(table.points[seat.index()] > before[seat.index()], card.0 > lowest.0);
}

#[test]
fn cv_1_3_whoever_has_played_holds_three_cards_again() {
    let mut table = table();
    let (seat, card) = (table.mover(), extreme(&table, true));
    play(&mut table, card);
    assert_eq!(table.cards.at(seat.index()).len(), HAND);
    assert!(!table.cards.at(seat.index()).has(card.0));
}

#[test]
fn cv_1_4_most_points_win_after_five_cards_of_everybody() {
    let mut table = table();
    while let Turn::Decide(_) = Rules.turn(&table) {
        let card = extreme(&table, true);
        play(&mut table, card);
    }
    assert_eq!(table.played, 5 * PLAYERS.1);
    let Turn::Over(outcome) = Rules.turn(&table) else { panic!("nobody decides any more") };
    let most = table.points.iter().max();
    assert!(outcome.winners().all(|winner| Some(&table.points[winner.index()]) == most));
}
