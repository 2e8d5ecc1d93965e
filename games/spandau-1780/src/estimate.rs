//! Estimates positions for bots. No rule depends on the estimates.
//!
//! The weights of works, knowledge, stones, coins and symbols come from a logistic regression over 18,000
//! positions from 600 games between search-based bots. The value of income was set manually. Test games showed
//! that this value is needed. The results are in `docs/strength.md`.

use rondel::components::Kind;
use rondel::{MAX_SEATS, Seat};

use crate::content::{Content, FULL_CABINET, STONES, Symbol, Symbols};
use crate::rules::ending::kinds;
use crate::state::{Player, State};

/// Value of each symbol over a whole game, in units of 0.15 genuine works.
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

/// Returns the estimate of the position for `seat`, from 0 (lost) to 1 (won): the average probability of
/// beating another player.
pub(crate) fn estimate(content: &Content, state: &State, seat: Seat) -> f32 {
    let rounds = rounds_left(state);
    share(state, seat, rounds, &standings(content, state, rounds))
}

/// Returns the estimates for all seats, evaluating each seat only once.
pub(crate) fn estimates(content: &Content, state: &State) -> [f32; MAX_SEATS] {
    let rounds = rounds_left(state);
    let standings = standings(content, state, rounds);
    let mut all = [0.5; MAX_SEATS];
    for seat in state.seats.each() {
        all[seat.index()] = share(state, seat, rounds, &standings);
    }
    all
}

/// Returns the value of every player's position.
fn standings(content: &Content, state: &State, rounds: f32) -> [f32; MAX_SEATS] {
    let mut standings = [0.0; MAX_SEATS];
    for seat in state.seats.each() {
        standings[seat.index()] = standing(content, state, seat, rounds);
    }
    standings
}

/// Returns the average probability that a seat beats another player.
fn share(state: &State, seat: Seat, rounds: f32, standings: &[f32; MAX_SEATS]) -> f32 {
    let certainty = certainty(rounds);
    let own = standings[seat.index()];
    let beaten = |other: Seat| 1.0 / (1.0 + ((standings[other.index()] - own) * certainty).exp());
    state.others(seat).map(beaten).sum::<f32>() / (state.seats.count() - 1) as f32
}

/// Returns the weight of a lead, which decreases with the number of rounds left.
fn certainty(rounds: f32) -> f32 {
    0.65 / (1.0 + 0.67 * rounds).sqrt()
}

/// Estimates the number of rounds before a cabinet is full or a player has placed all stones.
fn rounds_left(state: &State) -> f32 {
    /// Average number of works gained, and of stones placed, per round by the fastest player.
    const WORKS: f32 = 0.65;
    const PLACED: f32 = 2.2;
    let most =
        |count: fn(&Player) -> u32| state.seats.each().map(|seat| count(&state.players[seat])).max().unwrap_or(0);
    let works = FULL_CABINET.saturating_sub(most(|player| player.works.len()));
    let stones = u32::from(STONES).saturating_sub(most(|player| player.placed.count_ones()));
    (works as f32 / WORKS).min(stones as f32 / PLACED).clamp(0.2, 20.0)
}

/// Number of features of a position, for training.
const FEATURES: usize = 20;

/// Returns the features of a player's position: the parts of its value, followed by the same parts multiplied by the
/// certainty of a lead.
pub(crate) fn features(content: &Content, state: &State, seat: Seat) -> [f32; FEATURES] {
    let rounds = rounds_left(state);
    let certainty = certainty(rounds);
    let parts = parts(content, state, seat, rounds);
    std::array::from_fn(|at| parts[at % PARTS] * if at < PARTS { 1.0 } else { certainty })
}

/// Number of parts of the value of a position.
const PARTS: usize = FEATURES / 2;

/// Returns the value of a player's position, in genuine works.
fn standing(content: &Content, state: &State, seat: Seat, rounds: f32) -> f32 {
    parts(content, state, seat, rounds).iter().sum()
}

/// Returns the parts of the value of a player's position.
fn parts(content: &Content, state: &State, seat: Seat, rounds: f32) -> [f32; PARTS] {
    let player = &state.players[seat];
    let symbols = state.symbols(content, seat);
    let count = |symbol| f32::from(symbols.count(symbol));
    let genuine = state.genuine_works(seat) as f32;
    // A forgery also counts towards collections, can be given away in an exchange, and brings the end closer.
    let works = 0.62 * player.works.len() as f32;
    // A player who knows which of their works are genuine can choose better which one to offer.
    let known = 0.27 * player.works.iter().filter(|piece| state.knows(seat, *piece)).count() as f32;
    let stones = 0.25 * player.placed.count_ones() as f32;
    // Only one work is auctioned per round, so coins lose their value near the end.
    let money = 0.045 * f32::from(player.coins + state.stock_worth(seat)) * (rounds / 6.0).min(1.0);
    let campaign = player.progress.map_or(0.0, |space| 0.08 * (f32::from(space) + 1.0)) + 0.1 * count(Symbol::Military);
    let regions = 0.05 * player.influence.controlled().len() as f32;
    let income = (0.15 * worth(symbols) + 0.5 * regions) * (rounds / 8.0).min(1.7);
    let cards = count(Symbol::City) + count(Symbol::Land) + count(Symbol::River);
    let flow = (0.02 * count(Symbol::Coin) + 0.05 * cards) * rounds;
    let artists = 0.14 * (count(Symbol::Artist) * rounds).min(6.0);
    let kinds = kinds(state, seat) as f32 / 16.0;
    [genuine, kinds, works, known, stones, money, campaign, income, flow, artists]
}

fn worth(symbols: Symbols) -> f32 {
    WORTH.iter().map(|(symbol, worth)| f32::from(symbols.count(*symbol)) * worth).sum()
}

const _: () = assert!(WORTH.len() == Symbol::ALL.len());

#[cfg(test)]
mod tests {
    use rondel::{Dealer, Ruleset as _, Seats, Turn};

    use super::*;
    use crate::{Spandau, SpandauSetup};

    /// Returns positions of a random game, each included with a probability of one in `one_in`.
    fn positions(rules: &Spandau, seats: u8, one_in: u32) -> Vec<State> {
        let mut dealer = Dealer::seeded(u64::from(seats));
        let mut state = rules.deal(Seats::new(seats).expect("a table"), &mut dealer);
        let (mut positions, mut buffer) = (Vec::new(), Vec::new());
        while let Turn::Decide(_) = rules.turn(&state) {
            if dealer.below(one_in) == 0 {
                positions.push(state);
            }
            let action = rules.random_action(&state, &mut dealer, &mut buffer);
            rules.apply(&mut state, action, &mut dealer);
        }
        positions
    }

    fn rules() -> Spandau {
        SpandauSetup::default().rules().expect("the content is sound")
    }

    #[test]
    fn what_one_seat_hopes_for_others_fear() {
        let rules = rules();
        for seats in 2..=5 {
            for state in positions(&rules, seats, 10) {
                let sum: f32 = state.seats.each().map(|seat| estimate(rules.content(), &state, seat)).sum();
                assert!((sum - f32::from(seats) / 2.0).abs() < 1e-3, "{seats} seats: {sum}");
            }
        }
    }

    #[test]
    fn the_nearer_the_end_the_more_a_genuine_work_is_worth() {
        let rules = rules();
        let (own, other) = (Seat::new(0), Seat::new(1));
        let mut state = positions(&rules, 2, 1).swap_remove(60);
        // Two players who differ only in their works.
        state.players[other] = state.players[own];
        let lead = |placed: u32, works: u8| {
            let mut state = state;
            state.genuine = (0..4).collect();
            state.players[own].works = (0..works).collect();
            state.players[other].works = (works..2 * works).collect();
            for seat in [own, other] {
                state.players[seat].placed = (1 << placed) - 1;
                state.players[seat].known = 0;
            }
            estimate(rules.content(), &state, own)
        };
        let by_stones = [5, 12, 20, 29].map(|placed| lead(placed, 4));
        let by_works = [4, 7, 9, 11].map(|works| lead(5, works));
        for leads in [by_stones, by_works] {
            assert!(leads[0] > 0.5 && leads.is_sorted_by(|early, late| early < late), "{leads:?}");
        }
    }
}
