//! A table with people elsewhere that is open in this program, and not on its screen.

use std::path::Path;

use egui::Context;
use rondel::Text;
use rondel_hosting::Presence;
use rondel_online::Gathered;
use rondel_presenter::resolved::ResolvedScene;
use rondel_sound::Sound;
use rondel_tables::Away;

use super::Call;
use crate::context::AppContext;
use crate::faults;
use crate::home::{FarTable, Place, Progress, RoomId, names};
use crate::play::Play;

/// A table with people elsewhere.
pub(super) struct Room {
    pub(super) id: RoomId,
    pub(super) kind: Kind,
    /// Why it cannot go on.
    pub(super) fault: Option<String>,
    /// What its person has not read yet.
    unread: Option<News>,
}

/// How far a table has come.
pub(super) enum Kind {
    /// It is held here and waits for guests.
    Gathering(Box<Gathered>),
    /// It is held elsewhere, and has not begun.
    Calling(Box<dyn Away>),
    /// Its game is played.
    Playing(Box<Play>),
    /// It is no more.
    Closed,
}

/// What happened while nobody looked.
#[derive(Clone, Copy, PartialEq)]
enum News {
    Began,
    Turn,
}

impl Room {
    pub(super) fn new(id: RoomId, kind: Kind) -> Self {
        Self { id, kind, fault: None, unread: None }
    }

    pub(super) fn is_done(&self) -> bool {
        matches!(self.kind, Kind::Closed)
    }

    /// Hears and says what there is; what its person should be told of.
    pub(super) fn attend(&mut self, ctx: &Context, cx: &mut AppContext) -> Option<Call> {
        match &mut self.kind {
            Kind::Gathering(gathered) => {
                let before = gathered.open_seats();
                self.fault = gathered.attend().err().map(|error| error.to_string());
                if gathered.open_seats() != before {
                    cx.sound(Sound::Turn, 0.7);
                }
                if gathered.is_left() {
                    let Kind::Gathering(left) = std::mem::replace(&mut self.kind, Kind::Closed) else { return None };
                    left.call_off();
                    return None;
                }
                if !gathered.is_ready() {
                    return None;
                }
                self.deal(cx)
            }
            Kind::Calling(visit) => {
                visit.attend();
                if let Some(fault) = visit.fault() {
                    self.fault = Some(faults::visit_fault(fault, &cx.words));
                }
                if !visit.guest().has_begun() {
                    // Where somebody held the table up the others gather anew.
                    let anew = visit.guest().gathers_at().is_some();
                    if let Some(next) = anew.then(|| visit.follow(&cx.store.visits())).flatten() {
                        std::mem::replace(visit, next).leave();
                    }
                    return None;
                }
                let Kind::Calling(visit) = std::mem::replace(&mut self.kind, Kind::Closed) else { return None };
                let play = Play::visit(cx, visit)?;
                Some(self.begin(play, cx))
            }
            Kind::Playing(play) => {
                play.keep_going(ctx, cx);
                if !play.takes_call() {
                    return None;
                }
                self.unread = Some(News::Turn);
                cx.sound(Sound::Turn, 1.0);
                Some(Call { words: play.view().call_words(cx) })
            }
            Kind::Closed => None,
        }
    }

    /// Everybody is there.
    fn deal(&mut self, cx: &mut AppContext) -> Option<Call> {
        let Kind::Gathering(gathered) = std::mem::replace(&mut self.kind, Kind::Closed) else { return None };
        match gathered.begin(cx.store.games()) {
            Ok(held) => Some(self.begin(Play::host(cx, held), cx)),
            Err(error) => {
                cx.notices.push(cx.words.with("far-ended", "reason", Text::verbatim(error.to_string())));
                None
            }
        }
    }

    fn begin(&mut self, mut play: Play, cx: &AppContext) -> Call {
        // That one begins is said with it.
        play.takes_call();
        let words = began(&play, cx);
        self.kind = Kind::Playing(Box::new(play));
        self.unread = Some(News::Began);
        cx.sound(Sound::Turn, 1.0);
        Call { words }
    }

    /// What its person has not read yet, while it holds.
    pub(super) fn news(&self, cx: &AppContext) -> Option<String> {
        let Kind::Playing(play) = &self.kind else { return None };
        match self.unread? {
            News::Began => Some(began(play, cx)),
            News::Turn => play.view().is_own_turn().then(|| play.view().call_words(cx)),
        }
    }

    pub(super) fn put_away(&mut self) {
        self.unread = None;
    }

    /// Where it is written down.
    pub(super) fn file(&self) -> Option<&Path> {
        match &self.kind {
            Kind::Gathering(gathered) => Some(gathered.file()),
            Kind::Calling(visit) => visit.file(),
            Kind::Playing(play) => play.file(),
            Kind::Closed => None,
        }
    }

    pub(super) fn is_unsaved(&mut self) -> bool {
        if let Kind::Playing(play) = &mut self.kind { play.view_mut().is_unsaved() } else { false }
    }

    /// As Home shows it; nothing of what is over.
    pub(super) fn told(&self, cx: &AppContext) -> Option<FarTable> {
        let (plugin, people, progress, revision) = match &self.kind {
            Kind::Gathering(gathered) if gathered.has_gone_on() => return None,
            Kind::Gathering(gathered) => {
                let sitting = gathered.sitting().into_iter().filter(|sitting| sitting.presence != Presence::Open);
                let people = names(sitting.map(|sitting| sitting.player), &cx.words);
                (gathered.plugin(), people, Progress::Gathering(gathered.open_seats()), 0)
            }
            Kind::Calling(visit) => {
                let company = visit.guest().company().into_iter().map(|sitter| sitter.player);
                (visit.guest().plugin()?, names(company, &cx.words), Progress::Waiting, 0)
            }
            Kind::Playing(play) if play.is_over() => return None,
            Kind::Playing(play) => {
                let revision = 1 + play.view().revision();
                (play.game(), play.view().people(cx), play.view().progress(cx), revision)
            }
            Kind::Closed => return None,
        };
        let file = self.file().map(Path::to_owned);
        Some(FarTable { place: Place::Room(self.id), plugin, people, progress, revision, file })
    }

    pub(super) fn picture(&self, cx: &AppContext) -> Option<ResolvedScene> {
        if let Kind::Playing(play) = &self.kind { play.view().stands(cx) } else { None }
    }
}

fn began(play: &Play, cx: &AppContext) -> String {
    let title = Text::verbatim(cx.words.of(play.game().id).word("title"));
    cx.words.with("far-began", "game", title)
}
