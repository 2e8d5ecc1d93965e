//! Tests that law 11 detects simultaneous choices that are not hidden.

use rondel::bots::{MoveStats, SearchLimits};
use rondel::conformance::{self, CheckPlan, Law, LawReport, Violation};
use rondel::journal::{Header, Player};
use rondel::{AnyGame, Bot, Catalog, Dealer, Observer, Seat, SeatSet, Session, Setup, SetupError, Turn};
use serde::{Deserialize, Serialize};

use crate::prizes::{Fault, Prizes, WORDS};

fn check(fault: Fault, games: u32) -> Result<LawReport, Violation> {
    let catalogs = [Catalog::new("en", [WORDS]).expect("a good locale")];
    conformance::check(&Prizes(fault), &CheckPlan { games, seed: 1, catalogs: &catalogs, look_every: 1 })
}

#[test]
fn an_honest_game_of_secret_choices_keeps_every_law() {
    let report = check(Fault::Nothing, 200).expect("an honest game");
    assert!(report.games == 200 && report.hidden_positions > 3000, "{report:?}");
}

#[test]
fn the_same_cards_chosen_in_turn_and_shown_later_are_an_honest_game_too() {
    let report = check(Fault::DecidesInTurn, 50).expect("an honest game");
    assert_eq!(report.games, 50, "{report:?}");
}

#[test]
fn law_11_catches_choices_that_are_not_made_unseen() {
    for (fault, words) in [
        (Fault::ForbidsWhatIsChosen, "has different legal actions"),
        (Fault::NamesWhatIsChosen, "sees different choices"),
        (Fault::AsksByWhatIsChosen, "gets a different prompt"),
        (Fault::HindersByWhatIsChosen, "gets different blocked clicks"),
        (Fault::ShowsWhatIsChosen, "sees it before"),
        (Fault::ShowsItToWhoHasChosen, "sees it before"),
        (Fault::TellsWhatIsChosen, "hears of it before"),
    ] {
        caught_saying(fault, words);
    }
}

#[test]
fn law_11_catches_those_who_are_asked_out_of_order() {
    for (fault, words) in [
        (Fault::AsksTheLastFirst, "hears of it before seat 2 has chosen"),
        (Fault::AsksTwice, "one of them is asked again"),
        (Fault::GroupShrinks, "decide together, but when seat 2 should be asked, seat"),
        (Fault::LeavesOutWhoIsAsked, "decide together at a table of 2"),
        (Fault::DecidesTogetherAlone, "seat 1 decide together at a table of 2"),
        (Fault::SeatsSomebodyMore, "seat 8 decide together at a table of 2"),
    ] {
        caught_saying(fault, words);
    }
}

#[test]
fn law_5_catches_samples_that_always_suppose_the_lowest_of_the_cards_that_all_know() {
    let violation = check(Fault::SupposesTheLowest, 100).expect_err("the samples are biased");
    assert_eq!(violation.law, Law::Evenness, "{violation:?}");
    check(Fault::Nothing, 400).expect("an honest game");
}

/// Asserts that a fault is caught by law 11 and for the right reason.
fn caught_saying(fault: Fault, words: &str) {
    let report = check(fault, 20);
    let violation = report.as_ref().err();
    let is_caught =
        violation.is_some_and(|violation| violation.law == Law::Together && violation.fault.contains(words));
    assert!(is_caught, "{fault:?}: {report:?}");
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct PrizesSetup;

#[typetag::serde(name = "prizes")]
impl Setup for PrizesSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Prizes(Fault::Nothing)))
    }
}

fn table_for_three() -> Session {
    let (game, version) = ("prizes".to_owned(), "1".to_owned());
    let players = vec![Player::human(""); 3];
    let header = Header::new(game, version, Box::new(PrizesSetup), players, 1);
    Session::start(header).expect("a table for three")
}

#[test]
fn whoever_decides_may_be_asked_in_any_order_and_is_played_in_that_of_the_rules() {
    let mut session = table_for_three();
    let seats = [0, 1, 2].map(Seat::new);
    let view = |session: &Session, seat| session.view(session.place(), Observer::Seat(seat)).expect("a view");
    let before = seats.map(|seat| view(&session, seat));
    for (seat, early) in seats.into_iter().zip(&before) {
        let waiting: SeatSet = seats.into_iter().filter(|other| *other >= seat).collect();
        let now = view(&session, seat);
        assert_eq!((session.deciders(), now.deciders, now.turn), (waiting, waiting, Some(Turn::Decide(seat))));
        assert_eq!((now.choices.len(), &now.choices, &now.prompt), (13, &early.choices, &early.prompt));
        assert_eq!(now.choices, session.choices());
        // A seat that has chosen is not asked again, and other observers are never asked.
        let idle = seats.into_iter().filter(|other| *other < seat).map(Observer::Seat).chain([Observer::Spectator]);
        for observer in idle {
            let view = session.view(session.place(), observer).expect("a view");
            assert!(view.choices.is_empty() && view.prompt.is_none(), "{observer:?}");
        }
        session.play(seat.index()).expect("a legal choice");
    }
    assert_eq!(session.deciders().len(), 3, "the next round");
}

/// Returns a bot's statistics at a seat, always with the same random seed.
fn thought(session: &Session, seat: Seat) -> Vec<MoveStats> {
    let bot = Bot::searching(200);
    session.game().think(bot, &session.observe(seat), &mut Dealer::seeded(3), &SearchLimits::QUIET).considered
}

#[test]
fn a_bot_thinks_the_same_whatever_others_have_chosen_before_it() {
    let last = Seat::new(2);
    let mut session = table_for_three();
    let unasked = thought(&session, last);
    for choices in [[3, 5], [7, 7], [0, 1]] {
        for choice in choices {
            session.play(choice).expect("a legal choice");
        }
        assert_eq!(thought(&session, last), unasked, "{choices:?}");
        (0..2).for_each(|_| session.undo().expect("nothing was shown yet"));
    }
}
