//! Players who resign, or lose because their time is up.

use std::time::Duration;

use rondel::clock::TimeControl;
use rondel::journal::{Fork, Header, Journal, Player};
use rondel::{Forfeit, IllegalAction, MomentId, Observer, Seat, Session, StartError, Turn, UndoRefused};
use rondel_hosting::{Guest, Host, Lobby, LobbyState, Request};
use rondel_tests::game;
use rondel_tests::one_guest::{exchange, gathering_of, seated, seated_at, usual_chairs};

const HOST: Seat = Seat::new(0);
const ANN: Seat = Seat::new(1);

fn winner(turn: Turn) -> Option<(Seat, &'static str)> {
    let Turn::Over(outcome) = turn else { return None };
    Some((outcome.winner()?, outcome.reason()))
}

fn started(id: &str, players: usize, clock: Option<TimeControl>) -> Result<Session, StartError> {
    let plugin = game(id);
    let players = (0..players).map(|number| Player::human(format!("Player {number}"))).collect();
    Session::start(Header { clock, ..Header::of(plugin, (plugin.setup)(), players, 5) })
}

#[test]
fn a_guest_resigns_while_the_other_player_thinks() {
    let (mut host, mut ann) = seated();
    host.take(3).expect("a column");
    host.take(3).expect("a column");
    exchange(&mut host, &mut ann);
    assert!(ann.may_resign() && host.session().turn() == Turn::Decide(HOST));
    ann.resign();
    ann.resign();
    exchange(&mut host, &mut ann);
    let over = Some((HOST, "end-resignation"));
    assert_eq!((winner(host.session().turn()), ann.turn().and_then(winner)), (over, over));
    assert!(!ann.may_resign() && host.forfeit(HOST, Forfeit::Resignation) == Err(IllegalAction::Over));
    let view = ann.present().expect("the last position");
    assert!(view.choices.is_empty() && view.prompt.is_none() && view.deciders.is_empty());
    let verdict = ann.verify().expect("opened").expect("an honest host");
    assert_eq!(verdict.session.forfeit_of(), Some((ANN, Forfeit::Resignation)));
    assert_eq!(
        (verdict.journal, verdict.compared),
        (host.session().journal(), 4),
        "the deal and three plies were seen"
    );
    ann.wish(Request::Again);
    exchange(&mut host, &mut ann);
    assert!(host.again().has(ANN), "a rematch is possible");
}

#[test]
fn a_resigned_game_is_saved_resumed_and_stays_over() {
    let (mut host, _) = seated();
    host.take(3).expect("a column");
    host.forfeit(HOST, Forfeit::Resignation).expect("two players");
    assert!(host.take_lines().ends_with("{\"forfeit\":{\"seat\":0,\"cause\":\"resignation\"}}\n"));
    assert_eq!(host.session().may_take_back(1), Err(UndoRefused::Forfeited));
    assert!(host.take(0).is_err() && host.ask_back(HOST).is_err());
    let hosted = serde_json::to_string(host.hosted().expect("guests")).expect("plain data");
    let journal = Journal::read(host.session().journal()).expect("a journal");
    assert_eq!(journal.entries.plies(), 2);
    let (resumed, notices) = Host::resume(serde_json::from_str(&hosted).expect("plain data"), journal).expect("a game");
    assert_eq!((winner(resumed.session().turn()), notices.len()), (Some((ANN, "end-resignation")), 0));
    let lines = format!("{}\"undo\"\n", host.session().journal());
    let (stays, notices) = Session::replay(Journal::read(&lines).expect("a journal")).expect("a game");
    assert!(winner(stays.turn()).is_some() && notices.len() == 1, "{notices:?}");
}

#[test]
fn the_moment_of_the_resignation_is_shown_and_a_variation_goes_on() {
    let mut session = started("connect-four", 2, None).expect("a game");
    session.play(3).expect("a column");
    session.forfeit(HOST, Forfeit::Resignation).expect("two players");
    assert!(session.choices().is_empty() && session.deciders().is_empty());
    let at = |ply: usize| session.view(MomentId { ply, moment: 0 }, Observer::Open).expect("over");
    assert_eq!((at(1).turn, at(1).choices.len()), (Some(Turn::Decide(ANN)), 0));
    assert_eq!((at(2).turn.and_then(winner), at(2).mover), (Some((ANN, "end-resignation")), Some(HOST)));
    assert_eq!(at(2).heard.len(), 1);
    let fork = Fork { ply: 2, supposed_by: None, luck: None };
    let branch = session.branch(fork, vec![Player::human("Ann"), Player::human("Ben")]).expect("a variation");
    assert_eq!((branch.turn(), branch.plies().len(), branch.forked_at()), (Turn::Decide(ANN), 1, Some(1)));
}

#[test]
fn only_one_of_two_rivals_can_resign() {
    for (id, players) in [("wisps", 3), ("porters", 2), ("porters", 3)] {
        let mut session = started(id, players, None).expect("a game");
        assert_eq!(session.forfeit(HOST, Forfeit::Resignation).err(), Some(IllegalAction::Forfeit), "{id}");
        let clock = Some(TimeControl::per_decision(30).or_lose());
        assert!(matches!(started(id, players, clock), Err(StartError::Clock)), "{id}");
    }
    assert!(started("wisps", 2, Some(TimeControl::per_decision(30).or_lose())).is_ok());
    let mut session = started("wisps", 2, None).expect("a game");
    assert!(session.forfeit(Seat::new(2), Forfeit::Resignation).is_err(), "nobody sits there");
    assert_eq!(session.plies().len(), 0);
    let porters = gathering_of(game("porters"), usual_chairs());
    let agreed: LobbyState =
        serde_json::from_str(&serde_json::to_string(porters.agreement()).expect("plain data")).expect("plain data");
    let clock = Some(TimeControl::per_decision(30).or_lose());
    assert!(matches!(Lobby::open(LobbyState { clock, ..agreed }), Err(StartError::Clock)), "before anybody comes");
    let (_, ann) = seated_at(porters);
    assert!(!ann.may_resign(), "they play together");
}

/// Returns a game of Connect Four in which whoever runs out of time loses.
fn timed(clock: TimeControl) -> (Host, Guest) {
    let gathering = gathering_of(game("connect-four"), usual_chairs());
    let agreed = serde_json::to_string(gathering.agreement()).expect("plain data");
    let agreed: LobbyState = serde_json::from_str(&agreed).expect("plain data");
    seated_at(Lobby::open(LobbyState { clock: Some(clock), ..agreed }).expect("a table"))
}

#[test]
fn whoever_runs_out_of_time_loses_if_the_players_agreed_on_it() {
    let (mut host, mut ann) = timed(TimeControl::per_game(60, 5).or_lose());
    host.take(3).expect("a column");
    assert!(host.elapse(Duration::from_secs(59)).is_empty());
    assert_eq!(host.elapse(Duration::from_secs(2)), [ANN]);
    exchange(&mut host, &mut ann);
    let over = Some((HOST, "end-time"));
    assert_eq!((winner(host.session().turn()), ann.turn().and_then(winner)), (over, over));
    assert_eq!((host.bot(ANN), host.clocks().expect("clocks").left[1]), (None, Some(0)), "nobody takes over");
    assert!(host.elapse(Duration::from_secs(99)).is_empty());
    let verdict = ann.verify().expect("opened").expect("an honest host");
    assert_eq!(verdict.session.forfeit_of(), Some((ANN, Forfeit::Time)));
}

#[test]
fn a_guest_who_has_chosen_early_can_still_resign_and_early_choices_lapse() {
    for resigns in [HOST, ANN] {
        let (mut host, mut ann) = seated_at(gathering_of(game("wisps"), usual_chairs()));
        ann.choose(0);
        exchange(&mut host, &mut ann);
        assert!(ann.has_chosen(), "the choice waits for the host's player");
        if resigns == ANN {
            ann.resign();
            assert!(!ann.may_resign(), "once");
        } else {
            host.forfeit(HOST, Forfeit::Resignation).expect("two players");
        }
        exchange(&mut host, &mut ann);
        assert_eq!(winner(host.session().turn()), Some((resigns.rival(), "end-resignation")));
        assert_eq!((host.session().plies().len(), ann.unanswered().count()), (1, 0));
        assert!(ann.verify().expect("opened").is_ok());
    }
}

#[test]
fn nobody_can_lose_on_time_without_such_a_clock() {
    for clock in [None, Some(TimeControl::per_decision(30))] {
        let mut session = started("connect-four", 2, clock).expect("a game");
        assert_eq!(session.forfeit(ANN, Forfeit::Time).err(), Some(IllegalAction::Forfeit), "{clock:?}");
        let lines = format!("{}{{\"forfeit\":{{\"seat\":1,\"cause\":\"time\"}}}}\n", session.journal());
        let (read, notices) = Session::replay(Journal::read(&lines).expect("a journal")).expect("a game");
        assert!(winner(read.turn()).is_none() && notices.len() == 1, "a file cannot claim it either: {notices:?}");
    }
}

#[test]
fn of_two_who_run_out_of_time_together_the_one_with_less_time_left_loses() {
    let plugin = game("wisps");
    let wisps = gathering_of(plugin, usual_chairs());
    let agreed = serde_json::to_string(wisps.agreement()).expect("plain data");
    let agreed: LobbyState = serde_json::from_str(&agreed).expect("plain data");
    let clock = Some(TimeControl::per_game(60, 0).or_lose());
    let (mut host, mut ann) = seated_at(Lobby::open(LobbyState { clock, ..agreed }).expect("a table"));
    host.take(0).expect("a lantern");
    host.elapse(Duration::from_secs(20));
    ann.choose(0);
    exchange(&mut host, &mut ann);
    assert_eq!(host.clocks().expect("clocks").left, [Some(60_000), Some(40_000)]);
    host.elapse(Duration::from_secs(90));
    assert_eq!(host.session().forfeit_of(), Some((ANN, Forfeit::Time)));
}
