//! Chapter 9: collections.

use rondel::components::Cards;
use rondel::line::{great, usual};
use rondel::{Seat, Text};

use super::Table;
use super::works::of_kind;
use crate::content::{ArtKind, Content};
use crate::state::{State, Task};
use crate::words;

/// Returns whether the works include all that a collection requires (SP-9.5). Forgeries count (SP-9.7).
pub(crate) fn is_complete(content: &Content, works: Cards, collection: u8) -> bool {
    content.needs(collection).iter().all(|(kind, count)| of_kind(works, *kind).len() >= u32::from(*count))
}

/// Returns the open collections, 0 and 1, that a player may claim (SP-9.5).
pub(crate) fn claimable(content: &Content, state: &State, seat: Seat) -> impl Iterator<Item = u8> + use<> {
    let works = state.players[seat].works;
    let complete = state.open.map(|open| open.is_some_and(|collection| is_complete(content, works, collection)));
    (0..2).filter(move |place| complete[usize::from(*place)])
}

/// Returns whether a player may claim their private collection (SP-9.5).
pub(crate) fn private_claimable(content: &Content, state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    player.collection.is_some_and(|collection| is_complete(content, player.works, collection))
}

/// Returns whether a collection may be shown at this decision, which must be in the player's own turn (SP-9.5).
pub(crate) fn is_claim_time(state: &State, seat: Seat, task: Task) -> bool {
    use Task::{Advance, Assert, Expand, Inspect, LastClaim, PlayCards};
    let fits = matches!(task, Assert { .. } | Advance | Inspect(_) | PlayCards | Expand | LastClaim);
    fits && seat == state.active
}

/// Returns whether a player is asked about collections at the end of the turn. The player needs a collection to
/// show and at least as many works as the smallest collection requires. The question must not depend on the
/// kinds of works, because its absence would reveal them (SP-11.3, SP-11.5).
pub(crate) fn is_asked(content: &Content, state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let any = player.collection.is_some() || state.open.iter().any(Option::is_some);
    any && player.works.len() >= content.smallest_collection
}

/// Returns the works from which a player chooses the next one to show, for the first kind that offers a choice
/// (SP-9.8). Works that everyone knows the player owns are interchangeable, so only the first of these is
/// listed (SP-9.9). A kind offers no choice if only such works are left or all remaining works are needed.
pub(crate) fn to_show(content: &Content, state: &State, seat: Seat, collection: u8) -> Cards {
    let of = |(kind, count): &(ArtKind, u8)| {
        let works = of_kind(state.players[seat].works, *kind);
        let left = u32::from(*count).saturating_sub(works.and(state.shown).len());
        let rest = works.without(state.shown);
        let hidden = rest.without(state.seen);
        let is_choice = left > 0 && !hidden.is_empty() && rest.len() > left;
        is_choice.then(|| hidden.or(rest.and(state.seen).iter().take(1).collect()))
    };
    content.needs(collection).iter().find_map(of).unwrap_or(Cards::NONE)
}

impl Table<'_> {
    /// Opens the choice of works for an open collection (SP-9.5).
    pub(super) fn claim_open(&mut self, seat: Seat, place: u8) {
        if let Some(collection) = self.state.open[usize::from(place)] {
            self.open(seat, Task::Show(collection));
        }
    }

    /// Opens the choice of works for the private collection (SP-9.5).
    pub(super) fn claim_private(&mut self, seat: Seat) {
        if let Some(collection) = self.state.players[seat].collection {
            self.open(seat, Task::Show(collection));
        }
    }

    /// Chooses one more work, which other players do not see yet (SP-9.9).
    pub(super) fn choose_to_show(&mut self, seat: Seat, collection: u8, piece: u8) {
        self.state.shown.add(piece);
        self.open(seat, Task::Show(collection));
    }

    /// Shows the chosen works to everyone, along with the works that needed no choice (SP-9.8).
    pub(super) fn show_works(&mut self, seat: Seat, collection: u8) {
        let shown = self.complete_choice(seat, collection);
        let rules = self.rules;
        let entry = &rules.content.collections[usize::from(collection)];
        // A private collection has been face down until now.
        let lay_open = self.state.open.contains(&Some(collection));
        let about = lay_open.then(|| words::collection_element(collection)).into_iter().chain([words::portrait(seat)]);
        self.say(
            great("log-claim").brief("brief-claim"),
            seat,
            move |text| {
                let works = shown.iter().map(|piece| words::work(rules, piece));
                text.with("collection", entry.name()).with("works", Text::List(works.collect()))
            },
            about.chain(shown.iter().map(words::work_element)),
        );
        shown.iter().for_each(|piece| self.reveal(seat, piece));
        self.moment();
        self.put_away(seat, collection);
        // SP-9.5: the player draws an artwork from the stack.
        self.draw_work(seat);
        self.check_cabinets();
    }

    /// Completes the chosen works kind by kind, beginning with works known to everyone.
    fn complete_choice(&mut self, seat: Seat, collection: u8) -> Cards {
        let chosen = std::mem::take(&mut self.state.shown);
        let (content, seen) = (&self.rules.content, self.state.seen);
        let works = self.state.players[seat].works.without(chosen);
        content.needs(collection).iter().fold(chosen, |shown, (kind, count)| {
            let left = u32::from(*count).saturating_sub(of_kind(chosen, *kind).len());
            let rest = of_kind(works, *kind);
            let (known, hidden) = (rest.and(seen), rest.without(seen));
            shown.or(known.iter().chain(hidden.iter()).take(left as usize).collect())
        })
    }

    /// Replaces an open collection with one from the pile, or removes a private one (SP-9.6).
    fn put_away(&mut self, seat: Seat, collection: u8) {
        if let Some(place) = self.state.open.iter().position(|open| *open == Some(collection)) {
            let next = self.state.collections.draw(self.dealer);
            self.state.open[place] = next;
            if let Some(next) = next {
                let rules = self.rules;
                let name = move || rules.content.collections[usize::from(next)].name();
                let about = [words::collection_element(next)];
                self.tell(usual("log-next-collection"), move |text| text.with("collection", name()), about);
            }
        } else {
            self.player(seat).collection = None;
        }
    }
}
