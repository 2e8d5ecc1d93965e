//! Puzzles from games between bots: positions in which exactly one choice wins immediately.

use std::collections::BTreeSet;
use std::sync::Arc;

use rondel::bots::Level;
use rondel::journal::{Entry, Header, Journal, Player};
use rondel::lab::LabPlan;
use rondel::{AnyGame, Bot, Dealer, Plugin, Seats, Session, Setup, StartError};
use rondel_system::clock::CLOCK;

use super::{Exercise, ExerciseKind, Position};

/// Number of decisions examined, counted back from the end of a game.
const LAST: usize = 40;

/// A series of bot games to be searched. Each game has the smallest number of players that includes an opponent.
pub struct Wins {
    plugin: &'static Plugin,
    setup: Box<dyn Setup>,
    game: AnyGame,
    plan: LabPlan,
    next: u64,
    known: BTreeSet<Position>,
}

/// Returns a bot for the games to be searched: fast, but able to see immediate gains.
pub fn searching_bot(game: &AnyGame, seats: Seats) -> Bot {
    if game.estimates(seats) { Bot::Greedy } else { Bot::Level(Level::Beginner) }
}

impl Wins {
    /// Creates a series that starts with the first game of this seed. The same seed yields the same positions.
    ///
    /// # Errors
    /// Returns an error if the setup cannot be opened.
    pub fn of(plugin: &'static Plugin, setup: Box<dyn Setup>, seed: u64) -> Result<Self, StartError> {
        let game = rondel::trial::open(setup.as_ref())?;
        let fewest = (*game.seats().start()).max(2).min(*game.seats().end());
        let seats = Seats::new(fewest).ok_or(StartError::Seats {
            asked: usize::from(fewest),
            fewest: *game.seats().start(),
            most: *game.seats().end(),
        })?;
        let bots = vec![searching_bot(&game, seats); seats.count()];
        Ok(Self { plugin, setup, game, plan: LabPlan::new(bots, seed), next: 0, known: BTreeSet::new() })
    }

    /// Returns whether seats choose simultaneously in every decision, in which case no choice is certain to win. This is
    /// judged by the first game, played at random.
    pub fn all_choose_at_once(&self) -> bool {
        /// Maximum number of decisions examined.
        const MOST: usize = 500;
        let Some(seats) = Seats::new(self.plan.bots.len() as u8) else { return false };
        let mut dealer = Dealer::seeded(0);
        let mut state = self.game.deal(seats, &mut dealer);
        for _ in 0..MOST {
            let choices = self.game.actions(&state).len();
            if choices == 0 {
                break;
            }
            if choices > 1 && self.game.together(&state).is_empty() {
                return false;
            }
            let choice = dealer.below(choices as u32) as usize;
            if self.game.apply(&mut state, choice, &mut dealer).is_err() {
                break;
            }
        }
        true
    }

    /// Returns the number of games searched.
    pub fn games(&self) -> u64 {
        self.next
    }

    /// Plays the next game and searches its last turns for a position. Of several positions, returns the
    /// position with the longest line to the win. Positions that were found before are skipped.
    ///
    /// # Errors
    /// Returns an error if the game cannot start.
    pub fn look_on(&mut self) -> Result<Option<Exercise>, StartError> {
        let index = self.next;
        self.next += 1;
        let players = self.plan.bots.iter().map(|bot| Player::bot(*bot)).collect();
        let setup = rondel::setup::clone_setup(self.setup.as_ref());
        let header = Header::of(self.plugin, setup, players, self.plan.game_seed(index));
        let entries = self.game.record(&self.plan, index, CLOCK).into_iter();
        let entries = entries.map(|(seat, action)| Entry::play(seat, action)).collect();
        let (session, _) = Session::replay(Journal { header, entries, notices: Vec::new() })?;
        let found = self.longest(&session);
        if let Some(found) = &found {
            self.known.insert(found.position);
        }
        Ok(found)
    }

    fn longest(&self, session: &Session) -> Option<Exercise> {
        let plies = session.plies().iter().enumerate().rev().filter(|(_, ply)| !ply.forced).take(LAST);
        let journal: Arc<str> = session.journal().into();
        let found = plies.filter_map(|(ply, played)| {
            let seat = played.seat;
            let observation = session.observe_at(ply, seat)?;
            let win = session.game().only_win(&observation, &mut session.aside_dealer_at(ply, seat))?;
            let position = Position::of(session, ply, seat).filter(|position| !self.known.contains(position))?;
            let kind = ExerciseKind::Win { choice: win.choice, line: win.line };
            let plugin = self.plugin;
            Some((win.plies, Exercise { plugin, journal: Arc::clone(&journal), ply, seat, kind, position }))
        });
        found.reduce(|best, other| if other.0 > best.0 { other } else { best }).map(|(_, exercise)| exercise)
    }
}
