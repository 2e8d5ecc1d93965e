//! A table with one guest, of connect four where nothing else is said: the smallest there is to talk over.

use rondel::Plugin;
use rondel::journal::Player;
use rondel_hosting::{
    Acknowledged, Guest, GuestTable as _, Host, Key, Lobby, LobbyState, NumberedRequest, PROTOCOL, Request, SeatClaim,
    Secret, Share, TableId, ToHost,
};

use crate::game;

/// The table.
pub const TABLE: TableId = TableId([9; 32]);
/// Who is invited.
pub const ANN: Key = Key([1; 32]);
/// Who is not.
pub const EVE: Key = Key([2; 32]);
/// What lets Ann in.
pub const INVITATION: Secret = Secret([3; 32]);

/// Somebody at the host's screen, and an open seat.
pub fn usual_chairs() -> Vec<SeatClaim> {
    vec![SeatClaim::Here(Player::human("Host")), SeatClaim::Open(INVITATION)]
}

/// A table of connect four whose second seat is open.
pub fn gathering() -> Lobby {
    gathering_of(game("connect-four"), usual_chairs())
}

/// A table of any game with any chairs.
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
    })
    .expect("a table")
}

/// Ann, who has not said anything yet.
pub fn fresh_ann() -> Guest {
    Guest::invited(TABLE, INVITATION, "Ann", Share([5; 32]))
}

/// A table of connect four with Ann at it, and the game dealt.
pub fn seated() -> (Host, Guest) {
    let (mut gathering, mut ann) = (gathering(), fresh_ann());
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

/// Says all there is to say.
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

/// A message as Eve would write it by hand.
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
