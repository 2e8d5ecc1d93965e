//! Tests of branches: the data that must be the same as in the original game, the data that may differ, and the
//! information that a branch may reveal to a seat.

use rondel::journal::{Fork, Journal, Player};
use rondel::{Dealer, ForkFault, MomentId, Observer, Seat, Session, StartError, Table as _, Turn, UndoRefused};
use rondel_tests::{games, mid_game, play_any, table};

fn fork(ply: usize) -> Fork {
    Fork { ply: ply as u32, supposed_by: None, luck: None }
}

fn branch(session: &Session, fork: Fork) -> Session {
    session.branch(fork, session.header().players.clone()).expect("a branch")
}

fn read_again(session: &Session) -> Session {
    let journal = Journal::read(session.journal()).expect("a journal");
    let (again, notices) = Session::replay(journal).expect("a game");
    assert_eq!(notices, []);
    again
}

fn decider(session: &Session) -> Seat {
    let Turn::Decide(seat) = session.turn() else { panic!("the game goes on") };
    seat
}

/// Returns random games of each ruleset at the smallest and the largest table, each with the number of its
/// middle ply.
fn played() -> impl Iterator<Item = (Session, usize)> {
    games().into_iter().flat_map(|plugin| {
        [plugin.players.0, plugin.players.1].into_iter().map(move |seats| {
            let middle = mid_game(plugin, seats, 7).plies().len();
            let (mut session, mut hand) = (table(plugin, seats, 7), Dealer::seeded(7));
            while play_any(&mut session, &mut hand) {}
            (session, middle)
        })
    })
}

#[test]
fn where_nothing_is_otherwise_the_same_choices_lead_to_the_same_game() {
    for (session, middle) in played() {
        let mut again = branch(&session, fork(middle));
        assert_eq!((again.plies().len(), again.forked_at()), (middle, Some(middle)));
        assert!(again.state() == session.state_at(middle).expect("a position"));
        for ply in &session.plies()[middle..] {
            again.play_action(&ply.action).expect("it was legal then");
        }
        assert!(again.state() == session.state(), "{}: luck went another way", session.header().game);
    }
}

#[test]
fn what_a_seat_supposes_changes_nothing_that_it_sees() {
    let mut hidden = 0;
    for (session, middle) in played() {
        for luck in 1..5 {
            let before = branch(&session, fork(middle));
            let seat = decider(&before);
            let supposed = branch(&session, Fork { supposed_by: Some(seat), luck: Some(luck), ..fork(middle) });
            let eyes = Observer::Seat(seat);
            assert_eq!(supposed.view(supposed.place(), eyes), before.view(before.place(), eyes));
            assert_eq!(supposed.choices(), before.choices());
            hidden += usize::from(supposed.state() != before.state());
        }
    }
    assert!(hidden > 0, "nowhere was anything hidden");
}

#[test]
fn a_branch_is_written_and_read_again_with_its_luck_and_what_was_supposed() {
    for (session, middle) in played() {
        let seat = decider(&branch(&session, fork(middle)));
        let mut one = branch(&session, Fork { supposed_by: Some(seat), luck: Some(3), ..fork(middle) });
        let mut hand = Dealer::seeded(1);
        for _ in 0..8 {
            play_any(&mut one, &mut hand);
        }
        // A branch of the first branch. It starts before the end of the first branch.
        let later = (middle + one.plies().len()).div_ceil(2);
        let mut two = branch(&one, Fork { luck: Some(4), ..fork(later) });
        play_any(&mut two, &mut hand);
        for session in [&one, &two] {
            let again = read_again(session);
            assert!(again.state() == session.state(), "{}", session.header().game);
            assert_eq!(again.forked_at(), session.forked_at());
        }
        assert_eq!(two.header().forks.len(), 2);
        assert_eq!(branch(&two, fork(middle - 1)).header().forks, [fork(middle - 1)], "what came later is gone");
    }
}

#[test]
fn in_a_branch_one_takes_back_what_was_drawn_but_not_what_came_before_it() {
    let mut drawn = 0;
    for (session, middle) in played() {
        let mut other = branch(&session, Fork { luck: Some(9), ..fork(middle) });
        let (before, mut hand) = (other.state().clone(), Dealer::seeded(2));
        for _ in 0..12 {
            play_any(&mut other, &mut hand);
        }
        let plies = other.plies().len();
        drawn += other.plies()[middle..].iter().filter(|ply| ply.final_).count();
        assert_eq!(other.may_take_back(plies - middle + 1), Err(UndoRefused::NothingPlayed));
        for _ in middle..plies {
            other.undo().expect("it is nobody's secret");
        }
        assert!(*other.state() == before);
        assert_eq!(other.undo(), Err(UndoRefused::NothingPlayed));
    }
    assert!(drawn > 0, "nowhere was anything drawn");
}

#[test]
fn other_luck_is_other_luck() {
    let mut differ = 0;
    for (session, middle) in played() {
        let finish = |luck: u64| {
            let mut other = branch(&session, Fork { luck: Some(luck), ..fork(middle) });
            let mut hand = Dealer::seeded(5);
            while play_any(&mut other, &mut hand) {}
            other.journal().lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
        };
        differ += usize::from(finish(1) != finish(2));
    }
    assert!(differ >= 4, "luck seems to be the same whatever its seed: {differ}");
}

#[test]
fn others_may_sit_there_and_a_table_before_its_first_decision_forks_too() {
    for plugin in games() {
        let session = table(plugin, plugin.players.0, 2);
        let players = vec![Player::bot(rondel::Bot::Greedy); plugin.players.0.into()];
        let other = session.branch(Fork { luck: Some(1), ..fork(0) }, players.clone()).expect("a branch");
        assert_eq!((other.header().players.as_slice(), other.forked_at()), (players.as_slice(), Some(0)));
        assert!(session.branch(fork(0), Vec::new()).is_err(), "nobody sits there");
    }
}

#[test]
fn forks_that_are_none_are_refused() {
    let plugin = games().into_iter().find(|plugin| plugin.id == "tic-tac-toe").expect("the smallest game");
    let session = table(plugin, 2, 0);
    let nobody = Fork { supposed_by: Some(Seat::new(7)), ..fork(0) };
    let refused = session.branch(nobody, session.header().players.clone());
    assert!(matches!(refused, Err(StartError::Fork { number: 1, fault: ForkFault::NoSuchSeat(_) })));
    let start = |forks: &str| {
        let line = session.journal().replace(r#""seed":0"#, &format!(r#""seed":0,"forks":[{forks}]"#));
        Session::replay(Journal::read(line).expect("a journal")).map(|_| ())
    };
    let refused = start(r#"{"ply":3},{"ply":2}"#);
    assert!(matches!(refused, Err(StartError::Fork { number: 2, fault: ForkFault::OutOfOrder })));
    assert!(start(r#"{"ply":4000000000,"luck":1}"#).is_ok(), "it was never reached");
}

#[test]
fn what_was_true_before_somebody_supposed_is_told_to_nobody_else() {
    let mut kept = 0;
    for (session, middle) in played() {
        let seat = decider(&branch(&session, fork(middle)));
        let mut other = branch(&session, Fork { supposed_by: Some(seat), luck: Some(1), ..fork(middle) });
        let mut hand = Dealer::seeded(3);
        while play_any(&mut other, &mut hand) {}
        let strangers = session.seats().each().filter(|stranger| *stranger != seat).map(Observer::Seat);
        for eyes in strangers.chain([Observer::Open]) {
            for ply in 0..=middle {
                let true_still = if ply == middle { other.moments(ply).expect("moments").len() - 1 } else { 1 };
                for moment in 0..true_still {
                    let place = MomentId { ply, moment };
                    assert_eq!(other.view(place, eyes), session.view(place, Observer::Spectator));
                    assert_eq!(other.step(place, eyes), session.step(place, Observer::Spectator));
                    kept += usize::from(session.view(place, eyes) != session.view(place, Observer::Spectator));
                }
            }
        }
        let own = Observer::Seat(seat);
        let place = MomentId { ply: middle / 2, moment: 0 };
        assert_eq!(other.view(place, own), session.view(place, own), "its own eyes see what they saw");
        assert!(other.view(other.place(), Observer::Open).is_some());
    }
    assert!(kept > 0, "nobody knew more than a spectator");
}
