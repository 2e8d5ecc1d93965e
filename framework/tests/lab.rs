//! Tests the lab on a game whose figures are all known: six plies, two alternating seats, and a scripted lead.

use std::ops::RangeInclusive;

use rondel::lab::{Estimate, LabPlan, Measures, figure};
use rondel::scene::{Piece, Rect, Shape, Zone, ZoneKind};
use rondel::{
    AnyGame, Bot, Choice, ConservationError, Dealer, ElementId, Group, Observer, Outcome, Ruleset, Scene, Seat, Seats,
    Stage, Text, Turn,
};
use serde::{Deserialize, Serialize};

/// The rule that decides the winner.
#[derive(Clone, Copy, PartialEq)]
enum Seesaw {
    /// The first seat wins.
    First,
    /// The first seat wins, and keeps the lead that it takes in the second turn.
    Early,
    /// The second seat wins, although it leads after neither of the last two turns.
    Second,
    /// The deal decides.
    Deal,
    /// A coin toss at the end decides.
    Coin,
    /// The seat that took 1 more often wins.
    Ones,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Plank {
    taken: Vec<u8>,
    dealt: u8,
    coin: u8,
}

const LENGTH: usize = 6;

/// The estimate for the first seat after each ply. The seat leads, trails, leads, trails by 0.6, and leads.
const SCRIPT: [f32; LENGTH + 1] = [0.5, 0.8, 0.3, 0.6, 0.2, 0.7, 0.7];

impl Plank {
    fn ones(&self, seat: Seat) -> usize {
        self.taken.iter().skip(seat.index()).step_by(2).filter(|taken| **taken == 1).count()
    }
}

impl Ruleset for Seesaw {
    type State = Plank;
    type Action = u8;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        LENGTH
    }

    fn allows_ties(&self) -> bool {
        true
    }

    fn deal(&self, _: Seats, dealer: &mut Dealer) -> Plank {
        Plank { taken: Vec::new(), dealt: dealer.below(2) as u8, coin: 0 }
    }

    fn turn(&self, plank: &Plank) -> Turn {
        if plank.taken.len() < LENGTH {
            return Turn::Decide(Seat::new(plank.taken.len() as u8 % 2));
        }
        let winner = match self {
            Self::First | Self::Early => 0,
            Self::Second => 1,
            Self::Deal => plank.dealt,
            Self::Coin => plank.coin,
            Self::Ones => match plank.ones(Seat::new(0)).cmp(&plank.ones(Seat::new(1))) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Less => 1,
                std::cmp::Ordering::Equal => return Turn::Over(Outcome::draw(Seats::TWO, "equal")),
            },
        };
        Turn::Over(Outcome::win(Seat::new(winner), Seats::TWO, "end"))
    }

    /// After a 1, the next seat has a third choice.
    fn legal_actions(&self, plank: &Plank, into: &mut Vec<u8>) {
        if plank.taken.len() < LENGTH {
            into.extend(0..if *self != Self::Ones && plank.taken.last() == Some(&1) { 3 } else { 2 });
        }
    }

    fn apply(&self, plank: &mut Plank, taken: u8, dealer: &mut Dealer) {
        plank.taken.push(taken);
        if plank.taken.len() == LENGTH {
            plank.coin = dealer.below(2) as u8;
        }
    }

    fn determinize(&self, _: &mut Plank, _: Seat, _: &mut Dealer) {}

    fn check_conservation(&self, _: &Plank) -> Result<(), ConservationError> {
        Ok(())
    }

    fn estimate(&self, plank: &Plank, seat: Seat) -> Option<f32> {
        let first = match self {
            Self::Ones => 0.5 + (plank.ones(Seat::new(0)) as f32 - plank.ones(Seat::new(1)) as f32) / 12.0,
            Self::Early => [0.5, 0.3, 0.8, 0.8, 0.8, 0.8, 0.8][plank.taken.len()],
            _ => SCRIPT[plank.taken.len()],
        };
        Some(if seat == Seat::new(0) { first } else { 1.0 - first })
    }
}

impl Stage for Seesaw {
    /// Lays out a mat that every ply changes, and a row that no ply changes.
    fn scene(&self, plank: &Plank, observer: Observer) -> Scene {
        let piece =
            |kind, x| Piece::new(ElementId::new(kind, 0), Shape::Disc, Rect::new(x, 0.0, 9.0, 9.0), Text::new(kind));
        let mut scene = Scene::new(observer);
        let stone = piece("stone", 0.0).count(plank.taken.len() as u16);
        scene.zones.push(Zone::new(ZoneKind::Mat, Rect::new(0.0, 0.0, 10.0, 10.0)).with([stone]));
        scene.zones.push(Zone::new(ZoneKind::Row, Rect::new(20.0, 0.0, 10.0, 10.0)).with([piece("beam", 20.0)]));
        scene
    }

    fn choice(&self, _: &Plank, taken: u8) -> Choice {
        Choice::new(Text::new("take").with("what", Text::new(format!("thing-{taken}"))), Group::Main)
    }

    fn prompt(&self, _: &Plank) -> Text {
        Text::new("prompt")
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::new("seat").with("number", seat.index())
    }
}

fn measured(rules: Seesaw, games: u64) -> Measures {
    let game: AnyGame = rondel::any_game(rules);
    let plan = LabPlan { trial_every: 1, ..LabPlan::new(vec![Bot::Random; 2], 7) };
    let mut measures = Measures::new(Seats::TWO);
    (0..games).for_each(|index| game.measure(&plan, index, &|_| Box::new(|| false), &mut measures));
    measures
}

fn value(measures: &Measures, id: &str) -> Estimate {
    figure(id).and_then(|figure| figure.measured(measures)).unwrap_or_else(|| panic!("no {id}"))
}

fn is(measures: &Measures, id: &str, truth: f64) {
    let found = value(measures, id);
    assert!((found.value - truth).abs() < 1e-6, "{id} is {truth}, not {found:?}");
}

fn holds(measures: &Measures, id: &str, truth: f64) {
    let found = value(measures, id);
    let (low, high) = found.interval.expect("an interval");
    assert!(low <= truth && truth <= high, "{id} is {truth}, not {found:?}");
}

#[test]
fn the_drama_is_that_of_the_script() {
    let first = measured(Seesaw::First, 20);
    is(&first, "lead-changes", 4.0);
    // The winner leads permanently from the end of the fifth of six plies: 83.3%, rounded up.
    is(&first, "decided", 0.84);
    is(&first, "deficit", 0.6);
    is(&first, "first-seat", 1.0);
    // A permanent lead counts from the moment when it was taken: the end of the second ply, 33.3%.
    let early = measured(Seesaw::Early, 20);
    is(&early, "decided", 0.34);
    is(&early, "lead-changes", 1.0);
    is(&early, "deficit", 0.4);
    let second = measured(Seesaw::Second, 20);
    // The second seat does not take a permanent lead after any turn, so only the end decides.
    is(&second, "decided", 1.0);
    is(&second, "deficit", 0.6);
    is(&second, "turns", 6.0);
}

#[test]
fn what_the_deal_decides_is_told_from_what_chance_does() {
    is(&measured(Seesaw::Deal, 60), "deal", 1.0);
    holds(&measured(Seesaw::Coin, 400), "deal", 0.0);
    let one = value(&measured(Seesaw::Deal, 4), "deal");
    assert!(one.interval.is_some_and(|(low, _)| low < 0.3), "four deals prove little: {one:?}");
}

#[test]
fn skill_is_what_the_stronger_bot_takes() {
    // Greedy takes three ones. Random also takes three ones in one deal out of eight, and the game is then a draw.
    holds(&measured(Seesaw::Ones, 300), "skill", 15.0 / 16.0);
    // If no action matters, each seat wins equally often with any bot.
    is(&measured(Seesaw::First, 20), "skill", 0.5);
}

#[test]
fn interaction_is_what_another_turn_would_have_changed() {
    let measures = measured(Seesaw::First, 400);
    // The probability that one of the two turns took a 1 and the other did not is 1/2 with two choices and 4/9
    // with three.
    let interfering = value(&measures, "interfering");
    let (low, high) = interfering.interval.expect("an interval");
    assert!(low < 0.5 && high > 4.0 / 9.0, "{interfering:?}");
    // In that case, two of three options are the same after both turns.
    let interference = value(&measures, "interference").value;
    assert!((interference - interfering.value / 3.0).abs() < 0.01, "{interference}");
    is(&measures, "harm", 0.0);
    is(&measures, "hidden", 1.0);
    is(&measures, "secretive", 0.0);
}

#[test]
fn every_ply_touches_what_changes_and_nothing_else() {
    let measures = measured(Seesaw::Coin, 20);
    let touched = |kind| measures.touched[&kind].mean().expect("plies were looked at").value;
    assert_eq!((touched(ZoneKind::Mat), touched(ZoneKind::Row)), (1.0, 0.0));
    let used: Vec<_> = measures.things.iter().map(|(name, used)| (name.clone(), used.times.count)).collect();
    assert_eq!(used.len(), 3);
    assert_eq!(used.iter().map(|(_, count)| count).sum::<u64>(), 120);
    assert_eq!(measures.actions.iter().count(), 1, "one sort of action, whatever is taken");
}
