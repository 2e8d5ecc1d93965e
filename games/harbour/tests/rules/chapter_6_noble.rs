//! Tests for HB-6.18: the Noble.

use crate::table::{Table, board, take, usual};
use rondel::Seat;
use rondel::components::Cards;
use rondel_harbour::Action;
use rondel_harbour::content::Good::{Fish, Livestock, Stone, Wood};
use rondel_harbour::state::{Building, Task};

/// Returns a table in which two players have kept their boards. The starting player is the Noble and must
/// choose a free building.
fn with_noble(seed: u64) -> (Table, Seat) {
    let mut table = Table::dealt(2, &usual(), seed);
    let noble = table.state.active();
    table.state.players[noble].offered = [board("noble"), board("miser")];
    table.state.players[noble.rival()].offered = [board("mason"), board("pirate")];
    table.play(Action::Keep(board("noble"))).play(Action::Keep(board("mason")));
    (table, noble)
}

fn looked_at(table: &Table) -> Vec<u8> {
    table.state.looked.iter().collect()
}

#[test]
fn hb_6_18_the_noble_looks_at_two_cards_of_the_stack_before_the_goods_are_chosen() {
    let (table, noble) = with_noble(5);
    assert_eq!(table.asks(), Some((noble, Task::ChooseFree)));
    let cards = looked_at(&table);
    assert_eq!((cards.len(), table.state.stack.len()), (2, 29));
    assert_eq!(table.legal(), [Action::BuildFree(cards[0]), Action::BuildFree(cards[1])]);
}

#[test]
fn hb_6_18_the_cards_come_from_the_stack_by_chance() {
    let seen: Cards = (0..300).map(|seed| with_noble(seed).0.state.looked).fold(Cards::NONE, Cards::or);
    assert_eq!(seen.len(), 36);
    let (table, _) = with_noble(5);
    assert!(looked_at(&table).iter().all(|card| table.state.display.slot_of(*card).is_none()));
}

#[test]
fn hb_6_18_one_is_built_for_nothing_and_the_other_goes_under_the_stack() {
    let (mut table, noble) = with_noble(5);
    let cards = looked_at(&table);
    table.play(Action::BuildFree(cards[1]));
    let owner = &table.state.players[noble];
    assert_eq!((owner.buildings.iter().collect::<Vec<_>>(), owner.free), (vec![cards[1]], Some(cards[1])));
    assert_eq!((table.state.stack.under.iter().collect::<Vec<_>>(), table.state.stack.len()), (vec![cards[0]], 30));
    assert_eq!((table.has(noble), table.state.display.len()), ([0; 4], 5));
    assert!(matches!(table.asks(), Some((seat, Task::Take(taking))) if seat == noble && taking.to_begin));
}

#[test]
fn hb_6_18_what_lies_under_the_stack_is_drawn_last() {
    let (mut table, noble) = with_noble(5);
    let cards = looked_at(&table);
    table.play(Action::BuildFree(cards[1])).play(take([0, 0, 0, 3])).play(take([0, 0, 0, 3]));
    let last_but_one = table.state.stack.pile.iter().next().expect("a card");
    let rest: Vec<u8> = table.state.stack.pile.iter().skip(1).collect();
    for card in rest {
        table.state.stack.pile.remove(card);
        table.state.players[noble.rival()].buildings.add(card);
    }
    let drawn = [(); 3].map(|()| buy_first(&mut table, noble));
    assert_eq!(drawn, [Some(last_but_one), Some(cards[0]), None]);
}

/// Gives the Noble plenty of goods and buys the first building of the display for the Noble. Returns the card
/// that replaces this building.
fn buy_first(table: &mut Table, noble: Seat) -> Option<u8> {
    table.turn_of(noble).stock(noble, [6; 4]).worker_at(noble, Building::start_of(noble.rival()));
    table.play(Action::Enter(Building::start_of(noble))).play(Action::Part(1)).ship(&[Fish, Livestock, Wood, Stone]);
    let (slot, bought) = table.state.display.iter().next().expect("a building for sale");
    table.play(Action::Buy(bought));
    while let Some((_, Task::KeepBack { .. })) = table.asks() {
        let kept = table.legal()[0];
        table.play(kept);
    }
    table.state.display.get(slot)
}

#[test]
fn hb_6_18_the_free_building_has_no_points_but_icons() {
    let (mut table, noble) = with_noble(5);
    let free = looked_at(&table)[0];
    table.play(Action::BuildFree(free));
    assert_eq!(table.points(noble), 0);
    let icons = table.rules.content().buildings[usize::from(free)].icons.len();
    let all = table.state.icons(table.rules.content(), noble);
    let counts =
        [0, 1, 2, 3].map(|icon| all.count(<rondel_harbour::content::Icon as rondel::components::Kind>::ALL[icon]));
    assert_eq!(counts.iter().map(|count| usize::from(*count)).sum::<usize>(), icons + 1, "and that of the board");
    assert_eq!(table.state.owner(Building::card(free)), Some(noble));
}

#[test]
fn hb_6_18_the_free_building_is_not_one_of_the_four() {
    let (mut table, noble) = with_noble(5);
    let free = looked_at(&table)[0];
    table.play(Action::BuildFree(free)).play(take([0, 0, 0, 3])).play(take([0, 0, 0, 3]));
    assert_eq!(table.state.players[noble].bought(), 0);
    for (bought, ends) in [(1, None), (2, None), (3, None), (4, Some(0))] {
        buy_first(&mut table, noble);
        assert_eq!((table.state.players[noble].bought(), table.state.turns.turns_left()), (bought, ends));
    }
}

#[test]
fn hb_6_18_nobody_else_looks_at_the_stack() {
    let mut table = Table::dealt(2, &usual(), 5);
    for seat in table.state.turns.seats().each() {
        table.state.players[seat].offered = [board("miser"), board("mason")];
    }
    table.play(Action::Keep(board("miser"))).play(Action::Keep(board("mason")));
    assert!(table.state.looked.is_empty() && matches!(table.asks(), Some((_, Task::Take(_)))));
}
