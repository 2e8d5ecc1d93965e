//! Searches for the only winning choice in a turn. Riddles are based on such choices.

use super::search_result::LineStep;
use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::turn::{Outcome, Turn};

/// The only choice with which a seat wins in its own turn, regardless of the information hidden from it. `L` is
/// a step of the winning line.
#[derive(Clone, Debug, PartialEq)]
pub struct OnlyWin<L> {
    /// Index of the choice among the legal actions.
    pub choice: usize,
    /// The line to the end of the game, starting with the choice itself. Forced actions that differ with the hidden
    /// information, such as the last card of another seat, are left out.
    pub line: Vec<L>,
    /// Number of plies to the end of the game, including those that are left out of the line.
    pub plies: usize,
}

/// Maximum number of plies in a line.
const LONGEST: usize = 12;
/// Maximum number of plies tried for one decision. A turn with more possibilities would be a riddle that
/// players cannot check.
const MOST: u32 = 6_000;
/// Number of samples of the hidden information and the random draws. The line must win in every sample.
const SAMPLES: u32 = 40;

/// Finds the only choice with which the observer is certain to win in this turn. Returns `None` if no choice wins,
/// if several choices win, if the win depends on random draws, or if there are too many possibilities to try.
///
/// A turn ends when another seat has a choice. Every choice is tried with all possible continuations in the turn.
/// If something is hidden or drawn in the process, such as a replacement card, 40 samples of the hidden information
/// and the random draws are searched: the same line must win in every sample, and no other choice may win in any
/// sample. Only forced actions may differ, since they are nobody's choice.
pub fn only_win<R: Ruleset>(
    rules: &R,
    observation: &Observation<R>,
    dealer: &mut Dealer,
) -> Option<OnlyWin<LineStep<R::State, R::Action>>> {
    let seat = observation.seat();
    let first = observation.sample(rules, dealer);
    if rules.turn(&first) != Turn::Decide(seat) || !rules.together(&first).is_empty() {
        return None;
    }
    let mut actions = Vec::new();
    rules.legal_actions(&first, &mut actions);
    let mut tries = Tries { rules, seat, left: MOST, drew: false };
    let (choice, way) = tries.only(&first, &actions, dealer)?;
    let mut is_known = vec![true; way.len()];
    for _ in 1..SAMPLES {
        let other = observation.sample(rules, dealer);
        // The same sample gives the same result if nothing was drawn.
        if other == first && !tries.drew {
            continue;
        }
        tries.left = MOST;
        let others = actions.iter().enumerate().filter(|(place, _)| *place != choice);
        for (_, action) in others {
            if tries.reach(&other, *action, 1, dealer) != WinReach::Nothing {
                return None;
            }
        }
        if !tries.leads_to_win(&other, &way, &mut is_known, dealer) {
            return None;
        }
    }
    let steps = steps(rules, first, &way, dealer).into_iter().zip(is_known);
    let line = steps.filter_map(|(step, is_known)| is_known.then_some(step)).collect();
    Some(OnlyWin { choice, line, plies: way.len() })
}

/// The best result that a seat can achieve with an action within its own turn.
#[derive(Debug, PartialEq)]
enum WinReach<A> {
    /// No win.
    Nothing,
    /// Unknown, because there were too many possibilities to try.
    Perhaps,
    /// A win with these actions, in reverse order.
    Win(Vec<A>),
}

struct Tries<'a, R> {
    rules: &'a R,
    seat: Seat,
    /// Number of plies left to try.
    left: u32,
    /// Whether any ply has made a random draw.
    drew: bool,
}

impl<R: Ruleset> Tries<'_, R> {
    /// Returns the only winning action and the line that starts with it.
    fn only(
        &mut self,
        state: &R::State,
        actions: &[R::Action],
        dealer: &mut Dealer,
    ) -> Option<(usize, Vec<R::Action>)> {
        let mut found = None;
        for (place, action) in actions.iter().enumerate() {
            match self.reach(state, *action, 1, dealer) {
                WinReach::Nothing => {}
                WinReach::Win(mut way) if found.is_none() => {
                    way.reverse();
                    found = Some((place, way));
                }
                WinReach::Perhaps | WinReach::Win(_) => return None,
            }
        }
        found.filter(|_| actions.len() > 1)
    }

    fn reach(&mut self, state: &R::State, action: R::Action, depth: usize, dealer: &mut Dealer) -> WinReach<R::Action> {
        let Some(left) = self.left.checked_sub(1).filter(|_| depth <= LONGEST) else { return WinReach::Perhaps };
        self.left = left;
        let mut after = state.clone();
        let drawn = dealer.draws();
        self.rules.apply(&mut after, action, dealer);
        self.drew |= dealer.draws() != drawn;
        let best = match self.rules.turn(&after) {
            Turn::Over(outcome) if self.wins(&outcome) => WinReach::Win(Vec::new()),
            Turn::Over(_) => WinReach::Nothing,
            Turn::Decide(next) => {
                let mut actions = Vec::new();
                self.rules.legal_actions(&after, &mut actions);
                // A forced action belongs to the turn, whichever seat takes it.
                if next == self.seat || actions.len() == 1 {
                    self.best(&after, &actions, depth, dealer)
                } else {
                    WinReach::Nothing
                }
            }
        };
        match best {
            WinReach::Win(mut way) => {
                way.push(action);
                WinReach::Win(way)
            }
            best => best,
        }
    }

    fn best(
        &mut self,
        state: &R::State,
        actions: &[R::Action],
        depth: usize,
        dealer: &mut Dealer,
    ) -> WinReach<R::Action> {
        let mut best = WinReach::Nothing;
        for action in actions {
            match self.reach(state, *action, depth + 1, dealer) {
                WinReach::Nothing => {}
                WinReach::Perhaps => best = WinReach::Perhaps,
                WinReach::Win(way) => return WinReach::Win(way),
            }
        }
        best
    }

    fn wins(&self, outcome: &Outcome) -> bool {
        outcome.seats().count() > 1 && outcome.has_won(self.seat)
    }

    /// Returns whether the line also wins from another sample. Where an action is forced there, it is taken instead of
    /// the line's own; `is_known` then becomes false for this step unless both are the same.
    fn leads_to_win(&self, state: &R::State, way: &[R::Action], is_known: &mut [bool], dealer: &mut Dealer) -> bool {
        let mut state = state.clone();
        let mut legal = Vec::new();
        for (action, is_known) in way.iter().zip(is_known) {
            legal.clear();
            self.rules.legal_actions(&state, &mut legal);
            let taken = match legal[..] {
                [forced] => forced,
                _ if self.rules.turn(&state) == Turn::Decide(self.seat) && legal.contains(action) => *action,
                _ => return false,
            };
            *is_known &= taken == *action;
            self.rules.apply(&mut state, taken, dealer);
        }
        matches!(self.rules.turn(&state), Turn::Over(outcome) if self.wins(&outcome))
    }
}

fn steps<R: Ruleset>(
    rules: &R,
    mut state: R::State,
    way: &[R::Action],
    dealer: &mut Dealer,
) -> Vec<LineStep<R::State, R::Action>> {
    let mut steps = Vec::with_capacity(way.len());
    for action in way {
        let Turn::Decide(seat) = rules.turn(&state) else { break };
        steps.push(LineStep { seat, state: state.clone(), action: *action });
        rules.apply(&mut state, *action, dealer);
    }
    steps
}
