//! Advice to bots; no rule depends on it.

use rondel::Seat;
use rondel::components::Kind;

use crate::content::{Content, Product};
use crate::rules::scoring;
use crate::state::State;

/// How good the position is for `seat`, from 0 (lost) to 1 (won).
pub(crate) fn estimate(content: &Content, state: &State, seat: Seat) -> f32 {
    if let Some(end) = state.end {
        return if end.winner == seat { 1.0 } else { 0.0 };
    }
    let lead = worth(content, state, seat) - worth(content, state, seat.rival());
    1.0 / (1.0 + (-lead / 6.0).exp())
}

/// What a city has, in stars or their like.
fn worth(content: &Content, state: &State, seat: Seat) -> f32 {
    let city = &state.cities[seat];
    let stars = scoring::stars(content, state, seat);
    // What is scarce is worth more; a product is worth about half a star.
    let goods: f32 = Product::ALL
        .iter()
        .zip([0.25, 0.35, 0.45, 0.6])
        .map(|(product, each)| each * f32::from(city.stock.count(*product)))
        .sum();
    let stock = goods + 0.6 * f32::from(city.letters) + 0.9 * city.hand.len() as f32;
    let factories = 0.7 * f32::from(city.factories()) + 0.3 * f32::from(city.active_factories);
    stars.total() as f32 * 0.6 + stock + factories + threats(state, seat)
}

/// How near the four instant wins are; the nearer the steeper.
fn threats(state: &State, seat: Seat) -> f32 {
    let city = &state.cities[seat];
    let prestige = f32::from(state.prestige_of(seat).max(0));
    let ships = (city.ships.len() as f32 - state.cities[seat.rival()].ships.len() as f32).max(0.0);
    let alliances = city.alliances.len() as f32;
    let lawsuits = city.lawsuits.len() as f32
        + state
            .lawsuits
            .iter()
            .map(|(slot, lawsuit)| {
                let nearness = [0.5, 0.3, 0.2][slot];
                nearness * f32::from(lawsuit.lead_of(seat).clamp(0, 3)) / 2.0
            })
            .sum::<f32>();
    let steep = |share: f32, weight: f32| weight * share * share;
    steep(prestige / 8.0, 14.0) + steep(ships / 3.0, 9.0) + steep(alliances / 4.0, 9.0) + steep(lawsuits / 3.0, 12.0)
}
