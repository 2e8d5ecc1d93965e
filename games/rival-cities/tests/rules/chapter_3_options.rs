//! Tests for RC-3: the four options.

use std::collections::BTreeSet;

use crate::table::{ALTONA, HAMBURG, Table};
use rondel::{Ruleset, Stage};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{Product, ShipId, SpecialId};
use rondel_rival_cities::state::{CardRef, Item, Task};

use Product::{Beer, Cloth, Leather};

#[test]
fn rc_3_1_exactly_one_option_is_carried_out() {
    let mut table = Table::first_game();
    table.special_at(4, 1).give_special(HAMBURG, 2).give_letters(HAMBURG, 1).at_option(4);
    let options: Vec<Action> =
        table.legal().into_iter().filter(|action| !matches!(action, Action::Exchange(..))).collect();
    assert_eq!(options, [Action::OptionA, Action::OptionB(SpecialId(1)), Action::OptionC, Action::OptionD]);
    table.play(Action::OptionD);
    assert_eq!(table.asks(), Some((ALTONA, Task::MoveJar)));
}

#[test]
fn rc_3_1_option_a_is_obvious_without_another_option() {
    let is_obvious = |table: &Table| table.rules.choice(&table.state, Action::OptionA).obvious;
    let mut table = Table::first_game();
    assert!(is_obvious(table.at_option(0)), "a basic card, and no card in hand");
    assert!(!is_obvious(table.special_at(4, 1).at_option(4)), "a special card can be taken instead");
    assert!(!is_obvious(table.give_special(HAMBURG, 2).at_option(0)), "a card can be played from the hand");
}

#[test]
fn rc_3_2_option_a_leaves_the_card_where_it_is() {
    let mut table = Table::first_game();
    table.special_at(4, 2).at_option(4).play(Action::OptionA).play(Action::Perform(1));
    table.play(Action::Take(Product::Beer)).play(Action::Take(Product::Beer));
    assert_eq!(table.state.card_at(4).and_then(CardRef::as_special), Some(SpecialId(2 - 1)));
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
    table.give_special(HAMBURG, 2).at_option(1).play(Action::OptionB(SpecialId(1))).play(Action::Perform(1));
    assert!(table.state.in_play.has(SpecialId(1)) && !table.state.specials.discard.has(1));
    table.play(Action::Take(Product::Beer)).play(Action::Take(Product::Cloth));
    assert!(table.state.specials.discard.has(1) && table.state.in_play.is_empty());
    assert!(table.city(HAMBURG).hand.is_empty());
}

#[test]
fn rc_3_5_option_c_carries_out_both_in_the_order_chosen() {
    for first_a in [true, false] {
        let mut table = Table::first_game();
        table.give_special(HAMBURG, 16).give_letters(HAMBURG, 1).at_option(6).play(Action::OptionC);
        let (one, other) = if first_a {
            (Action::OptionA, Action::OptionB(SpecialId(15)))
        } else {
            (Action::OptionB(SpecialId(15)), Action::OptionA)
        };
        table.play(one).play(Action::Perform(0)).play(Action::Produce(Product::Furniture, 0));
        table.play(other).play(Action::Perform(0)).play(Action::Produce(Product::Furniture, 0));
        // Card 5 is at space 6. Its first half produces furniture, as special 16 does.
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
    table.play(Action::OptionB(SpecialId(1)));
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
    assert!(table.city(HAMBURG).hand.has(SpecialId(10)));
    assert_eq!(table.state.card_at(8), None);
    let mut table = Table::first_game();
    assert!(!table.at_option(0).may(Action::OptionD), "the overview stays");
    assert!(!table.at_option(1).may(Action::OptionD), "basic cards stay");
}

#[test]
fn rc_3_10_at_an_empty_dark_space_only_b_is_left_or_the_turn_ends() {
    let mut table = Table::first_game();
    table.special_at(4, 1).at_option(4).play(Action::OptionD);
    // With a card in hand, Altona moves to the empty space.
    table.give_special(ALTONA, 2).state.jar = rondel::components::Ring::at(3);
    table.play(Action::MoveJar(1));
    assert_eq!(table.legal(), [Action::OptionB(SpecialId(1))]);
    table.play(Action::OptionB(SpecialId(1))).play(Action::Finish);
    // Hamburg has no card in hand and moves to another empty space.
    table.state.cities[HAMBURG].hand.remove(SpecialId(0));
    table.state.cities[HAMBURG].known.remove(SpecialId(0));
    table.state.specials.pile.add(0);
    let there = table.state.dark.take(1).expect("a card lies at 8");
    table.state.specials.pile.add(there.0);
    table.jar_at(7).play(Action::MoveJar(1));
    assert_eq!(table.asks(), Some((ALTONA, Task::MoveJar)), "nothing can be done there");
}

/// Returns a table in which Hamburg has one letter and no card in hand. The ink jar is at a space whose card
/// can buy ship 3, which costs 3 leather and draws cards. No lawsuit on the board yields leather or a letter.
fn beside_the_ship_that_draws(space: u8) -> Table {
    let mut table = Table::first_game();
    table.lawsuit(0, 2, 0).lawsuit(1, 3, 0).lawsuit(2, 6, 0);
    for (slot, number) in [(0, 3), (1, 6), (2, 7), (3, 9)] {
        table.ship_for_sale(number, slot);
    }
    table.give_letters(HAMBURG, 1).at_option(space);
    table
}

/// Spaces of basic cards 7 (a ship, or a lawsuit) and 13 (a ruling, or a ship) in a first game.
const CARD_7: u8 = 9;
const CARD_13: u8 = 17;

#[test]
fn rc_3_11_with_no_card_in_hand_and_none_in_the_stack_option_c_is_closed() {
    let mut table = Table::first_game();
    table.give_letters(HAMBURG, 1).at_option(2);
    assert!(table.may(Action::OptionC), "card 2 draws");
    table.action_stack_without_discards(0);
    assert!(!table.may(Action::OptionC), "nothing is left to draw");
    table.give_special(HAMBURG, 16);
    assert!(table.may(Action::OptionC), "a card in hand is played anyway");
}

#[test]
fn rc_3_11_a_ship_that_draws_must_be_for_sale_and_within_means() {
    let mut table = beside_the_ship_that_draws(CARD_7);
    assert!(!table.may(Action::OptionC), "nothing to pay with");
    table.give(HAMBURG, Leather, 2);
    assert!(!table.may(Action::OptionC), "one leather is lacking");
    table.give(HAMBURG, Beer, 1);
    assert!(!table.may(Action::OptionC), "the letter is paid for option C and cannot be exchanged");
    table.give_letters(HAMBURG, 1);
    assert!(table.may(Action::OptionC), "a second letter can");
    let mut table = beside_the_ship_that_draws(CARD_7);
    table.give(HAMBURG, Leather, 3);
    assert!(table.may(Action::OptionC));
    table.ship_for_sale(20, 0);
    assert!(!table.may(Action::OptionC), "no other ship draws");
}

#[test]
fn rc_3_11_ships_18_and_19_count() {
    let mut table = beside_the_ship_that_draws(CARD_7);
    table.give_ship(HAMBURG, 18).give(HAMBURG, Leather, 2).give(HAMBURG, Beer, 1);
    assert!(table.may(Action::OptionC), "the letter is saved and can be exchanged");
    let mut table = beside_the_ship_that_draws(CARD_7);
    table.give_ship(HAMBURG, 19).give(HAMBURG, Leather, 2);
    assert!(table.may(Action::OptionC), "it costs 2 leather");
}

#[test]
fn rc_3_11_the_cards_other_actions_may_bring_what_is_lacking() {
    // Special 3: advance a lawsuit, purchase a ship, a Gift of 1 product.
    let mut table = beside_the_ship_that_draws(4);
    table.special_at(4, 3).give(HAMBURG, Leather, 1);
    assert!(!table.may(Action::OptionC));
    table.give(HAMBURG, Leather, 1);
    assert!(table.may(Action::OptionC));
    table.play_all([Action::OptionC, Action::OptionA, Action::Perform(2), Action::Take(Leather)]);
    table.play_all([Action::Perform(1), Action::Buy(ShipId(2)), Action::Accept]);
    assert_eq!(table.city(HAMBURG).hand.len(), 1, "a card to play as the B half");
    // Lawsuit 1 yields one leather for one cloth.
    let mut table = beside_the_ship_that_draws(4);
    table.special_at(4, 3).give(HAMBURG, Leather, 1).give(HAMBURG, Cloth, 1);
    assert!(!table.may(Action::OptionC));
    table.lawsuit(2, 1, 0);
    assert!(table.may(Action::OptionC));
    // Special 12 provides beer to exchange; special 18 provides the letter.
    for (number, letters, beer) in [(12, 2, 0), (18, 1, 1)] {
        let mut table = beside_the_ship_that_draws(4);
        table.special_at(4, number).give(HAMBURG, Leather, 2).give(HAMBURG, Beer, beer);
        table.give_letters(HAMBURG, letters - 1);
        assert!(table.may(Action::OptionC), "special {number}");
    }
}

#[test]
fn rc_3_11_with_gdansk_the_other_half_may_bring_it() {
    // Lawsuit 1 is won by a Court ruling and yields 3 leather.
    let ruling = |marker| {
        let mut table = beside_the_ship_that_draws(CARD_13);
        table.lawsuit(0, 1, marker);
        table
    };
    let mut table = ruling(2);
    assert!(!table.may(Action::OptionC), "one half only");
    table.give_alliance(HAMBURG, 5);
    assert!(table.may(Action::OptionC));
    table.lawsuits_won(HAMBURG, &[4, 9]);
    assert!(!table.may(Action::OptionC), "a third lawsuit would end the game");
    let mut table = ruling(1);
    table.give_alliance(HAMBURG, 5);
    assert!(!table.may(Action::OptionC), "it cannot be won yet");
}

#[test]
fn rc_3_11_is_what_a_search_through_the_a_half_finds() {
    let mut luck = rondel::Dealer::seeded(29);
    let mut found = [0, 0];
    for _ in 0..400 {
        let space = [CARD_7, CARD_13, 4][luck.below(3) as usize];
        let mut table = beside_the_ship_that_draws(space);
        table.alliances_in_play([1, 3, 5, 7]);
        table.special_at(4, [3, 12, 18][luck.below(3) as usize]);
        for slot in 0..3 {
            let number = luck.below(10) as u8 + 1;
            table.lawsuit(slot, number, luck.below(4) as i8);
        }
        for number in [3, 5, 7].into_iter().filter(|_| luck.below(2) == 0) {
            table.give_alliance(HAMBURG, number);
        }
        table.give(HAMBURG, Leather, luck.below(3) as u8).give_letters(HAMBURG, luck.below(2) as u8);
        for product in [Beer, Cloth, Product::Furniture] {
            table.give(HAMBURG, product, luck.below(2) as u8);
        }
        let offered = table.may(Action::OptionC);
        assert_eq!(offered, a_search_finds_a_card(&table), "at {space}: {:?}", table.state);
        found[usize::from(offered)] += 1;
    }
    assert!(found.iter().all(|count| *count > 40), "both happen: {found:?}");
}

/// Returns whether any sequence of actions, after paying a letter for option C, gives Hamburg a card in hand.
fn a_search_finds_a_card(table: &Table) -> bool {
    let mut paid = table.state;
    paid.cities[HAMBURG].letters -= 1;
    paid.bank.letters += 1;
    paid.agenda.clear();
    paid.agenda.push(Item { seat: HAMBURG, task: Task::BothOptions { a: true, b: true } });
    let mut open = vec![paid];
    let mut seen = BTreeSet::new();
    while let Some(state) = open.pop() {
        if !state.cities[HAMBURG].hand.is_empty() {
            return true;
        }
        let is_over = state.end.is_some() || state.active() != HAMBURG;
        if is_over || !seen.insert(format!("{:?} {:?} {:?}", state.cities, state.lawsuits, state.agenda)) {
            continue;
        }
        let mut actions = Vec::new();
        table.rules.legal_actions(&state, &mut actions);
        // Further sways are skipped, because each costs something and yields nothing.
        let sways = |action: &Action| {
            *action == Action::Accept && matches!(state.agenda.top(), Some(Item { task: Task::SwayAgain { .. }, .. }))
        };
        for action in actions.into_iter().filter(|action| !sways(action)) {
            let mut next = state;
            table.rules.apply(&mut next, action, &mut rondel::Dealer::seeded(1));
            open.push(next);
        }
    }
    false
}
