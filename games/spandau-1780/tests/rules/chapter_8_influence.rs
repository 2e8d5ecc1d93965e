//! Tests for SP-8: drawing cards and placing stones.

use crate::table::{BLUE, RED, STOP, Table, at, card, region, spot};
use rondel::components::Cards;
use rondel_spandau_1780::content::{DeckKind, Field, Terrain};
use rondel_spandau_1780::state::{Phase, Task, column, count_of};
use rondel_spandau_1780::{Action, Drawn, SpandauSetup};

const HAND: [&str; 6] = ["weekly_market", "grey_friars", "post_mill", "village_inn", "watermill", "brickyard"];

/// Returns a table in which Red has six cards, and one stone on the first field of Zehlendorf.
fn in_zehlendorf() -> Table {
    let mut table = Table::usual(2);
    table.stone(RED, "zehlendorf", 0).hand(RED, &HAND);
    table
}

fn expand(mut table: Table) -> Table {
    table.ask(RED, Task::Expand);
    table
}

/// Returns a table in which Red has uncovered one City, one River and two Land symbols.
fn uncovered(drawn: Drawn) -> Table {
    let mut table = Table::quiet(2, &SpandauSetup { drawn, ..SpandauSetup::default() });
    let spots = [(Terrain::City, 1), (Terrain::Forest, 1), (Terrain::River, 1), (Terrain::Forest, 2)];
    for (terrain, column) in spots {
        table.state.players[RED].placed |= 1 << spot(terrain, column, 1).0;
    }
    table
}

fn face_down(table: &Table) -> [u32; 3] {
    table.state.players[RED].drawn.map(Cards::len)
}

fn held(table: &Table) -> [u32; 3] {
    table.state.players[RED].hand.map(Cards::len)
}

fn fields(table: &Table) -> Vec<Field> {
    table
        .legal()
        .iter()
        .filter_map(|action| if let Action::Place(field) = action { Some(*field) } else { None })
        .collect()
}

/// Places a stone and pays with the first cards.
fn place(table: &mut Table, region: &str, slot: u8) {
    table.play(Action::Place(at(region, slot)));
    while matches!(table.task(), Some(Task::ChooseStone(_) | Task::Discard(_))) {
        let first = table.legal()[0];
        table.play(first);
    }
}

#[test]
fn sp_8_1_one_card_is_drawn_for_each_uncovered_symbol_face_down() {
    let mut table = uncovered(Drawn::FaceDown);
    table.ask(RED, Task::Act(Phase::Draw));
    assert_eq!((face_down(&table), held(&table)), ([1, 2, 1], [0; 3]), "not even their owner has seen them");
    assert_eq!([0, 1, 2].map(|deck| table.state.decks[deck].len()), [21, 20, 21]);
}

#[test]
fn sp_8_1_without_symbols_nothing_is_drawn() {
    let mut table = Table::usual(2);
    table.ask(RED, Task::Act(Phase::Draw));
    assert_eq!((face_down(&table), held(&table)), ([0; 3], [0; 3]));
}

#[test]
fn sp_8_1_an_option_takes_them_into_the_hand() {
    let mut table = uncovered(Drawn::ToHand);
    table.ask(RED, Task::Act(Phase::Draw));
    assert_eq!((face_down(&table), held(&table)), ([0; 3], [1, 2, 1]));
}

#[test]
fn sp_8_2_an_empty_pile_is_made_anew_of_its_discards() {
    let mut table = uncovered(Drawn::FaceDown);
    let land = &mut table.state.decks[1];
    let all = land.pile;
    (land.pile, land.discard) = (Cards::first(1), all.without(Cards::first(1)));
    table.ask(RED, Task::Act(Phase::Draw));
    let land = table.state.decks[1];
    assert_eq!((face_down(&table), land.pile.len(), land.discard), ([1, 2, 1], 20, Cards::NONE));
    assert!(table.state.players[RED].drawn[1].has(0), "the last of the pile comes first");
}

#[test]
fn sp_8_2_with_pile_and_discards_empty_nothing_is_drawn() {
    let mut table = uncovered(Drawn::FaceDown);
    let cards = std::mem::take(&mut table.state.decks[1].pile);
    table.state.players[BLUE].hand[1] = cards.without(Cards::first(1));
    table.state.decks[1].discard = Cards::first(1);
    table.ask(RED, Task::Act(Phase::Draw));
    assert_eq!((face_down(&table), table.state.decks[1].len()), ([1, 1, 1], 0));
}

/// The example from the rulebook: three fields for four cards.
#[test]
fn sp_8_5_example_stones_of_columns_one_one_and_two_cost_four_cards() {
    let mut table = expand(in_zehlendorf());
    place(&mut table, "schmargendorf", 0);
    assert_eq!(table.hand_size(RED), 5);
    place(&mut table, "schmargendorf", 1);
    assert_eq!(table.hand_size(RED), 4);
    place(&mut table, "lichterfelde", 0);
    assert_eq!((table.hand_size(RED), table.state.players[RED].influence.len()), (2, 4), "1 + 1 + 2");
    let discarded: u32 = table.state.decks.iter().map(|deck| deck.discard.len()).sum();
    assert_eq!(discarded, 4);
}

#[test]
fn sp_8_5_a_stone_of_the_third_column_costs_three_cards() {
    for (before, cost) in [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3)] {
        let mut table = Table::usual(2);
        table.stone(RED, "zehlendorf", 0).hand(RED, &HAND);
        table.state.players[RED].placed = (1 << before) - 1;
        table.ask(RED, Task::Expand);
        rondel::Ruleset::apply(&table.rules, &mut table.state, Action::Place(at("teltow", 1)), &mut table.dealer);
        if matches!(table.task(), Some(Task::ChooseStone(_))) {
            let first = table.legal()[0];
            rondel::Ruleset::apply(&table.rules, &mut table.state, first, &mut table.dealer);
        }
        assert_eq!(table.task(), Some(Task::Discard(cost)), "after {before} stones");
    }
}

#[test]
fn sp_8_5_who_has_too_few_cards_cannot_place() {
    for (cards, may) in [(0, false), (1, false), (2, true)] {
        let mut table = Table::usual(2);
        for slot in 0..2 {
            table.stone(RED, "schmargendorf", slot);
        }
        table.stone(RED, "zehlendorf", 0).hand(RED, &HAND[..cards]).ask(RED, Task::Expand);
        let may_place = table.task() == Some(Task::Expand) && fields(&table).contains(&at("wilmersdorf", 0));
        assert_eq!(may_place, may, "the second column with {cards} cards");
    }
}

#[test]
fn sp_8_5_one_may_stop_at_any_time() {
    let mut table = expand(in_zehlendorf());
    place(&mut table, "schmargendorf", 0);
    table.play(Action::Finish);
    assert_eq!((table.task(), table.hand_size(RED)), (Some(STOP), 5));
}

#[test]
fn sp_8_6_any_cards_pay_from_the_hand_or_face_down() {
    let mut table = in_zehlendorf();
    table.face_down(RED, &["boatyard", "court_opera"]).ask(RED, Task::Expand);
    table.play(Action::Place(at("teltow", 1)));
    let first = table.legal()[0];
    table.play(first);
    assert_eq!(table.task(), Some(Task::Discard(1)));
    let hand = HAND.iter().map(|id| Action::Discard(card(id)));
    let mut expected: Vec<Action> = hand.collect();
    expected.extend([Action::DiscardDrawn(DeckKind::City), Action::DiscardDrawn(DeckKind::River)]);
    let mut legal = table.legal();
    let key = |action: &Action| format!("{action:?}");
    legal.sort_by_key(key);
    expected.sort_by_key(key);
    assert_eq!(legal, expected);
    table.play(Action::DiscardDrawn(DeckKind::River));
    assert_eq!((face_down(&table), table.hand_size(RED)), ([1, 0, 0], 6));
    assert!(table.state.decks[2].discard.has(card("boatyard").number()), "on the pile of its deck");
}

#[test]
fn sp_8_6_a_hand_card_of_ones_choice_is_discarded() {
    let mut table = expand(in_zehlendorf());
    table.play(Action::Place(at("zehlendorf", 1)));
    let first = table.legal()[0];
    table.play(first).play(Action::Discard(card("village_inn")));
    assert!(table.state.decks[1].discard.has(card("village_inn").number()));
    assert_eq!(held(&table), [2, 1, 2]);
}

#[test]
fn sp_8_6_which_of_two_face_down_cards_is_spent_is_chance() {
    let spent = |seed| {
        let mut table = Table::usual(2);
        table.stone(RED, "zehlendorf", 0).face_down(RED, &["boatyard", "brickyard"]).ask(RED, Task::Expand);
        table.dealer = rondel::Dealer::seeded(seed);
        place(&mut table, "zehlendorf", 1);
        table.state.decks[2].discard
    };
    let different: std::collections::BTreeSet<u8> = (0..40).flat_map(|seed| spent(seed).iter()).collect();
    assert_eq!(different.len(), 2);
}

#[test]
fn sp_8_7_the_columns_of_a_terrain_are_emptied_from_left_to_right() {
    for stones in 0..9_u8 {
        let mut table = in_zehlendorf();
        table.state.players[RED].placed = (1 << stones) - 1;
        table.ask(RED, Task::ChooseStone(at("teltow", 1)));
        let column = stones / 3;
        match table.task() {
            Some(Task::ChooseStone(_)) => {
                for action in table.legal() {
                    let Action::Stone(spot) = action else { panic!("{action:?} is no stone") };
                    assert_eq!((spot.terrain(), spot.column()), (Terrain::Field, column));
                }
            }
            _ => assert_eq!(table.state.players[RED].placed, (1 << (stones + 1)) - 1, "the only one left"),
        }
    }
}

#[test]
fn sp_8_7_within_a_column_the_choice_is_free() {
    let mut table = expand(in_zehlendorf());
    table.play(Action::Place(at("zehlendorf", 1)));
    let stones: Vec<Action> = (1..=3).map(|place| Action::Stone(spot(Terrain::Forest, 1, place))).collect();
    assert_eq!(table.legal(), stones);
    table.play(stones[2]);
    assert_eq!(table.state.players[RED].placed >> spot(Terrain::Forest, 1, 3).0 & 1, 1);
    table.play(Action::Discard(card("post_mill"))).play(Action::Place(at("grunewald", 0)));
    assert_eq!(table.legal(), stones[..2]);
}

#[test]
fn sp_8_8_the_field_is_free_in_or_beside_a_region_with_ones_own_stone() {
    let mut table = in_zehlendorf();
    table.stone(BLUE, "schmargendorf", 0);
    table.state.berlin.add(at("zehlendorf", 1));
    let table = expand(table);
    let atlas = &table.rules.content().atlas;
    let near = ["zehlendorf", "glienicke", "grunewald", "lichterfelde", "schmargendorf", "teltow"].map(region);
    let mut expected = Vec::new();
    for region in near {
        for terrain in [Terrain::Field, Terrain::Forest, Terrain::River, Terrain::City] {
            let free = |slot: &u8| {
                let field = Field::new(region, *slot);
                atlas.terrain_of(field) == terrain && !table.state.taken().has(field)
            };
            expected.extend((0..3).find(free).map(|slot| Field::new(region, slot)));
        }
    }
    let mut found = fields(&table);
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "one of each terrain in every region");
}

#[test]
fn sp_8_8_a_stone_of_the_same_terrain_must_be_left() {
    let mut table = in_zehlendorf();
    table.state.players[RED].placed |= 0b111_111_111;
    let table = expand(table);
    assert!(fields(&table).iter().all(|field| table.terrain(*field) != Terrain::Field));
    assert!(!fields(&table).is_empty());
}

#[test]
fn sp_8_8_a_stone_just_placed_extends_the_reach() {
    let mut table = expand(in_zehlendorf());
    assert!(!fields(&table).contains(&at("steglitz", 0)));
    place(&mut table, "schmargendorf", 2);
    assert!(fields(&table).contains(&at("steglitz", 0)));
}

/// Places the stones on these spots. Returns whether Red, with enough cards, may then place a city stone in
/// neighbouring Teltow.
fn may_place_city(placed: u32) -> bool {
    let mut table = in_zehlendorf();
    table.state.players[RED].placed = placed;
    let table = expand(table);
    fields(&table).contains(&at("teltow", 0))
}

#[test]
fn sp_8_9_the_second_city_stone_waits_for_the_whole_first_column() {
    let first = column(0);
    assert!(may_place_city(0), "the first waits for nothing");
    assert!(may_place_city(first));
    for missing in (0..30).filter(|spot| first >> spot & 1 == 1 && *spot < 27) {
        assert!(!may_place_city(first & !(1 << missing)), "spot {missing} is not empty");
    }
}

#[test]
fn sp_8_9_the_third_city_stone_waits_for_the_whole_second_column() {
    let both = column(0) | column(1);
    assert!(may_place_city(both));
    for missing in (0..30).filter(|spot| column(1) >> spot & 1 == 1 && *spot < 27) {
        assert!(!may_place_city(both & !(1 << missing)), "spot {missing} is not empty");
    }
    assert!(!may_place_city(both | 1 << spot(Terrain::City, 3, 1).0), "no city stone is left");
}

#[test]
fn sp_8_13_cards_still_face_down_join_the_hand_when_one_has_done() {
    let mut table = in_zehlendorf();
    table.face_down(RED, &["boatyard", "court_opera"]).ask_all(RED, &[Task::Expand, Task::TakeDrawn]);
    assert_eq!(face_down(&table), [1, 0, 1]);
    table.play(Action::Finish);
    assert_eq!((face_down(&table), held(&table)), ([0; 3], [3, 2, 3]));
}

#[test]
fn sp_8_13_in_a_whole_turn_too() {
    let mut table = uncovered(Drawn::FaceDown);
    table.turn_of(RED);
    while table.state.round == 1 && table.outcome().is_none() && !matches!(table.task(), Some(Task::Offer)) {
        let legal = table.legal();
        let action = legal.iter().find(|action| **action == Action::Finish).unwrap_or(&legal[0]);
        rondel::Ruleset::apply(&table.rules, &mut table.state, *action, &mut table.dealer);
    }
    assert_eq!(count_of(&table.state.players[RED].drawn), 0);
    assert_eq!(held(&table), [1, 2, 1]);
}
