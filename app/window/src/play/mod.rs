//! The play screen.
//!
//! [`Play`] composes parts that each own their state and draw themselves: the game at the table (`view.rs`) with the
//! `Mode` it is used for, the list of choices, one `Panel` below it, analysis, branches, the ending. A part answers
//! with an `Action` (`action.rs`), which `Play` carries out once the part is drawn. What concerns the whole window is
//! sent as a [`Command`](crate::command::Command).

mod action;
mod advance;
mod analysis;
mod announcer;
mod bots;
mod branching;
mod caption;
pub mod choices;
mod clicking;
mod coaching;
pub mod cover;
pub mod ending;
mod ending_sheet;
mod flow;
mod focus;
pub mod header;
mod hearing;
mod lesson_progress;
pub mod log;
mod looking_back;
mod marks;
mod message;
mod mode;
pub mod move_table;
pub mod online;
mod panel;
mod panels;
mod people;
mod practising;
mod reading;
mod rematch;
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
use self::reading::Reading;
use self::reviewing::Whose;
use self::speech::Speech;
use self::timing::Timing;
use self::view::GameView;
use self::watching::Watching;
use super::context::AppContext;
use super::faults;

/// A game at the table, and the parts of the screen around it.
pub struct Play {
    game: GameView,
    /// How near everybody is to winning and to the end.
    goals: GoalProgress,
    /// What stands below the choices.
    panel: Panel,
    log: LogPanel,
    choices: ChoiceList,
    bots: Bots,
    /// What is looked into; it covers the panel until it is closed.
    analysis: AnalysisPanel,
    /// What would have come of something else.
    branches: Branches,
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
    /// A setup that cannot be opened, or a number of players the game does not allow.
    pub fn begin(cx: &AppContext, plugin: &'static Plugin, header: Header) -> Result<Self, StartError> {
        let held = LocalTable::begin(cx.store.games(), plugin, header)?;
        Ok(Self::sit_down(cx, plugin, held.into()))
    }

    /// Goes on with a game from a file, and says what was wrong with it. A sound file is continued; a damaged one is left
    /// as it is, and the game goes on in a new one.
    ///
    /// # Errors
    /// A file that cannot be read or is no game of this program.
    pub fn resume(cx: &AppContext, path: PathBuf) -> Result<(Self, Vec<String>), OpenError> {
        let Resumed { table, damage, remarks } = LocalTable::resume(cx.store.games(), &cx.plugins, path)?;
        let notices = damage.iter().map(|fault| faults::notice(fault, &cx.words)).collect();
        let mut play = Self::sit_down(cx, table.plugin(), table.into());
        play.game.remarks = remarks;
        Ok((play, notices))
    }

    /// Takes up a game from its code. It is written down once it goes on.
    ///
    /// # Errors
    /// What is no code, or that of a game that cannot be played here.
    pub fn of_code(cx: &AppContext, words: &str) -> Result<Self, CodeError> {
        let (table, remarks) = LocalTable::of_code(cx.store.games(), words)?;
        let mut play = Self::sit_down(cx, table.plugin(), table.into());
        play.game.remarks = remarks;
        Ok(play)
    }

    /// Shows a game that was played elsewhere, from its beginning. It is not written down, unless it is saved under a name.
    pub fn show(cx: &AppContext, held: LocalTable) -> Self {
        let mut play = Self::sit_down(cx, held.plugin(), held.into());
        play.game.mode = Mode::Replay;
        play.ending.open = false;
        play.game.watching.look_at(0);
        play.read(cx);
        play
    }

    /// A game that is tried out while it is written.
    pub fn try_out(cx: &AppContext, held: LocalTable) -> Self {
        Self::sit_down(cx, held.plugin(), held.into())
    }

    /// Goes on with the game as it is written just now: its words, drawings and rules.
    pub fn renew(&mut self, cx: &AppContext, plugin: &'static Plugin) {
        self.game.plugin = plugin;
        self.read(cx);
    }

    /// A game of which a picture is taken: its bots stand still.
    pub fn stand_still(cx: &AppContext, held: LocalTable) -> Self {
        let mut play = Self::sit_down(cx, held.plugin(), held.into());
        play.bots.paused = true;
        play
    }

    /// The game on the table, with what is shown of it.
    pub fn view(&self) -> &GameView {
        &self.game
    }

    /// The game on the table, to be changed.
    pub fn view_mut(&mut self) -> &mut GameView {
        &mut self.game
    }

    /// Whether the screen is covered until the next person sits down before it.
    pub fn covered(&self) -> bool {
        self.game.covered()
    }

    /// What lies on the table.
    pub fn scene(&self) -> &ResolvedScene {
        self.game.scene()
    }

    /// Where the table lay in the last frame, and what was marked there.
    pub fn shown_table(&self) -> &TableFrame {
        self.game.shown_table()
    }

    /// The game that is shown, wherever it is held.
    pub fn held(&self) -> &GameHandle {
        self.game.held()
    }

    /// The file the game is kept in, once it has one.
    pub fn file(&self) -> Option<&std::path::Path> {
        self.game.file()
    }

    /// How the game ended, once it is over.
    pub fn ending(&self) -> Option<&EndingText> {
        self.game.ending()
    }

    /// The rules of the game.
    pub fn game(&self) -> &'static Plugin {
        self.game.game()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.held.is_over()
    }

    fn sit_down(cx: &AppContext, plugin: &'static Plugin, held: GameHandle) -> Self {
        let reading = Reading::default();
        // Whoever comes back to a table elsewhere sees how it stands: of that only its own observer was told.
        let observer = held.away().map_or(Observer::Spectator, |visit| visit.guest().observer());
        let watching = Watching::new(&held, observer);
        let view = held.view(held.place(), Observer::Spectator);
        let scene = view.map_or_else(|| Scene::new(Observer::Spectator), |view| view.scene);
        let table = TableView::new(ResolvedScene::new(&scene, cx.words.of(plugin.id)));
        let ending_open = matches!(held.turn(), Turn::Over(_));
        // The deal is told of a new game; of one that goes on, what comes.
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
            ending: EndingSheet { open: ending_open, since: None },
            timing: Timing::default(),
            marks: Marks::default(),
            online: OnlinePanel::default(),
            focus: FocusAreas::default(),
        };
        play.online.pass_over_words(&play.game);
        play.read(cx);
        play
    }

    /// What stands in the list of choices just now.
    pub fn choice_labels(&self) -> Vec<String> {
        self.choices.order(&self.game).into_iter().map(|place| self.game.reading.choices[place].label.clone()).collect()
    }

    /// The sentence that is shown to the person, if any.
    pub fn message(&self) -> Option<&str> {
        self.game.announcer.message.as_ref().map(|message| message.text.as_str())
    }

    /// Sits down at an open table with people elsewhere, where the person may have sat before.
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

    /// Leaves an open table with people elsewhere, with what is to be found again there.
    pub fn leave_table(self) -> Option<(TableKey, GameHandle, OnlinePanel)> {
        let online = OnlinePanel { bots_halt: self.bots.paused, ..self.online };
        Some((online.key?, self.game.held, online))
    }

    /// Lets a table server take the game among its open tables.
    pub fn adopted_by(&mut self, adopt: impl FnOnce(&mut GameHandle) -> Option<TableKey>) {
        self.online.key = adopt(&mut self.game.held);
    }

    /// Which of the open tables with people elsewhere it is.
    pub fn table_key(&self) -> Option<TableKey> {
        self.online.key
    }

    /// The game of an open table with people elsewhere, for the table server to attend to. Its bots move by themselves where the window is
    /// `hidden`.
    pub fn on_screen(&mut self, hidden: bool) -> Option<OnScreen<'_>> {
        let lets_bots_move = hidden && !self.bots.paused;
        Some(OnScreen { key: self.online.key?, held: &mut self.game.held, lets_bots_move })
    }

    /// The review as a page, once every decision was weighed.
    pub fn page_order(&self, look: RenderOptions) -> Option<Order> {
        let held = self.game.held.here()?;
        let whose = self.game.reviewable()?;
        let found = self.panel.review().map_or_else(|| held.kept_review(), |review| review.reviewer.found());
        let of = Whose::seat(whose);
        let decisions = held.whole_review(of, found)?;
        Some(Order::Page { original: LocalTable::original(held), decisions, of, look })
    }

    /// How what is made of the game looks: as the window does.
    pub fn shared_look(cx: &AppContext, dark: bool) -> RenderOptions {
        use rondel_system::ThemeChoice;
        let language = rondel::LANGUAGES.into_iter().find(|language| *language == cx.words.language());
        let theme = if dark { ThemeChoice::Dark } else { ThemeChoice::Light };
        RenderOptions { text: 100, theme, language: language.unwrap_or("en") }
    }

    /// What was done in the position that is looked at, where something else would have been better: it is marked on the table.
    pub fn played_there(&self) -> &[ElementId] {
        &self.marks.played
    }

    /// Begins a lesson of a game, or goes on with it at a step.
    ///
    /// # Errors
    /// A lesson that does not fit its table.
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

    /// What the review of the game on the table has found that can be practised.
    pub fn mistakes(&self) -> Vec<Exercise> {
        self.panel.mistakes(&self.game)
    }

    /// Keeps what the review has found so far, should there be one.
    pub fn keep_found(&self) {
        self.panel.keep_found(&self.game);
    }
}
