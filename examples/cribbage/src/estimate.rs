//! An estimate of a position for bots: the points, and what the cards will score in this deal.

use rondel::components::Cards;
use rondel::{Observer, Seat};

use crate::score::{CARDS, Tally, rank, value};
use crate::{PLAYED, SKUNK, Table};

/// The points of an average hand and of two cards in a crib, and what it is worth to deal next.
const HAND: f32 = 7.9;
const HALF_CRIB: f32 = 2.3;
const NEXT_DEAL: f32 = 2.5;
/// How far the points of the seats drift apart in a deal, and how many points a seat scores in one.
const SPREAD: f32 = 8.0;
const PER_DEAL: f32 = 12.5;
/// The chance to win for a seat that reaches the target if only the hands are counted.
const NEARLY: f32 = 0.96;

fn curve(odds: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * odds).exp())
}

/// Returns about what two cards add to a crib: fifteens, pairs, neighbours, and fives.
fn half_crib(laid: Cards) -> f32 {
    let mut cards = laid.iter();
    let (Some(low), Some(high)) = (cards.next(), cards.next()) else { return HALF_CRIB };
    let fives = laid.iter().filter(|card| value(*card) == 5).count() as f32;
    let together = match (rank(low).abs_diff(rank(high)), value(low) + value(high)) {
        (0, _) => 2.8,
        (_, 15) => 2.2,
        (1, _) => 1.1,
        (2, _) => 0.6,
        _ => 0.0,
    };
    1.0 + 1.3 * fives + together
}

/// Returns what the hand of a seat and its part of the crib will score.
fn worth(table: &Table, seat: Seat) -> [f32; 2] {
    let hand = table.hand(seat);
    if let Some(starter) = table.starter() {
        let crib = if seat == table.dealer { Tally::of(table.in_crib(), starter, true).points() } else { 0 };
        let kept = hand.or(table.cards.at(PLAYED + seat.index()));
        return [Tally::of(kept, starter, false).points().into(), crib.into()];
    }
    let Some(chosen) = table.picks.seen_by(Observer::Open, seat) else { return [HAND, HALF_CRIB] };
    let unseen = Cards::first(CARDS).without(hand);
    let each = unseen.iter().map(|starter| Tally::of(hand.without(chosen), starter, false).points());
    [each.map(u32::from).sum::<u32>() as f32 / unseen.len() as f32, half_crib(chosen)]
}

/// Returns the expected result of a position for a seat, on the scale of the outcomes.
pub(crate) fn expected(table: &Table, seat: Seat) -> f32 {
    let (dealer, pone, target) = (table.dealer, table.dealer.rival(), f32::from(table.target));
    let mut points = [0, 1].map(|seat| f32::from(table.total(Seat::new(seat))));
    let mut first = None;
    if !table.is_shown() && table.winner().is_none() {
        let [[hand, laid], [own, crib]] = [pone, dealer].map(|seat| worth(table, seat));
        // CR-4.1: the order matters at the end of the game.
        for (by, more) in [(pone, hand), (dealer, own), (dealer, laid + crib)] {
            points[by.index()] += more;
            first = first.or((points[by.index()] >= target).then_some(by));
        }
    }
    let next = if dealer == seat { -NEXT_DEAL } else { NEXT_DEAL };
    let [own, other] = [seat, seat.rival()].map(|seat| points[seat.index()].min(target));
    let (lead, left) = (own - other + next, target - own.max(other));
    let spread = SPREAD * (left / PER_DEAL + 0.5).sqrt();
    let wins = match (table.winner(), first) {
        (Some(winner), _) => f32::from(u8::from(winner == seat)),
        (_, Some(first)) if first == seat => NEARLY,
        (_, Some(_)) => 1.0 - NEARLY,
        _ => curve(lead / spread),
    };
    let skunk = f32::from(SKUNK);
    0.25 + 0.5 * wins + 0.25 * (curve((lead - skunk) / spread) - curve((-lead - skunk) / spread))
}
