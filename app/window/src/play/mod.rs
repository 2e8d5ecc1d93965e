//! A game at the table. What is played changes in this file only; its neighbours draw.

mod again;
mod areas;
mod bots;
mod branching;
mod caption;
pub mod choices;
mod clicking;
mod coaching;
pub mod cover;
pub mod ending;
pub mod far;
mod for_all;
pub mod header;
mod hearing;
mod insight;
pub mod log;
mod looking_back;
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
mod watching;
pub mod weighing;

use std::path::PathBuf;

use egui::Context;
use rondel::journal::{Header, Notice};
use rondel::{ElementId, Goals, IllegalAction, Observer, Plugin, Scene, Seat, StartError, Table, Turn};
use rondel_painter::table::pace::Pace;
use rondel_painter::table::{Shown, TableView};
use rondel_presenter::goals::GoalProgress;
use rondel_presenter::narrowing::Narrowing;
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::{OpenError, SaveError, Speed};
use rondel_tables::code::CodeError;
use rondel_tables::{Held, LocalTable, Resumed};

use self::areas::Areas;
use self::bots::Bots;
use self::branching::Branches;
use self::caption::Caption;
use self::choices::ShownChoice;
use self::clicking::Message;
use self::coaching::Coach;
use self::ending::Ending;
use self::far::Far;
use self::insight::{Insight, Purpose};
use self::log::LogPanel;
use self::mode::Mode;
use self::panel::Panel;
use self::reading::Reading;
use self::speaking::Speaking;
use self::watching::Watching;
use super::context::AppContext;
use super::faults;

pub use self::screen::Leave;

/// A game at the table.
pub struct Play {
    plugin: &'static Plugin,
    held: Held,
    /// What should be known about the file the game came from, though nothing in it is lost.
    remarks: Vec<Notice>,
    /// The person who sits before the screen, where several take turns.
    ready: Option<Seat>,
    watching: Watching,
    reading: Reading,
    standing: GoalProgress,
    mode: Mode,
    /// What stands below the choices.
    panel: Panel,
    table: TableView,
    log: LogPanel,
    pace: Pace,
    /// What others have just done.
    caption: Caption,
    narrowing: Narrowing,
    /// The choice the keyboard is on, by its place in the list.
    cursor: Option<usize>,
    /// Whether the arrow keys have just moved it, so that the list must follow.
    cursor_moved: bool,
    /// Whether the person has folded out what lies folded, or away what lies open.
    asides_turned: bool,
    /// How high the choices were in the last frame that stand below a long list.
    pinned: f32,
    bots: Bots,
    /// The thought that is looked into; it covers the panel until it is closed.
    insight: Option<Insight>,
    coach: Coach,
    /// What would have come of something else.
    branches: Branches,
    /// The ply of a bot whose thought the person is asked about before it is shown.
    asks_to_see: Option<usize>,
    /// Whether they have said in this game that they want to see what bots hold.
    agreed_to_see: bool,
    /// Whether a person who is to decide is called: others have just played.
    calls: bool,
    forced_at: Option<f64>,
    /// Until then the mouse takes nothing: what lies under the pointer has only just appeared there.
    settles_at: f64,
    ending_open: bool,
    /// Since when the end lies over the table.
    ending_since: Option<f64>,
    message: Option<Message>,
    speaking: Speaking,
    far: Far,
    areas: Areas,
    hovered: Option<ElementId>,
    pointed: Vec<ElementId>,
    /// What was done in the position that is looked at, where the review says what would have been better.
    played: Vec<ElementId>,
}

/// How long after a change a click cannot have been meant for what it brought.
const SETTLING: f64 = 0.25;

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
        Ok((Self { remarks, ..Self::sit_down(cx, table.plugin(), table.into()) }, notices))
    }

    /// Takes up a game from its code. It is written down once it goes on.
    ///
    /// # Errors
    /// What is no code, or that of a game that cannot be played here.
    pub fn of_code(cx: &AppContext, words: &str) -> Result<Self, CodeError> {
        let (table, remarks) = LocalTable::of_code(cx.store.games(), words)?;
        Ok(Self { remarks, ..Self::sit_down(cx, table.plugin(), table.into()) })
    }

    /// Shows a game that was played elsewhere, from its beginning. It is not written down, unless it is saved under a name.
    pub fn show(cx: &AppContext, held: LocalTable) -> Self {
        let mut play = Self::sit_down(cx, held.plugin(), held.into());
        play.mode = Mode::Replay;
        play.ending_open = false;
        play.watching.look_at(0);
        play.read(cx);
        play
    }

    /// A game that is tried out while it is written.
    pub fn try_out(cx: &AppContext, held: LocalTable) -> Self {
        Self::sit_down(cx, held.plugin(), held.into())
    }

    /// Goes on with the game as it is written just now: its words, drawings and rules.
    pub fn renew(&mut self, cx: &AppContext, plugin: &'static Plugin) {
        self.plugin = plugin;
        self.read(cx);
    }

    /// A game of which a picture is taken: its bots stand still.
    pub fn stand_still(cx: &AppContext, held: LocalTable) -> Self {
        let mut play = Self::sit_down(cx, held.plugin(), held.into());
        play.bots.paused = true;
        play
    }

    /// Leaves out the marks of what can be chosen, or no longer.
    pub fn hide_marks(&mut self, hidden: bool) {
        self.table.hide_marks(hidden);
    }

    /// What lies on the table.
    pub fn scene(&self) -> &ResolvedScene {
        self.table.scene()
    }

    /// Where the table lay in the last frame, and what was marked there.
    pub fn shown_table(&self) -> &Shown {
        self.table.shown()
    }

    /// Whether the game is only shown: it belongs to another screen, where its person goes back to.
    pub fn is_shown(&self) -> bool {
        self.mode.is_replay()
    }

    /// The header of a new game of the same people; nothing where some are elsewhere.
    pub fn rematch(&self, seed: u64) -> Option<Header> {
        if self.has_people_elsewhere() { None } else { self.held.rematch(seed) }
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
        let speaking = Speaking::from_step(if held.plies() == 0 { 0 } else { watching.at() + 1 });
        let mut play = Self {
            plugin,
            held,
            remarks: Vec::new(),
            ready: None,
            watching,
            reading,
            standing: GoalProgress::default(),
            mode: Mode::Live,
            panel: Panel::default(),
            table,
            log: LogPanel::default(),
            pace: Pace::default(),
            caption: Caption::default(),
            narrowing: Narrowing::default(),
            cursor: None,
            cursor_moved: false,
            asides_turned: false,
            pinned: 60.0,
            bots: Bots::default(),
            insight: None,
            coach: Coach::default(),
            branches: Branches::default(),
            asks_to_see: None,
            agreed_to_see: false,
            calls: false,
            forced_at: None,
            settles_at: 0.0,
            ending_open,
            ending_since: None,
            message: None,
            speaking,
            far: Far::default(),
            areas: Areas::default(),
            hovered: None,
            pointed: Vec::new(),
            played: Vec::new(),
        };
        play.pass_over_words();
        play.read(cx);
        play
    }

    /// Says the position anew: for another observer, in another language.
    pub fn read(&mut self, cx: &AppContext) {
        let scene = self.read_words(cx);
        self.table.replace_scene(scene);
    }

    /// Says the position anew after an undo: pieces glide to their places.
    fn read_gliding(&mut self, cx: &AppContext) {
        let scene = self.read_words(cx);
        self.table.show_scene(scene, cx.settings.moving(cx.settings.speed.seconds()), cx.now);
    }

    /// Says everything but the table, and lays the table out.
    fn read_words(&mut self, cx: &AppContext) -> ResolvedScene {
        // Who decides while everything is open already sits before the screen when the first secret turns up.
        if let Turn::Decide(seat) = self.held.turn()
            && !self.held.is_secretive()
            && self.is_person(seat)
        {
            self.ready = Some(seat);
        }
        self.narrowing.clear();
        self.cursor = None;
        self.hovered = None;
        self.pointed.clear();
        self.played.clear();
        let observer = self.observer();
        self.watching.hear(&self.held, observer);
        let catalog = cx.words.of(self.plugin.id);
        let place = self.watching.step().map_or(self.held.place(), |step| step.place);
        let view = self.held.view(place, observer);
        let (scene, goals) =
            view.map_or_else(|| (Scene::new(observer), Goals::default()), |view| (view.scene, view.goals));
        self.log.read(self.watching.chronicle(), catalog);
        self.reading = Reading::of(self, cx);
        self.read_goals(&goals, cx);
        self.read_notes();
        self.keep_insight(cx);
        self.forced_at = None;
        if let Some(seat) = self.decides().filter(|_| self.held.is_stuck()) {
            let name = rondel::Text::verbatim(self.seat_name(seat, cx));
            self.message = Some(Message::lasting(cx.words.with("fault-stuck", "seat", name)));
        }
        self.resolve(scene, cx)
    }

    /// Plays a choice and begins to show what came of it.
    fn take(&mut self, index: usize, cx: &AppContext) {
        self.take_by(|held| held.take(index), cx);
    }

    fn take_by(&mut self, take: impl FnOnce(&mut Held) -> Result<(), IllegalAction>, cx: &AppContext) {
        if let Err(refused) = take(&mut self.held) {
            self.refuse(&refused, cx);
            return;
        }
        if let Turn::Over(_) = self.held.turn() {
            self.ending_open = true;
        }
        if self.awaits_next() {
            // What was said to one person is not for the next.
            self.message = None;
        }
        self.watching.hear(&self.held, self.observer());
        self.show_next(cx);
    }

    /// Shows the next moment, for as long as it weighs.
    fn show_next(&mut self, cx: &AppContext) {
        let before = self.observer();
        let last = self.watching.step().map(|step| (step.place, step.mover));
        if !self.watching.step_on() {
            return;
        }
        self.settle(cx.now);
        let scene = self.read_words(cx);
        let Some(step) = self.watching.step() else { return };
        let mover = step.mover;
        if let Some(mover) = mover
            && last.and_then(|(_, mover)| mover) != Some(mover)
        {
            // Who decides has seen what the others did; only where several people share the table the next one has not.
            if self.is_person(mover) && self.persons().len() == 1 {
                self.table.clear_marks();
            } else {
                self.table.clear_marks_of(mover);
            }
        }
        if mover.is_none_or(|mover| self.is_person(mover)) {
            self.pace.rest();
            // People know what they did, and it may be for their eyes alone.
            self.caption = Caption::default();
        } else if let Some(step) = self.watching.step() {
            self.caption.tell(step, cx.words.of(self.plugin.id), cx.now);
        }
        let speed = match cx.settings.speed {
            // What is played again is meant to be followed.
            Speed::None if self.watching.plays() => Speed::Fast,
            speed => speed,
        };
        let observer = self.observer();
        // Who sees the moment sees it begin: what the observer before alone could see is gone by then.
        let begun = last.filter(|_| before != observer).and_then(|(place, _)| self.held.view(place, observer));
        if let Some(begun) = begun {
            self.table.replace_scene(self.resolve(begun.scene, cx));
        }
        let heard = self.watching.step().map_or(&[][..], |step| &step.heard);
        let hurried = self.bots.skipping || self.bots.skips_turn_of.is_some();
        let traces = (!hurried).then(|| self.table.traces_to(&scene, heard));
        let seconds = traces.as_ref().map_or(0.0, |traces| self.pace.seconds(traces, mover, speed));
        if let Some(traces) = &traces {
            self.sound_moment(traces, &scene, mover, seconds, cx);
        }
        self.table.show_moment(scene, heard, mover, cx.settings.moving(seconds), cx.now);
        self.note_mover(mover, hurried);
        self.watching.dwell_until(cx.now + f64::from(seconds));
    }

    /// Goes on with the game at its present.
    fn go_on(&mut self, cx: &AppContext) {
        self.watching.go_on();
        self.settle(cx.now);
        self.read_gliding(cx);
    }

    /// Says why a choice was not taken. A bot that chose it would do so for ever, so it halts.
    fn refuse(&mut self, refused: &IllegalAction, cx: &AppContext) {
        let fault = faults::illegal_action(refused, &cx.words);
        let by_bot = self.decides().is_some_and(|seat| !self.is_person(seat));
        let text = if by_bot {
            self.bots.halt();
            cx.words.with("bot-refused", "reason", rondel::Text::verbatim(fault))
        } else {
            fault
        };
        self.message = Some(Message::lasting(text));
    }

    /// What appears under the pointer now takes no click for a moment.
    fn settle(&mut self, now: f64) {
        self.settles_at = now + SETTLING;
    }

    /// Whether this is a click of the mouse that was meant for what lay here before. Keys are never too early.
    fn clicks_too_early(&self, ctx: &Context) -> bool {
        ctx.input(|input| input.pointer.any_click() && input.time < self.settles_at)
    }

    /// Plays the choice at this place of the list.
    fn choose(&mut self, place: usize, cx: &AppContext) {
        if self.mode.practice().is_some() {
            self.answer(place, cx);
        } else if self.deciding_here().is_some() && place < self.reading.choices.len() && self.lesson_allows(place, cx)
        {
            self.message = None;
            // Who decides goes on; a hint goes by itself, with the position it was for.
            self.insight = self.insight.take().filter(|insight| insight.purpose != Purpose::Considered);
            if self.mode.lesson().is_none() {
                self.coach.note(self.reading.kind.as_deref());
            }
            self.take(place, cx);
        }
    }

    /// The choices the list shows: those that all clicks so far allow, with their places.
    fn listed(&self) -> impl Iterator<Item = (usize, &ShownChoice)> {
        let choices = self.reading.choices.iter().enumerate();
        choices.filter(|(_, choice)| self.narrowing.allows(&choice.targets))
    }

    /// What stands in the list of choices just now.
    pub fn choice_labels(&self) -> Vec<String> {
        self.order().into_iter().map(|place| self.reading.choices[place].label.clone()).collect()
    }

    /// The game that is shown, wherever it is held.
    pub fn held(&self) -> &Held {
        &self.held
    }

    /// The sentence that is shown to the person, if any.
    pub fn message(&self) -> Option<&str> {
        self.message.as_ref().map(|message| message.text.as_str())
    }

    /// The file the game is kept in, once it has one.
    pub fn file(&self) -> Option<&std::path::Path> {
        self.held.file()
    }

    /// Tries once more to write what is not on disk, or no longer; true where it still is not.
    pub fn is_unsaved(&mut self) -> bool {
        self.held.is_unsaved()
    }

    /// Says that the game goes on in another file, once for each time that its own was lost.
    pub fn tell_moved(&mut self, cx: &mut AppContext) {
        if let Some(moved) = self.held.take_moved() {
            cx.notices.push(faults::moved(&moved, &cx.words));
        }
    }

    /// Why the game is not on disk, if it is not.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.held.trouble()
    }

    /// How the game ended, once it is over.
    pub fn ending(&self) -> Option<&Ending> {
        self.reading.ending.as_ref()
    }
}
