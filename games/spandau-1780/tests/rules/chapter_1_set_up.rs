//! Tests for SP-1: the players, and the table at the beginning.

use std::collections::BTreeSet;

use crate::table::{BLUE, GREEN, RED, Table, WHITE, YELLOW, set};
use rondel::components::Cards;
use rondel::{Observer, Ruleset, Seat, Stage};
use rondel_spandau_1780::state::{Task, count_of, title};
use rondel_spandau_1780::{Action, Kinds, SpandauSetup};

fn dealt(seats: u8, seed: u64) -> Table {
    Table::dealt(seats, &SpandauSetup::default(), seed)
}

/// Returns a game in which the boards have been chosen and the works have not been dealt.
fn before_placing(seats: u8, seed: u64) -> Table {
    let mut table = dealt(seats, seed);
    while table.task() == Some(Task::ChooseBoard) {
        table.play_first();
    }
    table
}

/// Returns a game in which all stones have been placed and the first offer is due.
fn before_offers(seats: u8, seed: u64) -> Table {
    let mut table = before_placing(seats, seed);
    while table.task() != Some(Task::Offer) {
        table.play_first();
    }
    table
}

#[test]
fn sp_1_1_two_to_five_players_take_part() {
    assert_eq!(dealt(2, 1).rules.seats(), 2..=5);
    for seats in 2..=5 {
        assert_eq!(dealt(seats, 1).state.seats.count(), usize::from(seats));
    }
}

#[test]
fn sp_1_4_there_are_three_decks_and_any_card_may_be_drawn_first() {
    let mut drawn = [Cards::NONE; 3];
    for seed in 0..200 {
        let hand = before_placing(2, seed).state.players[RED].hand;
        for (all, cards) in drawn.iter_mut().zip(hand) {
            *all = all.or(cards);
        }
    }
    assert_eq!(drawn, [Cards::first(22); 3]);
}

#[test]
fn sp_1_5_the_markers_begin_on_their_starting_prices_and_nobody_has_goods_or_coins() {
    let table = dealt(5, 3);
    let starting: Vec<u8> = table.rules.content().market.iter().map(|row| row.start).collect();
    assert_eq!(table.state.prices.to_vec(), starting);
    for seat in table.state.seats.each() {
        assert_eq!((table.coins_of(seat), table.state.players[seat].stock), (0, [0; 6]));
    }
}

#[test]
fn sp_1_6_all_counters_stand_before_the_first_level_and_the_shortest_campaign_is_on_top() {
    let table = dealt(4, 3);
    for seat in table.state.seats.each() {
        let player = &table.state.players[seat];
        assert_eq!((player.level, player.shield, player.progress), (0, None, None));
    }
    let lengths: Vec<u8> = table.rules.content().campaigns.iter().map(|campaign| campaign.length).collect();
    assert!(lengths.is_sorted() && lengths.len() == 4 && table.state.campaign == 0, "{lengths:?}");
}

#[test]
fn sp_1_7_each_has_a_private_collection_two_lie_open_and_the_rest_forms_a_pile() {
    for seats in 2..=5 {
        let state = dealt(seats, 5).state;
        let private: BTreeSet<u8> = state.seats.each().filter_map(|seat| state.players[seat].collection).collect();
        let open: BTreeSet<u8> = state.open.into_iter().flatten().collect();
        assert_eq!((private.len(), open.len()), (usize::from(seats), 2));
        assert_eq!(state.collections.len(), 8 - 2 - u32::from(seats));
        let all = set(private.into_iter().chain(open)).or(state.collections);
        assert_eq!(all, Cards::first(8));
    }
}

#[test]
fn sp_1_7_any_collection_may_be_private_or_open() {
    let (mut private, mut open) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let state = dealt(2, seed).state;
        private.extend(state.players[BLUE].collection);
        open.extend(state.open.into_iter().flatten());
    }
    assert_eq!((private.len(), open.len()), (8, 8));
}

#[test]
fn sp_1_9_chance_decides_who_starts() {
    for seats in 2..=5 {
        let starts: BTreeSet<Seat> = (0..100).map(|seed| dealt(seats, seed).state.start).collect();
        assert_eq!(starts.len(), usize::from(seats));
    }
}

#[test]
fn sp_1_10_from_the_starting_player_clockwise_each_chooses_a_free_board_with_a_side() {
    for seed in 0..20 {
        let mut table = dealt(5, seed);
        let order: Vec<Seat> = table.state.clockwise(table.state.start).collect();
        for (chosen, seat) in order.into_iter().enumerate() {
            assert_eq!(table.asks(), Some((seat, Task::ChooseBoard)));
            assert_eq!(table.legal().len(), 10 - 2 * chosen, "both sides of every free board");
            let last = *table.legal().last().expect("a free board");
            table.play(last);
            assert!(matches!(last, Action::Board(side) if table.state.players[seat].side == Some(side)));
        }
    }
}

#[test]
fn sp_1_10_who_takes_a_board_takes_both_its_sides_away() {
    let mut table = dealt(2, 1);
    let boards = |table: &Table| -> Vec<u8> {
        let number = |action: &Action| match action {
            Action::Board(side) => Some(table.rules.content().boards[usize::from(*side)].board),
            _ => None,
        };
        table.legal().iter().filter_map(number).collect()
    };
    assert_eq!(boards(&table), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    table.play(Action::Board(5));
    assert_eq!(boards(&table), [1, 1, 2, 2, 4, 4, 5, 5]);
}

#[test]
fn sp_1_12_each_player_draws_two_cards_of_every_deck() {
    for seats in 2..=5 {
        let state = before_placing(seats, 2).state;
        for seat in state.seats.each() {
            assert_eq!(state.players[seat].hand.map(Cards::len), [2; 3]);
        }
        for deck in state.decks {
            assert_eq!((deck.len(), deck.discard), (22 - 2 * u32::from(seats), Cards::NONE));
        }
    }
}

#[test]
fn sp_1_12_the_cards_are_drawn_after_the_boards_were_chosen() {
    let table = dealt(3, 2);
    assert_eq!(table.task(), Some(Task::ChooseBoard));
    for seat in table.state.seats.each() {
        assert_eq!(count_of(&table.state.players[seat].hand), 0, "nobody chooses a board to fit the cards");
    }
}

/// The example from the set-up: five, four, three and two players.
#[test]
fn sp_1_13_example_black_stones_lie_on_city_fields_of_berlin_for_missing_players() {
    for (seats, stones) in [(5, 0), (4, 1), (3, 2), (2, 3)] {
        let table = before_placing(seats, 4);
        let berlin = table.state.berlin;
        assert_eq!(berlin.len(), stones);
        let content = table.rules.content();
        assert!(berlin.iter().all(|field| content.regions[usize::from(field.region())].id == "berlin"));
    }
}

#[test]
fn sp_1_18_each_player_is_dealt_two_genuine_and_three_forged_works() {
    for seed in 0..40 {
        let state = before_offers(5, seed).state;
        for seat in state.seats.each() {
            let player = &state.players[seat];
            assert_eq!((player.works.len(), state.genuine_works(seat), player.known), (5, 2, 0));
            assert_eq!(player.dealt, player.works);
        }
        assert_eq!((state.stack.len(), state.displayed), (64 - 25, None));
    }
}

#[test]
fn sp_1_18_any_work_may_be_dealt_genuine_or_forged() {
    let (mut genuine, mut forged) = (Cards::NONE, Cards::NONE);
    for seed in 0..400 {
        let state = before_offers(2, seed).state;
        let works = state.players[BLUE].works;
        genuine = genuine.or(works.and(state.genuine));
        forged = forged.or(works.without(state.genuine));
    }
    assert_eq!((genuine, forged), (Cards::first(64), Cards::first(64)));
}

#[test]
fn sp_1_19_each_chooses_one_of_the_five_and_all_are_shown_at_the_end() {
    let mut table = before_offers(4, 6);
    for seat in table.state.clockwise(table.state.start).collect::<Vec<_>>() {
        assert_eq!(table.asks(), Some((seat, Task::Offer)));
        let works: Vec<Action> = table.works_of(seat).iter().map(Action::Offer).collect();
        assert_eq!(table.legal(), works);
        assert!(table.state.offers_secret && table.state.seen.is_empty(), "nothing is shown before all have chosen");
        table.play(works[3]);
    }
    assert!(!table.state.offers_secret);
    for seat in [RED, BLUE, GREEN, YELLOW] {
        let player = &table.state.players[seat];
        let offered = player.offered.expect("an offer");
        assert_eq!(player.works.iter().nth(3), Some(offered));
        assert!(table.state.seen.has(offered));
        assert_eq!(player.works.and(table.state.seen).len(), 1);
    }
}

#[test]
fn sp_1_20_the_top_artwork_of_the_stack_is_displayed_and_auctioned_in_the_first_round() {
    let mut displayed = BTreeSet::new();
    for seed in 0..60 {
        let mut table = before_offers(2, seed);
        let stack = table.state.stack;
        table.play_first().play_first();
        let lot = table.state.displayed.expect("a work on display");
        assert!(stack.has(lot) && !table.state.stack.has(lot) && table.state.seen.has(lot));
        assert_eq!((table.state.round, table.task()), (1, Some(Task::Bid)));
        displayed.insert(title(lot));
    }
    assert!(displayed.len() > 20, "by chance");
}

#[test]
fn sp_1_8_an_option_plays_without_the_eighth_kind() {
    let seven = SpandauSetup { kinds: Kinds::Seven, ..SpandauSetup::default() };
    let table = Table::set_up(5, &seven, 1);
    let works =
        [RED, BLUE, GREEN, YELLOW, WHITE].map(|seat| table.works_of(seat)).into_iter().fold(Cards::NONE, Cards::or);
    let all = works.or(table.state.stack).or(set(table.state.displayed));
    assert_eq!(all, Cards::first(56), "seven kinds of four titles, each twice");
    let kinds = table.rules.content().artworks[28..].iter().map(|work| work.kind).collect::<Vec<_>>();
    assert!(kinds.iter().all(|kind| *kind == rondel_spandau_1780::content::ArtKind::Instrument));
}

#[test]
fn sp_1_8_without_the_eighth_kind_no_collection_asks_for_it() {
    let seven = SpandauSetup { kinds: Kinds::Seven, ..SpandauSetup::default() };
    let (seven, eight) = (Table::dealt(2, &seven, 1), dealt(2, 1));
    let asks = |table: &Table| {
        let content = table.rules.content();
        let instruments = |number: &u8| {
            content.needs(*number).iter().any(|(kind, _)| *kind == rondel_spandau_1780::content::ArtKind::Instrument)
        };
        (0..8).filter(instruments).count()
    };
    assert_eq!((asks(&seven), asks(&eight)), (0, 4));
}

#[test]
fn sp_10_5_before_the_works_are_dealt_the_last_of_them_is_as_far_off_as_afterwards() {
    for table in [dealt(2, 1), before_placing(2, 1), before_offers(2, 1)] {
        let goals = table.rules.goals(&table.state, Observer::Spectator);
        let artworks = goals.list.iter().find(|goal| goal.rule == "SP-10.5").expect("a way to end the game");
        assert_eq!((artworks.counts(), artworks.needs), (&[0][..], Some(64 - 2 * 5)));
    }
}
