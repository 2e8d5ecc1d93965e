//! Tests for RC-12: the end of the game and the stars.

use crate::table::{ALTONA, HAMBURG, Table};
use rondel::Seat;
use rondel::components::Row;
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{Effect, Product};

/// Removes all ships for sale, so that the next step 8 ends the game with the star scoring.
fn no_ships(table: &mut Table) -> &mut Table {
    table.no_ship_stack();
    for (_, ship) in table.state.ships.iter() {
        table.state.ship_box.add(ship);
    }
    table.state.ships = Row::empty();
    table
}

/// Returns a city's final star count. To find it, the rival gets one more star token in each attempt. With the
/// first number of tokens that wins, the rival is one star ahead of the city.
fn stars(set_up: impl Fn(&mut Table), city: Seat) -> u8 {
    (0..=40)
        .find(|tokens| {
            let mut table = Table::first_game();
            set_up(no_ships(&mut table));
            table.state.cities[city.rival()].stars = *tokens;
            // On a tie, the holder of the bell token wins. Here, that is the city whose stars are counted.
            table.turn_of(city).season_step(8);
            table.won().map(|(winner, _)| winner) == Some(city.rival())
        })
        .expect("fewer than forty")
        - 1
}

#[test]
fn rc_12_1_the_game_ends_when_no_ships_are_left() {
    let mut table = Table::first_game();
    table.no_ship_stack().off_season();
    assert_eq!(table.won(), None, "four ships lie on the board");
    no_ships(&mut table).turn_of(HAMBURG).off_season();
    assert_eq!(table.won().map(|(_, reason)| reason), Some("end-no-ships"));
}

#[test]
fn rc_12_2_the_game_ends_when_no_lawsuits_are_left() {
    let mut table = Table::first_game();
    table.no_lawsuit_stack();
    for ends in [None, None, Some("end-no-lawsuits")] {
        table.turn_of(HAMBURG).off_season();
        assert_eq!(table.won().map(|(_, reason)| reason), ends);
    }
}

#[test]
fn rc_12_2_seven_lawsuits_last_for_seven_off_seasons() {
    let mut table = Table::first_game();
    for season in 1..=7 {
        assert_eq!(table.won(), None);
        table.turn_of(HAMBURG).off_season();
        assert_eq!(table.state.seasons, season);
    }
    assert_eq!(table.won().map(|(_, reason)| reason), Some("end-no-lawsuits"));
}

#[test]
fn rc_12_3_the_game_ends_when_no_factories_are_left() {
    for (built, ends) in [(10, None), (11, Some("end-no-factories"))] {
        let mut table = Table::first_game();
        table.factories(HAMBURG, built, 0).off_season();
        assert_eq!(table.won().map(|(_, reason)| reason), ends);
    }
}

#[test]
fn rc_12_4_the_game_ends_when_no_star_tokens_are_left() {
    for (taken, ends) in [(11, None), (12, Some("end-no-stars"))] {
        let mut table = Table::first_game();
        table.give_stars(HAMBURG, taken).off_season();
        assert_eq!(table.won().map(|(_, reason)| reason), ends);
    }
}

#[test]
fn rc_12_4_not_before_the_off_season() {
    let mut table = Table::first_game();
    table.give_stars(HAMBURG, 11).give(HAMBURG, Product::Furniture, 2);
    table.start(Effect::Donation(rondel_rival_cities::content::Pick::Any, 2, 1, 1));
    table.play(Action::Pay(crate::table::goods(Product::Furniture, 2)));
    assert_eq!((table.state.bank.stars, table.won()), (0, None));
}

#[test]
fn rc_12_5_the_dark_stars_of_ships_alliances_and_lawsuits_count() {
    // Ship 20 has 5 stars, Amsterdam 2, lawsuit 4 has 4, and lawsuit 1 has 1.
    assert_eq!(stars(|table| _ = table.give_ship(HAMBURG, 20), HAMBURG), 5);
    assert_eq!(stars(|table| _ = table.give_alliance(HAMBURG, 4), HAMBURG), 2);
    assert_eq!(stars(|table| _ = table.lawsuits_won(HAMBURG, &[4, 1]), HAMBURG), 5);
    let all =
        |table: &mut Table| _ = table.give_ship(HAMBURG, 20).give_alliance(HAMBURG, 4).lawsuits_won(HAMBURG, &[4]);
    assert_eq!(stars(all, HAMBURG), 5 + 2 + 4);
}

#[test]
fn rc_12_5_cards_in_hand_products_letters_and_factories_do_not_count() {
    let goods = |table: &mut Table| {
        table.give(HAMBURG, Product::Furniture, 9).give_letters(HAMBURG, 5).factories(HAMBURG, 5, 0);
        table.give_special(HAMBURG, 10);
    };
    assert_eq!(stars(goods, HAMBURG), 0);
}

#[test]
fn rc_12_6_the_space_of_the_prestige_marker_counts_alone_and_on_ones_own_side() {
    for (step, counted) in (1..).zip([0, 1, 1, 2, 2, 4, 4]) {
        assert_eq!(stars(|table| _ = table.prestige(step), HAMBURG), counted, "step {step}");
        assert_eq!(stars(|table| _ = table.prestige(-step), ALTONA), counted, "step {step}");
    }
    // A marker on the rival's side scores nothing. Hamburg's 3 tokens win against Altona's 2 stars for the
    // fourth space.
    let mut table = Table::first_game();
    no_ships(&mut table).prestige(-4).give_stars(HAMBURG, 3).season_step(8);
    assert_eq!(table.won(), Some((HAMBURG, "end-no-ships")));
}

#[test]
fn rc_12_7_each_star_token_counts_one() {
    assert_eq!(stars(|table| _ = table.give_stars(HAMBURG, 3), HAMBURG), 3);
}

#[test]
fn rc_12_8_the_higher_total_wins_and_the_bell_token_breaks_a_tie() {
    for (hamburgs, altonas, bell, winner) in [
        (3, 2, ALTONA, HAMBURG),
        (2, 3, HAMBURG, ALTONA),
        (2, 2, HAMBURG, HAMBURG),
        (2, 2, ALTONA, ALTONA),
        (0, 0, ALTONA, ALTONA),
    ] {
        let mut table = Table::first_game();
        no_ships(&mut table).give_stars(HAMBURG, hamburgs).give_stars(ALTONA, altonas).turn_of(bell).off_season();
        assert_eq!(table.won(), Some((winner, "end-no-ships")));
    }
}
