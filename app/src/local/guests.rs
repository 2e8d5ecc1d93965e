//! Guests of a game that is held in this program, as it sees them: whoever carries what is said to and fro.

use std::io;
use std::path::Path;

use rondel::hosting::{Host, Hosted};

/// Whoever carries what is said between a host and its guests.
pub trait Guests {
    /// Lets the host hear what has come; whether anything has.
    fn hear(&mut self, host: &mut Host) -> bool;
    /// Writes down who the guests are, beside the journal of the game.
    ///
    /// # Errors
    /// A file that cannot be written.
    fn keep(&mut self, journal: &Path, hosted: &Hosted) -> io::Result<()>;
    /// Sends what the host has to tell.
    fn tell(&mut self, host: &mut Host);
}
