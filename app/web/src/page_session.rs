//! The session of a page: the displayed progress of the game, the selected elements, and the state sent to the page.

use std::sync::Arc;
use std::time::Instant;

use egui::{Vec2, vec2};
use rondel::{Chronicle, ElementId, Plugin, Scene, Teams, Turn, View, rulebook};
use rondel_hosting::{ChatText, Guest, GuestError, Request, RequestRefused, ToGuest, ToHost, Update};
use rondel_presenter::describing::Describer;
use rondel_presenter::log::Log;
use rondel_presenter::narrowing::{Click, Narrowing};
use rondel_presenter::online::refusal;
use rondel_presenter::resolved::ResolvedScene;
use rondel_presenter::words::Words;
use serde::Serialize;

use super::catalog_cache::CatalogCache;
use super::claim::PageAction;
use super::shown::asked::{ShownAsk, clickables, why_not};
use super::shown::company::{ShownGame, ShownSeat, ShownStanding, company, seat_names, talk};
use super::shown::scene::{ShownScene, ShownZone};
use super::shown::told::{ShownEnd, ShownGoals, turns};
use super::shown::{Parts, page_words};
use super::watching::Watching;

/// The session of a page.
pub(super) struct PageSession {
    guest: Guest,
    words: Arc<Words>,
    chronicle: Option<Chronicle>,
    log: Log,
    watching: Watching,
    narrowing: Narrowing,
    /// Number of the current decision, incremented whenever a different decision is pending.
    decision: u64,
    /// Width and height available for the table on the page.
    room: Vec2,
    /// The step that was most recently laid out.
    laid: Option<LaidOutTable>,
    /// Message for the user, until their next action.
    notice: Option<Notice>,
    /// Whether a player declined the user's request to take back a decision, and the user was informed.
    declined: bool,
    /// Number of messages so far.
    notices: u32,
    parts: Parts,
    /// Whether the page has received its general messages in the current language.
    worded: bool,
}

struct LaidOutTable {
    step: usize,
    /// The view without its scene.
    view: View,
    /// The scene.
    scene: ResolvedScene,
    /// Whether the page has received this step.
    told: bool,
}

/// A message for the user of the page.
#[derive(Clone, Serialize)]
struct Notice {
    /// Sequence number of the message, so that a repeated message is announced again.
    number: u32,
    text: String,
    /// The element that the message refers to, to be shown in a close-up.
    thing: Option<String>,
    /// The text of the applicable rule.
    rule: Option<String>,
}

/// Whether the session continues after an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// The session continues.
    Stay,
    /// The user has left.
    Left,
}

impl PageSession {
    pub(super) fn new(mut guest: Guest, words: Arc<Words>) -> Self {
        guest.connected();
        let mut session = Self {
            guest,
            words,
            chronicle: None,
            log: Log::default(),
            watching: Watching::default(),
            narrowing: Narrowing::default(),
            decision: 1,
            room: vec2(16.0, 9.0),
            laid: None,
            notice: None,
            declined: false,
            notices: 0,
            parts: Parts::default(),
            worded: false,
        };
        session.follow();
        session
    }

    pub(super) fn guest(&self) -> &Guest {
        &self.guest
    }

    pub(super) fn into_guest(self) -> Guest {
        self.guest
    }

    pub(super) fn words(&self) -> &Words {
        &self.words
    }

    /// Returns the next message to the host, if any.
    pub(super) fn tell(&mut self) -> Option<ToHost> {
        self.guest.tell()
    }

    /// Repeats unanswered requests.
    pub(super) fn tick(&mut self) {
        self.guest.tick();
    }

    /// Processes a message from the host.
    pub(super) fn hear(&mut self, message: ToGuest) -> Result<(), GuestError> {
        match self.guest.hear(message)? {
            Update::Played => {
                self.decision += 1;
                self.narrowing.clear();
                self.follow();
            }
            Update::TakenBack(ply) => {
                self.decision += 1;
                self.narrowing.clear();
                (self.log, self.laid) = (Log::default(), None);
                if let Some(chronicle) = &mut self.chronicle {
                    chronicle.take_back_to(ply);
                    self.watching.jump(chronicle);
                }
                self.follow();
            }
            Update::Refused(refused) => {
                let words = self.words.word(refusal(refused));
                self.say(words, None, None);
            }
            Update::Standing => {
                let declined = self.guest.standing().and_then(|standing| standing.declined);
                let declined = declined.is_some() && declined == self.guest.seat();
                if declined && !self.declined {
                    let words = self.words.word(refusal(RequestRefused::Declined));
                    self.say(words, None, None);
                }
                self.declined = declined;
            }
            Update::Nothing | Update::Welcomed | Update::Unsaved | Update::Missed | Update::Said | Update::Opened => {}
        }
        Ok(())
    }

    /// Adds new events at the table to the chronicle, and shows the steps that are due.
    fn follow(&mut self) {
        if self.guest.has_begun() {
            let observer = self.guest.observer();
            let chronicle = self.chronicle.get_or_insert_with(|| Chronicle::of(observer));
            chronicle.follow(&self.guest);
            self.watching.advance(chronicle, self.guest.seat(), Instant::now());
        }
    }

    /// Returns when the next step is due.
    pub(super) fn next_at(&self) -> Option<Instant> {
        self.watching.next_at(self.chronicle.as_ref()?)
    }

    /// Shows the steps that are due.
    pub(super) fn advance(&mut self) {
        if let Some(chronicle) = &self.chronicle {
            self.watching.advance(chronicle, self.guest.seat(), Instant::now());
        }
    }

    /// Returns whether the user has to decide now. This requires that the current state is shown and that the user has
    /// not answered yet.
    fn is_asked(&self) -> bool {
        let present = self.chronicle.as_ref().is_some_and(|chronicle| self.watching.is_present(chronicle));
        present && self.guest.deciding().is_some() && !self.guest.has_chosen()
    }

    fn say(&mut self, text: String, thing: Option<String>, rule: Option<&str>) {
        self.notices += 1;
        let told = rule.filter(|rule| !rule.is_empty()).map(|rule| {
            let rules = self.guest.plugin().map_or("", |plugin| plugin.rules(self.words.language()));
            let told = rulebook::told(rules).find(|(number, _)| *number == rule);
            told.map_or_else(|| rule.to_owned(), |(number, told)| format!("{number} {told}"))
        });
        self.notice = Some(Notice { number: self.notices, text, thing, rule: told });
    }

    /// Processes a user action.
    pub(super) fn does(&mut self, deed: PageAction, catalogs: &CatalogCache) -> Next {
        match deed {
            PageAction::Tap(thing) => self.tap(&thing),
            PageAction::Choose(decision, choice) => {
                let count = self.guest.present().map_or(0, |view| view.choices.len());
                if decision == self.decision && self.is_asked() && choice < count {
                    self.choose(choice);
                }
            }
            PageAction::Clear => {
                self.narrowing.clear();
                self.notice = None;
            }
            PageAction::Room(width, height) => {
                let is_room = |length: f32| (16.0..=16_384.0).contains(&length);
                if is_room(width) && is_room(height) {
                    self.room = vec2(width, height);
                }
            }
            PageAction::Language(language) => {
                self.words = catalogs.of([language.as_str()]);
                (self.log, self.laid, self.notice, self.worded) = (Log::default(), None, None, false);
            }
            PageAction::TakeBack => self.guest.ask_back(),
            PageAction::Resign if self.guest.may_resign() => self.guest.resign(),
            PageAction::Resign => {}
            PageAction::Agree(yes) => self.guest.agree(yes),
            PageAction::Phrase(number) => self.guest.wish(Request::Say(ChatText::Phrase(number))),
            PageAction::Say(words) => {
                if !words.trim().is_empty() {
                    self.guest.wish(Request::Say(ChatText::Own(words)));
                }
            }
            PageAction::Again => self.guest.wish(Request::Again),
            PageAction::Leave => {
                self.guest.wish(Request::Leave);
                return Next::Left;
            }
        }
        Next::Stay
    }

    fn choose(&mut self, choice: usize) {
        self.narrowing.clear();
        self.notice = None;
        self.guest.choose(choice);
    }

    /// Handles a tap on an element, which makes a choice, narrows the choices, or shows information.
    fn tap(&mut self, thing: &str) {
        self.notice = None;
        let asked = self.is_asked();
        let Some(laid) = &self.laid else { return };
        let is_it = |id: &ElementId| id.to_string() == thing;
        let piece = laid.scene.pieces.iter().find(|piece| is_it(&piece.id));
        let region = laid.scene.zones.iter().flat_map(|zone| &zone.regions).find(|region| is_it(&region.id));
        let (id, help) = match (piece, region) {
            (Some(piece), _) => (piece.touch.clicks, piece.help.as_ref()),
            (None, Some(region)) => {
                let open = self.narrowing.open(&clickables(&laid.view)).elements;
                let field = region.fields.iter().find(|field| open.contains(field)).copied();
                (field.filter(|_| asked).unwrap_or(region.id), region.help.as_ref())
            }
            (None, None) => return,
        };
        let rule = help.map(|(_, rule)| *rule);
        if asked {
            let things = clickables(&laid.view);
            let id = self.narrowing.meant(id, &things, &laid.scene);
            match self.narrowing.click(id, &things) {
                Click::Takes(choice) => return self.choose(choice),
                Click::Narrows => return,
                Click::Dead => {
                    let catalog = self.words.of(self.guest.plugin().map_or("", |plugin| plugin.id));
                    if let Some((reason, rule)) = why_not(&laid.view, id, catalog) {
                        return self.say(reason, Some(thing.to_owned()), Some(rule));
                    }
                }
            }
        }
        self.say(String::new(), Some(thing.to_owned()), rule);
    }

    /// Returns the changes to be sent to the page, if any.
    pub(super) fn news(&mut self) -> Option<String> {
        let words = self.words.clone();
        if !std::mem::replace(&mut self.worded, true) {
            self.parts.say("words", &page_words(&words));
        }
        let unsaved = self.guest.is_unsaved().then(|| words.word("far-host-unsaved"));
        self.parts.say("unsaved", &unsaved);
        let Some(plugin) = self.guest.plugin() else {
            return self.parts.take();
        };
        let catalog = words.of(plugin.id);
        self.parts.say("game", &ShownGame::of(plugin, catalog));
        self.parts.say("seat", &self.guest.seat());
        self.lay_out(plugin);
        let asked = self.is_asked();
        let view = self.laid.as_ref().map(|laid| &laid.view);
        self.parts.say("company", &ShownSeat::all(&self.guest, view, catalog, &words));
        self.parts.say("standing", &ShownStanding::of(&self.guest, view, asked, catalog, &words));
        // With its version, a status with the same times as the last one restarts the clocks of the page.
        let clocks = self.guest.standing().and_then(|standing| Some((standing.version, standing.clocks.as_ref()?)));
        self.parts.say("clocks", &clocks);
        self.parts.say("talk", &talk(&self.guest, catalog, &words));
        self.parts.say("notice", &self.notice);
        if let Some(LaidOutTable { step, view, scene, told, .. }) = &mut self.laid {
            let ask = asked.then(|| ShownAsk::of(view, self.decision, &self.narrowing, catalog, &words));
            self.parts.say("ask", &ask);
            if !std::mem::replace(told, true) {
                let (seats, company) = (seat_names(&self.guest, catalog), company(&self.guest, catalog, &words));
                let voice = Describer { words: &words, seats: &seats };
                self.parts.say("scene", &ShownScene::of(scene));
                self.parts.say("zones", &scene.zones.len());
                for (place, zone) in ShownZone::all(scene, &voice).iter().enumerate() {
                    self.parts.say(format!("zone-{place}"), zone);
                }
                if let Some(chronicle) = &self.chronicle {
                    self.log.read_to(chronicle, *step + 1, catalog);
                }
                self.parts.say("turns", &turns(&self.log, &words, &seats));
                let teams = self.guest.welcome().map_or(Teams::ALONE, |welcome| welcome.teams);
                self.parts.say("goals", &ShownGoals::of(view, (&seats, teams), catalog, &words));
                let end = match &view.turn {
                    Some(Turn::Over(outcome)) => Some(ShownEnd::of(outcome, view, (&seats, &company), catalog, &words)),
                    _ => None,
                };
                self.parts.say("end", &end);
            }
        }
        self.parts.take()
    }

    /// Lays out the current step if the step or the best layout for the page has changed.
    fn lay_out(&mut self, plugin: &'static Plugin) {
        let Some(chronicle) = &self.chronicle else { return };
        let Some(step) = self.watching.shown() else { return };
        let known = self.laid.take().filter(|laid| laid.step == step);
        let (view, source) = match known {
            Some(laid) if laid.scene.layout == best_layout(&laid.scene.source, self.room) => {
                self.laid = Some(laid);
                return;
            }
            Some(laid) => (laid.view, laid.scene.source),
            None => {
                let place = chronicle.steps()[step].place;
                let Some(mut view) = self.guest.view(place) else { return };
                let source = std::mem::replace(&mut view.scene, Scene::new(view.observer));
                (view, Arc::new(source))
            }
        };
        let scene = ResolvedScene::in_layout(&source, best_layout(&source, self.room), self.words.of(plugin.id));
        self.laid = Some(LaidOutTable { step, view, scene, told: false });
    }
}

/// Returns the layout in which the table appears largest, or `None` for the default layout of the scene.
fn best_layout(scene: &Scene, room: Vec2) -> Option<usize> {
    let scale = |width: f32, height: f32| (room.x / width).min(room.y / height);
    let (mut best, mut largest) = (None, scale(scene.width, scene.height));
    for (place, other) in scene.layouts.iter().enumerate() {
        let size = scale(other.width, other.height);
        if size > largest {
            (best, largest) = (Some(place), size);
        }
    }
    best
}
