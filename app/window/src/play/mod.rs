//! The play screen.
//!
//! [`Play`] consists of parts that own their state and draw themselves: the game at the table (`view.rs`) with
//! its `Mode`, the list of choices, one `Panel` below it, the analysis, the branches, and the result sheet. A
//! part returns an `Action` (`action.rs`), which `Play` performs after drawing the part. Actions that concern
//! the whole window are sent as a [`Command`](crate::command::Command).

mod action;
mod advance;
mod analysis;
mod announcer;
mod banner;
mod bots;
mod branching;
mod caption;
mod celebration;
mod choice_face;
mod choice_room;
pub mod choices;
mod clicking;
mod clocks;
mod coaching;
mod column;
#[cfg(test)]
mod column_walk;
pub mod cover;
mod crests;
pub mod ending;
mod ending_goals;
mod ending_sheet;
mod ending_turns;
mod flow;
mod focus;
pub mod header;
mod hearing;
mod last_turn;
mod lesson_panel;
mod lesson_progress;
#[cfg(test)]
mod lesson_walk;
pub mod log;
mod looking_back;
mod luck_asked;
mod marks;
mod message;
mod message_box;
mod mode;
pub mod move_table;
pub mod online;
mod panel;
mod panels;
mod people;
mod phases;
mod places;
mod planning;
mod practising;
mod reading;
mod rematch;
mod resigning;
mod reviewing;
pub mod screen;
mod seated;
mod shared_screen;
pub mod sharing;
mod side;
mod speaking;
mod speech;
pub mod standing;
mod teaching;
mod timing;
mod unavailable;
mod view;
mod watching;

use std::path::PathBuf;

use rondel::journal::{Header, Notice};
use rondel::lesson::LessonError;
use rondel::{ElementId, Observer, Plugin, Scene, StartError, Table, Turn};
use rondel_export::moment::RenderOptions;
use rondel_export::work::Order;
use rondel_painter::table::{TableFrame, TableView};
use rondel_presenter::goals::GoalProgress;
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::OpenError;
use rondel_tables::code::CodeError;
use rondel_tables::practice::Exercise;
use rondel_tables::{GameHandle, LocalTable, OnScreen, Resumed, TableKey};

use self::analysis::AnalysisPanel;
use self::announcer::Announcer;
use self::bots::Bots;
use self::branching::Branches;
use self::choices::ChoiceList;
use self::ending::EndingText;
use self::ending_sheet::EndingSheet;
use self::focus::FocusAreas;
use self::lesson_progress::LessonProgress;
use self::log::LogPanel;
use self::marks::Marks;
use self::mode::Mode;
use self::online::OnlinePanel;
use self::panel::Panel;
use self::planning::Planning;
use self::reading::Reading;
use self::reviewing::Whose;
use self::speech::Speech;
use self::timing::Timing;
use self::view::GameView;
use self::watching::Watching;
use super::context::AppContext;
use super::{background, faults};

/// A game at the table and the parts of the screen around it.
pub struct Play {
    game: GameView,
    /// Progress of all players towards victory and the end of the game.
    goals: GoalProgress,
    /// Panel below the choices.
    panel: Panel,
    log: LogPanel,
    choices: ChoiceList,
    bots: Bots,
    /// The analysis, which covers the panel while it is open.
    analysis: AnalysisPanel,
    /// The branches of the game, in which other decisions are tried.
    branches: Branches,
    /// The plan for the user's next turn.
    plan: Planning,
    ending: EndingSheet,
    timing: Timing,
    marks: Marks,
    online: OnlinePanel,
    focus: FocusAreas,
}

impl Play {
    /// Begins a new game.
    ///
    /// # Errors
    /// Returns an error if the setup cannot be opened or the game does not allow this number of players.
    pub fn begin(cx: &AppContext, plugin: &'static Plugin, header: Header) -> Result<Self, StartError> {
        let held = LocalTable::begin(cx.store.games(), plugin, header)?;
        let mut play = Self::sit_down(cx, plugin, held.into());
        play.seat_programs(cx);
        Ok(play)
    }

    /// Resumes a game from a file, and returns messages about any damage. An intact file is continued. A
    /// damaged file is left unchanged, and the game continues in a new file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or does not contain a game of this program.
    pub fn resume(cx: &AppContext, path: PathBuf) -> Result<(Self, Vec<String>), OpenError> {
        let Resumed { table, damage, remarks } = LocalTable::resume(cx.store.games(), &cx.plugins, path)?;
        let notices = damage.iter().map(|fault| faults::notice(fault, &cx.words)).collect();
        let mut play = Self::sit_down(cx, table.plugin(), table.into());
        play.game.remarks = remarks;
        play.seat_programs(cx);
        Ok((play, notices))
    }

    /// Opens a game from its code. The game is saved once it continues.
    ///
    /// # Errors
    /// Returns an error if the code is invalid or the game cannot be played here.
    pub fn of_code(cx: &AppContext, words: &str) -> Result<Self, CodeError> {
        let (table, remarks) = LocalTable::of_code(cx.store.games(), words)?;
        let mut play = Self::sit_down(cx, table.plugin(), table.into());
        play.game.remarks = remarks;
        Ok(play)
    }

    /// Shows a game from another screen, starting at its beginning. It is not saved unless the user chooses a
    /// file name.
    pub fn show(cx: &AppContext, held: LocalTable) -> Self {
        let mut play = Self::sit_down(cx, held.plugin(), held.into());
        play.game.mode = Mode::Replay;
        play.ending.open = false;
        play.game.watching.look_at(0);
        play.read(cx);
        play
    }

    /// Opens a trial game of a plugin under development.
    pub fn try_out(cx: &AppContext, held: LocalTable) -> Self {
        Self::sit_down(cx, held.plugin(), held.into())
    }

    /// Continues the game with the current text, images and rules of a plugin under development.
    pub fn renew(&mut self, cx: &AppContext, plugin: &'static Plugin) {
        self.game.plugin = plugin;
        self.read(cx);
    }

    /// Creates a screen with paused bots, for a screenshot.
    pub fn stand_still(cx: &AppContext, held: LocalTable) -> Self {
        let mut play = Self::sit_down(cx, held.plugin(), held.into());
        play.bots.paused = true;
        play
    }

    /// Returns the game on the table.
    pub fn view(&self) -> &GameView {
        &self.game
    }

    /// Returns a mutable reference to the game on the table.
    pub fn view_mut(&mut self) -> &mut GameView {
        &mut self.game
    }

    /// Returns whether the screen is covered until the next player sits down.
    pub fn covered(&self) -> bool {
        self.game.covered()
    }

    /// Returns the scene on the table.
    pub fn scene(&self) -> &ResolvedScene {
        self.game.scene()
    }

    /// Returns the position and highlights of the table in the last frame.
    pub fn shown_table(&self) -> &TableFrame {
        self.game.shown_table()
    }

    /// Returns the handle of the game, which may be local or remote.
    pub fn held(&self) -> &GameHandle {
        self.game.held()
    }

    /// Returns the file in which the game is saved, if any.
    pub fn file(&self) -> Option<&std::path::Path> {
        self.game.file()
    }

    /// Returns the game's ending, or `None` if it is not over.
    pub fn ending(&self) -> Option<&EndingText> {
        self.game.ending()
    }

    /// Returns the game's plugin.
    pub fn game(&self) -> &'static Plugin {
        self.game.game()
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.held.is_over()
    }

    fn sit_down(cx: &AppContext, plugin: &'static Plugin, held: GameHandle) -> Self {
        let reading = Reading::default();
        // A guest who returns to a remote table sees the current state of that table. This state was sent only for
        // the guest's own observer.
        let observer = held.away().map_or(Observer::Spectator, |visit| visit.guest().observer());
        let watching = Watching::new(&held, observer);
        let view = held.view(held.place(), Observer::Spectator);
        let scene = view.map_or_else(|| Scene::new(Observer::Spectator), |view| view.scene);
        let table = TableView::new(ResolvedScene::new(&scene, cx.words.of(plugin.id)));
        let ending_open = matches!(held.turn(), Turn::Over(_));
        // Announcements for a new game start with its setup, and those for a resumed game with its next step.
        let speech = Speech::from_step(if held.plies() == 0 { 0 } else { watching.at + 1 });
        let game = GameView {
            plugin,
            held,
            remarks: Vec::new(),
            ready: None,
            watching,
            reading,
            mode: Mode::Live,
            table,
            agreed_to_see: false,
            announcer: Announcer::new(speech),
        };
        let mut play = Self {
            game,
            goals: GoalProgress::default(),
            panel: Panel::default(),
            log: LogPanel::default(),
            choices: ChoiceList::default(),
            bots: Bots::default(),
            analysis: AnalysisPanel::default(),
            branches: Branches::default(),
            plan: Planning::default(),
            ending: EndingSheet::new(ending_open),
            timing: Timing::default(),
            marks: Marks::default(),
            online: OnlinePanel::default(),
            focus: FocusAreas::default(),
        };
        play.online.pass_over_words(&play.game);
        play.read(cx);
        play
    }

    /// Starts the programs that have seats, and reports those that cannot play.
    fn seat_programs(&mut self, cx: &AppContext) {
        let Some(table) = self.game.held.here_mut().filter(|table| table.awaits_programs()) else { return };
        // The new-game dialog reports a file that cannot be read.
        let known = cx.store.programs().unwrap_or_default();
        table.seat_programs(&known, &cx.settings.spoken());
        self.tell_program_faults(cx);
    }

    /// Reports programs that a bot has replaced.
    fn tell_program_faults(&mut self, cx: &AppContext) {
        let faults = std::iter::from_fn(|| self.game.held.here_mut().and_then(LocalTable::take_program_fault));
        let words: Vec<String> = faults.map(|fault| faults::program_fault(&fault, &cx.words)).collect();
        if words.is_empty() {
            return;
        }
        // An earlier fault that is still shown must not be lost.
        let before = self.game.announcer.message.take().filter(|message| message.until.is_none());
        let before = before.map(|message| message.text);
        self.game.tell(before.into_iter().chain(words).collect::<Vec<_>>().join("\n"));
    }

    /// Returns the labels of the listed choices.
    pub fn choice_labels(&self) -> Vec<String> {
        self.choices.order(&self.game).into_iter().map(|place| self.game.reading.choices[place].label.clone()).collect()
    }

    /// Returns the message shown to the user, if any.
    pub fn message(&self) -> Option<&str> {
        self.game.announcer.message.as_ref().map(|message| message.text.as_str())
    }

    /// Opens a table with remote players, to which the user may be returning.
    pub fn at_table(
        cx: &AppContext,
        key: TableKey,
        held: GameHandle,
        online: OnlinePanel,
        remarks: Vec<Notice>,
    ) -> Option<Self> {
        let mut play = Self::sit_down(cx, held.plugin()?, held);
        play.game.remarks = remarks;
        play.bots.paused = online.bots_halt;
        play.online = OnlinePanel { key: Some(key), ..online };
        play.online.pass_over_words(&play.game);
        play.online.judge(&mut play.game, cx);
        Some(play)
    }

    /// Leaves a table with remote players. Returns the state needed to rejoin the table.
    pub fn leave_table(self) -> Option<(TableKey, GameHandle, OnlinePanel)> {
        let online = OnlinePanel { bots_halt: self.bots.paused, ..self.online };
        Some((online.key?, self.game.held, online))
    }

    /// Hands the game over to a table server as one of its open tables.
    pub fn adopted_by(&mut self, adopt: impl FnOnce(&mut GameHandle) -> Option<TableKey>) {
        self.online.key = adopt(&mut self.game.held);
    }

    /// Returns the key of the open table, or `None` if the game has no remote players.
    pub fn table_key(&self) -> Option<TableKey> {
        self.online.key
    }

    /// Returns the game of an open table, for processing by the table server. While the window is `hidden`, the
    /// game's bots move automatically unless they are paused.
    pub fn on_screen(&mut self, hidden: bool) -> Option<OnScreen<'_>> {
        let lets_bots_move = hidden && !self.bots.paused;
        Some(OnScreen { key: self.online.key?, held: &mut self.game.held, lets_bots_move })
    }

    /// Returns an order to export the review as a page, or `None` if not every decision has been evaluated.
    pub fn page_order(&self, look: RenderOptions) -> Option<Order> {
        let held = self.game.held.here()?;
        let whose = self.game.reviewable()?;
        let found = self.panel.review().map_or_else(|| held.kept_review(), |review| review.reviewer.found());
        let of = Whose::seat(whose);
        let decisions = held.whole_review(of, found)?;
        Some(Order::Page { original: LocalTable::original(held), decisions, of, look })
    }

    /// Returns the render options for exports of the game, in the program's language and in a dark or light theme.
    pub fn shared_look(cx: &AppContext, dark: bool) -> RenderOptions {
        use rondel_system::ThemeChoice;
        let language = rondel::LANGUAGES.into_iter().find(|language| *language == cx.words.language());
        let theme = if dark { ThemeChoice::Dark } else { ThemeChoice::Light };
        RenderOptions { text: 100, theme, language: language.unwrap_or("en") }
    }

    /// Returns the elements of the choice that was made in the viewed position. They are highlighted if another
    /// choice would have been better.
    pub fn played_there(&self) -> &[ElementId] {
        &self.marks.played
    }

    /// Begins a lesson of a game, or continues it at a step.
    ///
    /// # Errors
    /// Returns an error if the lesson does not fit its table.
    pub fn teach(
        cx: &AppContext,
        plugin: &'static Plugin,
        name: &'static str,
        step: usize,
    ) -> Result<Self, LessonError> {
        let (held, course) = LocalTable::teach(cx.store.games(), plugin, name, step)?;
        let mut play = Self::sit_down(cx, plugin, held.into());
        play.game.mode = Mode::Lesson(Box::new(LessonProgress::new(name, course)));
        play.read(cx);
        Ok(play)
    }

    /// Returns the mistakes found by the review that can be practised.
    pub fn mistakes(&self) -> Vec<Exercise> {
        self.panel.mistakes(&self.game)
    }

    /// Saves the current results of the review, if there is one.
    pub fn keep_found(&self) {
        self.panel.keep_found(&self.game);
    }
}
