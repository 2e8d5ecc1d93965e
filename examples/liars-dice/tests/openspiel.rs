//! Replays games of OpenSpiel's `liars_dice`, recorded by `tests/tools/openspiel_games.py`.
//!
//! OpenSpiel's game has two players and ends with the first challenge. If each player has one die, that is a whole game
//! of ours; otherwise, it is our first round. There are no other differences.

use std::io::Read;

use flate2::read::GzDecoder;
use rondel::{Dealer, Luck, Ruleset, Seat, Seats, Turn};
use rondel_liars_dice::{Act, DiceCount, LiarsDice, Table};
use serde_json::{Value, json};

/// The number of recorded games with each number of dice.
const GAMES: usize = 500;

fn recorded() -> String {
    let mut text = String::new();
    GzDecoder::new(&include_bytes!("openspiel.txt.gz")[..]).read_to_string(&mut text).expect("recorded games");
    text
}

/// Reads a decision: bids of two digits, a count and a number, and `!` for a challenge.
fn acts(decision: &str) -> Vec<Act> {
    let (bids, challenges) = decision.strip_suffix('!').map_or((decision, 0), |bids| (bids, 1));
    let digits: Vec<u32> = bids.chars().map(|digit| digit.to_digit(32).expect("a digit")).collect();
    let bid = |part: &[u32]| json!({ "Bid": { "count": part[0], "number": part[1] } });
    let challenge = std::iter::repeat_n(json!("Challenge"), challenges);
    challenge.chain(digits.chunks(2).map(bid)).map(|act| serde_json::from_value(act).expect("an act")).collect()
}

fn dice(table: &Table, seat: usize) -> u64 {
    let written = serde_json::to_value(table).expect("plain data");
    written["rolled"][seat].as_array().expect("six counts").iter().filter_map(Value::as_u64).sum()
}

#[test]
fn the_games_of_openspiel_have_the_same_choices_and_results() {
    let mut games = [0; 3];
    for line in recorded().lines() {
        let (decisions, returns) = line.split_once(" = ").expect("a game and its returns");
        let mut decisions = decisions.split(' ');
        let rolled = decisions.next().expect("the dice").chars();
        let rolled: Vec<Luck> = rolled.map(|digit| Luck::Die(digit.to_digit(7).expect("a die") as u8)).collect();
        let count = [DiceCount::One, DiceCount::Three, DiceCount::Five][rolled.len() / 4];
        games[rolled.len() / 4] += 1;
        let (game, mut dealer) = (LiarsDice::new(count), Dealer::seeded(1));
        dealer.follow([Luck::Number(0)].into_iter().chain(rolled.iter().copied()));
        let mut table = game.deal(Seats::TWO, &mut dealer);
        assert_eq!(dealer.unfollow(), Ok(None), "{line}");
        for decision in decisions {
            let (played, expected) = decision.split_once(':').expect("an act and the legal acts");
            let mut legal = Vec::new();
            game.legal_actions(&table, &mut legal);
            assert_eq!(legal, acts(expected), "{line}");
            game.apply(&mut table, acts(played)[0], &mut dealer);
        }
        let winner = usize::from(returns == "-1 1");
        assert_eq!(returns, ["1 -1", "-1 1"][winner]);
        let each = rolled.len() as u64 / 2;
        assert_eq!((dice(&table, winner), dice(&table, winner ^ 1)), (each, each - 1), "{line}");
        match game.turn(&table) {
            Turn::Over(outcome) => assert_eq!((each, outcome.winner()), (1, Some(Seat::new(winner as u8))), "{line}"),
            Turn::Decide(_) => assert!(each > 1, "{line}"),
        }
    }
    assert_eq!(games, [GAMES; 3]);
}
