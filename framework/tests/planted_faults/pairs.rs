//! A game of two pairs, or of all seats together, with the faults that an outcome for teams may have.

use std::ops::RangeInclusive;

use rondel::conformance::{self, CheckPlan, Law};
use rondel::scene::{Piece, Rect, Shape, Zone, ZoneKind};
use rondel::{
    Catalog, Choice, ConservationError, Dealer, ElementId, Goal, Goals, Group, Observer, Outcome, Ruleset, Scene, Seat,
    Seats, Stage, Teams, Text, Turn,
};
use serde::{Deserialize, Serialize};

/// The fault in the outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Nothing,
    OneOfThePairWins,
    PairsAreNotNamed,
    OtherPairsAreNamed,
    WorthDiffersInAPair,
    LosingIsWorthMore,
    TiesAgainstTheRules,
    GoalOfTheLosers,
    OneOfAllIsBeaten,
    AllTogether,
}

/// Four seats in two pairs take one or two stones in turn, until each seat has taken twice. The pair with more
/// stones wins. If both pairs have the same number, the pair of the second seat wins.
struct Stones(Fault);

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Heap {
    taken: Vec<u8>,
}

const PAIRS: Teams = Teams::alternating(2);
const TURNS: usize = 8;

fn four() -> Seats {
    Seats::new(4).expect("four seats")
}

impl Heap {
    fn next(&self) -> Seat {
        Seat::new((self.taken.len() % 4) as u8)
    }

    /// Returns the number of stones of each pair.
    fn stones(&self) -> [i32; 2] {
        [0, 1].map(|pair| self.taken.iter().skip(pair).step_by(2).map(|stones| i32::from(*stones)).sum())
    }
}

impl Stones {
    fn outcome(&self, heap: &Heap) -> Outcome {
        let stones = heap.stones();
        let winner = Seat::new(u8::from(stones[0] <= stones[1]));
        let outcome = Outcome::win(winner, four(), "end").in_teams(PAIRS);
        let is_one = |seat: Seat| seat == Seat::new(0);
        match self.0 {
            Fault::Nothing | Fault::GoalOfTheLosers => outcome,
            Fault::OneOfThePairWins | Fault::OneOfAllIsBeaten => Outcome::win(winner, four(), "end"),
            Fault::PairsAreNotNamed => Outcome::by_points(&[stones[0], stones[1]].repeat(2), four(), "end"),
            Fault::OtherPairsAreNamed => Outcome::draw(four(), "end").in_teams(Teams::numbered(&[0, 0, 1, 1])),
            Fault::WorthDiffersInAPair => outcome.worth(|seat| if is_one(seat) { 0.5 } else { 0.25 }),
            Fault::LosingIsWorthMore => outcome.worth(|seat| if outcome.has_won(seat) { 0.25 } else { 0.5 }),
            Fault::TiesAgainstTheRules => Outcome::by_team_points(&[1, 1], PAIRS, four(), "end"),
            Fault::AllTogether => {
                let won = stones[0] == stones[1];
                Outcome::together(won, four(), if won { "end" } else { "lost" }).with_score(stones[0])
            }
        }
    }
}

impl Ruleset for Stones {
    type State = Heap;
    type Action = u8;

    fn seats(&self) -> RangeInclusive<u8> {
        4..=4
    }

    fn longest_game(&self) -> usize {
        TURNS
    }

    fn teams(&self, _seats: Seats) -> Teams {
        if matches!(self.0, Fault::AllTogether | Fault::OneOfAllIsBeaten) { Teams::TOGETHER } else { PAIRS }
    }

    fn deal(&self, _seats: Seats, _dealer: &mut Dealer) -> Heap {
        Heap::default()
    }

    fn turn(&self, heap: &Heap) -> Turn {
        if heap.taken.len() < TURNS { Turn::Decide(heap.next()) } else { Turn::Over(self.outcome(heap)) }
    }

    fn legal_actions(&self, heap: &Heap, into: &mut Vec<u8>) {
        if heap.taken.len() < TURNS {
            into.extend([1, 2]);
        }
    }

    fn apply(&self, heap: &mut Heap, stones: u8, _dealer: &mut Dealer) {
        heap.taken.push(stones);
    }

    fn determinize(&self, _heap: &mut Heap, _observer: Seat, _dealer: &mut Dealer) {}

    fn check_conservation(&self, _heap: &Heap) -> Result<(), ConservationError> {
        Ok(())
    }
}

impl Stage for Stones {
    fn scene(&self, _heap: &Heap, observer: Observer) -> Scene {
        let mut scene = Scene::new(observer);
        let stone = |number: u8| {
            let rect = Rect::new(100.0 * f32::from(number), 0.0, 80.0, 80.0);
            let name = Text::new("stones").with("count", number);
            Piece::new(ElementId::new("stones", number.into()), Shape::Disc, rect, name)
        };
        let mat = Zone::new(ZoneKind::Mat, Rect::new(0.0, 0.0, 400.0, 100.0));
        scene.zones.push(mat.with([1, 2].map(stone)));
        scene
    }

    fn choice(&self, _heap: &Heap, stones: u8) -> Choice {
        let label = Text::new("take").with("count", stones);
        Choice::new(label, Group::Main).on([ElementId::new("stones", stones.into())])
    }

    fn prompt(&self, _heap: &Heap) -> Text {
        Text::new("prompt")
    }

    fn goals(&self, heap: &Heap, _observer: Observer) -> Goals {
        let Turn::Over(outcome) = self.turn(heap) else { return Goals::default() };
        let goal = Goal::victory(Text::new("goal"), "end", "1").needs(1);
        if self.0 == Fault::AllTogether {
            let goal = goal.together(i32::from(!outcome.is_defeat()));
            return Goals { list: vec![goal], ..Goals::default() };
        }
        if !matches!(self.0, Fault::Nothing | Fault::GoalOfTheLosers) {
            return Goals::default();
        }
        // One seat of the pair reached the goal for both.
        let reached = |seat: Seat| {
            let is_of = outcome.has_won(seat) != (self.0 == Fault::GoalOfTheLosers);
            i32::from(is_of && seat.index() < 2)
        };
        Goals { list: vec![goal.each(four().each().map(reached))], ..Goals::default() }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::new("seat").with("number", seat.index() + 1)
    }
}

const WORDS: &str = "stones = { $count } stones\ntake = take { $count }\nprompt = Take stones.
seat = seat { $number }\nend = the end\nlost = lost\ngoal = More stones";

fn caught(fault: Fault) -> Option<(Law, String)> {
    let catalogs = [Catalog::new("en", [WORDS]).expect("a good locale")];
    let plan = CheckPlan { games: 20, seed: 1, catalogs: &catalogs, look_every: 1 };
    conformance::check(&Stones(fault), &plan).err().map(|violation| (violation.law, violation.to_string()))
}

#[test]
fn honest_outcomes_of_pairs_and_of_all_together_keep_every_law() {
    assert_eq!((caught(Fault::Nothing), caught(Fault::AllTogether)), (None, None));
}

#[test]
fn law_8_catches_what_is_not_the_same_for_partners() {
    for (fault, words) in [
        (Fault::OneOfThePairWins, "are partners, but have places"),
        (Fault::OneOfAllIsBeaten, "are partners, but have places"),
        (Fault::PairsAreNotNamed, "the outcome is not for these teams"),
        (Fault::OtherPairsAreNamed, "the outcome is not for these teams"),
        (Fault::WorthDiffersInAPair, "are partners, but the outcome is worth"),
        (Fault::LosingIsWorthMore, "the outcome is worth less to it"),
        (Fault::TiesAgainstTheRules, "2 teams share first place"),
    ] {
        let (law, told) = caught(fault).unwrap_or_else(|| panic!("{fault:?} is not caught"));
        assert_eq!(law, Law::Endings, "{fault:?}: {told}");
        assert!(told.contains(words), "{fault:?}: {told}");
    }
}

#[test]
fn law_12_counts_a_goal_for_the_team_of_whoever_reached_it() {
    let (law, told) = caught(Fault::GoalOfTheLosers).expect("the losers reached it");
    assert!(
        law == Law::Goals && told.contains("seat 1, seat 3 won by") || told.contains("seat 2, seat 4 won by"),
        "{told}"
    );
}
