//! A quick check of whether a game can be played at all, for content that has not been checked yet.
//!
//! First, many random games are played under the laws that are fast to check (1 and 2 at every ply, 8 at the end,
//! and the texts of law 6 occasionally). Then a few games are played under all laws. The check is limited by a
//! count of actions, not by time, so that the result is the same on every machine.

use super::words::TextCheck;
use super::{Breach, CheckPlan, Law, Position, Violation, actions, check, ending};
use crate::catalog::Catalog;
use crate::dealer::Dealer;
use crate::ruleset::Stage;
use crate::scene::Choice;
use crate::seat::Seats;
use crate::turn::Turn;

/// Maximum number of games. The games cycle through all table sizes.
const GAMES: u32 = 300;
/// Total number of listed actions after which no more games are started.
const ACTIONS: usize = 250_000;
/// One position in `READ_EVERY` is used to check the text of the choices in every language.
const READ_EVERY: u32 = 16;
/// Number of positions that are laid out and examined in each game under all laws.
const LOOKS: u32 = 6;

/// Checks, by playing games, that the ruleset can be played with its content.
///
/// # Errors
/// Returns the first broken law.
pub fn plays<R: Stage>(rules: &R, catalogs: &[Catalog]) -> Result<(), Violation> {
    let tables: Vec<Seats> = rules.seats().filter_map(Seats::new).collect();
    let mut trial = Trial { rules, words: TextCheck::new(catalogs), ply: 0, actions: 0, legal: Vec::new() };
    let (mut games, mut plies) = (0, 0);
    for (seed, seats) in (0..GAMES).zip(tables.iter().cycle()) {
        if trial.actions >= ACTIONS && seed as usize >= tables.len() {
            break;
        }
        let seed = u64::from(seed);
        let played = trial.game(*seats, seed);
        played.map_err(|breach| Violation::of(breach, seed, trial.ply))?;
        games += 1;
        plies += trial.ply;
    }
    // Play one game for each table size, alternately with random and greedy bots, and at least one game with each
    // kind of bot.
    let games_under_all_laws = (tables.len() as u32).max(2);
    let look_every = (plies / u32::max(games, 1) / LOOKS).max(1);
    check(rules, &CheckPlan { games: games_under_all_laws, seed: 0, catalogs, look_every }).map(|_| ())
}

struct Trial<'a, R: Stage> {
    rules: &'a R,
    words: TextCheck<'a>,
    /// Number of plies in the current game.
    ply: u32,
    /// Number of actions listed in all games.
    actions: usize,
    legal: Vec<R::Action>,
}

impl<R: Stage> Trial<'_, R> {
    /// Plays one random game.
    fn game(&mut self, seats: Seats, seed: u64) -> Result<(), Breach> {
        let rules = self.rules;
        let mut dealer = Dealer::seeded(seed);
        let mut hand = Dealer::seeded(!seed);
        let mut state = rules.deal(seats, &mut dealer);
        let mut buffer = Vec::new();
        self.ply = 0;
        loop {
            self.legal.clear();
            rules.legal_actions(&state, &mut self.legal);
            self.actions += self.legal.len() + 1;
            let turn = rules.turn(&state);
            let position = Position { rules, state: &state, turn, legal: &self.legal, seats };
            actions::check(&position, self.ply)?;
            rules.check_conservation(&state).map_err(|miscount| Breach::new(Law::Census, miscount.to_string()))?;
            if let Turn::Over(outcome) = turn {
                self.words.all_said()?;
                return ending::check(&position, &outcome);
            }
            // Each game starts its examinations at a different ply, so that all parts of a game are covered.
            if (self.ply + seed as u32).is_multiple_of(READ_EVERY) {
                let choices: Vec<Choice> = self.legal.iter().map(|action| rules.choice(&state, *action)).collect();
                self.words.read_choices(&rules.prompt(&state), &choices)?;
            }
            // The action is drawn in the same way as in playouts.
            let action = rules.random_action(&state, &mut hand, &mut buffer);
            actions::is_legal(&position, action)?;
            rules.apply(&mut state, action, &mut dealer);
            self.ply += 1;
        }
    }
}
