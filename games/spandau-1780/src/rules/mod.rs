//! The rules, one file per chapter or part of a chapter.
//!
//! [`legal`] lists the legal actions for the innermost open task. [`play`] carries out an action, followed by
//! everything that needs no decision.

pub(crate) mod army;
pub(crate) mod artist;
pub(crate) mod auction;
pub(crate) mod berlin;
pub(crate) mod cards;
pub(crate) mod collections;
pub(crate) mod ending;
pub(crate) mod exchange;
pub(crate) mod harvest;
pub(crate) mod influence;
pub(crate) mod legal;
mod moving;
pub(crate) mod palace;
pub(crate) mod settle;
pub(crate) mod setup;
mod telling;
pub(crate) mod turns;
pub(crate) mod works;

use rondel::line::small;
use rondel::{Dealer, Seat};

use crate::Spandau;
use crate::action::Action;
use crate::state::{Item, Player, State, Task};

/// The table while an action is being carried out.
pub(crate) struct Table<'a> {
    pub(crate) rules: &'a Spandau,
    pub(crate) state: &'a mut State,
    pub(crate) dealer: &'a mut Dealer,
    /// The seat that made the decision; `None` during the set-up and in a harvest.
    mover: Option<Seat>,
    /// The seat whose action has begun since the decision.
    acting: Option<Seat>,
}

/// Carries out a legal action and everything that follows without a decision.
pub(crate) fn play(table: &mut Table<'_>, action: Action) {
    table.resolve(action);
    table.settle();
}

impl<'a> Table<'a> {
    /// Wraps the state for an action that is about to be carried out.
    pub(crate) fn of(rules: &'a Spandau, state: &'a mut State, dealer: &'a mut Dealer) -> Self {
        Self { rules, state, dealer, mover: None, acting: None }
    }
}

impl Table<'_> {
    /// Carries out a decision for the innermost task.
    #[inline]
    fn resolve(&mut self, action: Action) {
        let Item { seat, task } = *self.state.agenda.top().expect("a player decides");
        self.mover = Some(seat);
        match action {
            Action::Claim(place) => return self.claim_open(seat, place),
            Action::ClaimPrivate => return self.claim_private(seat),
            _ => {}
        }
        self.state.agenda.pop();
        match (task, action) {
            (Task::ChooseBoard, Action::Board(side)) => self.choose_board(seat, side),
            (Task::StartPlacing, Action::Place(field)) => self.place_at_start(seat, field),
            (Task::StartPlacing, Action::Finish) => self.pass_at_start(seat),
            (Task::ChooseStone(field), Action::Stone(spot)) => self.place_stone(seat, field, spot),
            (Task::Discard(left), Action::Discard(card)) => self.discard(seat, card, left),
            (Task::Discard(left), Action::DiscardDrawn(deck)) => self.discard_drawn(seat, deck, left),
            (Task::Offer, Action::Offer(piece)) => self.offer(seat, piece),
            (Task::Bid, Action::Bid(amount)) => self.bid(seat, amount),
            (Task::Bid, Action::DropOut) => self.drop_out(seat, true),
            (Task::Pay, action) => self.pay(seat, action),
            (Task::Assert { surplus }, Action::Assert) => self.assert_influence(seat, surplus),
            (Task::Advance, Action::Advance) => self.advance(seat),
            (Task::Inspect(left), Action::Inspect(piece)) => self.inspect(seat, piece, left),
            (Task::Publish(piece), Action::Publish) => self.make_public(seat, piece),
            (Task::PlayCards, Action::Play(card)) => self.play_card(seat, card, None),
            (Task::PlayCards, Action::Replace(card, old)) => self.play_card(seat, card, Some(old)),
            (Task::Grow(left), Action::Place(field)) => self.grow(seat, field, left),
            (Task::Grow(left), Action::Displace(field)) => self.displace_for_berlin(seat, field, left),
            (Task::MoveForBerlin(from), Action::Move(to)) => self.move_for_berlin(seat, from, to),
            (Task::Expand, Action::Place(field)) => self.place(seat, field),
            (Task::Expand, Action::Displace(field)) => self.displace(seat, field),
            (Task::MoveStone(from), Action::Move(to)) => self.move_stone(seat, from, to),
            (Task::Exchange, Action::Exchange(partner)) => self.exchange(seat, partner),
            (Task::Show(collection), Action::Show(piece)) => self.choose_to_show(seat, collection, piece),
            (Task::Publish(_), Action::Finish) => {
                self.say(small("log-keep-secret"), seat, |text| text, [crate::words::portrait(seat)]);
            }
            // Any other task is declined or ended.
            (_, Action::Finish) => {}
            (task, action) => unreachable!("{action:?} is not legal at {task:?}"),
        }
    }

    /// Adds a task that takes precedence over all open tasks.
    #[inline]
    pub(crate) fn open(&mut self, seat: Seat, task: Task) {
        self.state.agenda.push(Item { seat, task });
    }

    /// Returns a player's state.
    #[inline]
    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat]
    }
}
