//! Tests of the limits on the resources that one guest may use at a table.

use rondel_hosting::{
    GuestTable as _, Key, Lobby, LobbyState, MOST_SPECTATORS, Presence, Refusal, Request, Secret, ToGuest, ToHost,
    read_to_guest, write,
};
use rondel_tests::one_guest::{ANN, EVE, INVITATION, fresh_ann, gathering, message, seated};

const LOOK_ON: Secret = Secret([11; 32]);

/// Returns the key and the first message of a spectator.
fn onlooker(number: usize) -> (Key, ToHost) {
    (Key([100 + number as u8; 32]), ToHost { invitation: Some(LOOK_ON), ..message(None) })
}

#[test]
fn who_looked_on_and_is_gone_makes_room_for_others() {
    let open = gathering();
    let agreed: String = serde_json::to_string(open.agreement()).expect("plain data");
    let agreed: LobbyState = serde_json::from_str(&agreed).expect("as written");
    let mut gathering = Lobby::open(LobbyState { watchers: Some(LOOK_ON), ..agreed }).expect("a table");
    for number in 0..MOST_SPECTATORS {
        let (key, says) = onlooker(number);
        gathering.hear(key, &says).expect("there is room");
    }
    let (late, says) = onlooker(MOST_SPECTATORS);
    assert_eq!(gathering.hear(late, &says), Err(Refusal::No), "eight look on");
    let (gone, again) = onlooker(3);
    gathering.went(gone);
    gathering.hear(late, &says).expect("somebody has gone");
    assert_eq!(gathering.agreement().watching.len(), MOST_SPECTATORS);
    assert_eq!(gathering.hear(gone, &again), Err(Refusal::No), "their place is taken");
    // The same applies during the game.
    let mut ann = fresh_ann();
    while !gathering.is_ready() {
        ann.tick();
        if let Some(said) = ann.tell() {
            gathering.hear(ANN, &said).expect("Ann is invited");
        }
        for (_, said) in gathering.tell().into_iter().filter(|(key, _)| *key == ANN) {
            ann.hear(said).expect("an honest host");
        }
    }
    let mut host = gathering.deal().map_err(|_| "not ready").expect("a game");
    assert_eq!(host.hear(gone, &again), Err(Refusal::No));
    host.went(onlooker(0).0);
    host.hear(gone, &again).expect("somebody has gone");
    assert_eq!((host.watchers(), host.sitting()[1].presence), (MOST_SPECTATORS, Presence::There));
}

#[test]
fn who_comes_and_goes_and_comes_again_is_soon_refused() {
    let mut gathering = gathering();
    let comes = ToHost { invitation: Some(INVITATION), ..message(None) };
    let goes = ToHost { count: 2, ..message(Some(Request::Leave)) };
    let mut round = || gathering.hear(EVE, &comes).and_then(|()| gathering.hear(EVE, &goes));
    let times = (0..1_000).take_while(|_| round().is_ok()).count();
    assert!((2..20).contains(&times), "{times}");
    gathering.went(EVE);
    gathering.tick();
    gathering.hear(EVE, &ToHost { count: 3, ..goes }).expect("a while later she may leave");
    gathering.hear(ANN, &comes).expect("the seat is free");
}

#[test]
fn a_host_cannot_say_more_of_how_things_stand_than_is_kept() {
    let (_, ann) = seated();
    let mut standing = ann.standing().expect("told").clone();
    standing.seats[0].player.name = "n".repeat(60_000);
    read_to_guest(&write(&ToGuest::Standing(standing.clone()))).expect("it is long, and read");
    standing.seats[1].player.name = "n".repeat(60_000);
    read_to_guest(&write(&ToGuest::Standing(standing))).expect_err("nobody has such names");
}
