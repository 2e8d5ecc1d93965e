//! Tests of the rules of Cribbage, named after the rule numbers, and of the laws that apply to every ruleset.

use rondel::components::Cards;
use rondel::conformance::{self, CheckPlan};
use rondel::{Dealer, ElementId, LANGUAGES, Luck, Observer, Outcome, Ruleset, Seat, Seats, Stage, Turn, plugins};
use rondel_cribbage::{Act, Cribbage, Table, Tally, Target};
use serde_json::{Value, json};

const GAME: Cribbage = Cribbage::new(Target::Long);
const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

/// Reads a card such as `TH`.
fn card(name: &str) -> u8 {
    let place = |letters: &str, at: usize| letters.find(&name[at..=at]).expect("a card") as u8;
    4 * place("A23456789TJQK", 0) + place("CDHS", 1)
}

fn cards(names: &str) -> Vec<u8> {
    names.split(' ').map(card).collect()
}

/// Deals these cards to both seats; Red deals.
fn dealt(red: &str, blue: &str) -> Table {
    let mut dealer = Dealer::seeded(1);
    let luck = cards(red).into_iter().chain(cards(blue)).map(Luck::Card);
    dealer.follow(std::iter::once(Luck::Number(0)).chain(luck));
    let table = GAME.deal(Seats::TWO, &mut dealer);
    assert_eq!(dealer.unfollow(), Ok(None));
    table
}

fn legal(table: &Table) -> Vec<Act> {
    let mut legal = Vec::new();
    GAME.legal_actions(table, &mut legal);
    legal
}

fn apply(table: &mut Table, act: Act, luck: &[u8]) {
    assert!(legal(table).contains(&act), "{act:?} is not among {:?}", legal(table));
    let mut dealer = Dealer::seeded(1);
    dealer.follow(luck.iter().map(|card| Luck::Card(*card)));
    GAME.apply(table, act, &mut dealer);
    assert_eq!(dealer.unfollow(), Ok(None));
}

fn lay(names: &str) -> Act {
    let mut pair = cards(names);
    pair.sort_unstable();
    Act::Lay(pair[0], pair[1])
}

/// Deals six cards to each seat, of which the last two go into the crib, and turns up the starter.
fn started(red: &str, blue: &str, starter: &str) -> Table {
    let mut table = dealt(red, blue);
    apply(&mut table, lay(&red[12..]), &[]);
    apply(&mut table, lay(&blue[12..]), &[card(starter)]);
    table
}

/// Plays these cards in turn; `go` is a call.
fn played(mut table: Table, steps: &str) -> Table {
    for step in steps.split(' ') {
        apply(&mut table, if step == "go" { Act::Go } else { Act::Play(card(step)) }, &[]);
    }
    table
}

/// Returns a table with these points of Red and of Blue, all from the play.
fn with_points(table: &Table, red: u8, blue: u8) -> Table {
    let mut written = serde_json::to_value(table).expect("plain data");
    written["points"] = json!([[red, 0, 0], [blue, 0, 0]]);
    serde_json::from_value(written).expect("a table")
}

fn points(table: &Table) -> [u64; 2] {
    let written = serde_json::to_value(table).expect("plain data");
    let sum = |seat: usize| written["points"][seat].as_array().expect("sources").iter().filter_map(Value::as_u64).sum();
    [0, 1].map(sum)
}

fn mover(table: &Table) -> Option<Seat> {
    if let Turn::Decide(seat) = GAME.turn(table) { Some(seat) } else { None }
}

fn outcome(table: &Table) -> Option<Outcome> {
    if let Turn::Over(outcome) = GAME.turn(table) { Some(outcome) } else { None }
}

fn tally(hand: &str, starter: &str, is_crib: bool) -> u8 {
    Tally::of(cards(hand).into_iter().collect(), card(starter), is_crib).points()
}

/// Returns the faces that an observer sees of these cards, by name.
fn sees(table: &Table, observer: Observer, names: &str) -> usize {
    let scene = GAME.scene(table, observer);
    cards(names).into_iter().filter(|card| scene.piece(ElementId::new("card", (*card).into())).is_some()).count()
}

const RED_HAND: &str = "KC QD 9H 8S 2C 3D";
const BLUE_HAND: &str = "7D 6C TH 5S AC AD";

#[test]
fn cr_1_1_cards_count_their_number_and_court_cards_ten() {
    for (first, second, count) in [("KC", "AC", 11_u16), ("QD", "TH", 20), ("9H", "JS", 19), ("8S", "2S", 10)] {
        let table = started(&format!("{first} 4C 4D 4H 3C 3D"), &format!("{second} 5C 5D 5H 3H 3S"), "6C");
        let table = played(table, &format!("{second} {first}"));
        let scene = GAME.scene(&table, Observer::Open);
        assert_eq!(scene.piece(ElementId::new("count", 0)).and_then(|tile| tile.count), Some(count));
    }
    // Aces are low: queen, king and ace are no run.
    assert_eq!(tally("QC KD AC 3H", "7S", false), 0);
}

#[test]
fn cr_1_2_chance_decides_who_deals_first() {
    let dealers = (0..30).map(|seed| {
        let table = GAME.deal(Seats::TWO, &mut Dealer::seeded(seed));
        serde_json::to_value(table).expect("plain data")["dealer"].as_u64()
    });
    assert_eq!(dealers.collect::<std::collections::BTreeSet<_>>(), [Some(0), Some(1)].into());
}

#[test]
fn cr_1_3_a_shorter_game_ends_at_61() {
    let short = Cribbage::new(Target::Short);
    for (game, most) in [(&GAME, 121), (&short, 61)] {
        let (mut dealer, mut buffer) = (Dealer::seeded(3), Vec::new());
        let mut table = game.deal(Seats::TWO, &mut dealer);
        while let Turn::Decide(_) = game.turn(&table) {
            let act = game.random_action(&table, &mut dealer, &mut buffer);
            game.apply(&mut table, act, &mut dealer);
        }
        assert_eq!(points(&table).into_iter().max(), Some(most));
    }
}

#[test]
fn cr_2_1_you_see_only_your_own_six_cards() {
    let table = dealt(RED_HAND, BLUE_HAND);
    let seen = |seat| [sees(&table, Observer::Seat(seat), RED_HAND), sees(&table, Observer::Seat(seat), BLUE_HAND)];
    assert_eq!([seen(RED), seen(BLUE)], [[6, 0], [0, 6]]);
    assert_eq!(sees(&table, Observer::Spectator, RED_HAND), 0);
    let mut supposed = table;
    GAME.determinize(&mut supposed, RED, &mut Dealer::seeded(2));
    assert_eq!(sees(&supposed, Observer::Open, RED_HAND), 6);
    assert!(sees(&supposed, Observer::Seat(BLUE), BLUE_HAND) < 6);
}

#[test]
fn cr_2_2_both_lay_two_cards_into_the_crib_at_the_same_time() {
    let mut table = dealt(RED_HAND, BLUE_HAND);
    assert_eq!((legal(&table).len(), GAME.together(&table).len()), (15, 2));
    apply(&mut table, lay("2C 3D"), &[]);
    assert_eq!((legal(&table).len(), mover(&table)), (15, Some(BLUE)));
    apply(&mut table, lay("AC AD"), &[card("4H")]);
    assert_eq!([RED, BLUE].map(|seat| sees(&table, Observer::Seat(seat), "2C 3D")), [2, 0]);
    let mut supposed = table;
    GAME.determinize(&mut supposed, RED, &mut Dealer::seeded(2));
    assert_eq!(sees(&supposed, Observer::Seat(RED), RED_HAND), 6, "one's own cards in the crib are known");
    assert!(sees(&supposed, Observer::Seat(BLUE), BLUE_HAND) < 6);
}

#[test]
fn cr_2_3_a_jack_as_the_starter_scores_two_for_the_dealer() {
    assert_eq!(points(&started(RED_HAND, BLUE_HAND, "JH")), [2, 0]);
    assert_eq!(points(&started(RED_HAND, BLUE_HAND, "QH")), [0, 0]);
    let table = dealt(RED_HAND, BLUE_HAND);
    let mut table = with_points(&table, 119, 0);
    apply(&mut table, lay("2C 3D"), &[]);
    apply(&mut table, lay("AC AD"), &[card("JH")]);
    assert_eq!(outcome(&table).and_then(|outcome| outcome.winner()), Some(RED));
}

#[test]
fn cr_3_1_the_non_dealer_begins_and_the_players_take_turns() {
    let table = started(RED_HAND, BLUE_HAND, "4H");
    assert_eq!(mover(&table), Some(BLUE));
    assert_eq!(legal(&table).len(), 4);
    let table = played(table, "7D");
    assert_eq!(mover(&table), Some(RED));
    assert_eq!(sees(&table, Observer::Seat(RED), "7D"), 1);
}

#[test]
fn cr_3_2_whoever_cannot_play_says_go_and_the_other_plays_on() {
    let table = played(started("KC QD JH 9S 2C 3D", "7D 6C AH 2S AC AD", "4H"), "7D KC 6C");
    assert_eq!(legal(&table), [Act::Go], "a ten-card or a nine would exceed 31 at 23, and an eight would not");
    let table = played(table, "go");
    assert_eq!((mover(&table), legal(&table)), (Some(BLUE), cards("AH 2S").into_iter().map(Act::Play).collect()));
    let table = played(table, "AH");
    assert_eq!((mover(&table), legal(&table)), (Some(BLUE), vec![Act::Play(card("2S"))]));
    for luck in 0..40 {
        let mut supposed = table;
        GAME.determinize(&mut supposed, BLUE, &mut Dealer::seeded(luck));
        let low = (0..32).filter(|card| sees_card(&supposed, *card)).count();
        assert_eq!(low, 0, "no card that would have fitted at 23 is supposed in the hand that said go");
    }
}

/// Returns whether Red holds a card.
fn sees_card(table: &Table, card: u8) -> bool {
    let written = serde_json::to_value(table).expect("plain data");
    let hand: Cards = serde_json::from_value(written["cards"]["places"][0].clone()).expect("a set of cards");
    hand.has(card)
}

#[test]
fn cr_3_3_exactly_31_scores_two_and_the_last_card_otherwise_one() {
    let table = started("KC QD JH 4S 2C 3D", "7D TC AH 2S AC AD", "4H");
    let last = played(table, "TC KC 7D 4S");
    assert_eq!((points(&last), mover(&last)), ([2, 0], Some(BLUE)), "31, and Blue begins again");
    let table = started("KC QD 9H 9S 2C 3D", "7D TC AH 2S AC AD", "4H");
    assert_eq!(points(&played(table, "7D KC TC go AH")), [0, 0]);
    assert_eq!(points(&played(table, "7D KC TC go AH 2S")), [0, 1], "nobody can play at 30");
}

#[test]
fn cr_3_4_the_other_player_begins_again_or_the_one_with_cards() {
    let table = played(started("KC QD 9H 9S 2C 3D", "TD TC TH 8S AC AD", "4H"), "TD KC TC go go");
    assert_eq!((mover(&table), legal(&table).len()), (Some(RED), 3));
    let table = played(table, "QD TH 9H go go");
    assert_eq!((mover(&table), points(&table)), (Some(BLUE), [1, 1]));
    let table = played(table, "8S 9S");
    assert_eq!(legal(&table), [Act::Deal], "all cards have been played");
}

#[test]
fn cr_3_5_a_count_of_fifteen_scores_two() {
    assert_eq!(points(&played(started(RED_HAND, BLUE_HAND, "4H"), "7D 8S")), [2, 0]);
    assert_eq!(points(&played(started(RED_HAND, BLUE_HAND, "4H"), "7D 9H")), [0, 0]);
}

#[test]
fn cr_3_6_pairs_score_two_six_and_twelve() {
    let table = started("7C 7D KH KS 2C 3D", "7H 7S QC TD AC AD", "4H");
    let scores = ["7H 7C", "7H 7C 7S", "7H 7C 7S 7D"].map(|steps| points(&played(table, steps)));
    assert_eq!(scores, [[2, 0], [2, 6], [14, 6]]);
    assert_eq!(points(&played(table, "QC KH TD")), [0, 0], "cards of the same value are no pair");
}

#[test]
fn cr_3_7_runs_score_their_length_in_any_order() {
    let table = started("2C 3D 5H KS 2H 3H", "4C 6D AS QC AC AD", "9H");
    assert_eq!(points(&played(table, "4C 5H 6D")), [0, 5], "a run of three, and fifteen");
    assert_eq!(points(&played(table, "4C 5H 6D 3D")), [4, 5], "the run grows");
    assert_eq!(points(&played(table, "4C 5H 6D 3D AS 2C")), [10, 5], "six cards from ace to six");
    assert_eq!(points(&played(table, "4C KS 6D 5H")), [0, 0], "the king interrupts");
}

#[test]
fn cr_4_1_the_non_dealers_hand_is_counted_first_then_the_dealers_and_the_crib() {
    // In the play, Red scores 2 and Blue 1. The hands score 2 and 6, and the crib a pair of aces and two runs of four.
    let table = started("KC QD 9H 9S 2C 3D", "TD TC TH 8S AC AD", "4H");
    let table = played(table, "TD KC TC go go QD TH 9H go go 8S 9S");
    assert_eq!(legal(&table), [Act::Deal]);
    assert_eq!(points(&table), [2 + 2 + 10, 1 + 6]);
    assert_eq!(sees(&table, Observer::Spectator, "2C 3D AC AD KC QD 9H 9S TD TC TH 8S 4H"), 13);
}

#[test]
fn cr_4_2_each_combination_of_fifteen_scores_two() {
    assert_eq!(tally("7C 8D QC 2H", "KS", false), 2);
    assert_eq!(tally("5C TD QC KH", "2S", false), 6);
    assert_eq!(tally("AC 2D 4C 8H", "KS", false), 4);
    assert_eq!(tally("AC AD 3C 4H", "6S", false), 2 + 2);
}

#[test]
fn cr_4_3_each_pair_scores_two() {
    assert_eq!(["KC KD 2C 4H", "KC KD KH 2H", "KC KD KH KS"].map(|hand| tally(hand, "7S", false)), [2, 6, 12]);
    assert_eq!(tally("KC KD 2C 2H", "7S", false), 4);
}

#[test]
fn cr_4_4_each_run_scores_its_length() {
    assert_eq!(tally("9C TD JC KH", "2S", false), 3);
    assert_eq!(tally("9C TD JC QH", "2S", false), 4);
    assert_eq!(tally("9C TD JC QH", "KS", false), 5);
    assert_eq!(tally("9C TD JC JH", "2S", false), 2 * 3 + 2);
    assert_eq!(tally("9C TD TH JC", "JS", false), 4 * 3 + 4);
    assert_eq!(tally("9C TD TH TC", "JS", false), 3 * 3 + 6);
    assert_eq!(tally("9C TD QC KH", "2S", false), 0);
}

#[test]
fn cr_4_5_a_flush_scores_four_or_five_and_in_the_crib_only_five() {
    assert_eq!([false, true].map(|is_crib| tally("2H 4H 6H QH", "KS", is_crib)), [4, 0]);
    assert_eq!([false, true].map(|is_crib| tally("2H 4H 6H QH", "KH", is_crib)), [5, 5]);
    assert_eq!(tally("2H 4H 6H QS", "KH", false), 0, "the starter replaces no card of the hand");
}

#[test]
fn cr_4_6_the_jack_of_the_starters_suit_scores_one() {
    assert_eq!(["JH 2C 4D 6S", "JS 2C 4D 6H"].map(|hand| tally(hand, "KH", false)), [1, 0]);
    assert_eq!(tally("JH 2C 4D 6S", "KH", true), 1);
    assert_eq!(tally("5H 5C 5D JS", "5S", false), 29, "the highest hand");
}

#[test]
fn cr_4_7_the_other_player_deals_next() {
    let table = started("KC QD 9H 9S 2C 3D", "TD TC TH 8S AC AD", "4H");
    let mut table = played(table, "TD KC TC go go QD TH 9H go go 8S 9S");
    assert_eq!(mover(&table), Some(BLUE));
    let before = points(&table);
    let luck: Vec<u8> = [RED_HAND, BLUE_HAND].into_iter().flat_map(cards).collect();
    apply(&mut table, Act::Deal, &luck);
    assert_eq!((points(&table), legal(&table).len()), (before, 15));
    apply(&mut table, lay("2C 3D"), &[]);
    apply(&mut table, lay("AC AD"), &[card("4H")]);
    assert_eq!(mover(&table), Some(RED), "Red is the non-dealer now");
}

#[test]
fn cr_5_1_whoever_reaches_the_target_wins_at_once() {
    let table = with_points(&started(RED_HAND, BLUE_HAND, "4H"), 120, 118);
    let won = played(table, "7D 8S");
    assert_eq!((points(&won), legal(&won)), ([121, 118], Vec::new()), "points beyond the target do not count");
    assert_eq!(outcome(&won).and_then(|outcome| outcome.winner()), Some(RED));
    // Both would reach the target in the show, and the non-dealer counts first.
    let table = with_points(&started("KC QD 9H 9S 2C 3D", "TD TC TH 8S AC AD", "4H"), 115, 115);
    let shown = played(table, "TD KC TC go go QD TH 9H go go 8S 9S");
    assert_eq!((points(&shown), outcome(&shown).and_then(|outcome| outcome.winner())), ([117, 121], Some(BLUE)));
    assert_eq!(sees(&shown, Observer::Spectator, "2C 3D AC AD"), 0, "the crib is not counted any more");
}

#[test]
fn cr_5_2_a_win_by_more_than_30_points_counts_double() {
    for (blue, worth, reason) in [(91, 0.75, "end-points"), (90, 1.0, "end-skunk")] {
        let won = played(with_points(&started(RED_HAND, BLUE_HAND, "4H"), 120, blue), "7D 8S");
        let outcome = outcome(&won).expect("an outcome");
        assert_eq!((outcome.utility(RED), outcome.utility(BLUE), outcome.reason()), (worth, 1.0 - worth, reason));
    }
}

#[test]
fn the_log_tells_what_each_hand_and_the_crib_score() {
    let english = plugins().expect("each id once")["cribbage"].catalog("en").expect("a good locale");
    let table = started("KC QD 9H 9S 2C 3D", "TD TC TH 8S AC AD", "4H");
    let mut table = played(table, "TD KC TC go go QD TH 9H go go 8S");
    let mut dealer = Dealer::seeded(1).with_listener();
    GAME.apply(&mut table, Act::Play(card("9S")), &mut dealer);
    let told: Vec<String> = dealer.take_announcements().iter().map(|told| english.say(&told.text)).collect();
    let expected = [
        "Red plays the 9 of spades. The count is 17.",
        "Red scores 1 for the last card.",
        "Blue’s hand: three of a kind makes 6.",
        "Red’s hand: a pair makes 2.",
        "Red’s crib: a pair makes 2 and a double run of 4 makes 10.",
    ];
    assert_eq!(told, expected);
}

#[test]
fn cribbage_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["cribbage"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    for (target, games) in [(Target::Short, 100), (Target::Long, 10)] {
        let plan = CheckPlan { games, seed: 1, catalogs: &catalogs, look_every: 7 };
        let report = conformance::check(&Cribbage::new(target), &plan).expect("the laws hold");
        assert!(report.hidden_positions > 0);
    }
}
