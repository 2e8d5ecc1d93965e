//! Tests of the rules of Gin Rummy, named after the rule numbers.

use rondel::components::Cards;
use rondel::{Dealer, ElementId, Luck, Observer, Outcome, Ruleset, Seat, Seats, Stage, Turn, plugins};
use rondel_gin_rummy::{Act, Division, GinRummy, Table, Target};
use serde_json::{Value, json};

const GAME: GinRummy = GinRummy::new(Target::Long);
const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);
const STOCK: usize = 2;

/// Reads a card such as `TH`.
fn card(name: &str) -> u8 {
    let place = |letters: &str, at: usize| letters.find(&name[at..=at]).expect("a card") as u8;
    13 * place("CDHS", 1) + place("A23456789TJQK", 0)
}

fn cards(names: &str) -> Vec<u8> {
    names.split(' ').filter(|name| !name.is_empty()).map(card).collect()
}

fn set(names: &str) -> Cards {
    cards(names).into_iter().collect()
}

/// Deals these cards to both seats and turns one up; Blue deals, and Red decides first.
fn dealt_in(game: &GinRummy, red: &str, blue: &str, upcard: &str) -> Table {
    let mut dealer = Dealer::seeded(1);
    let luck = cards(red).into_iter().chain(cards(blue)).chain(cards(upcard)).map(Luck::Card);
    dealer.follow(std::iter::once(Luck::Number(1)).chain(luck));
    let table = game.deal(Seats::TWO, &mut dealer);
    assert_eq!(dealer.unfollow(), Ok(None));
    table
}

fn dealt(red: &str, blue: &str, upcard: &str) -> Table {
    dealt_in(&GAME, red, blue, upcard)
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

/// Both pass, and Red draws this card.
fn drawn(mut table: Table, name: &str) -> Table {
    apply(&mut table, Act::Pass, &[]);
    apply(&mut table, Act::Pass, &[]);
    apply(&mut table, Act::Draw, &cards(name));
    table
}

/// Deals these hands; both pass, Red draws `draws` and knocks with `knocks`.
fn knocked(red: &str, blue: &str, draws: &str, knocks: &str) -> Table {
    let mut table = drawn(dealt(red, blue, "QD"), draws);
    apply(&mut table, Act::Knock(card(knocks)), &[]);
    table
}

/// Discards the lowest possible card of a seat that may not knock with it, and returns the other choices.
fn discard_any(table: &mut Table) {
    let act = legal(table).into_iter().find(|act| matches!(act, Act::Discard(_))).expect("a discard");
    apply(table, act, &[]);
}

fn with(table: &Table, change: impl Fn(&mut Value)) -> Table {
    let mut written = serde_json::to_value(table).expect("plain data");
    change(&mut written);
    serde_json::from_value(written).expect("a table")
}

fn points(table: &Table) -> [i64; 2] {
    let written = serde_json::to_value(table).expect("plain data");
    [0, 1].map(|seat| written["score"]["points"][seat].as_i64().expect("points"))
}

fn at(table: &Table, place: usize) -> Cards {
    let written = serde_json::to_value(table).expect("plain data");
    serde_json::from_value(written["cards"]["places"][place].clone()).expect("a set of cards")
}

fn mover(table: &Table) -> Option<Seat> {
    if let Turn::Decide(seat) = GAME.turn(table) { Some(seat) } else { None }
}

fn outcome(table: &Table) -> Option<Outcome> {
    if let Turn::Over(outcome) = GAME.turn(table) { Some(outcome) } else { None }
}

/// Returns how many of these cards an observer sees face up.
fn sees(table: &Table, observer: Observer, names: &str) -> usize {
    let scene = GAME.scene(table, observer);
    cards(names).into_iter().filter(|card| scene.piece(ElementId::new("card", (*card).into())).is_some()).count()
}

fn deadwood(names: &str) -> u8 {
    Division::best(set(names)).points()
}

/// Three melds and a five.
const RED_HAND: &str = "AC 2C 3C 7D 7H 7S JC QC KC 5S";
/// A set, a four that fits Red's run, and 39 points of other deadwood.
const BLUE_HAND: &str = "4C 8C 9D 9H 9S 2D 3D TH TS 6H";

#[test]
fn gn_1_1_cards_count_their_number_and_court_cards_ten() {
    assert_eq!(["AC", "2D", "9H", "TS", "JC", "QD", "KH"].map(deadwood), [1, 2, 9, 10, 10, 10, 10]);
    let table = dealt(RED_HAND, BLUE_HAND, "QD");
    assert_eq!((at(&table, 0), at(&table, 1)), (set(RED_HAND), set(BLUE_HAND)));
    assert_eq!((0..5).map(|place| at(&table, place).len()).sum::<u32>(), 52);
}

#[test]
fn gn_1_2_chance_decides_who_deals_first() {
    let first = (0..30).map(|seed| mover(&GAME.deal(Seats::TWO, &mut Dealer::seeded(seed))).map(Seat::index));
    assert_eq!(first.collect::<std::collections::BTreeSet<_>>(), [Some(0), Some(1)].into());
}

#[test]
fn gn_1_3_a_match_is_played_to_a_hundred_or_fifty_or_for_a_deal() {
    for (target, least) in [(Target::Long, 100), (Target::Short, 50), (Target::OneDeal, 1)] {
        let game = GinRummy::new(target);
        let table = drawn(dealt_in(&game, RED_HAND, BLUE_HAND, "QD"), "KD");
        let mut table = with(&table, |written| written["score"]["points"][0] = json!(least - 34 - 1));
        let mut reached = with(&table, |written| written["score"]["points"][0] = json!(least - 34));
        for table in [&mut table, &mut reached] {
            game.apply(table, Act::Knock(card("KD")), &mut Dealer::seeded(1));
        }
        assert_eq!(points(&reached)[0], least);
        assert!(matches!(game.turn(&table), Turn::Decide(_)) && matches!(game.turn(&reached), Turn::Over(_)));
    }
}

#[test]
fn gn_2_1_a_set_is_three_or_four_cards_of_a_rank() {
    assert_eq!(["7C 7D", "7C 7D 7H", "7C 7D 7H 7S"].map(deadwood), [14, 0, 0]);
    assert_eq!(deadwood("JC QD KH"), 30, "the same value is not enough");
}

#[test]
fn gn_2_2_a_run_is_three_or_more_cards_of_a_suit_and_aces_are_low() {
    assert_eq!(["4C 5C", "4C 5C 6C", "4C 5C 6C 7C 8C 9C", "4C 5C 7C"].map(deadwood), [9, 0, 0, 16]);
    assert_eq!(["AC 2C 3C", "QC KC AC", "QC KC AD", "4C 5D 6C"].map(deadwood), [0, 21, 21, 15]);
}

#[test]
fn gn_2_3_each_card_belongs_to_one_meld() {
    assert_eq!(deadwood("5C 6C 7C 7D 7H"), 11, "the seven is in the set, and five and six are deadwood");
    assert_eq!(deadwood("5C 6C 7C 7D 7H 7S"), 0);
    assert_eq!(deadwood("3C 5C 6C 7C 7D 7H"), 14);
}

/// Returns the least deadwood, tried with every set of disjoint melds.
fn least(hand: Cards) -> u8 {
    let all: Vec<Cards> = melds_of(hand);
    let mut least: u8 = hand.iter().map(|card| (card % 13 + 1).min(10)).sum();
    for meld in all {
        least = least.min(self::least(hand.without(meld)));
    }
    least
}

fn melds_of(hand: Cards) -> Vec<Cards> {
    let mut melds = Vec::new();
    for rank in 0..13 {
        for left_out in 0..=4 {
            let set: Cards = (0..4).filter(|suit| *suit != left_out).map(|suit| 13 * suit + rank).collect();
            melds.push(set);
        }
    }
    for suit in 0..4 {
        for (low, length) in (0..11).flat_map(|low| (3..=5).map(move |length| (low, length))) {
            if low + length <= 13 {
                melds.push((low..low + length).map(|rank| 13 * suit + rank).collect());
            }
        }
    }
    melds.retain(|meld| meld.without(hand).is_empty());
    melds
}

#[test]
fn gn_2_4_the_deadwood_is_least_and_the_melds_are_hard_to_lay_off_on() {
    let mut dealer = Dealer::seeded(4);
    let mut melded = 0;
    for _ in 0..3_000 {
        // Few suits and ranks, so that melds share cards.
        let mut pack: Cards = (0..52).filter(|card| card % 13 < 8).collect();
        let hand = pack.draw_many(11, &mut dealer);
        let best = Division::best(hand);
        assert_eq!(best.points(), least(hand), "{hand:?}");
        let melds = best.melds.iter().filter(|meld| !meld.is_empty());
        assert!(melds.clone().all(|meld| meld.len() > 5 || melds_of(hand).contains(meld)), "{best:?}");
        let whole = melds.clone().fold(best.deadwood, |all, meld| all.or(*meld));
        let count: u32 = melds.clone().map(|meld| meld.len()).sum();
        assert_eq!((whole, count + best.deadwood.len()), (hand, hand.len()));
        melded += melds.count();
    }
    assert!(melded > 3_000, "{melded}");
    let fits = |names| Division::best(set(names)).fitting();
    assert_eq!(fits("7C 8C 9C TC TD TH"), set("6C TS"));
    assert_eq!(fits("JC QC KC TC TD TH TS"), set(""), "the four tens are a set, so that the nine does not fit");
    assert_eq!(fits("4C 5C 6C 7C 7D 7H 7S"), set("3C"), "and so that the eight does not fit");
}

#[test]
fn gn_3_1_ten_cards_each_a_discard_and_the_stock() {
    let table = dealt(RED_HAND, BLUE_HAND, "QD");
    assert_eq!((at(&table, STOCK).len(), at(&table, 3)), (31, set("QD")));
    let seen = |seat| [sees(&table, Observer::Seat(seat), RED_HAND), sees(&table, Observer::Seat(seat), BLUE_HAND)];
    assert_eq!([seen(RED), seen(BLUE)], [[10, 0], [0, 10]]);
    assert_eq!((sees(&table, Observer::Spectator, RED_HAND), sees(&table, Observer::Spectator, "QD")), (0, 1));
    let mut supposed = table;
    GAME.determinize(&mut supposed, RED, &mut Dealer::seeded(2));
    assert_eq!((at(&supposed, 0), at(&supposed, 1).len()), (set(RED_HAND), 10));
    assert_ne!(at(&supposed, 1), set(BLUE_HAND));
}

#[test]
fn gn_3_2_the_first_card_is_offered_to_the_non_dealer_and_then_to_the_dealer() {
    let mut table = dealt(RED_HAND, BLUE_HAND, "QD");
    let mut taken = table;
    assert_eq!((mover(&table), legal(&table)), (Some(RED), vec![Act::Take, Act::Pass]));
    apply(&mut taken, Act::Take, &[]);
    assert_eq!((mover(&taken), at(&taken, 0).len()), (Some(RED), 11));
    apply(&mut table, Act::Pass, &[]);
    assert_eq!((mover(&table), legal(&table)), (Some(BLUE), vec![Act::Take, Act::Pass]));
    let mut taken = table;
    apply(&mut taken, Act::Take, &[]);
    assert_eq!((mover(&taken), at(&taken, 1).len()), (Some(BLUE), 11));
    apply(&mut table, Act::Pass, &[]);
    assert_eq!((mover(&table), legal(&table)), (Some(RED), vec![Act::Draw]));
    let blocked =
        |table: &Table| GAME.blocked_clicks(table).into_iter().map(|click| click.element.kind).collect::<Vec<_>>();
    assert_eq!(blocked(&table), ["card"], "nobody wanted it");
    assert_eq!(blocked(&dealt(RED_HAND, BLUE_HAND, "QD")), ["stock"], "only the first card is offered");
}

#[test]
fn gn_3_3_a_turn_begins_with_the_upper_discard_or_the_stock() {
    let mut table = drawn(dealt(RED_HAND, BLUE_HAND, "QD"), "4H");
    apply(&mut table, Act::Discard(card("4H")), &[]);
    assert_eq!((mover(&table), legal(&table)), (Some(BLUE), vec![Act::Take, Act::Draw]));
    let mut drawing = table;
    apply(&mut table, Act::Take, &[]);
    assert_eq!((at(&table, 1).len(), at(&table, 3)), (11, set("QD")), "the upper discard, and not the one below");
    assert!(at(&table, 1).has(card("4H")));
    apply(&mut drawing, Act::Draw, &[card("8D")]);
    assert!(at(&drawing, 1).has(card("8D")) && at(&drawing, 3) == set("QD 4H"));
    assert_eq!([RED, BLUE].map(|seat| sees(&drawing, Observer::Seat(seat), "8D")), [0, 1]);
}

#[test]
fn gn_3_4_any_card_is_discarded_but_not_the_one_just_taken() {
    let mut table = drawn(dealt(RED_HAND, BLUE_HAND, "QD"), "4H");
    assert!(legal(&table).contains(&Act::Discard(card("4H"))), "a card from the stock may be discarded");
    apply(&mut table, Act::Discard(card("4H")), &[]);
    apply(&mut table, Act::Take, &[]);
    assert_eq!(legal(&table), set(BLUE_HAND).iter().map(Act::Discard).collect::<Vec<_>>());
    assert_eq!(GAME.blocked_clicks(&table)[0].element, ElementId::new("card", card("4H").into()));
    apply(&mut table, Act::Discard(card("TH")), &[]);
    apply(&mut table, Act::Draw, &[card("KS")]);
    apply(&mut table, Act::Discard(card("KS")), &[]);
    apply(&mut table, Act::Draw, &[card("KH")]);
    assert!(legal(&table).contains(&Act::Discard(card("4H"))), "in a later turn it may be discarded");
}

#[test]
fn gn_3_5_cards_taken_from_the_discard_pile_and_earlier_discards_are_known() {
    let mut table = drawn(dealt(RED_HAND, BLUE_HAND, "QD"), "4H");
    apply(&mut table, Act::Discard(card("4H")), &[]);
    apply(&mut table, Act::Take, &[]);
    apply(&mut table, Act::Discard(card("6H")), &[]);
    for luck in 0..40 {
        let mut supposed = table;
        GAME.determinize(&mut supposed, RED, &mut Dealer::seeded(luck));
        assert!(at(&supposed, 1).has(card("4H")), "the card that Blue took stays in Blue's hand");
        assert_eq!(at(&supposed, 3), set("QD 6H"));
    }
    assert_eq!([Observer::Seat(RED), Observer::Spectator].map(|who| sees(&table, who, "4H QD 6H")), [3, 3]);
    apply(&mut table, Act::Draw, &[card("KS")]);
    apply(&mut table, Act::Discard(card("KS")), &[]);
    apply(&mut table, Act::Draw, &[card("KH")]);
    apply(&mut table, Act::Discard(card("4H")), &[]);
    assert_eq!((at(&table, 3), sees(&table, Observer::Spectator, "4H")), (set("QD 6H KS 4H"), 1));
}

#[test]
fn gn_3_6_the_deal_is_void_when_two_cards_are_left_in_the_stock() {
    let mut table = dealt(RED_HAND, BLUE_HAND, "QD");
    apply(&mut table, Act::Pass, &[]);
    apply(&mut table, Act::Pass, &[]);
    for left in (2..31).rev() {
        assert!(legal(&table).contains(&Act::Draw), "{left}");
        let luck = at(&table, STOCK).iter().next().expect("a card");
        apply(&mut table, Act::Draw, &[luck]);
        assert_eq!(at(&table, STOCK).len(), left);
        discard_any(&mut table);
    }
    assert_eq!((legal(&table), points(&table)), (vec![Act::Deal], [0, 0]));
}

#[test]
fn gn_3_7_the_deal_is_void_when_cards_are_taken_from_the_discard_pile_without_end() {
    for first in [Act::Take, Act::Pass] {
        let mut table = dealt(RED_HAND, BLUE_HAND, "QD");
        if first == Act::Pass {
            table = drawn(table, "4H");
        } else {
            apply(&mut table, Act::Take, &[]);
        }
        discard_any(&mut table);
        for taken in 1..=50 {
            assert!(legal(&table).contains(&Act::Take), "{taken}");
            apply(&mut table, Act::Take, &[]);
            if taken < 50 {
                discard_any(&mut table);
            }
        }
        assert_eq!((legal(&table), points(&table)), (vec![Act::Deal], [0, 0]));
    }
}

#[test]
fn gn_4_1_a_player_may_knock_if_ten_or_less_remains() {
    let knocks = |red, draws| {
        let table = drawn(dealt(red, BLUE_HAND, "QD"), draws);
        legal(&table).into_iter().filter(|act| matches!(act, Act::Knock(_))).collect::<Vec<_>>()
    };
    assert_eq!(knocks(RED_HAND, "KD"), [Act::Knock(card("KD")), Act::Knock(card("5S"))], "5 or 10 remain");
    assert_eq!(knocks("AC 2C 3C 7D 7H 7S JC QC 6S 5S", "KD"), [], "at least 31 remain");
    assert_eq!(knocks("AC 2C 3C 7D 7H 7S JC QC 6S 5D", "KC"), [Act::Knock(card("5D")), Act::Knock(card("6S"))]);
    assert_eq!(knocks("AC 2C 3C 7D 7H 7S JC QC AS TD", "KC"), [Act::Knock(card("TD")), Act::Knock(card("AS"))]);
    let table = drawn(dealt("AC 2C 3C 7D 7H 7S JC QC 6S 5S", BLUE_HAND, "QD"), "KD");
    let knock = GAME.blocked_clicks(&table).into_iter().find(|click| click.rule == "GN-4.1");
    assert_eq!(knock.map(|click| click.element), Some(ElementId::new("knock", 0)));
}

#[test]
fn gn_4_2_both_hands_are_shown_after_a_knock() {
    let table = knocked(RED_HAND, BLUE_HAND, "KD", "KD");
    for observer in [Observer::Seat(RED), Observer::Seat(BLUE), Observer::Spectator] {
        assert_eq!([sees(&table, observer, RED_HAND), sees(&table, observer, BLUE_HAND)], [10, 10]);
    }
    let mut supposed = table;
    GAME.determinize(&mut supposed, RED, &mut Dealer::seeded(2));
    assert_eq!(at(&supposed, 1), at(&table, 1));
}

#[test]
fn gn_4_3_cards_are_laid_off_on_the_melds_of_the_knocker() {
    let table = knocked(RED_HAND, BLUE_HAND, "KD", "KD");
    assert_eq!((at(&table, 4), points(&table)), (set("4C"), [39 - 5, 0]));
    let lay_off = |melds: &str, hand: &str| {
        let (grown, rest) = Division::best(set(melds)).lay_off(set(hand));
        (grown.melds.into_iter().fold(Cards::NONE, Cards::or).without(set(melds)), rest.points())
    };
    assert_eq!(lay_off("5C 6C 7C", "8C 9C TC KD"), (set(""), 10), "a run of one's own is as good");
    assert_eq!(lay_off("5C 6C 7C", "8C 9C 4C 3C KD"), (set("3C 4C 8C 9C"), 10), "one after the other");
    assert_eq!(lay_off("5C 6C 7C", "9C TC KD"), (set(""), 29), "the eight is missing");
    assert_eq!(lay_off("7C 7D 7H", "7S 8S"), (set("7S"), 8));
    assert_eq!(lay_off("7C 7D 7H", "7S 8S 9S"), (set(""), 0), "what makes a meld is kept");
    assert_eq!(lay_off("7C 7D 7H", "7S 8S 9S TS"), (set(""), 0));
    assert_eq!(lay_off("5C 6C 7C KD KH KS", "8C 9C TC KC"), (set("KC"), 0), "no more than it takes");
    assert_eq!(
        lay_off("4D 4H 4S AC 2C 3C", "4C 5C"),
        (set("4C 5C"), 0),
        "the four belongs to the run and not to the set"
    );
    assert_eq!(lay_off("AC 2C 3C", "KC QC 4D"), (set(""), 24), "nothing comes before the ace");
}

#[test]
fn gn_4_4_nothing_is_laid_off_after_gin() {
    let table = knocked(RED_HAND, BLUE_HAND, "TC", "5S");
    assert_eq!((at(&table, 4), at(&table, 1)), (set(""), set(BLUE_HAND)));
    assert_eq!(points(&table), [25 + 43, 0]);
}

#[test]
fn gn_5_1_the_knocker_scores_the_difference() {
    assert_eq!(points(&knocked(RED_HAND, BLUE_HAND, "KD", "KD")), [39 - 5, 0]);
    assert_eq!(points(&knocked(RED_HAND, BLUE_HAND, "KD", "5S")), [39 - 10, 0]);
}

#[test]
fn gn_5_2_gin_scores_a_bonus_and_the_other_hand() {
    assert_eq!(points(&knocked(RED_HAND, BLUE_HAND, "TC", "5S")), [25 + 43, 0]);
    let both = knocked(RED_HAND, "9D 9H 9S 2D 3D 4D TH TS TD 8D", "TC", "5S");
    assert_eq!(points(&both), [25 + 8, 0]);
    let none = knocked(RED_HAND, "9D 9H 9S 2D 3D 4D 6D TH TS TD", "TC", "5S");
    assert_eq!(points(&none), [25 + 6, 0]);
    let all = knocked(RED_HAND, "9D 9H 9S 2D 3D 4D 5D TH TS TD", "TC", "5S");
    assert_eq!(points(&all), [25, 0], "there is no undercut of gin");
}

#[test]
fn gn_5_3_an_undercut_scores_a_bonus_for_the_other_player() {
    let less = knocked(RED_HAND, "4C 9D 9H 9S 2D 3D 4D TH TS TD", "KD", "KD");
    assert_eq!((points(&less), at(&less, 4)), ([0, 25 + 5], set("4C")), "0 against 5");
    let equal = knocked(RED_HAND, "5H 9D 9H 9S 2D 3D 4D TH TS TD", "KD", "KD");
    assert_eq!(points(&equal), [0, 25], "5 against 5");
    let more = knocked(RED_HAND, "6H 9D 9H 9S 2D 3D 4D TH TS TD", "KD", "KD");
    assert_eq!(points(&more), [1, 0], "6 against 5");
}

#[test]
fn gn_5_4_the_other_player_deals_next_but_a_void_deal_is_dealt_again() {
    let luck: Vec<u8> = [RED_HAND, BLUE_HAND, "QD"].into_iter().flat_map(cards).collect();
    let mut table = knocked(RED_HAND, BLUE_HAND, "KD", "KD");
    assert_eq!((mover(&table), legal(&table)), (Some(RED), vec![Act::Deal]), "Blue has dealt");
    apply(&mut table, Act::Deal, &luck);
    assert_eq!((mover(&table), points(&table)), (Some(BLUE), [34, 0]), "Red has dealt, and Blue decides");
    assert_eq!((at(&table, 0), at(&table, 4)), (set(RED_HAND), set("")));
    let mut table = void(dealt(RED_HAND, BLUE_HAND, "QD"));
    assert_eq!((mover(&table), points(&table)), (Some(BLUE), [0, 0]));
    apply(&mut table, Act::Deal, &luck);
    assert_eq!(mover(&table), Some(RED), "Blue has dealt again");
}

/// Plays a deal until the stock is used up.
fn void(mut table: Table) -> Table {
    while legal(&table) != [Act::Deal] && mover(&table).is_some() {
        let all = legal(&table);
        let chosen = all.iter().find(|act| matches!(act, Act::Pass | Act::Draw | Act::Discard(_)));
        let act = *chosen.expect("a choice but to knock or take");
        GAME.apply(&mut table, act, &mut Dealer::seeded(1));
    }
    table
}

#[test]
fn gn_6_1_whoever_reaches_the_target_wins() {
    let table = drawn(dealt(RED_HAND, BLUE_HAND, "QD"), "KD");
    let mut table = with(&table, |written| written["score"]["points"] = json!([66, 99]));
    apply(&mut table, Act::Knock(card("KD")), &[]);
    let outcome = outcome(&table).expect("an outcome");
    assert_eq!((outcome.winner(), outcome.reason()), (Some(RED), "end-points"));
    assert_eq!((points(&table), legal(&table)), ([100, 99], Vec::new()));
    let single = GinRummy::new(Target::OneDeal);
    let table = with(&knocked(RED_HAND, BLUE_HAND, "KD", "KD"), |written| written["target"] = json!(1));
    let Turn::Over(outcome) = single.turn(&table) else { panic!("any points win") };
    assert_eq!((outcome.winner(), outcome.reason()), (Some(RED), "end-deal"));
}

#[test]
fn gn_6_2_three_void_deals_in_a_row_end_the_match() {
    let luck: Vec<u8> = [RED_HAND, BLUE_HAND, "QD"].into_iter().flat_map(cards).collect();
    for (red, blue, winner) in [(0, 0, None), (0, 20, Some(BLUE)), (99, 20, Some(RED))] {
        let table = dealt(RED_HAND, BLUE_HAND, "QD");
        let mut table = with(&table, |written| written["score"]["points"] = json!([red, blue]));
        for _ in 0..2 {
            table = void(table);
            apply(&mut table, Act::Deal, &luck);
        }
        // A scored deal in between counts.
        let mut scored = drawn(table, "KD");
        apply(&mut scored, Act::Knock(card("KD")), &[]);
        if winner.is_none() {
            apply(&mut scored, Act::Deal, &luck);
            assert_eq!(legal(&void(scored)), [Act::Deal]);
        }
        let outcome = outcome(&void(table)).expect("an outcome");
        assert_eq!((outcome.winner(), outcome.reason()), (winner, "end-voids"));
    }
}

#[test]
fn the_log_tells_a_knock_step_by_step() {
    let english = plugins().expect("each id once")["gin-rummy"].catalog("en").expect("a good locale");
    let mut table = drawn(dealt(RED_HAND, BLUE_HAND, "QD"), "KD");
    let mut dealer = Dealer::seeded(1).with_listener();
    GAME.apply(&mut table, Act::Knock(card("KD")), &mut dealer);
    let moments = dealer.take_moments(rondel::AnyState::new(table));
    let told = moments.iter().flat_map(|moment| &moment.heard).map(|told| english.say(&told.text));
    let expected = [
        "Red knocks with the king of diamonds and has 5 deadwood.",
        "Blue lays off: 4 of clubs.",
        "Red scores 34: 5 against 39 deadwood.",
    ];
    assert_eq!(told.collect::<Vec<_>>(), expected);
    assert_eq!(moments.len(), 4, "the knock, both hands, the cards laid off, and the score");
}
