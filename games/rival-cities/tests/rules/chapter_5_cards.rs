//! Tests for RC-5: cards and factories.

use crate::table::{ALTONA, HAMBURG, Table, goods};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{Effect, Product, SpecialId};
use rondel_rival_cities::state::Task;

#[test]
fn rc_5_10_a_special_card_is_drawn_from_the_stack_into_the_hand_concealed() {
    let mut table = Table::first_game();
    let stack = table.state.specials.pile;
    table.start(Effect::Draw);
    let hand = table.city(HAMBURG).hand;
    assert_eq!((hand.len(), hand.numbers().without(stack).len()), (1, 0));
    assert_eq!(table.state.specials.pile, stack.without(hand.numbers()));
    assert!(table.city(HAMBURG).known.is_empty());
}

#[test]
fn rc_5_11_any_two_products_build_an_active_factory() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Product::Beer, 2).give(HAMBURG, Product::Cloth, 1).start(Effect::Factory(2));
    let mixed = goods(Product::Beer, 1).plus(&goods(Product::Cloth, 1));
    assert_eq!(table.legal(), [Action::Pay(goods(Product::Beer, 2)), Action::Pay(mixed), Action::Decline]);
    table.play(Action::Pay(mixed));
    assert_eq!((table.city(HAMBURG).active_factories, table.state.bank.factories), (2, 9));
    assert_eq!(table.city(HAMBURG).stock, goods(Product::Beer, 1));
    assert_eq!(table.state.active(), ALTONA, "one factory only");
}

#[test]
fn rc_5_11_one_product_builds_no_factory() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Product::Furniture, 1).start(Effect::Factory(2));
    assert_eq!((table.city(HAMBURG).factories(), table.state.active()), (1, ALTONA));
}

#[test]
fn rc_5_12_a_factory_free_of_charge() {
    let mut table = Table::first_game();
    // Special 14: advance a lawsuit and build a factory free of charge.
    table.give_special(HAMBURG, 14).at_option(1).play(Action::OptionB(SpecialId(13))).play(Action::Perform(1));
    let city = table.city(HAMBURG);
    assert_eq!((city.active_factories, city.inactive_factories, table.state.bank.factories), (2, 0, 9));
}

#[test]
fn rc_5_13_as_many_factories_as_shown_become_active_or_all_there_are() {
    for (inactive, shown, turned) in [(4, 3, 3), (4, 2, 2), (2, 3, 2), (1, 1, 1)] {
        let mut table = Table::first_game();
        table.factories(HAMBURG, 1, inactive).factories(ALTONA, 0, 1).start(Effect::Reactivate(shown));
        let city = table.city(HAMBURG);
        assert_eq!((city.active_factories, city.inactive_factories), (1 + turned, inactive - turned));
        assert_eq!(table.city(ALTONA).inactive_factories, 1, "only one's own");
        assert_eq!(table.asks(), Some((ALTONA, Task::MoveJar)));
    }
}
