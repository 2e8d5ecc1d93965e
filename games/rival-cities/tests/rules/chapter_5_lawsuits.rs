//! Tests for RC-5: lawsuits and court rulings.

use crate::table::{ALTONA, HAMBURG, Table, goods};
use rondel::Stage;
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{Effect, LawsuitId, Product};
use rondel_rival_cities::state::Task;

use Product::{Beer, Cloth, Furniture, Leather};

/// The worked example in all three rulebooks: Altona pays 1 leather for 1 furniture and a sway from the red 1 to 0.
#[test]
fn rc_5_21_example_altona_sways_back_to_0_and_forgoes_the_rest() {
    let mut table = Table::first_game();
    table.turn_of(ALTONA).lawsuit(2, 2, 1).give(ALTONA, Leather, 3).start(Effect::Lawsuit).play(Action::Advance(2));
    assert_eq!(table.city(ALTONA).stock, goods(Leather, 2).plus(&goods(Furniture, 1)));
    assert_eq!(table.marker(2), 0);
    assert_eq!(table.asks(), Some((ALTONA, Task::SwayAgain { slot: 2, left: 2 })), "up to twice more");
    table.play(Action::Finish);
    assert_eq!((table.marker(2), table.has(ALTONA, Leather), table.state.active()), (0, 2, HAMBURG));
}

/// In the same example, Altona could have paid the legal costs two more times.
#[test]
fn rc_5_24_example_altona_could_pay_a_leather_twice_more_for_two_more_spaces() {
    let mut table = Table::first_game();
    table.turn_of(ALTONA).lawsuit(2, 2, 1).give(ALTONA, Leather, 3).start(Effect::Lawsuit).play(Action::Advance(2));
    table.play(Action::Accept).play(Action::Accept);
    assert_eq!((table.marker(2), table.city(ALTONA).stock), (-2, goods(Furniture, 1)));
}

/// The costs of advancing each lawsuit, and the products, letters, prestige and factories that Hamburg gains.
#[test]
fn rc_5_21_each_lawsuit_takes_its_legal_costs_and_gives_its_whole_bonus() {
    // Columns: number; beer, cloth, leather, furniture and letters paid; the same five items gained; prestige;
    // factories turned active.
    let lawsuits = [
        (1, [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], 0, 0),
        (2, [0, 0, 1, 0, 0], [0, 0, 0, 1, 0], 0, 0),
        (3, [0, 0, 0, 1, 0], [0, 1, 0, 0, 0], 0, 0),
        (4, [0, 0, 0, 0, 1], [0, 0, 0, 0, 0], 1, 0),
        (5, [0, 0, 1, 0, 0], [0, 0, 0, 0, 0], 0, 2),
        (6, [0, 0, 0, 1, 0], [0, 0, 0, 0, 0], 1, 0),
        (7, [0, 1, 0, 0, 0], [1, 0, 0, 0, 0], 0, 0),
        (8, [0, 1, 1, 0, 0], [1, 0, 0, 0, 1], 0, 0),
        (9, [0, 0, 1, 0, 0], [0, 0, 0, 0, 0], 1, 0),
        (10, [2, 0, 0, 0, 0], [0, 1, 0, 0, 0], 0, 0),
    ];
    for (number, paid, gained, prestige, turned) in lawsuits {
        let mut table = Table::first_game();
        for product in [Beer, Cloth, Leather, Furniture] {
            table.give(HAMBURG, product, 3);
        }
        table.give_letters(HAMBURG, 3).factories(HAMBURG, 0, 3).lawsuit(0, number, -1);
        table.start(Effect::Lawsuit).play(Action::Advance(0));
        if prestige > 0 {
            table.play(Action::Accept);
        }
        if gained[4] > 0 {
            // The letter was gained last, so an exchange is offered (RC-5.29).
            table.play(Action::Finish);
        }
        let city = table.city(HAMBURG);
        let has = [Beer, Cloth, Leather, Furniture].map(|product| city.stock.count(product));
        let now = [has[0], has[1], has[2], has[3], city.letters];
        let wanted: [u8; 5] = std::array::from_fn(|index| 3 - paid[index] + gained[index]);
        assert_eq!(now, wanted, "lawsuit {number}");
        assert_eq!((table.prestige_place(), city.active_factories), (prestige, turned), "lawsuit {number}");
        assert_eq!(table.marker(0), 0, "lawsuit {number} sways once");
        assert_eq!(table.state.active(), ALTONA);
    }
}

#[test]
fn rc_5_21_any_face_up_lawsuit_that_can_be_paid_for_may_be_chosen() {
    let mut table = Table::first_game();
    table.lawsuit(0, 1, 0).lawsuit(1, 8, 0).lawsuit(2, 9, 0).give(HAMBURG, Leather, 1).start(Effect::Lawsuit);
    assert_eq!(table.legal(), [Action::Advance(2), Action::Decline]);
    table.give(HAMBURG, Cloth, 1);
    assert_eq!(table.legal(), [Action::Advance(0), Action::Advance(1), Action::Advance(2), Action::Decline]);
}

#[test]
fn rc_5_21_the_prestige_of_the_bonus_may_be_declined_and_the_sway_still_comes() {
    let mut table = Table::first_game();
    table.lawsuit(0, 9, 0).give(HAMBURG, Leather, 1).start(Effect::Lawsuit);
    table.play(Action::Advance(0)).play(Action::Decline);
    assert_eq!((table.prestige_place(), table.marker(0)), (0, 1));
}

#[test]
fn rc_5_22_a_sway_moves_the_marker_one_space_towards_ones_own_side() {
    for (city, from, to) in [(HAMBURG, 0, 1), (ALTONA, 0, -1), (HAMBURG, -4, -3), (ALTONA, 4, 3)] {
        let mut table = Table::first_game();
        table.turn_of(city).lawsuit(0, 2, from).give(city, Leather, 1).start(Effect::Lawsuit).play(Action::Advance(0));
        assert_eq!(table.marker(0), to);
    }
}

#[test]
fn rc_5_23_on_ones_4_the_sway_is_lost_but_the_bonus_comes() {
    for (city, end) in [(HAMBURG, 4), (ALTONA, -4)] {
        let mut table = Table::first_game();
        table.turn_of(city).lawsuit(2, 2, end).give(city, Leather, 2).start(Effect::Lawsuit).play(Action::Advance(2));
        assert_eq!((table.marker(2), table.has(city, Furniture)), (end, 1));
        table.play(Action::Accept);
        assert_eq!((table.marker(2), table.has(city, Leather)), (end, 0), "paid for nothing, but allowed");
    }
}

#[test]
fn rc_5_24_legal_costs_are_paid_again_never_on_i_once_on_ii_and_twice_on_iii() {
    for (slot, again) in [(0_u8, 0_u8), (1, 1), (2, 2)] {
        let mut table = Table::first_game();
        table.lawsuit(usize::from(slot), 2, 0).give(HAMBURG, Leather, 5).start(Effect::Lawsuit);
        table.play(Action::Advance(slot));
        for left in (1..=again).rev() {
            assert_eq!(table.asks(), Some((HAMBURG, Task::SwayAgain { slot, left })));
            table.play(Action::Accept);
        }
        assert_eq!(table.state.active(), ALTONA);
        assert_eq!(table.marker(usize::from(slot)), 1 + again as i8);
        assert_eq!(table.has(HAMBURG, Leather), 5 - 1 - again);
        assert_eq!(table.has(HAMBURG, Furniture), 1, "nothing else of the bonus comes again");
    }
}

#[test]
fn rc_5_24_the_whole_legal_costs_are_paid_again_letters_too() {
    let mut table = Table::first_game();
    table.lawsuit(2, 4, 0).give_letters(HAMBURG, 2).start(Effect::Lawsuit);
    table.play(Action::Advance(2)).play(Action::Decline).play(Action::Accept);
    assert_eq!((table.city(HAMBURG).letters, table.marker(2)), (0, 2));
    assert_eq!(table.state.active(), ALTONA, "no letter is left for a third");
}

#[test]
fn rc_5_24_legal_costs_that_need_an_exchange_first_are_shown_as_unavailable() {
    let mut table = Table::first_game();
    table.lawsuit(2, 2, 0).give(HAMBURG, Leather, 1).give(HAMBURG, Beer, 1).give_letters(HAMBURG, 1);
    table.start(Effect::Lawsuit).play(Action::Advance(2));
    assert_eq!(table.asks(), Some((HAMBURG, Task::SwayAgain { slot: 2, left: 2 })));
    let closed = |table: &Table| table.rules.disabled_choices(&table.state).len();
    assert_eq!(closed(&table), 1, "no leather is left");
    table.play(Action::Exchange(Beer, Leather));
    assert!(table.legal().contains(&Action::Accept));
    assert_eq!(closed(&table), 0);
}

#[test]
fn rc_5_25_the_court_resolves_the_first_lawsuit_with_bonus_and_refill() {
    for lead in [2, 3, 4] {
        let mut table = Table::first_game();
        table.lawsuit(0, 5, lead).lawsuit(1, 2, -3).lawsuit(2, 3, 1).start(Effect::Court).play(Action::Accept);
        assert!(table.city(HAMBURG).lawsuits.has(LawsuitId(4)));
        assert_eq!((table.has(HAMBURG, Beer), table.city(HAMBURG).stars), (3, 2));
        assert_eq!([0, 1].map(|slot| (table.lawsuit_on(slot), table.marker(slot))), [(Some(2), -3), (Some(3), 1)]);
        assert_eq!((table.marker(2), table.state.lawsuit_stack.len()), (0, 3));
        assert_eq!(table.state.active(), ALTONA);
    }
}

#[test]
fn rc_5_25_the_court_does_not_resolve_a_lawsuit_that_is_not_won() {
    for lead in [1, 0, -1, -2, -4] {
        let mut table = Table::first_game();
        table.lawsuit(0, 5, lead).lawsuit(1, 2, 4).start(Effect::Court);
        assert!(!table.may(Action::Accept), "with the marker on {lead}");
    }
    let mut table = Table::first_game();
    table.turn_of(ALTONA).lawsuit(0, 5, -2).start(Effect::Court);
    assert!(table.may(Action::Accept), "Altona's 2");
}

#[test]
fn rc_5_26_neighbouring_lawsuits_change_places_with_their_markers() {
    for (slot, order) in [(0, [3, 2, 5]), (1, [2, 5, 3])] {
        let mut table = Table::first_game();
        table.lawsuit(0, 2, -2).lawsuit(1, 3, 3).lawsuit(2, 5, 1).start(Effect::Court);
        let swaps = [Action::SwapLawsuits(0), Action::SwapLawsuits(1)];
        assert_eq!(table.legal(), [swaps[0], swaps[1], Action::Decline], "I and III are no neighbours");
        table.play(Action::SwapLawsuits(slot));
        assert_eq!([0, 1, 2].map(|slot| table.lawsuit_on(slot)), order.map(Some));
        let markers = order.map(|number| [0, 0, -2, 3, 0, 1][usize::from(number)]);
        assert_eq!([0, 1, 2].map(|slot| table.marker(slot)), markers);
    }
}

#[test]
fn rc_5_26_an_empty_lawsuit_space_is_not_swapped_with() {
    let mut table = Table::first_game();
    table.lawsuit(0, 2, -2).lawsuit(1, 3, 3);
    table.state.lawsuits.take(2);
    table.start(Effect::Court);
    assert_eq!(table.legal(), [Action::SwapLawsuits(0), Action::Decline]);
}
