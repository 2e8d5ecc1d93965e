//! Tests of dishonest hosts. The first guest that has enough information must detect the dishonesty and report
//! the right fault.

use std::sync::Arc;

use rondel::{Outcome, Seat, SeatSet, Seats, Turn};
use rondel_hosting::delta::Delta;
use rondel_hosting::{
    Broken, ChatText, Event, GuestError, GuestTable as _, Phase, ProtocolViolation, Said, Share, TableStatus, TakeBack,
    ToGuest, Update,
};
use rondel_tests::game;
use rondel_tests::one_guest::{TABLE, seated};
use rondel_tests::parlour::{Lie, play_with_liar};

#[track_caller]
fn caught(lie: Lie<'_>) -> Broken {
    match play_with_liar(game("connect-four"), 2, 5, lie) {
        Some(GuestError::Broken(broken)) => broken,
        other => panic!("the host lied, and nobody said so: {other:?}"),
    }
}

#[test]
fn a_host_that_keeps_its_word_is_not_accused() {
    assert_eq!(play_with_liar(game("connect-four"), 2, 5, Box::new(|_, message| message)), None);
}

#[test]
fn a_host_that_opens_another_share_is_caught() {
    let lie: Lie<'_> = Box::new(|_, message| match message {
        ToGuest::Opened(mut opened) => {
            opened.host.0[0] ^= 1;
            ToGuest::Opened(opened)
        }
        other => other,
    });
    assert_eq!(caught(lie), Broken::HostShare);
}

#[test]
fn a_host_that_commits_itself_anew_is_caught() {
    let (_, mut ann) = seated();
    let mut welcome = ann.welcome().expect("welcomed").clone();
    welcome.seal.0[0] ^= 1;
    assert_eq!(ann.hear(ToGuest::Welcome(Box::new(welcome))), Err(GuestError::Broken(Broken::Recommitted)));
}

#[test]
fn a_host_that_draws_again_until_the_luck_pleases_it_is_caught() {
    // Having seen the shares, the host presents a new list of seals.
    let (_, mut ann) = seated();
    let mut standing = ann.standing().expect("told").clone();
    standing.version += 1;
    let seal = rondel_hosting::deal::seal(TABLE, rondel_hosting::deal::NonceOwner::Guest(Seat::new(1)), Share([6; 32]));
    standing.phase = Phase::Sealed(vec![(Seat::new(1), seal)]);
    assert_eq!(ann.hear(ToGuest::Standing(standing)), Err(GuestError::Broken(Broken::Recommitted)));
}

#[test]
fn a_host_that_leaves_out_a_share_is_caught() {
    let lie: Lie<'_> = Box::new(|_, message| match message {
        ToGuest::Opened(mut opened) => {
            opened.guests.clear();
            ToGuest::Opened(opened)
        }
        other => other,
    });
    assert_eq!(caught(lie), Broken::OtherShares);
    let lie: Lie<'_> = Box::new(|_, message| match message {
        ToGuest::Opened(mut opened) => {
            opened.guests[0].1.0[0] ^= 1;
            ToGuest::Opened(opened)
        }
        other => other,
    });
    assert_eq!(caught(lie), Broken::GuestShare(Seat::new(1)));
}

#[test]
fn a_host_that_speaks_of_seats_the_table_does_not_have_is_heard_no_more() {
    let fifth = Seat::new(4);
    let ended = Turn::Over(Outcome::draw(Seats::new(5).expect("five seats"), "board-full"));
    let views = [
        ("turn", serde_json::to_value(ended)),
        ("turn", serde_json::to_value(Turn::Decide(fifth))),
        ("mover", serde_json::to_value(fifth)),
        ("deciders", serde_json::to_value([fifth])),
    ];
    for (part, value) in views {
        let (mut host, mut ann) = seated();
        host.take(3).expect("a column");
        let told = host.tell().into_iter().find_map(|(_, message)| match message {
            ToGuest::Report(report) => Some(report),
            _ => None,
        });
        let mut report = told.expect("a column was chosen");
        let Event::Played { views, .. } = &mut Arc::make_mut(&mut report).event else { panic!("it was played") };
        let Some(Delta::Fields(changed)) = views.last_mut() else { panic!("a part of it is new") };
        changed.insert(part.to_owned(), Delta::New(value.expect("plain data")));
        assert_eq!(ann.hear(ToGuest::Report(report)), Err(GuestError::Senseless(ProtocolViolation)), "{part}");
        assert_eq!((ann.plies(), ann.turn()), (0, Some(Turn::Decide(Seat::new(0)))), "nothing of it is shown");
    }
    let (_, mut ann) = seated();
    let standing = TableStatus { version: 99, ..ann.standing().expect("told").clone() };
    let asks = TakeBack { by: fifth, plies: 1, agreed: SeatSet::NONE };
    for strange in [
        TableStatus { again: fifth.into(), ..standing.clone() },
        TableStatus { asks: Some(TakeBack { by: Seat::new(0), agreed: fifth.into(), ..asks }), ..standing.clone() },
        TableStatus { asks: Some(asks), ..standing },
    ] {
        assert_eq!(ann.hear(ToGuest::Standing(strange)), Err(GuestError::Senseless(ProtocolViolation)));
    }
    let said = Said { number: 0, oldest: false, by: fifth, words: ChatText::Phrase(0) };
    assert_eq!(ann.hear(ToGuest::Said(said)), Err(GuestError::Senseless(ProtocolViolation)));
}

#[test]
fn a_host_that_counts_as_far_as_numbers_go_breaks_no_guest() {
    let (_, mut ann) = seated();
    let said = Said { number: u32::MAX, oldest: true, by: Seat::new(0), words: ChatText::Phrase(0) };
    assert_eq!(ann.hear(ToGuest::Said(said)), Err(GuestError::Senseless(ProtocolViolation)));
    let standing = ann.standing().expect("told").clone();
    let standing = TableStatus { version: standing.version + 1, answered: Some((u32::MAX, None)), ..standing };
    assert_eq!(ann.hear(ToGuest::Standing(standing)), Ok(Update::Standing));
    for _ in 0..2 {
        ann.choose(0);
        assert!(ann.tell().is_some_and(|told| told.wish.is_some()), "she still says what she wants");
    }
}

#[test]
fn a_host_that_shows_another_card_is_caught_and_the_ply_is_named() {
    let lie: Lie<'_> = Box::new(|_, message| match message {
        ToGuest::Report(mut report) if report.number == 3 => {
            if let Event::Played { views, .. } = &mut Arc::make_mut(&mut report).event
                && let Some(Delta::Fields(changed)) = views.first_mut()
            {
                changed.insert("round".to_owned(), Delta::New(7.into()));
            }
            ToGuest::Report(report)
        }
        other => other,
    });
    let broken = caught(lie);
    assert!(matches!(&broken, Broken::Shown { event: 3, ply: 3, part } if part == "round"), "{broken}");
}

#[test]
fn a_host_that_opens_another_game_is_caught() {
    let lie: Lie<'_> = Box::new(|_, message| match message {
        ToGuest::Opened(mut opened) => {
            let last = opened.journal.trim_end().rfind('\n').expect("several lines");
            opened.journal.truncate(last + 1);
            ToGuest::Opened(opened)
        }
        other => other,
    });
    assert!(matches!(caught(lie), Broken::Length { .. }));
    let lie: Lie<'_> = Box::new(|_, message| match message {
        ToGuest::Opened(mut opened) => {
            opened.journal = opened.journal.replacen("\"seat\":0", "\"seat\":1", 1);
            ToGuest::Opened(opened)
        }
        other => other,
    });
    assert!(matches!(caught(lie), Broken::Journal(_)));
}
