//! Tests for HB-1: setup.

use std::collections::BTreeSet;

use crate::table::{BLUE, RED, Table, board, card, start, take, usual, with_wharfs};
use rondel::{PerSeat, Ruleset, Seat};
use rondel_harbour::content::{Ability, Good, Icon, WHARFS};
use rondel_harbour::state::{Player, State, Task};
use rondel_harbour::{Action, HarbourSetup, Start};

const PURCHASES: [&str; 6] =
    ["shipbuilders_guild", "library", "bank", "architectural_society", "privateer_ship", "dock_crane"];

fn purchases_displayed(state: &State) -> usize {
    PURCHASES.iter().filter(|id| state.display.slot_of(card(id)).is_some()).count()
}

fn first_game() -> HarbourSetup {
    HarbourSetup { start: Start::FirstGame, ..usual() }
}

fn with_bonus() -> HarbourSetup {
    HarbourSetup { bonus: true, ..with_wharfs() }
}

#[test]
fn hb_1_1_one_to_four_take_part_each_with_a_board_and_an_empty_warehouse() {
    assert_eq!(Table::wharfs(2).rules.seats(), 1..=4);
    for seats in 2..=4 {
        let table = Table::dealt(seats, &with_wharfs(), 1);
        assert_eq!(table.state.turns.seats().count(), usize::from(seats));
        for seat in table.state.turns.seats().each() {
            assert_eq!((table.has(seat), table.state.players[seat].board), ([0; 4], Some(WHARFS)));
        }
    }
}

#[test]
fn hb_1_2_the_slots_need_and_pay_2_3_4_and_5() {
    let table = Table::wharfs(2);
    let slots = table.rules.content().market.slots.map(|slot| (slot.minimum, slot.dollars));
    assert_eq!(slots, [(2, 2), (3, 3), (4, 4), (5, 5)]);
}

#[test]
fn hb_1_2_each_good_begins_on_a_slot_of_its_own_at_random() {
    let orders: BTreeSet<[Good; 4]> = (0..400).map(|seed| Table::dealt(2, &with_wharfs(), seed).order()).collect();
    assert_eq!(orders.len(), 24, "every order is possible");
}

#[test]
fn hb_1_3_three_more_buildings_than_players_are_displayed_and_the_others_form_the_stack() {
    for seats in 2..=4 {
        let state = Table::dealt(seats, &with_wharfs(), 3).state;
        let slots: Vec<usize> = state.display.iter().map(|(slot, _)| slot).collect();
        assert_eq!(slots, (0..usize::from(seats) + 3).collect::<Vec<_>>());
        assert_eq!(state.stack.len(), 36 - u32::from(seats) - 3);
    }
}

/// The rulebook's worked example of the setup.
#[test]
fn hb_1_3_example_three_players_see_six_buildings() {
    assert_eq!(Table::dealt(3, &with_wharfs(), 3).state.display.len(), 6);
}

#[test]
fn hb_1_3_any_building_may_be_displayed() {
    let states = (0..300).map(|seed| Table::dealt(4, &with_wharfs(), seed).state);
    let seen: BTreeSet<u8> =
        states.flat_map(|state| state.display.iter().map(|(_, card)| card).collect::<Vec<_>>()).collect();
    assert_eq!(seen.len(), 36);
}

#[test]
fn hb_1_4_no_first_display_shows_three_purchases_and_some_show_two() {
    let shown: BTreeSet<usize> =
        (0..400).map(|seed| purchases_displayed(&Table::dealt(4, &with_wharfs(), seed).state)).collect();
    assert_eq!(shown, BTreeSet::from([0, 1, 2]));
}

#[test]
fn hb_1_5_without_characters_all_play_the_wharfs_which_have_no_ability() {
    let table = Table::dealt(4, &with_wharfs(), 5);
    for seat in table.state.turns.seats().each() {
        let board = table.state.board(table.rules.content(), seat).expect("a board");
        assert_eq!((board.id.as_str(), board.ability), ("wharfs", Ability::None));
    }
    assert!(matches!(table.asks(), Some((_, Task::Take(_)))), "no board is asked for");
}

#[test]
fn hb_1_6_two_boards_are_dealt_to_each_player_all_different_characters() {
    for seed in 0..50 {
        let state = Table::dealt(4, &usual(), seed).state;
        let offered: Vec<u8> = state.turns.seats().each().flat_map(|seat| state.players[seat].offered).collect();
        assert_eq!(offered.iter().collect::<BTreeSet<_>>().len(), 8);
        assert!(!offered.contains(&WHARFS));
        assert_eq!(state.display.len(), 7, "the display is seen before");
    }
}

#[test]
fn hb_1_6_in_turn_order_each_keeps_one_and_the_other_goes_into_the_box() {
    for seed in 0..20 {
        let mut table = Table::dealt(4, &usual(), seed);
        let turns = table.state.turns;
        for seat in turns.from(turns.active()) {
            assert_eq!(table.asks(), Some((seat, Task::ChooseBoard)));
            let [one, other] = table.state.players[seat].offered;
            assert_eq!(table.legal(), [Action::Keep(one), Action::Keep(other)]);
            table.play(Action::Keep(other));
            let kept = &table.state.players[seat];
            assert_eq!((kept.board, kept.offered), (Some(other), Player::default().offered));
        }
    }
}

#[test]
fn hb_1_7_the_starting_building_belongs_to_its_player_and_its_icons_count() {
    let mut table = Table::wharfs(2);
    table.with_character(BLUE, "admiral");
    assert_eq!(table.state.owner(start(BLUE)), Some(BLUE));
    let icons = table.state.icons(table.rules.content(), BLUE);
    assert_eq!([Icon::Anchor, Icon::TopHat, Icon::Coin].map(|icon| icons.count(icon)), [1, 1, 0]);
}

#[test]
fn hb_1_7_the_starting_building_has_no_points_and_is_none_of_the_four() {
    let table = Table::wharfs(2);
    assert_eq!((table.points(RED), table.state.players[RED].bought()), (0, 0));
}

#[test]
fn hb_1_7_others_may_use_the_starting_building() {
    let mut table = Table::wharfs(2);
    table.with_character(BLUE, "mason").stock(RED, [1, 0, 0, 0]);
    table.play(Action::Enter(start(BLUE))).play(Action::PayFee(Good::Fish)).play(take([0, 0, 1, 0]));
    assert_eq!((table.has(RED), table.has(BLUE)), ([0, 0, 1, 1], [1, 0, 0, 0]));
}

#[test]
fn hb_1_8_each_player_chooses_three_goods_in_turn_order() {
    for seed in 0..10 {
        let mut table = Table::dealt(3, &with_wharfs(), seed);
        let turns = table.state.turns;
        for seat in turns.from(turns.active()) {
            assert_eq!((table.decides(), table.legal().len()), (Some(seat), 20), "any three of four kinds");
            table.play(take([0, 3, 0, 0]));
            assert_eq!(table.has(seat), [0, 3, 0, 0]);
        }
        assert_eq!(table.asks(), Some((turns.active(), Task::Move)));
    }
}

#[test]
fn hb_1_8_the_goods_are_chosen_after_the_boards() {
    let mut table = Table::dealt(2, &usual(), 11);
    for seat in table.state.turns.seats().each() {
        table.state.players[seat].offered = [board("miser"), board("satyr")];
    }
    table.play(Action::Keep(board("miser")));
    assert!(matches!(table.asks(), Some((_, Task::ChooseBoard))));
    table.play(Action::Keep(board("satyr")));
    assert!(matches!(table.asks(), Some((_, Task::Take(taking))) if taking.left == 3));
}

#[test]
fn hb_1_9_a_first_game_displays_three_known_buildings_and_one_more_for_each_player() {
    for seats in 2..=4 {
        let state = Table::first_game(seats).state;
        let known = ["lighthouse", "canal_lock", "shipbuilders_guild"].map(card);
        assert_eq!([0, 1, 2].map(|slot| state.display.get(slot)), known.map(Some));
        assert_eq!(state.display.len(), 3 + usize::from(seats));
        assert_eq!(state.stack.len() + 3 + u32::from(seats), 36);
    }
}

#[test]
fn hb_1_9_in_a_first_game_all_have_the_wharfs_and_one_of_each_good() {
    let table = Table::first_game(4);
    for seat in table.state.turns.seats().each() {
        assert_eq!((table.state.players[seat].board, table.has(seat)), (Some(WHARFS), [1; 4]));
    }
    let dealt = Table::dealt(4, &first_game(), 7);
    assert_eq!(dealt.asks(), Some((dealt.state.active(), Task::Move)), "nothing is chosen before");
}

#[test]
fn hb_1_10_in_a_first_game_at_most_one_random_building_lets_one_buy() {
    let shown: BTreeSet<usize> =
        (0..400).map(|seed| purchases_displayed(&Table::dealt(4, &first_game(), seed).state)).collect();
    assert_eq!(shown, BTreeSet::from([1, 2]), "the guild always does");
}

#[test]
fn hb_1_11_each_player_is_dealt_another_bonus_card() {
    let mut firsts = BTreeSet::new();
    for seed in 0..100 {
        let state = Table::dealt(4, &with_bonus(), seed).state;
        let dealt: BTreeSet<u8> = state.turns.seats().each().filter_map(|seat| state.players[seat].bonus).collect();
        assert_eq!(dealt, BTreeSet::from([0, 1, 2, 3]));
        firsts.extend(state.players[RED].bonus);
    }
    assert_eq!(firsts.len(), 4, "by chance");
}

#[test]
fn hb_1_11_without_the_option_there_are_no_bonus_cards() {
    let players: PerSeat<Player, 4> = Table::dealt(4, &with_wharfs(), 1).state.players;
    assert!([0, 1, 2, 3].into_iter().all(|seat| players[Seat::new(seat)].bonus.is_none()));
}

#[test]
fn hb_1_12_chance_decides_who_starts() {
    for seats in 2..=4 {
        let starts: BTreeSet<Seat> =
            (0..100).map(|seed| Table::dealt(seats, &with_wharfs(), seed).state.active()).collect();
        assert_eq!(starts.len(), usize::from(seats));
    }
}

#[test]
fn hb_1_12_the_workers_begin_beside_the_buildings() {
    let table = Table::dealt(4, &with_wharfs(), 1);
    assert!(table.state.turns.seats().each().all(|seat| table.state.players[seat].worker.is_none()));
    assert!(Table::wharfs(2).may(Action::Enter(start(RED))), "the first move may lead home");
}
