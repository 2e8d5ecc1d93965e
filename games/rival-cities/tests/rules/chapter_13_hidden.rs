//! Tests for RC-13: hidden and known information.

use std::collections::BTreeMap;

use crate::table::{ALTONA, HAMBURG, Table, cards};
use rondel::components::Cards;
use rondel::{Dealer, Ruleset, Seat};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{CardsOf, Effect, SpecialId};
use rondel_rival_cities::state::State;

/// Returns a table in which Altona has special 7 (drawn) and special 9 (taken by option D) in hand, and Hamburg
/// has special 3 (drawn).
fn with_hands() -> Table {
    let mut table = Table::first_game();
    table.give_special(ALTONA, 7).give_special(ALTONA, 9).give_special(HAMBURG, 3);
    table.state.cities[ALTONA].known.add(SpecialId(9 - 1));
    table
}

/// Returns a state that is consistent with this city's knowledge.
fn imagined(table: &Table, observer: Seat, seed: u64) -> State {
    let mut state = table.state;
    table.rules.determinize(&mut state, observer, &mut Dealer::seeded(seed));
    assert_eq!(table.rules.check_conservation(&state), Ok(()));
    state
}

/// Samples many states. For each card, counts the states in which the card is in the set returned by `of`.
fn frequencies(table: &Table, observer: Seat, of: impl Fn(&State) -> Cards) -> BTreeMap<u8, u32> {
    let mut found = BTreeMap::new();
    for seed in 0..4_000 {
        for card in of(&imagined(table, observer, seed)).iter() {
            *found.entry(card).or_default() += 1;
        }
    }
    found
}

fn assert_even(found: &BTreeMap<u8, u32>, of: Cards, drawn: u32) {
    assert_eq!(found.keys().copied().collect::<Cards>(), of, "each of them is possible, nothing else is");
    let fair = 4_000 * drawn / of.len();
    assert!(found.values().all(|count| (fair * 8 / 10..fair * 12 / 10).contains(count)), "{found:?}, fair: {fair}");
}

/// Removes all face-down cards from the state.
fn face_up(mut state: State, observer: Seat) -> State {
    let rival = &mut state.cities[observer.rival()];
    rival.hand = rival.known;
    state.specials.pile = Cards::NONE;
    state.ship_stack = CardsOf::NONE;
    state.ship_box = CardsOf::NONE;
    state.lawsuit_stack = CardsOf::NONE;
    state.lawsuit_box = CardsOf::NONE;
    state
}

#[test]
fn rc_13_1_all_that_lies_open_and_the_sizes_of_hands_and_piles_are_known() {
    let mut table = with_hands();
    table.action_stack_of(5);
    for (observer, seed) in [(HAMBURG, 1), (ALTONA, 2)] {
        let state = imagined(&table, observer, seed);
        assert_eq!(face_up(state, observer), face_up(table.state, observer));
        for seat in [HAMBURG, ALTONA] {
            assert_eq!(state.cities[seat].hand.len(), table.city(seat).hand.len());
        }
        assert_eq!(state.specials.pile.len(), table.state.specials.pile.len());
        assert_eq!((state.ship_stack.len(), state.lawsuit_stack.len()), (6, 4));
        assert_eq!(state.cities[observer].hand, table.city(observer).hand, "one's own hand is known to oneself");
    }
}

#[test]
fn rc_13_2_a_drawn_card_could_be_any_that_was_not_seen() {
    let table = with_hands();
    let unseen = table.state.specials.pile.or(cards::<SpecialId>(&[7]).numbers());
    let drawn = |state: &State| state.cities[ALTONA].hand.without(state.cities[ALTONA].known).numbers();
    assert_even(&frequencies(&table, HAMBURG, drawn), unseen, 1);
    let mut table = table;
    table.start(Effect::Draw);
    assert_eq!((table.city(HAMBURG).hand.len(), table.city(HAMBURG).known.len()), (2, 0));
}

#[test]
fn rc_13_2_only_the_city_that_drew_is_told_the_card() {
    let mut table = Table::first_game();
    table.dealer = Dealer::seeded(3).with_listener();
    table.start(Effect::Draw);
    let told = table.dealer.take_announcements();
    let drawing = told.iter().find(|told| told.private.is_some()).expect("the drawing was announced");
    let drawn = table.city(HAMBURG).hand.iter().next().expect("a card was drawn");
    let (listener, secret) = drawing.private.as_ref().expect("it was whispered");
    let name = format!("Number({})", drawn.0 + 1);
    assert_eq!(listener.iter().collect::<Vec<_>>(), [HAMBURG]);
    assert!(format!("{secret:?}").contains(&name), "{secret:?} does not tell card {}", drawn.0 + 1);
    let public = format!("{:?}", drawing.text).replace(r#"("count", Number(1))"#, "");
    assert!(drawing.elements.is_empty() && !public.contains("card") && !public.contains("Number"), "{public}");
}

#[test]
fn rc_13_3_a_card_taken_by_option_d_is_known_while_it_is_in_hand() {
    let mut table = Table::first_game();
    table.turn_of(ALTONA).special_at(8, 11).at_option(8).play(Action::OptionD);
    assert_eq!(table.city(ALTONA).known, cards(&[11]));
    for seed in 0..50 {
        assert!(imagined(&table, HAMBURG, seed).cities[ALTONA].hand.has(SpecialId(10)));
    }
    table.turn_of(ALTONA).at_option(6).play(Action::OptionB(SpecialId(10)));
    assert!(table.city(ALTONA).known.is_empty(), "played, it is in hand no more");
}

#[test]
fn rc_13_3_known_cards_stay_beside_drawn_ones() {
    let table = with_hands();
    for seed in 0..50 {
        let hand = imagined(&table, HAMBURG, seed).cities[ALTONA].hand;
        assert!(hand.has(SpecialId(9 - 1)) && hand.len() == 2);
    }
}

#[test]
fn rc_13_4_chance_draws_each_card_of_a_pile_alike() {
    let pile = Table::first_game().state.specials.pile;
    let mut found = BTreeMap::new();
    for seed in 0..4_000 {
        let mut table = Table::first_game();
        table.dealer = Dealer::seeded(seed);
        table.start(Effect::Draw);
        *found.entry(table.city(HAMBURG).hand.numbers().iter().next().expect("a card was drawn")).or_default() += 1;
    }
    assert_even(&found, pile, 1);
}

#[test]
fn rc_13_5_what_lies_in_the_ship_and_lawsuit_stacks_is_unknown_to_both() {
    let table = with_hands();
    for observer in [HAMBURG, ALTONA] {
        let ships = table.state.ship_stack.or(table.state.ship_box).numbers();
        assert_even(&frequencies(&table, observer, |state| state.ship_stack.numbers()), ships, 6);
        let lawsuits = table.state.lawsuit_stack.or(table.state.lawsuit_box).numbers();
        assert_even(&frequencies(&table, observer, |state| state.lawsuit_stack.numbers()), lawsuits, 4);
    }
}

#[test]
fn rc_13_6_when_the_stack_runs_out_every_card_in_hand_is_known_the_last_drawn_included() {
    let mut table = with_hands();
    table.action_stack_of(1);
    let last = table.state.specials.pile;
    table.start(Effect::Draw);
    assert_eq!((table.city(ALTONA).known, table.city(HAMBURG).known), (cards(&[7, 9]), cards(&[3]).or(last.into())));
    for observer in [HAMBURG, ALTONA] {
        let state = imagined(&table, observer, 5);
        assert_eq!(state.cities, table.state.cities, "nothing is left to suppose about a hand");
    }
}

#[test]
fn rc_13_6_the_new_cards_of_the_off_season_can_tell_as_well() {
    for left in 1..=4 {
        let mut table = with_hands();
        table.action_stack_of(left).season_step(6);
        assert_eq!((table.city(ALTONA).known, table.city(HAMBURG).known), (cards(&[7, 9]), cards(&[3])));
    }
}

#[test]
fn rc_13_6_before_the_stack_has_run_out_nothing_becomes_known() {
    let mut table = with_hands();
    table.action_stack_of(2).start(Effect::Draw);
    assert_eq!((table.city(ALTONA).known, table.city(HAMBURG).known), (cards(&[9]), cards(&[])));
}

#[test]
fn rc_13_6_a_card_drawn_from_the_new_stack_is_secret_again() {
    let mut table = with_hands();
    table.action_stack_of(1).start(Effect::Draw).turn_of(HAMBURG).start(Effect::Draw);
    assert_eq!((table.city(HAMBURG).hand.len(), table.city(HAMBURG).known.len()), (3, 2));
}

#[test]
fn rc_13_6_without_discards_counting_tells_the_hands_as_well() {
    let mut table = with_hands();
    table.action_stack_without_discards(1).start(Effect::Draw);
    for seat in [HAMBURG, ALTONA] {
        assert_eq!(table.city(seat).known, table.city(seat).hand);
    }
    for seed in 0..20 {
        assert_eq!(imagined(&table, HAMBURG, seed).cities, table.state.cities);
    }
}

#[test]
fn rc_13_2_showing_a_drawn_card_by_option_b_counts_as_a_secret_seen() {
    // After an undo, the card would be back in the hand, but the rival would know it.
    let mut table = Table::first_game();
    table.give_special(HAMBURG, 2).at_option(1);
    let before = table.dealer.draws();
    table.play(Action::OptionB(SpecialId(1)));
    assert_eq!(table.dealer.draws(), before + 1);
    // A card known to both cities is not a secret.
    let mut table = Table::first_game();
    table.give_special(HAMBURG, 2).at_option(1).state.cities[HAMBURG].known.add(SpecialId(1));
    let before = table.dealer.draws();
    table.play(Action::OptionB(SpecialId(1)));
    assert_eq!(table.dealer.draws(), before);
}
