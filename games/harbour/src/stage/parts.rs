//! The parts of a player's estimate. Advice uses them to explain the effect of a choice.

use rondel::bots::EstimatePart;
use rondel::components::Kind;
use rondel::{Seat, Text};

use crate::Harbour;
use crate::content::{Good, Icon};
use crate::rules::ending;
use crate::state::State;

pub(super) fn parts(rules: &Harbour, state: &State, seat: Seat) -> Vec<EstimatePart> {
    let content = rules.content();
    let player = &state.players[seat];
    let part = |key: &'static str, has: f32, weight: f32| EstimatePart::new(Text::new(key), has, weight);
    let goods: f32 = Good::ALL.iter().map(|good| f32::from(player.goods.count(*good))).sum();
    // The dollars for a good that currently reaches its minimum.
    let dollars = |good: &Good| {
        let slot = &content.market.slots[state.market.slot_of(*good)];
        if player.goods.count(*good) >= slot.minimum { f32::from(slot.dollars) } else { 0.0 }
    };
    let mut parts = vec![
        part("part-points", ending::score(content, state, seat).total() as f32, 1.0),
        part("part-buildings", f32::from(player.bought()), 1.5),
        part("part-goods", goods, 0.3),
        part("part-sale", Good::ALL.iter().map(dollars).sum(), 0.5),
    ];
    if !state.is_trainer(seat) {
        let icons = state.icons(content, seat);
        let symbols = [
            ("part-coins", Icon::Coin, 1.2),
            ("part-warehouses", Icon::Warehouse, 0.6),
            ("part-anchors", Icon::Anchor, 0.4),
            ("part-hats", Icon::TopHat, 0.5),
        ];
        parts.extend(symbols.map(|(key, icon, weight)| part(key, f32::from(icons.count(icon)), weight)));
    }
    parts
}
