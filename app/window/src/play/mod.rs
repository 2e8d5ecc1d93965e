//! A game at the table. What is played changes in this file only; its neighbours draw.

mod action;
mod again;
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
pub mod far;
mod focus;
mod for_all;
pub mod header;
mod hearing;
pub mod log;
mod looking_back;
mod marks;
mod meanwhile;
mod mode;
mod panel;
mod people;
mod practising;
mod reading;
mod reviewing;
pub mod screen;
mod seated;
pub mod sharing;
mod side;
mod speaking;
pub mod standing;
mod taking_back;
mod teaching;
mod timing;
mod view;
mod watching;
pub mod weighing;

use std::path::{Path, PathBuf};

use rondel::journal::Header;
use rondel::{Goals, IllegalAction, Observer, Plugin, Scene, StartError, Table, Turn};
use rondel_painter::table::{Shown, TableView};
use rondel_presenter::goals::GoalProgress;
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::{OpenError, Speed};
use rondel_tables::code::CodeError;
use rondel_tables::{Away, Held, LocalTable, Resumed};

use self::analysis::Analysis;
use self::analysis::Purpose;
use self::announcer::Announcer;
use self::bots::Bots;
use self::branching::Branches;
use self::caption::Caption;
use self::choices::ChoiceList;
use self::clicking::Message;
use self::ending::{Ending, EndingSheet};
use self::far::OnlinePanel;
use self::focus::FocusAreas;
use self::log::LogPanel;
use self::marks::Marks;
use self::mode::Mode;
use self::panel::Panel;
use self::reading::Reading;
use self::speaking::Speaking;
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
    analysis: Analysis,
    /// What would have come of something else.
    branches: Branches,
    ending: EndingSheet,
    announcer: Announcer,
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
    pub fn shown_table(&self) -> &Shown {
        self.game.shown_table()
    }

    /// The game that is shown, wherever it is held.
    pub fn held(&self) -> &Held {
        self.game.held()
    }

    /// The file the game is kept in, once it has one.
    pub fn file(&self) -> Option<&std::path::Path> {
        self.game.file()
    }

    /// How the game ended, once it is over.
    pub fn ending(&self) -> Option<&Ending> {
        self.game.ending()
    }

    /// The rules of the game.
    pub fn game(&self) -> &'static Plugin {
        self.game.game()
    }

    /// Whether the person has just come to decide, after somebody elsewhere did; said once.
    pub fn takes_call(&mut self) -> bool {
        self.online.takes_call(&self.game)
    }

    /// The next table of the same people, where the person at this screen wants to go along; said once.
    pub fn follow(&mut self, folder: &Path) -> Option<Box<dyn Away>> {
        self.online.follow(&self.game, folder)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn sit_down(cx: &AppContext, plugin: &'static Plugin, held: Held) -> Self {
        let reading = Reading::default();
        // Whoever comes back to a table elsewhere sees how it stands: of that only its own observer was told.
        let observer = held.away().map_or(Observer::Bystander, |visit| visit.guest().observer());
        let watching = Watching::new(&held, observer);
        let view = held.view(held.place(), Observer::Bystander);
        let scene = view.map_or_else(|| Scene::new(Observer::Bystander), |view| view.scene);
        let table = TableView::new(ResolvedScene::new(&scene, cx.words.of(plugin.id)));
        let ending_open = matches!(held.turn(), Turn::Over(_));
        // The deal is told of a new game; of one that goes on, what comes.
        let speech = Speaking::from_step(if held.plies() == 0 { 0 } else { watching.at() + 1 });
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
        };
        let mut play = Self {
            game,
            goals: GoalProgress::default(),
            panel: Panel::default(),
            log: LogPanel::default(),
            choices: ChoiceList::default(),
            bots: Bots::default(),
            analysis: Analysis::default(),
            branches: Branches::default(),
            ending: EndingSheet { open: ending_open, since: None },
            announcer: Announcer::new(speech),
            timing: Timing::default(),
            marks: Marks::default(),
            online: OnlinePanel::default(),
            focus: FocusAreas::default(),
        };
        play.online.pass_over_words(&play.game);
        play.read(cx);
        play
    }

    /// Says the position anew: for another observer, in another language.
    pub fn read(&mut self, cx: &AppContext) {
        let scene = self.read_words(cx);
        self.game.table.replace_scene(scene);
    }

    /// Says the position anew after an undo: pieces glide to their places.
    fn read_gliding(&mut self, cx: &AppContext) {
        let scene = self.read_words(cx);
        self.game.table.show_scene(scene, cx.settings.moving(cx.settings.speed.seconds()), cx.now);
    }

    /// Says everything but the table, and lays the table out.
    fn read_words(&mut self, cx: &AppContext) -> ResolvedScene {
        // Who decides while everything is open already sits before the screen when the first secret turns up.
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
        self.log.read(self.game.watching.chronicle(), catalog);
        self.game.reading = Reading::of(&self.game, &self.log, cx);
        self.read_goals(&goals, cx);
        self.branches.read_notes(&self.game);
        self.analysis.keep_insight(&self.game, cx);
        self.timing.forced_at = None;
        if let Some(seat) = self.game.decides().filter(|_| self.game.held.is_stuck()) {
            let name = rondel::Text::verbatim(self.game.seat_name(seat, cx));
            self.announcer.message = Some(Message::lasting(cx.words.with("fault-stuck", "seat", name)));
        }
        self.game.resolve(scene, cx)
    }

    /// Plays a choice and begins to show what came of it.
    fn take(&mut self, index: usize, cx: &AppContext) {
        self.take_by(|held| held.take(index), cx);
    }

    fn take_by(&mut self, take: impl FnOnce(&mut Held) -> Result<(), IllegalAction>, cx: &AppContext) {
        if let Err(refused) = take(&mut self.game.held) {
            self.refuse(&refused, cx);
            return;
        }
        if let Turn::Over(_) = self.game.held.turn() {
            self.ending.open = true;
        }
        if self.game.awaits_next() {
            // What was said to one person is not for the next.
            self.announcer.message = None;
        }
        self.game.watching.hear(&self.game.held, self.game.observer());
        self.show_next(cx);
    }

    /// Shows the next moment, for as long as it weighs.
    fn show_next(&mut self, cx: &AppContext) {
        let before = self.game.observer();
        let last = self.game.watching.step().map(|step| (step.place, step.mover));
        if !self.game.watching.step_on() {
            return;
        }
        self.timing.settle(cx.now);
        let scene = self.read_words(cx);
        let Some(step) = self.game.watching.step() else { return };
        let mover = step.mover;
        if let Some(mover) = mover
            && last.and_then(|(_, mover)| mover) != Some(mover)
        {
            // Who decides has seen what the others did; only where several people share the table the next one has not.
            if self.game.is_person(mover) && self.game.persons().len() == 1 {
                self.game.table.clear_marks();
            } else {
                self.game.table.clear_marks_of(mover);
            }
        }
        if mover.is_none_or(|mover| self.game.is_person(mover)) {
            self.timing.pace.rest();
            // People know what they did, and it may be for their eyes alone.
            self.announcer.caption = Caption::default();
        } else if let Some(step) = self.game.watching.step() {
            self.announcer.caption.tell(step, cx.words.of(self.game.plugin.id), cx.now);
        }
        let speed = match cx.settings.speed {
            // What is played again is meant to be followed.
            Speed::None if self.game.watching.plays() => Speed::Fast,
            speed => speed,
        };
        let observer = self.game.observer();
        // Who sees the moment sees it begin: what the observer before alone could see is gone by then.
        let begun = last.filter(|_| before != observer).and_then(|(place, _)| self.game.held.view(place, observer));
        if let Some(begun) = begun {
            self.game.table.replace_scene(self.game.resolve(begun.scene, cx));
        }
        let heard = self.game.watching.step().map_or(&[][..], |step| &step.heard);
        let hurried = self.bots.skipping || self.bots.skips_turn_of.is_some();
        let traces = (!hurried).then(|| self.game.table.traces_to(&scene, heard));
        let seconds = traces.as_ref().map_or(0.0, |traces| self.timing.pace.seconds(traces, mover, speed));
        if let Some(traces) = &traces {
            self.game.sound_moment(traces, &scene, mover, seconds, cx);
        }
        self.game.table.show_moment(scene, heard, mover, cx.settings.moving(seconds), cx.now);
        self.announcer.note_mover(&self.game, mover, hurried);
        self.game.watching.dwell_until(cx.now + f64::from(seconds));
    }

    /// Goes on with the game at its present.
    fn go_on(&mut self, cx: &AppContext) {
        self.game.watching.go_on();
        self.timing.settle(cx.now);
        self.read_gliding(cx);
    }

    /// Says why a choice was not taken. A bot that chose it would do so for ever, so it halts.
    fn refuse(&mut self, refused: &IllegalAction, cx: &AppContext) {
        let fault = faults::illegal_action(refused, &cx.words);
        let by_bot = self.game.decides().is_some_and(|seat| !self.game.is_person(seat));
        let text = if by_bot {
            self.bots.halt();
            cx.words.with("bot-refused", "reason", rondel::Text::verbatim(fault))
        } else {
            fault
        };
        self.announcer.message = Some(Message::lasting(text));
    }

    /// Plays the choice at this place of the list.
    fn choose(&mut self, place: usize, cx: &AppContext) {
        if self.game.mode.practice().is_some() {
            self.answer(place, cx);
        } else if self.game.deciding_here().is_some()
            && place < self.game.reading.choices.len()
            && self.lesson_allows(place, cx)
        {
            self.announcer.message = None;
            // Who decides goes on; a hint goes by itself, with the position it was for.
            self.analysis.shown = self.analysis.shown.take().filter(|insight| insight.purpose != Purpose::Considered);
            if self.game.mode.lesson().is_none() {
                self.analysis.coach.note(self.game.reading.kind.as_deref());
            }
            self.take(place, cx);
        }
    }

    /// What stands in the list of choices just now.
    pub fn choice_labels(&self) -> Vec<String> {
        self.choices.order(&self.game).into_iter().map(|place| self.game.reading.choices[place].label.clone()).collect()
    }

    /// The sentence that is shown to the person, if any.
    pub fn message(&self) -> Option<&str> {
        self.announcer.message.as_ref().map(|message| message.text.as_str())
    }
}
