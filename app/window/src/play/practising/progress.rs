//! How far a round of practice is, and what is known of an answer.

use std::sync::Arc;

use rondel::review::Worth;
use rondel::{ElementId, Seat};
use rondel_tables::practice::{AnswerJudgement, AnswerVerdict, Exercise, Judge, PracticeAnswer, Round};

use super::super::move_table::MoveTable;
use crate::context::AppContext;

/// A round of practice, and how far it is.
pub(in super::super) struct PracticeProgress {
    pub(in super::super) round: Round,
    /// Which position of the round is on the table, from 0.
    pub(in super::super) at: usize,
    pub(in super::super) exercise: Arc<Exercise>,
    pub(in super::super) stage: PracticeStage,
    /// What came of each position so far, the present one last.
    pub(in super::super) scores: Vec<PositionScore>,
    /// How often somebody chose in the present position.
    pub(in super::super) tries: usize,
}

/// How far the position on the table is.
pub(in super::super) enum PracticeStage {
    /// Somebody looks for the choice.
    Looking,
    /// They have chosen, or wanted to be shown.
    Answered(Box<Answered>),
    /// They want the next position, which is not found yet.
    Waiting,
    /// The round is over.
    Over,
}

/// What somebody answered, and what is known of it.
pub(in super::super) struct Answered {
    pub(in super::super) answer: PracticeAnswer,
    pub(in super::super) verdict: Option<AnswerVerdict>,
    /// What the choice is worth, as far as that is known.
    pub(in super::super) worth: Option<Worth>,
    pub(in super::super) judge: Option<Judge>,
    pub(in super::super) judged: Option<AnswerJudgement>,
    /// What is told of all choices once everything may be told.
    pub(in super::super) told: Option<JudgedWords>,
}

/// What came of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum PositionScore {
    Open,
    AtFirst,
    Later,
    Missed,
    Shown,
}

impl Answered {
    /// Whether the position is done with: nothing of it is a riddle any more.
    pub(in super::super) fn is_settled(&self) -> bool {
        self.answer == PracticeAnswer::Shown || self.verdict == Some(AnswerVerdict::Right)
    }
}

impl PracticeProgress {
    pub(in super::super) fn answered(&self) -> Option<&Answered> {
        if let PracticeStage::Answered(answered) = &self.stage { Some(answered) } else { None }
    }

    pub(in super::super) fn score(&mut self, score: PositionScore) {
        if let Some(last) = self.scores.last_mut() {
            *last = score;
        }
    }

    pub(in super::super) fn is_last(&self) -> bool {
        !self.round.progress().works && self.round.exercise(self.at + 1).is_none()
    }
}

/// What all choices are worth, in words.
pub(in super::super) struct JudgedWords {
    pub(in super::super) weighed: MoveTable,
    /// The best choice, and what of the table it is about.
    pub(in super::super) best: String,
    pub(in super::super) targets: Vec<ElementId>,
    /// How the way to a win that was looked for goes on.
    pub(in super::super) way: Vec<(Seat, String)>,
    /// The language it is told in.
    pub(in super::super) language: String,
}

impl JudgedWords {
    /// What would have been best.
    pub(in super::super) fn best_words(&self, cx: &AppContext) -> String {
        cx.words.with("practice-best", "choice", self.best.as_str())
    }
}
