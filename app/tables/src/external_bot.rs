//! Bots in other programs: a process that answers each question with a line of JSON.
//!
//! The process reads questions from standard input, one JSON object per line, and writes answers to standard output. It
//! is given only what its seat may know: its view, its choices, and both together as plain text. Whatever it does, it
//! cannot delay the game beyond its time limit or use more than a fixed amount of this program's memory.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rondel::scene::print::print;
use rondel::view::View;
use rondel::{Catalog, Seat, Session, Turn};
use serde::{Deserialize, Serialize};

/// The version of the protocol.
const EXTERNAL_PROTOCOL: u32 = 1;
/// Maximum length of an answer, in bytes.
const LONGEST_LINE: u64 = 16 * 1_024;
/// Maximum number of lines that are read while waiting for one answer.
const MOST_LINES: usize = 1_000;
/// Number of unread lines that are kept. A process that writes more has to wait.
const KEPT_LINES: usize = 16;

/// A message to the process.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum ToProgram<'a> {
    /// A decision is required.
    Decide(Question<'a>),
    /// The game is over.
    Over {
        /// The game's id.
        game: &'a str,
        /// The result for each seat, from -1 (lost) to 1 (won).
        rewards: &'a [f32],
    },
}

/// A decision.
#[derive(Debug, Serialize)]
struct Question<'a> {
    /// The version of the protocol.
    protocol: u32,
    /// The number of the question, which the answer repeats.
    id: u64,
    /// The game's id.
    game: &'a str,
    /// The deciding seat.
    seat: usize,
    /// The number of seats.
    seats: usize,
    /// The choices as text.
    choices: &'a [String],
    /// The table, the question and the numbered choices as plain text.
    text: &'a str,
    /// Everything that the seat sees.
    view: &'a View,
}

/// An answer.
#[derive(Debug, Deserialize)]
struct Answer {
    /// The number of the question. An answer without a number refers to the last question.
    id: Option<u64>,
    /// The index of the choice, from 0.
    choice: u64,
}

/// The reason why a process no longer plays.
#[derive(Debug, thiserror::Error)]
pub enum ExternalBotError {
    /// The command cannot be read.
    #[error("`{0}` is not a command: a quotation mark is missing, or it is empty")]
    Command(String),
    /// The process cannot be started.
    #[error("`{command}` cannot be started: {error}")]
    Start {
        /// The command.
        command: String,
        /// The reason.
        error: io::Error,
    },
    /// The process has ended.
    #[error(
        "`{command}` has ended{}{}",
        .status.map_or(String::new(), |status| format!(" ({status})")),
        .said.as_ref().map_or(String::new(), |said| format!(": {said}"))
    )]
    Ended {
        /// The command.
        command: String,
        /// The exit status, if it is known.
        status: Option<ExitStatus>,
        /// The last line that it wrote to standard error, if any.
        said: Option<String>,
    },
    /// The thread that asks the process has ended.
    #[error("the program no longer answers")]
    Lost,
    /// No answer arrived in time.
    #[error("`{command}` did not answer within {} s", .limit.as_secs_f32())]
    Late {
        /// The command.
        command: String,
        /// The time limit.
        limit: Duration,
    },
    /// The process wrote too many lines, or a line that is too long.
    #[error("`{command}` wrote too much: at most {LONGEST_LINE} bytes a line and {MOST_LINES} lines an answer")]
    Flood {
        /// The command.
        command: String,
    },
    /// A line is not an answer.
    #[error(r#"`{command}` wrote `{line}`; an answer is a line such as {{"id": 1, "choice": 0}}, and all other output goes to standard error"#)]
    Nonsense {
        /// The command.
        command: String,
        /// The beginning of the line.
        line: String,
    },
    /// The answer is to a question that was never asked.
    #[error("`{command}` answered question {of}, but the last question was {id}")]
    Unasked {
        /// The command.
        command: String,
        /// The id in the answer.
        of: u64,
        /// The id of the last question.
        id: u64,
    },
    /// The choice does not exist.
    #[error("`{command}` chose {choice}, but there are {count} choices, numbered from 0")]
    Illegal {
        /// The command.
        command: String,
        /// The choice.
        choice: u64,
        /// The number of choices.
        count: usize,
    },
}

/// A line from the process, or the reason why no more lines follow.
enum Line {
    Text(String),
    TooLong,
}

/// A process that decides for a seat. Dropping it ends the process.
#[derive(Debug)]
pub struct ExternalBot {
    command: String,
    child: Arc<Mutex<Child>>,
    /// Messages to write, or `None` once the process must end. A thread writes them, so that a process that does not
    /// read causes no delay.
    messages: Option<Sender<String>>,
    /// The last line that the process wrote to standard error.
    said: Arc<Mutex<String>>,
    lines: Receiver<Line>,
    limit: Duration,
    asked: u64,
}

impl ExternalBot {
    /// Starts a process. The command is split into words as in a shell, but no shell is involved.
    ///
    /// # Errors
    /// Returns an error if the command cannot be read or the process cannot be started.
    pub fn start(command: &str, limit: Duration) -> Result<Self, ExternalBotError> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| ExternalBotError::Command(command.to_owned()))?;
        let failed = |error| ExternalBotError::Start { command: command.to_owned(), error };
        let mut process = Command::new(&words[0]);
        process.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = process.spawn().map_err(failed)?;
        let (messages, to_write) = channel::<String>();
        let (send, lines) = sync_channel(KEPT_LINES);
        if let Some(mut input) = child.stdin.take() {
            std::thread::Builder::new()
                .name("to a bot".to_owned())
                .spawn(move || {
                    for message in to_write {
                        if input.write_all(message.as_bytes()).and_then(|()| input.flush()).is_err() {
                            return;
                        }
                    }
                })
                .map_err(failed)?;
        }
        if let Some(output) = child.stdout.take() {
            let reading = std::thread::Builder::new().name("from a bot".to_owned());
            reading
                .spawn(move || {
                    let mut output = BufReader::new(output);
                    while let Some(line) = read_line(&mut output) {
                        let is_last = matches!(line, Line::TooLong);
                        if send.send(line).is_err() || is_last {
                            return;
                        }
                    }
                })
                .map_err(failed)?;
        }
        let said = Arc::new(Mutex::new(String::new()));
        if let Some(errors) = child.stderr.take() {
            let said = Arc::clone(&said);
            let copying = std::thread::Builder::new().name("errors of a bot".to_owned());
            copying.spawn(move || copy_errors(errors, &said)).map_err(failed)?;
        }
        let child = Arc::new(Mutex::new(child));
        Ok(Self { command: command.to_owned(), child, messages: Some(messages), said, lines, limit, asked: 0 })
    }

    /// Returns a handle with which another thread can end the process.
    pub fn stopper(&self) -> Stopper {
        Stopper(Arc::clone(&self.child))
    }

    /// Asks for a decision and returns the index of the choice. All text comes from the catalogue.
    ///
    /// # Errors
    /// Returns an error if there is no valid answer within the time limit. The process is then ended.
    pub fn ask(&mut self, asked: Asked<'_>, catalog: &Catalog) -> Result<usize, ExternalBotError> {
        let answer = self.answer(asked, catalog);
        if answer.is_err() {
            self.stopper().stop();
        }
        answer
    }

    fn answer(&mut self, asked: Asked<'_>, catalog: &Catalog) -> Result<usize, ExternalBotError> {
        let Asked { game, seat, seats, view } = asked;
        let choices: Vec<String> = view.choices.iter().map(|choice| catalog.say(&choice.label)).collect();
        let numbered = (1..).zip(&choices).map(|(number, choice)| format!("{number:>3}  {choice}\n"));
        let question = view.prompt.as_ref().map(|prompt| catalog.say(prompt)).unwrap_or_default();
        let (table, numbered) = (print(&view.scene, catalog), numbered.collect::<String>());
        let text = format!("\n{table}\n{question}\n{numbered}");
        self.asked += 1;
        let (id, count) = (self.asked, choices.len());
        self.send(&ToProgram::Decide(Question {
            protocol: EXTERNAL_PROTOCOL,
            id,
            game,
            seat: seat.index(),
            seats,
            choices: &choices,
            text: &text,
            view,
        }));
        let deadline = Instant::now() + self.limit;
        for _ in 0..MOST_LINES {
            let line = match self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(Line::Text(line)) => line,
                Ok(Line::TooLong) => return Err(ExternalBotError::Flood { command: self.command.clone() }),
                Err(RecvTimeoutError::Timeout) => {
                    return Err(ExternalBotError::Late { command: self.command.clone(), limit: self.limit });
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
            };
            if line.trim().is_empty() {
                continue;
            }
            let Ok(answer) = serde_json::from_str::<Answer>(&line) else {
                let line = line.trim().chars().take(80).collect();
                return Err(ExternalBotError::Nonsense { command: self.command.clone(), line });
            };
            match answer.id {
                // An answer to an earlier question.
                Some(of) if of < id => continue,
                Some(of) if of > id => return Err(ExternalBotError::Unasked { command: self.command.clone(), of, id }),
                _ => {}
            }
            return match usize::try_from(answer.choice) {
                Ok(choice) if choice < count => Ok(choice),
                _ => {
                    let choice = answer.choice;
                    Err(ExternalBotError::Illegal { command: self.command.clone(), choice, count })
                }
            };
        }
        Err(ExternalBotError::Flood { command: self.command.clone() })
    }

    /// Tells the process how a game has ended, if it has. The process may continue to run, for the next game.
    pub fn end(&mut self, session: &Session) {
        if let Some(rewards) = rewards(session) {
            self.tell_rewards(&session.header().game, &rewards);
        }
    }

    /// Tells the process that a game has ended with these [`rewards`].
    pub(crate) fn tell_rewards(&mut self, game: &str, rewards: &[f32]) {
        self.send(&ToProgram::Over { game, rewards });
    }

    fn send(&self, message: &ToProgram<'_>) {
        let line = serde_json::to_string(message).expect("a message is plain data");
        // If the process has ended, the next question reports it.
        let _ = self.messages.as_ref().map(|messages| messages.send(line + "\n"));
    }

    /// Returns the error of a process that has closed its output.
    fn ended(&mut self) -> ExternalBotError {
        /// Time within which a process that has closed its output usually ends.
        const SOON: Duration = Duration::from_millis(200);
        let deadline = Instant::now() + SOON;
        let look = || locked(&self.child).try_wait().ok().flatten();
        let mut status = look();
        while status.is_none() && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(5));
            status = look();
        }
        let said = locked(&self.said).trim().to_owned();
        ExternalBotError::Ended { command: self.command.clone(), status, said: (!said.is_empty()).then_some(said) }
    }
}

impl Drop for ExternalBot {
    /// Lets the process read pending messages, such as the end of the game, and then ends it.
    fn drop(&mut self) {
        /// Time within which a process must end after its input has ended.
        const GRACE: Duration = Duration::from_secs(2);
        self.messages = None;
        let deadline = Instant::now() + GRACE;
        while Instant::now() < deadline && matches!(locked(&self.child).try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(5));
        }
        self.stopper().stop();
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Copies the error output of a process to standard error, and keeps its last line.
fn copy_errors(errors: impl Read, last: &Mutex<String>) {
    /// Maximum length of the line that is kept, in characters.
    const KEPT: usize = 160;
    let mut errors = BufReader::new(errors);
    while let Some(line) = read_line(&mut errors) {
        let Line::Text(line) = line else { continue };
        // If standard error is closed, the line is lost.
        let _ = io::stderr().write_all(line.as_bytes());
        if !line.trim().is_empty() {
            *locked(last) = rondel::plain::excerpt(line.trim(), KEPT);
        }
    }
}

/// A handle with which another thread can end the process.
#[derive(Debug)]
pub struct Stopper(Arc<Mutex<Child>>);

impl Stopper {
    /// Ends the process. A pending question then fails at once.
    pub fn stop(&self) {
        let mut child = locked(&self.0);
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// The position in which a process is asked to decide.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The deciding seat.
    pub seat: Seat,
    /// The number of seats.
    pub seats: usize,
    /// The view of the seat, with its choices.
    pub view: &'a View,
}

/// Returns the result of a finished game for each seat, from -1 (lost) to 1 (won).
pub(crate) fn rewards(session: &Session) -> Option<Vec<f32>> {
    let Turn::Over(outcome) = session.turn() else { return None };
    Some(session.seats().each().map(|seat| 2.0 * outcome.utility(seat) - 1.0).collect())
}

/// Reads a line. Returns `None` at the end.
fn read_line(from: &mut impl BufRead) -> Option<Line> {
    let mut line = Vec::new();
    let read = from.take(LONGEST_LINE).read_until(b'\n', &mut line).ok()?;
    if read == 0 {
        return None;
    }
    let is_whole = line.ends_with(b"\n") || (read as u64) < LONGEST_LINE;
    Some(if is_whole { Line::Text(String::from_utf8_lossy(&line).into_owned()) } else { Line::TooLong })
}

#[cfg(all(test, unix))]
mod tests {
    use rondel::journal::{Header, Player};
    use rondel::{Observer, Plugin, Session, Turn, plugins};
    use rondel_games as _;

    use super::*;

    const LIMIT: Duration = Duration::from_millis(40);
    /// Answers each question with the first choice.
    const FIRST: &str = r#"sh -c 'while read -r line; do echo "{\"choice\": 0}"; done'"#;

    fn session() -> Session {
        let plugin: &Plugin = plugins().expect("the games are sound")["tic-tac-toe"];
        let players = vec![Player::human(""), Player::human("")];
        Session::start(Header::of(plugin, (plugin.setup)(), players, 1)).expect("the usual setup")
    }

    fn ask(bot: &mut ExternalBot, session: &Session) -> Result<usize, ExternalBotError> {
        let Turn::Decide(seat) = session.turn() else { panic!("the game is over") };
        let view = session.view(session.place(), Observer::Seat(seat)).expect("a view");
        let plugin = plugins().expect("the games are sound")["tic-tac-toe"];
        let catalog = plugin.catalog("en").expect("its words");
        bot.ask(Asked { game: "tic-tac-toe", seat, seats: 2, view: &view }, &catalog)
    }

    #[test]
    fn a_program_plays_a_whole_game() {
        let mut session = session();
        let mut bot = ExternalBot::start(FIRST, Duration::from_secs(20)).expect("a shell");
        while let Turn::Decide(_) = session.turn() {
            let choice = ask(&mut bot, &session).expect("an answer");
            session.play(choice).expect("legal");
        }
        assert_eq!(session.plies().len(), 7, "the first free squares, in order");
        bot.end(&session);
    }

    #[test]
    fn answers_to_earlier_questions_and_empty_lines_are_passed_over() {
        let command =
            r#"sh -c 'read -r line; echo; echo "{\"id\": 0, \"choice\": 1}"; echo "{\"id\": 1, \"choice\": 2}"'"#;
        let mut bot = ExternalBot::start(command, Duration::from_secs(20)).expect("a shell");
        assert_eq!(ask(&mut bot, &session()).expect("an answer"), 2);
    }

    #[test]
    fn whatever_a_program_does_the_question_ends_with_its_fault() {
        let faults: [(&str, &str); 11] = [
            ("sh -c 'exit 3'", "has ended (exit status: 3)"),
            ("sh -c 'read -r line; kill -9 $$'", "has ended (signal: 9"),
            ("sh -c 'exec <&-; exec sleep 5'", "did not answer within 0.04 s"),
            ("sh -c 'exec >&-; exec sleep 5'", "has ended"),
            ("sh -c 'read -r line; exec sleep 5'", "did not answer within 0.04 s"),
            ("sh -c 'read -r line; while :; do echo; done'", ""),
            ("sh -c 'head -c 3000000 /dev/zero'", "wrote too much"),
            ("sh -c 'read -r line; echo I take the middle'", "wrote `I take the middle`; an answer is a line such as"),
            (r#"sh -c 'read -r line; echo "{\"choice\": 9}"'"#, "chose 9, but there are 9 choices"),
            (
                r#"sh -c 'read -r line; echo "{\"id\": 7, \"choice\": 0}"'"#,
                "answered question 7, but the last question was 1",
            ),
            (r#"sh -c 'read -r line; echo "{\"choice\": -1}"'"#, r#"wrote `{"choice": -1}`"#),
        ];
        let rounds = std::env::var("RONDEL_FAULTS").ok().and_then(|count| count.parse().ok()).unwrap_or(40);
        let session = session();
        for round in 0..rounds {
            let (command, expected) = faults[round % faults.len()];
            let mut bot = ExternalBot::start(command, LIMIT).expect("a shell");
            let began = Instant::now();
            let fault = ask(&mut bot, &session).expect_err(command).to_string();
            let is_endless = expected.is_empty() && (fault.contains("too much") || fault.contains("did not answer"));
            // On a busy machine, the process may need all of this time to start.
            let is_late = fault.contains("did not answer within 0.04 s");
            assert!(is_endless || is_late || (!expected.is_empty() && fault.contains(expected)), "{command}: {fault}");
            assert!(began.elapsed() < Duration::from_secs(10), "{command}: {:?}", began.elapsed());
        }
        assert!(session.plies().is_empty());
    }

    #[test]
    fn a_command_that_cannot_be_started_says_why() {
        let message = |command: &str| ExternalBot::start(command, LIMIT).expect_err("no such program").to_string();
        assert!(message("no-such-program-here --fast").contains("cannot be started"));
        assert!(message("python 'bot.py").contains("a quotation mark is missing"));
        assert!(message("  ").contains("is not a command"));
    }
}
