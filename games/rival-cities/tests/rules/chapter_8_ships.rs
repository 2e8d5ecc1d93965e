//! Tests for RC-8: ships.

use crate::table::{ALTONA, HAMBURG, Table, goods};
use rondel::Seat;
use rondel::components::Row;
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{Effect, Goods, Pick, Product, ShipId, SpecialId};
use rondel_rival_cities::state::Task;

use Product::{Beer, Cloth, Furniture, Leather};

/// Returns a table in which Hamburg has bought this ship with products for exactly its price.
fn bought(number: u8, product: Product, price: u8) -> Table {
    buying(Table::first_game(), number, product, price)
}

fn buying(mut table: Table, number: u8, product: Product, price: u8) -> Table {
    table
        .ship_for_sale(number, 0)
        .give(HAMBURG, product, price)
        .start(Effect::Ship)
        .play(Action::Buy(ShipId(number - 1)));
    table
}

#[test]
fn rc_8_1_ship_1_earns_prestige_twice() {
    let mut table = bought(1, Furniture, 3);
    table.play(Action::Accept);
    assert_eq!(table.asks(), Some((HAMBURG, Task::Offer(Effect::Prestige))));
    table.play(Action::Accept);
    assert_eq!((table.prestige_place(), table.state.active()), (2, ALTONA));
}

/// The clarification in the ship overview of all three rulebooks.
#[test]
fn rc_8_1_example_bruxelles_and_ship_16_apply_to_each_of_the_two_once() {
    let mut table = Table::first_game();
    table.give_alliance(HAMBURG, 6).give_ship(HAMBURG, 16).give(HAMBURG, Furniture, 3).give(HAMBURG, Beer, 6);
    let mut table = buying(table, 1, Furniture, 3);
    for places in [3, 6] {
        table.play_all([Action::Accept, Action::RepeatWithAlliance, Action::RepeatWithShip]);
        assert_eq!(table.prestige_place(), places);
    }
    assert_eq!((table.has(HAMBURG, Furniture), table.has(HAMBURG, Beer), table.state.active()), (1, 2, ALTONA));
}

#[test]
fn rc_8_2_ship_2_advances_lawsuits_up_to_twice() {
    let mut table = Table::first_game();
    table.lawsuit(0, 2, 0).lawsuit(1, 3, 0).give(HAMBURG, Leather, 1);
    let mut table = buying(table, 2, Cloth, 3);
    table.play(Action::Advance(0));
    assert_eq!(table.asks(), Some((HAMBURG, Task::Advance { repeat: false })), "the bonus of one pays the other");
    table.play(Action::Advance(1));
    assert_eq!((table.marker(0), table.marker(1)), (1, 1));
    assert_eq!(table.state.active(), ALTONA);
}

#[test]
fn rc_8_2_ship_2s_advances_may_be_declined() {
    let mut table = Table::first_game();
    table.lawsuit(0, 2, 0).give(HAMBURG, Leather, 2);
    let mut table = buying(table, 2, Cloth, 3);
    table.play(Action::Advance(0)).play(Action::Decline);
    assert_eq!((table.marker(0), table.state.active()), (1, ALTONA));
}

/// The clarification in the ship overview of all three rulebooks.
#[test]
fn rc_8_2_example_le_havre_applies_to_each_of_the_two_once() {
    let mut table = Table::first_game();
    table.give_alliance(HAMBURG, 7).lawsuit(0, 2, -4).give(HAMBURG, Leather, 6);
    let mut table = buying(table, 2, Cloth, 3);
    for marker in [-2, 0] {
        table.play_all([Action::Advance(0), Action::Pay(goods(Leather, 1)), Action::Advance(0)]);
        assert_eq!(table.marker(0), marker);
    }
    assert_eq!((table.city(HAMBURG).stock, table.state.active()), (goods(Furniture, 4), ALTONA));
}

#[test]
fn rc_8_3_ship_3_draws_two_special_cards() {
    let mut table = bought(3, Leather, 3);
    table.play(Action::Accept).play(Action::Accept);
    assert_eq!((table.city(HAMBURG).hand.len(), table.state.active()), (2, ALTONA));
}

/// The clarification in the ship overview of all three rulebooks.
#[test]
fn rc_8_3_example_kjobenhavn_applies_to_each_of_the_two_once() {
    let mut table = Table::first_game();
    table.give_alliance(HAMBURG, 8).give(HAMBURG, Beer, 3);
    let mut table = buying(table, 3, Leather, 3);
    for cards in [2, 4] {
        table.play_all([Action::Accept, Action::RepeatWithAlliance]);
        assert_eq!(table.city(HAMBURG).hand.len(), cards);
    }
    assert_eq!((table.has(HAMBURG, Beer), table.state.active()), (1, ALTONA));
}

#[test]
fn rc_8_3_a_card_that_ship_3_draws_in_the_a_half_may_be_the_b_half_of_option_c() {
    let mut table = Table::first_game();
    table.ship_for_sale(3, 0).give(HAMBURG, Leather, 3).give_letters(HAMBURG, 1).at_option(9);
    // Card 7 is at space 9. It has two halves: purchase a ship, or advance a lawsuit.
    table.play_all([Action::OptionC, Action::OptionA, Action::Perform(0), Action::Buy(ShipId(2))]);
    table.play(Action::Accept).play(Action::Accept);
    assert_eq!(table.choices().len(), 2 + 1, "either card, or none");
}

#[test]
fn rc_8_4_ships_4_and_5_bring_one_and_two_letters() {
    for (number, letters) in [(4, 1), (5, 2)] {
        let mut table = bought(number, Furniture, 2);
        assert_eq!((table.city(HAMBURG).letters, table.state.active()), (letters, ALTONA));
        table.season_step(3);
        assert_eq!(table.city(HAMBURG).letters, letters, "once only");
    }
}

#[test]
fn rc_8_5_ships_6_7_9_and_10_pay_in_each_off_season() {
    for (number, stock, letters, stars) in
        [(6, Goods::EMPTY, 0, 1), (7, goods(Furniture, 2), 0, 0), (9, goods(Cloth, 2), 0, 0), (10, Goods::EMPTY, 1, 0)]
    {
        let mut table = Table::first_game();
        table.give_ship(HAMBURG, number).season_step(3);
        let city = *table.city(HAMBURG);
        assert_eq!((city.stock, city.letters, city.stars), (stock, letters, stars), "ship {number}");
        table.season_step(3);
        let city = *table.city(HAMBURG);
        assert_eq!((city.stock, city.letters, city.stars), (stock.plus(&stock), 2 * letters, 2 * stars));
        assert!(table.city(ALTONA).stock.is_empty());
    }
}

#[test]
fn rc_8_6_ship_8_may_earn_prestige_in_each_off_season() {
    for (answer, place) in [(Action::Accept, 1), (Action::Decline, 0)] {
        let mut table = Table::first_game();
        table.give_ship(HAMBURG, 8).season_step(3).play(answer);
        assert_eq!(table.prestige_place(), place);
    }
}

#[test]
fn rc_8_7_ships_11_to_14_add_a_product_to_each_production() {
    for (number, added) in [(11, Beer), (12, Leather), (13, Cloth), (14, Furniture)] {
        for product in [Beer, Cloth, Leather, Furniture] {
            let mut table = Table::first_game();
            table.give_ship(HAMBURG, number).start(Effect::Production(Pick::Only(product), 1));
            table.play(Action::Produce(product, 1));
            assert_eq!(table.city(HAMBURG).stock, goods(product, 2).plus(&goods(added, 1)), "ship {number}");
        }
    }
}

#[test]
fn rc_8_7_ships_11_to_14_add_nothing_to_gifts_or_to_the_rivals_productions() {
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 14).start(Effect::Gift(Pick::Only(Beer), 2));
    assert_eq!(table.city(HAMBURG).stock, goods(Beer, 2));
    table.turn_of(ALTONA).start(Effect::Production(Pick::Only(Beer), 2)).play(Action::Produce(Beer, 0));
    assert_eq!((table.has(HAMBURG, Furniture), table.city(ALTONA).stock), (0, goods(Beer, 2)));
}

#[test]
fn rc_8_7_several_such_ships_all_add() {
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 11).give_ship(HAMBURG, 12).start(Effect::Production(Pick::Only(Cloth), 1));
    table.play(Action::Produce(Cloth, 0));
    let all = goods(Beer, 1).plus(&goods(Cloth, 1)).plus(&goods(Leather, 1));
    assert_eq!(table.city(HAMBURG).stock, all);
}

#[test]
fn rc_8_8_ship_15_adds_two_stars_to_a_lawsuit_won() {
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 15).lawsuit(0, 5, 2).season_step(5);
    assert_eq!((table.city(HAMBURG).stars, table.has(HAMBURG, Beer)), (2 + 2, 3));
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 15).lawsuit(0, 6, 3).start(Effect::Court).play(Action::Accept);
    assert_eq!((table.city(HAMBURG).stars, table.city(HAMBURG).letters), (2, 2), "by a Court ruling too");
}

#[test]
fn rc_8_8_ship_15_adds_nothing_to_a_lawsuit_not_won() {
    for (marker, stars) in [(1, 1), (0, 0), (-1, 0), (-2, 0)] {
        let mut table = Table::first_game();
        table.give_ship(HAMBURG, 15).lawsuit(0, 6, marker).season_step(5);
        assert_eq!(table.city(HAMBURG).stars, stars, "with the marker on {marker}");
    }
}

#[test]
fn rc_8_9_ship_16_repeats_prestige_for_two_beer() {
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 16).give(HAMBURG, Beer, 5).start(Effect::Prestige);
    assert_eq!(table.legal(), [Action::RepeatWithShip, Action::Decline]);
    table.play(Action::RepeatWithShip);
    assert_eq!((table.prestige_place(), table.has(HAMBURG, Beer), table.state.active()), (2, 3, ALTONA));
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 16).give(HAMBURG, Beer, 1).start(Effect::Prestige);
    assert_eq!((table.prestige_place(), table.state.active()), (1, ALTONA), "one beer is not enough");
}

#[test]
fn rc_8_10_ship_18_makes_option_c_free() {
    for letters in [0, 1] {
        let mut table = Table::first_game();
        table.give_ship(HAMBURG, 18).give_special(HAMBURG, 16).give_letters(HAMBURG, letters).at_option(1);
        table.play(Action::OptionC);
        assert_eq!(table.city(HAMBURG).letters, letters);
        assert_eq!(table.choices(), [Action::OptionA, Action::OptionB(SpecialId(15)), Action::Finish]);
    }
}

#[test]
fn rc_8_11_ship_19_makes_every_later_ship_a_product_cheaper() {
    let mut table = bought(19, Beer, 4);
    assert!(table.city(HAMBURG).stock.is_empty(), "not itself");
    table
        .turn_of(HAMBURG)
        .ship_for_sale(4, 1)
        .give(HAMBURG, Furniture, 1)
        .start(Effect::Ship)
        .play(Action::Buy(ShipId(3)));
    assert_eq!((table.has(HAMBURG, Furniture), table.city(HAMBURG).ships.len()), (0, 2));
    // The rival pays the full price.
    table.turn_of(ALTONA).ship_for_sale(5, 2).give(ALTONA, Furniture, 1).start(Effect::Ship);
    assert_eq!(table.state.active(), HAMBURG, "one furniture is not enough for Altona");
}

/// Returns the winner of the star scoring if Hamburg has these ships and Altona has this many star tokens.
fn winner(ships: &[u8], tokens: u8) -> Option<(Seat, &'static str)> {
    let mut table = Table::first_game();
    for number in ships {
        table.give_ship(HAMBURG, *number);
    }
    table.give_stars(ALTONA, tokens).state.ships = Row::empty();
    table.season_step(8).won()
}

#[test]
fn rc_8_12_ship_20_has_no_effect_and_five_stars() {
    let table = bought(20, Leather, 4);
    assert_eq!((table.state.active(), table.city(HAMBURG).stock), (ALTONA, Goods::EMPTY));
    assert_eq!(winner(&[20], 4), Some((HAMBURG, "end-no-ships")));
    assert_eq!(winner(&[20], 6), Some((ALTONA, "end-no-ships")));
}

#[test]
fn rc_8_13_ship_21_has_a_star_for_each_ship_of_its_city() {
    assert_eq!(winner(&[21], 0), Some((HAMBURG, "end-no-ships")), "alone it has one");
    assert_eq!(winner(&[21], 2), Some((ALTONA, "end-no-ships")));
    // With ships 4 (3 stars) and 5 (1 star): 3 + 3 + 1 = 7.
    assert_eq!(winner(&[21, 4, 5], 6), Some((HAMBURG, "end-no-ships")));
    assert_eq!(winner(&[21, 4, 5], 8), Some((ALTONA, "end-no-ships")));
}
