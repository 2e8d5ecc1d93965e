//! Tests that each law detects the faults it is intended for, and reports nothing in an honest game.

mod bids;
mod cards;
mod house;
mod leaks;
mod lessons;
mod map;
mod pairs;
mod prizes;
mod reviews;
mod together;
mod tokens;

use std::sync::Arc;

use rondel::conformance::{self, CheckPlan, Law, LawReport, Violation};
use rondel::learning::{FitTask, SelfPlay, Training};
use rondel::{Catalog, Seats};
use tokens::{Fault, Tokens};

const ENGLISH: &str = "token = token\ncard = card\nprompt = Take a token.\nseat = seat { $number }\nend = the end
take = take { $number }\ntake-alike-in-dutch = take { $number }";
const DUTCH: &str = "token = fiche\ncard = kaart\nprompt = Neem een fiche.\nseat = plaats { $number }\nend = het einde
take = neem { $number }\ntake-alike-in-dutch = neem";

fn check<const LAX: bool>(fault: Fault) -> Result<LawReport, Violation> {
    check_by(fault, |plan| conformance::check(&Tokens::<LAX>(fault), plan))
}

fn check_by(fault: Fault, by: impl Fn(&CheckPlan<'_>) -> Result<LawReport, Violation>) -> Result<LawReport, Violation> {
    let words = |language, words| Catalog::new(language, [words]).expect("a good locale");
    let catalogs = [words("en", ENGLISH), words("nl", DUTCH)];
    // Detecting that a secret is never replaced takes several games.
    let games = if fault == Fault::SamplesAnotherThingOnly { 120 } else { 20 };
    by(&CheckPlan { games, seed: 1, catalogs: &catalogs, look_every: 1 })
}

/// Returns the law that catches a fault.
fn caught(fault: Fault) -> Option<Law> {
    check::<false>(fault).err().map(|violation| violation.law)
}

#[test]
fn an_honest_game_keeps_every_law() {
    let report = check::<false>(Fault::Nothing).expect("an honest game");
    assert_eq!((report.games, report.plies), (20, 60));
    assert!(report.hidden_positions > 40, "{report:?}");
}

#[test]
fn on_several_threads_the_same_games_are_checked_and_the_same_faults_are_found() {
    let told = |report: Result<LawReport, Violation>| {
        report
            .map(|report| (report.games, report.plies, report.hidden_positions, report.endings))
            .map_err(|violation| violation.law)
    };
    for fault in [Fault::Nothing, Fault::SameLabels, Fault::BreaksDownInAnAction, Fault::SamplesAnotherThingOnly] {
        let alone = told(check::<false>(fault));
        for threads in [0, 1, 3, 50] {
            let on = check_by(fault, |plan| conformance::check_on(threads, &Tokens::<false>(fault), plan));
            assert_eq!(told(on), alone, "{fault:?} on {threads} threads");
        }
    }
}

#[test]
fn law_0_catches_rules_that_break_down_and_says_where() {
    for (fault, ply, words) in [
        (Fault::BreaksDownAtTheDeal, 0, "the rules panicked at the deal: there is no deck ("),
        (Fault::BreaksDownInAnAction, 1, "on token-"),
        (Fault::BreaksDownInAnAction, 1, ": the bag is torn (framework/tests/planted_faults/tokens.rs:"),
        (Fault::BreaksDownOnTheTable, 2, "the rules panicked after `take("),
        (Fault::BreaksDownOnAnotherThread, 3, "there is no table here ("),
    ] {
        let violation = check::<false>(fault).expect_err("a planted fault");
        assert_eq!((violation.law, violation.seed, violation.ply), (Law::Soundness, 1, ply), "{violation}");
        assert!(violation.fault.contains(words), "{fault:?}: {violation}");
    }
}

#[test]
fn what_was_missing_before_the_rules_break_down_is_told_as_well() {
    let catalogs = [Catalog::new("en", ["token = token"]).expect("a good locale")];
    let plan = CheckPlan { games: 1, seed: 1, catalogs: &catalogs, look_every: 1 };
    let violation = conformance::check(&Tokens::<false>(Fault::BreaksDownInAnAction), &plan).expect_err("a fault");
    assert!(violation.fault.contains("; also, en: no message `card`: write `card = …`"), "{violation}");
}

#[test]
fn what_is_wrong_is_said_in_words() {
    for (fault, words) in [
        (
            Fault::SameLabels,
            "several choices have the same label; add a placeholder that distinguishes them: `take(number: 0)` on",
        ),
        (
            Fault::SameLabelsInDutch,
            "nl: several choices have the label `neem`: `take-alike-in-dutch(number: 0)` on token-0 and ",
        ),
        (Fault::ListsTwice, "`take(number: 2)` on token-2 is listed twice"),
        (Fault::DrawsWhatIsNotLegal, "the action to be played, `take(number: 9)` on token-9, is not legal"),
        (Fault::OffTheTable, "token-0 in the mat with token-0 lies outside the table: 50 × 50 at (1600, 100)"),
        (
            Fault::AllowsByTheRivalsCard,
            "has different actions: `take(number: 2)` on token-2 is legal in only one of the two positions",
        ),
        (Fault::GoalReachedTooSoon, "seat 1, seat 2 reached `card`, but the game is not over"),
    ] {
        let violation = check::<false>(fault).expect_err("a planted fault");
        assert!(violation.fault.contains(words), "{fault:?}: {violation}");
    }
}

#[test]
fn law_1_catches_wrong_lists_of_actions_and_games_without_end() {
    let faults =
        [Fault::NoAction, Fault::ListsTwice, Fault::ActsAfterTheEnd, Fault::NeverEnds, Fault::DrawsWhatIsNotLegal];
    for fault in
        faults.into_iter().chain([Fault::IsUrgentAndNotLegal, Fault::SaysThatItWins, Fault::EstimatesAllOtherwise])
    {
        assert_eq!(caught(fault), Some(Law::Actions), "{fault:?}");
    }
}

#[test]
fn law_2_catches_a_lost_token() {
    assert_eq!(caught(Fault::LosesAToken), Some(Law::Census));
}

#[test]
fn law_3_catches_what_json_forgets() {
    assert_eq!(caught(Fault::ForgetsInJson), Some(Law::Json));
    assert_eq!(caught(Fault::SaysTextsWithinTexts), Some(Law::Json));
}

#[test]
fn law_4_catches_luck_from_elsewhere() {
    for fault in [Fault::DealsByTheClock, Fault::DealsByTheThread] {
        assert_eq!(caught(fault), Some(Law::Luck), "{fault:?}");
    }
}

#[test]
fn law_5_catches_leaks_and_bad_samples() {
    for fault in [
        Fault::ShowsTheRivalsCard,
        Fault::ShowsItToBystanders,
        Fault::AsksByTheRivalsCard,
        Fault::AllowsByTheRivalsCard,
        Fault::SlipsByTheRivalsCard,
        Fault::NamesByTheRivalsCard,
        Fault::HindersByTheRivalsCard,
        Fault::DisablesByTheRivalsCard,
        Fault::NeverSamples,
        Fault::SamplesAnotherThingOnly,
        Fault::SamplesTheOwnCard,
        Fault::SamplesACardTwice,
    ] {
        assert_eq!(caught(fault), Some(Law::Views), "{fault:?}");
    }
}

#[test]
fn law_6_catches_what_cannot_be_read_or_clicked() {
    for fault in [
        Fault::SameLabels,
        Fault::SameLabelsInDutch,
        Fault::NoSuchText,
        Fault::NoSuchReason,
        Fault::NoSuchTarget,
        Fault::OffTheTable,
        Fault::TwiceOnTheTable,
        Fault::DisablesWhatIsOffered,
        Fault::DisablesWithoutAReason,
        Fault::NoSuchPart,
    ] {
        assert_eq!(caught(fault), Some(Law::Words), "{fault:?}");
    }
}

#[test]
fn law_6_catches_maps_that_are_none() {
    for (fault, words) in [
        (Fault::NoSuchRegionName, "unheard-of"),
        (Fault::NoSuchRegionHelp, "unheard-of"),
        (Fault::RegionTwice, "id of a region and of another element"),
        (Fault::RegionCalledAsAThing, "id of a region and of another element"),
        (Fault::RegionOfTwoCorners, "2 corners"),
        (Fault::RegionOffTheTable, "a corner of region-1 lies outside"),
        (Fault::RegionNamedOffTheTable, "the name of region-1 lies outside"),
        (Fault::NoSuchField, "a field of region-0, is not on the table"),
        (Fault::NoSuchNeighbour, "which is not a region"),
        (Fault::BordersOnOneSideOnly, "does not border on it"),
    ] {
        caught_saying(fault, words);
    }
}

#[test]
fn law_6_catches_tables_of_another_shape_without_all_things() {
    for (fault, words) in [
        (Fault::LosesAThingInAnotherShape, "does not have the same elements as the scene"),
        (Fault::OffATableOfAnotherShape, "lies outside the table of 2200 × 1000"),
    ] {
        caught_saying(fault, words);
    }
}

#[test]
fn law_6_catches_zones_that_nothing_folds_out() {
    for fault in [Fault::FoldsIntoNothing, Fault::FoldsIntoItself] {
        caught_saying(fault, "is not in a zone that is always open");
    }
}

/// Asserts that a fault is caught by law 6 and for the right reason.
fn caught_saying(fault: Fault, words: &str) {
    let violation = check::<false>(fault).expect_err("a planted fault");
    assert!(violation.law == Law::Words && violation.fault.contains(words), "{fault:?}: {violation}");
}

#[test]
fn law_7_catches_lax_actions_and_shared_positions() {
    assert_eq!(caught(Fault::SharesItsState), Some(Law::Refusals));
    assert_eq!(check::<true>(Fault::Nothing).expect_err("it takes anything").law, Law::Refusals);
}

#[test]
fn law_12_catches_goals_that_end_no_game() {
    for fault in [
        Fault::GoalOfNobody,
        Fault::GoalReachedTooSoon,
        Fault::GoalTheWinnerMissed,
        Fault::GoalOfThreeColumns,
        Fault::GoalWithoutBound,
    ] {
        assert_eq!(caught(fault), Some(Law::Goals), "{fault:?}");
    }
    assert_eq!(caught(Fault::NoSuchGoal), Some(Law::Words));
    assert_eq!(caught(Fault::GoalTellsTheRivalsCard), Some(Law::Views));
}

#[test]
fn law_8_catches_wrong_placings() {
    for fault in [Fault::TiesAgainstTheRules, Fault::NobodyFirst, Fault::ForgetsASeat] {
        assert_eq!(caught(fault), Some(Law::Endings), "{fault:?}");
    }
}

#[test]
fn law_9_catches_samples_that_hang_on_what_is_hidden() {
    assert_eq!(caught(Fault::SamplesByTheRealCard), Some(Law::Samples));
}

#[test]
fn law_9_catches_samples_that_hang_on_what_is_hidden_with_a_trained_model_too() {
    let check_trained = |fault| {
        let game = rondel::any_game(Tokens::<false>(fault));
        let plan = SelfPlay { seats: Seats::TWO, seed: 1, quick: 4, deep: 8 };
        let games: Vec<_> = (0..60).map(|index| game.play_training_game(&plan, index)).collect();
        let (seats, rules) = (Seats::TWO, game.fingerprint(Seats::TWO));
        let report =
            game.fit_games(FitTask { rules: &rules, seats, games: &games, seed: 1, stop: &|| false, tell: &|_| {} });
        let training = Training::default().with(Arc::clone(&report.fits[0].model));
        let trained = game.trained(Some(Arc::new(training))).expect("its own model");
        assert!(trained.estimates(seats) && !game.estimates(seats));
        check_by(fault, |plan| trained.check(1, plan)).err().map(|violation| violation.law)
    };
    assert_eq!(check_trained(Fault::Nothing), None);
    assert_eq!(check_trained(Fault::SamplesByTheRealCard), Some(Law::Samples));
}

#[test]
fn a_violation_names_its_law_its_game_and_its_ply() {
    let violation = check::<false>(Fault::LosesAToken).expect_err("a token is lost");
    assert_eq!(violation.to_string(), "law 2, seed 1, ply 1: tokens: counted 0, expected 1");
}

#[test]
fn drawing_an_action_unfairly_is_noticed() {
    assert_eq!(conformance::draws_fairly(&Tokens::<false>(Fault::Nothing), Seats::TWO, 1), Ok(()));
    let unfair = conformance::draws_fairly(&Tokens::<false>(Fault::DrawsWhatIsNotLegal), Seats::TWO, 1);
    assert_eq!(unfair.expect_err("the ninth token").times, 0);
}
