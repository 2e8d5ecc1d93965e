//! Counts every piece of the table.

use rondel::Miscount;
use rondel::components::{Cards, Kind};

use crate::content::{ALLIANCES, Content, LAWSUITS, Product, SHIPS, SPECIALS};
use crate::state::{CITIES, State};

/// Every card lies somewhere exactly once, and what the supply began with is still there.
pub(crate) fn census(content: &Content, state: &State) -> Result<(), Miscount> {
    let [hamburg, altona] = CITIES.map(|seat| &state.cities[seat]);
    let row = |cards: &mut dyn Iterator<Item = u8>| -> Vec<u8> { cards.collect() };
    let sets = |what: &str, total: u8, sets: &[Cards], lying: Vec<u8>| {
        let found = sets.iter().map(|set| set.len() as usize).sum::<usize>() + lying.len();
        let mut all = sets.iter().fold(Cards::NONE, |all, set| all.or(*set));
        for card in lying {
            all = all.or([card].into_iter().collect());
        }
        Miscount::check(what, found, usize::from(total))?;
        Miscount::check(&format!("different {what}"), all.len() as usize, found)
    };
    sets(
        "special action cards",
        SPECIALS,
        &[state.specials.pile, state.specials.discard, state.in_play, hamburg.hand, altona.hand],
        row(&mut state.dark.iter().map(|(_, card)| card)),
    )?;
    sets(
        "ships",
        SHIPS,
        &[state.ship_stack, state.ship_box, hamburg.ships, altona.ships],
        row(&mut state.ships.iter().map(|(_, card)| card)),
    )?;
    sets(
        "lawsuits",
        LAWSUITS,
        &[state.lawsuit_stack, state.lawsuit_box, state.lawsuits_gone, hamburg.lawsuits, altona.lawsuits],
        row(&mut state.lawsuits.iter().map(|(_, lawsuit)| lawsuit.card)),
    )?;
    sets(
        "alliances in play",
        ALLIANCES / 2,
        &[hamburg.alliances, altona.alliances],
        row(&mut state.alliances.iter().map(|(_, card)| card)),
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
