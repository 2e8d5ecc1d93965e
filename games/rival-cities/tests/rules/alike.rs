//! Tests that choices between cards with identical actions are distinguishable.

use std::collections::BTreeSet;

use rondel::{LANGUAGES, Stage, Text};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{CardsOf, ShipId, SpecialId};

use crate::table::{HAMBURG, Table};

/// Returns the label, in every language, of Hamburg's choice to play this card from its hand.
fn called(table: &Table, number: u8) -> Vec<String> {
    let plugin = rondel::plugins().expect("the game")["rival-cities"];
    let label = table.rules.choice(&table.state, Action::OptionB(SpecialId(number - 1))).label;
    let say = |label: &Text| {
        LANGUAGES.map(|language| plugin.catalog(language).expect("its words").say(label)).into_iter().collect()
    };
    say(&label)
}

#[test]
fn no_two_special_cards_of_a_hand_are_called_alike() {
    let mut table = Table::first_game();
    table.state.cities[HAMBURG].hand = CardsOf::first(24);
    for (index, language) in LANGUAGES.into_iter().enumerate() {
        let names: BTreeSet<String> = (1..=24).map(|number| called(&table, number).swap_remove(index)).collect();
        assert_eq!(names.len(), 24, "{language}: {names:?}");
    }
}

#[test]
fn a_card_is_numbered_only_beside_one_that_does_the_same() {
    let mut table = Table::first_game();
    table.give_special(HAMBURG, 1);
    assert!(!called(&table, 1)[0].contains("card 1"), "{:?}", called(&table, 1));
    table.give_special(HAMBURG, 21);
    assert!(called(&table, 1)[0].contains("card 1"), "{:?}", called(&table, 1));
    assert!(called(&table, 21)[0].contains("card 21"), "{:?}", called(&table, 21));
}

#[test]
fn no_two_ships_are_called_alike() {
    let table = Table::first_game();
    let labels: Vec<Text> =
        (0..21).map(ShipId).map(|card| table.rules.choice(&table.state, Action::Buy(card)).label).collect();
    for (index, label) in labels.iter().enumerate() {
        assert!(!labels[..index].contains(label), "ship {}", index + 1);
    }
}
