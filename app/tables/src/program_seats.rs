//! Seats played by other programs at a local table. Each program runs in its own process. A separate thread asks the
//! program for decisions, so the screen never waits for it.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use rondel::bots::Level;
use rondel::journal::Player;
use rondel::table::PlayerInfo;
use rondel::{Bot, Catalog, Observer, Seat, Session, Table as _, View};
use rondel_system::Program;

use super::external_bot::{Asked, ExternalBot, ExternalBotError, Stopper, rewards};
use super::{BotMove, LocalTable};

/// The bot that plays instead of a program that has failed or is unknown.
pub const SUBSTITUTE: Bot = Bot::Level(Level::Journeyman);

/// The reason why a bot plays instead of a program.
#[derive(Debug)]
pub struct ProgramFault {
    /// The seat.
    pub seat: Seat,
    /// The name of the program.
    pub name: String,
    /// The failure, or `None` if the user has no program with this name.
    pub failure: Option<ExternalBotError>,
}

/// The programs at a table.
#[derive(Default)]
pub(crate) struct ProgramSeats {
    /// The program at each seat, or `None` for other players and for programs that a bot replaces.
    seats: Vec<Option<ProgramSeat>>,
    /// Failures that have not been reported yet.
    faults: Vec<ProgramFault>,
    /// Seats whose substitute has been recorded in the game's metadata.
    noted: Vec<u8>,
}

struct ProgramSeat {
    name: String,
    worker: ProgramWorker,
}

/// A message to the thread of a program.
enum ToWorker {
    Ask { number: u64, view: Box<View>, wake: Box<dyn FnOnce() + Send> },
    End { rewards: Vec<f32> },
}

/// A program and the thread that asks it. Dropping this value ends both. A program that is not thinking is first given
/// time to read the end of the game.
struct ProgramWorker {
    /// Messages to the thread, or `None` once it must end.
    messages: Option<Sender<ToWorker>>,
    answers: Receiver<(u64, Result<usize, ExternalBotError>)>,
    stopper: Stopper,
    /// Number of questions so far, and the number of the last one that was answered.
    asked: u64,
    answered: u64,
    /// Whether the last question is unanswered.
    waits: bool,
}

impl ProgramWorker {
    fn start(program: &Program, session: &Session, seat: Seat, catalog: Catalog) -> Result<Self, ExternalBotError> {
        let mut bot = ExternalBot::start(&program.command, program.limit())?;
        let stopper = bot.stopper();
        let (messages, questions) = channel();
        let (send, answers) = channel();
        let (game, seats) = (session.header().game.clone(), session.seats().count());
        let run = move || {
            for message in questions {
                match message {
                    ToWorker::End { rewards } => bot.tell_rewards(&game, &rewards),
                    ToWorker::Ask { number, view, wake } => {
                        let answer = bot.ask(Asked { game: &game, seat, seats, view: &view }, &catalog);
                        let has_failed = answer.is_err();
                        // The receiver is gone if the table was closed.
                        let _ = send.send((number, answer));
                        wake();
                        if has_failed {
                            return;
                        }
                    }
                }
            }
        };
        let thread = std::thread::Builder::new().name(format!("program at {seat}")).spawn(run);
        thread.map_err(|error| ExternalBotError::Start { command: program.command.clone(), error })?;
        Ok(Self { messages: Some(messages), answers, stopper, asked: 0, answered: 0, waits: false })
    }

    /// Sends a message. If the thread has ended, its last answer contains the reason.
    fn send(&self, message: ToWorker) {
        let _ = self.messages.as_ref().map(|messages| messages.send(message));
    }

    /// Asks about a position, unless the last question is unanswered, and waits up to `most` for the answer. Returns
    /// `None` if there is no answer yet. `wake` is taken if a question is asked.
    fn ask(
        &mut self,
        view: View,
        most: Duration,
        wake: &mut Option<impl FnOnce() + Send + 'static>,
    ) -> Option<Result<usize, ExternalBotError>> {
        if !self.waits
            && let Some(wake) = wake.take()
        {
            self.asked += 1;
            self.waits = true;
            self.send(ToWorker::Ask { number: self.asked, view: Box::new(view), wake: Box::new(wake) });
        }
        loop {
            match self.answers.recv_timeout(most) {
                Ok((number, Ok(_))) if number < self.asked => self.answered = number,
                Ok((number, answer)) => {
                    (self.answered, self.waits) = (number, false);
                    return Some(answer);
                }
                Err(RecvTimeoutError::Timeout) => return None,
                Err(RecvTimeoutError::Disconnected) => return Some(Err(ExternalBotError::Lost)),
            }
        }
    }
}

impl Drop for ProgramWorker {
    fn drop(&mut self) {
        self.messages = None;
        let answered = self.answers.try_iter().map(|(number, _)| number).last().unwrap_or(self.answered);
        if answered < self.asked {
            // The thread is waiting for an answer that is no longer needed, perhaps about a position that was taken
            // back.
            self.stopper.stop();
        }
    }
}

impl ProgramSeats {
    /// Returns whether a program plays at a seat.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(Option::is_some)
    }

    /// Discards questions about positions that no longer exist.
    pub(crate) fn forget(&mut self) {
        for program in self.seats.iter_mut().flatten() {
            program.worker.waits = false;
        }
    }

    /// Tells the programs how the game has ended.
    pub(crate) fn end(&self, session: &Session) {
        let Some(rewards) = rewards(session) else { return };
        for program in self.seats.iter().flatten() {
            program.worker.send(ToWorker::End { rewards: rewards.clone() });
        }
    }

    fn fail(&mut self, seat: Seat, name: String, failure: Option<ExternalBotError>) {
        self.faults.push(ProgramFault { seat, name, failure });
        if let Some(program) = self.seats.get_mut(seat.index()) {
            *program = None;
        }
    }
}

impl LocalTable {
    /// Returns whether the game is not over and has seats for programs.
    pub fn awaits_programs(&self) -> bool {
        !self.is_over() && self.session().header().players.iter().any(|player| player.program)
    }

    /// Starts the programs at the table that are in `known`. A bot replaces any other program.
    pub fn seat_programs(&mut self, known: &[Program], language: &str) {
        self.programs = ProgramSeats { seats: self.seats().each().map(|_| None).collect(), ..ProgramSeats::default() };
        for seat in self.seats().each() {
            let Some(player) = self.player(seat).filter(|player| player.program) else { continue };
            let name = player.name.clone();
            let Some(program) = known.iter().find(|program| program.name == name) else {
                self.programs.fail(seat, name, None);
                continue;
            };
            let catalog = self.plugin.catalog(language).or_else(|_| self.plugin.catalog("en"));
            let catalog = catalog.expect("the messages of a registered game were checked");
            match ProgramWorker::start(program, self.session(), seat, catalog) {
                Ok(worker) => self.programs.seats[seat.index()] = Some(ProgramSeat { name, worker }),
                Err(failure) => self.programs.fail(seat, name, Some(failure)),
            }
        }
    }

    /// Returns the players, with the substitute in place of each program that has failed.
    pub(crate) fn players_now(&self) -> Vec<PlayerInfo> {
        let mut players = self.session().players();
        for sitter in players.iter_mut().filter(|sitter| sitter.player.program) {
            if self.has_seated_programs() && self.replaces_program(sitter.seat) {
                sitter.player = Player::bot(SUBSTITUTE);
            }
        }
        players
    }

    /// Returns whether this table has started the programs. It does not start them if the game is only viewed, or if
    /// the caller asks the programs itself.
    fn has_seated_programs(&self) -> bool {
        !self.programs.seats.is_empty()
    }

    /// Returns whether the substitute plays at a seat of a program.
    pub(crate) fn replaces_program(&self, seat: Seat) -> bool {
        self.is_program(seat) && !self.programs.plays(seat)
    }

    /// Records in the game's metadata that the substitute has moved at a seat.
    pub(crate) fn note_substitute(&mut self, seat: Seat) {
        let place = seat.index() as u8;
        let is_substitute = self.has_seated_programs() && self.replaces_program(seat);
        if !is_substitute || self.programs.noted.contains(&place) {
            return;
        }
        if let Some(file) = self.file() {
            let noted = rondel_system::write_about(file, |about| {
                if !about.substituted.contains(&place) {
                    about.substituted.push(place);
                }
            });
            if noted.is_ok() {
                self.programs.noted.push(place);
            }
        }
    }

    /// Returns the reason why a bot plays instead of a program. Each failure is reported once.
    pub fn take_program_fault(&mut self) -> Option<ProgramFault> {
        (!self.programs.faults.is_empty()).then(|| self.programs.faults.remove(0))
    }

    /// Lets the program at the deciding seat think, and waits up to `most` for it.
    pub(crate) fn let_program_think(
        &mut self,
        seat: Seat,
        most: Duration,
        wake: impl FnOnce() + Send + 'static,
    ) -> BotMove {
        let view = self.view(self.place(), Observer::Seat(seat));
        let program = self.programs.seats.get_mut(seat.index()).and_then(Option::as_mut);
        let (Some(view), Some(program)) = (view, program) else { return BotMove::NobodysTurn };
        let mut wake = Some(wake);
        match program.worker.ask(view, most, &mut wake) {
            None => BotMove::Thinking,
            Some(Ok(choice)) => {
                self.bots.answer = Some(choice);
                BotMove::Ready
            }
            Some(Err(failure)) => {
                let name = program.name.clone();
                self.programs.fail(seat, name, Some(failure));
                // If `wake` was taken, the program's thread has called it, so the substitute is asked soon.
                wake.map_or(BotMove::Thinking, |wake| self.let_bot_think(most, wake))
            }
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use rondel::Turn;
    use rondel::journal::Header;

    use super::*;

    /// Answers each question with the first choice.
    const FIRST: &str = r#"sh -c 'while read -r line; do echo "{\"choice\": 0}"; done'"#;

    fn table(folder: &std::path::Path, command: &str) -> LocalTable {
        let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
        let players = vec![Player::human("Ann"), Player::program("first")];
        let header = Header::of(plugin, (plugin.setup)(), players, 1);
        let mut table = LocalTable::begin(folder.to_owned(), plugin, header).expect("a game");
        table.seat_programs(&[Program::new("first", command)], "en");
        table
    }

    /// Lets the program or its substitute play.
    fn let_play(table: &mut LocalTable) {
        while !matches!(table.let_bot_think(Duration::from_secs(20), || ()), BotMove::Ready) {}
        table.let_bot_move().expect("legal");
    }

    #[test]
    fn a_program_plays_at_its_seat_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut table = table(folder.path(), FIRST);
        let [ann, program] = [0, 1].map(Seat::new);
        assert!(table.is_here(ann) && !table.is_here(program) && table.bot(program).is_none());
        assert!(matches!(table.let_bot_think(Duration::ZERO, || ()), BotMove::NobodysTurn), "Ann decides");
        while let Turn::Decide(seat) = table.turn() {
            if seat == ann {
                table.take(1).expect("a choice");
            } else {
                let_play(&mut table);
            }
        }
        assert!(table.take_program_fault().is_none());
        let of_program = table.session().plies().iter().filter(|ply| ply.seat == program);
        let actions: Vec<_> = of_program.map(|ply| ply.action.clone()).collect();
        assert_eq!(actions, [0, 2, 4, 6], "always the first free square, and a diagonal in the end");
    }

    #[test]
    fn a_bot_takes_over_from_a_program_that_fails_and_the_table_says_why() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut table = table(folder.path(), "sh -c 'read -r line; exit 3'");
        table.take(0).expect("a choice");
        let_play(&mut table);
        let fault = table.take_program_fault().expect("a fault");
        assert_eq!((fault.seat, fault.name.as_str()), (Seat::new(1), "first"));
        assert!(fault.failure.expect("it was started").to_string().contains("exit status: 3"));
        assert_eq!(table.bot(Seat::new(1)), Some(SUBSTITUTE));
        assert_eq!(table.players()[1].player, Player::bot(SUBSTITUTE));
        let about = rondel_system::read_about(table.file().expect("a file"));
        assert_eq!(about.substituted, [1], "the game is not credited to the program");
        assert!(table.take_program_fault().is_none() && table.plies() == 2);
    }

    #[test]
    fn a_program_that_cannot_be_started_or_is_not_known_is_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut table = table(folder.path(), "no-such-program-here");
        assert!(table.take_program_fault().expect("a fault").failure.is_some());
        table.seat_programs(&[], "en");
        assert!(table.take_program_fault().expect("a fault").failure.is_none());
        table.take(0).expect("a choice");
        let_play(&mut table);
        assert_eq!(table.plies(), 2);
    }

    #[test]
    fn a_game_whose_programs_somebody_else_asks_is_credited_to_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
        let players = vec![Player::human("Ann"), Player::program("first")];
        let header = Header::of(plugin, (plugin.setup)(), players, 1);
        let mut table = LocalTable::begin(folder.path().to_owned(), plugin, header).expect("a game");
        table.take(0).expect("a choice");
        table.take(0).expect("the choice of the program");
        assert_eq!(table.players()[1].player, Player::program("first"));
        assert!(rondel_system::read_about(table.file().expect("a file")).substituted.is_empty());
    }

    #[test]
    fn an_answer_to_a_position_that_was_taken_back_is_not_played() {
        let folder = tempfile::tempdir().expect("a folder");
        // The first answer is about the position that was taken back, and arrives late.
        let slow = r#"sh -c 'read -r line; sleep 0.2; echo "{\"choice\": 7}"; read -r line; echo "{\"choice\": 2}"'"#;
        let mut table = table(folder.path(), slow);
        table.take(0).expect("a choice");
        assert!(matches!(table.let_bot_think(Duration::ZERO, || ()), BotMove::Thinking));
        table.take_back(1).expect("taken back");
        table.take(1).expect("another choice");
        let_play(&mut table);
        // After square 1 has been taken, choice 2 is square 3.
        assert_eq!(table.session().plies()[1].action, serde_json::json!(3));
    }

    /// Closes a table whose program hangs, after calling `then`, and checks that its process has ended.
    fn closes(then: impl Fn(&mut LocalTable)) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("pid");
        let command = format!("sh -c 'echo $$ > {}; exec sleep 600'", file.display());
        let mut table = table(folder.path(), &command);
        table.take(0).expect("a choice");
        assert!(matches!(table.let_bot_think(Duration::ZERO, || ()), BotMove::Thinking));
        let pid = loop {
            let read = std::fs::read_to_string(&file).unwrap_or_default();
            if read.ends_with('\n') {
                break read.trim().to_owned();
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        then(&mut table);
        drop(table);
        let process = format!("/proc/{pid}");
        assert!(!std::path::Path::new(&process).exists(), "process {pid} was not ended");
    }

    #[test]
    fn closing_the_table_ends_a_program_that_hangs() {
        closes(|_| ());
        closes(|table| table.take_back(1).expect("taken back"));
    }
}
