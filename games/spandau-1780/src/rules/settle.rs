//! Tasks that are carried out without a decision.

use rondel::Seat;
use rondel::components::Kind;

use super::Table;
use super::{artist, auction, berlin, cards, collections, exchange, influence, setup};
use crate::action::Action;
use crate::content::DeckKind;
use crate::state::{Item, Task, each_card};

impl Table<'_> {
    /// Carries out everything that needs no decision, until a player must decide or the game is over.
    pub(crate) fn settle(&mut self) {
        while self.state.ended.is_none() {
            let Some(&Item { seat, task }) = self.state.agenda.top() else {
                self.begin_round();
                continue;
            };
            if self.needs_decision(seat, task) {
                return;
            }
            self.state.agenda.pop();
            self.do_at_once(seat, task);
        }
        self.state.agenda.clear();
        self.count_works();
    }

    /// Returns whether a task leaves anything to decide.
    fn needs_decision(&self, seat: Seat, task: Task) -> bool {
        let (rules, state) = (self.rules, &*self.state);
        let content = &rules.content;
        let player = &state.players[seat];
        match task {
            Task::ChooseBoard | Task::Assert { .. } | Task::Advance | Task::Publish(_) => true,
            Task::StartPlacing => setup::places_at_start(rules, state, seat).iter().any(|places| !places.is_empty()),
            Task::ChooseStone(field) => {
                let terrain = content.atlas.terrain_of(field);
                influence::stones_for(content, state, seat, terrain).nth(1).is_some()
            }
            Task::Discard(left) => {
                let kinds = DeckKind::ALL.iter().filter(|deck| !player.drawn[deck.index()].is_empty()).count();
                let hand = crate::state::count_of(&player.hand);
                influence::cards_to_spend(player) > u32::from(left) && kinds + hand as usize > 1
            }
            Task::Offer => player.works.len() > 1,
            Task::Bid => !auction::bids(state, seat).is_empty(),
            Task::Pay => auction::is_payment_a_choice(state, seat),
            Task::Inspect(_) => artist::is_asked(state, seat),
            Task::PlayCards => cards::is_asked(state, seat),
            Task::Grow(_) => berlin::can_grow(rules, state),
            Task::MoveForBerlin(from) | Task::MoveStone(from) => influence::targets(content, state, from).len() > 1,
            Task::Expand => {
                let mut can = influence::can_place(rules, state, seat);
                if !can {
                    influence::each_displacement(content, state, seat, |_| can = true);
                }
                can
            }
            Task::Exchange => exchange::partners(state, seat).nth(1).is_some(),
            Task::LastClaim => collections::is_asked(content, state, seat),
            Task::Show(collection) => !collections::to_show(content, state, seat, collection).is_empty(),
            _ => false,
        }
    }

    /// Carries out a task that never needs a decision, or that leaves only one option.
    // Kept out of the calling loop, which runs at every ply, because playouts are faster that way.
    #[inline(never)]
    fn do_at_once(&mut self, seat: Seat, task: Task) {
        match task {
            Task::FirstCards => self.draw_first_cards(),
            Task::DealWorks => self.deal_works(),
            Task::ShowOffers => self.show_offers(),
            Task::Auction => self.open_auction(),
            Task::Turn => self.begin_turn(seat),
            Task::Phase(phase) => self.begin_phase(phase),
            Task::Act(phase) => self.act(seat, phase),
            Task::TakeDrawn => self.take_drawn(seat),
            Task::StartPlacing => self.pass_at_start(seat),
            Task::ChooseStone(field) => {
                let terrain = self.rules.content.atlas.terrain_of(field);
                let only = influence::stones_for(&self.rules.content, self.state, seat, terrain).next();
                if let Some(spot) = only {
                    self.place_stone(seat, field, spot);
                }
            }
            Task::Discard(left) => {
                let only = each_card(self.state.players[seat].hand).next();
                let drawn = self.state.players[seat].drawn;
                let face_down = DeckKind::ALL.iter().find(|deck| !drawn[deck.index()].is_empty());
                if let Some(card) = only {
                    self.discard(seat, card, left);
                } else if let Some(deck) = face_down {
                    self.discard_drawn(seat, *deck, left);
                }
            }
            Task::Offer => {
                if let Some(piece) = self.state.players[seat].works.iter().next() {
                    self.offer(seat, piece);
                }
            }
            Task::Bid => self.drop_out(seat, false),
            Task::Pay => {
                let mut only = Action::PayCoins;
                auction::each_payment(self.state, seat, |action| only = action);
                self.pay(seat, only);
            }
            Task::Grow(_) => self.cannot_grow(),
            Task::MoveForBerlin(from) | Task::MoveStone(from) => {
                let only = influence::targets(&self.rules.content, self.state, from).iter().next();
                match (only, task) {
                    (Some(to), Task::MoveForBerlin(_)) => self.move_for_berlin(seat, from, to),
                    (Some(to), _) => self.move_stone(seat, from, to),
                    (None, task) => unreachable!("{task:?}: a stone is displaced only where it can go"),
                }
            }
            Task::Exchange => {
                let only = exchange::partners(self.state, seat).next();
                if let Some(partner) = only {
                    self.moment();
                    self.exchange(seat, partner);
                }
            }
            Task::Show(collection) => self.show_works(seat, collection),
            // Nothing to do.
            Task::Inspect(_) | Task::PlayCards | Task::Expand | Task::LastClaim => {}
            Task::ChooseBoard | Task::Assert { .. } | Task::Advance | Task::Publish(_) => {
                unreachable!("{task:?} is decided")
            }
        }
    }
}
