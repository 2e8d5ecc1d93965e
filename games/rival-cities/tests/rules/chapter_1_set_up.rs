//! Tests for RC-1: setup.

use crate::table::{ALTONA, HAMBURG, Table};
use rondel::components::Kind;
use rondel::{Dealer, Ruleset, Seats};
use rondel_rival_cities::content::Product;
use rondel_rival_cities::state::{CardRef, State};
use rondel_rival_cities::{Action, FirstCity, RingOrder, RivalCitiesSetup};

fn dealt(setup: &RivalCitiesSetup, seed: u64) -> State {
    setup.rules().expect("the printed content").deal(Seats::TWO, &mut Dealer::seeded(seed))
}

fn first_game() -> State {
    dealt(&RivalCitiesSetup::default(), 1)
}

#[test]
fn rc_1_1_two_cities_take_part() {
    assert_eq!(Table::first_game().rules.seats(), 2..=2);
}

#[test]
fn rc_1_2_every_fourth_space_is_dark_and_0_is_the_overview() {
    let state = first_game();
    assert_eq!(state.card_at(0), Some(CardRef::OVERVIEW));
    let dark: Vec<u8> =
        (0..20).filter(|space| state.card_at(*space).is_some_and(|card| card.as_special().is_some())).collect();
    assert_eq!(dark, [4, 8, 12, 16]);
    assert_eq!((0..20).filter(|space| state.ring[*space] > 0).count(), 15);
}

#[test]
fn rc_1_3_in_a_first_game_the_basic_cards_lie_in_order() {
    let on_light: Vec<u8> = first_game().ring.into_iter().filter(|card| *card > 0).collect();
    assert_eq!(on_light, (1..=15).collect::<Vec<u8>>());
}

#[test]
fn rc_1_4_in_later_games_the_basic_cards_are_shuffled() {
    let shuffled = RivalCitiesSetup { ring: RingOrder::Shuffled, ..RivalCitiesSetup::default() };
    let rings: Vec<Vec<u8>> =
        (0..5).map(|seed| dealt(&shuffled, seed).ring.into_iter().filter(|card| *card > 0).collect()).collect();
    for ring in &rings {
        let mut sorted = ring.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (1..=15).collect::<Vec<u8>>(), "each card once");
    }
    assert!(rings.windows(2).all(|pair| pair[0] != pair[1]), "another order each time");
}

#[test]
fn rc_1_5_four_of_24_special_cards_lie_open() {
    let state = first_game();
    assert_eq!((state.dark.len(), state.specials.pile.len()), (4, 20));
    assert!(state.specials.discard.is_empty());
}

#[test]
fn rc_1_6_ten_ships_play_and_four_are_for_sale() {
    let state = first_game();
    assert_eq!((state.ships.len(), state.ship_stack.len(), state.ship_box.len()), (4, 6, 11));
}

#[test]
fn rc_1_7_four_alliances_play() {
    let state = first_game();
    assert_eq!(state.alliances.len(), 4);
    assert!(state.alliances.iter().all(|(_, card)| card.0 < 8));
}

#[test]
fn rc_1_8_seven_lawsuits_play_and_three_are_open() {
    let state = first_game();
    assert_eq!((state.lawsuits.len(), state.lawsuit_stack.len(), state.lawsuit_box.len()), (3, 4, 3));
}

#[test]
fn rc_1_9_every_lawsuit_marker_starts_on_0() {
    assert!(first_game().lawsuits.iter().all(|(_, lawsuit)| lawsuit.marker.place() == 0));
}

#[test]
fn rc_1_10_the_ink_jar_starts_at_0_the_bell_hangs_and_prestige_is_even() {
    let state = first_game();
    assert_eq!((state.jar.place(), state.bell, state.prestige.place()), (0, None, 0));
}

#[test]
fn rc_1_11_the_supply_begins_with_twelve_of_each() {
    let state = first_game();
    for product in Product::ALL {
        let dealt: u8 = [HAMBURG, ALTONA].iter().map(|seat| state.cities[*seat].stock.count(*product)).sum();
        assert_eq!(state.bank.goods.count(*product) + dealt, 12, "{product:?}");
    }
    assert_eq!((state.bank.letters, state.bank.stars, state.bank.factories), (12, 12, 12 - 2));
}

#[test]
fn rc_1_12_each_city_has_one_active_factory() {
    let state = first_game();
    for seat in [HAMBURG, ALTONA] {
        assert_eq!((state.cities[seat].active_factories, state.cities[seat].inactive_factories), (1, 0));
    }
}

#[test]
fn rc_1_13_chance_decides_who_starts_unless_it_was_agreed() {
    let starts = |first| -> Vec<_> {
        (0..20).map(|seed| dealt(&RivalCitiesSetup { first, ..RivalCitiesSetup::default() }, seed).active()).collect()
    };
    let by_chance = starts(FirstCity::Random);
    assert!(by_chance.contains(&HAMBURG) && by_chance.contains(&ALTONA));
    assert!(starts(FirstCity::Altona).iter().all(|seat| *seat == ALTONA));
    assert!(starts(FirstCity::Hamburg).iter().all(|seat| *seat == HAMBURG));
}

#[test]
fn rc_1_14_one_beer_for_the_starting_city_two_for_the_other_and_a_product_each() {
    let mut table = Table::before_the_first_product();
    assert_eq!((table.has(HAMBURG, Product::Beer), table.has(ALTONA, Product::Beer)), (1, 2));
    table.play(Action::Take(Product::Furniture));
    assert_eq!(table.has(HAMBURG, Product::Furniture), 1);
    table.play(Action::Take(Product::Beer));
    assert_eq!(table.has(ALTONA, Product::Beer), 3);
    assert_eq!((table.city(HAMBURG).stock.total(), table.city(ALTONA).stock.total()), (2, 3));
}
