//! What the tests of all games share: a table dealt from the setup a plugin starts with, and random choices.

use std::path::{Path, PathBuf};

use rondel::journal::{Header, Player};
use rondel::{Dealer, Plugin, Session, Turn, plugins};
use rondel_games as _;

pub mod one_guest;
pub mod parlour;

/// The fixed amounts of work whose instructions are counted, for every game.
pub const WORKS: [&str; 4] = ["playouts", "search", "scenes", "journal"];

/// Every registered game.
pub fn games() -> Vec<&'static Plugin> {
    plugins().expect("each id once").into_values().collect()
}

/// The registered game of this id.
pub fn game(id: &str) -> &'static Plugin {
    games().into_iter().find(|plugin| plugin.id == id).expect("a registered game")
}

/// The crates of the bundled games.
pub fn game_folders() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let below = |folder: &str| std::fs::read_dir(root.join(folder)).expect("a folder of games");
    let folders = ["games", "examples"].into_iter().flat_map(below).map(|entry| entry.expect("a folder").path());
    let mut crates: Vec<PathBuf> = folders.filter(|folder| folder.join("Cargo.toml").exists()).collect();
    crates.sort();
    crates
}

/// The crate of a game, which is called as the game.
pub fn folder_of(plugin: &Plugin) -> PathBuf {
    game_folders().into_iter().find(|folder| folder.ends_with(plugin.id)).expect("a folder called as its game")
}

/// A fresh table of people.
pub fn table(plugin: &Plugin, seats: u8, seed: u64) -> Session {
    let players = vec![Player::human(""); usize::from(seats)];
    Session::start(Header::of(plugin, (plugin.setup)(), players, seed)).expect("a table")
}

/// Plays any choice; whether there was one.
pub fn play_any(session: &mut Session, hand: &mut Dealer) -> bool {
    let Turn::Decide(_) = session.turn() else { return false };
    let count = session.choices().len();
    session.play(hand.below(count as u32) as usize).expect("a listed choice is legal");
    true
}

/// A table in the middle of a random game, where somebody has something to choose.
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
