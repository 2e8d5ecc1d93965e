//! The strip with the steps of the off-season.

use rondel::Text;
use rondel::scene::{Icon, Phases};

use crate::state::State;

/// The icon of each step, the key of its name, and the key of the sentence that explains it (RC-6.1).
const STEPS: [(Icon, &str, &str); 8] = [
    ("alliance", "season-upkeep", "aid-season-upkeep"),
    ("ship", "season-fleets", "aid-season-fleets"),
    ("gift", "season-ships", "aid-season-ships"),
    ("prestige", "season-prestige", "aid-season-prestige"),
    ("court", "season-lawsuit", "aid-season-lawsuit"),
    ("draw", "season-cards", "aid-season-cards"),
    ("reactivate", "season-factories", "aid-season-factories"),
    ("star", "season-end", "aid-season-end"),
];

/// Returns the steps of the off-season while one takes place.
pub(super) fn phases(state: &State) -> Option<Phases> {
    let current = usize::from(state.season_step).checked_sub(1)?;
    Some(Phases::new(Text::new("season").with("season", state.seasons), current, &STEPS))
}
