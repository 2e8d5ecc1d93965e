//! Tests for RC-5: products and letters.

use crate::table::{ALTONA, HAMBURG, Table, goods};
use rondel::Stage as _;
use rondel::components::Kind;
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{AnyProduction, Effect, Pick, Product, ShipId, SpecialId};
use rondel_rival_cities::state::Task;

use Product::{Beer, Cloth, Furniture, Leather};

const ANY: Pick = Pick::Any;

fn only(product: Product) -> Pick {
    Pick::Only(product)
}

/// The four examples of a Production in the rulebook.
#[test]
fn rc_5_1_example_two_beer_one_cloth_one_leather_one_furniture() {
    for (product, count) in [(Beer, 2), (Cloth, 1), (Leather, 1), (Furniture, 1)] {
        let mut table = Table::first_game();
        table.start(Effect::Production(only(product), count)).play(Action::Produce(product, 0));
        assert_eq!((table.has(HAMBURG, product), table.city(HAMBURG).stock.total()), (count, u32::from(count)));
        assert_eq!(table.city(HAMBURG).active_factories, 1, "no factory was turned");
    }
}

#[test]
fn rc_5_2_each_factory_turned_adds_one_of_the_same_product() {
    for factories in 0..=3 {
        let mut table = Table::first_game();
        table.factories(HAMBURG, 3, 1).start(Effect::Production(only(Beer), 2));
        assert_eq!(table.legal(), [0, 1, 2, 3].map(|count| Action::Produce(Beer, count)), "any number of the active");
        table.play(Action::Produce(Beer, factories));
        assert_eq!(table.has(HAMBURG, Beer), 2 + factories);
        let city = table.city(HAMBURG);
        assert_eq!((city.active_factories, city.inactive_factories), (3 - factories, 1 + factories));
    }
}

#[test]
fn rc_5_2_clicks_on_all_factories_need_no_click_on_the_only_product() {
    let mut table = Table::first_game();
    table.factories(HAMBURG, 2, 0).start(Effect::Production(only(Beer), 2));
    let kinds = |table: &Table| -> Vec<Vec<_>> {
        let kinds = |choice: rondel::Choice| choice.targets.into_iter().map(|target| target.kind).collect();
        table.legal().into_iter().map(|action| kinds(table.rules.choice(&table.state, action))).collect()
    };
    assert_eq!(kinds(&table), [vec!["supply"], vec!["supply", "hamburg"], vec!["hamburg", "hamburg"]]);
    let mut table = Table::first_game();
    table.factories(HAMBURG, 1, 0).start(Effect::Production(ANY, 1));
    assert_eq!(kinds(&table).last().map(Vec::len), Some(2), "the product must be chosen");
}

#[test]
fn rc_5_3_the_production_of_any_product_makes_one_kind() {
    for product in Product::ALL {
        let mut table = Table::first_game();
        table.factories(HAMBURG, 2, 0).start(Effect::Production(ANY, 1));
        assert_eq!(table.legal().len(), 4 * 3, "four kinds, with no, one or two factories");
        table.play(Action::Produce(*product, 2));
        assert_eq!(table.city(HAMBURG).stock, goods(*product, 3));
    }
}

/// Returns a table with the alternative reading of special card 11, which a switch in the content enables.
fn each_factory_its_own() -> Table {
    Table::with_switch("any_production: OneKind", "any_production: EachItsOwn")
}

#[test]
fn rc_5_3_with_the_switch_each_factory_makes_a_kind_of_its_own() {
    let mut table = each_factory_its_own();
    table.factories(HAMBURG, 3, 0).give_special(HAMBURG, 11).at_option(1);
    table.play_all([Action::OptionB(SpecialId(10)), Action::Perform(0), Action::Produce(Beer, 2)]);
    assert_eq!((table.city(HAMBURG).stock, table.city(HAMBURG).active_factories), (goods(Beer, 1), 1));
    assert_eq!(table.legal(), [Beer, Cloth, Leather, Furniture].map(Action::Take));
    table.play(Action::Take(Furniture)).play(Action::Take(Leather));
    assert_eq!(table.city(HAMBURG).stock, goods(Beer, 1).plus(&goods(Furniture, 1)).plus(&goods(Leather, 1)));
    assert_eq!(table.state.active(), ALTONA);
    let mut table = each_factory_its_own();
    table.factories(HAMBURG, 2, 0).start(Effect::Production(ANY, 1)).play(Action::Produce(Cloth, 0));
    assert_eq!((table.city(HAMBURG).stock, table.state.active()), (goods(Cloth, 1), ALTONA), "none was turned");
}

#[test]
fn rc_5_3_with_the_switch_a_production_of_one_kind_stays_as_it_is() {
    let mut table = each_factory_its_own();
    table.factories(HAMBURG, 2, 0).start(Effect::Production(only(Beer), 2)).play(Action::Produce(Beer, 2));
    assert_eq!((table.city(HAMBURG).stock, table.state.active()), (goods(Beer, 4), ALTONA));
}

#[test]
fn rc_5_3_with_the_switch_it_is_one_production_for_ships_and_alliances() {
    let mut table = each_factory_its_own();
    // Oslo adds one furniture to the action, and ship 11 adds one beer.
    table.factories(HAMBURG, 2, 0).give_alliance(HAMBURG, 1).give_ship(HAMBURG, 11);
    table.start(Effect::Production(ANY, 1)).play(Action::Produce(Furniture, 2));
    table.play(Action::Take(Furniture)).play(Action::Take(Leather));
    let made = goods(Furniture, 2).plus(&goods(Leather, 1));
    assert_eq!(table.city(HAMBURG).stock, made.plus(&goods(Furniture, 1)).plus(&goods(Beer, 1)));
}

#[test]
fn rc_5_3_a_board_from_before_the_switch_has_the_default() {
    let table = Table::with_switch("    any_production: OneKind,\n", "");
    assert_eq!(table.rules.content().board.any_production, AnyProduction::OneKind);
}

#[test]
fn rc_5_4_each_product_of_choice_of_a_gift_is_chosen_by_itself() {
    let mut table = Table::first_game();
    table.start(Effect::Gift(ANY, 2));
    assert_eq!(table.legal(), [Beer, Cloth, Leather, Furniture].map(Action::Take));
    table.play(Action::Take(Leather)).play(Action::Take(Furniture));
    assert_eq!(table.city(HAMBURG).stock, goods(Leather, 1).plus(&goods(Furniture, 1)));
}

/// The examples of a Gift in the rulebook.
#[test]
fn rc_5_4_example_one_or_two_of_choice_two_beer_one_furniture() {
    for (gift, chosen, gained) in [
        (Effect::Gift(ANY, 1), 1, goods(Cloth, 1)),
        (Effect::Gift(ANY, 2), 2, goods(Cloth, 2)),
        (Effect::Gift(only(Beer), 2), 0, goods(Beer, 2)),
        (Effect::Gift(only(Furniture), 1), 0, goods(Furniture, 1)),
    ] {
        let mut table = Table::first_game();
        table.start(gift).play_all((0..chosen).map(|_| Action::Take(Cloth)));
        assert_eq!(table.city(HAMBURG).stock, gained, "{gift:?}");
        assert_eq!(table.state.active(), ALTONA);
    }
}

/// The examples of a Donation in the rulebook.
#[test]
fn rc_5_5_example_two_of_any_for_one_star_leather_for_one_twice_two_furniture_for_three() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Beer, 1).give(HAMBURG, Cloth, 1).start(Effect::Donation(ANY, 2, 1, 1));
    table.play(Action::Pay(goods(Beer, 1).plus(&goods(Cloth, 1))));
    assert_eq!((table.city(HAMBURG).stars, table.city(HAMBURG).stock.total(), table.state.bank.stars), (1, 0, 11));

    let mut table = Table::first_game();
    table.give(HAMBURG, Leather, 3).start(Effect::Donation(only(Leather), 1, 1, 2));
    table.play(Action::Pay(goods(Leather, 1))).play(Action::Pay(goods(Leather, 1)));
    assert_eq!((table.city(HAMBURG).stars, table.has(HAMBURG, Leather)), (2, 1));
    assert_eq!(table.state.active(), ALTONA, "twice, and no more");

    let mut table = Table::first_game();
    table.give(HAMBURG, Furniture, 4).start(Effect::Donation(only(Furniture), 2, 3, 1));
    table.play(Action::Pay(goods(Furniture, 2)));
    assert_eq!((table.city(HAMBURG).stars, table.has(HAMBURG, Furniture)), (3, 2));
    assert_eq!(table.state.active(), ALTONA, "once, and no more");
}

#[test]
fn rc_5_5_a_donation_may_stop_before_the_arrow_says() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Beer, 6).start(Effect::Donation(only(Beer), 3, 1, 2));
    table.play(Action::Pay(goods(Beer, 3))).play(Action::Finish);
    assert_eq!((table.city(HAMBURG).stars, table.has(HAMBURG, Beer)), (1, 3));
}

#[test]
fn rc_5_5_every_way_to_pay_any_two_is_offered() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Beer, 2).give(HAMBURG, Cloth, 1).start(Effect::Donation(ANY, 2, 1, 1));
    let mixed = goods(Beer, 1).plus(&goods(Cloth, 1));
    assert_eq!(table.legal(), [Action::Pay(goods(Beer, 2)), Action::Pay(mixed), Action::Finish]);
}

#[test]
fn rc_5_6_up_to_two_products_are_swapped_for_others_in_the_supply() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Beer, 2).start(Effect::Swap(2));
    table.play(Action::Swap(Beer, Furniture)).play(Action::Swap(Beer, Leather));
    assert_eq!(table.city(HAMBURG).stock, goods(Furniture, 1).plus(&goods(Leather, 1)));
    assert_eq!(table.state.active(), ALTONA);

    let mut table = Table::first_game();
    table.give(HAMBURG, Beer, 2).start(Effect::Swap(2)).play(Action::Swap(Beer, Cloth)).play(Action::Finish);
    assert_eq!(table.city(HAMBURG).stock, goods(Beer, 1).plus(&goods(Cloth, 1)), "once is allowed too");
}

#[test]
fn rc_5_6_a_product_is_not_swapped_for_its_like() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Leather, 1).start(Effect::Swap(2));
    assert_eq!(
        table.legal(),
        [Beer, Cloth, Furniture]
            .map(|other| Action::Swap(Leather, other))
            .into_iter()
            .chain([Action::Finish])
            .collect::<Vec<_>>()
    );
}

#[test]
fn rc_5_6_what_the_supply_lacks_cannot_be_swapped_for() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Beer, 1).give(ALTONA, Furniture, 12).start(Effect::Swap(2));
    assert_eq!(table.legal(), [Action::Swap(Beer, Cloth), Action::Swap(Beer, Leather), Action::Finish]);
}

#[test]
fn rc_5_7_as_many_letters_as_shown_which_are_no_products() {
    let mut table = Table::first_game();
    table.start(Effect::Letters(2));
    assert_eq!((table.city(HAMBURG).letters, table.state.bank.letters), (2, 10));
    assert!(table.city(HAMBURG).stock.is_empty());
    table.turn_of(HAMBURG);
    assert_eq!(table.choices(), [Action::MoveJar(1), Action::MoveJar(2)], "letters pay for no move");
}

#[test]
fn rc_5_8_a_letter_and_a_product_buy_a_different_product_of_the_supply() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Beer, 1).give_letters(HAMBURG, 2).give(ALTONA, Leather, 12);
    let offered: Vec<Action> =
        table.legal().into_iter().filter(|action| matches!(action, Action::Exchange(..))).collect();
    assert_eq!(offered, [Action::Exchange(Beer, Cloth), Action::Exchange(Beer, Furniture)]);
    table.play(Action::Exchange(Beer, Cloth)).play(Action::Exchange(Cloth, Furniture));
    assert_eq!((table.city(HAMBURG).stock, table.city(HAMBURG).letters), (goods(Furniture, 1), 0));
    assert_eq!(table.state.bank.letters, 12, "the letters are paid to the supply");
    assert_eq!(table.asks(), Some((HAMBURG, Task::MoveJar)), "nothing else has happened");
}

#[test]
fn rc_5_9_letters_are_exchanged_at_every_decision_of_ones_own() {
    let exchange = Action::Exchange(Beer, Furniture);
    let mut table = Table::first_game();
    table.give(HAMBURG, Beer, 3).give_letters(HAMBURG, 2).give_alliance(HAMBURG, 6);
    assert!(table.may(exchange), "before moving the ink jar");
    table.play(Action::MoveJar(3));
    assert!(table.may(exchange), "while paying for the move");
    table.play(Action::Pay(goods(Beer, 1)));
    assert!(table.may(exchange), "before choosing an option");
    table.start(Effect::Gift(ANY, 1));
    assert!(table.may(exchange), "in the middle of an action");
    table.start(Effect::Prestige);
    assert_eq!(table.choices(), [Action::Decline], "there is no furniture to pay Bruxelles with …");
    table.play(exchange);
    assert_eq!(table.choices(), [Action::RepeatWithAlliance, Action::Decline], "… before the exchange");
    table.off_season();
    assert!(matches!(table.asks(), Some((HAMBURG, Task::Upkeep(_)))));
    assert!(table.may(exchange), "in the off-season");
}

#[test]
fn rc_5_9_the_other_city_exchanges_in_the_off_season_too() {
    let mut table = Table::first_game();
    table.give(ALTONA, Beer, 2).give_letters(ALTONA, 1).give_alliance(ALTONA, 6).off_season();
    assert!(matches!(table.asks(), Some((ALTONA, Task::Upkeep(_)))));
    assert!(table.may(Action::Exchange(Beer, Furniture)));
}

#[test]
fn rc_5_9_a_decision_amid_the_rivals_action_is_ones_own() {
    let exchange = Action::Exchange(Beer, Furniture);
    let mut table = Table::first_game();
    table.give(ALTONA, Beer, 2).give_letters(ALTONA, 1).give_alliance(ALTONA, 6);
    table.start(Effect::PiracyForPrestige(3));
    assert_eq!(table.asks(), Some((ALTONA, Task::Offer(Effect::Prestige))));
    assert!(table.may(exchange), "before prestige is earned");
    table.play(Action::Accept);
    assert_eq!(table.choices(), [Action::Decline], "Bruxelles is asked about, since an exchange can pay it");
    table.play(exchange).play(Action::RepeatWithAlliance);
    assert_eq!((table.prestige_place(), table.asks()), (-2, Some((HAMBURG, Task::Steal(3)))));
    assert_eq!((table.city(ALTONA).stock, table.city(ALTONA).letters), (goods(Beer, 1), 0));
}

#[test]
fn rc_5_9_without_a_letter_or_a_way_to_use_it_the_rivals_action_asks_no_more() {
    for (letters, beer) in [(0, 2), (1, 0)] {
        let mut table = Table::first_game();
        table.give(ALTONA, Beer, beer).give_letters(ALTONA, letters).give_alliance(ALTONA, 6).give(HAMBURG, Beer, 1);
        table.start(Effect::PiracyForPrestige(3)).settle();
        if table.state.active() == HAMBURG {
            assert_eq!(table.legal(), [Action::Accept, Action::Decline]);
            table.play(Action::Accept);
        }
        assert!(!matches!(table.asks(), Some((_, Task::RepeatPrestige { .. }))));
    }
}

/// Returns a table in which Hamburg has this much beer and can take the letter of basic card 5 at the end of
/// its turn. The lawsuits on the board (8, 10 and 4, which costs a letter) cannot be paid for by a single
/// exchange of beer, and the ships are too expensive.
fn takes_the_letter_of_card_5(beer: u8) -> Table {
    let mut table = Table::first_game();
    table.lawsuit(0, 8, 0).lawsuit(1, 10, 0).lawsuit(2, 4, 0);
    for (slot, number) in [(0, 6), (1, 7), (2, 9), (3, 12)] {
        table.ship_for_sale(number, slot);
    }
    table.give(HAMBURG, Beer, beer);
    table
}

const THE_LETTER: Action = Action::Perform(1);
const LAST_EXCHANGE: Option<(rondel::Seat, Task)> = Some((HAMBURG, Task::LastExchange));
const THE_RIVALS_TURN: Option<(rondel::Seat, Task)> = Some((ALTONA, Task::MoveJar));

#[test]
fn rc_5_29_after_a_letter_gained_last_an_exchange_that_opens_a_lawsuit_is_asked_for() {
    let mut table = takes_the_letter_of_card_5(1);
    table.lawsuit(0, 2, 0).basic(5).play(THE_LETTER);
    assert_eq!(table.asks(), LAST_EXCHANGE);
    let exchanges = [Cloth, Leather, Furniture].map(|product| Action::Exchange(Beer, product));
    assert_eq!(table.legal(), [Action::Finish, exchanges[0], exchanges[1], exchanges[2]]);
    table.play(Action::Exchange(Beer, Leather));
    assert_eq!((table.city(HAMBURG).stock, table.city(HAMBURG).letters), (goods(Leather, 1), 0));
    assert_eq!(table.asks(), THE_RIVALS_TURN);
}

#[test]
fn rc_5_29_or_a_ship_or_an_upkeep() {
    let mut table = takes_the_letter_of_card_5(1);
    // Ship 4 costs 2 furniture.
    table.ship_for_sale(4, 0).give(HAMBURG, Furniture, 1).basic(5).play(THE_LETTER);
    assert_eq!(table.asks(), LAST_EXCHANGE);
    let mut table = takes_the_letter_of_card_5(1);
    // The upkeep of Bruxelles is 1 furniture.
    table.give_alliance(HAMBURG, 6).basic(5).play(THE_LETTER);
    assert_eq!(table.asks(), LAST_EXCHANGE);
    // The upkeep of Oslo is any product, so the beer is enough.
    let mut table = takes_the_letter_of_card_5(1);
    table.give_alliance(HAMBURG, 1).basic(5).play(THE_LETTER);
    assert_eq!(table.asks(), THE_RIVALS_TURN);
}

#[test]
fn rc_5_29_nothing_is_asked_where_an_exchange_opens_nothing() {
    let mut table = takes_the_letter_of_card_5(1);
    table.basic(5).play(THE_LETTER);
    assert_eq!(table.asks(), THE_RIVALS_TURN, "there is nothing that one beer less could pay for");
    let mut table = takes_the_letter_of_card_5(0);
    table.lawsuit(0, 2, 0).basic(5).play(THE_LETTER);
    assert_eq!(table.asks(), THE_RIVALS_TURN, "there is no product to give");
    let mut table = takes_the_letter_of_card_5(0);
    table.lawsuit(0, 2, 0).give(HAMBURG, Leather, 1).basic(5).play(THE_LETTER);
    assert_eq!(table.asks(), THE_RIVALS_TURN, "the lawsuit can be paid for already");
    let mut table = takes_the_letter_of_card_5(1);
    table.lawsuit(0, 2, 0).give(ALTONA, Leather, 12).basic(5).play(THE_LETTER);
    assert_eq!(table.asks(), THE_RIVALS_TURN, "the supply has no leather");
}

#[test]
fn rc_5_29_an_exchange_may_be_declined_and_is_asked_for_while_letters_open_more() {
    let mut table = takes_the_letter_of_card_5(1);
    table.lawsuit(0, 2, 0).basic(5).play_all([THE_LETTER, Action::Finish]);
    assert_eq!((table.asks(), table.city(HAMBURG).letters), (THE_RIVALS_TURN, 1));
    let mut table = takes_the_letter_of_card_5(2);
    // One exchange yields leather for lawsuit 2; the other yields furniture for lawsuit 6.
    table.lawsuit(0, 2, 0).lawsuit(1, 6, 0).give_letters(HAMBURG, 2).basic(5).play(THE_LETTER);
    table.play(Action::Exchange(Beer, Leather));
    assert_eq!(table.asks(), LAST_EXCHANGE);
    table.play(Action::Exchange(Beer, Furniture));
    assert_eq!((table.asks(), table.city(HAMBURG).letters), (THE_RIVALS_TURN, 1), "nothing more is opened");
}

#[test]
fn rc_5_29_only_after_a_letter_gained_as_the_last_thing() {
    // If no letter has been gained since the last decision, the turn simply ends, even if the city has letters.
    let mut table = takes_the_letter_of_card_5(1);
    table.lawsuit(0, 2, 0).give_letters(HAMBURG, 1).basic(6).play_all([Action::Perform(0), Action::Produce(Cloth, 0)]);
    assert_eq!(table.asks(), THE_RIVALS_TURN);
    // Hamburg gains the letter of special 8 before the prestige. The letter could already be exchanged between
    // these two actions.
    let mut table = takes_the_letter_of_card_5(1);
    table.lawsuit(0, 2, 0).give_special(HAMBURG, 8).at_option(1);
    table.play_all([Action::OptionB(SpecialId(7)), Action::Perform(2)]);
    assert!(table.may(Action::Exchange(Beer, Leather)), "amid the card");
    table.play_all([Action::Perform(1), Action::Finish]);
    assert_eq!(table.asks(), THE_RIVALS_TURN);
    // Ship 4 yields its letter at the very end of the turn.
    let mut table = takes_the_letter_of_card_5(1);
    table.lawsuit(0, 2, 0).ship_for_sale(4, 0).no_ship_stack().give(HAMBURG, Furniture, 2).basic(7);
    table.play_all([Action::Perform(0), Action::Buy(ShipId(3))]);
    assert_eq!(table.asks(), LAST_EXCHANGE);
}
