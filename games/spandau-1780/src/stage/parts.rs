//! The parts of a player's estimate, which advice uses to explain the effect of a choice.

use rondel::bots::EstimatePart;
use rondel::{Seat, Text};

use crate::content::{Content, Symbol};
use crate::state::State;

pub(super) fn parts(content: &Content, state: &State, seat: Seat) -> Vec<EstimatePart> {
    let player = &state.players[seat];
    let part = |key: &'static str, has: f32, weight: f32| EstimatePart::new(Text::new(key), has, weight);
    let symbols = state.symbols(content, seat);
    let count = |symbol| f32::from(symbols.count(symbol));
    let cards = [Symbol::City, Symbol::Land, Symbol::River].map(count).iter().sum();
    let known = player.works.iter().filter(|piece| state.knows(seat, *piece)).count() as f32;
    vec![
        part("part-works", player.works.len() as f32, 1.2),
        part("part-known", known, 0.27),
        part("part-stones", player.placed.count_ones() as f32, 0.25),
        part("part-regions", player.influence.controlled().len() as f32, 0.4),
        part("part-campaign", player.progress.map_or(0.0, |space| f32::from(space) + 1.0), 0.08),
        part("part-coins", f32::from(player.coins), 0.05),
        part("part-goods", f32::from(state.stock_worth(seat)), 0.04),
        part("part-cards", cards, 0.3),
        part("part-military", count(Symbol::Military), 0.15),
    ]
}
