//! What the tests of all games share: a table dealt from the setup a plugin starts with, and random choices.

use rondel::journal::{FORMAT, Header, Player};
use rondel::{Dealer, Plugin, Session, Turn, plugins};
use rondel_games as _;

/// Every registered game.
pub fn games() -> Vec<&'static Plugin> {
    plugins().expect("each id once").into_values().collect()
}

/// A fresh table of people.
pub fn table(plugin: &Plugin, seats: u8, seed: u64) -> Session {
    let players = vec![Player::human(""); usize::from(seats)];
    let (game, version) = (plugin.id.to_owned(), plugin.version.to_owned());
    Session::start(Header { rondel: FORMAT, game, version, setup: (plugin.setup)(), players, seed }).expect("a table")
}

/// Plays any choice; whether there was one.
pub fn play_any(session: &mut Session, hand: &mut Dealer) -> bool {
    let Turn::Decide(_) = session.turn() else { return false };
    let count = session.choices().len();
    session.play(hand.below(count as u32) as usize).expect("a listed choice is legal");
    true
}
