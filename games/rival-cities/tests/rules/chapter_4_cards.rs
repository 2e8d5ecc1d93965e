//! Tests for RC-4: action cards in general.

use crate::table::{ALTONA, HAMBURG, Table};
use rondel::{ElementId, Observer, Stage as _, Text};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{Goods, Product, SpecialId};
use rondel_rival_cities::state::Task;

/// Returns a table in which Hamburg can pay the cost of any card.
fn rich() -> Table {
    let mut table = Table::first_game();
    for product in [Product::Beer, Product::Cloth, Product::Leather, Product::Furniture] {
        table.give(HAMBURG, product, 6);
    }
    table.give_letters(HAMBURG, 2);
    table
}

fn a_card_is_open(table: &Table) -> bool {
    table.state.agenda.as_slice().iter().any(|item| matches!(item.task, Task::Card { .. }))
}

#[test]
fn rc_4_1_of_a_split_card_one_half_is_performed() {
    for number in [1, 5, 7, 9, 10, 12, 13, 14] {
        for half in [0, 1] {
            let mut table = rich();
            table.basic(number);
            let halves = [Action::Perform(0), Action::Perform(1), Action::Finish];
            assert_eq!(table.choices(), halves, "card {number}");
            table.play(Action::Perform(half));
            assert!(!a_card_is_open(&table), "the other half of card {number} is lost");
        }
    }
}

/// Returns the word between the two actions of the card that is being performed.
fn joint(table: &Table) -> Option<Text> {
    let scene = table.rules.scene(&table.state, Observer::Spectator);
    scene.piece(ElementId::new("joint", 0)).map(|piece| piece.name.clone())
}

#[test]
fn rc_4_1_a_card_says_whether_one_or_both_of_its_actions_can_be_used() {
    let mut table = rich();
    table.basic(14);
    assert_eq!(joint(&table), Some(Text::new("short-or")));
    let mut table = rich();
    table.give_alliance(HAMBURG, 5).basic(14);
    assert_eq!(joint(&table), Some(Text::new("short-and")), "with Gdańsk");
    let mut table = rich();
    // Card 8: swap products twice, and a Donation.
    table.basic(8);
    assert_eq!(joint(&table), Some(Text::new("short-and")));
}

#[test]
fn rc_4_1_the_half_not_chosen_brings_nothing() {
    let mut table = rich();
    table.basic(14).play(Action::Perform(0));
    assert_eq!((table.prestige_place(), table.has(HAMBURG, Product::Beer)), (1, 6));
    assert_eq!(table.asks(), Some((ALTONA, Task::MoveJar)));
}

#[test]
fn rc_4_2_all_actions_of_a_whole_card_are_performed_in_any_order() {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut table = rich();
        // Special 17: advance a lawsuit, earn prestige, a Gift of 1 furniture.
        table.lawsuit(0, 2, 0).give_special(HAMBURG, 17).at_option(1).play(Action::OptionB(SpecialId(16)));
        for part in order {
            table.play(Action::Perform(part));
            if part == 0 {
                table.play(Action::Advance(0));
            }
        }
        let gained = (table.marker(0), table.prestige_place(), table.has(HAMBURG, Product::Furniture));
        assert_eq!(gained, (1, 1, 6 + 1 + 1), "in the order {order:?}");
        assert_eq!(table.state.active(), ALTONA);
    }
}

#[test]
fn rc_4_3_an_action_is_finished_before_the_next_begins() {
    let mut table = rich();
    // Special 24: a Gift of 2 products, a Donation of 3 beer.
    table.give_special(HAMBURG, 24).at_option(1).play(Action::OptionB(SpecialId(23))).play(Action::Perform(0));
    table.play(Action::Take(Product::Beer));
    assert!(!table.legal().iter().any(|action| matches!(action, Action::Perform(_) | Action::Pay(_))));
    table.play(Action::Take(Product::Beer));
    assert!(table.may(Action::Perform(1)));
}

#[test]
fn rc_4_4_what_cannot_be_performed_is_not_offered_and_then_forfeited() {
    let mut table = Table::first_game();
    // The first lawsuit costs one letter, the second one cloth and one leather, and the third two beer. No ship
    // costs less than two products.
    table.lawsuit(0, 4, 0).lawsuit(1, 8, 0).lawsuit(2, 10, 0);
    // Special 3: advance a lawsuit, purchase a ship, a Gift of 1 product.
    table.give_special(HAMBURG, 3).at_option(1).play(Action::OptionB(SpecialId(2)));
    assert_eq!(table.choices(), [Action::Perform(2), Action::Finish]);
    table.play(Action::Perform(2)).play(Action::Take(Product::Leather));
    assert_eq!(table.asks(), Some((ALTONA, Task::MoveJar)), "one leather buys nothing here");
}

#[test]
fn rc_4_4_an_action_is_offered_once_another_has_made_it_possible() {
    let mut table = Table::first_game();
    table.lawsuit(0, 3, 0).lawsuit(1, 8, 0).lawsuit(2, 10, 0);
    // Special 23: advance a lawsuit, a Gift of 1 product, a Donation of leather.
    table.give_special(HAMBURG, 23).at_option(1).play(Action::OptionB(SpecialId(22)));
    assert_eq!(table.choices(), [Action::Perform(1), Action::Finish]);
    table.play(Action::Perform(1)).play(Action::Take(Product::Furniture));
    assert_eq!(table.choices(), [Action::Perform(0), Action::Finish], "lawsuit 3 costs a furniture");
}

#[test]
fn rc_4_4_what_an_exchanged_letter_makes_possible_is_offered() {
    let mut table = Table::first_game();
    table.lawsuit(0, 3, 0).lawsuit(1, 8, 0).lawsuit(2, 10, 0);
    table.give(HAMBURG, Product::Beer, 1).give_letters(HAMBURG, 1);
    table.basic(15);
    table.play(Action::Perform(0));
    assert_eq!(table.choices(), [Action::Decline], "a beer pays for no lawsuit");
    table.play(Action::Exchange(Product::Beer, Product::Furniture));
    assert_eq!(table.choices(), [Action::Advance(0), Action::Decline]);
}

#[test]
fn rc_4_5_every_action_may_be_declined() {
    for number in [2, 3, 4, 6, 8, 11, 15] {
        let mut table = rich();
        table.basic(number).play(Action::Finish);
        assert_eq!(table.asks(), Some((ALTONA, Task::MoveJar)), "card {number}");
    }
    // After an action has begun, the city may still decline its cost.
    for (number, part, no) in
        [(3, 0, Action::Decline), (4, 0, Action::Decline), (8, 0, Action::Finish), (15, 0, Action::Decline)]
    {
        let mut table = rich();
        table.basic(number).play(Action::Perform(part));
        assert!(table.may(no), "card {number}");
    }
}

#[test]
fn rc_4_5_the_payment_for_a_move_cannot_be_declined() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Product::Beer, 2).play(Action::MoveJar(3));
    assert_eq!(table.choices(), [Action::Pay(Goods::of(Product::Beer, 1))]);
}
