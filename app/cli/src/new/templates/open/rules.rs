//! Tests of the rules, by rule number.

use rondel::{Dealer, Ruleset, Seats, Turn};

use caravan_lib::{PLAYERS, Rules, Table, Take};

/// Returns a newly dealt table with this number of players.
fn table(players: u8) -> Table {
    Rules.deal(Seats::new(players).expect("a table"), &mut Dealer::seeded(1))
}

#[test]
fn cv_1_1_four_tiles_for_each_lie_in_the_row() {
    for players in [PLAYERS.0, PLAYERS.1] {
        let table = table(players);
        assert_eq!(table.left(), 4 * players);
        assert!(table.tiles[..usize::from(table.end)].iter().all(|tile| (1..=9).contains(tile)));
    }
}

#[test]
fn cv_1_2_the_first_tile_or_the_last_is_taken_in_turn() {
    let mut table = table(PLAYERS.1);
    let (seat, worth) = (table.mover(), table.tiles[usize::from(table.end) - 1]);
    Rules.apply(&mut table, Take::Last, &mut Dealer::seeded(1));
    assert_eq!(table.points[seat.index()], worth);
    assert_eq!(table.mover().index(), 1 % usize::from(PLAYERS.1));
}

#[test]
fn cv_1_3_most_points_win_when_the_last_tile_is_taken() {
    let mut table = table(PLAYERS.1);
    while let Turn::Decide(_) = Rules.turn(&table) {
        Rules.apply(&mut table, Take::First, &mut Dealer::seeded(1));
    }
    let Turn::Over(outcome) = Rules.turn(&table) else { panic!("nobody decides any more") };
    let most = table.points.iter().max();
    assert!(outcome.winners().all(|winner| Some(&table.points[winner.index()]) == most));
}
