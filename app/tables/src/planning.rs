//! Copies of a game on which a player plans the next turn during other players' turns.

use std::path::PathBuf;

use rondel::journal::{Fork, Player};
use rondel::{Bot, Plugin, Seat, Session, StartError, Turn};
use rondel_system::JournalWriter;

use super::LocalTable;
use super::greedy::decide;

/// Maximum number of decisions of other seats that are assumed before a planned turn.
const MOST: usize = 200;

impl LocalTable {
    /// Returns a copy of the game from which `seat` learns nothing: hidden information is replaced with a sample of
    /// what the seat knows, and all later random results are different.
    ///
    /// # Errors
    /// Returns an error if the game cannot be replayed.
    pub fn supposition(&self, seat: Seat, luck: u64) -> Result<Session, StartError> {
        let fork = Fork { ply: self.plies() as u32, supposed_by: Some(seat), luck: Some(self.other_seed(Some(luck))) };
        let player = |other| if other == seat { Player::human("") } else { Player::bot(Bot::Greedy) };
        self.session().branch(fork, self.seats().each().map(player).collect())
    }

    /// Opens a copy of a game as a table that is never saved.
    pub fn of_supposition(folder: PathBuf, plugin: &'static Plugin, session: Session) -> Self {
        let recorder = JournalWriter::fresh(folder, plugin.id, session.journal()).held_back();
        Self::new(plugin, session, recorder)
    }
}

/// Lets greedy bots decide for all other seats until it is the turn of `seat`. Returns `None` if the game ends first.
pub fn until_turn_of(mut session: Session, seat: Seat) -> Option<Session> {
    for _ in 0..MOST {
        if session.turn() == Turn::Decide(seat) {
            return Some(session);
        }
        if !decide(&mut session) {
            return None;
        }
    }
    None
}
