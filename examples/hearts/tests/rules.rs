//! Tests of the rules of Hearts, named after the rule numbers, and of the laws that apply to every ruleset.

use std::collections::BTreeSet;

use rondel::components::Cards;
use rondel::conformance::{self, CheckPlan};
use rondel::{Dealer, ElementId, LANGUAGES, Luck, Observer, Ruleset, Seat, Seats, Stage, Turn, plugins};
use rondel_hearts::{Card, Hearts, Length, Table};
use serde_json::{Value, json};

const GAME: Hearts = Hearts::new(Length::Hundred);
/// The places of cards after the hands.
const CHOSEN: usize = 6;
const PLAYED: usize = 13;
const HEARTS: std::ops::Range<u8> = 26..39;

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// Returns the number of a card, such as `QS`.
fn number(name: &str) -> u8 {
    let (rank, suit) = name.split_at(1);
    let place = |all: &str, one| all.find(one).expect("the name of a card") as u8;
    13 * place("CDHS", suit) + place("23456789TJQKA", rank)
}

fn name(card: u8) -> String {
    let of = |all: &str, place: u8| all.chars().nth(place.into()).expect("a card");
    [of("23456789TJQKA", card % 13), of("CDHS", card / 13)].iter().collect()
}

fn cards(names: &str) -> Cards {
    names.split_whitespace().map(number).collect()
}

fn card(name: &str) -> Card {
    serde_json::from_value(json!(number(name))).expect("a card")
}

/// Deals the cards named for each seat, and gives it the lowest of all others until its hand is full.
fn dealt(wanted: &[&str]) -> Table {
    let seats = wanted.len();
    let left_out = ["", "2D 2S", "2D 2S 3D 3S"][seats - 4];
    let named = wanted.iter().fold(cards(left_out), |all, names| all.or(cards(names)));
    let mut others = Cards::first(52).without(named);
    let size = Cards::first(52).without(cards(left_out)).len() / seats as u32;
    let mut luck = Vec::new();
    for names in wanted {
        let mut hand = cards(names);
        while hand.len() < size {
            let next = others.iter().next().expect("a card is left");
            others.remove(next);
            hand.add(next);
        }
        luck.extend(hand.iter().map(Luck::Card));
    }
    let mut dealer = Dealer::seeded(1);
    dealer.follow(luck);
    let table = GAME.deal(Seats::new(seats as u8).expect("a table"), &mut dealer);
    assert_eq!(dealer.unfollow(), Ok(None));
    table
}

fn changed(table: &Table, change: impl FnOnce(&mut Value)) -> Table {
    let mut written = serde_json::to_value(table).expect("plain data");
    change(&mut written);
    serde_json::from_value(written).expect("a table")
}

/// Deals as [`dealt`], and begins to play without passing.
fn begun(wanted: &[&str]) -> Table {
    let table = dealt(wanted);
    let leader = (0..wanted.len()).find(|seat| hand(&table, *seat).has(0)).expect("the two of clubs");
    changed(&table, |written| {
        written["is_passing"] = false.into();
        written["trick"]["leader"] = leader.into();
    })
}

fn bits(cards: Cards) -> Value {
    serde_json::to_value(cards).expect("plain data")
}

/// Returns a table of four late in a deal, at which the first seat leads. All other cards have been played, but no
/// hearts unless they are broken.
fn late(hands: [&str; 4], are_broken: bool) -> Table {
    let held = hands.iter().fold(Cards::NONE, |all, names| all.or(cards(names)));
    let played = Cards::first(52).without(held);
    let played = if are_broken { played } else { played.without(HEARTS.collect()) };
    changed(&begun(&[""; 4]), |written| {
        for (seat, names) in hands.iter().enumerate() {
            written["cards"]["places"][seat] = bits(cards(names));
        }
        written["cards"]["places"][PLAYED] = bits(played);
        written["trick"]["leader"] = 0.into();
    })
}

fn place(table: &Table, place: usize) -> Cards {
    let written = serde_json::to_value(table).expect("plain data");
    serde_json::from_value(written["cards"]["places"][place].clone()).expect("cards")
}

fn hand(table: &Table, seat: usize) -> Cards {
    place(table, seat)
}

fn legal_cards(table: &Table) -> Vec<Card> {
    let mut legal = Vec::new();
    GAME.legal_actions(table, &mut legal);
    legal
}

fn legal(table: &Table) -> Vec<String> {
    let number = |card: &Card| serde_json::to_value(card).expect("plain data").as_u64().expect("a number") as u8;
    legal_cards(table).iter().map(|card| name(number(card))).collect()
}

fn after(mut table: Table, names: &str) -> Table {
    for name in names.split_whitespace() {
        assert!(legal(&table).contains(&name.to_owned()), "{name} is not among {:?}", legal(&table));
        GAME.apply(&mut table, card(name), &mut Dealer::seeded(2));
    }
    table
}

fn decides(table: &Table) -> Option<usize> {
    match GAME.turn(table) {
        Turn::Decide(seat) => Some(seat.index()),
        Turn::Over(_) => None,
    }
}

fn points(table: &Table) -> Vec<u64> {
    let written = serde_json::to_value(table).expect("plain data");
    written["score"]["points"].as_array().expect("points").iter().take(4).filter_map(Value::as_u64).collect()
}

/// Sets what each seat has taken in the deal, its points of earlier deals, and the number of those.
fn having(table: &Table, taken: [&str; 4], points: [u16; 4], deals: u8) -> Table {
    changed(table, |written| {
        for seat in 0..4 {
            written["taken"][seat] = bits(cards(taken[seat]));
            written["score"]["points"][seat] = points[seat].into();
        }
        written["score"]["deals"] = deals.into();
    })
}

const ALL_HEARTS: &str = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH";

#[test]
fn he_1_1_the_ace_is_the_highest_card_of_each_of_four_suits() {
    let table = dealt(&[""; 4]);
    assert_eq!((0..4).fold(Cards::NONE, |all, seat| all.or(hand(&table, seat))), Cards::first(52));
    let table = late(["TC 2C", "KC 3C", "AC 4C", "JC 5C"], true);
    assert_eq!(decides(&after(table, "TC KC AC JC")), Some(2));
    assert_eq!(decides(&after(table, "2C 3C 4C JC")), Some(3));
}

#[test]
fn he_1_2_low_cards_are_left_out_so_that_all_get_equally_many() {
    for (seats, left_out) in [(4, ""), (5, "2D 2S"), (6, "2D 3D 2S 3S")] {
        let table = GAME.deal(Seats::new(seats).expect("a table"), &mut Dealer::seeded(3));
        let all = (0..6).fold(Cards::NONE, |all, seat| all.or(hand(&table, seat)));
        assert_eq!(all, Cards::first(52).without(cards(left_out)));
    }
}

#[test]
fn he_1_3_all_hold_equally_many_cards_and_see_only_their_own() {
    for seats in 4..=6 {
        let table = GAME.deal(Seats::new(seats).expect("a table"), &mut Dealer::seeded(3));
        let counts: BTreeSet<u32> = (0..usize::from(seats)).map(|seat| hand(&table, seat).len()).collect();
        assert_eq!(counts.len(), 1);
    }
    let table = dealt(&[""; 4]);
    let scene = GAME.scene(&table, Observer::Seat(seat(1)));
    let shown: Cards = (0..52).filter(|card| scene.piece(ElementId::new("card", u32::from(*card))).is_some()).collect();
    assert_eq!(shown, hand(&table, 1));
    assert_eq!(scene.piece(ElementId::new("held", 2)).and_then(|held| held.count), Some(13));
}

#[test]
fn he_1_4_a_heart_counts_one_point_and_the_queen_of_spades_thirteen() {
    let table = late(["2C", "3H", "QS", "4D"], true);
    assert_eq!(points(&after(table, "2C 3H QS 4D")), [14, 0, 0, 0]);
    let table = late(["2C", "3C", "KS", "JS"], true);
    assert_eq!(points(&after(table, "2C 3C KS JS")), [0; 4]);
}

#[test]
fn he_2_1_all_choose_three_cards_before_they_see_what_they_get() {
    let table = dealt(&["QS KS AS", "2C 3C 4C", "AH KH QH", "AD KD QD"]);
    let all: rondel::SeatSet = (0..4).map(seat).collect();
    let mut choosing = table;
    for round in ["QS 2C AH AD", "KS 3C KH KD", "AS 4C QH"] {
        assert_eq!((GAME.together(&choosing), decides(&choosing)), (all, Some(0)));
        choosing = after(choosing, round);
    }
    assert_eq!(place(&choosing, CHOSEN), cards("QS KS AS"));
    assert!(!hand(&choosing, 1).has(number("QS")), "nothing has been passed");
    let passed = after(choosing, "QD");
    assert_eq!(hand(&passed, 1).and(cards("QS KS AS 2C 3C 4C")), cards("QS KS AS"));
    assert_eq!(hand(&passed, 2).and(cards("2C 3C 4C AH KH QH")), cards("2C 3C 4C"));
    assert_eq!((hand(&passed, 0).len(), GAME.together(&passed).is_empty()), (13, true));
}

#[test]
fn he_2_1_players_remember_what_they_passed() {
    let table = after(dealt(&["QS KS AS", "2C 3C 4C", "AH KH QH", "AD KD QD"]), "QS 2C AH AD KS 3C KH KD AS 4C QH QD");
    let samples = |observer: u8, luck| {
        let mut supposed = table;
        GAME.determinize(&mut supposed, seat(observer), &mut Dealer::seeded(luck));
        supposed
    };
    for luck in 0..40 {
        let first = samples(0, luck);
        assert_eq!((hand(&first, 0), hand(&first, 1).and(cards("QS KS AS"))), (hand(&table, 0), cards("QS KS AS")));
        // Everybody knows who leads.
        assert!(hand(&first, 2).has(number("2C")));
    }
    assert!((0..40).any(|luck| !hand(&samples(3, luck), 1).has(number("QS"))), "the fourth player does not know");
}

/// Passes the lowest cards of all seats, and returns the seat that gets those of the first.
fn receiver(mut table: Table) -> Option<usize> {
    let lowest: Cards = hand(&table, 0).iter().take(3).collect();
    while !GAME.together(&table).is_empty() {
        let next = legal_cards(&table)[0];
        GAME.apply(&mut table, next, &mut Dealer::seeded(5));
    }
    (0..6).find(|seat| lowest.and(hand(&table, *seat)) == lowest)
}

#[test]
fn he_2_2_cards_are_passed_left_right_across_and_then_not() {
    for (seats, deal, to) in [(4, 0, 1), (4, 1, 3), (4, 2, 2), (4, 4, 1), (5, 0, 1), (5, 1, 4), (5, 3, 1), (6, 4, 5)] {
        let table = changed(&dealt(&vec![""; seats]), |written| written["score"]["deals"] = deal.into());
        assert_eq!(receiver(table), Some(to), "{seats} players, deal {deal}");
    }
    let third = having(&late(["2C", "3C", "4C", "5C"], true), [""; 4], [0; 4], 2);
    let fourth = after(third, "2C 3C 4C 5C");
    assert_eq!((GAME.together(&fourth).is_empty(), legal(&fourth)), (true, vec!["2C".to_owned()]));
}

#[test]
fn he_3_1_the_two_of_clubs_leads_the_first_trick() {
    let table = begun(&["AC", "KC", "2C", "3C"]);
    assert_eq!((decides(&table), legal(&table)), (Some(2), vec!["2C".to_owned()]));
}

#[test]
fn he_3_2_whoever_can_must_follow_suit() {
    let table = late(["5C 5D", "6C 6D 6S", "7D 7S 7H", "8C 8S 8D"], true);
    let led = after(table, "5C");
    assert_eq!((decides(&led), legal(&led)), (Some(1), vec!["6C".to_owned()]));
    assert_eq!(legal(&after(led, "6C")), ["7D", "7H", "7S"]);
    assert_eq!(decides(&after(led, "6C 7H 8C")), Some(3));
}

#[test]
fn he_3_2_a_player_who_did_not_follow_has_no_card_of_the_suit() {
    let table = after(late(["5C 5D 9C", "6C 6D 6S", "7D 7S 7H", "8C 8S 8D"], true), "5C 6C 7S");
    for luck in 0..40 {
        let mut supposed = table;
        GAME.determinize(&mut supposed, seat(1), &mut Dealer::seeded(luck));
        assert!(hand(&supposed, 2).and(Cards::first(13)).is_empty(), "{:?}", hand(&supposed, 2));
    }
}

#[test]
fn he_3_3_the_highest_card_of_the_suit_led_takes_the_trick_and_leads() {
    let table = late(["5C 2D", "9C 3D", "AS 4D", "7C KD"], true);
    let next = after(table, "5C 9C AS 7C");
    assert_eq!((decides(&next), legal(&next)), (Some(1), vec!["3D".to_owned()]));
}

#[test]
fn he_3_4_hearts_are_not_led_until_they_are_broken() {
    let hands = ["2H 3C QS", "4H 5D 6D", "7H 8C 9C", "TH JC QC"];
    assert_eq!(legal(&late(hands, false)), ["3C", "QS"]);
    assert_eq!(legal(&late(hands, true)), ["3C", "2H", "QS"]);
    assert_eq!(legal(&late(["2H 3H", "4H 5D", "7H 8C", "TH JC"], false)), ["2H", "3H"]);
    // The queen of spades does not break hearts; a heart does.
    let table = late(["3C KS 6H", "4H QS 6D", "7C 8H 9C", "JC TH QC"], false);
    assert_eq!(legal(&after(table, "3C QS 7C JC")), ["QC"]);
    let table = late(["3C KS 6H", "4H QS 6D", "7C 8H 9C", "2C 2H 3D"], false);
    assert_eq!(legal(&after(table, "3C QS 7C 2C")), ["9C"]);
    assert_eq!(legal(&after(table, "3C 4H 7C 2C")), ["9C", "8H"]);
}

#[test]
fn he_3_4_whoever_leads_a_heart_too_early_has_only_hearts() {
    let table = after(late(["2H 3H", "4H 5D", "7H 8C", "TH JC"], false), "2H 4H");
    for luck in 0..40 {
        let mut supposed = table;
        GAME.determinize(&mut supposed, seat(2), &mut Dealer::seeded(luck));
        assert!(hand(&supposed, 0).iter().all(|card| HEARTS.contains(&card)));
    }
}

#[test]
fn he_3_5_no_points_are_played_to_the_first_trick() {
    let no_clubs = "2D 3D 4D 5D 6D 7D 2H 3H 4H QS KS AS 2S";
    let table = after(begun(&["2C", no_clubs, "", ""]), "2C");
    assert_eq!(legal(&table), ["2D", "3D", "4D", "5D", "6D", "7D", "2S", "KS", "AS"]);
    let only_points = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS";
    let table = after(begun(&["2C", only_points, "", ""]), "2C");
    assert_eq!(legal(&table).len(), 13);
    let second = after(table, "QS");
    let mut supposed = second;
    GAME.determinize(&mut supposed, seat(0), &mut Dealer::seeded(8));
    assert_eq!(hand(&supposed, 1).len(), 12);
    assert!(hand(&supposed, 1).iter().all(|card| HEARTS.contains(&card)), "whoever plays points has nothing else");
}

#[test]
fn he_4_1_the_points_of_a_deal_are_added_to_those_before() {
    let table = having(&late(["2C", "3H", "QS", "4D"], true), ["2H", "4H 5H", "", ""], [10, 20, 30, 40], 2);
    let next = after(table, "2C 3H QS 4D");
    assert_eq!(points(&next), [25, 22, 30, 40]);
    assert_eq!((hand(&next, 0).len(), decides(&next).is_some()), (13, true), "the cards are dealt again");
}

#[test]
fn he_4_2_whoever_takes_all_points_gets_none_and_all_others_get_26() {
    let hearts = ALL_HEARTS.strip_prefix("2H ").expect("the two is first");
    let all = having(&late(["2C", "2H", "QS", "4D"], true), [hearts, "", "", ""], [1, 2, 3, 4], 0);
    assert_eq!(points(&after(all, "2C 2H QS 4D")), [1, 28, 29, 30]);
    let other = having(&late(["2C", "2H", "QS", "4D"], true), ["", hearts, "", ""], [1, 2, 3, 4], 0);
    assert_eq!(points(&after(other, "2C 2H QS 4D")), [15, 14, 3, 4]);
    let rest = having(&late(["2C", "2H", "JS", "4D"], true), [hearts, "", "", ""], [0; 4], 0);
    assert_eq!(points(&after(rest, "2C 2H JS 4D")), [13, 0, 0, 0], "the queen is missing");
}

#[test]
fn he_4_3_the_game_ends_after_the_deal_in_which_somebody_reaches_the_limit() {
    let last = late(["2C", "3H", "5C", "4D"], true);
    for (length, points, is_over) in [
        (Length::Hundred, 98, false),
        (Length::Hundred, 99, true),
        (Length::Fifty, 48, false),
        (Length::Fifty, 49, true),
        (Length::One, 0, true),
    ] {
        let mut table = having(&last, [""; 4], [0, 3, points, 9], 1);
        let game = Hearts::new(length);
        for name in ["2C", "3H", "5C", "4D"] {
            game.apply(&mut table, card(name), &mut Dealer::seeded(1));
        }
        assert_eq!(matches!(game.turn(&table), Turn::Over(_)), is_over, "{length:?} {points}");
    }
}

#[test]
fn he_4_4_the_fewest_points_win_and_ties_are_shared() {
    let table = having(&late(["2C", "3H", "5C", "4D"], true), [""; 4], [30, 20, 99, 20], 3);
    let over = after(table, "2C 3H 5C 4D");
    let Turn::Over(outcome) = GAME.turn(&over) else { panic!("{over:?}") };
    assert_eq!([0, 1, 2, 3].map(|place| outcome.placing(seat(place))), [3, 1, 4, 1]);
    assert_eq!((outcome.reason(), legal(&over).is_empty()), ("end-limit", true));
}

#[test]
fn hearts_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["hearts"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    for (length, games) in [(Length::One, 40), (Length::Fifty, 8), (Length::Hundred, 2)] {
        let plan = CheckPlan { games, seed: 1, catalogs: &catalogs, look_every: 7 };
        let report = conformance::check(&Hearts::new(length), &plan).expect("the laws hold");
        assert!(report.hidden_positions > 0);
    }
}
