//! Seats that other programs play.

use std::time::Duration;

use anyhow::bail;
use clap::Args;
use rondel::arena::GameRecord;
use rondel::bots::Bot;
use rondel::view::View;
use rondel::{Observer, Seat, Session, Turn};
use rondel_tables::external_bot::{EXTERNAL_PROTOCOL, ExternalBot, ExternalBotError, Question};

use super::complain;
use super::play::words::Words;
use super::table;

/// The beginning of a seat that another program plays.
const PREFIX: &str = "command:";

#[derive(Debug, Args)]
pub(super) struct ProgramArgs {
    /// Milliseconds that a program has for each decision.
    #[arg(long, default_value_t = 10_000, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    program_limit: u64,
    /// The bot that takes over if a program fails. By default, `journeyman` in `play`; `simulate` stops.
    #[arg(long, value_name = "BOT")]
    program_substitute: Option<Bot>,
}

/// The programs that play at a table.
pub(super) struct Programs {
    substitute: Option<Bot>,
    /// Number of games in which the substitute has played.
    substituted: u64,
    /// The program at each seat; `None` for other players.
    seats: Vec<Option<Program>>,
}

/// A program at a seat.
struct Program {
    command: String,
    /// The process; `None` if it has failed.
    process: Option<ExternalBot>,
}

/// Replaces the seats that programs play with `player`, and returns the command of each seat. A command contains no
/// comma.
pub(super) fn commands(seats: Option<&str>, player: &str) -> (Option<String>, Vec<Option<String>>) {
    let Some(seats) = seats else { return (None, Vec::new()) };
    let command = |seat: &str| seat.trim().strip_prefix(PREFIX).map(str::to_owned);
    let others = seats.split(',').map(|seat| if command(seat).is_some() { player } else { seat });
    (Some(others.collect::<Vec<_>>().join(",")), seats.split(',').map(command).collect())
}

impl Programs {
    /// Starts the programs. `usual` is the substitute unless the user names another one.
    ///
    /// # Errors
    /// Returns an error if a program cannot be started.
    pub(super) fn start(
        commands: Vec<Option<String>>,
        args: &ProgramArgs,
        usual: Option<Bot>,
    ) -> Result<Self, ExternalBotError> {
        let program = |command: String| {
            let process = ExternalBot::start(&command, Duration::from_millis(args.program_limit))?;
            Ok(Program { command, process: Some(process) })
        };
        let seats = commands.into_iter().map(|command| command.map(program).transpose());
        let seats = seats.collect::<Result<_, _>>()?;
        Ok(Self { substitute: args.program_substitute.or(usual), substituted: 0, seats })
    }

    /// No programs.
    #[cfg(test)]
    pub(super) fn none() -> Self {
        Self { substitute: None, substituted: 0, seats: Vec::new() }
    }

    /// Returns whether any program plays.
    pub(super) fn is_empty(&self) -> bool {
        self.seats.iter().all(Option::is_none)
    }

    /// Returns the command of the program at a seat.
    pub(super) fn command(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.index())?.as_ref().map(|program| program.command.as_str())
    }

    /// Returns the bot that plays instead of programs that have failed.
    pub(super) fn substitute(&self) -> Bot {
        self.substitute.unwrap_or(Bot::Random)
    }

    /// Returns the number of games in which the substitute has played; `None` if there are no programs.
    pub(super) fn substituted(&self) -> Option<u64> {
        (!self.is_empty()).then_some(self.substituted)
    }

    /// Asks the program at the deciding seat. Returns `None` if it has failed, now or earlier; the failure is reported
    /// once.
    ///
    /// # Errors
    /// Returns an error if the program has failed and there is no substitute.
    pub(super) fn choose(&mut self, session: &Session, seat: Seat, words: &Words) -> anyhow::Result<Option<usize>> {
        let Some(view) = session.view(session.place(), Observer::Seat(seat)) else { return Ok(None) };
        let Some(program) = self.seats.get_mut(seat.index()).and_then(Option::as_mut) else { return Ok(None) };
        let Some(process) = &mut program.process else { return Ok(None) };
        let game = (session.header().game.as_str(), session.seats().count());
        match ask_program(process, &view, game, seat, words)? {
            Ok(choice) => Ok(Some(choice)),
            Err(failed) => {
                let Some(substitute) = self.substitute else {
                    bail!("{failed}; with `--program-substitute BOT`, a bot would take over");
                };
                complain(&format!("{failed}; {substitute} takes over"));
                program.process = None;
                Ok(None)
            }
        }
    }

    /// Returns the name of the player at each seat: the command of a program, or the bot.
    pub(super) fn named(&self, bots: &[Bot]) -> Vec<String> {
        let seats = (0..).map(Seat::new).zip(bots);
        seats.map(|(seat, bot)| self.command(seat).map_or_else(|| bot.to_string(), str::to_owned)).collect()
    }

    /// Plays a whole game between programs and bots, on one thread.
    ///
    /// # Errors
    /// Returns an error if a choice is refused by the rules, or if a program has failed and there is no substitute.
    pub(super) fn play(&mut self, mut session: Session, bots: &[Bot], words: &Words) -> anyhow::Result<GameRecord> {
        let mut is_substituted = false;
        loop {
            let seat = match session.turn() {
                Turn::Decide(seat) => seat,
                Turn::Over(outcome) => {
                    self.end(&session);
                    self.substituted += u64::from(is_substituted);
                    return Ok(GameRecord { outcome, plies: session.plies().len() as u32 });
                }
            };
            let choice = if let Some(choice) = self.choose(&session, seat, words)? {
                choice
            } else {
                let is_program = self.command(seat).is_some();
                is_substituted |= is_program;
                let bot = if is_program { self.substitute() } else { bots[seat.index()] };
                let mut dealer = session.aside_dealer(seat);
                table::think(session.game(), bot, &session.observe(seat), &mut dealer, 1).choice
            };
            session.play(choice)?;
        }
    }

    /// Tells the programs how a game has ended.
    pub(super) fn end(&mut self, session: &Session) {
        let Turn::Over(outcome) = session.turn() else { return };
        let rewards: Vec<f32> = session.seats().each().map(|seat| 2.0 * outcome.utility(seat) - 1.0).collect();
        for process in self.seats.iter_mut().flatten().filter_map(|program| program.process.as_mut()) {
            process.end(&session.header().game, &rewards);
        }
    }
}

/// Asks a program at a seat that sees this view of a game with this many seats.
///
/// # Errors
/// Returns an error if the view cannot be written as text. The inner error is a failure of the program.
pub(super) fn ask_program(
    process: &mut ExternalBot,
    view: &View,
    (game, seats): (&str, usize),
    seat: Seat,
    words: &Words,
) -> anyhow::Result<Result<usize, ExternalBotError>> {
    let choices: Vec<String> = view.choices.iter().map(|choice| words.game.say(&choice.label)).collect();
    let mut text = Vec::new();
    words.show(&mut text, view, None)?;
    let id = process.next_question();
    Ok(process.ask(Question {
        protocol: EXTERNAL_PROTOCOL,
        id,
        game,
        seat: seat.index(),
        seats,
        choices: &choices,
        text: &String::from_utf8_lossy(&text),
        view,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_of_programs_are_told_from_others() {
        let (seats, programs) = commands(Some("human, command:python bot.py --fast,greedy"), "random");
        assert_eq!(seats.as_deref(), Some("human,random,greedy"));
        assert_eq!(programs, [None, Some("python bot.py --fast".to_owned()), None]);
        assert_eq!(commands(None, "random"), (None, Vec::new()));
    }
}
