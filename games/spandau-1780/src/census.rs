//! Counts every component on the table.

use rondel::ConservationError;
use rondel::components::{Cards, Kind, each_lies_once};

use crate::content::{Content, DeckKind, Good};
use crate::plugin::Storage;
use crate::rules::harvest::deepest;
use crate::state::State;

/// Checks that every card, artwork, collection and stone exists exactly once, and that every price is within its row.
pub(crate) fn census(content: &Content, storage: Storage, state: &State) -> Result<(), ConservationError> {
    for deck in DeckKind::ALL.iter().map(|deck| deck.index()) {
        let pile = &state.decks[deck];
        let players = state.seats.each().map(|seat| &state.players[seat]);
        let before_players = players.flat_map(|player| [player.hand[deck], player.drawn[deck], player.active[deck]]);
        each_lies_once(
            "cards",
            before_players.chain([pile.pile, pile.under, pile.discard]),
            content.cards[deck].len(),
        )?;
    }
    let displayed: Cards = state.displayed.into_iter().collect();
    let owned = state.seats.each().map(|seat| state.players[seat].works);
    let is_dealt = state.seats.each().any(|seat| !state.players[seat].dealt.is_empty());
    let pieces = if is_dealt { content.pieces().len() as usize } else { 0 };
    each_lies_once("artworks", owned.chain([state.stack, state.removed, displayed]), pieces)?;
    let genuine =
        (0..content.titles()).filter(|title| state.genuine.has(2 * title) != state.genuine.has(2 * title + 1));
    ConservationError::check("titles with one genuine copy", genuine.count(), usize::from(content.titles()))?;
    let private = state.seats.each().map(|seat| state.players[seat].collection.into_iter().collect());
    let open: Cards = state.open.into_iter().flatten().collect();
    let collections: Vec<Cards> = private.chain([state.collections, open]).collect();
    let count: u32 = collections.iter().map(|cards| cards.len()).sum();
    let all = collections.iter().fold(Cards::NONE, |all, cards| all.or(*cards));
    ConservationError::check("different collections", all.len() as usize, count as usize)?;
    stones(state)?;
    for seat in state.seats.each() {
        let player = &state.players[seat];
        let stray = player.offered.filter(|piece| !player.works.has(*piece));
        ConservationError::check("offers that nobody owns", stray.iter().count(), 0)?;
    }
    for good in Good::ALL {
        let (row, price) = (content.row(*good), state.prices[good.index()]);
        ConservationError::check("prices outside their row", usize::from(price < row.lowest || price > row.cells), 0)?;
        let room = row.cells - price;
        ConservationError::check(
            "goods beyond the price marker",
            usize::from(deepest(storage, state, *good).saturating_sub(room)),
            0,
        )?;
    }
    Ok(())
}

/// Checks that every stone is on a board or on the map, and that no field has two.
fn stones(state: &State) -> Result<(), ConservationError> {
    let mut count = state.berlin.len();
    for seat in state.seats.each() {
        let player = &state.players[seat];
        ConservationError::check(
            "stones on the map",
            player.influence.len() as usize,
            player.placed.count_ones() as usize,
        )?;
        count += player.influence.len();
    }
    ConservationError::check("fields with a stone", state.taken().len() as usize, count as usize)
}
