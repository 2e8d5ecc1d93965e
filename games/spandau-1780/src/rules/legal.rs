//! What may be done now.

use rondel::Seat;
use rondel::components::Kind;

use super::{artist, auction, berlin, cards, collections, exchange, influence, setup};
use crate::Spandau;
use crate::action::Action;
use crate::content::{DeckKind, Stones};
use crate::state::{Item, State, Task, each_card};

/// Appends everything the deciding player may do.
pub(crate) fn legal(rules: &Spandau, state: &State, into: &mut Vec<Action>) {
    let Some(Item { seat, task }) = state.asked() else { return };
    let content = &rules.content;
    let player = &state.players[seat];
    match task {
        Task::ChooseBoard => into.extend(setup::free_sides(rules, state).map(Action::Board)),
        Task::StartPlacing => {
            place(&setup::places_at_start(rules, state, seat), into);
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
        Task::Pay(payment) => auction::each_payment(state, seat, &payment, |action| into.push(action)),
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
        Task::Grow(_) => {
            place(&berlin::places(rules, state), into);
            berlin::each_displacement(rules, state, |field| into.push(Action::Displace(field)));
        }
        Task::MoveForBerlin(from) | Task::MoveStone(from) => {
            into.extend(influence::targets(content, state, from).iter().map(Action::Move));
        }
        Task::Expand => {
            place(&influence::places(rules, state, seat), into);
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

fn place(places: &[Stones; 4], into: &mut Vec<Action>) {
    for places in places {
        into.extend(places.iter().map(Action::Place));
    }
}

fn claims(rules: &Spandau, state: &State, seat: Seat, task: Task, into: &mut Vec<Action>) {
    if collections::is_claim_time(state, seat, task) {
        into.extend(collections::claimable(&rules.content, state, seat).map(Action::Claim));
        if collections::private_claimable(&rules.content, state, seat) {
            into.push(Action::ClaimPrivate);
        }
    }
}
