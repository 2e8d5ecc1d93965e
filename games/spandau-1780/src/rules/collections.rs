//! Chapter 9: the collections.

use rondel::Seat;
use rondel::components::Cards;

use super::Table;
use super::works::of_kind;
use crate::content::Content;
use crate::state::{State, Task};
use crate::words;

/// SP-9.5: whether a player owns the works of the kinds a collection asks for. SP-9.7: forgeries count.
pub(crate) fn is_complete(content: &Content, works: Cards, collection: u8) -> bool {
    content.needs(collection).iter().all(|(kind, count)| of_kind(works, *kind).len() >= u32::from(*count))
}

/// SP-9.5: the open collections, 0 and 1, that a player may claim.
pub(crate) fn claimable(content: &Content, state: &State, seat: Seat) -> impl Iterator<Item = u8> + use<> {
    let works = state.players[seat].works;
    let complete = state.open.map(|open| open.is_some_and(|collection| is_complete(content, works, collection)));
    (0..2).filter(move |place| complete[usize::from(*place)])
}

/// SP-9.5: whether a player may claim the private collection.
pub(crate) fn private_claimable(content: &Content, state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    player.collection.is_some_and(|collection| is_complete(content, player.works, collection))
}

/// SP-9.5: collections are shown in one's own turn, where something is decided in it.
pub(crate) fn is_claim_time(state: &State, seat: Seat, task: Task) -> bool {
    use Task::{Advance, Assert, Expand, Inspect, LastClaim, PlayCards};
    let fits = matches!(task, Assert { .. } | Advance | Inspect(_) | PlayCards | Expand | LastClaim);
    fits && seat == state.active
}

/// Whether a player is asked for collections when the turn ends: whenever there are as many works as the smallest
/// collection asks for. Which works they are does not matter, or who is not asked would show it (SP-11.3, SP-11.5).
pub(crate) fn is_asked(content: &Content, state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let any = player.collection.is_some() || state.open.iter().any(Option::is_some);
    any && player.works.len() >= content.smallest_collection
}

impl Table<'_> {
    /// SP-9.6: an open collection is replaced from the pile.
    pub(super) fn claim_open(&mut self, seat: Seat, place: u8) {
        let Some(collection) = self.state.open[usize::from(place)] else { return };
        self.show_works(seat, collection);
        self.state.open[usize::from(place)] = self.state.collections.draw(self.dealer);
        self.reward_claim(seat);
    }

    /// SP-9.6: a private one is gone.
    pub(super) fn claim_private(&mut self, seat: Seat) {
        let Some(collection) = self.player(seat).collection.take() else { return };
        self.show_works(seat, collection);
        self.reward_claim(seat);
    }

    /// SP-9.5: an artwork from the stack.
    fn reward_claim(&mut self, seat: Seat) {
        self.draw_work(seat);
        self.check_cabinets();
    }

    /// SP-9.8: works that all know are shown first.
    fn show_works(&mut self, seat: Seat, collection: u8) {
        let rules = self.rules;
        let entry = &rules.content.collections[usize::from(collection)];
        self.say(
            "log-claim",
            seat,
            |text| text.with("collection", entry.name()),
            [words::collection_element(collection)],
        );
        for (kind, count) in rules.content.needs(collection) {
            let works = of_kind(self.state.players[seat].works, *kind);
            let known = works.and(self.state.seen);
            for piece in known.iter().chain(works.without(known).iter()).take(usize::from(*count)) {
                self.reveal(seat, piece);
            }
        }
    }
}
