//! Tests that the players' markers in the warehouse, in the palace and on the campaign are distinguishable,
//! and that shields show their symbols.

use rondel::components::Kind;
use rondel::scene::{Inline, Piece, Rect, Scene, Tone};
use rondel::{ElementId, Observer, Stage};
use rondel_spandau_1780::Action;
use rondel_spandau_1780::content::Good;

use crate::table::{RED, Table};

/// Minimum sizes, in table units, of a marker that is alone on a space and of a marker that shares a space with
/// four others. At 1080p, a table of the usual shape has about one pixel per unit.
const ALONE: f32 = 24.0;
const AMONG_FIVE: f32 = 13.0;

fn seen(table: &Table) -> Scene {
    table.rules.scene(&table.state, Observer::Seat(RED))
}

fn markers<'a>(scene: &'a Scene, kind: &'a str) -> Vec<&'a Piece> {
    scene.pieces().filter(|piece| piece.id.kind == kind).collect()
}

fn meet(one: &Rect, other: &Rect) -> bool {
    let apart =
        |start: f32, length: f32, other: f32, its: f32| start + length <= other + 0.01 || other + its <= start + 0.01;
    !apart(one.x, one.w, other.x, other.w) && !apart(one.y, one.h, other.y, other.h)
}

fn none_on_another(found: &[&Piece], least: f32) {
    for (place, piece) in found.iter().enumerate() {
        assert!(piece.rect.w >= least && piece.face.icon.is_some(), "{piece:?}");
        assert!(found[..place].iter().all(|other| !meet(&piece.rect, &other.rect)), "{found:?}");
    }
}

#[test]
fn markers_that_share_a_space_lie_side_by_side_and_one_alone_is_large() {
    let mut table = Table::usual(5);
    let seats = table.state.seats;
    for seat in seats.each() {
        (table.state.players[seat].level, table.state.players[seat].progress) = (2, Some(1));
    }
    let scene = seen(&table);
    for kind in ["counter", "soldier"] {
        assert_eq!(markers(&scene, kind).len(), 5, "{kind}");
        none_on_another(&markers(&scene, kind), AMONG_FIVE);
    }
    for (place, seat) in (0..).zip(seats.each()) {
        (table.state.players[seat].level, table.state.players[seat].progress) = (place, Some(place));
    }
    let scene = seen(&table);
    for kind in ["counter", "soldier"] {
        none_on_another(&markers(&scene, kind), ALONE);
    }
}

#[test]
fn the_units_of_each_player_are_a_number_in_their_column() {
    let mut table = Table::usual(5);
    for (count, seat) in (0..).zip(table.state.seats.each()) {
        table.state.players[seat].stock[Good::Wheat.index()] = count;
    }
    let scene = seen(&table);
    let stones = markers(&scene, "stock-of-player");
    for (count, seat) in (0..).zip(table.state.seats.each()) {
        let stock =
            scene.piece(ElementId::new("stock", (seat.index() * 6 + Good::Wheat.index()) as u32)).expect("units");
        assert_eq!(stock.count, Some(count), "{stock:?}");
        assert_eq!(stock.tone == Tone::Seat(seat), count > 0, "{stock:?}");
        let (middle, stone) = (stock.rect.x + stock.rect.w / 2.0, &stones[seat.index()].rect);
        assert!((middle - stone.x - stone.w / 2.0).abs() < 0.1, "below the player's stone: {stock:?}");
    }
    let stocks = markers(&scene, "stock");
    assert!(stocks.iter().enumerate().all(|(n, one)| stocks[..n].iter().all(|other| !meet(&one.rect, &other.rect))));
}

#[test]
fn every_shield_says_what_it_brings() {
    let table = Table::usual(4);
    let scene = seen(&table);
    let shields = markers(&scene, "shield");
    for (shield, piece) in table.rules.content().shields.iter().zip(&shields) {
        let icons = piece.face.lines.iter().flatten().filter(|part| matches!(part, Inline::Icon(_))).count();
        assert!(icons >= shield.gives.iter().count(), "{piece:?}");
        assert!(piece.face.lines.iter().all(|line| line.len() <= 3), "no wider than its card: {piece:?}");
    }
    assert_eq!(shields.len(), 5);
}

#[test]
fn the_tiles_of_bids_leave_no_holes_and_only_possible_bids_stand_out() {
    let mut table = Table::usual(2);
    for seat in table.state.seats.each().collect::<Vec<_>>() {
        table.coins(seat, 17);
    }
    table.auction().play(Action::Bid(6));
    let scene = seen(&table);
    let mut tiles = markers(&scene, "bid");
    tiles.sort_by_key(|tile| tile.id.number);
    assert_eq!(tiles.iter().map(|tile| tile.id.number).collect::<Vec<_>>(), (1..=17).collect::<Vec<_>>());
    for row in tiles.chunks(9) {
        let tops = row.iter().all(|tile| (tile.rect.y - row[0].rect.y).abs() < 0.01);
        assert!(tops && row.windows(2).all(|pair| pair[0].rect.x < pair[1].rect.x), "{row:?}");
    }
    let open: Vec<u32> = tiles.iter().filter(|tile| tile.tone != Tone::Spent).map(|tile| tile.id.number).collect();
    assert_eq!(open, (7..=17).collect::<Vec<_>>());
}
