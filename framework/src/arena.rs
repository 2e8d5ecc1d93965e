//! Many games among bots, and what came out.

use crate::bots::{self, Alarm, Bot};
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;
use crate::seat::Seats;
use crate::turn::{Outcome, Turn};

/// How one game among bots went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameRecord {
    /// How it ended.
    pub outcome: Outcome,
    /// After how many plies.
    pub plies: u32,
}

/// Plays a whole game among bots, one for each seat.
pub fn play_game<R: Ruleset>(rules: &R, bots: &[Bot], seed: u64, alarm: Alarm<'_>) -> GameRecord {
    let seats = Seats::new(bots.len() as u8).expect("as many bots as a table has seats");
    let mut dealer = Dealer::seeded(seed);
    // Bots think with luck of their own: what they draw never changes what the game draws.
    let mut thoughts = Dealer::seeded(seed ^ 0x5EED_0F7B_0752_1A4D);
    let mut state = rules.deal(seats, &mut dealer);
    let mut actions = Vec::new();
    let mut plies = 0;
    loop {
        let seat = match rules.turn(&state) {
            Turn::Over(outcome) => return GameRecord { outcome, plies },
            Turn::Decide(seat) => seat,
        };
        let bot = bots[seat.index()];
        let action = if bot == Bot::Random {
            rules.random_action(&state, &mut thoughts, &mut actions)
        } else {
            let observation = Observation::of(rules, &state, seat, &mut thoughts);
            let ring = bot.millis().map(alarm);
            let stop = || ring.as_ref().is_some_and(|ring| ring());
            let index = bots::choose(rules, bot, &observation, &mut thoughts, &stop);
            actions.clear();
            rules.legal_actions(&state, &mut actions);
            actions[index]
        };
        rules.apply(&mut state, action, &mut dealer);
        plies += 1;
    }
}
