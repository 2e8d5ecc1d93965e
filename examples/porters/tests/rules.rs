//! Tests of the rules of Porters, named after the rule numbers, and of the laws that apply to every ruleset.

#![allow(clippy::large_types_passed_by_value, reason = "positions are changed step by step")]

use rondel::conformance::{self, CheckPlan};
use rondel::scene::{Inline, Piece};
use rondel::{
    Announcement, Dealer, ElementId, LANGUAGES, Observer, Outcome, Ruleset, Seat, Seats, Stage, Turn, plugins,
};
use rondel_porters::{Act, Mountain, Porters};
use serde_json::{Value, json};

const BREAD: u8 = 0;
const ROPE: u8 = 1;
const WOOD: u8 = 2;
const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
/// The places of the packs that no porter carries.
const DEPOT: usize = 30;
const STOCKED: usize = 31;
const GONE: usize = 32;

fn seats(count: u8) -> Seats {
    Seats::new(count).expect("a table")
}

fn dealt(count: u8) -> Mountain {
    Porters.deal(seats(count), &mut Dealer::seeded(1))
}

/// Changes a position through its written form.
fn with(mountain: Mountain, change: impl FnOnce(&mut Value)) -> Mountain {
    let mut value = serde_json::to_value(mountain).expect("plain data");
    change(&mut value);
    serde_json::from_value(value).expect("a position")
}

fn field(mountain: &Mountain, name: &str) -> Value {
    serde_json::to_value(mountain).expect("plain data")[name].clone()
}

fn cards(mountain: &Mountain, place: usize) -> u64 {
    field(mountain, "packs")["places"][place].as_u64().expect("a set of packs")
}

/// Exchanges the first pack in a place for another pack, so that the place holds a pack of this kind.
fn holding(mountain: Mountain, place: usize, goods: u8, weight: u8) -> Mountain {
    with(mountain, |value| {
        let places = value["packs"]["places"].as_array_mut().expect("places");
        let bits: Vec<u64> = places.iter().map(|cards| cards.as_u64().expect("a set")).collect();
        let old = bits[place] & bits[place].wrapping_neg();
        let kind = 3_u64 << (2 * (4 * goods + weight - 1));
        // Packs that were put on the same back before stay there.
        let may = |at: usize| at < STOCKED && at != place && !(place / 6 * 6..place).contains(&at);
        let from = bits.iter().enumerate().rfind(|(at, cards)| may(*at) && *cards & kind != 0);
        let from = from.expect("a pack of this kind").0;
        let new = bits[from] & kind & (bits[from] & kind).wrapping_neg();
        places[from] = json!((bits[from] & !new) | old);
        places[place] = json!((bits[place] & !old) | new);
    })
}

/// Sets what a shelf asks for: one of the goods, a weight, or both; 0 stands for any weight.
fn asking(mountain: Mountain, shelf: usize, goods: Option<u8>, weight: u8) -> Mountain {
    let goods = goods.map_or(31, |goods| 1 << goods);
    let weights = if weight == 0 { 15 } else { 1 << (weight - 1) };
    with(mountain, |value| value["asked"][shelf] = json!(goods | weights << 5))
}

/// Fills these shelves with any packs from the depot.
fn filled(mountain: Mountain, shelves: impl IntoIterator<Item = usize>) -> Mountain {
    with(mountain, |value| {
        for shelf in shelves {
            let set = |value: &Value, place: usize| value["packs"]["places"][place].as_u64().expect("a set");
            let pack = set(value, DEPOT).trailing_zeros();
            value["packs"]["places"][DEPOT] = json!(set(value, DEPOT) & !(1 << pack));
            value["packs"]["places"][STOCKED] = json!(set(value, STOCKED) | 1 << pack);
            value["stocked"][shelf] = json!(pack);
        }
    })
}

fn legal(mountain: &Mountain) -> Vec<Act> {
    let mut legal = Vec::new();
    Porters.legal_actions(mountain, &mut legal);
    legal
}

/// Returns the position after legal actions.
fn after(mut mountain: Mountain, acts: &[Act]) -> Mountain {
    for act in acts {
        assert!(legal(&mountain).contains(act), "{act:?} is not among {:?}", legal(&mountain));
        Porters.apply(&mut mountain, *act, &mut Dealer::seeded(1));
    }
    mountain
}

fn announced(mountain: &Mountain, act: Act) -> Vec<Announcement> {
    let mut dealer = Dealer::seeded(1).with_listener();
    Porters.apply(&mut mountain.clone(), act, &mut dealer);
    dealer.take_announcements()
}

fn piece(mountain: &Mountain, observer: Observer, kind: &'static str, number: u32) -> Piece {
    let scene = Porters.scene(mountain, observer);
    scene.piece(ElementId::new(kind, number)).expect("it is on the table").clone()
}

fn english(text: &rondel::Text) -> String {
    plugins().expect("each id once")["porters"].catalog("en").expect("English").say(text)
}

fn name(mountain: &Mountain, observer: Observer, kind: &'static str, number: u32) -> String {
    english(&piece(mountain, observer, kind, number).name)
}

fn end(mountain: &Mountain) -> Outcome {
    match Porters.turn(mountain) {
        Turn::Over(outcome) => outcome,
        Turn::Decide(seat) => panic!("{seat:?} decides"),
    }
}

#[test]
fn po_1_1_forty_packs_two_of_each_kind() {
    let mountain = with(dealt(2), |value| {
        let places = value["packs"]["places"].as_array_mut().expect("places");
        places.fill(json!(0));
        places[GONE] = json!((1_u64 << 40) - 1);
    });
    let lost = (0..40).map(|pack| name(&mountain, Observer::Spectator, "lost", pack)).collect::<Vec<_>>();
    let kinds = ["bread", "rope", "wood", "oil", "wool"]
        .into_iter()
        .flat_map(|goods| (1..5).flat_map(move |weight| [(); 2].map(|()| format!("Lost: {goods} {weight}"))));
    assert_eq!(lost, kinds.collect::<Vec<_>>());
    Porters.check_conservation(&mountain).expect("forty packs");
    let lost = with(mountain, |value| value["packs"]["places"][GONE] = json!((1_u64 << 39) - 1));
    Porters.check_conservation(&lost).expect_err("one is missing");
}

#[test]
fn po_1_2_everybody_sees_all_packs_but_their_own() {
    for (count, carried) in [(2, 6), (3, 5), (4, 5), (5, 4)] {
        let mountain = dealt(count);
        for place in 0..DEPOT {
            let is_carried = place / 6 < usize::from(count) && place % 6 < carried;
            assert_eq!(cards(&mountain, place).count_ones(), u32::from(is_carried), "{count} players, place {place}");
        }
        assert_eq!(cards(&mountain, DEPOT).count_ones() as usize, 40 - usize::from(count) * carried);
    }
    let mountain = holding(dealt(2), 0, ROPE, 3);
    assert_eq!(name(&mountain, Observer::Seat(BEN), "pack", 0), "Pack 1: rope 3");
    assert_eq!(name(&mountain, Observer::Open, "pack", 0), "Pack 1: rope 3");
    assert_eq!(name(&mountain, Observer::Seat(ANNA), "pack", 0), "Pack 1: unknown");
    assert_eq!(name(&mountain, Observer::Spectator, "pack", 0), "Pack 1: unknown");
}

#[test]
fn po_1_3_the_huts_ask_for_goods_weights_and_kinds() {
    for seed in 0..50 {
        let mountain = Porters.deal(seats(3), &mut Dealer::seeded(seed));
        let asked = field(&mountain, "asked");
        let ask = |shelf: usize| [asked[shelf].as_u64().expect("bits") & 31, asked[shelf].as_u64().expect("bits") >> 5];
        let mut lower: Vec<_> = (0..9).map(ask).collect();
        lower.sort_unstable();
        let singles = [[1, 15], [2, 15], [4, 15], [8, 15], [16, 15], [31, 1], [31, 2], [31, 4], [31, 8]];
        assert_eq!(lower, singles, "seed {seed}");
        let width = |shelf: usize| ask(shelf).map(u64::count_ones);
        for hut in [9, 12] {
            assert_eq!([width(hut), width(hut + 1), width(hut + 2)], [[1, 4], [5, 1], [1, 1]]);
        }
        let mut kinds: Vec<_> = [11, 14, 15, 16, 17].map(ask).to_vec();
        assert!(kinds.iter().flatten().all(|bits| bits.is_power_of_two()));
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!(kinds.len(), 5, "seed {seed}");
    }
}

#[test]
fn po_1_4_a_hut_opens_when_the_two_below_it_are_full() {
    let open = |mountain: &Mountain| {
        let closed: Vec<u32> = Porters.blocked_clicks(mountain).iter().map(|click| click.element.number).collect();
        (0..18)
            .filter(|shelf| !closed.contains(shelf))
            .map(|shelf| shelf / 3)
            .collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(open(&dealt(2)), [0, 1, 2].into());
    assert_eq!(open(&filled(dealt(2), 0..5)), [0, 1, 2].into());
    assert_eq!(open(&filled(dealt(2), 0..6)), [0, 1, 2, 3].into());
    assert_eq!(open(&filled(dealt(2), 3..9)), [0, 1, 2, 4].into());
    assert_eq!(open(&filled(dealt(2), 0..15)), [0, 1, 2, 3, 4, 5].into());
    // Packs are carried only to open huts.
    let known = after(asking(holding(dealt(2), 6, ROPE, 3), 9, Some(ROPE), 0), &[Act::Signal(BEN, ROPE)]);
    let shelves = |mountain: &Mountain| {
        let to =
            legal(mountain).into_iter().filter_map(|act| if let Act::Carry(0, to) = act { Some(to) } else { None });
        to.collect::<Vec<_>>()
    };
    assert!(shelves(&known).iter().all(|shelf| *shelf < 9));
    assert!(shelves(&filled(known, 0..6)).contains(&9));
}

#[test]
fn po_1_5_eight_signals_and_forty_hours() {
    let mountain = dealt(2);
    assert_eq!([field(&mountain, "signals"), field(&mountain, "hour")], [json!(8), json!(0)]);
    assert_eq!(piece(&mountain, Observer::Spectator, "hours", 0).count, Some(40));
    assert_eq!(piece(&mountain, Observer::Spectator, "signals", 0).count, Some(8));
}

#[test]
fn po_1_6_each_turn_takes_an_hour() {
    let mut mountain = dealt(3);
    for turn in 0..4 {
        assert_eq!(Porters.turn(&mountain), Turn::Decide(Seat::new(turn % 3)));
        mountain = after(mountain, &[Act::Leave(0)]);
        assert_eq!(piece(&mountain, Observer::Spectator, "hours", 0).count, Some(39 - u16::from(turn)));
    }
}

/// Returns a table of two at which Ben carries rope 3, rope 1, and four packs that hold no rope.
fn ben_has_two_ropes() -> Mountain {
    let mountain = holding(holding(dealt(2), 6, ROPE, 3), 7, ROPE, 1);
    (8..12).fold(mountain, |mountain, place| holding(mountain, place, BREAD, place as u8 / 2 - 3))
}

#[test]
fn po_2_1_a_signal_applies_to_a_pack_and_tells_something_new() {
    let mountain = ben_has_two_ropes();
    let rope = Act::Signal(BEN, ROPE);
    assert!(legal(&mountain).contains(&rope));
    assert!(!legal(&mountain).contains(&Act::Signal(BEN, WOOD)), "Ben carries no wood");
    assert!(!legal(&mountain).iter().any(|act| matches!(act, Act::Signal(ANNA, _))), "Anna is the one who signals");
    let told = after(mountain, &[rope, Act::Leave(0)]);
    assert_eq!(field(&told, "signals"), json!(8), "one was spent, and one returned");
    // Ben’s first pack was replaced, so rope would tell something new only if it mattered for the new pack.
    let again = after(ben_has_two_ropes(), &[rope]);
    let again = with(again, |value| value["hour"] = json!(2));
    assert!(!legal(&again).contains(&rope), "Ben knows already");
    let silent = with(ben_has_two_ropes(), |value| value["signals"] = json!(0));
    assert!(!legal(&silent).iter().any(|act| matches!(act, Act::Signal(..))));
    assert!(Porters.blocked_clicks(&silent).iter().any(|click| click.rule == "PO-2.1"));
}

#[test]
fn po_2_2_a_signal_marks_the_packs_that_match_and_those_that_do_not() {
    let mountain = after(ben_has_two_ropes(), &[Act::Signal(BEN, ROPE)]);
    let names = |observer| [6, 7, 8].map(|place| name(&mountain, observer, "pack", place));
    let own = ["Pack 1: rope", "Pack 2: rope", "Pack 3: unknown"];
    assert_eq!(names(Observer::Seat(BEN)), own);
    assert_eq!(names(Observer::Spectator), own);
    let marks = |observer, place| piece(&mountain, observer, "pack", place).face.lines;
    let [ear, no, rope] = ["ear", "no", "rope"].map(Inline::Icon);
    assert_eq!(marks(Observer::Seat(ANNA), 6), [[ear, rope.clone()]]);
    assert_eq!(marks(Observer::Seat(ANNA), 8), [[no.clone(), rope.clone()]]);
    assert_eq!(marks(Observer::Seat(BEN), 8), [[no, rope]]);
    let told = announced(&ben_has_two_ropes(), Act::Signal(BEN, ROPE));
    assert_eq!(told.iter().map(|told| english(&told.text)).collect::<Vec<_>>(), ["Anna tells Ben: 2 packs hold rope."]);
    assert_eq!(told[0].elements, [6, 7].map(|place| ElementId::new("pack", place)));
    // Samples of what Ben thinks possible agree with all of it.
    for seed in 0..200 {
        let mut sample = mountain;
        Porters.determinize(&mut sample, BEN, &mut Dealer::seeded(seed));
        let is_rope = |place| cards(&sample, place) & 0xFF00 != 0;
        assert_eq!([6, 7, 8, 9, 10, 11].map(is_rope), [true, true, false, false, false, false]);
    }
}

#[test]
fn po_2_3_a_pack_is_carried_to_a_free_shelf() {
    let mountain = asking(ben_has_two_ropes(), 4, Some(ROPE), 0);
    let told = after(mountain, &[Act::Signal(BEN, ROPE)]);
    assert!(legal(&told).contains(&Act::Carry(0, 4)) && legal(&told).contains(&Act::Carry(1, 4)));
    let full = filled(told, [4]);
    assert!(!legal(&full).iter().any(|act| matches!(act, Act::Carry(_, 4))));
}

#[test]
fn po_2_4_only_a_pack_that_was_named_and_may_fit_is_carried() {
    let mountain = with(ben_has_two_ropes(), |value| value["hour"] = json!(1));
    assert!(!legal(&mountain).iter().any(|act| matches!(act, Act::Carry(..))), "nothing was told");
    let mountain = asking(asking(asking(ben_has_two_ropes(), 0, Some(ROPE), 0), 1, Some(BREAD), 0), 2, None, 2);
    let told = after(mountain, &[Act::Signal(BEN, ROPE)]);
    let may = |mountain: &Mountain, slot, shelf| legal(mountain).contains(&Act::Carry(slot, shelf));
    assert!(may(&told, 0, 0) && !may(&told, 0, 1), "rope, not bread");
    assert!(may(&told, 0, 2), "the weight is unknown");
    assert!(!may(&told, 2, 1), "that the third pack is not rope does not name it");
    let told = with(after(told, &[Act::Leave(5)]), |value| value["signals"] = json!(8));
    let told = after(told, &[Act::Signal(BEN, 6)]);
    assert!(!may(&told, 0, 2) && !may(&told, 1, 2), "rope of another weight");
    assert!(may(&told, 4, 2), "the fifth pack weighs 2");
}

/// Returns a table at which Ben is to move and knows that his first pack holds rope; it weighs 3.
fn ben_knows_his_rope(shelf: usize, goods: Option<u8>, weight: u8) -> Mountain {
    after(asking(ben_has_two_ropes(), shelf, goods, weight), &[Act::Signal(BEN, ROPE)])
}

#[test]
fn po_2_5_a_pack_that_fits_stays_on_the_shelf() {
    for (goods, weight) in [(Some(ROPE), 0), (None, 3), (Some(ROPE), 3)] {
        let before = ben_knows_his_rope(4, goods, weight);
        let stocked = after(before, &[Act::Carry(0, 4)]);
        assert_eq!(name(&stocked, Observer::Spectator, "shelf", 4), "Shelf filled with rope 3");
        assert_eq!([field(&stocked, "fallen"), field(&stocked, "signals")], [json!(0), json!(7)]);
        assert_eq!(cards(&stocked, STOCKED), cards(&before, 6));
    }
}

#[test]
fn po_2_6_a_pack_that_does_not_fit_falls_into_the_ravine() {
    let before = ben_knows_his_rope(4, Some(ROPE), 2);
    let fallen = after(before, &[Act::Carry(0, 4)]);
    assert_eq!([field(&fallen, "fallen"), field(&fallen, "stocked")[4].clone()], [json!(1), json!(null)]);
    assert_eq!(cards(&fallen, GONE), cards(&before, 6));
    assert_eq!(piece(&fallen, Observer::Spectator, "ravine", 0).count, Some(1));
    assert_eq!(piece(&fallen, Observer::Spectator, "valley", 0).count, Some(0));
}

#[test]
fn po_2_7_a_full_hut_returns_a_signal() {
    let before = filled(ben_knows_his_rope(4, Some(ROPE), 0), [3, 5]);
    assert_eq!(field(&before, "signals"), json!(7));
    let told = |mountain: &Mountain| field(&after(*mountain, &[Act::Carry(0, 4)]), "signals");
    assert_eq!(told(&before), json!(8));
    assert_eq!(told(&with(before, |value| value["signals"] = json!(8))), json!(8), "never more than eight");
    assert_eq!(told(&ben_knows_his_rope(4, Some(ROPE), 0)), json!(7), "the hut is not full");
}

#[test]
fn po_2_8_a_pack_left_behind_is_lost_and_returns_a_signal() {
    let before = with(dealt(2), |value| value["signals"] = json!(3));
    let left = after(before, &[Act::Leave(2)]);
    assert_eq!([field(&left, "signals"), field(&left, "fallen")], [json!(4), json!(0)]);
    assert_eq!(cards(&left, GONE), cards(&before, 2));
    assert_eq!(piece(&left, Observer::Spectator, "valley", 0).count, Some(1));
    assert_eq!(field(&after(dealt(2), &[Act::Leave(2)]), "signals"), json!(8), "never more than eight");
}

#[test]
fn po_2_9_a_new_pack_comes_from_the_depot_and_only_the_others_see_it() {
    let before = ben_knows_his_rope(4, Some(ROPE), 0);
    let stocked = after(before, &[Act::Carry(0, 4)]);
    assert_eq!(cards(&stocked, DEPOT).count_ones(), cards(&before, DEPOT).count_ones() - 1);
    assert_eq!(cards(&stocked, DEPOT) | cards(&stocked, 6), cards(&before, DEPOT));
    assert_eq!(name(&stocked, Observer::Seat(BEN), "pack", 6), "Pack 1: unknown");
    let told = announced(&before, Act::Carry(0, 4));
    let heard = |observer| english(&told.last().expect("it is told").to(observer).text);
    assert_eq!(heard(Observer::Seat(BEN)), "Ben takes a new pack.");
    assert_eq!(heard(Observer::Spectator), "Ben takes a new pack.");
    assert!(heard(Observer::Seat(ANNA)).starts_with("Ben takes a new pack: "));
    let empty = filled(before, [0, 1, 2]);
    let empty = with(empty, |value| {
        let rest = value["packs"]["places"][DEPOT].clone();
        value["packs"]["places"][GONE] = rest;
        value["packs"]["places"][DEPOT] = json!(0);
    });
    assert_eq!(name(&after(empty, &[Act::Carry(0, 4)]), Observer::Seat(ANNA), "pack", 6), "No pack");
}

#[test]
fn po_3_1_full_shelves_win_at_once() {
    let before = filled(ben_knows_his_rope(17, Some(ROPE), 0), 0..17);
    let won = end(&after(before, &[Act::Carry(0, 17)]));
    assert!(seats(2).each().all(|seat| won.has_won(seat)) && won.reason() == "end-supplied");
    assert!(legal(&after(before, &[Act::Carry(0, 17)])).is_empty());
}

#[test]
fn po_3_2_the_third_fallen_pack_loses_at_once() {
    let fall = |fallen: u8| {
        after(with(ben_knows_his_rope(4, Some(ROPE), 2), |value| value["fallen"] = json!(fallen)), &[Act::Carry(0, 4)])
    };
    assert_eq!(Porters.turn(&fall(1)), Turn::Decide(ANNA));
    let lost = end(&fall(2));
    assert!(lost.is_defeat() && lost.is_joint() && lost.reason() == "end-fallen");
}

#[test]
fn po_3_3_the_night_loses() {
    let late = |hour: u8| with(dealt(2), |value| value["hour"] = json!(hour));
    assert_eq!(Porters.turn(&after(late(38), &[Act::Leave(0)])), Turn::Decide(BEN));
    let lost = end(&after(late(39), &[Act::Leave(0)]));
    assert!(lost.is_defeat() && lost.reason() == "end-night");
    // A victory in the last hour counts.
    let late = with(filled(ben_knows_his_rope(17, Some(ROPE), 0), 0..17), |value| value["hour"] = json!(39));
    assert_eq!(end(&after(late, &[Act::Carry(0, 17)])).score(), Some(18));
}

#[test]
fn po_3_4_full_shelves_and_the_hours_left_after_a_victory_are_points() {
    let won = end(&after(filled(ben_knows_his_rope(17, Some(ROPE), 0), 0..17), &[Act::Carry(0, 17)]));
    assert_eq!(won.score(), Some(18 + 38));
    let lost = end(&with(filled(dealt(2), 0..7), |value| value["hour"] = json!(40)));
    assert_eq!(lost.score(), Some(7));
    assert!(lost.utility(ANNA) < won.utility(ANNA));
}

#[test]
fn a_porter_always_has_something_to_do() {
    // Whoever only leaves packs behind still has one in the last hour.
    for count in 2..=5 {
        let mut mountain = dealt(count);
        while let Turn::Decide(_) = Porters.turn(&mountain) {
            let leave = legal(&mountain).into_iter().find(|act| matches!(act, Act::Leave(_)));
            mountain = after(mountain, &[leave.expect("a pack to leave behind")]);
        }
        assert_eq!(end(&mountain).reason(), "end-night");
    }
}

#[test]
fn porters_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["porters"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    let report = conformance::check(&Porters, &CheckPlan { games: 100, seed: 1, catalogs: &catalogs, look_every: 3 });
    assert!(report.expect("the laws hold").hidden_positions > 0);
}
