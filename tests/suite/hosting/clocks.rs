//! The clocks of a game with a guest.

use std::time::Duration;

use rondel::clock::{Clocks, OUT_OF_TIME, TimeControl};
use rondel::journal::{Header, Journal, Player};
use rondel::{Seat, SeatSet, Session, Turn};
use rondel_hosting::{Guest, Host, Lobby, LobbyState, Request};
use rondel_tests::game;
use rondel_tests::one_guest::{exchange, gathering, gathering_of, seated, seated_at, usual_chairs};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// Returns a game of Connect Four with clocks. The host's player begins, and Ann follows.
fn timed(clock: TimeControl) -> (Host, Guest) {
    timed_at(&gathering(), clock)
}

/// Returns the game of a lobby with clocks.
fn timed_at(gathering: &Lobby, clock: TimeControl) -> (Host, Guest) {
    let agreed = serde_json::to_string(gathering.agreement()).expect("plain data");
    let agreed: LobbyState = serde_json::from_str(&agreed).expect("plain data");
    let (host, ann) = seated_at(Lobby::open(LobbyState { clock: Some(clock), ..agreed }).expect("a table"));
    assert_eq!(host.session().header().clock, Some(clock));
    assert_eq!(ann.welcome().expect("told").clock, Some(clock));
    (host, ann)
}

fn told(ann: &Guest) -> Clocks {
    ann.standing().expect("told").clocks.clone().expect("clocks")
}

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

#[test]
fn only_the_clock_of_who_decides_runs_and_guests_are_told() {
    let (mut host, mut ann) = timed(TimeControl::per_game(60, 5));
    assert!(host.elapse(seconds(20)).is_empty());
    host.take(3).expect("a column");
    exchange(&mut host, &mut ann);
    let clocks = Clocks { left: vec![Some(45_000), Some(60_000)], running: SEATS[1].into() };
    assert_eq!(told(&ann), clocks);
    assert_eq!(clocks.after(seconds(7)).left, [Some(45_000), Some(53_000)], "the guest counts on");
    let (host, _) = seated();
    assert_eq!(host.clocks(), None, "a game has no clocks unless the players agree on them");
}

#[test]
fn a_bot_decides_for_a_guest_whose_time_for_a_decision_is_up() {
    let (mut host, mut ann) = timed(TimeControl::per_decision(30));
    host.take(3).expect("a column");
    exchange(&mut host, &mut ann);
    assert_eq!((host.elapse(seconds(29)), host.is_elsewhere(SEATS[1])), (Vec::new(), true));
    assert_eq!(host.elapse(seconds(2)), [SEATS[1]], "said once");
    assert!(host.elapse(seconds(2)).is_empty());
    assert_eq!((host.bot(SEATS[1]), host.is_elsewhere(SEATS[1])), (Some(OUT_OF_TIME), false));
    exchange(&mut host, &mut ann);
    assert_eq!(ann.standing().expect("told").seats[1].player.bot, Some(OUT_OF_TIME));
    assert_eq!(told(&ann), Clocks { left: vec![Some(30_000), Some(0)], running: SeatSet::NONE });
    ann.choose(2);
    exchange(&mut host, &mut ann);
    assert_eq!((host.session().turn(), ann.has_chosen()), (Turn::Decide(SEATS[1]), false), "too late");
    host.take(4).expect("the bot's column");
    host.take(3).expect("a column");
    exchange(&mut host, &mut ann);
    assert_eq!(host.bot(SEATS[1]), None, "Ann has time again");
    ann.choose(2);
    exchange(&mut host, &mut ann);
    assert_eq!(host.session().plies().len(), 4);
}

#[test]
fn the_time_for_a_game_does_not_come_back() {
    let (mut host, mut ann) = timed(TimeControl::per_game(60, 5));
    assert_eq!(host.elapse(seconds(61)), [SEATS[0]]);
    for column in [3, 3, 4] {
        host.take(column).expect("a column");
    }
    exchange(&mut host, &mut ann);
    assert_eq!(told(&ann).left, [Some(0), Some(65_000)], "only Ann gets the increment");
    assert_eq!((host.bot(SEATS[0]), host.bot(SEATS[1])), (Some(OUT_OF_TIME), None));
}

#[test]
fn a_resumed_game_and_a_decision_taken_back_keep_the_times() {
    let (mut host, _) = timed(TimeControl::per_game(60, 0));
    host.elapse(seconds(11));
    host.take(3).expect("a column");
    host.elapse(seconds(13));
    host.take(4).expect("a column");
    let left = |host: &Host| host.clocks().expect("clocks").left;
    assert_eq!(left(&host), [Some(49_000), Some(47_000)]);
    let hosted = serde_json::to_string(host.hosted().expect("guests")).expect("plain data");
    let journal = Journal::read(host.session().journal()).expect("a journal");
    let (resumed, notices) = Host::resume(serde_json::from_str(&hosted).expect("plain data"), journal).expect("a game");
    assert_eq!((left(&resumed), notices.len()), (left(&host), 0));
    host.take_back(1).expect("nothing was drawn");
    assert_eq!(left(&host), [Some(49_000), Some(60_000)], "with the decision its time comes back");
}

#[test]
fn a_guest_verifies_a_game_with_clocks() {
    let (mut host, mut ann) = timed(TimeControl::per_decision(30));
    while !matches!(host.session().turn(), Turn::Over(_)) {
        host.elapse(seconds(3));
        let column = host.session().plies().len() % 2;
        host.take(column).expect("a column");
        exchange(&mut host, &mut ann);
    }
    let verdict = ann.verify().expect("opened").expect("an honest host");
    assert_eq!(verdict.journal, host.session().journal());
    assert_eq!(verdict.session.plies()[0].time, Some(3_000));
}

#[test]
fn the_clock_of_a_guest_who_has_chosen_early_stops() {
    let wisps = gathering_of(game("wisps"), usual_chairs());
    let (mut host, mut ann) = timed_at(&wisps, TimeControl::per_decision(30));
    let running = |host: &Host| host.clocks().expect("clocks").running;
    assert_eq!(running(&host), SEATS.into_iter().collect(), "both choose at once");
    host.elapse(seconds(10));
    ann.choose(0);
    exchange(&mut host, &mut ann);
    assert_eq!((running(&host), told(&ann).running), (SEATS[0].into(), SEATS[0].into()));
    host.elapse(seconds(10));
    host.take(0).expect("a lantern");
    let times: Vec<Option<u64>> = host.session().plies().iter().take(2).map(|ply| ply.time).collect();
    assert_eq!(times, [Some(20_000), Some(10_000)], "each decision has its own time");
}

#[test]
fn who_sits_at_the_hosts_screen_has_time_only_when_asked() {
    let (plugin, clock) = (game("wisps"), Some(TimeControl::per_decision(30)));
    let players = ["Ann", "Ben"].map(Player::human).into();
    let header = Header { clock, ..Header::of(plugin, (plugin.setup)(), players, 5) };
    let mut host = Host::alone(Session::start(header).expect("a game"));
    assert_eq!(host.clocks().expect("clocks").running, SEATS[0].into(), "the second player is asked next");
    host.take(0).expect("a lantern");
    assert_eq!(host.clocks().expect("clocks").running, SEATS[1].into());
}

#[test]
fn players_whose_time_is_up_are_still_asked_for_a_rematch() {
    let (mut host, mut ann) = timed(TimeControl::per_game(1, 0));
    while !matches!(host.session().turn(), Turn::Over(_)) {
        host.elapse(seconds(2));
        let column = host.session().plies().len() % 2;
        host.take(column).expect("a column");
    }
    exchange(&mut host, &mut ann);
    assert_eq!([host.bot(SEATS[0]), host.bot(SEATS[1])], [None, None], "the game is over");
    ann.wish(Request::Again);
    exchange(&mut host, &mut ann);
    assert!(!host.all_want_another(), "the host has not been asked");
    host.wish_again(SEATS[0]).expect("over");
    assert!(host.all_want_another());
}
