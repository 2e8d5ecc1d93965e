//! Chapter 11: who can know what.

use rondel::components::{Cards, Kind};
use rondel::{Dealer, Seat};

use crate::Spandau;
use crate::content::DeckKind;
use crate::state::{Item, Player, State, Task, title, twin};

/// Genuine and forged works among the five dealt to a player (SP-1.18).
const DEALT: (u32, u32) = (2, 3);

/// Replaces what `observer` cannot know by a fair sample of what it could be. At the end all is shown.
pub(crate) fn determinize(rules: &Spandau, state: &mut State, observer: Seat, dealer: &mut Dealer) {
    if state.ended.is_some() {
        return;
    }
    sample_cards(state, observer, dealer);
    sample_collections(state, observer, dealer);
    let urns = sample_worth(rules, state, observer, dealer);
    sample_works(state, observer, &urns, dealer);
    sample_findings(state, observer, dealer);
}

/// SP-11.1: the cards in the hands of others; SP-11.2: all cards drawn in this turn; SP-11.6: piles and discards.
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

/// SP-11.5: the private collections of others.
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

/// How many genuine and forged works are still unseen among the five dealt to each player.
type Urns = [(u32, u32); 5];

/// So often a sample is begun anew before a contradiction is put up with.
const ATTEMPTS: u32 = 24;

/// SP-11.4: which copies are genuine, as far as the observer does not know; SP-11.7: of the five dealt to a player two are.
///
/// Every five is drawn by itself; where two of them contradict each other about the copies of one title, all are drawn anew,
/// which is what makes the sample fair.
fn sample_worth(rules: &Spandau, state: &mut State, observer: Seat, dealer: &mut Dealer) -> Urns {
    let known = state.players[observer].known | state.public;
    let mut fives = Fives { known, decided: 0, strict: true };
    let mut urns = None;
    for attempt in 0..ATTEMPTS {
        fives.decided = 0;
        fives.strict = attempt + 1 < ATTEMPTS;
        urns = fives.draw_all(state, observer, dealer);
        if urns.is_some() {
            break;
        }
    }
    let told = known | fives.decided;
    for title in (0..rules.content.titles()).filter(|title| told >> title & 1 == 0) {
        let genuine = dealer.below(2) == 1;
        settle(state, 2 * title, genuine);
    }
    urns.unwrap_or([DEALT; 5])
}

/// The works dealt to the players while their worth is drawn.
struct Fives {
    /// The titles whose worth the observer knows.
    known: u32,
    /// The titles whose worth was drawn.
    decided: u32,
    /// Whether a contradiction ends the attempt.
    strict: bool,
}

impl Fives {
    /// Draws the worth of what is known of every five; nothing where two contradict each other.
    fn draw_all(&mut self, state: &mut State, observer: Seat, dealer: &mut Dealer) -> Option<Urns> {
        let mut urns = [(0, 0); 5];
        for seat in state.clockwise(observer) {
            let player = &state.players[seat];
            let dealt = if seat == observer { player.dealt } else { player.traced };
            urns[seat.index()] = self.draw(state, dealt, dealer)?;
        }
        Some(urns)
    }

    /// Draws the worth of these works as if from two genuine and three forged ones; what is known comes first. Gives how
    /// many of both are left.
    fn draw(&mut self, state: &mut State, works: Cards, dealer: &mut Dealer) -> Option<(u32, u32)> {
        let (mut genuine, mut forged) = DEALT;
        let is_known = |piece: u8| self.known >> title(piece) & 1 == 1;
        let both = |piece: u8| works.has(twin(piece));
        let before = self.decided;
        let was_decided = |piece: u8| before >> title(piece) & 1 == 1;
        let is_settled = |piece: u8| is_known(piece) || !self.strict && was_decided(piece);
        for piece in works.iter().filter(|piece| is_settled(*piece) || both(*piece)) {
            // Of two copies of a title one is genuine, whichever it is.
            let is_genuine = if is_settled(piece) { state.genuine.has(piece) } else { piece.is_multiple_of(2) };
            take(is_genuine, &mut genuine, &mut forged);
        }
        let open: Cards = works.iter().filter(|piece| !is_settled(*piece)).collect();
        for piece in open.iter() {
            let was_decided = self.decided >> title(piece) & 1 == 1;
            let is_genuine = if both(piece) {
                if was_decided {
                    continue;
                }
                dealer.below(2) == 1
            } else {
                let is_genuine = dealer.below((genuine + forged).max(1)) < genuine;
                take(is_genuine, &mut genuine, &mut forged);
                is_genuine
            };
            if was_decided {
                if state.genuine.has(piece) != is_genuine {
                    return None;
                }
                continue;
            }
            self.decided |= 1 << title(piece);
            settle(state, piece, is_genuine);
        }
        Some((genuine, forged))
    }
}

fn take(is_genuine: bool, genuine: &mut u32, forged: &mut u32) {
    let urn = if is_genuine { genuine } else { forged };
    *urn = urn.saturating_sub(1);
}

/// Makes a copy genuine or forged, and its twin the other.
fn settle(state: &mut State, piece: u8, is_genuine: bool) {
    let (genuine, forged) = if is_genuine { (piece, twin(piece)) } else { (twin(piece), piece) };
    state.genuine.remove(forged);
    state.genuine = state.genuine.or([genuine].into_iter().collect());
}

/// SP-11.3: the works that only their owners have seen, and the stack.
fn sample_works(state: &mut State, observer: Seat, urns: &Urns, dealer: &mut Dealer) {
    let mut unseen = state.stack;
    for seat in state.others(observer) {
        unseen = unseen.or(state.players[seat].works.without(state.seen));
    }
    for seat in state.others(observer) {
        let player = &mut state.players[seat];
        let hidden = player.works.without(state.seen).len();
        let (mut genuine, mut forged) = urns[seat.index()];
        // What came from the collection unseen was of the five or drawn later: so is what is left there.
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
        if state.offers_secret && player.offered.is_some() {
            player.offered = { player.works }.draw(dealer);
        }
    }
    state.stack = unseen;
}

/// SP-11.4: what others found out about works of their own, which nobody saw them inspect.
fn sample_findings(state: &mut State, observer: Seat, dealer: &mut Dealer) {
    let public = state.public;
    for seat in state.others(observer) {
        let player = &mut state.players[seat];
        let secret = (player.known & !player.watched & !public).count_ones();
        player.known = player.watched;
        for _ in 0..secret {
            if let Some(piece) = unwatched(player, public).draw(dealer) {
                player.known |= 1 << title(piece);
            }
        }
    }
    // Who has just inspected a work of the collection knows it, but nobody else knows which it was.
    let Some(&Item { seat, task: Task::Publish(piece) }) = state.agenda.top() else { return };
    let offered = |other: Seat| state.players[other].offered == Some(piece);
    if seat == observer || state.displayed == Some(piece) || state.seats.each().any(offered) {
        return;
    }
    let player = &mut state.players[seat];
    let (secret, offered) = (player.known & !player.watched & !public, player.offered);
    let hidden: Cards = player.works.iter().filter(|piece| Some(*piece) != offered).collect();
    let known: Cards = hidden.iter().filter(|piece| secret >> title(*piece) & 1 == 1).collect();
    let supposed = { known }.draw(dealer).or_else(|| { hidden }.draw(dealer));
    if let Some(piece) = supposed {
        player.known |= 1 << title(piece);
        state.agenda.pop();
        state.agenda.push(Item { seat, task: Task::Publish(piece) });
    }
}

/// The works of a player of which neither all know the worth nor all saw the player inspect them.
fn unwatched(player: &Player, public: u32) -> Cards {
    let told = player.known | public;
    let is_secret = |piece: &u8| told >> title(*piece) & 1 == 0 && Some(*piece) != player.offered;
    player.works.iter().filter(is_secret).collect()
}
