//! Tests for SP-9: showing collections.

use crate::table::{BLUE, GREEN, RED, Table, collection, other, set, work};
use rondel::components::Cards;
use rondel_spandau_1780::Action;
use rondel_spandau_1780::state::{Ending, Task};

/// The requirements of the picture gallery: two paintings, two sculptures, an instrument and a manuscript.
const GALLERY: [&str; 6] =
    ["girl_grenadier", "still_life_with_lemon", "sleeping_faun", "bronze_bear", "astrolabe", "flute_sonata"];

/// Returns a table in which Red owns these works, all forged and unseen, and the gallery is the second open collection.
pub(crate) fn with(works: &[u8]) -> Table {
    let mut table = Table::usual(3);
    for seat in [BLUE, GREEN] {
        table.works(seat, &[]);
    }
    table.works(RED, works).collections(["mirror_cabinet", "picture_gallery"], "treasury");
    for piece in works {
        table.forged(*piece);
    }
    table
}

pub(crate) fn gallery() -> Vec<u8> {
    GALLERY.map(work).to_vec()
}

fn may_claim(mut table: Table) -> bool {
    table.ask(RED, Task::LastClaim);
    table.task() == Some(Task::LastClaim) && table.may(Action::Claim(1))
}

#[test]
fn sp_9_5_whoever_owns_the_works_an_open_collection_asks_for_may_show_them_and_draw_one() {
    let mut table = with(&gallery());
    table.ask(RED, Task::LastClaim);
    assert_eq!(table.legal(), [Action::Finish, Action::Claim(1)], "or not show them");
    let stack = table.state.stack;
    table.play(Action::Claim(1));
    let drawn = table.works_of(RED).without(set(gallery()));
    assert_eq!((drawn.len(), drawn.and(stack)), (1, drawn));
    assert_eq!(table.state.stack.or(drawn), stack);
}

#[test]
fn sp_9_5_no_work_of_the_kinds_may_be_missing() {
    assert!(may_claim(with(&gallery())));
    for (missing, id) in GALLERY.iter().enumerate() {
        let mut works = gallery();
        works.remove(missing);
        works.extend([work("victory_medal"), work("nautilus_cup"), work("turnip_tureen")]);
        assert!(!may_claim(with(&works)), "without {id}");
    }
}

#[test]
fn sp_9_5_two_copies_of_a_title_are_two_works_of_a_kind() {
    let mut works = gallery();
    works[1] = other(works[0]);
    let mut table = Table::usual(2);
    table.works(BLUE, &[]).works(RED, &works).collections(["mirror_cabinet", "picture_gallery"], "treasury");
    assert!(may_claim(table));
}

#[test]
fn sp_9_5_the_private_collection_may_be_shown_too() {
    let mut table = with(&gallery());
    table.collections(["mirror_cabinet", "treasury"], "picture_gallery").ask(RED, Task::LastClaim);
    assert_eq!(table.legal(), [Action::Finish, Action::ClaimPrivate]);
    table.play(Action::ClaimPrivate);
    assert_eq!((table.works_of(RED).len(), table.legal()), (7, vec![Action::Finish]));
}

#[test]
fn sp_9_5_not_the_private_one_of_another() {
    let mut table = with(&gallery());
    table.collections(["mirror_cabinet", "treasury"], "grotto_hall");
    table.state.players[BLUE].collection = Some(collection("picture_gallery"));
    table.ask(RED, Task::LastClaim);
    assert_eq!(table.legal(), [Action::Finish]);
}

#[test]
fn sp_9_5_in_ones_turn_at_every_decision_but_those_between() {
    for task in [Task::PlayCards, Task::LastClaim, Task::Assert { surplus: 0 }, Task::Advance] {
        let mut table = with(&gallery());
        table.state.players[RED].level = 1;
        table.hand(RED, &["weekly_market"]).control(RED, "zehlendorf");
        table.ask(RED, task);
        assert!(table.may(Action::Claim(1)), "{task:?}");
        table.play(Action::Claim(1));
        assert_eq!(table.task(), Some(task), "what was asked is asked still");
    }
}

#[test]
fn sp_9_5_not_in_the_turn_of_another() {
    let mut table = with(&gallery());
    table.coins(RED, 5).auction();
    assert!(!table.may(Action::Claim(1)), "an auction is nobody's turn");
    let mut table = with(&gallery());
    table.ask(RED, Task::Offer);
    table.state.active = BLUE;
    assert!(!table.may(Action::Claim(1)));
}

#[test]
fn sp_9_5_with_an_empty_stack_nothing_is_drawn() {
    let mut table = with(&gallery());
    table.stack(&[]).ask(RED, Task::LastClaim).play(Action::Claim(1));
    assert_eq!((table.works_of(RED), table.outcome()), (set(gallery()), None));
}

#[test]
fn sp_9_6_an_open_collection_is_replaced_from_the_pile_and_leaves_the_game() {
    let mut table = with(&gallery());
    let pile = table.state.collections;
    table.ask(RED, Task::LastClaim).play(Action::Claim(1));
    let next = table.state.open[1].expect("a new one");
    assert!(pile.has(next) && !table.state.collections.has(next) && next != collection("picture_gallery"));
    assert!(!table.state.collections.has(collection("picture_gallery")));
    assert_eq!(table.state.open[0], Some(collection("mirror_cabinet")));
}

#[test]
fn sp_9_6_with_an_empty_pile_the_place_stays_empty() {
    let mut table = with(&gallery());
    table.state.collections = Cards::NONE;
    table.ask(RED, Task::LastClaim).play(Action::Claim(1));
    assert_eq!((table.state.open[1], table.legal()), (None, vec![Action::Finish]));
}

#[test]
fn sp_9_6_a_private_one_is_not_replaced() {
    let mut table = with(&gallery());
    table.collections(["mirror_cabinet", "treasury"], "picture_gallery");
    let pile = table.state.collections;
    table.ask(RED, Task::LastClaim).play(Action::ClaimPrivate);
    assert_eq!((table.state.players[RED].collection, table.state.collections), (None, pile));
}

#[test]
fn sp_9_6_a_new_open_collection_may_be_shown_at_once() {
    let mut table = with(&gallery());
    for piece in ["nautilus_cup", "unicorns_horn", "turnip_tureen"] {
        table.more_work(RED, work(piece));
    }
    table.state.collections = set([collection("grotto_hall")]);
    table.state.players[BLUE].collection = None;
    table.state.players[GREEN].collection = None;
    table.ask(RED, Task::LastClaim).play(Action::Claim(1));
    assert_eq!(table.state.open[1], Some(collection("grotto_hall")));
    assert!(table.may(Action::Claim(1)));
}

#[test]
fn sp_9_7_forgeries_count_and_so_does_the_work_offered() {
    let mut table = with(&gallery());
    assert_eq!(table.state.genuine_works(RED), 0);
    table.offers(RED, work(GALLERY[4]));
    assert!(may_claim(table));
}

#[test]
fn sp_9_7_shown_works_stay_and_may_be_shown_again() {
    let mut table = with(&gallery());
    for piece in ["nautilus_cup", "unicorns_horn", "turnip_tureen"] {
        table.more_work(RED, work(piece));
    }
    table.collections(["grotto_hall", "picture_gallery"], "treasury").ask(RED, Task::LastClaim);
    table.play(Action::Claim(1)).play(Action::Claim(0));
    assert_eq!(table.works_of(RED).len(), 11);
    assert_eq!(table.works_of(RED).and(set(gallery())), set(gallery()));
}

#[test]
fn sp_9_5_a_twelfth_work_drawn_for_a_collection_ends_the_game() {
    let mut works = gallery();
    works.extend(["victory_medal", "roman_aureus", "bracteate_with_eagle", "academy_prize", "table_clock"].map(work));
    let mut table = with(&works);
    table.ask(RED, Task::LastClaim).play(Action::Claim(1));
    assert_eq!((table.works_of(RED).len(), table.state.ended), (12, Some(Ending::Cabinet)));
}
