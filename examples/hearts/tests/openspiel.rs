//! Replays deals of OpenSpiel's `hearts`, recorded by `tests/tools/openspiel_games.py`.
//!
//! OpenSpiel's game is one deal of four players. Four of its deals, with the ways of passing in our order, are the
//! first four deals of our match. OpenSpiel's option that the queen of spades breaks hearts was turned off (HE-3.4).
//! The only other difference is the order of passing: in OpenSpiel, each seat chooses all its cards before the next seat
//! chooses.

use std::io::Read;

use flate2::read::GzDecoder;
use rondel::{Dealer, Luck, Ruleset, Seat, Seats, Turn};
use rondel_hearts::{Card, Hearts, Length, Table};
use serde_json::{Value, json};

const DEALS: usize = 800;
const DEALS_IN_A_MATCH: usize = 4;
const SEATS: usize = 4;
const PASSED: usize = 3;
/// The points that OpenSpiel subtracts a seat's points from.
const MOST_POINTS: i64 = 26;

/// A recorded deal: how far cards are passed, the hands, the decisions, and each seat's points.
struct Deal {
    distance: u32,
    hands: Vec<u8>,
    decisions: Vec<Vec<u8>>,
    points: Vec<i64>,
}

fn number(letter: char) -> u8 {
    let letters = ('a'..='z').chain('A'..='Z').zip(0..);
    letters.into_iter().find(|(other, _)| *other == letter).expect("the letter of a card").1
}

fn read(line: &str) -> Deal {
    let (decisions, returns) = line.split_once(" = ").expect("a deal and its returns");
    let mut words = decisions.split(' ');
    let mut dealt = words.next().expect("the hands").chars();
    let distance = dealt.next().and_then(|digit| digit.to_digit(10)).expect("a distance");
    let points = returns.split(' ').map(|value| MOST_POINTS - value.parse::<i64>().expect("a return"));
    let decisions = words.map(|word| word.chars().map(number).collect()).collect();
    Deal { distance, hands: dealt.map(number).collect(), decisions, points: points.collect() }
}

fn recorded() -> Vec<Deal> {
    let mut text = String::new();
    GzDecoder::new(&include_bytes!("openspiel.txt.gz")[..]).read_to_string(&mut text).expect("recorded games");
    text.lines().map(read).collect()
}

fn card(number: u8) -> Card {
    serde_json::from_value(json!(number)).expect("a card")
}

fn points(table: &Table) -> Vec<i64> {
    let written = serde_json::to_value(table).expect("plain data");
    written["score"]["points"].as_array().expect("points").iter().filter_map(Value::as_i64).take(SEATS).collect()
}

/// Plays a decision, after a check of all legal cards. `seat` is the seat to move, if it is known.
fn play(game: &Hearts, table: &mut Table, seat: Option<usize>, decision: &[u8], dealer: &mut Dealer) {
    let mut legal = Vec::new();
    game.legal_actions(table, &mut legal);
    let mut expected = decision.to_vec();
    expected.sort_unstable();
    assert_eq!(legal, expected.into_iter().map(card).collect::<Vec<_>>());
    if let Some(seat) = seat {
        assert_eq!(game.turn(table), Turn::Decide(Seat::new(seat as u8)));
    }
    game.apply(table, card(decision[0]), dealer);
}

#[test]
fn the_deals_of_openspiel_have_the_same_choices_and_points() {
    let (deals, mut moons) = (recorded(), 0);
    assert_eq!(deals.len(), DEALS);
    let game = Hearts::new(Length::Hundred);
    for four in deals.chunks(DEALS_IN_A_MATCH) {
        assert_eq!(four.iter().map(|deal| deal.distance).collect::<Vec<_>>(), [1, 3, 2, 0]);
        let luck = |deal: usize| four.get(deal).into_iter().flat_map(|deal| deal.hands.iter().copied().map(Luck::Card));
        let mut dealer = Dealer::seeded(1);
        dealer.follow(luck(0));
        let mut table = game.deal(Seats::new(SEATS as u8).expect("four"), &mut dealer);
        assert_eq!(dealer.unfollow(), Ok(None));
        let mut before = vec![0; SEATS];
        for (number, deal) in four.iter().enumerate() {
            let count = if deal.distance > 0 { SEATS * PASSED } else { 0 };
            let (passed, played) = deal.decisions.split_at(count);
            for place in 0..count {
                let (seat, turn) = (place % SEATS, place / SEATS);
                play(&game, &mut table, Some(seat), &passed[seat * PASSED + turn], &mut dealer);
            }
            let (last, others) = played.split_last().expect("cards are played");
            for decision in others {
                play(&game, &mut table, None, decision, &mut dealer);
            }
            dealer.follow(luck(number + 1));
            play(&game, &mut table, None, last, &mut dealer);
            dealer.unfollow().expect("the hands of the next deal");
            let after: Vec<i64> = before.iter().zip(&deal.points).map(|(before, more)| before + more).collect();
            assert_eq!(points(&table), after);
            moons += usize::from(deal.points.iter().filter(|points| **points == MOST_POINTS).count() == SEATS - 1);
            before = after;
        }
    }
    assert!(moons > 0, "somebody shoots the moon");
}
