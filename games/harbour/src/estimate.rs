//! Advice to bots; no rule depends on it.

use rondel::Seat;
use rondel::components::Kind;

use crate::Harbour;
use crate::content::{Good, Icon};
use crate::rules::{ending, trainer};
use crate::state::State;

/// How good the position is for `seat`, from 0 (lost) to 1 (won): the chance to be ahead of each opponent, on average.
pub(crate) fn estimate(rules: &Harbour, state: &State, seat: Seat) -> f32 {
    if state.is_over {
        return ending::outcome(rules.content(), state).utility(seat);
    }
    let own = worth(rules, state, seat);
    let others = state.turns.others(seat);
    let count = (state.turns.seats().count() - 1) as f32;
    others.map(|other| 1.0 / (1.0 + (-(own - worth(rules, state, other)) / 4.0).exp())).sum::<f32>() / count
}

/// What a player has, in points or their like.
fn worth(rules: &Harbour, state: &State, seat: Seat) -> f32 {
    let content = rules.content();
    let player = &state.players[seat];
    let score = ending::score(content, state, seat).total() as f32;
    let turns_left = f32::from(ending::LAST_PURCHASE.saturating_sub(player.bought()));
    let icons = state.icons(content, seat);
    let tools = 1.2 * f32::from(icons.count(Icon::Coin))
        + 0.6 * f32::from(icons.count(Icon::Warehouse))
        + 0.4 * f32::from(icons.count(Icon::Anchor))
        + 0.5 * f32::from(icons.count(Icon::TopHat).min(1));
    // A shipment is worth its dollars; a good on the way to its minimum is worth a share of them.
    let raised: f32 = Good::ALL
        .iter()
        .map(|good| {
            let slot = &content.market.slots[state.market.slot_of(*good)];
            let share = (f32::from(player.goods.count(*good)) / f32::from(slot.minimum)).min(1.2);
            0.55 * f32::from(slot.dollars) * share * share.min(1.0) + 0.12 * f32::from(player.goods.count(*good))
        })
        .sum();
    let last_turn = state.turns.turns_left().is_some();
    let future = if last_turn { 0.35 } else { 1.0 };
    // Icons do nothing for the training opponent; its next purchase is nearer from turn to turn.
    let prospects = if state.is_trainer(seat) {
        let counted = f32::from(state.countdown) / f32::from(trainer::training(rules).turns);
        2.0 * (1.0 - counted)
    } else {
        tools * (turns_left / 3.0).min(1.0)
    };
    score + 1.5 * f32::from(player.bought()) + future * (raised + prospects)
}
