//! The flow of the game at the table: making choices, displaying moments, undoing decisions and looking back.

use rondel::{ElementId, Goals, Group, IllegalAction, Scene, Seat, Table, Turn, UndoRefused};
use rondel_presenter::goals::GoalProgress;
use rondel_presenter::heard::heaviest;
use rondel_presenter::narrowing::Click;
use rondel_presenter::resolved::ResolvedScene;
use rondel_sound::Sound;
use rondel_system::Speed;
use rondel_tables::GameHandle;

use super::analysis::Purpose;
use super::banner::Banner;
use super::caption::Caption;
use super::message::Message;
use super::reading::{Reading, ShownChoice};
use super::{Mode, Play};
use crate::context::AppContext;
use crate::faults;

/// Duration of a step's animation while looking back, in seconds at normal speed.
const LOOK: f32 = 0.9;
/// Minimum display time of the move that ends the game, in seconds at normal speed.
const LAST: f32 = 2.0;
/// Pause between the turns of different players, in seconds at normal speed.
const BETWEEN_TURNS: f32 = 0.6;

impl Play {
    /// Rebuilds the position without animation, for another observer or language.
    pub fn read(&mut self, cx: &AppContext) {
        let scene = self.read_words(cx);
        self.game.table.replace_scene(scene);
    }

    /// Rebuilds the position and lets the pieces glide to their new positions, for example after an undo.
    pub(super) fn read_gliding(&mut self, cx: &AppContext) {
        let scene = self.read_words(cx);
        self.game.table.show_scene(scene, cx.settings.moving(cx.settings.speed.seconds()), cx.now);
    }

    /// Rebuilds all text except the text on the table, and returns the scene for the table.
    pub(super) fn read_words(&mut self, cx: &AppContext) -> ResolvedScene {
        // While nothing is hidden, the player to move is assumed to be at the screen. Without this assumption, the
        // cover would appear as soon as any information is hidden.
        if let Turn::Decide(seat) = self.game.held.turn()
            && !self.game.held.is_secretive()
            && self.game.is_person(seat)
        {
            self.game.ready = Some(seat);
        }
        self.choices.narrowing.clear();
        self.choices.cursor = None;
        self.marks.hovered = None;
        self.marks.pointed.clear();
        self.marks.played.clear();
        let observer = self.game.observer();
        self.game.watching.hear(&self.game.held, observer);
        let catalog = cx.words.of(self.game.plugin.id);
        let place = self.game.watching.step().map_or(self.game.held.place(), |step| step.place);
        let view = self.game.held.view(place, observer);
        let (scene, goals) =
            view.map_or_else(|| (Scene::new(observer), Goals::default()), |view| (view.scene, view.goals));
        self.log.read(&self.game.watching.chronicle, catalog);
        self.game.reading = self.game.read(&self.log, cx);
        let Reading { kind, choices, .. } = &self.game.reading;
        self.choices.places.arrange(kind.as_deref(), choices.iter().map(|choice| choice.label.as_str()));
        self.read_goals(&goals, cx);
        self.branches.read_notes(&self.game);
        self.analysis.keep_insight(&self.game, cx);
        self.timing.forced_at = None;
        if self.game.decides_here().is_none() {
            self.choices.ignored.clear();
        }
        if let Some(seat) = self.game.decides().filter(|_| self.game.held.is_stuck()) {
            self.game.announcer.message =
                Some(Message::lasting(cx.words.with("fault-stuck", "seat", self.game.seat_name(seat, cx))));
        }
        self.game.resolve(scene, cx)
    }

    /// Makes a choice and starts to display its effects.
    pub(super) fn take(&mut self, index: usize, cx: &AppContext) {
        self.take_by(|held| held.take(index), cx);
    }

    pub(super) fn take_by(&mut self, take: impl FnOnce(&mut GameHandle) -> Result<(), IllegalAction>, cx: &AppContext) {
        if let Err(refused) = take(&mut self.game.held) {
            self.refuse(&refused, cx);
            return;
        }
        if let Turn::Over(_) = self.game.held.turn() {
            self.ending.open = true;
        }
        if self.game.awaits_next() {
            // A message to one player must not be shown to the next.
            self.game.announcer.message = None;
        }
        self.game.watching.hear(&self.game.held, self.game.observer());
        self.show_next(cx);
    }

    /// Displays the next moment for a time that depends on its weight.
    pub(super) fn show_next(&mut self, cx: &AppContext) {
        let before = self.game.observer();
        let last = self.game.watching.step().map(|step| (step.place, step.actor()));
        let round = self.game.watching.step().and_then(|step| step.round);
        let before_phase = self.game.watching.step().and_then(|step| step.non_player.clone());
        if !self.game.watching.step_on() {
            return;
        }
        self.timing.settle(cx.now);
        let scene = self.read_words(cx);
        let Some(step) = self.game.watching.step() else { return };
        let (mover, actor, by_non_player) = (step.mover, step.actor(), step.non_player.is_some());
        let phase =
            step.non_player.as_ref().filter(|phase| phase.look.is_none() && before_phase.as_ref() != Some(*phase));
        let phase = phase.map(|phase| Banner::phase(cx.words.of(self.game.plugin.id).say(&phase.name), cx.now));
        if let Some(banner) = Banner::round([round, step.round], cx.now).or(phase) {
            self.game.announcer.banner = Some(banner);
        }
        if let Some(actor) = actor
            && last.and_then(|(_, actor)| actor) != Some(actor)
        {
            // A single local player has seen the other players' moves, and until then all of their marks remain. If
            // several people share the screen, the next player has not seen them.
            if self.game.persons().len() != 1 {
                self.game.table.clear_marks_of(actor);
            } else if !by_non_player && self.game.is_person(actor) {
                self.game.table.clear_marks();
            }
        }
        let is_own = !by_non_player && mover.is_none_or(|mover| self.game.is_person(mover));
        if is_own {
            self.timing.pace.rest();
        }
        // A caption about one's own action does not stay while another player acts.
        if is_own || self.game.announcer.caption.mover().is_some_and(|told| self.game.is_person(told)) {
            self.game.announcer.caption = Caption::default();
        }
        // If several people share the screen, their own actions have no caption, because they may be secret.
        let is_told = !is_own || mover.is_some() && self.game.persons().len() == 1;
        if let Some(step) = self.game.watching.step().filter(|_| is_told) {
            self.game.announcer.caption.tell(step, cx.words.of(self.game.plugin.id), cx.now);
        }
        let speed = match cx.settings.speed {
            // In a replay, the steps must be visible.
            Speed::None if self.game.watching.plays() => Speed::Fast,
            speed => speed,
        };
        let observer = self.game.observer();
        // A new observer sees the moment from its start, without information that was visible only to the
        // previous observer.
        let begun = last.filter(|_| before != observer).and_then(|(place, _)| self.game.held.view(place, observer));
        if let Some(begun) = begun {
            self.game.table.replace_scene(self.game.resolve(begun.scene, cx));
        }
        let heard = self.game.watching.step().map_or(&[][..], |step| &step.heard);
        let hurried = self.bots.skipping || self.bots.skips_turn_of.is_some();
        let traces = (!hurried).then(|| self.game.table.traces_to(&scene, heard));
        let seconds = traces.as_ref().map_or(0.0, |traces| self.timing.pace.seconds(traces, actor, speed));
        // The last move stays visible for a while before the result covers the table.
        let ends = matches!(self.game.held.turn(), Turn::Over(_)) && self.game.watching.is_present();
        let seconds = if ends && seconds > 0.0 { seconds.max(LAST * speed.factor()) } else { seconds };
        if let Some(traces) = &traces {
            self.game.sound_moment(traces, &scene, (mover, by_non_player), seconds, cx);
        }
        // What happens at the start of a round is nobody's doing.
        let author = actor.filter(|_| !self.game.watching.begins_round());
        self.game.table.show_moment(scene, heard, author, cx.settings.moving(seconds), cx.now);
        self.caption_close_up(cx);
        self.game.note_mover((mover, by_non_player), hurried);
        // A pause separates the turns of different players.
        let next = self.game.watching.next_mover().or_else(|| self.game.decides());
        let hands_over = actor.is_some() && next.is_some() && next != actor && !is_own;
        let pause = if hands_over && seconds > 0.0 { BETWEEN_TURNS * speed.factor() } else { 0.0 };
        self.game.watching.dwell_until(cx.now + f64::from(seconds + pause));
    }

    /// Writes the most important announcement of the step below the card that the step shows large.
    fn caption_close_up(&mut self, cx: &AppContext) {
        let told = self.game.watching.step().and_then(|step| heaviest(&step.heard));
        let words = told.map(|told| cx.words.of(self.game.plugin.id).say(&told.text));
        self.game.table.caption_close_up(words.unwrap_or_default());
    }

    /// Stops looking back and returns to the current position.
    pub(super) fn go_on(&mut self, cx: &AppContext) {
        self.game.watching.go_on();
        self.timing.settle(cx.now);
        self.read_gliding(cx);
    }

    /// Shows why a choice was rejected. The bots are halted, because a bot would repeat the choice endlessly.
    pub(super) fn refuse(&mut self, refused: &IllegalAction, cx: &AppContext) {
        let fault = faults::illegal_action(refused, &cx.words);
        let by_bot = self.game.decides().is_some_and(|seat| !self.game.is_person(seat));
        let text = if by_bot {
            self.bots.halt();
            cx.words.with("bot-refused", "reason", fault)
        } else {
            fault
        };
        self.game.tell(text);
    }

    /// Makes the choice at this index in the list of choices.
    pub(super) fn choose(&mut self, place: usize, cx: &AppContext) {
        if self.game.mode.practice().is_some() {
            self.answer(place, cx);
        } else if self.game.deciding_here().is_some()
            && place < self.game.reading.choices.len()
            && self.lesson_allows(place, cx)
            && !self.asks_about_idle(place, cx)
        {
            self.game.announcer.message = None;
            // Only the analysis of a bot's decision must be closed here. A hint disappears with its position.
            self.analysis.shown = self.analysis.shown.take().filter(|insight| insight.purpose != Purpose::Considered);
            self.forget_plan();
            if self.game.mode.is_plan() {
                self.note_planned(place);
            } else if self.game.mode.lesson().is_none() {
                self.analysis.coach.note(self.game.reading.kind.as_deref());
            }
            let plies = self.game.held.plies();
            if self.choices.asks_at == Some(plies) && self.game.reading.choices[place].group == Group::Aside {
                self.choices.asks_at = Some(plies + 1);
            }
            let asides = self.game.reading.choices.iter().filter(|choice| choice.group == Group::Aside);
            self.choices.ignored = asides.map(|choice| choice.label.clone()).collect();
            self.take(place, cx);
        }
    }

    /// Asks the player to choose again if a choice would have no effect while others would have one. Returns whether the
    /// player has been asked.
    fn asks_about_idle(&mut self, place: usize, cx: &AppContext) -> bool {
        let is_effective = |choice: &ShownChoice| choice.group == Group::Main && !choice.idle;
        let asking = (self.game.held.plies(), place);
        let is_lesson = self.game.mode.lesson().is_some();
        if !self.game.reading.choices[place].idle
            || is_lesson
            || self.choices.asked == Some(asking)
            || !self.game.reading.choices.iter().any(is_effective)
        {
            return false;
        }
        self.choices.asked = Some(asking);
        self.choices.narrowing.clear();
        cx.sound(Sound::Refusal, 0.6);
        self.game.announcer.message = Some(Message::answer(cx.words.word("choice-idle-asked")));
        true
    }

    /// Handles a click on an element of the table.
    pub(super) fn click(&mut self, id: ElementId, cx: &AppContext) {
        self.game.announcer.message = None;
        if self.game.deciding_here().is_none() {
            // A click while the user's own move is displayed is meant for that move, not for the turns that follow.
            let shown = self.game.watching.step().filter(|_| self.game.watching.dwells).and_then(|step| step.mover);
            if !shown.is_some_and(|mover| self.game.is_person(mover)) {
                self.bots.skip_turn(&self.game);
            }
            return;
        }
        if self.game.lesson_is_read() {
            self.game.tell(cx.words.word("lesson-first"));
            return;
        }
        // What lies on a piece that can be chosen, such as an action of a card, may lead further than the piece.
        let is_open = self.choices.narrowing.open(&self.game.reading.clickables()).elements.contains(&id);
        if self.choices.narrowing.is_empty() && !is_open && self.begin_indirect(id, cx) {
            return;
        }
        let clickables = self.game.reading.clickables();
        let id = self.choices.narrowing.meant(id, &clickables, self.game.table.scene());
        match self.choices.narrowing.click(id, &clickables) {
            Click::Takes(index) => self.choose(index, cx),
            Click::Narrows => self.choices.cursor = None,
            Click::Dead if self.begin_indirect(id, cx) => {}
            Click::Dead if self.timing.needs_no_explanation(&cx.ctx) => {}
            Click::Dead => {
                cx.sound(Sound::Refusal, 0.6);
                self.game.announcer.message = Some(self.game.why_not(id, cx));
            }
        }
    }

    /// Makes the choice that must be made before an element can be chosen. Returns `false` if there is no such
    /// choice.
    fn begin_indirect(&mut self, id: ElementId, cx: &AppContext) -> bool {
        let indirect = self.game.reading.indirect_choices.iter().find(|indirect| indirect.element == id);
        let Some(first) = indirect.map(|indirect| indirect.first) else { return false };
        let plies = self.game.held.plies();
        self.choose(first, cx);
        // A lesson explains the second choice before it is made.
        if self.game.held.plies() == plies + 1 && self.game.mode.lesson().is_none() {
            self.choices.then = Some((id, plies + 1));
        }
        true
    }

    /// Chooses the element for which an aside was made. Returns `false` if there is no such element.
    pub(super) fn follow_indirect(&mut self, cx: &AppContext) -> bool {
        let Some((id, plies)) = self.choices.then.take() else { return false };
        if self.game.held.plies() != plies || self.game.deciding_here().is_none() {
            return false;
        }
        self.click(id, cx);
        true
    }

    /// Starts to look back at the step before the last turn, or stops looking back.
    pub(super) fn toggle_looking_back(&mut self, cx: &AppContext) {
        if self.game.watching.looks_back() {
            self.go_on(cx);
        } else {
            let last = self.game.watching.chronicle.stretches().next_back().map_or(0, |last| last.from);
            self.look_at(last.saturating_sub(1), cx);
        }
    }

    /// Displays a step of the game and its events.
    pub(super) fn look_at(&mut self, step: usize, cx: &AppContext) {
        self.game.watching.look_at(step);
        self.look(cx);
    }

    /// Replays the game, starting at a step.
    pub(super) fn play_from(&mut self, step: usize, cx: &AppContext) {
        self.game.watching.play_from(step);
        self.look(cx);
    }

    /// Lays out the table as it was before the viewed step, and then animates the step.
    pub(super) fn look(&mut self, cx: &AppContext) {
        self.timing.settle(cx.now);
        let scene = self.read_words(cx);
        let before =
            self.game.watching.step_before().and_then(|step| self.game.held.view(step.place, self.game.observer()));
        if let Some(before) = before {
            let before = self.game.resolve(before.scene, cx);
            self.game.table.show_scene(before, 0.0, cx.now);
        }
        match self.game.watching.step() {
            Some(step) if step.mover.is_some() => {
                let seconds = cx.settings.moving(LOOK * cx.settings.speed.factor());
                self.game.table.show_moment(scene, &step.heard, step.actor(), seconds, cx.now);
                self.caption_close_up(cx);
            }
            _ => self.game.table.show_scene(scene, 0.0, cx.now),
        }
        self.game.watching.dwell_until(cx.now + f64::from(LOOK));
    }

    /// Replays the events since the viewing player's last decision.
    pub(super) fn recap(&mut self, cx: &AppContext) {
        if let Some(step) = self.game.missed() {
            self.play_from(step, cx);
        }
    }

    pub(super) fn toggle_playing(&mut self, cx: &AppContext) {
        if self.game.watching.plays() {
            self.game.watching.pause();
        } else {
            let at = self.game.watching.at;
            self.play_from(if self.game.watching.is_present() { 0 } else { at }, cx);
        }
    }

    /// Seats the next player at the screen.
    pub(super) fn sit_before(&mut self, seat: Seat, cx: &AppContext) {
        self.timing.settle(cx.now);
        self.game.ready = Some(seat);
        self.game.announcer.message = None;
        self.read(cx);
    }

    /// Takes back the player's previous decision with all later ones, and records the undo.
    pub fn undo(&mut self, cx: &AppContext) {
        if self.game.watching.looks_back() {
            self.go_on(cx);
            return;
        }
        match self.game.mode {
            Mode::Practice(_) => return self.try_again(cx),
            Mode::Plan(_) => return self.undo_planned(cx),
            // Lessons have their own undo mechanism, and replays cannot be changed.
            Mode::Lesson(_) | Mode::Replay => return,
            Mode::Live => {}
        }
        if self.game.asks_back(cx) {
            return;
        }
        let (covered, before) = (self.game.covered(), self.game.decides());
        let count = self.game.held.plies_to_take_back(cx.settings.forced);
        match count.and_then(|count| self.game.held.take_back(count)) {
            Ok(()) => {
                self.game.announcer.message = None;
                // The previous player may have left the screen, so the cover must be confirmed again, regardless of
                // whose turn it is.
                if self.game.held.is_secretive() && (covered || self.game.decides() != before) {
                    self.game.ready = None;
                }
                self.taken_back_to(self.game.held.plies(), cx);
            }
            Err(refused) => {
                let text = match refused {
                    UndoRefused::NothingPlayed => cx.words.word("undo-nothing"),
                    UndoRefused::SecretSeen => cx.words.word("undo-secret"),
                    UndoRefused::Forfeited => cx.words.word("fault-over"),
                };
                self.game.tell(text);
            }
        }
    }

    /// Displays the game after `ply` decisions, once all later decisions have been taken back.
    pub(super) fn taken_back_to(&mut self, ply: usize, cx: &AppContext) {
        self.bots.skipping = false;
        self.ending.open = false;
        self.choices.asks_at = Some(ply);
        self.forget_plan();
        // The review is closed, because it includes decisions that have been taken back.
        self.panel.take_review();
        self.log.forget();
        self.game.watching.take_back_to(ply);
        self.read_gliding(cx);
        // The caption is cleared, because it may describe a step that was taken back. The player already knows the
        // steps that remain.
        self.game.announcer.caption = Caption::default();
    }

    /// Updates the goals and announces those that have just come within one step of completion.
    pub(super) fn read_goals(&mut self, goals: &Goals, cx: &AppContext) {
        let is_over = matches!(self.game.held.turn(), Turn::Over(_)) && self.game.watching.is_present();
        let catalog = cx.words.of(self.game.plugin.id);
        let mut standing =
            GoalProgress::of(goals, (&self.game.reading.seats, self.game.held.teams()), is_over, catalog, &cx.words);
        if self.game.watching.looks_back() {
            standing.told = std::mem::take(&mut self.goals.told);
        } else {
            standing.news_since(&self.goals).for_each(|news| self.game.announcer.speech.say(news.to_owned()));
            standing.told = standing.warnings.iter().map(|warning| warning.about).collect();
        }
        self.goals = standing;
    }
}
