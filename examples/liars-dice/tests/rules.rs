//! Tests of the rules of Liar's Dice, named after the rule numbers, and of the laws that apply to every ruleset.

use rondel::conformance::{self, CheckPlan};
use rondel::{Dealer, LANGUAGES, Observer, Ruleset, Seat, Seats, Stage, Turn, plugins};
use rondel_liars_dice::{Act, DiceCount, LiarsDice, Table};
use serde_json::{Value, json};

const GAME: LiarsDice = LiarsDice::new(DiceCount::Five);

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn bid(count: u8, number: u8) -> Act {
    serde_json::from_value(json!({ "Bid": { "count": count, "number": number } })).expect("a bid")
}

fn dealt(seats: u8) -> Table {
    GAME.deal(Seats::new(seats).expect("a table"), &mut Dealer::seeded(4))
}

/// Returns a table with these dice, at which the first seat begins.
fn holding(dice: &[&[u8]]) -> Table {
    let mut table = serde_json::to_value(dealt(dice.len() as u8)).expect("plain data");
    for (place, own) in dice.iter().enumerate() {
        let mut counts = [0; 6];
        own.iter().for_each(|shown| counts[usize::from(*shown) - 1] += 1);
        table["rolled"][place] = json!(counts);
    }
    let held: usize = dice.iter().map(|own| own.len()).sum();
    table["lost"] = (5 * dice.len() - held).into();
    table["mover"] = 0.into();
    serde_json::from_value(table).expect("a table")
}

fn legal(table: &Table) -> Vec<Act> {
    let mut legal = Vec::new();
    GAME.legal_actions(table, &mut legal);
    legal
}

fn after(mut table: Table, acts: &[Act]) -> Table {
    for act in acts {
        assert!(legal(&table).contains(act), "{act:?} is not among {:?}", legal(&table));
        GAME.apply(&mut table, *act, &mut Dealer::seeded(2));
    }
    table
}

fn dice(table: &Table) -> Vec<u64> {
    let written = serde_json::to_value(table).expect("plain data");
    let of = |own: &Value| own.as_array().expect("six counts").iter().filter_map(Value::as_u64).sum();
    written["rolled"].as_array().expect("seats").iter().map(of).collect()
}

fn decides(table: &Table) -> Option<u8> {
    match GAME.turn(table) {
        Turn::Decide(seat) => Some(seat.index() as u8),
        Turn::Over(_) => None,
    }
}

#[test]
fn ld_1_1_each_player_has_as_many_dice_as_chosen() {
    assert_eq!(dice(&dealt(3)), [5, 5, 5, 0, 0, 0, 0, 0]);
    for (count, number) in [(DiceCount::Three, 3), (DiceCount::One, 1)] {
        let table = LiarsDice::new(count).deal(Seats::new(8).expect("eight"), &mut Dealer::seeded(1));
        assert_eq!(dice(&table), [number; 8]);
    }
}

#[test]
fn ld_1_2_players_see_only_their_own_dice_and_roll_them_again_each_round() {
    let table = holding(&[&[1, 2, 3, 4, 5], &[1, 1, 1, 1, 1]]);
    let seen = |table: &Table, observer, first: u32| {
        let scene = GAME.scene(table, observer);
        let icon = |number| scene.piece(rondel::ElementId::new("die", first + number)).and_then(|die| die.face.icon);
        (0..5).map(icon).collect::<Vec<_>>()
    };
    let own = ["die-1", "die-2", "die-3", "die-4", "die-5"].map(Some);
    assert_eq!(seen(&table, Observer::Seat(seat(0)), 0), own);
    assert_eq!(seen(&table, Observer::Seat(seat(1)), 0), [Some("cup"); 5]);
    let mut supposed = table;
    GAME.determinize(&mut supposed, seat(0), &mut Dealer::seeded(3));
    assert_eq!(seen(&supposed, Observer::Seat(seat(0)), 0), own);
    assert_ne!(seen(&supposed, Observer::Seat(seat(1)), 5), [Some("die-1"); 5]);
    let next = after(table, &[bid(9, 1), Act::Challenge]);
    assert_ne!(seen(&next, Observer::Open, 5), [Some("die-1"); 5], "rolled again");
}

#[test]
fn ld_1_3_chance_decides_who_begins() {
    let first = |seed| decides(&GAME.deal(Seats::new(4).expect("four"), &mut Dealer::seeded(seed)));
    let begins: std::collections::BTreeSet<Option<u8>> = (0..60).map(first).collect();
    assert_eq!(begins, (0..4).map(Some).collect());
}

#[test]
fn ld_2_1_the_first_player_of_a_round_must_bid() {
    let table = holding(&[&[1], &[2], &[3]]);
    assert_eq!((legal(&table).len(), legal(&table).contains(&Act::Challenge)), (18, false));
    let next = after(table, &[bid(1, 1)]);
    assert!(legal(&next).contains(&Act::Challenge));
    assert_eq!((decides(&table), decides(&next)), (Some(0), Some(1)));
}

#[test]
fn ld_2_2_a_bid_need_not_be_true_and_counts_all_dice() {
    let table = holding(&[&[1, 1], &[1, 3]]);
    assert!(legal(&table).contains(&bid(4, 2)));
    // Three ones lie on the table: the bid was true, and the challenger loses a die.
    assert_eq!(dice(&after(table, &[bid(3, 1), Act::Challenge]))[..2], [2, 1]);
}

#[test]
fn ld_2_3_sixes_count_as_every_number() {
    let table = holding(&[&[2, 6], &[6, 3]]);
    assert_eq!(dice(&after(table, &[bid(3, 2), Act::Challenge]))[..2], [2, 1]);
    assert_eq!(dice(&after(table, &[bid(2, 6), Act::Challenge]))[..2], [2, 1]);
    assert_eq!(dice(&after(table, &[bid(3, 6), Act::Challenge]))[..2], [1, 2], "other dice are not sixes");
}

#[test]
fn ld_2_4_each_bid_is_higher_than_the_last() {
    let table = after(holding(&[&[1], &[2]]), &[bid(1, 5)]);
    let higher = [bid(1, 6), bid(2, 1), bid(2, 2), bid(2, 3), bid(2, 4), bid(2, 5), bid(2, 6)];
    assert_eq!(legal(&table), [&[Act::Challenge], &higher[..]].concat());
    assert_eq!(legal(&after(table, &[bid(2, 6)])), [Act::Challenge], "no bid names more dice than there are");
}

#[test]
fn ld_2_5_whoever_was_wrong_loses_a_die() {
    let table = holding(&[&[4, 4], &[4, 1]]);
    assert_eq!(dice(&after(table, &[bid(3, 4), Act::Challenge]))[..2], [2, 1]);
    assert_eq!(dice(&after(table, &[bid(4, 4), Act::Challenge]))[..2], [1, 2]);
}

#[test]
fn ld_2_6_the_loser_begins_or_the_next_player_with_dice() {
    let table = holding(&[&[4, 4], &[1, 1], &[3]]);
    assert_eq!(decides(&after(table, &[bid(3, 4), Act::Challenge])), Some(0));
    assert_eq!(decides(&after(table, &[bid(2, 4), Act::Challenge])), Some(1));
    let last = after(table, &[bid(1, 4), bid(2, 4), Act::Challenge]);
    assert_eq!((dice(&last)[2], decides(&last)), (0, Some(0)), "the third player has lost the last die");
    assert_eq!(decides(&after(last, &[bid(1, 1), bid(1, 2)])), Some(0), "whoever is out is skipped");
}

#[test]
fn ld_3_1_whoever_has_no_dice_is_out() {
    let table = after(holding(&[&[1, 1], &[1], &[2, 2]]), &[bid(2, 1), Act::Challenge]);
    assert_eq!(dice(&table)[..3], [2, 0, 2]);
    assert_eq!(decides(&table), Some(2));
}

#[test]
fn ld_3_2_the_last_player_with_dice_wins_and_the_others_rank_by_how_long_they_stayed() {
    let mut table = after(holding(&[&[1], &[1], &[2]]), &[bid(2, 1), Act::Challenge]);
    assert_eq!(decides(&table), Some(2), "the second player is out, and the third begins");
    // At least one of two dice shows something: the lowest bid on it is true.
    let number = (1..=6).find(|number| {
        let written = serde_json::to_value(table).expect("plain data");
        written["rolled"][0][number - 1] == 1 || written["rolled"][2][number - 1] == 1
    });
    table = after(table, &[bid(1, number.expect("a die") as u8), Act::Challenge]);
    let Turn::Over(outcome) = GAME.turn(&table) else { panic!("{table:?}") };
    assert_eq!([0, 1, 2].map(|place| outcome.placing(seat(place))), [2, 3, 1]);
    assert!(legal(&table).is_empty());
}

#[test]
fn liars_dice_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["liars-dice"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    for count in [DiceCount::Five, DiceCount::Three, DiceCount::One] {
        let plan = CheckPlan { games: 20, seed: 1, catalogs: &catalogs, look_every: 3 };
        let report = conformance::check(&LiarsDice::new(count), &plan).expect("the laws hold");
        assert!(report.hidden_positions > 0);
    }
}
