//! Replays deals of OpenSpiel's `gin_rummy`, recorded by `tests/tools/openspiel_games.py`, with the same cards.
//!
//! OpenSpiel's game is one deal. After a knock, it asks the players for each meld and each card that is laid off; the
//! recorded players choose what leaves the least deadwood, as our rules do (GN-2.4, GN-4.3). The differences:
//!
//! - OpenSpiel allows the discard of the card that was just taken from the discard pile, and ends a deal if both
//!   players do this in succession. The usual rules, such as those on pagat.com, forbid it (GN-3.4). The recorded
//!   players never do it.
//! - When only two cards are left in the stock, the player may still take the upper discard in OpenSpiel, as in some
//!   tournaments, if this makes a knock possible. In the usual rules, the deal is void at once (GN-3.6).
//! - If both players have the same deadwood, nobody scores in OpenSpiel. In the usual rules, this is an undercut
//!   (GN-5.3).
//! - If several divisions of the knocker's hand have the same deadwood, the player chooses in OpenSpiel (GN-2.4).

use std::io::Read;

use flate2::read::GzDecoder;
use rondel::components::Cards;
use rondel::{Dealer, Luck, Ruleset, Seat, Seats, Turn};
use rondel_gin_rummy::{Act, Division, GinRummy, Table, Target};
use serde_json::Value;

const GAME: GinRummy = GinRummy::new(Target::OneDeal);
const DEALT: usize = 10;
const BONUS: i64 = 25;

/// What the recorded games contain, and how often they differ.
#[derive(Debug, Default, PartialEq)]
struct Counts {
    deals: usize,
    decisions: usize,
    knocks: usize,
    gins: usize,
    undercuts: usize,
    laid_off: usize,
    /// Differences: knocks after the last drawn card, the same deadwood, and other divisions of the knocker's hand
    /// that leave the other player another deadwood.
    at_the_wall: usize,
    equal: usize,
    divided: usize,
}

const COUNTS: Counts = Counts {
    deals: 800,
    decisions: 46_170,
    knocks: 560,
    gins: 25,
    undercuts: 63,
    laid_off: 388,
    at_the_wall: 25,
    equal: 11,
    divided: 3,
};

fn recorded() -> String {
    let mut text = String::new();
    GzDecoder::new(&include_bytes!("openspiel.txt.gz")[..]).read_to_string(&mut text).expect("recorded games");
    text
}

/// Reads cards, each a letter.
fn cards(text: &str) -> Vec<u8> {
    let letters = ('a'..='z').chain('A'..='Z').collect::<String>();
    text.chars().map(|letter| letters.find(letter).expect("a letter") as u8).collect()
}

fn written(table: &Table) -> Value {
    serde_json::to_value(table).expect("plain data")
}

/// Returns the cards in a place of the table.
fn at(table: &Table, place: usize) -> Cards {
    serde_json::from_value(written(table)["cards"]["places"][place].clone()).expect("a set of cards")
}

fn points(table: &Table) -> [i64; 2] {
    [0, 1].map(|seat| written(table)["score"]["points"][seat].as_i64().expect("points"))
}

fn legal(table: &Table) -> Vec<Act> {
    let mut legal = Vec::new();
    GAME.legal_actions(table, &mut legal);
    legal
}

fn mover(table: &Table) -> usize {
    let Turn::Decide(seat) = GAME.turn(table) else { panic!("the game is over: {table:?}") };
    seat.index()
}

fn apply(table: &mut Table, act: Act, luck: &[u8]) {
    let mut dealer = Dealer::seeded(1);
    dealer.follow(luck.iter().map(|card| Luck::Card(*card)));
    assert!(legal(table).contains(&act), "{act:?}: {table:?}");
    GAME.apply(table, act, &mut dealer);
    assert_eq!(dealer.unfollow(), Ok(None));
}

/// Checks the choices before a discard: all cards but the one that was taken, and the knocks if OpenSpiel names them.
fn check_discards(table: &Table, taken: Option<u8>, may_knock: bool) {
    let hand = at(table, mover(table)).without(taken.into_iter().collect());
    let ours: Vec<Act> = legal(table).into_iter().filter(|act| matches!(act, Act::Discard(_))).collect();
    assert_eq!(ours, hand.iter().map(Act::Discard).collect::<Vec<_>>());
    assert_eq!(legal(table).into_iter().any(|act| matches!(act, Act::Knock(_))), may_knock, "{table:?}");
}

/// Plays a knock, and compares the points.
fn knock(table: &mut Table, discard: u8, melds: &str, result: &str, counts: &mut Counts) -> [i64; 2] {
    let seat = mover(table);
    apply(table, Act::Knock(discard), &[]);
    let mut theirs = Division { deadwood: at(table, seat), ..Division::default() };
    for (meld, place) in melds.split(',').filter(|meld| !meld.is_empty()).zip(&mut theirs.melds) {
        *place = cards(meld).into_iter().collect();
        theirs.deadwood = theirs.deadwood.without(*place);
    }
    let mut parts = result.split(',');
    let [own, other] = [0, 1].map(|_| parts.next().expect("deadwood").parse::<i64>().expect("a number"));
    let laid = cards(parts.next().expect("the cards laid off"));
    assert_eq!((i64::from(Division::best(at(table, seat)).points()), i64::from(theirs.points())), (own, own));

    // The other player's deadwood with the knocker's melds in OpenSpiel, and with ours.
    let hand = at(table, seat ^ 1).or(at(table, 4));
    let with_theirs = if own == 0 { Division::best(hand).points() } else { theirs.lay_off(hand).1.points() };
    let with_ours = i64::from(Division::best(at(table, seat ^ 1)).points());
    assert_eq!(i64::from(with_theirs), other, "{table:?}");
    counts.divided += usize::from(with_ours != i64::from(with_theirs));
    counts.knocks += 1;
    counts.gins += usize::from(own == 0);
    counts.laid_off += laid.len();
    let mut expected = match with_ours - own {
        difference if own == 0 => difference + BONUS,
        difference if difference <= 0 => difference - BONUS,
        difference => difference,
    };
    counts.undercuts += usize::from(expected < 0);
    if seat == 1 {
        expected = -expected;
    }
    let ours = points(table);
    assert_eq!(ours[0] - ours[1], expected);
    assert!(ours.contains(&0) && matches!(GAME.turn(table), Turn::Over(_)));
    counts.equal += usize::from(other == own);
    let is_same = with_ours == other && other != own;
    [ours[0] - ours[1], i64::from(is_same)]
}

fn replay(line: &str, counts: &mut Counts) {
    let (steps, returns) = line.split_once(" = ").expect("a game and its returns");
    let mut steps = steps.split(' ');
    let dealt = cards(steps.next().expect("the deal"));
    let mut dealer = Dealer::seeded(1);
    // OpenSpiel's first player is the non-dealer.
    dealer.follow(std::iter::once(Luck::Number(1)).chain(dealt.iter().map(|card| Luck::Card(*card))));
    let mut table = GAME.deal(Seats::TWO, &mut dealer);
    assert_eq!(dealer.unfollow(), Ok(None));
    assert_eq!(at(&table, 1), dealt[DEALT..2 * DEALT].iter().copied().collect());
    let (mut upcard, mut taken) = (dealt.last().copied(), None);
    let mut result = [0, 1];
    while let Some(step) = steps.next() {
        counts.decisions += 1;
        let rest = &step[1..];
        match (&step[..1], rest.split_once(':')) {
            ("w", None) => {
                assert_eq!((legal(&table), at(&table, 2).len()), (vec![Act::Deal], 2));
                counts.at_the_wall += usize::from(rest == "!");
            }
            ("-", None) => {
                let card = cards(&rest[..1])[0];
                check_discards(&table, taken, rest.ends_with('!'));
                apply(&mut table, Act::Discard(card), &[]);
                (upcard, taken) = (Some(card), None);
            }
            ("!", Some((card, choices))) => {
                check_discards(&table, taken, true);
                let knocks: Vec<Act> = legal(&table).into_iter().filter(|act| matches!(act, Act::Knock(_))).collect();
                let theirs: Cards = cards(choices).into_iter().collect();
                assert_eq!(knocks, theirs.iter().map(Act::Knock).collect::<Vec<_>>());
                let [melds, deadwood] = [0, 1].map(|_| steps.next().expect("the melds and the deadwood"));
                result = knock(&mut table, cards(card)[0], melds, deadwood, counts);
            }
            (kind, Some((card, choices))) => {
                let act = |letter: &str| match letter {
                    "t" => Act::Take,
                    "s" => Act::Draw,
                    _ => Act::Pass,
                };
                let expected: Vec<Act> = choices.split("").filter(|letter| !letter.is_empty()).map(act).collect();
                assert_eq!(legal(&table), expected, "{step}");
                taken = upcard.filter(|_| kind == "t");
                apply(&mut table, act(kind), &cards(card));
            }
            other => panic!("an unknown step: {other:?}"),
        }
    }
    let returned: Vec<i64> = returns.split(' ').map(|value| value.parse().expect("a return")).collect();
    assert_eq!(returned[0], -returned[1]);
    if result[1] == 1 {
        assert_eq!(returned[0], result[0], "{line}");
    }
    // Without a knock, the deal is void with us as well.
    assert!(points(&table) != [0, 0] || legal(&table) == [Act::Deal] && mover(&table) == Seat::new(1).index());
    counts.deals += 1;
}

#[test]
fn the_deals_of_openspiel_have_the_same_choices_and_points() {
    let mut counts = Counts::default();
    recorded().lines().for_each(|line| replay(line, &mut counts));
    assert_eq!(counts, COUNTS);
}
