//! Replays deals of OpenSpiel's `euchre`, recorded by `tests/tools/openspiel_games.py`.
//!
//! OpenSpiel's game is one deal. Every other one was recorded with `stick_the_dealer=false` (EU-2.4), and all with
//! `allow_lone_defender=false`: with us, nobody defends alone (EU-2.5). There are two differences:
//!
//! - In OpenSpiel, the dealer discards before the maker decides whether to play alone. With us, the maker decides
//!   first (EU-2.5), as the usual rules have it: a maker says so when ordering up or naming trumps. As nobody sees the
//!   discard, both orders lead to the same deals.
//! - OpenSpiel's returns are the points of the makers, and the same number below 0 for the other team. With us, only
//!   one team scores (EU-4.1 to EU-4.3).
//!
//! As in OpenSpiel, the dealer discards one of the five cards in the hand, and cannot discard the upcard (EU-2.2): in
//! the older rules, the dealer discards first. Some players take the upcard first, and may lay it away.

use std::io::Read;

use flate2::read::GzDecoder;
use rondel::{Dealer, Luck, Ruleset, Seat, Seats, Turn};
use rondel_euchre::{Act, Euchre, LastBid, Length, Table};

/// The number of recorded deals, of those in which all pass twice, of decisions, and of makers who play alone.
const DEALS: usize = 1000;
const THROWN_IN: usize = 63;
const DECISIONS: usize = 20_590;
const ALONE: usize = 457;
const SEATS: usize = 4;
const HAND: usize = 5;

/// A recorded deal: its rules, the dealer, the cards, the decisions with their alternatives, and each seat's return.
struct Deal {
    game: Euchre,
    first: u32,
    cards: Vec<u8>,
    decisions: Vec<Vec<Act>>,
    returns: Vec<i64>,
}

fn recorded() -> String {
    let mut text = String::new();
    GzDecoder::new(&include_bytes!("openspiel.txt.gz")[..]).read_to_string(&mut text).expect("recorded games");
    text
}

fn card(letter: char) -> u8 {
    let letters = ('a'..='z').zip(0..);
    letters.into_iter().find(|(other, _)| *other == letter).expect("the letter of a card").1
}

/// Reads a decision and its alternatives. A number is the suit that becomes trumps.
fn acts(word: &str) -> Vec<Act> {
    match word {
        "t!a!" => return vec![Act::Alone(false), Act::Alone(true)],
        "a!t!" => return vec![Act::Alone(true), Act::Alone(false)],
        _ => {}
    }
    let act = |letter: char| match letter {
        '-' => Act::Pass,
        _ => letter.to_digit(10).map_or_else(|| Act::Play(card(letter)), |suit| Act::Name(suit as u8)),
    };
    word.chars().map(act).collect()
}

fn read(line: &str) -> Deal {
    let (decisions, returns) = line.split_once(" = ").expect("a deal and its returns");
    let mut words = decisions.split(' ');
    let dealt = words.next().expect("the hands");
    let (last_bid, dealt) = dealt.strip_prefix('f').map_or((LastBid::Stuck, dealt), |dealt| (LastBid::Free, dealt));
    let (first, cards) = dealt.split_at(1);
    Deal {
        game: Euchre::new(Length::One, last_bid),
        first: first.parse().expect("the dealer"),
        cards: cards.chars().map(card).collect(),
        decisions: words.map(acts).collect(),
        returns: returns.split(' ').map(|value| value.parse().expect("a return")).collect(),
    }
}

/// Writes decisions as we do: the suit of the upcard is ordered up, and the dealer's discard comes after the decision
/// to play alone.
fn ours(deal: &Deal) -> Vec<Vec<Act>> {
    let turned = deal.cards[SEATS * HAND] / 6;
    let mut decisions = deal.decisions.clone();
    for acts in decisions.iter_mut().take(SEATS) {
        acts.iter_mut().filter(|act| **act == Act::Name(turned)).for_each(|act| *act = Act::Order);
    }
    if let Some(made) = decisions.iter().position(|acts| acts[0] == Act::Order) {
        for act in &mut decisions[made + 1] {
            let Act::Play(card) = *act else { panic!("the dealer discards: {act:?}") };
            *act = Act::Discard(card);
        }
        decisions.swap(made + 1, made + 2);
    }
    decisions
}

fn points(table: &Table) -> Vec<i64> {
    let written = serde_json::to_value(table).expect("plain data");
    written["score"]["points"].as_array().expect("points").iter().filter_map(serde_json::Value::as_i64).collect()
}

fn legal(game: &Euchre, table: &Table) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal_actions(table, &mut legal);
    sorted(&legal)
}

fn sorted(acts: &[Act]) -> Vec<String> {
    let mut names: Vec<String> = acts.iter().map(|act| format!("{act:?}")).collect();
    names.sort();
    names
}

#[test]
fn the_deals_of_openspiel_have_the_same_choices_and_points() {
    let (mut deals, mut thrown_in, mut decided, mut alone) = (0, 0, 0, 0);
    for line in recorded().lines() {
        let deal = read(line);
        let mut dealer = Dealer::seeded(1);
        let cards = deal.cards.iter().map(|card| Luck::Card(*card));
        dealer.follow(std::iter::once(Luck::Number(deal.first)).chain(cards));
        let mut table = deal.game.deal(Seats::new(SEATS as u8).expect("a table"), &mut dealer);
        assert_eq!(dealer.unfollow(), Ok(None));
        for acts in ours(&deal) {
            assert_eq!(legal(&deal.game, &table), sorted(&acts), "{line}: {table:?}");
            deal.game.apply(&mut table, acts[0], &mut dealer);
            alone += usize::from(acts[0] == Act::Alone(true));
            decided += 1;
        }
        let Turn::Over(outcome) = deal.game.turn(&table) else { panic!("{line}") };
        let expected: Vec<i64> = deal.returns.iter().map(|value| (*value).max(0)).collect();
        assert_eq!(points(&table), expected, "{line}");
        for seat in 0..SEATS {
            assert_eq!(outcome.has_won(Seat::new(seat as u8)), deal.returns[seat] > 0, "{line}");
        }
        deals += 1;
        thrown_in += usize::from(outcome.is_tie());
    }
    assert_eq!((deals, thrown_in, decided, alone), (DEALS, THROWN_IN, DECISIONS, ALONE));
}
