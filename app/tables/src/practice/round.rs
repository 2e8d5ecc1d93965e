//! A round of practice. The search for further positions continues while the first one is being practised.

use std::collections::{BTreeSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rondel::{Plugin, Setup};
use rondel_system::Store;

use super::{Exercise, Practised, Wins, in_file};

/// Number of positions in a round.
pub const WANTED: usize = 10;
/// Maximum number of bot games searched in a round.
const MOST_GAMES: u64 = 600;
/// Maximum number of games whose mistakes are considered in a round. Later rounds consider other games.
const MOST_FILES: usize = 60;

/// A round of practice. Dropping it stops the search.
pub struct Round {
    shared: Arc<RoundShared>,
}

struct RoundShared {
    stop: AtomicBool,
    state: Mutex<RoundState>,
}

#[derive(Default)]
struct RoundState {
    found: Vec<Arc<Exercise>>,
    looked_through: usize,
    works: bool,
}

/// The progress of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundProgress {
    /// Number of positions found.
    pub found: usize,
    /// Number of games searched: reviewed games or games between bots.
    pub games: usize,
    /// Whether the search is still running.
    pub works: bool,
}

impl Round {
    /// Creates a round from known positions.
    pub fn ready(exercises: Vec<Exercise>) -> Self {
        let found = exercises.into_iter().take(WANTED).map(Arc::new).collect();
        let state = RoundState { found, looked_through: 1, works: false };
        Self { shared: Arc::new(RoundShared { stop: AtomicBool::new(false), state: Mutex::new(state) }) }
    }

    /// Searches the saved reviews for a person's own mistakes: first the most costly mistake of each game,
    /// then the second most costly, and so on, starting with the most recent game. Positions in `practised`
    /// come last, the least recently practised first. `wake` is called after every result.
    pub fn of_mistakes(
        store: Store,
        plugins: Vec<&'static Plugin>,
        practised: Practised,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        Self::begin(move |shared| {
            let mut games: Vec<VecDeque<Exercise>> = Vec::new();
            for file in store.saved_files() {
                if shared.is_stopped() || games.len() >= MOST_FILES {
                    break;
                }
                if let Some(mistakes) = in_file(&file, &plugins) {
                    shared.state().looked_through += 1;
                    games.push(mistakes.into());
                    wake();
                }
            }
            let chosen = spread(games, &practised);
            shared.state().found = chosen.into_iter().map(Arc::new).collect();
            shared.rest();
            wake();
        })
    }

    /// Searches games between bots for positions in which exactly one choice wins immediately. The same seed
    /// yields the same positions.
    pub fn of_wins(
        plugin: &'static Plugin,
        setup: Box<dyn Setup>,
        seed: u64,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        Self::begin(move |shared| {
            if let Ok(mut wins) = Wins::of(plugin, setup, seed) {
                let is_in_vain = wins.all_choose_at_once();
                while !is_in_vain && !shared.is_stopped() && wins.games() < MOST_GAMES {
                    let Ok(found) = wins.look_on() else { break };
                    let mut state = shared.state();
                    state.looked_through += 1;
                    state.found.extend(found.map(Arc::new));
                    let is_whole = state.found.len() >= WANTED;
                    drop(state);
                    wake();
                    if is_whole {
                        break;
                    }
                }
            }
            shared.rest();
            wake();
        })
    }

    fn begin(work: impl FnOnce(&RoundShared) + Send + 'static) -> Self {
        let state = RoundState { works: true, ..RoundState::default() };
        let shared = Arc::new(RoundShared { stop: AtomicBool::new(false), state: Mutex::new(state) });
        let mine = Arc::clone(&shared);
        let begun = std::thread::Builder::new().name("practice round".to_owned()).spawn(move || {
            let _at_work = AtWork(&mine);
            work(&mine);
        });
        if begun.is_err() {
            shared.rest();
        }
        Self { shared }
    }

    /// Returns the position at an index, or `None` if it has not been found yet.
    pub fn exercise(&self, place: usize) -> Option<Arc<Exercise>> {
        self.shared.state().found.get(place).cloned()
    }

    /// Returns the progress.
    pub fn progress(&self) -> RoundProgress {
        let state = self.shared.state();
        RoundProgress { found: state.found.len(), games: state.looked_through, works: state.works }
    }

    /// Stops the search.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Round {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A guard that marks the search thread as active until it ends or panics.
struct AtWork<'a>(&'a RoundShared);

impl Drop for AtWork<'_> {
    fn drop(&mut self) {
        self.0.rest();
    }
}

impl RoundShared {
    fn state(&self) -> MutexGuard<'_, RoundState> {
        // The results of a panicked thread remain valid.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn rest(&self) {
        self.state().works = false;
    }
}

/// Selects the positions of a round by taking one position from each game in turn, without duplicates. Practised
/// positions come last, the least recently practised first.
fn spread(games: Vec<VecDeque<Exercise>>, practised: &Practised) -> Vec<Exercise> {
    let mut known = BTreeSet::new();
    let (mut fresh, mut old) = (Vec::new(), Vec::new());
    let mut games = games;
    while games.iter().any(|game| !game.is_empty()) {
        for exercise in games.iter_mut().filter_map(VecDeque::pop_front) {
            if known.insert(exercise.position) {
                match practised.place_of(exercise.position) {
                    Some(place) => old.push((place, exercise)),
                    None => fresh.push(exercise),
                }
            }
        }
    }
    old.sort_by_key(|(place, _)| *place);
    fresh.extend(old.into_iter().map(|(_, exercise)| exercise));
    fresh.truncate(WANTED);
    fresh
}

#[cfg(test)]
mod tests {
    use rondel_games as _;

    use super::super::{ExerciseKind, Position};
    use super::*;

    /// Returns an exercise whose position is identified by this number.
    fn exercise(number: u8) -> Exercise {
        Exercise {
            plugin: rondel::plugins().expect("the games")["tic-tac-toe"],
            journal: "".into(),
            ply: usize::from(number),
            seat: rondel::Seat::new(0),
            kind: ExerciseKind::Win { choice: 0, line: Vec::new() },
            position: Position([number; 32]),
        }
    }

    fn game(numbers: &[u8]) -> VecDeque<Exercise> {
        numbers.iter().copied().map(exercise).collect()
    }

    fn chosen(games: &[&[u8]], seen: &[u8]) -> Vec<usize> {
        let mut practised = Practised::default();
        practised.met(seen.iter().map(|number| Position([*number; 32])));
        let games = games.iter().map(|numbers| game(numbers)).collect();
        spread(games, &practised).iter().map(Exercise::ply).collect()
    }

    #[test]
    fn a_round_is_spread_over_games_and_has_no_position_twice() {
        assert_eq!(chosen(&[&[1, 2, 3], &[4], &[1, 5, 6]], &[]), [1, 4, 2, 5, 3, 6], "the dearest of each game first");
        assert_eq!(chosen(&[&[1, 2, 3], &[4]], &[1, 4]), [2, 3, 1, 4], "what was practised comes last");
        assert_eq!(chosen(&[&[1, 2, 3], &[4]], &[4, 2, 1]), [3, 4, 2, 1], "of that what was met longest ago first");
        let many: Vec<u8> = (0..40).collect();
        assert_eq!(chosen(&[&many], &[]).len(), WANTED);
        assert!(chosen(&[], &[]).is_empty());
    }

    #[test]
    fn a_round_that_is_stopped_looks_no_further() {
        let plugin = rondel::plugins().expect("the games")["connect-four"];
        let (told, heard) = std::sync::mpsc::channel();
        // The search blocks after the first game, until the test has stopped the round.
        let (go, may_go) = std::sync::mpsc::channel::<()>();
        let round = Round::of_wins(plugin, (plugin.setup)(), 1, move || {
            let _ = told.send(());
            let _ = may_go.recv();
        });
        heard.recv().expect("a game was looked through");
        round.stop();
        drop(go);
        while round.progress().works {
            std::thread::yield_now();
        }
        assert!(round.progress().games == 1 && round.progress().found <= 1);
    }
}
