//! Chapter 12: the end of the game and the stars.

use rondel::Seat;

use crate::content::{Content, ShipId, ShipStars};
use crate::state::{CITIES, Ending, State};

/// Returns the end condition that is met, if any (RC-12.1 to RC-12.4).
pub(crate) fn end_condition(state: &State) -> Option<Ending> {
    if state.ships.is_empty() {
        Some(Ending::NoShips)
    } else if state.lawsuits.is_empty() {
        Some(Ending::NoLawsuits)
    } else if state.bank.factories == 0 {
        Some(Ending::NoFactories)
    } else if state.bank.stars == 0 {
        Some(Ending::NoStars)
    } else {
        None
    }
}

/// A city's stars by source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stars {
    pub(crate) ships: i32,
    pub(crate) alliances: i32,
    pub(crate) lawsuits: i32,
    pub(crate) prestige: i32,
    pub(crate) tokens: i32,
}

impl Stars {
    pub(crate) fn total(&self) -> i32 {
        self.ships + self.alliances + self.lawsuits + self.prestige + self.tokens
    }
}

/// Counts a city's stars by source (RC-12.5 to RC-12.7).
pub(crate) fn stars(content: &Content, state: &State, seat: Seat) -> Stars {
    let city = &state.cities[seat];
    // RC-8.13: ship 21 has as many stars as its city has ships.
    let ship_stars = |card: ShipId| match content.ships[usize::from(card)].stars {
        ShipStars::Printed(stars) => i32::from(stars),
        ShipStars::PerShip => city.ships.len() as i32,
    };
    // RC-12.6: only the marker's own space counts, and only on the city's side.
    let step = usize::try_from(state.prestige_of(seat)).unwrap_or(0);
    let prestige =
        step.checked_sub(1).and_then(|index| content.board.prestige.get(index)).map_or(0, |space| space.stars);
    Stars {
        ships: city.ships.iter().map(ship_stars).sum(),
        alliances: city.alliances.iter().map(|card| i32::from(content.alliances[usize::from(card)].stars)).sum(),
        lawsuits: city.lawsuits.iter().map(|card| i32::from(content.lawsuits[usize::from(card)].stars)).sum(),
        prestige: i32::from(prestige),
        tokens: i32::from(city.stars),
    }
}

/// Returns the city with the higher total or, on a tie, the holder of the bell token (RC-12.8).
pub(crate) fn winner_by_stars(content: &Content, state: &State) -> Seat {
    let [hamburg, altona] = CITIES.map(|seat| stars(content, state, seat).total());
    match hamburg.cmp(&altona) {
        std::cmp::Ordering::Greater => CITIES[0],
        std::cmp::Ordering::Less => CITIES[1],
        std::cmp::Ordering::Equal => state.bell.unwrap_or(state.active()),
    }
}
