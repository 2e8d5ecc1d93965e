//! Judges an answer with the same search as a review, using the knowledge of the deciding seat and the random numbers
//! of that moment. The best choice is therefore the same as in the review.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use rondel::bots::{Budget, Expected, Mcts, SearchLimits, SearchResult};
use rondel::review::{Decision, Verdict as Quality, Worth, usual_iterations};

use super::{Exercise, ExerciseKind};

/// A player's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeAnswer {
    /// The choice with this index.
    Choice(usize),
    /// No choice. The player asked to see the solution.
    Shown,
}

/// The quality of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerVerdict {
    /// The best choice, or a choice that the search cannot distinguish from the best choice.
    Right,
    /// Better than the choice in the game, but not the best.
    Better,
    /// The same choice as in the game.
    Same,
    /// A different choice, which the search cannot distinguish from the choice made in the game.
    NoBetter,
    /// Worse than the choice in the game.
    Worse,
    /// Does not win immediately.
    Missed,
}

/// The judgement of an answer.
#[derive(Clone, Debug)]
pub struct AnswerJudgement {
    /// The answer.
    pub answer: PracticeAnswer,
    /// The quality of the answer, or `None` if the player asked to see the solution.
    pub verdict: Option<AnswerVerdict>,
    /// Evaluation of the answer, or of the choice made in the game if the player made no choice.
    pub worth: Worth,
    /// Index of the best choice.
    pub best: usize,
    /// Evaluation of all choices, and the expected continuation.
    pub thought: SearchResult<Expected>,
}

/// A search on its own thread that judges an answer. Dropping it stops the search.
pub struct Judge {
    judged: Receiver<AnswerJudgement>,
    stop: Arc<AtomicBool>,
}

impl Judge {
    /// Starts judging an answer. `wake` is called when the judgement is ready.
    ///
    /// # Errors
    /// Returns an error if no thread can be started.
    pub fn begin(
        exercise: Arc<Exercise>,
        answer: PracticeAnswer,
        wake: impl FnOnce() + Send + 'static,
    ) -> io::Result<Self> {
        let (send, judged) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        std::thread::Builder::new().name("practice".to_owned()).spawn(move || {
            let stopped = |_| stopped.load(Ordering::Relaxed);
            // The receiver is gone if the player has left the position.
            if let Some(found) = judged_by(&exercise, answer, &SearchLimits { threads: 1, stop: &stopped }) {
                let _ = send.send(found);
            }
            drop(send);
            wake();
        })?;
        Ok(Self { judged, stop })
    }

    /// Returns the judgement once the search has ended. The inner option is `None` if the search failed.
    pub fn found(&self) -> Option<Option<AnswerJudgement>> {
        match self.judged.try_recv() {
            Ok(judged) => Some(Some(judged)),
            Err(TryRecvError::Disconnected) => Some(None),
            Err(TryRecvError::Empty) => None,
        }
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Judges an answer with as much effort as a review spends on a decision.
fn judged_by(exercise: &Exercise, answer: PracticeAnswer, effort: &SearchLimits<'_>) -> Option<AnswerJudgement> {
    let session = exercise.game().ok()?;
    let (iterations, usual) = match &exercise.kind {
        ExerciseKind::Mistake(mistake) => (mistake.iterations, mistake.chosen),
        ExerciseKind::Win { choice, .. } => (usual_iterations(&session.game().skills()), *choice),
    };
    let picked = if let PracticeAnswer::Choice(picked) = answer { picked } else { usual };
    let choices = session.game().actions(session.state_at(exercise.ply)?).len() as u32;
    let search = Mcts::new(Budget::Iterations(iterations)).trying_each(iterations / (2 * choices.max(1)));
    let thought = Decision::thought_of(&session, exercise.ply, picked, search, effort)?;
    let decision = Decision::of(exercise.ply, exercise.seat, picked, session.seats(), thought.clone());
    let verdict = match (answer, &exercise.kind) {
        (PracticeAnswer::Shown, _) => None,
        (PracticeAnswer::Choice(picked), ExerciseKind::Win { choice, .. }) if picked == *choice => {
            Some(AnswerVerdict::Right)
        }
        (PracticeAnswer::Choice(_), ExerciseKind::Win { .. }) => Some(AnswerVerdict::Missed),
        (PracticeAnswer::Choice(picked), ExerciseKind::Mistake(mistake)) => {
            Some(verdict(&decision, picked == mistake.chosen, &mistake.worth))
        }
    };
    let best = if let ExerciseKind::Win { choice, .. } = &exercise.kind { *choice } else { decision.best };
    Some(AnswerJudgement { answer, verdict, worth: decision.choices[picked], best, thought })
}

/// Compares a choice with the best choice and with the choice made in the game.
fn verdict(picked: &Decision, is_same: bool, in_game: &Worth) -> AnswerVerdict {
    if is_same {
        return AnswerVerdict::Same;
    }
    if picked.verdict() <= Quality::Good {
        return AnswerVerdict::Right;
    }
    let own = picked.choices[picked.chosen];
    let gain = own.mean - in_game.mean;
    match gain {
        _ if gain.abs() <= own.reach.hypot(in_game.reach) => AnswerVerdict::NoBetter,
        _ if gain > 0.0 => AnswerVerdict::Better,
        _ => AnswerVerdict::Worse,
    }
}

#[cfg(test)]
mod tests {
    use rondel::Seat;

    use super::*;

    fn worth(mean: f64) -> Worth {
        Worth { visits: 100, mean, reach: 0.01 }
    }

    /// Returns the verdict on a choice with this value if the best choice has a value of 0.8 and the choice made in the
    /// game has a value of 0.4.
    fn of(mean: f64, is_same: bool) -> AnswerVerdict {
        let choices = vec![worth(0.8), worth(mean)];
        let both = vec![mean, 1.0 - mean];
        let (before, after) = (both.clone(), both);
        let best = usize::from(mean >= 0.8);
        let decision =
            Decision { ply: 0, seat: Seat::new(0), chosen: 1, best, choices, before, after, line: Vec::new() };
        verdict(&decision, is_same, &worth(0.4))
    }

    #[test]
    fn an_answer_is_measured_by_the_best_choice_and_by_that_of_the_game() {
        assert_eq!(
            [of(0.8, false), of(0.79, false)],
            [AnswerVerdict::Right; 2],
            "as good within the error of the search"
        );
        assert_eq!(of(0.6, false), AnswerVerdict::Better);
        assert_eq!(of(0.4, true), AnswerVerdict::Same);
        assert_eq!(of(0.405, false), AnswerVerdict::NoBetter, "another choice that is no better");
        assert_eq!(of(0.1, false), AnswerVerdict::Worse);
    }
}
