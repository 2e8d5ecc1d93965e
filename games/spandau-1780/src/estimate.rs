//! Advice to bots: how good a position looks. No rule reads it.

use rondel::Seat;
use rondel::components::Kind;

use crate::content::{Content, Symbol, Symbols};
use crate::rules::ending::kinds;
use crate::state::{State, count_of};

/// What a symbol is worth over a whole game, in units of three tenths of a genuine work.
const WORTH: [(Symbol, f32); 14] = [
    (Symbol::Coin, 0.5),
    (Symbol::Progress, 0.35),
    (Symbol::Palace, 0.35),
    (Symbol::Military, 0.55),
    (Symbol::Artist, 0.3),
    (Symbol::Silk, 0.5),
    (Symbol::Wine, 0.4),
    (Symbol::Tobacco, 0.4),
    (Symbol::Potato, 0.2),
    (Symbol::Cattle, 0.25),
    (Symbol::Wheat, 0.25),
    (Symbol::City, 0.6),
    (Symbol::Land, 0.5),
    (Symbol::River, 0.55),
];
/// How many coins are about as good as a genuine work.
const COINS: f32 = 14.0;

/// How good the position is for `seat`, from 0 (lost) to 1 (won).
pub(crate) fn estimate(content: &Content, state: &State, seat: Seat) -> f32 {
    let own = standing(content, state, seat);
    let best = state.others(seat).map(|other| standing(content, state, other)).fold(0.0, f32::max);
    1.0 / (1.0 + (-(own - best) * 0.8).exp())
}

/// What a player has, in genuine works.
fn standing(content: &Content, state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let genuine = state.genuine_works(seat) as f32 + kinds(state, seat) as f32 / 16.0;
    // The longer the game still is, the more an income counts.
    let fullest = state.seats.each().map(|seat| state.players[seat].works.len()).max().unwrap_or(0);
    let left = (12.0 - fullest as f32).max(0.0) / 7.0;
    let money = f32::from(player.coins + state.stock_worth(seat)) / COINS;
    let hand = count_of(&player.hand) as f32 * 0.08;
    let army = f32::from(player.progress.unwrap_or(0)) * 0.1 + if player.progress.is_some() { 0.3 } else { 0.0 };
    let palace = f32::from(player.level) * 0.04;
    let regions = player.influence.controlled().count_ones() as f32 * 0.05;
    let income = worth(state.symbols(content, seat)) * 0.3;
    // Who knows what a work is offers the right one.
    let known = player.works.iter().filter(|piece| state.knows(seat, *piece)).count() as f32 * 0.05;
    genuine + (money + hand + army + palace) * left.min(1.0) + (income + regions + known) * left
}

fn worth(symbols: Symbols) -> f32 {
    WORTH.iter().map(|(symbol, worth)| f32::from(symbols.count(*symbol)) * worth).sum()
}

const _: () = assert!(WORTH.len() == Symbol::ALL.len());
