//! Tests of the Causeways rules, named after the rule numbers, and of the laws that apply to every ruleset.

use std::collections::BTreeSet;

use rondel::conformance::{self, CheckPlan};
use rondel::scene::{Inline, Shape, Tone};
use rondel::{Dealer, ElementId, LANGUAGES, Observer, Ruleset, Seat, Seats, Stage, Turn, Weight, plugins};
use rondel_causeways::{Build, Causeways};

type Marsh = <Causeways as Ruleset>::State;

fn seats(count: u8) -> Seats {
    Seats::new(count).expect("a table")
}

/// The village in the middle, and the places around it, clockwise from the upper left.
const MIDDLE: u32 = 9;
const ROUND: [u8; 6] = [13, 15, 24, 26, 25, 21];

fn build(place: u8) -> Build {
    serde_json::from_value(place.into()).expect("the number of a place")
}

fn legal(marsh: &Marsh) -> BTreeSet<u64> {
    let mut legal = Vec::new();
    Causeways.legal_actions(marsh, &mut legal);
    let number = |build: &Build| serde_json::to_value(build).ok().and_then(|number| number.as_u64());
    legal.iter().map(|build| number(build).expect("a number")).collect()
}

/// Returns the marsh after the seats, in turn, have built causeways at `places`.
fn after(count: u8, places: &[u8]) -> Marsh {
    let mut dealer = Dealer::seeded(1);
    let mut marsh = Causeways.deal(seats(count), &mut dealer);
    for place in places {
        assert!(legal(&marsh).contains(&u64::from(*place)), "place {place} is open");
        Causeways.apply(&mut marsh, build(*place), &mut dealer);
    }
    marsh
}

/// Plays random legal actions until the game is over.
fn played_out(count: u8, seed: u64) -> Marsh {
    let mut dealer = Dealer::seeded(seed);
    let mut marsh = Causeways.deal(seats(count), &mut dealer);
    let mut buffer = Vec::new();
    while let Turn::Decide(_) = Causeways.turn(&marsh) {
        let action = Causeways.random_action(&marsh, &mut dealer, &mut buffer);
        Causeways.apply(&mut marsh, action, &mut dealer);
    }
    marsh
}

/// Returns the owner of a village as shown in the scene.
fn owner(marsh: &Marsh, village: u32) -> Option<Seat> {
    let scene = Causeways.scene(marsh, Observer::Spectator);
    match scene.piece(ElementId::new("village", village)).expect("a village").tone {
        Tone::Seat(seat) => Some(seat),
        _ => None,
    }
}

fn points(marsh: &Marsh) -> Vec<i32> {
    Causeways.goals(marsh, Observer::Spectator).list[0].counts().to_vec()
}

/// Returns the values shown on the villages.
fn worths(marsh: &Marsh) -> Vec<i32> {
    let scene = Causeways.scene(marsh, Observer::Spectator);
    let villages = scene.pieces().filter(|piece| piece.shape == Shape::Polygon);
    let worth = |inline: &Inline| if let Inline::Number(worth) = inline { Some(*worth) } else { None };
    villages.map(|village| village.face.lines.iter().flatten().find_map(worth).expect("a number")).collect()
}

#[test]
fn cw_1_1_villages_are_worth_what_the_rules_say_in_another_order_each_time() {
    let dealt = |seed| worths(&Causeways.deal(Seats::TWO, &mut Dealer::seeded(seed)));
    let (one, other) = (dealt(1), dealt(2));
    assert_ne!(one, other);
    for worths in [one, other] {
        let count = |worth: i32| worths.iter().filter(|own| **own == worth).count();
        assert_eq!((1..=5).map(count).collect::<Vec<usize>>(), [6, 6, 4, 2, 1]);
    }
}

#[test]
fn cw_1_2_each_player_has_as_many_causeways_as_the_number_of_players_says() {
    for (count, each) in [(2, 12), (3, 10), (4, 8)] {
        let marsh = Causeways.deal(seats(count), &mut Dealer::seeded(1));
        let scene = Causeways.scene(&marsh, Observer::Spectator);
        for seat in Seat::each_of(count) {
            let left = scene.piece(ElementId::new("left", seat.index() as u32)).expect("a count");
            assert_eq!(left.count, Some(each), "{count} players");
        }
    }
}

#[test]
fn cw_2_1_only_one_causeway_lies_between_two_villages() {
    let marsh = after(2, &[0]);
    assert_eq!(Causeways.turn(&marsh), Turn::Decide(Seat::new(1)));
    assert_eq!(legal(&marsh), (1..42).collect());
}

#[test]
fn cw_2_2_the_first_lies_anywhere_and_each_further_one_meets_one_of_ones_own() {
    assert_eq!(legal(&after(2, &[])).len(), 42);
    // Place 13 connects the middle village to its upper left neighbour; five more places touch each end.
    let marsh = after(2, &[13, 0]);
    assert_eq!(legal(&marsh), BTreeSet::from([2, 4, 8, 11, 12, 15, 21, 24, 25, 26]));
}

#[test]
fn cw_2_3_who_has_none_left_or_cannot_build_is_passed_over() {
    let mut passed_over = 0;
    for seed in 0..150 {
        let mut dealer = Dealer::seeded(seed);
        let mut marsh = Causeways.deal(seats(4), &mut dealer);
        let (mut buffer, mut last) = (Vec::new(), None);
        while let Turn::Decide(seat) = Causeways.turn(&marsh) {
            if let Some(last) = last {
                let mut next = (last + 1) % 4;
                while next != seat.index() {
                    // A seat is skipped only if it has no causeway left or no free place next to its own causeways.
                    assert!(is_shut_in(&marsh, next), "seed {seed}: seat {next} is passed over");
                    passed_over += 1;
                    next = (next + 1) % 4;
                }
            }
            last = Some(seat.index());
            let action = Causeways.random_action(&marsh, &mut dealer, &mut buffer);
            Causeways.apply(&mut marsh, action, &mut dealer);
        }
        assert!((0..4).all(|seat| is_shut_in(&marsh, seat)), "the game ends once nobody can build");
    }
    assert!(passed_over > 5, "it came up: {passed_over}");
}

/// Returns whether the scene shows that a seat has no causeway left, or no free place next to its own causeways.
fn is_shut_in(marsh: &Marsh, seat: usize) -> bool {
    let scene = Causeways.scene(marsh, Observer::Spectator);
    let left = scene.piece(ElementId::new("left", seat as u32)).and_then(|left| left.count);
    let own = Tone::Seat(Seat::new(seat as u8));
    let places: Vec<_> = scene.pieces().filter(|piece| piece.shape == Shape::Line).collect();
    // Two places meet if their ends are closer than the size of a village.
    let ends = |piece: &rondel::scene::Piece| {
        let corners = &piece.outline.as_ref().expect("a line").corners;
        let at = |(x, y): &(f32, f32)| (piece.rect.x + x * piece.rect.w, piece.rect.y + y * piece.rect.h);
        corners.iter().map(at).collect::<Vec<(f32, f32)>>()
    };
    let meet = |one: &rondel::scene::Piece, other: &rondel::scene::Piece| {
        ends(one).iter().any(|a| ends(other).iter().any(|b| (a.0 - b.0).hypot(a.1 - b.1) < 110.0))
    };
    let goes_on = places
        .iter()
        .filter(|piece| piece.tone == own)
        .any(|built| places.iter().any(|free| free.tone == Tone::Spent && meet(built, free)));
    left == Some(0) || !goes_on
}

#[test]
fn cw_3_1_most_causeways_have_a_village_and_as_many_nobody() {
    assert_eq!(owner(&after(2, &[]), MIDDLE), None);
    let [one, two, three, four, five, _] = ROUND;
    assert_eq!(owner(&after(2, &[one]), MIDDLE), Some(Seat::new(0)));
    assert_eq!(owner(&after(2, &[one, two]), MIDDLE), None);
    assert_eq!(owner(&after(2, &[one, two, three]), MIDDLE), Some(Seat::new(0)), "two to one");
    assert_eq!(owner(&after(2, &[one, two, three, four]), MIDDLE), None);
    // The example from the rules: red 2, blue 2, green 1.
    assert_eq!(owner(&after(3, &[one, two, three, four, five]), MIDDLE), None);
}

#[test]
fn cw_3_2_points_are_what_ones_villages_are_worth() {
    for seed in 0..20 {
        let marsh = played_out(3, seed);
        let worths = worths(&marsh);
        let of = |seat: Seat| {
            let own = (0..19).filter(|village| owner(&marsh, *village) == Some(seat));
            own.map(|village| worths[village as usize]).sum()
        };
        let expected: Vec<i32> = Seat::each_of(3).map(of).collect();
        assert_eq!(points(&marsh), expected, "seed {seed}");
    }
}

#[test]
fn cw_3_3_most_points_win_then_most_villages() {
    let mut ties = 0;
    for seed in 0..400 {
        let marsh = played_out(2, seed);
        let Turn::Over(outcome) = Causeways.turn(&marsh) else { panic!("it is over") };
        let villages = |seat| (0..19).filter(|village| owner(&marsh, *village) == Some(seat)).count();
        let points = points(&marsh);
        let (red, blue) = ((points[0], villages(Seat::new(0))), (points[1], villages(Seat::new(1))));
        let expected = match red.cmp(&blue) {
            std::cmp::Ordering::Greater => Some(Seat::new(0)),
            std::cmp::Ordering::Less => Some(Seat::new(1)),
            std::cmp::Ordering::Equal => None,
        };
        ties += usize::from(red.0 == blue.0);
        assert_eq!(outcome.winner(), expected, "seed {seed}: {red:?} {blue:?}");
    }
    assert!(ties > 3, "games of equal points came up: {ties}");
}

#[test]
fn causeways_keeps_the_laws() {
    let plugin = plugins().expect("each id once")["causeways"];
    let catalogs = LANGUAGES.map(|language| plugin.catalog(language).expect("a good locale"));
    let report = conformance::check(&Causeways, &CheckPlan { games: 60, seed: 1, catalogs: &catalogs, look_every: 1 });
    assert_eq!(report.expect("the laws hold").hidden_positions, 0);
}

#[test]
fn what_brings_four_points_at_once_is_one_of_the_greatest_turns() {
    let mut told = [0; 2];
    for place in 0..42 {
        let mut dealer = Dealer::seeded(1).with_listener();
        let mut marsh = Causeways.deal(Seats::TWO, &mut dealer);
        dealer.take_announcements();
        Causeways.apply(&mut marsh, build(place), &mut dealer);
        let great = dealer.take_announcements()[0].weight == Weight::Great;
        assert_eq!(great, points(&marsh)[0] >= 4, "place {place}");
        told[usize::from(great)] += 1;
    }
    assert!(told.iter().all(|count| *count > 0), "{told:?}");
}

#[test]
fn a_headline_says_what_a_causeway_brings_and_what_it_takes_from_others() {
    let catalog = plugins().expect("each id once")["causeways"].catalog("en").expect("a good locale");
    let mut dealer = Dealer::seeded(4).with_listener();
    let mut heard = BTreeSet::new();
    for _ in 0..20 {
        let mut marsh = Causeways.deal(seats(3), &mut dealer);
        let mut buffer = Vec::new();
        while let Turn::Decide(mover) = Causeways.turn(&marsh) {
            dealer.take_announcements();
            let before = points(&marsh);
            let action = Causeways.random_action(&marsh, &mut dealer, &mut buffer);
            Causeways.apply(&mut marsh, action, &mut dealer);
            let gained: Vec<i32> = points(&marsh).iter().zip(&before).map(|(after, before)| after - before).collect();
            let (own, sum) = (gained[mover.index()], gained.iter().sum::<i32>());
            let brings = match own {
                ..=0 => String::new(),
                1 => ", gains 1 point".to_owned(),
                _ => format!(", gains {own} points"),
            };
            let takes = if own > sum { format!(", others lose {}", own - sum) } else { String::new() };
            let brief = dealer.take_announcements().remove(0).brief.expect("a headline");
            let says = catalog.say(&brief);
            assert!(says.starts_with("builds ") && says.ends_with(&(brings.clone() + &takes)), "{says}: {gained:?}");
            assert!(own > 0 || !says.contains("gains"), "{says}: {gained:?}");
            assert!(own > sum || !says.contains("lose"), "{says}: {gained:?}");
            heard.insert((own > 0, own > sum));
        }
    }
    assert_eq!(heard.len(), 4, "all four kinds came up");
}
