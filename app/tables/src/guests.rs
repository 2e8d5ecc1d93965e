//! The guests of a game hosted by this program, and the transport of their messages.

use std::io;
use std::path::Path;

use rondel::Seat;
use rondel_hosting::{Host, Secret};

use super::LocalTable;

/// The transport of messages between a host and its guests.
pub trait GuestTransport {
    /// Passes received messages to the host. Returns whether there were any.
    fn hear(&mut self, host: &mut Host) -> bool;
    /// Saves the guest data next to the journal, or deletes it once the game no longer needs it.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written or deleted.
    fn keep(&mut self, journal: &Path, host: &Host) -> io::Result<()>;
    /// Sends the host's messages.
    fn tell(&mut self, host: &mut Host);
    /// Tells the guests that the game cannot be saved.
    fn tell_unsaved(&mut self, host: &mut Host);
    /// Returns an unguessable secret for an invitation.
    fn secret(&self) -> Option<Secret>;
    /// Returns the invitation with this secret, encoded as text that can be sent.
    fn invitation(&self, secret: Secret) -> String;
}

impl LocalTable {
    /// Offers a guest's seat to another player. Returns whether this succeeded.
    pub fn offer(&mut self, seat: Seat) -> bool {
        let secret = self.guests.as_ref().and_then(|guests| guests.secret());
        secret.is_some_and(|secret| self.with_host(|host| host.offer(seat, secret)).is_ok())
    }

    /// Returns the invitation to an offered seat, encoded as text that can be sent.
    pub fn invitation(&self, seat: Seat) -> Option<String> {
        let holder = self.host().hosted()?.holders.get(seat.index())?;
        Some(self.guests.as_ref()?.invitation(holder.open?))
    }

    /// Returns the invitation for spectators, if they are allowed.
    pub fn invitation_to_look_on(&self) -> Option<String> {
        Some(self.guests.as_ref()?.invitation(self.host().hosted()?.agreement.watchers?))
    }

    /// Deletes the guest data next to the damaged file. Otherwise, the table would be opened twice.
    pub(super) fn leave_damaged(&mut self) {
        // If this fails, it is retried after the next event.
        self.left.take_if(|left| rondel_system::forget_guests(left).is_ok());
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;
    use std::time::Duration;

    use rondel::bots::Level;
    use rondel::journal::Player;
    use rondel::{Bot, Table as _};
    use rondel_games as _;
    use rondel_hosting::{Lobby, LobbyState, SeatClaim, Share, TableId};

    use super::*;
    use crate::{BotMove, LocalTable};

    /// Guests who send no messages.
    #[derive(Clone, Default)]
    struct Silent {
        /// Whether the guest data can be saved.
        room: Rc<Cell<bool>>,
        /// Number of times messages were sent.
        told: Rc<Cell<u32>>,
        /// Whether the last message was that the game cannot be saved.
        unsaved: Rc<Cell<bool>>,
    }

    impl GuestTransport for Silent {
        fn hear(&mut self, _: &mut Host) -> bool {
            false
        }
        fn keep(&mut self, _: &Path, _: &Host) -> io::Result<()> {
            if self.room.get() { Ok(()) } else { Err(io::ErrorKind::StorageFull.into()) }
        }
        fn tell(&mut self, _: &mut Host) {
            self.told.set(self.told.get() + 1);
            self.unsaved.set(false);
        }
        fn tell_unsaved(&mut self, _: &mut Host) {
            self.unsaved.set(true);
        }
        fn secret(&self) -> Option<Secret> {
            None
        }
        fn invitation(&self, _: Secret) -> String {
            String::new()
        }
    }

    /// Returns a table with silent guests, where a person moves first and a bot second.
    fn table(folder: &Path, guests: &Silent) -> LocalTable {
        let plugin = rondel::plugins().expect("the games")["connect-four"];
        let agreed = LobbyState {
            table: TableId([1; 32]),
            game: plugin.id.to_owned(),
            version: plugin.version.to_owned(),
            setup: (plugin.setup)(),
            chairs: [Player::human("Ann"), Player::bot(Bot::Level(Level::Master))].map(SeatClaim::Here).into(),
            watchers: None,
            watching: Vec::new(),
            share: Share([2; 32]),
            sealed: true,
            next: None,
            clock: None,
        };
        let host = Lobby::open(agreed).expect("a table").deal().map_err(|_| "not ready").expect("a game");
        LocalTable::receive(folder.to_owned(), plugin, host, Box::new(guests.clone()))
    }

    #[test]
    fn who_the_guests_are_is_said_to_be_lost_while_it_cannot_be_written_down() {
        let folder = tempfile::tempdir().expect("a folder");
        let guests = Silent::default();
        let mut table = table(folder.path(), &guests);
        assert!(table.trouble().is_some() && table.is_unsaved());
        assert_eq!((guests.told.get(), guests.unsaved.get()), (0, true), "nobody is told of what would be lost");
        guests.room.set(true);
        table.write_again();
        assert!(table.trouble().is_none() && !table.is_unsaved());
        assert!(guests.told.get() > 0 && !guests.unsaved.get());
    }

    #[test]
    fn guests_are_told_nothing_of_what_is_not_on_disk() {
        let folder = tempfile::tempdir().expect("a folder");
        let games = folder.path().join("games");
        std::fs::write(&games, "no folder").expect("written");
        let guests = Silent::default();
        guests.room.set(true);
        let mut table = table(&games, &guests);
        table.take(3).expect("a choice");
        table.attend();
        assert!(table.trouble().is_some());
        assert_eq!((guests.told.get(), guests.unsaved.get()), (0, true), "only that it cannot be saved");
        std::fs::remove_file(&games).expect("there is room now");
        table.attend();
        assert!(table.trouble().is_none());
        assert_eq!((guests.told.get(), guests.unsaved.get()), (1, false), "now they are");
        let text = std::fs::read_to_string(table.file().expect("a file")).expect("written");
        assert_eq!(text.lines().count(), 2, "{text}");
    }

    #[test]
    fn who_the_guests_are_goes_with_a_game_whose_file_was_torn() {
        let folder = tempfile::tempdir().expect("a folder");
        let guests = Silent::default();
        guests.room.set(true);
        let mut first = table(folder.path(), &guests);
        (0..2).for_each(|_| first.take(3).expect("a choice"));
        let file = first.file().expect("a file").to_owned();
        rondel_system::write_guests(&file, first.host().hosted().expect("it has guests")).expect("written");
        drop(first);
        let text = std::fs::read_to_string(&file).expect("written");
        let torn = &text[..text.len() - 5];
        std::fs::write(&file, torn).expect("written");
        let plugins: Vec<_> = rondel::plugins().expect("the games").into_values().collect();
        let resumed = LocalTable::resume(folder.path().to_owned(), &plugins, file.clone()).expect("a game");
        assert!(!resumed.damage.is_empty());
        let mut resumed = resumed.table;
        guests.room.set(false);
        resumed.admit(Box::new(guests.clone()));
        assert!(rondel_system::read_guests(&file).expect("sound").is_some(), "until they are kept elsewhere");
        guests.room.set(true);
        resumed.attend();
        assert!(rondel_system::read_guests(&file).expect("sound").is_none());
        assert_ne!(resumed.file(), Some(&*file));
        assert_eq!(std::fs::read_to_string(&file).expect("left as it was"), torn);
    }

    #[test]
    fn a_bot_goes_on_thinking_while_guests_are_attended() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut table = table(folder.path(), &Silent { room: Rc::new(Cell::new(true)), ..Silent::default() });
        table.take(3).expect("a choice");
        assert!(matches!(table.let_bot_think(Duration::ZERO, || {}), BotMove::Thinking));
        for _ in 0..3 {
            table.attend();
            assert_eq!(table.take_back_to(), None);
            assert!(table.bot_worker().is_some(), "what it has thought so far is not thrown away");
        }
    }
}
