//! Guests of a game that is held in this program, as it sees them: whoever carries what is said to and fro.

use std::io;
use std::path::Path;

use rondel::Seat;
use rondel::hosting::{Host, Secret};

use super::LocalTable;

/// Whoever carries what is said between a host and its guests.
pub trait Guests {
    /// Lets the host hear what has come; whether anything has.
    fn hear(&mut self, host: &mut Host) -> bool;
    /// Writes down who the guests are, beside the journal of the game; nobody needs it any more once the game is done.
    ///
    /// # Errors
    /// A file that cannot be written.
    fn keep(&mut self, journal: &Path, host: &Host) -> io::Result<()>;
    /// Sends what the host has to tell.
    fn tell(&mut self, host: &mut Host);
    /// What lets somebody in, and nobody can guess.
    fn secret(&self) -> Option<Secret>;
    /// The invitation of whoever shows this, as a text that can be sent.
    fn invitation(&self, secret: Secret) -> String;
}

impl LocalTable {
    /// Offers the seat of a guest to somebody else; whether that could be done.
    pub fn offer(&mut self, seat: Seat) -> bool {
        let secret = self.guests.as_ref().and_then(|guests| guests.secret());
        secret.is_some_and(|secret| self.with_host(|host| host.offer(seat, secret)).is_ok())
    }

    /// The invitation to a seat that is offered to somebody else, as a text that can be sent.
    pub fn invitation(&self, seat: Seat) -> Option<String> {
        let holder = self.host().hosted()?.holders.get(seat.index())?;
        Some(self.guests.as_ref()?.invitation(holder.open?))
    }

    /// The invitation of those who look on, where anybody may.
    pub fn invitation_to_look_on(&self) -> Option<String> {
        Some(self.guests.as_ref()?.invitation(self.host().hosted()?.agreement.watchers?))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;
    use std::time::Duration;

    use rondel::bots::Level;
    use rondel::hosting::{Agreement, Chair, Gathering, Share, TableId};
    use rondel::journal::Player;
    use rondel::{Bot, Table as _};
    use rondel_games as _;

    use super::*;
    use crate::local::{BotMove, LocalTable};

    /// Guests who say nothing; whether who they are can be written down.
    struct Silent(Rc<Cell<bool>>);

    impl Guests for Silent {
        fn hear(&mut self, _: &mut Host) -> bool {
            false
        }
        fn keep(&mut self, _: &Path, _: &Host) -> io::Result<()> {
            if self.0.get() { Ok(()) } else { Err(io::ErrorKind::StorageFull.into()) }
        }
        fn tell(&mut self, _: &mut Host) {}
        fn secret(&self) -> Option<Secret> {
            None
        }
        fn invitation(&self, _: Secret) -> String {
            String::new()
        }
    }

    /// A table at which a person has the first turn and a bot the second, with guests who say nothing.
    fn table(folder: &Path, room: &Rc<Cell<bool>>) -> LocalTable {
        let plugin = rondel::plugins().expect("the games")["connect-four"];
        let agreed = Agreement {
            table: TableId([1; 32]),
            game: plugin.id.to_owned(),
            version: plugin.version.to_owned(),
            setup: (plugin.setup)(),
            chairs: [Player::human("Ann"), Player::bot(Bot::Level(Level::Master))].map(Chair::Here).into(),
            watchers: None,
            watching: Vec::new(),
            share: Share([2; 32]),
            sealed: true,
        };
        let host = Gathering::open(agreed).expect("a table").deal().map_err(|_| "not ready").expect("a game");
        LocalTable::receive(folder.to_owned(), plugin, host, Box::new(Silent(room.clone())))
    }

    #[test]
    fn who_the_guests_are_is_said_to_be_lost_while_it_cannot_be_written_down() {
        let folder = tempfile::tempdir().expect("a folder");
        let room = Rc::new(Cell::new(false));
        let mut table = table(folder.path(), &room);
        assert!(table.trouble().is_some() && table.is_unsaved());
        room.set(true);
        table.write_again();
        assert!(table.trouble().is_none() && !table.is_unsaved());
    }

    #[test]
    fn a_bot_goes_on_thinking_while_guests_are_attended() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut table = table(folder.path(), &Rc::new(Cell::new(true)));
        table.take(3).expect("a choice");
        assert!(matches!(table.let_bot_think(Duration::ZERO, || {}), BotMove::Thinking));
        for _ in 0..3 {
            table.attend();
            assert_eq!(table.take_back_to(), None);
            assert!(table.thinker().is_some(), "what it has thought so far is not thrown away");
        }
    }
}
