//! Counts every component on the table.

use rondel::ConservationError;
use rondel::components::{Kind, Row, each_lies_once};

use crate::content::{ALLIANCES_IN_PLAY, CardId, CardsOf, Content, LAWSUITS, Product, SHIPS, SPECIALS};
use crate::state::{CITIES, State};

/// Checks that every card is in exactly one place and that no component of the supply is missing.
pub(crate) fn census(content: &Content, state: &State) -> Result<(), ConservationError> {
    let [hamburg, altona] = CITIES.map(|seat| &state.cities[seat]);
    let specials = [state.specials.pile, state.specials.discard].map(CardsOf::from);
    let hands = [state.in_play, hamburg.hand, altona.hand];
    once("special action cards", SPECIALS, [specials.as_slice(), &hands].concat(), &state.dark)?;
    let ships = [state.ship_stack, state.ship_box, hamburg.ships, altona.ships];
    once("ships", SHIPS, ships, &state.ships)?;
    let gone = [state.lawsuit_stack, state.lawsuit_box, state.lawsuits_gone, hamburg.lawsuits, altona.lawsuits];
    let pending =
        gone.into_iter().chain(state.lawsuits.iter().map(|(_, lawsuit)| [lawsuit.card].into_iter().collect()));
    once("lawsuits", LAWSUITS, pending, &Row::<_, 0>::empty())?;
    once("alliances in play", ALLIANCES_IN_PLAY, [hamburg.alliances, altona.alliances], &state.alliances)?;
    let board = &content.board;
    for product in Product::ALL {
        let found = state.bank.goods.count(*product) + hamburg.stock.count(*product) + altona.stock.count(*product);
        ConservationError::check(&format!("{product:?}"), usize::from(found), usize::from(board.products))?;
    }
    let counted = |what, bank: u8, one: u8, other: u8, total: u8| {
        ConservationError::check(what, usize::from(bank) + usize::from(one) + usize::from(other), usize::from(total))
    };
    counted("letters", state.bank.letters, hamburg.letters, altona.letters, board.letters)?;
    counted("stars", state.bank.stars, hamburg.stars, altona.stars, board.stars)?;
    counted("factories", state.bank.factories, hamburg.factories(), altona.factories(), board.factories)?;
    for seat in CITIES {
        let city = &state.cities[seat];
        ConservationError::check("known cards that are not in hand", city.known.without(city.hand).len() as usize, 0)?;
    }
    Ok(())
}

/// Checks that every card of one kind is in exactly one of these places or on the board.
fn once<Id: CardId + PartialEq, const N: usize>(
    what: &str,
    total: u8,
    places: impl IntoIterator<Item = CardsOf<Id>>,
    on_board: &Row<Id, N>,
) -> Result<(), ConservationError> {
    let on_board = on_board.iter().map(|(_, card)| CardsOf::from_iter([card]));
    each_lies_once(what, places.into_iter().chain(on_board).map(CardsOf::numbers), usize::from(total))
}
