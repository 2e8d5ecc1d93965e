//! RC-3: the four options.

use crate::table::{ALTONA, HAMBURG, Table};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::Product;
use rondel_rival_cities::state::{CardRef, Task};

#[test]
fn rc_3_1_exactly_one_option_is_carried_out() {
    let mut table = Table::first_game();
    table.special_at(4, 1).give_special(HAMBURG, 2).give_letters(HAMBURG, 1).at_option(4);
    let options: Vec<Action> =
        table.legal().into_iter().filter(|action| !matches!(action, Action::Exchange(..))).collect();
    assert_eq!(options, [Action::OptionA, Action::OptionB(1), Action::OptionC, Action::OptionD]);
    table.play(Action::OptionD);
    assert_eq!(table.asks(), Some((ALTONA, Task::MoveJar)));
}

#[test]
fn rc_3_2_option_a_leaves_the_card_where_it_is() {
    let mut table = Table::first_game();
    table.special_at(4, 2).at_option(4).play(Action::OptionA).play(Action::Perform(1));
    table.play(Action::Take(Product::Beer)).play(Action::Take(Product::Beer));
    assert_eq!(table.state.card_at(4).and_then(CardRef::as_special), Some(2 - 1));
}

#[test]
fn rc_3_3_the_overview_gives_one_product_of_choice() {
    let mut table = Table::first_game();
    table.at_option(0).play(Action::OptionA).play(Action::Perform(0)).play(Action::Take(Product::Leather));
    assert_eq!(table.has(HAMBURG, Product::Leather), 1);
    assert_eq!(table.state.active(), ALTONA);
}

#[test]
fn rc_3_4_option_b_discards_the_card_only_after_it_was_performed() {
    let mut table = Table::first_game();
    table.give_special(HAMBURG, 2).at_option(1).play(Action::OptionB(1)).play(Action::Perform(1));
    assert!(table.state.in_play.has(1) && !table.state.specials.discard.has(1));
    table.play(Action::Take(Product::Beer)).play(Action::Take(Product::Cloth));
    assert!(table.state.specials.discard.has(1) && table.state.in_play.is_empty());
    assert!(table.city(HAMBURG).hand.is_empty());
}

#[test]
fn rc_3_5_option_c_carries_out_both_in_the_order_chosen() {
    for first_a in [true, false] {
        let mut table = Table::first_game();
        table.give_special(HAMBURG, 16).give_letters(HAMBURG, 1).at_option(6).play(Action::OptionC);
        let (one, other) =
            if first_a { (Action::OptionA, Action::OptionB(15)) } else { (Action::OptionB(15), Action::OptionA) };
        table.play(one).play(Action::Perform(0)).play(Action::Produce(Product::Furniture, 0));
        table.play(other).play(Action::Perform(0)).play(Action::Produce(Product::Furniture, 0));
        // Card 5 lies at space 6: its first half produces furniture, as special 16 does.
        assert_eq!(table.has(HAMBURG, Product::Furniture), 2);
        assert_eq!((table.city(HAMBURG).letters, table.state.active()), (0, ALTONA));
    }
}

#[test]
fn rc_3_6_a_letter_gained_by_the_card_comes_too_late_for_option_c() {
    let mut table = Table::first_game();
    table.give_special(HAMBURG, 2).at_option(6);
    assert!(!table.may(Action::OptionC), "card 5 would bring a letter, but none is there to pay with");
    table.give_letters(HAMBURG, 1);
    table.play(Action::OptionC);
    assert_eq!(table.city(HAMBURG).letters, 0, "paid before either card");
}

#[test]
fn rc_3_7_one_card_is_finished_before_the_other_and_the_second_may_be_declined() {
    let mut table = Table::first_game();
    table.give_special(HAMBURG, 2).give_letters(HAMBURG, 1).at_option(2).play(Action::OptionC);
    table.play(Action::OptionB(1));
    assert!(!table.may(Action::OptionA), "the special card comes to its end first");
    table.play(Action::Finish);
    assert_eq!(table.asks(), Some((HAMBURG, Task::BothOptions { a: true, b: false })));
    table.play(Action::Finish);
    assert_eq!(table.state.active(), ALTONA);
}

#[test]
fn rc_3_8_a_card_drawn_by_the_a_half_may_be_played_as_the_b_half() {
    let mut table = Table::first_game();
    table.give_letters(HAMBURG, 1).at_option(2);
    assert!(table.may(Action::OptionC), "card 2 draws a special card");
    table.play(Action::OptionC).play(Action::OptionA).play(Action::Perform(0));
    let drawn = table.city(HAMBURG).hand.iter().next().expect("a card was drawn");
    assert!(table.may(Action::OptionB(drawn)));
}

#[test]
fn rc_3_9_option_d_takes_the_special_card_and_leaves_the_space_empty() {
    let mut table = Table::first_game();
    table.special_at(8, 11).at_option(8).play(Action::OptionD);
    assert!(table.city(HAMBURG).hand.has(10));
    assert_eq!(table.state.card_at(8), None);
    let mut table = Table::first_game();
    assert!(!table.at_option(0).may(Action::OptionD), "the overview stays");
    assert!(!table.at_option(1).may(Action::OptionD), "basic cards stay");
}

#[test]
fn rc_3_10_at_an_empty_dark_space_only_b_is_left_or_the_turn_ends() {
    let mut table = Table::first_game();
    table.special_at(4, 1).at_option(4).play(Action::OptionD);
    // Altona comes to the empty space with a card in hand …
    table.give_special(ALTONA, 2).state.jar = rondel::components::Ring::at(3);
    table.play(Action::MoveJar(1));
    assert_eq!(table.legal(), [Action::OptionB(1)]);
    table.play(Action::OptionB(1)).play(Action::Finish);
    // … and Hamburg without one, at another empty space.
    table.state.cities[HAMBURG].hand.remove(0);
    table.state.cities[HAMBURG].known.remove(0);
    table.state.specials.pile.add(0);
    let there = table.state.dark.take(1).expect("a card lies at 8");
    table.state.specials.pile.add(there);
    table.jar_at(7).play(Action::MoveJar(1));
    assert_eq!(table.asks(), Some((ALTONA, Task::MoveJar)), "nothing can be done there");
}
