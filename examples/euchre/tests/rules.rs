//! Tests of the rules of Euchre, named after the rule numbers, and of the laws that apply to every ruleset.

use rondel::components::Cards;
use rondel::conformance::{self, CheckPlan};
use rondel::{Dealer, ElementId, LANGUAGES, Luck, Observer, Ruleset, Seat, Seats, Stage, Turn, plugins};
use rondel_euchre::{Act, Euchre, LastBid, Length, Table};
use serde_json::Value;

const GAME: Euchre = Euchre::new(Length::Ten, LastBid::Stuck);
const FREE: Euchre = Euchre::new(Length::Ten, LastBid::Free);
/// The places of cards after the hands.
const KITTY: usize = 4;
const UPCARD: usize = 5;
const DISCARD: usize = 6;
const RANKS: &str = "9TJQKA";
const SUITS: &str = "CDHS";
/// Hands in which spades are strong for South and North; the upcard is the nine of spades.
const HANDS: [&str; 4] = ["JS AS KH QH 9D", "AC KC QC 9C TD", "JC KS AH TH AD", "QS TS JD KD QD"];
const NINE: &str = "9S";

/// Returns the number of a card, such as `QS`.
fn number(name: &str) -> u8 {
    let (rank, suit) = name.split_at(1);
    let place = |all: &str, one| all.find(one).expect("the name of a card") as u8;
    6 * place(SUITS, suit) + place(RANKS, rank)
}

fn name(card: u8) -> String {
    let of = |all: &str, place: u8| all.chars().nth(place.into()).expect("a card");
    [of(RANKS, card % 6), of(SUITS, card / 6)].iter().collect()
}

fn suit(letter: &str) -> u8 {
    SUITS.find(letter).expect("a suit") as u8
}

fn cards(names: &str) -> Cards {
    names.split_whitespace().map(number).collect()
}

fn play(name: &str) -> Act {
    Act::Play(number(name))
}

/// Deals these hands and this upcard.
fn dealt(first: u8, hands: [&str; 4], upcard: &str) -> Table {
    let cards = hands.iter().flat_map(|names| names.split_whitespace()).chain([upcard]);
    let mut dealer = Dealer::seeded(1);
    dealer.follow(std::iter::once(Luck::Number(first.into())).chain(cards.map(|name| Luck::Card(number(name)))));
    let table = GAME.deal(Seats::new(4).expect("a table"), &mut dealer);
    assert_eq!(dealer.unfollow(), Ok(None));
    table
}

fn legal_in(game: &Euchre, table: &Table) -> Vec<Act> {
    let mut legal = Vec::new();
    game.legal_actions(table, &mut legal);
    legal
}

fn legal(table: &Table) -> Vec<Act> {
    legal_in(&GAME, table)
}

/// Returns the names of the cards that may be played or discarded, in the order of the pack.
fn legal_cards(table: &Table) -> Vec<String> {
    let card = |act: &Act| match act {
        Act::Play(card) | Act::Discard(card) => name(*card),
        other => panic!("{other:?}"),
    };
    legal(table).iter().map(card).collect()
}

fn after_in(game: &Euchre, before: &Table, acts: &[Act]) -> Table {
    let mut table = *before;
    for act in acts {
        assert!(legal_in(game, &table).contains(act), "{act:?} is not among {:?}", legal_in(game, &table));
        game.apply(&mut table, *act, &mut Dealer::seeded(2));
        game.check_conservation(&table).expect("no card is lost");
    }
    table
}

fn after(table: &Table, acts: &[Act]) -> Table {
    after_in(&GAME, table, acts)
}

/// Plays cards, named in the order of play.
fn played(table: &Table, names: &str) -> Table {
    after(table, &names.split_whitespace().map(play).collect::<Vec<_>>())
}

fn decides(table: &Table) -> Option<usize> {
    match GAME.turn(table) {
        Turn::Decide(seat) => Some(seat.index()),
        Turn::Over(_) => None,
    }
}

fn written(table: &Table) -> Value {
    serde_json::to_value(table).expect("plain data")
}

fn place(table: &Table, place: usize) -> Cards {
    serde_json::from_value(written(table)["cards"]["places"][place].clone()).expect("cards")
}

fn tricks(table: &Table) -> [u64; 2] {
    [0, 1].map(|team| written(table)["tricks"][team].as_u64().expect("tricks"))
}

fn points(table: &Table) -> [i64; 4] {
    [0, 1, 2, 3].map(|seat| written(table)["score"]["points"][seat].as_i64().expect("points"))
}

/// Sets the points of both teams, and the number of deals before this one.
fn having(table: &Table, points: [i16; 2], deals: u16) -> Table {
    let mut written = written(table);
    for seat in 0..4 {
        written["score"]["points"][seat] = points[seat % 2].into();
    }
    written["score"]["deals"] = deals.into();
    serde_json::from_value(written).expect("a table")
}

/// East deals, and South orders up; East discards a diamond. South leads.
fn ordered(hands: [&str; 4], is_alone: bool) -> Table {
    let discard = hands[3].split_whitespace().last().expect("five cards");
    after(&dealt(3, hands, NINE), &[Act::Order, Act::Alone(is_alone), Act::Discard(number(discard))])
}

#[test]
fn eu_1_1_twenty_four_cards_from_the_nine_to_the_ace() {
    let table = dealt(3, HANDS, NINE);
    assert_eq!((0..8).map(|at| place(&table, at).len()).sum::<u32>(), 24);
    let hands = ["JD KD 9C 9H 9S", "QD AD TC TH TS", "TD QC QH QS JS", "9D KC KH KS AC"];
    let table = after(&dealt(3, hands, "AH"), &[Act::Pass; 4]);
    let table = after(&table, &[Act::Name(suit("C")), Act::Alone(false)]);
    let takers = ["JD QD TD 9D", "KD AD TD 9D", "KD QD TD 9D"].map(|trick| decides(&played(&table, trick)));
    assert_eq!(takers, [Some(1), Some(1), Some(0)]);
}

#[test]
fn eu_1_2_partners_sit_opposite_each_other_and_win_together() {
    let four = Seats::new(4).expect("a table");
    let teams: Vec<Vec<usize>> =
        GAME.teams(four).each(four).map(|team| team.iter().map(Seat::index).collect()).collect();
    assert_eq!(teams, [[0, 2], [1, 3]]);
    let table = played(&having(&ordered(HANDS, false), [9, 9], 0), FOUR);
    let Turn::Over(outcome) = GAME.turn(&table) else { panic!("{table:?}") };
    assert_eq!((0..4).map(|seat| outcome.placing(Seat::new(seat))).collect::<Vec<_>>(), [1, 2, 1, 2]);
}

#[test]
fn eu_1_3_five_cards_each_and_an_upcard_that_all_see() {
    let mut dealer = Dealer::seeded(7);
    let table = GAME.deal(Seats::new(4).expect("a table"), &mut dealer);
    assert_eq!([0, 1, 2, 3, KITTY, UPCARD].map(|at| place(&table, at).len()), [5, 5, 5, 5, 3, 1]);
    let firsts: std::collections::BTreeSet<_> =
        (0..40).map(|seed| decides(&GAME.deal(Seats::new(4).expect("a table"), &mut Dealer::seeded(seed)))).collect();
    assert_eq!(firsts.len(), 4, "chance decides who deals");
    // A sample keeps the own hand and the upcard, and mixes all others.
    let own = Seat::new(2);
    let samples: Vec<Table> = (0..20)
        .map(|seed| {
            let mut sample = table;
            GAME.determinize(&mut sample, own, &mut Dealer::seeded(seed));
            sample
        })
        .collect();
    assert!(samples.iter().all(|sample| [2, UPCARD].iter().all(|at| place(sample, *at) == place(&table, *at))));
    assert!([0, 1, 3, KITTY].iter().all(|at| samples.iter().any(|sample| place(sample, *at) != place(&table, *at))));
}

#[test]
fn eu_2_1_each_in_turn_passes_or_orders_the_upcard_up() {
    let table = dealt(1, HANDS, NINE);
    assert_eq!((decides(&table), legal(&table)), (Some(2), vec![Act::Pass, Act::Order]));
    let table = after(&table, &[Act::Pass, Act::Pass]);
    assert_eq!(decides(&table), Some(0));
    let table = after(&table, &[Act::Order]);
    assert_eq!((&written(&table)["trump"], &written(&table)["maker"]), (&3.into(), &0.into()));
}

#[test]
fn eu_2_2_the_dealer_discards_and_then_takes_the_upcard() {
    let table = after(&dealt(3, HANDS, NINE), &[Act::Order, Act::Alone(false)]);
    assert_eq!(
        (decides(&table), legal_cards(&table)),
        (Some(3), ["JD", "QD", "KD", "TS", "QS"].map(str::to_owned).into())
    );
    let table = after(&table, &[Act::Discard(number("QD"))]);
    assert_eq!((place(&table, 3), place(&table, DISCARD)), (cards("QS TS JD KD 9S"), cards("QD")));
    // The dealer knows the discard, and all others know the upcard, but not the discard.
    let mut discards = [Cards::NONE; 4];
    for seed in 0..200 {
        for seat in 0..4 {
            let mut sample = table;
            GAME.determinize(&mut sample, Seat::new(seat), &mut Dealer::seeded(seed));
            assert!(place(&sample, 3).has(number(NINE)));
            discards[usize::from(seat)] = discards[usize::from(seat)].or(place(&sample, DISCARD));
        }
    }
    assert_eq!(discards.map(|seen| seen.len() > 1), [true, true, true, false]);
    let scene = |observer| serde_json::to_string(&GAME.scene(&table, observer)).expect("plain data");
    let queen = serde_json::to_string(&ElementId::new("card", number("QD").into())).expect("plain data");
    assert!(scene(Observer::Seat(Seat::new(3))).contains(&queen) && scene(Observer::Open).contains(&queen));
    assert!(!scene(Observer::Seat(Seat::new(0))).contains(&queen) && !scene(Observer::Spectator).contains(&queen));
}

#[test]
fn eu_2_3_then_each_in_turn_passes_or_names_another_suit() {
    let table = after(&dealt(3, HANDS, NINE), &[Act::Pass; 4]);
    let others = [Act::Name(suit("C")), Act::Name(suit("D")), Act::Name(suit("H"))];
    assert_eq!((decides(&table), legal(&table)), (Some(0), [&[Act::Pass][..], &others].concat()));
    let table = after(&table, &[Act::Pass, Act::Name(suit("C")), Act::Alone(false)]);
    assert_eq!((decides(&table), place(&table, UPCARD)), (Some(0), cards(NINE)), "the upcard stays where it is");
    assert_eq!(written(&table)["trump"], 0);
}

#[test]
fn eu_2_4_the_dealer_must_name_a_suit_unless_agreed_otherwise() {
    let table = after(&dealt(3, HANDS, NINE), &[Act::Pass; 7]);
    assert_eq!((decides(&table), legal(&table).len()), (Some(3), 3));
    assert!(!legal(&table).contains(&Act::Pass) && legal_in(&FREE, &table).contains(&Act::Pass));
    let thrown = after_in(&FREE, &table, &[Act::Pass]);
    assert_eq!((points(&thrown), decides(&thrown), legal(&thrown)), ([0; 4], Some(0), vec![Act::Deal]));
    // The card that was turned down lies once on the table, and is told as such in each phase.
    let named = after(&dealt(3, HANDS, NINE), &[Act::Pass, Act::Pass, Act::Pass, Act::Pass, Act::Name(suit("H"))]);
    let ordered = after(&dealt(3, HANDS, NINE), &[Act::Order]);
    for (table, expected) in
        [(thrown, "help-upcard-down"), (named, "help-upcard-down"), (ordered, "help-upcard-ordered")]
    {
        let scene = FREE.scene(&table, Observer::Seat(Seat::new(3)));
        let upcard = ElementId::new("card", number(NINE).into());
        let shown: Vec<_> = scene.pieces().filter(|piece| piece.id == upcard).collect();
        assert_eq!(shown.len(), 1, "{expected}");
        assert!(format!("{:?}", shown[0].help).contains(expected), "{:?}", shown[0].help);
    }
}

#[test]
fn eu_2_5_the_partner_of_a_maker_who_plays_alone_sits_out() {
    let table = after(&dealt(3, HANDS, NINE), &[Act::Order]);
    assert_eq!((decides(&table), legal(&table)), (Some(0), vec![Act::Alone(false), Act::Alone(true)]));
    let table = played(&ordered(HANDS, true), "JS TD 9S");
    assert_eq!((tricks(&table), decides(&table), place(&table, 2).len()), ([1, 0], Some(0), 5));
    // A dealer who sits out takes the upcard all the same.
    let table = after(&dealt(2, HANDS, NINE), &[Act::Pass, Act::Order, Act::Alone(true)]);
    assert_eq!(decides(&table), Some(2));
    let table = after(&table, &[Act::Discard(number("TH"))]);
    assert!(place(&table, 2).has(number(NINE)) && decides(&table) == Some(3));
}

#[test]
fn eu_3_1_the_right_bower_is_the_highest_trump_and_the_left_bower_the_second() {
    // The dealer takes the nine of spades. Trumps fall one below the other, each of them in another seat.
    let hands = ["AS QS 9H TH QH", "JC KH AH 9D TD", "KS JD QD KD AD", "JS TS 9C TC QC"];
    let table = played(&ordered(hands, false), "AS JC KS JS");
    assert_eq!((tricks(&table), decides(&table)), ([0, 1], Some(3)), "the right bower");
    let hands = ["AS QS 9H TH QH", "JC KH AH 9D TD", "KS JD QD KD AD", "TS AC 9C TC QC"];
    assert_eq!(decides(&played(&ordered(hands, false), "AS JC KS TS")), Some(1), "the left bower");
    let hands = ["KS QS 9H TH QH", "AS KH AH 9D TD", "JD AC QD KD AD", "TS KC 9C TC QC"];
    assert_eq!(decides(&played(&ordered(hands, false), "KS AS JD 9S")), Some(1), "the other jacks are no trumps");
}

#[test]
fn eu_3_2_the_player_left_of_the_dealer_leads_or_the_next_who_plays() {
    assert_eq!(decides(&ordered(HANDS, false)), Some(0));
    // West deals, South orders up and plays alone, so that North sits out.
    let table = after(&dealt(1, HANDS, NINE), &[Act::Pass, Act::Pass, Act::Order, Act::Alone(true)]);
    assert_eq!(decides(&after(&table, &[Act::Discard(number("9C"))])), Some(3));
}

#[test]
fn eu_3_3_who_can_follows_suit_and_the_left_bower_is_a_trump() {
    let table = played(&ordered(HANDS, false), "JS");
    assert_eq!(legal_cards(&table).len(), 5, "West has no spades");
    assert_eq!(legal_cards(&played(&table, "9C")), ["JC", "KS"]);
    // West leads clubs. North, whose only club is the left bower, may play any card.
    let hands = ["JS AS KH QH 9C", "AC KC QC QS TD", "JC KS AH TH AD", "TS TC JD KD QD"];
    let table = played(&ordered(hands, false), "9C AC");
    assert_eq!(legal_cards(&table).len(), 5);
    // Nobody else believes that West, who could not follow, has spades or the left bower.
    let table = played(&ordered(HANDS, false), "JS 9C");
    let spades = cards("9S TS QS KS AS JC");
    for seed in 0..50 {
        let mut sample = table;
        GAME.determinize(&mut sample, Seat::new(0), &mut Dealer::seeded(seed));
        assert!(place(&sample, 1).and(spades).is_empty(), "{sample:?}");
    }
    // The table says why a card may not be played.
    let hands = ["9C AS KH QH JS", "AC KC QC QS TD", "JC 9D TC TH AD", "TS AH JD KD QD"];
    let blocked = GAME.blocked_clicks(&played(&ordered(hands, false), "9C AC"));
    let reason = |name: &str| blocked.iter().find(|click| click.element == ElementId::new("card", number(name).into()));
    assert_eq!(reason("JC").map(|click| click.reason.key()), Some(Some("blocked-left")));
    assert_eq!((blocked.len(), reason("TC").is_none()), (4, true));
}

#[test]
fn eu_3_4_the_highest_trump_or_else_the_highest_card_of_the_suit_led_takes_the_trick() {
    let hands = ["KH AS JS 9D QH", "AC KC QC 9C TD", "9H KS AH TH AD", "QS TS JD KD QD"];
    let table = played(&ordered(hands, false), "KH AC 9H TS");
    assert_eq!((tricks(&table), decides(&table)), ([0, 1], Some(3)), "a trump");
    let table = played(&ordered(hands, false), "9D TD AD KD");
    assert_eq!((tricks(&table), decides(&table)), ([1, 0], Some(2)), "the highest diamond");
}

/// Four tricks for South and North with the hands at the top.
const FOUR: &str = "JS TD JC TS AS 9C KS 9S KH QC AH JD AD KD 9D AC TH QS QH KC";

#[test]
fn eu_4_1_three_or_four_tricks_score_one_point() {
    // East trumps the last trick.
    let table = played(&ordered(HANDS, false), FOUR);
    assert_eq!((tricks(&table), points(&table)), ([4, 1], [1, 0, 1, 0]));
}

#[test]
fn eu_4_2_a_march_scores_two_points_and_four_alone() {
    let hands = ["JS AS JC KS QS", "AC KC QC 9C TD", "KH QH AH TH AD", "TS 9D JD KD QD"];
    let rest = "JC AC KH 9S KS KC QH 9D QS QC AH JD AS 9C TH KD";
    let table = played(&ordered(hands, false), &format!("JS TD AD TS {rest}"));
    assert_eq!((tricks(&table), points(&table)), ([5, 0], [2, 0, 2, 0]));
    let alone = "JS TD TS JC AC 9S KS KC 9D QS QC JD AS 9C KD";
    let table = played(&ordered(hands, true), alone);
    assert_eq!((tricks(&table), points(&table)), ([5, 0], [4, 0, 4, 0]));
}

#[test]
fn eu_4_3_fewer_than_three_tricks_are_two_points_for_the_others() {
    let hands = ["TS 9H TH 9D TD", "JS AS KS QS AC", "QH KH 9C TC QC", "JC AH AD KD QD"];
    let table = played(&ordered(hands, false), "9D AC QH AD AH 9H AS KH JS 9C 9S TS KS TC JC TH KD TD QS QC");
    assert_eq!((tricks(&table), points(&table)), ([0, 5], [0, 2, 0, 2]));
}

#[test]
fn a_match_that_the_deal_decides_is_won_or_lost() {
    // At nine points, one point is as good as four.
    let before = having(&played(&ordered(HANDS, false), FOUR), [9, 8], 5);
    let chance = |table: &Table, seat| GAME.estimate(table, Seat::new(seat)).expect("an estimate");
    for table in [after(&dealt(3, HANDS, NINE), &[Act::Order]), before] {
        let table = having(&table, [9, 8], 5);
        let (own, theirs) = (chance(&table, 0), chance(&table, 1));
        assert!((own + theirs - 1.0).abs() < 1e-5 && (own - chance(&table, 2)).abs() < 1e-6);
    }
    let sure = having(&after(&dealt(3, HANDS, NINE), &[Act::Order, Act::Alone(false)]), [9, 8], 5);
    assert!(chance(&sure, 0) > 0.95, "{}", chance(&sure, 0));
}

#[test]
fn eu_4_4_the_next_player_deals() {
    let table = played(&ordered(HANDS, false), FOUR);
    assert_eq!((decides(&table), legal(&table)), (Some(0), vec![Act::Deal]));
    assert!(!written(&table)["last"].is_null(), "the last trick is still there");
    assert!(
        format!("{:?}", GAME.scene(&table, Observer::Spectator).zones[4].title).contains("dealer"),
        "East has dealt"
    );
    let next = after(&table, &[Act::Deal]);
    assert_eq!((decides(&next), points(&next), tricks(&next)), (Some(1), [1, 0, 1, 0], [0, 0]));
    assert_eq!([0, 1, 2, 3, KITTY, UPCARD].map(|at| place(&next, at).len()), [5, 5, 5, 5, 3, 1]);
}

#[test]
fn eu_4_5_the_first_team_with_enough_points_wins() {
    for (length, before, is_over) in [
        (Length::Ten, 8, false),
        (Length::Ten, 9, true),
        (Length::Five, 3, false),
        (Length::Five, 4, true),
        (Length::One, 0, true),
    ] {
        let table = played(&having(&ordered(HANDS, false), [before, 3], 1), FOUR);
        let game = Euchre::new(length, LastBid::Stuck);
        assert_eq!(matches!(game.turn(&table), Turn::Over(_)), is_over, "{length:?} {before}");
        assert_eq!(legal_in(&game, &table).is_empty(), is_over);
    }
}

#[test]
fn eu_4_6_the_game_ends_after_forty_deals_or_in_a_tie() {
    let thrown = |deals, points| after_in(&FREE, &having(&dealt(3, HANDS, NINE), points, deals), &[Act::Pass; 8]);
    assert!(matches!(FREE.turn(&thrown(38, [3, 5])), Turn::Decide(_)));
    let Turn::Over(outcome) = FREE.turn(&thrown(39, [3, 5])) else { panic!("the fortieth deal is over") };
    assert_eq!((outcome.reason(), outcome.has_won(Seat::new(3))), ("end-deals", true));
    let Turn::Over(outcome) = FREE.turn(&thrown(39, [4, 4])) else { panic!("the fortieth deal is over") };
    assert!(outcome.is_tie() && FREE.allows_ties() && !GAME.allows_ties());
    let single = Euchre::new(Length::One, LastBid::Free);
    let Turn::Over(outcome) = single.turn(&thrown(0, [0, 0])) else { panic!("the deal is over") };
    assert!(outcome.is_tie() && outcome.reason() == "end-thrown-in");
    let goals = FREE.goals(&thrown(38, [3, 5]), Observer::Spectator).list;
    assert_eq!((goals[1].counts(), goals[1].needs), (&[39][..], Some(40)));
    assert_eq!(GAME.goals(&dealt(3, HANDS, NINE), Observer::Spectator).list.len(), 1, "it cannot take so long");
}

#[test]
fn euchre_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["euchre"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    for (length, last_bid, games) in [
        (Length::One, LastBid::Stuck, 40),
        (Length::One, LastBid::Free, 40),
        (Length::Ten, LastBid::Free, 4),
        (Length::Five, LastBid::Stuck, 4),
    ] {
        let plan = CheckPlan { games, seed: 1, catalogs: &catalogs, look_every: 7 };
        let report = conformance::check(&Euchre::new(length, last_bid), &plan).expect("the laws hold");
        assert!(report.hidden_positions > 0);
    }
}
