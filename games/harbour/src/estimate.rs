//! Estimates positions for bots. No rule depends on the estimates. The weights are fitted to games between bots
//! with `cargo run --release -p rondel-harbour --example harbour_fit`.

use rondel::components::Kind;
use rondel::{MAX_SEATS, Seat};

use crate::Harbour;
use crate::content::{Good, Icon};
use crate::rules::{ending, trainer};
use crate::state::State;

/// Number of features of a position.
pub const FEATURES: usize = 16;

/// Weight of each feature, in log-odds of being ahead. The order is that of [`features`].
pub const WEIGHTS: [f32; FEATURES] = [
    -0.185, // points
    0.684,  // points, late in the game
    2.151,  // purchases
    -1.832, // purchases, late in the game
    0.661,  // coins, early in the game
    0.818,  // warehouses, early
    0.013,  // anchors, early
    0.564,  // has a top hat, early
    0.134,  // progress of goods towards their minimum
    -0.097, // the same progress, early
    -0.015, // dollars from shippable goods
    0.067,  // points of the best affordable building
    -0.078, // the same points, early
    0.124,  // goods
    0.163,  // player to move
    0.5,    // progress of the training opponent towards its next purchase
];

/// Returns the estimate of the position for `seat`, from 0 (lost) to 1 (won). The estimate is the probability
/// of being ahead of an opponent, averaged over all opponents.
pub(crate) fn estimate(rules: &Harbour, state: &State, seat: Seat) -> f32 {
    if state.is_over {
        return ending::outcome(rules.content(), state).utility(seat);
    }
    ahead(state, seat, &worths(rules, state))
}

/// Returns the estimates for all seats, evaluating each seat once.
pub(crate) fn estimates(rules: &Harbour, state: &State) -> [f32; MAX_SEATS] {
    let seats = state.turns.seats();
    let mut all = [0.5; MAX_SEATS];
    if state.is_over {
        let outcome = ending::outcome(rules.content(), state);
        for seat in seats.each() {
            all[seat.index()] = outcome.utility(seat);
        }
        return all;
    }
    let worths = worths(rules, state);
    for seat in seats.each() {
        all[seat.index()] = ahead(state, seat, &worths);
    }
    all
}

fn worths(rules: &Harbour, state: &State) -> [f32; MAX_SEATS] {
    let mut worths = [0.0; MAX_SEATS];
    for seat in state.turns.seats().each() {
        worths[seat.index()] = worth(rules, state, seat);
    }
    worths
}

/// Returns the probability of being ahead of an opponent, averaged over all opponents.
fn ahead(state: &State, seat: Seat, worths: &[f32; MAX_SEATS]) -> f32 {
    let own = worths[seat.index()];
    let others = state.turns.others(seat);
    let count = (state.turns.seats().count() - 1) as f32;
    others.map(|other| 1.0 / (1.0 + (worths[other.index()] - own).exp())).sum::<f32>() / count
}

fn worth(rules: &Harbour, state: &State, seat: Seat) -> f32 {
    features(rules, state, seat).iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum()
}

/// Returns the features of a player's position in a game that is not over.
pub fn features(rules: &Harbour, state: &State, seat: Seat) -> [f32; FEATURES] {
    let content = rules.content();
    let player = &state.players[seat];
    let seats = state.turns.seats();
    let most = seats.each().map(|seat| state.players[seat].bought()).max().unwrap_or(0);
    let late = f32::from(most.min(ending::LAST_PURCHASE)) / f32::from(ending::LAST_PURCHASE);
    let early = 1.0 - late;
    // In the last round, goods still count for players whose turn is yet to come.
    let distance = (seat.index() + seats.count() - state.active().index()) % seats.count();
    let acts = state.turns.turns_left().is_none_or(|left| distance <= usize::from(left));
    let acts = f32::from(u8::from(acts));
    let (mut raised, mut sale) = (0.0, 0);
    for good in Good::ALL {
        let slot = &content.market.slots[state.market.slot_of(*good)];
        let count = player.goods.count(*good);
        let share = (f32::from(count) / f32::from(slot.minimum)).min(1.2);
        raised += f32::from(slot.dollars) * share * share.min(1.0);
        sale += if count >= slot.minimum { slot.dollars } else { 0 };
    }
    let points = ending::score(content, state, seat).total() as f32;
    let bought = f32::from(player.bought());
    let next = f32::from(u8::from(distance == 0));
    if state.is_trainer(seat) {
        // Icons have no effect for the training opponent. Its features include the progress towards its next
        // purchase instead.
        let counted = f32::from(state.countdown) / f32::from(trainer::training(rules).turns);
        let mut features = [0.0; FEATURES];
        (features[0], features[1], features[2], features[3]) = (points, points * late, bought, bought * late);
        features[15] = 1.0 - counted;
        return features;
    }
    let icons = state.icons(content, seat);
    let money = sale + icons.count(Icon::Coin);
    let within = |card: &u8| content.buildings[usize::from(*card)].cost.is_some_and(|cost| cost <= money);
    let dearest = state.display.iter().map(|(_, card)| card).filter(within);
    let dearest = dearest.map(|card| content.buildings[usize::from(card)].victory_points);
    let dearest = if sale > 0 { f32::from(dearest.max().unwrap_or(0)) } else { 0.0 };
    [
        points,
        points * late,
        bought,
        bought * late,
        f32::from(icons.count(Icon::Coin)) * early,
        f32::from(icons.count(Icon::Warehouse)) * early,
        f32::from(icons.count(Icon::Anchor)) * early,
        f32::from(icons.count(Icon::TopHat).min(1)) * early,
        raised * acts,
        raised * acts * early,
        f32::from(sale) * acts,
        dearest * acts,
        dearest * acts * early,
        player.goods.total() as f32 * acts,
        next * acts,
        0.0,
    ]
}
