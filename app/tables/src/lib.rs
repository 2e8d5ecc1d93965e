//! Games that are held in this program: a session that is written to disk as it is played, with bots that think on
//! threads of their own. Screens see it through [`Table`].
//!
//! A ply is written to disk before any guest is told of it; while it cannot be written, guests are told nothing. The
//! traits [`GuestTransport`] and [`RemoteTable`] stand for both sides of a game with people elsewhere, so that this
//! crate builds without a network.

#[cfg(test)]
use rondel_games as _;

pub mod bot_worker;
mod branches;
pub mod code;
mod digits;
mod event;
mod game_handle;
pub mod greedy;
mod guests;
mod people;
pub mod practice;
mod practising;
pub mod reviewer;
mod shared;
mod summary;
mod taking_back;
mod trying;

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rondel::bots::Skills;
use rondel::journal::{Header, Journal, Notice, Player};
use rondel::lesson::LessonError;
use rondel::table::{PlayerInfo, Step};
use rondel::{
    Bot, Choice, Course, IllegalAction, Lesson, MomentId, Observer, Plugin, Scene, Seat, Seats, Session, StartError,
    Table, Turn, UndoRefused, View,
};
use rondel_hosting::Host;

use self::bot_worker::{BotTask, BotWorker, Reply};
pub use self::branches::{BranchPolicy, Branching, GameLine, LineStatus, lines};
pub use self::event::{TableChange, TableEvent};
pub use self::game_handle::{GameHandle, Lost, RemoteTable};
pub use self::guests::GuestTransport;
pub use self::people::{OnScreen, TableKey, TableProgress, TableSummary};
pub use self::shared::Original;
pub use self::summary::{SavedGameSummary, glance, header, only_person, opening};
use self::taking_back::plies_to_take_back;
use rondel_system::{JournalWriter, Moved, OpenError, SaveError, Unopened, read_game};

/// A game that is held in this program.
pub struct LocalTable {
    plugin: &'static Plugin,
    host: Host,
    recorder: JournalWriter,
    /// Whoever carries what is said to guests elsewhere, if there are any.
    guests: Option<Box<dyn GuestTransport>>,
    /// Why who the guests are is not on disk, if it is not.
    unkept: Option<SaveError>,
    /// The damaged file that the game was read from: who its guests are is kept beside the new one.
    left: Option<PathBuf>,
    bots: Bots,
    /// Whether anything was ever hidden from anybody.
    secretive: bool,
}

/// The bot that has the turn.
#[derive(Default)]
struct Bots {
    bot_worker: Option<BotWorker>,
    answer: Option<usize>,
}

/// What came of letting a bot decide.
#[derive(Debug)]
pub enum BotMove {
    /// No bot has the turn.
    NobodysTurn,
    /// It still thinks.
    Thinking,
    /// It knows what to do and waits to be let.
    Ready,
    /// It fell silent without an answer, or there was no thread for it.
    Lost,
}

/// A game from a file, and what was wrong with the file.
pub struct Resumed {
    /// The game.
    pub table: LocalTable,
    /// What was lost. The file is left as it is, and the game goes on in a new one.
    pub damage: Vec<Notice>,
    /// What should be known, though nothing is lost.
    pub remarks: Vec<Notice>,
}

impl LocalTable {
    /// Begins a new game, which is written into `folder`.
    ///
    /// # Errors
    /// A setup that cannot be opened, or a number of players the game does not allow.
    pub fn begin(folder: PathBuf, plugin: &'static Plugin, header: Header) -> Result<Self, StartError> {
        let recorder = JournalWriter::begin(folder, &header);
        Ok(Self::new(plugin, Session::start(header)?, recorder))
    }

    /// Goes on with a game from a file. `plugins` are the games of this house.
    ///
    /// # Errors
    /// A file that cannot be read or is no game of this house.
    pub fn resume(folder: PathBuf, plugins: &[&'static Plugin], path: PathBuf) -> Result<Resumed, OpenError> {
        let hosted = rondel_system::read_guests(&path)
            .map_err(|source| OpenError::Guests { path: path.clone(), reason: source.to_string() })?;
        let unopened = |source: Unopened| OpenError::Unopened { path: path.clone(), source };
        let (journal, bytes) = read_game(&path).map_err(unopened)?;
        let game = journal.header.game.clone();
        let Some(plugin) = plugins.iter().find(|plugin| plugin.id == game).copied() else {
            return Err(OpenError::UnknownGame { path, game });
        };
        let (host, notices) = if let Some(hosted) = hosted {
            Host::resume(hosted, journal)
                .map_err(|source| OpenError::Guests { path: path.clone(), reason: source.to_string() })?
        } else {
            let (session, notices) = Session::replay(journal).map_err(|source| unopened(source.into()))?;
            (Host::alone(session), notices)
        };
        let (damage, remarks): (Vec<_>, Vec<_>) = notices.into_iter().partition(Notice::is_damage);
        let (recorder, left) = match String::from_utf8(bytes) {
            Ok(text) if damage.is_empty() => (JournalWriter::resume(path, text), None),
            _ => (JournalWriter::fresh(folder, plugin.id, host.session().journal()), Some(path)),
        };
        Ok(Resumed { table: Self { left, ..Self::of(plugin, host, recorder) }, damage, remarks })
    }

    /// Holds a game that was played elsewhere, and says what cannot be played of it. It is not written down, unless it is
    /// saved under a name.
    ///
    /// # Errors
    /// A game that cannot begin.
    pub fn hold(folder: PathBuf, plugin: &'static Plugin, journal: Journal) -> Result<(Self, Vec<Notice>), StartError> {
        let (session, notices) = Session::replay(journal)?;
        let recorder = JournalWriter::fresh(folder, plugin.id, session.journal());
        Ok((Self::new(plugin, session, recorder), notices))
    }

    /// Holds the table of a lesson, at one of its steps. Nothing is written down before [`LocalTable::write_from_here`] is called.
    ///
    /// # Errors
    /// A lesson that does not fit its table.
    pub fn teach(
        folder: PathBuf,
        plugin: &'static Plugin,
        lesson: &str,
        step: usize,
    ) -> Result<(Self, Course), LessonError> {
        let (course, session) = Course::resume(plugin, Lesson::of(plugin, lesson)?, step)?;
        let recorder = JournalWriter::fresh(folder, plugin.id, session.journal()).held_back();
        Ok((Self::new(plugin, session, recorder), course))
    }

    /// When the things on its table are chosen, kind by kind.
    pub fn usage_hints(&self) -> Vec<rondel::scene::UsageHint> {
        self.session().game().usage_hints()
    }

    /// What can be chosen at the table of a lesson, whoever decides: its script names these.
    pub fn choices_of_lesson(&self) -> Vec<Choice> {
        self.session().choices()
    }

    /// Writes the whole game down, and all that follows.
    pub fn write_from_here(&mut self) {
        self.recorder.let_go();
    }

    fn new(plugin: &'static Plugin, session: Session, recorder: JournalWriter) -> Self {
        Self::of(plugin, Host::alone(session), recorder)
    }

    fn of(plugin: &'static Plugin, host: Host, recorder: JournalWriter) -> Self {
        let bots = Bots::default();
        let mut table = Self { plugin, host, recorder, guests: None, unkept: None, left: None, bots, secretive: false };
        table.note_secrets();
        table
    }

    /// Holds a game that was just dealt to guests elsewhere too.
    pub fn receive(folder: PathBuf, plugin: &'static Plugin, host: Host, guests: Box<dyn GuestTransport>) -> Self {
        let recorder = JournalWriter::begin(folder, host.session().header());
        let mut table = Self::of(plugin, host, recorder);
        table.admit(guests);
        table
    }

    /// Lets guests in, where the game has any.
    pub fn admit(&mut self, guests: Box<dyn GuestTransport>) {
        self.guests = Some(guests);
        // From its deal on the game has a file, so that guests find back.
        self.recorder.append("");
        self.write_down();
    }

    /// The game with whoever takes part in it from elsewhere.
    pub fn host(&self) -> &Host {
        &self.host
    }

    /// Whether it has guests elsewhere.
    pub fn is_hosted(&self) -> bool {
        self.host.hosted().is_some()
    }

    /// Hears what guests have said, and tells them what there is to tell; whether anything came.
    pub fn attend(&mut self) -> bool {
        let Some(mut guests) = self.guests.take() else { return false };
        let happened = self.host.happened();
        let any = guests.hear(&mut self.host);
        self.guests = Some(guests);
        if self.host.happened() != happened {
            self.forget_thoughts();
        }
        self.write_down();
        any
    }

    /// To the end of which ply the game went back since this was last asked, if it did.
    pub fn take_back_to(&mut self) -> Option<usize> {
        self.host.take_back_to()
    }

    /// Does something to the table that guests are told of.
    pub fn with_host<T>(&mut self, deed: impl FnOnce(&mut Host) -> T) -> T {
        let done = deed(&mut self.host);
        self.forget_thoughts();
        self.write_down();
        done
    }

    /// Writes down what was played, and then tells guests of it: while it is not on disk they are told nothing.
    fn write_down(&mut self) {
        let lines = self.host.take_lines();
        if !lines.is_empty() {
            self.recorder.append(&lines);
            self.note_secrets();
        }
        let Some(mut guests) = self.guests.take() else { return };
        if lines.is_empty() && self.recorder.trouble().is_some() {
            self.recorder.flush();
        }
        if let Some(path) = self.recorder.path() {
            let kept = guests.keep(path, &self.host);
            self.unkept = kept.err().map(|source| SaveError::System { path: path.to_owned(), source });
        }
        if self.trouble().is_none() {
            self.leave_damaged();
            guests.tell(&mut self.host);
        }
        self.guests = Some(guests);
    }

    /// What lets guests in goes with the game: where it lies beside the damaged file too, the table would be opened twice.
    fn leave_damaged(&mut self) {
        // Where it stays it is tried again with the next thing that happens.
        self.left.take_if(|left| rondel_system::forget_guests(left).is_ok());
    }

    /// The game.
    pub fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    /// The session itself, with everything that is hidden in it. Nothing of it may be shown.
    pub fn session(&self) -> &Session {
        self.host.session()
    }

    /// The seats at the table.
    pub fn seats(&self) -> Seats {
        self.session().seats()
    }

    /// Who sits there.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.session().header().players.get(seat.index())
    }

    /// The bot that sits there, if one does.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        self.host.bot(seat)
    }

    /// Whether a person at this screen decides for a seat.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.bot(seat).is_none() && !self.host.is_elsewhere(seat)
    }

    /// The header of a new game of the same people.
    pub fn rematch(&self, seed: u64) -> Header {
        let header = self.session().header();
        Header::new(
            header.game.clone(),
            self.plugin.version.to_owned(),
            rondel::setup::clone_setup(header.setup.as_ref()),
            header.players.clone(),
            seed,
        )
    }

    /// Whether anything was ever hidden from anybody: then the screen is covered between two persons.
    pub fn is_secretive(&self) -> bool {
        self.secretive
    }

    /// Whether something was hidden before ply number `ply`, from 0: a resumed game may hide nothing now.
    pub fn note_secrets_at(&mut self, ply: usize) {
        // What only might have been is nobody's secret.
        self.secretive = !self.is_branch() && (self.secretive || hides_anything(self.session(), ply));
    }

    fn note_secrets(&mut self) {
        self.note_secrets_at(self.plies());
    }

    /// How many decisions were played.
    pub fn plies(&self) -> usize {
        self.session().plies().len()
    }

    /// Who took decision number `ply`, from 0.
    pub fn mover(&self, ply: usize) -> Option<Seat> {
        self.session().plies().get(ply).map(|ply| ply.seat)
    }

    /// Whether decision number `ply`, from 0, left no choice.
    pub fn was_forced(&self, ply: usize) -> bool {
        self.session().plies().get(ply).is_some_and(|ply| ply.forced)
    }

    /// Whether somebody decides and has no choice, so that the game cannot go on.
    pub fn is_stuck(&self) -> bool {
        matches!(self.session().turn(), Turn::Decide(_))
            && self.session().game().actions(self.session().state()).is_empty()
    }

    /// The choices there were at decision number `ply`, from 0, and which of them was taken, where one was.
    pub fn choices_at(&self, ply: usize) -> Option<(Vec<Choice>, Option<usize>)> {
        let (game, state) = (self.session().game(), self.session().state_at(ply)?);
        let taken = self.session().plies().get(ply).and_then(|ply| game.find(state, &ply.action));
        Some((game.choices(state), taken))
    }

    /// What stands behind the levels of opponents in this game.
    pub fn skills(&self) -> Skills {
        self.session().game().skills()
    }

    /// How many decisions go back so that a person decides again.
    ///
    /// # Errors
    /// Where no person has decided yet, or something on the way cannot be unseen.
    pub fn plies_to_take_back(&self, skips_forced: bool) -> Result<usize, UndoRefused> {
        plies_to_take_back(self.session(), |seat| self.is_here(seat), skips_forced)
    }

    /// Sets a bot to work on any position of the game. `wake` is called when it has answered.
    ///
    /// # Errors
    /// A system that gives no thread, or a ply the game has not come to.
    pub fn think(&self, task: BotTask, wake: impl FnOnce() + Send + 'static) -> io::Result<BotWorker> {
        BotWorker::begin(self.session(), task, wake)
    }

    /// Lets the bot whose turn it is think, and waits for it so long at most.
    pub fn let_bot_think(&mut self, most: Duration, wake: impl FnOnce() + Send + 'static) -> BotMove {
        let Turn::Decide(seat) = self.session().turn() else { return BotMove::NobodysTurn };
        let Some(bot) = self.bot(seat) else { return BotMove::NobodysTurn };
        if self.bots.answer.is_some() {
            return BotMove::Ready;
        }
        if self.bots.bot_worker.is_none() {
            let task = BotTask { bot, seat, ply: self.plies(), most: None, samples: 0, explained: 0 };
            self.bots.bot_worker = self.think(task, wake).ok();
        }
        match self.bots.bot_worker.as_ref().map(|bot_worker| bot_worker.wait(most)) {
            Some(Reply::Answer(answer)) => {
                self.bots = Bots { bot_worker: None, answer: Some(answer.thought.choice) };
                BotMove::Ready
            }
            Some(Reply::Thinking) => BotMove::Thinking,
            Some(Reply::Lost) | None => {
                self.forget_thoughts();
                BotMove::Lost
            }
        }
    }

    /// Plays what the bot has come to; nothing where it is not ready.
    ///
    /// # Errors
    /// A choice that is none.
    pub fn let_bot_move(&mut self) -> Result<(), IllegalAction> {
        self.bots.answer.take().map_or(Ok(()), |choice| self.take(choice))
    }

    /// The bot that thinks just now.
    pub fn bot_worker(&self) -> Option<&BotWorker> {
        self.bots.bot_worker.as_ref()
    }

    /// Drops what was thought about a position that is no longer there.
    pub fn forget_thoughts(&mut self) {
        self.bots = Bots::default();
    }

    /// Puts words into a bot's mouth.
    #[cfg(any(test, feature = "testing"))]
    pub fn suggest(&mut self, choice: usize) {
        self.bots.answer = Some(choice);
    }

    /// Sets a bot to work that never answers.
    #[cfg(any(test, feature = "testing"))]
    pub fn silence(&mut self) {
        self.bots.bot_worker = Some(BotWorker::silent());
    }

    /// The file the game is kept in, once it has one.
    pub fn file(&self) -> Option<&Path> {
        self.recorder.path()
    }

    /// Why the game is not on disk, if it is not.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.recorder.trouble().or(self.unkept.as_ref())
    }

    /// Tries once more to write what is not on disk, or no longer; true where it still is not.
    pub fn is_unsaved(&mut self) -> bool {
        self.recorder.settle();
        self.write_down();
        self.trouble().is_some()
    }

    /// Tries once more to write what waits.
    pub fn write_again(&mut self) {
        self.recorder.flush();
        self.write_down();
    }

    /// That the game goes on in another file, once for each time that its own was lost.
    pub fn take_moved(&mut self) -> Option<Moved> {
        self.recorder.take_moved()
    }
}

impl Table for LocalTable {
    fn players(&self) -> Vec<PlayerInfo> {
        self.session().players()
    }

    fn turn(&self) -> Turn {
        self.session().turn()
    }

    fn place(&self) -> MomentId {
        self.session().place()
    }

    fn step(&self, place: MomentId, observer: Observer) -> Option<Step> {
        self.session().step(place, observer)
    }

    fn view(&self, place: MomentId, observer: Observer) -> Option<View> {
        self.session().view(place, observer)
    }

    fn take(&mut self, choice: usize) -> Result<(), IllegalAction> {
        self.forget_thoughts();
        self.host.take(choice)?;
        self.write_down();
        Ok(())
    }

    fn take_back(&mut self, plies: usize) -> Result<(), UndoRefused> {
        self.host.take_back(plies)?;
        self.forget_thoughts();
        self.write_down();
        Ok(())
    }
}

/// Whether before ply number `ply`, from 0, some seat sees what another does not.
fn hides_anything(session: &Session, ply: usize) -> bool {
    let Some(state) = session.state_at(ply) else { return false };
    let seen_by = |observer| Scene { observer: Observer::Spectator, ..session.game().scene(state, observer) };
    let public = seen_by(Observer::Spectator);
    session.seats().each().any(|seat| seen_by(Observer::Seat(seat)) != public)
}
