//! Replays games of OpenSpiel's `cribbage`, recorded by `tests/tools/openspiel_games.py`, with the same cards.
//!
//! OpenSpiel asks a player to pass again in the same count, and also a player without cards. There are three differences:
//!
//! - OpenSpiel counts a flush of four cards in the crib. We follow the rules of the American Cribbage Congress (CR-4.5):
//!   in the crib, only five cards are a flush.
//! - OpenSpiel counts both hands and the crib before it looks for a winner, and lets the first seat win if both have
//!   reached 121. With us and in the rules of the congress (CR-4.1, CR-5.1), they are counted in order, and the first to
//!   reach 121 wins.
//! - OpenSpiel keeps the points beyond 121 (CR-5.1).

use std::io::Read;

use flate2::read::GzDecoder;
use rondel::components::Cards;
use rondel::{Dealer, Luck, Ruleset, Seats, Turn};
use rondel_cribbage::{Act, Cribbage, Table, Tally, Target};
use serde_json::Value;

const GAME: Cribbage = Cribbage::new(Target::Long);
/// The points that win.
const TARGET: i64 = 121;
/// The number of recorded games, of cards played in them, and of flushes in a crib that only OpenSpiel counts.
const GAMES: usize = 500;
const PLAYED: usize = 49_560;
const FLUSHES: usize = 56;
/// The number of games in which both seats reach 121 in OpenSpiel, of games that the other seat wins with us, and of
/// games that only OpenSpiel ends, because of a flush.
const BOTH: usize = 42;
const OTHERS: usize = 17;
const UNFINISHED: usize = 10;

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

fn points(table: &Table) -> [i64; 2] {
    let sources = |seat: usize| written(table)["points"][seat].as_array().expect("sources").clone();
    [0, 1].map(|seat| sources(seat).iter().filter_map(Value::as_i64).sum())
}

/// Returns the cards in a place of the table.
fn at(table: &Table, place: usize) -> Cards {
    serde_json::from_value(written(table)["cards"]["places"][place].clone()).expect("a set of cards")
}

fn legal(table: &Table) -> Vec<Act> {
    let mut legal = Vec::new();
    GAME.legal_actions(table, &mut legal);
    legal
}

fn is_over(table: &Table) -> bool {
    matches!(GAME.turn(table), Turn::Over(_))
}

/// Splits a step from the points after it.
fn parts(step: &str) -> (&str, Option<&str>) {
    step.split_once('=').map_or((step, None), |(step, now)| (step, Some(now)))
}

/// A replayed game, the points in OpenSpiel, and those that only OpenSpiel has given to each seat.
struct Replay {
    table: Table,
    now: [i64; 2],
    more: [i64; 2],
    played: usize,
    flushes: usize,
}

impl Replay {
    /// Plays a decision of ours with these cards as the luck. Before it, the points are the same.
    fn apply(&mut self, act: Act, luck: &[u8]) {
        assert_eq!([0, 1].map(|seat| self.now[seat] - self.more[seat]), points(&self.table), "{:?}", self.table);
        let mut dealer = Dealer::seeded(1);
        dealer.follow(luck.iter().map(|card| Luck::Card(*card)));
        assert!(legal(&self.table).contains(&act), "{act:?}: {:?}", self.table);
        GAME.apply(&mut self.table, act, &mut dealer);
        assert_eq!(dealer.unfollow(), Ok(None));
        // When all cards have been played, the crib has been counted.
        if at(&self.table, 0).or(at(&self.table, 1)).is_empty() {
            let crib = [3, 4, 8].into_iter().fold(Cards::NONE, |all, place| all.or(at(&self.table, place)));
            let starter = at(&self.table, 7).iter().next().expect("a starter");
            let more = Tally::of(crib, starter, false).points() - Tally::of(crib, starter, true).points();
            let dealer = written(&self.table)["dealer"].as_u64().expect("a seat") as usize;
            self.more[dealer] += i64::from(more);
            self.flushes += usize::from(more > 0);
        }
    }

    /// Plays a step of OpenSpiel, with the cards dealt after it.
    fn step(&mut self, step: &str, luck: &[u8]) {
        let Some((card, choices)) = step.split_once(':') else {
            let mut pair = cards(step);
            pair.sort_unstable();
            assert_eq!(legal(&self.table).len(), 15);
            return self.apply(Act::Lay(pair[0], pair[1]), luck);
        };
        if choices.is_empty() {
            // A pass that we do not ask for is one of a player who has passed before or has no cards.
            if legal(&self.table) == [Act::Go] {
                self.apply(Act::Go, &[]);
            }
        } else {
            let mut expected = cards(choices);
            expected.sort_unstable();
            assert_eq!(legal(&self.table), expected.into_iter().map(Act::Play).collect::<Vec<_>>());
            self.played += 1;
            self.apply(Act::Play(cards(card)[0]), &[]);
        }
    }

    /// Checks the end of a game, and returns the winner, or `None` if nobody had reached 121 without a flush.
    fn winner(&self) -> Option<usize> {
        let (ours, theirs) = (points(&self.table), [0, 1].map(|seat| self.now[seat] - self.more[seat]));
        if theirs.iter().all(|points| *points < TARGET) {
            return None;
        }
        let Turn::Over(outcome) = GAME.turn(&self.table) else { panic!("{ours:?}, {theirs:?}") };
        let winner = outcome.winner().expect("a winner").index();
        assert!(ours[winner] == TARGET && theirs[winner] >= TARGET, "{ours:?}, {theirs:?}");
        let (own, other) = (ours[winner ^ 1], theirs[winner ^ 1]);
        let is_shown = at(&self.table, 0).or(at(&self.table, 1)).is_empty();
        assert!(own == other || own < other && is_shown, "{ours:?}, {theirs:?}");
        Some(winner)
    }
}

#[test]
fn the_games_of_openspiel_have_the_same_choices_and_points() {
    let (mut games, mut played, mut flushes, mut both, mut others, mut unfinished) = (0, 0, 0, 0, 0, 0);
    for line in recorded().lines() {
        let (steps, returns) = line.split_once(" = ").expect("a game and its returns");
        let steps: Vec<(&str, Option<&str>)> = steps.split(' ').map(parts).collect();
        let dealt = |step: usize| steps.get(step).and_then(|(step, _)| step.strip_prefix('+')).map(cards);
        let mut dealer = Dealer::seeded(1);
        let first = dealt(0).expect("the deal").into_iter().map(Luck::Card);
        dealer.follow(std::iter::once(Luck::Number(0)).chain(first));
        let table = GAME.deal(Seats::TWO, &mut dealer);
        assert_eq!(dealer.unfollow(), Ok(None));
        let mut replay = Replay { table, now: [0; 2], more: [0; 2], played: 0, flushes: 0 };
        for (number, (step, change)) in steps.iter().enumerate().skip(1) {
            if !is_over(&replay.table) {
                match step.strip_prefix('+').map(cards) {
                    Some(cards) if cards.len() > 1 => replay.apply(Act::Deal, &cards),
                    Some(_) => {}
                    None => replay.step(step, &dealt(number + 1).filter(|cards| cards.len() == 1).unwrap_or_default()),
                }
            }
            if let Some((first, second)) = change.and_then(|change| change.split_once(',')) {
                replay.now = [first, second].map(|points| points.parse().expect("a number"));
            }
        }
        let winner = usize::from(returns.starts_with('-'));
        assert!(replay.now[winner] >= TARGET, "{line}");
        (games, played, flushes) = (games + 1, played + replay.played, flushes + replay.flushes);
        both += usize::from(replay.now.iter().all(|points| *points >= TARGET));
        others += usize::from(replay.winner() == Some(winner ^ 1));
        unfinished += usize::from(replay.winner().is_none());
    }
    assert_eq!((games, played, flushes), (GAMES, PLAYED, FLUSHES));
    assert_eq!((both, others, unfinished), (BOTH, OTHERS, UNFINISHED));
}
