//! The strip with the steps of a round.

use rondel::Text;
use rondel::scene::{Icon, Phases};

use crate::state::{Phase, State, Task};

/// The icon of each step, the key of its name, and the key of the sentence that explains it (SP-2.1).
const STEPS: [(Icon, &str, &str); 9] = [
    ("wheat", "round-harvest", "aid-round-harvest"),
    ("bid", "round-auction", "aid-round-auction"),
    ("palace", "round-palace", "aid-round-palace"),
    ("military", "round-army", "aid-round-army"),
    ("artist", "round-artist", "aid-round-artist"),
    ("play-card", "round-cards", "aid-round-play"),
    ("hand", "round-draw", "aid-round-draw"),
    ("stone-place", "round-expand", "aid-round-expand"),
    ("exchange", "round-exchange", "aid-round-exchange"),
];
const HARVEST: usize = 0;
const AUCTION: usize = 1;
const FIRST_ACTION: usize = 2;

/// Returns the steps of the round, or `None` before the first round and after the end of the game.
pub(super) fn phases(state: &State) -> Option<Phases> {
    let asked = state.asked().filter(|_| state.round > 0)?;
    let current = match asked.task {
        Task::Auction => HARVEST,
        Task::Bid | Task::Pay => AUCTION,
        _ if awaits_first_turn(state) => AUCTION,
        _ => FIRST_ACTION + Phase::ALL.iter().position(|phase| *phase == state.phase)?,
    };
    Some(Phases::new(Text::new("round-title").with("round", state.round), current, &STEPS))
}

/// Returns whether the auction is over, but nobody has begun their turn.
fn awaits_first_turn(state: &State) -> bool {
    let open = state.agenda.as_slice();
    let turns = open.iter().filter(|item| item.task == Task::Turn).count();
    turns == state.seats.count() || open.iter().any(|item| item.task == Task::Phase(Phase::Palace))
}
