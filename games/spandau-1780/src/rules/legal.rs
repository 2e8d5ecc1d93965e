//! Legal actions.

use rondel::components::Kind;
use rondel::{Dealer, Seat};

use super::{artist, auction, berlin, cards, collections, exchange, influence, setup};
use crate::Spandau;
use crate::action::Action;
use crate::content::{DeckKind, Stones};
use crate::state::{Item, State, Task, each_card};

/// Appends all legal actions of the deciding player to `into`.
pub(crate) fn legal(rules: &Spandau, state: &State, into: &mut Vec<Action>) {
    let Some(Item { seat, task }) = state.asked() else { return };
    for places in fields(rules, state, seat, task).into_iter().flatten() {
        into.extend(places.iter().map(Action::Place));
    }
    others(rules, state, seat, task, into);
}

/// Returns a random legal action, with equal probability for each, without listing every field and every bid.
/// Draws a single number and counts in the order of [`legal`], so that games can be reproduced.
pub(crate) fn any(rules: &Spandau, state: &State, dealer: &mut Dealer, buffer: &mut Vec<Action>) -> Action {
    let Item { seat, task } = state.asked().expect("a player decides");
    if let Task::Bid = task {
        let bids = auction::bids(state, seat);
        let place = dealer.below(1 + bids.len() as u32) as u16;
        return if place == 0 { Action::DropOut } else { Action::Bid(bids.start() + place - 1) };
    }
    buffer.clear();
    others(rules, state, seat, task, buffer);
    let Some(fields) = fields(rules, state, seat, task) else {
        return buffer[dealer.below(buffer.len() as u32) as usize];
    };
    let counts = fields.map(Stones::len);
    let mut place = dealer.below(counts.iter().sum::<u32>() + buffer.len() as u32);
    for (fields, count) in fields.iter().zip(counts) {
        if place < count {
            return Action::Place(fields.nth(place));
        }
        place -= count;
    }
    buffer[place as usize]
}

/// Returns the fields, by terrain, where a stone may be placed now; `None` if the task is not about placing stones.
#[inline]
fn fields(rules: &Spandau, state: &State, seat: Seat, task: Task) -> Option<[Stones; 4]> {
    match task {
        Task::StartPlacing => Some(setup::places_at_start(rules, state, seat)),
        Task::Grow(_) => Some(berlin::places(rules, state)),
        Task::Expand => Some(influence::places(rules, state, seat)),
        _ => None,
    }
}

/// Appends all other legal actions of the deciding player.
fn others(rules: &Spandau, state: &State, seat: Seat, task: Task, into: &mut Vec<Action>) {
    let content = &rules.content;
    let player = &state.players[seat];
    match task {
        Task::ChooseBoard => into.extend(setup::free_sides(rules, state).map(Action::Board)),
        Task::StartPlacing => {
            if !player.influence.is_empty() {
                into.push(Action::Finish);
            }
        }
        Task::ChooseStone(field) => {
            let terrain = content.atlas.terrain_of(field);
            into.extend(influence::stones_for(content, state, seat, terrain).map(Action::Stone));
        }
        Task::Discard(_) => {
            into.extend(each_card(player.hand).map(Action::Discard));
            let face_down = DeckKind::ALL.iter().filter(|deck| !player.drawn[deck.index()].is_empty());
            into.extend(face_down.map(|deck| Action::DiscardDrawn(*deck)));
        }
        Task::Offer => into.extend(player.works.iter().map(Action::Offer)),
        Task::Bid => {
            into.push(Action::DropOut);
            into.extend(auction::bids(state, seat).map(Action::Bid));
        }
        Task::Pay => auction::each_payment(state, seat, |action| into.push(action)),
        Task::Assert { .. } => into.extend([Action::Assert, Action::Finish]),
        Task::Advance => into.extend([Action::Advance, Action::Finish]),
        Task::Inspect(_) => {
            if artist::can_pay(state, seat) {
                into.extend(artist::inspectable(state, seat).iter().map(Action::Inspect));
            }
            into.push(Action::Finish);
        }
        Task::Publish(_) => into.extend([Action::Publish, Action::Finish]),
        Task::PlayCards => {
            cards::each_play(content, state, seat, |action| into.push(action));
            into.push(Action::Finish);
        }
        Task::Grow(_) => berlin::each_displacement(rules, state, |field| into.push(Action::Displace(field))),
        Task::MoveForBerlin(from) | Task::MoveStone(from) => {
            into.extend(influence::targets(content, state, from).iter().map(Action::Move));
        }
        Task::Expand => {
            influence::each_displacement(content, state, seat, |field| into.push(Action::Displace(field)));
            into.push(Action::Finish);
        }
        Task::Exchange => into.extend(exchange::partners(state, seat).map(Action::Exchange)),
        Task::LastClaim => into.push(Action::Finish),
        Task::Show(collection) => {
            into.extend(collections::to_show(content, state, seat, collection).iter().map(Action::Show));
        }
        _ => unreachable!("{task:?} is done without asking"),
    }
    claims(rules, state, seat, task, into);
}

fn claims(rules: &Spandau, state: &State, seat: Seat, task: Task, into: &mut Vec<Action>) {
    if collections::is_claim_time(state, seat, task) {
        into.extend(collections::claimable(&rules.content, state, seat).map(Action::Claim));
        if collections::private_claimable(&rules.content, state, seat) {
            into.push(Action::ClaimPrivate);
        }
    }
}
