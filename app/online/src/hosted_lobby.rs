//! A table that is held here and waits for its guests.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

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

/// So long a table whose people gather at another one tells whoever comes where that is.
const LINGERS: Duration = Duration::from_mins(10);

/// A table that waits for its guests.
pub struct HostedLobby {
    plugin: &'static Plugin,
    gathering: Box<Lobby>,
    guests: GuestConnections,
    /// Where it is written down until the game begins.
    file: PathBuf,
    written: Vec<u8>,
    /// What its host is called on the local network, where it is shown there.
    host: Option<String>,
    /// What is shown there just now.
    shown: Option<(NearbyTable, Advertisement)>,
    /// Whether its guests came along from a game that is over: nobody has invited them here.
    came_along: bool,
    /// When its doors were opened, or its people went on to another table.
    opened: Instant,
}

/// What is written down beside what was agreed.
#[derive(Debug, Default, Serialize, Deserialize)]
struct LobbyExtras {
    /// What its host is called on the local network, where the table is shown there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nearby: Option<String>,
    /// What was said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    said: Vec<Said>,
    /// Whether its guests came along from a game that is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    came_along: bool,
}

/// A table in its file.
#[derive(Serialize)]
struct Written<'a> {
    #[serde(flatten)]
    agreement: &'a LobbyState,
    #[serde(flatten)]
    beside: LobbyExtras,
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
        watchers: if watchers { Some(secret()?) } else { None },
        watching: Vec::new(),
        share: Share(unguessable()?),
        sealed: false,
        next: None,
    })
}

/// What a list of tables says of one that waits for its guests, as agreed so far.
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

/// What nobody can guess of a new table: what it is known by, its host's share of the luck, and a secret for each seat.
fn numbers(seats: usize) -> Result<(TableId, Share, impl FnMut() -> Secret), NetError> {
    let mut secrets = (0..seats).map(|_| unguessable().map(Secret)).collect::<Result<Vec<_>, _>>()?;
    Ok((TableId(unguessable()?), Share(unguessable()?), move || secrets.pop().expect("one for each seat")))
}

impl HostedLobby {
    /// Opens the doors of a table, and keeps it in `folder` until its game begins.
    ///
    /// # Errors
    /// A setup that cannot be opened, or a number of seats the game does not allow.
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
        // Should it fail, it is tried again with the first guest.
        let _ = lobby.keep();
        Ok(lobby)
    }

    /// What was agreed so far at a table that waits for its guests.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub(crate) fn agreed(file: &Path) -> io::Result<LobbyState> {
        serde_json::from_slice(&fs::read(file)?).map_err(io::Error::other)
    }

    /// Opens the doors of a table again.
    ///
    /// # Errors
    /// A file that cannot be read, or a table that cannot be opened.
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
            // Where nobody can be found any more the switch is off, and whoever wants it tries again.
            lobby.host = None;
        }
        Ok(lobby)
    }

    /// Sets another table for the people of a game that is over, and tells them. Guests keep their seats.
    ///
    /// # Errors
    /// A table that cannot be opened.
    pub fn again(before: &mut LocalTable, router: Arc<Router>, folder: &Path) -> Result<Self, TableError> {
        let (table, share, secrets) = numbers(before.seats().count())?;
        let agreed = before.host().another(table, share, secrets);
        let agreed = agreed.ok_or_else(|| TableError::UnknownGame(before.plugin().id.to_owned()))?;
        let mut lobby = Self::open(before.plugin(), agreed, router, folder)?;
        lobby.came_along = true;
        before.with_host(|host| host.goes_on_at(table));
        Ok(lobby)
    }

    /// Sets another table for those who are there, where somebody does not open their share of the luck, and tells them. No game begins here
    /// any more: this table is needed until everybody knows ([`HostedLobby::is_left`]).
    ///
    /// # Errors
    /// A table that cannot be opened.
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
        // Where nobody can be found any more the switch is off.
        let _ = lobby.show_nearby(host.as_deref());
        Ok(lobby)
    }

    /// The seats of those who do not open their share of the luck, once it is settled: until they do no game begins.
    pub fn held_up_by(&self) -> SeatSet {
        self.gathering.held_up_by()
    }

    /// Whether its people gather at another table, and this one is needed no more: all know, or have had time to come and hear it.
    pub fn is_left(&self) -> bool {
        self.gathering.is_left() || (self.gathering.agreement().next.is_some() && self.opened.elapsed() > LINGERS)
    }

    /// Which table it is.
    pub fn table(&self) -> TableId {
        self.gathering.agreement().table
    }

    /// Where it is written down.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Calls the game off: nobody waits for it any more.
    pub fn call_off(self) {
        // Where it stays, the table is there again next time, and can be called off again.
        let _ = fs::remove_file(&self.file);
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

    /// What a list of tables says of it; nothing once its people gather at another table.
    pub fn summary(&self) -> Option<TableSummary> {
        summary_of(self.gathering.agreement(), &self.file)
    }

    /// Who sits where.
    pub fn sitting(&self) -> Vec<PlayerStatus> {
        self.gathering.sitting()
    }

    /// How many of the seats nobody has taken.
    pub fn open_seats(&self) -> usize {
        self.sitting().iter().filter(|sitting| sitting.presence == Presence::Open).count()
    }

    /// The invitations that were not used yet, with their seats. One waits for the address of this program so long at most.
    pub fn invitations(&self, most: Duration) -> Vec<(Seat, Invitation)> {
        let (host, table) = (self.guests.router().address(most), self.gathering.agreement().table);
        let open = |(seat, chair): (Seat, &SeatClaim)| match chair {
            SeatClaim::Open(secret) => Some((seat, Invitation { host: host.clone(), table, secret: *secret })),
            SeatClaim::Here(_) | SeatClaim::Taken { .. } => None,
        };
        (0..).map(Seat::new).zip(&self.gathering.agreement().chairs).filter_map(open).collect()
    }

    /// The invitation of those who look on, if anybody may.
    pub fn watchers(&self) -> Option<Invitation> {
        let (host, agreed) = (self.guests.router().address(Duration::ZERO), self.gathering.agreement());
        agreed.watchers.map(|secret| Invitation { host, table: agreed.table, secret })
    }

    /// Shows the table to everybody on the local network under this name of its host, or no longer: whoever sees it can take a free
    /// seat.
    ///
    /// # Errors
    /// A network in which nobody can be found.
    pub fn show_nearby(&mut self, host: Option<&str>) -> Result<(), NetError> {
        self.host = host.map(str::to_owned);
        self.show()?;
        // Should it fail, it is tried again with what comes next.
        let _ = self.keep();
        Ok(())
    }

    /// Whether it is shown on the local network.
    pub fn is_shown_nearby(&self) -> bool {
        self.host.is_some()
    }

    /// One free seat is shown at a time.
    fn show(&mut self) -> Result<(), NetError> {
        let free = self.invitations(Duration::ZERO).into_iter().next();
        let table = self.host.clone().zip(free).map(|(host, (_, invitation))| NearbyTable {
            invitation,
            game: self.plugin.id.to_owned(),
            host,
        });
        if self.shown.as_ref().map(|(shown, _)| shown) != table.as_ref() {
            // The one before goes before the next one comes.
            self.shown = None;
            if let Some(table) = table {
                let shown = self.guests.router().show(&table)?;
                self.shown = Some((table, shown));
            }
        }
        Ok(())
    }

    /// Hears and tells; whether anything came.
    ///
    /// # Errors
    /// A file that cannot be written: then nobody is told of what it should hold.
    pub fn attend(&mut self) -> io::Result<bool> {
        let any = self.guests.hear(&mut *self.gathering);
        self.keep()?;
        self.guests.tell(&mut *self.gathering);
        if any && self.is_shown_nearby() {
            self.show().map_err(io::Error::other)?;
        }
        Ok(any)
    }

    /// Gives an open seat to a bot or to somebody here.
    pub fn fill(&mut self, seat: Seat, player: Player) -> bool {
        self.gathering.place(seat, SeatClaim::Here(player)).is_ok()
    }

    /// Whether its guests came along from a game that is over: they have no invitation with which they could come back.
    pub fn came_along(&self) -> bool {
        self.came_along
    }

    /// Whether the luck is settled: then nobody comes or goes any more.
    pub fn is_settled(&self) -> bool {
        self.gathering.agreement().sealed
    }

    /// Sends the guest of a seat away, so that somebody else can come: to a new invitation, or to the same once more. Whether a guest sat there
    /// and the luck was not settled yet.
    ///
    /// # Errors
    /// A system that gives no numbers nobody can guess.
    pub fn reopen(&mut self, seat: Seat, renewed: bool) -> Result<bool, NetError> {
        let Some(SeatClaim::Taken { invitation, .. }) = self.gathering.agreement().chairs.get(seat.index()) else {
            return Ok(false);
        };
        let secret = if renewed { Secret(unguessable()?) } else { *invitation };
        Ok(self.gathering.place(seat, SeatClaim::Open(secret)).is_ok())
    }

    /// Whether the game can be dealt.
    pub fn is_ready(&self) -> bool {
        self.gathering.is_ready()
    }

    /// Deals: from now on the game is kept among those of `games`.
    ///
    /// # Errors
    /// When somebody is missing, or the game cannot begin.
    pub fn begin(self, games: PathBuf) -> Result<LocalTable, TableError> {
        let Self { plugin, gathering, guests, file, .. } = self;
        let host = gathering.deal().map_err(|failed| failed.1)?;
        let mut table = LocalTable::receive(games, plugin, host, Box::new(guests));
        if !table.is_unsaved() {
            // The game's own files say all of it from now on.
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
