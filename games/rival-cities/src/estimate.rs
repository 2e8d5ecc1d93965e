//! Estimates positions for bots. No rule depends on the estimates. The weights are fitted to games between bots
//! with `cargo run --release -p rondel-rival-cities --example rival_cities_fit`.

use rondel::components::Kind;
use rondel::{MAX_SEATS, Seat};

use crate::content::{ALLIANCES_TO_WIN, CITY_NAME, Content, LAWSUITS_TO_WIN, Product, SHIPS_AHEAD_TO_WIN};
use crate::rules::scoring;
use crate::state::State;

/// Number of features of a position.
pub const FEATURES: usize = 22;

/// Weight of each feature, in log-odds of winning. The order is that of [`features`].
pub const WEIGHTS: [f32; FEATURES] = [
    -0.053, // stars
    0.311,  // stars, late in the game
    0.100,  // beer
    0.206,  // cloth
    0.171,  // leather
    0.248,  // furniture
    0.228,  // letters
    0.175,  // cards in hand
    0.265,  // factories
    -0.009, // active factories
    1.203,  // prestige
    3.343,  // prestige, squared
    2.952,  // lead in ships
    1.320,  // lead in ships, squared
    2.261,  // alliances
    0.101,  // alliances, squared
    -1.086, // lawsuits won
    6.447,  // lawsuits won, squared
    0.183,  // lead in lawsuit I
    0.147,  // lead in lawsuit II
    -0.131, // lead in lawsuit III
    0.180,  // city to move
];

/// Returns the estimate of the position for `seat`, from 0 (lost) to 1 (won).
pub(crate) fn estimate(content: &Content, state: &State, seat: Seat) -> f32 {
    if let Some(end) = state.end {
        return if end.winner == seat { 1.0 } else { 0.0 };
    }
    1.0 / (1.0 + (-lead(content, state, seat)).exp())
}

/// Returns the estimates for both cities, evaluating each city once.
pub(crate) fn estimates(content: &Content, state: &State) -> [f32; MAX_SEATS] {
    let mut both = [0.5; MAX_SEATS];
    let lead = match state.end {
        Some(end) if end.winner == Seat::new(0) => f32::INFINITY,
        Some(_) => f32::NEG_INFINITY,
        None => lead(content, state, Seat::new(0)),
    };
    (both[0], both[1]) = (1.0 / (1.0 + (-lead).exp()), 1.0 / (1.0 + lead.exp()));
    both
}

/// Returns a city's lead over its rival, in log-odds.
fn lead(content: &Content, state: &State, seat: Seat) -> f32 {
    let worths = features(content, state)
        .map(|(_, features)| features.iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum::<f32>());
    worths[seat.index()] - worths[seat.rival().index()]
}

/// Returns the features of each city's position in a game that is not over.
pub fn features(content: &Content, state: &State) -> [(Seat, [f32; FEATURES]); 2] {
    let both = [0, 1].map(Seat::new);
    let stars = both.map(|city| scoring::stars(content, state, city).total() as f32);
    both.map(|city| (city, counted(state, city, [stars[city.index()], stars[city.rival().index()]])))
}

/// Returns the features, given the stars of the city and its rival.
fn counted(state: &State, seat: Seat, [stars, of_rival]: [f32; 2]) -> [f32; FEATURES] {
    let (city, rival) = (&state.cities[seat], &state.cities[seat.rival()]);
    let late = ((stars + of_rival) / 24.0).min(1.0);
    let prestige = f32::from(state.prestige_of(seat).max(0)) / f32::from(CITY_NAME);
    let ships = (city.ships.len() as f32 - rival.ships.len() as f32).max(0.0) / f32::from(SHIPS_AHEAD_TO_WIN);
    let alliances = city.alliances.len() as f32 / f32::from(ALLIANCES_TO_WIN);
    let won = city.lawsuits.len() as f32 / f32::from(LAWSUITS_TO_WIN);
    let led = |slot: usize| f32::from(state.lawsuits.get(slot).map_or(0, |lawsuit| lawsuit.lead_of(seat).clamp(0, 4)));
    let next = f32::from(u8::from(state.active() == seat));
    let stock = |product: &Product| f32::from(city.stock.count(*product));
    let [one, two, three, four] = std::array::from_fn(|place| stock(&Product::ALL[place]));
    [
        stars,
        stars * late,
        one,
        two,
        three,
        four,
        f32::from(city.letters),
        city.hand.len() as f32,
        f32::from(city.factories()),
        f32::from(city.active_factories),
        prestige,
        prestige * prestige,
        ships,
        ships * ships,
        alliances,
        alliances * alliances,
        won,
        won * won,
        led(0),
        led(1),
        led(2),
        next,
    ]
}
