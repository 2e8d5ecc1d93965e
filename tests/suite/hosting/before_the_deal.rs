//! Tests of guests who join and leave while the seats are claimed.

use rondel::Seat;
use rondel_hosting::{
    ChatText, Guest, GuestTable as _, Key, Lobby, NumberedRequest, PROTOCOL, Refusal, Request, Said, SeatClaim, Secret,
    Share, TableId, ToHost,
};
use rondel_tests::game;
use rondel_tests::one_guest::{
    ANN, EVE, INVITATION, TABLE, fresh_ann, gathering, gathering_of, message, seated, usual_chairs,
};

/// The key of Bea, who takes Ann's seat.
const BEA: Key = Key([3; 32]);

#[test]
fn who_has_gone_before_the_luck_is_settled_is_waited_for_or_replaced() {
    let (own, hers) = (Secret([6; 32]), INVITATION);
    let share = |byte: u8| Share([byte; 32]);
    let comes = |gathering: &mut Lobby, key, guest: &mut Guest| {
        for _ in 0..3 {
            gathering.hear(key, &guest.tell().expect("a guest who wants in")).expect("who is invited");
            for (of, message) in gathering.tell() {
                if of == key {
                    guest.hear(message).expect("an honest host");
                }
            }
            guest.tick();
        }
    };
    for comes_back in [true, false] {
        let mut gathering = gathering_of(game("connect-four"), vec![SeatClaim::Open(own), SeatClaim::Open(hers)]);
        let mut ann = Guest::invited(TABLE, hers, "Ann", share(5));
        comes(&mut gathering, ANN, &mut ann);
        gathering.went(ANN);
        let mut eve = Guest::invited(TABLE, own, "Eve", share(7));
        comes(&mut gathering, EVE, &mut eve);
        let seals = |gathering: &Lobby| {
            gathering
                .agreement()
                .chairs
                .iter()
                .filter(|chair| matches!(chair, SeatClaim::Taken { seal: Some(_), .. }))
                .count()
        };
        assert_eq!((seals(&gathering), gathering.agreement().sealed), (2, false), "both are committed, Ann is gone");
        if comes_back {
            gathering.came(ANN);
        } else {
            let again = Secret([8; 32]);
            gathering.place(Seat::new(1), SeatClaim::Open(again)).expect("the luck is not settled");
            assert_eq!(gathering.hear(ANN, &ann.tell().expect("a message")), Err(Refusal::No), "her seat is another's");
            comes(&mut gathering, BEA, &mut Guest::invited(TABLE, again, "Bea", share(8)));
        }
        assert!(gathering.agreement().sealed, "everybody is there");
    }
}

#[test]
fn where_somebody_does_not_open_their_share_the_others_gather_anew() {
    let (own, hers) = (Secret([6; 32]), INVITATION);
    let mut gathering = gathering_of(game("connect-four"), vec![SeatClaim::Open(own), SeatClaim::Open(hers)]);
    let (mut ann, mut eve) = (fresh_ann(), Guest::invited(TABLE, own, "Eve", Share([7; 32])));
    // Both guests send their seals. Eve learns that all seals are known, and then stays silent.
    while gathering.held_up_by().is_empty() {
        for (key, guest) in [(ANN, &mut ann), (EVE, &mut eve)] {
            guest.tick();
            gathering.hear(key, &guest.tell().expect("she wants in")).expect("she is invited");
        }
        for (key, message) in gathering.tell() {
            if key == ANN { &mut ann } else { &mut eve }.hear(message).expect("an honest host");
        }
    }
    gathering.hear(ANN, &ann.tell().expect("her share")).expect("it is the one she sealed");
    assert_eq!(gathering.held_up_by(), Seat::new(0).into());
    assert!(!gathering.is_ready() && gathering.place(Seat::new(0), SeatClaim::Open(hers)).is_err());
    let next = TableId([7; 32]);
    let agreed = gathering.anew(next, Share([8; 32]), || Secret([12; 32]));
    assert!(matches!(agreed.chairs[0], SeatClaim::Open(_)), "Eve's seat is open");
    assert!(matches!(agreed.chairs[1], SeatClaim::Taken { key: ANN, seal: None, share: None, .. }), "Ann keeps hers");
    gathering.goes_on_at(next);
    for (key, message) in gathering.tell() {
        if key == ANN { &mut ann } else { &mut eve }.hear(message).expect("an honest host");
    }
    assert_eq!(ann.standing().expect("she is told").next, Some(next));
    let late = eve.tell().expect("her share at last");
    assert!(late.share.is_some());
    gathering.hear(EVE, &late).expect("it is the one she sealed");
    assert!(!gathering.is_ready() && gathering.deal().is_err(), "they are elsewhere");
}

#[test]
fn what_was_said_before_the_deal_outlives_both_programs() {
    let mut gathering = gathering();
    let mut ann = fresh_ann();
    let talk = |gathering: &mut Lobby, ann: &mut Guest| {
        for _ in 0..3 {
            ann.tick();
            if let Some(message) = ann.tell() {
                gathering.hear(ANN, &message).expect("Ann is invited");
            }
            for (_, message) in gathering.tell() {
                ann.hear(message).expect("an honest host");
            }
        }
    };
    talk(&mut gathering, &mut ann);
    ann.wish(Request::Say(ChatText::Phrase(1)));
    talk(&mut gathering, &mut ann);
    // The host's program is closed and reopened.
    let agreed = serde_json::to_string(gathering.agreement()).expect("plain data");
    let said = gathering.said().to_vec();
    let mut gathering = Lobby::open(serde_json::from_str(&agreed).expect("as written")).expect("a table");
    gathering.remember(said);
    gathering.came(ANN);
    ann.connected();
    talk(&mut gathering, &mut ann);
    ann.wish(Request::Say(ChatText::Phrase(2)));
    talk(&mut gathering, &mut ann);
    let phrases = |said: &[Said]| said.iter().map(|said| said.words.clone()).collect::<Vec<_>>();
    assert_eq!(phrases(ann.said()), [1, 2].map(ChatText::Phrase));
    let host = gathering.deal().map_err(|_| "not ready").expect("a game");
    let kept = &host.hosted().expect("it has guests").said;
    assert_eq!(phrases(kept), [1, 2].map(ChatText::Phrase), "also where nothing more is said");
}

#[test]
fn who_leaves_before_the_game_leaves_a_free_seat_and_may_come_again() {
    let mut gathering = gathering();
    let chairs = usual_chairs();
    let mut ann = fresh_ann();
    for message in
        [Request::Say(ChatText::Phrase(0)), Request::Leave].map(Some).into_iter().enumerate().map(|(place, wish)| {
            ToHost {
                count: place as u64 + 1,
                invitation: Some(INVITATION),
                wish: wish.map(|wish| NumberedRequest { serial: place as u32 + 1, wish }),
                ..message(None)
            }
        })
    {
        gathering.hear(ANN, &message).expect("Ann is invited");
    }
    assert_eq!(gathering.agreement().chairs, chairs, "nobody sits there");
    assert!(!gathering.is_ready());
    assert_eq!(gathering.hear(ANN, &message(None)), Err(Refusal::No), "who has left is nobody");
    let again = ann.tell().expect("she says who she is");
    gathering.hear(ANN, &again).expect("the invitation holds again");
    assert!(matches!(&gathering.agreement().chairs[1], SeatClaim::Taken { name, .. } if name == "Ann"));
}

#[test]
fn a_table_at_which_nothing_happens_is_silent() {
    let mut gathering =
        gathering_of(game("connect-four"), vec![SeatClaim::Open(Secret([6; 32])), SeatClaim::Open(INVITATION)]);
    let mut ann = fresh_ann();
    let mut said = 0;
    for _ in 0..50 {
        if let Some(message) = ann.tell() {
            gathering.hear(ANN, &message).expect("Ann is invited");
        }
        for (_, message) in gathering.tell() {
            said += 1;
            ann.hear(message).expect("an honest host");
        }
    }
    assert!((2..9).contains(&said), "{said} messages to somebody who waits");
}

#[test]
fn a_program_of_another_protocol_uses_no_invitation_up() {
    let other = |secret| ToHost { protocol: PROTOCOL + 1, invitation: Some(secret), ..message(None) };
    let mut gathering = gathering();
    assert_eq!(gathering.hear(EVE, &other(INVITATION)), Err(Refusal::Protocol(PROTOCOL)));
    assert_eq!(gathering.hear(EVE, &other(Secret([8; 32]))), Err(Refusal::No), "who is not invited learns nothing");
    gathering.hear(ANN, &ToHost { invitation: Some(INVITATION), ..message(None) }).expect("it still holds");
    let (mut host, _) = seated();
    let again = Secret([7; 32]);
    host.offer(Seat::new(1), again).expect("a guest's seat");
    assert_eq!(host.hear(EVE, &other(again)), Err(Refusal::Protocol(PROTOCOL)));
    host.hear(ANN, &ToHost { invitation: Some(again), ..message(None) }).expect("it still holds");
}
