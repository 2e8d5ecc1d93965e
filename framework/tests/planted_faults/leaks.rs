//! Tests that every leak of the card game is caught by the intended law.

use rondel::Catalog;
use rondel::conformance::{self, CheckPlan, Law, LawReport, Violation};

use crate::cards::{Leak, Tricks, WORDS};

fn check(leak: Leak, games: u32) -> Result<LawReport, Violation> {
    let catalogs = [Catalog::new("en", [WORDS]).expect("a good locale")];
    conformance::check(&Tricks(leak), &CheckPlan { games, seed: 1, catalogs: &catalogs, look_every: 1 })
}

/// Asserts that a leak is caught by this law and for the right reason.
fn caught(leak: Leak, law: Law, words: &str) {
    caught_in(200, leak, law, words);
}

fn caught_in(games: u32, leak: Leak, law: Law, words: &str) {
    let report = check(leak, games);
    let violation = report.as_ref().err();
    let is_caught = violation.is_some_and(|violation| violation.law == law && violation.fault.contains(words));
    assert!(is_caught, "{leak:?}: {report:?}");
}

#[test]
fn an_honest_card_game_keeps_every_law() {
    let report = check(Leak::Nothing, 400).expect("an honest game");
    assert!(report.games == 400 && report.hidden_positions > 4000, "{report:?}");
}

#[test]
fn law_5a_catches_secrets_that_every_sample_keeps_in_one_place() {
    caught(Leak::KeepsTheChosenCard, Law::Places, "keeps the card in the row of seat 2");
    caught(Leak::KeepsTheColouredCard, Law::Places, "keeps the card in the fan `hand` of seat 2");
    caught(Leak::KeepsTheMiddle, Law::Places, "keeps the middle in the row");
    // This leak takes more games to detect, because a seat that knows many cards may sample correctly every time.
    caught_in(800, Leak::KeepsTheMiddleUnseen, Law::Places, "keeps the middle in the row");
}

#[test]
fn law_5b_catches_a_log_that_tells_more_than_is_seen() {
    caught(Leak::LogsTheChosenCard, Law::Log, "log-chooses-it");
    caught(Leak::LogsTheTopCard, Law::Log, "log-draws-it");
    caught(Leak::LogsTheDrawnCard, Law::Log, "log-draws-it");
}

#[test]
fn law_5b_catches_whatever_else_an_announcement_tells() {
    caught(Leak::HeadlinesTheChosenCard, Law::Log, "in brief `log-chooses-it");
    caught(Leak::PointsByTheChosenCard, Law::Log, "[desk-");
    caught(Leak::FlowsToByTheChosenCard, Law::Log, "to middle-");
    caught(Leak::FlowsAsTheChosenCard, Law::Log, "1 card from desk-");
    caught(Leak::FlowsByTheChosenCard, Law::Log, " back from desk-");
    caught(Leak::WeighsTheChosenCard, Law::Log, "as great");
}

#[test]
fn law_6_catches_what_is_told_of_a_thing_that_lies_hidden() {
    caught(Leak::PointsAtTheChosenCard, Law::Words, "is about card-");
    caught(Leak::FlowsFromTheChosenCard, Law::Words, "flows from or to card-");
}

#[test]
fn law_5b_catches_what_hangs_on_the_moments_of_an_action() {
    caught(Leak::PausesForTheChosenCard, Law::Log, " | ");
}

#[test]
fn law_5_catches_what_lies_open_for_a_moment_only() {
    caught(Leak::ShowsTheChosenCardForAMoment, Law::Views, "in a sample, seat 2 sees a different table: row › card-");
}

#[test]
fn what_two_views_of_a_broken_law_differ_in_stands_side_by_side() {
    let violation = check(Leak::ShowsTheChosenCardForAMoment, 20).expect_err("a leak");
    let table = violation.side_by_side().expect("two views");
    let head = table.lines().next().unwrap_or_default();
    assert!(head.contains("| here ") && head.ends_with("| in a position that should look the same"), "{table}");
    assert!(table.lines().any(|line| line.contains("card-") && line.ends_with("| is not there")), "{table}");
    assert_eq!(check(Leak::FlowsFromTheChosenCard, 20).expect_err("a leak").side_by_side(), None);
}

#[test]
fn law_5_catches_a_round_that_is_counted_by_a_hidden_card() {
    caught(Leak::CountsRoundsByTheMiddle, Law::Views, "sees a different round");
}

#[test]
fn law_5_catches_the_end_of_a_game_that_tells_what_was_never_shown() {
    caught(Leak::CountsTheMiddle, Law::Views, "sees a different score");
    caught(Leak::WinsByTheMiddle, Law::Views, "sees a different turn");
}

#[test]
fn law_5c_catches_samples_that_are_uneven() {
    caught(Leak::AlwaysSupposesTheLowest, Law::Evenness, "samples are biased for");
    caught(Leak::SupposesLowCardsGladly, Law::Evenness, "samples are biased for");
}

#[test]
fn law_5c_catches_what_is_supposed_of_a_choice_made_in_secret() {
    caught(Leak::SupposesTheLowestIsChosen, Law::Evenness, "samples are biased for card in the row");
}

#[test]
fn law_5b_catches_luck_that_is_asked_by_what_is_hidden() {
    let words = "something random is drawn or a secret is shown in only one of them";
    caught(Leak::AsksLuckByTheChosenCard, Law::Log, words);
    caught(Leak::AsksLuckByTheMiddle, Law::Log, words);
}

#[test]
fn law_7b_catches_what_is_shown_and_can_be_undone() {
    caught(Leak::ShowsAndUndoes, Law::Undoing, "can undo `choose(");
    caught(Leak::PeeksAndUndoes, Law::Undoing, "can undo `peek`");
    caught(Leak::IsToldAndUndoes, Law::Undoing, ", but what it heard reveals");
}

#[test]
fn reports_of_few_games_each_show_together_what_none_shows_alone() {
    let catalogs = [Catalog::new("en", [WORDS]).expect("a good locale")];
    let part = |part: u32| {
        let plan = CheckPlan { games: 4, seed: 1 + 4 * u64::from(part), catalogs: &catalogs, look_every: 1 };
        conformance::check(&Tricks(Leak::KeepsTheChosenCard), &plan).expect("too few games to be no accident")
    };
    let joined = (0..16).map(part).fold(LawReport::default(), LawReport::and);
    assert_eq!(joined.verdict().expect_err("together they are enough").law, Law::Places);
}
