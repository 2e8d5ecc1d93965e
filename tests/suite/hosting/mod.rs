//! Tests that play every registered game over very unreliable connections, and tests of misbehaving guests.

mod before_the_deal;
mod clocks;
mod damaged;
mod forfeits;
mod limits;
mod resending;
mod unsaved;

use rondel::journal::Journal;
use rondel::{IllegalAction, Luck, LuckError, Seat, Turn};
use rondel_hosting::{
    Acknowledged, ChatText, Event, Guest, GuestTable as _, Host, HostError, Hosted, Lobby, MOST_DECLINED,
    MOST_TAKEN_BACK, NumberedEvent, PROTOCOL, Refusal, Request, RequestRefused, Secret, Share, TableId, ToGuest,
    ToHost, Update, read_to_host, write,
};
use rondel_tests::games;
use rondel_tests::one_guest::{ANN, EVE, INVITATION, exchange, fresh_ann, gathering, message, seated};
use rondel_tests::parlour::{CALM, STORM, play};

#[test]
fn over_good_channels_everybody_sees_what_they_would_at_one_table() {
    for plugin in games().into_iter().filter(|plugin| plugin.id != "spandau-1780") {
        let played = play(plugin, plugin.players.1, 20, CALM);
        assert!(played.plies > 0 && played.restarts == 0);
    }
}

#[test]
fn over_channels_that_lose_double_delay_and_cut_the_same_game_comes_out() {
    let (mut restarts, mut undone) = (0, 0);
    let long = ["harbour", "rival-cities", "spandau-1780"];
    for plugin in games() {
        for seed in 0..if long.contains(&plugin.id) { 1 } else { 25 } {
            let played = play(plugin, plugin.players.0.max(2), seed, STORM);
            (restarts, undone) = (restarts + played.restarts, undone + played.undone);
        }
    }
    assert!(restarts > 20 && undone > 2, "{restarts} programs were closed, {undone} decisions taken back");
}

#[test]
fn who_has_no_invitation_learns_nothing_but_no() {
    let (mut host, _) = seated();
    let mut guess = message(None);
    assert_eq!(host.hear(EVE, &guess), Err(Refusal::No));
    guess.invitation = Some(Secret([8; 32]));
    assert_eq!(host.hear(EVE, &guess), Err(Refusal::No));
    guess.invitation = Some(INVITATION);
    assert_eq!(host.hear(EVE, &guess), Err(Refusal::No), "an invitation is for one");
    assert!(host.tell().iter().all(|(key, _)| *key == ANN));
    assert_eq!(gathering().hear(EVE, &message(None)), Err(Refusal::No));
}

#[test]
fn a_seat_obeys_one_key_and_only_when_it_decides() {
    let (mut host, mut ann) = seated();
    let plies = |host: &Host| host.session().plies().len();
    let choose = |events| message(Some(Request::Choose { events, choice: 0 }));
    assert!(host.hear(EVE, &choose(1)).is_err());
    // It is the host's turn, so Ann's early choice has no effect.
    ann.choose(0);
    exchange(&mut host, &mut ann);
    assert_eq!((plies(&host), ann.has_chosen()), (0, false));
    host.take(3).expect("a column");
    exchange(&mut host, &mut ann);
    assert_eq!(ann.deciding(), Some(Seat::new(1)));
    ann.choose(99);
    exchange(&mut host, &mut ann);
    assert_eq!(plies(&host), 1, "there is no such choice");
    ann.choose(2);
    let said = ann.tell().expect("a wish");
    for _ in 0..3 {
        host.hear(ANN, &said).expect("a message may come several times");
    }
    assert_eq!((plies(&host), host.session().turn()), (2, Turn::Decide(Seat::new(0))));
}

#[test]
fn given_luck_is_refused_at_a_table_with_guests() {
    let (mut host, _) = seated();
    let refused = host.take_with(3, &[Luck::Die(6)]);
    assert_eq!(refused, Err(IllegalAction::Luck(LuckError::WithGuests)));
    assert!(host.session().plies().is_empty());
    host.take(3).expect("a column");
    let hosted = || serde_json::from_str(&serde_json::to_string(host.hosted().expect("guests")).expect("plain data"));
    let resume = |journal: &str| {
        let journal = Journal::read(journal).expect("a journal");
        Host::resume(hosted().expect("plain data"), journal).map(|(host, _)| host.session().plies().len())
    };
    let journal = host.session().journal();
    assert!(matches!(resume(&journal), Ok(1)));
    let given = journal.replace(r#""action""#, r#""luck":[{"die":6}],"action""#);
    assert_ne!(given, journal);
    assert!(matches!(resume(&given), Err(HostError::OtherGame)), "nobody could verify it");
}

#[test]
fn whatever_number_a_host_takes_back_to_no_guest_breaks() {
    let (_, mut ann) = seated();
    for (number, ply) in (1..).zip([usize::MAX, 7, 0]) {
        let report = NumberedEvent { number, event: Event::TakenBack { ply } };
        assert_eq!(ann.hear(ToGuest::Report(report.into())), Ok(Update::TakenBack(ply)));
        assert_eq!((ann.plies(), ann.has_begun()), (0, true));
    }
}

#[test]
fn who_talks_too_much_is_cut_off_and_may_come_again() {
    let (mut host, mut ann) = seated();
    let refused = (0..10_000_u64).find_map(|count| {
        let flood = ToHost { count: 100 + count, ..message(None) };
        host.hear(ANN, &flood).err()
    });
    assert_eq!(refused, Some(Refusal::TooMany));
    host.tick();
    host.went(ANN);
    host.came(ANN);
    ann.connected();
    exchange(&mut host, &mut ann);
    host.take(0).expect("a column");
    exchange(&mut host, &mut ann);
    assert_eq!(ann.plies(), 1);
}

#[test]
fn another_protocol_and_garbled_messages_are_refused() {
    let (mut host, _) = seated();
    let later = ToHost { protocol: PROTOCOL + 1, count: 50, ..message(None) };
    assert_eq!(host.hear(ANN, &later), Err(Refusal::Protocol(PROTOCOL)));
    let ahead = ToHost { seen: Acknowledged { events: 99, ..Acknowledged::default() }, count: 51, ..message(None) };
    assert_eq!(host.hear(ANN, &ahead), Err(Refusal::Behind));
    let sound = write(&message(Some(Request::Leave)));
    assert_eq!(read_to_host(&sound).expect("a message"), message(Some(Request::Leave)));
    let long = [sound.clone(), vec![b' '; 9_000]].concat();
    for bytes in [&b""[..], b"{}", b"\xff", &sound[1..], &long, "[".repeat(7_000).as_bytes()] {
        assert!(read_to_host(bytes).is_err());
    }
}

#[test]
fn taking_back_takes_everybodys_consent() {
    let (mut host, mut ann) = seated();
    host.take(3).expect("a column");
    exchange(&mut host, &mut ann);
    ann.choose(2);
    exchange(&mut host, &mut ann);
    for _ in 0..MOST_DECLINED {
        ann.ask_back();
        exchange(&mut host, &mut ann);
        assert_eq!((host.session().plies().len(), host.asks().map(|asks| asks.by)), (2, Some(Seat::new(1))));
        host.agree(Seat::new(0), false).expect("somebody asks");
        exchange(&mut host, &mut ann);
    }
    let told = |ann: &Guest| ann.standing().map(|standing| (standing.asks, standing.declined));
    assert_eq!(told(&ann), Some((None, Some(Seat::new(1)))), "she is told that it was declined");
    ann.ask_back();
    exchange(&mut host, &mut ann);
    let answered = |ann: &Guest| ann.standing().and_then(|standing| standing.answered).and_then(|(_, refused)| refused);
    assert_eq!(
        (host.asks(), answered(&ann)),
        (None, Some(RequestRefused::Declined)),
        "nobody is asked for the same for ever"
    );
    host.take(3).expect("a column");
    exchange(&mut host, &mut ann);
    assert_eq!(told(&ann), Some((None, None)), "something else has happened");
    ann.ask_back();
    exchange(&mut host, &mut ann);
    host.agree(Seat::new(0), true).expect("somebody asks");
    exchange(&mut host, &mut ann);
    assert_eq!((host.session().plies().len(), ann.plies()), (1, 1));
    assert_eq!(ann.view(ann.place()), host.session().view(host.session().place(), ann.observer()));
}

#[test]
fn a_bot_plays_for_a_guest_and_hands_the_seat_back() {
    let (mut host, mut ann) = seated();
    let seat = Seat::new(1);
    host.take(3).expect("a column");
    host.stand_in(seat, Some(rondel::Bot::Random)).expect("a guest's seat");
    exchange(&mut host, &mut ann);
    ann.choose(0);
    exchange(&mut host, &mut ann);
    assert_eq!((host.session().plies().len(), host.is_elsewhere(seat)), (1, false));
    host.take(1).expect("the bot's choice");
    host.take(1).expect("a column");
    host.stand_in(seat, None).expect("a guest's seat");
    exchange(&mut host, &mut ann);
    ann.choose(0);
    exchange(&mut host, &mut ann);
    assert_eq!(host.session().plies().len(), 4);
    assert!(host.stand_in(Seat::new(0), None).is_err(), "the host sits there");
}

#[test]
fn a_guest_for_whom_a_bot_plays_speaks_for_nobody_at_the_hosts_screen() {
    let (mut host, mut ann) = seated();
    let (own, hers) = (Seat::new(0), Seat::new(1));
    host.take(3).expect("a column");
    exchange(&mut host, &mut ann);
    ann.choose(2);
    exchange(&mut host, &mut ann);
    host.stand_in(hers, Some(rondel::Bot::Random)).expect("a guest's seat");
    ann.ask_back();
    exchange(&mut host, &mut ann);
    let asks = host.asks().expect("the host is asked");
    assert_eq!((host.session().plies().len(), asks.by, asks.agreed), (2, hers, hers.into()));
    ann.agree(true);
    exchange(&mut host, &mut ann);
    assert_eq!(host.session().plies().len(), 2, "her yes is hers alone");
    host.agree(own, true).expect("somebody asks");
    assert_eq!(host.session().plies().len(), 1);
    while let Turn::Decide(_) = host.session().turn() {
        host.take(0).expect("a choice");
    }
    exchange(&mut host, &mut ann);
    ann.wish(Request::Again);
    exchange(&mut host, &mut ann);
    assert_eq!((host.again(), host.all_want_another()), (hers.into(), false), "the host has not said so");
}

#[test]
fn what_comes_to_nothing_is_not_to_be_written_down() {
    let (mut host, mut ann) = seated();
    let before = host.changes();
    let guess = ToHost { invitation: Some(Secret([8; 32])), ..message(None) };
    assert_eq!(host.hear(EVE, &guess), Err(Refusal::No));
    assert_eq!(host.changes(), before, "a stranger");
    for _ in 0..9 {
        ann.wish(Request::Say(ChatText::Phrase(1)));
        exchange(&mut host, &mut ann);
    }
    assert_eq!((host.said().len(), host.changes()), (4, before + 4), "more was said than may be at once");
}

#[test]
fn somebody_else_may_take_the_seat_of_who_has_left() {
    let (mut host, mut ann) = seated();
    let seat = Seat::new(1);
    ann.wish(Request::Leave);
    exchange_lossy(&mut host, &mut ann);
    assert_eq!(host.sitting()[1].presence, rondel_hosting::Presence::Left);
    host.offer(seat, Secret([7; 32])).expect("a guest's seat");
    assert!(host.hear(ANN, &ToHost { count: 99, ..message(None) }).is_err(), "who has left has no business there");
    let newcomer = ToHost { invitation: Some(Secret([7; 32])), ..message(None) };
    host.hear(EVE, &newcomer).expect("an invitation");
    assert_eq!(host.sitting()[1].player.name, "Eve");
    let told = host.tell();
    assert!(
        told.iter().any(|(key, message)| *key == EVE && matches!(message, ToGuest::Welcome(welcome) if welcome.dealt))
    );
}

#[test]
fn a_guest_whose_program_was_closed_is_answered_though_its_numbers_begin_anew() {
    let (mut host, mut ann) = seated();
    for _ in 0..3 {
        ann.wish(Request::Say(ChatText::Phrase(1)));
        exchange(&mut host, &mut ann);
    }
    host.take(0).expect("a choice");
    // Ann's program restarts without any stored answers, and she chooses before the program has received the
    // table status.
    host.went(ANN);
    let mut again = fresh_ann();
    host.came(ANN);
    host.tick();
    again.wish(Request::Say(ChatText::Phrase(0)));
    exchange(&mut host, &mut again);
    again.connected();
    host.came(ANN);
    again.choose(2);
    again.wish(Request::Say(ChatText::Phrase(2)));
    exchange(&mut host, &mut again);
    assert_eq!(host.session().plies().len(), 2, "her choice was made, once");
    assert_eq!(host.said().len(), 5, "and her words were heard, those said at once too");
    assert_eq!(again.unanswered().count(), 0);
}

#[test]
fn when_all_want_another_game_the_same_people_sit_at_the_next_table() {
    let (mut host, mut ann) = seated();
    assert_eq!(host.wish_again(Seat::new(0)), Err(RequestRefused::NotYours), "while the game goes on");
    while let Turn::Decide(seat) = host.session().turn() {
        if seat == Seat::new(0) {
            host.take(0).expect("a choice");
        } else {
            ann.choose(0);
        }
        exchange(&mut host, &mut ann);
    }
    assert!(!host.is_waiting() && host.is_done(), "Ann has been shown all of it");
    host.wish_again(Seat::new(0)).expect("it is over");
    assert!(!host.all_want_another(), "Ann has not said so");
    ann.wish(Request::Again);
    exchange(&mut host, &mut ann);
    assert!(host.all_want_another());

    let next = TableId([7; 32]);
    let agreed = host.another(next, Share([8; 32]), || Secret([2; 32])).expect("it had guests");
    let mut gathering = Lobby::open(agreed).expect("a table");
    host.goes_on_at(next);
    exchange(&mut host, &mut ann);
    assert_eq!(ann.standing().expect("she knows").next, Some(next));
    let mut guest = Guest::invited(next, Secret([0; 32]), "Ann", Share([9; 32]));
    gathering.came(ANN);
    while !gathering.is_ready() {
        guest.tick();
        if let Some(message) = guest.tell() {
            gathering.hear(ANN, &message).expect("the host knows her");
            assert_eq!(gathering.hear(EVE, &message), Err(Refusal::No), "and nobody else");
        }
        for (_, message) in gathering.tell() {
            guest.hear(message).expect("an honest host");
        }
    }
    let mut host = gathering.deal().map_err(|_| "not ready").expect("a game");
    exchange(&mut host, &mut guest);
    assert!(guest.has_begun() && guest.seat() == Some(Seat::new(0)), "this time Ann begins");
}

#[test]
fn a_guest_takes_back_a_thousand_times_and_no_more() {
    let (mut host, mut ann) = seated();
    host.take(3).expect("a column");
    for taken_back in 0..=MOST_TAKEN_BACK {
        host.tick();
        ann.tick();
        exchange(&mut host, &mut ann);
        ann.choose(2);
        exchange(&mut host, &mut ann);
        ann.ask_back();
        exchange(&mut host, &mut ann);
        assert_eq!(host.asks().is_some(), taken_back < MOST_TAKEN_BACK, "{taken_back}");
        if taken_back < MOST_TAKEN_BACK {
            host.agree(Seat::new(0), true).expect("somebody asks");
        }
    }
    let told = ann.standing().and_then(|standing| standing.answered).and_then(|(_, refused)| refused);
    assert_eq!(told, Some(RequestRefused::TooOften));
    assert_eq!(host.session().plies().len(), 2, "what was played last stands");
    host.ask_back(Seat::new(0)).expect("whose table it is may");
}

#[test]
fn who_has_left_need_not_agree() {
    let (mut host, mut ann) = seated();
    host.take(0).expect("a choice");
    exchange(&mut host, &mut ann);
    ann.choose(0);
    exchange(&mut host, &mut ann);
    ann.wish(Request::Leave);
    let leaving = ann.tell().expect("she says so");
    host.hear(ANN, &leaving).expect("she may");
    host.ask_back(Seat::new(0)).expect("nobody is there to be asked");
    assert_eq!(host.session().plies().len(), 0);
}

#[test]
fn a_torn_journal_is_gone_on_with_from_what_is_sound() {
    let (mut host, mut ann) = seated();
    host.take(0).expect("a choice");
    exchange(&mut host, &mut ann);
    ann.choose(0);
    exchange(&mut host, &mut ann);
    let hosted = serde_json::to_string(host.hosted().expect("it has guests")).expect("plain data");
    let journal = format!("{}{}", host.session().header().line(), host.take_lines());
    let hosted = || serde_json::from_str::<Hosted>(&hosted).expect("as written");
    let whole = Journal::read(journal.clone()).expect("a journal");
    let (resumed, notices) = Host::resume(hosted(), whole).expect("the same table");
    assert_eq!((notices.as_slice(), resumed.session().plies().len()), ([].as_slice(), 2));
    let torn = Journal::read(&journal[..journal.len() - 4]).expect("a journal");
    let (resumed, notices) = Host::resume(hosted(), torn).expect("the same table");
    assert_eq!((notices.len(), resumed.session().plies().len()), (1, 1));
}

fn exchange_lossy(host: &mut Host, ann: &mut Guest) {
    if let Some(message) = ann.tell() {
        host.hear(ANN, &message).expect("Ann behaves");
    }
}
