//! The progress of a practice round, and the judgement of an answer.

use std::sync::Arc;

use rondel::review::Worth;
use rondel::{ElementId, Seat};
use rondel_tables::practice::{AnswerJudgement, AnswerVerdict, Exercise, Judge, PracticeAnswer, Round};

use super::super::move_table::MoveTable;
use crate::context::AppContext;

/// A round of practice and its progress.
pub(in super::super) struct PracticeProgress {
    pub(in super::super) round: Round,
    /// Index of the position on the table, from 0.
    pub(in super::super) at: usize,
    pub(in super::super) exercise: Arc<Exercise>,
    pub(in super::super) stage: PracticeStage,
    /// Scores of the positions so far. The last score belongs to the current position.
    pub(in super::super) scores: Vec<PositionScore>,
    /// Number of answers given in the current position.
    pub(in super::super) tries: usize,
}

/// The stage of the position on the table.
pub(in super::super) enum PracticeStage {
    /// The player is looking for the best choice.
    Looking,
    /// The player has answered, or asked for the answer.
    Answered(Box<Answered>),
    /// The player has requested the next position, but none has been found yet.
    Waiting,
    /// The round is over.
    Over,
}

/// An answer and its judgement.
pub(in super::super) struct Answered {
    pub(in super::super) answer: PracticeAnswer,
    pub(in super::super) verdict: Option<AnswerVerdict>,
    /// Value of the choice, if known.
    pub(in super::super) worth: Option<Worth>,
    pub(in super::super) judge: Option<Judge>,
    pub(in super::super) judged: Option<AnswerJudgement>,
    /// Text with the values of all choices, once they may be revealed.
    pub(in super::super) told: Option<JudgedWords>,
}

/// The score of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum PositionScore {
    Open,
    AtFirst,
    Later,
    Missed,
    Shown,
}

impl Answered {
    /// Returns whether the position is settled, which means that its solution may be revealed.
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

/// The values of all choices as text.
pub(in super::super) struct JudgedWords {
    pub(in super::super) weighed: MoveTable,
    /// Label of the best choice, and the elements on the table that it concerns.
    pub(in super::super) best: String,
    pub(in super::super) targets: Vec<ElementId>,
    /// Remaining steps to the win, if the task was to find a win.
    pub(in super::super) way: Vec<(Seat, String)>,
    /// Language of the text.
    pub(in super::super) language: String,
}

impl JudgedWords {
    /// Returns a sentence with the best choice.
    pub(in super::super) fn best_words(&self, cx: &AppContext) -> String {
        cx.words.with("practice-best", "choice", self.best.as_str())
    }
}
