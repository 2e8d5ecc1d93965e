//! The `rondel play` command.

mod own_luck;
pub(super) mod words;

use std::io::{self, BufRead as _, IsTerminal as _, Read as _, Write};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, bail};
use clap::Args;
use indicatif::ProgressBar;
use rondel::bots::{Bot, Level};
use rondel::clock::{TimeControl, shown};
use rondel::journal::{Header, Player};
use rondel::{Arg, Luck, Observer, Seat, Session, Table as _, Turn, UndoRefused};
use rondel_system::{Moved, Store, clock};
use rondel_tables::{LocalTable, only_person};
use words::Words;

use super::programs::{self, ProgramArgs, Programs};
use super::table::{self, GameArgs, Opened};
use super::{complain, search_text};

#[derive(Debug, Args)]
pub(super) struct PlayInTerminal {
    #[command(flatten)]
    game: GameArgs,
    /// The players, such as `human,expert`, or `human,command:python bot.py` for a program; by default you and the
    /// computer.
    #[arg(long)]
    seats: Option<String>,
    /// The seed of the game; random by default.
    #[arg(long)]
    seed: Option<u64>,
    /// Language: en, de or nl.
    #[arg(long)]
    language: Option<String>,
    /// Save the game to a new file as it is played.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Roll the dice and draw the cards yourself: the program asks for each result. For games without hidden cards and
    /// dice, because everyone sees the answers.
    #[arg(long)]
    own_luck: bool,
    /// The time that each person has: per decision (45s, 2m, 3d) or per game with an increment (10m+5s). A bot decides
    /// for a person whose time is up.
    #[arg(long, value_name = "CLOCK")]
    clock: Option<TimeControl>,
    #[command(flatten)]
    programs: ProgramArgs,
}

impl PlayInTerminal {
    pub(super) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        let Opened { plugin, setup, game } = self.game.open()?;
        let words = Words::new(plugin, table::language(self.language.as_deref())?)?;
        let (seats, commands) = programs::commands(self.seats.as_deref(), "human");
        let mut players = table::players(seats.as_deref(), &game, "human", Level::Journeyman.name())?;
        for (player, command) in players.iter_mut().zip(&commands) {
            if let Some(command) = command {
                *player = Player::program(command);
            }
        }
        let programs = Programs::start(commands, &self.programs, Some(Bot::Level(Level::Journeyman)))?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let mut header =
            Header { clock: self.clock, own_luck: self.own_luck, ..Header::of(plugin, setup, players, seed) };
        let title = |out: &mut dyn Write| -> anyhow::Result<()> {
            writeln!(out, "{}", words.game.word("title"))?;
            Ok(writeln!(out, "{}", words.say("cli-seed", &[("seed", seed.to_string().into())]))?)
        };
        if self.own_luck {
            title(out)?;
            match own_luck::answers(&words, out, |luck| {
                header.deal = luck.to_vec();
                Ok(Session::luck_of_deal(&header)?)
            })? {
                Some(deal) => header.deal = deal,
                None => return words.line(out, "cli-left", &[]),
            }
        }
        let games = Store::open().games();
        let mut held = LocalTable::try_out(games.clone(), plugin, header)?;
        if let Some(path) = self.save {
            let option = format!("--save {}", path.display());
            held.write_to(path).context(option)?;
        }
        if !self.own_luck {
            title(out)?;
        }
        let mut table = TerminalTable::new(held, words, programs);
        let played = table.play(out);
        // The game is saved even if it ended with an error.
        let kept = table.keep(&[games, std::env::temp_dir()]);
        if let (Err(_), Err(lost)) = (&played, &kept) {
            complain(&lost.to_string());
        }
        played.and(kept)
    }
}

/// Returns an arbitrary seed that is short enough to write down.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(now.subsec_nanos()) ^ now.as_secs() & 0xFFFF_FFFF
}

/// A game in a terminal and its players.
struct TerminalTable {
    held: LocalTable,
    words: Words,
    /// Whether the player has been warned that the game cannot be saved.
    warned: bool,
    /// Number of plies reported to each seat.
    heard: Vec<usize>,
    /// The person who used the keyboard last.
    at_keyboard: Option<Seat>,
    programs: Programs,
}

/// A command typed by a player.
enum PlayerInput {
    Choose(usize),
    Undo,
    Resign,
    Hint,
    Help,
    Quit,
    Unclear,
}

/// Whether the game continues.
#[derive(PartialEq)]
enum Then {
    GoOn,
    Leave,
}

impl TerminalTable {
    fn new(held: LocalTable, words: Words, programs: Programs) -> Self {
        let heard = vec![0; held.seats().count()];
        Self { held, words, warned: false, heard, at_keyboard: None, programs }
    }

    fn play(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        loop {
            let then = match self.held.turn() {
                Turn::Decide(seat) if self.held.is_stuck() => {
                    bail!(self.words.say("cli-stuck", &[("seat", self.name(seat))]));
                }
                Turn::Over(outcome) => {
                    self.tell_rest(out)?;
                    let view = self.held.view(self.held.place(), self.view()).context("the last moment has no view")?;
                    self.words.show(out, &view, None)?;
                    let score = view.score.unwrap_or_default();
                    let seated: Vec<usize> = self.held.seats().each().map(Seat::index).collect();
                    self.programs.end(self.held.session(), &seated);
                    return self.words.outcome(out, self.held.session(), &score, &outcome);
                }
                Turn::Decide(seat) if self.programs.command(seat.index()).is_some() => {
                    self.let_program_play(seat, out)?
                }
                Turn::Decide(seat) if self.held.is_here(seat) => self.ask(seat, out)?,
                Turn::Decide(seat) => self.let_bot_play(seat, out)?,
            };
            if then == Then::Leave {
                return self.words.line(out, "cli-left", &[]);
            }
        }
    }

    /// Returns the seats of the people at the keyboard.
    fn people(&self) -> impl Iterator<Item = Seat> {
        self.held.seats().each().filter(|seat| self.held.sits_here(*seat))
    }

    /// Returns a seat's name as a message argument.
    fn name(&self, seat: Seat) -> Arg {
        self.words.seat(self.held.session(), seat)
    }

    /// Returns the observer for the end of the game: the only person at the table, or a spectator if there is
    /// not exactly one person.
    fn view(&self) -> Observer {
        only_person(&self.held.session().header().players).map_or(Observer::Spectator, Observer::Seat)
    }

    fn let_program_play(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<Then> {
        match self.programs.choose(seat.index(), self.held.session(), seat, &self.words.game)? {
            Some(choice) => {
                self.tell_choice(seat, choice, out)?;
                self.take(choice, out)
            }
            None => self.let_play(seat, self.programs.substitute(), out),
        }
    }

    fn let_bot_play(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<Then> {
        let bot = self.held.bot(seat).context("no bot plays at this seat")?;
        self.let_play(seat, bot, out)
    }

    fn let_play(&mut self, seat: Seat, bot: Bot, out: &mut impl Write) -> anyhow::Result<Then> {
        let session = self.held.session();
        let observation = session.observe(seat);
        let mut dealer = session.aside_dealer(seat);
        let spinner = self.spinner(seat);
        // The search may use all threads, because no input is expected meanwhile. A panic in the rules ends
        // the program.
        let thought = table::think(session.game(), bot, &observation, &mut dealer, clock::threads());
        spinner.finish_and_clear();
        // Without this error, a bot that makes an illegal choice would repeat it forever.
        let refused = self.words.say("cli-refused", &[("seat", self.name(seat))]);
        self.tell_choice(seat, thought.choice, out).and_then(|()| self.take(thought.choice, out)).context(refused)
    }

    /// Returns a progress indicator that names the thinking player.
    fn spinner(&self, seat: Seat) -> ProgressBar {
        let spinner = ProgressBar::new_spinner();
        spinner.set_message(self.words.say("cli-thinks", &[("seat", self.name(seat))]));
        spinner.enable_steady_tick(Duration::from_millis(100));
        spinner
    }

    fn take(&mut self, choice: usize, out: &mut impl Write) -> anyhow::Result<Then> {
        let mut luck = Vec::new();
        if self.held.session().header().own_luck {
            let asked = |luck: &[Luck]| Ok(self.held.session().luck_asked(choice, luck)?);
            match own_luck::answers(&self.words, out, asked)? {
                Some(answers) => luck = answers,
                None => return Ok(Then::Leave),
            }
        }
        self.held.take_with(choice, &luck)?;
        self.tell_of_file();
        Ok(Then::GoOn)
    }

    /// Reports the choice of a bot or a program before people roll its dice and draw its cards. Choices that several seats
    /// make in secret are not reported.
    fn tell_choice(&self, seat: Seat, choice: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let session = self.held.session();
        let is_secret = !session.game().together(session.state()).is_empty();
        if !session.header().own_luck || is_secret || session.luck_asked(choice, &[])?.is_none() {
            return Ok(());
        }
        let label = session.choices().into_iter().nth(choice).map(|choice| self.words.game.say(&choice.label));
        let choice = label.unwrap_or_default().into();
        self.words.line(out, "cli-bot-chooses", &[("seat", self.name(seat)), ("choice", choice)])
    }

    /// Warns the player once if the game cannot be saved. The game continues, and saving is retried with
    /// every move.
    fn tell_of_file(&mut self) {
        if let Some(Moved { from, to }) = self.held.take_moved() {
            let (from, to): (Arg, Arg) = [from, to].map(|path| path.to_string_lossy().into()).into();
            complain(&self.words.say("cli-moved", &[("from", from), ("to", to)]));
        }
        if let Some(trouble) = self.held.trouble().filter(|_| !self.warned) {
            let reason = trouble.to_string();
            complain(&self.words.say("cli-unsaved", &[("reason", reason.into())]));
            self.warned = true;
        }
    }

    /// If the game could not be saved to its own file, saves it in the first of these folders that is
    /// writable. Reports the new file, or that the game is lost.
    fn keep(&mut self, folders: &[PathBuf]) -> anyhow::Result<()> {
        self.held.write_again();
        let Some(trouble) = self.held.trouble() else {
            if self.warned {
                complain(&self.words.say("cli-saved-late", &[]));
            }
            return Ok(());
        };
        let reason = || trouble.to_string().into();
        let game = self.held.plugin().id;
        let text = self.held.session().journal();
        let file = |folder: &PathBuf| {
            let name = (1..1000).map(|number| folder.join(format!("{game}-{number}.rondel")));
            let path = { name }.find(|path| !path.exists())?;
            rondel_system::export(&path, text.as_bytes()).ok().map(|()| path)
        };
        if let Some(path) = folders.iter().find_map(file) {
            let path = path.display().to_string().into();
            complain(&self.words.say("cli-saved-elsewhere", &[("reason", reason()), ("file", path)]));
            return Ok(());
        }
        let places = folders.iter().map(|folder| rondel::Text::verbatim(folder.display().to_string())).collect();
        bail!(self.words.say("cli-lost", &[("reason", reason()), ("places", rondel::Text::List(places).into())]))
    }

    fn ask(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<Then> {
        if self.people().count() > 1 && self.at_keyboard != Some(seat) && self.hand_over(seat, out)? == Then::Leave {
            return Ok(Then::Leave);
        }
        self.at_keyboard = Some(seat);
        self.tell(seat, out)?;
        let view = self.held.view(self.held.place(), Observer::Seat(seat)).context("the current moment has no view")?;
        self.words.show(out, &view, Some(self.name(seat)))?;
        let count = view.choices.len();
        let mut asked_to_resign = false;
        self.held.run_clocks(true);
        loop {
            if let Some(left) = self.held.clocks().and_then(|clocks| *clocks.left.get(seat.index())?) {
                self.words.line(out, "cli-time-left", &[("time", shown(left).into())])?;
            }
            write!(out, "> ")?;
            let Some(line) = read_line(out)? else { return Ok(Then::Leave) };
            if self.held.run_clocks(true).contains(&seat) {
                self.held.run_clocks(false);
                if matches!(self.held.turn(), Turn::Decide(_)) {
                    self.words.line(out, "cli-time-up", &[("seat", self.name(seat))])?;
                }
                return Ok(if line.trim() == "q" { Then::Leave } else { Then::GoOn });
            }
            match wish(line.trim(), count) {
                PlayerInput::Choose(choice) => {
                    self.held.run_clocks(false);
                    return self.take(choice, out);
                }
                PlayerInput::Undo => match self.undo() {
                    Ok(()) => {
                        self.held.run_clocks(false);
                        return Ok(Then::GoOn);
                    }
                    Err(UndoRefused::NothingPlayed) => self.words.line(out, "cli-undo-nothing", &[])?,
                    // While a player is asked, nobody has forfeited the game.
                    Err(UndoRefused::Forfeited | UndoRefused::SecretSeen) => {
                        self.words.line(out, "cli-undo-secret", &[])?;
                    }
                },
                PlayerInput::Resign if self.held.resigner() != Some(seat) => {
                    self.words.line(out, "cli-cannot-resign", &[])?;
                }
                PlayerInput::Resign if !asked_to_resign => {
                    asked_to_resign = true;
                    self.words.line(out, "cli-resign-asked", &[("winner", self.name(seat.rival()))])?;
                }
                PlayerInput::Resign => {
                    self.held.run_clocks(false);
                    self.held.resign(seat)?;
                    return Ok(Then::GoOn);
                }
                PlayerInput::Hint => {
                    let ply = self.held.plies();
                    search_text::say(out, &self.words, self.held.session(), ply, seat, Bot::Level(Level::Master))?;
                }
                PlayerInput::Help => self.words.line(out, "cli-help", &[])?,
                PlayerInput::Quit => return Ok(Then::Leave),
                PlayerInput::Unclear => self.words.line(out, "cli-unclear", &[("count", count.into())])?,
            }
        }
    }

    /// Takes back a person's last decision and all bot moves since then, or returns an error and changes nothing.
    fn undo(&mut self) -> Result<(), UndoRefused> {
        let count = self.held.plies_to_take_back(false)?;
        self.held.take_back(count)?;
        self.tell_of_file();
        let last = self.held.plies();
        for heard in &mut self.heard {
            *heard = last.min(*heard);
        }
        Ok(())
    }

    /// Hides the previous person's view until the next person is at the keyboard.
    fn hand_over(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<Then> {
        if io::stdout().is_terminal() {
            // Clears the screen and the scrollback. Standard output is used directly, because the filter
            // blocks control sequences.
            out.flush()?;
            write!(io::stdout(), "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.words.line(out, "cli-hand-over", &[("seat", self.name(seat))])?;
        let pressed = read_line(out)?;
        Ok(if pressed.is_none_or(|line| line.trim() == "q") { Then::Leave } else { Then::GoOn })
    }

    /// Reports to a seat what has happened since its last turn.
    fn tell(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        let heard = std::mem::replace(&mut self.heard[seat.index()], self.held.plies());
        self.tell_since(heard, Observer::Seat(seat), out)
    }

    fn tell_rest(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let heard = self.people().map(|seat| self.heard[seat.index()]).min().unwrap_or(0);
        self.tell_since(heard, self.view(), out)
    }

    fn tell_since(&self, heard: usize, observer: Observer, out: &mut impl Write) -> anyhow::Result<()> {
        let from = if heard == 0 { 0 } else { heard + 1 };
        self.words.tell(out, &self.held, observer, from, self.held.place())
    }
}

fn wish(typed: &str, choices: usize) -> PlayerInput {
    match typed {
        "u" => PlayerInput::Undo,
        "resign" => PlayerInput::Resign,
        "h" => PlayerInput::Hint,
        "q" => PlayerInput::Quit,
        "?" => PlayerInput::Help,
        number => words::choice(number, choices).map_or(PlayerInput::Unclear, PlayerInput::Choose),
    }
}

/// Reads a line from the keyboard, or returns `None` at the end of input. The rest of an overlong line is
/// read as the next line.
fn read_line(out: &mut impl Write) -> anyhow::Result<Option<String>> {
    const LONGEST: u64 = 1_000;
    out.flush()?;
    let mut line = Vec::new();
    let read = io::stdin().lock().take(LONGEST).read_until(b'\n', &mut line)?;
    Ok(if read == 0 { None } else { Some(String::from_utf8_lossy(&line).into_owned()) })
}

#[cfg(test)]
mod tests {
    use rondel::journal::{Journal, Player};

    use super::*;
    use rondel_testing::stuck;

    /// Creates a table of bots that is saved in this folder.
    fn table(folder: PathBuf) -> TerminalTable {
        let header = stuck::header([Player::bot(Bot::Random), Player::bot(Bot::Random)]);
        let held = LocalTable::begin(folder, &stuck::PLUGIN, header).expect("it begins well");
        TerminalTable::new(held, Words::new(&stuck::PLUGIN, "en").expect("its words"), Programs::none())
    }

    #[test]
    fn a_game_in_which_nothing_can_be_chosen_ends_with_a_sentence() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut table = table(folder.path().to_owned());
        let stopped = table.play(&mut Vec::new()).expect_err("it cannot go on");
        assert_eq!(
            stopped.to_string(),
            "Ox is to move, but no move is possible. This is an error in the rules, so the game cannot continue."
        );
        assert_eq!(table.held.plies(), stuck::DECISIONS);
    }

    #[test]
    fn a_game_that_could_not_be_saved_is_saved_elsewhere_at_its_end_or_said_to_be_lost() {
        let folder = tempfile::tempdir().expect("a folder");
        let blocked = folder.path().join("blocked");
        std::fs::write(&blocked, "a file in place of the folder").expect("a file");
        let mut table = table(blocked.clone());
        table.play(&mut Vec::new()).expect_err("it cannot go on");
        assert!(table.warned);
        let lost = table.keep(&[blocked.join("deeper")]).expect_err("there is no place").to_string();
        assert!(lost.contains("is not saved (") && lost.contains("deeper"), "{lost}");
        let elsewhere = folder.path().join("elsewhere");
        table.keep(&[blocked.join("deeper"), elsewhere.clone()]).expect("a place");
        let text = std::fs::read_to_string(elsewhere.join("stuck-1.rondel")).expect("the game");
        assert_eq!(Journal::read(&text).expect("a game").entries.iter().count(), stuck::DECISIONS);
        // Once the original file can be written, no other file is created.
        std::fs::remove_file(&blocked).expect("the way is free");
        table.keep(std::slice::from_ref(&elsewhere)).expect("its own place");
        assert_eq!(std::fs::read_dir(elsewhere).expect("a folder").count(), 1);
        assert_eq!(std::fs::read_dir(blocked).expect("the games").count(), 1);
    }
}
