//! Seats played by other programs.

use std::time::Duration;

use anyhow::bail;
use clap::Args;
use rondel::arena::GameRecord;
use rondel::bots::Bot;
use rondel::journal::{Header, Player};
use rondel::setup::clone_setup;
use rondel::{Catalog, Observer, Plugin, Seat, Session, Setup, Turn};
use rondel_tables::external_bot::{Asked, ExternalBot, ExternalBotError};

use super::complain;
use super::table;

/// Prefix of a seat that another program plays.
const PREFIX: &str = "command:";

#[derive(Debug, Args)]
pub(super) struct ProgramArgs {
    /// Milliseconds that a program has for each decision.
    #[arg(long, default_value_t = 10_000, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    program_limit: u64,
    /// The bot that takes over if a program fails. By default, `journeyman` in `play`; `simulate` and `ladder` stop.
    #[arg(long, value_name = "BOT")]
    program_substitute: Option<Bot>,
}

/// The programs among the players of some games.
pub(super) struct Programs {
    substitute: Option<Bot>,
    /// Number of games in which the substitute has played.
    substituted: u64,
    /// Each player's program, or `None` for a player that is not a program. Players sit in seat order unless
    /// stated otherwise.
    players: Vec<Option<Program>>,
}

/// A program that plays at a table.
struct Program {
    command: String,
    /// The process, or `None` if it has failed.
    process: Option<ExternalBot>,
}

/// The players of one game between programs and bots.
#[derive(Clone, Copy)]
pub(super) struct Company<'a> {
    /// The player at each seat, as an index.
    pub(super) seated: &'a [usize],
    /// Each player's bot; unused for a program.
    pub(super) bots: &'a [Bot],
}

/// Returns the command of a player that is a program, as in `command:python3 bot.py`.
pub(super) fn command(player: &str) -> Option<&str> {
    player.trim().strip_prefix(PREFIX)
}

/// Puts `player` in place of each program in a list of seats. Returns the new list and the command of each seat. A
/// command contains no comma.
pub(super) fn commands(seats: Option<&str>, player: &str) -> (Option<String>, Vec<Option<String>>) {
    let Some(seats) = seats else { return (None, Vec::new()) };
    let others = seats.split(',').map(|seat| if command(seat).is_some() { player } else { seat });
    (
        Some(others.collect::<Vec<_>>().join(",")),
        seats.split(',').map(|seat| command(seat).map(str::to_owned)).collect(),
    )
}

impl Programs {
    /// Starts the programs. `usual` is the substitute unless the user names another bot.
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
        let players = commands.into_iter().map(|command| command.map(program).transpose());
        let players = players.collect::<Result<_, _>>()?;
        Ok(Self { substitute: args.program_substitute.or(usual), substituted: 0, players })
    }

    /// No programs.
    #[cfg(test)]
    pub(super) fn none() -> Self {
        Self { substitute: None, substituted: 0, players: Vec::new() }
    }

    /// Returns whether any program plays.
    pub(super) fn is_empty(&self) -> bool {
        self.players.iter().all(Option::is_none)
    }

    /// Returns the command of a player's program.
    pub(super) fn command(&self, player: usize) -> Option<&str> {
        self.players.get(player)?.as_ref().map(|program| program.command.as_str())
    }

    /// Returns the bot that plays instead of programs that have failed.
    pub(super) fn substitute(&self) -> Bot {
        self.substitute.unwrap_or(Bot::Random)
    }

    /// Returns the number of games in which the substitute has played, or `None` if there are no programs.
    pub(super) fn substituted(&self) -> Option<u64> {
        (!self.is_empty()).then_some(self.substituted)
    }

    /// Asks a player's program for a seat's decision. Returns `None` if the program has failed, now or earlier. The
    /// failure is reported once.
    ///
    /// # Errors
    /// Returns an error if the program has failed and there is no substitute.
    pub(super) fn choose(
        &mut self,
        player: usize,
        session: &Session,
        seat: Seat,
        words: &Catalog,
    ) -> anyhow::Result<Option<usize>> {
        let Some(view) = session.view(session.place(), Observer::Seat(seat)) else { return Ok(None) };
        let Some(program) = self.players.get_mut(player).and_then(Option::as_mut) else { return Ok(None) };
        let Some(process) = &mut program.process else { return Ok(None) };
        let (game, seats) = (session.header().game.as_str(), session.seats().count());
        match process.ask(Asked { game, seat, seats, view: &view }, words) {
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

    /// Returns each player's name: the command of a program, or the bot.
    pub(super) fn named(&self, bots: &[Bot]) -> Vec<String> {
        let players = bots.iter().enumerate();
        players.map(|(player, bot)| self.command(player).map_or_else(|| bot.to_string(), str::to_owned)).collect()
    }

    /// Plays a whole game from a seed, on one thread.
    ///
    /// # Errors
    /// See [`Programs::play`].
    pub(super) fn play_from(
        &mut self,
        seed: u64,
        (plugin, setup): (&'static Plugin, &dyn Setup),
        company: Company<'_>,
        words: &Catalog,
    ) -> anyhow::Result<GameRecord> {
        let players = company.seated.iter().map(|_| Player::human("")).collect();
        self.play(Session::start(Header::of(plugin, clone_setup(setup), players, seed))?, company, words)
    }

    /// Plays a whole game between programs and bots, on one thread.
    ///
    /// # Errors
    /// Returns an error if a choice is refused by the rules, or if a program has failed and there is no substitute.
    fn play(&mut self, mut session: Session, company: Company<'_>, words: &Catalog) -> anyhow::Result<GameRecord> {
        let mut is_substituted = false;
        loop {
            let seat = match session.turn() {
                Turn::Decide(seat) => seat,
                Turn::Over(outcome) => {
                    self.end(&session, company.seated);
                    self.substituted += u64::from(is_substituted);
                    return Ok(GameRecord { outcome, plies: session.plies().len() as u32 });
                }
            };
            let player = company.seated[seat.index()];
            let choice = if let Some(choice) = self.choose(player, &session, seat, words)? {
                choice
            } else {
                let is_program = self.command(player).is_some();
                is_substituted |= is_program;
                let bot = if is_program { self.substitute() } else { company.bots[player] };
                let mut dealer = session.aside_dealer(seat);
                table::think(session.game(), bot, &session.observe(seat), &mut dealer, 1).choice
            };
            session.play(choice)?;
        }
    }

    /// Tells the programs of the players at the table how a game has ended.
    pub(super) fn end(&mut self, session: &Session, seated: &[usize]) {
        for player in seated {
            let program = self.players.get_mut(*player).and_then(Option::as_mut);
            if let Some(process) = program.and_then(|program| program.process.as_mut()) {
                process.end(session);
            }
        }
    }
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
