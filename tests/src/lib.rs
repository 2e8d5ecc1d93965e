//! Helpers shared by the tests of all games: fresh tables with the default setup, and random choices.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use rondel::bots::SearchLimits;
use rondel::journal::{Header, Player};
use rondel::{Bot, Dealer, Plugin, Session, Turn, plugins};
use rondel_games as _;

pub mod one_guest;
pub mod parlour;

/// The workloads whose instructions are counted for each game.
pub const WORKS: [&str; 5] = ["playouts", "search", "scenes", "journal", "batch"];

/// Returns all registered games.
pub fn games() -> Vec<&'static Plugin> {
    plugins().expect("each id once").into_values().collect()
}

/// Returns the registered game with this id.
pub fn game(id: &str) -> &'static Plugin {
    games().into_iter().find(|plugin| plugin.id == id).expect("a registered game")
}

/// Returns the folders of the bundled games' crates.
pub fn game_folders() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let below = |folder: &str| std::fs::read_dir(root.join(folder)).expect("a folder of games");
    let folders = ["games", "examples"].into_iter().flat_map(below).map(|entry| entry.expect("a folder").path());
    let mut crates: Vec<PathBuf> = folders.filter(|folder| folder.join("Cargo.toml").exists()).collect();
    crates.sort();
    crates
}

/// Returns the folder of a game's crate, which is named after the game.
pub fn folder_of(plugin: &Plugin) -> PathBuf {
    game_folders().into_iter().find(|folder| folder.ends_with(plugin.id)).expect("a folder called as its game")
}

/// Starts a game in which all players are human.
pub fn table(plugin: &Plugin, seats: u8, seed: u64) -> Session {
    let players = vec![Player::human(""); usize::from(seats)];
    Session::start(Header::of(plugin, (plugin.setup)(), players, seed)).expect("a table")
}

/// Runs `work` for each seed from 0 up to `count` on all cores, and returns the results in the order of the seeds.
pub fn of_each<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let next = AtomicU64::new(0);
    let take = || {
        let seeds = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed)).take_while(|seed| *seed < count);
        seeds.map(|seed| (seed, work(seed))).collect::<Vec<_>>()
    };
    let mut all: Vec<(u64, T)> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(take)).collect();
        handles.into_iter().flat_map(|handle| handle.join().expect("a game is played")).collect()
    });
    all.sort_by_key(|(seed, _)| *seed);
    all.into_iter().map(|(_, found)| found).collect()
}

/// Returns the mean of the figures and the half width of its 95% confidence interval.
pub fn mean_of(figures: &[f64]) -> (f64, f64) {
    /// Half width of a 95% interval, in standard deviations.
    const NORMAL_95: f64 = 1.96;
    let count = figures.len() as f64;
    let mean = figures.iter().sum::<f64>() / count;
    let spread = figures.iter().map(|figure| (figure - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, NORMAL_95 * (spread / count).sqrt())
}

/// Plays a game among bots to its end.
pub fn played(plugin: &Plugin, bots: &[Bot], seed: u64) -> Session {
    let mut session = table(plugin, bots.len() as u8, seed);
    while let Turn::Decide(seat) = session.turn() {
        let (observation, mut dealer) = (session.observe(seat), session.aside_dealer(seat));
        let thought = session.game().think(bots[seat.index()], &observation, &mut dealer, &SearchLimits::QUIET);
        session.play(thought.choice).expect("a legal choice");
    }
    session
}

/// Makes a random choice. Returns `false` if the game is over.
pub fn play_any(session: &mut Session, hand: &mut Dealer) -> bool {
    let Turn::Decide(_) = session.turn() else { return false };
    let count = session.choices().len();
    session.play(hand.below(count as u32) as usize).expect("a listed choice is legal");
    true
}

/// Returns a session in the middle of a random game, at a decision with more than one choice.
pub fn mid_game(plugin: &Plugin, seats: u8, seed: u64) -> Session {
    let played_until = |plies: usize| {
        let mut session = table(plugin, seats, seed);
        let mut hand = Dealer::seeded(seed);
        while session.plies().len() < plies || session.choices().len() == 1 {
            if !play_any(&mut session, &mut hand) {
                break;
            }
        }
        session
    };
    played_until(played_until(usize::MAX).plies().len() / 2)
}
