//! The settings of a new game with guests.

use rondel::Setup;
use rondel::clock::TimeControl;
use rondel::journal::Player;

/// A game to which remote guests are invited.
pub struct Invited {
    /// The setup of the game.
    pub setup: Box<dyn Setup>,
    /// The players, by seat. Guests are invited to the empty seats.
    pub seats: Vec<Option<Player>>,
    /// Whether spectators are allowed.
    pub watchers: bool,
    /// The time that each player has, if it is limited.
    pub clock: Option<TimeControl>,
    /// Whether any guest plays on a phone on the local network.
    pub phones: bool,
}
