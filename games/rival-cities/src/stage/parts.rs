//! The parts of a city's estimate. Advice uses them to explain the effect of a choice.

use rondel::bots::EstimatePart;
use rondel::components::Kind;
use rondel::{Seat, Text};

use crate::content::{Content, Product};
use crate::rules::scoring;
use crate::state::State;

pub(super) fn parts(content: &Content, state: &State, seat: Seat) -> Vec<EstimatePart> {
    let city = &state.cities[seat];
    let part = |key: &'static str, has: f32, weight: f32| EstimatePart::new(Text::new(key), has, weight);
    let goods: f32 = Product::ALL.iter().map(|product| f32::from(city.stock.count(*product))).sum();
    let strips = state.lawsuits.iter().map(|(_, lawsuit)| f32::from(lawsuit.lead_of(seat))).sum::<f32>();
    vec![
        part("part-stars", scoring::stars(content, state, seat).total() as f32, 0.6),
        part("part-prestige", f32::from(state.prestige_of(seat)), 1.2),
        part("part-ships", city.ships.len() as f32, 1.5),
        part("part-alliances", city.alliances.len() as f32, 1.5),
        part("part-lawsuits", city.lawsuits.len() as f32, 3.0),
        part("part-strips", strips, 0.5),
        part("part-goods", goods, 0.4),
        part("part-letters", f32::from(city.letters), 0.6),
        part("part-cards", city.hand.len() as f32, 0.9),
        part("part-factories", f32::from(city.factories()), 0.7),
        part("part-active", f32::from(city.active_factories), 0.3),
    ]
}
