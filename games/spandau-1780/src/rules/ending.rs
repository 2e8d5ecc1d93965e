//! Chapter 10: the end of the game.

use rondel::components::Kind;
use rondel::line::{great, usual};
use rondel::{Outcome, Seat, Text};

use super::Table;
use super::works::of_kind;
use crate::content::ArtKind;
use crate::state::{Ending, State};
use crate::words;

/// Returns the number of kinds among a player's genuine works (SP-10.9).
pub(crate) fn kinds(state: &State, seat: Seat) -> i32 {
    let genuine = state.players[seat].works.and(state.genuine);
    ArtKind::ALL.iter().filter(|kind| !of_kind(genuine, **kind).is_empty()).count() as i32
}

/// Returns the outcome. The most genuine works win (SP-10.8), then the most kinds. If there is still a tie, the
/// victory is shared (SP-10.9).
pub(crate) fn outcome(state: &State) -> Outcome {
    let mut merits = [0; 5];
    for seat in state.seats.each() {
        merits[seat.index()] = state.genuine_works(seat) as i32 * 16 + kinds(state, seat);
    }
    Outcome::by_points(&merits[..state.seats.count()], state.seats, reason(state.ended))
}

const fn reason(ending: Option<Ending>) -> &'static str {
    match ending {
        Some(Ending::Cabinet) | None => "ending-cabinet",
        Some(Ending::Campaigns) => "ending-campaigns",
        Some(Ending::Map) => "ending-map",
        Some(Ending::Stones) => "ending-stones",
        Some(Ending::Artworks) => "ending-artworks",
        Some(Ending::Berlin) => "ending-berlin",
    }
}

impl Table<'_> {
    /// Ends the game immediately. Only the first reason counts.
    pub(super) fn end(&mut self, ending: Ending) {
        if self.state.ended.is_none() {
            self.moment();
            self.state.ended = Some(ending);
            // Everything is revealed, so this cannot be undone.
            self.dealer.show_secret();
            self.tell(great("log-end"), move |text| text.with("reason", Text::new(reason(Some(ending)))), []);
        }
    }

    /// Announces each player's works in turn (SP-10.8).
    pub(super) fn count_works(&mut self) {
        for seat in self.state.clockwise(self.state.start) {
            self.moment();
            let (genuine, works) = (self.state.genuine_works(seat), self.state.players[seat].works.len());
            self.say(
                usual("log-count"),
                seat,
                move |text| text.with("genuine", genuine).with("works", works),
                [words::portrait(seat)],
            );
        }
    }
}
