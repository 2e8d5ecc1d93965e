//! Chapter 11: hidden and known information.

use rondel::components::{Cards, Kind};
use rondel::{Dealer, Seat};

use crate::Spandau;
use crate::content::DeckKind;
use crate::shelf::Shelf;
use crate::state::{Item, Player, State, Task, title, twin};

/// Number of genuine and forged works among the five dealt to a player (SP-1.18).
const DEALT: (u32, u32) = (2, 3);

/// Replaces everything that `observer` cannot know with a fair random sample. After the end, nothing is hidden.
pub(crate) fn determinize(rules: &Spandau, state: &mut State, observer: Seat, dealer: &mut Dealer) {
    if state.ended.is_some() {
        return;
    }
    forget_choice(state, observer);
    sample_cards(state, observer, dealer);
    sample_collections(state, observer, dealer);
    let urns = sample_worth(rules, state, observer, dealer);
    sample_works(state, observer, &urns, dealer);
    sample_findings(state, observer, dealer);
}

/// Resets another player's unfinished choice for a collection (SP-9.9). Other players cannot see the choice, or
/// even that it has begun.
fn forget_choice(state: &mut State, observer: Seat) {
    if let Some(&Item { seat, task: Task::Show(_) }) = state.agenda.top()
        && seat != observer
    {
        state.agenda.pop();
        state.shown = Cards::NONE;
    }
}

/// Samples the hand cards of others (SP-11.1), all cards drawn this turn (SP-11.2), and piles and discards (SP-11.6).
fn sample_cards(state: &mut State, observer: Seat, dealer: &mut Dealer) {
    for deck in DeckKind::ALL.iter().map(|deck| deck.index()) {
        let pile = &state.decks[deck];
        let mut unseen = pile.pile.or(pile.discard);
        for seat in state.seats.each() {
            let player = &state.players[seat];
            unseen = unseen.or(player.drawn[deck]);
            if seat != observer {
                unseen = unseen.or(player.hand[deck]);
            }
        }
        for seat in state.seats.each() {
            let player = &mut state.players[seat];
            player.drawn[deck] = unseen.draw_many(player.drawn[deck].len(), dealer);
            if seat != observer {
                player.hand[deck] = unseen.draw_many(player.hand[deck].len(), dealer);
            }
        }
        let pile = &mut state.decks[deck];
        pile.discard = unseen.draw_many(pile.discard.len(), dealer);
        pile.pile = unseen;
    }
}

/// Samples the private collections of others (SP-11.5).
fn sample_collections(state: &mut State, observer: Seat, dealer: &mut Dealer) {
    let mut unseen = state.collections;
    for seat in state.others(observer) {
        state.players[seat].collection.into_iter().for_each(|collection| unseen.add(collection));
    }
    for seat in state.others(observer) {
        if state.players[seat].collection.is_some() {
            state.players[seat].collection = unseen.draw(dealer);
        }
    }
    state.collections = unseen;
}

/// The numbers of forged and genuine works left in each urn. Each seat has an urn for the works dealt to its
/// player. [`STACK`] is the urn of the works that were never dealt. [`UNKNOWN`] is the urn of the copies of
/// unknown origin, which are equally likely to be forged or genuine.
#[derive(Clone)]
struct Urns([[u32; 2]; 7]);

const STACK: u8 = 5;
const UNKNOWN: u8 = 6;

impl Urns {
    fn new(rules: &Spandau, state: &State) -> Self {
        let (titles, seats) = (u32::from(rules.content.titles()), state.seats.count() as u32);
        let mut urns = [[DEALT.1, DEALT.0]; 7];
        urns[usize::from(STACK)] = [titles - DEALT.1 * seats, titles - DEALT.0 * seats];
        urns[usize::from(UNKNOWN)] = [1, 1];
        Self(urns)
    }

    /// Returns the odds for a copy from this urn, as the numbers of genuine and forged works.
    fn odds(&self, origin: u8) -> (u32, u32) {
        let [forged, genuine] = self.0[usize::from(origin)];
        (genuine, forged)
    }

    fn take(&mut self, origin: u8, is_genuine: bool) {
        let left = &mut self.0[usize::from(origin)][usize::from(is_genuine)];
        *left = left.saturating_sub(u32::from(origin != UNKNOWN));
    }
}

/// Number of attempts before a contradictory sample is accepted.
const ATTEMPTS: u32 = 16;

/// Samples which copies are genuine, for the titles whose genuine copy the observer does not know (SP-11.4). Two of
/// the five works dealt to a player are genuine (SP-11.7).
///
/// Every copy comes from an urn: the five works dealt to a player, two of them genuine and three forged, or the
/// works that were never dealt. One of the two copies of a title is genuine, so the odds of a title combine the
/// odds of both urns. If the last titles cannot be assigned so that every player was dealt two genuine works,
/// all titles are assigned again.
fn sample_worth(rules: &Spandau, state: &mut State, observer: Seat, dealer: &mut Dealer) -> Urns {
    let known = state.players[observer].known | state.public;
    let origins = origins(state, observer);
    let mut told = Urns::new(rules, state);
    let mut open = Cards::NONE;
    for title in 0..rules.content.titles() {
        let (one, other) = (2 * title, 2 * title + 1);
        let (origin, others) = (origins[usize::from(one)], origins[usize::from(other)]);
        let in_one_five = origin == others && origin < STACK;
        if known >> title & 1 == 1 || in_one_five {
            // If both copies of a title were dealt to one player, either of them may be the genuine one.
            told.take(origin, known >> title & 1 == 0 || state.genuine.has(one));
            told.take(others, known >> title & 1 == 1 && state.genuine.has(other));
        }
        if known >> title & 1 == 1 {
            continue;
        }
        if in_one_five {
            settle(state, one, dealer.below(2) == 1);
        } else {
            open.add(title);
        }
    }
    let mut urns = told.clone();
    for _ in 0..ATTEMPTS {
        urns = told.clone();
        if draw_titles(state, open, &mut urns, &origins, dealer) {
            break;
        }
    }
    urns
}

/// Assigns these titles in random order, so that the last works of an urn do not always go to the same titles.
/// Returns whether every title could be assigned consistently.
fn draw_titles(state: &mut State, mut open: Cards, urns: &mut Urns, origins: &Origins, dealer: &mut Dealer) -> bool {
    let mut agree = true;
    while let Some(title) = open.draw(dealer) {
        let (one, other) = (2 * title, 2 * title + 1);
        let (origin, others) = (origins[usize::from(one)], origins[usize::from(other)]);
        let ((genuine, forged), (others_genuine, others_forged)) = (urns.odds(origin), urns.odds(others));
        let (for_it, against) = (genuine * others_forged, forged * others_genuine);
        agree &= for_it + against > 0;
        let is_genuine = if for_it + against > 0 { dealer.below(for_it + against) < for_it } else { genuine > 0 };
        urns.take(origin, is_genuine);
        urns.take(others, !is_genuine);
        settle(state, one, is_genuine);
    }
    agree
}

fn take(is_genuine: bool, genuine: &mut u32, forged: &mut u32) {
    let urn = if is_genuine { genuine } else { forged };
    *urn = urn.saturating_sub(1);
}

/// The urn of each copy.
type Origins = [u8; 64];

/// Returns the urn of each copy, to the extent that the observer can know it.
fn origins(state: &State, observer: Seat) -> Origins {
    let mut origins = [UNKNOWN; 64];
    state.lots.iter().for_each(|piece| origins[usize::from(piece)] = STACK);
    for seat in state.seats.each() {
        let player = &state.players[seat];
        let five = if seat == observer { player.dealt } else { player.traced };
        five.iter().for_each(|piece| origins[usize::from(piece)] = seat.index() as u8);
    }
    origins
}

/// Makes a copy genuine or forged, and its twin the opposite.
fn settle(state: &mut State, piece: u8, is_genuine: bool) {
    let (genuine, forged) = if is_genuine { (piece, twin(piece)) } else { (twin(piece), piece) };
    state.genuine = state.genuine.without(Cards::from_bits(1 << forged)).or(Cards::from_bits(1 << genuine));
}

/// Samples the works that only their owners have seen, and the stack (SP-11.3).
fn sample_works(state: &mut State, observer: Seat, urns: &Urns, dealer: &mut Dealer) {
    let mut unseen = state.stack;
    for seat in state.others(observer) {
        unseen = unseen.or(state.players[seat].works.without(state.seen));
    }
    for seat in state.others(observer) {
        let player = &mut state.players[seat];
        let hidden = player.works.without(state.seen).len();
        let (mut genuine, mut forged) = urns.odds(seat.index() as u8);
        // Each hidden work was either among the five dealt and not yet traced, or was drawn later.
        let mut of_five = 5 - player.traced.len().min(5);
        let mut drawn_later = u32::from(player.drew);
        let mut works = Cards::NONE;
        player.dealt = player.traced;
        for _ in 0..hidden {
            let of_the_five = genuine + forged > 0 && dealer.below((of_five + drawn_later).max(1)) < of_five;
            let pool = if of_the_five { &mut of_five } else { &mut drawn_later };
            *pool = pool.saturating_sub(1);
            let wanted = if of_the_five {
                let is_genuine = dealer.below(genuine + forged) < genuine;
                take(is_genuine, &mut genuine, &mut forged);
                if is_genuine { unseen.and(state.genuine) } else { unseen.without(state.genuine) }
            } else {
                unseen
            };
            let drawn = { wanted }.draw(dealer).or_else(|| { unseen }.draw(dealer));
            if let Some(piece) = drawn {
                unseen.remove(piece);
                works.add(piece);
                if of_the_five {
                    player.dealt.add(piece);
                }
            }
        }
        player.works = player.works.and(state.seen).or(works);
        player.shelf = Shelf::default();
        if state.offers_secret && player.offered.is_some() {
            player.offered = { player.works }.draw(dealer);
        }
    }
    state.stack = unseen;
}

/// Samples the other players' findings about their own works (SP-11.4). The number of inspections is known, but
/// not which works were inspected.
fn sample_findings(state: &mut State, observer: Seat, dealer: &mut Dealer) {
    for seat in state.others(observer) {
        let player = &mut state.players[seat];
        let hidden = not_offered(player);
        player.known = player.watched;
        for _ in 0..player.looks {
            if let Some(piece) = { hidden }.draw(dealer) {
                player.known |= 1 << title(piece);
            }
        }
    }
    // A player who has just inspected a hidden work knows whether it is genuine, but no other player knows which work
    // it was.
    let Some(&Item { seat, task: Task::Publish(piece) }) = state.agenda.top() else { return };
    let offered = |other: Seat| state.players[other].offered == Some(piece);
    if seat == observer || state.displayed == Some(piece) || state.seats.each().any(offered) {
        return;
    }
    let public = state.public;
    let player = &mut state.players[seat];
    // Works that everyone knows to be genuine or forged cannot be inspected.
    let inspectable: Cards = not_offered(player).iter().filter(|piece| public >> title(*piece) & 1 == 0).collect();
    if let Some(piece) = { inspectable }.draw(dealer).or_else(|| not_offered(player).draw(dealer)) {
        player.known |= 1 << title(piece);
        state.agenda.pop();
        state.agenda.push(Item { seat, task: Task::Publish(piece) });
    }
}

/// Returns a player's works except the offered one.
fn not_offered(player: &Player) -> Cards {
    player.works.without(player.offered.into_iter().collect())
}
