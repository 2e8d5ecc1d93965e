//! Chapters 2 and 3: the turn, the ink jar and the four options.

use rondel::Seat;

use super::Table;
use super::option_c::a_half_brings_a_card;
use super::telling::{MOVES, OPTION_A, OPTION_B, OPTION_C, OPTION_D};
use crate::action::Action;
use crate::content::{Content, Goods, SPACES, SpecialId};
use crate::state::{CardRef, State, Task, dark_slot};
use crate::words;

/// Maximum length of a move, in spaces (RC-2.3).
pub(crate) const LONGEST_MOVE: u8 = SPACES;

/// Returns the cost of a move for a city, in products (RC-2.4, RC-2.6).
#[inline]
pub(crate) fn movement_cost(content: &Content, state: &State, seat: Seat, spaces: u8) -> u8 {
    let ships = state.cities[seat].ships;
    let has_free_space = !ships.and(content.holders.free_space).is_empty();
    content.move_costs[usize::from(has_free_space)][usize::from(spaces)]
}

/// Returns whether option A is available. It requires a card at the ink jar (RC-3.2, RC-3.10).
pub(crate) fn may_choose_a(state: &State) -> bool {
    state.card_at(state.jar.place()).is_some()
}

/// Returns whether option C is available. It requires a letter (RC-3.5) or ship 18 (RC-8.10), and a special
/// card to play, either in hand or provided by the A half (RC-3.8, RC-3.11).
pub(crate) fn may_choose_c(content: &Content, state: &State, seat: Seat) -> bool {
    let city = &state.cities[seat];
    let paid = city.letters > 0 || is_option_c_free(content, state, seat);
    paid && (!city.hand.is_empty() || a_half_brings_a_card(content, state, seat))
}

/// Returns whether ship 18 waives the letter for option C (RC-8.10).
pub(crate) fn is_option_c_free(content: &Content, state: &State, seat: Seat) -> bool {
    !state.cities[seat].ships.and(content.holders.free_option_c).is_empty()
}

/// Returns whether option D is available. Only special cards can be taken, not basic cards (RC-3.9).
pub(crate) fn may_choose_d(state: &State) -> bool {
    dark_slot(state.jar.place()).is_some_and(|slot| state.dark.get(slot).is_some())
}

impl Table<'_> {
    /// Moves the ink jar clockwise (RC-2.2). A city that passes the bell takes the bell token, and the
    /// off-season takes place after the payment and before an option is chosen (RC-2.8).
    pub(crate) fn move_jar(&mut self, seat: Seat, spaces: u8) {
        let cost = movement_cost(self.content, self.state, seat, spaces);
        self.show_the_way(spaces);
        let passes_the_bell = self.state.jar.advance(spaces);
        self.say(MOVES, seat, |told| told.with("spaces", spaces).about([words::JAR]));
        self.open(seat, Task::ChooseOption);
        if passes_the_bell {
            self.open(seat, Task::OffSeason(1));
        }
        if cost > 0 {
            self.open(seat, Task::PayMove(cost));
        }
    }

    /// Pays for a move with products of the city's choice (RC-2.5).
    pub(crate) fn pay_for_move(&mut self, seat: Seat, owed: u8, goods: Goods) {
        self.pay(seat, &goods);
        let left = owed - goods.total() as u8;
        if left > 0 {
            self.open(seat, Task::PayMove(left));
        }
    }

    /// Carries out one of the four options (RC-3.1).
    pub(crate) fn choose_option(&mut self, seat: Seat, option: Action) {
        match option {
            Action::OptionA => self.use_card_at_jar(seat),
            Action::OptionB(card) => self.play_from_hand(seat, card),
            Action::OptionC => self.choose_both(seat),
            Action::OptionD => self.take_into_hand(seat),
            other => unreachable!("{other:?} is no option"),
        }
    }

    /// Performs the card at the ink jar (option A). The card stays there (RC-3.2).
    fn use_card_at_jar(&mut self, seat: Seat) {
        let card = self.state.card_at(self.state.jar.place()).expect("option A needs a card");
        let content = self.content;
        self.say(OPTION_A, seat, |told| {
            let place = told.state.jar.place();
            told.with("card", words::card_said(content, card)).about([words::card_element(card, place)])
        });
        self.begin_card(seat, card);
    }

    /// Performs a card from the hand and then discards it (option B, RC-3.4).
    fn play_from_hand(&mut self, seat: Seat, card: SpecialId) {
        let city = self.city(seat);
        city.hand.remove(card);
        if !city.known.remove(card) {
            // The rival sees a card that only the card's owner knew, so this cannot be undone.
            self.dealer.show_secret();
        }
        self.state.in_play.add(card);
        let name = CardRef::special(card);
        let content = self.content;
        self.say(OPTION_B, seat, |told| {
            told.with("card", words::card_said(content, name)).about([words::special(card)])
        });
        self.open(seat, Task::Discard(card));
        self.begin_card(seat, name);
    }

    /// Begins option C. The letter is paid before either card is used (RC-3.5, RC-3.6).
    fn choose_both(&mut self, seat: Seat) {
        self.say(OPTION_C, seat, |told| told);
        if !is_option_c_free(self.content, self.state, seat) {
            self.pay_letters(seat, 1);
        }
        self.open(seat, Task::BothOptions { a: may_choose_a(self.state), b: true });
    }

    /// Begins one half of option C. This half is finished before the other half begins, and the second half may
    /// be declined (RC-3.7).
    pub(crate) fn choose_half(&mut self, seat: Seat, a: bool, b: bool, half: Action) {
        match half {
            Action::OptionA => {
                self.open(seat, Task::BothOptions { a: false, b });
                self.use_card_at_jar(seat);
            }
            Action::OptionB(card) => {
                self.open(seat, Task::BothOptions { a, b: false });
                self.play_from_hand(seat, card);
            }
            // RC-3.7: the second half is declined.
            Action::Finish => {}
            other => unreachable!("{other:?} is no half of option C"),
        }
    }

    /// Takes the special card at the ink jar into the hand (option D, RC-3.9). The rival has seen this card
    /// (RC-13.3).
    fn take_into_hand(&mut self, seat: Seat) {
        let slot = dark_slot(self.state.jar.place()).expect("option D needs a dark space");
        let card = self.state.dark.take(slot).expect("option D needs a card");
        let city = self.city(seat);
        city.hand.add(card);
        city.known.add(card);
        let content = self.content;
        self.say(OPTION_D, seat, |told| {
            told.with("card", words::card_said(content, CardRef::special(card))).about([words::special(card)])
        });
    }
}
