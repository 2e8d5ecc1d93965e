//! A locally hosted table that is waiting for its guests.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rondel::clock::TimeControl;
use rondel::journal::Player;
use rondel::table::PlayerInfo;
use rondel::{Plugin, Seat, SeatSet, Setup, Text};
use rondel_hosting::{Lobby, LobbyState, PlayerStatus, Presence, Said, SeatClaim, Secret, Share, TableId};
use rondel_system::replace_private;
use rondel_tables::{LocalTable, TableProgress, TableSummary};
use serde::{Deserialize, Serialize};

use crate::error::TableError;
use crate::guest_connections::GuestConnections;
use crate::nearby::NearbyTable;
use crate::net::{Advertisement, Invitation, NetError, unguessable};
use crate::router::Router;
use crate::session_file::TABLE;

/// How long a table redirects latecomers after its players have moved to another table.
const LINGERS: Duration = Duration::from_mins(10);

/// A table that is waiting for its guests.
pub struct HostedLobby {
    plugin: &'static Plugin,
    gathering: Box<Lobby>,
    guests: GuestConnections,
    /// File of the table until the game begins.
    file: PathBuf,
    written: Vec<u8>,
    /// Host name shown on the local network, or `None` if the table is not announced there.
    host: Option<String>,
    /// The current announcement on the local network.
    shown: Option<(NearbyTable, Advertisement)>,
    /// Whether the guests moved here from a finished game. If so, they have no invitations to this table.
    came_along: bool,
    /// Time when the table was opened, or when its players moved to another table.
    opened: Instant,
}

/// Data saved in addition to the settings of the table.
#[derive(Debug, Default, Serialize, Deserialize)]
struct LobbyExtras {
    /// Host name shown on the local network, or `None` if the table is not announced there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nearby: Option<String>,
    /// The chat messages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    said: Vec<Said>,
    /// Whether the guests moved here from a finished game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    came_along: bool,
}

/// The content of a table file.
#[derive(Serialize)]
struct Written<'a> {
    #[serde(flatten)]
    agreement: &'a LobbyState,
    #[serde(flatten)]
    beside: LobbyExtras,
}

/// The intended occupant of a seat.
#[derive(Clone, Debug, PartialEq)]
pub enum InvitedSeat {
    /// A local person or a bot.
    Here(Player),
    /// An invited guest.
    Guest,
}

/// What players agree on besides the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableTerms {
    /// Whether spectators are allowed.
    pub watchers: bool,
    /// The time that each player has, if it is limited.
    pub clock: Option<TimeControl>,
}

/// Creates the settings of a new table, with a separate invitation for each guest.
///
/// # Errors
/// Returns an error if the system cannot provide secure random numbers.
pub fn agreement(
    plugin: &Plugin,
    setup: Box<dyn Setup>,
    seats: &[InvitedSeat],
    terms: TableTerms,
) -> Result<LobbyState, NetError> {
    let secret = || unguessable().map(Secret);
    let chair = |seat: &InvitedSeat| match seat {
        InvitedSeat::Here(player) => Ok(SeatClaim::Here(player.clone())),
        InvitedSeat::Guest => secret().map(SeatClaim::Open),
    };
    Ok(LobbyState {
        table: TableId(unguessable()?),
        game: plugin.id.to_owned(),
        version: plugin.version.to_owned(),
        setup,
        chairs: seats.iter().map(chair).collect::<Result<_, _>>()?,
        watchers: if terms.watchers { Some(secret()?) } else { None },
        watching: Vec::new(),
        share: Share(unguessable()?),
        sealed: false,
        next: None,
        clock: terms.clock,
    })
}

/// Returns the summary of a waiting table for the list of tables.
pub(crate) fn summary_of(agreed: &LobbyState, file: &Path) -> Option<TableSummary> {
    let plugin = rondel::plugins().ok()?.get(agreed.game.as_str()).copied().filter(|_| agreed.next.is_none())?;
    let player = |chair: &SeatClaim| match chair {
        SeatClaim::Here(player) => Some(player.clone()),
        SeatClaim::Taken { name, .. } => Some(Player::human(name.clone())),
        SeatClaim::Open(_) => None,
    };
    let sitter = |(seat, chair): (Seat, &SeatClaim)| {
        Some(PlayerInfo { seat, name: Text::verbatim(""), icon: None, player: player(chair)? })
    };
    let players: Vec<PlayerInfo> = (0..).map(Seat::new).zip(&agreed.chairs).filter_map(sitter).collect();
    let progress = TableProgress::Gathering(agreed.chairs.len() - players.len());
    Some(TableSummary { plugin, players, progress, place: None, file: Some(file.to_owned()) })
}

/// Generates the secrets of a new table: its identifier, the host's share of the random seed, and a secret
/// for each seat.
fn numbers(seats: usize) -> Result<(TableId, Share, impl FnMut() -> Secret), NetError> {
    let mut secrets = (0..seats).map(|_| unguessable().map(Secret)).collect::<Result<Vec<_>, _>>()?;
    Ok((TableId(unguessable()?), Share(unguessable()?), move || secrets.pop().expect("one for each seat")))
}

impl HostedLobby {
    /// Opens a table to guests. It is saved in `folder` until its game begins.
    ///
    /// # Errors
    /// Returns an error if the setup cannot be opened or the game does not allow this number of players.
    pub fn open(
        plugin: &'static Plugin,
        agreement: LobbyState,
        router: Arc<Router>,
        folder: &Path,
    ) -> Result<Self, TableError> {
        let table = agreement.table;
        let mut lobby = Self {
            plugin,
            gathering: Box::new(Lobby::open(agreement)?),
            guests: GuestConnections::of(router, table),
            file: folder.join(format!("{}.{TABLE}", &table.hex()[..16])),
            written: Vec::new(),
            host: None,
            shown: None,
            came_along: false,
            opened: Instant::now(),
        };
        // If saving fails, it is retried when the first guest arrives.
        let _ = lobby.keep();
        Ok(lobby)
    }

    /// Reads the settings of a waiting table.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub(crate) fn agreed(file: &Path) -> io::Result<LobbyState> {
        serde_json::from_slice(&fs::read(file)?).map_err(io::Error::other)
    }

    /// Reopens a saved table.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or the table cannot be opened.
    pub fn resume(file: &Path, router: Arc<Router>) -> Result<Self, TableError> {
        let agreed = Self::agreed(file).map_err(TableError::at(file))?;
        let plugin = rondel::plugins().ok().and_then(|games| games.get(agreed.game.as_str()).copied());
        let plugin = plugin.ok_or_else(|| TableError::UnknownGame(agreed.game.clone()))?;
        let LobbyExtras { nearby, said, came_along } =
            fs::read(file).ok().and_then(|it| serde_json::from_slice(&it).ok()).unwrap_or_default();
        let mut lobby = Self::open(plugin, agreed, router, file.parent().unwrap_or(Path::new("")))?;
        lobby.gathering.remember(said);
        lobby.came_along = came_along;
        if lobby.show_nearby(nearby.as_deref()).is_err() {
            // If local discovery is not available, the option is turned off, and the host can try again.
            lobby.host = None;
        }
        Ok(lobby)
    }

    /// Opens another table for the players of a finished game and informs them. Guests keep their seats.
    ///
    /// # Errors
    /// Returns an error if the table cannot be opened.
    pub fn again(before: &mut LocalTable, router: Arc<Router>, folder: &Path) -> Result<Self, TableError> {
        let (table, share, secrets) = numbers(before.seats().count())?;
        let agreed = before.host().another(table, share, secrets);
        let agreed = agreed.ok_or_else(|| TableError::UnknownGame(before.plugin().id.to_owned()))?;
        let mut lobby = Self::open(before.plugin(), agreed, router, folder)?;
        lobby.came_along = true;
        before.with_host(|host| host.goes_on_at(table));
        Ok(lobby)
    }

    /// Opens a new table for the players who are present, and informs them. This is necessary if another
    /// player has not revealed their share of the random seed. No game can begin at the old table, which is
    /// kept until everyone has been informed ([`HostedLobby::is_left`]).
    ///
    /// # Errors
    /// Returns an error if the table cannot be opened.
    pub fn anew(&mut self) -> Result<Self, TableError> {
        let (table, share, secrets) = numbers(self.sitting().len())?;
        let agreed = self.gathering.anew(table, share, secrets);
        let folder = self.file.parent().unwrap_or(Path::new(""));
        let mut lobby = Self::open(self.plugin, agreed, self.guests.router().clone(), folder)?;
        lobby.came_along = true;
        self.gathering.goes_on_at(table);
        self.opened = Instant::now();
        let host = self.host.take();
        self.shown = None;
        // If local discovery is not available, the option is turned off.
        let _ = lobby.show_nearby(host.as_deref());
        Ok(lobby)
    }

    /// Returns the seats whose players have not revealed their share of the random seed, although all seals
    /// (commitments to the shares) are known. The game cannot begin until they do.
    pub fn held_up_by(&self) -> SeatSet {
        self.gathering.held_up_by()
    }

    /// Returns whether the players have moved to another table and this table is no longer needed, because
    /// everyone has been informed or the time for informing them has passed.
    pub fn is_left(&self) -> bool {
        self.gathering.is_left() || (self.gathering.agreement().next.is_some() && self.opened.elapsed() > LINGERS)
    }

    /// Returns the identifier of the table.
    pub fn table(&self) -> TableId {
        self.gathering.agreement().table
    }

    /// Returns the file of the table.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Cancels the game and deletes its file.
    pub fn call_off(self) {
        // If this fails, the table reappears at the next start and can be cancelled again.
        let _ = fs::remove_file(&self.file);
    }

    /// Returns the game.
    pub fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    /// Returns the names of the seats.
    pub fn seat_names(&self) -> Vec<Text> {
        let agreed = self.gathering.agreement();
        let Ok(game) = agreed.setup.open() else { return Vec::new() };
        (0..agreed.chairs.len()).map(|seat| game.seat_name(Seat::new(seat as u8))).collect()
    }

    /// Returns the summary for the list of tables, or `None` once the players have moved to another table.
    pub fn summary(&self) -> Option<TableSummary> {
        summary_of(self.gathering.agreement(), &self.file)
    }

    /// Returns each player's status.
    pub fn sitting(&self) -> Vec<PlayerStatus> {
        self.gathering.sitting()
    }

    /// Returns the number of open seats.
    pub fn open_seats(&self) -> usize {
        self.sitting().iter().filter(|sitting| sitting.presence == Presence::Open).count()
    }

    /// Returns the unused invitations with their seats. Waits up to `most` for the address of this program.
    pub fn invitations(&self, most: Duration) -> Vec<(Seat, Invitation)> {
        let (host, table) = (self.guests.router().address(most), self.gathering.agreement().table);
        let open = |(seat, chair): (Seat, &SeatClaim)| match chair {
            SeatClaim::Open(secret) => Some((seat, Invitation { host: host.clone(), table, secret: *secret })),
            SeatClaim::Here(_) | SeatClaim::Taken { .. } => None,
        };
        (0..).map(Seat::new).zip(&self.gathering.agreement().chairs).filter_map(open).collect()
    }

    /// Returns the invitation for spectators, if they are allowed.
    pub fn watchers(&self) -> Option<Invitation> {
        let (host, agreed) = (self.guests.router().address(Duration::ZERO), self.gathering.agreement());
        agreed.watchers.map(|secret| Invitation { host, table: agreed.table, secret })
    }

    /// Announces the table on the local network under this host name, or stops announcing it if `host` is
    /// `None`. Anyone who sees it can take a free seat.
    ///
    /// # Errors
    /// Returns an error if local discovery is not available.
    pub fn show_nearby(&mut self, host: Option<&str>) -> Result<(), NetError> {
        self.host = host.map(str::to_owned);
        self.show()?;
        // If saving fails, it is retried at the next change.
        let _ = self.keep();
        Ok(())
    }

    /// Returns whether the table is announced on the local network.
    pub fn is_shown_nearby(&self) -> bool {
        self.host.is_some()
    }

    /// Updates the announcement, which offers one free seat at a time.
    fn show(&mut self) -> Result<(), NetError> {
        let free = self.invitations(Duration::ZERO).into_iter().next();
        let table = self.host.clone().zip(free).map(|(host, (_, invitation))| NearbyTable {
            invitation,
            game: self.plugin.id.to_owned(),
            host,
        });
        if self.shown.as_ref().map(|(shown, _)| shown) != table.as_ref() {
            // The previous announcement must end before the next one starts.
            self.shown = None;
            if let Some(table) = table {
                let shown = self.guests.router().show(&table)?;
                self.shown = Some((table, shown));
            }
        }
        Ok(())
    }

    /// Processes and sends messages. Returns whether any were received.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written. Guests are then notified that the table cannot be saved, but do
    /// not receive the unsaved changes.
    pub fn attend(&mut self) -> io::Result<bool> {
        let any = self.guests.hear(&mut *self.gathering);
        if let Err(error) = self.keep() {
            self.guests.tell_unsaved(&mut *self.gathering);
            return Err(io::Error::new(error.kind(), format!("{}: {error}", self.file.display())));
        }
        self.guests.tell(&mut *self.gathering);
        if any && self.is_shown_nearby() {
            self.show().map_err(io::Error::other)?;
        }
        Ok(any)
    }

    /// Assigns an open seat to a bot or to a local person.
    pub fn fill(&mut self, seat: Seat, player: Player) -> bool {
        self.gathering.place(seat, SeatClaim::Here(player)).is_ok()
    }

    /// Returns whether the guests moved here from a finished game, in which case they have no invitations.
    pub fn came_along(&self) -> bool {
        self.came_along
    }

    /// Returns whether the random seed is settled, after which no player can join or leave.
    pub fn is_settled(&self) -> bool {
        self.gathering.agreement().sealed
    }

    /// Removes the guest from a seat and reopens the seat, with a new invitation or with the old invitation.
    /// Returns `false` if no guest had the seat, or if the random seed was already settled.
    ///
    /// # Errors
    /// Returns an error if the system cannot provide secure random numbers.
    pub fn reopen(&mut self, seat: Seat, renewed: bool) -> Result<bool, NetError> {
        let Some(SeatClaim::Taken { invitation, .. }) = self.gathering.agreement().chairs.get(seat.index()) else {
            return Ok(false);
        };
        let secret = if renewed { Secret(unguessable()?) } else { *invitation };
        Ok(self.gathering.place(seat, SeatClaim::Open(secret)).is_ok())
    }

    /// Returns whether the game can be dealt.
    pub fn is_ready(&self) -> bool {
        self.gathering.is_ready()
    }

    /// Deals the game, which is then saved in `games`.
    ///
    /// # Errors
    /// Returns an error if a player is missing or the game cannot start.
    pub fn begin(self, games: PathBuf) -> Result<LocalTable, TableError> {
        let Self { plugin, gathering, guests, file, .. } = self;
        let host = gathering.deal().map_err(|failed| failed.1)?;
        let mut table = LocalTable::receive(games, plugin, host, Box::new(guests));
        if !table.is_unsaved() {
            // The game's own files now contain everything.
            let _ = fs::remove_file(file);
        }
        Ok(table)
    }

    fn keep(&mut self) -> io::Result<()> {
        let (nearby, said) = (self.host.clone(), self.gathering.said().to_vec());
        let beside = LobbyExtras { nearby, said, came_along: self.came_along };
        let written = Written { agreement: self.gathering.agreement(), beside };
        let bytes = serde_json::to_vec(&written).map_err(io::Error::other)?;
        if bytes != self.written {
            replace_private(&self.file, &bytes)?;
            self.written = bytes;
        }
        Ok(())
    }
}
