//! Reviews a game: compares each decision with its alternatives, and measures the effect of luck.
//!
//! Each decision is judged by the information that was available to the deciding seat ([`Session::observe_at`]). A
//! review of a game in progress therefore reveals nothing to a seat that sees only the review of its own decisions.
//! Decisions are reviewed independently, so a program may spread them over threads without changing the result.
//!
//! All values are expected results from 0 (lost) to 1 (won). Every seat has two values at each decision: *before* it,
//! assuming the best choice, and *after* it, with the choice that was made. The difference between a seat's result
//! and its expected result before the first decision is the exact sum of four parts ([`Review::balance`]): the loss
//! from its own decisions, the change from others' decisions, the change from luck and revealed secrets between
//! two decisions, and, if nothing was drawn or revealed between two decisions, the error of the search itself. The
//! figures are only as good as the ruleset's estimate: anything that the estimate misses ends up in the last part.

use serde::{Deserialize, Serialize};

use crate::bots::{Expected, Level, Mcts, MoveStats, SearchLimits, SearchResult, Skills};
use crate::seat::{Seat, Seats};
use crate::session::Session;
use crate::turn::{Outcome, Turn};

/// Returns the default number of iterations for reviewing one decision of a game with these skills: several
/// times the number that the Master uses.
pub fn usual_iterations(skills: &Skills) -> u32 {
    const DEEPER: u32 = 4;
    Level::Master.skill(skills).iterations.saturating_mul(DEEPER)
}

/// A reviewed decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// The index of the decision's ply, from 0.
    pub ply: usize,
    /// The deciding seat.
    pub seat: Seat,
    /// The index of the choice that was made.
    pub chosen: usize,
    /// The index of the best choice, which is `chosen` if no better choice was found.
    pub best: usize,
    /// The value of each choice for the deciding seat, in the order of the choices.
    pub choices: Vec<Worth>,
    /// Each seat's expected result if the best choice is made.
    pub before: Vec<f64>,
    /// Each seat's expected result after the choice that was made.
    pub after: Vec<f64>,
    /// The expected continuation after the best choice. It is empty if the search itself would make a different
    /// choice.
    #[serde(skip)]
    pub line: Vec<Expected>,
}

/// The value of one choice for the deciding seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// Number of times that the search tried the choice.
    pub visits: u64,
    /// The expected or proven result, or 0.5 if the choice was never tried.
    pub mean: f64,
    /// Half-width of the 95% interval around `mean`: a measure of the search's certainty, not of its accuracy.
    /// 0 if the result is proven.
    pub reach: f64,
}

/// The quality of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// No better choice was found.
    Best,
    /// The loss is negligible, or smaller than the search can detect.
    Good,
    /// The loss is small.
    Inexact,
    /// The loss is large.
    Mistake,
    /// The loss is large enough to decide games.
    Blunder,
}

impl Verdict {
    /// All verdicts, from best to worst.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inexact, Self::Mistake, Self::Blunder];

    /// Minimum loss, in points of the expected result, for a decision to be inexact, a mistake or a blunder.
    /// docs/strength.md describes how the bounds were determined.
    pub const BOUNDS: [f64; 3] = [0.03, 0.06, 0.10];
}

impl Decision {
    /// Reviews the decision at ply number `ply`, from 0, with the information available to the deciding seat.
    /// Returns `None` if there was only one choice.
    ///
    /// The search first runs as usual. It then tries the choice that was made and its own best choice until each of
    /// the two has been tried in half of all iterations. Without this second phase, there would be little data on a
    /// choice that the search abandoned.
    pub fn weigh(session: &Session, ply: usize, search: Mcts, effort: &SearchLimits<'_>) -> Option<Self> {
        let played = session.plies().get(ply)?;
        if played.forced {
            return None;
        }
        let (game, seat) = (session.game(), played.seat);
        let chosen = game.find(session.state_at(ply)?, &played.action)?;
        let thought = Self::thought_of(session, ply, chosen, search, effort)?;
        Some(Self::of(ply, seat, chosen, session.seats(), thought))
    }

    /// Returns the search result for the decision at ply number `ply`, from 0, with an evaluation of choice number
    /// `chosen`, which need not be the choice that was made. For the choice that was made, [`Decision::weigh`] uses
    /// the same result.
    pub fn thought_of(
        session: &Session,
        ply: usize,
        chosen: usize,
        search: Mcts,
        effort: &SearchLimits<'_>,
    ) -> Option<SearchResult<Expected>> {
        let (game, seat) = (session.game(), session.plies().get(ply)?.seat);
        let choices = game.actions(session.state_at(ply)?).len();
        let observation = session.observe_at(ply, seat)?;
        let mut dealer = session.aside_dealer_at(ply, seat);
        (choices > 1 && chosen < choices).then(|| game.weigh(search, chosen, &observation, &mut dealer, effort))
    }

    /// Creates the review of a decision from a search result, as if choice number `chosen` had been made.
    pub fn of(ply: usize, seat: Seat, chosen: usize, seats: Seats, thought: SearchResult<Expected>) -> Self {
        let worth = |considered: &MoveStats| Worth {
            visits: considered.visits,
            mean: considered.expected(seat, seat),
            // A proven result has no uncertainty.
            reach: considered.proven.map_or_else(|| considered.results[seat.index()].reach(), |_| 0.0),
        };
        let choices: Vec<Worth> = thought.considered.iter().map(worth).collect();
        let best = if choices[thought.choice].mean > choices[chosen].mean { thought.choice } else { chosen };
        let line = if best == thought.choice { thought.line } else { Vec::new() };
        let expected = |place: usize| -> Vec<f64> {
            seats.each().map(|one| thought.considered[place].expected(seat, one)).collect()
        };
        Self { ply, seat, chosen, best, choices, before: expected(best), after: expected(chosen), line }
    }

    /// Returns whether the values are valid for a table with these seats. Values read from a file may be invalid.
    pub fn is_sound(&self, seats: Seats) -> bool {
        let count = self.choices.len();
        let expected = |values: &[f64]| values.len() == seats.count() && values.iter().all(|value| is_share(*value));
        let is_worth = |worth: &Worth| is_share(worth.mean) && is_share(worth.reach);
        self.seat.index() < seats.count()
            && self.chosen < count
            && self.best < count
            && expected(&self.before)
            && expected(&self.after)
            && self.choices.iter().all(is_worth)
    }

    /// Returns the loss, in points of the expected result.
    pub fn loss(&self) -> f64 {
        self.choices[self.best].mean - self.choices[self.chosen].mean
    }

    /// Returns the half-width of the 95% interval of the loss.
    pub fn reach(&self) -> f64 {
        if self.best == self.chosen {
            0.0
        } else {
            self.choices[self.best].reach.hypot(self.choices[self.chosen].reach)
        }
    }

    /// Returns the quality of the decision. A loss that the search cannot distinguish from zero is ignored.
    pub fn verdict(&self) -> Verdict {
        let loss = self.loss();
        if self.best == self.chosen {
            return Verdict::Best;
        }
        let beyond = Verdict::BOUNDS.iter().filter(|bound| loss >= **bound && loss > self.reach()).count();
        Verdict::ALL[1 + beyond]
    }
}

fn is_share(value: f64) -> bool {
    (0.0..=1.0).contains(&value)
}

/// All decisions of a game, or those of one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The decisions, in the order in which they were made.
    pub decisions: Vec<Decision>,
    /// The outcome, or `None` if the game is not over.
    pub outcome: Option<Outcome>,
    seats: Seats,
    /// For each ply, whether something was drawn or revealed in it.
    lucky: Vec<bool>,
}

/// The sources of a seat's result, in points of the expected result. `start` and the other parts add up to `result`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Balance {
    /// The expected result before the first decision.
    pub start: f64,
    /// The change from the seat's own decisions, which is never above 0.
    pub own: f64,
    /// The change from other seats' decisions.
    pub others: f64,
    /// The change from luck and revealed secrets.
    pub luck: f64,
    /// The change between two decisions if nothing was drawn or revealed between them. Such a change has one of two
    /// causes: at the next decision, the search evaluated the position differently, or a seat with different
    /// information decided.
    pub unexplained: f64,
    /// The final result, from 0 (lost) to 1 (won), or the last expected result if the game is not over.
    pub result: f64,
}

/// A change in the expected results of all seats.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Swing {
    /// The ply in which the change occurred, from 0.
    pub ply: usize,
    /// Whether a decision caused the change. If not, something was drawn or revealed in the ply.
    pub decision: bool,
    /// The change for each seat.
    pub by: Vec<f64>,
}

impl Swing {
    /// Returns the largest absolute change for any seat.
    pub fn most(&self) -> f64 {
        self.by.iter().fold(0.0, |most, by| by.abs().max(most))
    }
}

/// When the winner of a game took the lead and kept it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeadTaken {
    /// The winner was never behind.
    FromStart,
    /// The winner was last behind before the decision at this ply, counted from 0.
    At(usize),
}

impl Review {
    /// Returns the plies that can be reviewed, which are the plies with more than one choice: those of all seats,
    /// or only those of seat `of`. Plies before a fork belong to the original game and are excluded.
    pub fn plies(session: &Session, of: Option<Seat>) -> Vec<usize> {
        let plies = session.plies().iter().enumerate().skip(session.forked_at().unwrap_or(0));
        let chosen = plies.filter(|(_, ply)| !ply.forced && of.is_none_or(|seat| ply.seat == seat));
        chosen.map(|(place, _)| place).collect()
    }

    /// Creates a review from reviewed decisions, which may be in any order.
    pub fn of(session: &Session, mut decisions: Vec<Decision>) -> Self {
        decisions.sort_by_key(|decision| decision.ply);
        let outcome = match session.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Decide(_) => None,
        };
        let lucky = session.plies().iter().map(|ply| ply.final_).collect();
        Self { decisions, outcome, seats: session.seats(), lucky }
    }

    /// Returns the sources of a seat's result.
    pub fn balance(&self, seat: Seat) -> Balance {
        let own = seat.index();
        let Some(first) = self.decisions.first() else { return Balance::default() };
        let mut balance = Balance { start: first.before[own], ..Balance::default() };
        for (place, decision) in self.decisions.iter().enumerate() {
            let part = if decision.seat == seat { &mut balance.own } else { &mut balance.others };
            *part += decision.after[own] - decision.before[own];
            let Some(next) = self.expected_after(place, own) else {
                balance.result = decision.after[own];
                break;
            };
            let part = if self.luck_after(place).is_some() { &mut balance.luck } else { &mut balance.unexplained };
            *part += next - decision.after[own];
            balance.result = next;
        }
        balance
    }

    /// Returns a seat's expected result over the game, as pairs of ply and value. There is one pair for the
    /// position before each reviewed decision. If the game is over, the last pair contains the total number of
    /// plies and the final result.
    pub fn course(&self, seat: Seat) -> Vec<(usize, f64)> {
        let before = self.decisions.iter().map(|decision| (decision.ply, decision.before[seat.index()]));
        let end = self.outcome.map(|outcome| (self.lucky.len(), f64::from(outcome.utility(seat))));
        before.chain(end).collect()
    }

    /// Returns when the winner, or a pair or team that won, took the lead and kept it until the end, so that no other
    /// seat was expected to do better. Returns `None` if no team won alone, if all play together, or if the winners
    /// were still behind before the last decision.
    pub fn lead_taken(&self) -> Option<LeadTaken> {
        let outcome = self.outcome?;
        let winners = outcome.winning_team().filter(|_| !outcome.is_joint() && self.seats.count() > 1)?;
        let winner = winners.iter().next()?;
        let is_behind = |decision: &Decision| {
            let own = decision.before[winner.index()];
            let mut others = self.seats.each().filter(|seat| !winners.has(*seat));
            others.any(|seat| decision.before[seat.index()] > own)
        };
        match self.decisions.iter().rposition(is_behind) {
            Some(place) if place + 1 == self.decisions.len() => None,
            Some(place) => Some(LeadTaken::At(self.decisions[place].ply)),
            None => Some(LeadTaken::FromStart),
        }
    }

    /// Returns the largest changes, up to `most`, in descending order. Changes caused by the uncertainty of the
    /// search are excluded.
    pub fn swings(&self, most: usize) -> Vec<Swing> {
        let mut swings = Vec::new();
        for (place, decision) in self.decisions.iter().enumerate() {
            let by = |seat: Seat| decision.after[seat.index()] - decision.before[seat.index()];
            if decision.verdict() > Verdict::Good {
                swings.push(Swing { ply: decision.ply, decision: true, by: self.seats.each().map(by).collect() });
            }
            if let Some(ply) = self.luck_after(place) {
                let by = |seat: Seat| {
                    let next = self.expected_after(place, seat.index());
                    next.map_or(0.0, |next| next - decision.after[seat.index()])
                };
                swings.push(Swing { ply, decision: false, by: self.seats.each().map(by).collect() });
            }
        }
        swings.sort_by(|one, other| other.most().total_cmp(&one.most()));
        swings.truncate(most);
        swings
    }

    /// Returns a seat's expected result before the next decision or, after the last decision, the seat's final
    /// result. Returns `None` if neither result is known.
    fn expected_after(&self, place: usize, seat: usize) -> Option<f64> {
        match self.decisions.get(place + 1) {
            Some(next) => Some(next.before[seat]),
            None => self.outcome.map(|outcome| f64::from(outcome.utility(Seat::new(seat as u8)))),
        }
    }

    /// Returns the first ply, from this decision until the next one, in which something was drawn or revealed.
    fn luck_after(&self, place: usize) -> Option<usize> {
        let end = self.decisions.get(place + 1).map_or(self.lucky.len(), |next| next.ply);
        (self.decisions[place].ply..end).find(|ply| self.lucky[*ply])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teams::Teams;

    fn decision(ply: usize, seat: u8, best: f64, chosen: f64) -> Decision {
        let worth = |mean| Worth { visits: 100, mean, reach: 0.01 };
        let (chosen_place, choices) =
            if best > chosen { (1, vec![worth(best), worth(chosen)]) } else { (0, vec![worth(best)]) };
        let both = |own: f64| if seat == 0 { vec![own, 1.0 - own] } else { vec![1.0 - own, own] };
        Decision {
            ply,
            seat: Seat::new(seat),
            chosen: chosen_place,
            best: 0,
            choices,
            before: both(best),
            after: both(chosen),
            line: Vec::new(),
        }
    }

    fn review() -> Review {
        // The first seat loses 0.2, luck returns 0.1, the second seat loses nothing, and then 0.05 is unexplained.
        let decisions = vec![decision(0, 0, 0.5, 0.3), decision(2, 1, 0.6, 0.6), decision(3, 0, 0.45, 0.45)];
        Review { decisions, outcome: None, seats: Seats::TWO, lucky: vec![false, true, false, false] }
    }

    #[test]
    fn start_decisions_luck_and_doubt_add_up_to_the_result() {
        let balance = review().balance(Seat::new(0));
        let is = |value: f64, expected: f64| (value - expected).abs() < 1e-9;
        assert!(is(balance.start, 0.5) && is(balance.own, -0.2) && is(balance.others, 0.0), "{balance:?}");
        assert!(is(balance.luck, 0.1) && is(balance.unexplained, 0.05) && is(balance.result, 0.45), "{balance:?}");
        for seat in Seats::TWO.each() {
            let Balance { start, own, others, luck, unexplained, result } = review().balance(seat);
            assert!(is(start + own + others + luck + unexplained, result));
        }
    }

    #[test]
    fn a_course_is_what_a_seat_could_expect_and_what_it_got() {
        let mut review = review();
        assert_eq!(review.course(Seat::new(0)), [(0, 0.5), (2, 0.4), (3, 0.45)]);
        review.outcome = Some(Outcome::win(Seat::new(1), Seats::TWO, "end"));
        assert_eq!(review.course(Seat::new(1)), [(0, 0.5), (2, 0.6), (3, 0.55), (4, 1.0)]);
    }

    #[test]
    fn the_lead_is_taken_after_the_last_decision_at_which_the_winner_was_behind() {
        let at = |values: &[f64], winner: u8| {
            let decisions = values.iter().enumerate().map(|(ply, value)| decision(ply, 0, *value, *value)).collect();
            let outcome = Some(Outcome::win(Seat::new(winner), Seats::TWO, "end"));
            Review { decisions, outcome, seats: Seats::TWO, lucky: vec![false; values.len()] }.lead_taken()
        };
        assert_eq!(at(&[0.5, 0.4, 0.6, 0.3, 0.7], 0), Some(LeadTaken::At(3)));
        assert_eq!(at(&[0.5, 0.4, 0.6, 0.3, 0.2], 1), Some(LeadTaken::At(2)));
        assert_eq!(at(&[0.5, 0.6, 0.7], 0), Some(LeadTaken::FromStart), "never behind");
        assert_eq!(at(&[0.5, 0.6, 0.7], 1), None, "the last decision gave the game away");
        assert_eq!(review().lead_taken(), None, "the game is not over");
        let four = Seats::new(4).expect("four seats");
        let lead = |outcome| {
            let decision =
                |own: f64| Decision { before: vec![own, 1.0 - own, own + 0.01, 1.0 - own], ..decision(0, 0, own, own) };
            let decisions = vec![decision(0.4), Decision { ply: 1, ..decision(0.6) }];
            Review { decisions, outcome: Some(outcome), seats: four, lucky: vec![false; 2] }.lead_taken()
        };
        let pair = Outcome::by_team_points(&[3, 1], Teams::alternating(2), four, "end");
        assert_eq!(lead(pair), Some(LeadTaken::At(0)), "a partner is not a rival");
        assert_eq!(lead(Outcome::together(true, four, "end")), None);
    }

    #[test]
    fn what_the_search_cannot_tell_from_nothing_is_no_fault() {
        let verdict = |best, chosen| decision(0, 0, best, chosen).verdict();
        assert_eq!(verdict(0.5, 0.5), Verdict::Best);
        assert_eq!(verdict(0.5, 0.49), Verdict::Good);
        assert_eq!(verdict(0.5, 0.46), Verdict::Inexact);
        assert_eq!(verdict(0.5, 0.41), Verdict::Mistake);
        assert_eq!(verdict(0.5, 0.3), Verdict::Blunder);
        let mut unsure = decision(0, 0, 0.5, 0.3);
        unsure.choices[1].reach = 0.3;
        assert_eq!(unsure.verdict(), Verdict::Good);
    }

    #[test]
    fn the_largest_swings_come_first_whoever_brought_them() {
        let swings = review().swings(5);
        let told: Vec<(usize, bool)> = swings.iter().map(|swing| (swing.ply, swing.decision)).collect();
        // Something was drawn in the forced ply after the decision.
        assert_eq!(told, [(0, true), (1, false)]);
    }
}
