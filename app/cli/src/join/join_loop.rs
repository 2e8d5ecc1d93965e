//! A guest's main loop in a terminal, which reports events and reads commands.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use anyhow::{Context as _, bail};
use rondel::clock::shown;
use rondel::{Dealer, Seat, Table as _, Text, Turn, plugins};
use rondel_hosting::{ChatText, GuestError, Presence, Request, TakeBack, Update};
use rondel_online::GuestSession;
use rondel_presenter::clocks;
use rondel_presenter::ending::headline;
use rondel_presenter::online::{phrase, presence, refusal};
use rondel_presenter::opponents::Company;
use rondel_presenter::words::Words as HouseWords;
use rondel_tables::external_bot::{Asked, ExternalBot};
use rondel_tables::{Lost, RemoteTable as _};
use rondel_window::faults;

use super::super::play::words::{self, Words};
use super::super::{aside, complain};

/// The source of the player's choices.
pub(super) enum Hand {
    /// The keyboard. Chat messages and requests can be entered while others decide.
    Keyboard(Receiver<Option<String>>),
    /// A file with one line for each decision.
    Script(Receiver<Option<String>>),
    /// Random choices, after a pause.
    Any(Dealer, Duration),
    /// Another program.
    Program(Box<ExternalBot>),
}

impl Hand {
    /// Makes random choices from this seed, each after a pause.
    pub(super) fn any(seed: u64, pace: Duration) -> Self {
        Self::Any(Dealer::seeded(seed), pace)
    }
}

/// A guest at a remote table.
pub(super) struct JoinLoop {
    visit: GuestSession,
    /// Folder of the session files.
    folder: PathBuf,
    hand: Hand,
    language: &'static str,
    /// The messages of the game and of the terminal, or `None` until the game is known.
    words: Option<Words>,
    /// The messages shared with the window.
    house: HouseWords,
    /// Number of the next ply to report; 0 is the deal.
    told: usize,
    /// Number of plies when the player was last asked to decide.
    asked: Option<usize>,
    /// The last reported status of the table.
    standing: TableNotes,
    /// Number of the next chat message to report.
    heard: u32,
    /// Whether it was reported that the host cannot save the game.
    unsaved: bool,
    /// The last reported reason why the host is not connected.
    lost: Option<Lost>,
    /// Whether the input has ended.
    is_silent: bool,
    /// Whether the player was asked to confirm that they resign.
    asked_to_resign: bool,
}

/// The reported status of a table, apart from its game.
#[derive(Clone, Default, PartialEq)]
struct TableNotes {
    missing: Vec<Seat>,
    asks: Option<TakeBack>,
    declined: Option<Seat>,
    out_of_time: bool,
}

impl JoinLoop {
    pub(super) fn at(visit: GuestSession, folder: PathBuf, hand: Hand, language: &'static str) -> Self {
        let house = HouseWords::new(language, plugins().into_iter().flat_map(BTreeMap::into_values));
        Self {
            visit,
            folder,
            hand,
            language,
            words: None,
            house,
            told: 0,
            asked: None,
            standing: TableNotes::default(),
            heard: 0,
            unsaved: false,
            lost: None,
            is_silent: false,
            asked_to_resign: false,
        }
    }

    /// Plays until the end of the game or until the player leaves. Returns whether the end was reached.
    pub(super) fn run(&mut self, out: &mut impl Write) -> anyhow::Result<bool> {
        // A returning guest already knows the game and the chat.
        self.be_welcomed(out)?;
        self.heard = self.visit.guest().said().last().map_or(0, |last| last.number + 1);
        loop {
            self.attend(out)?;
            if self.visit.guest().is_opened() {
                return self.end(out).map(|()| true);
            }
            if !self.do_something(out)? {
                return Ok(false);
            }
            std::thread::sleep(Duration::from_millis(3));
        }
    }

    /// Processes and reports events.
    fn attend(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        for heard in self.visit.attend() {
            match heard {
                Update::Welcomed => self.be_welcomed(out)?,
                Update::Standing | Update::Unsaved => self.tell_standing(out)?,
                Update::Refused(refused) => writeln!(out, "({})", self.house.word(refusal(refused)))?,
                Update::Played => self.tell_new(out)?,
                Update::TakenBack(ply) => {
                    self.told = self.told.min(ply + 1);
                    self.asked = None;
                    self.words()?.line(out, "cli-taken-back", &[])?;
                }
                Update::Said => self.tell_words(out)?,
                Update::Nothing | Update::Missed | Update::Opened => {}
            }
            out.flush()?;
        }
        if let Some(fault) = self.visit.fault() {
            bail!("{}", self.ended(&faults::visit_fault(fault, &self.house)));
        }
        // Before the game begins, a guest follows the others to a new table if a player has delayed the start.
        if self.visit.guest().gathers_at().is_some() {
            // The file of the old table is kept, so that the old invitation leads to the new table.
            self.go_along()?;
        }
        Ok(())
    }

    fn ended(&self, reason: &str) -> String {
        self.house.with("far-ended", "reason", reason)
    }

    /// Executes the player's next command. Returns `false` if they leave.
    fn do_something(&mut self, out: &mut impl Write) -> anyhow::Result<bool> {
        let guest = self.visit.guest();
        let decides = guest.deciding().is_some() && !guest.has_chosen();
        if decides && !matches!(self.hand, Hand::Any(..) | Hand::Program(_)) {
            self.ask(out)?;
        }
        let typed = match &mut self.hand {
            Hand::Any(luck, pace) if decides => {
                std::thread::sleep(*pace);
                let count = self.visit.guest().present().map_or(1, |view| view.choices.len());
                self.visit.guest_mut().choose(luck.below(count.max(1) as u32) as usize);
                return Ok(true);
            }
            Hand::Any(..) => return Ok(true),
            Hand::Program(_) => {
                if decides {
                    self.let_program_choose()?;
                }
                return Ok(true);
            }
            Hand::Script(_) if !decides => return Ok(true),
            Hand::Script(lines) | Hand::Keyboard(lines) => lines.recv_timeout(Duration::from_millis(30)),
        };
        match typed {
            Ok(Some(line)) => return self.answer(line.trim(), decides, out),
            Ok(None) => self.is_silent = true,
            Err(_) => {}
        }
        // Without input, the guest only watches the game, and leaves when a decision is required.
        Ok(!(self.is_silent && decides))
    }

    /// Lets the program choose. If it fails, this and all further choices are made at random.
    fn let_program_choose(&mut self) -> anyhow::Result<()> {
        let guest = self.visit.guest();
        let (Some(view), Some(plugin), Some(seat)) = (guest.present(), guest.plugin(), guest.deciding()) else {
            return Ok(());
        };
        let Hand::Program(process) = &mut self.hand else { return Ok(()) };
        let words = self.words.as_ref().context("the host has not sent the game yet")?;
        let seats = guest.standing().map_or(0, |standing| standing.seats.len());
        match process.ask(Asked { game: plugin.id, seat, seats, view }, &words.game) {
            Ok(choice) => self.visit.guest_mut().choose(choice),
            Err(failed) => {
                complain(&format!("{failed}; choices are made at random from now on"));
                self.hand = Hand::any(u64::from(std::process::id()), Duration::ZERO);
            }
        }
        Ok(())
    }

    /// Executes a command. Returns `false` if it was the command to leave.
    fn answer(&mut self, line: &str, decides: bool, out: &mut impl Write) -> anyhow::Result<bool> {
        let count = self.visit.guest().present().filter(|_| decides).map_or(0, |view| view.choices.len());
        let agrees = self.visit.guest().standing().and_then(|standing| standing.asks).is_some();
        match (line, line.split_once(' ')) {
            ("", _) => {}
            ("q", _) => return Ok(false),
            ("resign", _) => self.resign(out)?,
            ("u", _) => self.visit.guest_mut().ask_back(),
            ("y" | "j", _) if agrees => self.visit.guest_mut().agree(true),
            ("n", _) if agrees => self.visit.guest_mut().agree(false),
            ("w", _) => self.tell_everybody(out)?,
            (_, Some(("s", words))) => self.visit.guest_mut().wish(Request::Say(ChatText::Own(words.to_owned()))),
            _ => match words::choice(line, count) {
                Some(choice) => self.visit.guest_mut().choose(choice),
                None => self.help(line, count, out)?,
            },
        }
        Ok(true)
    }

    /// Resigns once the player has confirmed it.
    fn resign(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(words) = &self.words else { return Ok(()) };
        let own = self.visit.guest().seat().filter(|_| self.visit.guest().may_resign());
        match own {
            None => words.line(out, "cli-cannot-resign", &[]),
            Some(_) if std::mem::replace(&mut self.asked_to_resign, true) => {
                self.visit.guest_mut().resign();
                Ok(())
            }
            Some(own) => words.line(out, "cli-resign-asked", &[("winner", self.name(own.rival()).into())]),
        }
    }

    fn help(&self, line: &str, count: usize, out: &mut impl Write) -> anyhow::Result<()> {
        // The messages of the game are not available before the host's welcome.
        let Some(words) = &self.words else { return Ok(()) };
        if line == "?" || count == 0 {
            return words.line(out, "cli-far-help", &[]);
        }
        words.line(out, "cli-unclear", &[("count", count.into())])
    }

    /// Asks for another game with the same players, and joins it as soon as the host has opened it.
    pub(super) fn go_again(&mut self) -> anyhow::Result<()> {
        self.visit.guest_mut().wish(Request::Again);
        while self.visit.next().is_none() {
            self.visit.attend();
            if let Some(fault) = self.visit.fault() {
                bail!("{}", self.ended(&faults::visit_fault(fault, &self.house)));
            }
            if let Some(Lost::Refused(refusal)) = self.visit.lost() {
                // The host has closed the table, so there will be no other game.
                bail!("{}", self.ended(&faults::visit_fault(&GuestError::Refused(*refusal), &self.house)));
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        self.go_along()
    }

    /// Moves to the same players' next table.
    fn go_along(&mut self) -> anyhow::Result<()> {
        self.visit = self.visit.follow(&self.folder)?;
        (self.told, self.asked, self.heard) = (0, None, 0);
        self.standing = TableNotes::default();
        Ok(())
    }

    /// Loads the messages of the game as soon as the game is known.
    fn be_welcomed(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if let (None, Some(plugin)) = (&self.words, self.visit.guest().plugin()) {
            let words = Words::new(plugin, self.language)?;
            writeln!(out, "{}", words.game.word("title"))?;
            if let Hand::Keyboard(_) = self.hand {
                words.line(out, "cli-far-help", &[])?;
            }
            if let Some(clock) = self.visit.guest().welcome().and_then(|welcome| welcome.clock) {
                writeln!(out, "{}", clocks::terms(clock, &self.house))?;
            }
            self.words = Some(words);
        }
        Ok(())
    }

    fn words(&self) -> anyhow::Result<&Words> {
        self.words.as_ref().context("the host has not sent the game yet")
    }

    /// Returns the names of all players at the table; empty before the host's welcome.
    fn company(&self) -> Company {
        let words = self.words.iter();
        let players = words.flat_map(|words| {
            self.visit.players().into_iter().map(|sitter| (words.game.say(&sitter.name), Some(sitter.player)))
        });
        Company::of(players, &self.house)
    }

    /// Returns the name of a seat and its player.
    fn name(&self, seat: Seat) -> Text {
        Text::verbatim(self.company().full(seat))
    }

    /// Reports changes to the players' connections and requests, to the connection with the host, and to the host's
    /// ability to save the game.
    fn tell_standing(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let lost = self.visit.lost().cloned();
        if lost != self.lost {
            match &lost {
                Some(Lost::Refused(_)) => aside(&format!("rondel: {}", self.house.word("far-not-open"))),
                Some(Lost::Cut(why)) => aside(&format!("rondel: {} ({why})", self.house.word("far-no-answer"))),
                None => {}
            }
            self.lost = lost;
        }
        let guest = self.visit.guest();
        if self.unsaved != guest.is_unsaved() {
            self.unsaved = guest.is_unsaved();
            let key = if self.unsaved { "far-host-unsaved" } else { "far-host-saved" };
            writeln!(out, "{}", self.house.word(key))?;
        }
        let Some(told) = guest.standing().filter(|_| guest.has_begun()) else { return Ok(()) };
        let own = guest.seat();
        let gone =
            |it: &rondel_hosting::PlayerStatus| matches!(it.presence, Presence::Lost | Presence::Left | Presence::Open);
        let missing = (0..).map(Seat::new).zip(&told.seats).filter(|(_, it)| gone(it)).map(|(seat, _)| seat);
        let goes_on = matches!(self.visit.guest().turn(), Some(Turn::Decide(_)));
        let is_up = own.zip(told.clocks.as_ref()).is_some_and(|(own, clocks)| clocks.is_up(own));
        let out_of_time = goes_on && is_up;
        let now = TableNotes { missing: missing.collect(), asks: told.asks, declined: told.declined, out_of_time };
        let before = std::mem::replace(&mut self.standing, now.clone());
        for seat in now.missing.iter().filter(|seat| !before.missing.contains(seat)) {
            writeln!(out, "{}", self.house.with("far-missing", "player", self.name(*seat)))?;
        }
        if let Some(asks) = now.asks.filter(|asks| before.asks.map(|it| it.by) != Some(asks.by) && own.is_some()) {
            let words = Text::new("far-asks").with("count", asks.plies as i64).with("player", self.name(asks.by));
            if own == Some(asks.by) {
                writeln!(out, "{}", self.house.word("far-asked"))?;
            } else {
                writeln!(out, "{} (y/n)", self.house.say(&words))?;
            }
        }
        if let Some(own) = own.filter(|_| now.out_of_time && !before.out_of_time) {
            writeln!(out, "{}", self.house.with("clock-up", "player", self.name(own)))?;
        }
        if now.declined.is_some() && now.declined == own && before.declined != own {
            writeln!(out, "{}", self.house.word("far-declined"))?;
        }
        Ok(())
    }

    /// Reports the players and their connections.
    fn tell_everybody(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let (standing, company) = (self.visit.guest().standing(), self.company());
        for (seat, it) in (0..).map(Seat::new).zip(standing.iter().flat_map(|standing| &standing.seats)) {
            writeln!(out, "{}: {}", company.short(seat), self.house.word(presence(it.presence)))?;
        }
        Ok(())
    }

    /// Reports new chat messages from others.
    fn tell_words(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let guest = self.visit.guest();
        for said in guest.said().iter().filter(|said| said.number >= self.heard && Some(said.by) != guest.seat()) {
            let words = match &said.words {
                ChatText::Phrase(number) => self.house.word(phrase(*number)),
                ChatText::Own(words) => words.clone(),
            };
            writeln!(out, "{}: {words}", self.company().short(said.by))?;
        }
        self.heard = guest.said().last().map_or(0, |last| last.number + 1);
        Ok(())
    }

    /// Reports new events.
    fn tell_new(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let guest = self.visit.guest();
        self.words()?.tell(out, &self.visit, guest.observer(), self.told, self.visit.place())?;
        self.told = guest.plies() + 1;
        Ok(())
    }

    fn ask(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let guest = self.visit.guest();
        if self.asked == Some(guest.plies()) {
            return Ok(());
        }
        let (view, words) = (guest.present().context("the host has not sent the position yet")?, self.words()?);
        words.show(out, view, None)?;
        let left = guest.seat().zip(self.visit.clocks()).and_then(|(seat, clocks)| *clocks.left.get(seat.index())?);
        if let Some(left) = left {
            words.line(out, "cli-time-left", &[("time", shown(left).into())])?;
        }
        write!(out, "> ")?;
        self.asked = Some(guest.plies());
        Ok(out.flush()?)
    }

    fn end(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        self.tell_new(out)?;
        if let Some(Turn::Over(outcome)) = self.visit.guest().turn() {
            if outcome.teams().has_partners(outcome.seats()) || outcome.score().is_some() {
                let named = outcome.winners().map(|seat| Text::verbatim(self.company().full(seat))).collect();
                writeln!(out, "{}", headline(&outcome, named, &self.house))?;
            }
            for seat in outcome.seats().each().filter(|_| !outcome.is_joint()) {
                writeln!(out, "{}. {}", outcome.placing(seat), self.company().full(seat))?;
            }
        }
        match self.visit.verdict() {
            Some(Ok(verdict)) => {
                let key = if verdict.shared { "far-fair" } else { "far-fair-since" };
                writeln!(out, "{}", self.house.word(key))?;
            }
            Some(Err(broken)) => {
                let reason = faults::broken(broken, &self.house);
                bail!("{}", self.house.with("far-unfair", "reason", reason))
            }
            None => {}
        }
        // Gives the host time to learn that everything has arrived.
        for _ in 0..20 {
            self.visit.attend();
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }
}
