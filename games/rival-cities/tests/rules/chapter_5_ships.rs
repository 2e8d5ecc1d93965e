//! Tests for RC-5: ships.

use rondel::{Ruleset as _, Stage as _};

use crate::table::{ALTONA, HAMBURG, Table, goods};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{Effect, Product, ShipId};
use rondel_rival_cities::state::Task;

/// Returns a table in which ships 20 (4 leather), 11 (4 cloth), 5 (2 furniture) and 4 (2 furniture) are for sale.
fn harbour() -> Table {
    let mut table = Table::first_game();
    table.ship_for_sale(20, 0).ship_for_sale(11, 1).ship_for_sale(5, 2).ship_for_sale(4, 3);
    table
}

#[test]
fn rc_5_18_a_ship_costs_what_is_printed_and_stays() {
    let mut table = harbour();
    table.give(HAMBURG, Product::Leather, 5).give(HAMBURG, Product::Cloth, 3).start(Effect::Ship);
    assert_eq!(table.legal(), [Action::Buy(ShipId(19)), Action::Decline], "four cloth are not there");
    table.play(Action::Buy(ShipId(19)));
    assert!(table.city(HAMBURG).ships.has(ShipId(19)));
    assert_eq!(table.city(HAMBURG).stock, goods(Product::Leather, 1).plus(&goods(Product::Cloth, 3)));
    assert_eq!(table.state.active(), ALTONA);
    table.off_season().play(Action::Decline);
    assert!(table.city(HAMBURG).ships.has(ShipId(19)), "ships need no upkeep");
}

#[test]
fn rc_5_8_a_ship_that_lacks_one_product_is_offered_for_a_letter() {
    let mut table = harbour();
    table.give(HAMBURG, Product::Leather, 3).give(HAMBURG, Product::Beer, 1);
    table.give_letters(HAMBURG, 1).start(Effect::Ship);
    let mut poor = table.state;
    poor.cities[HAMBURG].letters = 0;
    assert!(table.rules.indirect_choices(&poor).is_empty(), "there is no letter");
    let offered = table.rules.indirect_choices(&table.state);
    let legal = table.legal();
    let leather = Action::Exchange(Product::Beer, Product::Leather);
    assert!(offered.iter().any(|indirect| legal[indirect.first] == leather), "{offered:?}");
    let mut rich = table.state;
    rich.cities[HAMBURG].stock.add(Product::Furniture, 1);
    let offered = table.rules.indirect_choices(&rich);
    let mut legal = Vec::new();
    table.rules.legal_actions(&rich, &mut legal);
    let exchanges = |first: usize| matches!(legal[first], Action::Exchange(_, Product::Leather));
    assert!(!offered.iter().any(|indirect| exchanges(indirect.first)), "beer or furniture is for the city to say");
    table.play(leather).play(Action::Buy(ShipId(19)));
    assert!(table.city(HAMBURG).ships.has(ShipId(19)));
}

#[test]
fn rc_4_2_a_ship_can_be_clicked_before_the_action_of_the_card() {
    let mut table = harbour();
    table.lawsuit(2, 2, 1).give(HAMBURG, Product::Leather, 4).basic(7);
    let kind = |kind: &str| {
        table
            .rules
            .indirect_choices(&table.state)
            .into_iter()
            .filter(move |it| it.element.kind == kind)
            .collect::<Vec<_>>()
    };
    let ships = kind("ship");
    assert_eq!(ships.len(), 1, "four leather buy one ship: {ships:?}");
    assert!(!kind("lawsuit").is_empty(), "the other half of the card");
    let first = table.legal()[ships[0].first];
    assert_eq!(first, Action::Perform(0));
    let dear = table.rules.blocked_clicks(&table.state).into_iter().filter(|it| it.element.kind == "ship");
    assert_eq!(dear.count(), 3, "the other ships cost too much");
    table.play(first).play(Action::Buy(ShipId(19)));
    assert!(table.city(HAMBURG).ships.has(ShipId(19)));
}

#[test]
fn rc_3_2_a_ship_can_be_clicked_before_the_card_at_the_jar() {
    let mut table = harbour();
    let card = (1..=20).find(|card| {
        let effects = &table.rules.content().specials[usize::from(card - 1)].actions;
        effects.len() > 1 && effects.contains(&Effect::Ship)
    });
    table.give(HAMBURG, Product::Leather, 4).special_at(4, card.expect("a special card with a ship")).at_option(4);
    let found = table.rules.indirect_choices(&table.state);
    let ship = found.iter().find(|it| it.element.kind == "ship").expect("a ship that can be paid for");
    assert_eq!(table.legal()[ship.first], Action::OptionA);
    assert!(found.iter().any(|it| it.element.kind == "action"), "the actions of the card: {found:?}");
    table.play(Action::OptionA);
    let found = table.rules.indirect_choices(&table.state);
    let next = found.iter().find(|it| it.element == ship.element).expect("the click goes on");
    let action = table.legal()[next.first];
    table.play(action).play(Action::Buy(ShipId(19)));
    assert!(table.city(HAMBURG).ships.has(ShipId(19)));
}

#[test]
fn rc_5_19_an_immediate_effect_comes_as_soon_as_the_ship_is_bought() {
    let mut table = harbour();
    table.give(HAMBURG, Product::Furniture, 2).start(Effect::Ship).play(Action::Buy(ShipId(4)));
    assert_eq!(table.city(HAMBURG).letters, 2);
}

#[test]
fn rc_5_20_the_stack_fills_the_empty_ship_space() {
    let mut table = harbour();
    let stack = table.state.ship_stack;
    table.give(HAMBURG, Product::Leather, 4).start(Effect::Ship).play(Action::Buy(ShipId(19)));
    let new = table.state.ships.get(0).expect("a ship came");
    assert!(stack.has(new) && !table.state.ship_stack.has(new));
    assert_eq!((table.state.ships.len(), table.state.ship_stack.len()), (4, stack.len() - 1));
}

#[test]
fn rc_5_20_only_after_the_immediate_effect_is_over() {
    let mut table = harbour();
    table.ship_for_sale(1, 0).give(HAMBURG, Product::Furniture, 3).start(Effect::Ship).play(Action::Buy(ShipId(0)));
    assert_eq!((table.asks(), table.state.ships.get(0)), (Some((HAMBURG, Task::Offer(Effect::Prestige))), None));
    table.play(Action::Accept).play(Action::Decline);
    assert!(table.state.ships.get(0).is_some());
}

#[test]
fn rc_5_20_without_a_stack_the_space_stays_empty() {
    let mut table = harbour();
    table.no_ship_stack().give(HAMBURG, Product::Leather, 4).start(Effect::Ship).play(Action::Buy(ShipId(19)));
    assert_eq!((table.state.ships.get(0), table.state.ships.len()), (None, 3));
}
