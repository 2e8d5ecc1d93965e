//! Tests for RC-7: alliances.

use crate::table::{ALTONA, HAMBURG, Table, goods};
use rondel::Seat;
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{AllianceId, Effect, Pick, Product, SpecialId};
use rondel_rival_cities::state::Task;

use Product::{Beer, Cloth, Furniture, Leather};

const OSLO: u8 = 1;
const LONDON: u8 = 2;
const NOVGOROD: u8 = 3;
const AMSTERDAM: u8 = 4;
const GDANSK: u8 = 5;
const BRUXELLES: u8 = 6;
const LE_HAVRE: u8 = 7;
const KJOBENHAVN: u8 = 8;

fn allied(number: u8) -> Table {
    let mut table = Table::first_game();
    table.give_alliance(HAMBURG, number);
    table
}

fn one(product: Product) -> Pick {
    Pick::Only(product)
}

#[test]
fn rc_7_1_an_alliance_benefits_only_the_city_it_lies_before() {
    let gift = Effect::Gift(one(Furniture), 1);
    let gained = |table: &mut Table, seat: Seat| {
        let before = table.has(seat, Furniture);
        table.turn_of(seat).start(gift);
        table.has(seat, Furniture) - before
    };
    let mut table = allied(OSLO);
    assert_eq!((gained(&mut table, HAMBURG), gained(&mut table, ALTONA)), (2, 1));
    table.turn_of(ALTONA).give_letters(ALTONA, 1).start(Effect::Alliance).play(Action::Ally(AllianceId(OSLO - 1)));
    assert_eq!((gained(&mut table, HAMBURG), gained(&mut table, ALTONA)), (1, 2), "it was taken");
    table.turn_of(ALTONA).off_season().play(Action::Decline);
    assert_eq!(gained(&mut table, ALTONA), 1, "it was returned");
}

/// Checks the products that one of the three alliances adds to a Gift and to a Production of each product.
fn favours(number: u8, favoured: Product) {
    for product in [Beer, Cloth, Leather, Furniture] {
        let extra = u8::from(product == favoured);
        let mut table = allied(number);
        table.start(Effect::Gift(one(product), 1));
        assert_eq!(table.city(HAMBURG).stock, goods(product, 1 + extra), "a Gift of {product:?}");
        let mut table = allied(number);
        table.factories(HAMBURG, 2, 0).start(Effect::Production(one(product), 1)).play(Action::Produce(product, 2));
        assert_eq!(table.city(HAMBURG).stock, goods(product, 3 + extra), "a Production of {product:?}");
    }
}

#[test]
fn rc_7_2_oslo_adds_a_furniture() {
    favours(OSLO, Furniture);
}

#[test]
fn rc_7_3_london_adds_a_cloth() {
    favours(LONDON, Cloth);
}

#[test]
fn rc_7_4_novgorod_adds_a_leather() {
    favours(NOVGOROD, Leather);
}

#[test]
fn rc_7_5_one_product_per_action_however_many_came() {
    let mut table = allied(OSLO);
    table.start(Effect::Gift(Pick::Any, 2)).play(Action::Take(Furniture)).play(Action::Take(Furniture));
    assert_eq!(table.has(HAMBURG, Furniture), 3);
    let mut table = Table::first_game();
    table.alliances_in_play([1, 2, 3, 4]).give_alliance(HAMBURG, OSLO).give_alliance(HAMBURG, LONDON);
    table.start(Effect::Gift(Pick::Any, 2)).play(Action::Take(Cloth)).play(Action::Take(Furniture));
    assert_eq!(table.city(HAMBURG).stock, goods(Cloth, 2).plus(&goods(Furniture, 2)), "each alliance adds its own");
}

#[test]
fn rc_7_5_the_product_of_a_ship_counts() {
    let mut table = allied(OSLO);
    table.give_ship(HAMBURG, 14).start(Effect::Production(one(Beer), 2)).play(Action::Produce(Beer, 0));
    assert_eq!(table.city(HAMBURG).stock, goods(Beer, 2).plus(&goods(Furniture, 2)));
}

#[test]
fn rc_7_5_lawsuit_bonuses_incomes_swaps_and_piracy_do_not_count() {
    let mut table = allied(OSLO);
    table.lawsuit(0, 2, 0).give(HAMBURG, Leather, 1).start(Effect::Lawsuit).play(Action::Advance(0));
    assert_eq!(table.has(HAMBURG, Furniture), 1, "an advance");
    let mut table = allied(NOVGOROD);
    table.lawsuit(0, 1, 2).season_step(5).play(Action::Decline);
    assert_eq!(table.has(HAMBURG, Leather), 3, "a lawsuit won");
    let mut table = allied(OSLO);
    table.lawsuit(0, 3, 2).season_step(5).play(Action::Take(Furniture)).play(Action::Take(Furniture));
    assert_eq!(table.has(HAMBURG, Furniture), 2, "a lawsuit won, products of choice");
    let mut table = allied(OSLO);
    table.give_ship(HAMBURG, 7).season_step(3);
    assert_eq!(table.has(HAMBURG, Furniture), 2, "a ship's income");
    let mut table = allied(OSLO);
    table.prestige(5).season_step(4);
    assert_eq!(table.has(HAMBURG, Furniture), 1, "the prestige income");
    let mut table = allied(OSLO);
    table.give(HAMBURG, Beer, 1).start(Effect::Swap(1)).play(Action::Swap(Beer, Furniture));
    assert_eq!(table.has(HAMBURG, Furniture), 1, "a swap");
    let mut table = allied(OSLO);
    table.give(ALTONA, Furniture, 2).start(Effect::Piracy(1)).play(Action::Take(Furniture));
    assert_eq!(table.has(HAMBURG, Furniture), 1, "piracy");
}

#[test]
fn rc_7_5_nothing_is_added_to_a_product_that_could_not_be_gained() {
    let mut table = allied(OSLO);
    table.give(HAMBURG, Furniture, 6).give(ALTONA, Furniture, 6).start(Effect::Production(one(Furniture), 1));
    table.play(Action::Produce(Furniture, 1));
    assert_eq!((table.has(HAMBURG, Furniture), table.has(ALTONA, Furniture)), (6, 6));
}

#[test]
fn rc_7_6_amsterdam_adds_one_star_per_donation_action() {
    for (given, stars) in [(1, 1 + 1), (2, 2 + 1)] {
        let mut table = allied(AMSTERDAM);
        table.give(HAMBURG, Leather, 2).start(Effect::Donation(one(Leather), 1, 1, 2));
        table.play_all((0..given).map(|_| Action::Pay(goods(Leather, 1))));
        if given < 2 {
            table.play(Action::Finish);
        }
        assert_eq!((table.city(HAMBURG).stars, table.state.bank.stars), (stars, 12 - stars));
    }
    let mut table = allied(AMSTERDAM);
    table.give(HAMBURG, Furniture, 2).start(Effect::Donation(one(Furniture), 2, 3, 1));
    table.play(Action::Pay(goods(Furniture, 2)));
    assert_eq!(table.city(HAMBURG).stars, 3 + 1);
}

#[test]
fn rc_7_6_amsterdam_adds_to_the_next_donation_again_but_not_to_one_without_a_star() {
    let mut table = allied(AMSTERDAM);
    for stars in [2, 4] {
        table.turn_of(HAMBURG).give(HAMBURG, Cloth, 1).start(Effect::Donation(one(Cloth), 1, 1, 1));
        table.play(Action::Pay(goods(Cloth, 1)));
        assert_eq!(table.city(HAMBURG).stars, stars);
    }
    table.turn_of(HAMBURG).give(HAMBURG, Cloth, 1).start(Effect::Donation(one(Cloth), 1, 1, 1)).play(Action::Finish);
    assert_eq!(table.city(HAMBURG).stars, 4, "nothing was donated");
}

#[test]
fn rc_7_6_amsterdam_adds_nothing_when_the_last_star_was_gained() {
    let mut table = allied(AMSTERDAM);
    table.give_stars(ALTONA, 11).give(HAMBURG, Leather, 2).start(Effect::Donation(one(Leather), 1, 1, 2));
    table.play(Action::Pay(goods(Leather, 1)));
    assert_eq!((table.city(HAMBURG).stars, table.state.active()), (1, ALTONA));
}

#[test]
fn rc_7_7_gdansk_allows_both_halves_in_either_order() {
    for (first, second) in [(0, 1), (1, 0)] {
        let mut table = allied(GDANSK);
        // Card 14 has two halves: earn prestige, or produce 2 beer.
        table.basic(14);
        for half in [first, second] {
            table.play(Action::Perform(half));
            if half == 1 {
                table.play(Action::Produce(Beer, 0));
            }
        }
        assert_eq!((table.prestige_place(), table.has(HAMBURG, Beer), table.state.active()), (1, 2, ALTONA));
    }
    let mut table = allied(GDANSK);
    table.basic(14).play(Action::Perform(0)).play(Action::Finish);
    assert_eq!((table.prestige_place(), table.has(HAMBURG, Beer)), (1, 0), "the second may be left out");
}

#[test]
fn rc_7_7_gdansk_works_under_option_c_too() {
    let mut table = allied(GDANSK);
    table.give_special(HAMBURG, 16).give_letters(HAMBURG, 1).at_option(18).play(Action::OptionC);
    table.play_all([Action::OptionA, Action::Perform(0), Action::Perform(1), Action::Produce(Beer, 0)]);
    assert!(table.may(Action::OptionB(SpecialId(15))));
}

#[test]
fn rc_7_8_bruxelles_repeats_prestige_for_a_furniture() {
    let mut table = allied(BRUXELLES);
    table.give(HAMBURG, Furniture, 2).start(Effect::Prestige);
    assert_eq!((table.prestige_place(), table.legal()), (1, vec![Action::RepeatWithAlliance, Action::Decline]));
    table.play(Action::RepeatWithAlliance);
    assert_eq!((table.prestige_place(), table.has(HAMBURG, Furniture), table.state.active()), (2, 1, ALTONA));
}

#[test]
fn rc_7_8_the_repeat_may_be_declined_and_costs_a_furniture_nobody_lacks() {
    let mut table = allied(BRUXELLES);
    table.give(HAMBURG, Furniture, 1).start(Effect::Prestige).play(Action::Decline);
    assert_eq!((table.prestige_place(), table.has(HAMBURG, Furniture)), (1, 1));
    let mut table = allied(BRUXELLES);
    table.give(HAMBURG, Leather, 5).start(Effect::Prestige);
    assert_eq!((table.prestige_place(), table.state.active()), (1, ALTONA), "leather does not pay it");
}

#[test]
fn rc_7_9_le_havre_gives_a_second_advance_in_full_on_any_lawsuit() {
    let mut table = allied(LE_HAVRE);
    table.lawsuit(0, 2, 0).lawsuit(1, 7, 0).lawsuit(2, 1, 0);
    table.give(HAMBURG, Leather, 1).give(HAMBURG, Beer, 1).give(HAMBURG, Cloth, 3).start(Effect::Lawsuit);
    table.play(Action::Advance(0));
    assert_eq!(table.asks(), Some((HAMBURG, Task::RepeatLawsuit)));
    let payments = [Beer, Cloth, Furniture].map(|product| Action::Pay(goods(product, 1)));
    assert_eq!(table.legal(), [payments[0], payments[1], payments[2], Action::Decline], "any product");
    table.play(Action::Pay(goods(Beer, 1))).play(Action::Advance(2));
    assert_eq!((table.marker(0), table.marker(2), table.has(HAMBURG, Leather)), (1, 1, 1), "with its bonus");
    assert_eq!(table.asks(), Some((HAMBURG, Task::SwayAgain { slot: 2, left: 2 })), "and its own further sways");
    table.play(Action::Accept).play(Action::Accept);
    assert_eq!((table.marker(2), table.has(HAMBURG, Cloth), table.state.active()), (3, 0, ALTONA));
}

#[test]
fn rc_7_9_le_havre_comes_after_the_further_sways_and_may_take_the_same_lawsuit() {
    let mut table = allied(LE_HAVRE);
    table.lawsuit(1, 2, 0).give(HAMBURG, Leather, 4).give(HAMBURG, Beer, 1).start(Effect::Lawsuit);
    table.play(Action::Advance(1));
    assert_eq!(table.asks(), Some((HAMBURG, Task::SwayAgain { slot: 1, left: 1 })));
    table.play(Action::Accept).play(Action::Pay(goods(Beer, 1))).play(Action::Advance(1)).play(Action::Accept);
    assert_eq!((table.marker(1), table.has(HAMBURG, Furniture), table.has(HAMBURG, Leather)), (4, 2, 0));
}

#[test]
fn rc_7_9_le_havre_is_offered_where_an_exchanged_letter_pays_the_second_advance() {
    let mut table = allied(LE_HAVRE);
    // Lawsuit 8: 1 cloth and 1 leather for 1 letter and 1 beer. Hamburg cannot pay for any other lawsuit.
    table.lawsuit(0, 8, 0).lawsuit(1, 3, 0).lawsuit(2, 6, 0);
    table.give(HAMBURG, Cloth, 1).give(HAMBURG, Leather, 1).give(HAMBURG, Beer, 1).start(Effect::Lawsuit);
    table.play(Action::Advance(0));
    assert_eq!(table.choices(), [Action::Pay(goods(Beer, 1)), Action::Decline]);
    table.play(Action::Pay(goods(Beer, 1))).play(Action::Exchange(Beer, Furniture)).play(Action::Advance(1));
    assert_eq!(table.marker(1), 1);
}

#[test]
fn rc_7_10_kjobenhavn_repeats_drawing_for_a_beer() {
    let mut table = allied(KJOBENHAVN);
    table.give(HAMBURG, Beer, 2).start(Effect::Draw);
    assert_eq!(table.legal(), [Action::RepeatWithAlliance, Action::Decline]);
    table.play(Action::RepeatWithAlliance);
    assert_eq!((table.city(HAMBURG).hand.len(), table.has(HAMBURG, Beer), table.state.active()), (2, 1, ALTONA));
}

#[test]
fn rc_7_10_each_drawing_of_a_card_may_be_repeated() {
    let mut table = allied(KJOBENHAVN);
    table.give(HAMBURG, Beer, 2).give_special(HAMBURG, 4).at_option(1).play(Action::OptionB(SpecialId(3)));
    table.play_all([Action::Perform(1), Action::RepeatWithAlliance]);
    table.play_all([Action::Perform(2), Action::RepeatWithAlliance]);
    assert_eq!((table.city(HAMBURG).hand.len(), table.has(HAMBURG, Beer)), (4, 0));
}

#[test]
fn rc_7_11_no_repeat_is_repeated() {
    let mut table = allied(BRUXELLES);
    table.give(HAMBURG, Furniture, 5).start(Effect::Prestige).play(Action::RepeatWithAlliance);
    assert_eq!((table.prestige_place(), table.state.active()), (2, ALTONA));
    let mut table = allied(KJOBENHAVN);
    table.give(HAMBURG, Beer, 5).start(Effect::Draw).play(Action::RepeatWithAlliance);
    assert_eq!((table.city(HAMBURG).hand.len(), table.state.active()), (2, ALTONA));
    let mut table = allied(LE_HAVRE);
    table.lawsuit(0, 2, 0).give(HAMBURG, Leather, 5).start(Effect::Lawsuit);
    table.play(Action::Advance(0)).play(Action::Pay(goods(Leather, 1))).play(Action::Advance(0));
    assert_eq!((table.marker(0), table.state.active()), (2, ALTONA));
}

#[test]
fn rc_7_12_a_product_taken_from_the_rival_in_a_shortage_pleases_no_alliance() {
    for (number, product) in [(OSLO, Furniture), (LONDON, Cloth), (NOVGOROD, Leather)] {
        // Altona has all twelve units of the product.
        let short = || {
            let mut table = allied(number);
            table.give(ALTONA, product, 12);
            table
        };
        let mut table = short();
        table.start(Effect::Gift(one(product), 1));
        assert_eq!(table.has(HAMBURG, product), 1, "a Gift of {product:?}");
        let mut table = short();
        table.start(Effect::Gift(Pick::Any, 2)).play(Action::Take(product)).play(Action::Take(product));
        assert_eq!(table.has(HAMBURG, product), 2, "a Gift of choice");
        let mut table = short();
        table.factories(HAMBURG, 2, 0).start(Effect::Production(one(product), 1)).play(Action::Produce(product, 2));
        assert_eq!(table.has(HAMBURG, product), 3, "a Production");
    }
    let mut table = allied(OSLO);
    table.give(ALTONA, Furniture, 12).give_ship(HAMBURG, 14);
    table.start(Effect::Production(one(Beer), 2)).play(Action::Produce(Beer, 0));
    assert_eq!(table.city(HAMBURG).stock, goods(Beer, 2).plus(&goods(Furniture, 1)), "a ship's product");
}

#[test]
fn rc_7_12_one_product_from_the_supply_is_enough_and_the_added_one_may_come_from_the_rival() {
    let mut table = allied(OSLO);
    table.give(ALTONA, Furniture, 11).start(Effect::Gift(one(Furniture), 2));
    assert_eq!((table.has(HAMBURG, Furniture), table.has(ALTONA, Furniture)), (3, 9));
    let mut table = allied(OSLO);
    table.give(ALTONA, Furniture, 11).start(Effect::Gift(Pick::Any, 2));
    table.play(Action::Take(Furniture)).play(Action::Take(Furniture));
    assert_eq!((table.has(HAMBURG, Furniture), table.has(ALTONA, Furniture)), (3, 9));
}

#[test]
fn rc_7_11_bruxelles_and_ship_16_may_both_be_used_once_in_either_order() {
    let (alliance, ship) = (Action::RepeatWithAlliance, Action::RepeatWithShip);
    for (first, second) in [(alliance, ship), (ship, alliance)] {
        let mut table = allied(BRUXELLES);
        table.give_ship(HAMBURG, 16).give(HAMBURG, Furniture, 3).give(HAMBURG, Beer, 6).start(Effect::Prestige);
        assert_eq!(table.legal(), [alliance, ship, Action::Decline]);
        table.play(first);
        assert_eq!(table.legal(), [second, Action::Decline]);
        table.play(second);
        assert_eq!((table.prestige_place(), table.state.active()), (3, ALTONA));
        assert_eq!((table.has(HAMBURG, Furniture), table.has(HAMBURG, Beer)), (2, 4));
    }
}
