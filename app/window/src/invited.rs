//! What a person asks for in the dialog of a new game with guests.

use rondel::Setup;
use rondel::journal::Player;

/// A game to which guests elsewhere are invited.
pub struct Invited {
    /// Its options.
    pub setup: Box<dyn Setup>,
    /// Who sits where; guests are invited to the seats without a player.
    pub seats: Vec<Option<Player>>,
    /// Whether people may look on.
    pub watchers: bool,
    /// Whether somebody of them plays on a phone in this room.
    pub phones: bool,
}
