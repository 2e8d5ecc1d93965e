//! The rules, one file per chapter of the rulebook.
//!
//! [`legal`] looks at the innermost open task and lists what may be done; [`play`] does it and then settles everything
//! that needs no decision.

pub(crate) mod actions;
pub(crate) mod cards;
pub(crate) mod gains;
pub(crate) mod lawsuits;
pub(crate) mod legal;
pub(crate) mod option_c;
pub(crate) mod possible;
pub(crate) mod prestige;
pub(crate) mod scoring;
pub(crate) mod season;
pub(crate) mod settle;
pub(crate) mod setup;
pub(crate) mod ships;
pub(crate) mod telling;
pub(crate) mod turn;

use rondel::{Dealer, Seat, Text};

use crate::action::Action;
use crate::content::Content;
use crate::state::{City, End, Ending, Item, State, Task};
use crate::words;
use telling::{LEAVES, WINS};

/// The table while something happens on it.
pub(crate) struct Table<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a mut State,
    pub(crate) dealer: &'a mut Dealer,
    /// Whether the city whose turn it is has gained a letter since somebody last decided (RC-5.29).
    letter_gained: bool,
    /// Who decided what happens now.
    mover: Option<Seat>,
    /// The table as it was when something was last told, where somebody listens.
    told_so_far: Option<State>,
}

/// Plays a legal action and settles all that follows without a decision.
pub(crate) fn play(table: &mut Table<'_>, action: Action) {
    table.resolve(action);
    table.settle();
}

impl<'a> Table<'a> {
    /// The table, at which nothing has happened yet.
    pub(crate) fn new(content: &'a Content, state: &'a mut State, dealer: &'a mut Dealer) -> Self {
        Self { content, state, dealer, letter_gained: false, mover: None, told_so_far: None }
    }
}

impl Table<'_> {
    /// Does what was decided for the innermost task.
    fn resolve(&mut self, action: Action) {
        let item = *self.state.agenda.top().expect("a city decides");
        let seat = item.seat;
        self.mover = Some(seat);
        if let Action::Exchange(give, take) = action {
            return self.exchange_letter(seat, give, take);
        }
        self.state.agenda.pop();
        match (item.task, action) {
            (Task::FirstProduct, Action::Take(product)) => self.take_first_product(seat, product),
            (Task::MoveJar, Action::MoveJar(spaces)) => self.move_jar(seat, spaces),
            (Task::PayMove(owed), Action::Pay(goods)) => self.pay_for_move(seat, owed, goods),
            (Task::ChooseOption, option) => self.choose_option(seat, option),
            (Task::BothOptions { a, b }, half) => self.choose_half(seat, a, b, half),
            (Task::Card { card, open }, Action::Perform(part)) => self.perform(seat, card, open, part),
            (Task::Produce(what, count), Action::Produce(product, factories)) => {
                self.produce(seat, what, product, count, factories);
            }
            (Task::TakeAny { left, gained, favoured }, Action::Take(product)) => {
                self.take_any(seat, product, left, gained, favoured);
            }
            (Task::Donate { what, price, stars, times, gained }, Action::Pay(goods)) => {
                self.donate(seat, goods, stars, gained);
                if times > 1 {
                    self.open(seat, Task::Donate { what, price, stars, times: times - 1, gained: true });
                }
            }
            (Task::Swap(times), Action::Swap(give, take)) => self.swap(seat, give, take, times),
            (Task::PayFactory(_), Action::Pay(goods)) => self.build_factory(seat, Some(goods)),
            (Task::Offer(effect), Action::Accept) => self.start(seat, effect),
            (Task::RepeatPrestige { alliance, ship }, repeat) => self.repeat_prestige(seat, alliance, ship, repeat),
            (Task::RepeatDraw, Action::RepeatWithAlliance) => self.repeat_draw(seat),
            (Task::FormAlliance, Action::Ally(card)) => self.form_alliance(seat, card),
            (Task::BuyShip, Action::Buy(card)) => self.buy_ship(seat, card),
            (Task::Advance { repeat }, Action::Advance(slot)) => self.advance_lawsuit(seat, slot, repeat),
            (Task::SwayAgain { slot, left }, Action::Accept) => self.sway_again(seat, slot, left),
            (Task::RepeatLawsuit, Action::Pay(goods)) => self.repeat_lawsuit(seat, goods),
            (Task::Court, ruling) => self.court_ruling(seat, ruling),
            (Task::Steal(left), Action::Take(product)) => self.steal(seat, product, left),
            (Task::Upkeep(card), choice) => self.upkeep(seat, card, choice),
            (Task::Card { card, .. }, Action::Finish) => {
                let content = self.content;
                self.say(LEAVES, seat, |told| {
                    let place = told.state.jar.place();
                    told.with("card", words::card_said(content, card)).about([words::card_element(card, place)])
                });
            }
            // What is left is forfeited or declined (RC-4.5).
            (_, Action::Finish | Action::Decline) => {}
            (task, action) => unreachable!("{action:?} is not legal at {task:?}"),
        }
    }

    /// Puts something on the agenda that comes before all that is open.
    #[inline]
    pub(crate) fn open(&mut self, seat: Seat, task: Task) {
        self.state.agenda.push(Item { seat, task });
    }

    /// What lies before a city.
    #[inline]
    pub(crate) fn city(&mut self, seat: Seat) -> &mut City {
        &mut self.state.cities[seat]
    }

    /// RC-11.5: an instant win counts the moment it happens, and the game stops there.
    pub(crate) fn win(&mut self, winner: Seat, by: Ending) {
        if self.state.end.is_none() {
            self.state.end = Some(End { winner, by });
            self.say(WINS, winner, |told| {
                let won = words::won_by(&told.state.cities[winner], by);
                told.with("by", Text::new(by.key())).about(won)
            });
        }
    }
}
