//! What decided a game: each decision compared with its alternatives, and what luck gave and took.
//!
//! A decision is judged from what its decider knew then ([`Session::observe_at`]). So the review of a game in progress
//! tells a seat nothing new, as long as it is shown the review of its own decisions only. No decision needs the result
//! of another, so a program may spread them over threads and the review stays the same.
//!
//! All values are expected results from 0 (lost) to 1 (won). Every seat has two at each decision: *before* it, as if
//! the best choice were taken, and *after* it, with the choice that was taken. The difference between a seat's result
//! and what it could expect before the first decision is the exact sum of four parts ([`Review::balance`]): what it
//! lost by its own decisions; what others' decisions changed for it; what luck and revealed secrets changed between two
//! decisions; and the error of the search itself where nothing was drawn or revealed. The figures are as good as the
//! ruleset's estimate: what the estimate does not see ends up in the last part.

use serde::{Deserialize, Serialize};

use crate::bots::{Expected, Level, Mcts, MoveStats, SearchLimits, SearchResult, Skills};
use crate::seat::{Seat, Seats};
use crate::session::Session;
use crate::turn::{Outcome, Turn};

/// How many iterations a review makes for a decision of a game with these skills where nobody says otherwise: several times those
/// of the master.
pub fn usual_iterations(skills: &Skills) -> u32 {
    const DEEPER: u32 = 4;
    Level::Master.skill(skills).iterations.saturating_mul(DEEPER)
}

/// One decision that was weighed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// Before which ply of the game it was taken, from 0.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// The place of what was taken among the choices.
    pub chosen: usize,
    /// The place of the best choice; what was taken where nothing better was found.
    pub best: usize,
    /// What each choice is worth to whoever decided, in the order of the choices.
    pub choices: Vec<Worth>,
    /// What each seat could expect if the best choice was taken.
    pub before: Vec<f64>,
    /// What each seat could expect after the choice that was taken.
    pub after: Vec<f64>,
    /// How the search expects the game to go on after the best choice, who and what; empty where that is not what it would take.
    #[serde(skip)]
    pub line: Vec<Expected>,
}

/// What one choice is worth to whoever decides.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// How often the search tried it.
    pub visits: u64,
    /// The expected result, or the certain one; one half where it was never tried.
    pub mean: f64,
    /// How far the 95 % interval reaches from it: how sure the search is, which is not how right it is. Nothing where it is certain.
    pub reach: f64,
}

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Nothing better was found.
    Best,
    /// Next to nothing was lost, or less than the search can tell.
    Good,
    /// A little was lost.
    Inexact,
    /// Much was lost.
    Mistake,
    /// So much was lost that it decides games.
    Blunder,
}

impl Verdict {
    /// From the best to the worst.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inexact, Self::Mistake, Self::Blunder];

    /// What must be lost, in points of the expected result, for a decision to be inexact, a mistake, a blunder; how the bounds were
    /// found stands in docs/strength.md.
    pub const BOUNDS: [f64; 3] = [0.03, 0.06, 0.10];
}

impl Decision {
    /// The decision before ply number `ply`, from 0, as it was known to whoever took it; nothing where there was no choice.
    ///
    /// The search thinks as it would have, and then tries what was taken and what it finds best until each was tried in half as
    /// many iterations as it may make for all of them: what a search has turned away from it knows little about.
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

    /// What the search thinks of the decision before ply number `ply`, from 0, where choice number `chosen` was taken or might have
    /// been: for what was taken the very thoughts of [`Decision::weigh`].
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

    /// What a thought says of a decision in which choice number `chosen` was taken, or might have been.
    pub fn of(ply: usize, seat: Seat, chosen: usize, seats: Seats, thought: SearchResult<Expected>) -> Self {
        let worth = |considered: &MoveStats| Worth {
            visits: considered.visits,
            mean: considered.expected(seat, seat),
            // What is certain is not about so much.
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

    /// Whether it can be about a table of these seats: what was read from a file may say anything.
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

    /// What was lost, in points of the expected result.
    pub fn loss(&self) -> f64 {
        self.choices[self.best].mean - self.choices[self.chosen].mean
    }

    /// How far the 95 % interval of the loss reaches from it.
    pub fn reach(&self) -> f64 {
        if self.best == self.chosen {
            0.0
        } else {
            self.choices[self.best].reach.hypot(self.choices[self.chosen].reach)
        }
    }

    /// How good it was. What the search cannot tell from nothing is no fault.
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
    /// In the order in which they were taken.
    pub decisions: Vec<Decision>,
    /// How the game ended, where it has.
    pub outcome: Option<Outcome>,
    seats: Seats,
    /// After which plies luck was asked or a secret seen.
    lucky: Vec<bool>,
}

/// Where the result of a seat came from; the parts are points of the expected result, and `start` and they add up to `result`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Balance {
    /// What it could expect before the first decision.
    pub start: f64,
    /// What its own decisions changed: never above 0.
    pub own: f64,
    /// What the decisions of others changed for it.
    pub others: f64,
    /// What luck gave and took, and what came to light.
    pub luck: f64,
    /// What changed between two decisions without luck: the search thought otherwise of it a decision later, or another seat
    /// knew other things.
    pub unexplained: f64,
    /// What it got: 1 won, 0 lost; what it could expect last where the game goes on.
    pub result: f64,
}

/// A change of what everybody could expect.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Swing {
    /// The ply that it came with, from 0.
    pub ply: usize,
    /// Whether a decision brought it, else what was drawn or came to light in the ply.
    pub decision: bool,
    /// By how much, for each seat.
    pub by: Vec<f64>,
}

impl Swing {
    /// The most it changed for anybody.
    pub fn most(&self) -> f64 {
        self.by.iter().fold(0.0, |most, by| by.abs().max(most))
    }
}

impl Review {
    /// The plies that can be weighed: those where there was something to choose, of everybody or of one seat. What was played before
    /// a game left another one belongs to that.
    pub fn plies(session: &Session, of: Option<Seat>) -> Vec<usize> {
        let plies = session.plies().iter().enumerate().skip(session.forked_at().unwrap_or(0));
        let chosen = plies.filter(|(_, ply)| !ply.forced && of.is_none_or(|seat| ply.seat == seat));
        chosen.map(|(place, _)| place).collect()
    }

    /// Puts together what was found out about decisions, which may come in any order.
    pub fn of(session: &Session, mut decisions: Vec<Decision>) -> Self {
        decisions.sort_by_key(|decision| decision.ply);
        let outcome = match session.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Decide(_) => None,
        };
        let lucky = session.plies().iter().map(|ply| ply.final_).collect();
        Self { decisions, outcome, seats: session.seats(), lucky }
    }

    /// Where the result of a seat came from.
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

    /// What a seat could expect over the game: before each decision that was weighed, with the ply it comes before, and behind the
    /// last ply what it got, where the game is over.
    pub fn course(&self, seat: Seat) -> Vec<(usize, f64)> {
        let before = self.decisions.iter().map(|decision| (decision.ply, decision.before[seat.index()]));
        let end = self.outcome.map(|outcome| (self.lucky.len(), f64::from(outcome.utility(seat))));
        before.chain(end).collect()
    }

    /// The largest changes, the largest first. What only the search's own doubt changed is left out.
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

    /// What a seat could expect before the decision after this one, or got; nothing where nobody knows.
    fn expected_after(&self, place: usize, seat: usize) -> Option<f64> {
        match self.decisions.get(place + 1) {
            Some(next) => Some(next.before[seat]),
            None => self.outcome.map(|outcome| f64::from(outcome.utility(Seat::new(seat as u8)))),
        }
    }

    /// The first ply from this decision on, and before the next one, in which luck was asked or a secret seen.
    fn luck_after(&self, place: usize) -> Option<usize> {
        let end = self.decisions.get(place + 1).map_or(self.lucky.len(), |next| next.ply);
        (self.decisions[place].ply..end).find(|ply| self.lucky[*ply])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        // The first seat loses 0.2, luck gives 0.1 of it back, the second seat loses nothing, and then 0.05 is in doubt.
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
        // Luck was asked in the forced ply after the decision.
        assert_eq!(told, [(0, true), (1, false)]);
    }
}
