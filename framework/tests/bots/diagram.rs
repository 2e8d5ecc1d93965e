//! Games defined by a tree, in which a search must find a specific line.

use std::ops::RangeInclusive;

use rondel::bots::{self, Bot, Level, SearchLimits};
use rondel::{ConservationError, Dealer, Observation, Outcome, Ruleset, Seat, Seats, Turn};

/// A position: either the final points of all seats, or the choices of one seat.
enum Node {
    Ends(Vec<i32>),
    Decides(u8, Vec<Node>),
}

use Node::{Decides, Ends};

/// Prepends a number of forced decisions of a seat to `node`.
fn forced(seat: u8, plies: usize, node: Node) -> Node {
    (0..plies).fold(node, |below, _| Decides(seat, vec![below]))
}

/// A game that starts at the top of its tree.
struct Diagram {
    seats: Seats,
    top: Node,
}

impl Diagram {
    fn at(&self, path: &[u8]) -> &Node {
        path.iter().fold(&self.top, |node, step| match node {
            Decides(_, below) => &below[usize::from(*step)],
            Ends(_) => unreachable!("nothing is done after the end"),
        })
    }

    fn think(&self, bot: Bot, path: &[u8], seed: u64) -> bots::SearchResult<bots::LineStep<Vec<u8>, u8>> {
        let Turn::Decide(seat) = self.turn(&path.to_vec()) else { panic!("the game is over") };
        let mut dealer = Dealer::seeded(seed);
        let observation = Observation::of(self, &path.to_vec(), seat, &mut dealer);
        bots::think(self, bot, &observation, &mut dealer, &SearchLimits::QUIET)
    }
}

impl Ruleset for Diagram {
    /// The choices so far.
    type State = Vec<u8>;
    type Action = u8;

    fn seats(&self) -> RangeInclusive<u8> {
        self.seats.count() as u8..=self.seats.count() as u8
    }

    fn longest_game(&self) -> usize {
        100
    }

    fn deal(&self, _seats: Seats, _dealer: &mut Dealer) -> Vec<u8> {
        Vec::new()
    }

    fn turn(&self, path: &Vec<u8>) -> Turn {
        match self.at(path) {
            Ends(points) => Turn::Over(Outcome::by_points(points, self.seats, "end")),
            Decides(seat, _) => Turn::Decide(Seat::new(*seat)),
        }
    }

    fn legal_actions(&self, path: &Vec<u8>, into: &mut Vec<u8>) {
        if let Decides(_, below) = self.at(path) {
            into.extend(0..below.len() as u8);
        }
    }

    fn apply(&self, path: &mut Vec<u8>, step: u8, _dealer: &mut Dealer) {
        path.push(step);
    }

    fn determinize(&self, _path: &mut Vec<u8>, _observer: Seat, _dealer: &mut Dealer) {}

    fn check_conservation(&self, _path: &Vec<u8>) -> Result<(), ConservationError> {
        Ok(())
    }
}

#[test]
fn a_forced_decision_needs_no_thought() {
    let top = forced(0, 1, Decides(0, vec![Ends(vec![1, 0]), Ends(vec![0, 1])]));
    let diagram = Diagram { seats: Seats::TWO, top };
    for bot in [Bot::searching(100), Bot::Level(Level::Master), Bot::Greedy, Bot::Random] {
        let thought = diagram.think(bot, &[], 1);
        assert_eq!((thought.choice, thought.iterations, thought.considered.len()), (0, 0, 0), "{bot}");
    }
    let thought = diagram.think(Bot::searching(100), &[0], 1);
    assert_eq!((thought.choice, thought.iterations, thought.considered.len()), (0, 1, 2), "one look shows a win");
}

#[test]
fn a_search_looks_past_forced_decisions_as_if_there_were_none() {
    // The first choice is a certain draw. The second begins a long line that leads to a choice in which one of four
    // options wins.
    let end = Decides(0, [0, 0, 1, 0].map(|own| Ends(vec![own, 1 - own])).into());
    let diagram = Diagram { seats: Seats::TWO, top: Decides(0, vec![Ends(vec![0, 0]), forced(1, 40, end)]) };
    for seed in 0..20 {
        assert_eq!(diagram.think(Bot::searching(100), &[], seed).choice, 1, "seed {seed}");
    }
}

/// The first seat has three choices. The first choice is best if the other seats maximise their own results,
/// the second if both play against the first seat, and the third if both help the first seat.
#[test]
fn at_three_seats_each_is_taken_to_do_its_best_for_itself() {
    let mine_or_spite = Decides(1, vec![Ends(vec![1, 2, 0]), Ends(vec![0, 1, 2])]);
    let sure = Ends(vec![0, 1, 0]);
    let favour_or_mine = Decides(2, vec![Ends(vec![2, 0, 1]), Ends(vec![0, 1, 2])]);
    let top = Decides(0, vec![mine_or_spite, sure, favour_or_mine]);
    let diagram = Diagram { seats: Seats::new(3).expect("three seats"), top };
    for seed in 0..20 {
        let thought = diagram.think(Bot::searching(500), &[], seed);
        assert_eq!(thought.choice, 0, "seed {seed}");
        let expected: Vec<(Seat, u8)> = thought.line.iter().map(|step| (step.seat, step.action)).collect();
        assert_eq!(expected, [(Seat::new(0), 0), (Seat::new(1), 0)], "seed {seed}");
    }
}

#[test]
fn the_last_of_three_takes_the_action_that_ends_the_game_best_for_it() {
    let top = Decides(2, vec![Ends(vec![0, 2, 1]), Ends(vec![1, 0, 2]), Ends(vec![2, 1, 0])]);
    let diagram = Diagram { seats: Seats::new(3).expect("three seats"), top };
    for seed in 0..20 {
        assert_eq!(diagram.think(Bot::searching(50), &[], seed).choice, 1, "seed {seed}");
    }
}
