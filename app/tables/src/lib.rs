//! Games hosted by this program: sessions that are saved to disk as they are played, with bots that think on
//! background threads. Screens access them through [`Table`].
//!
//! A ply is saved before any guest learns of it. If saving fails, guests learn only that it failed. The traits
//! [`GuestTransport`] and [`RemoteTable`] abstract both sides of an online game, so this crate does not depend on a
//! network.

#[cfg(test)]
use rondel_games as _;

pub mod bot_worker;
mod branches;
mod clocks;
pub mod code;
mod digits;
mod event;
pub mod external_bot;
mod game_handle;
pub mod greedy;
mod guests;
mod own_luck;
mod people;
pub mod planning;
pub mod practice;
mod practising;
mod program_seats;
pub mod reviewer;
mod shared;
mod summary;
mod taking_back;
mod thinking;
mod trying;

use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use rondel::bots::Skills;
use rondel::journal::{Header, Journal, Notice, Player};
use rondel::lesson::LessonError;
use rondel::table::{PlayerInfo, Step};
use rondel::{
    Bot, Choice, Course, IllegalAction, Lesson, Luck, MomentId, Observer, Plugin, Scene, Seat, Seats, Session,
    StartError, Table, Turn, UndoRefused, View,
};
use rondel_hosting::Host;

use self::bot_worker::{BotTask, BotWorker};
pub use self::branches::{BranchPolicy, Branching, GameLine, LineStatus, lines};
pub use self::event::{TableChange, TableEvent};
pub use self::game_handle::{GameHandle, Lost, RemoteTable};
pub use self::guests::GuestTransport;
use self::own_luck::WaitingChoice;
pub use self::own_luck::{DealQuestion, OwnDeal};
pub use self::people::{OnScreen, TableKey, TableProgress, TableSummary};
use self::program_seats::ProgramSeats;
pub use self::program_seats::{ProgramFault, SUBSTITUTE};
pub use self::shared::Original;
pub use self::summary::{SavedGameSummary, glance, header, only_person, opening};
use self::taking_back::plies_to_take_back;
pub use self::thinking::BotMove;
use self::thinking::Bots;
use rondel_system::{JournalWriter, Moved, OpenError, SaveError, Unopened, read_game};

/// A game hosted by this program.
pub struct LocalTable {
    plugin: &'static Plugin,
    host: Host,
    recorder: JournalWriter,
    /// The connection to remote guests, if there are any.
    guests: Option<Box<dyn GuestTransport>>,
    /// The error that prevented the guest data from being saved, if any.
    unkept: Option<SaveError>,
    /// The damaged file from which the game was read, until the guest data has moved to the new file.
    left: Option<PathBuf>,
    bots: Bots,
    programs: ProgramSeats,
    /// Whether anything has ever been hidden from a seat.
    secretive: bool,
    /// When the clocks were last advanced, if they are running.
    clocks_since: Option<Instant>,
    /// The choice that waits for the results of its random events.
    waiting: Option<WaitingChoice>,
}

/// A game resumed from a file, with the problems found in the file.
pub struct Resumed {
    /// The game.
    pub table: LocalTable,
    /// Notices about lost entries. The file is left unchanged, and the game continues in a new file.
    pub damage: Vec<Notice>,
    /// Other notices.
    pub remarks: Vec<Notice>,
}

impl LocalTable {
    /// Starts a new game that is saved in `folder`.
    ///
    /// # Errors
    /// Returns an error if the setup cannot be opened or the game does not allow this number of players.
    pub fn begin(folder: PathBuf, plugin: &'static Plugin, header: Header) -> Result<Self, StartError> {
        let recorder = JournalWriter::begin(folder, &header);
        Ok(Self::new(plugin, Session::start(header)?, recorder))
    }

    /// Resumes a game from a file. `plugins` are the available games.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is not a game that this program knows.
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

    /// Opens a game that was played on another machine, and returns the notices about parts that cannot be
    /// replayed. The game is not saved until it is given a file name.
    ///
    /// # Errors
    /// Returns an error if the game cannot start.
    pub fn hold(folder: PathBuf, plugin: &'static Plugin, journal: Journal) -> Result<(Self, Vec<Notice>), StartError> {
        let (session, notices) = Session::replay(journal)?;
        let recorder = JournalWriter::fresh(folder, plugin.id, session.journal());
        Ok((Self::new(plugin, session, recorder), notices))
    }

    /// Opens the table of a lesson at one of its steps. It is not saved until [`LocalTable::write_from_here`] is
    /// called.
    ///
    /// # Errors
    /// Returns an error if the lesson does not fit its table.
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

    /// Returns hints about when elements of each kind can be chosen.
    pub fn usage_hints(&self) -> Vec<rondel::scene::UsageHint> {
        self.session().game().usage_hints()
    }

    /// Returns the choices at the table of a lesson, whichever seat decides. Lesson scripts refer to them.
    pub fn choices_of_lesson(&self) -> Vec<Choice> {
        self.session().choices()
    }

    /// Saves the whole game so far, and every move from now on.
    pub fn write_from_here(&mut self) {
        self.recorder.let_go();
    }

    fn new(plugin: &'static Plugin, session: Session, recorder: JournalWriter) -> Self {
        Self::of(plugin, Host::alone(session), recorder)
    }

    fn of(plugin: &'static Plugin, host: Host, recorder: JournalWriter) -> Self {
        let (bots, programs) = (Bots::default(), ProgramSeats::default());
        let (guests, unkept, left, secretive, clocks_since, waiting) = (None, None, None, false, None, None);
        let mut table =
            Self { plugin, host, recorder, guests, unkept, left, bots, programs, secretive, clocks_since, waiting };
        table.note_secrets();
        table
    }

    /// Opens a game that was just dealt at a table with remote guests.
    pub fn receive(folder: PathBuf, plugin: &'static Plugin, host: Host, guests: Box<dyn GuestTransport>) -> Self {
        let recorder = JournalWriter::begin(folder, host.session().header());
        let mut table = Self::of(plugin, host, recorder);
        table.admit(guests);
        table
    }

    /// Connects the guests of the game.
    pub fn admit(&mut self, guests: Box<dyn GuestTransport>) {
        self.guests = Some(guests);
        // The file is created with the deal, so that guests can rejoin.
        self.recorder.append("");
        self.write_down();
    }

    /// Returns the host, which manages the game and its remote players.
    pub fn host(&self) -> &Host {
        &self.host
    }

    /// Returns whether the game has remote players.
    pub fn is_hosted(&self) -> bool {
        self.host.hosted().is_some()
    }

    /// Processes messages from the guests and sends them all updates. Returns whether any message arrived.
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

    /// Returns the lowest ply that the game has returned to since the last call, if any.
    pub fn take_back_to(&mut self) -> Option<usize> {
        self.host.take_back_to()
    }

    /// Modifies the host, then saves the game and sends updates to the guests.
    pub fn with_host<T>(&mut self, deed: impl FnOnce(&mut Host) -> T) -> T {
        let done = deed(&mut self.host);
        self.forget_thoughts();
        self.write_down();
        done
    }

    /// Saves new plies, then sends them to guests. If saving fails, guests are only notified that the game cannot be
    /// saved.
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
        } else {
            guests.tell_unsaved(&mut self.host);
        }
        self.guests = Some(guests);
    }

    /// Returns the game.
    pub fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    /// Returns the session, including all hidden information. It must not be shown.
    pub fn session(&self) -> &Session {
        self.host.session()
    }

    /// Returns the seats at the table.
    pub fn seats(&self) -> Seats {
        self.session().seats()
    }

    /// Returns the player at a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.session().header().players.get(seat.index())
    }

    /// Returns the bot at a seat, if any. It may be the substitute for another program.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        self.host.bot(seat).or_else(|| self.replaces_program(seat).then_some(SUBSTITUTE))
    }

    /// Returns whether another program has this seat.
    pub fn is_program(&self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|player| player.program)
    }

    /// Returns whether a person at this screen decides for a seat.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.sits_here(seat) && self.bot(seat).is_none()
    }

    /// Returns whether a person at this screen has a seat, even if a bot decides because their time is up.
    pub fn sits_here(&self, seat: Seat) -> bool {
        self.player(seat).is_some_and(Player::is_person) && !self.host.is_a_guests(seat)
    }

    /// Returns the header of a new game with the same players.
    pub fn rematch(&self, seed: u64) -> Header {
        let header = self.session().header();
        let again = Header::new(
            header.game.clone(),
            self.plugin.version.to_owned(),
            rondel::setup::clone_setup(header.setup.as_ref()),
            header.players.clone(),
            seed,
        );
        Header { clock: header.clock, own_luck: header.own_luck, ..again }
    }

    /// Returns whether anything was ever hidden. If so, the screen is covered between the turns of two people.
    pub fn is_secretive(&self) -> bool {
        self.secretive
    }

    /// Records whether anything was hidden before ply `ply`, counted from 0. A resumed game may have hidden information
    /// earlier even if it hides nothing now.
    pub fn note_secrets_at(&mut self, ply: usize) {
        // Assumed information in a branch is not secret.
        self.secretive = !self.is_branch() && (self.secretive || hides_anything(self.session(), ply));
    }

    fn note_secrets(&mut self) {
        self.note_secrets_at(self.plies());
    }

    /// Returns the number of decisions made.
    pub fn plies(&self) -> usize {
        self.session().plies().len()
    }

    /// Returns the seat that made decision `ply`, counted from 0.
    pub fn mover(&self, ply: usize) -> Option<Seat> {
        self.session().plies().get(ply).map(|ply| ply.seat)
    }

    /// Returns whether decision `ply`, counted from 0, had only one option.
    pub fn was_forced(&self, ply: usize) -> bool {
        self.session().plies().get(ply).is_some_and(|ply| ply.forced)
    }

    /// Returns whether the deciding seat has no choice, in which case the game cannot continue.
    pub fn is_stuck(&self) -> bool {
        matches!(self.session().turn(), Turn::Decide(_))
            && self.session().game().actions(self.session().state()).is_empty()
    }

    /// Makes choice number `choice`, from 0, with these results of its random events; see [`Session::play_with`].
    ///
    /// # Errors
    /// Returns an error if there is no such choice, or if the results do not fit. The game is then unchanged.
    pub fn take_with(&mut self, choice: usize, luck: &[Luck]) -> Result<(), IllegalAction> {
        self.forget_thoughts();
        let by = self.session().turn();
        self.host.take_with(choice, luck)?;
        self.write_down();
        if let Turn::Decide(seat) = by {
            self.note_substitute(seat);
        }
        self.programs.end(self.host.session());
        Ok(())
    }

    /// Returns the choices at decision `ply`, counted from 0, and the index of the chosen one, if any.
    pub fn choices_at(&self, ply: usize) -> Option<(Vec<Choice>, Option<usize>)> {
        let (game, state) = (self.session().game(), self.session().state_at(ply)?);
        let taken = self.session().plies().get(ply).and_then(|ply| game.find(state, &ply.action));
        Some((game.choices(state), taken))
    }

    /// Returns the skills behind the bot levels of this game.
    pub fn skills(&self) -> Skills {
        self.session().game().skills()
    }

    /// Returns the number of plies to take back so that a person decides again.
    ///
    /// # Errors
    /// Returns an error if no person has decided yet, or if taking back would undo a draw or a revealed secret.
    pub fn plies_to_take_back(&self, skips_forced: bool) -> Result<usize, UndoRefused> {
        plies_to_take_back(self.session(), |seat| self.sits_here(seat), skips_forced)
    }

    /// Starts a bot on any position of the game. `wake` is called when the bot has answered.
    ///
    /// # Errors
    /// Returns an error if no thread can be started or the game has not reached the ply.
    pub fn think(&self, task: BotTask, wake: impl FnOnce() + Send + 'static) -> io::Result<BotWorker> {
        BotWorker::begin(self.session(), task, wake)
    }

    /// Returns the game's file, or `None` if it has none yet.
    pub fn file(&self) -> Option<&Path> {
        self.recorder.path()
    }

    /// Returns the reason why the game could not be saved, if any.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.recorder.trouble().or(self.unkept.as_ref())
    }

    /// Retries saving anything that is missing on disk. Returns whether this failed.
    pub fn is_unsaved(&mut self) -> bool {
        self.recorder.settle();
        self.write_down();
        self.trouble().is_some()
    }

    /// Retries saving pending data.
    pub fn write_again(&mut self) {
        self.recorder.flush();
        self.write_down();
    }

    /// Returns the game's new file if the previous one was lost. Each loss is reported once.
    pub fn take_moved(&mut self) -> Option<Moved> {
        self.recorder.take_moved()
    }
}

impl Table for LocalTable {
    fn players(&self) -> Vec<PlayerInfo> {
        self.players_now()
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
        if self.has_own_luck() { self.take_or_wait(choice, Vec::new()) } else { self.take_with(choice, &[]) }
    }

    fn take_back(&mut self, plies: usize) -> Result<(), UndoRefused> {
        self.host.take_back(plies)?;
        self.forget_thoughts();
        self.write_down();
        Ok(())
    }
}

/// Returns whether any seat sees something before ply `ply`, counted from 0, that spectators do not.
pub fn hides_anything(session: &Session, ply: usize) -> bool {
    let Some(state) = session.state_at(ply) else { return false };
    let seen_by = |observer| Scene { observer: Observer::Spectator, ..session.game().scene(state, observer) };
    let public = seen_by(Observer::Spectator);
    session.seats().each().any(|seat| seen_by(Observer::Seat(seat)) != public)
}
