//! The analysis panel, which replaces the log. It shows a hint for the player whose turn it is, or what a bot
//! considered.

use std::time::Duration;

use egui::{Align, Button, Label, Layout, ProgressBar, RichText, ScrollArea, Ui};
use rondel::bots::{Belief, Level};
use rondel::{Bot, ElementId, Seat, Table, Text, Turn};
use rondel_painter::{theme, widgets};
use rondel_presenter::analysis::percent;
use rondel_tables::bot_worker::{BotResult, BotTask, BotWorker, Reply};

use super::action::Action;
use super::coaching::{ADVISED, Coach};
use super::marks::Marks;
use super::move_table::{MoveTable, MoveTableContext, note_ui, title_ui};
use super::reading::ShownChoice;
use super::timing::Timing;
use super::view::GameView;
use crate::context::AppContext;

/// An analysis and its progress.
pub(super) struct Analysis {
    pub(super) purpose: Purpose,
    task: BotTask,
    stage: AnalysisStage,
    /// Language of the text.
    language: String,
}

/// The analysis next to the table, and the coach, which may start an analysis automatically.
#[derive(Default)]
pub(super) struct AnalysisPanel {
    pub(super) shown: Option<Analysis>,
    pub(super) coach: Coach,
    /// Ply of a bot's decision whose analysis requires the user's confirmation. `None` if nothing awaits confirmation.
    pub(super) asks_to_see: Option<usize>,
}

/// The purpose of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Advises the player whose turn it is, at their request.
    Hint,
    /// Advises a player who is new to this kind of decision, without being asked.
    Coach,
    /// Shows what a bot considered when it decided.
    Considered,
    /// Shows what the Master would have chosen in the viewed position, regardless of who decided there.
    Asked,
}

enum AnalysisStage {
    Thinking(BotWorker),
    Found(Box<AnalysisText>),
    /// No search was performed. Contains the key of the message that explains why.
    Unsearched(&'static str),
}

/// The text of a finished analysis.
struct AnalysisText {
    answer: BotResult,
    weighed: MoveTable,
    beliefs: Vec<String>,
    notes: Vec<String>,
}

/// Whether the user may view a bot's analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Permission {
    /// Allowed, because the analysis reveals nothing or the user has agreed.
    Free,
    /// The analysis reveals the bot's hidden information, so the user must confirm first.
    Asks,
    /// Allowed only after the game, because several people at this screen play against each other.
    AfterTheEnd,
}

/// Interval between repaints while a bot is thinking, in seconds.
pub(super) const TICK: f32 = 0.3;
/// Maximum search time for a hint.
const HINT: Duration = Duration::from_secs(3);
/// Maximum number of choices listed in a hint, and in the analysis of a bot's decision.
const HINTED: usize = 5;
const CONSIDERED: usize = 12;
/// Number of sampled positions from which beliefs are estimated, and maximum number of beliefs listed per seat.
const SAMPLES: u32 = 40;
const BELIEVED: usize = 8;

impl GameView {
    /// Returns whether the player whose turn it is can currently request a hint. Hints are not available for forced
    /// decisions or in games with remote players.
    pub(super) fn can_hint(&self) -> bool {
        let plays = !self.has_people_elsewhere() && self.mode.practice().is_none();
        plays && self.deciding_here().is_some() && self.reading.choices.len() > 1
    }

    /// Returns whether the user may see what bots think.
    pub(super) fn permission(&self) -> Permission {
        match self.persons().len() {
            _ if !self.held.is_secretive() || matches!(self.held.turn(), Turn::Over(_)) => Permission::Free,
            0 => Permission::Free,
            1 if self.agreed_to_see => Permission::Free,
            1 => Permission::Asks,
            _ => Permission::AfterTheEnd,
        }
    }

    fn say_answer(&self, purpose: Purpose, task: BotTask, answer: BotResult, cx: &AppContext) -> AnalysisStage {
        let thought = &answer.thought;
        let catalog = cx.words.of(self.plugin.id);
        let Some((choices, taken)) = self.held.choices_at(task.ply) else {
            return AnalysisStage::Unsearched("insight-lost");
        };
        if thought.considered.is_empty() {
            return AnalysisStage::Unsearched("considered-slip");
        }
        let choices: Vec<ShownChoice> = choices.into_iter().map(|choice| ShownChoice::new(choice, catalog)).collect();
        let taken = taken.filter(|_| matches!(purpose, Purpose::Considered | Purpose::Asked));
        let most = match purpose {
            Purpose::Hint | Purpose::Asked => HINTED,
            Purpose::Coach => ADVISED,
            Purpose::Considered => CONSIDERED,
        };
        let (names, reasons) = (&self.reading.seats, &answer.reasons);
        let scales = MoveTableContext { seat: task.seat, names, choices: &choices, taken, most, reasons };
        let weighed = MoveTable::of(thought, &scales, &cx.words, catalog);
        let beliefs = self.believed(&answer.beliefs, cx);
        let mut notes = Vec::new();
        // For beginners, the advice matters more than its reliability.
        if purpose != Purpose::Coach {
            notes = self.notes(purpose, task, &answer, taken, cx);
            notes.extend((weighed.more > 0).then(|| cx.words.with("weighed-more", "count", weighed.more)));
            let many = self.held.teams().count(self.held.seats()) > 2;
            let interval = if many { "weighed-interval-many" } else { "weighed-interval" };
            notes.extend(weighed.has_estimates.then(|| cx.words.word(interval)));
        }
        AnalysisStage::Found(Box::new(AnalysisText { answer, weighed, beliefs, notes }))
    }

    /// Returns notes on how the analysis was performed, and why its result may differ from the original decision.
    fn notes(
        &self,
        purpose: Purpose,
        task: BotTask,
        answer: &BotResult,
        taken: Option<usize>,
        cx: &AppContext,
    ) -> Vec<String> {
        let tries = Text::new(if purpose == Purpose::Considered { "considered-tries" } else { "hint-tries" });
        let mut notes =
            vec![cx.words.say(
                &tries.with("count", answer.thought.iterations as i64).with("seat", self.seat_name(task.seat, cx)),
            )];
        if let Some(millis) = task.bot.millis() {
            notes.push(cx.words.with("considered-anew", "count", millis.div_ceil(1000)));
        } else if purpose == Purpose::Considered && taken.is_some_and(|taken| taken != answer.thought.choice) {
            notes.push(cx.words.word("considered-differs"));
        }
        notes
    }

    /// Returns the beliefs as text, with one sentence for each seat that they concern.
    fn believed(&self, beliefs: &[Belief], cx: &AppContext) -> Vec<String> {
        let catalog = cx.words.of(self.plugin.id);
        let of = |seat: Seat| {
            let own = beliefs.iter().filter(|belief| belief.seat == seat).take(BELIEVED);
            let things: Vec<Text> = own
                .map(|belief| {
                    Text::new("belief-thing")
                        .with("thing", catalog.say(&belief.thing))
                        .with("share", percent(belief.share))
                })
                .collect();
            (!things.is_empty()).then(|| {
                cx.words.say(
                    &Text::new("belief-seat").with("seat", self.seat_name(seat, cx)).with("things", Text::List(things)),
                )
            })
        };
        self.held.seats().each().filter_map(of).collect()
    }
}

impl AnalysisPanel {
    /// Asks a waiting coach for its advice. If no coach is waiting, opens or closes the hint.
    pub(super) fn toggle_hint(&mut self, game: &mut GameView, cx: &AppContext) {
        if self.ask_coach() {
            return;
        }
        if self.shown.as_ref().is_some_and(|insight| insight.purpose == Purpose::Hint) {
            self.shown = None;
        } else if let (true, Some(seat)) = (game.can_hint(), game.deciding_here()) {
            let ply = game.held.plies();
            let bot = Bot::Level(Level::Master);
            let task = BotTask { bot, seat, ply, most: Some(HINT), samples: 0, explained: HINTED };
            self.look_into(game, cx, Purpose::Hint, task);
        }
    }

    /// Shows what the bot considered at this ply. Asks the user first if this would reveal hidden information.
    pub(super) fn ask_considered(&mut self, game: &mut GameView, cx: &AppContext, ply: usize) {
        // A resumed game may currently hide nothing, even if it hid something at that ply.
        game.held.note_secrets_at(ply);
        match game.permission() {
            Permission::Free => self.consider(game, cx, ply),
            Permission::Asks => self.asks_to_see = Some(ply),
            Permission::AfterTheEnd => game.tell(cx.words.word("considered-later")),
        }
    }

    /// Asks what the Master would do after `ply` plies, based on what `seat` knew at the time.
    pub(super) fn ask_master(&mut self, game: &mut GameView, cx: &AppContext, seat: Seat, ply: usize) {
        let bot = Bot::Level(Level::Master);
        let task = BotTask { bot, seat, ply, most: Some(HINT), samples: 0, explained: HINTED };
        self.look_into(game, cx, Purpose::Asked, task);
    }

    /// Repeats a bot's search for an earlier decision, or explains why there was no search.
    fn consider(&mut self, game: &mut GameView, cx: &AppContext, ply: usize) {
        let Some(seat) = game.held.mover(ply) else { return };
        let Some(bot) = game.held.bot(seat) else { return };
        let task = BotTask { bot, seat, ply, most: None, samples: SAMPLES, explained: CONSIDERED };
        let unsearched = match bot {
            _ if game.held.was_forced(ply) => "considered-forced",
            Bot::Random => "considered-random",
            Bot::Greedy => "considered-greedy",
            Bot::Mcts(_) | Bot::Level(_) => return self.look_into(game, cx, Purpose::Considered, task),
        };
        self.shown = Some(Analysis::new(Purpose::Considered, task, AnalysisStage::Unsearched(unsearched), cx));
    }

    pub(super) fn look_into(&mut self, game: &mut GameView, cx: &AppContext, purpose: Purpose, task: BotTask) {
        match game.held.think(task, cx.waker()) {
            Ok(bot_worker) => self.shown = Some(Analysis::new(purpose, task, AnalysisStage::Thinking(bot_worker), cx)),
            Err(_) => game.tell(cx.words.word("insight-lost")),
        }
    }

    /// Processes the result of a running analysis. Called once per frame.
    pub(super) fn advance_insight(&mut self, game: &mut GameView, timing: &mut Timing, cx: &AppContext) {
        let Some(Analysis { purpose, task, stage: AnalysisStage::Thinking(bot_worker), .. }) = &self.shown else {
            return;
        };
        let (purpose, task) = (*purpose, *task);
        match bot_worker.wait(Duration::ZERO) {
            Reply::Thinking => cx.ctx.request_repaint_after_secs(TICK),
            Reply::Answer(answer) => {
                let stage = game.say_answer(purpose, task, *answer, cx);
                self.shown = Some(Analysis::new(purpose, task, stage, cx));
                timing.settle(cx.now);
                cx.ctx.request_repaint();
            }
            Reply::Lost => {
                self.shown = None;
                game.tell(cx.words.word("insight-lost"));
            }
        }
    }

    /// Closes the analysis if it does not belong to the displayed position. Otherwise updates its language.
    /// Called whenever the position or its observer changes.
    pub(super) fn keep_insight(&mut self, game: &GameView, cx: &AppContext) {
        let Some(mut insight) = self.shown.take() else { return };
        let ply = insight.task.ply;
        let belongs = match insight.purpose {
            Purpose::Hint | Purpose::Coach => {
                ply == game.held.plies() && game.deciding_here() == Some(insight.task.seat)
            }
            Purpose::Asked => ply == game.ply_looked_at() && game.may_weigh(insight.task.seat, ply),
            Purpose::Considered => {
                let shown = game.watching.step().map(|step| step.place.ply);
                let there = ply < game.held.plies() && (!game.watching.looks_back() || shown == Some(ply + 1));
                there && !game.covered() && game.permission() == Permission::Free
            }
        };
        if !belongs {
            if insight.is_coach() && ply == game.held.plies() {
                self.coach.was_interrupted();
            }
            return;
        }
        if insight.language != cx.words.language()
            && let AnalysisStage::Found(found) = insight.stage
        {
            let stage = game.say_answer(insight.purpose, insight.task, found.answer, cx);
            insight = Analysis::new(insight.purpose, insight.task, stage, cx);
        }
        self.shown = Some(insight);
    }

    /// Draws the result or the progress. Returns the elements to highlight, and the index of the clicked choice.
    fn found_ui(&self, marks: &Marks, ui: &mut Ui, cx: &AppContext) -> (Option<Vec<ElementId>>, Option<usize>) {
        let Some(insight) = &self.shown else { return (None, None) };
        let taking = matches!(insight.purpose, Purpose::Hint | Purpose::Coach);
        match &insight.stage {
            AnalysisStage::Thinking(bot_worker) => {
                ui.horizontal(|ui| progress_ui(ui, cx, bot_worker));
            }
            AnalysisStage::Unsearched(why) => note_ui(ui, cx.words.word(why)),
            AnalysisStage::Found(found) => {
                if insight.is_coach() {
                    title_ui(ui, cx.words.word("coach-advice"));
                }
                let (on, taken) = found.weighed.rows_ui(ui, &cx.words, taking);
                let first = found.weighed.rows.first().filter(|_| taking && marks.pointed.is_empty());
                let pointed = on.or(first).map(|row| row.targets.clone());
                found.weighed.line_ui(ui, &cx.words);
                found.rest_ui(ui, cx);
                return (pointed, taken);
            }
        }
        (None, None)
    }

    /// Returns the indices of the choices that are advised for the decision after `plies` plies.
    pub(super) fn advised(&self, plies: usize) -> Vec<usize> {
        let Some(insight) = self.shown.as_ref().filter(|insight| insight.task.ply == plies) else { return Vec::new() };
        match &insight.stage {
            AnalysisStage::Found(found) if insight.purpose == Purpose::Hint || self.tells_advice() => {
                found.weighed.best().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Asks whether the user wants to see a bot's hidden information.
    pub(super) fn ask_to_see_ui(&mut self, game: &mut GameView, cx: &AppContext) {
        let Some(ply) = self.asks_to_see else { return };
        let title = cx.words.word("considered-open");
        let (answer, dismissed) = widgets::dialog_ui(&cx.ctx, "see thoughts", 440.0, &title, |ui| {
            ui.label(cx.words.word("considered-ask"));
            widgets::answers_ui(ui, cx.words.word("considered-yes"), cx.words.word("cancel"))
        });
        if answer == Some(true) {
            game.agreed_to_see = true;
            self.consider(game, cx, ply);
        }
        if answer.is_some() || dismissed {
            self.asks_to_see = None;
        }
    }

    /// Draws the analysis. A click on a choice in a hint makes that choice.
    pub(super) fn insight_ui(
        &mut self,
        game: &GameView,
        marks: &mut Marks,
        timing: &Timing,
        ui: &mut Ui,
        cx: &mut AppContext,
    ) -> Option<Action> {
        let insight = self.shown.as_ref()?;
        let (title, words) = (cx.words.word(insight.purpose.title()), cx.words.word("insight-close"));
        let close = widgets::panel_heading(ui, &mut cx.icons, title, words);
        let about = Text::new("considered-about")
            .with("player", game.full_name(insight.task.seat, cx))
            .with("ply", insight.task.ply + 1);
        if insight.purpose == Purpose::Considered {
            note_ui(ui, cx.words.say(&about));
            ui.add_space(4.0);
        }
        let (mut pointed, mut taken) = (None, None);
        let coach = insight.is_coach();
        let mut silent = false;
        let words = ScrollArea::vertical().id_salt("insight").auto_shrink([false, false]);
        words.show(ui, |ui| {
            // Leaves space for the scroll bar.
            ui.set_max_width(ui.available_width() - 10.0);
            if coach {
                silent = self.coach_ui(game, ui, cx);
            }
            if self.tells_advice() {
                (pointed, taken) = self.found_ui(marks, ui, cx);
            }
            if coach {
                game.coach_end_ui(ui, cx);
            }
        });
        if let Some(pointed) = pointed {
            marks.pointed = pointed;
        }
        let taken = taken.filter(|_| !timing.clicks_too_early(ui.ctx()));
        if taken.is_none() && (close || silent) {
            self.shown = None;
        }
        if silent {
            cx.settings.coach = false;
            cx.keep_settings();
        }
        taken.map(Action::Choose)
    }
}

impl Analysis {
    fn new(purpose: Purpose, task: BotTask, stage: AnalysisStage, cx: &AppContext) -> Self {
        Self { purpose, task, stage, language: cx.words.language().to_owned() }
    }
}

impl Purpose {
    fn title(self) -> &'static str {
        match self {
            Self::Hint => "hint-title",
            Self::Coach => "coach-title",
            Self::Considered => "considered-title",
            Self::Asked => "coach-advice",
        }
    }
}

impl AnalysisText {
    /// Draws the beliefs and notes below the choices and the expected line of play.
    fn rest_ui(&self, ui: &mut Ui, cx: &AppContext) {
        if !self.beliefs.is_empty() {
            title_ui(ui, cx.words.word("belief-title"));
            for belief in &self.beliefs {
                ui.add(Label::new(RichText::new(belief).size(13.5)).wrap());
            }
        }
        ui.add_space(6.0);
        for note in &self.notes {
            note_ui(ui, note.clone());
        }
    }
}

/// Draws the progress of a search, with a button that stops it.
pub(super) fn progress_ui(ui: &mut Ui, cx: &AppContext, bot_worker: &BotWorker) {
    let palette = theme::palette(ui.ctx());
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let stop = ui.add_enabled(!bot_worker.is_stopped(), Button::new(cx.words.word("think-stop")));
        if stop.on_hover_text(cx.words.word("think-stop-hint")).clicked() {
            bot_worker.stop();
        }
        let bar = ProgressBar::new(bot_worker.progress()).desired_height(6.0).fill(palette.point);
        ui.add(bar.desired_width(ui.available_width()));
    });
}
