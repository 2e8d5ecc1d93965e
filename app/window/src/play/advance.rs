//! Updates the table in every frame: bot moves, the display of moments, and changes from remote players.

use std::time::{Duration, Instant};

use rondel::lesson::LessonStep;
use rondel::{Table, Turn};
use rondel_presenter::online::refusal;
use rondel_sound::Sound;
use rondel_tables::{BotMove, GameHandle, TableChange};

use super::bots::Bots;
use super::message::Message;
use super::{Mode, Play};
use crate::context::AppContext;

/// Duration for which a chat message is displayed over the table, in seconds.
const HEARD: f64 = 8.0;

impl Play {
    /// Displays what has happened, lets bots move, and makes forced choices. Called once per frame. While steps are
    /// being skipped, each call processes as many of them as fit into one frame.
    pub fn advance(&mut self, cx: &AppContext) {
        const FRAME: Duration = Duration::from_millis(12);
        let began = Instant::now();
        self.game.watching.goes_on = false;
        while self.advance_once(cx, FRAME.saturating_sub(began.elapsed())) && began.elapsed() < FRAME {}
        self.game.watching.goes_on = self.game.mode.is_live() && self.automatic_choice(cx).is_some();
    }

    /// Performs the next step, if it is due. Returns whether another step may follow in the same frame. Waits no
    /// longer than `most` for a bot.
    pub(super) fn advance_once(&mut self, cx: &AppContext, most: Duration) -> bool {
        if self.game.watching.looks_back() && !self.game.watching.plays() {
            return false;
        }
        let hurried = self.bots.is_hurried(&self.game, cx);
        if self.game.watching.dwells {
            if !hurried && !self.bots.step && cx.now < self.game.watching.seen_at {
                self.bots.think_ahead(&mut self.game, cx);
                cx.ctx.request_repaint_after_secs((self.game.watching.seen_at - cx.now).max(0.001) as f32);
                return false;
            }
            let decided = self.game.deciding_here().is_some();
            self.game.watching.dwells = false;
            // The choices appear only now, where the user may just be clicking to skip ahead.
            let appears = !decided && self.game.deciding_here().is_some();
            if appears || self.game.covered() || self.ending.shown_ending(&self.game).is_some() {
                self.timing.settle(cx.now);
            }
            if self.ending.shown_ending(&self.game).is_some() {
                cx.sound(Sound::End, 1.0);
            }
        }
        if !self.game.watching.is_present() {
            let by_bot = self.game.watching.next_mover().is_some_and(|seat| !self.game.is_person(seat));
            if by_bot && self.bots.paused && !self.bots.step && !self.game.watching.plays() {
                return false;
            }
            self.bots.step = false;
            if hurried {
                self.game.watching.hurry();
            }
            self.show_next(cx);
            cx.ctx.request_repaint();
            return hurried;
        }
        if self.game.watching.plays() {
            self.go_on(cx);
            return false;
        }
        match self.game.mode {
            // In practice mode, the table never advances automatically, either before or after the answer.
            Mode::Practice(_) | Mode::Plan(_) => return false,
            Mode::Lesson(_) => {
                self.bots = Bots::default();
                return self.advance_lesson(cx) && hurried;
            }
            Mode::Live | Mode::Replay => {}
        }
        match self.game.held.turn() {
            Turn::Decide(_) if self.game.held.is_stuck() => self.bots.skipping = false,
            Turn::Decide(seat) if !self.game.is_person(seat) => {
                return self.advance_bot(cx, if hurried { most } else { Duration::ZERO }) && hurried;
            }
            Turn::Decide(_) => {
                if self.automatic_choice(cx).is_none() {
                    self.game.call(cx);
                }
                if !self.follow_indirect(cx) && !self.follow_plan(cx) {
                    self.advance_forced(cx);
                }
            }
            Turn::Over(_) => self.bots.skipping = false,
        }
        false
    }

    /// Lets a bot move if its decision is ready, and returns whether it moved. If the bot's thread cannot be
    /// started or does not respond, the bots are halted and the user is notified. No substitute move is made.
    pub(super) fn advance_bot(&mut self, cx: &AppContext, most: Duration) -> bool {
        if self.bots.lost && self.bots.paused && !self.bots.step {
            return false;
        }
        self.bots.lost = false;
        let progress = self.game.held.let_bot_think(most, cx.waker());
        self.tell_program_faults(cx);
        match progress {
            BotMove::Ready if self.bots.step || !self.bots.paused => {
                self.bots.step = false;
                self.take_by(GameHandle::let_bot_move, cx);
                cx.ctx.request_repaint();
                true
            }
            BotMove::Lost => {
                self.bots.halt();
                self.game.tell(cx.words.word("bot-lost"));
                false
            }
            BotMove::Ready | BotMove::Thinking | BotMove::NobodysTurn => false,
        }
    }

    /// Returns the choice that is made without asking the player at this screen, if there is one.
    pub(super) fn automatic_choice(&self, cx: &AppContext) -> Option<usize> {
        self.game.decides_now().filter(|_| cx.settings.forced)?;
        let automatic = |takes_obvious| self.game.reading.automatic(&self.choices.ignored, takes_obvious);
        let is_asked = self.choices.asks_at == Some(self.game.held.plies());
        // An obvious choice is left to the player if it could not be taken back.
        let may_be_made = |choice: &usize| !self.game.held.would_be_final(*choice);
        automatic(false).or_else(|| automatic(!is_asked).filter(may_be_made))
    }

    pub(super) fn advance_forced(&mut self, cx: &AppContext) {
        self.bots.skipping = false;
        let Some(forced) = self.automatic_choice(cx) else { return };
        // Directly after a player's own decision, the forced choice is made without a pause. If the list of choices
        // appeared only briefly, it would look like another decision.
        let last = self.game.held.plies().checked_sub(1).and_then(|ply| self.game.held.mover(ply));
        let goes_on = last.is_some() && last == self.game.decides_now();
        let pause = if goes_on { 0.0 } else { (f64::from(cx.settings.speed.factor()) * 0.6).min(0.6) };
        let at = *self.timing.forced_at.get_or_insert(cx.now + pause);
        if cx.now >= at {
            self.take(forced, cx);
            cx.ctx.request_repaint();
        } else {
            cx.ctx.request_repaint_after_secs((at - cx.now).max(0.001) as f32);
        }
    }

    /// Processes changes at a table with remote players. `plies` is the number of plies known before the changes.
    pub fn hear(&mut self, changes: Vec<TableChange>, plies: usize, cx: &AppContext) {
        let mut back: Option<usize> = None;
        for change in changes {
            match change {
                TableChange::TakenBack(ply) => back = Some(back.map_or(ply, |before| before.min(ply))),
                TableChange::Refused(refused) => {
                    self.game.tell(cx.words.word(refusal(refused)));
                    self.read_gliding(cx);
                }
                TableChange::Opened => self.online.judge(&mut self.game, cx),
                // The bot made an illegal choice, and would repeat it immediately.
                TableChange::Failed(_) => self.bots.halt(),
                _ => {}
            }
        }
        if let Some(ply) = back {
            self.taken_back_to(ply.min(self.game.held.plies()), cx);
        }
        if self.game.held.plies() != plies || back.is_some() {
            self.game.announcer.message = None;
            self.ending.open |= self.game.held.is_over();
        }
        self.game.watching.hear(&self.game.held, self.game.observer());
        self.hear_words(cx);
    }

    /// Shows the latest chat message over the table, unless its sender is a local player or is muted.
    pub(super) fn hear_words(&mut self, cx: &AppContext) {
        let Some(last) = self.game.held.said().last().cloned().filter(|last| last.number >= self.online.heard) else {
            return;
        };
        self.online.heard = last.number + 1;
        if self.game.held.is_here(last.by) || self.online.muted.contains(&last.by) {
            return;
        }
        let words = self.game.spoken(&last, cx);
        cx.sound(Sound::Turn, 0.4);
        self.game.announcer.message = Some(Message {
            until: Some(cx.now + HEARD),
            answerable: self.game.own_seat().is_some(),
            ..Message::lasting(words)
        });
    }

    /// Makes the next scripted choice of the lesson, and returns whether there was one.
    pub(super) fn advance_lesson(&mut self, cx: &AppContext) -> bool {
        let Some(teaching) = self.game.mode.lesson_mut() else { return false };
        if !matches!(teaching.course.step(), Some(LessonStep::Play(_))) {
            return false;
        }
        let Some(choice) = teaching.course.plays(&self.game.held.choices_of_lesson()) else {
            // Tests play all lessons. If a lesson nevertheless does not match its table, it becomes a normal game.
            self.game.play_on();
            return false;
        };
        teaching.course.taken();
        self.take_by(|held| held.take(choice), cx);
        cx.ctx.request_repaint_after(Duration::from_millis(10));
        true
    }

    /// Returns whether the lesson currently allows this choice. If not, shows the reason.
    pub(super) fn lesson_allows(&mut self, choice: usize, cx: &AppContext) -> bool {
        let Some(teaching) = self.game.mode.lesson_mut() else { return true };
        let said = match teaching.course.step() {
            // After the last step, the lesson continues as a normal game.
            None => {
                self.game.play_on();
                return true;
            }
            Some(LessonStep::Choose { otherwise, .. }) => {
                let choices = self.game.held.choices_of_lesson();
                if choices.get(choice).is_some_and(|choice| teaching.course.allows(choice)) {
                    teaching.course.taken();
                    return true;
                }
                otherwise.clone()
            }
            Some(LessonStep::Say { .. } | LessonStep::Ask { .. } | LessonStep::Play(_) | LessonStep::Table { .. }) => {
                None
            }
        };
        let text =
            said.map_or_else(|| cx.words.word("lesson-first"), |key| cx.words.of(self.game.plugin.id).word(&key));
        self.choices.narrowing.clear();
        self.game.tell(text);
        false
    }
}
