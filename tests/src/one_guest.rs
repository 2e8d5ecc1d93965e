//! A table with one guest, for tests of the protocol. The game is Connect Four by default.

use rondel::Plugin;
use rondel::journal::Player;
use rondel_hosting::{
    Acknowledged, Guest, GuestTable as _, Host, Key, Lobby, LobbyState, NumberedRequest, PROTOCOL, Request, SeatClaim,
    Secret, Share, TableId, ToHost,
};

use crate::game;

/// The id of the table.
pub const TABLE: TableId = TableId([9; 32]);
/// The key of Ann, who is invited.
pub const ANN: Key = Key([1; 32]);
/// The key of Eve, who is not invited.
pub const EVE: Key = Key([2; 32]);
/// The secret that admits Ann.
pub const INVITATION: Secret = Secret([3; 32]);

/// Returns a seat for a player at the host's computer, and an open seat.
pub fn usual_chairs() -> Vec<SeatClaim> {
    vec![SeatClaim::Here(Player::human("Host")), SeatClaim::Open(INVITATION)]
}

/// Opens a lobby for Connect Four whose second seat is open.
pub fn gathering() -> Lobby {
    gathering_of(game("connect-four"), usual_chairs())
}

/// Opens a lobby for any game with any seats.
pub fn gathering_of(plugin: &Plugin, chairs: Vec<SeatClaim>) -> Lobby {
    Lobby::open(LobbyState {
        table: TABLE,
        game: plugin.id.to_owned(),
        version: plugin.version.to_owned(),
        setup: (plugin.setup)(),
        chairs,
        watchers: None,
        watching: Vec::new(),
        share: Share([4; 32]),
        sealed: false,
        next: None,
        clock: None,
    })
    .expect("a table")
}

/// Returns Ann as a guest who has not sent anything yet.
pub fn fresh_ann() -> Guest {
    Guest::invited(TABLE, INVITATION, "Ann", Share([5; 32]))
}

/// Returns a game of Connect Four that has been dealt, with Ann as its guest.
pub fn seated() -> (Host, Guest) {
    seated_at(gathering())
}

/// Returns a game that has been dealt at this table, with Ann as its guest.
pub fn seated_at(mut gathering: Lobby) -> (Host, Guest) {
    let mut ann = fresh_ann();
    while !gathering.is_ready() {
        ann.tick();
        if let Some(message) = ann.tell() {
            gathering.hear(ANN, &message).expect("Ann is invited");
        }
        for (_, message) in gathering.tell() {
            ann.hear(message).expect("an honest host");
        }
    }
    let mut host = gathering.deal().map_err(|_| "not ready").expect("a game");
    exchange(&mut host, &mut ann);
    assert!(ann.has_begun());
    (host, ann)
}

/// Exchanges messages for nine rounds, which is enough for both sides to send everything.
pub fn exchange(host: &mut Host, ann: &mut Guest) {
    for _ in 0..9 {
        if let Some(message) = ann.tell() {
            host.hear(ANN, &message).expect("Ann behaves");
        }
        for (_, message) in host.tell() {
            ann.hear(message).expect("an honest host");
        }
    }
}

/// Returns a handcrafted message from Eve.
pub fn message(wish: Option<Request>) -> ToHost {
    let asked = wish.map(|wish| NumberedRequest { serial: 1, wish });
    ToHost {
        protocol: PROTOCOL,
        table: TABLE,
        count: 1,
        invitation: None,
        name: "Eve".to_owned(),
        seal: None,
        share: None,
        seen: Acknowledged::default(),
        wish: asked,
    }
}
