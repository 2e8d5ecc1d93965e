//! scratch
use rondel::{Dealer, Ruleset, Seats, Turn};
use std::collections::BTreeMap;
fn main() {
    let rules = rondel_spandau_1780::SpandauSetup::default().rules().expect("content");
    for n in 2..=5 {
        let games = 1500;
        let mut plies = 0_u64;
        let mut ends: BTreeMap<String, u32> = BTreeMap::new();
        let mut rounds = 0;
        let mut longest = 0;
        let start = std::time::Instant::now();
        for seed in 0..games {
            let mut dealer = Dealer::seeded(seed);
            let mut buffer = Vec::new();
            let mut state = rules.deal(Seats::new(n).unwrap(), &mut dealer);
            let mut here = 0;
            while let Turn::Decide(_) = rules.turn(&state) {
                let action = rules.random_action(&state, &mut dealer, &mut buffer);
                rules.apply(&mut state, action, &mut dealer);
                if seed < 200 { rules.census(&state).unwrap_or_else(|e| panic!("seed {seed} {here} {action:?}: {e}")); }
                here += 1;
            }
            plies += here;
            longest = longest.max(here);
            rounds += u32::from(state.round);
            *ends.entry(format!("{:?}", state.ended)).or_default() += 1;
        }
        let t = start.elapsed().as_secs_f64();
        println!("{n}: {:.2} M plies/s, {} plies/game (max {longest}), {:.1} rounds, {ends:?}, state {} B", plies as f64 / t / 1e6, plies / games, f64::from(rounds) / games as f64, std::mem::size_of::<rondel_spandau_1780::State>());
    }
}
