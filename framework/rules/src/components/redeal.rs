//! Re-deals hidden cards among the places where they may be.

use super::cards::CardSet;
use crate::dealer::Dealer;

/// An observer's knowledge of a place whose cards it does not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden<const WORDS: usize> {
    /// Number of hidden cards in the place.
    pub count: u32,
    /// Cards that cannot be in the place.
    pub barred: CardSet<WORDS>,
}

impl<const WORDS: usize> Hidden<WORDS> {
    /// A place without hidden cards.
    pub const NOTHING: Self = Self { count: 0, barred: CardSet::NONE };
}

/// Number of attempts at rejection sampling before a deal is constructed.
const ATTEMPTS: u32 = 48;
/// Number of exchanges per card when a constructed deal is shuffled.
const EXCHANGES: u32 = 8;

/// Re-deals `cards` among places that each receive a fixed number of cards and may bar some of them. The result
/// depends only on the cards, the places and the random numbers, never on the actual places of the cards.
///
/// - If no card is barred, or the sets of barred cards are nested (as with a single restricted place or a single
///   barred suit), the deal is uniform over all valid deals.
/// - Otherwise, deals are drawn card by card and rejected with the probabilities that make all valid deals equally
///   likely.
/// - After 48 rejections, a deal is constructed with augmenting paths, which find a valid deal if there is one, and
///   mixed by exchanges that keep it valid. The result is then nearly uniform.
pub fn deal_anew<const PLACES: usize, const WORDS: usize>(
    cards: CardSet<WORDS>,
    places: &[Hidden<WORDS>; PLACES],
    dealer: &mut Dealer,
) -> [CardSet<WORDS>; PLACES] {
    let is_barred = |place: &Hidden<WORDS>| place.count > 0 && !place.barred.and(cards).is_empty();
    if !places.iter().any(is_barred) {
        return deal_freely(cards, places, dealer);
    }
    let classes = Classes::of(cards, places);
    let even = (0..ATTEMPTS).find_map(|_| classes.deal(places, dealer));
    even.unwrap_or_else(|| {
        let mut dealt = fitting(cards, places, dealer);
        mix(&mut dealt, cards, places, dealer);
        dealt
    })
}

/// Redistributes cards at random among places whose contents an observer cannot see. Each place keeps its number
/// of cards, and any card may end up in any place.
///
/// ```
/// use rondel::Dealer;
/// use rondel::components::{Cards, mixed};
///
/// // A stack of four cards; the other six were left in the box, unseen.
/// let stack: Cards = [1, 4, 7, 8].into_iter().collect();
/// let rest = Cards::first(10).without(stack);
/// let [supposed, left] = mixed([stack, rest], &mut Dealer::seeded(1));
/// assert_eq!((supposed.len(), left.len()), (4, 6));
/// assert_eq!(supposed.or(left), Cards::first(10));
/// ```
#[must_use]
#[inline]
pub fn mixed<const PLACES: usize, const WORDS: usize>(
    mut places: [CardSet<WORDS>; PLACES],
    dealer: &mut Dealer,
) -> [CardSet<WORDS>; PLACES] {
    let mut unseen = places.iter().fold(CardSet::NONE, |all, cards| all.or(*cards));
    if let [others @ .., last] = places.as_mut_slice() {
        for cards in others {
            *cards = unseen.draw_many(cards.len(), dealer);
        }
        *last = unseen;
    }
    places
}

/// Re-deals cards that may each be in any place.
#[inline]
fn deal_freely<const PLACES: usize, const WORDS: usize>(
    mut cards: CardSet<WORDS>,
    places: &[Hidden<WORDS>; PLACES],
    dealer: &mut Dealer,
) -> [CardSet<WORDS>; PLACES] {
    places.map(|place| {
        // The last place takes the remaining cards.
        if place.count == cards.len() { std::mem::take(&mut cards) } else { cards.draw_many(place.count, dealer) }
    })
}

/// The cards, in groups. All cards of a group are barred from the same places. The most restricted group comes
/// first.
struct Classes<const WORDS: usize>(Vec<Class<WORDS>>);

struct Class<const WORDS: usize> {
    cards: CardSet<WORDS>,
    /// The places where the cards may be, one bit each.
    allowed: u64,
    /// Upper bound on the space left for the cards when they are dealt.
    room: u32,
}

impl<const WORDS: usize> Classes<WORDS> {
    fn of<const PLACES: usize>(cards: CardSet<WORDS>, places: &[Hidden<WORDS>; PLACES]) -> Self {
        let mut classes: Vec<Class<WORDS>> = Vec::new();
        for card in cards.iter() {
            let may = |place: &(usize, &Hidden<WORDS>)| place.1.count > 0 && !place.1.barred.has(card);
            let allowed = places.iter().enumerate().filter(may).fold(0, |bits, (place, _)| bits | 1 << place);
            match classes.iter_mut().find(|class| class.allowed == allowed) {
                Some(class) => class.cards.add(card),
                None => classes.push(Class { cards: [card].into_iter().collect(), allowed, room: 0 }),
            }
        }
        classes.sort_by_key(|class| (class.allowed.count_ones(), class.allowed));
        let all: u32 = places.iter().map(|place| place.count).sum();
        for class in 0..classes.len() {
            let allowed = classes[class].allowed;
            let room: u32 =
                (0..PLACES).filter(|place| allowed >> place & 1 == 1).map(|place| places[place].count).sum();
            // Cards dealt earlier take some of the space: those that may go only in these places, and those that do
            // not fit anywhere else.
            let earlier = classes[..class].iter();
            let (within, about): (Vec<_>, Vec<_>) = earlier.partition(|other| other.allowed & !allowed == 0);
            let count = |some: Vec<&Class<WORDS>>| some.iter().map(|class| class.cards.len()).sum::<u32>();
            let taken = count(within) + count(about).saturating_sub(all - room);
            classes[class].room = room.saturating_sub(taken);
        }
        Self(classes)
    }

    /// Deals card by card, each to a random free place that allows it. The number of free places varies. To
    /// compensate, some deals are rejected by returning `None`.
    fn deal<const PLACES: usize>(
        &self,
        places: &[Hidden<WORDS>; PLACES],
        dealer: &mut Dealer,
    ) -> Option<[CardSet<WORDS>; PLACES]> {
        let mut left = places.map(|place| place.count);
        let mut dealt = [CardSet::NONE; PLACES];
        for class in &self.0 {
            for (card, taken) in class.cards.iter().zip(0..) {
                let room = class.room.checked_sub(taken).filter(|room| *room > 0)?;
                let mut free = dealer.below(room);
                let place = (0..PLACES).filter(|place| class.allowed >> place & 1 == 1).find(|place| {
                    let is_here = free < left[*place];
                    free = free.wrapping_sub(if is_here { 0 } else { left[*place] });
                    is_here
                })?;
                left[place] -= 1;
                dealt[place].add(card);
            }
        }
        Some(dealt)
    }
}

/// Constructs one valid deal: each card is put into a place with space or, if no such place allows it, other cards
/// are moved (augmenting paths: Kuhn 1955). If no deal is valid, which cannot happen at a real table, a card is put
/// into a place from which it is barred.
fn fitting<const PLACES: usize, const WORDS: usize>(
    mut cards: CardSet<WORDS>,
    places: &[Hidden<WORDS>; PLACES],
    dealer: &mut Dealer,
) -> [CardSet<WORDS>; PLACES] {
    let mut dealt = [CardSet::NONE; PLACES];
    while let Some(card) = cards.draw(dealer) {
        let first = dealer.below(PLACES as u32) as usize;
        let in_turn = (0..PLACES).map(|step| (first + step) % PLACES);
        let has_room = |place: &usize, dealt: &[CardSet<WORDS>; PLACES]| dealt[*place].len() < places[*place].count;
        let mut tried = 0_u64;
        let found = in_turn.clone().any(|place| settle(card, place, &mut dealt, places, &mut tried));
        if !found && let Some(place) = in_turn.clone().find(|place| has_room(place, &dealt)) {
            dealt[place].add(card);
        }
    }
    dealt
}

/// Puts a card into a place, if the place allows the card. If the place is full, another card must first move to a
/// different place. Returns whether the card was placed.
fn settle<const PLACES: usize, const WORDS: usize>(
    card: u8,
    place: usize,
    dealt: &mut [CardSet<WORDS>; PLACES],
    places: &[Hidden<WORDS>; PLACES],
    tried: &mut u64,
) -> bool {
    if places[place].count == 0 || places[place].barred.has(card) || *tried >> place & 1 == 1 {
        return false;
    }
    *tried |= 1 << place;
    let makes_room = dealt[place].len() < places[place].count || {
        let held = dealt[place];
        (0..PLACES).filter(|next| *next != place).any(|next| {
            // All cards that may move there are equivalent for the rest of the search.
            let moves = held.without(places[next].barred).iter().next();
            moves.is_some_and(|moves| {
                let goes = settle(moves, next, dealt, places, tried);
                goes && dealt[place].remove(moves)
            })
        })
    };
    if makes_room {
        dealt[place].add(card);
    }
    makes_room
}

/// Repeatedly selects two or three random cards and rotates them between their places, if each card may be in the
/// place of the next card.
fn mix<const PLACES: usize, const WORDS: usize>(
    dealt: &mut [CardSet<WORDS>; PLACES],
    cards: CardSet<WORDS>,
    places: &[Hidden<WORDS>; PLACES],
    dealer: &mut Dealer,
) {
    for _ in 0..EXCHANGES * cards.len() {
        let count = (dealer.below(2) as usize + 2).min(cards.len() as usize);
        let mut others = cards;
        let mut ring = [(0, 0); 3];
        for (card, place) in &mut ring[..count] {
            *card = others.draw(dealer).unwrap_or_default();
            *place = dealt.iter().position(|lies| lies.has(*card)).unwrap_or_default();
        }
        let moves = (0..count).map(|step| (ring[step], ring[(step + 1) % count].1));
        if moves.clone().all(|((card, from), to)| from != to && !places[to].barred.has(card)) {
            moves.clone().for_each(|((card, from), _)| _ = dealt[from].remove(card));
            moves.for_each(|((card, _), to)| dealt[to].add(card));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::components::{Cards, ManyCards};

    type Deal<const PLACES: usize> = [CardSet<1>; PLACES];

    fn place(count: u32, barred: &[u8]) -> Hidden<1> {
        Hidden { count, barred: barred.iter().copied().collect() }
    }

    fn fits<const PLACES: usize>(deal: &Deal<PLACES>, cards: Cards, places: &[Hidden<1>; PLACES]) -> bool {
        let whole = deal.iter().fold(Cards::NONE, |all, lies| all.or(*lies)) == cards;
        let counts = deal.iter().zip(places).all(|(lies, place)| lies.len() == place.count);
        whole && counts && deal.iter().zip(places).all(|(lies, place)| lies.and(place.barred).is_empty())
    }

    /// Returns every valid deal, found by exhaustive search.
    fn all_that_fit<const PLACES: usize>(cards: Cards, places: &[Hidden<1>; PLACES]) -> Vec<Deal<PLACES>> {
        let mut deals = vec![[Cards::NONE; PLACES]];
        for card in cards.iter() {
            let put = |deal: Deal<PLACES>| {
                (0..PLACES).map(move |place| {
                    let mut deal = deal;
                    deal[place].add(card);
                    deal
                })
            };
            deals = deals.into_iter().flat_map(put).collect();
        }
        deals.retain(|deal| fits(deal, cards, places));
        deals
    }

    fn is_even<const PLACES: usize>(count: u8, places: [Hidden<1>; PLACES]) {
        let cards = Cards::first(count);
        let all = all_that_fit(cards, &places);
        let mut dealer = Dealer::seeded(11);
        let mut counts: BTreeMap<Vec<Vec<u8>>, u32> = BTreeMap::new();
        let each = 400;
        for _ in 0..each * all.len() {
            let deal = deal_anew(cards, &places, &mut dealer);
            assert!(fits(&deal, cards, &places), "{deal:?}");
            *counts.entry(deal.map(|lies| lies.iter().collect()).to_vec()).or_default() += 1;
        }
        assert_eq!(counts.len(), all.len(), "each deal that fits comes up");
        // The bounds are five standard deviations from the expected count of 400.
        assert!(counts.values().all(|count| (300..500).contains(count)), "{:?}", counts.values());
    }

    #[test]
    fn each_deal_that_fits_is_as_likely() {
        is_even(6, [place(2, &[]), place(3, &[]), place(1, &[])]);
        is_even(6, [place(2, &[0, 1]), place(0, &[]), place(4, &[])]);
        // The sets of barred cards are nested: the cards barred from each place include those barred from the next.
        is_even(6, [place(2, &[0, 1, 2]), place(2, &[0]), place(2, &[])]);
        // The sets of barred cards are disjoint, in two places and in three.
        is_even(6, [place(2, &[0, 1]), place(2, &[2, 3]), place(2, &[])]);
        is_even(6, [place(2, &[0, 1]), place(2, &[2, 3]), place(2, &[4, 5])]);
        is_even(7, [place(2, &[0, 3, 6]), place(3, &[2, 3]), place(1, &[4]), place(1, &[0])]);
        is_even(4, [place(1, &[0, 1, 2]), place(1, &[0, 1, 3]), place(2, &[])]);
    }

    #[test]
    fn what_is_made_to_fit_fits_and_is_nearly_even() {
        let places = [place(2, &[0, 1]), place(2, &[2, 3]), place(2, &[4, 5])];
        let (cards, mut dealer) = (Cards::first(6), Dealer::seeded(3));
        let mut counts: BTreeMap<Vec<Vec<u8>>, u32> = BTreeMap::new();
        let all = all_that_fit(cards, &places).len();
        for _ in 0..400 * all {
            let mut deal = fitting(cards, &places, &mut dealer);
            mix(&mut deal, cards, &places, &mut dealer);
            assert!(fits(&deal, cards, &places), "{deal:?}");
            *counts.entry(deal.map(|lies| lies.iter().collect()).to_vec()).or_default() += 1;
        }
        assert_eq!(counts.len(), all);
        assert!(counts.values().all(|count| (240..600).contains(count)), "{:?}", counts.values());
    }

    #[test]
    fn one_deal_is_found_wherever_there_is_one() {
        // Only a few deals are valid, but at least one is, because each place bars nearly all cards of the other
        // places.
        for seed in 0..300 {
            let mut dealer = Dealer::seeded(seed);
            let mut rest = ManyCards::first(60);
            let held: [ManyCards; 5] = std::array::from_fn(|_| rest.draw_many(12, &mut dealer));
            let places = held.map(|own| {
                let barred = ManyCards::first(60).without(own);
                let kept = { barred }.draw_many(dealer.below(6), &mut dealer);
                Hidden { count: 12, barred: barred.without(kept) }
            });
            let deal = deal_anew(ManyCards::first(60), &places, &mut dealer);
            for (lies, place) in deal.iter().zip(&places) {
                assert!(lies.len() == 12 && lies.and(place.barred).is_empty(), "seed {seed}");
            }
            assert_eq!(deal.iter().fold(ManyCards::NONE, |all, lies| all.or(*lies)), ManyCards::first(60));
        }
    }

    #[test]
    fn where_no_deal_fits_every_card_still_lies_somewhere() {
        let deal = deal_anew(Cards::first(3), &[place(2, &[0, 1, 2]), place(1, &[])], &mut Dealer::seeded(1));
        assert_eq!(deal.map(CardSet::len), [2, 1]);
    }
}
