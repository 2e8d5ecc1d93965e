//! Tests of the Wisps rules, named after the rule numbers, and of the laws that apply to every ruleset.

use std::collections::{BTreeMap, BTreeSet};

use rondel::conformance::{self, CheckPlan};
use rondel::scene::{Inline, Scene, Shape};
use rondel::{Dealer, ElementId, LANGUAGES, Observer, Ruleset, Seat, SeatSet, Seats, Stage, Turn, plugins};
use rondel_wisps::{Light, Wisps};
use serde_json::{Value, json};

type Moor = <Wisps as Ruleset>::State;

fn seats(count: u8) -> Seats {
    Seats::new(count).expect("a table")
}

fn dealt(count: u8, seed: u64) -> Moor {
    Wisps.deal(seats(count), &mut Dealer::seeded(seed))
}

/// Returns the lantern with a given brightness.
fn light(brightness: u8) -> Light {
    serde_json::from_value((brightness - 1).into()).expect("a number")
}

/// Returns the brightness of each lantern in a place. The places are the hands of the seats, followed by the
/// undealt and the shown lanterns.
fn lying(moor: &Moor, place: usize) -> BTreeSet<u8> {
    let thirds = written(moor)["lanterns"].clone();
    let bits = (0..3).fold(0, |all, third| all | thirds[third]["places"][place].as_u64().expect("a set"));
    (1..=60).filter(|brightness| bits >> (brightness - 1) & 1 == 1).collect()
}

fn written(moor: &Moor) -> Value {
    serde_json::to_value(moor).expect("plain data")
}

/// Returns a state in the first round with the given lanterns in the hands, by seat.
fn holding(hands: &[&[u8]]) -> Moor {
    let mut moor = written(&dealt(hands.len() as u8, 1));
    let bits = |hand: &[u8]| hand.iter().fold(0_u64, |bits, brightness| bits | 1 << (brightness - 1));
    let places: Vec<u64> = hands.iter().map(|hand| bits(hand)).collect();
    let undealt = ((1_u64 << 60) - 1) & !places.iter().fold(0, |all, hand| all | hand);
    let all = places.into_iter().chain(std::iter::repeat_n(0, 6 - hands.len())).chain([undealt, 0]);
    for third in 0..3 {
        let of_it = ((1_u64 << 20) - 1) << (20 * third);
        moor["lanterns"][third]["places"] = all.clone().map(|place| place & of_it).collect::<Vec<u64>>().into();
    }
    moor["great"] = json!([5, 3, 2, 4, 1, 7, 6, 8]);
    serde_json::from_value(moor).expect("a moor")
}

/// Applies the choices in seat order, over one or more rounds.
fn after(mut moor: Moor, chosen: &[u8]) -> Moor {
    let dealer = &mut Dealer::seeded(3);
    for brightness in chosen {
        let mut legal = Vec::new();
        Wisps.legal_actions(&moor, &mut legal);
        assert!(legal.contains(&light(*brightness)), "{brightness} can be chosen");
        Wisps.apply(&mut moor, light(*brightness), dealer);
    }
    moor
}

fn points(moor: &Moor) -> Vec<i32> {
    Wisps.goals(moor, Observer::Spectator).list[0].counts().to_vec()
}

/// Returns the points each seat caught with great and with small wisps.
fn caught(moor: &Moor) -> Vec<(i32, i32)> {
    let lines = Wisps.score_sheet(moor).lines;
    lines[0].1.iter().copied().zip(lines[1].1.iter().copied()).collect()
}

fn seen(moor: &Moor, seat: u8) -> Scene {
    Wisps.scene(moor, Observer::Seat(Seat::new(seat)))
}

/// Counts the pieces of one kind in a scene.
fn things(scene: &Scene, kind: &str) -> usize {
    scene.pieces().filter(|piece| piece.id.kind == kind).count()
}

#[test]
fn wi_1_1_of_sixty_lanterns_ten_bear_each_sign() {
    let moor = holding(&[&[1, 2, 3, 4, 5, 6, 7], &[60]]);
    let scene = seen(&moor, 0);
    let picture =
        |brightness: u32| scene.piece(ElementId::new("lantern", brightness - 1)).and_then(|piece| piece.face.icon);
    let signs: Vec<_> = (1..=7).filter_map(picture).collect();
    assert_eq!(signs, ["star", "moon", "leaf", "drop", "flower", "fish", "star"]);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for first in (1..=55).step_by(6) {
        let held: Vec<u8> = (first..first + 6).collect();
        for piece in seen(&holding(&[&held, &[]]), 0).pieces().filter(|piece| piece.id.kind == "lantern") {
            *counts.entry(format!("{:?}", piece.face.icon)).or_default() += 1;
        }
    }
    assert_eq!(counts.into_values().collect::<Vec<_>>(), [10; 6]);
}

#[test]
fn wi_1_2_everybody_gets_nine_that_nobody_else_sees() {
    for count in 2..=6 {
        let moor = dealt(count, 7);
        assert!((0..usize::from(count)).all(|seat| lying(&moor, seat).len() == 9), "{count} players");
        for (seat, third) in (0..usize::from(count)).flat_map(|seat| [(seat, 1..=20), (seat, 21..=40), (seat, 41..=60)])
        {
            assert_eq!(lying(&moor, seat).iter().filter(|light| third.contains(*light)).count(), 3);
        }
        assert_eq!(lying(&moor, 6).len(), 60 - 9 * usize::from(count));
        let scene = seen(&moor, 1);
        assert_eq!((things(&scene, "lantern"), things(&scene, "open")), (9, 0), "nothing but one's own");
        assert_eq!(things(&Wisps.scene(&moor, Observer::Spectator), "lantern"), 0);
        let mut supposed = moor;
        Wisps.determinize(&mut supposed, Seat::new(1), &mut Dealer::seeded(9));
        assert_eq!(lying(&supposed, 1), lying(&moor, 1));
        assert_ne!(lying(&supposed, 0), lying(&moor, 0));
    }
}

#[test]
fn wi_1_3_great_wisps_lie_in_another_order_each_time() {
    let worths =
        |seed| written(&dealt(3, seed))["great"].as_array().expect("a row").iter().filter_map(Value::as_u64).collect();
    let (one, other): (Vec<u64>, Vec<u64>) = (worths(1), worths(2));
    assert_ne!(one, other);
    for mut row in [one, other] {
        row.sort_unstable();
        assert_eq!(row, [1, 2, 3, 4, 5, 6, 7, 8]);
    }
    assert_eq!(
        things(&seen(&dealt(3, 1), 0), "great") + things(&seen(&dealt(3, 1), 0), "prize"),
        9,
        "and the small one"
    );
}

#[test]
fn wi_2_1_all_choose_at_the_same_time_and_nobody_sees_it() {
    let start = holding(&[&[10, 20], &[30, 41], &[50, 58]]);
    let everybody: SeatSet = seats(3).each().collect();
    let moor = after(start, &[20]);
    assert_eq!((Wisps.turn(&moor), Wisps.together(&moor)), (Turn::Decide(Seat::new(1)), everybody));
    let face =
        |moor: &Moor, seat| seen(moor, seat).piece(ElementId::new("place", 0)).map(|piece| piece.face.back.is_some());
    assert_eq!((face(&moor, 0), face(&moor, 1), face(&moor, 2)), (Some(false), Some(true), Some(true)));
    // The choice changes nothing that other seats see, and their samples contain many possible choices.
    let other = after(start, &[10]);
    assert_eq!((seen(&moor, 1), seen(&moor, 2)), (seen(&other, 1), seen(&other, 2)));
    let mut supposed = BTreeSet::new();
    for luck in 0..80 {
        let mut sample = moor;
        Wisps.determinize(&mut sample, Seat::new(1), &mut Dealer::seeded(luck));
        assert_eq!(lying(&sample, 0).len(), 2, "what is chosen stays in the hand");
        supposed.insert(written(&sample)["picks"]["picked"][0].as_u64());
    }
    assert!(supposed.len() > 15, "{supposed:?}");
}

#[test]
fn wi_2_2_lanterns_with_the_same_sign_blind_each_other() {
    let moor = after(holding(&[&[51, 1], &[33, 2]]), &[51, 33]);
    assert_eq!(caught(&moor), [(0, 0), (0, 0)]);
    assert_eq!(lying(&moor, 7), BTreeSet::from([33, 51]), "both were shown");
    assert_eq!(caught(&after(holding(&[&[51, 1], &[34, 2]]), &[51, 34])), [(5, 0), (0, 4)]);
}

#[test]
fn wi_2_3_of_the_others_the_brightest_and_the_dimmest_catch_a_wisp() {
    let hands: [&[u8]; 3] = [&[51, 1], &[20, 2], &[10, 45]];
    assert_eq!(caught(&after(holding(&hands), &[51, 20, 10])), [(5, 0), (0, 0), (0, 4)]);
    assert_eq!(caught(&after(holding(&hands), &[51, 20, 45])), [(0, 0), (5, 4), (0, 0)], "one alone catches both");
}

#[test]
fn wi_2_4_a_great_wisp_that_nobody_catches_stays() {
    let hands: [&[u8]; 2] = [&[51, 40, 1], &[33, 20, 2]];
    let moor = after(holding(&hands), &[51, 33]);
    let prize = |moor: &Moor| {
        seen(moor, 0).piece(ElementId::new("prize", 0)).and_then(|piece| piece.face.lines.first().cloned())
    };
    assert_eq!(prize(&moor), Some(vec![Inline::Number(8)]), "5 and 3");
    assert_eq!(caught(&after(moor, &[40, 20])), [(8, 0), (0, 4)]);
    assert_eq!(prize(&after(moor, &[40, 20])), Some(vec![Inline::Number(2)]), "it is gone");
}

#[test]
fn wi_2_5_whoever_catches_the_great_wisp_has_a_lantern_laid_open() {
    let moor = after(holding(&[&[51, 40, 1], &[20, 2]]), &[51, 20]);
    let open: Vec<u32> =
        seen(&moor, 1).pieces().filter(|piece| piece.id.kind == "open").map(|piece| piece.id.number).collect();
    assert!(open == [39] || open == [0], "one of those that are left: {open:?}");
    assert_eq!(
        seen(&moor, 0).pieces().filter(|piece| !piece.face.badges.is_empty() && piece.id.kind == "lantern").count(),
        1
    );
    for luck in 0..20 {
        let mut supposed = moor;
        Wisps.determinize(&mut supposed, Seat::new(1), &mut Dealer::seeded(luck));
        assert!(lying(&supposed, 0).contains(&(open[0] as u8 + 1)), "all know of it");
    }
    // The lantern stays face up in the hand until both players have chosen. Until then, its choice is not
    // revealed.
    let chosen = after(moor, &[open[0] as u8 + 1]);
    assert_eq!(things(&seen(&chosen, 1), "open"), 1);
    assert!(!lying(&after(chosen, &[2]), 0).contains(&(open[0] as u8 + 1)));
}

#[test]
fn wi_3_1_after_eight_rounds_most_points_win() {
    let mut ties = 0;
    for seed in 0..300 {
        let (mut moor, mut dealer, mut buffer) = (dealt(2, seed), Dealer::seeded(seed), Vec::new());
        let mut plies = 0;
        let outcome = loop {
            match Wisps.turn(&moor) {
                Turn::Over(outcome) => break outcome,
                Turn::Decide(_) => {
                    let action = Wisps.random_action(&moor, &mut dealer, &mut buffer);
                    Wisps.apply(&mut moor, action, &mut dealer);
                    plies += 1;
                }
            }
        };
        assert_eq!(plies, 16, "eight rounds of two");
        let points = points(&moor);
        let expected = [(1, 0), (0, 1)].into_iter().find(|(one, other)| points[*one] > points[*other]);
        assert_eq!(outcome.winner(), expected.map(|(winner, _)| Seat::new(winner as u8)), "{points:?}");
        ties += u32::from(points[0] == points[1]);
    }
    assert!(ties > 3, "games of equal points came up: {ties}");
}

#[test]
fn no_thing_lies_on_another_at_any_table() {
    for count in 2..=6 {
        let scene = seen(&after_rounds(count, 4), 0);
        let pieces: Vec<_> = scene.pieces().filter(|piece| piece.shape != Shape::Space).collect();
        for (place, one) in pieces.iter().enumerate() {
            for other in &pieces[place + 1..] {
                let (a, b) = (one.rect, other.rect);
                let apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
                assert!(apart, "{count} players: {} lies on {}", one.id, other.id);
            }
        }
    }
}

/// Returns the state of a game with `count` seats after `rounds` rounds of random choices.
fn after_rounds(count: u8, rounds: u32) -> Moor {
    let (mut moor, mut dealer, mut buffer) = (dealt(count, 5), Dealer::seeded(5), Vec::new());
    for _ in 0..rounds * u32::from(count) {
        let action = Wisps.random_action(&moor, &mut dealer, &mut buffer);
        Wisps.apply(&mut moor, action, &mut dealer);
    }
    moor
}

#[test]
fn wisps_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["wisps"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    let report = conformance::check(&Wisps, &CheckPlan { games: 200, seed: 1, catalogs: &catalogs, look_every: 1 });
    assert!(report.expect("the laws hold").hidden_positions > 1_000);
}
