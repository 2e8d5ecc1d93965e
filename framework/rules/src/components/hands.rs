//! Tracks the place of each card in a set, the seats that see the card, and the information available to all other
//! seats.

use serde::{Deserialize, Serialize};

use super::cards::CardSet;
use super::redeal::{Hidden, deal_anew};
use crate::dealer::Dealer;
use crate::ruleset::ConservationError;
use crate::seat::{MAX_SEATS, PerSeat, Seat, SeatSet};

/// The seats that see the cards in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sight {
    /// Only the owner, as for a hand.
    Owner(Seat),
    /// All seats but the owner, as for a hand whose cards face away from their owner.
    Others(Seat),
    /// Some seats, as for a hand that partners show each other. If these are all seats of a table, use `All`.
    Seats(SeatSet),
    /// All seats, as for a discard pile.
    All,
    /// No seat, as for a face-down deck.
    Nobody,
}

/// The place of every card in a set: a hand, a deck, or an area of the table. There are `PLACES` places, numbered
/// from 0.
///
/// The rules declare once which seats see which place. This determines what each seat knows, so a ruleset
/// implements `determinize` and `check_conservation` in one line each. `Hands` also tracks cards that have been
/// shown, and cards known not to be in a place. A card chosen in secret should stay in its hand until it is shown
/// (see [`Picks`](super::Picks)), so that its absence does not reveal the choice.
///
/// ```
/// use rondel::components::{Cards, Hands, Sight};
/// use rondel::{Dealer, Seat, Seats};
///
/// const DECK: usize = 6; // Places 0 to 5 are the hands, by seat.
/// const PILE: usize = 7;
///
/// let mut dealer = Dealer::seeded(1);
/// let mut hands: Hands<8> = Hands::of_seats(Cards::first(40), DECK);
/// for seat in Seats::TWO.each() {
///     hands.deal(DECK, seat.index(), 5, &mut dealer);
/// }
/// hands.put(hands.at(0).iter().next().expect("five cards"), PILE); // The first seat plays a card face up.
/// let mut supposed = hands;
/// supposed.determinize(Seat::new(0), &mut dealer);
/// assert_eq!((supposed.at(0), supposed.at(PILE)), (hands.at(0), hands.at(PILE)));
/// assert_eq!(supposed.at(1).len(), 5); // Any five cards that the first seat has not seen.
/// supposed.check_conservation("cards", Cards::first(40)).expect("each card lies somewhere once");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hands<const PLACES: usize, const WORDS: usize = 1> {
    places: PerPlace<CardSet<WORDS>, PLACES>,
    sights: PerPlace<Sight, PLACES>,
    /// For each seat, the cards whose place the seat knows but does not see.
    known: PerSeat<CardSet<WORDS>, MAX_SEATS>,
    /// For each place, the cards that all seats know not to be in it.
    barred: PerPlace<CardSet<WORDS>, PLACES>,
}

/// One `T` for each place.
type PerPlace<T, const PLACES: usize> = PerSeat<T, PLACES>;

/// Converts a place to the index type of `PerPlace`.
const fn slot(place: usize) -> Seat {
    Seat::new(place as u8)
}

impl<const PLACES: usize, const WORDS: usize> Hands<PLACES, WORDS> {
    /// Creates hands with all cards in the place `at`. `sight` returns the seats that see the cards of a place.
    pub fn new(cards: CardSet<WORDS>, at: usize, sight: impl Fn(usize) -> Sight) -> Self {
        let places = PerSeat::from_fn(|place| if place.index() == at { cards } else { CardSet::NONE });
        let sights = PerSeat::from_fn(|place| sight(place.index()));
        Self { places, sights, known: PerSeat::default(), barred: PerSeat::default() }
    }

    /// Creates hands in which the places before `deck` are the hands of the seats, at most [`MAX_SEATS`]. All cards
    /// start in `deck`, which no seat sees. All seats see all other places.
    ///
    /// # Panics
    /// Panics if `deck` is not one of the `PLACES` places.
    pub fn of_seats(cards: CardSet<WORDS>, deck: usize) -> Self {
        assert!(deck < PLACES, "the deck is place {deck} of {PLACES}, counted from 0");
        Self::new(cards, deck, |place| match place {
            hand if hand < MAX_SEATS.min(deck) => Sight::Owner(slot(hand)),
            place if place == deck => Sight::Nobody,
            _ => Sight::All,
        })
    }

    /// Returns the cards in a place.
    #[inline]
    pub fn at(&self, place: usize) -> CardSet<WORDS> {
        self.places[slot(place)]
    }

    /// Returns the place of a card, or `None` if the card is not in the set.
    pub fn place_of(&self, card: u8) -> Option<usize> {
        (0..PLACES).find(|place| self.at(*place).has(card))
    }

    /// Returns the cards that `observer` knows to be in a place: all cards if the seat sees the place, otherwise
    /// only the cards whose place the seat knows.
    #[inline]
    pub fn known_to(&self, observer: Seat, place: usize) -> CardSet<WORDS> {
        if self.sees(observer, place) { self.at(place) } else { self.at(place).and(self.known[observer]) }
    }

    /// Returns whether `observer` sees the cards of a place.
    #[inline]
    pub fn sees(&self, observer: Seat, place: usize) -> bool {
        match self.sights[slot(place)] {
            Sight::Owner(owner) => owner == observer,
            Sight::Others(owner) => owner != observer,
            Sight::Seats(seats) => seats.has(observer),
            Sight::All => true,
            Sight::Nobody => false,
        }
    }

    /// Moves a card to another place.
    ///
    /// A seat that knew the old place of the card, or sees the new place, knows where the card is. All other seats
    /// learn only that *some* card moved: they are no longer sure which cards are in the old place, or which cards
    /// cannot be in the new place.
    pub fn put(&mut self, card: u8, to: usize) {
        let Some(from) = self.place_of(card) else { return };
        for seat in Seat::each_of(MAX_SEATS as u8) {
            if self.sees(seat, to) {
                self.known[seat].remove(card);
            } else if self.sees(seat, from) {
                self.known[seat].add(card);
            } else if !self.known[seat].has(card) {
                self.known[seat] = self.known[seat].without(self.at(from));
            }
        }
        self.places[slot(from)].remove(card);
        self.places[slot(to)].add(card);
        self.barred[slot(to)] = CardSet::NONE;
    }

    /// Moves a random card from one place to another and returns the card. Returns `None` if there is no card to
    /// move.
    #[inline]
    pub fn draw(&mut self, from: usize, to: usize, dealer: &mut Dealer) -> Option<u8> {
        let card = { self.at(from) }.draw(dealer)?;
        self.put(card, to);
        Some(card)
    }

    /// Moves `count` random cards from one place to another, or all cards if there are fewer than `count`.
    pub fn deal(&mut self, from: usize, to: usize, count: u32, dealer: &mut Dealer) {
        for _ in 0..count {
            self.draw(from, to, dealer);
        }
    }

    /// Shows a card in its current place to some seats, which know its place from then on. Also call
    /// [`Dealer::show_secret`], so that the action cannot be undone.
    pub fn show(&mut self, card: u8, to: SeatSet) {
        let place = self.place_of(card);
        for seat in to.iter() {
            if place.is_some_and(|place| !self.sees(seat, place)) && !self.known[seat].has(card) {
                self.known[seat].add(card);
            }
        }
    }

    /// Shows a card to all seats without moving it, for example if a card is revealed but stays in a hand.
    pub fn lay_open(&mut self, card: u8) {
        self.show(card, Seat::each_of(MAX_SEATS as u8).collect());
    }

    /// Returns the cards that all seats know to be in a place.
    pub fn open_at(&self, place: usize) -> CardSet<WORDS> {
        Seat::each_of(MAX_SEATS as u8).fold(self.at(place), |open, seat| open.and(self.known_to(seat, place)))
    }

    /// Records that all seats know that a place contains none of these cards, such as the cards of a suit that a
    /// seat could not follow. This record applies until another card is moved to the place.
    pub fn bar(&mut self, place: usize, cards: CardSet<WORDS>) {
        debug_assert!(self.at(place).and(cards).is_empty(), "place {place} holds what it is said not to hold");
        self.barred[slot(place)] = self.barred[slot(place)].or(cards);
    }

    /// Returns the cards whose place `observer` does not know.
    pub fn unseen(&self, observer: Seat) -> CardSet<WORDS> {
        let hidden = (0..PLACES).filter(|place| !self.sees(observer, *place));
        hidden.fold(CardSet::NONE, |all, place| all.or(self.at(place))).without(self.known[observer])
    }

    /// Re-deals all cards whose place `observer` does not know: each place keeps its number of cards, and all known
    /// facts remain true. All valid deals are equally likely, except in the cases described at [`deal_anew`].
    pub fn determinize(&mut self, observer: Seat, dealer: &mut Dealer) {
        let known = self.known[observer];
        let mut hidden = [Hidden::NOTHING; PLACES];
        let mut unseen = CardSet::NONE;
        for (place, hidden) in hidden.iter_mut().enumerate().filter(|(place, _)| !self.sees(observer, *place)) {
            let cards = self.at(place).without(known);
            unseen = unseen.or(cards);
            *hidden = Hidden { count: cards.len(), barred: self.barred[slot(place)] };
        }
        let dealt = deal_anew(unseen, &hidden, dealer);
        for (place, dealt) in dealt.into_iter().enumerate().filter(|(place, _)| hidden[*place].count > 0) {
            let place = slot(place);
            self.places[place] = self.places[place].and(known).or(dealt);
        }
    }

    /// Checks that each of `cards` is in exactly one place, and that there are no other cards.
    ///
    /// # Errors
    /// Returns an error if a card is missing or duplicated.
    pub fn check_conservation(&self, what: &str, cards: CardSet<WORDS>) -> Result<(), ConservationError> {
        let lying = |all: CardSet<WORDS>, place| all.or(self.at(place));
        let (apart, all) =
            ((0..PLACES).map(|place| self.at(place).len()).sum::<u32>(), (0..PLACES).fold(CardSet::NONE, lying));
        ConservationError::check(what, apart as usize, cards.len() as usize)?;
        ConservationError::check(what, all.and(cards).len() as usize, cards.len() as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Cards;

    const DECK: usize = 6;
    const PILE: usize = 7;

    fn seats(seats: &[u8]) -> SeatSet {
        seats.iter().map(|seat| Seat::new(*seat)).collect()
    }

    /// Deals five of forty cards to each of three seats.
    fn dealt(dealer: &mut Dealer) -> Hands<8> {
        let mut hands = Hands::of_seats(Cards::first(40), DECK);
        (0..3).for_each(|seat| hands.deal(DECK, seat, 5, dealer));
        hands
    }

    fn any_of(cards: Cards, dealer: &mut Dealer) -> u8 {
        { cards }.draw(dealer).expect("a card")
    }

    /// Returns everything that a seat knows: the cards in known places, the number of cards in each place, and the
    /// barred cards.
    fn knowledge(hands: &Hands<8>, seat: Seat) -> String {
        let places = (0..8).map(|place| (hands.known_to(seat, place), hands.at(place).len()));
        format!("{:?} {:?} {:?}", places.collect::<Vec<_>>(), hands.known[seat], hands.barred)
    }

    #[test]
    fn a_sample_keeps_what_is_known_and_follows_from_nothing_else() {
        for seed in 0..200 {
            let dealer = &mut Dealer::seeded(seed);
            let mut hands = dealt(dealer);
            for _ in 0..12 {
                let (from, to) = (dealer.below(7) as usize, dealer.below(8) as usize);
                if !hands.at(from).is_empty() {
                    let card = any_of(hands.at(from), dealer);
                    match dealer.below(4) {
                        0 => hands.show(card, seats(&[0, 2])),
                        1 => {
                            let absent = any_of(Cards::first(40).without(hands.at(from)), dealer);
                            hands.bar(from, [absent].into_iter().collect());
                        }
                        _ => hands.put(card, to),
                    }
                }
            }
            hands.check_conservation("cards", Cards::first(40)).expect("none is lost");
            for seat in (0..3).map(Seat::new) {
                let sample = |mut hands: Hands<8>, luck| {
                    hands.determinize(seat, &mut Dealer::seeded(luck));
                    hands
                };
                let (one, other) = (sample(hands, 1), sample(hands, 2));
                assert_eq!(knowledge(&one, seat), knowledge(&hands, seat), "seed {seed}");
                assert_eq!(sample(one, 3), sample(other, 3), "seed {seed}: a sample hangs on what is hidden");
                for place in 0..8 {
                    assert!(one.at(place).and(one.barred[slot(place)]).is_empty(), "seed {seed}");
                }
            }
        }
    }

    #[test]
    fn a_card_that_was_shown_is_known_to_those_who_saw_it_until_it_may_have_gone() {
        let dealer = &mut Dealer::seeded(2);
        let mut hands = dealt(dealer);
        let card = any_of(hands.at(1), dealer);
        hands.show(card, seats(&[0]));
        let known = |hands: &Hands<8>, seat| hands.known_to(Seat::new(seat), 1).len();
        assert_eq!((known(&hands, 0), known(&hands, 1), known(&hands, 2)), (1, 5, 0));
        // The card is played face up and then moved into the deck, so all seats know its place.
        let mut played = hands;
        played.put(card, PILE);
        played.put(card, DECK);
        assert!((0..3).all(|seat| played.known_to(Seat::new(seat), DECK) == [card].into_iter().collect()));
        // Another card of the hand is moved into the deck. A seat that did not see it is no longer sure that the
        // shown card is still in the hand.
        let other = any_of(hands.at(1).without([card].into_iter().collect()), dealer);
        hands.put(other, DECK);
        assert_eq!((known(&hands, 0), hands.known_to(Seat::new(1), DECK)), (0, [other].into_iter().collect()));
    }

    #[test]
    fn what_lies_open_in_a_hand_is_known_to_everybody_and_what_was_shown_to_some_is_not() {
        let dealer = &mut Dealer::seeded(2);
        let mut hands = dealt(dealer);
        let (card, other) = (any_of(hands.at(1), dealer), any_of(hands.at(0), dealer));
        hands.lay_open(card);
        hands.show(other, seats(&[1]));
        assert_eq!((hands.open_at(1), hands.open_at(0)), (Cards::NONE.with(card), Cards::NONE));
        assert!((0..3).all(|seat| hands.known_to(Seat::new(seat), 1).has(card)));
        hands.put(card, PILE);
        assert_eq!((hands.open_at(1), hands.open_at(PILE)), (Cards::NONE, Cards::NONE.with(card)));
    }

    #[test]
    fn cards_that_face_away_from_their_owner_are_unknown_to_nobody_else() {
        let sight = |place| match place {
            owner if owner < 3 => Sight::Others(Seat::new(owner as u8)),
            3 => Sight::Seats(seats(&[0, 2])),
            _ => Sight::Nobody,
        };
        let dealer = &mut Dealer::seeded(4);
        let mut hands: Hands<5> = Hands::new(Cards::first(40), 4, sight);
        (0..4).for_each(|place| hands.deal(4, place, 5, dealer));
        let seen_at = |seat: u8| (0..4).map(|place| hands.known_to(Seat::new(seat), place).len()).collect::<Vec<_>>();
        assert_eq!([seen_at(0), seen_at(1), seen_at(2)], [[0, 5, 5, 5], [5, 0, 5, 0], [5, 5, 0, 5]]);
        let mut changed = [false; 4];
        for luck in 0..50 {
            let mut sample = hands;
            sample.determinize(Seat::new(1), &mut Dealer::seeded(luck));
            for (place, changed) in changed.iter_mut().enumerate() {
                *changed |= sample.at(place) != hands.at(place);
            }
        }
        assert_eq!(changed, [false, true, false, true], "samples change what the second seat does not see");
    }

    #[test]
    fn who_gives_a_card_away_knows_where_it_went() {
        let dealer = &mut Dealer::seeded(3);
        let mut hands = dealt(dealer);
        let card = any_of(hands.at(0), dealer);
        hands.put(card, 1);
        assert!(hands.known_to(Seat::new(0), 1).has(card));
        assert!(hands.known_to(Seat::new(2), 1).is_empty() && hands.unseen(Seat::new(2)).has(card));
    }

    #[test]
    fn what_cannot_be_there_may_be_once_something_came() {
        let dealer = &mut Dealer::seeded(4);
        let mut hands = dealt(dealer);
        hands.bar(1, Cards::first(40).without(hands.at(1)));
        let supposed = |hands: &Hands<8>| {
            let mut supposed = *hands;
            supposed.determinize(Seat::new(0), &mut Dealer::seeded(9));
            supposed.at(1)
        };
        assert_eq!(supposed(&hands), hands.at(1), "nothing else is possible");
        hands.draw(DECK, 1, dealer);
        assert_ne!(supposed(&hands), hands.at(1));
    }

    #[test]
    fn a_lost_card_is_missed() {
        let mut hands = dealt(&mut Dealer::seeded(5));
        let card = any_of(hands.at(0), &mut Dealer::seeded(1));
        hands.places[slot(0)].remove(card);
        hands.check_conservation("cards", Cards::first(40)).expect_err("one is missing");
        hands.places[slot(PILE)] =
            hands.at(1).without([any_of(hands.at(1), &mut Dealer::seeded(1))].into_iter().collect());
        hands.check_conservation("cards", Cards::first(40)).expect_err("some lie in two places");
    }
}
