//! Whether a game can be played at all, found out quickly: what is asked of content that nobody has checked yet.
//!
//! Many random games under the laws that are quick to check (1, 2 and 8 at every ply, the words of law 6 now and then), and
//! then a few games under all laws. How much is played is counted and not timed, so that the answer is the same everywhere.

use super::words::TextCheck;
use super::{Breach, CheckPlan, Law, Position, Violation, actions, check, ending};
use crate::catalog::Catalog;
use crate::dealer::Dealer;
use crate::ruleset::Stage;
use crate::scene::Choice;
use crate::seat::Seats;
use crate::turn::Turn;

/// So many games are played, tables of every size in turn.
const GAMES: u32 = 300;
/// Or fewer, where they are long: no more is begun once so many actions were listed in all.
const ACTIONS: usize = 250_000;
/// In one of so many positions every choice is read in every language.
const READ_EVERY: u32 = 16;
/// So many positions of a game under all laws are laid out and looked at.
const LOOKS: u32 = 6;

/// Plays games until it is sure enough that the ruleset can be played with its content.
///
/// # Errors
/// The first law that is broken.
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
    // One at a table of each size, of random and of greedy bots in turn; both where there is one size alone.
    let games_under_all_laws = (tables.len() as u32).max(2);
    let look_every = (plies / u32::max(games, 1) / LOOKS).max(1);
    check(rules, &CheckPlan { games: games_under_all_laws, seed: 0, catalogs, look_every }).map(|_| ())
}

struct Trial<'a, R: Stage> {
    rules: &'a R,
    words: TextCheck<'a>,
    /// After how many plies of the present game.
    ply: u32,
    /// How many actions were listed in all games.
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
            // Each game begins its looks at another ply, so that all parts of a game are looked at.
            if (self.ply + seed as u32).is_multiple_of(READ_EVERY) {
                let choices: Vec<Choice> = self.legal.iter().map(|action| rules.choice(&state, *action)).collect();
                self.words.read_choices(&rules.prompt(&state), &choices)?;
            }
            // As playouts draw it.
            let action = rules.random_action(&state, &mut hand, &mut buffer);
            actions::is_legal(&position, action)?;
            rules.apply(&mut state, action, &mut dealer);
            self.ply += 1;
        }
    }
}
