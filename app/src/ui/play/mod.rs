//! A game at the table. The session changes in this file only; its neighbours draw.

mod bots;
pub mod choices;
pub mod cover;
pub mod ending;
pub mod header;
mod insight;
pub mod log;
pub mod narrowing;
mod parting;
pub mod reading;
pub mod screen;
mod side;
pub mod taking_back;
pub mod thinker;
mod weighing;

use std::path::PathBuf;

use egui::Context;
use rondel::journal::{Entry, FORMAT, Header, Journal, Notice, Player};
use rondel::{Bot, ElementId, IllegalAction, Observer, Plugin, Seat, Session, StartError, Told, Turn, UndoRefused};

use self::bots::Bots;
use self::choices::ShownChoice;
use self::ending::Ending;
use self::insight::{Insight, Purpose};
use self::log::Log;
use self::narrowing::{Click, Narrowing};
use self::parting::Parting;
use self::taking_back::plies_to_take_back;
use super::faults;
use super::house::House;
use super::table::TableView;
use super::table::pace::Pace;
use super::table::resolved::ResolvedScene;
use crate::store::{self, Kind, OpenError, Recorder, SaveError, Speed};

pub use self::screen::Leave;

/// A game at the table.
pub struct Play {
    plugin: &'static Plugin,
    session: Session,
    recorder: Recorder,
    /// What should be known about the file the game came from, though nothing in it is lost.
    remarks: Vec<Notice>,
    /// The person who sits before the screen, where several take turns.
    ready: Option<Seat>,
    /// Who had the turn and has yet to read what was told to them alone, before the cover falls.
    parting: Option<Parting>,
    /// Whether anything was ever hidden from anybody: then the screen is covered between two persons.
    secretive: bool,
    reading: reading::Reading,
    table: TableView,
    log: Log,
    narrowing: Narrowing,
    /// The choice the keyboard is on, by its place in the list.
    cursor: Option<usize>,
    /// Whether the arrow keys have just moved it, so that the list must follow.
    cursor_moved: bool,
    asides_open: bool,
    bots: Bots,
    /// The thought that is looked into in place of the log.
    insight: Option<Insight>,
    /// The ply of a bot whose thought the person is asked about before it is shown.
    asks_to_see: Option<usize>,
    /// Whether they have said in this game that they want to see what bots hold.
    agreed_to_see: bool,
    forced_at: Option<f64>,
    /// Until then the mouse takes nothing: what lies under the pointer has only just appeared there.
    settles_at: f64,
    /// Whether somebody decides and has no choice, so that the game cannot go on.
    stuck: bool,
    /// Whether the last ply is yet to be shown as it happens.
    just_played: bool,
    pace: Pace,
    /// Whether the game is only shown.
    shown: bool,
    /// The ply that is looked at, when it is not the present one.
    looking_back: Option<usize>,
    ending_open: bool,
    message: Option<Message>,
    hovered: Option<ElementId>,
    pointed: Vec<ElementId>,
}

/// A sentence to the person at the table.
struct Message {
    text: String,
    rule: Option<&'static str>,
    /// When it goes by itself; nothing where it stays until something else happens.
    until: Option<f64>,
}

impl Message {
    fn lasting(text: String) -> Self {
        Self { text, rule: None, until: None }
    }
}

/// How long after a decision a click cannot have been meant for what the decision brought.
const SETTLING: f64 = 0.25;

impl Play {
    /// Begins a new game.
    ///
    /// # Errors
    /// A setup that cannot be opened, or a number of players the game does not allow.
    pub fn begin(house: &House, plugin: &'static Plugin, header: Header) -> Result<Self, StartError> {
        let recorder = Recorder::begin(house.store.games(), &header);
        let session = Session::start(header)?;
        Ok(Self::sit_down(house, plugin, session, recorder))
    }

    /// Goes on with a game from a file, and says what was wrong with it. A sound file is continued; a damaged one is left
    /// as it is, and the game goes on in a new one.
    ///
    /// # Errors
    /// A file that cannot be read or is no game of this house.
    pub fn resume(house: &House, path: PathBuf) -> Result<(Self, Vec<String>), OpenError> {
        let bytes = store::read(&path, Kind::Game).map_err(|source| OpenError::File { path: path.clone(), source })?;
        let journal = Journal::read(&bytes).map_err(|source| OpenError::Journal { path: path.clone(), source })?;
        let game = journal.header.game.clone();
        let Some(plugin) = house.plugin(&game) else { return Err(OpenError::UnknownGame { path, game }) };
        let (session, faults) =
            Session::replay(journal).map_err(|source| OpenError::Start { path: path.clone(), source })?;
        let (damage, remarks): (Vec<_>, Vec<_>) = faults.into_iter().partition(Notice::is_damage);
        let recorder = match String::from_utf8(bytes) {
            Ok(text) if damage.is_empty() => Recorder::resume(path, text),
            _ => Recorder::fresh(house.store.games(), plugin.id, session.journal()),
        };
        let notices = damage.iter().map(|fault| faults::notice(fault, &house.words)).collect();
        Ok((Self { remarks, ..Self::sit_down(house, plugin, session, recorder) }, notices))
    }

    /// Shows a game that was played elsewhere, from its beginning. It is not written down, unless it is saved under a name.
    pub fn show(house: &House, plugin: &'static Plugin, session: Session) -> Self {
        let recorder = Recorder::fresh(house.store.games(), plugin.id, session.journal());
        let mut play = Self::sit_down(house, plugin, session, recorder);
        play.shown = true;
        play.ending_open = false;
        play.looking_back = (!play.session.plies().is_empty()).then_some(0);
        play.read(house, None);
        play
    }

    /// Whether the game is only shown: it belongs to another screen, where its person goes back to.
    pub fn is_shown(&self) -> bool {
        self.shown
    }

    /// The header of a new game of the same people.
    pub fn rematch(&self, seed: u64) -> Header {
        let header = self.session.header();
        Header {
            rondel: FORMAT,
            game: header.game.clone(),
            version: self.plugin.version.to_owned(),
            setup: rondel::setup::clone_setup(header.setup.as_ref()),
            players: header.players.clone(),
            seed,
        }
    }

    fn sit_down(house: &House, plugin: &'static Plugin, session: Session, recorder: Recorder) -> Self {
        let reading = reading::Reading::blank();
        let table = TableView::new(reading::scene(&session, session.state(), Observer::Bystander, house, plugin));
        let ending_open = matches!(session.turn(), Turn::Over(_));
        let mut play = Self {
            plugin,
            session,
            recorder,
            remarks: Vec::new(),
            ready: None,
            parting: None,
            secretive: false,
            reading,
            table,
            log: Log::default(),
            narrowing: Narrowing::default(),
            cursor: None,
            cursor_moved: false,
            asides_open: false,
            bots: Bots::default(),
            insight: None,
            asks_to_see: None,
            agreed_to_see: false,
            forced_at: None,
            settles_at: 0.0,
            stuck: false,
            just_played: false,
            pace: Pace::default(),
            shown: false,
            looking_back: None,
            ending_open,
            message: None,
            hovered: None,
            pointed: Vec::new(),
        };
        play.read(house, None);
        play
    }

    fn player(&self, seat: Seat) -> Option<&Player> {
        self.session.header().players.get(seat.index())
    }

    fn bot(&self, seat: Seat) -> Option<Bot> {
        self.player(seat).and_then(|player| player.bot)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.bot(seat).is_none()
    }

    fn persons(&self) -> Vec<Seat> {
        self.session.seats().each().filter(|seat| self.is_person(*seat)).collect()
    }

    /// Who looks at the screen.
    fn observer(&self) -> Observer {
        match (self.persons().as_slice(), self.session.turn()) {
            ([], _) => Observer::Bystander,
            ([only], _) => Observer::Seat(*only),
            // Where nothing is hidden nobody needs to say that they are ready.
            (_, Turn::Decide(seat)) if !self.secretive && self.is_person(seat) => Observer::Seat(seat),
            (_, Turn::Over(_)) => Observer::Bystander,
            (_, Turn::Decide(_)) if self.covered() => Observer::Bystander,
            _ => self.ready.map_or(Observer::Bystander, Observer::Seat),
        }
    }

    /// Whether the screen waits for the next person to sit down before it.
    pub fn covered(&self) -> bool {
        let Turn::Decide(seat) = self.session.turn() else { return false };
        self.secretive && self.is_person(seat) && self.persons().len() > 1 && self.ready != Some(seat)
    }

    /// The seat that decides, be it a person or a bot.
    fn decides(&self) -> Option<Seat> {
        if let Turn::Decide(seat) = self.session.turn() { Some(seat) } else { None }
    }

    /// The seat whose choices are shown.
    fn deciding_here(&self) -> Option<Seat> {
        let Turn::Decide(seat) = self.session.turn() else { return None };
        let here = self.is_person(seat) && !self.covered() && self.looking_back.is_none();
        (here && !self.stuck).then_some(seat)
    }

    /// Says the position anew: after a decision, an undo, another observer, another language. Pieces glide where a time
    /// is given.
    pub fn read(&mut self, house: &House, glide: Option<f64>) {
        self.stuck = self.decides().is_some() && self.session.game().actions(self.session.state()).is_empty();
        self.secretive = self.secretive || reading::hides_anything(&self.session, self.session.state());
        // Who decides while everything is open already sits before the screen when the first secret turns up.
        if let Turn::Decide(seat) = self.session.turn()
            && !self.secretive
            && self.is_person(seat)
        {
            self.ready = Some(seat);
        }
        self.narrowing.clear();
        self.cursor = None;
        self.hovered = None;
        self.pointed.clear();
        let observer = self.observer();
        let state = self.looking_back.and_then(|ply| self.session.state_at(ply)).unwrap_or(self.session.state());
        let scene = reading::scene(&self.session, state, observer, house, self.plugin);
        match glide {
            Some(now) => self.show_ply(scene, observer, house, now),
            None => self.table.replace_scene(scene),
        }
        let catalog = house.words.of(self.plugin.id);
        self.log.read(&self.session, observer, catalog, !self.secretive);
        self.reading = reading::Reading::of(self, house);
        self.keep_insight(house);
        self.forced_at = None;
        if let Some(seat) = self.decides().filter(|_| self.stuck) {
            let name = rondel::Text::verbatim(self.seat_name(seat, house));
            self.message = Some(Message::lasting(house.words.with("fault-stuck", "seat", name)));
        }
    }

    /// Shows the table; where a ply has just been played, with what happened in it.
    fn show_ply(&mut self, scene: ResolvedScene, observer: Observer, house: &House, now: f64) {
        let played = self.session.plies().last().filter(|_| std::mem::take(&mut self.just_played));
        let Some(ply) = played else {
            self.table.show_scene(scene, house.settings.speed.seconds(), now);
            return;
        };
        let told: Vec<Told> = ply.announcements().map(|told| told.to(observer)).collect();
        let before = self.session.plies().len().checked_sub(2).map(|ply| self.session.plies()[ply].seat);
        if before != Some(ply.seat) {
            self.table.clear_marks_of(ply.seat);
        }
        if self.is_person(ply.seat) {
            self.pace.rest();
        }
        let seconds = self.pace.seconds(&self.table.traces_to(&scene, &told), Some(ply.seat), house.settings.speed);
        let seconds = if self.bots.skipping { 0.0 } else { seconds };
        self.table.show_moment(scene, &told, Some(ply.seat), seconds, now);
        self.bots.next_move_at = now + f64::from(seconds);
    }

    /// Lets bots move and takes forced choices; called once for every frame.
    pub fn advance(&mut self, ctx: &Context, house: &House) {
        if self.looking_back.is_some() {
            return;
        }
        let now = ctx.input(|input| input.time);
        match self.session.turn() {
            Turn::Decide(_) if self.stuck => self.bots.skipping = false,
            Turn::Decide(seat) => match self.bot(seat) {
                Some(_) => self.advance_bot(ctx, house, now),
                None => self.advance_forced(ctx, house, now),
            },
            Turn::Over(_) => self.bots.skipping = false,
        }
    }

    /// Plays a choice, writes it down and shows what came of it.
    fn take(&mut self, index: usize, house: &House, now: f64) {
        self.bots.forget();
        self.settle(house, now);
        let before = self.observer();
        match self.session.play(index) {
            Ok(ply) => {
                let line = Entry::Play { seat: ply.seat, action: ply.action.clone() }.line();
                self.recorder.append(&line);
            }
            Err(refused) => {
                self.refuse(&refused, house);
                return;
            }
        }
        if let Turn::Over(_) = self.session.turn() {
            self.ending_open = true;
        }
        self.just_played = true;
        let glide = (self.observer() == before || !self.secretive).then_some(now);
        self.read(house, glide);
        // What was said to one person is not for the next.
        if self.covered() {
            self.message = None;
            self.parting = self.parting_of(before, house);
        }
    }

    /// Says why a choice was not taken. A bot that chose it would do so for ever, so it halts.
    fn refuse(&mut self, refused: &IllegalAction, house: &House) {
        let fault = faults::illegal_action(refused, &house.words);
        let by_bot = self.decides().is_some_and(|seat| !self.is_person(seat));
        let text = if by_bot {
            self.bots.halt();
            house.words.with("bot-refused", "reason", rondel::Text::verbatim(fault))
        } else {
            fault
        };
        self.message = Some(Message::lasting(text));
    }

    /// Where nothing moves, nothing slips under the pointer unseen either: there a click counts at once.
    fn settle(&mut self, house: &House, now: f64) {
        self.settles_at = if house.settings.speed == Speed::None { now } else { now + SETTLING };
    }

    /// Whether this is a click of the mouse that was meant for what lay here before. Keys are never too early.
    fn clicks_too_early(&self, ctx: &Context) -> bool {
        ctx.input(|input| input.pointer.any_click() && input.time < self.settles_at)
    }

    /// Plays the choice at this place of the list.
    fn choose(&mut self, place: usize, house: &House, now: f64) {
        if self.deciding_here().is_some() && place < self.reading.choices.len() {
            self.message = None;
            // Who decides goes on; a hint goes by itself, with the position it was for.
            self.insight = self.insight.take().filter(|insight| insight.purpose == Purpose::Hint);
            self.take(place, house, now);
        }
    }

    /// Takes decisions back to the person's own one before, and writes that down.
    pub fn undo(&mut self, house: &House, now: f64) {
        if self.looking_back.is_some() {
            self.look_at(self.session.plies().len(), house, now);
            return;
        }
        let count = plies_to_take_back(&self.session, |seat| self.is_person(seat), house.settings.forced);
        match count {
            Ok(count) => {
                let (covered, before) = (self.covered(), self.decides());
                self.bots.forget();
                self.bots.skipping = false;
                self.ending_open = false;
                self.message = None;
                self.parting = None;
                for _ in 0..count {
                    if self.session.undo().is_err() {
                        break;
                    }
                    self.recorder.append(&Entry::Undo.line());
                }
                // Who sat here last may have stood up: the cover asks anew, whoever decides now.
                if self.secretive && (covered || self.decides() != before) {
                    self.ready = None;
                }
                self.log.forget_from(self.session.plies().len());
                self.read(house, Some(now));
            }
            Err(refused) => {
                let text = match refused {
                    UndoRefused::NothingPlayed => house.words.word("undo-nothing"),
                    UndoRefused::SecretSeen => house.words.word("undo-secret"),
                };
                self.message = Some(Message::lasting(text));
            }
        }
    }

    /// Shows the position before ply number `ply`; the present one where it is the number of plies.
    fn look_at(&mut self, ply: usize, house: &House, now: f64) {
        self.looking_back = (ply < self.session.plies().len()).then_some(ply);
        self.read(house, Some(now));
    }

    /// The next person says that they sit before the screen.
    fn sit_before(&mut self, seat: Seat, house: &House, now: f64) {
        self.settle(house, now);
        self.ready = Some(seat);
        self.parting = None;
        self.message = None;
        self.read(house, None);
    }

    /// A thing on the table was clicked.
    fn click(&mut self, id: ElementId, house: &House, now: f64) {
        self.message = None;
        if self.deciding_here().is_none() {
            return;
        }
        let targets: Vec<&[ElementId]> = self.reading.choices.iter().map(|choice| choice.targets.as_slice()).collect();
        match self.narrowing.click(id, &targets) {
            Click::Takes(index) => self.choose(index, house, now),
            Click::Narrows => self.cursor = None,
            Click::Dead => self.message = Some(self.why_not(id, house)),
        }
    }

    fn why_not(&self, id: ElementId, house: &House) -> Message {
        if let Some(obstacle) = self.reading.obstacles.iter().find(|obstacle| obstacle.element == id) {
            return Message { text: obstacle.reason.clone(), rule: Some(obstacle.rule), until: None };
        }
        let name = self.table.scene().piece(id).map(|piece| piece.name.clone()).unwrap_or_default();
        let text = house.words.with("click-dead", "thing", rondel::Text::verbatim(name));
        Message::lasting(text)
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

    /// The game in progress.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The sentence that is shown to the person, if any.
    pub fn message(&self) -> Option<&str> {
        self.message.as_ref().map(|message| message.text.as_str())
    }

    /// The file the game is kept in, once it has one.
    pub fn file(&self) -> Option<&std::path::Path> {
        self.recorder.path()
    }

    /// Tries once more to write what is not on disk, or no longer; true where it still is not.
    pub fn is_unsaved(&mut self) -> bool {
        self.recorder.settle();
        self.recorder.trouble().is_some()
    }

    /// Says that the game goes on in another file, once for each time that its own was lost.
    pub fn tell_moved(&mut self, house: &mut House) {
        if let Some(moved) = self.recorder.take_moved() {
            house.notices.push(faults::moved(&moved, &house.words));
        }
    }

    /// Why the game is not on disk, if it is not.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.recorder.trouble()
    }

    /// How the game ended, once it is over.
    pub fn ending(&self) -> Option<&Ending> {
        self.reading.ending.as_ref()
    }
}
