//! `rondel play`.

pub(super) mod words;

use std::io::{self, BufRead as _, IsTerminal as _, Read as _, Write};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, bail};
use clap::Args;
use indicatif::ProgressBar;
use rondel::bots::{Bot, Level};
use rondel::journal::{Entry, Header};
use rondel::scene::print::print;
use rondel::{Arg, Chronicle, Observer, Seat, Session, Table as _, Turn, UndoRefused};
use rondel_presenter::heard::worded;
use rondel_system::{Moved, Recorder, Store, clock};
use words::Words;

use super::table::{self, GameArgs, Opened};
use super::{complain, thoughts};

#[derive(Debug, Args)]
pub(super) struct Play {
    #[command(flatten)]
    game: GameArgs,
    /// The players, such as `human,expert`; by default you and the computer.
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
}

impl Play {
    pub(super) fn run(self, out: &mut impl Write) -> anyhow::Result<()> {
        let Opened { plugin, setup, game } = self.game.open()?;
        let words = Words::new(plugin, table::language(self.language.as_deref())?)?;
        let players = table::players(self.seats.as_deref(), &game, "human", Level::Journeyman.name())?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let header = Header::of(plugin, setup, players, seed);
        let create = |path: PathBuf| {
            let option = format!("--save {}", path.display());
            Recorder::create(path, &header).context(option)
        };
        let recorder = self.save.map(create).transpose()?;
        let session = Session::start(header)?;
        writeln!(out, "{}", words.game.word("title"))?;
        words.line(out, "cli-seed", &[("seed", seed.to_string().into())])?;
        let heard = vec![0; session.seats().count()];
        let mut table = Table { session, words, recorder, warned: false, heard, at_keyboard: None };
        let played = table.play(out);
        // Whatever ended the game: what was played is not lost if it can be helped.
        let kept = table.keep(&[Store::open().games(), std::env::temp_dir()]);
        if let (Err(_), Err(lost)) = (&played, &kept) {
            complain(&lost.to_string());
        }
        played.and(kept)
    }
}

/// Any number; small enough to be written down.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(now.subsec_nanos()) ^ now.as_secs() & 0xFFFF_FFFF
}

/// A game in a terminal, and who reads it.
struct Table {
    session: Session,
    words: Words,
    recorder: Option<Recorder>,
    /// Whether the person knows that the game cannot be saved.
    warned: bool,
    /// How many plies each seat has read about.
    heard: Vec<usize>,
    /// The person who saw the screen last.
    at_keyboard: Option<Seat>,
}

/// What a person at the keyboard wants.
enum Wish {
    Choose(usize),
    Undo,
    Hint,
    Help,
    Quit,
    Unclear,
}

/// Whether the game goes on.
#[derive(PartialEq)]
enum Then {
    GoOn,
    Leave,
}

impl Table {
    fn play(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        loop {
            let then = match self.session.turn() {
                Turn::Decide(seat) if self.session.game().actions(self.session.state()).is_empty() => {
                    let name = self.words.seat(self.session.game(), seat);
                    bail!(self.words.say("cli-stuck", &[("seat", name)]));
                }
                Turn::Over(outcome) => {
                    self.tell_rest(out)?;
                    let view = self.session.view(self.session.place(), self.view()).context("the end is a moment")?;
                    write!(out, "\n{}\n", print(&view.scene, &self.words.game))?;
                    let score = view.score.unwrap_or_default();
                    return self.words.outcome(out, self.session.game(), &score, &outcome);
                }
                Turn::Decide(seat) if self.is_human(seat) => self.ask(seat, out)?,
                Turn::Decide(seat) => self.let_bot_play(seat)?,
            };
            if then == Then::Leave {
                return self.words.line(out, "cli-left", &[]);
            }
        }
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.session.header().players[seat.index()].bot.is_none()
    }

    fn humans(&self) -> usize {
        self.session.header().players.iter().filter(|player| player.bot.is_none()).count()
    }

    /// With one person at the table the screen is theirs to the end; otherwise what is public is for all.
    fn view(&self) -> Observer {
        let mut seats = self.session.seats().each().filter(|seat| self.is_human(*seat));
        match (seats.next(), seats.next()) {
            (Some(only), None) => Observer::Seat(only),
            _ => Observer::Bystander,
        }
    }

    fn let_bot_play(&mut self, seat: Seat) -> anyhow::Result<Then> {
        let bot = self.session.header().players[seat.index()].bot.context("a bot sits there")?;
        let observation = self.session.observe(seat);
        let mut dealer = self.session.aside_dealer(seat);
        let spinner = self.spinner(seat);
        let thought = table::think(self.session.game(), bot, &observation, &mut dealer, clock::threads());
        spinner.finish_and_clear();
        // A bot that chooses what cannot be chosen would do so for ever.
        let name = self.words.seat(self.session.game(), seat);
        self.take(seat, thought.choice).with_context(|| self.words.say("cli-refused", &[("seat", name)]))?;
        Ok(Then::GoOn)
    }

    /// Who thinks, beside the game, where somebody looks on.
    fn spinner(&self, seat: Seat) -> ProgressBar {
        let spinner = ProgressBar::new_spinner();
        spinner.set_message(self.words.say("cli-thinks", &[("seat", self.words.seat(self.session.game(), seat))]));
        spinner.enable_steady_tick(Duration::from_millis(100));
        spinner
    }

    fn take(&mut self, seat: Seat, choice: usize) -> anyhow::Result<()> {
        let action = self.session.play(choice)?.action.clone();
        self.note(&Entry::Play { seat, action });
        Ok(())
    }

    /// Writes a line down. Where that fails the person is told once and the game goes on; every further line tries again.
    fn note(&mut self, entry: &Entry) {
        let Some(recorder) = &mut self.recorder else { return };
        recorder.append(&entry.line());
        if let Some(Moved { from, to }) = recorder.take_moved() {
            let (from, to): (Arg, Arg) =
                [from, to].map(|path| rondel::Text::verbatim(path.to_string_lossy()).into()).into();
            complain(&self.words.say("cli-moved", &[("from", from), ("to", to)]));
        }
        if let Some(trouble) = recorder.trouble().filter(|_| !self.warned) {
            let reason = rondel::Text::verbatim(trouble.to_string());
            complain(&self.words.say("cli-unsaved", &[("reason", reason.into())]));
            self.warned = true;
        }
    }

    /// At the end: a game that is not on disk where it should be is written elsewhere, to the first of these folders that takes
    /// it, and the person is told where it is, or that it is nowhere.
    fn keep(&mut self, folders: &[PathBuf]) -> anyhow::Result<()> {
        let Some(recorder) = &mut self.recorder else { return Ok(()) };
        recorder.flush();
        let Some(trouble) = recorder.trouble() else {
            if self.warned {
                complain(&self.words.say("cli-saved-late", &[]));
            }
            return Ok(());
        };
        let reason = || trouble.to_string().into();
        let game = &self.session.header().game;
        let text = self.session.journal();
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
        if self.humans() > 1 && self.at_keyboard != Some(seat) && self.hand_over(seat, out)? == Then::Leave {
            return Ok(Then::Leave);
        }
        self.at_keyboard = Some(seat);
        self.tell(seat, out)?;
        let catalog = &self.words.game;
        let view = self.session.view(self.session.place(), Observer::Seat(seat)).context("the present is a moment")?;
        write!(out, "\n{}\n", print(&view.scene, catalog))?;
        let prompt = rondel::Text::verbatim(view.prompt.map(|prompt| catalog.say(&prompt)).unwrap_or_default());
        let name = self.words.seat(self.session.game(), seat);
        self.words.line(out, "cli-asked", &[("seat", name), ("prompt", prompt.into())])?;
        let choices = view.choices;
        for (index, choice) in choices.iter().enumerate() {
            writeln!(out, "{:>3}  {}", index + 1, catalog.say(&choice.label))?;
        }
        loop {
            write!(out, "> ")?;
            let Some(line) = read_line(out)? else { return Ok(Then::Leave) };
            match wish(line.trim(), choices.len()) {
                Wish::Choose(choice) => {
                    self.take(seat, choice)?;
                    return Ok(Then::GoOn);
                }
                Wish::Undo => match self.undo() {
                    Ok(()) => return Ok(Then::GoOn),
                    Err(UndoRefused::NothingPlayed) => self.words.line(out, "cli-undo-nothing", &[])?,
                    Err(UndoRefused::SecretSeen) => self.words.line(out, "cli-undo-secret", &[])?,
                },
                Wish::Hint => {
                    let ply = self.session.plies().len();
                    thoughts::say(out, &self.words, &self.session, ply, seat, Bot::Level(Level::Master))?;
                }
                Wish::Help => self.words.line(out, "cli-help", &[])?,
                Wish::Quit => return Ok(Then::Leave),
                Wish::Unclear => self.words.line(out, "cli-unclear", &[("count", choices.len().into())])?,
            }
        }
    }

    /// Takes back the last decision of a person and what the bots did since; all of it or nothing.
    fn undo(&mut self) -> Result<(), UndoRefused> {
        let last = self.session.plies().iter().rposition(|ply| self.is_human(ply.seat));
        let last = last.ok_or(UndoRefused::NothingPlayed)?;
        let count = self.session.plies().len() - last;
        self.session.take_back(count)?;
        for _ in 0..count {
            self.note(&Entry::Undo);
        }
        for heard in &mut self.heard {
            *heard = last.min(*heard);
        }
        Ok(())
    }

    /// Hides what the last person saw until the next one sits at the keyboard.
    fn hand_over(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<Then> {
        if io::stdout().is_terminal() {
            // Clears the screen and what was scrolled away; past the rim, since nothing else may steer a terminal.
            out.flush()?;
            write!(io::stdout(), "\x1b[2J\x1b[3J\x1b[H")?;
        }
        let name = self.words.seat(self.session.game(), seat);
        self.words.line(out, "cli-hand-over", &[("seat", name)])?;
        let pressed = read_line(out)?;
        Ok(if pressed.is_none_or(|line| line.trim() == "q") { Then::Leave } else { Then::GoOn })
    }

    /// Tells a seat what happened since it last read.
    fn tell(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        let heard = std::mem::replace(&mut self.heard[seat.index()], self.session.plies().len());
        self.tell_since(heard, Observer::Seat(seat), out)
    }

    fn tell_rest(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let humans = self.session.seats().each().filter(|seat| self.is_human(*seat));
        let heard = humans.map(|seat| self.heard[seat.index()]).min().unwrap_or(0);
        self.tell_since(heard, self.view(), out)
    }

    fn tell_since(&self, heard: usize, observer: Observer, out: &mut impl Write) -> anyhow::Result<()> {
        let mut chronicle = Chronicle::of(observer);
        chronicle.follow(&self.session);
        let new = chronicle.steps().iter().filter(|step| heard == 0 || step.place.ply > heard);
        for told in worded(new) {
            writeln!(out, "{}", self.words.game.say(&told.text))?;
        }
        Ok(())
    }
}

fn wish(words: &str, choices: usize) -> Wish {
    match words {
        "u" => Wish::Undo,
        "h" => Wish::Hint,
        "q" => Wish::Quit,
        "?" => Wish::Help,
        number => match number.parse::<usize>() {
            Ok(number) if (1..=choices).contains(&number) => Wish::Choose(number - 1),
            _ => Wish::Unclear,
        },
    }
}

/// A line from the keyboard; nothing when there is none to come. Of a line longer than any answer the rest is another.
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

    fn table(recorder: Option<Recorder>) -> Table {
        let session = stuck::session([Player::bot(Bot::Random), Player::bot(Bot::Random)]);
        let words = Words::new(&stuck::PLUGIN, "en").expect("its words");
        Table { session, words, recorder, warned: false, heard: vec![0; 2], at_keyboard: None }
    }

    #[test]
    fn a_game_in_which_nothing_can_be_chosen_ends_with_a_sentence() {
        let mut table = table(None);
        let stopped = table.play(&mut Vec::new()).expect_err("it cannot go on");
        assert_eq!(
            stopped.to_string(),
            "Ox has to move but has no choice. This is an error in the rules of the game: it cannot continue."
        );
        assert_eq!(table.session.plies().len(), stuck::DECISIONS);
    }

    #[test]
    fn a_game_that_could_not_be_saved_is_saved_elsewhere_at_its_end_or_said_to_be_lost() {
        let folder = tempfile::tempdir().expect("a folder");
        let blocked = folder.path().join("blocked");
        std::fs::write(&blocked, "a file in place of the folder").expect("a file");
        let journal = stuck::header([Player::bot(Bot::Random), Player::bot(Bot::Random)]).line();
        let mut table = table(Some(Recorder::fresh(blocked.clone(), "stuck", journal)));
        table.play(&mut Vec::new()).expect_err("it cannot go on");
        assert!(table.warned);
        let lost = table.keep(&[blocked.join("deeper")]).expect_err("there is no place").to_string();
        assert!(lost.contains("is not saved (") && lost.contains("deeper"), "{lost}");
        let elsewhere = folder.path().join("elsewhere");
        table.keep(&[blocked.join("deeper"), elsewhere.clone()]).expect("a place");
        let text = std::fs::read_to_string(elsewhere.join("stuck-1.rondel")).expect("the game");
        assert_eq!(Journal::read(&text).expect("a game").entries.iter().count(), stuck::DECISIONS);
        // And where the way is free by then nothing else is written.
        std::fs::remove_file(&blocked).expect("the way is free");
        table.keep(std::slice::from_ref(&elsewhere)).expect("its own place");
        assert_eq!(std::fs::read_dir(elsewhere).expect("a folder").count(), 1);
        assert_eq!(std::fs::read_dir(blocked).expect("the games").count(), 1);
    }
}
