//! Tests for SP-11: each kind of hidden information.

use std::collections::BTreeSet;

use crate::table::{BLUE, GREEN, RED, Table, five_of, lot, set};
use rondel::components::Cards;
use rondel::{Dealer, Ruleset, Seat};
use rondel_spandau_1780::state::{Phase, State, Task, each_card};
use rondel_spandau_1780::{Action, SpandauSetup};

/// Returns `count` sampled states that are consistent with the knowledge of `observer`.
pub(crate) fn imagined(table: &Table, observer: Seat, count: u64) -> Vec<State> {
    let one = |seed| {
        let mut state = table.state;
        table.rules.determinize(&mut state, observer, &mut Dealer::seeded(seed));
        assert_eq!(table.rules.check_conservation(&state), Ok(()), "a sample for {observer}");
        state
    };
    (0..count).map(one).collect()
}

/// Returns the share of the states that satisfy `holds`.
pub(crate) fn share(states: &[State], holds: impl Fn(&State) -> bool) -> f64 {
    states.iter().filter(|state| holds(state)).count() as f64 / states.len() as f64
}

pub(crate) fn is_near(share: f64, expected: f64) -> bool {
    (share - expected).abs() < 0.05
}

/// Returns a three-player table with hands, face-down cards, discards and works.
fn table() -> Table {
    let mut table = Table::usual(3);
    table.hand(RED, &["weekly_market", "watermill", "post_mill"]);
    table.hand(BLUE, &["grey_friars", "wine_tavern", "village_inn"]).hand(GREEN, &["brickyard"]);
    table.face_down(RED, &["boatyard", "court_opera"]);
    let river = &mut table.state.decks[2];
    river.pile = river.pile.without(set([0, 1]));
    river.discard = set([0, 1]);
    table.ask(RED, Task::Exchange);
    table
}

fn hands(states: &[State], seat: Seat) -> Cards {
    states.iter().fold(Cards::NONE, |all, state| all.or(state.players[seat].hand[0]))
}

#[test]
fn sp_11_1_the_cards_in_a_hand_are_known_to_their_owner_alone() {
    let table = table();
    let states = imagined(&table, RED, 600);
    assert!(states.iter().all(|state| state.players[RED].hand == table.state.players[RED].hand));
    let red = table.state.players[RED].hand[0];
    let unseen = Cards::first(22).without(red);
    assert_eq!(hands(&states, BLUE), unseen, "any City card but Red's own");
    let states = imagined(&table, BLUE, 600);
    assert!(states.iter().all(|state| state.players[BLUE].hand == table.state.players[BLUE].hand));
    assert_eq!(hands(&states, RED), Cards::first(22).without(table.state.players[BLUE].hand[0]));
}

#[test]
fn sp_11_1_a_card_that_is_held_is_as_likely_there_as_one_that_is_not() {
    let table = table();
    let states = imagined(&table, RED, 3_000);
    let held = |card: u8| share(&states, |state| state.players[BLUE].hand[0].has(card));
    let truly = table.state.players[BLUE].hand[0];
    for card in Cards::first(22).without(table.state.players[RED].hand[0]).iter() {
        assert!((held(card) - 2.0 / 21.0).abs() < 0.025, "{card} truly held: {} {}", truly.has(card), held(card));
    }
}

#[test]
fn sp_11_1_how_many_of_each_deck_there_are_is_open() {
    let table = table();
    let counts = |state: &State| [RED, BLUE, GREEN].map(|seat| state.players[seat].hand.map(Cards::len));
    for observer in [RED, BLUE, GREEN] {
        assert!(imagined(&table, observer, 50).iter().all(|state| counts(state) == counts(&table.state)));
    }
}

#[test]
fn sp_11_1_active_cards_are_open() {
    let mut table = table();
    table.active(BLUE, &["royal_bank", "sanssouci"]);
    let active = |state: &State| each_card(state.players[BLUE].active).collect::<Vec<_>>();
    assert!(imagined(&table, RED, 50).iter().all(|state| active(state) == active(&table.state)));
}

#[test]
fn sp_11_2_cards_drawn_in_this_turn_are_known_to_nobody_not_even_their_owner() {
    let table = table();
    for observer in [RED, BLUE] {
        let states = imagined(&table, observer, 800);
        let drawn = |deck: usize| states.iter().fold(Cards::NONE, |all, state| all.or(state.players[RED].drawn[deck]));
        for deck in [0, 2] {
            let own = table.state.players[observer].hand[deck];
            assert_eq!(drawn(deck), Cards::first(22).without(own), "{observer}");
        }
        assert!(states.iter().all(|state| state.players[RED].drawn.map(Cards::len) == [1, 0, 1]));
    }
    let truly = table.state.players[RED].drawn[2];
    let states = imagined(&table, RED, 3_000);
    assert!((share(&states, |state| state.players[RED].drawn[2] == truly) - 1.0 / 21.0).abs() < 0.02);
}

#[test]
fn sp_11_3_works_are_known_to_their_owner_and_to_everybody_if_seen() {
    let mut table = table();
    let auctioned = five_of(BLUE)[2];
    table.state.seen.add(auctioned);
    let states = imagined(&table, RED, 600);
    assert!(states.iter().all(|state| state.players[RED].works == table.works_of(RED)));
    let works = |seat: Seat| states.iter().map(move |state| state.players[seat].works);
    assert!(works(BLUE).all(|works| works.has(auctioned) && works.has(five_of(BLUE)[0]) && works.len() == 5));
    let anywhere = works(BLUE).fold(Cards::NONE, Cards::or);
    let known = set([auctioned, five_of(BLUE)[0], five_of(GREEN)[0], lot()]).or(table.works_of(RED));
    let free = Cards::first(64).without(known).or(set([auctioned, five_of(BLUE)[0]]));
    assert_eq!(anywhere, free, "any work that nobody has seen");
    assert!(states.iter().all(|state| state.displayed == Some(lot()) && state.players[GREEN].works.len() == 5));
}

#[test]
fn sp_11_3_a_hidden_work_is_as_likely_there_as_one_of_the_stack() {
    let table = table();
    let states = imagined(&table, RED, 4_000);
    let there = |piece: u8| share(&states, |state| state.players[BLUE].works.has(piece));
    // Blue has four of the 56 works that Red has not seen: 64 - 5 works of Red - 2 offers - 1 on display.
    for piece in [five_of(BLUE)[1], five_of(BLUE)[3], five_of(GREEN)[1], five_of(GREEN)[3], 40, 41, 50, 51] {
        assert!((there(piece) - 4.0 / 56.0).abs() < 0.025, "{piece}: {}", there(piece));
    }
}

#[test]
fn sp_11_4_whether_a_work_is_genuine_is_hidden_from_its_owner_too() {
    let table = table();
    let states = imagined(&table, RED, 2_000);
    for (place, piece) in five_of(RED).into_iter().enumerate() {
        let genuine = share(&states, |state| state.genuine.has(piece));
        assert!(is_near(genuine, 0.4), "work {place}, which is {}: {genuine}", table.state.genuine.has(piece));
    }
}

#[test]
fn sp_11_4_the_offer_of_another_is_genuine_in_two_fifths_whatever_it_is() {
    for genuine in [true, false] {
        let mut table = table();
        let (offer, last) = (five_of(BLUE)[0], five_of(BLUE)[4]);
        if !genuine {
            table.forged(offer).genuine(last);
        }
        let states = imagined(&table, RED, 2_000);
        let share = share(&states, |state| state.genuine.has(offer));
        assert!(is_near(share, 0.4), "truly {genuine}: {share}");
    }
}

#[test]
fn sp_11_4_the_displayed_work_is_genuine_in_about_half_whatever_it_is() {
    for genuine in [lot(), lot() ^ 1] {
        let mut table = table();
        table.genuine(genuine);
        let share = share(&imagined(&table, BLUE, 2_000), |state| state.genuine.has(lot()));
        assert!((0.44..0.60).contains(&share), "{share}");
    }
}

#[test]
fn sp_11_4_before_the_works_are_dealt_nobody_knows_which_copies_are_genuine() {
    let table = Table::dealt(3, &SpandauSetup::default(), 5);
    let states = imagined(&table, RED, 100);
    let alike = states.iter().filter(|state| state.genuine == table.state.genuine).count();
    assert!(alike < 50, "the truth in {alike} of 100 samples");
}

#[test]
fn sp_11_4_what_was_made_public_all_know() {
    let mut table = table();
    table.active(RED, &["painters_workshop"]).coins(RED, 1).ask(RED, Task::Act(Phase::Artist));
    table.play(Action::Inspect(five_of(GREEN)[0])).play(Action::Publish);
    for observer in [RED, BLUE, GREEN] {
        let states = imagined(&table, observer, 100);
        assert!(
            states.iter().all(|state| state.genuine.has(five_of(GREEN)[0]) && state.removed == table.state.removed)
        );
    }
}

#[test]
fn sp_11_5_a_private_collection_is_known_to_its_owner_alone() {
    let table = table();
    let private = |state: &State, seat: Seat| state.players[seat].collection.expect("a private collection");
    for observer in [RED, BLUE, GREEN] {
        let states = imagined(&table, observer, 1_000);
        assert!(states.iter().all(|state| state.open == table.state.open));
        assert!(states.iter().all(|state| private(state, observer) == private(&table.state, observer)));
        for other in [RED, BLUE, GREEN].into_iter().filter(|seat| *seat != observer) {
            let could: BTreeSet<u8> = states.iter().map(|state| private(state, other)).collect();
            assert_eq!(could.len(), 8 - 2 - 1, "all but the open ones and one's own");
            assert!(is_near(share(&states, |state| private(state, other) == private(&table.state, other)), 0.2));
        }
    }
}

#[test]
fn sp_11_5_a_shown_private_collection_stays_away() {
    let mut table = table();
    table.state.players[BLUE].collection = None;
    assert!(imagined(&table, RED, 50).iter().all(|state| state.players[BLUE].collection.is_none()));
}

#[test]
fn sp_11_6_what_lies_in_piles_and_discards_is_known_to_nobody() {
    let table = table();
    for observer in [RED, BLUE, GREEN] {
        let states = imagined(&table, observer, 600);
        let discards = states.iter().fold(Cards::NONE, |all, state| all.or(state.decks[2].discard));
        assert_eq!(discards, Cards::first(22).without(table.state.players[observer].hand[2]));
        for state in &states {
            assert_eq!(state.decks[2].discard.len(), 2);
            assert_eq!(
                [0, 1, 2].map(|deck| state.decks[deck].len()),
                [0, 1, 2].map(|deck| table.state.decks[deck].len())
            );
        }
    }
}

#[test]
fn sp_11_6_the_piles_of_works_and_collections_are_known_to_nobody() {
    let table = table();
    let states = imagined(&table, RED, 300);
    assert!(states.iter().map(|state| state.stack).collect::<Vec<_>>().windows(2).any(|pair| pair[0] != pair[1]));
    assert!(states.iter().all(|state| state.stack.len() == table.state.stack.len()));
    let collections: Vec<Cards> = states.iter().map(|state| state.collections).collect();
    assert!(collections.windows(2).any(|pair| pair[0] != pair[1]));
}

#[test]
fn sp_11_7_of_the_five_dealt_to_each_player_two_are_genuine_in_every_sample() {
    for seed in 0..30 {
        let table = Table::set_up(4, &SpandauSetup::default(), seed);
        for observer in table.state.seats.each() {
            for state in imagined(&table, observer, 20) {
                let own = state.players[observer].works.and(state.genuine).len();
                assert_eq!(own, 2, "{observer} knows that");
            }
        }
    }
}

#[test]
fn sp_11_7_of_the_five_of_others_too() {
    let (mut wrong, mut all) = (0, 0);
    for seed in 0..30 {
        let table = Table::set_up(4, &SpandauSetup::default(), seed);
        for other in table.state.others(RED) {
            let states = imagined(&table, RED, 40);
            all += states.len();
            wrong += states.iter().filter(|state| state.genuine_works(other) != 2).count();
        }
    }
    assert_eq!(wrong, 0, "of {all} samples");
}

#[test]
fn sp_11_1_at_the_end_all_is_shown() {
    let mut table = table();
    table.state.ended = Some(rondel_spandau_1780::state::Ending::Campaigns);
    table.settle();
    assert!(imagined(&table, RED, 20).iter().all(|state| *state == table.state));
}
