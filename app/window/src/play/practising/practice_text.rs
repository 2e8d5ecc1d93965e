//! Texts about a practised position and its answer.

use rondel::Text;
use rondel_library::day;
use rondel_presenter::analysis::{line_words, percent};
use rondel_tables::practice::{AnswerJudgement, AnswerVerdict, Exercise, ExerciseKind};

use super::super::move_table::{MoveTable, MoveTableContext};
use super::super::reading::ShownChoice;
use super::super::view::GameView;
use super::PracticeAnswer;
use super::progress::{JudgedWords, PositionScore};
use crate::context::AppContext;

/// Maximum number of choices listed.
const CHOICES: usize = 12;

/// Returns the headline for a verdict.
pub(super) fn headline(verdict: AnswerVerdict, cx: &AppContext) -> String {
    cx.words.word(match verdict {
        AnswerVerdict::Right => "practice-right",
        AnswerVerdict::Better => "practice-better",
        AnswerVerdict::Same => "practice-same",
        AnswerVerdict::NoBetter => "practice-no-better",
        AnswerVerdict::Worse => "practice-worse",
        AnswerVerdict::Missed => "practice-missed",
    })
}

impl GameView {
    /// Returns the values of all choices in a position as text.
    pub(super) fn judged_words(&self, exercise: &Exercise, judged: &AnswerJudgement, cx: &AppContext) -> JudgedWords {
        let catalog = cx.words.of(self.plugin.id);
        let (choices, _) = self.held.choices_at(exercise.ply()).unwrap_or_default();
        let choices: Vec<ShownChoice> = choices.into_iter().map(|choice| ShownChoice::new(choice, catalog)).collect();
        let taken = if let PracticeAnswer::Choice(place) = judged.answer { Some(place) } else { None };
        let (seat, names) = (exercise.seat(), &self.reading.seats);
        let scales = MoveTableContext { seat, names, choices: &choices, taken, most: CHOICES, reasons: &[] };
        let weighed = MoveTable::of(&judged.thought, &scales, &cx.words, catalog);
        let best = choices.get(judged.best);
        let way = match exercise.kind() {
            ExerciseKind::Win { line, .. } => line_words(line.get(1..).unwrap_or_default(), names, &cx.words, catalog),
            ExerciseKind::Mistake(_) => Vec::new(),
        };
        JudgedWords {
            weighed,
            best: best.map(|choice| choice.label.clone()).unwrap_or_default(),
            targets: best.map(|choice| choice.targets.clone()).unwrap_or_default(),
            way,
            language: cx.words.language().to_owned(),
        }
    }

    /// Returns the number of the position within the round, such as "Position 3 of 10".
    pub(super) fn place_words(&self, cx: &AppContext) -> String {
        let Some(practising) = self.mode.practice() else { return String::new() };
        let progress = practising.round.progress();
        let all = if progress.works { rondel_tables::practice::WANTED } else { progress.found };
        cx.words.say(&Text::new("practice-place").with("at", practising.at + 1).with("all", all))
    }

    /// Returns the origin of the position as text.
    pub(super) fn source_words(&self, cx: &AppContext) -> String {
        let Some(practising) = self.mode.practice() else { return String::new() };
        match practising.exercise.kind() {
            ExerciseKind::Win { .. } => cx.words.word("practice-from-bots"),
            ExerciseKind::Mistake(mistake) => match mistake.played {
                Some(played) => {
                    cx.words.with("practice-from-file", "date", day(i64::try_from(played).unwrap_or_default()))
                }
                None => cx.words.word("practice-from-here"),
            },
        }
    }

    /// Returns the task as text.
    pub(super) fn task_words(&self, cx: &AppContext) -> String {
        let Some(practising) = self.mode.practice() else { return String::new() };
        let seat = self.seat_name(self.practised_seat(), cx);
        match practising.exercise.kind() {
            ExerciseKind::Win { .. } => cx.words.with("practice-task-win", "seat", seat),
            ExerciseKind::Mistake(_) => cx.words.with("practice-task-mistake", "seat", seat),
        }
    }

    /// Returns text about the choice made in the game, if the task is to find a better one.
    pub(super) fn then_words(&self, cx: &AppContext) -> Option<String> {
        let ExerciseKind::Mistake(mistake) = self.mode.practice()?.exercise.kind() else { return None };
        Some(
            cx.words.say(
                &Text::new("practice-then")
                    .with("choice", self.practised_choice(mistake.chosen, cx))
                    .with("loss", percent(mistake.loss)),
            ),
        )
    }

    /// Returns the label of a choice in the position.
    pub(super) fn practised_choice(&self, place: usize, cx: &AppContext) -> String {
        let ply = self.mode.practice().map_or(0, |practising| practising.exercise.ply());
        let choice = self.held.choices_at(ply).and_then(|(choices, _)| choices.into_iter().nth(place));
        choice.map(|choice| cx.words.of(self.plugin.id).say(&choice.label)).unwrap_or_default()
    }

    /// Returns text that compares the value of the answer with the value of the choice made in the game, or says
    /// that the answer wins. Returns `None` if there is nothing to compare.
    pub(super) fn worth_words(&self, cx: &AppContext) -> Option<String> {
        let practising = self.mode.practice()?;
        let answered = practising.answered()?;
        match (practising.exercise.kind(), answered.verdict?, answered.answer) {
            (ExerciseKind::Mistake(mistake), verdict, PracticeAnswer::Choice(_)) if verdict != AnswerVerdict::Same => {
                let worth = Text::new("practice-worth")
                    .with("worth", percent(answered.worth?.mean))
                    .with("before", percent(mistake.worth.mean));
                Some(cx.words.say(&worth))
            }
            (ExerciseKind::Win { .. }, AnswerVerdict::Right, PracticeAnswer::Choice(_)) => {
                Some(cx.words.word("practice-wins"))
            }
            _ => None,
        }
    }

    /// Returns the score of the round as text.
    pub(super) fn score_words(&self, cx: &AppContext) -> String {
        let Some(practising) = self.mode.practice() else { return String::new() };
        let count = |wanted: PositionScore| practising.scores.iter().filter(|score| **score == wanted).count();
        let score = Text::new("practice-score")
            .with("first", count(PositionScore::AtFirst))
            .with("later", count(PositionScore::Later))
            .with("all", practising.scores.iter().filter(|score| **score != PositionScore::Open).count());
        cx.words.say(&score)
    }
}
