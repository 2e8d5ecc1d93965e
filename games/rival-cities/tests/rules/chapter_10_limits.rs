//! Tests for RC-10: limits of the supply and the piles.

use crate::table::{ALTONA, HAMBURG, Table, cards, goods};
use rondel::components::{Cards, Kind};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{CardsOf, Effect, Pick, Product, SpecialId};
use rondel_rival_cities::state::Task;

use Product::{Beer, Furniture, Leather};

#[test]
fn rc_10_1_hand_and_stock_have_no_limit() {
    let mut table = Table::first_game();
    for _ in 0..20 {
        table.turn_of(HAMBURG).start(Effect::Draw);
    }
    assert_eq!(table.city(HAMBURG).hand.len(), 20);
    for product in Product::ALL {
        table.turn_of(HAMBURG).start(Effect::Gift(Pick::Only(*product), 12));
    }
    table.turn_of(HAMBURG).start(Effect::Letters(12));
    assert_eq!((table.city(HAMBURG).stock.total(), table.city(HAMBURG).letters), (48, 12));
}

#[test]
fn rc_10_2_the_moment_the_last_card_leaves_the_stack_the_discard_pile_becomes_the_new_one() {
    let mut table = Table::first_game();
    table.action_stack_of(1);
    let (last, discard) = (table.state.specials.pile, table.state.specials.discard);
    table.start(Effect::Draw);
    assert_eq!(table.city(HAMBURG).hand.numbers(), last);
    assert_eq!((table.state.specials.pile, table.state.specials.discard), (discard, Cards::NONE));
}

#[test]
fn rc_10_2_not_before_the_last_card_leaves() {
    let mut table = Table::first_game();
    table.action_stack_of(2);
    let discard = table.state.specials.discard;
    table.start(Effect::Draw);
    assert_eq!((table.state.specials.pile.len(), table.state.specials.discard), (1, discard));
}

#[test]
fn rc_10_2_the_card_being_performed_is_not_shuffled_with_the_discard_pile() {
    let mut table = Table::first_game();
    table.give_special(HAMBURG, 4).action_stack_of(1);
    table.at_option(1).play_all([Action::OptionB(SpecialId(3)), Action::Perform(1)]);
    assert!(table.state.in_play.has(SpecialId(3)) && !table.state.specials.pile.has(3));
    assert!(table.state.specials.discard.is_empty(), "the stack was made anew amid the card");
    table.play(Action::Finish);
    assert_eq!(table.state.specials.discard, cards::<SpecialId>(&[4]).numbers());
}

#[test]
fn rc_10_2_the_new_cards_of_the_off_season_may_need_the_discard_pile() {
    for left in 1..=3 {
        let mut table = Table::first_game();
        table.action_stack_of(left);
        let stack = table.state.specials.pile;
        table.season_step(6);
        assert_eq!((table.state.dark.len(), table.state.specials.pile.len()), (4, 24 - 4));
        assert!(
            stack.iter().all(|card| table.state.dark.slot_of(SpecialId(card)).is_some()),
            "the rest of the stack comes first"
        );
        assert!(table.state.specials.discard.is_empty(), "those just discarded are shuffled too");
    }
}

#[test]
fn rc_10_2_the_last_card_may_be_the_last_of_the_four() {
    let mut table = Table::first_game();
    table.action_stack_of(4);
    let (stack, discard) = (table.state.specials.pile, table.state.specials.discard);
    let swept: CardsOf<SpecialId> = table.state.dark.iter().map(|(_, card)| card).collect();
    table.season_step(6);
    assert_eq!(table.state.dark.iter().map(|(_, card)| card).collect::<CardsOf<SpecialId>>().numbers(), stack);
    assert_eq!((table.state.specials.pile, table.state.specials.discard), (discard.or(swept.numbers()), Cards::NONE));
}

#[test]
fn rc_10_3_with_both_piles_empty_nothing_is_drawn() {
    let mut table = Table::first_game();
    table.action_stack_without_discards(1).start(Effect::Draw);
    assert_eq!(table.city(HAMBURG).hand.len(), 1, "the last card of all");
    assert!(table.state.specials.pile.is_empty());
    table.turn_of(HAMBURG).give_alliance(HAMBURG, 8).give(HAMBURG, Beer, 1).start(Effect::Draw);
    assert_eq!(table.city(HAMBURG).hand.len(), 1);
    assert_eq!(table.asks(), Some((ALTONA, Task::MoveJar)), "nor repeated");
}

#[test]
fn rc_10_3_the_next_card_discarded_is_the_new_stack_at_once() {
    let mut table = Table::first_game();
    table.give_special(HAMBURG, 16).action_stack_without_discards(0);
    table.at_option(1).play_all([Action::OptionB(SpecialId(15)), Action::Perform(0)]);
    assert!(table.state.specials.is_empty(), "it is still being performed");
    table.play(Action::Produce(Furniture, 0));
    assert_eq!(
        (table.state.specials.pile, table.state.specials.discard),
        (cards::<SpecialId>(&[16]).numbers(), Cards::NONE)
    );
    table.turn_of(HAMBURG).start(Effect::Draw);
    assert_eq!((table.city(HAMBURG).hand, table.state.specials.is_empty()), (cards(&[16]), true));
}

#[test]
fn rc_10_3_those_swept_off_the_dark_spaces_form_the_new_stack_together() {
    let mut table = Table::first_game();
    table.action_stack_without_discards(0);
    let swept: CardsOf<SpecialId> = table.state.dark.iter().map(|(_, card)| card).collect();
    table.season_step(6);
    assert_eq!(table.state.dark.iter().map(|(_, card)| card).collect::<CardsOf<SpecialId>>(), swept);
    assert!(table.state.specials.is_empty() && table.state.specials.discard.is_empty());
}

#[test]
fn rc_10_4_a_product_the_supply_lacks_comes_from_a_rival_who_has_more() {
    let mut table = Table::first_game();
    table.give(ALTONA, Beer, 12).start(Effect::Gift(Pick::Only(Beer), 2));
    assert_eq!((table.has(HAMBURG, Beer), table.has(ALTONA, Beer)), (2, 10));
}

#[test]
fn rc_10_4_each_single_product_is_looked_at_by_itself() {
    let mut table = Table::first_game();
    // One beer comes from the supply. Altona then has 7 beer against Hamburg's 5, so the next beer comes from
    // Altona. When both cities have 6, the remaining beer is forgone.
    table.give(HAMBURG, Beer, 4).give(ALTONA, Beer, 7).factories(HAMBURG, 3, 0);
    table.start(Effect::Production(Pick::Only(Beer), 2)).play(Action::Produce(Beer, 3));
    assert_eq!((table.has(HAMBURG, Beer), table.has(ALTONA, Beer)), (6, 6));
}

#[test]
fn rc_10_4_otherwise_it_is_forgone() {
    for (own, rivals) in [(6, 6), (7, 5), (12, 0)] {
        let mut table = Table::first_game();
        table.give(HAMBURG, Beer, own).give(ALTONA, Beer, rivals).start(Effect::Gift(Pick::Only(Beer), 2));
        assert_eq!((table.has(HAMBURG, Beer), table.has(ALTONA, Beer)), (own, rivals));
    }
}

#[test]
fn rc_10_4_of_any_product_only_what_can_be_gained_is_offered() {
    let mut table = Table::first_game();
    table.give(HAMBURG, Beer, 6).give(ALTONA, Beer, 6).give(ALTONA, Leather, 12).start(Effect::Gift(Pick::Any, 1));
    let offered = [Product::Cloth, Leather, Furniture].map(Action::Take);
    assert_eq!(table.legal(), offered, "no beer, but Altona's leather");
    table.play(Action::Take(Leather));
    assert_eq!((table.has(HAMBURG, Leather), table.has(ALTONA, Leather)), (1, 11));
}

#[test]
fn rc_10_4_the_rest_of_a_gift_is_forgone_when_nothing_can_be_gained_any_more() {
    let mut table = Table::first_game();
    for product in [Beer, Product::Cloth, Leather] {
        table.give(HAMBURG, product, 12);
    }
    table.give(HAMBURG, Furniture, 11).give_alliance(HAMBURG, 1).start(Effect::Gift(Pick::Any, 2));
    assert_eq!(table.legal(), [Action::Take(Furniture)]);
    table.play(Action::Take(Furniture));
    assert_eq!((table.has(HAMBURG, Furniture), table.state.active()), (12, ALTONA));
}

#[test]
fn rc_10_4_letters_follow_the_same_rule() {
    for (own, rivals, own_after) in [(1, 11, 3), (5, 7, 6), (6, 6, 6), (0, 11, 2)] {
        let mut table = Table::first_game();
        table.give_letters(HAMBURG, own).give_letters(ALTONA, rivals).start(Effect::Letters(2));
        let letters = (table.city(HAMBURG).letters, table.city(ALTONA).letters);
        assert_eq!(letters.0, own_after);
        assert_eq!(letters.0 + letters.1 + table.state.bank.letters, 12);
    }
}

#[test]
fn rc_10_5_stars_and_factories_the_supply_lacks_cannot_be_gained() {
    let mut table = Table::first_game();
    table.give_stars(ALTONA, 11).give(HAMBURG, Furniture, 2);
    table.start(Effect::Donation(Pick::Only(Furniture), 2, 3, 1)).play(Action::Pay(goods(Furniture, 2)));
    assert_eq!((table.city(HAMBURG).stars, table.city(ALTONA).stars), (1, 11), "one of three, none from the rival");

    let mut table = Table::first_game();
    table.factories(ALTONA, 11, 0).give(HAMBURG, Beer, 2).start(Effect::Factory(2));
    assert_eq!((table.city(HAMBURG).factories(), table.has(HAMBURG, Beer)), (1, 2));
    table.turn_of(HAMBURG).start(Effect::Factory(0));
    assert_eq!((table.city(HAMBURG).factories(), table.city(ALTONA).factories()), (1, 11));
}

#[test]
fn rc_10_5_no_donation_is_made_for_no_star() {
    let mut table = Table::first_game();
    table.give_stars(ALTONA, 12).give(HAMBURG, Leather, 2).start(Effect::Donation(Pick::Only(Leather), 1, 1, 2));
    assert_eq!((table.state.active(), table.has(HAMBURG, Leather)), (ALTONA, 2));
}
