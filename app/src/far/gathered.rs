//! A table that is held here and waits for its guests.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rondel::hosting::{Agreement, Chair, Gathering, Host, NotReady, Presence, Secret, Share, Sitting, TableId};
use rondel::journal::Player;
use rondel::{Plugin, Seat, Setup, StartError, Text};

use super::attendance::Attendance;
use super::switchboard::Switchboard;
use crate::net::{Invitation, NetError, unguessable};
use crate::store::replace;

/// A table that waits for its guests.
pub struct Gathered {
    plugin: &'static Plugin,
    gathering: Box<Gathering>,
    attendance: Attendance,
    /// Where it is written down until the game begins.
    file: Option<PathBuf>,
    written: Vec<u8>,
}

/// Who is to have a seat.
#[derive(Clone, Debug, PartialEq)]
pub enum InvitedSeat {
    /// Somebody here, or a bot.
    Here(Player),
    /// Whoever is invited.
    Guest,
}

/// A new table: whoever is to be a guest gets an invitation of their own.
///
/// # Errors
/// A system that gives no numbers nobody can guess.
pub fn agreement(
    plugin: &Plugin,
    setup: Box<dyn Setup>,
    seats: &[InvitedSeat],
    watchers: bool,
) -> Result<Agreement, NetError> {
    let secret = || unguessable().map(Secret);
    let chair = |seat: &InvitedSeat| match seat {
        InvitedSeat::Here(player) => Ok(Chair::Here(player.clone())),
        InvitedSeat::Guest => secret().map(Chair::Open),
    };
    Ok(Agreement {
        table: TableId(unguessable()?),
        game: plugin.id.to_owned(),
        version: plugin.version.to_owned(),
        setup,
        chairs: seats.iter().map(chair).collect::<Result<_, _>>()?,
        watchers: if watchers { Some(secret()?) } else { None },
        watching: Vec::new(),
        share: Share(unguessable()?),
        sealed: false,
    })
}

impl Gathered {
    /// Opens the doors of a table.
    ///
    /// # Errors
    /// A setup that cannot be opened, or a number of seats the game does not allow.
    pub fn open(
        plugin: &'static Plugin,
        agreement: Agreement,
        board: Arc<Switchboard>,
        file: Option<PathBuf>,
    ) -> Result<Self, StartError> {
        let table = agreement.table;
        let gathering = Box::new(Gathering::open(agreement)?);
        let mut gathered =
            Self { plugin, gathering, attendance: Attendance::of(board, table), file, written: Vec::new() };
        // Should it fail, it is tried again with the first guest.
        let _ = gathered.keep();
        Ok(gathered)
    }

    /// The game.
    pub fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    /// What the game calls each seat.
    pub fn seat_names(&self) -> Vec<Text> {
        let agreed = self.gathering.agreement();
        let Ok(game) = agreed.setup.open() else { return Vec::new() };
        (0..agreed.chairs.len()).map(|seat| game.seat_name(Seat::new(seat as u8))).collect()
    }

    /// Where it is written down until the game begins.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Calls it off: nobody is waited for any more.
    pub fn call_off(self) {
        if let Some(file) = &self.file {
            // Who finds it again can call it off again.
            let _ = std::fs::remove_file(file);
        }
    }

    /// Who sits where.
    pub fn sitting(&self) -> Vec<Sitting> {
        self.gathering.sitting()
    }

    /// How many of the seats nobody has taken.
    pub fn open_seats(&self) -> usize {
        self.sitting().iter().filter(|sitting| sitting.presence == Presence::Open).count()
    }

    /// The invitations that were not used yet, with their seats. One waits for the address of this program so long at most.
    pub fn invitations(&self, most: Duration) -> Vec<(Seat, Invitation)> {
        let (host, table) = (self.attendance.board().address(most), self.gathering.agreement().table);
        let open = |(seat, chair): (Seat, &Chair)| match chair {
            Chair::Open(secret) => Some((seat, Invitation { host: host.clone(), table, secret: *secret })),
            Chair::Here(_) | Chair::Taken { .. } => None,
        };
        (0..).map(Seat::new).zip(&self.gathering.agreement().chairs).filter_map(open).collect()
    }

    /// The invitation of those who look on, if anybody may.
    pub fn watchers(&self) -> Option<Invitation> {
        let (host, agreed) = (self.attendance.board().address(Duration::ZERO), self.gathering.agreement());
        agreed.watchers.map(|secret| Invitation { host, table: agreed.table, secret })
    }

    /// Hears and tells; whether anything came.
    ///
    /// # Errors
    /// A file that cannot be written: then nobody is told of what it should hold.
    pub fn attend(&mut self) -> io::Result<bool> {
        let any = self.attendance.hear(&mut *self.gathering);
        self.keep()?;
        self.attendance.tell(&mut *self.gathering);
        Ok(any)
    }

    /// Gives an open seat to a bot or to somebody here.
    pub fn fill(&mut self, seat: Seat, player: Player) -> bool {
        self.gathering.place(seat, Chair::Here(player)).is_ok()
    }

    /// Whether the game can be dealt.
    pub fn is_ready(&self) -> bool {
        self.gathering.is_ready()
    }

    /// Deals.
    ///
    /// # Errors
    /// When somebody is missing, or the game cannot begin.
    pub fn deal(self) -> Result<(&'static Plugin, Host, Attendance), NotReady> {
        let Self { plugin, gathering, attendance, file, .. } = self;
        let host = gathering.deal().map_err(|failed| failed.1)?;
        if let Some(file) = file {
            // The game's own files say all of it from now on.
            let _ = std::fs::remove_file(file);
        }
        Ok((plugin, host, attendance))
    }

    fn keep(&mut self) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let bytes = serde_json::to_vec(self.gathering.agreement()).map_err(io::Error::other)?;
        if bytes != self.written {
            replace(file, &bytes)?;
            self.written = bytes;
        }
        Ok(())
    }
}
