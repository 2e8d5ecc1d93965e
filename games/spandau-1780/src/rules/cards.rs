//! Chapter 7: playing cards. Also the beginning of chapter 8: drawing cards.

use rondel::components::Kind;
use rondel::line::{small, usual};
use rondel::{Flow, Seat, Text};

use super::Table;
use crate::action::Action;
use crate::content::{Card, Content, DeckKind, Good, Symbol, Symbols};
use crate::plugin::Drawn;
use crate::state::{CardId, State, Task, count_of, each_card};
use crate::words;

/// Returns the maximum number of active cards, which is the number of controlled regions (SP-7.1).
#[inline]
pub(crate) fn limit(state: &State, seat: Seat) -> u32 {
    state.players[seat].influence.controlled().len()
}

/// Returns the card with this ID.
#[inline]
pub(crate) fn card(content: &Content, card: CardId) -> &Card {
    &content.cards[card.deck().index()][usize::from(card.number())]
}

/// Returns whether the required symbols are present (SP-7.2), including those for coins and goods (SP-7.3).
#[inline]
pub(crate) fn shows(symbols: Symbols, card: &Card) -> bool {
    symbols.holds(card.needs.plus(card.pays))
}

/// Returns whether the player can pay the coins and goods that a card requires (SP-7.3).
pub(crate) fn can_pay(state: &State, seat: Seat, card: &Card) -> bool {
    card.pays.is_empty()
        || state.players[seat].coins >= u16::from(card.pays.count(Symbol::Coin))
            && Good::ALL.iter().all(|good| state.stock(seat, *good) >= card.pays.count(Symbol::of_good(*good)))
}

/// Returns whether a player is asked to play cards. This requires hand cards, and either space for a card or an
/// active card to replace. The question must not depend on which cards are in the hand, because its absence
/// would reveal them (SP-11.1).
pub(crate) fn is_asked(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    count_of(&player.hand) > 0 && (limit(state, seat) > 0 || count_of(&player.active) > 0)
}

/// Calls `see` with every way to play a card now, as an additional card or in place of an active one (SP-7.4).
pub(crate) fn each_play(content: &Content, state: &State, seat: Seat, mut see: impl FnMut(Action)) {
    let player = &state.players[seat];
    if count_of(&player.hand) == 0 {
        return;
    }
    let (active, limit) = (count_of(&player.active), limit(state, seat));
    if active >= limit && active == 0 {
        return;
    }
    let symbols = state.symbols(content, seat);
    for id in each_card(player.hand) {
        let entry = card(content, id);
        // If the requirements are not met with all active cards, they are not met with one fewer.
        if !shows(symbols, entry) || !can_pay(state, seat, entry) {
            continue;
        }
        if active < limit {
            see(Action::Play(id));
        } else {
            let without = |old: &CardId| shows(symbols.minus(card(content, *old).gives), entry);
            each_card(player.active).filter(without).for_each(|old| see(Action::Replace(id, old)));
        }
    }
}

impl Table<'_> {
    /// Plays a card, in place of an active one if the limit is reached (SP-7.4). Its benefits count immediately
    /// (SP-7.5). Nothing else ever removes an active card (SP-7.6).
    pub(super) fn play_card(&mut self, seat: Seat, id: CardId, old: Option<CardId>) {
        let rules = self.rules;
        let entry = card(&rules.content, id);
        self.move_coins(Some(seat), None, entry.pays.count(Symbol::Coin).into());
        for good in Good::ALL {
            self.give_goods(seat, *good, entry.pays.count(Symbol::of_good(*good)));
        }
        let player = self.player(seat);
        player.hand[id.deck().index()].remove(id.number());
        player.activate(id);
        let card_laid = words::card_element(id);
        self.dealer
            .flow(move || Flow::of(words::card_back(id.deck()), 1_u16).from(words::portrait(seat)).to(card_laid));
        let about = [card_laid, words::limit_element(seat)];
        if let Some(old) = old {
            self.player(seat).deactivate(old);
            self.add_to_discards(old, words::card_element(old));
            let line = usual("log-replace").brief("brief-replace");
            let name = move || card(&rules.content, old).name();
            self.say(line, seat, move |text| text.with("card", entry.name()).with("old", name()), about);
        } else {
            self.say(usual("log-play").brief("brief-play"), seat, move |text| text.with("card", entry.name()), about);
        }
        self.open(seat, Task::PlayCards);
    }

    /// Draws a card for each uncovered card symbol, face down (SP-8.1).
    pub(super) fn draw_cards(&mut self, seat: Seat) {
        let symbols = self.state.symbols(&self.rules.content, seat);
        let mut counts = [0_u8; 3];
        for deck in DeckKind::ALL {
            for _ in 0..symbols.count(Symbol::of_deck(*deck)) {
                counts[deck.index()] += u8::from(self.draw_card(seat, *deck));
            }
        }
        if counts != [0; 3] {
            self.cards_drawn(seat, counts);
            let line = small("log-draw").brief("brief-draw");
            let all: u8 = counts.iter().sum();
            let fill = move |text: Text| text.with("what", words::cards(counts)).with("count", all);
            self.say(line, seat, fill, [words::portrait(seat)]);
        }
    }

    /// Draws a card and returns whether there was one. An empty pile is first refilled from its discards (SP-8.2).
    fn draw_card(&mut self, seat: Seat, deck: DeckKind) -> bool {
        let Some(drawn) = self.state.decks[deck.index()].draw(self.dealer) else { return false };
        if drawn.reshuffled {
            let line = usual("log-reshuffle");
            self.tell(line, move |text| text.with("deck", words::deck(deck)), [words::deck_element(deck)]);
        }
        let to_hand = self.rules.setup.drawn == Drawn::ToHand;
        let player = self.player(seat);
        let cards = if to_hand { &mut player.hand } else { &mut player.drawn };
        cards[deck.index()].add(drawn.card);
        true
    }

    /// Moves the cards that are still face down to the hand (SP-8.13).
    pub(super) fn take_drawn(&mut self, seat: Seat) {
        if count_of(&self.state.players[seat].drawn) == 0 {
            return;
        }
        self.moment();
        // The player now sees the cards, so this cannot be undone.
        self.dealer.show_secret();
        let drawn = self.state.players[seat].drawn;
        let decks = DeckKind::ALL.iter().filter(move |deck| !drawn[deck.index()].is_empty());
        let about = decks.map(move |deck| words::hand_element(seat, *deck));
        self.say(small("log-take-drawn"), seat, |text| text, [words::portrait(seat)].into_iter().chain(about));
        let player = self.player(seat);
        for (hand, drawn) in player.hand.iter_mut().zip(&mut player.drawn) {
            *hand = hand.or(std::mem::take(drawn));
        }
    }
}
