//! Practice at the table. The player looks for a better choice in a position and learns how good their answer
//! is. Practice games are not saved.

mod panel;
mod practice_text;
pub(super) mod progress;

use std::sync::Arc;

use egui::{Key, ScrollArea, Ui};
use rondel::{Seat, Table as _};
use rondel_tables::LocalTable;
use rondel_tables::practice::{
    AnswerJudgement, AnswerVerdict, Exercise, ExerciseKind, Judge, Position, PracticeAnswer, Round, SetUpError,
};

use self::panel::PracticeAction;
use self::progress::{Answered, PositionScore, PracticeProgress, PracticeStage};
use super::Play;
use super::focus::Area;
use super::mode::Mode;
use super::view::GameView;
use crate::command::Command;
use crate::context::AppContext;

impl GameView {
    /// Returns whether a position is being practised, as opposed to a game being played.
    pub fn is_practice(&self) -> bool {
        self.mode.practice().is_some()
    }

    /// Returns whether the practised position has been answered, in which case the table does not advance.
    pub(super) fn has_answered(&self) -> bool {
        self.mode.practice().is_some_and(|practising| !matches!(practising.stage, PracticeStage::Looking))
    }

    /// Returns the positions of the round that have been shown so far.
    pub fn practised(&self) -> Vec<Position> {
        let Some(practising) = self.mode.practice() else { return Vec::new() };
        (0..=practising.at).filter_map(|at| practising.round.exercise(at)).map(|it| it.position()).collect()
    }

    /// Returns the seat to move in the practised position.
    fn practised_seat(&self) -> Seat {
        self.mode.practice().map_or(Seat::new(0), |practising| practising.exercise.seat())
    }

    fn begin_to_judge(&mut self, answer: PracticeAnswer, cx: &AppContext) -> Option<Judge> {
        let practising = self.mode.practice()?;
        let judge = Judge::begin(Arc::clone(&practising.exercise), answer, cx.waker());
        if judge.is_err() {
            self.tell(cx.words.word("insight-lost"));
        }
        judge.ok()
    }

    /// Scores an answer, and announces the verdict.
    fn note_verdict(&mut self, verdict: AnswerVerdict, cx: &AppContext) {
        let Some(practising) = self.mode.practice_mut() else { return };
        let score = match verdict {
            AnswerVerdict::Right if practising.tries == 1 => PositionScore::AtFirst,
            AnswerVerdict::Right => PositionScore::Later,
            _ => PositionScore::Missed,
        };
        practising.score(score);
        self.announcer.speech.say(practice_text::headline(verdict, cx));
    }

    fn take_judged(&mut self, judged: AnswerJudgement, cx: &AppContext) {
        let Some(PracticeStage::Answered(answered)) = self.mode.practice_mut().map(|it| &mut it.stage) else { return };
        let is_new = answered.verdict.is_none();
        answered.judge = None;
        answered.verdict = judged.verdict;
        answered.worth = Some(judged.worth);
        let verdict = judged.verdict.filter(|_| is_new);
        answered.judged = Some(judged);
        if let Some(verdict) = verdict {
            self.note_verdict(verdict, cx);
        }
        self.say_told(cx);
    }

    /// Builds the text with the values of all choices in the current language, if the position is settled.
    fn say_told(&mut self, cx: &AppContext) {
        let Some(practising) = self.mode.practice() else { return };
        let Some(answered) = practising.answered().filter(|answered| answered.is_settled()) else { return };
        if answered.told.as_ref().is_some_and(|told| told.language == cx.words.language()) {
            return;
        }
        let Some(judged) = &answered.judged else { return };
        let told = self.judged_words(&practising.exercise, judged, cx);
        if answered.told.is_none() && answered.answer == PracticeAnswer::Shown {
            let aloud = told.best_words(cx);
            self.announcer.speech.say(aloud);
        }
        if let Some(PracticeStage::Answered(answered)) = self.mode.practice_mut().map(|it| &mut it.stage) {
            answered.told = Some(told);
        }
    }

    /// Announces the task.
    fn tell_task(&mut self, cx: &AppContext) {
        let words = [Some(self.place_words(cx)), Some(self.task_words(cx)), self.then_words(cx)];
        words.into_iter().flatten().for_each(|words| self.announcer.speech.say(words));
    }
}

impl Play {
    /// Starts a round at its first position. Returns `None` if no position has been found yet.
    ///
    /// # Errors
    /// Returns an error if the position can no longer be set up.
    pub fn practise(cx: &AppContext, round: Round) -> Option<Result<Self, SetUpError>> {
        let exercise = round.exercise(0)?;
        let practising = |exercise: &Arc<Exercise>| PracticeProgress {
            round,
            at: 0,
            exercise: Arc::clone(exercise),
            stage: PracticeStage::Looking,
            scores: vec![PositionScore::Open],
            tries: 0,
        };
        Some(Self::set_up(cx, &exercise).map(|mut play| {
            play.game.mode = Mode::Practice(Box::new(practising(&exercise)));
            play.game.tell_task(cx);
            play
        }))
    }

    fn set_up(cx: &AppContext, exercise: &Exercise) -> Result<Self, SetUpError> {
        let held = LocalTable::practise(cx.store.games(), exercise)?;
        let mut play = Self::sit_down(cx, exercise.plugin(), held.into());
        play.bots.paused = true;
        Ok(play)
    }

    /// Submits the choice at this index in the list of choices as the answer.
    pub(super) fn answer(&mut self, place: usize, cx: &AppContext) {
        let Some(practising) = self.game.mode.practice_mut().filter(|it| matches!(it.stage, PracticeStage::Looking))
        else {
            return;
        };
        practising.tries += 1;
        let answer = PracticeAnswer::Choice(place);
        // If the verdict is already known, no search is necessary.
        let (verdict, worth) = match practising.exercise.kind() {
            ExerciseKind::Win { choice, .. } if *choice == place => (Some(AnswerVerdict::Right), None),
            ExerciseKind::Win { .. } => (Some(AnswerVerdict::Missed), None),
            ExerciseKind::Mistake(mistake) if mistake.chosen == place => {
                (Some(AnswerVerdict::Same), Some(mistake.worth))
            }
            ExerciseKind::Mistake(_) => (None, None),
        };
        let is_known = verdict.is_some_and(|verdict| verdict != AnswerVerdict::Right);
        let judge = if is_known { None } else { self.game.begin_to_judge(answer, cx) };
        self.game.announcer.message = None;
        self.open_standing(false);
        self.take(place, cx);
        // The end of a practised position is not the end of a game.
        self.ending.open = false;
        let Some(practising) = self.game.mode.practice_mut() else { return };
        let answered = Answered { answer, verdict, worth, judge, judged: None, told: None };
        practising.stage = PracticeStage::Answered(Box::new(answered));
        if let Some(verdict) = verdict {
            self.game.note_verdict(verdict, cx);
        }
    }

    /// Processes the judgement of an answer, or shows the next position if it is being awaited. Called once per frame.
    pub(super) fn advance_practice(&mut self, cx: &AppContext) {
        let Some(practising) = self.game.mode.practice_mut() else { return };
        match &mut practising.stage {
            PracticeStage::Answered(answered) => match answered.judge.as_ref().and_then(Judge::found) {
                Some(Some(judged)) => self.game.take_judged(judged, cx),
                Some(None) => {
                    answered.judge = None;
                    self.game.tell(cx.words.word("insight-lost"));
                }
                None => self.game.say_told(cx),
            },
            PracticeStage::Waiting => {
                let next = practising.round.exercise(practising.at + 1);
                if next.is_some() {
                    self.go_to_next(cx);
                } else if !practising.round.progress().works {
                    practising.stage = PracticeStage::Over;
                }
            }
            PracticeStage::Looking | PracticeStage::Over => {}
        }
    }

    /// Sets up the position again.
    pub(super) fn try_again(&mut self, cx: &AppContext) {
        let Some(practising) = self.game.mode.practice() else { return };
        if practising.answered().is_none_or(Answered::is_settled) {
            return;
        }
        self.back_to_position(cx);
        if let Some(practising) = self.game.mode.practice_mut() {
            practising.stage = PracticeStage::Looking;
        }
        // The choices must be shown again.
        self.read(cx);
    }

    fn back_to_position(&mut self, cx: &AppContext) {
        let Some(from) = self.game.mode.practice().map(|practising| practising.exercise.ply()) else { return };
        let plies = self.game.held.plies().saturating_sub(from);
        if plies > 0 && self.game.held.take_back(plies).is_ok() {
            self.game.announcer.message = None;
            self.taken_back_to(from, cx);
        }
    }

    /// Gives up on the position, and shows the best choice and the values of all choices.
    fn show_answer(&mut self, cx: &AppContext) {
        if self.game.mode.practice().is_none_or(|it| it.answered().is_some_and(Answered::is_settled)) {
            return;
        }
        self.back_to_position(cx);
        let judge = self.game.begin_to_judge(PracticeAnswer::Shown, cx);
        let Some(practising) = self.game.mode.practice_mut() else { return };
        practising.score(PositionScore::Shown);
        let (answer, verdict, worth) = (PracticeAnswer::Shown, None, None);
        let answered = Answered { answer, verdict, worth, judge, judged: None, told: None };
        practising.stage = PracticeStage::Answered(Box::new(answered));
        self.read(cx);
    }

    /// Moves to the next position, or waits until one is found. After the last position, the round is over.
    fn go_to_next(&mut self, cx: &AppContext) {
        let Some(practising) = self.game.mode.practice_mut() else { return };
        let Some(exercise) = practising.round.exercise(practising.at + 1) else {
            practising.stage =
                if practising.round.progress().works { PracticeStage::Waiting } else { PracticeStage::Over };
            if matches!(practising.stage, PracticeStage::Over) {
                let over = self.game.score_words(cx);
                self.game.announcer.speech.say(over);
            }
            return;
        };
        practising.at += 1;
        practising.scores.push(PositionScore::Open);
        let next = match Self::set_up(cx, &exercise) {
            Ok(next) => next,
            Err(error) => {
                // Skips this position.
                practising.stage = PracticeStage::Waiting;
                return self.game.tell(cx.words.with("practice-fault", "reason", error.to_string()));
            }
        };
        let Mode::Practice(mut practising) = std::mem::take(&mut self.game.mode) else { return };
        practising.stage = PracticeStage::Looking;
        practising.tries = 0;
        practising.exercise = exercise;
        *self = next;
        self.game.mode = Mode::Practice(practising);
        self.game.tell_task(cx);
        self.read(cx);
    }

    /// Handles keys: Enter tries again or continues, and S shows the answer. Both apply only after an answer,
    /// because before that the list of choices may use the same keys.
    pub(super) fn practice_keys(&mut self, ui: &Ui, cx: &AppContext) {
        let elsewhere = ui.memory(|memory| memory.focused().is_some());
        if !self.game.has_answered() || elsewhere || self.game.watching.looks_back() {
            return;
        }
        let pressed = |key| ui.input(|input| input.modifiers.is_none() && input.key_pressed(key));
        let Some(practising) = self.game.mode.practice() else { return };
        let (is_settled, is_over) = match &practising.stage {
            PracticeStage::Answered(answered) => (answered.is_settled(), false),
            stage => (false, matches!(stage, PracticeStage::Over)),
        };
        if pressed(Key::Enter) {
            match is_settled {
                _ if is_over => cx.send(Command::Leave),
                true => self.go_to_next(cx),
                false => self.try_again(cx),
            }
        } else if pressed(Key::S) && !is_over {
            self.show_answer(cx);
        }
    }

    /// Draws the practice panel.
    pub(in super::super) fn practice_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let room = ui.available_rect_before_wrap();
        self.game.head_ui(ui, cx);
        let mut deed = None;
        ScrollArea::vertical().id_salt("practice").auto_shrink([false, false]).show(ui, |ui| {
            // Leaves space for the scroll bar.
            ui.set_max_width(ui.available_width() - 10.0);
            ui.spacing_mut().item_spacing.y = 6.0;
            let first = self.game.task_ui(ui, cx);
            self.focus.log = first.as_ref().map(|first| Area::beginning(first, room));
            deed = self.game.stage_ui(&mut self.marks, ui, cx);
        });
        let Some(deed) = deed.filter(|_| !self.timing.clicks_too_early(ui.ctx())) else { return };
        match deed {
            PracticeAction::TryAgain => self.try_again(cx),
            PracticeAction::Show => self.show_answer(cx),
            PracticeAction::Next => self.go_to_next(cx),
            PracticeAction::Stop => {
                if let Some(practising) = self.game.mode.practice() {
                    practising.round.stop();
                }
            }
            PracticeAction::Another => cx.send(Command::OpenPractice),
            PracticeAction::Leave => cx.send(Command::Leave),
        }
    }
}
