//! Counts every component on the table.

use rondel::ConservationError;
use rondel::components::{Cards, Kind, each_lies_once};

use crate::content::{BUILDINGS, FULL, Good};
use crate::state::State;

/// Checks that every card is in exactly one place and that no warehouse contains more than its limit.
pub(crate) fn census(state: &State) -> Result<(), ConservationError> {
    let seats = state.turns.seats();
    let owned = seats.each().map(|seat| state.players[seat].buildings);
    let displayed: Cards = state.display.iter().map(|(_, card)| card).collect();
    let piles = [state.stack.pile, state.stack.under, state.stack.discard, state.looked, displayed];
    each_lies_once("building cards", owned.chain(piles), usize::from(BUILDINGS))?;
    for seat in seats.each() {
        let player = &state.players[seat];
        let too_many = Good::ALL.iter().filter(|good| player.goods.count(**good) > FULL).count();
        ConservationError::check("goods of which a warehouse holds more than six", too_many, 0)?;
        let stray = player.free.filter(|card| !player.buildings.has(*card));
        ConservationError::check("free buildings that nobody owns", stray.iter().count(), 0)?;
    }
    Ok(())
}
