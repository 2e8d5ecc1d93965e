//! Tests the levels in a game that has many choices and no measured ratings.

use std::ops::RangeInclusive;

use rondel::arena::{game_seed, play_game};
use rondel::bots::{Bot, Level, Skill, Skills};
use rondel::{ConservationError, Dealer, Outcome, Ruleset, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

use crate::bot;

/// Forty bushes in a row. A player who picks a bush gets its berries, and the neighbouring bushes then bear more for
/// the next player.
struct Berries;

const BUSHES: usize = 40;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Hedge {
    berries: [[u8; 8]; 5],
    gone: u64,
    points: [u16; 2],
    picked: u8,
}

impl Hedge {
    fn bush(&mut self, bush: u8) -> &mut u8 {
        &mut self.berries[usize::from(bush / 8)][usize::from(bush % 8)]
    }

    fn mover(&self) -> Seat {
        Seat::new(self.picked % 2)
    }

    fn left(&self) -> impl Iterator<Item = u8> + '_ {
        (0..BUSHES as u8).filter(|bush| self.gone >> bush & 1 == 0)
    }
}

impl Ruleset for Berries {
    type State = Hedge;
    type Action = u8;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        BUSHES
    }

    fn allows_ties(&self) -> bool {
        true
    }

    fn deal(&self, _seats: Seats, dealer: &mut Dealer) -> Hedge {
        let mut hedge = Hedge { berries: [[0; 8]; 5], gone: 0, points: [0; 2], picked: 0 };
        hedge.berries.as_flattened_mut().iter_mut().for_each(|bush| *bush = 1 + dealer.below(9) as u8);
        hedge
    }

    fn turn(&self, hedge: &Hedge) -> Turn {
        if hedge.left().next().is_some() {
            return Turn::Decide(hedge.mover());
        }
        Turn::Over(Outcome::by_points(&hedge.points.map(i32::from), Seats::TWO, "end"))
    }

    fn legal_actions(&self, hedge: &Hedge, into: &mut Vec<u8>) {
        into.extend(hedge.left());
    }

    fn apply(&self, hedge: &mut Hedge, bush: u8, _dealer: &mut Dealer) {
        let seat = hedge.mover().index();
        hedge.points[seat] += u16::from(std::mem::take(hedge.bush(bush)));
        hedge.gone |= 1 << bush;
        for beside in [bush.wrapping_sub(1), bush + 1] {
            if beside < BUSHES as u8 && hedge.gone >> beside & 1 == 0 {
                *hedge.bush(beside) += 6;
            }
        }
        hedge.picked += 1;
    }

    fn determinize(&self, _hedge: &mut Hedge, _observer: Seat, _dealer: &mut Dealer) {}

    fn check_conservation(&self, _hedge: &Hedge) -> Result<(), ConservationError> {
        Ok(())
    }

    fn estimate(&self, hedge: &Hedge, seat: Seat) -> Option<f32> {
        let [own, other] = [seat, seat.rival()].map(|seat| f32::from(hedge.points[seat.index()]));
        Some(((own - other) / 100.0 + 0.5).clamp(0.0, 1.0))
    }
}

/// Returns the share of points that `strong` scores against `weak`. Each deal is played twice, with the seats
/// exchanged.
fn share_of(strong: Bot, weak: Bot, games: u64) -> f64 {
    let points = (0..games).map(|game| {
        let own = Seat::new((game % 2) as u8);
        let bots = if own.index() == 0 { [strong, weak] } else { [weak, strong] };
        let outcome = play_game(&Berries, &bots, game_seed(1, game / 2), &|_| Box::new(|| false)).outcome;
        f64::from(outcome.utility(own))
    });
    points.sum::<f64>() / games as f64
}

/// A bot that looks one ply ahead takes the bush with the most berries and leaves more to the rival.
#[test]
fn a_journeyman_is_no_worse_than_who_looks_one_ply_ahead() {
    let share = share_of(bot("journeyman"), bot("greedy"), 40);
    assert!(share > 0.5, "{share}");
}

#[test]
fn each_level_beats_the_one_below() {
    for (level, below) in [("apprentice", "beginner"), ("journeyman", "apprentice"), ("expert", "journeyman")] {
        let share = share_of(bot(level), bot(below), 40);
        assert!(share > 0.6, "{level} against {below}: {share}");
    }
}

#[test]
fn only_levels_that_nobody_measured_think_longer_where_there_is_more_to_choose() {
    let journeyman = |skills: &Skills, choices| bot("journeyman").iterations(skills, choices);
    assert_eq!([2, 5, 40].map(|choices| journeyman(&Level::UNMEASURED, choices)), [Some(60), Some(100), Some(800)]);
    let measured = [Skill::new(10, 0); 6];
    assert_eq!(journeyman(&measured, 40), Some(10));
}
