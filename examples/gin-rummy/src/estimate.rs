//! An estimate of a position for bots: the deadwood of both seats, what the next cards may bring, and the score.

use rondel::components::Cards;
use rondel::{MAX_SEATS, Seat, Seats, Teams};

use crate::melds::{Division, above, below, of_rank, sum, value};
use crate::{LEFT, STOCK, Step, Table};

/// How far the points of the seats drift apart in a deal.
const SPREAD: f32 = 30.0;
/// The points that one point less of deadwood is worth, and what it is worth to be to move.
const PER_POINT: f32 = 0.9;
const TEMPO: f32 = 3.0;
/// How many draws the chances to improve a hand count for, and how many are enough to end a deal.
const AHEAD: f32 = 3.0;
const ENOUGH: f32 = 5.0;
/// So small a spread that only the order of the points counts.
const NO_SPREAD: f32 = 0.01;

/// Returns what a card adds to a hand: the deadwood that it puts into melds, or the highest deadwood that it
/// replaces.
fn gain(card: u8, hand: &Division, fitting: Cards) -> u8 {
    let highest = hand.deadwood.iter().map(value).max().unwrap_or_default();
    if fitting.has(card) {
        return highest;
    }
    let loose = |card: Option<u8>| card.filter(|card| hand.deadwood.has(*card));
    let alike = hand.deadwood.and(of_rank(card));
    let (low, high) = (loose(below(card)), loose(above(card)));
    let (lower, higher) = (loose(low.and_then(below)), loose(high.and_then(above)));
    let pair = |one: Option<u8>, other: Option<u8>| one.zip(other).map_or(0, |(one, other)| value(one) + value(other));
    let set = if alike.len() > 1 { sum(alike) } else { 0 };
    set.max(pair(low, lower)).max(pair(low, high)).max(pair(high, higher))
}

/// Returns about how much deadwood a seat will have when the deal ends.
fn deadwood(table: &Table, seat: Seat, draws: f32) -> f32 {
    let mut hand = Division::best(table.hand(seat));
    if table.step == Step::Discard && table.mover == seat {
        let highest = hand.deadwood.iter().filter(|card| table.taken != Some(*card)).max_by_key(|card| value(*card));
        hand.deadwood = hand.deadwood.without(highest.into_iter().collect());
    }
    let (stock, fitting) = (table.cards.at(STOCK), hand.fitting());
    let gains: u32 = stock.iter().map(|card| u32::from(gain(card, &hand, fitting))).sum();
    let expected = gains as f32 / stock.len().max(1) as f32;
    let own = f32::from(hand.points());
    let upper = table.upcard.filter(|_| table.mover == seat && matches!(table.step, Step::Draw | Step::Offer));
    let sure = upper.map_or(0.0, |card| f32::from(gain(card, &hand, fitting)));
    (own - sure.max(expected) - expected * (draws.min(AHEAD) - 1.0).max(0.0)).max(0.0)
}

/// Returns each seat's expected share of the match.
pub(crate) fn shares(table: &Table) -> [f32; MAX_SEATS] {
    let score = &table.score;
    if table.is_over() {
        return score.chances(&[], 0, NO_SPREAD, Teams::ALONE);
    }
    if table.step == Step::Over {
        return score.chances(&[], table.target, SPREAD, Teams::ALONE);
    }
    let draws = (table.cards.at(STOCK).len().saturating_sub(LEFT)) as f32 / 2.0;
    let mut lead = 0.0;
    for seat in Seats::TWO.each() {
        let sign = if seat.index() == 0 { 1.0 } else { -1.0 };
        let tempo = if seat == table.mover { TEMPO } else { 0.0 };
        lead += sign * (tempo - deadwood(table, seat, draws));
    }
    let of_deal = lead * PER_POINT * (draws / ENOUGH).min(1.0);
    score.chances(&[of_deal.max(0.0), (-of_deal).max(0.0)], table.target, SPREAD, Teams::ALONE)
}
