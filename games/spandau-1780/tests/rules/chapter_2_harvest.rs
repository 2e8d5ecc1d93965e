//! Tests for SP-2: the round and the harvest.

use crate::table::{BLUE, GREEN, RED, Table, YELLOW};
use rondel::Seat;
use rondel::components::Kind;
use rondel_spandau_1780::content::{Good, Symbol};
use rondel_spandau_1780::state::{Ending, Task};
use rondel_spandau_1780::{Action, SpandauSetup, Storage};

/// Returns a table before a harvest. Blue is able to bid, so that the round stops at the auction.
fn before_harvest(seats: u8, storage: Storage) -> Table {
    let mut table = Table::quiet(seats, &SpandauSetup { storage, ..SpandauSetup::default() });
    table.coins(BLUE, 1);
    table
}

fn usual(seats: u8) -> Table {
    before_harvest(seats, Storage::PerPlayer)
}

/// Plays a round, ending each decision as soon as possible, and returns the seats that took a turn, in order.
fn turns_of_a_round(table: &mut Table) -> Vec<Seat> {
    let round = table.state.round;
    let mut turns = Vec::new();
    while table.state.round == round && table.outcome().is_none() {
        if table.task() != Some(Task::Bid) && turns.last() != Some(&table.state.active) {
            turns.push(table.state.active);
        }
        table.play_first();
    }
    turns
}

#[test]
fn sp_2_1_a_round_is_a_harvest_an_auction_and_one_whole_turn_of_each_player() {
    let mut table = usual(4);
    table.new_round();
    for _ in 0..3 {
        assert_eq!(table.task(), Some(Task::Bid));
        assert_eq!(turns_of_a_round(&mut table), [RED, BLUE, GREEN, YELLOW]);
    }
    assert_eq!(table.stock_and_price(RED, Good::Tobacco).0, 4, "one harvest for each of four rounds begun");
}

#[test]
fn sp_2_1_the_turns_go_clockwise_from_whoever_won_the_auction() {
    let mut table = usual(4);
    table.coins(GREEN, 9).new_round();
    table.play_all([Action::DropOut, Action::DropOut, Action::Bid(2), Action::DropOut, Action::PayCoins]);
    assert_eq!(table.state.start, GREEN);
    assert_eq!(turns_of_a_round(&mut table), [GREEN, YELLOW, RED, BLUE]);
}

#[test]
fn sp_2_2_each_player_stores_a_unit_for_every_symbol_of_a_good() {
    let mut table = usual(3);
    table.active(RED, &["wheat_field", "model_farm"]).board(BLUE, "landed_squire").new_round();
    let stock = |seat: Seat| table.state.players[seat].stock;
    assert_eq!(stock(RED), [0, 0, 1, 1, 1, 2], "Tobacco of the board; wheat, potato and cattle of cards");
    assert_eq!(stock(BLUE), [0, 0, 0, 0, 1, 1]);
    assert_eq!(stock(GREEN), [0, 0, 1, 0, 0, 0]);
}

#[test]
fn sp_2_2_a_uncovered_symbol_of_a_good_counts_too() {
    let mut table = usual(2);
    table.stone(RED, "zehlendorf", 0).new_round();
    assert_eq!(table.symbols(RED, Symbol::Tobacco), 2);
    assert_eq!(table.state.stock(RED, Good::Tobacco), 2);
}

#[test]
fn sp_2_2_the_shield_brings_its_good() {
    let mut table = usual(2);
    table.state.players[RED].shield = Some(1);
    table.new_round();
    assert_eq!(table.state.players[RED].stock, [0, 1, 1, 0, 0, 0], "wine of the royal gardens");
}

#[test]
fn sp_2_3_every_player_fills_the_row_for_himself() {
    let mut table = usual(2);
    table.active(RED, &["wheat_field"]).goods(RED, Good::Wheat, 4, 3).goods(BLUE, Good::Wheat, 4, 3).new_round();
    assert_eq!(table.stock_and_price(RED, Good::Wheat), (5, 3), "five units lie to the left of a marker on 3 of 8");
}

#[test]
fn sp_2_3_an_option_has_all_share_one_row() {
    let mut table = before_harvest(2, Storage::Shared);
    table.active(RED, &["wheat_field"]).goods(RED, Good::Wheat, 3, 3).goods(BLUE, Good::Wheat, 2, 3).new_round();
    assert_eq!(table.stock_and_price(RED, Good::Wheat), (4, 2), "the sixth unit in the row pushes the marker");
    assert_eq!(table.state.stock(BLUE, Good::Wheat), 2);
}

#[test]
fn sp_2_4_a_unit_that_would_reach_the_marker_pushes_it_and_makes_the_good_cheaper() {
    let mut table = usual(2);
    table.active(RED, &["wheat_field"]).goods(RED, Good::Wheat, 5, 3).new_round();
    assert_eq!(table.stock_and_price(RED, Good::Wheat), (6, 2));
}

#[test]
fn sp_2_4_each_unit_pushes_once_more() {
    let mut table = usual(2);
    table.active(RED, &["wheat_field", "demesne_farm", "model_farm"]).goods(RED, Good::Wheat, 4, 4).new_round();
    assert_eq!(table.stock_and_price(RED, Good::Wheat), (7, 1));
}

#[test]
fn sp_2_5_a_unit_spoils_that_finds_the_marker_on_the_lowest_price() {
    for (good, card, lowest) in
        [(Good::Wheat, "wheat_field", 1), (Good::Wine, "wine_tavern", 2), (Good::Silk, "silk_weaving_mill", 3)]
    {
        let mut table = usual(2);
        table.active(RED, &[card]).goods(RED, good, 8 - lowest, lowest).new_round();
        assert_eq!(table.stock_and_price(RED, good), (8 - lowest, lowest));
    }
}

#[test]
fn sp_2_5_the_last_cell_before_the_lowest_price_is_still_filled() {
    let mut table = usual(2);
    table.active(RED, &["wine_tavern"]).goods(RED, Good::Wine, 5, 3).new_round();
    assert_eq!(table.stock_and_price(RED, Good::Wine), (6, 2));
}

#[test]
fn sp_2_6_prices_rise_by_one_when_all_have_stored() {
    let mut table = usual(2);
    let before = table.state.prices;
    table.new_round();
    assert_eq!(table.state.prices, before.map(|price| price + 1));
}

#[test]
fn sp_2_6_a_price_does_not_rise_where_the_next_cell_holds_a_unit() {
    for (units, price) in [(3, 4), (4, 4), (5, 3)] {
        let mut table = usual(3);
        table.goods(GREEN, Good::Potato, units, 3).new_round();
        assert_eq!(table.stock_and_price(GREEN, Good::Potato), (units, price), "of eight cells");
    }
}

#[test]
fn sp_2_6_a_price_does_not_rise_beyond_the_row() {
    let mut table = usual(2);
    table.goods(RED, Good::Silk, 0, 8).goods(RED, Good::Wine, 0, 7).new_round();
    assert_eq!((table.state.prices[0], table.state.prices[1]), (8, 8));
}

#[test]
fn sp_2_6_in_a_shared_row_the_units_of_all_keep_a_price_down() {
    let mut table = before_harvest(2, Storage::Shared);
    table.goods(RED, Good::Wheat, 2, 3).goods(BLUE, Good::Wheat, 3, 3).new_round();
    assert_eq!(table.state.prices[5], 3);
    let mut table = usual(2);
    table.goods(RED, Good::Wheat, 2, 3).goods(BLUE, Good::Wheat, 3, 3).new_round();
    assert_eq!(table.state.prices[5], 4);
}

/// The example of coin income from the rulebook.
#[test]
fn sp_2_7_example_two_coin_symbols_bring_two_coins() {
    let mut table = usual(2);
    table.active(RED, &["weekly_market", "village_inn"]).new_round();
    assert_eq!((table.coins_of(RED), table.coins_of(BLUE)), (2, 1));
}

#[test]
fn sp_2_7_coin_symbols_of_board_cards_and_shield_bring_coins() {
    let mut table = usual(2);
    table.board(RED, "court_treasurer").active(RED, &["sugar_refinery"]);
    table.state.players[RED].shield = Some(3);
    table.new_round();
    assert_eq!(table.coins_of(RED), 2 + 2 + 3);
}

#[test]
fn sp_2_8_the_harvest_goes_round_from_the_starting_player_of_the_last_round() {
    for (start, stock) in [(RED, [7, 0, 0]), (BLUE, [6, 1, 0]), (GREEN, [6, 0, 1])] {
        let mut table = before_harvest(3, Storage::Shared);
        table.active(RED, &["wheat_field"]).active(BLUE, &["demesne_farm"]).active(GREEN, &["model_farm"]);
        table.goods(RED, Good::Wheat, 6, 1);
        table.state.start = start;
        table.new_round();
        assert_eq!([RED, BLUE, GREEN].map(|seat| table.state.stock(seat, Good::Wheat)), stock, "one cell is left");
    }
}

#[test]
fn sp_2_1_a_game_of_shortest_ways_goes_on_round_by_round_until_the_works_are_gone() {
    let mut table = Table::set_up(5, &SpandauSetup::default(), 3);
    while table.outcome().is_none() {
        table.play_first();
    }
    assert_eq!((table.state.ended, table.state.round), (Some(Ending::Artworks), 64 - 25));
}

#[test]
fn sp_1_21_coins_and_goods_never_run_out() {
    let mut table = usual(3);
    for seat in [RED, BLUE, GREEN] {
        table.coins(seat, 50);
    }
    table.active(RED, &["weekly_market"]);
    let market = &table.rules.content().market;
    let full: Vec<(Good, u8, u8)> = Good::ALL
        .iter()
        .zip(market.iter())
        .map(|(good, row)| (*good, row.cells - row.lowest - u8::from(*good == Good::Tobacco), row.lowest))
        .collect();
    for (good, count, price) in full {
        table.goods(RED, good, count, price);
    }
    table.new_round();
    let stock: u8 = table.state.players[RED].stock.iter().sum();
    assert_eq!((table.coins_of(RED), stock), (51, 38), "fifty coins and thirty large stones lie in the box");
}
