//! Tests for RC-6: the off-season.

use crate::table::{ALTONA, HAMBURG, Table, cards, goods};
use rondel::components::Row;
use rondel::{Observer, Stage as _};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{AllianceId, Effect, Goods, Product};
use rondel_rival_cities::state::Task;

use Product::{Beer, Cloth, Furniture, Leather};

const OFFER_PRESTIGE: Task = Task::Offer(Effect::Prestige);

#[test]
fn rc_6_1_the_steps_come_in_their_order() {
    let mut table = Table::first_game();
    // Decisions are due for the upkeep in step 1, the fleets in step 2, ship 8 in step 3 and the free factory
    // of lawsuit 2 in step 5.
    table.give_alliance(HAMBURG, 1).give_ship(HAMBURG, 8).lawsuit(0, 2, 3).factories(HAMBURG, 0, 1);
    table.prestige(-4).jar_at(18).play(Action::MoveJar(2));
    let mut asked = Vec::new();
    while let Some((city, task)) = table.asks().filter(|_| table.state.season_step > 0) {
        assert_eq!(city, HAMBURG);
        asked.push((table.state.season_step, task));
        let strip = table.rules.scene(&table.state, Observer::Spectator).phases.expect("the steps of the off-season");
        assert_eq!((strip.steps.len(), strip.current), (8, usize::from(table.state.season_step) - 1));
        if table.state.season_step == 3 {
            assert!(table.city(ALTONA).stock.is_empty(), "the prestige income waits for step 4");
        }
        if table.state.season_step == 5 {
            assert_eq!(table.has(ALTONA, Leather), 1, "step 4 is over");
            assert_eq!(table.city(HAMBURG).inactive_factories, 1, "step 7 is not");
        }
        table.play(Action::Decline);
    }
    let factory = Task::Offer(Effect::Factory(0));
    assert_eq!(asked, [(1, Task::Upkeep(AllianceId(0))), (2, OFFER_PRESTIGE), (3, OFFER_PRESTIGE), (5, factory)]);
    assert_eq!(table.city(HAMBURG).active_factories, 1);
}

#[test]
fn rc_6_1_the_city_with_the_bell_token_goes_first_in_each_step() {
    for (mover, other) in [(HAMBURG, ALTONA), (ALTONA, HAMBURG)] {
        let mut table = Table::first_game();
        table.turn_of(mover).give_alliance(HAMBURG, 1).give_alliance(ALTONA, 2);
        table.off_season();
        assert_eq!((table.state.bell, table.asks().map(|(city, _)| city)), (Some(mover), Some(mover)));
        table.play(Action::Decline);
        assert_eq!(table.asks().map(|(city, _)| city), Some(other));
    }
}

#[test]
fn rc_6_1_the_ship_income_of_the_city_with_the_bell_token_comes_first() {
    for mover in [HAMBURG, ALTONA] {
        let mut table = Table::first_game();
        // Ship 9 pays cloth, and ship 7 pays furniture.
        table.turn_of(mover).give_ship(mover, 9).give_ship(mover.rival(), 7);
        table.dealer = table.dealer.clone().with_listener();
        table.season_step(3);
        let gains: Vec<String> = table
            .dealer
            .take_announcements()
            .iter()
            .map(|told| format!("{:?}", told.text))
            .filter(|told| told.contains("log-gains"))
            .collect();
        assert!(gains[0].contains("loth") && gains[1].contains("urniture"), "{mover:?}: {gains:?}");
    }
}

#[test]
fn rc_6_2_each_alliance_is_kept_for_its_upkeep_or_returned() {
    let mut table = Table::first_game();
    table.alliances_in_play([1, 2, 3, 4]).give_alliance(HAMBURG, 1).give_alliance(HAMBURG, 2);
    table.give(HAMBURG, Beer, 1).off_season();
    let Some((HAMBURG, Task::Upkeep(first))) = table.asks() else { panic!("{:?}", table.asks()) };
    assert_eq!(table.legal(), [Action::Pay(goods(Beer, 1)), Action::Decline]);
    table.play(Action::Pay(goods(Beer, 1)));
    let Some((HAMBURG, Task::Upkeep(second))) = table.asks() else { panic!("{:?}", table.asks()) };
    assert_eq!(table.legal(), [Action::Decline], "nothing is left to pay with");
    table.play(Action::Decline);
    assert_ne!(first, second);
    assert_eq!(table.city(HAMBURG).alliances, cards(&[first.0 + 1]));
    assert_eq!((table.state.alliances.len(), table.state.season_step), (3, 0));
}

/// The upkeep printed next to the bell on each alliance card.
#[test]
fn rc_6_2_each_upkeep_costs_what_its_card_shows() {
    let of_any_one = || [Beer, Cloth, Leather, Furniture].map(|product| Action::Pay(goods(product, 1))).to_vec();
    for (number, ways) in [
        (1, of_any_one()),
        (2, of_any_one()),
        (3, of_any_one()),
        (5, vec![Action::Accept]),
        (6, vec![Action::Pay(goods(Furniture, 1))]),
        (7, of_any_one()),
        (8, vec![Action::Pay(goods(Beer, 2))]),
    ] {
        let mut table = Table::first_game();
        table.give_alliance(HAMBURG, number).give_letters(HAMBURG, 1);
        for product in [Beer, Cloth, Leather, Furniture] {
            table.give(HAMBURG, product, 3);
        }
        table.off_season();
        assert_eq!(table.choices(), [ways, vec![Action::Decline]].concat(), "alliance {number}");
    }
    let mut table = Table::first_game();
    table.give_alliance(HAMBURG, 4).give(HAMBURG, Beer, 2).give(HAMBURG, Cloth, 1).off_season();
    let mixed = goods(Beer, 1).plus(&goods(Cloth, 1));
    assert_eq!(table.legal(), [Action::Pay(goods(Beer, 2)), Action::Pay(mixed), Action::Decline], "Amsterdam");
}

#[test]
fn rc_6_2_gdansk_is_kept_for_a_letter() {
    let mut table = Table::first_game();
    table.give_alliance(HAMBURG, 5).give_letters(HAMBURG, 1).off_season().play(Action::Accept);
    assert_eq!((table.city(HAMBURG).alliances, table.city(HAMBURG).letters), (cards(&[5]), 0));
}

#[test]
fn rc_6_3_a_returned_alliance_goes_to_the_first_free_space() {
    let mut table = Table::first_game();
    table.alliances_in_play([1, 2, 3, 4]).give_alliance(HAMBURG, 4).give_alliance(HAMBURG, 2).off_season();
    while let Some((_, Task::Upkeep(card))) = table.asks() {
        let free = table.state.alliances.free_slot();
        table.play(Action::Decline);
        assert_eq!(table.state.alliances.slot_of(card), free);
    }
    assert_eq!(table.state.alliances.len(), 4);
    assert!(table.city(HAMBURG).alliances.is_empty());
}

#[test]
fn rc_6_4_the_larger_fleet_may_earn_prestige() {
    for (larger, place) in [(HAMBURG, 1), (ALTONA, -1)] {
        for answer in [Action::Accept, Action::Decline] {
            let mut table = Table::first_game();
            table.give_ship(HAMBURG, 20).give_ship(ALTONA, 21).give_ship(larger, 12).off_season();
            assert_eq!((table.asks(), table.state.season_step), (Some((larger, OFFER_PRESTIGE)), 2));
            table.play(answer);
            assert_eq!(table.prestige_place(), if answer == Action::Accept { place } else { 0 });
        }
    }
}

#[test]
fn rc_6_4_equal_fleets_earn_nothing() {
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 20).give_ship(ALTONA, 21).off_season();
    assert_eq!((table.asks(), table.prestige_place()), (Some((HAMBURG, Task::ChooseOption)), 0));
}

#[test]
fn rc_6_5_the_ship_income_comes_in_step_3_for_both_cities() {
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 7).give_ship(HAMBURG, 8).give_ship(ALTONA, 10).give_ship(ALTONA, 9);
    table.turn_of(ALTONA).off_season();
    assert_eq!((table.asks(), table.state.season_step), (Some((HAMBURG, OFFER_PRESTIGE)), 3));
    assert_eq!((table.has(HAMBURG, Furniture), table.has(ALTONA, Cloth), table.city(ALTONA).letters), (2, 2, 1));
    table.play(Action::Decline);
    assert_eq!((table.has(HAMBURG, Furniture), table.has(ALTONA, Cloth), table.city(ALTONA).letters), (2, 2, 1));
}

#[test]
fn rc_6_6_goods_come_before_the_prestige_of_ship_8() {
    for other in [6, 7, 9, 10] {
        let mut table = Table::first_game();
        table.give_ship(HAMBURG, 8).give_ship(HAMBURG, other).season_step(3);
        assert_eq!(table.asks(), Some((HAMBURG, OFFER_PRESTIGE)));
        let city = table.city(HAMBURG);
        assert!(city.stock.total() + u32::from(city.letters) + u32::from(city.stars) > 0, "ship {other}");
    }
}

/// The worked example in all three rulebooks.
#[test]
fn rc_6_7_example_the_fourth_space_of_altona_pays_leather_cloth_and_beer() {
    let mut table = Table::first_game();
    table.prestige(-4).season_step(4);
    let income = goods(Leather, 1).plus(&goods(Cloth, 1)).plus(&goods(Beer, 1));
    assert_eq!((table.city(ALTONA).stock, table.city(HAMBURG).stock), (income, Goods::EMPTY));
    assert_eq!((table.city(ALTONA).letters, table.city(ALTONA).stars), (0, 0));
}

#[test]
fn rc_6_7_nobody_gains_while_the_marker_is_in_the_middle() {
    let mut table = Table::first_game();
    table.prestige(0).season_step(4);
    for seat in [HAMBURG, ALTONA] {
        assert_eq!(table.city(seat).stock, Goods::EMPTY);
    }
}

#[test]
fn rc_6_8_what_each_space_adds() {
    // Beer, cloth, leather, furniture, letters, star tokens.
    let incomes = [
        [0, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0],
        [1, 1, 0, 0, 0, 0],
        [1, 1, 1, 0, 0, 0],
        [1, 1, 1, 1, 0, 0],
        [1, 1, 1, 1, 1, 0],
        [1, 1, 1, 1, 1, 1],
    ];
    for (step, income) in (1..).zip(incomes) {
        for (city, place) in [(HAMBURG, step), (ALTONA, -step)] {
            let mut table = Table::first_game();
            table.prestige(place).season_step(4);
            let has = |product| table.has(city, product);
            let letters_and_stars = (table.city(city).letters, table.city(city).stars);
            let gained =
                [has(Beer), has(Cloth), has(Leather), has(Furniture), letters_and_stars.0, letters_and_stars.1];
            assert_eq!(gained, income, "step {step} of {city:?}");
            assert!(table.city(city.rival()).stock.is_empty());
        }
    }
}

#[test]
fn rc_6_9_the_first_lawsuit_alone_is_resolved() {
    let mut table = Table::first_game();
    table.lawsuit(0, 6, 2).lawsuit(1, 9, 4).lawsuit(2, 3, -4).season_step(5);
    assert_eq!((table.city(HAMBURG).lawsuits, table.city(ALTONA).lawsuits), (cards(&[6]), cards(&[])));
    assert_eq!([table.lawsuit_on(0), table.lawsuit_on(1)], [Some(9), Some(3)]);
}

#[test]
fn rc_6_9_without_a_lawsuit_nothing_is_resolved() {
    let mut table = Table::first_game();
    table.no_lawsuit_stack();
    table.state.lawsuits = Row::empty();
    let before = table.state.cities;
    table.season_step(5);
    assert_eq!(table.state.cities, before);
}

#[test]
fn rc_6_10_the_dark_spaces_are_cleared_and_four_new_cards_come() {
    let mut table = Table::first_game();
    table.at_option(4).play(Action::OptionD);
    let left: Vec<u8> = table.state.dark.iter().map(|(_, card)| card.0).collect();
    let stack = table.state.specials.pile;
    assert_eq!(left.len(), 3);
    table.turn_of(ALTONA).season_step(6);
    assert!(left.iter().all(|card| table.state.specials.discard.has(*card)));
    assert_eq!((table.state.dark.len(), table.state.specials.pile.len()), (4, stack.len() - 4));
    assert!(table.state.dark.iter().all(|(_, card)| stack.has(card.0)), "the picked-up card's space is filled too");
}

#[test]
fn rc_6_11_all_factories_of_both_cities_become_active() {
    let mut table = Table::first_game();
    table.factories(HAMBURG, 1, 3).factories(ALTONA, 0, 2).season_step(7);
    let of = |seat| (table.city(seat).active_factories, table.city(seat).inactive_factories);
    assert_eq!((of(HAMBURG), of(ALTONA)), ((4, 0), (2, 0)));
}

#[test]
fn rc_6_12_the_bell_token_goes_back_and_the_interrupted_turn_goes_on() {
    let mut table = Table::first_game();
    table.turn_of(ALTONA).jar_at(19).play(Action::MoveJar(2));
    assert_eq!((table.state.bell, table.state.season_step, table.state.seasons), (None, 0, 1));
    assert_eq!((table.asks(), table.state.jar.place()), (Some((ALTONA, Task::ChooseOption)), 1));
    assert_eq!(table.outcome(), None);
}

#[test]
fn rc_6_12_with_an_end_condition_the_game_ends_and_no_turn_goes_on() {
    let mut table = Table::first_game();
    table.give_stars(HAMBURG, 7).give_stars(ALTONA, 5).off_season();
    assert_eq!((table.won(), table.asks()), (Some((HAMBURG, "end-no-stars")), None));
    assert!(table.legal().is_empty());
}

#[test]
fn rc_6_2_an_alliance_is_clicked_to_return_it_only_if_it_cannot_be_kept() {
    for beer in 0..=1 {
        let mut table = Table::first_game();
        table.give_alliance(HAMBURG, 1).give(HAMBURG, Product::Beer, beer).off_season();
        let choice = table.rules.choice(&table.state, Action::Decline);
        assert_eq!(choice.targets.is_empty(), beer > 0, "{choice:?}");
    }
}
