//! Counts every piece of the table.

use rondel::Miscount;
use rondel::components::{Cards, Kind, each_lies_once};

use crate::content::{ALLIANCES_IN_PLAY, Content, LAWSUITS, Product, SHIPS, SPECIALS};
use crate::state::{CITIES, State};

/// Every card lies somewhere exactly once, and what the supply began with is still there.
pub(crate) fn census(content: &Content, state: &State) -> Result<(), Miscount> {
    let [hamburg, altona] = CITIES.map(|seat| &state.cities[seat]);
    let once = |what: &str, total: u8, sets: &[Cards], row: &mut dyn Iterator<Item = u8>| {
        let lying = row.map(|card| Cards::NONE.with(card));
        each_lies_once(what, sets.iter().copied().chain(lying), usize::from(total))
    };
    once(
        "special action cards",
        SPECIALS,
        &[state.specials.pile, state.specials.discard, state.in_play, hamburg.hand, altona.hand],
        &mut state.dark.iter().map(|(_, card)| card),
    )?;
    once(
        "ships",
        SHIPS,
        &[state.ship_stack, state.ship_box, hamburg.ships, altona.ships],
        &mut state.ships.iter().map(|(_, card)| card),
    )?;
    once(
        "lawsuits",
        LAWSUITS,
        &[state.lawsuit_stack, state.lawsuit_box, state.lawsuits_gone, hamburg.lawsuits, altona.lawsuits],
        &mut state.lawsuits.iter().map(|(_, lawsuit)| lawsuit.card),
    )?;
    once(
        "alliances in play",
        ALLIANCES_IN_PLAY,
        &[hamburg.alliances, altona.alliances],
        &mut state.alliances.iter().map(|(_, card)| card),
    )?;
    let board = &content.board;
    for product in Product::ALL {
        let found = state.bank.goods.count(*product) + hamburg.stock.count(*product) + altona.stock.count(*product);
        Miscount::check(&format!("{product:?}"), usize::from(found), usize::from(board.products))?;
    }
    let counted = |what, bank: u8, one: u8, other: u8, total: u8| {
        Miscount::check(what, usize::from(bank) + usize::from(one) + usize::from(other), usize::from(total))
    };
    counted("letters", state.bank.letters, hamburg.letters, altona.letters, board.letters)?;
    counted("stars", state.bank.stars, hamburg.stars, altona.stars, board.stars)?;
    counted("factories", state.bank.factories, hamburg.factories(), altona.factories(), board.factories)?;
    for seat in CITIES {
        let city = &state.cities[seat];
        Miscount::check("known cards that are not in hand", city.known.without(city.hand).len() as usize, 0)?;
    }
    Ok(())
}
